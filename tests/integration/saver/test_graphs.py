"""Real LangGraph graphs, through both savers: what applications do."""

from __future__ import annotations

import dataclasses
import operator
from collections.abc import AsyncIterator
from typing import Annotated, Any

import pytest
from langchain_core.messages import AIMessage, HumanMessage
from langchain_core.runnables import RunnableConfig
from langgraph.checkpoint.serde.jsonplus import JsonPlusSerializer
from langgraph.graph import END, START, StateGraph
from langgraph.graph.message import add_messages
from langgraph.types import Command
from typing_extensions import TypedDict

from pg_checkpoint import PostgresSaver
from tests.integration.saver.conftest import Saver
from tests.making import aput, ask, config_for, id_of, values_of


class Chat(TypedDict):
    messages: Annotated[list[Any], add_messages]
    log: Annotated[list[str], operator.add]
    count: int


class State(TypedDict):
    log: Annotated[list[str], operator.add]


Either = Saver | PostgresSaver


@pytest.fixture(params=["async", "sync"])
async def any_saver(request: pytest.FixtureRequest, dsn: str) -> AsyncIterator[Either]:
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
async def test_a_conversation_goes_on(any_saver: Either, durability: Any) -> None:
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


async def test_time_travel_and_forks(any_saver: Either) -> None:
    graph = _chat().compile(checkpointer=any_saver)
    config = config_for("t")
    await graph.ainvoke({"messages": [HumanMessage("one")], "log": [], "count": 0}, config)
    history = [s async for s in graph.aget_state_history(config)]
    middle = next(s for s in history if s.next == ("tools",) and s.values["count"] == 1)
    replayed = await graph.ainvoke(None, middle.config)
    assert replayed["count"] == 3
    edited = await graph.aupdate_state(middle.config, {"log": ["edited"]}, as_node="tools")
    forked = await graph.ainvoke(None, edited)
    assert "edited" in forked["log"]
    copied = await graph.aupdate_state(middle.config, None, as_node="__copy__")
    state = await graph.aget_state(copied)
    assert state.values == middle.values
    assert id_of(state.config) != id_of(middle.config)
    assert (await graph.aget_state(middle.config)).values == middle.values


async def test_interrupt_and_resume_without_redoing_finished_tasks(any_saver: Either) -> None:
    ran: list[str] = []

    def done(state: State) -> dict[str, Any]:
        ran.append("done")
        return {"log": ["done"]}

    def asks(state: State, config: RunnableConfig) -> dict[str, Any]:
        ran.append("asks")
        return {"log": [f"answer={ask('approve?', config)}"]}

    builder = StateGraph(State)
    builder.add_node("done", done)
    builder.add_node("asks", asks)
    builder.add_edge(START, "done")
    builder.add_edge(START, "asks")
    graph = builder.compile(checkpointer=any_saver)
    config = config_for("t")
    first = await graph.ainvoke({"log": []}, config)
    assert first["__interrupt__"][0].value == "approve?"
    state = await graph.aget_state(config)
    assert state.next == ("asks",)
    assert state.interrupts
    final = await graph.ainvoke(Command(resume="yes"), config)
    assert sorted(final["log"]) == ["answer=yes", "done"]
    assert ran == ["done", "asks", "asks"] or ran == ["asks", "done", "asks"]


def test_blocking_graphs(sync_saver: PostgresSaver) -> None:
    graph = _chat().compile(checkpointer=sync_saver)
    config = config_for("t")
    graph.invoke({"messages": [HumanMessage("one")], "log": [], "count": 0}, config)
    history = list(graph.get_state_history(config))
    assert history[0].values["count"] == 3
    graph.update_state(history[-3].config, {"log": ["edited"]}, as_node="model")
    assert "edited" in graph.get_state(config).values["log"]


@dataclasses.dataclass
class Opinion:
    """A type that no allowlist has of itself."""

    text: str


async def test_the_allowlist_applies_to_a_clone(dsn: str) -> None:
    serde = JsonPlusSerializer(allowed_msgpack_modules=None)
    async with Saver.from_conn_string(dsn, serde=serde) as saver:
        clone = saver.with_allowlist([(Opinion.__module__, "Opinion")])
        assert clone is not saver
        await aput(clone, config_for("t"), {"opinion": Opinion("good")})
        assert await values_of(clone, config_for("t")) == {"opinion": Opinion("good")}
        refused = await values_of(saver, config_for("t"))
        assert not isinstance(refused["opinion"], Opinion)
