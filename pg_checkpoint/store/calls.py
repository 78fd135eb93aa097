"""What is to be done in the store, in which order, and what one transaction takes of it.

No I/O and no tasks. A call is a part of a caller's batch: its reads, or its writes. Calls that
touch the same heads of namespaces take effect in the order in which they came, but for reads
among themselves; all others overtake freely. So a read sees every write that this process was
asked for before, and none that came later, though they are on different connections.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, field
from enum import Enum
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
        work: What to do, as who sends it understands it.
        heads: Of the namespaces that it touches.
        ranges: Of those, if they are not known one by one; of reads only.
        size: Bytes that it keeps.
        items: Rows that it asks for or sends, roughly.
        taken: Whether it is under way.
        lost: Whether an answer to it was lost: then it may be applied.
        sent: Whether it was sent, and no answer says that it was refused.
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


@dataclass(slots=True)
class _Touched:
    """What the unfinished calls before one touch."""

    written: set[str] = field(default_factory=set)
    read: set[str] = field(default_factory=set)
    ranges: list[Range] = field(default_factory=list)

    def note(self, call: Call) -> None:
        if call.kind is Kind.WRITE:
            self.written.update(call.heads)
        else:
            self.read.update(call.heads)
            self.ranges += call.ranges

    def holds_up(self, call: Call) -> bool:
        """Whether a call has to wait for one of them."""
        if not self.written.isdisjoint(call.heads):
            return True
        if call.kind is not Kind.WRITE:
            return bool(call.ranges) and _cross(call.ranges, self.written)
        return not self.read.isdisjoint(call.heads) or (
            bool(self.ranges) and _cross(self.ranges, call.heads)
        )


def _cross(ranges: Iterable[Range], heads: Iterable[str]) -> bool:
    return any(r.head <= head <= r.head_end for head in heads for r in ranges)


class Calls:
    """All unfinished calls, with one bound on what they hold together.

    Args:
        settings: What they may hold, and what one transaction may carry.
    """

    def __init__(self, settings: Settings) -> None:
        self.bytes = 0
        self.waiting = dict.fromkeys(Kind, 0)
        self._settings = settings
        # In the order in which they came; those that may be taken, and those that wait for room
        # among them, for each transaction looks at all of the former.
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
        if self._behind or len(self._unfinished) >= self._room:
            self._behind.append(call)
        else:
            self._queue(call)

    def _queue(self, call: Call) -> None:
        self._unfinished[call] = None
        self.waiting[call.kind] += 1

    def take(self, kind: Kind, most: int) -> list[Call]:
        """Takes what one transaction may carry of a kind, and drops what was given up.

        Args:
            kind: Of the calls.
            most: Of their items; one call may have more.
        """
        if not self.waiting[kind]:
            return []
        taken: list[Call] = []
        given_up: list[Call] = []
        before, items, size = _Touched(), 0, 0
        for call in self._unfinished:
            if not call.taken and call.future.done():
                given_up.append(call)
            elif call.kind is not kind or call.taken or before.holds_up(call):
                before.note(call)
            else:
                items, size = items + call.items, size + call.size
                if taken and (items > most or size > self._settings.max_batch_bytes):
                    break
                taken.append(call)
        for call in taken:
            call.taken = True
            self.waiting[kind] -= 1
        self.finish(given_up)
        return taken

    def put_back(self, call: Call) -> None:
        """Lets a call be taken once more; it has kept its place."""
        call.taken = False
        self.waiting[call.kind] += 1

    def finish(self, calls: Iterable[Call]) -> None:
        """Forgets calls that are done."""
        for call in calls:
            if call in self._unfinished:
                del self._unfinished[call]
                self.bytes -= call.size + OVERHEAD
                if not call.taken:
                    self.waiting[call.kind] -= 1
        while self._behind and len(self._unfinished) < self._room:
            self._queue(self._behind.popleft())

    def overdue(self, now: float) -> list[Call]:
        """The calls whose deadline has passed."""
        return [
            c
            for c in (*self._unfinished, *self._behind)
            if c.deadline <= now and not c.future.done()
        ]
