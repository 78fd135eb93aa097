"""An answer is used once, by the question that it was given to, whoever continues the thread."""

from __future__ import annotations

from contextlib import suppress
from datetime import timedelta
from typing import Any

import pytest
from langchain_core.runnables import RunnableConfig
from langgraph.graph import START, StateGraph
from langgraph.types import Command

import pg_checkpoint as pg
from pg_checkpoint.codec.rows import NO_TASK
from tests import stories
from tests.conftest import Saver
from tests.making import ask, config_for, handed_over, tuple_of
from tests.questions import NOW
from tests.stories import State


async def _twice(state: State, config: RunnableConfig) -> State:
    return {"log": [ask("Send?", config), ask("Pay?", config)]}


def _graph(saver: Any, shape: str, second: Any = _twice) -> Any:
    """One node that asks, at the root or in a subgraph, and then another one that asks."""
    asks: Any = StateGraph(State).add_node("asks", _twice).add_edge(START, "asks")
    asks.add_node("second", second)
    asks.add_edge("asks", "second")
    if shape == "node":
        return asks.compile(checkpointer=saver)
    sub = asks.compile(checkpointer=True if shape == "keeps its state" else None)

    async def node(state: State, config: RunnableConfig) -> State:
        return {"log": (await sub.ainvoke({"log": []}, config))["log"]}

    root: Any = StateGraph(State).add_node("node", node).add_edge(START, "node")
    return root.compile(checkpointer=saver)


async def _asked(saver: Saver) -> list[Any]:
    return [one for thread in await pg.list_waiting(saver) for one in thread.interrupts]


@pytest.mark.parametrize(
    ("shape", "who"),
    [
        ("node", "invoke"),
        ("subgraph", "settle"),
        ("keeps its state", "recover"),
        ("node", "recover"),
        ("subgraph", "wake-up"),
        ("keeps its state", "invoke"),
    ],
)
async def test_nobody_answers_the_second_question(saver: Saver, shape: str, who: str) -> None:
    """The first was answered without its id, which LangGraph keeps as an answer to anything."""
    graph, config = _graph(saver, shape), config_for("t")
    await graph.ainvoke({"log": []}, config)
    async with handed_over(saver, "t"):
        await graph.ainvoke(Command(resume="yes, send"), config)
    (second,) = await _asked(saver)
    assert second.value == "Pay?"
    if who == "invoke":
        await graph.ainvoke(None, config)
    elif who == "settle":
        assert (await pg.settle(saver, graph, config, "resume", interrupts=True)).found == "waits"
    else:
        if who == "wake-up":
            await pg.wake_at(saver, "t", timedelta(0), key="continue")
        assert await pg.recover(saver, graph, **NOW) == 0
        assert await pg.list_wakeups(saver, "t") == []
    assert await _asked(saver) == [second]
    async with saver.lease("t"):
        await pg.check_open(saver, "t", second.id)
        await graph.ainvoke(Command(resume={second.id: "no"}), config)
    assert [one.value for one in await _asked(saver)] == ["Send?"]


@pytest.mark.parametrize("shape", ["subgraph", "keeps its state"])
async def test_a_run_cut_after_an_answer_in_a_subgraph_goes_on(saver: Saver, shape: str) -> None:
    """The task that runs the subgraph has ended nothing, and its question is answered."""
    is_dead, ran = True, list[str]()

    async def second(state: State) -> State:
        ran.append(state["log"][-1])
        if is_dead:
            raise stories.DiedError
        return {"log": ["second"]}

    mortal = _graph(saver, shape, second)
    config = config_for("t")
    await mortal.ainvoke({"log": []}, config)
    for _ in range(2):
        (one,) = await _asked(saver)
        async with handed_over(saver, "t"):
            with suppress(stories.DiedError):
                await mortal.ainvoke(Command(resume={one.id: f"yes to {one.value}"}), config)
    assert await _asked(saver) == []
    async with saver.lease("t"):
        with pytest.raises(pg.InterruptNotOpenError):
            await pg.check_open(saver, "t", one.id)
    is_dead = False
    await mortal.ainvoke(None, config)
    assert ran == ["yes to Pay?"] * 2


async def test_an_answer_that_no_task_has_used_is_used(saver: Saver) -> None:
    """Its run was killed right after it was given."""
    graph, config = _graph(saver, "node"), config_for("t")
    await graph.ainvoke({"log": []}, config)
    found = await tuple_of(saver, config)
    (first,) = await _asked(saver)
    async with handed_over(saver, "t"):
        await saver.aput_writes(found.config, [("__resume__", "yes, send")], NO_TASK)
    assert await _asked(saver) == []
    async with saver.lease("t"):
        with pytest.raises(pg.InterruptNotOpenError):
            await pg.check_open(saver, "t", first.id)
    assert await pg.recover(saver, graph, idle_for=timedelta(0), **NOW) == 1
    assert [one.value for one in await _asked(saver)] == ["Pay?"]


async def test_a_goto_leaves_a_thread_waiting(saver: Saver) -> None:
    """Killed right after it: the task that asked would be run with where it leads."""
    graph, config = _graph(saver, "node"), config_for("t")
    await graph.ainvoke({"log": []}, config)
    found = await tuple_of(saver, config)
    async with handed_over(saver, "t"):
        await saver.aput_writes(found.config, [("branch:to:second", None)], NO_TASK)
    assert await pg.recover(saver, graph, **NOW) == 0
    assert [one.value for one in await _asked(saver)] == ["Send?"]


async def test_random_stories(dsn: str) -> None:
    """`python -m tests.stories --stories 10000` tells more of them."""
    await stories.tell(dsn, range(40))
