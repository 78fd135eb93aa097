"""Group commit: how puts, writes and deletions reach the database, and in what order.

What is called is encoded already. It joins the lane of its thread: a queue
with at most one transaction under way. A lane commits all that queued while
its previous commit ran, and answers the callers after COMMIT, never before.
There is no timer: a lone caller waits for nobody.

    queued ──► sent ──► acknowledged            (the caller's future resolves)
      │          ├────► left out ──► queued      the parent it leaned on is gone: sent again whole
      │          ├────► alone ──► failed         a refused batch is tried item by item
      │          ├────► aside ──► sent           its thread is locked: others go on meanwhile
      │          └────► sent                     a passing error: again, same items, same order
      ├────► given up                            the caller was cancelled, or its deadline passed
      └────► failed                              its parent's put failed

Guarantees:

* Durable when it returns (W1), without delay (W2).
* Ordered per thread (W3): items of a thread commit in the order in which they
  were submitted; a put whose parent's put failed here fails too.
* One bad item never fails the others of its batch (W5). One that has to wait for a
  lock longer than a moment does so in a lane of its own, and nobody behind it.
* Passing errors are retried in order up to the deadline (W7); all statements
  can be replayed.
* Bounded (W8): beyond `max_queued_bytes` or `max_queued_items` callers wait
  their turn, at most as many bytes again; whoever waits longer than the deadline, or
  comes beyond that, gets a typed error.
* Cancel-safe (W9): a caller that goes away takes back what was not sent, and
  disturbs nobody.
* `drain` refuses new work and waits for the old (W10).

All methods belong to one event loop.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict, deque
from collections.abc import Sequence

from pg_checkpoint.batch import left_out, statements_of
from pg_checkpoint.causes import cause_of, facts_of, may_be_one_statements
from pg_checkpoint.claims import Claims
from pg_checkpoint.counts import bump
from pg_checkpoint.database import SHORTEST_TRY, Database
from pg_checkpoint.errors import OverloadedError, ParentWriteFailedError, SaverClosedError
from pg_checkpoint.failures import concerns_all, has_time, timed_out, told, without_frames
from pg_checkpoint.keys import CheckpointKey
from pg_checkpoint.lanes import Alone, Item, Lane, Lanes, Work
from pg_checkpoint.pipeline import Rows, Statement
from pg_checkpoint.rows import PutRows, WriteRow
from pg_checkpoint.settings import Settings
from pg_checkpoint.watching import Watch

__all__ = ["Writer"]

logger = logging.getLogger(__name__)

# Puts known to have failed; more than this many at once are no longer single accidents.
_FAILED_PUTS_REMEMBERED = 1_000
# Seconds that a transaction waits for each lock; beyond that others have its connection for
# a while, which may be the only one. And those that each item of a refused batch waits.
_MOMENT, _GLIMPSE = 1.0, 0.05
_FIRST_PAUSE = 0.25


class Writer:
    """The lanes of one database.

    Args:
        database: Runs the transactions.
        settings: What to take on, and for how long.
        watch: Is shown each batch.
        claims: None when others may write to the same threads.
    """

    def __init__(
        self, database: Database, settings: Settings, watch: Watch, claims: Claims | None = None
    ) -> None:
        self.statistics = watch.counts.batches
        self._watching = watch
        self._database = database
        self._settings = settings
        self._claims = claims
        self._lanes = Lanes(settings)
        self._failed: OrderedDict[CheckpointKey, BaseException] = OrderedDict()
        self._closed = False
        # Before who waits for a lock tries again.
        self._pause = _FIRST_PAUSE
        # Unfinished items in the order of their deadlines, among finished ones.
        self._watched: deque[Item] = deque()
        self._timer: asyncio.TimerHandle | None = None

    @property
    def queued(self) -> tuple[int, int]:
        """Items and bytes that are queued or under way."""
        return self._lanes.queued_items, self._lanes.queued_bytes

    def put(self, put: PutRows, seen: str | None = None) -> asyncio.Future[list[Rows]]:
        """Stores a checkpoint; to be awaited at once, and done when it is durable.

        Args:
            put: What to store.
            seen: The last write to the thread when its parent was read.

        Raises:
            WriteTimeoutError: If that took longer than `write_timeout`.
            OverloadedError: If too much waits already.
            ParentWriteFailedError: If the parent's put failed in this process.
            SaverClosedError: After `drain`.
            psycopg.Error: If the server refused it.
        """
        return self._submit(put.key.thread_id, put, put.size, put.kept, seen)

    def put_writes(
        self, writes: list[WriteRow], seen: str | None = None
    ) -> asyncio.Future[list[Rows]]:
        """Stores the writes of a task, if there are any; takes and raises as `put`."""
        if not writes:
            nothing: asyncio.Future[list[Rows]] = asyncio.get_running_loop().create_future()
            nothing.set_result([])
            return nothing
        size = sum([len(w.blob) + 128 for w in writes])
        return self._submit(writes[0].thread_id, writes, size, 0, seen)

    def run_alone(
        self, thread_id: str, statements: Sequence[Statement]
    ) -> asyncio.Future[list[Rows]]:
        """Runs statements in the thread's turn, after all that was submitted for it before.

        Returns the rows of each statement. Raises as `put`.
        """
        return self._submit(thread_id, Alone(statements), 0)

    async def settle(self, thread_id: str | None = None, *, timeout: float | None = None) -> bool:
        """Waits until all that was submitted for a thread (None: for any) is done.

        Returns whether it is; False when so many seconds were not enough.
        """
        lanes = self._lanes.all if thread_id is None else [self._lanes.of(thread_id)]
        waiting = [reader for lane in lanes if lane for reader in lane.wait_for(thread_id)]
        return not waiting or not (await asyncio.wait(waiting, timeout=timeout))[1]

    async def drain(self) -> None:
        """Refuses new work and waits until the queues are empty."""
        self._closed = True
        while tasks := [lane.task for lane in self._lanes.all if lane.task is not None]:
            await asyncio.wait(tasks)
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self._watched.clear()

    def reopen(self) -> None:
        """Takes work again, after `drain`."""
        self._closed = False

    def _submit(
        self, thread_id: str, work: Work, size: int, kept: int = 0, seen: str | None = None
    ) -> asyncio.Future[list[Rows]]:
        # Its caller awaits the future itself: cancelling the one cancels the other, which
        # is how an item that was not sent yet leaves the queue.
        future: asyncio.Future[list[Rows]] = asyncio.get_running_loop().create_future()
        if self._closed:
            closed = SaverClosedError("the saver is closed and takes no new writes: open it again")
            future.set_exception(closed)
            return future
        deadline = time.monotonic() + self._settings.write_timeout
        memory, span = size + kept, self._watching.span()
        item = Item(thread_id, work, size, memory, deadline, future, seen, span)
        try:
            lane = self._lanes.add(item)
        except OverloadedError as error:
            self._fail(item, error)
            return future
        if lane is not None:
            self._wake(lane)
        self._watch(item)
        return future

    def _watch(self, item: Item) -> None:
        """Gives an item up at its deadline; all are equally long, so one timer does."""
        self._forget_finished()
        self._watched.append(item)
        if self._timer is None:
            self._give_up_overdue()

    def _forget_finished(self) -> None:
        while self._watched and self._watched[0].future.done():
            self._watched.popleft()

    def _give_up_overdue(self) -> None:
        self._timer = None
        while self._watched:
            first, now = self._watched[0], time.monotonic()
            if not first.future.done() and first.deadline > now:
                loop = asyncio.get_running_loop()
                self._timer = loop.call_later(first.deadline - now, self._give_up_overdue)
                return
            self._give_up(self._watched.popleft())

    def _wake(self, lane: Lane) -> None:
        if lane.task is None:
            lane.task = asyncio.get_running_loop().create_task(self._work_off(lane))

    def _give_up(self, item: Item) -> None:
        if not item.future.done():
            item.future.set_exception(timed_out(item, self._settings.write_timeout))

    async def _work_off(self, lane: Lane) -> None:
        """Commits batch after batch until the lane is empty."""
        batch: list[Item] = []
        try:
            while batch := self._take(lane):
                since = time.monotonic()
                waiting = await self._commit(self._still_wanted(batch))
                if any(_succeeded(item) for item in batch):
                    lane.took.append(time.monotonic() - since)
                    if lane.aside:
                        self._pause = _FIRST_PAUSE
                self._finish(lane, [i for i in batch if i not in waiting] if waiting else batch)
                if waiting:
                    await self._set_aside(lane, waiting)
        finally:
            lane.task = None
            self._forget_finished()
            # Only a cancelled task (its loop is shutting down) leaves any.
            for item in (*batch, *lane.queue):
                item.future.cancel()

    def _take(self, lane: Lane) -> list[Item]:
        """Takes a batch, after what can't be in time any more.

        When more is called than the server takes, the front of a queue is always
        about to be given up; to send it would leave no time for anything.
        """
        longest = self._settings.write_timeout / 2
        while lane.queue and lane.comes_too_late(lane.queue[0], longest):
            item = lane.queue.popleft()
            self._fail(item, timed_out(item, self._settings.write_timeout))
            self._finish(lane, [item])
        return lane.take(self._settings)

    def _finish(self, lane: Lane, items: Sequence[Item]) -> None:
        lane.finish(items)
        for woken in self._lanes.free(items):
            self._wake(woken)

    def _still_wanted(self, batch: Sequence[Item]) -> list[Item]:
        wanted = []
        for item in batch:
            if not item.future.done():
                wanted.append(item)
            elif isinstance(item.work, PutRows):
                self._remember_failed(item.work, asyncio.CancelledError())
        return wanted

    async def _set_aside(self, lane: Lane, items: Sequence[Item]) -> None:
        """Takes items that wait for a lock out of the way of others."""
        self._lanes.set_aside(lane, items)
        if lane.aside:
            await asyncio.sleep(self._pause)
            self._pause = min(2 * self._pause, _MOMENT)
        else:
            self._wake(self._lanes.aside)

    async def _commit(self, batch: Sequence[Item], lock_timeout: float = _MOMENT) -> list[Item]:
        """Resolves the futures of items; never raises but for cancellation.

        Returns those that have to wait for a lock, unresolved.
        """
        ready = self._without_orphans(batch)
        if not ready:
            return []
        try:
            await self._send(ready, lock_timeout)
        except Exception as error:  # noqa: BLE001  the callers get it
            name, extra = type(error).__name__, facts_of(error, calls=len(ready))
            if len(ready) > 1 and not concerns_all(error):
                logger.info("one by one after %s", name, extra=extra)
                return await self._commit_alone(ready)
            if may_be_one_statements(error) and has_time(ready[0]):
                bump(self._watching.counts.retries, cause_of(error))
                logger.info("set aside after %s", name, extra=extra)
                return ready
            for item in ready:
                self._fail(item, error)
        return []

    async def _commit_alone(self, items: Sequence[Item]) -> list[Item]:
        """One of them is to blame: each alone, in order, but behind who has to wait."""
        waiting: list[Item] = []
        for item in items:
            if any(item.thread_id == other.thread_id for other in waiting):
                waiting.append(item)
            else:
                waiting += await self._commit([item], _GLIMPSE)
        return waiting

    def _without_orphans(self, batch: Sequence[Item]) -> list[Item]:
        """Fails the puts whose parents' puts failed, and returns the other items."""
        if not self._failed:
            return list(batch)
        ready = []
        for item in batch:
            put = item.work
            if isinstance(put, PutRows) and put.parent_id is not None:
                parent = CheckpointKey(put.key.thread_id, put.key.checkpoint_ns, put.parent_id)
                if (cause := self._failed.get(parent)) is not None:
                    error = ParentWriteFailedError(
                        f"checkpoint {put.key.checkpoint_id!r} of thread {item.thread_id!r} was "
                        f"not written, because the put of its parent {put.parent_id!r} failed"
                    )
                    error.__cause__ = cause
                    self._fail(item, error)
                    continue
            ready.append(item)
        return ready

    async def _send(self, items: Sequence[Item], lock_timeout: float) -> None:
        """Commits items in one transaction, and those it left out, whole, in another."""
        while items:
            for item in items:
                item.sent = True
            timeout = max(item.deadline for item in items) - time.monotonic()
            with self._watching.batch(items):
                # What fails near the deadline says that it was the lock.
                left = max(_GLIMPSE, timeout - SHORTEST_TRY)
                shortest = min(self._settings.lock_timeout, lock_timeout, left)
                statements = self._statements(items, shortest)
                answers = await self._database.run(statements, timeout=timeout, patient=False)
            items = self._acknowledge(items, answers)

    def _statements(self, items: Sequence[Item], lock_timeout: float) -> list[Statement]:
        return statements_of(self._database, items, self._claims, lock_timeout)

    def _acknowledge(self, items: Sequence[Item], answers: list[Rows]) -> list[Item]:
        """Resolves the futures of what was stored, and returns the rest, made whole."""
        puts = [item.work for item in items if isinstance(item.work, PutRows)]
        stored = answers[2 if self._claims else 1] if puts else []
        missing = left_out(puts, [row[0] for row in stored])
        again = []
        for item in items:
            if isinstance(item.work, PutRows) and item.work in missing:
                again.append(item)
                continue
            self.statistics.items += 1
            self.statistics.written += item.size
            if isinstance(item.work, PutRows):
                self.statistics.saved += item.work.saved
                self._failed.pop(item.work.key, None)
            if not item.future.done():
                item.future.set_result(answers[1:])
        self.statistics.sent_whole_again += len(again)
        return [item for item in again if self._made_whole(item)]

    def _made_whole(self, item: Item) -> bool:
        assert isinstance(item.work, PutRows)  # noqa: S101  only puts are left out; for mypy
        try:
            item.work.make_whole()
            item.size = item.work.size
        except Exception as error:  # noqa: BLE001  whatever the user's serializer raises
            self._fail(item, error)
            return False
        return True

    def _fail(self, item: Item, error: BaseException) -> None:
        if isinstance(item.work, PutRows):
            self._remember_failed(item.work, error)
        if item.future.done():
            return
        item.future.set_exception(told(item, error, self._settings.write_timeout))

    def _remember_failed(self, put: PutRows, error: BaseException) -> None:
        self._failed[put.key] = without_frames(error)
        if len(self._failed) > _FAILED_PUTS_REMEMBERED:
            self._failed.popitem(last=False)


def _succeeded(item: Item) -> bool:
    future = item.future
    return future.done() and not future.cancelled() and future.exception() is None
