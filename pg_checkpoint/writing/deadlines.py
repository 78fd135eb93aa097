"""Deadlines of writes: fails each write that is not acknowledged within `write_timeout`.

One timer is enough: all items wait equally long, so the first is always the next.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque

from pg_checkpoint.writing.failures import timed_out
from pg_checkpoint.writing.lanes import Item

__all__ = ["Deadlines"]


class Deadlines:
    """The deadlines of unfinished items; belongs to one event loop.

    Args:
        seconds: How long a write may take.
    """

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        # Unfinished items in the order of their deadlines, among finished ones.
        self._items: deque[Item] = deque()
        self._timer: asyncio.TimerHandle | None = None

    def watch(self, item: Item) -> None:
        """Gives an item up at its deadline."""
        self.forget_finished()
        self._items.append(item)
        if self._timer is None:
            self._give_up_overdue()

    def forget_finished(self) -> None:
        """Lets go of items that are done."""
        while self._items and self._items[0].future.done():
            self._items.popleft()

    def stop(self) -> None:
        """Forgets all items; there are none unfinished."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self._items.clear()

    def _give_up_overdue(self) -> None:
        self._timer = None
        while self._items:
            first, now = self._items[0], time.monotonic()
            if not first.future.done() and first.deadline > now:
                loop = asyncio.get_running_loop()
                self._timer = loop.call_later(first.deadline - now, self._give_up_overdue)
                return
            self._give_up(self._items.popleft())

    def _give_up(self, item: Item) -> None:
        if not item.future.done():
            item.future.set_exception(timed_out(item, self._seconds))
