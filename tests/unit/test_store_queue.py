"""The order of the store's calls, with a server that does as a test says."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence

from psycopg import errors

from pg_checkpoint.observability.counts import BatchCounts
from pg_checkpoint.settings import Settings
from pg_checkpoint.store.calls import Call, Kind
from pg_checkpoint.store.queue import Queue


def call(work: str, kind: Kind = Kind.WRITE, head: str = "users") -> Call:
    future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    return Call(kind, work, frozenset({head}), time.monotonic() + 60, future)


async def test_no_write_overtakes_one_of_its_head_that_waits_for_a_lock() -> None:
    locked, sent = {"first"}, []

    async def send(
        calls: Sequence[Call], timeout: float, tries: list[Exception]
    ) -> Sequence[object]:
        assert timeout > 0
        works = [one.work for one in calls]
        if not locked.isdisjoint(works):
            if len(works) == 1:
                locked.clear()
            tries.append(errors.LockNotAvailable())
            raise tries[-1]
        sent.extend(works)
        return works

    queue = Queue(Settings(), {Kind.WRITE: send, Kind.POINT: send}, BatchCounts())
    calls = [call("first"), call("other", head="teams"), call("second"), call("read", Kind.POINT)]
    answers = await asyncio.gather(*map(queue.submit, calls))
    assert answers == ["first", "other", "second", "read"]
    assert sent == ["other", "first", "second", "read"]
    await queue.drain()
    assert not len(queue.calls)
    assert queue.calls.bytes == 0
    assert not any(queue.calls.waiting.values())
