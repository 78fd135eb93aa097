"""Vectors and words for items that were put before a store had its index; while it is in use.

Items are gone through by their keys, a page in a transaction. What an item has already is not made
again, so the next call continues one that was killed. An item that is put meanwhile keeps what that
put gave it.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Any, NamedTuple

from pg_checkpoint.errors import InvalidOptionError
from pg_checkpoint.postgres.arrays import bigints, byteas, integers, reals, texts
from pg_checkpoint.postgres.database import Database
from pg_checkpoint.postgres.pipeline import Statement
from pg_checkpoint.store.embedding import Passage
from pg_checkpoint.store.namespaces import ItemPlace
from pg_checkpoint.store.parts import Put
from pg_checkpoint.store.sealing import StoreSealing, opened_plain
from pg_checkpoint.store.statements import keys_of
from pg_checkpoint.store.texts import Texts
from pg_checkpoint.store.values import JsonValue
from pg_checkpoint.store.vector_tables import VectorTables
from pg_checkpoint.store.vectors import Vectors

# Items, and about how many bytes of their values, of one transaction: a put of one waits for it.
PAGE, _BYTES = 100, 2**21
_TIMEOUT = 3600.0


class _Item(NamedTuple):
    place: ItemPlace
    version: int
    value: dict[str, Any]
    made: Sequence[str]  # path, position and hash of each text that has a vector


async def reindex(
    database: Database,
    vectors: Vectors | None,
    words: Texts | None,
    seal: StoreSealing | None,
    progress: Callable[[int], None],
) -> int:
    """Goes through all items, once for vectors and once for words; see `areindex`."""
    if vectors is None and words is None:
        raise InvalidOptionError("a store without `index` has nothing to index")
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
                    ItemPlace(*row[:3]),
                    row[5],
                    opened_plain(seal, row[3], row[4], row[6:8]),
                    row[8],
                )
                for row in rows
            ]
            if statement := await work(items):
                bounds = database.bounds(generic_plan=False)
                answers = await database.run([bounds, statement], timeout=_TIMEOUT)
                count += answers[1][0][0]
                progress(count)
            # The next key in the order of bytes, because there are no NULs.
            start = rows[-1][0], rows[-1][1], rows[-1][2] + "\x01"

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
    rows = [(n, text) for n, (_, wanted) in enumerate(due, 1) for text in wanted]
    passages = [Passage(text.text, due[n - 1][0].place) for n, text in rows]
    return tables.statement(
        "restore_vectors",
        *keys_of([item.place for item, _ in due]),
        bigints([item.version for item, _ in due]),
        integers([n for n, _ in rows]),
        texts([text.path for _, text in rows]),
        integers([text.position for _, text in rows]),
        byteas([hash_of(text.text) for _, text in rows]),
        reals(await vectors.embedder.documents(passages)),
        vectors.index.dims,
    )


async def _worded(words: Texts, items: list[_Item]) -> Statement:
    return words.statement(
        Put(i.place, JsonValue(""), i.version, words=words.index.text_of(i.value, None))
        for i in items
    )
