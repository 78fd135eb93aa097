"""The ledger: a file that records what tasks did and what the saver acknowledged.

A line is in the file for good once `os.write` returns, even if the process is killed right
after it, and the lines of all processes are in the order of events. So it can judge what
the saver promises, independently of any checkpointer.
"""

from __future__ import annotations

import json
import os
from dataclasses import dataclass, field
from pathlib import Path

__all__ = ["Account", "Ledger", "read"]

# A task of a thread, by its name: the ids of tasks are new after a checkpoint is lost.
Task = tuple[str, str]


class Ledger:
    """Appends lines to the file; for one process."""

    def __init__(self, path: Path) -> None:
        self._file = os.open(path, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600)
        self._tasks: dict[str, Task] = {}

    def began(self, thread: str, task: str, task_id: str) -> None:
        """Notes the side effect of a task: it was carried out, once more."""
        self._tasks[task_id] = (thread, task)
        self._note("began", (thread, task))

    def acknowledged(self, task_id: str) -> None:
        """Notes that the saver has said that it stored a task's writes."""
        if task_id in self._tasks:
            self._note("acknowledged", self._tasks[task_id])

    def _note(self, event: str, task: Task) -> None:
        os.write(self._file, (json.dumps([event, *task]) + "\n").encode())


@dataclass
class Account:
    """What the lines add up to, read in their order."""

    finished: set[Task] = field(default_factory=set)
    in_flight: set[Task] = field(default_factory=set)
    again: set[Task] = field(default_factory=set)
    redone: set[Task] = field(default_factory=set)

    def add(self, event: str, task: Task) -> None:
        """Takes in a line."""
        if event == "acknowledged":
            self.finished.add(task)
            self.in_flight.discard(task)
            return
        if task in self.finished:
            self.redone.add(task)
        elif task in self.in_flight:
            self.again.add(task)
        self.in_flight.add(task)


def read(path: Path) -> Account:
    """Adds up what is in the file so far."""
    account = Account()
    # The last line may be half there while it is being written.
    for line in path.read_text().split("\n")[:-1] if path.exists() else ():
        event, thread, task = json.loads(line)
        account.add(event, (thread, task))
    return account
