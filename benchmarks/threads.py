"""The blocking savers: operating system threads that put, or invoke a graph, at once."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from typing import Any, NamedTuple

from langchain_core.messages import AIMessage, HumanMessage
from langgraph.checkpoint.postgres import PostgresSaver as StockSaver
from langgraph.graph import START, MessagesState, StateGraph
from psycopg.rows import dict_row
from psycopg_pool import ConnectionPool

from benchmarks.contestants import OURS, POOL_SIZE, Contestant, Saver, in_turns
from pg_checkpoint import PostgresSaver
from tests.making import checkpoint_of


class Rates(NamedTuple):
    """Puts, and turns of a graph with one node, a second."""

    puts: float
    turns: float


def rates(
    dsns: Mapping[str, str],
    contestants: Sequence[Contestant],
    threads: int,
    steps: int,
    rounds: int,
) -> dict[str, Rates]:
    """Medians of alternating rounds, by contestant.

    In a round each of the threads makes so many puts in a chain, then a quarter as many turns.
    """
    found: dict[str, list[Rates]] = {contestant.name: [] for contestant in contestants}
    with ExitStack() as stack:
        executor = stack.enter_context(ThreadPoolExecutor(threads))
        savers = {c.name: stack.enter_context(open_blocking(c, dsns[c.name])) for c in contestants}
        for number in range(rounds + 1):
            for name in in_turns(savers, number):
                # The first is not counted: connections, prepared statements.
                count = steps if number else 2
                one = _round(executor, savers[name], f"round {number}", threads, count)
                if number:
                    found[name].append(one)
    return {
        name: Rates(*(statistics.median(figures) for figures in zip(*done, strict=True)))
        for name, done in found.items()
    }


def _round(
    executor: ThreadPoolExecutor, saver: Saver, name: str, threads: int, steps: int
) -> Rates:
    graph = _graph(saver)

    def measure(work: Callable[[str, int], None], count: int) -> float:
        started = time.perf_counter()
        list(executor.map(lambda n: work(f"{name} thread {n}", count), range(threads)))
        return threads * count / (time.perf_counter() - started)

    puts = measure(lambda thread_id, n: _put_chain(saver, f"put {thread_id}", n), steps)
    turns = measure(lambda thread_id, n: _talk(graph, thread_id, n), max(1, steps // 4))
    return Rates(puts, turns)


def _graph(saver: Saver) -> Any:
    builder = StateGraph(MessagesState)
    builder.add_node("model", lambda state: {"messages": [AIMessage("an answer " * 40)]})
    builder.add_edge(START, "model")
    return builder.compile(checkpointer=saver)


def _talk(graph: Any, thread_id: str, turns: int) -> None:
    config = {"configurable": {"thread_id": thread_id}}
    for _ in range(turns):
        graph.invoke({"messages": [HumanMessage("a question " * 20)]}, config)


@contextmanager
def open_blocking(contestant: Contestant, dsn: str) -> Iterator[Saver]:
    """A blocking saver on a pool, set up."""
    kwargs = {"autocommit": True, "prepare_threshold": 0, "row_factory": dict_row}
    with ConnectionPool(dsn, min_size=POOL_SIZE, max_size=POOL_SIZE, kwargs=kwargs) as pool:
        pool.wait()
        if contestant is OURS:
            with PostgresSaver(dsn, max_size=POOL_SIZE) as ours:
                ours.setup()
                yield ours
        else:
            stock = StockSaver(pool)  # type: ignore[arg-type]  # a pool of dict rows
            stock.setup()
            yield stock


def _put_chain(saver: Saver, thread_id: str, steps: int) -> None:
    config: Any = {"configurable": {"thread_id": thread_id, "checkpoint_ns": ""}}
    version: Any = None
    for step in range(steps):
        version = saver.get_next_version(version, None)
        values = {"messages": [f"{thread_id} {n} " * 40 for n in range(10)], "step": step}
        checkpoint = checkpoint_of(values, dict.fromkeys(values, version))
        meta: Any = {"source": "loop", "step": step, "parents": {}}
        config = saver.put(config, checkpoint, meta, checkpoint["channel_versions"])
