"""Retention: deletes what a policy does not keep, in the background, thread by thread.

Runs beside the writers on a connection of its own, not in their lanes. Each step is one
short transaction (cleaning.py) that waits at most a second for a thread's lock, so many
workers may run it at once, and any of them may be killed. A thread that fails stops no
other. plan_cleaning.sql says what always stays.

A thread that has a time to live (set_ttl.sql) is deleted or thinned out when that has passed,
whatever the policy's rules say; of a policy without rules that is all there is to do, and an
index has those threads. All times are compared with the server's clock.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Collection, Mapping
from dataclasses import dataclass, fields
from datetime import datetime, timedelta, timezone
from functools import partial
from typing import Any, NamedTuple

import psycopg

from pg_checkpoint.codec.keys import CheckpointKey
from pg_checkpoint.errors import (
    IncompleteError,
    MissingRightError,
    ReadTimeoutError,
    WriteTimeoutError,
)
from pg_checkpoint.lifecycle.cleaning import Cleaning
from pg_checkpoint.lifecycle.results import Results, sum_of
from pg_checkpoint.observability.error_names import cause_of
from pg_checkpoint.postgres.database import Database
from pg_checkpoint.postgres.error_classes import UnderLease, is_transient, may_be_one_statements
from pg_checkpoint.postgres.pipeline import Rows, Statement
from pg_checkpoint.settings import RetentionPolicy
from pg_checkpoint.writing.proving import Prove
from pg_checkpoint.writing.thread_lock import check_unleased, lock_for_retention

__all__ = ["Pass", "Removed", "RetentionPolicy", "Thread", "apply"]

# Threads that one query lists, failures that the error names.
_PAGE, _SHOWN = 200, 10
# Seconds to wait for a thread that is being written or cleaned by somebody else.
_LOCK_TIMEOUT = 1.0


@dataclass(frozen=True)
class Removed:
    """Counts of deleted rows, or of rows to delete; `bytes` is the values' size on disk.

    Attributes:
        looked_at: Threads that match the policy's filter.
        busy: Threads skipped because their lock was not free, or they are under a lease.
        threads: Deleted threads; their checkpoints and other rows are counted below.
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
    metadata: str,
    prove: Prove,
    *,
    dry_run: bool,
    progress: Callable[[Removed], None] | None,
    timeout: float,
) -> Removed:
    """Applies a policy to all threads."""
    run = Pass(database, policy, metadata, prove, dry_run=dry_run, timeout=timeout)
    total = Removed()
    async for thread in run.threads():
        if not thread.taken:
            continue
        async for removed in run.clean(thread):
            total += removed
        if progress is not None:
            progress(total)
        # Whatever else runs on this loop goes first.
        await asyncio.sleep(0)
    if run.failures:
        raise _failed(run.failures, total)
    return total


def _may_be_one_threads(error: Exception) -> bool:
    """Whether an error may concern one thread only."""
    if isinstance(error, psycopg.Error):
        return not is_transient(error) and not isinstance(error, MissingRightError)
    cause = error.__cause__
    return cause is not None and (
        may_be_one_statements(cause) or isinstance(cause, asyncio.TimeoutError)
    )


def _failed(failures: Mapping[str, Exception], total: Removed) -> IncompleteError:
    shown = "; ".join(
        # Not the text of an error of the server's, which may quote a value.
        f"{thread_id!r} ({cause_of(error)})"
        for thread_id, error in [*failures.items()][:_SHOWN]
    )
    more = "; and more" if len(failures) > _SHOWN else ""
    error = IncompleteError(
        f"{total.failed} of {total.looked_at} threads could not be cleaned, all others were: "
        f"{shown}{more}",
        total,
    )
    error.__cause__ = next(iter(failures.values()))
    return error


class Thread(NamedTuple):
    """A thread, with what is due to it (find_threads.sql), and whether the filter takes it."""

    thread_id: str
    due: str | None
    taken: bool
    newest_id: str | None  # its newest root checkpoint, if a filter found it by that
    metadata: str | None  # the metadata of that, as it is stored


class Pass:
    """Goes once through the threads."""

    def __init__(
        self,
        database: Database,
        policy: RetentionPolicy,
        metadata: str,
        prove: Prove,
        *,
        dry_run: bool,
        timeout: float,
    ) -> None:
        self.failures: dict[str, Exception] = {}  # of threads that could not be cleaned
        self._metadata = metadata
        self._prove = prove
        self._database = database
        self._policy = policy
        self._dry_run = dry_run
        self._timeout = timeout
        self._began: datetime | None = None

    def threads(self, start: str = "") -> AsyncIterator[Thread]:
        """All threads from one on; of a policy without rules those that have expired."""
        return self._all_threads(start) if self._policy.has_rules else self._expired_threads()

    async def clean(self, thread: Thread) -> AsyncIterator[Removed]:
        """Deletes what is not to be kept of one thread; yields each transaction's counts."""
        yield Removed(looked_at=1)
        if thread.metadata is not None:
            key = CheckpointKey(thread.thread_id, "", str(thread.newest_id))
            for error in (await self._prove([(key, thread.metadata)])).values():
                self.failures[thread.thread_id] = error
                yield Removed(failed=1)
                return
        try:
            async for removed in self._clean(thread.thread_id, thread.due):
                yield removed
        except (psycopg.errors.LockNotAvailable, UnderLease):
            yield Removed(busy=1)
        except (psycopg.Error, ReadTimeoutError, WriteTimeoutError) as error:
            if not _may_be_one_threads(error):
                raise
            self.failures[thread.thread_id] = error
            yield Removed(failed=1)

    async def _all_threads(self, start: str) -> AsyncIterator[Thread]:
        while True:
            since = await self._ago(self._policy.delete_inactive_for)
            page = await self._find("find_threads", start, since, self._metadata)
            for row in page:
                yield Thread(*row)
            if len(page) < _PAGE:
                return
            # The next id in the order of bytes, because there are no NULs.
            start = page[-1][0] + "\x01"

    async def _expired_threads(self) -> AsyncIterator[Thread]:
        after = "0", ""
        while True:
            page = await self._find("find_expired_threads", *after, self._metadata)
            for row in page:
                yield Thread(*row[:5])
            if len(page) < _PAGE:
                return
            after = page[-1][5], page[-1][0]

    async def _find(self, name: str, *params: Any) -> Rows:
        return await self._read(self._database.statement(name, *params, _PAGE))

    async def _clean(self, thread_id: str, due: str | None) -> AsyncIterator[Removed]:
        if self._dry_run:  # which takes no locks
            await self._read(check_unleased(self._database, thread_id))
        if due in ("inactive", "delete"):
            deleted = await self._delete_thread(thread_id, is_expired=due == "delete")
            yield deleted
            if deleted.threads:
                return
        if due == "keep_latest":
            async for removed in self._keep_latest(thread_id):
                yield removed
        else:
            async for removed in self._apply_rules(thread_id):
                yield removed

    async def _apply_rules(self, thread_id: str) -> AsyncIterator[Removed]:
        """Deletes what the policy does not keep of a thread that stays."""
        policy, going = self._policy, set[tuple[str, str]]()
        if policy.thins_out:
            young_since = await self._ago(policy.keep_younger_than)
            since = None if young_since is None else young_since.isoformat()
            async for removed in self._thin_out(thread_id, policy.keep_last, since, going):
                yield removed
        if policy.keep_results_for is not None:
            async for removed in self._drop_results(thread_id, going):
                yield removed

    async def _delete_thread(self, thread_id: str, *, is_expired: bool) -> Removed:
        since = None if is_expired else await self._ago(self._policy.delete_inactive_for)
        # Who gave it a time to live knew that it may end in an interrupt.
        interrupted = is_expired or self._policy.delete_interrupted
        lock = [
            *lock_for_retention(self._database, thread_id),
            self._database.statement("lock_events_for_delete", thread_id),
        ]
        delete = self._database.statement(
            "delete_thread", thread_id, since, interrupted, not self._dry_run, is_expired, None
        )
        answers = await self._database.write(
            [delete] if self._dry_run else [*lock, delete],
            timeout=self._timeout,
            thread_id=thread_id,
            lock_timeout=_LOCK_TIMEOUT,
        )
        return sum((Removed(0, 0, 1, *row) for row in answers[-1]), Removed())

    async def _keep_latest(self, thread_id: str) -> AsyncIterator[Removed]:
        """Thins out what has expired, if nobody has written meanwhile."""
        expired = await self._read(self._database.statement("get_expired_thread", thread_id))
        for (active_at,) in expired:
            async for removed in self._thin_out(thread_id, 1, None, set()):
                yield removed
            if not self._dry_run:
                note = self._database.statement("note_ttl_applied", thread_id, active_at)
                await self._database.write([note], timeout=self._timeout, thread_id=thread_id)

    async def _thin_out(
        self,
        thread_id: str,
        keep_last: int | None,
        young_since: str | None,
        going: set[tuple[str, str]],
    ) -> AsyncIterator[Removed]:
        """Deletes checkpoints; a dry run adds them to `going`."""
        find = self._database.statement("find_expired", thread_id, keep_last, young_since)
        if not (expired := await self._read(find)):
            return
        lock = lock_for_retention(self._database, thread_id)
        cleaning = Cleaning(
            self._database, thread_id, timeout=self._timeout, lock_timeout=_LOCK_TIMEOUT, lock=lock
        )
        if self._dry_run:
            plan = await cleaning.plan(expired, measure=True)
            going |= {row[:2] for row in plan.checkpoints}
            yield Removed(0, 0, 0, *plan.taken)
            return
        async for taken in cleaning.run(expired, partial(self._read, find)):
            yield Removed(0, 0, 0, *taken)

    async def _drop_results(
        self, thread_id: str, going: Collection[tuple[str, str]]
    ) -> AsyncIterator[Removed]:
        """Drops results; a dry run counts those of checkpoints that would stay."""
        results = Results(
            self._database, thread_id, timeout=self._timeout, lock_timeout=_LOCK_TIMEOUT
        )
        since = await self._ago(self._policy.keep_results_for)
        found = await results.find(since.isoformat() if since else "")
        if self._dry_run:
            yield Removed(0, 0, 0, *sum_of([row for row in found if row[:2] not in going]))
            return
        async for taken in results.drop(found):
            yield Removed(0, 0, 0, *taken)

    async def _read(self, statement: Statement) -> Rows:
        (rows,) = await self._database.read([statement], timeout=self._timeout, generic_plan=False)
        return rows

    async def _ago(self, span: timedelta | None) -> datetime | None:
        """The time so long before the pass began, by the server's clock."""
        if span is None:
            return None
        if self._began is None:
            ((now,),) = await self._read(self._database.statement("get_time"))
            self._began = now.astimezone(timezone.utc)
        return self._began - span
