"""What langgraph.json names as the agent server's store."""

import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from pg_checkpoint import AsyncPostgresStore


@asynccontextmanager
async def store() -> AsyncIterator[AsyncPostgresStore]:
    """The store; the server opens one in each of its threads that needs one."""
    dsn = os.environ["PG_CHECKPOINT_DSN"]
    async with AsyncPostgresStore.from_conn_string(dsn, ttl={"refresh_on_read": True}) as opened:
        await opened.setup()
        await opened.start_ttl_sweeper()
        yield opened
