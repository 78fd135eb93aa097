"""Which calls a transaction takes, compared with the rule in a few lines; room, and readers."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from itertools import chain
from typing import Any

import pytest

from pg_checkpoint.core.batcher import Bounds, Call, Calls, Kind, Lane
from pg_checkpoint.core.errors import OverloadedError
from pg_checkpoint.core.options import Settings
from tests.cases import each

LABELS = "abc"
READ = Kind("a read", is_read=True, at_once=1, most=100)
WRITE = Kind("a write", at_once=1, most=100)
SCAN = Kind("a scan", is_read=True, at_once=1)
BOUNDS = Bounds(99, 10_000, 10_000)


def call(
    kind: Kind = WRITE, turn: str = "", *, keys: Sequence[str] = (), size: int = 7, **how: Any
) -> Call:
    one = Call(kind, object(), keys, turn, size, size, **how)
    one.future, one.deadline = asyncio.get_running_loop().create_future(), 1
    return one


def queue(**options: int) -> Calls[Call]:
    how: Any = options
    settings = Settings(**how)
    bounds = Bounds(settings.max_queued_items, *[settings.max_queued_bytes] * 2)
    return Calls(settings, bounds)


def added(calls: Calls[Call], *some: Call) -> list[Call]:
    for one in some:
        calls.add(one)
    return [*some]


def lane_of(calls: Calls[Call], kind: object, most: int = 100) -> Lane[Call]:
    lane = calls.lanes.get(kind) or Lane(WRITE, Settings())
    lane.most = most
    return lane


def take(calls: Calls[Call], kind: object = WRITE, most: int = 100) -> list[Call]:
    taken = list[Call]()
    while given_up := calls.take(lane_of(calls, kind, most), 0, taken):
        calls.finish(given_up)
        if taken:
            break
    return taken


def is_taken(one: Call) -> bool:
    return one.batch is not None


class Batches:
    """Calls as a store makes them, and what each of them has to follow."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        self.unfinished: list[Call] = []
        self.reads_of: dict[Call, Sequence[Call]] = {}

    def new(self) -> Call:
        """A read, or writes, perhaps of a batch with reads that were queued before."""
        rng = self.rng
        label = rng.choice(LABELS)
        if rng.random() < 0.4:
            made = call(READ, label)
        else:
            keys = rng.sample("xyz", rng.choice([1, 1, 2]))
            made = call(turn=label, keys=keys, items=rng.choice([1, 2]))
            reads = [one for one in self.unfinished if one.kind.is_read]
            self.reads_of[made] = reads[-1:] if rng.random() < 0.2 else ()
        self.unfinished.append(made)
        return made

    def forget(self, calls: Calls[Call]) -> None:
        self.unfinished = [one for one in self.unfinished if one in calls]

    def followed(self, later: Call) -> set[Call]:
        """The unfinished calls that a call has to follow."""
        earlier = self.unfinished[: self.unfinished.index(later)]
        writes = {one for one in earlier if not {*one.keys}.isdisjoint(later.keys)}
        return writes.union(set(self.reads_of.get(later, ())).intersection(self.unfinished))


def take_some(batches: Batches, calls: Calls[Call]) -> None:
    """All that follow only what goes before them: no more than there is room for, and no fewer."""
    kind, most = batches.rng.choice([READ, WRITE]), batches.rng.choice([2, 5, 100])
    taken, count = take(calls, kind, most), len(batches.unfinished)
    batches.forget(calls)
    for number, one in enumerate(taken):
        assert not one.future.done()
        assert batches.followed(one) <= {*taken[:number]}
    # What follows one that was just found to be given up may go later.
    if len(batches.unfinished) < count:
        return
    items = sum(one.items for one in taken)
    assert {one.kind for one in taken} <= {kind}
    assert items <= most or len(taken) == 1
    left = [
        one
        for one in batches.unfinished
        if one.kind == kind and not (is_taken(one) or one.waits_for_room or one.future.done())
        if batches.followed(one) <= {*taken}
    ]
    assert not left or items + max(one.items for one in left) > most


@each("seed", range(150))
async def test_a_transaction_takes_what_has_to_follow_nothing_else(seed: int) -> None:
    batches = Batches(seed)
    rng = batches.rng
    calls = queue(max_queued_items=rng.choice([4, 1_000]))
    for _ in range(150):
        under_way = [one for one in batches.unfinished if is_taken(one) and not calls.waits(one)]
        what = rng.choice(["add"] * 10 + ["take"] * 5 + ["finish"] * 3 + ["put back", "give up"])
        if what == "add":
            new = batches.new()
            calls.add(new, batches.reads_of.get(new, ()))
        elif what == "take":
            take_some(batches, calls)
        elif what == "give up" and batches.unfinished:
            one = rng.choice(batches.unfinished)
            one.future.cancel()
            if not is_taken(one) and rng.random() < 0.5:
                calls.withdraw(one)
                calls.finish([one])
        elif under_way:
            one = rng.choice(under_way)
            calls.put_back(one) if what == "put back" else calls.finish([one])
        batches.forget(calls)
        inside = [one for one in batches.unfinished if not one.waits_for_room]
        assert (calls.items, calls.bytes) == (len(inside), sum(one.size for one in inside))
    while len(calls):
        for kind in (READ, WRITE):
            calls.finish(take(calls, kind))
        batches.forget(calls)
        calls.finish([one for one in batches.unfinished if is_taken(one) and not calls.waits(one)])
        batches.forget(calls)
    # Nothing of them is kept.
    assert calls.bytes == calls.items == 0
    assert not any(lane.count for lane in calls.lanes.values())
    assert not any((calls._in_order, calls._reads, calls._after_read, calls._room))


async def test_labels_take_turns() -> None:
    calls = queue()
    many = added(calls, *(call(READ, "many") for _ in range(100)))
    few, last, one = added(calls, *(call(READ, label) for label in ("few", "few", "one")))
    assert take(calls, READ, 6) == [many[0], few, one, many[1], last, many[2]]
    assert take(calls, READ) == many[3:]


async def test_the_writes_of_a_batch_wait_for_its_reads() -> None:
    calls = queue()
    reads, put = added(calls, call(READ), call(SCAN)), call(keys=("k",))
    calls.add(put, reads)
    (later,) = added(calls, call(keys=("k",)))
    for read, kind in zip(reads, (READ, SCAN), strict=True):
        assert take(calls) == []
        assert take(calls, kind) == [read]
        read.future.set_result(None)
        calls.finish([read])
    assert take(calls) == [put, later]


@pytest.mark.parametrize("how", ["cancelled", "failed"])
async def test_nothing_is_written_of_a_batch_whose_read_has_failed(how: str) -> None:
    calls = queue()
    (read,), put = added(calls, call(READ)), call(keys=("k",))
    calls.add(put, [read])
    later = added(calls, call(keys=("k",)))
    if how == "failed":
        assert take(calls, READ) == [read]
        read.future.set_exception(ValueError())
        calls.finish([read])
    else:
        read.future.cancel()
        assert take(calls, READ) == []
    assert take(calls) == later
    assert put.future.cancelled()


async def test_equal_reads_count_once_and_other_ones_and_writes_each() -> None:
    calls = queue()
    many = added(calls, *(call(READ, once="same") for _ in range(9)))
    other = added(calls, call(READ, once="other"))
    puts = added(calls, *(call(keys=[str(n)]) for n in range(3)))
    assert [take(calls, READ, 1) for _ in range(2)] == [many, other]
    assert take(calls, most=2) == puts[:2]


async def test_a_transaction_is_bounded_by_calls_and_bytes() -> None:
    for calls, count in ((queue(max_batch_items=3), 3), (queue(max_batch_bytes=25), 2)):
        added(calls, *(call(size=10) for _ in range(7)))
        assert len(take(calls)) == count
    large = added(calls, call(size=1_000))
    assert [len(take(calls)) for _ in range(3)] == [2, 2, 1]
    assert take(calls) == large


async def test_of_equal_writes_the_first_goes_and_what_goes_alone_goes_in_its_turn() -> None:
    equal = [call(keys=("t",), once=name) for name in ["a", "b", None, "a", "b"]]
    alone = [call(keys=("t",), alone=n == 2) for n in range(4)]
    for taken in ([equal[:3], equal[3:]], [alone[:2], alone[2:3], alone[3:]]):
        calls = queue()
        added(calls, *chain(*taken))
        for expected in taken:
            assert take(calls) == expected
            calls.finish(expected)


async def test_what_grows_before_it_is_sent_again_is_counted() -> None:
    calls = Calls[Call](Settings(max_batch_bytes=1_000), BOUNDS)
    queued = added(calls, *(call(keys=("t",)) for _ in range(3)))
    assert take(calls) == queued
    for one in reversed(queued):
        calls.resize(one, 600, 700)
        calls.put_back(one, first=True)
    assert calls.bytes == 3 * 700
    assert take(calls) == queued[:1]


async def test_what_has_no_time_left_is_given_up() -> None:
    calls, taken = queue(), list[Call]()
    late, soon = added(calls, call(), call())
    soon.deadline = 10
    assert calls.take(lane_of(calls, WRITE), 5, taken) == [late]
    assert taken == [soon]


async def test_what_is_put_back_comes_first_and_is_counted_once() -> None:
    calls = queue(max_batch_items=3)
    queued = added(calls, *(call() for _ in range(5)))
    taken = take(calls)
    calls.finish(taken[:1])
    for one in reversed(taken[1:]):
        calls.put_back(one, first=True)
    assert calls.items == 4
    assert take(calls) == queued[1:4]


async def test_what_waits_for_a_lock_goes_in_a_lane_of_its_own_and_last() -> None:
    calls = queue()
    of_a = added(calls, *(call(keys=("a",)) for _ in range(3)))
    assert take(calls) == of_a
    of_a[0].waits_for_lock = True
    for one in of_a:
        calls.put_back(one)
    assert take(calls) == []
    (another,) = added(calls, call(keys=("c",)))
    assert take(calls) == [another]
    another.waits_for_lock = True
    calls.put_back(another)
    for expected in (of_a[0], another, of_a[0], another):
        assert take(calls, (WRITE, "locked"), 1) == [expected]
        calls.put_back(expected)
    calls.finish(take(calls, (WRITE, "locked"), 1))
    # What follows it waits for no lock itself.
    assert take(calls) == of_a[1:]


async def test_nobody_overtakes_who_waits_for_room() -> None:
    calls = queue(max_queued_items=2)
    queued = added(calls, *(call(turn=str(n)) for n in range(5)))
    assert [one.waits_for_room for one in queued] == [False, False, True, True, True]
    calls.finish(take(calls, most=1))
    assert calls.items == 2
    assert take(calls) == queued[1:3]


async def test_no_small_call_passes_a_large_one_and_as_many_bytes_may_wait_as_be_queued() -> None:
    for sizes in ((90, 50, 5), (1_000, 1)):
        first, *others = added(queue(max_queued_bytes=100), *(call(size=size) for size in sizes))
        assert not first.waits_for_room
        assert all(one.waits_for_room for one in others)
    calls = queue(max_queued_bytes=100)
    added(calls, *(call(size=50) for _ in range(4)))
    with pytest.raises(OverloadedError, match=r"refused: 2 .* 2 more calls .* wait for room"):
        calls.add(call(size=50))
    assert len(calls) == 4


async def test_who_gives_up_waiting_for_room_leaves_the_room_to_wait_in() -> None:
    calls = queue(max_queued_bytes=100)
    first, gone, next_ = added(calls, *(call(size=size) for size in (100, 60, 40)))
    calls.withdraw(gone)
    calls.finish([gone])
    (last,) = added(calls, call(size=60))
    assert take(calls) == [first]
    calls.finish([first])
    assert take(calls) == [next_, last]
    calls.finish([next_, last])
    assert (len(calls), calls.items, calls.bytes) == (0, 0, 0)


async def test_a_call_that_keeps_nothing_takes_no_room_and_waits_for_none() -> None:
    calls, reads, large = queue(max_queued_bytes=100), [call(), call()], call(size=1_000)
    for one in reads:
        one.memory = 0
    added(calls, reads[0], large, reads[1], call(size=1))
    assert not any(one.waits_for_room for one in (*reads, large))
    assert calls.bytes == 1_000


@each("seed", range(50))
async def test_readers_wait_until_all_that_came_before_them_has_ended(seed: int) -> None:
    """Also when a later one ends first: a put is not stored, and a write after it is."""
    rng, calls = random.Random(seed), queue()
    waits = list[tuple[asyncio.Future[None], set[Call]]]()
    unfinished = list[Call]()
    for _ in range(300):
        key = rng.choice(["mine", "other", None])
        what = rng.choice(["add", "add", "wait", "wait", "finish"])
        if what == "add":
            unfinished.append(call(keys=rng.sample(["mine", "other"], rng.choice([0, 1, 2]))))
            calls.add(unfinished[-1])
        elif what == "wait":
            awaited = {one for one in unfinished if key is None or key in one.keys}
            end = calls.wait_for(key)
            assert (end is None) == (not awaited)
            waits += [] if end is None else [(end, awaited)]
        elif unfinished:
            calls.finish([unfinished.pop(rng.randrange(len(unfinished)))])
        for end, awaited in waits:
            assert end.done() == awaited.isdisjoint(unfinished)
    calls.finish(unfinished)
    assert all(end.done() for end, _ in waits)


async def test_readers_behind_many_writes_share_what_they_wait_for() -> None:
    """Each write is counted once, whether all of the readers come after all writes or between."""
    calls, ends = queue(), set[asyncio.Future[None] | None]()
    queued = [call(keys=("t",)) for _ in range(1_000)]
    for one in queued:
        calls.add(one)
        ends.add(calls.wait_for("t"))
    ends.update(calls.wait_for("t") for _ in range(1_000))
    assert len(ends) == len(queued)
    assert {len(one.waits or ()) for one in queued} == {1}
    calls.finish(queued)
    assert all(end is not None and end.done() for end in ends)
