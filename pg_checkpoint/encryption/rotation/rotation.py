"""Rotation: re-encrypts all rows with the active key, in the background, thread by thread.

Runs beside the writers, as retention does. A row is read, re-encrypted in this process,
and replaced if it is still what was read: no lock is taken, and a row whose lock somebody
holds is left for the next pass. Only values in clear and in pieces need the thread's lock
(chunk_names.py). The server skips rows that are right already, so a rotation that was
killed continues where it was, and many may run at once.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

import psycopg

from pg_checkpoint.codec.schema_cipher import DistrustedKeyError
from pg_checkpoint.codec.sealing import Sealing
from pg_checkpoint.encryption.data_keys import DataKey
from pg_checkpoint.encryption.rotation.chunk_names import Renaming
from pg_checkpoint.encryption.rotation.items import ItemRotation, Paths, count_items
from pg_checkpoint.encryption.rotation.key_usage import (
    DATA_KEY,
    KeyUsage,
    RowCounts,
    add_usage,
    bare,
    count_data_keys,
    pages_of_threads,
    usage_of,
)
from pg_checkpoint.encryption.rotation.reencryption import (
    OldBlob,
    OldCheckpoint,
    OldChunk,
    OldWrite,
    Reencryption,
)
from pg_checkpoint.encryption.rotation.result import Rotation
from pg_checkpoint.encryption.rotation.rewrapping import Rewrapping
from pg_checkpoint.errors import (
    DataKeyError,
    DecryptionError,
    EncryptionKeyError,
    KeyRotationError,
)
from pg_checkpoint.postgres.arrays import BinaryArray, byteas, integers, texts
from pg_checkpoint.postgres.database import Database
from pg_checkpoint.postgres.own_threads import in_own_thread
from pg_checkpoint.writing.thread_keys import RING, ThreadKeys, Wrapping

__all__ = ["Rotation", "rotate"]

# Rows, and about how many bytes, that one statement reads or writes.
_ROWS, _BYTES = 200, 2**20
# How often a thread is gone through, for rows that others hold or change meanwhile.
_PASSES, _PAUSE = 3, 0.05
_SHOWN = 10
# In the place of a thread.
_STORE = "(store)"


class _Kind(NamedTuple):
    """A kind of rows, and the statements that find and replace them."""

    name: str
    row: Callable[..., Any]
    start: tuple[str | int | bytes, ...]
    types: tuple[Callable[..., BinaryArray], ...]


_CHECKPOINTS = _Kind("checkpoints", OldCheckpoint, ("", ""), (texts, texts, byteas, byteas, texts))
_BLOBS = _Kind("blobs", OldBlob, ("", "", ""), (*[texts] * 4, byteas, texts, byteas))
_CHUNKS = _Kind("chunks", OldChunk, (b"",), (byteas, byteas, byteas))
_WRITES = _Kind(
    "writes",
    OldWrite,
    ("", "", "", -(2**31)),
    (*[texts] * 3, integers, *[texts] * 3, byteas, texts, byteas),
)


async def rotate(
    database: Database,
    seal: Sealing,
    data_keys: ThreadKeys,
    *,
    dry_run: bool,
    progress: Callable[[Rotation], None] | None,
    timeout: float,
    distrust: Collection[str] = (),
    clear: Paths = None,
) -> Rotation:
    """Encrypts by the active key all rows that need another one, or are in clear.

    Args:
        database: Where.
        seal: The saver's; rows in clear are failures unless it takes them.
        data_keys: Those of threads.
        dry_run: Only count.
        progress: Called after each batch.
        timeout: Seconds for each transaction.
        distrust: Ids of keys whose rows are not opened, but told.
        clear: Of items in clear, what stays so; None leaves them alone.

    Raises:
        EncryptionKeyError: If the active key is not to be trusted.
        KeyRotationError: At the end, if some rows could not be opened.
        psycopg.Error: What the server raised, for passing errors after retries; what was
            done until then stays done, and a repeated call goes on.
    """
    if seal.active_key in distrust:
        raise EncryptionKeyError(
            f"the key {seal.active_key!r} is not to be trusted, and encrypts: let another one"
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
    seal: Sealing
    data_keys: ThreadKeys
    timeout: float
    progress: Callable[[Rotation], None] | None
    distrust: frozenset[str]
    clear: Paths
    failures: list[str] = field(default_factory=list)
    # The data key of the thread that is gone through, which stays known as long as it is here.
    held: DataKey | None = None

    def __post_init__(self) -> None:
        self.with_metadata = self.seal.metadata.encrypts
        self.done = Rotation(self.seal.active_key)

    async def begin(self) -> None:
        threads, keys, distrusted = await self._count()
        wraps = Wrapping(self.seal).wrapped_by.removeprefix(RING)
        self.done = replace(
            self.done, keys=keys, wraps=wraps, by_data_keys=self.seal.needs_data_keys
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

        found = Rewrapping(self.database, Wrapping(self.seal), self.timeout, self.distrust, tell)
        await found.run()
        self._fail(len(found.failures), found.failures)

    async def end(self) -> Rotation:
        _, keys, distrusted = await self._count()
        # Else a crash could bring back rows whose key was taken away by then.
        durable = self.database.statement("make_durable")
        await self.database.run([durable], timeout=self.timeout)
        self.tell(keys=keys, distrusted=distrusted)
        if self.failures:
            shown = "; ".join(self.failures[:_SHOWN])
            more = "; and more" if self.done.failed > len(self.failures) else ""
            raise KeyRotationError(
                f"{self.done.failed} rows are as they were, {self.done.rotated.total} were "
                f"encrypted by key {self.done.active!r}: {shown}{more}",
                self.done,
            )
        return self.done

    async def thread(self, thread_id: str, usage: KeyUsage) -> None:
        """Encrypts what is due of a thread."""
        due = {
            key: rows
            for key, rows in usage.items()
            if self.done.due_of(key, rows) and not self._is_distrusted(key)
        }
        may_have_key = due or any(bare(key) == DATA_KEY for key in usage if key is not None)
        self.held = await self.data_keys.of_thread(thread_id) if may_have_key else None
        if due and await self._has_key(thread_id):
            in_clear = due.get(None, RowCounts())
            failed, why = await _Thread(self, thread_id, in_clear=in_clear).work()
            self._fail(failed, why)
        if self.held is not None and self.held.key_id is not None:
            await self._look_whether_whole(thread_id, self.held.key_id)
        self.tell(threads=self.done.threads + 1)
        # Whatever else runs on this loop goes first.
        await asyncio.sleep(0)

    async def _has_key(self, thread_id: str) -> bool:
        """Makes the thread's data key, if it is to have one; False if that can't be used."""
        if self.held is None and self.seal.needs_data_keys:
            try:
                (self.held,) = await self.data_keys.for_writing([thread_id])
            except (DataKeyError, EncryptionKeyError) as error:
                self._fail(1, [f"the data key of thread {thread_id!r}: {error}"])
                return False
        if self.held is not None and self.held.problem is not None:
            self._fail(1, [str(self.held.problem)])
        return self.held is None or self.held.cipher is not None

    async def _look_whether_whole(self, thread_id: str, key_id: str) -> None:
        """Notes that a thread needs nothing but its data key, so that nobody looks again."""
        count = self.database.statement("count_keys", thread_id, self.seal.bound_by)
        (rows,) = await self.database.read([count], timeout=self.timeout, thread_id=thread_id)
        usage = usage_of(rows, with_metadata=self.with_metadata)
        if set(usage) <= {DATA_KEY}:
            mark = self.database.statement("mark_data_key_whole", thread_id, key_id)
            await self.database.write([mark], timeout=self.timeout, thread_id=thread_id)

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

    def tell(self, **changes: Any) -> None:
        self.done = replace(self.done, **changes)
        if self.progress is not None:
            self.progress(self.done)

    async def _count(self) -> tuple[int, KeyUsage, Mapping[str, RowCounts]]:
        threads = 0
        total: KeyUsage = {}
        distrusted: dict[str, RowCounts] = {}
        async for page in pages_of_threads(self.database, self.seal, timeout=self.timeout):
            for thread_id, usage in page:
                threads, total = threads + 1, add_usage(total, usage)
                if (rows := self._distrusted(usage)).total:
                    distrusted[thread_id] = rows
        wrapped = await count_data_keys(self.database, timeout=self.timeout)
        items = await count_items(
            self.database, self.seal, in_clear=self.clear is not None, timeout=self.timeout
        )
        if (rows := self._distrusted(items)).total:
            distrusted[_STORE] = rows
        return threads, add_usage(add_usage(total, wrapped), items), distrusted

    def _distrusted(self, usage: KeyUsage) -> RowCounts:
        return sum((rows for key, rows in usage.items() if self._is_distrusted(key)), RowCounts())

    def _is_distrusted(self, key: str | None) -> bool:
        return key is not None and bare(key) in self.distrust


class _Thread:
    """The rows of one thread."""

    def __init__(self, run: _Run, thread_id: str, *, in_clear: RowCounts) -> None:
        self._run = run
        self._thread_id = thread_id
        self._in_clear = in_clear
        self._anew = Reencryption(run.seal, thread_id)
        self._renaming = Renaming(run.database, thread_id, self._anew, run.timeout)
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
        allowed = self._run.seal.allow_plaintext
        if self._in_clear.total and not allowed:
            self._refuse_plaintext()
        if self._in_clear.total and allowed:
            await self._renaming.mark()
        right = byteas(self._run.seal.beginnings(self._thread_id))
        metadata = self._run.with_metadata
        await self._all(_CHECKPOINTS, self._anew.checkpoint, right, allowed, metadata)
        await self._blobs(right, allowed)
        await self._all(_CHUNKS, self._anew.chunk, right)
        await self._all(_WRITES, self._anew.write, right, allowed)
        if self._in_clear.chunks and allowed:
            self._count("chunks", await self._renaming.delete_old_pieces(), 0)

    def _refuse_plaintext(self) -> None:
        self._failed[None] = (
            f"thread {self._thread_id!r} has {self._in_clear.total} rows that are not encrypted, "
            "which a saver with a cipher takes only with allow_plaintext=True"
        )

    async def _all(
        self,
        kind: _Kind,
        encrypt: Callable[[Any], tuple[object, ...]],
        right: BinaryArray,
        *also: bool,
    ) -> None:
        async for rows in self._pages(kind, right, also):
            await self._replace(kind, rows, encrypt)

    async def _blobs(self, right: BinaryArray, allowed: bool) -> None:
        groups = self._renaming.groups
        async for rows in self._pages(_BLOBS, right, (allowed,)):
            await self._renaming.read_groups(rows)
            whole = [row for row in rows if not row.is_plain_in_pieces]
            await self._replace(_BLOBS, whole, lambda row: self._anew.blob(row, groups))
            await self._rename([row for row in rows if row.is_plain_in_pieces])

    async def _rename(self, rows: Sequence[OldBlob]) -> None:
        if not rows:
            return
        done, size, damaged = await self._renaming.rename(rows)
        for row in damaged:
            self._fail(_BLOBS, row, "a piece is missing or damaged")
        self._left += len(rows) - len(damaged) - done
        self._count("blobs", done, size)

    async def _pages(
        self, kind: _Kind, right: BinaryArray, also: Sequence[bool]
    ) -> AsyncIterator[list[Any]]:
        database, thread_id, timeout = self._run.database, self._thread_id, self._run.timeout
        start, more = kind.start, True
        while more:
            bounds = right, _ROWS, _BYTES
            find = database.statement(f"find_old_{kind.name}", thread_id, *start, *bounds, *also)
            (rows,) = await database.read([find], timeout=timeout, thread_id=thread_id)
            if rows:
                yield [kind.row(*row) for row in rows]
                start = _after(rows[-1][: len(start)])
            more = len(rows) == _ROWS or _size(rows) >= _BYTES

    async def _replace(
        self, kind: _Kind, rows: Sequence[Any], encrypt: Callable[[Any], tuple[object, ...]]
    ) -> None:
        # Megabytes take long enough to hold up the loop.
        new = await in_own_thread(lambda: [self._try(kind, row, encrypt) for row in rows])
        entries = [entry for entry in new if entry is not None]
        if not entries:
            return
        columns = list(zip(*entries, strict=True))
        arrays = [type_(column) for type_, column in zip(kind.types, columns, strict=True)]
        database, timeout = self._run.database, self._run.timeout
        statement = database.statement(f"reencrypt_{kind.name}", self._thread_id, *arrays)
        (done,) = await database.write([statement], timeout=timeout, thread_id=self._thread_id)
        replaced = len(done)
        self._left += len(entries) - replaced
        size = sum(len(cell) for entry in entries for cell in entry if isinstance(cell, bytes))
        metadata = sum(e[4] is not None for e in entries) if kind is _CHECKPOINTS else 0
        self._count(kind.name, replaced, size, min(replaced, metadata))

    def _try(
        self, kind: _Kind, row: Any, encrypt: Callable[[Any], tuple[object, ...]]
    ) -> tuple[object, ...] | None:
        try:
            return encrypt(row)
        except DistrustedKeyError:
            return None
        except Exception as error:  # noqa: BLE001  whatever a damaged row raises: the others go on
            known = isinstance(error, DecryptionError)
            self._fail(kind, row, str(error) if known else type(error).__name__)
            return None

    def _fail(self, kind: _Kind, row: Any, why: str) -> None:
        place = row[: len(kind.start)]
        shown = place[0].hex() if kind is _CHUNKS else ", ".join(map(repr, place))
        self._failed[kind.name, place] = f"{kind.name} {shown} of thread {self._thread_id!r}: {why}"

    def _count(self, name: str, rows: int, size: int, metadata: int = 0) -> None:
        if not rows:
            return
        done = self._run.done
        counts = RowCounts(**{name: rows}) + RowCounts(metadata=metadata)
        self._run.tell(rotated=done.rotated + counts, bytes=done.bytes + size)


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
