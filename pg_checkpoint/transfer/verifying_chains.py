"""Verification of a thread's chain: compares what is stored with the records of it.

What was put has to be there as it was, and each checkpoint has to be linked to its parent as that
is. What a cleaning takes away is counted, and so is what came when nothing was to be put any more.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from hashlib import sha256
from itertools import groupby
from operator import itemgetter
from typing import Any, cast

from pg_checkpoint.codec.chain import (
    NO_DIGEST,
    Record,
    document_digest,
    metadata_digest,
    parent_digest,
    value_digest,
    value_name,
    write_digest,
    write_name,
)
from pg_checkpoint.codec.keys import CheckpointKey
from pg_checkpoint.codec.opened import load_checkpoint, small_values
from pg_checkpoint.codec.read_rows import Page, ReadRow
from pg_checkpoint.codec.sealing import Sealing, is_sealed
from pg_checkpoint.codec.versions import version_text
from pg_checkpoint.errors import PgCheckpointError
from pg_checkpoint.transfer.broken_rows import BrokenRow, broken_row
from pg_checkpoint.transfer.chain_records import StoredRecord

_CHANGED = "is not what its record says: it was changed, or another one was put in its place"


@dataclass(slots=True)
class Chained:
    """Counts of what records say.

    Attributes:
        recorded: Checkpoints that have a record.
        unrecorded: Checkpoints without one: nothing tells whether they are what was put.
        cut: Checkpoints whose parent was deleted as a cleaning does it, or with all that was
            before.
        writes: Pending writes that a child's record has.
        open_writes: Those that none has: they came later, or there is no child.
        dropped_writes: Those that records have, and that are not there any more.
        replaced_writes: Errors, interrupts and answers that others have replaced since.
    """

    recorded: int = 0
    unrecorded: int = 0
    cut: int = 0
    writes: int = 0
    open_writes: int = 0
    dropped_writes: int = 0
    replaced_writes: int = 0


class ChainCheck:
    """Checks one thread.

    Args:
        seal: Decrypts, with a cipher.
        stored: Its records.
        counts: What they say is added to these.
        broken: Gets what is not as it was.
        unjudged: Gets records whose key is missing.
    """

    def __init__(
        self,
        seal: Sealing | None,
        stored: Mapping[CheckpointKey, StoredRecord],
        counts: Chained,
        broken: list[BrokenRow],
        unjudged: list[BrokenRow],
    ) -> None:
        self._seal, self._stored, self._counts = seal, stored, counts
        self._broken, self._unjudged = broken, unjudged
        self._links = {row.link for row in stored.values() if row.record is not None}
        # Of each namespace.
        self._oldest = {min(keys) for _, keys in groupby(sorted(stored), itemgetter(0, 1))}
        # What the records of its children have of a checkpoint's writes.
        self._writes: dict[CheckpointKey, list[Mapping[bytes, bytes]]] = {}

    def links(self) -> None:
        """Compares each record with that of the parent."""
        for key, row in self._stored.items():
            if row.record is not None:
                self._counts.recorded += 1
                self._link(key, row.parent, row.record)
            elif row.is_unjudged:
                self._unjudged.append(broken_row("checkpoints", key, row.problem))
            elif row.problem:
                self._report(key, row.problem)
            else:
                self._counts.unrecorded += 1

    def _link(self, key: CheckpointKey, parent: CheckpointKey | None, record: Record) -> None:
        if parent is None:
            self._link_to_none(key, record)
        elif record.link is None:
            if record.parent != parent_digest(parent.checkpoint_id):
                self._report(key, "its parent is not the one that it was put with")
        elif (found := self._stored.get(parent)) is None:
            if key in self._oldest:
                self._counts.cut += 1  # its thread was deleted while its run went on
            else:
                self._report(key, "its parent was deleted, but not by a cleaning of ours")
        elif found.record is not None and found.link != record.link:
            self._report(key, "its parent is not what it was put on: changed, or put once more")
        elif found.record is None and not found.problem:
            self._report(key, "its parent has lost its record, or was put once more without one")
        else:
            self._writes.setdefault(parent, []).append(record.writes)

    def _link_to_none(self, key: CheckpointKey, record: Record) -> None:
        if record.link in self._links:
            self._report(key, "its parent is there, and it does not name it any more")
        else:
            self._counts.cut += record.had_parent

    def page(self, page: Page) -> None:
        """Compares checkpoints, their values and writes with the records."""
        for row in page.checkpoints:
            key = CheckpointKey(row.thread_id, row.checkpoint_ns, cast("str", row.checkpoint_id))
            if (stored := self._stored.get(key)) is None:
                continue  # put since the records were read
            if stored.record is not None:
                for what, place in _differences(row, key, stored.record, page, self._seal):
                    self._report(key, f"{what} {_CHANGED}", **place)
            self._check_writes(key, page.writes.get(key, ()))

    def _check_writes(self, key: CheckpointKey, writes: Any) -> None:
        known = self._writes.get(key, ())
        names = {name for of_child in known for name in of_child}
        for row in writes:
            task_id, idx = cast("tuple[str, int]", (row.task_id, row.idx))
            name = write_name(task_id, idx)
            digests = [of_child[name] for of_child in known if name in of_child]
            names.discard(name)
            if not digests:
                self._counts.open_writes += 1
            elif is_sealed(row.type) or _of_write(row) in digests:
                self._counts.writes += 1
            elif idx < 0:
                self._counts.replaced_writes += 1
            else:
                place = {"channel": row.channel, "task_id": task_id, "idx": idx}
                self._report(key, f"it {_CHANGED}", table="checkpoint_writes", **place)
        self._counts.dropped_writes += len(names)

    def _report(
        self, key: CheckpointKey, what: str, table: str = "checkpoints", **place: Any
    ) -> None:
        self._broken.append(broken_row(table, key, what, **place))


def _differences(
    row: ReadRow, key: CheckpointKey, record: Record, page: Page, seal: Sealing | None
) -> Iterator[tuple[str, dict[str, Any]]]:
    """What of a checkpoint is not as its record says, and where that is."""
    try:
        checkpoint, metadata = load_checkpoint(row, key)
        is_document = _is_document(checkpoint, row, key, record, seal)
        is_metadata = _is_metadata(metadata, key, record, seal)
    except (PgCheckpointError, ValueError):
        return  # which is reported already
    if not is_document:
        yield "the checkpoint", {}
    if not is_metadata:
        yield "its metadata", {}
    for channel, version in checkpoint["channel_versions"].items():
        text = version_text(version)
        blob = page.blobs.get((*key[:2], channel, text))
        is_small = channel in checkpoint["channel_values"]
        # With a cipher the checkpoint says itself which values it has.
        unknown = NO_DIGEST if row.sealed is not None or is_small else None
        digest = record.values.get(value_name(channel, text), unknown)
        is_open = digest == NO_DIGEST or (blob is not None and is_sealed(blob.type))
        if not is_open and digest != (None if blob is None else value_digest(blob)):
            yield "it", {"table": "checkpoint_blobs", "channel": channel, "version": text}


def _is_document(
    checkpoint: dict[str, Any],
    row: ReadRow,
    key: CheckpointKey,
    record: Record,
    seal: Sealing | None,
) -> bool:
    """Whether it is what was put: as it stands there, or with small values encrypted since."""
    if document_digest(key, checkpoint) == record.document:
        return True
    if seal is None or row.sealed is None:
        return False
    values = small_values(checkpoint, row, key, seal).values
    return document_digest(key, {**checkpoint, "channel_values": values}) == record.document


def _is_metadata(
    stored: dict[str, Any], key: CheckpointKey, record: Record, seal: Sealing | None
) -> bool:
    """Whether it is what was put, or encrypted and so proves itself."""
    if (digest := metadata_digest(stored)) == NO_DIGEST and seal is not None:
        return seal.metadata.opened(key, stored).is_proved
    return digest == record.metadata


def _of_write(row: ReadRow) -> bytes:
    hashed = sha256(row.blob or b"").digest()
    return write_digest(str(row.task_path), str(row.channel), str(row.type), hashed)
