"""Checkpoints and writes to rows: the shapes that the writer queues.

Pure. With saver.py, tuples.py and values.py the only code that knows LangGraph.
Everything is encoded here, in the caller's task and before it first waits, so
that state changed later is not what gets stored.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import orjson
from langchain_core.runnables import RunnableConfig
from langgraph.checkpoint.base import (
    WRITES_IDX_MAP,
    ChannelVersions,
    Checkpoint,
    CheckpointMetadata,
    get_serializable_checkpoint_metadata,
)
from langgraph.checkpoint.serde.base import SerializerProtocol

from pg_checkpoint.errors import InvalidKeyError, ValueNotSerializableError
from pg_checkpoint.metadata import metadata_json
from pg_checkpoint.values import encode, is_inline, serde_allows_inline

__all__ = [
    "BlobRow",
    "CheckpointKey",
    "PutRows",
    "WriteRow",
    "check_key",
    "checkpoint_key",
    "encode_put",
    "encode_writes",
    "named_checkpoint",
    "thread_of",
    "version_text",
]

# A B-tree entry takes at most 2,704 bytes, its header and paddings included.
MAX_KEY_BYTES = 2600


class CheckpointKey(NamedTuple):
    """What identifies a checkpoint."""

    thread_id: str
    checkpoint_ns: str
    checkpoint_id: str


class BlobRow(NamedTuple):
    """One channel value at one version."""

    channel: str
    version: str
    type: str
    blob: bytes


class WriteRow(NamedTuple):
    """One pending write; sorts by the key of its table."""

    thread_id: str
    checkpoint_ns: str
    checkpoint_id: str
    task_id: str
    idx: int
    task_path: str
    channel: str
    type: str
    blob: bytes


@dataclass(slots=True, eq=False)
class PutRows:
    """One put, encoded.

    Attributes:
        leans: Whether blobs were left out because the parent refers to them;
            then the parent must be there when the put commits.
        encode_rest: Encodes the blobs that were left out.
    """

    key: CheckpointKey
    parent_id: str | None
    checkpoint: str
    metadata: str
    blobs: list[BlobRow]
    leans: bool
    encode_rest: Callable[[], list[BlobRow]]

    @property
    def size(self) -> int:
        """Bytes to send, roughly."""
        return len(self.checkpoint) + len(self.metadata) + sum(len(b.blob) + 64 for b in self.blobs)

    def make_whole(self) -> None:
        """Adds every value that was left out, so that the put needs no parent."""
        self.blobs = self.blobs + self.encode_rest()
        self.leans = False


def thread_of(config: RunnableConfig) -> tuple[str, str]:
    """Returns a config's thread id and namespace ("" when it names none).

    Raises:
        InvalidKeyError: If there is no thread id, or one that can't be stored.
    """
    configurable = config.get("configurable", {})
    if configurable.get("thread_id") is None:
        raise InvalidKeyError(
            'a checkpointer needs {"configurable": {"thread_id": ...}} in the config'
        )
    thread_id = str(configurable["thread_id"])
    checkpoint_ns = str(configurable.get("checkpoint_ns") or "")
    check_key(thread_id, checkpoint_ns)
    return thread_id, checkpoint_ns


def checkpoint_key(config: RunnableConfig) -> CheckpointKey:
    """Returns the key of the checkpoint that a config names.

    Raises:
        InvalidKeyError: If the config names no checkpoint, or one that can't be stored.
    """
    thread_id, checkpoint_ns = thread_of(config)
    checkpoint_id = named_checkpoint(config)
    if checkpoint_id is None:
        raise InvalidKeyError(f"the config names no checkpoint_id (thread {thread_id!r})")
    return CheckpointKey(thread_id, checkpoint_ns, checkpoint_id)


def named_checkpoint(config: RunnableConfig) -> str | None:
    """Returns the checkpoint id that a config names, None if it names none.

    Raises:
        InvalidKeyError: If it is one that can't be stored.
    """
    checkpoint_id = config.get("configurable", {}).get("checkpoint_id")
    if not checkpoint_id:
        return None
    check_key(checkpoint_id := str(checkpoint_id))
    return checkpoint_id


def check_key(*parts: str) -> None:
    """Checks what would form one index entry.

    Raises:
        InvalidKeyError: If Postgres can't store a part, or not index all of them together.
    """
    try:
        joined = "".join(parts).encode()
    except UnicodeEncodeError as error:
        raise InvalidKeyError(
            f"ids and names must be valid Unicode without lone surrogates: {_short(parts)}"
        ) from error
    if b"\0" in joined:
        raise InvalidKeyError(f"Postgres text can't hold NUL in ids and names: {_short(parts)}")
    if len(joined) > MAX_KEY_BYTES:
        raise InvalidKeyError(
            f"thread id, namespace and names must fit an index entry of {MAX_KEY_BYTES} bytes "
            f"together; these take {len(joined)}: {_short(parts)}"
        )


def version_text(version: str | float) -> str:
    """A version as the blobs table has it: what JSON text gives for it."""
    return version if isinstance(version, str) else orjson.dumps(version).decode()


def encode_put(
    serde: SerializerProtocol,
    config: RunnableConfig,
    checkpoint: Checkpoint,
    metadata: CheckpointMetadata,
    new_versions: ChannelVersions,
    parent_versions: Mapping[str, str | int | float],
) -> PutRows:
    """Encodes a checkpoint.

    Args:
        serde: The saver's serializer.
        config: Names the thread, the namespace and the parent.
        checkpoint: As LangGraph hands it over; not changed and not kept but for
            the values that were left out.
        metadata: Cleaned of what JSONB can't hold.
        new_versions: Channels that changed; their values are always encoded.
        parent_versions: Versions that the parent is known to refer to: those
            values are left out. Empty: nothing is.

    Raises:
        InvalidKeyError: If an id or a name can't be stored.
        ValueNotSerializableError: If the serializer refuses a value.
    """
    thread_id, checkpoint_ns = thread_of(config)
    key = CheckpointKey(thread_id, checkpoint_ns, str(checkpoint["id"]))
    parent_id = named_checkpoint(config)
    check_key(*key)
    inline, large = _split_values(serde, checkpoint["channel_values"])
    versions = checkpoint["channel_versions"]
    due = [c for c in large if c in new_versions or parent_versions.get(c) != versions.get(c)]
    left_out = {c: large[c] for c in large if c in versions and c not in due}
    return PutRows(
        key=key,
        parent_id=parent_id,
        checkpoint=_checkpoint_json(key, checkpoint, inline),
        metadata=metadata_json(get_serializable_checkpoint_metadata(config, metadata)),
        blobs=_encode_blobs(serde, key, {c: large[c] for c in due}, versions),
        leans=bool(left_out),
        encode_rest=lambda: _encode_blobs(serde, key, left_out, versions),
    )


def encode_writes(
    serde: SerializerProtocol,
    config: RunnableConfig,
    writes: Sequence[tuple[str, Any]],
    task_id: str,
    task_path: str,
) -> list[WriteRow]:
    """Encodes the writes of one task.

    Raises:
        InvalidKeyError: If an id or a name can't be stored.
        ValueNotSerializableError: If the serializer refuses a value.
    """
    key = checkpoint_key(config)
    check_key(*key, task_id)
    check_key(task_path)
    rows = []
    for position, (channel, value) in enumerate(writes):
        check_key(channel)
        type_, blob = _encode_value(serde, key, channel, value)
        idx = WRITES_IDX_MAP.get(channel, position)
        rows.append(WriteRow(*key, task_id, idx, task_path, channel, type_, blob))
    return rows


def _split_values(
    serde: SerializerProtocol, values: Mapping[str, Any]
) -> tuple[dict[str, Any], dict[str, Any]]:
    """Values that stand in the checkpoint's JSON, and values that get a blob."""
    if not serde_allows_inline(serde):
        return {}, dict(values)
    inline: dict[str, Any] = {}
    large: dict[str, Any] = {}
    for channel, value in values.items():
        (inline if is_inline(value) else large)[channel] = value
    return inline, large


def _encode_blobs(
    serde: SerializerProtocol,
    key: CheckpointKey,
    values: Mapping[str, Any],
    versions: Mapping[str, str | int | float],
) -> list[BlobRow]:
    rows = []
    for channel, value in values.items():
        # A value without a version is not part of the state; LangGraph has none.
        if channel in versions:
            version = version_text(versions[channel])
            check_key(key.thread_id, key.checkpoint_ns, channel, version)
            rows.append(BlobRow(channel, version, *_encode_value(serde, key, channel, value)))
    return rows


def _encode_value(
    serde: SerializerProtocol, key: CheckpointKey, channel: str, value: Any
) -> tuple[str, bytes]:
    try:
        return encode(serde, value)
    except Exception as error:
        raise ValueNotSerializableError(
            f"thread {key.thread_id!r}: the serializer {type(serde).__name__} refused the value of "
            f"channel {channel!r}, a {type(value).__module__}.{type(value).__qualname__} "
            f"({type(error).__name__}); nothing of this call was written"
        ) from error


def _checkpoint_json(key: CheckpointKey, checkpoint: Checkpoint, inline: dict[str, Any]) -> str:
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


def _short(parts: Sequence[str]) -> str:
    return ", ".join(repr(p if len(p) <= 40 else p[:40] + "...") for p in parts)
