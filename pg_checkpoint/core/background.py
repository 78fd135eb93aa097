"""Background work, and the guard that keeps it away from a copy of a database.

A schema is at home in the database that it was set up in, which a copy of it is not. A clone, a
restored dump or a logical replica has the leases, due times and turns of where it came from. What
begins by itself (runs that are resumed, retention, sweeps) asks here first, and stands still in a
copy until somebody says what it is. What is called for goes on.
"""

from __future__ import annotations

import asyncio
import logging
import time
import zlib
from collections.abc import Callable, Sequence
from functools import partial
from shlex import quote
from typing import NamedTuple, TypeAlias

import psycopg

from pg_checkpoint.core.arguments import check_flag
from pg_checkpoint.core.database import Database
from pg_checkpoint.core.errors import InvalidOptionError, MissingRightError
from pg_checkpoint.core.loops import Periodic
from pg_checkpoint.core.migrations import on_database
from pg_checkpoint.core.options import DEFAULT_SCHEMA, Dsn, Settings
from pg_checkpoint.core.transaction import Statement

logger = logging.getLogger(__name__)

# Seconds: a large copy may have many marks, and nobody works in it yet.
_HOME_TIMEOUT = 3600.0


class Home(NamedTuple):
    """A row of get_home: this database, and the one that the schema is at home in."""

    server: str | None  # the system identifier of this server; None if it is not known
    database: int | None  # the oid of this database; None on a worker of Citus
    home_server: str | None  # that of the server where it is at home; None for any
    home_database: int | None  # that of the database; None for any

    @property
    def is_here(self) -> bool:
        """The schema is at home here, as far as is known: what is unknown does not differ."""
        pairs = (self.server, self.home_server), (self.database, self.home_database)
        return all(here is None or home is None or here == home for here, home in pairs)

    @property
    def differs(self) -> str | None:
        return (
            None if self.is_here else "it was set up in another database, of which this is a copy"
        )


def remedy(schema: str) -> str:
    """Names the commands, one of which is to be run in a copy."""
    where = "" if schema == DEFAULT_SCHEMA else f" --schema {quote(schema)}"
    return (
        f"`pg-checkpoint adopt{where}` if this is where production is now, or `pg-checkpoint "
        f"quiesce{where}` if this is a copy that must not continue its runs"
    )


class HomeGuard:
    """Lets what begins by itself begin only where the schema is at home."""

    def __init__(self, settings: Settings, what: str) -> None:
        self._timeout = settings.read_timeout
        self._what = what
        self._warned_of: str | None = None

    async def is_at_home(self, database: Database) -> bool:
        """Looks anew: a connection may lead to another server than before."""
        differs = (await find_home(database, self._timeout)).differs
        if differs is not None and differs != self._warned_of:
            schema = database.schema
            message = "%s stands still in schema %s: %s. Run %s"
            logger.warning(message, self._what, schema, differs, remedy(schema))
        self._warned_of = differs
        return differs is None


async def find_home(database: Database, timeout: float) -> Home:
    rows = await database.read([database.statement("get_home")], timeout=timeout)
    return Home._make(rows[0][0])


async def _set_home(database: Database, *, anywhere: bool = False, clears: bool = False) -> None:
    """Says that the schema is at home here, as `adopt` does; with `clears` as `quiesce` does."""
    home = await find_home(database, _HOME_TIMEOUT)
    statements = [database.bounds(_HOME_TIMEOUT, generic_plan=False)]
    if clears:
        names = "clear_leases", "clear_marks", "clear_retention_turns", "clear_wakeups"
        statements += [database.statement(name) for name in names]
    place = (None, None) if anywhere else home[:2]
    statements.append(database.statement("set_home", *place))
    try:
        await database.run(statements, timeout=_HOME_TIMEOUT)
    except psycopg.errors.SubstringError as error:  # set_home
        raise MissingRightError(
            "only the owner of the tables can change the home of the schema; nothing was changed"
        ) from error


# Deletes what has expired, piece by piece beside the writers.
#
# Any number of processes may have a sweeper: of those that come to it at once, one works. Each
# piece takes a lock until its commit, so that nothing is held in between.


# Rows that one statement deletes: few enough that nobody waits long for it.
_PIECE = 1_000

# The statements of one piece, given how many rows each may delete and the lock's number. Each
# answers with a count, or null if another process has the lock.
Statements: TypeAlias = "Callable[[int, int], Sequence[Statement]]"


class Sweeper:
    """Sweeps one kind of rows, when it is told to or by itself."""

    def __init__(
        self, database: Database, settings: Settings, what: str, statements: Statements
    ) -> None:
        self._database = database
        self._timeout = settings.write_timeout
        self._guard = HomeGuard(settings, f"the sweeper of {what}")
        self._what, self._statements = what, statements
        self._every = 0.0
        self._periodic = Periodic("a sweep", self._sweep_now)

    @property
    def lock(self) -> int:
        """The number of the advisory lock that a sweep of this schema takes."""
        return zlib.crc32(f"sweep {self._what} {self._database.schema}".encode())

    async def sweep(self, *, at_home: bool = False) -> int:
        """Deletes all that has expired; returns how many rows the first statement deleted."""
        deleted = 0
        while not at_home or await self._guard.is_at_home(self._database):
            started = time.monotonic()
            bounds = self._database.bounds(self._timeout, generic_plan=False)
            piece = [bounds, *self._statements(_PIECE, self.lock)]
            _, *rows = await self._database.run(piece, timeout=self._timeout)
            counts = [answer[0][0] or 0 for answer in rows]  # None: another process is at it
            deleted += counts[0]
            if max(counts) < _PIECE:
                break
            # As long as it worked: the server has others to serve.
            worked = time.monotonic() - started
            if not at_home:
                await asyncio.sleep(worked)
            elif await self._periodic.rest(worked):
                break
        return deleted

    def start(self, minutes: float, first: float | None = None) -> asyncio.Task[None]:
        """Sweeps every so many minutes from now on; returns the task, also if there was one."""
        if not self._periodic.is_running:
            self._every = minutes * 60
        return self._periodic.start(self._every if first is None else first)

    async def stop(self, timeout: float | None = None) -> bool:
        """Stops after the piece under way; returns whether that was within so many seconds."""
        return await self._periodic.stop(timeout)

    async def _sweep_now(self) -> float:
        if deleted := await self.sweep(at_home=True):
            logger.info("swept %s", self._what, extra={"deleted": deleted})
        return self._every


def adopt(dsn: Dsn = "", *, schema: str | None = None, anywhere: bool = False) -> None:
    """Makes a database the home of a schema, after production has moved there.

    From then on `recover`, background retention and sweeps work in this database, and no longer in
    the one that it was copied from, if both share the row that names the home. Needs the rights of
    the tables' owner.

    Args:
        dsn: As for `migrate`.
        schema: As for `migrate`.
        anywhere: Whether all copies count as the schema's home too, for a template that tests
            clone.

    Raises:
        InvalidOptionError: If an argument has an impossible value.
        SchemaNotReadyError: If the tables are not there.
        MissingRightError: If row-level security keeps the role from it.
        psycopg.Error: If the server can't be reached, or refuses.
    """
    check_flag("anywhere", anywhere)
    on_database(dsn, schema, partial(_set_home, anywhere=anywhere))


def quiesce(dsn: Dsn = "", *, schema: str | None = None, force: bool = False) -> None:
    """Makes a copy forget the runs that production has under way, and adopts the copy.

    In one transaction this deletes all leases (with the runs that wait to be resumed, their
    attempts, and the runs that were given up) and the turns of retention, and marks every thread as
    one without tasks to run. Checkpoints stay: a thread that is invoked continues from its newest
    one.

    Args:
        dsn: As for `migrate`.
        schema: As for `migrate`.
        force: Whether to do so in the schema's home: a copy of the whole server (a snapshot, a base
            backup) looks like production.

    Raises:
        InvalidOptionError: If the schema is at home in this database, which may be production, or
            an argument has an impossible value.
        SchemaNotReadyError: If the tables are not there.
        MissingRightError: If row-level security keeps the role from it; nothing was changed then.
        psycopg.Error: If the server can't be reached, or refuses.
    """
    check_flag("force", force)

    async def call(database: Database) -> None:
        if not force and (await find_home(database, _HOME_TIMEOUT)).is_here:
            raise InvalidOptionError(
                f"schema {database.schema!r} is at home in this database: it is not a copy, or was "
                "adopted already. Quiescing it would drop the runs that wait to be resumed. If "
                "this is a copy of the whole server, which looks the same, pass force=True "
                "(--force)"
            )
        await _set_home(database, clears=True)

    on_database(dsn, schema, call)
