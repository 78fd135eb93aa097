"""The cache's calls on their way, in the batcher (batching/batcher.py).

A call is the places that somebody asks for, or one entry to be stored. A set waits for earlier
sets of the same entry; gets wait for nobody, and equal ones are sent once.
"""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Hashable, Sequence
from enum import Enum
from typing import Any

from psycopg.errors import LockNotAvailable

from pg_checkpoint.batching.batcher import Batcher
from pg_checkpoint.batching.calls import Bounds, Call, Limits
from pg_checkpoint.cache.entries import Entry, EntrySealing, Place
from pg_checkpoint.errors import ReadTimeoutError, WriteTimeoutError
from pg_checkpoint.observability.counts import BatchCounts
from pg_checkpoint.postgres.arrays import byteas, doubles, texts
from pg_checkpoint.postgres.database import Database
from pg_checkpoint.postgres.pipeline import Statement
from pg_checkpoint.postgres.schema_check import schema_check
from pg_checkpoint.settings import Settings

# Entries that one statement reads: what they hold is known afterwards, and is in memory then.
_MOST_READ = 100
# Bytes that a call takes beside its value, with its caller's task; and a row, with its indexes.
_OVERHEAD, _ROW = 2_000, 200


class _Kind(Enum):
    """What a call does; those of a kind share transactions."""

    GET = "get"
    SET = "set"

    # Enum's own hashes the name in Python, for each look into a dict of kinds.
    __hash__ = object.__hash__


class Queue(Batcher[Call]):
    """The calls of one cache."""

    def __init__(
        self,
        settings: Settings,
        database: Database,
        prefix: str,
        seal: EntrySealing | None,
        counts: BatchCounts,
    ) -> None:
        items = settings.max_batch_items
        # Entries that one statement reads, and a `get` asks for at most.
        self.most_read = min(items, _MOST_READ)
        self._limits_by_kind = {
            _Kind.GET: Limits(at_once=2, most=self.most_read),
            _Kind.SET: Limits(at_once=settings.lanes, most=items),
        }
        closed = "the cache is closed and takes no new calls: open it again"
        super().__init__(settings, closed, Bounds(math.inf, settings.max_queued_bytes, 0))
        self._database, self._prefix, self._seal, self._counts = database, prefix, seal, counts

    def get(self, places: tuple[Place, ...]) -> asyncio.Future[list[Any]]:
        """Reads entries; the future of a row (or None) for each place."""
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        deadline = time.monotonic() + self._settings.read_timeout
        call = Call(_Kind.GET, places, deadline, future, items=len(places), memory=_OVERHEAD)
        call.is_read, call.once = True, places
        return self.submit(call)

    def set(self, entry: Entry) -> asyncio.Future[None]:
        """Stores an entry."""
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        deadline, size = time.monotonic() + self._settings.write_timeout, len(entry.value)
        call = Call(_Kind.SET, entry, deadline, future, keys=(entry.place,), size=size)
        call.memory = size + _OVERHEAD
        return self.submit(call)

    # --- what the batcher asks ---

    def _limits(self, kind: Hashable) -> Limits:
        return self._limits_by_kind[kind]  # type: ignore[index]  # the kinds of these calls

    def _name(self, call: Call) -> str:
        return "a read of the cache" if call.is_read else "an entry of the cache"

    def _error_for(self, call: Call, error: BaseException) -> BaseException:
        return error

    def _timed_out(self, call: Call) -> ReadTimeoutError | WriteTimeoutError:
        error = super()._timed_out(call)
        if call.waits_for_lock:
            error.__cause__ = LockNotAvailable("somebody has locked its row")
        return error

    async def _send(
        self, calls: Sequence[Call], timeout: float, tries: list[Exception], lock_timeout: float
    ) -> Sequence[Any]:
        if calls[0].kind is _Kind.GET:
            return await self._read(calls, timeout, tries)
        with self._counts.timed(len(calls)):
            # The last one of each place.
            entries = [*{call.work.place: call.work for call in calls}.values()]
            await self._database.run(
                lambda: self._storing(entries, lock_timeout),
                timeout=timeout,
                patient=False,
                tries=tries,
            )
        self._counts.written += sum([call.size for call in calls])
        return [None] * len(calls)

    async def _read(
        self, calls: Sequence[Call], timeout: float, tries: list[Exception]
    ) -> Sequence[Any]:
        # What several ask for is read once.
        places = [*dict.fromkeys([place for call in calls for place in call.work])]
        bounds = self._database.bounds(max(timeout, 0.001), generic_plan=True)
        get = self._database.statement("get_entries", self._prefix, *_keys_of(places))
        _, rows = await self._database.run(
            [bounds, get], timeout=timeout, patient=False, tries=tries, changes=False
        )
        found = {places[number - 1]: row for number, *row in rows}
        return [[found.get(place) for place in call.work] for call in calls]

    def _storing(self, entries: Sequence[Entry], lock_timeout: float) -> list[Statement]:
        bounds = self._database.bounds(generic_plan=True, lock_timeout=lock_timeout)
        if self._seal is not None:
            entries = [*map(self._seal.sealed, entries)]
        statement = self._database.statement(
            *("put_entries", self._prefix, *_keys_of([entry.place for entry in entries])),
            texts([entry.type for entry in entries]),
            byteas([entry.value for entry in entries]),
            doubles([entry.seconds for entry in entries]),
            _ROW,
        )
        if self._seal is None:
            return [bounds, statement]
        return [bounds, statement, *schema_check(self._database, [self._seal.cipher.schema_id])]


def _keys_of(places: Sequence[Place]) -> tuple[Any, Any]:
    """The two arrays that name entries."""
    return texts([place.namespace for place in places]), byteas([place.key for place in places])
