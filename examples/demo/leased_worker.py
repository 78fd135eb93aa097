"""Workers that go on with each other's runs: the demo kills or stops the one that begins them.

That one stands still in the middle of its tasks, so that it can't be killed too late.
"""

from __future__ import annotations

import argparse
import asyncio
import os
from contextlib import suppress
from typing import Any

from langgraph.errors import GraphDrained

from examples.demo.agent import Pace, build, topic_of
from examples.demo.ledger import Ledger, read
from examples.demo.worker import WatchedSaver, end_with_the_demo, input_of, parser_of
from pg_checkpoint import ConcurrentWriteError, LeaseHeldError, recover
from pg_checkpoint.core.loops import run_on_selector_loop

__all__ = ["AGENTS", "main", "numbers_of"]

AGENTS = 3
# Seconds until a lease expires, and that a task takes that stands still.
_TTL, _FOR_EVER = 2.0, 3600.0


def numbers_of(threads: int) -> range:
    """The agents of this act, which come after so many others: those with the fewest steps."""
    first = -(-threads // 5) * 5
    return range(first, first + 5 * AGENTS, 5)


async def main(arguments: argparse.Namespace) -> None:
    """Goes on with what others left, and begins what it is told to."""
    dsn, ledger = os.environ["PG_CHECKPOINT_DSN"], Ledger(arguments.ledger)
    async with WatchedSaver.from_conn_string(dsn, schema=arguments.schema, strict=True) as saver:
        saver.ledger = ledger
        graph = build(saver, ledger.began, _pace(arguments))
        how: Any = {"metadata": {"process": arguments.name}}
        ttl = arguments.ttl
        numbers = numbers_of(arguments.threads) if arguments.begins else ()
        with saver.draining_on():
            recovering = recover(saver, graph, config=how, every=0.1, ttl=ttl, durability="sync")
            await asyncio.gather(recovering, *(_run(saver, graph, n, how, ttl) for n in numbers))


def _pace(arguments: argparse.Namespace) -> Pace:
    """As it is told; who begins stands still after its agents' first tasks."""

    def pace() -> float:
        stands_still = arguments.begins and len(read(arguments.ledger).finished) >= AGENTS
        return float(arguments.long if stands_still else arguments.pace)

    return pace


async def _run(saver: WatchedSaver, graph: Any, n: int, how: Any, ttl: float) -> None:
    config = {"configurable": {"thread_id": topic_of(n)}, **how}
    # Where the machine is slow another one may have taken it already. Or the run is drained.
    with suppress(LeaseHeldError, ConcurrentWriteError, GraphDrained):
        async with saver.lease(topic_of(n), ttl=ttl) as lease:
            await graph.ainvoke(input_of(n), config, durability="sync", control=lease.control)


if __name__ == "__main__":
    parser = parser_of("examples.demo.leased_worker", __doc__)
    parser.add_argument("--begins", action="store_true", help="begin the agents' runs")
    parser.add_argument("--long", type=float, default=_FOR_EVER, help="seconds of later tasks")
    parser.add_argument("--ttl", type=float, default=_TTL, help="seconds until a lease expires")
    end_with_the_demo()
    run_on_selector_loop(main(parser.parse_args()))
