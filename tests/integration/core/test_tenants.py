"""sql/tenants.sql: a connection sees and stores its own tenant's rows, and no others."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path
from typing import Any

import psycopg
import pytest
from psycopg.conninfo import conninfo_to_dict, make_conninfo

import pg_checkpoint as pg
from pg_checkpoint.core.transaction import load_queries
from pg_checkpoint.saver.retention import BackgroundRetention
from tests.embedders import FakeEmbedder
from tests.keys import RING
from tests.making import aput, as_role, config_for, role_of, rows_of, run_sql
from tests.waiting import until

SQL = Path(__file__).parents[3] / "sql"
SCRIPT, PARTITIONS = ((SQL / f"{n}.sql").read_text() for n in ("tenants", "partitions"))
TABLES = ("checkpoints", "checkpoint_blobs", "checkpoint_chunks", "checkpoint_writes")
VIEWS = ("checkpoint_overview", "thread_overview")
RIGHTS = ("usage on schema pgcheckpoint", "all on all tables in schema pgcheckpoint")
KEEP_ONE: Any = {
    "retention": pg.RetentionPolicy(keep_last=1),
    "retention_every": timedelta(hours=1),
}
# What says nothing of anybody: versions of the schema and of its vectors, random numbers.
OF_ALL = {"schema_migrations", "store_index", "lost_attempts"}
OURS = """
select c.relname, c.relrowsecurity from pg_class c
where c.relnamespace = 'pgcheckpoint'::regnamespace and c.relkind in ('r', 'p') order by c.relname
"""
BOTH: Any = {"dims": 8, "embed": FakeEmbedder(8), "fields": ["text"], "text": {"fields": ["text"]}}

pytestmark = pytest.mark.direct("a pooler knows no other role, and no options")


@pytest.fixture
def role_dsn(dsn: str, needs_pgvector: None) -> Iterator[str]:
    """A database with the script run, and a role that owns nothing and has all rights there are."""
    with pg.PostgresStore.from_conn_string(dsn, index=BOTH) as store:
        store.setup()
    run_sql(dsn, SCRIPT)
    with role_of(dsn, *RIGHTS) as role:
        yield as_role(dsn, role)


def _as(dsn: str, tenant: str) -> str:
    return make_conninfo(dsn, options=f"-c pgcheckpoint.tenant={tenant}")


async def _fill(saver: pg.AsyncPostgresSaver, thread_id: str) -> Any:
    config: Any = config_for(thread_id)
    for n in range(2):
        config = await aput(saver, config, {"a": ["x" * 900] * (5 + n)}, metadata={"run_id": "r"})
        await saver.aput_writes(config, [("a", n)], "task")
    return config


async def _threads(saver: pg.AsyncPostgresSaver) -> set[str]:
    found = {c.config["configurable"]["thread_id"] async for c in saver.alist(None)}
    assert found == {t.thread_id for t in await saver.alist_threads()}
    return found


async def test_a_tenant_sees_and_stores_its_own(role_dsn: str) -> None:
    async with (
        pg.AsyncPostgresSaver.from_conn_string(_as(role_dsn, "acme")) as acme,
        pg.AsyncPostgresSaver.from_conn_string(_as(role_dsn, "acme-eu")) as other,
    ):
        theirs = await _fill(other, "acme-eu:1")
        await _fill(acme, "acme:1")
        assert await _threads(acme) == {"acme:1"}
        assert await _threads(other) == {"acme-eu:1"}
        assert await acme.aget_tuple(theirs) is None
        assert await acme.alist_info(theirs) == []
        for thread_id in ("acme-eu:1", "acme-eu:2", "none"):
            with pytest.raises(psycopg.errors.InsufficientPrivilege):
                await _fill(acme, thread_id)
        # What changes and deletes finds nothing of others.
        await acme.aprune(["acme-eu:1"])
        await acme.adelete_for_runs(["r"])
        await acme.apply_retention(pg.RetentionPolicy(keep_last=1))
        assert len([c async for c in other.alist(theirs)]) >= 1
        assert [c async for c in acme.alist(None)] == []
        await acme.adelete_thread("acme:1")
        assert len(await other.alist_info(config_for("acme-eu:1"))) == 2
        await _fill(acme, "acme:2")
        await acme.acopy_thread("acme:2", "acme:3")
        assert await _threads(acme) == {"acme:2", "acme:3"}


async def _fill_all(dsn: str, tenant: str) -> None:
    """Rows of a tenant in every table that may have some."""
    own = _as(dsn, tenant)
    cipher = pg.AesGcmCipher(RING, data_keys=True)
    async with pg.AsyncPostgresSaver.from_conn_string(own, cipher=cipher) as saver:
        await _fill(saver, f"{tenant}:1")
    async with pg.AsyncPostgresStore.from_conn_string(own, index=BOTH) as store:
        await store.aput((tenant, "users"), "k", {"text": "tea"}, ttl=60)
    async with pg.AsyncPostgresCache.from_conn_string(own, prefix=tenant) as cache:
        await cache.aset({(("node",), "k"): (1, 60)})
        assert await cache.aget([(("node",), "k")]) == {(("node",), "k"): 1}
    run_sql(
        own,
        f"insert into pgcheckpoint.checkpoint_leases (thread_id, token, expires_at) "
        f"values ('{tenant}:1', 'token', now() + interval '1 hour'); "
        f"insert into pgcheckpoint.checkpoint_wakeups (thread_id, name, due_at, type, blob) "
        f"values ('{tenant}:1', 'daily', now() + interval '1 hour', 'null', ''); "
        f"insert into pgcheckpoint.checkpoint_steps "
        f"(thread_id, checkpoint_id, task_id, name, position, type, blob) "
        f"values ('{tenant}:1', '1', 'task', 'charge', 1, 'null', ''); "
        f"insert into pgcheckpoint.checkpoint_event_heads (thread_id, expires_at) "
        f"values ('{tenant}:1', now() + interval '1 hour'); "
        f"insert into pgcheckpoint.checkpoint_events "
        f"(thread_id, first, count, ends, key, expires_at, type, blob) "
        f"values ('{tenant}:1', 1, 1, false, 'k', now() + interval '1 hour', 'pg:events', ''); "
        f"insert into pgcheckpoint.retention_turns (policy) values ('{tenant}:policy'); "
        f"insert into pgcheckpoint.lost_attempts (attempt) values ({len(tenant)})",
    )


def test_every_table_is_under_row_level_security(role_dsn: str, dsn: str) -> None:
    """A new table of a migration, or of a store, has to be in the script."""
    assert {name for name, _ in rows_of(dsn, OURS)} > OF_ALL | {"store_vectors", "store_texts"}
    assert [name for name, is_secured in rows_of(dsn, OURS) if not is_secured] == []
    run_sql(dsn, "create table pgcheckpoint.made_later (thread_id text)")
    run_sql(dsn, SCRIPT)  # as often as it is
    assert [name for name, is_secured in rows_of(dsn, OURS) if not is_secured] == ["made_later"]


async def test_no_table_shows_or_lets_change_what_is_anothers(role_dsn: str, dsn: str) -> None:
    """Whatever statements there may be, by a role with all rights."""
    await _fill_all(role_dsn, "acme")
    await _fill_all(role_dsn, "eve")
    tables = [name for name, _ in rows_of(dsn, OURS)]
    theirs = {table: _shown(dsn, table, "acme") for table in tables}
    assert [table for table in tables if not theirs[table]] == sorted(OF_ALL)
    of_all = {table: _shown(dsn, table) for table in OF_ALL}
    eve = _as(role_dsn, "eve")
    for table in sorted({*tables} - OF_ALL):
        assert _shown(eve, table, "acme") == []
        assert _shown(eve, table) != []
        _refused_as_anothers(eve, table)
    with psycopg.connect(dsn) as connection:
        views = VIEWS if connection.info.server_version >= 150000 else ()
    for view in views:
        assert _shown(eve, view, "acme") == []
        assert _shown(eve, view) != []
    for name in (*TABLES, *views):
        assert rows_of(role_dsn, f"select from pgcheckpoint.{name}") == []
    for table in tables:
        first = _columns(dsn, table)[0]
        run_sql(eve, f"update pgcheckpoint.{table} set {first} = {first}")
        run_sql(eve, f"delete from pgcheckpoint.{table}")
    assert {table: _shown(dsn, table, "acme") for table in tables} == theirs
    assert {table: _shown(dsn, table) for table in OF_ALL} == of_all
    for table in OF_ALL - {"lost_attempts"}:
        with pytest.raises(psycopg.errors.InsufficientPrivilege):
            run_sql(eve, f"insert into pgcheckpoint.{table} select * from pgcheckpoint.{table}")


def _shown(dsn: str, table: str, word: str = "") -> list[str]:
    """The rows in which there is a word."""
    rows = rows_of(dsn, f"select t::text from pgcheckpoint.{table} t order by 1")
    return [row for (row,) in rows if word in row]


def _columns(dsn: str, table: str) -> list[str]:
    query = (
        "select attname from pg_attribute where attnum > 0 and not attisdropped "
        f"and attrelid = 'pgcheckpoint.{table}'::regclass order by attnum"
    )
    return [name for (name,) in rows_of(dsn, query)]


def _refused_as_anothers(dsn: str, table: str) -> None:
    """Rows of one's own can be made nobody else's, neither these nor copies of them."""
    name, (first, *more) = f"pgcheckpoint.{table}", _columns(dsn, table)
    as_acme, others = f"'acme' || substring({first} from 4)", ", ".join(more)
    for statement in (
        f"update {name} set {first} = {as_acme}",
        f"insert into {name} ({first}, {others}) select {as_acme}, {others} from {name}",
    ):
        with pytest.raises(psycopg.errors.InsufficientPrivilege, match=table):
            run_sql(dsn, statement)


def test_without_a_tenant_there_is_nothing(role_dsn: str, dsn: str) -> None:
    """Also where a transaction has said one, as behind a pooler: it is empty afterwards."""
    run_sql(
        dsn,
        "insert into pgcheckpoint.checkpoint_threads (thread_id) values (':odd'), (''), ('a:1'); "
        "insert into pgcheckpoint.retention_turns (policy) values (':odd'), (''), ('policy'); "
        "insert into pgcheckpoint.store_items (head, rest, key, value, version, created_at, "
        "updated_at) values (chr(1), '', 'k', '{}', 1, now(), now()), ('', '', 'k', '{}', 1, "
        "now(), now()); insert into pgcheckpoint.cache_entries (prefix, namespace, key, type, "
        "value, size, stored_at) values ('', '[]', '', 'null', '', 0, now())",
    )
    with psycopg.connect(role_dsn, autocommit=True) as connection:
        for _ in range(2):
            for table in ("checkpoint_threads", "retention_turns", "store_items", "cache_entries"):
                found = connection.execute(f"select * from pgcheckpoint.{table}".encode())
                assert found.fetchall() == []
            with connection.transaction():
                connection.execute("set local pgcheckpoint.tenant = 'a'")


def test_what_revokes_attempts_is_not_taken_back(role_dsn: str, dsn: str) -> None:
    """Numbers of others are seen; only what has no use any more can be forgotten, by anybody."""
    old = "values (1, now()), (2, now() - interval '8 days')"
    run_sql(dsn, f"insert into pgcheckpoint.lost_attempts (attempt, lost_at) {old}")
    eve = _as(role_dsn, "eve")
    run_sql(eve, "delete from pgcheckpoint.lost_attempts")
    run_sql(eve, "insert into pgcheckpoint.lost_attempts (attempt) values (3)")
    assert rows_of(dsn, "select attempt from pgcheckpoint.lost_attempts order by 1") == [(1,), (3,)]
    with pytest.raises(psycopg.errors.InsufficientPrivilege):
        run_sql(eve, "insert into pgcheckpoint.lost_attempts values (4, now() + interval '1 day')")


async def test_items_have_a_tenant_too(role_dsn: str) -> None:
    """By the first label, of whatever length the names are."""
    async with (
        pg.AsyncPostgresStore.from_conn_string(_as(role_dsn, "acme"), index=BOTH) as acme,
        pg.AsyncPostgresStore.from_conn_string(_as(role_dsn, "eve"), index=BOTH) as eve,
    ):
        own = ("acme",), ("acme", "users"), ("acme", "users" * 300, "x")
        for namespace in own:
            await acme.aput(namespace, "k", {"text": "tea with milk"})
            assert await acme.aget(namespace, "k") is not None
            assert await eve.aget(namespace, "k") is None
        for namespace in (*own, ("eve:x",), ("acme:1",), ("other", "acme")):
            with pytest.raises(psycopg.errors.InsufficientPrivilege):
                await eve.aput(namespace, "k", {"text": "coffee"})
        asking: list[dict[str, Any]] = [{}, {"query": "tea"}]
        for asked in asking:
            assert len(await acme.asearch((), **asked)) == 3
            assert await eve.asearch((), **asked) == []
        assert (await acme.acount(()), await eve.acount(())) == (3, 0)
        assert await eve.adelete_prefix((), everything=True) == 0
        assert await acme.adelete_prefix((), everything=True, dry_run=True) == 3


def test_the_setting_is_called_so_whatever_the_schema_is() -> None:
    for name in ("take_retention_turn", "keep_retention_turn", "end_retention_turn"):
        query = load_queries("other")[name]
        assert b"'pgcheckpoint.tenant'" in query
        assert query.count(b"pgcheckpoint") == query.count(b"'pgcheckpoint.tenant'")
        assert b'"other".retention_turns' in query


async def test_turns_of_tenants(role_dsn: str, dsn: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """In the background, by the same policy; others neither see nor stop them."""
    monkeypatch.setattr(BackgroundRetention, "longest_moment", 0.02)
    for tenant in ("acme", "eve"):
        async with pg.AsyncPostgresSaver.from_conn_string(_as(role_dsn, tenant)) as saver:
            await _fill(saver, f"{tenant}:1")
    for tenant in ("acme", "eve"):
        own = _as(role_dsn, tenant)
        async with pg.AsyncPostgresSaver.from_conn_string(own, **KEEP_ONE) as saver:
            assert len(await saver.alist_info(config_for(f"{tenant}:1"))) == 2
            await until(lambda saver=saver: saver.stats().retention.passes == 1)  # type: ignore[misc]  # bound now
            assert len(await saver.alist_info(config_for(f"{tenant}:1"))) == 1
        assert len(rows_of(own, "select * from pgcheckpoint.retention_turns")) == 1
    # And the owner's, for all of them.
    async with pg.AsyncPostgresSaver.from_conn_string(dsn, **KEEP_ONE) as saver:
        await saver.aget_tuple(config_for("acme:1"))
        await until(lambda: saver.stats().retention.passes == 1)
    names = {name for (name,) in rows_of(dsn, "select policy from pgcheckpoint.retention_turns")}
    (policy_name,) = {name for name in names if ":" not in name}
    assert names == {policy_name, f"acme:{policy_name}", f"eve:{policy_name}"}


async def test_a_role_can_not_name_another(dsn: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """As docs/security.md has it: the setting is only what the role's turns are called by."""
    monkeypatch.setattr(BackgroundRetention, "longest_moment", 0.02)
    said = "nullif(current_setting('pgcheckpoint.tenant', true), '')"
    assert SCRIPT.count(said) == 1
    run_sql(dsn, SCRIPT.replace(said, "current_user::text"))
    with role_of(dsn, *RIGHTS) as acme, role_of(dsn, *RIGHTS) as eve:
        for role in (acme, eve):
            run_sql(dsn, f"alter role {role} set pgcheckpoint.tenant = '{role}'")
        async with pg.AsyncPostgresSaver.from_conn_string(as_role(dsn, acme), **KEEP_ONE) as saver:
            await _fill(saver, f"{acme}:1")
            await until(lambda: saver.stats().retention.passes == 1)
        own = _as(as_role(dsn, eve), acme)
        for table in ("checkpoint_threads", "retention_turns", *TABLES):
            assert rows_of(dsn, f"select * from pgcheckpoint.{table}")
            assert rows_of(own, f"select * from pgcheckpoint.{table}") == []
        async with pg.AsyncPostgresSaver.from_conn_string(own) as saver:
            with pytest.raises(psycopg.errors.InsufficientPrivilege, match="tenant"):
                await _fill(saver, f"{acme}:1")


def test_tables_partitioned_later_show_nothing_until_run_again(role_dsn: str, dsn: str) -> None:
    run_sql(dsn, PARTITIONS)
    everything = "grant all on all tables in schema pgcheckpoint to "
    run_sql(dsn, everything + str(conninfo_to_dict(role_dsn)["user"]))
    run_sql(dsn, "insert into pgcheckpoint.checkpoint_threads (thread_id) values ('acme:1')")
    shown = "select thread_id from pgcheckpoint.checkpoint_threads"
    assert rows_of(_as(role_dsn, "acme"), shown) == []
    run_sql(dsn, SCRIPT)
    assert [name for name, is_secured in rows_of(dsn, OURS) if not is_secured] == []
    assert rows_of(_as(role_dsn, "acme"), shown) == [("acme:1",)]
    for tenant, found in (("acme", 1), ("eve", 0)):
        parts = (f"select * from pgcheckpoint.checkpoint_threads_{n}" for n in range(16))
        assert len(rows_of(_as(role_dsn, tenant), " union all ".join(parts))) == found
