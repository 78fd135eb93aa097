"""The guard before every page: checks method, host name and session, and sets headers.

Nothing here knows what a page shows. Access is decided by the path that the router uses, never
by the request's URL, which contains the server's name as the visitor gave it.
"""

from __future__ import annotations

from collections.abc import Callable
from urllib.parse import quote, urlencode

from starlette.datastructures import MutableHeaders
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from pg_checkpoint.ui.access import Access

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
        """Answers a request, as ASGI defines it."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
        elif scope["type"] == "http":
            answer = self._answer(Request(scope)) or self._app
            await answer(scope, receive, _with_headers(send))
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


def _with_headers(send: Send) -> Send:
    async def send_with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            MutableHeaders(scope=message).update(_HEADERS)
        await send(message)

    return send_with_headers
