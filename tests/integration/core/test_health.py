"""Health: fit for a readiness probe."""

from __future__ import annotations

import asyncio

import psycopg
import pytest
from psycopg.conninfo import conninfo_to_dict, make_conninfo
from psycopg_pool import AsyncConnectionPool

from pg_checkpoint import (
    AsyncPostgresSaver,
    AsyncPostgresStore,
    Health,
    PostgresSaver,
    PostgresStore,
    SaverClosedError,
    SchemaNotReadyError,
)
from pg_checkpoint.core.transaction import load_migrations
from tests.making import aput, config_for
from tests.servers import Server
from tests.waiting import PATIENCE, until


async def test_a_saver_that_works(saver: AsyncPostgresSaver, dsn: str, server: Server) -> None:
    found = await saver.health(timeout=PATIENCE)
    assert found.round_trip > 0
    assert found.schema_version == load_migrations()[-1].version
    assert (found.queued_calls, found.queued_bytes) == (0, 0)
    assert found.connections >= 1
    assert found.idle_connections <= found.connections
    # Not through a pooler, which may have no connection left for the third.
    database = conninfo_to_dict(dsn)["dbname"]
    with psycopg.connect(make_conninfo(server.dsn, dbname=database)) as lock:
        lock.execute("lock table pgcheckpoint.checkpoints in exclusive mode")
        put = asyncio.create_task(aput(saver, config_for("t"), {"n": ["x" * 5000]}))
        await until(lambda: saver.stats().queued_calls)
        found = await saver.health(timeout=PATIENCE)
        assert found.queued_calls == 1
        assert found.queued_bytes > 5000
        lock.rollback()
    await put


def test_the_blocking_saver(sync_saver: PostgresSaver) -> None:
    assert isinstance(sync_saver.health(), Health)


async def test_a_single_connection(dsn: str) -> None:
    async with await psycopg.AsyncConnection.connect(dsn, autocommit=True) as connection:
        found = await AsyncPostgresSaver(connection).health(timeout=PATIENCE)
        assert (found.connections, found.idle_connections) == (1, 1)


async def test_what_does_not_work_is_an_error_in_time(empty_dsn: str) -> None:
    async with AsyncPostgresSaver.from_conn_string(empty_dsn) as saver:
        with pytest.raises(SchemaNotReadyError, match="setup"):
            await saver.health(timeout=PATIENCE)
        await saver.setup()
        await saver.health(timeout=PATIENCE)
    with pytest.raises(SaverClosedError):
        await saver.health(timeout=PATIENCE)
    async with (
        AsyncConnectionPool(empty_dsn, min_size=1, max_size=1, open=False) as pool,
        pool.connection(),
    ):
        with pytest.raises((asyncio.TimeoutError, psycopg.OperationalError)):
            await AsyncPostgresSaver(pool, acquire_timeout=0.3).health(timeout=0.5)


async def test_an_unreachable_server_stops_the_application_at_its_start() -> None:
    with pytest.raises(psycopg.OperationalError):
        async with AsyncPostgresSaver.from_conn_string("postgresql://127.0.0.1:1/nothing"):
            pytest.fail("opened")


async def test_a_store(dsn: str, empty_dsn: str) -> None:
    async with AsyncPostgresStore.from_conn_string(dsn) as store:
        found = await store.health(timeout=PATIENCE)
        assert found.schema_version == load_migrations()[-1].version
        assert (found.queued_calls, found.queued_bytes) == (0, 0)
        assert found.connections >= found.idle_connections
    with pytest.raises(SaverClosedError):
        await store.health()
    with PostgresStore.from_conn_string(empty_dsn) as sync_store:
        with pytest.raises(SchemaNotReadyError, match="setup"):
            sync_store.health(timeout=PATIENCE)
        sync_store.setup()
        assert 0 < sync_store.health(timeout=PATIENCE).round_trip < PATIENCE


@pytest.mark.direct("holds a connection while others are needed")
async def test_a_store_says_what_is_queued(dsn: str) -> None:
    async with AsyncPostgresStore.from_conn_string(dsn) as store:
        await store.aput(("a",), "k", {})
        with psycopg.connect(dsn) as lock:
            lock.execute("lock table pgcheckpoint.store_items in exclusive mode")
            put = asyncio.create_task(store.aput(("a",), "k", {"n": "x" * 5000}))
            while not (found := await store.health(timeout=PATIENCE)).queued_calls:
                assert not put.done()
            assert found.queued_bytes > 5000
            lock.rollback()
        await put
