"""Decoding that would hold an event loop for long is done in threads of the saver's own.

A megabyte of messages takes 20 to 40 ms to decode. In a thread it takes as long, but the
interpreter lock changes hands meanwhile. Not in the loop's default executor: blocking calls of
this saver may fill that, and would wait for themselves.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, TypeVar

from pg_checkpoint.postgres.own_threads import in_thread_of

T = TypeVar("T")

# Bytes from which a thread is worth its 100 µs.
_LARGE = 2**18
_THREADS = 2


class WorkerThreads:
    """Two threads, which begin with the first large state and end with the saver."""

    def __init__(self) -> None:
        self._threads: ThreadPoolExecutor | None = None

    async def run(self, size: int, function: Callable[..., T], *args: Any) -> T:
        """Calls a function here, or in a thread when so many bytes are a large state."""
        if size < _LARGE:
            return function(*args)
        if self._threads is None:
            self._threads = ThreadPoolExecutor(_THREADS, "pg_checkpoint-decoding")
        return await in_thread_of(self._threads, partial(function, *args))

    def end(self) -> None:
        """Ends the threads when they have done what they have; the next call begins new ones."""
        threads, self._threads = self._threads, None
        if threads is not None:
            threads.shutdown(wait=False)
