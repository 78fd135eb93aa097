"""Queues: what a transaction takes, the bound, and who waits for what."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import pytest

from pg_checkpoint.errors import OverloadedError
from pg_checkpoint.lanes import Alone, Item, Lane, Lanes
from pg_checkpoint.settings import Settings


def _item(number: int, thread: str = "t", size: int = 10, *, alone: bool = False) -> Item:
    future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
    # Nothing here looks at what was seen: it tells the items apart.
    return Item(thread, Alone([]) if alone else [], size, size, 0.0, future, seen=str(number))


def _number(item: Item) -> int:
    return int(item.seen or -1)


async def test_a_batch_is_bounded_by_items_and_bytes() -> None:
    lane = Lane()
    lane.queue.extend(_item(n) for n in range(7))
    assert len(lane.take(Settings(max_batch_items=3))) == 3
    assert len(lane.take(Settings(max_batch_bytes=25))) == 2
    lane.queue.appendleft(_item(9, size=1000))
    assert [_number(i) for i in lane.take(Settings(max_batch_bytes=25))] == [9]


async def test_what_goes_alone_goes_alone_and_in_its_turn() -> None:
    lane = Lane()
    lane.queue.extend([_item(1), _item(2), _item(3, alone=True), _item(4)])
    batches = [[_number(i) for i in lane.take(Settings())] for _ in range(4)]
    assert batches == [[1, 2], [3], [4], []]


async def test_nobody_overtakes_who_waits_for_room() -> None:
    lanes = Lanes(Settings(max_queued_items=2, lanes=1))
    items = [_item(n) for n in range(5)]
    assert [lanes.add(i) is not None for i in items] == [True, True, False, False, False]
    lane = lanes.lanes[0]
    first = lane.take(Settings(max_batch_items=1))
    assert lanes.free(first) == [lane]
    assert [_number(i) for i in lane.queue] == [1, 2]
    assert lanes.queued_items == 2


async def test_a_small_item_does_not_slip_past_a_large_one() -> None:
    lanes = Lanes(Settings(max_queued_bytes=100, lanes=1))
    sizes = [90, 50, 5]
    admitted = [lanes.add(_item(n, size=s)) is not None for n, s in enumerate(sizes)]
    assert admitted == [True, False, False]


async def test_as_many_bytes_as_may_be_queued_may_wait() -> None:
    lanes = Lanes(Settings(max_queued_bytes=100, lanes=1))
    for number in range(4):
        lanes.add(_item(number, size=50))
    with pytest.raises(OverloadedError, match=r"'t\d*'.*2 wait for room"):
        lanes.add(_item(4, size=50))


async def test_one_item_larger_than_the_bound_gets_in_alone() -> None:
    lanes = Lanes(Settings(max_queued_bytes=100, lanes=1))
    assert lanes.add(_item(1, size=1000)) is not None
    assert lanes.add(_item(2, size=1)) is None


async def test_readers_wait_for_their_thread_only() -> None:
    lanes = Lanes(Settings(lanes=1))
    mine, other = _item(1, "mine"), _item(2, "other")
    lanes.add(mine)
    lanes.add(other)
    (lane,) = lanes.lanes
    waits = [lane.wait_for("mine"), lane.wait_for("other"), lane.wait_for(None)]
    assert lane.wait_for("third") == []
    lane.finish([mine])
    assert [[w.done() for w in ws] for ws in waits] == [[True], [False], [True, False]]
    lane.finish([other])
    assert all(w.done() for ws in waits for w in ws)
    assert not lane.last_of


async def test_what_is_set_aside_keeps_the_order_of_its_thread_and_its_readers() -> None:
    lanes = Lanes(Settings(lanes=1, max_queued_items=5))
    items = [_item(n, thread) for n, thread in enumerate(["a", "b", "a", "b", "a", "a"])]
    for item in items:
        lanes.add(item)
    (lane,) = lanes.lanes
    (waits,) = lane.wait_for("a")
    batch = lane.take(Settings(max_batch_items=2))
    lanes.set_aside(lane, [batch[0]])
    lane.finish([batch[1]])
    assert [_number(i) for i in lane.queue] == [3]
    assert [_number(i) for i in lanes.aside.queue] == [0, 2, 4]
    # What waited for room, and what comes, follow.
    assert lanes.free([batch[1]]) == [lanes.aside]
    assert lanes.of("a") is lanes.aside
    assert lanes.of("b") is lane
    for number in (0, 2, 4, 5):
        (item,) = lanes.aside.take(Settings())
        assert _number(item) == number
        assert not waits.done()
        lanes.aside.finish([item])
    assert waits.done()
    assert lanes.of("a") is None


async def test_who_waits_again_goes_last_with_its_thread() -> None:
    lanes = Lanes(Settings(lanes=1))
    for number, thread in enumerate(["a", "b", "a"]):
        lanes.add(_item(number, thread))
    lanes.set_aside(lanes.lanes[0], lanes.lanes[0].take(Settings()))
    first = lanes.aside.take(Settings())
    assert [_number(i) for i in first] == [0]
    lanes.set_aside(lanes.aside, first)
    assert [_number(i) for i in lanes.aside.queue] == [1, 0, 2]


async def test_another_lane_is_used_when_the_first_has_enough() -> None:
    lanes = Lanes(Settings(lanes=2))
    first, second = lanes.lanes
    for n in range(70):
        lanes.add(_item(n, f"t{n}"))
    assert (len(first.queue), len(second.queue)) == (64, 6)
    # A thread stays where its unfinished items are.
    assert lanes.add(_item(71, "t5")) is first
    assert lanes.add(_item(72, "t65")) is second
    batch = second.take(Settings())
    second.finish(batch)
    first.finish(first.take(Settings()))
    assert lanes.add(_item(73, "t65")) is first


async def test_a_lane_whose_transaction_waits_gets_no_new_threads(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    lanes = Lanes(Settings(lanes=2))
    first, second = lanes.lanes
    lanes.add(_item(1, "slow"))
    first.take(Settings())
    assert lanes.add(_item(2, "other")) is first
    now = time.monotonic()
    monkeypatch.setattr(time, "monotonic", lambda: now + 1)
    assert lanes.add(_item(3, "third")) is second
    assert lanes.add(_item(4, "slow")) is first
