"""LangGraph stops runs between two steps when it is asked to: others go on with them at once."""

from __future__ import annotations

import operator
from typing import Annotated, Any

import pytest
from langgraph.graph import START, StateGraph
from typing_extensions import TypedDict

from pg_checkpoint import AsyncPostgresSaver, PostgresSaver, recover
from tests.making import config_for, handed_over, rows_of, values_of

errors = pytest.importorskip("langgraph.errors")
runtime = pytest.importorskip("langgraph.runtime")
pytestmark = pytest.mark.skipif(
    not hasattr(errors, "GraphDrained"), reason="this version of LangGraph drains no runs"
)

NOW: dict[str, Any] = {"forever": False, "backoff": 0.0, "every": 0.01}


class State(TypedDict):
    """What the nodes did."""

    done: Annotated[list[str], operator.add]


def _graph(saver: Any, control: Any = None) -> Any:
    """Two steps; the first asks for draining."""

    def first(_: State) -> State:
        if control is not None:
            control.request_drain()
        return {"done": ["first"]}

    graph: Any = StateGraph(State)
    graph.add_node("first", first)
    graph.add_node("second", lambda _: {"done": ["second"]})
    graph.add_edge(START, "first")
    graph.add_edge("first", "second")
    return graph.compile(checkpointer=saver)


def _leases(dsn: str) -> list[Any]:
    query = "select token, attempts, error from pgcheckpoint.checkpoint_leases"
    return rows_of(dsn, query)


async def test_a_drained_run_is_handed_over(saver: AsyncPostgresSaver, dsn: str) -> None:
    control = runtime.RunControl()
    with pytest.raises(errors.GraphDrained):
        async with saver.lease("t"):
            await _graph(saver, control).ainvoke({"done": []}, config_for("t"), control=control)
    assert _leases(dsn) == [(None, 0, None)]
    assert await recover(saver, _graph(saver), **NOW) == 1
    assert (await values_of(saver, config_for("t")))["done"] == ["first", "second"]


def test_a_blocking_one_too(sync_saver: PostgresSaver, dsn: str) -> None:
    control = runtime.RunControl()
    with pytest.raises(errors.GraphDrained), sync_saver.lease("t"):
        _graph(sync_saver, control).invoke({"done": []}, config_for("t"), control=control)
    assert _leases(dsn) == [(None, 0, None)]


async def test_a_resumed_run_that_is_drained_has_not_failed(
    saver: AsyncPostgresSaver, dsn: str
) -> None:
    """Nor does it count as tried."""

    class Drains:
        """A graph whose process is about to shut down."""

        checkpointer = saver

        def __init__(self) -> None:
            self.calls = 0

        async def ainvoke(self, _: None, config: Any = None, **how: Any) -> Any:
            self.calls += 1
            control = runtime.RunControl()
            if self.calls == 1:
                control.request_drain()
            return await _graph(saver).ainvoke(None, config, control=control, **how)

    graph: Any = StateGraph(State)
    graph.add_node("first", lambda _: {"done": ["first"]})
    graph.add_edge(START, "first")
    stopping = graph.compile(checkpointer=saver, interrupt_before=["first"])
    async with handed_over(saver, "t"):
        await stopping.ainvoke({"done": []}, config_for("t"))
    drains: Any = Drains()
    assert await recover(saver, drains, max_attempts=1, **NOW) == 1
    assert drains.calls == 2
    assert saver.stats().recovery.failed == 0
    assert _leases(dsn) == []
