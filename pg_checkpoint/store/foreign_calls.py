"""Deadlines for what the application gave: an embedder, a function that ranks."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

T = TypeVar("T")


async def answer_of(
    call: Awaitable[T], timeout: float, failed: Callable[[str], Exception], option: str
) -> T:
    """What a call returns or raises; however it ends, it ends nobody else.

    Args:
        call: What is called.
        timeout: Seconds that it may take.
        failed: Makes the error if it takes longer, or is cancelled, of what is said then.
        option: Has the timeout.
    """
    task = asyncio.ensure_future(call)
    task.add_done_callback(lambda done: done.cancelled() or done.exception())
    try:
        done, _ = await asyncio.wait((task,), timeout=timeout)
    finally:
        task.cancel()
    if not done:
        raise failed(f"did not answer within {timeout:g} s ({option})")
    if task.cancelled():
        raise failed("was cancelled")
    return task.result()
