"""An event loop with a clock of its own, where a seed decides what runs next."""

from __future__ import annotations

import asyncio
import heapq
import random
import secrets
import time
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager, suppress
from typing import Any, TypeVar
from unittest import mock

__all__ = ["Loop", "StandstillError", "UnseenError", "run"]

T = TypeVar("T")

# Callbacks of one run; whoever needs more does not come to an end.
_MOST = 50_000


class StandstillError(AssertionError):
    """Nothing can go on: all wait for each other, or somebody works for ever."""


class UnseenError(AssertionError):
    """A task failed, and its error is nobody's."""


class Loop(asyncio.BaseEventLoop):
    """Runs callbacks one by one; when none is left, it is later.

    Args:
        choices: Chooses the callback that runs next.
        in_order: Whether they run in the order in which they were asked for, as asyncio's own
            loops have it. Otherwise a task may be overtaken by any other.
    """

    def __init__(self, choices: random.Random, *, in_order: bool) -> None:
        super().__init__()
        self.now = 1_000.0
        self.callbacks = 0
        self._choices = choices
        self._in_order = in_order

    def time(self) -> float:
        """Seconds, of the simulated clock."""
        return self.now

    def _run_once(self) -> None:
        scheduled, ready = self._scheduled, self._ready  # type: ignore[attr-defined]  # asyncio's
        if not ready:
            if not scheduled:
                raise StandstillError("nobody can go on")
            self.now = max(self.now, scheduled[0]._when)
        while scheduled and scheduled[0]._when <= self.now:
            timer = heapq.heappop(scheduled)
            timer._scheduled = False
            ready.append(timer)
        self.callbacks += 1
        if self.callbacks > _MOST:
            raise StandstillError(f"more than {_MOST} callbacks")
        place = 0 if self._in_order else self._choices.randrange(len(ready))
        handle = ready[place]
        del ready[place]
        if not handle._cancelled:
            handle._run()

    def _process_events(self, event_list: object) -> None:
        """There are no files to wait for."""

    def _write_to_self(self) -> None:
        """No other thread wakes this loop."""


def run(main: Coroutine[Any, Any, T], seed: str) -> T:
    """Runs a coroutine; whatever in it asks for the time or for random numbers gets simulated ones.

    Raises:
        StandstillError: If it does not come to an end.
        UnseenError: If a task failed, and nobody has seen it.
    """
    choices = random.Random(f"{seed}:loop")
    loop = Loop(choices, in_order=choices.random() < 0.5)
    unseen: list[str] = []
    loop.set_exception_handler(lambda _, context: unseen.append(_said(context)))
    try:
        with _simulated(loop, random.Random(f"{seed}:secrets")):
            answer = loop.run_until_complete(main)
        if unseen:
            raise UnseenError(unseen[0])
        return answer
    finally:
        _cancel_all(loop)
        loop.close()


def _said(context: dict[str, Any]) -> str:
    return f"{context['message']}: {context.get('exception')!r}"


@contextmanager
def _simulated(loop: Loop, numbers: random.Random) -> Iterator[None]:
    def token_hex(nbytes: int = 32) -> str:
        return f"{numbers.getrandbits(8 * nbytes):0{2 * nbytes}x}"

    with (
        mock.patch.object(time, "monotonic", loop.time),
        mock.patch.object(time, "perf_counter", loop.time),
        mock.patch.object(random, "uniform", numbers.uniform),
        mock.patch.object(secrets, "randbits", numbers.getrandbits),
        mock.patch.object(secrets, "token_hex", token_hex),
    ):
        yield


def _cancel_all(loop: Loop) -> None:
    """Ends what a failed run has left, quietly."""
    loop.set_exception_handler(lambda _loop, _context: None)
    tasks = asyncio.all_tasks(loop)
    for task in tasks:
        task.cancel()
    loop.callbacks = 0
    if tasks:
        # What does not end by being cancelled is forgotten with its loop.
        with suppress(StandstillError):
            loop.run_until_complete(asyncio.gather(*tasks, return_exceptions=True))
