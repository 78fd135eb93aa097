"""The examples do what they say."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx
import psycopg
import pytest

from examples import charge_once, erasing_a_name, quickstart, quickstart_sync, staging_copy
from tests.servers import Server, database
from tests.waiting import PATIENCE, wait_until

ROOT = Path(__file__).parents[2]


TWO_VISITS = ["a visit", "hello no. 1", "another visit", "hello no. 3"]
FOUR_VISITS = [*TWO_VISITS, "a visit", "hello no. 5", "another visit", "hello no. 7"]


async def test_the_quickstart_remembers(empty_dsn: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PG_CHECKPOINT_DSN", empty_dsn)
    assert await quickstart.main() == TWO_VISITS
    assert await quickstart.main() == FOUR_VISITS


def test_the_blocking_quickstart_remembers(empty_dsn: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PG_CHECKPOINT_DSN", empty_dsn)
    assert quickstart_sync.main() == TWO_VISITS
    assert quickstart_sync.main() == FOUR_VISITS


def test_a_killed_payment_is_charged_once(
    empty_dsn: str, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PG_CHECKPOINT_DSN", empty_dsn)
    assert charge_once.main() == [350]
    told = [line.rpartition(" ")[2] for line in capfd.readouterr().out.splitlines()]
    assert told == ["-9", "-9", "-9", "0"]
    with psycopg.connect(empty_dsn) as connection:
        steps = connection.execute("select name from pgcheckpoint.checkpoint_steps").fetchall()
    assert sorted(steps) == [("charge",), ("mail",)]


@pytest.mark.parametrize("name", ["quickstart", "quickstart_sync"])
def test_a_quickstart_as_a_script(name: str, empty_dsn: str) -> None:
    done = subprocess.run(
        [sys.executable, str(ROOT / "examples" / f"{name}.py")],
        capture_output=True,
        text=True,
        # The package as a bare checkout has it, if it is not installed.
        env={**os.environ, "PG_CHECKPOINT_DSN": empty_dsn, "PYTHONPATH": str(ROOT)},
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout == f"{TWO_VISITS}\n"


def test_each_example_makes_only_the_classes_that_it_allows() -> None:
    """People copy them."""
    made = re.compile(
        r"Postgres(?:Saver|Events)(?:\.from_conn_string)?\([^)]|Saver\.from_conn_string\("
    )
    for path in (ROOT / "examples").rglob("*.py"):
        text = path.read_text()
        assert len(made.findall(text)) <= text.count("strict=True"), path


def _worker(
    dsn: str, *arguments: str, module: str = "examples.recovering_workers"
) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", module, "--jobs", "4", *arguments],
        cwd=ROOT,
        env={**os.environ, "PG_CHECKPOINT_DSN": dsn, "PYTHONPATH": str(ROOT)},
        stdout=subprocess.PIPE,
        text=True,
    )


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
    assert second.returncode == 0
    assert [line.split(":")[0] for line in said.splitlines()] == [
        *("job 2", "job 3", "job 4", "all jobs are done")
    ]


def test_a_worker_that_is_stopped_hands_its_job_over(empty_dsn: str) -> None:
    """A step is not done twice, and nobody waits for a lease to expire."""
    first = _worker(empty_dsn, "--pace", "0.5", "--ttl", "3600")
    _until_it_begins(empty_dsn)
    first.terminate()
    said, _ = first.communicate(timeout=PATIENCE)
    assert first.returncode == 0
    assert [line.split(" ")[-1] for line in said.splitlines()] == ["begins", "on", "stopped"]
    second = _worker(empty_dsn, "--pace", "0.01", "--ttl", "3600")
    said, _ = second.communicate(timeout=PATIENCE)
    assert [line.split(":")[0] for line in said.splitlines()] == [
        *("job 2", "job 3", "job 4", "all jobs are done")
    ]


def _until_it_begins(dsn: str, job: str = "job 1") -> None:
    """It begins when its input is stored; its steps would take long."""
    with psycopg.connect(dsn, autocommit=True, prepare_threshold=None) as admin:

        def began() -> int:
            query = "select from pgcheckpoint.checkpoints where thread_id = %s"
            with suppress(psycopg.errors.UndefinedTable):
                return admin.execute(query, [job]).rowcount
            return 0

        wait_until(began)


@pytest.mark.direct("procrastinate listens")
def test_on_procrastinate(direct_dsn: str) -> None:
    pytest.importorskip("procrastinate", minversion="3")
    module = "examples.recovering_workers.on_procrastinate"
    first = _worker(direct_dsn, "--pace", "60", "--ttl", "1", module=module)
    _until_it_begins(direct_dsn)
    first.kill()
    first.communicate()
    second = _worker(direct_dsn, "--pace", "0.01", "--ttl", "1", module=module)
    said, _ = second.communicate(timeout=120)
    assert second.returncode == 0
    assert said.splitlines()[-1] == "all jobs are done"
    with psycopg.connect(direct_dsn) as admin:
        left = admin.execute("select distinct status::text from procrastinate_jobs").fetchall()
        assert left == [("succeeded",)]
        # Each was begun once, by whomever.
        query = """select thread_id, count(*) from pgcheckpoint.checkpoints
            where metadata ->> 'source' = 'input' group by 1 order by 1"""
        assert admin.execute(query).fetchall() == [(f"job {n}", 1) for n in range(1, 5)]


def test_as_a_task_of_a_lifespan(empty_dsn: str, tmp_path: Path) -> None:
    with (
        _served(empty_dsn, tmp_path / "1", pace=60) as (first, client),
        ThreadPoolExecutor(1) as waiting,
        suppress(httpx.HTTPError),
    ):
        asked = waiting.submit(client.post, "/jobs/a")
        _until_it_begins(empty_dsn, "a")
        assert client.get("/jobs/a").json() == {"steps": [], "done": False}
        first.kill()
        asked.result()
    with _served(empty_dsn, tmp_path / "2", pace=0.01) as (second, client):
        wait_until(lambda: client.get("/jobs/a").json()["done"])
        assert client.post("/jobs/a").json()["steps"] == [f"step {n}" for n in range(1, 6)]
        second.terminate()
        second.wait(60)
    with psycopg.connect(empty_dsn) as admin:
        query = """select from pgcheckpoint.checkpoints
            where metadata ->> 'source' = 'input' and thread_id = 'a'"""
        assert admin.execute(query).rowcount == 1
        assert admin.execute("select from pgcheckpoint.checkpoint_leases").rowcount == 0


@contextmanager
def _served(
    dsn: str, log: Path, pace: float
) -> Iterator[tuple[subprocess.Popen[bytes], httpx.Client]]:
    app = "examples.recovering_workers.in_fastapi:app"
    own = {"PG_CHECKPOINT_DSN": dsn, "PYTHONPATH": str(ROOT), "PACE": str(pace), "TTL": "1"}
    with log.open("wb") as output:
        process = subprocess.Popen(
            [sys.executable, "-m", "uvicorn", app, "--port", "0"],
            cwd=ROOT,
            env={**os.environ, **own},
            stdout=output,
            stderr=output,
        )
    try:
        while (found := re.search(r"running on (http://\S+)", log.read_text())) is None:
            assert process.poll() is None, log.read_text()
            time.sleep(0.05)
        with httpx.Client(base_url=found[1], timeout=60) as client:
            yield process, client
    finally:
        process.kill()
        process.wait()


async def test_a_copy_of_production_continues_none_of_its_runs(
    server: Server,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    caplog: pytest.LogCaptureFixture,
) -> None:
    # Of a database that a pooler's connections keep nobody from cloning.
    with database(server.direct) as (_, dsn):
        monkeypatch.setenv("PG_CHECKPOINT_DSN", dsn)
        in_copy, in_staging, in_production = await staging_copy.main()
    assert in_copy == ["paid"]
    assert in_staging == ["paid", "paid", "sent"]
    assert in_production == ["paid", "sent"]
    (said,) = [r.getMessage() for r in caplog.records if "stands still" in r.getMessage()]
    assert "pg-checkpoint quiesce" in said
    assert [line.split(" resumed ")[1][0] for line in capsys.readouterr().out.splitlines()[1:]] == [
        *("0", "0", "0", "1")
    ]


async def test_a_name_is_erased(dsn: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PG_CHECKPOINT_DSN", dsn)
    outcome = await erasing_a_name.main()
    places = {"interrupt __interrupt__", "metadata", "value customer", "value messages"}
    assert places | {"write customer", "write messages"} <= {*outcome.places}
    assert outcome.last_answer == "The desk says: yes"
    assert outcome.left == 0
