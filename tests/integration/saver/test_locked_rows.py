"""Rows that others have locked stop no write to rows that nobody has locked."""

from __future__ import annotations

import asyncio
from typing import Any

import psycopg
import pytest

from pg_checkpoint import (
    AsyncPostgresCache,
    AsyncPostgresEvents,
    AsyncPostgresSaver,
    AsyncPostgresStore,
    WriteTimeoutError,
)
from tests.making import aput, config_for

# Rows that are locked: one after the other, a moment each, they would take all the time there is.
LOCKED = 40
SECONDS = 6
CLASSES: dict[str, Any] = {
    "checkpoint_threads": AsyncPostgresSaver,
    "store_items": AsyncPostgresStore,
    "checkpoint_event_heads": AsyncPostgresEvents,
    "cache_entries": AsyncPostgresCache,
}


async def write(opened: Any, name: str) -> None:
    """Writes to the row of that name."""
    if isinstance(opened, AsyncPostgresSaver):
        await aput(opened, config_for(name), {"n": 1})
    elif isinstance(opened, AsyncPostgresStore):
        await opened.aput((name,), "key", {"n": 1})
    elif isinstance(opened, AsyncPostgresEvents):
        await opened.append(name, [1])
    else:
        await opened.aset({((name,), "key"): (1, None)})


@pytest.mark.parametrize("table", CLASSES)
async def test_locked_rows_stop_no_write_to_others(dsn: str, session_dsn: str, table: str) -> None:
    names = [f"locked {n}" for n in range(LOCKED)]
    column = {"store_items": "head", "cache_entries": "namespace"}.get(table, "thread_id")
    lock = f"select from pgcheckpoint.{table} where {column} like %s for update"
    connect = psycopg.AsyncConnection.connect
    async with (
        CLASSES[table].from_conn_string(dsn, write_timeout=SECONDS, lanes=1) as opened,
        await connect(session_dsn) as some,
        await connect(session_dsn) as most,
    ):
        await asyncio.gather(*(write(opened, name) for name in names))
        assert (await some.execute(lock.encode(), ["%locked 7%"])).rowcount == 1
        lock += " skip locked"
        assert (await most.execute(lock.encode(), ["%locked%"])).rowcount == LOCKED - 1
        # What comes while the first one is sent goes together.
        first = asyncio.create_task(write(opened, "first"))
        await asyncio.sleep(0)
        stuck = {name: asyncio.create_task(write(opened, name)) for name in names}
        await asyncio.gather(write(opened, "free"), first)
        assert not any(task.done() for task in stuck.values())
        # Nor do they stop one that is free again.
        await some.rollback()
        await stuck.pop("locked 7")
        ended = await asyncio.gather(*stuck.values(), return_exceptions=True)
        if table == "cache_entries":
            assert opened.stats().not_stored == len(stuck)
        else:
            assert {type(error) for error in ended} == {WriteTimeoutError}
            assert not any(getattr(error, "may_be_applied", True) for error in ended)
            assert all("is not applied" in str(error) for error in ended)
        # It asks the server as before.
        await write(opened, "free")
