"""The Typer application: puts the commands together, and runs one with its exit code."""

from __future__ import annotations

from pathlib import Path
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
    context: typer.Context,
    show_version: Annotated[
        bool,
        typer.Option(
            "--version", callback=_print_version, is_eager=True, help="Print the version."
        ),
    ] = False,
    dsn: Annotated[
        str,
        typer.Option(
            envvar="PG_CHECKPOINT_DSN",
            metavar="DSN",
            show_default="libpq's PG* variables",
            help="The database. Put a password into the environment: other users can see the "
            "command line.",
        ),
    ] = "",
    schema: Annotated[
        str | None,
        typer.Option(
            metavar="NAME",
            show_default="pgcheckpoint",
            help="The schema of the tables; search_path means the first schema on the search_path.",
        ),
    ] = None,
    keys: Annotated[
        Path | None,
        typer.Option(
            envvar="PG_CHECKPOINT_KEYS_FILE",
            metavar="FILE",
            show_default="the environment variable PG_CHECKPOINT_KEYS",
            help="A file with encryption keys, one id:base64 a line. Only its owner may be able to "
            "read it.",
        ),
    ] = None,
    readable: Annotated[
        bool,
        typer.Option(
            "--allow-readable-keys",
            envvar="PG_CHECKPOINT_ALLOW_READABLE_KEYS",
            help="Accept a key file that other users of this machine can read.",
        ),
    ] = False,
    cipher_context: Annotated[
        str,
        typer.Option(
            "--context",
            envvar="PG_CHECKPOINT_CONTEXT",
            metavar="TEXT",
            help="With keys: the context of the cipher, as in the savers.",
        ),
    ] = "",
    encrypt_metadata: Annotated[
        bool,
        typer.Option(
            "--encrypt-metadata",
            envvar="PG_CHECKPOINT_ENCRYPT_METADATA",
            help="With keys: metadata is encrypted, as with encrypt_metadata in the savers.",
        ),
    ] = False,
    clear_metadata: Annotated[
        list[str] | None,
        typer.Option(
            envvar="PG_CHECKPOINT_CLEAR_METADATA",
            metavar="FIELD",
            help="With --encrypt-metadata: a field of clear_metadata; repeatable.",
        ),
    ] = None,
    allow_plaintext: Annotated[
        bool,
        typer.Option(
            "--allow-plaintext",
            help="With keys: accept rows and exports that are not encrypted.",
        ),
    ] = False,
) -> None:
    """Look at, move and maintain the threads of LangGraph agents in Postgres."""
    context.obj = common.Target(
        dsn,
        schema,
        keys,
        cipher_context,
        encrypt_metadata,
        clear_metadata or (),
        allow_plaintext,
        allow_readable_keys=readable,
    )


# In the order of --help: what looks comes first.
app.command("threads", rich_help_panel=LOOK)(look.threads)
app.command("show", rich_help_panel=LOOK)(look.show)
app.command("diff", rich_help_panel=LOOK)(look.diff)
app.command("waiting", rich_help_panel=LOOK)(look.waiting)
app.command("unfinished", rich_help_panel=LOOK)(look.unfinished)
app.command("verify", rich_help_panel=LOOK)(look.verify)
app.command("types", rich_help_panel=LOOK)(look.types)
app.command("ui", rich_help_panel=LOOK)(database.ui)
app.command("doctor", rich_help_panel=DATABASE)(database.doctor)
app.command("status", rich_help_panel=DATABASE)(database.status)
app.command("migrate", rich_help_panel=DATABASE)(database.migrate)
app.command("dev", rich_help_panel=DATABASE)(database.dev)
app.command("adopt", rich_help_panel=DATABASE)(database.adopt)
app.command("quiesce", rich_help_panel=DATABASE)(database.quiesce)
app.command("copy", rich_help_panel=CHANGE)(change.copy)
app.command("settle", rich_help_panel=CHANGE)(change.settle_thread)
app.command("delete", rich_help_panel=CHANGE)(change.delete)
app.command("prune", rich_help_panel=CHANGE)(change.prune)
app.command("retention", rich_help_panel=CHANGE)(change.retention)
app.command("shred", rich_help_panel=CHANGE)(change.shred)
app.command("rewrite", rich_help_panel=CHANGE)(change.rewrite)
app.command("rotate-keys", rich_help_panel=CHANGE)(change.rotate_keys)
app.command("export", rich_help_panel=MOVE)(move.export)
app.command("import", rich_help_panel=MOVE)(move.import_)
app.command("import-langgraph", rich_help_panel=MOVE)(move.move_in)
app.command("export-langgraph", rich_help_panel=MOVE)(move.move_out)
app.add_typer(store.commands, name="store", rich_help_panel=STORE)


def run() -> None:
    """Runs the command that was typed, and ends the process with its exit code."""
    common.log_safely()
    with common.explained():
        app(prog_name="pg-checkpoint")
