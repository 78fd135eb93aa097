"""Data classes for moving a store's items: what is compared, moved and counted."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import NamedTuple, Protocol, TypeAlias

from langgraph.store.base import get_text_at_path, tokenize_path

# Items, and about how many bytes, that one transaction carries.
_ITEMS, _BYTES = 200, 4 * 2**20

# A namespace and a key.
ItemKey: TypeAlias = "tuple[tuple[str, ...], str]"
# The path of a text, and how many of that path came before it.
VectorPlace: TypeAlias = "tuple[str, int]"


class ItemState(NamedTuple):
    """What is compared of an item."""

    updated_at: datetime
    vectors: int  # how many it has; 0 where they are not moved
    size: int = 0  # bytes, roughly
    expires_at: datetime | None = None  # when it expires, if that is compared
    used_at: datetime | None = None  # when it was put or refreshed last, if that is known


class Item(NamedTuple):
    """All of an item."""

    place: ItemKey
    value: str  # its JSON, as Python has it; in clear
    created_at: datetime
    updated_at: datetime
    expires_at: datetime | None = None
    ttl: float | None = None  # minutes to live
    vectors: Mapping[VectorPlace, Sequence[float]] | None = None  # none where they are not moved

    @property
    def times(self) -> tuple[str, str, str | None]:
        """When it was created and updated, and when it expires, for a statement."""
        expires = self.expires_at and self.expires_at.isoformat()
        return self.created_at.isoformat(), self.updated_at.isoformat(), expires or None


class ItemSide(Protocol):
    """A place where items are, ours or the stock store's."""

    async def page(self, after: ItemKey | None) -> Mapping[ItemKey, ItemState]:
        """The next items in the side's own order; none if there are no more."""

    async def states(self, keys: Sequence[ItemKey]) -> Mapping[ItemKey, ItemState]:
        """Those of some items that are there."""

    async def load(self, keys: Sequence[ItemKey]) -> Mapping[ItemKey, Item | Exception]:
        """Some items, or why one can't be read."""

    async def store(self, items: Sequence[Item]) -> int:
        """Stores what is not newer there; returns how many that were."""


@dataclass(frozen=True)
class BrokenItem:
    """An item that can't be moved, or is not as it should be."""

    namespace: tuple[str, ...]
    key: str
    what: str

    def __str__(self) -> str:
        """The item and what is wrong with it, in a line."""
        return f"store (namespace {self.namespace!r}, key {self.key!r}): {self.what}"


@dataclass(slots=True)
class MovedItems:
    """Counts; in a progress callback, those so far."""

    passes: int = 0  # passes begun
    items: int = 0  # items looked at in the last pass
    copied: int = 0  # items copied
    vectors: int = 0  # vectors copied with them
    bytes: int = 0  # bytes of their values
    seconds: float = 0.0  # time since the start
    compared: int = 0  # items that were compared afterwards
    decoded: int = 0  # items whose values were read back and compared
    behind: int = 0  # items that lack what was written since they were last copied
    gone_on: int = 0  # items that were written at the target, which are not touched
    # Items whose vectors were not copied: the target has no table for them.
    without_vectors: int = 0
    # Items that can't be moved, or that differ.
    broken: set[BrokenItem] = field(default_factory=set)
    # Items that were not moved because their key is missing.
    without_keys: set[BrokenItem] = field(default_factory=set)


def text_at(value: object, place: VectorPlace) -> str | None:
    """The text of a value that a vector was made of, if it is there."""
    path, position = place
    found = get_text_at_path(value, "$" if path == "$" else tokenize_path(path))
    return found[position] if position < len(found) else None


def batches(states: Mapping[ItemKey, ItemState]) -> Iterator[list[ItemKey]]:
    """Items in lists that one transaction may carry."""
    batch: list[ItemKey] = []
    size = 0
    for key, state in states.items():
        if batch and (len(batch) == _ITEMS or size + state.size > _BYTES):
            yield batch
            batch, size = [], 0
        batch.append(key)
        size += state.size
    if batch:
        yield batch
