"""What is to be done in the store, and what one transaction takes of it.

No I/O and no tasks. A call is a part of a caller's batch: its gets, one of its searches, or its
writes. It waits for two kinds of calls only: a write for earlier writes to the same items, so that
these take effect in the order in which they came; and the writes of a batch for its reads, which
must not see them. All others overtake freely. Of the calls that may go, a transaction takes one of
each first label in turn, so that nobody waits behind all that another one asked for.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Collection, Hashable, Iterable, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any

from pg_checkpoint.errors import OverloadedError
from pg_checkpoint.settings import Settings
from pg_checkpoint.store.namespaces import first_label

__all__ = ["OVERHEAD", "Call", "Kind", "Scheduler"]

# Bytes that a call takes beside its value, with its caller's task.
OVERHEAD = 2_000


class Kind(Enum):
    """What a call does; those of a kind share transactions.

    Gets share none with searches, which may take long; nor do searches that took long with others.
    """

    GET = "get"
    SEARCH = "search"
    SCAN = "scan"
    RANKED = "ranked"
    WRITE = "write"

    # Enum's own hashes the name in Python, for each look into a dict of kinds.
    __hash__ = object.__hash__


@dataclass(slots=True, eq=False)
class Call:
    """One call; done when its future is, whoever resolved it.

    Attributes:
        work: What to do, in a form that only the sender knows; equal reads are done once.
        head: Of its namespaces; calls take turns by its first label.
        size: Bytes that it keeps.
        items: Rows that it asks for or sends, roughly.
        places: The places of the items that it writes; calls that share one keep their order.
        taken: Whether it is under way.
        lost: Whether an answer to it was lost: then it may be applied.
        sent: Whether it was sent, and no answer says that it was refused.
    """

    kind: Kind
    work: Any
    deadline: float
    future: asyncio.Future[Any]
    head: str = ""
    size: int = 0
    items: int = 1
    places: Collection[Hashable] = ()
    taken: bool = False
    lost: bool = False
    sent: bool = False

    @property
    def has_failed(self) -> bool:
        """Whether it is done without an answer."""
        done = self.future
        return done.done() and (done.cancelled() or done.exception() is not None)


class _Turns:
    """Calls that take turns by their first labels."""

    def __init__(self) -> None:
        self._labels: deque[str] = deque()
        self._of_label: dict[str, deque[Call]] = {}

    def __bool__(self) -> bool:
        return bool(self._labels)

    def add(self, call: Call) -> None:
        label = first_label(call.head)
        if (calls := self._of_label.get(label)) is None:
            self._of_label[label] = deque((call,))
            self._labels.append(label)
        else:
            calls.append(call)

    @property
    def first(self) -> Call:
        return self._of_label[self._labels[0]][0]

    def pop(self) -> None:
        """Takes the first one away; the next of its label waits until all other labels had one."""
        label = self._labels.popleft()
        calls = self._of_label[label]
        calls.popleft()
        if calls:
            self._labels.append(label)
        else:
            del self._of_label[label]


class Scheduler:
    """All unfinished calls, with one bound on what they hold together.

    Args:
        settings: What they may hold, and what one transaction may carry.
    """

    def __init__(self, settings: Settings) -> None:
        self.bytes = 0
        # Those that may be taken.
        self.waiting: dict[Kind, _Turns] = {kind: _Turns() for kind in Kind}
        self._unfinished: dict[Call, None] = {}
        self._settings = settings
        # The last write to each item; what calls wait for, and what waits for them.
        self._last: dict[Hashable, Call] = {}
        self._before: dict[Call, set[Call]] = {}
        self._after: dict[Call, list[Call]] = {}

    def __len__(self) -> int:
        return len(self._unfinished)

    def __contains__(self, call: Call) -> bool:
        return call in self._unfinished

    def add(self, call: Call, reads: Sequence[Call] = ()) -> None:
        """Queues a call; writes, with the reads of their batch.

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
        self._unfinished[call] = None
        before = {read for read in reads if read in self._unfinished} if reads else set()
        for place in call.places:
            if (last := self._last.get(place)) is not None:
                before.add(last)
            self._last[place] = call
        if not before:
            self.waiting[call.kind].add(call)
            return
        self._before[call] = before
        for one in before:
            self._after.setdefault(one, []).append(call)

    def take(self, kind: Kind, most: int) -> list[Call]:
        """Takes what one transaction may carry of a kind, and drops what was given up.

        Args:
            kind: The kind of the calls.
            most: The most items of all of them, equal reads counted once; a single call may have
                more.

        Returns:
            The calls, those to the same item in the order in which they came.
        """
        waiting = self.waiting[kind]
        chosen: dict[Call, None] = {}
        works: set[Hashable] = set()
        # Those that have to wait for nothing else go along.
        along: deque[Call] = deque()
        items = size = 0
        # Callers that are answered together hold up all others meanwhile.
        while (along or waiting) and len(chosen) < self._settings.max_batch_items:
            call = along[0] if along else waiting.first
            if not call.future.done():
                if kind is Kind.WRITE or call.work not in works:
                    items, size = items + call.items, size + call.size
                if chosen and (items > most or size > self._settings.max_batch_bytes):
                    break
                chosen[call] = None
                call.taken = True
                if kind is Kind.WRITE:
                    along += self._along(call, chosen)
                else:
                    works.add(call.work)
            if along and call is along[0]:
                # One that was given up keeps its place: another may wait for it.
                along.popleft()
            else:
                waiting.pop()
                if not call.taken:
                    self.finish([call])
        return [*chosen]

    def _along(self, call: Call, chosen: dict[Call, None]) -> list[Call]:
        """What follows a write, and waits for nothing but what was chosen."""
        after = self._after.get(call, ())
        return [one for one in after if not one.taken and self._before[one] <= chosen.keys()]

    def waits(self, call: Call) -> bool:
        """Whether one that it has to follow is not finished."""
        return call in self._before

    def put_back(self, call: Call) -> None:
        """Lets a call be taken once more, when those that it has to follow are finished."""
        call.taken = False
        if not self.waits(call):
            self.waiting[call.kind].add(call)

    def finish(self, calls: Iterable[Call]) -> None:
        """Forgets calls that are done and wait for no other, and lets go on what waited for them.

        The writes of a batch end with a read of it that has failed.
        """
        for call in calls:
            if call not in self._unfinished:
                continue
            del self._unfinished[call]
            self.bytes -= call.size + OVERHEAD
            for place in call.places:
                if self._last[place] is call:
                    del self._last[place]
            for follower in self._after.pop(call, ()):
                if call.kind is not Kind.WRITE and call.has_failed:
                    follower.future.cancel()
                self._release(follower, call)

    def _release(self, follower: Call, call: Call) -> None:
        before = self._before[follower]
        before.discard(call)
        if not before:
            del self._before[follower]
            if not follower.taken:
                self.waiting[follower.kind].add(follower)

    def overdue(self, now: float) -> list[Call]:
        """The calls whose deadline has passed."""
        return [one for one in self._unfinished if one.deadline <= now and not one.future.done()]
