"""The server restarts, crashes, refuses, is slow: agents go on, nothing acknowledged is lost."""

from __future__ import annotations

import asyncio
import logging
import threading
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from functools import partial
from itertools import count
from typing import Any

import psycopg
import pytest
from langgraph.checkpoint.postgres.aio import AsyncPostgresSaver as StockSaver
from psycopg import errors, sql
from psycopg.conninfo import make_conninfo
from psycopg.rows import dict_row
from psycopg_pool import AsyncConnectionPool

import pg_checkpoint.core.database
from pg_checkpoint import AsyncPostgresSaver, migrate
from tests.faults.clusters import Cluster, cluster
from tests.faults.load import Ledger, Lost, check
from tests.faults.survival import AGENTS, acknowledged, all_get_on, run_under, survive
from tests.making import aput, config_for
from tests.seams import database_of
from tests.servers import Server, database
from tests.waiting import grows, until, wait_until

# Fails statements, or makes them slow, for as long as the table has a row that says so.
INJECTION = """
    create table public.fault (sqlstate text, share float);
    create function public.maybe_fail() returns trigger language plpgsql as $$
    declare due public.fault;
    begin
        select * into due from public.fault where random() < share;
        if due.sqlstate = 'slow' then
            perform pg_sleep(60);
        elsif found then
            raise exception 'injected' using errcode = due.sqlstate;
        end if;
        return null;
    end $$;
    create trigger maybe_fail after insert or update on pgcheckpoint.checkpoints
        for each statement execute function public.maybe_fail();
    create trigger maybe_fail after insert or update on pgcheckpoint.checkpoint_writes
        for each statement execute function public.maybe_fail();
"""


# All rows of the threads, for nobody else to have.
THREAD_ROWS = "select from pgcheckpoint.checkpoint_threads for update"
# What a saver that gets no connection meets.
SHORTAGE = {"PoolTimeout", "TooManyConnections", "OperationalError"}

Retried = Callable[[], Counter[str]]


@pytest.fixture(scope="module")
def running() -> Iterator[Cluster]:
    """One server for all these tests; each leaves it up."""
    with cluster(deadlock_timeout="200ms") as made:
        yield made


@pytest.fixture(scope="module")
def template(running: Cluster) -> Iterator[str]:
    with database(_server(running)) as (name, dsn):
        migrate(dsn)
        yield name


@pytest.fixture
def dsn(running: Cluster, template: str) -> Iterator[str]:
    with database(_server(running), template) as (_, dsn):
        yield dsn


@pytest.fixture
async def saver(dsn: str) -> AsyncIterator[AsyncPostgresSaver]:
    # Whatever the agents do, some of its connections are idle.
    async with AsyncPostgresSaver.from_conn_string(dsn, min_size=5) as opened:
        yield opened


@pytest.fixture
def retried(caplog: pytest.LogCaptureFixture) -> Retried:
    """Says which errors the saver got over: without any, the fault did not reach it."""
    caplog.set_level(logging.INFO, "pg_checkpoint")
    return lambda: Counter(
        str(record.args[0])
        for record in caplog.records
        if record.name.startswith("pg_checkpoint") and isinstance(record.args, tuple)
    )


async def test_connections_are_terminated_again_and_again(
    running: Cluster, saver: AsyncPostgresSaver, retried: Retried
) -> None:
    await survive(saver, lambda: _terminate(running, times=12, enough=retried))
    assert retried()


class Pausing:
    """Stands for asyncio where retries pause: all connections are terminated in each pause."""

    def __init__(self, running: Cluster, pool: AsyncConnectionPool[Any]) -> None:
        self.pauses = 0
        self._running, self._pool = running, pool

    async def sleep(self, seconds: float) -> None:
        self.pauses += 1
        # Once those that were replaced are there.
        await until(lambda: self._pool.get_stats()["pool_available"] == 5)
        await asyncio.to_thread(self._running.terminate_all)
        await asyncio.sleep(seconds)

    def __getattr__(self, name: str) -> Any:
        return getattr(asyncio, name)


async def test_connections_are_terminated_whenever_retries_pause(
    running: Cluster, dsn: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    options: Any = {"min_size": 5, "max_size": 5, "lanes": 1, "write_timeout": 20}
    async with AsyncPostgresSaver.from_conn_string(dsn, **options) as saver:
        config = await aput(saver, config_for("t"), {})
        pool = database_of(saver).connections.pool
        assert isinstance(pool, AsyncConnectionPool)
        pausing = Pausing(running, pool)
        monkeypatch.setattr(pg_checkpoint.core.database, "asyncio", pausing)
        await asyncio.to_thread(running.terminate_all)
        await aput(saver, config, {})
    assert pausing.pauses


async def test_the_stock_saver_dies_of_that(running: Cluster) -> None:
    kwargs: dict[str, Any] = {
        "autocommit": True,
        "prepare_threshold": 0,
        "row_factory": dict_row,
    }
    with database(_server(running)) as (_, dsn):
        async with AsyncConnectionPool(dsn, max_size=10, kwargs=kwargs, open=False) as pool:
            stock = StockSaver(pool)  # type: ignore[arg-type]  # the kwargs make it that type
            await stock.setup()
            ledger = Ledger()
            fault = partial(_terminate, running, times=4, enough=lambda: ledger.errors)
            await run_under(stock, fault, ledger)
    assert ledger.errors


async def test_the_server_is_restarted(
    running: Cluster, saver: AsyncPostgresSaver, retried: Retried
) -> None:
    await survive(saver, lambda: _restart(running, running.stop, retried))
    assert retried()


async def test_the_server_is_stopped_at_once_and_recovers(
    running: Cluster, saver: AsyncPostgresSaver, retried: Retried
) -> None:
    await survive(saver, lambda: _restart(running, lambda: running.stop("immediate"), retried))
    assert retried()


async def test_the_postmaster_is_killed(
    running: Cluster, saver: AsyncPostgresSaver, retried: Retried
) -> None:
    await survive(saver, lambda: _restart(running, running.kill_postmaster, retried))
    assert retried()


async def test_single_backends_are_killed(
    running: Cluster, saver: AsyncPostgresSaver, retried: Retried
) -> None:
    ledger = Ledger()

    async def kill_some() -> None:
        for _ in range(3):
            # Each makes the server restart all of them, and recover.
            noticed = grows(lambda: retried().total())
            await asyncio.to_thread(_kill_a_backend, running)
            await until(noticed)
            await all_get_on(ledger)

    await survive(saver, kill_some, ledger)
    assert retried()


async def test_others_take_all_connections(running: Cluster, dsn: str, retried: Retried) -> None:
    with _role(running) as login:
        crowded = make_conninfo(dsn, **login)
        # A wait for a connection that is longer than the shortage would hide it.
        options: Any = {"min_size": 3, "acquire_timeout": 0.5}
        async with AsyncPostgresSaver.from_conn_string(crowded, **options) as saver:
            crowd_out = partial(_crowd_out, running, crowded, lambda: SHORTAGE & retried().keys())
            await survive(saver, lambda: asyncio.to_thread(crowd_out))
    assert SHORTAGE & retried().keys()


@pytest.mark.parametrize(
    ("sqlstate", "share"),
    # A full disk: one of the log makes the server crash, which is tested above; one of
    # the data says so, and a file system of its own to fill takes rights that few have.
    [("53100", 1.0), ("40001", 0.5)],
    ids=["disk full", "serialization failure"],
)
async def test_the_server_refuses_for_a_while(
    dsn: str,
    saver: AsyncPostgresSaver,
    retried: Retried,
    sqlstate: str,
    share: float,
) -> None:
    name = errors.lookup(sqlstate).__name__
    await survive(saver, lambda: _inject(dsn, sqlstate, share, lambda: name in retried()))
    assert name in retried()


async def test_statements_run_into_their_timeout_for_a_while(dsn: str, retried: Retried) -> None:
    def cancelled() -> bool:
        return "QueryCanceled" in retried()

    async with AsyncPostgresSaver.from_conn_string(dsn, statement_timeout=2) as saver:
        await survive(saver, lambda: _inject(dsn, "slow", 1.0, cancelled))
    assert cancelled()


async def test_locks_are_held_beyond_the_lock_timeout(dsn: str, retried: Retried) -> None:
    async def hold() -> None:
        async with await psycopg.AsyncConnection.connect(dsn) as other:
            for held in (THREAD_ROWS, "lock pgcheckpoint.checkpoint_writes"):
                again = grows(lambda: retried()["LockNotAvailable"])
                await other.execute(held.encode())
                await until(again)
                await other.commit()

    async with AsyncPostgresSaver.from_conn_string(dsn, lock_timeout=0.3) as saver:
        await survive(saver, hold)
    assert retried()["LockNotAvailable"] >= 2


async def test_a_lock_that_stays_fails_its_thread_only(dsn: str) -> None:
    ledger = Ledger()

    async def hold() -> None:
        async with await psycopg.AsyncConnection.connect(dsn) as other:
            held = "select from pgcheckpoint.checkpoint_threads where thread_id = 'agent-00'"
            await other.execute(f"{held} for update")
            others = Counter({n: c + 3 for n, c in acknowledged(ledger).items() if n != "agent-00"})
            await until(lambda: ledger.errors and acknowledged(ledger) >= others)

    options: Any = {"lock_timeout": 0.8, "write_timeout": 8}
    async with AsyncPostgresSaver.from_conn_string(dsn, **options) as saver:
        await run_under(saver, hold, ledger)
        assert await check(saver, ledger) == Lost()
    assert ledger.errors == {"WriteTimeoutError": 1}
    assert "thread 'agent-00'" in str(ledger.last_errors[0])


async def test_deadlocks_with_another_session(
    dsn: str, saver: AsyncPostgresSaver, retried: Retried
) -> None:
    def lock_in_the_wrong_order() -> None:
        with psycopg.connect(dsn, autocommit=True) as other:
            wait_until(lambda: _deadlock(other) or "DeadlockDetected" in retried())

    await survive(saver, lambda: asyncio.to_thread(lock_in_the_wrong_order))
    assert "DeadlockDetected" in retried()


def _server(running: Cluster) -> Server:
    return Server(running.dsn, "cluster", "", running.dsn)


async def _terminate(running: Cluster, times: int, enough: Callable[[], object]) -> None:
    """So often, and then until it is enough."""
    for done in count(1):
        await asyncio.to_thread(wait_until, running.terminate_all)
        await asyncio.sleep(0.25)
        if done >= times and enough():
            return


async def _restart(running: Cluster, end: Callable[[], None], enough: Callable[[], object]) -> None:
    await asyncio.to_thread(end)
    await asyncio.sleep(0.5)
    await until(enough)
    await asyncio.to_thread(running.start)


def _kill_a_backend(running: Cluster) -> None:
    def one() -> bool:
        for pid in running.backends():
            running.kill_backend(pid)
            return True
        return False

    wait_until(lambda: _succeeds(one))


def _succeeds(call: Callable[[], bool]) -> bool:
    try:
        return call()
    except psycopg.OperationalError:  # it recovers from the one before
        return False


async def _inject(dsn: str, sqlstate: str, share: float, enough: Callable[[], object]) -> None:
    async with await psycopg.AsyncConnection.connect(dsn, autocommit=True) as other:
        await other.execute(INJECTION)
        await other.execute("insert into public.fault values (%s, %s)", (sqlstate, share))
        await asyncio.sleep(1)
        await until(enough)
        await other.execute("delete from public.fault")


@contextmanager
def _role(running: Cluster) -> Iterator[dict[str, str]]:
    """A role like an application's: without the slots that superusers have."""
    running.execute("create role app login password 'app'")
    running.execute("grant pg_read_all_data, pg_write_all_data to app")
    try:
        yield {"user": "app", "password": "app"}
    finally:
        running.execute("drop role app")


def _crowd_out(running: Cluster, dsn: str, enough: Callable[[], object]) -> None:
    """Takes the slots, also those of the saver, and keeps them until it is enough."""
    crowded_out = "from pg_stat_activity where usename = 'app' and application_name <> 'crowd'"
    with ExitStack() as crowd:
        while running.execute(f"select pg_terminate_backend(pid, 1000) {crowded_out}"):
            _take_all(crowd, dsn)
        threading.Event().wait(2)
        wait_until(enough)


def _take_all(crowd: ExitStack, dsn: str) -> None:
    with suppress(psycopg.OperationalError):
        while True:
            crowd.enter_context(psycopg.connect(dsn, application_name="crowd"))


def _deadlock(other: psycopg.Connection[Any]) -> bool:
    """Holds one thread, and wants others that a waiting batch may hold; never true."""
    lock = sql.SQL("select from pgcheckpoint.checkpoint_threads where thread_id {} {} for update")
    last = f"agent-{AGENTS - 1:02}"
    with suppress(errors.DeadlockDetected), other.transaction():
        other.execute(lock.format(sql.SQL("="), last))
        threading.Event().wait(0.15)
        other.execute(lock.format(sql.SQL("<"), last))
    return False
