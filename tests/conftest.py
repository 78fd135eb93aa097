"""Fixtures every test may use: the server, databases of their own, open savers."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from typing import Any

import pytest

from pg_checkpoint import AsyncPostgresSaver, PostgresSaver, migrate
from tests.servers import Server, database, run_server

# What the summary says; with several processes each has a server of its own.
_SERVERS = pytest.StashKey[set[str]]()


@pytest.fixture(scope="session")
def server(request: pytest.FixtureRequest) -> Iterator[Server]:
    """The server of this run."""
    with run_server() as running:
        named = f"PostgreSQL {running.version} ({running.kind})"
        request.config.stash[_SERVERS].add(named)
        if (output := getattr(request.config, "workeroutput", None)) is not None:
            output["server"] = named
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


def pytest_configure(config: pytest.Config) -> None:
    """Nothing ran yet."""
    config.stash[_SERVERS] = set()


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    """Takes over what a process of pytest-xdist said."""
    if "server" in (output := getattr(node, "workeroutput", {})):
        node.config.stash[_SERVERS].add(output["server"])


def pytest_terminal_summary(
    terminalreporter: pytest.TerminalReporter, config: pytest.Config
) -> None:
    """Says which server the tests ran on."""
    servers: set[str] = config.stash[_SERVERS]
    for named in sorted(servers):
        terminalreporter.write_line(f"server: {named}")
