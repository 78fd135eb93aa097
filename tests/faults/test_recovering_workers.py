"""Workers that are killed or stopped, one every second: all runs end, and nothing is done twice.

PG_CHECKPOINT_KILLS=60 kills for a minute; `-s` prints how long it took from kill to resume.
"""

from __future__ import annotations

import asyncio
import os
import random
import signal
import subprocess
import sys
import time
from asyncio.subprocess import Process
from collections import defaultdict, deque
from collections.abc import Awaitable, Callable, Collection
from datetime import datetime
from itertools import pairwise
from typing import Any, NamedTuple

import psycopg
import pytest
from langgraph import errors

from pg_checkpoint import AsyncPostgresSaver, list_unfinished
from tests.faults.recovering_worker import ROUNDS, TABLES
from tests.making import config_for

# A process that stands still for as long as a lease loses it, and should: it is not to be here.
WORKERS, SPARE, TTL = 4, 3, 12.0
KILLS = int(os.environ.get("PG_CHECKPOINT_KILLS", "20"))
# Jobs for each kill: so many that all workers always have some.
JOBS = 3
# Seconds for what is left when nobody is killed any more.
PATIENCE = 600.0 + 2 * KILLS


class Row(NamedTuple):
    """A row of the ledger."""

    at: datetime
    process: int
    kind: str
    thread_id: str
    task_id: str


class Workers:
    """Workers at work, and others that are ready to take the place of those that are killed."""

    def __init__(self, dsn: str, ttl: float = TTL, attempts: int = 100) -> None:
        self._arguments = [dsn, str(ttl), str(attempts)]
        self._working: list[Process] = []
        self._starting: deque[Process] = deque()

    async def start(self) -> None:
        """All begin to work."""
        for _ in range(WORKERS + SPARE):
            await self._add()
        for _ in range(WORKERS):
            await self._begin()

    async def kill_one(
        self, rng: random.Random, at_work: set[int], number: int = signal.SIGKILL
    ) -> int:
        """Sends a signal to one of some processes, which ends."""
        victim = rng.choice([process for process in self._working if process.pid in at_work])
        self._working.remove(victim)
        victim.send_signal(number)
        code = await asyncio.wait_for(victim.wait(), PATIENCE)
        assert code == (-number if number == signal.SIGKILL else 0)
        return victim.pid

    async def replace(self) -> None:
        """Another takes the place of the one that was killed."""
        await self._add()
        await self._begin()

    async def stop(self) -> None:
        """None is left."""
        for process in (*self._working, *self._starting):
            process.kill()
            await process.communicate()

    async def _add(self) -> None:
        pipe = subprocess.PIPE
        command = [sys.executable, "-m", "tests.faults.recovering_worker", *self._arguments]
        started = await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe)
        self._starting.append(started)

    async def _begin(self) -> None:
        process = self._starting.popleft()
        assert process.stdin is not None
        assert process.stdout is not None
        assert await process.stdout.readline() == b"ready\n"
        process.stdin.write(b"go\n")
        await process.stdin.drain()
        self._working.append(process)


@pytest.mark.timeout(1800 + 5 * KILLS)
@pytest.mark.direct("each worker has two pools of its own")
async def test_every_run_ends_and_no_task_twice(dsn: str) -> None:
    rng, workers, killed = random.Random(1), Workers(dsn), dict[int, datetime]()

    async def kill(admin: psycopg.AsyncConnection[Any], n: int) -> None:
        process = await workers.kill_one(rng, await _at_work(admin, killed))
        killed[process] = await _now(admin)

    ledger = await _worked(dsn, workers, kill)
    assert not _done_again(ledger)
    assert not _driven_by_two(ledger, killed)
    waits = _waits(ledger, killed)
    # Else nothing was interrupted, and nothing was tested.
    assert len(waits) > KILLS / 2
    middle, most = sorted(waits)[len(waits) // 2], max(waits)
    print(f"from kill to resume: {middle:.1f} s, at most {most:.1f} s; the lease: {TTL:.1f} s")
    # In time, but for what an overloaded machine adds to most of them.
    assert min(waits) <= TTL + 2
    assert most <= TTL + 120


@pytest.mark.timeout(1800 + 5 * KILLS)
@pytest.mark.direct("each worker has two pools of its own")
@pytest.mark.skipif(
    not hasattr(errors, "GraphDrained"), reason="this version of LangGraph drains no runs"
)
@pytest.mark.parametrize("kills_too", [False, True], ids=["restarts", "restarts-and-kills"])
async def test_restarts_repeat_no_task_and_wait_for_no_lease(dsn: str, kills_too: bool) -> None:
    """With restarts alone, no lease ever expires, and one attempt is enough for all of them."""
    workers = Workers(dsn) if kills_too else Workers(dsn, ttl=86_400.0, attempts=1)
    rng, stopped = random.Random(2), dict[int, datetime]()

    async def restart(admin: psycopg.AsyncConnection[Any], n: int) -> None:
        at_work, sent = await _at_work(admin, stopped), await _now(admin)
        number = signal.SIGKILL if kills_too and n % 2 else signal.SIGTERM
        stopped[await workers.kill_one(rng, at_work, number)] = sent

    ledger = await _worked(dsn, workers, restart)
    assert not _done_again(ledger)
    assert not _driven_by_two(ledger, stopped)
    # Else nothing was interrupted, and nothing was tested.
    assert len(_waits(ledger, stopped)) > KILLS / 2
    if not kills_too:
        began = [row.task_id for row in ledger if row.kind == "began"]
        assert len(began) == len(set(began)) == KILLS * JOBS * 4 * ROUNDS


async def _worked(
    dsn: str,
    workers: Workers,
    end_one: Callable[[psycopg.AsyncConnection[Any], int], Awaitable[None]],
) -> list[Row]:
    """What workers did until all runs had ended, while one after the other was ended."""
    async with await psycopg.AsyncConnection.connect(dsn, autocommit=True) as admin:
        await admin.execute(TABLES.encode())
        try:
            await workers.start()
            for n in range(KILLS):
                await asyncio.sleep(0.5)
                await _add_jobs(admin, n)
                await end_one(admin, n)
                await workers.replace()
            await _until_all_have_ended(dsn, admin)
        finally:
            await workers.stop()
        return await _read(admin)


async def _add_jobs(admin: psycopg.AsyncConnection[Any], n: int) -> None:
    query = "insert into jobs select 'job ' || %s || ' ' || m from generate_series(1, %s) m"
    await admin.execute(query, [n, JOBS])


async def _at_work(admin: psycopg.AsyncConnection[Any], killed: Collection[int]) -> set[int]:
    """Processes in the midst of a task, once there are some."""
    query = """
        select process from ledger began where kind = 'began' and not exists (
            select from ledger ended where ended.kind = 'ended'
                and (ended.process, ended.task_id) = (began.process, began.task_id)
        )"""
    end = time.monotonic() + PATIENCE
    while True:
        rows = await (await admin.execute(query)).fetchall()
        if found := {row[0] for row in rows}.difference(killed):
            return found
        assert time.monotonic() < end, "nobody works"
        await asyncio.sleep(0.02)


async def _now(admin: psycopg.AsyncConnection[Any]) -> datetime:
    (now,) = (await (await admin.execute("select clock_timestamp()")).fetchone()) or (None,)
    assert isinstance(now, datetime)
    return now


async def _read(admin: psycopg.AsyncConnection[Any]) -> list[Row]:
    query = "select at, process, kind, thread_id, task_id from ledger order by id"
    return [Row._make(row) for row in await (await admin.execute(query)).fetchall()]


async def _until_all_have_ended(dsn: str, admin: psycopg.AsyncConnection[Any]) -> None:
    jobs = [row[0] for row in await (await admin.execute("select name from jobs")).fetchall()]
    assert len(jobs) == KILLS * JOBS
    end, left = time.monotonic() + PATIENCE, jobs
    async with AsyncPostgresSaver.from_conn_string(dsn) as saver:
        while left := [job for job in left if not await _has_ended(saver, job)]:
            assert time.monotonic() < end, left
            await asyncio.sleep(0.5)
        assert await list_unfinished(saver, given_up=True) == []


async def _has_ended(saver: AsyncPostgresSaver, job: str) -> bool:
    found = await saver.aget_tuple(config_for(job))
    done = found.checkpoint["channel_values"].get("done", []) if found else []
    whole = ["plan", "left", "right", "close"] * ROUNDS
    assert done == whole[: len(done)]
    return len(done) == len(whole)


def _done_again(ledger: list[Row]) -> list[Row]:
    """Tasks that began after their results were acknowledged."""
    finished, again = set[str](), []
    for row in ledger:
        if row.kind == "acknowledged":
            finished.add(row.task_id)
        elif row.task_id in finished:
            again.append(row)
    return again


def _by_thread(ledger: list[Row]) -> dict[str, list[Row]]:
    threads = defaultdict[str, list[Row]](list)
    for row in ledger:
        threads[row.thread_id].append(row)
    return threads


def _driven_by_two(ledger: list[Row], killed: dict[int, datetime]) -> list[tuple[Row, Row]]:
    """Where another process went on with a thread before the last one was killed."""
    return [
        (before, after)
        for rows in _by_thread(ledger).values()
        for before, after in pairwise(rows)
        if before.process != after.process
        and (before.process not in killed or after.at < killed[before.process])
    ]


def _waits(ledger: list[Row], killed: dict[int, datetime]) -> list[float]:
    """Seconds from each kill until another process went on with a thread."""
    return [
        (after.at - killed[before.process]).total_seconds()
        for rows in _by_thread(ledger).values()
        for before, after in pairwise(rows)
        if before.process != after.process and before.process in killed
    ]
