"""How long items of the store live: never beyond their time, longer when read, swept in pieces."""

from __future__ import annotations

import asyncio
import io
import math
from collections.abc import AsyncIterator, Awaitable, Callable
from concurrent.futures import wait
from functools import partial
from typing import Any

import psycopg
import pytest
from langgraph.store.base import GetOp, PutOp

from pg_checkpoint import AsyncPostgresSaver, AsyncPostgresStore, PostgresStore
from pg_checkpoint.core.transaction import load_queries
from pg_checkpoint.store.values import place_of
from pg_checkpoint.tools.export import export_threads, import_threads
from tests.making import item_of, rows_of, run_sql
from tests.seams import engine_of
from tests.waiting import PATIENCE, until

NS = ("users", "u1", "memories")
SWEPT: Any = {"default_ttl": 5, "sweep_interval_minutes": 10}
# What a test's hands of the clock are moved by; in UTC, because Citus takes nothing that depends on
# the session's time zone there.
EARLIER = "{0} = ({0} at time zone 'UTC' - %(by)s * interval '1 minute') at time zone 'UTC'"
TIMES = ", ".join(map(EARLIER.format, ("expires_at", "updated_at", "created_at")))


@pytest.fixture
async def store(dsn: str) -> AsyncIterator[AsyncPostgresStore]:
    config: Any = {"default_ttl": 60, "refresh_on_read": True}
    async with AsyncPostgresStore.from_conn_string(dsn, ttl=config) as opened:
        yield opened


def age(dsn: str, minutes: float) -> None:
    """Lets so much time pass for items."""
    run_sql(dsn, f"update pgcheckpoint.store_items set {TIMES}", {"by": minutes})


def left(dsn: str, key: str) -> float | None:
    """Minutes that an item has to live."""
    minutes = "extract(epoch from expires_at - now())::float / 60"
    query = f"select {minutes} from pgcheckpoint.store_items where key = %s"
    ((found,),) = rows_of(dsn, query, (key,))
    return found  # type: ignore[no-any-return]  # a column's


async def settle(store: AsyncPostgresStore) -> None:
    """Waits until what reads have left to do is done."""
    await until(lambda: not store.stats().queued_calls)


async def test_minutes_are_as_they_were_said(store: AsyncPostgresStore, dsn: str) -> None:
    lives: dict[str, float | None] = {"never": None, "fraction": 0.4, "put": 5}
    for key, ttl in lives.items():
        await store.aput(NS, key, {}, ttl=ttl)
    await store.aput(NS, "default", {})
    await store.abatch([PutOp(NS, "batch", {}, ttl=5)])
    for key, ttl in {**lives, "default": 60, "batch": 5}.items():
        assert left(dsn, key) == pytest.approx(ttl, abs=0.3)
    await store.aput(NS, "long", {}, ttl=1e300)
    assert await store.aget(NS, "long") is not None
    for ttl in (0, -1, -1e300):
        await store.aput(NS, "none", {}, ttl=ttl)
        assert await store.aget(NS, "none") is None
    with pytest.raises(ValueError, match="ttl must be a number, not nan"):
        await store.aput(NS, "k", {}, ttl=float("nan"))
    await store.aput(NS, "batch", {}, ttl=None)
    assert left(dsn, "batch") is None


async def test_what_has_expired_is_gone_before_a_sweep(store: AsyncPostgresStore, dsn: str) -> None:
    await store.aput(NS, "k", {"v": 1})
    age(dsn, 61)
    assert await store.aget(NS, "k") is None
    assert await store.abatch([GetOp(NS, "k")]) == [None]
    assert await store.asearch(NS) == await store.asearch(()) == []
    assert await store.alist_namespaces() == await store.alist_namespaces(prefix=NS) == []
    await settle(store)
    # No read has brought it back, and a put begins anew.
    assert (left(dsn, "k") or 0) < 0
    await store.aput(NS, "k", {"v": 2})
    item = await item_of(store, NS, "k")
    assert (item.value, item.created_at) == ({"v": 2}, item.updated_at)


async def test_reading_lets_live_longer(store: AsyncPostgresStore, dsn: str) -> None:
    reads: list[Callable[[], Awaitable[Any]]] = [
        *(partial(store.aget, NS, "k"), partial(store.asearch, NS), partial(store.asearch, ())),
        partial(store.abatch, [GetOp(NS, "k"), GetOp(NS, "other")]),
    ]
    for read in reads:
        await store.aput(NS, "k", {"v": 1})
        age(dsn, 30)
        before = await store.aget(NS, "k", refresh_ttl=False)
        await settle(store)
        assert left(dsn, "k") == pytest.approx(30, abs=0.3)
        await read()
        await settle(store)
        assert left(dsn, "k") == pytest.approx(60, abs=0.3)
        assert await store.aget(NS, "k") == before


async def test_what_was_just_read_is_not_written_again(store: AsyncPostgresStore, dsn: str) -> None:
    await store.aput(NS, "k", {})
    age(dsn, 10)
    for _ in range(20):
        await store.aget(NS, "k")
        await settle(store)
    # One transaction for the put, and one for all reads.
    assert store.stats().batches.batches == 2
    # A short life is prolonged by each.
    await store.aput(NS, "k", {}, ttl=1.5)
    age(dsn, 0.25)
    await store.aget(NS, "k")
    await settle(store)
    assert left(dsn, "k") == pytest.approx(1.5, abs=0.2)


async def test_the_configuration_says_whether_reads_prolong(dsn: str) -> None:
    config: Any = {"default_ttl": 60}
    async with AsyncPostgresStore.from_conn_string(dsn, ttl=config) as store:
        for prolongs, minutes in ((False, 30), (True, 60)):
            config["refresh_on_read"] = prolongs
            await store.aput(NS, "k", {})
            age(dsn, 30)
            await store.aget(NS, "k")
            await settle(store)
            assert left(dsn, "k") == pytest.approx(minutes, abs=0.3)


@pytest.mark.one_server("there it waits, off the reader's way")
async def test_a_read_that_prolongs_waits_for_no_lock(store: AsyncPostgresStore, dsn: str) -> None:
    await store.aput(NS, "k", {"v": 1})
    age(dsn, 30)
    async with await psycopg.AsyncConnection.connect(dsn) as holder:
        await holder.execute("select from pgcheckpoint.store_items for update")
        assert await store.aget(NS, "k") is not None
        await settle(store)


async def test_all_that_has_expired_is_swept_in_pieces(store: AsyncPostgresStore, dsn: str) -> None:
    await store.abatch([PutOp(NS, f"old{n}", {}, ttl=5) for n in range(2500)])
    await store.abatch([PutOp(NS, "new", {}, ttl=60), PutOp(NS, "never", {})])
    age(dsn, 6)
    async with AsyncPostgresStore.from_conn_string(dsn) as other:
        swept = await asyncio.gather(store.sweep_ttl(), other.sweep_ttl())
    # Of two at once one may have left it to the other.
    assert sum(swept) + await store.sweep_ttl() == 2500
    assert await store.sweep_ttl() == 0
    assert {item.key for item in await store.asearch(NS)} == {"new", "never"}


@pytest.mark.one_server("there it waits")
async def test_one_sweeps_at_a_time_without_waiting(store: AsyncPostgresStore, dsn: str) -> None:
    await store.abatch([PutOp(NS, f"k{n}", {}, ttl=5) for n in range(3)])
    age(dsn, 6)
    async with await psycopg.AsyncConnection.connect(dsn) as holder:
        await holder.execute("select from pgcheckpoint.store_items where key = 'k1' for update")
        assert await store.sweep_ttl() == 2
        await holder.rollback()
        lock = "select pg_advisory_xact_lock(x) from (select %s::bigint) as t (x)"
        await holder.execute(lock, (engine_of(store).sweeper.lock,))
        assert await store.sweep_ttl() == 0
    assert await store.sweep_ttl() == 1


async def test_a_sweeper_sweeps_until_it_is_stopped(dsn: str) -> None:
    async with AsyncPostgresStore.from_conn_string(dsn, ttl=SWEPT) as store:
        await store.aput(NS, "k", {})
        age(dsn, 6)
        task = await store.start_ttl_sweeper(0.001)
        assert await store.start_ttl_sweeper(10) is task
        await until(lambda: not rows_of(dsn, "select from pgcheckpoint.store_items"))
        assert await store.stop_ttl_sweeper(timeout=60)
        assert task.done()
        assert await store.stop_ttl_sweeper()
        for minutes in (-1, math.nan, math.inf):
            with pytest.raises(ValueError, match=r"above 0|a number"):
                await store.start_ttl_sweeper(minutes)
        await store.start_ttl_sweeper(10)
    # Closing ends it.
    assert not engine_of(store).sweeper._periodic.is_running
    # Without a configuration there is nothing to sweep.
    async with AsyncPostgresStore.from_conn_string(dsn) as store:
        await (await store.start_ttl_sweeper())
        assert await store.stop_ttl_sweeper()
        assert store.supports_ttl


def test_the_blocking_store_sweeps_too(dsn: str) -> None:
    with PostgresStore.from_conn_string(dsn, ttl=SWEPT) as store:
        store.put(NS, "k", {})
        age(dsn, 6)
        assert store.sweep_ttl() == 1
        future = store.start_ttl_sweeper()
        assert not future.done()
        assert store.stop_ttl_sweeper(timeout=60)
        future.result(timeout=PATIENCE)
        assert store.stop_ttl_sweeper()


def test_a_sweeper_started_beside_a_close_ends(dsn: str, monkeypatch: pytest.MonkeyPatch) -> None:
    store = PostgresStore(dsn, ttl=SWEPT)
    call = store._bridge.call

    def closing(coroutine: Any, name: str) -> Any:
        answer = call(coroutine, name)
        if name == "start_ttl_sweeper":
            store.close()
        return answer

    monkeypatch.setattr(store._bridge, "call", closing)
    future = store.start_ttl_sweeper()
    assert wait([future], PATIENCE).done == {future}


async def test_the_longest_lives_can_be_exported(store: AsyncPostgresStore, dsn: str) -> None:
    for n, ttl in enumerate((1e300, math.inf, 10**400)):
        await store.aput(NS, f"long{n}", {}, ttl=ttl)
        await store.aput(NS, f"short{n}", {}, ttl=-ttl)
    assert len(await store.asearch(NS)) == 3
    out = io.BytesIO()
    async with AsyncPostgresSaver.from_conn_string(dsn) as saver:
        assert (await export_threads(saver, out.write)).items == 3
        assert (await import_threads(saver, io.BytesIO(out.getvalue()))).items_there == 3


@pytest.mark.one_server("runs the statement of one server")
@pytest.mark.direct("holds a transaction while others are needed")
def test_what_expires_while_its_reader_waits_stays_expired(dsn: str) -> None:
    with PostgresStore.from_conn_string(dsn) as store, psycopg.connect(dsn) as connection:
        store.put(NS, "k", {}, ttl=10)
        # The transaction of a refresh, which begins in time and has to wait for something.
        row = connection.execute("select now() + interval '1 microsecond'").fetchone()
        run_sql(dsn, "update pgcheckpoint.store_items set expires_at = %s", row)
        refresh = load_queries()["refresh_items"]
        psycopg.RawCursor(connection).execute(refresh, [[text] for text in place_of(NS, "k")[:3]])
        connection.commit()
        assert store.get(NS, "k", refresh_ttl=False) is None
