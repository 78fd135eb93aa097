"""Whether a checkpoint that was copied through LangGraph's interface is what it was.

Pure. Says what differs, never the values.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

import orjson
from langgraph.checkpoint.base import CheckpointTuple
from langgraph.checkpoint.serde.base import SerializerProtocol

from pg_checkpoint.codec.compat import DeltaSnapshot
from pg_checkpoint.codec.metadata import metadata_json
from pg_checkpoint.codec.values import encode
from pg_checkpoint.codec.versions import version_text
from pg_checkpoint.transfer.version_names import all_versions, is_name_of, with_versions

# Filled by savers when they read checkpoints of older versions.
_SENDS = "__pregel_tasks"
_OLDER = 4


def differences(
    serde: SerializerProtocol, theirs: CheckpointTuple, ours: CheckpointTuple | None
) -> Iterator[str]:
    """Yields what of a checkpoint is not as it was where it came from.

    Args:
        serde: Says whether values are the same that don't equal each other.
        theirs: The checkpoint where it came from.
        ours: The same as it is read now.
    """
    if ours is None:
        yield "is missing here"
        return
    if _parent(theirs) != _parent(ours):
        yield "has a different parent"
    if _document(theirs) != _with_versions_of(_document(theirs), _document(ours)):
        yield "is a different checkpoint"
    if _metadata(theirs) != _metadata(ours):
        yield "has different metadata"
    yield from _values(serde, theirs, ours)
    if _writes(serde, theirs) != _writes(serde, ours):
        yield "has different pending writes"


def _values(
    serde: SerializerProtocol, theirs: CheckpointTuple, ours: CheckpointTuple
) -> Iterator[str]:
    versions = theirs.checkpoint["channel_versions"]
    left = {c for c in versions if c != _SENDS or theirs.checkpoint["v"] >= _OLDER}
    one, other = theirs.checkpoint["channel_values"], ours.checkpoint["channel_values"]
    for channel in sorted(left & (one.keys() | other.keys())):
        if channel not in one and isinstance(other[channel], DeltaSnapshot):
            # That of an ancestor, whose version it has: SqliteSaver shows it there only.
            continue
        if not has_same_value(serde, theirs, ours, channel):
            yield f"has a different value in channel {channel!r}"


def has_same_value(
    serde: SerializerProtocol, theirs: CheckpointTuple, ours: CheckpointTuple, channel: str
) -> bool:
    """Whether both checkpoints have the same value in a channel, or none."""
    one, other = theirs.checkpoint["channel_values"], ours.checkpoint["channel_values"]
    if channel not in one or channel not in other:
        return channel not in one and channel not in other
    return _same(serde, one[channel], other[channel])


def _same(serde: SerializerProtocol, one: Any, other: Any) -> bool:
    if type(one) is not type(other):
        return False
    if encode(serde, one) == encode(serde, other):
        return True
    try:
        return bool(one == other)
    except Exception:  # noqa: BLE001  classes of the user's may raise anything
        return False


def _document(found: CheckpointTuple) -> Mapping[str, Any]:
    fields = dict(found.checkpoint)
    del fields["channel_values"]
    # Gone since langgraph-checkpoint 3, and stored as writes.
    fields.pop("pending_sends", None)
    if found.checkpoint["v"] < _OLDER:
        versions = dict(found.checkpoint["channel_versions"])
        versions.pop(_SENDS, None)
        fields["channel_versions"] = versions
    return fields


def _with_versions_of(theirs: Mapping[str, Any], ours: Mapping[str, Any]) -> Mapping[str, Any]:
    """Ours, with the versions that have names here as they are there."""
    there, back = all_versions(theirs), dict[tuple[str, str], Any]()
    for place, name in all_versions(ours).items():
        if place in there and is_name_of(name, there[place]):
            back[place[1], version_text(name)] = there[place]
    return with_versions(ours, lambda c, v: back.get((c, version_text(v)), v))


def _metadata(found: CheckpointTuple) -> Any:
    # LangGraph drops what older versions kept of writes there.
    kept = {name: value for name, value in (found.metadata or {}).items() if name != "writes"}
    return orjson.loads(metadata_json(kept))


def _parent(found: CheckpointTuple) -> str | None:
    parent = found.parent_config
    return str(parent["configurable"]["checkpoint_id"]) if parent else None


def _writes(serde: SerializerProtocol, found: CheckpointTuple) -> Counter[Any]:
    writes = found.pending_writes or ()
    return Counter((str(task), channel, *encode(serde, value)) for task, channel, value in writes)
