"""Decodes rows as checkpoint tuples, the reverse of rows.py.

Pure. Every tuple gets objects of its own, because LangGraph changes what it gets. A row
that can't be decoded raises an error that names the row.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, cast

from langchain_core.runnables import RunnableConfig
from langgraph.checkpoint.base import (
    Checkpoint,
    CheckpointMetadata,
    CheckpointTuple,
    PendingWrite,
)
from langgraph.checkpoint.serde.base import SerializerProtocol
from langgraph.checkpoint.serde.types import TASKS

from pg_checkpoint.codec.checksums import lacking
from pg_checkpoint.codec.chunks import DIGEST_SIZE, all_names
from pg_checkpoint.codec.compat import writes_sort_key
from pg_checkpoint.codec.decode_cache import Decoded
from pg_checkpoint.codec.keys import CheckpointKey
from pg_checkpoint.codec.known_parents import NOTHING, Stored, cut_of
from pg_checkpoint.codec.read_rows import ReadRow, decode_value, document, pieces_of, small_values
from pg_checkpoint.codec.sealing import Sealing
from pg_checkpoint.codec.versions import version_text
from pg_checkpoint.errors import (
    CorruptRowError,
    DecryptionError,
)

__all__ = [
    "Page",
    "check_complete",
    "config_of",
    "decode_latest",
    "decode_page",
    "load_checkpoint",
    "sort_out",
]

_ANY: Mapping[str, Any] = {}


@dataclass(slots=True)
class Page:
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
    decoded: Decoded,
    rows: Iterable[Sequence[Any]],
    next_version: Callable[[], Any],
    seal: Sealing | None = None,
    wanted: Mapping[str, Any] = _ANY,
) -> Iterator[CheckpointTuple]:
    """Decodes a page, newest checkpoint first, each when it is asked for.

    Args:
        decoded: The saver's serializer, and what it decoded before.
        rows: Rows in the shape of ReadRow.
        next_version: Makes the version of the pending sends that a checkpoint
            before v4 kept on its parent, when it has no version at all.
        seal: Decrypts, with a cipher.
        wanted: The filter that the rows were found by.

    Raises:
        CorruptRowError: If a row can't be decoded.
        DecryptionError: If a row can't be decrypted, or is not what it has to be.
    """
    page = sort_out(rows)
    page.checkpoints.sort(
        key=lambda r: (r.checkpoint_id, r.thread_id, r.checkpoint_ns), reverse=True
    )
    for row in page.checkpoints:
        found = _decode_checkpoint(decoded, row, page, next_version, seal)
        if seal is not None:
            seal.metadata.check_found(_key(row), found.metadata, wanted)
        yield found


def decode_latest(
    decoded: Decoded,
    rows: Iterable[Sequence[Any]],
    next_version: Callable[[], Any],
    seal: Sealing | None = None,
) -> tuple[CheckpointTuple, Stored] | None:
    """Decodes a page of at most one checkpoint; None if it is empty.

    Takes, but for a filter, and raises what `decode_page` does. Returns what the checkpoint refers
    to as well: nothing before v4, when it is given values that are its parent's.
    """
    page = sort_out(rows)
    if not page.checkpoints:
        return None
    found = _decode_checkpoint(decoded, page.checkpoints[0], page, next_version, seal)
    return found, _stored_by(found.checkpoint, page) if found.checkpoint["v"] >= 4 else NOTHING


def _stored_by(checkpoint: Checkpoint, page: Page) -> Stored:
    values, versions = checkpoint["channel_values"], checkpoint["channel_versions"]
    digests, cuts = {}, {}
    for row in page.blobs.values():
        if row.chunks is not None:
            channel, groups = str(row.channel), row.groups or 0
            pieces = page.pieces.get(row.thread_id, {})
            of_groups = row.chunks[: groups * DIGEST_SIZE]
            digests[channel] = row.chunks + all_names(of_groups, groups, pieces)
            cuts[channel] = cut_of(groups, row.chunks)
    stored = {c: version_text(version) for c, version in versions.items() if c in values}
    return Stored(stored, digests, cuts)


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
            of_kind.setdefault(_key(row), []).append(row)
    for group in (*page.writes.values(), *page.sends.values()):
        group.sort(key=_write_order)
    return page


def _decode_checkpoint(
    decoded: Decoded,
    row: ReadRow,
    page: Page,
    next_version: Callable[[], Any],
    seal: Sealing | None,
) -> CheckpointTuple:
    key, serde = _key(row), decoded.serde
    checkpoint, metadata = load_checkpoint(row, key)
    values, large, _ = small_values(checkpoint, row, key, seal)
    checkpoint["channel_values"] = values
    for channel, version in checkpoint["channel_versions"].items():
        blob = page.blobs.get((key.thread_id, key.checkpoint_ns, channel, version_text(version)))
        if blob is not None and channel not in values:
            pieces = page.pieces.get(key.thread_id, {})
            values[channel] = decode_value(serde, blob, key, seal, pieces, decoded)
    if seal is not None:
        metadata = seal.metadata.open(key, metadata)
    # More of them are no fault: a delta channel has its snapshot until its next version.
    if missing := [channel for channel in large or () if channel not in values]:
        raise DecryptionError(f"the checkpoint at {key} lacks its value of {missing[0]!r}")
    check_complete(row, values, key)
    if sends := page.sends.get(key):
        parent = key._replace(checkpoint_id=str(row.parent_checkpoint_id))
        found = [decode_value(serde, send, parent, seal) for send in sends]
        _add_sends(checkpoint, found, next_version)
    return CheckpointTuple(
        config=config_of(*key),
        checkpoint=cast("Checkpoint", checkpoint),
        metadata=cast("CheckpointMetadata", metadata),
        parent_config=config_of(*key[:2], row.parent_checkpoint_id)
        if row.parent_checkpoint_id
        else None,
        pending_writes=[
            _decode_write(serde, write, key, seal) for write in page.writes.get(key, ())
        ],
    )


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


def check_complete(row: ReadRow, channels: Collection[str], key: CheckpointKey) -> None:
    """Refuses a checkpoint in clear that lacks a value.

    Raises:
        CorruptRowError: If it does.
    """
    if row.checks and lacking(row.checks, channels):
        raise CorruptRowError(f"the checkpoint at {key} lacks the value of a channel")


def _add_sends(
    checkpoint: dict[str, Any], sends: list[Any], next_version: Callable[[], Any]
) -> None:
    """Before v4 the packets for PUSH tasks were pending writes of the parent."""
    versions = checkpoint["channel_versions"]
    checkpoint["channel_values"][TASKS] = sends
    versions[TASKS] = max(versions.values()) if versions else next_version()


def _decode_write(
    serde: SerializerProtocol, row: ReadRow, key: CheckpointKey, seal: Sealing | None
) -> PendingWrite:
    return cast("str", row.task_id), cast("str", row.channel), decode_value(serde, row, key, seal)


def _key(row: ReadRow) -> CheckpointKey:
    return CheckpointKey(row.thread_id, row.checkpoint_ns, cast("str", row.checkpoint_id))


def _write_order(row: ReadRow) -> tuple[str, str, int]:
    return writes_sort_key(*cast("tuple[str, str, int]", (row.task_path, row.task_id, row.idx)))
