"""The server restarts, crashes, refuses, is slow: agents go on, nothing acknowledged is lost."""

from __future__ import annotations

import asyncio
import random
import string
import sys
import threading
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from functools import partial
from itertools import count
from typing import Any

import psycopg
import pytest
from psycopg import errors, sql
from psycopg.conninfo import make_conninfo
from psycopg_pool import AsyncConnectionPool

import pg_checkpoint.core.database
from pg_checkpoint import AsyncPostgresSaver, ParentWriteFailedError, migrate
from tests.checking import unowned
from tests.faults.clusters import Cluster, cluster
from tests.faults.load import (
    AGENTS,
    Ledger,
    Lost,
    acknowledged,
    all_get_on,
    check,
    run_under,
    survive,
)
from tests.making import aput, config_for, id_of, run_sql, tuple_of
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


async def test_connections_are_terminated_again_and_again(
    running: Cluster, saver: AsyncPostgresSaver, retried: Retried
) -> None:
    async def terminate() -> None:
        for times in count(1):
            await asyncio.to_thread(wait_until, running.terminate_all)
            await asyncio.sleep(0.1)
            if times >= 10 and retried():
                return

    await survive(saver, terminate)


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


@pytest.mark.parametrize("how", ["fast", "immediate", "killed"])
async def test_the_server_ends_and_is_started(
    running: Cluster, saver: AsyncPostgresSaver, retried: Retried, how: Any
) -> None:
    async def restart() -> None:
        await asyncio.to_thread(running.end, how)
        await until(retried)
        await asyncio.to_thread(running.start)

    await survive(saver, restart)


async def test_single_backends_are_killed(
    running: Cluster, saver: AsyncPostgresSaver, retried: Retried
) -> None:
    ledger = Ledger()

    async def kill_some() -> None:
        for _ in range(2):
            # Each makes the server restart all of them, and recover.
            noticed = grows(lambda: retried().total())
            await asyncio.to_thread(wait_until, lambda: _killed_a_backend(running))
            await until(noticed)
            await all_get_on(ledger)

    await survive(saver, kill_some, ledger)


async def test_others_take_all_connections(running: Cluster, dsn: str, retried: Retried) -> None:
    with _role(running) as login:
        crowded = make_conninfo(dsn, **login)
        # A wait for a connection that is longer than the shortage would hide it.
        options: Any = {"min_size": 3, "acquire_timeout": 0.5}
        async with AsyncPostgresSaver.from_conn_string(crowded, **options) as saver:
            crowd_out = partial(_crowd_out, running, crowded, lambda: SHORTAGE & retried().keys())
            await survive(saver, lambda: asyncio.to_thread(crowd_out))


@pytest.mark.parametrize(
    ("error", "share"),
    # A full disk: one of the log makes the server crash, which is tested above; one of
    # the data says so, and a file system of its own to fill takes rights that few have.
    [("DiskFull", 1.0), ("SerializationFailure", 0.5), ("QueryCanceled", 1.0)],
)
async def test_the_server_refuses_for_a_while(
    dsn: str, retried: Retried, error: str, share: float
) -> None:
    sqlstate = "slow" if error == "QueryCanceled" else getattr(errors, error).sqlstate

    async def refuse() -> None:
        async with await psycopg.AsyncConnection.connect(dsn, autocommit=True) as other:
            await other.execute(INJECTION)
            await other.execute("insert into public.fault values (%s, %s)", (sqlstate, share))
            await until(lambda: retried()[error] >= 3)
            await other.execute("delete from public.fault")

    async with AsyncPostgresSaver.from_conn_string(dsn, statement_timeout=1) as saver:
        await survive(saver, refuse)


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


async def test_a_lock_that_stays_fails_its_thread_only(dsn: str) -> None:
    ledger = Ledger()

    async def hold() -> None:
        async with await psycopg.AsyncConnection.connect(dsn) as other:
            held = "select from pgcheckpoint.checkpoint_threads where thread_id = 'agent-00'"
            await other.execute(f"{held} for update")
            others = Counter({n: c + 3 for n, c in acknowledged(ledger).items() if n != "agent-00"})
            await until(lambda: ledger.errors and acknowledged(ledger) >= others)

    options: Any = {"lock_timeout": 0.5, "write_timeout": 5}
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


def _server(running: Cluster) -> Server:
    return Server(running.dsn, "cluster", "", running.dsn)


def _killed_a_backend(running: Cluster) -> bool:
    # It may recover from the one before.
    with suppress(psycopg.OperationalError):
        for pid in running.backends():
            running.kill_backend(pid)
            return True
    return False


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


THREADS, STEPS, GUILTY = 24, 6, 8
# Random, for what can be compressed fits an index.
_LONG = "".join(random.Random(1).choices(string.ascii_letters, k=6_000))
INDEX = "create index on pgcheckpoint.checkpoints ((metadata ->> 'title'))"
CHECK = "alter table pgcheckpoint.checkpoint_blobs add check (length(blob) < 5000)"
TRIGGER = """
create function refuse() returns trigger language plpgsql as $$
begin
    if new.channel = 'refused' then
        raise 'stack depth limit exceeded' using errcode = 'statement_too_complex';
    end if;
    return new;
end $$;
create trigger refuse before insert on pgcheckpoint.checkpoint_blobs
    for each row execute function refuse()
"""
# By the state of the server's error: the user's own SQL, and what is refused.
POISONS: dict[str, tuple[str, dict[str, Any], dict[str, Any]]] = {
    "54000": (INDEX, {"list": [1]}, {"title": _LONG}),
    "23514": (CHECK, {"list": [1], "bytes": _LONG.encode()}, {}),
    "54001": (TRIGGER, {"list": [1], "refused": [1]}, {}),
}


def _check_note(error: BaseException, *parts: str) -> None:
    if sys.version_info >= (3, 11):
        (note,) = error.__notes__
        assert [part for part in parts if part not in note] == []


async def _agent(saver: AsyncPostgresSaver, name: str, state: str, at: int) -> list[str]:
    """Puts a chain with a refused member (at: its place, -1 for none), and goes on without it."""
    config, stored = config_for(name), list[str]()
    for step in range(STEPS):
        if step == at:
            await _refused(saver, config, name, state)
        config = await aput(saver, config, {"list": [step]}, checkpoint_id=f"{name}-{step}")
        await saver.aput_writes(config, [("c", step)], f"task-{step}")
        stored.append(id_of(config))
    return stored


async def _refused(saver: AsyncPostgresSaver, config: Any, name: str, state: str) -> None:
    """A refused put, and the child that is put regardless."""
    id_ = f"{name}-refused"
    _, values, metadata = POISONS[state]
    first = asyncio.ensure_future(aput(saver, config, values, checkpoint_id=id_, metadata=metadata))
    await asyncio.sleep(0)
    child = aput(saver, config_for(name, id_), {}, checkpoint_id=f"{name}-child")
    ended: list[Any] = await asyncio.gather(first, child, return_exceptions=True)
    refused, orphan = ended
    assert isinstance(refused, psycopg.Error)
    assert refused.sqlstate == state
    _check_note(refused, f"checkpoint {id_!r} of thread {name!r} was refused")
    assert isinstance(orphan, ParentWriteFailedError)
    assert repr(name) in str(orphan)
    assert (type(orphan.__cause__), str(orphan.__cause__)) == (type(refused), str(refused))


@pytest.mark.parametrize("state", POISONS)
async def test_only_the_guilty_fail(dsn: str, state: str) -> None:
    run_sql(dsn, POISONS[state][0])
    rng = random.Random(state)
    places = [rng.randrange(STEPS) if n < GUILTY else -1 for n in range(THREADS)]
    # One lane makes the batches large.
    async with AsyncPostgresSaver.from_conn_string(dsn, lanes=1) as saver:
        agents = (_agent(saver, f"t{n}", state, at) for n, at in enumerate(places))
        for number, stored in enumerate(await asyncio.gather(*agents)):
            found = [c async for c in saver.alist(config_for(f"t{number}"))][::-1]
            assert [id_of(c.config) for c in found] == stored
            for step, one in enumerate(found):
                assert one.checkpoint["channel_values"] == {"list": [step]}
                assert one.pending_writes == [(f"task-{step}", "c", step)]
        # Else nobody shared a batch with a guilty one.
        assert saver.stats().batches.size.mean > 2
    assert unowned(dsn)[:3] == (0, 0, 0)


async def test_refused_writes_fail_alone_and_are_named(dsn: str) -> None:
    run_sql(dsn, "create index on pgcheckpoint.checkpoint_writes (blob)")
    blob = _LONG.encode()
    async with AsyncPostgresSaver.from_conn_string(dsn, lanes=1) as saver:
        configs = await asyncio.gather(*(aput(saver, config_for(f"t{n}"), {}) for n in range(40)))
        calls = [
            saver.aput_writes(config, [("c", blob if n % 10 == 3 else n)], f"task-{n}")
            for n, config in enumerate(configs)
        ]
        ended = await asyncio.gather(*calls, return_exceptions=True)
        for n, (config, error) in enumerate(zip(configs, ended, strict=True)):
            found = await tuple_of(saver, config)
            if n % 10 != 3:
                assert (error, found.pending_writes) == (None, [(f"task-{n}", "c", n)])
                continue
            assert isinstance(error, psycopg.errors.ProgramLimitExceeded)
            assert found.pending_writes == []
            _check_note(error, f"task 'task-{n}'", f"thread 't{n}'")
            # The thread goes on, and what was refused can be replaced.
            await saver.aput_writes(config, [("c", n)], f"task-{n}")
