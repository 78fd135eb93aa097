"""Streams: a graph runs, its stream is appended to the log, and comes back from there."""

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

# To know where a run is, and (custom) to get each chunk at once, and the steps that are held.
_MODES = ("checkpoints", "custom")
# Why a run's events can't be read again, for good.
_GONE = (
    errors.EventsNotKeptError,
    errors.DecryptionError,
    errors.CorruptRowError,
    errors.TypeNotAllowedError,
)


class Run:
    """One run of a graph, or the rest of one, under its thread's lease; appends to its log."""

    def __init__(
        self,
        events: event_log.EventsBase,
        graph: Any,
        config: Any,
        modes: str | Sequence[str],
        *,
        subgraphs: bool,
        every: float,
        deliver: Callable[[event_log.Event], None],
    ) -> None:
        self.saver = _saver_of(events, graph)
        self.thread_id = thread_id_of(config["configurable"]["thread_id"])
        self._events, self._graph, self._config = events, graph, config
        self._modes, self._subgraphs = modes, subgraphs
        self._held_back = self.saver._engine.writer.held_back  # what the saver's writer waits for
        self.leases = self.saver._engine.leases
        self.outbox = event_log.Outbox(self, every, deliver)

    def encoded(self, value: Any) -> event_log.Encoded:
        return self._events._encoded(self.thread_id, value)

    async def append(
        self, values: Sequence[Any], *, end: bool = False, at: str | None = None
    ) -> event_log.Appended:
        """Appends events of a run that is at a checkpoint."""
        lease = self.leases.token_of_block(self.thread_id)
        append = self._events._append_of(
            self.thread_id, values, None, end=end, checkpoint_id=at or None, lease=lease
        )
        return await self._events._append(append)

    async def drive(self, graph_input: Any, options: Mapping[str, Any]) -> Any:
        """Runs the graph and appends its chunks; returns the last values, if they are streamed."""
        await self._begin(graph_input)
        self._held_back.setdefault(self.thread_id, []).append(self.outbox)
        is_plain, subgraphs = isinstance(self._modes, str), self._subgraphs
        wanted = [self._modes] if is_plain else [*self._modes]
        graph = self._graph.copy(update={"checkpointer": self._saver_after_events()})
        modes = [*dict.fromkeys([*wanted, *_MODES])]
        values: Any = None
        chunks = graph.astream(
            graph_input, self._config, stream_mode=modes, subgraphs=subgraphs, **options
        )
        async with aclosing(chunks):
            async for chunk in chunks:
                namespace, mode, payload = _parts_of(chunk, subgraphs=subgraphs)
                if isinstance(payload, event_log.Held):
                    self.outbox.came_through(payload)
                elif mode in wanted:
                    head: list[Any] = [namespace] if subgraphs else []
                    head += [] if is_plain else [mode]
                    await self.outbox.add((*head, payload) if head else payload)
                if mode == "values" and not namespace:
                    values = payload
                if mode == "checkpoints" and not namespace:
                    self.outbox.at = str(payload["config"]["configurable"]["checkpoint_id"])
                self.outbox.check()
        await self.stop()
        return values

    async def stop(self) -> None:
        """Appends the last chunks, and stores the steps behind them, once the run has ended."""
        try:
            await self.outbox.end()
        finally:
            others = self._held_back.get(self.thread_id, [])
            if self.outbox in others:
                others.remove(self.outbox)
            if not others:
                self._held_back.pop(self.thread_id, None)

    async def _begin(self, graph_input: Any) -> None:
        """Ends a run that nobody continues, or says which of its events are void."""
        config = {"configurable": {"thread_id": self.thread_id, "checkpoint_ns": ""}}
        saved = await self._graph.checkpointer.aget_tuple(config)
        at = "" if saved is None else str(saved.checkpoint["id"])
        self.outbox.at = at
        engine = self._events._engine
        cut = await self._events._bridge.run(engine.cut(self.thread_id, at))
        if cut is None or cut[1] == cut[2]:
            return  # no run is under way
        after, last, _ = cut
        if graph_input is not None:
            await self.append((), end=True)
        elif after < last:
            finished = {
                task_id
                for task_id, channel, _ in (saved and saved.pending_writes) or ()
                if channel not in WRITES_IDX_MAP
            }
            kept = await self._kept(after, last, finished)
            await self.append([event_log.Resumed(after), *kept], at=at)

    async def _kept(self, after: int, last: int, finished: set[str]) -> list[Any]:
        """The void events of tasks that have finished, which don't run again."""
        events, number = list[event_log.Event](), after
        while finished and number < last:
            try:
                page = await self._events._bridge.submit(
                    lambda engine, after: engine.calls.read(self.thread_id, after), number
                )
            except _GONE as error:
                name = type(error).__name__
                facts = {**facts_of(error), "thread_id": self.thread_id}
                logger.warning("events of a run could not be sent again: %s", name, extra=facts)
                break
            if not page.events:  # all are swept: the run goes on without them
                break
            for event in page.events:
                number = event.number
                if isinstance(event.value, event_log.Resumed):
                    void = event.value.after
                    events = [old for old in events if old.number <= void]
                elif event.value is not event_log.END:
                    events.append(event)
        return [event.value for event in events if _task_of(event.value) in finished]

    def _saver_after_events(self) -> Any:
        """The graph's saver, which stores a step after the step's chunks are appended."""
        saver = copy.copy(self._graph.checkpointer)
        submit = saver._submit
        # Where a graph runs, as its writer of chunks looks it up.
        context = Context()
        at_root: RunnableConfig = {"configurable": {"checkpoint_ns": ""}}
        context.run(var_child_runnable_config.set, at_root)

        async def submit_later(
            config: Any, method: Callable[..., Any], work: Any, *more: Any
        ) -> None:
            # Only the steps of the graph itself are held.
            if isinstance(work, PutRows):
                is_held = not work.key.checkpoint_ns
            else:
                is_result = bool(work) and work[0].idx >= 0 and work[0].task_id.strip("0-")
                is_held = is_result and not work[0].checkpoint_ns
            runtime = config["configurable"].get("__pregel_runtime")
            if not is_held or runtime is None:
                await submit(config, method, work, *more)
                return
            held = self.outbox.hold(partial(submit, config, method, work, *more))
            if held is not None:
                # Not within this task: LangGraph refuses that before Python 3.11.
                write = partial(runtime.stream_writer, held)
                asyncio.get_running_loop().call_soon(write, context=context)

        saver._submit = submit_later
        return saver


class StreamedRun:
    """A run under its thread's lease, whose events are read one after the other."""

    def __init__(
        self,
        events: event_log.EventsBase,
        graph: Any,
        graph_input: Any,
        config: Any,
        modes: str | Sequence[str],
        *,
        subgraphs: bool,
        every: float,
        ttl: float,
        wait: float,
        options: dict[str, Any],
    ) -> None:
        check_number("every", every, above=0)
        deliver = self._deliver
        self._run = Run(
            events, graph, config, modes, subgraphs=subgraphs, every=every, deliver=deliver
        )
        self._lease = self._run.saver.lease(self._run.thread_id, ttl=ttl, wait=wait)
        _check_options(options)
        self._input, self._options = graph_input, options
        self._driving: asyncio.Task[None] | None = None
        self._is_ending = False
        # The events that are not read yet, and None behind the last.
        self._delivered: asyncio.Queue[event_log.Event | None] = asyncio.Queue()
        self._is_read = True

    async def start(self) -> None:
        self._driving = asyncio.create_task(self._drive())
        self._driving.add_done_callback(self._ended)

    async def next(self) -> event_log.Event | None:
        """The next event, which is durable; None after the last one."""
        event = await self._delivered.get()
        self._run.outbox.was_read()
        if event is None and self._driving is not None:
            if self._driving.cancelled():
                raise errors.SaverClosedError(
                    "the run was cancelled, because the event log's event loop has ended"
                )
            self._driving.result()
        return event

    async def close(self) -> None:
        """Cancels the run, if it goes on, and waits until its log is ended."""
        self.leave()
        if self._driving is not None:
            # Not gather: a cancellation of this call must not cancel the run's end.
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
        """The event loop that it runs on; None before it does."""
        return None if self._driving is None else self._driving.get_loop()

    def _ended(self, driving: asyncio.Task[None]) -> None:
        self._delivered.put_nowait(None)
        if not driving.cancelled():
            driving.exception()  # a reader that has left does not fetch it

    def _deliver(self, event: event_log.Event) -> None:
        self._delivered.put_nowait(event)
        self._run.outbox.unread += self._is_read

    async def _drive(self) -> None:
        run = self._run
        async with AsyncExitStack() as stack:
            if (holding := run.leases.open_block(run.thread_id)) is None:
                lease = await stack.enter_async_context(self._lease)
                holding = lease._holding
                if lease.control is not None:
                    self._options.setdefault("control", lease.control)
            # A run that waits for its reader would not come to rest, and repeat steps later.
            watch = DrainWatch(run.leases.draining, begun=run.outbox.hurry)
            try:
                await run.drive(self._input, self._options)
            except BaseException as raised:
                self._is_ending = True
                await _quietly(run.stop())
                if not is_for_others(run.leases, holding, raised):
                    await _quietly(run.append((), end=True))
                raise
            finally:
                watch.end()
            self._is_ending = True
            await run.append((), end=True)


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
        _saver_of(events, graph)
        self._events, self._graph = events, graph
        self._modes, self._subgraphs, self._every = modes, subgraphs, every

    def __getattr__(self, name: str) -> Any:
        return getattr(self._graph, name)

    async def ainvoke(
        self,
        input: Any,  # noqa: A002  LangGraph's name
        config: Any = None,
        *,
        control: Any = None,
        **options: Any,
    ) -> Any:
        """Runs the graph; returns its last values."""
        if control is not None:
            options["control"] = control
        _check_options(options)
        run = Run(
            self._events,
            self._graph,
            config,
            self._modes,
            subgraphs=self._subgraphs,
            every=self._every,
            deliver=lambda event: None,
        )
        try:
            values = await run.drive(input, options)
        except BaseException:
            await _quietly(run.stop())
            raise
        await run.append((), end=True)
        return values


def _saver_of(events: event_log.EventsBase, graph: Any) -> SaverBase:
    """A graph's saver, if it and the event log go together."""
    saver = getattr(graph, "checkpointer", None)
    if not isinstance(saver, SaverBase):
        refuse("the graph's checkpointer", "an AsyncPostgresSaver or PostgresSaver", saver)
    if saver._engine.settings.cipher is not None and events._engine.settings.cipher is None:
        raise errors.CipherRequiredError(
            "the graph's saver has a cipher, but this event log has none: pass it the same "
            "cipher=, otherwise values that the saver encrypts would be appended in clear"
        )
    return saver


def _check_options(options: Mapping[str, Any]) -> None:
    """Refuses arguments of `graph.astream` that a streamed run relies on."""
    if options.get("durability") not in (None, "async"):
        refuse("durability", '"async", or left out', options["durability"], shown=True)
    if options.get("checkpoint_during") not in (None, True):
        refuse("checkpoint_during", "left out", options["checkpoint_during"], shown=True)
    if options.get("version", "v1") != "v1":
        refuse("version", '"v1", or left out', options["version"], shown=True)


def _parts_of(chunk: Any, *, subgraphs: bool) -> tuple[tuple[str, ...], str, Any]:
    """The namespace, the mode and the payload of a chunk of several modes."""
    if not isinstance(chunk, tuple) or len(chunk) != 2 + subgraphs:
        kind = type(chunk).__name__
        raise errors.PgCheckpointError(
            f"graph.astream yielded a chunk of an unknown shape, a {kind}"
        )
    return chunk if subgraphs else ((), *chunk)


def _task_of(value: Any) -> str | None:
    """The task of a message, by its metadata."""
    while isinstance(value, (list, tuple)) and value and isinstance(value[-1], (list, tuple)):
        value = value[-1]
    if isinstance(value, (list, tuple)) and value and isinstance(value[-1], dict):
        namespace = value[-1].get("langgraph_checkpoint_ns")
        if isinstance(namespace, str):
            return namespace.partition("|")[0].rpartition(":")[2]
    return None


async def _quietly(end: Awaitable[object]) -> None:
    """Awaits the end of a run's log, whose failure must not hide why the run ended."""
    try:
        await end
    except Exception as error:  # noqa: BLE001  that of the run is raised
        name, facts = type(error).__name__, facts_of(error)
        logger.warning("end mark of a run could not be appended: %s", name, extra=facts)
