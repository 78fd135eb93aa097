"""What leases cost: a put under one, and finding the unfinished among a million threads.

And those that wait for an answer. python -m benchmarks.leases [--threads 1000000] prints all
beside their bars.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import sys
import time
from contextlib import AsyncExitStack, ExitStack
from datetime import timedelta
from typing import Any

import psycopg
from langgraph.checkpoint.serde.jsonplus import JsonPlusSerializer
from langgraph.types import Interrupt

from benchmarks.measure import database, server
from pg_checkpoint import AsyncPostgresSaver, list_unfinished, list_waiting
from tests.making import aput, config_for

ROUNDS, PUTS, AT_ONCE = 40, 60, 16
MOST_COST, MOST_MS = 1.1, 20.0

MANY = """
insert into pgcheckpoint.checkpoint_threads
    (thread_id, unfinished_at, active_at, waiting_at, waiting_id)
    select 't' || n, case when n %% 10000 = 0 then now() - interval '1 hour' else 'epoch' end,
        '2026-01-01', case when n %% 10000 = 1 then now() - n * interval '1 second' end, '1'
    from generate_series(1, %(threads)s) n;
insert into pgcheckpoint.checkpoints (thread_id, checkpoint_id, checkpoint)
    select 't' || n, '1',
        '{"channel_versions": {}, "versions_seen": {}, "updated_channels": ["branch:to:a"]}'
    from generate_series(1, %(threads)s) n;
-- Nine of ten were answered long ago.
insert into pgcheckpoint.checkpoint_writes
    (thread_id, checkpoint_id, task_id, idx, channel, type, blob)
    select 't' || n, '1', 'task', -3, '__interrupt__', %(type)s, %(blob)s
    from generate_series(1, %(threads)s, 1000) n;
"""
WAITING = 20


def main() -> int:
    """Measures, prints; 1 if something is above its bar."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.leases", description=__doc__)
    parser.add_argument("--threads", type=int, default=1_000_000)
    given = parser.parse_args()
    with ExitStack() as stack:
        base, _ = stack.enter_context(server({"max_wal_size": "4GB"}))
        dsn = stack.enter_context(database(base))
        costs = {n: asyncio.run(_cost(dsn, n)) for n in (1, AT_ONCE)}
        found, waiting = asyncio.run(_find(dsn, given.threads))
    for n, cost in costs.items():
        print(f"a put under a lease, {n} at once: {cost:.3f} x one without (at most {MOST_COST})")
    print(f"unfinished among {given.threads:,} threads: {found:.1f} ms (at most {MOST_MS:g})")
    print(f"{WAITING} that wait, of as many: {waiting:.1f} ms (at most {MOST_MS:g})")
    return int(max(costs.values()) > MOST_COST or max(found, waiting) > MOST_MS)


async def _cost(dsn: str, at_once: int) -> float:
    """Time of a put under a lease by that of one without, the median of alternating rounds."""
    ratios = []
    async with AsyncPostgresSaver.from_conn_string(dsn) as saver:
        await saver.setup()
        for number in range(ROUNDS + 1):
            seconds = {}
            # Neither is always the first.
            for leased in (bool(number % 2), not number % 2):
                name = f"{number} {leased}"
                seconds[leased] = await _round(saver, name, at_once, leased=leased)
            if number:
                ratios.append(seconds[True] / seconds[False])
    return statistics.median(ratios)


async def _round(saver: AsyncPostgresSaver, name: str, at_once: int, *, leased: bool) -> float:
    """Seconds of the puts; the leases are taken before, and ended after."""

    async def put(thread_id: str) -> None:
        config: Any = config_for(thread_id)
        for n in range(PUTS):
            config = await aput(saver, config, {"messages": ["words " * 50] * 4, "n": n})

    threads = [f"{name} {n}" for n in range(at_once)]
    async with AsyncExitStack() as stack:
        if leased:
            for thread in threads:
                await stack.enter_async_context(saver.lease(thread))
        started = time.perf_counter()
        await asyncio.gather(*map(put, threads))
        return time.perf_counter() - started


async def _find(dsn: str, threads: int) -> tuple[float, float]:
    """Milliseconds until a hundred of the unfinished threads are listed, and some that wait."""
    type_, blob = JsonPlusSerializer().dumps_typed((Interrupt({"question": "Pay?"}, id="i"),))
    with psycopg.connect(dsn, autocommit=True) as admin, psycopg.ClientCursor(admin) as cursor:
        cursor.execute(MANY.encode(), {"threads": threads, "type": type_, "blob": blob})
        cursor.execute("vacuum analyze")
    times: list[tuple[float, float]] = []
    async with AsyncPostgresSaver.from_conn_string(dsn) as saver:
        for _ in range(21):
            started = time.perf_counter()
            found = await list_unfinished(saver, idle_for=timedelta(minutes=1))
            between = time.perf_counter()
            waiting = await list_waiting(saver, limit=WAITING)
            times.append((between - started, time.perf_counter() - between))
            assert len(found) == min(100, threads // 10_000)
            assert len(waiting) == min(WAITING, threads // 10_000)
            assert all(thread.interrupts for thread in waiting)
    unfinished, waits = (statistics.median(column) * 1e3 for column in zip(*times, strict=True))
    return unfinished, waits


if __name__ == "__main__":
    sys.exit(main())
