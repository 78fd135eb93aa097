"""Graphs that ask, and threads of them that wait for an answer; runs that were cut."""

from __future__ import annotations

import operator
from collections.abc import Awaitable, Callable, Mapping
from datetime import timedelta
from typing import Annotated, Any

from langchain_core.runnables import RunnableConfig
from langgraph.graph import START, StateGraph
from typing_extensions import TypedDict

from pg_checkpoint import AsyncPostgresSaver, recover
from tests.making import ask, config_for, handed_over, values_of

AT_ONCE = timedelta(0)
# How `recover` does what is due, and ends.
NOW: dict[str, Any] = {"forever": False, "backoff": 0.0, "every": 0.01}


class State(TypedDict):
    done: Annotated[list[str], operator.add]


Node = Callable[..., Awaitable[Any]]


def asking(question: str, times: int = 1) -> Node:
    """A node that asks so many times, and notes the answers."""

    async def node(state: State, config: RunnableConfig) -> State:
        return {"done": [f"{question}: {ask(question, config)}" for _ in range(times)]}

    return node


def does(what: str) -> Node:
    """A node that notes that it ran."""

    async def node(state: State) -> State:
        return {"done": [what]}

    return node


def build(
    saver: Any, nodes: Mapping[str, Any] | None = None, after: Node | None = None, **options: Any
) -> Any:
    """Nodes beside each other, and `after` them; `expired` is reached by a goto only."""
    nodes = nodes or {"pay": asking("Pay?")}
    graph: Any = StateGraph(State).add_node("after", after or does("after"))
    for name, node in nodes.items():
        graph.add_node(name, node).add_edge(START, name)
    graph.add_edge([*nodes], "after").add_node("expired", does("expired"))
    return graph.compile(checkpointer=saver, **options)


async def begin(
    graph: Any, saver: AsyncPostgresSaver, thread_id: str = "t", of: str = ""
) -> dict[str, str]:
    """Runs up to the questions, of a graph that metadata names so; returns their ids."""
    config: Any = {**config_for(thread_id), "metadata": {"graph": of}}
    async with saver.lease(thread_id):
        await graph.ainvoke({"done": []}, config)
    return await waiting(graph, thread_id)


async def waiting(graph: Any, thread_id: str = "t") -> dict[str, str]:
    """The ids of the open questions of a thread, by what they ask."""
    state = await graph.aget_state(config_for(thread_id))
    return {asked.value: asked.id for task in state.tasks for asked in task.interrupts}


async def done(graph: Any, thread_id: str = "t") -> list[str]:
    """What the nodes of a thread did."""
    found: list[str] = (await graph.aget_state(config_for(thread_id))).values.get("done", [])
    return found


async def done_in(saver: Any, thread_id: str = "t") -> list[str]:
    """The same, as the saver has it."""
    found: list[str] = (await values_of(saver, config_for(thread_id)))["done"]
    return found


async def settle_due(graph: Any, saver: Any, **how: Any) -> int:
    """Has all that is due be done."""
    return await recover(saver, graph, **{**NOW, **how})


async def second_step(state: State) -> State:
    return {"done": ["second"]}


def two_steps(saver: Any, second: Any = second_step, **options: Any) -> Any:
    """A graph of `first` and `second`."""
    steps = ("first", lambda _: {"done": ["first"]}), ("second", second)
    graph: Any = StateGraph(State).add_sequence([*steps]).add_edge(START, "first")
    return graph.compile(checkpointer=saver, **options)


async def cut(saver: Any, thread_id: str = "t", **metadata: str) -> None:
    """A run of two steps whose process was killed in the second, and whose lease has expired."""
    graph = two_steps(saver, interrupt_before=["second"])
    async with handed_over(saver, thread_id):
        await graph.ainvoke({"done": []}, {**config_for(thread_id), "metadata": metadata})
