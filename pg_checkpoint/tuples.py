"""Rows to checkpoint tuples and delta histories: the way back from rows.py.

Pure. Every tuple gets objects of its own, for LangGraph changes what it is
given; a row that can't be decoded raises an error that names the row.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import accumulate
from typing import Any, NamedTuple, cast

import orjson
from langchain_core.runnables import RunnableConfig
from langgraph.checkpoint.base import (
    Checkpoint,
    CheckpointMetadata,
    CheckpointTuple,
    DeltaChannelHistory,
    PendingWrite,
    writes_sort_key,
)
from langgraph.checkpoint.serde.base import SerializerProtocol
from langgraph.checkpoint.serde.types import TASKS

from pg_checkpoint.chunks import chunks_of, join, split_digests
from pg_checkpoint.copies import Decoded, decode_list
from pg_checkpoint.errors import (
    BrokenHistoryError,
    CheckpointNotFoundError,
    CorruptRowError,
)
from pg_checkpoint.keys import CheckpointKey
from pg_checkpoint.parents import Stored
from pg_checkpoint.values import decode, is_jsonplus
from pg_checkpoint.versions import version_text

__all__ = ["HistoryRow", "ReadRow", "config_of", "decode_history", "decode_latest", "decode_page"]

_NONE: Mapping[bytes, bytes] = {}


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


class HistoryRow(NamedTuple):
    """A row of get_delta_history.sql."""

    kind: str
    depth: int
    checkpoint_id: str
    channel: str | None
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


@dataclass(slots=True)
class _Page:
    """The rows of a page by what they belong to."""

    checkpoints: list[ReadRow] = field(default_factory=list)
    blobs: dict[tuple[str, str, str, str], ReadRow] = field(default_factory=dict)
    pieces: dict[str, dict[bytes, bytes]] = field(default_factory=dict)
    writes: dict[CheckpointKey, list[ReadRow]] = field(default_factory=dict)
    sends: dict[CheckpointKey, list[ReadRow]] = field(default_factory=dict)


def config_of(thread_id: str, checkpoint_ns: str, checkpoint_id: str) -> RunnableConfig:
    """The config that names a checkpoint."""
    return {
        "configurable": {
            "thread_id": thread_id,
            "checkpoint_ns": checkpoint_ns,
            "checkpoint_id": checkpoint_id,
        }
    }


def decode_page(
    decoded: Decoded, rows: Iterable[Sequence[Any]], next_version: Callable[[], Any]
) -> Iterator[CheckpointTuple]:
    """Decodes a page, newest checkpoint first, each when it is asked for.

    Args:
        decoded: The saver's serializer, and what it decoded before.
        rows: Rows in the shape of ReadRow.
        next_version: Makes the version of the pending sends that a checkpoint
            before v4 kept on its parent, when it has no version at all.

    Raises:
        CorruptRowError: If a row can't be decoded.
    """
    page = _sort_out(rows)
    page.checkpoints.sort(
        key=lambda r: (r.checkpoint_id, r.thread_id, r.checkpoint_ns), reverse=True
    )
    for row in page.checkpoints:
        yield _decode_checkpoint(decoded, row, page, next_version)


def decode_history(
    serde: SerializerProtocol,
    rows: Iterable[Sequence[Any]],
    key: CheckpointKey | None,
    channels: Sequence[str],
) -> dict[str, DeltaChannelHistory]:
    """Decodes the writes (oldest first) and seeds of delta channels.

    Args:
        serde: The saver's serializer.
        rows: Rows in the shape of HistoryRow.
        key: The checkpoint asked for by id; None when the latest was meant.
        channels: Each gets an entry.

    Raises:
        CheckpointNotFoundError: If `key` is not stored.
        BrokenHistoryError: If a channel's walk ended at a missing parent.
        CorruptRowError: If a row can't be decoded.
    """
    found = [HistoryRow._make(row) for row in rows]
    _check_history(found, key)
    writes = [r for r in found if r.kind == "write"]
    writes.sort(key=_history_order)
    history: dict[str, DeltaChannelHistory] = {c: {"writes": []} for c in channels}
    for row in writes:
        value = _decode(serde, row, row.checkpoint_id)
        history[cast("str", row.channel)]["writes"].append(
            (cast("str", row.task_id), cast("str", row.channel), value)
        )
    pieces: dict[bytes, bytes] = {}
    for row in found:
        if row.kind == "pieces":
            pieces.update(_pieces(row))
    for row in found:
        if row.kind == "seed":
            history[cast("str", row.channel)]["seed"] = _decode_seed(serde, row, pieces)
    return history


def decode_latest(
    decoded: Decoded, rows: Iterable[Sequence[Any]], next_version: Callable[[], Any]
) -> tuple[CheckpointTuple, dict[str, Stored]] | None:
    """Decodes a page of at most one checkpoint; None if it is empty.

    Takes and raises what `decode_page` does. Returns what the checkpoint refers
    to as well: nothing before v4, when it is given values that are its parent's.
    """
    page = _sort_out(rows)
    if not page.checkpoints:
        return None
    found = _decode_checkpoint(decoded, page.checkpoints[0], page, next_version)
    return found, _stored_by(found.checkpoint, page) if found.checkpoint["v"] >= 4 else {}


def _stored_by(checkpoint: Checkpoint, page: _Page) -> dict[str, Stored]:
    blobs = {str(row.channel): row for row in page.blobs.values()}
    return {
        channel: Stored(version, _all_digests(blobs.get(channel), page.pieces))
        for channel, version in checkpoint["channel_versions"].items()
        if channel in checkpoint["channel_values"]
    }


def _all_digests(blob: ReadRow | None, pieces: Mapping[str, Mapping[bytes, bytes]]) -> bytes:
    if blob is None or blob.chunks is None:
        return b""
    groups = split_digests(blob.chunks)[: blob.groups or 0]
    return b"".join((blob.chunks, *(pieces[blob.thread_id][group] for group in groups)))


def _pieces(row: ReadRow | HistoryRow) -> dict[bytes, bytes]:
    lengths, data = row.lengths or b"", row.data or b""
    ends = list(accumulate(struct.unpack(f"!{len(lengths) // 4}i", lengths)))
    pieces = [data[begin:end] for begin, end in zip((0, *ends), ends, strict=False)]
    return dict(zip(split_digests(row.digests or b""), pieces, strict=True))


def _sort_out(rows: Iterable[Sequence[Any]]) -> _Page:
    page = _Page()
    for values in rows:
        row = ReadRow._make(values)
        if row.kind == "checkpoint":
            page.checkpoints.append(row)
        elif row.kind == "blob":
            place = (row.thread_id, row.checkpoint_ns, str(row.channel), str(row.version))
            page.blobs[place] = row
        elif row.kind == "pieces":
            page.pieces.setdefault(row.thread_id, {}).update(_pieces(row))
        else:
            of_kind = page.writes if row.kind == "write" else page.sends
            of_kind.setdefault(_key(row), []).append(row)
    for group in (*page.writes.values(), *page.sends.values()):
        group.sort(key=_write_order)
    return page


def _decode_checkpoint(
    decoded: Decoded, row: ReadRow, page: _Page, next_version: Callable[[], Any]
) -> CheckpointTuple:
    key, serde = _key(row), decoded.serde
    checkpoint, metadata = _load(row, key)
    values = checkpoint["channel_values"]
    for channel, version in checkpoint["channel_versions"].items():
        blob = page.blobs.get((key.thread_id, key.checkpoint_ns, channel, version_text(version)))
        if blob is not None and channel not in values:
            pieces = page.pieces.get(key.thread_id, _NONE)
            values[channel] = _decode(serde, blob, key, pieces, decoded)
    _add_sends(serde, checkpoint, page.sends.get(key, ()), next_version)
    return CheckpointTuple(
        config=config_of(*key),
        checkpoint=cast("Checkpoint", checkpoint),
        metadata=cast("CheckpointMetadata", metadata),
        parent_config=config_of(*key[:2], row.parent_checkpoint_id)
        if row.parent_checkpoint_id
        else None,
        pending_writes=[_decode_write(serde, write) for write in page.writes.get(key, ())],
    )


def _load(row: ReadRow, key: CheckpointKey) -> tuple[dict[str, Any], dict[str, Any]]:
    """The checkpoint without its larger values, and the metadata; refuses what is neither."""
    checkpoint, metadata = orjson.loads(row.checkpoint or "{}"), orjson.loads(row.metadata or "{}")
    if not isinstance(metadata, dict):
        raise CorruptRowError(f"the metadata at {key} is no object")
    if not isinstance(checkpoint, dict):
        raise CorruptRowError(f"the checkpoint at {key} is no object")
    versions = checkpoint.get("channel_versions")
    whole = (
        isinstance(checkpoint.get("v"), int)
        and isinstance(checkpoint.setdefault("channel_values", {}), dict)
        and isinstance(versions, dict)
        and all(isinstance(version, (str, int, float)) for version in versions.values())
    )
    if not whole:
        raise CorruptRowError(f"the checkpoint at {key} has not the shape of a checkpoint")
    return checkpoint, metadata


def _add_sends(
    serde: SerializerProtocol,
    checkpoint: dict[str, Any],
    sends: Sequence[ReadRow],
    next_version: Callable[[], Any],
) -> None:
    """Before v4 the packets for PUSH tasks were pending writes of the parent."""
    if sends:
        versions = checkpoint["channel_versions"]
        checkpoint["channel_values"][TASKS] = [_decode(serde, s, _key(s)) for s in sends]
        versions[TASKS] = max(versions.values()) if versions else next_version()


def _decode_write(serde: SerializerProtocol, row: ReadRow) -> PendingWrite:
    return cast("str", row.task_id), cast("str", row.channel), _decode(serde, row, _key(row))


def _decode_seed(serde: SerializerProtocol, row: HistoryRow, pieces: Mapping[bytes, bytes]) -> Any:
    if row.type is None:
        return orjson.loads(cast("str", row.inline))
    return _decode(serde, row, row.checkpoint_id, pieces)


def _decode(
    serde: SerializerProtocol,
    row: ReadRow | HistoryRow,
    place: object,
    pieces: Mapping[bytes, bytes] = _NONE,
    decoded: Decoded | None = None,
) -> Any:
    data = cast("bytes", row.blob)
    try:
        if row.chunks is not None:
            groups = row.groups or 0
            if decoded is not None and row.type == "msgpack" and is_jsonplus(serde):
                chunks = chunks_of(row.chunks, groups, pieces)
                if (value := decode_list(decoded, data, chunks, pieces)) is not None:
                    return value
            data = join(data, row.chunks, groups, pieces)
        return decode(serde, cast("str", row.type), data)
    except Exception as error:
        raise CorruptRowError(
            f"can't decode the {row.kind} of channel {row.channel!r} ({_detail(row)}"
            f"type {row.type!r}) at {place}: {type(error).__name__}"
        ) from error


def _detail(row: ReadRow | HistoryRow) -> str:
    if row.task_id is not None:
        return f"task {row.task_id!r}, idx {row.idx}, "
    return f"version {row.version!r}, " if isinstance(row, ReadRow) else ""


def _check_history(rows: Sequence[HistoryRow], key: CheckpointKey | None) -> None:
    if key is not None and not any(r.kind == "target" for r in rows):
        raise CheckpointNotFoundError(f"{key} is not stored")
    for row in rows:
        if row.kind == "broken":
            raise BrokenHistoryError(
                f"the delta channel {row.channel!r} can't be rebuilt: checkpoint "
                f"{row.checkpoint_id!r}, an ancestor that its value builds on, is not stored"
            )


def _key(row: ReadRow) -> CheckpointKey:
    return CheckpointKey(row.thread_id, row.checkpoint_ns, cast("str", row.checkpoint_id))


def _write_order(row: ReadRow) -> tuple[str, str, int]:
    return writes_sort_key(*cast("tuple[str, str, int]", (row.task_path, row.task_id, row.idx)))


def _history_order(row: HistoryRow) -> tuple[int, tuple[str, str, int]]:
    order = cast("tuple[str, str, int]", (row.task_path, row.task_id, row.idx))
    return -row.depth, writes_sort_key(*order)
