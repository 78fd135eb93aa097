"""Retention: deletes what a policy does not keep, once or in the background, thread by thread.

It runs beside the writers on a connection of its own, not in their lanes. Each step is one short
transaction (cleaning.py) that waits at most a second for a thread's lock, so many workers may run
it at once, and any of them may be killed. A thread that fails stops no other. plan_cleaning
says what always stays.

A thread that has a time to live (set_ttl) is deleted or thinned out when that has passed,
whatever the policy's rules say; of a policy without rules that is all there is to do, and an index
has those threads. All times are compared with the server's clock.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import random
import time
from collections.abc import AsyncGenerator, AsyncIterator, Callable, Collection, Sequence
from contextlib import aclosing, suppress
from dataclasses import asdict, dataclass, fields
from datetime import datetime, timedelta, timezone
from functools import partial
from typing import Any, ClassVar, NamedTuple

import psycopg

from pg_checkpoint.codec.keys import CheckpointKey
from pg_checkpoint.codec.sealing import Sealing, filter_json
from pg_checkpoint.core import errors
from pg_checkpoint.core.background import HomeGuard
from pg_checkpoint.core.database import Database
from pg_checkpoint.core.failures import UnderLease, is_transient, may_be_one_statements
from pg_checkpoint.core.loops import Periodic
from pg_checkpoint.core.options import RetentionPolicy, Settings
from pg_checkpoint.core.telemetry import cause_of
from pg_checkpoint.core.transaction import Rows, Statement
from pg_checkpoint.saver.cleaning import Cleaning, Results
from pg_checkpoint.saver.keys import Prove
from pg_checkpoint.saver.leases import lock_for_retention

logger = logging.getLogger(__name__)

# Threads that one query lists, failures that the error names.
_PAGE, _MOST_NAMED = 200, 10
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
        if not thread.is_taken:
            continue
        async for removed in run.clean(thread):
            total += removed
        if progress is not None:
            progress(total)
        # Whatever else runs on this loop goes first.
        await asyncio.sleep(0)
    if not run.failures:
        return total
    named = "; ".join(
        # Not the text of an error of the server's, which may quote a value.
        f"{thread_id!r} ({cause_of(error)})"
        for thread_id, error in [*run.failures.items()][:_MOST_NAMED]
    )
    more = "; and more" if len(run.failures) > _MOST_NAMED else ""
    raise errors.IncompleteError(
        f"{total.failed} of {total.looked_at} threads could not be cleaned; all others were: "
        f"{named}{more}",
        total,
    ) from next(iter(run.failures.values()))


def _may_be_one_threads(error: Exception) -> bool:
    """True if an error may concern one thread only."""
    if isinstance(error, psycopg.Error):
        return not is_transient(error) and not isinstance(error, errors.MissingRightError)
    cause = error.__cause__
    return cause is not None and (
        may_be_one_statements(cause) or isinstance(cause, asyncio.TimeoutError)
    )


class Thread(NamedTuple):
    """A row of find_threads."""

    thread_id: str
    due: str | None  # what is to be done
    is_taken: bool  # by the policy's filter
    newest_id: str | None  # its newest root checkpoint, if a filter found it by that
    metadata: str | None  # the metadata of that checkpoint, as it is stored


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
        except (psycopg.Error, errors.ReadTimeoutError, errors.WriteTimeoutError) as error:
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
            await self._read(self._database.statement("check_unleased", thread_id))
        if due in ("inactive", "delete"):
            deleted = await self._delete_thread(thread_id, is_expired=due == "delete")
            yield deleted
            if deleted.threads:
                return
        if due == "keep_latest":
            async for removed in self._keep_latest(thread_id):
                yield removed
            return
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
        # Whoever gave it a time to live knew that it may end in an interrupt.
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
            going.update(plan.checkpoints)
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
        superseded = await results.find(since.isoformat() if since else "")
        if self._dry_run:
            rest = [row for row in superseded if row[:2] not in going]
            writes, size = sum(row.writes for row in rest), sum(row.bytes for row in rest)
            yield Removed(writes=writes, bytes=size)
            return
        async for taken in results.drop(superseded):
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


# --- in the background of the processes that have a saver, one of them at a time ---
#
#     start      the task begins with the first call, and ends with `close`
#     home       a copy of the database is left alone (core/background.py)
#     take       the turn, if the last pass is long enough ago and nobody has it: a row with the
#                server's clock, so that any pooler may stand in between
#     pass       thread after thread; rests three times as long as it works, and says every few
#                seconds that it is still there, and how far it has come
#     end        the pass is over, or goes on from there in whatever process comes next
#
# Nothing depends on the turn but how much is done at once: a process that was believed dead and
# goes on cleans threads as any other would, under their locks.

# The time of a rest in times of the work before, and its maximum in seconds.
_REST, _LONGEST_REST = 3, 1.0
# Seconds that a turn holds beyond the longest transaction.
_HOLD = 60.0
# Seconds after which a copy is looked at again, if nothing happens sooner.
_AWAY = 60.0


class BackgroundRetention:
    """Applies the policy of the settings again and again, when it is this process's turn."""

    # Seconds by which processes come at different times, at most.
    longest_moment: ClassVar[float] = 5.0
    grace: ClassVar[float] = 5.0  # seconds for which `close` waits

    def __init__(
        self,
        database: Database,
        settings: Settings,
        seal: Sealing | None,
        prove: Prove,
        counts: dict[str, int],
        holder: str,
    ) -> None:
        self._database = database
        self._policy = settings.retention
        self._seal = seal
        self._prove = prove
        self._every = settings.retention_every.total_seconds()
        self._timeout = settings.read_timeout
        self._counts = counts
        self._holder = holder
        self._periodic = Periodic("retention", self._apply, self._every)
        self._guard = HomeGuard(settings, "background retention")
        self._closed = False

    def start(self) -> None:
        """Begins, unless it has begun: a little later, when not many processes begin at once."""
        if self._policy is None or self._closed or self._periodic.is_running:
            return
        self._periodic.start(self._moment(0.5))

    def refuse(self) -> None:
        self._closed = True

    async def close(self) -> None:
        """Ends after the transaction under way, if that does not take long."""
        self.refuse()
        if not await self._periodic.stop(self.grace):
            await self._periodic.cancel()

    def reopen(self) -> None:
        self._closed = False
        self.start()

    def _moment(self, least: float) -> float:
        most = min(self._every, self.longest_moment)
        return random.uniform(least, 1.0) * most  # noqa: S311  no secret

    async def _apply(self) -> float:
        """Takes the turn if it is free; returns the seconds until it is asked for again."""
        assert self._policy is not None  # noqa: S101  it was started; for mypy
        policy = self._policy
        if not await self._guard.is_at_home(self._database):
            return min(self._every, _AWAY)
        metadata = filter_json(self._seal, policy.metadata)
        # Two policies that differ have a turn each.
        rules = asdict(policy) | {"metadata": metadata}
        name = hashlib.sha256(repr(sorted(rules.items())).encode()).hexdigest()[:32]
        turn = _Turn(self._database, name, self._holder, self._timeout)
        position, wait = await turn.take(self._every)
        if position is None:
            return min(wait, self._every) + self._moment(0.1)
        try:
            await self._go_through(policy, metadata, turn)
        except Exception:
            # Somebody else may go on at once; if that can't be said, in a while.
            with suppress(Exception):
                await turn.end()
            raise
        await turn.end()
        return self._every

    async def _go_through(self, policy: RetentionPolicy, metadata: str, turn: _Turn) -> None:
        run = Pass(
            self._database, policy, metadata, self._prove, dry_run=False, timeout=self._timeout
        )
        total, pace = Removed(), _Pace(self._periodic)
        async with aclosing(_steps(run, turn.position)) as steps:
            async for thread_id, removed in steps:
                total += removed
                self._count(removed)
                if not (await pace.rest() and await self._goes_on(turn, thread_id)):
                    return
        turn.position = None
        self._count(passes=1)
        counts = {name: number for name, number in asdict(total).items() if number}
        if total.failed:
            logger.warning("retention could not clean %s threads", total.failed, extra=counts)
        elif total.checkpoints or total.threads or total.writes:
            logger.info(
                "retention removed checkpoints and threads that the policy does not keep",
                extra=counts,
            )

    async def _goes_on(self, turn: _Turn, thread_id: str) -> bool:
        if turn.is_due and not await self._guard.is_at_home(self._database):
            return False
        return await turn.keep(thread_id)

    def _count(self, removed: Removed | None = None, **more: int) -> None:
        for name, number in (asdict(removed or Removed()) | more).items():
            self._counts[name] = self._counts.get(name, 0) + number


class _Turn:
    """The turn to apply a policy."""

    renewed_every: ClassVar[float] = 10.0  # seconds after which it is said again who has it

    def __init__(self, database: Database, policy: str, holder: str, timeout: float) -> None:
        self.position: str | None = ""  # the thread to go on from; None when all was done
        self._database = database
        self._policy, self._holder = policy, holder
        self._timeout = timeout
        self._hold = _HOLD + timeout
        self._kept = time.monotonic()

    async def take(self, every: float) -> tuple[str | None, float]:
        """Takes the turn if it is free; returns the position, or the seconds until it may be."""
        rows = await self._run("take_retention_turn", every, self._hold)
        # No row if another process was first just now.
        self.position, seconds = rows[0] if rows else (None, 0.0)
        return self.position, seconds

    @property
    def is_due(self) -> bool:
        return time.monotonic() - self._kept >= self.renewed_every

    async def keep(self, position: str) -> bool:
        """Stores now and then how far the pass has come; returns whether the turn is still held."""
        self.position = position
        if not self.is_due:
            return True
        self._kept = time.monotonic()
        return bool(await self._run("keep_retention_turn", self._hold, position))

    async def end(self) -> None:
        await self._run("end_retention_turn", self.position)

    async def _run(self, name: str, *params: Any) -> Sequence[Sequence[Any]]:
        bounds = self._database.bounds(self._timeout, generic_plan=False)
        statement = self._database.statement(name, self._policy, self._holder, *params)
        return (await self._database.run([bounds, statement], timeout=self._timeout))[1]


class _Pace:
    """Rests in proportion to the work, so that those who wait for an answer don't feel it."""

    shortest: ClassVar[float] = 0.01  # seconds that are worth a rest

    def __init__(self, periodic: Periodic) -> None:
        self._periodic = periodic
        self._since = time.monotonic()

    async def rest(self) -> bool:
        """Rests if there was enough work for it; returns whether to go on."""
        due = _REST * (time.monotonic() - self._since)
        if due < self.shortest:
            return True
        is_over = await self._periodic.rest(min(due, _LONGEST_REST))
        self._since = time.monotonic()
        return not is_over


async def _steps(run: Pass, start: str | None) -> AsyncGenerator[tuple[str, Removed], None]:
    """The threads of a pass, each with what every transaction removed of it."""
    async for thread in run.threads(start or ""):
        yield thread.thread_id, Removed()
        if thread.is_taken:
            async for removed in run.clean(thread):
                yield thread.thread_id, removed
