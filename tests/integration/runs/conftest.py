"""What tests of runs share."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from pg_checkpoint import AsyncPostgresSaver


@pytest.fixture
async def other(dsn: str) -> AsyncIterator[AsyncPostgresSaver]:
    """The saver of another process, on the same database as `saver`."""
    async with AsyncPostgresSaver.from_conn_string(dsn) as opened:
        yield opened
