"""Connections: DSNs, TLS, pools, and connections that are given; borrowed for one transaction."""

from __future__ import annotations

import asyncio
import inspect
import logging
import math
import os
import re
import socket
import sys
import threading
import time
import traceback
from collections.abc import (
    AsyncIterator,
    Callable,
    Collection,
    Coroutine,
    Iterator,
    Mapping,
    Sequence,
)
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import (
    AbstractAsyncContextManager,
    asynccontextmanager,
    contextmanager,
    nullcontext,
    suppress,
)
from contextvars import copy_context
from functools import lru_cache, partial
from ipaddress import ip_address
from types import TracebackType
from typing import Any, NamedTuple, TypeAlias, TypeVar, cast
from weakref import WeakKeyDictionary, WeakSet

import psycopg
from psycopg import AsyncConnection, Connection, IsolationLevel, OperationalError, errors, pq
from psycopg.conninfo import conninfo_to_dict, make_conninfo
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
from pg_checkpoint.core.transaction import AnyConnection

T = TypeVar("T")

logger = logging.getLogger(__name__)

# Calls that block run in threads of their own, not in the event loop's executor: blocking calls of
# a saver are often made from that executor (`asyncio.to_thread`, LangGraph's synchronous nodes),
# and fill it while they wait for what would have to run in it.
#
# A function of the application may hang, and nobody can end its thread. So the threads of each
# function are bounded in the whole process, whoever calls it, and the process ends without them.

# Threads of one function of the application.
_MOST_THREADS = 16


class _ThreadCall:
    __slots__ = ("arguments", "is_running", "run", "waiters")

    def __init__(self, run: Callable[[], Any], arguments: tuple[Any, ...]) -> None:
        self.run, self.arguments = run, arguments
        self.is_running = False
        self.waiters: set[asyncio.Future[Any]] = set()


# By function: the calls that run, up to the bound, and then those that wait for their threads.
_thread_calls: dict[object, list[_ThreadCall]] = {}
_thread_calls_lock = threading.Lock()


def _forget_thread_calls() -> None:
    # A process that was forked has no threads but one; another may have held the lock.
    global _thread_calls_lock
    _thread_calls_lock = threading.Lock()
    _thread_calls.clear()


async def in_thread_of(threads: Executor, call: Callable[[], T]) -> T:
    """Runs a call in one of these threads, in the context of this task."""
    run = partial(copy_context().run, _without_stop_iteration, call)
    return await asyncio.get_running_loop().run_in_executor(threads, run)


async def in_own_thread(call: Callable[[], T]) -> T:
    """Runs a call that blocks in a thread; it runs on by itself if nobody waits any more."""
    result: T = (await _in_bounded_thread(object(), call))[0]
    return result


async def called(function: Callable[..., Any], *args: Any) -> Any:
    """Calls a function of the application: in one of its threads, unless it is asynchronous.

    When all its threads are busy, a call waits for the answer of one with equal arguments, or else
    for its turn. What the function returns is awaited here, if it can be.
    """
    if inspect.iscoroutinefunction(function):
        return await function(*args)
    named = function
    while isinstance(named, partial):
        named = named.func
    owner = getattr(named, "__self__", None)
    key = id(named if owner is None else owner), getattr(named, "__name__", "")
    while True:
        result, is_own = await _in_bounded_thread(key, function, *args)
        if not inspect.isawaitable(result):
            return result
        if is_own:  # it can be awaited only once
            return await result


async def _in_bounded_thread(
    key: object, function: Callable[..., Any], *args: Any
) -> tuple[Any, bool]:
    """Returns the function's result, and whether it is this call's own and not another one's."""
    run = partial(copy_context().run, _without_stop_iteration, partial(function, *args))
    arguments = (function, *args)
    waiter = asyncio.get_running_loop().create_future()
    with _thread_calls_lock:
        calls = _thread_calls.setdefault(key, [])
        is_full = len(calls) >= _MOST_THREADS
        call = next((c for c in calls if c.arguments == arguments), None) if is_full else None
        if is_own := call is None:
            calls.append(call := _ThreadCall(run, arguments))
            call.is_running = not is_full
        call.waiters.add(waiter)
    try:
        if not is_full:
            _start_thread(key, calls, call)
        return await waiter, is_own
    finally:
        with _thread_calls_lock:
            call.waiters.discard(waiter)
            if not (call.waiters or call.is_running) and call in calls:
                calls.remove(call)


def _start_thread(key: object, calls: list[_ThreadCall], call: _ThreadCall) -> None:
    work = partial(_run_thread_calls, key, calls, call)
    try:
        threading.Thread(target=work, name="pg_checkpoint-call", daemon=True).start()
    except RuntimeError as error:  # the system has no more threads
        with _thread_calls_lock:
            call.is_running = False
            # Without any thread nobody would take those that wait for their turn.
            failed = [call] if any(c.is_running for c in calls) else [*calls]
            waiters = [waiter for c in failed for waiter in c.waiters]
            calls[:] = [c for c in calls if c not in failed]
            if not calls:
                _thread_calls.pop(key, None)
        _answer(waiters, None, error)


def _run_thread_calls(key: object, calls: list[_ThreadCall], call: _ThreadCall | None) -> None:
    """Runs a call, and then those that wait for its thread."""
    while call is not None:
        result, error = None, None
        try:
            result = call.run()
        except BaseException as raised:  # noqa: BLE001  whoever waits for it raises it
            error = raised
        with _thread_calls_lock:
            calls.remove(call)
            waiters = [*call.waiters]
            if (call := next((c for c in calls if not c.is_running), None)) is not None:
                call.is_running = True
            elif not calls:
                _thread_calls.pop(key, None)
        _answer(waiters, result, error)


def _answer(
    waiters: Collection[asyncio.Future[Any]], result: Any, error: BaseException | None
) -> None:
    def settle(waiter: asyncio.Future[Any]) -> None:
        if waiter.done():
            return
        if error is None:
            waiter.set_result(result)
        else:
            waiter.set_exception(error)

    for waiter in waiters:
        with suppress(RuntimeError):  # its loop has ended
            waiter.get_loop().call_soon_threadsafe(settle, waiter)


def _without_stop_iteration(call: Callable[[], T]) -> T:
    try:
        return call()
    except StopIteration as error:
        # No future takes it: whoever waits would never wake. A coroutine turns it into this, too.
        raise RuntimeError("the function raised StopIteration") from error


# DSNs: as libpq takes them, as SQLAlchemy writes them, or what a function returns.

# Networks drop idle connections without a word. Seconds, and milliseconds until data that
# nobody confirms counts as lost (on Linux); libpq ignores what a system does not have.
_SILENCE = {
    "keepalives_idle": 30,
    "keepalives_interval": 10,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
}
_WITH_DRIVER = re.compile(r"postgres(?:ql)?\+\w+://")
# What errors may quote: where the server is, who connects, which files are missing. No error
# quotes the password itself, but the user's name may be the same text.
_PLACES = re.compile(
    r"host|hostaddr|user|dbname|\w*file|ssl(cert|crl|key|root)\w*|application_name|password"
)
# Values that are shown to people, and so have to be what they seem.
_FORMS = {
    "port": re.compile(r"[\d,]*"),
    "sslmode": re.compile(r"disable|allow|prefer|require|verify-ca|verify-full|"),
}
# Spaces come along when a URL is copied; around host=... dbname=... they mean nothing.
_URL = re.compile(r"postgres(?:ql)?(?:\+\w+)?://")
# As asyncpg has it; libpq knows ssl=true by itself.
_SSL = re.compile(r"(?<=[?&])ssl=(?!true\b)")


async def resolved(dsn: Dsn) -> str:
    """Returns what libpq takes; a function is called in a thread of its own, for it may block."""
    if not callable(dsn):
        return libpq_dsn(dsn)
    try:
        return libpq_dsn(await called(dsn))
    except Exception as error:
        if hasattr(error, "add_note"):  # since Python 3.11
            error.add_note("pg_checkpoint called the function that was passed as the DSN")
        raise


def libpq_dsn(dsn: str) -> str:
    """Returns the DSN as libpq takes it: without SQLAlchemy's driver."""
    if dsn is None:
        raise InvalidOptionError(
            "the DSN is None: is its environment variable set? A DSN looks like "
            "postgresql://user:password@host/name; with an empty DSN libpq uses its PG* variables. "
            "(A saver's pool is None until the saver is open.)"
        )
    check_instance("the DSN", dsn, str, "text")
    if dsn != dsn.strip() and _URL.match(dsn.strip()):
        where = "begins" if dsn[0].isspace() else "ends"
        raise InvalidOptionError(f"the DSN {where} with a space or a line break: remove it")
    if driver := _WITH_DRIVER.match(dsn):
        dsn = "postgresql://" + _SSL.sub("sslmode=", dsn[driver.end() :])
    try:
        parameters_of(dsn)
    except psycopg.ProgrammingError:
        space_in = "it contains a space or a line break, " if re.search(r"\s", dsn) else ""
        raise InvalidOptionError(
            f"this is not a DSN: {space_in}it should look like "
            "postgresql://user:password@host/name (with special characters percent-encoded) or "
            "host=... dbname=..."
        ) from None
    return dsn


# The same few DSNs are looked into again and again, and psycopg makes fifty objects each time.
@lru_cache(maxsize=4)
def parameters_of(dsn: str) -> Mapping[str, Any]:
    if "\0" in dsn:
        raise psycopg.ProgrammingError("libpq reads up to NUL")
    try:
        parameters = conninfo_to_dict(dsn)
    except UnicodeEncodeError:
        # From an environment variable that is not UTF-8; the error has the whole DSN.
        raise psycopg.ProgrammingError("it is not text") from None
    if dsn.startswith(("postgresql://", "postgres://")):
        server, _, rest = dsn.partition("://")[2].partition("?")[0].partition("/")
        if server.count("@") > 1 or "/" in rest or "@" in rest:
            raise psycopg.ProgrammingError("special characters must be percent-encoded")
    for name, form in _FORMS.items():
        if not form.fullmatch(str(parameters.get(name, ""))):
            raise psycopg.ProgrammingError(f"{name} has an impossible value")
    return parameters


def dsns_of_hosts(dsn: str) -> dict[str, str]:
    """Returns a DSN for each of several hosts, by its name and port as Citus writes them."""
    dsn = libpq_dsn(dsn)
    named = parameters_of(dsn)
    hosts = str(named.get("host") or "").split(",")
    ports = [port or "5432" for port in str(named.get("port") or "").split(",")]
    # Whose ports are not as many as its hosts, libpq refuses.
    if len(hosts) < 2 or "hostaddr" in named or len(ports) not in (1, len(hosts)):
        return {}
    # One port is for all hosts.
    places = zip(hosts, ports if len(ports) > 1 else ports * len(hosts), strict=True)
    return {f"{h}:{p}": make_conninfo(dsn, host=h, port=p) for h, p in places}


@contextmanager
def quoting_nothing(dsn: str) -> Iterator[None]:
    """Keeps errors of connecting from quoting the values that a DSN has for options.

    libpq quotes those that it does not know, and people mistype passwords as such.
    """
    try:
        yield
    except psycopg.Error as error:
        message = str(error)
        if not dsn.strip():
            error.args = (f"the DSN is empty, so libpq uses PG* variables and defaults: {message}",)
            raise
        for name, value in parameters_of(dsn).items():
            if value and not _PLACES.fullmatch(name):
                message = re.sub(rf"(['\"]|: ){re.escape(str(value))}(?!\w)", r"\1…", message)
        if message == str(error):
            raise
        raise type(error)(message) from None


def bounds_of(dsn: str, seconds: float) -> dict[str, Any]:
    """Returns the parameters that bound connecting, and silence, unless the DSN has them."""
    named = parameters_of(dsn)
    bounds: dict[str, Any] = {key: value for key, value in _SILENCE.items() if key not in named}
    # psycopg's own is 130 seconds: the workers of a pool that met a black hole
    # would have no connections for long after it closed.
    if not (named.get("connect_timeout") or os.environ.get("PGCONNECT_TIMEOUT")):
        bounds["connect_timeout"] = max(2, math.ceil(seconds))
    return bounds


def host_of(connection: AnyConnection) -> str:
    """Returns the address of the server, or its name, or the folder of its socket."""
    return connection.info.hostaddr or connection.info.host


def is_local(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host in ("", "localhost") or _is_folder(host)


def _is_folder(host: str) -> bool:
    return host.startswith(("/", "@")) or host[1:2] == ":"


# The connections that we open are psycopg's, except for three things while they connect:
#
# * Names of hosts are looked up in a thread of our own. psycopg takes the event loop's executor,
#   which blocking calls of the saver fill while they wait for a connection.
# * A connection that could not be made is closed. psycopg leaves it in the frames of its error,
#   open on the server for as long as anybody keeps the error; a log record does.
# * The worker of a pool ends when it is cancelled (`_connection_class`). psycopg_pool takes that
#   for one more error of connecting and goes on, so that `asyncio.run`, which cancels all tasks and
#   waits for them, waits for ever if a pool was growing when its main coroutine returned.

_DEFAULT_PORT = "5432"


class OwnConnection(AsyncConnection[TupleRow]):
    @classmethod
    async def connect(cls, conninfo: str = "", **options: Any) -> Self:
        addresses: dict[str, Any] = await _addresses(conninfo)
        try:
            connection = await super().connect(conninfo, **options, **addresses)
        except BaseException as error:
            traceback.clear_frames(error.__traceback__)
            raise
        _own_connections.add(connection)
        return connection


_own_connections: WeakSet[OwnConnection] = WeakSet()


async def _addresses(conninfo: str) -> dict[str, str]:
    """Returns parameters with the addresses of hosts; none if there is no name to look up."""
    parameters = parameters_of(conninfo)
    hosts = str(parameters.get("host") or os.environ.get("PGHOST") or "").split(",")
    ports = str(parameters.get("port") or os.environ.get("PGPORT") or _DEFAULT_PORT).split(",")
    ports *= len(hosts) if len(ports) == 1 else 1
    others = {"hostaddr": "PGHOSTADDR", "service": "PGSERVICE"}
    is_settled = any(parameters.get(name) or os.environ.get(env) for name, env in others.items())
    # What does not fit together is for psycopg to refuse.
    if is_settled or len(ports) != len(hosts) or not any(map(_is_name, hosts)):
        return {}

    def look_up() -> list[tuple[str, str, str]]:
        kind: Any = {"proto": socket.IPPROTO_TCP, "type": socket.SOCK_STREAM}
        attempts = []
        for host, port in zip(hosts, ports, strict=True):
            addresses = [""]
            if _is_name(host):
                try:
                    rows = socket.getaddrinfo(host, port or _DEFAULT_PORT, **kind)
                    addresses = [str(address[0]) for *_, address in rows]
                except OSError:  # it has none
                    addresses = []
            attempts += [(host, address, port) for address in addresses]
        return attempts

    attempts = await in_own_thread(look_up)
    if not attempts:
        raise OperationalError(f"failed to resolve host {', '.join(map(repr, hosts))}")
    columns = [",".join(column) for column in zip(*attempts, strict=True)]
    return dict(zip(("host", "hostaddr", "port"), columns, strict=True))


def _is_name(host: str) -> bool:
    """Returns whether the host has to be looked up, being neither a folder nor an address."""
    if not host or _is_folder(host):
        return False
    try:
        ip_address(host)
    except ValueError:
        return True
    return False


def _after_fork() -> None:
    """Keeps a process that was forked from its parent's sessions, whose sockets it has."""
    _forget_thread_calls()
    # Not closed: the numbers would soon be those of other files, and tidying up would reach these.
    nowhere = os.open(os.devnull, os.O_RDWR)
    for connection in list(_own_connections):
        if not connection.closed:
            os.dup2(nowhere, connection.fileno(), inheritable=False)
    os.close(nowhere)


if hasattr(os, "register_at_fork"):  # not on Windows
    os.register_at_fork(after_in_child=_after_fork)


# Opening, checking and closing connections, each within a time limit: a network can drop bytes
# without an error, so nothing here waits for the server without a bound of its own.

# For the server's word on a cancelled statement; then the connection is closed.
_GRACE = 1.0
# For an idle connection to show that it is alive.
_SIGN_OF_LIFE = 1.0
# Seconds between two looks whether a task that was cancelled has ended.
_CANCEL_AGAIN = 0.05

_VERIFIED = "verify-full"
_NOT_VERIFIED = (
    "require_verified_tls: {} not a TLS connection whose certificate and host are verified. Add "
    "sslmode=verify-full to the DSN, and sslrootcert=system or the path of your provider's "
    "certificate"
)
# Psycopg can't wait on it; it exists on Windows only.
_PROACTOR = getattr(asyncio, "ProactorEventLoop", ())

# Calls of pools that have to run to their end. The loop has only weak references to its tasks.
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

        As `asyncio.timeout`, with one timer instead of two.
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
            """Returns whether this limit cancelled the task, and nobody else."""
            return self._cancelled > 0 and self._task.cancelling() - self._cancelled <= self._before

        def end(self) -> None:
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
    dsn: Dsn,
    timeout: float = 10.0,
    *,
    verified_tls: bool = False,
    first_host: bool = False,
    **options: Any,
) -> AsyncConnection[Any]:
    """Opens a connection of our own, on request to the first of several hosts only.

    With `verified_tls` a DSN that asks for less is refused.
    """
    _check_event_loop()
    conninfo = await with_timeout(timeout, resolved(dsn))
    if first_host:
        conninfo = next(iter(dsns_of_hosts(conninfo).values()), conninfo)
    # Whatever the environment, the role or the DSN says. Poolers know it: many drivers send it.
    parameters = {"client_encoding": "UTF8", **bounds_of(conninfo, timeout)}
    if verified_tls:
        defaults = {option.keyword: option.val for option in pq.Conninfo.get_defaults()}
        by_default = (defaults.get(b"sslmode") or b"").decode(errors="replace")
        if (parameters_of(conninfo).get("sslmode") or by_default) != _VERIFIED:
            raise UnverifiedTlsError(_NOT_VERIFIED.format("this would be"))
        # Given by itself, so that a service file can't say less.
        parameters["sslmode"] = _VERIFIED
    with quoting_nothing(conninfo):
        return await OwnConnection.connect(conninfo, autocommit=True, **{**parameters, **options})


async def open_pool(
    make: Callable[..., Coroutine[Any, Any, AsyncConnection[Any]]],
    settings: Settings,
    opened: WeakSet[AsyncConnection[Any]],
) -> AsyncConnectionPool[AsyncConnection[Any]]:
    """Opens a pool of our own; raises as `make` if there can't be any connection."""

    async def note(connection: AsyncConnection[Any]) -> None:
        opened.add(connection)

    timeout = settings.acquire_timeout
    # A pool only says that it got no connection in time; this says why. The pool takes it over.
    first = await make()
    pool: AsyncConnectionPool[AsyncConnection[Any]] = AsyncConnectionPool(
        connection_class=_connection_class(first, make),
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


def _connection_class(
    first: AsyncConnection[Any], make: Callable[..., Coroutine[Any, Any, AsyncConnection[Any]]]
) -> type[AsyncConnection[Any]]:
    """Makes the class of a pool's connections, which hands out the one that is open first."""
    ready = [first]

    class PoolConnection(AsyncConnection[Any]):
        failure: Exception | None = None

        @classmethod
        async def connect(cls, conninfo: str = "", **options: Any) -> Any:
            try:
                connection = ready.pop() if ready else await make(**options)
            except asyncio.CancelledError:
                _cancel_until_done(cast("asyncio.Task[Any]", asyncio.current_task()))
                raise
            except Exception as error:
                cls.failure = error
                raise
            cls.failure = None
            return connection

    return PoolConnection


def _cancel_until_done(task: asyncio.Task[Any]) -> None:
    if not task.done():
        task.cancel()
        task.get_loop().call_later(_CANCEL_AGAIN, _cancel_until_done, task)


async def _get_connection(pool: AsyncConnectionPool[Any], timeout: float) -> AsyncConnection[Any]:
    _check_event_loop()
    try:
        connection: AsyncConnection[Any] = await pool.getconn(timeout)
    except PoolTimeout as error:
        raise error from getattr(pool.connection_class, "failure", None)
    return connection


def _give_back(pool: AsyncConnectionPool[Any], connection: AsyncConnection[Any]) -> None:
    """Starts returning a connection to its pool, even if the caller is cancelled."""
    # The pool forgets a connection for good when it is interrupted taking it back. Not
    # waited for: each turn of a busy loop would keep the caller from its answer.
    _see_through(pool.putconn(connection))


def _see_through(call: Coroutine[Any, Any, None]) -> None:
    """Starts a call of a pool that must run to its end, and does not wait for it."""
    returning = asyncio.get_running_loop().create_task(call)
    _returning.add(returning)
    returning.add_done_callback(_seen_through)


def _seen_through(returning: asyncio.Future[None]) -> None:
    _returning.discard(returning)
    # A pool that is closed meanwhile closes it.
    if not returning.cancelled() and (error := returning.exception()) is not None:
        name = type(error).__name__
        logger.debug("returning a connection: %s", name, extra=telemetry.facts_of(error))


async def _check_idle(pool: AsyncConnectionPool[Any]) -> None:
    """Closes an idle connection of a pool that does not answer."""
    connection = await _get_connection(pool, _SIGN_OF_LIFE)
    try:
        async with connection:
            await with_timeout(_SIGN_OF_LIFE, connection.execute(b""))
    finally:
        _give_back(pool, connection)


# Warm connections: taken from a pool, and kept for a moment for the next transaction.
#
# A pool hands out its connections in turn, so every transaction wakes the server process
# that slept longest, whose memory is in no cache any more. Here a transaction that follows
# closely takes the connection of the one before it, which saves a fifth of a small read.
# A connection is kept for milliseconds only, if nobody waits for a connection, and given back
# after a second at the latest: turns, checks and lifetimes stay the pool's.

# Seconds. A connection goes back when nobody used it for one to two moments, and after the longest
# time in any case.
_MOMENT, _LONGEST = 0.002, 1.0


class _Loan(NamedTuple):
    connection: AsyncConnection[Any]
    since: float


class WarmConnections:
    """The connections taken from one pool; belongs to one event loop."""

    def __init__(self, pool: AsyncConnectionPool[Any]) -> None:
        self.pool = pool
        # Kept; those that were before the last sweep already, and those that came later.
        self.stale: list[_Loan] = []
        self.fresh: list[_Loan] = []
        self._timer: asyncio.TimerHandle | None = None

    def release(self) -> None:
        """Starts giving back all connections that are kept."""
        for loan in (*self.stale, *self.fresh):
            _give_back(self.pool, loan.connection)
        self.stale, self.fresh = [], []
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def keep(self, loan: _Loan) -> None:
        # Asked again: a connection may have been lost that said it was committing.
        too_long = time.monotonic() > loan.since + _LONGEST
        if (
            not _is_idle(loan.connection)
            or too_long
            or self.pool.get_stats().get("requests_waiting")
        ):
            _give_back(self.pool, loan.connection)
            return
        self.fresh.append(loan)
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(_MOMENT, self._sweep)

    def _sweep(self) -> None:
        for loan in self.stale:
            _give_back(self.pool, loan.connection)
        self.stale, self.fresh = self.fresh, []
        loop = asyncio.get_running_loop()
        self._timer = loop.call_later(_MOMENT, self._sweep) if self.stale else None


class _Lending:
    """Lends the last used connection of a pool, or another one, for one transaction."""

    # No generator: of one that is not at its end when its loop is, asyncio complains.
    __slots__ = ("_connections", "_loan", "_warm")

    def __init__(self, connections: Connections, warm: WarmConnections) -> None:
        self._connections, self._warm = connections, warm

    async def __aenter__(self) -> AsyncConnection[Any]:
        warm = self._warm
        if kept := warm.fresh or warm.stale:
            self._loan = kept.pop()
        else:
            self._loan = _Loan(await self._connections.get(warm.pool), time.monotonic())
        return self._loan.connection

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
                if not _is_idle(loan.connection):
                    await loan.connection.commit()
                is_well = True
        finally:
            if not is_well:
                _give_back(warm.pool, loan.connection)
                # What became of this one may have become of the others.
                warm.release()
        if is_well:
            warm.keep(loan)


class _InThread:
    """A block of something that blocks, which is entered and left in other threads."""

    def __init__(self, block: Any, in_thread: Callable[..., Any]) -> None:
        self._block, self._in_thread = block, in_thread

    async def __aenter__(self) -> Any:
        return await self._in_thread(self._block.__enter__)

    async def __aexit__(self, *raised: object) -> Any:
        return await self._in_thread(partial(self._block.__exit__, *raised))


def _is_idle(connection: AnyConnection) -> bool:
    return connection.pgconn.transaction_status == TransactionStatus.IDLE


@asynccontextmanager
async def _as_before(connection: AsyncConnection[Any]) -> AsyncIterator[bool]:
    """Lends a connection to the application, and takes back what it changes of psycopg's object.

    Nothing is prepared, and transactions begin as read committed, except (yields False) inside the
    owner's, which has begun. BEGIN says it: later it would have to come before all statements.
    """
    level = connection.isolation_level
    if is_own := _is_idle(connection):
        await connection.set_isolation_level(IsolationLevel.READ_COMMITTED)
    names = "row_factory", "cursor_factory", "prepare_threshold"
    before = {name: getattr(connection, name) for name in names}
    # A pooler may give the next transaction to another session.
    connection.prepare_threshold = None
    try:
        yield is_own
    finally:
        for name, value in before.items():
            setattr(connection, name, value)
        if is_own and _is_idle(connection):
            await connection.set_isolation_level(level)


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
_POOL_THREADS = 16

# By pools and connections that were given, the process that used them first.
_used_in: WeakKeyDictionary[object, int] = WeakKeyDictionary()


class Held(NamedTuple):
    """A connection inside a transaction."""

    connection: AnyConnection
    is_own: bool  # the transaction is ours, and not the connection's owner's


class Connections:
    """The connections of a source on one event loop."""

    def __init__(self, source: Source, settings: Settings, counts: telemetry.Counts) -> None:
        if source is None or isinstance(source, str):
            libpq_dsn(source)
        elif not (callable(source) or isinstance(source, _GIVEN)):
            raise InvalidOptionError(
                "pass a DSN, a function that returns one, or a pool or connection of psycopg, "
                f"not {type(source).__module__}.{type(source).__qualname__}"
            )
        self.source = source  # as given
        self.turn = asyncio.Lock()  # a single connection does one thing at a time
        self.lock = threading.Lock()  # the same, for threads that a blocking one is used in
        self.under_way = 0  # calls that have begun and not ended
        self._steps = 0  # connections that are lent to transactions of the application
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
        self._threads: dict[str, ThreadPoolExecutor] = {}
        self._warned_of_clear_text = False
        self._admitted: WeakSet[AnyConnection] = WeakSet()
        # Whether the server shows the process id that libpq knows.
        self._direct: WeakKeyDictionary[AsyncConnection[Any], bool] = WeakKeyDictionary()
        # Of the own pool.
        self._opened: WeakSet[AsyncConnection[Any]] = WeakSet()
        self._first_host = False

    def drop(self) -> None:
        """Closes what can be closed when the event loop has ended."""
        self._end_threads()
        # A pool can't be closed without its loop. Its connections can.
        for connection in self._opened:
            connection.pgconn.finish()
        self._forget_pool()

    async def open(self) -> None:
        """Opens the pool that a DSN gets."""
        self._closed = False
        if not isinstance(self.source, _GIVEN):
            await self._open_pool(self.source)

    async def close(self) -> None:
        """Closes what `open` opened, or a call that had begun opens meanwhile."""
        self._closed = True
        timeout = self._settings.acquire_timeout
        if self._evicting is not None:
            await asyncio.wait((self._evicting,), timeout=timeout)
        if self._warm is not None:
            self._warm.release()
        loop = asyncio.get_running_loop()
        if returning := [task for task in _returning if task.get_loop() is loop]:
            await asyncio.wait(returning)
        self._end_threads()
        # It may be connecting, as the workers of a pool may, which is bounded by acquire_timeout.
        async with self._opening:
            pool = self._forget_pool()
        if pool is not None:
            closing = asyncio.ensure_future(pool.close(max(2.0, timeout) + 1))
            await asyncio.wait((closing,))
            # That some shutdown handler cancelled one of its tasks is no reason to end the caller.
            if not closing.cancelled():
                closing.result()

    @property
    def given(self) -> object:
        """The pool or connection that was given, or our own pool while it is open; else None."""
        return self.source if isinstance(self.source, _GIVEN) else self._own_pool

    @property
    def pool(self) -> AsyncConnectionPool[Any] | ConnectionPool[Any] | None:
        """The pool that was given, or our own while it is open."""
        if isinstance(self.source, (AsyncConnectionPool, ConnectionPool)):
            return self.source
        return self._own_pool

    @property
    def is_lost(self) -> bool:
        """A single connection was lost, which can't be replaced here."""
        return isinstance(self.source, (AsyncConnection, Connection)) and self.source.closed

    def stats(self) -> telemetry.PoolStats:
        if isinstance(self.source, (AsyncConnection, Connection)):
            busy = int(self.turn.locked())
            return telemetry.PoolStats(connections=1, max_connections=1, in_use=busy)
        pool, warm = self.pool, self._warm
        kept = len(warm.stale) + len(warm.fresh) if warm else 0
        return telemetry.pool_stats(
            pool.get_stats() if pool else {}, self._counts.closed_pools, kept
        )

    @property
    def behind_pooler(self) -> bool | None:
        """True if a connection looks like a pooler's; None if none has been used yet."""
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
        run_on = partial(
            transaction.run_on, begin_commit=begin_commit, set_read_committed=set_read_committed
        )
        if isinstance(self.source, (ConnectionPool, Connection)):

            def run() -> list[transaction.Rows]:
                with self._lend_blocking() as connection:
                    self._admit(connection)
                    asynchronous = transaction.as_asynchronous(connection)
                    return transaction.completed(run_on(asynchronous, statements, prepare=False))

            async with self._turn_of_source():
                return await self._in_thread(run)
        async with self._turn_of_source(), await self._lend() as connection:
            direct = self._direct.get(connection)
            if is_new := direct is None:
                self._admit(connection)
                # A pooler shows its clients process ids of its own making. Behind one,
                # a prepared statement is looked for on whichever server comes next.
                get_pid = transaction.load_queries()["get_backend_pid"]
                statements = [*statements, transaction.Statement(get_pid)]
            try:
                rows = await run_on(connection, statements, prepare=bool(direct))
            except errors.InvalidSqlStatementName:
                if not is_new:
                    # Somebody in between gave the session away: nothing is prepared here again.
                    self._direct[connection] = False
                raise
            if is_new:
                self._direct[connection] = rows.pop() == [(connection.info.backend_pid,)]
            return rows

    @asynccontextmanager
    async def hold(self) -> AsyncIterator[Held]:
        """Lends a connection for a transaction that the application takes part in; raises as `run`.

        At the end of the block the connection is as it was before.
        """
        self._check_process()
        lending: AbstractAsyncContextManager[AnyConnection]
        self.under_way += 1
        try:
            if isinstance(self.source, (ConnectionPool, Connection)):
                # If this is cancelled while a thread waits for the lock, the generator is dropped
                # when it has the lock, and gives it back.
                lending = _InThread(self._lend_blocking(), self._in_held_thread)
            else:
                lending = await self._lend()
            async with self._turn_of_source(), lending as lent:
                self._admit(lent)
                connection = transaction.as_asynchronous(lent)
                async with _as_before(connection) as is_own:
                    with transaction.committed_everywhere(connection):
                        async with self._transaction(lent):
                            self._steps += 1
                            try:
                                yield Held(lent, is_own)
                            finally:
                                self._steps -= 1
        finally:
            self.under_way -= 1

    @asynccontextmanager
    async def _transaction(self, connection: AnyConnection) -> AsyncIterator[None]:
        block = transaction.as_asynchronous(connection).transaction()
        await self._in_time(connection, block.__aenter__)
        try:
            yield
        except BaseException as error:
            end = partial(block.__aexit__, type(error), error, error.__traceback__)
            if not await self._in_time(connection, end):
                raise
        else:
            await self._in_time(connection, partial(block.__aexit__, None, None, None))

    async def run_held(
        self, connection: AnyConnection, statements: Sequence[transaction.Statement]
    ) -> list[transaction.Rows]:
        """Runs statements in the transaction of a connection that is held.

        What they set is as before afterwards.
        """
        asynchronous = transaction.as_asynchronous(connection)
        run = partial(transaction.run_on, asynchronous, statements, prepare=False)
        return await self._in_time(connection, run)

    async def set_held(self, connection: AnyConnection, statement: transaction.Statement) -> None:
        """Runs a statement that is qualified, and whose settings stay until the end."""
        asynchronous = transaction.as_asynchronous(connection)
        execute = partial(transaction.execute, asynchronous, [statement], prepare=False)
        await self._in_time(connection, execute)

    async def _in_time(
        self, connection: AnyConnection, function: Callable[[], Coroutine[Any, Any, T]]
    ) -> T:
        """Calls a function on a connection that is held; without an answer in time it is cut."""
        if isinstance(connection, Connection):
            call = self._in_held_thread(lambda: transaction.completed(function()))
        else:
            call = function()
        try:
            # The server has its say first.
            return await with_timeout(self._settings.write_timeout + _LATE, call)
        except NoAnswer:
            if isinstance(connection, AsyncConnection):
                connection.pgconn.finish()
                raise
            # Another thread waits in it, and wakes.
            with suppress(OSError, psycopg.Error):
                wire = socket.socket(fileno=connection.pgconn.socket)
                try:
                    wire.shutdown(socket.SHUT_RDWR)
                finally:
                    wire.detach()
            raise

    async def _lend(self) -> AbstractAsyncContextManager[AsyncConnection[Any]]:
        """Returns the block of an asynchronous connection, for one transaction."""
        source = self.source
        if isinstance(source, AsyncConnection):
            return nullcontext(source)
        if isinstance(source, AsyncConnectionPool):
            pool = source
        else:
            pool = self._own_pool or await self._open_pool(cast("Dsn", source))
        if self._warm is None or self._warm.pool is not pool:
            _check_loop_of(pool)
            self._warm = WarmConnections(pool)
        return _Lending(self, self._warm)

    def _turn_of_source(self) -> AbstractAsyncContextManager[None]:
        is_single = isinstance(self.source, (AsyncConnection, Connection))
        return self.turn if is_single else nullcontext()

    @contextmanager
    def _lend_blocking(self) -> Iterator[Connection[Any]]:
        if isinstance(self.source, ConnectionPool):
            try:
                with self.source.connection(self._settings.acquire_timeout) as connection:
                    yield connection
            except PoolTimeout as error:
                raise self._explained(error) from error.__cause__
        else:
            with self.lock:
                yield cast("Connection[Any]", self.source)

    async def get(self, pool: AsyncConnectionPool[Any]) -> AsyncConnection[Any]:
        try:
            return await _get_connection(pool, self._settings.acquire_timeout)
        except PoolTimeout as error:
            raise self._explained(error) from error.__cause__

    def _explained(self, error: PoolTimeout) -> PoolTimeout:
        shortage = self.shortage()
        return PoolTimeout(f"{error}: {shortage}") if shortage else error

    def shortage(self) -> str:
        """Says that all connections of the pool are in use, and by whom if known; else nothing."""
        pool, warm = self.pool, self._warm
        if pool is None or getattr(pool.connection_class, "failure", None) is not None:
            return ""
        stats = pool.get_stats()
        size, is_kept = stats.get("pool_size", 0), warm and (warm.fresh or warm.stale)
        if stats.get("pool_available") or size < stats.get("pool_max", 0) or is_kept:
            return ""
        of_steps = f", {self._steps} of them by open steps" if self._steps else ""
        return f"all connections of the pool (max_size={size}) are in use{of_steps}"

    def _admit(self, connection: AnyConnection) -> None:
        """Looks at the TLS of a connection that is new here.

        A server behind a pooler is the pooler's to verify; from here only the pooler is seen.
        """
        if connection in self._admitted:
            return
        pgconn = connection.pgconn
        if self._settings.require_verified_tls:
            used = {option.keyword: option.val for option in pgconn.info}
            if not pgconn.ssl_in_use or used.get(b"sslmode") != _VERIFIED.encode():
                raise UnverifiedTlsError(_NOT_VERIFIED.format("this is"))
        self._admitted.add(connection)
        sends_in_clear = pgconn.used_password and not pgconn.ssl_in_use
        if sends_in_clear and not self._warned_of_clear_text and not is_local(host_of(connection)):
            self._warned_of_clear_text = True
            logger.warning(
                "connected to %s with a password but without TLS: others can read or change "
                "what is sent. Add sslmode=verify-full to the DSN",
                host_of(connection),
            )

    async def discard_broken(self, error: Exception, seconds: float) -> None:
        """Removes connections from a pool that are no better than the one just used.

        Goes on by itself after the seconds.
        """
        if self._evicting is None or self._evicting.done():
            call = self._evict_dead(also_living=self._are_no_better(error))
            self._evicting = asyncio.get_running_loop().create_task(call)
        await asyncio.wait((self._evicting,), timeout=min(seconds, _EVICTING))

    def _are_no_better(self, error: Exception) -> bool:
        """Returns whether connections that answer well are of no more use than the one used."""
        # Of a demoted server none are; who connects anew may find the primary. And each session
        # of a coordinator has connections of its own to a worker that it lost.
        if not isinstance(error, WorkerLost):
            return isinstance(error, errors.ReadOnlySqlTransaction)
        if (now := time.monotonic()) < self._exchanged_at + _EXCHANGING:
            return False
        self._exchanged_at = now
        return True

    async def _evict_dead(self, *, also_living: bool) -> None:
        pool = self.pool
        if pool is None:
            return
        if isinstance(pool, ConnectionPool):
            await self._in_thread(pool.drain if also_living else pool.check)
            return
        if also_living:
            checks: list[Coroutine[Any, Any, None]] = [pool.drain()]
        else:
            # Not pool.check(), which waits for ever for one that does not answer, and
            # when cancelled loses all of them.
            idle = pool.get_stats().get("pool_available", 0)
            checks = [_check_idle(pool) for _ in range(idle)]
        for error in await asyncio.gather(*checks, return_exceptions=True):
            if error is not None:
                name, extra = type(error).__name__, telemetry.facts_of(error)
                logger.debug("an idle connection was dead: %s", name, extra=extra)

    def _check_process(self) -> None:
        pid = os.getpid()
        if self._pid is None:
            is_given = isinstance(self.source, _GIVEN)
            self._pid = _used_in.setdefault(self.source, pid) if is_given else pid
        if self._pid != pid:
            raise UnusableConnectionError(
                f"these connections were used in process {self._pid}; process {pid} was forked "
                "from it and can't share them: create pool and saver in each process, or give the "
                "saver a DSN, so that it has a pool in each"
            )

    async def _open_pool(self, dsn: Dsn) -> AsyncConnectionPool[AsyncConnection[Any]]:
        async with self._opening:
            if self._closed:
                raise PoolClosed("it was closed before it was open")
            if self._own_pool is None:
                make = partial(self._connect, dsn)
                self._own_pool = await open_pool(make, self._settings, self._opened)
            return self._own_pool

    async def _connect(self, dsn: Dsn, **options: Any) -> AsyncConnection[Any]:
        verified = self._settings.require_verified_tls
        options |= {"verified_tls": verified, "first_host": self._first_host}
        return await connect(dsn, self._settings.acquire_timeout, **options)

    def keep_to_first_host(self) -> None:
        """Lets the own pool connect to the DSN's first host only; other connections are closed.

        On Citus that is the coordinator: the application's local tables, advisory locks and
        notifications are its own.
        """
        is_new, self._first_host = not self._first_host, True
        dsn, pool = self.source, self._own_pool
        if is_new and pool is not None and (callable(dsn) or dsns_of_hosts(str(dsn))):
            # First, so that the pool takes none back.
            _see_through(pool.drain())
            if self._warm is not None:
                self._warm.release()

    def _forget_pool(self) -> AsyncConnectionPool[AsyncConnection[Any]] | None:
        pool, self._own_pool = self._own_pool, None
        if pool is not None:
            closed = self._counts.closed_pools
            for name, value in pool.get_stats().items():
                closed[name] = closed.get(name, 0) + value
        return pool

    async def _in_thread(self, call: Callable[[], T], name: str = "pg_checkpoint-blocking") -> T:
        if name not in self._threads:
            pool = self.pool
            # One more than connections, to look after dead ones.
            size = 2 if pool is None else (pool.max_size or _POOL_THREADS) + 1
            self._threads[name] = ThreadPoolExecutor(size, name)
        return await in_thread_of(self._threads[name], call)

    async def _in_held_thread(self, call: Callable[[], T]) -> T:
        # Calls that wait for a connection can't take these threads.
        return await self._in_thread(call, "pg_checkpoint-held")

    def _end_threads(self) -> None:
        for threads in self._threads.values():
            # Not waited for: a call that was given up may wait for its server.
            threads.shutdown(wait=False)
        self._threads.clear()


def _check_loop_of(pool: AsyncConnectionPool[Any]) -> None:
    """Refuses a pool whose tasks can't serve this event loop.

    A call that waits for a connection would not be woken, or only when it times out.
    """
    loop = transaction.loop_of_pool(pool)
    if loop is None or loop is asyncio.get_running_loop():
        return
    if loop.is_closed():
        raise SaverClosedError(
            "the given AsyncConnectionPool belongs to an event loop that has ended: create pool "
            "and saver in the loop that uses them, or give the saver a DSN, so that it has a pool "
            "that moves with it"
        )
    # One that stands still takes turns with this one, as in pytest-asyncio.
    if loop.is_running():
        raise UnusableConnectionError(
            "the given AsyncConnectionPool belongs to the event loop of another thread. "
            "PostgresSaver, PostgresStore and PostgresCache each have an event loop: give them a "
            "ConnectionPool to share"
        )
