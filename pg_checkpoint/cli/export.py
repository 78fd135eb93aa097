"""pg-checkpoint export and import: write threads to a file as JSON Lines, and read them."""

from __future__ import annotations

import sys
from datetime import datetime
from typing import Annotated, Any

import typer

from pg_checkpoint.cli.files import chosen, reading, writing
from pg_checkpoint.cli.mistakes import check_named, stop
from pg_checkpoint.cli.options import (
    Clear,
    Dsn,
    Encrypted,
    Force,
    Json,
    Keys,
    Only,
    Plain,
    Schema,
    Searchable,
)
from pg_checkpoint.cli.output import print_json, print_lines
from pg_checkpoint.cli.parsing import fields_of
from pg_checkpoint.cli.progress import bar, count_of, rate
from pg_checkpoint.cli.target import cipher_of, opened
from pg_checkpoint.diagnosis.display import size
from pg_checkpoint.postgres.own_loop import run_on_selector_loop
from pg_checkpoint.transfer.export_format import MAX_LINE
from pg_checkpoint.transfer.exporting import Exported, export_threads
from pg_checkpoint.transfer.importing import Imported, import_threads

_Out = Annotated[
    str | None,
    typer.Argument(metavar="FILE", help="`-` for stdout; .gz compresses.", show_default="stdout"),
]
_In = Annotated[
    str | None,
    typer.Argument(metavar="FILE", help="`-` for stdin; may be compressed.", show_default="stdin"),
]


def export(
    file: _Out = None,
    dsn: Dsn = "",
    schema: Schema = None,
    keys: Keys = None,
    thread: Only = None,
    since: Annotated[
        str | None,
        typer.Option(
            metavar="TIME",
            help="Only threads that were in use, and items that were put, since then (ISO 8601).",
        ),
    ] = None,
    decrypted: Annotated[
        bool,
        typer.Option("--decrypted", help="With keys: write everything unencrypted."),
    ] = False,
    allow_plaintext: Plain = False,
    force: Force = False,
) -> None:
    """Write threads and store as JSON Lines, encrypted if keys are given (docs/migrating.md)."""
    name, cipher, after = chosen(file, sys.stdout), cipher_of(keys), _moment(since)
    if after is not None and thread:
        raise stop("give either --thread or --since: named threads are exported whole")
    if cipher is not None and decrypted:
        sys.stderr.write("the export is in clear: keep it as safe as the keys\n")
    with (
        opened(dsn, schema, cipher, allow_plaintext=allow_plaintext) as saver,
        bar("exporting", None if after is not None else count_of(saver, thread)) as report,
    ):

        def show(done: Exported) -> None:
            counts = f"{done.threads} threads, {done.checkpoints} checkpoints, {size(done.bytes)}"
            report(done.threads, counts)

        with writing(name, private=decrypted, force=force) as out:
            how: Any = {"decrypted": decrypted, "since": after, "progress": show}
            call = export_threads(saver, out.write, threads=thread or None, **how)
            done = run_on_selector_loop(call)
            check_named(thread, done.threads)
    sys.stderr.write(
        f"exported {done.checkpoints} checkpoints of {done.threads} threads, "
        f"{done.items} items of the store, {size(done.bytes)}\n"
    )


def import_(
    file: _In = None,
    dsn: Dsn = "",
    schema: Schema = None,
    keys: Keys = None,
    encrypt_metadata: Encrypted = False,
    clear_metadata: Clear = None,
    allow_plaintext: Annotated[
        bool,
        typer.Option(
            "--allow-plaintext",
            help="With keys: accept an unencrypted export, which anybody may have written.",
        ),
    ] = False,
    json: Json = False,
    as_thread: Annotated[
        str | None, typer.Option("--as", metavar="ID", help="Import the only thread under this id.")
    ] = None,
    max_line: Annotated[
        int, typer.Option(metavar="BYTES", min=1, help="Refuse a file with a longer line.")
    ] = MAX_LINE,
    searchable: Searchable = "[]",
    replace: Annotated[
        bool,
        typer.Option(
            "--replace",
            help="Replace stored interrupts and answers by those of the export, which is newer.",
        ),
    ] = False,
) -> None:
    """Store the content of an export; existing rows stay unchanged."""
    name, cipher, clear = chosen(file, sys.stdin), cipher_of(keys), fields_of(searchable)
    options: Any = {"encrypt_metadata": encrypt_metadata, "clear_metadata": clear_metadata}
    options["allow_plaintext"] = allow_plaintext
    with (
        reading(name) as lines,
        opened(dsn, schema, cipher, **options) as saver,
        bar("importing") as report,
    ):

        def show(done: Imported) -> None:
            speed = size(round(rate(done.bytes, done.seconds)))
            counts = f"{done.threads} threads, {done.checkpoints} checkpoints, {speed}/s"
            report(done.threads, counts)

        how: Any = {"max_line": max_line, "searchable": clear, "replace": replace}
        call = import_threads(saver, lines, thread_id=as_thread, progress=show, **how)
        done = run_on_selector_loop(call)
    if json:
        print_json(done)
        return
    rows = [("threads", done.threads), ("checkpoints stored", done.checkpoints)]
    rows += [("checkpoints there already", done.there), ("writes stored", done.writes)]
    rows += [("steps stored", done.steps)] if done.steps else []
    rows += [("items stored", done.items), ("items there already", done.items_there)]
    print_lines(rows)


def _moment(text: str | None) -> datetime | None:
    """A time as it is typed; without a time zone it is this machine's."""
    if text is None:
        return None
    try:
        # Python 3.10 does not know the Z.
        return datetime.fromisoformat(text.replace("Z", "+00:00")).astimezone()
    except (ValueError, OverflowError):
        raise stop(f"--since takes a time such as 2026-11-22T18:00:00Z, not {text!r}") from None
