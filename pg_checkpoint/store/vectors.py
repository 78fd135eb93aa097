"""The vectors of a store's items: made before a put is queued, put with it, and searched.

Nobody waits for an embedder but the call that needs it, and later puts of the same keys, which
must not overtake it. A search looks at every vector below its prefix where these are not too many:
that is exact, and fast. Where they are, it walks the index, until enough items match; and if the
index ends before that, it looks at every vector after all. So it never returns fewer items than
there are.
"""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Awaitable, Callable, Iterable, Sequence
from functools import partial
from typing import Any, ClassVar, NamedTuple, TypeAlias

from pg_checkpoint.errors import OverloadedError, SaverClosedError
from pg_checkpoint.postgres.arrays import byteas, integers, reals, texts
from pg_checkpoint.postgres.connections import with_timeout
from pg_checkpoint.postgres.database import Database
from pg_checkpoint.postgres.pipeline import Rows, Statement
from pg_checkpoint.settings import Settings
from pg_checkpoint.store.embedding import Embedder, Passage, Vector
from pg_checkpoint.store.index_config import Text, VectorIndex
from pg_checkpoint.store.large import Large
from pg_checkpoint.store.namespaces import ItemPlace
from pg_checkpoint.store.operations import Plan
from pg_checkpoint.store.parts import Put, Search
from pg_checkpoint.store.queue import OVERHEAD
from pg_checkpoint.store.vector_tables import (
    VectorTables,
    change_model,
    find_tables,
    make_index,
    make_tables,
)

# Runs statements as one transaction, and returns the rows of each.
Read: TypeAlias = "Callable[[Sequence[Statement]], Awaitable[list[Rows]]]"

# More than any table has.
_ALL = 2**62
# How many vectors a walk of the index may pass that match nothing.
_FARTHEST = 40_000


class Embedded(NamedTuple):
    """The vectors of an item's texts."""

    texts: Sequence[Text]
    hashes: Sequence[bytes]
    vectors: Sequence[Vector]

    @property
    def size(self) -> int:
        """Bytes to send."""
        return sum(map(len, self.vectors)) + 64 * len(self.texts)


class Vectors:
    """Embeds, stores and searches for one store."""

    # How many vectors are compared without the index: two microseconds each, on the server.
    most_exact: ClassVar[int] = 10_000
    # How wide the index is searched, at least and at most.
    breadth: ClassVar[tuple[int, int]] = 200, 1_000

    def __init__(self, database: Database, settings: Settings, index: VectorIndex) -> None:
        self.index = index
        sizes = settings.cache_bytes // 8, settings.write_timeout
        self.embedder = Embedder(index, *sizes, self._find)
        self._database = database
        self._settings = settings
        self._tables: VectorTables | None = None
        self._stale = False
        self._large = Large()
        self._closed = False
        self._looking = asyncio.Lock()
        # Of batches that are being prepared, by what they put.
        self._last: dict[ItemPlace, asyncio.Future[None]] = {}
        self._preparing: set[asyncio.Future[None]] = set()
        self._bytes = 0

    @property
    def is_pending(self) -> bool:
        """Whether something is being prepared."""
        return bool(self._preparing) or self.embedder.is_pending

    def open(self) -> None:
        """Takes batches again, after `close`."""
        self._closed = False

    def refuse(self) -> None:
        """Refuses new batches."""
        self._closed = True

    async def close(self) -> None:
        """Refuses new batches, and waits for those that are being prepared."""
        self.refuse()
        if self._preparing:
            await asyncio.wait({*self._preparing}, timeout=self._settings.write_timeout)
        await self.embedder.close()

    async def set_up(self) -> None:
        """Makes what vectors need; raises as `make_tables`."""
        self._tables = await make_tables(self._database, self.index)
        self._stale = False

    def forget(self) -> None:
        """Looks again at the tables before their next use: one of them may be gone."""
        self._stale = True

    async def change_model(self) -> VectorTables:
        """Makes room for the vectors of this index; raises as `change_model`."""
        self._tables = await change_model(self._database, self.index)
        self._stale = False
        return self._tables

    async def complete(self, tables: VectorTables) -> None:
        """Makes the index on the vectors, and notes that all items have theirs."""
        await make_index(self._database, self.index, tables)
        note = tables.statement("complete_index", tables.config.number)
        await self._database.run([note], timeout=self._settings.write_timeout)

    async def prepare(self, plan: Plan) -> None:
        """Embeds what a batch needs; whoever awaits it then queues the batch at once.

        It returns after the batches before that put one of the same keys.
        """
        places = [ItemPlace(*key) for key in plan.puts]
        before = {self._last[place] for place in places if place in self._last}
        if not (before or _queries(plan) or any(put.texts for put in plan.puts.values())):
            return
        size = sum([put.size for put in plan.puts.values()], OVERHEAD)
        self._refuse(size)
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._preparing.add(mine)
        self._bytes += size
        self._last.update(dict.fromkeys(places, mine))
        try:
            await self.look()
            await self._embed(plan)
            if before:
                await asyncio.wait(before)
        finally:
            self._prepared(mine, places, before)
            self._bytes -= size

    def _prepared(
        self,
        mine: asyncio.Future[None],
        places: Sequence[ItemPlace],
        before: Iterable[asyncio.Future[None]],
        _: object = None,
    ) -> None:
        """Wakes the batches that wait for this one, once those it waited for are done too."""
        # It may have been given up; those behind it must not overtake those before it.
        if pending := [one for one in before if not one.done()]:
            pending[0].add_done_callback(partial(self._prepared, mine, places, pending))
            return
        # Whoever waits for it wakes in another turn of the loop: after this one is queued.
        mine.set_result(None)
        self._preparing.discard(mine)
        for place in places:
            if self._last.get(place) is mine:
                del self._last[place]

    def statement(self, puts: Iterable[Put]) -> Statement:
        """The statement that gives items their vectors, and takes away those that they had.

        Goes after that which stores the items. Only after `prepare`.
        """
        assert self._tables is not None  # noqa: S101  prepare has looked; for mypy
        stored = [put for put in puts if put.value is not None]
        rows = [
            (number, text, text_hash)
            for number, put in enumerate(stored, 1)
            if put.vectors is not None
            for text, text_hash in zip(put.vectors.texts, put.vectors.hashes, strict=True)
        ]
        # Behind all that have a vector.
        rows += [(n, Text("", -1, ""), b"") for n, put in enumerate(stored, 1) if put.texts is None]
        return self._tables.statement(
            "put_vectors",
            *(
                texts([getattr(put.place, name) for put in stored])
                for name in ItemPlace._fields[:3]
            ),
            integers([number for number, _, _ in rows]),
            texts([text.path for _, text, _ in rows]),
            integers([text.position for _, text, _ in rows]),
            byteas([text_hash for _, _, text_hash in rows]),
            reals([v for put in stored if put.vectors is not None for v in put.vectors.vectors]),
            self.index.dims,
        )

    async def search(self, read: Read, search: Search) -> Rows:
        """Ranks what a search finds, the best first; only after `prepare`."""
        tables = await self.look()
        if search.range not in self._large:
            rows = (await read([_exactly(tables, search, self.most_exact)]))[0]
            if rows[0][0] <= self.most_exact:
                return self._scored(rows)
            self._large.add(search.range)
        if not (self.index.is_indexed and tables.iterates):
            return self._scored((await read([_exactly(tables, search, _ALL)]))[0])
        return self._scored(await self._by_index(read, tables, search))

    def _refuse(self, size: int) -> None:
        if self._closed:
            raise SaverClosedError("the store is closed and takes no new calls: open it again")
        if self._bytes and self._bytes + size > 2 * self._settings.max_queued_bytes:
            raise OverloadedError(
                f"a call of the store was not taken: {len(self._preparing)} wait for the "
                f"embedder, with {self._bytes} bytes. It was not sent; repeat it later"
            )

    async def look(self, timeout: float | None = None) -> VectorTables:
        """The tables, looked at before their first use, within so many seconds.

        Raises as `find_tables`.
        """
        if self._tables is None or self._stale:
            return await self._look_anew(
                self._settings.read_timeout if timeout is None else timeout
            )
        return self._tables

    async def _look_anew(self, timeout: float) -> VectorTables:
        """Looks, if nobody has meanwhile: one look is enough for all that come at once."""
        deadline = time.monotonic() + timeout
        try:
            await with_timeout(timeout, self._looking.acquire())
        except asyncio.TimeoutError as error:
            raise self._database.read_timed_out(None, "") from error
        try:
            if self._tables is None or self._stale:
                # Before it looks: what is forgotten meanwhile is looked at once more.
                self._stale = False
                left = deadline - time.monotonic()
                self._tables = await find_tables(self._database, self.index, left)
        except BaseException:
            self._stale = True
            raise
        finally:
            self._looking.release()
        return self._tables

    async def _embed(self, plan: Plan) -> None:
        """Puts vectors into a plan, all of it at once."""
        wanted = {key: put for key, put in plan.puts.items() if put.texts}
        passages = [Passage(t.text, put.place) for put in wanted.values() for t in put.texts]
        queries = _queries(plan)
        made, asked = await asyncio.gather(self._documents(passages), self._queries(queries))
        vectors, hash_of = iter(made), self.embedder.hash_of
        for key, put in wanted.items():
            embedded = Embedded(
                put.texts, [hash_of(t.text) for t in put.texts], [next(vectors) for _ in put.texts]
            )
            plan.puts[key] = put._replace(vectors=embedded)
        asked_of = dict(zip(queries, asked, strict=True))
        plan.ranked[:] = [
            (number, search._replace(vector=asked_of.get(search.query or "")))
            for number, search in plan.ranked
        ]

    async def _documents(self, passages: Sequence[Passage]) -> list[Vector]:
        return await self.embedder.documents(passages) if passages else []

    async def _queries(self, queries: Sequence[str]) -> list[Vector]:
        return await asyncio.gather(*map(self.embedder.query, queries))

    def _scored(self, rows: Rows) -> Rows:
        """The rows that have an item, each with its score instead of the distance."""
        score = self.index.score
        return [(*row[1:9], score(row[9])) for row in rows if row[8] is not None]

    async def _by_index(self, read: Read, tables: VectorTables, search: Search) -> Rows:
        """Walks the index, and looks at each vector for what comes after the items found there.

        The walk is the same for each page of a search, so that each item is on one of them.
        """
        count = min(3 * search.limit + 10, _ALL)
        while True:
            found = (await read(self._walk(tables, search, count)))[1]
            vectors, items = found[0][0], found[0][10]
            if items >= search.limit or vectors < count:
                break
            # Some items have many vectors.
            count = min(4 * count, _ALL)
        end = min(search.offset + search.limit, _ALL)
        if items >= end:
            return found
        first = search._replace(limit=items, offset=0)
        found = (await read(self._walk(tables, first, count)))[1]
        rest = (await read([_exactly(tables, search._replace(limit=end, offset=0), _ALL)]))[0]
        found = [row for row in found if row[8] is not None]
        known = {row[7:9] for row in found}
        return [*found, *(row for row in rest if row[7:9] not in known)][search.offset : end]

    def _walk(self, tables: VectorTables, search: Search, count: int) -> list[Statement]:
        options = self._options(count)
        names, values = texts([*options]), texts([*options.values()])
        query, more = _parameters(search), (count, search.with_values, *search.times)
        return [
            tables.statement("set_for_search", names, values),
            tables.statement("search_by_index", *query, *more),
        ]

    def _options(self, count: int) -> dict[str, str]:
        """The settings of pgvector, and one against sorting again what the index has sorted."""
        kind = self.index.kind
        if kind == "ivfflat":
            lists = self.index.parameters["lists"]
            own = {"probes": max(10, lists // 5, math.isqrt(lists)), "max_probes": lists}
        else:
            least, most = self.breadth
            breadth = min(max(least, count), most)
            own = {"ef_search": breadth, "max_scan_tuples": _FARTHEST}
        options = {f"{kind}.{name}": str(value) for name, value in own.items()}
        return {"enable_sort": "off", f"{kind}.iterative_scan": "relaxed_order", **options}

    async def _find(
        self, places: Sequence[tuple[ItemPlace, bytes]]
    ) -> dict[bytes, Sequence[float]]:
        """Vectors that items have already, by the hashes of their texts."""
        tables = await self.look()
        statement = tables.statement(
            "find_vectors",
            *(
                texts([getattr(place, name) for place, _ in places])
                for name in ItemPlace._fields[:3]
            ),
            byteas([text_hash for _, text_hash in places]),
        )
        timeout = self._settings.read_timeout
        (rows,) = await self._database.read([statement], timeout=timeout)
        return {places[number - 1][1]: numbers for number, numbers in rows}


def _queries(plan: Plan) -> list[str]:
    """What is to be embedded to search for."""
    return list(dict.fromkeys(s.query or "" for _, s in plan.ranked if s.needs_vector))


def _exactly(tables: VectorTables, search: Search, most: int) -> Statement:
    more = most, search.with_values, *search.times
    return tables.statement("search_exactly", *_parameters(search), *more)


def _parameters(search: Search) -> tuple[Any, ...]:
    vector = reals([search.vector or b""])
    return (*search.range, search.path, search.limit, search.offset, vector)
