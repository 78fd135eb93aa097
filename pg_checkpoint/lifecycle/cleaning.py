"""Cleaning: deletes chosen checkpoints, and the values only they had, in short transactions.

    plan        one snapshot, no lock: which checkpoints, blobs and chunks to delete
    delete      checkpoints, newest first; then blobs; then chunks: a few in each transaction,
                under the thread's lock, except what later puts need
    the last    checkpoints, with all that is left: one transaction

Each step looks once through the thread, so it deletes as much as fits into a few hundredths of
a second; a put waits for one step at most. A step that finds rows which the step before did not
find knows that somebody writes, and pauses for longer than it took, so that most puts meet no
step. In a thread at rest there are no pauses.

Rows that stay are looked at once, in the plan. Under the lock only rows later than the plan
count: those of a transaction that the plan did not see. Puts lock the thread as well, so a
delete sees all that they stored before, and they see what it deleted.

At every moment a checkpoint has its blobs and a blob its chunks, because each is deleted before
what it refers to. A checkpoint is deleted before its parent, from which a delta channel may be
rebuilt. A run that is interrupted leaves the last checkpoints, so that the next run comes back
for what nothing refers to.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeVar

from pg_checkpoint.codec.chunks import DIGEST_SIZE, split_digests
from pg_checkpoint.postgres.arrays import byteas, texts, transaction_ids
from pg_checkpoint.postgres.database import Database
from pg_checkpoint.postgres.pipeline import Statement
from pg_checkpoint.writing.thread_lock import lock_for_delete

__all__ = ["Cleaning", "Plan", "Taken", "pause_after"]

# What one transaction deletes at most, and of checkpoints the last one.
_CHECKPOINTS, _BLOBS, _CHUNKS, _LAST = 200, 500, 500, 25
# Seconds that one should take; what it deletes at least, in parts of the most.
_SECONDS, _LEAST = 0.04, 0.5
# While somebody writes: a pause in durations of the step before, and in seconds at most.
_PAUSE, _LONGEST_PAUSE = 4, 0.5


class Taken(NamedTuple):
    """How many rows went, and what their values took on disk."""

    checkpoints: int = 0
    writes: int = 0
    blobs: int = 0
    chunks: int = 0
    bytes: int = 0


class _Checkpoint(NamedTuple):
    checkpoint_ns: str
    checkpoint_id: str
    parent_id: str | None
    root_id: str | None
    has_interrupt: bool


_Item = TypeVar("_Item")


class _Blob(NamedTuple):
    checkpoint_ns: str
    channel: str
    version: str


@dataclass
class Plan:
    """The rows to delete that are still stored.

    Attributes:
        checkpoints: Newest first.
        known: The transactions that had written the thread's checkpoints, and its blobs.
        taken: The sums, if the plan measured them.
    """

    checkpoints: list[_Checkpoint]
    blobs: list[_Blob]
    chunks: list[bytes]
    known: tuple[list[int], list[int]]
    taken: Taken


class Cleaning:
    """Deletes checkpoints of one thread.

    Args:
        database: Runs the statements.
        thread_id: The thread.
        timeout: Seconds for each transaction.
        lock_timeout: Seconds to wait for the thread in each, without trying again; None: until
            the timeout.
        lease: The token of the lease that it is done under, if any.
    """

    def __init__(
        self,
        database: Database,
        thread_id: str,
        *,
        timeout: float,
        lock_timeout: float | None = None,
        lease: str | None = None,
    ) -> None:
        self._database = database
        self._thread_id = thread_id
        self._timeout = timeout
        self._lock_timeout = lock_timeout
        self._lease = lease

    async def plan(self, keys: Sequence[Sequence[str]], *, measure: bool = False) -> Plan:
        """Finds what goes when checkpoints are given up; takes no lock.

        Args:
            keys: Namespace and id of each checkpoint.
            measure: Whether to say what it comes to.

        Raises:
            ReadTimeoutError: If there was no answer in time.
            psycopg.Error: What the server refused.
        """
        asked = texts([key[0] for key in keys]), texts([key[1] for key in keys])
        find = self._database.statement("plan_cleaning", self._thread_id, *asked, measure)
        (rows,) = await self._database.read(
            [find], timeout=self._timeout, thread_id=self._thread_id, one_plan=False
        )
        return _plan_of(rows)

    async def run(self, keys: Sequence[Sequence[str]]) -> AsyncIterator[Taken]:
        """Takes checkpoints away; yields what each transaction took.

        Raises:
            psycopg.errors.LockNotAvailable: If somebody had the thread for longer than
                `lock_timeout`; what was taken stays so.
            ReadTimeoutError, WriteTimeoutError: If there was no answer in time; the same.
            psycopg.Error: What the server refused; the same.
        """
        run = _Run(await self.plan(keys), self)
        async for taken in run.steps():
            yield taken

    def statement(self, name: str, *params: Any) -> Statement:
        """A statement about the thread."""
        return self._database.statement(name, self._thread_id, *params)

    async def write(self, statements: Sequence[Statement]) -> list[Sequence[Any]]:
        """The row that each statement answers with, after the thread's lock."""
        lock = lock_for_delete(self._database, self._thread_id, self._lease)
        answers = await self._database.write(
            [*lock, *statements],
            timeout=self._timeout,
            thread_id=self._thread_id,
            lock_timeout=self._lock_timeout,
        )
        return [rows[0] for rows in answers[len(lock) :]]


class _Run:
    """A plan that is carried out; its checkpoints, blobs and chunks are those still there."""

    def __init__(self, plan: Plan, cleaning: Cleaning) -> None:
        self.checkpoints = {(row.checkpoint_ns, row.checkpoint_id): row for row in plan.checkpoints}
        self.blobs = dict.fromkeys(plan.blobs)
        self.chunks = dict.fromkeys(plan.chunks)
        self._cleaning = cleaning
        # Needed since.
        self._left: dict[tuple[str, str], _Checkpoint] = {}
        # Packed once: as many as the thread had transactions.
        self._known = [transaction_ids(known) for known in plan.known]
        self._going = dict(self.checkpoints)
        # Later than the plan, as the last step left it: checkpoints, and blobs.
        self._later = [0, 0]
        self._is_written = False

    async def steps(self) -> AsyncIterator[Taken]:
        """Takes all that is planned, the last checkpoints with all that is left."""
        rows, stages = [*self.checkpoints.values()], list[AsyncIterator[Taken]]()
        if len(rows) > _CHECKPOINTS:
            going = rows[:-_LAST]
            stages.append(self._in_steps(going, _CHECKPOINTS, lambda i: self.take(i, [], [])))
            rows = rows[-_LAST:]
        if len(self.blobs) > _BLOBS:
            blobs = [*self.blobs]
            stages.append(self._in_steps(blobs, _BLOBS, lambda i: self.take([], i, [])))
        if len(self.chunks) > _CHUNKS:
            chunks = [*self.chunks]
            stages.append(self._in_steps(chunks, _CHUNKS, lambda i: self.take([], [], i)))
        for stage in stages:
            async for taken in stage:
                yield taken
        yield await self.take(rows, [*self.blobs], [*self.chunks])

    async def take(
        self, checkpoints: list[_Checkpoint], blobs: list[_Blob], chunks: list[bytes]
    ) -> Taken:
        """Deletes what is given, but for what is needed, in one transaction."""
        steps = [
            (checkpoints, self._delete_checkpoints, self._note_checkpoints),
            (blobs, self._delete_blobs, self._note_blobs),
            (chunks, self._delete_chunks, self._note_chunks),
        ]
        due: list[Any] = [step for step in steps if step[0]]
        if not due:
            return Taken()
        answers = await self._cleaning.write([delete(batch) for batch, delete, _ in due])
        taken = [note(batch, row) for (batch, _, note), row in zip(due, answers, strict=True)]
        return Taken(*map(sum, zip(*taken, strict=True)))

    def _delete_checkpoints(self, batch: list[_Checkpoint]) -> Statement:
        going = self._going
        parents = [going.get((row.checkpoint_ns, row.parent_id or "")) for row in batch]
        return self._cleaning.statement(
            "delete_checkpoints",
            *_columns(batch, 2),
            texts([row.root_id if ":" in row.checkpoint_ns else None for row in batch]),
            texts([p.checkpoint_id if p and p.has_interrupt else None for p in parents]),
            self._known[0],
            *_columns([*self._left.values()], 2),
        )

    def _note_checkpoints(self, batch: list[_Checkpoint], row: Sequence[Any]) -> Taken:
        checkpoints, writes, bytes_, later, become_later, *left = row
        self._note_later(0, later)
        self._later[0] += become_later
        keys = set(zip(left[0] or (), left[1] or (), strict=True))
        self._left |= {one[:2]: one for one in batch if one[:2] in keys}
        for key in {one[:2] for one in batch} - keys:
            del self.checkpoints[key]
        return Taken(checkpoints, writes, 0, 0, bytes_)

    def _delete_blobs(self, batch: list[_Blob]) -> Statement:
        return self._cleaning.statement(
            "delete_blobs",
            *_columns(batch, 3),
            self._known[0],
            *_columns([*self.checkpoints.values()], 2),
        )

    def _note_blobs(self, batch: list[_Blob], row: Sequence[Any]) -> Taken:
        count, bytes_, later, *left = row
        self._note_later(0, later)
        for gone in set(batch).difference(map(_Blob._make, zip(*left, strict=True))):
            del self.blobs[gone]
        return Taken(0, 0, count, 0, bytes_)

    def _delete_chunks(self, batch: list[bytes]) -> Statement:
        left = _columns([*self.blobs], 3)
        return self._cleaning.statement("delete_chunks", byteas(batch), self._known[1], *left)

    def _note_chunks(self, batch: list[bytes], row: Sequence[Any]) -> Taken:
        count, bytes_, later, left = row
        self._note_later(1, later)
        for gone in set(batch).difference(split_digests(left or b"")):
            del self.chunks[gone]
        return Taken(0, 0, 0, count, bytes_)

    def _note_later(self, kind: int, later: int) -> None:
        self._is_written = self._is_written or later != self._later[kind]
        self._later[kind] = later

    async def _in_steps(
        self, items: list[_Item], most: int, take: Callable[[list[_Item]], Awaitable[Taken]]
    ) -> AsyncIterator[Taken]:
        """Takes items a few at a time, as many as fit into a short transaction."""
        size, at = float(most), 0
        while at < len(items):
            batch = items[at : at + max(int(size), 1)]
            self._is_written = False
            started = time.monotonic()
            taken = await take(batch)
            seconds = time.monotonic() - started
            yield taken
            await asyncio.sleep(pause_after(seconds) if self._is_written else 0)
            at += len(batch)
            size *= min(max(_SECONDS / max(seconds, 1e-6), 0.5), 2)
            size = min(max(size, most * _LEAST), most)


def pause_after(seconds: float) -> float:
    """Seconds in which the puts of those who write meet no step, after one that took so long."""
    return min(_PAUSE * seconds, _LONGEST_PAUSE)


def _plan_of(rows: Sequence[Sequence[Any]]) -> Plan:
    kinds: dict[str, list[Sequence[Any]]] = {}
    for kind, *row in rows:
        kinds.setdefault(kind, []).append(row)
    checkpoints, blobs = kinds.get("checkpoint", []), kinds.get("blob", [])
    (chunks,) = kinds["chunks"]
    digests = chunks[6] or b""
    sizes = sum(row[9] or 0 for row in (*checkpoints, *blobs, chunks))
    writes = sum(row[8] for row in checkpoints)
    counts = len(checkpoints), writes, len(blobs), len(digests) // DIGEST_SIZE
    known = kinds["of checkpoints"][0][7], kinds["of blobs"][0][7]
    return Plan(
        [_Checkpoint(row[0], row[1], row[3], row[4], row[5]) for row in checkpoints],
        [_Blob(*row[:3]) for row in blobs],
        split_digests(digests),
        (known[0] or [], known[1] or []),
        Taken(*counts, sizes),
    )


def _columns(rows: Sequence[Sequence[Any]], count: int) -> list[Any]:
    return [texts([row[at] for row in rows]) for at in range(count)]
