"""Search by meaning: every match found, old vectors gone, and nobody waits for an embedder."""

from __future__ import annotations

import asyncio
import math
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

import psycopg
import pytest
from langgraph.store.base import Op, PutOp, SearchItem, SearchOp
from psycopg import errors

from pg_checkpoint import AsyncPostgresStore
from pg_checkpoint.core.errors import (
    ReadTimeoutError,
    SaverClosedError,
    SchemaNotReadyError,
    StoreIndexError,
    VersionConflictError,
)
from pg_checkpoint.core.transaction import read_statements
from pg_checkpoint.store import vectors
from pg_checkpoint.store.vectors import Vectors
from tests.cases import pairs
from tests.embedders import FakeEmbedder, numbers_of
from tests.making import as_role, item_of, role_of, rows_of, run_sql
from tests.seams import before_each, engine_of
from tests.waiting import PATIENCE, until

pytestmark = pytest.mark.usefixtures("needs_pgvector")

NS = ("users", "u1", "notes")
DIMS = 8
WORDS: Any = {"text": {"fields": ["text"]}}


def index_of(fake: Any, **more: Any) -> Any:
    return {"dims": DIMS, "embed": fake, "fields": ["text"], **more}


@asynccontextmanager
async def opened(dsn: str, fake: Any, **more: Any) -> AsyncIterator[AsyncPostgresStore]:
    async with AsyncPostgresStore.from_conn_string(dsn, index=index_of(fake, **more)) as store:
        await store.setup()
        yield store


@pytest.fixture
def fake() -> FakeEmbedder:
    return FakeEmbedder(DIMS)


@pytest.fixture
async def store(dsn: str, fake: FakeEmbedder) -> AsyncIterator[AsyncPostgresStore]:
    async with opened(dsn, fake) as store:
        yield store


@pytest.fixture(params=["exactly", "by the index"])
def way(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """Both ways of searching, whatever the number of vectors."""
    if request.param == "by the index":
        monkeypatch.setattr(Vectors, "most_exact", -1)
    return str(request.param)


def keys(items: list[SearchItem]) -> list[str]:
    return [item.key for item in items]


async def put_all(store: AsyncPostgresStore, count: int, ns: tuple[str, ...] = NS) -> None:
    values = [{"text": f"text {n}", "n": n, "even": n % 2 == 0} for n in range(count)]
    await store.abatch([PutOp(ns, f"k{n}", value) for n, value in enumerate(values)])


def vectors_in(dsn: str, schema: str = "pgcheckpoint") -> list[tuple[str, str, int]]:
    """But for what says that an item is to have none."""
    query = f"select key, path, position from {schema}.store_vectors where position >= 0"
    return rows_of(dsn, f"{query} order by 1, 2, 3")


async def test_the_nearest_come_first_on_full_pages(store: AsyncPostgresStore, way: str) -> None:
    await put_all(store, 60)
    items = await store.asearch(NS, query="text 7", limit=3)
    scores = [item.score or 0.0 for item in items]
    assert (items[0].key, round(scores[0], 6)) == ("k7", 1.0)
    assert scores == sorted(scores, reverse=True)
    search = partial(store.asearch, NS, query="text", limit=10)
    pages = [keys(await search(offset=offset)) for offset in range(0, 70, 10)]
    assert [len(page) for page in pages] == [10] * 6 + [0]
    assert len({key for page in pages for key in page}) == 60
    items = await store.asearch(NS, query="text", filter={"n": {"$gte": 55}}, limit=10)
    assert {item.value["n"] for item in items} == set(range(55, 60))
    assert len(await store.asearch(NS, query="text", filter={"even": True}, limit=25)) == 25


@pytest.mark.parametrize(
    ("kind", "distance", "vector_type"),
    pairs(["hnsw", "ivfflat", "flat"], ["cosine", "l2", "inner_product"], ["vector", "halfvec"]),
)
async def test_scores_are_those_of_numbers(
    dsn: str, monkeypatch: pytest.MonkeyPatch, kind: str, vector_type: str, distance: str
) -> None:
    asked = numbers_of("text 3", DIMS)

    def score(other: list[float]) -> float:
        if distance == "l2":
            return -math.dist(asked, other)
        return sum(a * b for a, b in zip(asked, other, strict=True))

    scores = [(score(numbers_of(f"text {n}", DIMS)), f"k{n}") for n in range(12)]
    expected = sorted(scores, reverse=True)
    how: Any = {"kind": kind, "vector_type": vector_type}
    how = {"ann_index_config": how, "distance_type": distance}
    async with opened(dsn, FakeEmbedder(DIMS), **how) as store:
        await put_all(store, 12)
        for most_exact in (Vectors.most_exact, -1):
            monkeypatch.setattr(Vectors, "most_exact", most_exact)
            items = await store.asearch(NS, query="text 3", limit=12)
            assert keys(items) == [key for _, key in expected]
            assert [i.score for i in items] == pytest.approx([s for s, _ in expected], abs=3e-3)


@pytest.mark.parametrize("wanted", [None, {"even": True}])
async def test_pages_by_a_poor_index_have_all(dsn: str, monkeypatch: Any, wanted: Any) -> None:
    monkeypatch.setattr(Vectors, "most_exact", -1)
    monkeypatch.setattr(Vectors, "breadth", (1, 1))
    poor: Any = {"kind": "hnsw", "m": 2, "ef_construction": 4}
    async with opened(dsn, FakeEmbedder(DIMS), ann_index_config=poor) as store:
        await put_all(store, 400)
        for limit in (7, 50):
            search = partial(store.asearch, NS, query="text", filter=wanted, limit=limit)
            pages = [keys(await search(offset=start)) for start in range(0, 400 + limit, limit)]
            shown = [key for page in pages for key in page]
            assert len(shown) == len(set(shown)) == (200 if wanted else 400)


async def test_one_user_among_many_gets_all_of_his_own(store: AsyncPostgresStore, way: str) -> None:
    for user in range(10):
        await put_all(store, 30, ("users", f"u{user}", "notes"))
    items = await store.asearch(("users", "u3"), query="text 5", limit=20)
    assert (len(items), {item.namespace for item in items}) == (20, {("users", "u3", "notes")})
    assert len(await store.asearch(("users",), query="text 5", limit=10)) == 10
    assert len(await store.asearch((), query="text 5", limit=400)) == 300
    assert await store.asearch(("users", "u"), query="text 5") == []


async def test_of_several_vectors_the_best_counts(store: Any, fake: Any, way: str) -> None:
    await store.aput(NS, "two", {"p": ["far away", "near"]}, index=["p[*]"])
    await store.aput(NS, "one", {"p": ["elsewhere"]}, index=["p[*]"])
    items = await store.asearch(NS, query="near")
    assert (keys(items), items[0].score) == (["two", "one"], pytest.approx(1.0))
    copies = [f"copy {n}" for n in range(200)]
    fake.vectors.update(dict.fromkeys(copies, numbers_of("query", DIMS)))
    await store.aput(NS, "big", {"p": copies}, index=["p[*]"])
    assert keys(await store.asearch(NS, query="query", limit=2))[0] == "big"
    assert len(await store.asearch(NS, query="query", limit=3)) == 3


async def test_what_has_expired_is_not_found(dsn: str, store: Any, way: str) -> None:
    await put_all(store, 5)
    await store.aput(NS, "k2", {"text": "text 2"}, ttl=-1)
    assert {*keys(await store.asearch(NS, query="text 2"))} == {"k0", "k1", "k3", "k4"}
    assert await store.sweep_ttl() == 1
    assert "k2" not in {key for key, _, _ in vectors_in(dsn)}


async def test_labels_and_keys_of_any_length(store: AsyncPostgresStore, way: str) -> None:
    # 3,000 characters that no compression shortens, and others that begin so.
    long = "".join(random.Random(1).choices("abcdefghij", k=3000))
    below = [(long, "a"), (long, long)]
    places = [*((ns, "k") for ns in (*below, (long + "x",))), (("a", "b", long), long)]
    for namespace, key in places:
        await store.aput(namespace, key, {"text": "there"})
    assert len(await store.asearch((), query="there")) == 4
    assert {item.namespace for item in await store.asearch((long,), query="there")} == {*below}
    assert [i.key for i in await store.asearch(("a", "b", long), query="there")] == [long]


async def test_nothing_is_ranked_by_no_query(store: AsyncPostgresStore, fake: FakeEmbedder) -> None:
    await put_all(store, 3)
    await store.aput(NS, "no text", {})
    for query in (None, ""):
        assert [item.score for item in await store.asearch(NS, query=query)] == [None] * 4
    assert fake.queries == []
    assert len(await store.asearch(NS, query="x")) == 3
    # What the stock store shows of itself.
    assert store.index_config["dims"] == DIMS
    assert store.index_config["embed"] is store.embeddings is fake
    assert store.index_config["__tokenized_fields"] == [("text", ["text"])]


async def test_vectors_go_with_their_item_and_texts(store: AsyncPostgresStore, dsn: str) -> None:
    await store.aput(NS, "k", {"p": ["a", "b", "c"]}, index=["p[*]", "p[0]"])
    every = [("p[*]", 0), ("p[*]", 1), ("p[*]", 2), ("p[0]", 0)]
    assert vectors_in(dsn) == [("k", *place) for place in every]
    await store.aput(NS, "k", {"p": ["b"]}, index=["p[*]"])
    assert vectors_in(dsn) == [("k", "p[*]", 0)]
    assert (await store.asearch(NS, query="a"))[0].score != pytest.approx(1.0)
    await store.aput(NS, "l", {"text": "stays"})
    await store.adelete(NS, "k")
    assert vectors_in(dsn) == [("l", "text", 0)]
    # Nor do those stay whose item has no text any more.
    values: Any = ({"text": None}, None), ({}, None), ({"text": "before"}, False)
    for value, index in values:
        await store.aput(NS, "l", {"text": "before"})
        await store.aput(NS, "l", value, index=index)
        assert await store.aget(NS, "l") is not None
        assert await store.asearch(NS, query="before") == vectors_in(dsn) == []


async def test_the_fields_are_the_stores_or_the_calls(dsn: str, fake: FakeEmbedder) -> None:
    async with opened(dsn, fake, fields=["$"]) as store:
        call = store.aput(NS, "a", value := {"b": 1, "a": "ä"})
        # A value that is changed after the call is embedded and stored as it was.
        value["a"] = "changed"
        await call
        await store.aput(NS, "b", {"meta": {"name": "x"}}, index=["meta.name"])
        assert fake.texts == ['{"a": "ä", "b": 1}', "x"]
        assert (await item_of(store, NS, "a")).value == {"a": "ä", "b": 1}


async def test_texts_are_embedded_together_and_only_once(dsn: str, fake: FakeEmbedder) -> None:
    async with opened(dsn, fake) as store:
        await asyncio.gather(*(store.aput(NS, f"k{n}", {"text": f"text {n}"}) for n in range(100)))
        assert len(fake.calls) == 1
        assert len(await store.asearch(NS, query="text 1", limit=200)) == 100
    async with opened(dsn, fake) as another:
        await another.aput(NS, "k1", {"text": "text 1", "n": "new"})
        assert len(fake.calls) == 1
        await another.aput(NS, "k2", {"text": "another"})
        assert fake.calls[1:] == [["another"]]
        assert (await another.asearch(NS, query="text 1", limit=1))[0].value["n"] == "new"


async def test_a_failing_embedder_fails_its_own_calls(store: Any, fake: Any) -> None:
    fake.refused = {"bad"}
    values = {"good": {"text": "good"}, "bad": {"text": "bad"}, "plain": {"no": "text"}}
    puts = (store.aput(NS, key, value) for key, value in values.items())
    results = await asyncio.gather(*puts, store.aget(NS, "good"), return_exceptions=True)
    assert [isinstance(result, RuntimeError) for result in results] == [False, True, False, False]
    assert await store.aget(NS, "bad") is None
    assert keys(await store.asearch(NS, query="good")) == ["good"]


async def test_an_embedder_that_stands_still_holds_up_nobody_else(dsn: str) -> None:
    began, release = asyncio.Event(), asyncio.Event()

    async def embed(texts: list[str]) -> list[list[float]]:
        if "slow" in texts:
            began.set()
            await release.wait()
        return [numbers_of(text, DIMS) for text in texts]

    async with opened(dsn, embed) as store:
        await store.aput(NS, "there", {"text": "there"})
        slow = asyncio.ensure_future(store.aput(NS, "slow", {"text": "slow"}))
        query = asyncio.ensure_future(store.asearch(NS, query="slow"))
        await began.wait()
        # Of the same namespace, and each of another kind.
        assert await store.aget(NS, "slow") is None
        await store.aput(NS, "plain", {})
        await store.aput(NS, "other", {"text": "other"})
        assert (len(await store.asearch(NS)), await store.alist_namespaces()) == (3, [NS])
        assert keys(await store.asearch(NS, query="other", limit=1)) == ["other"]
        assert not any(call.done() for call in (slow, query))
        release.set()
        await asyncio.gather(slow, query)


async def test_a_new_store_keeps_order(store: Any, dsn: str, fake: Any, monkeypatch: Any) -> None:
    """What is not embedded takes its place at once, though nobody has looked at the tables yet."""
    looks, last_is_done = list[object](), asyncio.Event()

    async def look(*args: object) -> None:
        looks.append(args)
        if len(looks) > 1:
            await last_is_done.wait()

    async def last(new: AsyncPostgresStore) -> None:
        await until(lambda: looks and engine_of(new).vectors._tables is not None)
        await new.aput(NS, "b", {"n": 3}, index=False)
        last_is_done.set()

    before_each(monkeypatch, vectors, "find_tables", look)
    await store.aput(NS, "old", {"text": "old"})
    looks.clear()
    async with AsyncPostgresStore.from_conn_string(dsn, index=index_of(fake)) as new:
        put = partial(new.aput, NS, index=False)
        puts = put("a", {"n": 1}), new.adelete(NS, "a"), put("b", {"n": 1}), put("b", {"n": 2})
        await asyncio.gather(*puts, last(new))
        assert await new.aget(NS, "a") is None
        assert (await item_of(new, NS, "b")).value == {"n": 3}
        # One look is enough, until what it saw is stale.
        assert len(looks) == 1
        for stale in (False, True):
            engine_of(new).vectors.is_stale = stale
            await asyncio.gather(*(new.aput(NS, f"k{n}", {"text": f"text {n}"}) for n in range(10)))
            assert len(looks) == 1 + stale


async def test_who_waits_for_a_look_has_a_deadline(dsn: str, fake: Any, monkeypatch: Any) -> None:
    begun = asyncio.Event()

    async def look(*_: object) -> None:
        begun.set()
        await asyncio.Event().wait()

    before_each(monkeypatch, vectors, "find_tables", look)
    store = AsyncPostgresStore(dsn, index=index_of(fake), read_timeout=0.1)
    first = asyncio.create_task(store.aput(NS, "a", {"text": "a"}))
    await begun.wait()
    with pytest.raises(ReadTimeoutError):
        await asyncio.wait_for(store.aput(NS, "b", {"text": "b"}), PATIENCE)
    first.cancel()
    await asyncio.gather(first, return_exceptions=True)
    await store.close()


async def test_puts_of_a_key_keep_their_order(dsn: str) -> None:
    began, first = asyncio.Event(), asyncio.Event()

    async def embed(texts: list[str]) -> list[list[float]]:
        if "first" in texts:
            began.set()
            await first.wait()
        if "bad" in texts:
            raise LookupError
        return [numbers_of(text, DIMS) for text in texts]

    async with opened(dsn, embed) as store:
        calls = [asyncio.ensure_future(store.aput(NS, "k", {"text": "first"}))]
        await began.wait()
        # One that fails does so at once, and no other overtakes the first behind it.
        with pytest.raises(LookupError):
            await store.aput(NS, "k", {"text": "bad"})
        later = store.aput(NS, "k", {"text": "second"}), store.aput(NS, "k", {"n": 3}, index=False)
        calls += map(asyncio.ensure_future, later)
        # What came last and waits for nothing is done.
        await store.aput(NS, "another", {"n": 4}, index=False)
        await asyncio.wait(calls, timeout=0.5)
        assert not any(call.done() for call in calls)
        first.set()
        await asyncio.gather(*calls)
        item = await item_of(store, NS, "k")
        assert (item.value, await store.asearch(NS, query="second")) == ({"n": 3}, [])
        # A put on what was deleted is a conflict.
        await store.adelete(NS, "k")
        with pytest.raises(VersionConflictError):
            await store.aput(NS, "k", {"text": "elsewhere"}, if_version=item.updated_at)
        assert await store.asearch(NS, query="elsewhere") == []


async def test_a_batch_reads_before_it_writes(store: AsyncPostgresStore) -> None:
    await store.aput(NS, "k", {"text": "before"})
    ops: list[Op] = [SearchOp(NS, query="after"), PutOp(NS, "k", {"text": "after"})]
    results: list[Any] = await store.abatch(ops)
    assert [item.value for item in results[0]] == [{"text": "before"}]
    assert (await store.asearch(NS, query="after"))[0].score == pytest.approx(1.0)


async def test_close_waits_for_what_is_embedded(dsn: str) -> None:
    fake = FakeEmbedder(DIMS, seconds=0.1)
    async with opened(dsn, fake) as store:
        call = asyncio.ensure_future(store.aput(NS, "k", {"text": "late"}))
        await fake.asked.wait()
    await call
    with pytest.raises(SaverClosedError):
        await store.aput(NS, "l", {"text": "too late"})
    async with opened(dsn, fake) as another:
        assert await another.aget(NS, "k") is not None


async def test_setup_is_run_by_many_and_after_a_failure(empty_dsn: str, fake: FakeEmbedder) -> None:
    async def one() -> None:
        async with opened(empty_dsn, fake, **WORDS) as store:
            await store.aput(NS, "k", {"text": "x"})

    indexes = "indexrelid::regclass::text like '%hnsw'"
    await asyncio.gather(*(one() for _ in range(6)))
    assert rows_of(empty_dsn, f"select indisvalid from pg_index where {indexes}") == [(True,)]
    run_sql(empty_dsn, f"update pg_index set indisvalid = false where {indexes}")
    await one()
    assert rows_of(empty_dsn, f"select indisvalid from pg_index where {indexes}") == [(True,)]


async def test_of_two_that_make_it_one_goes_on(dsn: str, fake: Any, monkeypatch: Any) -> None:
    """Postgres refuses the other, in one of these ways."""
    refusals = [errors.UniqueViolation(), errors.DuplicateTable(), errors.DeadlockDetected()]

    async def refuse(*_: object) -> None:
        if refusals:
            raise refusals.pop()

    async with opened(dsn, fake) as store:
        run_sql(dsn, "drop index pgcheckpoint.store_vectors_cosine_hnsw")
        before_each(monkeypatch, vectors, "_run_apart", refuse)
        await store.setup()
    assert not refusals
    indexes = "select indisvalid from pg_index where indexrelid::regclass::text like '%hnsw'"
    assert rows_of(dsn, indexes) == [(True,)]


async def test_another_model_is_refused(dsn: str, fake: FakeEmbedder) -> None:
    # Whose name was not known is noted later.
    async with opened(dsn, lambda texts: [numbers_of(text, DIMS) for text in texts]):
        pass
    async with opened(dsn, fake) as store:
        await put_all(store, 1)
    halves = {"ann_index_config": {"vector_type": "halfvec"}}
    for other in ({"dims": 9}, {"model": "another"}, halves):
        config: Any = {**index_of(fake), **other}
        async with AsyncPostgresStore.from_conn_string(dsn, index=config) as store:
            put, search = store.aput(NS, "k", {"text": "x"}), store.asearch(NS, query="x")
            for refused in (store.setup(), put, search):
                with pytest.raises(StoreIndexError, match="areindex"):
                    await refused


async def test_too_many_dimensions_for_an_index(dsn: str, monkeypatch: pytest.MonkeyPatch) -> None:
    fake = FakeEmbedder(3072)
    monkeypatch.setattr(Vectors, "most_exact", -1)
    async with opened(dsn, fake, dims=3072) as store:
        await put_all(store, 5)
        assert keys(await store.asearch(NS, query="text 2", limit=1)) == ["k2"]


async def test_without_setup_the_error_says_what_to_do(dsn: str, fake: FakeEmbedder) -> None:
    for index in (index_of(fake), WORDS):
        async with AsyncPostgresStore.from_conn_string(dsn, index=index) as store:
            for early in (store.aput(NS, "k", {"text": "x"}), store.asearch(NS, query="x")):
                with pytest.raises(SchemaNotReadyError, match="setup"):
                    await early
            await store.setup()
            await store.aput(NS, "k", {"text": "x"})


async def test_a_role_that_may_not_make_the_extension_is_told(dsn: str, fake: FakeEmbedder) -> None:
    rights = "all on schema pgcheckpoint", "all on all tables in schema pgcheckpoint"
    with role_of(dsn, *rights) as role:
        own = as_role(dsn, role)
        async with AsyncPostgresStore.from_conn_string(own, index=index_of(fake)) as store:
            with pytest.raises(StoreIndexError, match="CREATE EXTENSION vector"):
                await store.setup()
        # All the rest works.
        async with AsyncPostgresStore.from_conn_string(own) as store:
            await store.aput(NS, "k", {"text": "x"})
            assert keys(await store.asearch(NS, query="x")) == ["k"]


async def test_extension_and_tables_in_other_schemas(empty_dsn: str, fake: FakeEmbedder) -> None:
    run_sql(empty_dsn, 'create schema "Ext 1"; create extension vector schema "Ext 1"')
    index = index_of(fake, **WORDS)
    async with AsyncPostgresStore(empty_dsn, index=index, schema="My store") as store:
        await store.setup()
        await store.setup()
        await put_all(store, 5)
        for mode in ("vector", "text"):
            assert keys(await store.asearch(NS, query="text 2", mode=mode, limit=1)) == ["k2"]
    assert len(vectors_in(empty_dsn, '"My store"')) == 5


async def test_old_pgvector(dsn: str, fake: FakeEmbedder, monkeypatch: pytest.MonkeyPatch) -> None:
    run_sql(dsn, "create extension vector")
    run_sql(dsn, "update pg_extension set extversion = '0.6.2' where extname = 'vector'")
    async with opened(dsn, fake) as store:  # type vector does with it
        await put_all(store, 5)
        monkeypatch.setattr(Vectors, "most_exact", -1)
        assert keys(await store.asearch(NS, query="text 2", limit=1)) == ["k2"]
    with pytest.raises(StoreIndexError, match=r"0\.6\.2"):
        async with opened(dsn, fake, ann_index_config={"vector_type": "halfvec"}):
            pass


@pytest.mark.parametrize("folder", ["vectors", "texts"])
def test_the_statements_are_valid_as_they_stand(dsn: str, folder: str) -> None:
    statements = read_statements(folder)
    made = [name for name in statements if name.startswith("create_")]
    with psycopg.connect(dsn, autocommit=True, prepare_threshold=None) as connection:
        for name in made * 2:
            connection.execute(statements[name].encode())
        for name in statements.keys() - {*made, "change_model"}:
            result = connection.pgconn.prepare(b"", statements[name].encode())
            assert result.status == psycopg.pq.ExecStatus.COMMAND_OK, result.error_message
        if change := statements.get("change_model"):
            rename = "rename column embedding_1 to embedding_before"
            connection.execute(f"alter table pgcheckpoint.store_vectors {rename}".encode())
            connection.execute(change.encode())


FILL = """
insert into pgcheckpoint.store_items (head, rest, key, value, version, created_at, updated_at)
    select e'a\\x01', '', n::text, '{}', n, now(), now() from generate_series(1, 2000) n;
insert into pgcheckpoint.store_vectors select head, rest, key, 'text', 0, '',
    array(select random() - 0.5 + 0 * version from generate_series(1, 8))::real[]::public.vector
    from pgcheckpoint.store_items;
analyze
"""


async def test_many_are_searched_by_the_index(store: Any, dsn: str, monkeypatch: Any) -> None:
    monkeypatch.setattr(Vectors, "most_exact", 500)
    run_sql(dsn, FILL)
    nearest = "order by (embedding_1 <=> %s::real[]::vector) + 0 limit 10"
    query = f"select key from pgcheckpoint.store_vectors {nearest}"
    exact = rows_of(dsn, query, [numbers_of("query", DIMS)])
    items = await store.asearch(("a",), query="query", limit=10)
    await store.close()  # A session that is idle reports its scans ten seconds later.
    scans = "select from pg_stat_user_indexes where indexrelname ~ '_hnsw' and idx_scan > 0"
    await until(lambda: rows_of(dsn, scans))
    assert len({key for (key,) in exact} & set(keys(items))) >= 9
