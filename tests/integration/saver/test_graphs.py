"""Real LangGraph graphs, through both savers: what applications do."""

from __future__ import annotations

import dataclasses
import operator
import sys
from collections.abc import AsyncIterator
from typing import Annotated, Any

import pytest
from langchain_core.messages import AIMessage, HumanMessage
from langchain_core.runnables import RunnableConfig
from langgraph.checkpoint.serde.jsonplus import JsonPlusSerializer
from langgraph.func import entrypoint, task
from langgraph.graph import END, START, StateGraph
from langgraph.graph.message import add_messages
from langgraph.types import Command, Send, interrupt
from typing_extensions import TypedDict

from pg_checkpoint import AsyncPostgresSaver, PostgresSaver
from tests.making import aput, ask, config_for, id_of, tuple_of, values_of


class Chat(TypedDict):
    messages: Annotated[list[Any], add_messages]
    log: Annotated[list[str], operator.add]
    count: int


class State(TypedDict):
    log: Annotated[list[str], operator.add]


class Squares(TypedDict):
    items: list[int]
    results: Annotated[list[int], operator.add]


Saver = AsyncPostgresSaver | PostgresSaver


@pytest.fixture(params=["async", "sync"])
async def any_saver(request: pytest.FixtureRequest, dsn: str) -> AsyncIterator[Saver]:
    if request.param == "async":
        async with AsyncPostgresSaver.from_conn_string(dsn) as saver:
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
async def test_a_conversation_goes_on(any_saver: Saver, durability: Any) -> None:
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


async def test_time_travel_and_forks(any_saver: Saver) -> None:
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


async def test_interrupt_and_resume_without_redoing_finished_tasks(any_saver: Saver) -> None:
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


async def test_a_failed_task_is_retried_alone(any_saver: Saver) -> None:
    ran: list[str] = []

    def fine(state: State) -> dict[str, Any]:
        ran.append("fine")
        return {"log": ["fine"]}

    async def fails_once(state: State) -> dict[str, Any]:
        ran.append("fails")
        # The other task must have finished, not be cancelled.
        written: set[str] = set()
        while "log" not in written:
            found = await tuple_of(any_saver, config_for("t"))
            written = {channel for _, channel, _ in found.pending_writes or ()}
        if ran.count("fails") == 1:
            raise RuntimeError("once")
        return {"log": ["recovered"]}

    builder = StateGraph(State)
    builder.add_node("fine", fine)
    builder.add_node("fails", fails_once)
    builder.add_edge(START, "fine")
    builder.add_edge(START, "fails")
    graph = builder.compile(checkpointer=any_saver)
    with pytest.raises(RuntimeError, match="once"):
        await graph.ainvoke({"log": []}, config_for("t"))
    final = await graph.ainvoke(None, config_for("t"))
    assert sorted(final["log"]) == ["fine", "recovered"]
    assert ran.count("fine") == 1


async def test_send_fans_out_and_keeps_the_order(any_saver: Saver) -> None:
    def fan_out(state: Squares) -> list[Send]:
        return [Send("square", {"item": n}) for n in state["items"]]

    def square(state: dict[str, int]) -> dict[str, Any]:
        return {"results": [state["item"] ** 2]}

    builder = StateGraph(Squares)
    builder.add_node("square", square)
    builder.add_conditional_edges(START, fan_out, ["square"])
    graph = builder.compile(checkpointer=any_saver)
    final = await graph.ainvoke({"items": list(range(20)), "results": []}, config_for("t"))
    assert final["results"] == [n**2 for n in range(20)]
    assert (await graph.aget_state(config_for("t"))).values["results"] == final["results"]


async def test_subgraphs_with_state_and_an_interrupt_inside(any_saver: Saver) -> None:
    def prepare(state: State) -> dict[str, Any]:
        return {"log": ["prepared"]}

    def asks(state: State, config: RunnableConfig) -> dict[str, Any]:
        return {"log": [str(ask("inner?", config))]}

    inner = StateGraph(State)
    inner.add_node("prepare", prepare)
    inner.add_node("asks", asks)
    inner.add_edge(START, "prepare")
    inner.add_edge("prepare", "asks")
    outer = StateGraph(State)
    outer.add_node("child", inner.compile(checkpointer=True))
    outer.add_edge(START, "child")
    graph = outer.compile(checkpointer=any_saver)
    config = config_for("t")
    await graph.ainvoke({"log": ["start"]}, config)
    state = await graph.aget_state(config, subgraphs=True)
    assert state.tasks[0].interrupts[0].value == "inner?"
    await any_saver.aprune(["t"])
    final = await graph.ainvoke(Command(resume="outer says yes"), config)
    assert final["log"][-1] == "outer says yes"
    namespaces = {
        c.config["configurable"]["checkpoint_ns"]
        async for c in any_saver.alist(config_for("t", checkpoint_ns=None))
    }
    assert len(namespaces) == 2


@pytest.mark.skipif(
    sys.version_info < (3, 11), reason="LangGraph's own: its async functional API needs 3.11"
)
async def test_the_functional_api(any_saver: Saver) -> None:
    ran: list[int] = []

    @task
    def double(n: int) -> int:
        ran.append(n)
        return n * 2

    @entrypoint(checkpointer=any_saver)
    async def flow(n: int, *, previous: Any = None) -> Any:
        doubled = await double(n)
        approved = interrupt({"doubled": doubled})
        return entrypoint.final(value=(approved, previous), save=doubled)

    config = config_for("f")
    await flow.ainvoke(4, config)
    assert await flow.ainvoke(Command(resume="ok"), config) == ("ok", None)
    assert ran == [4]
    await flow.ainvoke(5, config)
    assert await flow.ainvoke(Command(resume="ok"), config) == ("ok", 8)


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
    async with AsyncPostgresSaver.from_conn_string(dsn, serde=serde) as saver:
        clone = saver.with_allowlist([(Opinion.__module__, "Opinion")])
        assert clone is not saver
        await aput(clone, config_for("t"), {"opinion": Opinion("good")})
        assert await values_of(clone, config_for("t")) == {"opinion": Opinion("good")}
        refused = await values_of(saver, config_for("t"))
        assert not isinstance(refused["opinion"], Opinion)
