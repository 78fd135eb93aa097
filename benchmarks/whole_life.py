"""A saver for one request or task: opened, set up, used for a turn of a graph, and closed."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Mapping
from typing import Any

from langgraph.checkpoint.postgres import PostgresSaver as BlockingStock
from langgraph.checkpoint.postgres.aio import AsyncPostgresSaver as StockSaver
from langgraph.graph import START, MessagesState, StateGraph

from benchmarks.bars import Bar, Measured, medians
from benchmarks.contestants import OURS, STOCK, in_turns
from pg_checkpoint import AsyncPostgresSaver, PostgresSaver

_INPUT = {"messages": [("user", "a question that is neither long nor short " * 4)]}
_ASYNC: dict[str, Any] = {OURS.name: AsyncPostgresSaver, STOCK.name: StockSaver}
_BLOCKING: dict[str, Any] = {OURS.name: PostgresSaver, STOCK.name: BlockingStock}


def _graph(saver: Any) -> Any:
    builder = StateGraph(MessagesState)
    builder.add_node("answer", lambda state: {"messages": [("ai", "an answer " * 20)]})
    builder.add_edge(START, "answer")
    return builder.compile(checkpointer=saver)


def _config(thread_id: str) -> Any:
    return {"configurable": {"thread_id": thread_id}}


async def _asynchronous(kind: Any, dsn: str, thread_id: str) -> None:
    async with kind.from_conn_string(dsn) as saver:
        await saver.setup()
        await _graph(saver).ainvoke(_INPUT, _config(thread_id))


def _blocking(kind: Any, dsn: str, thread_id: str) -> None:
    with kind.from_conn_string(dsn) as saver:
        saver.setup()
        _graph(saver).invoke(_INPUT, _config(thread_id))


def lives(dsns: Mapping[str, str], distance: int, rounds: int) -> list[Measured]:
    """From open to close, asynchronous and blocking; the first round makes the tables."""

    def run_async(*how: Any) -> None:
        asyncio.run(_asynchronous(*how))

    return [
        _measured("asynchronous", run_async, _ASYNC, dsns, distance, rounds),
        _measured("blocking", _blocking, _BLOCKING, dsns, distance, rounds),
    ]


def _measured(
    what: str,
    live: Callable[..., None],
    kinds: Mapping[str, Any],
    dsns: Mapping[str, str],
    distance: int,
    rounds: int,
) -> Measured:
    times: dict[str, list[float]] = {}
    for number in range(rounds + 1):
        for name in in_turns(kinds, number):
            started = time.perf_counter()
            live(kinds[name], dsns[name], f"{what} {number}")
            if number:
                times.setdefault(name, []).append(time.perf_counter() - started)
    name = f"open, setup, a turn and close, {what}, {distance} ms away"
    # On the same machine what is felt is how long a new session takes to plan its statements.
    bar = Bar(1.0 if distance else 2.5, STOCK.name)
    return Measured(name, "ms", medians(times, 1e3), bar)
