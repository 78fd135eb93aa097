"""Search by words, and by both: every match found, rare words first, pages that meet."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

import psycopg
import pytest
from langgraph.store.base import PutOp, SearchItem, SearchOp

from pg_checkpoint import (
    AesGcmCipher,
    AsyncPostgresStore,
    InvalidOptionError,
    KeyRing,
    SchemaNotReadyError,
    StoreIndexError,
    UnsupportedCallError,
)
from pg_checkpoint.core.transaction import load_queries, read_statements
from pg_checkpoint.store.vectors import Vectors
from tests.cases import each
from tests.embedders import FakeEmbedder
from tests.making import rows_of
from tests.plans import nodes_of
from tests.seams import engine_of

NS = ("users", "u1", "notes")
WORDS: Any = {"text": {"fields": ["text"]}}
DIMS = 8


def both(fake: FakeEmbedder | None = None) -> Any:
    return {"dims": DIMS, "embed": fake or FakeEmbedder(DIMS), "fields": ["text"], **WORDS}


@asynccontextmanager
async def opened(dsn: str, index: Any, **options: Any) -> AsyncIterator[AsyncPostgresStore]:
    async with AsyncPostgresStore.from_conn_string(dsn, index=index, **options) as store:
        await store.setup()
        yield store


@pytest.fixture
async def store(dsn: str) -> AsyncIterator[AsyncPostgresStore]:
    """With words alone."""
    async with opened(dsn, WORDS) as store:
        yield store


@pytest.fixture
async def hybrid(dsn: str, needs_pgvector: None) -> AsyncIterator[AsyncPostgresStore]:
    async with opened(dsn, both()) as store:
        yield store


def keys(items: list[SearchItem]) -> list[str]:
    return [item.key for item in items]


async def put(store: AsyncPostgresStore, texts: dict[str, str], ns: Any = NS) -> None:
    await store.abatch([PutOp(ns, key, {"text": text}) for key, text in texts.items()])


# --- by words ---


async def test_one_word_is_enough_and_rare_ones_count_more(store: AsyncPostgresStore) -> None:
    await put(store, {f"k{n}": f"the status of ticket {n} " + "of " * (n % 3) for n in range(59)})
    await put(store, {"x": "INC-4711 is solved", "no": "coffee"})
    query = "what is the status of INC-4711?"
    items = await store.asearch(NS, query=query, mode="text", limit=100)
    assert (len(items), items[0].key) == (60, "x")
    scores = [item.score or 0.0 for item in items]
    assert scores == sorted(scores, reverse=True)
    pages = [
        keys(await store.asearch(NS, query=query, mode="text", limit=7, offset=offset))
        for offset in range(0, 70, 7)
    ]
    assert [key for page in pages for key in page] == keys(items)


async def test_a_query_may_say_what_must_be_and_what_must_not(store: AsyncPostgresStore) -> None:
    await put(store, {"a": "green tea hot", "b": "tea green", "c": "green tea with milk"})

    async def found(query: str) -> set[str]:
        return {*keys(await store.asearch(NS, query=query, mode="text"))}

    assert await found("green tea") == {"a", "b", "c"}
    assert await found('"green tea"') == {"a", "c"}
    assert await found("tea -milk") == {"a", "b"}
    assert await found('"green tea" -milk coffee') == {"a"}
    assert await found('-"green tea" tea') == {"b"}
    assert await found("-milk") == set()


@each(
    "query",
    [
        *("'", '"', "\\", ":*", "a & | !", "((", "<->", "!!", "-", '-"', "%s $1", "\0", "\ud800"),
        *("x" * 100_000, "' or 1=1; --", "a:b:c", "é ü ﷽", "''''", "\\' tea", "word " * 30_000),
        " ".join(f"w{n}" for n in range(3_000)),
        '"' + "a b " * 5_000 + '"',
        *("-" * 10_000, '"' + "<!--" * 2_500 + '"', "<!--" * 2_500, "a_" * 5_000),
        " ".join(f"-n{n}" for n in range(3_000)),
    ],
    ids=lambda query: repr(query[:40]),
)
async def test_any_text_is_a_query(store: AsyncPostgresStore, query: str) -> None:
    await put(store, {"a": "tea"})
    await store.asearch(NS, query=query, mode="text")
    assert keys(await store.asearch(NS, query=query + " tea", mode="text")) in (["a"], [])
    assert len(await store.asearch(NS)) == 1


@each(
    "text",
    [
        " ".join(f"w{n}" for n in range(100_000)),
        " ".join(f"a{n}-b{n}" for n in range(50_000)),
        " ".join(f"http://h{n}.org/p{n}" for n in range(20_000)),
        "x" * 1_000_000,
        # Postgres' parser alone would take minutes for these.
        "a_" * 100_000,
        "<!--" * 50_000,
        "nul\0 and \ud800 tea",
        "' \\ : & | ! ( ) <-> 'a':1A",
    ],
    ids=lambda text: repr(text[:40]),
)
async def test_any_text_can_be_put(store: AsyncPostgresStore, text: str) -> None:
    await put(store, {"k": "first " + text})
    items = await store.asearch(NS, query="first", mode="text")
    assert [item.value for item in items] == [{"text": "first " + text}]


async def test_below_the_prefix_and_by_the_filter(store: AsyncPostgresStore) -> None:
    for ns in (("users", "u1", "a"), ("users", "u1", "ab"), ("users", "u2", "a"), ("x",)):
        await store.abatch([PutOp(ns, f"{n}", {"text": "tea", "n": n}) for n in range(20)])
    search = partial(store.asearch, query="tea", mode="text", limit=100)
    prefixes = {("users", "u1", "a"): 20, ("users", "u1"): 40, ("users",): 60, (): 80, ("user",): 0}
    for prefix, count in prefixes.items():
        assert len(await search(prefix)) == count
    assert len(await search(("users",), filter={"n": {"$gte": 15}})) == 15
    assert len(await search(("users",), filter={"n": 19}, limit=2)) == 2


@each("query", ["state-of-the-art", "INC-4711", "a@b.org", "x_y", "foo/bar.txt"])
async def test_words_of_several_parts(store: AsyncPostgresStore, query: str) -> None:
    await put(store, {"a": f"this is {query} of us", "b": "another"})
    assert keys(await store.asearch(NS, query=query, mode="text")) == ["a"]
    assert keys(await store.asearch(NS, query=f"nothing like {query}", mode="text")) == ["a"]


async def test_long_labels_and_keys_are_found(store: AsyncPostgresStore) -> None:
    long = ("users", "u" * 3_000, "n" * 3_000)
    await put(store, {"k" * 5_000: "tea"}, long)
    await put(store, {"other": "tea"}, ("users", "u" * 3_000, "n" * 2_999 + "x"))
    items = await store.asearch(long, query="tea", mode="text")
    assert keys(items) == ["k" * 5_000]


async def test_words_that_stay_are_not_written_anew(store: AsyncPostgresStore, dsn: str) -> None:
    query = "select version, language, words::text from pgcheckpoint.store_texts"
    await store.aput(NS, "a", {"text": "green tea", "n": 1})
    ((version, *words),) = rows_of(dsn, query)
    await store.aput(NS, "a", {"text": "green tea", "n": 2})
    ((newer, *same),) = rows_of(dsn, query)
    assert version != newer
    assert words == same


async def test_old_words_go(store: AsyncPostgresStore, dsn: str) -> None:
    async def found(query: str) -> list[str]:
        return sorted(keys(await store.asearch(NS, query=query, mode="text")))

    await put(store, {"a": "tea", "b": "tea", "c": "tea", "d": "tea", "e": "tea"})
    await store.aput(NS, "a", {"text": "coffee"})
    await store.aput(NS, "b", {"other": 1})
    await store.aput(NS, "c", {"text": "tea"}, index=False)
    await store.adelete(NS, "d")
    assert await found("tea") == ["e"]
    assert await found("coffee") == ["a"]
    # Somebody puts who knows nothing of words.
    async with AsyncPostgresStore.from_conn_string(dsn) as plain:
        await plain.aput(NS, "e", {"text": "milk"})
    assert await found("tea") == []
    await store.aput(NS, "e", {"text": "tea"}, index=["text"])
    assert await found("tea") == ["e"]
    one_path: Any = "text"
    await store.aput(NS, "f", {"text": "juice"}, index=one_path)
    assert await found("juice") == ["f"]
    everything: Any = True
    with pytest.raises(InvalidOptionError, match="index of a put must be False, or a list of"):
        await store.aput(NS, "g", {"text": "beer"}, index=everything)


async def test_words_of_puts_with_a_condition_or_a_time_to_live(store: AsyncPostgresStore) -> None:
    await store.aput(NS, "c", {"text": "milk"}, if_version=None)
    await store.aupdate(NS, "c", lambda value: {"text": "coffee"})
    assert await store.asearch(NS, query="milk", mode="text") == []
    assert keys(await store.asearch(NS, query="coffee", mode="text")) == ["c"]
    await store.aput(NS, "a", {"text": "tea"}, ttl=-1)
    await store.aput(NS, "b", {"text": "tea"}, ttl=10)
    assert keys(await store.asearch(NS, query="tea", mode="text", limit=1)) == ["b"]
    assert await store.sweep_ttl() == 1
    assert keys(await store.asearch(NS, query="tea", mode="text")) == ["b"]


# --- languages ---


async def test_a_language_knows_forms_of_words_and_others_are_not_mixed_in(dsn: str) -> None:
    async with opened(dsn, {"text": {"fields": ["text"], "language": "english"}}) as english:
        await put(english, {"a": "He was running", "b": "the runs", "c": "walk", "d": "tea"})
        found = await english.asearch(NS, query="run", mode="text")
        assert sorted(keys(found)) == ["a", "b"]
        assert await english.asearch(NS, query="the", mode="text") == []
        async with opened(dsn, WORDS) as simple:
            assert await simple.asearch(NS, query="tea", mode="text") == []
            await put(simple, {"d": "tea"})
            assert keys(await simple.asearch(NS, query="tea", mode="text")) == ["d"]
        found = await english.asearch(NS, query="runs tea", mode="text")
        assert sorted(keys(found)) == ["a", "b"]


@each(
    "language", ["klingon", "public.simple", "simple'; drop table x; --", "", "SIMPLE ", "\ud800"]
)
async def test_a_language_that_is_not_there_is_named(dsn: str, language: str) -> None:
    index = {"text": {"fields": ["text"], "language": language}}
    async with AsyncPostgresStore.from_conn_string(dsn, index=index) as store:
        if not language:  # as without
            await store.setup()
            return
        with pytest.raises(StoreIndexError, match="There are: arabic"):
            await store.setup()
        with pytest.raises(StoreIndexError):
            await store.aput(NS, "k", {"text": "x"})
        with pytest.raises(StoreIndexError):
            await store.asearch(NS, query="x", mode="text")
        assert await store.aget(NS, "k") is None


async def test_a_language_of_ones_own(dsn: str) -> None:
    with psycopg.connect(dsn, autocommit=True) as admin:
        admin.execute('create schema "My Words"')
        admin.execute('create text search configuration "My Words"."my own" (copy = english)')
    index = {"text": {"fields": ["text"], "language": "My Words.my own"}}
    async with opened(dsn, index) as store:
        await put(store, {"a": "running"})
        assert keys(await store.asearch(NS, query="runs", mode="text")) == ["a"]


# --- which mode ---


async def test_words_alone_rank_what_names_no_mode_and_need_no_pgvector(
    store: AsyncPostgresStore, dsn: str
) -> None:
    await put(store, {"a": "green tea", "b": "black coffee"})
    assert ("vector",) not in rows_of(dsn, "select extname from pg_extension")
    assert keys(await store.asearch(NS, query="tea")) == ["a"]
    (found,) = await store.abatch([SearchOp(NS, query="coffee")])
    assert keys(found) == ["b"]  # type: ignore[arg-type]  # of a search
    # Without a query nothing is ranked.
    assert len(await store.asearch(NS, mode="text")) == 2
    assert len(await store.asearch(NS, query="", mode="text")) == 2


async def test_a_mode_that_the_store_is_not_made_for(store: AsyncPostgresStore, dsn: str) -> None:
    for mode in ("vector", "hybrid", "fuzzy"):
        with pytest.raises(InvalidOptionError, match="search mode"):
            await store.asearch(NS, query="x", mode=mode)  # type: ignore[arg-type]  # on purpose
    async with AsyncPostgresStore.from_conn_string(dsn) as plain:
        with pytest.raises(InvalidOptionError, match="text"):
            await plain.asearch(NS, query="x", mode="text")


async def test_without_setup_the_error_says_what_to_do(dsn: str) -> None:
    async with AsyncPostgresStore.from_conn_string(dsn, index=WORDS) as store:
        with pytest.raises(SchemaNotReadyError, match="setup"):
            await store.aput(NS, "k", {"text": "x"})
        with pytest.raises(SchemaNotReadyError, match="setup"):
            await store.asearch(NS, query="x", mode="text")
        await store.setup()
        await store.aput(NS, "k", {"text": "x"})


async def test_setup_may_be_run_by_many_at_once_in_any_schema(empty_dsn: str) -> None:
    async def one() -> None:
        async with opened(empty_dsn, WORDS, schema="My store") as store:
            await put(store, {"a": "tea"})
            assert keys(await store.asearch(NS, query="tea", mode="text")) == ["a"]

    await asyncio.gather(*(one() for _ in range(6)))


# --- with a cipher ---


async def test_words_are_a_leak_and_refused_unless_allowed(dsn: str) -> None:
    pytest.importorskip("cryptography")
    how: Any = {"cipher": AesGcmCipher(KeyRing({"k": bytes(range(107, 139))}))}
    with pytest.raises(UnsupportedCallError, match="allow_index_leak"):
        AsyncPostgresStore(dsn, index=WORDS, **how)
    async with opened(dsn, WORDS, allow_index_leak=True, **how) as store:
        await put(store, {"a": "green tea", "b": "coffee"})
        items = await store.asearch(NS, query="tea", mode="text")
        assert [item.value for item in items] == [{"text": "green tea"}]


# --- by both ---


async def test_a_named_thing_is_found_by_its_name(hybrid: AsyncPostgresStore) -> None:
    await put(hybrid, {f"k{n}": f"the status of ticket {n}" for n in range(100)})
    await put(hybrid, {"x": "INC-4711 was solved on monday"})
    query = "what is the status of INC-4711"
    assert "x" in keys(await hybrid.asearch(NS, query=query, mode="hybrid", limit=3))
    items = await hybrid.asearch(NS, query=query, mode="hybrid", limit=200)
    assert len(items) == 101
    scores = [item.score or 0.0 for item in items]
    assert scores[:50] == sorted(scores[:50], reverse=True)


@pytest.mark.parametrize("most_exact", [10_000, -1], ids=["exactly", "by the index"])
async def test_pages_of_both_meet_and_are_full(
    hybrid: AsyncPostgresStore, most_exact: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Vectors, "most_exact", most_exact)
    texts = {f"k{n}": ("tea " if n % 3 else "") + f"number {n}" for n in range(130)}
    await put(hybrid, texts)
    await hybrid.aput(NS, "only words", {"text": "tea"}, index=False)
    whole = keys(await hybrid.asearch(NS, query="tea", mode="hybrid", limit=1_000))
    assert sorted(whole) == sorted(texts)
    for limit in (7, 60):
        pages = [
            keys(await hybrid.asearch(NS, query="tea", mode="hybrid", limit=limit, offset=offset))
            for offset in range(0, 130 + limit, limit)
        ]
        assert [key for page in pages for key in page] == whole
    some = await hybrid.asearch(NS, query="tea", mode="hybrid", limit=0)
    assert some == []


async def test_both_by_prefix_and_filter(hybrid: AsyncPostgresStore) -> None:
    for user in ("u1", "u2"):
        await hybrid.abatch(
            [
                PutOp(("users", user), f"{n}", {"text": f"tea {n}", "even": n % 2 == 0})
                for n in range(80)
            ]
        )
    how: Any = {"query": "tea 3", "mode": "hybrid", "filter": {"even": True}}
    items = await hybrid.asearch(("users", "u1"), limit=40, **how)
    assert len(items) == 40
    assert all(item.value["even"] and item.namespace == ("users", "u1") for item in items)
    assert len(await hybrid.asearch(("users", "u1"), limit=50, **how)) == 40


async def test_what_is_put_while_it_is_ranked_is_ranked_anew(
    hybrid: AsyncPostgresStore, dsn: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    await put(hybrid, {f"k{n}": f"tea {n}" for n in range(20)})
    ranking = engine_of(hybrid)._ranking
    ranked, times = ranking._ranked, list[int]()

    async def disturbed(read: Any, search: Any) -> Any:
        found = await ranked(read, search)
        if not times:
            # By another process; one's own would wait for the read.
            async with AsyncPostgresStore.from_conn_string(dsn, index=both()) as another:
                await another.aput(NS, "k3", {"text": "coffee"})
                await another.adelete(NS, "k4")
        times.append(len(found))
        return found

    monkeypatch.setattr(ranking, "_ranked", disturbed)
    wanted = {"text": {"$contains": "tea"}}
    items = await hybrid.asearch(NS, query="tea", mode="hybrid", limit=18, filter=wanted)
    assert len(items) == 18
    assert not {"k3", "k4"} & {*keys(items)}
    assert len(times) == 2


@pytest.mark.usefixtures("needs_pgvector")
async def test_what_is_not_embedded_for_words(dsn: str) -> None:
    fake = FakeEmbedder(DIMS)
    async with opened(dsn, both(fake)) as store:
        await put(store, {"a": "tea"})
        await store.asearch(NS, query="words only", mode="text")
        assert "words only" not in fake.queries
        await store.asearch(NS, query="both", mode="hybrid")
        assert fake.queries == ["both"]


@pytest.mark.parametrize("seed", range(3))
async def test_random_items_are_found_as_a_model_says(store: AsyncPostgresStore, seed: int) -> None:
    rng = random.Random(seed)
    vocabulary = [f"w{n}" for n in range(12)]
    held: dict[tuple[Any, str], list[str]] = {}
    for _ in range(80):
        ns, key = ("u", rng.choice("ab"), rng.choice("xy")), f"k{rng.randrange(10)}"
        words = rng.sample(vocabulary, rng.randrange(1, 4))
        if rng.random() < 0.2:
            await store.adelete(ns, key)
            held.pop((ns, key), None)
        else:
            await store.aput(ns, key, {"text": " ".join(words)})
            held[ns, key] = words
    for prefix in ((), ("u", "a"), ("u", "b", "y")):
        asked = rng.sample(vocabulary, 3)
        items = await store.asearch(prefix, query=" ".join(asked), mode="text", limit=100)
        expected = {
            place
            for place, words in held.items()
            if place[0][: len(prefix)] == prefix and set(words) & set(asked)
        }
        assert {(item.namespace, item.key) for item in items} == expected


# --- statements ---


def test_the_statements_are_valid_as_they_stand(dsn: str) -> None:
    statements = read_statements("texts")
    with psycopg.connect(dsn, autocommit=True, prepare_threshold=None) as connection:
        connection.execute(statements["create_tables"].encode())
        connection.execute(statements["create_tables"].encode())
        for name in statements:
            if not name.startswith("create_"):
                result = connection.pgconn.prepare(b"", statements[name].encode())
                assert result.status == psycopg.pq.ExecStatus.COMMAND_OK, result.error_message


FILL = """
insert into pgcheckpoint.store_items (head, rest, key, value, version, created_at, updated_at)
    select 'users' || chr(1) || 'u' || n / 20 || chr(1), '', n::text, '{}', n, now(), now()
    from generate_series(1, 20000) n;
insert into pgcheckpoint.store_texts
    select head, rest, key, version, 'pg_catalog.simple',
        to_tsvector('simple', 'note word' || version % 7000 || ' some more words')
    from pgcheckpoint.store_items;
"""


async def test_few_among_many_are_found_by_the_index(store: AsyncPostgresStore, dsn: str) -> None:
    query = load_queries("pgcheckpoint", "texts")["search_texts"]
    everything = "", "", "\U0010ffff", ""
    simple = "pg_catalog.simple"
    page = *everything, None, None, 10, 0, simple, "word7", "", True, simple, *[None] * 4
    with psycopg.connect(dsn, autocommit=True) as connection:
        connection.execute(FILL.encode())
        # What was put since the last one is looked through row by row.
        connection.execute("vacuum analyze pgcheckpoint.store_items, pgcheckpoint.store_texts")
        with connection.transaction(), psycopg.RawCursor(connection) as cursor:
            cursor.execute("set local plan_cache_mode = force_custom_plan")
            assert len(cursor.execute(query, page).fetchall()) == 3
            row = cursor.execute(b"explain (format json, costs off) " + query, page).fetchone()
    assert row is not None
    plans = list(nodes_of(row[0]))
    assert "store_texts_words_idx" in [plan.get("Index Name") for plan in plans]
    scanned = [p["Relation Name"] for p in plans if p.get("Node Type") == "Seq Scan"]
    assert scanned == []
