"""Agents on a Citus cluster and on one server, in turns: rates, and CPU an operation by process.

python -m benchmarks.clusters: PG_CHECKPOINT_CITUS_DSN names the coordinator, and
PG_CHECKPOINT_DSN the server (else an embedded one). "all nodes" has the workers in its DSN too.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import statistics
import sys
import time
from collections.abc import Mapping
from contextlib import AsyncExitStack, ExitStack

import psycopg
from psycopg.conninfo import make_conninfo

from benchmarks.measure import database, server, server_cpu
from benchmarks.workload import Agents, make_messages, run
from pg_checkpoint import AsyncPostgresSaver, migrate
from tests import citus

NAME = "bench_on_citus"
# What a transaction that committed in two phases leaves, until it is tidied up.
COUNT = "select count(*) from pg_dist_transaction"


def main() -> int:
    """Parses the arguments, measures, prints."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.clusters")
    parser.add_argument("--threads", type=int, default=64)
    parser.add_argument("--steps", type=int, default=10)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--shards", type=int, default=32)
    given = parser.parse_args()
    coordinator = os.environ["PG_CHECKPOINT_CITUS_DSN"]
    with ExitStack() as stack:
        base, _ = stack.enter_context(server({"fsync": "off"}))
        one = stack.enter_context(database(base))
        stack.enter_context(citus.database(coordinator, NAME, None))
        cluster = make_conninfo(coordinator, dbname=NAME)
        for dsn in (one, cluster):
            migrate(dsn)
        citus.distribute(cluster, given.shards)
        places = {"one server": one, "coordinator": cluster, "all nodes": citus.all_nodes(cluster)}
        asyncio.run(_compare(places, Agents(given.threads, given.steps), given.rounds))
    return 0


async def _compare(places: Mapping[str, str], agents: Agents, rounds: int) -> None:
    rates: dict[str, list[float]] = {name: [] for name in places}
    spent: dict[str, dict[str, float]] = {name: {} for name in places}
    twice: dict[str, int] = dict.fromkeys(places, 0)
    async with AsyncExitStack() as stack:
        savers = {
            name: await stack.enter_async_context(AsyncPostgresSaver.from_conn_string(dsn))
            for name, dsn in places.items()
        }
        for number in range(rounds + 1):
            for name, saver in savers.items():
                messages, before = make_messages(agents, number), _in_two_phases(places, name)
                cpu, started = _cpu(places, name), time.perf_counter()
                await run(saver, messages)
                rate = agents.operations / (time.perf_counter() - started)
                if number:  # not the first, which is for caches
                    rates[name].append(rate)
                    for who, seconds in _cpu(places, name).items():
                        spent[name][who] = spent[name].get(who, 0) + seconds - cpu[who]
                    twice[name] += max(0, _in_two_phases(places, name) - before)
    medians = {name: statistics.median(measured) for name, measured in rates.items()}
    for name, rate in medians.items():
        each = {who: seconds / agents.operations / rounds for who, seconds in spent[name].items()}
        cpu_of_each = ", ".join(f"{who} {seconds * 1e6:.0f}" for who, seconds in each.items())
        ratio = rate / medians["one server"]
        sys.stdout.write(
            f"| {name} | {rate:,.0f}/s | {ratio:.2f} | {twice[name]} in two phases "
            f"| {sum(each.values()) * 1e6:.0f} µs of CPU: {cpu_of_each} |\n"
        )


def _cpu(places: Mapping[str, str], name: str) -> dict[str, float]:
    """Seconds so far, of the client and of each server on this machine."""
    dsns = [places[name]] if name == "one server" else citus.nodes(places["coordinator"])
    found = {"client": time.process_time()}
    for number, dsn in enumerate(dsns):
        with psycopg.connect(dsn) as connection:
            found[f"server {number}"] = server_cpu(connection) or 0
    return found


def _in_two_phases(places: Mapping[str, str], name: str) -> int:
    if name == "one server":
        return 0
    return sum(_ask(node) for node in citus.nodes(places["coordinator"]))


def _ask(dsn: str) -> int:
    with psycopg.connect(dsn) as connection:
        return int(connection.execute(COUNT).fetchall()[0][0])


if __name__ == "__main__":
    sys.exit(main())
