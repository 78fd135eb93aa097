"""Items of the store as tools read and store them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from secrets import randbits
from typing import Any, NamedTuple, TypeAlias

from langgraph.store.base import get_text_at_path, tokenize_path

from pg_checkpoint.codec.sealing import clear_part, is_sealed
from pg_checkpoint.core.database import Database, schema_check
from pg_checkpoint.core.errors import CipherRequiredError, CorruptRowError, PgCheckpointError
from pg_checkpoint.core.transaction import Rows, Statement, load_vector_queries, statement
from pg_checkpoint.store.operations import keys_of
from pg_checkpoint.store.values import (
    ItemPlace,
    JsonValue,
    encode_again,
    key_after,
    labels_of,
    place_of,
    plain_of,
)
from pg_checkpoint.store.vectors import (
    IndexConfig,
    StoredVector,
    cells_of,
    text_hash,
    vector_columns,
)
from pg_checkpoint.tools.threads import SaverParts, in_pages

# Items, and about how many bytes, that one transaction carries.
_ITEMS, _BYTES = 200, 4 * 2**20

# A namespace and a key.
ItemKey: TypeAlias = "tuple[tuple[str, ...], str]"
# The path of a text, and the number of texts of that path before it.
VectorPlace: TypeAlias = "tuple[str, int]"


class ItemState(NamedTuple):
    updated_at: datetime
    vectors: int  # their number; 0 where they are not moved
    size: int = 0  # bytes, roughly
    expires_at: datetime | None = None  # when it expires, if that is compared
    used_at: datetime | None = None  # when it was put or refreshed last, if that is known


class Item(NamedTuple):
    place: ItemKey
    value: str  # its JSON, as Python has it; in clear
    created_at: datetime
    updated_at: datetime
    expires_at: datetime | None = None
    ttl: float | None = None  # minutes to live
    vectors: Mapping[VectorPlace, Sequence[float]] | None = None  # none where they are not moved

    @property
    def state(self) -> ItemState:
        vectors = len(self.vectors or ())
        return ItemState(self.updated_at, vectors, len(self.value), self.expires_at)

    @property
    def times(self) -> tuple[str, str, str | None]:
        """The times of creation, update and expiry, for a statement."""
        expires = self.expires_at and self.expires_at.isoformat()
        return self.created_at.isoformat(), self.updated_at.isoformat(), expires or None


class ItemSide(ABC):
    """The items of our store, or of the stock store: statements of the same names, for its rows."""

    database: Database
    timeout: float
    has_vectors: bool  # True if there is a table for vectors

    @abstractmethod
    def pages(self) -> AsyncIterator[Mapping[ItemKey, ItemState]]:
        """All items, in the side's own order."""

    @abstractmethod
    def statement(self, name: str, *params: Any) -> Statement:
        """One of the side's statements."""

    @abstractmethod
    def names(self, keys: Sequence[ItemKey]) -> tuple[Sequence[Any], ...]:
        """The parameters that name items."""

    @abstractmethod
    def item(self, key: ItemKey, row: Sequence[Any], vectors: Sequence[Sequence[Any]]) -> Item:
        """An item in clear, of its row and those of its vectors."""

    @abstractmethod
    def storing(self, items: Sequence[Item]) -> list[Statement]:
        """The statements that store items; the first returns a row for each that is stored."""

    async def states(self, keys: Sequence[ItemKey]) -> dict[ItemKey, ItemState]:
        """The states of those items that are there."""
        rows = await self.read("get_item_states", *self.names(keys))
        counts = await self.counts(keys)
        return {keys[n - 1]: ItemState(at, counts.get(n, 0), 0, *rest) for n, at, *rest in rows}

    async def load(self, keys: Sequence[ItemKey]) -> dict[ItemKey, Item | Exception]:
        """Items in clear, or the reason why one can't be read."""
        rows = await self.read("load_items", *self.names(keys))
        vectors: dict[int, list[Sequence[Any]]] = {}
        if self.has_vectors and keys:
            for n, *vector in await self.read("find_item_vectors", *self.names(keys)):
                vectors.setdefault(n, []).append(vector)
        items: dict[ItemKey, Item | Exception] = {}
        for n, *row in rows:
            key = keys[n - 1]
            try:
                items[key] = self.item(key, row, vectors.get(n, ()))
            except (PgCheckpointError, ValueError, RecursionError) as error:
                items[key] = error
        return items

    async def store(self, items: Sequence[Item]) -> int:
        """Stores those that are not newer there, in one transaction; returns their number."""

        def make() -> list[Statement]:
            bounds = self.database.bounds(self.timeout, generic_plan=False)
            return [bounds, *self.storing(items)]

        return len((await self.database.run(make, timeout=self.timeout))[1])

    async def counts(self, keys: Sequence[ItemKey]) -> dict[int, int]:
        """The number of vectors of each item that has some, by its number, counted from 1."""
        if not self.has_vectors or not keys:
            return {}
        return dict(await self.read("count_item_vectors", *self.names(keys)))

    async def read(self, name: str, *params: Any) -> Rows:
        statement = self.statement(name, *params)
        return (await self.database.read([statement], timeout=self.timeout, generic_plan=False))[0]


def is_due(state: ItemState, there: ItemState | None, *, with_vectors: bool) -> bool:
    """True if an item is missing at the target, is older there, or expires sooner."""
    if there is None or there.updated_at != state.updated_at:
        return there is None or there.updated_at < state.updated_at
    if state.expires_at and there.expires_at and there.expires_at < state.expires_at:
        return True  # refreshed since
    # The vectors there are of the same texts, by a model whose vectors may be the only ones kept.
    return with_vectors and there.vectors != state.vectors > 0


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
    """Counts; in a progress callback, the counts so far."""

    passes: int = 0  # passes begun
    items: int = 0  # items looked at in the last pass
    copied: int = 0  # items copied
    vectors: int = 0  # vectors copied with them
    bytes: int = 0  # bytes of their values
    seconds: float = 0.0  # time since the start
    compared: int = 0  # items that were compared afterwards
    decoded: int = 0  # items whose values were read back and compared
    behind: int = 0  # items that were written at the source since they were last copied
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
    texts = get_text_at_path(value, "$" if path == "$" else tokenize_path(path))
    return texts[position] if position < len(texts) else None


def batches(states: Mapping[ItemKey, ItemState]) -> Iterator[list[ItemKey]]:
    """Items in lists that one transaction may carry."""
    return in_pages(states, lambda key: states[key].size, _ITEMS, _BYTES)


_PAGE = 1_000


class OurItems(ItemSide):
    """Items in a saver's schema; pages are in the order of head, rest and key.

    With a cipher the fields at the paths in `clear` stay in clear.
    """

    def __init__(
        self, parts: SaverParts, clear: Sequence[tuple[str, ...]], vectors: IndexConfig | None
    ) -> None:
        self.database, self.timeout = parts.engine.database, parts.timeout
        self._seal, self._clear = parts.seal, clear
        self.vectors = vectors  # how they are made; None where there are no tables for them
        self.has_vectors = vectors is not None
        # Items in rows that `pages` came by, and that their names do not lead to.
        self.misplaced: list[ItemKey] = []

    def takes_vectors_of(self, item: Item) -> bool:
        """True if an item's vectors fit into the tables here, or there are none."""
        kind = self.vectors
        return kind is None or all(len(v) == kind.dims for v in (item.vectors or {}).values())

    async def pages(self) -> AsyncIterator[dict[ItemKey, ItemState]]:
        start = "", "", ""
        while rows := await self.read("list_item_states", *start, _PAGE):
            start = key_after(rows[-1])
            states: dict[ItemKey, ItemState] = {}
            for row in rows:
                key = labels_of(row[3]), row[4]
                if place_of(*key)[:3] == row[:3]:
                    states[key] = ItemState(row[5], 0, row[6], used_at=row[7])
                else:
                    self.misplaced.append(key)
            counts = await self.counts([*states])
            yield {
                key: state._replace(vectors=counts.get(n, 0))
                for n, (key, state) in enumerate(states.items(), 1)
            }

    def statement(self, name: str, *params: Any) -> Statement:
        if not name.endswith("vectors"):
            return self.database.statement(name, *params)
        words = () if self.vectors is None else (("embedding_1", self.vectors.column),)
        return statement(load_vector_queries(self.database.schema, words)[name], *params)

    def names(self, keys: Sequence[ItemKey]) -> tuple[Sequence[Any], ...]:
        return keys_of([place_of(*key) for key in keys])

    def item(self, key: ItemKey, row: Sequence[Any], vectors: Sequence[Sequence[Any]]) -> Item:
        stored, _, created_at, updated_at, expires_at, ttl = row
        place = place_of(*key)
        if self._seal is not None:
            stored = self._seal.items.open(place.namespace_text, place.key_text, stored)
        elif is_sealed(stored):
            raise CipherRequiredError("its value is encrypted: pass the keys")
        plain_of(stored)
        placed = {(path, position): numbers for path, position, numbers in vectors}
        return Item(key, stored, created_at, updated_at, expires_at, ttl, placed)

    def storing(self, items: Sequence[Item]) -> list[Statement]:
        places = [place_of(*item.place) for item in items]
        versions = [randbits(63) for _ in items]
        stored = [self._sealed(p, i.value) for p, i in zip(places, items, strict=True)]
        put = self.statement(
            "restore_items",
            *keys_of(places),
            [place.whole_namespace for place in places],
            [place.whole_key for place in places],
            [value.value for value in stored],
            [value.exact for value in stored],
            versions,
            *zip(*[item.times for item in items], strict=True),
            [item.ttl for item in items],
        )
        seal = self._seal
        checks = [] if seal is None else schema_check(self.database, [seal.cipher.schema_id])
        if self.vectors is None:
            return [put, *checks]
        dims, model = self.vectors.dims, self.vectors.model
        rows = []
        for n, item in enumerate(items, 1):
            value = plain_of(item.value) if item.vectors else {}
            for place, numbers in (item.vectors or {}).items():
                hashed = text_hash(model, text_at(value, place) or "")
                rows.append((n, StoredVector(*place, hashed, _cells(numbers, dims))))
        vectors = *keys_of(places), versions, *vector_columns(rows), dims
        return [put, *checks, self.statement("restore_vectors", *vectors)]

    def _sealed(self, place: ItemPlace, text: str) -> JsonValue:
        value = encode_again(text)
        if self._seal is None:
            return value
        sealed = self._seal.items.seal(
            place.namespace_text, place.key_text, value.exact or value.value
        )
        return JsonValue(clear_part(value.value, self._clear), sealed)


async def our_items(parts: SaverParts, clear: Sequence[tuple[str, ...]]) -> OurItems:
    """The items in a saver's schema, with their vectors if there are tables for them."""
    database = parts.engine.database
    await database.read([database.statement("ping")], timeout=parts.timeout)
    queries, timeout = load_vector_queries(database.schema, ()), parts.timeout
    look = Statement(queries["find_extension"], (database.schema,))
    (((_, _, has_tables),),) = await database.read([look], timeout=timeout)
    if not has_tables:
        return OurItems(parts, clear, None)
    (rows,) = await database.read([Statement(queries["get_index_config"], ())], timeout=timeout)
    return OurItems(parts, clear, IndexConfig(*rows[0]) if rows else None)


def _cells(numbers: Sequence[float], dims: int) -> bytes:
    if len(numbers) != dims:
        raise CorruptRowError(
            f"it has a vector of {len(numbers)} numbers, but vectors here have {dims}"
        )
    return cells_of(numbers, dims)
