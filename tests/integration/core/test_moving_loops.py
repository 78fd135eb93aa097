"""A saver that nothing is pending on moves to the event loop that uses it next."""

from __future__ import annotations

import asyncio
import gc
import socket
import sys
import threading
import warnings
from collections.abc import AsyncIterator, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, contextmanager
from functools import partial
from typing import Any

import psycopg
import pytest
from psycopg.conninfo import conninfo_to_dict, make_conninfo
from psycopg_pool import AsyncConnectionPool, ConnectionPool

from pg_checkpoint import (
    AesGcmCipher,
    AsyncPostgresSaver,
    KeyRing,
    LeaseHeldError,
    PostgresSaver,
    PostgresStore,
    SaverClosedError,
    UnusableConnectionError,
)
from pg_checkpoint.codec.reading import Selection
from tests.faults.proxy import TO_CLIENT, Proxy, proxied
from tests.keys import KEY
from tests.making import (
    META,
    aput,
    checkpoint_of,
    config_for,
    end_sessions,
    id_of,
    rows_of,
    run_sql,
    tuple_of,
)
from tests.seams import engine_of
from tests.waiting import PATIENCE, until, wait_until


@pytest.fixture(autouse=True)
def nothing_left_behind(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """No warnings of open connections, and no complaints of asyncio's."""
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        yield
        gc.collect()
    assert [str(w.message) for w in caught if w.category in (ResourceWarning, RuntimeWarning)] == []
    assert [r.message for r in caplog.records if r.name == "asyncio"] == []


async def _burst(saver: Any, name: str, count: int = 12) -> None:
    """Enough at once for every lock and queue to be waited for."""
    await asyncio.gather(
        *(aput(saver, config_for(f"{name} {n}"), {"n": [n]}) for n in range(count)),
        *(saver.aget_tuple(config_for(f"{name} {n}")) for n in range(count)),
    )
    for n in range(count):
        found = await saver.aget_tuple(config_for(f"{name} {n}"))
        assert found.checkpoint["channel_values"] == {"n": [n]}


def _all_are_closed(dsn: str) -> bool:
    """Waits until there is no connection to the database beside this one."""
    others = (
        "select from pg_stat_activity where datname = current_database()"
        " and backend_type = 'client backend' and pid <> pg_backend_pid()"
    )
    with psycopg.connect(dsn, autocommit=True, prepare_threshold=None) as admin:
        return wait_until(lambda: not admin.execute(others).rowcount)


def test_set_up_in_one_loop_used_in_the_next_closed_in_a_third(direct_dsn: str) -> None:
    saver = AsyncPostgresSaver(direct_dsn)
    asyncio.run(saver.setup())
    assert saver.conn is not None
    for n in range(3):
        # Without a loop there is nothing to run on; which harms nobody.
        with pytest.raises(SaverClosedError, match="open"):
            saver.get_tuple(config_for("t"))
        asyncio.run(_burst(saver, f"round {n}"))
    asyncio.run(saver.close())
    assert saver.conn is None
    for call in (saver.aget_tuple(config_for("t")), aput(saver, config_for("t"), {})):
        with pytest.raises(SaverClosedError, match="closed"):
            asyncio.run(call)
    assert _all_are_closed(direct_dsn)


@pytest.mark.skipif(sys.version_info < (3, 12), reason="new in Python 3.12")
def test_loops_with_eager_tasks(dsn: str) -> None:
    saver = AsyncPostgresSaver(dsn, max_size=1)

    async def eagerly() -> None:
        factory: Any = asyncio.eager_task_factory  # type: ignore[attr-defined,unused-ignore]
        asyncio.get_running_loop().set_task_factory(factory)
        await saver.aget_tuple(config_for("t"))

    for _ in range(3):
        asyncio.run(eagerly())
    asyncio.run(saver.close())


@pytest.mark.parametrize("kind", ["connection", "pool", "async connection"])
def test_connections_that_were_given_move_too(dsn: str, kind: str) -> None:
    with (
        psycopg.connect(dsn) as connection,
        ConnectionPool(dsn, min_size=1, max_size=2, open=True) as pool,
    ):
        one = asyncio.run(psycopg.AsyncConnection.connect(dsn, autocommit=True))
        sources: dict[str, Any] = {"connection": connection, "pool": pool, "async connection": one}
        _use_in_three_loops(AsyncPostgresSaver(sources[kind]))
        asyncio.run(one.close())


def _use_in_three_loops(saver: AsyncPostgresSaver) -> None:
    before = {*threading.enumerate()}
    for n in range(2):
        asyncio.run(_burst(saver, f"round {n}"))
    asyncio.run(saver.close())

    async def opened_again() -> None:
        async with saver:
            await _burst(saver, "again")

    asyncio.run(opened_again())
    for thread in {*threading.enumerate()} - before:
        if thread.name.startswith("pg_checkpoint-blocking"):
            thread.join(PATIENCE)
            assert not thread.is_alive()


def test_an_asynchronous_pool_can_not_move_and_says_so(dsn: str) -> None:
    async def use() -> AsyncPostgresSaver:
        pool: Any = AsyncConnectionPool(dsn, min_size=1, max_size=1, open=False)
        await pool.open(wait=True)
        saver = AsyncPostgresSaver(pool)
        await _burst(saver, "t")
        return saver

    saver = asyncio.run(use())
    for call in (saver.aget_tuple(config_for("t")), aput(saver, config_for("t"), {})):
        with pytest.raises(SaverClosedError, match="AsyncConnectionPool"):
            asyncio.run(call)


async def test_an_asynchronous_pool_is_not_used_from_a_second_loop(dsn: str) -> None:
    """A call that waited for a connection there would not be woken."""
    async with AsyncConnectionPool(dsn, min_size=1, max_size=1, open=False) as pool:
        saver, store = PostgresSaver(pool), PostgresStore(pool)
        calls = partial(saver.get_tuple, config_for("t")), partial(store.get, ("users",), "k")
        for call in calls:
            with pytest.raises(UnusableConnectionError, match="give them a ConnectionPool"):
                await asyncio.to_thread(call)
        await asyncio.to_thread(saver.close)
        await asyncio.to_thread(store.close)
        assert await AsyncPostgresSaver(pool).aget_tuple(config_for("t")) is None


def test_a_blocking_saver_and_store_share_a_blocking_pool(dsn: str) -> None:
    with (
        ConnectionPool(dsn, min_size=1, max_size=1, open=True) as pool,
        PostgresSaver(pool) as saver,
        PostgresStore(pool) as store,
        ThreadPoolExecutor(8) as threads,
    ):
        items = threads.map(lambda n: store.get(("users",), str(n)), range(20), timeout=PATIENCE)
        found = threads.map(lambda n: saver.get_tuple(config_for(str(n))), range(20))
        assert [*items, *found] == [None] * 40


def test_two_loops_by_turns(dsn: str) -> None:
    """As with pytest-asyncio, whose loops stand still between the tests that they are for."""
    saver = AsyncPostgresSaver(dsn, max_size=1)
    with _two_loops() as loops:
        for n in range(4):
            loops[n % 2].run_until_complete(_burst(saver, f"turn {n}"))
        loops[0].run_until_complete(saver.close())
    assert _all_are_closed(dsn)


@contextmanager
def _two_loops() -> Iterator[list[asyncio.AbstractEventLoop]]:
    async def all_ended() -> None:
        """A pool that was left is closed when its loop turns again."""
        while others := [t for t in asyncio.all_tasks() if t is not asyncio.current_task()]:
            await asyncio.wait(others)

    loops = [asyncio.new_event_loop() for _ in range(2)]
    try:
        yield loops
    finally:
        for loop in loops:
            loop.run_until_complete(all_ended())
            loop.close()


def test_what_was_made_for_a_loop_that_has_ended_is_refused(dsn: str) -> None:
    """As a call that was begun in the instant in which its loop ended."""
    saver = AsyncPostgresSaver(dsn, max_size=1)
    asyncio.run(_burst(saver, "first"))
    left = engine_of(saver)

    async def too_late() -> None:
        await _burst(saver, "second")
        assert engine_of(saver) is not left
        for call in (left.fetch_point("t", Selection("t")), left.delete_thread("t")):
            with pytest.raises(SaverClosedError):
                await call
        await saver.close()

    asyncio.run(too_late())
    assert _all_are_closed(dsn)


def test_a_lease_is_not_renewed_on_the_next_loop_and_ends_there(dsn: str) -> None:
    saver, other = AsyncPostgresSaver(dsn), AsyncPostgresSaver(dsn)
    lease = saver.lease("t", ttl=9.0)
    expiry = "select expires_at from pgcheckpoint.checkpoint_leases"

    async def goes_on(config: Any) -> None:
        before = rows_of(dsn, expiry)
        await aput(saver, config, {"n": 2})
        assert "lease_heartbeats" not in {task.get_name() for task in asyncio.all_tasks()}
        assert rows_of(dsn, expiry) == before
        with pytest.raises(LeaseHeldError):
            await other.lease("t").__aenter__()
        await lease.__aexit__(None, None, None)
        async with other.lease("t"):
            await other.close()
        await saver.close()

    async def begins() -> Any:
        await lease.__aenter__()
        return await aput(saver, config_for("t"), {"n": 1})

    asyncio.run(goes_on(asyncio.run(begins())))


def test_it_does_not_move_while_something_is_pending(dsn: str) -> None:
    saver = AsyncPostgresSaver(dsn, max_size=1)
    with _two_loops() as (first, second):
        first.run_until_complete(saver.aget_tuple(config_for("t")))
        put = first.create_task(aput(saver, config_for("t"), {"n": 1}))
        while not saver.stats().queued_calls:
            first.run_until_complete(asyncio.sleep(0))
        with pytest.raises(SaverClosedError, match="loop"):
            second.run_until_complete(saver.aget_tuple(config_for("t")))
        config = first.run_until_complete(put)
        found = second.run_until_complete(tuple_of(saver, config_for("t")))
        assert id_of(found.config) == id_of(config)
        second.run_until_complete(saver.close())


@pytest.mark.parametrize("blocking", [False, True])
def test_who_waits_in_another_loop_hears_of_the_home_loops_end(dsn: str, blocking: bool) -> None:
    run_sql(dsn, "insert into pgcheckpoint.checkpoint_threads (thread_id) values ('t')")
    saver, is_open = AsyncPostgresSaver(dsn, max_size=1), threading.Event()

    async def home() -> None:
        await saver.open()
        is_open.set()
        await until(lambda: saver.stats().queued_calls)

    def call() -> None:
        is_open.wait(PATIENCE)
        checkpoint = checkpoint_of({"n": 1})
        if blocking:
            saver.put(config_for("t"), checkpoint, META, {"n": "1"})
        else:
            asyncio.run(saver.aput(config_for("t"), checkpoint, META, {"n": "1"}))

    with ThreadPoolExecutor(1) as threads, psycopg.connect(dsn) as lock:
        lock.execute("select from pgcheckpoint.checkpoint_threads for update")
        answer = threads.submit(call)
        asyncio.run(home())
        with pytest.raises(SaverClosedError, match="may have been applied"):
            answer.result(PATIENCE)


class _Ending(asyncio.SelectorEventLoop):
    """Runs, as far as others can see, and turns no more."""

    seems_to_run = False

    def is_running(self) -> bool:
        return self.seems_to_run or super().is_running()


@pytest.mark.parametrize("is_task", [False, True])
def test_calls_of_a_closed_loop(dsn: str, is_task: bool, caplog: pytest.LogCaptureFixture) -> None:
    assert _called_too_late(dsn, is_task) == [SaverClosedError] * 2
    gc.collect()
    # asyncio's word to whoever closes a loop that has tasks.
    assert all("destroyed but it is pending" in r.message for r in caplog.records)
    caplog.clear()


def _called_too_late(dsn: str, is_task: bool) -> list[type[BaseException | None]]:
    loop: Any = _Ending()
    with psycopg.connect(dsn) as connection, ThreadPoolExecutor(2) as threads:
        saver = AsyncPostgresSaver(connection)
        loop.run_until_complete(saver.aget_tuple(config_for("t")))
        loop.seems_to_run = True
        handed_over = len(loop._ready) + 2  # its queue
        answers = [
            threads.submit(lambda: asyncio.run(saver.aget_tuple(config_for("t")))),
            threads.submit(saver.get_tuple, config_for("t")),
        ]
        wait_until(lambda: len(loop._ready) >= handed_over)
        loop.seems_to_run = False
        if is_task:
            # One turn, which makes tasks of them: they would begin in the next one.
            loop.call_soon(loop.stop)
            loop.run_forever()
        loop.close()
        return [type(answer.exception(PATIENCE)) for answer in answers]


async def test_blocking_calls_in_all_threads_do_not_wait_for_themselves(dsn: str) -> None:
    asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(2))
    with (
        ConnectionPool(dsn, min_size=1, max_size=2, open=True) as pool,
        psycopg.connect(dsn) as connection,
    ):
        sources: list[Any] = [pool, connection]
        for source in sources:
            async with AsyncPostgresSaver(source, read_timeout=60) as saver:
                read = [asyncio.to_thread(saver.get_tuple, config_for("t")) for _ in range(8)]
                assert await asyncio.gather(*read) == [None] * 8


async def test_an_application_may_block_its_loop_for_what_the_saver_uses(dsn: str) -> None:
    """The loop can't go on before the saver's call has ended, which so must not need the loop."""
    with (
        psycopg.connect(dsn, autocommit=True) as connection,
        ConnectionPool(dsn, min_size=1, max_size=1, timeout=PATIENCE, open=True) as pool,
    ):
        async with _put_under_way(dsn, connection):
            connection.execute("select 1")
        async with _put_under_way(dsn, pool):
            with pool.connection() as own:
                own.execute("select 1")


@asynccontextmanager
async def _put_under_way(dsn: str, given: Any) -> AsyncIterator[None]:
    """A put that is answered in the block; the event loop has no turn before."""
    async with AsyncPostgresSaver(given) as saver:
        await aput(saver, config_for("t"), {})
        with psycopg.connect(dsn) as admin:
            admin.execute("lock table pgcheckpoint.checkpoint_threads")
            put = asyncio.create_task(aput(saver, config_for("t"), {}))
            blocked = "select from pg_locks where pg_backend_pid() = any(pg_blocking_pids(pid))"
            await until(lambda: admin.execute(blocked).rowcount > 0)
        yield
        await put


@pytest.fixture
def named(dsn: str, monkeypatch: pytest.MonkeyPatch) -> str:
    """The database of `dsn` on a host that has a name, after one that is down.

    No name, not even localhost, is known to every system that tests run on.
    """
    given, known = conninfo_to_dict(dsn), socket.getaddrinfo
    if given.get("host") != "127.0.0.1":
        return dsn

    def look_up(host: Any, *args: Any, **options: Any) -> Any:
        return known("127.0.0.1" if host == "database.example" else host, *args, **options)

    monkeypatch.setattr(socket, "getaddrinfo", look_up)
    return make_conninfo(dsn, host="127.0.0.1,database.example", port=f"1,{given['port']}")


async def test_blocking_calls_in_all_threads_wait_for_no_host(dsn: str, named: str) -> None:
    asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(2))
    async with AsyncPostgresSaver.from_conn_string(named) as saver:
        end_sessions(dsn)
        # They find that there is no connection, and a new one is made while they wait.
        read = [asyncio.to_thread(saver.get_tuple, config_for("t")) for _ in range(8)]
        assert await asyncio.wait_for(asyncio.gather(*read), PATIENCE) == [None] * 8


async def test_blocking_calls_in_all_threads_wait_for_no_key(dsn: str) -> None:
    asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(2))
    ring = KeyRing.from_callable({"a": KEY, "b": bytes(range(1, 33))}.__getitem__, active="a")
    options: Any = {"cipher": AesGcmCipher(ring), "encrypt_metadata": True}
    options["clear_metadata"] = ["run_id"]
    async with AsyncPostgresSaver.from_conn_string(dsn, **options) as saver:
        put = await aput(saver, config_for("t"), {}, metadata={"run_id": "r"})
        calls = [asyncio.to_thread(saver.delete_for_runs, ["r"]) for _ in range(4)]
        await asyncio.wait_for(asyncio.gather(*calls), PATIENCE)
        assert await saver.aget_tuple(put) is None


def test_a_loop_that_ends_while_a_pool_grows_ends(dsn: str) -> None:
    async def end_while_it_grows(proxy: Proxy) -> None:
        saver = AsyncPostgresSaver(proxy.dsn, max_size=4)
        await saver.aget_tuple(config_for("t"))
        proxy.stall(TO_CLIENT)
        reads = [asyncio.create_task(saver.aget_tuple(config_for(f"{n}"))) for n in range(2)]
        # The connection that there is, and those that get no answer.
        await until(lambda: proxy.connections >= 2)
        assert not any(read.done() for read in reads)

    with proxied(dsn) as proxy:
        thread = threading.Thread(
            target=lambda: asyncio.run(end_while_it_grows(proxy)), daemon=True
        )
        thread.start()
        thread.join(PATIENCE)
        assert not thread.is_alive()


async def test_its_lock_keeps_it_from_a_connection_that_was_given(dsn: str) -> None:
    """Under the names that the stock saver has for them."""
    async with await psycopg.AsyncConnection.connect(dsn, autocommit=True) as connection:
        saver = AsyncPostgresSaver(connection)
        assert (saver.conn, saver.pipe) == (connection, None)
        async with saver.lock, connection.transaction(force_rollback=True):
            put = asyncio.create_task(aput(saver, config_for("t"), {}))
            for _ in range(100):
                await asyncio.sleep(0)
            assert not put.done()
        config = await put
        assert (await tuple_of(saver, config_for("t"))).config == config
    with psycopg.connect(dsn, autocommit=True) as one, PostgresSaver(one) as blocking:
        blocking.get_tuple(config_for("t"))
        assert (blocking.conn is not None, blocking.pipe) == (True, None)
        with blocking.lock, one.transaction(force_rollback=True):
            put = asyncio.create_task(aput(blocking, config_for("u"), {}))
            await until(lambda: blocking.stats().queued_calls)
        await put
        assert blocking.get_tuple(config_for("u")) is not None
