"""Connectivity checks for doctor: the DSN, the host name, the port, the login, TLS.

For people; a saver connects without them. They never show a password.
"""

from __future__ import annotations

import re
import socket
import time
from collections.abc import Generator, Iterator
from dataclasses import dataclass
from typing import Any

import psycopg
from psycopg import pq
from psycopg.conninfo import make_conninfo

from pg_checkpoint.diagnosis.display import message_of
from pg_checkpoint.errors import InvalidOptionError
from pg_checkpoint.postgres.dsn import bounds_of, libpq_dsn, parameters_of, quoting_nothing
from pg_checkpoint.postgres.tls import host_of, is_local

_TIMEOUT = 5.0

NO_HOST = "no host is named: give --dsn, or set PG_CHECKPOINT_DSN"
_SEE_THE_LOG = "this is the message of the server or of libpq: see the server's log for more"

# What the server or libpq says in English, what it means, what to do about it.
_REFUSALS = (
    (
        r"unsupported startup parameter",
        "pooler",
        "PgBouncer refuses a parameter that the connection begins with, such as options",
        "leave it out of the DSN (and PGOPTIONS), or see PgBouncer's ignore_startup_parameters",
    ),
    (
        r"password authentication failed|no password supplied|SCRAM",
        "login",
        "the server rejects this user and password",
        "check user and password, in the DSN (percent-encoded), PGPASSWORD or ~/.pgpass",
    ),
    (
        r'role "[^"]*" does not exist',
        "login",
        "the role does not exist",
        "check the user in the DSN, or CREATE ROLE ... LOGIN",
    ),
    (
        r"no pg_hba.conf entry",
        "login",
        "pg_hba.conf has no rule for this user, database, address and TLS setting",
        "add sslmode=require to the DSN, or a rule to pg_hba.conf",
    ),
    (
        r'database "[^"]*" does not exist|no such database',
        "database",
        "the database does not exist",
        "check the database's name in the DSN, or CREATE DATABASE",
    ),
    (
        r"too many (clients|connections)|remaining connection slots",
        "login",
        "the server has no connection free",
        "lower max_size of the savers, put PgBouncer in between, or raise max_connections",
    ),
    (
        r"starting up|shutting down|recovery",
        "login",
        "the server is starting or stopping",
        "try again in a moment",
    ),
    (
        r"SSL|TLS|certificate",
        "login",
        "client and server do not agree on TLS",
        "check sslmode and sslrootcert in the DSN",
    ),
    (
        r"permission denied for database",
        "database",
        "the role may not connect to this database",
        "GRANT CONNECT ON DATABASE ... TO the role",
    ),
)


@dataclass(frozen=True)
class Finding:
    """The result of one check."""

    name: str  # what was checked, such as login or rights
    fit: bool  # whether it is as it should be
    said: str  # what was found, in a line
    remedy: str = ""  # how to mend or improve it; empty if there is nothing to do


def failure(name: str, error: Exception, remedy: str) -> Finding:
    """What a check found that ended with an error."""
    return Finding(name, False, f"{type(error).__name__}: {message_of(error)}", remedy)


def reach(dsn: str) -> Generator[Finding, None, psycopg.Connection[Any] | None]:
    """Goes to a server step by step, and stops at the first step that leads no further."""
    try:
        dsn = libpq_dsn(dsn)
        named = _parameters(dsn)
    except InvalidOptionError:
        # libpq's words quote the string, and with it the password.
        yield Finding(
            "DSN",
            False,
            "is not a DSN",
            "write postgresql://user:password@host/name, special characters percent-encoded, "
            "or host=... dbname=...",
        )
        return None
    yield Finding("DSN", True, _shown(named))
    places = _places(named)
    for host, port in places:
        yield from _check_port(host, port)
    # Of several hosts one that answers is enough: libpq has the last word.
    finding, connection = _connect(dsn)
    yield finding
    if connection is not None:
        yield _encryption(connection)
    return connection


def _parameters(dsn: str) -> dict[str, str]:
    """What libpq will use: the DSN, and the environment's PG* variables for the rest."""
    named = {k: str(v) for k, v in parameters_of(dsn).items() if v is not None}
    for option in pq.Conninfo.get_defaults():
        if option.val and option.keyword:
            named.setdefault(option.keyword.decode(), option.val.decode(errors="replace"))
    return named


def _shown(named: dict[str, str]) -> str:
    names = ("host", "port", "dbname", "user", "sslmode")
    shown = [f"{name}={named[name]}" for name in names if named.get(name)]
    return " ".join([*shown, "with a password" if named.get("password") else "without a password"])


def _places(named: dict[str, str]) -> list[tuple[str, str]]:
    """Hosts and ports to try; none for a socket in the file system."""
    hosts = (named.get("hostaddr") or named.get("host") or "").split(",")
    ports = (named.get("port") or "5432").split(",")
    ports = ports * len(hosts) if len(ports) == 1 else ports
    pairs = zip(hosts, ports, strict=False)
    return [(h, p or "5432") for h, p in pairs if h and not h.startswith(("/", "@"))]


def _check_port(host: str, port: str) -> Iterator[Finding]:
    try:
        found = socket.getaddrinfo(host, int(port), type=socket.SOCK_STREAM)
    except (OSError, ValueError) as error:
        remedy = "check the host's name, and that this machine's DNS knows it"
        yield Finding("name", False, f"{host} has no address: {_reason(error)}", remedy)
        return
    addresses = sorted({str(place[4][0]) for place in found})
    yield Finding("name", True, f"{host} is {', '.join(addresses)}")
    started = time.perf_counter()
    try:
        socket.create_connection((host, int(port)), _TIMEOUT).close()
    except OSError as error:
        remedy = (
            "start the server, or check host and port"
            if isinstance(error, ConnectionRefusedError)
            else "look for a firewall or security group in between, and check host and port"
        )
        yield Finding("port", False, f"{host}:{port} does not answer: {_reason(error)}", remedy)
        return
    yield Finding("port", True, f"{host}:{port} answers in {_ms(started)}")


def _connect(dsn: str) -> tuple[Finding, psycopg.Connection[Any] | None]:
    started = time.perf_counter()
    try:
        bounds = bounds_of(dsn, _TIMEOUT)
        with quoting_nothing(dsn):
            connection = psycopg.connect(make_conninfo(dsn, **bounds), autocommit=True)
    except psycopg.Error as error:
        remedy = NO_HOST if names_no_host(error) else _SEE_THE_LOG
        return _refusal(message_of(error), remedy), None
    info = connection.info
    said = f"{info.user} in database {info.dbname}, in {_ms(started)}"
    return Finding("login", True, said), connection


def names_no_host(error: psycopg.Error) -> bool:
    """Whether libpq tried its default, a socket of this machine, because no host was named."""
    named = error.pgconn.info if error.pgconn is not None else ()
    hosts = [option for option in named if option.keyword in (b"host", b"hostaddr")]
    return bool(hosts) and not any(option.val for option in hosts)


def _refusal(text: str, otherwise: str = _SEE_THE_LOG) -> Finding:
    for pattern, name, said, remedy in _REFUSALS:
        if re.search(pattern, text):
            return Finding(name, False, said, remedy)
    return Finding("login", False, text, otherwise)


def _encryption(connection: psycopg.Connection[Any]) -> Finding:
    host = host_of(connection)
    if connection.pgconn.ssl_in_use:
        return Finding("TLS", True, "the connection is encrypted")
    if is_local(host):
        return Finding("TLS", True, "not encrypted, and on this machine")
    return Finding(
        "TLS",
        False,
        f"the connection to {host} is not encrypted",
        "add sslmode=verify-full (or require) to the DSN",
    )


def _reason(error: Exception) -> str:
    return (error.strerror if isinstance(error, OSError) else None) or message_of(error)


def _ms(started: float) -> str:
    return f"{(time.perf_counter() - started) * 1000:.0f} ms"
