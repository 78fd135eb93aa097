"""Several event loops that take turns in one thread, callback by callback, on one clock.

As threads would that can be interrupted between two callbacks only. The simulated loop itself lets
them run, and waits for none of them.
"""

from __future__ import annotations

import asyncio
import random
import threading
from asyncio import events
from collections.abc import Callable
from typing import Any

from simulation.loop import Loop

__all__ = ["Turns"]


class _Inner(Loop):
    """One of them."""

    def __init__(self, clock: Loop, choices: random.Random, wake: Callable[[], None]) -> None:
        self._clock, self._wake = clock, wake
        # In the order in which they were made, which asyncio does not keep.
        self._made: list[asyncio.Task[Any]] = []
        super().__init__(choices, in_order=choices.random() < 0.5)

    @property
    def now(self) -> float:
        """The time of the simulated loop."""
        return self._clock.now

    @now.setter
    def now(self, seconds: float) -> None:
        """It passes there only."""

    @property
    def left(self) -> list[asyncio.Task[Any]]:
        """Tasks that have not ended."""
        return [task for task in self._made if not task.done()]

    def create_task(self, *args: Any, **how: Any) -> asyncio.Task[Any]:
        """As asyncio's, and notes it."""
        task = super().create_task(*args, **how)
        self._made.append(task)
        return task

    @property
    def next_at(self) -> float | None:
        """When there is something to do; None: not before somebody else does something."""
        if self._ready:  # type: ignore[attr-defined]  # asyncio's
            return self.now
        return self._scheduled[0]._when if self._scheduled else None  # type: ignore[attr-defined]  # asyncio's

    def _write_to_self(self) -> None:
        self._wake()


class Turns:
    """Lets loops run.

    Args:
        numbers: Decide whose callback is next.
        complain: Is told of errors that nobody sees.
    """

    def __init__(self, numbers: random.Random, complain: Callable[[dict[str, Any]], None]) -> None:
        clock = asyncio.get_running_loop()
        assert isinstance(clock, Loop)
        self._clock, self._numbers, self._complain = clock, numbers, complain
        self._running: list[_Inner] = []
        self._next: asyncio.Handle = clock.call_soon(self._step)

    def make(self) -> Loop:
        """A loop that does not run yet."""
        loop = _Inner(self._clock, self._numbers, self.wake)
        loop.set_exception_handler(lambda _, context: self._complain(context))
        return loop

    def start(self, loop: Loop) -> None:
        """It runs, as far as anybody can see, until it is stopped."""
        assert isinstance(loop, _Inner)
        loop._thread_id = threading.get_ident()  # type: ignore[attr-defined]  # asyncio's
        self._running.append(loop)
        self.wake()

    def stop(self, loop: Loop) -> None:
        """It stands still."""
        assert isinstance(loop, _Inner)
        loop._thread_id = None  # type: ignore[attr-defined]  # asyncio's
        self._running.remove(loop)

    def wake(self) -> None:
        """Something was given to a loop from elsewhere."""
        self._next.cancel()
        self._next = self._clock.call_soon(self._step)

    async def until_done(self, task: asyncio.Task[Any], timeout: float | None = None) -> None:
        """Waits for a task of one of them."""
        done = self._clock.create_future()

        def note(_: object) -> None:
            if not done.done():
                done.set_result(None)

        task.add_done_callback(note)
        self.wake()
        await asyncio.wait((done,), timeout=timeout)
        done.cancel()

    async def end(self, loop: Loop) -> None:
        """Ends a loop as `asyncio.run` does: cancels its tasks, waits for them, and closes it."""
        assert isinstance(loop, _Inner)
        cancelled: set[asyncio.Task[Any]] = set()
        while tasks := loop.left:
            for task in tasks:
                if task not in cancelled:
                    task.cancel()
            cancelled.update(tasks)
            await self.until_done(tasks[0])
        self.stop(loop)
        loop.close()

    def _step(self) -> None:
        times = {loop: at for loop in self._running if (at := loop.next_at) is not None}
        now = self._clock.now
        if due := [loop for loop, at in times.items() if at <= now]:
            self._run(self._numbers.choice(due))
            self.wake()
        elif times:
            self._next = self._clock.call_at(min(times.values()), self._step)

    def _run(self, loop: _Inner) -> None:
        events._set_running_loop(loop)
        try:
            loop._run_once()
        finally:
            events._set_running_loop(self._clock)
