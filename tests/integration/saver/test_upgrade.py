"""What earlier releases stored is read as they read it; they go on working beside this version.

`tests/upgrade` has what each release stored. What a release runs here is its own code, from the
history of this repository; where that is not there, only its data is used.
"""

from __future__ import annotations

import json
from base64 import b64encode
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import psycopg
import pytest

from pg_checkpoint import migrate
from tests import upgrade
from tests.command_line import done
from tests.dump_schema import describe
from tests.making import rows_of
from tests.upgrade import FOLDER, OTHERS, RELEASES, ROOT, SEALED, THREADS, Life, check_out, export

# The ring of life.py, as the command line takes it.
KEYS = f"2026:{b64encode(bytes(range(32))).decode()}"


@pytest.fixture(params=list(RELEASES))
def release(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(scope="module")
def packages(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    folder = tmp_path_factory.mktemp("releases")
    try:
        return {name: check_out(commit, folder / name) for name, commit in RELEASES.items()}
    except upgrade.NoHistoryError as error:
        pytest.skip(f"earlier releases can't be run: {error}")


@pytest.fixture
def old(packages: dict[str, Path], release: str) -> Path:
    return packages[release]


@pytest.fixture
def stored(empty_dsn: str, release: str) -> str:
    with psycopg.connect(empty_dsn) as connection:
        connection.execute((FOLDER / f"{release}.sql").read_bytes())
    return empty_dsn


@pytest.fixture
def expected(release: str) -> dict[str, Any]:
    return dict(json.loads((FOLDER / f"{release}.json").read_text("utf-8")))


def _check_all(dsn: str) -> None:
    done("--allow-plaintext", "verify", dsn=dsn, PG_CHECKPOINT_KEYS=KEYS)


def test_its_migrations_are_as_they_were(release: str) -> None:
    """A change would reach new databases only."""
    dump = (FOLDER / f"{release}.sql").read_text("utf-8")
    _, _, released = dump.partition("create schema pgcheckpoint;\n\n")
    released, _, rows = released.partition("\ndelete from pgcheckpoint.schema_migrations;\n")
    assert rows
    files = sorted((ROOT / "sql" / "migrations").glob("*.sql"))
    now = [file.read_text("utf-8") for file in files]
    is_there = any(released == "\n".join(now[:n]) for n in range(1, len(now) + 1))
    assert is_there, f"a migration of {release} was changed: add a new one instead"


def test_all_kinds_of_rows_are_in_it(stored: str) -> None:
    for rows in (
        "checkpoint_blobs where groups > 0",
        "checkpoint_blobs where chunks is not null and groups = 0",
        "checkpoint_writes where channel = '__interrupt__'",
        "checkpoint_writes where channel = '__error__'",
        "checkpoints where sealed is not null",
        "checkpoints where checkpoint_ns like 'inner:%'",
    ):
        assert rows_of(stored, f"select from pgcheckpoint.{rows}"), rows


def test_it_is_read_as_the_release_read_it(stored: str, expected: dict[str, Any]) -> None:
    migrate(stored)
    with Life(ROOT, stored) as new:
        found = new("read", *THREADS)
        assert {thread: found[thread] for thread in THREADS} == {
            thread: expected[thread] for thread in THREADS
        }
        assert new("others") == expected[OTHERS]
        assert new("sealed", "read", *SEALED) == {thread: expected[thread] for thread in SEALED}


def test_every_table_has_rows_in_the_next_release(empty_dsn: str) -> None:
    with Life(ROOT, empty_dsn) as life:
        life("fill")
        tables = rows_of(
            empty_dsn, "select tablename from pg_tables where schemaname = 'pgcheckpoint'"
        )
        empty = {
            table
            for (table,) in tables
            if not rows_of(empty_dsn, f"select from pgcheckpoint.{table}")
        }
        assert empty == {"lost_attempts", "retention_turns"}
        timed = "select from pgcheckpoint.checkpoint_threads where ttl is not null"
        assert len(rows_of(empty_dsn, timed)) == 1
        assert life("others")["left"] == [["left", ["beside", "inner"], False]]


def test_it_becomes_the_schema_of_this_version(stored: str, dsn: str) -> None:
    columns = (
        "select c.table_name, c.column_name, c.data_type from information_schema.columns c"
        " join information_schema.views using (table_schema, table_name)"
        " where table_schema = 'pgcheckpoint'"
    )
    before = set(rows_of(stored, columns))
    migrate(stored)
    assert describe(stored) == describe(dsn)
    assert before
    assert before <= set(rows_of(stored, columns))


def test_it_goes_on(stored: str) -> None:
    migrate(stored)
    with Life(ROOT, stored) as new:
        before = new("read", *THREADS)
        new("chat", "chat", "fork", "delta")
        new("answer", "question")
        after = new("read", *THREADS)
        new("clean", *THREADS)
    for thread in ("chat", "delta"):
        (messages, items), (more, more_items) = (
            (state["messages"], state["items"])
            for state in (before[thread]["state"][0], after[thread]["state"][0])
        )
        assert (more[: len(messages)], len(more)) == (messages, len(messages) + 2)
        assert (more_items[: len(items)], len(more_items)) == (items, len(items) + 2)
        # The old checkpoints are among the new ones as they were.
        kept = before[thread]["checkpoints"]
        assert after[thread]["checkpoints"][-len(kept) :] == kept
    _check_all(stored)


def test_what_a_release_exported_is_imported(
    old: Path, expected: dict[str, Any], stored: str, dsn: str, tmp_path: Path
) -> None:
    export(old, stored, tmp_path / "threads.jsonl", KEYS)
    done("import", str(tmp_path / "threads.jsonl"), dsn=dsn)
    # What was encrypted too: the export is in clear.
    del expected[OTHERS]
    with Life(ROOT, dsn) as life:
        assert life("read", *THREADS, *SEALED) == expected


def test_both_versions_at_once(old: Path, empty_dsn: str) -> None:
    with Life(old, empty_dsn) as before, Life(ROOT, empty_dsn) as after:
        before("fill")
        migrate(empty_dsn)  # while it runs
        for _ in range(2):
            before("chat", "turns")
            after("chat", "turns")
        before("ask", "asked before")
        after("ask", "asked after")
        before("answer", "asked after")
        after("answer", "asked before")
        before("clean", "turns", "asked after")
        after("clean", "fork", "asked before")
        with ThreadPoolExecutor(2) as pool:
            jobs = pool.submit(before, "chat", *["a"] * 3), pool.submit(after, "chat", *["b"] * 3)
            for job in jobs:
                job.result()
        threads = (*THREADS, "turns", "asked before", "asked after", "a", "b")
        assert before("read", *threads) == (found := after("read", *threads))
        assert len(found["turns"]["state"][0]["messages"]) == 8
        assert {len(found[thread]["state"][0]["messages"]) for thread in ("a", "b")} == {6}
        assert after("others") == before("others")
    _check_all(empty_dsn)


def test_what_each_version_encrypts_the_other_reads(old: Path, stored: str) -> None:
    migrate(stored)
    threads = ("sealed then", "sealed now")
    with Life(old, stored) as before, Life(ROOT, stored) as after:
        before("sealed", "chat", "sealed then")
        after("sealed", "chat", "sealed then")
        after("sealed", "chat", "sealed now")
        found = after("sealed", "read", *threads)
        assert before("sealed", "read", *threads) == found
    assert len(found["sealed then"]["state"][0]["messages"]) == 4
