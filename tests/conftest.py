"""Fixtures every test may use: the server, databases of their own, open savers."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from urllib.parse import quote

import psycopg
import pytest
from psycopg import sql
from psycopg.conninfo import conninfo_to_dict

from pg_checkpoint import AsyncPostgresSaver, PostgresSaver, migrate
from tests.servers import Server, run_server

_SERVER = pytest.StashKey[Server]()


@pytest.fixture(scope="session")
def server(request: pytest.FixtureRequest) -> Iterator[Server]:
    """The server of this run."""
    with run_server() as running:
        request.config.stash[_SERVER] = running
        yield running


@pytest.fixture(scope="session")
def template(server: Server) -> Iterator[str]:
    """The name of a migrated database to clone."""
    with _database(server) as (name, dsn):
        migrate(dsn)
        yield name


@pytest.fixture
def empty_dsn(server: Server) -> Iterator[str]:
    """A new, empty database."""
    with _database(server) as (_, dsn):
        yield dsn


@pytest.fixture
def dsn(server: Server, template: str) -> Iterator[str]:
    """A new, migrated database."""
    with _database(server, template) as (_, dsn):
        yield dsn


@pytest.fixture
async def saver(dsn: str) -> AsyncIterator[AsyncPostgresSaver]:
    """An open saver on a database of its own."""
    async with AsyncPostgresSaver.from_conn_string(dsn) as opened:
        yield opened


@pytest.fixture
def sync_saver(dsn: str) -> Iterator[PostgresSaver]:
    """An open blocking saver on a database of its own."""
    with PostgresSaver.from_conn_string(dsn) as opened:
        yield opened


def pytest_terminal_summary(
    terminalreporter: pytest.TerminalReporter, config: pytest.Config
) -> None:
    """Says which server the tests ran on."""
    running = config.stash.get(_SERVER, None)
    if running is not None:
        terminalreporter.write_line(f"server: PostgreSQL {running.version} ({running.kind})")


@contextmanager
def _database(server: Server, template: str | None = None) -> Iterator[tuple[str, str]]:
    name = f"test_{secrets.token_hex(6)}"
    with psycopg.connect(server.dsn, autocommit=True) as admin:
        make = sql.SQL("create database {} template {}").format(
            sql.Identifier(name), sql.Identifier(template or "template1")
        )
        admin.execute(make)
    try:
        yield name, _with_database(server.dsn, name)
    finally:
        with psycopg.connect(server.dsn, autocommit=True) as admin:
            admin.execute(
                sql.SQL("drop database if exists {} with (force)").format(sql.Identifier(name))
            )


def _with_database(dsn: str, name: str) -> str:
    """The same DSN with another database, as a URI that other processes can use."""
    parts = conninfo_to_dict(dsn)
    with psycopg.connect(dsn) as connection:
        info = connection.info
        host, port, user, password = info.host, info.port, info.user, info.password
    parts.pop("dbname", None)
    query = "&".join(
        f"{key}={quote(str(value), safe='')}"
        for key, value in parts.items()
        if key not in {"host", "port", "user", "password"}
    )
    login = f"{quote(user, safe='')}:{quote(password, safe='')}"
    place = f"{quote(host, safe='')}:{port}"
    return f"postgresql://{login}@{place}/{name}" + (f"?{query}" if query else "")
