"""Runs that were killed before they put anything: what was noted of their threads is of before."""

from __future__ import annotations

import asyncio
import operator
from contextlib import suppress
from datetime import timedelta
from typing import Annotated, Any

import psycopg
import pytest
from langchain_core.runnables import RunnableConfig
from langgraph.graph import START, StateGraph
from langgraph.types import Command, Send
from typing_extensions import TypedDict

from pg_checkpoint import AsyncPostgresSaver, list_unfinished, recover
from pg_checkpoint.runs.threads import find_due
from tests.making import ask, config_for, handed_over


class State(TypedDict):
    """What the nodes did."""

    done: Annotated[list[str], operator.add]


class KilledError(BaseException):
    """Ends a run as a kill would: no error is stored."""


NOW: dict[str, Any] = {"forever": False, "backoff": 0.0, "every": 0.01}


def _fine(_: State) -> State:
    return {"done": ["second"]}


async def _die(_: State) -> State:
    raise KilledError


async def _wait(_: State, config: RunnableConfig) -> State:
    return {"done": [ask("?", config)]}


def _graph(saver: Any, second: Any = _fine, **how: Any) -> Any:
    graph: Any = StateGraph(State)
    graph.add_node("first", lambda _: {"done": ["first"]})
    graph.add_node("second", second)
    graph.add_edge(START, "first")
    graph.add_edge("first", "second")
    return graph.compile(checkpointer=saver, **how)


async def _run(graph: Any, given: Any) -> None:
    with suppress(KilledError):
        await graph.ainvoke(given, config_for("t"))


def _lose(dsn: str) -> None:
    """A lease whose process was killed an hour ago."""
    with psycopg.connect(dsn) as admin:
        admin.execute(
            "insert into pgcheckpoint.checkpoint_leases (thread_id, token, expires_at)"
            " values ('t', 'dead', now() - interval '1 hour')"
        )


def _age(dsn: str) -> None:
    """As if the thread had last been written to long ago."""
    with psycopg.connect(dsn) as admin:
        admin.execute(
            "update pgcheckpoint.checkpoint_threads set active_at = '2026-01-01',"
            " unfinished_at = '2026-01-01' where unfinished_at > 'epoch'"
        )


def _attempts(dsn: str) -> list[Any]:
    with psycopg.connect(dsn) as admin:
        return admin.execute("select attempts from pgcheckpoint.checkpoint_leases").fetchall()


async def _stop(saver: AsyncPostgresSaver, **how: Any) -> None:
    """A run that ends at a breakpoint, or at its end."""
    async with saver.lease("t"):
        await _graph(saver, **how).ainvoke({"done": []}, config_for("t"))


async def _done(saver: AsyncPostgresSaver) -> list[str]:
    found = await saver.aget_tuple(config_for("t"))
    assert found is not None
    done: list[str] = found.checkpoint["channel_values"]["done"]
    return done


async def _listed(saver: AsyncPostgresSaver) -> list[Any]:
    found = await list_unfinished(saver, idle_for=timedelta(0))
    return [(thread.thread_id, thread.next, thread.lost) for thread in found]


BREAKPOINTS: dict[str, Any] = {
    "before": {"interrupt_before": ["second"]},
    "after": {"interrupt_after": ["first"]},
}


@pytest.mark.parametrize("where", BREAKPOINTS)
async def test_one_that_went_on_from_a_breakpoint(
    saver: AsyncPostgresSaver, dsn: str, where: str
) -> None:
    await _stop(saver, **BREAKPOINTS[where])
    assert await recover(saver, _graph(saver), **NOW) == 0
    await _run(_graph(saver, _die), None)
    _lose(dsn)
    assert await _listed(saver) == [("t", ("second",), True)]
    assert await recover(saver, _graph(saver), **NOW) == 1
    assert await _done(saver) == ["first", "second"]
    assert await _listed(saver) == []
    assert _attempts(dsn) == []


@pytest.mark.parametrize("goto", ["second", Send("second", {"done": []})], ids=["node", "send"])
async def test_one_that_was_entered_by_a_goto(
    saver: AsyncPostgresSaver, dsn: str, goto: Any
) -> None:
    """LangGraph stores that as writes of no task at the newest checkpoint."""
    await _stop(saver)
    await _run(_graph(saver, _die), Command(goto=goto))
    _lose(dsn)
    ((_, following, lost),) = await _listed(saver)
    assert (following, lost) == (("second",) if goto == "second" else ("__pregel_tasks",), True)
    assert await recover(saver, _graph(saver), **NOW) == 1
    assert await _done(saver) == ["first", "second", "second"]
    assert await _listed(saver) == []


async def test_a_goto_is_noted_without_a_lease_too(saver: AsyncPostgresSaver, dsn: str) -> None:
    await _graph(saver).ainvoke({"done": []}, config_for("t"))
    await _run(_graph(saver, _die), Command(goto="second"))
    _age(dsn)
    assert await _listed(saver) == [("t", ("second",), False)]


async def test_one_that_has_nothing_to_run_is_not_resumed(
    saver: AsyncPostgresSaver, dsn: str
) -> None:
    """Killed between the end of its run and that of its lease."""
    await _stop(saver)
    _lose(dsn)
    assert await _listed(saver) == []
    assert await recover(saver, _graph(saver, _die), **NOW) == 0
    assert _attempts(dsn) == []


async def test_one_that_waits_for_an_answer_is_not_resumed(
    saver: AsyncPostgresSaver, dsn: str
) -> None:
    """A holder that was killed before it gave the answer; then one that was killed after that."""
    graph = _graph(saver, _wait)
    async with saver.lease("t"):
        await graph.ainvoke({"done": []}, config_for("t"))
    _lose(dsn)
    assert await _listed(saver) == []
    assert await recover(saver, graph, **NOW) == 0
    await _run(_graph(saver, _die), Command(resume="yes"))
    _lose(dsn)
    assert await recover(saver, graph, **NOW) == 1
    assert (await _done(saver))[-1] == "yes"


async def test_a_resumed_run_that_stops_at_a_breakpoint_has_ended(
    saver: AsyncPostgresSaver, dsn: str
) -> None:
    """Whoever has seen it as due before must not go past that."""
    await _graph(saver, interrupt_before=["first"]).ainvoke({"done": []}, config_for("t"))
    _lose(dsn)
    graph = _graph(saver, _die, interrupt_before=["second"])
    look = find_due

    async def see_it_end(engine: Any, *how: Any) -> Any:
        seen = await look(engine, *how)
        if engine is saver._engine and seen[0]:
            other_graph = _graph(other, _die, interrupt_before=["second"])
            assert await recover(other, other_graph, **NOW) == 1
        return seen

    async with AsyncPostgresSaver.from_conn_string(dsn) as other:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr("pg_checkpoint.runs.threads.find_due", see_it_end)
            assert await recover(saver, graph, **NOW) == 0
    assert await _done(saver) == ["first"]
    assert await recover(saver, graph, **NOW) == 0
    assert await _listed(saver) == []


async def test_who_only_looks_leaves_it_due(saver: AsyncPostgresSaver, dsn: str) -> None:
    await _stop(saver, interrupt_before=["second"])
    _lose(dsn)
    async with saver.lease("t"):
        pass
    assert [thread for thread, *_ in await _listed(saver)] == ["t"]
    assert await recover(saver, _graph(saver), **NOW) == 1


async def test_one_that_raises_is_tried_again_and_given_up(
    saver: AsyncPostgresSaver, dsn: str
) -> None:
    async def poison(_: State) -> State:
        raise ZeroDivisionError

    await _stop(saver, interrupt_before=["second"])
    _lose(dsn)
    for tries in (1, 2):
        await recover(saver, _graph(saver, poison), max_attempts=2, at_once=1, **NOW)
        if await list_unfinished(saver, given_up=True):
            break
        assert tries == 1
    (given_up,) = await list_unfinished(saver, given_up=True)
    assert (given_up.attempts, given_up.error) == (2, "ZeroDivisionError")


async def test_one_that_is_handed_over_in_its_first_step(
    saver: AsyncPostgresSaver, dsn: str
) -> None:
    await _stop(saver, interrupt_before=["second"])
    async with handed_over(saver, "t"):
        await _run(_graph(saver, _die), None)
    assert await recover(saver, _graph(saver), **NOW) == 1
    assert await _done(saver) == ["first", "second"]


async def test_one_that_fails_in_its_first_step_is_listed(
    saver: AsyncPostgresSaver, dsn: str
) -> None:
    async def fail(_: State) -> State:
        raise ZeroDivisionError

    await _stop(saver, interrupt_before=["second"])
    with pytest.raises(ZeroDivisionError):
        async with saver.lease("t"):
            await _graph(saver, fail).ainvoke(None, config_for("t"))
    assert await recover(saver, _graph(saver), **NOW) == 0
    _age(dsn)
    (thread,) = await list_unfinished(saver)
    assert (thread.next, thread.failed, thread.lost) == (("second",), True, False)


async def test_what_another_graph_has_to_resume_is_not_swept(
    saver: AsyncPostgresSaver, dsn: str
) -> None:
    await _stop(saver, interrupt_before=["second"])
    _lose(dsn)
    assert await recover(saver, _graph(saver, _die), filter={"graph": "another"}, **NOW) == 0
    assert await _listed(saver) == [("t", ("second",), True)]


async def test_pages_of_both_kinds_go_on_where_they_ended(
    saver: AsyncPostgresSaver, dsn: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Those that a mark names come with those that only a lost lease does, in one order."""
    monkeypatch.setattr("pg_checkpoint.runs.threads._PAGE", 2)
    stopping = _graph(saver, interrupt_before=["second"])
    for n in range(6):
        await stopping.ainvoke({"done": []}, config_for(f"t{n}"))
    with psycopg.connect(dsn) as admin:
        at = "'2026-01-01'::timestamptz + right(thread_id, 1)::int * interval '1 s'"
        insert = "insert into pgcheckpoint.checkpoint_leases (thread_id, token, expires_at)"
        admin.execute(
            f"{insert} select thread_id, 'dead', {at} from pgcheckpoint.checkpoint_threads".encode()
        )
        admin.execute(f"update pgcheckpoint.checkpoint_threads set unfinished_at = {at}".encode())
        admin.execute(
            "update pgcheckpoint.checkpoint_threads set unfinished_at = 'epoch'"
            " where thread_id in ('t0', 't2', 't4')"
        )
    threads = [f"t{n}" for n in range(6)]
    assert [thread for thread, *_ in await _listed(saver)] == threads
    found = await list_unfinished(saver, limit=3)
    assert [thread.thread_id for thread in found] == threads[:3]
    assert await recover(saver, _graph(saver), at_once=2, **NOW) == 6


async def test_a_block_that_ends_without_an_error_hands_nothing_over(
    saver: AsyncPostgresSaver, dsn: str
) -> None:
    """It was called while the run went on, which then came to a breakpoint all the same."""
    async with saver.lease("t") as lease:
        lease.hand_over()
        await _graph(saver, interrupt_before=["second"]).ainvoke({"done": []}, config_for("t"))
    assert await recover(saver, _graph(saver), **NOW) == 0
    assert await _done(saver) == ["first"]
    assert await _listed(saver) == []


async def test_threads_that_somebody_locks_are_passed_over(
    saver: AsyncPostgresSaver, dsn: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for n in range(4):
        async with handed_over(saver, f"t{n}"):
            await _graph(saver, interrupt_before=["second"]).ainvoke(
                {"done": []}, config_for(f"t{n}")
            )
    monkeypatch.setattr("pg_checkpoint.saver.leases._LOCK_TIMEOUT", 0.1)
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
        recovering = asyncio.create_task(recover(saver, _graph(saver, note), at_once=2, **NOW))
        await both.wait()
        assert sorted(ran) == ["t2", "t3"]
        await locking.rollback()
    # Those are resumed as soon as it is their turn again.
    assert await recovering == 4
