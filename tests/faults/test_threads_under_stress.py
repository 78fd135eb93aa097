"""Processes do all there is to the same threads, and are killed: what is stored stays whole."""

from __future__ import annotations

import random
import signal
import subprocess
import time

import pytest

from pg_checkpoint import AsyncPostgresSaver
from tests.checking import unowned
from tests.faults.thread_worker import THREADS, check, errors_of, is_ready, start

PROCESSES, KILLS, KILL_EVERY = 3, 8, 1.0


@pytest.mark.timeout(1800)
async def test_every_checkpoint_decodes_and_nothing_is_left_without_an_owner(dsn: str) -> None:
    assert _run_and_kill(dsn) == []
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


def _run_and_kill(dsn: str) -> list[str]:
    """Keeps some workers running, and kills one that is at work now and then.

    Returns what those said that failed by themselves.
    """
    rng, failed = random.Random(1), list[str]()
    workers: list[subprocess.Popen[str]] = []
    for seed in range(PROCESSES + KILLS):
        workers.append(start(dsn, seed))
        assert is_ready(workers[-1]), errors_of(workers[-1])
        if seed < PROCESSES:
            continue
        time.sleep(rng.uniform(0.5, 1.5) * KILL_EVERY)
        victim = workers.pop(rng.randrange(len(workers)))
        victim.send_signal(signal.SIGKILL)
        failed += errors_of(victim)
    for worker in workers:
        failed += errors_of(worker)
    return failed
