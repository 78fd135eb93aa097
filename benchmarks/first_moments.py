"""What a process pays first: opening, the first calls, the first read of a thread."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Mapping, Sequence
from contextlib import AsyncExitStack
from typing import Any

from langchain_core.messages import AIMessage
from langgraph.checkpoint.postgres.aio import AsyncPostgresSaver as StockSaver
from psycopg.rows import dict_row
from psycopg_pool import AsyncConnectionPool

from benchmarks.bars import Bar, Measured, medians
from benchmarks.contestants import OURS, STOCK, Contestant, Saver, in_turns
from pg_checkpoint import AsyncPostgresSaver
from tests.making import checkpoint_of, config_for

# Seconds after which our saver has given a connection back that nobody uses.
GIVEN_BACK = 0.005
META: Any = {"source": "loop", "step": 0, "parents": {}}
_Times = dict[str, dict[str, list[float]]]


async def store(saver: Saver, thread_id: str, messages: int) -> None:
    """Puts a thread with so many messages, which no other has."""
    text = "words of a message, neither few nor many " * 14
    state = [AIMessage(f"{thread_id} {n} {text}", id=f"{thread_id}-{n}") for n in range(messages)]
    await _put(saver, thread_id, {"messages": state, "step": 1})


async def _put(saver: Saver, thread_id: str, values: Mapping[str, Any]) -> None:
    version: Any = saver.get_next_version(None, None)
    checkpoint = checkpoint_of(values, dict.fromkeys(values, version))
    await saver.aput(config_for(thread_id), checkpoint, META, checkpoint["channel_versions"])


async def cold_starts(dsns: Mapping[str, str], distance: int, rounds: int) -> list[Measured]:
    """open, the first read (40 messages), the first put, close; by from_conn_string."""
    classes: dict[str, Any] = {OURS.name: AsyncPostgresSaver, STOCK.name: StockSaver}
    times: _Times = {}
    for number in range(rounds + 1):
        for name in in_turns(classes, number):
            found = await _cold_start(classes[name], dsns[name], f"cold {number}")
            for what, seconds in found.items() if number else ():
                times.setdefault(what, {}).setdefault(name, []).append(seconds)
    bars = {"all of it": Bar(1.0, STOCK.name)}
    name = f"first moments, {distance} ms away"
    return [
        Measured(f"{name}: {what}", "ms", medians(by, 1e3), bars.get(what))
        for what, by in times.items()
    ]


async def _cold_start(kind: Any, dsn: str, thread_id: str) -> dict[str, float]:
    started, marks = time.perf_counter(), dict[str, float]()

    def mark(what: str) -> None:
        marks[what] = time.perf_counter() - started - sum(marks.values())

    context = kind.from_conn_string(dsn)
    saver = await context.__aenter__()
    mark("open")
    await saver.aget_tuple(config_for("first"))
    mark("first read")
    await _put(saver, thread_id, {"messages": ["words " * 40], "step": 1})
    mark("first put")
    await context.__aexit__(None, None, None)
    mark("close")
    return {**marks, "all of it": time.perf_counter() - started}


async def first_reads(
    contestants: Sequence[Contestant], dsns: Mapping[str, str], messages: int, rounds: int
) -> list[Measured]:
    """A thread read for the first time by a saver whose connections are warm."""
    times: dict[str, list[float]] = {}
    async with AsyncExitStack() as stack:
        savers = {}
        for c in contestants:
            async with c.open(dsns[c.name]) as stored:
                for number in range(rounds + 3):
                    await store(stored, f"{messages} {number}", messages)
            savers[c.name] = await stack.enter_async_context(c.open(dsns[c.name]))
            # All of the pool's: a saver that keeps a connection for a moment reads on one only.
            for _ in range(3 * 10):
                await savers[c.name].aget_tuple(config_for("nobody"))
                await asyncio.sleep(2 * GIVEN_BACK)
        for number in range(rounds + 3):
            for name in in_turns(savers, number):
                started = time.perf_counter()
                await savers[name].aget_tuple(config_for(f"{messages} {number}"))
                if number >= 3:
                    times.setdefault(name, []).append(time.perf_counter() - started)
    name = f"first read of a thread in a process, {messages} messages"
    return [Measured(name, "ms", medians(times, 1e3), Bar(0.8, STOCK.name))]


async def pooled_calls(dsns: Mapping[str, str], rounds: int) -> list[Measured]:
    """Lone calls through a pooler, of 40 messages: a put, and a read after it."""
    times: _Times = {"aput": {}, "aget_tuple": {}}
    kwargs = {"autocommit": True, "prepare_threshold": None, "row_factory": dict_row}
    async with AsyncExitStack() as stack:
        savers: dict[str, Saver] = {}
        for name, kind in ((OURS.name, AsyncPostgresSaver), (STOCK.name, StockSaver)):
            pool: Any = AsyncConnectionPool(
                dsns[name], min_size=2, max_size=2, kwargs=kwargs, open=False
            )
            savers[name] = kind(await stack.enter_async_context(pool))
            for number in range(rounds):
                await store(savers[name], f"pooled {number}", 38)
        for number in range(rounds):
            for name in in_turns(savers, number):
                for what, seconds in (await _lone(savers[name], f"pooled {number}")).items():
                    times[what].setdefault(name, []).append(seconds)
    bars = {"aput": None, "aget_tuple": Bar(0.9, STOCK.name)}
    name = "PgBouncer, transaction mode: a lone"
    return [Measured(f"{name} {w}", "ms", medians(by, 1e3), bars[w]) for w, by in times.items()]


async def _lone(saver: Saver, thread_id: str) -> dict[str, float]:
    found = await saver.aget_tuple(config_for(thread_id))
    assert found is not None
    checkpoint: Any = found.checkpoint
    messages = [*checkpoint["channel_values"]["messages"], AIMessage("more"), AIMessage("more")]
    values = {"messages": messages, "step": 2}
    versions = {
        c: saver.get_next_version(v, None) for c, v in checkpoint["channel_versions"].items()
    }
    started = time.perf_counter()
    await saver.aput(found.config, checkpoint_of(values, versions), META, versions)
    put = time.perf_counter()
    await saver.aget_tuple(config_for(thread_id))
    return {"aput": put - started, "aget_tuple": time.perf_counter() - put}
