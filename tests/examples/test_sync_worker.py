"""examples/sync_worker as its users run it: every job once, whatever stops in between."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

import psutil

from examples.sync_worker.job import STEPS, build
from pg_checkpoint import PostgresSaver
from tests.making import config_for, run_sql
from tests.waiting import PATIENCE

ROOT = Path(__file__).parents[2]
JOBS = [f"sync job {n}" for n in range(1, 41)]


@contextmanager
def _run(dsn: str, *arguments: str) -> Iterator[subprocess.Popen[str]]:
    process = subprocess.Popen(
        [
            sys.executable,
            "-m",
            "examples.sync_worker",
            "--jobs",
            "40",
            "--threads",
            "3",
            *arguments,
        ],
        cwd=ROOT,
        env={**os.environ, "PG_CHECKPOINT_DSN": dsn, "PYTHONPATH": str(ROOT)},
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        yield process
    finally:
        # Workers end by themselves when this one is gone.
        process.kill()
        process.wait()
        _output(process).close()


def _output(process: subprocess.Popen[str]) -> IO[str]:
    assert process.stdout is not None
    return process.stdout


def _steps(dsn: str) -> dict[str, list[str]]:
    """What each job's thread holds."""
    with PostgresSaver.from_conn_string(dsn) as saver:
        states = {job: build(saver).get_state(config_for(job)) for job in JOBS}
    return {job: state.values.get("steps", []) for job, state in states.items()}


@contextmanager
def _both_at_work(dsn: str) -> Iterator[subprocess.Popen[str]]:
    """A run of which each process has finished a job, and many are left."""
    with _run(dsn, "--pace", "0.1", "--start", "fork") as process:
        heard = set[str]()
        while len(heard) < 2:
            said = _output(process).readline()
            assert ": done (process " in said
            heard.add(said.partition("(")[2])
        yield process


def test_what_is_stopped_goes_on_in_the_next_run(dsn: str) -> None:
    with _both_at_work(dsn) as process:
        workers = psutil.Process(process.pid).children(recursive=True)
        process.send_signal(signal.SIGTERM)
        said = _output(process).read()
        assert process.wait(timeout=PATIENCE) == 0
    assert psutil.wait_procs(workers, timeout=PATIENCE)[1] == []
    assert ": stopped" in said
    assert said.endswith(" jobs are done; the next run goes on\n")
    stopped = _steps(dsn)
    assert {0, STEPS} <= {len(done) for done in stopped.values()}
    with _run(dsn, "--pace", "0", "--start", "spawn") as process:
        assert _output(process).read().endswith("40 of 40 jobs are done\n")
        assert process.wait(timeout=PATIENCE) == 0
    for job, done in _steps(dsn).items():
        # What was done stays as it was done, and the rest is done once.
        assert len(done) == STEPS
        assert done[: len(stopped[job])] == stopped[job]


def test_a_killed_worker_stops_the_others_in_order(dsn: str) -> None:
    with _both_at_work(dsn) as process:
        first, *others = psutil.Process(process.pid).children()
        first.kill()
        said = _output(process).read()
        assert process.wait(timeout=PATIENCE) == 1
    assert psutil.wait_procs([first, *others], timeout=PATIENCE)[1] == []
    assert ": stopped" in said


def test_jobs_that_fail_are_named(dsn: str) -> None:
    run_sql(dsn, "alter table pgcheckpoint.checkpoints rename to elsewhere")
    with _run(dsn, "--jobs", "2", "--processes", "1") as process:
        said = _output(process).read()
        assert process.wait(timeout=PATIENCE) == 1
    assert said.count(": failed: SchemaNotReadyError") == 2
    assert said.endswith("0 of 2 jobs are done\n")
