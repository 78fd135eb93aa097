"""A connection that asks for nothing whole does not stay open."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import uvicorn
from starlette.responses import PlainTextResponse
from starlette.types import Receive, Scope, Send

from pg_checkpoint.ui.app import TimedProtocol
from tests.cases import each
from tests.waiting import until

REQUEST = b"GET / HTTP/1.1\r\nHost: localhost\r\n"


class Impatient(TimedProtocol):
    patience = 0.05


class LaterImpatient(TimedProtocol):
    """Has all the time that a slow machine needs for the first request."""

    patience = 60.0

    def on_response_complete(self) -> None:
        self.patience = Impatient.patience
        super().on_response_complete()


class LessImpatient(TimedProtocol):
    """Has enough for a request that is sent at once, and far less than the answer takes."""

    patience = 1.0


@asynccontextmanager
async def serving(
    answers: asyncio.Event, protocol: type[TimedProtocol] = Impatient
) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    """A connection to a server that answers once it is told to."""

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        await answers.wait()
        await PlainTextResponse("what was asked for")(scope, receive, send)

    config = uvicorn.Config(app, port=0, http=protocol, ws="none", lifespan="off", log_config=None)
    server = uvicorn.Server(config)
    running = asyncio.create_task(server.serve())
    await until(lambda: server.started)
    port = server.servers[0].sockets[0].getsockname()[1]
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        yield reader, writer
    finally:
        writer.close()
        server.should_exit = True
        await running


@each("sent", [b"", b"GET / HT", REQUEST, REQUEST + b"X: y"])
async def test_half_a_request_is_not_waited_for(sent: bytes) -> None:
    async def dribble() -> None:
        with suppress(ConnectionError):
            while sent == REQUEST:
                writer.write(b"X: y\r\n")
                await writer.drain()
                await asyncio.sleep(0.01)

    async with serving(asyncio.Event()) as (reader, writer):
        writer.write(sent)
        dribbling = asyncio.create_task(dribble())
        # It hangs here, and the test's own limit ends it, if nobody closes.
        with suppress(ConnectionError):
            assert await reader.read() == b""
        dribbling.cancel()


async def test_half_a_request_after_an_answer() -> None:
    answers = asyncio.Event()
    answers.set()
    async with serving(answers, LaterImpatient) as (reader, writer):
        writer.write(REQUEST + b"\r\n" + REQUEST)
        assert (await reader.read()).count(b"what was asked for") == 1


async def test_an_answer_that_takes_long_is_waited_for() -> None:
    answers = asyncio.Event()
    async with serving(answers, LessImpatient) as (reader, writer):
        # Two at once: the second is still to be answered when the first is.
        writer.write((REQUEST + b"\r\n") * 2)
        await asyncio.sleep(LessImpatient.patience * 2)
        answers.set()
        assert (await reader.read()).count(b"what was asked for") == 2
