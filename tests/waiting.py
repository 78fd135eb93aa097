"""Waiting until something has happened, however fast or slow the machine is."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any, TypeVar

import psycopg

T = TypeVar("T")

# Seconds after which what still has not happened never will, on any machine.
PATIENCE = 120.0
_PAUSE = 0.02


async def until(happened: Callable[[], T | None], seconds: float = PATIENCE) -> T:
    """Returns something once it is true; fails when it is not within so many seconds."""
    end = time.monotonic() + seconds
    while not (found := happened()):
        assert time.monotonic() < end, "it did not happen"
        await asyncio.sleep(_PAUSE)
    return found


def wait_until(happened: Callable[[], T | None], seconds: float = PATIENCE) -> T:
    """The same, blocking its thread."""
    end = time.monotonic() + seconds
    while not (found := happened()):
        assert time.monotonic() < end, "it did not happen"
        time.sleep(_PAUSE)
    return found


async def cancel(task: asyncio.Task[Any]) -> bool:
    """Cancels a task and waits for its end; returns whether it came by that."""
    task.cancel()
    with suppress(asyncio.CancelledError):
        await task
    return task.cancelled()


async def until_blocking(holder: psycopg.AsyncConnection[Any]) -> None:
    """Returns when another session waits for a lock that this one holds in its transaction."""
    query = (
        b"select from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))"
    )
    end = time.monotonic() + PATIENCE
    while not (await holder.execute(query)).rowcount:
        assert time.monotonic() < end, "nobody waits"
        await asyncio.sleep(_PAUSE)


def grows(count: Callable[[], int]) -> Callable[[], bool]:
    """Makes a condition: that a count is greater than it is now."""
    before = count()
    return lambda: count() > before
