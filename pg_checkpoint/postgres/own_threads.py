"""Calls that block, in threads of their own.

Not in the event loop's executor: calls of a saver that block are often made from that one
(`asyncio.to_thread`, LangGraph's synchronous nodes), and fill it while they wait for what
would have to run in it.
"""

from __future__ import annotations

import asyncio
import inspect
from collections.abc import Callable
from concurrent.futures import Executor, ThreadPoolExecutor
from contextvars import copy_context
from functools import partial
from typing import Any, TypeVar

T = TypeVar("T")


async def in_thread_of(threads: Executor, call: Callable[[], T]) -> T:
    """What a call returns or raises in a thread of these, in the context of this task."""
    run = partial(copy_context().run, _returned, call)
    return await asyncio.get_running_loop().run_in_executor(threads, run)


async def in_own_thread(call: Callable[[], T]) -> T:
    """What a call that blocks returns or raises; it runs on by itself if nobody waits any more."""
    thread = ThreadPoolExecutor(1, "pg_checkpoint-call")
    try:
        return await in_thread_of(thread, call)
    finally:
        thread.shutdown(wait=False)


async def called(function: Callable[..., Any], *args: Any) -> Any:
    """Calls a function of the application: in a thread of its own, unless it is asynchronous.

    What it returns is awaited here, if it can be.
    """
    if inspect.iscoroutinefunction(function):
        return await function(*args)
    made = await in_own_thread(partial(function, *args))
    return await made if inspect.isawaitable(made) else made


def _returned(call: Callable[[], T]) -> T:
    try:
        return call()
    except StopIteration as error:
        # Which no future takes: whoever waits for it would never wake. As in a coroutine.
        raise RuntimeError("the function raised StopIteration") from error
