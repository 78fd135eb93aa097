"""The records of a thread's chain as they are stored, for verification and anchors."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from pg_checkpoint.codec.chain import Record, link_of, parsed
from pg_checkpoint.codec.keys import CheckpointKey
from pg_checkpoint.codec.read_rows import ReadRow
from pg_checkpoint.codec.sealing import RECORD, Sealing
from pg_checkpoint.errors import DecryptionError, PgCheckpointError
from pg_checkpoint.transfer.broken_rows import is_key_missing
from pg_checkpoint.transfer.saver_parts import SaverParts


class StoredRecord(NamedTuple):
    """The record of a checkpoint.

    Attributes:
        parent: The parent that the row names.
        record: What it says; None if there is none, or none that can be read.
        link: What links the checkpoint's children to it.
        problem: Why it can't be read.
        is_unjudged: Whether that is only for want of a key.
    """

    parent: CheckpointKey | None
    record: Record | None = None
    link: bytes = b""
    problem: str = ""
    is_unjudged: bool = False


async def stored_records(parts: SaverParts, thread_id: str) -> Mapping[CheckpointKey, StoredRecord]:
    """All checkpoints of a thread, as they are at one moment, by key."""
    database = parts.engine.database
    statement = database.statement("list_records", thread_id)
    (rows,) = await database.read([statement], timeout=parts.timeout, thread_id=thread_id)
    found = [_Row(*row) for row in rows]
    held = await parts.engine.with_keys([_naming_its_key(thread_id, row) for row in found])
    records = {
        (key := CheckpointKey(thread_id, *row[:2])): _read(parts.seal, key, row) for row in found
    }
    del held
    return records


class _Row(NamedTuple):
    checkpoint_ns: str
    checkpoint_id: str
    parent_id: str | None
    stored: bytes | None
    is_sealed: bool


def _naming_its_key(thread_id: str, row: _Row) -> ReadRow:
    """A row that names the data key which the record does."""
    stored = row.stored if row.is_sealed else None
    return ReadRow("checkpoint", thread_id, *row[:3], None, None, stored, *[None] * 13)


def _read(seal: Sealing | None, key: CheckpointKey, row: _Row) -> StoredRecord:
    parent = None if row.parent_id is None else key._replace(checkpoint_id=row.parent_id)
    if row.stored is None:
        return StoredRecord(parent)
    try:
        record = _opened(seal, key, row.stored, row.is_sealed)
        return StoredRecord(parent, parsed(record), link_of(record))
    except PgCheckpointError as error:
        is_missing = is_key_missing(error, has_keys=seal is not None)
        return StoredRecord(parent, problem=f"its record: {error}", is_unjudged=is_missing)


def _opened(seal: Sealing | None, key: CheckpointKey, stored: bytes, is_sealed: bool) -> bytes:
    if stored[:1] == bytes([RECORD]) and is_sealed and seal is not None:
        raise DecryptionError("it is not encrypted, and the checkpoint is")
    if seal is not None:
        return seal.open_record(key, stored)
    if is_sealed:
        raise DecryptionError("it is encrypted")
    return stored
