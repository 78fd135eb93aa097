"""The thread that runs the event loop of a blocking saver or store.

It ends with whoever holds it, and leaves no task behind. What runs on the loop, and for
whom, is `event_loop`'s.
"""

from __future__ import annotations

import asyncio
import threading
import weakref
from collections.abc import Callable
from typing import Any

__all__ = ["LoopThread"]


class LoopThread:
    """An event loop on a daemon thread of its own, for as long as somebody holds this."""

    def __init__(self) -> None:
        self._thread: threading.Thread | None = None
        self._stop: Callable[[], object] | None = None

    def start(self) -> asyncio.AbstractEventLoop:
        """Starts the thread and returns its loop, which is running."""
        # psycopg needs a selector loop; the default one on Windows is not.
        loop = asyncio.SelectorEventLoop()
        ready = threading.Event()
        loop.call_soon(ready.set)
        self._thread = threading.Thread(
            target=_run_until_stopped, args=(loop,), name="pg_checkpoint", daemon=True
        )
        self._thread.start()
        # A saver that is dropped without close() must not leave its thread behind.
        self._stop = weakref.finalize(self, loop.call_soon_threadsafe, loop.stop)
        ready.wait()
        return loop

    def stop(self) -> None:
        """Stops the loop and waits for the thread, which closes it."""
        thread, stop = self._thread, self._stop
        self._thread = self._stop = None
        if thread is not None and stop is not None:
            stop()
            thread.join()


def _run_until_stopped(loop: asyncio.AbstractEventLoop) -> None:
    try:
        loop.run_forever()
        loop.run_until_complete(_cancel(asyncio.all_tasks(loop)))
        loop.run_until_complete(loop.shutdown_asyncgens())
        loop.run_until_complete(loop.shutdown_default_executor())
        # Calls of other threads that came meanwhile.
        while tasks := asyncio.all_tasks(loop):
            loop.run_until_complete(_cancel(tasks))
    finally:
        loop.close()


async def _cancel(tasks: set[asyncio.Task[Any]]) -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
