"""What production does to the node cache: no call fails, each goes on when it can."""

from __future__ import annotations

import asyncio
import random
import sys
from typing import Any

import psycopg
import pytest

from pg_checkpoint import AsyncPostgresCache, MissingRightError, SchemaNotReadyError, migrate
from tests.faults.clusters import cluster
from tests.faults.pgbouncer import HOSTILE, run_pgbouncer
from tests.keys import CIPHER
from tests.making import as_role, make_schema_anew, role_of, rows_of, run_sql
from tests.servers import Server, database
from tests.waiting import PATIENCE, until

NS = ("node", "writes")
COUNT = "select count(*) from pgcheckpoint.cache_entries"
REFUSE = """
create function public.refuse() returns trigger language plpgsql as $$
begin
    if new.type = 'bytes' then raise exception 'not this one'; end if;
    return new;
end $$;
create trigger refuse before insert or update on pgcheckpoint.cache_entries
    for each row execute function public.refuse();
"""


async def test_a_killed_server_leaves_an_empty_cache_that_works() -> None:
    with cluster() as running:
        dsn = running.dsn
        migrate(dsn)
        async with AsyncPostgresCache.from_conn_string(dsn, read_timeout=60) as cache:
            await cache.aset({(NS, "k"): (1, None)})
            assert await cache.aget([(NS, "k")]) == {(NS, "k"): 1}
            await asyncio.to_thread(running.kill_postmaster)
            await asyncio.to_thread(running.start)
            # It is retried until the server has recovered; what was not logged is gone.
            assert await cache.aget([(NS, "k")]) == {}
            await cache.aset({(NS, "k"): (2, None)})
            assert await cache.aget([(NS, "k")]) == {(NS, "k"): 2}


async def test_what_the_server_refuses_fails_alone(dsn: str) -> None:
    run_sql(dsn, REFUSE)
    async with AsyncPostgresCache.from_conn_string(dsn) as cache:
        values: list[Any] = [n if n != 7 else b"refused" for n in range(20)]
        await asyncio.gather(*(cache.aset({(NS, str(n)): (v, 60)}) for n, v in enumerate(values)))
        found = await cache.aget([(NS, str(n)) for n in range(20)])
        assert {*found.values()} == {*range(20)} - {7}
        assert cache.stats().not_stored == 1
        # It was not the server's fault: others are asked for at once.
        assert await cache.aget([(NS, "1")])


async def test_who_waits_for_a_lock_holds_up_nobody_else(dsn: str) -> None:
    async with (
        AsyncPostgresCache.from_conn_string(dsn, write_timeout=PATIENCE) as cache,
        await psycopg.AsyncConnection.connect(dsn) as holder,
    ):
        await cache.aset({(NS, "locked"): (0, None)})
        await holder.execute("select from pgcheckpoint.cache_entries for update")
        stuck = asyncio.create_task(cache.aset({(NS, "locked"): (1, None)}))
        for n in range(10):
            await cache.aset({(NS, str(n)): (n, None)})
        assert not stuck.done()
        assert await cache.aget([(NS, "locked")]) == {(NS, "locked"): 0}
        await holder.rollback()
        await stuck
        assert await cache.aget([(NS, "locked")]) == {(NS, "locked"): 1}


async def test_several_caches_write_clear_and_sweep_the_same(dsn: str) -> None:
    async with (
        AsyncPostgresCache.from_conn_string(dsn, max_bytes=10_000) as one,
        AsyncPostgresCache.from_conn_string(dsn, max_bytes=10_000) as two,
    ):

        async def work(cache: AsyncPostgresCache, seed: int) -> None:
            chance = random.Random(seed)
            for _ in range(20):
                keys = [(NS, str(chance.randrange(30))) for _ in range(10)]
                await cache.aset({key: ("x" * 500, chance.choice([0, 60])) for key in keys})
                assert {*(await cache.aget(keys)).values()} <= {"x" * 500}
                await (cache.sweep() if chance.random() < 0.5 else cache.aclear())

        await asyncio.gather(*(work(cache, n) for n in range(4) for cache in (one, two)))
        assert one.stats().not_stored == two.stats().not_stored == 0


WRITER = """
import asyncio, itertools, sys
from pg_checkpoint import AsyncPostgresCache
async def main():
    async with AsyncPostgresCache.from_conn_string(sys.argv[1]) as cache:
        for n in itertools.count():
            await asyncio.gather(*(
                cache.aset({(("node", "writes"), str(m)): ([n, "x" * 2000], 60)}) for m in range(20)
            ))
asyncio.run(main())
"""


async def test_a_killed_writer_leaves_whole_entries(dsn: str) -> None:
    async with AsyncPostgresCache.from_conn_string(dsn) as cache:
        for _ in range(3):
            writer = await asyncio.create_subprocess_exec(sys.executable, "-c", WRITER, dsn)
            await until(lambda: rows_of(dsn, COUNT) == [(20,)])
            writer.kill()
            await writer.wait()
            found = await cache.aget([(NS, str(m)) for m in range(20)])
            assert {text for _, text in found.values()} == {"x" * 2000}
            await cache.aclear()
            assert await cache.aget([(NS, "1")]) == {}


async def test_a_schema_that_is_made_anew_is_used(dsn: str) -> None:
    # Without a sweep, which may be the first to meet the new schema.
    async with AsyncPostgresCache.from_conn_string(dsn, cipher=CIPHER, sweep_every=None) as cache:
        await cache.aset({(NS, "k"): (1, None)})
        await asyncio.to_thread(make_schema_anew, dsn)
        assert await cache.aget([(NS, "k")]) == {}
        # As a saver's call does: it was encrypted for the one before.
        with pytest.raises(SchemaNotReadyError):
            await cache.aset({(NS, "k"): (2, None)})
        await cache.aset({(NS, "k"): (3, None)})
        assert await cache.aget([(NS, "k")]) == {(NS, "k"): 3}


async def test_missing_rights_are_told(dsn: str) -> None:
    grants = "usage on schema pgcheckpoint", "select on all tables in schema pgcheckpoint"
    with role_of(dsn, *grants) as name:
        async with AsyncPostgresCache.from_conn_string(as_role(dsn, name)) as cache:
            assert await cache.aget([(NS, "k")]) == {}
            with pytest.raises(MissingRightError):
                await cache.aset({(NS, "k"): (1, None)})


@pytest.mark.pgbouncer
async def test_it_works_through_pgbouncer(server: Server, template: str) -> None:
    with database(server.direct, template) as (_, direct):
        migrate(direct)
        with run_pgbouncer(direct, HOSTILE) as pooled:
            async with AsyncPostgresCache.from_conn_string(pooled) as cache:
                keys = [(NS, str(m)) for m in range(10)]
                for n in range(20):
                    await asyncio.gather(
                        *(cache.aset({key: (n, 60)}) for key in keys),
                        *(cache.aget([key]) for key in keys),
                        cache.sweep(),
                    )
                assert await cache.aget(keys) == dict.fromkeys(keys, 19)
