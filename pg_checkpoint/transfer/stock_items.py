"""The store of langgraph-checkpoint-postgres: its items, read and written for moving.

The statements are in sql/stock_store. That package need not be installed.
"""

from __future__ import annotations

import json
import re
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

from pg_checkpoint.errors import (
    CorruptRowError,
    InvalidKeyError,
    PgCheckpointError,
    StockTablesError,
)
from pg_checkpoint.postgres.arrays import BinaryArray, doubles, integers, reals, texts
from pg_checkpoint.postgres.database import Database
from pg_checkpoint.postgres.pipeline import Rows, Statement
from pg_checkpoint.postgres.queries import load_stock_store_queries
from pg_checkpoint.postgres.sources import Source
from pg_checkpoint.store.embedding import cells_of
from pg_checkpoint.store.namespaces import check_labels
from pg_checkpoint.store.typed_values import is_typed
from pg_checkpoint.store.values import fits_jsonb
from pg_checkpoint.transfer.items import Item, ItemKey, ItemState, VectorPlace, text_at
from pg_checkpoint.transfer.stock_tables import opened_stock

_PAGE = 1_000
_NEEDED = {"prefix", "key", "value", "created_at", "updated_at", "expires_at", "ttl_minutes"}
_NUMBERED = re.compile(r"(.*)\.(\d{1,9})", re.DOTALL)


@dataclass
class StockItems:
    """Items of the stock store."""

    database: Database  # where they are
    timeout: float  # seconds for each transaction
    has_vectors: bool  # whether there is a table for vectors

    async def page(self, after: ItemKey | None) -> dict[ItemKey, ItemState]:
        """The next items in the order of the database's collation."""
        start = (None, None) if after is None else (".".join(after[0]), after[1])
        rows = await self._read("list_item_states", *start, _PAGE)
        keys = [(_labels(prefix), key) for prefix, key, *_ in rows]
        counts = await self._counts(keys)
        return {
            key: ItemState(row[2], counts.get(n, 0), row[3])
            for n, (key, row) in enumerate(zip(keys, rows, strict=True), 1)
        }

    async def states(self, keys: Sequence[ItemKey]) -> dict[ItemKey, ItemState]:
        """Those of some items that are there."""
        rows = await self._read("get_item_states", *_texts(keys))
        counts = await self._counts(keys)
        return {keys[n - 1]: ItemState(at, counts.get(n, 0)) for n, at in rows}

    async def load(self, keys: Sequence[ItemKey]) -> dict[ItemKey, Item | Exception]:
        """Some items, or why one can't be read."""
        rows = await self._read("load_items", *_texts(keys))
        fields: dict[int, dict[str, Sequence[float]]] = {}
        if self.has_vectors and keys:
            for n, name, numbers in await self._read("find_item_vectors", *_texts(keys)):
                fields.setdefault(n, {})[name] = numbers
        return {keys[n - 1]: _item(keys[n - 1], row, fields.get(n, {})) for n, *row in rows}

    async def store(self, items: Sequence[Item]) -> int:
        """Stores what is not newer there, with its vectors, in one transaction."""
        keys = [item.place for item in items]
        statements = [
            self.database.bounds(self.timeout, generic_plan=False),
            self._statement(
                "restore_items",
                *_texts(keys),
                texts([_as_jsonb(item.value) for item in items]),
                *(texts([item.times[at] for item in items]) for at in range(3)),
                doubles([item.ttl for item in items]),
            ),
        ]
        if self.has_vectors:
            statements.append(self._restoring(keys, items))
        return len((await self.database.run(statements, timeout=self.timeout))[1])

    def _restoring(self, keys: Sequence[ItemKey], items: Sequence[Item]) -> Statement:
        rows = [
            (n, name, numbers)
            for n, item in enumerate(items, 1)
            for name, numbers in _named(item.vectors or {}).items()
        ]
        dims = len(rows[0][2]) if rows else 0
        return self._statement(
            "restore_vectors",
            *_texts(keys),
            texts([item.times[1] for item in items]),
            integers([n for n, *_ in rows]),
            texts([name for _, name, _ in rows]),
            reals([cells_of(numbers, dims) for *_, numbers in rows]),
            dims,
        )

    async def _counts(self, keys: Sequence[ItemKey]) -> dict[int, int]:
        if not self.has_vectors or not keys:
            return {}
        return dict(await self._read("count_item_vectors", *_texts(keys)))

    def _statement(self, name: str, *params: Any) -> Statement:
        return Statement(load_stock_store_queries(self.database.schema)[name], params)

    async def _read(self, name: str, *params: Any) -> Rows:
        statement = self._statement(name, *params)
        return (await self.database.read([statement], timeout=self.timeout, generic_plan=False))[0]


@asynccontextmanager
async def opened_store(
    source: Source, schema: str | None, timeout: float
) -> AsyncIterator[StockItems | None]:
    """Their store, if it is there; takes what `opened_stock` does, and is closed at the end."""
    async with opened_stock(source, schema, timeout) as (database, columns):
        found = columns.get("store")
        if found is not None and (lacking := sorted(_NEEDED - found)):
            raise StockTablesError(
                f"the table store in schema {database.schema!r} is of an older version of "
                f"langgraph-checkpoint-postgres (without {', '.join(lacking)}): run the setup() of "
                "its store first"
            )
        has_vectors = "store_vectors" in columns
        yield None if found is None else StockItems(database, timeout, has_vectors)


def _item(
    key: ItemKey, row: Sequence[Any], fields: Mapping[str, Sequence[float]]
) -> Item | Exception:
    try:
        check_labels(key[0])
        # Not orjson, which gives integers beyond 64 bits back as floats.
        value = json.loads(row[0])
        if not isinstance(value, dict):
            raise CorruptRowError("its value is not a JSON object")
        vectors = {_place(value, name): numbers for name, numbers in fields.items()}
        text, created_at, updated_at, expires_at, ttl = row
        return Item(key, text, created_at, updated_at, expires_at, ttl, vectors)
    except (PgCheckpointError, ValueError, RecursionError) as error:
        return error


def _place(value: Any, name: str) -> VectorPlace:
    """Where a vector's text is: a field of several texts has their numbers after its path."""
    numbered = _NUMBERED.fullmatch(name)
    if numbered is None or text_at(value, (name, 0)) is not None:
        return name, 0
    return numbered[1], int(numbered[2])


def _named(vectors: Mapping[VectorPlace, Sequence[float]]) -> dict[str, Sequence[float]]:
    """Vectors by the names that they have there."""
    several = {path for path, position in vectors if position}
    return {
        f"{path}.{position}" if path in several else path: numbers
        for (path, position), numbers in vectors.items()
    }


def _as_jsonb(text: str) -> str:
    if is_typed(text):
        raise CorruptRowError("their table can't hold its value, which JSON can't represent")
    if not fits_jsonb(json.loads(text)):
        raise CorruptRowError("their table can't hold its value (NUL, NaN, infinity or the like)")
    return text


def _labels(prefix: str) -> tuple[str, ...]:
    return tuple(prefix.split(".")) if prefix else ()


def _texts(keys: Sequence[ItemKey]) -> tuple[BinaryArray, BinaryArray]:
    for _, key in keys:
        if "\0" in key:
            raise InvalidKeyError("a key has the character NUL")
    return texts([".".join(labels) for labels, _ in keys]), texts([key for _, key in keys])
