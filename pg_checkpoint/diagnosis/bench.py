"""The benchmark of your server: pg-checkpoint bench.

Agents put, write and read in a schema that is created for it and dropped afterwards.
"""

from __future__ import annotations

import secrets
import statistics
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from pg_checkpoint.diagnosis.workload import Agents, Latencies, make_messages, percentile, run
from pg_checkpoint.postgres.connections import connect
from pg_checkpoint.postgres.pipeline import Statement
from pg_checkpoint.postgres.queries import load_queries
from pg_checkpoint.postgres.transaction import run_on
from pg_checkpoint.saver.async_saver import AsyncPostgresSaver

_OPERATIONS = ("put", "put_writes", "get_tuple")
_PERCENTS = (50, 95, 99)


async def bench(
    dsn: str, agents: Agents, rounds: int, progress: Callable[[int], None]
) -> dict[str, Any]:
    """Measures, after one round unmeasured.

    Args:
        dsn: Of a role that may create a schema; "" for libpq's PG* variables.
        agents: How many, and how long.
        rounds: At least one.
        progress: Called after each round with how many there were.

    Returns:
        Figures as JSON takes them. `round_trip_ms` is the median of a statement without work;
        `operations_per_second` that of the rounds; a dict has percentiles over all rounds.

    Raises:
        InvalidOptionError: If libpq can't parse the DSN.
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
            progress(number)
        counts = saver._engine.writer.statistics
    version, round_trip = await _server(dsn)
    return {
        "server": version,
        "round_trip_ms": round(round_trip * 1e3, 3),
        "operations_per_second": round(statistics.median(rates)),
        **{f"{name}_ms": _percentiles(getattr(latencies, name)) for name in _OPERATIONS},
        "client_cpu_us_per_operation": round(cpu * 1e6),
        "calls_per_transaction": round(counts.items / counts.batches, 1),
    }


def _percentiles(seconds: list[float]) -> dict[str, float]:
    return {f"p{p}": round(percentile(seconds, p) * 1e3, 2) for p in _PERCENTS}


@asynccontextmanager
async def _saver(dsn: str) -> AsyncIterator[AsyncPostgresSaver]:
    schema = f"pgcheckpoint_bench_{secrets.token_hex(4)}"
    try:
        async with AsyncPostgresSaver.from_conn_string(dsn, schema=schema) as saver:
            await saver.setup()
            yield saver
    finally:
        async with await connect(dsn) as connection:
            drop = Statement(load_queries(schema)["drop_schema"])
            await run_on(connection, [drop], prepare=False)


async def _server(dsn: str) -> tuple[str, float]:
    ping, seconds = Statement(load_queries()["ping"]), []
    async with await connect(dsn) as connection:
        for _ in range(50):
            started = time.perf_counter()
            # A pooler may be in between.
            await run_on(connection, [ping], prepare=False)
            seconds.append(time.perf_counter() - started)
        version = connection.info.parameter_status("server_version")
    return f"PostgreSQL {version}", statistics.median(seconds)
