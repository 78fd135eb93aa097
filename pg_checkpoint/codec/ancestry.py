"""Proof, with a cipher, that a walk went up the real parents of a checkpoint.

Pure. The server walks by parent ids in clear. Each checkpoint also seals its parent's id and
the list of its values; so each is opened here, and a walk that took another way, skipped a
value or ended early is refused. When a parent is deleted, its children lose its id in clear
only. What a delta channel is rebuilt from is never deleted, so where the id is missing, a
channel that is still looked for must not have been written to before.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from pg_checkpoint.codec.keys import CheckpointKey
from pg_checkpoint.codec.opened import document, small_values
from pg_checkpoint.codec.read_rows import HistoryRow
from pg_checkpoint.codec.sealing import Sealing
from pg_checkpoint.errors import CorruptRowError, DecryptionError


def prove_ancestry(
    seal: Sealing,
    place: tuple[str, str, str | None],
    chain: Sequence[str],
    steps: Mapping[str, HistoryRow],
    ends: Mapping[str, int | None],
) -> None:
    """Refuses a walk that did not go up the parents that were put."""
    for depth, checkpoint_id in enumerate(chain):
        key = CheckpointKey(*place[:2], checkpoint_id)
        passing = [c for c, end in ends.items() if end is None or end > depth]
        if (row := steps.get(checkpoint_id)) is None:
            raise DecryptionError(f"the checkpoint at {key} is missing among the steps of a walk")
        _prove_step(seal, key, row, passing, is_first=depth == 0)


def _prove_step(
    seal: Sealing, key: CheckpointKey, row: HistoryRow, passing: Sequence[str], *, is_first: bool
) -> None:
    checkpoint = _document(row, key)
    values, large, parent_id = small_values(checkpoint, row, key, seal)
    own = {*values, *(large or ())}
    # A walk looks for what is older than where it begins.
    lacking = [] if is_first else [channel for channel in passing if channel in own]
    if lacking:
        raise DecryptionError(f"the checkpoint at {key} lacks its value of {lacking[0]!r}")
    if row.parent_checkpoint_id == parent_id:
        return
    written = checkpoint["channel_versions"].keys() - own
    if needing := [channel for channel in passing if channel in written]:
        raise CorruptRowError(
            f"the delta channel {needing[0]!r} can't be rebuilt: the parent {parent_id!r} of the "
            f"checkpoint at {key} is not stored, or was removed from it"
        )


def _document(row: HistoryRow, key: CheckpointKey) -> dict[str, Any]:
    checkpoint = document(row.checkpoint, "the checkpoint", key)
    if not isinstance(checkpoint, dict) or not isinstance(checkpoint.get("channel_versions"), dict):
        raise CorruptRowError(f"the checkpoint at {key} does not have the shape of a checkpoint")
    return checkpoint
