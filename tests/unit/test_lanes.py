"""Queues: what a transaction takes, the bound, and who waits for what."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import pytest

from pg_checkpoint.codec.blobs import BlobRow
from pg_checkpoint.codec.keys import CheckpointKey
from pg_checkpoint.codec.known_parents import NOTHING
from pg_checkpoint.codec.rows import PutRows
from pg_checkpoint.errors import OverloadedError
from pg_checkpoint.settings import Settings
from pg_checkpoint.writing.fencing import Fence
from pg_checkpoint.writing.lanes import ExclusiveTransaction, Item, Lane, Lanes
from tests.seams import limit
from tests.waiting import PATIENCE


def _item(number: int, thread: str = "t", size: int = 10, *, alone: bool = False) -> Item:
    future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
    # Nothing here looks at what was seen: it tells the items apart.
    return Item(
        thread,
        ExclusiveTransaction([]) if alone else [],
        size,
        size,
        0.0,
        future,
        fence=Fence(str(number)),
    )


def _number(item: Item) -> int:
    return int(item.fence.seen or -1)


async def test_a_batch_is_bounded_by_items_and_bytes() -> None:
    lane = Lane()
    lane.queue.extend(_item(n) for n in range(7))
    assert len(lane.take(Settings(max_batch_items=3))) == 3
    assert len(lane.take(Settings(max_batch_bytes=25))) == 2
    lane.queue.appendleft(_item(9, size=1000))
    assert [_number(i) for i in lane.take(Settings(max_batch_bytes=25))] == [9]


def _put(number: int, checkpoint_id: str, rest: int = 0) -> Item:
    """A put that, made whole, has so many bytes more."""
    more = [BlobRow("c", "1", "bytes", rest, 0, None, b"x" * rest, {}, {})]
    key = CheckpointKey("t", "", checkpoint_id)
    put = PutRows(key, None, "{}", "{}", [], NOTHING, [], lambda: more)
    item = _item(number, size=put.size)
    item.work = put
    item.send_whole = rest > 0
    return item


async def test_a_batch_has_no_checkpoint_twice() -> None:
    lane = Lane()
    lane.queue.extend([_put(1, "a"), _put(2, "b"), _item(3), _put(4, "a"), _put(5, "b")])
    batches = [[_number(i) for i in lane.take(Settings())] for _ in range(2)]
    assert batches == [[1, 2, 3], [4, 5]]


async def test_what_was_left_out_is_made_whole_when_it_is_taken() -> None:
    lanes = Lanes(Settings(lanes=1, max_batch_bytes=1000))
    items = [_put(n, str(n), rest=400) for n in range(5)]
    for item in items:
        lanes.add(item)
    (lane,) = lanes.lanes
    batch = lanes.take(lane)
    assert [_number(i) for i in batch] == [0, 1]
    # The next one was looked at, and is counted; those behind it are as they were.
    assert [i.send_whole for i in items] == [False, False, False, True, True]
    assert lanes.queued_bytes == sum(i.memory for i in items) > 3 * 400
    lane.finish(batch)
    lanes.free(batch)
    assert [_number(i) for i in lanes.take(lane)] == [2, 3]


async def test_what_is_given_back_comes_first_and_is_queued_no_second_time() -> None:
    lanes = Lanes(Settings(lanes=1))
    for n in range(5):
        lanes.add(_item(n))
    (lane,) = lanes.lanes
    batch = lane.take(Settings(max_batch_items=3))
    lane.finish(batch[:1])
    lanes.free(batch[:1])
    lane.give_back(batch[1:])
    assert lane.under_way == []
    assert [_number(i) for i in lane.queue] == [1, 2, 3, 4]
    assert lanes.queued_items == 4


async def test_an_emptied_lane_has_nothing_and_others_keep_theirs() -> None:
    lanes = Lanes(Settings(lanes=2, max_queued_items=3))
    for number, thread in enumerate(["a", "a", "a", "b", "a"]):
        lanes.add(_item(number, thread))
    first, second = lanes.lanes
    # "b" waits for room, and will go with the lane that it was given.
    other = lanes.of("b")
    lanes.take(first)
    items = lanes.empty(first)
    first.finish(items)
    lanes.free(items)
    assert (first.under_way, list(first.queue), first.unfinished.get("a")) == ([], [], None)
    assert [_number(i) for i in items] == ([0, 1, 2, 3, 4] if other is first else [0, 1, 2, 4])
    assert lanes.queued_items == len(second.queue)


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
    assert not lane.unfinished


async def test_a_thread_stays_in_its_lane_though_its_last_item_ends_first() -> None:
    """A put is left out and a write after it stored; or the later one of two is given up."""
    lanes = Lanes(Settings(lanes=2))
    first, last = _item(1), _item(2)
    lane = lanes.add(first)
    lanes.add(last)
    assert lane is not None
    readers = lane.wait_for("t")
    batch = lanes.take(lane)
    lane.give_back(batch[:1])
    lane.finish([last])
    assert lanes.of("t") is lane
    assert not all(reader.done() for reader in readers)
    assert not all(reader.done() for reader in lane.wait_for("t"))
    lanes.move_to_lock_lane(lane, lanes.take(lane))
    assert lanes.of("t") is lanes.lock_lane
    lanes.lock_lane.finish(lanes.take(lanes.lock_lane))
    assert all(reader.done() for reader in readers)
    assert lanes.of("t") is None


async def test_what_is_set_aside_keeps_the_order_of_its_thread_and_its_readers() -> None:
    lanes = Lanes(Settings(lanes=1, max_queued_items=5))
    items = [_item(n, thread) for n, thread in enumerate(["a", "b", "a", "b", "a", "a"])]
    for item in items:
        lanes.add(item)
    (lane,) = lanes.lanes
    waits = lane.wait_for("a")
    batch = lane.take(Settings(max_batch_items=2))
    lanes.move_to_lock_lane(lane, [batch[0]])
    lane.finish([batch[1]])
    assert [_number(i) for i in lane.queue] == [3]
    assert [_number(i) for i in lanes.lock_lane.queue] == [0, 2, 4]
    # What waited for room, and what comes, follow.
    assert lanes.free([batch[1]]) == [lanes.lock_lane]
    assert lanes.of("a") is lanes.lock_lane
    assert lanes.of("b") is lane
    for number in (0, 2, 4, 5):
        (item,) = lanes.lock_lane.take(Settings())
        assert _number(item) == number
        assert not all(reader.done() for reader in waits)
        lanes.lock_lane.finish([item])
    assert all(reader.done() for reader in waits)
    assert lanes.of("a") is None


async def test_who_waits_again_goes_last_with_its_thread() -> None:
    lanes = Lanes(Settings(lanes=1))
    for number, thread in enumerate(["a", "b", "a"]):
        lanes.add(_item(number, thread))
    lanes.move_to_lock_lane(lanes.lanes[0], lanes.lanes[0].take(Settings()))
    first = lanes.lock_lane.take(Settings())
    assert [_number(i) for i in first] == [0]
    lanes.move_to_lock_lane(lanes.lock_lane, first)
    assert [_number(i) for i in lanes.lock_lane.queue] == [1, 0, 2]


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """No transaction counts as stuck before the clock is set on."""
    limit(monkeypatch, "writing.lanes", stuck=PATIENCE)


@pytest.mark.usefixtures("patient")
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


@pytest.mark.usefixtures("patient")
async def test_a_lane_whose_transaction_waits_gets_no_new_threads(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    lanes = Lanes(Settings(lanes=2))
    first, second = lanes.lanes
    lanes.add(_item(1, "slow"))
    first.take(Settings())
    assert lanes.add(_item(2, "other")) is first
    now = time.monotonic()
    monkeypatch.setattr(time, "monotonic", lambda: now + PATIENCE + 1)
    assert lanes.add(_item(3, "third")) is second
    assert lanes.add(_item(4, "slow")) is first
