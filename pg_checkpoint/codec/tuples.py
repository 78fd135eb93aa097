"""Decodes rows as checkpoint tuples, the reverse of rows.py.

Pure. Every tuple gets objects of its own, because LangGraph changes what it gets. A row
that can't be decoded raises an error that names the row.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
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

from pg_checkpoint.codec.chunks import DIGEST_SIZE, all_names
from pg_checkpoint.codec.decode_cache import Decoded
from pg_checkpoint.codec.known_parents import NOTHING, References, cut_of
from pg_checkpoint.codec.opened import StoredValue, decode_value, open_checkpoint
from pg_checkpoint.codec.read_rows import Page, ReadRow, sort_out
from pg_checkpoint.codec.sealing import Sealing
from pg_checkpoint.codec.versions import version_text


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
) -> Iterator[CheckpointTuple]:
    """Decodes a page, newest checkpoint first, each when it is asked for."""
    page = sort_out(rows)
    page.checkpoints.sort(
        key=lambda r: (r.checkpoint_id, r.thread_id, r.checkpoint_ns), reverse=True
    )
    for row in page.checkpoints:
        yield _decode_checkpoint(decoded, row, page, next_version, seal)


def decode_latest(
    decoded: Decoded,
    rows: Iterable[Sequence[Any]],
    next_version: Callable[[], Any],
    seal: Sealing | None = None,
) -> tuple[CheckpointTuple, References] | None:
    """Decodes a page of at most one checkpoint; None if it is empty.

    Takes and raises what `decode_page` does. Returns what the checkpoint refers
    to as well: nothing before v4, when it is given values that are its parent's.
    """
    page = sort_out(rows)
    if not page.checkpoints:
        return None
    found = _decode_checkpoint(decoded, page.checkpoints[0], page, next_version, seal)
    return found, _stored_by(found.checkpoint, page) if found.checkpoint["v"] >= 4 else NOTHING


def _stored_by(checkpoint: Checkpoint, page: Page) -> References:
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
    return References(stored, digests, cuts)


def _decode_checkpoint(
    decoded: Decoded,
    row: ReadRow,
    page: Page,
    next_version: Callable[[], Any],
    seal: Sealing | None,
) -> CheckpointTuple:
    opened = open_checkpoint(row, page, seal)
    opened.check_complete()
    key, serde, checkpoint = opened.key, decoded.serde, opened.checkpoint
    values = opened.small
    for channel, value in opened.values.items():
        values[channel] = value.decode(serde, decoded)
    if sends := page.sends.get(key):
        parent = key._replace(checkpoint_id=str(row.parent_checkpoint_id))
        found = [decode_value(serde, send, parent, seal) for send in sends]
        _add_sends(checkpoint, found, next_version)
    return CheckpointTuple(
        config=config_of(*key),
        checkpoint=cast("Checkpoint", checkpoint),
        metadata=cast("CheckpointMetadata", opened.metadata),
        parent_config=config_of(*key[:2], row.parent_checkpoint_id)
        if row.parent_checkpoint_id
        else None,
        pending_writes=[_decode_write(serde, write) for write in opened.writes],
    )


def _add_sends(
    checkpoint: dict[str, Any], sends: list[Any], next_version: Callable[[], Any]
) -> None:
    """Before v4 the packets for PUSH tasks were pending writes of the parent."""
    versions = checkpoint["channel_versions"]
    checkpoint["channel_values"][TASKS] = sends
    versions[TASKS] = max(versions.values()) if versions else next_version()


def _decode_write(serde: SerializerProtocol, write: StoredValue) -> PendingWrite:
    row = write.row
    return cast("str", row.task_id), cast("str", row.channel), write.decode(serde)
