"""What was sent, and whose answer was lost, does not come later than what was sent in its place.

A connection is lost while its transaction is held on its way, as a pooler, a network or a server
process that stands still may do. The saver or store sends it again, and that is acknowledged;
so is what follows. Then the first one is delivered.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from datetime import timedelta
from typing import Any

import psycopg
import pytest
from psycopg import errors
from psycopg.conninfo import make_conninfo
from psycopg_pool import ConnectionPool

from pg_checkpoint import AsyncPostgresSaver, AsyncPostgresStore, PostgresSaver, RetentionPolicy
from pg_checkpoint.core.transaction import load_queries
from tests.faults.pgbouncer import HOSTILE, run_pgbouncer
from tests.faults.proxy import Proxy, proxied
from tests.making import META, aput, checkpoint_of, config_for, ids_of, rows_of
from tests.seams import database_of, give_up_at_once
from tests.servers import Server
from tests.waiting import until, wait_until

NAMESPACE = ("users", "u")


@pytest.fixture
def proxy(dsn: str) -> Iterator[Proxy]:
    with proxied(dsn) as between:
        yield between


@pytest.fixture
async def far(proxy: Proxy) -> AsyncIterator[AsyncPostgresSaver]:
    """A saver on the other side of the proxy, in use."""
    async with AsyncPostgresSaver.from_conn_string(proxy.dsn) as saver:
        await aput(saver, config_for("another thread"), {"a": 0})
        yield saver


@pytest.fixture
async def store(proxy: Proxy) -> AsyncIterator[AsyncPostgresStore]:
    """A store on the other side of the proxy, in use."""
    async with AsyncPostgresStore.from_conn_string(proxy.dsn) as opened:
        await opened.aput(NAMESPACE, "another", {"n": 0})
        yield opened


def _delivered(proxy: Proxy) -> None:
    """Delivers what must have been held: else this proved nothing."""
    assert proxy.has_held
    proxy.deliver()


async def _values(saver: AsyncPostgresSaver) -> list[Any]:
    found = await saver.aget_tuple(config_for("t"))
    return [value for *_, value in found.pending_writes or ()] if found else []


async def test_a_deleted_thread_stays_deleted(far: AsyncPostgresSaver, proxy: Proxy) -> None:
    proxy.hold(b"early value")
    await aput(far, config_for("t"), {"a": "early value" * 10})
    await far.adelete_thread("t")
    _delivered(proxy)
    assert await ids_of(far, config_for("t")) == []


async def test_a_pruned_checkpoint_stays_pruned(far: AsyncPostgresSaver, proxy: Proxy) -> None:
    first = await aput(far, config_for("t"), {"a": "1"}, checkpoint_id="1")
    proxy.hold(b"early value")
    second = await aput(far, first, {"a": "early value" * 10}, checkpoint_id="2")
    await aput(far, second, {"a": "3"}, checkpoint_id="3")
    await far.aprune(["t"])
    _delivered(proxy)
    assert await ids_of(far, config_for("t")) == ["3"]


async def test_an_error_that_was_replaced_stays_so(far: AsyncPostgresSaver, proxy: Proxy) -> None:
    config = await aput(far, config_for("t"), {"a": "1"})
    proxy.hold(b"early value")
    await far.aput_writes(config, [("__error__", "early value")], "task")
    await far.aput_writes(config, [("__error__", "newer")], "task")
    _delivered(proxy)
    assert await _values(far) == ["newer"]


async def test_results_that_were_dropped_stay_dropped(
    far: AsyncPostgresSaver, proxy: Proxy
) -> None:
    config = await aput(far, config_for("t"), {"a": "1"}, checkpoint_id="1")
    proxy.hold(b"early value")
    await far.aput_writes(config, [("a", "early value")], "task")
    await aput(far, config, {"a": "2"}, checkpoint_id="2")
    await far.apply_retention(RetentionPolicy(keep_results_for=timedelta(0)))
    _delivered(proxy)
    (*_, first) = [c async for c in far.alist(config_for("t"))]
    assert first.pending_writes == []


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
    with psycopg.connect(dsn) as connection:
        assert connection.execute("select from pgcheckpoint.checkpoint_leases").rowcount == 0


async def test_what_timed_out_and_is_repeated_does_not_come_late(proxy: Proxy) -> None:
    """Nobody resends what was given up: the next change of anything revokes it."""
    async with AsyncPostgresSaver.from_conn_string(proxy.dsn, write_timeout=1.0) as saver:
        await aput(saver, config_for("another thread"), {"a": 0})
        proxy.hold(b"early value")
        with pytest.MonkeyPatch.context() as patch:
            give_up_at_once(patch, saver)
            with pytest.raises(psycopg.OperationalError):
                await aput(saver, config_for("t"), {"a": "early value" * 10}, checkpoint_id="1")
        await aput(saver, config_for("t"), {"a": "repeated"}, checkpoint_id="1")
        await saver.adelete_thread("t")
        _delivered(proxy)
        assert await ids_of(saver, config_for("t")) == []


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
        early = checkpoint_of({"a": "early value" * 10})
        saver.put(config_for("t"), early, META, {"a": "1"})
        saver.delete_thread("t")
        _delivered(proxy)
        assert saver.get_tuple(config_for("t")) is None


@pytest.mark.pgbouncer
async def test_the_same_behind_a_pooler(server: Server, dsn: str) -> None:
    with run_pgbouncer(server.dsn, HOSTILE) as pooled:
        name = psycopg.conninfo.conninfo_to_dict(dsn)["dbname"]
        with proxied(make_conninfo(pooled, dbname=name)) as between:
            async with AsyncPostgresSaver.from_conn_string(between.dsn) as saver:
                await aput(saver, config_for("another thread"), {"a": 0})
                await test_a_deleted_thread_stays_deleted(saver, between)


async def _newer(store: AsyncPostgresStore) -> None:
    await store.aput(NAMESPACE, "k", {"v": "newer"})


async def _delete(store: AsyncPostgresStore) -> None:
    await store.adelete(NAMESPACE, "k")


async def _put(store: AsyncPostgresStore) -> None:
    await store.aput(NAMESPACE, "k", {"v": "early value"})


async def _put_for_a_while(store: AsyncPostgresStore) -> None:
    await store.aput(NAMESPACE, "k", {"v": "early value"}, ttl=5)


async def _put_if(store: AsyncPostgresStore) -> None:
    found = await store.aget(NAMESPACE, "k")
    assert found is not None
    await store.aput(NAMESPACE, "k", {"v": "early value"}, if_version=found.updated_at)


async def _update(store: AsyncPostgresStore) -> None:
    await store.aupdate(NAMESPACE, "k", lambda value: {"v": "early value"})


@pytest.mark.parametrize("early", [_put, _put_for_a_while, _put_if, _update])
@pytest.mark.parametrize("later", [_newer, _delete])
async def test_an_item_is_as_it_was_put_last(
    store: AsyncPostgresStore,
    proxy: Proxy,
    early: Callable[[AsyncPostgresStore], Awaitable[None]],
    later: Callable[[AsyncPostgresStore], Awaitable[None]],
) -> None:
    await store.aput(NAMESPACE, "k", {"v": "first"})
    proxy.hold(b"early value")
    await early(store)
    await later(store)
    _delivered(proxy)
    found = await store.aget(NAMESPACE, "k")
    assert (found and found.value) == ({"v": "newer"} if later is _newer else None)


async def test_an_item_that_was_put_again_is_not_deleted_late(
    store: AsyncPostgresStore, proxy: Proxy
) -> None:
    await store.aput(NAMESPACE, "deleted once", {"v": 1})
    proxy.hold(b"deleted once")
    await store.adelete(NAMESPACE, "deleted once")
    await store.aput(NAMESPACE, "deleted once", {"v": 2})
    _delivered(proxy)
    found = await store.aget(NAMESPACE, "deleted once")
    assert found is not None
    assert found.value == {"v": 2}


async def test_a_time_to_live_that_was_taken_back_stays_so(
    store: AsyncPostgresStore, proxy: Proxy, dsn: str
) -> None:
    proxy.hold(b"early value")
    await store.aput(NAMESPACE, "k", {"v": "early value"}, ttl=5)
    await store.aput(NAMESPACE, "k", {"v": "for good"}, ttl=None)
    _delivered(proxy)
    assert rows_of(dsn, "select expires_at from pgcheckpoint.store_items where key = 'k'") == [
        (None,)
    ]


def _sent(name: str) -> str:
    return load_queries()[name].decode()


def _whole_put(attempt: int) -> list[Any]:
    rows: list[list[str]] = [[] for _ in range(10)]
    return ["t", "", "x", None, '{"id": "x"}', "{}", None, b"", *rows, attempt]


# What a transaction is checked by: a statement at its end, or in that of a put that is all it does.
ENDS = [("check_attempt", [7]), ("put_whole_checkpoint", _whole_put(7))]


@pytest.mark.parametrize(("end", "parameters"), ENDS)
@pytest.mark.direct("looks at two sessions")
def test_an_attempt_that_has_not_come_to_its_end_fails(
    dsn: str, end: str, parameters: list[Any]
) -> None:
    with psycopg.connect(dsn) as early, psycopg.connect(dsn, autocommit=True) as later:
        lock = psycopg.RawCursor(early).execute
        lock("insert into pgcheckpoint.checkpoint_threads (thread_id) values ('t')")
        psycopg.RawCursor(later).execute(_sent("revoke_attempts"), [[7]])
        with pytest.raises(errors.DivisionByZero):
            lock(_sent(end), parameters)
    with psycopg.connect(dsn) as connection:
        assert connection.execute("select from pgcheckpoint.checkpoint_threads").rowcount == 0


@pytest.mark.parametrize(("end", "parameters"), ENDS)
@pytest.mark.direct("looks at two sessions")
def test_what_is_sent_again_waits_for_an_attempt_that_has(
    dsn: str, end: str, parameters: list[Any]
) -> None:
    thread = "insert into pgcheckpoint.checkpoint_threads (thread_id) values ('t')"
    with psycopg.connect(dsn) as early, psycopg.connect(dsn, autocommit=True) as later:
        early.execute(thread)
        psycopg.RawCursor(early).execute(_sent(end), parameters)
        psycopg.RawCursor(later).execute(_sent("revoke_attempts"), [[7]])
        later.execute("set lock_timeout = 50")
        with pytest.raises(errors.LockNotAvailable):
            later.execute(thread)
        early.commit()
        with pytest.raises(errors.UniqueViolation):
            later.execute(thread)


async def test_attempts_are_forgotten_when_nothing_can_have_kept_them(
    far: AsyncPostgresSaver, dsn: str, proxy: Proxy
) -> None:
    with psycopg.connect(dsn, autocommit=True) as connection:
        connection.execute(
            "insert into pgcheckpoint.lost_attempts"
            " select n, now() - n * interval '1 day' from generate_series(1, 14) n"
        )
        proxy.hold(b"early value")
        await aput(far, config_for("t"), {"a": "early value" * 10})
        query = "select attempt from pgcheckpoint.lost_attempts order by attempt limit 7"
        *young, lost = connection.execute(query).fetchall()
    assert [n for (n,) in young] == [1, 2, 3, 4, 5, 6]
    assert lost[0] > 14


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
    with psycopg.connect(proxy.dsn) as other:
        assert other.execute("select 1").fetchone() == (1,)
