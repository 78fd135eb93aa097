"""Appends and reads on their way, in the batcher (batching/batcher.py), many threads' together."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Hashable, Sequence
from enum import Enum
from typing import Any, NamedTuple, TypeAlias

from pg_checkpoint.batching.batcher import Batcher
from pg_checkpoint.batching.calls import Bounds, Call, Limits
from pg_checkpoint.errors import (
    CipherRequiredError,
    ConcurrentWriteError,
    DataKeyError,
)
from pg_checkpoint.events.following import Page
from pg_checkpoint.observability.counts import BatchCounts
from pg_checkpoint.postgres.error_classes import (
    Encrypted,
    LeaseOver,
    NotAsSeen,
    may_be_one_statements,
    without_frames,
)
from pg_checkpoint.settings import Settings

# Appends that are worth a transaction beside another one.
_SHARE = 32
# Reads at once, threads in one of them, and bytes that an append takes beside what it holds.
_READS, _MOST_READ, _OVERHEAD = 2, 500, 500


class Append(NamedTuple):
    """What is appended at once."""

    thread_id: str
    key: str  # names it within its thread: it is stored once, however often it is sent
    numbers: int  # how many it takes
    ends: bool  # whether the last of them is an end mark
    checkpoint_id: str | None  # the root checkpoint that its run is at, if known
    packed: bytes  # the events (packing.py)
    lease: str | None = None  # the token of the lease that it is appended under, if any


class Ask(NamedTuple):
    """What comes after a number of a thread is asked for."""

    thread_id: str
    after: int


class _Kind(Enum):
    """What a call does; those of a kind share transactions."""

    APPEND = "append"
    READ = "read"


# Sends calls' works as one transaction: (works, timeout, tries) -> answers; of appends it is told
# how long to wait for each lock, too.
SendReads: TypeAlias = "Callable[[Sequence[Any], float, list[Exception]], Awaitable[Sequence[Any]]]"
SendAppends: TypeAlias = (
    "Callable[[Sequence[Any], float, list[Exception], float], Awaitable[Sequence[Any]]]"
)


class Queue(Batcher[Call]):
    """The appends to one database, and the reads of its logs."""

    def __init__(
        self, settings: Settings, append: SendAppends, read: SendReads, counts: BatchCounts
    ) -> None:
        most = settings.max_queued_bytes
        closed = "the event log is closed and takes no new events: open it again"
        super().__init__(settings, closed, Bounds(settings.max_queued_items, most, most))
        self._append_together, self._read_together, self._counts = append, read, counts

    def append(self, append: Append) -> asyncio.Future[tuple[int, int]]:
        """Appends; the future of the first and the last number."""
        future: asyncio.Future[tuple[int, int]] = asyncio.get_running_loop().create_future()
        deadline = time.monotonic() + self._settings.write_timeout
        size = len(append.packed) + _OVERHEAD
        call = Call(_Kind.APPEND, append, deadline, future, (append.thread_id,), size=size)
        call.memory, call.once = size, (append.thread_id, append.key)
        return self.submit(call)

    def read(self, thread_id: str, after: int) -> asyncio.Future[Page]:
        """Reads; the future of a page."""
        future: asyncio.Future[Page] = asyncio.get_running_loop().create_future()
        deadline, ask = time.monotonic() + self._settings.read_timeout, Ask(thread_id, after)
        # It keeps nothing, so it waits for no room behind appends.
        call = Call(_Kind.READ, ask, deadline, future)
        call.is_read, call.once = True, ask
        return self.submit(call)

    # --- what the batcher asks ---

    _repeatable = "With a key of your own the same call can be repeated safely"

    def _limits(self, kind: Hashable) -> Limits:
        if kind is _Kind.READ:
            return Limits(_READS, _MOST_READ)
        most = self._settings.max_batch_items
        return Limits(self._settings.lanes, most, share=_SHARE)

    def _name(self, call: Call) -> str:
        done = "a read of" if call.is_read else "an append to"
        return f"{done} thread {call.work.thread_id!r}"

    async def _send(
        self, calls: Sequence[Call], timeout: float, tries: list[Exception], lock_timeout: float
    ) -> Sequence[Any]:
        if calls[0].is_read:
            asks = [*dict.fromkeys([call.work for call in calls])]
            pages = dict(zip(asks, await self._read_together(asks, timeout, tries), strict=True))
            return [_own(pages[call.work]) for call in calls]
        with self._counts.timed(len(calls)):
            works = [call.work for call in calls]
            answers = await self._append_together(works, timeout, tries, lock_timeout)
        self._counts.written += sum([call.size for call in calls])
        return answers

    def _goes_again(self, call: Call, error: Exception) -> bool:
        # With another data key, that the thread has by now.
        call.waits_for_lock = isinstance(error, NotAsSeen) or may_be_one_statements(error)
        return call.waits_for_lock

    def _error_for(self, call: Call, error: BaseException) -> BaseException:
        name = self._name(call)
        applied = "may be applied: an answer was lost" if call.lost else "is not applied"
        told: BaseException = error
        if isinstance(error, LeaseOver):
            told = ConcurrentWriteError(
                f"{name} was made under a lease that is over: another run has taken it, or its "
                f"block has ended; it {applied}"
            )
        elif isinstance(error, Encrypted):
            told = CipherRequiredError(
                f"{name} {applied}: the thread is encrypted, and the event log has no cipher, or "
                "none with data keys, which the thread needs. Make it with the saver's cipher"
            )
        elif isinstance(error, NotAsSeen):
            told = DataKeyError(f"{name} {applied}: the thread's data key was replaced meanwhile")
        if told is not error:
            told.__cause__ = error
        return told


def _own(page: Any) -> Any:
    """A page, or an error that its caller's frames may be added to."""
    return without_frames(page) if isinstance(page, Exception) else page
