"""Items of the store as tools read and store them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from secrets import randbits
from typing import Any, NamedTuple, Protocol, TypeAlias

from langgraph.store.base import get_text_at_path, tokenize_path

from pg_checkpoint.codec.sealing import clear_part, is_sealed
from pg_checkpoint.core import arrays
from pg_checkpoint.core.database import Database, schema_check
from pg_checkpoint.core.errors import CipherRequiredError, CorruptRowError, PgCheckpointError
from pg_checkpoint.core.transaction import Rows, Statement, load_vector_queries
from pg_checkpoint.store.operations import keys_of
from pg_checkpoint.store.values import (
    ItemPlace,
    JsonValue,
    encode_again,
    labels_of,
    place_of,
    plain_of,
)
from pg_checkpoint.store.vectors import IndexConfig, cells_of, text_hash
from pg_checkpoint.tools.threads import SaverParts

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
    def times(self) -> tuple[str, str, str | None]:
        """The times of creation, update and expiry, for a statement."""
        expires = self.expires_at and self.expires_at.isoformat()
        return self.created_at.isoformat(), self.updated_at.isoformat(), expires or None


class ItemSide(Protocol):
    """The items of our store, or of the stock store."""

    async def page(self, after: ItemKey | None) -> Mapping[ItemKey, ItemState]:
        """The next items in the side's own order; none if there are no more."""

    async def states(self, keys: Sequence[ItemKey]) -> Mapping[ItemKey, ItemState]:
        """The states of those items that are there."""

    async def load(self, keys: Sequence[ItemKey]) -> Mapping[ItemKey, Item | Exception]:
        """Items in clear, or the reason why one can't be read."""

    async def store(self, items: Sequence[Item]) -> int:
        """Stores those that are not newer there, in one transaction; returns their number."""


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


_PAGE = 1_000


@dataclass
class OurItems:
    """Items in a saver's schema, as an ItemSide; pages are in the order of head, rest and key."""

    parts: SaverParts
    clear: Sequence[tuple[str, ...]]  # with a cipher: the paths of the fields that stay in clear
    vectors: IndexConfig | None  # how vectors are made; None where there are no tables for them
    # Items in rows that `page` came by, and that their names do not lead to.
    misplaced: list[ItemKey] = field(default_factory=list)
    _start: tuple[str, str, str] = "", "", ""

    def takes_vectors_of(self, item: Item) -> bool:
        """True if an item's vectors fit into the tables here, or there are none."""
        kind = self.vectors
        return kind is None or all(len(v) == kind.dims for v in (item.vectors or {}).values())

    @property
    def database(self) -> Database:
        return self.parts.engine.database

    async def page(self, after: ItemKey | None) -> dict[ItemKey, ItemState]:
        """Goes on where the last page ended, whatever `after` says; None begins anew."""
        if after is None:
            self._start = "", "", ""
        states: dict[ItemKey, ItemState] = {}
        while not states:
            rows = await self._read("list_item_states", *self._start, _PAGE)
            if not rows:
                break
            # The next key in the order of bytes, because there are no NULs.
            self._start = *rows[-1][:2], rows[-1][2] + "\x01"
            counts = await self._counts([ItemPlace(*row[:3]) for row in rows])
            for n, row in enumerate(rows, 1):
                key = labels_of(row[3]), row[4]
                if place_of(*key)[:3] == row[:3]:
                    states[key] = ItemState(row[5], counts.get(n, 0), row[6], used_at=row[7])
                else:
                    self.misplaced.append(key)
        return states

    async def states(self, keys: Sequence[ItemKey]) -> dict[ItemKey, ItemState]:
        places = [place_of(*key) for key in keys]
        rows = await self._read("get_item_states", *keys_of(places))
        counts = await self._counts(places)
        return {
            keys[n - 1]: ItemState(at, counts.get(n, 0), expires_at=expires_at)
            for n, at, expires_at in rows
        }

    async def load(self, keys: Sequence[ItemKey]) -> dict[ItemKey, Item | Exception]:
        places = [place_of(*key) for key in keys]
        rows = await self._read("load_items", *keys_of(places))
        vectors: dict[int, dict[VectorPlace, Any]] = {}
        if self.vectors is not None and places:
            find = self._of_vectors("find_item_vectors", *keys_of(places))
            (vector_rows,) = await self.database.read([find], timeout=self.parts.timeout)
            for n, path, position, numbers in vector_rows:
                vectors.setdefault(n, {})[path, position] = numbers
        items: dict[ItemKey, Item | Exception] = {}
        for n, stored, _, created_at, updated_at, expires_at, ttl in rows:
            key = keys[n - 1]
            try:
                value = self._opened(places[n - 1], stored)
            except (PgCheckpointError, ValueError) as error:
                items[key] = error
            else:
                times = created_at, updated_at, expires_at
                items[key] = Item(key, value, *times, ttl, vectors.get(n, {}))
        return items

    async def store(self, items: Sequence[Item]) -> int:
        places = [place_of(*item.place) for item in items]
        values = [encode_again(item.value) for item in items]
        versions = [randbits(63) for _ in items]

        def make() -> list[Statement]:
            bounds = self.database.bounds(self.parts.timeout, generic_plan=False)
            rows = self._parameters(places, values, versions, items)
            statements = [bounds, self.database.statement("restore_items", *rows)]
            if self.parts.seal is not None:
                statements += schema_check(self.database, [self.parts.seal.cipher.schema_id])
            if self.vectors is not None:
                statements.append(self._restoring(self.vectors, places, versions, items))
            return statements

        return len((await self.database.run(make, timeout=self.parts.timeout))[1])

    async def _read(self, name: str, *params: Any) -> Rows:
        statement = self.database.statement(name, *params)
        answers = await self.database.read(
            [statement], timeout=self.parts.timeout, generic_plan=False
        )
        return answers[0]

    def _of_vectors(self, name: str, *params: Any) -> Statement:
        words = () if self.vectors is None else (("embedding_1", self.vectors.column),)
        return Statement(load_vector_queries(self.database.schema, words)[name], params)

    async def _counts(self, places: Sequence[ItemPlace]) -> dict[int, int]:
        if self.vectors is None or not places:
            return {}
        statement = self._of_vectors("count_item_vectors", *keys_of(places))
        (rows,) = await self.database.read([statement], timeout=self.parts.timeout)
        return dict(rows)

    def _parameters(
        self,
        places: Sequence[ItemPlace],
        values: Sequence[JsonValue],
        versions: Sequence[int],
        items: Sequence[Item],
    ) -> tuple[arrays.BinaryArray, ...]:
        stored = [self._sealed(p, v) for p, v in zip(places, values, strict=True)]
        return (
            *keys_of(places),
            arrays.texts([place.whole_namespace for place in places]),
            arrays.texts([place.whole_key for place in places]),
            arrays.texts([value.value for value in stored]),
            arrays.texts([value.exact for value in stored]),
            arrays.bigints(versions),
            *(arrays.texts([item.times[at] for item in items]) for at in range(3)),
            arrays.doubles([item.ttl for item in items]),
        )

    def _restoring(
        self,
        kind: IndexConfig,
        places: Sequence[ItemPlace],
        versions: Sequence[int],
        items: Sequence[Item],
    ) -> Statement:
        rows = [
            (n, place, text_hash(kind.model, text_at(value, place) or ""), numbers)
            for n, item in enumerate(items, 1)
            if item.vectors
            for value in [plain_of(item.value)]
            for place, numbers in item.vectors.items()
        ]
        return self._of_vectors(
            "restore_vectors",
            *keys_of(places),
            arrays.bigints(versions),
            arrays.integers([n for n, *_ in rows]),
            arrays.texts([place[0] for _, place, _, _ in rows]),
            arrays.integers([place[1] for _, place, _, _ in rows]),
            arrays.byteas([hashed for *_, hashed, _ in rows]),
            arrays.reals([_cells(numbers, kind.dims) for *_, numbers in rows]),
            kind.dims,
        )

    def _opened(self, place: ItemPlace, stored: str) -> str:
        seal = self.parts.seal
        if seal is not None:
            stored = seal.items.open(place.namespace_text, place.key_text, stored)
        elif is_sealed(stored):
            raise CipherRequiredError("its value is encrypted: give the keys")
        plain_of(stored)
        return stored

    def _sealed(self, place: ItemPlace, value: JsonValue) -> JsonValue:
        seal = self.parts.seal
        if seal is None:
            return value
        text = seal.items.seal(place.namespace_text, place.key_text, value.exact or value.value)
        return JsonValue(clear_part(value.value, self.clear), text)


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
            f"it has a vector of {len(numbers)} numbers, and vectors here have {dims}"
        )
    return cells_of(numbers, dims)
