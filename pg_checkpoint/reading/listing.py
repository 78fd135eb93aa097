"""Listings without values: threads, and the checkpoints of one thread.

Each page is one query; no connection is held between pages.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timezone
from typing import Any

from pg_checkpoint.codec.keys import CheckpointKey
from pg_checkpoint.codec.metadata import stored_metadata
from pg_checkpoint.codec.sealed_metadata import MetadataSealing, OpenedMetadata
from pg_checkpoint.codec.selection import LAST_ID, Selection
from pg_checkpoint.errors import DecryptionError, ThreadShreddedError
from pg_checkpoint.postgres.database import Database

_PAGE = 500
_MOST = 2**63 - 1  # that the server counts to
_END_OF_TIME = datetime(9999, 1, 1, tzinfo=timezone.utc)


@dataclass(frozen=True)
class CheckpointInfo:
    """A checkpoint without its values.

    With encrypted metadata everything except `bytes` is proved, but not that no checkpoint was
    deleted or hidden. Otherwise nothing is proved against somebody who can write to the tables.

    Attributes:
        parent_checkpoint_id: None for the first checkpoint. With encrypted metadata the parent at
            the time of the put, which may be deleted since; else None also for a deleted parent.
        created_at: Its own time, in UTC; None if the stored text is not a time.
        bytes: Size of its serialized state, most of it shared with other checkpoints.
        damaged: Whether its stored metadata is not a JSON object; `metadata` is then {}.
    """

    thread_id: str
    checkpoint_ns: str
    checkpoint_id: str
    parent_checkpoint_id: str | None
    created_at: datetime | None
    metadata: dict[str, Any]
    bytes: int
    damaged: bool = False

    @property
    def step(self) -> int | None:
        """-1 for the first input, then 0 and on."""
        return self.metadata.get("step")

    @property
    def source(self) -> str | None:
        """The cause of the checkpoint: input, loop, update or fork."""
        return self.metadata.get("source")


@dataclass(frozen=True)
class ThreadInfo:
    """A thread.

    With encrypted metadata `metadata` is proved to be that of the checkpoint `newest_id`, though
    newer ones may have been deleted. Everything else is unproved.

    Attributes:
        created_at: When its first checkpoint was stored.
        active_at: When a checkpoint was stored last, to about a minute.
        metadata: The metadata of its newest root checkpoint; {} for a shredded thread.
        checkpoints: Number of checkpoints, in all namespaces.
        namespaces: Its namespaces; "" is the root.
        bytes: Size of its values on disk, if that was requested.
        damaged: Whether that metadata is not a JSON object; `metadata` is then {}.
        newest_id: The id of its newest root checkpoint; None without one.
        interrupted: Whether a task of that checkpoint waits for an answer.
        failed: Whether one raised, and nothing was run since.
    """

    thread_id: str
    created_at: datetime
    active_at: datetime
    metadata: dict[str, Any]
    checkpoints: int
    namespaces: list[str]
    bytes: int | None
    damaged: bool = False
    newest_id: str | None = None
    interrupted: bool = False
    failed: bool = False


async def list_checkpoints(
    database: Database, selection: Selection, *, timeout: float
) -> list[CheckpointInfo]:
    """The checkpoints of one thread, newest first."""
    thread_id = selection.thread_id
    left, last = selection.limit, (LAST_ID, LAST_ID)
    lowest, highest, before, metadata = selection.range
    found: list[CheckpointInfo] = []
    while left is None or left > 0:
        size = _PAGE if left is None else min(_PAGE, left)
        statement = database.statement(
            "list_checkpoints",
            *(thread_id, *selection.namespaces, before, metadata, size, *last, lowest, highest),
        )
        (rows,) = await database.read([statement], timeout=timeout, thread_id=thread_id)
        for ns, id_, parent, created, found_metadata, size_ in rows:
            last = (str(id_), str(ns))
            metadata_, damaged = stored_metadata(found_metadata)
            place = (str(thread_id), ns, id_, parent, own_time(created))
            found.append(CheckpointInfo(*place, metadata_, size_ or 0, damaged))
        if len(rows) < size:
            break
        left = None if left is None else left - len(rows)
    return found


async def list_threads(
    database: Database,
    *,
    limit: int,
    before: ThreadInfo | None,
    prefix: str,
    metadata: str,
    with_bytes: bool,
    timeout: float,
) -> list[ThreadInfo]:
    """Threads, most recently active first."""
    place = (before.active_at, before.thread_id) if before else (_END_OF_TIME, "")
    statement = database.statement(
        "list_threads", *place, metadata, min(max(limit, 0), _MOST), with_bytes, prefix
    )
    (rows,) = await database.read([statement], timeout=timeout)
    return [_thread(*row) for row in rows]


def _thread(
    thread_id: str,
    created: datetime,
    active: datetime,
    newest_id: str | None,
    text: str | None,
    checkpoints: int,
    namespaces: list[str],
    marks: list[str],
    bytes_: int | None,
) -> ThreadInfo:
    metadata, damaged = ({}, False) if text is None else stored_metadata(text)
    return ThreadInfo(
        *(thread_id, created, active, metadata),
        checkpoints=checkpoints,
        namespaces=namespaces,
        bytes=bytes_,
        damaged=damaged,
        newest_id=newest_id,
        interrupted="__interrupt__" in marks,
        failed="__error__" in marks,
    )


def own_time(text: str | None) -> datetime | None:
    """A checkpoint's own time, in UTC, of the text that LangGraph writes; None if it is none."""
    try:
        # Z: what others write, and Python 3.10 does not know.
        moment = datetime.fromisoformat((text or "").replace("Z", "+00:00"))
        zoned = moment if moment.tzinfo else moment.replace(tzinfo=timezone.utc)
        return zoned.astimezone(timezone.utc)
    except (ValueError, OverflowError):
        return None


def opened_threads(found: Sequence[ThreadInfo], metadata: MetadataSealing) -> list[ThreadInfo]:
    """Threads with their metadata decrypted; one without a root checkpoint has none.

    Nor has one that was shredded.
    """
    return [t if t.newest_id is None else _opened_thread(t, metadata) for t in found]


def _opened_thread(found: ThreadInfo, metadata: MetadataSealing) -> ThreadInfo:
    key = CheckpointKey(found.thread_id, "", str(found.newest_id))
    try:
        content = metadata.open(key, found.metadata)
    except ThreadShreddedError:
        return replace(found, metadata={})
    return replace(found, metadata=content)


def opened_infos(
    found: Sequence[CheckpointInfo], metadata: MetadataSealing
) -> list[CheckpointInfo]:
    """Checkpoints with their metadata decrypted; the parent and the time are those in it."""
    return [_opened_info(info, metadata) for info in found]


def _opened_info(info: CheckpointInfo, metadata: MetadataSealing) -> CheckpointInfo:
    key = CheckpointKey(info.thread_id, info.checkpoint_ns, info.checkpoint_id)
    opened = metadata.opened(key, info.metadata)
    parent_id, created = proved_facts(key, opened, info.parent_checkpoint_id, info.created_at)
    return replace(
        info, metadata=opened.content, parent_checkpoint_id=parent_id, created_at=created
    )


def proved_facts(
    key: CheckpointKey,
    opened: OpenedMetadata,
    parent_id: str | None,
    created: datetime | None,
) -> tuple[str | None, datetime | None]:
    """The parent and the time of a checkpoint, as a listing shows them."""
    if not opened.is_proved:
        return parent_id, created
    if parent_id not in (None, opened.parent_id) or created != own_time(opened.created):
        raise DecryptionError(f"the parent or the time of {key} differs from what was stored")
    return opened.parent_id, created
