"""What the status of a database says."""

from __future__ import annotations

from typing import Any

import psycopg
import pytest
from psycopg.conninfo import conninfo_to_dict

from pg_checkpoint import AsyncPostgresSaver, PostgresSaver, SchemaNotReadyError
from pg_checkpoint.core.transaction import load_migrations
from pg_checkpoint.tools.views import server_concerns, status
from tests import graphs
from tests.making import aput, config_for, run_sql
from tests.servers import Server

pytestmark = pytest.mark.files("tells how large tables are")


def test_a_database_that_is_well(
    dsn: str, sync_saver: PostgresSaver, server: Server, empty_dsn: str
) -> None:
    graphs.finish(sync_saver, "t")
    graphs.begin(sync_saver, "u")
    found = status(sync_saver)
    assert found.server.version == server.version
    assert (found.threads, found.threads_counted) == (2, True)
    assert found.checkpoints == sum(t.checkpoints for t in sync_saver.list_threads())
    assert found.schema_version == load_migrations()[-1].version
    assert found.pooler is ("PgBouncer" in server.kind)
    assert found.oldest is not None
    assert found.newest is not None
    assert found.oldest <= found.newest
    assert [t.name for t in found.tables][1:3] == ["checkpoint_blobs", "checkpoint_chunks"]
    assert all(0 < t.bytes < 10**7 for t in found.tables if t.name != "checkpoint_chunks")
    # The server of the tests may be without fsync, and have many connections.
    others = [c for c in found.concerns if not ("connections" in c.what or "fsync" in c.what)]
    assert others == []
    assert any("fsync is off" in c.what for c in found.concerns) is not found.server.fsync
    with PostgresSaver.from_conn_string(empty_dsn) as bare, pytest.raises(SchemaNotReadyError):
        status(bare)


def test_concerns_of_durability(sync_saver: PostgresSaver) -> None:
    well = status(sync_saver).server._replace(
        fsync=True, autovacuum=True, synchronous_commit="on", connections=0
    )
    assert [*server_concerns(well)] == []
    changes: list[tuple[dict[str, Any], str]] = [
        ({"fsync": False}, "fsync is off"),
        ({"autovacuum": False}, "autovacuum is off"),
        ({"synchronous_commit": "off"}, "synchronous_commit is off"),
    ]
    for change, word in changes:
        (concern,) = server_concerns(well._replace(**change))
        assert word in concern.what


async def test_the_dedupe_ratio(saver: AsyncPostgresSaver) -> None:
    assert (await status(saver)).dedupe_ratio is None
    items = [str(n) * 300 for n in range(300)]
    config = config_for("t")
    for _ in range(20):
        config = await aput(saver, config, {"items": items})
        items = [*items, "more"]
    found = await status(saver)
    sizes = [info.bytes for info in await saver.alist_info(config_for("t"))]
    assert found.state_bytes == pytest.approx(sum(sizes), rel=0.01)
    assert found.dedupe_ratio is not None
    assert found.dedupe_ratio > 4


@pytest.mark.direct("a pooler keeps connections that were made before a setting")
def test_concerns_of_settings(dsn: str) -> None:
    name = conninfo_to_dict(dsn)["dbname"]
    for setting in ("default_transaction_isolation = 'serializable'", "synchronous_commit = off"):
        run_sql(dsn, f'alter database "{name}" set {setting}')
    with psycopg.connect(dsn, autocommit=True) as admin:
        admin.execute("alter table pgcheckpoint.checkpoints reset (autovacuum_vacuum_scale_factor)")
        admin.execute("alter table pgcheckpoint.checkpoint_blobs set (autovacuum_enabled = off)")
    with PostgresSaver.from_conn_string(dsn) as saver:
        said = "\n".join(concern.what for concern in status(saver).concerns)
    assert "isolation level is serializable" in said
    assert "synchronous_commit is off" in said
    assert '"pgcheckpoint".checkpoint_blobs lacks the autovacuum settings' in said
    assert '"pgcheckpoint".checkpoints lacks the autovacuum settings' in said


async def test_many_rows_are_not_counted(dsn: str) -> None:
    fill = """
        insert into pgcheckpoint.checkpoint_threads (thread_id) select generate_series(1, 60000);
        insert into pgcheckpoint.checkpoints (thread_id, checkpoint_id, checkpoint)
            select n, '1', '{"v": 4, "channel_values": {"a": 1}, "channel_versions": {"a": "1"}}'
            from generate_series(1, 60000) n;
    """
    run_sql(dsn, fill)
    run_sql(dsn, "analyze")
    async with AsyncPostgresSaver.from_conn_string(dsn) as saver:
        found = await status(saver)
        assert not found.threads_counted
        assert found.threads == pytest.approx(60_000, rel=0.1)
        assert found.state_bytes == pytest.approx(60_000 * len('{"a": 1}'), rel=0.1)
        assert (await status(saver, exact=True)).threads == 60_000
