"""Processes die at any moment: what is due is done once, what is stored stays whole."""

from __future__ import annotations

import asyncio
import operator
import os
import random
import signal
from collections import Counter
from multiprocessing import Pipe
from multiprocessing.connection import Connection
from typing import Annotated, Any, NoReturn, TypedDict

import psycopg
import pytest
from langchain_core.messages import HumanMessage
from langchain_core.runnables import RunnableConfig
from langgraph.graph import START, StateGraph
from langgraph.types import Command

from pg_checkpoint import (
    AesGcmCipher,
    AsyncPostgresSaver,
    KeyRing,
    RewritePlace,
    Rotation,
    count_keys,
    list_wakeups,
    map_texts,
    rewrite,
    rotate_keys,
    step,
    wake_at,
)
from pg_checkpoint.core.database import Database
from pg_checkpoint.runs.steps import Steps
from pg_checkpoint.runs.wakeups import Wakeups
from pg_checkpoint.saver.leases import Leases
from pg_checkpoint.tools.rewrite import ThreadRewrite
from pg_checkpoint.tools.verify import verify_threads
from tests import questions
from tests.checking import everything, unowned
from tests.faults.forked import code_of, start
from tests.faults.load import Ledger, Lost, agents, check
from tests.making import aput, ask, config_for, expire_leases, rows_of, run_sql
from tests.waiting import until

CONFIG = config_for("t")
KILLED = -signal.SIGKILL


def _die() -> NoReturn:
    os.kill(os.getpid(), signal.SIGKILL)
    raise AssertionError("unreachable")


def _die_after(part: type, method: str) -> None:
    call = getattr(part, method)

    async def dying(*args: Any, **how: Any) -> Any:
        await call(*args, **how)
        _die()

    setattr(part, method, dying)


class State(TypedDict, total=False):
    """What a graph has that pays."""

    paid: Annotated[list[int], operator.add]
    amount: int


def _paying(saver: Any, moment: str = "") -> Any:
    """A graph whose middle node pays once, and may kill its process."""

    async def pay(state: State, config: RunnableConfig) -> State:
        async with step(saver, "pay", config=config) as once:
            if not once.done:
                insert = "insert into payments (key) values (%s) returning id"
                cursor = await once.connection.execute(insert, [once.key])
                (once.result,) = await cursor.fetchone()
                if moment == "has paid":
                    _die()
        if moment == "after the step":
            _die()
        return {"paid": [once.result]}

    builder = StateGraph(State)
    builder.add_node("before", lambda state: {"amount": 7})
    builder.add_node("pay", pay)
    builder.add_node("after", lambda state: {})
    builder.add_edge(START, "before").add_edge("before", "pay").add_edge("pay", "after")
    return builder.compile(saver)


async def pay(dsn: str, kind: str, moment: str = "") -> None:
    """A process that runs the graph, from where it was left."""
    if name := PAYING.get(moment):
        _die_after(Steps, name)
    async with AsyncPostgresSaver.from_conn_string(dsn, max_size=4) as saver:
        graph = _paying(saver, moment)
        given: Any = None if await saver.aget_tuple(CONFIG) is not None else {"amount": 1}
        if kind == "leased":
            async with saver.lease("t", ttl=1.0, wait=30.0):
                await graph.ainvoke(given, CONFIG)
        else:
            await graph.ainvoke(given, CONFIG, durability=kind)


def _stored(dsn: str) -> tuple[int, int]:
    tables = ("payments", "pgcheckpoint.checkpoint_steps")
    payments, steps = (len(rows_of(dsn, f"select from {table}")) for table in tables)
    return payments, steps


@pytest.fixture
def payments(dsn: str) -> None:
    """The application's table."""
    run_sql(dsn, "create table payments (id serial primary key, key text)")


# What is done before the process dies, if it is not the node itself that kills it.
PAYING = {"has looked": "look", "has begun": "begin"}
PAYING |= {"has recorded": "_stored", "has committed": "commit"}
LOCKS = "from pg_locks where locktype = 'advisory'"


@pytest.mark.usefixtures("payments")
@pytest.mark.parametrize(
    ("kind", "moment"),
    [
        *[("async", moment) for moment in (*PAYING, "has paid", "after the step")],
        *[("sync", "has paid"), ("leased", "has paid"), ("leased", "after the step")],
    ],
)
async def test_a_step_is_done_once(
    dsn: str, saver: AsyncPostgresSaver, kind: str, moment: str
) -> None:
    assert await code_of(start(pay, dsn, kind, moment)) == KILLED
    # The server notices that its client is gone.
    await until(lambda: not rows_of(dsn, f"select {LOCKS}"))
    assert _stored(dsn) == ((1, 1) if moment in ("has committed", "after the step") else (0, 0))
    # All run the same task; only a lease would keep them apart.
    workers = [start(pay, dsn, kind) for _ in range(3 if kind == "async" else 1)]
    assert {await code_of(worker) for worker in workers} == {0}
    assert _stored(dsn) == (1, 1)
    (paid,) = rows_of(dsn, "select id from payments")
    state = await _paying(saver).aget_state(CONFIG)
    assert (state.next, state.values["paid"]) == ((), [*paid])


@pytest.mark.usefixtures("payments")
async def test_a_lost_connection_pays_nothing(dsn: str, saver: AsyncPostgresSaver) -> None:
    """In the block, of either flavour: an error, and the task may run again."""

    def lose(state: State) -> None:
        if state["amount"] == 1:
            run_sql(dsn, f"select pg_terminate_backend(pid) {LOCKS}")

    async def pay(state: State, config: RunnableConfig) -> State:
        async with step(saver, "pay", config=config) as once:
            await once.connection.execute("insert into payments (key) values ('x')")
            lose(state)
        return {}

    def blocking(state: State, config: RunnableConfig) -> State:
        with step(saver, "pay", config=config) as once:
            once.connection.execute("insert into payments (key) values ('x')")
            lose(state)
        return {}

    def graph(node: Any) -> Any:
        return StateGraph(State).add_node("pay", node).add_edge(START, "pay").compile(saver)

    for node, given in ((pay, {"amount": 1}), (blocking, None)):
        with pytest.raises(psycopg.OperationalError):
            await graph(node).ainvoke(given, CONFIG)
        assert _stored(dsn) == (0, 0)
    await graph(pay).aupdate_state(CONFIG, {"amount": 2}, as_node="__start__")
    await graph(pay).ainvoke(None, CONFIG)
    assert _stored(dsn) == (1, 1)


# What is done before the process dies, if it is not a node that kills it.
WAKING = {
    "has the lease": (Leases, "take"),
    "has begun": (Wakeups, "begin"),
    "knows what to run": (Wakeups, "opened"),
    "has ended": (Wakeups, "end"),
}


def _asking(saver: Any, kind: str, moment: str = "") -> Any:
    """A graph whose nodes may kill their process, with the answer or after the questions."""

    async def pay(state: questions.State, config: RunnableConfig) -> questions.State:
        answer = ask("Pay?", config)
        if moment == "in the node that asks":
            _die()
        return {"done": [f"Pay?: {answer}"]}

    async def after(state: questions.State) -> questions.State:
        if moment == "in a node":
            _die()
        return {"done": ["after"]}

    nodes: dict[str, Any] = {"pay": pay}
    if kind == "one of two":
        nodes["ship"] = questions.asking("Ship?")
    return questions.build(saver, nodes, after)


async def wake(dsn: str, kind: str, moment: str = "") -> None:
    """A process that runs what is due."""
    if moment in WAKING:
        _die_after(*WAKING[moment])
    async with AsyncPostgresSaver.from_conn_string(dsn, max_size=2) as saver:
        graph = _asking(saver, kind, moment)
        await questions.settle_due(graph, saver, durability="sync", max_attempts=3)


# What is due, and what is done when it was run once.
DUE: dict[str, tuple[Any, list[str]]] = {
    "answer": (Command(resume="no"), ["Pay?: no", "after"]),
    "one of two": (Command(resume="no"), ["Pay?: no"]),
    "goto": (Command(goto="expired"), ["expired"]),
    "input": ({"done": ["given"]}, ["given"]),
}


@pytest.mark.parametrize(
    ("kind", "moment"),
    [
        *[("answer", moment) for moment in (*WAKING, "in the node that asks", "in a node")],
        *[("one of two", "has begun"), ("one of two", "in the node that asks")],
        *[("goto", "has begun"), ("goto", "knows what to run")],
        *[("input", "has begun"), ("input", "has ended")],
    ],
)
async def test_what_is_due_is_run_once(
    dsn: str, saver: AsyncPostgresSaver, kind: str, moment: str
) -> None:
    graph, (run, expected) = _asking(saver, kind), DUE[kind]
    asked = await questions.begin(graph, saver)
    await wake_at(saver, "t", questions.AT_ONCE, run, interrupt_id=asked["Pay?"])
    assert await code_of(start(wake, dsn, kind, moment)) == KILLED
    expire_leases(dsn)
    assert await code_of(start(wake, dsn, kind)) == 0
    assert Counter(await questions.done(graph)) == Counter(expected)
    assert await list_wakeups(saver, "t") == []
    assert await questions.settle_due(graph, saver) == 0
    open_now = await questions.waiting(graph)
    assert asked["Pay?"] not in open_now.values()
    if kind != "input":
        # The other question is open as it was.
        assert open_now == {q: id_ for q, id_ in asked.items() if q != "Pay?"}


async def test_a_goto_goes_on_when_the_question_was_dropped(
    dsn: str, saver: AsyncPostgresSaver, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The process died between the two."""
    graph, (run, _) = _asking(saver, "goto"), DUE["goto"]
    asked = await questions.begin(graph, saver)
    await wake_at(saver, "t", questions.AT_ONCE, run, interrupt_id=asked["Pay?"])

    async def die(*_: Any, **__: Any) -> None:
        raise asyncio.CancelledError

    with monkeypatch.context() as patch:
        patch.setattr(graph, "ainvoke", die)
        await questions.settle_due(graph, saver, backoff=600.0)
    assert (await questions.waiting(graph), await questions.done(graph)) == ({}, [])
    run_sql(dsn, "update pgcheckpoint.checkpoint_wakeups set due_at = now()")
    assert await questions.settle_due(graph, saver) == 1
    assert await questions.done(graph) == ["expired"]


NAME = "Ada Lovelace"


def _erase(value: Any, place: RewritePlace) -> Any:
    return map_texts(value, lambda text: text.replace(NAME, "[erased]"))


async def erase(dsn: str, number: int) -> None:
    """A process that dies after so many transactions under the thread's lease, if there are."""
    write, work = Database.write, ThreadRewrite.work
    left = [number]

    async def counted(self: Any, *args: Any, **how: Any) -> Any:
        answers = await write(self, *args, **how)
        left[0] -= 1
        if left[0] == 0:
            _die()
        return answers

    async def begun(self: Any, lease: str) -> None:
        Database.write = counted  # type: ignore[method-assign]  # to die in its midst
        await work(self, lease)

    ThreadRewrite.work = begun  # type: ignore[method-assign]  # as above
    async with AsyncPostgresSaver.from_conn_string(dsn) as saver:
        await rewrite(saver, _erase)


async def _values(saver: Any) -> list[Any]:
    """The values of each checkpoint, its metadata and its writes."""
    found = [one async for one in saver.alist(CONFIG)]
    values = [value for one in found for value in one.checkpoint["channel_values"].values()]
    return [*values, *(one.metadata for one in found), *(one.pending_writes for one in found)]


async def test_a_rewrite_leaves_each_value_old_or_new_and_the_next_one_finishes_it(
    dsn: str, saver: AsyncPostgresSaver
) -> None:
    config: Any = CONFIG
    for n in range(30, 33):
        chat = [HumanMessage(f"{NAME} {k} " + "x" * 500, id=str(k)) for k in range(n)]
        values = {"messages": chat, "who": NAME, "long": [NAME * 100]}
        config = await aput(saver, config, values, metadata={"user": NAME})
    await saver.aput_writes(config, [("who", NAME)], "task")
    before, number = await _values(saver), 1
    after = [_erase(value, RewritePlace("t", "", "", "value")) for value in before]
    while (code := await code_of(start(erase, dsn, number))) == KILLED:
        now = zip(await _values(saver), before, after, strict=True)
        assert all(value in (old, new) for value, old, new in now)
        assert (await verify_threads(saver)).broken == []
        expire_leases(dsn)
        number += 1
    assert code == 0
    assert number >= 3
    assert (await rewrite(saver, _erase)).rewritten == []
    assert await _values(saver) == after
    pieces = rows_of(dsn, "select data from pgcheckpoint.checkpoint_chunks")
    assert {NAME.encode() in bytes(piece) for (piece,) in pieces} == {False}


ENOUGH, KILLS = 50, 2
KEYS = {"old": bytes(range(32)), "new": bytes(range(100, 132))}


def options(*ids: str, **also: Any) -> Any:
    """A saver's, with the keys of these ids; the last one encrypts."""
    cipher = AesGcmCipher(KeyRing({key_id: KEYS[key_id] for key_id in ids}))
    metadata = {"encrypt_metadata": True, "clear_metadata": ["run_id"]}
    return {"cipher": cipher, **metadata, "max_size": 4, **also}


async def rotate(dsn: str, pipe: Connection) -> None:
    """A process that tells of each batch, and goes on when it is told to."""

    def say(done: Rotation) -> None:
        pipe.send(done.rotated.total)
        # The loop stands still, and with it the rotation.
        pipe.recv()

    with_all = options("old", "new", allow_plaintext=True)
    async with AsyncPostgresSaver.from_conn_string(dsn, **with_all) as saver:
        while not (await rotate_keys(saver, progress=say)).complete:
            pass


async def _rotate_and_kill(dsn: str) -> None:
    """Kills some rotations in their midst: each had done something, and was about to do more."""
    rng = random.Random(1)
    for n in range(KILLS):
        ours, theirs = Pipe()
        rotation, rotated = start(rotate, dsn, theirs), 0
        for _ in range(4 + 4 * n):
            rotated = await asyncio.to_thread(ours.recv)
            ours.send(None)
        assert rotated > 0
        # Somewhere between this batch and the end of the next, where it would stop.
        await asyncio.sleep(rng.uniform(0, 0.02))
        rotation.kill()
        rotation.join()


async def _rotate_to_the_end(saver: AsyncPostgresSaver) -> None:
    for _ in range(20):
        if (await rotate_keys(saver)).complete:
            return
    raise AssertionError(await count_keys(saver))


class Load:
    """Agents of a saver, and what they were told."""

    def __init__(self, saver: AsyncPostgresSaver, name: str, count: int = 3, **how: int) -> None:
        self.ledger, self.stop = Ledger(), asyncio.Event()
        self.ended = agents(saver, self.ledger, name, count, stop=self.stop, pause=0.05, **how)

    async def has_enough(self) -> None:
        await until(lambda: self.ledger.operations > ENOUGH or self.ledger.errors)

    async def end(self) -> None:
        await self.has_enough()
        self.stop.set()
        await self.ended


@pytest.mark.parametrize("is_clear", [False, True], ids=["from another key", "from plaintext"])
async def test_rotation_under_load_loses_nothing(dsn: str, is_clear: bool) -> None:
    with_all = options("old", "new", allow_plaintext=is_clear)
    async with (
        AsyncPostgresSaver.from_conn_string(dsn, **({} if is_clear else options("old"))) as old,
        AsyncPostgresSaver.from_conn_string(dsn, **with_all) as both,
        AsyncPostgresSaver.from_conn_string(dsn, **with_all) as other,
    ):
        loads = [Load(old, "before", count=10, steps=15)]
        await loads[0].ended
        # As of a deployment under way: they are refused, but never damage anything.
        stale = [Load(old, "stale")] if is_clear else []
        for load in stale:
            await load.has_enough()
        loads += [Load(both, "ours"), Load(other, "theirs")]
        await _rotate_and_kill(dsn)
        await _rotate_to_the_end(both)
        for load in stale:
            await until(lambda ledger=load.ledger: ledger.errors)  # type: ignore[misc]  # at once
        for load in [*loads, *stale]:
            await load.end()
        await _rotate_to_the_end(both)
        assert set(await count_keys(both)) == {"new"}
    assert [load.ledger.last_errors for load in loads] == [[], [], []]
    for load in stale:
        assert set(load.ledger.errors) <= {"CipherRequiredError", "ParentWriteFailedError"}
    # With the new key alone, and nothing in clear allowed.
    async with AsyncPostgresSaver.from_conn_string(dsn, **options("new")) as new:
        for load in [*loads, *stale]:
            assert await check(new, load.ledger) == Lost()
    assert unowned(dsn).missing_chunks == 0
    with psycopg.connect(dsn) as admin:
        assert b"what was said" not in everything(admin)
