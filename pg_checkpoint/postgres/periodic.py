"""Work that is done again and again in the background, in a task of an event loop."""

from __future__ import annotations

import asyncio
import logging
import weakref
from collections.abc import Awaitable, Callable

from pg_checkpoint.observability.error_names import facts_of

logger = logging.getLogger(__name__)

# Seconds after a failure; more after the next one.
_FIRST_PAUSE, _LONGEST_PAUSE = 1.0, 300.0


class Periodic:
    """Does its work from time to time, until it is stopped or nobody holds it any more.

    What the work raises is logged, and it is done again: soon, and later if it fails again.
    """

    def __init__(
        self,
        name: str,
        work: Callable[[], Awaitable[float]],
        longest_pause: float = _LONGEST_PAUSE,
    ) -> None:
        self._name = name
        self._work = work
        self._longest_pause = min(longest_pause, _LONGEST_PAUSE)
        self._stop = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    @property
    def is_running(self) -> bool:
        """Whether it was started, and has not ended."""
        return self._task is not None and not self._task.done()

    def start(self, seconds: float) -> asyncio.Task[None]:
        """The task, which begins its work after so many seconds if there was none."""
        if self._task is None or self._task.done():
            self._stop.clear()
            # It must not keep alive what belongs to somebody who is gone.
            call = _run(weakref.ref(self), self._stop, seconds)
            self._task = asyncio.get_running_loop().create_task(call)
            self._task.set_name(self._name)
        return self._task

    async def stop(self, timeout: float | None = None) -> bool:
        """Ends it after the work under way; returns whether that took at most so many seconds."""
        if self._task is None:
            return True
        self._stop.set()
        done, _ = await asyncio.wait((self._task,), timeout=timeout)
        if done:
            self._task = None
        return bool(done)

    async def cancel(self) -> None:
        """Ends it at once."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait((self._task,))
            self._task = None

    async def rest(self, seconds: float) -> bool:
        """Waits during the work; returns whether it is to end."""
        return await is_set_within(self._stop, seconds)

    async def once(self, pause: float) -> tuple[float, float]:
        """Does the work; returns how long to wait now, and after another failure."""
        try:
            return await self._work(), _FIRST_PAUSE
        except Exception as error:  # noqa: BLE001  the next time it may succeed
            told = "%s failed: %s", self._name, type(error).__name__
            logger.warning(*told, extra=facts_of(error))
            return min(pause, self._longest_pause), pause * 2


async def _run(periodic: weakref.ref[Periodic], stop: asyncio.Event, seconds: float) -> None:
    pause = _FIRST_PAUSE
    while not await is_set_within(stop, seconds):
        held = periodic()
        if held is None:
            return
        seconds, pause = await held.once(pause)
        del held


async def is_set_within(event: asyncio.Event, seconds: float) -> bool:
    """Waits for an event so many seconds; returns whether it came.

    Before Python 3.12 `wait_for` forgets that it is cancelled if the event comes in the same turn.
    """
    waiting = asyncio.ensure_future(event.wait())
    try:
        return bool((await asyncio.wait((waiting,), timeout=seconds))[0])
    finally:
        waiting.cancel()
