"""Statements sent and answered together: what is left of the connection, and what is prepared."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import psycopg
import pytest
from psycopg import AsyncConnection
from psycopg.pq import PipelineStatus, TransactionStatus

from pg_checkpoint.core.transaction import (
    QUALIFIED,
    Rows,
    Statement,
    as_asynchronous,
    completed,
    run_on,
)
from tests.making import run_sql
from tests.waiting import PATIENCE

# Their names on the server say who prepared them, the session says how many.
pytestmark = [
    pytest.mark.direct("looks at a session's prepared statements"),
    pytest.mark.usefixtures("parts_of_psycopg"),
]


def _sent(query: bytes, params: tuple[Any, ...] = ()) -> Statement:
    """As it stands, with no other before it."""
    return Statement(QUALIFIED + query, params)


ONE, DOUBLE = _sent(b"select 1"), _sent(b"select $1::integer * 2", (21,))
FAILS = _sent(b"select 1 / $1::integer", (0,))
PREPARED = b"select count(*)::integer from pg_prepared_statements"


@pytest.fixture
async def connection(empty_dsn: str) -> AsyncIterator[AsyncConnection[Any]]:
    async with await AsyncConnection.connect(empty_dsn, autocommit=True) as connection:
        await connection.execute("create table kept (n integer)")
        yield connection


async def _run(connection: AsyncConnection[Any], *statements: Statement) -> list[Rows]:
    answers = await run_on(connection, statements, prepare=True)
    assert connection.pgconn.pipeline_status == PipelineStatus.OFF
    assert connection.info.transaction_status == TransactionStatus.IDLE
    return answers


async def _prepared(connection: AsyncConnection[Any]) -> int:
    (((count,),),) = await run_on(connection, [_sent(PREPARED)], prepare=False)
    return int(count)


async def test_rows_come_in_the_order_of_the_statements(connection: AsyncConnection[Any]) -> None:
    insert = _sent(b"insert into kept values ($1::integer)", (7,))
    three = _sent(b"select n, null::text, 'x'::bytea from kept, generate_series(1, 3)")
    nothing = _sent(b"select n from kept where n = $1::integer", (8,))
    answers = await _run(connection, insert, three, nothing, DOUBLE)
    assert answers == [[], [(7, None, b"x")] * 3, [], [(42,)]]


@pytest.mark.parametrize(("threshold", "count"), [(5, 2), (None, 0)])
async def test_a_statement_is_prepared_once_if_its_owner_wants_it(
    connection: AsyncConnection[Any], threshold: int | None, count: int
) -> None:
    connection.prepare_threshold = threshold
    for _ in range(3):
        assert await _run(connection, ONE, DOUBLE, DOUBLE) == [[(1,)], [(42,)], [(42,)]]
    assert await _prepared(connection) == count


async def test_at_the_first_error_nothing_is_applied(connection: AsyncConnection[Any]) -> None:
    insert = _sent(b"insert into kept values (1)")
    also = _sent(b"select * from missing")
    for _ in range(2):
        with pytest.raises(psycopg.errors.DivisionByZero):
            await _run(connection, insert, FAILS, also)
        assert connection.info.transaction_status == TransactionStatus.IDLE
    # What follows the error was skipped by the server, and is not taken for prepared.
    assert await _run(connection, DOUBLE) == [[(42,)]]
    assert await _run(connection, _sent(b"select n from kept")) == [[]]
    with pytest.raises(psycopg.errors.UndefinedTable):
        await _run(connection, also)


async def test_an_error_of_the_commit_is_raised(connection: AsyncConnection[Any]) -> None:
    await connection.execute("alter table kept add unique (n) deferrable initially deferred")
    twice = _sent(b"insert into kept values (1), (1)")
    for _ in range(2):
        with pytest.raises(psycopg.errors.UniqueViolation):
            await _run(connection, ONE, twice, DOUBLE)
    assert await _run(connection, _sent(b"select n from kept")) == [[]]


async def test_what_was_deallocated_is_prepared_again(connection: AsyncConnection[Any]) -> None:
    """After some statements of its own it drops all that is prepared, before the next one."""
    for number in range(3):
        assert await _run(connection, ONE, DOUBLE) == [[(1,)], [(42,)]]
        await connection.execute(f"drop table if exists missing_{number}".encode())
        assert await _run(connection, ONE, DOUBLE) == [[(1,)], [(42,)]]
        await connection.execute("select 3", prepare=True)
    assert await _prepared(connection) == 3


async def test_as_many_statements_are_prepared_as_psycopg_allows(
    connection: AsyncConnection[Any], parts_of_psycopg: str
) -> None:
    connection.prepared_max = 5
    many = [_sent(f"select {number}".encode()) for number in range(12)]
    for _ in range(2):
        assert await _run(connection, *many) == [[(number,)] for number in range(12)]
    if parts_of_psycopg == "private":  # its own pipelines deallocate later
        assert await _prepared(connection) == 5
    assert await _run(connection, *many[::-1]) == [[(number,)] for number in range(12)][::-1]


async def test_a_server_that_goes_says_why(
    connection: AsyncConnection[Any], parts_of_psycopg: str
) -> None:
    leave = _sent(b"select pg_terminate_backend(pg_backend_pid())")
    # Psycopg's own pipelines may lose what it said to the end of the connection.
    private = parts_of_psycopg == "private"
    with pytest.raises(psycopg.errors.AdminShutdown if private else psycopg.OperationalError):
        await run_on(connection, [ONE, leave, DOUBLE], prepare=True)
    assert connection.closed


@pytest.mark.parametrize("autocommit", [True, False])
def test_the_same_on_a_connection_that_blocks(empty_dsn: str, autocommit: bool) -> None:
    with psycopg.connect(empty_dsn, autocommit=autocommit) as connection:

        def run(*statements: Statement) -> list[Rows]:
            return completed(run_on(as_asynchronous(connection), statements, prepare=False))

        with pytest.raises(psycopg.errors.DivisionByZero):
            run(ONE, FAILS, DOUBLE)
        run(_sent(b"create table kept ()"))
        assert connection.info.transaction_status == TransactionStatus.IDLE
        assert run(ONE, DOUBLE) == [[(1,)], [(42,)]]
    run_sql(empty_dsn, "select from kept")


async def test_a_connection_works_after_a_cancellation(connection: AsyncConnection[Any]) -> None:
    slow = _sent(b"select pg_sleep(10)")
    with pytest.raises(asyncio.TimeoutError):
        await asyncio.wait_for(run_on(connection, [ONE, slow, DOUBLE], prepare=True), 0.3)
    assert await _run(connection, ONE, DOUBLE) == [[(1,)], [(42,)]]


async def test_large_statements_and_large_answers_cross(connection: AsyncConnection[Any]) -> None:
    """Each side has to read while it writes, or both would wait for ever."""
    large = _sent(b"select $1::text", ("x" * 2**22,))
    answers = await asyncio.wait_for(_run(connection, *[large] * 8), PATIENCE)
    assert {len(text) for ((text,),) in answers} == {2**22}
