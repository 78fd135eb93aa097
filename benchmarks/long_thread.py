"""How long pruning a long chat takes and holds the thread, and what it does to puts beside it.

Retention runs in a process of its own, as a job or another worker does it; the puts are another
worker's.

python -m benchmarks.long_thread [LENGTH ...] prints a line for each length, and how much
longer each checkpoint takes in the longest chat than in the shortest.
"""

from __future__ import annotations

import asyncio
import os
import statistics
import sys
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack
from dataclasses import dataclass, field
from multiprocessing import get_context
from typing import Any

import psycopg

from benchmarks import holds
from benchmarks.contestants import OURS
from benchmarks.measure import database
from pg_checkpoint import AsyncPostgresSaver, RetentionPolicy
from pg_checkpoint.core.embedded import EmbeddedPostgres
from pg_checkpoint.core.transaction import Statement
from pg_checkpoint.saver.cleaning import Cleaning
from tests.making import checkpoint_of, config_for

LENGTHS = (10_000, 40_000)
MOST = 2.0
# Seconds that a put may take longer beside it than alone, and at all.
ABOVE, LONGEST = 0.05, 0.1
# Puts alone, before and after; seconds between two, checkpoints put at once, messages in the list.
ALONE, PAUSE, AT_ONCE, WINDOW = 150, 0.01, 50, 400
# Checkpoints that stay.
KEPT = 20


@dataclass
class Pruned:
    """Seconds; of puts to the same thread their p95, and the longest."""

    length: int
    seconds: float = 0.0
    pruned: float = 0.0
    deleted: float = 0.0
    loop: float = 0.0  # the longest hold of the event loop of the process that prunes
    held: list[float] = field(default_factory=list)
    alone: list[float] = field(default_factory=list)
    beside: list[float] = field(default_factory=list)

    @property
    def each(self) -> float:
        return self.seconds / self.length

    def __str__(self) -> str:
        alone, beside = _p95(self.alone), _p95(self.beside)
        ratio, above = beside / alone, max(self.beside) - max(self.alone)
        return (
            f"{self.length:,} checkpoints: {self.seconds:.1f} s, "
            f"{self.each * 1e3:.2f} ms each; {len(self.held)} transactions, "
            f"median {statistics.median(self.held) * 1e3:.0f} ms, "
            f"longest {max(self.held) * 1e3:.0f} ms; "
            f"its event loop held for {self.loop * 1e3:.0f} ms at most; "
            f"puts p95 {beside * 1e3:.1f} ms beside, {alone * 1e3:.1f} ms alone, {ratio:.2f} "
            f"(at most {MOST}): {'met' if ratio <= MOST else 'NOT MET'}; "
            f"longest {max(self.beside) * 1e3:.0f} ms, {max(self.alone) * 1e3:.0f} ms alone "
            f"(at most {LONGEST * 1e3:.0f} ms, and {ABOVE * 1e3:.0f} ms more): "
            f"{'met' if above <= ABOVE and max(self.beside) <= LONGEST else 'NOT MET'}; "
            f"copies of it: aprune {self.pruned:.1f} s, adelete_thread {self.deleted:.1f} s"
        )


class Chat:
    """One thread whose list of messages grows by one with each put."""

    def __init__(self, saver: Any, length: int) -> None:
        self._saver = saver
        self._messages: list[str] = []
        self.thread_id = f"chat {length}"
        self._config: Any = config_for(self.thread_id)
        self._version: Any = None

    async def fill(self, count: int) -> None:
        """Puts so many checkpoints, many at once."""
        for begun in range(0, count, AT_ONCE):
            await asyncio.gather(*(self.put() for _ in range(begun, min(begun + AT_ONCE, count))))

    async def put(self) -> float:
        """Seconds that it took."""
        self._messages = [*self._messages, f"{time.monotonic_ns()} " * 20][-WINDOW:]
        self._version = self._saver.get_next_version(self._version, None)
        values = {"messages": self._messages, "step": len(self._messages)}
        checkpoint = checkpoint_of(values, dict.fromkeys(values, self._version))
        started = time.perf_counter()
        call = self._saver.aput(
            self._config, checkpoint, {"source": "loop", "step": 0}, checkpoint["channel_versions"]
        )
        # The next one is its child, whether or not it is stored by then.
        self._config = config_for(self.thread_id, checkpoint["id"])
        await call
        return time.perf_counter() - started

    async def put_until(self, is_over: Callable[[], bool]) -> list[float]:
        """Puts with pauses."""
        durations = []
        while not is_over():
            durations.append(await self.put())
            await asyncio.sleep(PAUSE)
        return durations


async def prune(dsn: str, length: int) -> Pruned:
    """Prunes a chat of so many checkpoints while it is put to."""
    found = Pruned(length)
    async with OURS.open(dsn) as saver:
        chat = Chat(saver, length)
        await chat.fill(length)
        found.pruned, found.deleted = await _rid_of_copies(saver, chat.thread_id)
        with psycopg.connect(dsn, autocommit=True) as admin:
            admin.execute("vacuum analyze")
        count = iter(range(ALONE))
        found.alone = await chat.put_until(lambda: next(count, None) is None)
        with ProcessPoolExecutor(1, get_context("spawn")) as cleaner:
            # Until its process stands, nothing is put.
            await asyncio.wrap_future(cleaner.submit(abs, 1))
            job = asyncio.wrap_future(cleaner.submit(retain, dsn))
            found.beside = await chat.put_until(job.done)
            found.seconds, found.held, found.loop = await job
        count = iter(range(ALONE))
        found.alone += await chat.put_until(lambda: next(count, None) is None)
    return found


def retain(dsn: str) -> tuple[float, list[float], float]:
    """Seconds that retention takes, each of its transactions, and the longest hold of its loop."""
    return asyncio.run(_retain(dsn))


async def _retain(dsn: str) -> tuple[float, list[float], float]:
    write, held = Cleaning.write, list[float]()

    async def timed(self: Cleaning, statements: Sequence[Statement]) -> Any:
        started = time.perf_counter()
        answers = await write(self, statements)
        held.append(time.perf_counter() - started)
        return answers

    # Never put back: the process is for this alone.
    Cleaning.write = timed  # type: ignore[method-assign]  # as said
    async with AsyncPostgresSaver.from_conn_string(dsn) as cleaner:
        started = time.perf_counter()
        with holds.held() as loop:
            await cleaner.apply_retention(RetentionPolicy(keep_last=KEPT))
        return time.perf_counter() - started, held, loop.longest


async def _rid_of_copies(saver: Any, thread_id: str) -> tuple[float, float]:
    """Seconds that aprune takes with a copy, and adelete_thread with another."""
    for name in ("pruned", "deleted"):
        await saver.acopy_thread(thread_id, name)
    started = time.perf_counter()
    await saver.aprune(["pruned"])
    pruned = time.perf_counter()
    await saver.adelete_thread("deleted")
    return pruned - started, time.perf_counter() - pruned


def _p95(durations: list[float]) -> float:
    return statistics.quantiles(durations, n=20)[-1]


def main(server: str, lengths: tuple[int, ...] = LENGTHS) -> None:
    """Measures each length in a database of its own, and prints."""
    chats = []
    for length in lengths:
        with database(server) as dsn:
            chats.append(asyncio.run(prune(dsn, length)))
            print(chats[-1])
    first, last = chats[0], chats[-1]
    ratio = f"{last.each / first.each:.2f} times as long as each of {first.length:,}"
    print(f"each checkpoint of {last.length:,}: {ratio}")


if __name__ == "__main__":
    with ExitStack() as stack:
        given = os.environ.get("PG_CHECKPOINT_DSN")
        main(
            given or stack.enter_context(EmbeddedPostgres()).dsn,
            tuple(map(int, sys.argv[1:])) or LENGTHS,
        )
