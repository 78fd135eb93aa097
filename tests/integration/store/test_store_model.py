"""Random operations on several stores of one database, each compared with InMemoryStore's.

Where InMemoryStore is not right itself, docs/store.md says what ours does: it keeps namespaces
whose items are gone and vectors of what items were, returns searches in the order of first puts,
and fills ranked searches up with items that have no vector.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from itertools import product
from typing import Any
from unittest import mock

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule
from langgraph.store.base import (
    BaseStore,
    GetOp,
    Item,
    ListNamespacesOp,
    MatchCondition,
    Op,
    PutOp,
    SearchItem,
    SearchOp,
)
from langgraph.store.memory import InMemoryStore
from psycopg.conninfo import conninfo_to_dict

from pg_checkpoint import AsyncPostgresStore, PostgresStore
from pg_checkpoint.core.loops import LoopThread
from pg_checkpoint.store.vectors import Vectors
from tests.embedders import FakeEmbedder
from tests.making import run_sql

# More than there can be.
ALL = 1000
WORDS: Any = {"text": {"fields": ["text"]}}  # at which InMemoryStore does not look
INDEX: Any = {"dims": 8, "embed": FakeEmbedder(8), "fields": ["text", "l[*]"], **WORDS}

LABELS = st.sampled_from(["a", "b", "a b", "%", "é"])
NAMESPACES = st.lists(LABELS, min_size=1, max_size=4).map(tuple)
PREFIXES = st.lists(LABELS, max_size=3).map(tuple)
PATTERNS = st.lists(st.one_of(LABELS, st.just("*")), min_size=1, max_size=3).map(tuple)
KEYS = st.sampled_from(["k", "l", "", "k" * 3000])
NUMBERS = st.one_of(st.integers(-3, 12), st.sampled_from([0.5, 10.0, 2.0**70]))
OTHERS = st.one_of(
    *(st.none(), st.text("x\0é\ud800", max_size=3), st.lists(st.integers(2, 4), max_size=2)),
    st.fixed_dictionaries({"y": st.integers(2, 3)}),
)
TEXTS = st.sampled_from(["one", "two", "three", "two one"])
LISTS = st.lists(st.sampled_from(["four", "five"]), max_size=2, unique=True)
VALUES = st.fixed_dictionaries({"n": NUMBERS}, optional={"x": OTHERS, "text": TEXTS, "l": LISTS})
# InMemoryStore has errors for other types of numbers, and takes True for 1.
OPERATORS = st.sampled_from(["$eq", "$ne", "$gt", "$gte", "$lt", "$lte"])
COMPARED = st.dictionaries(OPERATORS, NUMBERS, min_size=1, max_size=2)
FIELDS = st.fixed_dictionaries({}, optional={"n": st.one_of(NUMBERS, COMPARED), "x": OTHERS})
FILTERS = st.one_of(st.none(), FIELDS)
# From tuples: what is not said here should be as it is without being said.
PUTS = st.tuples(NAMESPACES, KEYS, st.one_of(st.none(), VALUES, VALUES)).map(lambda a: PutOp(*a))
SEARCHES = st.tuples(PREFIXES, FILTERS, st.just(ALL)).map(lambda a: SearchOp(*a))
ENDS: Any = st.sampled_from(["prefix", "suffix"])
CONDITIONS = st.lists(st.builds(MatchCondition, ENDS, PATTERNS), max_size=2).map(tuple)
DEPTHS = st.one_of(st.none(), st.integers(0, 4))
LISTED = st.tuples(st.none() | CONDITIONS, DEPTHS, st.integers(0, 5), st.integers(0, 2))
LISTINGS = LISTED.map(lambda a: ListNamespacesOp(*a))
GETS = st.tuples(NAMESPACES, KEYS).map(lambda a: GetOp(*a))
OPS: st.SearchStrategy[Op] = st.one_of(PUTS, PUTS, GETS, SEARCHES, LISTINGS)
BATCHES = st.lists(OPS, min_size=1, max_size=5)


def as_seen(result: Any) -> Any:
    """A result without what no two stores have in common, and in no order where ours differs."""
    if isinstance(result, list) and any(isinstance(one, SearchItem) for one in result):
        return sorted((one.namespace, one.key, repr(one.value)) for one in result)
    if isinstance(result, Item):
        return result.namespace, result.key, repr(result.value)
    return result


def expected_of(oracle: InMemoryStore, ops: list[Op]) -> list[Any]:
    """What the oracle says: reads before writes, and nothing of namespaces without items."""
    results: list[Any] = [None] * len(ops)
    for number, op in enumerate(ops):
        if not isinstance(op, PutOp):
            # A get alone makes it list the namespace.
            for namespace in [name for name, items in oracle._data.items() if not items]:
                del oracle._data[namespace]
            (results[number],) = map(as_seen, oracle.batch([op]))
    for op in ops:
        if isinstance(op, PutOp):
            # It keeps vectors of what an item was before, and fails for a text that comes twice.
            oracle.batch([PutOp(op.namespace, op.key, None)])
            oracle.batch([op])
    return results


class Stores(RuleBasedStateMachine):
    """Ours, on one database, and the oracle, given the same calls."""

    stores: list[BaseStore]
    loop: asyncio.AbstractEventLoop
    index: Any = None

    def __init__(self) -> None:
        super().__init__()
        self.oracle = InMemoryStore(index=self.index)
        items = self.stores[0].search((), limit=ALL)
        self.stores[0].batch([PutOp(item.namespace, item.key, None) for item in items])

    def expected(self, ops: list[Op]) -> list[Any]:
        return expected_of(self.oracle, ops)

    @rule(store=st.integers(0, 2), ops=BATCHES)
    def one_batch(self, store: int, ops: list[Op]) -> None:
        """Reads see what was before; of several puts of a key the last counts."""
        assert [*map(as_seen, self.stores[store].batch(ops))] == self.expected(ops)

    @rule(asked=SEARCHES, size=st.integers(1, 3))
    def pages(self, asked: SearchOp, size: int) -> None:
        """Pages are the whole, newest first."""
        (found,) = self.stores[1].batch([asked])
        assert isinstance(found, list)
        offsets = range(0, len(found) + 1, size)
        ops: list[Op] = [asked._replace(limit=size, offset=offset) for offset in offsets]
        pages = self.stores[2].batch(ops)
        assert [item for page in pages for item in page or ()] == found  # type: ignore[union-attr]  # searches' lists
        items: list[Any] = list(found)
        assert [i.updated_at for i in items] == sorted((i.updated_at for i in items), reverse=True)

    @invariant()
    def all_is_equal(self) -> None:
        ops: list[Op] = [SearchOp((), limit=ALL), ListNamespacesOp(limit=ALL)]
        expected = self.expected(ops)
        for store in self.stores:
            assert [*map(as_seen, store.batch(ops))] == expected


def possible(batches: list[list[Op]], reader: int, place: tuple[Any, str]) -> list[Any]:
    """What a read of one of some batches at once may see of an item that they write."""
    puts = [[op for op in ops if isinstance(op, PutOp) and op[:2] == place] for ops in batches]
    last = [[_seen(*op[:3]) for op in ops[-1:]] for ops in puts]
    # Its own writes come after it, and those that come after these.
    others = last[:reader] if last[reader] else last
    return [seen for one in others for seen in one]


def _seen(namespace: tuple[str, ...], key: str, value: Any) -> Any:
    """As `as_seen` has the item that a put makes."""
    return None if value is None else (namespace, key, repr(value))


class AtOnce(Stores):
    """Calls that are not awaited between: writes to one item take effect in their order."""

    @rule(batches=st.lists(BATCHES, min_size=2, max_size=5))
    def together(self, batches: list[list[Op]]) -> None:
        """The end is as if each were awaited before the next; reads see some of it."""
        there = self.oracle.search((), limit=ALL)
        before = {(item.namespace, item.key): as_seen(item) for item in there}

        async def gathered() -> list[Any]:
            return await asyncio.gather(*(self.stores[2].abatch(ops) for ops in batches))

        results = asyncio.run_coroutine_threadsafe(gathered(), self.loop).result()
        for reader, found in enumerate(results):
            for op, result in zip(batches[reader], found, strict=True):
                seen: dict[Any, Any] = {}
                if isinstance(op, GetOp):
                    seen = {(op.namespace, op.key): result}
                elif isinstance(op, SearchOp):
                    seen = {(item.namespace, item.key): item for item in result}
                for place, item in seen.items():
                    allowed = [before.get(place), *possible(batches, reader, place)]
                    assert as_seen(item) in allowed, batches
        for ops in batches:
            self.expected(ops)


class Ranked(Stores):
    index = INDEX

    @initialize(ops=st.lists(PUTS, min_size=30, max_size=40))
    def some_are_there(self, ops: list[Op]) -> None:
        """Else most searches find nothing."""
        self.stores[0].batch(ops)
        self.expected(ops)

    @rule(asked=SEARCHES, query=st.sampled_from(["one", "four", "elsewhere"]))
    def ranked(self, asked: SearchOp, query: str) -> None:
        """The same items, with the same scores, the best first; exactly and by the index."""
        ops = [asked._replace(query=query), SearchOp((), None, ALL, query=query)]
        for most_exact, op in product([Vectors.most_exact, -1], ops):
            with mock.patch.object(Vectors, "most_exact", most_exact):
                (found,) = self.stores[0].batch([op])
            (wanted,) = self.oracle.batch([op])
            ours: Any = found
            theirs: Any = [item for item in wanted if item.score is not None]  # type: ignore[union-attr]  # a search's list
            assert as_seen(ours) == as_seen(theirs)
            scores = sorted((item.score for item in theirs), reverse=True)
            assert [item.score for item in ours] == pytest.approx(scores, abs=1e-4)

    @rule(asked=SEARCHES, query=st.sampled_from(["one", "two three", "elsewhere one"]))
    def found_by_words(self, asked: SearchOp, query: str) -> None:
        """Those of the same items that have one of the words."""
        ours: Any = self.stores[0]
        for prefix, wanted in ((asked.namespace_prefix, asked.filter), ((), None)):
            found = ours.search(prefix, filter=wanted, query=query, mode="text", limit=ALL)
            there = self.oracle.search(prefix, filter=wanted, limit=ALL)
            words = {*query.split()}
            theirs = [one for one in there if words & {*one.value.get("text", "").split()}]
            assert as_seen(found) == as_seen(theirs)


class OnCitus(AtOnce):
    """With the statements that Citus gets in the place of others."""


RANKED = pytest.param(Ranked, marks=pytest.mark.one_server("vectors are refused there"))
ONE_SERVER = pytest.mark.one_server("a cluster gets these statements anyway")
ON_CITUS = pytest.param(OnCitus, marks=[pytest.mark.direct("sets the database"), ONE_SERVER])


@pytest.fixture(params=[AtOnce, RANKED, ON_CITUS])
def machine(request: pytest.FixtureRequest, dsn: str) -> Iterator[type[Stores]]:
    """A machine with its stores: two that block, and one that does not."""
    kind: type[Stores] = request.param
    if kind is OnCitus:
        # What tells that a server runs Citus.
        name = conninfo_to_dict(dsn)["dbname"]
        run_sql(dsn, f"alter database {name} set citus.version = '13.2'")
    thread = LoopThread()
    loop = thread.start()
    how: Any = {"index": kind.index, "max_size": 3}
    own = AsyncPostgresStore(dsn, **how)
    with PostgresStore(dsn, **how) as first, PostgresStore(dsn, **how) as second:
        first.setup()
        asyncio.run_coroutine_threadsafe(own.open(), loop).result()
        yield type("Machine", (kind,), {"stores": [first, second, own], "loop": loop})
        asyncio.run_coroutine_threadsafe(own.close(), loop).result()
    thread.stop()


def test_random_operations(machine: type[Stores]) -> None:
    case = machine.TestCase
    case.settings = settings(max_examples=12, stateful_step_count=12, deadline=None)
    case().runTest()
