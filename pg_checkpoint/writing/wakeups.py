"""Wake-ups: what is to be run in a thread at a time, as rows, from their setting to their end.

    set ──► due ──► begun ──► ended                the transaction that stores the first write of
             ▲        │                            its run removes it; or nothing was left to run
             ├────────┤                            its process died before, it was drained, or it
             │        │                            raised: then after a pause
    taken back        └──► given up                it raised for the last time

A wake-up is begun under the lease of its thread, whose token its row has from then on. Whatever
becomes of the process: the row is there as long as nothing of its run is stored, and no longer. An
exception is the answer to one of several questions, which LangGraph stores only with the result of
the task that asks: until then the row is what has the answer, and the question stays open.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import NamedTuple

from pg_checkpoint.codec.sealing import Sealing
from pg_checkpoint.postgres.arrays import texts
from pg_checkpoint.postgres.database import Database
from pg_checkpoint.postgres.pipeline import Rows, Statement
from pg_checkpoint.settings import Settings
from pg_checkpoint.writing.leases import Holding
from pg_checkpoint.writing.row_sealing import RowSealing
from pg_checkpoint.writing.thread_keys import ThreadKeys
from pg_checkpoint.writing.thread_lock import check_lease
from pg_checkpoint.writing.writer import Writer


@dataclass(frozen=True)
class Wakeup:
    """What is to be run in a thread at a time, as `alist_wakeups` lists it.

    Attributes:
        key: Its name within the thread.
        due_at: When it is run, by the server's clock; None if it was given up.
        interrupt_id: The interrupt that must still be open then; None if it is no deadline.
        attempts: How often it was begun without having stored anything.
        error: The type of the error of its last attempt, if that failed.
    """

    thread_id: str
    key: str
    due_at: datetime | None
    interrupt_id: str | None
    attempts: int
    error: str | None


class Question(NamedTuple):
    """An open interrupt."""

    interrupt_id: str | None  # its id; None for none
    checkpoint_id: str | None  # the root checkpoint at which it is open
    # How many answers its task has had: older versions of LangGraph give all questions of a task
    # one id.
    answers: int


NO_QUESTION = Question(None, None, 0)


class NewWakeup(NamedTuple):
    """One that is set; what is run comes as the serializer made it."""

    thread_id: str
    key: str
    when: datetime | timedelta
    question: Question
    type: str
    data: bytes


class BegunWakeup(NamedTuple):
    """One that is run; what, as the serializer made it."""

    question: Question
    type: str
    data: bytes
    attempts: int


class Wakeups:
    """The wake-ups of a saver's threads."""

    def __init__(
        self,
        database: Database,
        writer: Writer,
        seal: Sealing | None,
        keys: ThreadKeys | None,
        settings: Settings,
    ) -> None:
        self._database = database
        self._writer = writer
        self._row_seal = RowSealing(database, seal, keys, settings.read_timeout)
        self._timeout = settings.write_timeout
        self._read_timeout = settings.read_timeout

    async def put(self, new: NewWakeup, lease: str | None) -> None:
        """Sets one, in place of what has its key."""
        thread_id, database = new.thread_id, self._database
        _held = await self._row_seal.known_key(thread_id)
        type_, data, checks = self._sealed(new)
        when = new.when if isinstance(new.when, datetime) else None
        seconds = new.when.total_seconds() if isinstance(new.when, timedelta) else None
        how = when, seconds, *new.question, type_, data
        statements = [
            database.lock_threads([thread_id]),
            *check_lease(database, thread_id, lease),
            database.statement("put_wakeup", thread_id, new.key, *how),
            *checks,
        ]
        await self._writer.run_alone(thread_id, statements)

    def _sealed(self, new: NewWakeup) -> tuple[str, bytes, list[Statement]]:
        """The type and the bytes to store, and what has to hold as they are."""
        if (seal := self._row_seal.seal) is None:
            return new.type, new.data, []
        type_, data = seal.wakeup(new.thread_id, new.key, new.question, new.type, new.data)
        return type_, data, self._row_seal.checks(new.thread_id, data)

    async def delete(self, thread_id: str, key: str | None) -> list[str]:
        """Takes one back, or all of a thread; returns which were there and not under way."""
        delete = self._database.statement("delete_wakeups", thread_id, key)
        return [str(name) for (name,) in await self._write(thread_id, delete)]

    async def list(self, thread_id: str) -> list[Wakeup]:
        """Those of a thread, the next first."""
        listed, timeout = self._database.statement("list_wakeups", thread_id), self._read_timeout
        (rows,) = await self._database.read([listed], timeout=timeout, thread_id=thread_id)
        return [_wakeup(*row) for row in rows]

    async def begin(self, holding: Holding, key: str) -> BegunWakeup | None:
        """Notes that one is run under a lease; None if it is not there any more, or not due."""
        thread_id = holding.thread_id
        begin = self._database.statement("begin_wakeup", thread_id, key, holding.token)
        if not (rows := await self._write(thread_id, begin)):
            return None
        (*asked, type_, data, attempts) = rows[0]
        question = Question(*asked)
        return BegunWakeup(question, type_, data, attempts)

    async def opened(self, thread_id: str, key: str, begun: BegunWakeup) -> tuple[str, bytes]:
        """What one runs, as the serializer made it."""
        _held = await self._row_seal.opening(thread_id, begun.type)
        if (seal := self._row_seal.seal) is None:
            return begun.type, begun.data
        return seal.open_wakeup(thread_id, key, begun.question, begun.type, begun.data)

    async def end(self, holding: Holding) -> None:
        """Removes what was begun under a lease, if it is still there."""
        thread_id = holding.thread_id
        named = texts([thread_id]), texts([holding.token])
        await self._write(thread_id, self._database.statement("end_wakeups", *named))

    async def put_off(
        self, holding: Holding, seconds: float | None, error: str | None, least: int | None = None
    ) -> bool:
        """Has what was begun under a lease be begun again, unless it has ended; then False."""
        how = holding.token, seconds, error, least
        put_off = self._database.statement("put_off_wakeup", holding.thread_id, *how)
        return bool(await self._write(holding.thread_id, put_off))

    async def _write(self, thread_id: str, statement: Statement) -> Rows:
        write = self._database.write([statement], timeout=self._timeout, thread_id=thread_id)
        (rows,) = await write
        return rows


def _wakeup(
    thread_id: str,
    key: str,
    due_at: datetime,
    interrupt_id: str | None,
    attempts: int,
    error: str | None,
) -> Wakeup:
    is_given_up = due_at.year >= 9999  # as put_off_wakeup.sql has it
    due = None if is_given_up else due_at
    return Wakeup(thread_id, key, due, interrupt_id, attempts, error)
