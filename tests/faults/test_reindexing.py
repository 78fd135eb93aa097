"""Indexing a store anew: killed, and beside those who put and search."""

from __future__ import annotations

import asyncio
import itertools
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from multiprocessing import Pipe
from multiprocessing.connection import Connection
from typing import Any

import psycopg
import pytest
from langgraph.store.base import PutOp

from pg_checkpoint import AsyncPostgresStore, StoreIndexError
from pg_checkpoint.store import indexes
from pg_checkpoint.store.vectors import text_hash
from tests.embedders import FakeEmbedder
from tests.faults.forked import code_of, start
from tests.making import rows_of
from tests.waiting import until

pytestmark = pytest.mark.usefixtures("needs_pgvector")

NS = ("users", "u1", "notes")
ITEMS, DIMS, PAGE = 120, 6, 20


def index_of(dims: int, model: str) -> Any:
    return {"dims": dims, "embed": FakeEmbedder(dims, model=model), "fields": ["text"]}


@asynccontextmanager
async def _old(dsn: str) -> AsyncIterator[AsyncPostgresStore]:
    async with AsyncPostgresStore.from_conn_string(dsn, index=index_of(8, "old")) as store:
        await store.setup()
        await store.abatch([PutOp(NS, f"k{n}", {"text": f"text {n}"}) for n in range(ITEMS)])
        yield store


@pytest.fixture
async def old(dsn: str) -> AsyncIterator[AsyncPostgresStore]:
    async with _old(dsn) as store:
        yield store


class Telling(FakeEmbedder):
    """Tells what it is asked for, before it answers."""

    told: Connection

    async def aembed_documents(self, texts: list[str]) -> list[list[float]]:
        for text in texts:
            self.told.send(text)
        return await super().aembed_documents(texts)


async def reindex(dsn: str, told: Connection) -> None:
    """A process that indexes a store anew."""
    indexes.PAGE = PAGE
    embedder = Telling(DIMS, model="new")
    embedder.told = told
    index: Any = {"dims": DIMS, "embed": embedder, "fields": ["text"]}
    async with AsyncPostgresStore.from_conn_string(dsn, index=index) as store:
        await store.areindex()


async def test_who_is_killed_is_continued(dsn: str, old: AsyncPostgresStore) -> None:
    asked: list[str] = []
    for pages in (2, 3, None):
        reading, writing = Pipe(duplex=False)
        process, told = start(reindex, dsn, writing), list[str]()
        writing.close()
        with suppress(EOFError, OSError):
            while True:
                told.append(await asyncio.to_thread(reading.recv))
                if pages and len(told) == pages * PAGE - PAGE // 2:
                    process.kill()
        asked += told
    assert await code_of(process) == 0
    counts = Counter(asked)
    assert set(counts) == {f"text {n}" for n in range(ITEMS)}
    # What was asked for when somebody was killed was not stored: a page at most for each.
    assert sum(counts.values()) - ITEMS <= 2 * PAGE
    async with AsyncPostgresStore.from_conn_string(dsn, index=index_of(DIMS, "new")) as store:
        found = await store.asearch(NS, query="text 77", limit=ITEMS + 1)
        assert found[0].key == "k77"
        assert len(found) == ITEMS


async def test_beside_those_who_put_and_search(
    dsn: str, old: AsyncPostgresStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(indexes, "PAGE", PAGE)
    last = {f"k{n}": f"text {n}" for n in range(ITEMS)}
    done = asyncio.Event()

    async def put(store: AsyncPostgresStore, start: int) -> None:
        """Changes its own half of the items."""
        for number in itertools.count():
            if done.is_set():
                return
            key = f"k{(start + 2 * number) % ITEMS}"
            text = f"{key} {start} {number}"
            await store.aput(NS, key, {"text": text})
            last[key] = text

    async def search(store: AsyncPostgresStore) -> None:
        while not done.is_set():
            for item in await store.asearch(NS, query="text 5", limit=50):
                assert item.score is not None

    index = index_of(DIMS, "new")
    make = AsyncPostgresStore.from_conn_string
    async with make(dsn, index=index) as new, make(dsn, index=index) as other:
        begun = asyncio.ensure_future(new.areindex())
        number = "select number from pgcheckpoint.store_index"
        await until(lambda: rows_of(dsn, number) == [(2,)])
        others = [asyncio.ensure_future(put(store, n)) for n, store in enumerate((new, other))]
        others.append(asyncio.ensure_future(search(other)))
        await begun
        done.set()
        await asyncio.gather(*others)
    query = "select key, text_hash from pgcheckpoint.store_vectors where embedding_2 is not null"
    # Each has the vector of its last text.
    assert dict(rows_of(dsn, query)) == {key: text_hash("new", last[key]) for key in last}


@pytest.mark.direct("holds a transaction open meanwhile")
async def test_what_was_read_before_a_put_replaces_nothing(
    dsn: str, old: AsyncPostgresStore
) -> None:
    """The put holds the item when its older vectors come, and is committed then."""
    index = index_of(DIMS, "new")
    async with AsyncPostgresStore.from_conn_string(dsn, index=index) as new:
        with psycopg.connect(dsn) as writer:
            change = "update pgcheckpoint.store_items set version = version + 1 where key = 'k1'"
            writer.execute(change)
            call = asyncio.ensure_future(new.areindex())
            query = "select count(*) from pg_stat_activity where wait_event_type = 'Lock'"
            await until(lambda: rows_of(dsn, query) != [(0,)])
        assert await call == ITEMS - 1
        query = "select key from pgcheckpoint.store_vectors where embedding_2 is null"
        assert rows_of(dsn, query) == [("k1",)]
        assert await new.areindex() == 1


@pytest.mark.pgbouncer
async def test_it_works_through_pgbouncer(pooled_dsn: str) -> None:
    index = {**index_of(DIMS, "new"), "text": {"fields": ["text"]}}
    async with _old(pooled_dsn) as old:
        await old.asearch(NS, query="text 77")
        async with AsyncPostgresStore.from_conn_string(pooled_dsn, index=index) as new:
            await new.areindex()
            for late in (old.aput(NS, "k5", {"text": "x"}), old.asearch(NS, query="text 77")):
                with pytest.raises(StoreIndexError):
                    await late
            for mode in ("vector", "text", "hybrid"):
                calls = [new.asearch(NS, query="text 77", mode=mode) for _ in range(8)]
                for found in await asyncio.gather(*calls):
                    assert found[0].key == "k77"
