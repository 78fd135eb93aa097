"""What newer versions of LangGraph do: schemas of answers, bulk updates, edges that fail."""

from __future__ import annotations

import inspect
from typing import Annotated, Any, Literal

import pytest
from langchain_core.runnables import RunnableConfig
from langchain_core.runnables.config import set_config_context
from langgraph._internal import _constants
from langgraph.channels.delta import DeltaChannel
from langgraph.checkpoint.base import BaseCheckpointSaver
from langgraph.checkpoint.memory import InMemorySaver
from langgraph.graph import END, START, StateGraph
from langgraph.types import Command, StateUpdate, interrupt
from typing_extensions import TypedDict

from pg_checkpoint import PostgresSaver, settle
from pg_checkpoint.codec.rows import has_tasks, next_nodes
from tests.conftest import Saver
from tests.integration.tools.stock_app import extend
from tests.making import config_for, tuple_of
from tests.stories import State

SCHEMA = {"type": "object", "properties": {"approved": {"type": "boolean"}}}
with_schemas = pytest.mark.skipif(
    "response_schema" not in inspect.signature(interrupt).parameters,
    reason="this version of LangGraph has no schemas of answers",
)


with_marks = pytest.mark.skipif(
    not hasattr(_constants, "SNAPSHOT_BUMPS"),
    reason="this version of LangGraph does not note such versions",
)


class Delta(TypedDict, total=False):
    items: Annotated[list[str], DeltaChannel(extend, snapshot_frequency=2)]
    step: int


def _asking(saver: Any) -> Any:
    def step(_: State, config: RunnableConfig) -> State:
        # A node's task has no context of its own before Python 3.11.
        with set_config_context(config) as context:
            how: Any = {"response_schema": SCHEMA}
            ask: Any = interrupt
            return {"log": [str(context.run(ask, "approve?", **how))]}

    graph: Any = StateGraph(State)
    graph.add_node("ask", step)
    graph.add_edge(START, "ask")
    return graph.compile(checkpointer=saver)


@with_schemas
async def test_the_schema_of_an_answer_comes_back(saver: Saver, other: Saver) -> None:
    await _asking(saver).ainvoke({"log": []}, config_for("t"))
    (asked,) = (await _asking(other).aget_state(config_for("t"))).interrupts
    assert (asked.value, asked.response_schema) == ("approve?", SCHEMA)
    answer = {"approved": True}
    result = await _asking(other).ainvoke(Command(resume=answer), config_for("t"))
    assert result["log"] == [str(answer)]


UPDATES = [
    [StateUpdate({"log": ["in"]}, "__start__")],
    [StateUpdate({"log": ["x"]}, "first")],
    [StateUpdate({"log": ["y"]}, "second")],
]


def _two_steps(saver: Any) -> Any:
    graph: Any = StateGraph(State)
    graph.add_node("first", lambda _: {"log": ["first"]})
    graph.add_node("second", lambda _: {"log": ["second"]})
    graph.add_edge(START, "first")
    graph.add_edge("first", "second")
    return graph.compile(checkpointer=saver)


@pytest.mark.parametrize("count", [1, 2, 3])
async def test_a_bulk_update_is_stored_as_langgraphs_saver_has_it(saver: Saver, count: int) -> None:
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
    assert found.checkpoint["channel_values"]["log"] == done[count - 1]


def _delta(saver: Any, **how: Any) -> Any:
    graph: Any = StateGraph(Delta)
    for n in range(4):
        graph.add_node(f"n{n}", lambda _, n=n: {"items": ["n0"]} if n == 0 else {"step": n})
        graph.add_edge(f"n{n - 1}" if n else START, f"n{n}")
    return graph.compile(checkpointer=saver, **how)


@with_marks
async def test_a_version_that_only_a_snapshot_moved_triggers_nothing(saver: Saver) -> None:
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


class NotNowError(Exception):
    """A service does not answer."""


class Failing:
    """A graph whose conditional edge, or what handles that error, raises at first."""

    def __init__(self, saver: BaseCheckpointSaver[Any], *, handles: bool = False) -> None:
        self.fails, self.runs = True, 0
        builder = StateGraph(State)
        how: dict[str, Any] = {"error_handler": self.handle} if handles else {}
        builder.add_node("node", self.node, **how)
        builder.add_node("last", lambda _: {"log": ["last"]})
        builder.add_edge(START, "node")
        builder.add_conditional_edges("node", self.route, ["last", END])
        self.graph = builder.compile(checkpointer=saver)

    def node(self, _: State) -> Any:
        self.runs += 1
        return {"log": [f"node {self.runs}"]}

    def route(self, _: State) -> Literal["last"]:
        if self.fails:
            raise NotNowError
        return "last"

    def handle(self, _: State) -> Any:
        if self.fails:
            raise NotNowError
        return {"log": ["handled"]}

    def resumed(self) -> list[str]:
        """What is done when it runs on after its failure."""
        with pytest.raises(NotNowError):
            self.graph.invoke({"log": []}, config_for("t"))
        self.fails = False
        found: list[str] = self.graph.invoke(None, config_for("t"))["log"]
        return found


def test_a_node_whose_edge_fails_runs_again(sync_saver: PostgresSaver) -> None:
    assert Failing(sync_saver).resumed() == ["node 2", "last"]


def test_what_handles_an_error_has_what_was_written(sync_saver: PostgresSaver) -> None:
    """It runs in the place of the node, as after a run that was not cut."""
    expected = Failing(InMemorySaver(), handles=True).resumed()
    assert Failing(sync_saver, handles=True).resumed() == expected


async def test_a_run_that_ended_in_an_edge_is_cut(saver: Saver) -> None:
    failing = Failing(saver)
    with pytest.raises(NotNowError):
        await failing.graph.ainvoke({"log": []}, config_for("t"))
    failing.fails = False
    assert (await settle(saver, failing.graph, config_for("t"), "resume")).found == "cut"
    state = await failing.graph.aget_state(config_for("t"))
    assert (state.values["log"], state.next) == (["node 2", "last"], ())
