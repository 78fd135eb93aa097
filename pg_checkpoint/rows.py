"""Checkpoints and writes to rows: the shapes that the writer queues.

Pure. Everything is encoded here, in the caller's task and before it first waits, so
that state changed later is not what gets stored.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
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

from pg_checkpoint.blobs import BlobRow, encode_blobs, encode_value
from pg_checkpoint.errors import ValueNotSerializableError
from pg_checkpoint.keys import (
    CheckpointKey,
    check_key,
    checkpoint_key,
    named_checkpoint,
    thread_of,
)
from pg_checkpoint.memo import Encodings
from pg_checkpoint.metadata import metadata_json
from pg_checkpoint.parents import Stored
from pg_checkpoint.sealing import Sealing
from pg_checkpoint.values import is_inline, is_jsonplus

__all__ = ["PutRows", "WriteRow", "encode_put", "encode_writes"]


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
        stored: What the checkpoint refers to.
        leans: Whether values or pieces were left out because the parent refers to
            them; then the parent must be there when the put commits.
        encode_rest: Encodes the values that were left out.
        sealed: The small values encrypted, with a cipher.
    """

    key: CheckpointKey
    parent_id: str | None
    checkpoint: str
    metadata: str
    blobs: list[BlobRow]
    stored: Stored
    leans: bool
    encode_rest: Callable[[], list[BlobRow]]
    sealed: bytes | None = None

    @property
    def size(self) -> int:
        """Bytes to send, roughly."""
        own = len(self.checkpoint) + len(self.metadata) + len(self.sealed or b"")
        return own + sum(b.size for b in self.blobs)

    @property
    def kept(self) -> int:
        """Bytes kept beside those to send."""
        return sum(blob.kept for blob in self.blobs)

    @property
    def saved(self) -> int:
        """Bytes of lists and dicts that are left out, because the parent has them."""
        return sum([blob.saved for blob in self.blobs])

    def make_whole(self) -> None:
        """Adds every value and piece that was left out, so that the put needs no parent."""
        self.blobs = [blob.made_whole() for blob in self.blobs] + self.encode_rest()
        self.leans = False


def encode_put(
    serde: SerializerProtocol,
    config: RunnableConfig,
    checkpoint: Checkpoint,
    metadata: CheckpointMetadata,
    new_versions: ChannelVersions,
    parent: Stored,
    encodings: Encodings,
    seal: Sealing | None = None,
) -> PutRows:
    """Encodes a checkpoint.

    Args:
        serde: The saver's serializer.
        config: Names the thread, the namespace and the parent.
        checkpoint: As LangGraph hands it over; not changed and not kept but for
            the values that were left out.
        metadata: Cleaned of what JSONB can't hold.
        new_versions: Channels that changed; their values are always encoded.
        parent: What the parent is known to refer to: those values and pieces are
            left out.
        encodings: What was encoded before.
        seal: Encrypts, with a cipher.

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
    # A value without a version is not part of the state; LangGraph has none.
    large = {c: value for c, value in large.items() if c in versions}
    left_out = {
        c: large[c]
        for c in large
        if c not in new_versions and parent.versions.get(c) == versions[c]
    }
    text = metadata_json(get_serializable_checkpoint_metadata(config, metadata))
    due = {c: value for c, value in large.items() if c not in left_out}
    blobs = encode_blobs(serde, key, due, versions, parent.digests, encodings, seal)
    return PutRows(
        key=key,
        parent_id=parent_id,
        # With a cipher what is small stands there as null.
        checkpoint=_checkpoint_json(key, checkpoint, dict.fromkeys(inline) if seal else inline),
        metadata=seal.metadata.seal(key, text) if seal else text,
        blobs=blobs,
        stored=Stored(
            {c: versions[c] for c in checkpoint["channel_values"] if c in versions},
            {
                **{c: parent.digests[c] for c in left_out if c in parent.digests},
                # A value that is not new may be stored already, and cut otherwise.
                **{b.channel: b"".join(b.all_pieces) for b in blobs if b.channel in new_versions},
            },
        ),
        leans=bool(left_out) or any(b.leans for b in blobs),
        encode_rest=partial(encode_blobs, serde, key, left_out, versions, {}, encodings, seal)
        if left_out
        else list,
        sealed=seal.small_values(key, parent_id, checkpoint, inline, large) if seal else None,
    )


def encode_writes(
    serde: SerializerProtocol,
    config: RunnableConfig,
    writes: Sequence[tuple[str, Any]],
    task_id: str,
    task_path: str,
    seal: Sealing | None = None,
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
        type_, blob = encode_value(serde, key, channel, value)
        idx = WRITES_IDX_MAP.get(channel, position)
        if seal is not None:
            type_, blob = seal.write(key, (task_id, idx, task_path), channel, type_, blob)
        rows.append(WriteRow(*key, task_id, idx, task_path, channel, type_, blob))
    return rows


def _split_values(
    serde: SerializerProtocol, values: Mapping[str, Any]
) -> tuple[dict[str, Any], dict[str, Any]]:
    """Values that stand in the checkpoint's JSON, and values that get a blob."""
    if not is_jsonplus(serde):
        return {}, dict(values)
    inline: dict[str, Any] = {}
    large: dict[str, Any] = {}
    for channel, value in values.items():
        (inline if is_inline(value) else large)[channel] = value
    return inline, large


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
