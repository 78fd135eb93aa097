"""examples/approval_inbox, renamed_class and sync_worker as their users run them."""

from __future__ import annotations

import json
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import psutil

from examples.approval_inbox.agent import config_of
from examples.sync_worker.job import STEPS, build
from pg_checkpoint import PostgresSaver
from tests.command_line import ROOT, begun, program
from tests.making import config_for, run_sql
from tests.waiting import PATIENCE

EXAMPLE = ROOT / "examples" / "renamed_class"
ORDERS = 60


def _run(dsn: str, *arguments: str, code: int = 0) -> list[str]:
    ended = program("examples.approval_inbox", *arguments, dsn=dsn)
    assert ended.returncode == code, ended.stderr
    return ended.stdout.splitlines()


def test_questions_are_answered_one_by_one(empty_dsn: str) -> None:
    assert _run(empty_dsn, "list") == ["nobody waits for an answer"]
    _run(empty_dsn, "ask", "order-1", "20", "350")
    _run(empty_dsn, "ask", "order-2", "7")
    asked = [line.split(" ", 2) for line in _run(empty_dsn, "list")]
    ids = [interrupt_id for _, interrupt_id, _ in asked]
    refunds = zip(("order-1", "order-1", "order-2"), ids, (20, 350, 7), strict=True)
    assert asked == [[thread, id_, f"Refund {amount} EUR?"] for thread, id_, amount in refunds]
    _run(empty_dsn, "answer", "order-1", ids[0], "yes")
    assert sorted([line.split(" ", 2)[1] for line in _run(empty_dsn, "list")]) == sorted(ids[1:])
    said = _run(empty_dsn, "answer", "order-1", ids[0], "no", code=1)
    assert said == ["somebody, or the deadline, has answered it before"]
    said = _run(empty_dsn, "answer", "order-1", ids[1], "no")
    assert said == ["20 EUR: paid", "350 EUR: refused"]
    assert [line.split(" ", 2)[0] for line in _run(empty_dsn, "list")] == ["order-2"]


def test_what_nobody_answers_in_time_is_refused(empty_dsn: str) -> None:
    _run(empty_dsn, "ask", "order-1", "20", "350", "--hours", "0")
    _run(empty_dsn, "ask", "order-2", "7")
    asked = [line.split(" ", 2)[:2] for line in _run(empty_dsn, "list")]
    _run(empty_dsn, "answer", *asked[0], "yes")
    _run(empty_dsn, "work")
    assert [line.split(" ", 2)[0] for line in _run(empty_dsn, "list")] == ["order-2"]
    said = _run(empty_dsn, "answer", *asked[1], "yes", code=1)
    assert said == ["somebody, or the deadline, has answered it before"]
    with PostgresSaver.from_conn_string(empty_dsn) as saver:
        state: Any = saver.get(config_of("order-1"))
    assert state["channel_values"]["outcomes"] == ["20 EUR: paid", "350 EUR: refused"]


def _shop(version: int, *command: str, dsn: str) -> subprocess.CompletedProcess[str]:
    return program(*command, dsn=dsn, cwd=EXAMPLE / f"version_{version}", timeout=PATIENCE)


def test_threads_outlive_the_module_of_their_class(empty_dsn: str) -> None:
    _run(empty_dsn, "ask", "order 1 of another", "350")
    question = _run(empty_dsn, "list")
    asked = _shop(1, "shop", dsn=empty_dsn)
    assert asked.stdout == f"{ORDERS} orders wait for a person\n", asked.stderr
    look = ("pg_checkpoint", "types", "--json", "--app")
    careless = _shop(2, *look, "shop.graph:careless", dsn=empty_dsn)
    assert careless.returncode == 1, careless.stderr
    (order,) = [c for c in json.loads(careless.stdout)["classes"] if c["problem"]]
    assert (order["class"], order["threads"]) == ("shop.state.Order", ORDERS)
    careful = _shop(2, *look, "shop.graph:graph", dsn=empty_dsn)
    assert careful.returncode == 0, careful.stderr
    (order,) = [c for c in json.loads(careful.stdout)["classes"] if c["renamed"]]
    assert order["renamed"] == "shop.orders.Order"
    answered = _shop(2, "shop", dsn=empty_dsn)
    expected = [f"approved: {number} lamps" for number in range(1, ORDERS + 1)]
    assert sorted(answered.stdout.splitlines()) == sorted(expected), answered.stderr
    # It answers its own threads only.
    assert _run(empty_dsn, "list") == question


JOBS = [f"sync job {n}" for n in range(1, 41)]


@contextmanager
def _working(dsn: str, *arguments: str) -> Iterator[Any]:
    words = ("--jobs", "40", "--threads", "3", *arguments)
    process: Any = begun("examples.sync_worker", *words, dsn=dsn)
    try:
        yield process
    finally:
        # Workers end by themselves when this one is gone.
        process.kill()
        process.wait()
        process.stdout.close()


def _steps(dsn: str) -> dict[str, list[str]]:
    with PostgresSaver.from_conn_string(dsn) as saver:
        states = {job: build(saver).get_state(config_for(job)) for job in JOBS}
    return {job: state.values.get("steps", []) for job, state in states.items()}


@contextmanager
def _both_at_work(dsn: str) -> Iterator[Any]:
    """A run of which each process has finished a job, and many are left."""
    with _working(dsn, "--pace", "0.1", "--start", "fork") as process:
        heard = set[str]()
        while len(heard) < 2:
            said = process.stdout.readline()
            assert ": done (process " in said
            heard.add(said.partition("(")[2])
        yield process


def test_what_is_stopped_goes_on_in_the_next_run(dsn: str) -> None:
    with _both_at_work(dsn) as process:
        workers = psutil.Process(process.pid).children(recursive=True)
        process.send_signal(signal.SIGTERM)
        said = process.stdout.read()
        assert process.wait(timeout=PATIENCE) == 0
    assert (psutil.wait_procs(workers, timeout=PATIENCE)[1], ": stopped" in said) == ([], True)
    assert said.endswith(" jobs are done; the next run goes on\n")
    stopped = _steps(dsn)
    assert {0, STEPS} <= {len(done) for done in stopped.values()}
    with _working(dsn, "--pace", "0", "--start", "spawn") as process:
        assert process.stdout.read().endswith("40 of 40 jobs are done\n")
        assert process.wait(timeout=PATIENCE) == 0
    for job, done in _steps(dsn).items():
        # What was done stays as it was done, and the rest is done once.
        assert (len(done), done[: len(stopped[job])]) == (STEPS, stopped[job])


def test_a_killed_worker_stops_the_others_in_order(dsn: str) -> None:
    with _both_at_work(dsn) as process:
        first, *others = psutil.Process(process.pid).children()
        first.kill()
        said = process.stdout.read()
        assert process.wait(timeout=PATIENCE) == 1
    assert psutil.wait_procs([first, *others], timeout=PATIENCE)[1] == []
    assert ": stopped" in said


def test_jobs_that_fail_are_named(dsn: str) -> None:
    run_sql(dsn, "alter table pgcheckpoint.checkpoints rename to elsewhere")
    with _working(dsn, "--jobs", "2", "--processes", "1") as process:
        said = process.stdout.read()
        assert process.wait(timeout=PATIENCE) == 1
    assert said.count(": failed: SchemaNotReadyError") == 2
    assert said.endswith("0 of 2 jobs are done\n")
