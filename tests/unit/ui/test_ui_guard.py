"""Who may see the pages of pg-checkpoint ui, how long it is waited for, and the headers."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any
from unittest.mock import AsyncMock

import httpx
import pytest
import uvicorn
from starlette.datastructures import URL
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.types import Receive, Scope, Send

from pg_checkpoint.ui.app import LOOPBACK, Access, Guard, TimedProtocol, make_app
from tests.cases import each
from tests.waiting import until

TOKEN = "the-token-of-the-test"
HEADERS = {"x-content-type-options": "nosniff", "cache-control": "no-store"}


def client(access: Access) -> httpx.AsyncClient:
    guard = Guard(PlainTextResponse("what is inside"), access, lambda s, t: PlainTextResponse(t, s))
    return httpx.AsyncClient(transport=httpx.ASGITransport(guard), base_url="http://127.0.0.1")


async def test_a_token_opens_a_session() -> None:
    browser = client(Access(token=TOKEN))
    for url in ("/", "/thread?id=t", "/nothing", "/?token=wrong", "/?token=", "/static"):
        answer = await browser.get(url)
        assert answer.status_code == 401
        assert not re.search(f"inside|{TOKEN}", answer.text)
    assert (await browser.get("/static/style.css")).status_code == 200
    opened = await browser.get(f"/thread?id=a%26b&token={TOKEN}&page=1")
    assert (opened.status_code, opened.headers["location"]) == (303, "/thread?id=a%26b&page=1")
    cookie = opened.headers["set-cookie"].lower()
    assert {"httponly", "samesite=strict"} <= {*cookie.split("; ")}
    assert TOKEN not in cookie
    assert (await browser.get("/")).text == "what is inside"
    # One that is wrong is no less wrong in a session.
    assert (await browser.get("/?token=wrong")).status_code == 401


async def test_another_cookie_opens_nothing() -> None:
    browser = client(Access(token=TOKEN))
    for session in ("a guess", "", TOKEN, "\u00e9"):
        headers = [(b"cookie", f"pg_checkpoint_ui={session}".encode("latin-1"))]
        assert (await browser.get("/", headers=headers)).status_code == 401
    # Every start has a token and a session of its own.
    one, other = Access(), Access()
    assert len({one.token, one.session, other.token, other.session}) == 4
    assert len(one.token or "") >= 32
    assert str(one.token) not in repr(one)
    assert one.session not in repr(one)


@each("path", ["//evil.example/", "/%5Cevil.example/", "/%2F/evil.example"])
async def test_a_token_leads_to_no_other_site(path: str) -> None:
    opened = await client(Access(token=TOKEN)).get(f"http://127.0.0.1{path}?token={TOKEN}")
    assert opened.status_code == 303
    assert re.match(r"/[^/\\]", opened.headers["location"])


async def test_a_token_that_a_command_line_shows_works_once() -> None:
    browser = client(Access(token=TOKEN, once={"seen"}))
    assert (await browser.get("/?token=seen")).status_code == 303
    assert (await browser.get("/?token=seen")).status_code == 401
    assert (await browser.get(f"/?token={TOKEN}")).status_code == 303


async def test_no_other_name_of_this_machine() -> None:
    browser = client(Access(token=None, hosts=LOOPBACK | {"desk.example"}))
    for host in ("127.0.0.1", "localhost:8642", "LOCALHOST", "[::1]:1", "desk.example:80"):
        assert (await browser.get("/", headers={"host": host})).status_code == 200
    # A page of another site can have its own name lead to this port.
    for host in ("evil.example", "127.0.0.1.evil.example:8642", "", "[::2]", "0.0.0.0"):
        assert (await browser.get("/", headers={"host": host})).status_code == 400
    twice = [("host", "localhost"), ("host", "localhost")]
    assert (await browser.get("/", headers=twice)).status_code == 400


@each(
    "host",
    [
        *("127.0.0.1:/static/", "127.0.0.1:80/static/?", "127.0.0.1/static/"),
        *("localhost:8642/static/x#", "localhost:", "localhost:123456", "localhost\t"),
        *("localhost:80@evil.example", "ada@localhost", "localhost, evil.example"),
        *("[::1]/static/", "[::1", "[::1]x"),
    ],
)
async def test_a_path_in_the_name_opens_nothing(host: str) -> None:
    browser = client(Access(token=TOKEN))
    for url in ("/", "/thread?id=t", f"/?token={TOKEN}"):
        answer = await browser.get(url, headers={"host": host})
        assert answer.status_code == 400
        assert "inside" not in answer.text


async def test_the_path_decides_whatever_the_url_says(monkeypatch: pytest.MonkeyPatch) -> None:
    # As Starlette made it before 1.0.1, of a Host header with a path in it.
    monkeypatch.setattr(Request, "url", property(lambda _: URL("http://127.0.0.1:/static//")))
    browser = client(Access(token=TOKEN))
    for url in ("/", "/thread?id=t"):
        assert (await browser.get(url)).status_code == 401
    opened = await browser.get(f"/thread?token={TOKEN}")
    assert opened.headers["location"] == "/thread"


async def test_only_reading_methods() -> None:
    browser = client(Access(token=None))
    for method in ("POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE"):
        answer = await browser.request(method, "/")
        assert (answer.status_code, answer.headers["allow"]) == (405, "GET, HEAD")
    assert (await browser.head("/")).status_code == 200


async def test_a_websocket_is_closed() -> None:
    sent: Any = AsyncMock()
    guard = Guard(PlainTextResponse("inside"), Access(), lambda *_: Response())
    await guard({"type": "websocket", "path": "/", "headers": []}, AsyncMock(), sent)
    assert [call.args[0]["type"] for call in sent.mock_calls] == ["websocket.close"]


async def test_the_headers_are_on_every_answer() -> None:
    # No page but the files and the refusals is asked for, and they need no saver.
    app: Any = make_app(None, Access(token=TOKEN), "the-database")  # type: ignore[arg-type]  # see above
    browser = httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://127.0.0.1")
    files = ["/static/style.css", "/static/page.js", "/static/icon.svg"]
    others = ["/", f"/?token={TOKEN}", "/nothing", "/static/nothing", "/static/../app.py"]
    for url in files + others:
        answer = await browser.get(url)
        assert (answer.status_code == 200) == (url in files)
        policy = answer.headers["content-security-policy"]
        assert policy.startswith("default-src 'none'; style-src 'self'; script-src 'self'")
        assert "frame-ancestors 'none'" in policy
        assert "unsafe" not in policy
        assert HEADERS.items() <= dict(answer.headers).items()
        assert answer.headers["referrer-policy"] == "no-referrer"
        # Who is not let in is not told which database this is; nothing comes from elsewhere.
        assert answer.status_code != 401 or "the-database" not in answer.text
        assert not re.search("https?://(?!www.w3.org/2000/svg)", answer.text)


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
