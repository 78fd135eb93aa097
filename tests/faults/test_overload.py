"""More is called than the server takes, and callers go away; when it eases, all is as before."""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter
from math import inf
from typing import Any, NamedTuple

import psutil
import pytest
from psycopg import Connection

from pg_checkpoint import (
    AsyncPostgresSaver,
    OverloadedError,
    ParentWriteFailedError,
    WriteTimeoutError,
)
from pg_checkpoint.core.options import Options
from tests.faults.load import Ledger, Lost, agent, check
from tests.faults.proxy import Proxy
from tests.making import aput, config_for, rows_of
from tests.seams import database_of, writer_of
from tests.waiting import PATIENCE, until

TIMEOUT, PAYLOAD, CAP = 2.5, 20_000, 8 * 2**20
# 2 lanes commit 20 items in a quarter of a second each, on the fastest machine.
BATCH, COMMIT = 20, 0.25
# Callers at any time: twice as many as can be served within a deadline, as many as may wait.
CALLERS = int(2 * TIMEOUT * 2 * BATCH / COMMIT)
# A caller that waits for room holds what it would send, encoded and not. The server's batches,
# and what is freed and not given back, take as much again.
MOST_MEMORY = 2 * (CAP + CALLERS * PAYLOAD * 2) + 16 * 2**20
# How many are served in the midst of it; and at once, without one failing, when it has passed.
SERVED, AFTER = 100, 20
OPTIONS: Options = {
    "write_timeout": TIMEOUT,
    "max_queued_bytes": CAP,
    "max_batch_items": BATCH,
    "cache_bytes": 2**20,
}

# How many operations, and how many cancelled calls, there are at least.
MANY = 100

# The server takes its time for each batch, as with a slow disk.
SLOW = """
create table slowness (seconds float8);
insert into slowness values (0);
create function slow() returns trigger language plpgsql as $$
begin
    perform pg_sleep(seconds) from public.slowness;
    return null;
end $$;
create trigger slow after insert on pgcheckpoint.checkpoints
    for each statement execute function slow();
"""


class Call(NamedTuple):
    """How a caller's put ended."""

    began: float
    ended: float
    checkpoint_id: str
    error: type[BaseException] | None
    may_be_applied: bool


class Crowd:
    """Callers, each of whose places another takes as soon as it was answered."""

    def __init__(self, saver: AsyncPostgresSaver) -> None:
        self.calls: list[Call] = []
        self._saver = saver
        self._rng = random.Random(1)
        self._tasks: set[asyncio.Task[None]] = set()
        self._called = 0

    @property
    def failed(self) -> list[Call]:
        """Those who got an error."""
        return [call for call in self.calls if call.error is not None]

    @property
    def served_late(self) -> int:
        """How many were served after others had waited in vain."""
        first = min((call.ended for call in self.failed), default=inf)
        return sum(call.error is None and call.ended > first for call in self.calls)

    def call(self, callers: int) -> None:
        """There are so many callers."""
        for _ in range(callers - len(self._tasks)):
            self._called += 1
            task = asyncio.create_task(self._call(self._called))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def leave(self) -> None:
        """Waits until all are answered."""
        await asyncio.gather(*self._tasks)

    async def _call(self, number: int) -> None:
        began, values = time.monotonic(), {"bytes": self._rng.randbytes(PAYLOAD)}
        id_, error, may_be_applied = f"{number:06}", None, False
        try:
            await aput(self._saver, config_for(f"t{number}"), values, checkpoint_id=id_)
        except Exception as raised:
            # Not the error itself, whose frames hold the values.
            error, may_be_applied = type(raised), getattr(raised, "may_be_applied", False)
        self.calls.append(Call(began, time.monotonic(), id_, error, may_be_applied))


@pytest.mark.timeout(1800)
async def test_overload_is_bounded_and_passes(dsn: str, admin: Connection[Any]) -> None:
    admin.execute(SLOW)
    process, memory, most_queued = psutil.Process(), list[int](), 0
    async with AsyncPostgresSaver.from_conn_string(dsn, **OPTIONS) as saver:
        await aput(saver, config_for("first"), {})
        admin.execute("update slowness set seconds = %s", [COMMIT])
        crowd = Crowd(saver)
        # Work is not spent on those about to give up: many are served all the same. Had all
        # that was called stayed in memory, it would be too much, the longer the more.
        while crowd.served_late <= SERVED or len(crowd.calls) * PAYLOAD * 2 <= MOST_MEMORY:
            crowd.call(CALLERS)
            most_queued = max(most_queued, writer_of(saver).queued[1])
            memory.append(process.memory_info().rss)
            await asyncio.sleep(0.005)
        admin.execute("update slowness set seconds = 0")
        await crowd.leave()
        failed = crowd.failed
        # When it has passed, nobody fails any more.
        for _ in range(SERVED // AFTER):
            crowd.call(AFTER)
            await crowd.leave()
        assert crowd.failed == failed
        assert writer_of(saver).queued == (0, 0)
    # Callers waited, and those for whom there was no room in time were told so.
    told = Counter(call.error for call in failed)
    assert told[WriteTimeoutError] > 0
    assert set(told) <= {WriteTimeoutError, OverloadedError}
    assert all(call.ended - call.began < TIMEOUT + PATIENCE for call in crowd.calls)
    stored = {row[0] for row in rows_of(dsn, "select checkpoint_id from pgcheckpoint.checkpoints")}
    for call in crowd.calls:
        assert call.may_be_applied or (call.checkpoint_id in stored) == (call.error is None)
    assert CAP * 0.8 < most_queued <= CAP
    assert max(memory) - memory[0] < MOST_MEMORY


async def _fickle(
    saver: AsyncPostgresSaver, number: int, stop: asyncio.Event, ended: Counter[str]
) -> None:
    """Calls, and goes away before the answer, again and again."""
    rng = random.Random(number)
    while not stop.is_set():
        config = config_for(f"fickle-{number}")
        calls: list[Any] = [
            aput(saver, config, {"bytes": rng.randbytes(2_000)}),
            saver.aget_tuple(config),
            saver.aput_writes(config_for("w", "1"), [("c", number)], f"task-{number}"),
        ]
        task = asyncio.ensure_future(calls.pop(rng.randrange(3)))
        for call in calls:
            call.close()
        await asyncio.sleep(rng.choice([0, 0.001, 0.01, 0.05]))
        task.cancel()
        for result in await asyncio.gather(task, return_exceptions=True):
            ended[type(result).__name__] += 1


async def test_callers_that_go_away_disturb_nobody(
    proxy: Proxy, dsn: str, admin: Connection[Any]
) -> None:
    before, ledger, stop = asyncio.all_tasks(), Ledger(), asyncio.Event()
    ended = Counter[str]()
    async with AsyncPostgresSaver.from_conn_string(proxy.dsn, max_size=4) as far:
        await far.aget_tuple(config_for("first"))
        callers = [agent(far, ledger, f"steady-{n}", stop=stop) for n in range(4)]
        callers += [_fickle(far, n, stop, ended) for n in range(12)]
        running = [asyncio.create_task(call) for call in callers]
        for enough in (MANY, 2 * MANY):
            await until(lambda: min(ended["CancelledError"], ledger.operations) > enough)  # noqa: B023  at once
            proxy.delay(0.04)
        stop.set()
        await asyncio.gather(*running)
        proxy.heal()
        await _all_connections_are_back(far, admin)
    await until(lambda: asyncio.all_tasks() <= before)
    assert set(ended) <= {"CancelledError", "dict", "NoneType", "CheckpointTuple"}
    assert (ledger.errors, ledger.last_errors) == ({}, [])
    async with AsyncPostgresSaver.from_conn_string(dsn) as direct:
        assert await check(direct, ledger) == Lost()


async def _all_connections_are_back(saver: AsyncPostgresSaver, admin: Connection[Any]) -> None:
    pool = database_of(saver).connections.pool
    assert pool is not None

    def are_back() -> bool:
        stats = pool.get_stats()
        active = admin.execute(
            "select count(*) filter (where state = 'active'), count(*) from pg_stat_activity "
            "where datname = current_database() and pid <> pg_backend_pid() "
            "and backend_type = 'client backend'"
        ).fetchone()
        return stats["pool_available"] == stats["pool_size"] and active == (0, stats["pool_size"])

    await until(are_back)
    assert pool.get_stats()["pool_size"] <= 4
    assert await saver.aget_tuple(config_for("steady-0")) is not None
    assert writer_of(saver).queued == (0, 0)


async def test_what_comes_beyond_twice_the_cap_is_refused_at_once(
    dsn: str, admin: Connection[Any]
) -> None:
    cap = 100_000
    async with AsyncPostgresSaver.from_conn_string(dsn, max_queued_bytes=cap) as saver:
        await aput(saver, config_for("first"), {})
        admin.autocommit = False
        admin.execute("lock table pgcheckpoint.checkpoints in exclusive mode")
        values = {"bytes": b"x" * 5_000}
        calls = [
            asyncio.ensure_future(aput(saver, config_for(f"t{n}"), values, checkpoint_id="1"))
            for n in range(100)
        ]
        refused_at_least = 100 - 2 * cap // 5_000
        await until(lambda: sum(call.done() for call in calls) >= refused_at_least)
        done = [call for call in calls if call.done()]
        assert len(done) < 70
        assert all(isinstance(call.exception(), OverloadedError) for call in done)
        refused = calls.index(done[0])
        # What would come after a refused put must not be stored without it.
        child = asyncio.ensure_future(aput(saver, config_for(f"t{refused}", "1"), {"n": [1]}))
        admin.rollback()
        admin.autocommit = True
        ended = await asyncio.gather(*calls, return_exceptions=True)
        assert sum(isinstance(e, dict) for e in ended) == 100 - len(done)
        with pytest.raises((ParentWriteFailedError, OverloadedError)):
            await child
        await aput(saver, config_for("later"), values)
