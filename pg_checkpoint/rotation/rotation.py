"""Rotation: re-encrypts all rows with the active key, in the background, thread by thread.

Runs beside the writers, as retention does. A row is read, re-encrypted in this process,
and replaced if it is still what was read: no lock is taken, and a row whose lock somebody
holds is left for the next pass. Only values in clear and in pieces need the thread's lock
(chunk_names.py). The server skips rows that are right already, so a rotation that was
killed continues where it was, and many may run at once.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import nullcontext
from dataclasses import dataclass, field, replace
from typing import Any

from pg_checkpoint.arguments import check_callable, check_flag
from pg_checkpoint.codec.keys import strings_of
from pg_checkpoint.codec.sealed_items import Field, field_path
from pg_checkpoint.codec.sealing import Sealing
from pg_checkpoint.encryption.data_keys import DataKey
from pg_checkpoint.errors import (
    DataKeyError,
    EncryptionKeyError,
    IncompleteError,
    InvalidOptionError,
)
from pg_checkpoint.observability.key_uses import key_use
from pg_checkpoint.postgres.database import Database
from pg_checkpoint.rotation.items import ItemRotation, Paths, count_items
from pg_checkpoint.rotation.key_usage import (
    DATA_KEY,
    KeyUsage,
    RowCounts,
    add_usage,
    needed_sealing,
    pages_of_threads,
    ring_key,
    usages_of_data_keys,
    wraps,
)
from pg_checkpoint.rotation.rewrapping import Rewrapping
from pg_checkpoint.rotation.thread_rotation import ThreadRotation
from pg_checkpoint.saver.base import SaverBase
from pg_checkpoint.saver.engine import Engine
from pg_checkpoint.saver.functions import for_savers
from pg_checkpoint.writing.key_wrapping import Wrapping
from pg_checkpoint.writing.thread_keys import ThreadKeys

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
    searchable: Sequence[Field] | None = None,
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
        raise InvalidOptionError("searchable has no effect without allow_plaintext")
    clear = None if searchable is None else [field_path(field) for field in searchable]
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
    seal: Sealing,
    dry_run: bool,
    progress: Callable[[Rotation], None] | None,
    distrust: Collection[str],
    clear: Paths,
) -> Rotation:
    database, timeout = engine.database, engine.settings.read_timeout
    data_keys = engine.keys or ThreadKeys(database, seal, engine.settings)
    with nullcontext() if dry_run else key_use("rotate"):
        if seal.active_key in distrust:
            raise EncryptionKeyError(
                f"the key {seal.active_key!r} is distrusted, but active: make another key active"
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
    # Threads whose data keys may be forged.
    left_alone: set[str] = field(default_factory=set)

    def __post_init__(self) -> None:
        self.done = Rotation(self.seal.active_key)

    async def begin(self) -> None:
        threads, keys, distrusted = await self._counted()
        by = wraps(Wrapping(self.seal, self.timeout))
        self.done = replace(self.done, keys=keys, wraps=by, by_data_keys=self.seal.needs_data_keys)
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
            raise IncompleteError(
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
        if self.held is None and self.seal.needs_data_keys:
            try:
                (self.held,) = await self.data_keys.for_writing([thread_id])
            except (DataKeyError, EncryptionKeyError) as error:
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
    database: Database, seal: Sealing, timeout: float, distrust: Collection[str], clear: Paths
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
