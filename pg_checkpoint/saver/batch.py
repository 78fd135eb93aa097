"""The batch: the calls that are stored in one transaction, and its statements. No I/O.

    limits and locks, what guards need before, puts, pending writes, what guards check or note

A put or a pending write is what every caller has. What has to hold besides, or is noted with it
(leases, times to live, keys, open questions), is a guard (guards.py).
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from operator import itemgetter
from typing import Any, NamedTuple, TypeAlias

from pg_checkpoint.codec.chunks import DIGEST_SIZE, blob_crc, referred, write_crc
from pg_checkpoint.codec.keys import CheckpointKey, Dependency, cut_of
from pg_checkpoint.codec.reading import UsedAnswer
from pg_checkpoint.codec.rows import BlobRow, PutRows, WriteRow, finished
from pg_checkpoint.codec.sealing import is_sealed
from pg_checkpoint.core import arrays, batcher, errors, failures
from pg_checkpoint.core.database import Database
from pg_checkpoint.core.transaction import Rows, Statement


class ExclusiveTransaction(NamedTuple):
    """Statements that get a transaction of their own: deletes, copies."""

    statements: Sequence[Statement]


Work: TypeAlias = "PutRows | list[WriteRow] | ExclusiveTransaction"


@dataclass(slots=True, eq=False)
class Item(batcher.Call):
    """One call of the writer, whose key is its thread."""

    thread_id: str = ""
    node: str = ""  # of a cluster, as far as is known
    lease: str | None = None  # the token of the lease that it is made under (leases.py)
    ends_wakeup: bool = False  # whether the wake-up that began under the lease ends with it
    used: UsedAnswer | None = None  # what the writes of a task end of what was stored before
    span: Any = None  # the call's span, if it is traced


class Mark(NamedTuple):
    """What a thread has to run after an item, as lock_threads has it; see guards.py."""

    state: str | None
    # The root checkpoint that was put, or has an interrupt or a goto; None for an answer.
    checkpoint_id: str | None


UNMARKED = Mark(None, None)


class Guard:
    """Adds statements to a batch: what has to hold, or what is noted with it."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def before(self, batch: Batch) -> Iterable[Statement]:
        """The statements before puts and writes. A guard may lock threads (`batch.locks`)."""
        return ()

    def after(self, batch: Batch) -> Iterable[Statement]:
        """The statements after puts and writes."""
        return ()


class Batch:
    """Items that are stored in one transaction, or the one item that goes alone."""

    def __init__(
        self,
        database: Database,
        items: Sequence[Item],
        doubtful: Collection[CheckpointKey],
        lock_timeout: float,
        guards: Sequence[Guard],
    ) -> None:
        self.items = items
        self._database, self._doubtful, self._lock_timeout = database, doubtful, lock_timeout
        self._guards = guards
        # What follows is made with the statements.
        self.works: Sequence[Work] = ()
        self.puts: Sequence[PutRows] = ()
        self.writes: Sequence[WriteRow] = ()
        # The puts whose doubtful parent does not come before them.
        self.orphans: Collection[CheckpointKey] = ()
        # The threads that are locked, each with what it has to run then.
        self.locks: dict[str, Mark] = {}
        # Threads and their marks, in order, where these depend on puts that may be left out.
        self.late_marks: Sequence[tuple[str, Mark]] = ()
        self._put_at = 0  # the position of the statement of the puts

    def statements(self) -> list[Statement]:
        """Called when the schema is known, and again for another node."""
        database, items = self._database, self.items
        if isinstance(items[0].work, ExclusiveTransaction):
            bounds = database.bounds(generic_plan=False, lock_timeout=self._lock_timeout)
            return [bounds, *items[0].work.statements]
        self.works = self._finished()
        self.puts = [work for work in self.works if isinstance(work, PutRows)]
        self.writes = _writes_of(items, self.works)
        self.orphans = perhaps_orphans(self.puts, self._doubtful)
        self.locks = dict.fromkeys([put.key.thread_id for put in self.puts], UNMARKED)
        before = [statement for guard in self._guards for statement in guard.before(self)]
        statements = [self._lock(), *before]
        if self.puts:
            self._put_at = len(statements)
            statements.append(self._put())
        if self.writes:
            *columns, crcs = write_parameters(self.writes)
            sealing = database.has_cipher, crcs, database.has_data_keys
            statements.append(database.statement("put_writes", *columns, *sealing))
        for guard in self._guards:
            statements += guard.after(self)
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
        missing = not_stored([*puts.values()], answers[self._put_at], self._doubtful)
        return {item: missing[put.key] for item, put in puts.items() if put.key in missing}

    def _finished(self) -> list[Work]:
        """The works as they are sent: with a cipher, encrypted."""
        if not self._database.has_cipher:
            return [item.work for item in self.items]
        try:
            return [finished(item.work) for item in self.items]
        except errors.DataKeyError as error:
            if not self._database.has_data_keys:
                raise
            # As if the server had said so.
            raise failures.NotAsSeen(str(error)) from error

    def _lock(self) -> Statement:
        """Sets limits, and locks threads."""
        database = self._database
        if not self.locks:
            return database.bounds(generic_plan=True, lock_timeout=self._lock_timeout)
        # Sorted: two batches lock in the same order.
        threads = sorted(self.locks)
        marks = [self.locks[thread_id] for thread_id in threads]
        return database.lock_threads(threads, self._lock_timeout, marks)

    def _put(self) -> Statement:
        puts, database = self.puts, self._database
        first = puts[0]
        if len(puts) == 1 and not (first.dependencies or self.orphans or database.on_citus):
            statement = database.statement("put_whole_checkpoint", *whole_parameters(first))
            # Its thread is locked; what else a batch writes may not be.
            return statement._replace(checks_attempt=not self.writes)
        return database.statement("put_checkpoints", *checkpoint_parameters(puts, self.orphans))


def _writes_of(items: Sequence[Item], works: Sequence[Work]) -> list[WriteRow]:
    """The rows of pending writes, without those that a later call of the batch ends."""
    rows = list[WriteRow]()
    for item, work in zip(items, works, strict=True):
        if isinstance(work, list):
            if (used := item.used) is not None:
                rows = [row for row in rows if not used.ends(row)]
            rows += work
    return rows


def checkpoint_parameters(
    puts: Sequence[PutRows], orphans: Collection[CheckpointKey]
) -> tuple[Any, ...]:
    """Parameters of put_checkpoints; all that belongs to a put has its ordinal."""
    blobs = [(ordinal, b) for ordinal, put in enumerate(puts, 1) for b in put.blobs]
    chunks = [(n, *c) for n, put in enumerate(puts, 1) for b in put.blobs for c in b.pieces.items()]
    *columns, crcs = _blob_columns([b for _, b in blobs])
    unproved = _unproved(puts)
    dependencies = [(n, *d) for n, of_put in enumerate(unproved, 1) for d in of_put]
    needed = [
        put.parent_id if of_put or put.key in orphans else None
        for put, of_put in zip(puts, unproved, strict=True)
    ]
    of_chunks, digests, pieces = _columns(chunks, 3)
    of_dependencies, channels, versions, cuts = _columns(dependencies, 4)
    return (
        *_columns([p.key for p in puts], 3),
        [p.parent_id for p in puts],
        needed,
        arrays.documents([p.checkpoint for p in puts]),
        arrays.documents([p.metadata for p in puts]),
        [p.sealed for p in puts],
        [ordinal for ordinal, _ in blobs],
        *columns,
        of_chunks,
        arrays.equally_long(digests, DIGEST_SIZE),
        pieces,
        of_dependencies,
        channels,
        versions,
        cuts,
        [_referred_by(p) for p in puts],
        crcs,
    )


def whole_parameters(put: PutRows) -> tuple[Any, ...]:
    """Parameters of put_whole_checkpoint; without the attempt's number."""
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
        [data for _, data in chunks],
        None,
    )


def _columns(rows: Sequence[Sequence[Any]], width: int) -> list[Sequence[Any]]:
    """The columns of rows, of which there may be none."""
    return list(zip(*rows, strict=True)) if rows else [()] * width


def _blob_columns(blobs: Sequence[BlobRow]) -> tuple[Any, ...]:
    columns = _columns(blobs, len(BlobRow._fields))
    channels, versions, types, sizes, groups, chunks, data = columns[:7]
    summed = channels, versions, types, groups, chunks, data
    if _any_sealed(types):
        rows = zip(*summed, strict=True)
        crcs = [None if is_sealed(row[2]) else blob_crc(*row) for row in rows]
    else:
        crcs = [*map(blob_crc, *summed)]
    return (
        channels,
        versions,
        types,
        sizes,
        groups,
        chunks,
        data,
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
    """The puts that put_checkpoints left out, and whether a missing parent was the reason."""
    stored = {ordinal for ordinal, is_stored in answer if is_stored}
    if len(stored) == len(puts):
        return {}
    gone = {ordinal for ordinal, is_stored in answer if not is_stored}
    orphans = perhaps_orphans(puts, doubtful)
    missing: dict[CheckpointKey, bool] = {}
    for ordinal, put in enumerate(puts, 1):
        if ordinal not in stored:
            of_orphan = put.parent is not None and missing.get(put.parent, False)
            missing[put.key] = of_orphan or (ordinal in gone and put.key in orphans)
    return missing


# The key of a WriteRow in its table.
_write_key = itemgetter(0, 1, 2, 3, 4)


def write_parameters(writes: Sequence[WriteRow]) -> tuple[Any, ...]:
    """The arrays of put_writes: one row a key, sorted so that batches can't deadlock.

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
        *columns[:4],
        columns[4],
        *columns[5:8],
        columns[8],
        arrays.checksums(crcs),
    )


def perhaps_orphans(
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
