"""What a ranked search returns of what it found: min_score, rerank, diversity."""

from __future__ import annotations

import asyncio
import contextvars
import itertools
import threading
from collections.abc import AsyncIterator
from math import inf, nan
from typing import Any

import pytest
from langgraph.store.base import PutOp, SearchItem

from pg_checkpoint import (
    AesGcmCipher,
    AsyncPostgresStore,
    InvalidOptionError,
    KeyRing,
    PostgresStore,
    RerankError,
)
from pg_checkpoint.store.refining import in_variety
from tests.embedders import FakeEmbedder

NS = ("users", "42")
# By their cosines with the query: a and b are nearly the same, c is something else.
VECTORS = {"ask": (1.0, 0.0), "a": (0.95, 0.3), "b": (0.94, 0.3), "c": (0.8, -0.6), "d": (0.0, 1.0)}

pytestmark = pytest.mark.usefixtures("needs_pgvector")


def index() -> Any:
    embedder = FakeEmbedder(2)
    embedder.vectors.update(VECTORS)
    words = {"fields": ["words"]}
    return {"dims": 2, "embed": embedder, "fields": ["text"], "text": words}


@pytest.fixture
async def store(dsn: str) -> AsyncIterator[AsyncPostgresStore]:
    async with AsyncPostgresStore.from_conn_string(dsn, index=index()) as opened:
        await opened.setup()
        ops = [PutOp(NS, name, {"text": name, "words": "ask"}) for name in "abcd"]
        await opened.abatch(ops)
        yield opened


async def found(store: AsyncPostgresStore, mode: Any = None, **how: Any) -> list[str]:
    return [item.key for item in await store.asearch(NS, query="ask", mode=mode, **how)]


async def test_min_score_leaves_out_what_scores_less(store: AsyncPostgresStore) -> None:
    everything = await store.asearch(NS, query="ask")
    scores = {item.key: item.score or 0.0 for item in everything}
    assert {*scores} == {*"abcd"}
    assert set(await found(store, min_score=0.5)) == {"a", "b", "c"}
    assert await found(store, min_score=scores["c"], offset=2) == ["c"]
    assert await found(store, min_score=0.5, limit=10, offset=3) == []
    assert await found(store, min_score=2) == []
    assert len(await found(store, min_score=-1)) == 4
    assert len(await found(store, min_score=None)) == 4


async def test_min_score_of_words_and_of_both(store: AsyncPostgresStore) -> None:
    for mode in ("text", "hybrid"):
        whole = await store.asearch(NS, query="ask", mode=mode)
        least = whole[1].score
        expected = [item.key for item in whole if (item.score or 0) >= (least or 0)]
        assert await found(store, mode, min_score=least) == expected
        assert await found(store, mode, min_score=least, offset=1) == expected[1:]
        assert await found(store, mode, min_score=99) == []


async def test_pages_of_both_with_a_min_score_meet(store: AsyncPostgresStore) -> None:
    """Beyond the first window of a fused ranking, too."""
    more = [PutOp(NS, f"n{n}", {"text": f"t{n}", "words": "ask " * (n % 3)}) for n in range(150)]
    await store.abatch(more)
    whole = await store.asearch(NS, query="ask", mode="hybrid", limit=200)
    for least in (0.005, 0.01, 0.016, 0.02):
        expected = [item.key for item in whole if (item.score or 0) >= least]
        pages: list[str] = []
        for offset in range(0, 200, 7):
            pages += await found(store, "hybrid", min_score=least, limit=7, offset=offset)
        assert pages == expected


async def test_a_function_orders_anew_what_was_found(store: AsyncPostgresStore) -> None:
    asked: list[tuple[str, list[str], str]] = []

    def rerank(query: str, items: list[SearchItem]) -> list[float]:
        asked.append(
            (query, [item.value["text"] for item in items], threading.current_thread().name)
        )
        return [ord(item.key) for item in items]

    items = await store.asearch(NS, query="ask", rerank=rerank, limit=2, offset=1)
    assert [(item.key, item.score) for item in items] == [("c", 99.0), ("b", 98.0)]
    ((query, texts, thread),) = asked
    assert (query, sorted(texts)) == ("ask", ["a", "b", "c", "d"])
    assert thread != threading.current_thread().name
    assert await found(store, rerank=rerank, candidates=2) == ["b", "a"]
    assert await found(store, rerank=rerank, candidates=2, offset=2) == []
    assert await found(store, rerank=rerank, min_score=0.5) == ["c", "b", "a"]
    assert await found(store, "hybrid", rerank=rerank) == ["d", "c", "b", "a"]
    assert await found(store, rerank=rerank, limit=None) == ["d", "c", "b", "a"]


async def test_an_asynchronous_one_runs_in_the_caller_s_context(store: AsyncPostgresStore) -> None:
    who = contextvars.ContextVar("who", default="")
    who.set("me")
    seen: list[object] = []

    async def rerank(query: str, items: list[SearchItem]) -> tuple[float, ...]:
        await asyncio.sleep(0)
        seen.append((who.get(), asyncio.get_running_loop()))
        return tuple(-ord(item.key) for item in items)

    class Ranker:
        def __call__(self, query: str, items: list[SearchItem]) -> Any:
            return rerank(query, items)

    assert await found(store, rerank=rerank) == ["a", "b", "c", "d"]
    assert await found(store, rerank=Ranker()) == ["a", "b", "c", "d"]
    assert seen == [("me", asyncio.get_running_loop())] * 2


async def test_what_a_function_does_wrong_is_that_call_s_error(store: AsyncPostgresStore) -> None:
    wrong: list[Any] = [
        lambda q, items: [1.0],
        lambda q, items: None,
        lambda q, items: ["high"] * len(items),
        lambda q, items: [float("nan")] * len(items),
        lambda q, items: [10**400] * len(items),
        lambda q, items: "1234",
        lambda q, items: b"1234",
        lambda q, items: {1, 2, 3, 4},
        lambda q, items: dict.fromkeys(range(4), 1.0),
        lambda q, items: itertools.count(),
    ]
    for rerank in wrong:
        with pytest.raises(RerankError, match="a number for each of its 4 items"):
            await found(store, rerank=rerank)

    def fails(query: str, items: list[SearchItem]) -> list[float]:
        raise LookupError("mine")

    with pytest.raises(LookupError, match="mine"):
        await found(store, rerank=fails)

    async def stops(query: str, items: list[SearchItem]) -> list[float]:
        return next(iter([]))

    both: list[Any] = [stops, lambda q, items: next(iter([]))]
    for stopping in both:
        with pytest.raises(RuntimeError, match="StopIteration"):
            await asyncio.wait_for(found(store, rerank=stopping), 30)
    assert len(await found(store)) == 4


async def test_a_function_that_hangs_has_a_deadline(dsn: str, store: AsyncPostgresStore) -> None:
    ended = threading.Event()

    async def never(query: str, items: list[SearchItem]) -> list[float]:
        await asyncio.Event().wait()
        return []

    def blocks(query: str, items: list[SearchItem]) -> list[float]:
        ended.wait()
        return []

    async with AsyncPostgresStore.from_conn_string(dsn, index=index(), read_timeout=2) as short:
        try:
            for rerank in (never, blocks):
                with pytest.raises(RerankError, match="read_timeout"):
                    await found(short, rerank=rerank)
        finally:
            ended.set()


async def test_nothing_found_is_nothing_to_order(store: AsyncPostgresStore) -> None:
    def never(query: str, items: list[SearchItem]) -> list[float]:
        raise AssertionError

    assert await store.asearch(("nobody",), query="ask", rerank=never, diversity=0.5) == []


async def test_diversity_takes_what_is_something_else_first(store: AsyncPostgresStore) -> None:
    assert {*(await found(store, limit=2))} == {"a", "b"}
    assert (await found(store, limit=2, diversity=0.5))[1] == "c"
    assert await found(store, diversity=0) == await found(store)
    assert (await found(store, "hybrid", limit=2, diversity=0.6))[1] in ("c", "d")
    assert (await found(store, "text", limit=2, diversity=0.9))[1] in ("c", "d")
    whole = await found(store, diversity=0.5)
    assert sorted(whole) == ["a", "b", "c", "d"]
    pages = [await found(store, diversity=0.5, limit=1, offset=n) for n in range(5)]
    assert [key for page in pages for key in page] == whole


async def test_diversity_after_a_function_and_without_some_vectors(
    store: AsyncPostgresStore,
) -> None:
    await store.aput(NS, "no", {"words": "ask"})
    await store.aput((*NS, "l" * 900), "k" * 900, {"text": "a", "words": "ask"})
    both = await found(store, "hybrid", diversity=0.5)
    assert len(both) == 6
    first: Any = lambda q, items: [item.key == "d" for item in items]  # noqa: E731  short
    assert (await found(store, rerank=first, diversity=0.3))[0] == "d"


def test_order_by_variety() -> None:
    scores = [1.0, 0.9, 0.5, 0.0]
    near = [(0, 1, 1.0), (0, 2, 0.0), (1, 2, 0.0), (0, 3, 0.2), (1, 3, 0.2), (2, 3, float("nan"))]
    assert in_variety(scores, near, 0.0) == [0, 1, 2, 3]
    assert in_variety(scores, near, 0.5) == [0, 2, 1, 3]
    assert in_variety(scores, near, 1.0)[:2] == [0, 2]
    assert in_variety([1.0, 1.0], [], 0.5) == [0, 1]
    assert in_variety([], [], 0.5) == []


def test_what_has_no_place_between_the_least_and_the_most_changes_no_other_order() -> None:
    near = [(0, 1, 1.0), (0, 2, 0.0), (1, 2, 0.0), (0, 3, -inf), (1, 3, nan), (2, 3, 0.5)]
    for last in (-inf, nan):
        assert in_variety([1.0, 0.9, 0.5, last], near, 0.5) == [0, 2, 1, 3]
        assert in_variety([1.0, 0.9, 0.5, last], near, 0.0) == [0, 1, 2, 3]
    assert in_variety([inf, 0.9, 0.5, -inf], near, 0.5) == [0, 1, 2, 3]


def test_equals_are_near_to_each_other_beside_what_has_no_vector() -> None:
    near = [(0, 1, 1.0), (0, 2, 1.0), (1, 2, 1.0)]
    assert in_variety([1.0, 0.9, 0.9, 0.5], near, 0.6) == [0, 3, 1, 2]
    assert in_variety([0.5, 0.5, 0.5], near[:1], 0.1) == [0, 2, 1]


async def test_what_means_nothing_is_refused(store: AsyncPostgresStore, dsn: str) -> None:
    wrongly: list[dict[str, Any]] = [
        {"min_score": "high"},
        {"min_score": float("nan")},
        {"rerank": "cross-encoder"},
        {"diversity": 1.1},
        {"diversity": -0.1},
        {"candidates": 0},
        {"candidates": 501},
        {"rerank": len, "limit": -1},
    ]
    for how in wrongly:
        with pytest.raises(InvalidOptionError):
            await found(store, **how)
    only: list[dict[str, Any]] = [{"min_score": 0.5}, {"rerank": len}, {"diversity": 0.5}]
    async with AsyncPostgresStore.from_conn_string(dsn) as bare:
        for how in only:
            for query in (None, "", "ask"):
                with pytest.raises(InvalidOptionError):
                    await bare.asearch(NS, query=query, **how)
            with pytest.raises(InvalidOptionError, match="need a query"):
                await store.asearch(NS, **how)
    words: Any = {"text": {"fields": ["words"]}}
    async with AsyncPostgresStore.from_conn_string(dsn, index=words) as bare:
        with pytest.raises(InvalidOptionError, match="diversity"):
            await bare.asearch(NS, query="ask", diversity=0.5)


def test_the_blocking_store_does_the_same_with_a_cipher(dsn: str) -> None:
    cipher = AesGcmCipher(KeyRing({"k": bytes(range(32))}))
    how: Any = {"index": index(), "cipher": cipher, "allow_index_leak": True}
    with PostgresStore.from_conn_string(dsn, **how) as store:
        store.setup()
        store.batch([PutOp(NS, name, {"text": name}) for name in "abcd"])

        def rerank(query: str, items: list[SearchItem]) -> list[float]:
            # A blocking call in its own thread, where the store's loop is free.
            known = store.get(NS, "c")
            return [known is not None and item.value == known.value for item in items]

        found = store.search(NS, query="ask", rerank=rerank, min_score=0.5)
        assert found[0].key == "c"
        assert len(found) == 3
        found = store.search(NS, query="ask", diversity=0.5, limit=2)
        assert found[1].key == "c"
