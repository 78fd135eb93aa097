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
from tests.cases import each
from tests.dump_schema import FILE, describe
from tests.functions import (
    FUNCTIONS,
    QUERIES,
    VARIABLES,
    declared_in,
    statements_of_a_point_read,
    written_out,
)
from tests.plans import nodes_of, plan_of
from tests.servers import Server, database

SQL = Path(__file__).parents[3] / "sql"
DECLARED = declared_in("queries")
# Statements that are a call.
CALLING = ["get_checkpoint", "get_delta_history"] + [
    name
    for name, statement in QUERIES.items()
    if written_out(name) != statement and name != "get_delta_history_on_citus"
]

FILL = """
insert into pgcheckpoint.checkpoint_threads (thread_id, ttl, ttl_strategy)
    select 't' || n, case when n % 10 = 0 then n * interval '1 hour' end, 'delete'
    from generate_series(1, 20000) n;
insert into pgcheckpoint.checkpoint_data_keys (thread_id, key_id, wrapped, wrapped_by)
    select 't' || n, 'tk', 'w', 'ring:' || n / 10000 from generate_series(1, 20000) n;
insert into pgcheckpoint.checkpoints
    (thread_id, checkpoint_id, parent_checkpoint_id, checkpoint, metadata, generation)
    select 't' || n % 200, to_char(n, '000000'), to_char(n - 200, '000000'),
        '{"v": 4, "channel_values": {}, "channel_versions": {"a": "1", "b": "2"}}',
        jsonb_build_object('step', n, 'run_id', 'run' || n / 100), 3
    from generate_series(1, 20000) n;
insert into pgcheckpoint.checkpoint_blobs (thread_id, channel, version, type, size, blob)
    select 't' || n % 200, 'a', n::text, 'msgpack', 1, 'x' from generate_series(1, 20000) n;
insert into pgcheckpoint.checkpoint_chunks (thread_id, digest, data)
    select 't' || n % 200, sha256(n::text::bytea), 'x' from generate_series(1, 20000) n;
insert into pgcheckpoint.checkpoint_writes
    (thread_id, checkpoint_id, task_id, idx, channel, type, blob)
    select 't' || n % 200, to_char(n, '000000'), 'task', 0, 'a', 'msgpack', 'x'
    from generate_series(1, 20000) n;
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
TIMES = None, None, "2025-01-01", None

PARAMETERS: dict[str, list[Any]] = {
    "get_checkpoint": ["t7", "", "", LAST_ID],
    "get_checkpoint_on_citus": ["t7", "", "", LAST_ID],
    "get_checkpoints": ["t7", "", "", LAST_ID, LAST_ID, 1],
    "load_checkpoints": ["t7", [""], [" 000207"]],
    "find_checkpoints_in_thread": [
        *("t7", "", LAST_ID, LAST_ID, "{}", LAST_ID, LAST_ID, 10, "", LAST_ID)
    ],
    "find_checkpoints_of_runs": [["run7"]],
    "check_attempt": [7],
    "find_misnamed_functions": [],
    "find_other_writers": [],
    "find_expired": ["t7", 1, None],
    "find_results": ["t7", "9999-01-01"],
    "drop_results": ["t7", [""], [" 000207"], [" 000407"]],
    "list_steps": ["t7", "", LAST_ID, LAST_ID, "{}", 10, LAST_ID, LAST_ID, "", LAST_ID],
    "get_delta_history": ["t7", "", "", LAST_ID, ["a", "b"], True],
    "get_delta_history_on_citus": ["t7", "", "", LAST_ID, ["a", "b"], True],
    "list_checkpoints": ["t7", "", LAST_ID, LAST_ID, "{}", 10, LAST_ID, LAST_ID, "", LAST_ID],
    "list_threads": ["9999-01-01", "", "{}", 10, False, ""],
    "find_threads": ["t7", None, "{}", 10],
    "find_expired_threads": ["0", "", "{}", 10],
    "get_expired_thread": ["t7"],
    "get_time": [],
    "note_ttl_applied": ["t7", "2026-01-01"],
    "set_ttl": ["t7", False, "1 day", "delete"],
    "set_ttls": [["t7"], [60.0]],
    "plan_cleaning": ["t7", [""], [" 000207"], True],
    "delete_checkpoints": [
        *("t7", 7, [""], [" 000207"], [None], [None]),
        *(["", ""], [" 000407", " 000607"], [" 000207"] * 2),
    ],
    "delete_blobs": ["t7", 7, [""], ["a"], ["207"], ["", ""], [" 000407", " 000607"]],
    "delete_chunks": ["t7", 7, [b"d" * 16], [""], ["a"], ["207"]],
    "advance_generation": ["t7"],
    "end_generation": ["t7"],
    "delete_thread": ["t7", None, True, True, False, None],
    "leave_lease": ["t7", "token"],
    "lock_events_for_delete": ["t7"],
    "lock_event_logs": [["t7", "t8"]],
    "check_cipher": [["t7"], True],
    "append_events": [
        *(["t7", "t8"], ["k", "l"], [1, 2], [0, 1], [None, "c"], ["pg:events"] * 2),
        *([b"", b""], 60.0),
    ],
    "read_events": [["t7", "t8"], [5, -1], 50, 2**20],
    "find_cut": ["t7", "c"],
    "notify_events": ["channel", "00"],
    "sweep_events": [10, 1],
    "sweep_event_heads": [10, 1],
    "find_old_events": ["t7", 0, [b"\1\2\1k"], 200, 2**20, True],
    "reencrypt_events": ["t7", [1], ["pg:events"], [b"h" * 32], ["pg:aes:pg:events"], [b""]],
    "mark_unfinished": ["t7", "token", True],
    "mark_threads": [["t7"], ["now"], [" 000207"]],
    "copy_thread": ["t7", "t8"],
    "lock_thread_for_delete": ["t7"],
    "drop_new_thread": ["t7"],
    "drop_empty_thread": ["t7"],
    "find_all_threads": ["t7", 10],
    "count_keys": ["t7", 2],
    "find_old_checkpoints": ["t7", "", "", [b"\1\2\1k", b"\1\3\1k"], 200, 2**20, True, True],
    "find_old_blobs": ["t7", "", "", "", [b"\1\2\1k", b"\1\3\1k"], 200, 2**20, True],
    "find_old_chunks": ["t7", b"", [b"\1\2\1k", b"\1\3\1k"], 200, 2**20],
    "find_old_writes": ["t7", "", "", "", 0, [b"\1\2\1k", b"\1\3\1k"], 200, 2**20, True],
    "count_item_keys": [HEAD, "", "", 100, 2],
    "find_old_items": [HEAD, "", "", [b"\1\2\1k", b"\1\3\1k"], 200, 2**20, False],
    "reencrypt_items": [*([HEAD], ["m\1"], ["140"], [140], [b"x"], [None], ["x"])],
    "get_pieces": ["t7", [b"d" * 16], 2**20],
    "reencrypt_checkpoints": ["t7", [""], [" 000207"], [b"x"], [b"x"], [None]],
    "reencrypt_blobs": ["t7", [""], ["a"], ["7"], ["m"], [b"x"], ["m"], [b"x"]],
    "reencrypt_chunks": ["t7", [b"d" * 16], [b"x"], [b"x"]],
    "reencrypt_writes": [
        *("t7", [""], [" 000207"], ["task"], [0], [""], ["a"], ["m"], [b"x"], ["m"], [b"x"]),
        [b"crc."],
    ],
    "rewrite_blobs": [
        *("t7", [""], ["a"], ["7"], ["m"], [b"d" * 16], [b"x"], ["m"], [9], [1], [b"d" * 16]),
        *([b"x"], [b"crc."], [b"d" * 16], [b"x"], [b"d" * 16]),
    ],
    "add_blobs": [
        *("t7", [""], ["a"], ["7"], ["m"], [9], [1], [b"d" * 16], [b"x"], [b"crc."]),
        *([b"d" * 16], [b"x"]),
    ],
    "rewrite_checkpoints": ["t7", [""], [" 000207"], [b"x"], ["{}"], ["{}"], [None], [b""]],
    "mark_thread_encrypted": ["t7"],
    "delete_plain_pieces": ["t7", 10],
    "put_checkpoints": [
        *(["t7"], [""], ["x"], ["y"], [" 000207"], ["{}"], ["{}"], [None]),
        *([1], ["a"], ["z"], ["m"], [9], [1], [b"d" * 16], [b"x"]),
        *([1], [b"d" * 16], [b"x"]),
        *([1], ["a"], ["z"], [None]),
        *([b""], [b"crc."]),
    ],
    "put_whole_checkpoint": [
        *("t7", "", "x", " 000207", "{}", "{}", None, b""),
        *(["a"], ["z"], ["m"], [9], [1], [b"d" * 16], [b"x"], [b"crc."]),
        *([b"d" * 16], [b"x"], 7),
    ],
    "list_stored_threads": ["t7", False, 10],
    "summarize_threads": [["t7"]],
    "list_keys": ["t7"],
    "count_unowned": ["t7"],
    "load_writes": ["t7", [""], [" 000207"]],
    "list_stock_values": ["t7", [""], [" 000207"]],
    "load_stock_checkpoints": ["t7", [""], [" 000207"]],
    "load_stock_values": ["t7", [""], ["a"], ["207"]],
    "set_thread_times": [["t7"], ["2026-01-01"], ["2026-01-02"]],
    "get_items": [[HEAD], ["m\1"], ["140"]],
    "put_items": [*([HEAD], ["m\1"], ["140"], [None], [None], ["{}"], [None], [1], [None])],
    "put_item_if": [
        *([HEAD], ["m\1"], ["140"], [None], [None], ["{}"], [None], [1], [None], "2026-01-01")
    ],
    "fail_unless_put": [HEAD, "m\1", "140", 1],
    "delete_item_if": [HEAD, "m\1", "140", "2026-01-01"],
    "delete_items": [[HEAD], ["m\1"], ["140"]],
    "lock_items": [[HEAD], ["m\1"], ["140"]],
    "refresh_items": [[HEAD], ["m\1"], ["140"]],
    "search_items": [[HEAD], [""], ["z"], [None], ['strict ($."n" == 140)'], [10], [0]],
    "search_range": [HEAD, "", HEAD, "z", None, None, 10, 0, "-updated_at", *TIMES, False],
    "count_items": [HEAD, "", HEAD, "z", None, None, *TIMES],
    "list_item_keys": [HEAD, "", "", HEAD, "z", None, 500],
    "list_namespaces": [HEAD, "", HEAD, "z", 2, [], 100, 0, None, None],
    "sweep_items": [10, 1],
    "list_threads_with_tasks": ["2026-01-01", "", 10],
    "list_waiting": ["{}", "2026-01-01", "", 10, None],
    "count_waiting": [1000],
    "list_unfinished": ["due", 30.0, "{}", "2026-01-01", "", 10],
    "check_leases": [["t7"], ["token"]],
    "check_unleased": ["t-8"],
    "take_lease": ["t7", "token", 30.0, None],
    "beat_leases": [["t7"], ["token"], [30.0]],
    "end_lease": ["t7", "token", True],
    "put_off_thread": ["t7", "token", 1.0, None, 1],
    "give_up_thread": ["t7", "token", None],
    "delete_write": ["t7", "c7", "task", -3],
    "use_answer": ["t7", "c7", "task", "~__pregel_push, ~__pregel_pull, n, 0, 1"],
    "end_waiting": ["t7", "c7"],
    "put_wakeup": ["t7", "", None, 60.0, None, None, 0, "null", b""],
    "delete_wakeups": ["t7", None],
    "list_wakeups": ["t7"],
    "list_due_wakeups": ["{}", 10],
    "begin_wakeup": ["t-8", "", "token"],
    "end_wakeups": [["t7"], ["token"]],
    "get_entries": ["", ["7"], [b"k"]],
    "get_entries_on_citus": ["", ["7"], [b"k"]],
    "put_entries": ["", ["7"], [b"k"], ["msgpack"], [b"x"], [None], 200],
    "sweep_entries": [1000, 7],
    "sweep_entries_on_citus": [1000, 7],
    "clear_entries": [1000, "", ["7"], "2025-01-01"],
    "clear_entries_on_citus": [1000, "", ["7"], "2025-01-01"],
    "put_off_wakeup": ["t7", "token", 1.0, None, 0],
    "find_old_wakeups": ["t7", "", [b"\1\2\1k", b"\1\3\1k"], 200, 2**20, True],
    "reencrypt_wakeups": ["t7", [""], ["m"], [b"x"], ["m"], [b"x"]],
    "get_row_state": ["t7"],
    "load_steps": ["t7", [""], [" 000007"]],
    "end_step": [True, ""],
    "get_step": ["t7", "", " 000007", "task", "charge", 1, True, [""], [" 000007"]],
    "put_step": ["t7", "", " 000007", "task", "mail", 1, "null", b"", [""], [" 000007"], None],
    "delete_step": ["t7", "", " 000007", "task", "charge", 1],
    "find_old_steps": ["t7", "", "", "", "", 0, [b"\1\2\1k", b"\1\3\1k"], 200, 2**20, True],
    "reencrypt_steps": [
        *("t7", [""], [" 000007"], ["task"], ["charge"], [1]),
        *(["m"], [b"x"], ["m"], [b"x"]),
    ],
    "put_writes": [
        *(["t7"], [""], [" 000207"], ["task"], [0], [""], ["a"], ["m"], [b"x"]),
        *(False, [b"crc."], False),
    ],
    "get_data_keys": [["t7"]],
    "put_data_key": ["t7", "tk", b"w", "ring:k"],
    "check_data_keys": [["t7"], ["tk"]],
    "shred_data_key": ["t7"],
    "list_data_keys": ["t7", 200],
    "rewrap_data_keys": [["t7"], [b"w"], [b"x"], "ring:k"],
}


@pytest.fixture(scope="module")
def filled(server: Any, template: str) -> Iterator[psycopg.Connection[Any]]:
    """20,000 checkpoints of 200 threads."""

    with database(server.direct, template) as (_, dsn), psycopg.connect(dsn) as connection:
        connection.execute(FILL.encode())
        connection.commit()
        connection.autocommit = True
        connection.execute("analyze")
        yield connection


@each("name", QUERIES)
def test_it_is_valid(filled: psycopg.Connection[Any], server: Server, name: str) -> None:
    statement = re.sub(r"^/\*.*\n", "", QUERIES[name])
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
        nodes = plan_of(filled, written_out(name), PARAMETERS[name])
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
    assert not {f for f in called if f in FUNCTIONS}, "planned apart from its caller"
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
                statement = QUERIES[name]
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
        text = QUERIES[name]
        start = text.index(
            "    union\n    select p.checkpoint_ns, p.checkpoint_id, p.parent_checkpoint_id"
        )
        walks.append(text[start : text.index("\n),", start)])
    assert walks[0] == walks[1]
    assert len(walks[0].splitlines()) > 20


# --- by key without statistics too, and with wrong ones ---

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
