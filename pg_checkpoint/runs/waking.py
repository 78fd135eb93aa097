"""Runs what is due in a thread, a wake-up, under the thread's lease.

    question still open?     else it is over
    run                      its first write ends the wake-up, in the same transaction
    raised before that       it is begun again after a pause, or given up
    raised after that        the thread is one whose run failed, as `recover` resumes them

The answer to one of several questions is stored by LangGraph only with what its task makes of it.
So the wake-up stays until then, and is run again while the question is open.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass
from typing import Any, TypeVar

from langchain_core.runnables import RunnableConfig
from langgraph.checkpoint.base import CheckpointTuple
from langgraph.types import Command

from pg_checkpoint.codec.values import decode
from pg_checkpoint.errors import InvalidOptionError, LeaseHeldError, ShuttingDownError
from pg_checkpoint.runs.open_questions import answer_to, answers, open_questions
from pg_checkpoint.runs.unfinished import DueWakeup
from pg_checkpoint.runs.wakeups import BegunWakeup, Wakeups
from pg_checkpoint.saver.interface import CheckpointerInterface
from pg_checkpoint.saver.lease import is_drained, left_if_it_fails
from pg_checkpoint.writing.leases import Holding, Leases

logger = logging.getLogger(__name__)
T = TypeVar("T")

# LangGraph's name of the end of a graph: an update as it clears all tasks.
_END = "__end__"


@dataclass(frozen=True)
class Waking:
    """Runs one wake-up, and says how that ended."""

    graph: Any  # runs
    saver: CheckpointerInterface  # of the threads
    # Whether a thread under a lease waits to be resumed.
    is_unfinished: Callable[[str], Awaitable[bool]]
    # The config of a thread's runs, given its newest checkpoint.
    config_of: Callable[[DueWakeup, CheckpointTuple | None], RunnableConfig]
    # Runs the graph on an input; returns what that raised.
    invoke: Callable[[Any, RunnableConfig], Awaitable[BaseException | None]]
    # Told what a run raised that has stored something.
    failed: Callable[[Holding, BaseException], Awaitable[None]]
    pause: Callable[[int], float]  # seconds before the next attempt, by how many there were
    count: Callable[[str], None]  # counts an outcome
    max_attempts: int
    ttl: float

    @property
    def _leases(self) -> Leases:
        return self.saver._engine.leases

    @property
    def _wakeups(self) -> Wakeups:
        return Wakeups(self.saver._engine)

    async def _on_loop(self, call: Coroutine[Any, Any, T]) -> T:
        return await self.saver._bridge.run(call)

    async def wake(self, due: DueWakeup) -> bool | None:
        """Whether its run came to its end; None if the thread is somebody's, for now."""
        holding = Holding(due.thread_id, self.ttl)
        with left_if_it_fails(holding):
            try:
                await self._on_loop(self._leases.take(holding, patient=False))
            except (LeaseHeldError, ShuttingDownError):
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

    async def _run(self, due: DueWakeup, begun: BegunWakeup, holding: Holding) -> bool:
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
        if error is not None and is_drained(error):
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
        holding: Holding,
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
            raise InvalidOptionError(f"the graph has no nodes {sorted(unknown)} for this goto")

    async def _drop_questions(self, holding: Holding, config: RunnableConfig) -> None:
        holding.ends_wakeup = False
        try:
            await self.graph.aupdate_state(config, None, as_node=_END)
        finally:
            holding.ends_wakeup = True

    async def _stopped(self, holding: Holding) -> None:
        """Lets others go on: with the run if it has stored anything, else with the wake-up."""
        if await self._put_off(holding, 0.0, None, least=int(holding.has_written)):
            await self._leave(holding)
        else:
            await self._on_loop(self._leases.hand_over(holding))

    async def _raised(self, begun: BegunWakeup, holding: Holding, error: BaseException) -> None:
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
        self, holding: Holding, seconds: float | None, error: str | None, least: int | None = None
    ) -> bool:
        """Has it be begun again, if nothing of its run is stored; else False."""
        if holding.has_put and not holding.ends_wakeup:
            # The task that asked has its answer.
            await self._on_loop(self._wakeups.end(holding))
            return False
        return await self._on_loop(self._wakeups.put_off(holding, seconds, error, least))

    async def _give_up(self, holding: Holding, error: str | None) -> None:
        await self._on_loop(self._wakeups.put_off(holding, None, error))
        self._note_given_up(holding, error)
        await self._leave(holding)

    def _note_given_up(self, holding: Holding, error: str | None) -> None:
        self.count("gave_up")
        extra = {"thread_id": holding.thread_id, "cause": error}
        logger.error("gave up a wake-up", extra=extra)

    async def _leave(self, holding: Holding) -> None:
        await self._on_loop(self._leases.end_run(holding, as_it_should=False))


def _was_dropped(found: Any, begun: BegunWakeup) -> bool:
    """Whether an attempt before has dropped the question, and came no further."""
    if found is None or found.parent_config is None or begun.attempts == 1:
        return False
    parent_id = found.parent_config["configurable"]["checkpoint_id"]
    is_update = found.metadata.get("source") == "update"
    return is_update and parent_id == begun.question.checkpoint_id and not open_questions(found)
