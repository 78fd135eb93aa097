"""The order of the store's calls, with a server that does as a test says."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from typing import Any
from unittest import mock

import pytest
from psycopg import errors

from pg_checkpoint.core.batcher import Bounds, Kind
from pg_checkpoint.core.options import Settings
from pg_checkpoint.core.telemetry import BatchCounts
from pg_checkpoint.store import queue as store_queue
from pg_checkpoint.store.queue import GET, RANKED, SCAN, SEARCH, WRITE, Queue, StoreCall
from simulation.checks import nothing_left
from tests.waiting import PATIENCE

KINDS = GET, SEARCH, SCAN, RANKED, WRITE
Calls = Sequence[StoreCall]


def call(work: str, kind: Kind = WRITE, head: str = "users", places: Any = ("k",)) -> StoreCall:
    once, keys = (work, ()) if kind.is_read else (None, places)
    return StoreCall(kind, work, keys, head, once=once, head=head)


def works_of(calls: Calls) -> list[str]:
    return [one.work for one in calls]


async def drained(queue: Queue) -> None:
    await queue.drain()
    nothing_left(queue)


async def test_no_write_overtakes_one_of_its_item_that_waits_for_a_lock() -> None:
    locked, sent = {"first"}, []

    async def send(calls: Calls, timeout: float, tries: Any, *_: float) -> Sequence[object]:
        assert timeout > 0
        works = works_of(calls)
        if not locked.isdisjoint(works):
            if len(works) == 1:
                locked.clear()
            tries.append(errors.LockNotAvailable())
            raise tries[-1]
        sent.extend(works)
        return works

    queue = Queue(Settings(lanes=1), {WRITE: send, GET: send}, BatchCounts())
    calls = [call("first"), call("other", places=("another",)), call("second"), call("read", GET)]
    answers = await asyncio.gather(*(queue.submit(one) for one in calls))
    assert answers == ["first", "other", "second", "read"]
    assert (sorted(sent[:2]), sent[2:]) == (["other", "read"], ["first", "second"])
    await drained(queue)


async def test_reads_wait_for_no_write_and_writes_for_no_read() -> None:
    gates = {kind: asyncio.Event() for kind in KINDS}

    async def send(calls: Calls, *_: Any) -> Sequence[object]:
        await gates[calls[0].kind].wait()
        return works_of(calls)

    queue = Queue(Settings(), dict.fromkeys(KINDS, send), BatchCounts())
    waits = {kind: queue.submit(call(str(n), kind)) for n, kind in enumerate(KINDS)}
    for n, kind in enumerate(KINDS):
        gates[kind].set()
        assert await waits.pop(kind) == str(n)
        assert not any(wait.done() for wait in waits.values())
    await drained(queue)


async def test_a_search_that_takes_long_goes_alone_from_then_on() -> None:
    sent: list[tuple[Kind, list[str]]] = []
    slow = {"large one", "large two"}

    async def send(calls: Calls, _: float, tries: Any, *__: float) -> Sequence[object]:
        sent.append((calls[0].kind, works := works_of(calls)))
        if calls[0].kind is SEARCH and not slow.isdisjoint(works):
            tries.append(errors.QueryCanceled())
            raise tries[-1]
        return works

    queue = Queue(Settings(), {SEARCH: send, SCAN: send}, BatchCounts())
    works = ["large one", "small", "large two"]
    calls = [call(work, SEARCH, work.split()[0]) for work in works]
    assert await asyncio.gather(*(queue.submit(one) for one in calls)) == works
    tried = [works for kind, works in sent if kind is SEARCH]
    # The second one of the head is not tried with others any more.
    assert [works for works in tried if len(works) == 1] == [["large one"], ["small"]]
    assert [works for kind, works in sent if kind is SCAN] == [["large one"], ["large two"]]
    sent.clear()
    assert await queue.submit(call("large two", SEARCH, "large")) == "large two"
    assert sent == [(SCAN, ["large two"])]
    await drained(queue)


async def test_others_of_a_refused_transaction_end_with_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of two searches the first is known to take long by now, and the connection is lost."""
    first_is_sent, gate = asyncio.Event(), asyncio.Event()

    async def search(calls: Calls, *_: Any) -> Sequence[object]:
        first_is_sent.set()
        await gate.wait()
        if len(calls) > 1:
            queue._large.add("large")
            raise errors.OperationalError
        return works_of(calls)

    one = replace(SEARCH, at_once=1)
    monkeypatch.setattr(store_queue, "SEARCH", one)
    queue = Queue(Settings(), {one: search, SCAN: search}, BatchCounts())
    first = queue.submit(call("first", one))
    await first_is_sent.wait()
    others = [queue.submit(call(head, one, head)) for head in ("large", "small")]
    gate.set()
    ended = await asyncio.wait_for(asyncio.gather(first, *others, return_exceptions=True), PATIENCE)
    assert [type(answer) for answer in ended] == [str, *[errors.OperationalError] * 2]
    await drained(queue)


@pytest.mark.parametrize("how", ["cancelled", "late"])
async def test_calls_that_were_not_sent_leave_the_queue_at_once(how: str) -> None:
    """What is behind them goes on, and what waits for room gets it."""
    sent, is_sent, gate = list[str](), asyncio.Event(), asyncio.Event()

    async def send(calls: Calls, *_: Any) -> Sequence[object]:
        sent.extend(one.work for one in calls)
        is_sent.set()
        await gate.wait()
        return works_of(calls)

    queue = Queue(Settings(lanes=1), {WRITE: send}, BatchCounts())
    queue._calls._bounds = Bounds(4, 10_000, 10_000)
    one = queue.submit(call("sent"))
    await is_sent.wait()
    # In the lane, behind the one that is sent, and beyond what there is room for.
    gone = [call(f"{n}", places=("k" if n % 2 else f"{n}",)) for n in range(8)]
    stay = [call("later"), call("other", places=("o",))]
    for each in gone + stay:
        each.memory = 10
        queue.submit(each)
    assert queue.queued[0] == 4
    for each in gone:
        each.future.cancel() if how == "cancelled" else each.future.set_exception(TimeoutError())
    await asyncio.sleep(0)
    assert queue.queued[0] == 3
    assert not any(each.work for each in gone)
    gate.set()
    assert await asyncio.gather(one, *(each.future for each in stay)) == ["sent", "later", "other"]
    assert sorted(sent) == ["later", "other", "sent"]
    await drained(queue)
    await asyncio.gather(*(each.future for each in gone), return_exceptions=True)


async def test_who_waits_is_left_alone(kind_of_tasks: None, monkeypatch: Any) -> None:
    """Nor for ever at once, where tasks begin at once."""
    begun, gate = asyncio.Event(), asyncio.Event()

    async def send(calls: Calls, *_: Any) -> Sequence[object]:
        begun.set()
        await gate.wait()
        return works_of(calls)

    queue = Queue(Settings(), {WRITE: send}, BatchCounts())
    put = queue.submit(call("put"))
    await begun.wait()
    behind = [queue.submit(call(f"{n}")) for n in range(3)]
    await asyncio.sleep(0)
    take = mock.Mock(side_effect=queue._calls.take)
    monkeypatch.setattr(queue._calls, "take", take)
    for _ in range(100):
        await asyncio.sleep(0)
    # A timer may look, however fast this is.
    assert take.call_count < 100
    behind[0].cancel()
    gate.set()
    assert await asyncio.gather(put, *behind[1:]) == ["put", "1", "2"]
    await drained(queue)


async def test_calls_end_with_what_was_to_send_them_and_the_next_one_starts_it_anew() -> None:
    """As when an event loop ends; also those that wait for a lock."""
    locks = True

    async def locked(calls: Calls, _: float, tries: Any, *__: float) -> Sequence[object]:
        if not locks:
            return works_of(calls)
        tries.append(errors.LockNotAvailable())
        raise tries[-1]

    queue = Queue(Settings(), {WRITE: locked}, BatchCounts())
    waits = queue.submit(call("waits"))
    await asyncio.sleep(0)  # it is sent, and waits for the lock
    locks = False
    behind, other = queue.submit(call("behind")), queue.submit(call("other", places=("o",)))
    assert queue._tasks
    for task in queue._tasks:
        task.cancel()
    for ended in (waits, behind, other):
        with pytest.raises(asyncio.CancelledError):
            await asyncio.wait_for(ended, PATIENCE)
    assert await asyncio.wait_for(queue.submit(call("next")), PATIENCE) == "next"
    await drained(queue)
