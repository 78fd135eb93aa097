"""Rotation of keys: rows are encrypted anew or counted by key, and a data key is forgotten."""

from __future__ import annotations

import asyncio
from collections.abc import (
    AsyncIterator,
    Callable,
    Collection,
    Iterable,
    Mapping,
    Sequence,
)
from contextlib import nullcontext
from dataclasses import dataclass, field, fields, replace
from hashlib import sha256
from typing import Any, NamedTuple, TypeAlias

import psycopg

from pg_checkpoint.codec import sealing
from pg_checkpoint.codec.chunks import DIGEST_SIZE, all_names, checked, members, split_digests
from pg_checkpoint.codec.keys import CheckpointKey, strings_of, thread_id_of
from pg_checkpoint.codec.reading import ReadRow, load_checkpoint
from pg_checkpoint.core import errors
from pg_checkpoint.core.arguments import check_callable, check_flag
from pg_checkpoint.core.connections import in_own_thread
from pg_checkpoint.core.database import Database
from pg_checkpoint.core.observer import key_use
from pg_checkpoint.core.transaction import Rows, Statement
from pg_checkpoint.saver.engine import Engine
from pg_checkpoint.saver.keys import StoredKey, ThreadKeys, Wrapping
from pg_checkpoint.saver.leases import lock_for_delete
from pg_checkpoint.saver.saver import SaverBase, for_savers

# Rows of a thread that are not encrypted by certain keys, page by page, each kind as its
# find_old_* reads it. Without a key these are all rows of the thread.


class OldCheckpoint(NamedTuple):
    checkpoint_ns: str
    checkpoint_id: str
    parent_checkpoint_id: str | None
    checkpoint: str
    metadata: str
    sealed: bytes | None
    blobs: list[str] | None

    def as_read(self, thread_id: str) -> ReadRow:
        """The row as get_checkpoints has it."""
        return ReadRow("checkpoint", thread_id, *self[:6], *[None] * 12)


class OldBlob(NamedTuple):
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
        return split_digests((self.chunks or b"")[: self.groups * DIGEST_SIZE])

    @property
    def is_plain_in_pieces(self) -> bool:
        """True if its pieces have to be renamed."""
        return self.chunks is not None and not sealing.is_sealed(self.type)


class OldChunk(NamedTuple):
    digest: bytes
    data: bytes


class OldWrite(NamedTuple):
    checkpoint_ns: str
    checkpoint_id: str
    task_id: str
    idx: int
    task_path: str
    channel: str
    type: str
    blob: bytes


class OldStep(NamedTuple):
    checkpoint_ns: str
    checkpoint_id: str
    task_id: str
    name: str
    position: int
    type: str
    blob: bytes


class OldWakeup(NamedTuple):
    name: str
    interrupt_id: str | None
    checkpoint_id: str | None
    answers: int
    type: str
    blob: bytes


class OldEvents(NamedTuple):
    first: int
    key: str
    numbers: int
    ends: bool
    checkpoint_id: str | None
    type: str
    blob: bytes


class RowKind(NamedTuple):
    name: str  # of the statements that find and replace the rows
    row: Callable[..., Any]  # makes an Old… of a row
    start: tuple[str | int | bytes, ...]  # before the key of the first row


CHECKPOINTS = RowKind("checkpoints", OldCheckpoint, ("", ""))
BLOBS = RowKind("blobs", OldBlob, ("", "", ""))
CHUNKS = RowKind("chunks", OldChunk, (b"",))
WRITES = RowKind("writes", OldWrite, ("", "", "", -(2**31)))
STEPS = RowKind("steps", OldStep, ("", "", "", "", -(2**31)))
EVENTS = RowKind("events", OldEvents, (0,))
WAKEUPS = RowKind("wakeups", OldWakeup, ("",))

# Rows, and about how many bytes, that one statement reads.
_ROWS, _BYTES = 200, 2**20


async def pages(
    database: Database,
    thread_id: str,
    kind: RowKind,
    right: Sequence[bytes],
    also: Sequence[bool],
    *,
    timeout: float,
) -> AsyncIterator[list[Any]]:
    """Rows of a thread in the order of their keys, except those that begin as in `right`."""
    start, more = kind.start, True
    while more:
        bounds = right, _ROWS, _BYTES
        find = database.statement(f"find_old_{kind.name}", thread_id, *start, *bounds, *also)
        (rows,) = await database.read([find], timeout=timeout, thread_id=thread_id)
        if rows:
            yield [kind.row(*row) for row in rows]
            start = _after(rows[-1][: len(start)])
        more = len(rows) == _ROWS or _size(rows) >= _BYTES


def _size(rows: Rows) -> int:
    """Bytes of rows, at least what the server counted."""
    cells = (cell for row in rows for cell in row)
    return sum(
        len(cell.encode() if isinstance(cell, str) else cell)
        for cell in cells
        if isinstance(cell, (str, bytes))
    )


def _after(place: Sequence[Any]) -> tuple[Any, ...]:
    """The lowest place after this one, in the order of bytes."""
    last = place[-1]
    if isinstance(last, int):
        return *place[:-1], last + 1
    # Text has no NULs.
    return *place[:-1], last + (b"\0" if isinstance(last, bytes) else "\x01")


async def read_pieces(
    database: Database,
    thread_id: str,
    names: Sequence[bytes],
    enough: int,
    *,
    timeout: float,
    once: bool = False,
) -> dict[bytes, bytes]:
    """Pieces by name, about `enough` bytes at a time, without those that are missing."""
    pieces: dict[bytes, bytes] = {}
    while names:
        get = database.statement("get_pieces", thread_id, names, enough)
        (rows,) = await database.read(
            [get], timeout=timeout, thread_id=thread_id, generic_plan=False
        )
        pieces.update(rows)
        if once or not rows:
            break
        names = [name for name in names if name not in pieces]
    return pieces


# The use of keys, counted on the server thread by thread.
#
# Ciphertexts begin with the id of their key, so nothing is decrypted, and no value leaves the
# server. Data keys do, for they are few and small; they too say by which keys they are wrapped.

# These stand in the place of a key's id, which can't contain such signs: for what is neither in
# clear nor a ciphertext, and for what is encrypted by the data key of its thread.
UNREADABLE = "?"
DATA_KEY = "data key"
# Follows the id of a key whose ciphertext is not bound as it should be (count_keys).
_NOT_BOUND = " (not bound)"
# Stands between the ids of the keys of a data key that a KMS has wrapped.
_WITH = " with "
# Stands in the place of a thread's id.
_STORE = "(store)"
# Threads that are counted in one round trip; data keys, and items, that one statement reads.
_PAGE, _DATA_KEYS, _ITEMS = 100, 200, 10_000

# The fields of items in clear that stay so; None if items in clear are left alone.
Paths: TypeAlias = "Sequence[tuple[str, ...]] | None"


@dataclass(frozen=True)
class RowCounts:
    """The number of rows by kind.

    `checkpoints` counts the small values of checkpoints, `data_keys` wrapped keys, `items` the
    items of the store.
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
        return RowCounts(
            *(getattr(self, field.name) + getattr(other, field.name) for field in fields(self))
        )


KeyUsage: TypeAlias = "Mapping[str | None, RowCounts]"


def _add_usage(usage: KeyUsage, other: KeyUsage) -> KeyUsage:
    none = RowCounts()
    return {key: usage.get(key, none) + other.get(key, none) for key in {**usage, **other}}


def _bare(key: str) -> str:
    return key.removesuffix(_NOT_BOUND)


def _ring_key(key: str) -> str:
    """The ring's key, of the keys that rows are counted under."""
    return _bare(key).partition(_WITH)[0]


def _label(key_id: str, kms_key_id: str | None) -> str:
    return key_id if kms_key_id is None else f"{key_id}{_WITH}{kms_key_id}"


def _wrapped_by(stored: StoredKey, bound_by: int) -> str:
    """The keys that have wrapped a data key, as it says itself."""
    if (header := stored.header) is None:
        return UNREADABLE
    key = _label(header.key_id, stored.wrapped_by if header.is_of_kms else None)
    return key if header.bound_by == bound_by else key + _NOT_BOUND


async def _pages_of_data_keys(
    database: Database, *, timeout: float
) -> AsyncIterator[Sequence[StoredKey]]:
    """All data keys that are not forgotten, in the order of their threads."""
    after, more = "", True
    while more:
        find = database.statement("list_data_keys", after, _DATA_KEYS)
        (rows,) = await database.read([find], timeout=timeout, generic_plan=False)
        if rows:
            yield [StoredKey(*row) for row in rows]
            after = rows[-1][0]
        more = len(rows) == _DATA_KEYS


async def _usages_of_threads(
    database: Database, seal: sealing.Sealing, *, timeout: float
) -> AsyncIterator[tuple[str, KeyUsage]]:
    """All threads that have rows in any table, in order.

    Rows whose data key is forgotten need no key any more.
    """
    start, more = "", True
    while more:
        find = database.statement("find_all_threads", start, _PAGE)
        (rows,) = await database.read([find], timeout=timeout, generic_plan=False)
        if not rows:
            return
        threads = [str(row[0]) for row in rows]
        (start,), more = _after(threads[-1:]), len(threads) == _PAGE
        get = database.statement("get_data_keys", threads)
        (keys,) = await database.read([get], timeout=timeout)
        shredded = {str(row[0]) for row in keys if row[1] is None}
        # By now a first read has found out which schema it is.
        counts = [database.statement("count_keys", t, seal.cipher.bound_by) for t in threads]
        answers = await database.read(counts, timeout=timeout)
        for thread_id, answer in zip(threads, answers, strict=True):
            usage = _usage_of(answer, seal)
            if thread_id in shredded:
                usage = {key: n for key, n in usage.items() if _bare(key or "") != DATA_KEY}
            yield thread_id, usage


def _usage_of(rows: Rows, seal: sealing.Sealing) -> KeyUsage:
    """The answer of count_keys; metadata in clear counts if the saver would encrypt it."""
    usage: KeyUsage = {}
    for kind, key, count in rows:
        if kind != "metadata" or key is not None or seal.metadata.encrypts:
            usage = _add_usage(usage, {key: RowCounts(**{kind: count})})
    return usage


async def _count_items(
    database: Database, seal: sealing.Sealing, *, in_clear: bool, timeout: float
) -> KeyUsage:
    counts: dict[str | None, int] = {}
    start: Sequence[Any] | None = ("", "", "")
    while start is not None:
        find = database.statement("count_item_keys", *start, _ITEMS, seal.cipher.bound_by)
        (rows,) = await database.read([find], timeout=timeout, generic_plan=False)
        for key, items, *_ in rows:
            counts[key] = counts.get(key, 0) + items
        more = sum(row[1] for row in rows) == _ITEMS
        start = _after(rows[0][2:]) if more else None
    if not in_clear:
        counts.pop(None, None)
    return {key: RowCounts(items=items) for key, items in counts.items()}


async def _count(
    database: Database,
    seal: sealing.Sealing,
    timeout: float,
    distrust: Collection[str],
    clear: Paths,
) -> tuple[int, KeyUsage, Mapping[str, RowCounts]]:
    """The number of threads, all rows by key, and the rows of distrusted keys by thread."""
    threads = 0
    total: KeyUsage = {}
    distrusted: dict[str, RowCounts] = {}

    def note(thread_id: str, usage: KeyUsage) -> None:
        nonlocal total
        total = _add_usage(total, usage)
        for key, rows in usage.items():
            if key is not None and _ring_key(key) in distrust and rows.total:
                distrusted[thread_id] = distrusted.get(thread_id, RowCounts()) + rows

    async for thread_id, usage in _usages_of_threads(database, seal, timeout=timeout):
        threads += 1
        note(thread_id, usage)
    async for keys in _pages_of_data_keys(database, timeout=timeout):
        for stored in keys:
            key = _wrapped_by(stored, seal.cipher.bound_by)
            note(stored.thread_id, {key: RowCounts(data_keys=1)})
    in_clear = clear is not None
    note(_STORE, await _count_items(database, seal, in_clear=in_clear, timeout=timeout))
    return threads, total, distrusted


# Blobs in clear that are in pieces are encrypted, and their pieces get keyed names.
#
#     new pieces stored, blob refers to them      one transaction, under the thread's lock
#     old pieces deleted                          later, when no blob in clear names them
#
# Only in a thread that is marked (mark_thread_encrypted), for there nobody leans on the old
# names any more. The new names of pieces are remembered from blob to blob, because the versions of
# a list share most of theirs. That is a hint: the transaction looks whether these pieces are
# there, and changes nothing if one is not; then all are sent.

# Bytes that one transaction stores, if a single value is not larger.
_BLOB_BYTES = 2**20
# Names that are looked up at once, those that are remembered, old pieces deleted at once.
_LOOKED_UP, _REMEMBERED, _DELETED = 1_000, 200_000, 1_000
# Seconds to wait for the thread.
_LOCK_TIMEOUT = 1.0


class _RenamedBlobs:
    """Blobs of a batch, encrypted under new names of their pieces."""

    def __init__(
        self,
        seal: sealing.Sealing,
        thread_id: str,
        old_pieces: Mapping[bytes, bytes],
        known: Mapping[bytes, bytes],
    ) -> None:
        self._seal = seal
        self._thread_id = thread_id
        self._namer = seal.namer(thread_id)
        self._old_pieces = old_pieces
        self._known = known  # new names by old ones, of pieces that should be stored already
        self.names: dict[bytes, bytes] = {}  # those of this batch
        self.pieces: dict[bytes, bytes] = {}  # to be stored, by new name
        self.used: set[bytes] = set()  # all new names
        self.rows: list[tuple[object, ...]] = []  # entries of rename_blobs

    def add(self, old: OldBlob) -> None:
        digests = split_digests(old.chunks or b"")
        groups = digests[: old.groups]
        try:
            chunks = [self._chunk(chunk) for chunk in digests[old.groups :]]
            chunks_of_groups = [
                b"".join(map(self._chunk, split_digests(members(self._old_piece(group)))))
                for group in groups
            ]
        except (KeyError, ValueError) as error:
            raise errors.CorruptRowError("a piece is missing or damaged") from error
        all_chunks = b"".join((*chunks_of_groups, *chunks))
        stored = b"".join((*map(self._group, groups, chunks_of_groups), *chunks))
        self.used.update(split_digests(all_chunks), split_digests(stored))
        key = CheckpointKey(self._thread_id, old.checkpoint_ns, "")
        place = old.channel, old.version
        type_, blob = self._seal.blob(key, all_chunks, *place, old.type, old.blob)
        read = old.type, old.chunks, _hash(old.blob)
        self.rows.append((old.checkpoint_ns, *place, *read, type_, stored, blob))

    def _old_piece(self, name: bytes) -> bytes:
        return checked(name, self._old_pieces[name])

    def _new_name(self, old: bytes) -> bytes | None:
        return self._known.get(old) or self.names.get(old)

    def _chunk(self, chunk: bytes) -> bytes:
        """The new name of a chunk, which is to be stored if that is not known."""
        if (name := self._new_name(chunk)) is None:
            piece = self._old_piece(chunk)
            self.names[chunk] = name = self._namer(piece)
            self.pieces.update(self._seal.chunks(self._thread_id, (), {name: piece}))
        return name

    def _group(self, group: bytes, chunks: bytes) -> bytes:
        """The same of a group, which holds the new names of its chunks, in clear."""
        if (name := self._new_name(group)) is None:
            self.names[group] = name = self._namer(chunks)
            self.pieces[name] = chunks
        return name


@dataclass
class Renaming:
    """Renames the pieces of one thread."""

    database: Database
    seal: sealing.Sealing
    thread_id: str
    timeout: float
    groups: dict[bytes, bytes] = field(default_factory=dict)  # groups that were read, by name
    names: dict[bytes, bytes] = field(default_factory=dict)  # new by old, of stored pieces

    async def read_groups(self, blobs: Iterable[OldBlob]) -> None:
        if len(self.groups) > _REMEMBERED:
            self.groups.clear()
        names = {name for old in blobs for name in old.group_names}
        self.groups.update(await self._read_pieces(sorted(names.difference(self.groups))))

    async def mark(self) -> None:
        """Keeps savers without a cipher out of the thread; raises LockNotAvailable."""
        await self._run([self.database.statement("mark_thread_encrypted", self.thread_id)])

    async def rename(self, blobs: Sequence[OldBlob]) -> tuple[int, int, list[OldBlob]]:
        """Renames the pieces of blobs whose groups were read.

        Returns the number of blobs that were replaced, the bytes stored, and the blobs of which a
        piece is missing or damaged. Raises LockNotAvailable if somebody holds the thread.
        """
        done, size, damaged = 0, 0, list[OldBlob]()
        remaining = list(blobs)
        while remaining:
            batch, pieces = await self._next_batch(remaining)
            remaining = remaining[len(batch) :]
            try:
                stored, bytes_ = await self._store(batch, pieces)
                done, size = done + stored, size + bytes_
            except errors.CorruptRowError:
                if len(batch) == 1:
                    damaged += batch
                    continue
                for old in batch:
                    more = await self.rename([old])
                    done, size = done + more[0], size + more[1]
                    damaged += more[2]
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
        self, blobs: Sequence[OldBlob]
    ) -> tuple[list[OldBlob], dict[bytes, bytes]]:
        """The first blobs, with those of their pieces that have no new names yet."""
        if len(self.names) > _REMEMBERED:
            self.names.clear()
        ahead = dict.fromkeys(name for old in blobs for name in self._unknown(old, ()))
        pieces = await self._read_pieces(list(ahead)[:_LOOKED_UP], once=True)
        batch: list[OldBlob] = []
        for old in blobs:
            missing = self._unknown(old, pieces)
            if missing and batch:
                break
            pieces.update(await self._read_pieces(missing))
            batch.append(old)
        return batch, pieces

    def _unknown(self, old: OldBlob, pieces: Collection[bytes]) -> list[bytes]:
        # A group that has its new name, has it with all its chunks.
        groups = [group for group in old.group_names if group not in self.names]
        of_groups = b"".join(self.groups.get(group, b"") for group in groups)
        chunks = split_digests(of_groups + (old.chunks or b"")[old.groups * DIGEST_SIZE :])
        return [name for name in chunks if name not in self.names and name not in pieces]

    async def _store(self, batch: Sequence[OldBlob], pieces: dict[bytes, bytes]) -> tuple[int, int]:
        """Returns the number of blobs that were replaced, and the bytes stored."""
        new = _RenamedBlobs(self.seal, self.thread_id, {**self.groups, **pieces}, known=self.names)

        def add_all() -> None:
            for old in batch:
                new.add(old)

        await in_own_thread(add_all)
        rename = self.database.statement(
            "rename_blobs",
            self.thread_id,
            *zip(*new.rows, strict=True),
            list(new.pieces),
            list(new.pieces.values()),
            sorted(new.used.difference(new.pieces)),
        )
        lock = lock_for_delete(self.database, self.thread_id)
        ((replaced,),) = await self._run([*lock, rename])
        if replaced is None:
            # Somebody deleted what the blobs before these had; with the old names all is there.
            self.names.clear()
            return 0, 0
        if replaced:
            self.names.update(new.names)
        size = sum(map(len, new.pieces.values())) + sum(len(old.blob) for old in batch)
        return replaced, size

    async def _read_pieces(
        self, names: Sequence[bytes], *, once: bool = False
    ) -> dict[bytes, bytes]:
        return await read_pieces(
            self.database, self.thread_id, names, _BLOB_BYTES, timeout=self.timeout, once=once
        )

    async def _run(self, statements: Sequence[Statement]) -> Rows:
        answers = await self.database.write(
            statements, timeout=self.timeout, thread_id=self.thread_id, lock_timeout=_LOCK_TIMEOUT
        )
        return answers[-1]


# Rows are read, encrypted anew here, and replaced.
#
# A row is replaced only if it is still what was read; one that somebody holds is left for the next
# pass. The names of chunks stay, except those of chunks in clear, which are unkeyed hashes (above).

# Passes over a thread, or the store, for rows that others hold or change meanwhile.
_PASSES, _PAUSE = 3, 0.05


@dataclass
class ThreadRotation:
    """Encrypts the rows of one thread anew, and those in clear if the saver accepts them."""

    database: Database
    seal: sealing.Sealing
    thread_id: str
    timeout: float
    tell: Callable[[RowCounts, int], None]
    in_clear: RowCounts

    def __post_init__(self) -> None:
        self._open_chunk = self.seal.open_chunk(self.thread_id)
        self._renaming = Renaming(self.database, self.seal, self.thread_id, self.timeout)
        # Of this pass: failures by row, and the number of rows that somebody held or changed.
        self._failed: dict[object, str] = {}
        self._remaining = 0

    async def work(self) -> tuple[int, list[str]]:
        """Returns the number of rows that can't be opened, and which these are and why."""
        for _ in range(_PASSES):
            self._failed.clear()
            self._remaining = 0
            try:
                await self._pass()
            except psycopg.errors.LockNotAvailable:
                self._remaining += 1
            if not self._failed and not self._remaining:
                break
            # What failed may have been deleted between two reads.
            await asyncio.sleep(_PAUSE)
        in_clear = self.in_clear.total - 1 if None in self._failed else 0
        return len(self._failed) + in_clear, list(self._failed.values())

    async def _pass(self) -> None:
        allowed = self.seal.allow_plaintext
        if self.in_clear.total and not allowed:
            self._failed[None] = (
                f"thread {self.thread_id!r} has {self.in_clear.total} rows that are not "
                "encrypted, which a saver with a cipher accepts only with allow_plaintext=True"
            )
        if self.in_clear.total and allowed:
            await self._renaming.mark()
        right = self.seal.cipher.beginnings(self.thread_id)
        await self._all(CHECKPOINTS, self._checkpoint, right, allowed, self.seal.metadata.encrypts)
        await self._all(BLOBS, self._blob, right, allowed)
        await self._all(CHUNKS, self._chunk, right)
        await self._all(WRITES, self._write, right, allowed)
        await self._all(WAKEUPS, self._wakeup, right, allowed)
        await self._all(STEPS, self._step, right, allowed)
        await self._all(EVENTS, self._events, right, allowed)
        if self.in_clear.chunks and allowed:
            self._count("chunks", await self._renaming.delete_old_pieces(), 0)

    async def _all(
        self,
        kind: RowKind,
        encrypt: Callable[[Any], tuple[object, ...]],
        right: Sequence[bytes],
        *also: bool,
    ) -> None:
        async for rows in pages(
            self.database, self.thread_id, kind, right, also, timeout=self.timeout
        ):
            if kind is not BLOBS:
                await self._replace(kind, rows, encrypt)
                continue
            await self._renaming.read_groups(rows)
            whole = [row for row in rows if not row.is_plain_in_pieces]
            await self._replace(kind, whole, encrypt)
            in_pieces = [row for row in rows if row.is_plain_in_pieces]
            done, size, damaged = await self._renaming.rename(in_pieces)
            for row in damaged:
                self._fail(kind, row, "a piece is missing or damaged")
            self._remaining += len(in_pieces) - len(damaged) - done
            self._count("blobs", done, size)

    async def _replace(
        self, kind: RowKind, rows: Sequence[Any], encrypt: Callable[[Any], tuple[object, ...]]
    ) -> None:
        def encrypt_all() -> list[tuple[object, ...]]:
            return [entry for row in rows if (entry := self._try(kind, row, encrypt)) is not None]

        # Megabytes take long enough to hold up the loop.
        entries = await in_own_thread(encrypt_all)
        if not entries:
            return
        replace_ = self.database.statement(
            f"reencrypt_{kind.name}", self.thread_id, *zip(*entries, strict=True)
        )
        (done,) = await self.database.write(
            [replace_], timeout=self.timeout, thread_id=self.thread_id
        )
        self._remaining += len(entries) - len(done)
        size = sum(len(cell) for entry in entries for cell in entry if isinstance(cell, bytes))
        metadata = sum(e[4] is not None for e in entries) if kind is CHECKPOINTS else 0
        self._count(kind.name, len(done), size, min(len(done), metadata))

    def _try(
        self, kind: RowKind, row: Any, encrypt: Callable[[Any], tuple[object, ...]]
    ) -> tuple[object, ...] | None:
        try:
            return encrypt(row)
        except sealing.DistrustedKeyError:
            return None
        except Exception as error:  # noqa: BLE001  whatever a damaged row raises: the others go on
            self._fail(kind, row, _reason(error))
            return None

    def _fail(self, kind: RowKind, row: Any, why: str) -> None:
        place = row[: len(kind.start)]
        shown = place[0].hex() if kind is CHUNKS else ", ".join(map(repr, place))
        self._failed[kind.name, place] = f"{kind.name} {shown} of thread {self.thread_id!r}: {why}"

    def _count(self, name: str, rows: int, size: int, metadata: int = 0) -> None:
        if rows:
            self.tell(RowCounts(**{name: rows}) + RowCounts(metadata=metadata), size)

    # Entries of reencrypt_*. They raise DecryptionError if the old row can't be opened.

    def _checkpoint(self, old: OldCheckpoint) -> tuple[object, ...]:
        key = self._key(old.checkpoint_ns, old.checkpoint_id)
        checkpoint, metadata = load_checkpoint(old.as_read(self.thread_id), key)
        values, large, parent_id = self.seal.open_small_values(
            key, old.parent_checkpoint_id, checkpoint, old.sealed
        )
        large = old.blobs or [] if large is None else large
        sealed = self.seal.small_values(key, parent_id, old.checkpoint, values, large)
        read = (old.checkpoint + old.metadata).encode() + (old.sealed or b"")
        created = checkpoint.get("ts")
        stored = self.seal.metadata.seal_again(key, metadata, parent_id, created)
        return old.checkpoint_ns, old.checkpoint_id, _hash(read), sealed, stored

    def _blob(self, old: OldBlob) -> tuple[object, ...]:
        key, place = self._key(old.checkpoint_ns, ""), (old.channel, old.version)
        names = all_names(old.chunks or b"", old.groups, self._renaming.groups)
        type_, data = old.type, old.blob
        if self.seal.is_sealed(type_):
            type_, data = self.seal.open_blob(key, names, *place, type_, data)
        new = self.seal.blob(key, names, *place, type_, data)
        return old.checkpoint_ns, *place, old.type, _hash(old.blob), *new

    def _chunk(self, old: OldChunk) -> tuple[object, ...]:
        piece = self._open_chunk(old.digest, old.data)
        sealed = self.seal.chunks(self.thread_id, (), {old.digest: piece})
        return old.digest, _hash(old.data), sealed[old.digest]

    def _write(self, old: OldWrite) -> tuple[object, ...]:
        key = self._key(old.checkpoint_ns, old.checkpoint_id)
        place = sealing.write_place(key, old.task_id, old.idx, old.task_path, old.channel)
        return *old[:7], _hash(old.blob), *self._sealed_again(place, old), None

    def _wakeup(self, old: OldWakeup) -> tuple[object, ...]:
        place = sealing.wakeup_place(self.thread_id, old.name, old[1:4])
        return old.name, old.type, _hash(old.blob), *self._sealed_again(place, old)

    def _step(self, old: OldStep) -> tuple[object, ...]:
        place = sealing.step_place(self._key(*old[:2]), old[2:5])
        return *old[:6], _hash(old.blob), *self._sealed_again(place, old)

    def _events(self, old: OldEvents) -> tuple[object, ...]:
        place = sealing.events_place(self.thread_id, old[1:5])
        return old.first, old.type, _hash(old.blob), *self._sealed_again(place, old)

    def _sealed_again(
        self, place: bytes, old: OldWrite | OldWakeup | OldStep | OldEvents
    ) -> tuple[str, bytes]:
        typed = self.seal.open_row(self.thread_id, place, old.type, old.blob)
        return self.seal.seal_row(self.thread_id, place, *typed)

    def _key(self, checkpoint_ns: str, checkpoint_id: str) -> CheckpointKey:
        return CheckpointKey(self.thread_id, checkpoint_ns, checkpoint_id)


def _hash(data: bytes) -> bytes:
    return sha256(data).digest()


def _reason(error: Exception) -> str:
    return str(error) if isinstance(error, errors.DecryptionError) else type(error).__name__


class StoredItem(NamedTuple):
    """A row of find_old_items."""

    head: str
    rest: str
    key: str
    namespace: str
    whole_key: str
    version: int
    value: str | None
    exact: str | None


class _NewItem(NamedTuple):
    """An entry of reencrypt_items; the value is None if it stays."""

    head: str
    rest: str
    key: str
    version: int
    read: bytes
    value: str | None
    exact: str


@dataclass
class ItemRotation:
    """Encrypts the store's items anew, as ThreadRotation does rows of threads.

    Items in clear are left alone unless the rotation was told which of their fields stay clear, for
    beside savers with a cipher there may be a store without one.
    """

    database: Database
    seal: sealing.Sealing
    timeout: float
    clear: Paths
    tell: Callable[[RowCounts, int], None]
    failed: dict[object, str] = field(default_factory=dict)  # of this pass

    async def work(self) -> list[str]:
        """Returns which items can't be opened, and why."""
        for _ in range(_PASSES):
            self.failed.clear()
            if not await self._pass() and not self.failed:
                break
            await asyncio.sleep(_PAUSE)
        return list(self.failed.values())

    async def _pass(self) -> int:
        """Returns the number of items that somebody held or changed."""
        remaining = 0
        start: Sequence[Any] = ("", "", "")
        right = self.seal.cipher.for_schema.beginnings
        while True:
            bounds = right, _ROWS, _BYTES, self.clear is not None
            find = self.database.statement("find_old_items", *start, *bounds)
            (rows,) = await self.database.read([find], timeout=self.timeout, generic_plan=False)
            if not rows:
                return remaining
            start = _after(rows[-1][:3])
            page = [StoredItem(*row) for row in rows]
            remaining += await self._replace(page)

    async def _replace(self, page: Sequence[StoredItem]) -> int:
        new = await in_own_thread(lambda: [self._try(old) for old in page])
        items = [item for item in new if item is not None]
        if not items:
            return 0
        bounds = self.database.bounds(self.timeout, generic_plan=False)
        replace_ = self.database.statement("reencrypt_items", *zip(*items, strict=True))
        _, done = await self.database.run([bounds, replace_], timeout=self.timeout)
        self.tell(RowCounts(items=len(done)), sum(len(item.exact) for item in items))
        return len(items) - len(done)

    def _try(self, old: StoredItem) -> _NewItem | None:
        stored, place = old.exact or old.value or "", (old.namespace, old.whole_key)
        try:
            exact = self.seal.items.seal(*place, self.seal.items.open(*place, stored))
            value = None
            if not sealing.is_sealed(stored):
                value = sealing.clear_part(old.value or "null", self.clear or ())
        except sealing.DistrustedKeyError:
            return None
        except Exception as error:  # noqa: BLE001  whatever a damaged row raises: the others go on
            self.failed[old[:3]] = f"the store's item {old.whole_key!r}: {_reason(error)}"
            return None
        return _NewItem(*old[:3], old.version, _hash(stored.encode()), value, exact)


# A rotation runs beside the writers, as retention does, thread by thread. Only values in clear and
# in pieces need the thread's lock (see above). The server skips rows that are right already, so a
# rotation that was killed continues where it was, and many may run at once.

_SHOWN = 10


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
        by_data_keys: True if data keys should encrypt rows.
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
        """True if all rows are encrypted, and need no key but the active one."""
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
    engine, (seal, data_keys) = saver._engine, _needed_keys(saver)
    distrusted = frozenset(strings_of(distrust, "distrust"))
    check_flag("dry_run", dry_run)
    check_callable("progress", progress)
    if searchable is not None and not seal.allow_plaintext:
        raise errors.InvalidOptionError("searchable has no effect without allow_plaintext")
    clear = None if searchable is None else [sealing.field_path(field) for field in searchable]
    timeout = engine.settings.read_timeout
    run = _Run(engine.database, seal, data_keys, timeout, progress, distrusted, clear)
    return await saver._bridge.run(run.rotate(dry_run=dry_run))


@for_savers
async def count_keys(saver: SaverBase) -> Mapping[str | None, RowCounts]:
    """Counts rows by the id of the key that they need; None for rows in clear.

    Metadata in clear counts only with `encrypt_metadata`. A row that should be a
    ciphertext but is not counts under "?".

    Raises:
        EncryptionKeyError: If the saver has no cipher.
    """
    engine, (seal, _) = saver._engine, _needed_keys(saver)
    count = _count(engine.database, seal, engine.settings.read_timeout, frozenset(), None)
    return (await saver._bridge.run(count))[1]


def _needed_keys(saver: SaverBase) -> tuple[sealing.Sealing, ThreadKeys]:
    seal, data_keys = saver._seal, saver._engine.keys
    if seal is None or data_keys is None:
        raise errors.EncryptionKeyError("this saver has no cipher: create it with cipher=")
    return seal, data_keys


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
    # Threads whose data keys may be forged.
    left_alone: set[str] = field(default_factory=set)

    def __post_init__(self) -> None:
        self.done = Rotation(self.seal.cipher.keys.active)

    async def rotate(self, *, dry_run: bool) -> Rotation:
        active, database = self.seal.cipher.keys.active, self.database
        with nullcontext() if dry_run else key_use("rotate"):
            if active in self.distrust:
                raise errors.EncryptionKeyError(
                    f"the key {active!r} is both distrusted and active: make another key active"
                )
            await self._begin()
            if dry_run:
                return self.done
            await self._rewrap()
            async for thread in _usages_of_threads(database, self.seal, timeout=self.timeout):
                await self._rotate_thread(*thread)
                self._tell(threads=self.done.threads + 1)
                # Whatever else runs on this loop goes first.
                await asyncio.sleep(0)
            if any(rows.items for key, rows in self.done.keys.items() if key != active):
                items = ItemRotation(database, self.seal, self.timeout, self.clear, self._rotated)
                self._fail(await items.work())
            return await self._end()

    async def _begin(self) -> None:
        threads, keys, distrusted = await self._count()
        # Only now is it known which schema the cipher encrypts for.
        self.seal = self.seal.distrusting(self.distrust)
        self.wrapping = Wrapping(self.seal, self.timeout)
        by = _label(self.wrapping.key_id, self.wrapping.kms_key_id)
        self.done = replace(
            self.done, keys=keys, wraps=by, by_data_keys=self.seal.cipher.needs_data_keys
        )
        due = sum(self.done.due_of(key, rows) for key, rows in keys.items())
        right = sum(rows.total for rows in keys.values()) - due
        self._tell(of_threads=threads, due=due, right=right, distrusted=distrusted)

    async def _end(self) -> Rotation:
        _, keys, distrusted = await self._count()
        # Else a crash could bring back rows whose key was taken away by then.
        durable = self.database.statement("make_durable")
        await self.database.run([durable], timeout=self.timeout)
        self._tell(keys=keys, distrusted=distrusted)
        done = self.done
        if self.failures:
            shown = "; ".join(self.failures[:_SHOWN])
            more = "; and more" if done.failed > len(self.failures) else ""
            raise errors.IncompleteError(
                f"{done.failed} rows are unchanged, and {done.rotated.total} were "
                f"encrypted with key {done.active!r}: {shown}{more}",
                done,
            )
        return done

    async def _count(self) -> tuple[int, KeyUsage, Mapping[str, RowCounts]]:
        return await _count(self.database, self.seal, self.timeout, self.distrust, self.clear)

    # Data keys are wrapped again by the keys that wrap now; nothing that they encrypt changes.
    # Those that are right are opened all the same, so that one that is not what it says is
    # reported.

    async def _rewrap(self) -> None:
        failures: list[str] = []
        async for page in _pages_of_data_keys(self.database, timeout=self.timeout):
            again = await asyncio.gather(*(self._wrapped_again(old, failures) for old in page))
            done = [(old, new) for old, new in zip(page, again, strict=True) if new is not None]
            if not done:
                continue
            rewrap = self.database.statement(
                "rewrap_data_keys",
                [old.thread_id for old, _ in done],
                [old.wrapped for old, _ in done],
                [new.wrapped for _, new in done],
                done[0][1].wrapped_by,
            )
            bounds = self.database.bounds(self.timeout, generic_plan=False)
            _, replaced = await self.database.run([bounds, rewrap], timeout=self.timeout)
            size = sum(len(new.wrapped or b"") for _, new in done)
            self._rotated(RowCounts(data_keys=len(replaced)), size)
        self._fail(failures)

    async def _wrapped_again(self, stored: StoredKey, failures: list[str]) -> StoredKey | None:
        """The same key, wrapped again; None if it stays as it is."""
        by = _wrapped_by(stored, self.wrapping.bound_by)
        if _ring_key(by) in self.distrust:
            self.left_alone.add(stored.thread_id)
            return None
        try:
            if by == self.done.wraps:
                self.wrapping.open(stored)
                return None
            return await self.wrapping.again(stored)
        except (errors.DecryptionError, errors.EncryptionKeyError) as error:
            failures.append(f"the data key of thread {stored.thread_id!r}: {error}")
            return None

    async def _rotate_thread(self, thread_id: str, usage: KeyUsage) -> None:
        due = {
            key: rows
            for key, rows in usage.items()
            if self.done.due_of(key, rows) and (key is None or _ring_key(key) not in self.distrust)
        }
        if not due or thread_id in self.left_alone:
            return
        # The key stays known as long as it is held here.
        held = await self.data_keys.of_thread(thread_id)
        if held is None and self.seal.cipher.needs_data_keys:
            try:
                (held,) = await self.data_keys.for_writing([thread_id])
            except (errors.DataKeyError, errors.EncryptionKeyError) as error:
                self._fail([f"the data key of thread {thread_id!r}: {error}"])
                return
        if held is not None and held.cipher is None:
            shredded = f"thread {thread_id!r} was shredded, but has other rows too: delete it"
            self._fail([str(held.problem or shredded)])
            return
        in_clear = due.get(None, RowCounts())
        rotation = ThreadRotation(
            self.database, self.seal, thread_id, self.timeout, self._rotated, in_clear
        )
        failed, failures = await rotation.work()
        self._fail(failures, failed)

    def _rotated(self, rows: RowCounts, size: int) -> None:
        self._tell(rotated=self.done.rotated + rows, bytes=self.done.bytes + size)

    def _fail(self, failures: Sequence[str], failed: int | None = None) -> None:
        self.failures += failures[: _SHOWN - len(self.failures)]
        failed = len(failures) if failed is None else failed
        self._tell(failed=self.done.failed + failed)

    def _tell(self, **changes: Any) -> None:
        self.done = replace(self.done, **changes)
        if self.progress is not None:
            self.progress(self.done)


# Shredding: forgets a thread's data key, so that no copy of the thread can be read any more.


@for_savers
async def shred_thread(saver: SaverBase, thread_id: str) -> None:
    """Deletes the data key of a thread, so that nobody can read the thread again, in any copy.

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
    await saver._bridge.run(_shred(saver._engine, *_needed_keys(saver), thread_id))


async def _shred(
    engine: Engine, seal: sealing.Sealing, data_keys: ThreadKeys, thread_id: str
) -> None:
    """Shreds a thread after all that was submitted for it here before."""
    database, writer, timeout = engine.database, engine.writer, engine.settings.read_timeout
    with key_use("shred", thread_id=thread_id):
        await writer.settle(thread_id, timeout=timeout)
        count = database.statement("count_keys", thread_id, seal.cipher.bound_by)
        (rows,) = await database.read(
            [count], timeout=timeout, thread_id=thread_id, generic_plan=False
        )
        usage = _usage_of(rows, seal)
        readable = sum(rows.total for key, rows in usage.items() if _bare(key or "") != DATA_KEY)
        if readable:
            raise errors.DataKeyError(
                f"thread {thread_id!r} can't be shredded: {readable} of its rows are not encrypted "
                "with a data key. Run rotate_keys() with AesGcmCipher(..., data_keys=True), or "
                "delete it"
            )
        names = "lock_events_for_delete", "shred_data_key"
        shred = [database.statement(name, thread_id) for name in names]
        await writer.run_alone(thread_id, [*lock_for_delete(database, thread_id), *shred])
    await data_keys.of_thread(thread_id)
