"""sql/citus.sql, as far as it runs without Citus: its calls, recorded by stand-ins."""

from __future__ import annotations

import re
import uuid
from pathlib import Path
from typing import Any

import psycopg
import pytest
from pglast import split
from psycopg.conninfo import conninfo_to_dict, make_conninfo

from pg_checkpoint import AsyncPostgresSaver, PgCheckpointError
from pg_checkpoint.core.citus import Shards, hash_of
from pg_checkpoint.core.transaction import load_migrations, load_queries, load_queries_on_citus
from tests.faults.proxy import proxied
from tests.making import aput, config_for, rows_of, values_of
from tests.seams import database_of
from tests.thread_checker import TABLES

SQL = Path(__file__).parents[3] / "sql"

REFERENCES = ("lost_attempts", "retention_turns", "schema_migrations")
# Citus' signatures in Citus' schema, where what is given is kept.
STAND_INS = """
set local allow_system_table_mods = on;
create table pg_catalog.pg_dist_partition (logicalrelid regclass);
create table pg_catalog.pg_dist_object (classid oid, objid oid);
create table calls (number serial, name text, relation text, key text, beside text);
create function pg_catalog.create_distributed_table(table_name regclass, distribution_column text,
    distribution_type text default 'hash', colocate_with text default 'default',
    shard_count int default null) returns void language sql as
    $$insert into public.calls (name, relation, key, beside)
    values ('distributed', table_name::text, distribution_column, colocate_with)$$;
create function pg_catalog.create_reference_table(table_name regclass) returns void language sql as
    $$insert into public.calls (name, relation) values ('reference', table_name::text)$$;
create function pg_catalog.create_distributed_function(function_name regprocedure)
    returns void language sql as
    $$insert into public.calls (name, relation)
    values ('function', function_name::regproc::text)$$;
"""


def _distribute(connection: psycopg.Connection[Any], *before: str) -> list[Any]:
    """Runs the file in the connection's transaction; the calls but those for functions."""
    for script in (STAND_INS, *before, (SQL / "citus.sql").read_text()):
        connection.execute(script.encode())
    query = "select name, relation, key, beside from calls where name <> 'function' order by number"
    return connection.execute(query.encode()).fetchall()


def test_every_table_can_be_moved_while_it_is_written(dsn: str) -> None:
    """By logical replication, which needs a primary key, and the rows in the WAL."""
    without = """
        select relname from pg_class c
        where relnamespace = 'pgcheckpoint'::regnamespace and relkind = 'r' and (
            relpersistence <> 'p'
            or not exists (select from pg_index where indrelid = c.oid and indisprimary)
        )"""
    with psycopg.connect(dsn) as connection:
        _distribute(connection)
        assert connection.execute(without).fetchall() == []
        key = "alter table pgcheckpoint.store_items drop constraint store_items_pkey cascade"
        connection.execute(key)
        connection.execute("alter table pgcheckpoint.cache_entries set unlogged")
        found = {name for (name,) in connection.execute(without).fetchall()}
        assert found == {"cache_entries", "store_items"}


def test_it_distributes_every_table_by_its_thread_or_head(dsn: str) -> None:
    with psycopg.connect(dsn) as connection:
        first, *others, items, entries, attempts, turns, migrations = _distribute(connection)
        rows = connection.execute(
            "select relname from pg_class where relkind = 'r'"
            " and relnamespace = 'pgcheckpoint'::regnamespace"
        ).fetchall()
    lead = "pgcheckpoint.checkpoint_threads"
    assert first == ("distributed", lead, "thread_id", "none")
    assert items == ("distributed", "pgcheckpoint.store_items", "head", "none")
    assert entries == ("distributed", "pgcheckpoint.cache_entries", "key", "none")
    references = [("reference", f"pgcheckpoint.{name}", None, None) for name in REFERENCES]
    assert [attempts, turns, migrations] == references
    assert {(name, key, beside) for name, _, key, beside in others} == {
        ("distributed", "thread_id", lead)
    }
    named = {relation for _, relation, _, _ in (first, *others)}
    assert named == {f"pgcheckpoint.{table}" for table in TABLES}
    assert {name for (name,) in rows} == {*TABLES, *REFERENCES, "cache_entries", "store_items"}


@pytest.mark.parametrize("beside", ["store_texts", "store_vectors"])
def test_items_with_vectors_or_words_stay_where_those_are(dsn: str, beside: str) -> None:
    with psycopg.connect(dsn) as connection:
        calls = _distribute(connection, f"create table pgcheckpoint.{beside} ()")
        assert len(calls) == len(TABLES) + 4
        assert not [relation for _, relation, _, _ in calls if "store" in relation]


def test_what_is_distributed_stays_as_it_is(dsn: str) -> None:
    tables = """
        insert into pg_dist_partition select oid from pg_class where relkind = 'r'
        and relnamespace = 'pgcheckpoint'::regnamespace and relname <> 'retention_turns'"""
    functions = """
        insert into pg_dist_object select 'pg_proc'::regclass, oid from pg_proc
        where proname <> 'lock_threads_by_rows_v1'"""
    with psycopg.connect(dsn) as connection:
        _distribute(connection, tables, functions)
        found = connection.execute("select relation from calls order by number").fetchall()
    left = ("retention_turns", "lock_threads_by_rows_v1")
    assert found == [(f"pgcheckpoint.{name}",) for name in left]


@pytest.mark.parametrize("tenant", [None, "", "O'Neil"])
def test_bounds_are_handed_on_with_and_without_tenants(dsn: str, tenant: str | None) -> None:
    settings = set(re.findall(r"current_setting\('(\w+\.\w+)'", (SQL / "tenants.sql").read_text()))
    handed_on = load_queries()["hand_on_bounds"].decode()
    assert {"pgcheckpoint.tenant"} <= settings <= set(re.findall(r"'(\w+\.\w+)'", handed_on))
    with psycopg.connect(dsn) as connection:
        if tenant is not None:
            connection.execute("select set_config('pgcheckpoint.tenant', %s, false)", [tenant])
        connection.execute(load_queries()["hand_on_bounds"])
        (row,) = connection.execute("select current_setting('pgcheckpoint.tenant', true)")
        assert row[0] == tenant


def test_migrations_are_sent_as_the_statements_that_they_have() -> None:
    for migration in load_migrations("s;$x"):
        parsed = [text.strip() for text in split(migration.sql, with_parser=False)]
        sent = [text.removesuffix(";") for text in migration.statements]
        assert sent == [re.sub(r"^\s*--.*\n", "", one, flags=re.MULTILINE) for one in parsed]


def test_what_puts_on_citus_differs_in_how_it_finds_parents_only() -> None:
    """A statement is a file of its own; what stands in both must not drift apart."""
    names = ("put_checkpoints", "put_checkpoints_on_citus")
    plain, citus = (load_queries()[name].decode() for name in names)
    # Citus takes no subquery in ON CONFLICT: there it stays with the parent that is put.
    kept = r"(?s)case\s+when stored\.parent.*?\send,"
    plain = re.sub(kept, "excluded.parent_checkpoint_id,", plain)
    # Nor one that names a thread of another row: it is looked up before.
    looked_up = 'select t.generation from "pgcheckpoint".checkpoint_threads t where t.thread_id'
    plain = plain.replace(looked_up, "select d.generation from dated d where d.thread_id")
    assert plain[plain.index("),\nstored_chunks") :] == citus[citus.index("),\nstored_chunks") :]
    batch = re.compile(r"select p\.\*.*?leans_on is null or", re.DOTALL)
    assert batch.findall(plain) == batch.findall(citus)


def test_no_function_of_ours_is_called_on_citus() -> None:
    """It would find no rows there, but where it is called by itself, or has what every node has."""
    queries = load_queries().items()
    calls = {name for name, query in queries if b"_v1(" in query and b"_by_rows_" not in query}
    calls.remove("get_home")
    instead = load_queries_on_citus("another")
    assert calls
    for name in calls:
        assert b"_v1(" not in instead[name]
        assert b'"another".' in instead[name]
        assert b"of_" not in instead[name]


def _take_for_citus(dsn: str) -> None:
    """The setting that Citus has stands in for it."""
    with psycopg.connect(dsn, autocommit=True) as owner:
        owner.execute(f"alter database {owner.info.dbname} set citus.version = '13.2'".encode())


@pytest.mark.direct("through proxies of its own")
@pytest.mark.parametrize("starts_without", [False, True])
async def test_a_coordinator_that_is_away_is_waited_for(dsn: str, starts_without: bool) -> None:
    """Only batches go to the worker, which has no tables of the application."""
    _take_for_citus(dsn)
    with proxied(dsn) as coordinator, proxied(dsn) as worker:
        ports = (conninfo_to_dict(proxy.dsn)["port"] for proxy in (coordinator, worker))
        hosts = {"host": "127.0.0.1,127.0.0.1", "port": ",".join(map(str, ports))}
        both = make_conninfo(coordinator.dsn, **hosts)
        if starts_without:
            coordinator.refuse()
        async with AsyncPostgresSaver.from_conn_string(both, read_timeout=2) as saver:
            if not starts_without:
                assert await saver.aget_tuple(config_for("t")) is None
                coordinator.refuse()
                coordinator.reset()
            with pytest.raises((PgCheckpointError, psycopg.OperationalError)):
                await saver.aget_tuple(config_for("t"))
            assert worker.accepted == int(starts_without)
            coordinator.heal()
            assert await saver.aget_tuple(config_for("t")) is None


@pytest.mark.direct("a setting of the server's role")
async def test_a_server_with_citus_is_recognized(dsn: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Puts, leaning ones and refused ones."""
    _take_for_citus(dsn)
    # As SQLAlchemy writes it.
    other = dsn.replace("postgresql://", "postgresql+psycopg://")
    async with AsyncPostgresSaver.from_conn_string(other) as saver:
        database = database_of(saver)
        plain = b"not for Citus " + database.queries["put_checkpoints"]
        monkeypatch.setitem(database.queries, "put_checkpoints", plain)
        config = await aput(saver, config_for("t"), {"a": ["x"] * 900})
        for n in range(8):  # beyond the executions with plans of their own
            config = await aput(saver, config, {"a": ["x"] * 900, "b": [n]})
        assert database.on_citus
        assert len([c async for c in saver.alist(config_for("t"))]) == 9
        await saver.adelete_thread("t")
        assert await values_of(saver, await aput(saver, config, {"b": [9]})) == {"b": [9]}


def test_the_hash_of_a_thread_is_the_servers(empty_dsn: str) -> None:
    texts = ["x" * n for n in range(40)] + [str(uuid.uuid4()) for _ in range(50)]
    texts += ["é" * 13, "日本語", "tenant:user/7"]
    hashes = rows_of(empty_dsn, "select hashtext(t) from unnest(%s::text[]) t", [texts])
    assert [(hash_of(text),) for text in texts] == hashes


@pytest.mark.parametrize(("highest", "node"), [(hash_of("t"), "a"), (hash_of("t") - 1, "b")])
def test_a_shard_has_its_highest_hash(highest: int, node: str) -> None:
    assert Shards((highest, 2**31 - 1), ("a", "b")).node_of("t") == node
