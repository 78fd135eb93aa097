"""A user's own server, measured by the command of the README."""

from __future__ import annotations

import json
import subprocess
import sys

import psycopg

COMMAND = [sys.executable, "-m", "pg_checkpoint", "bench", "--threads", "3", "--steps", "2"]


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [*COMMAND, "--rounds", "1", *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_it_prints_figures_and_leaves_nothing_behind(empty_dsn: str) -> None:
    done = run("--dsn", empty_dsn, "--json")
    assert done.returncode == 0, done.stderr
    figures = json.loads(done.stdout)
    assert figures["operations_per_second"] > 0
    assert 0 < figures["put_ms"]["p50"] <= figures["put_ms"]["p99"]
    assert figures["calls_per_transaction"] >= 1
    assert "operations per second" in run("--dsn", empty_dsn).stdout
    with psycopg.connect(empty_dsn) as admin:
        found = admin.execute("select nspname from pg_namespace where nspname ~ 'checkpoint'")
        assert found.fetchall() == []


def test_a_server_that_is_not_there_is_one_line() -> None:
    done = run("--dsn", "postgresql://me:secret@127.0.0.1:1/nothing")
    assert done.returncode == 3
    assert done.stderr.startswith("the database can't be reached: ")
    assert "Traceback" not in done.stderr
    assert "secret" not in done.stderr
