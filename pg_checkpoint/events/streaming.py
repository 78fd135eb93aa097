"""Runs of graphs whose streams are appended to the log of their thread.

    astream ──► joined by time and size ──► appended ──► yielded, with numbers
                                                │
    a checkpoint, a task's writes ── held ──────┴──► stored, after the events before them

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
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import aclosing
from functools import partial
from typing import Any, NamedTuple, Protocol, TypeAlias

import psycopg
from langgraph.checkpoint.base import WRITES_IDX_MAP

from pg_checkpoint.arguments import refuse
from pg_checkpoint.codec.rows import PutRows
from pg_checkpoint.errors import PgCheckpointError
from pg_checkpoint.events.engine import Engine
from pg_checkpoint.events.interface import Appended
from pg_checkpoint.events.packing import END, Encoded, Event, Resumed
from pg_checkpoint.observability.error_names import facts_of

__all__ = ["AppendEvents", "Run", "StreamingGraph", "check_how", "ended_quietly"]

logger = logging.getLogger(__name__)

# What is needed to know where a run is, and (custom) to hear of each chunk at once.
_MODES = ("checkpoints", "tasks", "custom")
# Chunks that are joined at most, and bytes: a larger chunk is appended alone.
_MOST, _MOST_BYTES = 500, 1_000_000

# Hands something to the saver's writer.
_Submit: TypeAlias = "Callable[[], Awaitable[Any]]"


class AppendEvents(Protocol):
    """Appends to the run's thread."""

    async def __call__(
        self, values: Sequence[Any], *, end: bool = False, at: str | None = None
    ) -> Appended:
        """Appends events, which are told at a checkpoint."""


class _Chunk(NamedTuple):
    """A chunk of a stream.

    Attributes:
        value: As it was told; its node may change it then.
        encoded: So it is encoded at once.
        at: The checkpoint that it was told at.
    """

    value: Any
    encoded: Encoded
    at: str | None


class _Joined:
    """Joins events by time, number and size, and appends them in their order.

    Each append has a task of its own: what is cancelled here is who waits for it.

    Args:
        append: Appends.
        encode: Encodes an event.
        every: Seconds for which events are joined.
        tell: Given each event when it is appended.

    Attributes:
        at: The checkpoint that what is added now is told at.
    """

    def __init__(
        self,
        append: AppendEvents,
        encode: Callable[[Any], Encoded],
        every: float,
        tell: Callable[[Event], Awaitable[None]],
    ) -> None:
        self._append, self._encode, self._every, self._tell = append, encode, every, tell
        self._chunks: list[_Chunk] = []
        # How many there were, and are appended and told; bytes of the others.
        self._added = self._done = self._size = 0
        self.at: str | None = None
        self._sending: asyncio.Task[None] | None = None
        self._timer: asyncio.Task[None] | None = None
        self._failure: Exception | None = None

    async def add(self, value: Any) -> None:
        chunk = _Chunk(value, self._encode(value), self.at)
        self._chunks.append(chunk)
        self._added += 1
        self._size += len(chunk.encoded.data)
        if len(self._chunks) >= _MOST or self._size >= _MOST_BYTES or self._failure is not None:
            await self.flush()
        elif self._timer is None:
            self._timer = asyncio.create_task(self._later())

    async def flush(self) -> None:
        """Appends what there is, not what comes meanwhile."""
        end = self._added
        while self._failure is None and self._done < end:
            if self._sending is None:
                self._sending = asyncio.create_task(self._send())
            await asyncio.wait((self._sending,))
        if self._failure is not None:
            # What was to be appended is not: nothing that came after it may be stored.
            raise self._failure

    async def end(self) -> None:
        """Appends what is left."""
        if self._timer is not None:
            self._timer.cancel()
        await self.flush()

    async def _send(self) -> None:
        try:
            chunks = self._first()
            numbers = await self._append([chunk.encoded for chunk in chunks], at=chunks[0].at)
            del self._chunks[: len(chunks)]
            self._size -= sum(len(chunk.encoded.data) for chunk in chunks)
            for number, chunk in enumerate(chunks, numbers.first):
                await self._tell(Event(number, chunk.value))
            self._done += len(chunks)
        except Exception as error:  # noqa: BLE001  all who flush raise it
            self._failure = error
        finally:
            self._sending = None

    def _first(self) -> list[_Chunk]:
        """Those that are appended next: of one checkpoint, and at least one."""
        size, at = 0, self._chunks[0].at
        for count, chunk in enumerate(self._chunks[:_MOST]):
            size += len(chunk.encoded.data)
            if chunk.at != at or (count and size > _MOST_BYTES):
                return self._chunks[:count]
        return self._chunks[:_MOST]

    async def _later(self) -> None:
        await asyncio.sleep(self._every)
        # What comes from now on has a timer of its own.
        self._timer = None
        # It fails again where somebody is told.
        await asyncio.gather(self.flush(), return_exceptions=True)


class _Held:
    """What a run stores, held until the events before it are appended.

    LangGraph does not wait for it: at a run's end it waits for all that it stores, and only then
    yields the last events, which this waits for.

    Args:
        flush: Appends the events that were told.
    """

    def __init__(self, flush: Callable[[], Awaitable[None]]) -> None:
        self._flush = flush
        self._waiting: dict[str, list[_Submit]] = {}
        # Checkpoints and tasks' results, as far as they were told.
        self._told: set[str] = set()
        self._is_over = False
        self._ready: list[_Submit] = []
        self._releasing: asyncio.Task[None] | None = None
        self._storing: set[asyncio.Future[Any]] = set()
        self._failure: BaseException | None = None

    def hold(self, name: str, submit: _Submit) -> None:
        """Submits something after the events before a checkpoint, or a task's end."""
        if self._is_over or name in self._told:
            self._release([submit])
        else:
            self._waiting.setdefault(name, []).append(submit)

    def task_told(self, task_id: str) -> None:
        self._told.add(task_id)
        self._release(self._waiting.pop(task_id, []))

    def checkpoint_told(self, checkpoint_id: str) -> None:
        # Its step has ended. Of hidden tasks and cached results nothing was told.
        self._told.add(checkpoint_id)
        self._release_all()

    async def end(self) -> None:
        """Waits until all is stored, now that nothing more is told; raises what it failed with."""
        self._is_over = True
        self._release_all()
        while rest := self._storing | ({self._releasing} if self._releasing else set()):
            await asyncio.wait(rest)
        self.check()

    def check(self) -> None:
        """Raises what something failed with."""
        if self._failure is not None:
            raise self._failure

    def _release_all(self) -> None:
        waiting, self._waiting = self._waiting, {}
        self._release([submit for submits in waiting.values() for submit in submits])

    def _release(self, submits: list[_Submit]) -> None:
        self._ready += submits
        if self._ready and self._releasing is None:
            self._releasing = asyncio.create_task(self._submit())

    async def _submit(self) -> None:
        # One after the other: a step's writes are not overtaken by the next checkpoint.
        try:
            while self._ready:
                ready, self._ready = self._ready, []
                await self._flush()
                for submit in ready:
                    storing = asyncio.ensure_future(submit())
                    self._storing.add(storing)
                    storing.add_done_callback(self._stored)
        except Exception as error:  # noqa: BLE001  `check` raises it
            self._failure = self._failure or error
        finally:
            self._releasing = None

    def _stored(self, storing: asyncio.Future[Any]) -> None:
        self._storing.discard(storing)
        error = None if storing.cancelled() else storing.exception()
        self._failure = self._failure or error


class Run:
    """One run of a graph, or what is left of one.

    Args:
        engine: The event log's.
        graph: A compiled graph, whose checkpointer is a saver.
        thread_id: The thread.
        append: Appends to it.
        encode: Encodes an event.
        every: Seconds for which chunks are joined.
        tell: Given each event when it is appended.
    """

    def __init__(
        self,
        engine: Engine,
        graph: Any,
        thread_id: str,
        append: AppendEvents,
        encode: Callable[[Any], Encoded],
        every: float,
        tell: Callable[[Event], Awaitable[None]],
    ) -> None:
        self._engine, self._graph, self._thread_id = engine, graph, thread_id
        self._append = append
        self._joined = _Joined(append, encode, every, tell)
        self._held = _Held(self._joined.flush)

    async def drive(
        self,
        given: Any,
        config: Any,
        modes: str | Sequence[str],
        subgraphs: bool,
        how: dict[str, Any],
    ) -> Any:
        """Runs the graph and appends what it tells; returns the last values, if they are told."""
        check_how(how)
        await self._begin(given)
        wanted = [modes] if isinstance(modes, str) else [*modes]
        graph = self._graph.copy(update={"checkpointer": self._saver_after_events()})
        asked = [*dict.fromkeys([*wanted, *_MODES])]
        last: Any = None
        chunks = graph.astream(given, config, stream_mode=asked, subgraphs=subgraphs, **how)
        async with aclosing(chunks):
            async for chunk in chunks:
                namespace, mode, payload = _parts_of(chunk, subgraphs=subgraphs)
                if mode in wanted:
                    head = (namespace,) * subgraphs + (mode,) * (not isinstance(modes, str))
                    await self._joined.add((*head, payload) if head else payload)
                if mode == "values" and not namespace:
                    last = payload
                if not namespace:
                    self._note(mode, payload)
                self._held.check()
        await self.stop()
        return last

    async def stop(self) -> None:
        """Appends what was told, and stores what comes after it, once the run has ended."""
        try:
            await self._joined.end()
        finally:
            await self._held.end()

    async def _begin(self, given: Any) -> None:
        """Ends a run that nobody continues, or says which of its events are void."""
        config = {"configurable": {"thread_id": self._thread_id, "checkpoint_ns": ""}}
        saved = await self._graph.checkpointer.aget_tuple(config)
        at = "" if saved is None else str(saved.checkpoint["id"])
        self._joined.at = at
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
            if isinstance(page, Exception) or not page.events:
                # It was swept, or can't be read: the run goes on without it.
                gone, facts = type(page).__name__, {"thread_id": self._thread_id}
                logger.warning("a run's events could not be repeated: %s", gone, extra=facts)
                break
            for event in page.events:
                number = event.number
                if isinstance(event.value, Resumed):
                    void = event.value.after
                    found = [old for old in found if old.number <= void]
                elif event.value is not END:
                    found.append(event)
        return [event.value for event in found if _task_of(event.value) in finished]

    def _note(self, mode: str, payload: Any) -> None:
        if mode == "checkpoints":
            checkpoint_id = str(payload["config"]["configurable"]["checkpoint_id"])
            self._joined.at = checkpoint_id
            self._held.checkpoint_told(checkpoint_id)
        elif mode == "tasks" and "result" in payload:
            self._held.task_told(str(payload["id"]))

    def _saver_after_events(self) -> Any:
        """The graph's saver, which stores a step after what the step has told is appended."""
        found = copy.copy(self._graph.checkpointer)
        found._bridge = _BridgeAfterEvents(found._bridge, self._held)
        return found


class _BridgeAfterEvents:
    """A saver's bridge to its event loop, which what is encoded comes over a little later."""

    def __init__(self, bridge: Any, held: _Held) -> None:
        self._bridge, self._held = bridge, held

    def __getattr__(self, name: str) -> Any:
        return getattr(self._bridge, name)

    async def submit(self, function: Callable[..., Any], work: Any) -> None:
        """As LoopBridge's; what is of the graph itself is only held."""
        name = None
        if isinstance(work, PutRows) and not work.key.checkpoint_ns:
            name = work.key.checkpoint_id
        elif isinstance(work, list) and work and not work[0].checkpoint_ns:
            is_result = work[0].idx >= 0 and work[0].task_id.strip("0-")
            name = work[0].task_id if is_result else None
        if name is None:
            await self._bridge.submit(function, work)
        else:
            self._held.hold(name, partial(self._bridge.submit, function, work))


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


def check_how(how: Mapping[str, Any]) -> None:
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
        raise PgCheckpointError(f"graph.astream yielded a chunk of an unknown shape, a {kind}")
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


async def ended_quietly(end: Awaitable[object]) -> None:
    """Awaits what ends a run's log; that it failed must not hide why the run ended."""
    try:
        await end
    except (PgCheckpointError, psycopg.Error) as error:
        name, facts = type(error).__name__, facts_of(error)
        logger.warning("the end of a run could not be appended: %s", name, extra=facts)
