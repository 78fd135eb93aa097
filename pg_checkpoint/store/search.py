"""Search by words, by vectors, and by both."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from typing import Generic, NamedTuple, TypeVar

from pg_checkpoint.core.database import Database
from pg_checkpoint.core.errors import SchemaNotReadyError, StoreIndexError
from pg_checkpoint.core.migrations import change_schema
from pg_checkpoint.core.nodes import refuse_index_on_workers
from pg_checkpoint.core.transaction import Rows, Statement, load_queries, statement
from pg_checkpoint.store.operations import Put, Search, keys_of
from pg_checkpoint.store.options import TextIndex, asked_of
from pg_checkpoint.store.values import labels_of, place_of
from pg_checkpoint.store.vectors import Read, Vectors

# The words of a store's items: put with an item, and searched by Postgres' full text.


logger = logging.getLogger(__name__)

_TIMEOUT = 3600.0


class Texts:
    """Stores and searches words for one store."""

    def __init__(self, database: Database, index: TextIndex) -> None:
        self.index = index
        self._database = database
        # As it is written in SQL, once somebody has looked.
        self._language = ""

    async def set_up(self) -> None:
        """Makes the table; many may do so at once."""
        if await self._find(_TIMEOUT):
            return
        database = self._database
        await refuse_index_on_workers(database, _TIMEOUT)
        create = Statement(load_queries(database.schema, "texts")["create_tables"], None)
        await change_schema(database, partial(database.run_once, timeout=_TIMEOUT), [create])
        logger.info("made the table for search by words")

    async def look(self, timeout: float) -> None:
        """Looks, before their first use, at what words need; within so many seconds."""
        if not self._language and not await self._find(timeout):
            self._language = ""
            raise SchemaNotReadyError(
                f"schema {self._database.schema!r} has no table for search by words: run `await "
                "store.setup()` (PostgresStore: `store.setup()`) once, on a store with this `index`"
            )

    def statement(self, puts: Iterable[Put]) -> Statement:
        """The statement that gives items their words, and takes away those that they had.

        Goes after that which stores the items. Only after `look`.
        """
        stored = [put for put in puts if put.value is not None]
        return self._statement(
            "put_texts",
            *keys_of([put.place for put in stored]),
            [put.version for put in stored],
            [put.words for put in stored],
            *(self._language, self._language),
        )

    def find_due(self, *page: object) -> Statement:
        """The statement that finds items whose words nobody has looked for. Only after `look`."""
        return self._statement("find_due_items", *page, self._language)

    async def search(self, read: Read, search: Search) -> Rows:
        """Ranks what has words of a query, the best first; only after `look`."""
        query = *search.range, search.path, search.limit, search.offset
        asked = self._language, *asked_of(search.query or "")
        options = search.extras.with_values, self._language, *search.extras.times
        return (await read([self._statement("search_texts", *query, *asked, *options)]))[0]

    async def _find(self, timeout: float) -> bool:
        """True if the table is there; finds the language, too."""
        database = self._database
        while True:
            schema = database.schema
            queries = load_queries(schema, "texts")
            look = Statement(queries["find_tables"], (schema,))
            languages = Statement(queries["list_languages"], ())
            ((is_there,),), known = await database.read([look, languages], timeout=timeout)
            if schema == database.schema:
                self._language = _language(self.index.language, known)
                return bool(is_there)

    def _statement(self, name: str, *params: object) -> Statement:
        return statement(load_queries(self._database.schema, "texts")[name], *params)


def _language(name: str, known: Rows) -> str:
    """A text search configuration as it is written in SQL."""
    for schema, short, quoted in known:
        if name in (f"{schema}.{short}", short if schema == "pg_catalog" else None):
            return str(quoted)
    names = (short if schema == "pg_catalog" else f"{schema}.{short}" for schema, short, _ in known)
    raise StoreIndexError(
        f"the language {name!r} of the text index is not a text search configuration of this "
        f"database. There are: {', '.join(names)}. Use one of them, or CREATE TEXT SEARCH "
        "CONFIGURATION and name it with its schema"
    )


# Fuses rankings into one, by reciprocal rank fusion.
#
# Pure. An item counts 1 / (60 + its rank) for each ranking that has it. Rankings come in windows:
# their first items, then those after them. What a window brings goes behind all that came before
# it, so the order is the same however much of it is asked for.


T = TypeVar("T", bound="tuple[object, ...]")

# As in the paper that the method is from.
_CONSTANT = 60
_FIRST, _GROWTH = 50, 4


class Window(NamedTuple):
    """A part of each ranking."""

    offset: int
    limit: int

    @property
    def most(self) -> float:
        """The highest score of an item whose ranks are in this window or after it."""
        return 2 / (_CONSTANT + self.offset + 1)


def windows() -> Iterator[Window]:
    """The parts that rankings come in, each larger than the one before."""
    offset, limit = 0, _FIRST
    while True:
        yield Window(offset, limit)
        offset, limit = offset + limit, limit * _GROWTH


class Fusion(Generic[T]):
    """The fused ranking, as far as it is known."""

    def __init__(self, least: float = 0.0) -> None:
        self._least = least
        self.scores: dict[T, float] = {}  # what each item counts, in the order of the ranking

    def add(self, window: Window, rankings: Sequence[Sequence[T]]) -> None:
        """Adds the items that rankings have in a window; equal scores are ordered by the items."""
        new: dict[T, float] = {}
        for ranking in rankings:
            for rank, item in enumerate(ranking, window.offset + 1):
                if item not in self.scores:
                    new[item] = new.get(item, 0.0) + 1 / (_CONSTANT + rank)
        # What counts too little here counts no more in a later window, where it has the other rank.
        pairs = [pair for pair in new.items() if pair[1] >= self._least]
        self.scores.update(sorted(pairs, key=lambda pair: (-pair[1], pair[0])))

    def page(self, offset: int, limit: int) -> list[tuple[T, float]]:
        """Items of the ranking with their scores."""
        return list(self.scores.items())[offset : offset + limit]


# Searches with a query: by meaning, by words, or by both.


# How often both are ranked anew, when items were put or deleted before they were fetched.
_TRIES = 3
# Of a row: the item's namespace and key, and when it was updated.
_IDENTITY = 6, 7, 4


class Ranking:
    """Ranks what searches find."""

    def __init__(self, database: Database, vectors: Vectors | None, texts: Texts | None) -> None:
        self._database = database
        # By mode. A search of another mode is refused before.
        indexes = {"vector": vectors, "text": texts}
        self._rank = {mode: index.search for mode, index in indexes.items() if index is not None}

    async def search(self, read: Read, search: Search) -> Rows:
        """The items of a search, the best first."""
        mode, least = search.extras.mode, search.extras.min_score
        if mode == "hybrid":
            return await self._by_both(read, search)
        rows = await self._rank[mode or ""](read, search)
        return rows if least is None else [row for row in rows if row[-1] >= least]

    async def _by_both(self, read: Read, search: Search) -> Rows:
        rows: Rows = []
        for _ in range(_TRIES):
            ranked = await self._ranked(read, search)
            rows = await self._fetched(read, ranked)
            if len(rows) == len(ranked):
                break
        return rows if search.extras.with_values else [(row[0], None, *row[2:]) for row in rows]

    async def _ranked(self, read: Read, search: Search) -> list[tuple[tuple[str, ...], float]]:
        """A page of both rankings fused: items by what identifies them as they are now."""
        least = search.extras.min_score or 0.0
        without_values = search.extras._replace(with_values=False)
        fusion: Fusion[tuple[str, ...]] = Fusion(least)
        for window in windows():
            if len(fusion.scores) >= search.offset + search.limit or window.most < least:
                break
            part = search._replace(**window._asdict(), extras=without_values)
            rankings = [await rank(read, part) for rank in self._rank.values()]
            fusion.add(window, [[tuple(row[n] for n in _IDENTITY) for row in r] for r in rankings])
            if all(len(rows) < window.limit for rows in rankings):
                break
        return fusion.page(search.offset, search.limit)

    async def _fetched(self, read: Read, ranked: Sequence[tuple[tuple[str, ...], float]]) -> Rows:
        """The rows of items that are as they were when they were ranked."""
        if not ranked:
            return []
        places = [place_of(labels_of(namespace), key) for (namespace, key, _), _ in ranked]
        (rows,) = await read([self._database.statement("get_items", *keys_of(places))])
        by_rank = [(row, *ranked[row[0] - 1]) for row in sorted(rows, key=lambda row: row[0])]
        return [(*row, *item[:2], score) for row, item, score in by_rank if row[4] == item[2]]
