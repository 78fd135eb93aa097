"""What the server says of a schema that is not fit for use, with what to do about it. Pure."""

from __future__ import annotations

import re
import shlex
from collections.abc import Sequence

from psycopg import Error, errors

from pg_checkpoint.errors import MissingRightError, PgCheckpointError, SchemaNotReadyError
from pg_checkpoint.postgres.error_classes import SchemaMadeAnew
from pg_checkpoint.settings import DEFAULT_SCHEMA

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
    command, named = migrate_command(schema), ""
    if schema != DEFAULT_SCHEMA:
        named = f", schema={schema!r}"
    lacks = "has no tables yet" if 1 in missing else f"lacks migrations {_numbers(missing)}"
    return SchemaNotReadyError(
        f"schema {schema!r} is not migrated: it {lacks}. Run "
        f"`{command}`, `pg_checkpoint.migrate(dsn{named})` or `await saver.setup()` "
        f"(PostgresSaver: `saver.setup()`) once; `{command} --sql` prints the SQL"
    )


def _numbers(versions: Sequence[int]) -> str:
    return ", ".join(map(str, versions))


def renamed(schema: str, functions: Sequence[str]) -> SchemaNotReadyError:
    """The error to raise when functions of a schema name another one."""
    return SchemaNotReadyError(
        f"schema {schema!r} was renamed, but its functions ({', '.join(functions)}) would read and "
        "write in the schema with its old name: rename it back, or run "
        f"`{migrate_command(schema)}`, which makes them anew"
    )


def unreleased(schema: str) -> SchemaNotReadyError:
    """The error to raise when a version made the schema that was never released."""
    return SchemaNotReadyError(
        f"the tables in schema {schema!r} were made before the first release of pg_checkpoint, or "
        "lost their id: export them with the version that made them (`pg-checkpoint export`) and "
        "import that into another schema, or drop the schema and create it anew"
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
            "call is encrypted for the previous one: nothing was written. Run again, from the "
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
        return "it is not a row of this connection's tenant (docs/security.md#tenants)"
    found = _DENIED.search(said)
    if found is None or found[1] not in _GRANTS:
        return "use the role that owns the schema, or see docs/operations.md for the rights needed"
    quoted = '"' + schema.replace('"', '""') + '"'
    grant = _GRANTS[found[1]].format(schema=quoted, name=found[2])
    return f"its owner can GRANT {grant} TO the role (docs/operations.md lists all rights)"
