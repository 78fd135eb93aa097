"""Point reads that come together go together, and nobody pays for another one's error."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import psycopg
import pytest

from pg_checkpoint import AsyncPostgresSaver
from pg_checkpoint.codec.selection import LAST_ID
from pg_checkpoint.postgres.database import Database
from pg_checkpoint.postgres.migrations import check_schema
from pg_checkpoint.postgres.pipeline import Rows, Statement
from pg_checkpoint.reading.point_reads import PointReads
from pg_checkpoint.settings import Settings
from tests.making import aput, config_for
from tests.waiting import PATIENCE, until

pytestmark = pytest.mark.usefixtures("parts_of_psycopg")

SQL = Path(__file__).parents[2] / "sql"


class CountingDatabase(Database):
    """Notes how many reads each transaction carried."""

    def __init__(self, dsn: str, settings: Settings) -> None:
        super().__init__(dsn, settings, on_first_use=check_schema)
        self.carried: list[int] = []

    async def run_once(self, statements: list[Statement], *, timeout: float) -> list[Rows]:  # type: ignore[override]  # narrower on purpose
        if b"set_config" in statements[0].query:
            self.carried.append(len(statements) - 1)
        return await super().run_once(statements, timeout=timeout)


@pytest.fixture
async def database(dsn: str) -> AsyncIterator[CountingDatabase]:
    opened = CountingDatabase(dsn, Settings(max_size=4))
    await opened.open()
    # The look at the schema, which the first read goes along with.
    await opened.read([echo(0)], timeout=60)
    yield opened
    await opened.close()


def echo(number: int) -> Statement:
    return Statement(b"select $1::integer", (number,))


async def test_those_that_queue_share_a_round_trip_and_each_gets_its_own(
    database: CountingDatabase,
) -> None:
    reads = PointReads(database, timeout=60)
    answers = await asyncio.gather(*(reads.fetch(echo(n)) for n in range(64)))
    assert answers == [[(n,)] for n in range(64)]
    assert sum(database.carried) == 64
    assert max(database.carried) > 8
    assert len(database.carried) < 16


async def test_a_lone_read_goes_alone_and_at_once(database: CountingDatabase) -> None:
    reads = PointReads(database, timeout=60)
    for number in range(5):
        assert await reads.fetch(echo(number)) == [(number,)]
    assert database.carried == [1] * 5


async def test_only_the_guilty_read_fails(database: CountingDatabase) -> None:
    reads = PointReads(database, timeout=60)
    statements = [echo(n) for n in range(30)]
    statements[20] = Statement(b"select 1 / $1::integer", (0,))
    answers = await asyncio.gather(*(reads.fetch(s) for s in statements), return_exceptions=True)
    assert isinstance(answers[20], psycopg.errors.DivisionByZero)
    assert [a for n, a in enumerate(answers) if n != 20] == [[(n,)] for n in range(30) if n != 20]


async def test_cancelled_and_late_reads_leave_the_queue_and_the_others_go_on(
    database: CountingDatabase,
) -> None:
    reads = PointReads(database, timeout=3)
    slow = [
        asyncio.create_task(reads.fetch(Statement(b"select pg_sleep($1)", (600,))))
        for _ in range(4)
    ]
    await until(lambda: reads._under_way == 4)
    queued = [asyncio.create_task(reads.fetch(echo(n))) for n in range(3)]
    await until(lambda: len(reads._queue) == 3)
    queued[1].cancel()
    ended = await asyncio.wait_for(asyncio.gather(*slow, return_exceptions=True), PATIENCE)
    assert all(isinstance(e, (TimeoutError, psycopg.Error)) for e in ended), ended
    await asyncio.wait(queued, timeout=PATIENCE)
    assert queued[1].cancelled()
    assert all(task.done() for task in queued)
    # All turns are free again.
    answers = await asyncio.gather(*(reads.fetch(echo(n)) for n in range(10)))
    assert answers == [[(n,)] for n in range(10)]
    for task in (queued[0], queued[2]):
        assert task.exception() is None or isinstance(task.exception(), TimeoutError)


async def test_many_channels_are_read_in_proportion(saver: AsyncPostgresSaver, dsn: str) -> None:
    """Of pages that the server looks at, which no other load changes."""
    for count in (500, 8000):
        config = config_for(f"of {count}")
        await aput(saver, config, {f"channel {n}": [n] for n in range(count)})
        found = await saver.aget_tuple(config)
        assert found is not None
        assert len(found.checkpoint["channel_values"]) == count
    assert _pages(dsn, "of 8000") < 20 * _pages(dsn, "of 500")


def _pages(dsn: str, thread_id: str) -> int:
    statement = (SQL / "queries" / "get_checkpoints.sql").read_text()
    with psycopg.connect(dsn, autocommit=True) as connection:
        # The first look sets bits on pages, and reads catalogs.
        for _ in range(2):
            with psycopg.RawCursor(connection) as cursor:
                cursor.execute(
                    f"explain (analyze, buffers, format json) {statement}".encode(),
                    [thread_id, "", "", LAST_ID, LAST_ID, "{}", 1],
                )
                row = cursor.fetchone()
    assert row is not None
    plan = row[0][0]["Plan"]
    return int(plan["Shared Hit Blocks"] + plan["Shared Read Blocks"])
