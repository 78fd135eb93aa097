"""Indexes on fields of items, and vectors and words of items that were put before."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, NamedTuple

from psycopg import errors

from pg_checkpoint.core.arguments import check_mapping
from pg_checkpoint.core.database import Database
from pg_checkpoint.core.errors import InvalidOptionError
from pg_checkpoint.core.transaction import Statement, load_vector_queries
from pg_checkpoint.store import values
from pg_checkpoint.store.operations import Put, keys_of
from pg_checkpoint.store.search import Texts
from pg_checkpoint.store.vectors import (
    Passage,
    StoredVector,
    Vectors,
    VectorTables,
    vector_columns,
)

# The indexes on items that are made only if the store's `index` asks for them.


# To build one for many items; nothing waits for it but its caller, and writers.
_TIMEOUT = 3600.0
_TIMES = ("updated_at", "created_at")


def split_index(index: Mapping[str, Any] | None) -> tuple[Any, Any, list[str]]:
    """Splits `index`: for vectors, for words (None without), and which indexes items have."""
    # What means nothing is ignored, as by the stock store: many programs have `text_fields`.
    check_mapping("index", index or None)
    rest = dict(index or {})
    filtered, times = _names(rest, "filter_fields"), _names(rest, "order_fields")
    words = rest.pop("text", None)
    if unknown := [name for name in times if name not in _TIMES]:
        known = " and ".join(_TIMES)
        raise InvalidOptionError(f"index order_fields may have {known}, not {unknown[0]!r}")
    # The caller's own, where there is nothing to take away.
    vectors = index if rest and len(rest) == len(index or ()) else rest or None
    return vectors, words, [*(["value"] if filtered else []), *dict.fromkeys(times)]


async def make_item_indexes(database: Database, columns: Sequence[str]) -> None:
    """Makes the indexes on these columns; that on `value` serves filters on all fields.

    Many may do so at once. One that is there needs no rights.
    """
    find = load_vector_queries(database.schema, ())["find_index"]
    for column in columns:
        look = Statement(find, (database.schema, f"store_items_{column}_idx"))
        (rows,) = await database.read([look], timeout=_TIMEOUT)
        if not rows:
            bounds = database.bounds(_TIMEOUT, generic_plan=False)
            create = database.statement(f"create_{column}_index")
            # Of two who began at once the other one has made it.
            with suppress(errors.UniqueViolation, errors.DuplicateTable):
                await database.run([bounds, create], timeout=_TIMEOUT)


def _names(index: dict[str, Any], option: str) -> Sequence[str]:
    names: Sequence[str] = index.pop(option, None) or []
    if isinstance(names, str) or not all(isinstance(name, str) for name in names):
        raise InvalidOptionError(f"index {option} must be a list of field names")
    return names


# Vectors and words for items that were put before a store had its index; while it is in use.
#
# Items are gone through by their keys, a page in a transaction. What an item has already is not
# made again, so the next call continues one that was killed. An item that is put meanwhile keeps
# what that put gave it.


# Items, and about how many bytes of their values, of one transaction: a put of one waits for it.
PAGE, _BYTES = 100, 2**21


class _Item(NamedTuple):
    place: values.ItemPlace
    version: int
    value: dict[str, Any]
    made: Sequence[str]  # path, position and hash of each text that has a vector


async def reindex(
    database: Database,
    vectors: Vectors | None,
    words: Texts | None,
    seal: values.StoreSealing | None,
    progress: Callable[[int], None] | None,
) -> int:
    """Goes through all items, once for vectors and once for words; see `areindex`."""
    if vectors is None and words is None:
        raise InvalidOptionError("reindexing needs a store with `index`")
    count = 0

    async def go_through(
        find: Callable[..., Statement], work: Callable[[list[_Item]], Awaitable[Statement | None]]
    ) -> None:
        nonlocal count
        start = "", "", ""
        while True:
            page = find(*start, PAGE, _BYTES)
            (rows,) = await database.read([page], timeout=_TIMEOUT, generic_plan=False)
            if not rows:
                return
            items = [
                _Item(
                    values.ItemPlace(*row[:3]),
                    row[5],
                    values.opened_plain(seal, row[3], row[4], row[6:8]),
                    row[8],
                )
                for row in rows
            ]
            if statement := await work(items):
                bounds = database.bounds(generic_plan=False)
                answers = await database.run([bounds, statement], timeout=_TIMEOUT)
                count += answers[1][0][0]
                if progress is not None:
                    progress(count)
            start = values.key_after(rows[-1])

    if vectors is not None:
        tables = await vectors.change_model()
        find = partial(tables.statement, "find_items")
        await go_through(find, partial(_embedded, vectors, tables))
        await vectors.complete(tables)
    if words is not None:
        await words.set_up()
        await go_through(words.find_due, partial(_worded, words))
    return count


async def _embedded(vectors: Vectors, tables: VectorTables, items: list[_Item]) -> Statement | None:
    """The statement that gives items their vectors, if one lacks some or has others."""
    hash_of = vectors.embedder.hash_of
    due = []
    for item in items:
        wanted = vectors.index.texts_of(item.value, None) or []
        made = {f"{text.path} {text.position} {hash_of(text.text).hex()}" for text in wanted}
        if made != {*item.made}:
            due.append((item, wanted))
    if not due:
        return None
    texts = [(n, text) for n, (_, wanted) in enumerate(due, 1) for text in wanted]
    passages = [Passage(text.text, due[n - 1][0].place) for n, text in texts]
    made_now = await vectors.embedder.documents(passages)
    rows = [
        (n, StoredVector(text.path, text.position, hash_of(text.text), vector))
        for (n, text), vector in zip(texts, made_now, strict=True)
    ]
    keys = keys_of([item.place for item, _ in due])
    versions = [item.version for item, _ in due]
    columns = vector_columns(rows)
    return tables.statement("restore_vectors", *keys, versions, *columns, vectors.index.dims)


async def _worded(words: Texts, items: list[_Item]) -> Statement:
    return words.statement(
        Put(i.place, values.JsonValue(""), i.version, words=words.index.text_of(i.value, None))
        for i in items
    )
