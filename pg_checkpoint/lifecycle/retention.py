"""Retention: deletes what a policy does not keep, in the background, thread by thread.

Runs beside the writers on a connection of its own, not in their lanes. Each step is one
short transaction (cleaning.py) that waits at most a second for a thread's lock, so many
workers may run it at once, and any of them may be killed. A thread that fails stops no
other. plan_cleaning.sql says what always stays.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping
from dataclasses import dataclass, fields
from datetime import datetime, timedelta, timezone
from numbers import Integral
from types import NoneType
from typing import Any

import psycopg

from pg_checkpoint.codec.metadata import metadata_json
from pg_checkpoint.errors import (
    InvalidOptionError,
    ReadTimeoutError,
    RetentionError,
    WriteTimeoutError,
)
from pg_checkpoint.lifecycle.cleaning import Cleaning
from pg_checkpoint.observability.error_names import cause_of
from pg_checkpoint.postgres.database import Database
from pg_checkpoint.postgres.error_classes import is_transient, may_be_one_statements
from pg_checkpoint.postgres.pipeline import Rows, Statement
from pg_checkpoint.writing.thread_lock import lock_for_delete

__all__ = ["Removed", "RetentionPolicy", "apply"]

# Threads that one query lists, failures that the error names.
_PAGE, _SHOWN = 200, 10
# Seconds to wait for a thread that is being written or cleaned by somebody else.
_LOCK_TIMEOUT = 1.0


@dataclass(frozen=True, kw_only=True)
class RetentionPolicy:
    """What to keep: what any of the rules keeps, and always the newest of each namespace.

    Attributes:
        keep_last: How many checkpoints of each namespace to keep.
        keep_younger_than: Keep checkpoints younger than this, by their own time.
        delete_inactive_for: Delete whole threads without a put for this long (to about a minute).
        delete_interrupted: Also delete inactive threads that wait for the answer to an interrupt.
        metadata: Only threads whose newest root checkpoint has this in its metadata.

    Raises:
        InvalidOptionError: If no rule is given, or one with an impossible value.
    """

    keep_last: int | None = None
    keep_younger_than: timedelta | None = None
    delete_inactive_for: timedelta | None = None
    delete_interrupted: bool = False
    metadata: Mapping[str, Any] | None = None

    def __post_init__(self) -> None:
        rules = (self.keep_last, self.keep_younger_than, self.delete_inactive_for)
        if rules == (None, None, None):
            raise InvalidOptionError(
                "a policy needs keep_last, keep_younger_than or delete_inactive_for: "
                "without one it would keep everything"
            )
        _check_count("keep_last", self.keep_last)
        for name in ("keep_younger_than", "delete_inactive_for"):
            _check_span(name, getattr(self, name))
        if not isinstance(self.metadata, (Mapping, NoneType)):
            raise InvalidOptionError(f"metadata must be a dict or None, not {self.metadata!r}")

    @property
    def thins_out(self) -> bool:
        """Whether it deletes checkpoints of threads that stay."""
        return self.keep_last is not None or self.keep_younger_than is not None


def _check_count(name: str, count: Any) -> None:
    if count is None:
        return
    if isinstance(count, bool) or not isinstance(count, Integral):
        raise InvalidOptionError(f"{name} must be a whole number or None, not {count!r}")
    if count < 1:
        raise InvalidOptionError(
            f"{name} must be at least 1: delete_thread deletes all of a thread"
        )


def _check_span(name: str, span: object) -> None:
    if span is None:
        return
    if not isinstance(span, timedelta):
        raise InvalidOptionError(f"{name} must be a timedelta, as timedelta(days=90), not {span!r}")
    if span <= timedelta(0):
        raise InvalidOptionError(f"{name} must be longer than zero seconds")


@dataclass(frozen=True)
class Removed:
    """What retention deleted, or would delete; `bytes` is what the values took on disk.

    Attributes:
        looked_at: Threads that match the policy's filter.
        busy: Threads skipped because their lock was not free.
        threads: Threads deleted; their checkpoints and the rest are counted below.
        failed: Threads that could not be cleaned, or only in part.
    """

    looked_at: int = 0
    busy: int = 0
    threads: int = 0
    checkpoints: int = 0
    writes: int = 0
    blobs: int = 0
    chunks: int = 0
    bytes: int = 0
    failed: int = 0

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
        RetentionError: At the end, if some threads could not be cleaned.
        psycopg.Error: What the server raised, for passing errors after retries;
            what was done until then stays done, and a repeated call goes on.
        ReadTimeoutError: If the server was away for longer than the timeout; the same.
    """
    run = _Run(database, policy, datetime.now(timezone.utc), dry_run, timeout)
    total, failures = Removed(), dict[str, Exception]()
    async for thread_id, inactive in run.threads():
        total += Removed(looked_at=1)
        try:
            async for removed in run.clean(thread_id, inactive):
                total += removed
        except psycopg.errors.LockNotAvailable:
            total += Removed(busy=1)
        except (psycopg.Error, ReadTimeoutError, WriteTimeoutError) as error:
            if not _may_be_one_threads(error):
                raise
            failures[thread_id] = error
            total += Removed(failed=1)
        if progress is not None:
            progress(total)
        # Whatever else runs on this loop goes first.
        await asyncio.sleep(0)
    if failures:
        raise _failed(failures, total)
    return total


def _may_be_one_threads(error: Exception) -> bool:
    """Whether an error may concern one thread only."""
    if isinstance(error, psycopg.Error):
        return not is_transient(error)
    cause = error.__cause__
    return cause is not None and (
        may_be_one_statements(cause) or isinstance(cause, asyncio.TimeoutError)
    )


def _failed(failures: Mapping[str, Exception], total: Removed) -> RetentionError:
    shown = "; ".join(
        # Not the text of an error of the server's, which may quote a value.
        f"{thread_id!r} ({cause_of(error)})"
        for thread_id, error in [*failures.items()][:_SHOWN]
    )
    more = "; and more" if len(failures) > _SHOWN else ""
    error = RetentionError(
        f"{total.failed} of {total.looked_at} threads could not be cleaned, all others were: "
        f"{shown}{more}",
        total,
    )
    error.__cause__ = next(iter(failures.values()))
    return error


@dataclass(frozen=True)
class _Run:
    database: Database
    policy: RetentionPolicy
    now: datetime
    dry_run: bool
    timeout: float

    async def threads(self) -> AsyncIterator[tuple[str, bool]]:
        """All threads that match the filter, and whether they are inactive."""
        metadata = metadata_json(self.policy.metadata or {})
        start, page = "", [("", False, False)] * _PAGE
        while len(page) == _PAGE:
            find = self.database.statement(
                "find_threads", start, self._inactive_since(), metadata, _PAGE
            )
            page = [(str(r[0]), bool(r[1]), bool(r[2])) for r in await self._read(find)]
            for thread_id, inactive, taken in page:
                # The next id in the order of bytes, because there are no NULs.
                start = thread_id + "\x01"
                if taken:
                    yield thread_id, inactive

    async def clean(self, thread_id: str, inactive: bool) -> AsyncIterator[Removed]:
        """Deletes what the policy does not keep of one thread; yields each transaction's counts."""
        if inactive and self.policy.delete_inactive_for:
            deleted = await self._delete_thread(thread_id)
            yield deleted
            if deleted.threads:
                return
        if self.policy.thins_out:
            async for removed in self._thin_out(thread_id):
                yield removed

    async def _delete_thread(self, thread_id: str) -> Removed:
        since, interrupted = self._inactive_since(), self.policy.delete_interrupted
        lock = lock_for_delete(self.database, thread_id)
        delete = self.database.statement(
            "delete_thread", thread_id, since, interrupted, not self.dry_run
        )
        answers = await self.database.write(
            [delete] if self.dry_run else [*lock, delete],
            timeout=self.timeout,
            thread_id=thread_id,
            lock_timeout=_LOCK_TIMEOUT,
        )
        return sum((Removed(0, 0, 1, *row) for row in answers[-1]), Removed())

    async def _thin_out(self, thread_id: str) -> AsyncIterator[Removed]:
        policy = self.policy
        find = self.database.statement(
            "find_expired", thread_id, policy.keep_last, self._young_since()
        )
        expired = await self._read(find)
        if not expired:
            return
        cleaning = Cleaning(
            self.database, thread_id, timeout=self.timeout, lock_timeout=_LOCK_TIMEOUT
        )
        if self.dry_run:
            yield Removed(0, 0, 0, *(await cleaning.plan(expired, measure=True)).taken)
            return
        async for taken in cleaning.run(expired):
            yield Removed(0, 0, 0, *taken)

    async def _read(self, statement: Statement) -> Rows:
        (rows,) = await self.database.read([statement], timeout=self.timeout, one_plan=False)
        return rows

    def _inactive_since(self) -> datetime | None:
        span = self.policy.delete_inactive_for
        return None if span is None else self.now - span

    def _young_since(self) -> str | None:
        span = self.policy.keep_younger_than
        return None if span is None else (self.now - span).isoformat()
