"""Another model, other fields or the first index of a store: all items get what they lack."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from datetime import datetime, timezone
from typing import Any

import psycopg
import pytest
from langgraph.checkpoint.serde.jsonplus import JsonPlusSerializer
from langgraph.store.base import PutOp, SearchItem

from pg_checkpoint import AsyncPostgresStore, InvalidOptionError, PostgresStore, StoreIndexError
from pg_checkpoint.store import indexes
from pg_checkpoint.store.vectors import Vectors
from tests.embedders import FakeEmbedder
from tests.keys import CIPHER
from tests.making import rows_of, run_sql
from tests.plans import plan_of
from tests.seams import engine_of

pytestmark = pytest.mark.usefixtures("needs_pgvector")

NS = ("users", "u1", "notes")
OLD, NEW = 8, 12
WORDS: Any = {"text": {"fields": ["text"]}}


def index_of(fake: FakeEmbedder, **more: Any) -> Any:
    return {"dims": fake.dims, "embed": fake, "fields": ["text", "notes[*]"], **more}


def opened(dsn: str, fake: FakeEmbedder, **more: Any) -> AsyncPostgresStore:
    return AsyncPostgresStore.from_conn_string(dsn, index=index_of(fake, **more))


@pytest.fixture
def before() -> FakeEmbedder:
    return FakeEmbedder(OLD, model="old")


@pytest.fixture
def after() -> FakeEmbedder:
    return FakeEmbedder(NEW, model="new")


@pytest.fixture
async def old(dsn: str, before: FakeEmbedder) -> AsyncIterator[AsyncPostgresStore]:
    """A store with 40 items, embedded by the old model."""
    async with opened(dsn, before) as store:
        await store.setup()
        values = [{"text": f"text {n}", "notes": [f"note {n}"]} for n in range(40)]
        await store.abatch([PutOp(NS, f"k{n}", value) for n, value in enumerate(values)])
        yield store


def keys(items: list[SearchItem]) -> list[str]:
    return [item.key for item in items]


async def test_another_models_vectors(dsn: str, old: Any, after: Any, monkeypatch: Any) -> None:
    monkeypatch.setattr(indexes, "PAGE", 10)
    async with opened(dsn, after) as new:
        for refused in (new.setup(), new.aput(NS, "k1", {"text": "x"}), new.asearch(NS, query="x")):
            with pytest.raises(StoreIndexError, match="areindex"):
                await refused
        assert keys(await old.asearch(NS, query="text 7", limit=1)) == ["k7"]
        shown: list[int] = []
        assert await new.areindex(progress=shown.append) == 40
        assert (shown, len(after.texts)) == ([10, 20, 30, 40], 80)
        assert keys(await new.asearch(NS, query="text 7", limit=1)) == ["k7"]
        assert len(await new.asearch(NS, query="text", limit=100)) == 40
        # Who has not noticed is told, and mixes nothing.
        for late in (old.aput(NS, "k1", {"text": "x"}), old.asearch(NS, query="x"), old.setup()):
            with pytest.raises(StoreIndexError, match="'new'"):
                await late
        assert await old.aget(NS, "k1") is not None
        await new.setup()
        await new.aput(NS, "k7", {"text": "another"})
        assert keys(await new.asearch(NS, query="another", limit=1)) == ["k7"]
        assert (await new.areindex(), len(after.texts)) == (0, 81)


async def test_models_of_equal_dimensions_are_not_mixed(dsn: str, old: AsyncPostgresStore) -> None:
    other = FakeEmbedder(OLD, model="other")
    async with opened(dsn, other) as new:
        assert (await new.areindex(), len(other.texts)) == (40, 80)
        for late in (old.aput(NS, "k1", {"text": "x"}), old.asearch(NS, query="x")):
            with pytest.raises(StoreIndexError, match="'other'"):
                await late
        assert keys(await new.asearch(NS, query="text 3", limit=1)) == ["k3"]


async def test_the_same_model_with_other_dimensions(dsn: str, old: AsyncPostgresStore) -> None:
    """The texts have the same hashes then."""
    for dims in (NEW, OLD):
        async with opened(dsn, FakeEmbedder(dims, model="old")) as store:
            assert await store.areindex() == 40
            assert keys(await store.asearch(NS, query="text 1", limit=1)) == ["k1"]
            await store.aput(NS, "k1", {"text": "text 1"})
            assert len(await store.asearch(NS, query="x", limit=100)) == 40


async def test_search_meanwhile(dsn: str, old: AsyncPostgresStore, after: FakeEmbedder) -> None:
    asked, go_on = asyncio.Event(), asyncio.Event()
    documents = after.aembed_documents

    async def slowly(texts: list[str]) -> list[list[float]]:
        asked.set()
        await go_on.wait()
        return await documents(texts)

    after.aembed_documents = slowly  # type: ignore[method-assign]  # on purpose
    async with opened(dsn, after) as new, opened(dsn, FakeEmbedder(NEW, model="new")) as third:
        work = asyncio.ensure_future(new.areindex())
        await asked.wait()
        await third.setup()
        assert await third.asearch(NS, query="text 7") == []
        # Neither blocks nor is blocked; and no older vectors replace these.
        await third.aput(NS, "k7", {"text": "put meanwhile"})
        assert keys(await third.asearch(NS, query="x")) == ["k7"]
        go_on.set()
        assert await work == 39
        found = await third.asearch(NS, query="put meanwhile", limit=100)
        assert (found[0].key, len(found)) == ("k7", 40)
        assert (found[0].score or 0) > 0.99


@pytest.mark.usefixtures("old")
async def test_a_search_before_all_is_done_is_warned_of(dsn: str, after: Any, caplog: Any) -> None:
    after.refused = {"text 7"}
    async with opened(dsn, after) as new:
        with pytest.raises(RuntimeError, match="refuses"):
            await new.areindex()
        after.refused = set()
    async with opened(dsn, after) as new:
        for _ in range(2):
            await new.asearch(NS, query="text 7")
        assert len([r for r in caplog.records if "areindex" in r.getMessage()]) == 1
        await new.areindex()
        assert len(await new.asearch(NS, query="text 7", limit=100)) == 40


async def test_items_that_were_put_before_there_was_an_index(dsn: str, after: FakeEmbedder) -> None:
    async with AsyncPostgresStore.from_conn_string(dsn) as plain:
        await plain.setup()
        for n in range(5):
            await plain.aput(NS, f"k{n}", {"text": f"text {n}"})
        await plain.aput(NS, "gone", {"text": "text"}, ttl=-1)
        with pytest.raises(InvalidOptionError, match="index"):
            await plain.areindex()
    async with opened(dsn, after, **WORDS) as store:
        assert await store.areindex() == 10  # five for vectors, and five for words
        for mode in ("vector", "text", "hybrid"):
            assert len(await store.asearch(NS, query="text 3", mode=mode, limit=100)) == 5
        assert await store.areindex() == 0


async def test_other_fields(dsn: str, old: AsyncPostgresStore, before: FakeEmbedder) -> None:
    # Stale vectors go too: a store without an index leaves them as they are.
    async with AsyncPostgresStore.from_conn_string(dsn) as plain:
        await plain.aput(NS, "k1", {"other": 1})
        await plain.aput(NS, "k2", {"text": "changed"})
    assert (await old.areindex(), before.texts[80:]) == (2, ["changed"])
    assert len(await old.asearch(NS, query="x", limit=100)) == 39
    async with opened(dsn, before, fields=["notes[*]"]) as store:
        assert await store.areindex() == 39
        assert ((await store.asearch(NS, query="text 3", limit=1))[0].score or 0) < 0.99
        assert keys(await store.asearch(NS, query="note 3", limit=1)) == ["k3"]
        query = "select distinct path from pgcheckpoint.store_vectors"
        assert rows_of(dsn, query) == [("notes[*]",)]
    assert len(before.texts) == 81


async def test_what_has_no_vectors(dsn: str, old: AsyncPostgresStore, after: FakeEmbedder) -> None:
    await old.aput(NS, "k1", {"text": "hidden"}, index=False)
    await old.aput(NS, "new", {"text": "hidden"}, index=False)
    await old.aput(NS, "shown", {"text": "hidden before"}, index=False)
    await old.aput(NS, "shown", {"text": "shown"})
    assert "hidden" not in {i.value["text"] for i in await old.asearch(NS, query="x", limit=100)}
    async with opened(dsn, after) as new:
        await new.areindex()
        await new.areindex()
        assert "hidden" not in after.texts
        found = await new.asearch(NS, query="shown", limit=100)
        assert (found[0].key, len(found)) == ("shown", 40)


@pytest.mark.parametrize("kind", ["hnsw", "ivfflat", "flat"])
@pytest.mark.usefixtures("old")
async def test_vectors_have_an_index(dsn: str, after: Any, kind: str, monkeypatch: Any) -> None:
    monkeypatch.setattr(Vectors, "most_exact", -1)
    async with opened(dsn, after, ann_index_config={"kind": kind, "vector_type": "halfvec"}) as new:
        await new.areindex()
        await new.aput(NS, "hidden", {"text": "text 3"}, index=False)
        assert len(await new.asearch(NS, query="text 3", limit=100)) == 40
        assert keys(await new.asearch(NS, query="text 3", limit=1)) == ["k3"]
    joined = "pg_index join pg_class c on c.oid = indexrelid"
    query = f"select c.relname, indisvalid from {joined} where c.relname ~ 'store_vectors.*_[hi]'"
    expected = [] if kind == "flat" else [(f"store_vectors_cosine_{kind}", True)]
    assert rows_of(dsn, query) == expected


async def test_two_at_once(dsn: str, old: AsyncPostgresStore, after: FakeEmbedder) -> None:
    async with opened(dsn, after) as one, opened(dsn, after) as other:
        await asyncio.gather(one.areindex(), other.areindex())
        assert len(await one.asearch(NS, query="x", limit=100)) == 40
    query = "select count(*), count(embedding_2) from pgcheckpoint.store_vectors"
    assert rows_of(dsn, query) == [(80, 80)]


async def test_a_model_without_a_name_may_be_any(dsn: str) -> None:
    named = FakeEmbedder(OLD, model="named")
    async with opened(dsn, FakeEmbedder(OLD, model="")) as unnamed:
        await unnamed.setup()
        await unnamed.aput(NS, "k", {"text": "text"})
        async with opened(dsn, named) as new:
            assert (await new.areindex(), named.texts) == (1, ["text"])
            # So it is not taken for the new one, nor takes its place.
            with pytest.raises(StoreIndexError):
                await unnamed.aput(NS, "k", {"text": "text"})
            with pytest.raises(StoreIndexError, match="name the new model"):
                await unnamed.areindex()
            assert len(await new.asearch(NS, query="text")) == 1


SEALING = {"cipher": CIPHER, "allow_index_leak": True}


@pytest.mark.parametrize("how", [{}, SEALING], ids=["in clear", "with a cipher"])
def test_values_of_any_kind_need_no_serializer(dsn: str, before: Any, after: Any, how: Any) -> None:
    value: Any = {"text": "a fox", "at": datetime.now(timezone.utc), 1: {2}}
    serde = JsonPlusSerializer()
    with PostgresStore.from_conn_string(dsn, index=index_of(before), serde=serde, **how) as store:
        store.setup()
        store.put(NS, "k" * 5_000, value)
        store.put(NS, "nul", {"text": "nul\0 \ud800", "n": float("inf")})
        store.batch([PutOp((), "", {"text": "at the top"})])
    index = index_of(after, **WORDS)
    with PostgresStore.from_conn_string(dsn, index=index, **how) as plain:
        assert plain.reindex() == 6
    assert sorted(after.texts) == ["a fox", "at the top", "nul\0 \ud800"]
    with PostgresStore.from_conn_string(dsn, index=index, serde=serde, **how) as store:
        assert store.search(NS, query="fox", mode="hybrid", limit=1)[0].value == value


async def test_words_of_another_language(dsn: str) -> None:
    async with AsyncPostgresStore.from_conn_string(dsn, index=WORDS) as store:
        await store.setup()
        await store.aput(NS, "k", {"text": "a cup of tea"})
        await store.aput(NS, "hidden", {"text": "tea"}, index=False)
        assert await store.areindex() == 0
    english: Any = {"text": {"fields": ["text"], "language": "english"}}
    async with AsyncPostgresStore.from_conn_string(dsn, index=english) as store:
        assert await store.areindex() == 1
        assert keys(await store.asearch(NS, query="teas", mode="text")) == ["k"]


FILL = """
insert into pgcheckpoint.store_items (head, rest, key, value, version, created_at, updated_at)
    select 'users' || chr(1) || 'u' || n / 20 || chr(1), '', n::text, '{}', n, now(), now()
    from generate_series(1, 20000) n;
insert into pgcheckpoint.store_vectors (head, rest, key, path, position, text_hash, embedding_1)
    select head, rest, key, 'text', 0, '', array_fill(0.5::real, array[8])::public.vector
    from pgcheckpoint.store_items where rest = '' and version % 2 = 0;
insert into pgcheckpoint.store_texts
    select head, rest, key, version, 'pg_catalog.simple', to_tsvector('simple', 'tea')
    from pgcheckpoint.store_items where rest = '' and version % 1000 > 20;
"""


@pytest.mark.parametrize("analyzed", ["", "pgcheckpoint.store_items, pgcheckpoint.store_vectors"])
async def test_a_page_is_found_by_keys(dsn: str, before: FakeEmbedder, analyzed: str) -> None:
    async with opened(dsn, before, **WORDS) as store:
        await store.setup()
        # Not what this is about, and slow.
        run_sql(dsn, f"drop index pgcheckpoint.store_vectors_cosine_hnsw; {FILL}")
        run_sql(dsn, f"analyze {analyzed}")
        engine = engine_of(store)
        await engine.texts.look(9)
        page = "users\1u5\1", "", "7", 10, 2**20
        found = (await engine.vectors.look()).statement("find_items", *page)
        for statement in (found, engine.texts.find_due(*page)):
            asked: Any = statement.query, statement.params
            with psycopg.connect(dsn) as connection, psycopg.RawCursor(connection) as cursor:
                cursor.execute("set local plan_cache_mode = force_custom_plan")
                assert len(cursor.execute(*asked).fetchall()) == 10
                nodes = plan_of(connection, *asked)
            kinds = {node["Node Type"] for node in nodes}
            assert not kinds & {"Seq Scan", "Hash Join", "Merge Join", "Bitmap Heap Scan"}
