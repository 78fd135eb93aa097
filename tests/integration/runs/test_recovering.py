"""Which threads stand still, and that `recover` resumes runs whose process died, once each."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import nullcontext, suppress
from datetime import datetime, timedelta
from typing import Any

import psycopg
import pytest
from langchain_core.runnables import RunnableConfig
from langgraph.func import entrypoint, task
from langgraph.graph import END, START, StateGraph
from langgraph.types import Command, Send

import pg_checkpoint as pg
from pg_checkpoint import list_unfinished, recover
from pg_checkpoint.codec.rows import has_tasks, next_nodes
from pg_checkpoint.core.telemetry import RecoveryStats
from pg_checkpoint.runs.threads import find_due
from tests.cases import each, pairs
from tests.command_line import done
from tests.conftest import Patch, Saver
from tests.keys import CIPHER, RING
from tests.making import ask, config_for, expire_leases, handed_over, rows_of, run_sql, tuple_of
from tests.questions import NOW, State, asking, cut, does, done_in, second_step, two_steps
from tests.seams import database_of, engine_of, limit
from tests.waiting import PATIENCE, cancel, until

BEFORE_SECOND: dict[str, Any] = {"interrupt_before": ["second"]}
T: Any = config_for("t")
LEASE = "insert into pgcheckpoint.checkpoint_leases (thread_id, token, expires_at)"


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
    run_sql(dsn, f"{LEASE} values ('t', 'dead', now() - interval '1 hour')")


async def _run(graph: Any, given: Any) -> None:
    with suppress(KilledError):
        await graph.ainvoke(given, T)


async def _recover(saver: Any, second: Any = second_step, **how: Any) -> int:
    """Has a graph of two steps go on, with all that is due."""
    return await recover(saver, two_steps(saver, second), **{**NOW, **how})


async def _begin(saver: Any, thread_id: str = "t", second: Any = second_step, **how: Any) -> None:
    await two_steps(saver, second, **how).ainvoke({"done": []}, config_for(thread_id))


async def _stop(saver: Saver, **options: Any) -> None:
    """A run that ends at a breakpoint, or at its end."""
    async with saver.lease("t"):
        await _begin(saver, **options)


async def _listed(saver: Saver) -> list[Any]:
    threads = await list_unfinished(saver, idle_for=timedelta(0))
    return [(thread.thread_id, thread.next, thread.lost) for thread in threads]


def _after_its_look(patch: Patch, saver: Saver, do: Callable[[], Awaitable[None]]) -> None:
    """Lets something happen when a saver has seen what is due, before it takes a lease."""

    async def see(engine: Any, *options: Any) -> Any:
        seen = await find_due(engine, *options)
        if engine is engine_of(saver) and seen[0]:
            await do()
        return seen

    patch.setattr("pg_checkpoint.runs.threads.find_due", see)


@pytest.mark.parametrize("on_citus", [False, True])
async def test_searches_are_rarer_on_citus(
    saver: Saver, on_citus: bool, monkeypatch: Patch
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
    await cancel(looking)


async def test_many_loops_resume_what_was_killed_once(saver: Saver, other: Saver, dsn: str) -> None:
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
    assert await _recover(saver) == 0


@pytest.mark.parametrize("fails", [False, True])
async def test_what_another_did_since_the_look_is_not_done_again(
    saver: Saver, other: Saver, dsn: str, monkeypatch: Patch, fails: bool
) -> None:
    async def go_on() -> None:
        if not fails:
            assert await _recover(other) == 1
            return
        with suppress(ZeroDivisionError):
            async with other.lease("t"):
                await two_steps(other, _fail).ainvoke(None, T)

    await cut(saver)
    _after_its_look(monkeypatch, saver, go_on)
    assert await _recover(saver) == saver.stats().recovery.resumed == 0
    assert await done_in(saver) == (["first"] if fails else ["first", "second"])
    assert _leases(dsn) == []
    # One that failed is its caller's.
    query = "select unfinished_at > 'epoch' from pgcheckpoint.checkpoint_threads"
    assert rows_of(dsn, query) == [(fails,)]


async def test_a_run_that_raises_is_given_up(saver: Saver, dsn: str) -> None:
    await cut(saver)
    while not (found := await list_unfinished(saver, given_up=True)):
        assert await _recover(saver, _fail, max_attempts=3) == 0
    (given_up,) = found
    said = given_up.thread_id, given_up.attempts, given_up.error, given_up.next
    assert said == ("t", 3, "ZeroDivisionError", ("second",))
    assert given_up.given_up_at is not None
    assert "secret" not in str(_leases(dsn))
    assert await _recover(saver) == 0
    assert await _listed(saver) == []
    # Somebody mends it and goes on: that is another run.
    await two_steps(saver).ainvoke(None, T)
    assert await list_unfinished(saver, given_up=True) == []
    await cut(saver)
    assert await _recover(saver) == 1


async def test_a_run_that_kills_a_process_is_given_up(saver: Saver, dsn: str) -> None:
    """Each time its lease expires, and nobody says anything."""
    await cut(saver)
    run_sql(dsn, "update pgcheckpoint.checkpoint_leases set attempts = 3, token = 'killed'")
    assert await _recover(saver, max_attempts=3) == 0
    assert [t.attempts for t in await list_unfinished(saver, given_up=True)] == [4]
    assert await done_in(saver) == ["first"]


async def test_what_it_has_not_to_resume(saver: Saver) -> None:
    """Interrupts, breakpoints, failures that somebody was told of, other graphs, live leases."""
    await _begin(saver, "interrupt", asking("?"))
    async with saver.lease("breakpoint"):
        await _begin(saver, "breakpoint", **BEFORE_SECOND)
    with pytest.raises(ZeroDivisionError):
        async with saver.lease("failed"):
            await _begin(saver, "failed", _fail)
    for thread_id, graph in (("another", "another"), ("mine", "mine"), ("live", "mine")):
        await cut(saver, thread_id, graph=graph)
    async with saver.lease("live"):
        assert await _recover(saver, filter={"graph": "mine"}) == 1
    assert await done_in(saver, "mine") == ["first", "second"]
    for thread in ("interrupt", "breakpoint", "failed", "another", "live"):
        assert await done_in(saver, thread) == ["first"], thread


async def test_runs_that_never_had_a_lease(saver: Saver, dsn: str) -> None:
    """If that is asked for; and not those that failed."""
    await _begin(saver, **BEFORE_SECOND)
    with pytest.raises(ZeroDivisionError):
        await _begin(saver, "failed", _fail)
    _age(dsn)
    assert await _recover(saver) == 0
    how: dict[str, Any] = {"idle_for": timedelta(minutes=1), "max_attempts": 1}
    assert await _recover(saver, **how) == 1
    assert await done_in(saver, "failed") == ["first"]
    # What is put to one that was given up is tried as often as any.
    await cut(saver)
    await _recover(saver, _fail, max_attempts=1)
    await _begin(saver, **BEFORE_SECOND)
    _age(dsn)
    assert await _recover(saver, **how) == 1


async def test_a_cancelled_loop_hands_its_runs_over(saver: Saver, dsn: str) -> None:
    began = asyncio.Event()

    async def hang(state: State) -> State:
        began.set()
        await asyncio.sleep(3600)
        return {"done": []}

    await cut(saver)
    loop = asyncio.create_task(recover(saver, two_steps(saver, hang), grace=0.05))
    await began.wait()
    assert await cancel(loop)
    assert _leases(dsn) == [("t", True, 0, None)]
    assert await _recover(saver) == 1


async def test_one_that_was_lost_is_left_to_who_has_it(saver: Saver, dsn: str) -> None:
    async def lose(state: State) -> State:
        run_sql(dsn, "update pgcheckpoint.checkpoint_leases set token = 'another'")
        return {"done": ["second"]}

    await cut(saver)
    assert await _recover(saver, lose) == 0
    assert await done_in(saver) == ["first"]
    assert _leases(dsn) == [("t", False, 1, None)]


async def test_configs(saver: Saver) -> None:
    seen: list[Any] = []

    async def note(state: State, config: RunnableConfig) -> State:
        seen.append((config["configurable"]["model"], config["configurable"]["thread_id"]))
        return {"done": []}

    def config_of(thread: pg.UnfinishedThread) -> RunnableConfig:
        return {"configurable": {"model": f"of {thread.thread_id}"}}

    def no_config_of(thread: pg.UnfinishedThread) -> RunnableConfig:
        raise LookupError

    same: RunnableConfig = {"configurable": {"model": "small", "thread_id": "not this"}}
    for config, durability in ((same, "async"), (config_of, "exit")):
        await cut(saver)
        await _recover(saver, note, config=config, durability=durability)
    assert seen == [("small", "t"), ("of t", "t")]
    # One that can't be made counts as an attempt.
    await cut(saver)
    assert await _recover(saver, config=no_config_of, max_attempts=1) == 0
    assert [t.error for t in await list_unfinished(saver, given_up=True)] == ["LookupError"]


async def test_a_run_that_is_cut_again_still_has_its_metadata(saver: Saver) -> None:
    """So the filter finds it again; what `config` says anew counts, and no tracer sees a secret."""
    seen: list[Any] = []

    async def third(state: State, config: RunnableConfig) -> State:
        seen.append(config["metadata"])
        if len(seen) == 1:
            raise ZeroDivisionError
        return {"done": ["third"]}

    steps = ("first", does("first")), ("second", second_step), ("third", third)
    graph: Any = StateGraph(State).add_sequence([*steps]).add_edge(START, "first").compile(saver)
    run = {"graph": "mine", "run_id": "1", "model": "small", "author": "A. N.", "api_key": "s"}
    await cut(saver, **run)
    config: RunnableConfig = {"configurable": {"model": "large"}}
    assert await recover(saver, graph, filter={"graph": "mine"}, config=config, **NOW) == 1
    assert await done_in(saver) == ["first", "second", "third"]
    metadata = (await tuple_of(saver, T)).metadata
    assert dict(metadata).items() >= {**run, "model": "large"}.items()
    assert all(one["graph"] == "mine" and "api_key" not in one for one in seen)


async def test_what_is_no_graph_of_this_saver_is_refused(saver: Saver, other: Saver) -> None:
    no_saver: Any = two_steps(saver)
    exchanged: Any = saver
    for graph in (exchanged, two_steps(other)):
        with pytest.raises(pg.InvalidOptionError, match="compile the graph with this saver"):
            await recover(saver, graph)
    with pytest.raises(pg.InvalidOptionError, match="saver must be an AsyncPostgresSaver"):
        await recover(no_saver, no_saver)


async def test_leases_of_ended_threads_are_forgotten(saver: Saver, dsn: str) -> None:
    await cut(saver, "unfinished")
    await _begin(saver, "finished")
    ended = "('finished', 'x', now() - interval '1 hour')"
    run_sql(dsn, f"{LEASE} values {ended}, ('lately', 'x', now())")
    assert await _recover(saver) == 1
    assert [row[0] for row in _leases(dsn)] == ["lately"]


async def test_who_only_looks_changes_nothing(saver: Saver, dsn: str) -> None:
    """A lease may be taken to see what there is to do."""
    await _begin(saver, "never leased", **BEFORE_SECOND)
    # One that was killed before it put anything.
    await _stop(saver, **BEFORE_SECOND)
    _lose(dsn)
    for thread_id in ("never leased", "t"):
        async with saver.lease(thread_id):
            pass
    _age(dsn)
    assert {thread for thread, *_ in await _listed(saver)} == {"never leased", "t"}
    assert await _recover(saver) == 1


async def test_a_look_keeps_what_was_noted(saver: Saver, dsn: str) -> None:
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
        assert await _recover(saver) == 0
    expire_leases(dsn)
    assert await _recover(saver, _fail, max_attempts=3) == 0
    async with saver.lease("t"):
        assert await list_unfinished(saver, given_up=True) == []
    assert await _recover(saver) == 0
    (given_up,) = await list_unfinished(saver, given_up=True)
    assert (given_up.attempts, given_up.error) == (3, "ZeroDivisionError")


async def test_a_look_that_ignores_its_cancellation_is_left(
    saver: Saver, monkeypatch: Patch
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
    assert await asyncio.wait_for(cancel(recovering), PATIENCE)


async def test_a_run_that_cancels_itself_has_failed(saver: Saver) -> None:
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


async def test_one_that_went_on_from_a_breakpoint(saver: Saver, dsn: str) -> None:
    await _stop(saver, interrupt_after=["first"])
    assert await _recover(saver) == 0
    await _run(two_steps(saver, _die), None)
    _lose(dsn)
    # What another graph has to resume is not swept.
    assert await _recover(saver, _die, filter={"graph": "another"}) == 0
    assert await _listed(saver) == [("t", ("second",), True)]
    assert await _recover(saver) == 1
    assert await done_in(saver) == ["first", "second"]
    assert await _listed(saver) == _leases(dsn) == []


@pytest.mark.parametrize("goto", ["second", Send("second", {"done": []})], ids=["node", "send"])
async def test_one_that_a_goto_entered(saver: Saver, dsn: str, goto: Any) -> None:
    """LangGraph stores that as writes of no task at the newest checkpoint."""
    await _stop(saver)
    await _run(two_steps(saver, _die), Command(goto=goto))
    following = ("second",) if goto == "second" else ("__pregel_tasks",)
    # It is noted without a lease, too.
    _age(dsn)
    assert await _listed(saver) == [("t", following, False)]
    _lose(dsn)
    assert await _listed(saver) == [("t", following, True)]
    assert await _recover(saver) == 1
    assert await done_in(saver) == ["first", "second", "second"]
    assert await _listed(saver) == []


async def test_one_with_nothing_to_run_is_not_resumed(saver: Saver, dsn: str) -> None:
    """Killed between the end of its run and that of its lease."""
    await _stop(saver)
    _lose(dsn)
    assert await _listed(saver) == []
    assert await _recover(saver, _die) == 0
    assert _leases(dsn) == []


async def test_one_that_waits_is_not_resumed(saver: Saver, dsn: str) -> None:
    """A holder that was killed before it gave the answer; then one that was killed after that."""
    graph = two_steps(saver, asking("?"))
    async with saver.lease("t"):
        await graph.ainvoke({"done": []}, T)
    _lose(dsn)
    assert await _listed(saver) == []
    assert await recover(saver, graph, **NOW) == 0
    await _run(two_steps(saver, _die), Command(resume="yes"))
    _lose(dsn)
    assert await recover(saver, graph, **NOW) == 1
    assert await done_in(saver) == ["first", "?: yes"]


async def test_a_resumed_run_that_stops_at_a_breakpoint_has_ended(
    saver: Saver, other: Saver, dsn: str, monkeypatch: Patch
) -> None:
    """Whoever has seen it as due before must not go past that."""
    await two_steps(saver, interrupt_before=["first"]).ainvoke({"done": []}, T)
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


async def test_one_that_fails_in_its_first_step(saver: Saver, dsn: str) -> None:
    """It is listed, and not resumed, unless its process was handed over or killed later."""
    await _stop(saver, **BEFORE_SECOND)
    with pytest.raises(ZeroDivisionError):
        async with saver.lease("t"):
            await two_steps(saver, _fail).ainvoke(None, T)
    assert await _recover(saver) == 0
    _age(dsn)
    (thread,) = await list_unfinished(saver)
    assert (thread.next, thread.failed, thread.lost) == (("second",), True, False)
    _lose(dsn)
    while not (found := await list_unfinished(saver, given_up=True)):
        assert await _recover(saver, _fail, max_attempts=2) == 0
    (given_up,) = found
    assert (given_up.attempts, given_up.error) == (2, "ZeroDivisionError")


async def test_one_that_is_handed_over_in_its_first_step(saver: Saver) -> None:
    await _stop(saver, **BEFORE_SECOND)
    async with handed_over(saver, "t"):
        await _run(two_steps(saver, _die), None)
    assert await _recover(saver) == 1
    assert await done_in(saver) == ["first", "second"]


@pytest.mark.one_server("sets a time of each thread")
async def test_pages_of_both_kinds_go_on(saver: Saver, dsn: str, monkeypatch: Patch) -> None:
    """In one order, with a mark or a lost lease, also through threads that turn out to be none."""
    limit(monkeypatch, "runs.threads", page=2)
    threads, all_ = [f"t{n}" for n in range(6)], "pgcheckpoint.checkpoint_threads"
    for thread_id in threads:
        await _begin(saver, thread_id, **BEFORE_SECOND)
    run_sql(dsn, f"insert into {all_} (thread_id) select 'no' || n from generate_series(0, 5) n")
    at = "'2026-01-01'::timestamptz + right(thread_id, 1)::int * interval '1 s'"
    run_sql(dsn, f"{LEASE} select thread_id, 'dead', {at} from {all_}")
    marked = f"case when thread_id in ('t0', 't2', 't4') then 'epoch' else {at} end"
    run_sql(dsn, f"update {all_} set unfinished_at = {marked}, active_at = '2026-01-01'")
    assert [thread for thread, *_ in await _listed(saver)] == threads
    for most in (1, 3):
        page = await list_unfinished(saver, limit=most)
        assert [thread.thread_id for thread in page] == threads[:most]
    assert await _recover(saver, at_once=2) == 6


async def test_a_block_without_an_error_hands_nothing_over(saver: Saver) -> None:
    """It was called while the run went on, which then came to a breakpoint all the same."""
    async with saver.lease("t") as lease:
        lease.hand_over()
        await _begin(saver, **BEFORE_SECOND)
    assert await _recover(saver) == 0
    assert await done_in(saver) == ["first"]
    assert await _listed(saver) == []


@pytest.mark.one_server("locks rows of two threads at once")
async def test_locked_threads_are_passed_over(saver: Saver, dsn: str, monkeypatch: Patch) -> None:
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
        recovering = asyncio.create_task(_recover(saver, note, at_once=2))
        await both.wait()
        assert sorted(ran) == ["t2", "t3"]
        await locking.rollback()
    # Those are resumed as soon as it is their turn again.
    assert await recovering == 4


async def _nothing_held(saver: Any) -> None:
    """Nor is a lease taken or ended any more, for somebody who was cancelled."""
    leases = engine_of(saver).leases
    await until(lambda: not leases._held and not leases._begun)


async def test_an_interrupt_in_a_subgraph_ends_a_run(saver: Saver, dsn: str) -> None:
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
    assert (await graph.aget_state(T)).interrupts
    assert _leases(dsn) == []
    assert await list_unfinished(saver, idle_for=timedelta(0)) == []
    assert await recover(saver, graph, **NOW) == 0
    # Killed while the answer is worked on: it is kept.
    with suppress(KeyError):
        async with saver.lease("t") as lease:
            lease.hand_over()
            broken = graph_of(raise_after_answer)
            await broken.ainvoke(Command(resume="yes"), T)
    assert await recover(saver, graph, **NOW) == 1
    assert (await done_in(saver))[-1] == "?: yes"


async def test_cancelled_on_another_loop(saver: Saver, dsn: str) -> None:
    """No lease lives on for nobody, by the heartbeats of the loop that has it."""

    async def cancelled(seconds: float) -> None:
        loop = asyncio.create_task(recover(saver, two_steps(saver), ttl=1, max_attempts=100))
        await asyncio.sleep(seconds)
        # Twice, as a server does that is in a hurry.
        loop.cancel()
        await asyncio.sleep(0)
        await cancel(loop)

    for n in range(10):
        await cut(saver, f"t{n}")
        await asyncio.to_thread(asyncio.run, cancelled(n / 500))
    await _nothing_held(saver)
    expire_leases(dsn)
    await _recover(saver)
    assert [await done_in(saver, f"t{n}") for n in range(10)] == [["first", "second"]] * 10


async def test_cancelled_at_every_moment(saver: Saver, dsn: str) -> None:
    """However far it came: what is unfinished is resumed later, and no lease is held for nobody."""
    for turns in [*range(0, 60, 6), *range(60, 400, 60)]:
        thread = f"t{turns}"
        await cut(saver, thread)
        loop = asyncio.create_task(recover(saver, two_steps(saver), max_attempts=1))
        for _ in range(turns):
            await asyncio.sleep(0)
        await cancel(loop)
        await _nothing_held(saver)
        await _recover(saver, max_attempts=1)
        assert await done_in(saver, thread) == ["first", "second"], turns
    assert await list_unfinished(saver, given_up=True) == []
    assert _leases(dsn) == []


KINDS: dict[str, Any] = {
    "data keys": {"cipher": pg.AesGcmCipher(RING, data_keys=True), "strict": True},
    "metadata": {"cipher": CIPHER, "encrypt_metadata": True, "clear_metadata": ["graph"]},
    "small": {"max_queued_items": 1, "max_batch_items": 1, "lanes": 1, "max_size": 1},
}


@pytest.mark.parametrize("kind", KINDS)
async def test_savers_of_any_kind(dsn: str, kind: str) -> None:
    async with Saver.from_conn_string(dsn, **KINDS[kind]) as saver:
        await cut(saver, "mine", graph="mine")
        await cut(saver, "other", graph="other")
        mine = {"filter": {"graph": "mine"}, **NOW}
        assert await recover(saver, two_steps(saver), **mine) == 1
        assert await done_in(saver, "mine") == ["first", "second"]
        assert await done_in(saver, "other") == ["first"]
        assert [t.next for t in await list_unfinished(saver)] == [("second",)]


def test_a_blocking_program(sync_saver: pg.PostgresSaver, dsn: str) -> None:
    """It has no loop of its own but for recover."""
    asyncio.run(cut(sync_saver))
    assert asyncio.run(_recover(sync_saver)) == 1
    with sync_saver.lease("t"):
        assert list_unfinished(sync_saver) == []


async def test_a_thread_that_is_deleted_meanwhile(saver: Saver, other: Saver, dsn: str) -> None:
    async def delete(state: State) -> State:
        await other.adelete_thread("t")
        return {"done": ["second"]}

    for thread_id in ("t", "deleted before"):
        await cut(saver, thread_id)
    await saver.adelete_thread("deleted before")
    # The run goes on, for it has the lease; what it puts is all that is there.
    assert await _recover(saver, delete) == 1
    assert _leases(dsn) == []
    assert await saver.aget_tuple(config_for("deleted before")) is None


async def test_a_copy_of_a_driven_thread_is_nobodys(saver: Saver, dsn: str) -> None:
    await cut(saver)
    async with saver.lease("t"):
        await saver.acopy_thread("t", "copy")
    assert await _recover(saver) == 1
    assert await done_in(saver, "copy") == ["first"]


async def test_it_counts_what_it_did_and_what_it_finds(
    saver: Saver, dsn: str, monkeypatch: Patch
) -> None:
    limit(monkeypatch, "runs.recover", count_for=PATIENCE)

    async def found(**how: Any) -> tuple[RecoveryStats, list[int | None]]:
        async with Saver.from_conn_string(dsn) as another:
            await _recover(another, **how)
            stats = another.stats().recovery
            return stats, [stats.due, stats.idle, stats.given_up]

    assert saver.stats().recovery == RecoveryStats()
    await cut(saver, "poison")
    await _recover(saver, _fail, max_attempts=1)
    assert (saver.stats().recovery.failed, saver.stats().recovery.gave_up) == (1, 1)
    await cut(saver, "fine")
    for thread in ("idle", "breakpoint", "other"):
        await _begin(saver, thread, **BEFORE_SECOND)
    run_sql(
        dsn,
        "update pgcheckpoint.checkpoint_threads set active_at = '2026-01-01',"
        " unfinished_at = '2026-01-01' where thread_id in ('idle', 'breakpoint')",
    )
    # It counts beside the runs that it resumes: here there are none.
    assert (await found(filter={"graph": "none"}))[1] == [1, 2, 1]
    counted, _ = await found()
    assert (counted.resumed, counted.failed, counted.gave_up) == (1, 0, 0)
    # Something is put to what was given up: it is none any more.
    await two_steps(saver).ainvoke(None, config_for("poison"))
    assert (await found())[1] == [0, 2, 0]
    # Of what came to its end without a lease nothing is kept.
    assert _leases(dsn) == []


async def test_a_count_that_fails_stops_nothing(saver: Saver, monkeypatch: Patch) -> None:
    """And what was counted before is not said any more."""
    limit(monkeypatch, "runs.recover", count_for=PATIENCE)
    await _recover(saver)
    assert saver.stats().recovery.due == 0
    database = database_of(saver)
    statement = database.statement

    def altered(name: str, *parameters: Any) -> Any:
        return statement(name, *(("no", "number") if name == "count_unfinished" else parameters))

    monkeypatch.setattr(database, "statement", altered)
    await cut(saver)
    assert await _recover(saver) == 1
    assert (saver.stats().recovery.due, saver.stats().recovery.resumed) == (None, 1)


# --- which threads stand still: said from stored columns, and compared with what LangGraph says ---


def _noting(graph: StateGraph[Any], *names: str, deferred: str = "") -> StateGraph[Any]:
    for name in names:
        graph.add_node(name, does(name), defer=name == deferred)
    return graph


def _wired(*edges: tuple[Any, str], deferred: str = "") -> StateGraph[Any]:
    named = dict.fromkeys(node for edge in edges for node in edge if isinstance(node, str))
    graph = _noting(StateGraph(State), *(n for n in named if n != START), deferred=deferred)
    for before, after in edges:
        graph.add_edge(before, after)
    return graph


def _chain() -> StateGraph[Any]:
    return _wired((START, "a"), ("a", "b"), ("b", "c"))


def _sends() -> StateGraph[Any]:
    graph = _wired((START, "plan"), ("work", "sum"))
    sends = [Send("work", {"done": []})] * 2
    return graph.add_conditional_edges("plan", lambda _: sends, ["work"])


def _loop() -> StateGraph[Any]:
    def next_of(state: State) -> str:
        return END if state["done"].count("tools") > 1 else "tools"

    graph = _wired((START, "model"), ("tools", "model"))
    return graph.add_conditional_edges("model", next_of, ["tools", END])


def _commands() -> StateGraph[Any]:
    def go(state: State) -> Command[Any]:
        return Command(update={"done": ["go"]}, goto=["there", Send("sent", {"done": []})])

    graph = StateGraph(State).add_node("go", go, destinations=("there", "sent"))
    return _noting(graph, "there", "sent").add_edge(START, "go")


def _subgraph() -> StateGraph[Any]:
    graph = StateGraph(State).add_node("inner", _chain().compile()).add_edge(START, "inner")
    return _noting(graph, "after").add_edge("inner", "after")


GRAPHS: dict[str, Callable[[], StateGraph[Any]]] = {
    "chain": _chain,
    "join": lambda: _wired((START, "a"), (START, "b"), ("a", "c"), (["b", "c"], "d")),
    "deferred": lambda: _wired(
        *((START, "a"), (START, "b"), ("a", "c"), ("b", "last"), ("c", "last")), deferred="last"
    ),
    "sends": _sends,
    "loop": _loop,
    "commands": _commands,
    "subgraph": _subgraph,
}


@each("name, durability, cipher", pairs(GRAPHS, ["sync", "exit"], [None, CIPHER]))
async def test_what_is_next_is_what_langgraph_says(
    dsn: str, name: str, durability: Any, cipher: Any
) -> None:
    """At each checkpoint of two runs: from what was put, and from what is stored of it."""
    async with Saver.from_conn_string(dsn, cipher=cipher) as saver:
        graph = GRAPHS[name]().compile(checkpointer=saver)
        for _ in range(2):
            await graph.ainvoke({"done": ["in"]}, T, durability=durability)
        _age(dsn)
        assert await _unfinished(saver) == []
        await graph.aupdate_state(T, {"done": ["by hand"]})
        seen = 0
        async for snapshot in graph.aget_state_history(T):
            found = await tuple_of(saver, snapshot.config)
            assert has_tasks(found.checkpoint) == bool(snapshot.next)
            # Decoding rows does not change what a checkpoint is: it has what was put.
            stripped = {k: v for k, v in found.checkpoint.items() if k != "channel_values"}
            for checkpoint, has_values in ((found.checkpoint, True), (stripped, False)):
                said = next_nodes(checkpoint, has_values=has_values)
                if has_values or found.checkpoint.get("updated_channels") is not None:
                    assert bool(said) == bool(snapshot.next), (said, snapshot)
                    # LangGraph says who something is sent to.
                    assert {*said} - {"__pregel_tasks"} <= set(snapshot.next)
            seen += 1
        assert seen > (2 if durability == "exit" else 5)
        await saver.adelete_thread("t")


async def _unfinished(saver: Saver, **more: Any) -> list[pg.UnfinishedThread]:
    return await list_unfinished(saver, idle_for=timedelta(0), **more)


def _age(dsn: str) -> None:
    """As if an hour had passed."""
    for table, *columns in (("threads", "active_at", "unfinished_at"), ("leases", "expires_at")):
        name, sets = f"pgcheckpoint.checkpoint_{table}", [f"{c} = aged.{c}" for c in columns]
        earlier = ", ".join(f"{column} - interval '1 hour' as {column}" for column in columns)
        # Times are computed first, as on a cluster they have to be.
        aged = f"with aged as materialized (select thread_id, {earlier} from {name})"
        change = f"update {name} t set {', '.join(sets)} from aged"
        run_sql(dsn, f"{aged} {change} where t.thread_id = aged.thread_id")


async def _kill(saver: Saver, thread_id: str = "t", at: str = "b") -> None:
    """A run that stops before a node leaves what one leaves whose process dies in it."""
    graph = _chain().compile(checkpointer=saver, interrupt_before=[at])
    await graph.ainvoke({"done": []}, config_for(thread_id))


@each("killed", ["a", "b", "c"])
async def test_a_killed_run_is_listed(saver: Saver, dsn: str, killed: str) -> None:
    await _kill(saver, at=killed)
    assert await _unfinished(saver) == []
    _age(dsn)
    (thread,) = await _unfinished(saver)
    assert isinstance(thread.since, datetime)
    assert (thread.thread_id, thread.next, thread.attempts) == ("t", (killed,), 0)
    assert not any((thread.failed, thread.lost, thread.given_up_at, thread.error))
    nothing: list[dict[str, Any]] = [{"filter": {"no": "such"}}, {"limit": 0}]
    for how in ({"idle_for": timedelta(hours=2)}, {"idle_for": timedelta.max}, *nothing):
        assert await list_unfinished(saver, **how) == []
    assert len(await list_unfinished(saver, filter={"source": "loop"})) == 1
    await _chain().compile(checkpointer=saver).ainvoke(None, T)
    _age(dsn)
    assert await _unfinished(saver) == []


async def test_an_answered_interrupt_waits_no_more(saver: Saver, dsn: str) -> None:
    """An answer is stored before its task runs; a second question of the task waits again."""
    killed: list[bool] = []

    @task
    async def work(n: int) -> int:
        if not killed:
            killed.append(True)
            raise ZeroDivisionError
        return n

    @entrypoint(checkpointer=saver)
    async def run(given: int, config: RunnableConfig) -> Any:
        answers = ask("first?", config), ask("second?", config)
        return [*answers, await work(given)]

    async def listed(given: Any, error: type[Exception] | None = None) -> list[pg.UnfinishedThread]:
        expected: Any = pytest.raises(error) if error else nullcontext()
        with expected:
            await run.ainvoke(given, T, durability="sync")
        if error:  # a process that dies stores none
            errors = "delete from pgcheckpoint.checkpoint_writes where channel = '__error__'"
            run_sql(dsn, errors)
        _age(dsn)
        return await _unfinished(saver)

    assert await listed(3) == []
    assert await listed(Command(resume="one")) == []
    (thread,) = await listed(Command(resume="two"), ZeroDivisionError)
    assert thread.next
    assert not thread.failed
    assert await run.ainvoke(None, T) == ["one", "two", 3]
    _age(dsn)
    assert await _unfinished(saver) == []


@pytest.mark.usefixtures("without_heartbeats")
async def test_a_lease_says_who_drives_it(saver: Saver, dsn: str) -> None:
    async with handed_over(saver, "t"):
        await _kill(saver)
        run_sql(dsn, "update pgcheckpoint.checkpoint_threads set active_at = '2026-01-01'")
        assert await _unfinished(saver) == []
        _age(dsn)
        (thread,) = await list_unfinished(saver, idle_for=timedelta(days=9))
        assert thread.lost
    (thread,) = await list_unfinished(saver, idle_for=timedelta(days=9))
    assert not thread.lost


@pytest.mark.usefixtures("without_heartbeats")
async def test_the_command(saver: Saver, dsn: str) -> None:
    def run(*arguments: str) -> Any:
        return done("unfinished", *arguments, dsn=dsn)

    assert (await asyncio.to_thread(run)).out == "no unfinished threads\n"
    await _kill(saver, "idle")
    async with handed_over(saver, "handed over"):
        await _kill(saver, "handed over")
    async with saver.lease("lost"):
        await _kill(saver, "lost")
        _age(dsn)
        lines = (await asyncio.to_thread(run, "--idle-for", "10m")).out.splitlines()
        found = (await asyncio.to_thread(run, "--json", "--limit", "2")).json
    assert [line.split()[-1] for line in lines] == ["why", "idle", "idle", "died"]
    assert [t["thread_id"] for t in found] == ["idle", "handed over"]
    assert found[0]["next"] == ["b"]
    run_sql(
        dsn,
        "insert into pgcheckpoint.checkpoint_leases"
        " (thread_id, expires_at, attempts, given_up_at, error, given_up_id)"
        " select 'idle', '9999-01-01 00:00:00+00', 3, now(), 'KeyError', max(checkpoint_id)"
        " from pgcheckpoint.checkpoints where thread_id = 'idle'",
    )
    (_, line) = (await asyncio.to_thread(run, "--given-up")).out.splitlines()
    assert line.endswith("3\tgiven up: KeyError")
    assert (await asyncio.to_thread(run, "--idle-for", "2h", "--json")).json[0]["lost"] is False


@pytest.mark.parametrize("cipher", [None, CIPHER], ids=["in clear", "encrypted"])
async def test_a_thread_with_copied_checkpoints_is_not_listed(dsn: str, cipher: Any) -> None:
    """They say what another thread has to run."""
    async with Saver.from_conn_string(dsn, cipher=cipher) as saver:
        for thread_id in ("copy", "t"):
            await _kill(saver, thread_id)
        await saver.acopy_thread("t", "copy")
        _age(dsn)
        assert [thread.thread_id for thread in await _unfinished(saver)] == ["t"]
