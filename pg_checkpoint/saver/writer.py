"""The writer: commits puts, writes and deletions in order, many calls in one transaction.

A call arrives encoded and queues with the batcher (core/batcher.py), whose lanes commit everything
that queued while their previous commits ran (group commit), and answer the callers after COMMIT,
never before. A `Batch` (batch.py) makes the statements of one transaction of the calls, here
`Item`s, and says what the answers mean for each. What the writer guarantees:

* A write is durable when its call returns (W1), and no timer delays it (W2).
* The items of a thread commit in the order in which they were submitted (W3). A put whose parent's
  put failed here, or was not answered, is stored only if the parent turns out to be stored;
  otherwise it fails too. A put that was not stored because what it depended on is gone is sent
  again whole, before what follows it.
* One bad item never fails the others of its batch (W5). An item that has to wait for a lock longer
  than a moment waits in a lane of its own and holds up nobody.
* Passing errors are retried in order up to the deadline (W7); all statements can be replayed.
* The queue is bounded (W8): beyond `max_queued_bytes` or `max_queued_items` callers wait for room,
  with at most as many bytes again. A caller that comes beyond that, or waits longer than the
  deadline, gets a typed error.
* The item of a cancelled caller leaves the queue if it was not sent, and disturbs nobody (W9). When
  the tasks of a lane are cancelled, its items end with them, and the next call starts a new task.
* `drain` refuses new work and waits for the old (W10).

All methods of the writer belong to one event loop.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict, defaultdict
from collections.abc import Hashable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Protocol

from pg_checkpoint.codec.keys import CheckpointKey
from pg_checkpoint.codec.reading import UsedAnswer
from pg_checkpoint.codec.rows import PutRows, WriteRow, is_in_clear, size_of_writes
from pg_checkpoint.core import batcher, errors, failures
from pg_checkpoint.core.database import Database
from pg_checkpoint.core.loops import blocked_loop, handed_over
from pg_checkpoint.core.nodes import Nodes
from pg_checkpoint.core.observer import Observer
from pg_checkpoint.core.options import Settings
from pg_checkpoint.core.telemetry import bump, cause_of
from pg_checkpoint.core.transaction import Statement
from pg_checkpoint.saver.batch import Batch, ExclusiveTransaction, Guard, Item, Work
from pg_checkpoint.saver.keys import ThreadKeys

# So many items are worth a transaction beside another one.
_WRITES = batcher.Kind("a write", share=32)
# More failed puts at once are no longer single accidents.
_MOST_FAILED_PUTS = 1_000


class HeldBack(Protocol):
    """The writes that a stream of this process stores a little later, on its own event loop."""

    loop: asyncio.AbstractEventLoop | None
    unstored: set[asyncio.Future[None]]

    async def settle(self) -> None:
        """Waits until what is held now is stored, or can't be."""


class Writer(batcher.Batcher[Item]):
    """The writes of one database."""

    def __init__(
        self,
        database: Database,
        nodes: Nodes,
        settings: Settings,
        watch: Observer,
        guards: Sequence[Guard],
        keys: ThreadKeys | None = None,
    ) -> None:
        most = settings.max_queued_bytes
        super().__init__(settings, "saver", batcher.Bounds(settings.max_queued_items, most, most))
        self.statistics = watch.counts.batches
        self._watching = watch
        self._database, self._nodes = database, nodes
        self._guards, self._keys = guards, keys
        # By node of a cluster: writes to one share transactions.
        self._kinds = defaultdict[str, batcher.Kind](lambda: replace(_WRITES))
        # Puts that failed or were not answered, and why. They may be stored; only the server knows.
        self._doubtful = OrderedDict[CheckpointKey, BaseException]()
        # By thread: what streams store a little later counts as submitted.
        self.held_back: dict[Hashable, list[HeldBack]] = {}

    def put(
        self, put: PutRows, lease: str | None = None, *, ends_wakeup: bool = False
    ) -> asyncio.Future[None]:
        """Stores a checkpoint; to be awaited at once, and done when it is durable."""
        item = self._item(put.key.thread_id, put, put.size, put.size + put.kept)
        item.once, item.lease, item.ends_wakeup = put.key, lease, ends_wakeup
        return self.submit(item)

    def put_writes(
        self,
        writes: list[WriteRow],
        lease: str | None = None,
        *,
        ends_wakeup: bool = False,
        used: UsedAnswer | None = None,
    ) -> asyncio.Future[None]:
        """Stores the writes of a task, if there are any."""
        if not writes:
            nothing: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            nothing.set_result(None)
            return nothing
        size = size_of_writes(writes)
        item = self._item(writes[0].thread_id, writes, size, size)
        item.used, item.lease, item.ends_wakeup = used, lease, ends_wakeup
        return self.submit(item)

    def run_alone(self, thread_id: str, statements: Sequence[Statement]) -> asyncio.Future[None]:
        """Runs statements in the thread's turn, after all that was submitted for it before."""
        item = self._item(thread_id, ExclusiveTransaction(statements), 0, 0)
        item.alone = True
        return self.submit(item)

    def _item(self, thread_id: str, work: Work, size: int, memory: int) -> Item:
        node, telemetry = self._nodes.node_of(thread_id), self._watching.telemetry
        return Item(
            kind=self._kinds[node],
            work=work,
            keys=(thread_id,),
            size=size,
            memory=memory,
            thread_id=thread_id,
            node=node,
            span=None if telemetry is None else telemetry.span(),
        )

    def note_failed(self, key: CheckpointKey, error: BaseException) -> None:
        """Notes that a put may not be stored, also one that never came here; from any thread."""
        self._doubtful[key] = failures.without_frames(error)
        if len(self._doubtful) > _MOST_FAILED_PUTS:
            self._doubtful.popitem(last=False)

    async def settle(self, key: Hashable | None = None, *, timeout: float | None = None) -> bool:
        """As the batcher's, also for what streams hold back."""
        began = time.monotonic()
        threads = [*self.held_back] if key is None else [key]
        held_back = [stream for thread in threads for stream in self.held_back.get(thread, ())]
        if held_back := [stream for stream in held_back if stream.unstored]:
            if timeout == 0:
                return False
            try:
                await asyncio.wait_for(self._held_back_is_stored(held_back, key), timeout)
            except asyncio.TimeoutError:
                return False
        if timeout is not None:
            timeout = max(0.0, timeout - (time.monotonic() - began))
        return await super().settle(key, timeout=timeout)

    def _held_back_is_stored(
        self, streams: Sequence[HeldBack], key: Hashable | None
    ) -> asyncio.Future[Any]:
        waiting = []
        for stream in streams:
            if stream.loop is asyncio.get_running_loop():
                waiting.append(stream.settle())
            elif stream.loop is None:
                continue
            elif stream.loop is not blocked_loop.get():
                waiting.append(handed_over(stream.settle(), stream.loop))
            elif key is not None:
                raise errors.SyncCallError(
                    f"thread {key!r} can't be read by a call that blocks the event loop on which "
                    "its run is streamed, because writes of the run wait for that loop. Use the "
                    "asynchronous method, or call this one in a thread (asyncio.to_thread)"
                )
        return asyncio.gather(*waiting, return_exceptions=True)

    # --- what the batcher asks ---

    def _name(self, call: Item) -> str:
        return f"a write to thread {call.thread_id!r}"

    def _why_late(self, call: Item) -> str:
        if call.size <= self._settings.max_batch_bytes:
            return self._database.connections.shortage()
        return (
            f"it has {call.size / 2**20:,.0f} MiB, for which write_timeout and statement_timeout "
            "may be too short"
        )

    def _error_for(self, call: Item, error: BaseException) -> BaseException:
        """A server's error with a note that names the write, unless it stands for one of ours."""
        work, thread_id = call.work, call.thread_id
        if isinstance(work, PutRows):
            write = f"the put of checkpoint {work.key.checkpoint_id!r}"
        elif isinstance(work, list):
            first = work[0]
            write = f"the writes of task {first.task_id!r} at checkpoint {first.checkpoint_id!r}"
        else:
            write = "a deletion or copy"
        # An earlier try may have been committed, and its answer lost.
        applied = "may have been applied: an answer was lost" if call.lost else "was not applied"
        if (meaning := meaning_of(error, thread_id, write, applied)) is not None:
            meaning.__cause__ = error
            return meaning
        is_own = isinstance(error, errors.PgCheckpointError) and not call.lost
        if not is_own and hasattr(error, "add_note"):  # Python 3.10 has no notes
            answer = "not answered" if call.lost else "refused"
            error.add_note(f"{write} of thread {thread_id!r} was {answer}, and {applied}")
        return error

    def _not_answered(self, call: Item, error: BaseException) -> None:
        """Notes that a put may not be stored."""
        if isinstance(call.work, PutRows):
            self.note_failed(call.work.key, error)

    def _goes_again(self, call: Item, error: Exception) -> bool:
        """Lets a call wait whose thread is locked, or has another data key now."""
        has_other_key = isinstance(error, failures.NotAsSeen) and is_in_clear(call.work)
        call.waits_for_lock = has_other_key or failures.may_be_one_statements(error)
        if call.waits_for_lock:
            bump(self._watching.counts.retries, cause_of(error))
        return call.waits_for_lock

    async def _send(
        self, calls: Sequence[Item], timeout: float, tries: list[Exception], lock_timeout: float
    ) -> Sequence[Any]:
        batch = Batch(self._database, calls, self._doubtful, lock_timeout, self._guards)
        deadline = time.monotonic() + timeout
        try:
            with self._watching.batch(calls):
                # Data keys stay known as long as they are held.
                _held = await self._fetch_keys(calls, timeout)
                answers = await self._nodes.run(
                    calls[0].node,
                    batch.statements,
                    timeout=deadline - time.monotonic(),
                    tries=tries,
                )
        except failures.NotAsSeen:
            if self._keys is not None:
                self._keys.forget(item.thread_id for item in calls)
            raise
        omitted = batch.not_stored(answers)
        self._stored(calls if not omitted else [item for item in calls if item not in omitted])
        answers_of = self._not_stored(omitted) if omitted else {}
        return [answers_of.get(item) for item in calls]

    async def _fetch_keys(self, calls: Sequence[Item], timeout: float) -> object:
        """The data keys of the threads whose rows the statements encrypt."""
        if self._keys is None:
            return None
        threads = sorted({call.thread_id for call in calls if is_in_clear(call.work)})
        try:
            return await self._keys.for_writing(threads, timeout=timeout)
        except errors.ReadTimeoutError as error:
            # For a write that is one of the ways in which its time was up.
            raise asyncio.TimeoutError from error

    def _stored(self, items: Sequence[Item]) -> None:
        for item in items:
            self.statistics.written += item.size
            if isinstance(put := item.work, PutRows):
                self.statistics.saved += put.saved
                if self._doubtful:
                    self._doubtful.pop(put.key, None)
                    if put.parent is not None:
                        self._doubtful.pop(put.parent, None)

    def _not_stored(self, items: Mapping[Item, bool]) -> dict[Item, Any]:
        """The errors of puts whose parents are not stored; the others are sent again.

        Of a thread only the first has to be sent whole: it is what the others came after. Puts are
        made whole until they fill a transaction; those beyond are left out once more.
        """
        answers, threads, size = dict[Item, Any](), set[str](), 0
        most = self._settings.max_batch_bytes
        for item, is_orphan in items.items():
            put = item.work
            assert isinstance(put, PutRows)  # noqa: S101  nothing else; for mypy
            if is_orphan:
                error = errors.ParentWriteFailedError(
                    f"checkpoint {put.key.checkpoint_id!r} of thread {item.thread_id!r} was not "
                    f"written, because the put of its parent {put.parent_id!r} failed"
                )
                error.__cause__ = self._doubtful.get(put.parent) if put.parent else None
                answers[item] = error
                self._not_answered(item, error)
            elif item.thread_id in threads or item.future.done() or size > most:
                answers[item] = batcher.AGAIN
            else:
                answers[item] = self._made_whole(item, put)
                size += put.size
            threads.add(item.thread_id)
        return answers

    def _made_whole(self, item: Item, put: PutRows) -> Any:
        """Adds what a put omitted, to be sent again; or returns the error."""
        self.statistics.sent_whole_again += 1
        try:
            put.make_whole()
        except Exception as error:  # noqa: BLE001  whatever the user's serializer raises
            return error
        self._calls.resize(item, put.size, put.size + put.kept)
        return batcher.AGAIN


def meaning_of(
    error: BaseException, thread_id: str, write: str, applied: str = "was not applied"
) -> errors.PgCheckpointError | None:
    """The error of this package that a failed statement stands for."""
    if isinstance(error, failures.LeaseOver):
        return errors.ConcurrentWriteError(
            f"{write} of thread {thread_id!r} was made under a lease that is over: another run has "
            f"taken the lease, or its block has ended; the write {applied}. Stop this run"
        )
    if isinstance(error, failures.Encrypted):
        return errors.CipherRequiredError(
            f"thread {thread_id!r} is encrypted, but this saver has no cipher, or its cipher has "
            f"no data keys, which the thread needs; {write} {applied}. Create the saver with the "
            "cipher, or with AesGcmCipher(..., data_keys=True)"
        )
    if isinstance(error, failures.NotAsSeen):
        return errors.DataKeyError(
            f"the data key of thread {thread_id!r} was replaced or deleted after {write} was "
            f"encrypted; it {applied}. Repeat the call"
        )
    return None
