"""Users run several examples in one database: there are threads of others in each."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from pg_checkpoint import PostgresSaver
from tests import graphs
from tests.servers import Server, database


@pytest.fixture(scope="session")
def inhabited(server: Server, template: str) -> Iterator[str]:
    """The name of a database with a thread of somebody else, which waits for an answer."""
    with database(server, template) as (name, dsn):
        with PostgresSaver.from_conn_string(dsn) as saver:
            graphs.begin(saver, "of somebody else")
        yield name


@pytest.fixture
def empty_dsn(server: Server, inhabited: str) -> Iterator[str]:
    """A database that is empty but for that."""
    with database(server, inhabited) as (_, dsn):
        yield dsn
