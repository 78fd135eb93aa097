"""Every statement is valid, and the frequent ones use their indexes."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pglast
import psycopg
import pytest

from pg_checkpoint.codec.reading import LAST_ID
from tests import functions
from tests.cases import each
from tests.dump_schema import FILE, describe
from tests.plans import nodes_of, plan_of
from tests.servers import Server, database

SQL = Path(__file__).parents[3] / "sql"
DECLARED = functions.declared_in("queries")
# Statements that are a call.
CALLING = ["get_checkpoint", "get_delta_history"] + [
    name
    for name, statement in functions.QUERIES.items()
    if functions.written_out(name) != statement and name != "get_delta_history_on_citus"
]

# 20,000 rows of a table.
ROWS = """
insert into pgcheckpoint.checkpoints
    (thread_id, checkpoint_id, parent_checkpoint_id, checkpoint, metadata, generation)
    select THREAD, to_char(n, '000000'), to_char(PARENT, '000000'),
        '{"v": 4, "channel_values": {}, "channel_versions": {"a": "1", "b": "2"}}',
        jsonb_build_object('step', n, 'run_id', 'run' || n / 100), 3
    from generate_series(1, 20000) n;
insert into pgcheckpoint.checkpoint_blobs (thread_id, channel, version, type, size, blob)
    select THREAD, 'a', n::text, 'msgpack', 1, 'x' from generate_series(1, 20000) n;
insert into pgcheckpoint.checkpoint_chunks (thread_id, digest, data)
    select THREAD, sha256(n::text::bytea), 'x' from generate_series(1, 20000) n;
insert into pgcheckpoint.checkpoint_writes
    (thread_id, checkpoint_id, task_id, idx, channel, type, blob)
    select THREAD, to_char(n, '000000'), 'task', 0, 'a', 'msgpack', 'x'
    from generate_series(1, 20000) n;
"""
FILL = ROWS.replace("THREAD", "'t' || n % 200").replace("PARENT", "n - 200")
FILL += """
insert into pgcheckpoint.checkpoint_threads (thread_id, ttl, ttl_strategy)
    select 't' || n, case when n % 10 = 0 then n * interval '1 hour' end, 'delete'
    from generate_series(1, 20000) n;
insert into pgcheckpoint.checkpoint_data_keys (thread_id, key_id, wrapped, wrapped_by)
    select 't' || n, 'tk', 'w', 'ring:' || n / 10000 from generate_series(1, 20000) n;
insert into pgcheckpoint.checkpoint_leases (thread_id, token, expires_at)
    select 't' || n, 'token', now() + n * interval '1 second' from generate_series(-9999, 10000) n;
insert into pgcheckpoint.checkpoint_wakeups (thread_id, name, due_at, type, blob)
    select 't' || n, '', now() + n * interval '1 minute', 'null', ''
    from generate_series(-9, 20000) n;
insert into pgcheckpoint.checkpoint_steps
    (thread_id, checkpoint_id, task_id, name, position, type, blob)
    select 't' || n % 200, to_char(n, '000000'), 'task', 'charge', 1, 'null', ''
    from generate_series(1, 20000) n;
insert into pgcheckpoint.checkpoint_event_heads (thread_id, last, expires_at)
    select 't' || n, 100, now() + n * interval '1 minute' from generate_series(-9, 20000) n;
insert into pgcheckpoint.checkpoint_events
    (thread_id, first, count, ends, key, expires_at, type, blob)
    select 't' || n % 200, n / 200 + 1, 1, false, n::text, now() + n * interval '1 minute',
        'pg:events', '' from generate_series(-9, 20000) n;
insert into pgcheckpoint.lost_attempts (attempt) select generate_series(1, 20000);
update pgcheckpoint.checkpoint_threads set unfinished_at = now() - interval '1 hour'
    where hashtext(thread_id) % 100 = 0;
insert into pgcheckpoint.store_items
    (head, rest, key, value, version, created_at, updated_at, expires_at, ttl_minutes)
    select 'users' || chr(1) || 'u' || n / 20 || chr(1), 'm' || chr(1), n::text,
        json_build_object('n', n), n, now(), now(),
        case when n % 10 = 0 then now() + n * interval '1 hour' end, case when n % 10 = 0 then n end
    from generate_series(1, 20000) n;
insert into pgcheckpoint.cache_entries
    (prefix, namespace, key, type, value, size, stored_at, expires_at)
    select '', n % 100, sha256(n::text::bytea), 'msgpack', 'x', 201, now(),
        case when n % 10 = 0 then now() + n * interval '1 hour' end
    from generate_series(1, 20000) n;
"""
HEAD = "users\1u7\1"
# What is given, by the names of parameters, and their types where one name has two.
GIVEN: list[tuple[Any, str]] = [
    ("", "after_thread_id before_thread_id checkpoint_ns from_channel from_id from_key from_name"),
    ("", "from_ns from_rest from_task_id from_version id_prefix prefix synchronous_commit"),
    (b"", "blob from_digest referred:bytea"),
    (None, "created_before due_at error filter:jsonpath inactive_since interrupt_id keep_since"),
    (None, "namespace_prefix namespace_suffix sealed:bytea updated_before updated_since"),
    (True, "deletes ends_lease finished measured own with_child with_clear with_interrupt"),
    (True, "with_metadata with_steps without_data_keys"),
    (False, "data_keyed encrypted expired inclusive with_bytes with_value"),
    (0, "answers from_idx from_number from_position least_attempts offset"),
    (1, "attempts keep_last lock_number position version"),
    (7, "attempt generation"),
    (200, "limit row_overhead"),
    ("t7", "from_thread_id source_id thread_id"),
    (" 000207", "checkpoint_id parent_id"),
    (LAST_ID, "before_id last_id last_ns to_id to_ns"),
    (HEAD, "from_head head to_head"),
    ("{}", "checkpoint filter:jsonb metadata:jsonb"),
    ("9999-01-01", "active_before continued_before"),
    ("2026-01-01", "active_at after_time updated_at"),
    ("2025-01-01", "created_since stored_until"),
    ([None], "answered_parent_ids exacts leaned_cuts namespace_prefixes root_ids sealed:bytea[]"),
    ([None], "ttl_minutes ttl_seconds:precision[] whole_keys whole_namespaces"),
    ([0], "ends idxs offsets"),
    ([1], "blob_ordinals chunk_ordinals counts groups leaned_ordinals numbers positions"),
    ([""], "above_namespaces checkpoint_namespaces child_namespaces from_rests names namespaces"),
    ([" 000207"], "checkpoint_ids child_parent_ids parent_ids required_parent_ids"),
    (["{}"], "channel_values checkpoints metadata:text[] values:text[]"),
    (["m"], "read_types types"),
    ([b"d" * 16], "chunks digests needed_digests read_chunks"),
    ([b"x"], "blobs data read_hashes values:bytea[] wrapped:bytea[]"),
    ([""], "task_paths"),
    ([b""], "referred:bytea[]"),
    ([1], "versions:bigint[]"),
    (["a"], "channels leaned_channels"),
    (["z"], "leaned_versions to_rests"),
    ([" 000007"], "above_ids"),
    ([" 000407"], "child_ids"),
    ([b"\1\2\1k"], "beginnings"),
    ("0", "after_moment"),
    ([5], "afters"),
    (2, "binding max_depth"),
    ("channel", "channel"),
    ([b"crc."], "crcs"),
    (2**20, "enough_bytes"),
    (['strict ($."n" == 140)'], "filters"),
    (["2026-01-01"], "first_times"),
    (["2026-01-02"], "last_times"),
    ([HEAD], "heads"),
    (30.0, "idle_seconds seconds:precision"),
    ([30.0], "seconds:precision[]"),
    (-3, "idx"),
    ("140", "key"),
    (["140"], "keys:text[]"),
    ([b"k"], "keys:bytea[]"),
    ("tk", "key_id"),
    (["tk"], "key_ids"),
    ([10], "limits"),
    (["now"], "marks"),
    ("charge", "name"),
    ("-updated_at", "order"),
    ([], "patterns"),
    ([b"w"], "read_keys"),
    ("m\1", "rest"),
    (["m\1"], "rests"),
    (["run7"], "run_ids"),
    ([9], "sizes"),
    ("due", "state"),
    ("delete", "strategy"),
    ("t8", "target_id"),
    ("task", "task_id"),
    (["task"], "task_ids"),
    ("~__pregel_pull, n", "task_path"),
    ("00", "thread_hashes"),
    (["t7"], "thread_ids"),
    ("z", "to_rest"),
    ("token", "token"),
    (["token"], "tokens"),
    ("1 day", "ttl"),
    (60.0, "ttl_seconds:precision"),
    ("null", "type"),
    (["207"], "versions:text[]"),
    (b"w", "wrapped:bytea"),
    ("ring:k", "wrapped_by"),
]
VALUES = {name: value for value, names in GIVEN for name in names.split()}
# Of the schema, of a session, of all rows, or seldom enough.
SELDOM = """
begin_ddl carry_settings check_schema clear_leases clear_marks clear_retention_turns clear_wakeups
count_threads count_unfinished create_created_at_index create_schema create_updated_at_index
create_value_index end_retention_turn find_all_threads_on_citus find_checkpoints
find_distributed_items find_schema find_stock_columns find_strangers forget_attempts get_backend_pid
get_home get_server get_step_key hand_on_bounds inspect_store inspect_vectors keep_retention_turn
list_migrations list_schema_parts list_shards list_stored_threads_on_citus list_tables
list_tables_on_citus list_unfinished_on_citus list_waiting_on_citus listen_events
lock_items_on_citus lock_migrations lock_step lock_threads lock_threads_by_rows look_at_schema
make_durable mark_threads_by_rows ping put_checkpoints_by_rows put_checkpoints_on_citus
put_stock_checkpoints put_stock_writes put_writes_by_rows recover_prepared rename_blobs
restore_items revoke_attempts sample_checkpoints sample_checkpoints_on_citus set_bounds set_encoding
set_home set_isolation set_read_bounds set_search_path sweep_leases take_retention_turn trim_entries
trim_entries_on_citus
"""
PARAMETERS = {
    name: [VALUES[n] if n in VALUES else VALUES[f"{n}:{t.split()[-1]}"] for n, t in DECLARED[name]]
    for name in sorted(functions.QUERIES.keys() - SELDOM.split())
}
# Small pages, as they are asked for: to more rows of a long thread an index is not worth while.
for _name in ("find_threads", "list_steps", "list_unfinished"):
    PARAMETERS[_name][PARAMETERS[_name].index(200)] = 10
PARAMETERS["list_waiting"][-1] = None  # not of one thread, but of all


@pytest.fixture(scope="module")
def filled(server: Any, template: str) -> Iterator[psycopg.Connection[Any]]:
    """20,000 checkpoints of 200 threads."""
    with database(server.direct, template) as (_, dsn), psycopg.connect(dsn) as connection:
        connection.execute(FILL.encode())
        connection.commit()
        connection.autocommit = True
        connection.execute("analyze")
        yield connection


@each("name", functions.QUERIES)
def test_it_is_valid(filled: psycopg.Connection[Any], server: Server, name: str) -> None:
    statement = re.sub(r"^/\*.*\n", "", functions.QUERIES[name])
    if statement.startswith("do $$"):  # a statement that has others in it, and can't be prepared
        assert statement.endswith("$$;")
        return
    assert statement.endswith(";")
    assert statement.count(";") == 1, "one statement a name"
    if statement.startswith(("create", "set", "listen")):  # what can't be prepared
        return
    if "pg_dist_" in statement and not server.is_cluster:  # tables and functions of Citus
        assert pglast.parse_sql(statement)
        return
    filled.execute(b"prepare checked as " + statement.encode())
    row = filled.execute(
        "select parameter_types = %s::text[]::regtype[] from pg_prepared_statements"
        " where name = 'checked'",
        [[type_ for _, type_ in DECLARED[name]]],
    ).fetchone()
    filled.execute("deallocate checked")
    assert row == (True,), "types are not those of the header"


@each("name", PARAMETERS)
@each("mode", ["force_generic_plan", "force_custom_plan"])
def test_it_uses_its_indexes(filled: psycopg.Connection[Any], name: str, mode: str) -> None:
    with filled.transaction(force_rollback=True):
        filled.execute(f"set local plan_cache_mode = {mode}".encode())
        nodes = plan_of(filled, functions.written_out(name), PARAMETERS[name])
    scanned = {n["Relation Name"] for n in nodes if n["Node Type"] == "Seq Scan"}
    assert not scanned, (name, scanned)
    used = {n["Index Name"] for n in nodes if "Index Name" in n}
    times = (
        *("active_at_idx", "expires_at_idx", "ttl_idx", "unfinished_at_idx"),
        *("waiting_at_idx", "due_at_idx", "stored_at_idx"),
    )
    ends = ("pkey", "run_id_idx", "generation_idx", "events_key_idx", *times)
    assert all(index.endswith(ends) for index in used - {"pg_proc_oid_index", "pg_class_oid_index"})
    called = {n["Function Name"] for n in nodes if "Function Name" in n}
    assert not {f for f in called if f in functions.FUNCTIONS}, "planned apart from its caller"
    if name == "find_checkpoints_of_runs":
        assert used == {"checkpoints_run_id_idx"}


def test_no_sql_in_python() -> None:
    keywords = re.compile(
        r"\b(select\s.+\sfrom|insert\s+into|update\s.+\sset|delete\s+from|create\s+table)\b",
        re.IGNORECASE,
    )
    for path in (SQL.parent / "pg_checkpoint").rglob("*.py"):
        code = re.sub(r'"""[\s\S]*?"""|#.*|re\.compile\(.*', "", path.read_text())
        assert not keywords.search(code), path.name


def test_the_dump_is_not_stale(dsn: str) -> None:
    assert FILE.read_text() == describe(dsn), "run `make schema`"


def test_a_function_runs_what_is_planned_here(filled: psycopg.Connection[Any]) -> None:
    """Each server process keeps one plan of a function's statement, and it goes by key."""
    plans: list[str] = []
    with psycopg.connect(filled.info.dsn, password=filled.info.password) as connection:
        for setting in (
            *("auto_explain.log_min_duration = 0", "auto_explain.log_level = notice"),
            *("auto_explain.log_nested_statements = on", "auto_explain.log_format = json"),
            *("client_min_messages = notice", "plan_cache_mode = force_generic_plan"),
        ):
            connection.execute("load 'auto_explain'")
            connection.execute(f"set {setting}".encode())
        connection.add_notice_handler(lambda told: plans.append(told.message_primary or ""))
        with psycopg.RawCursor(connection) as cursor:
            for name in CALLING:
                statement = functions.QUERIES[name]
                del plans[:]
                cursor.execute(statement.encode(), PARAMETERS[name])
                ran = [json.loads(told[told.index("{") :]) for told in plans if "plan:" in told]
                nodes = [node for plan in ran for node in nodes_of(plan)]
                tables = {n["Relation Name"] for n in nodes if "Relation Name" in n}
                assert "checkpoints" in tables, name
                kinds = {n["Node Type"] for n in nodes}
                assert "Seq Scan" not in kinds, name
                # A walk stops where it may, and reads what it met by the ids of all.
                assert name != "get_delta_history" or not kinds & {"Sort", "Bitmap Heap Scan"}
                assert "get_pieces_v1" not in {n.get("Function Name") for n in nodes}, name


def test_both_walks_to_the_ancestors_of_what_stays_are_the_same() -> None:
    """Planning and deleting walk from rows of their own: the walk stands in both."""
    walks = []
    for name in ("plan_cleaning", "delete_checkpoints"):
        text = functions.QUERIES[name]
        start = text.index(
            "    union\n    select p.checkpoint_ns, p.checkpoint_id, p.parent_checkpoint_id"
        )
        walks.append(text[start : text.index("\n),", start)])
    assert walks[0] == walks[1]
    assert len(walks[0].splitlines()) > 20


# --- by key without statistics too, and with wrong ones ---

# A long thread among the short ones.
LONG = ROWS.replace("THREAD", "'long'").replace("PARENT", "n - 1")
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
# By an index on times, by one on metadata, and through the thread to what is still named.
OTHERWISE = {"count_waiting", "find_checkpoints_of_runs", "plan_cleaning"}
# A join of an update can't be kept from being planned, nor does a partial index look small that
# has grown since. Only where statistics say that the tables are nearly empty, which autovacuum
# corrects within a minute, and in a maintenance job.
BY_STATISTICS = {
    *("advance_generation", "delete_blobs", "delete_checkpoints", "delete_chunks"),
    *("reencrypt_blobs", "reencrypt_checkpoints", "reencrypt_chunks", "reencrypt_writes"),
    *("rewrite_blobs", "rewrite_checkpoints", "reencrypt_steps"),
}
# The newest checkpoint of the root.
NEWEST = {
    *("find_expired_threads", "find_threads", "give_up_thread", "drop_results"),
    *("list_unfinished", "list_waiting", "list_due_wakeups"),
}
# Any one row.
WIDE = {
    **{name: {"checkpoints"} for name in NEWEST},
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
}
BY_KEY = sorted(PARAMETERS.keys() - OF_A_THREAD - OTHERWISE)


@pytest.fixture(scope="module", params=["none", "right", "of an empty database"])
def believing(
    request: pytest.FixtureRequest, server: Any, template: str
) -> Iterator[tuple[str, psycopg.Connection[Any]]]:
    """A database with a long thread, and which statistics of it there are."""
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


@each("number", range(len(functions.statements_of_a_point_read())))
def test_point_reads_go_by_key(believing: tuple[str, psycopg.Connection[Any]], number: int) -> None:
    """Its statements are planned apart, once for all parameters."""
    types = ", ".join(type_ for type_, _ in functions.VARIABLES.values())
    values = ", ".join(f"'{value}'" for _, value in functions.VARIABLES.values())
    statement = functions.statements_of_a_point_read()[number]
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
        return plan_of(connection, functions.written_out(name), PARAMETERS[name])


def _scanned(node: dict[str, Any]) -> str | None:
    """The table of ours that a node scans; a bitmap's heap by its index."""
    if node["Node Type"] == "Bitmap Index Scan":
        return next((t for t in LAST if node["Index Name"].startswith(f"{t}_")), None)
    if node["Node Type"].endswith("Scan") and node["Node Type"] != "Bitmap Heap Scan":
        table = node.get("Relation Name")
        return table if table in LAST else None
    return None
