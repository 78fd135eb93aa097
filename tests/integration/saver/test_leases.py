"""Leases: one run at a time drives a thread, and one that lost it stores nothing more."""

from __future__ import annotations

import asyncio
import time
from contextlib import AsyncExitStack, suppress
from typing import Any

import psycopg
import pytest
from langgraph.graph import START, StateGraph

from pg_checkpoint import AsyncPostgresSaver, ConcurrentWriteError, LeaseHeldError
from tests.graphs import State
from tests.integration.saver.conftest import Pair
from tests.making import aput, config_for, expire_leases, handed_over, rows_of, run_sql
from tests.seams import database_of, engine_of
from tests.waiting import PATIENCE, until


def _rows(dsn: str) -> list[Any]:
    return rows_of(
        dsn, "select thread_id, token is not null, attempts from pgcheckpoint.checkpoint_leases"
    )


def _sent(monkeypatch: pytest.MonkeyPatch, saver: AsyncPostgresSaver) -> list[str]:
    database, sent = database_of(saver), list[str]()
    names, run = {query: name for name, query in database.queries.items()}, database.run_once

    async def noted(statements: Any, **more: Any) -> Any:
        sent.extend(names[s.query] for s in statements)
        return await run(statements, **more)

    monkeypatch.setattr(database, "run_once", noted)
    return sent


async def test_one_holds_it_at_a_time(pair: Pair, dsn: str) -> None:
    first, second = pair
    async with first.lease("t") as lease:
        assert (lease.thread_id, lease.lost) == ("t", False)
        for other in pair:  # in this process, and elsewhere
            with pytest.raises(LeaseHeldError, match="'t'"):
                async with other.lease("t"):
                    pass
        async with second.lease("another"):
            # Threads that are only leased are not there.
            assert await second.alist_threads() == []
    async with second.lease("t"):
        pass
    assert _rows(dsn) == []


@pytest.mark.usefixtures("without_heartbeats")
async def test_who_lost_it_stores_nothing(pair: Pair, dsn: str) -> None:
    first, second = pair
    async with first.lease("t"):
        config = await aput(first, config_for("t"), {"n": 1})
        expire_leases(dsn)
        async with second.lease("t"):
            with pytest.raises(
                ConcurrentWriteError, match="thread 't' was made under a lease that is over"
            ):
                await aput(first, config, {"n": 2})
            with pytest.raises(ConcurrentWriteError, match="task-1"):
                await first.aput_writes(config, [("n", 3)], "task-1")
        # Also when nobody has it any more.
        with pytest.raises(ConcurrentWriteError):
            await aput(first, config, {"n": 4})
    found = await first.aget_tuple(config_for("t"))
    assert found is not None
    assert (found.checkpoint["channel_values"], found.pending_writes) == ({"n": 1}, [])


async def test_one_that_expired_and_nobody_took_lives_on(
    saver: AsyncPostgresSaver, dsn: str
) -> None:
    async with saver.lease("t", ttl=0.3) as lease:
        expire_leases(dsn)
        config = await aput(saver, config_for("t"), {"n": 1})
        alive = "select from pgcheckpoint.checkpoint_leases where expires_at > now()"
        await until(lambda: rows_of(dsn, alive))
        await aput(saver, config, {"n": 2})
        assert not lease.lost


async def test_a_heartbeat_finds_that_it_was_lost(pair: Pair, dsn: str) -> None:
    first, second = pair
    async with first.lease("t", ttl=0.9) as lease, first.lease("other", ttl=0.9) as other:
        await _take_over(second, dsn)
        await until(lambda: lease.lost)
        assert not other.lost


async def _take_over(saver: AsyncPostgresSaver, dsn: str) -> None:
    """Also if there is a heartbeat in between."""
    while True:
        expire_leases(dsn)
        with suppress(LeaseHeldError):
            async with saver.lease("t"):
                return


async def test_it_is_waited_for(pair: Pair) -> None:
    first, second = pair
    order = []
    async with first.lease("t"):

        async def other() -> None:
            async with second.lease("t", wait=30):
                order.append("second")

        waiting = asyncio.create_task(other())
        with pytest.raises(LeaseHeldError):
            async with second.lease("t", wait=0.2):
                pass
        order.append("first")
    await waiting
    assert order == ["first", "second"]


async def test_runs_of_one_process_are_told_apart(saver: AsyncPostgresSaver, dsn: str) -> None:
    """A run that went on after its lease was over is not taken for the next one."""
    go_on = asyncio.Event()

    async def left_over() -> None:
        await go_on.wait()
        await aput(saver, config_for("t"), {"n": "stale"})

    async with saver.lease("t"):
        straggler = asyncio.create_task(left_over())
    async with saver.lease("t"):
        go_on.set()
        with pytest.raises(ConcurrentWriteError):
            await straggler
        await aput(saver, config_for("t"), {"n": "mine"})


@pytest.mark.usefixtures("without_heartbeats")
async def test_one_bad_lease_fails_nobody_else(pair: Pair, dsn: str) -> None:
    first, second = pair

    async def put(thread_id: str) -> None:
        await aput(first, config_for(thread_id), {"n": 1})

    async with AsyncExitStack() as stack:
        for thread in ("a", "lost", "z"):
            await stack.enter_async_context(first.lease(thread))
        expire_leases(dsn, "lost")
        async with second.lease("lost"):
            threads = ["a", "lost", "z", "without"]
            ended = await asyncio.gather(*map(put, threads), return_exceptions=True)
    assert [type(error) for error in ended] == [
        *(type(None), ConcurrentWriteError, type(None), type(None))
    ]


@pytest.mark.usefixtures("without_heartbeats")
@pytest.mark.one_server("tells which statements are sent; a cluster is asked for its shards")
async def test_without_a_lease_no_statement_is_sent_for_one(
    saver: AsyncPostgresSaver, monkeypatch: pytest.MonkeyPatch
) -> None:
    await saver.aget_tuple(config_for("t"))
    sent = _sent(monkeypatch, saver)
    config = await aput(saver, config_for("t"), {"n": 1})
    await saver.aput_writes(config, [("n", 2)], "task")
    assert sent == [
        *("lock_threads", "put_whole_checkpoint"),
        *("set_bounds", "put_writes", "check_attempt"),
    ]
    del sent[:]
    await asyncio.gather(
        aput(saver, config_for("other"), {"n": 1}), saver.aput_writes(config, [("n", 2)], "more")
    )
    # Of writes beside a put the threads are not locked.
    assert sent == ["lock_threads", "put_whole_checkpoint", "put_writes", "check_attempt"]
    assert engine_of(saver).leases._task is None
    del sent[:]
    async with saver.lease("t"):
        del sent[:]
        await aput(saver, config, {"n": 1})
        await saver.aput_writes(config, [("n", 2)], "task")
    assert sent[:7] == [
        *("lock_threads", "put_whole_checkpoint", "check_leases"),
        *("lock_threads", "put_writes", "check_leases", "check_attempt"),
    ]


async def test_one_statement_lets_all_of_them_live(
    saver: AsyncPostgresSaver, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with AsyncExitStack() as stack:
        for n in range(5):
            await stack.enter_async_context(saver.lease(f"t{n}", ttl=0.6))
        sent = _sent(monkeypatch, saver)
        await until(lambda: sent.count("beat_leases") > 1)
        assert sent[:6] == ["set_bounds", "beat_leases", "check_attempt"] * 2
        task = engine_of(saver).leases._task
    assert task is not None
    await task


async def test_what_is_no_lease_is_refused(saver: AsyncPostgresSaver) -> None:
    for ttl in (0, -1, float("nan"), 1e9):
        with pytest.raises(ValueError, match="ttl"):
            saver.lease("t", ttl=ttl)


@pytest.mark.usefixtures("without_heartbeats")
@pytest.mark.parametrize("durability", ["sync", "async", "exit"])
async def test_a_run_of_a_graph_is_under_it(pair: Pair, dsn: str, durability: Any) -> None:
    first, second = pair

    async def step(state: State) -> State:
        expire_leases(dsn)
        async with second.lease("t"):
            pass
        return {"topic": "step"}

    graph: Any = StateGraph(State).add_node("step", step).add_edge(START, "step")
    with pytest.raises(ConcurrentWriteError):
        async with first.lease("t"):
            await graph.compile(checkpointer=first).ainvoke(
                {"topic": "t"}, config_for("t"), durability=durability
            )
    found = await second.aget_tuple(config_for("t"))
    assert found is None or found.checkpoint["channel_values"].get("topic") != "step"


async def test_a_deleted_thread_leaves_no_lease(saver: AsyncPostgresSaver, dsn: str) -> None:
    async with handed_over(saver, "t"):
        await aput(saver, config_for("t"), {"n": 1})
        # Its own holder may begin anew.
        await saver.adelete_thread("t")
        await aput(saver, config_for("t"), {"n": 1})
        assert _rows(dsn) == [("t", True, 0)]
    # There is nothing to run, so nobody needs to know that it was handed over.
    assert _rows(dsn) == []
    run_sql(
        dsn,
        "insert into pgcheckpoint.checkpoint_leases (thread_id, expires_at) values ('t', now())",
    )
    await saver.adelete_thread("t")
    assert _rows(dsn) == []


async def test_an_end_that_fails_does_not_hide_how_the_block_ended(
    saver: AsyncPostgresSaver, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def away(*_: Any, **__: Any) -> None:
        raise psycopg.OperationalError

    async def block() -> None:
        async with saver.lease("t"):
            monkeypatch.setattr(database_of(saver), "run_once", away)
            monkeypatch.setattr(engine_of(saver).leases, "_timeout", 0.2)
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await block()
    assert "could not be released" in caplog.text


@pytest.mark.parametrize("when", ["taking", "holding"])
async def test_who_is_cancelled_again_and_again_leaves_none(
    dsn: str, monkeypatch: pytest.MonkeyPatch, when: str
) -> None:
    """As anyio does it: what was sent is stored, and taken back; what was not is sent yet."""
    began, is_free = asyncio.Event(), asyncio.Event()

    async def block(saver: AsyncPostgresSaver) -> None:
        async with saver.lease("t"):
            monkeypatch.setattr(database_of(saver), "run_once", later)
            began.set()
            await asyncio.Event().wait()

    async def later(*args: Any, **more: Any) -> Any:
        found = await run(*args, **more) if when == "taking" else None
        began.set()
        await is_free.wait()
        return found or await run(*args, **more)

    async with AsyncPostgresSaver.from_conn_string(dsn) as saver:
        await saver.aget_tuple(config_for("t"))  # it has looked at the schema
        run = database_of(saver).run_once
        if when == "taking":
            monkeypatch.setattr(database_of(saver), "run_once", later)
        holding = asyncio.create_task(block(saver))
        await began.wait()
        while not holding.done():
            holding.cancel()
            await asyncio.sleep(0)
        is_free.set()
    assert _rows(dsn) == []


async def test_one_that_is_entered_twice_is_still_held(saver: AsyncPostgresSaver, dsn: str) -> None:
    lease = saver.lease("t")
    async with lease:
        with pytest.raises(LeaseHeldError):
            await lease.__aenter__()
        await aput(saver, config_for("t"), {"n": 1})
    assert (_rows(dsn), engine_of(saver).leases._held) == ([], {})


async def test_those_that_come_and_go_let_no_other_die(
    saver: AsyncPostgresSaver, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with saver.lease("long", ttl=0.6):
        sent = _sent(monkeypatch, saver)
        deadline = time.monotonic() + PATIENCE
        while "beat_leases" not in sent and time.monotonic() < deadline:
            async with saver.lease("short"):
                pass
    assert "beat_leases" in sent


async def test_one_that_is_taken_for_nobody_is_ended(dsn: str) -> None:
    """Another loop's call is cancelled in the instant in which it succeeds."""
    async with AsyncPostgresSaver.from_conn_string(dsn) as saver:
        await saver.aget_tuple(config_for("t"))
        held = engine_of(saver).leases._held

        async def elsewhere() -> None:
            taking = asyncio.create_task(saver.lease("t", ttl=0.3).__aenter__())
            await asyncio.sleep(0)
            while not held:
                time.sleep(0.01)  # noqa: ASYNC251  its loop is not to hear of it
            taking.cancel()
            await asyncio.wait((taking,))

        await asyncio.to_thread(lambda: asyncio.run(elsewhere()))
        await until(lambda: not held)
    assert _rows(dsn) == []
