"""Nothing is migrated into what is another role's, who could let it do anything as who uses it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from functools import partial
from typing import Any

import psycopg
import pytest

import pg_checkpoint as pg
from pg_checkpoint.core.database import Database
from pg_checkpoint.core.migrations import change_schema
from pg_checkpoint.core.options import Settings
from pg_checkpoint.core.transaction import Statement, load_migrations, load_queries
from tests.command_line import cli
from tests.embedders import FakeEmbedder
from tests.later_migration import later_one_known
from tests.making import aput, as_role, config_for, role_of, rows_of, run_sql

pytestmark = pytest.mark.direct("a pooler knows one role")

ALL = [m.version for m in load_migrations()]
INDEX: Any = {"dims": 8, "embed": FakeEmbedder(8), "fields": ["text"]}
# Of the role: it notes who has run it.
LOOT = """
create schema hers; grant usage on schema hers to public;
create table hers.loot (who text); grant insert on hers.loot to public;
create function hers.take() returns boolean language plpgsql as
'begin insert into hers.loot values (current_user); return true; end';
create function hers.on_change() returns trigger language plpgsql as
'begin insert into hers.loot values (current_user); return new; end';
"""
READ_CHECKPOINT = next(
    function.partition("as $$")[0]
    for migration in load_migrations("public")
    for function in migration.functions
    if ".read_checkpoint_v1(" in function
)
PLANTED = {
    "the function": f"{READ_CHECKPOINT} as 'begin end'",
    "one of its name": "create function public.read_checkpoint_v1(text, integer) returns void "
    "language sql as 'select'",
    "its next version": "create function public.read_checkpoint_v2() returns void "
    "language sql as 'select'",
    "a table": "create table public.schema_migrations (version integer, name text, breaking bool, "
    "applied_at timestamptz, schema_id uuid); create trigger t before insert on "
    "public.schema_migrations for each row execute function hers.on_change()",
    "a view": "create view public.schema_migrations as select 1 as version, 'initial' as name, "
    "false as breaking, now() as applied_at, gen_random_uuid() as schema_id where hers.take()",
}

_VIEW = PLANTED["a view"].replace("public.", "pgcheckpoint.")


@pytest.fixture
def stranger(direct_dsn: str) -> Iterator[str]:
    """A role that may create schemas, and create in public, as all might before Postgres 15."""
    with psycopg.connect(direct_dsn) as admin:
        database = admin.info.dbname
    rights = f'create on database "{database}"', "create, usage on schema public"
    with role_of(direct_dsn, *rights) as role:
        run_sql(as_role(direct_dsn, role), LOOT)
        yield role


def test_a_schema_that_another_role_has_made(direct_dsn: str, stranger: str) -> None:
    run_sql(as_role(direct_dsn, stranger), "create schema pgcheckpoint")
    with pytest.raises(pg.UntrustedOwnerError, match=f"schema pgcheckpoint belongs to {stranger}"):
        pg.migrate(direct_dsn)
    with (
        pg.PostgresStore.from_conn_string(direct_dsn) as store,
        pytest.raises(pg.UntrustedOwnerError),
    ):
        store.setup()
    assert rows_of(direct_dsn, "select from pg_class where relname = 'schema_migrations'") == []
    # Whose it is may migrate; and then who relies on that role.
    assert pg.migrate(as_role(direct_dsn, stranger)) == ALL


@pytest.mark.parametrize("kind", PLANTED)
def test_what_another_role_has_put_there(kind: str, direct_dsn: str, stranger: str) -> None:
    run_sql(as_role(direct_dsn, stranger), PLANTED[kind])
    with pytest.raises(pg.UntrustedOwnerError, match=f" public.*{stranger}"):
        pg.migrate(direct_dsn, schema="public")
    with (
        psycopg.connect(direct_dsn) as admin,
        pytest.raises(psycopg.errors.InvalidTextRepresentation, match=f" public.*{stranger}"),
    ):
        admin.execute(pg.migration_sql("public").encode())
    assert rows_of(direct_dsn, "select * from hers.loot") == []
    run_sql(direct_dsn, "drop schema public cascade; create schema public")
    assert pg.migrate(direct_dsn, schema="public") == ALL


def test_a_view_in_place_of_the_migrations_is_not_looked_at(direct_dsn: str, stranger: str) -> None:
    """Neither by savers nor by commands: it would run what its owner put into it."""
    run_sql(as_role(direct_dsn, stranger), f"create schema pgcheckpoint; {_VIEW}")
    with pg.PostgresSaver.from_conn_string(direct_dsn) as saver:
        with pytest.raises(pg.SchemaNotReadyError, match="not migrated"):
            saver.get_tuple(config_for("t"))
        with pytest.raises(pg.UntrustedOwnerError):
            saver.setup()
    for command in ("doctor", "status", "threads", "migrate"):
        assert cli(command, dsn=direct_dsn).code > 0
    assert rows_of(direct_dsn, "select * from hers.loot") == []


def test_other_things_of_others_are_no_hindrance(direct_dsn: str, stranger: str) -> None:
    own = as_role(direct_dsn, stranger)
    # Tables of the stock saver are called so, whosever they are.
    run_sql(own, "create table public.checkpoints (thread_id text)")
    with pytest.raises(pg.StockTablesError):
        pg.migrate(direct_dsn, schema="public")
    run_sql(own, "drop table public.checkpoints")
    run_sql(
        own,
        "create table public.notes (id integer); create function public.f() returns void "
        "language sql as 'select'; create function public.read_v1() returns void "
        "language sql as 'select'",
    )
    assert pg.migrate(direct_dsn, schema="public") == ALL


def test_what_is_put_there_while_a_migration_runs(direct_dsn: str, stranger: str) -> None:
    """It came after the first look: nothing is committed."""
    plant = (
        f"set local role {stranger}",
        PLANTED["its next version"],
        "reset role",
        "create table public.made (id integer)",
    )
    statements = [Statement(text.encode(), None) for text in plant]

    async def change() -> None:
        async with await psycopg.AsyncConnection.connect(direct_dsn, autocommit=True) as one:
            database = Database(one, Settings(schema="public"), on_first_use=_nothing)
            run = partial(database.run_once, timeout=60)
            await change_schema(database, run, statements)

    with pytest.raises(psycopg.errors.InvalidTextRepresentation, match=stranger):
        asyncio.run(change())
    assert rows_of(direct_dsn, "select from pg_class where relname = 'made'") == []


async def _nothing(*_: object) -> None:
    """No look at a schema."""


def test_a_role_goes_on_in_the_schema_that_it_was_given(direct_dsn: str) -> None:
    """By a superuser, by the database's owner, or by a role that it has been granted."""
    with (
        role_of(direct_dsn) as app,
        role_of(direct_dsn, options="nologin") as group,
        role_of(direct_dsn) as owner,
    ):
        run_sql(direct_dsn, f"grant {group} to {app}")
        dsn = as_role(direct_dsn, app)
        run_sql(direct_dsn, f"create schema its_own authorization {app}")
        run_sql(direct_dsn, f"create schema made; grant create, usage on schema made to {app}")
        run_sql(direct_dsn, f"create schema of_group authorization {group}")
        for schema in ("its_own", "made", "of_group"):
            assert pg.migrate(dsn, schema=schema) == ALL
        with psycopg.connect(direct_dsn, autocommit=True) as admin:
            name = admin.info.dbname
            whose = admin.execute("select current_user").fetchone()
            admin.execute(f'alter database "{name}" owner to {owner}'.encode())
            try:
                given = f"create schema given; grant create, usage on schema given to {app}"
                run_sql(as_role(direct_dsn, owner), given)
                assert pg.migrate(dsn, schema="given") == ALL
                # Of pg_database_owner since Postgres 15.
                run_sql(direct_dsn, f"grant create, usage on schema public to {app}")
                assert pg.migrate(dsn, schema="public") == ALL
                # To a superuser it is a role as any other.
                with (
                    later_one_known(),
                    pytest.raises(pg.UntrustedOwnerError, match=f"given belongs to {owner}"),
                ):
                    pg.migrate(direct_dsn, schema="given")
                run_sql(direct_dsn, "drop schema given cascade; create schema superusers")
                assert pg.migrate(direct_dsn, schema="superusers") == ALL
            finally:
                assert whose is not None
                admin.execute("drop schema if exists given cascade")
                admin.execute(f'alter database "{name}" owner to "{whose[0]}"'.encode())


def test_a_superuser_relies_on_the_roles_that_were_granted_to_it(direct_dsn: str) -> None:
    with role_of(direct_dsn) as app, role_of(direct_dsn, options="superuser login") as admin:
        run_sql(direct_dsn, f"create schema pgcheckpoint authorization {app}")
        with pytest.raises(pg.UntrustedOwnerError, match=app):
            pg.migrate(as_role(direct_dsn, admin))
        ((version,),) = rows_of(direct_dsn, "select current_setting('server_version_num')::int")
        if version >= 160000:  # which is the first that knows of it
            run_sql(direct_dsn, f"grant {app} to {admin} with admin true, inherit false")
            with pytest.raises(pg.UntrustedOwnerError, match=app):
                pg.migrate(as_role(direct_dsn, admin))
            run_sql(direct_dsn, f"revoke {app} from {admin}")
        run_sql(direct_dsn, f"grant {app} to {admin}")
        assert pg.migrate(as_role(direct_dsn, admin)) == ALL
        run_sql(direct_dsn, "drop schema pgcheckpoint cascade")


def test_an_upgrade_of_what_another_role_has_migrated(direct_dsn: str, stranger: str) -> None:
    """What it makes would be its own, and run what the other has put onto the tables."""
    pg.migrate(as_role(direct_dsn, stranger))
    assert pg.migrate(direct_dsn) == []  # nothing is changed
    with later_one_known(), pytest.raises(pg.UntrustedOwnerError, match=stranger):
        pg.migrate(direct_dsn)


async def test_savers_with_few_rights_need_no_trust(direct_dsn: str, stranger: str) -> None:
    pg.migrate(as_role(direct_dsn, stranger))
    tables = "select, insert, update, delete on all tables in schema pgcheckpoint"
    with role_of(direct_dsn, "usage on schema pgcheckpoint", tables) as app:
        async with pg.AsyncPostgresSaver.from_conn_string(as_role(direct_dsn, app)) as saver:
            await saver.setup()
            await aput(saver, config_for("t"), {"a": 1})


OF_THE_STORE = {
    "words": "create table public.store_texts (head text, rest text, key text, version bigint, "
    "language text, words tsvector)",
    "vectors": "create table public.store_vectors (head text)",
    "what they are made with": "create table public.store_index (number integer, dims integer, "
    "vector_type text, model text, is_complete boolean)",
}


@pytest.mark.usefixtures("needs_pgvector")
@pytest.mark.parametrize("kind", OF_THE_STORE)
def test_tables_of_stores_that_another_role_made(kind: str, direct_dsn: str, stranger: str) -> None:
    pg.migrate(direct_dsn, schema="public")
    run_sql(as_role(direct_dsn, stranger), OF_THE_STORE[kind])
    index: Any = {**INDEX, "text": {"fields": ["text"]}}
    with pg.PostgresStore.from_conn_string(direct_dsn, schema="public", index=index) as store:
        with pytest.raises(pg.UntrustedOwnerError, match=f"public.store_.*{stranger}"):
            store.setup()
        # Nor is what she made used.
        with pytest.raises(psycopg.errors.UndefinedTable, match="setup"):
            store.put(("a",), "k", {"text": "tea"})


@pytest.mark.usefixtures("needs_pgvector")
def test_all_that_is_made_is_looked_at(direct_dsn: str, stranger: str) -> None:
    """A table or function that the look does not know by name could be anybody's."""
    with pg.PostgresStore.from_conn_string(
        direct_dsn, index={**INDEX, "text": {"fields": ["text"]}}
    ) as store:
        store.setup()
    made = rows_of(
        direct_dsn,
        "select case relkind when 'v' then 'view' else 'table' end, 'pgcheckpoint.' || relname "
        "from pg_class where relnamespace = 'pgcheckpoint'::regnamespace and relkind in "
        "('r', 'p', 'v', 'm', 'S', 'f') union all select 'function', p.oid::regprocedure::text "
        "from pg_proc p where p.pronamespace = 'pgcheckpoint'::regnamespace",
    )
    assert len(made) > 20
    for kind, name in made:
        run_sql(direct_dsn, f"alter {kind} {name} owner to {stranger}")
    look = load_queries()["find_strangers"].decode().replace("$1", "true").replace("$2", "false")
    theirs = [what for what, *_, is_theirs, _ in rows_of(direct_dsn, look) if is_theirs]
    assert len(theirs) == len(made)
