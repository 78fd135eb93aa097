"""Retention keeps what the policy says and what that is built on, for as long as threads live."""

from __future__ import annotations

import asyncio
from datetime import datetime, timedelta, timezone
from typing import Any

import pytest
from langgraph.graph import END, START, StateGraph
from langgraph.types import Command, interrupt

from pg_checkpoint import IncompleteError, Removed, RetentionPolicy, WriteTimeoutError
from pg_checkpoint.core.errors import InvalidKeyError
from pg_checkpoint.saver.cleaning import Cleaning, Steps
from tests.chats import Chat, message
from tests.checking import Unowned, unowned
from tests.conftest import Patch, Saver
from tests.integration.saver.conftest import locked
from tests.making import age_threads, aput, aput_chain, chain_of, config_for, rows_of, run_sql
from tests.seams import before_each, database_of, engine_of, limit, writer_of
from tests.stories import State
from tests.waiting import PATIENCE

DAY = timedelta(days=1)
HOUR = timedelta(hours=1)
ONLY_TTL = RetentionPolicy()


async def test_the_last_of_each_thread_stay(saver: Saver, dsn: str) -> None:
    long, short = await aput_chain(saver, "long", 10), await aput_chain(saver, "short", 2)
    removed = await saver.apply_retention(RetentionPolicy(keep_last=3))
    assert await chain_of(saver, "long") == long[-3:]
    assert await chain_of(saver, "short") == short
    assert (removed.looked_at, removed.threads, removed.checkpoints, removed.blobs) == (2, 0, 7, 7)
    assert removed.bytes > 0
    assert unowned(dsn) == Unowned(0, 0, 0, 0)
    assert await saver.apply_retention(RetentionPolicy(keep_last=3)) == Removed(looked_at=2)


async def test_the_young_stay_and_always_the_newest(saver: Saver) -> None:
    config, now = config_for("t"), datetime.now(timezone.utc)
    for age in (30, 20, 3, 2):
        config = await aput(saver, config, {"n": age}, ts=(now - age * DAY).isoformat())
    ids = await chain_of(saver, "t")
    for policy, left in (
        (RetentionPolicy(keep_younger_than=10 * DAY), ids[2:]),
        (RetentionPolicy(keep_younger_than=2.5 * DAY, keep_last=2), ids[2:]),
        (RetentionPolicy(keep_younger_than=DAY), ids[3:]),
    ):
        await saver.apply_retention(policy)
        assert await chain_of(saver, "t") == left


@pytest.mark.usefixtures("parts_of_psycopg")
async def test_the_young_stay_whatever_zone_the_server_has(dsn: str) -> None:
    set_zone = "execute format('alter database %I set TimeZone = %L', current_database(), zone)"
    run_sql(dsn, f"do $$ declare zone text = 'Asia/Kathmandu'; begin {set_zone}; end $$")
    five_hours_ago = datetime.now(timezone.utc) - timedelta(hours=5)
    async with Saver.from_conn_string(dsn) as saver:
        config = await aput(saver, config_for("t"), {}, ts=five_hours_ago.isoformat())
        await aput(saver, config, {})
        await saver.apply_retention(RetentionPolicy(keep_younger_than=timedelta(hours=6)))
        assert len(await chain_of(saver, "t")) == 2


async def test_who_wakes_up_stays(saver: Saver, other: Saver, dsn: str, monkeypatch: Patch) -> None:
    await aput_chain(saver, "t", 3)
    age_threads(dsn, 40 * DAY, "t")

    async def wake(statements: Any, **_: Any) -> None:
        if len(statements) == 6:  # it was found inactive, and is to be deleted
            await aput_chain(saver, "t", 1)

    before_each(monkeypatch, database_of(saver), "run", wake)
    monkeypatch.setattr(engine_of(saver), "writer", writer_of(other))
    removed = await saver.apply_retention(RetentionPolicy(delete_inactive_for=30 * DAY))
    assert removed == Removed(looked_at=1)


async def test_only_threads_that_the_filter_takes(saver: Saver, dsn: str) -> None:
    for name in ("a", "b"):
        await _thread(saver, name, ttl_minutes=60)
    policy = RetentionPolicy(keep_last=1, metadata={"of": "a"})
    assert (await saver.apply_retention(policy)).looked_at == 1
    assert [len(await chain_of(saver, name)) for name in ("a", "b")] == [1, 3]
    # Of threads that have expired, too.
    age_threads(dsn, 2 * HOUR)
    for keep_last in (None, 9):
        policy = RetentionPolicy(metadata={"of": "c"}, keep_last=keep_last)
        assert await saver.apply_retention(policy) == Removed()
    assert (await saver.apply_retention(RetentionPolicy(metadata={"of": "a"}))).threads == 1
    assert [len(await chain_of(saver, name)) for name in ("a", "b")] == [0, 3]


async def test_a_dry_run_says_what_a_run_does(saver: Saver, dsn: str) -> None:
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


async def test_an_open_interrupt_in_a_subgraph_can_be_answered(saver: Saver, dsn: str) -> None:
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


async def test_many_workers_at_once_beside_a_writer(saver: Saver, dsn: str, other: Saver) -> None:
    for n in range(12):
        await aput_chain(saver, f"t{n}", 12)
    policy = RetentionPolicy(keep_last=2)
    runs = [s.apply_retention(policy) for s in (saver, other, saver, other)]
    writers = [aput_chain(other, f"t{n}", 3) for n in range(12)]
    done = await asyncio.gather(*runs, *writers)
    await saver.apply_retention(policy)
    for n in range(12):
        assert len(await chain_of(saver, f"t{n}")) == 2
    assert sum(r.checkpoints for r in done[:4] if isinstance(r, Removed)) <= 12 * 13
    assert unowned(dsn) == Unowned(0, 0, 0, 0)


async def test_a_thread_whose_lock_is_held_is_passed_over(saver: Saver, dsn: str) -> None:
    for name in ("held", "other"):
        await aput_chain(saver, name, 5)
    with locked(dsn, "held"):
        async with Saver.from_conn_string(dsn, lock_timeout=3600) as other:
            # Not for the lock_timeout.
            call = other.apply_retention(RetentionPolicy(keep_last=1))
            removed = await asyncio.wait_for(call, PATIENCE)
    assert (removed.busy, removed.checkpoints) == (1, 4)
    assert len(await chain_of(saver, "held")) == 5


@pytest.mark.one_server("a trigger")
async def test_threads_that_fail_stop_no_other(saver: Saver, dsn: str) -> None:
    for name in ("a", "b", "c", "d"):
        await aput_chain(saver, name, 5)
    # As the server says when a statement takes longer than it may.
    run_sql(
        dsn,
        "create function cancel() returns trigger language plpgsql as $$"
        " begin raise exception 'cancelled' using errcode = '57014'; end $$;"
        "create trigger cancel before delete on pgcheckpoint.checkpoints"
        " for each row when (old.thread_id = 'b') execute function cancel();"
        "update pgcheckpoint.checkpoints set checkpoint = checkpoint"
        """ || '{"channel_versions": []}' where thread_id = 'c'""",
    )
    steps: list[Removed] = []
    with pytest.raises(IncompleteError, match=r"2 of 4 threads .*'c' \(22023\)") as caught:
        await saver.apply_retention(RetentionPolicy(keep_last=1), progress=steps.append)
    assert isinstance(caught.value.__cause__, WriteTimeoutError)
    assert not caught.value.__cause__.may_be_applied
    assert caught.value.result == steps[-1]
    assert (steps[-1].failed, steps[-1].checkpoints, steps[-1].looked_at) == (2, 8, 4)
    assert [len(await chain_of(saver, name)) for name in "abd"] == [1, 5, 1]


@pytest.mark.parametrize("before", [0, 3, 4, 5])
async def test_an_asking_subgraph_stays(saver: Saver, monkeypatch: Patch, before: int) -> None:
    monkeypatch.setattr(Cleaning, "steps", Steps(checkpoints=5))
    for n in range(before):
        await aput(saver, config_for("t"), {"n": n}, checkpoint_id=f"{n:06}")
    root = await aput(saver, config_for("t"), {"n": 1}, checkpoint_id="100000")
    call = config_for("t", checkpoint_ns="node:task")
    parents = {"parents": {"": "100000"}}
    inner = await aput(saver, call, {"n": 1}, checkpoint_id="100001", metadata=parents)
    await saver.aput_writes(root, [("__interrupt__", ["?"])], "other")
    await aput(saver, config_for("t"), {"n": 2}, checkpoint_id="200000")
    assert (await saver.apply_retention(RetentionPolicy(keep_last=1))).checkpoints == before
    assert await saver.aget_tuple(root) is not None
    assert await saver.aget_tuple(inner) is not None


def test_a_policy_that_cannot_be_meant() -> None:
    odd = {"keep_last": 0, "keep_younger_than": timedelta(0), "delete_inactive_for": -DAY}
    for name, value in odd.items():
        rule: Any = {name: value}
        with pytest.raises(ValueError, match=r"keep_last|longer"):
            RetentionPolicy(**rule)
    for every in (timedelta(0), -DAY):
        with pytest.raises(ValueError, match="retention_every"):
            Saver("", retention=RetentionPolicy(keep_last=1), retention_every=every)


async def test_an_interrupt_of_a_gone_checkpoint_keeps_nothing(saver: Saver, dsn: str) -> None:
    first = await aput(saver, config_for("t"), {"n": 1})
    await aput(saver, first, {"n": 2})
    await saver.aprune(["t"])
    await saver.aput_writes(first, [("__interrupt__", ["?"])], "late")
    age_threads(dsn, 2 * DAY)
    assert (await saver.apply_retention(RetentionPolicy(delete_inactive_for=DAY))).threads == 1


async def test_odd_metadata_does_not_stop_retention(saver: Saver) -> None:
    odd_counters: list[Any] = ["text", None, 3, ["a"], {}]
    for name, counters in enumerate(odd_counters):
        for n in range(3):
            odd = {"counters_since_delta_snapshot": counters}
            await aput(saver, config_for(f"{name}"), {"n": n}, metadata=odd)
    assert (await saver.apply_retention(RetentionPolicy(keep_last=1))).checkpoints == 2 * 5


async def _thread(saver: Any, thread_id: str, length: int = 3, **configurable: Any) -> list[str]:
    config: Any = config_for(thread_id)
    for n in range(length):
        config["configurable"] |= configurable
        config = await aput(saver, config, {"n": n, "list": [n]}, metadata={"of": thread_id})
    return await chain_of(saver, thread_id)


def _row(dsn: str, thread_id: str) -> Any:
    query = "select ttl, ttl_strategy from pgcheckpoint.checkpoint_threads where thread_id = %s"
    return next(iter(rows_of(dsn, query, [thread_id])), None)


async def test_an_expired_thread_goes(saver: Saver, dsn: str) -> None:
    ids = [await _thread(saver, name) for name in ("short", "long", "none")]
    # It goes with its open interrupt.
    newest = config_for("short", ids[0][-1])
    await saver.aput_writes(newest, [("__interrupt__", ["?"])], "task")
    await saver.aset_ttl("short", HOUR)
    await saver.aset_ttl("long", DAY)
    age_threads(dsn, HOUR)
    # To a minute, and never shorter.
    assert await saver.apply_retention(ONLY_TTL) == Removed()
    age_threads(dsn, timedelta(minutes=1))
    removed = await saver.apply_retention(ONLY_TTL)
    assert (removed.looked_at, removed.threads, removed.checkpoints) == (1, 1, 3)
    assert _row(dsn, "short") is None
    assert len(await chain_of(saver, "long")) == len(await chain_of(saver, "none")) == 3
    assert unowned(dsn) == Unowned(0, 0, 0, 0)


async def test_a_put_says_how_long(saver: Saver, dsn: str) -> None:
    await _thread(saver, "t", ttl_minutes=90)
    assert _row(dsn, "t") == (timedelta(minutes=90), "delete")
    # What does not say anything changes nothing, and the strategy stays.
    await saver.aset_ttl("t", DAY, strategy="keep_latest")
    await _thread(saver, "t")
    assert _row(dsn, "t") == (DAY, "keep_latest")
    await _thread(saver, "t", ttl_minutes=0.5)
    assert _row(dsn, "t") == (timedelta(seconds=30), "keep_latest")
    await saver.acopy_thread("t", "copy")
    assert _row(dsn, "copy") == (None, None)


async def test_a_time_that_cannot_be_meant(saver: Saver) -> None:
    for minutes in (0, -1, float("nan"), float("inf"), 1e12, True, "60"):
        with pytest.raises((ValueError, TypeError), match="ttl"):
            await _thread(saver, "t", ttl_minutes=minutes)
    assert await chain_of(saver, "t") == []
    for ttl in (timedelta(0), -HOUR, timedelta.max):
        with pytest.raises(ValueError, match="longer than zero"):
            await saver.aset_ttl("t", ttl)
    unknown: Any = "archive"
    with pytest.raises(ValueError, match="archive"):
        await saver.aset_ttl("t", HOUR, strategy=unknown)
    with pytest.raises(InvalidKeyError):
        await saver.aset_ttl("\0", HOUR)
    # The longest is calculated with.
    await _thread(saver, "t")
    await saver.aset_ttl("t", timedelta(days=1_000_000))
    assert await saver.apply_retention(ONLY_TTL) == Removed()
    policy = RetentionPolicy(delete_inactive_for=HOUR)
    assert await saver.apply_retention(policy) == Removed(looked_at=1)


async def test_it_can_be_said_before_the_first_put_and_taken_back(saver: Saver, dsn: str) -> None:
    await saver.aset_ttl("new", HOUR)
    await saver.aset_ttl("never there", HOUR)
    await _thread(saver, "new")
    assert _row(dsn, "new") == (HOUR, "delete")
    for name in ("new", "never there", "neither"):
        await saver.aset_ttl(name, None)
    assert _row(dsn, "new") == (None, None)
    assert _row(dsn, "never there") is _row(dsn, "neither") is None
    age_threads(dsn, DAY)
    assert await saver.apply_retention(ONLY_TTL) == Removed()
    # One that was only announced goes.
    await saver.aset_ttl("announced", HOUR)
    age_threads(dsn, DAY)
    assert await saver.apply_retention(ONLY_TTL) == Removed(looked_at=1, threads=1)
    assert _row(dsn, "announced") is None


async def test_the_latest_is_kept_after_each_activity(saver: Saver, dsn: str) -> None:
    ids = await _thread(saver, "t", 5)
    await saver.aset_ttl("t", HOUR, strategy="keep_latest")
    age_threads(dsn, 2 * HOUR)
    removed = await saver.apply_retention(ONLY_TTL)
    assert (removed.looked_at, removed.threads, removed.checkpoints) == (1, 0, 4)
    assert await chain_of(saver, "t") == ids[-1:]
    # It is not looked at again before it was active again.
    age_threads(dsn, DAY, "other")
    assert await saver.apply_retention(ONLY_TTL) == Removed()
    await aput(saver, config_for("t", ids[-1]), {"n": 6}, checkpoint_id="~")
    age_threads(dsn, 2 * HOUR)
    assert (await saver.apply_retention(ONLY_TTL)).checkpoints == 1
    assert await chain_of(saver, "t") == ["~"]
    assert unowned(dsn) == Unowned(0, 0, 0, 0)


async def test_a_thread_of_its_own_time_is_not_inactive(saver: Saver, dsn: str) -> None:
    for name in ("mine", "policy's", "thinned"):
        await _thread(saver, name)
    await saver.aset_ttl("mine", 10 * DAY)
    await saver.aset_ttl("thinned", HOUR, strategy="keep_latest")
    age_threads(dsn, DAY)
    policy = RetentionPolicy(delete_inactive_for=2 * HOUR, keep_last=2)
    expected = await saver.apply_retention(policy, dry_run=True)
    assert len(await chain_of(saver, "thinned")) == 3
    removed = await saver.apply_retention(policy)
    assert (removed.looked_at, removed.threads) == (3, 1)
    lengths = {n: len(await chain_of(saver, n)) for n in ("mine", "policy's", "thinned")}
    assert lengths == {"mine": 2, "policy's": 0, "thinned": 1}
    assert removed == expected


async def test_a_page_after_another(saver: Saver, dsn: str, monkeypatch: Patch) -> None:
    limit(monkeypatch, "saver.retention", page=2)
    for n in range(5):
        await saver.aset_ttl(f"t{n}", HOUR)
    age_threads(dsn, 2 * HOUR)
    # Of one moment, and counted without being changed.
    assert (await saver.apply_retention(ONLY_TTL, dry_run=True)).threads == 5
    assert (await saver.apply_retention(ONLY_TTL)).threads == 5


@pytest.mark.parametrize("change", ["a put", "another time"])
async def test_a_thread_that_does_not_expire_any_more_stays(
    saver: Saver, other: Saver, dsn: str, monkeypatch: Patch, change: str
) -> None:
    await _thread(saver, "t")
    await saver.aset_ttl("t", HOUR)
    age_threads(dsn, 2 * HOUR)

    async def meanwhile(*_: Any, **__: Any) -> None:
        if change == "a put":
            await _thread(other, "t", 1)
        else:
            await other.aset_ttl("t", DAY)

    before_each(monkeypatch, database_of(saver), "write", meanwhile)
    assert await saver.apply_retention(ONLY_TTL) == Removed(looked_at=1)
    assert len(await chain_of(saver, "t")) >= 3
