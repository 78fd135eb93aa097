"""What is small in the database or in a file takes little memory, too, until it is refused."""

from __future__ import annotations

import gzip
import io
import tracemalloc
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import cycle
from typing import Any

import ormsgpack
import psycopg
import pytest

from pg_checkpoint import CorruptRowError, DecryptionError, ExportFormatError, TypeNotAllowedError
from pg_checkpoint.codec import exact
from pg_checkpoint.codec.chunks import digest_of
from pg_checkpoint.codec.serializers import STRICT, StrictSerializer, decode, loads_exactly
from pg_checkpoint.tools import export
from tests.cases import each
from tests.conftest import Patch, Saver
from tests.keys import CIPHER
from tests.making import aput, checkpoint_of, config_for, values_of

MB = 2**20
# Bytes beside what has to be read: far less than what is refused would take.
ROOM = 40 * MB
WORDS = {"long": [f"{n}: and so on, " * 12 for n in range(200)]}
NAMED = {
    "groups of 1 MB": (MB, 600, 600),
    "too long groups": (2_064, 600, 600),
    "groups that end in a digest": (2_040, 600, 600),
    "many groups": (2_048, 40_000, 40_000),
    "less than no groups": (MB, 600, -1),
    "more groups than names": (MB, 600, 601),
    "most groups": (MB, 600, 2**31 - 1),
    "no names": (MB, 0, 1),
    "a piece many times": (MB, 1_000, 0),
}
NAMED_WAYS = [*zip(NAMED, cycle((CIPHER, None))), ("a piece many times", None)]
_DENSE = {
    "lists": b"[],",
    "dicts": b"{},",
    "numbers": b"1.5,",
    "strings": b'"ab",',
    "strings with escapes": rb'"\"",',
}
_PLACE: dict[str, Any] = {"thread": "t", "ns": "", "channel": "c", "version": "1"}


@contextmanager
def takes_at_most(size: int) -> Iterator[None]:
    tracemalloc.start()
    try:
        yield
        taken = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert taken < size, f"it took {taken / MB:.0f} MB"


def _put_piece(admin: psycopg.Connection[Any], size: int) -> bytes:
    """A piece of zeros, which the server stores in a hundredth of its size; returns its name."""
    name = digest_of(bytes(size))
    admin.execute(
        "insert into pgcheckpoint.checkpoint_chunks (thread_id, digest, data)"
        " values ('t', %s, decode(repeat('00', %s), 'hex'))",
        [name, size],
    )
    return name


def _name_it(admin: psycopg.Connection[Any], name: bytes, count: int, groups: int) -> None:
    """Has the value name a piece so many times, and so many of them as groups."""
    change = b"chunks = decode(repeat(%s, %s), 'hex'), groups = %s, crc = null"
    parameters = [name.hex(), count, groups]
    done = admin.execute(b"update pgcheckpoint.checkpoint_blobs set " + change, parameters)
    assert done.rowcount == 1


@pytest.mark.parametrize(("name", "cipher"), NAMED_WAYS)
async def test_what_a_value_names(dsn: str, admin: Any, name: str, cipher: Any) -> None:
    size, count, groups = NAMED[name]
    async with Saver.from_conn_string(dsn, cipher=cipher) as saver:
        await aput(saver, config_for("t"), WORDS)
    _name_it(admin, _put_piece(admin, size), count, groups)
    async with Saver.from_conn_string(dsn, cipher=cipher) as saver:
        reads: list[Any] = [saver.aget_tuple(config_for("t")), anext(saver.alist(config_for("t")))]
        reads += [saver.acopy_thread("t", "copy")] if cipher else []
        for read in reads:
            with takes_at_most(ROOM), pytest.raises((CorruptRowError, DecryptionError)):
                await read


def _dense(part: bytes, size: int) -> bytes:
    return b'{"kind":"value","x":[' + part * (size // len(part)) + b"1]}\n"


async def _import(saver: Saver, *lines: bytes, max_line: int = export.MAX_LINE) -> None:
    packed = gzip.compress(b"".join((export.header(1), *lines)))
    file: Any = gzip.GzipFile(fileobj=io.BytesIO(packed))
    await export.import_threads(saver, file, max_line=max_line)


@pytest.fixture
def longest(monkeypatch: Patch) -> int:
    monkeypatch.setattr(export, "MAX_LINE", 2 * MB)
    return 2 * MB


@pytest.mark.parametrize("kind", _DENSE)
async def test_a_line_with_many_values(saver: Saver, longest: int, kind: str) -> None:
    text = _dense(_DENSE[kind], longest - 100)
    await saver.setup()
    with (
        takes_at_most(8 * longest),
        pytest.raises(ExportFormatError, match=r"line 2: it has more than 32,768 values"),
    ):
        await _import(saver, text, max_line=longest)


async def test_an_item_with_too_many_values(saver: Saver, longest: int) -> None:
    value = '{"x":[' + "[]," * (longest // 4) + "1]}"
    times = dict.fromkeys(("created_at", "updated_at"), "2026-01-01T00:00:00+00:00")
    fields: dict[str, Any] = {"namespace": ["a"], "key": "k", "value": value, **times}
    text = export.line("item", **fields, expires_at=None, ttl=None, vectors=[])
    await saver.setup()
    with takes_at_most(10 * longest), pytest.raises(ExportFormatError, match="2: it has more"):
        await _import(saver, text, max_line=longest)


async def test_a_value_of_endless_empty_pieces(saver: Any, monkeypatch: Any) -> None:
    monkeypatch.setattr(export, "MAX_CHECKPOINT", 16 * MB)
    pieces = [export.line("piece", thread="t", n=n, data="") for n in range(1_000)]
    runs = [[0, 999]] * 1_000
    nothing = export.as_text(b"")
    value = export.line("value", **_PLACE, type="msgpack", head=nothing, pieces=runs, tail=nothing)
    checkpoint = checkpoint_of({}, {"c": "1"}, "1")
    place = {"thread": "t", "ns": "", "id": "1", "parent": None}
    last = export.line("checkpoint", **place, checkpoint=checkpoint, metadata={}, writes=[])
    await saver.setup()
    with pytest.raises(ExportFormatError, match="take more than"):
        await _import(saver, *pieces, value, last)


async def test_what_is_harmless(saver: Saver, monkeypatch: Patch) -> None:
    """Commas, brackets and quotes in text are no values; longer lines may have more of them."""
    longest = export.MAX_LINE
    monkeypatch.setattr(export, "MAX_LINE", 64 * 400)
    values = {"text": '[],{},"\\",' * 2_000, "more": [f"[{n}]," * 300 for n in range(20)]}
    await aput(saver, config_for("t"), values, metadata={"user": '["\\"],' * 900})
    lines: list[bytes] = []
    await export.export_threads(saver, lines.append)
    await saver.adelete_thread("t")
    await export.import_threads(saver, lines, max_line=longest)
    assert await values_of(saver, config_for("t")) == values


def test_a_frame_of_many_lines_is_short() -> None:
    """Whoever writes frames ends them before they are long, but for a line that is long itself."""
    lines: list[bytes] = []
    frames = export.SealedLines(CIPHER, lines.append)
    frames._lines = [b"\n" * MB]
    frames.end()
    with takes_at_most(8 * MB), pytest.raises(ExportFormatError, match="too long"):
        list(export.opened_lines(lines, CIPHER, export.MAX_LINE, allow_plaintext=False))


@each("how", ["call", "new"])
@each("name", ["bytes", "bytearray", "range"])
def test_a_number_is_not_made_into_as_many_bytes_or_elements(name: str, how: str) -> None:
    def ext(code: int, *parts: Any) -> ormsgpack.Ext:
        return ormsgpack.Ext(code, ormsgpack.packb(parts))

    def object_of(cls: str, *arguments: Any) -> ormsgpack.Ext:
        rest = None, None, None
        return ext(exact.EXT_OBJECT, "builtins", cls, [], how, arguments, *rest)

    many = object_of(name, 100 * MB)
    for value in (many, object_of("list", many), object_of("set", many)):
        with takes_at_most(ROOM):
            decode(STRICT, "msgpack", ormsgpack.packb(value))
            with pytest.raises(TypeNotAllowedError):
                decode(StrictSerializer(), "msgpack", ormsgpack.packb(value))
    large = ormsgpack.packb(ext(exact.EXT_VALUE, "bytearray", 2**40))
    with pytest.raises(ValueError, match="ext_hook"):
        loads_exactly(StrictSerializer(), ("msgpack", large))
