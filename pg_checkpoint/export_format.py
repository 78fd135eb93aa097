"""The lines of an export: JSON, one object a line, each with its `kind`.

Pure. docs/migrating.md describes the format; whatever changes it raises VERSION.

    header       first: format and version
    piece        bytes that values of the thread share, numbered
    value        a channel's value at a version: its bytes, or head, numbered pieces, tail
    checkpoint   after its values: ids, the checkpoint with its small values, metadata, writes
    end          last: what there was
"""

from __future__ import annotations

import json
from base64 import b64decode, b64encode
from collections.abc import Iterable, Mapping, Sequence
from importlib.metadata import PackageNotFoundError, version
from typing import Any

import orjson

from pg_checkpoint.errors import ExportFormatError

__all__ = [
    "VERSION",
    "Kept",
    "as_text",
    "check_header",
    "expanded",
    "from_text",
    "header",
    "line",
    "parsed",
    "runs",
]

VERSION = 1
_FORMAT = "pg_checkpoint export"
_HELP = (
    "bytes are Base64 of what the serializer made; the pieces of a value are runs of numbers of "
    "piece lines of its thread, [first, last]; a value is head + pieces + tail"
)


class Kept:
    """A value's parts, as its line has them, to be put together when it is needed."""

    __slots__ = ("_head", "_pieces", "_tail", "type")

    def __init__(self, fields: Mapping[str, Any]) -> None:
        self.type = str(fields["type"])
        self._pieces: list[int] | None = None
        self._tail = b""
        if "data" in fields:
            self._head = from_text(fields["data"])
        else:
            self._head, self._tail = from_text(fields["head"]), from_text(fields["tail"])
            self._pieces = expanded(fields["pieces"])

    def joined(self, pieces: Mapping[int, bytes]) -> tuple[str, bytes]:
        """The type and all bytes; KeyError if a piece is missing."""
        found = [pieces[number] for number in self._pieces or ()]
        return self.type, b"".join((self._head, *found, self._tail))


def header(checkpoints: int) -> bytes:
    """The first line."""
    try:
        package = version("pg-checkpoint")
    except PackageNotFoundError:  # a bare checkout
        package = None
    fields = {"format": _FORMAT, "version": VERSION, "package": package, "help": _HELP}
    return line("header", **fields, checkpoints=checkpoints)


def line(kind: str, **fields: Any) -> bytes:
    """One line."""
    return orjson.dumps({"kind": kind, **fields}, option=orjson.OPT_APPEND_NEWLINE)


def parsed(text: bytes) -> dict[str, Any]:
    """The fields of a line.

    Raises:
        ValueError: If it is none.
    """
    # Not orjson, which gives integers beyond 64 bits back as floats.
    found = json.loads(text)
    if not isinstance(found, dict) or not isinstance(found.get("kind"), str):
        raise ExportFormatError("it is no JSON object with a kind")
    return found


def check_header(fields: Mapping[str, Any]) -> None:
    """Refuses what is no export, or one of a newer version.

    Raises:
        ExportFormatError: Saying so.
    """
    if fields.get("kind") != "header" or fields.get("format") != _FORMAT:
        raise ExportFormatError("line 1: this is no export of pg-checkpoint")
    if fields.get("version") != VERSION:
        raise ExportFormatError(
            f"line 1: the export has version {fields.get('version')} of the format, and this "
            f"version of pg-checkpoint reads version {VERSION}"
        )


def as_text(data: bytes) -> str:
    """Bytes as they stand in a line."""
    return b64encode(data).decode()


def from_text(text: Any) -> bytes:
    """The way back; ValueError if it is none."""
    if not isinstance(text, str):
        raise TypeError("no text where bytes are expected")
    return b64decode(text, validate=True)


def runs(numbers: Iterable[int]) -> list[list[int]]:
    """Numbers as runs, first and last: a list that has grown names few."""
    found: list[list[int]] = []
    for number in numbers:
        if found and number == found[-1][1] + 1:
            found[-1][1] = number
        else:
            found.append([number, number])
    return found


def expanded(found: Sequence[Sequence[int]]) -> list[int]:
    """The way back."""
    return [number for first, last in found for number in range(first, last + 1)]
