"""`settle` brings a thread to rest whose run was cut: finished, folded or rolled back."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from datetime import timedelta
from typing import Annotated, Any

import pytest
from langchain.agents import create_agent
from langchain_core.language_models import GenericFakeChatModel
from langchain_core.messages import AIMessage, AnyMessage, HumanMessage, ToolMessage
from langchain_core.tools import tool
from langgraph.func import entrypoint, task
from langgraph.graph import START, StateGraph
from langgraph.graph.message import add_messages
from langgraph.prebuilt import ToolNode, tools_condition
from langgraph.types import Command
from typing_extensions import TypedDict

import pg_checkpoint as pg
from pg_checkpoint import list_unfinished, settle
from pg_checkpoint.tools.export import export_threads, import_threads
from tests.cases import pairs
from tests.command_line import cli, done
from tests.conftest import Patch, Saver
from tests.keys import CIPHER
from tests.making import age_threads, config_for, handed_over, rows_of, tuple_of
from tests.moved_classes import module
from tests.questions import build
from tests.waiting import cancel, until

T = config_for("t", checkpoint_ns=None)


class Chat(TypedDict):
    messages: Annotated[list[AnyMessage], add_messages]


class Tools:
    """Two tools, one of which does not come to its end until it may."""

    def __init__(self) -> None:
        self.began: list[str] = []
        self.may_end = asyncio.Event()

        @tool
        async def quick() -> str:
            """Answers at once."""
            self.began.append("quick")
            return "quick result"

        @tool
        async def slow() -> str:
            """Takes long."""
            self.began.append("slow")
            await self.may_end.wait()
            return "slow result"

        self.all = [quick, slow]


def _calls(*names: str) -> AIMessage:
    calls: Any = [{"name": name, "args": {}, "id": f"call {name}"} for name in names]
    return AIMessage("", tool_calls=calls)


class Model(GenericFakeChatModel):
    def bind_tools(self, tools: Any, **how: Any) -> Any:
        return self


def _said(state: Any) -> list[tuple[str, str]]:
    return [(message.type, message.text) for message in state.values["messages"]]


async def _goes_on(graph: Any) -> list[str]:
    """What has been said when the user has asked again."""
    messages = (await graph.ainvoke({"messages": [("user", "again")]}, T))["messages"]
    assert _are_answered(messages)
    assert messages[-1].text == "done"
    return [message.text for message in messages]


def _are_answered(messages: list[Any]) -> bool:
    """Whether results follow the calls at once, as the APIs of models require."""
    open_calls: set[str] = set()
    for message in messages:
        if isinstance(message, ToolMessage):
            open_calls.remove(message.tool_call_id)
        elif open_calls:
            return False
        if isinstance(message, AIMessage):
            open_calls = {str(call["id"]) for call in message.tool_calls}
    return not open_calls


async def test_an_agent_is_folded(saver: Saver) -> None:
    tools, graph = await _cut_agent(saver)
    done = await settle(saver, graph, T, "fold")
    state = await graph.aget_state(T)
    assert done == pg.Settled("cut", state.config, ("call slow",))
    assert state.next == ()
    assert _said(state)[:3] == [("human", "go"), ("ai", ""), ("tool", "quick result")]
    assert (state.values["messages"][3].status, len(_said(state))) == ("error", 4)
    assert tools.began == []
    await _goes_on(graph)
    at_rest = await settle(saver, graph, T, "fold")
    assert at_rest == pg.Settled("nothing", (await graph.aget_state(T)).config)


async def test_an_agent_is_looked_at_and_resumed(saver: Saver, dsn: str) -> None:
    tools, graph = await _cut_agent(saver)
    before = await saver.aget_tuple(T)
    with pytest.raises(pg.CheckpointNotFoundError, match="first run"):
        await settle(saver, graph, T, "rollback")
    for _ in range(2):
        done = await settle(saver, graph, T, "look")
        assert done == pg.Settled("cut", (await graph.aget_state(T)).config)
    assert await saver.aget_tuple(T) == before
    still = "select unfinished_at > 'epoch' from pgcheckpoint.checkpoint_threads"
    assert rows_of(dsn, still) == [(True,)]
    assert rows_of(dsn, "select from pgcheckpoint.checkpoint_leases") == []
    tools.may_end.set()
    done = await settle(saver, graph, T, "resume")
    assert (done.found, done.answered) == ("cut", ())
    assert tools.began == ["slow"]
    state = await graph.aget_state(T)
    assert (state.next, _said(state)[-1]) == ((), ("ai", "done"))
    assert _are_answered(state.values["messages"])
    assert (await settle(saver, graph, T, "look")).found == "nothing"


async def test_an_agent_is_rolled_back_to_its_last_end(saver: Saver) -> None:
    _, graph = await _cut_agent(saver, AIMessage("hello"))
    cut = await graph.aget_state(T)
    assert (await settle(saver, graph, T, "rollback")).found == "cut"
    state = await graph.aget_state(T)
    assert (state.next, _said(state)) == ((), [("human", "hi"), ("ai", "hello")])
    # Nothing was deleted: the cut run is in the history, and may be forked.
    assert (await tuple_of(saver, cut.config)).pending_writes
    assert await _goes_on(graph) == ["hi", "hello", "again", "done"]


def _with_tool_node(saver: Any, tools: Tools) -> Any:
    def model(state: Chat) -> Any:
        last = state["messages"][-1]
        says = _calls("quick", "slow") if isinstance(last, HumanMessage) else AIMessage("done")
        return {"messages": [says]}

    graph: Any = StateGraph(Chat).add_node("model", model).add_node("tools", ToolNode(tools.all))
    graph.add_edge(START, "model").add_conditional_edges("model", tools_condition)
    return graph.add_edge("tools", "model").compile(checkpointer=saver)


@pytest.mark.parametrize("within", [False, True], ids=["graph", "subgraph"])
async def test_one_task_for_all_tools_is_not_done(saver: Saver, within: bool) -> None:
    """Of a subgraph that was cut, what it had said is not in its parent yet."""
    tools = Tools()
    graph = _with_tool_node(None if within else saver, tools)
    if within:
        outer: Any = StateGraph(Chat).add_node("agent", graph).add_edge(START, "agent")
        graph = outer.compile(checkpointer=saver)
    running = asyncio.create_task(graph.ainvoke({"messages": [("user", "go")]}, T))
    await until(lambda: "slow" in tools.began)
    assert await cancel(running)
    settled = await settle(saver, graph, T, "fold")
    assert settled.answered == (() if within else ("call quick", "call slow"))
    state = await graph.aget_state(T)
    assert (state.next, len(_said(state))) == ((), 1 if within else 4)
    tools.may_end.set()
    await _goes_on(graph)


@pytest.mark.parametrize("how", ["resume", "fold", "rollback"])
async def test_an_entrypoint(saver: Saver, how: Any) -> None:
    began: list[str] = []
    may_end = asyncio.Event()

    @task
    async def note(name: str) -> str:
        began.append(name)
        if name == "wait":
            await may_end.wait()
        return name

    @entrypoint(checkpointer=saver)
    async def job(given: str, *, previous: Any = None) -> Any:
        return entrypoint.final(value=previous, save=[await note("first"), await note(given)])

    await job.ainvoke("last", T)
    began.clear()
    running = asyncio.create_task(job.ainvoke("wait", T))
    await until(lambda: "wait" in began)
    assert await cancel(running)
    may_end.set()
    assert (await settle(saver, job, T, how)).found == "cut"
    assert (await job.aget_state(T)).next == ()
    expected = ["first", "wait"] if how == "resume" else ["first", "last"]
    assert await job.ainvoke("again", T) == expected
    assert began.count("wait") == (2 if how == "resume" else 1)


async def test_a_question_stays_open(saver: Saver) -> None:
    graph = build(saver)
    await graph.ainvoke({"done": []}, T)
    before = await graph.aget_state(T)
    ways: list[Any] = ["resume", "fold", "rollback"]
    for how in ways:
        assert await settle(saver, graph, T, how) == pg.Settled("waits", before.config)
        assert (await graph.aget_state(T)).interrupts == before.interrupts
    assert (await graph.ainvoke(Command(resume="yes"), T))["done"] == ["Pay?: yes", "after"]
    # It is dropped when that is asked for.
    await graph.ainvoke({"done": ["given"]}, T)
    assert (await settle(saver, graph, T, "fold", interrupts=True)).found == "waits"
    state = await graph.aget_state(T)
    assert (state.next, state.interrupts) == ((), ())
    assert state.values == {"done": ["Pay?: yes", "after", "given"]}


async def test_a_breakpoint_is_not_passed(saver: Saver) -> None:
    """Only the end of its block tells that it was one."""
    graph = build(saver, interrupt_before=["pay"])
    async with saver.lease("t"):
        await graph.ainvoke({"done": []}, T)
    before = await graph.aget_state(T)
    assert await settle(saver, graph, T, "fold") == pg.Settled("waits", before.config)
    assert (await settle(saver, graph, T, "fold", interrupts=True)).found == "waits"
    assert (await graph.aget_state(T)).next == ()


async def _imported(saver: Saver) -> None:
    lines: list[bytes] = []
    await export_threads(saver, lines.append, threads=["t"])
    await import_threads(saver, lines, thread_id="copy")


async def _copied(saver: Saver) -> None:
    await saver.acopy_thread("t", "copy")


@pytest.mark.parametrize(
    ("move", "cipher", "is_there"), pairs([_imported, _copied], [None, CIPHER], [False, True])
)
async def test_a_moved_thread_is_cut_or_waits_as_before(
    dsn: str, move: Any, cipher: Any, is_there: bool
) -> None:
    copy = config_for("copy", checkpoint_ns=None)
    answer: Any = Command(resume="yes")
    async with Saver.from_conn_string(dsn, cipher=cipher) as saver:
        graph, breaking = build(saver), build(saver, interrupt_before=["after"])
        if is_there:
            async with saver.lease("copy"):
                await graph.ainvoke({"done": []}, copy)
                await graph.ainvoke(answer, copy)
        await graph.ainvoke({"done": []}, T)
        async with handed_over(saver, "t"):
            await breaking.ainvoke(answer, T)
        await move(saver)
        before = await graph.aget_state(copy)
        assert await settle(saver, graph, copy, "look") == pg.Settled("cut", before.config)
        async with saver.lease("t"):
            await breaking.ainvoke({"done": []}, T)
            await breaking.ainvoke(answer, T)
        await move(saver)
        before = await graph.aget_state(copy)
        assert await settle(saver, breaking, copy, "fold") == pg.Settled("waits", before.config)
        # No row tells of a breakpoint that the graph does not have.
        assert (await settle(saver, graph, copy, "look")).found == "cut"
        age_threads(dsn, timedelta(hours=1))
        assert await list_unfinished(saver, idle_for=timedelta(0)) == []


@pytest.mark.parametrize("how", ["resume", "fold", "rollback"])
async def test_the_run_keeps_its_metadata(saver: Saver, how: Any) -> None:
    """Inboxes, retention and `recover` find threads by that of the newest checkpoint."""
    graph, cut = build(saver), build(saver, interrupt_before=["after"])
    run: Any = {**T, "metadata": {"graph": "support"}}
    for driven, config in ((graph, T), (cut, run)):
        await driven.ainvoke({"done": []}, config)
        await driven.ainvoke(Command(resume="yes"), config)
    assert (await settle(saver, graph, T, how)).found == "cut"
    assert (await tuple_of(saver, T)).metadata.get("graph") == "support"


async def test_it_holds_the_lease_unless_it_is_in_its_block(saver: Saver, other: Saver) -> None:
    _, graph = await _cut_agent(saver)
    beside = asyncio.Event()

    async def settle_beside() -> None:
        await beside.wait()
        await settle(saver, graph, T, "fold")

    # One that began outside of the block is not in it.
    settling = asyncio.create_task(settle_beside())
    async with other.lease("t"):
        with pytest.raises(pg.LeaseHeldError):
            await settle(saver, graph, T, "fold")
    async with saver.lease("t"):
        beside.set()
        with pytest.raises(pg.LeaseHeldError):
            await settling
        assert (await settle(saver, graph, T, "fold")).found == "cut"
        await graph.ainvoke({"messages": [("user", "again")]}, T)
    assert await list_unfinished(saver) == []


async def test_bad_arguments_are_refused(saver: Saver, dsn: str) -> None:
    graph, bad = build(saver), "delete"
    with pytest.raises(pg.InvalidOptionError, match="rollback"):
        await settle(saver, graph, T, bad)  # type: ignore[call-overload]  # the point of the test
    with pytest.raises(pg.InvalidOptionError, match="this saver"):
        await settle(saver, build(None), T, "fold")
    with pytest.raises(pg.SyncCallError):
        settle(pg.PostgresSaver(dsn), graph, T, "fold")
    # A thread that does not exist is at rest.
    assert await settle(saver, graph, T, "rollback") == pg.Settled("nothing", None)
    assert await saver.aget_tuple(T) is None


def test_the_blocking_twin(sync_saver: pg.PostgresSaver) -> None:
    def fail(_: Any) -> Any:
        raise ValueError

    nodes = ("model", lambda _: {"messages": [_calls("quick")]}), ("tools", fail)
    builder: Any = StateGraph(Chat).add_sequence([*nodes]).add_edge(START, "model")
    graph = builder.compile(checkpointer=sync_saver)
    with pytest.raises(ValueError):
        graph.invoke({"messages": [("user", "go")]}, T)
    with sync_saver.lease("t"):
        assert settle(sync_saver, graph, T, "fold").answered == ("call quick",)
    assert graph.get_state(T).next == ()
    assert _are_answered(graph.get_state(T).values["messages"])
    assert settle(sync_saver, graph, T, "fold").found == "nothing"


APP = """
import os
from langgraph.graph import START, StateGraph
from typing_extensions import TypedDict
from pg_checkpoint import AsyncPostgresSaver, PostgresSaver

class State(TypedDict, total=False):
    text: str

def node(state):
    if "fails" in os.environ:
        raise ValueError
    print("a node ran")
    return {"text": state["text"] + "!"}

builder = StateGraph(State).add_node("node", node).add_edge(START, "node")

def blocking():
    return builder.compile(checkpointer=PostgresSaver(os.environ["PG_CHECKPOINT_DSN"]))

async def asynchronous():
    return builder.compile(checkpointer=AsyncPostgresSaver(os.environ["PG_CHECKPOINT_DSN"]))

without = builder.compile()
"""


@pytest.mark.parametrize("app", ["blocking", "asynchronous"])
def test_the_command_looks_and_resumes(
    app: str, dsn: str, sync_saver: pg.PostgresSaver, monkeypatch: Patch
) -> None:
    with module("app.settled", APP) as made:
        graph = made.builder.compile(checkpointer=sync_saver)
        with monkeypatch.context() as failing, suppress(ValueError):
            failing.setenv("fails", "yes")
            graph.invoke({"text": "a"}, T)
        how = ("settle", "t", "--app", f"app.settled:{app}")
        cut = graph.get_state(T)
        looked = done(*how, "--json", dsn=dsn).json
        newest = cut.config["configurable"]["checkpoint_id"]
        assert looked == {"found": "cut", "checkpoint_id": newest, "answered": []}
        assert graph.get_state(T) == cut
        settled = done(*how, "--how", "resume", dsn=dsn)
        assert ("cut" in settled.out, "a node ran" in settled.err) == (True, True)
        assert (graph.get_state(T).values, graph.get_state(T).next) == ({"text": "a!"}, ())
        assert done(*how, "--json", dsn=dsn).json["found"] == "nothing"
        for bad, said in (("without", "not a graph that is compiled"), ("no", "AttributeError")):
            refused = cli("settle", "t", "--app", f"app.settled:{bad}", dsn=dsn)
            assert (refused.code, said in refused.err) == (2, True)
        assert cli("settle", "t", dsn=dsn).code == 2


async def _cut_agent(saver: Any, *says: AIMessage) -> tuple[Tools, Any]:
    """An agent of a thread whose run was cut in one of its tools, after what it had said."""
    tools = Tools()
    model = Model(messages=iter([*says, _calls("quick", "slow"), AIMessage("done")]))
    graph = create_agent(model, tools.all, checkpointer=saver)
    for _ in says:
        await graph.ainvoke({"messages": [("user", "hi")]}, T)
    running = asyncio.create_task(graph.ainvoke({"messages": [("user", "go")]}, T))
    await until(lambda: "slow" in tools.began)
    pending: list[Any] = []
    while not any(channel == "messages" for _, channel, _ in pending):
        # Until the result of one of the two is stored.
        await asyncio.sleep(0.01)
        found = await saver.aget_tuple(T)
        pending = (found and found.pending_writes) or []
    assert await cancel(running)
    tools.began.clear()
    return tools, graph
