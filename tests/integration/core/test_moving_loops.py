"""A saver that nothing is pending on moves to the event loop that uses it next, if that works."""

from __future__ import annotations

import asyncio
import gc
import os
import socket
import subprocess
import sys
import threading
import warnings
from collections import deque
from collections.abc import AsyncIterator, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import psycopg
import pytest
from psycopg.conninfo import conninfo_to_dict, make_conninfo
from psycopg_pool import AsyncConnectionPool, ConnectionPool

import pg_checkpoint as pg
from pg_checkpoint.codec.reading import Selection
from pg_checkpoint.core.loops import LoopBridge
from tests.command_line import ROOT, environment
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


def _are_refused(saver: pg.AsyncPostgresSaver, said: str) -> None:
    for call in (saver.aget_tuple(config_for("t")), aput(saver, config_for("t"), {})):
        with pytest.raises(pg.SaverClosedError, match=said):
            asyncio.run(call)


def test_set_up_in_one_loop_used_in_the_next_closed_in_a_third(direct_dsn: str) -> None:
    saver = pg.AsyncPostgresSaver(direct_dsn)
    asyncio.run(saver.setup())
    assert saver.conn is not None
    for n in range(3):
        # Without a loop there is nothing to run on; which harms nobody.
        with pytest.raises(pg.SaverClosedError, match="open"):
            saver.get_tuple(config_for("t"))
        asyncio.run(_burst(saver, f"round {n}"))
    asyncio.run(saver.close())
    assert saver.conn is None
    _are_refused(saver, "closed")
    assert _all_are_closed(direct_dsn)


@pytest.mark.skipif(sys.version_info < (3, 12), reason="new in Python 3.12")
def test_loops_with_eager_tasks(dsn: str) -> None:
    saver = pg.AsyncPostgresSaver(dsn, max_size=1)

    async def eagerly() -> None:
        factory: Any = asyncio.eager_task_factory  # type: ignore[attr-defined,unused-ignore]
        asyncio.get_running_loop().set_task_factory(factory)
        await saver.aget_tuple(config_for("t"))

    for _ in range(3):
        asyncio.run(eagerly())
    asyncio.run(saver.close())


@pytest.mark.parametrize("kind", ["connection", "pool", "async connection"])
def test_connections_that_were_given_move_too(dsn: str, kind: str) -> None:
    async def opened_again() -> None:
        async with saver:
            await _burst(saver, "again")

    with (
        psycopg.connect(dsn) as connection,
        ConnectionPool(dsn, min_size=1, max_size=2, open=True) as pool,
    ):
        one = asyncio.run(psycopg.AsyncConnection.connect(dsn, autocommit=True))
        sources: dict[str, Any] = {"connection": connection, "pool": pool, "async connection": one}
        saver, before = pg.AsyncPostgresSaver(sources[kind]), {*threading.enumerate()}
        for n in range(2):
            asyncio.run(_burst(saver, f"round {n}"))
        asyncio.run(saver.close())
        asyncio.run(opened_again())
        for thread in {*threading.enumerate()} - before:
            if thread.name.startswith("pg_checkpoint-blocking"):
                thread.join(PATIENCE)
                assert not thread.is_alive()
        asyncio.run(one.close())


def test_an_asynchronous_pool_can_not_move_and_says_so(dsn: str) -> None:
    async def use() -> pg.AsyncPostgresSaver:
        pool: Any = AsyncConnectionPool(dsn, min_size=1, max_size=1, open=False)
        await pool.open(wait=True)
        saver = pg.AsyncPostgresSaver(pool)
        await _burst(saver, "t")
        return saver

    _are_refused(asyncio.run(use()), "AsyncConnectionPool")


async def test_an_asynchronous_pool_is_not_used_from_a_second_loop(dsn: str) -> None:
    """A call that waited for a connection there would not be woken."""
    async with AsyncConnectionPool(dsn, min_size=1, max_size=1, open=False) as pool:
        saver, store = pg.PostgresSaver(pool), pg.PostgresStore(pool)
        for call in (partial(saver.get_tuple, config_for("t")), partial(store.get, ("a",), "k")):
            with pytest.raises(pg.UnusableConnectionError, match="give them a ConnectionPool"):
                await asyncio.to_thread(call)
        for close in (saver.close, store.close):
            await asyncio.to_thread(close)
        assert await pg.AsyncPostgresSaver(pool).aget_tuple(config_for("t")) is None


def test_a_blocking_saver_and_store_share_a_blocking_pool(dsn: str) -> None:
    with (
        ConnectionPool(dsn, min_size=1, max_size=1, open=True) as pool,
        pg.PostgresSaver(pool) as saver,
        pg.PostgresStore(pool) as store,
        ThreadPoolExecutor(8) as threads,
    ):
        items = threads.map(lambda n: store.get(("users",), str(n)), range(20), timeout=PATIENCE)
        found = threads.map(lambda n: saver.get_tuple(config_for(str(n))), range(20))
        assert [*items, *found] == [None] * 40


Loops = list[asyncio.AbstractEventLoop]


@pytest.fixture
def loops(dsn: str) -> Iterator[Loops]:
    """Two that turn when a test lets them, after which nothing may be open."""

    async def all_ended() -> None:
        """A pool that was left is closed when its loop turns again."""
        while others := [t for t in asyncio.all_tasks() if t is not asyncio.current_task()]:
            await asyncio.wait(others)

    both = [asyncio.new_event_loop() for _ in range(2)]
    yield both
    for loop in both:
        loop.run_until_complete(all_ended())
        loop.close()
    assert _all_are_closed(dsn)


def test_two_loops_by_turns(dsn: str, loops: Loops) -> None:
    """As with pytest-asyncio, whose loops stand still between the tests that they are for."""
    saver = pg.AsyncPostgresSaver(dsn, max_size=1)
    for n in range(4):
        loops[n % 2].run_until_complete(_burst(saver, f"turn {n}"))
    loops[0].run_until_complete(saver.close())


def test_what_was_made_for_a_loop_that_has_ended_is_refused(dsn: str) -> None:
    """As a call that was begun in the instant in which its loop ended."""
    saver = pg.AsyncPostgresSaver(dsn, max_size=1)
    asyncio.run(_burst(saver, "first"))
    left = engine_of(saver)

    async def too_late() -> None:
        await _burst(saver, "second")
        assert engine_of(saver) is not left
        for call in (left.fetch_point("t", Selection("t")), left.delete_thread("t")):
            with pytest.raises(pg.SaverClosedError):
                await call
        await saver.close()

    asyncio.run(too_late())
    assert _all_are_closed(dsn)


def test_a_lease_is_not_renewed_on_the_next_loop_and_ends_there(dsn: str) -> None:
    saver, other = pg.AsyncPostgresSaver(dsn), pg.AsyncPostgresSaver(dsn)
    lease = saver.lease("t", ttl=9.0)
    expiry = "select expires_at from pgcheckpoint.checkpoint_leases"

    async def goes_on(config: Any) -> None:
        before = rows_of(dsn, expiry)
        await aput(saver, config, {"n": 2})
        assert "lease_heartbeats" not in {task.get_name() for task in asyncio.all_tasks()}
        assert rows_of(dsn, expiry) == before
        with pytest.raises(pg.LeaseHeldError):
            await other.lease("t").__aenter__()
        await lease.__aexit__(None, None, None)
        async with other.lease("t"):
            await other.close()
        await saver.close()

    async def begins() -> Any:
        await lease.__aenter__()
        return await aput(saver, config_for("t"), {"n": 1})

    asyncio.run(goes_on(asyncio.run(begins())))


def test_it_does_not_move_while_something_is_pending(dsn: str, loops: Loops) -> None:
    saver, (first, second) = pg.AsyncPostgresSaver(dsn, max_size=1), loops
    first.run_until_complete(saver.aget_tuple(config_for("t")))
    put = first.create_task(aput(saver, config_for("t"), {"n": 1}))
    while not saver.stats().queued_calls:
        first.run_until_complete(asyncio.sleep(0))
    with pytest.raises(pg.SaverClosedError, match="loop"):
        second.run_until_complete(saver.aget_tuple(config_for("t")))
    config = first.run_until_complete(put)
    found = second.run_until_complete(tuple_of(saver, config_for("t")))
    assert id_of(found.config) == id_of(config)
    second.run_until_complete(saver.close())


@pytest.mark.parametrize("blocking", [False, True])
def test_who_waits_in_another_loop_hears_of_the_home_loops_end(dsn: str, blocking: bool) -> None:
    run_sql(dsn, "insert into pgcheckpoint.checkpoint_threads (thread_id) values ('t')")
    saver, is_open = pg.AsyncPostgresSaver(dsn, max_size=1), threading.Event()

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
        with pytest.raises(pg.SaverClosedError, match="may have been applied"):
            answer.result(PATIENCE)


class _Standing(asyncio.SelectorEventLoop):
    """Runs, as far as others can see, and turns no more."""

    seems_to_run = False

    def is_running(self) -> bool:
        return self.seems_to_run or super().is_running()


@pytest.mark.parametrize("is_task", [False, True])
def test_calls_of_a_closed_loop(dsn: str, is_task: bool, caplog: pytest.LogCaptureFixture) -> None:
    assert _called_too_late(dsn, is_task) == [pg.SaverClosedError] * 2
    gc.collect()
    # asyncio's word to whoever closes a loop that has tasks.
    assert all("destroyed but it is pending" in r.message for r in caplog.records)
    caplog.clear()


def _called_too_late(dsn: str, is_task: bool) -> list[type[BaseException | None]]:
    loop: Any = _Standing()
    with psycopg.connect(dsn) as connection, ThreadPoolExecutor(2) as threads:
        saver = pg.AsyncPostgresSaver(connection)
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


async def _read_in_all_threads(saver: pg.AsyncPostgresSaver) -> None:
    asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(2))
    read = [asyncio.to_thread(saver.get_tuple, config_for("t")) for _ in range(8)]
    assert await asyncio.wait_for(asyncio.gather(*read), PATIENCE) == [None] * 8


async def test_blocking_calls_in_all_threads_do_not_wait_for_themselves(dsn: str) -> None:
    with (
        ConnectionPool(dsn, min_size=1, max_size=2, open=True) as pool,
        psycopg.connect(dsn) as connection,
    ):
        sources: list[Any] = [pool, connection]
        for source in sources:
            async with pg.AsyncPostgresSaver(source, read_timeout=60) as saver:
                await _read_in_all_threads(saver)


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
    async with pg.AsyncPostgresSaver(given) as saver:
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
    async with pg.AsyncPostgresSaver.from_conn_string(named) as saver:
        end_sessions(dsn)
        # They find that there is no connection, and a new one is made while they wait.
        await _read_in_all_threads(saver)


async def test_blocking_calls_in_all_threads_wait_for_no_key(dsn: str) -> None:
    asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(2))
    ring = pg.KeyRing.from_callable({"a": KEY, "b": bytes(range(1, 33))}.__getitem__, active="a")
    options: Any = {"cipher": pg.AesGcmCipher(ring), "encrypt_metadata": True}
    options["clear_metadata"] = ["run_id"]
    async with pg.AsyncPostgresSaver.from_conn_string(dsn, **options) as saver:
        put = await aput(saver, config_for("t"), {}, metadata={"run_id": "r"})
        calls = [asyncio.to_thread(saver.delete_for_runs, ["r"]) for _ in range(4)]
        await asyncio.wait_for(asyncio.gather(*calls), PATIENCE)
        assert await saver.aget_tuple(put) is None


def test_a_loop_that_ends_while_a_pool_grows_ends(dsn: str) -> None:
    async def end_while_it_grows(proxy: Proxy) -> None:
        saver = pg.AsyncPostgresSaver(proxy.dsn, max_size=4)
        await saver.aget_tuple(config_for("t"))
        proxy.stall(TO_CLIENT)
        reads = [asyncio.create_task(saver.aget_tuple(config_for(f"{n}"))) for n in range(2)]
        # The connection that there is, and those that get no answer.
        await until(lambda: proxy.connections >= 2)
        assert not any(read.done() for read in reads)

    with proxied(dsn) as proxy:
        ends = threading.Thread(target=lambda: asyncio.run(end_while_it_grows(proxy)), daemon=True)
        ends.start()
        ends.join(PATIENCE)
        assert not ends.is_alive()


async def test_its_lock_keeps_it_from_a_connection_that_was_given(dsn: str) -> None:
    """Under the names that the stock saver has for them."""
    async with await psycopg.AsyncConnection.connect(dsn, autocommit=True) as connection:
        saver = pg.AsyncPostgresSaver(connection)
        assert (saver.conn, saver.pipe) == (connection, None)
        async with saver.lock, connection.transaction(force_rollback=True):
            put = asyncio.create_task(aput(saver, config_for("t"), {}))
            for _ in range(100):
                await asyncio.sleep(0)
            assert not put.done()
        config = await put
        assert (await tuple_of(saver, config_for("t"))).config == config
    with psycopg.connect(dsn, autocommit=True) as one, pg.PostgresSaver(one) as blocking:
        blocking.get_tuple(config_for("t"))
        assert (blocking.conn is not None, blocking.pipe) == (True, None)
        with blocking.lock, one.transaction(force_rollback=True):
            put = asyncio.create_task(aput(blocking, config_for("u"), {}))
            await until(lambda: blocking.stats().queued_calls)
        await put
        assert blocking.get_tuple(config_for("u")) is not None


# --- where the default loop is one that psycopg can't work on, as on Windows ---


# sitecustomize.py: asyncio.run makes a loop that is called what Windows' default one is.
PROACTOR = """
import asyncio

class ProactorEventLoop(asyncio.SelectorEventLoop): ...

asyncio.ProactorEventLoop = ProactorEventLoop
asyncio.events.new_event_loop = ProactorEventLoop
"""
USER = """
import asyncio, os
from pg_checkpoint import AsyncPostgresSaver

async def main():
    async with AsyncPostgresSaver.from_conn_string(os.environ["PG_CHECKPOINT_DSN"]):
        print("open")

asyncio.run(main(){})
"""
SELECTOR = ", loop_factory=asyncio.SelectorEventLoop"


def _run(folder: Path, dsn: str, *command: str) -> subprocess.CompletedProcess[str]:
    (folder / "sitecustomize.py").write_text(PROACTOR)
    # A folder with pg_checkpoint in it comes first by itself.
    env = environment(dsn, PYTHONPATH=os.pathsep.join([str(folder), str(ROOT)]))
    how: Any = {"cwd": ROOT, "env": env, "check": False}
    return subprocess.run([sys.executable, *command], capture_output=True, text=True, **how)


def test_users_are_told_which_loop_works(dsn: str, tmp_path: Path) -> None:
    done = _run(tmp_path, dsn, "-c", USER.format(""))
    assert "UnusableConnectionError: psycopg does not support Windows'" in done.stderr
    assert "--loop asyncio:SelectorEventLoop" in done.stderr


@pytest.mark.skipif(sys.version_info < (3, 12), reason="asyncio.run has no loop_factory")
def test_the_loop_that_they_are_told_of_works(dsn: str, tmp_path: Path) -> None:
    assert _run(tmp_path, dsn, "-c", USER.format(SELECTOR)).stdout == "open\n"


@pytest.mark.skipif(sys.version_info < (3, 11), reason="there only Windows' own policy helps")
def test_our_own_programs_choose_another_loop(dsn: str, tmp_path: Path) -> None:
    done = _run(tmp_path, dsn, "-m", "pg_checkpoint", "verify")
    assert done.returncode == 0, done.stdout + done.stderr
    assert "UnsupportedEventLoop" not in done.stdout + done.stderr


# --- calls from elsewhere to a home loop that ends ---


async def test_who_is_cancelled_once_the_loop_is_closed_leaves_nothing_behind() -> None:
    loop = _Standing()
    loop.seems_to_run = True
    bridge: LoopBridge[Any] = LoopBridge(lambda: loop)
    handed_over = asyncio.ensure_future(bridge.run(asyncio.sleep(0)))
    await asyncio.sleep(0)
    loop.seems_to_run = False
    loop.close()
    handed_over.cancel()
    with pytest.raises(asyncio.CancelledError):
        await handed_over


class _Shared(deque[Any]):
    """Another thread takes what is there, after each look."""

    def __bool__(self) -> bool:
        return True


def test_calls_that_another_thread_took_are_not_missed() -> None:
    bridge: LoopBridge[Any] = LoopBridge()
    bridge._calls = _Shared()
    bridge.leave()


NEVER_STOPPED = """
import asyncio
from pg_checkpoint.core.loops import LoopThread

thread = LoopThread()
loop = thread.start()

async def work(begun):
    begun.set_result(None)
    try:
        await asyncio.sleep(3600)
    finally:
        await asyncio.sleep(0.5)
        print("tidied up")

async def begin():
    begun = loop.create_future()
    loop.work = loop.create_task(work(begun))
    await begun

asyncio.run_coroutine_threadsafe(begin(), loop).result()
"""


def test_the_end_of_a_program_waits_until_the_tasks_of_its_loops_have_tidied_up() -> None:
    """Else they are destroyed in the middle, and say so."""
    command = [sys.executable, "-c", NEVER_STOPPED]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.stdout, done.stderr, done.returncode) == ("tidied up\n", "", 0)
