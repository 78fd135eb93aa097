"""Rows that others have locked stop no write to rows that nobody has locked."""

from __future__ import annotations

import asyncio
from typing import Any

import psycopg
import pytest

import pg_checkpoint as pg
from tests.conftest import Saver
from tests.making import aput, config_for, rows_of
from tests.waiting import until

# Rows that are locked: one after the other, a moment each, they would take all the time there is.
LOCKED = 40
SECONDS = 6
CLASSES: dict[str, Any] = {
    "checkpoint_threads": Saver,
    "store_items": pg.AsyncPostgresStore,
    "checkpoint_event_heads": pg.AsyncPostgresEvents,
    "cache_entries": pg.AsyncPostgresCache,
}


async def write(opened: Any, name: str) -> None:
    if isinstance(opened, Saver):
        await aput(opened, config_for(name), {"n": 1})
    elif isinstance(opened, pg.AsyncPostgresStore):
        await opened.aput((name,), "key", {"n": 1})
    elif isinstance(opened, pg.AsyncPostgresEvents):
        await opened.append(name, [1])
    else:
        await opened.aset({((name,), "key"): (1, None)})


def _column(table: str) -> str:
    return {"store_items": "head", "cache_entries": "namespace"}.get(table, "thread_id")


async def test_locked_rows_stop_no_write_to_others(dsn: str, session_dsn: str) -> None:
    # Side by side, for each waits until its calls have timed out; but what waits for a lock holds
    # a connection of the pooler, and the tests' pooler has two.
    at_once = asyncio.Semaphore(len(CLASSES) if dsn == session_dsn else 1)

    async def write_beside_locks(table: str) -> None:
        async with at_once:
            await _write_beside_locks(dsn, session_dsn, table)

    await asyncio.gather(*map(write_beside_locks, CLASSES))


async def _write_beside_locks(dsn: str, session_dsn: str, table: str) -> None:
    names = [f"{table} locked {n}" for n in range(LOCKED)]
    lock = f"select from pgcheckpoint.{table} where {_column(table)} like %s for update"
    connect = psycopg.AsyncConnection.connect
    async with (
        CLASSES[table].from_conn_string(dsn, write_timeout=SECONDS, lanes=1) as opened,
        await connect(session_dsn) as some,
        await connect(session_dsn) as most,
    ):
        await asyncio.gather(*(write(opened, name) for name in names))
        assert (await some.execute(lock.encode(), [f"%{table} locked 7%"])).rowcount == 1
        lock += " skip locked"
        assert (await most.execute(lock.encode(), [f"%{table} locked%"])).rowcount == LOCKED - 1
        # What comes while the first one is sent goes together.
        first = asyncio.create_task(write(opened, "first"))
        await asyncio.sleep(0)
        stuck = {name: asyncio.create_task(write(opened, name)) for name in names}
        await asyncio.gather(write(opened, "free"), first)
        assert not any(task.done() for task in stuck.values())
        # Nor do they stop one that is free again.
        await some.rollback()
        await stuck.pop(f"{table} locked 7")
        ended = await asyncio.gather(*stuck.values(), return_exceptions=True)
        if table == "cache_entries":
            assert opened.stats().not_stored == len(stuck)
        else:
            assert {type(error) for error in ended} == {pg.WriteTimeoutError}
            assert not any(getattr(error, "may_be_applied", True) for error in ended)
            assert all("was not applied" in str(error) for error in ended)
        await write(opened, "free")


@pytest.mark.usefixtures("patient_for_locks")
@pytest.mark.parametrize("table", [*CLASSES, "checkpoint_writes"])
async def test_batches_in_reverse_orders_do_not_deadlock(
    dsn: str, session_dsn: str, table: str
) -> None:
    """Both stop halfway, where each would have what the other needs if its locks were unsorted."""
    waiting = "select from pg_stat_activity where cardinality(pg_blocking_pids(pid)) > 0"
    lock = f"select from pgcheckpoint.{table} where {_column(table)} similar to %s for update"
    call = _write_to_subgraph if table == "checkpoint_writes" else write
    of_table = CLASSES.get(table, Saver).from_conn_string
    names = [f"row {n}" for n in range(8)]
    async with of_table(dsn, lanes=1) as one, of_table(dsn, lanes=1) as other:
        await asyncio.gather(*(call(one, name) for name in names))
        async with await psycopg.AsyncConnection.connect(session_dsn) as holder:
            assert (await holder.execute(lock.encode(), ["%row (3|4)%"])).rowcount == 2
            calls = list[asyncio.Task[None]]()
            for opened, in_order in ((one, names), (other, names[::-1])):
                # What comes while the first is sent goes together.
                first = asyncio.create_task(call(opened, "first"))
                await asyncio.sleep(0)
                calls += [asyncio.create_task(call(opened, name)) for name in in_order]
                await first
            await until(lambda: len(rows_of(session_dsn, waiting)) == 2)
        await asyncio.gather(*calls)
        assert one.stats().retries == other.stats().retries == {}


async def _write_to_subgraph(saver: Saver, thread_id: str) -> None:
    """A pending write whose batch locks no thread before its rows."""
    config = config_for(thread_id, "1", "inner")
    await saver.aput_writes(config, [("__interrupt__", "why?")], "task")
