"""Our store's items, read and written for moving, export and import."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from secrets import randbits
from typing import Any

from pg_checkpoint.codec.sealed_items import clear_part, is_sealed_item
from pg_checkpoint.errors import CipherRequiredError, CorruptRowError, PgCheckpointError
from pg_checkpoint.postgres.arrays import (
    BinaryArray,
    bigints,
    byteas,
    doubles,
    integers,
    reals,
    texts,
)
from pg_checkpoint.postgres.database import Database
from pg_checkpoint.postgres.pipeline import Rows, Statement
from pg_checkpoint.postgres.queries import load_vector_queries
from pg_checkpoint.postgres.schema_check import schema_check
from pg_checkpoint.store.embedding import cells_of, text_hash
from pg_checkpoint.store.namespaces import ItemPlace, labels_of, place_of
from pg_checkpoint.store.statements import keys_of
from pg_checkpoint.store.values import JsonValue, encode_again, plain_of
from pg_checkpoint.store.vector_tables import IndexConfig
from pg_checkpoint.transfer.items import Item, ItemKey, ItemState, VectorPlace, text_at
from pg_checkpoint.transfer.saver_parts import SaverParts

_PAGE = 1_000


@dataclass
class OurItems:
    """Items in a saver's schema."""

    parts: SaverParts  # the saver's
    clear: Sequence[tuple[str, ...]]  # with a cipher: the paths of the fields that stay in clear
    # What the vectors are made with; None where there are no tables for them.
    vectors: IndexConfig | None
    # Items in rows that `page` came by, and that their names do not lead to.
    misplaced: list[ItemKey] = field(default_factory=list)
    _start: tuple[str, str, str] = "", "", ""

    def takes_vectors_of(self, item: Item) -> bool:
        """Whether an item's vectors fit into the tables here, if there are any."""
        kind = self.vectors
        return kind is None or all(len(v) == kind.dims for v in (item.vectors or {}).values())

    @property
    def database(self) -> Database:
        """The saver's database."""
        return self.parts.engine.database

    async def page(self, after: ItemKey | None) -> dict[ItemKey, ItemState]:
        """The next items by head, rest and key, as they are written; goes on where it was."""
        if after is None:
            self._start = "", "", ""
        found: dict[ItemKey, ItemState] = {}
        rows: Rows = [()]
        while rows and not found:
            rows = await self._read("list_item_states", *self._start, _PAGE)
            if rows:
                # The next key in the order of bytes, because there are no NULs.
                self._start = *rows[-1][:2], rows[-1][2] + "\x01"
                found = await self._found(rows)
        return found

    async def _found(self, rows: Rows) -> dict[ItemKey, ItemState]:
        counts = await self._counts([ItemPlace(*row[:3]) for row in rows])
        found = {}
        for n, row in enumerate(rows, 1):
            key = labels_of(row[3]), row[4]
            if place_of(*key)[:3] == row[:3]:
                found[key] = ItemState(row[5], counts.get(n, 0), row[6], used_at=row[7])
            else:
                self.misplaced.append(key)
        return found

    async def states(self, keys: Sequence[ItemKey]) -> dict[ItemKey, ItemState]:
        """Those of some items that are here."""
        places = [place_of(*key) for key in keys]
        rows = await self._read("get_item_states", *keys_of(places))
        counts = await self._counts(places)
        return {
            keys[n - 1]: ItemState(at, counts.get(n, 0), expires_at=expires_at)
            for n, at, expires_at in rows
        }

    async def load(self, keys: Sequence[ItemKey]) -> dict[ItemKey, Item | Exception]:
        """Some items, decrypted, or why one can't be read."""
        places = [place_of(*key) for key in keys]
        rows = await self._read("load_items", *keys_of(places))
        vectors = await self._vectors_of(places)
        found: dict[ItemKey, Item | Exception] = {}
        for n, *row in rows:
            key, place = keys[n - 1], places[n - 1]
            found[key] = self._item(key, place, row, vectors.get(n, {}))
        return found

    async def store(self, items: Sequence[Item]) -> int:
        """Stores what is not newer here, with its vectors, in one transaction."""
        places = [place_of(*item.place) for item in items]
        values = [encode_again(item.value) for item in items]
        versions = [randbits(63) for _ in items]

        def make() -> list[Statement]:
            bounds = self.database.bounds(self.parts.timeout, generic_plan=False)
            rows = self._parameters(places, values, versions, items)
            statements = [bounds, self.database.statement("restore_items", *rows)]
            if self.parts.seal is not None:
                statements += schema_check(self.database, [self.parts.seal.schema_id])
            if self.vectors is not None:
                statements.append(self._restoring(self.vectors, places, versions, items))
            return statements

        return len((await self.database.run(make, timeout=self.parts.timeout))[1])

    # --- statements ---

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

    async def _vectors_of(self, places: Sequence[ItemPlace]) -> dict[int, dict[VectorPlace, Any]]:
        found: dict[int, dict[VectorPlace, Any]] = {}
        if self.vectors is None or not places:
            return found
        statement = self._of_vectors("find_item_vectors", *keys_of(places))
        (rows,) = await self.database.read([statement], timeout=self.parts.timeout)
        for n, path, position, numbers in rows:
            found.setdefault(n, {})[path, position] = numbers
        return found

    def _parameters(
        self,
        places: Sequence[ItemPlace],
        values: Sequence[JsonValue],
        versions: Sequence[int],
        items: Sequence[Item],
    ) -> tuple[BinaryArray, ...]:
        stored = [self._sealed(p, v) for p, v in zip(places, values, strict=True)]
        return (
            *keys_of(places),
            texts([place.whole_namespace for place in places]),
            texts([place.whole_key for place in places]),
            texts([value.value for value in stored]),
            texts([value.exact for value in stored]),
            bigints(versions),
            *(texts([item.times[at] for item in items]) for at in range(3)),
            doubles([item.ttl for item in items]),
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
            bigints(versions),
            integers([n for n, *_ in rows]),
            texts([place[0] for _, place, _, _ in rows]),
            integers([place[1] for _, place, _, _ in rows]),
            byteas([hashed for *_, hashed, _ in rows]),
            reals([_cells(numbers, kind.dims) for *_, numbers in rows]),
            kind.dims,
        )

    # --- values ---

    def _item(
        self,
        key: ItemKey,
        place: ItemPlace,
        row: Sequence[Any],
        vectors: Mapping[VectorPlace, Sequence[float]],
    ) -> Item | Exception:
        stored, _, created_at, updated_at, expires_at, ttl = row
        try:
            value = self._opened(place, stored)
        except (PgCheckpointError, ValueError) as error:
            return error
        return Item(key, value, created_at, updated_at, expires_at, ttl, vectors)

    def _opened(self, place: ItemPlace, stored: str) -> str:
        seal = self.parts.seal
        if seal is not None:
            stored = seal.items.open(place.namespace_text, place.key_text, stored)
        elif is_sealed_item(stored):
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
