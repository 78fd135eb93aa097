"""Failures: which errors of the server can be retried, and what they mean for the caller. Pure."""

from __future__ import annotations

import asyncio
import re
import shlex
from collections.abc import Sequence

import psycopg
from psycopg import Error, errors
from psycopg_pool import PoolClosed, PoolTimeout, TooManyRequests

from pg_checkpoint.core.errors import (
    MissingRightError,
    PgCheckpointError,
    SaverClosedError,
    SchemaNotNamedError,
    SchemaNotReadyError,
    SchemaTooNewError,
)
from pg_checkpoint.core.options import DEFAULT_SCHEMA

# Error classes: which errors are passing and can be retried, which may follow a commit.
#
# Errors are told apart by type and SQLSTATE, never by message: messages are translated and may
# quote what was to be stored.


# What statements of ours fail with on purpose; lock_threads says when.
NotReadCommitted = errors.InvalidArgumentForWidthBucketFunction
Encrypted = errors.InvalidArgumentForLogarithm
# check_leases.
LeaseOver = errors.InvalidRegularExpression
# check_unleased.
UnderLease = errors.DivisionByZero
# And fail_unless_put.
NotAsSeen = errors.SubstringError
# And check_schema.
SchemaMadeAnew = errors.InvalidEscapeSequence


class NoAnswer(psycopg.OperationalError, asyncio.TimeoutError):
    """The server did not answer in time; to who catches psycopg's errors it is one of them."""


class WorkerLost(errors.ConnectionFailure):
    """A Citus coordinator lost a worker: nobody knows whether that has committed."""


class RowsElsewhere(WorkerLost):
    """A node that stores a batch as its own could not: another node has the rows by now."""


# SQLSTATEs, or classes of them by their first characters, that pass by
# themselves: lost connections, serialization and deadlock, shutdown and crash,
# out of connections, a full disk, a primary that became a standby, lock timeouts,
# prepared statements that went away, statement and transaction timeouts and other cancelling.
_TRANSIENT = (
    *("08", "25006", "25P04", "26000", "40001", "40P01"),
    *("53100", "53300", "55P03", "57014", "57P0"),
)
# Those that a server or a pooler may say after the transaction was committed.
_LAST_WORDS = ("08", "40003", "57P0")


def is_transient(error: BaseException) -> bool:
    """Whether the same statements may succeed on a fresh connection."""
    if isinstance(error, (PoolClosed, RowsElsewhere)):
        return False
    if isinstance(error, psycopg.Error) and error.sqlstate:
        return error.sqlstate.startswith(_TRANSIENT)
    # An answer that libpq made up, when the connection was lost within one, has no class.
    if type(error) is psycopg.DatabaseError:
        return True
    return isinstance(error, (psycopg.OperationalError, asyncio.TimeoutError, ConnectionError))


def may_be_committed(error: BaseException) -> bool:
    """Whether a transaction that failed with this error may be committed all the same."""
    if isinstance(error, (PoolClosed, PoolTimeout, TooManyRequests)):
        return False
    if isinstance(error, psycopg.Error) and error.sqlstate:
        return error.sqlstate.startswith(_LAST_WORDS)
    return is_transient(error)


def may_be_one_statements(error: BaseException) -> bool:
    """Whether a passing error may come from what one statement touches, not from the server."""
    return isinstance(error, (errors.LockNotAvailable, errors.QueryCanceled))


def concerns_all(error: Exception) -> bool:
    """Whether an error is about the server, the saver or the store, not about what was sent."""
    hopeless = (SchemaNotNamedError, SchemaNotReadyError, SchemaTooNewError, SaverClosedError)
    return isinstance(error, hopeless) or (is_transient(error) and not may_be_one_statements(error))


def without_frames(error: BaseException) -> BaseException:
    """An equal error to be kept: the frames of one that was raised hold payloads and sockets."""
    # Not copy.copy: errors may want other arguments than those they have.
    try:
        kept = type(error).__new__(type(error), *error.args)
    except Exception:  # noqa: BLE001  an application's class does as it likes
        return error
    kept.args = error.args  # OSError takes none of them for a class with an __init__
    kept.__dict__.update(error.__dict__)
    if "__notes__" in kept.__dict__:
        kept.__dict__["__notes__"] = [*kept.__dict__["__notes__"]]
    return kept


# What the server says of a schema that is not fit for use, with what to do about it. Pure.


NOT_THERE = (
    *(errors.UndefinedTable, errors.UndefinedColumn, errors.InvalidSchemaName),
    SchemaMadeAnew,
)
_DENIED = re.compile(r"permission denied for (\w+) (\S+)")
_GRANTS = {
    "schema": "USAGE ON SCHEMA {schema}",
    "table": "SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA {schema}",
    "view": "SELECT ON ALL TABLES IN SCHEMA {schema}",
    "function": "EXECUTE ON ALL FUNCTIONS IN SCHEMA {schema}",
    "database": "CREATE ON DATABASE {name}",
}


def not_migrated(schema: str, missing: Sequence[int]) -> SchemaNotReadyError:
    """The error to raise when migrations are missing."""
    command = migrate_command(schema)
    named = "" if schema == DEFAULT_SCHEMA else f", schema={schema!r}"
    numbers = ", ".join(map(str, missing))
    lacks = "has no tables yet" if 1 in missing else f"lacks migrations {numbers}"
    return SchemaNotReadyError(
        f"schema {schema!r} is not migrated: it {lacks}. Run "
        f"`{command}`, `pg_checkpoint.migrate(dsn{named})` or `await saver.setup()` "
        f"(PostgresSaver: `saver.setup()`) once; `{command} --sql` prints the SQL"
    )


def renamed(schema: str, functions: Sequence[str]) -> SchemaNotReadyError:
    """The error to raise when functions of a schema name another one."""
    return SchemaNotReadyError(
        f"schema {schema!r} was renamed, but its functions ({', '.join(functions)}) still read and "
        "write the schema of the old name: rename it back, or run "
        f"`{migrate_command(schema)}` to create the functions again"
    )


def unreleased(schema: str) -> SchemaNotReadyError:
    """The error to raise when a version made the schema that was never released."""
    return SchemaNotReadyError(
        f"the tables in schema {schema!r} were created before the first release of pg_checkpoint, "
        "or have lost their id: export them with the version that created them (`pg-checkpoint "
        "export`) and import the file into another schema, or drop the schema and create it again"
    )


def migrate_command(schema: str) -> str:
    """The command that migrates a schema, as a shell takes it."""
    named = "" if schema == DEFAULT_SCHEMA else f" --schema {shlex.quote(schema)}"
    return f"pg-checkpoint migrate{named}"


def refusal(error: Error, schema: str) -> PgCheckpointError:
    """The error to raise in the place of one of `NOT_THERE`, or of InsufficientPrivilege."""
    if isinstance(error, SchemaMadeAnew):
        return SchemaNotReadyError(
            f"schema {schema!r} was dropped and created again since it was last checked, and this "
            "call was encrypted for the previous one: nothing was written. Run again from the "
            "stored state"
        )
    if isinstance(error, NOT_THERE):
        return SchemaNotReadyError(
            f"schema {schema!r} lacks something that this version needs ({error.sqlstate}): run "
            "`await saver.setup()` (PostgresSaver: `saver.setup()`) or "
            "`pg_checkpoint.migrate(dsn)` once; if no migration is missing, "
            "`pg-checkpoint doctor` says what else is missing"
        )
    said = str(error).splitlines()[0]
    return MissingRightError(f"{said}: {_remedy(said, schema)}")


def _remedy(said: str, schema: str) -> str:
    if "row-level security" in said:
        return "the row belongs to another tenant than the connection (docs/security.md#tenants)"
    found = _DENIED.search(said)
    if found is None or found[1] not in _GRANTS:
        return (
            "use the role that owns the schema; docs/operations.md lists the rights that are needed"
        )
    quoted = '"' + schema.replace('"', '""') + '"'
    grant = _GRANTS[found[1]].format(schema=quoted, name=found[2])
    return f"its owner can GRANT {grant} TO the role (docs/operations.md lists all rights)"
