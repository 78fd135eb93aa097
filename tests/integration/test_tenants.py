"""sql/tenants.sql: a connection sees and stores its own tenant's threads, and no others."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest
from psycopg.conninfo import conninfo_to_dict, make_conninfo

from pg_checkpoint import AsyncPostgresSaver, RetentionPolicy
from tests.making import aput, config_for

SCRIPT = (Path(__file__).parents[2] / "sql" / "tenants.sql").read_text()
TABLES = ("checkpoints", "checkpoint_blobs", "checkpoint_chunks", "checkpoint_writes")
VIEWS = ("checkpoint_overview", "thread_overview")

pytestmark = pytest.mark.direct("a pooler knows no other role, and no options")


@pytest.fixture
def role_dsn(dsn: str) -> Iterator[str]:
    """A database with the script run, as a role that owns nothing."""
    role = f"role_{conninfo_to_dict(dsn)['dbname']}"
    with psycopg.connect(dsn, autocommit=True) as owner:
        owner.execute(SCRIPT.encode())
        for statement in (
            f"create role {role} login password 'of the test'",
            f"grant usage on schema pgcheckpoint to {role}",
            f"grant select, insert, update, delete on all tables in schema pgcheckpoint to {role}",
        ):
            owner.execute(statement.encode())
        try:
            yield make_conninfo(dsn, user=role, password="of the test")
        finally:
            owner.execute(f"drop owned by {role}".encode())
            owner.execute(f"drop role {role}".encode())


def _as(dsn: str, tenant: str) -> str:
    return make_conninfo(dsn, options=f"-c pgcheckpoint.tenant={tenant}")


async def _fill(saver: AsyncPostgresSaver, thread_id: str) -> Any:
    config: Any = config_for(thread_id)
    for n in range(2):
        config = await aput(saver, config, {"a": ["x" * 900] * (5 + n)}, metadata={"run_id": "r"})
        await saver.aput_writes(config, [("a", n)], "task")
    return config


async def _threads(saver: AsyncPostgresSaver) -> set[str]:
    found = {c.config["configurable"]["thread_id"] async for c in saver.alist(None)}
    assert found == {t.thread_id for t in await saver.alist_threads()}
    return found


async def test_a_tenant_sees_and_stores_its_own(role_dsn: str) -> None:
    async with (
        AsyncPostgresSaver.from_conn_string(_as(role_dsn, "acme")) as acme,
        AsyncPostgresSaver.from_conn_string(_as(role_dsn, "acme-eu")) as other,
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
        await acme.apply_retention(RetentionPolicy(keep_last=1))
        assert len([c async for c in other.alist(theirs)]) >= 1
        assert [c async for c in acme.alist(None)] == []
        await acme.adelete_thread("acme:1")
        assert len(await other.alist_info(config_for("acme-eu:1"))) == 2
        await _fill(acme, "acme:2")
        await acme.acopy_thread("acme:2", "acme:3")
        assert await _threads(acme) == {"acme:2", "acme:3"}
        await acme.adelete_thread("acme:3")
        assert await _threads(acme) == {"acme:2"}


async def test_tables_and_views_hold_nothing_of_others(role_dsn: str) -> None:
    async with AsyncPostgresSaver.from_conn_string(_as(role_dsn, "acme")) as acme:
        await _fill(acme, "acme:1")
    for dsn, expected in (
        (_as(role_dsn, "acme"), True),
        (_as(role_dsn, "eve"), False),
        (role_dsn, 0),
    ):
        with psycopg.connect(dsn) as connection:
            views = VIEWS if connection.info.server_version >= 150000 else ()
            for name in (*TABLES, "checkpoint_threads", *views):
                found = connection.execute(
                    f"select count(*) > 0 from pgcheckpoint.{name}".encode()
                ).fetchone()
                assert found == (expected,), name
