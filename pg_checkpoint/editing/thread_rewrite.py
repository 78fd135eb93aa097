"""The rewrite of one thread: looks through its rows, and replaces those that change.

    scan       nothing is written: what would change, and what can't
    work       pages are read, changed here, and replaced if they are still what was read;
               again and again until a pass changes nothing
    sweep      pieces of lists that no value names any more are deleted

Each page is a transaction, so that a value is the old one or the new one, whenever it is read and
whatever becomes of this process.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from pg_checkpoint.codec.blobs import BlobRow
from pg_checkpoint.codec.chunks import members, split_digests
from pg_checkpoint.codec.keys import CheckpointKey
from pg_checkpoint.codec.opened import load_checkpoint
from pg_checkpoint.codec.read_rows import ReadRow
from pg_checkpoint.codec.versions import version_text
from pg_checkpoint.editing.changing import Changing, RewritePlace
from pg_checkpoint.editing.rewritten_rows import Entry, NewRow, RowChanges, added
from pg_checkpoint.encryption.data_keys import DataKey
from pg_checkpoint.errors import (
    ConcurrentWriteError,
    CorruptRowError,
    NotEditableError,
    PgCheckpointError,
)
from pg_checkpoint.lifecycle.cleaning import Cleaning
from pg_checkpoint.postgres.arrays import BinaryArray, byteas, documents, integers, texts
from pg_checkpoint.postgres.own_threads import in_own_thread
from pg_checkpoint.postgres.pipeline import Rows, Statement
from pg_checkpoint.postgres.schema_check import schema_check
from pg_checkpoint.rotation.reencryption import OldBlob, OldCheckpoint
from pg_checkpoint.rotation.row_pages import (
    BLOBS,
    CHECKPOINTS,
    STEPS,
    WAKEUPS,
    WRITES,
    RowKind,
    pages,
)
from pg_checkpoint.transfer.saver_parts import SaverParts
from pg_checkpoint.writing.thread_lock import lock_for_delete

# How often a thread is gone through, if others put to it meanwhile; and looked at, if they delete.
_PASSES, _TRIES, _PAUSE = 10, 3, 0.05
# Bytes of pieces that are kept for the next version of a list, and that one transaction sends.
_KEPT, _SENT = 2**26, 2**22

_BLOB_COLUMNS = (texts, integers, integers, byteas, byteas, byteas)
_REWRITES: dict[str, tuple[str, tuple[Callable[..., BinaryArray], ...]]] = {
    "blobs": ("rewrite_blobs", (*[texts] * 4, byteas, byteas, *_BLOB_COLUMNS)),
    "checkpoints": (
        "rewrite_checkpoints",
        (texts, texts, byteas, documents, documents, byteas, byteas),
    ),
    "writes": ("reencrypt_writes", WRITES.types),
    "wakeups": ("reencrypt_wakeups", WAKEUPS.types),
    "steps": ("reencrypt_steps", STEPS.types),
}
_ADDED = (texts, texts, texts, *_BLOB_COLUMNS)


@dataclass
class Seen:
    """What a scan has found."""

    # How many values change, by place; one that checkpoints share counts once.
    values: dict[RewritePlace, int] = field(default_factory=dict)
    # The ids of those that have them, by place.
    checkpoints: dict[RewritePlace, dict[str, None]] = field(default_factory=dict)


@dataclass
class ThreadRewrite:
    """Rewrites one thread."""

    parts: SaverParts
    thread_id: str
    changing: Changing
    latest_only: bool = False
    show: Callable[[RewritePlace, Any, Any], None] | None = None
    seen: Seen = field(default_factory=Seen)  # what a scan has found
    _key: DataKey | None = None
    _lease: str | None = None
    _is_scan: bool = True
    _pieces: dict[bytes, bytes] = field(default_factory=dict)
    _pieces_size: int = 0
    _versions: dict[tuple[str, str, str], RewritePlace] = field(default_factory=dict)
    _newest: dict[str, tuple[str, dict[str, str]]] | None = None
    _changed: list[str] = field(default_factory=list)

    async def scan(self) -> None:
        """Finds what would change; writes nothing."""
        self._is_scan = True
        for left in reversed(range(_TRIES)):
            self.seen, self._versions = Seen(), {}
            try:
                return await self._pass()
            except NotEditableError as error:
                # What is missing may have been deleted between two reads.
                if not left or not isinstance(error.__cause__, CorruptRowError):
                    raise
            await asyncio.sleep(_PAUSE)
        return None

    async def work(self, lease: str) -> None:
        """Replaces rows under a lease, until nothing is left to be changed; raises as `scan`."""
        self._is_scan, self._lease = False, lease
        before: list[str] = []
        for _ in range(_PASSES):
            # What is put while a pass goes on may be behind where it is.
            state = await self._row_state()
            before, self._changed = self._changed, []
            await self._pass()
            if not self._changed and await self._row_state() == state:
                return
        again = [row for row in self._changed if row in before]
        raise ConcurrentWriteError(
            f"{again[-1]} changes again and again: the function makes something else each time, or "
            "others put it"
            if again
            else "others put to it meanwhile, again and again: rewrite it when they are done"
        )

    async def _row_state(self) -> str:
        """Another text if any row was put, replaced or deleted; puts wait meanwhile."""
        ((state,),) = await self._run([self._statement("get_row_state")])
        return str(state)

    async def has_leftovers(self) -> bool:
        """Whether there are pieces that a rewrite has replaced, and was killed before it swept."""
        plan = await self._cleaning().plan([])
        return bool(plan.blobs or plan.chunks)

    async def sweep(self) -> None:
        """Deletes pieces, and values, that nothing refers to; under the lease of `work`."""
        async for _ in self._cleaning().run([], _nothing):
            pass

    def _cleaning(self) -> Cleaning:
        database = self.parts.engine.database
        lock = lock_for_delete(database, self.thread_id, self._lease)
        timeout = self.parts.engine.settings.write_timeout
        return Cleaning(database, self.thread_id, timeout=timeout, lock=lock)

    async def _pass(self) -> None:
        await self._know_key()
        self._rows = RowChanges(self.parts, self.thread_id, self.changing)
        self._newest = await self._find_newest() if self.latest_only else None
        await self._blobs()
        await self._all(CHECKPOINTS, self._rows.checkpoint)
        await self._all(WRITES, self._rows.write)
        if self.changing.wants(""):
            await self._all(WAKEUPS, self._rows.wakeup)
            await self._all(STEPS, self._rows.step)

    async def _know_key(self) -> None:
        """Sees to it that the thread's data key is known, as long as this is."""
        seal, keys, database = self.parts.seal, self.parts.engine.keys, self.parts.engine.database
        if seal is None or keys is None:
            return
        if not seal.is_settled:
            timeout = self.parts.timeout
            await database.run([database.statement("ping")], timeout=timeout, changes=False)
        self._key = await keys.of_thread(self.thread_id)
        if self._key is not None and not seal.needs_data_keys:
            raise NotEditableError(
                "it has a data key: use a cipher with data_keys=True (--data-keys)"
            )
        if self._key is None and seal.needs_data_keys:
            raise NotEditableError(
                "it has no data key, and the cipher has data_keys=True: rotate the keys first, or "
                "use a cipher without (leave out --data-keys)"
            )

    # --- reading ---

    def _pages(self, kind: RowKind) -> AsyncIterator[list[Any]]:
        also = {"checkpoints": (True, True)}.get(kind.name, (True,))
        how: Any = {"timeout": self.parts.timeout}
        # No ciphertext begins right: all rows are due.
        return pages(self.parts.engine.database, self.thread_id, kind, byteas([]), also, **how)

    async def _find_newest(self) -> dict[str, tuple[str, dict[str, str]]]:
        """The newest checkpoint of each namespace, and its versions."""
        found: dict[str, tuple[str, dict[str, str]]] = {}
        async for rows in self._pages(CHECKPOINTS):
            for row in rows:  # in the order of their ids
                checkpoint, metadata = self._loaded(row)
                if metadata.get("counters_since_delta_snapshot"):
                    raise NotEditableError(
                        "it has a delta channel, whose value is rebuilt from writes of older "
                        "checkpoints: rewrite it without latest_only"
                    )
                found[row.checkpoint_ns] = row.checkpoint_id, _versions(checkpoint)
        return found

    def _loaded(self, old: OldCheckpoint) -> tuple[dict[str, Any], dict[str, Any]]:
        """The document of a checkpoint, and its metadata, as they are stored."""
        key = CheckpointKey(self.thread_id, *old[:2])
        row = ReadRow("checkpoint", *key, *old[2:6], *[None] * 12)  # type: ignore[arg-type]  # too long to see
        return load_checkpoint(row, key)

    def _is_due(self, row: Any) -> bool:
        if hasattr(row, "channel") and not self.changing.wants(row.channel):
            return False
        if self._newest is None or not hasattr(row, "checkpoint_ns"):
            return True
        newest_id, versions = self._newest.get(row.checkpoint_ns, ("", {}))
        if isinstance(row, OldBlob):
            return versions.get(row.channel) == row.version
        return bool(row.checkpoint_id == newest_id)

    async def _all(self, kind: RowKind, change: Callable[[Any], NewRow | None]) -> None:
        async for rows in self._pages(kind):
            if kind is CHECKPOINTS and self._is_scan:
                self._note_shared(rows)
            due = [row for row in rows if self._is_due(row)]
            found = await in_own_thread(partial(self._tried, kind, due, change))
            await self._take(kind, found)

    async def _blobs(self) -> None:
        async for rows in self._pages(BLOBS):
            batch, size = list[tuple[OldBlob, NewRow]](), 0
            for row in filter(self._is_due, rows):
                change = partial(self._rows.blob, pieces=await self._pieces_of(row))
                found = await in_own_thread(partial(self._tried, BLOBS, [row], change))
                batch += found
                size += sum(_size(blob) for _, new in found for _, blob in new.blobs)
                if size > _SENT:
                    await self._take(BLOBS, batch)
                    batch, size = [], 0
            await self._take(BLOBS, batch)

    async def _pieces_of(self, row: OldBlob) -> dict[bytes, bytes]:
        """The pieces of a value; those of the last one are kept, for versions share most."""
        if row.chunks is None:
            return {}
        if self._pieces_size > _KEPT:
            self._pieces, self._pieces_size = {}, 0
        await self._fetch(split_digests(row.chunks))
        groups = [self._pieces[n] for n in row.group_names if n in self._pieces]
        await self._fetch(split_digests(b"".join(map(members, groups))))
        return self._pieces

    async def _fetch(self, names: Sequence[bytes]) -> None:
        database = self.parts.engine.database
        missing = [name for name in dict.fromkeys(names) if name not in self._pieces]
        while missing:
            get = database.statement("get_pieces", self.thread_id, byteas(missing), _SENT)
            how: Any = {"timeout": self.parts.timeout, "generic_plan": False}
            (rows,) = await database.read([get], thread_id=self.thread_id, **how)
            if not rows:
                return  # what is missing is told when the value is opened
            self._pieces.update(rows)
            self._pieces_size += sum(len(data) for _, data in rows)
            missing = [name for name in missing if name not in self._pieces]

    # --- changing ---

    def _tried(
        self, kind: RowKind, rows: Sequence[Any], change: Callable[[Any], NewRow | None]
    ) -> list[tuple[Any, NewRow]]:
        found = []
        for row in rows:
            try:
                new = change(row)
            except (PgCheckpointError, RecursionError) as error:
                raise NotEditableError(f"{_where(kind, row)}: {error}") from error
            if new is not None:
                found.append((row, new))
        return found

    async def _take(self, kind: RowKind, found: Sequence[tuple[Any, NewRow]]) -> None:
        if not found:
            return
        if self._is_scan:
            for row, new in found:
                self._note(row, new)
        else:
            self._changed += [_where(kind, row) for row, _ in found]
            await self._replace(kind, [new for _, new in found])

    def _note(self, row: Any, new: NewRow) -> None:
        for place, before, after in new.changes:
            self.seen.values[place] = self.seen.values.get(place, 0) + 1
            ids = self.seen.checkpoints.setdefault(place, {})
            if isinstance(row, OldBlob):
                self._versions[row[:3]] = place
            elif (checkpoint_id := getattr(row, "checkpoint_id", None)) is not None:
                ids[checkpoint_id] = None
            if self.show is not None:
                self.show(place, before, after)

    def _note_shared(self, rows: Sequence[OldCheckpoint]) -> None:
        """Notes which checkpoints refer to values that change."""
        for row in rows if self._versions else ():
            for channel, version in _versions(self._loaded(row)[0]).items():
                if place := self._versions.get((row.checkpoint_ns, channel, version)):
                    self.seen.checkpoints[place][row.checkpoint_id] = None

    # --- replacing ---

    async def _replace(self, kind: RowKind, new: Sequence[NewRow]) -> None:
        name, types = _REWRITES[kind.name]
        arrays = _arrays(types, [row.entry for row in new])
        before: list[Statement] = []
        if kind is BLOBS:
            arrays += self._sent_with(new)
        elif blobs := [(ns, blob) for row in new for ns, blob in row.blobs]:
            pieces = {n: p for _, blob in blobs for n, p in blob.pieces.items()}
            of_pieces = byteas(list(pieces)), byteas(list(pieces.values()))
            columns = _arrays(_ADDED, [added(*one) for one in blobs])
            before.append(self._statement("add_blobs", *columns, *of_pieces))
        answer = await self._write([*before, self._statement(name, *arrays)])
        if kind is BLOBS and answer[0][0] is None:
            # A piece that an earlier value had is gone with that: all are sent from now on.
            self._rows.packed.clear()

    def _sent_with(self, new: Sequence[NewRow]) -> list[BinaryArray]:
        """Names and data of the pieces that were not sent before, and the names of the others."""
        blobs = [blob for row in new for _, blob in row.blobs]
        due = {name: piece for blob in blobs for name, piece in blob.pieces.items()}
        others = {name for blob in blobs for name in blob.all_pieces if name not in due}
        return [byteas(list(due)), byteas(list(due.values())), byteas(sorted(others))]

    async def _write(self, statements: Sequence[Statement]) -> Rows:
        """Replaces under the thread's lock; what the last of the statements answers."""
        seal, database = self.parts.seal, self.parts.engine.database
        before, after = list[Statement](), list[Statement]()
        if seal is not None:
            before.append(database.statement("mark_thread_encrypted", self.thread_id))
            after = schema_check(database, [seal.schema_id])
            if self._key is not None:
                named = texts([self.thread_id]), texts([self._key.key_id])
                after.append(database.statement("check_data_keys", *named))
        return await self._run([*before, *statements], after)

    async def _run(self, statements: Sequence[Statement], after: Sequence[Statement] = ()) -> Rows:
        """Runs statements under the thread's lock and lease; what the last of the first answers."""
        database = self.parts.engine.database
        lock = lock_for_delete(database, self.thread_id, self._lease)
        answers = await database.write(
            [*lock, *statements, *after],
            timeout=self.parts.engine.settings.write_timeout,
            thread_id=self.thread_id,
        )
        return answers[len(lock) + len(statements) - 1]

    def _statement(self, name: str, *params: Any) -> Statement:
        return self.parts.engine.database.statement(name, self.thread_id, *params)


def _arrays(
    types: Sequence[Callable[..., BinaryArray]], rows: Sequence[Entry]
) -> list[BinaryArray]:
    columns = zip(*rows, strict=True)
    return [type_(list(column)) for type_, column in zip(types, columns, strict=True)]


def _where(kind: RowKind, row: Any) -> str:
    return f"{kind.name} {', '.join(map(repr, row[: len(kind.start)]))}"


def _size(row: BlobRow) -> int:
    return len(row.blob) + sum(map(len, row.pieces.values()))


def _versions(checkpoint: dict[str, Any]) -> dict[str, str]:
    versions: dict[str, Any] = checkpoint["channel_versions"]
    return {channel: version_text(version) for channel, version in versions.items()}


async def _nothing() -> list[list[str]]:
    return []
