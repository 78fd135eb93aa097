"""The examples do what they say."""

from __future__ import annotations

import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import psycopg
import pytest

from examples import charge_once, erasing_a_name, quickstart, quickstart_sync, staging_copy
from tests.command_line import ROOT, begun, environment
from tests.examples.test_fastapi_app import serve
from tests.making import rows_of
from tests.waiting import PATIENCE, wait_until

TWO_VISITS = ["a visit", "hello no. 1", "another visit", "hello no. 3"]
FOUR_VISITS = [*TWO_VISITS, "a visit", "hello no. 5", "another visit", "hello no. 7"]
BEGUN = """select thread_id, count(*) from pgcheckpoint.checkpoints
    where metadata ->> 'source' = 'input' group by 1 order by 1"""
REST = ["job 2", "job 3", "job 4", "all jobs are done"]


async def test_the_quickstart_remembers(empty_dsn: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PG_CHECKPOINT_DSN", empty_dsn)
    assert await quickstart.main() == TWO_VISITS
    assert await quickstart.main() == FOUR_VISITS


def test_the_blocking_quickstart_remembers(empty_dsn: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PG_CHECKPOINT_DSN", empty_dsn)
    assert quickstart_sync.main() == TWO_VISITS
    assert quickstart_sync.main() == FOUR_VISITS


def test_a_killed_payment(empty_dsn: str, monkeypatch: pytest.MonkeyPatch, capfd: Any) -> None:
    monkeypatch.setenv("PG_CHECKPOINT_DSN", empty_dsn)
    assert charge_once.main() == [350]
    told = [line.rpartition(" ")[2] for line in capfd.readouterr().out.splitlines()]
    assert told == ["-9", "-9", "-9", "0"]
    steps = rows_of(empty_dsn, "select name from pgcheckpoint.checkpoint_steps")
    assert sorted(steps) == [("charge",), ("mail",)]


@pytest.mark.parametrize("name", ["quickstart", "quickstart_sync"])
def test_a_quickstart_as_a_script(name: str, empty_dsn: str) -> None:
    how: Any = {"capture_output": True, "text": True, "check": False}
    script = str(ROOT / "examples" / f"{name}.py")
    done = subprocess.run([sys.executable, script], env=environment(empty_dsn), **how)
    assert (done.returncode, done.stdout) == (0, f"{TWO_VISITS}\n"), done.stderr


def test_each_example_makes_only_the_classes_that_it_allows() -> None:
    """People copy them."""
    made = r"Postgres(?:Saver|Events)(?:\.from_conn_string)?\([^)]|Saver\.from_conn_string\("
    for path in (ROOT / "examples").rglob("*.py"):
        text = path.read_text()
        assert len(re.findall(made, text)) <= text.count("strict=True"), path


def _worker(dsn: str, *arguments: str, of: str = "") -> subprocess.Popen[str]:
    return begun(f"examples.recovering_workers{of}", "--jobs", "4", *arguments, dsn=dsn)


def test_a_worker_goes_on_with_the_jobs_of_one_that_was_killed(empty_dsn: str) -> None:
    first = _worker(empty_dsn, "--pace", "60", "--ttl", "1")
    assert first.stdout is not None
    assert first.stdout.readline().startswith("job 1: process")
    _until_it_begins(empty_dsn)
    first.kill()
    first.communicate()
    # It finds the other's lease over, and is never too slow for its own.
    second = _worker(empty_dsn, "--pace", "0.01", "--ttl", "60")
    said, _ = second.communicate(timeout=PATIENCE)
    assert (second.returncode, [line.split(":")[0] for line in said.splitlines()]) == (0, REST)


def test_a_worker_that_is_stopped_hands_its_job_over(empty_dsn: str) -> None:
    """A step is not done twice, and nobody waits for a lease to expire."""
    first = _worker(empty_dsn, "--pace", "0.5", "--ttl", "3600")
    _until_it_begins(empty_dsn)
    first.terminate()
    said, _ = first.communicate(timeout=PATIENCE)
    assert first.returncode == 0
    assert [line.split(" ")[-1] for line in said.splitlines()] == ["begins", "on", "stopped"]
    said, _ = _worker(empty_dsn, "--pace", "0.01", "--ttl", "3600").communicate(timeout=PATIENCE)
    assert [line.split(":")[0] for line in said.splitlines()] == REST


def _until_it_begins(dsn: str, job: str = "job 1") -> None:
    """It begins when its input is stored; its steps would take long."""

    def began() -> list[Any]:
        query = "select 1 from pgcheckpoint.checkpoints where thread_id = %s"
        with suppress(psycopg.errors.UndefinedTable):
            return rows_of(dsn, query, [job])
        return []

    wait_until(began)


@pytest.mark.direct("procrastinate listens")
def test_on_procrastinate(direct_dsn: str) -> None:
    pytest.importorskip("procrastinate", minversion="3")
    first = _worker(direct_dsn, "--pace", "60", "--ttl", "1", of=".on_procrastinate")
    _until_it_begins(direct_dsn)
    first.kill()
    first.communicate()
    second = _worker(direct_dsn, "--pace", "0.01", "--ttl", "1", of=".on_procrastinate")
    said, _ = second.communicate(timeout=120)
    assert (second.returncode, said.splitlines()[-1]) == (0, "all jobs are done")
    left = "select distinct status::text from procrastinate_jobs"
    assert rows_of(direct_dsn, left) == [("succeeded",)]
    # Each was begun once, by whomever.
    assert rows_of(direct_dsn, BEGUN) == [(f"job {n}", 1) for n in range(1, 5)]


def test_as_a_task_of_a_lifespan(empty_dsn: str, tmp_path: Path) -> None:
    app = [sys.executable, "-m", "uvicorn", "examples.recovering_workers.in_fastapi:app"]
    command = [*app, "--port", "0"]
    serving = serve(empty_dsn, tmp_path / "1", command, PACE="60", TTL="1")
    thread, away = ThreadPoolExecutor(1), suppress(httpx.HTTPError)
    with serving as (first, _, client), thread as waiting, away:
        asked = waiting.submit(client.post, "/jobs/a")
        _until_it_begins(empty_dsn, "a")
        assert client.get("/jobs/a").json() == {"steps": [], "done": False}
        first.kill()
        asked.result()
    how = {"PACE": "0.01", "TTL": "1"}
    with serve(empty_dsn, tmp_path / "2", command, **how) as (second, _, client):
        wait_until(lambda: client.get("/jobs/a").json()["done"])
        assert client.post("/jobs/a").json()["steps"] == [f"step {n}" for n in range(1, 6)]
        second.terminate()
        second.wait(60)
    assert dict(rows_of(empty_dsn, BEGUN))["a"] == 1
    assert rows_of(empty_dsn, "select from pgcheckpoint.checkpoint_leases") == []


async def test_a_copy_of_production_continues_none_of_its_runs(
    direct_dsn: str, monkeypatch: pytest.MonkeyPatch, capsys: Any, caplog: Any
) -> None:
    # Of a database that a pooler's connections keep nobody from cloning.
    monkeypatch.setenv("PG_CHECKPOINT_DSN", direct_dsn)
    in_copy, in_staging, in_production = await staging_copy.main()
    assert (in_copy, in_staging) == (["paid"], ["paid", "paid", "sent"])
    assert in_production == ["paid", "sent"]
    (said,) = [r.getMessage() for r in caplog.records if "stands still" in r.getMessage()]
    assert "pg-checkpoint quiesce" in said
    told = [line.split(" resumed ")[1][0] for line in capsys.readouterr().out.splitlines()[1:]]
    assert told == ["0", "0", "0", "1"]


async def test_a_name_is_erased(dsn: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PG_CHECKPOINT_DSN", dsn)
    outcome = await erasing_a_name.main()
    places = {"interrupt __interrupt__", "metadata", "value customer", "value messages"}
    assert places | {"write customer", "write messages"} <= {*outcome.places}
    assert (outcome.last_answer, outcome.left) == ("The desk says: yes", 0)
