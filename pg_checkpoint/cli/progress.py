"""Progress of a long command: a bar on stderr if that is a terminal, and nothing if it is not."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import TypeAlias

from rich.progress import BarColumn, Progress, SpinnerColumn, TaskID, TextColumn

from pg_checkpoint.cli.output import SafeConsole
from pg_checkpoint.diagnosis import inspection
from pg_checkpoint.diagnosis.display import visible
from pg_checkpoint.saver.sync_saver import PostgresSaver

_Total: TypeAlias = "int | Callable[[], int | None] | None"


class Bar:
    """Draws progress; call it after each step."""

    def __init__(self, drawn: Progress, task: TaskID, total: int | None) -> None:
        self._drawn, self._task, self._total = drawn, task, total

    def __call__(self, done: int, said: str | None = None, *, total: int | None = None) -> None:
        """Draws it.

        Args:
            done: How much of the total is done.
            said: Text beside the bar, instead of these numbers.
            total: The total, if it was not known before.
        """
        self._total = self._total if total is None else total
        numbers = f"{done:,}" if self._total is None else f"{done:,} of {self._total:,}"
        text = visible(numbers if said is None else said)
        self._drawn.update(self._task, completed=done, total=self._total, said=text)


@contextmanager
def bar(what: str, total: _Total = None) -> Iterator[Bar]:
    """A bar for the length of a command.

    Args:
        what: The work, as text beside the bar.
        total: The total, or a function that finds it, called only if a bar is drawn; None if it is
            not known.
    """
    is_shown = sys.stderr.isatty()
    if callable(total):
        total = total() if is_shown else None
    name, numbers = (
        TextColumn(f"{{task.{which}}}", markup=False) for which in ("description", "fields[said]")
    )
    with Progress(
        *(SpinnerColumn(), name, BarColumn(), numbers),
        console=SafeConsole(stderr=True),
        transient=True,
        disable=not is_shown,
    ) as drawn:
        yield Bar(drawn, drawn.add_task(visible(what), total=total, said=""), total)


def count_of(saver: PostgresSaver, named: Sequence[str] | None) -> Callable[[], int]:
    """A function that counts the threads that a command goes through: those named, or all."""
    return lambda: len(named) if named else inspection.status(saver).threads


def rate(count: float, seconds: float) -> float:
    """A count per second; 0 before any time has passed."""
    return count / seconds if seconds > 0 else 0.0
