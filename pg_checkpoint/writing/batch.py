"""A batch: queued items as the statements of one transaction, and what became of each item.

No I/O. Decides the order of statements and what their answers mean, and knows the
parameters of put_checkpoints.sql and put_writes.sql.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from operator import itemgetter
from typing import Any, NamedTuple, TypeAlias

from pg_checkpoint.codec.blobs import BlobRow
from pg_checkpoint.codec.checksums import blob_crc, referred, write_crc
from pg_checkpoint.codec.chunks import DIGEST_SIZE
from pg_checkpoint.codec.keys import CheckpointKey
from pg_checkpoint.codec.known_parents import Dependency, cut_of
from pg_checkpoint.codec.next_tasks import by_task, goes_on_after, is_answer
from pg_checkpoint.codec.rows import PutRows, WriteRow, finished, is_in_clear, sealed_for
from pg_checkpoint.codec.sealing import is_sealed
from pg_checkpoint.encryption.cipher import data_key_id
from pg_checkpoint.errors import DataKeyError
from pg_checkpoint.postgres.arrays import (
    BinaryArray,
    bigints,
    byteas,
    checksums,
    documents,
    doubles,
    equally_long,
    integers,
    texts,
)
from pg_checkpoint.postgres.database import Database
from pg_checkpoint.postgres.error_classes import NotAsSeen
from pg_checkpoint.postgres.pipeline import Rows, Statement
from pg_checkpoint.postgres.schema_check import schema_check
from pg_checkpoint.writing.items import ExclusiveTransaction, Item

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
            columns = map(texts, zip(*unsure, strict=True))
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
        except DataKeyError as error:
            if not self._database.has_data_keys:
                raise
            # As if the server had said so.
            raise NotAsSeen(str(error)) from error

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
    whose = texts([*ttls]), doubles([*ttls.values()])
    return [database.statement("set_ttls", *whose)] if ttls else []


def _key_checks(
    database: Database, puts: Sequence[PutRows], writes: Sequence[WriteRow]
) -> list[Statement]:
    used = _data_keys(puts, writes) if database.has_cipher else set()
    columns = [texts(column) for column in zip(*sorted(used), strict=True)]
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
    check = database.statement("check_leases", texts(threads), texts(tokens))
    return [*_end_wakeups(database, items), check]


def _end_wakeups(database: Database, items: Sequence[Item]) -> list[Statement]:
    begun = {(i.thread_id, i.fence.lease) for i in items if i.fence.ends_wakeup}
    columns = [texts(column) for column in zip(*sorted(begun), strict=True)]
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
) -> tuple[BinaryArray, ...]:
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
        *map(texts, _columns([p.key for p in puts], 3)),
        texts([p.parent_id for p in puts]),
        texts(needed),
        documents([p.checkpoint for p in puts]),
        documents([p.metadata for p in puts]),
        byteas([p.sealed for p in puts]),
        bigints([ordinal for ordinal, _ in blobs]),
        *columns,
        bigints(of_chunks),
        equally_long(digests, DIGEST_SIZE),
        byteas(pieces),
        bigints(of_dependencies),
        texts(channels),
        texts(versions),
        byteas(cuts),
        byteas([_referred_by(p) for p in puts]),
        crcs,
    )


def whole_parameters(put: PutRows) -> tuple[str | bytes | BinaryArray | None, ...]:
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
        equally_long([digest for digest, _ in chunks], DIGEST_SIZE),
        byteas([data for _, data in chunks]),
        None,
    )


def _columns(rows: Sequence[Sequence[Any]], width: int) -> list[Sequence[Any]]:
    """The columns of rows, of which there may be none."""
    return list(zip(*rows, strict=True)) if rows else [()] * width


def _blob_columns(blobs: Sequence[BlobRow]) -> tuple[BinaryArray, ...]:
    columns = _columns(blobs, len(BlobRow._fields))
    channels, versions, types, sizes, groups, chunks, data = columns[:7]
    return (
        texts(channels),
        texts(versions),
        texts(types),
        integers(sizes),
        integers(groups),
        byteas(chunks),
        byteas(data),
        checksums(_blob_crcs(channels, versions, types, groups, chunks, data)),
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


def write_parameters(writes: Sequence[WriteRow]) -> tuple[BinaryArray, ...]:
    """The arrays of put_writes.sql: one row a key, sorted so that batches can't deadlock.

    Checksums come last. Of several writes to one key a regular one (idx >= 0) keeps the first, a
    special one the last, as the statement does with rows that are stored.
    """
    rows = sorted(writes)
    if len(set(map(_key, rows))) < len(rows):
        rows = sorted(_one_a_key(writes))
    columns = list(zip(*rows, strict=True))
    return (
        *(texts(column) for column in columns[:4]),
        integers(columns[4]),
        *(texts(column) for column in columns[5:8]),
        byteas(columns[8]),
        checksums(_write_crcs(rows, columns)),
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
