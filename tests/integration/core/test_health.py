"""Health, fit for a readiness probe; and what is shown in a debugger or a log."""

from __future__ import annotations

import asyncio
from datetime import datetime, timezone
from typing import Any

import psycopg
import pytest
from psycopg.conninfo import conninfo_to_dict, make_conninfo
from psycopg_pool import AsyncConnectionPool

import pg_checkpoint as pg
from pg_checkpoint.core.telemetry import Counts
from pg_checkpoint.core.transaction import load_migrations
from pg_checkpoint.tools.views import timeline
from tests.making import aput, config_for, run_sql
from tests.servers import Server
from tests.waiting import PATIENCE, until


async def test_a_saver_that_works(saver: pg.AsyncPostgresSaver, dsn: str, server: Server) -> None:
    found = await saver.health(timeout=PATIENCE)
    assert found.round_trip > 0
    assert found.schema_version == load_migrations()[-1].version
    assert (found.queued_calls, found.queued_bytes) == (0, 0)
    assert max(1, found.idle_connections) <= found.connections
    # Not through a pooler, which may have no connection left for the third.
    database = conninfo_to_dict(dsn)["dbname"]
    with psycopg.connect(make_conninfo(server.dsn, dbname=database)) as lock:
        lock.execute("lock table pgcheckpoint.checkpoints in exclusive mode")
        put = asyncio.create_task(aput(saver, config_for("t"), {"n": ["x" * 5000]}))
        await until(lambda: saver.stats().queued_calls)
        found = await saver.health(timeout=PATIENCE)
        assert (found.queued_calls, found.queued_bytes > 5000) == (1, True)
        lock.rollback()
    await put
    async with await psycopg.AsyncConnection.connect(dsn, autocommit=True) as connection:
        found = await pg.AsyncPostgresSaver(connection).health(timeout=PATIENCE)
        assert (found.connections, found.idle_connections) == (1, 1)


async def test_what_does_not_work_is_an_error_in_time(empty_dsn: str) -> None:
    async with pg.AsyncPostgresSaver.from_conn_string(empty_dsn) as saver:
        with pytest.raises(pg.SchemaNotReadyError, match="setup"):
            await saver.health(timeout=PATIENCE)
        await saver.setup()
        await saver.health(timeout=PATIENCE)
    with pytest.raises(pg.SaverClosedError):
        await saver.health(timeout=PATIENCE)
    async with (
        AsyncConnectionPool(empty_dsn, min_size=1, max_size=1, open=False) as pool,
        pool.connection(),
    ):
        with pytest.raises((asyncio.TimeoutError, psycopg.OperationalError)):
            await pg.AsyncPostgresSaver(pool, acquire_timeout=0.3).health(timeout=0.5)


@pytest.mark.direct("holds a connection while others are needed")
async def test_a_store(dsn: str, empty_dsn: str) -> None:
    async with pg.AsyncPostgresStore.from_conn_string(dsn) as store:
        found = await store.health(timeout=PATIENCE)
        assert found.schema_version == load_migrations()[-1].version
        assert (found.queued_calls, found.queued_bytes) == (0, 0)
        assert found.connections >= found.idle_connections
        await store.aput(("a",), "k", {})
        with psycopg.connect(dsn) as lock:
            lock.execute("lock table pgcheckpoint.store_items in exclusive mode")
            put = asyncio.create_task(store.aput(("a",), "k", {"n": "x" * 5000}))
            while not (found := await store.health(timeout=PATIENCE)).queued_calls:
                assert not put.done()
            assert found.queued_bytes > 5000
            lock.rollback()
        await put
    with pytest.raises(pg.SaverClosedError):
        await store.health()
    with pg.PostgresStore.from_conn_string(empty_dsn) as sync_store:
        with pytest.raises(pg.SchemaNotReadyError, match="setup"):
            sync_store.health(timeout=PATIENCE)
        sync_store.setup()
        assert 0 < sync_store.health(timeout=PATIENCE).round_trip < PATIENCE


UTC = timezone.utc


@pytest.mark.parametrize("make", [pg.AsyncPostgresSaver, pg.AsyncPostgresStore])
async def test_schema_pool_and_state_are_shown(make: Any, dsn: str) -> None:
    made, name = make(dsn, max_size=3), make.__name__
    own = "schema pgcheckpoint; a pool of its own"
    assert repr(made) == f"<{name} not open yet; {own}>"
    await made.open()
    assert repr(made) == f"<{name} open; {own}, 0 of 3 connections in use>"
    await made.close()
    assert repr(made) == f"<{name} closed; {own}>"
    pool: AsyncConnectionPool[Any]
    async with AsyncConnectionPool(dsn, min_size=1, max_size=2, open=False) as pool:
        shown = repr(make(pool, schema="other"))
    assert shown.startswith(f"<{name} open; schema other; the AsyncConnectionPool it was")
    assert repr(pg.AsyncPostgresSaver("").lease("t")) == "<Lease of thread 't'>"


def test_figures_fit_a_screen() -> None:
    counts = Counts()
    for calls in counts.calls.values():
        calls.ended(None, 0.123456)
        for code in range(60):
            calls.ended(type(f"Error{code}", (psycopg.Error,), {})("?"), 12.3456789)
    for code in range(60):
        counts.retries[f"{40001 + code}"] = 1 + code
    lines = (shown := repr(counts.read((1, 2)))).splitlines()
    assert len(lines) <= 16
    assert max(map(len, lines)) < 200
    assert "put=CallStats(calls=61" in shown
    assert "retries={'40060': 60, '40059': 59, '40058': 58} and 57 more" in shown


TIMES = {
    "2026-03-01T10:00:00.500000+02:00": datetime(2026, 3, 1, 8, 0, 0, 500000, UTC),
    "2026-03-01T10:00:00Z": datetime(2026, 3, 1, 10, tzinfo=UTC),
    "2026-03-01T10:00:00": datetime(2026, 3, 1, 10, tzinfo=UTC),
    **dict.fromkeys(("0001-01-01T00:00:00+12:00", "yesterday", "")),
}


async def test_times_of_checkpoints_are_times(saver: pg.AsyncPostgresSaver, dsn: str) -> None:
    await aput(saver, config_for("t"), {})
    for stored, time in TIMES.items():
        change = "checkpoint = jsonb_set(checkpoint, '{ts}', to_jsonb(%s::text))"
        run_sql(dsn, f"update pgcheckpoint.checkpoints set {change}", [stored])
        (info,) = await saver.alist_info(config_for("t"))
        (step,) = await timeline(saver, "t")
        assert (info.created_at, step.created_at) == (time, time)
        (thread,) = await saver.alist_threads()
        assert isinstance(thread.created_at, datetime)
