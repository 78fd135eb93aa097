"""The batcher: sends queued calls, many in one transaction, and answers each.

    queued ──► under way ──► answered           the caller's future resolves
      │            ├───────► queued             it was not stored: it is sent again, another way
      │            ├───────► alone              with others of a transaction it was refused
      │            ├───────► waits              for a lock, in a lane of such calls: others go on
      │            └───────► failed             the server refused it
      └──► given up                             the caller was cancelled, or its deadline passed

There is no timer before a call is sent: calls that come while as many transactions of their kind
are under way as may be go together in the next one, and a lone caller waits for nobody. A call
that fails, fails alone. Passing errors are retried by the database, within the deadline.

All methods belong to one event loop.
"""

from __future__ import annotations

import asyncio
import logging
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Sequence
from functools import partial
from typing import Any, Generic, TypeVar

from pg_checkpoint.batching.calls import Bounds, Call, Calls, Lane, Limits
from pg_checkpoint.batching.deadlines import Deadlines
from pg_checkpoint.errors import ReadTimeoutError, SaverClosedError, WriteTimeoutError
from pg_checkpoint.observability.error_names import facts_of
from pg_checkpoint.postgres.database import SHORTEST_TRY
from pg_checkpoint.postgres.error_classes import (
    concerns_all,
    is_transient,
    may_be_committed,
    may_be_one_statements,
    without_frames,
)
from pg_checkpoint.settings import Settings

logger = logging.getLogger(__name__)

C = TypeVar("C", bound=Call)

# The answer to a call that was not stored, and is sent once more.
AGAIN = object()
# Seconds after which a transaction counts as stuck.
_STUCK = 0.1
# That a transaction waits for each lock, beyond which others have its connection for a while, which
# may be the only one; that each call of a refused one waits alone, at most and at least.
_MOMENT, _GLIMPSE, _SHORTEST = 1.0, 0.05, 0.002
# Before a call that waits for a lock is tried again, at first and at most.
_FIRST_PAUSE, _LONGEST_PAUSE = 0.25, 1.0


class Batcher(ABC, Generic[C]):
    """The calls of one database."""

    def __init__(self, settings: Settings, closed: str, bounds: Bounds) -> None:
        self._settings, self._closed_text = settings, closed
        self._calls = Calls[C](settings, bounds, self._limits, self._name, self._prepare)
        self._deadlines = {of_reads: Deadlines[C](self._timed_out) for of_reads in (False, True)}
        self._tasks: set[asyncio.Task[None]] = set()
        self._closed = False

    # --- what is sent, and what that means ---

    @abstractmethod
    def _limits(self, kind: Hashable) -> Limits:
        """How much of a kind is sent at once."""

    @abstractmethod
    async def _send(
        self, calls: Sequence[C], timeout: float, tries: list[Exception], lock_timeout: float
    ) -> Sequence[Any]:
        """Sends calls as one transaction."""

    @abstractmethod
    def _name(self, call: C) -> str:
        """A call in words."""

    @abstractmethod
    def _error_for(self, call: C, error: BaseException) -> BaseException:
        """The error for the caller of a call that was refused."""

    # What a caller whose time is up is told besides.
    _repeatable = "The same call can be repeated safely"

    # Makes a call what it is to be sent as; its future has the error if that fails.
    _prepare: Callable[[C], None] | None = None

    def _has_moved(self, call: C) -> bool:
        """Whether a call is of another kind by now, which it says itself."""
        return False

    def _goes_again(self, call: C, error: Exception) -> bool:
        """Whether a call that was refused alone is tried once more; it says in which lane."""
        call.waits_for_lock = may_be_one_statements(error)
        return call.waits_for_lock

    def _not_answered(self, call: C, error: BaseException) -> None:
        """Notes that a call ends without an answer, before what follows it is sent."""

    # --- for all ---

    @property
    def queued(self) -> tuple[int, int]:
        """Calls and bytes that are queued or under way."""
        return self._calls.items, self._calls.bytes

    async def settle(self, key: Hashable | None = None, *, timeout: float | None = None) -> bool:
        """Waits until all that was submitted for a key (None: for any) is done.

        Returns whether it is; False when so many seconds were not enough.
        """
        end = self._calls.wait_for(key)
        return end is None or not (await asyncio.wait((end,), timeout=timeout))[1]

    def refuse(self) -> None:
        """Refuses new calls."""
        self._closed = True

    async def drain(self) -> None:
        """Refuses new calls, and waits for those that are there."""
        self.refuse()
        while self._tasks:
            await asyncio.wait(self._tasks)
        for deadlines in self._deadlines.values():
            deadlines.stop()

    def reopen(self) -> None:
        """Takes calls again, after `drain`."""
        self._closed = False

    def submit(self, call: C, reads: Sequence[C] = ()) -> asyncio.Future[Any]:
        """Queues a call; returns its future.

        Its caller awaits that itself: cancelling the one cancels the other, which is how a call
        that was not sent yet leaves the queue.
        """
        if self._closed:
            raise SaverClosedError(self._closed_text)
        if (lane := self._calls.add(call, reads)) is not None:
            self._wake(lane)
        self._deadlines[call.is_read].watch(call)
        call.future.add_done_callback(partial(self._withdraw, call))
        return call.future

    # --- lanes ---

    def _wake(self, lane: Lane[C], *, is_left: bool = False) -> None:
        """Has a lane worked on, by one more task if that is worth it."""
        if lane.count and (not lane.workers or self._needs_another(lane, is_left=is_left)):
            worker = object()
            lane.workers[worker] = time.monotonic()
            task = asyncio.get_running_loop().create_task(self._work_off(lane, worker))
            self._tasks.add(task)
            task.add_done_callback(partial(self._ended, lane, worker))

    def _wake_all(self) -> None:
        for lane in [*self._calls.lanes.values()]:
            self._wake(lane)

    def _needs_another(self, lane: Lane[C], *, is_left: bool) -> bool:
        busy, limits = len(lane.workers), lane.limits
        if busy >= limits.at_once:
            return False
        is_enough = is_left or limits.share is None or lane.count >= busy * limits.share
        return is_enough or max(lane.workers.values()) < time.monotonic() - _STUCK

    def _ended(self, lane: Lane[C], worker: object, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if lane.workers.pop(worker, None) is not None:  # it was cancelled before it began
            self._abandon(lane, [])

    async def _work_off(self, lane: Lane[C], worker: object) -> None:
        """Sends what there is in a lane until nothing is left that could go."""
        taken: list[C] = []
        try:
            while True:
                taken = []
                self._take(lane, taken)
                if not taken:
                    break
                lane.workers[worker] = time.monotonic()
                self._wake(lane, is_left=True)
                await self._commit(lane, taken)
        except BaseException as error:
            del lane.workers[worker]
            self._abandon(lane, taken, is_cancelled=isinstance(error, asyncio.CancelledError))
            raise
        del lane.workers[worker]

    def _take(self, lane: Lane[C], taken: list[C]) -> None:
        """Takes what goes next; nothing if all of it waits for others, which wake this lane."""
        while not taken:
            soonest = time.monotonic() + self._needed(lane)
            given_up = self._calls.take(lane, soonest, taken)
            if not given_up:
                return
            self._give_up(given_up)

    def _give_up(self, calls: Sequence[C]) -> None:
        """Ends calls whose callers are gone, or whose time is up; others may wait for them."""
        try:
            for call in calls:
                if not call.future.done():
                    call.future.set_exception(self._timed_out(call))
                self._not_answered(call, _why_ended(call.future))
        finally:
            self._finish(calls)

    def _needed(self, lane: Lane[C]) -> float:
        """Seconds without which a call would come too late.

        When more is called than the server takes, the front of a queue is always about to be
        given up; to send it would leave no time for anything. And what would wait for a lock until
        then would be given up while it is under way, so that nobody knew whether it is applied.
        """
        least = SHORTEST_TRY if lane.of_locked else 0.0
        return min(self._settings.write_timeout / 2, max(least, min(lane.took, default=0.0)))

    def _withdraw(self, call: C, _: object) -> None:
        """Ends a call that was cancelled, or whose time is up, unless it is under way."""
        if call in self._calls and not call.taken:
            self._calls.withdraw(call)
            self._give_up([call])

    # --- transactions ---

    async def _commit(self, lane: Lane[C], calls: Sequence[C], *, one_of: int = 1) -> None:
        """Answers calls, or gives them back to a lane; raises only when it is cancelled."""
        tries: list[Exception] = []
        for call in calls:
            call.sent = True
        began = time.monotonic()
        timeout = max([call.deadline for call in calls]) - began
        try:
            patience = self._patience(lane, one_of, timeout)
            answers = await self._send(calls, timeout, tries, patience)
        except Exception as error:  # noqa: BLE001  the callers get it
            lost = any(map(may_be_committed, tries))
            for call in calls:
                call.sent, call.lost = False, call.lost or lost
            await self._refused(lane, calls, error)
            return
        if not calls[0].is_read:
            lane.took.append(time.monotonic() - began)
        lane.pause = 0.0
        self._answer(calls, answers)

    def _answer(self, calls: Sequence[C], answers: Sequence[Any]) -> None:
        again: dict[C, None] = {}
        for call, answer in zip(calls, answers, strict=True):
            if answer is AGAIN:
                call.sent, again[call] = False, None
            elif isinstance(answer, BaseException):
                self._fail(call, answer)
            elif not call.future.done():
                call.future.set_result(answer)
        self._finish([call for call in calls if call not in again] if again else calls)
        for call in reversed([*again]):
            self._calls.put_back(call, first=True)

    async def _refused(self, lane: Lane[C], calls: Sequence[C], error: Exception) -> None:
        """Fails calls, or gives them back: alone, or to wait for a lock."""
        first = calls[0]
        if len(calls) > 1 and not concerns_all(error):
            # One of them is to blame.
            self._log("one by one after %s", error, calls)
            await self._one_by_one(lane, calls)
        elif (
            len(calls) == 1
            and not first.future.done()
            and _has_time(first)
            and self._goes_again(first, error)
        ):
            self._log("again later after %s", error, calls)
            own = self._calls.lane_of(first)
            # Who comes there has perhaps not to wait for long, as those have that are there.
            self._calls.put_back(first, first=own is not lane)
            await self._pause(own, lane)
        else:
            for call in calls:
                # Each caller gets its own, which its frames and a note are added to.
                self._fail(call, error if len(calls) == 1 else without_frames(error))
            self._finish(calls)

    async def _one_by_one(self, lane: Lane[C], calls: Sequence[C]) -> None:
        """Finds out which of them is to blame; what follows one that waits stays behind."""
        for call in calls:
            if self._calls.waits(call):
                self._calls.put_back(call)
            elif call.future.done():
                self._give_up([call])
            elif self._has_moved(call):
                self._calls.put_back(call)
                self._wake(self._calls.lane_of(call))
            else:
                await self._commit(lane, [call], one_of=len(calls))

    def _patience(self, lane: Lane[C], one_of: int, timeout: float) -> float:
        """Seconds that a transaction waits for each lock.

        However many calls wait for locks one after the other, together they take a moment: behind
        them are some that nobody has locked, or whose locks are free by now.
        """
        settings = self._settings
        moment = min(settings.lock_timeout, _MOMENT, settings.write_timeout / 4)
        if one_of > 1:
            moment = min(moment / one_of, _GLIMPSE)
        # What fails near the deadline says that it was the lock.
        return max(min(moment / lane.queued, timeout - SHORTEST_TRY), _SHORTEST)

    async def _pause(self, own: Lane[C], lane: Lane[C]) -> None:
        """Lets some time pass if a call has been tried in its own lane already."""
        if own is not lane:
            self._wake(own)
        elif lane.of_locked:
            lane.pause = min(2 * lane.pause or _FIRST_PAUSE, _LONGEST_PAUSE)
            await asyncio.sleep(lane.pause / lane.queued)

    def _fail(self, call: C, error: BaseException) -> None:
        self._not_answered(call, error)
        if call.future.done():
            return
        if is_transient(error) and not _has_time(call):
            told: BaseException = self._timed_out(call)
            told.__cause__ = error
        else:
            told = self._error_for(call, error)
        call.future.set_exception(told)

    def _abandon(self, lane: Lane[C], taken: list[C], *, is_cancelled: bool = True) -> None:
        """Ends the calls of a task that failed, and what follows them.

        When the last one of a lane is cancelled, its loop ends, and so do the lane's calls.
        """
        calls = [call for call in taken if call.batch is taken]
        if is_cancelled and not lane.workers:
            calls += [call for call in lane.empty() if call in self._calls]
        calls += self._calls.behind(calls)
        for call in calls:
            call.batch = calls
            self._not_answered(call, asyncio.CancelledError())
            call.future.cancel()
        for deadlines in self._deadlines.values():
            deadlines.forget(calls)
        self._calls.finish(calls)
        # Not now: others may be cancelled in the same turn of the loop.
        asyncio.get_running_loop().call_soon(self._wake_all)

    def _finish(self, calls: Sequence[C]) -> None:
        """Forgets calls, all of them reads or none, and sends what waited for them."""
        if calls:
            self._deadlines[calls[0].is_read].forget(calls)
            self._calls.finish(calls)
        self._wake_all()

    def _timed_out(self, call: C) -> ReadTimeoutError | WriteTimeoutError:
        """The error of a call whose time is up."""
        name, settings = self._name(call), self._settings
        if call.is_read:
            return ReadTimeoutError(f"{name} was not answered within {settings.read_timeout:g} s")
        may_be = call.sent or call.lost
        applied = "was sent, and may be applied" if may_be else "is not applied"
        return WriteTimeoutError(
            f"{name} was not acknowledged within {settings.write_timeout:g} s; it {applied}. "
            f"{self._repeatable}",
            may_be_applied=may_be,
        )

    def _log(self, message: str, error: Exception, calls: Sequence[C]) -> None:
        extra = facts_of(error, calls=len(calls))
        logger.info(message, type(error).__name__, extra=extra)


def _has_time(call: Call) -> bool:
    """Whether another try is worth it before a call's deadline."""
    return time.monotonic() + SHORTEST_TRY < call.deadline


def _why_ended(future: asyncio.Future[Any]) -> BaseException:
    """The reason why a future ended without a result."""
    error = None if future.cancelled() else future.exception()
    return error or asyncio.CancelledError()
