"""The demo shows what it claims, and says so when it is not so; it leaves nothing behind."""

from __future__ import annotations

import json
import os
import signal
import subprocess
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import psutil
import pytest

from examples.demo import ledger, show
from examples.demo.demonstration import _in_flight
from examples.demo.outcome import Outcome
from tests.command_line import ROOT, begun, environment, program
from tests.making import rows_of
from tests.waiting import PATIENCE, wait_until

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


def _run(*arguments: str, **more: str) -> subprocess.CompletedProcess[str]:
    own = {k: v for k, v in os.environ.items() if k != "PG_CHECKPOINT_DSN"}
    return program("examples.demo", *arguments, env=own | more)


def _schemas(dsn: str) -> list[str]:
    query = "select nspname from pg_namespace where nspname like 'pgcheckpoint_%'"
    return [name for (name,) in rows_of(dsn, query)]


@pytest.mark.parametrize("kind", ["given", "embedded"])
def test_the_demo(empty_dsn: str, tmp_path: Path, kind: str) -> None:
    summary = tmp_path / "summary.json"
    given = {"PG_CHECKPOINT_DSN": empty_dsn} if kind == "given" else {}
    done = _run("--threads", "6", "--pace", PACE, "--summary", str(summary), **given)
    assert done.returncode == 0, done.stdout + done.stderr
    outcome = json.loads(summary.read_text())
    for held in ("holds", "killed", "timeline_by_two_processes", "forked", "remembered"):
        assert outcome[held]
    assert 0 < outcome["finished_before_kill"] < outcome["finished"]
    stored_unseen = outcome["in_flight_at_kill"] - outcome["in_flight_run_again"]
    assert outcome["finished"] + stored_unseen == outcome["tasks"]
    assert (outcome["finished_redone"], outcome["threads_done"]) == (0, 6)
    assert outcome["checkpoints"] > outcome["threads"]
    assert "another talk, the agent: You told me: I take my tea without milk." in done.stdout
    assert (outcome["interrupted"], outcome["healed"], outcome["healed_redone"]) == (3, 3, 0)
    assert (outcome["moved"], outcome["restarted"], outcome["restarted_again"]) == (3, 3, 0)
    assert outcome["exit_code_of_restarted"] == 0
    assert ("It holds." in done.stdout, done.stderr) == (True, "")
    assert _schemas(empty_dsn) == []


def test_a_saver_that_loses_what_it_acknowledged(empty_dsn: str, tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text(LIAR)
    summary = tmp_path / "summary.json"
    given = environment(empty_dsn, PYTHONPATH=f"{tmp_path}{os.pathsep}{ROOT}")
    done = _run("--threads", "3", "--pace", PACE, "--summary", str(summary), **given)
    assert done.returncode == 1, done.stdout + done.stderr
    outcome = json.loads(summary.read_text())
    assert outcome["finished_redone"] == outcome["finished_before_kill"] > 0
    assert (outcome["threads_done"], "It does NOT hold." in done.stdout) == (0, True)


def test_without_a_server_it_says_so_and_keeps_the_password() -> None:
    for dsn in ("postgresql://u:hidden@127.0.0.1:1/d", "postgres//u:hidden@127.0.0.1/d"):
        done = _run(PG_CHECKPOINT_DSN=dsn)
        assert done.returncode == 2
        assert any(said in done.stdout for said in ("Postgres can't be reached", "not a DSN"))
        assert "hidden" not in done.stdout + done.stderr


@contextmanager
def _running_demo(dsn: str) -> Iterator[tuple[subprocess.Popen[str], psutil.Process]]:
    """A demo, and its worker, which would go on for a long time."""
    how: Any = {"stderr": subprocess.PIPE, "start_new_session": True}
    demo = begun("examples.demo", "--threads", "3", "--pace", "30", dsn=dsn, **how)

    def workers() -> list[psutil.Process]:
        children = psutil.Process(demo.pid).children()
        return [child for child in children if "examples.demo.worker" in child.cmdline()]

    try:
        (worker, *_) = wait_until(workers)
        yield demo, worker
    finally:
        demo.kill()
        demo.communicate()


@pytest.mark.parametrize(("number", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 143)])
def test_a_demo_that_is_stopped_clears_up(empty_dsn: str, number: int, code: int) -> None:
    with _running_demo(empty_dsn) as (demo, worker):
        wait_until(lambda: _schemas(empty_dsn))
        # As a terminal does it: the whole group.
        os.killpg(demo.pid, number)
        _, errors = demo.communicate(timeout=PATIENCE)
    assert (demo.returncode, errors, worker.is_running()) == (code, "", False)
    assert _schemas(empty_dsn) == []


def test_the_worker_of_a_demo_that_is_killed_ends(empty_dsn: str) -> None:
    # The server stays, so nothing but the demo's death can end the worker.
    with _running_demo(empty_dsn) as (demo, worker):
        assert not any("postgresql:" in word for word in worker.cmdline())
        wait_until(lambda: _schemas(empty_dsn))
        demo.kill()
        demo.wait()
        _, alive = psutil.wait_procs([worker], timeout=PATIENCE)
        for process in alive:
            process.kill()
    assert not alive


def _account(*lines: tuple[str, str]) -> ledger.Account:
    account = ledger.Account()
    for event, task in lines:
        account.add(event, ("t", task))
    return account


def test_what_runs_again() -> None:
    """A task that runs after it was acknowledged is redone; one that was in flight is not."""
    redone = _account(("began", "a"), ("acknowledged", "a"), ("began", "b"), ("began", "a"))
    assert (redone.redone, redone.again) == ({("t", "a")}, set())
    again = _account(("began", "a"), ("began", "a"), ("acknowledged", "a"))
    assert (again.again, again.redone, again.in_flight) == ({("t", "a")}, set(), set())


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
    assert (account.finished, account.in_flight) == ({("t", "a")}, set())


def _outcome(**different: Any) -> Outcome:
    held = ("killed", "timeline_by_two_processes", "forked", "remembered")
    good: dict[str, Any] = dict.fromkeys(held, True)
    good |= dict.fromkeys(("threads", "interrupted", "healed", "moved", "restarted"), 3)
    good |= dict.fromkeys(("exit_code_of_resumed", "exit_code_of_restarted"), 0)
    good |= {"tasks": 9, "finished": 9, "finished_before_kill": 4}
    good |= {"in_flight_at_kill": 2, "in_flight_run_again": 2}
    good |= {"threads_at_kill": {show.WAITING: 1, "at the tools": 2}}
    return Outcome(**(good | {"threads_at_end": {show.FINISHED: 3}} | different))


BAD: list[dict[str, Any]] = [
    *({name: False} for name in ("killed", "timeline_by_two_processes", "forked", "remembered")),
    *({name: 0} for name in ("finished_before_kill", "in_flight_at_kill", "moved")),
    *({name: 1} for name in ("finished_redone", "healed_redone", "restarted_again")),
    *({"finished": 8}, {"interrupted": 0, "healed": 0}, {"healed": 2}, {"restarted": 2}),
    *({"exit_code_of_resumed": 1}, {"exit_code_of_restarted": -15}),
    {"threads_at_kill": {show.FINISHED: 3}},
    {"threads_at_end": {show.FINISHED: 2, "ended, but incomplete": 1}},
]


def test_an_outcome_that_holds_and_those_that_do_not() -> None:
    assert _outcome().holds
    # One task's writes were stored just before the kill, and their acknowledgement was not noted.
    assert _outcome(finished=8, in_flight_run_again=1).holds
    assert [different for different in BAD if _outcome(**different).holds] == []


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
    lacks = "import sys\nsys.modules['langgraph.graph'] = None\n"
    (tmp_path / "sitecustomize.py").write_text(lacks)
    done = _run(PYTHONPATH=f"{tmp_path}{os.pathsep}{ROOT}")
    assert (done.returncode, "Traceback" in done.stderr) == (2, False)
    assert "is missing: run `make demo`" in done.stderr
