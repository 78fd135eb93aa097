"""A check that stored values can be decoded, which decodes each piece once.

Pure. The pieces of a long list are decoded once in a thread, however many versions share
them; other values are decoded whole, once a version.
"""

from __future__ import annotations

from collections.abc import Mapping

from langgraph.checkpoint.serde.base import SerializerProtocol

from pg_checkpoint.codec.chunks import array_header, element_count, join_chunks, split_rest
from pg_checkpoint.codec.keys import CheckpointKey
from pg_checkpoint.codec.read_rows import ReadRow, decode_value, stored_value
from pg_checkpoint.codec.sealing import Sealing
from pg_checkpoint.codec.values import is_jsonplus

__all__ = ["DecodingCheck", "stored_bytes"]


class DecodingCheck:
    """Decodes the values of one thread.

    Args:
        serde: The saver's serializer.
        seal: The saver's encryption.
    """

    def __init__(self, serde: SerializerProtocol, seal: Sealing | None) -> None:
        self._serde = serde
        self._seal = seal
        self._elements: dict[bytes, int] = {}
        self._seen: set[tuple[str, str | None, str | None]] = set()

    def is_new(self, row: ReadRow) -> bool:
        """Whether a row of a value comes for the first time."""
        place = row.checkpoint_ns, row.channel, row.version
        is_new = place not in self._seen
        self._seen.add(place)
        return is_new

    def check(self, row: ReadRow, key: CheckpointKey, pieces: Mapping[bytes, bytes]) -> None:
        """Decodes a value or a write.

        Raises:
            CorruptRowError: If that fails.
            DecryptionError: If it can't be decrypted, or is not what it has to be.
        """
        if not self._check_by_pieces(row, key, pieces):
            decode_value(self._serde, row, key, self._seal, pieces)

    def _check_by_pieces(
        self, row: ReadRow, key: CheckpointKey, pieces: Mapping[bytes, bytes]
    ) -> bool:
        """Whether it is a list that can be decoded; what else is wrong shows when it is decoded."""
        if row.chunks is None or row.type is None or not is_jsonplus(self._serde):
            return False
        try:
            type_, rest, names, check = stored_value(row, key, self._seal, pieces)
            if type_ != "msgpack" or names is None or (found := split_rest(rest)) is None:
                return False
            for name in names:
                if name not in self._elements:
                    self._elements[name] = self._decode(check(name, pieces[name]))
            count, tail = found
            return count == self._decode(tail) + sum(self._elements[name] for name in names)
        except Exception:  # noqa: BLE001  decoding the whole says what is wrong, and where
            return False

    def _decode(self, elements: bytes) -> int:
        count = element_count(elements)
        if count:
            self._serde.loads_typed(("msgpack", array_header(count) + elements))
        return count


def stored_bytes(
    row: ReadRow, key: CheckpointKey, seal: Sealing | None, pieces: Mapping[bytes, bytes]
) -> tuple[str, bytes]:
    """A value's type and all its bytes, as the serializer made them.

    Raises:
        DecryptionError: If they can't be decrypted, or are not what they have to be.
        KeyError: If a piece is missing.
        ValueError: If a piece is not what its name says.
    """
    type_, data, names, check = stored_value(row, key, seal, pieces)
    return type_, data if names is None else join_chunks(data, names, pieces, check)
