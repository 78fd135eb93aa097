"""The schema's versions: which are applied, applying the rest, refusing what does not fit.

The numbered files of sql/migrations are the only truth about the schema. Each
is one transaction; its first act is to claim its version, so that of many
migrators one does the work and the others see it done.
"""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import Callable, Coroutine, Sequence
from datetime import datetime
from typing import Any, NamedTuple, TypeVar

from psycopg import errors

from pg_checkpoint.connecting import connect
from pg_checkpoint.database import Database
from pg_checkpoint.errors import (
    SchemaNotReadyError,
    SchemaTooNewError,
    UnsupportedEncodingError,
)
from pg_checkpoint.event_loop import LoopThread
from pg_checkpoint.pipeline import Statement
from pg_checkpoint.queries import DEFAULT_SCHEMA, Migration, load_migrations, load_queries
from pg_checkpoint.settings import Settings

__all__ = [
    "Applied",
    "MigrationState",
    "apply_pending",
    "check_schema",
    "list_applied",
    "list_usable",
    "migrate",
    "migration_sql",
    "migration_states",
]

T = TypeVar("T")

# Long enough for an index on big tables; nothing waits for a migration but its caller.
_TIMEOUT = 3600.0


class Applied(NamedTuple):
    """A row of schema_migrations."""

    version: int
    name: str
    breaking: bool
    applied_at: datetime


class MigrationState(NamedTuple):
    """A migration; `applied_at` is None while it is missing."""

    version: int
    name: str
    applied_at: datetime | None


def migration_sql(schema: str = DEFAULT_SCHEMA, *, after: int = 0) -> str:
    """Returns the SQL of the migrations after a version, for a DBA to read and run.

    Run it as one transaction (`psql --single-transaction`) by a role that may
    create the schema; the savers then only need DML rights.

    Raises:
        InvalidKeyError: If `schema` can't be the name of a schema.
    """
    create = [load_queries(schema)["create_schema"].decode()] if after == 0 else []
    pending = [m.sql.strip() for m in load_migrations(schema) if m.version > after]
    return "\n\n".join(create + pending) + "\n"


def migrate(dsn: str = "", *, schema: str = DEFAULT_SCHEMA) -> list[int]:
    """Applies what is missing and returns its versions; for scripts and deployments.

    Args:
        dsn: As libpq takes it; empty means the PG* variables.
        schema: The schema of the tables, made if it does not exist.

    Raises:
        InvalidDsnError: If libpq can't parse the DSN.
        SchemaTooNewError: If a newer version made a breaking change.
        psycopg.Error: If the server can't be reached, or refuses.
    """
    return _blocking(dsn, schema, apply_pending)


def migration_states(dsn: str = "", *, schema: str = DEFAULT_SCHEMA) -> list[MigrationState]:
    """The migrations that this version or the schema has, in order; takes what `migrate` does.

    Raises:
        InvalidDsnError: If libpq can't parse the DSN.
        psycopg.Error: If the server can't be reached, or refuses.
    """
    applied = {a.version: a for a in _blocking(dsn, schema, list_applied)}
    known = {m.version: MigrationState(m.version, m.name, None) for m in load_migrations(schema)}
    there = {v: MigrationState(v, a.name, a.applied_at) for v, a in applied.items()}
    return [state for _, state in sorted((known | there).items())]


def _blocking(dsn: str, schema: str, what: Callable[[Database], Coroutine[Any, Any, T]]) -> T:
    """Runs something on a connection of its own, on a loop thread of its own."""

    async def run() -> T:
        settings = Settings(schema=schema)
        async with await connect(dsn, settings.acquire_timeout) as connection:
            return await what(Database(connection, settings, on_first_use=check_schema))

    thread = LoopThread()
    try:
        return asyncio.run_coroutine_threadsafe(run(), thread.start()).result()
    finally:
        thread.stop()


async def list_applied(database: Database) -> list[Applied]:
    """Returns the applied migrations in order; none when there is no schema."""
    if not (await _find_schema(database))[1]:
        return []
    statement = database.statement("list_migrations")
    (rows,) = await database.run_once([statement], timeout=_TIMEOUT)
    return [Applied._make(row) for row in rows]


async def apply_pending(database: Database) -> list[int]:
    """Applies what is missing and returns its versions; many may do so at once.

    Raises:
        SchemaTooNewError: If a newer version made a breaking change.
        psycopg.Error: What the server raised; that migration was not applied.
    """
    done = []
    for migration in load_migrations(database.schema):
        applied = await list_applied(database)
        _refuse_newer(database.schema, applied)
        if migration.version not in {a.version for a in applied}:
            done += await _apply(database, migration)
    return done


async def check_schema(database: Database) -> None:
    """Checks that this version can work with the schema; raises as `list_usable`."""
    await list_usable(database)


async def list_usable(database: Database) -> list[Applied]:
    """Returns the applied migrations in order, if this version can work with the schema.

    Raises:
        SchemaNotReadyError: If migrations are missing.
        SchemaTooNewError: If a newer version made a breaking change.
    """
    applied = await list_applied(database)
    _refuse_newer(database.schema, applied)
    missing = {m.version for m in load_migrations(database.schema)} - {a.version for a in applied}
    if missing:
        raise SchemaNotReadyError(
            f"schema {database.schema!r} is not migrated (missing: {sorted(missing)}). Run "
            "`pg-checkpoint migrate`, `pg_checkpoint.migrate(dsn)` or `await saver.setup()` "
            "(PostgresSaver: `saver.setup()`) once; `pg-checkpoint migrate --sql` prints the SQL"
        )
    return applied


async def _apply(database: Database, migration: Migration) -> list[int]:
    statements = [Statement(migration.sql.encode(), None)]
    if migration.version == 1 and not (await _find_schema(database))[0]:
        statements.insert(0, Statement(database.queries["create_schema"], None))
    number = zlib.crc32(database.schema.encode())
    lock = Statement(database.queries["lock_migrations"], (number,))
    try:
        await database.run_once([lock, *statements], timeout=_TIMEOUT)
    except (
        errors.DuplicateSchema,
        errors.DuplicateTable,
        errors.UniqueViolation,
    ):
        # Another migrator was first; anything else under that name is an error.
        if migration.version not in {a.version for a in await list_applied(database)}:
            raise
        return []
    return [migration.version]


async def _find_schema(database: Database) -> tuple[bool, bool]:
    """Whether the schema exists, and whether it was ever migrated."""
    statement = database.statement("find_schema", database.schema)
    (row,) = (await database.run_once([statement], timeout=_TIMEOUT))[0]
    exists, migrated, encoding, database.on_citus = row
    if encoding != "UTF8":
        raise UnsupportedEncodingError(
            f"the database's encoding is {encoding}, which can't hold every string that a state "
            "may have: create one with `CREATE DATABASE ... ENCODING 'UTF8' TEMPLATE template0`"
        )
    return bool(exists), bool(migrated)


def _refuse_newer(schema: str, applied: Sequence[Applied]) -> None:
    known = {m.version for m in load_migrations(schema)}
    for migration in applied:
        if migration.breaking and migration.version not in known:
            raise SchemaTooNewError(
                f"schema {schema!r} has migration {migration.version} ({migration.name}), which "
                "this version of pg_checkpoint does not know and can't work with: run "
                '`pip install --upgrade "pg-checkpoint"`, or restore the database'
            )
