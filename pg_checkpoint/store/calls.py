"""What is to be done in the store, in which order, and what one transaction takes of it.

No I/O and no tasks. A call is a part of a caller's batch: its reads, or its writes. Calls that
touch the same heads of namespaces take effect in the order in which they came, but for reads
among themselves, and for gets and the writes of other items; all others overtake freely. So a read
sees every write of what it reads that this process was asked for before, and none that came
later, though they are on different connections.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Collection, Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from itertools import islice
from typing import Any

from pg_checkpoint.errors import OverloadedError
from pg_checkpoint.settings import Settings
from pg_checkpoint.store.namespaces import Range

__all__ = ["OVERHEAD", "Call", "Calls", "Kind"]

# Calls that one transaction is chosen from.
_LOOKED_AT = 1_000
# Bytes that a call takes beside its value, with its caller's task.
OVERHEAD = 2_000


class Kind(Enum):
    """What a call does; those of a kind share transactions.

    Reads within a head do not wait for those that go through many, nor any read for a commit.
    """

    POINT = "point"
    LISTING = "listing"
    SCAN = "scan"
    RANKED = "ranked"
    WRITE = "write"

    # Enum's own hashes the name in Python, for each look into a dict of kinds.
    __hash__ = object.__hash__


@dataclass(slots=True, eq=False)
class Call:
    """One call; done when its future is, whoever resolved it.

    Attributes:
        work: What to do, in a form that only the sender knows.
        heads: The heads of the namespaces that it searches or writes to.
        ranges: Ranges of heads, for a read whose heads are not known one by one.
        size: Bytes that it keeps.
        items: Rows that it asks for or sends, roughly.
        taken: Whether it is under way.
        lost: Whether an answer to it was lost: then it may be applied.
        sent: Whether it was sent, and no answer says that it was refused.
        number: Its place in the order of arrival.
        places: The places of the items that it gets or writes.
        touches: Its heads and places; calls that touch the same wait for each other, if one writes.
    """

    kind: Kind
    work: Any
    heads: Collection[str]
    deadline: float
    future: asyncio.Future[Any]
    ranges: Sequence[Range] = ()
    size: int = 0
    items: int = 1
    taken: bool = False
    lost: bool = False
    sent: bool = False
    number: int = 0
    places: Collection[Hashable] = ()
    touches: Sequence[Hashable] = ()

    @property
    def is_given_up(self) -> bool:
        """Whether nobody waits for it any more, before it was sent."""
        return not self.taken and self.future.done()


def _cross(ranges: Iterable[Range], heads: Iterable[str]) -> bool:
    return any(r.head <= head <= r.head_end for head in heads for r in ranges)


@dataclass(slots=True)
class _Left:
    """The calls of one head or item that were passed over so far: whether any reads or writes."""

    seen: int = 0
    writes: bool = False
    reads: bool = False

    def holds_up(self, call: Call, calls: Sequence[Call], chosen: Collection[Call]) -> bool:
        """Whether a call has to wait for one before it; to be asked in the order of the calls."""
        while not self.writes and (other := calls[self.seen]) is not call:
            self.seen += 1
            if other not in chosen and not other.is_given_up:
                self.writes = other.kind is Kind.WRITE
                self.reads = self.reads or not self.writes
        return self.writes or (self.reads and call.kind is Kind.WRITE)


class Calls:
    """All unfinished calls, with one bound on what they hold together.

    Args:
        settings: What they may hold, and what one transaction may carry.
    """

    def __init__(self, settings: Settings) -> None:
        self.bytes = 0
        # In the order in which they came: those that are not under way; all of a head or an item.
        self.waiting: dict[Kind, dict[Call, None]] = {kind: {} for kind in Kind}
        self._touching: dict[Hashable, list[Call]] = {}
        self._writing: dict[Call, None] = {}
        self._ranging: dict[Call, None] = {}
        self._settings = settings
        self._count = 0
        # Those that may be taken; and those that wait for room among them, for which point reads,
        # that never wait long for each other, neither wait nor count.
        self._unfinished: dict[Call, None] = {}
        self._room = min(settings.max_queued_items, _LOOKED_AT)
        self._behind: deque[Call] = deque()

    def __len__(self) -> int:
        return len(self._unfinished) + len(self._behind)

    def __contains__(self, call: Call) -> bool:
        return call in self._unfinished

    def add(self, call: Call) -> None:
        """Queues a call.

        Raises:
            OverloadedError: If there are too many already.
        """
        # As the savers: up to the bound they are queued, and as much again waits for room.
        size = call.size + OVERHEAD
        if self.bytes + size > 2 * self._settings.max_queued_bytes and len(self):
            raise OverloadedError(
                f"a call of the store was not taken: {len(self)} are queued, with "
                f"{self.bytes} bytes. It was not sent; repeat it later"
            )
        self.bytes += size
        self._count = call.number = self._count + 1
        call.touches = (*call.heads, *call.places)
        for what in call.touches:
            if (calls := self._touching.get(what)) is None:
                self._touching[what] = [call]
            else:
                calls.append(call)
        if call.kind is not Kind.POINT and (self._behind or self._room <= 0):
            self._behind.append(call)
        else:
            self._queue(call)

    def _queue(self, call: Call) -> None:
        self._unfinished[call] = self.waiting[call.kind][call] = None
        if call.kind is Kind.POINT:
            return
        self._room -= 1
        if call.kind is Kind.WRITE:
            self._writing[call] = None
        elif call.ranges:
            self._ranging[call] = None

    def take(self, kind: Kind, most: int) -> list[Call]:
        """Takes what one transaction may carry of a kind, and drops what was given up.

        Args:
            kind: The kind of the calls.
            most: The most items of all of them; a single call may have more.
        """
        waiting = self.waiting[kind]
        chosen: dict[Call, None] = {}
        left: dict[Hashable, _Left] = {}
        given_up: list[Call] = []
        items = size = 0
        for call in islice(waiting, _LOOKED_AT):
            if call.future.done():
                given_up.append(call)
            elif not self._is_held_up(call, chosen, left):
                items, size = items + call.items, size + call.size
                if chosen and (items > most or size > self._settings.max_batch_bytes):
                    break
                chosen[call] = None
        for call in chosen:
            call.taken = True
            del waiting[call]
        self.finish(given_up)
        return list(chosen)

    def _is_held_up(
        self, call: Call, chosen: Collection[Call], left: dict[Hashable, _Left]
    ) -> bool:
        """Whether one that came before, and does not go along, has to be done first."""
        for what in call.touches:
            calls = self._touching[what]
            if len(calls) > 1 and left.setdefault(what, _Left()).holds_up(call, calls, chosen):
                return True
        if call.ranges:
            return any(
                _cross(call.ranges, other.heads) for other in self._before(call, self._writing)
            )
        return call.kind is Kind.WRITE and any(
            _cross(other.ranges, call.heads) for other in self._before(call, self._ranging)
        )

    def _before(self, call: Call, calls: Iterable[Call]) -> Iterator[Call]:
        for other in calls:
            if other.number > call.number:
                return
            if not other.is_given_up:
                yield other

    def put_back(self, call: Call) -> None:
        """Lets a call be taken once more; it has kept its place."""
        call.taken = False
        waiting = (*self.waiting[call.kind], call)
        in_order = sorted(waiting, key=lambda one: one.number)
        self.waiting[call.kind] = dict.fromkeys(in_order)

    def finish(self, calls: Iterable[Call]) -> None:
        """Forgets calls that are done."""
        for call in calls:
            if call in self._unfinished:
                del self._unfinished[call]
                self.bytes -= call.size + OVERHEAD
                self.waiting[call.kind].pop(call, None)
                if call.kind is not Kind.POINT:
                    self._room += 1
                    self._writing.pop(call, None)
                    self._ranging.pop(call, None)
                self._leave(call)
        while self._behind and self._room > 0:
            self._queue(self._behind.popleft())

    def _leave(self, call: Call) -> None:
        for what in call.touches:
            calls = self._touching[what]
            calls.remove(call)
            if not calls:
                del self._touching[what]

    def overdue(self, now: float) -> list[Call]:
        """The calls whose deadline has passed."""
        return [
            c
            for c in (*self._unfinished, *self._behind)
            if c.deadline <= now and not c.future.done()
        ]
