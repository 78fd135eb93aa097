"""The format of an export: JSON Lines, one object a line, each with its `kind`.

Pure. docs/migrating.md describes the format; raise VERSION when it changes.

    header       first: format and version
    piece        bytes that values of the thread share, numbered
    value        a channel's value at a version: its bytes, or head, numbered pieces, tail
    checkpoint   after its values: ids, itself with its small values, metadata, writes, steps
    item         of the store: namespace, key, value, times, vectors
    end          last: the counts
"""

from __future__ import annotations

import json
from base64 import b64decode, b64encode
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import orjson

from pg_checkpoint.errors import ExportFormatError
from pg_checkpoint.version import __version__

VERSION = 3
# The one before has no steps.
_READ = (2, VERSION)
# Bytes of a line, unless the caller says otherwise, and of all values of one checkpoint.
MAX_LINE = 2**28
MAX_CHECKPOINT = 2**30
# Of a line's limit so many bytes are allowed for each value in it: each takes about as many in
# memory, and a line of a few bytes each would take twenty times its length. So are pieces.
_BYTES_OF_VALUE = 64
NO_EXPORT = "this is not an export of pg-checkpoint"
_FORMAT = "pg_checkpoint export"
_HELP = (
    "bytes are Base64 of what the serializer made; the pieces of a value are runs of numbers of "
    "piece lines of its thread, [first, last]; a value is head + pieces + tail"
)


class Kept:
    """A value's parts, as its line has them, to be put together when it is needed."""

    __slots__ = ("_head", "_runs", "_tail", "type")

    def __init__(self, fields: Mapping[str, Any]) -> None:
        self.type = text_of(fields, "type")
        self._runs: list[tuple[int, int]] = []
        self._tail = b""
        if "data" in fields:
            self._head = from_text(fields["data"])
        else:
            self._head, self._tail = from_text(fields["head"]), from_text(fields["tail"])
            self._runs = [_run(run) for run in fields["pieces"]]

    def joined(self, pieces: Mapping[int, bytes], room: int) -> tuple[str, bytes]:
        """Joins a value from its pieces; returns its type and bytes."""
        found = [self._head]
        room -= len(self._head) + len(self._tail)
        for first, last in self._runs:
            # One after another: a run may say that it is endless.
            for number in range(first, last + 1):
                found.append(pieces[number])
                if (room := room - max(len(found[-1]), _BYTES_OF_VALUE)) < 0:
                    raise ExportFormatError(
                        f"the values of a checkpoint take more than {MAX_CHECKPOINT:,} bytes"
                    )
        return self.type, b"".join((*found, self._tail))


def bounded(lines: Iterable[bytes], limit: int, start: int = 1) -> Iterator[bytes]:
    """The lines of a file or of anything else, none of which may be longer than so many bytes.

    Of a file no more is read. They are counted from `start`.
    """
    readline = getattr(lines, "readline", None)
    found = iter(lines) if readline is None else iter(lambda: readline(limit + 1), b"")
    for number, text in enumerate(found, start):
        if len(text) > limit:
            raise ExportFormatError(f"line {number}: it is longer than {limit:,} bytes")
        try:
            check_values(text, limit)
        except ExportFormatError as error:
            raise ExportFormatError(f"line {number}: {error}") from None
        yield text


def check_values(text: bytes, limit: int) -> None:
    """Refuses JSON text with too many values for its limit, before memory is taken for them.

    What stands in strings does not count: bytes are there as Base64, and values of items.
    """
    most = max(limit, MAX_LINE) // _BYTES_OF_VALUE
    if _values_of(text, 0, len(text)) > most and _values_outside_strings(text, most) > most:
        raise ExportFormatError(
            f"it has more than {most:,} values: if it is an export, allow longer lines (--max-line)"
        )


def _values_outside_strings(text: bytes, most: int) -> int:
    """How many values JSON text has, strings included; it counts until there are too many."""
    # Without escapes a quote is where a string begins or ends.
    bare = text.replace(b"\\\\", b"").replace(b'\\"', b"")
    count = begin = 0
    while count <= most and (quote := bare.find(b'"', begin)) >= 0:
        count += 1 + _values_of(bare, begin, quote)
        end = bare.find(b'"', quote + 1)
        begin = len(bare) if end < 0 else end + 1
    return count + _values_of(bare, begin, len(bare))


def _values_of(text: bytes, begin: int, end: int) -> int:
    """How many values there can be between two places that are in no string."""
    return sum(text.count(mark, begin, end) for mark in (b",", b"[", b"{"))


def header(checkpoints: int) -> bytes:
    """The first line."""
    fields = {"format": _FORMAT, "version": VERSION, "package": __version__, "help": _HELP}
    return line("header", **fields, checkpoints=checkpoints)


def sealed_header(stream: str) -> bytes:
    """The first line of an export that is encrypted; the other follows, encrypted."""
    return line("header", format=_FORMAT, version=VERSION, sealed=stream)


def line(kind: str, **fields: Any) -> bytes:
    """One line."""
    return orjson.dumps({"kind": kind, **fields}, option=orjson.OPT_APPEND_NEWLINE)


def parsed(text: bytes) -> dict[str, Any]:
    """The fields of a line."""
    # Not orjson, which gives integers beyond 64 bits back as floats.
    try:
        found = json.loads(text)
    except RecursionError:
        raise ExportFormatError("it is nested too deeply") from None
    if not isinstance(found, dict) or not isinstance(found.get("kind"), str):
        raise ExportFormatError("it is not a JSON object with a kind")
    return found


def check_header(fields: Mapping[str, Any]) -> None:
    """Refuses a file that is not an export, or is one of a newer version."""
    if fields.get("kind") != "header" or fields.get("format") != _FORMAT:
        raise ExportFormatError(f"line 1: {NO_EXPORT}")
    if fields.get("version") not in _READ:
        raise ExportFormatError(
            f"line 1: the export has version {fields.get('version')} of the format, and this "
            f"version of pg-checkpoint reads version {VERSION}"
        )


def as_text(data: bytes) -> str:
    """Bytes as Base64, for a line."""
    return b64encode(data).decode()


def text_of(fields: Mapping[str, Any], name: str) -> str:
    """A field that is text; TypeError if it is anything else."""
    if not isinstance(text := fields[name], str):
        raise TypeError(f"{name} is not text")
    return text


def from_text(text: Any) -> bytes:
    """The bytes that `as_text` was given; ValueError if it is not Base64."""
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


def _run(found: Any) -> tuple[int, int]:
    first, last = found
    if type(first) is not int or type(last) is not int:
        raise TypeError("a run of pieces is two numbers")
    return first, last
