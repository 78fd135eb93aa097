"""`recover` and leases where things are not as usual: loops, pools, ciphers, names, other work."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from datetime import timedelta
from typing import Any

import psycopg
import pytest
from langchain_core.runnables import RunnableConfig
from langgraph.graph import START, StateGraph
from langgraph.types import Command
from psycopg_pool import AsyncConnectionPool

from pg_checkpoint import (
    AesGcmCipher,
    AsyncPostgresSaver,
    KeyRing,
    PostgresSaver,
    RetentionPolicy,
    list_unfinished,
    migrate,
    recover,
)
from pg_checkpoint.core.telemetry import RecoveryStats
from tests.making import ask, config_for, expire_leases, rows_of, run_sql
from tests.questions import NOW, State, asking, cut, done_in, two_steps
from tests.seams import database_of, engine_of, limit
from tests.waiting import PATIENCE, until

RING = KeyRing({"k": bytes(range(107, 139))}, active="k")


def _leases(dsn: str) -> int:
    return len(rows_of(dsn, "select from pgcheckpoint.checkpoint_leases"))


async def _nothing_held(saver: Any) -> None:
    """Nor is a lease taken or ended any more, for somebody who was cancelled."""
    leases = engine_of(saver).leases
    await until(lambda: not leases._held and not leases._begun)


async def test_an_interrupt_in_a_subgraph_ends_a_run(saver: AsyncPostgresSaver, dsn: str) -> None:
    """It waits for its answer, for however long, and is not resumed without one."""

    def graph_of(node: Any) -> Any:
        inner = StateGraph(State).add_node("ask", node).add_edge(START, "ask")
        return two_steps(saver, inner.compile())

    async def raise_after_answer(state: State, config: RunnableConfig) -> State:
        ask("?", config)
        raise KeyError

    await cut(saver)
    graph = graph_of(asking("?"))
    assert await recover(saver, graph, **NOW) == 1
    assert (await graph.aget_state(config_for("t"))).interrupts
    assert _leases(dsn) == 0
    assert await list_unfinished(saver, idle_for=timedelta(0)) == []
    assert await recover(saver, graph, **NOW) == 0
    # Killed while the answer is worked on: it is kept.
    with suppress(KeyError):
        async with saver.lease("t") as lease:
            lease.hand_over()
            broken = graph_of(raise_after_answer)
            await broken.ainvoke(Command(resume="yes"), config_for("t"))
    assert await recover(saver, graph, **NOW) == 1
    assert (await done_in(saver))[-1] == "?: yes"


async def test_a_pool_that_others_use(dsn: str) -> None:
    """Also with rows of its own kind, and in autocommit."""
    how: Any = {"autocommit": True, "row_factory": psycopg.rows.dict_row}
    async with AsyncConnectionPool(dsn, min_size=1, max_size=2, kwargs=how) as pool:
        saver = AsyncPostgresSaver(pool)
        await cut(saver)
        assert await recover(saver, two_steps(saver), **NOW) == 1


async def test_on_another_loop(saver: AsyncPostgresSaver, dsn: str) -> None:
    for n in range(4):
        await cut(saver, f"t{n}")
    both = await asyncio.gather(
        recover(saver, two_steps(saver), **NOW),
        asyncio.to_thread(lambda: asyncio.run(recover(saver, two_steps(saver), **NOW))),
    )
    assert sum(both) == 4
    assert _leases(dsn) == 0


async def test_cancelled_on_another_loop(saver: AsyncPostgresSaver, dsn: str) -> None:
    """No lease lives on for nobody, by the heartbeats of the loop that has it."""

    async def cancelled(seconds: float) -> None:
        loop = asyncio.create_task(recover(saver, two_steps(saver), ttl=1, max_attempts=100))
        await asyncio.sleep(seconds)
        # Twice, as a server does that is in a hurry.
        loop.cancel()
        await asyncio.sleep(0)
        loop.cancel()
        with suppress(asyncio.CancelledError):
            await loop

    for n in range(10):
        await cut(saver, f"t{n}")
        await asyncio.to_thread(asyncio.run, cancelled(n / 500))
    await _nothing_held(saver)
    expire_leases(dsn)
    await recover(saver, two_steps(saver), **NOW)
    assert [await done_in(saver, f"t{n}") for n in range(10)] == [["first", "second"]] * 10


async def test_cancelled_at_every_moment(saver: AsyncPostgresSaver, dsn: str) -> None:
    """However far it came: what is unfinished is resumed later, and no lease is held for nobody."""
    for turns in [*range(0, 60, 6), *range(60, 400, 60)]:
        thread = f"t{turns}"
        await cut(saver, thread)
        loop = asyncio.create_task(recover(saver, two_steps(saver), max_attempts=1))
        for _ in range(turns):
            await asyncio.sleep(0)
        loop.cancel()
        with suppress(asyncio.CancelledError):
            await loop
        await _nothing_held(saver)
        await recover(saver, two_steps(saver), max_attempts=1, **NOW)
        assert await done_in(saver, thread) == ["first", "second"], turns
    assert await list_unfinished(saver, given_up=True) == []
    assert _leases(dsn) == 0


async def test_odd_names(saver: AsyncPostgresSaver) -> None:
    names = " ", "a'b\"c", "%s {x} %(y)s", "\\", "é\u202e😀", "a|b:c", "x" * 1000, "{1,2}", "NULL"
    for thread_id in names:
        await cut(saver, thread_id)
    assert {thread.thread_id for thread in await list_unfinished(saver)} == {*names}
    assert await recover(saver, two_steps(saver), **NOW) == len(names)
    for thread_id in names:
        assert await done_in(saver, thread_id) == ["first", "second"]


# Citus tells its workers to drop functions by names without their quotes.
ODD = pytest.param("odd \"name's", marks=pytest.mark.one_server("Citus can't drop such a schema"))


@pytest.mark.parametrize("schema", [ODD, "other"])
async def test_another_schema(dsn: str, schema: str) -> None:
    migrate(dsn, schema=schema)
    async with (
        AsyncPostgresSaver.from_conn_string(dsn, schema=schema) as saver,
        AsyncPostgresSaver.from_conn_string(dsn) as beside,
    ):
        await cut(saver)
        # A lease of the same thread's name elsewhere is another.
        async with beside.lease("t"):
            assert await recover(beside, two_steps(beside), **NOW) == 0
            assert await recover(saver, two_steps(saver), **NOW) == 1


KINDS: dict[str, Any] = {
    "data keys": {"cipher": AesGcmCipher(RING, data_keys=True), "strict": True},
    "metadata": {
        "cipher": AesGcmCipher(RING),
        "encrypt_metadata": True,
        "clear_metadata": ["graph"],
    },
    "small": {"max_queued_items": 1, "max_batch_items": 1, "lanes": 1, "max_size": 1},
}


@pytest.mark.parametrize("kind", KINDS)
async def test_savers_of_any_kind(dsn: str, kind: str) -> None:
    async with AsyncPostgresSaver.from_conn_string(dsn, **KINDS[kind]) as saver:
        await cut(saver, "mine", graph="mine")
        await cut(saver, "other", graph="other")
        mine = {"filter": {"graph": "mine"}, **NOW}
        assert await recover(saver, two_steps(saver), **mine) == 1
        assert await done_in(saver, "mine") == ["first", "second"]
        assert await done_in(saver, "other") == ["first"]
        assert [t.next for t in await list_unfinished(saver)] == [("second",)]


def test_a_blocking_program(sync_saver: PostgresSaver, dsn: str) -> None:
    """It has no loop of its own but for recover."""
    asyncio.run(cut(sync_saver))
    assert asyncio.run(recover(sync_saver, two_steps(sync_saver), **NOW)) == 1
    with sync_saver.lease("t"):
        assert list_unfinished(sync_saver) == []


async def test_a_thread_that_is_deleted_while_it_is_resumed(
    saver: AsyncPostgresSaver, other: AsyncPostgresSaver, dsn: str
) -> None:
    async def delete(state: State) -> State:
        await other.adelete_thread("t")
        return {"done": ["second"]}

    await cut(saver, "deleted before")
    await saver.adelete_thread("deleted before")
    await cut(saver)
    # The run goes on, for it has the lease; what it puts is all that is there.
    assert await recover(saver, two_steps(saver, delete), **NOW) == 1
    assert _leases(dsn) == 0
    assert await saver.aget_tuple(config_for("deleted before")) is None


@pytest.mark.parametrize("how", ["ttl", "inactive"])
async def test_retention_leaves_a_thread_that_is_driven(
    saver: AsyncPostgresSaver, dsn: str, how: str
) -> None:
    """A node may take longer than the thread was to live."""
    await cut(saver)
    if how == "ttl":
        await saver.aset_ttl("t", timedelta(hours=1))
    policy = RetentionPolicy(delete_inactive_for=timedelta(days=1) if how != "ttl" else None)
    run_sql(dsn, "update pgcheckpoint.checkpoint_threads set active_at = '2026-01-01'")
    async with saver.lease("t"):
        for dry_run in (False, True):
            removed = await saver.apply_retention(policy, dry_run=dry_run)
            assert (removed.threads, removed.failed) == (0, 0)
    assert (await saver.apply_retention(policy)).threads == 1
    # Nobody resumes what is gone.
    assert _leases(dsn) == 0


async def test_retention_thins_out_beside_a_run(saver: AsyncPostgresSaver) -> None:
    async def thin(state: State) -> State:
        await saver.apply_retention(RetentionPolicy(keep_last=1))
        return {"done": ["second"]}

    await cut(saver)
    assert await recover(saver, two_steps(saver, thin), **NOW) == 1
    assert await done_in(saver) == ["first", "second"]


async def test_a_copy_of_a_thread_that_is_driven_is_nobodys(
    saver: AsyncPostgresSaver, dsn: str
) -> None:
    await cut(saver)
    async with saver.lease("t"):
        await saver.acopy_thread("t", "copy")
    assert await recover(saver, two_steps(saver), **NOW) == 1
    assert await done_in(saver, "copy") == ["first"]


async def test_the_clocks_of_clients_do_not_matter(
    saver: AsyncPostgresSaver, monkeypatch: pytest.MonkeyPatch
) -> None:
    await cut(saver)
    for wrong in (0.0, 4e9):
        monkeypatch.setattr(time, "time", lambda wrong=wrong: wrong)
        async with saver.lease("t"):
            assert await recover(saver, two_steps(saver), **NOW) == 0
    assert await recover(saver, two_steps(saver), **NOW) == 1


@pytest.fixture
def patient_count(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else a count that takes long is left out."""
    limit(monkeypatch, "runs.recover", count_for=PATIENCE)


@pytest.mark.usefixtures("patient_count")
async def test_it_counts_what_it_did_and_what_it_finds(saver: AsyncPostgresSaver, dsn: str) -> None:
    async def poison(state: State) -> State:
        raise ZeroDivisionError

    async def found(**how: Any) -> RecoveryStats:
        async with AsyncPostgresSaver.from_conn_string(dsn) as another:
            await recover(another, two_steps(another), **how, **NOW)
            return another.stats().recovery

    assert saver.stats().recovery == RecoveryStats()
    await cut(saver, "poison")
    await recover(saver, two_steps(saver, poison), max_attempts=1, **NOW)
    assert (saver.stats().recovery.failed, saver.stats().recovery.gave_up) == (1, 1)
    await cut(saver, "fine")
    for thread in ("idle", "breakpoint", "other"):
        breaking = two_steps(saver, interrupt_before=["second"])
        await breaking.ainvoke({"done": []}, config_for(thread))
    run_sql(
        dsn,
        "update pgcheckpoint.checkpoint_threads set active_at = '2026-01-01',"
        " unfinished_at = '2026-01-01' where thread_id in ('idle', 'breakpoint')",
    )
    # It counts beside the runs that it resumes: here there are none.
    counted = await found(filter={"graph": "none"})
    assert (counted.due, counted.idle, counted.given_up) == (1, 2, 1)
    done = await found()
    assert (done.resumed, done.failed, done.gave_up) == (1, 0, 0)
    # Something is put to what was given up: it is none any more.
    await two_steps(saver).ainvoke(None, config_for("poison"))
    counted = await found()
    assert (counted.due, counted.idle, counted.given_up) == (0, 2, 0)
    # Of what came to its end without a lease nothing is kept.
    assert _leases(dsn) == 0


@pytest.mark.usefixtures("patient_count")
async def test_a_count_that_fails_stops_nothing(
    saver: AsyncPostgresSaver, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And what was counted before is not said any more."""
    await recover(saver, two_steps(saver), **NOW)
    assert saver.stats().recovery.due == 0
    database = database_of(saver)
    statement = database.statement

    def altered(name: str, *parameters: Any) -> Any:
        return statement(name, *(("no", "number") if name == "count_unfinished" else parameters))

    monkeypatch.setattr(database, "statement", altered)
    await cut(saver)
    assert await recover(saver, two_steps(saver), **NOW) == 1
    assert (saver.stats().recovery.due, saver.stats().recovery.resumed) == (None, 1)
