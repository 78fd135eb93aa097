"""A task that fails when it has written a part of what it writes: its node runs again."""

from __future__ import annotations

import operator
from typing import Annotated, Any, Literal

import pytest
from langgraph.checkpoint.base import BaseCheckpointSaver
from langgraph.checkpoint.memory import InMemorySaver
from langgraph.graph import END, START, StateGraph
from typing_extensions import TypedDict

from pg_checkpoint import AsyncPostgresSaver, PostgresSaver, settle
from tests.making import config_for


class State(TypedDict):
    done: Annotated[list[str], operator.add]


class NotNowError(Exception):
    """A service does not answer."""


class Failing:
    """A graph whose conditional edge, or what handles that error, raises at first."""

    def __init__(self, saver: BaseCheckpointSaver[Any], *, handles: bool = False) -> None:
        self.fails, self.runs = True, 0
        builder = StateGraph(State)
        how: dict[str, Any] = {"error_handler": self.handle} if handles else {}
        builder.add_node("node", self.node, **how)
        builder.add_node("last", lambda _: {"done": ["last"]})
        builder.add_edge(START, "node")
        builder.add_conditional_edges("node", self.route, ["last", END])
        self.graph = builder.compile(checkpointer=saver)

    def node(self, _: State) -> Any:
        self.runs += 1
        return {"done": [f"node {self.runs}"]}

    def route(self, _: State) -> Literal["last"]:
        if self.fails:
            raise NotNowError
        return "last"

    def handle(self, _: State) -> Any:
        if self.fails:
            raise NotNowError
        return {"done": ["handled"]}

    def resumed(self) -> list[str]:
        """What is done when it runs on after its failure."""
        with pytest.raises(NotNowError):
            self.graph.invoke({"done": []}, config_for("t"))
        self.fails = False
        found: list[str] = self.graph.invoke(None, config_for("t"))["done"]
        return found


def test_a_node_whose_edge_fails_runs_again(sync_saver: PostgresSaver) -> None:
    assert Failing(sync_saver).resumed() == ["node 2", "last"]


def test_what_handles_an_error_has_what_was_written(sync_saver: PostgresSaver) -> None:
    """It runs in the place of the node, as after a run that was not cut."""
    expected = Failing(InMemorySaver(), handles=True).resumed()
    assert Failing(sync_saver, handles=True).resumed() == expected


async def test_a_run_that_ended_in_an_edge_is_cut(saver: AsyncPostgresSaver) -> None:
    failing = Failing(saver)
    with pytest.raises(NotNowError):
        await failing.graph.ainvoke({"done": []}, config_for("t"))
    failing.fails = False
    assert (await settle(saver, failing.graph, config_for("t"), "resume")).found == "cut"
    state = await failing.graph.aget_state(config_for("t"))
    assert (state.values["done"], state.next) == (["node 2", "last"], ())
