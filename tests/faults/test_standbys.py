"""Standbys: one is promoted, and agents go on; one answers listings, lags, and is lost."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any, NamedTuple

import psycopg
import pytest
from psycopg_pool import AsyncConnectionPool

from pg_checkpoint import AsyncPostgresSaver, WriteTimeoutError, migrate
from tests.faults import clusters
from tests.faults.clusters import Cluster
from tests.faults.load import survive
from tests.faults.model.configs import Config
from tests.faults.model.savers import opened
from tests.making import aput, config_for, id_of, ids_of, run_sql, tuple_of
from tests.seams import database_of, engine_of, limit
from tests.waiting import PATIENCE, until, wait_until

WAITING = "from pg_stat_activity where wait_event = 'SyncRep'"


class Pair(NamedTuple):
    """A primary, its standby, and a DSN."""

    primary: Cluster
    standby: Cluster
    dsn: str


@contextmanager
def _synchronous() -> Iterator[Pair]:
    """A primary whose commits wait for its standby; the DSN finds either."""
    with clusters.cluster() as primary, clusters.standby_of(primary) as standby:
        clusters.make_synchronous(primary)
        migrate(primary.dsn)
        yield Pair(primary, standby, clusters.read_write_dsn(primary, standby))


@pytest.fixture
def pair() -> Iterator[Pair]:
    """One of a test's own."""
    with _synchronous() as made:
        yield made


@pytest.fixture(scope="module")
def lasting() -> Iterator[Pair]:
    """One that each test leaves as it was."""
    with _synchronous() as made:
        yield made


@asynccontextmanager
async def _saver(kind: Any, dsn: str) -> AsyncIterator[AsyncPostgresSaver]:
    """A saver on a pool of its own, or on what the user has."""
    async with opened(Config(source=kind), dsn, {}) as saver:
        yield saver
        await saver.close()


@pytest.mark.parametrize("kind", ["dsn", "blocking pool"])
async def test_the_primary_is_killed_and_its_standby_promoted(pair: Pair, kind: str) -> None:
    async def fail_over() -> None:
        await asyncio.to_thread(pair.primary.end, "killed")
        await asyncio.to_thread(pair.standby.promote)

    async with _saver(kind, pair.dsn) as saver:
        await survive(saver, fail_over)


async def test_the_old_primary_becomes_a_standby_and_is_failed_back_to(pair: Pair) -> None:
    def there_and_back() -> None:
        pair.primary.end("killed")
        pair.standby.promote()
        pair.primary.follow(pair.standby)
        clusters.make_synchronous(pair.standby)
        pair.standby.end("killed")
        pair.primary.promote()

    async with AsyncPostgresSaver.from_conn_string(pair.dsn) as saver:
        await survive(saver, lambda: asyncio.to_thread(there_and_back))


async def test_a_standby_is_no_copy_before_and_after_it_is_promoted(pair: Pair) -> None:
    replayed = "select 1 from pg_tables where tablename = 'schema_migrations'"
    wait_until(lambda: pair.standby.execute(replayed))
    for is_promoted in (False, True):
        if is_promoted:
            pair.primary.end("killed")
            pair.standby.promote()
        async with AsyncPostgresSaver.from_conn_string(pair.standby.dsn) as saver:
            assert (await saver.health(timeout=PATIENCE)).standing_still is None


@pytest.mark.parametrize("kind", ["dsn", "pool", "blocking pool"])
async def test_a_primary_that_turns_read_only_is_left(
    pair: Pair, kind: str, retried: Callable[[], Counter[str]]
) -> None:
    def switch_over() -> None:
        # Its connections stay open, and go on answering reads.
        pair.primary.configure("default_transaction_read_only", "on")
        wait_until(lambda: "ReadOnlySqlTransaction" in retried())
        pair.standby.promote()

    async with _saver(kind, pair.dsn) as saver:
        await survive(saver, lambda: asyncio.to_thread(switch_over))
        # Its server may still be ending those that were closed.
        await asyncio.to_thread(wait_until, lambda: pair.primary.backends() == [])


CALLS: dict[str, Callable[[AsyncPostgresSaver], Coroutine[Any, Any, object]]] = {
    "put": lambda saver: aput(saver, config_for("new"), {"messages": ["x"]}),
    "put again": lambda saver: aput(saver, config_for("t"), {"messages": "x"}, checkpoint_id="1"),
    "put writes": lambda saver: saver.aput_writes(config_for("t", "1"), [("m", "x")], "task"),
    "delete": lambda saver: saver.adelete_thread("t"),
    "prune": lambda saver: saver.aprune(["t"]),
    "copy": lambda saver: saver.acopy_thread("t", "copy"),
}


async def _is_no_acknowledgement(
    pair: Pair, saver: AsyncPostgresSaver, name: str, *ends: str
) -> None:
    """A call whose waits for the standby are ended: each time it is sent again, and waits again."""
    await aput(saver, config_for("t"), {}, checkpoint_id="1")
    await aput(saver, config_for("t", "1"), {}, checkpoint_id="2")
    pair.standby.freeze()
    caller = asyncio.create_task(CALLS[name](saver))
    for how in ends:
        end = f"select pg_{how}_backend(pid) {WAITING}"
        await asyncio.to_thread(wait_until, lambda end=end: pair.primary.execute(end))
    waits = f"select pid {WAITING}"
    await asyncio.to_thread(wait_until, lambda: pair.primary.execute(waits))
    assert not caller.done(), name
    pair.standby.thaw()
    await caller


async def test_a_cancelled_wait_for_the_standby_is_no_acknowledgement(lasting: Pair) -> None:
    async with AsyncPostgresSaver.from_conn_string(lasting.dsn) as saver:
        for name in CALLS:
            await _is_no_acknowledgement(lasting, saver, name, "cancel", "terminate", "cancel")
        # Of a role that wants no warnings, too.
        lasting.primary.configure("client_min_messages", "error")
        for name in ("put", "put writes", "delete"):
            await _is_no_acknowledgement(lasting, saver, name, "cancel", "cancel")
        lasting.primary.configure("client_min_messages", "notice")


@pytest.mark.parametrize("kind", ["pool", "blocking pool", "connection", "blocking connection"])
async def test_nor_on_a_connection_that_was_given(lasting: Pair, kind: str) -> None:
    async with _saver(kind, lasting.primary.dsn) as saver:
        await _is_no_acknowledgement(lasting, saver, "delete", "cancel", "cancel")


async def test_without_the_standby_a_write_ends_at_its_deadline(lasting: Pair) -> None:
    async with AsyncPostgresSaver.from_conn_string(lasting.dsn, write_timeout=3) as saver:
        await aput(saver, config_for("t"), {})
        lasting.standby.freeze()
        with pytest.raises(WriteTimeoutError) as raised:
            await aput(saver, config_for("t"), {})
        assert raised.value.may_be_applied
        lasting.standby.thaw()
        await aput(saver, config_for("t"), {})


@pytest.fixture(scope="module")
def replicating() -> Iterator[Pair]:
    with clusters.cluster() as primary:
        migrate(primary.dsn)
        with clusters.standby_of(primary, max_standby_streaming_delay="0") as standby:
            yield Pair(primary, standby, primary.dsn)


@pytest.fixture
def replicated(replicating: Pair) -> Iterator[Pair]:
    """A primary and a standby that may lag."""
    yield replicating
    for table in ("checkpoints", "checkpoint_blobs", "checkpoint_writes", "checkpoint_threads"):
        replicating.primary.execute(f"truncate pgcheckpoint.{table}")
    _catch_up(replicating)


def _catch_up(pair: Pair) -> None:
    ((position,),) = pair.primary.execute("select pg_current_wal_insert_lsn()::text")
    query = f"select pg_last_wal_replay_lsn() >= '{position}'"
    wait_until(lambda: pair.standby.execute(query) == [(True,)])


@contextmanager
def _held(pair: Pair) -> Iterator[None]:
    """The standby has what was written before; it receives more, and shows nothing of it."""
    _catch_up(pair)
    pair.standby.execute("select pg_wal_replay_pause()")
    try:
        yield
    finally:
        pair.standby.execute("select pg_wal_replay_resume()")


async def _ids(saver: AsyncPostgresSaver) -> list[str]:
    return await ids_of(saver, config_for("t"))


@pytest.mark.parametrize("kind", ["dsn", "pool"])
async def test_listings_lag_and_what_runs_go_on_from_does_not(replicated: Pair, kind: str) -> None:
    async with AsyncConnectionPool(replicated.standby.dsn, open=False) as pool:
        given = pool if kind == "pool" else replicated.standby.dsn
        async with AsyncPostgresSaver.from_conn_string(replicated.dsn, read_pool=given) as saver:
            first = await aput(saver, config_for("t"), {"a": ["x"] * 10})
            with _held(replicated):
                second = await aput(saver, first, {"a": ["y"] * 10})
                assert await _ids(saver) == await ids_of(saver, None) == [id_of(first)]
                assert len(await saver.alist_info(config_for("t"))) == 1
                assert [t.checkpoints for t in await saver.alist_threads()] == [1]
                assert (await tuple_of(saver, config_for("t"))).config == second
                assert await saver.aget_tuple(second) is not None
                await saver.acopy_thread("t", "copy")
                assert await saver.aget_tuple(config_for("copy", id_of(second))) is not None
                await saver.aprune(["t"])
            _catch_up(replicated)
            assert await _ids(saver) == [id_of(second)]
        if kind == "pool":
            assert not pool.closed


def _told(caplog: pytest.LogCaptureFixture) -> list[str]:
    records = [r for r in caplog.records if r.name == "pg_checkpoint.core.database"]
    return [r.message for r in records if r.levelno == logging.WARNING]


async def test_a_lost_replica_is_left_for_a_while(
    replicated: Pair, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    limit(monkeypatch, "core.database", rest=3600.0)
    caplog.set_level(logging.WARNING, "pg_checkpoint")
    options: Any = {"read_pool": replicated.standby.dsn, "acquire_timeout": 2}
    async with AsyncPostgresSaver.from_conn_string(replicated.dsn, **options) as saver:
        first = await aput(saver, config_for("t"), {"a": ["x"]})
        _catch_up(replicated)
        replicated.standby.end("immediate")
        try:
            assert await _ids(saver) == [id_of(first)]
            assert len(_told(caplog)) == 1
            assert replicated.standby.dsn not in caplog.text
            second = await aput(saver, first, {"a": ["y"]})
            assert await _ids(saver) == [id_of(second), id_of(first)]
            assert len(_told(caplog)) == 1, "not asked again so soon"
        finally:
            replicated.standby.start()
        with _held(replicated):
            third = await aput(saver, second, {"a": ["z"]})
            assert id_of(third) in await _ids(saver)
            limit(monkeypatch, "core.database", rest=0.0)
            engine_of(saver).replica_reads._rests_until = 0.0
            # Its pool may pause for a while.
            end = time.monotonic() + PATIENCE
            while id_of(third) in await _ids(saver):
                assert time.monotonic() < end


async def test_a_replica_that_is_not_there_keeps_nobody_from_starting(
    replicated: Pair, caplog: pytest.LogCaptureFixture
) -> None:
    nowhere = "postgresql://somebody:a-password@127.0.0.1:1/none"
    async with AsyncPostgresSaver.from_conn_string(replicated.dsn, read_pool=nowhere) as saver:
        config = await aput(saver, config_for("t"), {})
        assert await _ids(saver) == [id_of(config)]
    assert "a-password" not in caplog.text + repr(engine_of(saver).settings)


async def test_a_conflict_with_recovery_is_tried_again(
    replicated: Pair, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A lock that the standby replays is taken from under the query that runs there (40001)."""
    caplog.set_level(logging.INFO, "pg_checkpoint")
    async with AsyncPostgresSaver.from_conn_string(
        replicated.dsn, read_pool=replicated.standby.dsn
    ) as saver:
        config = await aput(saver, config_for("t"), {"a": ["x"]})
        _catch_up(replicated)
        assert await _ids(saver) == [id_of(config)]
        queries, name = database_of(saver).queries, "get_checkpoints"
        waits = b" where pg_advisory_xact_lock_shared(1) is not null"
        monkeypatch.setitem(queries, name, queries[name].rstrip(b";") + waits)
        conflicts = "select confl_lock from pg_stat_database_conflicts where datname = 'postgres'"
        before = replicated.standby.execute(conflicts)
        with psycopg.connect(replicated.standby.dsn) as holder:
            holder.execute("select pg_advisory_xact_lock(1)")
            listing = asyncio.create_task(_ids(saver))
            waiting = "select pid from pg_stat_activity where wait_event = 'advisory'"
            await asyncio.to_thread(wait_until, lambda: replicated.standby.execute(waiting))
            lock = "begin; lock table pgcheckpoint.checkpoints in access exclusive mode; commit"
            await asyncio.to_thread(run_sql, replicated.primary.dsn, lock)
            await until(lambda: "retrying after SerializationFailure" in caplog.text)
        assert await listing == [id_of(config)]
        assert _told(caplog) == []
        wait_until(lambda: replicated.standby.execute(conflicts) > before)
