"""The part of the server's model that knows leases, and which threads have tasks to run.

The methods are called as the files of their statements, and have their parameters. A row that a
statement changes is locked first, as an update does, and looked at then.
"""

from __future__ import annotations

import math
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

from psycopg import errors

from pg_checkpoint.codec.keys import CheckpointKey
from pg_checkpoint.core.arrays import BinaryArray
from pg_checkpoint.core.transaction import Rows
from simulation.cells import numbers_in, texts_in

__all__ = ["Lease", "Leased", "Stored", "Transaction"]

# Seconds for which sweep_leases leaves those alone that were lost.
_LEFT_ALONE = 600.0


class Stored(NamedTuple):
    """A checkpoint: the number of the call that put it, what it refers to, and its document."""

    call: int
    refers: list[list[str]]
    document: str


@dataclass
class Transaction:
    """One under way.

    Attributes:
        effects: Done at COMMIT, in order.
        calls: Whose statements are in it.
        stored: What it has stored itself.
        marks: Whether threads have tasks to run, as it has noted itself.
    """

    began: float
    lock_timeout: float = 10.0
    held: list[object] = field(default_factory=list)
    effects: list[Callable[[], None]] = field(default_factory=list)
    calls: set[int] = field(default_factory=set)
    stored: set[CheckpointKey] = field(default_factory=set)
    marks: dict[str, bool] = field(default_factory=dict)


@dataclass(frozen=True)
class Lease:
    """A row of checkpoint_leases."""

    token: str | None
    expires_at: float
    attempts: int = 0
    due_at: float | None = None
    tried: int | None = None
    error: str | None = None
    given_up_at: float | None = None
    given_up_id: str | None = None


class Leased:
    """Two tables: leases, and of threads whether they have tasks to run.

    Args:
        checkpoints: What is stored, by key.
        lock: Locks a row by its name until the end of a transaction.

    Attributes:
        leases: By thread.
        unfinished: Since when threads have tasks to run; those that have none are not in it.
        taken_over: Told the thread of a lease that has expired, and is somebody else's from now on.
    """

    def __init__(
        self,
        checkpoints: dict[CheckpointKey, Stored],
        lock: Callable[[Transaction, object], Awaitable[None]],
    ) -> None:
        self.leases: dict[str, Lease] = {}
        self.unfinished: dict[str, float] = {}
        self.taken_over: Callable[[str], None] = _nobody
        self._checkpoints = checkpoints
        self._lock = lock

    def newest(self, thread_id: str) -> str | None:
        """The id of a thread's newest checkpoint."""
        return max((k.checkpoint_id for k in self._checkpoints if k[0] == thread_id), default=None)

    # --- whether there are tasks to run ---

    def mark(self, transaction: Transaction, thread_id: str, *, has_tasks: bool) -> None:
        """Notes it, since now if it was not so before."""

        def effect() -> None:
            if has_tasks:
                self.unfinished.setdefault(thread_id, transaction.began)
            else:
                self.unfinished.pop(thread_id, None)

        transaction.marks[thread_id] = has_tasks
        transaction.effects.append(effect)

    def mark_threads(
        self, transaction: Transaction, threads: BinaryArray, marks: BinaryArray, ids: BinaryArray
    ) -> None:
        """Of several, the last that is true counts; those are locked."""
        stored = {(k.thread_id, k.checkpoint_id) for k in (*self._checkpoints, *transaction.stored)}
        said = zip(texts_in(threads), texts_in(marks), texts_in(ids), strict=True)
        for thread_id, mark, checkpoint_id in said:
            if checkpoint_id is None or (thread_id, checkpoint_id) in stored:
                self.mark(transaction, thread_id, has_tasks=mark == "now")

    def mark_unfinished(
        self, transaction: Transaction, thread_id: str, token: str, ends: bool
    ) -> None:
        """A run may go on from a checkpoint that said nothing; the thread is locked."""
        lease = self.leases.get(thread_id)
        if lease is None or lease.token is None or self._has_tasks(transaction, thread_id):
            return
        is_lost = lease.token != token and lease.expires_at < transaction.began
        if lease.token == token if ends else is_lost:
            self.mark(transaction, thread_id, has_tasks=True)

    def _has_tasks(self, transaction: Transaction, thread_id: str) -> bool:
        return transaction.marks.get(thread_id, thread_id in self.unfinished)

    # --- leases ---

    async def take_lease(
        self,
        transaction: Transaction,
        thread_id: str,
        token: str,
        seconds: float,
        tried: int | None,
    ) -> Rows:
        """Answers with how often it was tried, and whether it was due; or with nothing."""
        before = await self._locked(transaction, thread_id)
        attempts = 0 if tried is None else tried + 1
        new = Lease(token, transaction.began + seconds, attempts)
        if before is not None:
            if not _may_be_taken(before, new, transaction.began):
                return []
            if before.token not in (None, token):
                transaction.effects.append(lambda: self.taken_over(thread_id))
            new = _taken(before, new)
        self._set(transaction, thread_id, new)
        return [(new.attempts, new.due_at is not None)]

    async def end_lease(
        self, transaction: Transaction, thread_id: str, token: str, is_over: bool
    ) -> None:
        """Deletes it; if its run is over the thread has no tasks to run."""
        if await self._mine(transaction, thread_id, token) is None:
            return
        self._set(transaction, thread_id, None)
        if is_over and self._has_tasks(transaction, thread_id):
            await self._lock(transaction, ("thread", thread_id))
            self.mark(transaction, thread_id, has_tasks=False)

    async def leave_lease(self, transaction: Transaction, thread_id: str, token: str) -> None:
        """As it was before it was taken."""
        lease = await self._mine(transaction, thread_id, token)
        if lease is None:
            return
        if lease.due_at is None or not self._has_tasks(transaction, thread_id):
            self._set(transaction, thread_id, None)
        else:
            attempts = lease.tried or 0
            left = replace(lease, token=None, expires_at=lease.due_at, attempts=attempts)
            self._set(transaction, thread_id, left)

    async def put_off_thread(
        self,
        transaction: Transaction,
        thread_id: str,
        token: str,
        seconds: float,
        error: str | None,
        attempts: int | None,
    ) -> None:
        """Due some seconds later, unless it has nothing to run."""
        lease = await self._mine(transaction, thread_id, token)
        if lease is None:
            return
        if not self._has_tasks(transaction, thread_id):
            self._set(transaction, thread_id, None)
            return
        tried = (lease.tried or 0) if attempts is None else attempts
        off = Lease(None, transaction.began + seconds, tried, error=error or lease.error)
        self._set(transaction, thread_id, off)

    async def give_up_thread(
        self, transaction: Transaction, thread_id: str, token: str, error: str | None
    ) -> None:
        """Not due any more."""
        lease = await self._mine(transaction, thread_id, token)
        if lease is not None:
            given_up = replace(
                lease,
                token=None,
                expires_at=math.inf,
                error=error,
                given_up_at=transaction.began,
                given_up_id=self.newest(thread_id),
            )
            self._set(transaction, thread_id, given_up)

    async def beat_leases(
        self,
        transaction: Transaction,
        threads: BinaryArray,
        tokens: BinaryArray,
        ttls: BinaryArray,
    ) -> Rows:
        """Answers with those that still count."""
        columns = zip(texts_in(threads), texts_in(tokens), numbers_in(ttls, "d"), strict=True)
        answer: Rows = []
        for thread_id, token, seconds in columns:
            lease = await self._mine(transaction, thread_id, token)
            if lease is not None:
                renewed = replace(lease, expires_at=transaction.began + seconds)
                self._set(transaction, thread_id, renewed)
                answer.append((thread_id, token))
        return answer

    def check_leases(self, _: Transaction, threads: BinaryArray, tokens: BinaryArray) -> None:
        """Fails if one is over."""
        for thread_id, token in zip(texts_in(threads), texts_in(tokens), strict=True):
            lease = self.leases.get(thread_id)
            if lease is None or lease.token != token:
                raise errors.InvalidRegularExpression("the lease is over")

    async def sweep_leases(self, transaction: Transaction, threads: BinaryArray) -> None:
        """Of threads that have nothing to run."""
        ended = set(texts_in(threads))
        for thread_id, lease in [*self.leases.items()]:
            is_old = lease.expires_at < transaction.began - _LEFT_ALONE
            is_up = lease.expires_at == math.inf and thread_id not in self.unfinished
            if (thread_id in ended and is_old) or is_up:
                await self._locked(transaction, thread_id)
                if self.leases.get(thread_id) == lease:
                    self._set(transaction, thread_id, None)

    # --- lists ---

    def list_unfinished(
        self,
        transaction: Transaction,
        which: str,
        _idle: float,
        _metadata: str,
        after: object,
        thread_id: str,
        limit: int,
    ) -> Rows:
        """Those that are due, or the one that is held."""
        now, found = transaction.began, list[tuple[float, str, Lease]]()
        for name, lease in self.leases.items():
            if which == "held" and name == thread_id:
                found.append((lease.expires_at, name, lease))
            # The first page is after the beginning of time.
            is_later = not isinstance(after, float) or (lease.expires_at, name) > (after, thread_id)
            if which == "due" and lease.expires_at < now and is_later:
                found.append((lease.expires_at, name, lease))
        found = sorted(found, key=lambda row: row[:2])[:limit]
        return [self._row(place, name, lease, now) for place, name, lease in found]

    def _row(self, place: float, thread_id: str, lease: Lease, now: float) -> tuple[Any, ...]:
        newest = self.newest(thread_id)
        is_lost = lease.token is not None and lease.expires_at < now
        is_up = lease.token is None and lease.given_up_id is not None
        if not (thread_id in self.unfinished or is_lost) or (is_up and lease.given_up_id == newest):
            newest = None
        document = None
        if newest is not None:
            document = self._checkpoints[CheckpointKey(thread_id, "", newest)].document
        marks = lease.attempts, lease.token is not None, None, lease.error, None
        return (place, thread_id, newest, document, None, place, False, *marks)

    def list_due_wakeups(self, *_: object) -> Rows:
        """There are none."""
        return []

    def get_checkpoint(self, *_: object) -> Rows:
        """What a run that goes on had for metadata; here no run has any."""
        return []

    def count_unfinished(self, *_: object) -> Rows:
        """For gauges."""
        return [("due", 0), ("idle", 0), ("given up", 0)]

    def count_waiting(self, *_: object) -> Rows:
        """For gauges; here no graph interrupts."""
        return [(0, 0)]

    # --- rows ---

    async def _locked(self, transaction: Transaction, thread_id: str) -> Lease | None:
        await self._lock(transaction, ("lease", thread_id))
        return self.leases.get(thread_id)

    async def _mine(self, transaction: Transaction, thread_id: str, token: str) -> Lease | None:
        """The lease if a holder has it; locked then."""
        lease = self.leases.get(thread_id)
        if lease is None or lease.token != token:
            return None
        lease = await self._locked(transaction, thread_id)
        return lease if lease is not None and lease.token == token else None

    def _set(self, transaction: Transaction, thread_id: str, lease: Lease | None) -> None:
        def effect() -> None:
            if lease is None:
                self.leases.pop(thread_id, None)
            else:
                self.leases[thread_id] = lease

        transaction.effects.append(effect)


def _nobody(_: str) -> None:
    pass


def _may_be_taken(lease: Lease, new: Lease, now: float) -> bool:
    is_up = lease.token is None and lease.given_up_at is not None
    if lease.token == new.token:
        return True
    if new.attempts == 0:
        return lease.token is None or now > lease.expires_at
    return new.attempts == lease.attempts + 1 and (now > lease.expires_at or is_up)


def _taken(before: Lease, new: Lease) -> Lease:
    if before.token == new.token:
        return replace(before, expires_at=new.expires_at)
    is_up = before.token is None and before.given_up_at is not None
    return replace(
        before,
        token=new.token,
        expires_at=new.expires_at,
        attempts=min(new.attempts, 1) if is_up else new.attempts,
        due_at=before.expires_at,
        tried=before.attempts,
    )
