"""The server: binds before it prints its address, and runs until Ctrl-C."""

from __future__ import annotations

import secrets
import socket
import webbrowser
from collections.abc import Callable

import uvicorn

from pg_checkpoint.postgres.dsn import libpq_dsn, parameters_of
from pg_checkpoint.saver.sync_saver import PostgresSaver
from pg_checkpoint.store.sync_store import PostgresStore
from pg_checkpoint.ui.access import LOOPBACK, Access
from pg_checkpoint.ui.app import make_app
from pg_checkpoint.ui.connections import TimedProtocol


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
        _open(address, access)
    with listening:
        uvicorn.Server(config).run(sockets=[listening])


def _open(address: str, access: Access) -> None:
    # Everyone on the machine sees the browser's command line: this token is gone when it is used.
    access.once.add(once := secrets.token_urlsafe(32))
    webbrowser.open(address if access.token is None else f"{address}?token={once}")
