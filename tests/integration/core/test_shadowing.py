"""Functions and operators put before Postgres' own, or beside ours, are not run."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import psycopg
import pytest
from psycopg import sql

import pg_checkpoint as pg
from pg_checkpoint.tools.doctor import examine
from tests.functions import FUNCTIONS, QUERIES
from tests.integration.core.test_queries import PARAMETERS
from tests.making import aput, config_for, id_of, run_sql, task_config, use_everything
from tests.seams import engine_of, run_on
from tests.waiting import until

pytestmark = pytest.mark.direct("a pooler keeps connections that were made before a setting")

SQL = Path(__file__).parents[3] / "sql"
FILES = [*(SQL / "queries").rglob("*.sql"), *(SQL / "migrations").glob("*.sql")]
WORDS = sorted(set(re.findall(r"\w+", " ".join(p.read_text() for p in FILES))))

# One of each in public, that fails; those that can't be made there can't be put before ours either.
PLANT = """
do $plant$
declare
    f record;
    body text = 'create function public.%%s(%%s) returns %%s language plpgsql as '
        '$f$ begin raise exception ''shadowed %%s''; end $f$';
begin
    for f in
        select p.proname, pg_get_function_result(p.oid) as result,
            pg_get_function_identity_arguments(p.oid) as arguments
        from pg_proc p
        where p.pronamespace = 'pg_catalog'::regnamespace and p.prokind = 'f'
            and p.proname = any (%s)
    loop
        begin
            execute format(body, format('%%I', f.proname), f.arguments, f.result, f.proname);
        exception when others then null;
        end;
    end loop;
    for f in
        select o.oprname, o.oprleft::regtype as l, o.oprright::regtype as r,
            o.oprresult::regtype as result
        from pg_operator o
        where o.oprnamespace = 'pg_catalog'::regnamespace
            and o.oprname = any (string_to_array('= <> < > <= >= || -> ->> @> ? / * + - ~', ' '))
            and o.oprleft = any (array[
                'text', 'bytea', 'integer', 'bigint', 'smallint', 'boolean', 'jsonb', 'oid', 'name',
                'timestamptz', 'interval', 'double precision', 'numeric', 'bytea[]', 'anyarray',
                'anycompatiblearray'
            ]::regtype[])
    loop
        begin
            execute format(body, 'planted', f.l || ',' || f.r, f.result, 'operator');
        exception when others then null;
        end;
        begin
            execute format(
                'create operator public.%%s '
                '(function = public.planted, leftarg = %%s, rightarg = %%s)',
                f.oprname, f.l, f.r
            );
        exception when others then null;
        end;
    end loop;
end
$plant$
"""


def _plant(dsn: str) -> None:
    """Plants them, and lets all sessions of the database look for them first."""
    with psycopg.connect(dsn, autocommit=True) as admin:
        name = sql.Identifier(admin.info.dbname)
        words = sql.Literal(WORDS).as_string(admin)
        admin.execute((PLANT % words).encode())
        alter = sql.SQL("alter database {} set search_path = public, pg_catalog").format(name)
        admin.execute(alter)
    with psycopg.connect(dsn, autocommit=True) as admin:
        for planted in ("select 1 = 1", "select now()", "select set_config('jit', 'off', true)"):
            with pytest.raises(psycopg.errors.RaiseException, match="shadowed"):
                admin.execute(planted.encode())


async def test_by_savers_stores_caches_and_event_logs(dsn: str) -> None:
    _plant(dsn)
    # Nor is a type taken for Postgres' own.
    run_sql(dsn, "create domain public.text as pg_catalog.text check (value is null)")
    async with pg.AsyncPostgresSaver.from_conn_string(dsn) as saver:
        for _ in range(2):
            await use_everything(saver)
            assert await saver.alist_threads()
            assert await saver.alist_info(config_for("t"))
            await saver.apply_retention(pg.RetentionPolicy(keep_last=1))
            assert (await saver.health()).schema_version >= 1
            await saver.adelete_thread("t")
    async with pg.AsyncPostgresStore.from_conn_string(dsn) as store:
        await store.aput(("n",), "k", {"a": 1}, ttl=1)
        assert [item.key for item in await store.asearch(("n",), filter={"a": 1})] == ["k"]
        assert await store.alist_namespaces() == [("n",)]
        await store.adelete(("n",), "k")
        assert await store.aget(("n",), "k") is None
        await store.sweep_ttl()
    async with pg.AsyncPostgresCache.from_conn_string(dsn) as cache:
        key = ("n",), "k"
        await cache.aset({key: (1, 60)})
        assert await cache.aget([key]) == {key: 1}
        await cache.aclear()
        assert await cache.aget([key]) == {}
        await cache.sweep()
    # Only a notification tells the reader of what another appends.
    never: Any = {"look_every": 600, "poll_every": 600}
    async with pg.AsyncPostgresEvents(dsn, **never) as events, pg.AsyncPostgresEvents(dsn) as other:
        await other.append("t", ["first"])
        following = events.follow("t")
        assert (await anext(following)).value == "first"
        waiting = asyncio.ensure_future(anext(following))
        await until(lambda: engine_of(events)._hints.is_heard)
        await other.append("t", ["second"])
        assert (await asyncio.wait_for(waiting, 10)).value == "second"
        await following.aclose()
        assert await events.sweep() == 0
    findings = await asyncio.to_thread(lambda: list(examine(dsn)))
    assert not [f for f in findings if "shadowed" in f"{f.said} {f.remedy}"]


@pytest.mark.parametrize("source", ["dsn", "the owner's transaction"])
async def test_by_steps(source: str, dsn: str) -> None:
    _plant(dsn)
    options: Any = {"autocommit": True}
    async with (
        await psycopg.AsyncConnection.connect(dsn, **options) as connection,
        pg.AsyncPostgresSaver(dsn if source == "dsn" else connection) as saver,
    ):
        stored = await aput(saver, config_for("t"), {"n": 1})
        if source != "dsn":
            await connection.execute("begin")
        async with pg.step(saver, "charge", config=task_config("t", id_of(stored))) as once:
            # The application's own statements mean what they mean elsewhere.
            with pytest.raises(psycopg.errors.RaiseException, match="shadowed"):
                async with once.connection.transaction():
                    await once.connection.execute("select now()")
            once.result = 1
        if source != "dsn":
            await connection.execute("commit")
        async with pg.step(saver, "charge", config=task_config("t", id_of(stored))) as once:
            assert once.done
            assert once.result == 1
        assert await saver.apply_retention(pg.RetentionPolicy(keep_last=1))


@pytest.mark.parametrize("script", [None, "tenants.sql", "partitions.sql"])
def test_by_views_and_scripts(script: str | None, empty_dsn: str) -> None:
    """A superuser migrates, runs a script and looks, in a database that others have planted in."""
    _plant(empty_dsn)
    pg.migrate(empty_dsn)
    with pg.PostgresSaver.from_conn_string(empty_dsn) as saver:
        config: Any = config_for("a:1")
        run_on(saver, aput(saver, config, {"n": 1, "list": ["x" * 300] * 9}))
    with psycopg.connect(empty_dsn, autocommit=True) as admin:
        if script is not None:
            admin.execute((SQL / script).read_bytes())
        for view in ("checkpoint_overview", "thread_overview"):
            assert len(admin.execute(f"select * from pgcheckpoint.{view}".encode()).fetchall()) == 1
        # The session's own path is as it was.
        shown = admin.execute("show search_path").fetchone()
        assert shown == ("public, pg_catalog",)
        admin.execute("set search_path = pg_catalog")
        rows = admin.execute(
            "select from pg_policy where pg_get_expr(polqual, polrelid) like '%public.%' union all"
            " select from pg_attrdef where pg_get_expr(adbin, adrelid) like '%public.%'"
        ).fetchall()
        assert rows == []


# --- beside ours, of the same name: who may create in the tables' schema can do that ---

ON_ONE_SERVER = pytest.mark.one_server("Citus makes each function on its workers too")
# What may stand in the place of a type, as what a call may give fits both.
OTHERS = {
    "text": ["varchar", "name", "bpchar", "text[]", "anyelement", "anycompatible"],
    "text[]": ["varchar[]", "name[]", "text", "anyarray", "anyelement"],
    "bigint": ["smallint", "integer", "numeric", "anyelement"],
    "integer[]": ["smallint[]", "bigint[]", "anyarray"],
    "bytea[]": ["bytea", "text[]", "anyarray"],
    "bigint[]": ["integer[]", "numeric[]", "anyarray"],
    "boolean": ["text", "anyelement"],
    "jsonb": ["json", "text", "anyelement"],
}
SIGNATURES = """
select p.proname, pg_get_function_result(p.oid),
    array(
        select format_type(t, null)
        from unnest(p.proargtypes) with ordinality as a (t, n)
        order by n
    )
from pg_proc p
where p.pronamespace = 'pgcheckpoint'::regnamespace
"""
OVERLOAD = """
create function pgcheckpoint.{}({}) returns {} language plpgsql as
'begin raise exception ''a planted function was run''; end'
"""


def _overloads(types: list[str]) -> Iterator[list[str]]:
    """Signatures of as many arguments, and of fewer, that a call might be taken for."""
    if len(types) <= 8:
        for chosen in product(*([t, *OTHERS[t][:2]] for t in types)):
            if 0 < sum(a != b for a, b in zip(chosen, types, strict=True)) <= 3:
                yield [*chosen]
    for at, of_type in enumerate(types):
        yield from ([*types[:at], other, *types[at + 1 :]] for other in OTHERS[of_type])
        if at:
            yield types[:at]
    if types:
        yield [*types[:-1], f"variadic {types[-1].removesuffix('[]')}[]"]
    yield ["variadic text[]"]


def _overload(dsn: str) -> dict[str, int]:
    """Plants what the server takes; how much of it there is by the names of ours."""
    planted: dict[str, int] = {}
    with psycopg.connect(dsn, autocommit=True) as admin:
        for name, result, types in admin.execute(SIGNATURES).fetchall():
            for chosen in _overloads(types):
                given = ", ".join(chosen)
                try:
                    admin.execute(OVERLOAD.format(name, given, result).encode())
                except (psycopg.errors.DuplicateFunction, psycopg.errors.InvalidFunctionDefinition):
                    continue
                planted[name] = planted.get(name, 0) + 1
    return planted


@ON_ONE_SERVER
def test_none_is_run_by_a_statement(dsn: str) -> None:
    planted = _overload(dsn)
    assert pg.migrate(dsn) == []
    assert planted.keys() > FUNCTIONS.keys()
    # One without arguments has one that a call might be taken for.
    assert {name for name, count in planted.items() if count <= 10} == {"get_home_v1"}
    names = ("mark_threads", "put_checkpoints", "put_writes")
    by_rows = {f"{name}_by_rows": PARAMETERS[name] for name in names}
    sent = {**PARAMETERS, **by_rows, "lock_threads_by_rows": [["t"], False, False, [None], [None]]}
    calling = [name for name, statement in QUERIES.items() if "_v1(" in statement]
    with psycopg.connect(dsn, autocommit=True) as one, psycopg.RawCursor(one) as cursor:
        given = "'a'::name, 'a'::text, 'a'::text, 'a'::text, '{}'::text[], false"
        with pytest.raises(psycopg.errors.RaiseException, match="planted"):
            cursor.execute(f"select pgcheckpoint.get_delta_history_v1({given})".encode())
        for name in calling:
            cursor.execute(QUERIES[name].encode(), sent.get(name))


@ON_ONE_SERVER
def test_one_with_a_default_beyond_ours_is_not_run_but_is_in_the_way(dsn: str) -> None:
    """Postgres refuses to choose: who may create in the schema can stop savers."""
    statement = QUERIES["get_delta_history"].encode()
    with psycopg.connect(dsn, autocommit=True) as connection, psycopg.RawCursor(connection) as own:
        given = "text, text, text, text, text[], boolean, text default null"
        connection.execute(OVERLOAD.format("get_delta_history_v1", given, "setof record").encode())
        with pytest.raises(psycopg.errors.AmbiguousFunction):
            own.execute(statement, PARAMETERS["get_delta_history"])
