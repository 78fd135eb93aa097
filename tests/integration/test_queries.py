"""Every statement is valid as it stands, and the frequent ones use their indexes."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest

from pg_checkpoint.selection import LAST_ID
from tests.dump_schema import FILE, describe

SQL = Path(__file__).parents[2] / "sql"
QUERIES = sorted((SQL / "queries").glob("*.sql"))

FILL = """
insert into pgcheckpoint.checkpoint_threads (thread_id)
    select 't' || n from generate_series(1, 20000) n;
insert into pgcheckpoint.checkpoints
    (thread_id, checkpoint_id, parent_checkpoint_id, checkpoint, metadata)
    select 't' || n % 200, to_char(n, '000000'), to_char(n - 200, '000000'),
        '{"v": 4, "channel_values": {}, "channel_versions": {"a": "1", "b": "2"}}',
        jsonb_build_object('step', n, 'run_id', 'run' || n / 100)
    from generate_series(1, 20000) n;
insert into pgcheckpoint.checkpoint_blobs (thread_id, channel, version, type, size, blob)
    select 't' || n % 200, 'a', n::text, 'msgpack', 1, 'x' from generate_series(1, 20000) n;
insert into pgcheckpoint.checkpoint_chunks (thread_id, digest, data)
    select 't' || n % 200, sha256(n::text::bytea), 'x' from generate_series(1, 20000) n;
insert into pgcheckpoint.checkpoint_writes
    (thread_id, checkpoint_id, task_id, idx, channel, type, blob)
    select 't' || n % 200, to_char(n, '000000'), 'task', 0, 'a', 'msgpack', 'x'
    from generate_series(1, 20000) n;
"""

PARAMETERS: dict[str, list[Any]] = {
    "get_checkpoints": ["t7", "", "", LAST_ID, LAST_ID, "{}", 1],
    "load_checkpoints": ["t7", [""], [" 000207"]],
    "find_checkpoints_in_thread": ["t7", "", LAST_ID, LAST_ID, "{}", LAST_ID, LAST_ID, 10],
    "find_checkpoints_of_runs": [["run7"]],
    "find_expired": ["t7", 1, None],
    "list_steps": ["t7", "", LAST_ID, LAST_ID, "{}", 10, LAST_ID, LAST_ID, "", LAST_ID],
    "get_delta_history": ["t7", "", "", LAST_ID, ["a", "b"]],
    "list_checkpoints": ["t7", "", LAST_ID, LAST_ID, "{}", 10, LAST_ID, LAST_ID, "", LAST_ID],
    "list_threads": ["9999-01-01", "", "{}", 10, False, ""],
    "find_threads": ["t7", None, "{}", 10],
    "delete_checkpoints": ["t7", [""], [" 000207"], True],
    "delete_thread": ["t7", None, True, True],
    "copy_thread": ["t7", "t8"],
    "lock_thread_for_delete": ["t7"],
    "find_all_threads": ["t7", 10],
    "count_keys": ["t7"],
    "find_old_checkpoints": ["t7", "", "", b"\1k", 200, 2**20, True, True],
    "find_old_blobs": ["t7", "", "", "", b"\1k", 200, 2**20, True],
    "find_old_chunks": ["t7", b"", b"\1k", 200, 2**20],
    "find_old_writes": ["t7", "", "", "", 0, b"\1k", 200, 2**20, True],
    "get_pieces": ["t7", [b"d" * 16], 2**20],
    "reencrypt_checkpoints": ["t7", [""], [" 000207"], [b"x"], [b"x"], [None]],
    "reencrypt_blobs": ["t7", [""], ["a"], ["7"], ["m"], [b"x"], ["m"], [b"x"]],
    "reencrypt_chunks": ["t7", [b"d" * 16], [b"x"], [b"x"]],
    "reencrypt_writes": [
        *("t7", [""], [" 000207"], ["task"], [0], [""], ["a"], ["m"], [b"x"], ["m"], [b"x"])
    ],
    "mark_thread_encrypted": ["t7"],
    "delete_plain_pieces": ["t7", 10],
    "put_checkpoints": [
        *(["t7"], [""], ["x"], ["y"], [" 000207"], ["{}"], ["{}"], [None]),
        *([1], ["a"], ["z"], ["m"], [9], [1], [b"d" * 16], [b"x"]),
        *([1], [b"d" * 16], [b"x"]),
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
    "put_writes": [["t7"], [""], [" 000207"], ["task"], [0], [""], ["a"], ["m"], [b"x"]],
}


@pytest.fixture(scope="module")
def filled(server: Any, template: str) -> Iterator[psycopg.Connection[Any]]:
    """20,000 checkpoints of 200 threads."""
    from tests.servers import database

    with database(server.direct, template) as (_, dsn), psycopg.connect(dsn) as connection:
        connection.execute(FILL.encode())
        connection.commit()
        connection.autocommit = True
        connection.execute("analyze")
        yield connection


@pytest.mark.parametrize("path", QUERIES, ids=lambda p: p.stem)
def test_it_is_valid_as_it_stands(filled: psycopg.Connection[Any], path: Path) -> None:
    text = path.read_text()
    assert text.startswith("-- ")
    statement = re.sub(r"^\s*--.*\n", "", text, flags=re.MULTILINE).strip()
    assert statement.endswith(";")
    assert statement.count(";") == 1, "one statement a file"
    if statement.startswith(("create", "drop")):  # what can't be prepared
        return
    filled.execute(b"prepare checked as " + statement.encode())
    filled.execute("deallocate checked")


@pytest.mark.parametrize("name", PARAMETERS)
@pytest.mark.parametrize("mode", ["force_generic_plan", "force_custom_plan"])
def test_it_uses_its_indexes(filled: psycopg.Connection[Any], name: str, mode: str) -> None:
    statement = (SQL / "queries" / f"{name}.sql").read_text()
    with filled.transaction(force_rollback=True):
        filled.execute(f"set local plan_cache_mode = {mode}".encode())
        with psycopg.RawCursor(filled) as cursor:
            explain = f"explain (format json, costs off) {statement}".encode()
            row = cursor.execute(explain, PARAMETERS[name]).fetchone()
    assert row is not None
    nodes = list(_nodes(row[0]))
    scanned = {n["Relation Name"] for n in nodes if n["Node Type"] == "Seq Scan"}
    assert not scanned, (name, scanned)
    used = {n["Index Name"] for n in nodes if "Index Name" in n}
    assert all(index.endswith(("pkey", "run_id_idx", "active_at_idx")) for index in used)
    if name == "find_checkpoints_of_runs":
        assert used == {"checkpoints_run_id_idx"}


def _nodes(plan: Any) -> Iterator[dict[str, Any]]:
    for item in plan if isinstance(plan, list) else plan.values():
        if isinstance(item, (dict, list)):
            yield from _nodes(item)
    if isinstance(plan, dict) and "Node Type" in plan:
        yield plan


def test_no_sql_in_python() -> None:
    keywords = re.compile(
        r"\b(select\s.+\sfrom|insert\s+into|update\s.+\sset|delete\s+from|create\s+table)\b",
        re.IGNORECASE,
    )
    for path in (SQL.parent / "pg_checkpoint").glob("*.py"):
        code = re.sub(r'"""[\s\S]*?"""|#.*', "", path.read_text())
        assert not keywords.search(code), path.name


def test_the_dump_is_not_stale(dsn: str) -> None:
    assert FILE.read_text() == describe(dsn), "run `make schema`"


def test_both_ways_of_reading_checkpoints_differ_in_what_they_choose_only() -> None:
    """A statement is a file of its own; what stands in both must not drift apart."""
    texts = [(SQL / "queries" / f"{n}_checkpoints.sql").read_text() for n in ("get", "load")]
    first, second = (text[text.index("reference as (") :] for text in texts)
    assert first == second
