"""Search by words, and by both: every match found, rare words first, pages that meet."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

import psycopg
import pytest
from langgraph.store.base import PutOp, SearchItem, SearchOp

from pg_checkpoint import (
    AsyncPostgresStore,
    InvalidOptionError,
    StoreIndexError,
    UnsupportedCallError,
)
from pg_checkpoint.core.transaction import load_queries
from pg_checkpoint.store.vectors import Vectors
from tests.cases import each
from tests.embedders import FakeEmbedder
from tests.keys import CIPHER
from tests.making import rows_of, run_sql
from tests.plans import plan_of
from tests.seams import after_each, engine_of

NS = ("users", "u1", "notes")
WORDS: Any = {"text": {"fields": ["text"]}}


def both() -> Any:
    return {"dims": 8, "embed": FakeEmbedder(8), "fields": ["text"], **WORDS}


@asynccontextmanager
async def opened(dsn: str, index: Any, **options: Any) -> AsyncIterator[AsyncPostgresStore]:
    async with AsyncPostgresStore.from_conn_string(dsn, index=index, **options) as store:
        await store.setup()
        yield store


@pytest.fixture
async def store(dsn: str) -> AsyncIterator[AsyncPostgresStore]:
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


async def test_one_word_is_enough_and_rare_ones_count_more(store: AsyncPostgresStore) -> None:
    await put(store, {f"k{n}": f"the status of ticket {n} " + "of " * (n % 3) for n in range(59)})
    await put(store, {"x": "INC-4711 is solved", "no": "coffee"})
    query = "what is the status of INC-4711?"
    items = await store.asearch(NS, query=query, mode="text", limit=100)
    assert (len(items), items[0].key) == (60, "x")
    scores = [item.score or 0.0 for item in items]
    assert scores == sorted(scores, reverse=True)
    search = partial(store.asearch, NS, query=query, mode="text", limit=7)
    paged = [key for offset in range(0, 70, 7) for key in keys(await search(offset=offset))]
    assert paged == keys(items)


async def test_a_query_may_say_what_must_be_and_what_must_not(store: AsyncPostgresStore) -> None:
    await put(store, {"a": "green tea hot", "b": "tea green", "c": "green tea with milk"})

    async def found(query: str) -> set[str]:
        return {*keys(await store.asearch(NS, query=query, mode="text"))}

    told = {"green tea": "abc", '"green tea"': "ac", "tea -milk": "ab", "-milk": ""}
    told |= {'"green tea" -milk coffee': "a", '-"green tea" tea': "b"}
    for query, keys_ in told.items():
        assert await found(query) == {*keys_}, query
    for several in ("state-of-the-art", "INC-4711", "a@b.org", "x_y", "foo/bar.txt"):
        await put(store, {"several": f"this is {several} of us"})
        assert await found(several) == await found(f"nothing like {several}") == {"several"}


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
    long, beside = (("users", "u" * 3_000, "n" * 2_999 + end) for end in "nx")
    await put(store, {"k" * 5_000: "tea"}, long)
    await put(store, {"other": "tea"}, beside)
    assert keys(await search(long)) == ["k" * 5_000]


async def test_words_that_stay_are_not_written_anew(store: AsyncPostgresStore, dsn: str) -> None:
    query = "select version, language, words::text from pgcheckpoint.store_texts"
    await store.aput(NS, "a", {"text": "green tea", "n": 1})
    ((version, *words),) = rows_of(dsn, query)
    await store.aput(NS, "a", {"text": "green tea", "n": 2})
    ((newer, *same),) = rows_of(dsn, query)
    assert (version != newer, words) == (True, same)


async def test_old_words_go(store: AsyncPostgresStore, dsn: str) -> None:
    async def found(query: str) -> list[str]:
        return sorted(keys(await store.asearch(NS, query=query, mode="text")))

    await put(store, dict.fromkeys("abcde", "tea"))
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
    index: Any = "text"
    await store.aput(NS, "f", {"text": "juice"}, index=index)
    assert await found("juice") == ["f"]
    index = True
    with pytest.raises(InvalidOptionError, match="index of a put must be False, or a list of"):
        await store.aput(NS, "g", {"text": "beer"}, index=index)


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


async def test_a_language_knows_forms_of_words_and_others_are_not_mixed_in(dsn: str) -> None:
    async with opened(dsn, {"text": {"fields": ["text"], "language": "english"}}) as english:
        await put(english, {"a": "He was running", "b": "the runs", "c": "walk", "d": "tea"})
        assert {*keys(await english.asearch(NS, query="run"))} == {"a", "b"}
        assert await english.asearch(NS, query="the", mode="text") == []
        async with opened(dsn, WORDS) as simple:
            assert await simple.asearch(NS, query="tea", mode="text") == []
            await put(simple, {"d": "tea"})
            assert keys(await simple.asearch(NS, query="tea", mode="text")) == ["d"]
        assert {*keys(await english.asearch(NS, query="runs tea"))} == {"a", "b"}


@each("language", ["klingon", "public.simple", "simple'; drop table x; --", "SIMPLE ", "\ud800"])
async def test_a_language_that_is_not_there_is_named(dsn: str, language: str) -> None:
    index = {"text": {"fields": ["text"], "language": language}}
    async with AsyncPostgresStore.from_conn_string(dsn, index=index) as store:
        with pytest.raises(StoreIndexError, match="There are: arabic"):
            await store.setup()
        for refused in (store.aput(NS, "k", {"text": "x"}), store.asearch(NS, query="x")):
            with pytest.raises(StoreIndexError):
                await refused
        assert await store.aget(NS, "k") is None


async def test_a_language_of_ones_own(dsn: str) -> None:
    run_sql(dsn, 'create schema "My Words"')
    run_sql(dsn, 'create text search configuration "My Words"."my own" (copy = english)')
    for language, found in (("My Words.my own", ["a"]), ("", [])):  # the empty one: as without
        async with opened(dsn, {"text": {"fields": ["text"], "language": language}}) as store:
            await put(store, {"a": "running"})
            assert keys(await store.asearch(NS, query="runs", mode="text")) == found


async def test_words_alone_rank_what_names_no_mode(store: AsyncPostgresStore, dsn: str) -> None:
    await put(store, {"a": "green tea", "b": "black coffee"})
    assert ("vector",) not in rows_of(dsn, "select extname from pg_extension")
    assert keys(await store.asearch(NS, query="tea")) == ["a"]
    (found,) = await store.abatch([SearchOp(NS, query="coffee")])
    assert keys(found) == ["b"]  # type: ignore[arg-type]  # of a search
    for query in (None, ""):
        assert len(await store.asearch(NS, query=query, mode="text")) == 2
    mode: Any
    for mode in ("vector", "hybrid", "fuzzy"):
        with pytest.raises(InvalidOptionError, match="search mode"):
            await store.asearch(NS, query="x", mode=mode)
    async with AsyncPostgresStore.from_conn_string(dsn) as plain:
        with pytest.raises(InvalidOptionError, match="text"):
            await plain.asearch(NS, query="x", mode="text")


async def test_words_are_a_leak_and_refused_unless_allowed(dsn: str) -> None:
    with pytest.raises(UnsupportedCallError, match="allow_index_leak"):
        AsyncPostgresStore(dsn, index=WORDS, cipher=CIPHER)
    async with opened(dsn, WORDS, allow_index_leak=True, cipher=CIPHER) as store:
        await put(store, {"a": "green tea", "b": "coffee"})
        items = await store.asearch(NS, query="tea", mode="text")
        assert [item.value for item in items] == [{"text": "green tea"}]


async def test_a_named_thing_is_found_by_its_name(hybrid: AsyncPostgresStore) -> None:
    await put(hybrid, {f"k{n}": f"the status of ticket {n}" for n in range(100)})
    await put(hybrid, {"x": "INC-4711 was solved on monday"})
    query = "what is the status of INC-4711"
    assert "x" in keys(await hybrid.asearch(NS, query=query, mode="hybrid", limit=3))
    items = await hybrid.asearch(NS, query=query, mode="hybrid", limit=200)
    assert len(items) == 101
    scores = [item.score or 0.0 for item in items]
    assert scores[:50] == sorted(scores[:50], reverse=True)


@pytest.mark.parametrize("exact", [10_000, -1], ids=["exactly", "by the index"])
async def test_pages_of_both_meet_and_are_full(hybrid: Any, exact: int, monkeypatch: Any) -> None:
    monkeypatch.setattr(Vectors, "most_exact", exact)
    texts = {f"k{n}": ("tea " if n % 3 else "") + f"number {n}" for n in range(130)}
    await put(hybrid, texts)
    await hybrid.aput(NS, "only words", {"text": "tea"}, index=False)
    search = partial(hybrid.asearch, NS, query="tea", mode="hybrid")
    whole = keys(await search(limit=1_000))
    assert sorted(whole) == sorted(texts)
    for limit in (7, 60):
        paged: list[str] = []
        for offset in range(0, 130 + limit, limit):
            paged += keys(await search(limit=limit, offset=offset))
        assert paged == whole
    assert await search(limit=0) == []


async def test_both_by_prefix_and_filter(hybrid: AsyncPostgresStore) -> None:
    values = [{"text": f"tea {n}", "even": n % 2 == 0} for n in range(80)]
    user, other = ("users", "u1"), ("users", "u2")
    for ns in (user, other):
        await hybrid.abatch([PutOp(ns, f"{n}", value) for n, value in enumerate(values)])
    how: Any = {"query": "tea 3", "mode": "hybrid", "filter": {"even": True}}
    for limit in (40, 50):
        items = await hybrid.asearch(user, limit=limit, **how)
        assert [(i.value["even"], i.namespace) for i in items] == [(True, user)] * 40


async def test_what_is_put_meanwhile_is_ranked(hybrid: Any, dsn: str, monkeypatch: Any) -> None:
    await put(hybrid, {f"k{n}": f"tea {n}" for n in range(20)})
    times = list[object]()

    async def disturb(*args: object) -> None:
        times.append(args)
        if len(times) == 1:
            # By another process; one's own would wait for the read.
            async with AsyncPostgresStore.from_conn_string(dsn, index=both()) as another:
                await another.aput(NS, "k3", {"text": "coffee"})
                await another.adelete(NS, "k4")

    after_each(monkeypatch, engine_of(hybrid)._ranking, "_ranked", disturb)
    wanted = {"text": {"$contains": "tea"}}
    items = await hybrid.asearch(NS, query="tea", mode="hybrid", limit=18, filter=wanted)
    assert (len(items), {"k3", "k4"} & {*keys(items)}, len(times)) == (18, set(), 2)


async def test_what_is_not_embedded_for_words(hybrid: AsyncPostgresStore) -> None:
    await hybrid.asearch(NS, query="words only", mode="text")
    await hybrid.asearch(NS, query="both", mode="hybrid")
    assert hybrid.embeddings.queries == ["both"]  # type: ignore[union-attr]  # a fake one


# --- min_score ---

# By their cosines with the query: a and b are nearly the same, c is something else.
COSINES = {"ask": (1.0, 0.0), "a": (0.95, 0.3), "b": (0.94, 0.3), "c": (0.8, -0.6), "d": (0.0, 1.0)}


@pytest.fixture
async def scored(dsn: str, needs_pgvector: None) -> AsyncIterator[AsyncPostgresStore]:
    embedder = FakeEmbedder(2)
    embedder.vectors.update(COSINES)
    index = {"dims": 2, "embed": embedder, "fields": ["text"], "text": {"fields": ["words"]}}
    async with opened(dsn, index) as store:
        values = [{"text": name, "words": "ask"} for name in "abcd"]
        await store.abatch([PutOp(NS, value["text"], value) for value in values])
        yield store


async def found(scored: AsyncPostgresStore, mode: Any = None, **how: Any) -> list[str]:
    return [item.key for item in await scored.asearch(NS, query="ask", mode=mode, **how)]


async def test_min_score_leaves_out_what_scores_less(scored: AsyncPostgresStore, dsn: str) -> None:
    scores = {item.key: item.score for item in await scored.asearch(NS, query="ask")}
    assert {*scores} == {*"abcd"}
    assert set(await found(scored, min_score=0.5)) == {"a", "b", "c"}
    assert await found(scored, min_score=scores["c"], offset=2) == ["c"]
    assert await found(scored, min_score=0.5, limit=10, offset=3) == []
    for lowest in (-1, None):
        assert len(await found(scored, min_score=lowest)) == 4
    mode: Any
    for mode in (None, "text", "hybrid"):
        whole = await scored.asearch(NS, query="ask", mode=mode)
        least = whole[1].score or 0.0
        expected = [item.key for item in whole if (item.score or 0) >= least]
        assert await found(scored, mode, min_score=least) == expected
        assert await found(scored, mode, min_score=least, offset=1) == expected[1:]
        assert await found(scored, mode, min_score=99) == []
    for wrong in ("high", float("nan")):
        with pytest.raises(InvalidOptionError):
            await found(scored, min_score=wrong)
    async with AsyncPostgresStore.from_conn_string(dsn) as bare:
        for store, query in ((scored, None), (bare, None), (bare, ""), (bare, "ask")):
            with pytest.raises(InvalidOptionError, match="needs a query"):
                await store.asearch(NS, query=query, min_score=0.5)


async def test_pages_of_both_with_a_min_score_meet(scored: AsyncPostgresStore) -> None:
    """Beyond the first window of a fused ranking, too."""
    more = [PutOp(NS, f"n{n}", {"text": f"t{n}", "words": "ask " * (n % 3)}) for n in range(150)]
    await scored.abatch(more)
    whole = await scored.asearch(NS, query="ask", mode="hybrid", limit=200)
    for least in (0.005, 0.01, 0.016, 0.02):
        expected = [item.key for item in whole if (item.score or 0) >= least]
        pages: list[str] = []
        for offset in range(0, 200, 13):
            pages += await found(scored, "hybrid", min_score=least, limit=13, offset=offset)
        assert pages == expected


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
    query, simple = load_queries("pgcheckpoint", "texts")["search_texts"], "pg_catalog.simple"
    everything = "", "", "\U0010ffff", ""
    page = *everything, None, None, 10, 0, simple, "word7", "", True, simple, *[None] * 4
    with psycopg.connect(dsn, autocommit=True) as connection:
        connection.execute(FILL.encode())
        # What was put since the last one is looked through row by row.
        connection.execute("vacuum analyze pgcheckpoint.store_items, pgcheckpoint.store_texts")
        with connection.transaction(), psycopg.RawCursor(connection) as cursor:
            cursor.execute("set local plan_cache_mode = force_custom_plan")
            assert len(cursor.execute(query, page).fetchall()) == 3
            plans = plan_of(connection, query, page)
    assert "store_texts_words_idx" in [plan.get("Index Name") for plan in plans]
    assert "Seq Scan" not in [plan.get("Node Type") for plan in plans]
