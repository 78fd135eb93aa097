"""What a thread's timeline says of a real graph's steps, and the status of its database."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from itertools import pairwise
from typing import Any

import psycopg
import pytest
from psycopg.conninfo import conninfo_to_dict

from pg_checkpoint import AsyncPostgresSaver, PostgresSaver, SchemaNotReadyError
from pg_checkpoint.core.transaction import load_migrations
from pg_checkpoint.tools.views import Step, server_concerns, status, timeline
from tests import graphs
from tests.keys import CIPHER
from tests.making import aput, config_for, run_sql
from tests.seams import limit
from tests.servers import Server

files = pytest.mark.files("tells how large tables are")


def _root(steps: list[Step]) -> list[Step]:
    return [step for step in reversed(steps) if step.checkpoint_ns == ""]


def test_a_thread_that_waits(sync_saver: PostgresSaver) -> None:
    graphs.begin(sync_saver, "t")
    steps = _root(timeline(sync_saver, "t"))
    assert [(s.step, s.source) for s in steps] == [(-1, "input"), *((n, "loop") for n in range(4))]
    assert [s.nodes for s in steps] == [[], ["__start__"], ["plan"], ["review"], ["look"]]
    assert {"messages", "topic"} & {*steps[2].channels} == {"messages"}
    assert [t.node for t in steps[1].tasks] == ["plan"]
    assert [(t.node, t.state) for t in steps[3].tasks] == [(None, "done"), (None, "done")]
    assert [(t.node, t.state) for t in steps[-1].tasks] == [("ask", "interrupted")]
    assert [s.interrupted for s in steps] == [False] * 4 + [True]
    assert all(s.parent_checkpoint_id == p.checkpoint_id for p, s in pairwise(steps))
    assert 0 < steps[2].changed_bytes < steps[2].bytes
    assert steps[0].metadata["user"] == "t"


def test_time_that_was_no_work(sync_saver: PostgresSaver) -> None:
    """An answer was waited for, a run was resumed, somebody called the graph again."""
    graph = graphs.finish(sync_saver, "t")
    steps = _root(timeline(sync_saver, "t"))
    assert not any(s.interrupted for s in steps)
    assert {(t.node, t.state) for t in steps[-2].tasks} == {("ask", "done")}
    assert steps[-1].nodes == ["ask"]
    assert [s.pause for s in steps] == ["idle", None, None, None, None, "answer"]
    assert steps[0].duration is None
    for parent, step in pairwise(steps):
        assert step.created_at is not None
        assert parent.created_at is not None
        assert step.began_at == parent.created_at
        assert step.duration == step.created_at - parent.created_at
    config = graphs.config("t")
    graph.invoke({"messages": [("human", "Again.")]}, config, interrupt_before=["plan"])
    graph.invoke(None, config)
    steps = _root(timeline(sync_saver, "t"))[6:]
    assert [s.pause for s in steps] == ["idle", None, "resumed", None, None]


def test_pages_and_pruned_threads(sync_saver: PostgresSaver, monkeypatch: Any) -> None:
    graphs.begin(sync_saver, "t")
    steps = timeline(sync_saver, "t")
    limit(monkeypatch, "tools.views", page=3)
    assert timeline(sync_saver, "t") == steps
    assert timeline(sync_saver, "t", limit=2) == steps[:2]
    assert timeline(sync_saver, "t", before=steps[1].checkpoint_id) == steps[2:]
    assert timeline(sync_saver, "t", limit=0) == timeline(sync_saver, "nobody") == []
    # A clock that went back gives no duration.
    assert steps[0].created_at is not None
    assert replace(steps[0], began_at=(steps[0].created_at + timedelta(seconds=1))).duration is None
    sync_saver.prune(["t"])
    (step,) = _root(timeline(sync_saver, "t"))
    assert (step.parent_checkpoint_id, step.nodes, step.interrupted) == (None, [], True)
    assert "messages" in step.channels
    assert step.changed_bytes > 0


def test_a_fork_and_a_subgraph(sync_saver: PostgresSaver) -> None:
    graphs.fork(sync_saver, "t")
    steps = timeline(sync_saver, "t")
    parents = [s.parent_checkpoint_id for s in steps if s.checkpoint_ns == ""]
    assert max(parents.count(p) for p in parents) == 2
    assert "update" in {s.source for s in steps}
    inner = [s for s in steps if s.checkpoint_ns]
    assert (len({s.checkpoint_ns for s in inner}), inner[0].nodes) == (2, ["check"])
    only = timeline(sync_saver, "t", checkpoint_ns=inner[0].checkpoint_ns)
    assert only == [s for s in inner if s.checkpoint_ns == inner[0].checkpoint_ns]


async def test_encrypted(dsn: str) -> None:
    sealing: Any = {"cipher": CIPHER, "encrypt_metadata": True}
    async with AsyncPostgresSaver.from_conn_string(dsn, **sealing) as saver:
        await aput(saver, config_for("t"), {"a": "secret"}, metadata={"step": 7})
        (step,) = await timeline(saver, "t")
        assert (step.step, step.source, step.channels) == (7, "loop", ["a"])
    async with AsyncPostgresSaver.from_conn_string(dsn) as saver:
        (step,) = await timeline(saver, "t")
        assert (step.step, step.source, step.channels) == (None, None, ["a"])
        assert "secret" not in repr(step)


@files
def test_a_database_that_is_well(sync_saver: PostgresSaver, server: Server, empty_dsn: str) -> None:
    graphs.finish(sync_saver, "t")
    graphs.begin(sync_saver, "u")
    found: Any = status(sync_saver)
    assert found.server.version == server.version
    assert (found.threads, found.threads_counted) == (2, True)
    assert found.checkpoints == sum(t.checkpoints for t in sync_saver.list_threads())
    assert found.schema_version == load_migrations()[-1].version
    assert found.pooler is ("PgBouncer" in server.kind)
    assert found.oldest <= found.newest
    assert [t.name for t in found.tables][1:3] == ["checkpoint_blobs", "checkpoint_chunks"]
    assert all(0 < t.bytes < 10**7 for t in found.tables if t.name != "checkpoint_chunks")
    # The server of the tests may be without fsync, and have many connections.
    assert [c for c in found.concerns if not ("connections" in c.what or "fsync" in c.what)] == []
    assert any("fsync is off" in c.what for c in found.concerns) is not found.server.fsync
    with PostgresSaver.from_conn_string(empty_dsn) as bare, pytest.raises(SchemaNotReadyError):
        status(bare)


def test_concerns_of_durability(sync_saver: PostgresSaver) -> None:
    fine: Any = {"fsync": True, "autovacuum": True, "synchronous_commit": "on", "connections": 0}
    well = status(sync_saver).server._replace(**fine)
    assert [*server_concerns(well)] == []
    off: Any = {"fsync": False, "autovacuum": False, "synchronous_commit": "off"}
    for name in off:
        (concern,) = server_concerns(well._replace(**{name: off[name]}))
        assert f"{name} is off" in concern.what


@files
async def test_the_dedupe_ratio(saver: AsyncPostgresSaver) -> None:
    assert (await status(saver)).dedupe_ratio is None
    items, config = [str(n) * 300 for n in range(300)], config_for("t")
    for n in range(20):
        config = await aput(saver, config, {"items": [*items, *["more"] * n]})
    found: Any = await status(saver)
    sizes = [info.bytes for info in await saver.alist_info(config_for("t"))]
    assert found.state_bytes == pytest.approx(sum(sizes), rel=0.01)
    assert found.dedupe_ratio > 4


@files
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
    for table in ("checkpoint_blobs", "checkpoints"):
        assert f'"pgcheckpoint".{table} lacks the autovacuum settings' in said


@files
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
