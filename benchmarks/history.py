"""Listing a long chat: in a process of its own, so that its memory can be seen.

python -m benchmarks.history SAVER DSN prints the figures as JSON.
"""

from __future__ import annotations

import asyncio
import json
import resource
import statistics
import sys
import time
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from benchmarks.contestants import OURS, STOCK, Contestant, in_turns
from pg_checkpoint import AsyncPostgresSaver

CONFIG: Any = {"configurable": {"thread_id": "chat"}}


@dataclass(frozen=True)
class Listed:
    """Seconds to the first and to the last checkpoint, bytes that the process grew by.

    Attributes:
        info: Seconds for the same without values; None where there is no such call.
    """

    first: float
    all: float
    memory: float
    info: float | None


async def listed(
    contestants: Sequence[Contestant], dsns: Mapping[str, str], rounds: int
) -> dict[str, Listed]:
    """Medians of alternating rounds, each in another process; by contestant."""
    found: dict[str, list[Listed]] = {contestant.name: [] for contestant in contestants}
    for number in range(rounds):
        for name in in_turns(found, number):
            command = [sys.executable, "-m", "benchmarks.history", name, dsns[name]]
            process = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
            said, _ = await process.communicate()
            found[name].append(Listed(**json.loads(said)))
    return {name: _median(all_) for name, all_ in found.items()}


def _median(found: Sequence[Listed]) -> Listed:
    infos = [one.info for one in found if one.info is not None]
    return Listed(
        statistics.median(one.first for one in found),
        statistics.median(one.all for one in found),
        statistics.median(one.memory for one in found),
        statistics.median(infos) if infos else None,
    )


async def _measure(contestant: Contestant, dsn: str) -> Listed:
    async with contestant.open(dsn) as saver:
        await saver.aget_tuple(CONFIG)
        before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        started = time.perf_counter()
        first = 0.0
        async for _ in saver.alist(CONFIG):
            first = first or time.perf_counter() - started
        seconds = time.perf_counter() - started
        memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before
        info = None
        if isinstance(saver, AsyncPostgresSaver):
            await saver.alist_info(CONFIG, limit=1)
            started = time.perf_counter()
            await saver.alist_info(CONFIG)
            info = time.perf_counter() - started
    # Linux has kilobytes; never nothing, for it is divided by.
    return Listed(first, seconds, max(memory, 1) * 1024, info)


if __name__ == "__main__":
    (chosen,) = [c for c in (OURS, STOCK) if c.name == sys.argv[1]]
    sys.stdout.write(json.dumps(asdict(asyncio.run(_measure(chosen, sys.argv[2])))))
