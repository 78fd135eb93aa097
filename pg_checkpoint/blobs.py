"""Channel values to rows of checkpoint_blobs and checkpoint_chunks.

Pure. A value goes into a row of its own, whole or in pieces; what the parent
is known to have stored is left out.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import islice
from typing import Any, NamedTuple

from langgraph.checkpoint.serde.base import SerializerProtocol

from pg_checkpoint.chunks import (
    DIGEST_SIZE,
    Cut,
    Cutting,
    all_names,
    array_header,
    cut_again,
    split_digests,
)
from pg_checkpoint.errors import ValueNotSerializableError
from pg_checkpoint.keys import CheckpointKey, check_key
from pg_checkpoint.memo import Encodings, Place, prove
from pg_checkpoint.sealing import Sealing
from pg_checkpoint.values import encode, is_jsonplus
from pg_checkpoint.versions import Version, version_text

__all__ = ["BlobRow", "encode_blobs", "encode_value", "packed", "seal_blob"]


def _as_they_are(pieces: Mapping[bytes, bytes]) -> Mapping[bytes, bytes]:
    return pieces


class BlobRow(NamedTuple):
    """One channel value at one version.

    Attributes:
        value_size: Bytes of the whole value.
        groups: As in chunks.Cut; 0 when the value is stored whole.
        chunks: The digests of chunks.Cut; None when the value is stored whole.
        blob: The whole value, or what is in no piece.
        pieces: Chunks and groups to send, by digest.
        all_pieces: Those too that are left out, for the parent is known to have them; never
            encrypted.
        seal_pieces: Makes of `all_pieces` what is sent of them.
    """

    channel: str
    version: str
    type: str
    value_size: int
    groups: int
    chunks: bytes | None
    blob: bytes
    pieces: Mapping[bytes, bytes]
    all_pieces: Mapping[bytes, bytes]
    seal_pieces: Callable[[Mapping[bytes, bytes]], Mapping[bytes, bytes]] = _as_they_are

    @property
    def size(self) -> int:
        """Bytes to send, roughly."""
        pieces = sum(map(len, self.pieces.values())) + 64 * len(self.pieces)
        return len(self.blob) + len(self.chunks or b"") + pieces + 64

    @property
    def leans(self) -> bool:
        """Whether pieces are left out."""
        return len(self.pieces) < len(self.all_pieces)

    @property
    def kept(self) -> int:
        """Bytes that are kept only to be sent if the parent turns out to be gone, roughly."""
        return self.value_size if self.leans else 0

    @property
    def saved(self) -> int:
        """Bytes of the value that are not sent."""
        if self.chunks is None:
            return 0
        sent = len(self.blob) + sum(map(len, self.pieces.values()))
        return max(0, self.value_size - sent)

    def made_whole(self) -> BlobRow:
        """The same row with all its pieces to send."""
        return self._replace(pieces=self.seal_pieces(self.all_pieces))


def encode_blobs(
    serde: SerializerProtocol,
    key: CheckpointKey,
    values: Mapping[str, Any],
    versions: Mapping[str, Version],
    known: Mapping[str, bytes],
    encodings: Encodings,
    seal: Sealing | None = None,
) -> list[BlobRow]:
    """Encodes values, leaving out the pieces that the parent is known to have.

    Args:
        serde: The saver's serializer.
        key: The checkpoint.
        values: By channel.
        versions: Of these channels at least.
        known: Digests of the parent's pieces, by channel.
        encodings: What was encoded before.
        seal: Encrypts, with a cipher.

    Raises:
        InvalidKeyError: If a name can't be stored.
        ValueNotSerializableError: If the serializer refuses a value.
    """
    rows = []
    digest = None if seal is None else seal.namer(key.thread_id)
    for channel, value in values.items():
        version = version_text(versions[channel])
        check_key(key.thread_id, key.checkpoint_ns, channel, version)
        type_, data, found = _encode(serde, key, channel, value, encodings, digest)
        whole = b"" if found else data()
        rows.append(packed(channel, version, type_, whole, found, known.get(channel, b"")))
    return rows if seal is None else [seal_blob(seal, key, row) for row in rows]


def packed(
    channel: str, version: str, type_: str, data: bytes, found: Cut | None, known: bytes
) -> BlobRow:
    """A value of these bytes; cut, if it is, without the pieces whose digests are known."""
    if found is None:
        return BlobRow(channel, version, type_, len(data), 0, None, data, {}, {})
    how = found.size, found.groups, found.digests, found.rest
    return BlobRow(channel, version, type_, *how, _not_known(found, known), found.pieces)


def seal_blob(seal: Sealing, key: CheckpointKey, row: BlobRow) -> BlobRow:
    """The row encrypted, with those of its pieces that are to be sent."""
    names = all_names(row.chunks or b"", row.groups, row.all_pieces)
    type_, blob = seal.blob(key, names, row.channel, row.version, row.type, row.blob)
    groups = split_digests(row.chunks or b"")[: row.groups]
    seal_pieces = seal.chunks(key.thread_id, groups)
    pieces = seal_pieces(row.pieces)
    return row._replace(type=type_, blob=blob, pieces=pieces, seal_pieces=seal_pieces)


def _encode(
    serde: SerializerProtocol,
    key: CheckpointKey,
    channel: str,
    value: Any,
    encodings: Encodings,
    digest: Callable[[bytes], bytes] | None,
) -> tuple[str, Callable[[], bytes], Cut | None]:
    """A value's type, its bytes, and how they are cut."""
    place, may_cut = Place(key.thread_id, key.checkpoint_ns, channel), is_jsonplus(serde)
    if may_cut and (proof := prove(value)) is not None:
        length, before = encodings.beginning(place, proof) or (0, Cutting(digest))
        if (elements := _elements(serde, value[length:])) is not None:
            cutting = before.grown(elements)
            encodings.remember(place, proof, cutting)
            header = array_header(len(value))
            return "msgpack", lambda: header + b"".join(cutting.elements), cutting.cut(header)
    type_, data = encode_value(serde, key, channel, value)
    if type_ != "msgpack" or not may_cut:
        return type_, lambda: data, None
    found, again = cut_again(data, encodings.cutting(place), digest)
    if again is not None:
        encodings.remember(place, None, again)
    return type_, lambda: data, found


def _elements(serde: SerializerProtocol, messages: list[Any]) -> list[bytes] | None:
    elements = []
    for message in messages:
        try:
            # A list of one is its element after a byte; finding the elements of more costs more.
            type_, data = serde.dumps_typed([message])
        except Exception:  # noqa: BLE001  encoding the whole says what is wrong
            return None
        if type_ != "msgpack":
            return None
        elements.append(data[1:])
    return elements


def _not_known(found: Cut, known: bytes) -> Mapping[bytes, bytes]:
    """The pieces to send."""
    if not known:
        return found.pieces
    if b"".join(found.pieces).startswith(known):  # the usual case: it has grown
        return dict(islice(found.pieces.items(), len(known) // DIGEST_SIZE, None))
    parents = set(split_digests(known))
    return {digest: piece for digest, piece in found.pieces.items() if digest not in parents}


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
