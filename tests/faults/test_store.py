"""What production does to the store and the node cache: nothing acknowledged is lost, all end."""

from __future__ import annotations

import asyncio
import sys
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import psycopg
import pytest
from langgraph.store.base import PutOp
from psycopg import errors

from pg_checkpoint import (
    AsyncPostgresCache,
    AsyncPostgresStore,
    MissingRightError,
    OverloadedError,
    PostgresStore,
    ReadTimeoutError,
    SchemaNotReadyError,
    WriteTimeoutError,
    migrate,
)
from tests.faults.clusters import cluster
from tests.faults.proxy import TO_CLIENT, Proxy
from tests.keys import CIPHER
from tests.making import (
    as_role,
    end_sessions,
    item_of,
    make_schema_anew,
    role_of,
    rows_of,
    run_sql,
)
from tests.seams import lose_answers
from tests.waiting import PATIENCE, grows, until, wait_until

NS = ("users", "u1", "memories")
NODE = ("node", "writes")
# What the server refuses, whatever the client thinks of it.
REFUSE = """
create function public.refuse() returns trigger language plpgsql as $$
begin
    if new.key = 'refused' then raise exception 'not this one'; end if;
    return new;
end $$;
create trigger refuse before insert or update on pgcheckpoint.store_items
    for each row execute function public.refuse();
"""


async def value(store: AsyncPostgresStore, key: str) -> Any:
    return (await item_of(store, NS, key)).value


async def test_what_the_server_refuses_fails_alone(store: AsyncPostgresStore, dsn: str) -> None:
    await store.aput(NS, "k", {})
    run_sql(dsn, REFUSE)
    keys = [*(f"k{n}" for n in range(20)), "refused", *(f"k{n}" for n in range(20, 40))]
    calls = [store.aput(NS, key, {"v": key}) for key in keys]
    whole = store.abatch([PutOp(NS, "half", {}), PutOp(NS, "refused", {})])
    ended: list[Any] = await asyncio.gather(*calls, whole, return_exceptions=True)
    assert [n for n, answer in enumerate(ended) if answer is not None] == [20, 41]
    assert isinstance(ended[20], errors.RaiseException)
    # Each has its own.
    assert ended[20] is not ended[41]
    found = {item.key for item in await store.asearch(NS, limit=100)}
    assert found == {"k", *keys} - {"refused"}


async def test_terminated_backends_are_nobodys_error(store: AsyncPostgresStore, dsn: str) -> None:
    stop = asyncio.Event()
    acknowledged: dict[str, int] = {}

    async def work(name: str) -> None:
        while not stop.is_set():
            number = acknowledged.get(name, 0) + 1
            await store.aput(NS, name, {"n": number})
            acknowledged[name] = number
            assert await value(store, name) == {"n": number}

    workers = [asyncio.create_task(work(f"w{n}")) for n in range(16)]
    for _ in range(5):
        await until(grows(lambda: sum(acknowledged.values())))
        await asyncio.to_thread(end_sessions, dsn)
    stop.set()
    await asyncio.gather(*workers)
    for name, number in acknowledged.items():
        assert await value(store, name) == {"n": number}


async def test_a_put_whose_answer_was_lost_is_applied_once(
    store: AsyncPostgresStore, dsn: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    query = "select version, created_at, updated_at, expires_at from pgcheckpoint.store_items"
    await store.aput(NS, "k", {"v": 1}, ttl=10)
    ((_, created_at, *_),) = rows_of(dsn, query)
    applied = list[Any]()

    async def look() -> None:
        applied.extend(rows_of(dsn, query))

    lost = psycopg.OperationalError("the connection is lost")
    lose_answers(monkeypatch, store, lost, meanwhile=look)
    await store.aput(NS, "k", {"v": 2}, ttl=20)
    assert store.stats().retries
    assert await value(store, "k") == {"v": 2}
    assert applied[0][1] == created_at
    assert rows_of(dsn, query) == applied


async def test_reads_and_writes_end_at_their_deadlines(proxy: Proxy) -> None:
    limits: Any = dict.fromkeys(("read_timeout", "write_timeout", "acquire_timeout"), 3)
    limits["max_queued_items"] = 2
    async with AsyncPostgresStore.from_conn_string(proxy.dsn, **limits) as store:
        await store.aput(NS, "k", {})
        proxy.stall(TO_CLIENT)
        reads = [store.aget(NS, "k"), store.asearch(()), store.alist_namespaces()]
        # More than are looked at for a transaction.
        calls = [*reads, *(store.aput(NS, "k", {"n": n}) for n in range(20))]
        ended = await asyncio.wait_for(asyncio.gather(*calls, return_exceptions=True), PATIENCE)
        kinds = [type(error) for error in ended]
        assert kinds == [ReadTimeoutError] * 3 + [WriteTimeoutError] * 20
        proxy.heal()
        await store.aput(NS, "k", {"v": 1})
        assert await value(store, "k") == {"v": 1}


async def test_who_waits_for_a_lock_holds_up_nobody_else(
    store: AsyncPostgresStore, dsn: str
) -> None:
    await store.aput(NS, "locked", {"v": 0})
    async with await psycopg.AsyncConnection.connect(dsn) as holder:
        await holder.execute("select from pgcheckpoint.store_items for update")
        stuck = asyncio.create_task(store.aput(NS, "locked", {"v": 1}))
        # More than there are lanes, in other heads; each would be behind it.
        for n in range(10):
            others = (store.aput(("users", f"o{n}{m}"), "k", {}) for m in range(10))
            await asyncio.wait_for(asyncio.gather(*others), PATIENCE)
        assert not stuck.done()
        assert await store.aget(("users", "o99"), "k") is not None
    await stuck
    assert await value(store, "locked") == {"v": 1}


async def test_a_call_that_was_cancelled_before_it_was_sent_is_not(dsn: str) -> None:
    async with await psycopg.AsyncConnection.connect(dsn, autocommit=True) as connection:
        store = AsyncPostgresStore(connection, lanes=1)
        await store.aput(NS, "first", {})
        async with store.lock:
            sent = asyncio.create_task(store.aput(NS, "first", {"v": 1}))
            await until(lambda: store.stats().queued_calls == 1)
            queued = asyncio.create_task(store.aput(NS, "second", {"v": 1}))
            await until(lambda: store.stats().queued_calls == 2)
            queued.cancel()
        await sent
        assert await store.aget(NS, "second") is None
        assert queued.cancelled()
        await store.close()


async def test_too_much_is_refused_and_the_rest_goes_through(dsn: str) -> None:
    async with AsyncPostgresStore.from_conn_string(dsn, max_queued_bytes=100_000) as store:
        calls = [store.aput(NS, f"k{n}", {"text": "x" * 10_000}) for n in range(100)]
        ended = await asyncio.gather(*calls, return_exceptions=True)
        taken = {f"k{n}" for n, answer in enumerate(ended) if answer is None}
        refused = [type(error) for error in ended if error is not None]
        assert {*refused} == {OverloadedError}
        assert {item.key for item in await store.asearch(NS, limit=100)} == taken != set()
        # One that is larger than the bound goes alone.
        await store.aput(NS, "large", {"text": "x" * 1_000_000})


def test_threads_share_a_blocking_store(dsn: str) -> None:
    with PostgresStore.from_conn_string(dsn) as store, ThreadPoolExecutor(16) as threads:
        # While the server takes nothing all come: they are sent together.
        with psycopg.connect(dsn) as other:
            other.execute("lock table pgcheckpoint.store_items")
            puts = [threads.submit(store.put, NS, f"k{n}", {}) for n in range(16)]
            wait_until(lambda: store.stats().queued_calls == 16)
        for put in puts:
            put.result()
        assert store.stats().batches.size.mean > 1


async def test_two_stores_write_the_same_keys_without_end(
    store: AsyncPostgresStore, dsn: str
) -> None:
    async with AsyncPostgresStore.from_conn_string(dsn) as two:
        for turn in range(10):
            puts = [PutOp(NS, f"k{n}", {"n": n} if (n + turn) % 3 else None) for n in range(20)]
            orders = puts, puts[::-1]
            await asyncio.gather(*(s.abatch(order) for s in (store, two) for order in orders))
        assert len(await store.asearch(NS, limit=100)) in (13, 14)


@pytest.mark.pgbouncer
async def test_store_and_cache_work_through_pgbouncer(pooled_dsn: str) -> None:
    async with (
        AsyncPostgresStore.from_conn_string(pooled_dsn) as store,
        AsyncPostgresCache.from_conn_string(pooled_dsn) as cache,
    ):
        keys = [(NODE, str(m)) for m in range(10)]
        for n in range(10):
            puts = [store.aput(NS, f"k{m}", {"n": n}) for m in range(10)]
            reads = [store.aget(NS, f"k{m}") for m in range(10)]
            listings = store.asearch(NS, filter={"n": n}), store.alist_namespaces()
            sets = [cache.aset({key: (n, 60)}) for key in keys]
            gets, sweeps = [cache.aget([key]) for key in keys], (store.sweep_ttl(), cache.sweep())
            await asyncio.gather(*puts, *reads, *listings, *sets, *gets, *sweeps)
        found = await store.asearch((), limit=100)
        assert [item.value for item in found] == [{"n": 9}] * 10
        assert await cache.aget(keys) == dict.fromkeys(keys, 9)


async def test_a_killed_server_leaves_an_empty_cache_that_works() -> None:
    with cluster() as running:
        migrate(running.dsn)
        async with AsyncPostgresCache.from_conn_string(running.dsn, read_timeout=60) as cache:
            await cache.aset({(NODE, "k"): (1, None)})
            assert await cache.aget([(NODE, "k")]) == {(NODE, "k"): 1}
            await asyncio.to_thread(running.end, "killed")
            await asyncio.to_thread(running.start)
            # It is retried until the server has recovered; what was not logged is gone.
            assert await cache.aget([(NODE, "k")]) == {}
            await cache.aset({(NODE, "k"): (2, None)})
            assert await cache.aget([(NODE, "k")]) == {(NODE, "k"): 2}


async def test_an_entry_that_is_refused_holds_up_no_other(dsn: str) -> None:
    run_sql(dsn, "alter table pgcheckpoint.cache_entries add check (type <> 'bytes')")
    values: dict[Any, Any] = {(NODE, str(n)): n if n != 7 else b"refused" for n in range(20)}
    async with AsyncPostgresCache.from_conn_string(dsn) as cache:
        await asyncio.gather(*(cache.aset({key: (v, 60)}) for key, v in values.items()))
        assert {*(await cache.aget(list(values))).values()} == {*range(20)} - {7}
        assert cache.stats().not_stored == 1


WRITER = """
import asyncio, itertools, sys
from pg_checkpoint import AsyncPostgresCache
async def main():
    async with AsyncPostgresCache.from_conn_string(sys.argv[1]) as cache:
        for n in itertools.count():
            await asyncio.gather(*(
                cache.aset({(("node", "writes"), str(m)): ([n, "x" * 2000], 60)}) for m in range(20)
            ))
asyncio.run(main())
"""


async def test_a_killed_writer_leaves_whole_entries_beside_another(dsn: str) -> None:
    count = "select count(*) from pgcheckpoint.cache_entries"
    async with AsyncPostgresCache.from_conn_string(dsn, max_bytes=10_000) as cache:
        writer = await asyncio.create_subprocess_exec(sys.executable, "-c", WRITER, dsn)
        for _ in range(3):
            await until(lambda: rows_of(dsn, count) == [(20,)])
            await cache.sweep()
            await cache.aclear()
        await until(lambda: rows_of(dsn, count) == [(20,)])
        writer.kill()
        await writer.wait()
        found = await cache.aget([(NODE, str(m)) for m in range(20)])
        assert {text for _, text in found.values()} == {"x" * 2000}


async def test_a_cache_whose_schema_is_made_anew_or_may_not_be_written(dsn: str) -> None:
    # Without a sweep, which may be the first to meet the new schema.
    async with AsyncPostgresCache.from_conn_string(dsn, cipher=CIPHER, sweep_every=None) as cache:
        await cache.aset({(NODE, "k"): (1, None)})
        await asyncio.to_thread(make_schema_anew, dsn)
        assert await cache.aget([(NODE, "k")]) == {}
        # As a saver's call does: it was encrypted for the one before.
        with pytest.raises(SchemaNotReadyError):
            await cache.aset({(NODE, "k"): (2, None)})
        await cache.aset({(NODE, "k"): (3, None)})
        assert await cache.aget([(NODE, "k")]) == {(NODE, "k"): 3}
    grants = "usage on schema pgcheckpoint", "select on all tables in schema pgcheckpoint"
    with role_of(dsn, *grants) as name:
        async with AsyncPostgresCache.from_conn_string(as_role(dsn, name)) as cache:
            with pytest.raises(MissingRightError):
                await cache.aset({(NODE, "k"): (1, None)})
