"""The event log: many followers, what an event costs the server, and a sweep of a million events.

python -m benchmarks.events [--followers 1000] [--threads 100] [--events 1000000] prints all,
beside what many applications build by hand: a row for each event with a NOTIFY in its transaction,
and a connection for each follower.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import sys
import time
from contextlib import ExitStack
from datetime import timedelta
from typing import Any

import psycopg
from psycopg_pool import AsyncConnectionPool

from benchmarks.measure import database, server, server_cpu
from benchmarks.workload import percentile
from pg_checkpoint import AsyncPostgresEvents

# Tokens a second of each run, how many are joined into an append, and for how long it goes.
TOKENS, JOINED, SECONDS = 40, 2, 15
# Connections, which a server has up to a number of; so by hand there are fewer followers.
BY_HAND = 80

TABLE = """
create table by_hand (
    thread_id text, number bigint generated always as identity, data text,
    primary key (thread_id, number)
)
"""


def main() -> int:
    """Measures and prints; 1 if an event was late or missing."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.events", description=__doc__)
    parser.add_argument("--followers", type=int, default=1_000)
    parser.add_argument("--threads", type=int, default=100)
    parser.add_argument("--events", type=int, default=1_000_000)
    given = parser.parse_args()
    with ExitStack() as stack:
        base, _ = stack.enter_context(server({"max_connections": "200", "max_wal_size": "4GB"}))
        ours = stack.enter_context(database(base))
        theirs = stack.enter_context(database(base))
        lost = asyncio.run(_ours(ours, given.followers, given.threads))
        asyncio.run(_by_hand(theirs, BY_HAND, given.threads))
        asyncio.run(_swept(ours, given.events))
    return int(lost)


def _tell(name: str, delays: list[float], events: int, cpu: float, seconds: float) -> None:
    p50, p95 = (1000 * percentile(delays, percent) for percent in (50, 95))
    print(
        f"{name}: delay p50 {p50:.1f} ms, p95 {p95:.1f} ms; server CPU {1e6 * cpu / events:.0f} us "
        f"an event; {events / seconds:,.0f} events/s, {len(delays):,} deliveries",
        flush=True,
    )


async def _ours(dsn: str, followers: int, threads: int) -> bool:
    delays: list[float] = []
    async with AsyncPostgresEvents(dsn) as reader, AsyncPostgresEvents(dsn) as writer:
        await reader.setup()

        async def follow(thread_id: str) -> int:
            seen = 0
            async for event in reader.follow(thread_id):
                delays.append(time.perf_counter() - event.value)
                seen += 1
            return seen

        async def write(thread_id: str, after: float) -> None:
            await asyncio.sleep(after)
            pause, due = JOINED / TOKENS, time.perf_counter()
            for _ in range(int(SECONDS / pause)):
                due += pause
                await asyncio.sleep(due - time.perf_counter())
                await writer.append(thread_id, [time.perf_counter()] * JOINED)
            await writer.end(thread_id)

        tasks = [asyncio.create_task(follow(f"t{n % threads}")) for n in range(followers)]
        await asyncio.sleep(2)
        with psycopg.connect(dsn, autocommit=True) as admin:
            before, began = server_cpu(admin) or 0.0, time.perf_counter()
            writes = (write(f"t{n}", n * JOINED / TOKENS / threads) for n in range(threads))
            await asyncio.gather(*writes)
            seconds = time.perf_counter() - began
            cpu = (server_cpu(admin) or 0.0) - before
        seen = await asyncio.wait_for(asyncio.gather(*tasks), 60)
    events = threads * int(SECONDS * TOKENS / JOINED) * JOINED
    _tell(f"{followers:,} followers of {threads} threads", delays, events, cpu, seconds)
    return set(seen) != {events // threads}


async def _by_hand(dsn: str, followers: int, threads: int) -> None:
    """A row and a NOTIFY an event, a connection a follower."""
    delays: list[float] = []
    with psycopg.connect(dsn, autocommit=True) as admin:
        admin.execute(TABLE)
        pool = AsyncConnectionPool(dsn, min_size=10, max_size=10, open=False)

        async def follow(thread_id: str) -> None:
            async with await psycopg.AsyncConnection.connect(dsn, autocommit=True) as own:
                await own.execute(f"listen {thread_id}".encode())
                last = 0
                read = "select number, data from by_hand where thread_id = %s and number > %s"
                while True:
                    async for _ in own.notifies(stop_after=1):
                        pass
                    rows = await own.execute(read, (thread_id, last))
                    async for number, data in rows:
                        last = number
                        delays.append(time.perf_counter() - float(data))

        async def write(thread_id: str, after: float) -> int:
            await asyncio.sleep(after)
            sent, due = 0, time.perf_counter()
            end = due + SECONDS
            while due < end:
                due += 1 / TOKENS
                await asyncio.sleep(max(0, due - time.perf_counter()))
                async with pool.connection() as own:
                    insert = "insert into by_hand (thread_id, data) values (%s, %s)"
                    await own.execute(insert, (thread_id, str(time.perf_counter())))
                    await own.execute("select pg_notify(%s, '')", (thread_id,))
                sent += 1
            return sent

        async with pool:
            tasks = [asyncio.create_task(follow(f"t{n % threads}")) for n in range(followers)]
            await asyncio.sleep(2)
            before, began = server_cpu(admin) or 0.0, time.perf_counter()
            writes = (write(f"t{n}", n / TOKENS / threads) for n in range(threads))
            sent = sum(await asyncio.gather(*writes))
            seconds = time.perf_counter() - began
            cpu = (server_cpu(admin) or 0.0) - before
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
    _tell(f"by hand, {followers} followers of {threads} threads", delays, sent, cpu, seconds)


async def _swept(dsn: str, events: int) -> None:
    each, threads = 20, 1_000
    fill = """
        insert into pgcheckpoint.checkpoint_events
            (thread_id, first, count, ends, key, expires_at, type, blob)
        select 's' || n %% %(threads)s, %(each)s * (n / %(threads)s) + 1, %(each)s, false, n::text,
            now() - interval '1 second', 'pg:events', %(blob)s
        from generate_series(1, %(rows)s) n
    """
    values: dict[str, Any] = {"threads": threads, "each": each, "rows": events // each}
    values["blob"] = b"x" * 60 * each
    with psycopg.connect(dsn, autocommit=True) as admin:
        admin.execute(fill, values)
        admin.execute("vacuum analyze pgcheckpoint.checkpoint_events")
        slow: list[float] = []
        async with AsyncPostgresEvents(dsn, ttl=timedelta(hours=1)) as log:
            sweeping, began = asyncio.create_task(log.sweep()), time.perf_counter()
            while not sweeping.done():
                started = time.perf_counter()
                await log.append("beside", ["a"])
                slow.append(time.perf_counter() - started)
                await asyncio.sleep(0.005)
            rows, seconds = await sweeping, time.perf_counter() - began
    print(
        f"{rows * each:,} events swept in {seconds:.1f} s, in {rows:,} rows; appends beside it: "
        f"median {1000 * statistics.median(slow):.1f} ms, longest {1000 * max(slow):.0f} ms"
    )


if __name__ == "__main__":
    sys.exit(main())
