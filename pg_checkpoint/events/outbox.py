"""The outbox of a run: what it tells and stores, in the order in which that becomes durable.

    chunks ── joined by time and size ──► appended ──► told on, with numbers
                                              │
    a checkpoint, a task's writes ── held ────┴──► stored, after the chunks told before them

What is held is told as a chunk of its own, so that it comes behind those.

LangGraph does not wait for what is held: at a run's end it waits for all that it stores, and only
then yields its last chunks, which this waits for. A run that is far ahead of its reader waits for
it, but not while a read or a step waits for what is held: the reader may be who reads.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Any, NamedTuple, Protocol, TypeAlias

from pg_checkpoint.errors import SaverClosedError
from pg_checkpoint.events.interface import Appended
from pg_checkpoint.events.packing import Encoded, Event
from pg_checkpoint.postgres.periodic import is_set_within

# Chunks that are joined at most, and bytes: a larger chunk is appended alone.
_MOST, _MOST_BYTES = 500, 1_000_000
# Events that a run is ahead of its reader.
_AHEAD = 1_000

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
    """A chunk of a stream."""

    value: Any  # as it was told; its node may change it then
    encoded: Encoded  # so it is encoded at once
    at: str | None  # the checkpoint that it was told at
    due: float  # when it is appended at the latest, by the event loop's clock


class Held(NamedTuple):
    """What is stored after the chunks before it; `done` when it is, or can't be."""

    submit: Submit
    done: asyncio.Future[None]


class Outbox:
    """Chunks and what follows them, worked off by a task of its own.

    So what is cancelled is only who waits for it.
    """

    def __init__(self, log: Appending, every: float, tell: Callable[[Event], None]) -> None:
        self._log, self._every, self._tell = log, every, tell
        self.at: str | None = None  # the checkpoint that what is added now is told at
        self.unread = 0  # events that its reader has not read
        # That it works on; None before it holds something.
        self.loop: asyncio.AbstractEventLoop | None = None
        self.unstored: set[asyncio.Future[None]] = set()  # what is not stored yet, and still may be
        self._waiting = 0
        self._entries: deque[_Chunk | Held] = deque()
        self._bytes = self._submits = 0
        self._held: dict[Held, None] = {}
        self._working: asyncio.Task[None] | None = None
        self._is_working = False
        self._storing: set[asyncio.Future[Any]] = set()
        self._changed, self._has_room = asyncio.Event(), asyncio.Event()
        self._is_over = False
        self._failure: BaseException | None = None

    async def add(self, value: Any) -> None:
        """Adds a chunk; waits while too much is there, or not read."""
        encoded = self._log.encoded(value)
        due = asyncio.get_running_loop().time() + self._every
        self._bytes += len(encoded.data)
        self._put(_Chunk(value, encoded, self.at, due))
        while self._is_to_wait() and self._failure is None:
            self._has_room.clear()
            await self._has_room.wait()
        self.check()

    def was_read(self, events: int = 1) -> None:
        """Notes that its reader has read events."""
        self.unread -= events
        self._has_room.set()

    def hurry(self) -> None:
        """Waits for its reader no more: its process is about to end, or somebody else waits."""
        self._waiting += 1
        self._has_room.set()
        self._changed.set()

    def hold(self, submit: Submit) -> Held | None:
        """Stores something after the chunks before it: when it is told, or at the end."""
        if self._failure is not None:
            return None
        self.loop = asyncio.get_running_loop()
        held = Held(submit, self.loop.create_future())
        self.unstored.add(held.done)
        held.done.add_done_callback(self.unstored.discard)
        if self._is_over:
            self._store_later(held)
            return None
        self._held[held] = None
        return held

    def told(self, held: Held) -> None:
        """Notes that the chunks before something that is held are here."""
        if held in self._held:
            del self._held[held]
            self._store_later(held)

    async def settle(self) -> None:
        """Waits until what is held now is stored, or can't be; its reader is not waited for."""
        self.hurry()
        try:
            if self.unstored:
                await asyncio.wait({*self.unstored})
        finally:
            self._waiting -= 1

    async def end(self) -> None:
        """Waits until all is appended and stored, as nothing more is told; raises what failed."""
        self.release()
        while rest := {*self._storing, *([self._working] if self._is_working else ())}:
            await asyncio.wait(rest)
        self.check()

    def check(self) -> None:
        """Raises what something failed with; nothing more is appended or stored since."""
        if self._failure is not None:
            raise self._failure

    def release(self) -> None:
        """Stores what is held after the chunks that are here: no more are told."""
        self._is_over = True
        held, self._held = self._held, {}
        self._store_later(*held)

    def _store_later(self, *held: Held) -> None:
        self._submits += len(held)
        self._put(*held)

    def _put(self, *entries: _Chunk | Held) -> None:
        if self._failure is not None or not (entries or self._entries):
            return
        self._entries.extend(entries)
        if self._is_urgent():
            self._changed.set()
        if not self._is_working:
            # It may have ended when create_task returns, if tasks are eager.
            self._is_working = True
            self._working = asyncio.create_task(self._work_off())

    def _is_to_wait(self) -> bool:
        is_ahead = self.unread + len(self._entries) >= _AHEAD
        return not self._waiting and (is_ahead or self._is_full())

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
        for done in [*self.unstored]:
            if not done.done():
                done.set_result(None)

    async def _join(self, due: float) -> None:
        """Waits for more chunks, unless something waits for these."""
        loop = asyncio.get_running_loop()
        while not self._is_urgent() and (left := due - loop.time()) > 0:
            self._changed.clear()
            await is_set_within(self._changed, left)

    def _is_urgent(self) -> bool:
        return self._is_over or self._is_full() or self._submits > 0 or self._waiting > 0

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
            self._tell(Event(number, chunk.value))
        self._has_room.set()

    def _store(self, held: Held) -> None:
        self._entries.popleft()
        self._submits -= 1
        storing = asyncio.ensure_future(held.submit())
        self._storing.add(storing)
        storing.add_done_callback(partial(self._stored, held))

    def _stored(self, held: Held, storing: asyncio.Future[Any]) -> None:
        self._storing.discard(storing)
        if not held.done.done():
            held.done.set_result(None)
        error = asyncio.CancelledError() if storing.cancelled() else storing.exception()
        if error is not None:
            self._fail(error)
