"""The web application: who may ask, which page, and the server."""

from __future__ import annotations

import asyncio
import re
import secrets
import socket
import webbrowser
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import quote, urlencode

import uvicorn
from starlette.applications import Starlette
from starlette.datastructures import MutableHeaders
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from uvicorn.protocols.http.h11_impl import H11Protocol

from pg_checkpoint.core.connections import libpq_dsn, parameters_of
from pg_checkpoint.saver.saver import PostgresSaver
from pg_checkpoint.store.store import PostgresStore
from pg_checkpoint.ui import drawing, pages

# Access to the pages: the token, the session it is exchanged for, and host names.


LOOPBACK = frozenset({"127.0.0.1", "localhost", "::1"})

# A name or an IPv4 address, or an IPv6 address in brackets, and perhaps a port: nothing else.
_HOST = re.compile(r"(?:\[([0-9a-f:.]+)\]|([a-z0-9._-]+))(?::[0-9]{1,5})?", re.ASCII)


@dataclass(frozen=True, kw_only=True)
class Access:
    """The proofs that a request must present to be let in."""

    # Opens a session; None lets everyone in who reaches the port.
    token: str | None = field(default_factory=lambda: secrets.token_urlsafe(32), repr=False)
    # Names that a request may call this server by. A page of another site can make its own name
    # lead here, but can't ask for one of these.
    hosts: frozenset[str] = LOOPBACK
    # Tokens that work one time: for what a command line shows to others for a moment.
    once: set[str] = field(default_factory=set, repr=False)
    # The session cookie's name. Ports don't part cookies, so it should name the port.
    cookie: str = "pg_checkpoint_ui"
    # What the cookie holds, known to this process only.
    session: str = field(default_factory=lambda: secrets.token_urlsafe(32), repr=False)

    def accepts_token(self, token: str) -> bool:
        """True if this is the token, compared in constant time."""
        for one in self.once:
            if _equal(token, one):
                self.once.discard(one)
                return True
        return self.token is not None and _equal(token, self.token)

    def accepts_session(self, cookie: str | None) -> bool:
        """True if a cookie is the session's, or none is needed."""
        return self.token is None or (cookie is not None and _equal(cookie, self.session))

    def accepts_hosts(self, headers: Sequence[str]) -> bool:
        """True if there is one Host header, which names this server on whatever port.

        Tunnels have other ports. What is no name and port is refused: a path in it would end
        up in the address that others make of it.
        """
        if len(headers) != 1 or not (match := _HOST.fullmatch(headers[0].lower())):
            return False
        return (match[1] or match[2]) in self.hosts


def _equal(a: str, b: str) -> bool:
    return secrets.compare_digest(a.encode("utf-8", "replace"), b.encode())


# The guard before every page: checks method, host name and session, and sets headers.
#
# Nothing here knows what a page shows. Access is decided by the path that the router uses, never
# by the request's URL, which contains the server's name as the visitor gave it.


_HEADERS = {
    # Nothing is loaded from elsewhere, nothing in a stored value can run or be styled.
    "Content-Security-Policy": "default-src 'none'; style-src 'self'; script-src 'self'; "
    "img-src 'self' data:; connect-src 'self'; form-action 'self'; base-uri 'none'; "
    "frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    # URLs hold thread ids, pages hold state: neither goes to another site or stays on disk.
    "Referrer-Policy": "no-referrer",
    "Cache-Control": "no-store",
}

_ASK = (
    "Open the address that pg-checkpoint ui printed when it started, or paste its token here. "
    "If you have just opened it, go to the start page."
)


class Guard:
    """Lets in who may look, and puts the headers on all answers."""

    def __init__(
        self, app: ASGIApp, access: Access, refuse: Callable[[int, str], Response]
    ) -> None:
        self._app = app
        self._access = access
        self._refuse = refuse

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message).update(_HEADERS)
            await send(message)

        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
        elif scope["type"] == "http":
            answer = self._answer(Request(scope)) or self._app
            await answer(scope, receive, send_with_headers)
        else:
            await send({"type": "websocket.close", "code": 1008})

    def _answer(self, request: Request) -> Response | None:
        """The answer to give instead of the page; None to let the request through."""
        if request.method not in ("GET", "HEAD"):
            refused = self._refuse(405, "This page only reads: it accepts only GET and HEAD.")
            refused.headers["Allow"] = "GET, HEAD"
            return refused
        if not self._access.accepts_hosts(request.headers.getlist("host")):
            return self._refuse(400, "This server does not accept the host name in the address.")
        if self._access.token is not None and "token" in request.query_params:
            return self._open_session(request)
        if request.scope["path"].startswith("/static/"):
            return None
        if not self._access.accepts_session(request.cookies.get(self._access.cookie)):
            return self._refuse(401, _ASK)
        return None

    def _open_session(self, request: Request) -> Response:
        if not self._access.accepts_token(request.query_params["token"].strip()):
            return self._refuse(401, "That is not the token of this start. " + _ASK)
        rest = [(k, v) for k, v in request.query_params.multi_items() if k != "token"]
        # One slash and all else quoted: never another site's address.
        path = quote("/" + request.scope["path"].lstrip("/"))
        # The token goes out of the address, and so out of what is seen, copied and remembered.
        answer = RedirectResponse(path + (f"?{urlencode(rest)}" if rest else ""), 303)
        answer.set_cookie(
            self._access.cookie, self._access.session, path="/", httponly=True, samesite="strict"
        )
        return answer


# Time limits for requests: uvicorn itself waits for ever.


class TimedProtocol(H11Protocol):
    """HTTP/1.1 that closes a connection which has not sent a whole request in time."""

    # Seconds from the connection, or the last answer, to the end of a request's headers.
    patience = 10.0

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._timer: asyncio.TimerHandle | None = None

    # The type is ignored where uvicorn narrows it too.
    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._stop_waiting()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        # Once the headers are whole, it is the answer that takes time.
        if self._is_answering():
            self._stop_waiting()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._wait()

    def _is_answering(self) -> bool:
        return self.cycle is not None and not self.cycle.response_complete

    def _wait(self) -> None:
        self._stop_waiting()
        # The next request may have come with the last one.
        if not self._is_answering() and not self.transport.is_closing():
            self._timer = self.loop.call_later(self.patience, self.transport.close)

    def _stop_waiting(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


# The web application: its routes, and its error pages.


def make_app(
    saver: PostgresSaver, access: Access, where: str = "", store: PostgresStore | None = None
) -> Guard:
    """Makes the application."""

    def proof() -> drawing.Proof:
        if saver._seal is None:
            return None
        return "metadata" if saver._seal.metadata.encrypts else "values"

    render = drawing.renderer(where, has_store=store is not None, proof=proof)

    def answer(problem: drawing.Problem) -> Response:
        return render("problem.html", problem.status, problem=problem)

    def route(
        path: str, page: Callable[[Any, drawing.Render, Request], Response], of: Any
    ) -> Route:
        # No coroutine: pages read and decode in a thread, and the server answers others meanwhile.
        def endpoint(request: Request) -> Response:
            try:
                return page(of, render, request)
            except Exception as error:  # noqa: BLE001  every error becomes a page
                return answer(drawing.problem_of(error))

        return Route(path, endpoint)

    def lost(_request: Request, _error: Exception) -> Response:
        return answer(drawing.Problem(404, "Not found", "There is no such page."))

    routes = [
        route("/", pages.threads_page, saver),
        route("/thread", pages.thread_page, saver),
        route("/checkpoint", pages.checkpoint_page, saver),
        route("/difference", pages.difference_page, saver),
        Mount("/static", StaticFiles(directory=drawing.STATIC)),
    ]
    if store is not None:
        routes += [route("/store", pages.store_page, store), route("/item", pages.item_page, store)]
    return Guard(Starlette(routes=routes, exception_handlers={404: lost}), access, _refused)


def _refused(status: int, text: str) -> Response:
    # Visitors without access don't even see the database's name.
    problem = drawing.Problem(status, "Access denied", text)
    return drawing.renderer("")("problem.html", status, problem=problem)


# The server: binds before it prints its address, and runs until Ctrl-C.


def bind(host: str, port: int) -> socket.socket:
    """Takes an address; port 0 for a free one."""
    family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    listening = socket.socket(family, kind, protocol)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind(address)
    except OSError:
        listening.close()
        raise
    return listening


def name_of(dsn: str, schema: str) -> str:
    """A database's name on a page: of a DSN only the database and the host."""
    parts = parameters_of(libpq_dsn(dsn))
    database, host = (str(parts.get(name) or "") for name in ("dbname", "host"))
    return " · ".join(text for text in (database, host, f"schema {schema}") if text)


def serve(
    saver: PostgresSaver,
    listening: socket.socket,
    *,
    where: str,
    store: PostgresStore | None = None,
    hosts: frozenset[str] = frozenset(),
    with_token: bool = True,
    tell: Callable[[str], None] = print,
    open_browser: bool = False,
) -> None:
    """Serves the pages until Ctrl-C."""
    host, port = listening.getsockname()[:2]
    access = Access(
        token=secrets.token_urlsafe(32) if with_token else None,
        hosts=LOOPBACK | {name.lower() for name in (*hosts, host)},
        cookie=f"pg_checkpoint_ui_{port}",
    )
    address = f"http://{f'[{host}]' if ':' in host else host}:{port}/"
    # Neither a log of addresses, which hold thread ids, nor a header that says what runs here.
    config = uvicorn.Config(
        make_app(saver, access, where, store), log_level="warning", access_log=False,
        server_header=False, http=TimedProtocol, ws="none",
    )  # fmt: skip
    listening.listen()
    tell(address + (f"?token={access.token}" if with_token else ""))
    if open_browser:
        # Everyone on the machine sees the browser's command line: this token works one time.
        access.once.add(once := secrets.token_urlsafe(32))
        webbrowser.open(f"{address}?token={once}" if with_token else address)
    with listening:
        uvicorn.Server(config).run(sockets=[listening])
