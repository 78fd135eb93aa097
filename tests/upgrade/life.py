"""A small application's life with a database: life.py PACKAGE DSN

Does what each line of its input says, and answers with a line, all in JSON:

    ["fill"]                stores threads of all kinds, items, data keys and leases
    ["read", THREAD ...]    answers with all that it reads of them
    ["chat", THREAD ...]    a turn of a conversation
    ["ask", THREAD ...]     a run up to a question to a human
    ["answer", THREAD ...]  the rest of it
    ["clean", THREAD ...]   copies it, prunes it, deletes the copy
    ["sealed", ...]         one of these with a cipher
    ["others"]              answers with what it reads of items, data keys and leases

Every release runs it, so it uses only what all have, and of this repository nothing. PACKAGE is
where pg_checkpoint has to come from.
"""

from __future__ import annotations

import asyncio
import json
import sys
import zlib
from contextlib import suppress
from datetime import datetime, timedelta, timezone
from pathlib import Path
from typing import Annotated, Any

from langchain_core.messages import AIMessage, AnyMessage, BaseMessage, HumanMessage
from langchain_core.runnables import RunnableConfig
from langgraph.channels.delta import DeltaChannel
from langgraph.checkpoint.serde.jsonplus import JsonPlusSerializer
from langgraph.graph import END, START, StateGraph
from langgraph.graph.message import add_messages
from langgraph.types import Command, Interrupt, interrupt
from typing_extensions import TypedDict

import pg_checkpoint as pg

KEYS = pg.KeyRing({"2026": bytes(range(32))}, active="2026")
CIPHER = pg.AesGcmCipher(KEYS)
# Long enough that the list of all of them is stored in pieces.
WORDS = "Of the things that were said in this turn, this is the longest by far. " * 2
VALUES: dict[str, Any] = {
    "none": None,
    "large": 2**80,
    "real": 1e-7,
    "text": "nul \0, a lone surrogate \ud800, ü",
    "bytes": bytes(range(40)),
    "when": datetime(2026, 11, 21, 12, 30, tzinfo=timezone.utc),
    "nested": {"list": [1, [2, {"three": 3.5}]], "set": {"a"}},
    # Cut into pieces, and their names into a group.
    "many": [f"list 53, element {n}: " + "and so on, " * 12 for n in range(40)],
}
# What a store keeps in all its ways: as JSON, beside it, by a serializer, for a while, cut.
LONG, YEARS = "k" * 900, timedelta(days=36_500)
LATER = datetime(2100, 1, 1, tzinfo=timezone.utc)
ITEMS: dict[str, tuple[Any, float | None]] = {
    "plain": ({"likes": "tea", "n": 7}, None),
    "exact": ({"text": "nul \0", "real": float("inf")}, None),
    "typed": ({"when": VALUES["when"], "set": {"a"}, 1: "a key"}, None),
    "timed": ({"likes": "coffee"}, YEARS.total_seconds() / 60),
    LONG: ({"key": "long"}, None),
}


def _extend(state: list[str], writes: list[list[str]]) -> list[str]:
    return [*state, *(item for write in writes for item in write)]


class State(TypedDict, total=False):
    messages: Annotated[list[AnyMessage], add_messages]
    items: Annotated[list[str], DeltaChannel(_extend, snapshot_frequency=4)]
    answer: str
    fails: bool


def build(saver: pg.AsyncPostgresSaver) -> Any:
    """A reply; or, with `answer`, a subgraph that asks; beside it a node that may fail."""

    def reply(state: State) -> State:
        turn = len(state.get("messages", []))
        return {"messages": [AIMessage(f"{turn}: {WORDS}", id=f"a{turn}")], "items": [f"{turn}"]}

    def ask(state: State) -> State:
        return {"answer": interrupt({"question": state["answer"]})}

    def beside(state: State) -> State:
        if state.get("fails"):
            raise RuntimeError("this task fails")
        return {"items": ["beside"]}

    inner = StateGraph(State).add_node("ask", ask).add_edge(START, "ask").add_edge("ask", END)
    builder = StateGraph(State)
    builder.add_node("reply", reply)
    builder.add_node("inner", inner.compile())
    builder.add_node("beside", beside)
    builder.add_edge(START, "reply")
    goes_on = lambda state: ["inner", "beside"] if state.get("answer") else END  # noqa: E731
    builder.add_conditional_edges("reply", goes_on)
    return builder.compile(checkpointer=saver)


def config(thread: str) -> Any:
    return {"configurable": {"thread_id": thread}}


async def chat(saver: pg.AsyncPostgresSaver, thread: str) -> None:
    turn = len((await build(saver).aget_state(config(thread))).values.get("messages", []))
    message = HumanMessage(f"{turn}: {WORDS}", id=f"h{turn}")
    await build(saver).ainvoke({"messages": [message], "items": [f"asked {turn}"]}, config(thread))


async def ask(saver: pg.AsyncPostgresSaver, thread: str) -> None:
    state = {"messages": [HumanMessage("May I?", id="h")], "answer": "Shall I?"}
    result = await build(saver).ainvoke(state, config(thread))
    assert result["__interrupt__"], result


async def answer(saver: pg.AsyncPostgresSaver, thread: str) -> None:
    result = await build(saver).ainvoke(Command(resume="Yes."), config(thread))
    assert result["answer"] == "Yes.", result


async def fill(saver: pg.AsyncPostgresSaver, sealed: pg.AsyncPostgresSaver, dsn: str) -> None:
    await saver.setup()
    for thread in ("chat", "fork", "delta", "ünï 'code'"):
        for _ in range({"chat": 6, "delta": 3}.get(thread, 1)):
            await chat(saver, thread)
    await ask(saver, "question")
    await _fork(saver)
    await _fail(saver, "failed")
    await _put_values(saver)
    await chat(sealed, "sealed")
    await chat(sealed, "sealed")
    await ask(sealed, "sealed too")
    await _fill_others(saver, dsn)


async def _fork(saver: pg.AsyncPostgresSaver) -> None:
    graph = build(saver)
    history = [state async for state in graph.aget_state_history(config("fork"))]
    messages = {"messages": [HumanMessage("Another way.", id="other")]}
    await graph.aupdate_state(history[-2].config, messages, as_node="reply")


async def _fail(saver: pg.AsyncPostgresSaver, thread: str) -> None:
    state = {"messages": [HumanMessage("May I?", id="h")], "answer": "Shall I?", "fails": True}
    with suppress(RuntimeError):
        await build(saver).ainvoke(state, config(thread))
        raise AssertionError("it did not fail")


async def _put_values(saver: pg.AsyncPostgresSaver) -> None:
    versions = {name: saver.get_next_version(None, None) for name in VALUES}
    checkpoint: Any = {"v": 4, "id": "1f0c5d2e-0000-6000-8000-000000000000", "versions_seen": {}}
    checkpoint |= {"ts": "2026-11-21T12:30:00+00:00", "updated_channels": None}
    checkpoint |= {"channel_values": VALUES, "channel_versions": versions}
    place: Any = {"configurable": {"thread_id": "values", "checkpoint_ns": ""}}
    metadata: Any = {"source": "input", "step": -1, "parents": {}, "user": "ada"}
    stored = await saver.aput(place, checkpoint, metadata, versions)
    await saver.aput_writes(stored, [("text", "pending"), ("nested", VALUES["nested"])], "task")


def _keyed(dsn: str) -> Any:
    cipher = pg.AesGcmCipher(KEYS, data_keys=True)
    return pg.AsyncPostgresSaver.from_conn_string(dsn, max_size=2, cipher=cipher)


def _stores(dsn: str) -> tuple[Any, Any]:
    sealed = pg.AsyncPostgresStore(dsn, max_size=2, cipher=CIPHER, searchable=["kind"])
    return pg.AsyncPostgresStore(dsn, max_size=2, serde=JsonPlusSerializer()), sealed


def _beside(dsn: str) -> tuple[Any, Any]:
    return pg.AsyncPostgresEvents(dsn, max_size=2, ttl=None), pg.AsyncPostgresCache(dsn, max_size=2)


async def _fill_others(saver: pg.AsyncPostgresSaver, dsn: str) -> None:
    async with _keyed(dsn) as keyed:
        await chat(keyed, "keyed")
    await chat(saver, "timed")
    await saver.aset_ttl("timed", YEARS)
    given = {"messages": [HumanMessage("later", id="l")]}
    await pg.wake_at(saver, "timed", LATER, given, key="once")
    with suppress(KeyError):
        async with saver.lease("left") as lease:
            await _fail(saver, "left")
            lease.hand_over()
            raise KeyError
    store, sealed = _stores(dsn)
    async with store, sealed:
        for key, (value, minutes) in ITEMS.items():
            await store.aput(("users", "ada", "notes"), key, value, ttl=minutes)
        await sealed.aput(("sealed",), "a", {"kind": "fact", "text": "a secret"})
    assert await _step(saver) == [{"paid": 7}]
    events, cache = _beside(dsn)
    async with events, cache:
        await events.append("told", ["one", {"two": 2}], key="first")
        await events.end("told")
        await cache.aset({(("node",), "key"): ({"found": [1, 2]}, None)})


async def _step(saver: Any) -> list[Any]:
    """The result of a step, in a node that asks after it."""
    found: list[Any] = []

    async def pay(state: State, config: RunnableConfig) -> State:
        async with pg.step(saver, "pay", config=config) as once:
            if not once.done:
                once.result = {"paid": 7}
            found.append(once.result)
        # Not interrupt(), which finds no config in asynchronous code before Python 3.11.
        raise RuntimeError("after it")

    graph: Any = StateGraph(State).add_node("pay", pay).add_edge(START, "pay")
    graph = graph.compile(checkpointer=saver)
    state = await graph.aget_state(config("stepped"))
    with suppress(RuntimeError):
        await graph.ainvoke(None if state.next else {"answer": ""}, config("stepped"))
    return found


async def read_others(saver: pg.AsyncPostgresSaver, dsn: str) -> Any:
    (store, sealed), (events, cache) = _stores(dsn), _beside(dsn)
    async with _keyed(dsn) as keyed, store, sealed, events, cache:
        found = await store.asearch(("users",), limit=100)
        found += await sealed.asearch(("sealed",), filter={"kind": "fact"})
        wakeups = await pg.list_wakeups(saver, "timed")
        left = await pg.list_unfinished(saver, idle_for=YEARS)
        asking = [thread for thread in await pg.list_waiting(saver) if thread.error is None]
        return {
            "items": [_plain(sorted(item.dict().items())) for item in found],
            "keyed": await _read_thread(keyed, "keyed"),
            "wakeups": [[w.key, str(w.due_at), w.interrupt_id, w.attempts] for w in wakeups],
            "left": [_plain([t.thread_id, t.next, t.lost]) for t in left],
            "waiting": [_plain([t.thread_id, [i.value for i in t.interrupts]]) for t in asking],
            "beside": {
                "step": await _step(saver),
                "events": [list(event) async for event in events.follow("told", after=0)],
                "cache": list((await cache.aget([(("node",), "key")])).values()),
            },
        }


async def _read_thread(saver: pg.AsyncPostgresSaver, thread: str) -> Any:
    state = await build(saver).aget_state(config(thread), subgraphs=True)
    tuples = [found async for found in saver.alist(config(thread))]
    for one in tuples:
        assert await saver.aget_tuple(one.config) == one
    listed = await saver.alist_info(config(thread))
    found = {
        "state": [state.values, state.next, [task.interrupts for task in state.tasks]],
        "checkpoints": [list(one) for one in tuples],
        "info": [[i.checkpoint_id, i.checkpoint_ns, i.step, i.source] for i in listed],
    }
    return _plain(found)


def _plain(value: Any) -> Any:
    """As JSON can hold it, and alike with whatever versions of LangChain."""
    if isinstance(value, BaseMessage):
        return _plain([value.type, value.id, value.content])
    if isinstance(value, Interrupt):
        return _plain([value.id, value.value])
    if isinstance(value, dict):
        return {str(k): _plain(v) for k, v in value.items()}
    if isinstance(value, (list, tuple)):
        plain = [_plain(element) for element in value]
        is_long = len(plain) > 20 and all(isinstance(element, str) for element in plain)
        return _plain(str(plain)) if is_long else plain
    if len(text := str(value)) > 80:
        return f"{text[:20]}... ({len(text)}, {zlib.crc32(text.encode('utf-8', 'replace'))})"
    return value if isinstance(value, (str, int, float, type(None))) else repr(value)


async def clean(saver: pg.AsyncPostgresSaver, thread: str) -> None:
    copy = f"{thread}, copied"
    await saver.acopy_thread(thread, copy)
    await saver.aprune([thread])
    await saver.adelete_thread(copy)


async def main(package: str, dsn: str) -> None:
    assert Path(pg.__file__).is_relative_to(package), pg.__file__
    how: Any = {"max_size": 2, "cipher": CIPHER, "encrypt_metadata": True}
    opened = pg.AsyncPostgresSaver.from_conn_string
    async with opened(dsn, max_size=2) as saver, opened(dsn, **how) as sealed:
        while line := await asyncio.to_thread(sys.stdin.readline):
            what, *threads = json.loads(line)
            answered = None
            if what == "fill":
                await fill(saver, sealed, dsn)
            elif what == "others":
                answered = await read_others(saver, dsn)
            elif what == "sealed":
                answered = await do(sealed, *threads)
            else:
                answered = await do(saver, what, *threads)
            print(json.dumps(answered), flush=True)


async def do(saver: pg.AsyncPostgresSaver, what: str, *threads: str) -> Any:
    if what == "read":
        return {thread: await _read_thread(saver, thread) for thread in threads}
    actions = {"chat": chat, "ask": ask, "answer": answer, "clean": clean}
    for thread in threads:
        await actions[what](saver, thread)
    return None


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
