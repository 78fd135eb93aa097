"""Vectors of another model, and words, for items that were put before; while the store is in use.

Items are gone through by their keys, page by page. What is to be done is seen in the tables: an
item with vectors of the model before and none of this one, an item that nobody has looked for
words in. So whoever is killed is continued by the next call. An item that somebody puts meanwhile
is left to that put, or to a later pass.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any, ClassVar, NamedTuple, TypeAlias

from langgraph.store.base import get_text_at_path

from pg_checkpoint.errors import InvalidOptionError, PgCheckpointError, StoreIndexError
from pg_checkpoint.observability.error_names import facts_of
from pg_checkpoint.postgres.arrays import bigints, byteas, integers, reals, texts
from pg_checkpoint.postgres.database import Database
from pg_checkpoint.postgres.pipeline import Rows, Statement
from pg_checkpoint.store.embedding import Passage, Vector
from pg_checkpoint.store.index_config import Text, field_of
from pg_checkpoint.store.namespaces import ItemPlace, labels_of
from pg_checkpoint.store.parts import Put
from pg_checkpoint.store.sealing import StoreSealing, opened_plain
from pg_checkpoint.store.statements import keys_of
from pg_checkpoint.store.texts import Texts
from pg_checkpoint.store.values import JsonValue
from pg_checkpoint.store.vector_tables import VectorTables
from pg_checkpoint.store.vectors import Vectors

logger = logging.getLogger(__name__)

# Bytes of values of items that are embedded together.
_PAGE_BYTES = 2**21
# What is put meanwhile is for the next pass, but not for ever.
_PASSES = 10
# Texts that fail one after another, before it is taken for the embedder's failure, not theirs.
_FAILURES = 5
_TIMEOUT = 3600.0

_Work: TypeAlias = "Callable[[Rows], Awaitable[int]]"


@dataclass(frozen=True, slots=True)
class Reembedded:
    """What a call of `areembed` has done so far.

    Attributes:
        due: The number of items to embed when the call began.
        embedded: The number of items to which this call gave new vectors.
        vectors: The number of these vectors.
        worded: The number of items in which this call looked for words.
        remaining: The number of items that are still to be embedded; None during the call.
        failed: The namespace and key of each item that could not be embedded, and why.
        is_complete: Whether searches by the new vectors are allowed; they find all items except
            the remaining ones, which somebody has put meanwhile.
        is_finished: Whether all vectors of other models are dropped.
    """

    due: int = 0
    embedded: int = 0
    vectors: int = 0
    worded: int = 0
    remaining: int | None = None
    failed: dict[tuple[tuple[str, ...], str], str] = field(default_factory=dict)
    is_complete: bool = True
    is_finished: bool = True


class _Item(NamedTuple):
    """An item that was read.

    Attributes:
        name: Its namespace and key, for people.
        texts: What is to be embedded of it.
    """

    place: ItemPlace
    name: tuple[tuple[str, ...], str]
    version: int
    value: dict[str, Any]
    texts: Sequence[Text] = ()


class Reembedding:
    """One call of `areembed`.

    Args:
        database: Runs the statements.
        vectors: The store's vectors; None if it has none.
        words: The store's words; None if it has none.
        seal: The store's, with a cipher.
        progress: Called with what was done so far, after each page.

    Attributes:
        page: How many items are embedded together.
        transaction: How many of them one transaction stores; who puts one waits for it.
    """

    page: ClassVar[int] = 500
    transaction: ClassVar[int] = 100

    def __init__(
        self,
        database: Database,
        vectors: Vectors | None,
        words: Texts | None,
        seal: StoreSealing | None,
        progress: Callable[[Reembedded], None] | None = None,
    ) -> None:
        self._database = database
        self._vectors = vectors
        self._words = words
        self._seal = seal
        self._progress = progress or (lambda _: None)
        self._done = Reembedded()

    async def run(self, *, finish: bool) -> Reembedded:
        """Does all that there is to do; raises as `areembed`."""
        if self._vectors is None and self._words is None:
            raise InvalidOptionError("a store without `index` has nothing to embed")
        await self._database.read([self._database.statement("ping")], timeout=_TIMEOUT)
        remaining = 0
        if self._vectors is not None:
            remaining += await self._embed_all(self._vectors, finish=finish)
        if self._words is not None:
            remaining += await self._word_all(self._words)
        self._done = replace(self._done, remaining=remaining)
        return self._done

    # --- vectors ---

    async def _embed_all(self, vectors: Vectors, *, finish: bool) -> int:
        tables = await vectors.begin_generation()
        if tables.before is None:
            return 0
        self._done = replace(
            self._done, due=await self._count(tables), is_complete=False, is_finished=False
        )
        find = partial(tables.statement, "find_due_items")
        work = partial(self._embed_page, vectors, tables)
        await self._passes(find, work)
        if not tables.generation.is_complete:
            # Of all vectors at once it takes less time than of one after another.
            await vectors.make_index()
            await self._passes(find, work)
        remaining = await self._count(tables)
        if self._done.failed:
            return remaining
        await self._run(tables.statement("complete_generation", tables.generation.number))
        self._done = replace(self._done, is_complete=True)
        if finish and not remaining:
            is_finished = await vectors.end_others()
            self._done = replace(self._done, is_finished=is_finished)
            remaining = 0 if is_finished else await self._count(tables)
        return remaining

    async def _count(self, tables: VectorTables) -> int:
        (rows,) = await self._database.read(
            [tables.statement("count_due_items")], timeout=_TIMEOUT, generic_plan=False
        )
        return int(rows[0][0])

    async def _embed_page(self, vectors: Vectors, tables: VectorTables, rows: Rows) -> int:
        items = self._read(rows)
        statement = tables.statement("find_vectors_before", *keys_of([i.place for i in items]))
        (found,) = await self._database.read([statement], timeout=_TIMEOUT, generic_plan=False)
        places: dict[int, list[tuple[str, int]]] = {}
        for n, path, position in found:
            places.setdefault(n, []).append((path, position))
        items = [
            item._replace(texts=_texts_at(item.value, places.get(n, ())))
            for n, item in enumerate(items, 1)
        ]
        made = await self._vectors_of(vectors, items)
        stored = 0
        for start in range(0, len(made), self.transaction):
            part = made[start : start + self.transaction]
            (answer,) = await self._run(_put_new_vectors(vectors, tables, part))
            stored += answer[0][0]
        self._done = replace(
            self._done,
            embedded=self._done.embedded + stored,
            vectors=self._done.vectors + sum(len(v) for _, v in made),
        )
        return stored

    async def _vectors_of(
        self, vectors: Vectors, items: Sequence[_Item]
    ) -> list[tuple[_Item, Sequence[Vector]]]:
        """The items that the embedder takes, with their vectors."""
        try:
            return await _embedded(vectors, items)
        except Exception as error:
            if _is_everyones(error):
                raise
            logger.info("one by one after %s", type(error).__name__, extra=facts_of(error))
        made: list[tuple[_Item, Sequence[Vector]]] = []
        failed: dict[tuple[tuple[str, ...], str], str] = {}
        for item in items:
            try:
                made += await _embedded(vectors, [item])
            except Exception as error:  # noqa: PERF203  each for itself
                failed[item.name] = _why(error)
                if _is_everyones(error) or (not made and len(failed) >= _FAILURES):
                    raise
        self._fail(failed)
        return made

    # --- words ---

    async def _word_all(self, words: Texts) -> int:
        await words.set_up()
        find = words.find_due
        await self._passes(find, partial(self._word_page, words))
        rows = await self._database.read([words.count_due()], timeout=_TIMEOUT, generic_plan=False)
        return int(rows[0][0][0])

    async def _word_page(self, words: Texts, rows: Rows) -> int:
        items = self._read(rows)
        puts = [
            Put(i.place, JsonValue(""), i.version, words=words.index.text_of(i.value, None))
            for i in items
        ]
        stored = 0
        for start in range(0, len(puts), self.transaction):
            (answer,) = await self._run(words.statement(puts[start : start + self.transaction]))
            stored += answer[0][0]
        self._done = replace(self._done, worded=self._done.worded + stored)
        return stored

    # --- both ---

    async def _passes(self, find: Callable[..., Statement], work: _Work) -> None:
        """Goes through all items, until there is nothing that could be done."""
        for _ in range(_PASSES):
            if not await self._pass(find, work):
                return

    async def _pass(self, find: Callable[..., Statement], work: _Work) -> int:
        after, done = ("", "", ""), 0
        while True:
            statement = find(*after, self.page, _PAGE_BYTES)
            (rows,) = await self._database.read([statement], timeout=_TIMEOUT, generic_plan=False)
            if not rows:
                return done
            done += await work(rows)
            self._progress(self._done)
            # The next key in the order of bytes, because there are no NULs.
            after = rows[-1][0], rows[-1][1], rows[-1][2] + "\x01"

    def _read(self, rows: Rows) -> list[_Item]:
        """Items, but for those that can't be read or had failed."""
        items = []
        failed: dict[tuple[tuple[str, ...], str], str] = {}
        for head, rest, key, namespace, whole_key, version, *stored in rows:
            name = labels_of(namespace), whole_key
            try:
                value = opened_plain(self._seal, namespace, whole_key, stored)
            except PgCheckpointError as error:
                failed[name] = _why(error)
            else:
                if name not in self._done.failed:
                    items.append(_Item(ItemPlace(head, rest, key), name, version, value))
        self._fail(failed)
        return items

    def _fail(self, failed: dict[tuple[tuple[str, ...], str], str]) -> None:
        if failed:
            self._done = replace(self._done, failed={**self._done.failed, **failed})

    async def _run(self, statement: Statement) -> list[Rows]:
        bounds = self._database.bounds(generic_plan=False)
        return (await self._database.run([bounds, statement], timeout=_TIMEOUT))[1:]


def _texts_at(value: dict[str, Any], places: Sequence[tuple[str, int]]) -> list[Text]:
    """The texts that are where vectors were made of some."""
    found: dict[str, list[str]] = {}
    texts_there = []
    for path, position in places:
        if path not in found:
            found[path] = get_text_at_path(value, field_of(path)[1])
        if position < len(found[path]):
            texts_there.append(Text(path, position, found[path][position]))
    return texts_there


async def _embedded(
    vectors: Vectors, items: Sequence[_Item]
) -> list[tuple[_Item, Sequence[Vector]]]:
    passages = [Passage(text.text) for item in items for text in item.texts]
    made = iter(await vectors.embedder.documents(passages) if passages else ())
    return [(item, [next(made) for _ in item.texts]) for item in items]


def _put_new_vectors(
    vectors: Vectors, tables: VectorTables, made: Sequence[tuple[_Item, Sequence[Vector]]]
) -> Statement:
    rows = [(n, text) for n, (item, _) in enumerate(made, 1) for text in item.texts]
    return tables.statement(
        "put_new_vectors",
        *keys_of([item.place for item, _ in made]),
        bigints([item.version for item, _ in made]),
        integers([n for n, _ in rows]),
        texts([text.path for _, text in rows]),
        integers([text.position for _, text in rows]),
        byteas([vectors.embedder.hash_of(text.text) for _, text in rows]),
        reals([vector for _, some in made for vector in some]),
        vectors.index.dims,
    )


def _is_everyones(error: Exception) -> bool:
    """Whether it is no fault of a text."""
    return isinstance(error, PgCheckpointError) and not isinstance(error, StoreIndexError)


def _why(error: Exception) -> str:
    """What is wrong, without a value in it."""
    return str(error) if isinstance(error, PgCheckpointError) else type(error).__name__
