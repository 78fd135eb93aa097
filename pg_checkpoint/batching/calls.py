"""Calls: what waits to be sent, in which order, and what one transaction takes of it.

No I/O and no tasks. Calls that name the same key keep their order: the first of them may go, and
in the same transaction those behind it. The writes of a batch wait for its reads besides, which
must not see them. All others overtake freely. Of the calls of a lane that may go, a transaction
takes one of each turn after the other, so that nobody waits behind all that another one asked for.
"""

from __future__ import annotations

import asyncio
import math
from collections import deque
from collections.abc import Callable, Collection, Hashable, Iterable, Sequence
from dataclasses import dataclass, field
from itertools import count, islice, takewhile
from typing import Any, Generic, NamedTuple, TypeVar

from pg_checkpoint.errors import OverloadedError
from pg_checkpoint.settings import Settings


class Limits(NamedTuple):
    """How much of a kind is sent at once."""

    at_once: int  # transactions
    most: int  # items that one carries
    # Calls that have to be queued before another transaction begins beside one, since large ones
    # cost less; one takes so many, or its share of what is queued. None if each takes all that it
    # can carry.
    share: int | None = None


class Bounds(NamedTuple):
    """How much may be queued."""

    calls: float  # calls; beyond that they wait for room
    bytes: int  # bytes; as well
    waiting: int  # bytes that may wait for room


@dataclass(slots=True, eq=False)
class _Wait:
    """Who waits for all calls that named a key until then: one future, however many they are.

    A later one counts only the calls since, and this one besides.
    """

    key: Hashable | None
    until: int
    left: int
    future: asyncio.Future[None]
    later: _Wait | None = None


@dataclass(slots=True, eq=False)
class Call:
    """One call; it is done when its future is, whoever resolved it."""

    kind: Hashable  # calls of a kind share transactions
    work: Any  # what to do; only the sender knows its form. None when it is finished.
    deadline: float  # when it is given up, by `time.monotonic`
    future: asyncio.Future[Any]
    keys: Collection[Hashable] = ()  # what it writes; calls that share a key keep their order
    turn: str = ""  # calls of different turns are taken in turn
    size: int = 0  # bytes to send
    # Bytes that it keeps while it is queued or under way; a call that keeps none waits for no room.
    memory: int = 0
    items: int = 1  # rows that it asks for or sends, roughly
    is_read: bool = False  # whether it only reads
    # What a transaction does once: reads with an equal one are answered by it, writes with an equal
    # one go into different transactions.
    once: Hashable = None
    alone: bool = False  # whether it shares no transaction
    waits_for_lock: bool = False  # whether it is tried again in the lane of those that do
    sent: bool = False  # whether a transaction with it is under way
    # Whether an answer to it was lost: then it may be applied, whatever comes later.
    lost: bool = False
    waits_for_room: bool = False  # whether it came when the queue was full
    batch: object = None  # the list of calls that it is under way with; None if it is not
    waits: list[_Wait] | None = None  # those that count it

    @property
    def taken(self) -> bool:
        """Whether it is under way."""
        return self.batch is not None

    @property
    def has_failed(self) -> bool:
        """Whether it is done without an answer."""
        done = self.future
        return done.done() and (done.cancelled() or done.exception() is not None)


C = TypeVar("C", bound=Call)


class Lane(Generic[C]):
    """The calls of a kind that may go, which take turns."""

    def __init__(self, limits: Limits, *, of_locked: bool = False) -> None:
        # `pause`: seconds before a call is tried again that waits for a lock.
        self.limits, self.of_locked, self.pause = limits, of_locked, 0.0
        # The tasks that work on it, and when each has taken what it sends.
        self.workers: dict[object, float] = {}
        # Seconds of the last commits. The shortest counts: one that was slow was an accident.
        self.took: deque[float] = deque(maxlen=4)
        self.count = 0  # how many they are
        self._turns: deque[str] = deque()
        self._of_turn: dict[str, deque[C]] = {}

    @property
    def share(self) -> float:
        """Calls that a transaction takes, not counting what follows them."""
        share = self.limits.share
        return math.inf if share is None else max(share, -(-self.count // self.limits.at_once))

    @property
    def queued(self) -> int:
        """Calls that wait for locks one after the other, also until one of them is tried again."""
        return max(self.count + len(self.workers), 1) if self.of_locked else 1

    def add(self, call: C, *, first: bool = False) -> None:
        """Queues a call, behind all others of its turn or before them."""
        self.count += 1
        if (calls := self._of_turn.get(call.turn)) is None:
            self._turns.append(call.turn)
            self._of_turn[call.turn] = deque((call,))
        elif first:
            calls.appendleft(call)
        else:
            calls.append(call)

    @property
    def first(self) -> C:
        """The call whose turn it is."""
        return self._of_turn[self._turns[0]][0]

    def pop(self) -> None:
        """Removes the first call; the next of its turn waits until all other turns had one."""
        self.count -= 1
        turn = self._turns.popleft()
        calls = self._of_turn[turn]
        calls.popleft()
        if calls:
            self._turns.append(turn)
        else:
            del self._of_turn[turn]

    def remove(self, call: C) -> None:
        """Takes away a call that is in it."""
        self.count -= 1
        calls = self._of_turn[call.turn]
        calls.remove(call)
        if not calls:
            self._turns.remove(call.turn)
            del self._of_turn[call.turn]

    def empty(self) -> list[C]:
        """Takes all of them away."""
        calls = [call for calls in self._of_turn.values() for call in calls]
        self._turns.clear()
        self._of_turn.clear()
        self.count = 0
        return calls


@dataclass(slots=True)
class _Batch(Generic[C]):
    """What a transaction takes so far."""

    most: int  # how many items it carries; a single call may have more
    calls: list[C]
    behind: deque[C] = field(default_factory=deque)  # calls that follow only what is in it
    is_alone: bool = False  # whether it takes no other call
    _items: int = 0
    _size: int = 0
    _once: set[Hashable] = field(default_factory=set)
    _chosen: dict[Hashable, int] = field(default_factory=dict)

    def takes(self, call: C, most_bytes: int) -> bool:
        """Adds a call, unless it needs another transaction."""
        is_equal = call.once is not None and call.once in self._once
        joins = is_equal and call.is_read
        if not joins:
            items, size = self._items + call.items, self._size + call.size
            is_full = items > self.most or size > most_bytes or call.alone or self.is_alone
            if self.calls and (is_full or is_equal):
                return False
            self.is_alone = call.alone
            self._items, self._size = items, size
        self.calls.append(call)
        if call.once is not None:
            self._once.add(call.once)
        for key in call.keys:
            self._chosen[key] = self._chosen.get(key, 0) + 1
        return True

    def follows(self, calls: Sequence[C], key: Hashable) -> C | None:
        """The next one of a key's calls behind those that were chosen."""
        count = self._chosen.get(key, 0)
        return calls[count] if count < len(calls) else None


class Calls(Generic[C]):
    """All unfinished calls, with one bound on what they hold together.

    Beyond the bound calls wait for room, which nobody overtakes; as many bytes again.
    """

    def __init__(
        self,
        settings: Settings,
        bounds: Bounds,
        limits: Callable[[Hashable], Limits],
        name: Callable[[C], str] = lambda _: "a call",
        prepare: Callable[[C], None] | None = None,
    ) -> None:
        self.lanes: dict[Hashable, Lane[C]] = {}  # by kind
        # `bytes`: what these keep.
        # `items`: calls that are queued or under way.
        self.items = self.bytes = 0
        self._settings, self._bounds, self._limits = settings, bounds, limits
        self._name, self._prepare = name, prepare
        # With their numbers, in the order in which they came.
        self._unfinished: dict[C, int] = {}
        self._numbers = count()
        # The last wait for the calls of each key.
        self._waits: dict[Hashable | None, _Wait] = {}
        # By key, those that keep their order.
        self._in_order: dict[Hashable, deque[C]] = {}
        # The reads that writes wait for, and the writes that wait for reads.
        self._reads: dict[C, set[C]] = {}
        self._after_read: dict[C, list[C]] = {}
        # Beyond the bound, in the order of the calls.
        self._room: deque[C] = deque()
        self._room_bytes = 0

    def __len__(self) -> int:
        return len(self._unfinished)

    def __contains__(self, call: C) -> bool:
        return call in self._unfinished

    def add(self, call: C, reads: Sequence[C] = ()) -> Lane[C] | None:
        """Queues a call; writes, with the reads of their batch."""
        call.waits_for_room = bool(call.memory) and (bool(self._room) or not self._has_room(call))
        if call.waits_for_room:
            self._refuse_too_many(call)
        self._unfinished[call] = next(self._numbers)
        waits = False
        for key in call.keys:
            if (calls := self._in_order.get(key)) is None:
                self._in_order[key] = deque((call,))
            else:
                calls.append(call)
                waits = True
        if reads and (pending := {read for read in reads if read in self._unfinished}):
            waits, self._reads[call] = True, pending
            for read in pending:
                self._after_read.setdefault(read, []).append(call)
        if call.waits_for_room:
            self._room.append(call)
            self._room_bytes += call.memory
            return None
        self.items += 1
        self.bytes += call.memory
        if waits:
            return None
        lane = self.lanes.get(call.kind) or self.lane_of(call)
        lane.add(call)
        return lane

    def lane_of(self, call: C) -> Lane[C]:
        """The lane that a call goes in."""
        of_locked = call.waits_for_lock
        name = (call.kind, "locked") if of_locked else call.kind
        if (lane := self.lanes.get(name)) is None:
            limits = self._limits(call.kind)
            if of_locked:
                limits = Limits(at_once=1, most=1)
            lane = self.lanes[name] = Lane[C](limits, of_locked=of_locked)
        return lane

    def take(self, lane: Lane[C], soonest: float, taken: list[C]) -> list[C]:
        """Takes what one transaction may carry of a lane; equal reads are counted once."""
        batch, given_up, share = _Batch(lane.limits.most, taken), list[C](), lane.share
        most_calls, most_bytes = self._settings.max_batch_items, self._settings.max_batch_bytes
        # Callers that are answered together hold up all others meanwhile.
        while (batch.behind or (lane.count and share > 0)) and len(taken) < most_calls:
            call = batch.behind[0] if batch.behind else lane.first
            if self._prepare is not None:
                self._make_ready(call, self._prepare)
            is_due = not call.future.done() and call.deadline >= soonest
            if is_due and batch.takes(call, most_bytes):
                call.batch = taken
            if batch.behind:
                # One that does not go along keeps its place: another may wait for it.
                batch.behind.popleft()
            elif is_due and not call.taken:
                break
            else:
                lane.pop()
                share -= 1
                given_up += () if is_due else (call,)
            if call.keys and call.taken:
                self._look_behind(call, batch)
        return given_up

    def _make_ready(self, call: C, prepare: Callable[[C], None]) -> None:
        before = call.memory
        prepare(call)
        self.bytes += call.memory - before

    def _look_behind(self, call: C, batch: _Batch[C]) -> None:
        """Has a transaction take what follows a call, and waits for nothing but what it takes."""
        for key in call.keys:
            later = batch.follows(self._in_order[key], key)
            if (
                later is not None
                and not (later.taken or later.waits_for_room or later in batch.behind)
                and (later.kind, later.waits_for_lock) == (call.kind, call.waits_for_lock)
                and later not in self._reads
                and all(batch.follows(self._in_order[k], k) is later for k in later.keys)
            ):
                batch.behind.append(later)

    def waits(self, call: C) -> bool:
        """Whether one that it has to follow is not finished."""
        for key in call.keys:  # any() would take twice as long
            if self._in_order[key][0] is not call:
                return True
        return call in self._reads

    def put_back(self, call: C, *, first: bool = False) -> None:
        """Lets a call be taken once more, when those that it has to follow are finished."""
        call.batch = None
        if not self.waits(call):
            self.lane_of(call).add(call, first=first)

    def behind(self, calls: Iterable[C]) -> list[C]:
        """All that has to follow some calls, and is not under way."""
        found, keys, pending = dict[C, None](), set[Hashable](), deque(calls)
        while pending:
            call = pending.popleft()
            later = [*self._after_read.get(call, ())]
            for key in call.keys:
                if key not in keys:  # else all that is behind it was found
                    keys.add(key)
                    in_order = self._in_order[key]
                    later += islice(in_order, in_order.index(call) + 1, None)
            new = [one for one in later if not (one.taken or one in found)]
            found.update(dict.fromkeys(new))
            pending += new
        return [*found]

    def finish(self, calls: Iterable[C]) -> None:
        """Forgets calls that are done, and lets go on what waited for them, or for room.

        The writes of a batch end with a read of it that has failed.
        """
        for call in calls:
            if call in self._unfinished:
                self._remove(call)
        while self._room and self._has_room(self._room[0]):
            call = self._room.popleft()
            self._room_bytes -= call.memory
            call.waits_for_room = False
            self.items += 1
            self.bytes += call.memory
            self._let_go(call)

    def withdraw(self, call: C) -> None:
        """Takes a call that is not under way out of its lane, if it is in one."""
        if not (call.waits_for_room or self.waits(call)):
            self.lane_of(call).remove(call)

    def wait_for(self, key: Hashable | None) -> asyncio.Future[None] | None:
        """The end of all calls that name a key (None: of all); None if there are none.

        The last one does not stand for all: a call may be sent again after those behind it.
        """
        calls = self._unfinished if key is None else self._in_order.get(key)
        if not calls:
            return None
        before, numbers = self._waits.get(key), self._unfinished
        until = -1 if before is None else before.until
        new = [*takewhile(lambda call: numbers[call] > until, reversed(calls))]
        if before is not None and not new:
            return before.future
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        wait = _Wait(key, numbers[new[0]], len(new) + (before is not None), future)
        if before is not None:
            before.later = wait
        for call in new:
            call.waits = [*(call.waits or ()), wait]
        self._waits[key] = wait
        return future

    def _end(self, wait: _Wait) -> None:
        """Counts down a wait, and those after it."""
        left: _Wait | None = wait
        while left is not None:
            left.left -= 1
            if left.left:
                return
            if self._waits[left.key] is left:
                del self._waits[left.key]
            if not left.future.done():
                left.future.set_result(None)
            left = left.later

    def _remove(self, call: C) -> None:
        del self._unfinished[call]
        # A batch is in a cycle with its calls.
        call.work = call.batch = None
        if call.waits_for_room:
            self._room.remove(call)
            self._room_bytes -= call.memory
        else:
            self.items -= 1
            self.bytes -= call.memory
        for key in call.keys:
            self._leave(key, call)
        for read in self._reads.pop(call, ()):
            self._after_read[read].remove(call)
        for follower in self._after_read.pop(call, ()):
            self._end_read(call, follower)
        for wait in call.waits or ():
            self._end(wait)

    def _leave(self, key: Hashable, call: C) -> None:
        calls = self._in_order[key]
        if calls[0] is not call:
            calls.remove(call)
            return
        calls.popleft()
        if calls:
            self._let_go(calls[0])
        else:
            del self._in_order[key]

    def _end_read(self, read: C, follower: C) -> None:
        if read.has_failed:
            follower.future.cancel()
        self._reads[follower].discard(read)
        if not self._reads[follower]:
            del self._reads[follower]
            self._let_go(follower)

    def _let_go(self, call: C) -> None:
        if not (call.taken or call.waits_for_room or self.waits(call)):
            self.lane_of(call).add(call)

    def _has_room(self, call: C) -> bool:
        is_full = self.bytes + call.memory > self._bounds.bytes
        return self.bytes == 0 or (self.items < self._bounds.calls and not is_full)

    def _refuse_too_many(self, call: C) -> None:
        wait = self._room_bytes + call.memory
        # One may wait, however large, where any may.
        if wait > self._bounds.waiting and (self._room or not self._bounds.waiting):
            raise OverloadedError(
                f"{self._name(call)} was refused: {self.items} calls are queued, and "
                f"{len(self._room)} wait for room with {self._room_bytes} bytes. It was not "
                "sent; repeat it later"
            )
