"""`recover`: resumes runs that stand still and runs wake-ups, each in one of many processes."""

from __future__ import annotations

import asyncio
import inspect
import logging
import math
import random
import time
from collections.abc import Callable, Coroutine, Sequence
from contextlib import nullcontext
from dataclasses import dataclass, field
from datetime import timedelta
from functools import cached_property
from typing import TYPE_CHECKING, Any, Literal, Protocol, TypeAlias, TypeVar

import psycopg
from langchain_core.runnables import RunnableConfig
from langgraph.checkpoint.base import CheckpointMetadata, CheckpointTuple

from pg_checkpoint.codec.sealing import filter_json
from pg_checkpoint.codec.serializers import decode
from pg_checkpoint.core import arguments, errors
from pg_checkpoint.core.background import HomeGuard
from pg_checkpoint.core.telemetry import bump, facts_of
from pg_checkpoint.runs import threads
from pg_checkpoint.runs.wakeups import (
    BegunWakeup,
    Wakeups,
    answer_to,
    is_answer,
    is_command,
    open_questions,
)
from pg_checkpoint.saver.leases import (
    Draining,
    DrainWatch,
    Holding,
    Leases,
    is_drained,
    left_if_it_fails,
    new_control,
)
from pg_checkpoint.saver.saver import SaverBase

if TYPE_CHECKING:
    from langgraph.types import Command

# LangGraph gives each checkpoint these by itself; a run's id is the caller's.
_OF_CHECKPOINTS = {*CheckpointMetadata.__annotations__, "writes"} - {"run_id"}
# Parts of names whose values LangGraph keeps from tracers, as long as they are in `configurable`.
_SECRET = ("key", "token", "secret", "password", "auth")


def with_stored_metadata(
    config: RunnableConfig, newest: CheckpointTuple | None, *, is_same_run: bool
) -> RunnableConfig:
    """The config, with the metadata of its thread's newest checkpoint where it has no other.

    LangGraph stores a run's metadata, and its `configurable`, with each checkpoint. No filter would
    find a run any more that went on without them.
    """
    if newest is None:
        return config
    metadata, configurable = config.get("metadata") or {}, config["configurable"]
    # An input with the id of the run before would be taken for a part of that.
    known = {*_OF_CHECKPOINTS, *metadata, *configurable, *(() if is_same_run else ("run_id",))}
    stored = {k: v for k, v in newest.metadata.items() if k not in known}
    secret = {k for k in stored if any(part in k.casefold() for part in _SECRET)}
    return {
        **config,
        "metadata": {**{k: v for k, v in stored.items() if k not in secret}, **metadata},
        "configurable": {**{k: stored[k] for k in secret}, **configurable},
    }


#     due ──► leased ──► ended                    the run came to its end, or waits for an answer
#              ├───────► due, later               it raised: with a pause that doubles each time
#              ├───────► given up                 it raised for the last time
#              ├───────► due, at once             it was drained, or cancelled with this loop
#              └───────► due, when it expires     this process died; that counts as tried, too
#
# Attempts are counted when the lease is taken, so that a run which kills its process is given up
# like one that raises.
#
# When this loop is cancelled, or the saver is drained, runs are asked to stop after their step;
# those that don't in time are cancelled.

logger = logging.getLogger(__name__)
T = TypeVar("T")

ConfigOf: TypeAlias = "Callable[[threads.UnfinishedThread], RunnableConfig]"

_LONGEST_PAUSE = 3600.0
# Seconds between two searches for runs, by default, and on Citus.
_EVERY, _EVERY_ON_CITUS = 1.0, 10.0
# Seconds between two sweeps, as long as a sweep leaves lost leases alone; and between two counts.
_SWEEP_EVERY, _COUNT_EVERY = 600.0, 60.0
# Seconds that a count may take.
_COUNT_FOR = 2.0
# Seconds for which a thread is passed over that could not be resumed, as when somebody locks it.
_PASS_OVER_FOR = 5.0
# Likewise for a thread with a due wake-up that another run drives, or that is to be resumed first.
_PASS_OVER_BUSY_FOR = 0.5
# LangGraph's name of the end of a graph: an update as it clears all tasks.
_END = "__end__"
# What an outage may raise, whichever part of it is met.
_OUTAGE = (errors.PgCheckpointError, psycopg.Error, OSError)


class Graph(Protocol):
    """A compiled graph, or an entrypoint."""

    checkpointer: Any

    def ainvoke(
        self,
        input: Any,  # noqa: A002  LangGraph's name
        config: RunnableConfig | None = None,
        **how: Any,
    ) -> Any:
        """Runs the graph; without an input it continues from the stored state."""


async def recover(
    saver: SaverBase,
    graph: Graph,
    *,
    filter: dict[str, Any] | None = None,  # noqa: A002  as alist has it
    config: RunnableConfig | ConfigOf | None = None,
    idle_for: timedelta | None = None,
    at_once: int = 10,
    max_attempts: int = 3,
    backoff: float = 5.0,
    every: float | None = None,
    ttl: float = 30.0,
    grace: float = 5.0,
    durability: Literal["sync", "async", "exit"] | None = None,
    forever: bool = True,
) -> int:
    """Resumes runs whose process died. Start it as a task in every worker.

    It takes threads whose lease was lost or handed over, and holds the lease of each while the
    thread's run goes on, so that one worker resumes it. A run that raises is tried again after a
    pause, and given up after `max_attempts`. `list_unfinished(saver, given_up=True)` lists such
    runs, until something is put to their threads. It also runs the wake-ups that `wake_at` set.

    When it is cancelled, or `saver.drain()` was called, its runs stop after their step, and other
    workers continue them. After a drain it ends by itself.

    Args:
        saver: The saver of the threads to resume.
        graph: A graph that was compiled with `saver`.
        filter: Metadata of the newest root checkpoint must contain this. Needed if several
            graphs share the database. A run's `config["metadata"]` is part of that metadata.
        config: The config to resume runs with, beside their thread and the metadata that its
            newest checkpoint has: one for all, or by thread.
        idle_for: Also resume runs that never had a lease, if nothing was written for this long and
            no task has failed. Give it only if no node takes longer, and if no graph here has
            breakpoints (`interrupt_before`, `interrupt_after`) or threads that wait after
            `update_state`: stored state does not distinguish these from killed runs.
        at_once: Maximum number of runs that this loop resumes at the same time.
        max_attempts: Maximum number of attempts for a run to finish.
        backoff: Seconds before the second attempt; they double each time, up to an hour.
        every: Seconds between two searches for runs; by default 1, and 10 on Citus, where each
            search asks all shards.
        ttl: Seconds after which a lease expires, as for `saver.lease`.
        grace: Seconds that runs have for their step when this loop is cancelled. Then they are
            cancelled, as they are at once before LangGraph 1.2. A drain has its own.
        durability: As for `graph.ainvoke`.
        forever: Whether to continue until it is cancelled; else it ends when nothing is due.

    Returns:
        The number of runs that this loop finished.

    Raises:
        InvalidOptionError: If the graph is not compiled with this saver, or a number is invalid.
        UnsupportedCallError: If the filter asks for encrypted metadata.
    """
    arguments.check_instance("saver", saver, SaverBase, "an AsyncPostgresSaver or PostgresSaver")
    if getattr(getattr(graph, "checkpointer", None), "_engine", None) is not saver._engine:
        raise errors.InvalidOptionError(
            "compile the graph with this saver: otherwise its writes are not made under the lease"
        )
    if idle_for is not None:
        arguments.check_span("idle_for", idle_for)
    arguments.check_whole("at_once", at_once, least=1)
    arguments.check_whole("max_attempts", max_attempts, least=1)
    for name, seconds in {"backoff": backoff, "grace": grace}.items():
        arguments.check_number(name, seconds, above=-math.inf)
    arguments.check_number("ttl", ttl, above=0)
    if every is not None:
        arguments.check_number("every", every, above=0)
    resuming = _Resuming(
        graph,
        saver,
        "due" if idle_for is None else "crashed",
        idle_for or timedelta(0),
        # Encoded now, as a look that fails is made again: the server may be away.
        filter_json(saver._seal, filter),
        config,
        {} if durability is None else {"durability": durability},
        max_attempts,
        backoff,
        ttl,
    )
    grace = max(grace, 0.0) if resuming.can_drain else 0.0
    return await _Loop(resuming, at_once, every, grace).run(forever=forever)


@dataclass(frozen=True)
class _Resuming:
    """Finds the threads that are due, and resumes one."""

    graph: Graph
    saver: SaverBase
    which: threads.Which
    idle_for: timedelta
    metadata: str  # the filter
    config: RunnableConfig | ConfigOf | None
    options: dict[str, Any]  # of `graph.ainvoke`
    max_attempts: int
    backoff: float
    ttl: float
    draining: Draining = field(default_factory=Draining)

    @cached_property
    def can_drain(self) -> bool:
        # An older LangGraph's graph takes no control.
        takes = "control" in inspect.signature(self.graph.ainvoke).parameters
        return takes and new_control() is not None

    @property
    def leases(self) -> Leases:
        return self.saver._engine.leases

    def count(self, outcome: str) -> None:
        bump(self.saver._engine.watch.counts.recovery, outcome)

    async def find_due(
        self, limit: int
    ) -> tuple[Sequence[threads.UnfinishedThread], Sequence[threads.DueWakeup]]:
        engine = self.saver._engine
        look = threads.find_due(engine, self.which, self.idle_for, self.metadata, limit)
        return await self.saver._bridge.run(look)

    async def resume(self, thread: threads.UnfinishedThread) -> bool:
        """Resumes a thread's run; returns True if it came to its end."""
        holding = Holding(thread.thread_id, self.ttl)
        with left_if_it_fails(holding):
            try:
                await self.saver._bridge.run(self.leases.take(holding, thread.attempts))
            except (errors.LeaseHeldError, errors.ShuttingDownError):
                return False
            if self.which == "due" and not holding.was_due:
                # A run that began since the look has ended it: its outcome is its caller's.
                await self.saver._bridge.run(self.leases.end_run(holding, as_it_should=False))
                return False
            if holding.attempts > self.max_attempts:
                # Each attempt has killed its process before it could give up.
                await self._give_up(holding, thread.error)
                return False
            return await self._run(thread, holding)

    async def _run(self, thread: threads.UnfinishedThread, holding: Holding) -> bool:
        self.leases.enter(holding)
        try:
            # Still unfinished, now that nobody else may write to it?
            goes_on = await threads.is_cut(self.saver, thread.thread_id)
            error = None
            if goes_on:
                place: RunnableConfig = {"configurable": {"thread_id": thread.thread_id}}
                newest = await self.saver.aget_tuple(place)
                error = await self.invoke(None, self.config_of(thread, newest))
        except asyncio.CancelledError:
            await asyncio.shield(self._hand_over(holding))
            raise
        except Exception as raised:  # noqa: BLE001  it is counted, and tried again
            error = raised
        self.leases.leave(holding)
        if error is not None and is_drained(error):
            await self._hand_over(holding)
            return False
        if error is not None:
            await self.failed(holding, error)
            return False
        await self.saver._bridge.run(self.leases.end(holding, as_it_should=True))
        if goes_on:  # else it has come to its end since the look, elsewhere
            self.count("resumed")
            logger.info("resumed a run", extra={"thread_id": thread.thread_id})
        return goes_on

    async def invoke(self, graph_input: Any, config: RunnableConfig) -> BaseException | None:
        """Returns the error of the run; a task of its own shows if it cancelled itself."""
        control = new_control() if self.can_drain else None
        options = self.options if control is None else {**self.options, "control": control}
        drain = nullcontext() if control is None else self.draining.telling(control.request_drain)
        running = asyncio.ensure_future(self.graph.ainvoke(graph_input, config, **options))
        with drain:
            await _ended(running)
        return asyncio.CancelledError() if running.cancelled() else running.exception()

    def config_of(
        self,
        thread: threads.UnfinishedThread,
        newest: CheckpointTuple | None,
        *,
        is_same_run: bool = True,
    ) -> RunnableConfig:
        config = self.config(thread) if callable(self.config) else self.config or {}
        configurable = {**config.get("configurable", {}), "thread_id": thread.thread_id}
        config = {**config, "configurable": configurable}
        return with_stored_metadata(config, newest, is_same_run=is_same_run)

    async def failed(self, holding: Holding, error: BaseException) -> None:
        # Not the error's message, which may quote the state.
        name, facts = type(error).__name__, facts_of(error, attempts=holding.attempts)
        self.count("failed")
        logger.warning("resumed run failed: %s", name, extra=facts)
        if holding.attempts >= self.max_attempts:
            await self._give_up(holding, name)
        else:
            pause = self.pause(holding.attempts)
            await self.saver._bridge.run(self.leases.put_off(holding, pause, name))

    def pause(self, attempts: int) -> float:
        """Seconds before the next attempt."""
        pause: float = min(self.backoff * 2 ** (attempts - 1), _LONGEST_PAUSE)
        return pause * random.uniform(0.8, 1.2)  # noqa: S311  no secret

    async def _hand_over(self, holding: Holding) -> None:
        await self.saver._bridge.run(self.leases.hand_over(holding))

    async def _give_up(self, holding: Holding, error: str | None) -> None:
        logger.error("giving up a run", extra={"thread_id": holding.thread_id, "cause": error})
        await self.saver._bridge.run(self.leases.give_up(holding, error))
        self.count("gave_up")


class _Waking:
    """Runs a wake-up under the lease of its thread.

        question still open?     else it is over
        run                      its first write ends the wake-up, in the same transaction
        raised before that       it is begun again after a pause, or given up
        raised after that        the thread is one whose run failed, and is resumed

    LangGraph stores the answer to one of several questions only with the result of its task. So the
    wake-up stays until then, and is run again while the question is open.
    """

    def __init__(self, resuming: _Resuming) -> None:
        self._resuming, self._saver = resuming, resuming.saver
        self._graph: Any = resuming.graph

    @property
    def _wakeups(self) -> Wakeups:
        return Wakeups(self._saver._engine)

    async def _on_loop(self, call: Coroutine[Any, Any, T]) -> T:
        return await self._saver._bridge.run(call)

    async def wake(self, due: threads.DueWakeup) -> bool | None:
        """Runs a wake-up; returns True if that came to its end, None if the thread is busy."""
        holding = Holding(due.thread_id, self._resuming.ttl)
        with left_if_it_fails(holding):
            try:
                await self._on_loop(self._resuming.leases.take(holding, patient=False))
            except (errors.LeaseHeldError, errors.ShuttingDownError):
                return None
            if (
                holding.was_due
                and not due.is_given_up
                and await threads.is_cut(self._saver, due.thread_id)
            ):
                # Its own run goes first.
                await self._leave(holding)
                return None
            begun = await self._on_loop(self._wakeups.begin(holding, due.key))
            if begun is None:
                await self._leave(holding)
                return False
            if begun.attempts > self._resuming.max_attempts:
                # Each attempt has killed its process before it could give up.
                await self._on_loop(self._wakeups.put_off(holding, None, None))
                self._note_given_up(holding, None)
                await self._leave(holding)
                return False
            return await self._run(due, begun, holding)

    async def _run(self, due: threads.DueWakeup, begun: BegunWakeup, holding: Holding) -> bool:
        self._resuming.leases.enter(holding)
        ran = False
        try:
            newest = await self._saver.aget_tuple({"configurable": {"thread_id": due.thread_id}})
            thread = threads.UnfinishedThread(
                due.thread_id, "", (), due.due_at, False, False, 0, None, None
            )
            config = self._resuming.config_of(thread, newest, is_same_run=False)
            goes_on, run = await self._prepared(due, begun, holding, config, newest)
            error = await self._resuming.invoke(run, config) if goes_on else None
            ran = goes_on and error is None
        except asyncio.CancelledError:
            await asyncio.shield(self._stopped(holding))
            raise
        except Exception as raised:  # noqa: BLE001  it is counted, and tried again
            error = raised
        self._resuming.leases.leave(holding)
        if error is not None and is_drained(error):
            await self._stopped(holding)
        elif error is not None:
            await self._raised(begun, holding, error)
        else:
            await self._on_loop(self._wakeups.end(holding))
            await self._on_loop(self._resuming.leases.end_run(holding, as_it_should=True))
        if ran:
            self._resuming.count("resumed")
            logger.info("woke a thread", extra={"thread_id": due.thread_id})
        return ran

    async def _prepared(
        self,
        due: threads.DueWakeup,
        begun: BegunWakeup,
        holding: Holding,
        config: RunnableConfig,
        newest: CheckpointTuple | None,
    ) -> tuple[bool, Any]:
        """Tells if there is anything left to run; and returns its input."""
        typed = await self._on_loop(self._wakeups.opened(due.thread_id, due.key, begun))
        run = decode(self._saver.serde, *typed)
        holding.ends_wakeup = True
        question = begun.question
        questions = open_questions(newest)
        if question.interrupt_id is None:
            # A run without an input answers nothing: it does not go on while a question is open.
            return run is not None or not questions, run
        is_open = questions.get(question.interrupt_id) == question
        if is_answer(run):
            is_only = len(questions) == 1 and await self._is_only_task(config)
            run, is_named = answer_to(run, question.interrupt_id, is_only_task=is_only)
            # An answer that names its question is stored with the result of the task.
            holding.ends_wakeup = not is_named
            if (
                begun.attempts > 1
                and not questions
                and await threads.is_cut(self._saver, due.thread_id)
            ):
                # The attempt before has stored the answer, and came no further.
                return True, None
            return is_open, run
        if is_open and is_command(run):
            self._check_goto(run)
            # The update that drops the questions does not end the wake-up.
            holding.ends_wakeup = False
            try:
                await self._graph.aupdate_state(config, None, as_node=_END)
            finally:
                holding.ends_wakeup = True
            return True, run
        return is_open or (is_command(run) and _was_dropped(newest, begun)), run

    async def _is_only_task(self, config: RunnableConfig) -> bool:
        """Of several tasks another might take an answer without an id first."""
        state = await self._graph.aget_state(config)
        return sum(task.result is None for task in state.tasks) == 1

    def _check_goto(self, run: Command[Any]) -> None:
        """Refuses unknown nodes before the question is dropped."""
        nodes = getattr(self._graph, "nodes", None)
        goto = run.goto if isinstance(run.goto, (list, tuple)) else [run.goto]
        unknown = {str(getattr(to, "node", to)) for to in goto} - {*(nodes or ()), _END}
        if nodes is not None and unknown:
            raise errors.InvalidOptionError(
                f"goto names nodes that the graph does not have: {sorted(unknown)}"
            )

    async def _stopped(self, holding: Holding) -> None:
        """Lets others go on: with the run if it has stored anything, else with the wake-up."""
        if await self._put_off(holding, 0.0, None, least=int(holding.has_written)):
            await self._leave(holding)
        else:
            await self._on_loop(self._resuming.leases.hand_over(holding))

    async def _raised(self, begun: BegunWakeup, holding: Holding, error: BaseException) -> None:
        name = type(error).__name__
        seconds = (
            None
            if begun.attempts >= self._resuming.max_attempts
            else self._resuming.pause(begun.attempts)
        )
        if not await self._put_off(holding, seconds, name):
            # It has stored something: that was the first attempt of a run like others.
            holding.attempts = 1
            await self._resuming.failed(holding, error)
            return
        self._resuming.count("failed")
        facts = {"thread_id": holding.thread_id, "attempts": begun.attempts}
        logger.warning("wake-up failed: %s", name, extra=facts)
        if seconds is None:
            self._note_given_up(holding, name)
        await self._leave(holding)

    async def _put_off(
        self,
        holding: Holding,
        seconds: float | None,
        error: str | None,
        least: int | None = None,
    ) -> bool:
        """Has the wake-up begin again, if nothing of its run is stored; else False."""
        if holding.has_put and not holding.ends_wakeup:
            # The task that asked has its answer.
            await self._on_loop(self._wakeups.end(holding))
            return False
        return await self._on_loop(self._wakeups.put_off(holding, seconds, error, least))

    def _note_given_up(self, holding: Holding, error: str | None) -> None:
        self._resuming.count("gave_up")
        facts = {"thread_id": holding.thread_id, "cause": error}
        logger.error("giving up a wake-up", extra=facts)

    async def _leave(self, holding: Holding) -> None:
        await self._on_loop(self._resuming.leases.end_run(holding, as_it_should=False))


def _was_dropped(newest: CheckpointTuple | None, begun: BegunWakeup) -> bool:
    """Tells if an attempt before has dropped the question, and came no further."""
    if newest is None or newest.parent_config is None or begun.attempts == 1:
        return False
    parent_id = newest.parent_config["configurable"]["checkpoint_id"]
    is_update = newest.metadata.get("source") == "update"
    return is_update and parent_id == begun.question.checkpoint_id and not open_questions(newest)


class _Loop:
    """Keeps up to `at_once` runs going."""

    def __init__(
        self, resuming: _Resuming, at_once: int, every: float | None, grace: float
    ) -> None:
        self._resuming, self._saver, self._draining = resuming, resuming.saver, resuming.draining
        self._waking = _Waking(resuming)
        self._at_once, self._every, self._grace = at_once, every, grace
        self._stopped = asyncio.get_running_loop().create_future()
        self._running: dict[str, asyncio.Task[bool]] = {}
        self._ended = 0
        self._guard = HomeGuard(self._saver._engine.settings, "recover")
        # The threads that are passed over, and until when.
        self._passed: dict[str, float] = {}
        self._is_away = False
        self._swept_at = self._counted_at = float("-inf")

    async def run(self, *, forever: bool) -> int:
        watch = DrainWatch(self._draining, self._wake, self._cancel_rest)
        with self._saver._draining.telling(self._drain):
            try:
                while not self._draining.has_begun and (
                    await self._look_for_runs() or self._running or forever
                ):
                    await self._wait()
            finally:
                await self._stop()
                watch.end()
        return self._ended

    def _drain(self) -> None:
        # In any thread, and in a signal handler.
        self._draining.begin(self._saver._draining.remaining)

    def _wake(self) -> None:
        if not self._stopped.done():
            self._stopped.set_result(None)

    def _cancel_rest(self) -> None:
        for task in self._running.values():
            task.cancel()

    async def _stop(self) -> None:
        """Waits for runs that stop soon; those that don't are cancelled, and all handed over."""
        if not self._draining.has_begun:
            self._draining.begin(self._grace)
        try:
            if self._running:
                await asyncio.wait(self._running.values())
        except asyncio.CancelledError:  # once more: its caller has no more patience
            self._cancel_rest()
            await asyncio.gather(*self._running.values(), return_exceptions=True)
            raise
        self._collect()

    async def _look_for_runs(self) -> bool:
        # Up to Python 3.11 asyncio.wait_for, which pools use, may swallow a cancellation.
        looking = asyncio.create_task(self._start())
        await _ended(looking)
        return looking.result()

    async def _start(self) -> bool:
        """Starts due runs while there is room; returns False if nothing was due."""
        if (room := self._at_once - len(self._running)) <= 0:
            return True
        now = time.monotonic()
        self._passed = {thread_id: end for thread_id, end in self._passed.items() if end > now}
        try:
            # In a copy of a database it does not resume the original's runs.
            if not await self._saver._bridge.run(
                self._guard.is_at_home(self._saver._engine.database)
            ):
                return False
            await self._sweep()
            # Beyond those that are passed over there may be others.
            due, wakeups = await self._resuming.find_due(self._at_once + len(self._passed))
        except _OUTAGE as error:
            self._note_outage(error)
            return True
        self._note_outage(None)
        busy = {*self._running, *self._passed}
        new = [thread for thread in due if thread.thread_id not in busy][:room]
        for thread in new:
            resumed = self._resuming.resume(thread)
            self._running[thread.thread_id] = asyncio.create_task(resumed)
        for wakeup in wakeups:
            if wakeup.thread_id not in {*self._running, *busy} and (
                len(self._running) < self._at_once
            ):
                self._running[wakeup.thread_id] = asyncio.create_task(self._wake_up(wakeup))
        await self._count()
        return bool(self._running or self._passed)

    async def _wake_up(self, due: threads.DueWakeup) -> bool:
        woken = await self._waking.wake(due)
        if woken is None:
            self._passed[due.thread_id] = time.monotonic() + _PASS_OVER_BUSY_FOR
        return bool(woken)

    def _note_outage(self, error: Exception | None) -> None:
        """Logs once that looks fail, and once that they work again."""
        if error is not None and not self._is_away:
            self._resuming.count("outages")
            name, facts = type(error).__name__, facts_of(error)
            logger.warning("looking for unfinished runs failed: %s", name, extra=facts)
        elif error is None and self._is_away:
            logger.info("looking for unfinished runs works again")
        self._is_away = error is not None

    async def _sweep(self) -> None:
        if time.monotonic() < self._swept_at + _SWEEP_EVERY:
            return
        self._swept_at, saver = time.monotonic(), self._saver
        timeout = saver._engine.settings.read_timeout
        ended = await saver._bridge.run(threads.list_ended(saver._engine.database, timeout=timeout))
        await saver._bridge.run(self._resuming.leases.sweep(ended))

    async def _count(self) -> None:
        """Counts threads that stand still, for the metrics; nothing waits for it for long."""
        if time.monotonic() < self._counted_at + _COUNT_EVERY:
            return
        self._counted_at, saver = time.monotonic(), self._saver
        counts = saver._engine.watch.counts.recovery
        database = saver._engine.database
        try:
            for count in (threads.count_unfinished, threads.count_waiting):
                counts.update(await saver._bridge.run(count(database, timeout=_COUNT_FOR)))
        except _OUTAGE as error:
            for kind in ("due", "idle", "given_up", "waiting", "longest_wait"):
                counts.pop(kind, None)
            name, facts = type(error).__name__, facts_of(error)
            logger.warning("counting unfinished runs failed: %s", name, extra=facts)

    async def _wait(self) -> None:
        """Waits until a run has ended, which makes room; or for the next look, or a drain."""
        events = (self._stopped, *self._running.values())
        pause = self._every
        if pause is None:
            pause = _EVERY_ON_CITUS if self._saver._engine.database.on_citus else _EVERY
        await asyncio.wait(events, timeout=pause, return_when=asyncio.FIRST_COMPLETED)
        self._collect()

    def _collect(self) -> None:
        for thread_id, task in [*self._running.items()]:
            if task.done():
                del self._running[thread_id]
                self._ended += self._outcome(thread_id, task)

    def _outcome(self, thread_id: str, task: asyncio.Task[bool]) -> bool:
        if task.cancelled() or (error := task.exception()) is None:
            return not task.cancelled() and task.result()
        # The server was away when its lease was taken or ended, or somebody locks the thread: it
        # expires, and is due again.
        self._passed[thread_id] = time.monotonic() + _PASS_OVER_FOR
        name, facts = type(error).__name__, facts_of(error)
        logger.warning("run could not be resumed: %s", name, extra=facts)
        return False


async def _ended(task: asyncio.Future[Any]) -> None:
    """Waits for the end of a task; when this is cancelled, so is the task, and this ends after it.

    The task may have cancelled itself: that is its own matter.
    """
    try:
        await asyncio.wait((task,))
    except asyncio.CancelledError:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        raise
