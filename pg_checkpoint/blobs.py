"""Channel values to rows of checkpoint_blobs and checkpoint_chunks.

Pure. A value goes into a row of its own, whole or in pieces; what the parent
is known to have stored is left out.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from langgraph.checkpoint.serde.base import SerializerProtocol

from pg_checkpoint.chunks import Cut, cut, split_digests
from pg_checkpoint.errors import ValueNotSerializableError
from pg_checkpoint.keys import CheckpointKey, check_key
from pg_checkpoint.parents import Stored
from pg_checkpoint.values import encode, is_jsonplus
from pg_checkpoint.versions import Version, version_text

__all__ = ["BlobRow", "EncodedBlobs", "encode_blobs", "encode_value"]


class BlobRow(NamedTuple):
    """One channel value at one version.

    Attributes:
        groups: As in chunks.Cut; 0 when the value is stored whole.
        chunks: The digests of chunks.Cut; None when the value is stored whole.
        blob: The whole value, or what is in no piece.
        pieces: Chunks and groups to send, by digest.
    """

    channel: str
    version: str
    type: str
    groups: int
    chunks: bytes | None
    blob: bytes
    pieces: Mapping[bytes, bytes]

    @property
    def size(self) -> int:
        """Bytes to send, roughly."""
        pieces = sum(map(len, self.pieces.values())) + 64 * len(self.pieces)
        return len(self.blob) + len(self.chunks or b"") + pieces + 64


class EncodedBlobs(NamedTuple):
    """Blobs, what they refer to, and the values of which pieces were left out, by channel."""

    blobs: list[BlobRow]
    stored: dict[str, Stored]
    uncut: dict[str, bytes]


def encode_blobs(
    serde: SerializerProtocol,
    key: CheckpointKey,
    values: Mapping[str, Any],
    versions: Mapping[str, Version],
    parent: Mapping[str, Stored],
) -> EncodedBlobs:
    """Encodes values, leaving out the pieces that the parent is known to have.

    Raises:
        InvalidKeyError: If a name can't be stored.
        ValueNotSerializableError: If the serializer refuses a value.
    """
    encoded = EncodedBlobs([], {}, {})
    for channel, value in values.items():
        version = versions[channel]
        place = (channel, version_text(version))
        check_key(key.thread_id, key.checkpoint_ns, *place)
        type_, data = encode_value(serde, key, channel, value)
        known = parent[channel].digests if channel in parent else b""
        pieces = _cut(serde, type_, data, known)
        if pieces is None:
            encoded.blobs.append(BlobRow(*place, type_, 0, None, data, {}))
            encoded.stored[channel] = Stored(version, b"")
            continue
        found, new = pieces
        encoded.blobs.append(BlobRow(*place, type_, found.groups, found.digests, found.rest, new))
        encoded.stored[channel] = Stored(version, b"".join(found.pieces))
        if len(new) < len(found.pieces):
            encoded.uncut[channel] = data
    return encoded


def _cut(
    serde: SerializerProtocol, type_: str, data: bytes, known: bytes
) -> tuple[Cut, dict[bytes, bytes]] | None:
    """A value in pieces, and those not known to be stored; None to store it whole."""
    found = cut(data) if type_ == "msgpack" and is_jsonplus(serde) else None
    if found is None or not known:
        return found and (found, found.pieces)
    parents = set(split_digests(known))
    new = {digest: piece for digest, piece in found.pieces.items() if digest not in parents}
    # A value that has nothing in common with the one before it gains nothing.
    return (found, new) if len(new) < len(found.pieces) else None


def encode_value(
    serde: SerializerProtocol, key: CheckpointKey, channel: str, value: Any
) -> tuple[str, bytes]:
    """One value by the serializer.

    Raises:
        ValueNotSerializableError: If that refuses it.
    """
    try:
        return encode(serde, value)
    except Exception as error:
        raise ValueNotSerializableError(
            f"thread {key.thread_id!r}: the serializer {type(serde).__name__} refused the value of "
            f"channel {channel!r}, a {type(value).__module__}.{type(value).__qualname__} "
            f"({type(error).__name__}); nothing of this call was written"
        ) from error
