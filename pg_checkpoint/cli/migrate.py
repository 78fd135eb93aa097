"""pg-checkpoint migrate: the schema made, brought up to date, looked at, or printed for a DBA."""

from __future__ import annotations

from typing import Annotated

import typer

from pg_checkpoint import migrations
from pg_checkpoint.cli.mistakes import FOUND, stop
from pg_checkpoint.cli.output import print_json, print_line, print_table, when
from pg_checkpoint.cli.target import Dsn, Json, Schema
from pg_checkpoint.queries import DEFAULT_SCHEMA

__all__ = ["migrate"]


def migrate(
    dsn: Dsn = "",
    schema: Schema = DEFAULT_SCHEMA,
    json: Json = False,
    status: Annotated[
        bool, typer.Option("--status", help="Change nothing; exit 1 if one is missing.")
    ] = False,
    sql: Annotated[bool, typer.Option("--sql", help="Print the SQL; needs no database.")] = False,
    after: Annotated[
        int, typer.Option(min=0, help="With --sql: only migrations after this one.")
    ] = 0,
) -> None:
    """Make the schema, or apply the migrations that it lacks; many may do so at once."""
    if sql and status:
        raise stop("--sql and --status are two things: give one of them")
    if sql:
        text = migrations.migration_sql(schema, after=after)
        print_json({"sql": text}) if json else typer.echo(text, nl=False)
    elif status:
        _status(dsn, schema, json)
    else:
        applied = migrations.migrate(dsn, schema=schema)
        names = ", ".join(map(str, applied))
        said = f"applied {names} to schema {schema}" if applied else "nothing to apply"
        print_json({"applied": applied}) if json else print_line(said)


def _status(dsn: str, schema: str, json: bool) -> None:
    found = migrations.migration_states(dsn, schema=schema)
    if json:
        print_json([state._asdict() for state in found])
    else:
        rows = [(s.version, s.name, when(s.applied_at) or "missing") for s in found]
        print_table(("version", "name", "applied"), rows, right=("version",))
    if any(state.applied_at is None for state in found):
        raise typer.Exit(FOUND)
