"""What only a cluster shows of the store; make test-citus runs it on one."""

from __future__ import annotations

import asyncio
import logging
from contextlib import AsyncExitStack
from functools import partial
from typing import Any

import psycopg
import pytest
from langgraph.store.base import GetOp, PutOp
from psycopg_pool import AsyncConnectionPool

from pg_checkpoint import (
    AsyncPostgresStore,
    PostgresStore,
    UnsupportedCallError,
    VersionConflictError,
    migrate,
)
from tests import citus
from tests.command_line import cli, done
from tests.embedders import FakeEmbedder
from tests.making import item_of, rows_of, run_sql
from tests.servers import Server
from tests.waiting import until

# Heads enough that every worker has some.
USERS = [("users", f"u{n}") for n in range(40)]
OTHERS = """
select pg_terminate_backend(pid) from pg_stat_activity
where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()
"""
VECTORS: Any = {"dims": 8, "embed": FakeEmbedder(8)}
WORDS: Any = {"text": {"fields": ["text"]}}


@pytest.fixture(autouse=True)
def _on_a_cluster(server: Server) -> None:
    if not server.is_cluster:
        pytest.skip("not run: PG_CHECKPOINT_CITUS_DSN names no cluster (make test-citus)")


def workers_of(dsn: str) -> set[str]:
    """The workers that have rows of items."""
    count = "select count(*) from %s"
    query = """
        select p.nodename || ':' || p.nodeport
        from run_command_on_shards('pgcheckpoint.store_items', %s) r
        join pg_dist_shard_placement p on p.shardid = r.shardid
        where r.result <> '0'"""
    return {row[0] for row in rows_of(dsn, query, [count])}


async def test_items_are_on_workers_by_their_heads(store: AsyncPostgresStore, dsn: str) -> None:
    await asyncio.gather(*(store.aput(user, "k", {"n": 1}) for user in USERS))
    found = await asyncio.gather(*(store.aget(user, "k") for user in USERS))
    assert all(item is not None for item in found)
    assert len(workers_of(dsn)) > 1
    assert await store.alist_namespaces(limit=100) == sorted(USERS)
    assert len(await store.asearch((), limit=100)) == len(USERS)
    for item in await store.asearch((), limit=100):
        await store.adelete(item.namespace, item.key)
    assert workers_of(dsn) == set()


async def test_items_of_all_workers_are_one_store(store: AsyncPostgresStore, dsn: str) -> None:
    for user in USERS:
        await store.aput(user, "k", {"n": 1})
    found = await store.asearch((), order="created_at", values=False, limit=100)
    assert [(item.namespace, item.value) for item in found] == [(user, {}) for user in USERS]
    since = found[30].created_at
    assert await store.acount((), created_since=since) == 10
    assert await store.acount(USERS[0], filter={"n": 1}, updated_before=since) == 1
    assert await store.adelete_prefix(USERS[0]) == 1
    assert await store.adelete_prefix((), everything=True) == 39
    assert workers_of(dsn) == set()


async def test_a_batch_of_workers_is_all_or_nothing(store: AsyncPostgresStore, dsn: str) -> None:
    """Its last item is refused by the server when others were stored on other workers."""
    await store.abatch([PutOp(user, "k", {"n": 1}) for user in USERS], atomic=True)
    run_sql(dsn, "alter table pgcheckpoint.store_items add check (key <> 'refused')")
    puts = [PutOp(user, "k", {"n": 2}) for user in USERS]
    with pytest.raises(psycopg.errors.CheckViolation):
        await store.abatch([*puts, PutOp(USERS[-1], "refused", {})], atomic=True)
    items: list[Any] = await store.abatch([GetOp(user, "k") for user in USERS])
    assert {item.value["n"] for item in items} == {1}


async def test_batches_that_cross_are_all_stored(dsn: str) -> None:
    """Two processes put the same items; what one has locked the other waits for, on each worker."""
    async with (
        AsyncPostgresStore.from_conn_string(dsn) as one,
        AsyncPostgresStore.from_conn_string(dsn) as other,
    ):
        for n in range(5):
            puts = [PutOp(user, "k", {"n": n}) for user in USERS]
            deletes = [PutOp(user, "gone", None) for user in USERS]
            await asyncio.gather(
                one.abatch([*puts, *deletes]),
                other.abatch([*puts[::-1], *deletes]),
                one.abatch([PutOp(user, "gone", {}) for user in USERS]),
            )
        items: list[Any] = await one.abatch([GetOp(user, "k") for user in USERS])
        assert {item.value["n"] for item in items} == {4}


async def test_of_sessions_with_dead_connections_to_workers_one_is_met(
    dsn: str, caplog: pytest.LogCaptureFixture
) -> None:
    """Each session of the coordinator has its own, and finds out by itself."""
    puts = [PutOp(user, "k", {}) for user in USERS]
    async with (
        AsyncConnectionPool(dsn, min_size=4, max_size=4, kwargs={"autocommit": True}) as pool,
        AsyncPostgresStore(pool) as store,
    ):
        await store.abatch(puts, atomic=True)
        async with AsyncExitStack() as stack:
            for _ in range(4):
                session = await stack.enter_async_context(pool.connection())
                await session.execute("select count(*) from pgcheckpoint.store_items")
        for worker in citus.nodes(dsn)[1:]:
            # Until they have ended, what they say is another error.
            await until(partial(_nobody_is_left, worker))
        with caplog.at_level(logging.INFO, logger="pg_checkpoint"):
            await store.abatch(puts, atomic=True)
    assert len(caplog.records) <= 1, [record.getMessage() for record in caplog.records]


def _nobody_is_left(worker: str) -> bool:
    with psycopg.connect(worker, autocommit=True) as connection:
        return not connection.execute(OTHERS).rowcount


async def test_of_many_updates_none_is_lost(dsn: str) -> None:
    async with (
        AsyncPostgresStore.from_conn_string(dsn) as one,
        AsyncPostgresStore.from_conn_string(dsn) as other,
    ):
        with pytest.raises(VersionConflictError):
            await one.aput(USERS[0], "k", {"n": 7}, if_version=await _put(one))
        updates = (store.aupdate(USERS[0], "k", _add) for store in [one, other] * 5)
        await asyncio.gather(*updates)
        assert (await item_of(one, USERS[0], "k")).value == {"n": 10}


async def _put(store: AsyncPostgresStore) -> Any:
    """Puts an item twice; the version that was overwritten."""
    await store.aput(USERS[0], "k", {"n": -1})
    item = await store.aget(USERS[0], "k")
    await store.aput(USERS[0], "k", {"n": 0})
    return None if item is None else item.updated_at


def _add(value: dict[str, Any] | None) -> dict[str, Any]:
    return {"n": (value or {"n": 0})["n"] + 1}


@pytest.mark.parametrize("index", [VECTORS, WORDS], ids=["vectors", "words"])
async def test_an_index_is_refused_where_items_are_distributed(dsn: str, index: Any) -> None:
    async with AsyncPostgresStore.from_conn_string(dsn, index=index) as store:
        with pytest.raises(UnsupportedCallError, match="undistribute_table"):
            await store.setup()
    query = "select count(*) from pg_class where relname ~ '^store_(vectors|texts|index)'"
    assert rows_of(dsn, query) == [(0,)]


@pytest.mark.parametrize("first", ["index", "items"])
async def test_items_with_words_stay_at_the_coordinator(empty_dsn: str, first: str) -> None:
    migrate(empty_dsn)
    if first == "items":
        citus.distribute(empty_dsn)
        run_sql(empty_dsn, "select undistribute_table('pgcheckpoint.store_items')")
    async with AsyncPostgresStore.from_conn_string(empty_dsn, index=WORDS) as store:
        await store.setup()
        citus.distribute(empty_dsn)
        await store.aput(USERS[0], "k", {"text": "green tea"})
        assert [item.key for item in await store.asearch(("users",), query="tea")] == ["k"]
        await store.adelete(USERS[0], "k")
        assert await store.asearch(("users",), query="tea") == []


def test_the_commands_show_items(sync_store: PostgresStore, dsn: str) -> None:
    sync_store.batch([PutOp(user, "k", {"n": 1}) for user in USERS])
    assert "✓ store" in cli("doctor", dsn=dsn).out
    assert f"items of the store\t{len(USERS)}" in done("verify", dsn=dsn).out
    run_sql(dsn, "analyze pgcheckpoint.store_items")
    assert f"items of the store\tabout {len(USERS)}" in done("status", dsn=dsn).out
    assert len(done("store", "ls", dsn=dsn).out.splitlines()) == len(USERS)
    assert done("store", "get", "users.u1", "k", dsn=dsn).out
    done("store", "rm", "users.u1", "k", "--yes", dsn=dsn)
    assert sync_store.get(USERS[1], "k") is None
    assert done("store", "search", "users", "--limit", "100", dsn=dsn).out.count("u39") == 1
