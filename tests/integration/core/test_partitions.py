"""sql/partitions.sql: the same schema, with each thread in one partition of a table."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest

from pg_checkpoint import AsyncPostgresSaver, RetentionPolicy
from tests.cases import each
from tests.functions import written_out
from tests.integration.core.test_queries import FILL, PARAMETERS
from tests.making import aput, config_for, id_of, values_of
from tests.plans import plan_of
from tests.servers import Server, database
from tests.thread_checker import ABOUT_ALL

SQL = Path(__file__).parents[3] / "sql"
SCRIPT = (SQL / "partitions.sql").read_text()

SHAPE = """
select c.relname, a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull, a.attcompression,
    pg_get_expr(d.adbin, d.adrelid), col_description(c.oid, a.attnum), c.relkind = 'v',
    c.reloptions, obj_description(c.oid, 'pg_class')
from pg_class c
join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
where c.relnamespace = 'pgcheckpoint'::regnamespace and c.relkind in ('r', 'p', 'v')
    and not c.relispartition and (c.relkind = 'v' or %s)
order by c.relname, a.attnum
"""


@pytest.fixture(scope="module")
def partitioned(server: Server, template: str) -> Iterator[str]:
    with database(server.direct, template) as (_, dsn):
        with psycopg.connect(dsn, autocommit=True) as owner:
            owner.execute(FILL.encode())
            owner.execute(SCRIPT.encode())
            owner.execute("analyze")
        yield dsn


async def test_everything_works_there(partitioned: str) -> None:
    async with AsyncPostgresSaver.from_conn_string(partitioned) as saver:
        for thread in map(str, range(8)):
            config: Any = config_for(thread)
            for n in range(6):
                values = {"a": ["x" * 900 + thread] * (5 + n)}
                config = await aput(saver, config, values, metadata={"run_id": thread})
                await saver.aput_writes(config, [("a", n), ("__interrupt__", n)], "task")
                await saver.aput_writes(config, [("__interrupt__", n + 1)], "task")
        await saver.acopy_thread("1", "copy")
        assert await values_of(saver, config_for("copy")) == {"a": ["x" * 900 + "1"] * 10}
        await saver.adelete_for_runs(["2"])
        await saver.aprune(["3"])
        assert len([c async for c in saver.alist(config_for("3"))]) == 1
        assert len([c async for c in saver.alist(config_for("4"))]) == 6
        await saver.apply_retention(RetentionPolicy(keep_last=2, metadata={"run_id": "5"}))
        infos = await saver.alist_info(config_for("5"))
        assert len(infos) == 2
        assert id_of((await saver.aget_tuple(config_for("5"))).config) == infos[0].checkpoint_id  # type: ignore[union-attr]  # it is there
        await saver.adelete_thread("6")
        assert await saver.aget_tuple(config_for("6")) is None


def test_rows_columns_views_and_settings_are_what_they_were(partitioned: str, dsn: str) -> None:
    """What partitioned tables can't have themselves, their partitions have."""
    with psycopg.connect(partitioned) as new, psycopg.connect(dsn) as old:
        shapes = [
            [(*row[:8], row[8] if row[7] else None, row[9]) for row in c.execute(SHAPE, [True])]
            for c in (new, old)
        ]
        assert shapes[0] == shapes[1]
        query = "select count(*), count(distinct tableoid) from pgcheckpoint.checkpoint_blobs"
        query += " where thread_id like 't%'"
        assert new.execute(query).fetchone() == (20_000, 16)
        query = "select reloptions from pg_class where oid = 'pgcheckpoint.{}'::regclass"
        for name in ("checkpoints", "checkpoint_blobs", "checkpoint_threads"):
            (was,) = old.execute(query.format(name).encode()).fetchall()
            assert new.execute(query.format(f"{name}_3").encode()).fetchall() == [was]
        query = "select checkpoints from pgcheckpoint.thread_overview where thread_id = 't7'"
        assert new.execute(query).fetchall() == [(100,)]


# Of many threads, or of two; inserts, which scan nothing; in functions, whose statements all name
# the thread; of leases, in one table; of no thread.
OTHERS = {
    *("find_checkpoints_of_runs", "put_checkpoints", "put_writes", "copy_thread"),
    *("lock_thread_for_delete", "put_whole_checkpoint", "set_ttl"),
    *("get_checkpoint", "get_delta_history", "put_off_thread"),
    *("check_leases", "check_unleased", "take_lease", "beat_leases", "leave_lease"),
    *("check_attempt", "end_step", "find_misnamed_functions", "find_other_writers", "get_time"),
}
# Events and wake-ups are not partitioned, items and entries of the cache have no threads.
UNPARTITIONED = re.compile("wakeup|events|event_log|find_cut")


@each("name", sorted({*PARAMETERS} - {*ABOUT_ALL} - OTHERS))
def test_a_statement_looks_into_one_partition(partitioned: str, name: str) -> None:
    statement = written_out(name)
    if UNPARTITIONED.search(name) or re.search(r"pgcheckpoint\.(store|cache)_", statement):
        return
    with psycopg.connect(partitioned) as connection:
        connection.execute("set plan_cache_mode = force_generic_plan")
        options = "analyze, costs off, timing off"
        nodes = plan_of(connection, statement, PARAMETERS[name], options=options)
        connection.rollback()
    run = [n for n in nodes if n.get("Actual Loops")]
    names = [n["Relation Name"] for n in run if "Relation Name" in n]
    assert len({match[1] for name in names if (match := re.search(r"_(\d+)$", name))}) == 1
