"""The processes that run the agents: starts, watches and kills them, leaves none behind."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

from examples.demo import ledger

__all__ = ["PATIENCE", "Plan", "start_worker", "watch"]

# Far more than it takes: who watches must not hang when the saver does.
PATIENCE = 120.0


@dataclass(frozen=True)
class Plan:
    """What every process of a demo is told."""

    dsn: str
    schema: str
    ledger: Path
    threads: int
    pace: float


@contextmanager
def start_worker(
    plan: Plan, name: str, *more: str, module: str = "worker"
) -> Iterator[subprocess.Popen[bytes]]:
    """A worker, which is gone when the block is left."""
    command = [sys.executable, "-m", f"examples.demo.{module}", "--name", name, *more]
    command += ["--schema", plan.schema, "--ledger", str(plan.ledger)]
    command += ["--threads", str(plan.threads), "--pace", str(plan.pace)]
    worker = subprocess.Popen(
        command,
        env={**os.environ, "PG_CHECKPOINT_DSN": plan.dsn},
        # The worker ends when this pipe does, so also if the demo itself is killed.
        stdin=subprocess.PIPE,
        # Ctrl-C is for the demo, which then ends the worker.
        start_new_session=True,
    )
    try:
        yield worker
    finally:
        worker.kill()
        worker.communicate()


def watch(
    worker: subprocess.Popen[bytes],
    plan: Plan,
    total: int,
    console: Console,
    enough: Callable[[ledger.Account], bool],
) -> ledger.Account:
    """Shows progress until `enough`, the worker's end, or the end of all patience."""
    columns: Any = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    deadline = time.monotonic() + PATIENCE
    with Progress(*columns, console=console) as progress:
        bar = progress.add_task("tasks finished", total=total)
        while time.monotonic() < deadline:
            # In this order: what an ended worker has noted is all there.
            ended = worker.poll() is not None
            account = ledger.read(plan.ledger)
            progress.update(bar, completed=len(account.finished))
            if ended or enough(account):
                break
            time.sleep(0.05)
    return account
