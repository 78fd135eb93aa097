"""Calls from elsewhere to a home loop that ends: each hears of it, and nothing is left behind."""

from __future__ import annotations

import asyncio
import gc
import subprocess
import sys
import warnings
from collections import deque
from collections.abc import Iterator
from typing import Any

import pytest

from pg_checkpoint.core.loops import LoopBridge


@pytest.fixture(autouse=True)
def nothing_left_behind() -> Iterator[None]:
    """No coroutine that nobody awaited."""
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        yield
        gc.collect()
    assert [str(w.message) for w in caught if w.category is RuntimeWarning] == []


class _Standing(asyncio.SelectorEventLoop):
    """Runs, as far as others can see, and does not turn."""

    seems_to_run = False

    def is_running(self) -> bool:
        return self.seems_to_run


async def _answer() -> int:
    return 1


async def test_who_is_cancelled_once_the_loop_is_closed_leaves_nothing_behind() -> None:
    loop = _Standing()
    loop.seems_to_run = True
    bridge: LoopBridge[Any] = LoopBridge(lambda: loop)
    handed_over = asyncio.ensure_future(bridge.run(_answer()))
    await asyncio.sleep(0)
    loop.seems_to_run = False
    loop.close()
    handed_over.cancel()
    with pytest.raises(asyncio.CancelledError):
        await handed_over


class _Shared(deque[Any]):
    """Another thread takes what is there, after each look."""

    def __bool__(self) -> bool:
        return True


def test_calls_that_another_thread_took_are_not_missed() -> None:
    bridge: LoopBridge[Any] = LoopBridge()
    bridge._calls = _Shared()
    bridge.leave()


NEVER_STOPPED = """
import asyncio
from pg_checkpoint.core.loops import LoopThread

thread = LoopThread()
loop = thread.start()

async def work(begun):
    begun.set_result(None)
    try:
        await asyncio.sleep(3600)
    finally:
        await asyncio.sleep(0.5)
        print("tidied up")

async def begin():
    begun = loop.create_future()
    loop.work = loop.create_task(work(begun))
    await begun

asyncio.run_coroutine_threadsafe(begin(), loop).result()
"""


def test_the_end_of_a_program_waits_until_the_tasks_of_its_loops_have_tidied_up() -> None:
    """Else they are destroyed in the middle, and say so."""
    command = [sys.executable, "-c", NEVER_STOPPED]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.stdout, done.stderr, done.returncode) == ("tidied up\n", "", 0)
