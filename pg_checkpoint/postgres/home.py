"""Where a schema is at home: the database it was set up in, which a copy of it is not.

A clone, a restored dump or a logical replica has the leases, due times and turns of where it came
from. What begins by itself (runs that are resumed, retention, sweeps) asks here first, and stands
still in a copy until somebody says what it is (copies.py). What is called for goes on.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from shlex import quote
from typing import Any, NamedTuple

import psycopg

from pg_checkpoint.errors import MissingRightError
from pg_checkpoint.postgres.database import Database
from pg_checkpoint.settings import DEFAULT_SCHEMA, Settings

logger = logging.getLogger(__name__)

# The statements of `quiesce`.
_CLEARING = "clear_leases", "clear_marks", "clear_retention_turns", "clear_wakeups"


class Home(NamedTuple):
    """A row of get_home.sql: this database, and the one that the schema is at home in."""

    server: str | None  # the system identifier of this server; None if it is not known
    database: int | None  # the oid of this database; None on a worker of Citus
    home_server: str | None  # that of the server where it is at home; None for any
    home_database: int | None  # that of the database; None for any

    @property
    def is_here(self) -> bool:
        """Whether it is at home here, as far as is known: what is unknown does not differ."""
        pairs = (self.server, self.home_server), (self.database, self.home_database)
        return all(here is None or home is None or here == home for here, home in pairs)

    @property
    def differs(self) -> str | None:
        """What tells this database from the home; None if nothing does."""
        if self.is_here:
            return None
        return "it was set up in another database, of which this is a copy"


def remedy(schema: str) -> str:
    """The commands, one of which is to be run in a copy."""
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
        self._told: str | None = None

    async def is_at_home(self, database: Database) -> bool:
        """Looks anew: a connection may lead to another server than before."""
        differs = (await find_home(database, self._timeout)).differs
        if differs is not None and differs != self._told:
            schema = database.schema
            told = "%s stands still in schema %s: %s. Run %s"
            logger.warning(told, self._what, schema, differs, remedy(schema))
        self._told = differs
        return differs is None


async def find_home(database: Database, timeout: float) -> Home:
    """Which database this is, and which one the schema is at home in."""
    rows = await database.read([database.statement("get_home")], timeout=timeout)
    return Home._make(rows[0][0])


async def set_home(
    database: Database,
    timeout: float,
    *,
    anywhere: bool = False,
    clears: bool = False,
) -> None:
    """Says that the schema is at home here, as `adopt` does; with `clears` as `quiesce` does."""
    home = await find_home(database, timeout)
    place: Sequence[Any] = (None, None) if anywhere else home[:2]
    names = _CLEARING if clears else ()
    cleared = [database.statement(name) for name in names]
    bounds = database.bounds(timeout, generic_plan=False)
    setting = database.statement("set_home", *place)
    try:
        await database.run([bounds, *cleared, setting], timeout=timeout)
    except psycopg.errors.SubstringError as error:  # set_home.sql
        raise MissingRightError(
            "only the owner of the tables may say where the schema is at home; nothing was changed"
        ) from error
