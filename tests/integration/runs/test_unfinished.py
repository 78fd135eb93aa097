"""Which threads stand still: said from stored columns, and compared with what LangGraph says."""

from __future__ import annotations

import asyncio
import operator
from collections.abc import Callable
from contextlib import nullcontext
from datetime import datetime, timedelta
from typing import Annotated, Any

import pytest
from langchain_core.runnables import RunnableConfig
from langgraph.func import entrypoint, task
from langgraph.graph import END, START, StateGraph
from langgraph.types import Command, Send
from typing_extensions import TypedDict

from pg_checkpoint import (
    AesGcmCipher,
    AsyncPostgresSaver,
    KeyRing,
    UnfinishedThread,
    list_unfinished,
)
from pg_checkpoint.codec.rows import has_tasks, next_nodes
from tests.cases import each, pairs
from tests.command_line import done
from tests.making import ask, config_for, handed_over, run_sql, tuple_of
from tests.seams import limit

CIPHER = AesGcmCipher(KeyRing({"k": bytes(range(107, 139))}, active="k"))


class State(TypedDict):
    """What the nodes did."""

    done: Annotated[list[str], operator.add]


class KilledError(Exception):
    """Ends a run as a signal would."""


def _step(name: str) -> Any:
    return lambda state: {"done": [name]}


def _wired(*edges: tuple[Any, str], deferred: str = "") -> StateGraph[Any]:
    """A graph of nodes that note their names."""
    graph, nodes = StateGraph(State), [node for edge in edges for node in edge]
    for name in dict.fromkeys(node for node in nodes if isinstance(node, str) and node != START):
        graph.add_node(name, _step(name), defer=name == deferred)
    for before, after in edges:
        graph.add_edge(before, after)
    return graph


def _chain() -> StateGraph[Any]:
    return _wired((START, "a"), ("a", "b"), ("b", "c"))


def _sends() -> StateGraph[Any]:
    graph = _wired((START, "plan"), ("work", "sum"))
    sends = [Send("work", {"done": []})] * 2
    return graph.add_conditional_edges("plan", lambda _: sends, ["work"])


def _loop() -> StateGraph[Any]:
    def next_of(state: State) -> str:
        return END if state["done"].count("tools") > 1 else "tools"

    graph = _wired((START, "model"), ("tools", "model"))
    return graph.add_conditional_edges("model", next_of, ["tools", END])


def _commands() -> StateGraph[Any]:
    def go(state: State) -> Command[Any]:
        return Command(update={"done": ["go"]}, goto=["there", Send("sent", {"done": []})])

    graph = StateGraph(State).add_node("go", go, destinations=("there", "sent"))
    graph.add_node("there", _step("there")).add_node("sent", _step("sent"))
    return graph.add_edge(START, "go")


def _subgraph() -> StateGraph[Any]:
    graph = StateGraph(State).add_node("inner", _chain().compile())
    graph.add_node("after", _step("after")).add_edge(START, "inner")
    return graph.add_edge("inner", "after")


GRAPHS: dict[str, Callable[[], StateGraph[Any]]] = {
    "chain": _chain,
    "join": lambda: _wired((START, "a"), (START, "b"), ("a", "c"), (["b", "c"], "d")),
    "deferred": lambda: _wired(
        *((START, "a"), (START, "b"), ("a", "c"), ("b", "last"), ("c", "last")), deferred="last"
    ),
    "sends": _sends,
    "loop": _loop,
    "commands": _commands,
    "subgraph": _subgraph,
}


@each("name, durability, cipher", pairs(GRAPHS, ["sync", "exit"], [None, CIPHER]))
async def test_what_is_next_is_what_langgraph_says(
    dsn: str, name: str, durability: Any, cipher: AesGcmCipher | None
) -> None:
    """At each checkpoint of two runs: from what was put, and from what is stored of it."""
    async with AsyncPostgresSaver.from_conn_string(dsn, cipher=cipher) as saver:
        graph = GRAPHS[name]().compile(checkpointer=saver)
        for _ in range(2):
            await graph.ainvoke({"done": ["in"]}, config_for("t"), durability=durability)
        _age(dsn)
        assert await _unfinished(saver) == []
        await graph.aupdate_state(config_for("t"), {"done": ["by hand"]})
        seen = 0
        async for snapshot in graph.aget_state_history(config_for("t")):
            found = await tuple_of(saver, snapshot.config)
            assert has_tasks(found.checkpoint) == bool(snapshot.next)
            # Decoding rows does not change what a checkpoint is: it has what was put.
            stripped = {k: v for k, v in found.checkpoint.items() if k != "channel_values"}
            for checkpoint, has_values in ((found.checkpoint, True), (stripped, False)):
                said = next_nodes(checkpoint, has_values=has_values)
                if has_values or found.checkpoint.get("updated_channels") is not None:
                    assert bool(said) == bool(snapshot.next), (said, snapshot)
                    # LangGraph says who something is sent to.
                    assert {*said} - {"__pregel_tasks"} <= set(snapshot.next)
            seen += 1
        assert seen > (2 if durability == "exit" else 5)
        await saver.adelete_thread("t")


async def _unfinished(saver: AsyncPostgresSaver, **more: Any) -> list[UnfinishedThread]:
    return await list_unfinished(saver, idle_for=timedelta(0), **more)


# Times are computed first, as on a cluster they have to be.
AGE = """
with aged as materialized (
    select thread_id, active_at - interval '1 hour' as active_at,
        unfinished_at - interval '1 hour' as unfinished_at
    from pgcheckpoint.checkpoint_threads
)
update pgcheckpoint.checkpoint_threads t
set active_at = aged.active_at, unfinished_at = aged.unfinished_at
from aged where t.thread_id = aged.thread_id;
with aged as materialized (
    select thread_id, expires_at - interval '1 hour' as expires_at
    from pgcheckpoint.checkpoint_leases
)
update pgcheckpoint.checkpoint_leases l set expires_at = aged.expires_at
from aged where l.thread_id = aged.thread_id;
"""


def _age(dsn: str) -> None:
    """As if an hour had passed."""
    run_sql(dsn, AGE)


async def _kill(saver: AsyncPostgresSaver, thread_id: str = "t", at: str = "b") -> None:
    """A run that stops before a node leaves what one leaves whose process dies in it."""
    graph = _chain().compile(checkpointer=saver, interrupt_before=[at])
    await graph.ainvoke({"done": []}, config_for(thread_id))


@each("killed", ["a", "b", "c"])
async def test_a_killed_run_is_listed(saver: AsyncPostgresSaver, dsn: str, killed: str) -> None:
    await _kill(saver, at=killed)
    assert await _unfinished(saver) == []
    _age(dsn)
    (thread,) = await _unfinished(saver)
    assert isinstance(thread.since, datetime)
    assert (thread.thread_id, thread.next, thread.attempts) == ("t", (killed,), 0)
    assert (thread.failed, thread.lost, thread.given_up_at, thread.error) == (
        *(False, False, None, None),
    )
    assert await list_unfinished(saver, idle_for=timedelta(hours=2)) == []
    assert await list_unfinished(saver, idle_for=timedelta.max) == []
    assert await list_unfinished(saver, filter={"no": "such"}) == []
    assert await list_unfinished(saver, limit=0) == []
    assert len(await list_unfinished(saver, filter={"source": "loop"})) == 1
    await _chain().compile(checkpointer=saver).ainvoke(None, config_for("t"))
    _age(dsn)
    assert await _unfinished(saver) == []


async def test_an_answered_interrupt_waits_no_more(saver: AsyncPostgresSaver, dsn: str) -> None:
    """An answer is stored before its task runs; a second question of the task waits again."""
    killed: list[bool] = []

    @task
    async def work(n: int) -> int:
        if not killed:
            killed.append(True)
            raise KilledError
        return n

    @entrypoint(checkpointer=saver)
    async def run(given: int, config: RunnableConfig) -> Any:
        answers = ask("first?", config), ask("second?", config)
        return [*answers, await work(given)]

    async def listed(given: Any, error: type[Exception] | None = None) -> list[UnfinishedThread]:
        expected: Any = pytest.raises(error) if error else nullcontext()
        with expected:
            await run.ainvoke(given, config_for("t"), durability="sync")
        if error:  # a process that dies stores none
            errors = "delete from pgcheckpoint.checkpoint_writes where channel = '__error__'"
            run_sql(dsn, errors)
        _age(dsn)
        return await _unfinished(saver)

    assert await listed(3) == []
    assert await listed(Command(resume="one")) == []
    (thread,) = await listed(Command(resume="two"), KilledError)
    assert thread.next
    assert not thread.failed
    assert await run.ainvoke(None, config_for("t")) == ["one", "two", 3]
    _age(dsn)
    assert await _unfinished(saver) == []


@pytest.mark.usefixtures("without_heartbeats")
async def test_a_lease_says_who_drives_it(saver: AsyncPostgresSaver, dsn: str) -> None:
    async with handed_over(saver, "t"):
        await _kill(saver)
        run_sql(dsn, "update pgcheckpoint.checkpoint_threads set active_at = '2026-01-01'")
        assert await _unfinished(saver) == []
        _age(dsn)
        (thread,) = await list_unfinished(saver, idle_for=timedelta(days=9))
        assert thread.lost
    (thread,) = await list_unfinished(saver, idle_for=timedelta(days=9))
    assert not thread.lost


async def test_pages_go_on_where_they_ended(
    saver: AsyncPostgresSaver, dsn: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also through threads that turn out to be none."""
    limit(monkeypatch, "runs.threads", page=2)
    await _kill(saver)
    for table, columns in (("threads", "unfinished_at, active_at"), ("leases", "expires_at")):
        values = ", ".join("'2026-01-01'" for _ in columns.split(", "))
        run_sql(
            dsn,
            f"insert into pgcheckpoint.checkpoint_{table} (thread_id, {columns})"
            f" select 'empty' || n, {values} from generate_series(1, 5) n",
        )
    _age(dsn)
    assert [t.thread_id for t in await _unfinished(saver)] == ["t"]
    assert [t.thread_id for t in await _unfinished(saver, limit=1)] == ["t"]


@pytest.mark.usefixtures("without_heartbeats")
async def test_the_command(saver: AsyncPostgresSaver, dsn: str) -> None:
    def run(*arguments: str) -> Any:
        return done("unfinished", *arguments, dsn=dsn)

    assert (await asyncio.to_thread(run)).out == "no unfinished threads\n"
    await _kill(saver, "idle")
    async with handed_over(saver, "handed over"):
        await _kill(saver, "handed over")
    async with saver.lease("lost"):
        await _kill(saver, "lost")
        _age(dsn)
        lines = (await asyncio.to_thread(run, "--idle-for", "10m")).out.splitlines()
        found = (await asyncio.to_thread(run, "--json", "--limit", "2")).json
    assert [line.split()[-1] for line in lines] == ["why", "idle", "idle", "died"]
    assert [t["thread_id"] for t in found] == ["idle", "handed over"]
    assert found[0]["next"] == ["b"]
    run_sql(
        dsn,
        "insert into pgcheckpoint.checkpoint_leases"
        " (thread_id, expires_at, attempts, given_up_at, error, given_up_id)"
        " select 'idle', '9999-01-01 00:00:00+00', 3, now(), 'KeyError', max(checkpoint_id)"
        " from pgcheckpoint.checkpoints where thread_id = 'idle'",
    )
    (_, line) = (await asyncio.to_thread(run, "--given-up")).out.splitlines()
    assert line.endswith("3\tgiven up: KeyError")
    assert (await asyncio.to_thread(run, "--idle-for", "2h", "--json")).json[0]["lost"] is False


@pytest.mark.parametrize("cipher", [None, CIPHER], ids=["in clear", "encrypted"])
async def test_a_thread_with_copied_checkpoints_is_not_listed(
    dsn: str, cipher: AesGcmCipher | None
) -> None:
    """They say what another thread has to run."""
    async with AsyncPostgresSaver.from_conn_string(dsn, cipher=cipher) as saver:
        for thread_id in ("copy", "t"):
            await _kill(saver, thread_id)
        await saver.acopy_thread("t", "copy")
        _age(dsn)
        (thread,) = await _unfinished(saver)
    assert thread.thread_id == "t"
