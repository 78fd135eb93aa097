"""Where a saver's coroutines run, and how callers elsewhere reach them.

A pool and the writer's lanes belong to one event loop, the saver's home. Calls
from that loop run in place; calls from other loops and from threads are handed
over and waited for. Nothing here knows what the coroutines do.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

from pg_checkpoint.errors import SaverClosedError, SyncCallError

__all__ = ["Home", "LoopThread"]

T = TypeVar("T")


class Home:
    """The event loop a saver lives on: a given one, or the first it is used from.

    Args:
        make_loop: Makes the loop on first use; without it the home is the loop
            of the first asynchronous call.
    """

    def __init__(self, make_loop: Callable[[], asyncio.AbstractEventLoop] | None = None) -> None:
        self._make_loop = make_loop
        self._loop: asyncio.AbstractEventLoop | None = None
        self._lock = threading.Lock()

    def adopt_running_loop(self) -> None:
        """Makes the running loop the home, if there is one and no home is set."""
        if self._loop is None and self._make_loop is None:
            self._loop = _running_loop()

    def leave(self) -> None:
        """Forgets the loop; the next call settles anew."""
        self._loop = None

    async def run(self, coroutine: Coroutine[Any, Any, T]) -> T:
        """Runs a coroutine at home and returns its result.

        Raises:
            SaverClosedError: If the home loop has been closed.
        """
        running = asyncio.get_running_loop()
        home = self._settle(running, coroutine)
        if home is running:
            return await coroutine
        return await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(coroutine, home))

    def call(self, coroutine: Coroutine[Any, Any, T], name: str) -> T:
        """Runs a coroutine at home and blocks this thread until it is done.

        Args:
            coroutine: What to run; closed when it can't be.
            name: The blocking method's name, for the error.

        Raises:
            SyncCallError: If this is the home loop's own thread, which would
                wait for itself.
            SaverClosedError: If the home loop has been closed.
        """
        running = _running_loop()
        if running is not None and running is self._loop:
            coroutine.close()
            raise SyncCallError(
                f"{name}() would block the event loop that the saver runs on: "
                f"use `await saver.a{name}(...)` (for list: `async for ... in saver.alist(...)`)"
            )
        return asyncio.run_coroutine_threadsafe(coroutine, self._settle(None, coroutine)).result()

    def _settle(
        self, running: asyncio.AbstractEventLoop | None, coroutine: Coroutine[Any, Any, Any]
    ) -> asyncio.AbstractEventLoop:
        with self._lock:
            if self._loop is None:
                self._loop = self._make_loop() if self._make_loop else running
            home = self._loop
        if home is None or home.is_closed() or not (home is running or home.is_running()):
            coroutine.close()
            raise SaverClosedError(
                "the saver has no running event loop to work on: open it with `async with` (or "
                "await open()) in the loop that will use it, or use PostgresSaver in threads"
            )
        return home


class LoopThread:
    """An event loop on a daemon thread of its own."""

    def __init__(self) -> None:
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread: threading.Thread | None = None

    def start(self) -> asyncio.AbstractEventLoop:
        """Starts the thread and returns its loop, which is running."""
        # psycopg needs a selector loop; the default one on Windows is not.
        loop = self._loop = asyncio.SelectorEventLoop()
        ready = threading.Event()
        loop.call_soon(ready.set)
        self._thread = threading.Thread(target=loop.run_forever, name="pg_checkpoint", daemon=True)
        self._thread.start()
        ready.wait()
        return loop

    def stop(self) -> None:
        """Stops the loop, waits for the thread and closes the loop."""
        loop, thread = self._loop, self._thread
        self._loop = self._thread = None
        if loop is None or thread is None:
            return
        for farewell in (loop.shutdown_asyncgens(), loop.shutdown_default_executor()):
            asyncio.run_coroutine_threadsafe(farewell, loop).result()
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        loop.close()


def _running_loop() -> asyncio.AbstractEventLoop | None:
    try:
        return asyncio.get_running_loop()
    except RuntimeError:
        return None
