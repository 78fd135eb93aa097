"""`recover` resumes runs whose process died: once each, until they end, and not for ever."""

from __future__ import annotations

import asyncio
import operator
from collections.abc import Callable
from contextlib import suppress
from datetime import timedelta
from typing import Annotated, Any

import psycopg
import pytest
from langchain_core.runnables import RunnableConfig
from langgraph.graph import START, StateGraph
from typing_extensions import TypedDict

from pg_checkpoint import (
    AsyncPostgresSaver,
    InvalidOptionError,
    PostgresSaver,
    UnfinishedThread,
    list_unfinished,
    recover,
)
from pg_checkpoint.runs.threads import find_due
from tests.making import ask, config_for, handed_over, rows_of
from tests.seams import database_of, limit
from tests.waiting import PATIENCE, until


class State(TypedDict):
    """What the nodes did."""

    done: Annotated[list[str], operator.add]


Step = Callable[..., Any]
NOW: dict[str, Any] = {"forever": False, "backoff": 0.0, "every": 0.01}


def _graph(saver: Any, second: Step, **how: Any) -> Any:
    graph: Any = StateGraph(State)
    graph.add_node("first", lambda _: {"done": ["first"]})
    graph.add_node("second", second)
    graph.add_edge(START, "first")
    graph.add_edge("first", "second")
    return graph.compile(checkpointer=saver, **how)


async def _fine(state: State) -> State:
    return {"done": ["second"]}


async def _crash(
    saver: AsyncPostgresSaver, dsn: str, thread_id: str = "t", **metadata: str
) -> None:
    """What is there when a worker was killed in the second node, and its lease has expired."""
    graph = _graph(saver, _fine, interrupt_before=["second"])
    async with handed_over(saver, thread_id):
        await graph.ainvoke({"done": []}, {**config_for(thread_id), "metadata": metadata})


async def _values(saver: AsyncPostgresSaver, thread_id: str = "t") -> list[str]:
    found = await saver.aget_tuple(config_for(thread_id))
    assert found is not None
    done: list[str] = found.checkpoint["channel_values"]["done"]
    return done


def _leases(dsn: str) -> list[Any]:
    query = "select thread_id, token is null, attempts, error from pgcheckpoint.checkpoint_leases"
    with psycopg.connect(dsn) as admin:
        return admin.execute(query.encode()).fetchall()


async def test_it_resumes_what_was_killed(saver: AsyncPostgresSaver, dsn: str) -> None:
    for n in range(7):
        await _crash(saver, dsn, f"t{n}")
    assert await recover(saver, _graph(saver, _fine), at_once=3, **NOW) == 7
    for n in range(7):
        assert await _values(saver, f"t{n}") == ["first", "second"]
    assert _leases(dsn) == []
    assert await recover(saver, _graph(saver, _fine), **NOW) == 0


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
    looking = asyncio.create_task(recover(saver, _graph(saver, _fine)))
    await until(lambda: len(looks) > 2)
    looking.cancel()
    await asyncio.wait([looking])


async def test_many_loops_resume_each_once(dsn: str, saver: AsyncPostgresSaver) -> None:
    ran: list[str] = []

    async def note(state: State, config: RunnableConfig) -> State:
        ran.append(config["configurable"]["thread_id"])
        await asyncio.sleep(0.01)
        return {"done": ["second"]}

    for n in range(10):
        await _crash(saver, dsn, f"t{n}")
    async with AsyncPostgresSaver.from_conn_string(dsn) as other:
        ended = await asyncio.gather(
            *(recover(s, _graph(s, note), **NOW) for s in (saver, saver, other, other))
        )
    assert sum(ended) == 10
    assert sorted(ran) == sorted(f"t{n}" for n in range(10))


async def test_one_that_another_worker_brought_to_its_end_counts_there_only(
    saver: AsyncPostgresSaver, dsn: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Here it was seen as due, and has ended by the time that its lease is taken."""
    look = find_due

    async def see_it_end(engine: Any, *how: Any) -> Any:
        seen = await look(engine, *how)
        if engine is saver._engine and seen[0]:
            assert await recover(other, _graph(other, _fine), **NOW) == 1
        return seen

    await _crash(saver, dsn)
    async with AsyncPostgresSaver.from_conn_string(dsn) as other:
        monkeypatch.setattr("pg_checkpoint.runs.threads.find_due", see_it_end)
        assert await recover(saver, _graph(saver, _fine), **NOW) == 0
    assert saver.stats().recovery.resumed == 0
    assert _leases(dsn) == []


async def test_one_that_failed_elsewhere_since_the_look_is_its_callers(
    saver: AsyncPostgresSaver, dsn: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Here it was seen as due; its application went on with it meanwhile, and got an error."""
    look, ran = find_due, list[str]()

    async def fail(state: State) -> State:
        ran.append("elsewhere")
        raise ZeroDivisionError

    async def note(state: State) -> State:
        ran.append("here")
        return {"done": ["second"]}

    async def see_it_fail(engine: Any, *how: Any) -> Any:
        seen = await look(engine, *how)
        if engine is saver._engine and seen[0]:
            with suppress(ZeroDivisionError):
                async with other.lease("t"):
                    await _graph(other, fail).ainvoke(None, config_for("t"))
        return seen

    await _crash(saver, dsn)
    async with AsyncPostgresSaver.from_conn_string(dsn) as other:
        monkeypatch.setattr("pg_checkpoint.runs.threads.find_due", see_it_fail)
        assert await recover(saver, _graph(saver, note), **NOW) == 0
    assert ran == ["elsewhere"]
    assert _leases(dsn) == []
    query = "select unfinished_at > 'epoch' from pgcheckpoint.checkpoint_threads"
    assert rows_of(dsn, query) == [(True,)]


async def test_a_run_that_raises_is_given_up_and_says_why(
    saver: AsyncPostgresSaver, dsn: str
) -> None:
    tried = []

    async def poison(state: State) -> State:
        tried.append(True)
        raise ZeroDivisionError("secret")

    await _crash(saver, dsn)
    assert await recover(saver, _graph(saver, poison), max_attempts=3, **NOW) == 0
    while len(tried) < 3:
        await recover(saver, _graph(saver, poison), max_attempts=3, **NOW)
    assert len(tried) == 3
    (given_up,) = await list_unfinished(saver, given_up=True)
    assert (given_up.thread_id, given_up.attempts, given_up.error, given_up.next) == (
        *("t", 3, "ZeroDivisionError", ("second",)),
    )
    assert given_up.given_up_at is not None
    assert await recover(saver, _graph(saver, poison), **NOW) == 0
    assert await list_unfinished(saver, idle_for=timedelta(0)) == []
    assert len(tried) == 3
    assert "secret" not in str(_leases(dsn))
    # Somebody mends it and goes on: that is another run.
    await _graph(saver, _fine).ainvoke(None, config_for("t"))
    assert await list_unfinished(saver, given_up=True) == []
    await _crash(saver, dsn)
    assert await recover(saver, _graph(saver, _fine), **NOW) == 1


async def test_a_run_that_kills_its_process_is_given_up(
    saver: AsyncPostgresSaver, dsn: str
) -> None:
    """Each time its lease expires, and nobody says anything."""
    await _crash(saver, dsn)
    with psycopg.connect(dsn) as admin:
        admin.execute("update pgcheckpoint.checkpoint_leases set attempts = 3, token = 'killed'")
    assert await recover(saver, _graph(saver, _fine), max_attempts=3, **NOW) == 0
    assert [t.attempts for t in await list_unfinished(saver, given_up=True)] == [4]
    assert await _values(saver) == ["first"]


async def test_what_it_has_not_to_resume(saver: AsyncPostgresSaver, dsn: str) -> None:
    """Interrupts, breakpoints, failures that somebody was told of, other graphs, live leases."""

    async def wait(state: State, config: RunnableConfig) -> State:
        return {"done": [ask("?", config)]}

    async def fail(state: State) -> State:
        raise RuntimeError

    await _graph(saver, wait).ainvoke({"done": []}, config_for("interrupt"))
    async with saver.lease("breakpoint"):
        breaking = _graph(saver, _fine, interrupt_before=["second"])
        await breaking.ainvoke({"done": []}, config_for("breakpoint"))
    with pytest.raises(RuntimeError):
        async with saver.lease("failed"):
            await _graph(saver, fail).ainvoke({"done": []}, config_for("failed"))
    await _crash(saver, dsn, "another", graph="another")
    await _crash(saver, dsn, "mine", graph="mine")
    await _crash(saver, dsn, "live", graph="mine")
    async with saver.lease("live"):
        ended = await recover(saver, _graph(saver, _fine), filter={"graph": "mine"}, **NOW)
    assert ended == 1
    assert await _values(saver, "mine") == ["first", "second"]
    for thread in ("interrupt", "breakpoint", "failed", "another", "live"):
        assert await _values(saver, thread) == ["first"], thread


async def test_runs_that_never_had_a_lease(saver: AsyncPostgresSaver, dsn: str) -> None:
    """If that is asked for; and not those that failed."""

    async def fail(state: State) -> State:
        raise RuntimeError

    breaking = _graph(saver, _fine, interrupt_before=["second"])
    await breaking.ainvoke({"done": []}, config_for("t"))
    with pytest.raises(RuntimeError):
        await _graph(saver, fail).ainvoke({"done": []}, config_for("failed"))
    with psycopg.connect(dsn) as admin:
        admin.execute(
            "update pgcheckpoint.checkpoint_threads set active_at = '2026-01-01',"
            " unfinished_at = '2026-01-01'"
        )
    assert await recover(saver, _graph(saver, _fine), **NOW) == 0
    how: dict[str, Any] = {"idle_for": timedelta(minutes=1), **NOW}
    assert await recover(saver, _graph(saver, _fine), **how) == 1
    assert await _values(saver, "failed") == ["first"]


async def test_a_loop_that_is_cancelled_hands_its_runs_over(
    saver: AsyncPostgresSaver, dsn: str
) -> None:
    began = asyncio.Event()

    async def hang(state: State) -> State:
        began.set()
        await asyncio.sleep(3600)
        return {"done": []}

    await _crash(saver, dsn)
    loop = asyncio.create_task(recover(saver, _graph(saver, hang)))
    await began.wait()
    loop.cancel()
    with pytest.raises(asyncio.CancelledError):
        await loop
    assert _leases(dsn) == [("t", True, 0, None)]
    assert await recover(saver, _graph(saver, _fine), **NOW) == 1


async def test_one_that_was_lost_meanwhile_is_left_to_who_has_it(
    saver: AsyncPostgresSaver, dsn: str
) -> None:
    async def lose(state: State) -> State:
        with psycopg.connect(dsn) as admin:
            admin.execute("update pgcheckpoint.checkpoint_leases set token = 'another'")
        return {"done": ["second"]}

    await _crash(saver, dsn)
    assert await recover(saver, _graph(saver, lose), **NOW) == 0
    assert await _values(saver) == ["first"]
    assert _leases(dsn) == [("t", False, 1, None)]


async def test_configs(saver: AsyncPostgresSaver, dsn: str) -> None:
    seen: list[Any] = []

    async def note(state: State, config: RunnableConfig) -> State:
        seen.append((config["configurable"]["model"], config["configurable"]["thread_id"]))
        return {"done": []}

    def config_of(thread: UnfinishedThread) -> RunnableConfig:
        return {"configurable": {"model": f"of {thread.thread_id}"}}

    await _crash(saver, dsn)
    same: RunnableConfig = {"configurable": {"model": "small", "thread_id": "not this"}}
    await recover(saver, _graph(saver, note), config=same, **NOW)
    await _crash(saver, dsn)
    await recover(saver, _graph(saver, note), config=config_of, durability="exit", **NOW)
    assert seen == [("small", "t"), ("of t", "t")]


async def test_a_run_that_is_cut_again_still_has_its_metadata(
    saver: AsyncPostgresSaver, dsn: str
) -> None:
    """So the filter finds it again; what `config` says anew counts, and no tracer sees a secret."""
    seen: list[Any] = []

    async def third(state: State, config: RunnableConfig) -> State:
        seen.append(config["metadata"])
        if len(seen) == 1:
            raise ZeroDivisionError
        return {"done": ["third"]}

    graph: Any = StateGraph(State)
    graph.add_node("first", lambda _: {"done": ["first"]}).add_node("second", _fine)
    graph.add_node("third", third).add_edge(START, "first")
    graph.add_edge("first", "second").add_edge("second", "third")
    run = {"graph": "mine", "run_id": "1", "model": "small", "author": "A. N.", "api_key": "s"}
    await _crash(saver, dsn, **run)
    config: RunnableConfig = {"configurable": {"model": "large"}}
    only: Any = {"filter": {"graph": "mine"}, "config": config, **NOW}
    assert await recover(saver, graph.compile(checkpointer=saver), **only) == 1
    assert await _values(saver) == ["first", "second", "third"]
    found = await saver.aget_tuple(config_for("t"))
    assert found is not None
    assert dict(found.metadata).items() >= {**run, "model": "large"}.items()
    assert all(one["graph"] == "mine" and "api_key" not in one for one in seen)


async def test_a_graph_of_another_saver_is_refused(saver: AsyncPostgresSaver, dsn: str) -> None:
    async with AsyncPostgresSaver.from_conn_string(dsn) as other:
        with pytest.raises(ValueError, match="compile"):
            await recover(saver, _graph(other, _fine))


async def test_a_blocking_saver(dsn: str, saver: AsyncPostgresSaver) -> None:
    await _crash(saver, dsn)
    with PostgresSaver.from_conn_string(dsn) as blocking:
        assert await recover(blocking, _graph(blocking, _fine), **NOW) == 1


async def test_leases_of_threads_that_have_ended_are_forgotten(
    saver: AsyncPostgresSaver, dsn: str
) -> None:
    await _crash(saver, dsn, "unfinished")
    await _graph(saver, _fine).ainvoke({"done": []}, config_for("finished"))
    with psycopg.connect(dsn) as admin:
        admin.execute(
            "insert into pgcheckpoint.checkpoint_leases (thread_id, token, expires_at)"
            " values ('finished', 'x', now() - interval '1 hour'), ('lately', 'x', now())"
        )
    assert await recover(saver, _graph(saver, _fine), **NOW) == 1
    assert [row[0] for row in _leases(dsn)] == ["lately"]


async def test_who_only_looks_changes_nothing(saver: AsyncPostgresSaver, dsn: str) -> None:
    """A lease may be taken to see what there is to do."""
    await _crash(saver, dsn)
    with psycopg.connect(dsn) as admin:
        admin.execute("update pgcheckpoint.checkpoint_leases set attempts = 2, error = 'KeyError'")
    async with saver.lease("t"):
        pass
    with suppress(RuntimeError):
        async with saver.lease("t"):
            await _values(saver)
            raise RuntimeError
    assert _leases(dsn) == [("t", True, 2, "KeyError")]
    assert await recover(saver, _graph(saver, _fine), **NOW) == 1
    await _graph(saver, _fine, interrupt_before=["second"]).ainvoke(
        {"done": []}, config_for("never leased")
    )
    async with saver.lease("never leased"):
        pass
    with psycopg.connect(dsn) as admin:
        admin.execute(
            "update pgcheckpoint.checkpoint_threads set active_at = '2026-01-01',"
            " unfinished_at = '2026-01-01' where unfinished_at > 'epoch'"
        )
    assert [t.thread_id for t in await list_unfinished(saver)] == ["never leased"]


async def test_one_that_was_given_up_and_looked_at_stays_so(
    saver: AsyncPostgresSaver, dsn: str
) -> None:
    async def poison(state: State) -> State:
        raise ZeroDivisionError

    await _crash(saver, dsn)
    await recover(saver, _graph(saver, poison), max_attempts=1, **NOW)
    async with saver.lease("t"):
        assert await list_unfinished(saver, given_up=True) == []
    assert await recover(saver, _graph(saver, _fine), max_attempts=1, **NOW) == 0
    (thread,) = await list_unfinished(saver, given_up=True)
    assert thread.error == "ZeroDivisionError"


async def test_what_was_put_to_one_that_was_given_up_is_tried_as_often_as_any(
    saver: AsyncPostgresSaver, dsn: str
) -> None:
    async def poison(state: State) -> State:
        raise ZeroDivisionError

    await _crash(saver, dsn)
    await recover(saver, _graph(saver, poison), max_attempts=1, **NOW)
    breaking = _graph(saver, _fine, interrupt_before=["second"])
    await breaking.ainvoke({"done": []}, config_for("t"))
    with psycopg.connect(dsn) as admin:
        admin.execute(
            "update pgcheckpoint.checkpoint_threads set active_at = '2026-01-01',"
            " unfinished_at = '2026-01-01'"
        )
    how: dict[str, Any] = {"idle_for": timedelta(minutes=1), "max_attempts": 1, **NOW}
    assert await recover(saver, _graph(saver, _fine), **how) == 1


async def test_a_look_that_takes_no_notice_of_its_cancellation_does_not_keep_the_loop(
    saver: AsyncPostgresSaver, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As `asyncio.wait_for` may do up to Python 3.11, which pools use."""
    looks, may_go_on = asyncio.Event(), asyncio.Event()

    async def look(*_: Any) -> tuple[list[Any], list[Any]]:
        looks.set()
        with suppress(asyncio.CancelledError):
            await may_go_on.wait()
        return [], []

    monkeypatch.setattr("pg_checkpoint.runs.threads.find_due", look)
    recovering = asyncio.create_task(recover(saver, _graph(saver, _fine)))
    await asyncio.wait_for(looks.wait(), PATIENCE)
    recovering.cancel()
    with pytest.raises(asyncio.CancelledError):
        await asyncio.wait_for(recovering, PATIENCE)


async def test_a_run_that_cancels_itself_has_failed(saver: AsyncPostgresSaver, dsn: str) -> None:
    """As nodes could in older versions of LangGraph; nobody has cancelled the loop."""
    tried = []

    class Cancels:
        checkpointer = saver

        async def ainvoke(self, *_: Any, **__: Any) -> None:
            tried.append(True)
            assert len(tried) <= 1, "it is tried for ever"
            raise asyncio.CancelledError

    await _crash(saver, dsn)
    assert await recover(saver, Cancels(), max_attempts=1, **NOW) == 0
    (given_up,) = await list_unfinished(saver, given_up=True)
    assert (given_up.attempts, given_up.error) == (1, "CancelledError")


async def test_who_only_looks_does_not_hurry_the_next_attempt(
    saver: AsyncPostgresSaver, dsn: str
) -> None:
    await _crash(saver, dsn)
    with psycopg.connect(dsn) as admin:
        admin.execute(
            "update pgcheckpoint.checkpoint_leases set expires_at = now() + interval '1 hour'"
        )
    async with saver.lease("t"):
        pass
    assert await recover(saver, _graph(saver, _fine), **NOW) == 0


async def test_what_is_no_graph_of_this_saver(saver: AsyncPostgresSaver) -> None:
    other: Any = saver  # the arguments exchanged
    no_saver: Any = _graph(saver, _fine)
    with pytest.raises(InvalidOptionError, match="compile the graph with this saver"):
        await recover(saver, other)
    with pytest.raises(InvalidOptionError, match="saver must be an AsyncPostgresSaver"):
        await recover(no_saver, no_saver)
