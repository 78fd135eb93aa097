"""Rows as the reading statements return them, and those of a page by what they belong to. Pure."""

from __future__ import annotations

import struct
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import accumulate
from typing import Any, NamedTuple, cast

from pg_checkpoint.codec.chunks import split_digests
from pg_checkpoint.codec.compat import writes_sort_key
from pg_checkpoint.codec.keys import CheckpointKey
from pg_checkpoint.codec.sealing import is_sealed
from pg_checkpoint.encryption.cipher import data_key_id


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


@dataclass(slots=True)
class Page:
    """The rows of a page by what they belong to."""

    checkpoints: list[ReadRow] = field(default_factory=list)
    blobs: dict[tuple[str, str, str, str], ReadRow] = field(default_factory=dict)
    pieces: dict[str, dict[bytes, bytes]] = field(default_factory=dict)
    writes: dict[CheckpointKey, list[ReadRow]] = field(default_factory=dict)
    sends: dict[CheckpointKey, list[ReadRow]] = field(default_factory=dict)


def sort_out(rows: Iterable[Sequence[Any]]) -> Page:
    """Rows in the shape of ReadRow, by what they belong to."""
    page = Page()
    for values in rows:
        row = ReadRow._make(values)
        if row.kind == "checkpoint":
            page.checkpoints.append(row)
        elif row.kind == "blob":
            place = (row.thread_id, row.checkpoint_ns, str(row.channel), str(row.version))
            page.blobs[place] = row
        elif row.kind == "pieces":
            page.pieces.setdefault(row.thread_id, {}).update(pieces_of(row))
        else:
            of_kind = page.writes if row.kind == "write" else page.sends
            of_kind.setdefault(key_of_checkpoint(row), []).append(row)
    for group in (*page.writes.values(), *page.sends.values()):
        group.sort(key=_write_order)
    return page


def key_of_checkpoint(row: ReadRow) -> CheckpointKey:
    """The key of the checkpoint that a row is, or is a write of."""
    return CheckpointKey(row.thread_id, row.checkpoint_ns, cast("str", row.checkpoint_id))


def _write_order(row: ReadRow) -> tuple[str, str, int]:
    return writes_sort_key(*cast("tuple[str, str, int]", (row.task_path, row.task_id, row.idx)))
