"""The order of the store's calls, with a server that does as a test says."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence

import pytest
from psycopg import errors

from pg_checkpoint.observability.counts import BatchCounts
from pg_checkpoint.settings import Settings
from pg_checkpoint.store.calls import Call, Kind
from pg_checkpoint.store.queue import Queue
from tests.waiting import PATIENCE


def call(
    work: str, kind: Kind = Kind.WRITE, head: str = "users", places: Sequence[str] = ()
) -> Call:
    future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    heads = () if places and kind is Kind.POINT else (head,)
    return Call(kind, work, heads, time.monotonic() + 60, future, places=places)


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


async def test_a_get_waits_for_no_room_among_writes() -> None:
    most = 3
    sent: list[object] = []
    begun, locked = asyncio.Event(), asyncio.Event()

    async def write(
        calls: Sequence[Call], timeout: float, tries: list[Exception]
    ) -> Sequence[object]:
        begun.set()
        await locked.wait()
        sent.extend(one.work for one in calls)
        return [one.work for one in calls]

    async def read(
        calls: Sequence[Call], timeout: float, tries: list[Exception]
    ) -> Sequence[object]:
        sent.extend(one.work for one in calls)
        return [one.work for one in calls]

    queue = Queue(
        Settings(max_queued_items=most), {Kind.WRITE: write, Kind.POINT: read}, BatchCounts()
    )
    puts = [call(f"put {n}", places=("k", "other")) for n in range(2 * most)]
    waits = [queue.submit(put) for put in puts]
    await begun.wait()
    behind = queue.submit(call("of k", Kind.POINT, places=("k",)))
    assert await queue.submit(call("of another", Kind.POINT, places=("free",))) == "of another"
    assert not behind.done()
    locked.set()
    await asyncio.gather(*waits, behind)
    assert sent == ["of another", *(put.work for put in puts), "of k"]
    await queue.drain()
    assert queue.calls.bytes == len(queue.calls) == 0


async def test_what_waits_for_another_call_is_not_looked_at_all_the_time(
    kind_of_tasks: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nor for ever at once, where tasks begin at once."""
    begun, gate = asyncio.Event(), asyncio.Event()

    async def send(
        calls: Sequence[Call], timeout: float, tries: list[Exception]
    ) -> Sequence[object]:
        begun.set()
        await gate.wait()
        return [one.work for one in calls]

    queue = Queue(Settings(), {Kind.WRITE: send, Kind.POINT: send}, BatchCounts())
    put = queue.submit(call("put", places=("k",)))
    await begun.wait()
    behind = [queue.submit(call(f"{n}", Kind.POINT, places=("k",))) for n in range(3)]
    await asyncio.sleep(0)
    looks, take = 0, queue.calls.take

    def counted(kind: Kind, most: int) -> list[Call]:
        nonlocal looks
        looks += 1
        return take(kind, most)

    monkeypatch.setattr(queue.calls, "take", counted)
    for _ in range(100):
        await asyncio.sleep(0)
    # A timer may look, however fast this is.
    assert looks < 100
    behind[0].cancel()
    gate.set()
    assert await asyncio.gather(put, *behind[1:]) == ["put", "1", "2"]
    await queue.drain()
    assert queue.calls.bytes == len(queue.calls) == 0


async def _answer(calls: Sequence[Call], timeout: float, tries: list[Exception]) -> Sequence[str]:
    return [one.work for one in calls]


def _cancel_tasks(queue: Queue) -> None:
    assert queue._tasks
    for task in queue._tasks:
        task.cancel()


async def test_calls_go_on_when_what_was_to_send_them_is_cancelled_before_it_began() -> None:
    queue = Queue(Settings(lanes=1), {Kind.WRITE: _answer}, BatchCounts())
    futures = [queue.submit(call("first"))]
    _cancel_tasks(queue)
    futures.append(queue.submit(call("second")))
    assert await asyncio.wait_for(asyncio.gather(*futures), PATIENCE) == ["first", "second"]
    await queue.drain()
    assert queue.calls.bytes == len(queue.calls) == 0


async def test_a_call_that_waits_for_a_lock_ends_when_its_task_is_cancelled_before_it_began() -> (
    None
):
    async def locked(
        calls: Sequence[Call], timeout: float, tries: list[Exception]
    ) -> Sequence[object]:
        tries.append(errors.LockNotAvailable())
        raise tries[-1]

    queue = Queue(Settings(), {Kind.WRITE: locked, Kind.POINT: _answer}, BatchCounts())
    waits = queue.submit(call("waits"))
    behind = queue.submit(call("behind", Kind.POINT))
    await asyncio.sleep(0)  # it is sent, and put aside
    _cancel_tasks(queue)
    with pytest.raises(asyncio.CancelledError):
        await asyncio.wait_for(waits, PATIENCE)
    assert await asyncio.wait_for(behind, PATIENCE) == "behind"
    await queue.drain()
    assert queue.calls.bytes == len(queue.calls) == 0
