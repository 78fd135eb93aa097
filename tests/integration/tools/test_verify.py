"""Verify: finds what is broken, names it, and nothing else."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest
from langchain_core.messages import HumanMessage
from langgraph.checkpoint.serde.jsonplus import JsonPlusSerializer

from pg_checkpoint import (
    AesGcmCipher,
    AsyncPostgresEvents,
    AsyncPostgresSaver,
    KeyRing,
    step,
    wake_at,
)
from pg_checkpoint.tools.verify import Orphans, verify_threads
from tests.integration.tools.stock_app import fill
from tests.keys import KEY, RING
from tests.making import META, aput, change_rows, checkpoint_of, config_for, id_of, task_config


async def _fill(saver: AsyncPostgresSaver, *threads: str) -> None:
    """Lists with groups of pieces, dicts in pieces, plain values, writes and results of steps."""
    for thread in threads:
        config, said = config_for(thread), []
        for n in range(4):
            said += [HumanMessage(f"{thread} {n} {i} " + "x" * 900, id=f"{i}") for i in range(20)]
            files = {f"{i}.py": f"{n}" * 900 for i in range(5)}
            values = {"said": said, "files": files, "n": n, "few": [n]}
            config = await aput(saver, config, values)
            await saver.aput_writes(config, [("few", [n]), ("__interrupt__", "?")], "task")
            task = task_config(thread, id_of(config))
            async with step(saver, "charge", config=task, transaction=False) as once:
                once.result = {"n": n}


async def test_nothing_is_wrong_with_a_graphs_threads(saver: AsyncPostgresSaver) -> None:
    await fill(saver, "a", 3)
    await fill(saver, "b", 1)
    seen: list[int] = []
    done = await verify_threads(saver, progress=lambda so_far: seen.append(so_far.checkpoints))
    assert (done.threads, done.broken, done.unjudged, done.orphans) == (2, [], [], Orphans())
    assert done.checkpoints == len([c async for c in saver.alist(None)])
    assert seen == sorted(seen)
    assert (await verify_threads(saver, threads=["b"])).checkpoints < done.checkpoints


FIRST = """delete from checkpoint_chunks where digest in
    (select substring(chunks for 16) from checkpoint_blobs where"""
NEWEST = "(select max(version) from checkpoint_blobs where (thread_id, channel) = ('b', 'few'))"
VERSIONS = """checkpoint = checkpoint || '{"channel_versions": 7}' where true"""
# What is done to thread b, the table that is named, how many rows of it.
BREAK = [
    (r"blob = '\xc1' where channel = 'few'", "checkpoint_blobs", 4),
    (rf"blob = '\xc1' where channel = 'few' and version = {NEWEST}", "checkpoint_blobs", 1),
    (r"blob = '\xdc00ff' where channel = 'said' and chunks is not null", "checkpoint_blobs", 4),
    (f"{FIRST} groups > 0)", "checkpoint_blobs", None),
    (f"{FIRST} channel = 'files')", "checkpoint_blobs", None),
    (r"update checkpoint_chunks set data = data || '\x01' where true", "checkpoint_blobs", 8),
    (r"blob = '\xc1' where idx = 0", "checkpoint_writes", 4),
    ("type = 'no such' where idx < 0", "checkpoint_writes", 4),
    (r"blob = '\xc1' where true", "checkpoint_steps", 4),
    ("type = 'no such' where true", "checkpoint_steps", 4),
    ("checkpoint = '[]' where true", "checkpoints", 4),
    (VERSIONS, "checkpoints", 4),
    ("metadata = '7' where true", "checkpoints", 4),
]


@pytest.mark.parametrize("encrypted", [False, True])
async def test_what_is_broken_is_named(dsn: str, encrypted: bool) -> None:
    cipher = AesGcmCipher(RING) if encrypted else None
    async with AsyncPostgresSaver.from_conn_string(dsn, cipher=cipher) as saver:
        await _fill(saver, "a", "c")
        for change, table, count in BREAK:
            await saver.adelete_thread("b")
            await _fill(saver, "b")
            done = await verify_threads(saver)
            assert (done.broken, done.steps) == ([], 12)
            statement = change if "checkpoint_chunks" in change else f"update {table} set {change}"
            change_rows(dsn, f"{statement} and thread_id = 'b'")
            done = await verify_threads(saver)
            assert {(row.table, row.thread_id) for row in done.broken} == {(table, "b")}, change
            assert count in (None, len(done.broken)), change
            assert (done.threads, done.unjudged) == (3, [])
            key = {"checkpoints": "checkpoint_id", "checkpoint_steps": "name"}.get(table, "channel")
            assert all(getattr(row, key) in str(row) for row in done.broken)


IN_ROWS = [
    (r"blob = '\xc1'", "checkpoint_wakeups"),
    ("type = 'no such'", "checkpoint_wakeups"),
    ("blob = substring(blob for length(blob) - 1)", "checkpoint_events"),
    ("count = count + 1", "checkpoint_events"),
    ("type = 'no such'", "checkpoint_events"),
]


@pytest.mark.parametrize("encrypted", [False, True])
async def test_wakeups_and_events_are_decoded(dsn: str, encrypted: bool) -> None:
    cipher = AesGcmCipher(RING, data_keys=True) if encrypted else None
    async with (
        AsyncPostgresSaver.from_conn_string(dsn, cipher=cipher) as saver,
        AsyncPostgresEvents(dsn, cipher=cipher) as events,
    ):
        for change, table in IN_ROWS:
            for thread in ("a", "b"):
                await saver.adelete_thread(thread)
                await wake_at(saver, thread, timedelta(hours=1), {"done": []}, key="daily")
                await events.append(thread, ["one", {"two": 2}], end=True)
            done = await verify_threads(saver)
            assert (done.broken, done.unjudged) == ([], [])
            assert (done.wakeups, done.events) == (2, 4)
            change_rows(dsn, f"update {table} set {change} where thread_id = 'b'")
            (row,) = (await verify_threads(saver)).broken
            assert (row.table, row.thread_id) == (table, "b"), change
    if encrypted:
        async with AsyncPostgresSaver.from_conn_string(dsn) as without:
            done = await verify_threads(without, threads=["a"])
        assert done.broken == []
        assert {row.table for row in done.unjudged} == {"checkpoint_wakeups", "checkpoint_events"}


async def test_pieces_are_decoded_and_each_once(dsn: str) -> None:
    class Counting(JsonPlusSerializer):
        decoded = 0

        def loads_typed(self, data: tuple[str, bytes]) -> Any:
            self.decoded += len(data[1])
            return super().loads_typed(data)

    serde = Counting()
    async with AsyncPostgresSaver.from_conn_string(dsn, serde=serde) as saver:
        config, said = config_for("t"), []
        for n in range(40):
            said.append(HumanMessage(f"{n} " + "x" * 900, id=f"{n}"))
            config = await aput(saver, config, {"said": said})
        serde.decoded = 0
        done = await verify_threads(saver)
        assert (done.values, done.broken) == (40, [])
        whole = len(serde.dumps_typed(said)[1])
    assert whole < serde.decoded < 3 * whole


async def test_without_the_key_nothing_is_judged(dsn: str) -> None:
    sealing: Any = {"cipher": AesGcmCipher(RING), "encrypt_metadata": True}
    async with AsyncPostgresSaver.from_conn_string(dsn, **sealing) as saver:
        await _fill(saver, "a")
    for some in (None, AesGcmCipher(KeyRing({"other": KEY}))):
        async with AsyncPostgresSaver.from_conn_string(dsn, cipher=some) as saver:
            done = await verify_threads(saver)
        assert done.broken == []
        parts = ("checkpoints", "checkpoint_blobs", "checkpoint_writes", "checkpoint_steps")
        assert {row.table for row in done.unjudged} == {*parts}


async def test_a_value_that_was_taken_away_shows_with_a_cipher(dsn: str) -> None:
    async with AsyncPostgresSaver.from_conn_string(dsn, cipher=AesGcmCipher(RING)) as saver:
        await _fill(saver, "a")
        change_rows(dsn, "delete from checkpoint_blobs where channel = 'few'")
        done = await verify_threads(saver)
    lacks = "lacks its value of channel 'few'"
    assert [row.what.endswith(lacks) for row in done.broken] == [True] * 4


async def test_what_is_left_over_is_counted(dsn: str, saver: AsyncPostgresSaver) -> None:
    await _fill(saver, "a", "b")
    await saver.aput_writes(config_for("early", "1"), [("a", 1), ("b", 2)], "task")
    await saver.aput(config_for("c", "gone"), checkpoint_of({}), META, {})
    assert (await verify_threads(saver)).orphans == Orphans(parents=1, writes=2)
    change_rows(dsn, "delete from checkpoints where thread_id = 'a'")
    done = await verify_threads(saver)
    left = done.orphans
    assert (done.broken, left.parents, left.writes, left.blobs) == ([], 1, 10, 12)
    assert left.chunks > 50


async def test_a_thread_without_checkpoints(saver: AsyncPostgresSaver) -> None:
    """It is unknown only if it is named: it may have a wake-up or events, as far as that."""
    await wake_at(saver, "t", timedelta(hours=1), {"done": []}, key="first")
    assert (await verify_threads(saver)).unknown == []
    assert (await verify_threads(saver, threads=["t"])).unknown == ["t"]
