"""Runs of graphs whose streams are appended to the log of their thread.

    astream ──► joined by time and size ──► appended ──► yielded, with numbers
                                                │
    a checkpoint, a task's writes ──────────────┴──► stored, after the events before them

What a step told is appended before what it did is stored. So nothing is missing after a crash; but
what was told of a step that did not come to its end is there, and is told again when it runs again.
The run that goes on says so first, by a mark (`Resumed`): what came after a number is void. Of
tasks that had ended, and don't run again, the messages are appended again behind the mark.

Which events those are is known by the checkpoint that each append has noted.
"""

from __future__ import annotations

import asyncio
import copy
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Protocol

import psycopg
from langgraph.checkpoint.base import WRITES_IDX_MAP

from pg_checkpoint.arguments import refuse
from pg_checkpoint.codec.rows import PutRows
from pg_checkpoint.errors import PgCheckpointError
from pg_checkpoint.events.engine import Engine
from pg_checkpoint.events.interface import Appended
from pg_checkpoint.events.packing import END, Event, Resumed
from pg_checkpoint.observability.error_names import facts_of

__all__ = ["AppendEvents", "Run", "StreamingGraph", "ended_quietly"]

logger = logging.getLogger(__name__)

# What is needed to know where a run is, and (custom) to hear of each chunk at once.
_MODES = ("checkpoints", "tasks", "custom")
# Chunks that are joined at most.
_MOST = 500
# Seconds that what a run stores waits for the events before it, should they not be told at all.
_WAIT = 2.0


class AppendEvents(Protocol):
    """Appends to the run's thread."""

    async def __call__(
        self, values: Sequence[Any], *, end: bool = False, at: str | None = None
    ) -> Appended:
        """Appends events, which are told at a checkpoint."""


class _Joined:
    """Joins events by time and number, and appends them in their order.

    Args:
        append: Appends.
        every: Seconds for which events are joined.
        tell: Given each event when it is appended.
    """

    def __init__(
        self, append: AppendEvents, every: float, tell: Callable[[Event], Awaitable[None]]
    ) -> None:
        self._append, self._every, self._tell = append, every, tell
        self._values: list[Any] = []
        self._at: str | None = None
        self._turn = asyncio.Lock()
        self._timer: asyncio.Task[None] | None = None
        self._failure: Exception | None = None

    async def add(self, value: Any) -> None:
        self._values.append(value)
        if len(self._values) >= _MOST or self._failure is not None:
            await self.flush()
        elif self._timer is None or self._timer.done():
            self._timer = asyncio.create_task(self._later())

    async def move(self, at: str) -> None:
        """Notes that what comes now is told at another checkpoint."""
        if self._values:
            await self.flush()
        self._at = at

    async def flush(self) -> None:
        async with self._turn:
            if self._failure is not None:
                # What was to be appended is not: nothing that came after it may be stored.
                raise self._failure
            while values := self._values[:_MOST]:
                del self._values[:_MOST]
                try:
                    numbers = await self._append(values, at=self._at)
                except Exception as error:
                    self._failure = error
                    raise
                for number, value in enumerate(values, numbers.first):
                    await self._tell(Event(number, value))

    async def end(self) -> None:
        """Appends what is left."""
        if (timer := self._timer) is not None:
            # It may be appending.
            await asyncio.wait((timer,))
        await self.flush()

    async def _later(self) -> None:
        await asyncio.sleep(self._every)
        # It fails again where somebody is told.
        await asyncio.gather(self.flush(), return_exceptions=True)


class Run:
    """One run of a graph, or what is left of one.

    Args:
        engine: The event log's.
        graph: A compiled graph, whose checkpointer is a saver.
        thread_id: The thread.
        append: Appends to it.
        every: Seconds for which chunks are joined.
        tell: Given each event when it is appended.
    """

    def __init__(
        self,
        engine: Engine,
        graph: Any,
        thread_id: str,
        append: AppendEvents,
        every: float,
        tell: Callable[[Event], Awaitable[None]],
    ) -> None:
        self._engine, self._graph, self._thread_id = engine, graph, thread_id
        self._append = append
        self._joined = _Joined(append, every, tell)
        # Checkpoints and tasks' results, as far as they were told.
        self._told: dict[str, asyncio.Event] = {}

    async def drive(
        self,
        given: Any,
        config: Any,
        modes: str | Sequence[str],
        subgraphs: bool,
        how: dict[str, Any],
    ) -> Any:
        """Runs the graph and appends what it tells; returns the last values, if they are told."""
        if how.get("durability") not in (None, "async"):
            refuse("durability", '"async", or left out', how["durability"], shown=True)
        await self._begin(given)
        wanted = [modes] if isinstance(modes, str) else [*modes]
        graph = self._graph.copy(update={"checkpointer": self._saver_after_events()})
        asked = [*dict.fromkeys([*wanted, *_MODES])]
        last: Any = None
        async for chunk in graph.astream(
            given, config, stream_mode=asked, subgraphs=subgraphs, **how
        ):
            namespace, mode, payload = chunk if subgraphs else ((), *chunk)
            if mode in wanted:
                head = ((namespace,) if subgraphs else ()) + (
                    () if isinstance(modes, str) else (mode,)
                )
                await self._joined.add((*head, payload) if head else payload)
            if mode == "values" and not namespace:
                last = payload
            if not namespace:
                await self._note(mode, payload)
        await self._joined.end()
        return last

    async def stop(self) -> None:
        """Appends what was told, after the run has ended in any way."""
        await self._joined.end()

    async def _begin(self, given: Any) -> None:
        """Ends a run that nobody continues, or says which of its events are void."""
        config = {"configurable": {"thread_id": self._thread_id, "checkpoint_ns": ""}}
        saved = await self._graph.checkpointer.aget_tuple(config)
        at = "" if saved is None else str(saved.checkpoint["id"])
        await self._joined.move(at)
        cut = await self._engine.cut(self._thread_id, at)
        if cut is None or cut[1] == cut[2]:
            return  # no run is under way
        after, last, _ = cut
        if given is not None:
            await self._append((), end=True)
        elif after < last:
            finished = {
                task_id
                for task_id, channel, _ in (saved and saved.pending_writes) or ()
                if channel not in WRITES_IDX_MAP
            }
            kept = await self._kept(after, last, finished)
            await self._append([Resumed(after), *kept], at=at)

    async def _kept(self, after: int, last: int, finished: set[str]) -> list[Any]:
        """What tasks have told that don't run again, of what is void."""
        found, number = list[Event](), after
        while finished and number < last:
            page = (await self._engine.read({self._thread_id: number}))[self._thread_id]
            if isinstance(page, Exception):
                raise page
            for event in page.events:
                number = event.number
                if isinstance(event.value, Resumed):
                    void = event.value.after
                    found = [old for old in found if old.number <= void]
                elif event.value is not END:
                    found.append(event)
        return [event.value for event in found if _task_of(event.value) in finished]

    async def _note(self, mode: str, payload: Any) -> None:
        if mode == "checkpoints":
            checkpoint_id = str(payload["config"]["configurable"]["checkpoint_id"])
            await self._joined.move(checkpoint_id)
            self._told_of(checkpoint_id).set()
        elif mode == "tasks" and "result" in payload:
            self._told_of(str(payload["id"])).set()

    def _told_of(self, name: str) -> asyncio.Event:
        return self._told.setdefault(name, asyncio.Event())

    async def _after_events(self, name: str) -> None:
        """Waits until what was told before a checkpoint, or a task's end, is appended."""
        try:
            await asyncio.wait_for(self._told_of(name).wait(), _WAIT)
        except asyncio.TimeoutError:
            logger.debug("a checkpoint or task was not told of")
        await self._joined.flush()

    def _saver_after_events(self) -> Any:
        """The graph's saver, which stores a step after what the step has told is appended."""
        found = copy.copy(self._graph.checkpointer)
        found._bridge = _BridgeAfterEvents(found._bridge, self._after_events)
        return found


class _BridgeAfterEvents:
    """A saver's bridge to its event loop, which what is encoded comes over a little later."""

    def __init__(self, bridge: Any, after_events: Callable[[str], Awaitable[None]]) -> None:
        self._bridge, self._after_events = bridge, after_events

    def __getattr__(self, name: str) -> Any:
        return getattr(self._bridge, name)

    async def submit(self, function: Callable[..., Any], work: Any) -> Any:
        """As LoopBridge's, for what is of the graph itself."""
        name = None
        if isinstance(work, PutRows) and not work.key.checkpoint_ns:
            name = work.key.checkpoint_id
        elif isinstance(work, list) and work and not work[0].checkpoint_ns:
            is_result = work[0].idx >= 0 and work[0].task_id.strip("0-")
            name = work[0].task_id if is_result else None
        if name is not None:
            await self._after_events(name)
        return await self._bridge.submit(function, work)


class StreamingGraph:
    """A compiled graph whose runs are appended to the logs of their threads, for `recover`.

    `recover` has the lease of the thread that it resumes.
    """

    def __init__(self, graph: Any, run: Callable[..., Awaitable[Any]]) -> None:
        self._graph, self._run = graph, run

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
        return await self._run(self._graph, input, config, how)


def _task_of(value: Any) -> str | None:
    """The task that a message is of, by its metadata."""
    while isinstance(value, (list, tuple)) and value and isinstance(value[-1], (list, tuple)):
        value = value[-1]
    if isinstance(value, (list, tuple)) and value and isinstance(value[-1], dict):
        namespace = value[-1].get("langgraph_checkpoint_ns")
        if isinstance(namespace, str):
            return namespace.partition("|")[0].rpartition(":")[2]
    return None


async def ended_quietly(end: Awaitable[object]) -> None:
    """Awaits what ends a run's log; that it failed must not hide why the run ended."""
    try:
        await end
    except (PgCheckpointError, psycopg.Error) as error:
        name, facts = type(error).__name__, facts_of(error)
        logger.warning("the end of a run could not be appended: %s", name, extra=facts)
