"""Encodes channel values as rows of checkpoint_blobs and checkpoint_chunks.

Pure. A value gets a row of its own, whole or in pieces; what the parent is known to
have stored is left out.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from itertools import islice
from typing import Any, NamedTuple

from langgraph.checkpoint.serde.base import SerializerProtocol

from pg_checkpoint.codec.chunks import (
    DIGEST_SIZE,
    Cut,
    Cutting,
    all_names,
    array_header,
    cut_again,
    split_digests,
)
from pg_checkpoint.codec.encode_cache import (
    ChannelKey,
    Encoded,
    Encodings,
    Fingerprint,
    Fingerprinted,
    Remembered,
    fingerprint_of,
    states_of,
)
from pg_checkpoint.codec.keys import CheckpointKey, check_key
from pg_checkpoint.codec.packing import Packed, pack_messages
from pg_checkpoint.codec.sealing import Sealing
from pg_checkpoint.codec.values import encode, is_jsonplus, retry_on_mutation
from pg_checkpoint.errors import ValueNotSerializableError


def _as_they_are(pieces: Mapping[bytes, bytes]) -> Mapping[bytes, bytes]:
    return pieces


class BlobRow(NamedTuple):
    """One channel value at one version."""

    channel: str
    version: str
    type: str
    value_size: int  # bytes of the whole value
    groups: int  # as in chunks.Cut; 0 when the value is stored whole
    chunks: bytes | None  # the digests of chunks.Cut; None when the value is stored whole
    blob: bytes  # the whole value, or the part that is in no piece
    pieces: Mapping[bytes, bytes]  # chunks and groups to send, by digest
    # `pieces`, and those left out because the parent is known to have them; never encrypted.
    all_pieces: Mapping[bytes, bytes]
    # Encrypts those of `all_pieces` that are sent.
    seal_pieces: Callable[[Mapping[bytes, bytes]], Mapping[bytes, bytes]] = _as_they_are

    def sizes(self) -> tuple[int, int, int]:
        """Bytes to send; those kept only to be sent if the parent is gone; those not sent.

        The first two roughly.
        """
        sent = len(self.blob)
        if self.chunks is None:
            return sent + 64, 0, 0
        sent += sum(map(len, self.pieces.values()))
        to_send = sent + len(self.chunks) + 64 * len(self.pieces) + 64
        return to_send, self.value_size if self.leans else 0, max(0, self.value_size - sent)

    @property
    def leans(self) -> bool:
        """Whether pieces are left out."""
        return len(self.pieces) < len(self.all_pieces)

    def made_whole(self) -> BlobRow:
        """The same row with all its pieces to send."""
        return self._replace(pieces=self.seal_pieces(self.all_pieces))


class Encoder(NamedTuple):
    """Encodes the values of one put."""

    serde: SerializerProtocol  # the saver's serializer
    key: CheckpointKey  # the checkpoint
    encodings: Encodings  # what was encoded before
    lineage: object = None  # this checkpoint's, as in known_parents.References
    seal: Sealing | None = None  # encrypts, with a cipher

    def encode(self, values: Mapping[str, Any], versions: Mapping[str, str]) -> dict[str, Encoded]:
        """The bytes of values as they are now."""
        thread_id, checkpoint_ns, _ = self.key
        namer = None if self.seal is None else self.seal.namer(thread_id)
        encoded = {}
        for channel, value in values.items():
            check_key(thread_id, checkpoint_ns, channel, versions[channel])
            place = ChannelKey(thread_id, checkpoint_ns, channel)
            found = self._encode(place, versions[channel], value, namer)
            self.encodings.remember(place, found)
            encoded[channel] = found.encoded
        return encoded

    def keep(self, values: Mapping[str, Any], versions: Mapping[str, str]) -> dict[str, Encoded]:
        """The bytes of values that did not change: those that are remembered, if they are.

        Takes and raises what `encode` does.
        """
        kept = {}
        for channel in values:
            place = ChannelKey(*self.key[:2], channel)
            found = self.encodings.stored(place, versions[channel], self.lineage)
            if found is not None:
                kept[channel] = found
        missing = {c: value for c, value in values.items() if c not in kept}
        return kept | self.encode(missing, versions) if missing else kept

    def _encode(
        self, place: ChannelKey, version: str, value: Any, namer: Callable[[bytes], bytes] | None
    ) -> Remembered:
        may_cut = is_jsonplus(self.serde)
        if may_cut and type(value) is list:
            # One list gets a fingerprint, is encoded and counted, whatever becomes of the other.
            value = value.copy()
            if (found := self._encode_messages(place, version, value, namer)) is not None:
                return found
        type_, data = encode_value(self.serde, self.key, place.channel, value)
        if type_ != "msgpack" or not may_cut:
            return Remembered(version, self.lineage, Encoded(type_, data, None))
        cut, cutting = cut_again(data, self.encodings.cutting(place), namer)
        encoded = Encoded(type_, b"" if cut else data, cut)
        return Remembered(version, self.lineage, encoded, None, cutting)

    def _encode_messages(
        self,
        place: ChannelKey,
        version: str,
        messages: list[Any],
        namer: Callable[[bytes], bytes] | None,
    ) -> Remembered | None:
        """Encodes the new part of a list of messages; None if it has to be encoded whole."""
        if (found := self._fingerprinted(place, messages)) is None:
            return None
        fingerprint, before, elements = found
        before = before or Cutting(namer)
        cutting = before.grown(elements)
        header = array_header(len(cutting.elements))
        cut = cutting.cut(header)
        whole = b"" if cut else header + b"".join(cutting.elements)
        encoded = Encoded("msgpack", whole, cut)
        return Remembered(version, self.lineage, encoded, fingerprint, cutting)

    def _fingerprinted(
        self, place: ChannelKey, messages: list[Any]
    ) -> tuple[Fingerprint | Packed, Cutting | None, Sequence[bytes]] | None:
        """The fingerprint of messages, how those encoded before are cut, and the others."""
        is_first = not self.encodings.has_fingerprint(place)
        if is_first and (packed := pack_messages(self.serde, messages)):
            # Each was packed from its state, so that they need not be packed to be compared.
            return packed, None, packed.elements
        if (fingerprint := fingerprint_of(messages)) is None:
            return None
        at, before = self.encodings.beginning(place, fingerprint) or (0, None)
        new = messages[len(before.elements) if before else 0 :]
        try:
            # A message may have been changed between its fingerprint and its encoding.
            elements = fingerprint.encode(new, at, partial(_pack, self.serde))
        except Exception:  # noqa: BLE001  encoding the whole says what is wrong
            return None
        return None if elements is None else (fingerprint, before, elements)


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
    channel, version, type_, size, groups, chunks, blob, pieces, all_pieces, seal_pieces = row
    names = all_names(chunks, groups, all_pieces) if chunks and groups else chunks or b""
    type_, blob = seal.blob(key, names, channel, version, type_, blob)
    if chunks is not None:
        as_they_are = split_digests(chunks[: groups * DIGEST_SIZE])
        seal_pieces = seal.chunks(key.thread_id, as_they_are)
        pieces = seal_pieces(pieces)
    place = channel, version, type_, size, groups, chunks
    return BlobRow(*place, blob, pieces, all_pieces, seal_pieces)


def _pack(serde: SerializerProtocol, messages: list[Any]) -> Fingerprinted | None:
    """What the serializer makes of some messages, with their fingerprint."""
    if (packed := pack_messages(serde, messages)) is not None:
        return *packed, packed.states()
    elements = []
    dumps_typed = serde.dumps_typed
    for message in messages:
        # A list of one is its element after a byte; finding the elements of more costs more.
        type_, data = dumps_typed([message])
        if type_ != "msgpack":
            raise ValueError(f"a message became {type_!r}")
        elements.append(data[1:])
    states = states_of(messages)
    return None if states is None else (elements, tuple(map(type, messages)), states)


def _not_known(found: Cut, known: bytes) -> Mapping[bytes, bytes]:
    """The pieces that the parent's value does not refer to, which are sent."""
    if not known:
        return found.pieces
    if b"".join(found.pieces).startswith(known):  # the usual case: it has grown
        return dict(islice(found.pieces.items(), len(known) // DIGEST_SIZE, None))
    parents = set(split_digests(known))
    return {digest: piece for digest, piece in found.pieces.items() if digest not in parents}


def encode_value(
    serde: SerializerProtocol, key: CheckpointKey, channel: str, value: Any
) -> tuple[str, bytes]:
    """One value by the serializer."""
    try:
        return retry_on_mutation(encode, serde, value)
    except Exception as error:
        raise ValueNotSerializableError(
            f"thread {key.thread_id!r}: the serializer {type(serde).__name__} refused the value of "
            f"channel {channel!r}, a {type(value).__module__}.{type(value).__qualname__} "
            f"({type(error).__name__}); nothing of this call was written"
        ) from error
