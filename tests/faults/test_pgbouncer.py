"""PgBouncer in settings that are hard on its clients: nothing is lost, nothing left behind."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any

import psycopg
import pytest
from psycopg_pool import AsyncConnectionPool

from pg_checkpoint import AsyncPostgresSaver, migrate
from pg_checkpoint.core.embedded import _free_port
from tests.faults.load import Ledger, Lost, agents, check
from tests.faults.pgbouncer import HOSTILE, run_pgbouncer, version
from tests.making import aput, config_for
from tests.servers import Server, database
from tests.waiting import grows, until

pytestmark = pytest.mark.pgbouncer

# What a session keeps shows in the next client's transactions: nobody resets it.
KEEPING = {"pool_mode": "transaction", "default_pool_size": "1"}

SETTINGS: dict[str, Mapping[str, str]] = {
    "one connection for all": KEEPING,
    "a new connection for each transaction": {**HOSTILE, "server_lifetime": "0"},
    "statement mode": {**HOSTILE, "pool_mode": "statement"},
    "session mode": {"pool_mode": "session", "default_pool_size": "12"},
}


async def _work(saver: AsyncPostgresSaver, ledger: Ledger) -> None:
    """Every kind of statement, many at once."""
    await agents(saver, ledger, "t", 8, steps=30)
    await saver.acopy_thread("t-0", "copy")
    await saver.aprune(["copy"])
    await saver.adelete_for_runs(["none"])
    await saver.adelete_thread("copy")
    assert len(await saver.alist_threads()) == 8


@pytest.mark.parametrize("name", SETTINGS)
async def test_it_works_in_any_mode(unpooled_dsn: str, name: str) -> None:
    ledger = Ledger()
    with run_pgbouncer(unpooled_dsn, SETTINGS[name]) as through:
        async with AsyncPostgresSaver.from_conn_string(through) as saver:
            await _work(saver, ledger)
            assert await check(saver, ledger) == Lost()
    assert not ledger.errors
    assert ledger.operations == 8 * 30 * 2


async def test_no_session_setting_and_no_statement_is_left_behind(unpooled_dsn: str) -> None:
    with (
        run_pgbouncer(unpooled_dsn, KEEPING) as through,
        psycopg.connect(through, autocommit=True, prepare_threshold=None) as other,
    ):
        before = _session(other)
        async with AsyncPostgresSaver.from_conn_string(through) as saver:
            await _work(saver, Ledger())
        after = _session(other)
    # The one server connection is the same, and as it was.
    assert after == before


def _session(connection: psycopg.Connection[Any]) -> Any:
    return connection.execute(
        "select pg_backend_pid(),"
        " (select array_agg(name order by name) from pg_settings"
        "  where source = 'session' and name not in ('application_name', 'client_encoding')),"
        " (select count(*) from pg_prepared_statements),"
        " (select count(*) from pg_locks"
        "  where pid = pg_backend_pid() and locktype <> 'virtualxid' and relation is null)"
    ).fetchone()


@pytest.mark.parametrize("threshold", [None, 0, 5])
async def test_a_pool_that_is_given(unpooled_dsn: str, threshold: int | None) -> None:
    """From 1.21 on a pooler tracks what its clients prepare; before, they must not."""
    tracks = threshold == 0 and version() >= (1, 21)
    settings = {**HOSTILE, **({"max_prepared_statements": "50"} if tracks else {})}
    kwargs = {"autocommit": True, "prepare_threshold": threshold}
    with run_pgbouncer(unpooled_dsn, settings) as through:
        async with AsyncConnectionPool(through, kwargs=kwargs, max_size=8, open=False) as pool:
            saver, ledger = AsyncPostgresSaver(pool), Ledger()

            async def use(number: int) -> None:
                for step in range(20):
                    async with pool.connection() as connection:
                        await connection.execute("select %s::integer", [number])
                    await aput(saver, config_for(f"client {number}"), {"step": step})

            if tracks:
                await asyncio.gather(*(use(number) for number in range(8)))
                await saver.aprune([f"client {n}" for n in range(8)], strategy="delete")
            await _work(saver, ledger)
            assert await check(saver, ledger) == Lost()
            await saver.close()
    assert not ledger.errors


async def test_pgbouncer_restarts_under_load(unpooled_dsn: str) -> None:
    settings = {**HOSTILE, "listen_port": str(_free_port())}
    ledger, stop = Ledger(), asyncio.Event()
    with run_pgbouncer(unpooled_dsn, settings) as through:
        saver = AsyncPostgresSaver(through)
        await saver.open()
        running = agents(saver, ledger, "t", 8, stop=stop, pause=0.01)
        await until(lambda: ledger.operations > 100)
    with run_pgbouncer(unpooled_dsn, settings):
        await until(grows(lambda: ledger.operations + ledger.errors.total()))
        stop.set()
        await running
        assert await check(saver, ledger) == Lost()
        await saver.close()
    assert ledger.errors == {}, ledger.last_errors


def test_migrations_need_more_than_statement_mode(server: Server) -> None:
    with database(server.direct) as (_, dsn):
        with (
            run_pgbouncer(dsn, SETTINGS["statement mode"]) as through,
            pytest.raises(psycopg.Error, match="statement pooling"),
        ):
            migrate(through)
        with run_pgbouncer(dsn, HOSTILE) as through:
            assert migrate(through) != []
            assert migrate(through) == []
