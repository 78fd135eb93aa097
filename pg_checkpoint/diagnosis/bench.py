"""The benchmark of your server: pg-checkpoint bench, or python -m pg_checkpoint.diagnosis.bench.

Agents put, write and read in a schema that is created for it and dropped afterwards.
"""

from __future__ import annotations

import argparse
import json
import secrets
import statistics
import sys
import time
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

import psycopg

from pg_checkpoint.diagnosis.workload import Agents, Latencies, make_messages, percentile, run
from pg_checkpoint.errors import PgCheckpointError
from pg_checkpoint.postgres.connections import connect
from pg_checkpoint.postgres.own_loop import run_on_selector_loop
from pg_checkpoint.postgres.queries import load_queries
from pg_checkpoint.saver.async_saver import AsyncPostgresSaver

__all__ = ["Measured", "bench", "lines_of"]

_OPERATIONS = ("put", "put_writes", "get_tuple")
_PERCENTS = (50, 95, 99)


@dataclass(frozen=True)
class Measured:
    """Rounds of agents on a server.

    Attributes:
        server: The server's version.
        round_trip: Median seconds of a statement without work.
        rates: Acknowledged operations per second, for each round.
        latencies: Seconds of each call, over all rounds.
        cpu: CPU seconds of this process for each operation.
        batch: Calls in a transaction, on average.
    """

    server: str
    round_trip: float
    rates: Sequence[float]
    latencies: Latencies
    cpu: float
    batch: float

    @property
    def figures(self) -> dict[str, Any]:
        """All of it as JSON takes it; times in milliseconds."""
        return {
            "server": self.server,
            "round_trip_ms": round(self.round_trip * 1e3, 3),
            "operations_per_second": round(statistics.median(self.rates)),
            **{
                f"{operation}_ms": {
                    f"p{p}": round(percentile(getattr(self.latencies, operation), p) * 1e3, 2)
                    for p in _PERCENTS
                }
                for operation in _OPERATIONS
            },
            "client_cpu_us_per_operation": round(self.cpu * 1e6),
            "calls_per_transaction": round(self.batch, 1),
        }


async def bench(
    dsn: str, agents: Agents, rounds: int, progress: Callable[[int], None] | None = None
) -> Measured:
    """Measures, after one round unmeasured.

    Args:
        dsn: Of a role that may create a schema; "" for libpq's PG* variables.
        agents: How many, and how long.
        rounds: At least one.
        progress: Called after each round with how many there were.

    Raises:
        InvalidDsnError: If libpq can't parse the DSN.
        psycopg.Error: If the server can't be reached, or refuses.
    """
    async with _saver(dsn) as saver:
        await run(saver, make_messages(agents, 0))
        rates, latencies, cpu = [], Latencies(), 0.0
        for number in range(1, rounds + 1):
            messages = make_messages(agents, number)
            began, started = time.process_time(), time.perf_counter()
            one = await run(saver, messages)
            rates.append(agents.operations / (time.perf_counter() - started))
            cpu += (time.process_time() - began) / (agents.operations * rounds)
            for operation in _OPERATIONS:
                getattr(latencies, operation).extend(getattr(one, operation))
            if progress is not None:
                progress(number)
        counts = saver._engine.writer.statistics
    version, round_trip = await _server(dsn)
    return Measured(version, round_trip, rates, latencies, cpu, counts.items / counts.batches)


@asynccontextmanager
async def _saver(dsn: str) -> AsyncIterator[AsyncPostgresSaver]:
    schema = f"pgcheckpoint_bench_{secrets.token_hex(4)}"
    try:
        async with AsyncPostgresSaver.from_conn_string(dsn, schema=schema) as saver:
            await saver.setup()
            yield saver
    finally:
        async with await connect(dsn) as connection:
            await connection.execute(load_queries(schema)["drop_schema"])


async def _server(dsn: str) -> tuple[str, float]:
    ping, seconds = load_queries()["ping"], []
    async with await connect(dsn) as connection:
        for _ in range(50):
            started = time.perf_counter()
            # A pooler may be in between.
            await connection.execute(ping, prepare=False)
            seconds.append(time.perf_counter() - started)
        version = connection.info.parameter_status("server_version")
    return f"PostgreSQL {version}", statistics.median(seconds)


def _main() -> int:
    name = "python -m pg_checkpoint.diagnosis.bench"
    parser = argparse.ArgumentParser(prog=name, description=__doc__)
    parser.add_argument("--dsn", default="", help="default: libpq's PG* variables")
    parser.add_argument("--threads", type=int, default=64, help="agents at once (default: 64)")
    parser.add_argument("--steps", type=int, default=20, help="steps of each (default: 20)")
    parser.add_argument("--rounds", type=int, default=3, help="default: 3")
    parser.add_argument("--json", action="store_true", help="print JSON")
    given = parser.parse_args()
    if min(given.threads, given.steps, given.rounds) < 1:
        parser.error("--threads, --steps and --rounds must be at least 1")
    agents = Agents(given.threads, given.steps)
    try:
        figures = run_on_selector_loop(bench(given.dsn, agents, given.rounds)).figures
    except (PgCheckpointError, psycopg.Error) as error:
        sys.stderr.write(f"{type(error).__name__}: {error}\n")
        return 1
    lines = (f"{name:30}{value}\n" for name, value in lines_of(figures))
    sys.stdout.write(json.dumps(figures, indent=2) + "\n" if given.json else "".join(lines))
    return 0


def lines_of(figures: dict[str, Any]) -> Iterator[tuple[str, str]]:
    """Figures for people: name and value."""
    for name, value in figures.items():
        percents = value.items() if isinstance(value, dict) else ()
        shown = "   ".join(f"{p} {v:g}" for p, v in percents)
        yield name.replace("_", " "), shown or str(value)


if __name__ == "__main__":
    sys.exit(_main())
