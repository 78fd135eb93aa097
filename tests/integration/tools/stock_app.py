"""An application on the stock saver, whose data is moved: all kinds of state that there are."""

from __future__ import annotations

import asyncio
import operator
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Annotated, Any

import psycopg
from langchain_core.messages import AIMessage, AnyMessage, HumanMessage
from langchain_core.runnables import RunnableConfig
from langgraph.channels.delta import DeltaChannel
from langgraph.checkpoint.base import BaseCheckpointSaver
from langgraph.checkpoint.postgres.aio import AsyncPostgresSaver as StockSaver
from langgraph.graph import START, StateGraph
from langgraph.graph.message import add_messages
from langgraph.types import Command
from typing_extensions import TypedDict

from tests.making import ask, config_for

__all__ = ["Requests", "StockSaver", "answer", "app", "assert_same", "comparable", "fill"]
__all__ += ["fill_three", "filled", "same_tuples", "say", "stock_saver", "tuples_of"]


def extend(state: list[str], writes: Sequence[list[str]]) -> list[str]:
    return [*state, *(item for write in writes for item in write)]


class State(TypedDict):
    messages: Annotated[list[AnyMessage], add_messages]
    events: Annotated[list[str], DeltaChannel(extend, snapshot_frequency=3)]
    turns: Annotated[int, operator.add]
    text: str
    ratio: float
    facts: dict[str, Any]


class Inner(TypedDict):
    facts: dict[str, Any]
    text: str
    visits: int


def app(saver: BaseCheckpointSaver[Any]) -> Any:
    """A chat with a subgraph, a delta channel, and a question after each third turn."""

    def look_up(state: Inner) -> dict[str, Any]:
        n = state.get("visits", 0) + 1
        facts = {"n": n, "found": ["fact " * 60] * (n % 4)}
        return {"facts": facts, "text": "long " * 40, "visits": n}

    inner = StateGraph(Inner).add_node("look_up", look_up).add_edge(START, "look_up")

    def reply(state: State, config: RunnableConfig) -> dict[str, Any]:
        turns = state.get("turns", 0) + 1
        said = ask("go on?", config) if turns % 3 == 0 else "of course"
        text = f"{said}: {turns} " + "and so on " * 30
        told = {"messages": [AIMessage(text, id=f"ai {turns}")], "events": [f"replied {turns}"]}
        return {**told, "turns": 1, "ratio": turns / 7}

    nodes: Any = [("inner", inner.compile(checkpointer=True)), ("reply", reply)]
    builder = StateGraph(State).add_sequence(nodes).add_edge(START, "inner")
    return builder.compile(checkpointer=saver)


async def say(graph: Any, thread_id: str, text: str) -> Any:
    """A turn, which may end with a question."""
    message = HumanMessage(text, id=f"human {text}")
    return await graph.ainvoke({"messages": [message], "events": [text]}, config_for(thread_id))


async def answer(graph: Any, thread_id: str, text: str) -> Any:
    return await graph.ainvoke(Command(resume=text), config_for(thread_id))


async def tuples_of(saver: BaseCheckpointSaver[Any], thread_id: str) -> list[Any]:
    """All checkpoints of a thread, in one order."""
    found = [c async for c in saver.alist({"configurable": {"thread_id": thread_id}})]
    return sorted(found, key=lambda c: str(c.config["configurable"]))


def same_tuples(one: list[Any], other: list[Any]) -> bool:
    """Equal in all: values, versions, metadata, parents, pending writes."""
    assert [c.config for c in one] == [c.config for c in other]
    for mine, theirs in zip(one, other, strict=True):
        assert (mine.checkpoint, mine.metadata) == (theirs.checkpoint, theirs.metadata)
        assert mine.parent_config == theirs.parent_config
        assert mine.pending_writes == theirs.pending_writes
    return bool(one)


async def assert_same(one: Any, other: Any, *threads: str) -> None:
    for thread in threads:
        assert same_tuples(await tuples_of(one, thread), await tuples_of(other, thread))


def comparable(state: dict[str, Any]) -> dict[str, Any]:
    """A state without what is made anew in each run: the ids of questions."""
    return {**state, "__interrupt__": [i.value for i in state.get("__interrupt__", ())]}


async def fill(saver: BaseCheckpointSaver[Any], thread_id: str, turns: int, more: str = "") -> None:
    """So many turns, each question answered."""
    graph = app(saver)
    for turn in range(turns):
        if "__interrupt__" in (await say(graph, thread_id, f"turn {turn}{more}")):
            await answer(graph, thread_id, "sure")


async def fill_three(saver: BaseCheckpointSaver[Any]) -> None:
    """Threads: a short one, one that was asked, a longer one."""
    await fill(saver, "short", 1)
    await fill(saver, "asked", 2)
    await say(app(saver), "asked", "turn 2")
    await fill(saver, "long", 4)


class Requests:
    """Those to a busy application: turns in threads; a question is answered by the next one."""

    def __init__(self, threads: int) -> None:
        self.turns = {f"thread {n}": 0 for n in range(threads)}
        self.asked = set[str]()
        self.enough, self.stopped = asyncio.Event(), asyncio.Event()

    async def send(self, saver: BaseCheckpointSaver[Any], name: str) -> None:
        go_on = answer if name in self.asked else say
        state = await go_on(app(saver), name, f"turn {self.turns[name]}")
        self.asked.discard(name)
        self.asked.update([name] if "__interrupt__" in state else [])
        self.turns[name] += 1
        if min(self.turns.values()) >= 3:
            self.enough.set()

    async def serve(self, saver: BaseCheckpointSaver[Any]) -> None:
        """Goes on with all threads, until it is stopped."""

        async def serve_one(name: str) -> None:
            while not self.stopped.is_set():
                await self.send(saver, name)

        await asyncio.gather(*map(serve_one, self.turns))

    async def go_on(self, saver: BaseCheckpointSaver[Any]) -> None:
        """A few more; no step is lost, in the messages and in the delta channel."""
        for name in self.turns:
            for _ in range(4):
                await self.send(saver, name)
            state = await app(saver).aget_state(config_for(name))
            assert bool(state.interrupts) == (asked := name in self.asked)
            events = state.values["events"]
            said = [m.content for m in state.values["messages"] if m.type == "human"]
            assert said == [event for event in events if event.startswith("turn")]
            replies = [event for event in events if event.startswith("replied")]
            assert replies == [f"replied {n + 1}" for n in range(len(said) - asked)]
            assert self.turns[name] - len(said) == len(said) // 3 - asked


@asynccontextmanager
async def stock_saver(dsn: str, **options: Any) -> AsyncIterator[StockSaver]:
    async with StockSaver.from_conn_string(dsn, **options) as stock:
        await stock.setup()
        yield stock


_TABLES = ("checkpoints", "checkpoint_blobs", "checkpoint_writes")
# What `filled` stored the first time, as COPY has it: an application costs more than its rows.
_rows: dict[str, bytes] = {}


@asynccontextmanager
async def filled(dsn: str) -> AsyncIterator[StockSaver]:
    """The stock saver with three threads: a short one, one that was asked, a longer one."""
    async with stock_saver(dsn) as stock:
        if _rows:
            _copy_in(dsn)
        else:
            await fill_three(stock)
            _copy_out(dsn)
        yield stock


def _copy_out(dsn: str) -> None:
    with psycopg.connect(dsn) as admin, admin.cursor() as cursor:
        for table in _TABLES:
            with cursor.copy(f"copy {table} to stdout".encode()) as copy:
                _rows[table] = b"".join(map(bytes, copy))


def _copy_in(dsn: str) -> None:
    with psycopg.connect(dsn) as admin, admin.cursor() as cursor:
        for table, rows in _rows.items():
            with cursor.copy(f"copy {table} from stdin".encode()) as copy:
                copy.write(rows)
