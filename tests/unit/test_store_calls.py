"""Which calls of the store a transaction takes, compared with the rule said in a few lines."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence

import pytest

from pg_checkpoint.settings import Settings
from pg_checkpoint.store.scheduler import OVERHEAD, Call, Kind, Scheduler

LABELS = "abc"


def call(
    kind: Kind = Kind.WRITE, label: str = "a", places: Sequence[str] = (), items: int = 1
) -> Call:
    future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    return Call(kind, object(), 0, future, label, size=7, items=items, places=places)


class Batches:
    """Calls as a store makes them, and what each of them has to follow."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        self.unfinished: list[Call] = []
        self.reads_of: dict[Call, Sequence[Call]] = {}

    def new(self) -> Call:
        """A get, or writes, perhaps of a batch with gets that were queued before."""
        rng = self.rng
        label = rng.choice(LABELS)
        if rng.random() < 0.4:
            made = call(Kind.GET, label)
        else:
            made = call(
                Kind.WRITE, label, rng.sample("xyz", rng.choice([1, 1, 2])), rng.choice([1, 2])
            )
            gets = [one for one in self.unfinished if one.kind is Kind.GET]
            self.reads_of[made] = gets[-1:] if rng.random() < 0.2 else ()
        self.unfinished.append(made)
        return made

    def forget(self, calls: Scheduler) -> None:
        """Keeps those that are not finished."""
        self.unfinished = [one for one in self.unfinished if one in calls]

    def followed(self, later: Call) -> set[Call]:
        """The unfinished calls that a call has to follow."""
        earlier = self.unfinished[: self.unfinished.index(later)]
        writes = {one for one in earlier if not {*one.places}.isdisjoint(later.places)}
        return writes.union(set(self.reads_of.get(later, ())).intersection(self.unfinished))


def check_taken(batches: Batches, taken: Sequence[Call]) -> None:
    """All that follow only what goes before them."""
    for number, one in enumerate(taken):
        assert not one.future.done()
        assert batches.followed(one) <= {*taken[:number]}


def check_left(batches: Batches, kind: Kind, most: int, taken: Sequence[Call]) -> None:
    """No more than there is room for, and no fewer."""
    items = sum(one.items for one in taken)
    assert {one.kind for one in taken} <= {kind}
    assert items <= most or len(taken) == 1
    left = [
        one
        for one in batches.unfinished
        if one.kind is kind and not (one.taken or one.future.done())
        if batches.followed(one) <= {*taken}
    ]
    assert not left or items + max(one.items for one in left) > most


def take_some(batches: Batches, calls: Scheduler) -> None:
    kind, most = batches.rng.choice([Kind.GET, Kind.WRITE]), batches.rng.choice([2, 5, 100])
    taken = calls.take(kind, most)
    count = len(batches.unfinished)
    batches.forget(calls)
    check_taken(batches, taken)
    # What follows one that was just found to be given up may go later.
    if len(batches.unfinished) == count:
        check_left(batches, kind, most, taken)


@pytest.mark.parametrize("seed", range(150))
async def test_a_transaction_takes_what_has_to_follow_nothing_else(seed: int) -> None:
    batches = Batches(seed)
    rng, calls = batches.rng, Scheduler(Settings())
    for _ in range(150):
        under_way = [one for one in batches.unfinished if one.taken and not calls.waits(one)]
        what = rng.choice(["add"] * 10 + ["take"] * 5 + ["finish"] * 3 + ["put back", "give up"])
        if what == "add":
            new = batches.new()
            calls.add(new, batches.reads_of.get(new, ()))
        elif what == "take":
            take_some(batches, calls)
        elif what == "give up" and batches.unfinished:
            rng.choice(batches.unfinished).future.cancel()
        elif under_way:
            one = rng.choice(under_way)
            calls.put_back(one) if what == "put back" else calls.finish([one])
        batches.forget(calls)
        assert calls.bytes == sum(one.size + OVERHEAD for one in batches.unfinished)
    while len(calls):
        for kind in Kind:
            calls.finish(calls.take(kind, 100))
        calls.finish([one for one in batches.unfinished if one.taken and not calls.waits(one)])
    # Nothing of them is kept.
    assert calls.bytes == 0
    assert not any(calls.waiting.values())
    assert not calls._last
    assert not calls._before
    assert not calls._after


async def test_labels_take_turns() -> None:
    calls = Scheduler(Settings())
    of_many = [call(Kind.GET, "many") for _ in range(100)]
    of_few = [call(Kind.GET, label) for label in ("few", "few", "one")]
    for one in (*of_many, *of_few):
        calls.add(one)
    assert calls.take(Kind.GET, 6) == [
        of_many[0],
        of_few[0],
        of_few[2],
        *of_many[1:2],
        of_few[1],
        of_many[2],
    ]
    assert calls.take(Kind.GET, 100) == of_many[3:]


async def test_writes_of_one_item_go_together_in_the_order_in_which_they_came() -> None:
    calls = Scheduler(Settings())
    puts = [call(places=("k",), label=LABELS[n % 3]) for n in range(9)]
    for put in puts:
        calls.add(put)
    assert calls.take(Kind.WRITE, 4) == puts[:4]
    assert calls.take(Kind.WRITE, 100) == []
    calls.finish(puts[:4])
    assert calls.take(Kind.WRITE, 100) == puts[4:]


async def test_the_writes_of_a_batch_wait_for_its_reads() -> None:
    calls = Scheduler(Settings())
    reads, put, later = (
        [call(Kind.GET), call(Kind.SEARCH)],
        call(places=("k",)),
        call(places=("k",)),
    )
    for read in reads:
        calls.add(read)
    calls.add(put, reads)
    calls.add(later)
    assert calls.take(Kind.WRITE, 9) == []
    for read, kind in zip(reads, (Kind.GET, Kind.SEARCH), strict=True):
        assert calls.take(Kind.WRITE, 9) == []
        assert calls.take(kind, 9) == [read]
        read.future.set_result(None)
        calls.finish([read])
    assert calls.take(Kind.WRITE, 9) == [put, later]


@pytest.mark.parametrize("how", ["cancelled", "failed"])
async def test_nothing_is_written_of_a_batch_whose_read_has_failed(how: str) -> None:
    calls = Scheduler(Settings())
    read, put, later = call(Kind.GET), call(places=("k",)), call(places=("k",))
    calls.add(read)
    calls.add(put, [read])
    calls.add(later)
    if how == "failed":
        assert calls.take(Kind.GET, 9) == [read]
        read.future.set_exception(ValueError())
        calls.finish([read])
    else:
        read.future.cancel()
        assert calls.take(Kind.GET, 9) == []
    assert calls.take(Kind.WRITE, 9) == [later]
    assert put.future.cancelled()


async def test_what_is_given_up_keeps_its_place_until_what_it_follows_is_done() -> None:
    calls = Scheduler(Settings())
    first, given_up, last = (call(places=("k",)) for _ in range(3))
    calls.add(first)
    assert calls.take(Kind.WRITE, 9) == [first]
    calls.add(given_up)
    calls.add(last)
    given_up.future.cancel()
    assert calls.take(Kind.WRITE, 9) == []
    calls.finish([first])
    assert calls.take(Kind.WRITE, 9) == [last]
    calls.finish([last])
    assert len(calls) == calls.bytes == 0


async def test_equal_reads_count_once_and_other_ones_and_writes_each() -> None:
    calls = Scheduler(Settings())
    many, other = [call(Kind.SEARCH) for _ in range(9)], call(Kind.SEARCH)
    puts = [call(places=[str(n)]) for n in range(3)]
    for one in many[1:]:
        one.work = many[0].work
    for one in puts[1:]:
        one.work = puts[0].work
    for one in (*many, other, *puts):
        calls.add(one)
    assert calls.take(Kind.SEARCH, 1) == many
    assert calls.take(Kind.SEARCH, 1) == [other]
    assert calls.take(Kind.WRITE, 2) == puts[:2]
