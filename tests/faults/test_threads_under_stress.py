"""Processes do all there is to the same threads, and are killed: what is stored stays whole."""

from __future__ import annotations

import random
import signal
import time

import pytest

from pg_checkpoint import AsyncPostgresSaver
from tests.checking import unowned
from tests.faults.thread_worker import THREADS, check, errors_of, start

PROCESSES, SECONDS, KILL_EVERY = 3, 20.0, 1.5


@pytest.mark.timeout(1800)
async def test_every_checkpoint_decodes_and_nothing_is_left_without_an_owner(dsn: str) -> None:
    killed, failed = _run_and_kill(dsn)
    assert killed >= 5
    assert failed == []
    left = unowned(dsn)
    # A collection is one transaction: killed, it leaves nothing behind.
    assert (left.blobs, left.chunks, left.missing_chunks) == (0, 0, 0)
    checked = 0
    async with AsyncPostgresSaver.from_conn_string(dsn) as saver:
        async for found in saver.alist(None):
            check(found)
            checked += 1
        assert checked > 0
        await saver.aprune(THREADS)
        async for found in saver.alist(None):
            check(found)
        await saver.aprune(THREADS, strategy="delete")
    assert unowned(dsn)[:3] == (0, 0, 0)


def _run_and_kill(dsn: str) -> tuple[int, list[str]]:
    """Keeps some workers running for a while, killing one now and then.

    Returns how many were killed, and what those said that failed by themselves.
    """
    rng, seeds = random.Random(1), iter(range(1000))
    end = time.monotonic() + SECONDS
    workers = [start(dsn, next(seeds), SECONDS) for _ in range(PROCESSES)]
    killed, failed = 0, []
    while time.monotonic() < end:
        time.sleep(rng.uniform(0.5, 1.5) * KILL_EVERY)
        victim = workers.pop(rng.randrange(len(workers)))
        victim.send_signal(signal.SIGKILL)
        failed += errors_of(victim)
        killed += 1
        workers.append(start(dsn, next(seeds), max(end - time.monotonic(), 0.1)))
    for worker in workers:
        failed += errors_of(worker)
    return killed, failed
