"""What was read of a checkpoint, as the checker compares it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from langgraph.checkpoint.base import CheckpointTuple
from langgraph.checkpoint.serde.types import TASKS

from tests.faults.model.values import digest
from tests.making import id_of

__all__ = ["numbered", "seen_facts"]


def seen_facts(found: CheckpointTuple) -> dict[str, Any]:
    """Place, versions and digests of what was read."""
    named, checkpoint = found.config["configurable"], found.checkpoint
    metadata: Any = found.metadata
    return {
        "thread": named["thread_id"],
        "ns": named["checkpoint_ns"],
        "id": checkpoint["id"],
        "parent": found.parent_config and id_of(found.parent_config),
        "put": metadata.get("put"),
        "versions": dict(checkpoint["channel_versions"]),
        "values": {c: digest(value) for c, value in checkpoint["channel_values"].items()},
        "writes": [
            [task, channel, digest(value)]
            for task, channel, value in numbered(found.pending_writes or ())
        ],
    }


def numbered(writes: Iterable[tuple[str, str, Any]]) -> list[tuple[str, str, Any]]:
    """Writes in which a task's to one channel differ in its name: it may send several."""
    sent, found = Counter[str](), []
    for task, channel, value in writes:
        sent[task] += channel == TASKS
        found.append((task, f"{channel} {sent[task]}" if channel == TASKS else channel, value))
    return found
