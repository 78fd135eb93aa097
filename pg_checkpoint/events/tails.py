"""Tails: the newest events of the threads that are followed here, read once for all followers.

    behind the tail     a follower reads pages of its own, which nobody keeps
    at the tail         it waits; what comes is read once for all, for all threads in one query

A tail is bounded, in events and in bytes: who is slower than it is behind it again. That there is
something new is heard from whoever appends here, or by a notification (hints.py). Both are hints
only: every so often all tails are read without one.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import datetime
from typing import NamedTuple, TypeAlias

import psycopg

from pg_checkpoint.errors import EventsNotKeptError, PgCheckpointError, SaverClosedError
from pg_checkpoint.events.packing import Event
from pg_checkpoint.observability.error_names import facts_of
from pg_checkpoint.postgres.error_classes import without_frames

__all__ = ["NEWEST", "Page", "Place", "Read", "Tails", "not_kept"]

logger = logging.getLogger(__name__)

# In the place of a number: from the beginning of the newest run.
NEWEST = -1
# Events and bytes that a tail keeps, beside the newest page, and seconds that it stays unused.
_KEPT, _BYTES, _STAYS = 1_000, 2**22, 30.0
# Threads that are read in one query; seconds between two tries while the server is away.
_AT_ONCE, _AGAIN = 500, 0.5


class Place(NamedTuple):
    """Where a follower is in a thread's log.

    Attributes:
        number: Of the last event that it has.
        log: When the log began that this is a number of; None if it has read nothing of it yet. A
            thread that was deleted begins another log, with the same numbers.
    """

    number: int
    log: datetime | None = None


class Page(NamedTuple):
    """Some events of a thread.

    Attributes:
        after: The number that was asked for.
        last: The last number of the thread when it was read.
        events: In their order; those of other pages follow.
        log: When the log began; None if there is none.
        size: Bytes that were read.
    """

    after: int
    last: int
    events: Sequence[Event]
    log: datetime | None = None
    size: int = 0


# Reads a page of each thread, or says why there is none.
Read: TypeAlias = "Callable[[Mapping[str, int]], Awaitable[Mapping[str, Page | Exception]]]"


@dataclass(eq=False)
class _Tail:
    """The events of a thread after a number.

    Attributes:
        after: That number.
        last: The last one's number.
        log: As a page's.
        waiting: How many followers wait for the next.
        left_at: When one waited last.
        problem: Why there will be none.
    """

    after: int
    last: int
    log: datetime | None
    pages: deque[Page] = field(default_factory=deque)
    changed: asyncio.Event = field(default_factory=asyncio.Event)
    waiting: int = 0
    left_at: float = field(default_factory=time.monotonic)
    problem: Exception | None = None

    def goes_on_from(self, place: Place) -> bool:
        is_same = place.log is None or place.log == self.log
        return is_same and self.after <= place.number <= self.last

    def since(self, number: int) -> Sequence[Event]:
        new = (page.events for page in self.pages if page.events[-1].number > number)
        return [event for events in new for event in events if event.number > number]

    def add(self, page: Page) -> None:
        if page.events[0].number != self.last + 1:
            # The first that is kept: who had none before reads for itself.
            self.after = page.events[0].number - 1
        self.pages.append(page)
        self.last, self.log = page.events[-1].number, page.log
        while len(self.pages) > 1 and self._is_full():
            self.after = self.pages.popleft().events[-1].number
        self.tell()

    def _is_full(self) -> bool:
        events = sum(len(page.events) for page in self.pages)
        return events > _KEPT or sum(page.size for page in self.pages) > _BYTES

    def tell(self) -> None:
        told, self.changed = self.changed, asyncio.Event()
        told.set()

    async def wait(self) -> None:
        self.waiting += 1
        try:
            await self.changed.wait()
        finally:
            self.waiting -= 1
            self.left_at = time.monotonic()


class Tails:
    """The tails of one event log; belongs to one event loop.

    Args:
        read: Reads pages.
        every: After how many seconds without a hint all are read.
    """

    def __init__(self, read: Read, every: Callable[[], float]) -> None:
        self._read, self._every = read, every
        self._tails: dict[str, _Tail] = {}
        self._due: set[str] = set()
        self._woken = asyncio.Event()
        self._reading: asyncio.Task[None] | None = None
        self._is_stopped = False

    @property
    def is_followed(self) -> bool:
        """Whether anybody follows anything."""
        return bool(self._tails)

    @property
    def threads(self) -> Iterable[str]:
        """Who is followed."""
        return self._tails

    def hint(self, thread_ids: Iterable[str]) -> None:
        """Says that there may be new events of these threads."""
        if due := self._tails.keys() & thread_ids:
            self._due |= due
            self._woken.set()

    async def next(self, thread_id: str, place: Place) -> Page:
        """The events after a place, as soon as there are any.

        Raises:
            EventsNotKeptError: If the next one is gone.
        """
        while True:
            tail = self._tails.get(thread_id)
            if tail is None or not tail.goes_on_from(place):
                page = (await self._read({thread_id: place.number}))[thread_id]
                if isinstance(page, Exception):
                    raise page
                if page.log != place.log is not None:
                    raise not_kept(thread_id, place.number)
                if page.events:
                    return page
                place = Place(page.after, page.log)
                tail = self._tail_at(thread_id, place)
            if tail.problem is not None:
                raise without_frames(tail.problem)
            place = Place(place.number, tail.log)
            if found := tail.since(place.number):
                return Page(place.number, tail.last, found, tail.log)
            await tail.wait()

    def stop(self) -> None:
        """Ends all that wait."""
        self._is_stopped = True
        if self._reading is not None:
            self._reading.cancel()
        for tail in self._tails.values():
            tail.problem = _closed()
            tail.tell()
        self._tails.clear()

    def begin(self) -> None:
        """Lets threads be followed again, after `stop`."""
        self._is_stopped = False

    def _tail_at(self, thread_id: str, place: Place) -> _Tail:
        """A tail that begins there, unless there is one that goes on from there."""
        if self._is_stopped:
            raise _closed()
        tail = self._tails.get(thread_id)
        if tail is None or not tail.goes_on_from(place):
            if tail is not None:
                tail.tell()
            tail = self._tails[thread_id] = _Tail(place.number, place.number, place.log)
            # What was appended since the page was read, and before there was a tail.
            self.hint([thread_id])
        if self._reading is None or self._reading.done():
            self._reading = asyncio.get_running_loop().create_task(self._read_on())
        return tail

    async def _read_on(self) -> None:
        looked = time.monotonic()
        while self._tails:
            # Hints of busy threads must not put off the look at those whose hints are lost.
            left = looked + self._every() - time.monotonic()
            with suppress(asyncio.TimeoutError):
                await asyncio.wait_for(self._woken.wait(), max(left, 0))
            if time.monotonic() >= looked + self._every():
                looked = time.monotonic()
                self._due.update(self._tails)
            self._woken.clear()
            self._drop_idle()
            due, self._due = [t for t in self._due if t in self._tails], set()
            try:
                for at in range(0, len(due), _AT_ONCE):
                    await self._extend(due[at : at + _AT_ONCE])
            except (PgCheckpointError, psycopg.Error, OSError) as error:
                name, facts = type(error).__name__, facts_of(error)
                logger.warning("reading events failed, and is tried again: %s", name, extra=facts)
                self._due.update(due)
                await asyncio.sleep(_AGAIN)
                self._woken.set()

    async def _extend(self, thread_ids: Sequence[str]) -> None:
        asked = {t: self._tails[t].last for t in thread_ids if t in self._tails}
        for thread_id, page in (await self._read(asked)).items():
            tail = self._tails.get(thread_id)
            if tail is None or tail.last != asked[thread_id]:
                continue
            if not isinstance(page, Exception) and page.log != tail.log is not None:
                page = not_kept(thread_id, tail.last)
            if isinstance(page, Exception):
                # The next to follow look for themselves.
                tail.problem = page
                del self._tails[thread_id]
                tail.tell()
            elif page.events:
                tail.add(page)
                if tail.last < page.last:
                    self.hint([thread_id])

    def _drop_idle(self) -> None:
        old = time.monotonic() - _STAYS
        for thread_id, tail in [*self._tails.items()]:
            if not tail.waiting and tail.left_at < old:
                del self._tails[thread_id]


def _closed() -> SaverClosedError:
    return SaverClosedError("the event log was closed while events were followed")


def not_kept(thread_id: str, after: int) -> EventsNotKeptError:
    """The error of who asks for what is gone."""
    return EventsNotKeptError(
        f"the events of thread {thread_id!r} after number {after} are gone: they have expired, or "
        "the thread was deleted. Follow it without `after`, from the beginning of its newest run"
    )
