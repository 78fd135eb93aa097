"""Migrations: creating and updating the schema, and what a schema still needs."""

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

# Changes of the schema: one at a time, and only where nobody else can reach into what is made.
#
# Who owns a schema, a table or a function decides what happens when others use it. So what changes
# the schema looks, in its own transaction before and after, whether all that has a name of ours
# belongs to roles that the one that makes the change trusts; find_strangers.sql says which.


_LOOK = "find_strangers"
_OTHERS = (
    "{what} belongs to {role}, and {relying} does not trust that role: anybody who acts as {role} "
    "could make it do anything, with the rights of all who use it. Let {role} make this change, or "
    "a role that has been granted it; name another schema; or drop its objects, or give them to "
    "{relying} (ALTER ... OWNER TO), if you know what they do"
)


class Stranger(NamedTuple):
    """A row of find_strangers.sql: what a role has, or may make more in, that is not trusted."""

    what: str
    role: str
    relying: str
    is_theirs: bool

    @property
    def owns(self) -> str:
        """What there is to say, if it is theirs."""
        return _OTHERS.format(**self._asdict())


async def change_schema(
    database: Database,
    run: Callable[[Sequence[transaction.Statement]], Awaitable[Sequence[transaction.Rows]]],
    statements: Sequence[transaction.Statement],
) -> None:
    """Runs statements that make or change what is in the schema, as one transaction."""
    begin, look = database.statement("begin_ddl"), database.statement(_LOOK, True, True)
    lock = database.statement("lock_migrations", zlib.crc32(database.schema.encode()))
    try:
        # What is there is not touched before the first look, nor kept if it came after that.
        await run([begin, lock, look, *statements, look])
    except errors.InvalidTextRepresentation as error:
        question = database.statement(_LOOK, True, False)
        found = find_strangers((await run([begin, question]))[1])
        if not found or not found[0].is_theirs:
            raise
        raise UntrustedOwnerError(found[0].owns) from error


def find_strangers(rows: transaction.Rows) -> list[Stranger]:
    """The rows of find_strangers.sql, those first who own something."""
    return [Stranger(*row[:4]) for row in rows]


def in_script(schema: str) -> str:
    """The look for a script, which fails by it."""
    return (
        transaction.load_queries(schema)[_LOOK].decode().replace("$1", "true").replace("$2", "true")
    )


# Migrations: lists those applied, applies the missing ones, refuses an unfit schema.
#
# The numbered files of sql/migrations are the only truth about the schema. Each is one
# transaction that inserts its version first, so that of many migrators one does the work
# and the others see it done.


T = TypeVar("T")

# Long enough for an index on big tables; nothing waits for a migration but its caller.
_TIMEOUT = 3600.0
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
    """Returns the SQL of the migrations after a version, for a DBA to read and run.

    Run it as one transaction (`psql --single-transaction`) as a role that may
    create the schema. The savers then only need DML rights.

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
    if not (
        pending := [m.sql.strip() for m in transaction.load_migrations(schema) if m.version > after]
    ):
        return "\n"
    begin, look = queries["begin_ddl"].decode(), in_script(schema)
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
    """The migrations that this version or the schema has, in order; takes what `migrate` does."""
    applied = {a.version: a for a in on_database(dsn, schema, list_applied)}
    known = {
        m.version: MigrationState(m.version, m.name, None) for m in transaction.load_migrations()
    }
    there = {v: MigrationState(v, a.name, a.applied_at) for v, a in applied.items()}
    return [state for _, state in sorted((known | there).items())]


def on_database(
    dsn: options.Dsn, schema: str | None, what: Callable[[Database], Coroutine[Any, Any, T]]
) -> T:
    """Runs a coroutine with a connection of its own, on an event loop thread of its own."""

    async def run() -> T:
        settings = options.Settings(schema=schema)
        async with await connect(dsn, settings.acquire_timeout) as connection:
            return await what(Database(connection, settings, on_first_use=check_schema))

    return run_on_thread(run())


async def list_applied(database: Database) -> list[Applied]:
    """Returns the applied migrations in order; none when there is no schema."""
    if not (await _find_schema(database))[1]:
        return []
    statement = database.statement("list_migrations")
    (rows,) = await database.run_once([statement], timeout=_TIMEOUT)
    return [Applied._make(row) for row in rows]


async def apply_pending(database: Database) -> list[int]:
    """Applies what is missing and returns its versions; many may do so at once.

    In a schema that was renamed it makes the functions anew: they name the schema.
    """
    done = []
    applied, misnamed, _ = await _look_and_list(database)  # and so settles which schema it is
    _refuse_unreleased(database.schema, applied)
    for migration in transaction.load_migrations(database.schema):
        _refuse_newer(database.schema, applied)
        if migration.version not in {a.version for a in applied}:
            done += await _apply(database, migration)
            applied, misnamed, _ = await _list_closely(database)
    if misnamed:
        await _make_functions_anew(database)
    database.checked()
    return done


async def check_schema(
    database: Database, beside: Sequence[transaction.Statement] = ()
) -> list[transaction.Rows] | None:
    """Checks that this version can work with the schema; as `look_at_schema`."""
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
    """Checks that this version can work with the schema."""
    applied, misnamed, answers = await _look_and_list(database, beside)
    _refuse_unfit(database, applied, misnamed)
    as_thought = not (database.sets_read_committed or database.on_citus)
    return applied, answers if as_thought else None


def schema_id(schema: str, applied: Sequence[Applied]) -> bytes:
    """The schema's random id, which one of the migrations' rows has."""
    found = [a.schema_id for a in applied if a.schema_id is not None]
    if len(found) != 1:
        raise SchemaNotReadyError(
            f"schema {schema!r} has {len(found)} ids in schema_migrations, instead of one: "
            "without it encrypted rows can't be read or written"
        )
    return UUID(found[0]).bytes


async def _look_and_list(
    database: Database, beside: Sequence[transaction.Statement] = ()
) -> tuple[list[Applied], transaction.Rows, list[transaction.Rows] | None]:
    """What `list_applied` does, the misnamed functions, and what reads beside these.

    In one round trip where it can be.
    """
    if database.named == options.SEARCH_PATH:
        return await _list_closely(database)
    find = database.statement("find_misnamed_functions")
    asked = database.statement("look_at_schema"), find, *beside
    try:
        rows, misnamed, *answers = await database.run_once(asked, timeout=_TIMEOUT)
    except (psycopg.Error, SchemaNotReadyError) as error:
        if failures.is_transient(error):
            raise
        # One failed, and with it all; which, and what it means, is found out one by one.
        return await _list_closely(database)
    if not rows or not _is_meant(database, *rows[0][5:7]):
        return await _list_closely(database)
    _take(database, (None, True, True, *rows[0][7:]))
    return sorted(Applied._make(row[:5]) for row in rows), misnamed, answers


async def _list_closely(database: Database) -> tuple[list[Applied], transaction.Rows, None]:
    """The same, one after another."""
    if not (applied := await list_applied(database)):
        return [], [], None
    find = database.statement("find_misnamed_functions")
    (misnamed,) = await database.run_once([find], timeout=_TIMEOUT)
    return applied, misnamed, None


def _is_meant(database: Database, path: str, user_has_schema: bool) -> bool:
    """Whether the schema is plainly meant, or the search_path has to be looked at more closely."""
    if database.named is not None:
        return True
    passed_over = {"", '""', "pg_catalog", "pg_temp"}
    if not user_has_schema:
        passed_over |= {'"$user"', "$user"}
    # A name that is quoted, or has a comma, is none of these words.
    words = (word.strip() for word in path.split(","))
    first = next((word for word in words if word not in passed_over), "public")
    return first in ("public", options.DEFAULT_SCHEMA)


def _refuse_unfit(
    database: Database, applied: Sequence[Applied], misnamed: transaction.Rows
) -> None:
    _refuse_unreleased(database.schema, applied)
    _refuse_newer(database.schema, applied)
    missing = {m.version for m in transaction.load_migrations(database.schema)} - {
        a.version for a in applied
    }
    if missing:
        raise failures.not_migrated(database.schema, sorted(missing))
    if misnamed:
        raise failures.renamed(database.schema, [str(name) for (name,) in misnamed])


async def _apply(database: Database, migration: transaction.Migration) -> list[int]:
    # Citus sends the whole of a script to its workers with each statement in it.
    parts = migration.statements if database.on_citus else [migration.sql]
    statements = [transaction.Statement(part.encode(), None) for part in parts]
    if migration.version == 1 and not (await _find_schema(database))[0]:
        statements.insert(0, transaction.Statement(database.queries["create_schema"], None))
    try:
        await change_schema(database, partial(database.run_once, timeout=_TIMEOUT), statements)
    except (
        errors.DuplicateSchema,
        errors.DuplicateTable,
        errors.UniqueViolation,
    ) as error:
        # Another migrator was first; anything else under that name is an error.
        if migration.version in {a.version for a in await list_applied(database)}:
            return []
        if migration.version == 1 and isinstance(error, errors.DuplicateTable):
            raise StockTablesError(_IN_THE_WAY.format(database.schema)) from error
        raise
    return [migration.version]


async def _find_schema(database: Database) -> tuple[bool, bool]:
    """Whether the schema exists, and whether it was ever migrated."""
    (row,) = (await database.run_once([_question(database)], timeout=_TIMEOUT))[0]
    return _take(database, row)


def _take(database: Database, row: tuple[Any, ...]) -> tuple[bool, bool]:
    """Settles what was found; whether the schema exists, and whether it was ever migrated."""
    exists, migrated, encoding = _settle(database, row)
    if encoding != "UTF8":
        raise UnusableConnectionError(
            f"the database's encoding is {encoding}, which can't hold every string that a state "
            "may have: create one with `CREATE DATABASE ... ENCODING 'UTF8' TEMPLATE template0`"
        )
    return exists, migrated


async def look(
    database: Database,
    *,
    timeout: float,
    default: str = options.DEFAULT_SCHEMA,
    option: str = "schema",
) -> tuple[bool, bool, str]:
    """Settles which schema is meant; whether it exists and was migrated, and the encoding."""
    (row,) = (await database.run_once([_question(database, default)], timeout=timeout))[0]
    return _settle(database, row, default, option)


def _question(database: Database, default: str = options.DEFAULT_SCHEMA) -> transaction.Statement:
    named = database.named
    wanted = default if named is None else named
    return database.statement("find_schema", None if named == options.SEARCH_PATH else wanted)


def _settle(
    database: Database,
    row: tuple[Any, ...],
    default: str = options.DEFAULT_SCHEMA,
    option: str = "schema",
) -> tuple[bool, bool, str]:
    """Takes the answer to find_schema.sql, as `look` does."""
    named = database.named
    wanted = default if named is None else named
    first, exists, migrated, encoding, on_citus, isolation = row
    database.sets_read_committed = isolation != "read committed"
    if named == options.SEARCH_PATH and first is None:
        raise SchemaNotNamedError("the connection's search_path names no schema: give a name")
    if named is None and first not in (None, "public", wanted):
        raise SchemaNotNamedError(_NOT_NAMED.format(first=first, wanted=wanted, option=option))
    database.settle(first if named == options.SEARCH_PATH else wanted, on_citus=on_citus)
    return bool(exists), bool(migrated), str(encoding)


async def _make_functions_anew(database: Database) -> None:
    migrations = transaction.load_migrations(database.schema)
    functions = [
        transaction.Statement(one.encode(), None) for m in migrations for one in m.functions
    ]
    await change_schema(database, partial(database.run_once, timeout=_TIMEOUT), functions)


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
                "this version of pg_checkpoint does not know and can't work with: upgrade "
                "pg_checkpoint, or restore the database"
            )
