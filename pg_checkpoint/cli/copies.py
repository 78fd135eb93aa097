"""pg-checkpoint adopt, quiesce: say what a copy of a database is."""

from __future__ import annotations

from typing import Annotated

import typer

from pg_checkpoint.cli.change import ask
from pg_checkpoint.cli.options import Dsn, Json, Schema, Yes
from pg_checkpoint.cli.output import print_json, print_line
from pg_checkpoint.postgres import copies
from pg_checkpoint.settings import DEFAULT_SCHEMA


def adopt(
    dsn: Dsn = "",
    schema: Schema = None,
    anywhere: Annotated[
        bool, typer.Option("--anywhere", help="All copies count as its home, as of a template.")
    ] = False,
    json: Json = False,
) -> None:
    """Say that production is in this database now: runs are resumed and retention goes on here."""
    copies.adopt(dsn, schema=schema, anywhere=anywhere)
    where = "in any database" if anywhere else "in this database"
    _tell("adopted", schema, f"is at home {where}", json=json)


def quiesce(
    dsn: Dsn = "",
    schema: Schema = None,
    force: Annotated[
        bool,
        typer.Option("--force", help="Also where it is at home: a copy of the whole server."),
    ] = False,
    json: Json = False,
    yes: Yes = False,
) -> None:
    """Have a copy forget the runs that production has under way, and adopt it."""
    ask("Drop all leases and everything that waits to be resumed in this database?", yes)
    copies.quiesce(dsn, schema=schema, force=force)
    _tell("quiesced", schema, "is at rest, and at home in this database", json=json)


def _tell(done: str, schema: str | None, state: str, *, json: bool) -> None:
    if json:
        print_json({done: schema or DEFAULT_SCHEMA})
    else:
        print_line(f"schema {schema or DEFAULT_SCHEMA} {state}")
