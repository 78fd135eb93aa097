"""Whether a large database is slower: agents on two million checkpoints, and on none, in turns.

python -m benchmarks.growth [--threads 20000] fills a database with copies of
one real thread of a hundred steps, and prints the rates, their ratio and the sizes. Then
a thread of up to 40,000 checkpoints is pruned while it is put to (long_thread.py).
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import sys
import time
from contextlib import ExitStack
from typing import Any

import psycopg
from rich.console import Console
from rich.table import Table

from benchmarks import long_thread
from benchmarks.contestants import OURS
from benchmarks.measure import alternate, database, server
from benchmarks.workload import Agents, make_messages, run

STEPS, AT_ONCE, ROUNDS = 100, 250, 7
LEAST = 0.85
TABLES = (
    *("checkpoint_threads", "checkpoints", "checkpoint_blobs"),
    *("checkpoint_chunks", "checkpoint_writes"),
)


def main() -> int:
    """Parses the arguments, fills, measures, prints."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.growth", description=__doc__)
    parser.add_argument("--threads", type=int, default=20_000)
    given = parser.parse_args()
    with ExitStack() as stack:
        base, _ = stack.enter_context(server({"max_wal_size": "4GB"}))
        full, empty = (stack.enter_context(database(base)) for _ in range(2))
        asyncio.run(_fill(full, given.threads))
        rates = asyncio.run(_compare(full, empty))
        _show(full, rates)
        long_thread.main(base)
    return 0


async def _fill(dsn: str, threads: int) -> None:
    agents = Agents(1, STEPS)
    async with OURS.open(dsn) as saver:
        await run(saver, make_messages(agents, 0))
    started = time.perf_counter()
    with psycopg.connect(dsn, autocommit=True) as admin:
        # The first table tells which thread it was.
        admin.execute("create table seed as select thread_id from pgcheckpoint.checkpoint_threads")
        for first in range(0, threads, AT_ONCE):
            with admin.transaction():
                for table in TABLES:
                    _copy(admin, table, first, min(AT_ONCE, threads - first))
            done, seconds = first + AT_ONCE, time.perf_counter() - started
            print(f"\r{done:,} threads, {seconds:.0f} s", end="", file=sys.stderr, flush=True)
        for table in TABLES:
            admin.execute(f"vacuum (analyze) pgcheckpoint.{table}".encode())
    print(file=sys.stderr)


def _copy(admin: psycopg.Connection[Any], table: str, first: int, count: int) -> None:
    columns = [
        str(row[0])
        for row in admin.execute(
            "select column_name from information_schema.columns where table_schema = 'pgcheckpoint'"
            " and table_name = %s and column_name <> 'thread_id' order by ordinal_position",
            [table],
        )
    ]
    names = ", ".join(columns)
    # A sixth of the writes: they would be most of the bytes, and are only looked up by key.
    chosen = "t.idx = 0 and t.task_id like '%%-0'" if table == "checkpoint_writes" else "true"
    admin.execute(
        f"insert into pgcheckpoint.{table} (thread_id, {names})"
        f" select md5(n::text)::uuid::text, {names} from generate_series(%s::int, %s::int) n,"
        f" pgcheckpoint.{table} t where t.thread_id = (select thread_id from seed) and {chosen}"
        " on conflict do nothing".encode(),
        [first, first + count - 1],
    )


async def _compare(full: str, empty: str) -> dict[str, list[float]]:
    places = {"full": (OURS, full), "empty": (OURS, empty)}
    done = await alternate(places, Agents(64, 20), ROUNDS)
    return {name: [one.rate for one in rounds] for name, rounds in done.items()}


def _show(full: str, rates: dict[str, list[float]]) -> None:
    console = Console(width=100)
    table = Table("table", "rows", "with its indexes, MB", title="the full database")
    with psycopg.connect(full) as admin:
        for name in TABLES:
            row = admin.execute(
                "select reltuples::bigint, pg_total_relation_size(oid) from pg_class"
                " where oid = %s::regclass",
                [f"pgcheckpoint.{name}"],
            ).fetchone()
            rows, size = row or (0, 0)
            table.add_row(name, f"{rows:,}", f"{size / 1e6:,.0f}")
    console.print(table)
    medians = {name: statistics.median(found) for name, found in rates.items()}
    ratio = medians["full"] / medians["empty"]
    console.print(
        f"64 agents, 20 steps: {medians['full']:,.0f} operations per second on the full database, "
        f"{medians['empty']:,.0f} on the empty one: {ratio:.2f} (at least {LEAST}): "
        f"{'met' if ratio >= LEAST else 'NOT MET'}"
    )


if __name__ == "__main__":
    sys.exit(main())
