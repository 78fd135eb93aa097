"""Following: who waits for the next events of which thread, and how that is found out.

    an append here, a notification (hints.py), a look every so often
         └──► wakes who waits for that thread; each asks for what comes after its number
                   └──► all questions go together, equal ones once (queue.py)

What wakes is a hint only. Nothing is kept of what was read: who is slower than others reads for
itself.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Sequence
from datetime import datetime
from typing import NamedTuple
from weakref import WeakValueDictionary

from pg_checkpoint.errors import EventsNotKeptError, ReadTimeoutError, SaverClosedError
from pg_checkpoint.events.packing import Event

# In the place of a number: from the beginning of the newest run.
NEWEST = -1


class Page(NamedTuple):
    """Some events of a thread."""

    last: int  # the last number of the thread when it was read
    events: Sequence[Event]  # in their order; those of other pages follow
    log: datetime | None = None  # when the log began; None if there is none


class Place(NamedTuple):
    """Where a follower is in a thread's log."""

    number: int  # of the last event that it has
    # When the log began that this is a number of; None if it has read nothing of it yet. A thread
    # that was deleted begins another log, with the same numbers.
    log: datetime | None = None
    followed: object = None  # keeps what is known of the thread; None at first


class _Followed:
    """What is known of a thread, as long as somebody follows it."""

    def __init__(self) -> None:
        # Set when there may be new events; then another takes its place.
        self.changed = asyncio.Event()
        # The number and the log after which there was nothing, and nothing was heard since.
        self.rest: tuple[int, datetime | None] | None = None

    def wake(self) -> None:
        told, self.changed, self.rest = self.changed, asyncio.Event(), None
        told.set()

    def ends_at(self, rest: tuple[int, datetime | None]) -> None:
        if self.rest not in (None, rest):
            self.wake()  # who waits behind another number missed a hint
        self.rest = rest


class Following:
    """The followed threads of one event log; belongs to one event loop."""

    def __init__(
        self, read: Callable[[str, int], asyncio.Future[Page]], every: Callable[[], float]
    ) -> None:
        self._read, self._every = read, every
        self._followed: WeakValueDictionary[str, _Followed] = WeakValueDictionary()
        self._looking: asyncio.Task[None] | None = None
        self._is_stopped = False

    @property
    def threads(self) -> list[str]:
        """Who is followed."""
        return [*self._followed]

    def hint(self, thread_ids: Iterable[str]) -> None:
        """Says that there may be new events of these threads."""
        for thread_id in thread_ids:
            if (followed := self._followed.get(thread_id)) is not None:
                followed.wake()

    async def next(self, thread_id: str, place: Place, *, patient: bool) -> tuple[Page, Place]:
        """The events after a place as soon as there are any, and the place behind them."""
        followed = self._of(thread_id)
        while not self._is_stopped:
            if followed.rest == place[:2]:
                await followed.changed.wait()
                continue
            heard = followed.changed
            try:
                page = await self._read(thread_id, place.number)
            except ReadTimeoutError:
                if patient:
                    continue
                raise
            patient = True
            if followed.changed is heard:
                followed.ends_at((page.last, page.log))
            if page.log != place.log is not None:
                raise not_kept(thread_id, place.number)
            if page.events:
                return page, Place(page.events[-1].number, page.log, followed)
            place = Place(page.last, page.log)
        raise _closed()

    def begin(self) -> None:
        """Lets threads be followed again, after `stop`."""
        self._is_stopped = False

    def stop(self) -> None:
        """Ends all that wait."""
        self._is_stopped = True
        if self._looking is not None:
            self._looking.cancel()
        self.hint(self.threads)

    def _of(self, thread_id: str) -> _Followed:
        if self._is_stopped:
            raise _closed()
        followed = self._followed.setdefault(thread_id, _Followed())
        if self._looking is None or self._looking.done():
            self._looking = asyncio.get_running_loop().create_task(self._look())
        return followed

    async def _look(self) -> None:
        while self._followed:
            await asyncio.sleep(self._every())
            # Who reads is looking already.
            self.hint([name for name, followed in [*self._followed.items()] if followed.rest])


def _closed() -> SaverClosedError:
    return SaverClosedError("the event log was closed while events were followed")


def not_kept(thread_id: str, after: int) -> EventsNotKeptError:
    """The error of who asks for what is gone."""
    return EventsNotKeptError(
        f"the events of thread {thread_id!r} after number {after} are gone: they have expired, or "
        "the thread was deleted. Follow it without `after`, from the beginning of its newest run"
    )
