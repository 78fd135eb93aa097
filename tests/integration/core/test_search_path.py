"""Tenants that the stock saver keeps apart by search_path stay apart, or are refused."""

from __future__ import annotations

import asyncio
import re
from typing import Any

import psycopg
import pytest
from langgraph.checkpoint.postgres import PostgresSaver as StockSaver
from psycopg import sql
from psycopg.conninfo import make_conninfo
from psycopg_pool import AsyncConnectionPool, ConnectionPool

from pg_checkpoint import AsyncPostgresSaver, PostgresSaver, migrate, migration_sql
from pg_checkpoint.core.errors import (
    InvalidKeyError,
    SchemaNotNamedError,
    SchemaNotReadyError,
    StockTablesError,
)
from pg_checkpoint.core.migrations import migration_states
from pg_checkpoint.core.transaction import load_migrations
from pg_checkpoint.tools.moving import import_langgraph
from pg_checkpoint.tools.views import status
from tests.cases import each
from tests.command_line import cli, done
from tests.making import META, aput, checkpoint_of, config_for, run_sql, tuple_of, values_of

# Startup parameters do not pass a pooler.
pytestmark = pytest.mark.direct(reason="the search_path is given as a connection begins")

OWN = {
    "tenant_b": "tenant_b",
    "Tenant_B,public": "tenant_b",
    '"Tenant ""B""", public': 'Tenant "B"',
    "pg_catalog, tenant_b": "tenant_b",
    "information_schema,pg_temp,tenant_b": "tenant_b",
    '"$user",tenant_b': "tenant_b",
    '"a,b", public': "a,b",
    # As `set search_path = '', 'Tenant B'` has it.
    '"", "Tenant B"': "Tenant B",
}
SHARED = [
    *("", '""', "public", '"$user", public', "public, tenant_b"),
    *("pg_catalog", "pgcheckpoint, public"),
]


def with_path(dsn: str, path: str) -> str:
    """The DSN with a search_path, as tenants of the stock saver have it."""
    escaped = path.replace("\\", "\\\\").replace(" ", "\\ ")
    return make_conninfo(dsn, options=f"-csearch_path={escaped}")


def schemas(dsn: str) -> set[str]:
    """Those that have tables of ours."""
    with psycopg.connect(dsn) as admin:
        rows = admin.execute(
            "select n.nspname from pg_class c join pg_namespace n on n.oid = c.relnamespace "
            "where relname = 'checkpoint_chunks'"
        )
        return {name for (name,) in rows}


@each("path", OWN)
def test_setup_refuses_a_search_path_with_a_schema(direct_dsn: str, path: str) -> None:
    with (
        PostgresSaver.from_conn_string(with_path(direct_dsn, path)) as saver,
        pytest.raises(SchemaNotNamedError, match="schema='search_path'") as caught,
    ):
        saver.setup()
    assert repr(OWN[path]) in str(caught.value)
    assert not schemas(direct_dsn)


@each("path", SHARED)
def test_a_path_that_says_nothing_of_tenants_is_no_hindrance(direct_dsn: str, path: str) -> None:
    with PostgresSaver.from_conn_string(with_path(direct_dsn, path)) as saver:
        saver.setup()
        assert saver.get_tuple(config_for("1")) is None
    assert schemas(direct_dsn) == {"pgcheckpoint"}


def test_the_schema_of_the_role_counts_only_if_it_is_there(direct_dsn: str) -> None:
    dsn = with_path(direct_dsn, '"$user", public')
    with PostgresSaver.from_conn_string(dsn) as saver:
        saver.setup()
    with psycopg.connect(direct_dsn, autocommit=True) as admin:
        role = admin.info.user
        admin.execute(sql.SQL("create schema {}").format(sql.Identifier(role)))
    with (
        PostgresSaver.from_conn_string(dsn) as saver,
        pytest.raises(SchemaNotNamedError, match=repr(role)),
    ):
        saver.get_tuple(config_for("1"))


async def test_the_first_use_refuses_where_another_has_set_up(dsn: str) -> None:
    """The tables are there: of another tenant's."""
    tenant = with_path(dsn, "tenant_b")
    async with AsyncPostgresSaver.from_conn_string(tenant) as saver:
        for call in (
            *(saver.aget_tuple(config_for("1")), aput(saver, config_for("1"), {"a": 1})),
            *(anext(saver.alist(None)), saver.health(), saver.adelete_thread("1")),
        ):
            with pytest.raises(SchemaNotNamedError):
                await call


async def test_every_kind_of_source_is_looked_at(dsn: str) -> None:
    tenant = with_path(dsn, "tenant_b")
    async with (
        AsyncConnectionPool(tenant, open=False, min_size=1) as pool,
        await psycopg.AsyncConnection.connect(tenant, autocommit=True) as connection,
    ):
        with (
            ConnectionPool(tenant, open=True, min_size=1) as blocking,
            psycopg.connect(dsn, autocommit=True) as plain,
        ):
            # As an application may, that takes a connection for a tenant.
            plain.execute("set search_path to tenant_b")
            for source in (pool, connection, blocking, plain):
                with pytest.raises(SchemaNotNamedError):
                    await AsyncPostgresSaver(source).aget_tuple(config_for("1"))


def test_a_name_that_was_given_is_taken_whatever_the_search_path(direct_dsn: str) -> None:
    tenant = with_path(direct_dsn, "tenant_b")
    for name in ("pgcheckpoint", "mine"):
        with PostgresSaver.from_conn_string(tenant, schema=name) as saver:
            saver.setup()
            assert saver.get_tuple(config_for("1")) is None
    assert schemas(direct_dsn) == {"pgcheckpoint", "mine"}


@pytest.mark.parametrize("path", ["tenant_b", '"Tenant ""B""", public', '"a,b", public', "public"])
async def test_search_path_takes_the_first_schema_and_makes_it(direct_dsn: str, path: str) -> None:
    tenant, name = with_path(direct_dsn, path), OWN.get(path, path)
    async with AsyncPostgresSaver.from_conn_string(tenant, schema="search_path") as saver:
        with pytest.raises(SchemaNotReadyError):
            await saver.aget_tuple(config_for("1"))
        await saver.setup()
        config = await aput(saver, config_for("1"), {"a": 1, "b": ["x" * 5000] * 3})
        await saver.aput_writes(config, [("a", 2)], "task")
    assert schemas(direct_dsn) == {name}
    async with AsyncPostgresSaver.from_conn_string(direct_dsn, schema=name) as saver:
        found = await tuple_of(saver, config_for("1"))
        assert found.checkpoint["channel_values"] == {"a": 1, "b": ["x" * 5000] * 3}
        assert found.pending_writes == [("task", "a", 2)]


async def test_first_calls_at_once_go_to_the_schema_that_was_found(direct_dsn: str) -> None:
    """Statements are made before it is known."""
    tenant = with_path(direct_dsn, "tenant_b")
    migrate(tenant, schema="search_path")
    async with AsyncPostgresSaver.from_conn_string(tenant, schema="search_path") as saver:
        await asyncio.gather(
            *(aput(saver, config_for(str(n)), {"a": n}) for n in range(5)),
            *(saver.aget_tuple(config_for(str(n))) for n in range(5, 10)),
            saver.adelete_thread("11"),
            saver.alist_threads(),
        )
        assert len(await saver.alist_threads()) == 5
        await saver.aprune(["1"])
        await saver.acopy_thread("1", "20")
        assert (await saver.health()).schema_version == load_migrations()[-1].version


@each("path", ["", '""', "pg_catalog", '"$user"'])
def test_search_path_without_a_schema_on_it(direct_dsn: str, path: str) -> None:
    with pytest.raises(SchemaNotNamedError, match="names no existing schema"):
        migrate(with_path(direct_dsn, path), schema="search_path")


def test_it_stays_the_schema_of_the_first_use(direct_dsn: str) -> None:
    with psycopg.connect(direct_dsn, autocommit=True) as connection:
        connection.execute("set search_path to tenant_a")
        with PostgresSaver(connection, schema="search_path") as saver:
            saver.setup()
            connection.execute("set search_path to tenant_b")
            saver.health()
            saver.put(config_for("1"), checkpoint_of({"a": 1}), META, {"a": "1"})
    assert schemas(direct_dsn) == {"tenant_a"}


def test_migrate_and_what_has_no_database(direct_dsn: str) -> None:
    tenant = with_path(direct_dsn, "tenant_b")
    call: Any
    for call in (migrate, migration_states):
        with pytest.raises(SchemaNotNamedError):
            call(tenant)
    with pytest.raises(InvalidKeyError, match="search_path"):
        migration_sql("search_path")
    # A replica wants the schema named.
    with pytest.raises(ValueError, match="read_pool"):
        AsyncPostgresSaver("", schema="search_path", read_pool="host=replica")
    assert migrate(tenant, schema="search_path") == [m.version for m in load_migrations()]
    assert [state.applied_at for state in migration_states(tenant, schema="search_path")]
    assert schemas(direct_dsn) == {"tenant_b"}


def test_the_command_line_refuses_and_takes_it(direct_dsn: str) -> None:
    tenant = with_path(direct_dsn, "tenant_b")
    for command in (["migrate"], ["status"], ["threads"], ["import-langgraph"]):
        said = cli(*command, dsn=tenant)
        assert (said.code, "schema='search_path'" in said.err) == (2, True), command
    out = done("--schema", "search_path", "migrate", dsn=tenant).out
    assert re.fullmatch(r"applied [\d, ]+ to the first schema of the search_path\n", out)
    assert "tenant_b" in done("--schema", "search_path", "status", dsn=tenant).out
    assert "tenant_b" in cli("--schema", "search_path", "doctor", dsn=tenant).out
    assert "--schema" in cli("doctor", dsn=tenant).out
    with PostgresSaver.from_conn_string(tenant, schema="search_path") as saver:
        assert status(saver).schema == "tenant_b"


@pytest.fixture
def stock_tenants(direct_dsn: str) -> dict[str, str]:
    """Two tenants with a conversation each, as the stock saver keeps them; and one in public."""
    dsns = {name: with_path(direct_dsn, name) for name in ("tenant_a", "tenant_b", "public")}
    for name, tenant in dsns.items():
        run_sql(direct_dsn, f"create schema if not exists {name}")
        with StockSaver.from_conn_string(tenant) as saver:
            saver.setup()
            saver.put(config_for("1"), checkpoint_of({"whose": name}), META, {"whose": "1"})
    return dsns


def test_tables_of_the_stock_saver_are_in_the_way_and_named(stock_tenants: dict[str, str]) -> None:
    tenant = stock_tenants["tenant_b"]
    for schema, error in ((None, SchemaNotNamedError), ("search_path", StockTablesError)):
        with (
            PostgresSaver.from_conn_string(tenant, schema=schema) as saver,
            pytest.raises(error, match="tenant_b"),
        ):
            saver.setup()
    assert not schemas(tenant)


async def test_import_takes_a_tenants_own_tables(stock_tenants: dict[str, str]) -> None:
    tenant = stock_tenants["tenant_b"]
    async with AsyncPostgresSaver.from_conn_string(tenant, schema="new_b") as saver:
        await saver.setup()
        with pytest.raises(SchemaNotNamedError, match="from-schema"):
            await import_langgraph(saver, tenant)
        await import_langgraph(saver, tenant, schema="search_path")
        assert await values_of(saver, config_for("1")) == {"whose": "tenant_b"}
