"""The savers that are compared, each with a database of its own and a pool of ten."""

from __future__ import annotations

import tempfile
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any, NamedTuple

from langgraph.checkpoint.base import BaseCheckpointSaver
from langgraph.checkpoint.memory import InMemorySaver
from langgraph.checkpoint.postgres.aio import AsyncPostgresSaver as StockSaver
from langgraph.checkpoint.sqlite.aio import AsyncSqliteSaver
from psycopg.rows import dict_row
from psycopg_pool import AsyncConnectionPool

from pg_checkpoint import AsyncPostgresSaver

POOL_SIZE = 10

Saver = BaseCheckpointSaver[Any]


class Contestant(NamedTuple):
    """A saver to measure; `schema` is where its tables are, None without a database."""

    name: str
    schema: str | None
    open: Callable[[str], AbstractAsyncContextManager[Saver]]


@asynccontextmanager
async def pool(dsn: str) -> AsyncIterator[AsyncConnectionPool[Any]]:
    # What the stock saver's documentation asks of a pool.
    kwargs = {"autocommit": True, "prepare_threshold": 0, "row_factory": dict_row}
    async with AsyncConnectionPool(
        dsn, min_size=POOL_SIZE, max_size=POOL_SIZE, kwargs=kwargs, open=False
    ) as pool:
        await pool.wait()
        yield pool


@asynccontextmanager
async def _ours(dsn: str) -> AsyncIterator[Saver]:
    async with pool(dsn) as connections:
        saver = AsyncPostgresSaver(connections)
        await saver.setup()
        yield saver
        await saver.close()


@asynccontextmanager
async def _stock(dsn: str) -> AsyncIterator[Saver]:
    async with pool(dsn) as connections:
        saver = StockSaver(connections)
        await saver.setup()
        yield saver


@asynccontextmanager
async def _memory(dsn: str) -> AsyncIterator[Saver]:
    yield InMemorySaver()


@asynccontextmanager
async def _sqlite(dsn: str) -> AsyncIterator[Saver]:
    with tempfile.TemporaryDirectory() as folder:
        async with AsyncSqliteSaver.from_conn_string(f"{folder}/checkpoints.db") as saver:
            await saver.setup()
            yield saver


def in_turns(names: Iterable[str], number: int) -> list[str]:
    """The order of a round; it turns, so that nobody always has the same one before it."""
    return sorted(names, reverse=number % 2 == 0)


OURS = Contestant("pg_checkpoint", "pgcheckpoint", _ours)
STOCK = Contestant("stock", "public", _stock)
MEMORY = Contestant("InMemorySaver", None, _memory)
SQLITE = Contestant("AsyncSqliteSaver", None, _sqlite)
