"""DSNs as SQLAlchemy writes them, and functions that return one for each new connection."""

from __future__ import annotations

import asyncio
import logging
import secrets
import sys
import threading
import traceback
from functools import partial
from typing import Any
from unittest import mock

import psycopg
import pytest
from psycopg.conninfo import conninfo_to_dict, make_conninfo
from psycopg_pool import PoolTimeout

import pg_checkpoint as pg
from pg_checkpoint.core.migrations import migration_states
from pg_checkpoint.tools.doctor import examine
from tests.cases import each
from tests.command_line import cli
from tests.making import aput, config_for, end_sessions, role_of, rows_of, run_sql
from tests.waiting import PATIENCE, until, wait_until

OURS = [pg.AsyncPostgresSaver, pg.PostgresSaver, pg.AsyncPostgresStore, pg.PostgresStore]
# Passwords that nobody encoded: libpq takes a part for the host, the port or the database.
PASSWORDS = ["hush@hush/x@db.example/agents", "hush@hush@db.example/agents", "hush/hush/hush"]
MALFORMED = [f"postgresql://ada:{p}" for p in (*PASSWORDS, "hush/hush@db.example/agents")]
MALFORMED += ["postgres://ada:/hush@db.example/agents"]


def _with_driver(dsn: str, driver: str, query: str = "") -> str:
    parts = {name: str(value) for name, value in conninfo_to_dict(dsn).items()}
    password = f":{parts['password']}" if "password" in parts else ""
    place = f"{parts['user']}{password}@{parts['host']}:{parts['port']}/{parts['dbname']}"
    return f"postgresql+{driver}://{place}{query}"


@pytest.mark.parametrize(
    ("driver", "query"),
    [("psycopg", ""), ("psycopg2", "?sslmode=prefer"), ("asyncpg", "?ssl=prefer")],
)
async def test_sqlalchemys_urls_are_taken(dsn: str, driver: str, query: str) -> None:
    url = _with_driver(dsn, driver, query)
    replica: Any = {"schema": "pgcheckpoint", "read_pool": url}
    async with pg.AsyncPostgresSaver.from_conn_string(url, **replica) as saver:
        await aput(saver, config_for("t"), {})
        assert [thread.thread_id for thread in await saver.alist_threads()] == ["t"]
        assert url not in repr(saver)
    config = {"kwargs": {"application_name": "theirs"}}
    async with pg.AsyncPostgresStore.from_conn_string(
        url, pool_config=config, pipeline=True
    ) as store:
        await store.aput(("a",), "k", {"n": 1})
    assert await asyncio.to_thread(pg.migrate, url) == []
    found = await asyncio.to_thread(lambda: list(examine(url)))
    assert [f for f in found if f.name in ("DSN", "login") and not f.fit] == []


@each(
    "dsn, said",
    [
        (" postgresql://u:hidden@h/d", "begins with a space or a line break"),
        ("postgresql://u:hidden@h/d\n", "ends with a space or a line break"),
        ("postgresql+psycopg://u:hidden@h/d\n", "ends with a space"),
        ("postgresql://u:hid den@h/d", "contains a space or a line break"),
    ],
)
@each("make", OURS)
def test_spaces_that_came_along_are_told(make: Any, dsn: str, said: str) -> None:
    with pytest.raises(pg.InvalidOptionError, match=said) as refused:
        make.from_conn_string(dsn)
    assert "hid" not in str(refused.value)


def test_spaces_between_parameters_are_none_of_a_dsn(dsn: str) -> None:
    spaced = " ".join(f"{name}='{value}'" for name, value in conninfo_to_dict(dsn).items())
    assert pg.migrate(f" {spaced}\n") == []


# Functions that return a DSN, at once or when awaited, and count how often.
FUNCTIONS: list[Any] = [mock.Mock, mock.AsyncMock]


@each("kind", FUNCTIONS)
@each("make", OURS)
def test_a_function_is_called_for_each_new_connection(dsn: str, kind: Any, make: Any) -> None:
    function = kind(return_value=dsn)

    async def opened(one: Any) -> None:
        async with one:
            await until(lambda: function.call_count == 3)

    for source in (function, partial(function), lambda: function()):
        function.reset_mock()
        one = make.from_conn_string(source, min_size=3, max_size=3)
        if isinstance(one, (pg.PostgresSaver, pg.PostgresStore)):
            with one:
                wait_until(lambda: function.call_count == 3)
        else:
            asyncio.run(opened(one))


@pytest.mark.direct("a pooler takes no options at the start")
@pytest.mark.parametrize("kind", FUNCTIONS)
def test_it_is_taken_wherever_a_dsn_is(empty_dsn: str, kind: Any) -> None:
    function = kind(return_value=empty_dsn)
    assert pg.migrate(function)
    assert all(state.applied_at for state in migration_states(function))
    found = {finding.name: finding.fit for finding in examine(function)}
    assert (found["DSN"], found["login"], found["schema"]) == (True, True, True)
    replica = kind(return_value=empty_dsn)
    with pg.PostgresSaver(function, schema="pgcheckpoint", read_pool=replica) as saver:
        saver.list_threads()
        assert replica.called
    config = {"kwargs": {"application_name": "theirs"}}
    with pg.PostgresStore.from_conn_string(function, pool_config=config, pipeline=True) as store:
        store.put(("a",), "k", {"n": 1})
        assert rows_of(empty_dsn, "select from pg_stat_activity where application_name = 'theirs'")


@pytest.mark.direct("a pooler knows one role")
async def test_a_password_that_is_rotated(dsn: str) -> None:
    """New connections come with the new one, and the call that lost its connection goes on."""
    with role_of(dsn, options="login superuser") as name:

        def rotate() -> str:
            password = secrets.token_hex(8)
            run_sql(dsn, f"alter role {name} password '{password}'")
            end = "select pg_terminate_backend(pid) from pg_stat_activity where usename = %s"
            run_sql(dsn, end, [name])
            return make_conninfo(dsn, user=name, password=password)

        current = {"dsn": rotate()}
        async with pg.AsyncPostgresSaver(lambda: current["dsn"]) as saver:
            for n in range(3):
                await aput(saver, config_for("t"), {"n": n})
                current["dsn"] = rotate()
            assert len([c async for c in saver.alist(config_for("t"))]) == 3


class VaultError(RuntimeError): ...


def _fail() -> str:
    raise VaultError("no token")


async def _fail_later() -> str:
    return _fail()


async def test_what_it_raises_is_its_callers_error() -> None:
    for function in (_fail, _fail_later):
        saver, store = pg.AsyncPostgresSaver(function), pg.AsyncPostgresStore(function)
        calls: list[Any] = [saver.open(), saver.setup(), aput(saver, config_for("t"), {})]
        calls += [saver.aget_tuple(config_for("t")), store.aput(("a",), "k", {})]
        for call in calls:
            with pytest.raises(VaultError, match="no token") as caught:
                await call
            if sys.version_info >= (3, 11):
                assert "passed as the DSN" in "".join(caught.value.__notes__)
        await saver.close()
        await store.close()


@pytest.mark.direct("ends the sessions of the server, which a pooler keeps from its clients")
async def test_what_it_raises_later_is_the_cause_of_the_timeout(dsn: str) -> None:
    function = mock.Mock(return_value=dsn)
    options: Any = {"read_timeout": 2.0, "acquire_timeout": 1.0, "max_size": 1}
    source = lambda: _fail() if function.called else function()  # noqa: E731  in a line
    async with pg.AsyncPostgresSaver(source, **options) as saver:
        await saver.aget_tuple(config_for("t"))
        end_sessions(dsn)
        with pytest.raises(pg.ReadTimeoutError) as caught:
            await saver.aget_tuple(config_for("t"))
    timeout = caught.value.__cause__
    assert isinstance(timeout, PoolTimeout)
    assert isinstance(timeout.__cause__, VaultError)


async def test_what_it_returns_is_nowhere_to_be_seen(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    for returned in ("postgresql://u:hunter2@h@h/d", "hunter2", None, b"hunter2"):
        saver = pg.AsyncPostgresSaver(lambda: returned)  # type: ignore[arg-type]  # noqa: B023  the point of the test
        with pytest.raises((pg.InvalidOptionError, TypeError)) as caught:
            await saver.aget_tuple(config_for("t"))
        said = "".join(traceback.format_exception(caught.value))
        assert "hunter2" not in said + repr(saver) + caplog.text


async def test_one_that_blocks_does_not_hold_the_event_loop(dsn: str) -> None:
    asked, answer = threading.Event(), threading.Event()

    def ask() -> str:
        asked.set()
        assert answer.wait(PATIENCE)
        return dsn

    async with pg.AsyncPostgresSaver(dsn) as other:
        saver = pg.AsyncPostgresSaver(ask, acquire_timeout=PATIENCE)
        opening = asyncio.create_task(saver.open())
        await until(asked.is_set)
        await aput(other, config_for("t"), {})
        answer.set()
        await opening
        await saver.close()


async def test_one_that_never_answers_is_given_up() -> None:
    async def never() -> str:
        await asyncio.Event().wait()
        return ""

    saver = pg.AsyncPostgresSaver(never, acquire_timeout=0.2, read_timeout=1.0)
    with pytest.raises(pg.ReadTimeoutError):
        await saver.aget_tuple(config_for("t"))
    with pytest.raises(asyncio.TimeoutError):
        await saver.open()


@each("dsn", MALFORMED)
async def test_a_part_of_a_password_is_no_host(dsn: str) -> None:
    with pytest.raises(pg.InvalidOptionError) as caught:
        await pg.AsyncPostgresSaver(dsn).open()
    assert "hush" not in str(caught.value)
    for command in (("doctor",), ("doctor", "--json"), ("status",), ("threads",), ("migrate",)):
        done = cli(*command, dsn=dsn)
        said = done.out + done.err
        assert (done.code > 0, "hush" in said, "not a DSN" in said) == (True, False, True)


@each(
    "name",
    [
        *("sslmode", "channel_binding", "gssencmode", "target_session_attrs", "connect_timeout"),
        *("keepalives_idle", "ssl_min_protocol_version", "load_balance_hosts"),
        *("options", "port", "password"),
    ],
)
def test_no_error_quotes_an_option(name: str, dsn: str, caplog: pytest.LogCaptureFixture) -> None:
    wrong = make_conninfo(dsn, **{name: "hush"})
    with pytest.raises((psycopg.Error, pg.PgCheckpointError)) as caught:
        pg.PostgresSaver(wrong, acquire_timeout=1).setup()
    assert "hush" not in "".join(traceback.format_exception(caught.value))
    for command in (("doctor",), ("doctor", "--json"), ("status",), ("migrate",)):
        done = cli(*command, dsn=wrong)
        assert done.code
        assert "hush" not in done.out + done.err
    assert "hush" not in caplog.text
