"""Where a saver's coroutines run, and how callers elsewhere reach them.

A pool and the writer's lanes belong to one event loop, the saver's home. Calls
from that loop run in place; calls from other loops and from threads are handed
over and waited for. Nothing here knows what the coroutines do.
"""

from __future__ import annotations

import asyncio
import os
import threading
import weakref
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine
from contextvars import Context, copy_context
from functools import partial
from typing import Any, TypeVar

from pg_checkpoint.errors import ForkedProcessError, SaverClosedError, SyncCallError

__all__ = ["Home", "LoopThread"]

T = TypeVar("T")

# Seconds after which a thread that waits looks whether the loop is still there.
_LOOK_AFTER = 2.0
_CLOSED_MEANWHILE = "the saver, or its event loop, was closed while this call was under way"


class Home:
    """The event loop a saver lives on: a given one, or the first it is used from.

    Args:
        make_loop: Makes the loop on first use; without it the home is the loop
            that ran when the saver was made, or else that of the first call.
    """

    def __init__(self, make_loop: Callable[[], asyncio.AbstractEventLoop] | None = None) -> None:
        self._make_loop = make_loop
        self._loop = None if make_loop else _running_loop()
        self._settled = False
        self._lock = threading.Lock()
        self._pid = os.getpid()
        # Calls of threads that block, not started yet; and those that are.
        self._calls: deque[tuple[Coroutine[Any, Any, Any], _Reply, Context]] = deque()
        self._woken = False
        self._tasks: set[asyncio.Future[Any]] = set()

    def leave(self) -> None:
        """Forgets the loop; the next call settles anew."""
        self._loop = None
        self._settled = False
        self._refuse_calls()

    def run(self, coroutine: Coroutine[Any, Any, T]) -> Awaitable[T]:
        """Runs a coroutine at home; to be awaited at once, which returns its result.

        Raises:
            SaverClosedError: If the home loop has been closed.
            ForkedProcessError: If it runs in another process.
        """
        running = asyncio.get_running_loop()
        if running is self._loop and self._settled:
            # As it is: one more coroutine around it would cost each call its share.
            return coroutine
        home = self._settle(running, coroutine)
        if home is running:
            return coroutine
        return asyncio.wrap_future(asyncio.run_coroutine_threadsafe(coroutine, home))

    def submit(self, function: Callable[..., asyncio.Future[T]], *args: Any) -> Awaitable[T]:
        """Calls a function at home; to be awaited at once, which returns its future's result.

        Raises as `run`.
        """
        if self._settled and asyncio.get_running_loop() is self._loop:
            return function(*args)
        return self.run(_awaited(function, args))

    def call(self, coroutine: Coroutine[Any, Any, T], name: str) -> T:
        """Runs a coroutine at home and blocks this thread until it is done.

        Args:
            coroutine: What to run; closed when it can't be.
            name: The blocking method's name, for the error.

        Raises:
            SyncCallError: If this is the home loop's own thread, which would
                wait for itself.
            SaverClosedError: If the home loop has been closed.
            ForkedProcessError: If it runs in another process.
        """
        running = _running_loop()
        if running is not None and running is self._loop:
            coroutine.close()
            raise SyncCallError(
                f"{name}() would block the event loop that the saver runs on: "
                f"use `await saver.a{name}(...)` (for list: `async for ... in saver.alist(...)`)"
            )
        home = self._settle(None, coroutine)
        reply = _Reply()
        self._calls.append((coroutine, reply, copy_context()))
        # Waking the loop is a system call, which lets another thread go on
        # first; one for all that call meanwhile is enough.
        if not self._woken:
            self._woken = True
            try:
                home.call_soon_threadsafe(self._start_calls)
            except RuntimeError:  # the loop was closed just now
                self._refuse_calls()
        # A loop that ends may leave what was started there unfinished.
        while not reply.wait(_LOOK_AFTER):
            if home.is_closed():
                raise SaverClosedError(_CLOSED_MEANWHILE)
        result: T = reply.result()
        return result

    def _refuse_calls(self) -> None:
        self._woken = False
        while self._calls:
            coroutine, reply, _ = self._calls.popleft()
            coroutine.close()
            reply.fail(SaverClosedError(_CLOSED_MEANWHILE))

    def _start_calls(self) -> None:
        self._woken = False
        while self._calls:
            coroutine, reply, context = self._calls.popleft()
            # Its caller's, not that of whoever woke the loop: a span knows its parent by it.
            task = context.run(asyncio.ensure_future, coroutine)
            self._tasks.add(task)
            # Also when it is cancelled before it began.
            task.add_done_callback(partial(self._answer, reply))

    def _answer(self, reply: _Reply, task: asyncio.Future[Any]) -> None:
        self._tasks.discard(task)
        if task.cancelled():
            reply.fail(SaverClosedError(_CLOSED_MEANWHILE))
        elif (error := task.exception()) is not None:
            reply.fail(error)
        else:
            reply.succeed(task.result())

    def _settle(
        self, running: asyncio.AbstractEventLoop | None, coroutine: Coroutine[Any, Any, Any]
    ) -> asyncio.AbstractEventLoop:
        if os.getpid() != self._pid:
            self._arrive(coroutine)
        with self._lock:
            # Until something ran there, nothing is bound to the first loop.
            if self._loop is None or not (self._settled or self._loop.is_running()):
                self._loop = self._make_loop() if self._make_loop else running
            self._settled = self._loop is not None
            home = self._loop
        if home is None or home.is_closed() or not (home is running or home.is_running()):
            coroutine.close()
            raise SaverClosedError(
                "the saver has no running event loop to work on: open it with `async with` (or "
                "await open()) in the loop that will use it, or use PostgresSaver in threads"
            )
        return home

    def _arrive(self, coroutine: Coroutine[Any, Any, Any]) -> None:
        """Settles in a forked process what was not in use before; refuses what was."""
        if self._settled:
            coroutine.close()
            raise ForkedProcessError(
                f"the saver was opened in process {self._pid}; process {os.getpid()} was forked "
                "from it and can't share its connections: make and open a saver in the child"
            )
        # The lock may have been held by a thread that is not here.
        self._lock = threading.Lock()
        self._loop, self._pid = None, os.getpid()


async def _awaited(function: Callable[..., asyncio.Future[T]], args: tuple[Any, ...]) -> T:
    return await function(*args)


class _Reply:
    """What a thread that blocks waits for; a tenth of what a concurrent Future costs."""

    __slots__ = ("_error", "_lock", "_result")

    def __init__(self) -> None:
        self._error: BaseException | None = None
        self._result: Any = None
        self._lock = threading.Lock()
        self._lock.acquire()

    def succeed(self, result: Any) -> None:
        self._result = result
        self._lock.release()

    def fail(self, error: BaseException) -> None:
        self._error = error
        self._lock.release()

    def wait(self, seconds: float) -> bool:
        """Whether it has come; by one thread, which does not wait again then."""
        return self._lock.acquire(timeout=seconds)

    def result(self) -> Any:
        if self._error is None:
            return self._result
        try:
            raise self._error
        finally:
            # The error's traceback would hold this, and this the error.
            self._error = None


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
    finally:
        loop.close()


async def _cancel(tasks: set[asyncio.Task[Any]]) -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


def _running_loop() -> asyncio.AbstractEventLoop | None:
    try:
        return asyncio.get_running_loop()
    except RuntimeError:
        return None
