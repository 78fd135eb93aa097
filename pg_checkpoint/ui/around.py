"""The neighbourhood of a checkpoint: its step, its children, what is newer and older."""

from __future__ import annotations

from dataclasses import dataclass

from pg_checkpoint.codec.keys import CheckpointKey
from pg_checkpoint.diagnosis.timeline import Step, timeline
from pg_checkpoint.errors import CheckpointNotFoundError
from pg_checkpoint.reading.listing import CheckpointInfo
from pg_checkpoint.saver.sync_saver import PostgresSaver

__all__ = ["Around", "around"]


@dataclass(frozen=True)
class Around:
    """A checkpoint and its neighbours.

    Attributes:
        step: Itself, without values.
        parent: Whose child it is; None if it has none, or that is not stored.
        children: Made from it, newest first.
        newer: The next in the namespace.
        older: The one before.
    """

    step: Step
    parent: CheckpointInfo | None
    children: list[CheckpointInfo]
    newer: CheckpointInfo | None
    older: CheckpointInfo | None


def around(saver: PostgresSaver, key: CheckpointKey) -> Around:
    """Looks at a checkpoint and its namespace.

    Raises:
        CheckpointNotFoundError: If it is not stored.
    """
    place = {"thread_id": key.thread_id, "checkpoint_ns": key.checkpoint_ns}
    infos = saver.list_info({"configurable": place})
    # No id comes between this one and itself with the least character behind it.
    upper = key.checkpoint_id + "\x01"
    steps = timeline(saver, key.thread_id, checkpoint_ns=key.checkpoint_ns, before=upper, limit=1)
    at = next((n for n, i in enumerate(infos) if i.checkpoint_id == key.checkpoint_id), None)
    if at is None or not steps or steps[0].checkpoint_id != key.checkpoint_id:
        raise CheckpointNotFoundError(
            f"there is no checkpoint {key.checkpoint_id!r} in thread {key.thread_id!r}"
            + (f", namespace {key.checkpoint_ns!r}" if key.checkpoint_ns else "")
        )
    by_id = {info.checkpoint_id: info for info in infos}
    return Around(
        step=steps[0],
        parent=by_id.get(steps[0].parent_checkpoint_id or ""),
        children=[i for i in infos if i.parent_checkpoint_id == key.checkpoint_id],
        newer=infos[at - 1] if at > 0 else None,
        older=infos[at + 1] if at + 1 < len(infos) else None,
    )
