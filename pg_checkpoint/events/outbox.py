"""The outbox of a run: what it tells and stores, in the order in which that becomes durable.

    chunks ── joined by time and size ──► appended ──► told on, with numbers
                                              │
    a checkpoint, a task's writes ── held ────┴──► stored, after the chunks told before them

LangGraph does not wait for what is held: at a run's end it waits for all that it stores, and only
then yields its last chunks, which this waits for.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Any, NamedTuple, Protocol, TypeAlias

from pg_checkpoint.errors import SaverClosedError
from pg_checkpoint.events.interface import Appended
from pg_checkpoint.events.packing import Encoded, Event

# Chunks that are joined at most, and bytes: a larger chunk is appended alone.
_MOST, _MOST_BYTES = 500, 1_000_000

# Hands something to the saver's writer.
Submit: TypeAlias = "Callable[[], Awaitable[Any]]"


class Appending(Protocol):
    """The log of a thread."""

    def encoded(self, value: Any) -> Encoded:
        """Returns a chunk as it is appended."""

    async def append(
        self, values: Sequence[Any], *, end: bool = False, at: str | None = None
    ) -> Appended:
        """Appends chunks, which are told at a checkpoint."""


class _Chunk(NamedTuple):
    """A chunk of a stream.

    Attributes:
        value: As it was told; its node may change it then.
        encoded: So it is encoded at once.
        at: The checkpoint that it was told at.
        due: When it is appended at the latest, by the event loop's clock.
    """

    value: Any
    encoded: Encoded
    at: str | None
    due: float


class Outbox:
    """Chunks and what follows them, worked off by a task of its own.

    So what is cancelled is only who waits for it.

    Args:
        log: Where chunks are appended.
        every: Seconds for which chunks are joined.
        tell: Given each event when it is appended.

    Attributes:
        at: The checkpoint that what is added now is told at.
    """

    def __init__(
        self, log: Appending, every: float, tell: Callable[[Event], Awaitable[None]]
    ) -> None:
        self._log, self._every, self._tell = log, every, tell
        self.at: str | None = None
        self._entries: deque[_Chunk | Submit] = deque()
        self._bytes = self._submits = 0
        # What is stored when a checkpoint or a task's end was told, and which were.
        self._held: dict[str, list[Submit]] = {}
        self._told: set[str] = set()
        self._working: asyncio.Task[None] | None = None
        self._is_working = False
        self._storing: set[asyncio.Future[Any]] = set()
        self._changed, self._has_room = asyncio.Event(), asyncio.Event()
        self._is_over = False
        self._failure: BaseException | None = None

    async def add(self, value: Any) -> None:
        """Adds a chunk; waits while too much is there."""
        encoded = self._log.encoded(value)
        due = asyncio.get_running_loop().time() + self._every
        self._bytes += len(encoded.data)
        self._put(_Chunk(value, encoded, self.at, due))
        while self._is_full() and self._failure is None:
            self._has_room.clear()
            await self._has_room.wait()
        self.check()

    def hold(self, name: str, submit: Submit) -> None:
        """Stores something after the chunks before a checkpoint, or a task's end."""
        if self._is_over or name in self._told:
            self._store_later([submit])
        else:
            self._held.setdefault(name, []).append(submit)

    def task_told(self, task_id: str) -> None:
        """Notes that a task has ended: what it has told is here."""
        self._told.add(task_id)
        self._store_later(self._held.pop(task_id, []))

    def checkpoint_told(self, checkpoint_id: str) -> None:
        """Notes that a step has ended, also its hidden tasks and those of cached results."""
        self.at = checkpoint_id
        self._told.add(checkpoint_id)
        self._release()

    async def end(self) -> None:
        """Waits until all is appended and stored, as nothing more is told; raises what failed."""
        self._is_over = True
        self._release()
        while rest := {*self._storing, *([self._working] if self._is_working else ())}:
            await asyncio.wait(rest)
        self.check()

    def check(self) -> None:
        """Raises what something failed with; nothing more is appended or stored since."""
        if self._failure is not None:
            raise self._failure

    def _release(self) -> None:
        held, self._held = self._held, {}
        self._store_later([submit for submits in held.values() for submit in submits])

    def _store_later(self, submits: Sequence[Submit]) -> None:
        self._submits += len(submits)
        self._put(*submits)

    def _put(self, *entries: _Chunk | Submit) -> None:
        if self._failure is not None or not (entries or self._entries):
            return
        self._entries.extend(entries)
        if self._is_urgent():
            self._changed.set()
        if not self._is_working:
            # It may have ended when create_task returns, if tasks are eager.
            self._is_working = True
            self._working = asyncio.create_task(self._work_off())

    def _is_full(self) -> bool:
        return len(self._entries) >= _MOST or self._bytes >= _MOST_BYTES

    async def _work_off(self) -> None:
        try:
            while self._entries and self._failure is None:
                first = self._entries[0]
                if isinstance(first, _Chunk):
                    await self._join(first.due)
                    await self._append(self._first())
                else:
                    # One after the other: a step's writes are not overtaken by the next checkpoint.
                    self._store(first)
        except BaseException as error:
            self._fail(error)
            if not isinstance(error, Exception):
                raise
        finally:
            self._is_working = False
            self._has_room.set()

    def _fail(self, error: BaseException) -> None:
        if isinstance(error, asyncio.CancelledError):
            # Nobody has cancelled who is told of it.
            error = SaverClosedError("a run's events or steps are not stored: its loop has ended")
        self._failure = self._failure or error
        self._has_room.set()

    async def _join(self, due: float) -> None:
        """Waits for more chunks, unless something waits for these."""
        loop = asyncio.get_running_loop()
        while not self._is_urgent() and (left := due - loop.time()) > 0:
            self._changed.clear()
            with suppress(asyncio.TimeoutError):
                await asyncio.wait_for(self._changed.wait(), left)

    def _is_urgent(self) -> bool:
        return self._is_over or self._is_full() or self._submits > 0

    def _first(self) -> list[_Chunk]:
        """Those that are appended next: of one checkpoint, and at least one."""
        found, size = list[_Chunk](), 0
        for entry in self._entries:
            if not isinstance(entry, _Chunk) or (found and entry.at != found[0].at):
                break
            size += len(entry.encoded.data)
            if len(found) == _MOST or (found and size > _MOST_BYTES):
                break
            found.append(entry)
        return found

    async def _append(self, chunks: Sequence[_Chunk]) -> None:
        numbers = await self._log.append([c.encoded for c in chunks], at=chunks[0].at)
        for number, chunk in enumerate(chunks, numbers.first):
            self._entries.popleft()
            self._bytes -= len(chunk.encoded.data)
            await self._tell(Event(number, chunk.value))
        self._has_room.set()

    def _store(self, submit: Submit) -> None:
        self._entries.popleft()
        self._submits -= 1
        storing = asyncio.ensure_future(submit())
        self._storing.add(storing)
        storing.add_done_callback(self._stored)

    def _stored(self, storing: asyncio.Future[Any]) -> None:
        self._storing.discard(storing)
        error = asyncio.CancelledError() if storing.cancelled() else storing.exception()
        if error is not None:
            self._fail(error)
