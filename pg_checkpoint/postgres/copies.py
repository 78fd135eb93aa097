"""What a copy of a database is said to be: production, which has moved here, or a copy at rest."""

from __future__ import annotations

from functools import partial

from pg_checkpoint.arguments import check_flag
from pg_checkpoint.errors import InvalidOptionError
from pg_checkpoint.postgres.database import Database
from pg_checkpoint.postgres.home import find_home, set_home
from pg_checkpoint.postgres.migrations import on_database
from pg_checkpoint.settings import Dsn

# Seconds: a large copy may have many marks, and nobody works in it yet.
_TIMEOUT = 3600.0


def adopt(
    dsn: Dsn = "",
    *,
    schema: str | None = None,
    anywhere: bool = False,
) -> None:
    """Says that a schema is at home in this database, as production that has moved there is.

    `recover`, background retention and sweeps work there from now on, and no longer where it was at
    home before it was copied, if that has the same row. Needs the rights of the tables' owner.

    Args:
        dsn: As for `migrate`.
        schema: As for `migrate`.
        anywhere: Whether all copies count as its home too, for a template that tests clone.

    Raises:
        InvalidOptionError: If an argument has an impossible value.
        SchemaNotReadyError: If the tables are not there.
        MissingRightError: If row-level security keeps the role from it.
        psycopg.Error: If the server can't be reached, or refuses.
    """
    check_flag("anywhere", anywhere)
    on_database(dsn, schema, partial(_adopt, anywhere))


def quiesce(dsn: Dsn = "", *, schema: str | None = None, force: bool = False) -> None:
    """Makes a copy forget what production has under way, and adopts it.

    Deletes all leases, with what waits to be resumed, attempts and what was given up, and the turns
    of retention, and notes of every thread that it has no tasks to run, in one transaction. No
    checkpoint is touched: a thread that is invoked continues from its newest one.

    Args:
        dsn: As for `migrate`.
        schema: As for `migrate`.
        force: Whether to do so where the schema is at home: in a copy of the whole server (a
            snapshot, a base backup), which looks like production.

    Raises:
        InvalidOptionError: If the schema is at home in this database, which may be production, or
            an argument has an impossible value.
        SchemaNotReadyError: If the tables are not there.
        MissingRightError: If row-level security keeps the role from it; nothing was changed then.
        psycopg.Error: If the server can't be reached, or refuses.
    """
    check_flag("force", force)
    on_database(dsn, schema, partial(_quiesce, force))


async def _adopt(anywhere: bool, database: Database) -> None:
    await set_home(database, _TIMEOUT, anywhere=anywhere)


async def _quiesce(force: bool, database: Database) -> None:
    if not force and (await find_home(database, _TIMEOUT)).is_here:
        raise InvalidOptionError(
            f"schema {database.schema!r} is at home in this database, so it is no copy, or was "
            "adopted already: quiescing it would drop the runs that wait to be resumed. A copy of "
            "the whole server looks the same: there give force (--force)"
        )
    await set_home(database, _TIMEOUT, clears=True)
