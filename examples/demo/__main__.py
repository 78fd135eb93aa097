"""The demo: many agents at once, a SIGKILL in mid-run, a resume, a timeline, a fork."""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

from examples.demo import ledger
from examples.demo.show import show_fork, show_timeline, unfinished_tasks
from pg_checkpoint.embedded import EmbeddedPostgres

console = Console()


@dataclass
class Outcome:
    """What the demo claims, and whether it is so."""

    threads: int
    tasks_before_kill: int = 0
    checkpoints_before_kill: int = 0
    in_flight_at_kill: int = 0
    threads_in_mid_run_at_kill: int = 0
    in_flight_run_again: int = 0
    finished_redone: int = 0
    threads_done: int = 0
    forked: bool = False

    @property
    def holds(self) -> bool:
        """Whether every thread ended, nothing finished was redone, and a fork was made."""
        done = self.threads_done == self.threads and self.forked
        return done and self.finished_redone == 0 and self.threads_in_mid_run_at_kill > 0


def main() -> int:
    """Runs the demo; 0 if its claims hold."""
    parser = argparse.ArgumentParser(prog="python -m examples.demo", description=__doc__)
    parser.add_argument("--threads", type=int, default=24)
    parser.add_argument("--pace", type=float, default=0.4, help="seconds a task takes")
    parser.add_argument("--summary", type=Path, help="write what was found as JSON")
    arguments = parser.parse_args()
    with _server() as dsn:
        ledger.prepare(dsn)
        try:
            outcome = _demonstrate(dsn, arguments.threads, arguments.pace)
        finally:
            ledger.remove(dsn)
    if arguments.summary:
        arguments.summary.write_text(json.dumps(asdict(outcome) | {"holds": outcome.holds}))
    _summarise(outcome)
    return 0 if outcome.holds else 1


@contextmanager
def _server() -> Iterator[str]:
    if dsn := os.environ.get("PG_CHECKPOINT_DSN"):
        console.print("Using the server of PG_CHECKPOINT_DSN (schema pgcheckpoint_demo).")
        yield dsn
        return
    with console.status("Starting a Postgres of our own ..."):
        server = EmbeddedPostgres().start()
    try:
        console.print("Started a real Postgres, for this demo only.")
        yield server.dsn
    finally:
        server.stop()


def _demonstrate(dsn: str, threads: int, pace: float) -> Outcome:
    outcome = Outcome(threads)
    _run_and_kill(dsn, threads, pace, outcome)
    in_flight = asyncio.run(unfinished_tasks(dsn, threads))
    outcome.in_flight_at_kill = sum(len(tasks) for tasks in in_flight.values())
    outcome.threads_in_mid_run_at_kill = sum(1 for tasks in in_flight.values() if tasks)
    outcome.threads_done = _resume(dsn, threads, pace)
    again = ledger.repeated(dsn)
    outcome.in_flight_run_again = sum(task in in_flight[thread] for thread, task in again)
    outcome.finished_redone = len(again) - outcome.in_flight_run_again
    console.rule("The timeline of one thread, newest first")
    asyncio.run(show_timeline(dsn, "topic 0", console))
    console.rule("A fork of it, from before the question")
    outcome.forked = asyncio.run(show_fork(dsn, "topic 0", console))
    return outcome


def _run_and_kill(dsn: str, threads: int, pace: float, outcome: Outcome) -> None:
    console.rule(f"{threads} agents at once: tools, a subgraph, a question to a human")
    # Model and tools in turn, four times, and what the review adds.
    expected = threads * 14
    with _worker(dsn, threads, pace) as worker, _progress() as bar:
        task = bar.add_task("tasks carried out", total=expected)
        while worker.poll() is None:
            done, checkpoints = ledger.progress(dsn)
            bar.update(task, completed=done)
            if done >= expected * 0.45:
                worker.kill()
                outcome.tasks_before_kill, outcome.checkpoints_before_kill = done, checkpoints
                break
            time.sleep(0.05)
        worker.wait()
    console.print(
        f"[bold red]kill -9[/] of the process in mid-run: {outcome.tasks_before_kill} tasks done, "
        f"{outcome.checkpoints_before_kill} checkpoints stored."
    )


def _resume(dsn: str, threads: int, pace: float) -> int:
    console.rule("Another process goes on, from Postgres alone")
    finished = 0
    with _worker(dsn, threads, pace) as worker, _progress() as bar:
        task = bar.add_task("threads finished", total=threads)
        for line in worker.stdout or ():
            finding = json.loads(line)
            finished += finding.get("done", False)
            bar.update(task, completed=finished)
        worker.wait()
    console.print(f"{finished} of {threads} threads finished, the human's answers included.")
    return finished


@contextmanager
def _worker(dsn: str, threads: int, pace: float) -> Iterator[subprocess.Popen[str]]:
    command = [sys.executable, "-m", "examples.demo.worker", dsn, str(threads), str(pace)]
    worker = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    try:
        yield worker
    finally:
        worker.kill()
        worker.communicate()


def _progress() -> Progress:
    columns: Any = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    return Progress(*columns, console=console)


def _summarise(outcome: Outcome) -> None:
    console.rule("What happened")
    killed = f"killed after {outcome.tasks_before_kill} tasks"
    again = f"{outcome.in_flight_run_again} of the {outcome.in_flight_at_kill} tasks in flight"
    lines = [
        f"{outcome.threads} threads, {killed}, {outcome.threads_in_mid_run_at_kill} in mid-run",
        f"{outcome.threads_done} threads finished by the second process",
        f"{outcome.finished_redone} finished tasks were redone",
        f"{again} at the kill had left a trace already and ran again",
        f"a fork from an older checkpoint: {'made' if outcome.forked else 'NOT made'}",
    ]
    for line in lines:
        console.print(f"• {line}")
    verdict = "[bold green]It holds.[/]" if outcome.holds else "[bold red]It does NOT hold.[/]"
    console.print(f"{verdict} Read on: README.md, docs/design.md, examples/")


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
