"""What newer versions of LangGraph store: schemas of answers, moved versions, bulk updates."""

from __future__ import annotations

import inspect
import operator
from typing import Annotated, Any

import pytest
from langchain_core.runnables import RunnableConfig
from langchain_core.runnables.config import set_config_context
from langgraph._internal import _constants
from langgraph.channels.delta import DeltaChannel
from langgraph.checkpoint.memory import InMemorySaver
from langgraph.graph import START, StateGraph
from langgraph.types import Command, StateUpdate, interrupt
from typing_extensions import TypedDict

from pg_checkpoint import AsyncPostgresSaver
from pg_checkpoint.codec.rows import has_tasks, next_nodes
from tests.integration.tools.stock_app import extend
from tests.making import config_for, tuple_of

SCHEMA = {"type": "object", "properties": {"approved": {"type": "boolean"}}}
with_schemas = pytest.mark.skipif(
    "response_schema" not in inspect.signature(interrupt).parameters,
    reason="this version of LangGraph has no schemas of answers",
)


with_marks = pytest.mark.skipif(
    not hasattr(_constants, "SNAPSHOT_BUMPS"),
    reason="this version of LangGraph does not note such versions",
)


class State(TypedDict):
    done: Annotated[list[str], operator.add]


class Delta(TypedDict, total=False):
    items: Annotated[list[str], DeltaChannel(extend, snapshot_frequency=2)]
    step: int


def _asking(saver: Any) -> Any:
    def step(_: State, config: RunnableConfig) -> State:
        # A node's task has no context of its own before Python 3.11.
        with set_config_context(config) as context:
            how: Any = {"response_schema": SCHEMA}
            ask: Any = interrupt
            return {"done": [str(context.run(ask, "approve?", **how))]}

    graph: Any = StateGraph(State)
    graph.add_node("ask", step)
    graph.add_edge(START, "ask")
    return graph.compile(checkpointer=saver)


@with_schemas
async def test_the_schema_of_an_answer_comes_back(saver: AsyncPostgresSaver, dsn: str) -> None:
    await _asking(saver).ainvoke({"done": []}, config_for("t"))
    async with AsyncPostgresSaver.from_conn_string(dsn) as other:
        (asked,) = (await _asking(other).aget_state(config_for("t"))).interrupts
        assert (asked.value, asked.response_schema) == ("approve?", SCHEMA)
        answer = {"approved": True}
        result = await _asking(other).ainvoke(Command(resume=answer), config_for("t"))
        assert result["done"] == [str(answer)]


UPDATES = [
    [StateUpdate({"done": ["in"]}, "__start__")],
    [StateUpdate({"done": ["x"]}, "first")],
    [StateUpdate({"done": ["y"]}, "second")],
]


def _two_steps(saver: Any) -> Any:
    graph: Any = StateGraph(State)
    graph.add_node("first", lambda _: {"done": ["first"]})
    graph.add_node("second", lambda _: {"done": ["second"]})
    graph.add_edge(START, "first")
    graph.add_edge("first", "second")
    return graph.compile(checkpointer=saver)


@pytest.mark.parametrize("count", [1, 2, 3])
async def test_a_bulk_update_is_stored_as_langgraphs_own_saver_has_it(
    saver: AsyncPostgresSaver, count: int
) -> None:
    seen = []
    for graph in (_two_steps(saver), _two_steps(InMemorySaver())):
        async with saver.lease("t"):
            await graph.abulk_update_state(config_for("t"), UPDATES[:count])
        history = [s async for s in graph.aget_state_history(config_for("t"))]
        seen.append([(s.values, s.next, s.metadata["source"]) for s in history])
    assert seen[0] == seen[1]
    async with saver.lease("t"):
        await _two_steps(saver).ainvoke(None, config_for("t"))
    found = await tuple_of(saver, config_for("t"))
    done = [["in", "first", "second"], ["in", "x", "second"], ["in", "x", "y"]]
    assert found.checkpoint["channel_values"]["done"] == done[count - 1]


def _delta(saver: Any, **how: Any) -> Any:
    graph: Any = StateGraph(Delta)
    for n in range(4):
        graph.add_node(f"n{n}", lambda _, n=n: {"items": ["n0"]} if n == 0 else {"step": n})
        graph.add_edge(f"n{n - 1}" if n else START, f"n{n}")
    return graph.compile(checkpointer=saver, **how)


@with_marks
async def test_a_version_that_only_a_snapshot_moved_triggers_nothing(
    saver: AsyncPostgresSaver,
) -> None:
    """LangGraph notes it under a name that is no node's."""
    graph = _delta(saver)
    for _ in range(3):
        await graph.ainvoke({"items": ["in"]}, config_for("t"))
    history = [s async for s in graph.aget_state_history(config_for("t"))]
    # A fork's first checkpoint has a snapshot.
    await graph.aupdate_state(history[-1].config, {"step": 9}, as_node="n1")
    await _delta(saver).ainvoke(None, config_for("t"))
    moved = 0
    async for snapshot in graph.aget_state_history(config_for("t")):
        found = await tuple_of(saver, snapshot.config)
        moved += "__snapshot_bumps__" in found.checkpoint["versions_seen"]
        assert set(next_nodes(found.checkpoint)) == set(snapshot.next)
        assert has_tasks(found.checkpoint) == bool(snapshot.next)
    assert moved
