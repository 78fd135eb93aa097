"""Rewrapping: wraps data keys again by the keys that wrap now. Nothing that they encrypt changes.

Page by page, in the order of the threads; what was done stays done, and many may run at once.
Those that are right are opened all the same, so that one that is not what it says is told of.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass

from pg_checkpoint.codec.sealing import Sealing
from pg_checkpoint.errors import DecryptionError, EncryptionKeyError
from pg_checkpoint.postgres.arrays import byteas, texts
from pg_checkpoint.postgres.database import Database
from pg_checkpoint.rotation.key_usage import (
    pages_of_data_keys,
    ring_key,
    wrapped_by,
    wraps,
)
from pg_checkpoint.writing.key_wrapping import StoredKey, Wrapping


@dataclass
class Rewrapping:
    """One pass over all data keys."""

    database: Database
    seal: Sealing
    timeout: float
    distrust: Collection[str]  # keys of the ring whose work is left as it is
    # Called after each page with how many were wrapped, and their bytes.
    tell: Callable[[int, int], None]

    def __post_init__(self) -> None:
        self.failures: list[str] = []  # what could not be unwrapped, and why
        self.left_alone: set[str] = set()  # the threads whose data keys those keys have wrapped
        self.wrapping = Wrapping(self.seal, self.timeout)

    async def run(self) -> None:
        """Wraps all that other keys have wrapped, or that are not bound as due."""
        async for page in pages_of_data_keys(self.database, timeout=self.timeout):
            await self._replace(page)

    async def _replace(self, page: Sequence[StoredKey]) -> None:
        again = await asyncio.gather(*map(self._again, page))
        done = [(old, new) for old, new in zip(page, again, strict=True) if new is not None]
        if not done:
            return
        update = self.database.statement(
            "rewrap_data_keys",
            texts([old.thread_id for old, _ in done]),
            byteas([old.wrapped for old, _ in done]),
            byteas([new.wrapped for _, new in done]),
            done[0][1].wrapped_by,
        )
        bounds = self.database.bounds(self.timeout, generic_plan=False)
        _, replaced = await self.database.run([bounds, update], timeout=self.timeout)
        self.tell(len(replaced), sum(len(new.wrapped or b"") for _, new in done))

    async def _again(self, stored: StoredKey) -> StoredKey | None:
        """The same key, wrapped again; None if it stays as it is."""
        by = wrapped_by(stored, self.wrapping.bound_by)
        if ring_key(by) in self.distrust:
            self.left_alone.add(stored.thread_id)
            return None
        try:
            if by == wraps(self.wrapping):
                self.wrapping.open(stored)
                return None
            return await self.wrapping.again(stored)
        except (DecryptionError, EncryptionKeyError) as error:
            self.failures.append(f"the data key of thread {stored.thread_id!r}: {error}")
            return None
