"""Retention in the background of the processes that have a saver, one of them at a time.

    start      the task begins with the first call, and ends with `close`
    home       a copy of the database is left alone (postgres/home.py)
    take       the turn, if the last pass is long enough ago and nobody has it: a row with the
               server's clock, so that any pooler may stand in between
    pass       thread after thread (retention.py); rests three times as long as it works, and
               says every few seconds that it is still there, and how far it has come
    end        the pass is over, or goes on from there in whatever process comes next

Nothing depends on the turn but how much is done at once: a process that was believed dead and
goes on cleans threads as any other would, under their locks.
"""

from __future__ import annotations

import hashlib
import logging
import random
import time
from collections.abc import AsyncGenerator, AsyncIterator, Sequence
from contextlib import aclosing, suppress
from dataclasses import asdict
from typing import Any, ClassVar

from pg_checkpoint.codec.sealing import Sealing, filter_json
from pg_checkpoint.lifecycle.retention import Pass, Removed, Thread
from pg_checkpoint.postgres.database import Database
from pg_checkpoint.postgres.home import HomeGuard
from pg_checkpoint.postgres.periodic import Periodic
from pg_checkpoint.settings import RetentionPolicy, Settings
from pg_checkpoint.writing.proving import Prove

logger = logging.getLogger(__name__)

# Rests so many times as long as it works, and at most so many seconds.
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
        """Begins, unless it has; a little later, and not when many processes begin at once."""
        if self._policy is None or self._closed or self._periodic.is_running:
            return
        self._periodic.start(self._moment(0.5))

    def refuse(self) -> None:
        """Begins no pass any more."""
        self._closed = True

    async def close(self) -> None:
        """Ends after the transaction under way, if that does not take long."""
        self.refuse()
        if not await self._periodic.stop(self.grace):
            await self._periodic.cancel()

    def reopen(self) -> None:
        """Begins again, after `close`."""
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
        turn = _Turn(self._database, _name_of(policy, metadata), self._holder, self._timeout)
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
        how = policy, metadata, self._prove
        run = Pass(self._database, *how, dry_run=False, timeout=self._timeout)
        total, pace = Removed(), _Pace(self._periodic)
        async with aclosing(_steps(run, turn.position)) as steps:
            async for thread_id, removed in steps:
                total += removed
                self._count(removed)
                if not (await pace.rest() and await self._goes_on(turn, thread_id)):
                    return
        turn.position = None
        self._count(passes=1)
        _tell(total)

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
        self._whose = policy, holder
        self._timeout = timeout
        self._hold = _HOLD + timeout
        self._kept = time.monotonic()

    async def take(self, every: float) -> tuple[str | None, float]:
        """Takes the turn if it is free; returns the position, or else when it may be free."""
        rows = await self._run("take_retention_turn", every, self._hold)
        # None if another one was first just now.
        self.position, seconds = rows[0] if rows else (None, 0.0)
        return self.position, seconds

    @property
    def is_due(self) -> bool:
        """Whether it is time to say so again."""
        return time.monotonic() - self._kept >= self.renewed_every

    async def keep(self, position: str) -> bool:
        """Stores now and then how far the pass has come; returns whether the turn is still held."""
        self.position = position
        if not self.is_due:
            return True
        self._kept = time.monotonic()
        return bool(await self._run("keep_retention_turn", self._hold, position))

    async def end(self) -> None:
        """Gives the turn back."""
        await self._run("end_retention_turn", self.position)

    async def _run(self, name: str, *params: Any) -> Sequence[Sequence[Any]]:
        bounds = self._database.bounds(self._timeout, generic_plan=False)
        statement = self._database.statement(name, *self._whose, *params)
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
    async for thread in run.threads(start or ""):
        yield thread.thread_id, Removed()
        async for removed in _cleaned(run, thread):
            yield thread.thread_id, removed


async def _cleaned(run: Pass, thread: Thread) -> AsyncIterator[Removed]:
    if thread.taken:
        async for removed in run.clean(thread):
            yield removed


def _name_of(policy: RetentionPolicy, metadata: str) -> str:
    """A name for what a policy says: two that differ have a turn each."""
    rules = asdict(policy) | {"metadata": metadata}
    return hashlib.sha256(repr(sorted(rules.items())).encode()).hexdigest()[:32]


def _tell(total: Removed) -> None:
    counts = {name: number for name, number in asdict(total).items() if number}
    if total.failed:
        logger.warning("retention could not clean %s threads", total.failed, extra=counts)
    elif total.checkpoints or total.threads or total.writes:
        logger.info("retention removed what the policy does not keep", extra=counts)
