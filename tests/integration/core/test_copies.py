"""A copy of a database is not production: nothing begins there by itself until somebody says so."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import timedelta
from functools import partial
from pathlib import Path
from typing import Any

import psycopg
import pytest
from psycopg.conninfo import conninfo_to_dict

import pg_checkpoint as pg
from pg_checkpoint.core.background import Home, remedy
from pg_checkpoint.tools.doctor import examine
from pg_checkpoint.tools.views import status
from tests import making
from tests.cases import each
from tests.command_line import cli
from tests.questions import NOW, cut, two_steps
from tests.seams import before_call, engine_of
from tests.servers import Server, database
from tests.waiting import PATIENCE, until

KEEP_ONE = pg.RetentionPolicy(keep_last=1)
POLICY: Any = {"retention": KEEP_ONE, "retention_every": timedelta(milliseconds=20)}
EXPIRE = "update pgcheckpoint.store_items set expires_at = now() - interval '1 hour'"
TENANTS = Path(__file__).parents[3] / "sql" / "tenants.sql"


async def _done(saver: pg.AsyncPostgresSaver, thread_id: str = "t") -> list[str]:
    values: list[str] = (await making.values_of(saver, making.config_for(thread_id)))["done"]
    return values


async def _recovered(saver: pg.AsyncPostgresSaver, **how: Any) -> int:
    return await pg.recover(saver, two_steps(saver), **{**NOW, **how})


def _name(dsn: str) -> str:
    return str(conninfo_to_dict(dsn)["dbname"])


@pytest.fixture
def production(empty_dsn: str) -> str:
    """A database that was set up, and not cloned from anything."""
    pg.migrate(empty_dsn)
    return empty_dsn


@contextmanager
def _clone(server: Server, dsn: str) -> Iterator[str]:
    with database(server, _name(dsn)) as (_, copy):
        yield copy


def _warnings(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [r.getMessage() for r in caplog.records if "stands still" in r.getMessage()]


async def test_recover_stands_still_in_a_copy_says_why_once_and_goes_on_when_it_is_adopted(
    production: str, server: Server, caplog: pytest.LogCaptureFixture
) -> None:
    async with pg.AsyncPostgresSaver.from_conn_string(production) as saver:
        await cut(saver)
    with _clone(server, production) as copy:
        async with pg.AsyncPostgresSaver.from_conn_string(copy) as saver:
            task = asyncio.create_task(pg.recover(saver, two_steps(saver), every=0.01))
            await until(lambda: _warnings(caplog))
            # The loop looks on meanwhile, and says no more.
            assert await _recovered(saver) == 0
            assert await _done(saver) == ["first"]
            assert len(_warnings(caplog)) == 2  # of two loops
            pg.adopt(copy)
            await until(lambda: saver.stats().recovery.resumed == 1)
            assert await _done(saver) == ["first", "second"]
            # Its address leads to a copy from now on, and back.
            await asyncio.to_thread(making.run_sql, copy, _moved(1))
            await cut(saver, "in the copy")
            await until(lambda: len(_warnings(caplog)) == 3)
            assert saver.stats().recovery.resumed == 1
            pg.adopt(copy)
            await until(lambda: saver.stats().recovery.resumed == 2)
            task.cancel()
            await asyncio.wait((task,))
    first = _warnings(caplog)[0]
    assert first.startswith("recover stands still in schema pgcheckpoint: it was set up in another")
    assert all(f"`pg-checkpoint {command}`" in first for command in ("adopt", "quiesce"))
    async with pg.AsyncPostgresSaver.from_conn_string(production) as saver:
        assert await _recovered(saver) == 1


async def test_background_retention_stands_still_and_what_is_called_for_does_not(
    production: str, server: Server, caplog: pytest.LogCaptureFixture
) -> None:
    async with pg.AsyncPostgresSaver.from_conn_string(production) as saver:
        await making.aput_chain(saver, "t", 4)
    with _clone(server, production) as copy:
        async with pg.AsyncPostgresSaver.from_conn_string(copy, **POLICY) as saver:
            async with saver.lease("other"):
                await making.aput(saver, making.config_for("other"), {"n": 1})
            await until(lambda: _warnings(caplog))
            assert making.rows_of(copy, "select from pgcheckpoint.retention_turns") == []
            assert saver.stats().retention.passes == 0
            assert len(await making.ids_of(saver, making.config_for("t"))) == 4
            assert (await saver.apply_retention(KEEP_ONE)).checkpoints == 3
            await making.aput_chain(saver, "t", 3)
            await saver.adelete_thread("other")
            pg.adopt(copy)
            await until(lambda: saver.stats().retention.passes)
            assert len(await making.ids_of(saver, making.config_for("t"))) == 1
    (said,) = _warnings(caplog)
    assert said.startswith("background retention stands still")


async def test_a_pass_ends_where_its_connections_lead_to_a_copy(
    production: str, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It looks again as often as it says that it is there."""
    monkeypatch.setattr("pg_checkpoint.saver.retention._Turn.renewed_every", 0.0)
    async with pg.AsyncPostgresSaver.from_conn_string(production) as saver:
        for n in range(5):
            await making.aput_chain(saver, f"t{n}")
    with _clone(server, production) as copy:
        async with pg.AsyncPostgresSaver.from_conn_string(copy, **POLICY) as saver:
            guard, moves = (
                engine_of(saver).background._guard,
                partial(making.run_sql, copy, _moved(1)),
            )
            # The home of the first look; from then on it is a copy's.
            pg.adopt(copy)
            move = partial(asyncio.to_thread, moves)
            looks = before_call(monkeypatch, guard, "is_at_home", 1, move)
            await making.aput(saver, making.config_for("other"), {"n": 1})
            await until(lambda: len(looks) > 2)
            left = [len(await making.ids_of(saver, making.config_for(f"t{n}"))) for n in range(5)]
            assert saver.stats().retention.passes == 0
            assert left[-1] == 3


def _moved(oid: int) -> str:
    return f"update pgcheckpoint.schema_migrations set home_database = {oid}"


async def test_the_sweeper_stands_still_and_a_sweep_that_is_asked_for_does_not(
    production: str, server: Server, caplog: pytest.LogCaptureFixture
) -> None:
    config: Any = {"sweep_interval_minutes": 0.0001}
    async with pg.AsyncPostgresStore.from_conn_string(production) as store:
        await store.aput(("a",), "k", {"n": 1}, ttl=5)
    making.run_sql(production, EXPIRE)
    with _clone(server, production) as copy:
        async with pg.AsyncPostgresStore.from_conn_string(copy, ttl=config) as store:
            await store.start_ttl_sweeper()
            await until(lambda: _warnings(caplog))
            assert making.rows_of(copy, "select key from pgcheckpoint.store_items") == [("k",)]
            assert await store.sweep_ttl() == 1
            await store.aput(("a",), "l", {"n": 1}, ttl=5)
            await asyncio.to_thread(making.run_sql, copy, EXPIRE)
            pg.adopt(copy)
            await until(lambda: not making.rows_of(copy, "select from pgcheckpoint.store_items"))
    (said,) = _warnings(caplog)
    assert said.startswith("the sweeper of expired items stands still")


async def test_a_quiesced_copy_continues_nothing(production: str, server: Server) -> None:
    async with pg.AsyncPostgresSaver.from_conn_string(production, **POLICY) as saver:
        await cut(saver)
        await cut(saver, "given up")
        await pg.wake_at(saver, "held", timedelta(0), {"done": []})
        async with saver.lease("held"):
            await making.aput(saver, making.config_for("held"), {"n": 1})
            making.run_sql(
                production,
                "update pgcheckpoint.checkpoint_leases set token = null, given_up_at = now(),"
                " given_up_id = (select max(checkpoint_id) from pgcheckpoint.checkpoints"
                " where thread_id = 'given up'), expires_at = '9999-01-01 00:00:00+00'"
                " where thread_id = 'given up'",
            )
            await until(lambda: saver.stats().retention.passes)
            await engine_of(saver).background.close()
            with _clone(server, production) as copy:
                pg.quiesce(copy)
                assert making.rows_of(copy, "select from pgcheckpoint.checkpoint_wakeups") == []
                await _works_at_rest(copy)
            assert len(await pg.list_wakeups(saver, "held")) == 1
            assert await pg.cancel_wakeups(saver, "held") == [""]
        assert making.rows_of(production, "select from pgcheckpoint.retention_turns")
        assert await _recovered(saver) == 1
        assert await _done(saver) == ["first", "second"]
        assert len(await pg.list_unfinished(saver, given_up=True)) == 1


async def _works_at_rest(copy: str) -> None:
    for table in ("checkpoint_leases", "retention_turns"):
        assert making.rows_of(copy, f"select from pgcheckpoint.{table}") == []
    making.run_sql(copy, "update pgcheckpoint.checkpoint_threads set active_at = '2020-01-01'")
    async with pg.AsyncPostgresSaver.from_conn_string(copy) as saver:
        assert await _recovered(saver, idle_for=timedelta(seconds=0)) == 0
        assert await pg.list_unfinished(saver, idle_for=timedelta(0)) == []
        assert await pg.list_unfinished(saver, given_up=True) == []
        assert (await saver.health(timeout=PATIENCE)).standing_still is None
        assert (
            await pg.settle(saver, two_steps(saver), making.config_for("t"), "look")
        ).found == "cut"
        # What staging does itself is resumed there.
        await two_steps(saver).ainvoke(None, making.config_for("t"))
        assert await _done(saver) == ["first", "second"]
        await cut(saver, "own")
        assert await _recovered(saver) == 1


HERE = Home("7", 5, "7", 5)


@each(
    "change, is_here",
    [
        ({}, True),
        ({"home_server": "8"}, False),
        ({"home_database": 6}, False),
        ({"server": "7/branch"}, False),
        ({"server": None}, True),
        ({"server": None, "database": 6}, False),
        ({"home_server": None}, True),
        ({"home_server": None, "home_database": 6}, False),
        *((dict.fromkeys(names, None), True) for names in (HERE._fields[:2], HERE._fields[2:])),
    ],
)
def test_what_is_unknown_does_not_differ(change: dict[str, Any], is_here: bool) -> None:
    home = HERE._replace(**change)
    assert home.is_here is (home.differs is None) is is_here


def _home(dsn: str) -> Home:
    return Home._make(making.rows_of(dsn, "select * from pgcheckpoint.get_home_v1()")[0])


def test_a_role_that_knows_no_server_goes_by_oids(empty_dsn: str, server: Server) -> None:
    making.run_sql(empty_dsn, "revoke execute on function pg_control_system() from public")
    grants = (f"create on database {_name(empty_dsn)}", "usage, create on schema public")
    with making.role_of(empty_dsn, *grants) as role:
        pg.migrate(making.as_role(empty_dsn, role))
        home = _home(making.as_role(empty_dsn, role))
        assert (home.server, home.home_server, home.is_here) == (None, None, True)
        # A role that knows more does not take it for another one.
        assert _home(empty_dsn).server is not None
        assert _home(empty_dsn).is_here
        found = {f.name: f for f in examine(making.as_role(empty_dsn, role))}["home"]
        assert found.fit
        assert "not known" in found.said
        assert "pg_control_system" in str(found.remedy)
        making.run_sql(empty_dsn, f"reassign owned by {role} to current_user")
    with _clone(server, empty_dsn) as copy:
        assert not _home(copy).is_here


def test_branches_of_neon_and_workers_of_citus(production: str) -> None:
    """A branch has a timeline of its own; a worker says nothing of itself, a coordinator does."""
    home = _home(production)
    with psycopg.connect(production, autocommit=True) as session:
        query = "select server, database, home_server from pgcheckpoint.get_home_v1()"
        with session.transaction():
            session.execute("set local neon.timeline_id = 'abc'")
            found = session.execute(query).fetchone()
            assert found == (f"{home.server}/abc", home.database, home.home_server)
        for group, known in ((0, home[:2]), (7, (None, None))):
            with session.transaction(force_rollback=True):
                session.execute("set local allow_system_table_mods = on")
                table = f"create table pg_catalog.pg_dist_local_group as select {group} as groupid"
                session.execute(table.encode())
                found = session.execute(query).fetchone()
                assert found == (*known, home.home_server)
                assert home._replace(server=found[0], database=found[1]).is_here


async def test_the_owner_says_where_the_schema_is_at_home(production: str) -> None:
    grants = ("usage on schema pgcheckpoint", "select on all tables in schema pgcheckpoint")
    ((identifier, oid),) = making.rows_of(
        production,
        "select system_identifier::text, d.oid from pg_control_system(), pg_database d"
        " where datname = current_database()",
    )
    with making.role_of(production, *grants) as role:
        # Any role may know the server.
        assert _home(making.as_role(production, role)) == (identifier, oid, identifier, oid)
        with pytest.raises(psycopg.errors.InsufficientPrivilege):
            pg.adopt(making.as_role(production, role))
        making.run_sql(production, f"grant update on all tables in schema pgcheckpoint to {role}")
        making.run_sql(production, TENANTS.read_text())
        with pytest.raises(pg.MissingRightError, match="owner"):
            pg.adopt(making.as_role(production, role))
        async with pg.AsyncPostgresSaver.from_conn_string(production) as saver:
            await cut(saver)
        making.run_sql(production, f"grant delete on all tables in schema pgcheckpoint to {role}")
        leases = making.rows_of(production, "select * from pgcheckpoint.checkpoint_leases")
        with pytest.raises(pg.MissingRightError, match="nothing was changed"):
            pg.quiesce(making.as_role(production, role), force=True)
        assert making.rows_of(production, "select * from pgcheckpoint.checkpoint_leases") == leases
    pg.adopt(production)


async def test_another_schema_has_a_home_of_its_own(production: str, server: Server) -> None:
    assert "`pg-checkpoint quiesce --schema 'Own s'`" in remedy("Own s")
    pg.migrate(production, schema="Own s")
    with _clone(server, production) as copy:
        pg.adopt(copy, schema="Own s")

        async def stands_still(schema: str) -> bool:
            async with pg.AsyncPostgresSaver.from_conn_string(copy, schema=schema) as saver:
                return (await saver.health(timeout=PATIENCE)).standing_still is not None

        assert (await stands_still("Own s"), await stands_still("pgcheckpoint")) == (False, True)
        making.run_sql(copy, 'alter schema "Own s" rename to b')
        pg.migrate(copy, schema="b")
        assert not await stands_still("b")


async def _standing(saver: pg.AsyncPostgresSaver) -> int:
    return sum("stand still" in concern.what for concern in (await status(saver)).concerns)


async def test_status_health_doctor_and_the_commands(production: str, server: Server) -> None:
    async with pg.AsyncPostgresSaver.from_conn_string(production) as saver:
        assert await _standing(saver) == 0
        assert (await saver.health(timeout=PATIENCE)).standing_still is None
    assert "home" not in {f.name for f in examine(production)}
    with _clone(server, production) as copy:
        async with pg.AsyncPostgresSaver.from_conn_string(copy) as saver:
            assert await _standing(saver) == 1
            standing = (await saver.health(timeout=PATIENCE)).standing_still
            assert standing == "it was set up in another database, of which this is a copy"
        async with pg.AsyncPostgresStore.from_conn_string(copy) as store:
            assert (await store.health(timeout=PATIENCE)).standing_still == standing
        found = {f.name: f for f in examine(copy)}["home"]
        assert (found.fit, "pg-checkpoint quiesce" in str(found.remedy)) == (False, True)
        command = partial(asyncio.to_thread, partial(cli, dsn=copy))
        assert "adopt" in (await command("status")).out
        asked = await command("quiesce")
        assert (asked.code, "--yes" in asked.err) == (2, True)
        quiesced = await command("quiesce", "--yes", "--json")
        assert quiesced.json == {"quiesced": "pgcheckpoint"}
        assert "adopt" not in (await command("status")).out
        refused = await command("quiesce", "--yes")
        assert (refused.code, "--force" in refused.err) == (2, True)
        assert (await command("quiesce", "--yes", "--force")).code == 0
        assert "at home in this database" in (await command("adopt")).out
        assert (await command("adopt", "--anywhere", "--json")).json["adopted"] == "pgcheckpoint"
        assert "any database" in {f.name: f for f in examine(copy)}["home"].said
