"""Embedding a store anew: killed, and beside those who put and search."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections import Counter
from collections.abc import AsyncIterator
from typing import Any

import psycopg
import pytest
from langgraph.store.base import PutOp

from pg_checkpoint import AsyncPostgresStore, migrate
from pg_checkpoint.store.embedding import text_hash
from pg_checkpoint.store.reembedding import Reembedding
from tests.embedders import FakeEmbedder
from tests.faults.pgbouncer import HOSTILE, run_pgbouncer
from tests.faults.reembedding_worker import DIMS, PAGE
from tests.making import rows_of
from tests.servers import Server, database

pytestmark = pytest.mark.usefixtures("needs_pgvector")

NS = ("users", "u1", "notes")
ITEMS = 200


def index_of(dims: int, model: str) -> Any:
    return {"dims": dims, "embed": FakeEmbedder(dims, model=model), "fields": ["text"]}


@pytest.fixture
async def old(dsn: str) -> AsyncIterator[AsyncPostgresStore]:
    async with AsyncPostgresStore.from_conn_string(dsn, index=index_of(8, "old")) as store:
        await store.setup()
        await store.abatch([PutOp(NS, f"k{n}", {"text": f"text {n}"}) for n in range(ITEMS)])
        yield store


def worker(dsn: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "tests.faults.reembedding_worker", dsn]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True)


async def test_who_is_killed_is_continued(dsn: str, old: AsyncPostgresStore) -> None:
    asked: list[str] = []
    for pages in (2, 5):
        with worker(dsn) as killed:
            assert killed.stdout is not None
            new = [killed.stdout.readline().strip() for _ in range(pages * PAGE - PAGE // 2)]
            killed.kill()
            new += killed.stdout.read().split("\n")
        asked += filter(None, new)
    with worker(dsn) as last:
        assert last.stdout is not None
        asked += filter(None, last.stdout.read().split("\n"))
    assert last.returncode == 0
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
    monkeypatch.setattr(Reembedding, "page", PAGE)
    monkeypatch.setattr(Reembedding, "transaction", 7)
    last = {f"k{n}": f"text {n}" for n in range(ITEMS)}
    done = asyncio.Event()

    async def put(store: AsyncPostgresStore, start: int) -> None:
        """Changes its own third of the items."""
        number = 0
        while not done.is_set():
            number += 1
            key = f"k{(start + 3 * number) % (ITEMS - ITEMS % 3)}"
            text = f"{key} {start} {number}"
            await store.aput(NS, key, {"text": text})
            last[key] = text

    async def search() -> None:
        while not done.is_set():
            for item in await old.asearch(NS, query="text 5", limit=50):
                assert item.score is not None

    async with AsyncPostgresStore.from_conn_string(dsn, index=index_of(DIMS, "new")) as new:
        begun = asyncio.ensure_future(new.areembed())
        async with AsyncPostgresStore.from_conn_string(dsn) as plain:
            await old.asearch(NS, query="text 5")
            others = [asyncio.ensure_future(put(old, 0)), asyncio.ensure_future(search())]
            others.append(asyncio.ensure_future(put(plain, 1)))
            await begun
            done.set()
            await asyncio.gather(*others)
        assert (await new.areembed()).remaining == 0
    with psycopg.connect(dsn) as connection:
        query = "select key, text_hash from pgcheckpoint.store_vectors_2"
        vectors: dict[str, bytes] = dict(connection.execute(query).fetchall())
    # What has a vector has that of its last text; only what was put without an index has none.
    assert vectors == {key: text_hash("new", last[key]) for key in vectors}
    assert set(last) - set(vectors) <= {f"k{n}" for n in range(1, ITEMS, 3)}


@pytest.mark.direct("holds a transaction open meanwhile")
async def test_an_item_that_somebody_writes_is_left_to_them(
    dsn: str, old: AsyncPostgresStore
) -> None:
    query = "select key from pgcheckpoint.store_vectors_2 where key = 'k1'"
    change = "update pgcheckpoint.store_items set version = version + 1 where key = 'k1'"
    async with AsyncPostgresStore.from_conn_string(dsn, index=index_of(DIMS, "new")) as new:
        await new.areembed()
        await old.aput(NS, "k1", {"text": "again"})
        with psycopg.connect(dsn) as writer:
            writer.execute(change)
            done = await new.areembed(finish=True)
            assert (done.embedded, done.remaining, done.is_finished) == (0, 1, False)
        assert rows_of(dsn, query) == []
        # It has no vectors now, as the writer gave it none.
        assert (await new.areembed(finish=True)).is_finished


@pytest.mark.pgbouncer
async def test_it_works_through_pgbouncer(server: Server, template: str) -> None:
    new_index = {**index_of(DIMS, "new"), "text": {"fields": ["text"]}}
    with database(server.direct, template) as (_, direct), run_pgbouncer(direct, HOSTILE) as dsn:
        migrate(direct)
        async with (
            AsyncPostgresStore.from_conn_string(dsn, index=index_of(8, "old")) as old,
            AsyncPostgresStore.from_conn_string(dsn, index=new_index) as new,
        ):
            await old.setup()
            await old.abatch([PutOp(NS, f"k{n}", {"text": f"text {n}"}) for n in range(ITEMS)])
            begun = asyncio.ensure_future(new.areembed())
            for n in range(20):
                await asyncio.gather(*(old.aput(NS, f"k{m}", {"text": f"{n}"}) for m in range(5)))
            await begun
            assert (await new.areembed(finish=True)).is_finished
            for mode in ("vector", "text", "hybrid"):
                calls = [new.asearch(NS, query="text 77", mode=mode) for _ in range(8)]
                for found in await asyncio.gather(*calls):
                    assert found[0].key == "k77"
