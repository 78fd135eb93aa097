"""The schema's versions: applied once by many, refused when too new, told when missing."""

from __future__ import annotations

import asyncio
import secrets
from concurrent.futures import ThreadPoolExecutor

import psycopg
import pytest

import pg_checkpoint as pg
from pg_checkpoint.core.failures import not_migrated
from pg_checkpoint.core.transaction import load_migrations
from tests.dump_schema import describe
from tests.later_migration import LATER, later_one_known
from tests.making import aput, as_role, config_for, role_of, rows_of, run_sql, values_of
from tests.servers import Server

VERSIONS = [m.version for m in load_migrations()]


async def test_many_at_once(empty_dsn: str) -> None:
    with ThreadPoolExecutor(10) as threads:
        applied = list(threads.map(lambda _: pg.migrate(empty_dsn), range(10)))
    # Each migration was one migrator's work.
    assert sorted(v for versions in applied for v in versions) == VERSIONS
    assert pg.migrate(empty_dsn) == []
    run_sql(empty_dsn, "drop schema pgcheckpoint cascade")
    savers = [pg.AsyncPostgresSaver(empty_dsn, min_size=0, max_size=2) for _ in range(10)]
    await asyncio.gather(*(saver.setup() for saver in savers))
    await asyncio.gather(*(aput(s, config_for(f"t{n}"), {}) for n, s in enumerate(savers)))
    for saver in savers:
        await saver.close()


async def test_a_schema_of_any_name_that_postgres_takes(dsn: str) -> None:
    for schema in ("other", 'My "Schema" ü', "it's", "select", "a$b%s{}"):
        pg.migrate(dsn, schema=schema)
        async with pg.AsyncPostgresSaver.from_conn_string(dsn, schema=schema) as saver:
            await aput(saver, config_for("t"), {"a": [1]})
            assert await saver.aget_tuple(config_for("t")) is not None
            await saver.aprune(["t"])
            await saver.adelete_thread("t")
    for schema in ("", "pg_mine", "x" * 64, "nul\0", "\ud800"):
        with pytest.raises(pg.InvalidKeyError, match="schema"):
            pg.AsyncPostgresSaver("", schema=schema)


async def test_an_unmigrated_database_says_what_to_do(empty_dsn: str) -> None:
    assert "it has no tables yet. Run" in str(not_migrated("s", [1, 2]))
    assert "it lacks migrations 2, 3. Run" in str(not_migrated("s", [2, 3]))
    async with pg.AsyncPostgresSaver.from_conn_string(empty_dsn, schema="other") as saver:
        with pytest.raises(
            pg.SchemaNotReadyError, match=r"migrate --schema other`.*schema='other'\)"
        ):
            await saver.aget_tuple(config_for("t"))
    async with pg.AsyncPostgresSaver.from_conn_string(empty_dsn) as saver:
        with pytest.raises(pg.SchemaNotReadyError, match=r"saver\.setup\(\)"):
            await saver.aget_tuple(config_for("t"))
        with pytest.raises(pg.SchemaNotReadyError, match=r"pg_checkpoint\.migrate"):
            await aput(saver, config_for("t"), {})
        await saver.setup()
        await aput(saver, config_for("t"), {})
        run_sql(empty_dsn, "drop schema pgcheckpoint cascade")
        with pytest.raises(pg.SchemaNotReadyError, match="setup"):
            await saver.aget_tuple(config_for("t"))


# As versions before the first release left it; later ones had an id.
UNRELEASED = """
create schema pgcheckpoint;
create table pgcheckpoint.schema_migrations (version integer primary key, name text,
    breaking boolean default false, applied_at timestamptz default now());
insert into pgcheckpoint.schema_migrations values (1, 'initial');
"""
WITH_ID = """
alter table pgcheckpoint.schema_migrations add column schema_id uuid;
insert into pgcheckpoint.schema_migrations
    values (2, 'schema_id', false, now(), gen_random_uuid());
"""


@pytest.mark.parametrize("script", [UNRELEASED, UNRELEASED + WITH_ID], ids=["first", "with an id"])
async def test_tables_of_an_unreleased_version_are_refused(empty_dsn: str, script: str) -> None:
    run_sql(empty_dsn, script)
    async with pg.AsyncPostgresSaver.from_conn_string(empty_dsn) as saver:
        config = config_for("t")
        for call in (saver.setup(), saver.aget_tuple(config), aput(saver, config, {})):
            with pytest.raises(pg.SchemaNotReadyError, match=r"first release.*export.*drop"):
                await call


@pytest.mark.parametrize("breaking", [True, False])
async def test_a_newer_schema(dsn: str, breaking: bool) -> None:
    run_sql(
        dsn,
        "insert into pgcheckpoint.schema_migrations values (9000, 'of the future', %s)",
        [breaking],
    )
    async with pg.AsyncPostgresSaver.from_conn_string(dsn) as saver:
        if not breaking:
            await saver.setup()
            await aput(saver, config_for("t"), {})
            return
        with pytest.raises(pg.SchemaTooNewError, match="upgrade pg_checkpoint"):
            await saver.setup()
        with pytest.raises(pg.SchemaTooNewError, match="9000"):
            await aput(saver, config_for("t"), {})


async def test_a_later_migration_of_tables_with_rows(
    saver: pg.AsyncPostgresSaver, dsn: str
) -> None:
    await aput(saver, config_for("t"), {"n": 1})
    with later_one_known():
        async with pg.AsyncPostgresSaver.from_conn_string(dsn) as later:
            with pytest.raises(pg.SchemaNotReadyError, match=f"lacks migrations {LATER}"):
                await later.aget_tuple(config_for("t"))
            await later.setup()
            assert await later.aget_tuple(config_for("t")) is not None
    # What was open before goes on.
    await aput(saver, config_for("u"), {"n": 2})


def test_the_printed_sql_makes_the_same_schema(dsn: str, empty_dsn: str) -> None:
    with psycopg.connect(empty_dsn) as admin:
        admin.execute(pg.migration_sql().encode())
    assert pg.migrate(empty_dsn) == []
    assert describe(empty_dsn) == describe(dsn)
    assert pg.migration_sql(after=VERSIONS[-1]).strip() == ""
    recorded = rows_of(dsn, "select version, name from pgcheckpoint.schema_migrations order by 1")
    assert recorded == [(m.version, m.name) for m in load_migrations()]
    assert list(range(1, len(VERSIONS) + 1)) == VERSIONS


async def test_a_database_that_is_not_in_utf8_is_refused(server: Server) -> None:
    name = f"latin_{secrets.token_hex(4)}"
    with psycopg.connect(server.dsn, autocommit=True) as admin:
        admin.execute(
            f"create database {name} encoding 'LATIN1' lc_collate 'C' lc_ctype 'C'"
            " template template0".encode()
        )
        try:
            dsn = psycopg.conninfo.make_conninfo(server.dsn, dbname=name)
            with pytest.raises(pg.UnusableConnectionError, match=r"LATIN1.*UTF8"):
                pg.migrate(dsn)
            async with pg.AsyncPostgresSaver.from_conn_string(dsn) as saver:
                with pytest.raises(pg.UnusableConnectionError):
                    await saver.aget_tuple(config_for("t"))
        finally:
            admin.execute(f"drop database {name} with (force)".encode())


async def test_who_may_read_the_tables_may_call_the_functions(empty_dsn: str) -> None:
    """Whatever the database's defaults are."""
    run_sql(empty_dsn, "alter default privileges revoke execute on functions from public")
    pg.migrate(empty_dsn)
    async with pg.AsyncPostgresSaver.from_conn_string(empty_dsn) as saver:
        await aput(saver, config_for("t"), {"n": 1})
    rights = "usage on schema pgcheckpoint", "select on all tables in schema pgcheckpoint"
    with role_of(empty_dsn, *rights) as name:
        async with pg.AsyncPostgresSaver.from_conn_string(as_role(empty_dsn, name)) as saver:
            assert await values_of(saver, config_for("t")) == {"n": 1}
