"""What roles, databases and environments set for a session changes nothing of what is stored."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import nullcontext
from typing import Any

import psycopg
import pytest
from psycopg import sql
from psycopg.conninfo import make_conninfo
from psycopg_pool import AsyncConnectionPool, ConnectionPool

import pg_checkpoint as pg
from tests.making import aput, as_role, config_for, role_of, run_sql, tuple_of, use_everything

pytestmark = pytest.mark.usefixtures("parts_of_psycopg")

TEXT = "na\u00efve \u20ac \u4e2d\u6587 \U0001f600 back\\slash 'quote'"

# Those of a kind together: none of them hides what another one does.
SETTINGS = {
    "texts": {
        "client_encoding": "LATIN1",
        "DateStyle": "German, DMY",
        "TimeZone": "Asia/Kathmandu",
        "IntervalStyle": "sql_standard",
        "bytea_output": "escape",
        "extra_float_digits": "-15",
    },
    "syntax": {
        **dict.fromkeys(("standard_conforming_strings", "array_nulls"), "off"),
        **dict.fromkeys(("transform_null_equals", "backslash_quote"), "on"),
        "quote_all_identifiers": "on",
        "client_min_messages": "error",
    },
    "statement_timeout": {"statement_timeout": "1ms"},
    "other timeouts": {"lock_timeout": "1ms", "idle_session_timeout": "1s"},
    "idle_in_transaction_session_timeout": {"idle_in_transaction_session_timeout": "1ms"},
    "transactions": {
        "row_security": "off",
        "synchronous_commit": "off",
        "default_transaction_deferrable": "on",
        "default_transaction_isolation": "serializable",
    },
    "search_path": {"search_path": "nowhere"},
    "plans": {
        "plan_cache_mode": "force_generic_plan",
        "enable_indexscan": "off",
        "gin_fuzzy_search_limit": "1",
    },
}
# Of few characters, with backslashes in its characters, of four bytes, and none at all.
ENCODINGS = ["LATIN1", "SJIS", "GB18030", "SQL_ASCII"]
LEVELS = ["repeatable read", "serializable"]


async def _round_trip(saver: pg.AsyncPostgresSaver | pg.PostgresSaver) -> None:
    """Twice: the first use of a connection is another."""
    for round_ in range(2):
        await use_everything(saver, f"{TEXT} {round_}")


@pytest.fixture
def role(dsn: str) -> Iterator[tuple[str, str]]:
    """A role that may use the tables: its name, and the DSN with it."""
    tables = "select, insert, update, delete on all tables in schema pgcheckpoint"
    with role_of(dsn, "usage on schema pgcheckpoint", tables) as name:
        yield name, as_role(dsn, name)
        end = f"select pg_terminate_backend(pid) from pg_stat_activity where usename = '{name}'"
        run_sql(dsn, end)


def _alter(dsn: str, role: str, setting: str, value: str) -> None:
    alter = sql.SQL("alter role {} set {} = {}")
    # A search path is a list.
    given = sql.SQL(value) if setting == "search_path" else sql.Literal(value)
    with psycopg.connect(dsn, autocommit=True) as admin:
        admin.execute(alter.format(sql.Identifier(role), sql.Identifier(setting), given))


@pytest.mark.parametrize("kind", SETTINGS)
async def test_a_role_may_set_what_it_likes(
    dsn: str, role: tuple[str, str], kind: str, parts_of_psycopg: str
) -> None:
    if parts_of_psycopg == "public" and kind == "idle_in_transaction_session_timeout":
        pytest.skip("psycopg's own pipelines take round trips inside a transaction")
    name, role_dsn = role
    for setting, value in SETTINGS[kind].items():
        _alter(dsn, name, setting, value)
    # Named, because another search_path asks for that.
    named = pg.AsyncPostgresSaver(role_dsn, schema="pgcheckpoint", max_size=2)
    async with named as saver:
        await _round_trip(saver)
    async with pg.AsyncPostgresSaver.from_conn_string(dsn) as other:
        for round_ in range(2):
            found = await tuple_of(other, config_for(f"{TEXT} {round_}"))
            assert dict(found.metadata)["who"] == f"{TEXT} {round_}"
    pool = ConnectionPool(role_dsn, min_size=1, max_size=1, open=True)
    with pool, pg.PostgresSaver(pool, schema="pgcheckpoint") as blocking:
        await _round_trip(blocking)


@pytest.mark.direct("a pooler keeps connections that were made before a setting")
async def test_a_role_that_may_only_read_can_read(dsn: str, role: tuple[str, str]) -> None:
    name, role_dsn = role
    async with pg.AsyncPostgresSaver.from_conn_string(dsn) as saver:
        await aput(saver, config_for("t"), {"v": [1]})
    _alter(dsn, name, "default_transaction_read_only", "on")
    async with pg.AsyncPostgresSaver.from_conn_string(role_dsn, write_timeout=3) as saver:
        assert await saver.aget_tuple(config_for("t")) is not None
        with pytest.raises(pg.WriteTimeoutError):
            await aput(saver, config_for("t"), {"v": [2]})
        # The deadline may come while it is tried again: then it is not the error's cause.
        assert psycopg.errors.ReadOnlySqlTransaction.sqlstate in saver.stats().retries


@pytest.mark.parametrize("encoding", ENCODINGS)
async def test_text_is_utf8_whatever_the_environment_a_dsn_or_a_connection_says(
    dsn: str, encoding: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setenv("PGCLIENTENCODING", encoding)
        async with pg.AsyncPostgresSaver.from_conn_string(dsn) as saver:
            await _round_trip(saver)
    said = make_conninfo(dsn, client_encoding=encoding)
    async with pg.AsyncPostgresSaver.from_conn_string(said) as saver:
        await _round_trip(saver)
    async with AsyncConnectionPool(said, min_size=1, max_size=2, open=False) as pool:
        await _round_trip(pg.AsyncPostgresSaver(pool))
        async with pool.connection() as connection:
            cursor = await connection.execute("show client_encoding")
            assert connection.info.parameter_status("client_encoding") == encoding
            row = await cursor.fetchone()
            assert row in [(encoding,), (encoding.encode(),)]
    with psycopg.connect(said, autocommit=True) as blocking:
        with pg.PostgresSaver(blocking) as saver_:
            await _round_trip(saver_)
        assert blocking.info.parameter_status("client_encoding") == encoding


async def test_an_owners_transaction_in_another_encoding_is_refused(dsn: str) -> None:
    said = make_conninfo(dsn, client_encoding="GB18030")
    async with await psycopg.AsyncConnection.connect(said, autocommit=True) as connection:
        saver = pg.AsyncPostgresSaver(connection)
        await aput(saver, config_for("t"), {})
        async with connection.transaction():
            with pytest.raises(pg.UnusableConnectionError, match="client_encoding=UTF8"):
                await aput(saver, config_for(TEXT), {"v": [TEXT]})
            with pytest.raises(pg.UnusableConnectionError, match="client_encoding=UTF8"):
                await saver.aget_tuple(config_for(TEXT))
        assert await saver.aget_tuple(config_for(TEXT)) is None


@pytest.mark.direct("sets the session's default")
@pytest.mark.parametrize("level", LEVELS)
async def test_writes_are_read_committed(dsn: str, level: str) -> None:
    """Also when the default changes while connections are open."""
    async with await psycopg.AsyncConnection.connect(dsn, autocommit=True) as connection:
        saver = pg.AsyncPostgresSaver(connection)
        await aput(saver, config_for("t"), {})
        change = sql.SQL("set default_transaction_isolation = {}")
        await connection.execute(change.format(level))
        await _round_trip(saver)
        await saver.adelete_thread("t")
        cursor = await connection.execute("show transaction_isolation")
        assert await cursor.fetchone() == (level,)


@pytest.mark.parametrize("level", LEVELS)
async def test_an_owners_transaction_of_another_level_says_what_to_do(dsn: str, level: str) -> None:
    begin = sql.SQL("begin isolation level {}").format(sql.SQL(level))
    async with await psycopg.AsyncConnection.connect(dsn, autocommit=True) as connection:
        saver = pg.AsyncPostgresSaver(connection)
        await aput(saver, config_for("t"), {})
        await connection.execute(begin)
        # Reads are as good.
        assert await saver.aget_tuple(config_for("t")) is not None
        with pytest.raises(pg.UnusableConnectionError, match="READ COMMITTED"):
            await aput(saver, config_for("t"), {})
        with pytest.raises(pg.UnusableConnectionError, match="READ COMMITTED"):
            await saver.adelete_thread("t")
        await connection.execute("rollback")
        await aput(saver, config_for("t"), {})


SHOWN = (
    *("search_path", "statement_timeout", "lock_timeout", "plan_cache_mode", "jit"),
    *("synchronous_commit", "client_min_messages"),
)


@pytest.mark.parametrize("in_pipeline", [False, True])
async def test_the_rest_of_an_owners_transaction_is_as_it_was(dsn: str, in_pipeline: bool) -> None:
    """Its settings above all: how its commit waits, and what its own names mean."""
    shown = " || ',' || ".join(f"current_setting('{name}')" for name in SHOWN)

    async def show(connection: psycopg.AsyncConnection[Any]) -> Any:
        cursor = await connection.execute(f"select {shown}")
        return await cursor.fetchone()

    async with await psycopg.AsyncConnection.connect(dsn, autocommit=True) as connection:
        saver = pg.AsyncPostgresSaver(connection, synchronous_commit="off")
        await aput(saver, config_for("t"), {})
        async with connection.transaction():
            await connection.execute("set local statement_timeout = '7min'")
            before = await show(connection)
            async with connection.pipeline() if in_pipeline else nullcontext():
                await aput(saver, config_for("t"), {})
                assert await saver.aget_tuple(config_for("t")) is not None
            assert await show(connection) == before
    blocking = psycopg.connect(dsn, autocommit=True)
    with blocking, pg.PostgresSaver(blocking) as saver_, blocking.transaction():
        row = blocking.execute(f"select {shown}").fetchone()
        await aput(saver_, config_for("t"), {})
        assert blocking.execute(f"select {shown}").fetchone() == row


async def test_a_transaction_of_ours_leaves_the_session_as_it_was(dsn: str) -> None:
    # PL/pgSQL's own come with its first function.
    everything = (
        "select name, setting from pg_settings where context in ('user', 'superuser')"
        " and name not like 'plpgsql.%'"
    )
    async with await psycopg.AsyncConnection.connect(dsn, autocommit=True) as connection:
        await connection.execute("set default_transaction_isolation = serializable")
        await connection.execute("set client_encoding = 'EUC_KR'")

        async def settings() -> list[Any]:
            return await (await connection.execute(everything)).fetchall()

        before = await settings()
        await _round_trip(pg.AsyncPostgresSaver(connection))
        assert await settings() == before
