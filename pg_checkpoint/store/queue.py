"""The store's calls on their way: joined, sent, retried, answered.

    queued ──► under way ──► answered           the caller's future resolves
      │            ├───────► alone              with others of a transaction it was refused
      │            ├───────► waits              a row that it writes is locked: others go on
      │            ├───────► queued             a search takes long: it goes alone, as a scan
      │            └───────► failed             the server refused it
      └──► given up                             the caller was cancelled, or its deadline passed

There is no timer before a call is sent: those that come while as many transactions of their
kind are under way as may be go together in the next one. A call that fails, fails alone. All
methods belong to one event loop.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from functools import partial
from typing import Any, TypeAlias

from pg_checkpoint.errors import (
    ReadTimeoutError,
    SaverClosedError,
    VersionConflictError,
    WriteTimeoutError,
)
from pg_checkpoint.observability.counts import BatchCounts
from pg_checkpoint.observability.error_names import facts_of
from pg_checkpoint.postgres.database import SHORTEST_TRY
from pg_checkpoint.postgres.error_classes import (
    NotAsSeen,
    concerns_all,
    is_transient,
    may_be_committed,
    may_be_one_statements,
    without_frames,
)
from pg_checkpoint.settings import Settings
from pg_checkpoint.store.large import Large
from pg_checkpoint.store.scheduler import Call, Kind, Scheduler

__all__ = ["Queue", "Send"]

logger = logging.getLogger(__name__)

# Sends calls as one transaction within so many seconds, and returns what each gets. The list
# is given what every failed try raised.
Send: TypeAlias = "Callable[[Sequence[Call], float, list[Exception]], Awaitable[Sequence[Any]]]"

# Items that one transaction of a kind carries; as many searches may take long together.
_MOST = {Kind.SEARCH: 100, Kind.SCAN: 1, Kind.RANKED: 1}
# Transactions at once.
_AT_ONCE = {Kind.GET: 2, Kind.SEARCH: 2, Kind.SCAN: 2, Kind.RANKED: 4}
# Before one that waits for a lock is tried again; and how often deadlines are looked at.
_PAUSE, _LOOK = 0.25, 1.0


class Queue:
    """The calls of one store.

    Args:
        settings: What to take on, and for how long.
        send: For each kind.
        counts: Where committed batches are counted.
    """

    def __init__(self, settings: Settings, send: dict[Kind, Send], counts: BatchCounts) -> None:
        self.scheduler = Scheduler(settings)
        self._settings = settings
        self._send = send
        self._counts = counts
        self._most = {**_MOST, **dict.fromkeys((Kind.GET, Kind.WRITE), settings.max_batch_items)}
        self._at_once = {**_AT_ONCE, Kind.WRITE: settings.lanes}
        # A token of each task that works on a kind.
        self._working: dict[Kind, set[object]] = {kind: set() for kind in Kind}
        self._tasks: set[asyncio.Task[None]] = set()
        self._timer: asyncio.TimerHandle | None = None
        # Heads in which a search took long.
        self._large = Large()
        self._closed = False

    def submit(self, call: Call, reads: Sequence[Call] = ()) -> asyncio.Future[Any]:
        """Queues a call; its future, to be awaited at once.

        Args:
            call: Not queued yet.
            reads: Of the same batch, queued already; for its writes.

        Raises:
            OverloadedError: If there are too many already.
            SaverClosedError: After `drain`.
        """
        if self._closed:
            raise SaverClosedError("the store is closed and takes no new calls: open it again")
        if self._is_long(call):
            call.kind = Kind.SCAN
        self.scheduler.add(call, reads)
        self._wake(call.kind)
        if self._timer is None:
            self._look_again()
        return call.future

    def reopen(self) -> None:
        """Takes calls again, after `drain`."""
        self._closed = False

    def refuse(self) -> None:
        """Takes no calls any more."""
        self._closed = True

    async def drain(self) -> None:
        """Refuses new calls, and waits for those that are there."""
        self.refuse()
        while self._tasks:
            await asyncio.wait(self._tasks)
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _wake(self, kind: Kind) -> None:
        if self.scheduler.waiting[kind] and len(self._working[kind]) < self._at_once[kind]:
            worker = object()
            self._working[kind].add(worker)
            self._start(self._work_off(kind, worker), partial(self._never_worked, kind, worker))

    def _wake_all(self) -> None:
        for kind in Kind:
            self._wake(kind)

    def _start(self, work: Coroutine[Any, Any, None], cancelled: Callable[[], None]) -> None:
        """Starts a task; if it is cancelled, perhaps before it begins, `cancelled` is called."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(partial(self._ended, cancelled))

    def _ended(self, cancelled: Callable[[], None], task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if task.cancelled():
            cancelled()

    def _never_worked(self, kind: Kind, worker: object) -> None:
        """Gives up the place of a task that was cancelled before it began, and fills it anew."""
        if worker in self._working[kind]:
            self._working[kind].discard(worker)
            self._wake(kind)

    async def _work_off(self, kind: Kind, worker: object) -> None:
        """Sends what there is of a kind until nothing is left that could go."""
        taken: list[Call] = []
        try:
            while taken := self._take(kind):
                await self._commit(taken)
        finally:
            self._working[kind].discard(worker)
            if taken:  # only when this task was cancelled
                self._abandon(taken)

    def _take(self, kind: Kind) -> list[Call]:
        """What may go; nothing if all of it waits for others, which wake this kind at their end."""
        there = len(self.scheduler)
        taken = self.scheduler.take(kind, self._most[kind])
        if len(self.scheduler) == there:
            return taken
        # What was given up may have held up others.
        self._wake_all()
        return taken or self._take(kind)

    async def _commit(self, calls: Sequence[Call]) -> None:
        """Resolves every future, or leaves one to a task of its own."""
        tries: list[Exception] = []
        for call in calls:
            call.sent = True
        timeout = max(call.deadline for call in calls) - time.monotonic()
        started = time.perf_counter()
        try:
            answers = await self._send[calls[0].kind](calls, timeout, tries)
        except Exception as error:  # noqa: BLE001  the callers get it
            lost = any(map(may_be_committed, tries))
            for call in calls:
                call.lost = call.lost or lost
            await self._refused(calls, error)
            return
        if calls[0].kind is Kind.WRITE:
            self._counts.committed(len(calls), time.perf_counter() - started)
            self._counts.written += sum(call.size for call in calls)
        for call, answer in zip(calls, answers, strict=True):
            if not call.future.done():
                call.future.set_result(answer)
        self._finish(calls)

    async def _refused(self, calls: Sequence[Call], error: Exception) -> None:
        is_long = calls[0].kind is Kind.SEARCH and may_be_one_statements(error)
        if not is_transient(error):
            for call in calls:
                call.sent = False
        if len(calls) > 1 and not concerns_all(error):
            name, extra = type(error).__name__, facts_of(error, calls=len(calls))
            logger.info("one by one after %s", name, extra=extra)
            await self._one_by_one(calls)
        elif is_long:
            self._large.add(calls[0].head)
            self._go_alone(calls[0])
        elif may_be_one_statements(error) and _has_time(calls[0]) and not calls[0].future.done():
            self._start(self._again(calls[0]), partial(self._abandon, calls))
        else:
            for call in calls:
                # Each caller gets its own, which its frames are added to.
                self._fail(call, error if len(calls) == 1 else without_frames(error))
            self._finish(calls)

    async def _one_by_one(self, calls: Sequence[Call]) -> None:
        """Finds out which of them is to blame; what follows one that waits stays behind."""
        for call in calls:
            if self.scheduler.waits(call):
                self.scheduler.put_back(call)
            elif call.future.done():
                self._finish([call])
            elif self._is_long(call):
                self._go_alone(call)
            else:
                await self._commit([call])

    def _is_long(self, call: Call) -> bool:
        return call.kind is Kind.SEARCH and call.head in self._large

    def _go_alone(self, call: Call) -> None:
        """Queues a search once more, to delay no other, and to have all of its time."""
        call.kind = Kind.SCAN
        self.scheduler.put_back(call)
        self._wake(call.kind)

    async def _again(self, call: Call) -> None:
        """Tries once more what waits for a lock, out of the way of others."""
        try:
            await asyncio.sleep(_PAUSE)
            if call.future.done():
                self._finish([call])
            else:
                await self._commit([call])
        except BaseException:
            self._abandon([call])
            raise

    def _fail(self, call: Call, error: BaseException) -> None:
        if call.future.done():
            return
        told = error
        if isinstance(error, NotAsSeen):
            written = (
                "it may be this call that did so, for it was sent before, and that answer was lost"
                if call.lost
                else "nothing was written"
            )
            told = VersionConflictError(
                "the item was put or deleted since it was read, or it is there and should not be; "
                f"{written}",
                may_be_applied=call.lost,
            )
        elif is_transient(error) and not _has_time(call):
            told = self._timed_out(call)
            told.__cause__ = error
        call.future.set_exception(told)

    def _timed_out(self, call: Call) -> Exception:
        if call.kind is not Kind.WRITE:
            seconds = self._settings.read_timeout
            return ReadTimeoutError(f"a read of the store was not answered within {seconds:g} s")
        may_be = call.sent or call.lost
        how = "it was sent, and may be applied" if may_be else "it was not sent"
        return WriteTimeoutError(
            f"a write to the store was not acknowledged within {self._settings.write_timeout:g} s; "
            f"{how}. The same call can be repeated safely",
            may_be_applied=may_be,
        )

    def _abandon(self, calls: Sequence[Call]) -> None:
        """Ends calls whose task was cancelled."""
        for call in calls:
            call.future.cancel()
        self._finish(calls)

    def _finish(self, calls: Sequence[Call]) -> None:
        """Forgets calls, and sends what waited for them."""
        self.scheduler.finish(calls)
        self._wake_all()

    def _look_again(self) -> None:
        """Gives up what is overdue, and looks again as long as there is anything."""
        self._timer = None
        for call in self.scheduler.overdue(time.monotonic()):
            call.future.set_exception(self._timed_out(call))
        self._wake_all()  # what waited behind those
        if len(self.scheduler):
            shortest = min(self._settings.read_timeout, self._settings.write_timeout)
            pause = min(_LOOK, shortest / 4)
            self._timer = asyncio.get_running_loop().call_later(pause, self._look_again)


def _has_time(call: Call) -> bool:
    return time.monotonic() + SHORTEST_TRY < call.deadline
