"""Rewrapping: wraps data keys again by the key that wraps now. Nothing that they encrypt changes.

Page by page, in the order of the threads; what was done stays done, and many may run at once.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection
from dataclasses import dataclass

from pg_checkpoint.codec.sealing import Sealing
from pg_checkpoint.errors import DecryptionError, EncryptionKeyError
from pg_checkpoint.postgres.arrays import byteas, texts
from pg_checkpoint.postgres.database import Database
from pg_checkpoint.writing.key_wrapping import RING, Stored, Wrapping

__all__ = ["Rewrapping"]

# Keys of one page: wrapping them holds up the loop for some ten milliseconds.
_PAGE = 200


@dataclass
class Rewrapping:
    """One pass over all data keys that another key has wrapped, or that are not bound as due.

    Attributes:
        distrust: Keys of the ring whose work is left as it is.
        tell: Called after each page with how many were wrapped, and their bytes.
        failures: What could not be unwrapped, and why.
    """

    database: Database
    seal: Sealing
    timeout: float
    distrust: Collection[str]
    tell: Callable[[int, int], None]

    def __post_init__(self) -> None:
        self.failures: list[str] = []
        self.wrapping = Wrapping(self.seal, self.timeout)

    async def run(self) -> None:
        """Wraps all."""
        after, by = "", self.wrapping.wrapped_by
        left_alone = texts([RING + key_id for key_id in self.distrust])
        while True:
            bound = self.seal.bound_by, self.seal.opens_less
            find = self.database.statement(
                "find_old_data_keys", after, by, left_alone, _PAGE, *bound
            )
            (rows,) = await self.database.read([find], timeout=self.timeout, one_plan=False)
            if not rows:
                return
            after = str(rows[-1][0])
            await self._replace([Stored(*row) for row in rows])

    async def _replace(self, page: list[Stored]) -> None:
        wrapped = await asyncio.gather(*map(self._again, page))
        done = [(s.thread_id, s.wrapped, w) for s, w in zip(page, wrapped, strict=True) if w]
        if not done:
            return
        threads, old, new = zip(*done, strict=True)
        update = self.database.statement(
            "rewrap_data_keys",
            *(texts(threads), byteas(old), byteas(new)),
            self.wrapping.wrapped_by,
        )
        bounds = self.database.bounds(self.timeout, one_plan=False)
        _, replaced = await self.database.run([bounds, update], timeout=self.timeout)
        self.tell(len(replaced), sum(map(len, new)))

    async def _again(self, stored: Stored) -> bytes | None:
        try:
            key = await self.wrapping.unwrap(stored)
            return await self.wrapping.wrap(stored.thread_id, stored.key_id or "", key)
        except (DecryptionError, EncryptionKeyError) as error:
            self.failures.append(f"the data key of thread {stored.thread_id!r}: {error}")
            return None
