"""Rotation of keys: rows are encrypted anew or counted by key, and a data key is forgotten."""

from __future__ import annotations

import asyncio
from collections import ChainMap
from collections.abc import (
    AsyncIterator,
    Callable,
    Collection,
    Iterable,
    Mapping,
    MutableMapping,
    Sequence,
)
from contextlib import nullcontext
from dataclasses import dataclass, field, fields, replace
from functools import partial
from hashlib import sha256
from typing import Any, NamedTuple, TypeAlias

import psycopg

from pg_checkpoint.codec import sealing
from pg_checkpoint.codec.chunks import DIGEST_SIZE, all_names, checked, members, split_digests
from pg_checkpoint.codec.keys import CheckpointKey, strings_of, thread_id_of
from pg_checkpoint.codec.reading import ReadRow, load_checkpoint
from pg_checkpoint.core import errors
from pg_checkpoint.core.arguments import check_callable, check_flag
from pg_checkpoint.core.arrays import BinaryArray, bigints, byteas, integers, texts
from pg_checkpoint.core.cipher import DataKey
from pg_checkpoint.core.connections import in_own_thread
from pg_checkpoint.core.database import Database
from pg_checkpoint.core.observer import key_use
from pg_checkpoint.core.transaction import Rows, Statement
from pg_checkpoint.saver.engine import Engine
from pg_checkpoint.saver.keys import StoredKey, ThreadKeys, Wrapping
from pg_checkpoint.saver.leases import lock_for_delete
from pg_checkpoint.saver.saver import SaverBase, for_savers

# Re-encryption of one thread's rows with the active key.
#
# Pure. Rows in clear are encrypted too, if the saver accepts them. Names of chunks stay,
# except those of chunks in clear, which are unkeyed hashes: they get keyed ones.


class OldCheckpoint(NamedTuple):
    """A row of find_old_checkpoints.sql."""

    checkpoint_ns: str
    checkpoint_id: str
    parent_checkpoint_id: str | None
    checkpoint: str
    metadata: str
    sealed: bytes | None
    blobs: list[str] | None


class OldBlob(NamedTuple):
    """A row of find_old_blobs.sql."""

    checkpoint_ns: str
    channel: str
    version: str
    type: str
    size: int
    groups: int
    chunks: bytes | None
    blob: bytes

    @property
    def group_names(self) -> list[bytes]:
        """The names of its groups."""
        return split_digests((self.chunks or b"")[: self.groups * DIGEST_SIZE])

    @property
    def is_plain_in_pieces(self) -> bool:
        """Whether its pieces have to be renamed."""
        return self.chunks is not None and not sealing.is_sealed(self.type)


class OldChunk(NamedTuple):
    """A row of find_old_chunks.sql."""

    digest: bytes
    data: bytes


class OldWrite(NamedTuple):
    """A row of find_old_writes.sql."""

    checkpoint_ns: str
    checkpoint_id: str
    task_id: str
    idx: int
    task_path: str
    channel: str
    type: str
    blob: bytes


class OldStep(NamedTuple):
    """A row of find_old_steps.sql."""

    checkpoint_ns: str
    checkpoint_id: str
    task_id: str
    name: str
    position: int
    type: str
    blob: bytes


class OldWakeup(NamedTuple):
    """A row of find_old_wakeups.sql."""

    name: str
    interrupt_id: str | None
    checkpoint_id: str | None
    answers: int
    type: str
    blob: bytes


class OldEvents(NamedTuple):
    """A row of find_old_events.sql."""

    first: int
    key: str
    numbers: int
    ends: bool
    checkpoint_id: str | None
    type: str
    blob: bytes


class Renamed(NamedTuple):
    """Blobs under new names of their pieces."""

    rows: list[tuple[object, ...]]  # parameters of rename_blobs.sql for each blob
    pieces: dict[bytes, bytes]  # what is to be stored, by new name
    others: set[bytes]  # new names of pieces that should be stored already
    names: dict[bytes, bytes]  # new names by old ones


class Reencryption:
    """What is put in the place of old rows; raises DecryptionError where one can't be opened."""

    def __init__(self, seal: sealing.Sealing, thread_id: str) -> None:
        self._seal = seal
        self._thread_id = thread_id
        self._namer = seal.namer(thread_id)
        self._open_chunk = seal.open_chunk(thread_id)
        # The new names of groups' chunks, by the groups' old names.
        self._members: dict[bytes, bytes] = {}

    def checkpoint(self, old: OldCheckpoint) -> tuple[object, ...]:
        """An entry of reencrypt_checkpoints.sql."""
        key = self._key(old.checkpoint_ns, old.checkpoint_id)
        row = ReadRow("checkpoint", *key, *old[2:6], *[None] * 12)  # type: ignore[arg-type]  # too long to see
        checkpoint, metadata = load_checkpoint(row, key)
        opened = self._seal.open_small_values(key, old.parent_checkpoint_id, checkpoint, old.sealed)
        values, large, parent_id = opened
        large = old.blobs or [] if large is None else large
        sealed = self._seal.small_values(key, parent_id, old.checkpoint, values, large)
        read = (old.checkpoint + old.metadata).encode() + (old.sealed or b"")
        created = checkpoint.get("ts")
        stored = self._seal.metadata.seal_again(key, metadata, parent_id, created)
        return old.checkpoint_ns, old.checkpoint_id, _hash(read), sealed, stored

    def chunk(self, old: OldChunk) -> tuple[object, ...]:
        """An entry of reencrypt_chunks.sql."""
        piece = self._open_chunk(old.digest, old.data)
        sealed = self._seal.chunks(self._thread_id, (), {old.digest: piece})
        return old.digest, _hash(old.data), sealed[old.digest]

    def write(self, old: OldWrite) -> tuple[object, ...]:
        """An entry of reencrypt_writes.sql."""
        key = self._key(old.checkpoint_ns, old.checkpoint_id)
        place = sealing.write_place(key, old.task_id, old.idx, old.task_path, old.channel)
        return *old[:7], _hash(old.blob), *self._anew(place, old.type, old.blob), None

    def wakeup(self, old: OldWakeup) -> tuple[object, ...]:
        """An entry of reencrypt_wakeups.sql."""
        place = sealing.wakeup_place(self._thread_id, old.name, old[1:4])
        return old.name, old.type, _hash(old.blob), *self._anew(place, old.type, old.blob)

    def step(self, old: OldStep) -> tuple[object, ...]:
        """An entry of reencrypt_steps.sql."""
        place = sealing.step_place(self._key(*old[:2]), old[2:5])
        return *old[:6], _hash(old.blob), *self._anew(place, old.type, old.blob)

    def events(self, old: OldEvents) -> tuple[object, ...]:
        """An entry of reencrypt_events.sql."""
        place = sealing.events_place(self._thread_id, old[1:5])
        return old.first, old.type, _hash(old.blob), *self._anew(place, old.type, old.blob)

    def _anew(self, place: bytes, type_: str, data: bytes) -> tuple[str, bytes]:
        typed = self._seal.open_row(self._thread_id, place, type_, data)
        return self._seal.seal_row(self._thread_id, place, *typed)

    def blob(self, old: OldBlob, groups: Mapping[bytes, bytes]) -> tuple[object, ...]:
        """An entry of reencrypt_blobs.sql; the groups by name."""
        key, place = self._key(old.checkpoint_ns, ""), (old.channel, old.version)
        names = all_names(old.chunks or b"", old.groups, groups)
        type_, data = old.type, old.blob
        if self._seal.is_sealed(type_):
            type_, data = self._seal.open_blob(key, names, *place, type_, data)
        new = self._seal.blob(key, names, *place, type_, data)
        return old.checkpoint_ns, *place, old.type, _hash(old.blob), *new

    def renamed(
        self,
        blobs: Iterable[OldBlob],
        pieces: Mapping[bytes, bytes],
        known: MutableMapping[bytes, bytes],
    ) -> Renamed:
        """Blobs that are in clear and in pieces."""
        done = Renamed([], {}, set(), {})
        names = ChainMap(done.names, known)
        for old in blobs:
            try:
                row = self._renamed(old, pieces, names, done)
            except (KeyError, ValueError) as error:
                raise errors.CorruptRowError("a piece is missing or damaged") from error
            done.rows.append(row)
        done.others.difference_update(done.pieces)
        return done

    def _renamed(
        self,
        old: OldBlob,
        pieces: Mapping[bytes, bytes],
        known: ChainMap[bytes, bytes],
        done: Renamed,
    ) -> tuple[object, ...]:
        digests = split_digests(old.chunks or b"")
        groups, rest = digests[: old.groups], digests[old.groups :]
        new = [
            self._group(group, members(checked(group, pieces[group])), pieces, known, done)
            for group in groups
        ]
        chunks = [self._chunk(chunk, pieces, known, done) for chunk in rest]
        names = b"".join((*(of_group for _, of_group in new), *chunks))
        key, place = self._key(old.checkpoint_ns, ""), (old.channel, old.version)
        sealed = self._seal.blob(key, names, *place, old.type, old.blob)
        named = b"".join((*(name for name, _ in new), *chunks))
        done.others.update((*split_digests(names), *split_digests(named)))
        read = old.type, old.chunks, _hash(old.blob)
        return old.checkpoint_ns, *place, *read, sealed[0], named, sealed[1]

    def _group(
        self,
        group: bytes,
        of_group: bytes,
        pieces: Mapping[bytes, bytes],
        known: ChainMap[bytes, bytes],
        done: Renamed,
    ) -> tuple[bytes, bytes]:
        """The new name of a group, and those of its chunks."""
        if group in known and group in self._members:
            return known[group], self._members[group]
        new = b"".join(self._chunk(c, pieces, known, done) for c in split_digests(of_group))
        self._members[group] = new
        if group not in known:
            known[group] = name = self._namer(new)
            done.pieces[name] = new
        return known[group], new

    def _chunk(
        self,
        chunk: bytes,
        pieces: Mapping[bytes, bytes],
        known: ChainMap[bytes, bytes],
        done: Renamed,
    ) -> bytes:
        if chunk not in known:
            piece = checked(chunk, pieces[chunk])
            known[chunk] = name = self._namer(piece)
            done.pieces.update(self._seal.chunks(self._thread_id, (), {name: piece}))
        return known[chunk]

    def _key(self, checkpoint_ns: str, checkpoint_id: str) -> CheckpointKey:
        return CheckpointKey(self._thread_id, checkpoint_ns, checkpoint_id)


def _hash(data: bytes) -> bytes:
    return sha256(data).digest()


# The rows of a thread that were not encrypted by given keys, page by page.
#
# Without a key these are all rows of the thread.


# Rows, and about how many bytes, that one statement reads.
_ROWS, _BYTES = 200, 2**20


class RowKind(NamedTuple):
    """A kind of rows."""

    name: str  # of the statements that find and replace them
    row: Callable[..., Any]  # makes a row of what is found
    start: tuple[str | int | bytes, ...]  # before the key of the first one
    types: tuple[Callable[..., BinaryArray], ...]  # of the arrays that replace them


CHECKPOINTS = RowKind("checkpoints", OldCheckpoint, ("", ""), (texts, texts, byteas, byteas, texts))
BLOBS = RowKind("blobs", OldBlob, ("", "", ""), (*[texts] * 4, byteas, texts, byteas))
CHUNKS = RowKind("chunks", OldChunk, (b"",), (byteas, byteas, byteas))
WRITES = RowKind(
    "writes",
    OldWrite,
    ("", "", "", -(2**31)),
    (*[texts] * 3, integers, *[texts] * 3, byteas, texts, byteas, byteas),
)

STEPS = RowKind(
    "steps",
    OldStep,
    ("", "", "", "", -(2**31)),
    (*[texts] * 4, integers, texts, byteas, texts, byteas),
)
EVENTS = RowKind("events", OldEvents, (0,), (bigints, texts, byteas, texts, byteas))
WAKEUPS = RowKind("wakeups", OldWakeup, ("",), (texts, texts, byteas, texts, byteas))


async def pages(
    database: Database,
    thread_id: str,
    kind: RowKind,
    right: BinaryArray,
    also: Sequence[bool],
    *,
    timeout: float,
) -> AsyncIterator[list[Any]]:
    """Rows of a thread in the order of their keys."""
    start, more = kind.start, True
    while more:
        bounds = right, _ROWS, _BYTES
        find = database.statement(f"find_old_{kind.name}", thread_id, *start, *bounds, *also)
        (rows,) = await database.read([find], timeout=timeout, thread_id=thread_id)
        if rows:
            yield [kind.row(*row) for row in rows]
            start = _after(rows[-1][: len(start)])
        more = len(rows) == _ROWS or _size(rows) >= _BYTES


def _size(rows: Sequence[Sequence[Any]]) -> int:
    """Bytes of rows, at least what the server counted."""
    texts_ = sum(len(cell.encode()) for row in rows for cell in row if isinstance(cell, str))
    return texts_ + sum(len(cell) for row in rows for cell in row if isinstance(cell, bytes))


def _after(place: Sequence[Any]) -> tuple[Any, ...]:
    """The lowest place after one, in the order of bytes."""
    last = place[-1]
    if isinstance(last, int):
        return *place[:-1], last + 1
    # Text has no NULs.
    return *place[:-1], last + (b"\0" if isinstance(last, bytes) else "\x01")


# Key usage: counts, on the server and thread by thread, which keys rows need.
#
# Ciphertexts begin with the id of their key, so nothing is decrypted, and no value
# leaves the server. Data keys do, for they are few and small; they too say themselves by which
# keys they are wrapped.


# In the place of a key's id: what is neither in clear nor a ciphertext. Ids hold no such sign.
UNREADABLE = "?"
# Likewise, for what is encrypted by the data key of its thread.
DATA_KEY = "data key"
# After a key's id, where what it encrypted is not bound as it should be (count_keys.sql).
_NOT_BOUND = " (not bound)"
# Between the ids of the keys of a data key that a KMS has wrapped.
_WITH = " with "
# Threads that are counted in one round trip; data keys that are read in one.
_PAGE, _DATA_KEYS = 100, 200


@dataclass(frozen=True)
class RowCounts:
    """Number of rows by kind.

    `checkpoints` counts their small values, `data_keys` wrapped keys, `items` those
    of the store.
    """

    checkpoints: int = 0
    metadata: int = 0
    blobs: int = 0
    chunks: int = 0
    writes: int = 0
    data_keys: int = 0
    wakeups: int = 0
    steps: int = 0
    events: int = 0
    items: int = 0

    @property
    def total(self) -> int:
        """The number of all rows."""
        return sum(getattr(self, field.name) for field in fields(self))

    def __add__(self, other: RowCounts) -> RowCounts:
        pairs = ((getattr(self, f.name), getattr(other, f.name)) for f in fields(self))
        return RowCounts(*(one + another for one, another in pairs))


KeyUsage: TypeAlias = "Mapping[str | None, RowCounts]"


def add_usage(one: KeyUsage, other: KeyUsage) -> KeyUsage:
    """The sum by key."""
    nothing = RowCounts()
    return {key: one.get(key, nothing) + other.get(key, nothing) for key in {**one, **other}}


def bare(key: str) -> str:
    """The id of a key that rows are counted under."""
    return key.removesuffix(_NOT_BOUND)


def ring_key(key: str) -> str:
    """Of the keys that rows are counted under, the ring's."""
    return bare(key).partition(_WITH)[0]


def wraps(wrapping: Wrapping) -> str:
    """What data keys should be counted under."""
    return _label(wrapping.key_id, wrapping.kms_key_id)


def wrapped_by(stored: StoredKey, bound_by: int) -> str:
    """What a data key is counted under: what it is wrapped by, as it says itself."""
    if (header := stored.header) is None:
        return UNREADABLE
    key = _label(header.key_id, stored.wrapped_by if header.is_of_kms else None)
    return key if header.bound_by == bound_by else key + _NOT_BOUND


def _label(key_id: str, kms_key_id: str | None) -> str:
    return key_id if kms_key_id is None else f"{key_id}{_WITH}{kms_key_id}"


def needed_sealing(saver: SaverBase) -> sealing.Sealing:
    """What the saver's cipher does; raises EncryptionKeyError without one."""
    if saver._seal is None:
        raise errors.EncryptionKeyError("this saver has no cipher: make it with cipher=")
    return saver._seal


async def usages_of_data_keys(
    database: Database, seal: sealing.Sealing, *, timeout: float
) -> AsyncIterator[tuple[str, KeyUsage]]:
    """The count of each data key, with its thread. As `count_all`."""
    async for page in pages_of_data_keys(database, timeout=timeout):
        for stored in page:
            by = wrapped_by(stored, seal.cipher.bound_by)
            yield stored.thread_id, {by: RowCounts(data_keys=1)}


async def pages_of_data_keys(
    database: Database, *, timeout: float
) -> AsyncIterator[Sequence[StoredKey]]:
    """All data keys that are not forgotten, in the order of their threads."""
    after, found = "", [StoredKey("", None, None, None)] * _DATA_KEYS
    while len(found) == _DATA_KEYS:
        find = database.statement("list_data_keys", after, _DATA_KEYS)
        (rows,) = await database.read([find], timeout=timeout, generic_plan=False)
        if not rows:
            return
        found = [StoredKey(*row) for row in rows]
        after = found[-1].thread_id
        yield found


async def pages_of_threads(
    database: Database, seal: sealing.Sealing, *, timeout: float
) -> AsyncIterator[Sequence[tuple[str, KeyUsage]]]:
    """All threads that have rows in any table, in order, each with its count. As `count_all`.

    What was encrypted by a data key that is forgotten needs no key any more.
    """
    async for found in _threads(database, timeout=timeout):
        get = database.statement("get_data_keys", texts(found))
        (keys,) = await database.read([get], timeout=timeout)
        shredded = {str(row[0]) for row in keys if row[1] is None}
        # By now a first read has found out which schema it is.
        counted = await _counted(database, found, seal.cipher.bound_by, timeout=timeout)
        usages = ((t, usage_of(rows, with_metadata=seal.metadata.encrypts)) for t, rows in counted)
        yield [(t, _without_data_key(u) if t in shredded else u) for t, u in usages]


async def _threads(database: Database, *, timeout: float) -> AsyncIterator[list[str]]:
    """Pages of all threads, in order."""
    start, found = "", [""] * _PAGE
    while len(found) == _PAGE:
        find = database.statement("find_all_threads", start, _PAGE)
        (rows,) = await database.read([find], timeout=timeout, generic_plan=False)
        found = [str(row[0]) for row in rows]
        if not found:
            return
        # The next id in the order of bytes, because there are no NULs.
        start = found[-1] + "\x01"
        yield found


async def _counted(
    database: Database, threads: Sequence[str], bound_by: int, *, timeout: float
) -> Iterable[tuple[str, Rows]]:
    asked = [database.statement("count_keys", thread_id, bound_by) for thread_id in threads]
    return zip(threads, await database.read(asked, timeout=timeout), strict=True)


def _without_data_key(usage: KeyUsage) -> KeyUsage:
    return {key: rows for key, rows in usage.items() if key is None or bare(key) != DATA_KEY}


def usage_of(rows: Rows, *, with_metadata: bool) -> KeyUsage:
    """The answer of count_keys.sql."""
    usage: KeyUsage = {}
    for kind, key, count in rows:
        if kind != "metadata" or key is not None or with_metadata:
            usage = add_usage(usage, {key: RowCounts(**{kind: count})})
    return usage


# Encrypts blobs in clear that are in pieces, and gives their pieces keyed names.
#
#     new pieces stored, blob refers to them      one transaction, under the thread's lock
#     old pieces deleted                          later, when no blob in clear names them
#
# Only for a thread that is marked (mark_thread_encrypted.sql): then nobody leans on the old
# names any more. Which pieces have their new names already is remembered from blob to
# blob, for the versions of a list share most of theirs. That is a hint: the transaction
# looks whether they are there, and changes nothing if one is not; then all are sent.


# Bytes that one transaction stores, if a single value is not larger.
_BLOB_BYTES = 2**20
# Names that are looked up at once, those that are remembered, old pieces deleted at once.
_LOOKED_UP, _REMEMBERED, _DELETED = 1_000, 200_000, 1_000
# Seconds to wait for the thread.
_LOCK_TIMEOUT = 1.0


@dataclass
class Renaming:
    """Renames in one thread."""

    database: Database
    thread_id: str
    anew: Reencryption
    timeout: float
    groups: dict[bytes, bytes] = field(default_factory=dict)  # groups that were read, by name
    _names: dict[bytes, bytes] = field(default_factory=dict)

    async def read_groups(self, blobs: Iterable[OldBlob]) -> None:
        """Reads the groups of blobs that were not read before."""
        if len(self.groups) > _REMEMBERED:
            self.groups.clear()
        names = {name for old in blobs for name in old.group_names}
        self.groups.update(await self._pieces(sorted(names.difference(self.groups))))

    async def mark(self) -> None:
        """Keeps savers without a cipher out of the thread; raises LockNotAvailable."""
        await self._run([self.database.statement("mark_thread_encrypted", self.thread_id)])

    async def rename(self, blobs: Sequence[OldBlob]) -> tuple[int, int, list[OldBlob]]:
        """Renames blobs whose groups were read.

        Returns how many were, the bytes stored, and those that can't be: a piece is
        missing or damaged. Raises LockNotAvailable if somebody holds the thread.
        """
        done, size, damaged = 0, 0, list[OldBlob]()
        left = list(blobs)
        while left:
            batch, pieces = await self._next_batch(left)
            left = left[len(batch) :]
            try:
                stored, bytes_ = await self._store(batch, pieces)
                done, size = done + stored, size + bytes_
            except errors.CorruptRowError:
                if len(batch) > 1:
                    for old in batch:
                        more = await self.rename([old])
                        done, size = done + more[0], size + more[1]
                        damaged += more[2]
                else:
                    damaged += batch
        return done, size, damaged

    async def delete_old_pieces(self) -> int:
        """Deletes the old pieces that no blob in clear names; returns how many."""
        lock = lock_for_delete(self.database, self.thread_id)
        delete = self.database.statement("delete_plain_pieces", self.thread_id, _DELETED)
        total, count = 0, _DELETED
        while count == _DELETED:
            count = int((await self._run([*lock, delete]))[0][0])
            total += count
        return total

    async def _next_batch(
        self, left: Sequence[OldBlob]
    ) -> tuple[list[OldBlob], dict[bytes, bytes]]:
        """The first blobs, with their pieces that have no new names yet."""
        if len(self._names) > _REMEMBERED:
            self._names.clear()
        ahead = [name for old in left for name in self._unknown(old, ())]
        pieces = await self._pieces(list(dict.fromkeys(ahead))[:_LOOKED_UP], once=True)
        batch: list[OldBlob] = []
        for old in left:
            missing = self._unknown(old, pieces)
            if missing and batch:
                break
            pieces.update(await self._pieces(missing))
            batch.append(old)
        return batch, pieces

    def _unknown(self, old: OldBlob, pieces: Collection[bytes]) -> list[bytes]:
        # A group that has its new name, has it with all its chunks.
        new = [group for group in old.group_names if group not in self._names]
        members = b"".join(self.groups.get(group, b"") for group in new)
        found = split_digests(members + (old.chunks or b"")[old.groups * DIGEST_SIZE :])
        return [name for name in found if name not in self._names and name not in pieces]

    async def _store(self, batch: Sequence[OldBlob], pieces: dict[bytes, bytes]) -> tuple[int, int]:
        """Stores a batch; how many blobs that were, and the bytes."""
        all_ = {**self.groups, **pieces} if self.groups else pieces
        new = await in_own_thread(partial(self.anew.renamed, batch, all_, self._names))
        lock = lock_for_delete(self.database, self.thread_id)
        ((replaced,),) = await self._run([*lock, self._statement(new)])
        if replaced is None:
            # Somebody deleted what the blobs before these had; with the old names all is there.
            self._names.clear()
            return 0, 0
        if replaced:
            self._names.update(new.names)
        sizes = [len(data) for data in new.pieces.values()]
        return replaced, sum(sizes) + sum(len(old.blob) for old in batch)

    def _statement(self, new: Renamed) -> Statement:
        columns = list(zip(*new.rows, strict=True))
        of_text = (0, 1, 2, 3, 6)
        arrays = [(texts if at in of_text else byteas)(c) for at, c in enumerate(columns)]
        pieces = byteas(list(new.pieces)), byteas(list(new.pieces.values()))
        others = byteas(sorted(new.others))
        return self.database.statement("rename_blobs", self.thread_id, *arrays, *pieces, others)

    async def _pieces(self, names: Sequence[bytes], *, once: bool = False) -> dict[bytes, bytes]:
        """Pieces by name, in several goes if they are large; what is missing is left out."""
        found: dict[bytes, bytes] = {}
        while names:
            asked = byteas(names)
            get = self.database.statement("get_pieces", self.thread_id, asked, _BLOB_BYTES)
            (rows,) = await self.database.read(
                [get], timeout=self.timeout, thread_id=self.thread_id, generic_plan=False
            )
            found.update(rows)
            if once or not rows:
                break
            names = [name for name in names if name not in found]
        return found

    async def _run(self, statements: Sequence[Statement]) -> Rows:
        answers = await self.database.write(
            statements, timeout=self.timeout, thread_id=self.thread_id, lock_timeout=_LOCK_TIMEOUT
        )
        return answers[-1]


# The rotation of one thread's rows: reads them, re-encrypts them here, and replaces them.
#
# A row is replaced only if it is still what was read; one that somebody holds is left for the next
# pass.


# How often a thread is gone through, for rows that others hold or change meanwhile.
_PASSES, _PAUSE = 3, 0.05


class ThreadRotation:
    """Encrypts the rows of one thread anew."""

    def __init__(
        self,
        database: Database,
        seal: sealing.Sealing,
        thread_id: str,
        timeout: float,
        tell: Callable[[RowCounts, int], None],
        *,
        in_clear: RowCounts,
    ) -> None:
        self._database = database
        self._seal = seal
        self._timeout = timeout
        self._tell = tell
        self._thread_id = thread_id
        self._in_clear = in_clear
        self._anew = Reencryption(seal, thread_id)
        self._renaming = Renaming(database, thread_id, self._anew, timeout)
        # By row, of this pass; rows that somebody else held or changed.
        self._failed: dict[object, str] = {}
        self._left = 0

    async def work(self) -> tuple[int, list[str]]:
        """Encrypts what is due; returns how many rows can't be opened, and which and why."""
        for _ in range(_PASSES):
            self._failed.clear()
            self._left = 0
            try:
                await self._pass()
            except psycopg.errors.LockNotAvailable:
                self._left += 1
            if not self._failed and not self._left:
                break
            # What failed may have been deleted between two reads.
            await asyncio.sleep(_PAUSE)
        in_clear = self._in_clear.total - 1 if None in self._failed else 0
        return len(self._failed) + in_clear, list(self._failed.values())

    async def _pass(self) -> None:
        allowed = self._seal.allow_plaintext
        if self._in_clear.total and not allowed:
            self._refuse_plaintext()
        if self._in_clear.total and allowed:
            await self._renaming.mark()
        right = byteas(self._seal.cipher.beginnings(self._thread_id))
        metadata = self._seal.metadata.encrypts
        await self._all(CHECKPOINTS, self._anew.checkpoint, right, allowed, metadata)
        await self._blobs(right, allowed)
        await self._all(CHUNKS, self._anew.chunk, right)
        await self._all(WRITES, self._anew.write, right, allowed)
        await self._all(WAKEUPS, self._anew.wakeup, right, allowed)
        await self._all(STEPS, self._anew.step, right, allowed)
        await self._all(EVENTS, self._anew.events, right, allowed)
        if self._in_clear.chunks and allowed:
            self._count("chunks", await self._renaming.delete_old_pieces(), 0)

    def _refuse_plaintext(self) -> None:
        self._failed[None] = (
            f"thread {self._thread_id!r} has {self._in_clear.total} rows that are not encrypted, "
            "which a saver with a cipher accepts only with allow_plaintext=True"
        )

    async def _all(
        self,
        kind: RowKind,
        encrypt: Callable[[Any], tuple[object, ...]],
        right: BinaryArray,
        *also: bool,
    ) -> None:
        async for rows in self._pages(kind, right, also):
            await self._replace(kind, rows, encrypt)

    async def _blobs(self, right: BinaryArray, allowed: bool) -> None:
        groups = self._renaming.groups
        async for rows in self._pages(BLOBS, right, (allowed,)):
            await self._renaming.read_groups(rows)
            whole = [row for row in rows if not row.is_plain_in_pieces]
            await self._replace(BLOBS, whole, lambda row: self._anew.blob(row, groups))
            await self._rename([row for row in rows if row.is_plain_in_pieces])

    async def _rename(self, rows: Sequence[OldBlob]) -> None:
        if not rows:
            return
        done, size, damaged = await self._renaming.rename(rows)
        for row in damaged:
            self._fail(BLOBS, row, "a piece is missing or damaged")
        self._left += len(rows) - len(damaged) - done
        self._count("blobs", done, size)

    def _pages(
        self, kind: RowKind, right: BinaryArray, also: Sequence[bool]
    ) -> AsyncIterator[list[Any]]:
        return pages(self._database, self._thread_id, kind, right, also, timeout=self._timeout)

    async def _replace(
        self, kind: RowKind, rows: Sequence[Any], encrypt: Callable[[Any], tuple[object, ...]]
    ) -> None:
        # Megabytes take long enough to hold up the loop.
        new = await in_own_thread(lambda: [self._try(kind, row, encrypt) for row in rows])
        entries = [entry for entry in new if entry is not None]
        if not entries:
            return
        columns = list(zip(*entries, strict=True))
        arrays = [type_(column) for type_, column in zip(kind.types, columns, strict=True)]
        database, timeout = self._database, self._timeout
        statement = database.statement(f"reencrypt_{kind.name}", self._thread_id, *arrays)
        (done,) = await database.write([statement], timeout=timeout, thread_id=self._thread_id)
        replaced = len(done)
        self._left += len(entries) - replaced
        size = sum(len(cell) for entry in entries for cell in entry if isinstance(cell, bytes))
        metadata = sum(e[4] is not None for e in entries) if kind is CHECKPOINTS else 0
        self._count(kind.name, replaced, size, min(replaced, metadata))

    def _try(
        self, kind: RowKind, row: Any, encrypt: Callable[[Any], tuple[object, ...]]
    ) -> tuple[object, ...] | None:
        try:
            return encrypt(row)
        except sealing.DistrustedKeyError:
            return None
        except Exception as error:  # noqa: BLE001  whatever a damaged row raises: the others go on
            known = isinstance(error, errors.DecryptionError)
            self._fail(kind, row, str(error) if known else type(error).__name__)
            return None

    def _fail(self, kind: RowKind, row: Any, why: str) -> None:
        place = row[: len(kind.start)]
        shown = place[0].hex() if kind is CHUNKS else ", ".join(map(repr, place))
        self._failed[kind.name, place] = f"{kind.name} {shown} of thread {self._thread_id!r}: {why}"

    def _count(self, name: str, rows: int, size: int, metadata: int = 0) -> None:
        if not rows:
            return
        self._tell(RowCounts(**{name: rows}) + RowCounts(metadata=metadata), size)


# The store's items in a rotation: counted by key, and encrypted anew.
#
# As rows of threads: found on the server, replaced if they are still what was read, and passed over
# if somebody holds them. Items in clear are the concern of a rotation only if it was told what of
# them stays clear, for beside savers with a cipher there may be a store without one.


# Of the fields that stay in clear; None if items in clear are left alone.
Paths: TypeAlias = "Sequence[tuple[str, ...]] | None"

_COUNTED = 10_000
_START = "", "", ""


class StoredItem(NamedTuple):
    """A row of find_old_items.sql."""

    head: str
    rest: str
    key: str
    namespace: str
    whole_key: str
    version: int
    value: str | None
    exact: str | None

    @property
    def stored(self) -> str:
        """The ciphertext that a reader opens."""
        return self.exact or self.value or ""


async def count_items(
    database: Database, seal: sealing.Sealing, *, in_clear: bool, timeout: float
) -> KeyUsage:
    """How many items need which key; None for those in clear, if they count."""
    counts: dict[str | None, int] = {}
    start: Sequence[Any] | None = _START
    while start is not None:
        find = database.statement("count_item_keys", *start, _COUNTED, seal.cipher.bound_by)
        (rows,) = await database.read([find], timeout=timeout, generic_plan=False)
        for key, items, *_ in rows:
            counts[key] = counts.get(key, 0) + items
        whole = sum(row[1] for row in rows) == _COUNTED
        start = _after_item(rows[0][2:]) if whole else None
    if not in_clear:
        counts.pop(None, None)
    return {key: RowCounts(items=items) for key, items in counts.items()}


async def _pages(
    database: Database, right: Sequence[bytes], *, in_clear: bool, timeout: float
) -> AsyncIterator[list[StoredItem]]:
    """Items that are not encrypted by some keys, in the order of their places."""
    start: Sequence[Any] = _START
    while True:
        what = byteas(right), _ROWS, _BYTES, in_clear
        find = database.statement("find_old_items", *start, *what)
        (rows,) = await database.read([find], timeout=timeout, generic_plan=False)
        if not rows:
            return
        yield [StoredItem(*row) for row in rows]
        start = _after_item(rows[-1])


@dataclass
class ItemRotation:
    """Encrypts by the active key all items that need another one."""

    database: Database  # where
    seal: sealing.Sealing  # the saver's
    timeout: float  # seconds for each transaction
    clear: Paths  # of items in clear, what stays so
    tell: Callable[[int, int], None]  # told how many rows were replaced, and by how many bytes
    # What could not be opened, and why, in the last pass.
    failed: dict[object, str] = field(default_factory=dict)

    async def work(self) -> None:
        """Goes through all of them, again for what others held."""
        for _ in range(_PASSES):
            self.failed.clear()
            left = 0
            right, in_clear = self.seal.cipher.for_schema.beginnings, self.clear is not None
            async for page in _pages(self.database, right, in_clear=in_clear, timeout=self.timeout):
                left += await self._replace(page)
            if not left and not self.failed:
                return
            await asyncio.sleep(_PAUSE)

    async def _replace(self, page: Sequence[StoredItem]) -> int:
        """Stores what could be opened; returns how many rows somebody else held."""
        new = await in_own_thread(lambda: [self._try(old) for old in page])
        entries = [entry for entry in new if entry is not None]
        if not entries:
            return 0
        bounds = self.database.bounds(self.timeout, generic_plan=False)
        statements = [bounds, self._statement(entries)]
        done = (await self.database.run(statements, timeout=self.timeout))[1]
        self.tell(len(done), sum(len(exact) for *_, exact in entries))
        return len(entries) - len(done)

    def _statement(self, entries: Sequence[tuple[StoredItem, bytes, str | None, str]]) -> Statement:
        olds = [old for old, *_ in entries]
        return self.database.statement(
            "reencrypt_items",
            texts([old.head for old in olds]),
            texts([old.rest for old in olds]),
            texts([old.key for old in olds]),
            bigints([old.version for old in olds]),
            byteas([read for _, read, _, _ in entries]),
            texts([value for _, _, value, _ in entries]),
            texts([exact for *_, exact in entries]),
        )

    def _try(self, old: StoredItem) -> tuple[StoredItem, bytes, str | None, str] | None:
        try:
            return old, sha256(old.stored.encode()).digest(), *self._anew(old)
        except sealing.DistrustedKeyError:
            return None
        except Exception as error:  # noqa: BLE001  whatever a damaged row raises: the others go on
            why = str(error) if isinstance(error, errors.DecryptionError) else type(error).__name__
            self.failed[old[:3]] = f"the store's item {old.whole_key!r}: {why}"
            return None

    def _anew(self, old: StoredItem) -> tuple[str | None, str]:
        """What to store as value, if that changes, and as exact."""
        items, place = self.seal.items, (old.namespace, old.whole_key)
        text = items.open(*place, old.stored)
        is_sealed = sealing.is_sealed(old.stored)
        value = None if is_sealed else sealing.clear_part(old.value or "null", self.clear or ())
        return value, items.seal(*place, text)


def _after_item(place: Sequence[Any]) -> tuple[Any, ...]:
    """From where to go on: the next key in the order of bytes, because there are no NULs."""
    return *place[:2], place[2] + "\x01"


# Rewrapping: wraps data keys again by the keys that wrap now. Nothing that they encrypt changes.
#
# Page by page, in the order of the threads; what was done stays done, and many may run at once.
# Those that are right are opened all the same, so that one that is not what it says is told of.


@dataclass
class Rewrapping:
    """One pass over all data keys."""

    database: Database
    seal: sealing.Sealing
    timeout: float
    distrust: Collection[str]  # keys of the ring whose work is left as it is
    # Called after each page with how many were wrapped, and their bytes.
    tell: Callable[[int, int], None]

    def __post_init__(self) -> None:
        self.failures: list[str] = []  # what could not be unwrapped, and why
        self.left_alone: set[str] = set()  # the threads whose data keys those keys have wrapped
        self.wrapping = Wrapping(self.seal, self.timeout)

    async def run(self) -> None:
        """Wraps all that other keys have wrapped, or that are not bound as due."""
        async for page in pages_of_data_keys(self.database, timeout=self.timeout):
            await self._replace(page)

    async def _replace(self, page: Sequence[StoredKey]) -> None:
        again = await asyncio.gather(*map(self._again, page))
        done = [(old, new) for old, new in zip(page, again, strict=True) if new is not None]
        if not done:
            return
        update = self.database.statement(
            "rewrap_data_keys",
            texts([old.thread_id for old, _ in done]),
            byteas([old.wrapped for old, _ in done]),
            byteas([new.wrapped for _, new in done]),
            done[0][1].wrapped_by,
        )
        bounds = self.database.bounds(self.timeout, generic_plan=False)
        _, replaced = await self.database.run([bounds, update], timeout=self.timeout)
        self.tell(len(replaced), sum(len(new.wrapped or b"") for _, new in done))

    async def _again(self, stored: StoredKey) -> StoredKey | None:
        """The same key, wrapped again; None if it stays as it is."""
        by = wrapped_by(stored, self.wrapping.bound_by)
        if ring_key(by) in self.distrust:
            self.left_alone.add(stored.thread_id)
            return None
        try:
            if by == wraps(self.wrapping):
                self.wrapping.open(stored)
                return None
            return await self.wrapping.again(stored)
        except (errors.DecryptionError, errors.EncryptionKeyError) as error:
            self.failures.append(f"the data key of thread {stored.thread_id!r}: {error}")
            return None


# Rotation: re-encrypts all rows with the active key, in the background, thread by thread.
#
# Runs beside the writers, as retention does. A row is read, re-encrypted in this process,
# and replaced if it is still what was read: no lock is taken, and a row whose lock somebody
# holds is left for the next pass. Only values in clear and in pieces need the thread's lock
# (see above). The server skips rows that are right already, so a rotation that was
# killed continues where it was, and many may run at once.


_SHOWN = 10
# In the place of a thread.
_STORE = "(store)"


@dataclass(frozen=True)
class Rotation:
    """The result of a rotation so far, or of a dry run.

    Attributes:
        threads: Threads looked at.
        of_threads: All threads when it began.
        due: Rows that had to be re-encrypted when it began.
        right: Rows that were right when it began.
        rotated: Re-encrypted rows; deleted pieces of chunks in clear.
        bytes: Bytes written in their place.
        failed: Rows that could not be opened, and are unchanged.
        keys: Rows by the key that they need: None for rows in clear, "KEY (not bound)" for rows
            of another context or of none, "KEY with KMS-KEY" for data keys that a
            KMS has wrapped. Counted at the beginning and, in the result of `rotate_keys`, at the
            end.
        active: The id of the key that rows should need.
        distrusted: Rows by distrusted key, by thread, as for `keys`. They are left
            unchanged. Those of the store are under "(store)". If a data key is among them,
            the whole thread may be forged, and is left unchanged.
        wraps: The key that should wrap data keys.
        by_data_keys: Whether data keys should encrypt rows.
    """

    active: str
    wraps: str = ""
    by_data_keys: bool = False
    threads: int = 0
    of_threads: int = 0
    due: int = 0
    right: int = 0
    rotated: RowCounts = field(default_factory=RowCounts)
    bytes: int = 0
    failed: int = 0
    keys: KeyUsage = field(default_factory=dict)
    distrusted: Mapping[str, RowCounts] = field(default_factory=dict)

    @property
    def complete(self) -> bool:
        """Whether no row needs another key than the active one, and none is in clear."""
        return not any(self.due_of(key, rows) for key, rows in self.keys.items())

    def due_of(self, key: str | None, rows: RowCounts) -> int:
        """The number of rows, of those counted under a key, that have to be re-encrypted."""
        beside = 0 if key == self.wraps else rows.data_keys
        # Items of the store are of no thread, and need the ring's key.
        beside += 0 if key == self.active else rows.items
        is_right = key == DATA_KEY or (key == self.active and not self.by_data_keys)
        return beside + (0 if is_right else rows.total - rows.data_keys - rows.items)


@for_savers
async def rotate_keys(
    saver: SaverBase,
    *,
    dry_run: bool = False,
    progress: Callable[[Rotation], None] | None = None,
    distrust: Sequence[str] = (),
    searchable: Sequence[sealing.Field] | None = None,
) -> Rotation:
    """Re-encrypts, with the cipher's active key, all rows that need another key.

    With `allow_plaintext` it also encrypts rows that are in clear. It works in small
    transactions beside the writers. If it is killed, the next call continues.
    When the result's `complete` is true, other keys are not needed any more;
    docs/security.md has the order of steps.

    Args:
        saver: Has a cipher. With a `PostgresSaver` the call blocks.
        dry_run: Only count.
        progress: Called on the saver's event loop after each batch, with the work done so far.
        distrust: Ids of keys that others have. Rows that they encrypted may be forged, and are
            left unchanged. The result's `distrusted` counts these rows by thread.
        searchable: With `allow_plaintext`: also encrypts items of the store that are in clear,
            except these fields, as the store's `searchable`. Without it items do not count.

    Raises:
        EncryptionKeyError: If the saver has no cipher, or the active key is distrusted.
        IncompleteError: At the end, if rows could not be opened. These rows are unchanged.
        psycopg.Error: If the server refused or was lost for longer than `read_timeout`.
    """
    seal, keys = needed_sealing(saver), strings_of(distrust, "distrust")
    check_flag("dry_run", dry_run)
    check_callable("progress", progress)
    if searchable is not None and not seal.allow_plaintext:
        raise errors.InvalidOptionError("searchable has no effect without allow_plaintext")
    clear = None if searchable is None else [sealing.field_path(field) for field in searchable]
    return await saver._bridge.run(_rotate(saver._engine, seal, dry_run, progress, keys, clear))


@for_savers
async def count_keys(saver: SaverBase) -> Mapping[str | None, RowCounts]:
    """Counts rows by the id of the key that they need; None for rows in clear.

    Metadata in clear counts only with `encrypt_metadata`. A row that should be a
    ciphertext but is not counts under "?".

    Raises:
        EncryptionKeyError: If the saver has no cipher.
    """
    engine, seal = saver._engine, needed_sealing(saver)
    count = _count(engine.database, seal, engine.settings.read_timeout, frozenset(), None)
    return (await saver._bridge.run(count))[1]


async def _rotate(
    engine: Engine,
    seal: sealing.Sealing,
    dry_run: bool,
    progress: Callable[[Rotation], None] | None,
    distrust: Collection[str],
    clear: Paths,
) -> Rotation:
    database, timeout = engine.database, engine.settings.read_timeout
    data_keys = engine.keys or ThreadKeys(database, seal, engine.settings)
    with nullcontext() if dry_run else key_use("rotate"):
        if (active := seal.cipher.keys.active) in distrust:
            raise errors.EncryptionKeyError(
                f"the key {active!r} is distrusted, but active: make another key active"
            )
        run = _Run(database, seal, data_keys, timeout, progress, frozenset(distrust), clear)
        await run.begin()
        if dry_run:
            return run.done
        await run.rewrap()
        async for page in pages_of_threads(database, seal, timeout=timeout):
            for thread_id, usage in page:
                await run.thread(thread_id, usage)
        await run.items()
        return await run.end()


@dataclass
class _Run:
    database: Database
    seal: sealing.Sealing
    data_keys: ThreadKeys
    timeout: float
    progress: Callable[[Rotation], None] | None
    distrust: frozenset[str]
    clear: Paths
    failures: list[str] = field(default_factory=list)
    # The data key of the thread that is gone through, which stays known as long as it is here.
    held: DataKey | None = None
    # Threads whose data keys may be forged.
    left_alone: set[str] = field(default_factory=set)

    def __post_init__(self) -> None:
        self.done = Rotation(self.seal.cipher.keys.active)

    async def begin(self) -> None:
        threads, keys, distrusted = await self._counted()
        by = wraps(Wrapping(self.seal, self.timeout))
        self.done = replace(
            self.done, keys=keys, wraps=by, by_data_keys=self.seal.cipher.needs_data_keys
        )
        # Only now is it known which schema it encrypts for.
        self.seal = self.seal.distrusting(self.distrust)
        due = sum(self.done.due_of(key, rows) for key, rows in keys.items())
        right = sum(rows.total for rows in keys.values()) - due
        self.tell(of_threads=threads, due=due, right=right, distrusted=distrusted)

    async def rewrap(self) -> None:
        """Wraps data keys by the key that wraps now."""

        def tell(keys: int, size: int) -> None:
            counts = self.done.rotated + RowCounts(data_keys=keys)
            self.tell(rotated=counts, bytes=self.done.bytes + size)

        found = Rewrapping(self.database, self.seal, self.timeout, self.distrust, tell)
        await found.run()
        self.left_alone = found.left_alone
        self._fail(len(found.failures), found.failures)

    async def end(self) -> Rotation:
        _, keys, distrusted = await self._counted()
        # Else a crash could bring back rows whose key was taken away by then.
        durable = self.database.statement("make_durable")
        await self.database.run([durable], timeout=self.timeout)
        self.tell(keys=keys, distrusted=distrusted)
        if self.failures:
            shown = "; ".join(self.failures[:_SHOWN])
            more = "; and more" if self.done.failed > len(self.failures) else ""
            raise errors.IncompleteError(
                f"{self.done.failed} rows are unchanged, {self.done.rotated.total} were "
                f"encrypted with key {self.done.active!r}: {shown}{more}",
                self.done,
            )
        return self.done

    async def thread(self, thread_id: str, usage: KeyUsage) -> None:
        """Encrypts what is due of a thread."""
        due = {
            key: rows
            for key, rows in usage.items()
            if self.done.due_of(key, rows) and (key is None or ring_key(key) not in self.distrust)
        }
        if due and thread_id not in self.left_alone and await self._has_key(thread_id):
            in_clear = due.get(None, RowCounts())
            rotation = ThreadRotation(
                self.database, self.seal, thread_id, self.timeout, self._rotated, in_clear=in_clear
            )
            self._fail(*await rotation.work())
        self.tell(threads=self.done.threads + 1)
        # Whatever else runs on this loop goes first.
        await asyncio.sleep(0)

    async def _has_key(self, thread_id: str) -> bool:
        """Makes the thread's data key, if it is to have one; False if that can't be used."""
        self.held = await self.data_keys.of_thread(thread_id)
        if self.held is None and self.seal.cipher.needs_data_keys:
            try:
                (self.held,) = await self.data_keys.for_writing([thread_id])
            except (errors.DataKeyError, errors.EncryptionKeyError) as error:
                self._fail(1, [f"the data key of thread {thread_id!r}: {error}"])
                return False
        if self.held is None or self.held.cipher is not None:
            return True
        shredded = f"thread {thread_id!r} was shredded, but has other rows too: delete it"
        self._fail(1, [str(self.held.problem or shredded)])
        return False

    def _fail(self, failed: int, why: Sequence[str]) -> None:
        self.failures += why[: _SHOWN - len(self.failures)]
        self.tell(failed=self.done.failed + failed)

    async def items(self) -> None:
        """Encrypts what is due of the store's items."""

        def tell(rows: int, size: int) -> None:
            done = self.done
            self.tell(rotated=done.rotated + RowCounts(items=rows), bytes=done.bytes + size)

        if any(rows.items for key, rows in self.done.keys.items() if key != self.done.active):
            items = ItemRotation(self.database, self.seal, self.timeout, self.clear, tell)
            await items.work()
            self._fail(len(items.failed), [*items.failed.values()])

    def _rotated(self, rows: RowCounts, size: int) -> None:
        self.tell(rotated=self.done.rotated + rows, bytes=self.done.bytes + size)

    def tell(self, **changes: Any) -> None:
        self.done = replace(self.done, **changes)
        if self.progress is not None:
            self.progress(self.done)

    async def _counted(self) -> tuple[int, KeyUsage, Mapping[str, RowCounts]]:
        how = self.timeout, self.distrust, self.clear
        return await _count(self.database, self.seal, *how)


async def _count(
    database: Database,
    seal: sealing.Sealing,
    timeout: float,
    distrust: Collection[str],
    clear: Paths,
) -> tuple[int, KeyUsage, Mapping[str, RowCounts]]:
    """Threads, all rows by key, and rows by distrusted key by thread."""
    threads = 0
    total: KeyUsage = {}
    distrusted: dict[str, RowCounts] = {}

    def note(thread_id: str, usage: KeyUsage) -> None:
        nonlocal total
        total = add_usage(total, usage)
        for key, rows in usage.items():
            if key is not None and ring_key(key) in distrust and rows.total:
                distrusted[thread_id] = distrusted.get(thread_id, RowCounts()) + rows

    async for page in pages_of_threads(database, seal, timeout=timeout):
        threads += len(page)
        for thread_id, usage in page:
            note(thread_id, usage)
    async for thread_id, usage in usages_of_data_keys(database, seal, timeout=timeout):
        note(thread_id, usage)
    in_clear = clear is not None
    note(_STORE, await count_items(database, seal, in_clear=in_clear, timeout=timeout))
    return threads, total, distrusted


# Shredding: forgets a thread's data key, so that no copy of the thread can be read any more.


@for_savers
async def shred_thread(saver: SaverBase, thread_id: str) -> None:
    """Forgets the data key of a thread: nobody can read the thread any more, in any copy.

    This takes effect at once in this process and for all writes. For reads of other processes
    it takes effect after `data_key_seconds` at the latest. Delete copies of the table
    checkpoint_data_keys too, for instance in backups. Nothing can be put to the thread until
    `adelete_thread` deletes it.
    A thread without rows is left unchanged.

    Raises:
        EncryptionKeyError: If the saver has no cipher.
        DataKeyError: If rows of the thread can be read without its data key; nothing was done.
    """
    thread_id = thread_id_of(thread_id)
    await saver._bridge.run(_shred(saver._engine, needed_sealing(saver), thread_id))


async def _shred(engine: Engine, seal: sealing.Sealing, thread_id: str) -> None:
    """Shreds a thread after all that was submitted for it here before."""
    database, writer, timeout = engine.database, engine.writer, engine.settings.read_timeout
    with key_use("shred", thread_id=thread_id):
        await writer.settle(thread_id, timeout=timeout)
        count = database.statement("count_keys", thread_id, seal.cipher.bound_by)
        (rows,) = await database.read(
            [count], timeout=timeout, thread_id=thread_id, generic_plan=False
        )
        usage = usage_of(rows, with_metadata=seal.metadata.encrypts)
        left = sum(counts.total for key, counts in usage.items() if bare(key or "") != DATA_KEY)
        if left:
            raise errors.DataKeyError(
                f"thread {thread_id!r} can't be shredded: {left} of its rows are not encrypted "
                "with a data key. Run rotate_keys() with AesGcmCipher(..., data_keys=True), or "
                "delete it"
            )
        names = "lock_events_for_delete", "shred_data_key"
        shred = [database.statement(name, thread_id) for name in names]
        await writer.run_alone(thread_id, [*lock_for_delete(database, thread_id), *shred])
    if engine.keys is not None:
        await engine.keys.of_thread(thread_id)
