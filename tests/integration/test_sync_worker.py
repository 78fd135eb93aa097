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
import psycopg
import pytest

from examples.sync_worker.job import STEPS, build
from pg_checkpoint import PostgresSaver
from tests.making import config_for

ROOT = Path(__file__).parents[2]
JOBS = [f"job {n}" for n in range(1, 41)]


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


def test_every_job_is_done_once(empty_dsn: str) -> None:
    with _run(empty_dsn, "--pace", "0.02") as process:
        said = _output(process).read()
        assert process.wait(timeout=60) == 0
    assert said.endswith("40 of 40 jobs are done\n")
    steps = _steps(empty_dsn)
    assert [len(done) for done in steps.values()] == [STEPS] * len(JOBS)
    # A job stays where it began, and both processes had some.
    assert all(len({step.split(",")[0] for step in done}) == 1 for done in steps.values())
    assert len({done[0].split(",")[0] for done in steps.values()}) == 2


@pytest.mark.parametrize(("who", "start"), [("all", "fork"), ("one process", "spawn")])
def test_what_is_stopped_goes_on_in_the_next_run(empty_dsn: str, who: str, start: str) -> None:
    with _run(empty_dsn, "--pace", "0.1", "--start", start) as process:
        said, started = "", set[str]()
        while len(started) < 2:
            said = _output(process).readline()
            assert ": done" in said
            started.add(said.partition("(")[2])
        workers = psutil.Process(process.pid).children(recursive=True)
        if who == "all":
            process.send_signal(signal.SIGTERM)
        else:
            next(w for w in workers if "spawn_main" in str(w.cmdline())).kill()
        said = _output(process).read()
        assert process.wait(timeout=60) == (0 if who == "all" else 1)
    assert ": stopped" in said
    assert psutil.wait_procs(workers, timeout=60)[1] == []
    stopped = _steps(empty_dsn)
    assert {0, STEPS} <= {len(done) for done in stopped.values()}
    with _run(empty_dsn, "--pace", "0") as process:
        assert _output(process).read().endswith("40 of 40 jobs are done\n")
        assert process.wait(timeout=60) == 0
    for job, done in _steps(empty_dsn).items():
        # What was done stays as it was done, and the rest is done once.
        assert len(done) == STEPS
        assert done[: len(stopped[job])] == stopped[job]


def test_jobs_that_fail_are_named(dsn: str) -> None:
    with psycopg.connect(dsn) as connection:
        connection.execute("alter table pgcheckpoint.checkpoints rename to elsewhere")
    with _run(dsn, "--jobs", "2", "--processes", "1") as process:
        said = _output(process).read()
        assert process.wait(timeout=60) == 1
    assert said.count(": failed: SchemaNotReadyError") == 2
    assert said.endswith("0 of 2 jobs are done\n")
