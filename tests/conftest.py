"""Fixtures every test may use: the server, databases of their own, open savers."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator

import pytest

from pg_checkpoint import AsyncPostgresSaver, PostgresSaver, migrate
from tests.servers import Server, database, run_server

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
    with database(server) as (name, dsn):
        migrate(dsn)
        yield name


@pytest.fixture
def empty_dsn(server: Server) -> Iterator[str]:
    """A new, empty database."""
    with database(server) as (_, dsn):
        yield dsn


@pytest.fixture
def direct_dsn(server: Server) -> Iterator[str]:
    """A new, empty database, for a program that no pooler may come in between of."""
    with database(server.direct) as (_, dsn):
        yield dsn


@pytest.fixture
def dsn(server: Server, template: str) -> Iterator[str]:
    """A new, migrated database."""
    with database(server, template) as (_, dsn):
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
