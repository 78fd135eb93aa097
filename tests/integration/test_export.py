"""Export and import as JSON Lines: nothing is lost, nothing stands there twice."""

from __future__ import annotations

import asyncio
import gzip
import io
import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from langchain_core.messages import HumanMessage
from langgraph.checkpoint.serde.encrypted import EncryptedSerializer
from langgraph.checkpoint.serde.types import _DeltaSnapshot

from pg_checkpoint import (
    AesGcmCipher,
    AsyncPostgresSaver,
    DecryptionError,
    ExportFormatError,
    KeyRing,
    NotWithCipherError,
    PostgresSaver,
)
from pg_checkpoint.exporting import export_threads
from pg_checkpoint.importing import import_threads
from tests.checking import unowned
from tests.integration.stock_app import answer, app, fill, same_tuples, say, tuples_of
from tests.making import META, Xor, aput, checkpoint_of, config_for

KEYS = KeyRing({"k": bytes(32)})


async def _lines(saver: Any, **options: Any) -> list[bytes]:
    out = io.BytesIO()
    exported = await export_threads(saver, out.write, **options)
    assert exported.bytes == len(out.getvalue())
    return out.getvalue().splitlines(keepends=True)


async def test_threads_come_back_as_they_were(
    saver: AsyncPostgresSaver, dsn: str, empty_dsn: str
) -> None:
    await fill(saver, "long", 3)
    await say(app(saver), "asked", "turn 0")
    await fill(saver, "asked", 1)
    await say(app(saver), "asked", "turn 2")
    lines = await _lines(saver)
    async with AsyncPostgresSaver.from_conn_string(empty_dsn) as other:
        await other.setup()
        done = await import_threads(other, lines)
        assert (done.threads, done.there) == (2, 0)
        for thread in ("long", "asked"):
            assert same_tuples(await tuples_of(other, thread), await tuples_of(saver, thread))
        state = await answer(app(other), "asked", "yes")
        assert "__interrupt__" not in state
        again = await import_threads(other, lines)
        assert (again.checkpoints, again.there) == (0, done.checkpoints)
    assert unowned(empty_dsn) == (0, 0, 0, 0)


async def test_one_thread_under_another_name(saver: AsyncPostgresSaver) -> None:
    await fill(saver, "one", 1)
    await fill(saver, "two", 1)
    lines = await _lines(saver, threads=["one"])
    await import_threads(saver, lines, thread_id="copy")
    copies = await tuples_of(saver, "copy")
    for one, copy in zip(await tuples_of(saver, "one"), copies, strict=True):
        assert one.checkpoint == copy.checkpoint
        assert one.pending_writes == copy.pending_writes
    with pytest.raises(ExportFormatError, match="only an export of one"):
        await import_threads(saver, await _lines(saver), thread_id="both")


VALUES = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-(2**70), 2**70),
    st.floats(allow_nan=False),
    st.text(max_size=80),
    st.text(st.characters(categories=["Cs", "Cc", "L"]), max_size=9),
    st.binary(max_size=40),
    st.lists(st.text(max_size=5), max_size=5).map(lambda texts: [t * 400 for t in texts]),
    st.dictionaries(st.text("ab", max_size=3), st.integers(0, 9)),
    st.lists(st.integers(0, 9), max_size=3).map(_DeltaSnapshot),
)


@settings(
    max_examples=10,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
@given(
    values=st.dictionaries(st.sampled_from("abcdef"), VALUES, min_size=1),
    written=st.lists(VALUES, max_size=3),
)
def test_hostile_values_come_back(
    sync_saver: PostgresSaver, values: dict[str, Any], written: list[Any]
) -> None:
    async def round_trip() -> None:
        for thread in ("t", "copy"):
            await sync_saver.adelete_thread(thread)
        config = await aput(sync_saver, config_for("t"), values)
        writes = [("a", v) for v in written if _can_be_written(v)]
        await sync_saver.aput_writes(config, writes, "task")
        await import_threads(sync_saver, await _lines(sync_saver, threads=["t"]), thread_id="copy")
        one = await sync_saver.aget_tuple(config_for("t"))
        other = await sync_saver.aget_tuple(config_for("copy"))
        assert one is not None
        assert other is not None
        assert one.checkpoint == other.checkpoint
        assert repr(one.checkpoint["channel_values"]) == repr(other.checkpoint["channel_values"])
        assert one.pending_writes == other.pending_writes
        assert one.metadata == other.metadata

    asyncio.run(round_trip())


def _can_be_written(value: Any) -> bool:
    return value is not None


async def test_a_large_chat_stays_small(saver: AsyncPostgresSaver, empty_dsn: str) -> None:
    said: list[Any] = []
    config = config_for("chat")
    for n in range(120):
        said = [*said, HumanMessage(f"{n} " + "words " * 150, id=f"{n}")]
        config = await aput(saver, config, {"said": said})
    whole = sum(len(m.content) for m in said)
    lines = await _lines(saver)
    size = sum(map(len, lines))
    assert size < 4 * whole  # Base64, a tail a version; all values whole would be 60 times as much
    assert sum(b'"kind":"piece"' in line for line in lines) < 120
    async with AsyncPostgresSaver.from_conn_string(empty_dsn) as other:
        await other.setup()
        await import_threads(other, lines)
        assert same_tuples(await tuples_of(other, "chat"), await tuples_of(saver, "chat"))


async def test_encrypted_threads(dsn: str, empty_dsn: str) -> None:
    options: dict[str, Any] = {"cipher": AesGcmCipher(KEYS), "encrypt_metadata": True}
    async with (
        AsyncPostgresSaver.from_conn_string(dsn, **options) as saver,
        AsyncPostgresSaver.from_conn_string(empty_dsn, **options) as other,
        AsyncPostgresSaver.from_conn_string(dsn) as without_keys,
    ):
        await other.setup()
        await fill(saver, "t", 2)
        with pytest.raises(NotWithCipherError, match="decrypted=True"):
            await _lines(saver)
        with pytest.raises(DecryptionError, match="is encrypted"):
            await _lines(without_keys)
        await import_threads(other, await _lines(saver, decrypted=True))
        assert same_tuples(await tuples_of(other, "t"), await tuples_of(saver, "t"))
        await say(app(other), "t", "more")


async def test_values_of_an_encrypted_serializer_stay_encrypted(dsn: str) -> None:
    serde = EncryptedSerializer(Xor())
    async with AsyncPostgresSaver.from_conn_string(dsn, serde=serde) as saver:
        config = await aput(saver, config_for("t"), {"a": ["secret"], "n": 1})
        await saver.aput_writes(config, [("a", "secret")], "task")
        lines = await _lines(saver)
        assert sum(b'"msgpack+xor"' in line for line in lines) == 3
        await import_threads(saver, lines, thread_id="copy")
        one, other = [await saver.aget_tuple(config_for(t)) for t in ("t", "copy")]
    assert one is not None
    assert other is not None
    assert one.checkpoint == other.checkpoint
    assert one.pending_writes == other.pending_writes


# --- damaged files ---


def _without(n: int) -> Callable[[list[bytes]], list[bytes]]:
    return lambda lines: [*lines[:n], *lines[n + 1 :]]


def _with(n: int, **fields: Any) -> Callable[[list[bytes]], list[bytes]]:
    def damage(lines: list[bytes]) -> list[bytes]:
        changed = {**json.loads(lines[n]), **fields}
        changed = {name: v for name, v in changed.items() if v is not ...}
        return [*lines[:n], json.dumps(changed).encode() + b"\n", *lines[n + 1 :]]

    return damage


# Lines: 1 header, 2 and 3 pieces, 4 value, 5 checkpoint, 6 piece, 7 value, 8 checkpoint, 9 end.
DAMAGE: dict[str, tuple[Callable[[list[bytes]], list[bytes]], str, int]] = {
    "empty": (lambda _: [], "line 1: .* is empty", 0),
    "foreign": (lambda _: [b'{"kind": "x"}\n'], "line 1: this is no export", 0),
    "no JSON": (lambda _: [b"thread,checkpoint\n"], "line 1: ", 0),
    "newer": (_with(0, version=2), "line 1: .* version 2 of the format", 0),
    "cut in a line": (lambda lines: [*lines[:7], lines[7][:50]], "line 8: ", 1),
    "cut between lines": (lambda lines: lines[:6], "cut off after line 6", 1),
    "a piece is missing": (_without(5), "line 7: damaged: 3 is missing", 1),
    "a checkpoint is missing": (_without(4), "line 8: .* 2 checkpoints, and has 1", 1),
    "no Base64": (_with(5, data="%%"), "line 6: damaged", 1),
    "no text": (_with(5, data=5), "line 6: damaged", 1),
    "a field is missing": (_with(7, id=...), "line 8: damaged: 'id' is missing", 1),
    "no checkpoint": (_with(7, checkpoint={"v": 4}), "line 8: damaged", 1),
    "a bad id": (_with(7, id="\0"), "line 8: damaged", 1),
    "an unknown kind": (_with(7, kind="x"), "line 8: .*unknown kind 'x'", 1),
    "something after the end": (lambda lines: [*lines, lines[1]], "line 10: something", 2),
}


async def test_a_damaged_file_is_told_and_leaves_whole_checkpoints(
    saver: AsyncPostgresSaver,
) -> None:
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


async def _two_checkpoints(saver: AsyncPostgresSaver) -> list[bytes]:
    config = config_for("t")
    for n in (2, 3):
        values = {"said": [f"{i} " + "x" * 1400 for i in range(n)]}
        config = await aput(saver, config, values)
    lines = await _lines(saver)
    kinds = [json.loads(line)["kind"] for line in lines]
    begin = ["header", "piece", "piece", "value", "checkpoint"]
    assert kinds == [*begin, "piece", "value", "checkpoint", "end"]
    return lines


async def test_a_file_that_gzip_can_t_read(saver: AsyncPostgresSaver) -> None:
    packed = gzip.compress(b"".join(await _two_checkpoints(saver)))
    with (
        pytest.raises(ExportFormatError, match="damaged after line"),
        gzip.open(io.BytesIO(packed[:-30])) as lines,
    ):
        await import_threads(saver, lines)


async def test_a_damaged_row_ends_an_export(saver: AsyncPostgresSaver, dsn: str) -> None:
    import psycopg

    from pg_checkpoint import CorruptRowError

    await _two_checkpoints(saver)
    with psycopg.connect(dsn) as admin:
        admin.execute("delete from pgcheckpoint.checkpoint_chunks")
    with pytest.raises(CorruptRowError, match="channel 'said'"):
        await _lines(saver)


async def test_numbers_keep_their_digits(saver: AsyncPostgresSaver, dsn: str) -> None:
    import psycopg

    await saver.aput(config_for("t"), checkpoint_of({}), META, {})
    with psycopg.connect(dsn) as admin:
        admin.execute(
            """update pgcheckpoint.checkpoints set metadata = '{"n": 1%s}'""" % ("0" * 30)
        )
    await import_threads(saver, await _lines(saver), thread_id="copy")
    with psycopg.connect(dsn) as admin:
        rows = "select metadata::text from pgcheckpoint.checkpoints"
        one, other = admin.execute(rows.encode()).fetchall()
    assert one == other
