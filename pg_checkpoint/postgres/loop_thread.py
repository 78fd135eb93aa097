"""The thread that runs the event loop of a blocking saver or store.

It ends with whoever holds it, and leaves no task behind. What runs on the loop, and for
whom, is `event_loop`'s.
"""

from __future__ import annotations

import asyncio
import atexit
import os
import threading
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, TypeVar
from weakref import WeakSet, finalize

T = TypeVar("T")


# Seconds that the end of the program waits for a thread at most.
_PATIENCE = 10.0


class LoopThread:
    """An event loop on a daemon thread of its own, for as long as somebody holds this."""

    def __init__(self) -> None:
        self.closing = threading.Lock()
        self._thread: threading.Thread | None = None
        self._stop: Callable[[], None] | None = None

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
        self._stop = partial(_stop, loop, os.getpid())
        finalize(self, self._stop).atexit = False
        _all.add(self)
        ready.wait()
        return loop

    def stop(self, timeout: float | None = None) -> None:
        """Stops the loop and waits for the thread, which closes it, for so many seconds."""
        thread, stop = self._thread, self._stop
        self._thread = self._stop = None
        if thread is not None and stop is not None:
            stop()
            thread.join(timeout)


def run_on_thread(call: Coroutine[Any, Any, T]) -> T:
    """Blocks for a coroutine, on a loop thread of its own."""
    thread = LoopThread()
    try:
        return asyncio.run_coroutine_threadsafe(call, thread.start()).result()
    finally:
        thread.stop()


def _stop(loop: asyncio.AbstractEventLoop, pid: int) -> None:
    # A process that was forked has the loop's file descriptors, and no thread that closes them.
    if os.getpid() == pid and not loop.is_closed():
        loop.call_soon_threadsafe(loop.stop)


_all: WeakSet[LoopThread] = WeakSet()


@atexit.register
def _stop_all() -> None:
    """Ends what nobody has closed before the program ends, and cuts off its tasks."""
    for thread in list(_all):
        thread.stop(_PATIENCE)


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
