"""More is called than the server takes, and callers go away at random.

The queue stays under its cap, callers wait and then get a typed error, and
what the server can still take is acknowledged; when it eases, all is as before.
"""

from __future__ import annotations

import asyncio
import os
import random
import time
from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple

import psutil
import psycopg
import pytest
from psycopg import Connection

from pg_checkpoint import (
    AsyncPostgresSaver,
    OverloadedError,
    ParentWriteFailedError,
    WriteTimeoutError,
)
from pg_checkpoint.settings import Options
from tests.faults.load import Ledger, Lost, agent, check
from tests.faults.proxy import proxied
from tests.making import aput, config_for, id_of

# The length of the overload; a minute shows the same as ten seconds.
SECONDS = float(os.environ.get("PG_CHECKPOINT_OVERLOAD_SECONDS", "8"))
TIMEOUT, PAYLOAD, ARRIVALS, CAP = 2.0, 20_000, 500, 4 * 2**20
# 2 lanes commit 20 items in a quarter of a second each.
BATCH, COMMIT = 20, 0.25
CAPACITY = 2 * BATCH / COMMIT
OPTIONS: Options = {
    "write_timeout": TIMEOUT,
    "max_queued_bytes": CAP,
    "max_batch_items": BATCH,
    "cache_bytes": 2**20,
}

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


@pytest.fixture
def admin(dsn: str) -> Iterator[Connection[Any]]:
    """Another session on the same database."""
    with psycopg.connect(dsn, autocommit=True) as connection:
        yield connection


class Call(NamedTuple):
    """How a caller's put ended, in seconds since the start."""

    began: float
    ended: float
    checkpoint_id: str | None
    error: BaseException | None


class Crowd:
    """Callers that arrive whether or not those before them were answered."""

    def __init__(self, saver: AsyncPostgresSaver) -> None:
        self.calls: list[Call] = []
        self.most_queued = 0
        self.memory: list[int] = []
        self._saver = saver
        self._rng = random.Random(1)
        self._tasks: list[asyncio.Task[None]] = []
        self._since = time.monotonic()

    @property
    def now(self) -> float:
        """Seconds since the start."""
        return time.monotonic() - self._since

    async def arrive(self, until: float) -> None:
        """Lets callers come, and looks at the queue, up to a time since the start."""
        process = psutil.Process()
        while self.now < until:
            while len(self._tasks) < self.now * ARRIVALS:
                self._tasks.append(asyncio.create_task(self._call(len(self._tasks))))
            self.most_queued = max(self.most_queued, self._saver._engine.writer.queued[1])
            self.memory.append(process.memory_info().rss)
            await asyncio.sleep(0.005)

    async def leave(self) -> None:
        """Waits until all are answered."""
        await asyncio.gather(*self._tasks)

    async def _call(self, number: int) -> None:
        began, values = self.now, {"bytes": self._rng.randbytes(PAYLOAD)}
        id_, error = f"{number:06}", None
        try:
            await aput(self._saver, config_for(f"t{number}"), values, checkpoint_id=id_)
        except Exception as raised:
            error = raised
        self.calls.append(Call(began, self.now, id_, error))


@pytest.mark.timeout(120 + 3 * SECONDS)
async def test_overload_is_bounded_and_passes(dsn: str, admin: Connection[Any]) -> None:
    admin.execute(SLOW)
    async with AsyncPostgresSaver.from_conn_string(dsn, **OPTIONS) as saver:
        await aput(saver, config_for("first"), {})
        admin.execute("update slowness set seconds = %s", [COMMIT])
        crowd = Crowd(saver)
        await crowd.arrive(SECONDS)
        admin.execute("update slowness set seconds = 0")
        await crowd.arrive(SECONDS + 3)
        await crowd.leave()
    failed = [call for call in crowd.calls if call.error is not None]
    # Callers waited, and those for whom there was no room in time were told so.
    assert len(failed) > SECONDS
    told = Counter(type(call.error) for call in failed)
    assert told[WriteTimeoutError] > 0
    assert set(told) <= {WriteTimeoutError, OverloadedError}
    assert all(call.ended - call.began < TIMEOUT + 1.5 for call in crowd.calls)
    _check_what_is_stored(crowd.calls, admin)
    _check_throughput(crowd.calls)
    _check_memory(crowd)


def _check_what_is_stored(calls: list[Call], admin: Connection[Any]) -> None:
    rows = admin.execute("select checkpoint_id from pgcheckpoint.checkpoints").fetchall()
    stored = {str(row[0]) for row in rows}
    for call in calls:
        if call.error is None:
            assert call.checkpoint_id in stored
        elif not getattr(call.error, "may_be_applied", False):
            assert call.checkpoint_id not in stored


def _check_throughput(calls: list[Call]) -> None:
    served = [call for call in calls if call.error is None]
    # Once the queue is as long as the deadline, work is not spent on those about to give up.
    late = [call for call in served if TIMEOUT + 1 < call.ended < SECONDS]
    assert len(late) > 0.2 * CAPACITY * (SECONDS - TIMEOUT - 1)
    # A second after it eased, nobody fails or waits any more.
    after = [call for call in calls if call.began > SECONDS + 1]
    assert [call.error for call in after if call.error is not None] == []
    assert sorted(call.ended - call.began for call in after)[len(after) // 2] < 0.2


def _check_memory(crowd: Crowd) -> None:
    assert CAP * 0.8 < crowd.most_queued <= CAP
    # A caller that waits for room holds what it would send, encoded and not: as many
    # wait as arrive within a deadline. The server's batches, and what is freed and
    # not given back, take as much again.
    waiting = ARRIVALS * TIMEOUT * PAYLOAD * 2
    most = 2 * (CAP + waiting) + 16 * 2**20
    assert max(crowd.memory) - crowd.memory[0] < most
    # Had everything that was called stayed, it would be more, the longer the more.
    assert len(crowd.calls) * PAYLOAD * 2 > most


async def _fickle(saver: AsyncPostgresSaver, number: int, stop: asyncio.Event) -> Counter[str]:
    """Calls, and goes away before the answer, again and again."""
    rng, ended = random.Random(number), Counter[str]()
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
    return ended


@pytest.mark.parametrize("milliseconds", [0, 40])
async def test_callers_that_go_away_disturb_nobody(
    dsn: str, admin: Connection[Any], milliseconds: int
) -> None:
    before, ledger, stop = asyncio.all_tasks(), Ledger(), asyncio.Event()
    with proxied(dsn) as proxy:
        async with AsyncPostgresSaver.from_conn_string(proxy.dsn, max_size=4) as saver:
            await saver.aget_tuple(config_for("first"))
            proxy.delay(milliseconds / 1000)
            steady = [agent(saver, ledger, f"steady-{n}", stop=stop) for n in range(4)]
            running = [asyncio.create_task(call) for call in steady]
            fickle = asyncio.gather(*(_fickle(saver, n, stop) for n in range(12)))
            await asyncio.sleep(4)
            stop.set()
            ended = sum(await fickle, Counter[str]())
            await asyncio.gather(*running)
            proxy.heal()
            await _all_connections_are_back(saver, admin)
        await asyncio.sleep(0)
    assert ended["CancelledError"] > 50
    assert set(ended) <= {"CancelledError", "dict", "NoneType", "CheckpointTuple"}
    assert (ledger.errors, ledger.last_errors) == ({}, [])
    assert ledger.operations > 50
    async with AsyncPostgresSaver.from_conn_string(dsn) as direct:
        assert await check(direct, ledger) == Lost()
    assert asyncio.all_tasks() == before


async def _all_connections_are_back(saver: AsyncPostgresSaver, admin: Connection[Any]) -> None:
    pool = saver._engine.database.pool
    assert pool is not None
    end = time.monotonic() + 5
    while time.monotonic() < end:
        stats, active = (
            pool.get_stats(),
            admin.execute(
                "select count(*) filter (where state = 'active'), count(*) from pg_stat_activity "
                "where datname = current_database() and pid <> pg_backend_pid() "
                "and backend_type = 'client backend'"
            ).fetchone(),
        )
        if stats["pool_available"] == stats["pool_size"] and active == (0, stats["pool_size"]):
            break
        await asyncio.sleep(0.05)
    assert stats["pool_available"] == stats["pool_size"] <= 4
    assert active == (0, stats["pool_size"])
    assert await saver.aget_tuple(config_for("steady-0")) is not None
    assert saver._engine.writer.queued == (0, 0)


async def test_nothing_is_left_of_a_crowd_that_was_cancelled(
    dsn: str, admin: Connection[Any]
) -> None:
    admin.execute(SLOW)
    before = asyncio.all_tasks()
    async with AsyncPostgresSaver.from_conn_string(dsn, **OPTIONS) as saver:
        await aput(saver, config_for("t"), {})
        admin.execute("update slowness set seconds = %s", [COMMIT])
        blob = {"bytes": os.urandom(PAYLOAD)}
        crowd = [asyncio.create_task(aput(saver, config_for(f"c{n}"), blob)) for n in range(1500)]
        await asyncio.sleep(0.1)
        patient = asyncio.create_task(aput(saver, config_for("t"), {}))
        await asyncio.sleep(0.1)
        for task in crowd:
            task.cancel()
        # It was behind all of them, many times the deadline away.
        stored = await patient
        assert saver._engine.writer.queued == (0, 0)
        found = await saver.aget_tuple(config_for("t"))
        assert found is not None
        assert id_of(found.config) == id_of(stored)
    assert await asyncio.gather(*crowd, return_exceptions=True)
    assert asyncio.all_tasks() == before


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
        done, _ = await asyncio.wait(calls, timeout=1)
        assert 100 - 2 * cap // 5_000 <= len(done) < 70
        assert all(isinstance(call.exception(), OverloadedError) for call in done)
        refused = calls.index(next(iter(done)))
        # What would come after a refused put must not be stored without it.
        child = asyncio.ensure_future(aput(saver, config_for(f"t{refused}", "1"), {"n": [1]}))
        admin.rollback()
        admin.autocommit = True
        ended = await asyncio.gather(*calls, return_exceptions=True)
        assert sum(isinstance(e, dict) for e in ended) == 100 - len(done)
        with pytest.raises((ParentWriteFailedError, OverloadedError)):
            await child
        await aput(saver, config_for("later"), values)
