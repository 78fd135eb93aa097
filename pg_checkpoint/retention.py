"""Retention: what a policy gives up, taken away in the background, thread by thread.

Runs beside the writers on a connection of its own, not in their lanes. Each
step is one short transaction that waits for a thread's lock for a second at
most, so many workers may run it at once, and any of them may be killed. What
always stays is said in delete_checkpoints.sql.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from dataclasses import dataclass, fields
from datetime import datetime, timedelta, timezone
from typing import Any

import psycopg

from pg_checkpoint.database import Database
from pg_checkpoint.deletion import delete_checkpoints
from pg_checkpoint.metadata import metadata_json
from pg_checkpoint.pipeline import Rows, Statement

__all__ = ["Removed", "RetentionPolicy", "apply"]

# Checkpoints that one transaction deletes, threads that one query lists.
_BATCH, _PAGE = 500, 200
# Seconds to wait for a thread that is being written or cleaned by somebody else.
_LOCK_TIMEOUT = 1.0


@dataclass(frozen=True, kw_only=True)
class RetentionPolicy:
    """What to keep: what any of the rules keeps, and always the newest of each namespace.

    Attributes:
        keep_last: So many of each namespace.
        keep_younger_than: By the checkpoint's own time.
        delete_inactive_for: Delete whole threads that had no put for so long (to about a minute).
        delete_interrupted: Also those of them that wait for the answer to an interrupt.
        metadata: Only threads whose newest root checkpoint has this in its metadata.

    Raises:
        ValueError: If no rule is given, or one that can't be meant.
    """

    keep_last: int | None = None
    keep_younger_than: timedelta | None = None
    delete_inactive_for: timedelta | None = None
    delete_interrupted: bool = False
    metadata: Mapping[str, Any] | None = None

    def __post_init__(self) -> None:
        rules = (self.keep_last, self.keep_younger_than, self.delete_inactive_for)
        if rules == (None, None, None):
            raise ValueError(
                "a policy needs keep_last, keep_younger_than or delete_inactive_for: "
                "without one it would keep everything"
            )
        if self.keep_last is not None and self.keep_last < 1:
            raise ValueError("keep_last must be at least 1: delete_thread deletes all of a thread")
        for name in ("keep_younger_than", "delete_inactive_for"):
            if (span := getattr(self, name)) is not None and span <= timedelta(0):
                raise ValueError(f"{name} must be longer than no time at all")

    @property
    def thins_out(self) -> bool:
        """Whether it takes checkpoints from threads that stay."""
        return self.keep_last is not None or self.keep_younger_than is not None


@dataclass(frozen=True)
class Removed:
    """What retention removed, or would remove; `bytes` is what the values took on disk.

    Attributes:
        looked_at: Threads that the policy's filter takes.
        busy: Threads passed over because their lock could not be had.
        threads: Threads deleted; their checkpoints and the rest are counted below.
    """

    looked_at: int = 0
    busy: int = 0
    threads: int = 0
    checkpoints: int = 0
    writes: int = 0
    blobs: int = 0
    chunks: int = 0
    bytes: int = 0

    def __add__(self, other: Removed) -> Removed:
        return Removed(*(getattr(self, f.name) + getattr(other, f.name) for f in fields(self)))


async def apply(
    database: Database,
    policy: RetentionPolicy,
    *,
    dry_run: bool,
    progress: Callable[[Removed], None] | None,
    timeout: float,
) -> Removed:
    """Applies a policy to all threads.

    Args:
        database: Where.
        policy: What to keep.
        dry_run: Only count; takes no locks.
        progress: Called after each thread with the sum so far.
        timeout: Seconds for each transaction.

    Raises:
        psycopg.Error: What the server raised, for passing errors after retries;
            what was done until then stays done, and a repeated call goes on.
        ReadTimeoutError, WriteTimeoutError: If a thread took longer than the timeout; the same.
    """
    now = datetime.now(timezone.utc)
    run = _Run(database, policy, now, dry_run, timeout)
    total = Removed()
    async for thread_id, inactive in run.threads():
        try:
            total += Removed(looked_at=1) + await run.clean(thread_id, inactive)
        except psycopg.errors.LockNotAvailable:
            total += Removed(looked_at=1, busy=1)
        if progress is not None:
            progress(total)
        # Whatever else runs on this loop goes first.
        await asyncio.sleep(0)
    return total


@dataclass(frozen=True)
class _Run:
    database: Database
    policy: RetentionPolicy
    now: datetime
    dry_run: bool
    timeout: float

    async def threads(self) -> AsyncIterator[tuple[str, bool]]:
        """All threads that the filter takes, and whether they are inactive."""
        metadata = metadata_json(self.policy.metadata or {})
        start, page = "", [("", False, False)] * _PAGE
        while len(page) == _PAGE:
            find = self.database.statement(
                "find_threads", start, self._inactive_since(), metadata, _PAGE
            )
            page = [(str(r[0]), bool(r[1]), bool(r[2])) for r in await self._read(find)]
            for thread_id, inactive, taken in page:
                # What comes next in the order of bytes, for there are no NULs.
                start = thread_id + "\x01"
                if taken:
                    yield thread_id, inactive

    async def clean(self, thread_id: str, inactive: bool) -> Removed:
        """Removes what the policy gives up of one thread."""
        if inactive and self.policy.delete_inactive_for:
            deleted = await self._delete_thread(thread_id)
            if deleted.threads:
                return deleted
        return await self._thin_out(thread_id) if self.policy.thins_out else Removed()

    async def _delete_thread(self, thread_id: str) -> Removed:
        since, interrupted = self._inactive_since(), self.policy.delete_interrupted
        delete = self.database.statement(
            "delete_thread", thread_id, since, interrupted, not self.dry_run
        )
        rows = await self._delete(thread_id, delete)
        return sum((Removed(0, 0, 1, *row) for row in rows), Removed())

    async def _thin_out(self, thread_id: str) -> Removed:
        find = self.database.statement(
            "find_expired", thread_id, self.policy.keep_last, self._young_since()
        )
        expired = await self._read(find)
        removed = Removed()
        # Oldest first: an answered interrupt is known by the child that answered it. What a
        # delta channel of a later batch is rebuilt from stays until the next run.
        size = len(expired) if self.dry_run else _BATCH
        for start in range(0, len(expired), size or 1):
            removed += await self._delete_checkpoints(thread_id, expired[start : start + size])
        return removed

    async def _delete_checkpoints(self, thread_id: str, keys: Sequence[Any]) -> Removed:
        really = not self.dry_run
        delete = delete_checkpoints(self.database, thread_id, keys, really=really)
        (row,) = await self._delete(thread_id, delete)
        return Removed(0, 0, 0, *row)

    async def _delete(self, thread_id: str, delete: Statement) -> Rows:
        lock = self.database.statement("lock_thread_for_delete", thread_id)
        done = await self.database.write(
            [delete] if self.dry_run else [lock, delete],
            timeout=self.timeout,
            thread_id=thread_id,
            lock_timeout=_LOCK_TIMEOUT,
        )
        return done[-1]

    async def _read(self, statement: Statement) -> Rows:
        (rows,) = await self.database.read([statement], timeout=self.timeout, one_plan=False)
        return rows

    def _inactive_since(self) -> datetime | None:
        span = self.policy.delete_inactive_for
        return None if span is None else self.now - span

    def _young_since(self) -> str | None:
        span = self.policy.keep_younger_than
        return None if span is None else (self.now - span).isoformat()
