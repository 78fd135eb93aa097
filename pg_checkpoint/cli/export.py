"""pg-checkpoint export and import: write threads to a file as JSON Lines, and read them."""

from __future__ import annotations

import gzip
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import IO, Annotated, Any

import typer

from pg_checkpoint.cli.mistakes import stop
from pg_checkpoint.cli.output import print_json, print_lines
from pg_checkpoint.cli.progress import line, rate
from pg_checkpoint.cli.target import (
    Dsn,
    Encrypted,
    Json,
    Keys,
    Only,
    Plain,
    Schema,
    cipher_of,
    opened,
)
from pg_checkpoint.diagnosis.display import size, visible_json
from pg_checkpoint.postgres.own_loop import run_on_selector_loop
from pg_checkpoint.transfer.export_format import MAX_LINE
from pg_checkpoint.transfer.exporting import Exported, export_threads
from pg_checkpoint.transfer.importing import Imported, import_threads

__all__ = ["export", "import_"]

_File = Annotated[str, typer.Argument(metavar="FILE", help="- for standard streams; .gz for gzip.")]


def export(
    file: _File = "-",
    dsn: Dsn = "",
    schema: Schema = None,
    keys: Keys = None,
    thread: Only = None,
    decrypted: Annotated[
        bool,
        typer.Option("--decrypted", help="With keys: write everything in clear."),
    ] = False,
    allow_plaintext: Plain = False,
) -> None:
    """Write threads as JSON Lines, encrypted if there are keys (docs/migrating.md)."""
    cipher = cipher_of(keys)
    if cipher is not None and decrypted:
        sys.stderr.write("the export holds everything in clear: keep it as safe as the keys\n")
    with opened(dsn, schema, cipher, allow_plaintext=allow_plaintext) as saver, line() as at:

        def show(done: Exported) -> None:
            at.show(f"{done.threads} threads, {done.checkpoints} checkpoints, {size(done.bytes)}")

        with _writing(file, private=decrypted) as out:
            call = export_threads(
                saver, out.write, threads=thread or None, decrypted=decrypted, progress=show
            )
            done = run_on_selector_loop(call)
    sys.stderr.write(
        f"exported {done.checkpoints} checkpoints of {done.threads} threads, {size(done.bytes)}\n"
    )
    if thread and done.threads < len(set(thread)):
        raise stop(f"only {done.threads} of the {len(set(thread))} threads have checkpoints")


def import_(
    file: _File = "-",
    dsn: Dsn = "",
    schema: Schema = None,
    keys: Keys = None,
    encrypt_metadata: Encrypted = False,
    json: Json = False,
    as_thread: Annotated[
        str | None, typer.Option("--as", metavar="ID", help="Give the only thread this id.")
    ] = None,
    max_line: Annotated[
        int, typer.Option(metavar="BYTES", min=1, help="Refuse a file with a longer line.")
    ] = MAX_LINE,
) -> None:
    """Store the threads of an export; what is already there stays as it is."""
    cipher = cipher_of(keys)
    with (
        opened(dsn, schema, cipher, encrypt_metadata=encrypt_metadata) as saver,
        line() as at,
        _reading(file) as lines,
    ):

        def show(done: Imported) -> None:
            speed = size(round(rate(done.bytes, done.seconds)))
            at.show(f"{done.threads} threads, {done.checkpoints} checkpoints, {speed}/s")

        call = import_threads(saver, lines, thread_id=as_thread, max_line=max_line, progress=show)
        done = run_on_selector_loop(call)
    if json:
        print_json(asdict(done))
        return
    rows = [("threads", done.threads), ("checkpoints stored", done.checkpoints)]
    rows += [("there already", done.there), ("writes stored", done.writes)]
    print_lines(rows)


class _Terminal:
    """Takes lines of JSON; a terminal must not obey what stands in them."""

    def __init__(self, out: IO[bytes]) -> None:
        self._out = out

    def write(self, data: bytes) -> int:
        return self._out.write(visible_json(data))


@contextmanager
def _writing(file: str, *, private: bool = False) -> Iterator[IO[bytes] | Any]:
    if file == "-":
        out = sys.stdout.buffer
        yield _Terminal(out) if sys.stdout.isatty() else out
        out.flush()
        return
    with _created(file, private=private) as plain:
        if not file.endswith(".gz"):
            yield plain
            return
        with gzip.GzipFile(fileobj=plain, mode="wb", compresslevel=6) as out:
            yield out


def _created(file: str, *, private: bool) -> IO[bytes]:
    """A new or emptied file; one with what was encrypted is for nobody else to read."""
    if not private:
        return Path(file).open("wb")
    descriptor = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    if hasattr(os, "fchmod"):
        # It may have been there before.
        os.fchmod(descriptor, 0o600)
    return os.fdopen(descriptor, "wb")


@contextmanager
def _reading(file: str) -> Iterator[Any]:
    if file == "-":
        yield sys.stdin.buffer
        return
    with gzip.open(file, "rb") if file.endswith(".gz") else Path(file).open("rb") as lines:
        yield lines
