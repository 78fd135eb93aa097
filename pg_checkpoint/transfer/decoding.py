"""A check that stored values can be decoded, which decodes each piece once.

Pure. The pieces of a long list are decoded once in a thread, however many versions share
them; other values are decoded whole, once a version.
"""

from __future__ import annotations

from langgraph.checkpoint.serde.base import SerializerProtocol

from pg_checkpoint.codec.chunks import array_header, element_count, split_rest
from pg_checkpoint.codec.opened import StoredValue
from pg_checkpoint.codec.values import is_jsonplus

__all__ = ["DecodingCheck"]


class DecodingCheck:
    """Decodes the values of one thread.

    Args:
        serde: The saver's serializer.
    """

    def __init__(self, serde: SerializerProtocol) -> None:
        self._serde = serde
        self._elements: dict[bytes, int] = {}
        self._seen: set[tuple[str, str | None, str | None]] = set()

    def is_new(self, value: StoredValue) -> bool:
        """Whether a value of a version comes for the first time."""
        place = value.row.checkpoint_ns, value.row.channel, value.row.version
        is_new = place not in self._seen
        self._seen.add(place)
        return is_new

    def check(self, value: StoredValue) -> None:
        """Decodes a value or a write, and forgets it.

        Raises:
            CorruptRowError: If that fails.
            DecryptionError: If it can't be decrypted, or is not what it has to be.
        """
        if not self._check_by_pieces(value):
            value.decode(self._serde)

    def _check_by_pieces(self, value: StoredValue) -> bool:
        """Whether it is a list that can be decoded; what else is wrong shows when it is decoded."""
        if value.row.chunks is None or value.row.type is None or not is_jsonplus(self._serde):
            return False
        try:
            type_, rest, names, check = value.opened()
            if type_ != "msgpack" or names is None or (found := split_rest(rest)) is None:
                return False
            for name in names:
                if name not in self._elements:
                    self._elements[name] = self._decode(check(name, value.pieces[name]))
            count, tail = found
            return count == self._decode(tail) + sum(self._elements[name] for name in names)
        except Exception:  # noqa: BLE001  decoding the whole says what is wrong, and where
            return False

    def _decode(self, elements: bytes) -> int:
        count = element_count(elements)
        if count:
            self._serde.loads_typed(("msgpack", array_header(count) + elements))
        return count
