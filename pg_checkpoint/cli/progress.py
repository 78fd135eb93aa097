"""Progress of a long command, on stderr: a bar on a terminal, or a line with rates.

Where stderr is a log, the line is printed every half minute.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.progress import BarColumn, MofNCompleteColumn, Progress, SpinnerColumn, TextColumn

from pg_checkpoint.cli.output import SafeConsole
from pg_checkpoint.diagnosis.display import visible

__all__ = ["Line", "bar", "line", "rate"]

_TERMINAL, _ELSEWHERE = 0.2, 30.0


class Line:
    """Shows a line now and then."""

    def __init__(self) -> None:
        self._on_terminal = sys.stderr.isatty()
        self._next = time.monotonic() + (0 if self._on_terminal else _ELSEWHERE)

    def show(self, text: str) -> None:
        """Shows a line, unless the last one was just now."""
        if time.monotonic() >= self._next:
            self._next = time.monotonic() + (_TERMINAL if self._on_terminal else _ELSEWHERE)
            sys.stderr.write(f"\r{text}\x1b[K" if self._on_terminal else f"{text}\n")
            sys.stderr.flush()

    def clear(self) -> None:
        """Takes the line away."""
        if self._on_terminal:
            sys.stderr.write("\r\x1b[K")
            sys.stderr.flush()


@contextmanager
def bar(what: str, total: int | None = None) -> Iterator[Callable[[int], None]]:
    """A bar, if stderr is a terminal; call what is yielded with how far it is.

    Args:
        what: Is under way.
        total: How far it will get; None if nobody knows.
    """
    name = TextColumn("{task.description}", markup=False)
    with Progress(
        *(SpinnerColumn(), name, BarColumn(), MofNCompleteColumn()),
        console=SafeConsole(stderr=True),
        transient=True,
        disable=not sys.stderr.isatty(),
    ) as drawn:
        task = drawn.add_task(visible(what), total=total)
        yield lambda done: drawn.update(task, completed=done)


@contextmanager
def line() -> Iterator[Line]:
    """A line for the length of a command."""
    shown = Line()
    try:
        yield shown
    finally:
        shown.clear()


def rate(count: float, seconds: float) -> float:
    """So many a second; 0 before anything is known."""
    return count / seconds if seconds > 0 else 0.0
