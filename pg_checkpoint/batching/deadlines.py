"""Deadlines: gives up each call that is not answered in time.

One timer is enough: all calls wait equally long, so the first is always the next.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable, Iterable
from typing import Generic, TypeVar

from pg_checkpoint.batching.calls import Call

C = TypeVar("C", bound=Call)


class Deadlines(Generic[C]):
    """The deadlines of unfinished calls; belongs to one event loop."""

    def __init__(self, timed_out: Callable[[C], Exception]) -> None:
        self._timed_out = timed_out
        # In the order of their deadlines. A dict finds its first after many that are gone.
        self._calls: OrderedDict[C, None] = OrderedDict()
        self._timer: asyncio.TimerHandle | None = None

    def watch(self, call: C) -> None:
        """Gives a call up at its deadline."""
        self._calls[call] = None
        if self._timer is None:
            self._give_up_overdue()

    def forget(self, calls: Iterable[C]) -> None:
        """Lets go of calls that are finished."""
        pop = self._calls.pop
        for call in calls:
            pop(call, None)

    def stop(self) -> None:
        """Forgets all calls; there are none unfinished."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self._calls.clear()

    def _give_up_overdue(self) -> None:
        self._timer = None
        while self._calls:
            first, now = next(iter(self._calls)), time.monotonic()
            if first.deadline > now:
                loop = asyncio.get_running_loop()
                self._timer = loop.call_later(first.deadline - now, self._give_up_overdue)
                return
            del self._calls[first]
            if not first.future.done():
                first.future.set_exception(self._timed_out(first))
