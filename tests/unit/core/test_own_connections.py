"""Around psycopg's connections: addresses of hosts, functions that hang, time limits."""

from __future__ import annotations

import asyncio
import socket
import subprocess
import sys
import threading
from collections.abc import Awaitable, Iterator
from functools import partial
from typing import Any

import psycopg
import pytest

from pg_checkpoint.core import connections
from pg_checkpoint.core.connections import called, with_timeout
from tests.cases import each
from tests.seams import limit
from tests.waiting import PATIENCE, until, wait_until

BOUND, LONG = 16, 60.0
KNOWN = {"one": ["192.0.2.1"], "two": ["192.0.2.2", "2001:db8::2"]}


@pytest.fixture
def names(monkeypatch: pytest.MonkeyPatch) -> None:
    def look_up(host: str, port: str, **_: Any) -> list[Any]:
        if host not in KNOWN:
            raise socket.gaierror("not known")
        return [(0, 0, 0, "", (address, port)) for address in KNOWN[host]]

    monkeypatch.setattr(socket, "getaddrinfo", look_up)
    for name in ("PGHOST", "PGPORT", "PGHOSTADDR", "PGSERVICE"):
        monkeypatch.delenv(name, raising=False)


@each(
    "conninfo, found",
    [
        ("host=one", ("one", "192.0.2.1", "5432")),
        ("host=two port=7", ("two,two", "192.0.2.2,2001:db8::2", "7,7")),
        ("host=one,two port=1,2", ("one,two,two", "192.0.2.1,192.0.2.2,2001:db8::2", "1,2,2")),
        ("host=/run,one,::1 port=1", ("/run,one,::1", ",192.0.2.1,", "1,1,1")),
        ("postgresql://lost,one/db", ("one", "192.0.2.1", "")),
        ("", ()),
        ("host=/run/postgresql", ()),
        ("host=127.0.0.1", ()),
        ("host=one hostaddr=192.0.2.9", ()),
        ("host=one service=s", ()),
        ("host=one,two port=1,2,3", ()),
    ],
)
async def test_each_address_of_each_host(names: None, conninfo: str, found: Any) -> None:
    expected = dict(zip(("host", "hostaddr", "port"), found, strict=True)) if found else {}
    assert await connections._addresses(conninfo) == expected


async def test_the_environment_names_hosts(names: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PGHOST", "one")
    monkeypatch.setenv("PGPORT", "7")
    found = await connections._addresses("dbname=d")
    assert found == {"host": "one", "hostaddr": "192.0.2.1", "port": "7"}


async def test_no_name_has_an_address(names: None) -> None:
    with pytest.raises(psycopg.OperationalError, match="failed to resolve host 'lost', 'gone'"):
        await connections.OwnConnection.connect("host=lost,gone")


async def test_what_was_being_made_is_closed_though_its_error_is_kept() -> None:
    """As a log keeps that of a pool's worker, which is cancelled when its loop ends."""
    loop = asyncio.get_running_loop()
    with socket.create_server(("127.0.0.1", 0)) as silent:
        silent.setblocking(False)
        dsn = f"postgresql://127.0.0.1:{silent.getsockname()[1]}/none"
        making = asyncio.create_task(connections.OwnConnection.connect(dsn))
        server_end, _ = await loop.sock_accept(silent)
        with server_end:
            server_end.setblocking(False)
            assert await loop.sock_recv(server_end, 1)
            making.cancel()
            with pytest.raises(asyncio.CancelledError) as kept:
                await making
            while await asyncio.wait_for(loop.sock_recv(server_end, 100), PATIENCE):
                pass
    assert kept.value.__traceback__ is not None


class Hanging:
    """What an application gives: its calls hang until it is told to go on."""

    def __init__(self) -> None:
        self.go_on = threading.Event()
        self.calls: list[Any] = []

    def ask(self, what: Any) -> list[Any]:
        self.calls.append(what)
        self.go_on.wait()
        return [what]


@pytest.fixture
def hanging() -> Iterator[Hanging]:
    hanging = Hanging()
    wait_until(lambda: _threads() == 0)
    yield hanging
    hanging.go_on.set()
    wait_until(lambda: _threads() == 0)


def _threads() -> int:
    return sum(thread.name == "pg_checkpoint-call" for thread in threading.enumerate())


async def _given_up(hanging: Hanging, *asked: Any) -> None:
    tasks = [asyncio.ensure_future(called(hanging.ask, what)) for what in asked]
    await until(lambda: len(hanging.calls) >= min(len(asked), BOUND))
    for task in tasks:
        task.cancel()
    await asyncio.wait(tasks)


async def test_callers_beyond_the_bound_wait_for_the_same_answer(hanging: Hanging) -> None:
    await _given_up(hanging, *["same"] * 60)
    assert (_threads(), hanging.calls) == (BOUND, ["same"] * BOUND)
    joining = [asyncio.ensure_future(called(hanging.ask, "same")) for _ in range(3)]
    await asyncio.sleep(0)
    hanging.go_on.set()
    assert await asyncio.gather(*joining) == [["same"]] * 3
    assert len(hanging.calls) == BOUND
    await until(lambda: _threads() == 0)
    assert await called(hanging.ask, "more") == ["more"]


async def test_other_calls_wait_for_a_turn_and_those_given_up_have_none(hanging: Hanging) -> None:
    await _given_up(hanging, *range(60))
    assert hanging.calls == list(range(BOUND))
    # One function that hangs keeps no other from its calls.
    other = Hanging()
    other.go_on.set()
    assert await called(other.ask, 1) == [1]
    waiting = [asyncio.ensure_future(called(hanging.ask, n)) for n in range(100, 140)]
    await asyncio.sleep(0)
    hanging.go_on.set()
    assert await asyncio.gather(*waiting) == [[n] for n in range(100, 140)]
    assert sorted(hanging.calls) == [*range(BOUND), *range(100, 140)]


async def test_what_is_awaited_is_each_caller_s_own() -> None:
    def ask() -> Awaitable[int]:
        return _answer()

    assert await asyncio.gather(*(called(ask) for _ in range(100))) == [1] * 100


def test_many_event_loops_share_the_bound(hanging: Hanging) -> None:
    async def ask() -> None:
        with pytest.raises(asyncio.TimeoutError):
            await asyncio.wait_for(called(hanging.ask, "same"), 0.05)

    for _ in range(BOUND + 4):
        asyncio.run(ask())
    assert _threads() == BOUND


async def test_partials_of_a_function_share_its_threads_and_no_answers(hanging: Hanging) -> None:
    asked = [asyncio.ensure_future(called(partial(hanging.ask, n))) for n in range(30)]
    await until(lambda: len(hanging.calls) == BOUND)
    assert _threads() == BOUND
    hanging.go_on.set()
    assert await asyncio.gather(*asked) == [[n] for n in range(30)]


async def test_no_thread_takes_no_turn(hanging: Hanging, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_: threading.Thread) -> None:
        raise RuntimeError("can't start new thread")

    with monkeypatch.context() as patch:
        patch.setattr(threading.Thread, "start", refuse)
        for _ in range(2 * BOUND):
            with pytest.raises(RuntimeError, match="new thread"):
                await called(hanging.ask, 1)
    hanging.go_on.set()
    assert await called(hanging.ask, 2) == [2]


def test_a_process_ends_without_them() -> None:
    program = (
        "import asyncio, contextlib, threading\n"
        "from pg_checkpoint.core.connections import called\n"
        "with contextlib.suppress(asyncio.TimeoutError):\n"
        "    asyncio.run(asyncio.wait_for(called(threading.Event().wait), 0.1))\n"
    )
    subprocess.run([sys.executable, "-c", program], timeout=PATIENCE, check=True)


async def _for_ever() -> None:
    await asyncio.Event().wait()


async def _answer() -> int:
    await asyncio.sleep(0)
    return 1


async def test_what_takes_too_long_is_ended_and_the_task_goes_on() -> None:
    for _ in range(3):
        with pytest.raises(asyncio.TimeoutError):
            await with_timeout(0.001, _for_ever())
        assert await with_timeout(LONG, _answer()) == 1


async def test_what_does_not_end_is_cancelled_again(monkeypatch: pytest.MonkeyPatch) -> None:
    limit(monkeypatch, "core.connections", grace=0.001)
    cancelled = 0

    async def stubborn() -> None:
        nonlocal cancelled
        try:
            await _for_ever()
        except asyncio.CancelledError:
            cancelled += 1
            await _for_ever()

    with pytest.raises(asyncio.TimeoutError):
        await with_timeout(0.001, stubborn())
    assert cancelled == 1
    assert await with_timeout(LONG, _answer()) == 1


@pytest.mark.skipif(sys.version_info < (3, 11), reason="tasks do not count who cancels them there")
async def test_a_caller_that_is_cancelled_too_when_time_is_up_is_cancelled() -> None:
    async def cancelled_twice() -> None:
        try:
            await _for_ever()
        finally:
            task.cancel()

    task = asyncio.create_task(with_timeout(0.001, cancelled_twice()))
    with pytest.raises(asyncio.CancelledError):
        await task


if sys.version_info >= (3, 11):

    async def test_a_limit_of_the_callers_own_around_it_works() -> None:
        with pytest.raises(asyncio.TimeoutError):
            async with asyncio.timeout(0.001):
                await with_timeout(LONG, _for_ever())
        async with asyncio.timeout(LONG):
            with pytest.raises(asyncio.TimeoutError):
                await with_timeout(0.001, _for_ever())
            assert await with_timeout(LONG, _answer()) == 1
