"""`recover` and leases where things are not as usual: loops, pools, ciphers, names, other work."""

from __future__ import annotations

import asyncio
import operator
import time
from collections.abc import Callable
from contextlib import suppress
from datetime import timedelta
from typing import Annotated, Any

import psycopg
import pytest
from langchain_core.runnables import RunnableConfig
from langgraph.graph import START, StateGraph
from langgraph.types import Command
from psycopg_pool import AsyncConnectionPool
from typing_extensions import TypedDict

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
from tests.making import ask, config_for, handed_over
from tests.waiting import PATIENCE, until

NOW: dict[str, Any] = {"forever": False, "backoff": 0.0, "every": 0.01}
RING = KeyRing({"k": bytes(range(107, 139))}, active="k")


class State(TypedDict):
    """What the nodes did."""

    done: Annotated[list[str], operator.add]


async def _fine(state: State) -> State:
    return {"done": ["second"]}


def _graph(saver: Any, second: Any = _fine, **how: Any) -> Any:
    graph: Any = StateGraph(State)
    graph.add_node("first", lambda _: {"done": ["first"]})
    graph.add_node("second", second)
    graph.add_edge(START, "first")
    graph.add_edge("first", "second")
    return graph.compile(checkpointer=saver, **how)


async def _crash(saver: Any, thread_id: str = "t", **metadata: str) -> None:
    """What is there when a worker was killed in the second node, and its lease has expired."""
    config = config_for(thread_id)
    async with handed_over(saver, thread_id):
        breaking = _graph(saver, interrupt_before=["second"])
        await breaking.ainvoke({"done": []}, {**config, "metadata": metadata})


async def _done(saver: Any, thread_id: str = "t") -> Any:
    found = await saver.aget_tuple(config_for(thread_id))
    return found and found.checkpoint["channel_values"]["done"]


def _leases(dsn: str) -> int:
    with psycopg.connect(dsn) as admin:
        return admin.execute("select from pgcheckpoint.checkpoint_leases").rowcount


def _expire(dsn: str) -> None:
    with psycopg.connect(dsn) as admin:
        admin.execute(
            "update pgcheckpoint.checkpoint_leases set expires_at = now() - interval '1 h'"
        )


async def _nothing_held(saver: Any) -> None:
    """Nor is a lease taken or ended any more, for somebody who was cancelled."""
    leases = saver._engine.leases
    await until(lambda: not leases._held and not leases._begun)


async def test_a_run_that_interrupts_has_ended(saver: AsyncPostgresSaver, dsn: str) -> None:
    """It waits for its answer, for however long, and is not resumed without one."""

    async def wait(state: State, config: RunnableConfig) -> State:
        return {"done": [ask("?", config)]}

    await _crash(saver)
    graph = _graph(saver, wait)
    assert await recover(saver, graph, **NOW) == 1
    assert (await graph.aget_state(config_for("t"))).interrupts
    assert _leases(dsn) == 0
    assert await list_unfinished(saver, idle_for=timedelta(0)) == []
    assert await recover(saver, graph, **NOW) == 0
    async with saver.lease("t"):
        await graph.ainvoke(Command(resume="yes"), config_for("t"))
    assert await _done(saver) == ["first", "yes"]


async def test_an_interrupt_in_a_subgraph(saver: AsyncPostgresSaver, dsn: str) -> None:
    async def wait(state: State, config: RunnableConfig) -> State:
        return {"done": [ask("?", config)]}

    inner: Any = StateGraph(State)
    inner.add_node("ask", wait)
    inner.add_edge(START, "ask")
    await _crash(saver)
    graph = _graph(saver, inner.compile())
    assert await recover(saver, graph, **NOW) == 1
    assert await list_unfinished(saver, idle_for=timedelta(0)) == []
    # Killed while the answer is worked on: it is kept.
    lease = saver.lease("t")
    with suppress(KeyError):
        async with lease:
            broken: Any = StateGraph(State)
            broken.add_node("ask", _raise_after_answer)
            broken.add_edge(START, "ask")
            lease.hand_over()
            await _graph(saver, broken.compile()).ainvoke(Command(resume="yes"), config_for("t"))
    assert await recover(saver, graph, **NOW) == 1
    assert (await _done(saver))[-1] == "yes"


async def _raise_after_answer(state: State, config: RunnableConfig) -> State:
    ask("?", config)
    raise KeyError


async def test_a_pool_of_one(dsn: str) -> None:
    async with AsyncPostgresSaver.from_conn_string(dsn, max_size=1) as saver:
        for n in range(5):
            await _crash(saver, f"t{n}")
        assert await recover(saver, _graph(saver), at_once=5, **NOW) == 5
        for n in range(5):
            assert await _done(saver, f"t{n}") == ["first", "second"]


async def test_a_pool_that_others_use(dsn: str) -> None:
    """Also with rows of its own kind, and in autocommit."""
    how: Any = {"autocommit": True, "row_factory": psycopg.rows.dict_row}
    async with AsyncConnectionPool(dsn, min_size=1, max_size=2, kwargs=how) as pool:
        saver = AsyncPostgresSaver(pool)
        await _crash(saver)
        assert await recover(saver, _graph(saver), **NOW) == 1


def _on_another_loop(work: Callable[[], Any]) -> Any:
    return asyncio.to_thread(lambda: asyncio.run(work()))


async def test_on_another_loop(saver: AsyncPostgresSaver, dsn: str) -> None:
    for n in range(4):
        await _crash(saver, f"t{n}")
    both = await asyncio.gather(
        recover(saver, _graph(saver), **NOW),
        _on_another_loop(lambda: recover(saver, _graph(saver), **NOW)),
    )
    assert sum(both) == 4
    assert _leases(dsn) == 0


async def test_cancelled_on_another_loop(saver: AsyncPostgresSaver, dsn: str) -> None:
    """No lease lives on for nobody, by the heartbeats of the loop that has it."""

    async def cancelled(seconds: float) -> None:
        loop = asyncio.create_task(recover(saver, _graph(saver), ttl=1, max_attempts=100))
        await asyncio.sleep(seconds)
        # Twice, as a server does that is in a hurry.
        loop.cancel()
        await asyncio.sleep(0)
        loop.cancel()
        with suppress(asyncio.CancelledError):
            await loop

    for n in range(40):
        await _crash(saver, f"t{n}")
        await asyncio.to_thread(asyncio.run, cancelled(n / 2000))
    await _nothing_held(saver)
    _expire(dsn)
    await recover(saver, _graph(saver), **NOW)
    assert [await _done(saver, f"t{n}") for n in range(40)] == [["first", "second"]] * 40


async def test_cancelled_at_every_moment(saver: AsyncPostgresSaver, dsn: str) -> None:
    """However far it came: what is unfinished is resumed later, and no lease is held for nobody."""
    for turns in [*range(0, 60, 3), *range(60, 400, 20)]:
        thread = f"t{turns}"
        await _crash(saver, thread)
        loop = asyncio.create_task(recover(saver, _graph(saver), max_attempts=1))
        for _ in range(turns):
            await asyncio.sleep(0)
        loop.cancel()
        with suppress(asyncio.CancelledError):
            await loop
        await _nothing_held(saver)
        await recover(saver, _graph(saver), max_attempts=1, **NOW)
        assert await _done(saver, thread) == ["first", "second"], turns
    assert await list_unfinished(saver, given_up=True) == []
    assert _leases(dsn) == 0


@pytest.mark.parametrize(
    "thread_id",
    [" ", "a'b\"c", "%s {x} %(y)s", "\\", "é\u202e😀", "a|b:c", "x" * 1000, "{1,2}", "NULL"],
)
async def test_odd_names(saver: AsyncPostgresSaver, thread_id: str) -> None:
    await _crash(saver, thread_id)
    (listed,) = await list_unfinished(saver)
    assert listed.thread_id == thread_id
    assert await recover(saver, _graph(saver), **NOW) == 1
    assert await _done(saver, thread_id) == ["first", "second"]


# Citus tells its workers to drop functions by names without their quotes.
ODD = pytest.param("odd \"name's", marks=pytest.mark.one_server("Citus can't drop such a schema"))


@pytest.mark.parametrize("schema", [ODD, "other"])
async def test_another_schema(dsn: str, schema: str) -> None:
    migrate(dsn, schema=schema)
    async with (
        AsyncPostgresSaver.from_conn_string(dsn, schema=schema) as saver,
        AsyncPostgresSaver.from_conn_string(dsn) as beside,
    ):
        await _crash(saver)
        # A lease of the same thread's name elsewhere is another.
        async with beside.lease("t"):
            assert await recover(beside, _graph(beside), **NOW) == 0
            assert await recover(saver, _graph(saver), **NOW) == 1


KINDS: dict[str, Any] = {
    "keys of the ring": {"cipher": AesGcmCipher(RING)},
    "data keys": {"cipher": AesGcmCipher(RING, data_keys=True)},
    "metadata": {
        "cipher": AesGcmCipher(RING),
        "encrypt_metadata": True,
        "clear_metadata": ["graph"],
    },
    "strict": {"strict": True},
    "small queue": {"max_queued_items": 1, "max_batch_items": 1, "lanes": 1},
}


@pytest.mark.parametrize("kind", KINDS)
async def test_savers_of_any_kind(dsn: str, kind: str) -> None:
    async with AsyncPostgresSaver.from_conn_string(dsn, **KINDS[kind]) as saver:
        await _crash(saver, "mine", graph="mine")
        await _crash(saver, "other", graph="other")
        mine = {"filter": {"graph": "mine"}, **NOW}
        assert await recover(saver, _graph(saver), **mine) == 1
        assert await _done(saver, "mine") == ["first", "second"]
        assert await _done(saver, "other") == ["first"]
        assert [t.next for t in await list_unfinished(saver)] == [("second",)]


def test_a_blocking_program(sync_saver: PostgresSaver, dsn: str) -> None:
    """It has no loop of its own but for recover."""
    asyncio.run(_crash(sync_saver))
    assert asyncio.run(recover(sync_saver, _graph(sync_saver), **NOW)) == 1
    with sync_saver.lease("t"):
        assert list_unfinished(sync_saver) == []


async def test_a_thread_that_is_deleted_while_it_is_resumed(
    saver: AsyncPostgresSaver, dsn: str
) -> None:
    async def delete(state: State) -> State:
        async with AsyncPostgresSaver.from_conn_string(dsn) as other:
            await other.adelete_thread("t")
        return {"done": ["second"]}

    await _crash(saver)
    # The run goes on, for it has the lease; what it puts is all that is there.
    assert await recover(saver, _graph(saver, delete), **NOW) == 1
    assert _leases(dsn) == 0


async def test_a_thread_that_was_deleted_is_not_resumed(
    saver: AsyncPostgresSaver, dsn: str
) -> None:
    await _crash(saver)
    await saver.adelete_thread("t")
    assert _leases(dsn) == 0
    assert await recover(saver, _graph(saver), **NOW) == 0
    assert await saver.aget_tuple(config_for("t")) is None


@pytest.mark.parametrize("how", ["ttl", "inactive"])
async def test_retention_leaves_a_thread_that_is_driven(
    saver: AsyncPostgresSaver, dsn: str, how: str
) -> None:
    """A node may take longer than the thread was to live."""
    await _crash(saver)
    if how == "ttl":
        await saver.aset_ttl("t", timedelta(hours=1))
    rules: Any = {} if how == "ttl" else {"delete_inactive_for": timedelta(days=1)}
    with psycopg.connect(dsn) as admin:
        admin.execute("update pgcheckpoint.checkpoint_threads set active_at = '2026-01-01'")
    async with saver.lease("t"):
        removed = await saver.apply_retention(RetentionPolicy(**rules))
        assert (removed.threads, removed.failed) == (0, 0)
        dry = await saver.apply_retention(RetentionPolicy(**rules), dry_run=True)
        assert dry.threads == 0
    removed = await saver.apply_retention(RetentionPolicy(**rules))
    assert removed.threads == 1
    # Nobody resumes what is gone.
    assert _leases(dsn) == 0


async def test_retention_thins_out_beside_a_run(saver: AsyncPostgresSaver) -> None:
    async def thin(state: State) -> State:
        await saver.apply_retention(RetentionPolicy(keep_last=1))
        return {"done": ["second"]}

    await _crash(saver)
    assert await recover(saver, _graph(saver, thin), **NOW) == 1
    assert await _done(saver) == ["first", "second"]


async def test_a_copy_of_a_thread_that_is_driven_is_nobodys(
    saver: AsyncPostgresSaver, dsn: str
) -> None:
    await _crash(saver)
    async with saver.lease("t"):
        await saver.acopy_thread("t", "copy")
    assert await recover(saver, _graph(saver), **NOW) == 1
    assert await _done(saver, "copy") == ["first"]


async def test_a_config_that_cannot_be_made_counts_as_an_attempt(saver: AsyncPostgresSaver) -> None:
    def config_of(thread: Any) -> Any:
        raise LookupError

    await _crash(saver)
    assert await recover(saver, _graph(saver), config=config_of, max_attempts=1, **NOW) == 0
    (given_up,) = await list_unfinished(saver, given_up=True)
    assert given_up.error == "LookupError"


async def test_the_clocks_of_clients_do_not_matter(
    saver: AsyncPostgresSaver, monkeypatch: pytest.MonkeyPatch
) -> None:
    await _crash(saver)
    for wrong in (0.0, 4e9):
        monkeypatch.setattr(time, "time", lambda wrong=wrong: wrong)
        async with saver.lease("t"):
            assert await recover(saver, _graph(saver), **NOW) == 0
    assert await recover(saver, _graph(saver), **NOW) == 1


@pytest.fixture
def patient_count(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else a count that takes long is left out."""
    monkeypatch.setattr("pg_checkpoint.runs.recover._COUNT_FOR", PATIENCE)


@pytest.mark.usefixtures("patient_count")
async def test_it_counts_what_it_did_and_what_it_finds(saver: AsyncPostgresSaver, dsn: str) -> None:
    async def poison(state: State) -> State:
        raise ZeroDivisionError

    assert saver.stats().recovery == RecoveryStats()
    await _crash(saver, "poison")
    await recover(saver, _graph(saver, poison), max_attempts=1, **NOW)
    await _crash(saver, "fine")
    for thread in ("idle", "breakpoint", "other"):
        breaking = _graph(saver, interrupt_before=["second"])
        await breaking.ainvoke({"done": []}, config_for(thread))
    with psycopg.connect(dsn) as admin:
        admin.execute(
            "update pgcheckpoint.checkpoint_threads set active_at = '2026-01-01',"
            " unfinished_at = '2026-01-01' where thread_id in ('idle', 'breakpoint')"
        )
    async with AsyncPostgresSaver.from_conn_string(dsn) as another:
        # It counts beside the runs that it resumes: here there are none.
        await recover(another, _graph(another), filter={"graph": "none"}, **NOW)
        found = another.stats().recovery
        assert (found.due, found.idle, found.given_up) == (1, 2, 1)
        await recover(another, _graph(another), **NOW)
        found = another.stats().recovery
        assert (found.resumed, found.failed, found.gave_up) == (1, 0, 0)
        # It is as listed.
        assert len(await list_unfinished(another, given_up=True)) == 1
    assert (saver.stats().recovery.failed, saver.stats().recovery.gave_up) == (1, 1)
    # Something is put to what was given up: it is none any more.
    await _graph(saver).ainvoke(None, config_for("poison"))
    async with AsyncPostgresSaver.from_conn_string(dsn) as another:
        await recover(another, _graph(another), **NOW)
        found = another.stats().recovery
        assert (found.due, found.idle, found.given_up) == (0, 2, 0)
    # Of what came to its end without a lease nothing is kept.
    assert _leases(dsn) == 0


@pytest.mark.usefixtures("patient_count")
async def test_a_count_that_fails_stops_nothing(
    saver: AsyncPostgresSaver, dsn: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And what was counted before is not said any more."""
    await recover(saver, _graph(saver), **NOW)
    assert saver.stats().recovery.due == 0
    database = saver._engine.database
    statement = database.statement

    def altered(name: str, *parameters: Any) -> Any:
        if name == "count_unfinished":
            return statement(name, "no", "number")
        return statement(name, *parameters)

    monkeypatch.setattr(database, "statement", altered)
    await _crash(saver)
    assert await recover(saver, _graph(saver), **NOW) == 1
    assert (saver.stats().recovery.due, saver.stats().recovery.resumed) == (None, 1)
