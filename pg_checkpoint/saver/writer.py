"""The writer: commits puts, writes and deletions in order, many calls in one transaction.

A call arrives encoded and queues with the batcher (core/batcher.py), whose lanes commit everything
that queued while their previous commits ran (group commit), and answer the callers after COMMIT,
never before. A `Batch` makes the statements of one transaction of the calls, here `Item`s, and says
what the answers mean for each. What the writer guarantees:

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
from collections import OrderedDict
from collections.abc import Collection, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from operator import itemgetter
from typing import Any, NamedTuple, Protocol, TypeAlias

from pg_checkpoint.codec.chunks import DIGEST_SIZE, blob_crc, referred, write_crc
from pg_checkpoint.codec.keys import CheckpointKey, Dependency, cut_of
from pg_checkpoint.codec.reading import UsedAnswer
from pg_checkpoint.codec.rows import (
    BlobRow,
    PutRows,
    WriteRow,
    by_task,
    finished,
    goes_on_after,
    is_answer,
    is_in_clear,
    sealed_for,
    size_of_writes,
)
from pg_checkpoint.codec.sealing import is_sealed
from pg_checkpoint.core import arrays, batcher, errors, failures
from pg_checkpoint.core.cipher import data_key_id
from pg_checkpoint.core.database import Database, schema_check
from pg_checkpoint.core.loops import blocked_loop, handed_over
from pg_checkpoint.core.nodes import Nodes
from pg_checkpoint.core.observer import Observer
from pg_checkpoint.core.options import Settings
from pg_checkpoint.core.telemetry import bump, cause_of
from pg_checkpoint.core.transaction import Rows, Statement
from pg_checkpoint.saver.keys import ThreadKeys


class Fence(NamedTuple):
    """The conditions under which a write is stored; else it is refused."""

    # The token of the lease that the write is made under (leases.py); None without one.
    lease: str | None = None
    # Whether the wake-up that began under the lease (runs/wakeups.py) ends with this write.
    ends_wakeup: bool = False


NO_FENCE = Fence()


class ExclusiveTransaction(NamedTuple):
    """Statements that get a transaction of their own: deletes, copies."""

    statements: Sequence[Statement]


Work: TypeAlias = "PutRows | list[WriteRow] | ExclusiveTransaction"


@dataclass(slots=True, eq=False)
class Item(batcher.Call):
    """One call of the writer, whose key is its thread and whose kind is its place in a cluster."""

    kind: str
    thread_id: str = ""
    fence: Fence = NO_FENCE
    span: Any = None  # the call's span, if it is traced
    # Whether a put has to be sent whole, because what it depended on was gone.
    send_whole: bool = False
    used: UsedAnswer | None = None  # what the writes of a task end of what was stored before


# What a thread has to run, as lock_threads.sql has it: tasks, since now; nothing; nothing until it
# is answered.
_HAS_TASKS, _HAS_NONE, _WAITS = "now", "epoch", "-infinity"


class Mark(NamedTuple):
    """The state of a thread after an item: whether it has tasks to run, or waits for an answer."""

    thread_id: str
    state: str
    # The root checkpoint that was put, or has an interrupt or a goto; None for an answer.
    checkpoint_id: str | None


class Batch:
    """Items that are stored in one transaction, or the one item that goes alone. No I/O."""

    def __init__(
        self,
        database: Database,
        items: Sequence[Item],
        doubtful: Collection[CheckpointKey],
        lock_timeout: float,
    ) -> None:
        self.items = items
        self._database, self._doubtful, self._lock_timeout = database, doubtful, lock_timeout

    def statements(self) -> list[Statement]:
        """Called when the schema is known, and again for another node."""
        database, items = self._database, self.items
        if isinstance(items[0].work, ExclusiveTransaction):
            bounds = database.bounds(generic_plan=False, lock_timeout=self._lock_timeout)
            return [bounds, *items[0].work.statements]
        try:
            works = [finished(item.work) for item in items]
        except errors.DataKeyError as error:
            if not database.has_data_keys:
                raise
            # As if the server had said so.
            raise failures.NotAsSeen(str(error)) from error
        puts = [work for work in works if isinstance(work, PutRows)]
        writes = _writes_of(items, works)
        marks, late_marks = _marks_of(items, puts, self._doubtful)
        statements = [self._lock(marks)]
        if puts:
            statements.append(self._put(puts, is_all=not writes))
        used = [item.used for item in items if item.used is not None]
        statements += (database.statement("use_answer", *answer[:4]) for answer in used)
        if writes:
            *columns, crcs = write_parameters(writes)
            sealing = database.has_cipher, crcs, database.has_data_keys
            statements.append(database.statement("put_writes", *columns, *sealing))
        answered = sorted({answer[:2] for answer in used if answer.is_answered})
        statements += (database.statement("end_waiting", *place) for place in answered)
        statements += self._for_rows("mark_threads", late_marks)
        if database.has_cipher:
            ids = {i for i in map(sealed_for, works) if i is not None}
            statements += schema_check(database, ids)
            statements += self._for_rows("check_data_keys", sorted(_data_keys(puts, writes)))
        ttls = {put.key.thread_id: put.ttl for put in puts if put.ttl is not None}
        if ttls:
            columns = [arrays.texts([*ttls]), arrays.doubles([*ttls.values()])]
            statements.append(database.statement("set_ttls", *columns))
        leased = [(i.thread_id, i.fence.lease, i.fence.ends_wakeup) for i in items if i.fence.lease]
        ended = {(thread_id, lease) for thread_id, lease, ends_wakeup in leased if ends_wakeup}
        statements += self._for_rows("end_wakeups", sorted(ended))
        statements += self._for_rows("check_leases", sorted({row[:2] for row in leased}))
        return statements

    def not_stored(self, answers: Sequence[Rows]) -> dict[Item, bool]:
        """The puts that were left out when the transaction was committed.

        True if the parent's put failed; otherwise something that they depend on is gone, and they
        have to be sent again whole.
        """
        works = {item: item.work for item in self.items}
        puts = {item: work for item, work in works.items() if isinstance(work, PutRows)}
        if not puts:
            return {}
        # The answer to the puts comes after that of the lock.
        missing = not_stored([*puts.values()], answers[1], self._doubtful)
        return {item: missing[put.key] for item, put in puts.items() if put.key in missing}

    def _lock(self, marks: Mapping[str, Mark]) -> Statement:
        """Locks the threads of puts, and of writes that are refused for what is there."""
        database = self._database
        # Under the lock no data key is replaced.
        all_threads = database.has_data_keys
        locked = {
            item.thread_id
            for item in self.items
            if all_threads or isinstance(item.work, PutRows) or item.fence.lease or item.used
        }.union(marks)
        if not locked:
            return database.bounds(generic_plan=True, lock_timeout=self._lock_timeout)
        # Sorted: two batches lock in the same order.
        threads = sorted(locked)
        states = [marks[thread][1:] if thread in marks else (None, None) for thread in threads]
        return database.lock_threads(threads, self._lock_timeout, states)

    def _put(self, puts: Sequence[PutRows], *, is_all: bool) -> Statement:
        first, database = puts[0], self._database
        orphans = _perhaps_orphans(puts, self._doubtful)
        if len(puts) == 1 and not (first.dependencies or orphans or database.on_citus):
            statement = database.statement("put_whole_checkpoint", *whole_parameters(first))
            # Its thread is locked; what else a batch writes may not be.
            return statement._replace(checks_attempt=is_all)
        return database.statement("put_checkpoints", *checkpoint_parameters(puts, self._doubtful))

    def _for_rows(self, name: str, rows: Collection[Sequence[str | None]]) -> list[Statement]:
        """The statement whose parameters are the columns of rows, if there are any."""
        columns = [arrays.texts(column) for column in zip(*rows, strict=True)]
        return [self._database.statement(name, *columns)] if columns else []


def _writes_of(items: Sequence[Item], works: Sequence[Any]) -> list[WriteRow]:
    """The rows of pending writes, without those that a later call of the batch ends."""
    rows = list[WriteRow]()
    for item, work in zip(items, works, strict=True):
        if isinstance(work, list):
            if (used := item.used) is not None:
                rows = [row for row in rows if not used.ends(row)]
            rows += work
    return rows


def _data_keys(puts: Sequence[PutRows], writes: Sequence[WriteRow]) -> set[tuple[str, str]]:
    """The threads of what is encrypted by data keys, and their ids."""
    sealed = [(put.key.thread_id, put.sealed) for put in puts]
    # Whether a value is a ciphertext is looked at only if it looks like one: that is rare.
    sealed += [(w.thread_id, w.blob) for w in writes if data_key_id(w.blob) and is_sealed(w.type)]
    return {(thread_id, key_id) for thread_id, data in sealed if (key_id := data_key_id(data))}


def _marks_of(
    items: Sequence[Item], puts: Sequence[PutRows], doubtful: Collection[CheckpointKey]
) -> tuple[dict[str, Mark], list[Mark]]:
    """The marks that threads get when they are locked, and those after puts that may be left out.

    That a thread has tasks to run is noted beforehand if the put may only have to be sent again:
    who lists the thread judges its checkpoint. That it has none is believed, so the put has to be
    stored.
    """
    orphans = _perhaps_orphans(puts, doubtful)
    late = {
        put.key.thread_id
        for put in puts
        if put.key in orphans or (put.dependencies and put.has_tasks is False)
    }
    marks = _in_order(mark for item in items if (mark := _mark(item)) is not None)
    at_once = {mark.thread_id: mark for mark in marks if mark.thread_id not in late}
    return at_once, [mark for mark in marks if mark.thread_id in late]


def _in_order(marks: Iterable[Mark]) -> list[Mark]:
    """Marks, each interrupt after the puts up to its checkpoint.

    LangGraph may hand over the writes of a task before the checkpoint that it ran at, and before
    those that came before.
    """
    ordered, interrupts = list[Mark](), dict[str, Mark]()
    for mark in marks:
        ordered.append(mark)
        interrupt, at = interrupts.get(mark.thread_id), mark.checkpoint_id
        if mark.state == _WAITS:
            interrupts[mark.thread_id] = mark
        elif interrupt and at is not None and at <= (interrupt.checkpoint_id or ""):
            ordered.append(interrupt)
        else:
            interrupts.pop(mark.thread_id, None)
    return ordered


def _mark(item: Item) -> Mark | None:
    """The mark that an item makes, if it makes one.

    A root checkpoint has tasks or not; an interrupt makes its thread wait for an answer, and an
    answer ends that. An answer by its id is seen when its task has used it (end_waiting.sql).
    """
    work = item.work
    if isinstance(work, PutRows):
        if work.has_tasks is None:
            return None
        state = _HAS_TASKS if work.has_tasks else _HAS_NONE
        return Mark(item.thread_id, state, work.key.checkpoint_id)
    if not isinstance(work, list) or work[0].checkpoint_ns:
        return None
    written = by_task((row.task_id, row.channel) for row in work)
    if (goes_on := goes_on_after(written)) is None:
        return None
    if goes_on and is_answer(written):
        return Mark(item.thread_id, _HAS_TASKS, None)
    # Where a goto leads is run beside the task that asked, which asks again.
    return Mark(item.thread_id, _HAS_TASKS if goes_on else _WAITS, work[0].checkpoint_id)


def checkpoint_parameters(
    puts: Sequence[PutRows], doubtful: Collection[CheckpointKey]
) -> tuple[arrays.BinaryArray, ...]:
    """Parameters of put_checkpoints.sql; all that belongs to a put has its ordinal."""
    blobs = [(ordinal, b) for ordinal, put in enumerate(puts, 1) for b in put.blobs]
    chunks = [(n, *c) for n, put in enumerate(puts, 1) for b in put.blobs for c in b.pieces.items()]
    *columns, crcs = _blob_columns([b for _, b in blobs])
    unproved = _unproved(puts)
    dependencies = [(n, *d) for n, of_put in enumerate(unproved, 1) for d in of_put]
    orphans = _perhaps_orphans(puts, doubtful)
    needed = [
        put.parent_id if of_put or put.key in orphans else None
        for put, of_put in zip(puts, unproved, strict=True)
    ]
    of_chunks, digests, pieces = _columns(chunks, 3)
    of_dependencies, channels, versions, cuts = _columns(dependencies, 4)
    return (
        *map(arrays.texts, _columns([p.key for p in puts], 3)),
        arrays.texts([p.parent_id for p in puts]),
        arrays.texts(needed),
        arrays.documents([p.checkpoint for p in puts]),
        arrays.documents([p.metadata for p in puts]),
        arrays.byteas([p.sealed for p in puts]),
        arrays.bigints([ordinal for ordinal, _ in blobs]),
        *columns,
        arrays.bigints(of_chunks),
        arrays.equally_long(digests, DIGEST_SIZE),
        arrays.byteas(pieces),
        arrays.bigints(of_dependencies),
        arrays.texts(channels),
        arrays.texts(versions),
        arrays.byteas(cuts),
        arrays.byteas([_referred_by(p) for p in puts]),
        crcs,
    )


def whole_parameters(put: PutRows) -> tuple[str | bytes | arrays.BinaryArray | None, ...]:
    """Parameters of put_whole_checkpoint.sql; without the attempt's number."""
    chunks = [chunk for blob in put.blobs for chunk in blob.pieces.items()]
    return (
        *put.key,
        put.parent_id,
        put.checkpoint,
        put.metadata,
        put.sealed,
        _referred_by(put),
        *_blob_columns(put.blobs),
        arrays.equally_long([digest for digest, _ in chunks], DIGEST_SIZE),
        arrays.byteas([data for _, data in chunks]),
        None,
    )


def _columns(rows: Sequence[Sequence[Any]], width: int) -> list[Sequence[Any]]:
    """The columns of rows, of which there may be none."""
    return list(zip(*rows, strict=True)) if rows else [()] * width


def _blob_columns(blobs: Sequence[BlobRow]) -> tuple[arrays.BinaryArray, ...]:
    columns = _columns(blobs, len(BlobRow._fields))
    channels, versions, types, sizes, groups, chunks, data = columns[:7]
    summed = channels, versions, types, groups, chunks, data
    if _any_sealed(types):
        rows = zip(*summed, strict=True)
        crcs = [None if is_sealed(row[2]) else blob_crc(*row) for row in rows]
    else:
        crcs = [*map(blob_crc, *summed)]
    return (
        arrays.texts(channels),
        arrays.texts(versions),
        arrays.texts(types),
        arrays.integers(sizes),
        arrays.integers(groups),
        arrays.byteas(chunks),
        arrays.byteas(data),
        arrays.checksums(crcs),
    )


def _any_sealed(types: Collection[str]) -> bool:
    return any(map(is_sealed, set(types)))


def _referred_by(put: PutRows) -> bytes | None:
    if put.sealed is not None:
        return None
    channels = [blob.channel for blob in put.blobs]
    # Where the cut matters only pieces are left out, of a value that is among the former.
    channels += [dependency.channel for dependency in put.dependencies if dependency.cut is None]
    return referred(channels)


def not_stored(
    puts: Sequence[PutRows], answer: Rows, doubtful: Collection[CheckpointKey]
) -> dict[CheckpointKey, bool]:
    """The puts that put_checkpoints.sql left out, and whether a missing parent was the reason."""
    stored = {ordinal for ordinal, is_stored in answer if is_stored}
    if len(stored) == len(puts):
        return {}
    gone = {ordinal for ordinal, is_stored in answer if not is_stored}
    orphans = _perhaps_orphans(puts, doubtful)
    missing: dict[CheckpointKey, bool] = {}
    for ordinal, put in enumerate(puts, 1):
        if ordinal not in stored:
            of_orphan = put.parent is not None and missing.get(put.parent, False)
            missing[put.key] = of_orphan or (ordinal in gone and put.key in orphans)
    return missing


# The key of a WriteRow in its table.
_write_key = itemgetter(0, 1, 2, 3, 4)


def write_parameters(writes: Sequence[WriteRow]) -> tuple[arrays.BinaryArray, ...]:
    """The arrays of put_writes.sql: one row a key, sorted so that batches can't deadlock.

    Checksums come last. Of several writes to one key a regular one (idx >= 0) keeps the first, a
    special one the last, as the statement does with rows that are stored.
    """
    rows = sorted(writes)
    if len(set(map(_write_key, rows))) < len(rows):
        chosen = dict[tuple[Any, ...], WriteRow]()
        for write in writes:
            if write.idx < 0 or _write_key(write) not in chosen:
                chosen[_write_key(write)] = write
        rows = sorted(chosen.values())
    columns = list(zip(*rows, strict=True))
    if min(columns[4]) < 0 or _any_sealed(columns[7]):
        # Special writes are replaced, also by older versions, which leave the checksum as it is.
        crcs = [None if r.idx < 0 or is_sealed(r.type) else write_crc(*r[3:]) for r in rows]
    else:
        crcs = [*map(write_crc, *columns[3:])]
    return (
        *map(arrays.texts, columns[:4]),
        arrays.integers(columns[4]),
        *map(arrays.texts, columns[5:8]),
        arrays.byteas(columns[8]),
        arrays.checksums(crcs),
    )


def _perhaps_orphans(
    puts: Sequence[PutRows], doubtful: Collection[CheckpointKey]
) -> set[CheckpointKey]:
    """The puts whose doubtful parent does not come before them in the batch."""
    orphans: set[CheckpointKey] = set()
    if not doubtful:
        return orphans
    before: set[CheckpointKey | None] = {None}
    for put in puts:
        if put.parent not in before and put.parent in doubtful:
            orphans.add(put.key)
        before.add(put.key)
    return orphans


def _unproved(puts: Sequence[PutRows]) -> list[list[Dependency]]:
    """For each put, what it leans on that no earlier put of the batch sends or leans on.

    If a put is left out, all that come after it in its thread are left out too.
    """
    if len({put.key.thread_id for put in puts}) == len(puts):
        return [put.dependencies for put in puts]
    proved: set[tuple[str, str, Dependency]] = set()
    unproved = []
    for put in puts:
        place = put.key[:2]
        unproved.append([d for d in put.dependencies if (*place, d) not in proved])
        sent = [*put.dependencies]
        for blob in put.blobs:
            cut = None if blob.chunks is None else cut_of(blob.groups, blob.chunks)
            sent.append(Dependency(blob.channel, blob.version, cut))
        for dependency in sent:
            # Who knows how a value is cut knows that it is there.
            proved.update(((*place, dependency), (*place, dependency._replace(cut=None))))
    return unproved


# Items that are worth a transaction beside another one.
_BATCH_SHARE = 32
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
        keys: ThreadKeys | None = None,
    ) -> None:
        closed = "the saver is closed and takes no new writes: open it again"
        most = settings.max_queued_bytes
        super().__init__(settings, closed, batcher.Bounds(settings.max_queued_items, most, most))
        self.statistics = watch.counts.batches
        self._watching = watch
        self._database, self._nodes = database, nodes
        self._keys = keys
        # Puts that failed or were not answered, and why. They may be stored; only the server knows.
        self._doubtful = OrderedDict[CheckpointKey, BaseException]()
        # By thread: what streams store a little later counts as submitted.
        self.held_back: dict[Hashable, list[HeldBack]] = {}

    def put(self, put: PutRows, fence: Fence = NO_FENCE) -> asyncio.Future[None]:
        """Stores a checkpoint; to be awaited at once, and done when it is durable."""
        return self._queue(put.key.thread_id, put, put.size, put.kept, fence)

    def put_writes(
        self, writes: list[WriteRow], fence: Fence = NO_FENCE, used: UsedAnswer | None = None
    ) -> asyncio.Future[None]:
        """Stores the writes of a task, if there are any."""
        if not writes:
            nothing: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            nothing.set_result(None)
            return nothing
        return self._queue(writes[0].thread_id, writes, size_of_writes(writes), 0, fence, used)

    def run_alone(self, thread_id: str, statements: Sequence[Statement]) -> asyncio.Future[None]:
        """Runs statements in the thread's turn, after all that was submitted for it before."""
        return self._queue(thread_id, ExclusiveTransaction(statements), 0)

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
        item = Item(
            kind=self._nodes.node_of(thread_id),
            work=work,
            deadline=time.monotonic() + self._settings.write_timeout,
            future=future,
            keys=(thread_id,),
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
        except errors.PgCheckpointError as error:  # overloaded, or closed
            self._not_answered(item, error)
            future.set_exception(error)
        return future

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
                    "its run is streamed: what the run stores waits for that loop. Use the "
                    "asynchronous method, or call it in another thread (asyncio.to_thread)"
                )
        return asyncio.gather(*waiting, return_exceptions=True)

    # --- what the batcher asks ---

    def _limits(self, kind: Hashable) -> batcher.Limits:
        settings = self._settings
        return batcher.Limits(settings.lanes, settings.max_batch_items, _BATCH_SHARE)

    def _name(self, call: Item) -> str:
        return f"a write to thread {call.thread_id!r}"

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
        applied = "may be applied: an answer was lost" if call.lost else "is not applied"
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
                # Data keys stay known as long as they are held.
                _held = await self._fetch_keys(calls, timeout)
                answers = await self._nodes.run(
                    calls[0].kind,
                    batch.statements,
                    timeout=deadline - time.monotonic(),
                    tries=tries,
                )
        except failures.NotAsSeen:
            if self._keys is not None:
                self._keys.forget(item.thread_id for item in calls)
            raise
        omitted = batch.not_stored(answers)
        for item in calls:
            if item not in omitted:
                self._stored(item)
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

    def _stored(self, item: Item) -> None:
        self.statistics.written += item.size
        if isinstance(put := item.work, PutRows):
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
        for item, is_orphan in items.items():
            put = item.work
            assert isinstance(put, PutRows)  # noqa: S101  nothing else; for mypy
            if is_orphan:
                error = errors.ParentWriteFailedError(
                    f"checkpoint {put.key.checkpoint_id!r} of thread {item.thread_id!r} was not "
                    f"written, because its parent {put.parent_id!r} is not stored: its put failed"
                )
                error.__cause__ = self._doubtful.get(put.parent) if put.parent else None
                answers[item] = error
                self._not_answered(item, error)
            else:
                if item.thread_id not in threads:
                    item.send_whole = True
                    self.statistics.sent_whole_again += 1
                answers[item] = batcher.AGAIN
            threads.add(item.thread_id)
        return answers


def meaning_of(
    error: BaseException, thread_id: str, write: str, applied: str = "is not applied"
) -> errors.PgCheckpointError | None:
    """The error of this package that a failed statement stands for."""
    if isinstance(error, failures.LeaseOver):
        return errors.ConcurrentWriteError(
            f"{write} of thread {thread_id!r} was made under a lease that is over: "
            f"another run has taken it, or its block has ended; it {applied}. Another run "
            "drives the thread: end this one"
        )
    if isinstance(error, failures.Encrypted):
        return errors.CipherRequiredError(
            f"thread {thread_id!r} is encrypted, but this saver has no cipher, or none with "
            f"data keys, which the thread needs; {write} {applied}. Make the "
            "saver with the cipher, or with AesGcmCipher(..., data_keys=True)"
        )
    if isinstance(error, failures.NotAsSeen):
        return errors.DataKeyError(
            f"the data key of thread {thread_id!r} was replaced or forgotten since "
            f"{write} was encrypted; it {applied}. Repeat the call"
        )
    return None
