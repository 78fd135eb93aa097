"""The parts of a batch as it is sent: gets, puts, searches. Only data classes."""

from __future__ import annotations

from datetime import datetime
from typing import Any, NamedTuple, TypeAlias

from pg_checkpoint.store.listings import Listing
from pg_checkpoint.store.namespaces import ItemPlace, Range
from pg_checkpoint.store.search_options import ALWAYS, Times
from pg_checkpoint.store.values import JsonValue


class Condition(NamedTuple):
    """When an item that is to be overwritten was updated; None if it must not be there."""

    updated_at: datetime | None


class Get(NamedTuple):
    """A read of one item; its namespace and key as they were given."""

    place: ItemPlace
    refresh: bool
    namespace: tuple[str, ...]
    key: str


class Put(NamedTuple):
    """What to write at a place; None as a value to delete it."""

    place: ItemPlace
    value: JsonValue | None
    # Names this put, however often it is sent; below zero, if a call just before it, in the same
    # transaction, deletes what was there.
    version: int = 0
    ttl: float | None = None  # minutes to live
    texts: Any = None  # what is to be embedded; None if the item is to have no vectors
    vectors: Any = None  # what was made of those
    words: str | None = None  # the text that it is found by; None if by none
    condition: Condition | None = None  # what has to be true; such a put goes alone

    @property
    def size(self) -> int:
        """Bytes, roughly."""
        if self.value is None:
            return 128
        embedded = 0 if self.vectors is None else self.vectors.size
        value = len(self.value.value) + len(self.value.exact or "")
        return 256 + value + len(self.words or "") + embedded


class Search(NamedTuple):
    """A search; `query` and `mode` only if it is to be ranked, `vector` when that is embedded."""

    range: Range
    path: str | None
    limit: int
    offset: int
    refresh: bool
    query: str | None = None
    vector: bytes | None = None
    prefix: str = ""  # what namespaces begin with, as they are written
    mode: str | None = None  # "vector", "text" or "hybrid"
    order: str | None = None  # by which time without a query; None: the last updated first
    times: Times = ALWAYS
    with_values: bool = True  # whether rows have the items' values
    counts: bool = False  # whether only the number of items is wanted
    min_score: float | None = None  # what those that are ranked score at least

    @property
    def needs_vector(self) -> bool:
        """Whether its query is to be embedded."""
        return self.mode in ("vector", "hybrid")

    @property
    def is_shared(self) -> bool:
        """Whether one statement can answer it with others, planned once for all of them."""
        if not self.range.is_one_head or self.order is not None or self.times is not ALWAYS:
            return False
        return self.with_values and not self.counts


Read: TypeAlias = Get | Search | Listing
Part: TypeAlias = Read | Put
