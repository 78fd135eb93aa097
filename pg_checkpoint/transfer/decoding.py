"""A check that stored values can be decoded, which decodes each piece once.

Pure. The pieces of a long list are decoded once in a thread, however many versions share
them; other values are decoded whole, once a version. With a NameReader for a serializer what is
found is the classes that values name.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from langgraph.checkpoint.serde.base import SerializerProtocol

from pg_checkpoint.codec.chunks import array_header, element_count, split_rest
from pg_checkpoint.codec.class_names import ClassName, NameReader
from pg_checkpoint.codec.opened import StoredValue
from pg_checkpoint.codec.values import is_jsonplus

_NO_NAMES: frozenset[ClassName] = frozenset()


class DecodingCheck:
    """Decodes the values of one thread."""

    def __init__(self, serde: SerializerProtocol) -> None:
        self._serde = serde
        # Of each piece: its elements, and the classes that they name.
        self._pieces: dict[bytes, tuple[int, frozenset[ClassName]]] = {}
        self._seen: set[tuple[str, str | None, str | None]] = set()

    def is_new(self, value: StoredValue) -> bool:
        """Whether a value of a version comes for the first time."""
        place = value.row.checkpoint_ns, value.row.channel, value.row.version
        is_new = place not in self._seen
        self._seen.add(place)
        return is_new

    def check(self, value: StoredValue) -> frozenset[ClassName]:
        """Decodes a value or a write, and forgets it; the classes that a NameReader found."""
        self._taken()  # what one that failed has left
        if (found := self._check_by_pieces(value)) is None:
            value.decode(self._serde)
            return self._taken()
        return _NO_NAMES.union(*found)

    def check_row(self, decode: Callable[[SerializerProtocol], object]) -> frozenset[ClassName]:
        """Decodes what stands in a row of its own, and forgets it; returns as `check`."""
        self._taken()  # what one that failed has left
        decode(self._serde)
        return self._taken()

    def _check_by_pieces(self, value: StoredValue) -> Sequence[frozenset[ClassName]] | None:
        """What is in a list that can be decoded; what else is wrong shows when it is decoded."""
        if value.row.chunks is None or value.row.type is None or not is_jsonplus(self._serde):
            return None
        try:
            type_, rest, names, check = value.opened()
            if type_ != "msgpack" or names is None or (found := split_rest(rest)) is None:
                return None
            for name in names:
                if name not in self._pieces:
                    self._pieces[name] = self._decode(check(name, value.pieces[name]))
            count, tail = found
            parts = [*(self._pieces[name] for name in names), self._decode(tail)]
            return [of for _, of in parts] if count == sum(n for n, _ in parts) else None
        except Exception:  # noqa: BLE001  decoding the whole says what is wrong, and where
            return None

    def _decode(self, elements: bytes) -> tuple[int, frozenset[ClassName]]:
        count = element_count(elements)
        if count:
            self._serde.loads_typed(("msgpack", array_header(count) + elements))
        return count, self._taken()

    def _taken(self) -> frozenset[ClassName]:
        return self._serde.taken() if isinstance(self._serde, NameReader) else _NO_NAMES
