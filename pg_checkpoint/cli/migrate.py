"""pg-checkpoint migrate: creates or updates the schema, shows its state, or prints the SQL."""

from __future__ import annotations

from typing import Annotated

import typer

from pg_checkpoint.cli.mistakes import FOUND, stop
from pg_checkpoint.cli.options import Dsn, Json, Schema
from pg_checkpoint.cli.output import print_json, print_line, print_table, when
from pg_checkpoint.postgres import migrations
from pg_checkpoint.settings import DEFAULT_SCHEMA, SEARCH_PATH


def migrate(
    dsn: Dsn = "",
    schema: Schema = None,
    json: Json = False,
    status: Annotated[
        bool,
        typer.Option("--status", help="Change nothing; exit with 1 if a migration is missing."),
    ] = False,
    sql: Annotated[bool, typer.Option("--sql", help="Print the SQL; needs no database.")] = False,
    after: Annotated[
        int, typer.Option(metavar="N", min=0, help="With --sql: only migrations after this one.")
    ] = 0,
) -> None:
    """Create the schema, or apply missing migrations. Many processes may run it at once."""
    if sql and status:
        raise stop("give either --sql or --status, not both")
    if sql:
        text = migrations.migration_sql(schema, after=after)
        print_json({"sql": text}) if json else typer.echo(text, nl=False)
    elif status:
        _status(dsn, schema, json)
    else:
        applied = migrations.migrate(dsn, schema=schema)
        schema = schema or DEFAULT_SCHEMA
        names = ", ".join(map(str, applied))
        where = (
            "the first schema of the search_path" if schema == SEARCH_PATH else f"schema {schema}"
        )
        said = f"applied {names} to {where}" if applied else "nothing to apply"
        print_json({"applied": applied}) if json else print_line(said)


def _status(dsn: str, schema: str | None, json: bool) -> None:
    found = migrations.migration_states(dsn, schema=schema)
    if json:
        print_json(found)
    else:
        rows = [(s.version, s.name, when(s.applied_at) or "missing") for s in found]
        print_table(("version", "name", "applied"), rows, right=("version",))
    if any(state.applied_at is None for state in found):
        raise typer.Exit(FOUND)
