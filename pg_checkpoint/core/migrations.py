"""Migrations: lists those applied, applies the missing ones, refuses an unfit schema.

The numbered files of sql/migrations are the only truth about the schema. Each is one transaction
that inserts its version first, so that of many migrators one does the work and the others see it
done.

Who owns a schema, a table or a function decides what happens when others use it. So a change of the
schema looks, in its own transaction before and after, whether all that has a name of ours belongs
to roles that the role that makes the change trusts; find_strangers says which.
"""

from __future__ import annotations

import zlib
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from datetime import datetime
from functools import partial
from typing import Any, NamedTuple, Protocol, TypeVar
from uuid import UUID

import psycopg
from psycopg import errors

from pg_checkpoint.core import failures, options, transaction
from pg_checkpoint.core.arguments import check_instance, check_whole
from pg_checkpoint.core.connections import connect
from pg_checkpoint.core.database import Database, Look
from pg_checkpoint.core.errors import (
    InvalidKeyError,
    SchemaNotNamedError,
    SchemaNotReadyError,
    SchemaTooNewError,
    StockTablesError,
    UntrustedOwnerError,
    UnusableConnectionError,
)
from pg_checkpoint.core.loops import run_on_thread

T = TypeVar("T")

# Seconds, long enough for an index on big tables; nothing waits for a migration but its caller.
_TIMEOUT = 3600.0
_LOOK = "find_strangers"
_OTHERS = (
    "{what} belongs to {role}, and {relying} does not trust that role: anybody who acts as {role} "
    "could make it do anything, with the rights of all who use it. Let {role} make this change, or "
    "a role that has been granted it; name another schema; or drop its objects, or give them to "
    "{relying} (ALTER ... OWNER TO), if you know what they do"
)
_NOT_NAMED = (
    "the connection's search_path begins with schema {first!r}, but no schema was named. Tenants "
    "that the search_path separates would be merged in {wanted!r}: name one with schema=... (on "
    "the command line --{option} NAME); schema='search_path' uses {first!r}, and "
    "schema={wanted!r} is shared by all who name it"
)
_IN_THE_WAY = (
    "schema {0!r} has other tables with the names of ours, such as langgraph-checkpoint-postgres "
    "creates: name another schema, and move threads with `pg-checkpoint import-langgraph "
    "--from-schema`; see docs/migrating.md"
)


class Stranger(NamedTuple):
    """A row of find_strangers: what a role has, or may make more in, that is not trusted."""

    what: str
    role: str
    relying: str
    is_theirs: bool

    @property
    def owns(self) -> str:
        """The message, if `is_theirs`."""
        return _OTHERS.format(**self._asdict())


async def change_schema(
    database: Database,
    run: Callable[[Sequence[transaction.Statement]], Awaitable[Sequence[transaction.Rows]]],
    statements: Sequence[transaction.Statement],
) -> None:
    """Runs statements that make or change objects of the schema, as one transaction."""
    begin, look = database.statement("begin_ddl"), database.statement(_LOOK, True, True)
    lock = database.statement("lock_migrations", zlib.crc32(database.schema.encode()))
    try:
        # Objects are not touched before the first look, nor kept if they came after it.
        await run([begin, lock, look, *statements, look])
    except errors.InvalidTextRepresentation as error:
        _, rows = await run([begin, database.statement(_LOOK, True, False)])
        strangers = find_strangers(rows)
        if not strangers or not strangers[0].is_theirs:
            raise
        raise UntrustedOwnerError(strangers[0].owns) from error


def find_strangers(rows: transaction.Rows) -> list[Stranger]:
    """The rows of find_strangers, those first who own something."""
    return [Stranger(*row[:4]) for row in rows]


class Applied(NamedTuple):
    """A row of schema_migrations; one of them has the schema's id."""

    version: int
    name: str
    breaking: bool
    applied_at: datetime
    schema_id: str | None = None


class MigrationState(NamedTuple):
    """A migration; `applied_at` is None while it is missing."""

    version: int
    name: str
    applied_at: datetime | None


def migration_sql(schema: str | None = None, *, after: int = 0) -> str:
    """Returns the SQL of the migrations after a version, which a DBA can read and run.

    Run it as one transaction (`psql --single-transaction`) as a role that may create the schema.
    The savers then only need DML rights.

    Raises:
        InvalidKeyError: If `schema` is not a valid name of a schema, or is "search_path".
        InvalidOptionError: If `schema` is not text, or `after` is not a number.
    """
    check_instance("schema", schema, (str, type(None)), "a name or None")
    check_whole("after", after)
    if schema == options.SEARCH_PATH:
        raise InvalidKeyError("the search_path needs a database: name the schema")
    schema = options.DEFAULT_SCHEMA if schema is None else schema
    queries = transaction.load_queries(schema)
    create = [queries["create_schema"].decode()] if after == 0 else []
    pending = [m.sql.strip() for m in transaction.load_migrations(schema) if m.version > after]
    if not pending:
        return "\n"
    begin = queries["begin_ddl"].decode()
    # In a script the look fails by itself.
    look = queries[_LOOK].decode().replace("$1", "true").replace("$2", "true")
    return "\n\n".join([begin, *create, look, *pending, look]) + "\n"


def migrate(dsn: options.Dsn = "", *, schema: str | None = None) -> list[int]:
    """Applies missing migrations and returns their versions; for scripts and deployments.

    Args:
        dsn: As for libpq; empty means the PG* variables.
        schema: As in `Settings`; created if it does not exist.

    Raises:
        InvalidOptionError: If libpq can't parse the DSN.
        SchemaNotNamedError: If no schema is given, and the search_path begins with another one.
        SchemaNotReadyError: If a version made the schema that was never released.
        StockTablesError: If the schema has tables of langgraph-checkpoint-postgres.
        SchemaTooNewError: If a newer version made a breaking change.
        UntrustedOwnerError: If the schema, or an object in it with a name of ours, is another's.
        psycopg.Error: If the server can't be reached, or refuses.
    """
    return on_database(dsn, schema, apply_pending)


def migration_states(dsn: options.Dsn = "", *, schema: str | None = None) -> list[MigrationState]:
    """The migrations that this version or the schema has, in order."""
    applied = {a.version: a for a in on_database(dsn, schema, list_applied)}
    known = {
        m.version: MigrationState(m.version, m.name, None) for m in transaction.load_migrations()
    }
    there = {v: MigrationState(v, a.name, a.applied_at) for v, a in applied.items()}
    return [state for _, state in sorted((known | there).items())]


def on_database(
    dsn: options.Dsn, schema: str | None, work: Callable[[Database], Coroutine[Any, Any, T]]
) -> T:
    """Runs a coroutine with a connection of its own, on an event loop thread of its own."""

    async def run() -> T:
        settings = options.Settings(schema=schema)
        async with await connect(dsn, settings.acquire_timeout) as connection:
            return await work(Database(connection, settings, on_first_use=check_schema))

    return run_on_thread(run())


async def list_applied(database: Database) -> list[Applied]:
    if not (await _find_schema(database))[1]:
        return []
    statement = database.statement("list_migrations")
    (rows,) = await database.run_once([statement], timeout=_TIMEOUT)
    return [Applied._make(row) for row in rows]


async def apply_pending(database: Database) -> list[int]:
    """Applies missing migrations and returns their versions; many may do so at once."""
    done = []
    applied, misnamed, _ = await _look_and_list(database)  # which also settles the schema
    _refuse_unreleased(database.schema, applied)
    migrations = transaction.load_migrations(database.schema)
    for migration in migrations:
        _refuse_newer(database.schema, applied)
        if migration.version not in {a.version for a in applied}:
            done += await _apply(database, migration)
            applied, misnamed, _ = await _list_closely(database)
    if misnamed:
        # The schema was renamed, and functions name it.
        functions = [
            transaction.Statement(function.encode(), None)
            for migration in migrations
            for function in migration.functions
        ]
        await change_schema(database, partial(database.run_once, timeout=_TIMEOUT), functions)
    database.checked()
    return done


async def check_schema(
    database: Database, beside: Sequence[transaction.Statement] = ()
) -> list[transaction.Rows] | None:
    """Checks that this version can work with the schema; returns only the answers."""
    return (await look_at_schema(database, beside))[1]


class _Settles(Protocol):
    def settle(self, schema_id: bytes) -> None: ...
    def unsettle(self) -> None: ...


def looks_for(cipher: _Settles | None) -> tuple[Look, Callable[[], None]]:
    """The calls before a schema's first use, and when the schema turns out to be gone."""
    if cipher is None:
        return check_schema, lambda: None

    async def check(
        database: Database, beside: Sequence[transaction.Statement] = ()
    ) -> list[transaction.Rows] | None:
        applied, answers = await look_at_schema(database, beside)
        cipher.settle(schema_id(database.schema, applied))
        return answers

    return check, cipher.unsettle


async def look_at_schema(
    database: Database, beside: Sequence[transaction.Statement] = ()
) -> tuple[list[Applied], list[transaction.Rows] | None]:
    """Checks that this version can work with the schema; also answers the reads beside it.

    None instead of answers if the reads have to be sent once more.
    """
    applied, misnamed, answers = await _look_and_list(database, beside)
    schema = database.schema
    _refuse_unreleased(schema, applied)
    _refuse_newer(schema, applied)
    known = {migration.version for migration in transaction.load_migrations(schema)}
    if missing := known - {a.version for a in applied}:
        raise failures.not_migrated(schema, sorted(missing))
    if misnamed:
        raise failures.renamed(schema, [str(name) for (name,) in misnamed])
    is_as_sent = not (database.sets_read_committed or database.on_citus)
    return applied, answers if is_as_sent else None


def schema_id(schema: str, applied: Sequence[Applied]) -> bytes:
    """The schema's random id, which one of the migrations' rows has."""
    ids = [a.schema_id for a in applied if a.schema_id is not None]
    if len(ids) != 1:
        raise SchemaNotReadyError(
            f"schema {schema!r} has {len(ids)} ids in schema_migrations instead of one, so "
            "encrypted rows can't be read or written"
        )
    return UUID(ids[0]).bytes


async def _look_and_list(
    database: Database, beside: Sequence[transaction.Statement] = ()
) -> tuple[list[Applied], transaction.Rows, list[transaction.Rows] | None]:
    """The applied migrations, the misnamed functions, and the answers of the reads beside these.

    In one round trip where that can be.
    """
    if database.named == options.SEARCH_PATH:
        return await _list_closely(database)
    find = database.statement("find_misnamed_functions")
    statements = database.statement("look_at_schema"), find, *beside
    try:
        rows, misnamed, *answers = await database.run_once(statements, timeout=_TIMEOUT)
    except (psycopg.Error, SchemaNotReadyError) as error:
        if failures.is_transient(error):
            raise
        # One failed, and with it all; which one, and what that means, is found out one by one.
        return await _list_closely(database)
    if not rows or not _is_meant(database, *rows[0][5:7]):
        return await _list_closely(database)
    *_, encoding = _settle(database, (None, True, True, *rows[0][7:]))
    _check_encoding(encoding)
    return sorted(Applied._make(row[:5]) for row in rows), misnamed, answers


async def _list_closely(database: Database) -> tuple[list[Applied], transaction.Rows, None]:
    if not (applied := await list_applied(database)):
        return [], [], None
    find = database.statement("find_misnamed_functions")
    (misnamed,) = await database.run_once([find], timeout=_TIMEOUT)
    return applied, misnamed, None


def _is_meant(database: Database, path: str, user_has_schema: bool) -> bool:
    """True if the schema is plainly meant; else the search_path has to be looked at closely."""
    if database.named is not None:
        return True
    passed_over = {"", '""', "pg_catalog", "pg_temp"}
    if not user_has_schema:
        passed_over |= {'"$user"', "$user"}
    # A name that is quoted, or has a comma, is none of these words.
    words = (word.strip() for word in path.split(","))
    first = next((word for word in words if word not in passed_over), "public")
    return first in ("public", options.DEFAULT_SCHEMA)


async def _apply(database: Database, migration: transaction.Migration) -> list[int]:
    # Citus sends the whole of a script to its workers with each statement in it.
    parts = migration.statements if database.on_citus else [migration.sql]
    statements = [transaction.Statement(part.encode(), None) for part in parts]
    if migration.version == 1 and not (await _find_schema(database))[0]:
        statements.insert(0, transaction.Statement(database.queries["create_schema"], None))
    try:
        await change_schema(database, partial(database.run_once, timeout=_TIMEOUT), statements)
    except (errors.DuplicateSchema, errors.DuplicateTable, errors.UniqueViolation) as error:
        # Another migrator was first; anything else under that name is an error.
        if migration.version in {a.version for a in await list_applied(database)}:
            return []
        if migration.version == 1 and isinstance(error, errors.DuplicateTable):
            raise StockTablesError(_IN_THE_WAY.format(database.schema)) from error
        raise
    return [migration.version]


async def _find_schema(database: Database) -> tuple[bool, bool]:
    """Says whether the schema exists, and whether it was ever migrated."""
    exists, migrated, encoding = await look(database, timeout=_TIMEOUT)
    _check_encoding(encoding)
    return exists, migrated


def _check_encoding(encoding: str) -> None:
    if encoding != "UTF8":
        raise UnusableConnectionError(
            f"the database's encoding is {encoding}, which can't hold every string that a state "
            "may have: create one with `CREATE DATABASE ... ENCODING 'UTF8' TEMPLATE template0`"
        )


async def look(
    database: Database,
    *,
    timeout: float,
    default: str = options.DEFAULT_SCHEMA,
    option: str = "schema",
) -> tuple[bool, bool, str]:
    """Settles which schema is meant; whether it exists and was migrated, and the encoding."""
    named = database.named
    wanted = default if named is None else named
    name = None if named == options.SEARCH_PATH else wanted
    find = database.statement("find_schema", name)
    ((row,),) = await database.run_once([find], timeout=timeout)
    return _settle(database, row, default, option)


def _settle(
    database: Database,
    row: tuple[Any, ...],
    default: str = options.DEFAULT_SCHEMA,
    option: str = "schema",
) -> tuple[bool, bool, str]:
    """Takes the answer to find_schema, as `look` does."""
    named = database.named
    wanted = default if named is None else named
    first, exists, migrated, encoding, on_citus, isolation = row
    database.sets_read_committed = isolation != "read committed"
    if named == options.SEARCH_PATH and first is None:
        raise SchemaNotNamedError(
            "the connection's search_path names no existing schema: pass a schema name"
        )
    if named is None and first not in (None, "public", wanted):
        raise SchemaNotNamedError(_NOT_NAMED.format(first=first, wanted=wanted, option=option))
    database.settle(first if named == options.SEARCH_PATH else wanted, on_citus=on_citus)
    return bool(exists), bool(migrated), str(encoding)


def _refuse_unreleased(schema: str, applied: Sequence[Applied]) -> None:
    """Refuses tables from before the first release, whose first migration gave them no id."""
    if any(a.version == 1 and a.schema_id is None for a in applied):
        raise failures.unreleased(schema)


def _refuse_newer(schema: str, applied: Sequence[Applied]) -> None:
    known = {m.version for m in transaction.load_migrations(schema)}
    for migration in applied:
        if migration.breaking and migration.version not in known:
            raise SchemaTooNewError(
                f"schema {schema!r} has migration {migration.version} ({migration.name}), which "
                "this version of pg_checkpoint does not know and is not compatible with: upgrade "
                "pg_checkpoint, or restore the database"
            )
