"""What was read of a checkpoint, as the checker compares it."""

from __future__ import annotations

from typing import Any

from langgraph.checkpoint.base import CheckpointTuple

from tests.faults.model.values import digest
from tests.making import id_of

__all__ = ["seen_facts"]


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
        "writes": [[task, c, digest(value)] for task, c, value in found.pending_writes or ()],
    }
