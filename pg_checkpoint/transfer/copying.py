"""One copy for all directions: passes over all threads, what is missing, and a comparison.

A pass goes through all threads in the order of their ids, compares the keys of both sides and
copies what is missing at the target, parents before children. So the next pass continues one that
was killed, and a later pass copies what was written meanwhile. A pass that finds nothing new is
the last. A thread that was continued at the target is not touched any more.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from functools import cached_property
from typing import TypeAlias

from pg_checkpoint.transfer.missing_keys import (
    Difference,
    Keys,
    Summary,
    difference,
    keys_of,
    summaries,
    thread_pages,
)
from pg_checkpoint.transfer.our_side import OurSide
from pg_checkpoint.transfer.progress import Report, is_sampled
from pg_checkpoint.transfer.stock_side import StockSide

Side: TypeAlias = OurSide | StockSide
# Compares the values of a thread, given the keys on both sides.
Values: TypeAlias = "Callable[[str, Keys, Keys], Awaitable[None]]"

# Threads copied side by side.
_AT_ONCE = 4


class Copy:
    """A copy of threads."""

    def __init__(
        self,
        source: Side,
        target: Side,
        report: Report,
        threads: Sequence[str] | None,
        *,
        same_bytes: bool,
    ) -> None:
        self._source, self._target, self._report = source, target, report
        self._threads, self._same_bytes, self._timeout = threads, same_bytes, source.timeout

    @cached_property
    def _slots(self) -> asyncio.Semaphore:
        return asyncio.Semaphore(_AT_ONCE)

    async def run(self, passes: int) -> None:
        """Copies what is missing, in so many passes at most."""
        moved = self._report.moved
        while moved.passes < passes:
            before = moved.checkpoints, moved.writes
            moved.passes += 1
            moved.threads = 0
            async for page in self._pages():
                await self._page(page)
            if (moved.checkpoints, moved.writes) == before:
                break

    async def compare(self, sample: float = 0.0, values: Values | None = None) -> None:
        """Compares the keys of all threads, and the values of a share of them."""
        async for page in self._pages():
            there, here = await self._summaries(page)
            calls = []
            for thread_id in page:
                of_values = values if is_sampled(thread_id, sample) else None
                agrees = there[thread_id].agrees(here[thread_id], same_bytes=self._same_bytes)
                calls.append(self._compare(thread_id, agrees, of_values))
            await asyncio.gather(*calls)

    def _pages(self) -> AsyncIterator[list[str]]:
        return thread_pages(self._source.database, self._threads, timeout=self._timeout)

    async def _summaries(
        self, page: Sequence[str]
    ) -> tuple[dict[str, Summary], dict[str, Summary]]:
        there, here = await asyncio.gather(
            summaries(self._source.database, page, timeout=self._timeout),
            summaries(self._target.database, page, timeout=self._timeout),
        )
        return there, here

    async def _page(self, page: Sequence[str]) -> None:
        there, here = await self._summaries(page)
        await asyncio.gather(*(self._thread(t, there[t], here[t]) for t in page))
        await self._target.page_done()

    async def _thread(self, thread_id: str, there: Summary, here: Summary) -> None:
        async with self._slots:
            if not there.agrees(here, same_bytes=self._same_bytes):
                await self._copy(thread_id, is_new=not (here.checkpoints or here.writes))
            self._report.moved.threads += bool(there.checkpoints)
            self._report.tell()

    async def _copy(self, thread_id: str, *, is_new: bool) -> None:
        there = await self._source.keys(thread_id)
        here = Keys(set(), {}) if is_new else await self._keys_here(thread_id)
        found = self._difference(thread_id, there, here)
        if found.gone_on or not await self._target.takes(thread_id):
            return
        self._report.moved.copied.update([thread_id] if found.found else [])
        arrival, new = self._target.arrival(thread_id), set(found.checkpoints)
        await arrival.end(found.ended)
        async for checkpoints in self._source.checkpoints(thread_id, found.checkpoints):
            await arrival.store(checkpoints, ())
        written = [place for place in found.written if place not in new]
        async for writes in self._source.writes(thread_id, written):
            await arrival.store((), writes)

    async def _compare(self, thread_id: str, agrees: bool, values: Values | None) -> None:
        moved = self._report.moved
        async with self._slots:
            if (agrees and values is None) or not await self._target.takes(thread_id):
                moved.compared += 1
                return
            there, here = await self._source.keys(thread_id), await self._keys_here(thread_id)
            found = self._difference(thread_id, there, here)
            moved.compared += 1
            if found.gone_on:
                moved.gone_on.add(thread_id)
                moved.diverged.update([thread_id] if found.found else [])
            else:
                moved.behind.update([thread_id] if found.found else [])
                if values is not None:
                    await values(thread_id, there, here)
            self._report.tell()

    async def _keys_here(self, thread_id: str) -> Keys:
        return await keys_of(self._target.database, thread_id, timeout=self._timeout)

    def _difference(self, thread_id: str, there: Keys, here: Keys) -> Difference:
        unmoved = self._report.unmoved_of(thread_id)
        return difference(there, here, unmoved, same_bytes=self._same_bytes)
