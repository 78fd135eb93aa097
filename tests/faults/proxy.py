"""A TCP proxy before the server, that does to connections what networks do.

It runs on an event loop and a thread of its own, so that a busy or blocked
client does not slow it, and is controlled from the test's thread.

    with proxied(dsn) as proxy:
        proxy.stall(TO_CLIENT)      # half-open: answers come no more
        proxy.heal()
"""

from __future__ import annotations

import asyncio
import socket
import struct
import threading
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager, suppress
from typing import Any

from psycopg.conninfo import conninfo_to_dict, make_conninfo

from tests.waiting import PATIENCE

TO_SERVER, TO_CLIENT = "to server", "to client"

_READY_FOR_QUERY = (b"Z\x00\x00\x00\x05I", b"Z\x00\x00\x00\x05E", b"Z\x00\x00\x00\x05T")
_TERMINATE = b"X\x00\x00\x00\x04"
_SYNC = b"S\x00\x00\x00\x04"
_CHUNK = 2**16


@contextmanager
def proxied(dsn: str) -> Iterator[Proxy]:
    """A proxy before the server of a DSN, in clear so that it can see where an answer ends."""
    proxy = Proxy(dsn)
    try:
        yield proxy
    finally:
        proxy.close()


class Proxy:
    """Passes everything, until it is told otherwise; every fault is undone by `heal`.

    Attributes:
        dsn: Of the server, through the proxy.
        faults: How many connections were cut, reset or robbed of an answer.
        trips: How often a client spoke after its server had, or first; leave is not counted.
        accepted: How many connections there were.
    """

    def __init__(self, dsn: str) -> None:
        parts = conninfo_to_dict(dsn)
        self.faults = self.trips = self.accepted = 0
        self.seconds = 0.0
        self.stalled: frozenset[str] = frozenset()
        self.swallowing: frozenset[str] = frozenset()
        self.thawed = asyncio.Event()
        self._server = str(parts["host"]), int(str(parts.get("port") or 5432))
        self._cut: tuple[str, int] | None = None
        self.answers_to_lose = 0
        self._holds: bytes | None = None
        self._delivered = asyncio.Event()
        self._links: set[_Link] = set()
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self._listener: socket.socket | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._port = 0
        self._call(self._listen())
        self.dsn = make_conninfo(
            dsn, host="127.0.0.1", port=self._port, sslmode="disable", gssencmode="disable"
        )

    @property
    def connections(self) -> int:
        """Open connections, dead ones among them."""
        return len(self._links)

    @property
    def dead(self) -> int:
        """Open connections that something was taken from, or that `forget` made so."""
        return sum(bool(link.robbed) for link in list(self._links))

    def delay(self, seconds: float) -> None:
        """Makes every round trip take so much longer."""
        self.seconds = seconds / 2

    def stall(self, *ways: str) -> None:
        """Reads nothing more that goes these ways (none given: both); sockets stay open."""
        self._do(lambda: self._set_stalled(frozenset(ways or (TO_SERVER, TO_CLIENT))))

    def swallow(self, *ways: str) -> None:
        """Throws away what goes these ways (none given: both); a robbed connection stays dead."""
        self.swallowing = frozenset(ways or (TO_SERVER, TO_CLIENT))

    def forget(self) -> None:
        """Lets all open connections be dead from now on; nobody is told. New ones work."""
        self._do(self._rob_all)

    def cut_after(self, way: str, count: int) -> None:
        """Cuts a connection after the byte that is the count-th from now to go this way."""
        self._do(lambda: setattr(self, "_cut", (way, count)))

    @property
    def left(self) -> int:
        """How many bytes there are before the cut."""
        return self._cut[1] if self._cut else 0

    def lose_answers(self, count: int = 1) -> None:
        """Resets connections when the server has answered: commits whose outcome is unknown."""
        self._do(lambda: setattr(self, "answers_to_lose", count))

    def hold(self, part: bytes) -> None:
        """Holds the next transaction with this in it (b"": any) on its way; resets its client."""
        self._holds = part

    @property
    def has_held(self) -> bool:
        """Whether a transaction is held, or was."""
        return self._holds is None

    def deliver(self) -> None:
        """Delivers what is held; returns when the server has answered, which nobody hears."""
        held = [link for link in self._links if link.is_held]
        self._do(self._delivered.set)
        self._call(_ended(held))
        self._delivered.clear()

    def reset(self) -> None:
        """Resets all connections (RST)."""
        self._do(lambda: self.sever(*self._links))

    def refuse(self) -> None:
        """Refuses new connections; those that are open stay."""
        self._call(self._stop_listening())

    def heal(self) -> None:
        """Ends every fault; bytes that were held go on, swallowed ones are gone."""
        self.seconds, self.swallowing, self._cut, self.answers_to_lose = 0.0, frozenset(), None, 0
        self._holds = None
        self._do(lambda: self._set_stalled(frozenset()))
        if self._listener is None:
            self._call(self._listen())

    def close(self) -> None:
        """Resets what is open and ends the thread."""
        if self._listener is not None:
            self._call(self._stop_listening())
        self._do(lambda: self._set_stalled(frozenset()))
        self.reset()
        self._call(_tasks_end())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    # --- on the proxy's thread ---

    def sever(self, *links: _Link) -> None:
        """Resets connections."""
        self.faults += len(links)
        for link in links:
            link.reset()

    def allowance(self, way: str, count: int) -> int | None:
        """How many of so many bytes may pass before the cut; None for all."""
        if self._cut is None or self._cut[0] != way:
            return None
        left = self._cut[1] - count
        self._cut = (way, left) if left > 0 else None
        return None if left > 0 else count + left

    def holds(self, data: bytes) -> bool:
        """Whether what begins so is held on its way."""
        if self._holds is None or self._holds not in data:
            return False
        self._holds = None
        return True

    async def delivery(self) -> None:
        """Waits until what is held is delivered."""
        self.faults += 1
        await self._delivered.wait()

    def robs(self, link: _Link, *, complete: bool) -> bool:
        """Whether an answer is to be lost; its end is that of the connection."""
        robs = self.answers_to_lose > 0
        if robs and complete:
            self.answers_to_lose -= 1
            self.sever(link)
        return robs

    def _set_stalled(self, ways: frozenset[str]) -> None:
        self.stalled = ways
        self.thawed.set()
        self.thawed = asyncio.Event()

    def _rob_all(self) -> None:
        for link in self._links:
            link.robbed |= {TO_SERVER, TO_CLIENT}

    async def _listen(self) -> None:
        # Not asyncio's server, which drops what it is accepting when it is closed.
        self._listener = socket.create_server(("127.0.0.1", self._port))
        self._listener.setblocking(False)
        self._port = self._listener.getsockname()[1]
        self._loop.add_reader(self._listener, self._accept, self._listener)

    def _accept(self, listener: socket.socket) -> None:
        with suppress(BlockingIOError, ConnectionError):
            client = listener.accept()[0]
            client.setblocking(False)
            task = self._loop.create_task(self._connected(client))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _stop_listening(self) -> None:
        assert self._listener is not None
        self._loop.remove_reader(self._listener)
        self._listener.close()
        self._listener = None

    async def _connected(self, client: socket.socket) -> None:
        host, port = self._server
        reader, writer = await asyncio.open_connection(sock=client)
        with suppress(OSError):
            if host.startswith("/"):
                there = await asyncio.open_unix_connection(f"{host}/.s.PGSQL.{port}")
            else:
                there = await asyncio.open_connection(host, port)
            self.accepted += 1
            link = _Link(self, (reader, writer), there)
            self._links.add(link)
            try:
                await link.run()
            finally:
                self._links.discard(link)
                there[1].close()
        writer.close()

    # --- from the test's thread ---

    def _do(self, call: Callable[[], object]) -> None:
        async def run() -> None:
            call()

        self._call(run())

    def _call(self, coroutine: Coroutine[Any, Any, object]) -> None:
        asyncio.run_coroutine_threadsafe(coroutine, self._loop).result(timeout=PATIENCE)


class _Link:
    """One client's connection, and the one to the server that it gets."""

    def __init__(
        self,
        proxy: Proxy,
        client: tuple[asyncio.StreamReader, asyncio.StreamWriter],
        server: tuple[asyncio.StreamReader, asyncio.StreamWriter],
    ) -> None:
        self._proxy = proxy
        self._reader = {TO_SERVER: client[0], TO_CLIENT: server[0]}
        self._writer = {TO_SERVER: server[1], TO_CLIENT: client[1]}
        self.robbed: set[str] = set()
        self.is_held = False
        self.ended = asyncio.Event()
        self._due = dict.fromkeys(self._reader, 0.0)
        self._ready = False  # after the startup: from then on an answer is a transaction's
        self._tail = b""
        self._speaks = TO_CLIENT

    async def run(self) -> None:
        """Pumps both ways until one ends."""
        pumps = [asyncio.ensure_future(self._pump(way)) for way in self._reader]
        try:
            await asyncio.wait(pumps, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for pump in pumps:
                pump.cancel()
            await asyncio.gather(*pumps, return_exceptions=True)
            self.ended.set()

    def reset(self) -> None:
        """Closes both sides at once, with an RST where TCP has that."""
        for writer in self._writer.values():
            _reset(writer)

    def _count(self, way: str, data: bytes) -> None:
        self._proxy.trips += way == TO_SERVER != self._speaks and data != _TERMINATE
        self._speaks = way

    async def _pump(self, way: str) -> None:
        with suppress(ConnectionError):
            while data := await self._reader[way].read(_CHUNK):
                self._count(way, data)
                while way in self._proxy.stalled:
                    await self._proxy.thawed.wait()
                if self._is_robbed(way) or (way == TO_CLIENT and self._is_lost(data)):
                    continue
                if way == TO_SERVER and self._ready and self._proxy.holds(data):
                    await self._hold(data)
                    return
                if self.is_held:
                    self._tail = (self._tail + data)[-6:]
                    if self._tail in _READY_FOR_QUERY:
                        return
                    continue
                allowed = self._proxy.allowance(way, len(data))
                self._pass(way, data[:allowed])
                if allowed is not None:
                    await self._cut(way)
                    return
                await self._writer[way].drain()

    async def _hold(self, data: bytes) -> None:
        """Delivers the transaction that begins so later, when its client is gone."""
        while not data.endswith(_SYNC):
            if not (more := await self._reader[TO_SERVER].read(_CHUNK)):
                return  # its client was killed before all of it was sent
            data += more
        self.is_held = True
        _reset(self._writer[TO_CLIENT])
        await self._proxy.delivery()
        self._writer[TO_SERVER].write(data)
        # Until it is answered, or the server has closed the connection.
        await asyncio.Event().wait()

    def _pass(self, way: str, data: bytes) -> None:
        loop = asyncio.get_running_loop()
        now = loop.time()
        # Later than what went before, also when the delay became shorter.
        due = max(self._due[way] + 1e-6, now + self._proxy.seconds)
        if due <= now:
            self._writer[way].write(data)
        else:
            self._due[way] = due
            loop.call_at(due, self._writer[way].write, data)

    def _is_robbed(self, way: str) -> bool:
        if way in self._proxy.swallowing:
            self.robbed.add(way)
        return way in self.robbed

    def _is_lost(self, data: bytes) -> bool:
        """Whether an answer is withheld; resets the connection when it was complete."""
        self._tail = (self._tail + data)[-6:]
        complete = self._tail in _READY_FOR_QUERY
        if not self._ready:
            self._ready = complete
            return False
        return self._proxy.robs(self, complete=complete)

    async def _cut(self, way: str) -> None:
        # What was let through has to arrive before the reset.
        await asyncio.sleep(0.02 + self._proxy.seconds)
        self._proxy.sever(self)


def _reset(writer: asyncio.StreamWriter) -> None:
    connection = writer.get_extra_info("socket")
    if connection is not None and connection.family != socket.AF_UNIX:
        with suppress(OSError):
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    writer.transport.abort()


async def _ended(links: list[_Link]) -> None:
    await asyncio.gather(*[link.ended.wait() for link in links])


async def _tasks_end() -> None:
    tasks = asyncio.all_tasks() - {asyncio.current_task()}
    if tasks:
        await asyncio.wait(tasks, timeout=PATIENCE)
