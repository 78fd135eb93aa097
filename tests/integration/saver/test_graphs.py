"""Real LangGraph graphs, through both savers: what applications do."""

from __future__ import annotations

import operator
from collections.abc import AsyncIterator
from typing import Annotated, Any

import pytest
from langchain_core.messages import AIMessage, HumanMessage
from langgraph.graph import END, START, StateGraph
from langgraph.graph.message import add_messages
from typing_extensions import TypedDict

from pg_checkpoint import PostgresSaver
from tests.conftest import Saver
from tests.making import config_for, id_of


class Chat(TypedDict):
    messages: Annotated[list[Any], add_messages]
    log: Annotated[list[str], operator.add]
    count: int


@pytest.fixture(params=["async", "sync"])
async def any_saver(request: pytest.FixtureRequest, dsn: str) -> AsyncIterator[Any]:
    if request.param == "async":
        async with Saver.from_conn_string(dsn) as saver:
            yield saver
    else:
        with PostgresSaver.from_conn_string(dsn) as blocking:
            yield blocking


def _chat() -> StateGraph[Chat]:
    def model(state: Chat) -> dict[str, Any]:
        answer = AIMessage(f"answer {len(state['messages'])}")
        return {"messages": [answer], "log": ["model"], "count": state.get("count", 0) + 1}

    def tools(state: Chat) -> dict[str, Any]:
        return {"log": ["tools"]}

    def again(state: Chat) -> str:
        return "tools" if state["count"] % 3 else END

    builder = StateGraph(Chat)
    builder.add_node("model", model)
    builder.add_node("tools", tools)
    builder.add_edge(START, "model")
    builder.add_conditional_edges("model", again, ["tools", END])
    builder.add_edge("tools", "model")
    return builder


@pytest.mark.parametrize("durability", ["sync", "async", "exit"])
async def test_a_conversation_goes_on(any_saver: Any, durability: Any) -> None:
    graph = _chat().compile(checkpointer=any_saver)
    config = config_for("chat")
    for turn in range(3):
        inputs: Any = {"messages": [HumanMessage(f"question {turn}")]}
        await graph.ainvoke(inputs, config, durability=durability)
    state = await graph.aget_state(config)
    assert state.values["count"] == 9
    assert len(state.values["messages"]) == 12
    assert state.next == ()
    history = [s async for s in graph.aget_state_history(config)]
    assert len(history) == (3 if durability == "exit" else 21)


async def test_time_travel_and_forks(any_saver: Any) -> None:
    graph = _chat().compile(checkpointer=any_saver)
    config = config_for("t")
    await graph.ainvoke({"messages": [HumanMessage("one")], "log": [], "count": 0}, config)
    history = [s async for s in graph.aget_state_history(config)]
    middle = next(s for s in history if s.next == ("tools",) and s.values["count"] == 1)
    assert (await graph.ainvoke(None, middle.config))["count"] == 3
    edited = await graph.aupdate_state(middle.config, {"log": ["edited"]}, as_node="tools")
    assert "edited" in (await graph.ainvoke(None, edited))["log"]
    copied = await graph.aupdate_state(middle.config, None, as_node="__copy__")
    state = await graph.aget_state(copied)
    assert state.values == middle.values
    assert id_of(state.config) != id_of(middle.config)
    assert (await graph.aget_state(middle.config)).values == middle.values
