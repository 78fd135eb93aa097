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
from typing import Any, NamedTuple

from langchain_core.runnables import RunnableConfig

from pg_checkpoint.arguments import id_text
from pg_checkpoint.codec.blobs import encode_value
from pg_checkpoint.codec.keys import CheckpointKey, check_key, thread_id_of
from pg_checkpoint.errors import InvalidOptionError
from pg_checkpoint.postgres.arrays import texts
from pg_checkpoint.postgres.pipeline import Rows, Statement
from pg_checkpoint.runs.open_questions import (
    NO_QUESTION,
    Question,
    check_run,
    due_of,
    not_open,
    open_questions,
)
from pg_checkpoint.saver.base import SaverBase
from pg_checkpoint.saver.engine import Engine
from pg_checkpoint.saver.functions import for_savers
from pg_checkpoint.writing.leases import Holding
from pg_checkpoint.writing.row_sealing import RowSealing
from pg_checkpoint.writing.thread_lock import check_lease


@dataclass(frozen=True)
class Wakeup:
    """What is to be run in a thread at a time, as `list_wakeups` lists it.

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

    def __init__(self, engine: Engine) -> None:
        settings = engine.settings
        self._database = engine.database
        self._writer = engine.writer
        self._leases = engine.leases
        self._row_seal = RowSealing(
            engine.database, engine.seal, engine.keys, settings.read_timeout
        )
        self._timeout = settings.write_timeout
        self._read_timeout = settings.read_timeout

    async def put(self, new: NewWakeup) -> None:
        """Sets one, in place of what has its key."""
        thread_id, database = new.thread_id, self._database
        lease = self._leases.token_of_block(thread_id)
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


@for_savers
async def wake_at(
    saver: SaverBase,
    thread_id: str,
    when: datetime | timedelta,
    run: Any = None,
    *,
    key: str | None = None,
    interrupt_id: str | None = None,
) -> None:
    """Has `recover` run something in a thread at a time, once, by the server's clock.

    It is run under the thread's lease; while somebody else drives the thread it waits.

    Args:
        saver: The saver of the thread.
        thread_id: The thread; it need not exist yet.
        when: The time, or how long from now on.
        run: The input of `graph.ainvoke`: a `Command`, an input, or None to continue.
        key: Its name within the thread, `interrupt_id` by default: what has the same name is
            replaced.
        interrupt_id: Makes it a deadline: it is run only if this interrupt is still open then.
            A `Command` that does not resume drops the open questions of the thread first.

    Raises:
        InvalidOptionError: If `when` has no time zone, or `run` is an answer to no interrupt.
        InvalidKeyError: If an id or the key can't be stored.
        InterruptNotOpenError: If the interrupt is not open.
        ValueNotSerializableError: If the serializer refuses `run`.
        ConcurrentWriteError: If it is called in the block of a lease that is lost.
        CipherRequiredError: If the thread is encrypted, and this saver has no cipher.
    """
    thread_id, due = thread_id_of(thread_id), due_of(when)
    check_run(run, interrupt_id)
    name = id_text(key if key is not None else interrupt_id or "")
    check_key(thread_id, name, interrupt_id or "")
    place = CheckpointKey(thread_id, "", "")
    typed = encode_value(saver.serde, place, "run of a wake-up", run)
    question = NO_QUESTION
    if interrupt_id is not None:
        question = await _open_question(saver, thread_id, interrupt_id)
    new = NewWakeup(thread_id, name, due, question, *typed)
    await saver._bridge.run(Wakeups(saver._engine).put(new))


@for_savers
async def cancel_wakeups(saver: SaverBase, thread_id: str, key: str | None = None) -> list[str]:
    """Takes back what is to be run in a thread; returns the keys of what will not be run.

    What `recover` runs just now goes on.

    Args:
        saver: The saver of the thread.
        thread_id: The thread.
        key: The name of one; all of the thread without it.
    """
    thread_id, name = thread_id_of(thread_id), None if key is None else id_text(key)
    check_key(thread_id, name or "")
    return await saver._bridge.run(Wakeups(saver._engine).delete(thread_id, name))


@for_savers
async def list_wakeups(saver: SaverBase, thread_id: str) -> list[Wakeup]:
    """Lists what is to be run in a thread, the next first."""
    return await saver._bridge.run(Wakeups(saver._engine).list(thread_id_of(thread_id)))


@for_savers
async def check_open(saver: SaverBase, thread_id: str, interrupt_id: str) -> None:
    """Refuses an answer that comes too late. Call it in the block of the thread's lease.

    Within the block nobody else answers; without it somebody might, right after the check.

    Raises:
        InterruptNotOpenError: If the interrupt is not open.
        InvalidOptionError: If it is called outside of the block.
    """
    thread_id = thread_id_of(thread_id)
    if saver._engine.leases.open_block(thread_id) is None:
        raise InvalidOptionError(
            "check in the block of `saver.lease(thread_id)`, and answer there, too: otherwise "
            "somebody else may answer in between"
        )
    await _open_question(saver, thread_id, interrupt_id)


async def _open_question(saver: SaverBase, thread_id: str, interrupt_id: str) -> Question:
    place: RunnableConfig = {"configurable": {"thread_id": thread_id}}
    asked = open_questions(await saver.aget_tuple(place))
    if (question := asked.get(interrupt_id)) is None:
        raise not_open(thread_id, interrupt_id, [*asked])
    return question
