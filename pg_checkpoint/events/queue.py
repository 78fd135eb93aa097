"""Appends on their way, in the batcher (batching/batcher.py): those of many threads together."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Hashable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeAlias

from pg_checkpoint.batching.batcher import Batcher
from pg_checkpoint.batching.calls import Bounds, Call, Limits
from pg_checkpoint.errors import (
    CipherRequiredError,
    ConcurrentWriteError,
    DataKeyError,
    WriteTimeoutError,
)
from pg_checkpoint.observability.counts import BatchCounts
from pg_checkpoint.postgres.error_classes import (
    Encrypted,
    LeaseOver,
    NotAsSeen,
    may_be_one_statements,
)
from pg_checkpoint.settings import Settings

__all__ = ["Append", "AppendCall", "Queue", "Send"]

# Transactions that wait for locks, besides others; calls worth a transaction beside another one.
_LOCKED, _SHARE = 4, 32

Send: TypeAlias = (
    "Callable[[Sequence[AppendCall], float, list[Exception]], Awaitable[Sequence[Any]]]"
)


class Append(NamedTuple):
    """What is appended at once.

    Attributes:
        key: Names it within its thread: it is stored once, however often it is sent.
        numbers: How many it takes.
        ends: Whether the last of them is an end mark.
        checkpoint_id: The root checkpoint that its run is at, if known.
        packed: The events (packing.py).
        lease: The token of the lease that it is appended under, if any.
    """

    thread_id: str
    key: str
    numbers: int
    ends: bool
    checkpoint_id: str | None
    packed: bytes
    lease: str | None = None


@dataclass(slots=True, eq=False)
class AppendCall(Call):
    """An append on its way; answered with its first and its last number."""

    work: Append


class Queue(Batcher[AppendCall]):
    """The appends to one database.

    Args:
        settings: What to take on, and for how long.
        send: Sends some as one transaction.
        counts: Where committed batches are counted.
    """

    def __init__(self, settings: Settings, send: Send, counts: BatchCounts) -> None:
        most = settings.max_queued_bytes
        closed = "the event log is closed and takes no new events: open it again"
        super().__init__(settings, closed, Bounds(settings.max_queued_items, most, most))
        self._sender, self._counts = send, counts

    def _limits(self, kind: Hashable) -> Limits:
        most = self._settings.max_batch_items
        return Limits(self._settings.lanes, most, share=_SHARE, locked=_LOCKED)

    def _name(self, call: AppendCall) -> str:
        return f"an append to thread {call.work.thread_id!r}"

    async def _send(
        self, calls: Sequence[AppendCall], timeout: float, tries: list[Exception], *, alone: bool
    ) -> Sequence[Any]:
        with self._counts.timed(len(calls)):
            answers = await self._sender(calls, timeout, tries)
        self._counts.written += sum([call.size for call in calls])
        return answers

    def _goes_again(self, call: AppendCall, error: Exception) -> bool:
        # With another data key, that the thread has by now.
        call.waits_for_lock = isinstance(error, NotAsSeen) or may_be_one_statements(error)
        return call.waits_for_lock

    def _error_for(self, call: AppendCall, error: BaseException) -> BaseException:
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

    def _timed_out(self, call: AppendCall) -> Exception:
        may_be = call.sent or call.lost
        how = "it was sent, and may be applied" if may_be else "it was not sent"
        return WriteTimeoutError(
            f"{self._name(call)} was not acknowledged within {self._settings.write_timeout:g} s; "
            f"{how}. With a key of your own the same call can be repeated safely",
            may_be_applied=may_be,
        )
