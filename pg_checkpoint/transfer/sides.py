"""What a copy moves from one side to the other: checkpoints and pending writes in clear.

Pure. our_side.py and stock_side.py read and store them, copying.py decides which.
"""

from __future__ import annotations

from typing import Any, NamedTuple, TypeAlias

from pg_checkpoint.codec.arriving import Typed
from pg_checkpoint.transfer.missing_keys import Place

# A task's id, the index of a write of it, its path.
Task: TypeAlias = "tuple[str, int, str]"


class CopiedWrite(NamedTuple):
    """A pending write."""

    place: Place
    task: Task
    channel: str
    typed: Typed


class CopiedCheckpoint(NamedTuple):
    """A checkpoint with everything that belongs to it."""

    place: Place
    parent_id: str | None
    # Its JSON, with the values that stand in it; None if it is not a JSON object.
    checkpoint: dict[str, Any] | None
    metadata: str  # JSON text
    values: dict[str, Typed]  # all other values, by channel
    writes: list[CopiedWrite]
