"""The writer: calls of a thread become batches, and a batch the statements of one transaction."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Awaitable, Collection, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from operator import itemgetter
from typing import Any, NamedTuple, Protocol, TypeAlias, TypeVar

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

# Items: what the writer is asked for, as calls of the batcher. No I/O.


class Fence(NamedTuple):
    """What has to hold when a write is stored, or it is refused."""

    # The token of the lease that the write is made under (leases.py); None without one.
    lease: str | None = None
    # Whether what was begun under the lease (runs/wakeups.py) ends as this is stored.
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
    fence: Fence = NO_FENCE  # what has to hold when it is stored
    span: Any = None  # the call's span, if it is traced
    # Whether it has to be sent whole, because what it depended on was gone.
    send_whole: bool = False
    used: UsedAnswer | None = None  # what the writes of a task end of what was stored before


# Failures of writes: which error a caller gets, with a note that names the write.
#
# No I/O. A server's error passes unchanged, with a note on the write that it refused, unless
# it stands for an error of this package.


T = TypeVar("T", bound=BaseException)

# More failed puts at once are no longer single accidents.
_REMEMBERED = 1_000


class FailedPuts(OrderedDict[CheckpointKey, BaseException]):
    """Puts that failed or were not answered, and why.

    They may not be stored; only the server knows.
    """

    def note(self, key: CheckpointKey, error: BaseException) -> None:
        """Notes one; the oldest is forgotten first."""
        self[key] = failures.without_frames(error)
        if len(self) > _REMEMBERED:
            self.popitem(last=False)


def error_for(item: Item, error: BaseException) -> BaseException:
    """The error for an item's caller."""
    if (own := meaning_of(error, item.thread_id, _write(item), _applied(item))) is not None:
        return _because_of(own, error)
    if isinstance(error, errors.PgCheckpointError) and not item.lost:
        return error
    # Python 3.10 has no notes.
    if hasattr(error, "add_note"):
        what = "not answered" if item.lost else "refused"
        error.add_note(
            f"{_write(item)} of thread {item.thread_id!r} was {what}, and {_applied(item)}"
        )
    return error


def is_orphan(put: PutRows, cause: BaseException | None) -> errors.ParentWriteFailedError:
    """The error of a put that was left out because its parent's put failed."""
    return _because_of(
        errors.ParentWriteFailedError(
            f"checkpoint {put.key.checkpoint_id!r} of thread {put.key.thread_id!r} was not "
            f"written, because its parent {put.parent_id!r} is not stored: its put failed"
        ),
        cause,
    )


def is_to_wait(item: Item, error: BaseException) -> bool:
    """Whether an item is tried again later: its thread is locked, or has another data key now."""
    again = isinstance(error, failures.NotAsSeen) and is_in_clear(item.work)
    return again or failures.may_be_one_statements(error)


def meaning_of(
    error: BaseException, thread_id: str, what: str, applied: str = "is not applied"
) -> errors.PgCheckpointError | None:
    """The error of this package that a failed statement stands for."""
    if isinstance(error, failures.LeaseOver):
        return errors.ConcurrentWriteError(
            f"{what} of thread {thread_id!r} was made under a lease that is over: "
            f"another run has taken it, or its block has ended; it {applied}. Another run "
            "drives the thread: end this one"
        )
    if isinstance(error, failures.Encrypted):
        return errors.CipherRequiredError(
            f"thread {thread_id!r} is encrypted, but this saver has no cipher, or none with "
            f"data keys, which the thread needs; {what} {applied}. Make the "
            "saver with the cipher, or with AesGcmCipher(..., data_keys=True)"
        )
    if isinstance(error, failures.NotAsSeen):
        return errors.DataKeyError(
            f"the data key of thread {thread_id!r} was replaced or forgotten since "
            f"{what} was encrypted; it {applied}. Repeat the call"
        )
    return None


def _because_of(error: T, cause: BaseException | None) -> T:
    error.__cause__ = cause
    return error


def _applied(item: Item) -> str:
    # An earlier try may have been committed, and its answer lost.
    return "may be applied: an answer was lost" if item.lost else "is not applied"


def _write(item: Item) -> str:
    work = item.work
    if isinstance(work, PutRows):
        return f"the put of checkpoint {work.key.checkpoint_id!r}"
    if isinstance(work, list):
        return f"the writes of task {work[0].task_id!r} at checkpoint {work[0].checkpoint_id!r}"
    return "a deletion or copy"


# A batch: queued items as the statements of one transaction, and what became of each item.
#
# No I/O. Decides the order of statements and what their answers mean, and knows the
# parameters of put_checkpoints.sql and put_writes.sql.


# A thread, what it has to run, and the root checkpoint that was put, or has an interrupt or a goto;
# None for an answer.
Mark: TypeAlias = "tuple[str, str, str | None]"
# As lock_threads.sql has it: tasks, since now; none; none until it is answered.
_HAS_TASKS, _HAS_NONE, _WAITS = "now", "epoch", "-infinity"

# What a WriteRow is known by in its table.
_key = itemgetter(0, 1, 2, 3, 4)


class Outcome(NamedTuple):
    """What became of the items of a batch whose transaction was committed."""

    stored: Sequence[Item]  # those that were stored
    # Puts that were not, and whether because the parent's put failed; otherwise something that they
    # depend on is gone, and they have to be sent again whole.
    not_stored: Mapping[Item, bool]


class Batch:
    """Items that are stored in one transaction, or the one item that goes alone."""

    def __init__(
        self,
        database: Database,
        items: Sequence[Item],
        doubtful: Collection[CheckpointKey],
        lock_timeout: float,
    ) -> None:
        self.items = items
        self.held: object = None  # data keys, which stay known for as long
        self._database, self._doubtful, self._lock_timeout = database, doubtful, lock_timeout
        self._put_at = 0

    def threads_in_clear(self) -> list[str]:
        """The threads of what the statements encrypt."""
        return sorted({item.thread_id for item in self.items if is_in_clear(item.work)})

    def statements(self) -> list[Statement]:
        """What stores the items; made when the schema is known, and anew for another node."""
        database, items = self._database, self.items
        if isinstance(items[0].work, ExclusiveTransaction):
            bounds = database.bounds(generic_plan=False, lock_timeout=self._lock_timeout)
            return [bounds, *items[0].work.statements]
        works = self._encrypted()
        puts = [work for work in works if isinstance(work, PutRows)]
        writes = _writes(items, works)
        sure, unsure = _marks(items, puts, self._doubtful)
        statements = [self._lock(sure)]
        if puts:
            self._put_at = len(statements)
            statements.append(_put(database, puts, self._doubtful, is_all=not writes))
        used = [item.used for item in items if item.used is not None]
        statements += (database.statement("use_answer", *one[:4]) for one in used)
        if writes:
            statements.append(_put_writes(database, writes))
        answered = sorted({one[:2] for one in used if one.is_answered})
        statements += (database.statement("end_waiting", *place) for place in answered)
        if unsure:
            columns = map(arrays.texts, zip(*unsure, strict=True))
            statements.append(database.statement("mark_threads", *columns))
        if database.has_cipher:
            ids = {i for i in map(sealed_for, works) if i is not None}
            statements += schema_check(database, ids)
        statements += _key_checks(database, puts, writes)
        return [*statements, *_ttls(database, puts), *_check_leases(database, items)]

    def outcome(self, answers: Sequence[Rows]) -> Outcome:
        """What became of the items."""
        works = {item: item.work for item in self.items}
        puts = {item: work for item, work in works.items() if isinstance(work, PutRows)}
        if not puts:
            return Outcome(self.items, {})
        missing = not_stored([*puts.values()], answers[self._put_at], self._doubtful)
        if not missing:
            return Outcome(self.items, {})
        left = {i: missing[put.key] for i, put in puts.items() if put.key in missing}
        return Outcome([item for item in self.items if item not in left], left)

    def _encrypted(self) -> list[Any]:
        """What is sent of the items."""
        try:
            return [finished(item.work) for item in self.items]
        except errors.DataKeyError as error:
            if not self._database.has_data_keys:
                raise
            # As if the server had said so.
            raise failures.NotAsSeen(str(error)) from error

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
        said = [marks[thread][1:] if thread in marks else (None, None) for thread in threads]
        return database.lock_threads(threads, self._lock_timeout, said)


def _put(
    database: Database,
    puts: Sequence[PutRows],
    doubtful: Collection[CheckpointKey],
    *,
    is_all: bool,
) -> Statement:
    is_simple = len(puts) == 1 and not puts[0].dependencies and not _perhaps_orphans(puts, doubtful)
    if is_simple and not database.on_citus:
        statement = database.statement("put_whole_checkpoint", *whole_parameters(puts[0]))
        # Its thread is locked; what else a batch writes may not be.
        return statement._replace(checks_attempt=is_all)
    return database.statement("put_checkpoints", *checkpoint_parameters(puts, doubtful))


def _writes(items: Sequence[Item], works: Sequence[Any]) -> list[WriteRow]:
    """The rows of pending writes, without those that a later call of the batch ends."""
    rows = list[WriteRow]()
    for item, work in zip(items, works, strict=True):
        if isinstance(work, list):
            if (used := item.used) is not None:
                rows = [row for row in rows if not used.ends(row)]
            rows += work
    return rows


def _put_writes(database: Database, writes: Sequence[WriteRow]) -> Statement:
    *arrays, crcs = write_parameters(writes)
    marks = database.has_cipher, crcs, database.has_data_keys
    return database.statement("put_writes", *arrays, *marks)


def _ttls(database: Database, puts: Sequence[PutRows]) -> list[Statement]:
    ttls = {put.key.thread_id: put.ttl for put in puts if put.ttl is not None}
    whose = arrays.texts([*ttls]), arrays.doubles([*ttls.values()])
    return [database.statement("set_ttls", *whose)] if ttls else []


def _key_checks(
    database: Database, puts: Sequence[PutRows], writes: Sequence[WriteRow]
) -> list[Statement]:
    used = _data_keys(puts, writes) if database.has_cipher else set()
    columns = [arrays.texts(column) for column in zip(*sorted(used), strict=True)]
    return [database.statement("check_data_keys", *columns)] if used else []


def _data_keys(puts: Sequence[PutRows], writes: Sequence[WriteRow]) -> set[tuple[str, str]]:
    """The threads of what is encrypted by data keys, and their ids."""
    sealed = [(put.key.thread_id, put.sealed) for put in puts]
    # Whether a value is a ciphertext is looked at only if it looks like one: that is rare.
    sealed += [(w.thread_id, w.blob) for w in writes if data_key_id(w.blob) and is_sealed(w.type)]
    return {(thread_id, key_id) for thread_id, data in sealed if (key_id := data_key_id(data))}


def _check_leases(database: Database, items: Sequence[Item]) -> list[Statement]:
    leases = {(item.thread_id, item.fence.lease) for item in items if item.fence.lease}
    if not leases:
        return []
    threads, tokens = zip(*sorted(leases), strict=True)
    check = database.statement("check_leases", arrays.texts(threads), arrays.texts(tokens))
    return [*_end_wakeups(database, items), check]


def _end_wakeups(database: Database, items: Sequence[Item]) -> list[Statement]:
    begun = {(i.thread_id, i.fence.lease) for i in items if i.fence.ends_wakeup}
    columns = [arrays.texts(column) for column in zip(*sorted(begun), strict=True)]
    return [database.statement("end_wakeups", *columns)] if begun else []


def _marks(
    items: Sequence[Item], puts: Sequence[PutRows], doubtful: Collection[CheckpointKey]
) -> tuple[dict[str, Mark], list[Mark]]:
    """What to note of threads when they are locked, and what after puts that may be left out.

    That a thread has tasks to run is noted beforehand if the put may only have to be sent again:
    who lists it judges its checkpoint. That it has none is believed, so it has to be stored.
    """
    orphans = _perhaps_orphans(puts, doubtful)
    late = {
        put.key.thread_id
        for put in puts
        if put.key in orphans or (put.dependencies and put.has_tasks is False)
    }
    marks = _in_order(mark for item in items if (mark := _mark(item)) is not None)
    sure = {mark[0]: mark for mark in marks if mark[0] not in late}
    return sure, [mark for mark in marks if mark[0] in late]


def _in_order(marks: Iterable[Mark]) -> list[Mark]:
    """Marks, each interrupt after the puts up to its checkpoint.

    LangGraph may hand over the writes of a task before the checkpoint that it ran at, and before
    those that came before.
    """
    found, asked = list[Mark](), dict[str, Mark]()
    for mark in marks:
        thread_id, what, checkpoint_id = mark
        found.append(mark)
        if what == _WAITS:
            asked[thread_id] = mark
        elif _is_before(checkpoint_id, asked.get(thread_id)):
            found.append(asked[thread_id])
        else:
            asked.pop(thread_id, None)
    return found


def _is_before(checkpoint_id: str | None, asked: Mark | None) -> bool:
    """Whether a put is of the checkpoint that an interrupt is of, or of one before."""
    at = None if asked is None else asked[2]
    return at is not None and checkpoint_id is not None and checkpoint_id <= at


def _mark(item: Item) -> Mark | None:
    """What a thread has to run after an item, if that says so.

    A root checkpoint has tasks or not; an interrupt makes its thread wait for an answer, and an
    answer ends that. An answer by its id is seen when its task has used it (end_waiting.sql).
    """
    work = item.work
    if isinstance(work, PutRows):
        if work.has_tasks is None:
            return None
        has = _HAS_TASKS if work.has_tasks else _HAS_NONE
        return item.thread_id, has, work.key.checkpoint_id
    if not isinstance(work, list) or work[0].checkpoint_ns:
        return None
    written = by_task((row.task_id, row.channel) for row in work)
    if (goes_on := goes_on_after(written)) is None:
        return None
    if goes_on:
        # Where a goto leads is run beside the task that asked, which asks again.
        at = None if is_answer(written) else work[0].checkpoint_id
        return item.thread_id, _HAS_TASKS, at
    return item.thread_id, _WAITS, work[0].checkpoint_id


def checkpoint_parameters(
    puts: Sequence[PutRows], doubtful: Collection[CheckpointKey]
) -> tuple[arrays.BinaryArray, ...]:
    """Parameters of put_checkpoints.sql; all that belongs to a put has its ordinal."""
    blobs = [(ordinal, b) for ordinal, put in enumerate(puts, 1) for b in put.blobs]
    chunks = [(n, *c) for n, put in enumerate(puts, 1) for b in put.blobs for c in b.pieces.items()]
    *columns, crcs = _blob_columns([b for _, b in blobs])
    unproved = _unproved(puts)
    dependencies = [(n, *one) for n, of_put in enumerate(unproved, 1) for one in of_put]
    orphans = _perhaps_orphans(puts, doubtful)
    needed = [
        p.parent_id if of_put or p.key in orphans else None
        for p, of_put in zip(puts, unproved, strict=True)
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
    return (
        arrays.texts(channels),
        arrays.texts(versions),
        arrays.texts(types),
        arrays.integers(sizes),
        arrays.integers(groups),
        arrays.byteas(chunks),
        arrays.byteas(data),
        arrays.checksums(_blob_crcs(channels, versions, types, groups, chunks, data)),
    )


def _blob_crcs(*columns: Sequence[Any]) -> list[int | None]:
    """The checksums of blobs, given the columns that `blob_crc` takes."""
    if not _any_sealed(columns[2]):
        return list(map(blob_crc, *columns))
    return [None if is_sealed(row[2]) else blob_crc(*row) for row in zip(*columns, strict=True)]


def _any_sealed(types: Collection[str]) -> bool:
    return any(map(is_sealed, set(types)))


def _referred_by(put: PutRows) -> bytes | None:
    if put.sealed is not None:
        return None
    channels = [blob.channel for blob in put.blobs]
    # Where the cut matters only pieces are left out, of a value that is among the former.
    channels += [one.channel for one in put.dependencies if one.cut is None]
    return referred(channels)


def _write_crcs(rows: Sequence[WriteRow], columns: Sequence[Sequence[Any]]) -> list[int | None]:
    """The checksums of writes, given as rows and as columns."""
    if min(columns[4]) >= 0 and not _any_sealed(columns[7]):
        return list(map(write_crc, *columns[3:]))
    # Special writes are replaced, also by older versions, which leave the checksum as it is.
    return [None if r.idx < 0 or is_sealed(r.type) else write_crc(*r[3:]) for r in rows]


def not_stored(
    puts: Sequence[PutRows], answer: Rows, doubtful: Collection[CheckpointKey]
) -> dict[CheckpointKey, bool]:
    """The puts that put_checkpoints.sql left out, and whether a missing parent was the reason."""
    stored = {ordinal for ordinal, is_stored in answer if is_stored}
    if len(stored) == len(puts):
        return {}
    gone = {ordinal for ordinal, is_stored in answer if not is_stored}
    orphans = _perhaps_orphans(puts, doubtful)
    found: dict[CheckpointKey, bool] = {}
    for ordinal, put in enumerate(puts, 1):
        if ordinal not in stored:
            of_orphan = put.parent is not None and found.get(put.parent, False)
            found[put.key] = of_orphan or (ordinal in gone and put.key in orphans)
    return found


def write_parameters(writes: Sequence[WriteRow]) -> tuple[arrays.BinaryArray, ...]:
    """The arrays of put_writes.sql: one row a key, sorted so that batches can't deadlock.

    Checksums come last. Of several writes to one key a regular one (idx >= 0) keeps the first, a
    special one the last, as the statement does with rows that are stored.
    """
    rows = sorted(writes)
    if len(set(map(_key, rows))) < len(rows):
        rows = sorted(_one_a_key(writes))
    columns = list(zip(*rows, strict=True))
    return (
        *(arrays.texts(column) for column in columns[:4]),
        arrays.integers(columns[4]),
        *(arrays.texts(column) for column in columns[5:8]),
        arrays.byteas(columns[8]),
        arrays.checksums(_write_crcs(rows, columns)),
    )


def _one_a_key(writes: Sequence[WriteRow]) -> Iterable[WriteRow]:
    chosen: dict[tuple[str, str, str, str, int], WriteRow] = {}
    for write in writes:
        if write.idx < 0 or _key(write) not in chosen:
            chosen[_key(write)] = write
    return chosen.values()


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
        unproved.append([one for one in put.dependencies if (*place, one) not in proved])
        for one in put.dependencies:
            proved.update(((*place, one), (*place, one._replace(cut=None))))
        for blob in put.blobs:
            proved.add((*place, Dependency(blob.channel, blob.version, None)))
            if blob.chunks is not None:
                cut = cut_of(blob.groups, blob.chunks)
                proved.add((*place, Dependency(blob.channel, blob.version, cut)))
    return unproved


# The writer: commits puts, writes and deletions in order, many calls in one transaction.
#
# A call arrives encoded and queues with the batcher (core/batcher.py), whose lanes commit
# everything that queued while their previous commits ran (group commit), and answer the callers
# after COMMIT, never before. There is no timer: a lone caller waits for nobody.
#
# Guarantees:
#
# * Durable when it returns (W1), without delay (W2).
# * Ordered per thread (W3): items of a thread commit in the order in which they
#   were submitted. A put whose parent's put failed here, or was not answered, is stored
#   only if the parent turns out to be stored; otherwise it fails too. A put that was not stored
#   because what it depended on is gone is sent again whole, before what follows it.
# * One bad item never fails the others of its batch (W5). An item that has to wait for a
#   lock longer than a moment waits in a lane of its own and holds up nobody.
# * Passing errors are retried in order up to the deadline (W7); all statements
#   can be replayed.
# * Bounded (W8): beyond `max_queued_bytes` or `max_queued_items` callers wait for room,
#   with at most as many bytes again. A caller that comes beyond that, or waits longer than
#   the deadline, gets a typed error.
# * Cancel-safe (W9): the item of a cancelled caller leaves the queue if it was not sent,
#   and disturbs nobody. When the tasks of a lane are cancelled, its items end with them, and
#   the next call starts a new task.
# * `drain` refuses new work and waits for the old (W10).
#
# All methods belong to one event loop.


# Items that are worth a transaction beside another one.
_SHARE = 32


class HeldBack(Protocol):
    """What a stream of this process stores a little later, on its own event loop."""

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
                raise errors.SyncCallError(
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
        except errors.PgCheckpointError as error:  # overloaded, or closed
            self._not_answered(item, error)
            future.set_exception(error)
        return future

    # --- what the batcher asks ---

    def _limits(self, kind: Hashable) -> batcher.Limits:
        settings = self._settings
        return batcher.Limits(at_once=settings.lanes, most=settings.max_batch_items, share=_SHARE)

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
        except failures.NotAsSeen:
            if self._keys is not None:
                self._keys.forget(item.thread_id for item in calls)
            raise
        return self._outcome(batch.outcome(answers), calls)

    async def _fetch_keys(self, keys: ThreadKeys, batch: Batch, deadline: float) -> None:
        """Fetches the data keys that the statements of a batch are made with."""
        try:
            threads, left = batch.threads_in_clear(), deadline - time.monotonic()
            batch.held = await keys.for_writing(threads, timeout=left)
        except errors.ReadTimeoutError as error:
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
                answers[item] = batcher.AGAIN
            threads.add(item.thread_id)
        return answers
