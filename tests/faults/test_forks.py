"""Savers and stores of a process that forks: as gunicorn's preload_app and Celery's workers do."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import psycopg
import pytest
from opentelemetry.sdk.metrics import MeterProvider
from psycopg_pool import AsyncConnectionPool, ConnectionPool

from pg_checkpoint import (
    AsyncPostgresSaver,
    AsyncPostgresStore,
    LeaseHeldError,
    PostgresCache,
    PostgresSaver,
    PostgresStore,
    UnusableConnectionError,
)
from pg_checkpoint.core import connections
from pg_checkpoint.core.opentelemetry import instruments_of
from tests.making import META, aput, checkpoint_of, config_for
from tests.seams import engine_of
from tests.waiting import PATIENCE, grows, wait_until

pytestmark = [
    pytest.mark.skipif(not hasattr(os, "fork"), reason="this system does not fork"),
    pytest.mark.filterwarnings("ignore:.*fork:DeprecationWarning"),
]


def _in_a_fork(call: Callable[[], object]) -> str:
    """What a call answers in a forked process: the name of its error, or of its answer's type."""
    reading, writing = os.pipe()
    pid = os.fork()
    if pid == 0:
        # Whatever happens, the child must not go on with the tests.
        try:
            signal.alarm(int(PATIENCE))
            answer = type(call()).__name__
        except BaseException as error:
            answer = type(error).__name__
        os.write(writing, answer.encode())
        os._exit(0)
    os.close(writing)
    os.waitpid(pid, 0)
    with os.fdopen(reading) as pipe:
        return pipe.read() or "nothing in time"


def _holds_in_a_fork(*calls: Callable[[], object]) -> None:
    """Each in a process of its own; none raises."""
    assert [_in_a_fork(call) for call in calls] == ["NoneType"] * len(calls)


def _put(saver: PostgresSaver | AsyncPostgresSaver, name: str) -> Any:
    values = {"text": name, "list": list(range(1000))}
    versions: Any = dict.fromkeys(values, "1")
    return saver.put(config_for(name), checkpoint_of(values), META, versions)


@contextmanager
def _traffic(saver: PostgresSaver, store: PostgresStore) -> Iterator[None]:
    """Calls of several threads, which go on during the block."""
    stop, errors, done = threading.Event(), list[Exception](), [0]

    def work(name: str) -> None:
        try:
            while not stop.is_set():
                _put(saver, name)
                assert saver.get_tuple(config_for(name)) is not None
                store.put(("parent",), name, {"n": 1})
                done[0] += 1
        except Exception as error:
            errors.append(error)

    threads = [threading.Thread(target=work, args=(f"parent {n}",)) for n in range(4)]
    for thread in threads:
        thread.start()
    try:
        wait_until(lambda: errors or done[0] > 4)
        yield
        wait_until(grows(lambda: done[0] + len(errors)))
    finally:
        stop.set()
        for thread in threads:
            thread.join(PATIENCE)
    assert errors == []


def test_children_open_their_own_and_the_parent_goes_on_with_its_sessions(dsn: str) -> None:
    with PostgresSaver(dsn) as saver, PostgresStore(dsn) as store:

        def use() -> None:
            config = _put(saver, f"child {os.getpid()}")
            assert saver.get_tuple(config) is not None
            store.put(("child",), str(os.getpid()), {"n": 1})
            assert store.get(("child",), str(os.getpid())) is not None

        def use_and_beget() -> None:
            use()
            _holds_in_a_fork(use)
            use()
            saver.close()
            store.close()

        with _traffic(saver, store):
            # The last closes what it never used.
            _holds_in_a_fork(*[use, use_and_beget, saver.close] * 4)
        # No call of the parent had to be sent again, on another connection.
        assert (saver.stats().retries, store.stats().retries) == ({}, {})
        assert len(store.search(("child",), limit=100)) == 12


def test_a_child_that_closes_what_it_inherited_ends_no_session_of_the_parent(dsn: str) -> None:
    with PostgresSaver(dsn) as saver:
        _put(saver, "t")
        inherited = list(connections._own_connections)
        assert [c for c in inherited if not c.closed]

        def close_all() -> None:
            for connection in inherited:
                connection.pgconn.finish()

        _holds_in_a_fork(close_all)
        _put(saver, "t")
        assert saver.stats().retries == {}


async def test_asynchronous_ones_on_the_childs_own_loop(dsn: str) -> None:
    unused = AsyncPostgresSaver(dsn)
    async with AsyncPostgresSaver(dsn) as saver, AsyncPostgresStore(dsn) as store:
        config = await aput(saver, config_for("t"), {})
        await store.aput(("a",), "k", {"n": 1})

        async def use() -> None:
            for one in (saver, unused):
                assert await one.aget_tuple(config) is not None
                await aput(one, config, {"n": 1})
                await one.close()
            assert await store.aget(("a",), "k") is not None
            await store.aput(("a",), "k", {"n": 2})
            await store.close()

        _holds_in_a_fork(*[lambda: asyncio.run(use())] * 2)
        assert await saver.aget_tuple(config) is not None
        assert (saver.stats().retries, store.stats().retries) == ({}, {})


def test_connections_that_were_given_are_not_shared(dsn: str) -> None:
    with ConnectionPool(dsn, min_size=1) as pool, psycopg.Connection.connect(dsn) as connection:
        for source in (pool, connection):
            saver, store = PostgresSaver(source), PostgresStore(source)
            config = _put(saver, "t")

            def refused(saver: Any = saver, store: Any = store) -> None:
                reads = (saver.get_tuple, config_for("t")), (store.get, ("a",), "k")
                for call, *arguments in (*reads, (_put, saver, "t")):
                    with pytest.raises(UnusableConnectionError, match=r"give the \w+ a DSN"):
                        call(*arguments)

            _holds_in_a_fork(refused, saver.close, saver.open)
            # The parent goes on.
            assert saver.get_tuple(config) is not None
            assert saver.stats().retries == {}


async def test_an_asynchronous_pool_that_was_given_is_not_shared(dsn: str) -> None:
    async with AsyncConnectionPool(dsn, open=False) as pool:
        saver = AsyncPostgresSaver(pool)
        await aput(saver, config_for("t"), {})

        async def use() -> Any:
            return await saver.aget_tuple(config_for("t"))

        assert _in_a_fork(lambda: asyncio.run(use())) == UnusableConnectionError.__name__
        assert await use() is not None


def test_a_lease_stays_the_parents(dsn: str) -> None:
    with PostgresSaver(dsn) as saver, PostgresSaver(dsn) as other:
        lease = saver.lease("t")
        with lease:
            _put(saver, "t")

            def leave() -> None:
                with pytest.raises(LeaseHeldError), saver.lease("t"):
                    pass
                lease.__exit__(None, None, None)

            _holds_in_a_fork(leave)
            with pytest.raises(LeaseHeldError), other.lease("t"):
                pass
            _put(saver, "t")
            assert not lease.lost


def test_a_listing_is_continued_in_child_and_parent(dsn: str) -> None:
    with PostgresSaver(dsn) as saver:
        for n in range(300):
            _put(saver, f"t{n}")
        listed = saver.list(None)
        next(listed)

        def go_on() -> None:
            assert len(list(listed)) == 299

        _holds_in_a_fork(go_on)
        go_on()


def test_a_child_counts_from_zero(dsn: str) -> None:
    with PostgresSaver(dsn) as saver, PostgresCache(dsn) as cache:
        _put(saver, "t")
        provider = MeterProvider()
        instruments = instruments_of(provider)
        instruments.add(engine_of(saver), engine_of(saver).watch.counts)

        def count() -> None:
            assert instruments._savers == {}
            assert saver.stats().put.calls == 0
            _put(saver, "t")
            assert saver.stats().put.calls == 1
            instruments.add(engine_of(saver), engine_of(saver).watch.counts)
            cache.get([(("n",), "k")])
            assert (cache.stats().get.calls, cache.stats().misses) == (1, 1)

        # As a thread that collects metrics, and that the child does not have, may hold it.
        with instruments._lock:
            _holds_in_a_fork(count)
        assert (saver.stats().put.calls, cache.stats().misses) == (1, 0)
        provider.shutdown()


PRELOADED = """
import os, sys
from pg_checkpoint import PostgresSaver, PostgresStore
from tests.faults.test_forks import _put
from tests.making import config_for

# As at the top of an application's module.
saver = PostgresSaver.from_conn_string(sys.argv[1]).__enter__()
store = PostgresStore.from_conn_string(sys.argv[1]).__enter__()
saver.setup()
store.setup()
_put(saver, "t")
workers = []
for n in range(4):
    if not (pid := os.fork()):
        if n > 0:  # one ends without a request
            assert saver.get_tuple(config_for("t")) is not None
            _put(saver, f"of worker {n}")
            store.put(("a",), str(n), {})
        # As gunicorn's workers end: with all that the interpreter tidies up.
        sys.exit(0)
    workers.append(pid)
for pid in workers:
    assert os.waitpid(pid, 0)[1] == 0
assert len(store.search(("a",))) == 3
assert len({c.config["configurable"]["thread_id"] for c in saver.list(None)}) == 4
assert not saver.stats().retries and not store.stats().retries
"""


def test_workers_of_a_preloaded_application(dsn: str) -> None:
    command = [sys.executable, "-W", "ignore::DeprecationWarning", "-c", PRELOADED, dsn]
    how: Any = {"capture_output": True, "text": True, "timeout": PATIENCE, "check": False}
    done = subprocess.run(command, cwd=Path(__file__).parents[2], **how)
    assert (done.stderr, done.returncode) == ("", 0)
