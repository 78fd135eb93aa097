"""Texts become vectors in shared calls, each once, and a failure stays with its caller."""

from __future__ import annotations

import asyncio
import struct
import threading
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from langchain_core.embeddings import Embeddings

from pg_checkpoint.core.errors import SaverClosedError, StoreIndexError
from pg_checkpoint.store.options import vector_index_of
from pg_checkpoint.store.values import ItemPlace
from pg_checkpoint.store.vectors import Embedder, Passage, cells_of
from tests.cases import each
from tests.embedders import FakeEmbedder, numbers_of
from tests.waiting import PATIENCE

PLACE = ItemPlace("a\1", "", "k")


def make(fake: Any, cache_bytes: int = 2**20, timeout: float = PATIENCE, **how: Any) -> Embedder:
    return Embedder(vector_index_of({"dims": 8, "embed": fake}), cache_bytes, timeout, **how)


async def one(embedder: Embedder, *texts: str) -> list[bytes]:
    return await embedder.documents([Passage(text, PLACE) for text in texts])


async def test_callers_of_one_turn_share_calls_of_as_many_texts_as_embedders_take() -> None:
    embedder = make(fake := FakeEmbedder())
    vectors = await asyncio.gather(*(one(embedder, str(n)) for n in range(100)))
    assert [len(call) for call in fake.calls] == [100]
    assert vectors == [[cells_of(numbers_of(str(n), 8), 8)] for n in range(100)]
    fake.calls.clear()
    await one(make(fake), *map(str, range(1000)))
    assert sorted(map(len, fake.calls)) == [232, 256, 256, 256]
    assert sorted(fake.texts) == sorted(map(str, range(1000)))


async def test_equal_texts_are_embedded_once() -> None:
    embedder = make(fake := FakeEmbedder(seconds=0.01))
    await asyncio.gather(*(one(embedder, "same", "same") for _ in range(10)))
    await one(embedder, "same")
    assert fake.calls == [["same"]]


@pytest.mark.parametrize(("kept", "asked"), [(2, "abca"), (0, "abcba")])
async def test_the_cache_is_bounded(kept: int, asked: str) -> None:
    fake = FakeEmbedder()
    embedder = make(fake, cache_bytes=kept * (8 * 8 + 200))
    for text in "abcba":
        await one(embedder, text)
    assert fake.texts == [*asked]


async def test_who_comes_later_does_not_wait_for_a_call_under_way() -> None:
    began, release = asyncio.Event(), asyncio.Event()

    async def embed(texts: Sequence[str]) -> list[list[float]]:
        if "slow" in texts:
            began.set()
            await release.wait()
        return [numbers_of(text, 8) for text in texts]

    embedder = make(embed)
    slow = asyncio.ensure_future(one(embedder, "slow"))
    await began.wait()
    await asyncio.wait_for(one(embedder, "quick"), PATIENCE)
    release.set()
    assert await slow


async def test_a_failure_is_that_of_its_caller_and_asked_for_again_next_time() -> None:
    embedder = make(fake := FakeEmbedder())
    fake.refused = {"bad"}
    calls = [one(embedder, text) for text in ("x", "bad", "y")]
    results = await asyncio.gather(*calls, return_exceptions=True)
    assert [type(result) for result in results] == [list, RuntimeError, list]
    fake.calls.clear()
    with pytest.raises(RuntimeError):
        await one(embedder, "bad", "good")
    # A single caller fails at once.
    assert len(fake.calls) == 1
    fake.refused = set()
    assert await one(embedder, "bad")


async def test_a_cancelled_caller_takes_nothing_from_others() -> None:
    embedder = make(fake := FakeEmbedder(seconds=0.02))
    first = asyncio.ensure_future(one(embedder, "a", "b"))
    second = asyncio.ensure_future(one(embedder, "b"))
    await fake.asked.wait()
    first.cancel()
    assert await second == [cells_of(numbers_of("b", 8), 8)]
    assert len(fake.calls) == 1


async def test_an_embedder_that_cancels_itself_fails_its_own_calls() -> None:
    fake, refused = FakeEmbedder(), [True] * 9

    async def embed(texts: Sequence[str]) -> list[list[float]]:
        await asyncio.sleep(0)
        if refused:
            refused.pop()
            raise asyncio.CancelledError
        return fake.embed_documents([*texts])

    embedder = make(embed)
    with pytest.raises(StoreIndexError):
        await asyncio.wait_for(embedder.query("c"), PATIENCE)
    # All of its calls at once, and more that wait for one of them to end.
    calls = [one(embedder, *(f"{n} {m}" for m in range(256))) for n in range(12)]
    ended = await asyncio.wait_for(asyncio.gather(*calls, return_exceptions=True), PATIENCE)
    assert sorted(type(answer).__name__ for answer in ended)[7:9] == ["StoreIndexError", "list"]


@each("made", [[[1.0] * 7], [[1.0] * 8, [1.0] * 8], [], [[float("nan")] * 8], [["a"] * 8]])
async def test_what_is_no_vector_is_refused(made: list[Any]) -> None:
    with pytest.raises(StoreIndexError):
        await one(make(lambda texts: made), "a")


async def test_queries_are_asked_as_queries_and_keep_no_document_waiting() -> None:
    embedder = make(fake := FakeEmbedder(seconds=0.01))
    await asyncio.gather(*(embedder.query("q") for _ in range(5)))
    await one(embedder, "q")
    assert (fake.queries, fake.calls) == (["q"], [["q"]])
    queries = asyncio.gather(*(embedder.query(str(n)) for n in range(20)))
    await asyncio.wait_for(one(embedder, "a"), PATIENCE)
    await queries


async def test_queries_to_a_function_share_its_calls() -> None:
    fake = FakeEmbedder()
    embedder = make(fake.aembed_documents)
    await asyncio.gather(embedder.query("q"), embedder.query("r"), one(embedder, "q", "s"))
    assert [sorted(call) for call in fake.calls] == [["q", "r", "s"]]


async def test_what_the_database_has_is_not_embedded() -> None:
    fake, asked = FakeEmbedder(), list[tuple[ItemPlace, bytes]]()

    async def find(places: Sequence[tuple[ItemPlace, bytes]]) -> Mapping[bytes, Sequence[float]]:
        asked.extend(places)
        if len(asked) > 2:
            raise OSError
        return {embedder.hash_of("old"): numbers_of("elsewhere", 8)}

    embedder = make(fake, find=find)
    vectors = await one(embedder, "old", "new")
    assert vectors[0] == cells_of(numbers_of("elsewhere", 8), 8)
    assert (fake.texts, [place for place, _ in asked]) == (["new"], [PLACE, PLACE])
    # Without an answer of the database texts are embedded.
    assert await one(embedder, "newer")


async def test_close_tells_who_waits() -> None:
    embedder = make(fake := FakeEmbedder(seconds=3600))
    waiting = asyncio.ensure_future(one(embedder, "a"))
    await fake.asked.wait()
    await embedder.close()
    with pytest.raises(SaverClosedError):
        await waiting


def test_cells_are_elements_of_a_binary_array() -> None:
    assert cells_of([1.0, -2.5], 2) == struct.pack("!ifif", 4, 1.0, 4, -2.5)


def test_texts_have_a_place_each() -> None:
    index = vector_index_of({"dims": 8, "embed": FakeEmbedder(), "fields": ["a.b", "l[*]"]})
    value = {"a": {"b": 1}, "l": ["x", None, "y"]}
    found = [("a.b", 0, "1"), ("l[*]", 0, "x"), ("l[*]", 1, "y")]
    assert index.texts_of(value, None) == found
    assert index.texts_of(value, False) is None
    assert index.texts_of(value, ["l[0]", "l[0]"]) == [("l[0]", 0, "x")]
    assert index.texts_of(value, ["$"]) == [("$", 0, '{"a": {"b": 1}, "l": ["x", null, "y"]}')]


@each(
    "options, name",
    [
        *(({"dims": wrong}, "dims") for wrong in (0, "8")),
        ({"distance_type": "hamming"}, "distance_type"),
        ({"fields": [1]}, "fields"),
        ({"ann_index_config": {"kind": "tree"}}, "kind"),
        ({"ann_index_config": {"vector_type": "bit"}}, "vector_type"),
        ({"ann_index_config": {"m": "16) --"}}, "m must"),
    ],
)
def test_what_can_not_work_is_named(options: dict[str, Any], name: str) -> None:
    with pytest.raises(ValueError, match=name):
        vector_index_of({"dims": 8, "embed": FakeEmbedder(), **options})


def test_a_model_is_named_where_it_can_be() -> None:
    named: Any = {"embed": FakeEmbedder(), "model": "m"}
    for how, model in ((named, "m"), ({"embed": named["embed"]}, "fake"), ({"embed": list}, None)):
        assert vector_index_of({"dims": 8, **how}).model == model


class Blocking(Embeddings):
    def embed_documents(self, texts: list[str]) -> list[list[float]]:
        return [numbers_of(text, 8) for text in texts]

    def embed_query(self, text: str) -> list[float]:
        return numbers_of(text, 8)


@pytest.mark.parametrize("embed", [Blocking(), Blocking().embed_documents])
async def test_embedders_that_block_need_none_of_the_event_loops_threads(embed: Any) -> None:
    """These may all be taken by those who wait for the embedder."""
    loop, free = asyncio.get_running_loop(), threading.Event()
    loop.set_default_executor(ThreadPoolExecutor(1))
    taken = loop.run_in_executor(None, free.wait)
    try:
        embedder = make(embed)
        assert await one(embedder, "a") == [cells_of(numbers_of("a", 8), 8)]
        assert await embedder.query("b") == cells_of(numbers_of("b", 8), 8)
    finally:
        free.set()
        await taken


async def test_an_embedder_that_does_not_answer_is_given_up() -> None:
    cancelled, free = asyncio.Event(), threading.Event()

    async def embed(texts: Sequence[str]) -> list[list[float]]:
        try:
            await asyncio.Event().wait()
        finally:
            cancelled.set()
        return []

    embedder = make(embed, timeout=0.05)
    results = await asyncio.gather(one(embedder, "a"), embedder.query("b"), return_exceptions=True)
    assert [type(result) for result in results] == [StoreIndexError] * 2
    assert "within 0.05 s" in str(results[0])
    await asyncio.wait_for(cancelled.wait(), PATIENCE)
    # The thread of one that blocks is left.
    with pytest.raises(StoreIndexError, match="within"):
        await one(make(lambda texts: free.wait(), timeout=0.05), "a")
    free.set()
