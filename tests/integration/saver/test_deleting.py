"""Prune, delete by run, copy: what goes, what stays, and nothing left without an owner."""

from __future__ import annotations

import asyncio
from typing import Any

import psycopg
import pytest

from pg_checkpoint import AesGcmCipher
from pg_checkpoint.core.database import Database
from pg_checkpoint.core.migrations import check_schema
from pg_checkpoint.core.options import Settings
from pg_checkpoint.saver.cleaning import Cleaning, Keys
from pg_checkpoint.saver.leases import lock_for_delete
from tests.conftest import Saver
from tests.integration.tools.stock_app import tuples_of
from tests.keys import CIPHER
from tests.making import aput, config_for, id_of, ids_of, rows_of, run_sql, tuple_of, values_of
from tests.seams import database_of
from tests.waiting import until_blocking


def _count(dsn: str, table: str, thread_id: str = "t") -> int:
    query = f"select count(*) from pgcheckpoint.{table} where thread_id = %s"
    ((count,),) = rows_of(dsn, query, [thread_id])
    return int(count)


async def _chain(saver: Saver, length: int, **metadata: Any) -> list[Any]:
    """A chain whose channel "kept" never changes and whose channel "n" always does."""
    config, kept, configs = config_for("t"), saver.get_next_version(None, None), []
    for n in range(length):
        versions = {"kept": kept, "n": saver.get_next_version(None, None)}
        values, new = {"kept": ["k"], "n": [n]}, {"n": versions["n"]} if n else versions
        config = await aput(saver, config, values, versions=versions, new=new, metadata=metadata)
        await saver.aput_writes(config, [("n", n)], "task")
        configs.append(config)
    return configs


async def test_prune_leaves_nothing_without_an_owner(saver: Saver, dsn: str) -> None:
    configs = await _chain(saver, 10)
    await saver.aprune(["t", "unknown"])
    assert [c.config async for c in saver.alist(config_for("t"))] == [configs[-1]]
    latest = await tuple_of(saver, config_for("t"))
    assert latest.checkpoint["channel_values"] == {"kept": ["k"], "n": [9]}
    assert latest.parent_config is None
    assert _count(dsn, "checkpoint_blobs") == 2
    assert _count(dsn, "checkpoint_writes") == 1
    # Writes that came before their checkpoint stay.
    await saver.aput_writes(config_for("t", "~ still to come"), [("n", 1)], "task")
    await saver.aprune(["t"])
    assert await saver.aget_tuple(config_for("t")) == latest
    assert _count(dsn, "checkpoint_writes") == 2


async def test_prune_drops_the_calls_of_subgraphs_that_are_over(saver: Saver, dsn: str) -> None:
    old, _, new = map(id_of, await _chain(saver, 3))
    called = {"child:old": old, "child:new": new, "child:unsaved": "~ not stored", "child": None}
    for namespace, root in called.items():
        parents = {"": root} if root else {}
        place = config_for("t", checkpoint_ns=namespace)
        await aput(saver, place, {"inner": [1]}, metadata={"parents": parents})
    await saver.aprune(["t"])
    left = [c.config["configurable"]["checkpoint_ns"] async for c in saver.alist(None)]
    assert sorted(left) == ["", "child", "child:new", "child:unsaved"]
    assert _count(dsn, "checkpoint_blobs") == 2 + 3


async def test_prune_keeps_pending_sends_of_old_checkpoints(saver: Saver) -> None:
    """Before v4 the packets for PUSH tasks were writes of the parent."""
    config = config_for("t")
    for n in range(4):
        at = {"a": f"{n}"}
        config = await aput(saver, config, {"a": [n]}, versions=at, checkpoint_id=f"{n}", v=3)
        if n == 2:
            await saver.aput_writes(config, [("__pregel_tasks", {"to": "b"})], "2", "~b")
            await saver.aput_writes(config, [("__pregel_tasks", {"to": "a"})], "9", "~a")
    assert "__pregel_tasks" not in await values_of(saver, config_for("t", "2"))
    before = await tuple_of(saver, config)
    assert before.checkpoint["channel_values"]["__pregel_tasks"] == [{"to": "a"}, {"to": "b"}]
    assert before.checkpoint["channel_versions"] == {"a": "3", "__pregel_tasks": "3"}
    assert (await anext(saver.alist(config_for("t")))).checkpoint == before.checkpoint
    await saver.aprune(["t"])
    assert await ids_of(saver, config_for("t")) == ["3", "2"]
    assert (await tuple_of(saver, config)).checkpoint == before.checkpoint


async def test_delete_for_runs_finds_them_in_all_threads(saver: Saver, dsn: str) -> None:
    for run in ("one", "two", "three"):
        for thread_id in ("t", f"only {run}"):
            await aput(saver, config_for(thread_id), {"a": [run]}, metadata={"run_id": run})
    await saver.adelete_for_runs(["one", "three", "none"])
    left = [(await values_of(saver, c.config))["a"] async for c in saver.alist(None)]
    assert left == [["two"], ["two"]]
    assert (_count(dsn, "checkpoint_blobs"), _count(dsn, "checkpoint_blobs", "only one")) == (1, 0)


async def test_delete_for_runs_leaves_an_open_interrupt(saver: Saver, dsn: str) -> None:
    config = await aput(saver, config_for("t"), {"a": [1]}, metadata={"run_id": "one"})
    await saver.aput_writes(config, [("__interrupt__", "question")], "task")
    await saver.adelete_for_runs(["one"])
    assert await saver.aget_tuple(config) is not None
    await aput(saver, config, {"a": [2]}, metadata={"run_id": "two"})
    await saver.adelete_for_runs(["one"])
    assert await saver.aget_tuple(config) is None
    assert await saver.aget_tuple(config_for("t")) is not None
    assert _count(dsn, "checkpoint_blobs") == 1


@pytest.mark.parametrize("cipher", [None, CIPHER], ids=["in clear", "encrypted"])
async def test_a_copy_replaces_no_row_of_its_target(dsn: str, cipher: AesGcmCipher | None) -> None:
    """What the target answered, recorded and renamed stays, whatever the source has by now."""
    async with Saver.from_conn_string(dsn, cipher=cipher) as saver:
        parent = await aput(saver, config_for("t"), {"n": 0}, checkpoint_id="1")
        config = await aput(saver, parent, {"n": [0]}, checkpoint_id="2")
        await saver.aput_writes(config, [("n", 1), ("__resume__", ["first"])], "task")
        await saver.acopy_thread("t", "copy")
        before = await tuples_of(saver, "copy")
        # Special writes are replaced by a put of them, and a checkpoint by one of its id.
        await saver.aput_writes(config, [("n", 2), ("__resume__", ["second"])], "task")
        await aput(saver, parent, {"n": [2]}, checkpoint_id="2", metadata={"step": 7})
        await saver.acopy_thread("t", "copy")
        assert await tuples_of(saver, "copy") == before
        await saver.aput_writes(config_for("copy", "2"), [("m", 3)], "other")
        await saver.acopy_thread("t", "copy")
        assert len((await tuple_of(saver, config_for("copy", "2"))).pending_writes or ()) == 3


async def test_a_copy_replaces_no_step_and_no_question_of_its_target(saver: Any, dsn: str) -> None:
    config = await aput(saver, config_for("t"), {"n": [0]}, checkpoint_id="1")
    await saver.aput_writes(config, [("__interrupt__", "why?")], "task")
    paid = "('t', '', '1', 'task', 'pay', 1, 'bytes', 'paid')"
    run_sql(dsn, f"insert into pgcheckpoint.checkpoint_steps values {paid}")
    await saver.acopy_thread("t", "copy")
    rows = (
        "select s.blob, t.waiting_at from pgcheckpoint.checkpoint_steps s"
        " join pgcheckpoint.checkpoint_threads t using (thread_id) where thread_id = 'copy'"
    )
    ((blob, waiting_at),) = before = rows_of(dsn, rows)
    assert blob == b"paid"
    assert waiting_at is not None
    run_sql(
        dsn,
        "update pgcheckpoint.checkpoint_steps set blob = 'paid twice' where thread_id = 't';"
        "update pgcheckpoint.checkpoint_threads set waiting_at = now() where thread_id = 't'",
    )
    await saver.acopy_thread("t", "copy")
    assert rows_of(dsn, rows) == before


async def test_prune_may_delete_all(saver: Saver) -> None:
    # LangGraph's interface says "delete", its agent server says "delete_all".
    for strategy in ("delete", "delete_all"):
        for thread_id in ("t", "other"):
            await aput(saver, config_for(thread_id), {"n": 1})
        await saver.aprune(["t"], strategy=strategy)
        assert await saver.aget_tuple(config_for("t")) is None
        assert await saver.aget_tuple(config_for("other")) is not None
    for call in (saver.aprune("t"), saver.adelete_for_runs("one")):
        with pytest.raises(TypeError):
            await call
    with pytest.raises(ValueError, match="keep_latest"):
        await saver.aprune(["t"], strategy="keep some")


@pytest.mark.direct("holds a server connection while two others are needed")
@pytest.mark.one_server("asks the coordinator for a lock that a worker holds")
@pytest.mark.parametrize("deletes", [False, True])
async def test_a_thread_without_a_row_is_locked_too(saver: Saver, dsn: str, deletes: bool) -> None:
    async with await psycopg.AsyncConnection.connect(dsn) as deleter:
        cursor = psycopg.AsyncRawCursor(deleter)
        for statement in lock_for_delete(Database(dsn, Settings(), check_schema), "t"):
            await cursor.execute(statement.query, statement.params)
        call: Any = saver.adelete_thread("t") if deletes else _chain(saver, 2)
        waiting = asyncio.create_task(call)
        await until_blocking(deleter)
        assert not waiting.done()
        delete = database_of(saver).statement("delete_thread", "t", None, True, True, False, None)
        await cursor.execute(delete.query, delete.params)
        await deleter.commit()
        await waiting
    left = [] if deletes else [{"kept": ["k"], "n": [n]} for n in (1, 0)]
    assert [c.checkpoint["channel_values"] async for c in saver.alist(config_for("t"))] == left


async def test_nothing_stays_of_a_thread_that_does_not_exist(saver: Saver, dsn: str) -> None:
    await saver.adelete_thread("none")
    await saver.aprune(["none"])
    await saver.aprune(["none"], strategy="delete")
    await saver.acopy_thread("none", "target")
    # As a prune does whose thread was deleted since it chose what goes.
    cleaning, keys = Cleaning(database_of(saver), "none", timeout=20), [("", "1")]

    async def same() -> Keys:
        return keys

    assert sum([sum(taken) async for taken in cleaning.run(keys, same)]) == 0
    for thread_id in ("none", "target"):
        assert _count(dsn, "checkpoint_threads", thread_id) == 0
    assert await saver.alist_threads() == []
    await saver.aput_writes(config_for("target", "1"), [("n", 1)], "task")
    await aput(saver, config_for("other"), {"n": 1})
    for thread_id in ("target", "other"):
        await saver.acopy_thread("none", thread_id)
    assert _count(dsn, "checkpoint_writes", "target") == 1
    assert _count(dsn, "checkpoint_threads", "other") == 1
