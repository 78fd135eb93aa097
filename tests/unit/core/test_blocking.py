"""The blocking twins of methods: types, signatures and docstrings of the asynchronous ones."""

from __future__ import annotations

import inspect
from pathlib import Path
from typing import Any

import griffe
import pytest
from langchain_core.runnables import RunnableConfig
from langgraph.checkpoint.base import CheckpointTuple
from langgraph.store.base import Item
from typing_extensions import assert_type

from pg_checkpoint import (
    AsyncPostgresSaver,
    AsyncPostgresStore,
    Health,
    PostgresSaver,
    PostgresStore,
    ThreadInfo,
)
from pg_checkpoint.core.loops import blocking
from tests.cases import each

ROOT = Path(__file__).parents[3]
# Of another shape, or no twins.
OTHERS = {"list", "close", "start_ttl_sweeper", "get_next_version", "lease", "step", "stats"}
OTHERS |= {"drain", "draining_on"}
OTHERS |= {"alist", "abatch", "aput"}
PAIRS = [
    (of, twin, name)
    for of, twin in [(AsyncPostgresSaver, PostgresSaver), (AsyncPostgresStore, PostgresStore)]
    for name, method in inspect.getmembers(twin, inspect.isfunction)
    if method.__module__.startswith("pg_checkpoint")
    and not (name.startswith("_") or name in OTHERS or inspect.iscoroutinefunction(method))
]


@each("of, twin, name", PAIRS)
def test_a_twin_has_what_its_method_has(of: Any, twin: Any, name: str) -> None:
    method, made = getattr(of, f"a{name}", None) or getattr(of, name), getattr(twin, name)
    shown, known = inspect.signature(made), inspect.signature(method)
    assert list(shown.parameters.values()) == list(known.parameters.values())
    returned = str(known.return_annotation)
    assert shown.return_annotation in (returned, returned[len("Coroutine[Any, Any, ") : -1])
    first, blocks, *rest = str(inspect.getdoc(made)).split("\n\n")
    assert [first, *rest] == str(inspect.getdoc(method)).split("\n\n")
    assert "SyncCallError" in blocks
    assert (made.__name__, made.__qualname__.rpartition(".")[2]) == (name, name)


def test_savers_and_stores_have_twins() -> None:
    assert len(PAIRS) == 15 + 13


def _types_of_twins(saver: PostgresSaver, store: PostgresStore, config: RunnableConfig) -> None:
    """Mypy checks these."""
    assert_type(saver.get_tuple(config), CheckpointTuple | None)
    assert_type(saver.list_threads(limit=3), list[ThreadInfo])
    assert_type(saver.health(timeout=1), Health)
    assert_type(store.get(("a",), "k", refresh_ttl=False), Item | None)
    assert_type(store.count(("a",), filter={}), int)
    store.put(("a",), "k", {}, if_version=None)
    store.search(("a",), query="q", mode="text", min_score=0.5)
    saver.get_tuple("t")  # type: ignore[arg-type]  # the point of the test
    saver.list_threads(100)  # type: ignore[call-arg]  # as this is
    store.search(("a",), min_scores=0.5)  # type: ignore[call-arg]  # and this


class _Home:
    def call(self, coroutine: Any, name: str) -> Any:
        with pytest.raises(StopIteration) as ended:
            coroutine.send(None)
        return name, ended.value.value


class _Pair:
    _bridge = _Home()

    async def adouble(self, number: int) -> int:
        """Doubles it."""
        return 2 * number

    @blocking(adouble)
    def double(self) -> None: ...


def test_what_overrides_a_method_overrides_its_twin() -> None:
    class Tripling(_Pair):
        async def adouble(self, number: int) -> int:
            return 3 * number

    given: Any = "double", 4
    assert _Pair().double(2) == given
    assert Tripling().double(number=2) == ("double", 6)  # type: ignore[comparison-overlap]


def test_the_reference_shows_arguments_and_docstrings() -> None:
    extensions = griffe.load_extensions(f"{ROOT / 'tests' / 'docs_twins.py'}:Twins")
    package = griffe.load("pg_checkpoint", search_paths=[ROOT], extensions=extensions)
    batch = package["store.store.StoreInterface.batch"]
    assert [p.name for p in batch.parameters] == ["self", "ops", "atomic"]
    assert str(batch.returns) == "list[Result]"
    assert batch.docstring.value.startswith("Executes operations")
    saver = package["core.telemetry.SaverStats"]
    *_, attributes = saver.docstring.parse("google")
    words = {each.name: (str(each.annotation), each.description) for each in attributes.value}
    assert words["queued_calls"] == ("int", "Writes queued or under way.")
    assert words["put"] == ("CallStats", "Calls of `aput` and `put`.")
    close = package["core.engine.BlockingLifespan.close"]
    assert "SyncCallError" in close.docstring.value
