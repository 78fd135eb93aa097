"""The connections that we open: psycopg's, except for three things that happen while it connects.

Names of hosts are looked up in a thread of our own. psycopg takes the event loop's executor,
which blocking calls of the saver fill while they wait for a connection.

What was being made when that failed is closed. psycopg leaves it in the frames of its error,
open on the server for as long as anybody keeps the error; a log record does.

And the worker of a pool ends when it is cancelled. psycopg_pool takes that for one more
error of connecting and goes on, so that `asyncio.run`, which cancels all that is left and
waits for it, waits for ever if a pool was growing when its main coroutine returned.

A process that is forked has the sockets of all of them, and nothing that it does there may reach
the sessions of its parent.
"""

from __future__ import annotations

import asyncio
import ipaddress
import os
import socket
import traceback
from collections.abc import Coroutine
from typing import Any, TypeVar
from weakref import WeakSet

from psycopg import AsyncConnection, OperationalError
from psycopg.conninfo import conninfo_to_dict
from psycopg.rows import TupleRow
from typing_extensions import Self

from pg_checkpoint.postgres.own_threads import in_own_thread

T = TypeVar("T")

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
