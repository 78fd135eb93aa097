"""Wake-ups: runs of a thread at a time, each once; `recover` runs them (runs/recover.py)."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta, timezone
from typing import TYPE_CHECKING, Any, NamedTuple, TypeGuard

from langchain_core.runnables import RunnableConfig
from langgraph.checkpoint.base import CheckpointTuple
from langgraph.checkpoint.serde.types import INTERRUPT, RESUME

from pg_checkpoint.codec import rows
from pg_checkpoint.codec.compat import is_of_langgraph
from pg_checkpoint.codec.keys import CheckpointKey, check_key, thread_id_of
from pg_checkpoint.codec.sealing import wakeup_place
from pg_checkpoint.core import errors
from pg_checkpoint.core.arguments import check_instance, id_text, refuse
from pg_checkpoint.core.options import LONGEST
from pg_checkpoint.core.transaction import Rows, Statement
from pg_checkpoint.saver import leases
from pg_checkpoint.saver.engine import Engine
from pg_checkpoint.saver.keys import RowSealing
from pg_checkpoint.saver.saver import SaverBase, for_savers

if TYPE_CHECKING:
    from langgraph.types import Command

# --- questions ---
#
# The open questions of a thread are the interrupts of tasks of its newest root checkpoint that have
# not written a result, unless an answer is stored that no task has used: list_waiting and
# list_unfinished say the same. Those of a subgraph are noted at the root, too. An answer to one
# of several has to name it.

_LAST_YEAR = 9998
_INTERRUPT_ID = re.compile("[0-9a-f]{32}")


class Question(NamedTuple):
    """An open interrupt."""

    interrupt_id: str | None  # None in a wake-up without a question
    checkpoint_id: str | None  # the root checkpoint at which it is open
    # The answers that its task has had: older versions of LangGraph give all questions of a task
    # one id.
    answers: int


def due_of(when: object) -> datetime | timedelta:
    """The time of a wake-up, in UTC and bounds; or the time from now on."""
    if isinstance(when, timedelta):
        return max(min(when, LONGEST), -LONGEST)
    if not isinstance(when, datetime):
        refuse("when", "a datetime with a time zone, or a timedelta", when)
    if when.utcoffset() is None:
        raise errors.InvalidOptionError(
            "when has no time zone: use datetime.now(timezone.utc) + ..."
        )
    try:
        when = when.astimezone(timezone.utc)
    except OverflowError:
        when = datetime.max.replace(tzinfo=timezone.utc)
    if when.year > _LAST_YEAR:
        raise errors.InvalidOptionError(f"when must be in the years 1 to {_LAST_YEAR}, in UTC")
    return when


def check_run(run: object, interrupt_id: str | None) -> None:
    check_instance("interrupt_id", interrupt_id, (str, type(None)), "the id of an interrupt")
    if is_command(run):
        if run.graph is not None:
            raise errors.InvalidOptionError(
                "run can't be a Command for a parent graph, because the root graph gets it"
            )
        if run.resume is None and not run.goto and not run.update:
            raise errors.InvalidOptionError("run must be a Command with resume=, goto= or update=")
    if interrupt_id is None and is_answer(run):
        raise errors.InvalidOptionError(
            "an answer needs interrupt_id=, because another question may be open by then"
        )
    if interrupt_id is not None and run is None:
        raise errors.InvalidOptionError("a deadline needs run=, a Command or an input")


def is_command(run: object) -> TypeGuard[Command[Any]]:
    return is_of_langgraph(run, "types", "Command")


def is_answer(run: object) -> bool:
    return is_command(run) and run.resume is not None


def open_questions(newest: CheckpointTuple | None) -> Mapping[str, Question]:
    """The open interrupts of a root checkpoint, by id."""
    if newest is None:
        return {}
    checkpoint_id = str(newest.config["configurable"]["checkpoint_id"])
    writes = newest.pending_writes or []
    written = rows.by_task((task, channel) for task, channel, _ in writes)
    if rows.is_answer(written):
        # It is for the only question, whose task has not used it yet.
        return {}
    answers = {task: len(_listed(value)) for task, channel, value in writes if channel == RESUME}
    return {
        interrupt.id: Question(interrupt.id, checkpoint_id, answers.get(task, 0))
        for task, channel, value in writes
        if channel == INTERRUPT and rows.asks(written[task])
        for interrupt in _listed(value)
    }


def _listed(value: Any) -> Sequence[Any]:
    return value if isinstance(value, (list, tuple)) else [value]


def answer_to(
    run: Command[Any], interrupt_id: str, *, is_only_task: bool
) -> tuple[Command[Any], bool]:
    """The answer to that interrupt only; and whether it names the interrupt."""
    resume = run.resume
    if isinstance(resume, dict) and interrupt_id in resume:
        resume = resume[interrupt_id]
    # LangGraph takes a dict of ids, and an empty dict, for answers by id.
    keys = resume if isinstance(resume, dict) else ("",)
    looks_named = all(isinstance(key, str) and _INTERRUPT_ID.fullmatch(key) for key in keys)
    is_named = looks_named or not is_only_task
    return replace(run, resume={interrupt_id: resume} if is_named else resume), is_named


# --- wake-ups as rows ---
#
#     set ──► due ──► begun ──► ended                the transaction that stores the first write of
#              ▲        │                            its run removes it; or nothing was left to run
#              ├────────┤                            its process died before, it was drained, or it
#              │        │                            raised: then after a pause
#     taken back        └──► given up                it raised for the last time
#
# A wake-up is begun under the lease of its thread, whose token its row has from then on. Whatever
# becomes of the process: the row is there as long as nothing of its run is stored, and no longer.
# The answer to one of several questions is an exception, as LangGraph stores it only with the
# result of the task that asks: until then the row keeps the answer, and the question stays open.


@dataclass(frozen=True)
class Wakeup:
    """A run of a thread at a time, as `list_wakeups` lists it.

    Attributes:
        key: The name of the wake-up within the thread.
        due_at: The time of the run, by the server's clock; None if the wake-up was given up.
        interrupt_id: The interrupt that must still be open then; None if it is no deadline.
        attempts: The number of attempts that have stored nothing.
        error: The type of the error of the last attempt, if that failed.
    """

    thread_id: str
    key: str
    due_at: datetime | None
    interrupt_id: str | None
    attempts: int
    error: str | None


class BegunWakeup(NamedTuple):
    """A wake-up that is being run."""

    question: Question
    type: str  # of its input, as the serializer made it
    data: bytes
    attempts: int


class Wakeups:
    """The wake-ups of a saver's threads."""

    def __init__(self, engine: Engine) -> None:
        self._database, self._settings = engine.database, engine.settings
        self._writer, self._leases = engine.writer, engine.leases
        self._row_seal = RowSealing(
            engine.database, engine.seal, engine.keys, engine.settings.read_timeout
        )

    async def put(
        self,
        thread_id: str,
        key: str,
        when: datetime | timedelta,
        question: Question,
        type_: str,
        data: bytes,
    ) -> None:
        """Sets a wake-up, in place of the one with that key."""
        database, lease = self._database, self._leases.token_of_block(thread_id)
        _held = await self._row_seal.known_key(thread_id)
        checks: list[Statement] = []
        if (seal := self._row_seal.seal) is not None:
            place = wakeup_place(thread_id, key, question)
            type_, data = seal.seal_row(thread_id, place, type_, data)
            checks = self._row_seal.checks(thread_id, data)
        due = (None, when.total_seconds()) if isinstance(when, timedelta) else (when, None)
        put = database.statement("put_wakeup", thread_id, key, *due, *question, type_, data)
        statements = [
            database.lock_threads([thread_id]),
            *leases.check_lease(database, thread_id, lease),
            put,
            *checks,
        ]
        await self._writer.run_alone(thread_id, statements)

    async def delete(self, thread_id: str, key: str | None) -> list[str]:
        """Takes back a wake-up, or all of a thread; returns the keys of those not under way."""
        delete = self._database.statement("delete_wakeups", thread_id, key)
        return [str(name) for (name,) in await self._write(thread_id, delete)]

    async def list(self, thread_id: str) -> list[Wakeup]:
        """The wake-ups of a thread, the next first."""
        statement = self._database.statement("list_wakeups", thread_id)
        (rows,) = await self._database.read(
            [statement], timeout=self._settings.read_timeout, thread_id=thread_id
        )
        return [
            # put_off_wakeup gives up by a year that is out of reach.
            Wakeup(thread, key, None if due_at.year >= 9999 else due_at, *others)
            for thread, key, due_at, *others in rows
        ]

    async def begin(self, holding: leases.Holding, key: str) -> BegunWakeup | None:
        """Notes that a wake-up is run under a lease; None if it is gone by now, or not due."""
        thread_id = holding.thread_id
        begin = self._database.statement("begin_wakeup", thread_id, key, holding.token)
        if not (rows := await self._write(thread_id, begin)):
            return None
        (*question, type_, data, attempts) = rows[0]
        return BegunWakeup(Question(*question), type_, data, attempts)

    async def opened(self, thread_id: str, key: str, begun: BegunWakeup) -> tuple[str, bytes]:
        """The type and the bytes of its input, in clear."""
        _held = await self._row_seal.opening(thread_id, begun.type)
        if (seal := self._row_seal.seal) is None:
            return begun.type, begun.data
        place = wakeup_place(thread_id, key, begun.question)
        return seal.open_row(thread_id, place, begun.type, begun.data)

    async def end(self, holding: leases.Holding) -> None:
        """Removes the wake-up that was begun under a lease, if it is still there."""
        arrays = [holding.thread_id], [holding.token]
        await self._write(holding.thread_id, self._database.statement("end_wakeups", *arrays))

    async def put_off(
        self,
        holding: leases.Holding,
        seconds: float | None,
        error: str | None,
        least: int | None = None,
    ) -> bool:
        """Has the wake-up of a lease begin again later; False if it has ended."""
        thread_id = holding.thread_id
        put_off = self._database.statement(
            "put_off_wakeup", thread_id, holding.token, seconds, error, least
        )
        return bool(await self._write(thread_id, put_off))

    async def _write(self, thread_id: str, statement: Statement) -> Rows:
        timeout = self._settings.write_timeout
        (rows,) = await self._database.write([statement], timeout=timeout, thread_id=thread_id)
        return rows


# --- for users ---


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
    """Sets a wake-up: `recover` runs the thread once, at a time of the server's clock.

    The run is made under the thread's lease, and waits while another run holds it.

    Args:
        saver: The saver of the thread.
        thread_id: The thread; it need not exist yet.
        when: The time, or the time from now on.
        run: The input of `graph.ainvoke`: a `Command`, an input, or None to continue.
        key: The name of the wake-up within the thread, `interrupt_id` by default. A wake-up with
            the same name is replaced.
        interrupt_id: Makes the wake-up a deadline: it runs only if this interrupt is still open
            then. A `Command` that does not resume drops the open questions of the thread first.

    Raises:
        InvalidOptionError: If `when` has no time zone, or `run` is an answer to no interrupt.
        InvalidKeyError: If an id or the key can't be stored.
        InterruptNotOpenError: If the interrupt is not open.
        ValueNotSerializableError: If the serializer refuses `run`.
        ConcurrentWriteError: Inside the block of a lease that was lost.
        CipherRequiredError: If the thread is encrypted, and this saver has no cipher.
    """
    thread_id, due = thread_id_of(thread_id), due_of(when)
    check_run(run, interrupt_id)
    name = id_text(key if key is not None else interrupt_id or "")
    check_key(thread_id, name, interrupt_id or "")
    place = CheckpointKey(thread_id, "", "")
    typed = rows.encode_value(saver.serde, place, "run of a wake-up", run)
    question = Question(None, None, 0)
    if interrupt_id is not None:
        question = await _open_question(saver, thread_id, interrupt_id)
    await saver._bridge.run(Wakeups(saver._engine).put(thread_id, name, due, question, *typed))


@for_savers
async def cancel_wakeups(saver: SaverBase, thread_id: str, key: str | None = None) -> list[str]:
    """Takes back wake-ups of a thread; returns the keys of those that will not run.

    A wake-up that `recover` runs just now goes on.

    Args:
        saver: The saver of the thread.
        thread_id: The thread.
        key: The name of a wake-up; without it all wake-ups of the thread are taken back.
    """
    thread_id, name = thread_id_of(thread_id), None if key is None else id_text(key)
    check_key(thread_id, name or "")
    return await saver._bridge.run(Wakeups(saver._engine).delete(thread_id, name))


@for_savers
async def list_wakeups(saver: SaverBase, thread_id: str) -> list[Wakeup]:
    """Lists the wake-ups of a thread, the next first."""
    return await saver._bridge.run(Wakeups(saver._engine).list(thread_id_of(thread_id)))


@for_savers
async def check_open(saver: SaverBase, thread_id: str, interrupt_id: str) -> None:
    """Refuses an answer that comes too late. Call it inside the block of the thread's lease.

    Inside the block nobody else can answer; outside of it somebody might, right after the check.

    Raises:
        InterruptNotOpenError: If the interrupt is not open.
        InvalidOptionError: Outside of the block.
    """
    thread_id = thread_id_of(thread_id)
    if saver._engine.leases.open_block(thread_id) is None:
        raise errors.InvalidOptionError(
            "call check_open inside the block of `saver.lease(thread_id)`, and answer there too: "
            "otherwise somebody else may answer in between"
        )
    await _open_question(saver, thread_id, interrupt_id)


async def _open_question(saver: SaverBase, thread_id: str, interrupt_id: str) -> Question:
    place: RunnableConfig = {"configurable": {"thread_id": thread_id}}
    questions = open_questions(await saver.aget_tuple(place))
    if (question := questions.get(interrupt_id)) is None:
        open_ids = sorted(questions)
        others = f"; these are open: {open_ids}" if open_ids else ""
        raise errors.InterruptNotOpenError(
            f"interrupt {interrupt_id!r} of thread {thread_id!r} is not open: it was answered, by "
            "somebody else or by its deadline, or the thread has continued without an answer"
            f"{others}. Read the state of the thread",
            tuple(open_ids),
        )
    return question
