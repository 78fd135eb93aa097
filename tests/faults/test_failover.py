"""A primary is lost or demoted: agents go on, on the standby that has all that was acknowledged."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any, NamedTuple

import psycopg
import pytest
from psycopg_pool import AsyncConnectionPool, ConnectionPool

from pg_checkpoint import AsyncPostgresSaver, WriteTimeoutError, migrate
from tests.faults import clusters
from tests.faults.clusters import Cluster
from tests.faults.survival import survive
from tests.making import aput, config_for
from tests.waiting import PATIENCE, wait_until

WAITING = "from pg_stat_activity where wait_event = 'SyncRep'"


class Pair(NamedTuple):
    """A primary whose commits wait for its standby, and the DSN that finds either."""

    primary: Cluster
    standby: Cluster
    dsn: str


@pytest.fixture
def pair() -> Iterator[Pair]:
    with clusters.cluster() as primary, clusters.standby_of(primary) as standby:
        clusters.make_synchronous(primary)
        migrate(primary.dsn)
        yield Pair(primary, standby, clusters.read_write_dsn("postgres", [primary, standby]))


@pytest.fixture
def retried(caplog: pytest.LogCaptureFixture) -> Callable[[], list[str]]:
    """Says which errors the saver got over, in order."""
    caplog.set_level(logging.INFO, "pg_checkpoint")
    return lambda: [
        str(record.args[0])
        for record in caplog.records
        if record.name.startswith("pg_checkpoint") and isinstance(record.args, tuple)
    ]


@pytest.mark.parametrize("kind", ["dsn", "pool", "blocking pool"])
async def test_the_primary_is_killed_and_its_standby_promoted(pair: Pair, kind: str) -> None:
    async def fail_over() -> None:
        await asyncio.to_thread(pair.primary.kill_postmaster)
        await asyncio.to_thread(pair.standby.promote)

    async with _saver(kind, pair.dsn) as saver:
        await survive(saver, fail_over)


async def test_the_old_primary_becomes_a_standby_and_is_failed_back_to(pair: Pair) -> None:
    def there_and_back() -> None:
        pair.primary.kill_postmaster()
        pair.standby.promote()
        pair.primary.follow(pair.standby)
        clusters.make_synchronous(pair.standby)
        pair.standby.kill_postmaster()
        pair.primary.promote()

    async with AsyncPostgresSaver.from_conn_string(pair.dsn) as saver:
        await survive(saver, lambda: asyncio.to_thread(there_and_back))


async def test_a_standby_is_no_copy_before_and_after_it_is_promoted(pair: Pair) -> None:
    replayed = "select 1 from pg_tables where tablename = 'schema_migrations'"
    wait_until(lambda: pair.standby.execute(replayed))
    for is_promoted in (False, True):
        if is_promoted:
            pair.primary.kill_postmaster()
            pair.standby.promote()
        async with AsyncPostgresSaver.from_conn_string(pair.standby.dsn) as saver:
            assert (await saver.health(timeout=PATIENCE)).standing_still is None


@pytest.mark.parametrize("kind", ["dsn", "pool", "blocking pool"])
async def test_a_primary_that_turns_read_only_is_left(
    pair: Pair, kind: str, retried: Callable[[], list[str]]
) -> None:
    def switch_over() -> None:
        # Its connections stay open, and go on answering reads.
        pair.primary.configure("default_transaction_read_only", "on")
        wait_until(lambda: "ReadOnlySqlTransaction" in retried())
        pair.standby.promote()

    async with _saver(kind, pair.dsn, connections=6) as saver:
        await survive(saver, lambda: asyncio.to_thread(switch_over))
        # Its server may still be ending those that were closed.
        await asyncio.to_thread(wait_until, lambda: pair.primary.backends() == [])


async def _put(saver: AsyncPostgresSaver) -> None:
    await aput(saver, config_for("new"), {"messages": ["x"]})


async def _put_again(saver: AsyncPostgresSaver) -> None:
    await aput(saver, config_for("t"), {"messages": ["x"]}, checkpoint_id="1")


async def _put_writes(saver: AsyncPostgresSaver) -> None:
    await saver.aput_writes(config_for("t", "1"), [("messages", "x")], "task")


async def _delete(saver: AsyncPostgresSaver) -> None:
    await saver.adelete_thread("t")


async def _prune(saver: AsyncPostgresSaver) -> None:
    await saver.aprune(["t"])


async def _copy(saver: AsyncPostgresSaver) -> None:
    await saver.acopy_thread("t", "copy")


CALLS = [_put, _put_again, _put_writes, _delete, _prune, _copy]


async def test_a_cancelled_wait_for_the_standby_is_no_acknowledgement(pair: Pair) -> None:
    async with AsyncPostgresSaver.from_conn_string(pair.dsn) as saver:
        for call in CALLS:
            await aput(saver, config_for("t"), {}, checkpoint_id="1")
            await aput(saver, config_for("t", "1"), {}, checkpoint_id="2")
            pair.standby.freeze()
            caller = asyncio.create_task(call(saver))
            # Each time it is sent again, and waits again.
            for how in ("cancel", "terminate", "cancel"):
                await _end_the_wait(pair.primary, how)
            await _waits(pair.primary)
            assert not caller.done(), call.__name__
            pair.standby.thaw()
            await caller


@pytest.mark.parametrize("kind", ["pool", "blocking pool", "connection", "blocking connection"])
async def test_nor_on_a_connection_that_was_given(pair: Pair, kind: str) -> None:
    async with _saver(kind, pair.primary.dsn) as saver:
        await _put_again(saver)
        pair.standby.freeze()
        caller = asyncio.create_task(_delete(saver))
        await _end_the_wait(pair.primary)
        await _end_the_wait(pair.primary)
        await _waits(pair.primary)
        assert not caller.done()
        pair.standby.thaw()
        await caller


async def test_a_role_that_wants_no_warnings_is_warned(pair: Pair) -> None:
    pair.primary.configure("client_min_messages", "error")
    async with AsyncPostgresSaver.from_conn_string(pair.dsn) as saver:
        await _put(saver)
        pair.standby.freeze()
        for call in (_put, _put_writes, _delete):
            caller = asyncio.create_task(call(saver))
            await _end_the_wait(pair.primary)
            await _end_the_wait(pair.primary)
            await _waits(pair.primary)
            assert not caller.done(), call.__name__
            pair.standby.thaw()
            await caller
            pair.standby.freeze()


async def test_without_the_standby_a_write_ends_at_its_deadline(pair: Pair) -> None:
    async with AsyncPostgresSaver.from_conn_string(pair.dsn, write_timeout=5) as saver:
        await aput(saver, config_for("t"), {})
        pair.standby.freeze()
        with pytest.raises(WriteTimeoutError) as raised:
            await aput(saver, config_for("t"), {})
        assert raised.value.may_be_applied
        pair.standby.thaw()
        await aput(saver, config_for("t"), {})


@asynccontextmanager
async def _saver(kind: str, dsn: str, connections: int = 4) -> AsyncIterator[AsyncPostgresSaver]:
    """A saver on a pool of its own, or on what the user has."""
    sizes: Any = {"min_size": connections, "max_size": connections}
    async with AsyncExitStack() as stack:
        source: Any
        if kind == "dsn":
            source = dsn
        elif kind == "pool":
            source = await stack.enter_async_context(AsyncConnectionPool(dsn, open=False, **sizes))
        elif kind == "blocking pool":
            source = stack.enter_context(ConnectionPool(dsn, open=True, **sizes))
        elif kind == "connection":
            connection = await psycopg.AsyncConnection.connect(dsn, autocommit=True)
            source = await stack.enter_async_context(connection)
        else:
            source = stack.enter_context(psycopg.connect(dsn))
        yield await stack.enter_async_context(AsyncPostgresSaver(source, **sizes))


async def _waits(primary: Cluster) -> None:
    """Returns when a commit waits for the standby."""
    query = f"select pid {WAITING}"
    await asyncio.to_thread(wait_until, lambda: primary.execute(query))


async def _end_the_wait(primary: Cluster, how: str = "cancel") -> None:
    def end() -> bool:
        return bool(primary.execute(f"select pg_{how}_backend(pid) {WAITING}"))

    await asyncio.to_thread(wait_until, end)
