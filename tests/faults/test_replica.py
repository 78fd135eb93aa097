"""Listings from a standby: what goes there, what does not, and what happens when it is lost."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Iterator
from typing import Any, NamedTuple

import psycopg
import pytest
from psycopg_pool import AsyncConnectionPool

from pg_checkpoint import AsyncPostgresSaver, PostgresSaver, migrate
from tests.faults import clusters
from tests.faults.clusters import Cluster
from tests.making import aput, checkpoint_of, config_for, id_of, ids_of, run_sql, tuple_of
from tests.seams import database_of, engine_of, limit
from tests.waiting import PATIENCE, until, wait_until


class Pair(NamedTuple):
    primary: Cluster
    standby: Cluster


@pytest.fixture(scope="module")
def servers() -> Iterator[Pair]:
    with clusters.cluster() as primary:
        migrate(primary.dsn)
        with clusters.standby_of(primary, max_standby_streaming_delay="0") as standby:
            yield Pair(primary, standby)


@pytest.fixture
def pair(servers: Pair) -> Iterator[Pair]:
    yield servers
    for table in ("checkpoints", "checkpoint_blobs", "checkpoint_writes", "checkpoint_threads"):
        servers.primary.execute(f"truncate pgcheckpoint.{table}")
    _catch_up(servers)


def _catch_up(pair: Pair) -> None:
    ((position,),) = pair.primary.execute("select pg_current_wal_insert_lsn()::text")
    query = f"select pg_last_wal_replay_lsn() >= '{position}'"
    wait_until(lambda: pair.standby.execute(query) == [(True,)])


def _hold(pair: Pair) -> None:
    """The standby receives, and shows nothing of it."""
    pair.standby.execute("select pg_wal_replay_pause()")


def _go_on(pair: Pair) -> None:
    pair.standby.execute("select pg_wal_replay_resume()")


async def _ids(saver: AsyncPostgresSaver, thread_id: str | None = "t") -> list[str]:
    config: Any = config_for(thread_id) if thread_id else None
    return await ids_of(saver, config)


@pytest.mark.parametrize("kind", ["dsn", "pool"])
async def test_listings_lag_and_what_runs_go_on_from_does_not(pair: Pair, kind: str) -> None:
    async with AsyncConnectionPool(pair.standby.dsn, open=False) as pool:
        given = pool if kind == "pool" else pair.standby.dsn
        async with AsyncPostgresSaver.from_conn_string(pair.primary.dsn, read_pool=given) as saver:
            first = await aput(saver, config_for("t"), {"a": ["x"] * 10})
            _catch_up(pair)
            _hold(pair)
            try:
                second = await aput(saver, first, {"a": ["y"] * 10})
                assert await _ids(saver) == await _ids(saver, None) == [id_of(first)]
                assert len(await saver.alist_info(config_for("t"))) == 1
                assert [t.checkpoints for t in await saver.alist_threads()] == [1]
                latest = await tuple_of(saver, config_for("t"))
                assert latest.config == second
                assert await saver.aget_tuple(second) is not None
                await saver.acopy_thread("t", "copy")
                assert await saver.aget_tuple(config_for("copy", id_of(second))) is not None
                await saver.aprune(["t"])
            finally:
                _go_on(pair)
            _catch_up(pair)
            assert await _ids(saver) == [id_of(second)]
        if kind == "pool":
            assert not pool.closed


def test_the_blocking_saver_lists_there_too(pair: Pair) -> None:
    with PostgresSaver.from_conn_string(pair.primary.dsn, read_pool=pair.standby.dsn) as saver:
        saver.put(config_for("t"), _empty("1"), {}, {})
        _catch_up(pair)
        _hold(pair)
        try:
            saver.put(config_for("t", "1"), _empty("2"), {}, {})
            assert [id_of(found.config) for found in saver.list(config_for("t"))] == ["1"]
        finally:
            _go_on(pair)


async def _answered_by_the_replica(saver: AsyncPostgresSaver, new: str) -> None:
    """Lists until what the replica can't have is left out: its pool may pause for a while."""
    end = time.monotonic() + PATIENCE
    while new in await _ids(saver):
        assert time.monotonic() < end


def _empty(checkpoint_id: str) -> Any:
    return checkpoint_of({}, checkpoint_id=checkpoint_id)


def _told(caplog: pytest.LogCaptureFixture) -> list[str]:
    records = [r for r in caplog.records if r.name == "pg_checkpoint.core.database"]
    return [r.message for r in records if r.levelno == logging.WARNING]


async def test_a_lost_replica_is_left_for_a_while(
    pair: Pair, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    limit(monkeypatch, "core.database", rest=3600.0)
    caplog.set_level(logging.WARNING, "pg_checkpoint")
    options: Any = {"read_pool": pair.standby.dsn, "acquire_timeout": 2}
    async with AsyncPostgresSaver.from_conn_string(pair.primary.dsn, **options) as saver:
        first = await aput(saver, config_for("t"), {"a": ["x"]})
        _catch_up(pair)
        pair.standby.stop("immediate")
        try:
            assert await _ids(saver) == [id_of(first)]
            assert len(_told(caplog)) == 1
            assert pair.standby.dsn not in caplog.text
            second = await aput(saver, first, {"a": ["y"]})
            assert await _ids(saver) == [id_of(second), id_of(first)]
            assert len(_told(caplog)) == 1, "not asked again so soon"
        finally:
            pair.standby.start()
        _catch_up(pair)
        _hold(pair)
        try:
            third = await aput(saver, second, {"a": ["z"]})
            assert id_of(third) in await _ids(saver)
            limit(monkeypatch, "core.database", rest=0.0)
            engine_of(saver).replica_reads._rests_until = 0.0
            await _answered_by_the_replica(saver, id_of(third))
        finally:
            _go_on(pair)


async def test_a_replica_that_is_not_there_keeps_nobody_from_starting(
    pair: Pair, caplog: pytest.LogCaptureFixture
) -> None:
    nowhere = "postgresql://somebody:a-password@127.0.0.1:1/none"
    async with AsyncPostgresSaver.from_conn_string(pair.primary.dsn, read_pool=nowhere) as saver:
        config = await aput(saver, config_for("t"), {})
        assert await _ids(saver) == [id_of(config)]
    assert "a-password" not in caplog.text + repr(engine_of(saver).settings)


async def test_a_conflict_with_recovery_is_tried_again(
    pair: Pair, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A lock that the standby replays is taken from under the query that runs there (40001)."""
    caplog.set_level(logging.INFO, "pg_checkpoint")
    async with AsyncPostgresSaver.from_conn_string(
        pair.primary.dsn, read_pool=pair.standby.dsn
    ) as saver:
        config = await aput(saver, config_for("t"), {"a": ["x"]})
        _catch_up(pair)
        assert await _ids(saver) == [id_of(config)]
        queries = database_of(saver).queries
        waits = b" where pg_advisory_xact_lock_shared(1) is not null"
        monkeypatch.setitem(
            queries, "get_checkpoints", queries["get_checkpoints"].rstrip(b";") + waits
        )
        conflicts = "select confl_lock from pg_stat_database_conflicts where datname = 'postgres'"
        before = pair.standby.execute(conflicts)
        with psycopg.connect(pair.standby.dsn) as holder:
            holder.execute("select pg_advisory_xact_lock(1)")
            listing = asyncio.create_task(_ids(saver))
            waiting = "select pid from pg_stat_activity where wait_event = 'advisory'"
            await asyncio.to_thread(wait_until, lambda: pair.standby.execute(waiting))
            await asyncio.to_thread(_lock_and_let_go, pair.primary)
            await until(lambda: "retrying after SerializationFailure" in caplog.text)
        assert await listing == [id_of(config)]
        assert _told(caplog) == []
        wait_until(lambda: pair.standby.execute(conflicts) > before)


def _lock_and_let_go(primary: Cluster) -> None:
    locked = "lock table pgcheckpoint.checkpoints in access exclusive mode"
    run_sql(primary.dsn, f"begin; {locked}; commit")
