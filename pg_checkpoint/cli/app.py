"""The Typer application: puts the commands together, and runs one with its exit code."""

from __future__ import annotations

import os
from typing import Annotated

import typer

from pg_checkpoint.cli import (
    change,
    copies,
    dev,
    diff,
    doctor,
    export,
    langgraph,
    migrate,
    retention,
    rewrite,
    rotate_keys,
    settle,
    show,
    status,
    store,
    threads,
    types,
    ui,
    verify,
    waiting,
)
from pg_checkpoint.cli.mistakes import explained, log_safely
from pg_checkpoint.cli.target import CONTEXT, READABLE
from pg_checkpoint.version import __version__

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
            envvar=READABLE,
            help="Accept a key file that others on this machine can read.",
        ),
    ] = False,
    context: Annotated[
        str,
        typer.Option(
            envvar=CONTEXT, metavar="TEXT", help="With keys: the context of the savers' cipher."
        ),
    ] = "",
) -> None:
    """Look at, move and maintain the threads of LangGraph agents in Postgres."""
    if readable:
        os.environ[READABLE] = "1"
    os.environ[CONTEXT] = context


app.add_typer(store.commands, name="store", rich_help_panel=STORE)
app.command("adopt", rich_help_panel=DATABASE)(copies.adopt)
app.command("copy", rich_help_panel=CHANGE)(change.copy)
app.command("delete", rich_help_panel=CHANGE)(change.delete)
app.command("dev", rich_help_panel=DATABASE)(dev.dev)
app.command("diff", rich_help_panel=LOOK)(diff.diff)
app.command("doctor", rich_help_panel=DATABASE)(doctor.doctor)
app.command("export", rich_help_panel=MOVE)(export.export)
app.command("export-langgraph", rich_help_panel=MOVE)(langgraph.move_out)
app.command("import", rich_help_panel=MOVE)(export.import_)
app.command("import-langgraph", rich_help_panel=MOVE)(langgraph.move_in)
app.command("migrate", rich_help_panel=DATABASE)(migrate.migrate)
app.command("prune", rich_help_panel=CHANGE)(change.prune)
app.command("quiesce", rich_help_panel=DATABASE)(copies.quiesce)
app.command("retention", rich_help_panel=CHANGE)(retention.retention)
app.command("rewrite", rich_help_panel=CHANGE)(rewrite.rewrite)
app.command("rotate-keys", rich_help_panel=CHANGE)(rotate_keys.rotate_keys)
app.command("settle", rich_help_panel=CHANGE)(settle.settle_thread)
app.command("shred", rich_help_panel=CHANGE)(change.shred)
app.command("show", rich_help_panel=LOOK)(show.show)
app.command("status", rich_help_panel=DATABASE)(status.status)
app.command("threads", rich_help_panel=LOOK)(threads.threads)
app.command("types", rich_help_panel=LOOK)(types.types)
app.command("ui", rich_help_panel=LOOK)(ui.ui)
app.command("unfinished", rich_help_panel=LOOK)(threads.unfinished)
app.command("verify", rich_help_panel=LOOK)(verify.verify)
app.command("waiting", rich_help_panel=LOOK)(waiting.waiting)


def run() -> None:
    """Runs the command that was typed, and ends the process with its exit code."""
    log_safely()
    with explained():
        app(prog_name="pg-checkpoint")
