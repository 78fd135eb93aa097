"""Every way in which LangGraph writes is under the lease of its run, in whatever thread it is."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from contextvars import Context
from itertools import cycle
from typing import Any

import pytest
from langchain_core.runnables import RunnableConfig
from langgraph.cache.memory import InMemoryCache
from langgraph.func import entrypoint, task
from langgraph.graph import START, StateGraph
from langgraph.types import CachePolicy

from pg_checkpoint import ConcurrentWriteError, PostgresSaver
from tests.conftest import Patch, Saver
from tests.making import META, aput, ask, checkpoint_of, config_for, expire_leases, tuple_of
from tests.seams import before_each, engine_of, writer_of
from tests.stories import State

Making = Callable[[Any], Any]


def _named(name: str) -> Callable[[State], State]:
    return lambda _: {"log": [name]}


def _parallel(saver: Any, *nodes: Callable[..., State], **how: Any) -> Any:
    """Nodes that LangGraph runs at once, each in a thread if the graph blocks."""
    graph: Any = StateGraph(State)
    for n, node in enumerate((*nodes, _named("last"))):
        graph.add_node(f"n{n}", node, **how)
        graph.add_edge(START, f"n{n}")
    return graph.compile(checkpointer=saver, cache=InMemoryCache())


def _fail(state: State) -> State:
    raise ZeroDivisionError


def _asking(state: State, config: RunnableConfig) -> State:
    return {"log": [ask("?", config)]}


def _subgraphs(saver: Any) -> Any:
    return _parallel(saver, _parallel(None, _named("x")), _parallel(True, _named("y")))


def _functional(saver: Any) -> Any:
    @task
    def work(n: int) -> int:
        return n

    @entrypoint(checkpointer=saver)
    def flow(_: Any) -> list[int]:
        return [future.result() for future in [work(n) for n in range(3)]]

    return flow


KINDS: dict[str, Making] = {
    "one": _parallel,
    "parallel": lambda saver: _parallel(saver, _named("a"), _named("b")),
    "failing": lambda saver: _parallel(saver, _named("a"), _fail),
    "asking": lambda saver: _parallel(saver, _named("a"), _asking),
    "cached": lambda saver: _parallel(saver, _named("a"), cache_policy=CachePolicy()),
    "subgraphs": _subgraphs,
    "functional": _functional,
}


def _by_turns(kinds: Iterable[str]) -> list[tuple[str, str]]:
    """Each kind with one way to store checkpoints."""
    return list(zip(kinds, cycle(["sync", "async", "exit"])))


def _noted(monkeypatch: Patch, saver: Any) -> list[str | None]:
    """The tokens that the puts and writes of a saver carry from now on."""
    seen = list[str | None]()

    async def note(work: Any, lease: str | None = None, **_: Any) -> None:
        seen.append(lease)

    for name in ("put", "put_writes"):
        before_each(monkeypatch, writer_of(saver), name, note)
    return seen


def _check(seen: list[str | None]) -> None:
    assert None not in seen, f"{seen.count(None)} of {len(seen)} writes are under no lease"
    assert len(set(seen)) == 1
    seen.clear()


@pytest.mark.parametrize(("kind", "durability"), _by_turns(KINDS))
def test_all_that_a_blocking_run_writes(
    sync_saver: PostgresSaver, monkeypatch: Patch, kind: str, durability: Any
) -> None:
    graph = KINDS[kind](sync_saver)
    sync_saver.get_tuple(config_for("t"))
    seen = _noted(monkeypatch, sync_saver)
    for thread, run in (("t", graph.invoke), ("u", lambda *a, **k: list(graph.stream(*a, **k)))):
        with sync_saver.lease(thread), suppress(ZeroDivisionError):
            run({"log": []}, config_for(thread), durability=durability)
        _check(seen)
    if kind == "one":
        with sync_saver.lease("t"):
            graph.update_state(config_for("t"), {"log": ["by hand"]}, as_node="n0")
        _check(seen)


@pytest.mark.parametrize(("kind", "durability"), _by_turns(KINDS))
async def test_all_that_a_run_on_a_loop_writes(
    saver: Saver, monkeypatch: Patch, kind: str, durability: Any
) -> None:
    graph = KINDS[kind](saver)
    await saver.aget_tuple(config_for("t"))

    async def stream(*args: Any, **options: Any) -> None:
        async for _ in graph.astream(*args, **options):
            pass

    seen = _noted(monkeypatch, saver)
    for thread, run in (("t", graph.ainvoke), ("u", stream)):
        with suppress(ZeroDivisionError):
            async with saver.lease(thread):
                await run({"log": []}, config_for(thread), durability=durability)
        _check(seen)


@pytest.fixture
def other(dsn: str) -> Iterator[PostgresSaver]:
    with PostgresSaver.from_conn_string(dsn) as saver:
        yield saver


@pytest.mark.usefixtures("without_heartbeats")
def test_writes_without_context(sync_saver: PostgresSaver, other: PostgresSaver, dsn: str) -> None:
    """What another request writes meanwhile is told apart from a task's by nothing."""
    config = sync_saver.put(config_for("t"), checkpoint_of({"n": 1}), META, {"n": "1"})

    def write(task_id: str) -> None:
        Context().run(sync_saver.put_writes, config, [("n", 2)], task_id)

    with sync_saver.lease("another"), sync_saver.lease("t"):
        write("1")
        expire_leases(dsn)
        with other.lease("t"), pytest.raises(ConcurrentWriteError):
            write("2")
        with pytest.raises(ConcurrentWriteError):
            write("3")
    write("4")
    found = sync_saver.get_tuple(config_for("t"))
    assert found is not None
    assert [w[0] for w in found.pending_writes or ()] == ["1", "4"]


@pytest.mark.usefixtures("without_heartbeats")
async def test_a_lost_block_refuses_what_may_be_its_own(saver: Saver, dsn: str) -> None:
    """Another run here has the lease by then: its writes are told by its context alone."""
    config = await aput(saver, config_for("t"), {"n": 1})
    is_held, lost = asyncio.Event(), asyncio.Event()

    async def write(task_id: str) -> None:
        await saver.aput_writes(config, [("n", 2)], task_id)

    async def old() -> None:
        async with saver.lease("t"):
            is_held.set()
            await lost.wait()

    running = asyncio.create_task(old())
    await is_held.wait()
    expire_leases(dsn)
    async with saver.lease("t"):
        await write("told")
        with pytest.raises(ConcurrentWriteError):
            await Context().run(asyncio.ensure_future, write("untold"))
        lost.set()
        await running
        await Context().run(asyncio.ensure_future, write("alone"))
    found = await tuple_of(saver, config_for("t"))
    assert [w[0] for w in found.pending_writes or ()] == ["alone", "told"]
    assert engine_of(saver).leases._held == {}
