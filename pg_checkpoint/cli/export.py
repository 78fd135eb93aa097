"""pg-checkpoint export and import: threads as JSON Lines, into a file and back."""

from __future__ import annotations

import asyncio
import gzip
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import IO, Annotated, Any

import typer

from pg_checkpoint.cli.mistakes import stop
from pg_checkpoint.cli.output import print_json, print_lines, size
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
from pg_checkpoint.exporting import Exported, export_threads
from pg_checkpoint.importing import Imported, import_threads
from pg_checkpoint.queries import DEFAULT_SCHEMA

__all__ = ["export", "import_"]

_File = Annotated[str, typer.Argument(metavar="FILE", help="- for standard streams; .gz for gzip.")]


def export(
    file: _File = "-",
    dsn: Dsn = "",
    schema: Schema = DEFAULT_SCHEMA,
    keys: Keys = None,
    thread: Only = None,
    decrypted: Annotated[
        bool, typer.Option("--decrypted", help="With keys: write everything in clear.")
    ] = False,
    allow_plaintext: Plain = False,
) -> None:
    """Write threads as JSON Lines (docs/migrating.md has the format)."""
    cipher = cipher_of(keys)
    if cipher is not None and not decrypted:
        raise stop("an export holds everything in clear: say --decrypted if that is meant")
    if cipher is not None:
        sys.stderr.write("the export holds everything in clear: keep it as safe as the keys\n")
    with opened(dsn, schema, cipher, allow_plaintext=allow_plaintext) as saver, line() as at:

        def show(done: Exported) -> None:
            at.show(f"{done.threads} threads, {done.checkpoints} checkpoints, {size(done.bytes)}")

        with _writing(file) as out:
            call = export_threads(
                saver, out.write, threads=thread or None, decrypted=decrypted, progress=show
            )
            done = asyncio.run(call)
    sys.stderr.write(
        f"exported {done.checkpoints} checkpoints of {done.threads} threads, {size(done.bytes)}\n"
    )
    if thread and done.threads < len(set(thread)):
        raise stop(f"only {done.threads} of the {len(set(thread))} threads have checkpoints")


def import_(
    file: _File = "-",
    dsn: Dsn = "",
    schema: Schema = DEFAULT_SCHEMA,
    keys: Keys = None,
    encrypt_metadata: Encrypted = False,
    json: Json = False,
    as_thread: Annotated[
        str | None, typer.Option("--as", metavar="ID", help="Give the only thread this id.")
    ] = None,
) -> None:
    """Store what export wrote; what is there already stays."""
    cipher = cipher_of(keys)
    with (
        opened(dsn, schema, cipher, encrypt_metadata=encrypt_metadata) as saver,
        line() as at,
        _reading(file) as lines,
    ):

        def show(done: Imported) -> None:
            speed = size(round(rate(done.bytes, done.seconds)))
            at.show(f"{done.threads} threads, {done.checkpoints} checkpoints, {speed}/s")

        done = asyncio.run(import_threads(saver, lines, thread_id=as_thread, progress=show))
    if json:
        print_json(asdict(done))
        return
    rows = [("threads", done.threads), ("checkpoints stored", done.checkpoints)]
    rows += [("there already", done.there), ("writes stored", done.writes)]
    print_lines(rows)


@contextmanager
def _writing(file: str) -> Iterator[IO[bytes] | Any]:
    if file == "-":
        yield sys.stdout.buffer
        sys.stdout.buffer.flush()
        return
    with (
        gzip.open(file, "wb", compresslevel=6)
        if file.endswith(".gz")
        else Path(file).open("wb") as out
    ):
        yield out


@contextmanager
def _reading(file: str) -> Iterator[Any]:
    if file == "-":
        yield sys.stdin.buffer
        return
    with gzip.open(file, "rb") if file.endswith(".gz") else Path(file).open("rb") as lines:
        yield lines
