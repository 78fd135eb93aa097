"""Rows as the reading statements return them, and decoding the value of one.

Pure. A value that can't be decoded or decrypted raises an error that names its row.
"""

from __future__ import annotations

import struct
from collections.abc import Iterable, Mapping, Sequence
from itertools import accumulate
from typing import Any, NamedTuple, cast

import orjson
from langgraph.checkpoint.serde.base import SerializerProtocol

from pg_checkpoint.codec.checksums import CRC_SIZE, blob_crc, write_crc
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
from pg_checkpoint.codec.sealing import Sealing, SmallValues, is_sealed
from pg_checkpoint.codec.values import decode
from pg_checkpoint.encryption.cipher import data_key_id
from pg_checkpoint.errors import CorruptRowError, DecryptionError, TypeNotAllowedError

__all__ = [
    "HistoryRow",
    "ReadRow",
    "decode_value",
    "document",
    "key_of_row",
    "pieces_of",
    "size_of",
    "small_values",
    "stored_value",
]

_NONE: Mapping[bytes, bytes] = {}
_NO_CIPHER = "make the saver with the cipher that encrypted it"


class ReadRow(NamedTuple):
    """A row of get_checkpoints.sql or load_checkpoints.sql."""

    kind: str
    thread_id: str
    checkpoint_ns: str
    checkpoint_id: str | None
    parent_checkpoint_id: str | None
    checkpoint: str | None
    metadata: str | None
    sealed: bytes | None
    channel: str | None
    version: str | None
    task_id: str | None
    task_path: str | None
    idx: int | None
    type: str | None
    blob: bytes | None
    groups: int | None
    chunks: bytes | None
    digests: bytes | None
    lengths: bytes | None
    data: bytes | None
    checks: bytes | None = None


class HistoryRow(NamedTuple):
    """A row of get_delta_history.sql."""

    kind: str
    checkpoint_id: str
    channel: str | None
    version: str | None
    task_id: str | None
    task_path: str | None
    idx: int | None
    type: str | None
    blob: bytes | None
    inline: str | None
    groups: int | None
    chunks: bytes | None
    digests: bytes | None
    lengths: bytes | None
    data: bytes | None
    parent_checkpoint_id: str | None
    checkpoint: str | None
    sealed: bytes | None
    ids: list[str] | None
    parent_ids: list[str | None] | None
    state: str | None
    checks: bytes | None = None


# Where a row has ciphertexts: its small values, and (if its type says so) its value.
_SEALED = {
    shape: (shape._fields.index("sealed"), shape._fields.index("type"), shape._fields.index("blob"))
    for shape in (ReadRow, HistoryRow)
}
_BYTES = {
    shape: (shape._fields.index("blob"), shape._fields.index("data"))
    for shape in (ReadRow, HistoryRow)
}


def key_of_row(row: Sequence[Any], shape: type[ReadRow | HistoryRow] = ReadRow) -> str | None:
    """The id of the data key that a row in the shape names, if it names one."""
    sealed, type_, blob = _SEALED[shape]
    if row[sealed] is not None:
        return data_key_id(row[sealed])
    return data_key_id(row[blob]) if is_sealed(row[type_]) else None


def size_of(
    rows: Iterable[Sequence[Any]] | None, shape: type[ReadRow | HistoryRow] = ReadRow
) -> int:
    """Bytes of values that rows in the shape have, which is what takes time to decode."""
    blob, data = _BYTES[shape]
    return sum(len(row[blob] or b"") + len(row[data] or b"") for row in rows or ())


def pieces_of(row: ReadRow | HistoryRow) -> dict[bytes, bytes]:
    """The pieces of a row of kind pieces, by name."""
    lengths, data = row.lengths or b"", row.data or b""
    ends = list(accumulate(struct.unpack(f"!{len(lengths) // 4}i", lengths)))
    pieces = [data[begin:end] for begin, end in zip((0, *ends), ends, strict=False)]
    return dict(zip(split_digests(row.digests or b""), pieces, strict=True))


def document(text: str | None, what: str, key: CheckpointKey) -> Any:
    """JSON as it stands in a row.

    Raises:
        CorruptRowError: JSONB holds deeper documents and larger numbers than can be decoded.
    """
    try:
        return orjson.loads(text or "{}")
    except orjson.JSONDecodeError:
        raise CorruptRowError(f"{what} at {key} can't be decoded") from None


def small_values(
    checkpoint: dict[str, Any], row: ReadRow | HistoryRow, key: CheckpointKey, seal: Sealing | None
) -> SmallValues:
    """The small values of a checkpoint, in clear or `sealed`, and what else it had.

    Raises:
        DecryptionError: If they can't be decrypted, or are not what they have to be.
    """
    if seal is None:
        if row.sealed is not None:
            raise DecryptionError(f"the checkpoint at {key} is encrypted: {_NO_CIPHER}")
        return SmallValues(checkpoint["channel_values"], None, row.parent_checkpoint_id)
    try:
        return seal.open_small_values(key, row.parent_checkpoint_id, checkpoint, row.sealed)
    except DecryptionError as error:
        raise type(error)(f"can't decrypt the checkpoint at {key}: {error}") from error


def decode_value(
    serde: SerializerProtocol,
    row: ReadRow | HistoryRow,
    key: CheckpointKey,
    seal: Sealing | None,
    pieces: Mapping[bytes, bytes] = _NONE,
    decoded: Decoded | None = None,
) -> Any:
    """The value of a row.

    Args:
        serde: The saver's serializer.
        row: Has a type and bytes.
        key: The checkpoint that it belongs to.
        seal: Decrypts, with a cipher.
        pieces: All that the row names.
        decoded: What was decoded before, if that may help.

    Raises:
        CorruptRowError: If it can't be decoded.
        DecryptionError: If it can't be decrypted, or is not what it has to be.
        TypeNotAllowedError: If a strict saver may not make what it holds.
    """
    try:
        type_, data, chunks, check = stored_value(row, key, seal, pieces)
        if chunks is not None:
            if decoded is not None and type_ == "msgpack" and decoded.takes_parts:
                value = decode_list(decoded, data, chunks, pieces, check)
                if value is not None:
                    return value
            data = join_chunks(data, chunks, pieces, check)
        return decode(serde, type_, data)
    except Exception as error:
        what = (
            f"the {row.kind} of channel {row.channel!r} ({_detail(row)}type {row.type!r}) at {key}"
        )
        if isinstance(error, DecryptionError):
            raise type(error)(f"can't decrypt {what}: {error}") from error
        if isinstance(error, TypeNotAllowedError):
            raise TypeNotAllowedError(error.module, error.name, what) from None
        if seal is None and is_sealed(row.type):
            raise DecryptionError(f"{what} is encrypted: {_NO_CIPHER}") from None
        raise CorruptRowError(f"can't decode {what}: {type(error).__name__}") from error


def stored_value(
    row: ReadRow | HistoryRow,
    key: CheckpointKey,
    seal: Sealing | None,
    pieces: Mapping[bytes, bytes],
) -> tuple[str, bytes, list[bytes] | None, Check]:
    """A value's type, its bytes (or those in no chunk), its chunks, and how to check them."""
    type_, data, groups = cast("str", row.type), cast("bytes", row.blob), row.groups or 0
    if seal is None or not seal.is_sealed(type_):
        _check(row)
        if row.chunks is None:
            return type_, data, None, checked
        in_clear = chunks_of(row.chunks, groups, pieces)
        # A chunk may be in a value many times.
        if not fits(len(data) + sum([len(pieces[name]) for name in in_clear])):
            raise ValueError("its pieces are more than a value can have")
        return type_, data, in_clear, checked
    channel = cast("str", row.channel)
    if row.task_id is not None:
        task = cast("tuple[str, int, str]", (row.task_id, row.idx, row.task_path))
        return *seal.open_write(key, task, channel, type_, data), None, checked
    try:
        names = all_names(row.chunks or b"", groups, pieces)
    except ValueError as error:
        raise DecryptionError(str(error)) from None
    opened = seal.open_blob(key, names, channel, cast("str", row.version), type_, data)
    chunks = None if row.chunks is None else split_digests(names)
    return *opened, chunks, seal.open_chunk(key.thread_id)


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


def _detail(row: ReadRow | HistoryRow) -> str:
    if row.task_id is not None:
        return f"task {row.task_id!r}, idx {row.idx}, "
    return f"version {row.version!r}, "
