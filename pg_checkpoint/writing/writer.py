"""The writer: commits puts, writes and deletions in order, many calls in one transaction.

A call arrives encoded and joins the lane of its thread, a queue with at most one
transaction under way. A lane commits everything that queued while its previous commit
ran (group commit), and answers the callers after COMMIT, never before. There is no
timer: a lone caller waits for nobody.

    queued ──► sent ──► acknowledged            (the caller's future resolves)
      │          ├────► not stored ──► queued    what it depended on is gone: sent again whole
      │          ├────► refused ──► queued       with others of a batch: sent again alone
      │          ├────► lock lane                its thread is locked: others go on meanwhile
      │          ├────► sent                     a passing error: again, same items, same order
      │          └────► failed                   the server refused it, or its parent is not stored
      └────► given up                            the caller was cancelled, or its deadline passed

Items that go back go to the front of the queue; acknowledged ones never go back.

Guarantees:

* Durable when it returns (W1), without delay (W2).
* Ordered per thread (W3): items of a thread commit in the order in which they
  were submitted. A put whose parent's put failed here, or was not answered, is stored
  only if the parent turns out to be stored; otherwise it fails too.
* One bad item never fails the others of its batch (W5). An item that has to wait for a
  lock longer than a moment waits in a lane of its own and holds up nobody.
* Passing errors are retried in order up to the deadline (W7); all statements
  can be replayed.
* Bounded (W8): beyond `max_queued_bytes` or `max_queued_items` callers wait for room,
  with at most as many bytes again. A caller that comes beyond that, or waits longer than
  the deadline, gets a typed error.
* Cancel-safe (W9): the item of a cancelled caller leaves the queue if it was not sent,
  and disturbs nobody. When a lane's task is cancelled, all its items end with it, and
  the next call starts a new task.
* `drain` refuses new work and waits for the old (W10).

All methods belong to one event loop.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from pg_checkpoint.codec.keys import CheckpointKey
from pg_checkpoint.codec.rows import PutRows, WriteRow, size_of_writes
from pg_checkpoint.errors import OverloadedError, ReadTimeoutError, SaverClosedError
from pg_checkpoint.observability.counts import bump
from pg_checkpoint.observability.error_names import cause_of, facts_of
from pg_checkpoint.observability.instrumentation import Observer
from pg_checkpoint.postgres.database import SHORTEST_TRY, Database
from pg_checkpoint.postgres.error_classes import (
    NotAsSeen,
    concerns_all,
    is_transient,
    may_be_committed,
    without_frames,
)
from pg_checkpoint.postgres.nodes import Nodes
from pg_checkpoint.postgres.pipeline import Rows, Statement
from pg_checkpoint.settings import Settings
from pg_checkpoint.writing.batch import Batch, Outcome
from pg_checkpoint.writing.chains import Chains
from pg_checkpoint.writing.deadlines import Deadlines
from pg_checkpoint.writing.failures import (
    FailedPuts,
    error_for,
    has_time,
    is_orphan,
    is_to_wait,
    timed_out,
    why_ended,
)
from pg_checkpoint.writing.fencing import NO_FENCE, Claims, Fence
from pg_checkpoint.writing.lanes import ExclusiveTransaction, Item, Lane, Lanes, Work
from pg_checkpoint.writing.thread_keys import ThreadKeys

__all__ = ["Writer"]

logger = logging.getLogger(__name__)

# Seconds that a transaction waits for each lock; beyond that others have its connection for
# a while, which may be the only one. And those that each item of a refused batch waits.
_MOMENT, _GLIMPSE = 1.0, 0.05
_FIRST_PAUSE = 0.25  # before an item that waits for a lock is tried again


class Writer:
    """The lanes of one database.

    Args:
        database: Makes the statements.
        nodes: Runs the transactions.
        settings: Sizes of batches and queues, and time limits.
        watch: Counts and traces each batch.
        claims: For `single_writer`; None when others may write to the same threads.
        keys: Data keys, if threads are encrypted by them.
        chains: Make the records of puts, if histories are tamper-evident.
    """

    def __init__(
        self,
        database: Database,
        nodes: Nodes,
        settings: Settings,
        watch: Observer,
        claims: Claims | None = None,
        keys: ThreadKeys | None = None,
        chains: Chains | None = None,
    ) -> None:
        self.statistics = watch.counts.batches
        self._watching = watch
        self._database, self._nodes = database, nodes
        self._settings, self._claims, self._keys = settings, claims, keys
        self._chains = chains
        self._lanes = Lanes(settings, nodes.node_of)
        self._doubtful = FailedPuts()
        self._closed, self._pause = False, _FIRST_PAUSE
        self._deadlines = Deadlines(settings.write_timeout)

    @property
    def queued(self) -> tuple[int, int]:
        """Items and bytes that are queued or under way."""
        return self._lanes.queued_items, self._lanes.queued_bytes

    def put(self, put: PutRows, fence: Fence = NO_FENCE) -> asyncio.Future[None]:
        """Stores a checkpoint; to be awaited at once, and done when it is durable.

        Args:
            put: What to store.
            fence: What has to hold then.

        Raises:
            WriteTimeoutError: If that took longer than `write_timeout`.
            OverloadedError: If too much waits already.
            ParentWriteFailedError: If the parent's put failed in this process, and it is not
                stored.
            SaverClosedError: After `drain`.
            psycopg.Error: If the server refused it.
        """
        return self._submit(put.key.thread_id, put, put.size, put.kept, fence)

    def put_writes(self, writes: list[WriteRow], fence: Fence = NO_FENCE) -> asyncio.Future[None]:
        """Stores the writes of a task, if there are any; takes and raises as `put`."""
        if not writes:
            nothing: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            nothing.set_result(None)
            return nothing
        return self._submit(writes[0].thread_id, writes, size_of_writes(writes), 0, fence)

    def run_alone(self, thread_id: str, statements: Sequence[Statement]) -> asyncio.Future[None]:
        """Runs statements in the thread's turn, after all that was submitted for it before.

        Raises as `put`.
        """
        return self._submit(thread_id, ExclusiveTransaction(statements), 0)

    def note_failed(self, key: CheckpointKey, error: BaseException) -> None:
        """Notes that a put may not be stored, also one that never came here; from any thread."""
        self._doubtful.note(key, error)

    async def settle(self, thread_id: str | None = None, *, timeout: float | None = None) -> bool:
        """Waits until all that was submitted for a thread (None: for any) is done.

        Returns whether it is; False when so many seconds were not enough.
        """
        lanes = self._lanes.all if thread_id is None else [self._lanes.of(thread_id)]
        waiting = [reader for lane in lanes if lane for reader in lane.wait_for(thread_id)]
        return not waiting or not (await asyncio.wait(waiting, timeout=timeout))[1]

    def refuse(self) -> None:
        """Refuses new work."""
        self._closed = True

    async def drain(self) -> None:
        """Refuses new work and waits until the queues are empty."""
        self.refuse()
        while tasks := [lane.task for lane in self._lanes.all if lane.task is not None]:
            await asyncio.wait(tasks)
        self._deadlines.stop()

    def reopen(self) -> None:
        """Takes work again, after `drain`."""
        self._closed = False

    def _submit(
        self, thread_id: str, work: Work, size: int, kept: int = 0, fence: Fence = NO_FENCE
    ) -> asyncio.Future[None]:
        # Its caller awaits the future itself: cancelling the one cancels the other, which
        # is how an item that was not sent yet leaves the queue.
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        if self._closed:
            closed = SaverClosedError("the saver is closed and takes no new writes: open it again")
            future.set_exception(closed)
            if isinstance(work, PutRows):
                self.note_failed(work.key, closed)
            return future
        deadline = time.monotonic() + self._settings.write_timeout
        memory, span = size + kept, self._watching.span()
        item = Item(thread_id, work, size, memory, deadline, future, fence, span)
        try:
            lane = self._lanes.add(item)
        except OverloadedError as error:
            self._doubt(item, error)
            future.set_exception(error)
            return future
        if lane is not None:
            self._wake(lane)
        self._deadlines.watch(item)
        return future

    def _wake(self, lane: Lane) -> None:
        if lane.working:
            return
        lane.working = True
        task = asyncio.get_running_loop().create_task(self._work_off(lane))
        # An eager one may have worked already, and another one may be needed by now.
        if not task.done():
            lane.task = task
            task.add_done_callback(partial(self._ended, lane))

    def _ended(self, lane: Lane, task: asyncio.Task[None]) -> None:
        if lane.task is task:
            lane.task = None
            if lane.working:  # it was cancelled before it began
                self._abandon(lane)

    async def _work_off(self, lane: Lane) -> None:
        """Commits batch after batch until the lane is empty."""
        try:
            while batch := self._take(lane):
                await self._commit(lane, batch)
        except BaseException:
            self._abandon(lane)
            raise
        lane.working = False
        self._deadlines.forget_finished()

    def _abandon(self, lane: Lane) -> None:
        """Ends all items of a lane whose task was cancelled: its loop is shutting down."""
        items = self._lanes.empty(lane)
        for item in items:
            self._doubt(item, asyncio.CancelledError())
            item.future.cancel()
        lane.working = False
        self._finish(lane, items)
        self._deadlines.forget_finished()

    def _take(self, lane: Lane) -> list[Item]:
        """Takes a batch, without items that are given up or would come too late.

        When more is called than the server takes, the front of a queue is always
        about to be given up; to send it would leave no time for anything.
        """
        longest = self._settings.write_timeout / 2
        while lane.queue and lane.comes_too_late(lane.queue[0], longest):
            item = lane.queue.popleft()
            self._fail(lane, [item], timed_out(item, self._settings.write_timeout))
        while batch := self._lanes.take(lane):
            if given_up := [item for item in batch if item.future.done()]:
                for item in given_up:
                    self._doubt(item, why_ended(item.future))
                self._finish(lane, given_up)
            if lane.under_way:
                break
        return lane.under_way

    def _finish(self, lane: Lane, items: Sequence[Item]) -> None:
        lane.finish(items)
        for woken in self._lanes.free(items):
            self._wake(woken)

    async def _commit(self, lane: Lane, items: Sequence[Item]) -> None:
        """Finishes items or gives them back to a queue; raises only when it is cancelled."""
        deadline = max(item.deadline for item in items)
        # What fails near the deadline says that it was the lock.
        left = max(_GLIMPSE, deadline - time.monotonic() - SHORTEST_TRY)
        patience = _GLIMPSE if items[0].alone and not lane.is_lock_lane else _MOMENT
        shortest = min(self._settings.lock_timeout, patience, left)
        what = self._database, items, self._doubtful, shortest
        batch = Batch(*what, self._claims, self._chains)
        try:
            answers = await self._send(lane.node, batch, deadline)
        except Exception as error:  # noqa: BLE001  the callers get it
            await self._refused(lane, items, error)
        else:
            self._acknowledge(lane, batch.outcome(answers))

    async def _send(self, node: str, batch: Batch, deadline: float) -> list[Rows]:
        for item in batch.items:
            item.sent = True
        tries: list[Exception] = []
        try:
            with self._watching.batch(batch.items):
                if self._keys is not None or self._chains is not None:
                    await self._prepare(batch, deadline)
                how: dict[str, Any] = {"patient": False, "tries": tries}
                left = deadline - time.monotonic()
                return await self._nodes.run(node, batch.statements, timeout=left, **how)
        except BaseException as error:
            self._not_answered(batch.items, error, tries)
            raise

    async def _prepare(self, batch: Batch, deadline: float) -> None:
        """Fetches what the statements of a batch are made with."""
        try:
            if self._chains is not None:
                left = deadline - time.monotonic()
                batch.parents = await self._chains.parents_of(batch.items, timeout=left)
            if self._keys is not None:
                threads, left = batch.threads_in_clear(), deadline - time.monotonic()
                batch.held = await self._keys.for_writing(threads, timeout=left)
        except ReadTimeoutError as error:
            # To who writes that is one of the ways in which time was up.
            raise asyncio.TimeoutError from error

    def _not_answered(
        self, items: Sequence[Item], error: BaseException, tries: Sequence[Exception]
    ) -> None:
        """Notes what is not known any more of items that may be stored or not."""
        if self._chains is not None:
            self._chains.forget_those_of(items)
        if self._keys is not None and isinstance(error, NotAsSeen):
            self._keys.forget(item.thread_id for item in items)
        if isinstance(error, Exception) and any(map(may_be_committed, tries)):
            for item in items:
                item.lost = True

    def _acknowledge(self, lane: Lane, outcome: Outcome) -> None:
        """Resolves the futures of what was stored, and deals with what was not."""
        stored, not_stored = outcome
        if not_stored:
            self._not_stored(lane, not_stored)
        for item in stored:
            self.statistics.items += 1
            self.statistics.written += item.size
            if isinstance(item.work, PutRows):
                self._stored(item.work)
            if not item.future.done():
                item.future.set_result(None)
        if stored and lane.busy_since is not None:
            lane.took.append(time.monotonic() - lane.busy_since)
            if lane.is_lock_lane:
                self._pause = _FIRST_PAUSE
        self._finish(lane, stored)

    def _stored(self, put: PutRows) -> None:
        self.statistics.saved += put.saved
        if self._doubtful:
            self._doubtful.pop(put.key, None)
            if put.parent is not None:
                self._doubtful.pop(put.parent, None)

    def _not_stored(self, lane: Lane, items: Mapping[Item, bool]) -> None:
        """Fails the puts whose parents are not stored, and gives back the others.

        Of a thread only the first has to be sent whole: it is what the others came after.
        """
        again, threads = [], set[str]()
        if self._chains is not None:
            self._chains.forget_those_of(items)
        for item, is_of_failed in items.items():
            assert isinstance(item.work, PutRows)  # noqa: S101  only puts are left out; for mypy
            item.sent = False
            if is_of_failed:
                parent = item.work.parent
                cause = self._doubtful.get(parent) if parent is not None else None
                self._fail(lane, [item], is_orphan(item.work, cause))
            else:
                if item.thread_id not in threads:
                    item.send_whole = True
                    self.statistics.sent_whole_again += 1
                again.append(item)
            threads.add(item.thread_id)
        lane.give_back(again)

    async def _refused(self, lane: Lane, items: Sequence[Item], error: Exception) -> None:
        """Fails items, or gives them back: alone, or to wait for a lock."""
        name, extra = type(error).__name__, facts_of(error, calls=len(items))
        if not is_transient(error):
            for item in items:
                item.sent = False
        if len(items) > 1 and not concerns_all(error):
            # One of them is to blame.
            logger.info("one by one after %s", name, extra=extra)
            for item in items:
                item.alone = True
            lane.give_back(items)
        elif is_to_wait(items[0], error) and has_time(items[0]):
            bump(self._watching.counts.retries, cause_of(error))
            logger.info("moved to the lane that waits for locks after %s", name, extra=extra)
            await self._wait_for_lock(lane, items)
        else:
            self._fail(lane, items, error)

    async def _wait_for_lock(self, lane: Lane, items: Sequence[Item]) -> None:
        """Takes items out of the way of others, into the lane that waits for locks."""
        self._lanes.move_to_lock_lane(lane, items)
        if lane.is_lock_lane:
            await asyncio.sleep(self._pause)
            self._pause = min(2 * self._pause, _MOMENT)
        else:
            self._wake(self._lanes.lock_lane)

    def _fail(self, lane: Lane, items: Sequence[Item], error: BaseException) -> None:
        for item in items:
            self._doubt(item, error)
            if not item.future.done():
                # Each caller gets its own: a note is added to it.
                own = error if len(items) == 1 else without_frames(error)
                item.future.set_exception(error_for(item, own, self._settings.write_timeout))
        self._finish(lane, items)

    def _doubt(self, item: Item, error: BaseException) -> None:
        """Notes that a put may not be stored."""
        if isinstance(item.work, PutRows):
            self.note_failed(item.work.key, error)
