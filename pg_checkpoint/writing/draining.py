"""Draining: a process that is about to end takes no new runs, and asks its own to stop soon.

    running ──► draining ──► at rest            each run stopped after its step, and others go on
                   └───────► handed over        the time is over: others go on with what is left

Nothing here belongs to an event loop: a signal handler may begin it at any moment.
"""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any

# Seconds after which the time is looked at again: event loops refuse to wait for much longer.
_LONGEST = 86_400.0


class Draining:
    """Whether runs are to stop, until when, and whom to tell. Takes no locks."""

    def __init__(self) -> None:
        self._until: float | None = None
        self._told: set[Callable[[], Any]] = set()

    @property
    def has_begun(self) -> bool:
        """Whether no new run may begin."""
        return self._until is not None

    @property
    def left(self) -> float:
        """Seconds until what is left is handed over; none if it has not begun."""
        return math.inf if (until := self._until) is None else until - time.monotonic()

    def begin(self, grace: float) -> None:
        """Begins, and tells everybody; once more, it may shorten the time."""
        until = time.monotonic() + grace
        self._until = until if self._until is None else min(self._until, until)
        for tell in list(self._told):
            tell()

    def end(self) -> None:
        """Ends it: what was closed is opened again."""
        self._until = None

    def add(self, tell: Callable[[], Any]) -> None:
        """Calls this when it begins, in whichever thread; at once if it has begun."""
        self._told.add(tell)
        if self.has_begun:
            tell()

    def discard(self, tell: Callable[[], Any]) -> None:
        """Calls this no more."""
        self._told.discard(tell)

    @contextmanager
    def telling(self, tell: Callable[[], Any]) -> Iterator[None]:
        """Calls this when it begins, as long as the block lasts."""
        self.add(tell)
        try:
            yield
        finally:
            self.discard(tell)


class DrainWatch:
    """Tells the running event loop that draining has begun, and that its time is over."""

    def __init__(
        self,
        draining: Draining,
        begun: Callable[[], Any] | None = None,
        over: Callable[[], Any] | None = None,
    ) -> None:
        self._draining, self._begun, self._over = draining, begun, over
        self._loop = asyncio.get_running_loop()
        draining.add(self._tell)

    def end(self) -> None:
        """Calls nothing any more."""
        self._draining.discard(self._tell)
        self._begun = self._over = None

    def _tell(self) -> None:
        with suppress(RuntimeError):  # the loop was closed
            self._loop.call_soon_threadsafe(self._ring)

    def _ring(self) -> None:
        if self._begun is not None:
            self._begun()
        left = self._draining.left
        if left <= 0 and self._over is not None:
            self._over()
        elif left > 0 and self._draining.has_begun and self._over is not None:
            # It may ring a little early.
            self._loop.call_later(min(left, _LONGEST), self._ring)
