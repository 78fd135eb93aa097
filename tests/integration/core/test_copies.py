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

from pg_checkpoint import (
    AsyncPostgresSaver,
    AsyncPostgresStore,
    MissingRightError,
    RetentionPolicy,
    adopt,
    cancel_wakeups,
    list_unfinished,
    list_wakeups,
    migrate,
    quiesce,
    recover,
    settle,
    wake_at,
)
from pg_checkpoint.core.background import Home, remedy
from pg_checkpoint.tools.doctor import examine
from pg_checkpoint.tools.views import Concern, status
from tests.cases import each
from tests.command_line import cli
from tests.making import (
    aput,
    aput_chain,
    as_role,
    config_for,
    ids_of,
    role_of,
    rows_of,
    run_sql,
    values_of,
)
from tests.questions import NOW, cut, two_steps
from tests.seams import before_call, engine_of
from tests.servers import Server, database
from tests.waiting import PATIENCE, until

KEEP_ONE = RetentionPolicy(keep_last=1)
SOON = timedelta(milliseconds=20)
EXPIRE = "update pgcheckpoint.store_items set expires_at = now() - interval '1 hour'"
TENANTS = Path(__file__).parents[3] / "sql" / "tenants.sql"


async def _done(saver: AsyncPostgresSaver, thread_id: str = "t") -> list[str]:
    values: list[str] = (await values_of(saver, config_for(thread_id)))["done"]
    return values


async def _recovered(saver: AsyncPostgresSaver, **how: Any) -> int:
    return await recover(saver, two_steps(saver), **{**NOW, **how})


def _name(dsn: str) -> str:
    return str(conninfo_to_dict(dsn)["dbname"])


@pytest.fixture
def production(empty_dsn: str) -> str:
    """A database that was set up, and not cloned from anything."""
    migrate(empty_dsn)
    return empty_dsn


@contextmanager
def _clone(server: Server, dsn: str) -> Iterator[str]:
    with database(server, _name(dsn)) as (_, copy):
        yield copy


def _warnings(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [r.getMessage() for r in caplog.records if "stands still" in r.getMessage()]


# --- what stands still ---


async def test_recover_stands_still_in_a_copy_says_why_once_and_goes_on_when_it_is_adopted(
    production: str, server: Server, caplog: pytest.LogCaptureFixture
) -> None:
    async with AsyncPostgresSaver.from_conn_string(production) as saver:
        await cut(saver)
    with _clone(server, production) as copy:
        async with AsyncPostgresSaver.from_conn_string(copy) as saver:
            task = asyncio.create_task(recover(saver, two_steps(saver), every=0.01))
            await until(lambda: _warnings(caplog))
            # The loop looks on meanwhile, and says no more.
            assert await _recovered(saver) == 0
            assert await _done(saver) == ["first"]
            assert len(_warnings(caplog)) == 2  # of two loops
            adopt(copy)
            await until(lambda: saver.stats().recovery.resumed == 1)
            assert await _done(saver) == ["first", "second"]
            # Its address leads to a copy from now on, and back.
            await asyncio.to_thread(run_sql, copy, _moved(1))
            await cut(saver, "in the copy")
            await until(lambda: len(_warnings(caplog)) == 3)
            assert saver.stats().recovery.resumed == 1
            adopt(copy)
            await until(lambda: saver.stats().recovery.resumed == 2)
            task.cancel()
            await asyncio.wait((task,))
    first = _warnings(caplog)[0]
    assert first.startswith("recover stands still in schema pgcheckpoint: it was set up in another")
    assert "`pg-checkpoint adopt`" in first
    assert "`pg-checkpoint quiesce`" in first
    async with AsyncPostgresSaver.from_conn_string(production) as saver:
        assert await _recovered(saver) == 1


async def test_background_retention_stands_still_and_what_is_called_for_does_not(
    production: str, server: Server, caplog: pytest.LogCaptureFixture
) -> None:
    policy: Any = {"retention": KEEP_ONE, "retention_every": SOON}
    async with AsyncPostgresSaver.from_conn_string(production) as saver:
        await aput_chain(saver, "t", 4)
    with _clone(server, production) as copy:
        async with AsyncPostgresSaver.from_conn_string(copy, **policy) as saver:
            async with saver.lease("other"):
                await aput(saver, config_for("other"), {"n": 1})
            await until(lambda: _warnings(caplog))
            assert rows_of(copy, "select from pgcheckpoint.retention_turns") == []
            assert saver.stats().retention.passes == 0
            assert len(await ids_of(saver, config_for("t"))) == 4
            assert (await saver.apply_retention(KEEP_ONE)).checkpoints == 3
            await aput_chain(saver, "t", 3)
            await saver.adelete_thread("other")
            adopt(copy)
            await until(lambda: saver.stats().retention.passes)
            assert len(await ids_of(saver, config_for("t"))) == 1
    (said,) = _warnings(caplog)
    assert said.startswith("background retention stands still")


async def test_a_pass_ends_where_its_connections_lead_to_a_copy(
    production: str, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It looks again as often as it says that it is there."""
    monkeypatch.setattr("pg_checkpoint.saver.retention._Turn.renewed_every", 0.0)
    async with AsyncPostgresSaver.from_conn_string(production) as saver:
        for n in range(5):
            await aput_chain(saver, f"t{n}")
    with _clone(server, production) as copy:
        async with AsyncPostgresSaver.from_conn_string(
            copy, retention=KEEP_ONE, retention_every=SOON
        ) as saver:
            background = engine_of(saver).background
            # The home of the first look; from then on it is a copy's.
            adopt(copy)
            looks = before_call(
                monkeypatch,
                background._guard,
                "is_at_home",
                1,
                lambda: asyncio.to_thread(run_sql, copy, _moved(1)),
            )
            await aput(saver, config_for("other"), {"n": 1})
            await until(lambda: len(looks) > 2)
            left = [len(await ids_of(saver, config_for(f"t{n}"))) for n in range(5)]
            assert saver.stats().retention.passes == 0
            assert left[-1] == 3


def _moved(oid: int) -> str:
    return f"update pgcheckpoint.schema_migrations set home_database = {oid}"


async def test_the_sweeper_stands_still_and_a_sweep_that_is_asked_for_does_not(
    production: str, server: Server, caplog: pytest.LogCaptureFixture
) -> None:
    config: Any = {"sweep_interval_minutes": 0.0001}
    async with AsyncPostgresStore.from_conn_string(production) as store:
        await store.aput(("a",), "k", {"n": 1}, ttl=5)
    run_sql(production, EXPIRE)
    with _clone(server, production) as copy:
        async with AsyncPostgresStore.from_conn_string(copy, ttl=config) as store:
            await store.start_ttl_sweeper()
            await until(lambda: _warnings(caplog))
            assert rows_of(copy, "select key from pgcheckpoint.store_items") == [("k",)]
            assert await store.sweep_ttl() == 1
            await store.aput(("a",), "l", {"n": 1}, ttl=5)
            await asyncio.to_thread(run_sql, copy, EXPIRE)
            adopt(copy)
            await until(lambda: not rows_of(copy, "select from pgcheckpoint.store_items"))
    (said,) = _warnings(caplog)
    assert said.startswith("the sweeper of expired items stands still")


# --- quiesce ---


async def test_a_quiesced_copy_continues_nothing(production: str, server: Server) -> None:
    async with AsyncPostgresSaver.from_conn_string(
        production, retention=KEEP_ONE, retention_every=SOON
    ) as saver:
        await cut(saver)
        await cut(saver, "given up")
        await wake_at(saver, "held", timedelta(0), {"done": []})
        async with saver.lease("held"):
            await aput(saver, config_for("held"), {"n": 1})
            run_sql(
                production,
                "update pgcheckpoint.checkpoint_leases set token = null, given_up_at = now(),"
                " given_up_id = (select max(checkpoint_id) from pgcheckpoint.checkpoints"
                " where thread_id = 'given up'), expires_at = '9999-01-01 00:00:00+00'"
                " where thread_id = 'given up'",
            )
            await until(lambda: saver.stats().retention.passes)
            await engine_of(saver).background.close()
            with _clone(server, production) as copy:
                quiesce(copy)
                assert rows_of(copy, "select from pgcheckpoint.checkpoint_wakeups") == []
                await _works_at_rest(copy)
            assert len(await list_wakeups(saver, "held")) == 1
            assert await cancel_wakeups(saver, "held") == [""]
        assert rows_of(production, "select from pgcheckpoint.retention_turns")
        assert await _recovered(saver) == 1
        assert await _done(saver) == ["first", "second"]
        assert len(await list_unfinished(saver, given_up=True)) == 1


async def _works_at_rest(copy: str) -> None:
    for table in ("checkpoint_leases", "retention_turns"):
        assert rows_of(copy, f"select from pgcheckpoint.{table}") == []
    run_sql(copy, "update pgcheckpoint.checkpoint_threads set active_at = '2020-01-01'")
    async with AsyncPostgresSaver.from_conn_string(copy) as saver:
        assert await _recovered(saver, idle_for=timedelta(seconds=0)) == 0
        assert await list_unfinished(saver, idle_for=timedelta(0)) == []
        assert await list_unfinished(saver, given_up=True) == []
        assert (await saver.health(timeout=PATIENCE)).standing_still is None
        assert (await settle(saver, two_steps(saver), config_for("t"), "look")).found == "cut"
        # What staging does itself is resumed there.
        await two_steps(saver).ainvoke(None, config_for("t"))
        assert await _done(saver) == ["first", "second"]
        await cut(saver, "own")
        assert await _recovered(saver) == 1


# --- what is known of a database ---


HERE = Home("7", 5, "7", 5)


@each(
    "home, is_here",
    [
        (HERE, True),
        (HERE._replace(home_server="8"), False),
        (HERE._replace(home_database=6), False),
        (HERE._replace(server="7/branch"), False),
        (HERE._replace(server=None), True),
        (HERE._replace(server=None, database=6), False),
        (HERE._replace(home_server=None), True),
        (HERE._replace(home_server=None, home_database=6), False),
        (HERE._replace(home_server=None, home_database=None), True),
        (HERE._replace(server=None, database=None), True),
    ],
)
def test_what_is_unknown_does_not_differ(home: Home, is_here: bool) -> None:
    assert home.is_here is is_here
    assert (home.differs is None) is is_here


def _home(dsn: str) -> Home:
    return Home._make(rows_of(dsn, "select * from pgcheckpoint.get_home_v1()")[0])


def test_a_role_that_knows_no_server_goes_by_oids(empty_dsn: str, server: Server) -> None:
    run_sql(empty_dsn, "revoke execute on function pg_control_system() from public")
    grants = (f"create on database {_name(empty_dsn)}", "usage, create on schema public")
    with role_of(empty_dsn, *grants) as role:
        migrate(as_role(empty_dsn, role))
        home = _home(as_role(empty_dsn, role))
        assert (home.server, home.home_server) == (None, None)
        assert home.is_here
        # A role that knows more does not take it for another one.
        assert _home(empty_dsn).server is not None
        assert _home(empty_dsn).is_here
        found = {f.name: f for f in examine(as_role(empty_dsn, role))}["home"]
        assert found.fit
        assert "not known" in found.said
        assert "pg_control_system" in str(found.remedy)
        run_sql(empty_dsn, f"reassign owned by {role} to current_user")
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
    ((identifier, oid),) = rows_of(
        production,
        "select system_identifier::text, d.oid from pg_control_system(), pg_database d"
        " where datname = current_database()",
    )
    with role_of(production, *grants) as role:
        # Any role may know the server.
        assert _home(as_role(production, role)) == (identifier, oid, identifier, oid)
        with pytest.raises(psycopg.errors.InsufficientPrivilege):
            adopt(as_role(production, role))
        run_sql(production, f"grant update on all tables in schema pgcheckpoint to {role}")
        run_sql(production, TENANTS.read_text())
        with pytest.raises(MissingRightError, match="owner"):
            adopt(as_role(production, role))
        async with AsyncPostgresSaver.from_conn_string(production) as saver:
            await cut(saver)
        run_sql(production, f"grant delete on all tables in schema pgcheckpoint to {role}")
        leases = rows_of(production, "select * from pgcheckpoint.checkpoint_leases")
        with pytest.raises(MissingRightError, match="nothing was changed"):
            quiesce(as_role(production, role), force=True)
        assert rows_of(production, "select * from pgcheckpoint.checkpoint_leases") == leases
    adopt(production)


async def test_another_schema_has_a_home_of_its_own(production: str, server: Server) -> None:
    assert "`pg-checkpoint quiesce --schema 'Own s'`" in remedy("Own s")
    migrate(production, schema="Own s")
    with _clone(server, production) as copy:
        adopt(copy, schema="Own s")
        async with AsyncPostgresSaver.from_conn_string(copy, schema="Own s") as saver:
            assert (await saver.health(timeout=PATIENCE)).standing_still is None
        async with AsyncPostgresSaver.from_conn_string(copy) as saver:
            assert (await saver.health(timeout=PATIENCE)).standing_still is not None
        run_sql(copy, 'alter schema "Own s" rename to b')
        migrate(copy, schema="b")
        async with AsyncPostgresSaver.from_conn_string(copy, schema="b") as saver:
            assert (await saver.health(timeout=PATIENCE)).standing_still is None


# --- what is told ---


def _standing(concerns: list[Concern]) -> list[Concern]:
    return [concern for concern in concerns if "stand still" in concern.what]


async def test_status_health_doctor_and_the_commands(production: str, server: Server) -> None:
    async with AsyncPostgresSaver.from_conn_string(production) as saver:
        assert not _standing((await status(saver)).concerns)
        assert (await saver.health(timeout=PATIENCE)).standing_still is None
    assert "home" not in {f.name for f in examine(production)}
    with _clone(server, production) as copy:
        async with AsyncPostgresSaver.from_conn_string(copy) as saver:
            assert len(_standing((await status(saver)).concerns)) == 1
            standing = (await saver.health(timeout=PATIENCE)).standing_still
            assert standing == "it was set up in another database, of which this is a copy"
        async with AsyncPostgresStore.from_conn_string(copy) as store:
            assert (await store.health(timeout=PATIENCE)).standing_still == standing
        found = {f.name: f for f in examine(copy)}["home"]
        assert not found.fit
        assert "pg-checkpoint quiesce" in str(found.remedy)
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
