"""The Typer application, its commands put together, run with exit codes and without tracebacks."""

from __future__ import annotations

from importlib.metadata import version
from typing import Annotated

import typer

from pg_checkpoint.cli import threads
from pg_checkpoint.cli.mistakes import explained

__all__ = ["app", "run", "start"]

app = typer.Typer(
    name="pg-checkpoint",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _print_version(wanted: bool) -> None:
    if wanted:
        typer.echo(version("pg-checkpoint"))
        raise typer.Exit


@app.callback()
def start(
    show_version: Annotated[
        bool, typer.Option("--version", callback=_print_version, is_eager=True, help="Print it.")
    ] = False,
) -> None:
    """Look at, move and keep in order what LangGraph's agents have in Postgres."""


app.command("threads")(threads.threads)


def run() -> None:
    """Runs the command that was typed, and ends the process with its exit code."""
    with explained():
        app(prog_name="pg-checkpoint")
