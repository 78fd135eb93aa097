"""The first look at a schema, before anything is changed there."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine, Sequence
from math import inf
from typing import Any, TypeAlias

from pg_checkpoint.postgres.pipeline import Rows, Statement

# The rows of each statement; None if they have to be run again.
Answers: TypeAlias = "list[Rows] | None"

# Seconds in which a schema is looked at again once at most.
_AGAIN = 1.0


class FirstUse:
    """Looks at a database's schema once, before its first use."""

    def __init__(self, look: Callable[[Sequence[Statement]], Coroutine[Any, Any, Answers]]) -> None:
        self.look = look
        self.is_over = False
        self._looking = asyncio.Lock()
        self._again_at = -inf

    async def check(self, reads: Sequence[Statement]) -> Answers:
        """Looks if nobody has; returns the answers of what reads, if they came with the look.

        One look is enough for all that come first, but what reads takes its own along: others
        must not wait for what may take long.
        """
        if reads:
            return await self._look(reads)
        async with self._looking:
            return None if self.is_over else await self._look(reads)

    def look_again(self) -> None:
        """Lets the next use be a first one, because the schema may be another by now.

        From any thread, and however often: a damaged row costs a look a second, not one a read.
        """
        now = time.monotonic()
        if now - self._again_at >= _AGAIN:
            self._again_at, self.is_over = now, False

    async def _look(self, reads: Sequence[Statement]) -> Answers:
        answers = await self.look(reads)
        self.is_over = True
        return answers
