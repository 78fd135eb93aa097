"""What production does to the store: nothing acknowledged is lost, all end, each fails alone."""

from __future__ import annotations

import asyncio
from typing import Any

import psycopg
import pytest
from langgraph.store.base import PutOp
from psycopg import errors

from pg_checkpoint import (
    AsyncPostgresStore,
    OverloadedError,
    PostgresStore,
    ReadTimeoutError,
    WriteTimeoutError,
    migrate,
)
from tests.faults.pgbouncer import HOSTILE, run_pgbouncer
from tests.faults.proxy import TO_CLIENT, proxied
from tests.making import rows_of, run_sql
from tests.seams import lose_answers
from tests.servers import Server, database
from tests.waiting import PATIENCE, grows, until, wait_until

NS = ("users", "u1", "memories")
# A key that the server refuses, whatever the client thinks of it.
REFUSE = """
create function public.refuse() returns trigger language plpgsql as $$
begin
    if new.key = 'refused' then raise exception 'not this one'; end if;
    return new;
end $$;
create trigger refuse before insert or update on pgcheckpoint.store_items
    for each row execute function public.refuse();
"""
OTHERS = """
select pg_terminate_backend(pid) from pg_stat_activity
where datname = current_database() and pid <> pg_backend_pid()
"""


async def value(store: AsyncPostgresStore, key: str) -> Any:
    item = await store.aget(NS, key)
    return None if item is None else item.value


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
        number = 0
        while not stop.is_set():
            number += 1
            await store.aput(NS, name, {"n": number})
            acknowledged[name] = number
            item = await value(store, name)
            assert item == {"n": number}

    workers = [asyncio.create_task(work(f"w{n}")) for n in range(16)]
    for _ in range(5):
        await until(grows(lambda: sum(acknowledged.values())))
        await asyncio.to_thread(run_sql, dsn, OTHERS)
    stop.set()
    await asyncio.gather(*workers)
    for name, number in acknowledged.items():
        assert await value(store, name) == {"n": number}


async def test_a_put_whose_answer_was_lost_is_applied_once(
    store: AsyncPostgresStore, dsn: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    await store.aput(NS, "k", {"v": 1}, ttl=10)
    before = await store.aget(NS, "k")
    applied = list[Any]()

    async def look() -> None:
        columns = "version, created_at, updated_at, expires_at"
        applied.extend(rows_of(dsn, f"select {columns} from pgcheckpoint.store_items"))

    lost = psycopg.OperationalError("the connection is lost")
    lose_answers(monkeypatch, store, lost, meanwhile=look)
    await store.aput(NS, "k", {"v": 2}, ttl=20)
    assert store.stats().retries
    after = await store.aget(NS, "k")
    assert before is not None
    assert after is not None
    assert (after.value, after.created_at) == ({"v": 2}, before.created_at)
    stored = rows_of(
        dsn, "select version, created_at, updated_at, expires_at from pgcheckpoint.store_items"
    )
    assert stored == applied


async def test_answers_lost_on_the_way_lose_nothing(dsn: str) -> None:
    with proxied(dsn) as proxy:
        async with AsyncPostgresStore.from_conn_string(proxy.dsn, max_size=2) as store:
            await store.aput(NS, "k", {})
            for n in range(5):
                proxy.lose_answers()
                await store.aput(NS, "k", {"n": n})
                proxy.lose_answers()
                assert await value(store, "k") == {"n": n}


async def test_reads_and_writes_end_at_their_deadlines(dsn: str) -> None:
    with proxied(dsn) as proxy:
        timeouts: Any = {"read_timeout": 4, "write_timeout": 4, "acquire_timeout": 4}
        async with AsyncPostgresStore.from_conn_string(proxy.dsn, **timeouts) as store:
            await store.aput(NS, "k", {})
            proxy.stall(TO_CLIENT)
            calls = [
                store.aget(NS, "k"),
                store.asearch(()),
                store.alist_namespaces(),
                store.aput(NS, "k", {}),
            ]
            ended = await asyncio.wait_for(asyncio.gather(*calls, return_exceptions=True), PATIENCE)
            kinds = [type(error) for error in ended]
            assert kinds == [ReadTimeoutError] * 3 + [WriteTimeoutError]
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
        assert await value_of_other(store) == {}
    await stuck
    assert await value(store, "locked") == {"v": 1}


async def value_of_other(store: AsyncPostgresStore) -> Any:
    item = await store.aget(("users", "o99"), "k")
    return None if item is None else item.value


async def test_cancelled_callers_disturb_nobody(store: AsyncPostgresStore) -> None:
    for _ in range(20):
        tasks = [
            asyncio.create_task(
                store.aput(NS, f"k{n}", {"n": n}) if n % 2 else store.asearch(NS, limit=3)
            )
            for n in range(40)
        ]
        await asyncio.sleep(0)
        for task in tasks[::3]:
            task.cancel()
        ended = await asyncio.gather(*tasks, return_exceptions=True)
        wrong = [e for e in ended if isinstance(e, BaseException)]
        assert all(isinstance(error, asyncio.CancelledError) for error in wrong)
        assert len(wrong) == len(tasks[::3])
    assert store.stats().queued_calls == 0
    await store.aput(NS, "k", {"v": 1})
    assert await value(store, "k") == {"v": 1}


async def test_a_call_that_was_cancelled_before_it_was_sent_is_not(dsn: str) -> None:
    async with await psycopg.AsyncConnection.connect(dsn, autocommit=True) as connection:
        store = AsyncPostgresStore(connection, lanes=1)
        await store.aput(NS, "first", {})
        async with store.lock:
            sent = asyncio.create_task(store.aput(NS, "first", {"v": 1}))
            await until(lambda: store.stats().queued_calls == 1)
            queued = asyncio.create_task(store.aput(NS, "second", {"v": 1}))
            behind = asyncio.create_task(store.aget(NS, "second"))
            await until(lambda: store.stats().queued_calls == 3)
            queued.cancel()
        await sent
        assert await behind is None
        assert queued.cancelled()
        await store.close()


async def test_too_much_is_refused_and_the_rest_goes_through(dsn: str) -> None:
    async with AsyncPostgresStore.from_conn_string(dsn, max_queued_bytes=100_000) as store:
        calls = [store.aput(NS, f"k{n}", {"text": "x" * 10_000}) for n in range(100)]
        ended = await asyncio.gather(*calls, return_exceptions=True)
        refused = [n for n, error in enumerate(ended) if isinstance(error, OverloadedError)]
        assert 0 < len(refused) < 100
        assert all(answer is None for n, answer in enumerate(ended) if n not in refused)
        found = {item.key for item in await store.asearch(NS, limit=None)}  # type: ignore[arg-type]  # all
        assert found == {f"k{n}" for n in range(100) if n not in refused}
        # One that is larger than the bound goes alone.
        await store.aput(NS, "large", {"text": "x" * 1_000_000})


async def test_tens_of_thousands_of_calls_at_once_are_taken(dsn: str) -> None:
    """What waits is bounded by what it holds, and few are looked at for each transaction."""
    timeouts: Any = {"read_timeout": 600, "write_timeout": 600}
    async with AsyncPostgresStore.from_conn_string(dsn, max_queued_items=100, **timeouts) as store:
        await store.aput(NS, "k", {"n": 1})
        found = await asyncio.gather(*(store.aget(NS, "k") for _ in range(25_000)))
        assert all(item is not None for item in found)
        await asyncio.gather(*(store.aput(("users", f"u{n}"), "k", {}) for n in range(2_000)))
        assert len(await store.alist_namespaces(limit=5_000)) == 2_001
        assert store.stats().queued_calls == 0
        assert store.stats().queued_bytes == 0


async def test_calls_beyond_those_that_are_looked_at_end_at_their_deadlines(dsn: str) -> None:
    async with AsyncPostgresStore.from_conn_string(
        dsn, max_queued_items=2, write_timeout=4
    ) as store:
        await store.aput(NS, "k", {})
        with psycopg.connect(dsn) as other:
            other.execute("lock table pgcheckpoint.store_items")
            calls = [store.aput(NS, "k", {"n": n}) for n in range(20)]
            ended = await asyncio.gather(*calls, return_exceptions=True)
        assert all(isinstance(error, WriteTimeoutError) for error in ended)
        await store.aput(NS, "k", {"n": 20})
        assert await value(store, "k") == {"n": 20}


def test_threads_share_a_blocking_store(dsn: str) -> None:
    from concurrent.futures import ThreadPoolExecutor

    with PostgresStore.from_conn_string(dsn) as store, ThreadPoolExecutor(16) as threads:
        # While the server takes nothing all come: they are sent together.
        with psycopg.connect(dsn) as other:
            other.execute("lock table pgcheckpoint.store_items")
            puts = [threads.submit(store.put, NS, f"k{n}", {}) for n in range(16)]
            wait_until(lambda: store.stats().queued_calls == 16)
        for put in puts:
            put.result()
        assert store.stats().batches.size.mean > 1

        def work(name: int) -> None:
            for number in range(20):
                store.put(NS, f"w{name}", {"n": number})
                item = store.get(NS, f"w{name}")
                assert item is not None
                assert item.value == {"n": number}

        list(threads.map(work, range(16)))


async def test_two_stores_write_the_same_keys_without_end(dsn: str) -> None:
    async with (
        AsyncPostgresStore.from_conn_string(dsn) as one,
        AsyncPostgresStore.from_conn_string(dsn) as two,
    ):
        for round_ in range(10):
            await asyncio.gather(
                *(
                    store.abatch(
                        [
                            PutOp(NS, f"k{n}", None if (n + round_) % 3 == 0 else {"n": n})
                            for n in order
                        ]
                    )
                    for store in (one, two)
                    for order in (range(20), range(19, -1, -1))
                )
            )
        assert len(await one.asearch(NS, limit=100)) in (13, 14)


@pytest.mark.pgbouncer
async def test_it_works_through_pgbouncer(server: Server, template: str) -> None:
    with database(server.direct, template) as (_, direct):
        migrate(direct)
        with run_pgbouncer(direct, HOSTILE) as pooled:
            async with AsyncPostgresStore.from_conn_string(pooled) as store:
                for n in range(20):
                    await asyncio.gather(
                        *(store.aput(NS, f"k{m}", {"n": n}) for m in range(10)),
                        *(store.aget(NS, f"k{m}") for m in range(10)),
                        store.asearch(NS, filter={"n": n}),
                        store.alist_namespaces(),
                        store.sweep_ttl(),
                    )
                found = await store.asearch((), limit=100)
                assert [item.value for item in found] == [{"n": 19}] * 10
