"""Statements look rows up by key without statistics too, and with wrong ones."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import psycopg
import pytest

from tests.cases import each
from tests.functions import VARIABLES, statements_of_a_point_read, written_out
from tests.integration.core.test_queries import FILL, PARAMETERS
from tests.plans import plan_of

# A long thread among the short ones.
LONG = """
insert into pgcheckpoint.checkpoints
    (thread_id, checkpoint_id, parent_checkpoint_id, checkpoint, metadata, generation)
    select 'long', to_char(n, '000000'), to_char(n - 1, '000000'),
        '{"v": 4, "channel_values": {}, "channel_versions": {"a": "1", "b": "2"}}', '{}', 3
    from generate_series(1, 20000) n;
insert into pgcheckpoint.checkpoint_blobs (thread_id, channel, version, type, size, blob)
    select 'long', 'a', n::text, 'msgpack', 1, 'x' from generate_series(1, 20000) n;
insert into pgcheckpoint.checkpoint_chunks (thread_id, digest, data)
    select 'long', sha256(n::text::bytea), 'x' from generate_series(1, 20000) n;
insert into pgcheckpoint.checkpoint_writes
    (thread_id, checkpoint_id, task_id, idx, channel, type, blob)
    select 'long', to_char(n, '000000'), 'task', 0, 'a', 'msgpack', 'x'
    from generate_series(1, 20000) n;
"""
ONE = """
insert into pgcheckpoint.checkpoint_threads (thread_id) values ('one');
insert into pgcheckpoint.checkpoints (thread_id, checkpoint_id, checkpoint, generation)
    values ('one', '', '{}', 3);
insert into pgcheckpoint.checkpoint_blobs (thread_id, channel, version, type, size, blob)
    values ('one', 'a', '1', 'msgpack', 1, 'x');
insert into pgcheckpoint.checkpoint_chunks (thread_id, digest, data) values ('one', 'd', 'x');
insert into pgcheckpoint.checkpoint_writes
    (thread_id, checkpoint_id, task_id, idx, channel, type, blob)
    values ('one', '', 'task', 0, 'a', 'msgpack', 'x');
"""
# Of each table, the column without which a scan goes through all of a thread.
LAST = {
    "checkpoints": "checkpoint_id",
    "checkpoint_blobs": "version",
    "checkpoint_chunks": "digest",
    "checkpoint_writes": "checkpoint_id",
    "checkpoint_threads": "thread_id",
    "checkpoint_data_keys": "thread_id",
}

# Read or remove all of a thread, or of a range of its rows, and say so.
OF_A_THREAD = {
    *("copy_thread", "count_keys", "count_unowned", "delete_thread", "delete_plain_pieces"),
    *("find_all_threads", "find_expired", "find_old_chunks", "find_results", "list_keys"),
    *("list_stored_threads", "list_threads", "summarize_threads"),
}
# Reads a bounded number of threads by an index on times.
BY_TIME = {"count_waiting"}
# Find checkpoints by an index on their metadata.
BY_RUN = {"find_checkpoints_of_runs"}
# Goes through the thread to find what is still named.
DELETING = {"plan_cleaning"}
# A join of an update can't be kept from being planned, nor does a partial index look small that
# has grown since. Only where statistics say that the tables are nearly empty, which autovacuum
# corrects within a minute, and in a maintenance job.
BY_STATISTICS = {
    *("advance_generation", "delete_blobs", "delete_checkpoints", "delete_chunks"),
    *("reencrypt_blobs", "reencrypt_checkpoints", "reencrypt_chunks", "reencrypt_writes"),
    *("rewrite_blobs", "rewrite_checkpoints", "reencrypt_steps"),
}
# Any one row.
WIDE = {
    # The next ancestors, in order; and whether a channel has any stored value.
    "get_delta_history": {"checkpoints", "checkpoint_blobs"},
    "get_delta_history_on_citus": {"checkpoint_blobs"},
    # A child of one checkpoint, for who asks whether it was continued.
    "get_step": {"checkpoints"},
    "drop_empty_thread": {"checkpoints", "checkpoint_writes"},
    "advance_generation": {"checkpoints"},
    # Once for a thread: whether it has any row, or a checkpoint that needs a data key.
    "put_data_key": set(LAST),
    # All rows of a thread, a few times in a rewrite of it.
    "get_row_state": set(LAST),
    # The newest checkpoint of the root.
    "find_expired_threads": {"checkpoints"},
    "find_threads": {"checkpoints"},
    "give_up_thread": {"checkpoints"},
    "list_unfinished": {"checkpoints"},
    "list_waiting": {"checkpoints"},
    "list_due_wakeups": {"checkpoints"},
    "drop_results": {"checkpoints"},
}

BY_KEY = sorted(PARAMETERS.keys() - OF_A_THREAD - BY_TIME - BY_RUN - DELETING)


@pytest.fixture(scope="module", params=["none", "right", "of an empty database"])
def believing(
    request: pytest.FixtureRequest, server: Any, template: str
) -> Iterator[tuple[str, psycopg.Connection[Any]]]:
    """A database with a long thread, and which statistics of it there are."""
    from tests.servers import database

    with (
        database(server.direct, template) as (_, dsn),
        psycopg.connect(dsn, autocommit=True) as connection,
    ):
        for table in LAST:
            command = f"alter table pgcheckpoint.{table} set (autovacuum_enabled = false)"
            connection.execute(command.encode())
        if request.param == "of an empty database":
            connection.execute(ONE.encode())
            connection.execute("analyze")
        connection.execute((FILL + LONG).encode())
        if request.param == "right":
            connection.execute("analyze")
        yield request.param, connection


@each("name", BY_KEY)
@each("mode", ["force_generic_plan", "force_custom_plan"])
def test_rows_are_looked_up_by_key(
    believing: tuple[str, psycopg.Connection[Any]], name: str, mode: str
) -> None:
    statistics, connection = believing
    if name in BY_STATISTICS and statistics == "of an empty database":
        return
    for node in _plan(connection, name, mode):
        table = _scanned(node)
        # An index has what is later than a look.
        assert table != "checkpoints" or "generation" not in node.get("Filter", "")
        if table is not None and table not in WIDE.get(name, ()):
            assert node["Node Type"] != "Seq Scan", table
            by = {LAST[table], "generation"}
            assert any(c in node.get("Index Cond", "") for c in by), (table, node.get("Filter"))


@each("number", range(len(statements_of_a_point_read())))
def test_point_reads_go_by_key(believing: tuple[str, psycopg.Connection[Any]], number: int) -> None:
    """Its statements are planned apart, once for all parameters."""
    types = ", ".join(type_ for type_, _ in VARIABLES.values())
    values = ", ".join(f"'{value}'" for _, value in VARIABLES.values())
    statement = statements_of_a_point_read()[number]
    connection = believing[1]
    with connection.transaction(force_rollback=True):
        connection.execute("set local plan_cache_mode = force_generic_plan; set local jit = off")
        connection.execute(f"prepare asked ({types}) as {statement}".encode())
        nodes = plan_of(connection, f"execute asked ({values})")
        connection.execute("deallocate asked")
    scanned = [(node, table) for node in nodes if (table := _scanned(node))]
    assert scanned or "pgcheckpoint." not in statement
    for node, table in scanned:
        assert node["Node Type"] != "Seq Scan", table
        assert LAST[table] in node.get("Index Cond", ""), (table, node.get("Filter"))


def _plan(connection: psycopg.Connection[Any], name: str, mode: str) -> list[dict[str, Any]]:
    with connection.transaction(force_rollback=True):
        connection.execute(f"set local plan_cache_mode = {mode}; set local jit = off".encode())
        return plan_of(connection, written_out(name), PARAMETERS[name])


def _scanned(node: dict[str, Any]) -> str | None:
    """The table of ours that a node scans; a bitmap's heap by its index."""
    if node["Node Type"] == "Bitmap Index Scan":
        return next((t for t in LAST if node["Index Name"].startswith(f"{t}_")), None)
    if node["Node Type"].endswith("Scan") and node["Node Type"] != "Bitmap Heap Scan":
        table = node.get("Relation Name")
        return table if table in LAST else None
    return None
