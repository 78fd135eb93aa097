"""Fixtures of the tests under faults."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Callable, Iterator

import pytest

from tests.faults.pgbouncer import HOSTILE, run_pgbouncer
from tests.faults.proxy import Proxy, proxied
from tests.servers import Server, database


@pytest.fixture
def unpooled_dsn(server: Server, template: str) -> Iterator[str]:
    """A new, migrated database without a pooler in front."""
    with database(server.direct, template) as (_, dsn):
        yield dsn


@pytest.fixture
def pooled_dsn(unpooled_dsn: str) -> Iterator[str]:
    """The same behind PgBouncer, in settings that are hard on its clients."""
    with run_pgbouncer(unpooled_dsn, HOSTILE) as through:
        yield through


@pytest.fixture
def proxy(dsn: str) -> Iterator[Proxy]:
    """A proxy before the database."""
    with proxied(dsn) as between:
        yield between


@pytest.fixture
def retried(caplog: pytest.LogCaptureFixture) -> Callable[[], Counter[str]]:
    """Says which errors a saver got over: without any, the fault did not reach it."""
    caplog.set_level(logging.INFO, "pg_checkpoint")
    return lambda: Counter(
        str(record.args[0])
        for record in caplog.records
        if record.name.startswith("pg_checkpoint") and isinstance(record.args, tuple)
    )
