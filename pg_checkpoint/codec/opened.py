"""Opened checkpoints: what is stored of one in clear, its larger values as typed bytes.

Pure. Whoever reads checkpoints begins here, with the rows of a page: reads decode the values,
verification does no more than that, and copies store the bytes elsewhere. A value is decrypted
when it is asked for. What can't be opened or decoded raises an error that names its row.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, NamedTuple, cast

import orjson
from langgraph.checkpoint.serde.base import SerializerProtocol

from pg_checkpoint.codec.checksums import CRC_SIZE, blob_crc, lacking, those_of, write_crc
from pg_checkpoint.codec.chunks import (
    Check,
    all_names,
    checked,
    chunks_of,
    join_chunks,
    split_digests,
)
from pg_checkpoint.codec.decode_cache import Decoded, decode_list
from pg_checkpoint.codec.keys import CheckpointKey
from pg_checkpoint.codec.limits import fits
from pg_checkpoint.codec.read_rows import HistoryRow, Page, ReadRow, key_of_checkpoint
from pg_checkpoint.codec.sealing import Sealing, SmallValues, is_sealed
from pg_checkpoint.codec.values import decode
from pg_checkpoint.codec.versions import version_text
from pg_checkpoint.errors import (
    CorruptRowError,
    DecryptionError,
    PgCheckpointError,
    TypeNotAllowedError,
)

_NONE: Mapping[bytes, bytes] = {}
_NO_CIPHER = "make the saver with the cipher that encrypted it"


class OpenedValue(NamedTuple):
    """A value in clear."""

    type: str  # what the serializer called it
    data: bytes  # its bytes, or those that are in no piece
    names: list[bytes] | None  # its chunks in order; None if it is stored whole
    check: Check  # gives a chunk in clear, if it is what its name says


class StoredValue(NamedTuple):
    """A larger value of a checkpoint, or a pending write of it, as it is stored."""

    row: ReadRow
    key: CheckpointKey
    seal: Sealing | None
    pieces: Mapping[bytes, bytes] = _NONE

    def opened(self) -> OpenedValue:
        """The value in clear."""
        return _open_value(self.row, self.key, self.seal, self.pieces)

    def typed(self) -> tuple[str, bytes]:
        """Its type and all its bytes, as the serializer made them."""
        with self.naming_damage():
            type_, data, names, check = self.opened()
            return type_, data if names is None else join_chunks(data, names, self.pieces, check)

    @contextmanager
    def naming_damage(self) -> Iterator[None]:
        """Raises CorruptRowError, with its place, where it or a piece is not what was stored."""
        try:
            yield
        except (KeyError, ValueError) as error:
            if isinstance(error, PgCheckpointError):
                raise
            what = _what(self.row, self.key)
            raise CorruptRowError(f"{what} is damaged, or lacks a piece") from error

    def decode(self, serde: SerializerProtocol, decoded: Decoded | None = None) -> Any:
        """The object; takes and raises what `decode_value` does."""
        return decode_value(serde, self.row, self.key, self.seal, self.pieces, decoded)


@dataclass(slots=True, eq=False)
class Opened:
    """A stored checkpoint in clear."""

    row: ReadRow  # its row
    key: CheckpointKey  # where it is stored
    checkpoint: dict[str, Any]  # the checkpoint; its channel values are the small ones
    metadata: dict[str, Any]  # its metadata
    values: dict[str, StoredValue]  # the larger values that are stored, by channel
    # The larger values that it was put with, if it says so; with a cipher it does.
    named: Sequence[str] | None
    put_on: str | None  # the parent that it was put with, which may be deleted by now
    writes: list[StoredValue]  # its pending writes, by task

    @property
    def parent_id(self) -> str | None:
        """Its parent."""
        return self.row.parent_checkpoint_id

    @property
    def small(self) -> dict[str, Any]:
        """The values that stand in its JSON, in clear or encrypted."""
        values: dict[str, Any] = self.checkpoint["channel_values"]
        return values

    @property
    def missing(self) -> list[str]:
        """Channels whose values it was put with, and lacks, as far as they have a version."""
        # More of them are no fault: a delta channel has its snapshot until its next version.
        found, named = {*self.small, *self.values}, self.named
        if named is None:
            named = those_of(self.row.checks or b"", self.checkpoint["channel_versions"])
        return [channel for channel in named if channel not in found]

    def check_complete(self) -> None:
        """Refuses a checkpoint that lacks a value."""
        if self.named is not None and (missing := self.missing):
            raise DecryptionError(f"the checkpoint at {self.key} lacks its value of {missing[0]!r}")
        if self.row.checks and lacking(self.row.checks, {*self.small, *self.values}):
            raise CorruptRowError(f"the checkpoint at {self.key} lacks the value of a channel")


class Opening:
    """Opens the larger values of a thread's checkpoints; one that the last one shared, once."""

    def __init__(self) -> None:
        # By namespace and channel: the version, and the value.
        self._last: dict[tuple[str, str], tuple[str | None, tuple[str, bytes]]] = {}

    def values(self, opened: Opened) -> dict[str, tuple[str, bytes]]:
        """The type and all the bytes of each; raises what `StoredValue.typed` does."""
        return {channel: self._typed(channel, value) for channel, value in opened.values.items()}

    def _typed(self, channel: str, value: StoredValue) -> tuple[str, bytes]:
        place, version = (value.key.checkpoint_ns, channel), value.row.version
        known = self._last.get(place)
        if known is None or known[0] != version:
            known = self._last[place] = version, value.typed()
        return known[1]


def open_checkpoint(row: ReadRow, page: Page, seal: Sealing | None) -> Opened:
    """A checkpoint of a page."""
    key = key_of_checkpoint(row)
    checkpoint, metadata = load_checkpoint(row, key)
    small, named, put_on = small_values(checkpoint, row, key, seal)
    checkpoint["channel_values"] = small
    if seal is not None:
        metadata = seal.metadata.open(key, metadata)
    values = stored_values(checkpoint, page, key, seal)
    writes = [StoredValue(write, key, seal) for write in page.writes.get(key, ())]
    return Opened(row, key, checkpoint, metadata, values, named, put_on, writes)


def stored_values(
    checkpoint: Mapping[str, Any], page: Page, key: CheckpointKey, seal: Sealing | None
) -> dict[str, StoredValue]:
    """The larger values of a checkpoint of a page, by channel."""
    small, found = checkpoint["channel_values"], dict[str, StoredValue]()
    thread_id, checkpoint_ns, _ = key
    pieces = page.pieces.get(thread_id, _NONE)
    for channel, version in checkpoint["channel_versions"].items():
        blob = page.blobs.get((thread_id, checkpoint_ns, channel, version_text(version)))
        if blob is not None and channel not in small:
            found[channel] = StoredValue(blob, key, seal, pieces)
    return found


def document(text: str | None, what: str, key: CheckpointKey) -> Any:
    """JSON as it stands in a row."""
    try:
        return orjson.loads(text or "{}")
    except orjson.JSONDecodeError:
        raise CorruptRowError(f"{what} at {key} can't be decoded") from None


def load_checkpoint(row: ReadRow, key: CheckpointKey) -> tuple[dict[str, Any], dict[str, Any]]:
    """The checkpoint without its larger values, and the metadata; refuses what is neither."""
    checkpoint = document(row.checkpoint, "the checkpoint", key)
    metadata = document(row.metadata, "the metadata", key)
    if not isinstance(metadata, dict):
        raise CorruptRowError(f"the metadata at {key} is not a JSON object")
    if not isinstance(checkpoint, dict):
        raise CorruptRowError(f"the checkpoint at {key} is not a JSON object")
    versions = checkpoint.get("channel_versions")
    whole = (
        isinstance(checkpoint.get("v"), int)
        and isinstance(checkpoint.setdefault("channel_values", {}), dict)
        and isinstance(versions, dict)
        and all(isinstance(version, (str, int, float)) for version in versions.values())
    )
    if not whole:
        raise CorruptRowError(f"the checkpoint at {key} does not have the shape of a checkpoint")
    if row.checks is not None and len(row.checks) % 4:
        raise CorruptRowError(f"the checkpoint at {key} is not what was stored")
    return checkpoint, metadata


def small_values(
    checkpoint: dict[str, Any], row: ReadRow | HistoryRow, key: CheckpointKey, seal: Sealing | None
) -> SmallValues:
    """The small values of a checkpoint, in clear or `sealed`, and what else it had."""
    if seal is None:
        if row.sealed is not None:
            raise DecryptionError(f"the checkpoint at {key} is encrypted: {_NO_CIPHER}")
        return SmallValues(checkpoint["channel_values"], None, row.parent_checkpoint_id)
    try:
        return seal.open_small_values(key, row.parent_checkpoint_id, checkpoint, row.sealed)
    except DecryptionError as error:
        raise type(error)(f"can't decrypt the checkpoint at {key}: {error}") from error


def decode_value(
    serde: SerializerProtocol | None,
    row: ReadRow | HistoryRow,
    key: CheckpointKey,
    seal: Sealing | None,
    pieces: Mapping[bytes, bytes] = _NONE,
    decoded: Decoded | None = None,
) -> Any:
    """The value of a row."""
    try:
        type_, data, chunks, check = _open_value(row, key, seal, pieces)
        if chunks is not None:
            if decoded is not None and type_ == "msgpack" and decoded.takes_parts:
                value = decode_list(decoded, data, chunks, pieces, check)
                if value is not None:
                    return value
            data = join_chunks(data, chunks, pieces, check)
        return None if serde is None else decode(serde, type_, data)
    except Exception as error:
        what = _what(row, key)
        if isinstance(error, DecryptionError):
            raise type(error)(f"can't decrypt {what}: {error}") from error
        if isinstance(error, TypeNotAllowedError):
            raise error.at(what) from None
        if seal is None and is_sealed(row.type):
            raise DecryptionError(f"{what} is encrypted: {_NO_CIPHER}") from None
        raise CorruptRowError(f"can't decode {what}: {type(error).__name__}") from error


def _open_value(
    row: ReadRow | HistoryRow,
    key: CheckpointKey,
    seal: Sealing | None,
    pieces: Mapping[bytes, bytes],
) -> OpenedValue:
    """A value's type, its bytes (or those in no chunk), its chunks, and how to check them."""
    type_, data, groups = cast("str", row.type), cast("bytes", row.blob), row.groups or 0
    if seal is None or not seal.is_sealed(type_):
        _check(row)
        if row.chunks is None:
            return OpenedValue(type_, data, None, checked)
        in_clear = chunks_of(row.chunks, groups, pieces)
        # A chunk may be in a value many times.
        if not fits(len(data) + sum([len(pieces[name]) for name in in_clear])):
            raise ValueError("its pieces are more than a value can have")
        return OpenedValue(type_, data, in_clear, checked)
    channel = cast("str", row.channel)
    if row.task_id is not None:
        task = cast("tuple[str, int, str]", (row.task_id, row.idx, row.task_path))
        return OpenedValue(*seal.open_write(key, task, channel, type_, data), None, checked)
    try:
        names = all_names(row.chunks or b"", groups, pieces)
    except ValueError as error:
        raise DecryptionError(str(error)) from None
    opened = seal.open_blob(key, names, channel, cast("str", row.version), type_, data)
    chunks = None if row.chunks is None else split_digests(names)
    return OpenedValue(*opened, chunks, seal.open_chunk(key.thread_id))


def _check(row: ReadRow | HistoryRow) -> None:
    if row.checks is None:
        return
    type_, blob = cast("str", row.type), cast("bytes", row.blob)
    if row.task_id is not None:
        idx = cast("int", row.idx)
        crc = write_crc(row.task_id, idx, str(row.task_path), str(row.channel), type_, blob)
    else:
        place = str(row.channel), str(row.version), type_, row.groups or 0
        crc = blob_crc(*place, row.chunks, blob)
    if crc.to_bytes(CRC_SIZE, "big") != row.checks:
        raise ValueError("it is not what was stored")


def _what(row: ReadRow | HistoryRow, key: CheckpointKey) -> str:
    return f"the {row.kind} of channel {row.channel!r} ({_detail(row)}type {row.type!r}) at {key}"


def _detail(row: ReadRow | HistoryRow) -> str:
    if row.task_id is not None:
        return f"task {row.task_id!r}, idx {row.idx}, "
    return f"version {row.version!r}, "
