"""What langgraph.json names as the agent server's checkpointer."""

import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from pg_checkpoint import AsyncPostgresSaver


@asynccontextmanager
async def checkpointer() -> AsyncIterator[AsyncPostgresSaver]:
    """The saver, open for as long as the server runs."""
    async with AsyncPostgresSaver.from_conn_string(
        os.environ["PG_CHECKPOINT_DSN"], strict=True
    ) as saver:
        await saver.setup()
        yield saver
