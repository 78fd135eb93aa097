"""One operating system thread: a graph of ten steps, again and again, by the blocking savers."""

from __future__ import annotations

import operator
import time
from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from typing import Annotated, Any

from langchain_core.messages import AIMessage
from langgraph.checkpoint.memory import InMemorySaver
from langgraph.graph import START, StateGraph
from psycopg.conninfo import make_conninfo
from typing_extensions import TypedDict

from benchmarks.bars import Bar, Measured, medians
from benchmarks.contestants import MEMORY, STOCK, Contestant, in_turns
from benchmarks.threads import open_blocking


class _State(TypedDict):
    messages: Annotated[list[Any], operator.add]


def ten_steps(
    contestants: Sequence[Contestant], dsns: Mapping[str, str], turns: int, rounds: int
) -> list[Measured]:
    """Seconds of a turn; the server answers before its log is on disk, so that the rest shows."""
    times: dict[str, list[float]] = {}
    with ExitStack() as stack:
        graphs = {MEMORY.name: _graph(InMemorySaver())}
        for c in contestants:
            dsn = make_conninfo(dsns[c.name], options="-c synchronous_commit=off")
            graphs[c.name] = _graph(stack.enter_context(open_blocking(c, dsn)))
        for number in range(rounds + 1):
            for name in in_turns(graphs, number):
                seconds = _round(graphs[name], f"steps {number}", turns)
                if number:
                    times.setdefault(name, []).append(seconds)
    name = "PostgresSaver, one thread, graph.invoke of ten steps, no fsync"
    return [Measured(name, "ms", medians(times, 1e3), Bar(0.9, STOCK.name))]


def _graph(saver: Any) -> Any:
    builder = StateGraph(_State)
    before = START
    for step in range(10):
        text = f"step {step}: words of an answer " * 10
        builder.add_node(f"n{step}", lambda _, text=text: {"messages": [AIMessage(text)]})
        builder.add_edge(before, before := f"n{step}")
    return builder.compile(checkpointer=saver)


def _round(graph: Any, thread_id: str, turns: int) -> float:
    started = time.perf_counter()
    for number in range(turns):
        config = {"configurable": {"thread_id": f"{thread_id} {number}"}}
        graph.invoke({"messages": ["begin"]}, config)
    return (time.perf_counter() - started) / turns
