"""The document of a checkpoint: its JSON, with the values that stand in it. Pure."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import orjson
from langgraph.checkpoint.base import Checkpoint

from pg_checkpoint.arguments import plain
from pg_checkpoint.codec.keys import CheckpointKey, check_key
from pg_checkpoint.errors import ValueNotSerializableError

_EXACT = frozenset({str})


def snapshot(checkpoint: Checkpoint) -> Checkpoint:
    """A copy of what is gone through more than once: it has to be the same each time."""
    snapshot = checkpoint.copy()
    snapshot["channel_values"] = _by_name(checkpoint["channel_values"])
    snapshot["channel_versions"] = _by_name(checkpoint["channel_versions"])
    seen = _by_name(checkpoint["versions_seen"])
    snapshot["versions_seen"] = {node: _by_name(versions) for node, versions in seen.items()}
    return snapshot


def _by_name(values: Mapping[str, Any]) -> dict[str, Any]:
    # Nodes and channels can be named by an Enum that is also a str.
    copy = dict(values)
    if _EXACT.issuperset(map(type, copy)):
        return copy
    return {plain(name) if isinstance(name, str) else name: v for name, v in copy.items()}


def checkpoint_json(key: CheckpointKey, checkpoint: Checkpoint, inline: dict[str, Any]) -> str:
    """The JSON of a checkpoint with these values."""
    document = {**checkpoint, "channel_values": inline}
    try:
        text = _json(document)
    except TypeError as error:
        _check_names(checkpoint)
        raise ValueNotSerializableError(
            f"thread {key.thread_id!r}: checkpoint {key.checkpoint_id!r} has a field outside its "
            f"channel values that is not JSON ({error})"
        ) from error
    if "\\u0000" in text:
        _check_names(checkpoint)
    return text


def _json(document: dict[str, Any]) -> str:
    try:
        return orjson.dumps(document).decode()
    except TypeError:
        # Nodes can be named by an Enum that is also a str.
        return orjson.dumps(document, option=orjson.OPT_NON_STR_KEYS).decode()


def _check_names(checkpoint: Checkpoint) -> None:
    seen = checkpoint["versions_seen"]
    names = [*checkpoint["channel_values"], *checkpoint["channel_versions"], *seen]
    for name in names + [channel for versions in seen.values() for channel in versions]:
        check_key(name)
