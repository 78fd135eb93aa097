"""Moving in from any checkpointer: what it stored is ours, and goes on."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from langgraph.checkpoint.base import BaseCheckpointSaver
from langgraph.checkpoint.memory import InMemorySaver
from langgraph.checkpoint.serde.types import RESUME
from langgraph.checkpoint.sqlite import SqliteSaver
from langgraph.checkpoint.sqlite.aio import AsyncSqliteSaver
from langgraph.types import Command

from pg_checkpoint import AsyncPostgresSaver, InvalidKeyError, PostgresSaver, list_waiting
from pg_checkpoint.codec.compat import DeltaSnapshot
from pg_checkpoint.codec.rows import NO_TASK
from pg_checkpoint.tools.moving import import_checkpoints
from tests import graphs, questions
from tests.checking import unowned
from tests.integration.tools.stock_app import (
    answer,
    app,
    comparable,
    fill,
    fill_three,
    same_tuples,
    say,
    tuples_of,
)
from tests.keys import CIPHER
from tests.making import META, aput, checkpoint_of, config_for
from tests.seams import before_call

THREADS = ("asked", "long", "short")


@pytest.fixture(params=["memory", "sqlite"])
async def other(request: pytest.FixtureRequest) -> AsyncIterator[BaseCheckpointSaver[Any]]:
    async with AsyncSqliteSaver.from_conn_string(":memory:") as sqlite:
        yield InMemorySaver() if request.param == "memory" else sqlite


@pytest.fixture(params=[None, CIPHER], ids=["in clear", "encrypted"])
async def target(request: Any, dsn: str) -> AsyncIterator[AsyncPostgresSaver]:
    async with AsyncPostgresSaver.from_conn_string(dsn, cipher=request.param) as saver:
        yield saver


def _kept(tuples: list[Any]) -> list[Any]:
    """Without the snapshots that SqliteSaver does not show, and answers that were used."""
    for found in tuples:
        values = found.checkpoint["channel_values"]
        for channel in [c for c, v in values.items() if isinstance(v, DeltaSnapshot)]:
            del values[channel]
        found.pending_writes[:] = [w for w in found.pending_writes if w[:2] != (NO_TASK, RESUME)]
    return tuples


async def _same(saver: BaseCheckpointSaver[Any], other: BaseCheckpointSaver[Any], id_: str) -> bool:
    return same_tuples(_kept(await tuples_of(saver, id_)), _kept(await tuples_of(other, id_)))


async def test_threads_go_on(target: AsyncPostgresSaver, other: Any, dsn: str) -> None:
    await fill_three(other)
    assert await import_checkpoints(target, other) > 50
    for thread in THREADS:
        assert await _same(target, other, thread)
    # Each waits here if it waits there.
    assert [waiting.thread_id for waiting in await list_waiting(target)] == ["asked"]
    for thread in THREADS:
        go_on = answer if thread == "asked" else say
        expected = await go_on(app(other), thread, "and on")
        assert comparable(await go_on(app(target), thread, "and on")) == comparable(expected)
    assert unowned(dsn) == (0, 0, 0, 0)


async def test_an_import_that_was_cut_goes_on(saver: Any, other: Any, monkeypatch: Any) -> None:
    await fill_three(other)

    async def stop() -> None:
        call.cancel()

    with monkeypatch.context() as patch:
        before_call(patch, other, "aget_tuple", 40, stop)
        call = asyncio.ensure_future(import_checkpoints(saver, other))
        with pytest.raises(asyncio.CancelledError):
            await call
    stored = sum(thread.checkpoints for thread in await saver.alist_threads())
    assert min(stored, await import_checkpoints(saver, other)) > 10
    for thread in THREADS:
        assert await _same(saver, other, thread)
    # Only the newest checkpoints may have other writes by now.
    loads = before_call(monkeypatch, other, "aget_tuple", None, stop)
    assert await import_checkpoints(saver, other) == 0
    assert len(loads) < 10


async def test_what_came_since(saver: AsyncPostgresSaver, other: BaseCheckpointSaver[Any]) -> None:
    """A thread that goes on here keeps its answers; a delta channel is rebuilt from its writes."""
    for thread in ("there", "here"):
        await fill(other, thread, 2)
        await say(app(other), thread, "turn 2")
    await import_checkpoints(saver, other)
    await answer(app(saver), "here", "sure")
    before = await tuples_of(saver, "here")
    assert await import_checkpoints(saver, other) == 0
    assert same_tuples(await tuples_of(saver, "here"), before)
    await answer(app(other), "there", "sure")
    assert await import_checkpoints(saver, other) > 0
    state = await app(saver).aget_state(config_for("there"))
    assert state.values == (await app(other).aget_state(config_for("there"))).values


async def test_only_those_that_are_named(saver: AsyncPostgresSaver) -> None:
    other = InMemorySaver()
    for thread in ("a", "b", "c"):
        await aput(other, config_for(thread), {"n": 1})
    assert await import_checkpoints(saver, other, ["a", "c", "none", "a"]) == 2
    assert {thread.thread_id for thread in await saver.alist_threads()} == {"a", "c"}
    with pytest.raises(TypeError, match="not a str"):
        await import_checkpoints(saver, other, "a")


async def test_tasks_and_the_numbers_of_their_writes(saver: AsyncPostgresSaver) -> None:
    """In their order; a regular write keeps its number when a question came before it."""
    other = InMemorySaver()
    config = await aput(other, config_for("t"), {"n": 1})
    for path, task in (("1", "z"), ("2", "a"), ("3", "m")):
        await other.aput_writes(config, [("c", task), ("c", 2)], task, path)
    await import_checkpoints(saver, other)
    assert same_tuples(await tuples_of(saver, "t"), await tuples_of(other, "t"))
    other.writes.clear()
    await other.aput_writes(config, [("__interrupt__", "?"), ("c", "z"), ("c", 2)], "z", "1")
    await import_checkpoints(saver, other)
    (found,) = await tuples_of(saver, "t")
    written = [(channel, value) for task, channel, value in found.pending_writes if task == "z"]
    assert sorted(written, key=repr) == [("__interrupt__", "?"), ("c", "z"), ("c", 2)]


async def test_an_answer_that_was_used_is_not_given_again(saver: Any, monkeypatch: Any) -> None:
    """Nor if a source tells of it after the task that had it."""
    other = InMemorySaver()
    aget = other.aget_tuple

    async def backwards(config: Any) -> Any:
        found: Any = await aget(config)
        return found._replace(pending_writes=found.pending_writes[::-1])

    pay = {"pay": questions.asking("Pay?", times=2)}
    graph = questions.build(other, pay)
    await graph.ainvoke({"done": []}, config_for("t"))
    await answer(graph, "t", "one")
    monkeypatch.setattr(other, "aget_tuple", backwards)
    await import_checkpoints(saver, other)
    graph = questions.build(saver, pay)
    await graph.ainvoke(None, config_for("t"))
    assert [*await questions.waiting(graph)] == ["Pay?"]
    await answer(graph, "t", "two")
    assert await questions.done(graph) == ["Pay?: one", "Pay?: two", "after"]


@pytest.mark.parametrize("values", [[1, 2], [1, 1]])
async def test_a_version_with_two_values(saver: AsyncPostgresSaver, values: list[Any]) -> None:
    """SqliteSaver keeps whole checkpoints; a copy of one has the same value, and is moved."""
    async with AsyncSqliteSaver.from_conn_string(":memory:") as other:
        config = await aput(other, config_for("t"), {"n": 0})
        for value in values:
            await other.aput(config, checkpoint_of({"n": value}, {"n": 2}), META, {"n": 2})
        if values == [1, 1]:
            assert await import_checkpoints(saver, other) == 3
            return
        with pytest.raises(InvalidKeyError, match=r"channel 'n', but have different values"):
            await import_checkpoints(saver, other)
        assert await saver.alist_threads() == []


async def test_a_blocking_saver_and_a_file(sync_saver: PostgresSaver, tmp_path: Path) -> None:
    """A subgraph, an open question, a fork."""
    file = str(tmp_path / "threads.db")
    with SqliteSaver.from_conn_string(file) as stock:
        graphs.begin(stock, "asked")
        await asyncio.to_thread(graphs.fork, stock, "forked")
        with pytest.raises(NotImplementedError, match="AsyncSqliteSaver"):
            await import_checkpoints(sync_saver, stock)
    async with AsyncSqliteSaver.from_conn_string(file) as other:
        await import_checkpoints(sync_saver, other)
        for thread in ("asked", "forked"):
            every = await asyncio.to_thread(sync_saver.list, config_for(thread, checkpoint_ns=None))
            ours = sorted(every, key=lambda c: str(c.config["configurable"]))
            assert same_tuples(ours, _kept(await tuples_of(other, thread)))
    graph = graphs.build(sync_saver)
    done = await asyncio.to_thread(graph.invoke, Command(resume="Yes."), graphs.config("asked"))
    assert done["messages"][-1].content == "Yes."
