"""Waiting until something has happened, however fast or slow the machine is."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

__all__ = ["PATIENCE", "grows", "until", "wait_until"]

# Seconds after which what still has not happened never will, on any machine.
PATIENCE = 120.0
_PAUSE = 0.02


async def until(happened: Callable[[], object], seconds: float = PATIENCE) -> None:
    """Returns once something is true; fails when it is not within so many seconds."""
    end = time.monotonic() + seconds
    while not happened():
        assert time.monotonic() < end, "it did not happen"
        await asyncio.sleep(_PAUSE)


def wait_until(happened: Callable[[], object], seconds: float = PATIENCE) -> None:
    """Blocks its thread until something is true; fails when it is not within so many seconds."""
    end = time.monotonic() + seconds
    while not happened():
        assert time.monotonic() < end, "it did not happen"
        time.sleep(_PAUSE)


def grows(count: Callable[[], int]) -> Callable[[], bool]:
    """Makes a condition: that a count is greater than it is now."""
    before = count()
    return lambda: count() > before
