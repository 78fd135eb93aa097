"""Fixtures of tests with two savers."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import TypeAlias

import pytest

from pg_checkpoint import AsyncPostgresSaver

Pair: TypeAlias = tuple[AsyncPostgresSaver, AsyncPostgresSaver]


@pytest.fixture
async def pair(dsn: str) -> AsyncIterator[Pair]:
    """Two savers, as two processes would have them."""
    connect = AsyncPostgresSaver.from_conn_string
    async with connect(dsn) as first, connect(dsn) as second:
        yield first, second
