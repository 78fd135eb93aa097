"""An application killed at any moment, and resumed by the next process: what it was told holds."""

from __future__ import annotations

import random
import subprocess
import sys
from collections.abc import Sequence
from itertools import count, pairwise
from pathlib import Path
from typing import Any

import pytest
from langgraph.checkpoint.base import CheckpointTuple

from pg_checkpoint import AsyncPostgresSaver
from tests.faults.graph_app import THREADS, Durability, whole_log
from tests.making import config_for, id_of
from tests.waiting import PATIENCE

# At least.
KILLS = 10
# Lines of the journal until each kill: from before the first checkpoint to a few rounds later.
# Some milliseconds more: a kill may come anywhere.
LINES, SECONDS = 100, 0.01


@pytest.mark.timeout(1800)
@pytest.mark.parametrize("durability", ["sync", "async", "exit"])
async def test_a_killed_application_is_resumed(
    dsn: str, tmp_path: Path, durability: Durability
) -> None:
    journal = tmp_path / "journal"
    _run_and_kill(dsn, durability, journal)
    # LangGraph waits for a checkpoint before the tasks after it only with sync: then they
    # have the same id whenever they run. With exit nothing is stored while they run.
    again, _ = _run_again(journal, by_label=durability == "sync")
    assert again == []
    async with AsyncPostgresSaver.from_conn_string(dsn) as saver:
        for thread_id in THREADS:
            found = [c async for c in saver.alist(config_for(thread_id, None, None))]
            _check_thread(found[::-1], thread_id, every_step=durability != "exit")


def _run_and_kill(dsn: str, durability: Durability, journal: Path) -> None:
    """Starts the application until one run finishes, after others were killed."""
    command = [sys.executable, "-m", "tests.faults.graph_app", dsn, durability, str(journal)]
    rng = random.Random(f"{durability} 1")
    # One is always starting while another works, so that it can take over at once.
    apps = [_start(command), _start(command)]
    try:
        for kills in count():
            if kills >= KILLS and _is_enough(journal, durability):
                break
            assert _ended(apps[0], f"{rng.randrange(LINES)} {rng.uniform(0, SECONDS)}") < 0
            apps.pop(0).communicate()
            apps.append(_start(command))
        assert _ended(apps[0], "") == 0, apps[0].communicate()[1]
    finally:
        for app in apps:
            app.kill()
            app.communicate()


def _is_enough(journal: Path, durability: Durability) -> bool:
    """Whether a kill came between a task and its step's end; else nothing was tested."""
    return durability == "exit" or _run_again(journal, by_label=True)[1] > 0


def _start(command: Sequence[str]) -> subprocess.Popen[str]:
    pipe = subprocess.PIPE
    return subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, text=True)


def _ended(app: subprocess.Popen[str], life: str) -> int:
    """Lets an application work; how it ended."""
    assert app.stdin is not None
    assert app.stdout is not None
    assert app.stdout.readline() == "ready\n", app.communicate()[1]
    app.stdin.write(f"{life}\n")
    app.stdin.flush()
    return app.wait(10 * PATIENCE)


def _run_again(journal: Path, *, by_label: bool) -> tuple[list[str], int]:
    """The tasks that ran after they were acknowledged, and how many ran beside finished ones.

    Args:
        journal: What the applications noted.
        by_label: Whether a task is the same when it does the same, whatever its id.
    """
    again, beside = [], 0
    labels: dict[str, tuple[str, ...]] = {}
    # Acknowledged: tasks by id or label, labels, and steps of earlier processes.
    finished: set[object] = set()
    done: set[tuple[str, ...]] = set()
    begun: set[tuple[str, ...]] = set()
    for line in journal.read_text().splitlines():
        kind, task_id, *label = line.split("\t")
        known = labels.get(task_id, ())
        if kind == "began":
            begun = {task[:3] for task in done}
        elif kind == "effect":
            labels[task_id] = tuple(label)
            again += [line] * ((tuple(label) if by_label else task_id) in finished)
            beside += tuple(label[:3]) in begun and tuple(label) not in done
        elif known:
            finished.add(known if by_label else task_id)
            done.add(known)
    return again, beside


def _check_thread(found: Sequence[CheckpointTuple], thread_id: str, *, every_step: bool) -> None:
    """Checks what is stored of a thread, oldest first: a chain of whole checkpoints to the end."""
    chains: dict[str, list[CheckpointTuple]] = {}
    for one in found:
        chains.setdefault(one.config["configurable"]["checkpoint_ns"], []).append(one)
    for chain in chains.values():
        _check_chain(chain, every_step=every_step)
    log = whole_log(thread_id)
    for one in chains[""]:
        logged = one.checkpoint["channel_values"].get("log", [])
        assert logged == log[: len(logged)]
    last = chains[""][-1]
    assert last.checkpoint["channel_values"]["log"] == log
    assert not last.pending_writes


def _check_chain(chain: Sequence[CheckpointTuple], *, every_step: bool) -> None:
    assert chain[0].parent_config is None
    for before, after in pairwise(chain):
        assert after.parent_config is not None
        assert id_of(after.parent_config) == id_of(before.config)
        steps: Any = before.metadata["step"], after.metadata["step"]
        assert steps[1] == steps[0] + 1 if every_step else steps[1] > steps[0]
