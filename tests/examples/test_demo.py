"""The demo shows what it claims, and says so when it is not so; it leaves nothing behind."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import psutil
import psycopg
import pytest

from examples.demo import ledger, show
from examples.demo.demonstration import _in_flight
from examples.demo.outcome import Outcome
from tests.waiting import PATIENCE, wait_until

ROOT = Path(__file__).parents[2]
DEMO = [sys.executable, "-m", "examples.demo"]
# Seconds of a task: what is left of them when the kill is due is time to kill in.
PACE = "0.4"

# Patches the saver in the demo's workers only: it acknowledges, and stores nothing.
LIAR = """
import sys
if "examples.demo.worker" in sys.orig_argv:
    from pg_checkpoint import AsyncPostgresSaver

    async def acknowledge(self, *args, **kwargs):
        pass

    async def lose(self, config, checkpoint, metadata, new_versions):
        place = {**config["configurable"], "checkpoint_id": checkpoint["id"]}
        return {"configurable": place}

    AsyncPostgresSaver.aput_writes = acknowledge
    AsyncPostgresSaver.aput = lose
"""


def _environment(dsn: str | None, **more: str) -> dict[str, str]:
    own = {k: v for k, v in os.environ.items() if k != "PG_CHECKPOINT_DSN"}
    return {**own, **more} | ({} if dsn is None else {"PG_CHECKPOINT_DSN": dsn})


def _run(environment: dict[str, str], *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*DEMO, *arguments], capture_output=True, text=True, cwd=ROOT, env=environment, check=False
    )


def _schemas(dsn: str) -> list[str]:
    """The schemas of demos."""
    with psycopg.connect(dsn) as connection:
        rows = connection.execute(
            "select nspname from pg_namespace where nspname like 'pgcheckpoint_%'"
        )
        return [row[0] for row in rows]


@pytest.mark.parametrize("kind", ["given", "embedded"])
def test_the_demo(empty_dsn: str, tmp_path: Path, kind: str) -> None:
    summary = tmp_path / "summary.json"
    environment = _environment(empty_dsn if kind == "given" else None)
    arguments = ("--threads", "6", "--pace", PACE, "--summary", str(summary))
    done = _run(environment, *arguments)
    assert done.returncode == 0, done.stdout + done.stderr
    outcome = json.loads(summary.read_text())
    assert outcome["holds"]
    assert outcome["killed"]
    assert 0 < outcome["finished_before_kill"] < outcome["finished"]
    stored_unseen = outcome["in_flight_at_kill"] - outcome["in_flight_run_again"]
    assert outcome["finished"] + stored_unseen == outcome["tasks"]
    assert outcome["finished_redone"] == 0
    assert outcome["threads_done"] == 6
    assert outcome["checkpoints"] > outcome["threads"]
    assert outcome["timeline_by_two_processes"]
    assert outcome["forked"]
    assert outcome["remembered"]
    assert "another talk, the agent: You told me: I take my tea without milk." in done.stdout
    assert (outcome["interrupted"], outcome["healed"], outcome["healed_redone"]) == (3, 3, 0)
    assert (outcome["moved"], outcome["restarted"], outcome["restarted_again"]) == (3, 3, 0)
    assert outcome["exit_code_of_restarted"] == 0
    assert "It holds." in done.stdout
    assert not done.stderr
    assert _schemas(empty_dsn) == []


def test_a_saver_that_loses_what_it_acknowledged_is_found_out(
    empty_dsn: str, tmp_path: Path
) -> None:
    (tmp_path / "sitecustomize.py").write_text(LIAR)
    summary = tmp_path / "summary.json"
    environment = _environment(empty_dsn, PYTHONPATH=f"{tmp_path}{os.pathsep}{ROOT}")
    done = _run(environment, "--threads", "3", "--pace", PACE, "--summary", str(summary))
    assert done.returncode == 1, done.stdout + done.stderr
    outcome = json.loads(summary.read_text())
    assert outcome["finished_redone"] == outcome["finished_before_kill"] > 0
    assert outcome["threads_done"] == 0
    assert "It does NOT hold." in done.stdout


def test_without_a_server_it_says_so_and_keeps_the_password() -> None:
    for dsn in ("postgresql://u:hidden@127.0.0.1:1/d", "postgres//u:hidden@127.0.0.1/d"):
        done = _run(_environment(dsn))
        assert done.returncode == 2
        assert any(said in done.stdout for said in ("Postgres can't be reached", "not a DSN"))
        assert "hidden" not in done.stdout + done.stderr


@contextmanager
def _running_demo(dsn: str) -> Iterator[tuple[subprocess.Popen[str], psutil.Process]]:
    """A demo, and its worker, which would go on for a long time."""
    demo = subprocess.Popen(
        [*DEMO, "--threads", "3", "--pace", "30"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        cwd=ROOT,
        env=_environment(dsn),
        start_new_session=True,
        # Tests that a shell runs in the background inherit that Ctrl-C is ignored.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
    )
    try:
        yield demo, _worker_of(psutil.Process(demo.pid))
    finally:
        demo.kill()
        demo.communicate()


def _worker_of(demo: psutil.Process) -> psutil.Process:
    def workers() -> list[psutil.Process]:
        return [child for child in demo.children() if "examples.demo.worker" in child.cmdline()]

    return wait_until(workers)[0]


def _wait_until_it_works(dsn: str) -> None:
    """Until the worker has made the saver's schema."""
    wait_until(lambda: _schemas(dsn))


@pytest.mark.parametrize(
    ("number", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 143)], ids=["ctrl-c", "term"]
)
def test_a_demo_that_is_stopped_clears_up(empty_dsn: str, number: int, code: int) -> None:
    with _running_demo(empty_dsn) as (demo, worker):
        _wait_until_it_works(empty_dsn)
        # As a terminal does it: the whole group.
        os.killpg(demo.pid, number)
        _, errors = demo.communicate(timeout=PATIENCE)
    assert demo.returncode == code
    assert not errors
    assert not worker.is_running()
    assert _schemas(empty_dsn) == []


def test_the_worker_of_a_demo_that_is_killed_ends(empty_dsn: str) -> None:
    # The server stays, so nothing but the demo's death can end the worker.
    with _running_demo(empty_dsn) as (demo, worker):
        _wait_until_it_works(empty_dsn)
        demo.kill()
        demo.wait()
        _, alive = psutil.wait_procs([worker], timeout=PATIENCE)
        for process in alive:
            process.kill()
    assert not alive


def test_the_password_is_on_no_command_line(empty_dsn: str) -> None:
    with _running_demo(empty_dsn) as (_, worker):
        assert not any("postgresql:" in word for word in worker.cmdline())


def _account(*lines: tuple[str, str]) -> ledger.Account:
    account = ledger.Account()
    for event, task in lines:
        account.add(event, ("t", task))
    return account


def test_a_task_that_runs_after_it_was_acknowledged_is_redone() -> None:
    account = _account(("began", "a"), ("acknowledged", "a"), ("began", "b"), ("began", "a"))
    assert account.redone == {("t", "a")}
    assert account.again == set()


def test_a_task_that_was_in_flight_may_run_again() -> None:
    account = _account(("began", "a"), ("began", "a"), ("acknowledged", "a"))
    assert account.again == {("t", "a")}
    assert account.redone == account.in_flight == set()


def test_the_ledger_reads_whole_lines_only(tmp_path: Path) -> None:
    file = tmp_path / "ledger"
    assert ledger.read(file).finished == set()
    writer = ledger.Ledger(file)
    writer.began("t", "a", "id of a")
    writer.acknowledged("id of a")
    writer.acknowledged("id of a subgraph, which is no task of its own")
    with file.open("a") as more:
        more.write('["began", "t", "b')
    account = ledger.read(file)
    assert account.finished == {("t", "a")}
    assert account.in_flight == set()


def _outcome(**different: Any) -> Outcome:
    good: dict[str, Any] = {
        "threads": 3,
        "tasks": 9,
        "killed": True,
        "finished_before_kill": 4,
        "in_flight_at_kill": 2,
        "in_flight_run_again": 2,
        "threads_at_kill": {show.WAITING: 1, "at the tools": 2},
        "exit_code_of_resumed": 0,
        "finished": 9,
        "threads_at_end": {show.FINISHED: 3},
        "timeline_by_two_processes": True,
        "forked": True,
        "remembered": True,
        "interrupted": 3,
        "healed": 3,
        "exit_code_of_restarted": 0,
        "moved": 3,
        "restarted": 3,
    }
    return Outcome(**(good | different))


def test_an_outcome_that_holds() -> None:
    assert _outcome().holds
    # One task's writes were stored just before the kill, and their acknowledgement was not noted.
    assert _outcome(finished=8, in_flight_run_again=1).holds


@pytest.mark.parametrize(
    "different",
    [
        {"killed": False},
        {"finished_before_kill": 0},
        {"in_flight_at_kill": 0},
        {"threads_at_kill": {show.FINISHED: 3}},
        {"exit_code_of_resumed": 1},
        {"finished": 8},
        {"finished_redone": 1},
        {"threads_at_end": {show.FINISHED: 2, "ended, but incomplete": 1}},
        {"timeline_by_two_processes": False},
        {"forked": False},
        {"remembered": False},
        {"interrupted": 0, "healed": 0},
        {"healed": 2},
        {"healed_redone": 1},
        {"exit_code_of_restarted": -15},
        {"moved": 0},
        {"restarted": 2},
        {"restarted_again": 1},
    ],
    ids=str,
)
def test_an_outcome_that_does_not_hold(different: dict[str, Any]) -> None:
    assert not _outcome(**different).holds


def test_an_outcome_takes_in_what_was_found() -> None:
    outcome = Outcome(threads=1, tasks=2)
    outcome.note_kill(_account(("began", "a")), Counter({"at the tools": 1}))
    again = _account(("began", "a"), ("began", "a"), ("acknowledged", "a"), ("began", "a"))
    outcome.note_end(0, again, Counter({show.FINISHED: 1}))
    assert (outcome.in_flight_at_kill, outcome.in_flight_run_again) == (1, 1)
    assert (outcome.finished, outcome.finished_redone, outcome.threads_done) == (1, 1, 1)
    assert _in_flight(1, 1) == "the 1 in flight were"
    assert _in_flight(1, 3) == "1 of the 3 in flight were; the others had been stored"


def test_without_what_it_needs_it_says_what_to_do(tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text(
        "import sys\nsys.modules['langgraph.graph'] = None\n"
    )
    environment = _environment(None, PYTHONPATH=f"{tmp_path}{os.pathsep}{ROOT}")
    done = _run(environment)
    assert done.returncode == 2
    assert "is missing: run `make demo`" in done.stderr
    assert "Traceback" not in done.stderr
