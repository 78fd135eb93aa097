"""What a copy of a database is said to be: production, which has moved here, or a copy at rest."""

from __future__ import annotations

from functools import partial

from pg_checkpoint.arguments import check_flag
from pg_checkpoint.errors import InvalidOptionError
from pg_checkpoint.postgres.database import Database
from pg_checkpoint.postgres.home import find_home, set_home
from pg_checkpoint.postgres.migrations import on_database
from pg_checkpoint.settings import Dsn, check_environment

# Seconds: a large copy may have many marks, and nobody works in it yet.
_TIMEOUT = 3600.0


def adopt(
    dsn: Dsn = "",
    *,
    schema: str | None = None,
    environment: str | None = None,
    anywhere: bool = False,
) -> None:
    """Says that a schema is at home in this database, as production that has moved there is.

    `recover`, background retention and sweeps work there from now on, and no longer where it was at
    home before it was copied, if that has the same row. Needs the rights of the tables' owner.

    Args:
        dsn: As for `migrate`.
        schema: As for `migrate`.
        environment: The name of the environment, such as production, that savers with that option
            ask for. None leaves it as it is, and "" takes it away.
        anywhere: Whether all copies count as its home too, for a template that tests clone.

    Raises:
        InvalidOptionError: If an argument has an impossible value.
        SchemaNotReadyError: If the tables are not there.
        MissingRightError: If row-level security keeps the role from it.
        psycopg.Error: If the server can't be reached, or refuses.
    """
    check_flag("anywhere", anywhere)
    check_environment(environment, or_empty=True)
    on_database(dsn, schema, partial(_adopt, environment, anywhere))


def quiesce(
    dsn: Dsn = "",
    *,
    schema: str | None = None,
    environment: str | None = None,
    physical_copy: bool = False,
) -> None:
    """Makes a copy forget what production has under way, and adopts it.

    Deletes all leases, with what waits to be resumed, attempts and what was given up, and the turns
    of retention, and notes of every thread that it has no tasks to run, in one transaction. No
    checkpoint is touched: a thread that is invoked continues from its newest one.

    Args:
        dsn: As for `migrate`.
        schema: As for `migrate`.
        environment: As for `adopt`. It has to be given if the schema has a name, which is that of
            production.
        physical_copy: Whether it is a copy of the whole server (a snapshot, a base backup), which
            has all that tells a database from others. Without it, a schema that is at home is
            refused: it might be production.

    Raises:
        InvalidOptionError: If the schema is at home in this database or has a name and gets none,
            or an argument has an impossible value.
        SchemaNotReadyError: If the tables are not there.
        MissingRightError: If row-level security keeps the role from it; nothing was changed then.
        psycopg.Error: If the server can't be reached, or refuses.
    """
    check_flag("physical_copy", physical_copy)
    check_environment(environment, or_empty=True)
    on_database(dsn, schema, partial(_quiesce, environment, physical_copy))


async def _adopt(environment: str | None, anywhere: bool, database: Database) -> None:
    await set_home(database, _TIMEOUT, anywhere=anywhere, environment=environment)


async def _quiesce(environment: str | None, physical_copy: bool, database: Database) -> None:
    home = await find_home(database, _TIMEOUT)
    if home.is_here and not physical_copy:
        raise InvalidOptionError(
            f"schema {database.schema!r} is at home in this database, so it is no copy, or was "
            "adopted already: quiescing it would drop the runs that wait to be resumed. For a copy "
            "of the whole server, which looks the same, give physical_copy (--physical-copy)"
        )
    if home.environment is not None and environment is None:
        raise InvalidOptionError(
            f"this is a copy of environment {home.environment!r}, and would be taken for it: give "
            "the copy a name of its own with environment (--environment), or '' for none"
        )
    await set_home(database, _TIMEOUT, environment=environment, clears=True)
