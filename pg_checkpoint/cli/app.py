"""The Typer application: puts the commands together, and runs one with its exit code."""

from __future__ import annotations

import os
from typing import Annotated

import typer

from pg_checkpoint.cli import change, common, database, look, move, store
from pg_checkpoint.core.version import __version__

# The panels of --help.
LOOK, CHANGE, MOVE = "Look at threads", "Change threads", "Move threads"
DATABASE, STORE = "The database", "The store"


app = typer.Typer(
    name="pg-checkpoint",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    rich_markup_mode="markdown",
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _print_version(wanted: bool) -> None:
    if wanted:
        typer.echo(__version__)
        raise typer.Exit


@app.callback()
def start(
    show_version: Annotated[
        bool,
        typer.Option(
            "--version", callback=_print_version, is_eager=True, help="Print the version."
        ),
    ] = False,
    readable: Annotated[
        bool,
        typer.Option(
            "--allow-readable-keys",
            envvar=common.READABLE,
            help="Accept a key file that others on this machine can read.",
        ),
    ] = False,
    context: Annotated[
        str,
        typer.Option(
            envvar=common.CONTEXT,
            metavar="TEXT",
            help="With keys: the context of the savers' cipher.",
        ),
    ] = "",
) -> None:
    """Look at, move and maintain the threads of LangGraph agents in Postgres."""
    if readable:
        os.environ[common.READABLE] = "1"
    os.environ[common.CONTEXT] = context


app.add_typer(store.commands, name="store", rich_help_panel=STORE)
app.command("adopt", rich_help_panel=DATABASE)(database.adopt)
app.command("copy", rich_help_panel=CHANGE)(change.copy)
app.command("delete", rich_help_panel=CHANGE)(change.delete)
app.command("dev", rich_help_panel=DATABASE)(database.dev)
app.command("diff", rich_help_panel=LOOK)(look.diff)
app.command("doctor", rich_help_panel=DATABASE)(database.doctor)
app.command("export", rich_help_panel=MOVE)(move.export)
app.command("export-langgraph", rich_help_panel=MOVE)(move.move_out)
app.command("import", rich_help_panel=MOVE)(move.import_)
app.command("import-langgraph", rich_help_panel=MOVE)(move.move_in)
app.command("migrate", rich_help_panel=DATABASE)(database.migrate)
app.command("prune", rich_help_panel=CHANGE)(change.prune)
app.command("quiesce", rich_help_panel=DATABASE)(database.quiesce)
app.command("retention", rich_help_panel=CHANGE)(change.retention)
app.command("rewrite", rich_help_panel=CHANGE)(change.rewrite)
app.command("rotate-keys", rich_help_panel=CHANGE)(change.rotate_keys)
app.command("settle", rich_help_panel=CHANGE)(change.settle_thread)
app.command("shred", rich_help_panel=CHANGE)(change.shred)
app.command("show", rich_help_panel=LOOK)(look.show)
app.command("status", rich_help_panel=DATABASE)(look.status)
app.command("threads", rich_help_panel=LOOK)(look.threads)
app.command("types", rich_help_panel=LOOK)(look.types)
app.command("ui", rich_help_panel=LOOK)(database.ui)
app.command("unfinished", rich_help_panel=LOOK)(look.unfinished)
app.command("verify", rich_help_panel=LOOK)(move.verify)
app.command("waiting", rich_help_panel=LOOK)(look.waiting)


def run() -> None:
    """Runs the command that was typed, and ends the process with its exit code."""
    common.log_safely()
    with common.explained():
        app(prog_name="pg-checkpoint")
