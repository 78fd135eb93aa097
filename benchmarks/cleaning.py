"""How fast retention is, and what it does to a writer that runs beside it.

python -m benchmarks.cleaning DSN is the process that applies the policy.
"""

from __future__ import annotations

import asyncio
import statistics
import sys
import time
from dataclasses import dataclass
from typing import Any

from benchmarks.contestants import Contestant, Saver
from pg_checkpoint import AsyncPostgresSaver, RetentionPolicy
from tests.making import checkpoint_of

WRITERS = 4


@dataclass(frozen=True)
class Cleaned:
    """Checkpoints a second that retention removed, and a writer's p95 (s) alone and beside it."""

    rate: float
    alone: float
    beside: float


async def clean(
    contestant: Contestant, dsn: str, threads: int, length: int, seconds: float
) -> Cleaned:
    """Threads of so many checkpoints, all but the latest removed while others are written."""
    async with contestant.open(dsn) as saver:
        chains = (_chain(saver, f"old{n}", length) for n in range(threads))
        for batch in _batches(list(chains), 200):
            await asyncio.gather(*batch)
        before = await _write_for(saver, "before", asyncio.sleep(seconds))
        cleaning = asyncio.ensure_future(_clean_elsewhere(dsn))
        beside = await _write_for(saver, "beside", cleaning)
        after = await _write_for(saver, "after", asyncio.sleep(seconds))
    return Cleaned(await cleaning, _p95(before + after), _p95(beside))


async def _chain(saver: Saver, thread_id: str, length: int) -> list[float]:
    config: Any = {"configurable": {"thread_id": thread_id, "checkpoint_ns": ""}}
    durations, version = [], None
    for step in range(length):
        version = saver.get_next_version(version, None)
        values = {"messages": [f"{thread_id} {step} " * 40], "step": step}
        checkpoint = checkpoint_of(values, dict.fromkeys(values, version))
        meta: Any = {"source": "loop", "step": step, "parents": {}}
        started = time.perf_counter()
        config = await saver.aput(config, checkpoint, meta, checkpoint["channel_versions"])
        durations.append(time.perf_counter() - started)
    return durations


async def _write_for(saver: Saver, name: str, until: Any) -> list[float]:
    """Some agents' puts, one after another with pauses, until something else is done."""
    task, durations = asyncio.ensure_future(until), []

    async def writer(number: int) -> None:
        count = 0
        while not task.done():
            durations.extend(await _chain(saver, f"{name}-{number}-{count}", 5))
            count += 1
            await asyncio.sleep(0.02)

    await asyncio.gather(task, *(writer(number) for number in range(WRITERS)))
    return durations


async def _clean_elsewhere(dsn: str) -> float:
    command = [sys.executable, "-m", "benchmarks.cleaning", dsn]
    process = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
    said, _ = await process.communicate()
    return float(said)


def _batches(items: list[Any], size: int) -> list[list[Any]]:
    return [items[start : start + size] for start in range(0, len(items), size)]


def _p95(durations: list[float]) -> float:
    return statistics.quantiles(durations, n=20)[-1]


async def _apply(dsn: str) -> float:
    async with AsyncPostgresSaver.from_conn_string(dsn) as saver:
        started = time.perf_counter()
        removed = await saver.apply_retention(RetentionPolicy(keep_last=1))
        return removed.checkpoints / (time.perf_counter() - started)


if __name__ == "__main__":
    sys.stdout.write(str(asyncio.run(_apply(sys.argv[1]))))
