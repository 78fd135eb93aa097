"""Filters of the store: typed, as JSON compares, each value a parameter."""

from __future__ import annotations

import asyncio
import datetime
import math
import operator
import uuid
from collections.abc import AsyncIterator, Callable
from typing import Any

import psycopg
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from langgraph.store.base import PutOp
from langgraph.store.memory import InMemoryStore

from pg_checkpoint import AsyncPostgresStore, InvalidOptionError, PostgresStore
from pg_checkpoint.store.operations import Search, reading
from pg_checkpoint.store.values import path_of, range_of
from tests.cases import each
from tests.making import run_sql
from tests.plans import plan_of
from tests.seams import database_of

NS = ("users", "u1")
X: dict[str, Any] = {"i5": 5, "i10": 10, "i100": 100, "f": 2.5, "s5": "5", "sz": "zz"}
X |= {"t": True, "n": None, "l": [1, 2], "o": {"y": 1}, "oo": {"y": 1, "z": [{"a": "b"}]}, "e": {}}
X |= {"q": 'a "quote" \\ $ \' and \n', "nul": "a\0b"}
X |= {"inf": math.inf, "nan": math.nan, "big": 10**30}
VALUES: dict[str, dict[str, Any]] = {name: {"x": x} for name, x in X.items()}
VALUES |= {"m": {"y": 1}, "dot": {"x.y": 1, "$x": 2, 'a"b': 3}}
ALL = set(VALUES)
# Without the field, or with None in it.
NONE = {"m", "n", "dot"}


@pytest.fixture
async def store(dsn: str) -> AsyncIterator[AsyncPostgresStore]:
    async with AsyncPostgresStore.from_conn_string(dsn) as opened:
        await opened.abatch([PutOp(NS, key, value) for key, value in VALUES.items()])
        yield opened


CASES: list[tuple[dict[Any, Any] | None, set[str]]] = [
    (None, ALL),
    ({}, ALL),
    ({("x", "y", "z"): None}, ALL),
    ({"x": 5}, {"i5"}),
    ({"x": 5.0}, {"i5"}),
    ({"x": "5"}, {"s5"}),
    ({"x": True}, {"t"}),
    ({"x": None}, NONE),
    ({"x": {"$eq": None}}, NONE),
    *(({"x": listed}, {"l"}) for listed in ([1, 2], (1, 2), [1.0, 2])),
    ({"x": math.inf}, {"inf"}),
    ({"x": 10**30}, {"big"}),
    ({"x": math.nan}, set()),
    ({"x": {"$eq": math.nan}}, set()),
    ({"x": {"y": {"$gt": 0}}}, set()),
    ({"x": datetime.date(2026, 1, 1)}, set()),
    ({"x.y": 1}, {"dot"}),
    ({'a"b': 3}, {"dot"}),
    ({("$x",): 2}, {"dot"}),
    ({("x", "y"): 1}, {"o", "oo"}),
    ({("x", "y"): {"$gte": 1}}, {"o", "oo"}),
    ({"x": {"$ne": 5}}, ALL - {"i5"}),
    ({"x": {"$ne": [1, 2]}}, ALL - {"l"}),
    ({"x": {"$ne": None}}, ALL - NONE),
    ({"x": {"$nin": [None]}}, ALL - NONE),
    *(({"x": large}, {"i10", "i100", "inf", "big"}) for large in ({"$gt": 6}, {"$gte": 10})),
    ({"x": {"$lt": 6}}, {"i5", "f"}),
    ({"x": {"$lte": 2.5}}, {"f"}),
    ({"x": {"$gt": "6"}}, {"sz", "q", "nul"}),
    ({"x": {"$lt": "6"}}, {"s5"}),
    ({"x": {"$gt": True}}, set()),
    ({"x": {"$lt": [3]}}, set()),
    ({"x": {"$gt": 4, "$lt": 8}}, {"i5"}),
    ({"x": {"$gt": -(10**5000)}}, {"i5", "i10", "i100", "f", "inf", "big"}),
    ({"x": {"$in": [5, "zz", [1, 2]]}}, {"i5", "sz", "l"}),
    ({"x": {"$in": []}}, set()),
    ({"x": {"$in": [None, 5]}}, NONE | {"i5"}),
    ({"x": {"$nin": [5, "zz"]}}, ALL - {"i5", "sz"}),
    ({"x": {"$exists": True}}, ALL - {"m", "dot"}),
    ({"x": {"$exists": False}}, {"m", "dot"}),
    ({"x": {"$contains": 2}}, {"l"}),
    ({"x": {"$contains": "quote"}}, {"q"}),
    ({"x": {"$contains": "(.*"}}, set()),
    ({"x": {"$contains": "".join(map(chr, range(0x4E00, 0x4E00 + 5_000)))}}, set()),
    ({("x", "z"): {"$contains": {"a": "b"}}}, {"oo"}),
    ({"$or": [{"x": 5}, {"x": 10}]}, {"i5", "i10"}),
    ({"x": {"$in": [*range(9_000)]}}, {"i5", "i10", "i100"}),
    ({"x": {"$nin": [*range(9_000)]}}, ALL - {"i5", "i10", "i100"}),
    ({"x": list(range(9_000))}, set()),
    # JSON has no such dict.
    ({"x": {1: 2}}, set()),
    ({"x": {"$eq": {True: 1, (1, 2): 3}}}, set()),
    ({"x": {"$ne": [{None: 1}]}}, ALL),
    ({"x": {"$in": [{1.5: 1}, 5]}}, {"i5"}),
    ({"$or": []}, set()),
    ({"$and": []}, ALL),
    ({"$and": [{"x": {"$gt": 4}}, {"x": {"$lt": 11}}]}, {"i5", "i10"}),
    ({"$and": [{"$or": [{"x": 5}, {"y": 1}]}, {"x": {"$exists": False}}]}, {"m"}),
    ({"x": {"$gt": 4}, "$or": [{"x": 5}]}, {"i5"}),
]


async def test_each_filter_finds_what_it_should(store: AsyncPostgresStore) -> None:
    for prefix in (NS, ("users",), ()):
        for wanted, expected in CASES:
            # The keys of a filter are texts, or tuples of them.
            found = await store.asearch(prefix, filter=wanted, limit=100)
            assert {item.key for item in found} == expected, (prefix, wanted)
    # Before the limit.
    some = await store.asearch(NS, filter={"x": {"$nin": [{}]}}, limit=3, offset=2)
    newest = [key for key in reversed(VALUES) if key != "e"]
    assert [item.key for item in some] == newest[2:5]


@each(
    "wanted, why",
    [
        ({"x": {"$foo": 1}}, r"Unsupported operator: \$foo"),
        ({"x": {"$gt": 1, "y": 2}}, "Unsupported operator: y"),
        ({"$not": [{"x": 1}]}, r"Unsupported operator: \$not"),
        ({"$or": {"x": 1}}, "list of filters"),
        ({"$and": [1]}, "a filter must be a dict"),
        ({"x": {"$in": "ab"}}, r"\$in takes a list"),
        ({"x": {"$exists": 1}}, "True or False"),
        ({"x": {"$contains": "x" * 5_001}}, "up to 5,000 characters"),
        # Making their paths would hold the event loop for seconds.
        ({"x": {"$in": [*range(1_000_000)]}}, "up to 10,000"),
        ({f"f{n}": n for n in range(100_000)}, "up to 10,000"),
        ({"$or": [{"x": {"y": [[*range(50)]] * 50}} for _ in range(10)]}, "up to 10,000"),
        ({"x" * 1_000_000: {"$nin": [*range(1_000)]}}, "1,000,000 characters"),
        ({1: 2}, "fields of a filter must be strings"),
        ({("a", 1): 2}, "fields of a filter must be strings"),
    ],
    ids=lambda case: str(case[1]),
)
async def test_refused_filters(store: AsyncPostgresStore, wanted: dict[Any, Any], why: str) -> None:
    calls = (store.asearch(NS, filter=one) for one in ({"x": 5}, wanted))
    good, bad = await asyncio.gather(*calls, return_exceptions=True)
    assert not isinstance(good, BaseException)
    assert [item.key for item in good] == ["i5"]
    with pytest.raises(InvalidOptionError, match=why):
        raise bad if isinstance(bad, Exception) else AssertionError(bad)


@pytest.mark.one_server("explains the statement of one server")
async def test_an_index_serves_filters_where_it_was_asked_for(dsn: str) -> None:
    fill = """
        insert into pgcheckpoint.store_items
            (head, rest, key, value, version, created_at, updated_at)
        select 'users' || chr(1) || 'u' || n / 10 || chr(1), '', n::text,
            json_build_object('kind', 'k' || n % 20, 'n', n), n, now(), now()
        from generate_series(1, 20000) n
    """
    for wrong in ("kind", [1]):
        with pytest.raises(ValueError, match="filter_fields"):
            AsyncPostgresStore(dsn, index={"filter_fields": wrong})
    config = {"filter_fields": ["kind", "n"]}
    async with AsyncPostgresStore.from_conn_string(dsn, index=config) as store:
        await store.setup()
        await store.setup()
        run_sql(dsn, fill)
        run_sql(dsn, "analyze pgcheckpoint.store_items")
        assert len(await store.asearch(("users",), filter={"kind": "k3", "n": 63})) == 1
        # For a search with few results it is read, and not the table.
        search = Search(range_of(("users",)), path_of({"n": 777}), 10, 0, False)
        ((query, params, _),) = reading(database_of(store), [search])
        with psycopg.connect(dsn) as connection:
            used = {node.get("Index Name") for node in plan_of(connection, query, params)}
        assert "store_items_value_idx" in used


TEXT = st.text(st.characters(codec="utf-8"), max_size=5)
SCALAR = st.none() | st.booleans() | st.integers(-5, 5) | st.sampled_from([0.5, -1.5, 2.0]) | TEXT
ANY = st.recursive(
    SCALAR,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(TEXT, inner, max_size=3),
    max_leaves=6,
)


def same(a: object, b: object) -> bool:
    """Equality of JSON: True is not 1."""
    if isinstance(a, bool) or isinstance(b, bool):
        return a is b
    if isinstance(a, list) and isinstance(b, list):
        return len(a) == len(b) and all(map(same, a, b))
    if isinstance(a, dict) and isinstance(b, dict):
        return a.keys() == b.keys() and all(same(a[key], b[key]) for key in a)
    return a == b


@settings(max_examples=25)
@given(st.lists(ANY, min_size=1, max_size=6), TEXT.filter(lambda t: not t.startswith("$")), ANY)
def test_equality_is_that_of_json(sync_store: Any, values: Any, field: str, other: Any) -> None:
    sync_store.batch([PutOp(("p",), str(n), {field: v}) for n, v in enumerate([*values, other])])
    for wanted in [*values, other]:
        if isinstance(wanted, dict) and any(key.startswith("$") for key in wanted):
            continue
        found = sync_store.search(("p",), filter={field: wanted}, limit=None)
        assert all(same(item.value.get(field), wanted) for item in found if field in item.value)
        expected = {str(n) for n, v in enumerate([*values, other]) if same(v, wanted)}
        assert expected <= {item.key for item in found}


# What is escaped, what stands before and behind it in the order, and what escapes are made of.
ORDERS: dict[str, Callable[[str, str], bool]] = {"$contains": operator.contains}
ORDERS |= {"$lt": operator.lt, "$lte": operator.le, "$gt": operator.gt, "$gte": operator.ge}
ODD = st.text(
    "\0\1\2\3 01d\x7f\ud7fe\ud7ff\ud800\ud801\udbff\udc00\udfff\ue000\ue001\ue7ff\ue800"
    "\ufffd\ufffe\uffff\U00010000\U0010ffff",
    max_size=4,
)


@example(["\0", "\1\1"], [""])  # the one's escape is the other's text
@example(["\0", "\ud7ff\1"], [""])  # the one's escape begins with the end of the other's
@settings(max_examples=25)
@given(st.lists(ODD, min_size=1, max_size=12, unique=True), st.lists(ODD, min_size=1, max_size=4))
def test_texts_are_ordered_by_code_points(sync_store: Any, texts: list[str], others: Any) -> None:
    memory, ns = InMemoryStore(), ("p", str(uuid.uuid4()))
    puts = [PutOp(ns, str(n), {"x": text}) for n, text in enumerate(texts)]
    sync_store.batch(puts)
    memory.batch(puts)
    for wanted in [*texts, *others]:
        for name, holds in ORDERS.items():
            found = sync_store.search(ns, filter={"x": {name: wanted}}, limit=100)
            expected = {str(n) for n, text in enumerate(texts) if holds(text, wanted)}
            assert {item.key for item in found} == expected, (name, wanted)
        for condition in (wanted, {"$ne": wanted}):
            found = sync_store.search(ns, filter={"x": condition}, limit=100)
            expected = {i.key for i in memory.search(ns, filter={"x": condition}, limit=100)}
            assert {item.key for item in found} == expected, condition


def test_a_part_of_an_escape_is_no_part_of_the_text(sync_store: PostgresStore) -> None:
    texts = "\0", "\1", "\2", "\ud7ff", "\ud800", "\ue000", "a.c\n\1(*", "a\0\ue000"
    sync_store.batch([PutOp(NS, str(n), {"x": text}) for n, text in enumerate(texts)])
    for part in (*texts, "\2(", ".c\n\1(*", "abc\n\1(*", "\0\ue000", "\1" + "x" * 4_999):
        found = sync_store.search(NS, filter={"x": {"$contains": part}}, limit=100)
        expected = {str(n) for n, text in enumerate(texts) if part in text}
        assert {item.key for item in found} == expected, part


def test_fields_of_any_name_are_found_as_before(dsn: str, sync_store: PostgresStore) -> None:
    for name in ("a\0", "a\1", "\ud7ff", "\udfff"):
        sync_store.put(NS, "k", {name: {name: 1}})
        for wanted in ({name: {name: 1}}, {(name, name): 1}):
            filter_: Any = wanted
            assert sync_store.search(NS, filter=filter_)
        sync_store.delete(NS, "k")
