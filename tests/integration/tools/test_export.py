"""Export and import as JSON Lines: nothing is lost, nothing stands there twice."""

from __future__ import annotations

import asyncio
import gzip
import io
import json
from base64 import b64encode
from collections.abc import Callable
from contextlib import suppress
from datetime import datetime, timedelta, timezone
from typing import Any

import orjson
import ormsgpack
import psycopg
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from langchain_core.messages import HumanMessage
from langgraph.checkpoint.serde.encrypted import EncryptedSerializer
from langgraph.checkpoint.serde.jsonplus import EXT_CONSTRUCTOR_SINGLE_ARG, JsonPlusSerializer
from langgraph.checkpoint.serde.types import _DeltaSnapshot

from pg_checkpoint import (
    AesGcmCipher,
    AsyncPostgresSaver,
    CorruptRowError,
    ExportFormatError,
    InvalidKeyError,
    KeyRing,
    PostgresSaver,
)
from pg_checkpoint.tools.export import export_threads, import_threads
from tests.checking import unowned
from tests.integration.tools.stock_app import answer, app, assert_same, fill, say, tuples_of
from tests.keys import CIPHER
from tests.making import META, Xor, aput, checkpoint_of, config_for, rows_of, run_sql, tuple_of


async def _lines(saver: Any, **options: Any) -> list[bytes]:
    out = io.BytesIO()
    exported = await export_threads(saver, out.write, **options)
    assert exported.bytes == len(out.getvalue())
    return out.getvalue().splitlines(keepends=True)


async def test_threads_come_back(saver: Any, elsewhere: Any, empty_dsn: str) -> None:
    await fill(saver, "long", 3)
    await say(app(saver), "asked", "turn 0")
    await fill(saver, "asked", 1)
    await say(app(saver), "asked", "turn 2")
    lines = await _lines(saver)
    done = await import_threads(elsewhere, lines)
    assert (done.threads, done.there) == (2, 0)
    await assert_same(elsewhere, saver, "long", "asked")
    assert "__interrupt__" not in await answer(app(elsewhere), "asked", "yes")
    again = await import_threads(elsewhere, lines)
    assert again.seconds > 0  # also if all was there
    assert (again.checkpoints, again.there) == (0, done.checkpoints)
    assert unowned(empty_dsn) == (0, 0, 0, 0)


async def test_one_thread_under_another_name(saver: AsyncPostgresSaver) -> None:
    await fill(saver, "one", 1)
    await fill(saver, "two", 1)
    lines = await _lines(saver, threads=["one"])
    await import_threads(saver, lines, thread_id="copy")
    await _same(saver, "one", "copy")
    with pytest.raises(ExportFormatError, match="only an export of one"):
        await import_threads(saver, await _lines(saver), thread_id="both")
    with pytest.raises(InvalidKeyError, match="NUL"):
        await import_threads(saver, lines, thread_id="\0")


async def _same(saver: Any, thread_id: str, copy_id: str) -> None:
    copies = await tuples_of(saver, copy_id)
    for one, copy in zip(await tuples_of(saver, thread_id), copies, strict=True):
        assert (one.checkpoint, one.metadata) == (copy.checkpoint, copy.metadata)
        assert repr(one.checkpoint["channel_values"]) == repr(copy.checkpoint["channel_values"])
        assert one.pending_writes == copy.pending_writes


@pytest.mark.parametrize("replace", [True, False])
async def test_answers_of_a_later_export_replace_earlier_ones(saver: Any, replace: bool) -> None:
    config = await aput(saver, config_for("t"), {"n": 1})
    for answers in (["one"], ["one", "two"]):
        await saver.aput_writes(config, [("__resume__", answers)], "task")
        lines = await _lines(saver, threads=["t"])
        await import_threads(saver, lines, thread_id="copy", replace=replace)
    imported = await tuple_of(saver, config_for("copy"))
    expected = ["one", "two"] if replace else ["one"]
    assert imported.pending_writes == [("task", "__resume__", expected)]


VALUES = st.one_of(
    *(st.none(), st.booleans(), st.integers(-(2**70), 2**70), st.floats(allow_nan=False)),
    *(st.text(max_size=80), st.binary(max_size=40)),
    st.text(st.characters(categories=["Cs", "Cc", "L"]), max_size=9),
    st.lists(st.text(max_size=5), max_size=5).map(lambda texts: [t * 400 for t in texts]),
    st.dictionaries(st.text("ab", max_size=3), st.integers(0, 9)),
    st.lists(st.integers(0, 9), max_size=3).map(_DeltaSnapshot),
)


@settings(max_examples=10)
@given(
    values=st.dictionaries(st.sampled_from("abcdef"), VALUES, min_size=1),
    written=st.lists(VALUES.filter(lambda value: value is not None), max_size=3),
)
def test_hostile_values_come_back(sync_saver: Any, values: Any, written: list[Any]) -> None:
    async def round_trip() -> None:
        for thread in ("t", "copy"):
            await sync_saver.adelete_thread(thread)
        config = await aput(sync_saver, config_for("t"), values)
        await sync_saver.aput_writes(config, [("a", v) for v in written], "task")
        await import_threads(sync_saver, await _lines(sync_saver, threads=["t"]), thread_id="copy")
        await _same(sync_saver, "t", "copy")

    asyncio.run(round_trip())


async def test_a_large_chat_stays_small(saver: Any, elsewhere: Any) -> None:
    said: list[Any] = []
    config = config_for("chat")
    for n in range(120):
        said = [*said, HumanMessage(f"{n} " + "words " * 150, id=f"{n}")]
        config = await aput(saver, config, {"said": said})
    whole = sum(len(m.content) for m in said)
    lines = await _lines(saver)
    assert sum(map(len, lines)) < 4 * whole  # all values whole: 60 times as much
    assert sum(b'"kind":"piece"' in line for line in lines) < 120
    await import_threads(elsewhere, lines)
    await assert_same(elsewhere, saver, "chat")


SEALED: Any = {"cipher": CIPHER, "encrypt_metadata": True}


async def test_an_export_of_encrypted_threads_is_encrypted(dsn: str, empty_dsn: str) -> None:
    opened = AsyncPostgresSaver.from_conn_string
    async with opened(dsn, **SEALED) as saver, opened(empty_dsn, **SEALED) as other:
        await other.setup()
        await fill(saver, "the chat", 30)
        lines = await _lines(saver)
        clear = await _lines(saver, decrypted=True)
        assert len(lines) > 3
        # Base64 has no blank, and says no long word by chance.
        for said in (b"the chat", b"checkpoint_ns", b"messages", b"msgpack"):
            assert any(said in line for line in clear) or said == b"checkpoint_ns"
            assert not any(said in line for line in lines[1:])
        await import_threads(other, lines)
        await import_threads(other, lines, thread_id="copy")
        await assert_same(other, saver, "the chat")
    wrong = AesGcmCipher(KeyRing({"k": bytes(range(119, 151))}))
    for cipher, refusal in ((None, "pass the keys"), (wrong, "line 2: can't decrypt it")):
        async with opened(empty_dsn, cipher=cipher) as without_keys:
            with pytest.raises(ExportFormatError, match=refusal):
                await import_threads(without_keys, lines, thread_id="u")


@pytest.mark.parametrize("header", [{}, {"sealed": None}, {"sealed": "0" * 32}])
async def test_in_clear_despite_keys(header: Any, saver: Any, store: Any, empty_dsn: str) -> None:
    await aput(saver, config_for("t"), {"a": ["forged"]})
    await store.aput(("u",), "k", {"v": "forged"})
    first, *lines = await _lines(saver)
    if header:
        first = orjson.dumps({**orjson.loads(first), **header}) + b"\n"
    async with AsyncPostgresSaver.from_conn_string(empty_dsn, cipher=CIPHER) as other:
        await other.setup()
        with pytest.raises(ExportFormatError):
            await import_threads(other, [first, *lines])
    for table in ("checkpoint_threads", "store_items"):
        assert rows_of(empty_dsn, f"select from pgcheckpoint.{table}") == []


async def test_an_encrypted_export_that_was_changed(saver: AsyncPostgresSaver, dsn: str) -> None:
    await aput(saver, config_for("forged"), {"a": ["forged"]})
    plain = await _lines(saver)
    await saver.adelete_thread("forged")
    async with AsyncPostgresSaver.from_conn_string(dsn, cipher=CIPHER) as saver:
        await fill(saver, "t", 30)
        lines, others = await _lines(saver), await _lines(saver)
        flipped = bytearray(lines[2])
        flipped[200] ^= 1
        for damaged in (
            *(lines[:-1], [lines[0], *lines[2:]], [lines[0], lines[2], lines[1], *lines[3:]]),
            *([*lines[:2], lines[1], *lines[2:]], [*lines[:2], bytes(flipped), *lines[3:]]),
            *([*lines[:2], others[2], *lines[3:]], [others[0], *lines[1:]], [*lines, lines[-1]]),
            *([*lines[:-1], lines[-1][1:]], [*lines[:-2], b"." + lines[-2], lines[-1]]),
            *(lines[:1], [lines[0], b"\xff\n"], [lines[0], b".\n"]),
            *(lines + plain, lines[:1] + plain[1:] + lines[1:], plain[:-1] + lines),
        ):
            with pytest.raises(ExportFormatError):
                await import_threads(saver, damaged)
            assert "forged" not in [t.thread_id for t in await saver.alist_threads()]
        with pytest.raises(ExportFormatError, match="longer than 2,000 bytes"):
            await import_threads(saver, lines, thread_id="u", max_line=2_000)


async def test_values_of_an_encrypted_serializer_stay_encrypted(dsn: str) -> None:
    async with AsyncPostgresSaver.from_conn_string(dsn, serde=EncryptedSerializer(Xor())) as saver:
        config = await aput(saver, config_for("t"), {"a": ["secret"], "n": 1})
        await saver.aput_writes(config, [("a", "secret")], "task")
        lines = await _lines(saver)
        assert sum(b'"msgpack+xor"' in line for line in lines) == 3
        await import_threads(saver, lines, thread_id="copy")
        await _same(saver, "t", "copy")


def _without(n: int) -> Callable[[list[bytes]], list[bytes]]:
    return lambda lines: [*lines[:n], *lines[n + 1 :]]


def _with(n: int, /, **fields: Any) -> Callable[[list[bytes]], list[bytes]]:
    def damage(lines: list[bytes]) -> list[bytes]:
        changed = {**json.loads(lines[n]), **fields}
        changed = {name: v for name, v in changed.items() if v is not ...}
        return [*lines[:n], json.dumps(changed).encode() + b"\n", *lines[n + 1 :]]

    return damage


_NO_VERSIONS = {"v": 4, "channel_values": {}, "channel_versions": []}
# Lines: 1 header, 2 and 3 pieces, 4 value, 5 checkpoint, 6 piece, 7 value, 8 checkpoint, 9 end.
DAMAGE: dict[str, tuple[Callable[[list[bytes]], list[bytes]], str, int]] = {
    "empty": (lambda _: [], "line 1: .* is empty", 0),
    "foreign": (lambda _: [b'{"kind": "x"}\n'], "line 1: this is not an export", 0),
    "no JSON": (lambda _: [b"thread,checkpoint\n"], "line 1: this is not an export", 0),
    "newer": (_with(0, version=4), "line 1: .* version 4 of the format", 0),
    "cut in a line": (lambda lines: [*lines[:7], lines[7][:50]], "line 8: ", 1),
    "cut between lines": (lambda lines: lines[:6], "cut off after line 6", 1),
    "a piece is missing": (_without(5), "line 7: damaged: 3 is missing", 1),
    "a checkpoint is missing": (_without(4), "line 8: .* 2 checkpoints, but has 1", 1),
    "no Base64": (_with(5, data="%%"), "line 6: damaged", 1),
    "no text": (_with(5, data=5), "line 6: damaged", 1),
    "a field is missing": (_with(7, id=...), "line 8: damaged: 'id' is missing", 1),
    "no checkpoint": (_with(7, checkpoint={"v": 4}), "line 8: damaged", 1),
    "a bad id": (_with(7, id="\0"), "line 8: damaged", 1),
    "a bad thread": (_with(5, thread="\0"), "line 6: damaged: .*NUL", 1),
    "a long thread": (_with(7, thread="x" * 2601), "line 8: damaged: .*2600 bytes", 1),
    "an unknown kind": (_with(7, kind="x"), "line 8: .*unknown kind 'x'", 1),
    "endless pieces": (_with(6, pieces=[[1, 10**10]]), "line 8: damaged: 4 is missing", 1),
    "a piece again and again": (_with(6, pieces=[[1, 1]] * 10**6), "line 8: .* more than", 1),
    "pieces that are none": (_with(6, pieces=[[0.5, 1]]), "line 7: damaged: a run of pieces", 1),
    "nested": (lambda lines: [*lines[:6], b"[" * 10**6], "line 7: it is nested too deeply", 1),
    "a number without end": (_with(5, n=float("inf")), "line 6: damaged", 1),
    "versions in a list": (_with(7, checkpoint=_NO_VERSIONS), "line 8: damaged", 1),
    "more after the end": (lambda lines: [*lines, lines[1]], "line 10: there is data after", 2),
}


async def test_a_damaged_file_leaves_whole_checkpoints(saver: AsyncPostgresSaver) -> None:
    lines = await _two_checkpoints(saver)
    for what, (damage, expected, whole) in DAMAGE.items():
        await saver.adelete_thread("t")
        with pytest.raises(ExportFormatError, match=expected):
            await import_threads(saver, damage(lines))
        found = await tuples_of(saver, "t")
        assert len(found) == whole, what
        assert all(len(c.checkpoint["channel_values"]["said"]) > 1 for c in found)
        await import_threads(saver, lines)
        assert len(await tuples_of(saver, "t")) == 2


@pytest.mark.parametrize("as_file", [False, True])
async def test_no_line_is_read_that_is_too_long(saver: AsyncPostgresSaver, as_file: bool) -> None:
    lines = await _two_checkpoints(saver)
    await saver.adelete_thread("t")
    longest = max(map(len, lines))

    class File(io.BytesIO):
        def readline(self, size: int | None = -1, /) -> bytes:
            assert size is not None
            assert 0 <= size <= longest + 1, "without end"
            return super().readline(size)

    long = [*lines[:5], b"x" * (longest + 1), *lines[5:]]
    given: Any = File(b"".join(long)) if as_file else long
    with pytest.raises(ExportFormatError, match=rf"line 6: it is longer than {longest:,} bytes"):
        await import_threads(saver, given, max_line=longest)
    assert len(await tuples_of(saver, "t")) == 1
    await import_threads(saver, File(b"".join(lines)) if as_file else lines, max_line=longest)


@pytest.fixture
def two_checkpoints(sync_saver: PostgresSaver) -> list[bytes]:
    return asyncio.run(_two_checkpoints(sync_saver))


JSON = st.recursive(
    st.sampled_from([None, True, -1, 2**63, 10**30, 1e308, "", "t", "1", "\0", "\ud800"])
    | st.one_of(st.floats(), st.text(max_size=5)),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=5,
)


@settings(max_examples=60)
@given(data=st.data())
def test_any_field_may_be_anything(two_checkpoints: Any, sync_saver: Any, data: Any) -> None:
    lines = two_checkpoints
    at = data.draw(st.integers(1, len(lines) - 1))
    place = fields = json.loads(lines[at])
    while True:
        name = data.draw(st.sampled_from(sorted(place)))
        if not (isinstance(place[name], dict) and place[name]) or data.draw(st.booleans()):
            break
        place = place[name]
    place[name] = data.draw(JSON)
    damaged = [*lines[:at], json.dumps(fields).encode() + b"\n", *lines[at + 1 :]]
    sync_saver.delete_thread("t")
    # What the server refuses is its error; nothing else may come of it.
    with suppress(ExportFormatError, psycopg.Error):
        asyncio.run(import_threads(sync_saver, damaged))


async def test_no_value_is_decoded(saver: AsyncPostgresSaver, dsn: str) -> None:
    arguments = ormsgpack.packb(("os", "system", "touch /tmp/never"))
    code = ormsgpack.packb(ormsgpack.Ext(EXT_CONSTRUCTOR_SINGLE_ARG, arguments))
    lines = await _two_checkpoints(saver)
    await saver.adelete_thread("t")
    odd = ("msgpack", code), ("pickle", b"cos\nsystem\n"), ("json", b"{")
    changed = [_with(6, type=t, data=b64encode(data).decode())(lines) for t, data in odd]

    class Undecoding(JsonPlusSerializer):
        def loads_typed(self, data: tuple[str, bytes]) -> Any:
            raise AssertionError(f"decoded: {data}")

    how: Any
    for how in ({}, {"cipher": CIPHER, "allow_plaintext": True}):
        async with AsyncPostgresSaver.from_conn_string(dsn, serde=Undecoding(), **how) as other:
            for damaged in changed:
                await import_threads(other, damaged)
                await other.adelete_thread("t")


async def _two_checkpoints(saver: Any) -> list[bytes]:
    config = config_for("t")
    for n in (2, 3):
        config = await aput(saver, config, {"said": [f"{i} " + "x" * 1400 for i in range(n)]})
    lines = await _lines(saver)
    kinds = [json.loads(line)["kind"] for line in lines]
    begin = ["header", "piece", "piece", "value", "checkpoint"]
    assert kinds == [*begin, "piece", "value", "checkpoint", "end"]
    return lines


async def test_a_damaged_archive_and_a_damaged_row(saver: AsyncPostgresSaver, dsn: str) -> None:
    packed = gzip.compress(b"".join(await _two_checkpoints(saver)))
    lines = gzip.GzipFile(fileobj=io.BytesIO(packed[:-30]))
    with pytest.raises(ExportFormatError, match="damaged after line"):
        await import_threads(saver, lines)
    run_sql(dsn, "delete from pgcheckpoint.checkpoint_chunks")
    with pytest.raises(CorruptRowError, match="channel 'said'"):
        await _lines(saver)


async def test_threads_keep_their_times(saver: AsyncPostgresSaver) -> None:
    """What retention goes by survives a backup; a thread that is in use keeps the time of that."""
    began, config = datetime(2020, 1, 1, tzinfo=timezone.utc), config_for("old")
    for hour in range(3):
        ts = (began + timedelta(hours=hour)).isoformat()
        config = await aput(saver, config, {"a": [hour]}, ts=ts)
    await aput(saver, config_for("in use"), {}, ts=began.isoformat())
    await aput(saver, config_for("ahead"), {}, ts="9000-01-01T00:00:00+00:00")
    lines = await _lines(saver)
    for thread in await saver.alist_threads():
        await saver.adelete_thread(thread.thread_id)
    await aput(saver, config_for("in use"), {})
    await import_threads(saver, lines)
    found = {thread.thread_id: thread for thread in await saver.alist_threads()}
    assert (found["old"].created_at, found["old"].active_at) == (began, began + timedelta(hours=2))
    assert (found["in use"].created_at, list(found)[-1]) == (began, "old")
    for name in ("in use", "ahead"):
        assert datetime.now(timezone.utc) - found[name].active_at < timedelta(hours=1)


async def test_numbers_keep_their_digits(saver: AsyncPostgresSaver, dsn: str) -> None:
    await saver.aput(config_for("t"), checkpoint_of({}), META, {})
    metadata = '{"n": 1%s}' % ("0" * 30)
    run_sql(dsn, "update pgcheckpoint.checkpoints set metadata = %s, checks = null", [metadata])
    await import_threads(saver, await _lines(saver), thread_id="copy")
    one, other = rows_of(dsn, "select metadata::text from pgcheckpoint.checkpoints")
    assert one == other
