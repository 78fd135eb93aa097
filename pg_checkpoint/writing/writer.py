"""The writer: commits puts, writes and deletions in order, many calls in one transaction.

A call arrives encoded and queues with the batcher (batching/batcher.py), whose lanes commit
everything that queued while their previous commits ran (group commit), and answer the callers
after COMMIT, never before. There is no timer: a lone caller waits for nobody.

Guarantees:

* Durable when it returns (W1), without delay (W2).
* Ordered per thread (W3): items of a thread commit in the order in which they
  were submitted. A put whose parent's put failed here, or was not answered, is stored
  only if the parent turns out to be stored; otherwise it fails too. A put that was not stored
  because what it depended on is gone is sent again whole, before what follows it.
* One bad item never fails the others of its batch (W5). An item that has to wait for a
  lock longer than a moment waits in a lane of its own and holds up nobody.
* Passing errors are retried in order up to the deadline (W7); all statements
  can be replayed.
* Bounded (W8): beyond `max_queued_bytes` or `max_queued_items` callers wait for room,
  with at most as many bytes again. A caller that comes beyond that, or waits longer than
  the deadline, gets a typed error.
* Cancel-safe (W9): the item of a cancelled caller leaves the queue if it was not sent,
  and disturbs nobody. When the tasks of a lane are cancelled, its items end with them, and
  the next call starts a new task.
* `drain` refuses new work and waits for the old (W10).

All methods belong to one event loop.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Hashable, Mapping, Sequence
from typing import Any, Protocol

from pg_checkpoint.batching.batcher import AGAIN, Batcher
from pg_checkpoint.batching.calls import Bounds, Limits
from pg_checkpoint.codec.answers import UsedAnswer
from pg_checkpoint.codec.keys import CheckpointKey
from pg_checkpoint.codec.rows import PutRows, WriteRow, size_of_writes
from pg_checkpoint.errors import (
    PgCheckpointError,
    ReadTimeoutError,
    SyncCallError,
)
from pg_checkpoint.observability.counts import bump
from pg_checkpoint.observability.error_names import cause_of
from pg_checkpoint.observability.instrumentation import Observer
from pg_checkpoint.postgres.database import Database
from pg_checkpoint.postgres.error_classes import NotAsSeen
from pg_checkpoint.postgres.event_loop import blocked_loop, handed_over
from pg_checkpoint.postgres.nodes import Nodes
from pg_checkpoint.postgres.pipeline import Statement
from pg_checkpoint.settings import Settings
from pg_checkpoint.writing.batch import Batch, Outcome
from pg_checkpoint.writing.failures import FailedPuts, error_for, is_orphan, is_to_wait
from pg_checkpoint.writing.items import NO_FENCE, ExclusiveTransaction, Fence, Item, Work
from pg_checkpoint.writing.thread_keys import ThreadKeys

# Items that are worth a transaction beside another one.
_SHARE = 32


class HeldBack(Protocol):
    """What a stream of this process stores a little later, on its own event loop."""

    loop: asyncio.AbstractEventLoop | None
    unstored: set[asyncio.Future[None]]

    async def settle(self) -> None:
        """Waits until what is held now is stored, or can't be."""


class Writer(Batcher[Item]):
    """The writes of one database."""

    def __init__(
        self,
        database: Database,
        nodes: Nodes,
        settings: Settings,
        watch: Observer,
        keys: ThreadKeys | None = None,
    ) -> None:
        closed = "the saver is closed and takes no new writes: open it again"
        most = settings.max_queued_bytes
        super().__init__(settings, closed, Bounds(settings.max_queued_items, most, most))
        self.statistics = watch.counts.batches
        self._watching = watch
        self._database, self._nodes = database, nodes
        self._keys = keys
        self._doubtful = FailedPuts()
        # By thread: what streams store a little later counts as submitted.
        self.held_back: dict[Hashable, list[HeldBack]] = {}

    def put(self, put: PutRows, fence: Fence = NO_FENCE) -> asyncio.Future[None]:
        """Stores a checkpoint; to be awaited at once, and done when it is durable."""
        return self._queue(put.key.thread_id, put, put.size, put.kept, fence)

    def put_writes(
        self, writes: list[WriteRow], fence: Fence = NO_FENCE, used: UsedAnswer | None = None
    ) -> asyncio.Future[None]:
        """Stores the writes of a task, if there are any; takes and raises as `put`."""
        if not writes:
            nothing: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            nothing.set_result(None)
            return nothing
        return self._queue(writes[0].thread_id, writes, size_of_writes(writes), 0, fence, used)

    def run_alone(self, thread_id: str, statements: Sequence[Statement]) -> asyncio.Future[None]:
        """Runs statements in the thread's turn, after all that was submitted for it before.

        Raises as `put`.
        """
        return self._queue(thread_id, ExclusiveTransaction(statements), 0)

    def note_failed(self, key: CheckpointKey, error: BaseException) -> None:
        """Notes that a put may not be stored, also one that never came here; from any thread."""
        self._doubtful.note(key, error)

    async def settle(self, key: Hashable | None = None, *, timeout: float | None = None) -> bool:
        """As the batcher's, also for what streams hold back."""
        began = time.monotonic()
        if self.held_back and timeout == 0:
            if any(stream.unstored for stream in self._streams_of(key)):
                return False
        elif self.held_back:
            try:
                await asyncio.wait_for(self._held_back_is_stored(key), timeout)
            except asyncio.TimeoutError:
                return False
        if timeout is not None:
            timeout = max(0.0, timeout - (time.monotonic() - began))
        return await super().settle(key, timeout=timeout)

    def _streams_of(self, key: Hashable | None) -> list[HeldBack]:
        threads = [*self.held_back] if key is None else [key]
        return [one for thread in threads for one in self.held_back.get(thread, ())]

    def _held_back_is_stored(self, key: Hashable | None) -> asyncio.Future[Any]:
        waiting = list[Awaitable[None]]()
        for stream in self._streams_of(key):
            if not stream.unstored or (loop := stream.loop) is None:
                continue
            if loop is asyncio.get_running_loop():
                waiting.append(stream.settle())
            elif loop is not blocked_loop.get():
                waiting.append(handed_over(stream.settle(), loop))
            elif key is not None:
                raise SyncCallError(
                    f"thread {key!r} can't be read by a call that blocks the event loop on which "
                    "its run is streamed: what the run stores waits for that loop. Use the "
                    "asynchronous method, or call it in another thread (asyncio.to_thread)"
                )
        return asyncio.gather(*waiting, return_exceptions=True)

    def _queue(
        self,
        thread_id: str,
        work: Work,
        size: int,
        kept: int = 0,
        fence: Fence = NO_FENCE,
        used: UsedAnswer | None = None,
    ) -> asyncio.Future[None]:
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        deadline = time.monotonic() + self._settings.write_timeout
        item = Item(
            *(self._nodes.node_of(thread_id), work, deadline, future, (thread_id,)),
            size=size,
            memory=size + kept,
            once=work.key if isinstance(work, PutRows) else None,
            alone=isinstance(work, ExclusiveTransaction),
            thread_id=thread_id,
            fence=fence,
            span=self._watching.span(),
            used=used,
        )
        try:
            self.submit(item)
        except PgCheckpointError as error:  # overloaded, or closed
            self._not_answered(item, error)
            future.set_exception(error)
        return future

    # --- what the batcher asks ---

    def _limits(self, kind: Hashable) -> Limits:
        settings = self._settings
        return Limits(at_once=settings.lanes, most=settings.max_batch_items, share=_SHARE)

    def _name(self, call: Item) -> str:
        return f"a write to thread {call.thread_id!r}"

    def _error_for(self, call: Item, error: BaseException) -> BaseException:
        return error_for(call, error)

    def _not_answered(self, call: Item, error: BaseException) -> None:
        """Notes that a put may not be stored."""
        if isinstance(call.work, PutRows):
            self.note_failed(call.work.key, error)

    def _goes_again(self, call: Item, error: Exception) -> bool:
        call.waits_for_lock = is_to_wait(call, error)
        if call.waits_for_lock:
            bump(self._watching.counts.retries, cause_of(error))
        return call.waits_for_lock

    def _prepare(self, call: Item) -> None:
        """Adds what a put omitted, if it has to be sent whole."""
        if not call.send_whole:
            return
        call.send_whole = False
        if call.future.done() or not isinstance(call.work, PutRows):
            return
        try:
            call.work.make_whole()
        except Exception as error:  # noqa: BLE001  whatever the user's serializer raises
            call.future.set_exception(error)
        call.size = call.work.size
        call.memory = call.size + call.work.kept

    async def _send(
        self, calls: Sequence[Item], timeout: float, tries: list[Exception], lock_timeout: float
    ) -> Sequence[Any]:
        batch = Batch(self._database, calls, self._doubtful, lock_timeout)
        deadline = time.monotonic() + timeout
        try:
            with self._watching.batch(calls):
                if self._keys is not None:
                    await self._fetch_keys(self._keys, batch, deadline)
                how: dict[str, Any] = {"patient": False, "tries": tries}
                left = deadline - time.monotonic()
                answers = await self._nodes.run(
                    calls[0].kind, batch.statements, timeout=left, **how
                )
        except NotAsSeen:
            if self._keys is not None:
                self._keys.forget(item.thread_id for item in calls)
            raise
        return self._outcome(batch.outcome(answers), calls)

    async def _fetch_keys(self, keys: ThreadKeys, batch: Batch, deadline: float) -> None:
        """Fetches the data keys that the statements of a batch are made with."""
        try:
            threads, left = batch.threads_in_clear(), deadline - time.monotonic()
            batch.held = await keys.for_writing(threads, timeout=left)
        except ReadTimeoutError as error:
            # To who writes that is one of the ways in which time was up.
            raise asyncio.TimeoutError from error

    def _outcome(self, outcome: Outcome, items: Sequence[Item]) -> Sequence[Any]:
        """What each caller gets, when the transaction is committed."""
        for item in outcome.stored:
            self.statistics.items += 1
            self.statistics.written += item.size
            if isinstance(item.work, PutRows):
                self._stored(item.work)
        if not outcome.not_stored:
            return [None] * len(items)
        left = self._not_stored(outcome.not_stored)
        return [left.get(item) for item in items]

    def _stored(self, put: PutRows) -> None:
        self.statistics.saved += put.saved
        if self._doubtful:
            self._doubtful.pop(put.key, None)
            if put.parent is not None:
                self._doubtful.pop(put.parent, None)

    def _not_stored(self, items: Mapping[Item, bool]) -> dict[Item, Any]:
        """The errors of puts whose parents are not stored; the others are sent again.

        Of a thread only the first has to be sent whole: it is what the others came after.
        """
        answers, threads = dict[Item, Any](), set[str]()
        for item, is_of_failed in items.items():
            put = item.work
            assert isinstance(put, PutRows)  # noqa: S101  nothing else; for mypy
            if is_of_failed:
                cause = self._doubtful.get(put.parent) if put.parent is not None else None
                answers[item] = is_orphan(put, cause)
                self._not_answered(item, answers[item])
            else:
                if item.thread_id not in threads:
                    item.send_whole = True
                    self.statistics.sent_whole_again += 1
                answers[item] = AGAIN
            threads.add(item.thread_id)
        return answers
