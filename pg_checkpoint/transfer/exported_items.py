"""Items of the store as lines of an export, and back."""

from __future__ import annotations

import math
import struct
from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any

from pg_checkpoint.store.namespaces import check_labels, check_text
from pg_checkpoint.store.values import plain_of
from pg_checkpoint.transfer.export_format import as_text, check_values, from_text, line, text_of
from pg_checkpoint.transfer.items import Item, ItemState, VectorPlace
from pg_checkpoint.transfer.our_items import OurItems, our_items
from pg_checkpoint.transfer.saver_parts import SaverParts

# What is stored at once.
_ITEMS, _BYTES = 200, 4 * 2**20


def item_line(item: Item) -> bytes:
    """The line of an item; its value stands as text, for JSON of others has no NaN."""
    created_at, updated_at, expires_at = item.times
    vectors = [
        [path, position, as_text(struct.pack(f"<{len(numbers)}f", *numbers))]
        for (path, position), numbers in (item.vectors or {}).items()
    ]
    return line(
        "item",
        namespace=item.place[0],
        key=item.place[1],
        value=item.value,
        created_at=created_at,
        updated_at=updated_at,
        expires_at=expires_at,
        ttl=item.ttl,
        vectors=vectors,
    )


def item_of(fields: Mapping[str, Any], limit: int) -> Item:
    """The item of a line."""
    namespace, key, value = fields["namespace"], text_of(fields, "key"), text_of(fields, "value")
    if not isinstance(namespace, list):
        raise TypeError("namespace is not a list")
    check_labels(namespace)
    for text in (*namespace, key):
        check_text(text, "a name")
    check_values(value.encode("utf-8", "surrogatepass"), limit)
    plain_of(value)
    expires_at = None if fields["expires_at"] is None else _moment(fields, "expires_at")
    times = _moment(fields, "created_at"), _moment(fields, "updated_at"), expires_at
    vectors = dict(map(_vector, fields["vectors"]))
    return Item((tuple(namespace), key), value, *times, _ttl(fields["ttl"]), vectors)


class ArrivingItems:
    """Items on their way into a saver's schema."""

    def __init__(self, parts: SaverParts, clear: Sequence[tuple[str, ...]]) -> None:
        self._parts = parts
        self._clear = clear
        self._ours: OurItems | None = None
        self._items: dict[object, Item] = {}
        self._size = 0

    def add(self, item: Item) -> bool:
        """Keeps an item until `store`; returns whether to call that now."""
        self._items[item.place] = item
        self._size += len(item.value)
        return len(self._items) >= _ITEMS or self._size >= _BYTES

    async def store(self) -> tuple[int, int]:
        """Stores what was added and is not here; returns how many items those were, and others."""
        items, self._items, self._size = self._items, {}, 0
        if not items:
            return 0, 0
        if self._ours is None:
            self._ours = await our_items(self._parts, self._clear)
        fits = self._ours.takes_vectors_of
        arrived = [item if fits(item) else item._replace(vectors={}) for item in items.values()]
        here = await self._ours.states([item.place for item in arrived])
        has_vectors = self._ours.vectors is not None
        due = [i for i in arrived if _is_due(i, here.get(i.place), has_vectors=has_vectors)]
        stored = await self._ours.store(due) if due else 0
        return stored, len(items) - stored


def _is_due(item: Item, here: ItemState | None, *, has_vectors: bool) -> bool:
    if here is None or here.updated_at != item.updated_at:
        return here is None or here.updated_at < item.updated_at
    if item.expires_at and here.expires_at and here.expires_at < item.expires_at:
        return True  # refreshed since
    # Those that are here are of the same texts, by a model whose vectors may be the only ones kept.
    return has_vectors and here.vectors != len(item.vectors or ()) > 0


def _moment(fields: Mapping[str, Any], name: str) -> datetime:
    found = datetime.fromisoformat(text_of(fields, name))
    if found.tzinfo is None:
        raise ValueError(f"{name} has no time zone")
    return found


def _ttl(found: Any) -> float | None:
    if found is None or (type(found) in (int, float) and math.isfinite(found)):
        return None if found is None else float(found)
    raise TypeError("ttl is not a number")


def _vector(found: Any) -> tuple[VectorPlace, Sequence[float]]:
    path, position, text = found
    data = from_text(text)
    if not isinstance(path, str) or type(position) is not int or not 0 <= position < 2**31:
        raise TypeError("a vector has a path and a position")
    check_text(path, "a path")
    numbers = struct.unpack(f"<{len(data) // 4}f", data[: len(data) // 4 * 4])
    if len(data) % 4 or not all(map(math.isfinite, numbers)):
        raise ValueError("a vector is a list of finite numbers")
    return (path, position), numbers
