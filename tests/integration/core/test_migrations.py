"""The schema's versions: applied once by many, refused when too new, told when missing."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import psycopg
import pytest
from psycopg.conninfo import make_conninfo

from pg_checkpoint import (
    AsyncPostgresSaver,
    InvalidKeyError,
    PostgresSaver,
    SchemaNotReadyError,
    SchemaTooNewError,
    UnusableConnectionError,
    migrate,
    migration_sql,
)
from pg_checkpoint.core.failures import not_migrated
from pg_checkpoint.core.transaction import load_migrations
from tests.dump_schema import describe
from tests.later_migration import LATER, later_one_known
from tests.making import aput, config_for, rows_of, run_sql
from tests.servers import Server

VERSIONS = [m.version for m in load_migrations()]


def test_twenty_at_once(empty_dsn: str) -> None:
    with ThreadPoolExecutor(20) as threads:
        applied = list(threads.map(lambda _: migrate(empty_dsn), range(20)))
    # Each migration was one migrator's work.
    assert sorted(v for versions in applied for v in versions) == VERSIONS
    assert migrate(empty_dsn) == []


async def test_twenty_setups_at_once(empty_dsn: str) -> None:
    savers = [AsyncPostgresSaver(empty_dsn, min_size=0, max_size=2) for _ in range(20)]
    await asyncio.gather(*(saver.setup() for saver in savers))
    await asyncio.gather(*(aput(s, config_for(f"t{n}"), {}) for n, s in enumerate(savers)))
    for saver in savers:
        await saver.close()


def test_the_files_say_what_is_recorded(dsn: str) -> None:
    rows = rows_of(
        dsn, "select version, name, breaking from pgcheckpoint.schema_migrations order by 1"
    )
    assert [(v, n) for v, n, _ in rows] == [(m.version, m.name) for m in load_migrations()]
    assert list(range(1, len(VERSIONS) + 1)) == VERSIONS


@pytest.mark.parametrize("schema", ["other", 'My "Schema" ü', "it's", "select", "a$b%s{}"])
def test_a_schema_of_any_name(empty_dsn: str, schema: str) -> None:
    migrate(empty_dsn)
    migrate(empty_dsn, schema=schema)
    with PostgresSaver.from_conn_string(empty_dsn, schema=schema) as saver:
        asyncio.run(aput(saver, config_for("t"), {"a": [1]}))
        assert saver.get_tuple(config_for("t")) is not None
        saver.prune(["t"])
        saver.delete_thread("t")
    with PostgresSaver.from_conn_string(empty_dsn) as saver:
        assert saver.get_tuple(config_for("t")) is None


@pytest.mark.parametrize("schema", ["", "pg_mine", "x" * 64, "nul\0", "\ud800"])
def test_a_name_that_postgres_refuses_is_refused_at_once(schema: str) -> None:
    with pytest.raises(InvalidKeyError, match="schema"):
        AsyncPostgresSaver("", schema=schema)


async def test_what_to_do_names_the_schema(empty_dsn: str) -> None:
    async with AsyncPostgresSaver.from_conn_string(empty_dsn, schema="other") as saver:
        with pytest.raises(SchemaNotReadyError, match=r"migrate --schema other`.*schema='other'\)"):
            await saver.aget_tuple(config_for("t"))


async def test_an_unmigrated_database_says_what_to_do(empty_dsn: str) -> None:
    async with AsyncPostgresSaver.from_conn_string(empty_dsn) as saver:
        with pytest.raises(SchemaNotReadyError, match=r"saver\.setup\(\)"):
            await saver.aget_tuple(config_for("t"))
        with pytest.raises(SchemaNotReadyError, match=r"pg_checkpoint\.migrate"):
            await aput(saver, config_for("t"), {})
        await saver.setup()
        await aput(saver, config_for("t"), {})


def test_what_is_missing_is_told() -> None:
    assert "it has no tables yet. Run" in str(not_migrated("s", [1, 2]))
    assert "it lacks migrations 2, 3. Run" in str(not_migrated("s", [2, 3]))


def _unreleased(admin: psycopg.Connection[Any]) -> None:
    """Makes the table as versions before the first release left it."""
    admin.execute("create schema pgcheckpoint")
    admin.execute(
        "create table pgcheckpoint.schema_migrations (version integer primary key, name text,"
        " breaking boolean default false, applied_at timestamptz default now())"
    )
    admin.execute("insert into pgcheckpoint.schema_migrations values (1, 'initial')")


def _with_id(admin: psycopg.Connection[Any]) -> None:
    _unreleased(admin)
    admin.execute("alter table pgcheckpoint.schema_migrations add column schema_id uuid")
    admin.execute(
        "insert into pgcheckpoint.schema_migrations values"
        " (2, 'schema_id', false, now(), gen_random_uuid())"
    )


@pytest.mark.parametrize("make", [_unreleased, _with_id])
async def test_tables_of_an_unreleased_version_are_refused(
    empty_dsn: str, make: Callable[[psycopg.Connection[Any]], None]
) -> None:
    with psycopg.connect(empty_dsn) as admin:
        make(admin)
    async with AsyncPostgresSaver.from_conn_string(empty_dsn) as saver:
        calls: list[Callable[[], Awaitable[Any]]] = [
            saver.setup,
            lambda: saver.aget_tuple(config_for("t")),
            lambda: aput(saver, config_for("t"), {}),
        ]
        for call in calls:
            with pytest.raises(SchemaNotReadyError, match=r"first release.*export.*drop"):
                await call()


def test_tables_that_vanish_say_so_too(dsn: str) -> None:
    with PostgresSaver.from_conn_string(dsn) as saver:
        assert saver.get_tuple(config_for("t")) is None
        run_sql(dsn, "drop schema pgcheckpoint cascade")
        with pytest.raises(SchemaNotReadyError, match="setup"):
            saver.get_tuple(config_for("t"))


@pytest.mark.parametrize("breaking", [True, False])
async def test_a_newer_schema(dsn: str, breaking: bool) -> None:
    run_sql(
        dsn,
        "insert into pgcheckpoint.schema_migrations values (9000, 'of the future', %s)",
        [breaking],
    )
    async with AsyncPostgresSaver.from_conn_string(dsn) as saver:
        if not breaking:
            await saver.setup()
            await aput(saver, config_for("t"), {})
            return
        with pytest.raises(SchemaTooNewError, match="upgrade pg_checkpoint"):
            await saver.setup()
        with pytest.raises(SchemaTooNewError, match="9000"):
            await aput(saver, config_for("t"), {})


async def test_a_later_migration_comes_to_tables_with_rows(dsn: str) -> None:
    async with AsyncPostgresSaver.from_conn_string(dsn) as saver:
        await aput(saver, config_for("t"), {"n": 1})
        with later_one_known():
            async with AsyncPostgresSaver.from_conn_string(dsn) as later:
                with pytest.raises(SchemaNotReadyError, match=f"lacks migrations {LATER}"):
                    await later.aget_tuple(config_for("t"))
                await later.setup()
                assert await later.aget_tuple(config_for("t")) is not None
        # What was open before goes on.
        await aput(saver, config_for("u"), {"n": 2})


async def test_a_role_with_only_dml_rights(dsn: str) -> None:
    with psycopg.connect(dsn, autocommit=True) as admin:
        name = f"app_{secrets.token_hex(6)}"
        admin.execute(f"create role {name} login password 'app'".encode())
        admin.execute(f"grant usage on schema pgcheckpoint to {name}".encode())
        grant = "grant select, insert, update, delete on all tables in schema pgcheckpoint to"
        admin.execute(f"{grant} {name}".encode())
    try:
        limited = make_conninfo(dsn, user=name, password="app")
        async with AsyncPostgresSaver.from_conn_string(limited) as saver:
            await saver.setup()
            config = await aput(saver, config_for("t"), {"a": [1]})
            await saver.aput_writes(config, [("a", 1)], "task")
            await saver.acopy_thread("t", "u")
            await saver.aprune(["t", "u"])
            await saver.adelete_for_runs(["r"])
            assert await saver.aget_tuple(config_for("u")) is not None
            await saver.adelete_thread("t")
    finally:
        run_sql(dsn, f"drop owned by {name}; drop role {name}")


def test_the_printed_sql_makes_the_same_schema(dsn: str, empty_dsn: str) -> None:
    with psycopg.connect(empty_dsn) as admin:
        admin.execute(migration_sql().encode())
    assert migrate(empty_dsn) == []
    assert describe(empty_dsn) == describe(dsn)
    assert migration_sql(after=VERSIONS[-1]).strip() == ""


async def test_a_database_that_is_not_in_utf8_is_refused(server: Server) -> None:
    name = f"latin_{secrets.token_hex(4)}"
    with psycopg.connect(server.dsn, autocommit=True) as admin:
        admin.execute(
            f"create database {name} encoding 'LATIN1' lc_collate 'C' lc_ctype 'C'"
            " template template0".encode()
        )
        try:
            dsn = psycopg.conninfo.make_conninfo(server.dsn, dbname=name)
            with pytest.raises(UnusableConnectionError, match=r"LATIN1.*UTF8"):
                migrate(dsn)
            async with AsyncPostgresSaver.from_conn_string(dsn) as saver:
                with pytest.raises(UnusableConnectionError):
                    await saver.aget_tuple(config_for("t"))
        finally:
            admin.execute(f"drop database {name} with (force)".encode())


def test_who_may_read_the_tables_may_call_the_functions(empty_dsn: str) -> None:
    """Whatever the database's defaults are."""
    name = f"reader_{secrets.token_hex(4)}"
    with psycopg.connect(empty_dsn, autocommit=True) as admin:
        admin.execute("alter default privileges revoke execute on functions from public")
        admin.execute(f"create role {name} login password 'x'".encode())
        try:
            migrate(empty_dsn)
            with PostgresSaver.from_conn_string(empty_dsn) as saver:
                asyncio.run(aput(saver, config_for("t"), {"n": 1}))
            admin.execute(f"grant usage on schema pgcheckpoint to {name}".encode())
            grant = f"grant select on all tables in schema pgcheckpoint to {name}"
            admin.execute(grant.encode())
            dsn = make_conninfo(empty_dsn, user=name, password="x")
            with PostgresSaver.from_conn_string(dsn) as saver:
                found = saver.get_tuple(config_for("t"))
            assert found is not None
            assert found.checkpoint["channel_values"] == {"n": 1}
        finally:
            admin.execute(f"drop owned by {name}; drop role {name}".encode())
