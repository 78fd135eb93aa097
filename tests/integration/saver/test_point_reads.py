"""Point reads that come together go together, and nobody pays for another one's error."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import psycopg
import pytest
from langchain_core.messages import HumanMessage
from psycopg_pool import AsyncConnectionPool

from pg_checkpoint.codec.reading import LAST_ID, ReadRow, pieces_of
from pg_checkpoint.core.database import Database
from pg_checkpoint.core.migrations import check_schema
from pg_checkpoint.core.options import Settings
from pg_checkpoint.core.transaction import Rows, Statement
from pg_checkpoint.saver.reads import PointReads
from tests.conftest import Saver
from tests.functions import QUERIES
from tests.making import aput, config_for, id_of, values_of
from tests.waiting import PATIENCE

pytestmark = pytest.mark.usefixtures("parts_of_psycopg")
CHANGES = {
    "as it was put": "select 1",
    "by key": "select 1",
    "of a thread that is not there": "delete from pgcheckpoint.checkpoints",
    "more than a value can hold": "update pgcheckpoint.checkpoint_blobs set size = 2^28 - 1",
    "before v4": """
        update pgcheckpoint.checkpoints set checkpoint = jsonb_set(checkpoint, '{v}', '3');
        update pgcheckpoint.checkpoint_writes set channel = '__pregel_tasks'""",
    "versions that are no object": """
        update pgcheckpoint.checkpoints
        set checkpoint = jsonb_set(checkpoint, '{channel_versions}', '[1]')""",
    "no object at all": "update pgcheckpoint.checkpoints set checkpoint = '7'",
    "another document": "update pgcheckpoint.checkpoints set metadata = '{}'",
    "without checks": "update pgcheckpoint.checkpoints set checks = null",
    "pieces that are gone": "delete from pgcheckpoint.checkpoint_chunks",
    "more groups than names": "update pgcheckpoint.checkpoint_blobs set groups = 2^31 - 1",
}


class CountingDatabase(Database):
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


async def test_those_that_queue_share_a_round_trip(database: CountingDatabase) -> None:
    reads = PointReads(database, timeout=60)
    answers = await asyncio.gather(*(reads.fetch(echo(n)) for n in range(64)))
    assert answers == [[(n,)] for n in range(64)]
    assert sum(database.carried) == 64
    assert max(database.carried) > 8
    assert len(database.carried) < 16
    # A lone one goes alone and at once.
    for number in range(5):
        assert await reads.fetch(echo(number)) == [(number,)]
    assert database.carried[-5:] == [1] * 5


async def test_only_the_guilty_read_fails(database: CountingDatabase) -> None:
    reads = PointReads(database, timeout=60)
    statements = [echo(n) for n in range(30)]
    statements[20] = Statement(b"select 1 / $1::integer", (0,))
    answers = await asyncio.gather(*(reads.fetch(s) for s in statements), return_exceptions=True)
    assert isinstance(answers[20], psycopg.errors.DivisionByZero)
    assert [a for n, a in enumerate(answers) if n != 20] == [[(n,)] for n in range(30) if n != 20]


async def test_cancelled_and_late_reads_leave_the_queue(database: CountingDatabase) -> None:
    reads = PointReads(database, timeout=3)
    slow = [
        asyncio.create_task(reads.fetch(Statement(b"select pg_sleep($1)", (600,))))
        for _ in range(4)
    ]
    # Looked at in the turn in which they begin: later their time may be up.
    await asyncio.sleep(0)
    assert reads._under_way == 4
    queued = [asyncio.create_task(reads.fetch(echo(n))) for n in range(3)]
    await asyncio.sleep(0)
    assert len(reads._queue) == 3
    queued[1].cancel()
    ended = await asyncio.wait_for(asyncio.gather(*slow, return_exceptions=True), PATIENCE)
    assert all(isinstance(e, (TimeoutError, psycopg.Error)) for e in ended), ended
    await asyncio.wait(queued, timeout=PATIENCE)
    assert queued[1].cancelled()
    assert all(task.done() for task in queued)
    # All turns are free again.
    answers = await asyncio.gather(*(reads.fetch(echo(n), timeout=PATIENCE) for n in range(10)))
    assert answers == [[(n,)] for n in range(10)]
    for task in (queued[0], queued[2]):
        assert task.exception() is None or isinstance(task.exception(), TimeoutError)


async def test_many_channels_are_read_in_proportion(saver: Saver, dsn: str) -> None:
    """Of pages that the server looks at, which no other load changes."""
    for count in (500, 8000):
        config = config_for(f"of {count}")
        await aput(saver, config, {f"channel {n}": [n] for n in range(count)})
        assert len(await values_of(saver, config)) == count
    assert _pages(dsn, "of 8000") < 20 * _pages(dsn, "of 500")


@pytest.mark.parametrize("what", CHANGES)
async def test_a_point_read_has_the_rows_of_any_other(saver: Saver, dsn: str, what: str) -> None:
    messages = [HumanMessage(f"{n} " + "long enough for a chunk " * 40) for n in range(40)]
    values = {"messages": messages, "other": messages[:20], "small": 1, "plain": b"x" * 100}
    config = await aput(saver, config_for("t"), values)
    await saver.aput_writes(config, [("a", 1), ("b", messages)], "task")
    config = await aput(saver, config, {**values, "small": 2})
    await saver.aput_writes(config, [("a", 1), ("b", messages)], "task")
    highest = id_of(config) if what == "by key" else LAST_ID
    lowest = id_of(config) if what == "by key" else ""
    with psycopg.connect(dsn) as admin:
        admin.execute(CHANGES[what].encode())
        with psycopg.RawCursor(admin) as cursor:
            found = [
                cursor.execute(QUERIES[name].encode(), params).fetchall()
                for name, params in (
                    ("get_checkpoint", ["t", "", lowest, highest]),
                    ("get_checkpoints", ["t", "", lowest, highest, LAST_ID, 1]),
                )
            ]
    point, page = map(_sorted_out, found)
    assert point == page
    assert bool(point[0]) == (what != "of a thread that is not there")


def _sorted_out(rows: list[tuple[Any, ...]]) -> tuple[Any, ...]:
    """Rows in any order; and pieces, in however many rows they are."""
    pieces = dict[bytes, bytes]()
    for row in map(ReadRow._make, rows):
        pieces |= pieces_of(row) if row.kind == "pieces" else {}
    return sorted(repr(row) for row in rows if row[0] != "pieces"), pieces


@pytest.mark.files("counts the pages that are read")
async def test_a_point_read_is_bounded_and_leaves_nothing_behind(dsn: str) -> None:
    names = ("statement_timeout", "lock_timeout", "search_path", "plan_cache_mode")
    query = b"/* qualified */ select pg_catalog.current_setting($1)"
    settings = [Statement(query, (name,)) for name in names]
    kwargs = {"prepare_threshold": None}
    async with AsyncConnectionPool(dsn, min_size=1, max_size=1, kwargs=kwargs, open=False) as pool:
        database = Database(pool, Settings(lock_timeout=3), on_first_use=check_schema)

        async def outside() -> list[Any]:
            async with pool.connection() as connection:
                found = await connection.execute(
                    "select current_setting(name) from unnest(%s::text[]) name", [[*names]]
                )
                return [value for (value,) in await found.fetchall()]

        before = await outside()
        within = await database.read(settings, timeout=77, qualified=True)
        assert [rows[0][0] for rows in within] == ["77s", "3s", *before[2:]]
        assert await outside() == before
        await database.close()


def _pages(dsn: str, thread_id: str) -> int:
    statement = QUERIES["get_checkpoint"]
    with psycopg.connect(dsn, autocommit=True) as connection:
        # The first look sets bits on pages, and reads catalogs.
        for _ in range(2):
            with psycopg.RawCursor(connection) as cursor:
                cursor.execute(
                    f"explain (analyze, buffers, format json) {statement}".encode(),
                    [thread_id, "", "", LAST_ID],
                )
                row = cursor.fetchone()
    assert row is not None
    plan = row[0][0]["Plan"]
    return int(plan["Shared Hit Blocks"] + plan["Shared Read Blocks"])
