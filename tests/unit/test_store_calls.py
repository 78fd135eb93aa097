"""Which calls of the store a transaction takes, compared with the rule said in a few lines."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence

import pytest

from pg_checkpoint.settings import Settings
from pg_checkpoint.store.calls import OVERHEAD, Call, Calls, Kind
from pg_checkpoint.store.namespaces import Range

HEADS = "abc"
RANGES = [Range("a", "", "a", ""), Range("a", "", "b", ""), Range("", "", "z", "")]


def random_call(rng: random.Random) -> Call:
    kind = rng.choice([Kind.POINT, Kind.WRITE, Kind.WRITE, Kind.LISTING])
    some = rng.sample(HEADS, rng.choice([1, 1, 2]))
    places = frozenset((head, rng.choice("xy")) for head in some)
    heads, ranges = frozenset(head for head, _ in places), [rng.choice(RANGES)]
    if kind is Kind.LISTING:
        heads, places = frozenset(), frozenset()
    elif kind is Kind.POINT:
        # A get, a search, or both.
        heads, places = rng.choice([(heads, frozenset()), (frozenset(), places), (heads, places)])
    future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    size, items = rng.randrange(9), rng.choice([1, 2])
    ranges = ranges if kind is Kind.LISTING else []
    return Call(kind, None, heads, 0, future, ranges, size=size, items=items, places=places)


def conflict(one: Call, other: Call) -> bool:
    if Kind.WRITE not in (one.kind, other.kind):
        return False
    crossed = any(
        r.head <= head <= r.head_end
        for a, b in ((one, other), (other, one))
        for r in a.ranges
        for head in b.heads
    )
    return (
        crossed
        or not frozenset(one.heads).isdisjoint(other.heads)
        or not frozenset(one.places).isdisjoint(other.places)
    )


def those_that_may_go(unfinished: Sequence[Call], kind: Kind, most: int, room: int) -> list[Call]:
    """All of a kind that no other one before them holds up, up to so many items.

    Only point reads may go that have so many others before them.
    """
    going: list[Call] = []
    left: list[Call] = []
    for call in unfinished:
        room -= call.kind is not Kind.POINT
        if call.future.done() and not call.taken:
            continue
        has_room = room >= 0 or call.kind is Kind.POINT
        is_free = has_room and not any(conflict(call, other) for other in left)
        if call.kind is not kind or call.taken or not is_free:
            left.append(call)
        elif going and sum(one.items for one in going) + call.items > most:
            break
        else:
            going.append(call)
    return going


@pytest.mark.parametrize("room", [4, 1_000])
@pytest.mark.parametrize("seed", range(60))
async def test_a_transaction_takes_what_nothing_before_holds_up(seed: int, room: int) -> None:
    rng = random.Random(seed)
    calls, unfinished = Calls(Settings(max_queued_items=room)), list[Call]()
    for _ in range(150):
        under_way = [call for call in unfinished if call.taken]
        what = rng.random()
        if what < 0.5:
            unfinished.append(random_call(rng))
            calls.add(unfinished[-1])
        elif what < 0.75:
            kind, most = rng.choice([Kind.POINT, Kind.WRITE, Kind.LISTING]), rng.choice([2, 5, 100])
            wanted = those_that_may_go(unfinished, kind, most, room)
            assert calls.take(kind, most) == wanted
            assert all(call.taken for call in wanted)
        elif what < 0.8 and under_way:
            calls.put_back(rng.choice(under_way))
        elif what < 0.85 and unfinished:
            rng.choice(unfinished).future.cancel()
        elif under_way:
            done = rng.choice(under_way)
            calls.finish([done])
            unfinished.remove(done)
        unfinished = [call for call in unfinished if call in calls or call in calls._behind]
        assert calls.bytes == sum(call.size + OVERHEAD for call in unfinished)
    while unfinished:
        calls.finish(unfinished)
        unfinished = [call for call in unfinished if call in calls or call in calls._behind]
    assert calls.bytes == len(calls) == 0
    # Nothing of them is kept.
    assert not any(calls.waiting.values())
    assert not calls._touching
    assert not calls._ranging
    assert not calls._writing
