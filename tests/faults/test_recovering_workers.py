"""Workers that are killed or restarted, one after another: all runs end, and no task runs twice."""

from __future__ import annotations

import asyncio
import os
import random
import signal
from collections import defaultdict
from collections.abc import Mapping
from datetime import datetime
from itertools import pairwise
from typing import NamedTuple

import pytest
from langgraph import errors

from pg_checkpoint import AsyncPostgresSaver, list_unfinished
from tests.faults.forked import code_of, start
from tests.faults.recovering_worker import ROUNDS, TABLES, main
from tests.making import config_for, rows_of, run_sql
from tests.waiting import until

# A process that stands still for as long as a lease loses it, and should: it is not to be here.
WORKERS, TTL = 3, 10.0
# Jobs for each end of a worker: so many that all workers always have some.
ENDS, JOBS = 10, 3
# Processes in the midst of a task.
AT_WORK = """
    select process from ledger began where kind = 'began' and not exists (
        select from ledger ended where ended.kind = 'ended'
            and (ended.process, ended.task_id) = (began.process, began.task_id)
    )"""
ADD_JOBS = "insert into jobs select 'job ' || %s || ' ' || m from generate_series(1, %s) m"


class Row(NamedTuple):
    """A row of the ledger."""

    at: datetime
    process: int
    kind: str
    thread_id: str
    task_id: str


class Workers:
    """Workers at work."""

    def __init__(self, dsn: str, ttl: float, attempts: int) -> None:
        self._arguments = dsn, ttl, attempts
        self._working = [start(main, *self._arguments) for _ in range(WORKERS)]
        self.ended: dict[int | None, datetime] = {}

    async def end_one(self, rng: random.Random, number: int) -> None:
        """Sends a signal to one that is at work; another one takes its place."""
        dsn = self._arguments[0]
        at_work = await until(lambda: {p for (p,) in rows_of(dsn, AT_WORK)}.difference(self.ended))
        victim = rng.choice([process for process in self._working if process.pid in at_work])
        self._working.remove(victim)
        ((self.ended[victim.pid],),) = rows_of(dsn, "select clock_timestamp()")
        os.kill(victim.pid or 0, number)
        assert await code_of(victim) == (-number if number == signal.SIGKILL else 0)
        self._working.append(start(main, *self._arguments))

    def stop(self) -> None:
        for process in self._working:
            process.kill()
            process.join()


@pytest.mark.timeout(1800)
@pytest.mark.direct("each worker has two pools of its own")
@pytest.mark.skipif(
    not hasattr(errors, "GraphDrained"), reason="this version of LangGraph drains no runs"
)
@pytest.mark.parametrize("kills", [False, True], ids=["restarts", "restarts and kills"])
async def test_every_run_ends_and_no_task_twice(dsn: str, kills: bool) -> None:
    """With restarts alone, no lease ever expires, and one attempt is enough for all of them."""
    run_sql(dsn, TABLES)
    rng, workers = random.Random(2), Workers(dsn, *((TTL, 100) if kills else (86_400.0, 1)))
    try:
        for n in range(ENDS):
            run_sql(dsn, ADD_JOBS, [n, JOBS])
            await workers.end_one(rng, signal.SIGKILL if kills and n % 2 else signal.SIGTERM)
        await _until_all_have_ended(dsn)
    finally:
        workers.stop()
    query = "select at, process, kind, thread_id, task_id from ledger order by id"
    ledger = [Row._make(row) for row in rows_of(dsn, query)]
    assert _done_again(ledger) == []
    changes = _changes(ledger)
    assert [change for change in changes if _is_early(*change, workers.ended)] == []
    # Else nothing was interrupted, and nothing was tested.
    assert len(changes) > ENDS / 2
    if not kills:
        began = [row.task_id for row in ledger if row.kind == "began"]
        assert len(began) == len(set(began)) == ENDS * JOBS * 4 * ROUNDS


async def _until_all_have_ended(dsn: str) -> None:
    left = [job for (job,) in rows_of(dsn, "select name from jobs")]
    assert len(left) == ENDS * JOBS
    async with AsyncPostgresSaver.from_conn_string(dsn) as saver:
        for job in left:
            while not await _has_ended(saver, job):  # noqa: ASYNC110  no event says so
                await asyncio.sleep(0.2)
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


def _changes(ledger: list[Row]) -> list[tuple[Row, Row]]:
    """Where another process went on with a thread."""
    threads = defaultdict[str, list[Row]](list)
    for row in ledger:
        threads[row.thread_id].append(row)
    pairs = [pair for rows in threads.values() for pair in pairwise(rows)]
    return [(before, after) for before, after in pairs if before.process != after.process]


def _is_early(before: Row, after: Row, ended: Mapping[int | None, datetime]) -> bool:
    """Whether it did before the last one was ended."""
    return before.process not in ended or after.at < ended[before.process]
