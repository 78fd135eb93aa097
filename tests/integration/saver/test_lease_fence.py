"""Every way in which LangGraph writes is under the lease of its run, in whatever thread it is."""

from __future__ import annotations

import asyncio
import operator
import threading
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from contextvars import Context
from itertools import cycle
from typing import Annotated, Any

import pytest
from langchain_core.runnables import RunnableConfig
from langgraph.cache.memory import InMemoryCache
from langgraph.func import entrypoint, task
from langgraph.graph import START, StateGraph
from langgraph.types import CachePolicy, RetryPolicy, Send
from typing_extensions import TypedDict

from pg_checkpoint import AsyncPostgresSaver, ConcurrentWriteError, PostgresSaver
from tests.making import META, aput, ask, checkpoint_of, config_for, expire_leases, tuple_of
from tests.seams import engine_of, writer_of
from tests.waiting import PATIENCE


class State(TypedDict):
    done: Annotated[list[str], operator.add]


Making = Callable[[Any], Any]


def _named(name: str) -> Callable[[State], State]:
    return lambda _: {"done": [name]}


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
    return {"done": [ask("?", config)]}


def _once() -> Callable[[State], State]:
    tried: list[bool] = []

    def fail_once(state: State) -> State:
        tried.append(True)
        if len(tried) == 1:
            raise ConnectionError
        return {"done": ["again"]}

    return fail_once


def _sends(saver: Any) -> Any:
    graph: Any = StateGraph(State)
    graph.add_node("plan", _named("plan"))
    graph.add_node("work", _named("work"))
    graph.add_edge(START, "plan")
    graph.add_conditional_edges("plan", lambda _: [Send("work", {"done": []})] * 3, ["work"])
    return graph.compile(checkpointer=saver)


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


def _functional_async(saver: Any) -> Any:
    @task
    async def work(n: int) -> int:
        return n

    @entrypoint(checkpointer=saver)
    async def flow(_: Any) -> list[int]:
        return list(await asyncio.gather(*(work(n) for n in range(3))))

    return flow


KINDS: dict[str, Making] = {
    "one": _parallel,
    "parallel": lambda saver: _parallel(saver, _named("a"), _named("b")),
    "failing": lambda saver: _parallel(saver, _named("a"), _fail),
    "asking": lambda saver: _parallel(saver, _named("a"), _asking),
    "retried": lambda saver: _parallel(
        saver, _once(), retry_policy=RetryPolicy(initial_interval=0.001, jitter=False)
    ),
    "cached": lambda saver: _parallel(saver, _named("a"), cache_policy=CachePolicy()),
    "sends": _sends,
    "subgraphs": _subgraphs,
    "functional": _functional,
}


def _by_turns(kinds: Iterable[str]) -> list[tuple[str, str]]:
    """Each kind with one way to store checkpoints."""
    return list(zip(kinds, cycle(["sync", "async", "exit"])))


@pytest.fixture
def fences(monkeypatch: pytest.MonkeyPatch) -> Callable[[Any], list[str | None]]:
    """Notes the tokens that the puts and writes of a saver carry from now on."""

    def note(saver: Any) -> list[str | None]:
        writer, seen = writer_of(saver), list[str | None]()
        for name in ("put", "put_writes"):
            real = getattr(writer, name)

            def noted(work: Any, lease: str | None = None, real: Any = real, **options: Any) -> Any:
                seen.append(lease)
                return real(work, lease, **options)

            monkeypatch.setattr(writer, name, noted)
        return seen

    return note


def _check(seen: list[str | None]) -> None:
    assert None not in seen, f"{seen.count(None)} of {len(seen)} writes are under no lease"
    assert len(set(seen)) == 1
    seen.clear()


@pytest.mark.parametrize(("kind", "durability"), _by_turns(KINDS))
def test_all_that_a_blocking_run_writes(
    sync_saver: PostgresSaver, fences: Any, kind: str, durability: Any
) -> None:
    graph = KINDS[kind](sync_saver)
    sync_saver.get_tuple(config_for("t"))
    seen = fences(sync_saver)
    for thread, run in (("t", graph.invoke), ("u", lambda *a, **k: list(graph.stream(*a, **k)))):
        with sync_saver.lease(thread), suppress(ZeroDivisionError):
            run({"done": []}, config_for(thread), durability=durability)
        _check(seen)


@pytest.mark.parametrize(("kind", "durability"), _by_turns(["functional_async", *KINDS]))
async def test_all_that_a_run_on_a_loop_writes(
    saver: AsyncPostgresSaver, fences: Any, kind: str, durability: Any
) -> None:
    graph = {**KINDS, "functional_async": _functional_async}[kind](saver)
    await saver.aget_tuple(config_for("t"))

    async def stream(*args: Any, **options: Any) -> None:
        async for _ in graph.astream(*args, **options):
            pass

    seen = fences(saver)
    for thread, run in (("t", graph.ainvoke), ("u", stream)):
        with suppress(ZeroDivisionError):
            async with saver.lease(thread):
                await run({"done": []}, config_for(thread), durability=durability)
        _check(seen)


def test_what_is_updated_by_hand(sync_saver: PostgresSaver, fences: Any) -> None:
    graph = _parallel(sync_saver, _named("a"))
    sync_saver.get_tuple(config_for("t"))
    seen = fences(sync_saver)
    with sync_saver.lease("t"):
        graph.update_state(config_for("t"), {"done": ["by hand"]}, as_node="n0")
        _check(seen)


@pytest.fixture
def other(dsn: str) -> Iterator[PostgresSaver]:
    with PostgresSaver.from_conn_string(dsn) as saver:
        yield saver


@pytest.mark.usefixtures("without_heartbeats")
def test_tasks_of_a_blocking_run_that_lost_it_store_nothing(
    sync_saver: PostgresSaver, other: PostgresSaver, dsn: str
) -> None:
    began, go_on, ended = threading.Barrier(4), threading.Event(), list[BaseException]()

    def wait(state: State) -> State:
        began.wait(PATIENCE)
        assert go_on.wait(PATIENCE)
        return {"done": ["of the old run"]}

    def run() -> None:
        try:
            with sync_saver.lease("t"):
                _parallel(sync_saver, wait, wait, wait).invoke({"done": []}, config_for("t"))
        except ConcurrentWriteError as error:
            ended.append(error)

    running = threading.Thread(target=run)
    running.start()
    began.wait(PATIENCE)
    expire_leases(dsn)
    with other.lease("t"):
        go_on.set()
        running.join()
        found = other.get_tuple(config_for("t"))
    assert ended
    assert found is not None
    assert "of the old run" not in str(found.pending_writes)


@pytest.mark.usefixtures("without_heartbeats")
def test_without_a_context_it_is_the_open_blocks_write(
    sync_saver: PostgresSaver, other: PostgresSaver, dsn: str
) -> None:
    """What another request writes meanwhile is told apart from a task's by nothing."""
    config = sync_saver.put(config_for("t"), checkpoint_of({"n": 1}), META, {"n": "1"})

    def write(task_id: str) -> None:
        Context().run(sync_saver.put_writes, config, [("n", 2)], task_id)

    with sync_saver.lease("another"), sync_saver.lease("t"):
        write("1")
        expire_leases(dsn)
        with other.lease("t"), pytest.raises(ConcurrentWriteError):
            write("2")
        # Also when nobody has it any more, until the block ends.
        with pytest.raises(ConcurrentWriteError):
            write("3")
    write("4")
    found = sync_saver.get_tuple(config_for("t"))
    assert found is not None
    assert [w[0] for w in found.pending_writes or ()] == ["1", "4"]


@pytest.mark.usefixtures("without_heartbeats")
async def test_a_lost_block_that_is_open_refuses_what_may_be_its_own(
    saver: AsyncPostgresSaver, dsn: str
) -> None:
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
