"""Connections whose steps wait to be let go: a proxy that reads the protocol of Postgres.

Nothing of the package is replaced: what is stepped through is what it sends.
"""

from __future__ import annotations

import asyncio
import re
import struct
from collections import deque
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager, suppress

from psycopg.conninfo import conninfo_to_dict, make_conninfo

from tests.interleavings.steps import Effect, Sent, Statement

# What the server says: of a statement, of one that failed, and when it is ready for the next.
_DONE, _FAILED, _READY = (b"C", b"I", b"s"), b"E", b"Z"
_WHOSE = re.compile(rb"application_name\0([^\0]*)\0")
_GONE = (asyncio.IncompleteReadError, ConnectionError)


class Pipe:
    """One end of a connection, as messages."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.writer = writer
        self._reader = reader

    async def messages(self) -> AsyncIterator[tuple[bytes, bytes]]:
        """The messages that come, with their types, until the other end goes."""
        with suppress(*_GONE):
            while True:
                head = await self._reader.readexactly(5)
                (length,) = struct.unpack("!I", head[1:])
                yield head[:1], head + await self._reader.readexactly(length - 4)


class Link:
    """A connection of a session."""

    def __init__(self, wire: Wire, session: str, client: Pipe, server: Pipe) -> None:
        self.session = session
        self.pid = 0  # of the server process, when it is known
        self.held: deque[Statement] = deque()  # steps that wait to be let go, in their order
        self.is_running = False  # whether the server has a step that it has not answered
        self.is_late = False  # whether the client has gone, and what it sent is on its way
        self._wire, self._client, self._server = wire, client, server
        self._sent = Sent()
        # The transaction: the server passes over all up to its end.
        self._has_failed = False
        self._ends = False

    async def serve(self) -> None:
        """Passes messages until one side goes; what is late is passed to its end."""
        ways = [asyncio.ensure_future(self._forth()), asyncio.ensure_future(self._back())]
        try:
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
            while self.is_late and (self.held or self.is_running) and not ways[1].done():
                await asyncio.wait(ways[1:], timeout=0.001)
        finally:
            self.is_running = False
            self.held.clear()
            for task in ways:
                task.cancel()
            for pipe in (self._client, self._server):
                pipe.writer.close()
            self._wire.changed.set()

    def cut(self) -> None:
        """Closes the client's side; what it has sent waits on its way, and is late."""
        self.is_late, self.session = True, f"{self.session}, late"
        self._client.writer.close()

    def step(self) -> Statement:
        """Lets the next step go."""
        statement = self.held.popleft()
        self._ends = statement.ends
        self.is_running = statement.ends or not self._has_failed
        self._server.writer.write(statement.message)
        return statement

    def let_go(self) -> None:
        """Lets go what nobody can notice; all if the wire holds nothing."""
        while self.held and not self.is_running:
            noticed = not self._has_failed and self.held[0].effect != Effect.NOTHING
            if noticed and self._wire.holds:
                break
            self.step()
        self._wire.changed.set()

    async def _forth(self) -> None:
        async for kind, message in self._client.messages():
            if not self.pid or kind == b"X":
                self._server.writer.write(message)
            elif step := self._sent.add(kind, message, self._wire.names):
                self.held.append(step)
                self.let_go()

    async def _back(self) -> None:
        async for kind, message in self._server.messages():
            if not self.is_late:
                self._client.writer.write(message)
            if kind == b"K":
                (self.pid,) = struct.unpack("!I", message[5:9])
            elif kind == _READY:
                self._has_failed = self.is_running = False
            elif kind == _FAILED:
                self._has_failed, self.is_running = True, self._ends
            elif kind in _DONE and not self._ends:
                self.is_running = False
            self.let_go()


class Wire:
    """The proxy. Each connection says in its application_name whose it is."""

    def __init__(self, dsn: str) -> None:
        parts = conninfo_to_dict(dsn)
        self._dsn, self._to = dsn, (str(parts["host"]), int(str(parts.get("port") or 5432)))
        # The threads of the scenario, with what they are called in this run.
        self.names: Mapping[str, bytes] = {}
        self.holds = False  # whether steps wait to be let go
        self.links: list[Link] = []  # open connections
        self.changed = asyncio.Event()  # set when something happened
        self._tasks: set[asyncio.Task[None]] = set()

    @asynccontextmanager
    async def open(self) -> AsyncIterator[Wire]:
        """Listens."""
        listener = await asyncio.start_server(self._accept, "127.0.0.1", 0)
        self._port = listener.sockets[0].getsockname()[1]
        try:
            yield self
        finally:
            listener.close()
            for task in self._tasks:
                task.cancel()
            await asyncio.gather(*self._tasks, return_exceptions=True)

    def dsn(self, session: str) -> str:
        """Where a session connects to."""
        whose = {"application_name": session, "sslmode": "disable", "gssencmode": "disable"}
        return make_conninfo(self._dsn, host="127.0.0.1", port=self._port, **whose)

    def let_go(self) -> None:
        """Holds nothing any more."""
        self.holds = False
        for link in self.links:
            link.let_go()

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        with suppress(asyncio.CancelledError, *_GONE):
            await self._serve(reader, Pipe(reader, writer))

    async def _serve(self, reader: asyncio.StreamReader, client: Pipe) -> None:
        (length,) = struct.unpack("!I", (head := await reader.readexactly(4)))
        start = head + await reader.readexactly(length - 4)
        server = Pipe(*await asyncio.open_connection(*self._to))
        server.writer.write(start)
        if (whose := _WHOSE.search(start)) is None:  # cancels what another connection does
            server.writer.close()
            client.writer.close()
            return
        link = Link(self, whose[1].decode(), client, server)
        self.links.append(link)
        try:
            await link.serve()
        finally:
            self.links.remove(link)
