"""Connections: DSNs, TLS, pools, and connections that are given; borrowed for one transaction."""

from __future__ import annotations

import asyncio
import inspect
import ipaddress
import logging
import math
import os
import re
import socket
import sys
import threading
import time
import traceback
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator, Sequence
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager, suppress
from contextvars import copy_context
from functools import partial
from ipaddress import ip_address
from types import TracebackType
from typing import Any, NamedTuple, TypeAlias, TypeVar, cast
from weakref import WeakKeyDictionary, WeakSet

import psycopg
from psycopg import AsyncConnection, Connection, IsolationLevel, OperationalError, errors, pq
from psycopg.conninfo import conninfo_to_dict
from psycopg.pq import TransactionStatus
from psycopg.rows import TupleRow
from psycopg_pool import AsyncConnectionPool, ConnectionPool, PoolClosed, PoolTimeout
from typing_extensions import Self

from pg_checkpoint.core import telemetry, transaction
from pg_checkpoint.core.arguments import check_instance
from pg_checkpoint.core.errors import (
    InvalidOptionError,
    SaverClosedError,
    UnusableConnectionError,
    UnverifiedTlsError,
)
from pg_checkpoint.core.failures import NoAnswer, WorkerLost
from pg_checkpoint.core.options import Dsn, Settings

# Calls that block, in threads of their own.
#
# Not in the event loop's executor: calls of a saver that block are often made from that one
# (`asyncio.to_thread`, LangGraph's synchronous nodes), and fill it while they wait for what
# would have to run in it.
#
# A function of the application may hang, and nobody can end its thread. So its threads are bounded
# in all of the process, whoever calls it, and the process ends without them.


T = TypeVar("T")

# Calls of one function of the application at a time.
_MOST = 16


class _Call:
    __slots__ = ("asked", "is_running", "run", "waiters")

    def __init__(self, run: Callable[[], Any], asked: tuple[Any, ...]) -> None:
        self.run, self.asked = run, asked
        self.is_running = False
        self.waiters: set[asyncio.Future[Any]] = set()


# By function: those that run, up to the bound, and then those that wait for their threads.
_calls: dict[object, list[_Call]] = {}
_lock = threading.Lock()


def _forget() -> None:
    """A process that was forked has no threads but one."""
    global _lock
    # Another thread may have held it.
    _lock = threading.Lock()
    _calls.clear()


if hasattr(os, "register_at_fork"):  # not on Windows
    os.register_at_fork(after_in_child=_forget)


async def in_thread_of(threads: Executor, call: Callable[[], T]) -> T:
    """What a call returns or raises in a thread of these, in the context of this task."""
    run = partial(copy_context().run, _returned, call)
    return await asyncio.get_running_loop().run_in_executor(threads, run)


async def in_own_thread(call: Callable[[], T]) -> T:
    """What a call that blocks returns or raises; it runs on by itself if nobody waits any more."""
    made: T = (await _in_threads(object(), call))[0]
    return made


async def called(function: Callable[..., Any], *args: Any) -> Any:
    """Calls a function of the application: in one of its threads, unless it is asynchronous.

    Beyond these a call waits for the answer of one with equal arguments, or else for its turn.
    What the function returns is awaited here, if it can be.
    """
    if inspect.iscoroutinefunction(function):
        return await function(*args)
    named = function
    while isinstance(named, partial):
        named = named.func
    owner = getattr(named, "__self__", None)
    key = id(named if owner is None else owner), getattr(named, "__name__", "")
    while True:
        made, is_own = await _in_threads(key, function, *args)
        if not inspect.isawaitable(made):
            return made
        if is_own:  # it can be awaited only once
            return await made


async def _in_threads(key: object, function: Callable[..., Any], *args: Any) -> tuple[Any, bool]:
    """What a call returns, and whether it is this one's and not another's."""
    run, asked = partial(copy_context().run, _returned, partial(function, *args)), (function, *args)
    waiter = asyncio.get_running_loop().create_future()
    with _lock:
        calls = _calls.setdefault(key, [])
        is_full = len(calls) >= _MOST
        one = next((c for c in calls if c.asked == asked), None) if is_full else None
        if is_own := one is None:
            calls.append(one := _Call(run, asked))
            one.is_running = not is_full
        one.waiters.add(waiter)
    try:
        if not is_full:
            _start(key, calls, one)
        return await waiter, is_own
    finally:
        with _lock:
            one.waiters.discard(waiter)
            if not (one.waiters or one.is_running) and one in calls:
                calls.remove(one)


def _start(key: object, calls: list[_Call], one: _Call) -> None:
    work = threading.Thread(
        target=_work, args=(key, calls, one), name="pg_checkpoint-call", daemon=True
    )
    try:
        work.start()
    except RuntimeError as error:  # the system has no more threads
        with _lock:
            one.is_running = False
            left = calls if not any(call.is_running for call in calls) else [one]
            waiters = [waiter for call in left for waiter in call.waiters]
            calls[:] = [call for call in calls if call not in left]
            if not calls:
                _calls.pop(key, None)
        for waiter in waiters:
            waiter.get_loop().call_soon_threadsafe(_answer, waiter, None, error)


def _work(key: object, calls: list[_Call], one: _Call | None) -> None:
    """Runs a call, and then those that wait for its thread."""
    while one is not None:
        made, error = None, None
        try:
            made = one.run()
        except BaseException as raised:  # noqa: BLE001  who waits for it raises it
            error = raised
        with _lock:
            calls.remove(one)
            waiters = [*one.waiters]
            if (one := next((c for c in calls if not c.is_running), None)) is not None:
                one.is_running = True
            elif not calls:
                _calls.pop(key, None)
        for waiter in waiters:
            with suppress(RuntimeError):  # of a loop that has ended
                waiter.get_loop().call_soon_threadsafe(_answer, waiter, made, error)


def _answer(waiter: asyncio.Future[Any], made: Any, error: BaseException | None) -> None:
    if waiter.done():
        return
    if error is None:
        waiter.set_result(made)
    else:
        waiter.set_exception(error)


def _returned(call: Callable[[], T]) -> T:
    try:
        return call()
    except StopIteration as error:
        # Which no future takes: whoever waits for it would never wake. As in a coroutine.
        raise RuntimeError("the function raised StopIteration") from error


# DSNs: as libpq takes them, as SQLAlchemy writes them, or what a function returns.


# Networks drop idle connections without a word. Seconds, and milliseconds until data that
# nobody confirms counts as lost (on Linux); what libpq does not know on a system it ignores.
_SILENCE = {
    "keepalives_idle": 30,
    "keepalives_interval": 10,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
}
_WITH_DRIVER = re.compile(r"postgres(?:ql)?\+\w+://")
# What errors may quote: where the server is, who connects, which files are missing. The password
# itself no error quotes; the user's name may be the same.
_PLACES = re.compile(
    r"host|hostaddr|user|dbname|\w*file|ssl(cert|crl|key|root)\w*|application_name|password"
)
# What is shown to people, and so has to be what it seems.
_FORMS = {
    "port": re.compile(r"[\d,]*"),
    "sslmode": re.compile(r"disable|allow|prefer|require|verify-ca|verify-full|"),
}
# Spaces come along when one is copied; around host=... dbname=... they mean nothing.
_URL = re.compile(r"postgres(?:ql)?(?:\+\w+)?://")
# As asyncpg has it; libpq knows ssl=true by itself.
_SSL = re.compile(r"(?<=[?&])ssl=(?!true\b)")


async def resolved(dsn: Dsn) -> str:
    """What libpq takes; a function is called, in a thread of its own, for it may block."""
    if not callable(dsn):
        return libpq_dsn(dsn)
    try:
        return libpq_dsn(await called(dsn))
    except Exception as error:
        if hasattr(error, "add_note"):  # since Python 3.11
            error.add_note("pg_checkpoint called the function that was given as the DSN")
        raise


def libpq_dsn(dsn: str) -> str:
    """A DSN as libpq takes it; of SQLAlchemy's the driver is left out."""
    if dsn is None:
        raise InvalidOptionError(
            "the DSN is None: is its environment variable set? A DSN looks "
            "like postgresql://user:password@host/name; an empty DSN means libpq's PG* variables. "
            "A saver's pool is None until the saver is open"
        )
    check_instance("the DSN", dsn, str, "text")
    if dsn != dsn.strip() and _URL.match(dsn.strip()):
        where = "begins" if dsn[0].isspace() else "ends"
        raise InvalidOptionError(f"the DSN {where} with a space or a line end: leave it out")
    if found := _WITH_DRIVER.match(dsn):
        dsn = "postgresql://" + _SSL.sub("sslmode=", dsn[found.end() :])
    try:
        parameters_of(dsn)
    except psycopg.ProgrammingError:
        space_in = "it has a space or a line end in it, " if re.search(r"\s", dsn) else ""
        raise InvalidOptionError(
            f"this is not a DSN: {space_in}it should look like "
            "postgresql://user:password@host/name (with special characters percent-encoded), or "
            "like host=... dbname=..."
        ) from None
    return dsn


def parameters_of(dsn: str) -> dict[str, Any]:
    """The parameters that a DSN names."""
    if "\0" in dsn:
        raise psycopg.ProgrammingError("libpq reads up to NUL")
    try:
        named = conninfo_to_dict(dsn)
    except UnicodeEncodeError:
        # From an environment variable that is not UTF-8; the error has the whole DSN.
        raise psycopg.ProgrammingError("it is not text") from None
    if dsn.startswith(("postgresql://", "postgres://")):
        server, _, rest = dsn.partition("://")[2].partition("?")[0].partition("/")
        if server.count("@") > 1 or "/" in rest or "@" in rest:
            raise psycopg.ProgrammingError("special characters must be percent-encoded")
    for name, form in _FORMS.items():
        if not form.fullmatch(str(named.get(name, ""))):
            raise psycopg.ProgrammingError(f"{name} has an impossible value")
    return named


@contextmanager
def quoting_nothing(dsn: str) -> Iterator[None]:
    """Has errors of connecting not quote the values that a DSN has for options.

    libpq quotes those that it does not know, and people mistype passwords as such.
    """
    try:
        yield
    except psycopg.Error as error:
        told = str(error)
        for name, value in parameters_of(dsn).items():
            if value and not _PLACES.fullmatch(name):
                told = re.sub(rf"(['\"]|: ){re.escape(str(value))}(?!\w)", r"\1…", told)
        if told == str(error):
            raise
        raise type(error)(told) from None


def bounds_of(dsn: str, seconds: float) -> dict[str, Any]:
    """The parameters that bound connecting, and silence, unless the user has set them."""
    named = parameters_of(dsn)
    bounds: dict[str, Any] = {key: value for key, value in _SILENCE.items() if key not in named}
    # psycopg's own is 130 seconds: the workers of a pool that met a black hole
    # would have no connections for long after it closed.
    if not (named.get("connect_timeout") or os.environ.get("PGCONNECT_TIMEOUT")):
        bounds["connect_timeout"] = max(2, math.ceil(seconds))
    return bounds


# TLS of connections: verified where that is required, and missed in the log where it is not.
#
# A server behind a pooler is the pooler's to verify; from here only the pooler is seen.


logger = logging.getLogger(__name__)

_FULL = "verify-full"
_REQUIRED = (
    "require_verified_tls: {} not a connection by TLS whose certificate and host were verified; "
    "give sslmode=verify-full, and sslrootcert=system or the path of your provider's certificate"
)


def verified_only(dsn: str) -> dict[str, str]:
    """The parameters that have libpq verify the server; a DSN that asks for less is refused."""
    defaults = {o.keyword: o.val for o in pq.Conninfo.get_defaults()}
    by_default = (defaults.get(b"sslmode") or b"").decode(errors="replace")
    if (parameters_of(dsn).get("sslmode") or by_default) != _FULL:
        raise UnverifiedTlsError(_REQUIRED.format("this would be"))
    # Given by itself, so that a service file can't say less.
    return {"sslmode": _FULL}


def host_of(connection: AsyncConnection[Any] | Connection[Any]) -> str:
    """The address of the server, or its name, or the folder of its socket."""
    return connection.info.hostaddr or connection.info.host


def is_local(host: str) -> bool:
    """Whether it is this machine."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host in ("", "localhost") or host.startswith(("/", "@")) or host[1:2] == ":"


class Admission:
    """Looks at each connection of a source before it is used."""

    def __init__(self, *, verified: bool) -> None:
        self._verified = verified
        self._warned = False
        self._seen: WeakSet[AsyncConnection[Any] | Connection[Any]] = WeakSet()

    def check(self, connection: AsyncConnection[Any] | Connection[Any]) -> None:
        """Looks at a connection if it is a new one."""
        if connection in self._seen:
            return
        if self._verified and not _is_verified(connection.pgconn):
            raise UnverifiedTlsError(_REQUIRED.format("this is"))
        self._seen.add(connection)
        if not self._warned and _sends_in_clear(connection):
            self._warned = True
            logger.warning(
                "connected with a password to %s without TLS: others can read or change what "
                "is sent. Add sslmode=verify-full to the DSN",
                host_of(connection),
            )


def _is_verified(pgconn: pq.abc.PGconn) -> bool:
    asked = {option.keyword: option.val for option in pgconn.info}
    return bool(pgconn.ssl_in_use) and asked.get(b"sslmode") == _FULL.encode()


def _sends_in_clear(connection: AsyncConnection[Any] | Connection[Any]) -> bool:
    pgconn = connection.pgconn
    return bool(pgconn.used_password and not pgconn.ssl_in_use) and not is_local(
        host_of(connection)
    )


# Lending a connection to the application: what it changes of psycopg's object is taken back.


@contextmanager
def as_found(connection: AsyncConnection[Any] | Connection[Any]) -> Iterator[None]:
    """Prepares nothing in the block, and leaves the factories and this as they were."""
    names = "row_factory", "cursor_factory", "prepare_threshold"
    found = {name: getattr(connection, name) for name in names}
    # A pooler may give the next transaction to another session.
    connection.prepare_threshold = None
    try:
        yield
    finally:
        for name, value in found.items():
            setattr(connection, name, value)


@asynccontextmanager
async def read_committed(
    connection: AsyncConnection[Any] | Connection[Any],
) -> AsyncIterator[bool]:
    """Lets transactions begin as read committed; yields False inside the owner's, which has begun.

    BEGIN says it: in the transaction it would have to come before every other statement.
    """
    if not (is_own := _is_idle(connection)):
        yield is_own
        return
    found = connection.isolation_level
    await _begin_with(connection, IsolationLevel.READ_COMMITTED)
    try:
        yield is_own
    finally:
        if _is_idle(connection):
            await _begin_with(connection, found)


async def _begin_with(
    connection: AsyncConnection[Any] | Connection[Any], level: IsolationLevel | None
) -> None:
    if isinstance(connection, AsyncConnection):
        await connection.set_isolation_level(level)
    else:
        connection.isolation_level = level


def _is_idle(connection: AsyncConnection[Any] | Connection[Any]) -> bool:
    return connection.pgconn.transaction_status == TransactionStatus.IDLE


def cut(connection: AsyncConnection[Any] | Connection[Any]) -> None:
    """Ends a connection whose server does not answer."""
    if isinstance(connection, AsyncConnection):
        connection.pgconn.finish()
        return
    # Another thread waits in it, and wakes.
    with suppress(OSError, psycopg.Error):
        wire = socket.socket(fileno=connection.pgconn.socket)
        try:
            wire.shutdown(socket.SHUT_RDWR)
        finally:
            wire.detach()


# The connections that we open: psycopg's, except for three things that happen while it connects.
#
# Names of hosts are looked up in a thread of our own. psycopg takes the event loop's executor,
# which blocking calls of the saver fill while they wait for a connection.
#
# What was being made when that failed is closed. psycopg leaves it in the frames of its error,
# open on the server for as long as anybody keeps the error; a log record does.
#
# And the worker of a pool ends when it is cancelled. psycopg_pool takes that for one more
# error of connecting and goes on, so that `asyncio.run`, which cancels all that is left and
# waits for it, waits for ever if a pool was growing when its main coroutine returned.
#
# A process that is forked has the sockets of all of them, and nothing that it does there may reach
# the sessions of its parent.


_PORT = "5432"
# Seconds between two looks whether a task that was cancelled has ended.
_AGAIN = 0.05


class OwnConnection(AsyncConnection[TupleRow]):
    """A connection of a saver's own."""

    @classmethod
    async def connect(cls, conninfo: str = "", **options: Any) -> Self:
        """As psycopg's."""
        addresses: dict[str, Any] = await _addresses(conninfo)
        try:
            connection = await super().connect(conninfo, **options, **addresses)
        except BaseException as error:
            traceback.clear_frames(error.__traceback__)
            raise
        _all.add(connection)
        return connection


async def in_worker(making: Coroutine[Any, Any, T]) -> T:
    """Awaits what makes a connection, in a pool's worker."""
    try:
        return await making
    except asyncio.CancelledError:
        if (task := asyncio.current_task()) is not None:
            _end(task)
        raise


_all: WeakSet[OwnConnection] = WeakSet()


def _let_go() -> None:
    """Lets the sockets of a process that was just forked lead nowhere."""
    # Not closed: the numbers would soon be those of other files, and tidying up would reach these.
    nowhere = os.open(os.devnull, os.O_RDWR)
    for connection in list(_all):
        if not connection.closed:
            os.dup2(nowhere, connection.fileno(), inheritable=False)
    os.close(nowhere)


if hasattr(os, "register_at_fork"):  # not on Windows
    os.register_at_fork(after_in_child=_let_go)


def _end(task: asyncio.Task[Any]) -> None:
    """Cancels a task until it has ended, whatever it makes of that."""
    if not task.done():
        task.cancel()
        task.get_loop().call_later(_AGAIN, _end, task)


async def _addresses(conninfo: str) -> dict[str, str]:
    """The parameters that give hosts with their addresses; none if no name is to be looked up."""
    given = conninfo_to_dict(conninfo)
    hosts = str(given.get("host") or os.environ.get("PGHOST") or "").split(",")
    ports = str(given.get("port") or os.environ.get("PGPORT") or _PORT).split(",")
    ports *= len(hosts) if len(ports) == 1 else 1
    others = {"hostaddr": "PGHOSTADDR", "service": "PGSERVICE"}
    is_settled = any(given.get(name) or os.environ.get(env) for name, env in others.items())
    # What does not fit together is for psycopg to refuse.
    if is_settled or len(ports) != len(hosts) or not any(map(_is_name, hosts)):
        return {}
    servers = list(zip(hosts, ports, strict=True))
    found = await in_own_thread(lambda: [_look_up(*server) for server in servers])
    attempts = [attempt for of_host in found for attempt in of_host]
    if not attempts:
        raise OperationalError(f"failed to resolve host {', '.join(map(repr, hosts))}")
    columns = [",".join(column) for column in zip(*attempts, strict=True)]
    return dict(zip(("host", "hostaddr", "port"), columns, strict=True))


def _is_name(host: str) -> bool:
    """Whether it has to be looked up, being neither a folder nor an address."""
    if not host or host.startswith(("/", "@")) or host[1:2] == ":":
        return False
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return True
    return False


def _look_up(host: str, port: str) -> list[tuple[str, str, str]]:
    """The host with each of its addresses; nothing if it has none."""
    if not _is_name(host):
        return [(host, "", port)]
    try:
        found = socket.getaddrinfo(
            host, port or _PORT, proto=socket.IPPROTO_TCP, type=socket.SOCK_STREAM
        )
    except OSError:
        return []
    return [(host, str(item[4][0]), port) for item in found]


# Opening, checking and closing connections, each within a time limit.
#
# A network can drop bytes without an error, so nothing here waits for the server
# without a bound of its own.


# For the server's word on a cancelled statement; then the connection is closed.
_GRACE = 1.0
# For an idle connection to show that it is alive.
_SIGN_OF_LIFE = 1.0

# Whatever the environment, the role or the DSN says. Poolers know it, because many drivers send it.
_ENCODING: dict[str, Any] = {"client_encoding": "UTF8"}
# What psycopg can't wait on; it exists on Windows only.
_PROACTOR = getattr(asyncio, "ProactorEventLoop", ())

# The loop has only weak references to its tasks.
_returning: set[asyncio.Future[None]] = set()


def _check_event_loop() -> None:
    if isinstance(asyncio.get_running_loop(), _PROACTOR):
        raise UnusableConnectionError(
            "psycopg does not support Windows' default event loop: start the program with "
            "`asyncio.run(main(), loop_factory=asyncio.SelectorEventLoop)` (before Python 3.12: "
            "`asyncio.set_event_loop_policy(asyncio.WindowsSelectorEventLoopPolicy())` first), "
            "uvicorn with `--loop asyncio:SelectorEventLoop`, "
            "or use PostgresSaver, which has its own loop"
        )


if sys.version_info >= (3, 11):

    class _Limit:
        """Cancels this task after some seconds, and once more after the grace: two timeouts in one.

        What `asyncio.timeout` does, with one timer instead of two.
        """

        __slots__ = ("_before", "_cancelled", "_task", "_timer")

        def __init__(self, seconds: float) -> None:
            self._task = cast("asyncio.Task[Any]", asyncio.current_task())
            self._before = self._task.cancelling()
            self._cancelled = 0
            self._timer = self._task.get_loop().call_later(seconds, self._cancel)

        def _cancel(self) -> None:
            self._cancelled += 1
            self._task.cancel()
            if self._cancelled == 1:
                self._timer = self._task.get_loop().call_later(_GRACE, self._cancel)

        def is_mine(self) -> bool:
            """Whether the task was cancelled by this, and by nobody else."""
            return self._cancelled > 0 and self._task.cancelling() - self._cancelled <= self._before

        def end(self) -> None:
            """Takes back what it has asked for."""
            self._timer.cancel()
            for _ in range(self._cancelled):
                self._task.uncancel()


async def with_timeout(seconds: float, call: Coroutine[Any, Any, T]) -> T:
    """Awaits a call of psycopg, at most a second longer than the given seconds."""
    # A cancelled statement waits for the server's word, which may never come:
    # for ten seconds, or for ever before psycopg 3.3. Cancelled again, it gives
    # its connection up.
    if sys.version_info >= (3, 11):
        # Without the task that wait_for makes there for each call.
        limit = _Limit(seconds)
        try:
            return await call
        except asyncio.CancelledError as error:
            if limit.is_mine():
                raise _no_answer(seconds) from error
            raise
        finally:
            limit.end()
    else:
        try:
            return await asyncio.wait_for(asyncio.wait_for(call, seconds), seconds + _GRACE)
        except NoAnswer:  # of a limit within
            raise
        except asyncio.TimeoutError as error:
            raise _no_answer(seconds) from error


def _no_answer(seconds: float) -> NoAnswer:
    return NoAnswer(f"no answer from the server within {max(seconds, 0):.3g} s")


async def connect(
    dsn: Dsn, timeout: float = 10.0, *, verified_tls: bool = False, **options: Any
) -> AsyncConnection[Any]:
    """Opens a connection of our own."""
    _check_event_loop()
    found = await with_timeout(timeout, resolved(dsn))
    tls = verified_only(found) if verified_tls else {}
    parameters = {**_ENCODING, **bounds_of(found, timeout), **tls, **options}
    with quoting_nothing(found):
        return await OwnConnection.connect(found, autocommit=True, **parameters)


async def open_pool(
    dsn: Dsn, settings: Settings, opened: WeakSet[AsyncConnection[Any]]
) -> AsyncConnectionPool[AsyncConnection[Any]]:
    """Opens a pool of our own; raises as `connect` if there can't be any connection."""

    async def note(connection: AsyncConnection[Any]) -> None:
        opened.add(connection)

    timeout = settings.acquire_timeout
    # A pool only says that it got no connection in time; this says why. The pool takes it over.
    one = partial(connect, dsn, timeout, verified_tls=settings.require_verified_tls)
    first = await one()
    pool: AsyncConnectionPool[AsyncConnection[Any]] = AsyncConnectionPool(
        connection_class=_after(first, one),
        min_size=1,
        max_size=settings.max_size,
        timeout=timeout,
        max_idle=settings.max_idle,
        max_lifetime=settings.max_lifetime,
        configure=note,
        open=False,
    )
    try:
        # Waiting for the first connection keeps the pool from growing for want of it. Nobody
        # waits for the others.
        await pool.open()
        transaction.let_scheduler_end(pool)
        await pool.wait(timeout)
        await pool.resize(settings.min_size, settings.max_size)
    except BaseException:
        # For instance cancelled. Its tasks would run for ever, and nobody would know of them.
        _see_through(pool.close(timeout))
        first.pgconn.finish()
        raise
    return pool


def _after(
    first: AsyncConnection[Any], make: Callable[..., Coroutine[Any, Any, AsyncConnection[Any]]]
) -> type[AsyncConnection[Any]]:
    """The class of a pool's connections, which hands out the first one that is open already."""
    there = [first]

    class Next(AsyncConnection[Any]):
        failure: Exception | None = None

        @classmethod
        async def connect(cls, conninfo: str = "", **options: Any) -> Any:
            try:
                made = there.pop() if there else await in_worker(make(**options))
            except Exception as error:
                cls.failure = error
                raise
            cls.failure = None
            return made

    return Next


async def close_pool(pool: AsyncConnectionPool[Any], timeout: float) -> None:
    """Closes a pool, even if its own tasks were cancelled, as some shutdown handlers do."""
    closing = asyncio.ensure_future(pool.close(timeout))
    # That one of its tasks was cancelled is no reason to end the caller.
    await asyncio.wait((closing,))
    if not closing.cancelled():
        closing.result()


async def get_connection(pool: AsyncConnectionPool[Any], timeout: float) -> AsyncConnection[Any]:
    """A connection of a pool, for `give_back`."""
    _check_event_loop()
    try:
        connection: AsyncConnection[Any] = await pool.getconn(timeout)
    except PoolTimeout as error:
        raise error from getattr(pool.connection_class, "failure", None)
    return connection


def give_back(pool: AsyncConnectionPool[Any], connection: AsyncConnection[Any]) -> None:
    """Starts returning a connection to its pool, even if the caller is cancelled."""
    # The pool forgets a connection for good when it is interrupted taking it back. Not
    # waited for: each turn of a busy loop would keep the caller from its answer.
    _see_through(pool.putconn(connection))


def _see_through(call: Coroutine[Any, Any, None]) -> None:
    """Starts a call of a pool that must run to its end, and does not wait for it."""
    returning = asyncio.get_running_loop().create_task(call)
    _returning.add(returning)
    returning.add_done_callback(_given_back)


async def all_returned() -> None:
    """Waits until connections of this event loop were returned to their pools or closed."""
    loop = asyncio.get_running_loop()
    if returning := [task for task in _returning if task.get_loop() is loop]:
        await asyncio.wait(returning)


def _given_back(returning: asyncio.Future[None]) -> None:
    _returning.discard(returning)
    # A pool that is closed meanwhile closes it.
    if not returning.cancelled() and (error := returning.exception()) is not None:
        name = type(error).__name__
        logger.debug("returning a connection: %s", name, extra=telemetry.facts_of(error))


async def evict_dead(pool: AsyncConnectionPool[Any], *, also_living: bool) -> None:
    """Removes dead idle connections from a pool, or all connections."""
    if also_living:
        checks: list[Coroutine[Any, Any, None]] = [pool.drain()]
    else:
        # Not pool.check(), which waits for ever for one that does not answer, and
        # when cancelled loses all of them.
        idle = pool.get_stats().get("pool_available", 0)
        checks = [_check_one(pool) for _ in range(idle)]
    for error in await asyncio.gather(*checks, return_exceptions=True):
        if error is not None:
            name = type(error).__name__
            logger.debug("an idle connection was dead: %s", name, extra=telemetry.facts_of(error))


async def _check_one(pool: AsyncConnectionPool[Any]) -> None:
    connection = await get_connection(pool, _SIGN_OF_LIFE)
    try:
        async with connection:
            await with_timeout(_SIGN_OF_LIFE, connection.execute(b""))
    finally:
        give_back(pool, connection)


# Warm connections: taken from a pool, and kept for a moment for the next transaction.
#
# A pool hands out its connections in turn, so every transaction wakes the server process
# that slept longest, whose memory is in no cache any more. Here a transaction that follows
# closely takes the connection of the one before it, which saves a fifth of a small read.
# A connection is kept for milliseconds only, if nobody waits for one, and given back after
# a second at the latest: turns, checks and lifetimes stay the pool's.


# Seconds. What nobody used for one to two moments goes back, and anything after the longest.
_MOMENT, _LONGEST = 0.002, 1.0


class _Loan(NamedTuple):
    connection: AsyncConnection[Any]
    since: float


class WarmConnections:
    """The connections taken from one pool; belongs to one event loop."""

    def __init__(self, pool: AsyncConnectionPool[Any]) -> None:
        self.pool = pool
        # Kept; those that were before the last sweep already, and those that came later.
        self._stale: list[_Loan] = []
        self._fresh: list[_Loan] = []
        self._timer: asyncio.TimerHandle | None = None

    def lend(self, timeout: float) -> AbstractAsyncContextManager[AsyncConnection[Any]]:
        """The last used connection, or another one, for the transaction of a block."""
        return _Lending(self, timeout)

    @property
    def kept(self) -> int:
        """How many connections nobody uses."""
        return len(self._stale) + len(self._fresh)

    def release(self) -> None:
        """Starts giving back all connections that are kept."""
        for loan in (*self._stale, *self._fresh):
            give_back(self.pool, loan.connection)
        self._stale, self._fresh = [], []
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _take(self) -> _Loan | None:
        kept = self._fresh or self._stale
        return kept.pop() if kept else None

    def _keep(self, loan: _Loan) -> None:
        # Asked again: a connection may have been lost that said it was committing.
        idle = loan.connection.pgconn.transaction_status == TransactionStatus.IDLE
        too_long = time.monotonic() > loan.since + _LONGEST
        if not idle or too_long or self.pool.get_stats().get("requests_waiting"):
            give_back(self.pool, loan.connection)
            return
        self._fresh.append(loan)
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(_MOMENT, self._sweep)

    def _sweep(self) -> None:
        for loan in self._stale:
            give_back(self.pool, loan.connection)
        self._stale, self._fresh = self._fresh, []
        loop = asyncio.get_running_loop()
        self._timer = loop.call_later(_MOMENT, self._sweep) if self._stale else None


class _Lending:
    """Lends a connection for one transaction."""

    # No generator: of one that is not at its end when its loop is, asyncio complains.
    __slots__ = ("_loan", "_timeout", "_warm")

    def __init__(self, warm: WarmConnections, timeout: float) -> None:
        self._warm, self._timeout = warm, timeout

    async def __aenter__(self) -> AsyncConnection[Any]:
        warm = self._warm
        if (loan := warm._take()) is None:
            connection = await get_connection(warm.pool, self._timeout)
            loan = _Loan(connection, time.monotonic())
        self._loan = loan
        return loan.connection

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        warm, loan, is_well = self._warm, self._loan, False
        try:
            if error is not None:  # rolls back what is open
                await loan.connection.__aexit__(kind, error, traceback)
            else:
                if loan.connection.pgconn.transaction_status != TransactionStatus.IDLE:
                    await loan.connection.commit()
                is_well = True
        finally:
            if not is_well:
                give_back(warm.pool, loan.connection)
                # What became of this one may have become of the others.
                warm.release()
        if is_well:
            warm._keep(loan)


# Sources of connections: a DSN, a pool or a single connection, used on one event loop.
#
# A DSN gets a pool of our own. Pools and connections that are given stay the
# caller's. Blocking ones are used in threads of their own, one for each connection, so
# that blocking calls of the saver can't wait for themselves in the loop's executor.
# Locks, tasks and pools belong to the loop: when the saver moves to another one, all of
# this is made anew.


Source: TypeAlias = (
    Dsn | AsyncConnectionPool[Any] | ConnectionPool[Any] | AsyncConnection[Any] | Connection[Any]
)

_GIVEN = (AsyncConnectionPool, ConnectionPool, AsyncConnection, Connection)

# Seconds that a retry waits for the pool to be rid of dead connections.
_EVICTING = 0.25
# And after which connections are exchanged again because of a cluster's worker: while it is away
# new ones are no better, and many processes ask for some at once.
_EXCHANGING = 10.0
# Seconds more than the server has for a statement in a transaction that is held.
_LATE = 1.0
# Threads for a blocking pool that has no greatest size.
_THREADS = 16

# By pools and connections that were given, the process that used them first.
_used_in: WeakKeyDictionary[object, int] = WeakKeyDictionary()


def check_source(source: object) -> None:
    """Refuses what no connections come from."""
    if source is None or isinstance(source, str):
        libpq_dsn(source)  # type: ignore[arg-type]  # None is refused
    elif not (callable(source) or isinstance(source, _GIVEN)):
        raise InvalidOptionError(
            "give a DSN, a function that returns one, or a pool or connection of psycopg, "
            f"not {type(source).__module__}.{type(source).__qualname__}"
        )


class Held(NamedTuple):
    """A connection inside a transaction, and whether that is not its owner's."""

    connection: AsyncConnection[Any] | Connection[Any]
    is_own: bool


class Connections:
    """The connections of a source on one event loop."""

    def __init__(self, source: Source, settings: Settings, counts: telemetry.Counts) -> None:
        check_source(source)
        self.source = source  # as given
        self.turn = asyncio.Lock()  # a single connection does one thing at a time
        self.lock = threading.Lock()  # the same, for threads that a blocking one is used in
        self.under_way = 0  # calls that have begun and not ended
        self._settings = settings
        self._counts = counts
        self._pid: int | None = None
        self._own_pool: AsyncConnectionPool[AsyncConnection[Any]] | None = None
        # Held while the own pool is opened, and when it is forgotten: a close must not miss one
        # that a call is opening. In Python 3.10 a call may also come here after the close.
        self._opening = asyncio.Lock()
        self._closed = False
        self._warm: WarmConnections | None = None
        self._evicting: asyncio.Task[None] | None = None
        self._exchanged_at = -math.inf
        self._threads: ThreadPoolExecutor | None = None
        self._held_threads: ThreadPoolExecutor | None = None
        self._admission = Admission(verified=settings.require_verified_tls)
        self._direct: WeakKeyDictionary[AsyncConnection[Any], bool] = WeakKeyDictionary()
        # Of the own pool.
        self._opened: WeakSet[AsyncConnection[Any]] = WeakSet()

    def drop(self) -> None:
        """Closes what can be closed when the event loop has ended."""
        self._end_threads()
        # A pool can't be closed without its loop. Its connections can.
        for connection in self._opened:
            connection.pgconn.finish()
        self._forget_pool()

    async def open(self) -> None:
        """Opens the pool that a DSN gets; raises as `connections.open_pool`."""
        self._closed = False
        if not isinstance(self.source, _GIVEN):
            await self._open_pool(self.source)

    async def close(self) -> None:
        """Closes what `open` opened, or a call that had begun opens meanwhile."""
        self._closed = True
        if self._evicting is not None:
            await asyncio.wait((self._evicting,), timeout=self._settings.acquire_timeout)
        if self._warm is not None:
            self._warm.release()
        await all_returned()
        self._end_threads()
        # It may be connecting, as the workers of a pool may, which is bounded by acquire_timeout.
        async with self._opening:
            pool = self._forget_pool()
        if pool is not None:
            await close_pool(pool, max(2.0, self._settings.acquire_timeout) + 1)

    @property
    def given(self) -> object:
        """The pool or connection that was given, or our own pool while it is open; else None."""
        return self.source if isinstance(self.source, _GIVEN) else self._own_pool

    @property
    def pool(self) -> AsyncConnectionPool[Any] | ConnectionPool[Any] | None:
        """The one that was given, or our own while it is open."""
        if isinstance(self.source, (AsyncConnectionPool, ConnectionPool)):
            return self.source
        return self._own_pool

    @property
    def is_lost(self) -> bool:
        """Whether a single connection was lost, which can't be replaced here."""
        return isinstance(self.source, (AsyncConnection, Connection)) and self.source.closed

    def stats(self) -> telemetry.PoolStats:
        """The connections now, and what was counted of them."""
        if isinstance(self.source, (AsyncConnection, Connection)):
            busy = int(self.turn.locked())
            return telemetry.PoolStats(connections=1, max_connections=1, in_use=busy)
        pool, kept = self.pool, self._warm.kept if self._warm else 0
        return telemetry.pool_stats(
            pool.get_stats() if pool else {}, self._counts.closed_pools, kept
        )

    @property
    def behind_pooler(self) -> bool | None:
        """Whether a connection looks like a pooler's; None if none has been used yet."""
        return not all(self._direct.values()) if self._direct else None

    async def run(
        self,
        statements: Sequence[transaction.Statement],
        *,
        begin_commit: bool,
        set_read_committed: bool,
    ) -> list[transaction.Rows]:
        """Runs statements as one transaction; takes and raises what `transaction.run_on` does."""
        self._check_process()
        source = self.source
        how: dict[str, bool] = {
            "begin_commit": begin_commit,
            "set_read_committed": set_read_committed,
        }
        if isinstance(source, ConnectionPool):
            return await self._in_thread(partial(self._run_on_pool, source, statements, **how))
        if isinstance(source, Connection):
            async with self.turn:
                return await self._in_thread(partial(self._run_alone, source, statements, **how))
        if not isinstance(source, _GIVEN):
            source = await self._open_pool(source)
        async with self._lend(source) as connection:
            if (prepare := self._direct.get(connection)) is None:
                return await self._run_first(connection, statements, **how)
            try:
                return await transaction.run_on(connection, statements, prepare=prepare, **how)
            except errors.InvalidSqlStatementName:
                # Somebody in between gave the session away: nothing is prepared here again.
                self._direct[connection] = False
                raise

    @asynccontextmanager
    async def hold(self) -> AsyncIterator[Held]:
        """Lends a connection for a transaction that the application takes part in; raises as `run`.

        It is inside of it, and left as it was found at the end of the block.
        """
        self._check_process()
        self.under_way += 1
        try:
            async with self._held() as connection:
                self._admission.check(connection)
                async with read_committed(connection) as is_own:
                    with as_found(connection), transaction.committed_everywhere(connection):
                        async with self._transaction(connection):
                            yield Held(connection, is_own)
        finally:
            self.under_way -= 1

    @asynccontextmanager
    async def _transaction(
        self, connection: AsyncConnection[Any] | Connection[Any]
    ) -> AsyncIterator[None]:
        block: Any = connection.transaction()
        if isinstance(connection, Connection):
            block = _InThread(block, self._in_held_thread)
        await self._in_time(connection, block.__aenter__())
        try:
            yield
        except BaseException as error:
            raised = type(error), error, error.__traceback__
            if not await self._in_time(connection, block.__aexit__(*raised)):
                raise
        else:
            await self._in_time(connection, block.__aexit__(None, None, None))

    async def _in_time(
        self, connection: AsyncConnection[Any] | Connection[Any], call: Coroutine[Any, Any, T]
    ) -> T:
        """Awaits a call on a connection that is held; without an answer in time it is cut."""
        try:
            # The server has its say first.
            return await with_timeout(self._settings.write_timeout + _LATE, call)
        except NoAnswer:
            cut(connection)
            raise

    @asynccontextmanager
    async def _held(self) -> AsyncIterator[AsyncConnection[Any] | Connection[Any]]:
        source, timeout = self.source, self._settings.acquire_timeout
        if isinstance(source, ConnectionPool):
            async with _InThread(source.connection(timeout), self._in_held_thread) as connection:
                yield connection
        elif isinstance(source, Connection):
            async with self.turn, _InThread(self.lock, self._in_held_thread):
                yield source
        else:
            if not isinstance(source, _GIVEN):
                source = await self._open_pool(source)
            async with self._lend(source) as connection:
                yield connection

    async def run_held(
        self,
        connection: AsyncConnection[Any] | Connection[Any],
        statements: Sequence[transaction.Statement],
    ) -> list[transaction.Rows]:
        """Runs statements in the transaction of a connection that is held.

        What they set is as before afterwards.
        """
        if isinstance(connection, Connection):
            call = self._in_held_thread(partial(transaction.run_on_sync, connection, statements))
        else:
            call = transaction.run_on(connection, statements, prepare=False)
        return await self._in_time(connection, call)

    async def set_held(
        self, connection: AsyncConnection[Any] | Connection[Any], statement: transaction.Statement
    ) -> None:
        """The same for one that is qualified, and whose settings stay until the end."""
        call: Coroutine[Any, Any, object]
        if isinstance(connection, Connection):
            call = self._in_held_thread(partial(transaction.execute_sync, connection, [statement]))
        else:
            call = transaction.execute(connection, [statement], prepare=False)
        await self._in_time(connection, call)

    def _lend(
        self, source: AsyncConnectionPool[Any] | AsyncConnection[Any]
    ) -> AbstractAsyncContextManager[AsyncConnection[Any]]:
        if isinstance(source, AsyncConnectionPool):
            return self._warm_from(source).lend(self._settings.acquire_timeout)
        return _InTurn(self.turn, source)

    async def _run_first(
        self,
        connection: AsyncConnection[Any],
        statements: Sequence[transaction.Statement],
        **how: bool,
    ) -> list[transaction.Rows]:
        """Runs statements on a connection that is used for the first time."""
        self._admission.check(connection)
        # A pooler shows its clients process ids of its own making. Behind one,
        # a prepared statement is looked for on whichever server comes next.
        whose = transaction.Statement(transaction.load_queries()["get_backend_pid"])
        *answers, pid = await transaction.run_on(
            connection, [*statements, whose], prepare=False, **how
        )
        self._direct[connection] = pid == [(connection.info.backend_pid,)]
        return answers

    async def discard_broken(self, error: Exception, seconds: float) -> None:
        """Removes connections from a pool that are no better than the one just used.

        Goes on by itself after the seconds.
        """
        if self._evicting is None or self._evicting.done():
            call = self._evict_dead(also_living=self._are_no_better(error))
            self._evicting = asyncio.get_running_loop().create_task(call)
        await asyncio.wait((self._evicting,), timeout=min(seconds, _EVICTING))

    def _check_process(self) -> None:
        pid = os.getpid()
        if self._pid is None:
            is_given = isinstance(self.source, _GIVEN)
            self._pid = _used_in.setdefault(self.source, pid) if is_given else pid
        if self._pid != pid:
            raise UnusableConnectionError(
                f"these connections were used in process {self._pid}; process {pid} was forked "
                "from it and can't share them: make pool and saver in each process, or give the "
                "saver a DSN, for a pool of its own in each"
            )

    def _are_no_better(self, error: Exception) -> bool:
        """Whether other connections that answer well are of no more use than the one just used."""
        # Of a demoted server none are; who connects anew may find the primary. And each session
        # of a coordinator has connections of its own to a worker that it lost.
        if not isinstance(error, WorkerLost):
            return isinstance(error, errors.ReadOnlySqlTransaction)
        if (now := time.monotonic()) < self._exchanged_at + _EXCHANGING:
            return False
        self._exchanged_at = now
        return True

    async def _evict_dead(self, *, also_living: bool) -> None:
        if isinstance(self.source, ConnectionPool):
            pool = self.source
            await self._in_thread(pool.drain if also_living else pool.check)
        elif self._own_pool is not None:
            await evict_dead(self._own_pool, also_living=also_living)
        elif isinstance(self.source, AsyncConnectionPool):
            await evict_dead(self.source, also_living=also_living)

    def _warm_from(self, pool: AsyncConnectionPool[Any]) -> WarmConnections:
        if self._warm is None or self._warm.pool is not pool:
            _check_loop_of(pool)
            self._warm = WarmConnections(pool)
        return self._warm

    async def _open_pool(self, dsn: Dsn) -> AsyncConnectionPool[AsyncConnection[Any]]:
        if self._own_pool is not None:
            return self._own_pool
        async with self._opening:
            if self._closed:
                raise PoolClosed("it was closed before it was open")
            if self._own_pool is None:
                self._own_pool = await open_pool(dsn, self._settings, self._opened)
            return self._own_pool

    def _forget_pool(self) -> AsyncConnectionPool[AsyncConnection[Any]] | None:
        pool, self._own_pool = self._own_pool, None
        if pool is not None:
            closed = self._counts.closed_pools
            for name, value in pool.get_stats().items():
                closed[name] = closed.get(name, 0) + value
        return pool

    def _run_on_pool(
        self, pool: ConnectionPool[Any], statements: Sequence[transaction.Statement], **how: bool
    ) -> list[transaction.Rows]:
        with pool.connection(self._settings.acquire_timeout) as connection:
            self._admission.check(connection)
            return transaction.run_on_sync(connection, statements, **how)

    def _run_alone(
        self, connection: Connection[Any], statements: Sequence[transaction.Statement], **how: bool
    ) -> list[transaction.Rows]:
        with self.lock:
            self._admission.check(connection)
            return transaction.run_on_sync(connection, statements, **how)

    async def _in_thread(self, call: Callable[[], T]) -> T:
        if self._threads is None:
            self._threads = self._new_threads("pg_checkpoint-blocking")
        return await in_thread_of(self._threads, call)

    async def _in_held_thread(self, call: Callable[[], T]) -> T:
        """For connections that are held: calls that wait for one can't take their threads."""
        if self._held_threads is None:
            self._held_threads = self._new_threads("pg_checkpoint-held")
        return await in_thread_of(self._held_threads, call)

    def _new_threads(self, name: str) -> ThreadPoolExecutor:
        pool = self.pool
        # One more than connections, to look after dead ones.
        size = (pool.max_size or _THREADS) + 1 if pool is not None else 2
        return ThreadPoolExecutor(size, name)

    def _end_threads(self) -> None:
        threads, self._threads, self._held_threads = (self._threads, self._held_threads), None, None
        for some in threads:
            if some is not None:
                # Not waited for: a call that was given up may wait for its server.
                some.shutdown(wait=False)


class _InTurn:
    """Lends a single connection for one transaction at a time."""

    def __init__(self, turn: asyncio.Lock, connection: AsyncConnection[Any]) -> None:
        self._turn, self._connection = turn, connection

    async def __aenter__(self) -> AsyncConnection[Any]:
        await self._turn.acquire()
        return self._connection

    async def __aexit__(self, *_: object) -> None:
        self._turn.release()


class _InThread:
    """A block of something that blocks, which is entered and left in other threads."""

    def __init__(self, block: Any, in_thread: Callable[..., Any]) -> None:
        self._block, self._in_thread = block, in_thread

    async def __aenter__(self) -> Any:
        return await self._in_thread(self._block.__enter__)

    async def __aexit__(self, *raised: object) -> Any:
        return await self._in_thread(partial(self._block.__exit__, *raised))


def _check_loop_of(pool: AsyncConnectionPool[Any]) -> None:
    """Refuses a pool whose tasks can't serve this event loop.

    A call that waits for a connection would not be woken, or only when it times out.
    """
    loop = transaction.loop_of_pool(pool)
    if loop is None or loop is asyncio.get_running_loop():
        return
    if loop.is_closed():
        raise SaverClosedError(
            "the AsyncConnectionPool that was given belongs to an event loop "
            "that has ended: make pool and saver in the loop that uses them, or give the "
            "saver a DSN, for a pool of its own that moves with it"
        )
    # One that stands still takes turns with this one, as in pytest-asyncio.
    if loop.is_running():
        raise UnusableConnectionError(
            "the AsyncConnectionPool that was given belongs to the event loop of another thread. "
            "PostgresSaver, PostgresStore and PostgresCache have a loop each: to share a pool, "
            "give each a ConnectionPool"
        )
