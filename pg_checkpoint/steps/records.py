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
from collections import defaultdict
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from langgraph.checkpoint.serde.base import SerializerProtocol
from psycopg import Rollback

from pg_checkpoint.codec.keys import CheckpointKey
from pg_checkpoint.codec.sealing import Sealing
from pg_checkpoint.codec.values import decode
from pg_checkpoint.errors import (
    ConcurrentWriteError,
    CorruptRowError,
    DataKeyError,
    DecryptionError,
    PgCheckpointError,
    StepError,
    WriteTimeoutError,
)
from pg_checkpoint.postgres.arrays import byteas, texts
from pg_checkpoint.postgres.database import Database
from pg_checkpoint.postgres.error_classes import (
    NoAnswer,
    UnderLease,
    may_be_committed,
    may_be_one_statements,
)
from pg_checkpoint.postgres.pipeline import Rows, Statement
from pg_checkpoint.postgres.sources import Held
from pg_checkpoint.settings import Settings
from pg_checkpoint.steps.places import Place
from pg_checkpoint.writing.failures import meaning_of
from pg_checkpoint.writing.leases import Leases
from pg_checkpoint.writing.row_sealing import RowSealing
from pg_checkpoint.writing.thread_keys import ThreadKeys
from pg_checkpoint.writing.thread_lock import check_lease, check_unleased
from pg_checkpoint.writing.writer import Writer

# Seconds that a checkpoint may take while nothing of its thread is on its way, and between looks.
_SOON, _PAUSE = 10.0, 0.05
# Records that are copied at a time, and about how many bytes.
_COPIED, _COPIED_BYTES = 200, 2**20

# What a step set as its result, as the serializer made it.
Record = tuple[str, bytes]
# A record, or why it can't be decrypted.
Found = tuple[Place, Record | DecryptionError]


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

    def __init__(
        self,
        database: Database,
        writer: Writer,
        leases: Leases,
        seal: Sealing | None,
        keys: ThreadKeys | None,
        settings: Settings,
    ) -> None:
        self._database = database
        self._writer = writer
        self._leases = leases
        self._rows = RowSealing(database, seal, keys, settings.read_timeout)
        self._settings = settings
        self._turns: asyncio.Semaphore | None = None

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
                return await self._opened(place, rows), bool(rows[0][2])
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

    async def _opened(self, place: Place, rows: Rows) -> Record | None:
        type_, data, _ = rows[0]
        if type_ is None:
            return None
        _held = await self._rows.opening(place.checkpoint.thread_id, type_)
        return self._open(place, type_, data)

    def _open(self, place: Place, type_: str, data: bytes) -> Record:
        self._rows.check_type(type_)
        if (seal := self._rows.seal) is None:
            return type_, data
        return seal.open_step(place.checkpoint, place[1:], type_, data)

    async def begin(self, work: Work) -> Record | None:
        """Begins the transaction of a step, unless another execution has done it meanwhile."""
        timeout, place = self._settings.write_timeout, work.place
        # Now: the connection that is held then may be the only one.
        work.key = await self._rows.known_key(place.checkpoint.thread_id)
        try:
            rows = await self._database.retrying(partial(self._begin, work), timeout=timeout)
            return None if rows is None else await self._opened(place, rows)
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
        if self._turns is None:
            pool = self._database.pool
            size = self._settings.max_size if pool is None else pool.max_size
            self._turns = asyncio.Semaphore(max(1, size // 2))
        turns = self._turns
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
            self._explain(work.place, error)
            raise

    async def _last(self, work: Work, record: Record) -> tuple[int, list[Statement]]:
        """The statements that store a record, and which of them does."""
        thread_id = work.place.checkpoint.thread_id
        _held = await self._rows.known_key(thread_id)
        lease, begun = self._leases.token_for_write(thread_id), None
        lock = self._lock(work.place, lease)
        if lease is None:
            lock.append(check_unleased(self._database, thread_id))
        if work.is_replaced:
            key = *work.place.checkpoint, *work.place[1:]
            lock.append(self._database.statement("delete_step", *key))
        if work.connection is not None:
            begun = work.place.key
        put, checks = self._put(work.place, record, _above(work), begun)
        return len(lock), [*lock, put, *checks]

    def _lock(self, place: Place, lease: str | None) -> list[Statement]:
        database, thread_id = self._database, place.checkpoint.thread_id
        return [database.lock_threads([thread_id]), *check_lease(database, thread_id, lease)]

    def _put(
        self, place: Place, record: Record, above: tuple[object, object], begun: str | None
    ) -> tuple[Statement, list[Statement]]:
        """The statement that stores a record, and what has to hold then."""
        type_, data = record
        if (seal := self._rows.seal) is not None:
            type_, data = seal.step(place.checkpoint, place[1:], type_, data)
        row = *place.checkpoint, *place[1:], type_, data
        put = self._database.statement("put_step", *row, *above, begun)
        return put, self._rows.checks(place.checkpoint.thread_id, data)

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

    def _explain(self, place: Place, error: Exception) -> None:
        """Raises what the error of a statement stands for, if it is one of those."""
        if isinstance(error, UnderLease):
            raise ConcurrentWriteError(
                f"{place.shown} is not applied: thread {place.checkpoint.thread_id!r} is under a "
                "lease that this step knows nothing of. Use the saver that has the lease and that "
                "the graph has, within the lease's block"
            ) from error
        if (meant := meaning_of(error, *_named(place))) is None:
            return
        if isinstance(meant, DataKeyError):
            self._rows.forget(place.checkpoint.thread_id)
        raise meant from error

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
            self._explain(work.place, error)
            raise
        if not answers[-1]:
            raise _not_stored(work.place)
        return await self._opened(work.place, answers[-1]) or record

    async def load(self, checkpoints: Sequence[CheckpointKey]) -> dict[CheckpointKey, list[Found]]:
        """What is recorded at checkpoints of one thread."""
        thread_id, timeout = checkpoints[0].thread_id, self._settings.read_timeout
        keys = texts([key[1] for key in checkpoints]), texts([key[2] for key in checkpoints])
        load = self._database.statement("load_steps", thread_id, *keys)
        (rows,) = await self._database.read([load], timeout=timeout, thread_id=thread_id)
        found = defaultdict[CheckpointKey, list[Found]](list)
        _held = await self._rows.known_to_open(thread_id) if rows else None
        for row in rows:
            place = Place(CheckpointKey(thread_id, *row[:2]), *row[2:5])
            try:
                found[place.checkpoint].append((place, self._open(place, *row[5:])))
            except DecryptionError as error:
                what = f"the result of {place.shown} at {place.checkpoint}"
                named = type(error)(f"can't decrypt {what}: {error}")
                named.__cause__ = error
                found[place.checkpoint].append((place, named))
        return found

    async def store(self, records: Sequence[tuple[Place, Record]], lease: str | None = None) -> int:
        """Stores records of one thread, where their checkpoints are stored; those there stay."""
        if not records:
            return 0
        thread_id, timeout = records[0][0].checkpoint.thread_id, self._settings.write_timeout
        _held = await self._rows.known_key(thread_id)
        statements, checks = self._lock(records[0][0], lease), list[Statement]()
        first = len(statements)
        for place, record in records:
            # What is above came with it, or not.
            put, checks = self._put(place, record, (texts(()), texts(())), None)
            statements.append(put)
        write = self._database.write([*statements, *checks], timeout=timeout, thread_id=thread_id)
        try:
            answers = await write
        except Exception as error:
            self._explain(records[0][0], error)
            raise
        return sum(map(len, answers[first : first + len(records)]))

    async def copy(self, source: str, target: str, lease: str | None) -> None:
        """Copies what is recorded in a thread through this process, where its checkpoint is there.

        Steps that are recorded in the target stay unchanged.
        """
        database, start, more = self._database, ("", "", "", "", 0), True
        timeout = self._settings.read_timeout
        while more:
            bounds = byteas([]), _COPIED, _COPIED_BYTES, True
            find = database.statement("find_old_steps", source, *start, *bounds)
            (rows,) = await database.read([find], timeout=timeout, thread_id=source)
            _held = await self._rows.known_to_open(source) if rows else None
            records = list[tuple[Place, Record]]()
            for row in rows:
                old = Place(CheckpointKey(source, *row[:2]), *row[2:5])
                place = old._replace(checkpoint=old.checkpoint._replace(thread_id=target))
                records.append((place, self._open(old, *row[5:])))
            await self.store(records, lease)
            more = bool(rows)
            if rows:
                start = (*rows[-1][:4], rows[-1][4] + 1)

    async def roll_back(self, work: Work) -> None:
        """Ends the transaction, if there is one, without its changes."""
        if work.held is not None:
            stack, work.held = work.stack.pop_all(), None
            # What psycopg ends a transaction with, and nobody sees.
            await stack.__aexit__(Rollback, Rollback(), None)


def decoded(serde: SerializerProtocol, place: Place, record: Record) -> Any:
    """The result of a step."""
    try:
        return decode(serde, *record)
    except PgCheckpointError:
        raise
    except Exception as error:
        raise CorruptRowError(
            f"the result of {place.shown} can't be decoded ({type(error).__name__})"
        ) from error


def _named(place: Place) -> tuple[str, str]:
    return place.checkpoint.thread_id, f"the {place.shown}"


def _above(work: Work) -> tuple[object, object]:
    return texts(tuple(work.above)), texts(tuple(work.above.values()))


def _not_stored(place: Place) -> StepError:
    return StepError(
        f"{place.shown} can't be recorded: its checkpoint {place.checkpoint.checkpoint_id!r} of "
        f"thread {place.checkpoint.thread_id!r} is not stored. It could not be stored, it was "
        "deleted, or the graph or subgraph keeps no checkpoints in this saver's tables "
        "(checkpointer=False)"
    )
