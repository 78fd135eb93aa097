"""How far a long command is: a line on stderr, over and over on a terminal, seldom elsewhere."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager

__all__ = ["Progress", "progress", "rate"]

_TERMINAL, _ELSEWHERE = 0.2, 30.0


class Progress:
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
def progress() -> Iterator[Progress]:
    """A line for the length of a command."""
    shown = Progress()
    try:
        yield shown
    finally:
        shown.clear()


def rate(count: float, seconds: float) -> float:
    """So many a second; 0 before anything is known."""
    return count / seconds if seconds > 0 else 0.0
