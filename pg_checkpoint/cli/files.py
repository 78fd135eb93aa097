"""Files of export and import: whole or not there, compressed or not, or a standard stream."""

from __future__ import annotations

import gzip
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any

from pg_checkpoint.cli.mistakes import stop
from pg_checkpoint.diagnosis.display import visible_json
from pg_checkpoint.transfer.files import replacing

_GZIP = b"\x1f\x8b"


class _Terminal:
    """Takes lines of JSON; a terminal must not obey what stands in them."""

    def __init__(self, out: IO[bytes]) -> None:
        self._out = out

    def write(self, data: bytes) -> int:
        return self._out.write(visible_json(data))


def chosen(file: str | None, stream: IO[str]) -> str:
    """The file that was named; the standard stream if nobody would have to type or read it."""
    if file is None and stream.isatty():
        raise stop("name a FILE, or - for the terminal")
    return "-" if file is None else file


@contextmanager
def writing(file: str, *, private: bool = False, force: bool = False) -> Iterator[IO[bytes] | Any]:
    """A new file, which appears under its name when the block has ended without an error.

    Args:
        file: Its name; - for stdout, and .gz compresses.
        private: Whether nobody else may read it.
        force: Whether it may replace one that is there.
    """
    if file == "-":
        out = sys.stdout.buffer
        yield _Terminal(out) if sys.stdout.isatty() else out
        out.flush()
        return
    with _replacing(file, private=private, force=force) as plain:
        if not file.endswith(".gz"):
            yield plain
            return
        with gzip.GzipFile(fileobj=plain, mode="wb", compresslevel=6) as out:
            yield out


@contextmanager
def _replacing(file: str, *, private: bool, force: bool) -> Iterator[IO[bytes]]:
    try:
        with replacing(Path(file), private=private, force=force) as out:
            yield out
    except FileExistsError:
        raise stop(f"{file} exists already: give another name, or --force to replace it") from None


@contextmanager
def reading(file: str) -> Iterator[Any]:
    """The lines of a file, whether it is compressed or not; - is stdin."""
    if file == "-":
        yield sys.stdin.buffer
        return
    with Path(file).open("rb") as plain:
        if not plain.peek(len(_GZIP)).startswith(_GZIP):
            yield plain
            return
        with gzip.GzipFile(fileobj=plain) as lines:
            yield lines
