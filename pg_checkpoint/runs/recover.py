"""`recover`: resumes runs that stand still, each in one of many processes."""

from __future__ import annotations

import asyncio
import inspect
import logging
import math
import random
import time
from collections.abc import Callable, Sequence
from contextlib import nullcontext
from dataclasses import dataclass, field
from datetime import timedelta
from functools import cached_property
from typing import Any, Literal, Protocol, TypeAlias

import psycopg
from langchain_core.runnables import RunnableConfig
from langgraph.checkpoint.base import CheckpointMetadata, CheckpointTuple

from pg_checkpoint.codec.sealing import filter_json
from pg_checkpoint.core import arguments, errors
from pg_checkpoint.core.background import HomeGuard
from pg_checkpoint.core.telemetry import bump, facts_of
from pg_checkpoint.runs import threads
from pg_checkpoint.runs.wakeups import Waking
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

# The config with which a run goes on that somebody else has begun. Pure.


# LangGraph gives each checkpoint these by itself; a run's id is the caller's.
_OF_CHECKPOINTS = {*CheckpointMetadata.__annotations__, "writes"} - {"run_id"}
# Parts of names whose values LangGraph keeps from tracers, as long as they are in `configurable`.
_SECRET = ("key", "token", "secret", "password", "auth")


def with_stored_metadata(
    config: RunnableConfig, newest: CheckpointTuple | None, *, is_same_run: bool
) -> RunnableConfig:
    """The config, with the metadata of its thread's newest checkpoint where it has no other.

    LangGraph stores a run's metadata, and its `configurable`, with each checkpoint. A run that goes
    on without them would leave every filter that finds it.
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


# `recover`: resumes runs that stand still, each in one of many processes.
#
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

ConfigOf: TypeAlias = "Callable[[threads.UnfinishedThread], RunnableConfig]"

_LONGEST_PAUSE = 3600.0
# Seconds between two sweeps, as long as a sweep leaves lost leases alone; and between two counts.
_SWEEP_EVERY, _COUNT_EVERY = 600.0, 60.0
# Seconds that a count may take.
_COUNT_FOR = 2.0
# Seconds for which a thread is passed over that could not be resumed, as when somebody locks it.
_PASS_OVER_FOR = 5.0
# Likewise for a thread with something to run in it, that somebody drives or that is to be resumed.
_MOMENT = 0.5
# What an outage may raise, whichever part of it is met.
_FAILURES = (errors.PgCheckpointError, psycopg.Error, OSError)


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
    every: float = 1.0,
    ttl: float = 30.0,
    grace: float = 5.0,
    durability: Literal["sync", "async", "exit"] | None = None,
    forever: bool = True,
) -> int:
    """Resumes runs whose process died. Start it as a task in every worker.

    It takes threads whose lease was lost or handed over, and holds the lease of each while it
    resumes it, so that one worker does it. A run that raises is tried again after a pause, and
    given up after `max_attempts`. `list_unfinished(saver, given_up=True)` lists such runs, until
    something is put to their threads. It also runs what is due by `wake_at`.

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
        every: Seconds between two searches for runs.
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
            "compile the graph with this saver: otherwise its writes have no lease"
        )
    _check(idle_for, at_once, max_attempts, backoff=backoff, every=every, ttl=ttl, grace=grace)
    # At once: a look that fails is made again, for the server may be away.
    metadata = filter_json(saver._seal, filter)
    which: threads.Which = "due" if idle_for is None else "crashed"
    look = _Look(saver, which, idle_for or timedelta(0), metadata)
    how = {} if durability is None else {"durability": durability}
    resuming = _Resuming(graph, saver, look, config, how, max_attempts, backoff, ttl)
    grace = max(grace, 0.0) if resuming.can_drain else 0.0
    return await _Loop(look, resuming, at_once, every, grace).run(forever=forever)


def _check(idle_for: timedelta | None, at_once: int, max_attempts: int, **seconds: float) -> None:
    if idle_for is not None:
        arguments.check_span("idle_for", idle_for)
    arguments.check_whole("at_once", at_once, least=1)
    arguments.check_whole("max_attempts", max_attempts, least=1)
    for name, value in seconds.items():
        arguments.check_number(name, value, above=-math.inf if name in ("backoff", "grace") else 0)


@dataclass(frozen=True)
class _Look:
    """Finds the threads that are due."""

    saver: SaverBase
    which: threads.Which
    idle_for: timedelta
    metadata: str

    async def due(
        self, limit: int
    ) -> tuple[Sequence[threads.UnfinishedThread], Sequence[threads.DueWakeup]]:
        look = self.saver._engine, self.which, self.idle_for, self.metadata
        return await self.saver._bridge.run(threads.find_due(*look, limit))

    async def again(self, thread_id: str) -> bool:
        """Whether a thread is still unfinished, now that nobody else may write to it."""
        return await threads.is_cut(self.saver, thread_id)


@dataclass(frozen=True)
class _Resuming:
    """Resumes one thread, and says how that ended."""

    graph: Graph
    saver: SaverBase
    look: _Look
    config: RunnableConfig | ConfigOf | None
    how: dict[str, Any]
    max_attempts: int
    backoff: float
    ttl: float
    draining: Draining = field(default_factory=Draining)

    @cached_property
    def can_drain(self) -> bool:
        """Whether the graph takes a control, which an older LangGraph's does not."""
        takes = "control" in inspect.signature(self.graph.ainvoke).parameters
        return takes and new_control() is not None

    @property
    def leases(self) -> Leases:
        return self.saver._engine.leases

    def count(self, what: str) -> None:
        bump(self.saver._engine.watch.counts.recovery, what)

    async def resume(self, thread: threads.UnfinishedThread) -> bool:
        """Whether its run came to its end."""
        holding = Holding(thread.thread_id, self.ttl)
        with left_if_it_fails(holding):
            try:
                await self.saver._bridge.run(self.leases.take(holding, thread.attempts))
            except (errors.LeaseHeldError, errors.ShuttingDownError):
                return False
            if self.look.which == "due" and not holding.was_due:
                # A run that began since the look has ended it: what came of that is its caller's.
                await self.saver._bridge.run(self.leases.end_run(holding, as_it_should=False))
                return False
            if holding.attempts > self.max_attempts:
                # None of its attempts came as far as to say so.
                await self._give_up(holding, thread.error)
                return False
            return await self._run(thread, holding)

    async def _run(self, thread: threads.UnfinishedThread, holding: Holding) -> bool:
        self.leases.enter(holding)
        try:
            goes_on = await self.look.again(thread.thread_id)
            error = None
            if goes_on:
                place: RunnableConfig = {"configurable": {"thread_id": thread.thread_id}}
                newest = await self.saver.aget_tuple(place)
                error = await self._invoke(None, self._config_of(thread, newest))
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
            await self._failed(holding, error)
            return False
        await self.saver._bridge.run(self.leases.end(holding, as_it_should=True))
        # Else it had come to its end since the look, elsewhere.
        if goes_on:
            self.count("resumed")
            logger.info("resumed a run", extra={"thread_id": thread.thread_id})
        return goes_on

    async def _invoke(self, given: Any, config: RunnableConfig) -> BaseException | None:
        """Returns what the run raised; its own task shows whether it cancelled itself."""
        control = new_control() if self.can_drain else None
        how = self.how if control is None else {**self.how, "control": control}
        asked = nullcontext() if control is None else self.draining.telling(control.request_drain)
        running = asyncio.ensure_future(self.graph.ainvoke(given, config, **how))
        with asked:
            await _ended(running)
        return asyncio.CancelledError() if running.cancelled() else running.exception()

    @cached_property
    def waking(self) -> Waking:
        """Runs wake-ups as this resumes runs."""

        def config_of(due: threads.DueWakeup, newest: CheckpointTuple | None) -> RunnableConfig:
            no_error = due.due_at, False, False, 0, None, None
            thread = threads.UnfinishedThread(due.thread_id, "", (), *no_error)
            return self._config_of(thread, newest, is_same_run=False)

        how = self._invoke, self._failed, self._pause, self.count
        limits = self.max_attempts, self.ttl
        return Waking(self.graph, self.saver, self.look.again, config_of, *how, *limits)

    def _config_of(
        self,
        thread: threads.UnfinishedThread,
        newest: CheckpointTuple | None,
        *,
        is_same_run: bool = True,
    ) -> RunnableConfig:
        given = self.config(thread) if callable(self.config) else self.config or {}
        configurable = {**given.get("configurable", {}), "thread_id": thread.thread_id}
        config: RunnableConfig = {**given, "configurable": configurable}
        return with_stored_metadata(config, newest, is_same_run=is_same_run)

    async def _failed(self, holding: Holding, error: BaseException) -> None:
        # Never its words, which may quote what the state holds.
        name, facts = type(error).__name__, facts_of(error, attempts=holding.attempts)
        self.count("failed")
        logger.warning("a resumed run failed: %s", name, extra=facts)
        if holding.attempts >= self.max_attempts:
            await self._give_up(holding, name)
        else:
            await self._put_off(holding, self._pause(holding.attempts), name)

    def _pause(self, attempts: int) -> float:
        """Seconds before the next attempt."""
        pause: float = min(self.backoff * 2 ** (attempts - 1), _LONGEST_PAUSE)
        return pause * random.uniform(0.8, 1.2)  # noqa: S311  no secret

    async def _hand_over(self, holding: Holding) -> None:
        await self.saver._bridge.run(self.leases.hand_over(holding))

    async def _put_off(self, holding: Holding, seconds: float, error: str | None) -> None:
        await self.saver._bridge.run(self.leases.put_off(holding, seconds, error))

    async def _give_up(self, holding: Holding, error: str | None) -> None:
        logger.error("gave up a run", extra={"thread_id": holding.thread_id, "cause": error})
        await self.saver._bridge.run(self.leases.give_up(holding, error))
        self.count("gave_up")


class _Loop:
    """Keeps up to `at_once` runs going."""

    def __init__(
        self, look: _Look, resuming: _Resuming, at_once: int, every: float, grace: float
    ) -> None:
        self._look = look
        self._resuming = resuming
        self._at_once = at_once
        self._every = every
        self._grace = grace
        self._draining = resuming.draining
        self._stopped = asyncio.get_running_loop().create_future()
        self._running: dict[str, asyncio.Task[bool]] = {}
        self._ended = 0
        self._guard = HomeGuard(look.saver._engine.settings, "recover")
        # Until when they are passed over.
        self._passed: dict[str, float] = {}
        self._is_away = False
        self._swept_at = self._counted_at = float("-inf")

    async def run(self, *, forever: bool) -> int:
        watch = DrainWatch(self._draining, self._wake, self._cancel_rest)
        with self._look.saver._draining.telling(self._drain):
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
        self._draining.begin(self._look.saver._draining.remaining)

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
        except asyncio.CancelledError:  # once more: whoever waits has no more patience
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
            if not await self._is_at_home():
                return False
            await self._sweep()
            # Beyond those that are passed over there may be others.
            due, wakeups = await self._look.due(self._at_once + len(self._passed))
        except _FAILURES as error:
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
        woken = await self._resuming.waking.wake(due)
        if woken is None:
            # Somebody has the thread: that takes a while.
            self._passed[due.thread_id] = time.monotonic() + _MOMENT
        return bool(woken)

    async def _is_at_home(self) -> bool:
        """Whether the database is no copy, whose runs another one resumes."""
        saver = self._look.saver
        return bool(await saver._bridge.run(self._guard.is_at_home(saver._engine.database)))

    def _note_outage(self, error: Exception | None) -> None:
        """Says that the looks fail, or no longer do: once, however many there are."""
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
        self._swept_at, saver = time.monotonic(), self._look.saver
        timeout = saver._engine.settings.read_timeout
        ended = await saver._bridge.run(threads.list_ended(saver._engine.database, timeout=timeout))
        await saver._bridge.run(self._resuming.leases.sweep(ended))

    async def _count(self) -> None:
        """Counts what stands still, for the metrics; nothing waits for it for long."""
        if time.monotonic() < self._counted_at + _COUNT_EVERY:
            return
        self._counted_at, saver = time.monotonic(), self._look.saver
        counts = saver._engine.watch.counts.recovery
        database = saver._engine.database
        try:
            for count in (threads.count_unfinished, threads.count_waiting):
                found = await saver._bridge.run(count(database, timeout=_COUNT_FOR))
                counts.update(found)
        except _FAILURES as error:
            for kind in ("due", "idle", "given_up", "waiting", "longest_wait"):
                counts.pop(kind, None)
            name, facts = type(error).__name__, facts_of(error)
            logger.warning("counting unfinished runs failed: %s", name, extra=facts)

    async def _wait(self) -> None:
        """Until a run has ended, and so has room; else until the next look, or it is drained."""
        events = (self._stopped, *self._running.values())
        await asyncio.wait(events, timeout=self._every, return_when=asyncio.FIRST_COMPLETED)
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
        logger.warning("a run could not be resumed: %s", name, extra=facts)
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
