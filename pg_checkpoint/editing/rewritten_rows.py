"""Rows of one thread as a rewrite replaces them: what was read is opened, changed and packed again.

Pure, but for what the function of the rewrite does. Nothing of a row changes but the value: keys,
versions, parents and what the row is bound to stay.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any, NamedTuple

import orjson

from pg_checkpoint.codec.blobs import BlobRow, packed, seal_blob
from pg_checkpoint.codec.checksums import blob_crc, referred, write_crc
from pg_checkpoint.codec.chunks import Cutting, cut_again
from pg_checkpoint.codec.keys import CheckpointKey
from pg_checkpoint.codec.limits import check_json, check_value
from pg_checkpoint.codec.opened import StoredValue, load_checkpoint, small_values
from pg_checkpoint.codec.read_rows import ReadRow
from pg_checkpoint.codec.sealed_metadata import is_sealed_metadata
from pg_checkpoint.codec.sealing import is_sealed
from pg_checkpoint.codec.values import is_inline, is_jsonplus
from pg_checkpoint.codec.versions import version_text
from pg_checkpoint.editing.changing import Change, Changing, RewritePlace, kind_of_write
from pg_checkpoint.errors import DecryptionError, NotEditableError
from pg_checkpoint.rotation.reencryption import (
    OldBlob,
    OldCheckpoint,
    OldStep,
    OldWakeup,
    OldWrite,
)
from pg_checkpoint.transfer.saver_parts import SaverParts

# A row of a statement that replaces.
Entry = tuple[object, ...]


class NewRow(NamedTuple):
    """What replaces a row."""

    entry: Entry  # parameters of the statement that replaces it
    # What became of its values, by place; metadata comes as both its documents.
    changes: list[tuple[RewritePlace, Any, Any]]
    # Values that are in rows of their own from now on, or stay so, with their namespace.
    blobs: list[tuple[str, BlobRow]] = []  # noqa: RUF012  never changed


@dataclass
class RowChanges:
    """Rows of a thread."""

    parts: SaverParts  # of the saver
    thread_id: str  # whose rows
    changing: Changing  # changes values
    # Names of pieces that were packed already, which later rows leave out.
    packed: set[bytes] = field(default_factory=set)
    _cuttings: dict[tuple[str, str], Cutting] = field(default_factory=dict)
    # Hashes of values in rows of their own, by namespace, channel and version.
    _known: dict[tuple[str, str, str], bytes] = field(default_factory=dict)

    def blob(self, old: OldBlob, pieces: Mapping[bytes, bytes]) -> NewRow | None:
        """An entry of rewrite_blobs.sql; None if it stays."""
        ns, channel, version = old[:3]
        how = None, None, None, old.type, old.blob, old.groups, old.chunks, None, None, None
        row = ReadRow("value", self.thread_id, ns, *[None] * 5, channel, version, *how)  # type: ignore[call-arg]  # mypy can't count them
        typed = self._opened(StoredValue(row, self._key(ns, ""), self.parts.seal, pieces))
        place = RewritePlace(self.thread_id, ns, channel, "value")
        change = self.changing.typed(place, *typed)
        self._known[old[:3]] = _hash_of(*typed if change is None else change[2:])
        if change is None:
            return None
        new = self._packed(ns, channel, version, change, self.packed)
        self.packed |= new.pieces.keys()
        read = old.type, old.chunks, _hash(old.blob)
        entry = ns, channel, version, *read, *_columns(new)
        return NewRow(entry, [(place, change.before, change.after)], [(ns, new)])

    def write(self, old: OldWrite) -> NewRow | None:
        """An entry of reencrypt_writes.sql; None if it stays."""
        key, task = self._key(*old[:2]), (old.task_id, old.idx, old.task_path)
        of_task = old.channel, None, old.task_id, old.task_path, old.idx, old.type, old.blob
        row = ReadRow("write", *key, *[None] * 4, *of_task, *[None] * 5)  # type: ignore[call-arg]  # as above
        typed = self._opened(StoredValue(row, key, self.parts.seal))
        place = RewritePlace(
            self.thread_id, old.checkpoint_ns, old.channel, kind_of_write(old.channel)
        )
        if (change := self.changing.typed(place, *typed)) is None:
            return None
        type_, data = change.type, change.data
        check_value(self.thread_id, old.channel, len(data))
        crc = None
        if self.parts.seal is not None:
            type_, data = self.parts.seal.write(key, task, old.channel, type_, data)
        elif old.idx >= 0:
            crc = _bytes_of(write_crc(*task, old.channel, type_, data))
        entry = *old[:7], _hash(old.blob), type_, data, crc
        return NewRow(entry, [(place, change.before, change.after)])

    def wakeup(self, old: OldWakeup) -> NewRow | None:
        """An entry of reencrypt_wakeups.sql; None if it stays."""
        seal, of = self.parts.seal, (self.thread_id, old.name, old[1:4])
        _check_readable(seal, old.type)
        typed = (old.type, old.blob) if seal is None else seal.open_wakeup(*of, old.type, old.blob)
        place = RewritePlace(self.thread_id, "", "", "input")
        if (change := self.changing.typed(place, *typed)) is None:
            return None
        new = change.type, change.data
        check_value(self.thread_id, "input", len(change.data))
        stored = new if seal is None else seal.wakeup(*of, *new)
        entry = old.name, old.type, _hash(old.blob), *stored
        return NewRow(entry, [(place, change.before, change.after)])

    def step(self, old: OldStep) -> NewRow | None:
        """An entry of reencrypt_steps.sql; None if it stays."""
        seal, key, of = self.parts.seal, self._key(*old[:2]), old[2:5]
        _check_readable(seal, old.type)
        typed = (old.type, old.blob) if seal is None else seal.open_step(key, of, *old[5:])
        place = RewritePlace(self.thread_id, old.checkpoint_ns, "", "result")
        if (change := self.changing.typed(place, *typed)) is None:
            return None
        new = change.type, change.data
        check_value(self.thread_id, "result", len(change.data))
        stored = new if seal is None else seal.step(key, of, *new)
        entry = *old[:6], _hash(old.blob), *stored
        return NewRow(entry, [(place, change.before, change.after)])

    def checkpoint(self, old: OldCheckpoint) -> NewRow | None:
        """An entry of rewrite_checkpoints.sql; None if it stays."""
        seal, key = self.parts.seal, self._key(*old[:2])
        row = ReadRow("checkpoint", *key, *old[2:6], *[None] * 12)  # type: ignore[arg-type]  # too long to see
        checkpoint, stored = load_checkpoint(row, key)
        small, named, put_on = small_values(checkpoint, row, key, seal)
        content = stored if seal is None else seal.metadata.open(key, stored)
        values = _SmallValues(self, key.checkpoint_ns, checkpoint["channel_versions"], small)
        metadata = self._metadata(key, content, stored, put_on, checkpoint.get("ts"))
        if not values.changes and metadata is None:
            return None
        changes, text = list(values.changes), None
        if metadata is not None:
            place = RewritePlace(self.thread_id, key.checkpoint_ns, "", "metadata")
            text, new_content = metadata
            changes.append((place, content, new_content))
        document, sealed = None, old.sealed
        if values.changes:
            in_clear = dict.fromkeys(values.small) if seal else values.small
            document = orjson.dumps(in_clear).decode()
            check_json(self.thread_id, "the checkpoint without its larger values", document)
            if seal is not None:
                large = {*(old.blobs or [] if named is None else named), *values.large}
                how = put_on, old.checkpoint, values.small, large
                sealed = seal.small_values(key, *how)
        read = _hash((old.checkpoint + old.metadata).encode() + (old.sealed or b""))
        entry = *old[:2], read, document, text, sealed, referred(values.large)
        return NewRow(entry, changes, [(key.checkpoint_ns, b) for b in values.large.values()])

    def _metadata(
        self,
        key: CheckpointKey,
        content: dict[str, Any],
        stored: dict[str, Any],
        put_on: str | None,
        created: object,
    ) -> tuple[str, Any] | None:
        """Metadata as it is stored, and what it says; None if it stays."""
        if not self.changing.wants(""):
            return None
        place = RewritePlace(self.thread_id, key.checkpoint_ns, "", "metadata")
        if (text := self.changing.metadata(place, content)) is None:
            return None
        seal, new = self.parts.seal, orjson.loads(text)
        if seal is None:
            return text, new
        if is_sealed_metadata(stored) and not seal.metadata.encrypts:
            raise NotEditableError(
                "its metadata is encrypted: make the saver with encrypt_metadata"
            )
        return seal.metadata.seal(key, text, put_on, created), new

    def _opened(self, value: StoredValue) -> tuple[str, bytes]:
        _check_readable(self.parts.seal, str(value.row.type))
        return value.typed()

    def _packed(
        self, ns: str, channel: str, version: str, change: Change, known: Collection[bytes] = ()
    ) -> BlobRow:
        """The row of a value, without the pieces that are known."""
        seal, serde, (_, _, type_, data) = self.parts.seal, self.parts.serde, change
        check_value(self.thread_id, channel, len(data))
        found = None
        if type_ == "msgpack" and is_jsonplus(serde):
            namer = None if seal is None else seal.namer(self.thread_id)
            found, cutting = cut_again(data, self._cuttings.get((ns, channel)), namer)
            if cutting is not None:
                self._cuttings[ns, channel] = cutting
        row = packed(channel, version, type_, data, found, b"")
        due = {name: piece for name, piece in row.pieces.items() if name not in known}
        row = row._replace(pieces=due)
        return row if seal is None else seal_blob(seal, self._key(ns, ""), row)

    def check_one(self, ns: str, channel: str, version: str, change: Change) -> None:
        """Refuses a value that gets a row of its own, if that row has another one already."""
        new = _hash_of(change.type, change.data)
        if self._known.setdefault((ns, channel, version), new) != new:
            raise NotEditableError(
                f"channel {channel!r} has two values of the version {version!r}, and one of them "
                "would take the place of the other: use a saver's own versions, or leave it small"
            )

    def _key(self, checkpoint_ns: str, checkpoint_id: str) -> CheckpointKey:
        return CheckpointKey(self.thread_id, checkpoint_ns, checkpoint_id)


class _SmallValues:
    """The small values of a checkpoint after a change, and those that became too large for it."""

    def __init__(
        self, rows: RowChanges, ns: str, versions: Mapping[str, Any], before: Mapping[str, Any]
    ) -> None:
        self.small = dict(before)
        self.large: dict[str, BlobRow] = {}
        self.changes: list[tuple[RewritePlace, Any, Any]] = []
        own = is_jsonplus(rows.parts.serde)
        for channel, value in before.items():
            place = RewritePlace(rows.thread_id, ns, channel, "value")
            change = rows.changing.small(place, value) if rows.changing.wants(channel) else None
            if change is None:
                continue
            self.changes.append((place, change.before, change.after))
            self.small[channel] = change.after
            if not (own and is_inline(change.after)):
                if channel not in versions:
                    raise NotEditableError("a value without a version has to stay a small one")
                del self.small[channel]
                version = version_text(versions[channel])
                rows.check_one(ns, channel, version, change)
                self.large[channel] = rows._packed(ns, channel, version, change)


def _columns(row: BlobRow) -> Entry:
    """The columns of a blob's row from its type on, as add_blobs.sql has them."""
    channel, version, type_, size, groups, chunks, blob = row[:7]
    crc = None
    if not is_sealed(type_):
        crc = _bytes_of(blob_crc(channel, version, type_, groups, chunks, blob))
    return type_, size, groups, chunks, blob, crc


def added(ns: str, row: BlobRow) -> Entry:
    """An entry of add_blobs.sql."""
    return ns, row.channel, row.version, *_columns(row)


def _check_readable(seal: object, type_: str) -> None:
    if seal is None and is_sealed(type_):
        raise DecryptionError("it is encrypted: make the saver with the cipher that encrypted it")


def _hash_of(type_: str, data: bytes) -> bytes:
    return _hash(type_.encode() + b"\0" + data)


def _hash(data: bytes) -> bytes:
    return sha256(data).digest()


def _bytes_of(crc: int) -> bytes:
    return crc.to_bytes(4, "big")
