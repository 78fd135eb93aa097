"""Whatever connections a user has: pools, single ones, DSNs, their settings and their owners."""

from __future__ import annotations

import asyncio
import gc
import logging
import re
import sys
import threading
import time
import traceback
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

import psycopg
import pytest
from psycopg.conninfo import conninfo_to_dict, make_conninfo
from psycopg.rows import dict_row, namedtuple_row
from psycopg_pool import AsyncConnectionPool, ConnectionPool

import pg_checkpoint as pg
from pg_checkpoint.core.transaction import Statement, as_asynchronous, completed, run_on
from tests.making import META, aput, checkpoint_of, config_for, use_everything
from tests.seams import database_of
from tests.waiting import PATIENCE, grows, until

SETTINGS: list[dict[str, Any]] = [
    {},
    {"autocommit": True, "prepare_threshold": 0, "row_factory": dict_row},
    {"autocommit": False, "prepare_threshold": None, "row_factory": namedtuple_row},
    {"autocommit": True, "prepare_threshold": 5},
]


async def _exercise(saver: pg.AsyncPostgresSaver | pg.PostgresSaver) -> None:
    """Every kind of statement, a few at once."""
    await asyncio.gather(*(use_everything(saver, f"t{n}") for n in range(5)))


@pytest.mark.parametrize("kwargs", SETTINGS)
async def test_pools_and_connections_are_as_given(empty_dsn: str, kwargs: dict[str, Any]) -> None:
    autocommit = kwargs.get("autocommit", False)
    size: dict[str, Any] = {"min_size": 1, "max_size": 3}
    async with AsyncConnectionPool(empty_dsn, kwargs=kwargs, **size, open=False) as pool:
        saver = pg.AsyncPostgresSaver(pool)
        await saver.setup()
        await _exercise(saver)
        await saver.close()
        async with pool.connection() as connection:
            assert connection.autocommit == autocommit
            await connection.execute("select 1", prepare=False)
    with ConnectionPool(empty_dsn, kwargs=kwargs, **size, open=True) as blocking_pool:
        with pg.PostgresSaver(blocking_pool) as blocking:
            await _exercise(blocking)
        await _exercise(pg.AsyncPostgresSaver(blocking_pool))
        with blocking_pool.connection() as one:
            assert one.autocommit == autocommit
    async with await psycopg.AsyncConnection.connect(empty_dsn, **kwargs) as connection:
        await _exercise(pg.AsyncPostgresSaver(connection))
    with psycopg.connect(empty_dsn, **kwargs) as one:
        with pg.PostgresSaver(one) as blocking:
            await _exercise(blocking)
        assert not one.closed


async def test_inside_its_owners_transaction_the_owner_decides(dsn: str) -> None:
    async with await psycopg.AsyncConnection.connect(dsn, autocommit=True) as connection:
        saver = pg.AsyncPostgresSaver(connection)
        with suppress(psycopg.Rollback):
            async with connection.transaction(force_rollback=True):
                await aput(saver, config_for("undone"), {})
                assert await saver.aget_tuple(config_for("undone")) is not None
        async with connection.transaction():
            await aput(saver, config_for("kept"), {})
        assert await saver.aget_tuple(config_for("undone")) is None
        assert await saver.aget_tuple(config_for("kept")) is not None


async def test_dsns_of_either_form(dsn: str, monkeypatch: pytest.MonkeyPatch) -> None:
    parts: dict[str, Any] = conninfo_to_dict(dsn)
    for name in ("host", "port", "user", "password", "dbname"):
        variable = "PGDATABASE" if name == "dbname" else f"PG{name.upper()}"
        monkeypatch.setenv(variable, str(parts.get(name, "")))
    for form in (dsn, make_conninfo(**parts), ""):
        async with pg.AsyncPostgresSaver.from_conn_string(form, min_size=2, max_size=3) as saver:
            await _exercise(saver)


SLOW = [Statement(b"select pg_sleep(0.05)"), Statement(b"select length($1)", ("x" * 2**25,))]
EXPECTED: list[Any] = [[(b"",)], [(2**25,)]]


@pytest.mark.skipif(sys.platform != "linux", reason="libpq traces into file descriptors")
async def test_nothing_is_sent_after_the_end_of_a_transaction(dsn: str, tmp_path: Path) -> None:
    """A Flush there makes PgBouncer give the idle client a server connection of its own."""
    with (tmp_path / "trace").open("w+") as trace:
        async with await psycopg.AsyncConnection.connect(dsn, autocommit=True) as connection:
            connection.pgconn.trace(trace.fileno())
            assert await run_on(connection, SLOW, prepare=False) == EXPECTED
            connection.pgconn.untrace()
        with psycopg.connect(dsn, autocommit=True) as blocking:
            blocking.pgconn.trace(trace.fileno())
            call = run_on(as_asynchronous(blocking), SLOW, prepare=False)
            assert completed(call) == EXPECTED
            blocking.pgconn.untrace()
        trace.seek(0)
        sent = [line.split()[4] for line in trace if line.split()[2:3] == ["F"]]
    assert sent.count("Sync") == 2
    assert "Flush" not in sent


def test_the_constructor_does_nothing_but_remember() -> None:
    nowhere: Any = "postgresql://nobody:secret-word@127.0.0.1:1/none"
    before = {*threading.enumerate()}
    for make in (pg.AsyncPostgresSaver, pg.PostgresSaver, pg.AsyncPostgresStore, pg.PostgresStore):
        made = make(nowhere, read_pool="host=x password=secret-word")
        assert "secret-word" not in repr(made) + repr(made.stats())
    assert {*threading.enumerate()} <= before
    with pytest.raises(pg.InvalidOptionError, match="None until the saver is open"):
        pg.AsyncPostgresStore(pg.AsyncPostgresSaver("").pool)


async def test_a_server_that_does_not_let_in_is_told_at_once_without_the_password(
    dsn: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    caplog.set_level(logging.DEBUG)
    nowhere = "postgresql://nobody:secret-word@127.0.0.1:1/none"
    for wrong in (nowhere, make_conninfo(dsn, password="secret-word")):
        # At once, not when the time for a connection is up.
        saver = pg.AsyncPostgresSaver(wrong, acquire_timeout=3600)
        with pytest.raises(psycopg.OperationalError) as caught:
            await asyncio.wait_for(saver.open(), PATIENCE)
        assert "secret-word" not in str(caught.value) + caplog.text
    with pytest.raises(psycopg.OperationalError), pg.PostgresSaver.from_conn_string(nowhere):
        pass
    monkeypatch.setenv("PGPORT", "1")
    with pytest.raises(psycopg.OperationalError, match=r"^the DSN is empty, so libpq"):
        await pg.AsyncPostgresSaver("").open()


async def test_a_full_pool_is_named(dsn: str) -> None:
    said = r"max_size=1\) are in use"
    options: Any = {"acquire_timeout": 0.1, "read_timeout": 1, "write_timeout": 1}
    async with (
        AsyncConnectionPool(dsn, min_size=1, max_size=1, open=False) as pool,
        pg.AsyncPostgresSaver(pool, **options) as saver,
        pool.connection(),
    ):
        with pytest.raises(pg.ReadTimeoutError, match=said):
            await saver.aget_tuple(config_for("t"))
        with pytest.raises(pg.WriteTimeoutError, match=said):
            await aput(saver, config_for("t"), {})
    with ConnectionPool(dsn, min_size=1, max_size=1, open=True) as blocking:
        async with pg.AsyncPostgresSaver(blocking, **options) as saver, database_of(saver).hold():
            with pytest.raises(pg.ReadTimeoutError, match=f"{said}, 1 of them by open steps"):
                await saver.aget_tuple(config_for("t"))


@pytest.mark.parametrize("dsn", ["postgres//u:secret-word@h/d", "postgresql://u:secret%word@h/d"])
async def test_a_malformed_dsn_is_not_shown(dsn: str, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    with pytest.raises(pg.InvalidOptionError) as caught:
        async with pg.AsyncPostgresSaver.from_conn_string(dsn):
            pass
    with pytest.raises(pg.InvalidOptionError), pg.PostgresSaver.from_conn_string(dsn):
        pass
    with pytest.raises(pg.InvalidOptionError):
        pg.migrate(dsn)
    shown = "".join(traceback.format_exception(caught.value)) + caplog.text
    assert "secret" not in shown


async def test_reading_while_iterating_needs_no_second_connection(dsn: str) -> None:
    async with pg.AsyncPostgresSaver.from_conn_string(dsn, max_size=1) as saver:
        for n in range(10):
            await aput(saver, config_for("t"), {"n": n})
        seen = 0
        async for found in saver.alist(config_for("t")):
            again = await asyncio.wait_for(saver.aget_tuple(found.config), PATIENCE)
            assert again == found
            await aput(saver, config_for("other"), {})
            seen += 1
        assert seen == 10


async def test_a_blocking_call_on_the_savers_own_loop_is_refused(
    saver: pg.AsyncPostgresSaver,
) -> None:
    config = await aput(saver, config_for("t"), {})
    history = partial(saver.get_delta_channel_history, config=config, channels=["a"])
    calls: dict[str, Any] = {
        "get_delta_channel_history": history,
        "get_tuple": lambda: saver.get_tuple(config),
        "list": lambda: list(saver.list(config)),
        "put": lambda: saver.put(config, checkpoint_of({}), META, {}),
        "put_writes": lambda: saver.put_writes(config, [("a", 1)], "task"),
        "delete_thread": lambda: saver.delete_thread("t"),
        "delete_for_runs": lambda: saver.delete_for_runs(["r"]),
        "copy_thread": lambda: saver.copy_thread("t", "u"),
        "prune": lambda: saver.prune(["t"]),
    }
    of_graphs = {"get_tuple", "list", "put", "put_writes", "get_delta_channel_history"}
    for name, call in calls.items():
        how = "async for ... in alist" if name == "list" else f"await a{name}"
        with pytest.raises(pg.SyncCallError, match=f"use `{re.escape(how)}") as refused:
            call()
        assert ("await graph.ainvoke(...)" in str(refused.value)) == (name in of_graphs)
    with pytest.raises(pg.SyncCallError, match=r"use `async with lease"), saver.lease("t"):
        pass
    assert await saver.aget_tuple(config) is not None
    for call in calls.values():
        await asyncio.to_thread(call)


def test_a_dropped_saver_leaves_no_thread(dsn: str) -> None:
    saver = pg.PostgresSaver(ConnectionPool(dsn, open=False))
    with pytest.raises(Exception, match="not open"):
        saver.get_tuple(config_for("t"))
    thread = saver._thread._thread
    assert thread is not None
    assert thread.is_alive()
    del saver
    deadline = time.monotonic() + PATIENCE
    while thread.is_alive() and time.monotonic() < deadline:
        # The loop's thread may still hold what the call raised, and in that the saver.
        gc.collect()
        thread.join(0.1)
    assert not thread.is_alive()


async def test_a_statement_that_failed_when_first_prepared_is_prepared_again(dsn: str) -> None:
    async with (
        await psycopg.AsyncConnection.connect(dsn, autocommit=True) as other,
        AsyncConnectionPool(dsn, min_size=1, max_size=1, open=False) as pool,
    ):
        saver = pg.AsyncPostgresSaver(pool, lock_timeout=0.2)
        await aput(saver, config_for("t"), {})
        async with pool.connection() as connection:
            await connection.close()
        # The first use of a connection prepares nothing. The second does, and fails.
        await aput(saver, config_for("t"), {})
        async with other.transaction():
            await other.execute("select from pgcheckpoint.checkpoint_threads for update")
            refused = grows(lambda: sum(saver.stats().retries.values()))
            put = asyncio.create_task(aput(saver, config_for("t"), {}))
            await until(refused)
        await put
        await aput(saver, config_for("t"), {})
