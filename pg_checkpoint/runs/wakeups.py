"""Wake-ups: what is to be run in a thread at a time, once."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Awaitable, Callable, Coroutine, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta, timezone
from typing import Any, NamedTuple, TypeVar

from langchain_core.runnables import RunnableConfig
from langgraph.checkpoint.base import CheckpointTuple
from langgraph.checkpoint.serde.types import INTERRUPT, RESUME
from langgraph.types import Command

from pg_checkpoint.codec import rows
from pg_checkpoint.codec.keys import CheckpointKey, check_key, thread_id_of
from pg_checkpoint.codec.sealing import wakeup_place
from pg_checkpoint.codec.serializers import decode
from pg_checkpoint.core import errors
from pg_checkpoint.core.arguments import check_instance, id_text, refuse
from pg_checkpoint.core.arrays import texts
from pg_checkpoint.core.options import LONGEST
from pg_checkpoint.core.transaction import Rows, Statement
from pg_checkpoint.runs.threads import DueWakeup
from pg_checkpoint.saver import leases
from pg_checkpoint.saver.engine import Engine
from pg_checkpoint.saver.keys import RowSealing
from pg_checkpoint.saver.saver import SaverBase, for_savers

# What a wake-up may be, and whether the question that it is to answer is open. Pure.
#
# Open are the interrupts of tasks of the newest root checkpoint that have not written a result,
# unless an answer is stored that no task has used: list_waiting.sql and list_unfinished.sql say the
# same. Those of a subgraph are noted at the root, too. An answer to one of several has to name it.


_LAST_YEAR = 9998
# As LangGraph knows the id of an interrupt.
_ID = re.compile("[0-9a-f]{32}")


class Question(NamedTuple):
    """An open interrupt."""

    interrupt_id: str | None  # its id; None for none
    checkpoint_id: str | None  # the root checkpoint at which it is open
    # How many answers its task has had: older versions of LangGraph give all questions of a task
    # one id.
    answers: int


NO_QUESTION = Question(None, None, 0)


def due_of(when: object) -> datetime | timedelta:
    """A time, or how long from now on."""
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
    """Refuses what can't be run at a time."""
    check_instance("interrupt_id", interrupt_id, (str, type(None)), "the id of an interrupt")
    if isinstance(run, Command):
        if run.graph is not None:
            raise errors.InvalidOptionError(
                "run can't be a Command for a parent graph: it is the root's"
            )
        if run.resume is None and not run.goto and not run.update:
            raise errors.InvalidOptionError("run is a Command without resume=, goto= or update=")
    if interrupt_id is None and answers(run):
        raise errors.InvalidOptionError(
            "an answer needs interrupt_id=: another question may be open then"
        )
    if interrupt_id is not None and run is None:
        raise errors.InvalidOptionError("a deadline needs run=: a Command, or an input")


def answers(run: object) -> bool:
    """Whether it is an answer to an interrupt."""
    return isinstance(run, Command) and run.resume is not None


def open_questions(found: CheckpointTuple | None) -> Mapping[str, Question]:
    """The open interrupts of a root checkpoint, by id."""
    if found is None:
        return {}
    checkpoint_id = str(found.config["configurable"]["checkpoint_id"])
    writes = found.pending_writes or []
    written = rows.by_task((task, channel) for task, channel, _ in writes)
    if rows.is_answer(written):
        # To the only one; its task has not used it yet.
        return {}
    given = {task: len(_listed(value)) for task, channel, value in writes if channel == RESUME}
    return {
        asked.id: Question(asked.id, checkpoint_id, given.get(task, 0))
        for task, channel, value in writes
        if channel == INTERRUPT and rows.asks(written[task])
        for asked in _listed(value)
    }


def _listed(value: Any) -> Sequence[Any]:
    return value if isinstance(value, (list, tuple)) else [value]


def answer_to(
    run: Command[Any], interrupt_id: str, *, is_only_task: bool
) -> tuple[Command[Any], bool]:
    """The same, so that it answers that interrupt only; and whether it names it."""
    resume = run.resume
    if isinstance(resume, dict) and interrupt_id in resume:
        resume = resume[interrupt_id]
    is_named = not is_only_task or _looks_named(resume)
    return replace(run, resume={interrupt_id: resume} if is_named else resume), is_named


def _looks_named(resume: object) -> bool:
    """Whether LangGraph takes an answer for answers by id, as it does with an empty dict."""
    keys = resume if isinstance(resume, dict) else ("",)
    return all(isinstance(key, str) and _ID.fullmatch(key) for key in keys)


def not_open(
    thread_id: str, interrupt_id: str, open_ids: Sequence[str]
) -> errors.InterruptNotOpenError:
    """The error for a late answer."""
    others = f"; open are {sorted(open_ids)}" if open_ids else ""
    return errors.InterruptNotOpenError(
        f"interrupt {interrupt_id!r} of thread {thread_id!r} is not open: it was answered, by "
        f"somebody else or by its deadline, or the thread has gone on without it{others}. Read the "
        "state of the thread",
        tuple(sorted(open_ids)),
    )


# Wake-ups: what is to be run in a thread at a time, as rows, from their setting to their end.
#
#     set ──► due ──► begun ──► ended                the transaction that stores the first write of
#              ▲        │                            its run removes it; or nothing was left to run
#              ├────────┤                            its process died before, it was drained, or it
#              │        │                            raised: then after a pause
#     taken back        └──► given up                it raised for the last time
#
# A wake-up is begun under the lease of its thread, whose token its row has from then on. Whatever
# becomes of the process: the row is there as long as nothing of its run is stored, and no longer.
# An exception is the answer to one of several questions, which LangGraph stores only with the
# result of the task that asks: until then the row is what has the answer, and the question stays
# open.


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
            *leases.check_lease(database, thread_id, lease),
            database.statement("put_wakeup", thread_id, new.key, *how),
            *checks,
        ]
        await self._writer.run_alone(thread_id, statements)

    def _sealed(self, new: NewWakeup) -> tuple[str, bytes, list[Statement]]:
        """The type and the bytes to store, and what has to hold as they are."""
        if (seal := self._row_seal.seal) is None:
            return new.type, new.data, []
        place = wakeup_place(new.thread_id, new.key, new.question)
        type_, data = seal.seal_row(new.thread_id, place, new.type, new.data)
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

    async def begin(self, holding: leases.Holding, key: str) -> BegunWakeup | None:
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
        place = wakeup_place(thread_id, key, begun.question)
        return seal.open_row(thread_id, place, begun.type, begun.data)

    async def end(self, holding: leases.Holding) -> None:
        """Removes what was begun under a lease, if it is still there."""
        thread_id = holding.thread_id
        named = texts([thread_id]), texts([holding.token])
        await self._write(thread_id, self._database.statement("end_wakeups", *named))

    async def put_off(
        self,
        holding: leases.Holding,
        seconds: float | None,
        error: str | None,
        least: int | None = None,
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
    typed = rows.encode_value(saver.serde, place, "run of a wake-up", run)
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
        raise errors.InvalidOptionError(
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


# Runs what is due in a thread, a wake-up, under the thread's lease.
#
#     question still open?     else it is over
#     run                      its first write ends the wake-up, in the same transaction
#     raised before that       it is begun again after a pause, or given up
#     raised after that        the thread is one whose run failed, as `recover` resumes them
#
# The answer to one of several questions is stored by LangGraph only with what its task makes of it.
# So the wake-up stays until then, and is run again while the question is open.


logger = logging.getLogger(__name__)
T = TypeVar("T")

# LangGraph's name of the end of a graph: an update as it clears all tasks.
_END = "__end__"


@dataclass(frozen=True)
class Waking:
    """Runs one wake-up, and says how that ended."""

    graph: Any  # runs
    saver: SaverBase  # of the threads
    # Whether a thread under a lease waits to be resumed.
    is_unfinished: Callable[[str], Awaitable[bool]]
    # The config of a thread's runs, given its newest checkpoint.
    config_of: Callable[[DueWakeup, CheckpointTuple | None], RunnableConfig]
    # Runs the graph on an input; returns what that raised.
    invoke: Callable[[Any, RunnableConfig], Awaitable[BaseException | None]]
    # Told what a run raised that has stored something.
    failed: Callable[[leases.Holding, BaseException], Awaitable[None]]
    pause: Callable[[int], float]  # seconds before the next attempt, by how many there were
    count: Callable[[str], None]  # counts an outcome
    max_attempts: int
    ttl: float

    @property
    def _leases(self) -> leases.Leases:
        return self.saver._engine.leases

    @property
    def _wakeups(self) -> Wakeups:
        return Wakeups(self.saver._engine)

    async def _on_loop(self, call: Coroutine[Any, Any, T]) -> T:
        return await self.saver._bridge.run(call)

    async def wake(self, due: DueWakeup) -> bool | None:
        """Whether its run came to its end; None if the thread is somebody's, for now."""
        holding = leases.Holding(due.thread_id, self.ttl)
        with leases.left_if_it_fails(holding):
            try:
                await self._on_loop(self._leases.take(holding, patient=False))
            except (errors.LeaseHeldError, errors.ShuttingDownError):
                return None
            if holding.was_due and not due.is_given_up and await self.is_unfinished(due.thread_id):
                # Its own run goes first.
                await self._leave(holding)
                return None
            begun = await self._on_loop(self._wakeups.begin(holding, due.key))
            if begun is None:
                await self._leave(holding)
                return False
            if begun.attempts > self.max_attempts:
                # None of its attempts came as far as to say so.
                await self._give_up(holding, None)
                return False
            return await self._run(due, begun, holding)

    async def _run(self, due: DueWakeup, begun: BegunWakeup, holding: leases.Holding) -> bool:
        self._leases.enter(holding)
        ran = False
        try:
            newest = await self.saver.aget_tuple({"configurable": {"thread_id": due.thread_id}})
            config = self.config_of(due, newest)
            goes_on, given = await self._prepared(due, begun, holding, config, newest)
            error = await self.invoke(given, config) if goes_on else None
            ran = goes_on and error is None
        except asyncio.CancelledError:
            await asyncio.shield(self._stopped(holding))
            raise
        except Exception as raised:  # noqa: BLE001  it is counted, and tried again
            error = raised
        self._leases.leave(holding)
        if error is not None and leases.is_drained(error):
            await self._stopped(holding)
        elif error is not None:
            await self._raised(begun, holding, error)
        else:
            await self._on_loop(self._wakeups.end(holding))
            await self._on_loop(self._leases.end_run(holding, as_it_should=True))
        if ran:
            self.count("resumed")
            logger.info("woke a thread", extra={"thread_id": due.thread_id})
        return ran

    async def _prepared(
        self,
        due: DueWakeup,
        begun: BegunWakeup,
        holding: leases.Holding,
        config: RunnableConfig,
        newest: CheckpointTuple | None,
    ) -> tuple[bool, Any]:
        """Whether there is anything to run, and what; ready to be run."""
        typed = await self._on_loop(self._wakeups.opened(due.thread_id, due.key, begun))
        run = decode(self.saver.serde, *typed)
        holding.ends_wakeup = True
        question = begun.question
        asked = open_questions(newest)
        if question.interrupt_id is None:
            # To continue answers nothing, and runs nothing that asks.
            return run is not None or not asked, run
        is_open = asked.get(question.interrupt_id) == question
        if answers(run):
            is_only = len(asked) == 1 and await self._is_only_task(config)
            run, is_named = answer_to(run, question.interrupt_id, is_only_task=is_only)
            # Such a one is stored with what the task makes of it.
            holding.ends_wakeup = not is_named
            if begun.attempts > 1 and not asked and await self.is_unfinished(due.thread_id):
                # The attempt before has come as far as that, and no further.
                return True, None
            return is_open, run
        if is_open and isinstance(run, Command):
            self._check_goto(run)
            await self._drop_questions(holding, config)
            return True, run
        return is_open or (isinstance(run, Command) and _was_dropped(newest, begun)), run

    async def _is_only_task(self, config: RunnableConfig) -> bool:
        """Whether one task runs next: others might take an answer without an id before it."""
        state = await self.graph.aget_state(config)
        return sum(task.result is None for task in state.tasks) == 1

    def _check_goto(self, run: Command[Any]) -> None:
        """Refuses nodes that are not there, before the question is dropped."""
        nodes = getattr(self.graph, "nodes", None)
        goto = run.goto if isinstance(run.goto, (list, tuple)) else [run.goto]
        unknown = {str(getattr(to, "node", to)) for to in goto} - {*(nodes or ()), _END}
        if nodes is not None and unknown:
            raise errors.InvalidOptionError(
                f"the graph has no nodes {sorted(unknown)} for this goto"
            )

    async def _drop_questions(self, holding: leases.Holding, config: RunnableConfig) -> None:
        holding.ends_wakeup = False
        try:
            await self.graph.aupdate_state(config, None, as_node=_END)
        finally:
            holding.ends_wakeup = True

    async def _stopped(self, holding: leases.Holding) -> None:
        """Lets others go on: with the run if it has stored anything, else with the wake-up."""
        if await self._put_off(holding, 0.0, None, least=int(holding.has_written)):
            await self._leave(holding)
        else:
            await self._on_loop(self._leases.hand_over(holding))

    async def _raised(
        self, begun: BegunWakeup, holding: leases.Holding, error: BaseException
    ) -> None:
        name = type(error).__name__
        seconds = None if begun.attempts >= self.max_attempts else self.pause(begun.attempts)
        if not await self._put_off(holding, seconds, name):
            # It has stored something: the first attempt of a run like others.
            holding.attempts = 1
            await self.failed(holding, error)
            return
        self.count("failed")
        extra = {"thread_id": holding.thread_id, "attempts": begun.attempts}
        logger.warning("a wake-up failed: %s", name, extra=extra)
        if seconds is None:
            self._note_given_up(holding, name)
        await self._leave(holding)

    async def _put_off(
        self,
        holding: leases.Holding,
        seconds: float | None,
        error: str | None,
        least: int | None = None,
    ) -> bool:
        """Has it be begun again, if nothing of its run is stored; else False."""
        if holding.has_put and not holding.ends_wakeup:
            # The task that asked has its answer.
            await self._on_loop(self._wakeups.end(holding))
            return False
        return await self._on_loop(self._wakeups.put_off(holding, seconds, error, least))

    async def _give_up(self, holding: leases.Holding, error: str | None) -> None:
        await self._on_loop(self._wakeups.put_off(holding, None, error))
        self._note_given_up(holding, error)
        await self._leave(holding)

    def _note_given_up(self, holding: leases.Holding, error: str | None) -> None:
        self.count("gave_up")
        extra = {"thread_id": holding.thread_id, "cause": error}
        logger.error("gave up a wake-up", extra=extra)

    async def _leave(self, holding: leases.Holding) -> None:
        await self._on_loop(self._leases.end_run(holding, as_it_should=False))


def _was_dropped(found: Any, begun: BegunWakeup) -> bool:
    """Whether an attempt before has dropped the question, and came no further."""
    if found is None or found.parent_config is None or begun.attempts == 1:
        return False
    parent_id = found.parent_config["configurable"]["checkpoint_id"]
    is_update = found.metadata.get("source") == "update"
    return is_update and parent_id == begun.question.checkpoint_id and not open_questions(found)
