"""Retention keeps what the policy says and what the rest is built on, and removes the rest."""

from __future__ import annotations

import asyncio
import operator
from datetime import datetime, timedelta, timezone
from typing import Annotated, Any

import psycopg
import pytest
from langgraph.graph import END, START, StateGraph
from langgraph.types import Command, interrupt
from typing_extensions import TypedDict

from pg_checkpoint import (
    AsyncPostgresSaver,
    IncompleteError,
    Removed,
    RetentionPolicy,
    WriteTimeoutError,
)
from pg_checkpoint.saver.cleaning import Cleaning, Steps
from tests.chats import Chat, message
from tests.checking import Unowned, unowned
from tests.making import (
    META,
    age_threads,
    aput,
    aput_chain,
    chain_of,
    checkpoint_of,
    config_for,
    id_of,
    rows_of,
    run_sql,
)
from tests.seams import before_each, database_of, engine_of, writer_of
from tests.waiting import PATIENCE

DAY = timedelta(days=1)


async def test_the_last_of_each_thread_stay(saver: AsyncPostgresSaver, dsn: str) -> None:
    long, short = await aput_chain(saver, "long", 10), await aput_chain(saver, "short", 2)
    removed = await saver.apply_retention(RetentionPolicy(keep_last=3))
    assert await chain_of(saver, "long") == long[-3:]
    assert await chain_of(saver, "short") == short
    assert (removed.looked_at, removed.threads, removed.checkpoints, removed.blobs) == (2, 0, 7, 7)
    assert removed.bytes > 0
    assert unowned(dsn) == Unowned(0, 0, 0, 0)
    assert await saver.apply_retention(RetentionPolicy(keep_last=3)) == Removed(looked_at=2)


async def test_the_young_stay_and_always_the_newest(saver: AsyncPostgresSaver) -> None:
    config: Any = config_for("t")
    ids, now = [], datetime.now(timezone.utc)
    for age in (30, 20, 3, 2):
        checkpoint = checkpoint_of({"n": age})
        checkpoint["ts"] = (now - age * DAY).isoformat()
        config = await saver.aput(config, checkpoint, META, checkpoint["channel_versions"])
        ids.append(id_of(config))
    await saver.apply_retention(RetentionPolicy(keep_younger_than=10 * DAY))
    assert await chain_of(saver, "t") == ids[2:]
    await saver.apply_retention(RetentionPolicy(keep_younger_than=2.5 * DAY, keep_last=2))
    assert await chain_of(saver, "t") == ids[2:]
    await saver.apply_retention(RetentionPolicy(keep_younger_than=DAY))
    assert await chain_of(saver, "t") == ids[3:]


@pytest.mark.usefixtures("parts_of_psycopg")
async def test_the_young_stay_whatever_zone_the_server_has(dsn: str) -> None:
    set_zone = "execute format('alter database %I set TimeZone = %L', current_database(), zone)"
    run_sql(dsn, f"do $$ declare zone text = 'Asia/Kathmandu'; begin {set_zone}; end $$")
    five_hours_ago = datetime.now(timezone.utc) - timedelta(hours=5)
    async with AsyncPostgresSaver.from_conn_string(dsn) as saver:
        config = await aput(saver, config_for("t"), {}, ts=five_hours_ago.isoformat())
        await aput(saver, config, {})
        await saver.apply_retention(RetentionPolicy(keep_younger_than=timedelta(hours=6)))
        assert len(await chain_of(saver, "t")) == 2


async def test_inactive_threads_go(saver: AsyncPostgresSaver, dsn: str) -> None:
    for name in ("old", "young"):
        await aput_chain(saver, name, 3)
    age_threads(dsn, 40 * DAY, "old")
    removed = await saver.apply_retention(RetentionPolicy(delete_inactive_for=30 * DAY))
    assert (removed.threads, removed.checkpoints) == (1, 3)
    assert await chain_of(saver, "old") == []
    assert len(await chain_of(saver, "young")) == 3
    names = rows_of(dsn, "select thread_id from pgcheckpoint.checkpoint_threads")
    assert names == [("young",)]


async def test_a_thread_that_wakes_up_meanwhile_stays(
    saver: AsyncPostgresSaver, dsn: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    await aput_chain(saver, "t", 3)
    age_threads(dsn, 40 * DAY, "t")

    async def wake(statements: Any, **_: Any) -> None:
        if len(statements) == 6:  # it was found inactive, and is to be deleted
            await aput_chain(saver, "t", 1)

    before_each(monkeypatch, database_of(saver), "run", wake)
    async with AsyncPostgresSaver.from_conn_string(dsn) as other:
        monkeypatch.setattr(engine_of(saver), "writer", writer_of(other))
        removed = await saver.apply_retention(RetentionPolicy(delete_inactive_for=30 * DAY))
    assert removed == Removed(looked_at=1)


async def test_only_threads_that_the_filter_takes(saver: AsyncPostgresSaver) -> None:
    await aput_chain(saver, "mine", 5, tenant="a")
    await aput_chain(saver, "theirs", 5, tenant="b")
    policy = RetentionPolicy(keep_last=1, metadata={"tenant": "a"})
    assert (await saver.apply_retention(policy)).looked_at == 1
    assert len(await chain_of(saver, "mine")) == 1
    assert len(await chain_of(saver, "theirs")) == 5


async def test_a_dry_run_says_what_a_run_does(saver: AsyncPostgresSaver, dsn: str) -> None:
    for n in range(3):
        chat = Chat(saver, f"chat{n}")
        for length in (10, 20, 30):
            await chat.put([message(m) for m in range(length)])
        await saver.aput_writes(chat.config, [("messages", ["w"])], "task")
        await chat.put([message(1)])
    age_threads(dsn, 40 * DAY, "chat2")
    policy = RetentionPolicy(keep_last=2, delete_inactive_for=30 * DAY)
    expected = await saver.apply_retention(policy, dry_run=True)
    assert len(await chain_of(saver, "chat0")) == 4
    steps: list[Removed] = []
    assert await saver.apply_retention(policy, progress=steps.append) == expected
    assert (expected.threads, expected.checkpoints, len(steps)) == (1, 8, 3)
    assert steps[-1] == expected
    assert unowned(dsn) == Unowned(0, 0, 0, 0)


class State(TypedDict):
    log: Annotated[list[str], operator.add]


def _graph(saver: Any) -> Any:
    inner = StateGraph(State)
    inner.add_node("ask", lambda _: {"log": [interrupt("?")]})
    inner.add_edge(START, "ask")
    builder = StateGraph(State)
    builder.add_node("first", lambda _: {"log": ["first"]})
    builder.add_node("inner", inner.compile(checkpointer=True))
    builder.add_edge(START, "first")
    builder.add_edge("first", "inner")
    builder.add_edge("inner", END)
    return builder.compile(checkpointer=saver)


async def test_an_open_interrupt_in_a_subgraph_can_still_be_answered(
    saver: AsyncPostgresSaver, dsn: str
) -> None:
    graph = _graph(saver)
    for name in ("answered", "deleted"):
        await graph.ainvoke({"log": ["begin"]}, config_for(name))
    age_threads(dsn, 40 * DAY)
    policy = RetentionPolicy(keep_last=1, delete_inactive_for=30 * DAY)
    assert (await saver.apply_retention(policy)).threads == 0
    result = await graph.ainvoke(Command(resume="yes"), config_for("answered"))
    assert {"begin", "yes"} <= set(result["log"])
    policy = RetentionPolicy(delete_inactive_for=30 * DAY, delete_interrupted=True)
    assert (await saver.apply_retention(policy)).threads == 1
    assert await saver.aget_tuple(config_for("deleted")) is None


async def test_many_workers_at_once_beside_a_writer(saver: AsyncPostgresSaver, dsn: str) -> None:
    for n in range(12):
        await aput_chain(saver, f"t{n}", 12)
    policy = RetentionPolicy(keep_last=2)
    async with AsyncPostgresSaver.from_conn_string(dsn) as other:
        runs = [s.apply_retention(policy) for s in (saver, other, saver, other)]
        writers = [aput_chain(other, f"t{n}", 3) for n in range(12)]
        done = await asyncio.gather(*runs, *writers)
    await saver.apply_retention(policy)
    for n in range(12):
        assert len(await chain_of(saver, f"t{n}")) == 2
    assert sum(r.checkpoints for r in done[:4] if isinstance(r, Removed)) <= 12 * 13
    assert unowned(dsn) == Unowned(0, 0, 0, 0)


async def test_a_thread_whose_lock_is_held_is_passed_over(
    saver: AsyncPostgresSaver, dsn: str
) -> None:
    await aput_chain(saver, "held", 5)
    await aput_chain(saver, "other", 5)
    with psycopg.connect(dsn) as holder:
        holder.execute(
            "select from pgcheckpoint.checkpoint_threads where thread_id = 'held' for update"
        )
        async with AsyncPostgresSaver.from_conn_string(dsn, lock_timeout=3600) as other:
            # Not for the lock_timeout.
            call = other.apply_retention(RetentionPolicy(keep_last=1))
            removed = await asyncio.wait_for(call, PATIENCE)
    assert (removed.busy, removed.checkpoints) == (1, 4)
    assert len(await chain_of(saver, "held")) == 5


async def test_more_than_a_batch_of_checkpoints(
    saver: AsyncPostgresSaver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Cleaning, "steps", Steps(7, 7, 7, last=3))
    ids = await aput_chain(saver, "t", 40)
    removed = await saver.apply_retention(RetentionPolicy(keep_last=2))
    assert removed.checkpoints == 38
    assert await chain_of(saver, "t") == ids[-2:]


def _counts(dsn: str) -> list[int]:
    query = "select count(*) from pgcheckpoint.checkpoints group by thread_id order by thread_id"
    return [count for (count,) in rows_of(dsn, query)]


async def test_a_thread_that_fails_stops_no_other(saver: AsyncPostgresSaver, dsn: str) -> None:
    for name in ("a", "b", "c"):
        await aput_chain(saver, name, 5)
    run_sql(
        dsn,
        "update pgcheckpoint.checkpoints set checkpoint = checkpoint"
        """ || '{"channel_versions": []}' where thread_id = 'b'""",
    )
    steps: list[Removed] = []
    with pytest.raises(IncompleteError, match=r"1 of 3 threads .*'b' \(22023\)") as caught:
        await saver.apply_retention(RetentionPolicy(keep_last=1), progress=steps.append)
    assert caught.value.result == steps[-1]
    assert (steps[-1].failed, steps[-1].checkpoints, steps[-1].looked_at) == (1, 8, 3)
    assert _counts(dsn) == [1, 5, 1]


@pytest.mark.one_server("a trigger")
async def test_a_thread_that_takes_too_long_stops_no_other(
    saver: AsyncPostgresSaver, dsn: str
) -> None:
    for name in ("a", "b", "c"):
        await aput_chain(saver, name, 5)
    # As the server says when a statement takes longer than it may.
    run_sql(
        dsn,
        "create function cancel() returns trigger language plpgsql as $$"
        " begin raise exception 'cancelled' using errcode = '57014'; end $$;"
        "create trigger cancel before delete on pgcheckpoint.checkpoints"
        " for each row when (old.thread_id = 'b') execute function cancel()",
    )
    with pytest.raises(IncompleteError) as caught:
        await saver.apply_retention(RetentionPolicy(keep_last=1))
    assert isinstance(caught.value.__cause__, WriteTimeoutError)
    assert not caught.value.__cause__.may_be_applied
    assert _counts(dsn) == [1, 5, 1]


@pytest.mark.parametrize("before", [0, 3, 4, 5])
async def test_an_open_interrupts_subgraph_stays_wherever_it_stands(
    saver: AsyncPostgresSaver, monkeypatch: pytest.MonkeyPatch, before: int
) -> None:
    monkeypatch.setattr(Cleaning, "steps", Steps(checkpoints=5))
    for n in range(before):
        await aput(saver, config_for("t"), {"n": n}, checkpoint_id=f"{n:06}")
    root = await aput(saver, config_for("t"), {"n": 1}, checkpoint_id="100000")
    call = config_for("t", checkpoint_ns="node:task")
    parents = {"parents": {"": id_of(root)}}
    inner = await aput(saver, call, {"n": 1}, checkpoint_id="100001", metadata=parents)
    await saver.aput_writes(root, [("__interrupt__", ["?"])], "other")
    await aput(saver, config_for("t"), {"n": 2}, checkpoint_id="200000")
    removed = await saver.apply_retention(RetentionPolicy(keep_last=1))
    assert removed.checkpoints == before
    assert await saver.aget_tuple(root) is not None
    assert await saver.aget_tuple(inner) is not None


def test_a_policy_that_cannot_be_meant() -> None:
    odd = {"keep_last": 0, "keep_younger_than": timedelta(0), "delete_inactive_for": -DAY}
    for name, value in odd.items():
        rule: Any = {name: value}
        with pytest.raises(ValueError, match=r"keep_last|longer"):
            RetentionPolicy(**rule)


async def test_an_answered_interrupt_at_the_edge_of_a_batch_goes(
    saver: AsyncPostgresSaver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Cleaning, "steps", Steps(checkpoints=5))
    config: Any = config_for("t")
    for n in range(12):
        config = await aput(saver, config, {"n": n})
        if n in (0, 4, 5):
            await saver.aput_writes(config, [("__interrupt__", ["?"])], "task")
    policy = RetentionPolicy(keep_last=1)
    expected = await saver.apply_retention(policy, dry_run=True)
    assert (await saver.apply_retention(policy)).checkpoints == expected.checkpoints == 11


async def test_an_interrupt_of_a_checkpoint_that_is_gone_keeps_nothing(
    saver: AsyncPostgresSaver, dsn: str
) -> None:
    first = await aput(saver, config_for("t"), {"n": 1})
    await aput(saver, first, {"n": 2})
    await saver.aprune(["t"])
    await saver.aput_writes(first, [("__interrupt__", ["?"])], "late")
    age_threads(dsn, 2 * DAY)
    policy = RetentionPolicy(delete_inactive_for=DAY)
    assert (await saver.apply_retention(policy)).threads == 1


async def test_odd_metadata_does_not_stop_retention(saver: AsyncPostgresSaver) -> None:
    odd_counters: list[Any] = ["text", None, 3, ["a"], {}]
    for name, counters in enumerate(odd_counters):
        for n in range(3):
            odd = {"counters_since_delta_snapshot": counters}
            await aput(saver, config_for(f"{name}"), {"n": n}, metadata=odd)
    assert (await saver.apply_retention(RetentionPolicy(keep_last=1))).checkpoints == 2 * 5
