"""Calls that block, in threads of their own.

Not in the event loop's executor: calls of a saver that block are often made from that one
(`asyncio.to_thread`, LangGraph's synchronous nodes), and fill it while they wait for what
would have to run in it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import Executor, ThreadPoolExecutor
from contextvars import copy_context
from typing import TypeVar

__all__ = ["in_own_thread", "in_thread_of"]

T = TypeVar("T")


async def in_thread_of(threads: Executor, call: Callable[[], T]) -> T:
    """What a call returns or raises in a thread of these, in the context of this task."""
    context = copy_context()
    return await asyncio.get_running_loop().run_in_executor(threads, lambda: context.run(call))


async def in_own_thread(call: Callable[[], T]) -> T:
    """What a call that blocks returns or raises; it runs on by itself if nobody waits any more."""
    thread = ThreadPoolExecutor(1, "pg_checkpoint-call")
    try:
        return await in_thread_of(thread, call)
    finally:
        thread.shutdown(wait=False)
