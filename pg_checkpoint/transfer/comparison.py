"""Comparison of a thread that was moved in with its source: keys, bytes, metadata, parents.

Each value is also decoded once. Rows that the source got since then are no fault: the
thread is behind.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from pg_checkpoint.codec.arriving import is_whole
from pg_checkpoint.codec.keys import CheckpointKey
from pg_checkpoint.codec.opened import Opened, StoredValue, open_checkpoint
from pg_checkpoint.codec.read_rows import Page, ReadRow
from pg_checkpoint.codec.versions import version_text
from pg_checkpoint.errors import PgCheckpointError
from pg_checkpoint.transfer.broken_rows import BrokenRow
from pg_checkpoint.transfer.decoding import DecodingCheck
from pg_checkpoint.transfer.missing_keys import Keys, Place
from pg_checkpoint.transfer.progress import Moved
from pg_checkpoint.transfer.saver_parts import SaverParts, load_page
from pg_checkpoint.transfer.sides import CopiedCheckpoint, CopiedWrite
from pg_checkpoint.transfer.stock_side import StockSide, with_widened_versions


async def compare_values(
    theirs: StockSide, parts: SaverParts, moved: Moved, thread_id: str, there: Keys, here: Keys
) -> None:
    """Compares all of a thread, and adds what it finds to the counts."""
    check = _Comparing(parts, thread_id, moved, there.checkpoints)
    common = sorted(there.checkpoints & here.checkpoints, key=lambda place: (place[1], place[0]))
    async for page in theirs.checkpoints(thread_id, common):
        keys = [CheckpointKey(thread_id, *found.place) for found in page]
        check.page(page, await load_page(parts, keys))


class _Comparing:
    def __init__(
        self,
        parts: SaverParts,
        thread_id: str,
        moved: Moved,
        theirs: set[Place],
    ) -> None:
        self._theirs = theirs
        self._parts = parts
        self._thread_id = thread_id
        self._moved = moved
        self._check = DecodingCheck(parts.serde)

    def page(self, theirs: list[CopiedCheckpoint], ours: Page) -> None:
        rows = {(row.checkpoint_ns, str(row.checkpoint_id)): row for row in ours.checkpoints}
        for entry in theirs:
            if (row := rows.get(entry.place)) is not None:
                self._checkpoint(entry, row, ours)

    def _checkpoint(self, entry: CopiedCheckpoint, row: ReadRow, page: Page) -> None:
        key = CheckpointKey(self._thread_id, *entry.place)
        self._moved.decoded += 1
        try:
            opened = open_checkpoint(row, page, self._parts.seal)
            for what in self._differences(entry, opened):
                self._report("checkpoints", key, what)
            self._values(entry, opened)
        except PgCheckpointError as error:
            self._report("checkpoints", key, str(error))
        self._writes(entry, key, page)

    def _differences(self, entry: CopiedCheckpoint, opened: Opened) -> Iterator[str]:
        parent, ns = opened.parent_id, opened.key.checkpoint_ns
        # When a parent is pruned there, it is forgotten.
        forgotten = entry.parent_id is None and (ns, parent) not in self._theirs
        if parent != entry.parent_id and not forgotten:
            yield "has a different parent"
        if _without_values(opened.checkpoint) != _without_values(entry.checkpoint):
            yield "is a different checkpoint"
        if opened.metadata != json.loads(entry.metadata):
            yield "has different metadata"

    def _values(self, entry: CopiedCheckpoint, opened: Opened) -> None:
        inline = (entry.checkpoint or {})["channel_values"]
        for channel, version in opened.checkpoint["channel_versions"].items():
            value, expected = opened.values.get(channel), entry.values.get(channel)
            place: dict[str, Any] = {"channel": channel, "version": version_text(version)}
            try:
                if value is None:
                    same = _same(opened.small, inline, channel) and expected is None
                else:
                    same = self._same_value(value, expected, inline, channel)
            except PgCheckpointError as error:
                self._report("checkpoint_blobs", opened.key, str(error), **place)
                continue
            if not same:
                self._report("checkpoint_blobs", opened.key, "is a different value", **place)

    def _same_value(
        self,
        value: StoredValue,
        expected: tuple[str, bytes] | None,
        inline: dict[str, Any],
        channel: str,
    ) -> bool:
        if expected is None:
            return _same({channel: value.decode(self._parts.serde)}, inline, channel)
        if not self._check.is_new(value):
            return True
        self._check.check(value)
        return expected == value.typed()

    def _writes(self, entry: CopiedCheckpoint, key: CheckpointKey, page: Page) -> None:
        ours = {(row.task_id, row.idx): row for row in page.writes.get(key, ())}
        for write in entry.writes:
            row = ours.get(write.task[:2])
            if row is None:
                continue
            what = self._wrong(write, row, key)
            if what is not None and write.task[1] < 0 and "decode" not in what:
                # Such writes are replaced in place; the next pass brings the new one.
                self._moved.behind.add(self._thread_id)
            elif what is not None:
                place: dict[str, Any] = {"channel": write.channel}
                place |= {"task_id": write.task[0], "idx": write.task[1]}
                self._report("checkpoint_writes", key, what, **place)

    def _wrong(self, write: CopiedWrite, row: ReadRow, key: CheckpointKey) -> str | None:
        try:
            value = StoredValue(row, key, self._parts.seal)
            self._check.check(value)
            found = value.typed()
        except PgCheckpointError as error:
            return str(error)
        same = found == write.typed
        path = row.task_path == write.task[2] and row.channel == write.channel
        return None if same and path else "is a different write"

    def _report(self, table: str, key: CheckpointKey, what: str, **place: Any) -> None:
        self._moved.broken.add(BrokenRow(table=table, **key._asdict(), **place, what=what))


def _without_values(checkpoint: dict[str, Any] | None) -> dict[str, Any]:
    """Without its values, and with versions as wide as moving out makes them."""
    kept = {name: v for name, v in (checkpoint or {}).items() if name != "channel_values"}
    if not is_whole(checkpoint):
        return kept
    return with_widened_versions(kept)


def _same(found: dict[str, Any], expected: dict[str, Any], channel: str) -> bool:
    """Both have the same value, of the same type, or none."""
    if (channel in found) != (channel in expected):
        return False
    one, other = found.get(channel), expected.get(channel)
    return type(one) is type(other) and bool(one == other)
