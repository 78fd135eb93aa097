"""Point reads: reads of single checkpoints, which share round trips when there are many.

A lone read waits for nobody. Beyond a few at once, reads cost mostly connections, plans
and round trips; so those that queue meanwhile are sent together, each with a statement of
its own. A server's error reaches only the read that caused it. All methods belong to one
event loop.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Sequence
from typing import NamedTuple

from pg_checkpoint.errors import ReadTimeoutError
from pg_checkpoint.postgres.database import Database
from pg_checkpoint.postgres.pipeline import Rows, Statement

# Transactions at once, and reads in one of them: a large state delays few others.
_AT_ONCE = 4
_TOGETHER = 16


class _Waiting(NamedTuple):
    statement: Statement
    thread_id: str | None
    deadline: float
    answer: asyncio.Future[Rows]


class PointReads:
    """The point reads of one database."""

    def __init__(self, database: Database, *, timeout: float) -> None:
        self._database = database
        self._timeout = timeout
        self._under_way = 0
        self._queue: deque[_Waiting] = deque()
        self._tasks: set[asyncio.Task[None]] = set()

    async def fetch(
        self, statement: Statement, thread_id: str | None = None, *, left: float | None = None
    ) -> Rows:
        """Runs a reading statement and returns its rows."""
        timeout = self._timeout if left is None else left
        if self._under_way < _AT_ONCE:
            self._under_way += 1
            try:
                (rows,) = await self._database.read(
                    [statement], timeout=timeout, thread_id=thread_id, qualified=True
                )
            finally:
                self._go_on()
            return rows
        answer: asyncio.Future[Rows] = asyncio.get_running_loop().create_future()
        self._queue.append(_Waiting(statement, thread_id, time.monotonic() + timeout, answer))
        try:
            return await asyncio.wait_for(answer, timeout)
        except ReadTimeoutError:
            raise
        except asyncio.TimeoutError:
            raise self._database.read_timed_out(thread_id, "") from None

    def _go_on(self) -> None:
        """Starts the reads that wait, after one has ended."""
        together: list[_Waiting] = []
        while self._queue and len(together) < _TOGETHER:
            # Callers that were cancelled, or whose time is up, are gone.
            if not self._queue[0].answer.done():
                together.append(self._queue[0])
            self._queue.popleft()
        if not together:
            self._under_way -= 1
            return
        task = asyncio.get_running_loop().create_task(self._run(together))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _run(self, together: Sequence[_Waiting]) -> None:
        try:
            await self._answer(together)
        finally:
            for waiting in together:  # only when this task was cancelled
                waiting.answer.cancel()
            self._go_on()

    async def _answer(self, together: Sequence[_Waiting]) -> None:
        """Resolves every future; raises only when it is cancelled."""
        statements = [waiting.statement for waiting in together]
        timeout = max(waiting.deadline for waiting in together) - time.monotonic()
        try:
            answers = await self._database.read(statements, timeout=timeout, qualified=True)
        except Exception as error:  # noqa: BLE001  the callers get it
            if len(together) == 1 or isinstance(error, ReadTimeoutError):
                for waiting in together:
                    self._fail(waiting, error)
                return
            # One of them is to blame: each alone.
            for waiting in together:
                await self._answer([waiting])
            return
        for waiting, rows in zip(together, answers, strict=True):
            if not waiting.answer.done():
                waiting.answer.set_result(rows)

    def _fail(self, waiting: _Waiting, error: Exception) -> None:
        if waiting.answer.done():
            return
        if isinstance(error, ReadTimeoutError):
            # It was one of many: each is told of its own thread.
            cause = error.__cause__
            error = self._database.read_timed_out(waiting.thread_id, cause)
            error.__cause__ = cause
        waiting.answer.set_exception(error)
