"""Streams: a graph runs, what it streams is appended to the log, and comes back from there."""

from __future__ import annotations

import asyncio
import copy
import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import AsyncExitStack, aclosing
from contextvars import Context
from functools import partial
from typing import Any

from langchain_core.runnables import RunnableConfig
from langchain_core.runnables.config import var_child_runnable_config
from langgraph.checkpoint.base import WRITES_IDX_MAP

from pg_checkpoint.codec.keys import thread_id_of
from pg_checkpoint.codec.rows import PutRows
from pg_checkpoint.core import errors
from pg_checkpoint.core.arguments import check_number, refuse
from pg_checkpoint.core.telemetry import facts_of
from pg_checkpoint.runs import event_log
from pg_checkpoint.saver.leases import DrainWatch, is_for_others
from pg_checkpoint.saver.saver import SaverBase

logger = logging.getLogger(__name__)

# What is needed to know where a run is, and (custom) to hear of each chunk at once, and of what is
# held.
_MODES = ("checkpoints", "custom")
# Why a run's events can't be read again, for good.
_GONE = (
    errors.EventsNotKeptError,
    errors.DecryptionError,
    errors.CorruptRowError,
    errors.TypeNotAllowedError,
)


class ThreadLog:
    """The log of a thread, for a run under the thread's lease."""

    def __init__(self, events: event_log.EventsBase, thread_id: str, saver: SaverBase) -> None:
        self._events, self.thread_id, self._leases = events, thread_id, saver._engine.leases
        self.held_back = saver._engine.writer.held_back  # what the saver's writer waits for

    def encoded(self, value: Any) -> event_log.Encoded:
        """Returns an event as it is appended."""
        return self._events._encoded(self.thread_id, value)

    async def append(
        self, values: Sequence[Any], *, end: bool = False, at: str | None = None
    ) -> event_log.Appended:
        """Appends events, which are told at a checkpoint."""
        lease = self._leases.token_of_block(self.thread_id)
        how: dict[str, Any] = {"checkpoint_id": at or None, "lease": lease}
        append = self._events._append_of(self.thread_id, values, None, end=end, **how)
        return await self._events._append(append)

    async def cut(self, checkpoint_id: str) -> tuple[int, int, int] | None:
        """As Engine.cut."""
        events = self._events
        return await events._bridge.run(events._engine.cut(self.thread_id, checkpoint_id))

    async def page(self, after: int) -> event_log.Page:
        """The events after a number; raises why they can't be read."""
        events = self._events
        return await events._bridge.run(events._engine.page(self.thread_id, after))


class Run:
    """One run of a graph, or what is left of one."""

    def __init__(
        self, graph: Any, log: ThreadLog, every: float, tell: Callable[[event_log.Event], None]
    ) -> None:
        self._graph, self._log = graph, log
        self.outbox = event_log.Outbox(log, every, tell)  # what it tells and stores

    async def drive(
        self,
        given: Any,
        config: Any,
        modes: str | Sequence[str],
        subgraphs: bool,
        how: dict[str, Any],
    ) -> Any:
        """Runs the graph and appends what it tells; returns the last values, if they are told."""
        await self._begin(given)
        self._log.held_back.setdefault(self._log.thread_id, []).append(self.outbox)
        wanted = [modes] if isinstance(modes, str) else [*modes]
        graph = self._graph.copy(update={"checkpointer": self._saver_after_events()})
        asked = [*dict.fromkeys([*wanted, *_MODES])]
        last: Any = None
        chunks = graph.astream(given, config, stream_mode=asked, subgraphs=subgraphs, **how)
        async with aclosing(chunks):
            async for chunk in chunks:
                namespace, mode, payload = _parts_of(chunk, subgraphs=subgraphs)
                if isinstance(payload, event_log.Held):
                    self.outbox.told(payload)
                elif mode in wanted:
                    head = (namespace,) * subgraphs + (mode,) * (not isinstance(modes, str))
                    await self.outbox.add((*head, payload) if head else payload)
                if mode == "values" and not namespace:
                    last = payload
                if mode == "checkpoints" and not namespace:
                    self.outbox.at = str(payload["config"]["configurable"]["checkpoint_id"])
                self.outbox.check()
        await self.stop()
        return last

    async def stop(self) -> None:
        """Appends what was told, and stores what comes after it, once the run has ended."""
        try:
            await self.outbox.end()
        finally:
            others = self._log.held_back.get(self._log.thread_id, [])
            if self.outbox in others:
                others.remove(self.outbox)
            if not others:
                self._log.held_back.pop(self._log.thread_id, None)

    async def _begin(self, given: Any) -> None:
        """Ends a run that nobody continues, or says which of its events are void."""
        config = {"configurable": {"thread_id": self._log.thread_id, "checkpoint_ns": ""}}
        saved = await self._graph.checkpointer.aget_tuple(config)
        at = "" if saved is None else str(saved.checkpoint["id"])
        self.outbox.at = at
        cut = await self._log.cut(at)
        if cut is None or cut[1] == cut[2]:
            return  # no run is under way
        after, last, _ = cut
        if given is not None:
            await self._log.append((), end=True)
        elif after < last:
            finished = {
                task_id
                for task_id, channel, _ in (saved and saved.pending_writes) or ()
                if channel not in WRITES_IDX_MAP
            }
            kept = await self._kept(after, last, finished)
            await self._log.append([event_log.Resumed(after), *kept], at=at)

    async def _kept(self, after: int, last: int, finished: set[str]) -> list[Any]:
        """What tasks have told that don't run again, of what is void."""
        found, number = list[event_log.Event](), after
        while finished and number < last:
            try:
                events = (await self._log.page(number)).events
            except _GONE as error:
                name = type(error).__name__
                facts = {**facts_of(error), "thread_id": self._log.thread_id}
                logger.warning("a run's events could not be repeated: %s", name, extra=facts)
                break
            if not events:  # all are swept: the run goes on without them
                break
            for event in events:
                number = event.number
                if isinstance(event.value, event_log.Resumed):
                    void = event.value.after
                    found = [old for old in found if old.number <= void]
                elif event.value is not event_log.END:
                    found.append(event)
        return [event.value for event in found if _task_of(event.value) in finished]

    def _saver_after_events(self) -> Any:
        """The graph's saver, which stores a step after what the step has told is appended."""
        found = copy.copy(self._graph.checkpointer)
        found._submit = _AfterEvents(found._submit, self.outbox).submit
        return found


class _AfterEvents:
    """Hands over what a graph stores when the chunks before it are appended."""

    def __init__(self, submit: Callable[..., Awaitable[None]], outbox: event_log.Outbox) -> None:
        self._submit, self._outbox = submit, outbox
        # Where a graph runs, as its writer of chunks looks it up.
        self._context = Context()
        at_root: RunnableConfig = {"configurable": {"checkpoint_ns": ""}}
        self._context.run(var_child_runnable_config.set, at_root)

    async def submit(self, function: Callable[..., Any], work: Any, config: Any) -> None:
        """As SaverBase._submit; what is of the graph itself is only held."""
        if isinstance(work, PutRows):
            is_held = not work.key.checkpoint_ns
        else:
            is_result = bool(work) and work[0].idx >= 0 and work[0].task_id.strip("0-")
            is_held = is_result and not work[0].checkpoint_ns
        runtime = config["configurable"].get("__pregel_runtime")
        if not is_held or runtime is None:
            await self._submit(function, work, config)
        elif (held := self._outbox.hold(partial(self._submit, function, work, config))) is not None:
            # Not within this task: LangGraph refuses that before Python 3.11.
            tell = partial(runtime.stream_writer, held)
            asyncio.get_running_loop().call_soon(tell, context=self._context)


class StreamedRun:
    """A run under its thread's lease, whose events are read one after the other."""

    def __init__(
        self,
        events: event_log.EventsBase,
        graph: Any,
        config: Any,
        *,
        every: float,
        ttl: float,
        wait: float,
    ) -> None:
        check_number("every", every, above=0)
        self._config, saver = config, _saver_of(events, graph)
        log = ThreadLog(events, _thread_of(config), saver)
        self._leases = saver._engine.leases
        self._lease = saver.lease(log.thread_id, ttl=ttl, wait=wait)
        self._log, self._run = log, Run(graph, log, every, self._tell)
        self._driving: asyncio.Task[None] | None = None
        self._is_ending = False
        # What is not read yet, and None behind the last.
        self._told: asyncio.Queue[event_log.Event | None] = asyncio.Queue()
        self._is_read = True

    async def start(
        self, given: Any, modes: str | Sequence[str], subgraphs: bool, how: dict[str, Any]
    ) -> None:
        """Starts the run; takes what Run.drive does."""
        _check_how(how)  # before it takes the lease
        self._driving = asyncio.create_task(self._drive(given, modes, subgraphs, how))
        self._driving.add_done_callback(self._ended)

    async def next(self) -> event_log.Event | None:
        """The next event, which is durable; None after the last one."""
        event = await self._told.get()
        self._run.outbox.was_read()
        if event is None and self._driving is not None:
            if self._driving.cancelled():
                raise errors.SaverClosedError(
                    "the run was cancelled: the event log's loop has ended"
                )
            self._driving.result()
        return event

    async def close(self) -> None:
        """Cancels the run, if it goes on, and waits until its log is ended."""
        self.leave()
        if self._driving is not None:
            # Not gather: if who waits here is cancelled, what is waited for must not be.
            await asyncio.wait((self._driving,))

    def leave(self) -> None:
        """Cancels the run, if it goes on, and does not wait."""
        self._is_read = False
        self._run.outbox.release()
        self._run.outbox.was_read(self._run.outbox.unread)
        if self._driving is not None and not self._is_ending:
            self._driving.cancel()

    @property
    def loop(self) -> asyncio.AbstractEventLoop | None:
        """Where it runs; None before it does."""
        return None if self._driving is None else self._driving.get_loop()

    def _ended(self, driving: asyncio.Task[None]) -> None:
        self._told.put_nowait(None)
        if not driving.cancelled():
            driving.exception()  # who reads no more is not told

    def _tell(self, event: event_log.Event) -> None:
        self._told.put_nowait(event)
        self._run.outbox.unread += self._is_read

    async def _drive(
        self, given: Any, modes: str | Sequence[str], subgraphs: bool, how: dict[str, Any]
    ) -> None:
        async with AsyncExitStack() as stack:
            if (holding := self._leases.open_block(self._log.thread_id)) is None:
                lease = await stack.enter_async_context(self._lease)
                holding = lease._holding
                if lease.control is not None:
                    how.setdefault("control", lease.control)
            # A run that waits for its reader would not come to rest, and repeat what it has done.
            watch = DrainWatch(self._leases.draining, begun=self._run.outbox.hurry)
            try:
                await self._run.drive(given, self._config, modes, subgraphs, how)
            except BaseException as raised:
                self._is_ending = True
                await _ended_quietly(self._run.stop())
                if not is_for_others(self._leases, holding, raised):
                    await _ended_quietly(self._log.append((), end=True))
                raise
            finally:
                watch.end()
            self._is_ending = True
            await self._log.append((), end=True)


class StreamingGraph:
    """A compiled graph whose runs are appended to the logs of their threads, for `recover`.

    `recover` has the lease of the thread that it resumes.
    """

    def __init__(
        self,
        events: event_log.EventsBase,
        graph: Any,
        modes: str | Sequence[str],
        *,
        subgraphs: bool,
        every: float,
    ) -> None:
        check_number("every", every, above=0)
        self._events, self._graph, self._saver = events, graph, _saver_of(events, graph)
        self._modes, self._subgraphs, self._every = modes, subgraphs, every

    def __getattr__(self, name: str) -> Any:
        return getattr(self._graph, name)

    async def ainvoke(
        self,
        input: Any,  # noqa: A002  LangGraph's name
        config: Any = None,
        *,
        control: Any = None,
        **how: Any,
    ) -> Any:
        """Runs the graph; returns its last values."""
        if control is not None:
            how["control"] = control
        _check_how(how)
        log = ThreadLog(self._events, _thread_of(config), self._saver)
        run = Run(self._graph, log, self._every, _nobody)
        try:
            found = await run.drive(input, config, self._modes, self._subgraphs, how)
        except BaseException:
            await _ended_quietly(run.stop())
            raise
        await log.append((), end=True)
        return found


def _nobody(event: event_log.Event) -> None:
    """Is told of an event."""


def _thread_of(config: Any) -> str:
    return thread_id_of(config["configurable"]["thread_id"])


def _saver_of(events: event_log.EventsBase, graph: Any) -> SaverBase:
    """A graph's saver, if it and the event logs go together."""
    saver = getattr(graph, "checkpointer", None)
    if not isinstance(saver, SaverBase):
        refuse("the graph's checkpointer", "an AsyncPostgresSaver or PostgresSaver", saver)
    if saver._engine.settings.cipher is not None and events._engine.settings.cipher is None:
        raise errors.CipherRequiredError(
            "the graph's saver has a cipher, and this event log has none: give it the same "
            "cipher=, or what the saver encrypts is appended in clear"
        )
    return saver


def _check_how(how: Mapping[str, Any]) -> None:
    """Refuses arguments of `graph.astream` that would change what this relies on."""
    if how.get("durability") not in (None, "async"):
        refuse("durability", '"async", or left out', how["durability"], shown=True)
    if how.get("checkpoint_during") not in (None, True):
        refuse("checkpoint_during", "left out", how["checkpoint_during"], shown=True)
    if how.get("version", "v1") != "v1":
        refuse("version", '"v1", or left out', how["version"], shown=True)


def _parts_of(chunk: Any, *, subgraphs: bool) -> tuple[tuple[str, ...], str, Any]:
    """The namespace, the mode and the payload of a chunk of several modes."""
    if not isinstance(chunk, tuple) or len(chunk) != 2 + subgraphs:
        kind = type(chunk).__name__
        raise errors.PgCheckpointError(
            f"graph.astream yielded a chunk of an unknown shape, a {kind}"
        )
    return chunk if subgraphs else ((), *chunk)


def _task_of(value: Any) -> str | None:
    """The task that a message is of, by its metadata."""
    while isinstance(value, (list, tuple)) and value and isinstance(value[-1], (list, tuple)):
        value = value[-1]
    if isinstance(value, (list, tuple)) and value and isinstance(value[-1], dict):
        namespace = value[-1].get("langgraph_checkpoint_ns")
        if isinstance(namespace, str):
            return namespace.partition("|")[0].rpartition(":")[2]
    return None


async def _ended_quietly(end: Awaitable[object]) -> None:
    """Awaits what ends a run's log; that it failed must not hide why the run ended."""
    try:
        await end
    except Exception as error:  # noqa: BLE001  that of the run is raised
        name, facts = type(error).__name__, facts_of(error)
        logger.warning("the end of a run could not be appended: %s", name, extra=facts)
