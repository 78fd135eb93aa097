"""`recover` resumes runs whose process died: once each, until they end, on any loop and saver."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from datetime import timedelta
from typing import Any

import psycopg
import pytest
from langchain_core.runnables import RunnableConfig
from langgraph.graph import START, StateGraph
from langgraph.types import Command, Send
from psycopg_pool import AsyncConnectionPool

from pg_checkpoint import (
    AesGcmCipher,
    AsyncPostgresSaver,
    InvalidOptionError,
    KeyRing,
    PostgresSaver,
    UnfinishedThread,
    list_unfinished,
    recover,
)
from pg_checkpoint.core.telemetry import RecoveryStats
from pg_checkpoint.runs.threads import find_due
from tests.making import (
    ask,
    config_for,
    expire_leases,
    handed_over,
    rows_of,
    run_sql,
    tuple_of,
)
from tests.questions import NOW, State, asking, cut, done_in, second_step, two_steps
from tests.seams import database_of, engine_of, limit
from tests.waiting import PATIENCE, until

BEFORE_SECOND: dict[str, Any] = {"interrupt_before": ["second"]}


class KilledError(BaseException):
    """Ends a run as a kill would: no error is stored."""


async def _die(_: State) -> State:
    raise KilledError


async def _fail(_: State) -> State:
    raise ZeroDivisionError("secret")


def _leases(dsn: str) -> list[Any]:
    query = "select thread_id, token is null, attempts, error from pgcheckpoint.checkpoint_leases"
    return rows_of(dsn, query)


def _lose(dsn: str) -> None:
    """A lease whose process was killed an hour ago."""
    insert = "insert into pgcheckpoint.checkpoint_leases (thread_id, token, expires_at)"
    run_sql(dsn, f"{insert} values ('t', 'dead', now() - interval '1 hour')")


def _age(dsn: str) -> None:
    """As if all threads had last been written to long ago."""
    run_sql(
        dsn,
        "update pgcheckpoint.checkpoint_threads set active_at = '2026-01-01',"
        " unfinished_at = '2026-01-01' where unfinished_at > 'epoch'",
    )


async def _run(graph: Any, given: Any) -> None:
    with suppress(KilledError):
        await graph.ainvoke(given, config_for("t"))


async def _stop(saver: AsyncPostgresSaver, **options: Any) -> None:
    """A run that ends at a breakpoint, or at its end."""
    async with saver.lease("t"):
        await two_steps(saver, **options).ainvoke({"done": []}, config_for("t"))


async def _listed(saver: AsyncPostgresSaver) -> list[Any]:
    threads = await list_unfinished(saver, idle_for=timedelta(0))
    return [(thread.thread_id, thread.next, thread.lost) for thread in threads]


def _after_its_look(
    patch: pytest.MonkeyPatch, saver: AsyncPostgresSaver, do: Callable[[], Awaitable[None]]
) -> None:
    """Lets something happen when a saver has seen what is due, before it takes a lease."""

    async def see(engine: Any, *options: Any) -> Any:
        seen = await find_due(engine, *options)
        if engine is engine_of(saver) and seen[0]:
            await do()
        return seen

    patch.setattr("pg_checkpoint.runs.threads.find_due", see)


@pytest.mark.parametrize("on_citus", [False, True])
async def test_searches_are_rarer_on_citus(
    saver: AsyncPostgresSaver, on_citus: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """There each one asks all shards."""
    name, other = ("every_on_citus", "every") if on_citus else ("every", "every_on_citus")
    limit(monkeypatch, "runs.recover", **{name: 0.01, other: 600.0})
    looks = []

    async def find_due(*_: Any) -> Any:
        looks.append(1)
        return [], []

    monkeypatch.setattr("pg_checkpoint.runs.threads.find_due", find_due)
    await saver.setup()
    database_of(saver).on_citus = on_citus
    looking = asyncio.create_task(recover(saver, two_steps(saver)))
    await until(lambda: len(looks) > 2)
    looking.cancel()
    await asyncio.wait([looking])


async def test_many_loops_resume_what_was_killed_once(
    saver: AsyncPostgresSaver, other: AsyncPostgresSaver, dsn: str
) -> None:
    """Whatever their names are; one of the loops is another event loop's."""
    ran: list[str] = []

    async def note(state: State, config: RunnableConfig) -> State:
        ran.append(config["configurable"]["thread_id"])
        await asyncio.sleep(0.01)
        return {"done": ["second"]}

    odd = " ", "a'b\"c", "%s {x} %(y)s", "\\", "é\u202e😀", "a|b:c", "x" * 1000, "{1,2}", "NULL"
    threads = sorted((*odd, "t"))
    for thread_id in threads:
        await cut(saver, thread_id)
    savers = saver, saver, other, other
    first, *runs = (recover(own, two_steps(own, note), at_once=2, **NOW) for own in savers)
    elsewhere = asyncio.to_thread(asyncio.run, first)
    assert sum(await asyncio.gather(elsewhere, *runs)) == 10
    assert sorted(ran) == threads
    for thread_id in threads:
        assert await done_in(saver, thread_id) == ["first", "second"]
    assert _leases(dsn) == []
    assert await recover(saver, two_steps(saver), **NOW) == 0


async def test_one_that_another_worker_brought_to_its_end_counts_there_only(
    saver: AsyncPostgresSaver, other: AsyncPostgresSaver, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def bring_to_its_end() -> None:
        assert await recover(other, two_steps(other), **NOW) == 1

    await cut(saver)
    _after_its_look(monkeypatch, saver, bring_to_its_end)
    assert await recover(saver, two_steps(saver), **NOW) == 0
    assert saver.stats().recovery.resumed == 0


async def test_one_that_failed_elsewhere_since_the_look_is_its_callers(
    saver: AsyncPostgresSaver, other: AsyncPostgresSaver, dsn: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def go_on_and_fail() -> None:
        with suppress(ZeroDivisionError):
            async with other.lease("t"):
                await two_steps(other, _fail).ainvoke(None, config_for("t"))

    await cut(saver)
    _after_its_look(monkeypatch, saver, go_on_and_fail)
    assert await recover(saver, two_steps(saver), **NOW) == 0
    assert await done_in(saver) == ["first"]
    assert _leases(dsn) == []
    query = "select unfinished_at > 'epoch' from pgcheckpoint.checkpoint_threads"
    assert rows_of(dsn, query) == [(True,)]


async def test_a_run_that_raises_is_given_up(saver: AsyncPostgresSaver, dsn: str) -> None:
    await cut(saver)
    poisoned = two_steps(saver, _fail)
    while not (found := await list_unfinished(saver, given_up=True)):
        assert await recover(saver, poisoned, max_attempts=3, **NOW) == 0
    (given_up,) = found
    assert (given_up.thread_id, given_up.attempts, given_up.error, given_up.next) == (
        *("t", 3, "ZeroDivisionError", ("second",)),
    )
    assert given_up.given_up_at is not None
    assert "secret" not in str(_leases(dsn))
    assert await recover(saver, two_steps(saver), **NOW) == 0
    assert await _listed(saver) == []
    # Somebody mends it and goes on: that is another run.
    await two_steps(saver).ainvoke(None, config_for("t"))
    assert await list_unfinished(saver, given_up=True) == []
    await cut(saver)
    assert await recover(saver, two_steps(saver), **NOW) == 1


async def test_a_run_that_kills_a_process_is_given_up(saver: AsyncPostgresSaver, dsn: str) -> None:
    """Each time its lease expires, and nobody says anything."""
    await cut(saver)
    run_sql(dsn, "update pgcheckpoint.checkpoint_leases set attempts = 3, token = 'killed'")
    assert await recover(saver, two_steps(saver), max_attempts=3, **NOW) == 0
    assert [t.attempts for t in await list_unfinished(saver, given_up=True)] == [4]
    assert await done_in(saver) == ["first"]


async def test_what_it_has_not_to_resume(saver: AsyncPostgresSaver, dsn: str) -> None:
    """Interrupts, breakpoints, failures that somebody was told of, other graphs, live leases."""
    await two_steps(saver, asking("?")).ainvoke({"done": []}, config_for("interrupt"))
    async with saver.lease("breakpoint"):
        breaking = two_steps(saver, **BEFORE_SECOND)
        await breaking.ainvoke({"done": []}, config_for("breakpoint"))
    with pytest.raises(ZeroDivisionError):
        async with saver.lease("failed"):
            await two_steps(saver, _fail).ainvoke({"done": []}, config_for("failed"))
    await cut(saver, "another", graph="another")
    await cut(saver, "mine", graph="mine")
    await cut(saver, "live", graph="mine")
    async with saver.lease("live"):
        assert await recover(saver, two_steps(saver), filter={"graph": "mine"}, **NOW) == 1
    assert await done_in(saver, "mine") == ["first", "second"]
    for thread in ("interrupt", "breakpoint", "failed", "another", "live"):
        assert await done_in(saver, thread) == ["first"], thread


async def test_runs_that_never_had_a_lease(saver: AsyncPostgresSaver, dsn: str) -> None:
    """If that is asked for; and not those that failed."""
    breaking = two_steps(saver, **BEFORE_SECOND)
    await breaking.ainvoke({"done": []}, config_for("t"))
    with pytest.raises(ZeroDivisionError):
        await two_steps(saver, _fail).ainvoke({"done": []}, config_for("failed"))
    _age(dsn)
    assert await recover(saver, two_steps(saver), **NOW) == 0
    how: dict[str, Any] = {"idle_for": timedelta(minutes=1), "max_attempts": 1, **NOW}
    assert await recover(saver, two_steps(saver), **how) == 1
    assert await done_in(saver, "failed") == ["first"]
    # What is put to one that was given up is tried as often as any.
    await cut(saver)
    await recover(saver, two_steps(saver, _fail), max_attempts=1, **NOW)
    await breaking.ainvoke({"done": []}, config_for("t"))
    _age(dsn)
    assert await recover(saver, two_steps(saver), **how) == 1


async def test_a_cancelled_loop_hands_its_runs_over(saver: AsyncPostgresSaver, dsn: str) -> None:
    began = asyncio.Event()

    async def hang(state: State) -> State:
        began.set()
        await asyncio.sleep(3600)
        return {"done": []}

    await cut(saver)
    loop = asyncio.create_task(recover(saver, two_steps(saver, hang), grace=0.05))
    await began.wait()
    loop.cancel()
    with pytest.raises(asyncio.CancelledError):
        await loop
    assert _leases(dsn) == [("t", True, 0, None)]
    assert await recover(saver, two_steps(saver), **NOW) == 1


async def test_one_that_was_lost_is_left_to_who_has_it(saver: AsyncPostgresSaver, dsn: str) -> None:
    async def lose(state: State) -> State:
        run_sql(dsn, "update pgcheckpoint.checkpoint_leases set token = 'another'")
        return {"done": ["second"]}

    await cut(saver)
    assert await recover(saver, two_steps(saver, lose), **NOW) == 0
    assert await done_in(saver) == ["first"]
    assert _leases(dsn) == [("t", False, 1, None)]


async def test_configs(saver: AsyncPostgresSaver) -> None:
    seen: list[Any] = []

    async def note(state: State, config: RunnableConfig) -> State:
        seen.append((config["configurable"]["model"], config["configurable"]["thread_id"]))
        return {"done": []}

    def config_of(thread: UnfinishedThread) -> RunnableConfig:
        return {"configurable": {"model": f"of {thread.thread_id}"}}

    def no_config_of(thread: UnfinishedThread) -> RunnableConfig:
        raise LookupError

    same: RunnableConfig = {"configurable": {"model": "small", "thread_id": "not this"}}
    for config, durability in ((same, "async"), (config_of, "exit")):
        await cut(saver)
        how: Any = {"config": config, "durability": durability, **NOW}
        await recover(saver, two_steps(saver, note), **how)
    assert seen == [("small", "t"), ("of t", "t")]
    # One that can't be made counts as an attempt.
    await cut(saver)
    assert await recover(saver, two_steps(saver), config=no_config_of, max_attempts=1, **NOW) == 0
    (given_up,) = await list_unfinished(saver, given_up=True)
    assert given_up.error == "LookupError"


async def test_a_run_that_is_cut_again_still_has_its_metadata(saver: AsyncPostgresSaver) -> None:
    """So the filter finds it again; what `config` says anew counts, and no tracer sees a secret."""
    seen: list[Any] = []

    async def third(state: State, config: RunnableConfig) -> State:
        seen.append(config["metadata"])
        if len(seen) == 1:
            raise ZeroDivisionError
        return {"done": ["third"]}

    graph: Any = StateGraph(State)
    graph.add_node("first", lambda _: {"done": ["first"]}).add_node("second", second_step)
    graph.add_node("third", third).add_edge(START, "first")
    graph.add_edge("first", "second").add_edge("second", "third")
    run = {"graph": "mine", "run_id": "1", "model": "small", "author": "A. N.", "api_key": "s"}
    await cut(saver, **run)
    config: RunnableConfig = {"configurable": {"model": "large"}}
    only: Any = {"filter": {"graph": "mine"}, "config": config, **NOW}
    assert await recover(saver, graph.compile(checkpointer=saver), **only) == 1
    assert await done_in(saver) == ["first", "second", "third"]
    metadata = (await tuple_of(saver, config_for("t"))).metadata
    assert dict(metadata).items() >= {**run, "model": "large"}.items()
    assert all(one["graph"] == "mine" and "api_key" not in one for one in seen)


async def test_what_is_no_graph_of_this_saver_is_refused(
    saver: AsyncPostgresSaver, other: AsyncPostgresSaver
) -> None:
    arguments_exchanged: Any = saver
    no_saver: Any = two_steps(saver)
    for graph in (arguments_exchanged, two_steps(other)):
        with pytest.raises(InvalidOptionError, match="compile the graph with this saver"):
            await recover(saver, graph)
    with pytest.raises(InvalidOptionError, match="saver must be an AsyncPostgresSaver"):
        await recover(no_saver, no_saver)


async def test_leases_of_ended_threads_are_forgotten(saver: AsyncPostgresSaver, dsn: str) -> None:
    await cut(saver, "unfinished")
    await two_steps(saver).ainvoke({"done": []}, config_for("finished"))
    run_sql(
        dsn,
        "insert into pgcheckpoint.checkpoint_leases (thread_id, token, expires_at)"
        " values ('finished', 'x', now() - interval '1 hour'), ('lately', 'x', now())",
    )
    assert await recover(saver, two_steps(saver), **NOW) == 1
    assert [row[0] for row in _leases(dsn)] == ["lately"]


async def test_who_only_looks_changes_nothing(saver: AsyncPostgresSaver, dsn: str) -> None:
    """A lease may be taken to see what there is to do."""
    breaking = two_steps(saver, **BEFORE_SECOND)
    await breaking.ainvoke({"done": []}, config_for("never leased"))
    # One that was killed before it put anything.
    await _stop(saver, **BEFORE_SECOND)
    _lose(dsn)
    for thread_id in ("never leased", "t"):
        async with saver.lease(thread_id):
            pass
    _age(dsn)
    assert {thread for thread, *_ in await _listed(saver)} == {"never leased", "t"}
    assert await recover(saver, two_steps(saver), **NOW) == 1


async def test_a_look_keeps_what_was_noted(saver: AsyncPostgresSaver, dsn: str) -> None:
    """How often it was tried, with which error, when it is tried again; that it was given up."""
    await cut(saver)
    noted = "attempts = 2, error = 'KeyError', expires_at = now() + interval '1 hour'"
    run_sql(dsn, f"update pgcheckpoint.checkpoint_leases set {noted}")
    for fails in (False, True):
        with suppress(KilledError):
            async with saver.lease("t"):
                assert await done_in(saver) == ["first"]
                if fails:
                    raise KilledError
        assert _leases(dsn) == [("t", True, 2, "KeyError")]
        assert await recover(saver, two_steps(saver), **NOW) == 0
    expire_leases(dsn)
    assert await recover(saver, two_steps(saver, _fail), max_attempts=3, **NOW) == 0
    async with saver.lease("t"):
        assert await list_unfinished(saver, given_up=True) == []
    assert await recover(saver, two_steps(saver), **NOW) == 0
    (given_up,) = await list_unfinished(saver, given_up=True)
    assert (given_up.attempts, given_up.error) == (3, "ZeroDivisionError")


async def test_a_look_that_takes_no_notice_of_its_cancellation_does_not_keep_the_loop(
    saver: AsyncPostgresSaver, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As `asyncio.wait_for` may do up to Python 3.11, which pools use."""
    looks = asyncio.Event()

    async def look(*_: Any) -> tuple[list[Any], list[Any]]:
        looks.set()
        with suppress(asyncio.CancelledError):
            await asyncio.Event().wait()
        return [], []

    monkeypatch.setattr("pg_checkpoint.runs.threads.find_due", look)
    recovering = asyncio.create_task(recover(saver, two_steps(saver)))
    await asyncio.wait_for(looks.wait(), PATIENCE)
    recovering.cancel()
    with pytest.raises(asyncio.CancelledError):
        await asyncio.wait_for(recovering, PATIENCE)


async def test_a_run_that_cancels_itself_has_failed(saver: AsyncPostgresSaver) -> None:
    """As nodes could in older versions of LangGraph; nobody has cancelled the loop."""

    class Cancels:
        checkpointer = saver

        async def ainvoke(self, *_: Any, **__: Any) -> None:
            raise asyncio.CancelledError

    await cut(saver)
    recovering = recover(saver, Cancels(), max_attempts=1, **NOW)
    assert await asyncio.wait_for(recovering, PATIENCE) == 0
    (given_up,) = await list_unfinished(saver, given_up=True)
    assert (given_up.attempts, given_up.error) == (1, "CancelledError")


# --- runs that were killed before they put anything: all that is noted of them is of before ---


async def test_one_that_went_on_from_a_breakpoint(saver: AsyncPostgresSaver, dsn: str) -> None:
    await _stop(saver, interrupt_after=["first"])
    assert await recover(saver, two_steps(saver), **NOW) == 0
    await _run(two_steps(saver, _die), None)
    _lose(dsn)
    # What another graph has to resume is not swept.
    assert await recover(saver, two_steps(saver, _die), filter={"graph": "another"}, **NOW) == 0
    assert await _listed(saver) == [("t", ("second",), True)]
    assert await recover(saver, two_steps(saver), **NOW) == 1
    assert await done_in(saver) == ["first", "second"]
    assert await _listed(saver) == _leases(dsn) == []


@pytest.mark.parametrize("goto", ["second", Send("second", {"done": []})], ids=["node", "send"])
async def test_one_that_a_goto_entered(saver: AsyncPostgresSaver, dsn: str, goto: Any) -> None:
    """LangGraph stores that as writes of no task at the newest checkpoint."""
    await _stop(saver)
    await _run(two_steps(saver, _die), Command(goto=goto))
    following = ("second",) if goto == "second" else ("__pregel_tasks",)
    # It is noted without a lease, too.
    _age(dsn)
    assert await _listed(saver) == [("t", following, False)]
    _lose(dsn)
    assert await _listed(saver) == [("t", following, True)]
    assert await recover(saver, two_steps(saver), **NOW) == 1
    assert await done_in(saver) == ["first", "second", "second"]
    assert await _listed(saver) == []


async def test_one_with_nothing_to_run_is_not_resumed(saver: AsyncPostgresSaver, dsn: str) -> None:
    """Killed between the end of its run and that of its lease."""
    await _stop(saver)
    _lose(dsn)
    assert await _listed(saver) == []
    assert await recover(saver, two_steps(saver, _die), **NOW) == 0
    assert _leases(dsn) == []


async def test_one_that_waits_is_not_resumed(saver: AsyncPostgresSaver, dsn: str) -> None:
    """A holder that was killed before it gave the answer; then one that was killed after that."""
    graph = two_steps(saver, asking("?"))
    async with saver.lease("t"):
        await graph.ainvoke({"done": []}, config_for("t"))
    _lose(dsn)
    assert await _listed(saver) == []
    assert await recover(saver, graph, **NOW) == 0
    await _run(two_steps(saver, _die), Command(resume="yes"))
    _lose(dsn)
    assert await recover(saver, graph, **NOW) == 1
    assert await done_in(saver) == ["first", "?: yes"]


async def test_a_resumed_run_that_stops_at_a_breakpoint_has_ended(
    saver: AsyncPostgresSaver, other: AsyncPostgresSaver, dsn: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever has seen it as due before must not go past that."""
    await two_steps(saver, interrupt_before=["first"]).ainvoke({"done": []}, config_for("t"))
    _lose(dsn)
    graph = two_steps(saver, _die, **BEFORE_SECOND)

    async def resume() -> None:
        assert await recover(other, two_steps(other, _die, **BEFORE_SECOND), **NOW) == 1

    with monkeypatch.context() as patch:
        _after_its_look(patch, saver, resume)
        assert await recover(saver, graph, **NOW) == 0
    assert await done_in(saver) == ["first"]
    assert await recover(saver, graph, **NOW) == 0
    assert await _listed(saver) == []


async def test_one_that_fails_in_its_first_step(saver: AsyncPostgresSaver, dsn: str) -> None:
    """It is listed, and not resumed, unless its process was handed over or killed later."""
    await _stop(saver, **BEFORE_SECOND)
    with pytest.raises(ZeroDivisionError):
        async with saver.lease("t"):
            await two_steps(saver, _fail).ainvoke(None, config_for("t"))
    assert await recover(saver, two_steps(saver), **NOW) == 0
    _age(dsn)
    (thread,) = await list_unfinished(saver)
    assert (thread.next, thread.failed, thread.lost) == (("second",), True, False)
    _lose(dsn)
    while not (found := await list_unfinished(saver, given_up=True)):
        assert await recover(saver, two_steps(saver, _fail), max_attempts=2, **NOW) == 0
    (given_up,) = found
    assert (given_up.attempts, given_up.error) == (2, "ZeroDivisionError")


async def test_one_that_is_handed_over_in_its_first_step(saver: AsyncPostgresSaver) -> None:
    await _stop(saver, **BEFORE_SECOND)
    async with handed_over(saver, "t"):
        await _run(two_steps(saver, _die), None)
    assert await recover(saver, two_steps(saver), **NOW) == 1
    assert await done_in(saver) == ["first", "second"]


@pytest.mark.one_server("sets a time of each thread")
async def test_pages_of_both_kinds_go_on_where_they_ended(
    saver: AsyncPostgresSaver, dsn: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Those that a mark names come with those that only a lost lease does, in one order."""
    limit(monkeypatch, "runs.threads", page=2)
    threads = [f"t{n}" for n in range(6)]
    for thread_id in threads:
        await two_steps(saver, **BEFORE_SECOND).ainvoke({"done": []}, config_for(thread_id))
    at = "'2026-01-01'::timestamptz + right(thread_id, 1)::int * interval '1 s'"
    insert = "insert into pgcheckpoint.checkpoint_leases (thread_id, token, expires_at)"
    run_sql(dsn, f"{insert} select thread_id, 'dead', {at} from pgcheckpoint.checkpoint_threads")
    run_sql(dsn, f"update pgcheckpoint.checkpoint_threads set unfinished_at = {at}")
    run_sql(
        dsn,
        "update pgcheckpoint.checkpoint_threads set unfinished_at = 'epoch'"
        " where thread_id in ('t0', 't2', 't4')",
    )
    assert [thread for thread, *_ in await _listed(saver)] == threads
    page = await list_unfinished(saver, limit=3)
    assert [thread.thread_id for thread in page] == threads[:3]
    assert await recover(saver, two_steps(saver), at_once=2, **NOW) == 6


async def test_a_block_without_an_error_hands_nothing_over(saver: AsyncPostgresSaver) -> None:
    """It was called while the run went on, which then came to a breakpoint all the same."""
    async with saver.lease("t") as lease:
        lease.hand_over()
        await two_steps(saver, **BEFORE_SECOND).ainvoke({"done": []}, config_for("t"))
    assert await recover(saver, two_steps(saver), **NOW) == 0
    assert await done_in(saver) == ["first"]
    assert await _listed(saver) == []


@pytest.mark.one_server("locks rows of two threads at once")
async def test_threads_that_somebody_locks_are_passed_over(
    saver: AsyncPostgresSaver, dsn: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for n in range(4):
        await cut(saver, f"t{n}")
    limit(monkeypatch, "saver.leases", lock_timeout=0.1)
    limit(monkeypatch, "runs.recover", pass_over_for=0.2)
    ran, both = list[str](), asyncio.Event()

    async def note(_: State, config: RunnableConfig) -> State:
        ran.append(config["configurable"]["thread_id"])
        if len(ran) == 2:
            both.set()
        return {"done": ["second"]}

    async with await psycopg.AsyncConnection.connect(dsn) as locking:
        await locking.execute(
            "select from pgcheckpoint.checkpoint_threads where thread_id in ('t0', 't1') for update"
        )
        recovering = asyncio.create_task(recover(saver, two_steps(saver, note), at_once=2, **NOW))
        await both.wait()
        assert sorted(ran) == ["t2", "t3"]
        await locking.rollback()
    # Those are resumed as soon as it is their turn again.
    assert await recovering == 4


# --- on other loops, pools, savers and clocks, beside other work ---

RING = KeyRing({"k": bytes(range(107, 139))}, active="k")


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
    assert _leases(dsn) == []
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
    assert _leases(dsn) == []


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
    assert _leases(dsn) == []
    assert await saver.aget_tuple(config_for("deleted before")) is None


async def test_a_copy_of_a_driven_thread_is_nobodys(saver: AsyncPostgresSaver, dsn: str) -> None:
    await cut(saver)
    async with saver.lease("t"):
        await saver.acopy_thread("t", "copy")
    assert await recover(saver, two_steps(saver), **NOW) == 1
    assert await done_in(saver, "copy") == ["first"]


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
    assert _leases(dsn) == []


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
