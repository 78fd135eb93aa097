"""TLS of connections: verified where that is required, and missed in the log where it is not.

A server behind a pooler is the pooler's to verify; from here only the pooler is seen.
"""

from __future__ import annotations

import logging
from ipaddress import ip_address
from typing import Any
from weakref import WeakSet

from psycopg import AsyncConnection, Connection, pq

from pg_checkpoint.errors import UnverifiedTlsError
from pg_checkpoint.postgres.dsn import parameters_of

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
