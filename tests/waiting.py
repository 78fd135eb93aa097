"""Waiting until something has happened, however fast or slow the machine is."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable


async def until(happened: Callable[[], object], seconds: float = 120) -> None:
    """Returns once something is true; fails when it is not within so many seconds."""
    end = time.monotonic() + seconds
    while not happened():
        assert time.monotonic() < end, "it did not happen"
        await asyncio.sleep(0.02)
