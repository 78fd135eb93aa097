"""Records of steps: how they are looked for, and stored with what the application does.

    look     the record, if there is one: nothing else is needed. If not:
    begin    a transaction; a lock keeps other executions of the step out; look once more
             ... the application's statements, and no lock of the thread ...
    commit   lock of the thread, its lease, its checkpoint, the record; COMMIT

The checkpoint is the proof that a task which runs again is the same one: LangGraph may run a task
before the checkpoint is stored. So a step begins when it is, and waits for it. All methods belong
to one event loop.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Mapping
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from functools import partial
from typing import Any
from weakref import WeakKeyDictionary

from psycopg import Rollback

from pg_checkpoint.errors import (
    ConcurrentWriteError,
    StepError,
    WriteTimeoutError,
)
from pg_checkpoint.postgres.arrays import texts
from pg_checkpoint.postgres.database import Database
from pg_checkpoint.postgres.error_classes import (
    NoAnswer,
    may_be_committed,
    may_be_one_statements,
)
from pg_checkpoint.postgres.pipeline import Rows, Statement
from pg_checkpoint.postgres.sources import Held
from pg_checkpoint.saver.engine import Engine
from pg_checkpoint.saver.step_rows import Place, Record
from pg_checkpoint.writing.thread_lock import check_unleased

# Seconds that a checkpoint may take while nothing of its thread is on its way, and between looks.
_SOON, _PAUSE = 10.0, 0.05
# The steps that may have a connection of a database at the same time.
_turns: WeakKeyDictionary[Database, asyncio.Semaphore] = WeakKeyDictionary()


@dataclass
class Work:
    """A step that is being done."""

    place: Place
    # The checkpoints, by namespaces, without which its own is of no use.
    above: Mapping[str, str] = field(default_factory=dict)
    is_replaced: bool = False  # whether its record is replaced, if it has one
    held: Held | None = None  # the connection inside the step's transaction; None if it has none
    stack: AsyncExitStack = field(default_factory=AsyncExitStack)  # what ends with it
    key: object = None  # the data key of the thread, which is known as long as this holds it

    @property
    def connection(self) -> Any:
        """That of the step's transaction; None if it has none."""
        return None if self.held is None else self.held.connection


class Steps:
    """The steps of a saver's threads."""

    def __init__(self, engine: Engine) -> None:
        self._database = engine.database
        self._writer = engine.writer
        self._leases = engine.leases
        self._rows = engine.step_rows
        self._settings = engine.settings

    async def look(self, work: Work, *, anew: bool) -> tuple[Record | None, bool]:
        """What is recorded, once the checkpoint is stored; if asked, whether that was continued."""
        place, patience = work.place, self._settings.write_timeout
        thread_id, get = place.checkpoint.thread_id, self._get(work, anew=anew)
        quiet_since = time.monotonic()
        while True:
            is_settled = await self._writer.settle(thread_id, timeout=0)
            if not is_settled:
                is_settled = await self._writer.settle(thread_id, timeout=patience)
                # LangGraph hands over a checkpoint when the one before is stored.
                quiet_since = time.monotonic()
            began = time.monotonic()
            (rows,) = await self._database.read([get], timeout=patience, thread_id=thread_id)
            if rows:
                return await self._rows.opened(place, rows), bool(rows[0][2])
            if not is_settled:
                raise WriteTimeoutError(
                    f"{place.shown} could not begin: what was put before is not stored within "
                    f"{patience:g} s; nothing was done. Run the task again",
                    may_be_applied=False,
                )
            if began - quiet_since > min(_SOON, patience):
                raise _not_stored(place)
            await asyncio.sleep(_PAUSE)

    def _get(self, work: Work, *, anew: bool = False) -> Statement:
        place, above = work.place, _above(work)
        return self._database.statement("get_step", *place.checkpoint, *place[1:], anew, *above)

    async def begin(self, work: Work) -> Record | None:
        """Begins the transaction of a step, unless another execution has done it meanwhile."""
        timeout, place = self._settings.write_timeout, work.place
        # Now: the connection that is held then may be the only one.
        work.key = await self._rows.known_key(place.checkpoint.thread_id)
        try:
            rows = await self._database.retrying(partial(self._begin, work), timeout=timeout)
            return None if rows is None else await self._rows.opened(place, rows)
        except Exception as error:
            if not may_be_one_statements(error) and not isinstance(error, asyncio.TimeoutError):
                raise
            raise WriteTimeoutError(
                f"{work.place.shown} could not begin within {timeout:g} s: another execution of "
                "it is under way, or too many steps are; nothing was done",
                may_be_applied=False,
            ) from error

    async def _begin(self, work: Work) -> Rows | None:
        """Begins it; returns the rows of what is recorded, if that stays."""
        async with AsyncExitStack() as stack:
            await stack.enter_async_context(self._turn())
            held = await stack.enter_async_context(self._database.hold())
            rows = await self._database.run_held(held.connection, self._first(work))
            if not rows[-1]:
                raise _not_stored(work.place)
            if rows[-1][0][0] is None or work.is_replaced:
                work.held, work.stack = held, stack.pop_all()
                return None
        return rows[-1]

    def _first(self, work: Work) -> list[Statement]:
        patience = self._settings.write_timeout
        bounds = self._database.bounds(patience, lock_timeout=patience, generic_plan=False)
        idle = str(round(patience * 1000))
        lock = self._database.statement("lock_step", work.place.key, idle)
        return [bounds, lock, self._get(work)]

    @asynccontextmanager
    async def _turn(self) -> AsyncIterator[None]:
        """Keeps steps from having all connections, without which no put is stored."""
        if (turns := _turns.get(self._database)) is None:
            pool = self._database.pool
            size = self._settings.max_size if pool is None else pool.max_size
            turns = _turns[self._database] = asyncio.Semaphore(max(1, size // 2))
        await asyncio.wait_for(turns.acquire(), self._settings.write_timeout)
        try:
            yield
        finally:
            turns.release()

    async def commit(self, work: Work, record: Record) -> None:
        """Commits what was done with the record of it."""
        is_sent = False
        try:
            async with AsyncExitStack() as stack:
                # Noted when all else is over.
                attempt = await stack.enter_async_context(self._database.attempt())
                stack.push_async_exit(work.stack.pop_all().__aexit__)
                put, statements = await self._last(work, record)
                await self._stored(work, put, [*statements, attempt])
                assert work.held is not None  # noqa: S101  for mypy
                await self._database.end_held(work.held)
                is_sent = True
        except Exception as error:
            if is_sent and may_be_committed(error):
                raise self._unanswered(work.place) from error
            if isinstance(error, NoAnswer):
                what = f"{work.place.shown} was not recorded in time, and nothing of it is applied"
                raise WriteTimeoutError(what, may_be_applied=False) from error
            self._rows.explain(work.place, error)
            raise

    async def _last(self, work: Work, record: Record) -> tuple[int, list[Statement]]:
        """The statements that store a record, and which of them does."""
        thread_id = work.place.checkpoint.thread_id
        _held = await self._rows.known_key(thread_id)
        lease, begun = self._leases.token_for_write(thread_id), None
        lock = self._rows.lock(work.place, lease)
        if lease is None:
            lock.append(check_unleased(self._database, thread_id))
        if work.is_replaced:
            key = *work.place.checkpoint, *work.place[1:]
            lock.append(self._database.statement("delete_step", *key))
        if work.connection is not None:
            begun = work.place.key
        put, checks = self._rows.put(work.place, record, _above(work), begun)
        return len(lock), [*lock, put, *checks]

    async def _stored(self, work: Work, put: int, statements: list[Statement]) -> None:
        answers = await self._database.run_held(work.connection, statements)
        if answers[put]:
            return
        key = self._database.statement("get_step_key")
        ((begun,),), rows = await self._database.run_held(work.connection, [key, self._get(work)])
        if begun != work.place.key:
            raise StepError(
                f"{work.place.shown} is not recorded: its transaction was ended within the block, "
                "by a COMMIT or ROLLBACK on its connection. What was committed there stays, and "
                "is done again when the task runs again: leave the transaction to the step"
            )
        if not rows:
            raise _not_stored(work.place)
        raise ConcurrentWriteError(
            f"{work.place.shown} was done by another execution meanwhile; this one is not applied. "
            "Run the task again: it gets that result"
        )

    def _unanswered(self, place: Place) -> WriteTimeoutError:
        return WriteTimeoutError(
            f"{place.shown} was not acknowledged, and may be applied with its record, or neither. "
            "Run the task again: it finds out",
            may_be_applied=True,
        )

    async def record(self, work: Work, record: Record) -> Record:
        """Stores a record by itself; returns what is stored then: the first one stays."""
        _, statements = await self._last(work, record)
        thread_id, timeout = work.place.checkpoint.thread_id, self._settings.write_timeout
        try:
            answers = await self._database.write(
                [*statements, self._get(work)], timeout=timeout, thread_id=thread_id
            )
        except Exception as error:
            self._rows.explain(work.place, error)
            raise
        if not answers[-1]:
            raise _not_stored(work.place)
        return await self._rows.opened(work.place, answers[-1]) or record

    async def roll_back(self, work: Work) -> None:
        """Ends the transaction, if there is one, without its changes."""
        if work.held is not None:
            stack, work.held = work.stack.pop_all(), None
            # What psycopg ends a transaction with, and nobody sees.
            await stack.__aexit__(Rollback, Rollback(), None)


def _above(work: Work) -> tuple[object, object]:
    return texts(tuple(work.above)), texts(tuple(work.above.values()))


def _not_stored(place: Place) -> StepError:
    return StepError(
        f"{place.shown} can't be recorded: its checkpoint {place.checkpoint.checkpoint_id!r} of "
        f"thread {place.checkpoint.thread_id!r} is not stored. It could not be stored, it was "
        "deleted, or the graph or subgraph keeps no checkpoints in this saver's tables "
        "(checkpointer=False)"
    )
