"""Searches by the times of items, counts, and items without their values."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from datetime import datetime, timedelta, timezone, tzinfo
from itertools import product
from typing import Any

import psycopg
import pytest
from langgraph.store.base import PutOp

import pg_checkpoint as pg
from pg_checkpoint.core.transaction import load_queries
from pg_checkpoint.store.operations import Search, reading
from pg_checkpoint.store.options import Extras
from pg_checkpoint.store.values import range_of
from pg_checkpoint.store.vectors import Vectors
from tests.embedders import FakeEmbedder
from tests.keys import CIPHER
from tests.making import as_role, item_of, role_of, run_sql
from tests.plans import plan_of
from tests.seams import database_of
from tests.waiting import until_blocking

NS = ("users", "42")
START = datetime(2026, 1, 1, tzinfo=timezone.utc)
INDEX: Any = {"dims": 8, "embed": FakeEmbedder(8), "fields": ["text"], "text": {"fields": ["text"]}}
# In UTC, because Citus takes nothing that depends on the session's time zone there.
AT = """
update pgcheckpoint.store_items
set created_at = (timestamp '2026-01-01' + {created} * interval '1 day') at time zone 'UTC',
    updated_at = (timestamp '2026-01-01' + {updated} * interval '1 day') at time zone 'UTC'
where key = '{key}'
"""


def day(number: float) -> datetime:
    return START + timedelta(days=number)


@pytest.fixture
async def store(dsn: str) -> AsyncIterator[pg.AsyncPostgresStore]:
    """Five items: k0 was created on the first day and updated on the tenth, k4 on 4 and 6."""
    async with pg.AsyncPostgresStore.from_conn_string(dsn) as opened:
        await fill(opened, dsn)
        yield opened


async def fill(store: pg.AsyncPostgresStore, dsn: str) -> None:
    namespaces = NS, (*NS, "a"), NS, (*NS, "a", "b"), NS
    ops = [PutOp(ns, f"k{n}", {"n": n, "text": "tea"}) for n, ns in enumerate(namespaces)]
    await store.abatch([*ops, PutOp(("users", "43"), "other", {"n": 1, "text": "tea"})])
    for n in range(5):
        run_sql(dsn, AT.format(created=n, updated=10 - n, key=f"k{n}"))
    run_sql(dsn, AT.format(created=3, updated=3, key="other"))


async def keys(store: pg.AsyncPostgresStore, prefix: Any = NS, **how: Any) -> list[str]:
    return [item.key for item in await store.asearch(prefix, **how)]


async def test_items_come_in_the_order_of_a_time(store: pg.AsyncPostgresStore) -> None:
    orders: list[Any] = [None, "-updated_at", "updated_at", "-created_at", "created_at"]
    # At once: each gets its own.
    found = await asyncio.gather(
        store.acount(NS),
        *(keys(store, order=order) for order in orders),
        *(keys(store, order=order, limit=2, offset=1) for order in orders),
        *(keys(store, (), order=order) for order in orders),
    )
    names = [f"k{n}" for n in range(5)]
    expected = [names, names, names[::-1], names[::-1], names]
    assert found[:11] == [5, *expected, *(one[1:3] for one in expected)]
    everywhere: Any = found[11:]
    assert [[name for name in one if name != "other"] for one in everywhere] == expected
    assert [len(one) for one in everywhere] == [6] * 5


async def test_bounds_of_times_are_from_since_to_before(store: pg.AsyncPostgresStore) -> None:
    assert await keys(store, updated_since=day(8)) == ["k0", "k1", "k2"]
    assert await keys(store, updated_before=day(8)) == ["k3", "k4"]
    assert await keys(store, created_since=day(1), created_before=day(3)) == ["k1", "k2"]
    assert await keys(store, created_since=day(1), updated_since=day(9)) == ["k1"]
    assert await keys(store, updated_since=day(8) + timedelta(microseconds=1)) == ["k0", "k1"]
    assert await keys(store, filter={"n": {"$gt": 0}}, updated_since=day(8)) == ["k1", "k2"]
    for prefix in ((), ("users",)):
        assert await keys(store, prefix, updated_before=day(8)) == ["k3", "k4", "other"]
    assert await keys(store, (*NS, "a"), updated_before=day(8)) == ["k3"]
    # Of time zones that Postgres does not know, too.
    for zone in (timezone(timedelta(hours=h, microseconds=1)) for h in (-23, 1, 23)):
        assert await keys(store, updated_since=day(8).astimezone(zone)) == ["k0", "k1", "k2"]
        first, last = datetime.min.replace(tzinfo=zone), datetime.max.replace(tzinfo=zone)
        assert await store.acount(NS, updated_since=first, updated_before=last) == 5
    for year, count in ((1, 0), (9999, 5)):
        extreme = datetime(year, 1, 1, tzinfo=timezone.utc)
        assert len(await keys(store, updated_before=extreme)) == count


async def test_an_item_s_own_times_bound_it(store: pg.AsyncPostgresStore, dsn: str) -> None:
    """No microsecond is lost between what is returned and what is asked for."""
    await store.aput(NS, "k2", {"n": 2})
    item = await item_of(store, NS, "k2")
    assert await keys(store, updated_since=item.updated_at) == ["k2"]
    assert "k2" not in await keys(store, updated_before=item.updated_at)
    assert item.created_at == day(2)
    # Equal times are ordered by namespace and key.
    run_sql(dsn, "update pgcheckpoint.store_items set created_at = '2026-01-01 00:00+00'")
    for order in ("created_at", "-created_at"):
        assert await keys(store, order=order) == ["k0", "k2", "k4", "k1", "k3"]


class Nowhere(tzinfo):
    """A time zone that says nothing."""

    def utcoffset(self, at: datetime | None) -> None:
        return None

    dst = tzname = utcoffset


async def test_what_is_no_time_or_order_is_refused(store: pg.AsyncPostgresStore) -> None:
    naive = {"updated_since": datetime(2026, 1, 1)}  # noqa: DTZ001  the mistake
    wrongly: list[dict[str, Any]] = [
        *({"order": "age"}, {"order": ["updated_at"]}, naive, {"updated_before": "2026-01-01"}),
        *({"updated_since": datetime(2026, 1, 1, tzinfo=Nowhere())}, {"created_since": 3}),
        {"values": "no"},
    ]
    for how in wrongly:
        with pytest.raises(pg.InvalidOptionError):
            await store.asearch(NS, **how)
    how = {"update_since": day(1)}
    with pytest.raises(pg.InvalidOptionError, match="did you mean 'updated_since'"):
        await store.asearch(NS, **how)
    for how in ({"order": "updated_at"}, {"values": False}, naive, {"filter": {"n": {"$near": 1}}}):
        with pytest.raises(pg.InvalidOptionError):
            await store.acount(NS, **how)


async def test_items_are_counted(store: pg.AsyncPostgresStore) -> None:
    prefixes: list[tuple[str, ...]] = [(), ("users",), NS, (*NS, "a"), ("nobody",)]
    assert [await store.acount(prefix) for prefix in prefixes] == [6, 6, 5, 2, 0]
    assert await store.acount(NS, filter={"n": {"$gte": 3}}) == 2
    assert await store.acount(NS, updated_since=day(8)) == 3
    assert await store.acount(NS, filter={"n": 1}, created_before=day(1)) == 0
    await store.aput(NS, "gone", {}, ttl=-1)
    assert await store.acount(NS) == 5
    long = ("l" * 900, "m" * 900, "n\x01" * 900)
    await store.aput(long, "k", {})
    await store.aput((*long[:2], "n\x01" * 899 + "m"), "k", {})
    assert [await store.acount(long[:n]) for n in (1, 2, 3)] == [2, 2, 1]


async def test_items_without_values_have_all_else(store: pg.AsyncPostgresStore) -> None:
    for how in ({}, {"filter": {"n": {"$lt": 3}}}, {"limit": 2, "order": "created_at"}):
        whole = await store.asearch(NS, **how)
        for a, b in zip(whole, (await store.asearch(NS, values=False, **how)), strict=True):
            assert {**a.dict(), "value": {}} == b.dict()


@pytest.mark.usefixtures("needs_pgvector")
async def test_ranked_searches_have_bounds_of_times_too(dsn: str, monkeypatch: Any) -> None:
    async with pg.AsyncPostgresStore.from_conn_string(dsn, index=INDEX) as store:
        await store.setup()
        await fill(store, dsn)
        for mode in ("vector", "text", "hybrid"):
            how: Any = {"query": "tea", "mode": mode}
            assert set(await keys(store, updated_since=day(8), **how)) == {"k0", "k1", "k2"}
            assert set(await keys(store, (), created_before=day(1), **how)) == {"k0"}
            assert set(await keys(store, (), updated_before=day(5), **how)) == {"other"}
            bare = await store.asearch(NS, values=False, **how)
            assert [item.value for item in bare] == [{}] * 5
            assert all(item.score is not None for item in bare)
            with pytest.raises(pg.InvalidOptionError, match="order"):
                await store.asearch(NS, order="created_at", **how)
        # Also in a walk of the index.
        monkeypatch.setattr(Vectors, "most_exact", 2)
        how = {"query": "tea", "mode": "vector", "updated_since": day(8)}
        assert set(await keys(store, **how)) == {"k0", "k1", "k2"}
        assert set(await keys(store, limit=1, offset=2, **how)) <= {"k0", "k1", "k2"}


async def test_with_a_cipher_values_are_proved_and_what_is_left_out_is_not_asked(dsn: str) -> None:
    async with pg.AsyncPostgresStore(dsn, cipher=CIPHER, searchable=["n"]) as store:
        await fill(store, dsn)
        found = await store.asearch(NS, order="created_at", updated_since=day(8))
        assert [item.value["text"] for item in found] == ["tea"] * 3
        assert await store.acount(NS, filter={"n": {"$gte": 3}}) == 2
        with pytest.raises(pg.UnsupportedCallError):
            await store.acount(NS, filter={"text": "tea"})
    async with pg.AsyncPostgresStore.from_conn_string(dsn) as bare:
        assert len(await bare.asearch(NS, values=False)) == 5


@pytest.mark.one_server("explains the statement of one server")
async def test_an_index_serves_an_order_where_it_was_asked_for(dsn: str) -> None:
    """With 100,000 items, of which a tenth is below the prefix."""
    fill = """
        insert into pgcheckpoint.store_items
            (head, rest, key, value, version, created_at, updated_at)
        select 'users' || chr(1) || case when n % 10 = 0 then '42' else 'u' || n % 1000 end
            || chr(1), 'a' || chr(1), n::text, '{}', n,
            now() - n * interval '1 second', now() - n * interval '1 second'
        from generate_series(1, 100000) n
    """
    for wrong in ("updated_at", [1], ["age"]):
        with pytest.raises(ValueError, match="order_fields"):
            pg.AsyncPostgresStore(dsn, index={"order_fields": wrong})
    index = {"order_fields": ["updated_at", "created_at"]}
    async with pg.AsyncPostgresStore.from_conn_string(dsn, index=index) as store:
        await store.setup()
        await store.setup()
        run_sql(dsn, fill)
        run_sql(dsn, "vacuum analyze pgcheckpoint.store_items")
        prefixes: list[Any] = [(), ("users",), NS, (*NS, "a")]
        orders = "-updated_at", "updated_at", "-created_at", "created_at"
        for prefix, order in product(prefixes, orders):
            names = await keys(store, prefix, order=order, limit=10)
            assert len(names) == 10
            assert sorted(names, key=int, reverse=not order.startswith("-")) == names
            search = Search(range_of(prefix), None, 10, 0, False, extras=Extras(order=order))
            ((query, params, _),) = reading(database_of(store), [search])
            with psycopg.connect(dsn) as connection:
                used = {node.get("Index Name") for node in plan_of(connection, query, params)}
            assert f"store_items_{order.strip('-')}_idx" in used, (prefix, order)


INDEXES = [{"order_fields": ["updated_at"]}, {"filter_fields": ["kind"]}]


@pytest.mark.parametrize("asked", INDEXES)
async def test_many_may_make_an_index_of_items_at_once(dsn: str, asked: Any) -> None:
    """The others wait for the one that began, and find what it has made."""
    make = load_queries()[f"create_{'value' if 'filter_fields' in asked else 'updated_at'}_index"]
    async with pg.AsyncPostgresStore.from_conn_string(dsn, index=asked) as store:
        async with await psycopg.AsyncConnection.connect(dsn) as other:
            await other.execute(make)
            setups = [asyncio.ensure_future(store.setup()) for _ in range(3)]
            await until_blocking(other)
        await asyncio.gather(*setups)
        await store.setup()


@pytest.mark.direct("a pooler knows no other role")
@pytest.mark.parametrize("asked", INDEXES)
async def test_setup_by_a_role_without_rights_finds_the_index(dsn: str, asked: Any) -> None:
    rights = "usage on schema pgcheckpoint", "all on all tables in schema pgcheckpoint"
    with role_of(dsn, *rights) as role:
        async with pg.AsyncPostgresStore.from_conn_string(as_role(dsn, role), index=asked) as store:
            with pytest.raises(pg.MissingRightError, match="owner"):
                await store.setup()
            async with pg.AsyncPostgresStore.from_conn_string(dsn, index=asked) as owners:
                await owners.setup()
            await store.setup()
