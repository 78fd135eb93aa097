"""The order of the store's calls, with a server that does as a test says."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence

import pytest
from psycopg import errors

from pg_checkpoint.observability.counts import BatchCounts
from pg_checkpoint.settings import Settings
from pg_checkpoint.store.queue import Queue
from pg_checkpoint.store.scheduler import Call, Kind
from tests.waiting import PATIENCE


def call(
    work: str, kind: Kind = Kind.WRITE, head: str = "users", places: Sequence[str] = ("k",)
) -> Call:
    future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    places = places if kind is Kind.WRITE else ()
    return Call(kind, work, time.monotonic() + 60, future, head, places=places)


async def test_no_write_overtakes_one_of_its_item_that_waits_for_a_lock() -> None:
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

    queue = Queue(Settings(lanes=1), {Kind.WRITE: send, Kind.GET: send}, BatchCounts())
    calls = [
        call("first"),
        call("other", places=("another",)),
        call("second"),
        call("read", Kind.GET),
    ]
    answers = await asyncio.gather(*map(queue.submit, calls))
    assert answers == ["first", "other", "second", "read"]
    assert sorted(sent[:2]) == ["other", "read"]
    assert sent[2:] == ["first", "second"]
    await queue.drain()
    assert len(queue.scheduler) == queue.scheduler.bytes == 0
    assert not any(queue.scheduler.waiting.values())


async def test_reads_wait_for_no_write_and_writes_for_no_read() -> None:
    gates = {kind: asyncio.Event() for kind in Kind}

    async def send(
        calls: Sequence[Call], timeout: float, tries: list[Exception]
    ) -> Sequence[object]:
        await gates[calls[0].kind].wait()
        return [one.work for one in calls]

    queue = Queue(Settings(), dict.fromkeys(Kind, send), BatchCounts())
    waits = {kind: queue.submit(call(kind.value, kind)) for kind in Kind}
    for kind in Kind:
        gates[kind].set()
        assert await waits.pop(kind) == kind.value
        assert not any(wait.done() for wait in waits.values())
    await queue.drain()
    assert queue.scheduler.bytes == len(queue.scheduler) == 0


async def test_a_search_that_takes_long_goes_alone_from_then_on() -> None:
    sent: list[tuple[Kind, list[str]]] = []
    slow = {"large one", "large two"}

    async def search(
        calls: Sequence[Call], timeout: float, tries: list[Exception]
    ) -> Sequence[object]:
        works = [one.work for one in calls]
        sent.append((calls[0].kind, works))
        if not slow.isdisjoint(works):
            tries.append(errors.QueryCanceled())
            raise tries[-1]
        return works

    async def scan(
        calls: Sequence[Call], timeout: float, tries: list[Exception]
    ) -> Sequence[object]:
        sent.append((calls[0].kind, [one.work for one in calls]))
        return [one.work for one in calls]

    queue = Queue(Settings(), {Kind.SEARCH: search, Kind.SCAN: scan}, BatchCounts())
    works = ["large one", "small", "large two"]
    calls = [call(work, Kind.SEARCH, work.split()[0]) for work in works]
    assert await asyncio.gather(*map(queue.submit, calls)) == works
    tried = [works for kind, works in sent if kind is Kind.SEARCH]
    # The second one of the head is not tried with others any more.
    assert [works for works in tried if len(works) == 1] == [["large one"], ["small"]]
    assert [works for kind, works in sent if kind is Kind.SCAN] == [["large one"], ["large two"]]
    sent.clear()
    assert await queue.submit(call("large two", Kind.SEARCH, "large")) == "large two"
    assert sent == [(Kind.SCAN, ["large two"])]
    await queue.drain()
    assert queue.scheduler.bytes == len(queue.scheduler) == 0


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

    queue = Queue(Settings(), {Kind.WRITE: send}, BatchCounts())
    put = queue.submit(call("put"))
    await begun.wait()
    behind = [queue.submit(call(f"{n}")) for n in range(3)]
    await asyncio.sleep(0)
    looks, take = 0, queue.scheduler.take

    def counted(kind: Kind, most: int) -> list[Call]:
        nonlocal looks
        looks += 1
        return take(kind, most)

    monkeypatch.setattr(queue.scheduler, "take", counted)
    for _ in range(100):
        await asyncio.sleep(0)
    # A timer may look, however fast this is.
    assert looks < 100
    behind[0].cancel()
    gate.set()
    assert await asyncio.gather(put, *behind[1:]) == ["put", "1", "2"]
    await queue.drain()
    assert queue.scheduler.bytes == len(queue.scheduler) == 0


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
    assert queue.scheduler.bytes == len(queue.scheduler) == 0


async def test_a_call_that_waits_for_a_lock_ends_when_its_task_is_cancelled_before_it_began() -> (
    None
):
    locks = True

    async def locked(
        calls: Sequence[Call], timeout: float, tries: list[Exception]
    ) -> Sequence[object]:
        if not locks:
            return await _answer(calls, timeout, tries)
        tries.append(errors.LockNotAvailable())
        raise tries[-1]

    queue = Queue(Settings(), {Kind.WRITE: locked}, BatchCounts())
    waits = queue.submit(call("waits"))
    await asyncio.sleep(0)  # it is sent, and put aside
    locks = False
    behind = queue.submit(call("behind"))
    _cancel_tasks(queue)
    with pytest.raises(asyncio.CancelledError):
        await asyncio.wait_for(waits, PATIENCE)
    assert await asyncio.wait_for(behind, PATIENCE) == "behind"
    await queue.drain()
    assert queue.scheduler.bytes == len(queue.scheduler) == 0
