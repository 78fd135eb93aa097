"""The store's calls on their way, in the batcher (core/batcher.py).

A call is a part of a caller's batch: its gets, one of its searches, or its writes. A write waits
for earlier writes to the same items, and the writes of a batch for its reads. Calls take turns by
the first label of their namespaces.
"""

from __future__ import annotations

import asyncio
import math
from collections.abc import Awaitable, Callable, Sequence
from contextlib import nullcontext
from dataclasses import dataclass
from typing import Any, TypeAlias

from pg_checkpoint.core import batcher
from pg_checkpoint.core.errors import VersionConflictError
from pg_checkpoint.core.failures import NotAsSeen, may_be_one_statements
from pg_checkpoint.core.options import Settings
from pg_checkpoint.core.telemetry import BatchCounts
from pg_checkpoint.store.values import Large

# Sends calls as one transaction within so many seconds, and returns what each gets. The list
# is given what every failed try raised. Of writes it is told how long to wait for each lock.
Send: TypeAlias = "Callable[..., Awaitable[Sequence[Any]]]"

# Bytes that a call takes beside its value, with its caller's task.
OVERHEAD = 2_000


# Gets share no transaction with searches, which may take long; nor do searches that took long with
# others. As many searches as one transaction carries may take long together.
_READ = "a read of the store"
GET = batcher.Kind(_READ, is_read=True, at_once=2)
SEARCH = batcher.Kind(_READ, is_read=True, at_once=2, most=100)
SCAN = batcher.Kind(_READ, is_read=True, at_once=2, most=1)
RANKED = batcher.Kind(_READ, is_read=True, at_once=4, most=1)
WRITE = batcher.Kind("a write to the store")


@dataclass(slots=True, eq=False)
class StoreCall(batcher.Call):
    """A call, with the head of its namespaces; its keys are the places of what it writes."""

    head: str = ""


class Queue(batcher.Batcher[StoreCall]):
    """The calls of one store."""

    def __init__(
        self, settings: Settings, send: dict[batcher.Kind, Send], counts: BatchCounts
    ) -> None:
        # Who takes turns must not wait for room behind all that another one asked for.
        bounds = batcher.Bounds(math.inf, 2 * settings.max_queued_bytes, 0)
        super().__init__(settings, "store", bounds)
        self._senders, self._counts = send, counts
        # Heads in which a search took long.
        self._large = Large()

    def submit(self, call: StoreCall, reads: Sequence[StoreCall] = ()) -> asyncio.Future[Any]:
        """As the batcher's; a search of what is known to be large is a scan."""
        if call.kind is SEARCH:
            self._has_moved(call)
        return super().submit(call, reads)

    # --- what the batcher asks ---

    def _has_moved(self, call: StoreCall) -> bool:
        # A scan goes by itself, to delay no other, and to have all of its time.
        is_long = call.kind is SEARCH and call.head in self._large
        call.kind = SCAN if is_long else call.kind
        return is_long

    def _goes_again(self, call: StoreCall, error: Exception) -> bool:
        return self._has_moved(call) or super()._goes_again(call, error)

    async def _send(
        self,
        calls: Sequence[StoreCall],
        timeout: float,
        tries: list[Exception],
        lock_timeout: float,
    ) -> Sequence[Any]:
        kind = calls[0].kind
        counted = self._counts.timed(len(calls)) if kind is WRITE else nullcontext()
        try:
            with counted:
                locks = (lock_timeout,) if kind is WRITE else ()
                answers = await self._senders[kind](calls, timeout, tries, *locks)
        except Exception as error:
            if kind is SEARCH and len(calls) == 1 and may_be_one_statements(error):
                self._large.add(calls[0].head)
            raise
        if kind is WRITE:
            self._counts.written += sum([call.size for call in calls])
        return answers

    def _error_for(self, call: StoreCall, error: BaseException) -> BaseException:
        if not isinstance(error, NotAsSeen):
            return error
        written = (
            "it may be this call that did so, for it was sent before, and that answer was lost"
            if call.lost
            else "nothing was written"
        )
        return VersionConflictError(
            "the item was put or deleted since it was read, or exists although it should not; "
            f"{written}",
            may_be_applied=call.lost,
        )
