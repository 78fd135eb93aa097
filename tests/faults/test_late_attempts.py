"""What was sent, and whose answer was lost, does not come later than what was sent in its place.

A connection is lost while its transaction is held on its way, as a pooler, a network or a server
process that stands still may do. The saver or store sends it again, and that is acknowledged;
so is what follows. Then the first one is delivered.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator, Awaitable, Callable
from datetime import timedelta
from typing import Any

import psycopg
import pytest
from psycopg import errors
from psycopg_pool import ConnectionPool

from pg_checkpoint import AsyncPostgresSaver, AsyncPostgresStore, PostgresSaver, RetentionPolicy
from pg_checkpoint.core.transaction import load_queries
from tests.faults.proxy import Proxy, proxied
from tests.making import (
    META,
    aput,
    checkpoint_of,
    config_for,
    ids_of,
    item_of,
    rows_of,
    run_sql,
    tuple_of,
)
from tests.seams import database_of, give_up_at_once
from tests.waiting import until, wait_until

EARLY = {"a": "early value" * 10}
NAMESPACE = ("users", "u")


@pytest.fixture
async def far(proxy: Proxy) -> AsyncIterator[AsyncPostgresSaver]:
    """A saver on the other side of the proxy, in use, with a checkpoint."""
    async with AsyncPostgresSaver.from_conn_string(proxy.dsn) as saver:
        await aput(saver, config_for("t"), {"a": "1"}, checkpoint_id="1")
        yield saver


@pytest.fixture
async def store(proxy: Proxy) -> AsyncIterator[AsyncPostgresStore]:
    """A store on the other side of the proxy, in use, with an item."""
    async with AsyncPostgresStore.from_conn_string(proxy.dsn) as opened:
        await opened.aput(NAMESPACE, "k", {"v": "first"})
        yield opened


def _delivered(proxy: Proxy) -> None:
    """Delivers what must have been held: else this proved nothing."""
    assert proxy.has_held
    proxy.deliver()


async def test_what_was_removed_stays_so(far: AsyncPostgresSaver, proxy: Proxy) -> None:
    proxy.hold(b"early value")
    second = await aput(far, config_for("t", "1"), EARLY, checkpoint_id="2")
    await aput(far, second, {"a": "3"}, checkpoint_id="3")
    await far.aprune(["t"])
    _delivered(proxy)
    assert await ids_of(far, config_for("t")) == ["3"]
    proxy.hold(b"early value")
    await aput(far, config_for("t", "3"), EARLY, checkpoint_id="4")
    await far.adelete_thread("t")
    _delivered(proxy)
    assert await ids_of(far, config_for("t")) == []


async def test_writes_that_were_replaced_or_dropped_stay_so(
    far: AsyncPostgresSaver, proxy: Proxy
) -> None:
    config = config_for("t", "1")
    newer = [("task", "__error__", "newer")]
    proxy.hold(b"early value")
    await far.aput_writes(config, [("__error__", "early value")], "task")
    await far.aput_writes(config, [("__error__", "newer")], "task")
    _delivered(proxy)
    assert (await tuple_of(far, config)).pending_writes == newer
    proxy.hold(b"early value")
    await far.aput_writes(config, [("a", "early value")], "task 2")
    await aput(far, config, {"a": "2"}, checkpoint_id="2")
    await far.apply_retention(RetentionPolicy(keep_results_for=timedelta(0)))
    _delivered(proxy)
    assert (await tuple_of(far, config)).pending_writes == newer


async def test_a_deletion_does_not_come_late(far: AsyncPostgresSaver, proxy: Proxy) -> None:
    await aput(far, config_for("late"), {"a": 1})
    proxy.hold(b"delete from")
    await far.adelete_thread("late")
    if not proxy.has_held:
        # It was prepared: its text is not sent again, its parameters are.
        proxy.hold(b"late")
        await far.adelete_thread("late")
    await aput(far, config_for("late"), {"a": 2}, checkpoint_id="again")
    _delivered(proxy)
    assert await ids_of(far, config_for("late")) == ["again"]


async def test_a_lease_that_was_ended_is_not_taken_late(
    far: AsyncPostgresSaver, proxy: Proxy, dsn: str
) -> None:
    proxy.hold(b"leased")
    async with far.lease("leased"):
        pass
    _delivered(proxy)
    assert rows_of(dsn, "select from pgcheckpoint.checkpoint_leases") == []


async def test_what_timed_out_and_is_repeated_does_not_come_late(
    far: AsyncPostgresSaver, proxy: Proxy
) -> None:
    """Nobody resends what was given up: the next change of anything revokes it."""
    proxy.hold(b"early value")
    with pytest.MonkeyPatch.context() as patch:
        give_up_at_once(patch, far)
        with pytest.raises(psycopg.OperationalError):
            await aput(far, config_for("late"), EARLY, checkpoint_id="1")
    await aput(far, config_for("late"), {"a": "repeated"}, checkpoint_id="1")
    await far.adelete_thread("late")
    _delivered(proxy)
    assert await ids_of(far, config_for("late")) == []


async def test_a_call_that_was_cancelled_does_not_come_late(
    far: AsyncPostgresSaver, proxy: Proxy
) -> None:
    await aput(far, config_for("late"), {"a": 1})
    await far.adelete_thread("not there")
    proxy.stall()
    deleting = asyncio.create_task(far.adelete_thread("late"))
    await until(lambda: database_of(far).is_busy)
    proxy.hold(b"late")
    deleting.cancel()
    await asyncio.wait([deleting])
    proxy.heal()
    await until(lambda: proxy.has_held)
    await aput(far, config_for("late"), {"a": 2}, checkpoint_id="again")
    _delivered(proxy)
    assert "again" in await ids_of(far, config_for("late"))


def test_the_same_on_a_blocking_pool(proxy: Proxy) -> None:
    with (
        ConnectionPool(proxy.dsn, kwargs={"autocommit": True}, min_size=1, max_size=4) as pool,
        PostgresSaver(pool) as saver,
    ):
        saver.put(config_for("another thread"), checkpoint_of({"a": "x"}), META, {"a": "1"})
        proxy.hold(b"early value")
        saver.put(config_for("t"), checkpoint_of(EARLY), META, {"a": "1"})
        saver.delete_thread("t")
        _delivered(proxy)
        assert saver.get_tuple(config_for("t")) is None


@pytest.mark.pgbouncer
async def test_the_same_behind_a_pooler(pooled_dsn: str) -> None:
    with proxied(pooled_dsn) as between:
        async with AsyncPostgresSaver.from_conn_string(between.dsn) as saver:
            await aput(saver, config_for("t"), {"a": "1"}, checkpoint_id="1")
            await test_what_was_removed_stays_so(saver, between)


async def _put(store: AsyncPostgresStore, **how: Any) -> None:
    await store.aput(NAMESPACE, "k", {"v": "early value"}, **how)


async def _put_if(store: AsyncPostgresStore) -> None:
    await _put(store, if_version=(await item_of(store, NAMESPACE, "k")).updated_at)


async def _update(store: AsyncPostgresStore) -> None:
    await store.aupdate(NAMESPACE, "k", lambda value: {"v": "early value"})


@pytest.mark.parametrize("early", [_put, _put_if, _update])
async def test_an_item_is_as_it_was_put_last(
    store: AsyncPostgresStore, proxy: Proxy, early: Callable[[Any], Awaitable[None]]
) -> None:
    proxy.hold(b"early value")
    await early(store)
    await store.aput(NAMESPACE, "k", {"v": "newer"})
    _delivered(proxy)
    assert (await item_of(store, NAMESPACE, "k")).value == {"v": "newer"}
    proxy.hold(b"early value")
    await early(store)
    await store.adelete(NAMESPACE, "k")
    _delivered(proxy)
    assert await store.aget(NAMESPACE, "k") is None


async def test_an_item_or_its_time_to_live_that_was_put_again_stays_so(
    store: AsyncPostgresStore, proxy: Proxy, dsn: str
) -> None:
    await store.aput(NAMESPACE, "deleted once", {"v": 1})
    proxy.hold(b"deleted once")
    await store.adelete(NAMESPACE, "deleted once")
    await store.aput(NAMESPACE, "deleted once", {"v": 2})
    _delivered(proxy)
    assert (await item_of(store, NAMESPACE, "deleted once")).value == {"v": 2}
    proxy.hold(b"early value")
    await _put(store, ttl=5)
    await store.aput(NAMESPACE, "k", {"v": "for good"}, ttl=None)
    _delivered(proxy)
    of_item = "select expires_at from pgcheckpoint.store_items where key = 'k'"
    assert rows_of(dsn, of_item) == [(None,)]


def _whole_put(attempt: int) -> list[Any]:
    rows: list[list[str]] = [[] for _ in range(10)]
    return ["t", "", "x", None, '{"id": "x"}', "{}", None, b"", *rows, attempt]


# What a transaction is checked by: a statement at its end, or in that of a put that is all it does.
ENDS = [("check_attempt", [7]), ("put_whole_checkpoint", _whole_put(7))]
THREAD = "insert into pgcheckpoint.checkpoint_threads (thread_id) values ('t')"


def _run(connection: psycopg.Connection[Any], name: str, parameters: list[Any]) -> None:
    psycopg.RawCursor(connection).execute(load_queries()[name].decode(), parameters)


@pytest.mark.parametrize(("end", "parameters"), ENDS)
@pytest.mark.direct("looks at two sessions")
def test_an_attempt_fails_or_is_waited_for(dsn: str, end: str, parameters: list[Any]) -> None:
    """It fails if it has not come to its end; what is sent again waits for one that has."""
    with psycopg.connect(dsn) as early, psycopg.connect(dsn, autocommit=True) as later:
        early.execute(THREAD)
        _run(later, "revoke_attempts", [[7]])
        with pytest.raises(errors.DivisionByZero):
            _run(early, end, parameters)
        early.rollback()
        later.execute("delete from pgcheckpoint.lost_attempts")
        assert later.execute("select from pgcheckpoint.checkpoint_threads").rowcount == 0
        early.execute(THREAD)
        _run(early, end, parameters)
        _run(later, "revoke_attempts", [[7]])
        later.execute("set lock_timeout = 50")
        with pytest.raises(errors.LockNotAvailable):
            later.execute(THREAD)
        early.commit()
        with pytest.raises(errors.UniqueViolation):
            later.execute(THREAD)


async def test_attempts_are_forgotten_when_nothing_can_have_kept_them(
    far: AsyncPostgresSaver, dsn: str, proxy: Proxy
) -> None:
    days = "select n, now() - n * interval '1 day' from generate_series(1, 14) n"
    run_sql(dsn, f"insert into pgcheckpoint.lost_attempts {days}")
    proxy.hold(b"early value")
    await aput(far, config_for("t"), EARLY)
    query = "select attempt from pgcheckpoint.lost_attempts order by attempt limit 7"
    *young, lost = [attempt for (attempt,) in rows_of(dsn, query)]
    assert young == [1, 2, 3, 4, 5, 6]
    assert lost > 14


@pytest.mark.timeout(120)
def test_who_is_killed_while_a_transaction_is_held_leaves_the_proxy_at_work(proxy: Proxy) -> None:
    """Else other tests wait for it."""
    with psycopg.connect(proxy.dsn, autocommit=True) as killed:
        proxy.hold(b"")
        # The beginning of a message; its client ends before the rest.
        os.write(killed.pgconn.socket, b"P\0\0")
        wait_until(lambda: proxy.has_held)
    proxy.deliver()
    proxy.heal()
    assert rows_of(proxy.dsn, "select 1") == [(1,)]
