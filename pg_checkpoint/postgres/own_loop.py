"""asyncio.run for programs of this package, on Windows too."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")


def run_on_selector_loop(main: Coroutine[Any, Any, T]) -> T:
    """Runs a program on an event loop that psycopg works on; Windows' default one is not."""
    if sys.version_info >= (3, 11):
        with asyncio.Runner(loop_factory=asyncio.SelectorEventLoop) as runner:
            return runner.run(main)
    if sys.platform == "win32":
        asyncio.set_event_loop_policy(asyncio.WindowsSelectorEventLoopPolicy())
    return asyncio.run(main)
