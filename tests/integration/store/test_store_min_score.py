"""What a ranked search leaves out of what it found: min_score."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import pytest
from langgraph.store.base import PutOp

from pg_checkpoint import AsyncPostgresStore, InvalidOptionError
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


async def test_min_score_leaves_out_what_scores_less(store: AsyncPostgresStore, dsn: str) -> None:
    everything = await store.asearch(NS, query="ask")
    scores = {item.key: item.score or 0.0 for item in everything}
    assert {*scores} == {*"abcd"}
    assert set(await found(store, min_score=0.5)) == {"a", "b", "c"}
    assert await found(store, min_score=scores["c"], offset=2) == ["c"]
    assert await found(store, min_score=0.5, limit=10, offset=3) == []
    assert await found(store, min_score=2) == []
    assert len(await found(store, min_score=-1)) == 4
    assert len(await found(store, min_score=None)) == 4
    for wrong in ("high", float("nan")):
        with pytest.raises(InvalidOptionError):
            await found(store, min_score=wrong)
    with pytest.raises(InvalidOptionError, match="needs a query"):
        await store.asearch(NS, min_score=0.5)
    async with AsyncPostgresStore.from_conn_string(dsn) as bare:
        for query in (None, "", "ask"):
            with pytest.raises(InvalidOptionError, match="needs a query"):
                await bare.asearch(NS, query=query, min_score=0.5)


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
        for offset in range(0, 200, 13):
            pages += await found(store, "hybrid", min_score=least, limit=13, offset=offset)
        assert pages == expected
