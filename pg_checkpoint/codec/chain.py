"""The chain of a thread: a record of each checkpoint, which names what was put and its parent's.

Pure. A record consists of digests, so that it can be compared with what is stored:

    link       SHA-256 of the parent's record, which is this checkpoint's link to it
    parent     of the parent's id, if that has no record
    document   of the checkpoint's key, and of it with the values that stand in it
    metadata   of the metadata
    values     of each value with a row of its own; NO_DIGEST if it is not known what there is
    writes     of each pending write of the parent, as far as it was known when this was put

What is encrypted has no digest here: its ciphertext proves it, and may be renewed. With a cipher
the record is encrypted itself, so nobody makes one without a key; without, anybody can.

JSON is hashed with sorted names, and as JSONB gives it back.
"""

from __future__ import annotations

import re
import struct
from collections.abc import Mapping, Sequence
from functools import lru_cache
from hashlib import sha256
from typing import Any, NamedTuple
from zlib import crc32

import orjson

from pg_checkpoint.codec.blobs import BlobRow
from pg_checkpoint.codec.keys import CheckpointKey
from pg_checkpoint.codec.places import integer_of
from pg_checkpoint.codec.rows import PutRows, WriteRow
from pg_checkpoint.codec.sealed_metadata import is_sealed_metadata
from pg_checkpoint.codec.sealing import RECORD, is_sealed
from pg_checkpoint.errors import CorruptRowError

_HEAD = struct.Struct("!B32s16s16s16sHI")
_SIZE, _NAME = 16, 12
_ENTRY = _NAME + _SIZE
NO_DIGEST, _NO_LINK = bytes(_SIZE), bytes(32)
# How floats end that JSONB returns without an exponent, and zero with its sign. Two patterns, which
# begin with text: one for both takes ten times as long.
_LARGE, _ZERO = re.compile(rb"e\+?\d\d+[,}\]]"), re.compile(rb"-0\.0[,}\]]")
_FIRST_LARGE = 1e16


class Record(NamedTuple):
    """A record that was read.

    Attributes:
        link: The link to the parent; None if that had no record, or there was none.
        parent: The digest of the parent's id; NO_DIGEST with a link and without a parent.
        values: Digests by name (see `value_name`).
        writes: Digests of the parent's writes by name (see `write_name`).
    """

    link: bytes | None
    parent: bytes
    document: bytes
    metadata: bytes
    values: Mapping[bytes, bytes]
    writes: Mapping[bytes, bytes]

    @property
    def had_parent(self) -> bool:
        """Whether the checkpoint was put with a parent."""
        return self.link is not None or self.parent != NO_DIGEST


class Link(NamedTuple):
    """What the record of a child needs of a checkpoint.

    Attributes:
        link: The link to it.
        values: As in its record.
        writes: Digests of its own pending writes, by name; grows as they come.
    """

    link: bytes
    values: Mapping[bytes, bytes]
    writes: dict[bytes, bytes]


def record_of(put: PutRows, parent: Link | None) -> tuple[bytes, Link]:
    """The record of a checkpoint, and what its children need of it.

    Args:
        put: As it is sent.
        parent: What is known of its parent, if that has a record.
    """
    values = _values(put, parent)
    writes = parent.writes if parent else {}
    head = _HEAD.pack(
        RECORD,
        parent.link if parent else _NO_LINK,
        NO_DIGEST if parent else parent_digest(put.parent_id),
        document_digest(put.key, orjson.loads(put.checkpoint)),
        metadata_digest(orjson.loads(put.metadata)),
        len(values),
        len(writes),
    )
    record = head + _entries(values) + _entries(writes)
    return record, Link(link_of(record), values, {})


def _values(put: PutRows, parent: Link | None) -> dict[bytes, bytes]:
    """Digests of the values that are new, and of others what the parent's record has.

    A value that is not new may be stored in other pieces than it would be sent in, and a version
    that the parent has not may have a value that is not sent, such as a delta channel's snapshot.
    With a cipher the checkpoint knows which values it has.
    """
    new, values = put.new or (), {}
    of_parent = parent.values if parent else {}
    sent = {blob.channel: blob for blob in put.blobs}
    for channel, version in put.versions.items():
        name, blob = value_name(channel, version), sent.get(channel)
        if channel in new:
            if blob is not None and not is_sealed(blob.type):
                values[name] = value_digest(blob)
        elif name in of_parent:
            values[name] = of_parent[name]
        elif put.sealed is None and (blob is not None or parent is None):
            values[name] = NO_DIGEST
    return values


def _entries(digests: Mapping[bytes, bytes]) -> bytes:
    return b"".join([part for entry in digests.items() for part in entry])


def parsed(record: bytes) -> Record:
    """A record that is in clear.

    Raises:
        CorruptRowError: If it is none.
    """
    try:
        layout, link, *digests, values, writes = _HEAD.unpack_from(record)
    except struct.error:
        raise CorruptRowError("it is cut off") from None
    middle = _HEAD.size + values * _ENTRY
    if layout != RECORD or len(record) != middle + writes * _ENTRY:
        raise CorruptRowError("it has not the shape of one")
    named = _named(record[_HEAD.size : middle]), _named(record[middle:])
    return Record(None if link == _NO_LINK else link, *digests, *named)  # type: ignore[call-arg]  # three digests


def _named(entries: bytes) -> dict[bytes, bytes]:
    return {
        entries[at : at + _NAME]: entries[at + _NAME : at + _ENTRY]
        for at in range(0, len(entries), _ENTRY)
    }


def link_of(record: bytes) -> bytes:
    """What the children of a checkpoint with this record have as their link."""
    return sha256(record).digest()


def parent_digest(parent_id: str | None) -> bytes:
    """The digest of a parent's id."""
    return NO_DIGEST if parent_id is None else _digest(parent_id.encode())


def document_digest(key: CheckpointKey, document: Mapping[str, Any]) -> bytes:
    """The digest of a checkpoint, which has this key."""
    return _digest("\0".join((*key, "")).encode() + _sorted(document))


def metadata_digest(metadata: Mapping[str, Any]) -> bytes:
    """The digest of metadata."""
    return NO_DIGEST if is_sealed_metadata(metadata) else _digest(_sorted(metadata))


def _sorted(content: Mapping[str, Any]) -> bytes:
    """JSON with sorted names, the same for what is put and for what JSONB gives back of it."""
    try:
        data = orjson.dumps(content, option=orjson.OPT_SORT_KEYS)
    except TypeError:
        # Deeper than what a put takes: nothing that was put has this digest.
        return b""
    if _LARGE.search(data) or _ZERO.search(data):
        return orjson.dumps(_same(content), option=orjson.OPT_SORT_KEYS)
    return data


def _same(value: Any) -> Any:
    if isinstance(value, dict):
        return {name: _same(of_name) for name, of_name in value.items()}
    if isinstance(value, list):
        return [_same(element) for element in value]
    if isinstance(value, float) and abs(value) >= _FIRST_LARGE:
        return orjson.Fragment(str(integer_of(value)))
    return value + 0.0 if isinstance(value, float) else value


@lru_cache(8_192)
def _short(text: str) -> bytes:
    return sha256(text.encode()).digest()[:8]


def value_name(channel: str, version: str) -> bytes:
    """What a record has for the value of a channel in a version, which the digest has in full."""
    return _short(channel) + crc32(version.encode()).to_bytes(4, "big")


def value_digest(blob: BlobRow | Any) -> bytes:
    """The digest of a value's row in clear, which names its chunks."""
    chunks = blob.chunks or b""
    place = f"{blob.channel}\0{blob.version}\0{blob.type}\0{blob.groups or 0}\0{len(chunks)}\0"
    return _digest(b"".join((place.encode(), chunks, blob.blob)))


def write_name(task_id: str, idx: int) -> bytes:
    """What a record has for a pending write; the last bit says whether it may be replaced."""
    return _short(task_id) + (idx << 1 | (idx < 0)).to_bytes(4, "big", signed=True)


def may_be_replaced(name: bytes) -> bool:
    """Whether a name stands for an error, an interrupt or an answer."""
    return bool(name[-1] & 1)


def write_digest(task_path: str, channel: str, type_: str, hashed: bytes) -> bytes:
    """The digest of a pending write in clear, whose value has this hash (SHA-256)."""
    if is_sealed(type_):
        return NO_DIGEST
    return _digest(f"{task_path}\0{channel}\0{type_}\0".encode() + hashed)


def digests_of(writes: Sequence[WriteRow]) -> dict[bytes, bytes]:
    """The digests of pending writes, by name."""
    return {
        write_name(w.task_id, w.idx): write_digest(
            w.task_path, w.channel, w.type, sha256(w.blob).digest()
        )
        for w in writes
    }


def _digest(data: bytes) -> bytes:
    return sha256(data).digest()[:_SIZE]
