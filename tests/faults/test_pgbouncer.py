"""PgBouncer in settings that are hard on its clients: nothing is lost, nothing left behind."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Mapping
from typing import Any

import psycopg
import pytest
from psycopg.rows import tuple_row
from psycopg_pool import AsyncConnectionPool

from pg_checkpoint import AsyncPostgresSaver, migrate
from pg_checkpoint.core.embedded import _free_port
from tests.faults.load import Ledger, Lost, agent, check
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


@pytest.fixture
def server_dsn(server: Server, template: str) -> Iterator[str]:
    """A new, migrated database without a pooler in front."""
    with database(server.direct, template) as (_, dsn):
        yield dsn


async def _work(saver: AsyncPostgresSaver, ledger: Ledger, steps: int = 30) -> None:
    """Every kind of statement, many at once."""
    stop = asyncio.Event()
    agents = (agent(saver, ledger, f"t{n}", stop=stop, steps=steps) for n in range(8))
    await asyncio.gather(*agents)
    await saver.acopy_thread("t0", "copy")
    await saver.aprune(["copy"])
    await saver.adelete_for_runs(["none"])
    await saver.adelete_thread("copy")
    assert len(await saver.alist_threads()) == 8


@pytest.mark.parametrize("name", SETTINGS)
async def test_it_works_in_any_mode(server_dsn: str, name: str) -> None:
    ledger = Ledger()
    with run_pgbouncer(server_dsn, SETTINGS[name]) as through:
        async with AsyncPostgresSaver.from_conn_string(through) as saver:
            await _work(saver, ledger)
            assert await check(saver, ledger) == Lost()
    assert not ledger.errors
    assert ledger.operations == 8 * 30 * 2


@pytest.mark.parametrize("threshold", [None, 0, 5])
async def test_a_pool_that_is_given(server_dsn: str, threshold: int | None) -> None:
    kwargs = {"autocommit": True, "prepare_threshold": threshold}
    ledger = Ledger()
    with run_pgbouncer(server_dsn, HOSTILE) as through:
        async with AsyncConnectionPool(through, kwargs=kwargs, max_size=8, open=False) as pool:
            saver = AsyncPostgresSaver(pool)
            await _work(saver, ledger)
            assert await check(saver, ledger) == Lost()
            await saver.close()
    assert not ledger.errors


async def test_no_session_setting_and_no_statement_is_left_behind(server_dsn: str) -> None:
    with (
        run_pgbouncer(server_dsn, KEEPING) as through,
        psycopg.connect(through, autocommit=True, prepare_threshold=None) as other,
    ):
        before = _session(other)
        async with AsyncPostgresSaver.from_conn_string(through) as saver:
            await _work(saver, Ledger())
        after = _session(other)
    # The one server connection is the same, and as it was.
    assert after == before


def _session(connection: psycopg.Connection[Any]) -> tuple[Any, ...] | None:
    with connection.cursor(row_factory=tuple_row) as cursor:
        return cursor.execute(
            "select pg_backend_pid(),"
            " (select array_agg(name order by name) from pg_settings"
            "  where source = 'session' and name not in ('application_name', 'client_encoding')),"
            " (select count(*) from pg_prepared_statements),"
            " (select count(*) from pg_locks"
            "  where pid = pg_backend_pid() and locktype <> 'virtualxid' and relation is null)"
        ).fetchone()


async def test_a_client_that_prepares_where_pgbouncer_knows_how(server_dsn: str) -> None:
    """From 1.21 on it tracks what its clients prepare; before, they must not."""
    tracks = version() >= (1, 21)
    settings = {**HOSTILE, **({"max_prepared_statements": "50"} if tracks else {})}
    kwargs = {"autocommit": True, "prepare_threshold": 0 if tracks else None}
    with run_pgbouncer(server_dsn, settings) as through:
        async with AsyncConnectionPool(through, kwargs=kwargs, max_size=8, open=False) as pool:
            saver, ledger = AsyncPostgresSaver(pool), Ledger()

            async def use(number: int) -> None:
                for step in range(20):
                    async with pool.connection() as connection:
                        await connection.execute("select %s::integer", [number])
                    await aput(saver, config_for(f"client {number}"), {"step": step})

            await asyncio.gather(*(use(number) for number in range(8)))
            await saver.adelete_for_runs([])
            assert len(await saver.alist_threads()) == 8
            await saver.aprune([f"client {n}" for n in range(8)], strategy="delete")
            await _work(saver, ledger)
            assert await check(saver, ledger) == Lost()
            await saver.close()
    assert not ledger.errors


async def test_pgbouncer_restarts_under_load(server_dsn: str) -> None:
    settings = {**HOSTILE, "listen_port": str(_free_port())}
    ledger, stop = Ledger(), asyncio.Event()
    with run_pgbouncer(server_dsn, settings) as through:
        saver = AsyncPostgresSaver(through)
        await saver.open()
        agents = [
            asyncio.create_task(agent(saver, ledger, f"t{n}", stop=stop, pause=0.01))
            for n in range(8)
        ]
        await until(lambda: ledger.operations > 100)
    await asyncio.sleep(0.5)
    with run_pgbouncer(server_dsn, settings):
        goes_on = grows(lambda: ledger.operations + ledger.errors.total())
        await until(goes_on)
        stop.set()
        await asyncio.gather(*agents)
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
