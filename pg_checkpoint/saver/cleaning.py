"""Cleaning: checkpoints of a thread are deleted, with all that only they need."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import timedelta
from functools import partial
from itertools import groupby
from typing import Any, ClassVar, NamedTuple, TypeAlias, TypeVar

from pg_checkpoint.codec.chunks import split_digests
from pg_checkpoint.codec.keys import CheckpointKey
from pg_checkpoint.core.arrays import byteas, texts
from pg_checkpoint.core.database import Database
from pg_checkpoint.core.errors import CipherRequiredError, ConcurrentWriteError, PgCheckpointError
from pg_checkpoint.core.failures import LeaseOver
from pg_checkpoint.core.transaction import Statement
from pg_checkpoint.saver.keys import Prove
from pg_checkpoint.saver.leases import check_lease, lock_for_delete, lock_for_retention
from pg_checkpoint.saver.writer import Writer

# Cleaning: deletes chosen checkpoints, and the values only they had, in short transactions.
#
#     look        a new generation of the thread begins: what is put from now on can be told
#     plan        one snapshot, no lock: which checkpoints, blobs and chunks to delete
#     delete      all three in one transaction, under the thread's lock, except what later puts need
#
# What is too much for one transaction goes in stages: checkpoints but for a few; then blobs that
# no checkpoint refers to; then chunks that no blob names; then the rest. Each stage has a plan of
# its own, and deletes a few in each transaction.
#
# Each transaction is also a look: what was put since the look before is found by an index, what
# it needs is struck from the plan, and what is put from then on is for the next. So a step takes
# as long as what it deletes, however long the thread is. A put waits for one step at most. A step
# that finds later puts knows that somebody writes, and pauses for longer than it took, so that
# most puts meet no step. In a thread at rest there are no pauses.
#
# At every moment a checkpoint has its blobs and a blob its chunks, because each is deleted before
# what it refers to. A checkpoint is deleted before its parent, from which a delta channel may be
# rebuilt, and subgraphs before the root, by which they are found. A run that is interrupted leaves
# the last checkpoints, so that the next run comes back for what nothing refers to.


# Looks that a series may have (advance_generation.sql), as a power of two.
_LOOKS = 16


class Taken(NamedTuple):
    """How many rows went, and what their values took on disk."""

    checkpoints: int = 0
    writes: int = 0
    blobs: int = 0
    chunks: int = 0
    bytes: int = 0


class Steps(NamedTuple):
    """How much one transaction deletes, and how long those who write are left alone after it."""

    checkpoints: int = 200  # how many at most; of blobs and chunks likewise
    blobs: int = 500
    chunks: int = 500
    last: int = 25  # how many checkpoints are left to the last one of several stages
    seconds: float = 0.04  # how long one should take
    least: float = 0.5  # what one deletes at least, in parts of the most
    pause: float = 4  # how long those who write meet none, in durations of the one before
    longest_pause: float = 0.5  # the same in seconds, at most

    def pause_after(self, seconds: float) -> float:
        """Seconds in which the puts of others meet no step, after one that took so long."""
        return min(self.pause * seconds, self.longest_pause)


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


_Key: TypeAlias = tuple[str, str]
Keys: TypeAlias = "Sequence[Sequence[str]]"
Choose: TypeAlias = "Callable[[], Awaitable[Keys]]"


@dataclass
class Plan:
    """The rows to delete that are still stored, and needed by nothing."""

    checkpoints: dict[_Key, _Checkpoint]  # by namespace and id, in the order of their deletion
    # Ids of the children that are stored, of checkpoints and of their roots.
    children: dict[_Key, set[str]]
    blobs: dict[_Blob, None]
    chunks: dict[bytes, None]
    taken: Taken  # the sums, if the plan measured them

    def is_short(self, steps: Steps) -> bool:
        """Whether one transaction may do it all."""
        return (
            len(self.checkpoints) <= steps.checkpoints
            and len(self.blobs) <= steps.blobs
            and len(self.chunks) <= steps.chunks
        )

    def take_away(self, row: _Checkpoint) -> None:
        """Notes that a checkpoint is stored no more."""
        del self.checkpoints[row[:2]]
        if row.parent_id is not None:
            self.children[row.checkpoint_ns, row.parent_id].discard(row.checkpoint_id)

    def children_of(self, rows: Sequence[_Checkpoint]) -> list[tuple[str, str, str]]:
        """Namespace, id and parent of the children of checkpoints and of their roots."""
        roots = {("", row.root_id) for row in rows if row.root_id and ":" in row.checkpoint_ns}
        parents = dict.fromkeys(row[:2] for row in rows) | dict.fromkeys(roots)
        return [(ns, id_, of) for ns, of in parents for id_ in self.children.get((ns, of), ())]


class Cleaning:
    """Deletes checkpoints of one thread."""

    steps: ClassVar[Steps] = Steps()  # how long its transactions are

    def __init__(
        self,
        database: Database,
        thread_id: str,
        *,
        timeout: float,
        lock_timeout: float | None = None,
        lock: Sequence[Statement] | None = None,
    ) -> None:
        self._database = database
        self._thread_id = thread_id
        self._timeout = timeout
        self._lock_timeout = lock_timeout
        self._lock = lock_for_delete(database, thread_id) if lock is None else lock

    async def plan(self, keys: Keys, *, measure: bool = False) -> Plan:
        """Finds what goes when checkpoints are given up; takes no lock."""
        asked = texts([key[0] for key in keys]), texts([key[1] for key in keys])
        find = self._database.statement("plan_cleaning", self._thread_id, *asked, measure)
        (rows,) = await self._database.read(
            [find], timeout=self._timeout, thread_id=self._thread_id, generic_plan=False
        )
        return _plan_of(rows)

    async def run(self, keys: Keys, choose: Choose) -> AsyncIterator[Taken]:
        """Takes checkpoints away; yields what each transaction took."""
        run = _Run(self, keys, choose)
        while not run.is_over:
            async for taken in run.steps():
                yield taken

    def statement(self, name: str, *params: Any) -> Statement:
        """A statement about the thread."""
        return self._database.statement(name, self._thread_id, *params)

    async def write(self, statements: Sequence[Statement]) -> list[Sequence[Any]]:
        """The row that each statement answers with, after the thread's lock; () if with none."""
        answers = await self._database.write(
            [*self._lock, *statements],
            timeout=self._timeout,
            thread_id=self._thread_id,
            lock_timeout=self._lock_timeout,
        )
        return [rows[0] if rows else () for rows in answers[len(self._lock) :]]


class _OutdatedError(Exception):
    """The thread is another one than was planned, or its chunks got other names."""


class _Run:
    """A cleaning under way."""

    def __init__(self, cleaning: Cleaning, keys: Keys, choose: Choose) -> None:
        self._cleaning = cleaning
        self.is_over = False  # or has to be planned anew
        self._keys: Keys | None = keys
        self._choose = choose
        self._plan = Plan({}, {}, {}, {}, Taken())
        # The generation since the last look.
        self._since = 0
        self._is_written = False

    async def steps(self) -> AsyncIterator[Taken]:
        """Takes all that is planned, until it has to be planned anew."""
        with suppress(_OutdatedError):
            async for taken in self._stages():
                yield taken
            self.is_over = True
        # Chosen in what the thread was before.
        self._keys = None

    async def _stages(self) -> AsyncIterator[Taken]:
        await self._look([])
        keys = await self._choose() if self._keys is None else self._keys
        plan, steps = await self._cleaning.plan(keys), self._cleaning.steps
        self._plan = plan
        if not plan.is_short(steps):
            going = [*plan.checkpoints.values()][: -steps.last]
            async for taken in self._in_steps(going, steps.checkpoints, self._take_checkpoints):
                yield taken
            left = [*plan.checkpoints]
            plan = self._plan = await self._cleaning.plan([])
            async for taken in self._in_steps([*plan.blobs], steps.blobs, self._take_blobs):
                yield taken
            plan = self._plan = await self._cleaning.plan([])
            async for taken in self._in_steps([*plan.chunks], steps.chunks, self._take_chunks):
                yield taken
            # One of them may have been put again meanwhile.
            chosen = {tuple(key[:2]) for key in await self._choose()}
            plan = self._plan = await self._cleaning.plan([key for key in left if key in chosen])
        rest = [*plan.checkpoints.values()], [*plan.blobs], [*plan.chunks]
        yield await self._take(*rest, self._cleaning.statement("end_generation"))

    async def _look(
        self, deletes: Sequence[Statement], *then: Statement
    ) -> Sequence[Sequence[Any]]:
        """Deletes, and begins a new generation; what each delete answers with."""
        advance = self._cleaning.statement("advance_generation")
        answers = await self._cleaning.write([*deletes, advance, *then])
        looked = answers[len(deletes)]
        since = looked[0] if looked else 0
        if deletes and since >> _LOOKS != self._since >> _LOOKS and looked:
            raise _OutdatedError
        self._since = since
        return answers[: len(deletes)]

    async def _take_checkpoints(self, rows: list[_Checkpoint]) -> Taken:
        return await self._take([row for row in rows if row[:2] in self._plan.checkpoints], [], [])

    async def _take_blobs(self, rows: list[_Blob]) -> Taken:
        return await self._take([], [row for row in rows if row in self._plan.blobs], [])

    async def _take_chunks(self, digests: list[bytes]) -> Taken:
        return await self._take([], [], [one for one in digests if one in self._plan.chunks])

    async def _take(
        self,
        checkpoints: list[_Checkpoint],
        blobs: list[_Blob],
        chunks: list[bytes],
        *then: Statement,
    ) -> Taken:
        """Deletes what is given, but for what is needed, in one transaction."""
        due: list[tuple[Statement, Callable[[Sequence[Any]], Taken]]] = []
        if checkpoints:
            delete = self._delete_checkpoints(checkpoints)
            due.append((delete, partial(self._note_checkpoints, checkpoints)))
        if blobs:
            due.append((self._delete_blobs(blobs, checkpoints), self._note_blobs))
        if chunks:
            due.append((self._delete_chunks(chunks, blobs), self._note_chunks))
        if not (due or then):
            return Taken()
        answers = await self._look([delete for delete, _ in due], *then)
        taken = [note(row) for (_, note), row in zip(due, answers, strict=True)]
        return Taken(*map(sum, zip(Taken(), *taken, strict=True)))

    def _delete_checkpoints(self, batch: list[_Checkpoint]) -> Statement:
        going = self._plan.checkpoints
        parents = [going.get((row.checkpoint_ns, row.parent_id or "")) for row in batch]
        return self._cleaning.statement(
            "delete_checkpoints",
            self._since,
            *_columns(batch, 2),
            texts([row.root_id if ":" in row.checkpoint_ns else None for row in batch]),
            texts([p.checkpoint_id if p and p.has_interrupt else None for p in parents]),
            *_columns(self._plan.children_of(batch), 3),
        )

    def _note_checkpoints(self, batch: list[_Checkpoint], answer: Sequence[Any]) -> Taken:
        count, writes, bytes_, later, *columns = answer
        needed_ns, needed_ids, *laters = [column or () for column in columns]
        self._is_written = later > 0
        needed = set(zip(needed_ns, needed_ids, strict=True))
        for row in batch:
            if row[:2] not in needed:
                self._plan.take_away(row)
        for key in needed:
            self._plan.checkpoints.pop(key, None)
        for namespace, id_, parent_id in zip(*laters, strict=True):
            self._plan.children.setdefault((namespace, parent_id or ""), set()).add(id_)
        return Taken(count, writes, 0, 0, bytes_)

    def _delete_blobs(self, batch: list[_Blob], checkpoints: list[_Checkpoint]) -> Statement:
        columns = [*_columns(batch, 3), *_columns(checkpoints, 2)]
        return self._cleaning.statement("delete_blobs", self._since, *columns)

    def _note_blobs(self, answer: Sequence[Any]) -> Taken:
        count, bytes_, later, *needed = answer
        self._is_written = later > 0
        for row in map(_Blob._make, zip(*needed, strict=True)):
            self._plan.blobs.pop(row, None)
        return Taken(0, 0, count, 0, bytes_)

    def _delete_chunks(self, batch: list[bytes], blobs: list[_Blob]) -> Statement:
        columns = [byteas(batch), *_columns(blobs, 3)]
        return self._cleaning.statement("delete_chunks", self._since, *columns)

    def _note_chunks(self, answer: Sequence[Any]) -> Taken:
        count, bytes_, later, needed = answer
        self._is_written = later > 0
        for digest in split_digests(needed or b""):
            self._plan.chunks.pop(digest, None)
        return Taken(0, 0, 0, count, bytes_)

    async def _in_steps(
        self, items: list[_Item], most: int, take: Callable[[list[_Item]], Awaitable[Taken]]
    ) -> AsyncIterator[Taken]:
        """Takes items a few at a time, as many as fit into a short transaction."""
        steps, size, at = self._cleaning.steps, float(most), 0
        # Nothing is left of a thread that was deleted.
        while at < len(items) and self._since:
            batch = items[at : at + max(int(size), 1)]
            started = time.monotonic()
            taken = await take(batch)
            seconds = time.monotonic() - started
            yield taken
            await asyncio.sleep(steps.pause_after(seconds) if self._is_written else 0)
            at += len(batch)
            size *= min(max(steps.seconds / max(seconds, 1e-6), 0.5), 2)
            size = min(max(size, most * steps.least), most)


def _plan_of(rows: Sequence[Sequence[Any]]) -> Plan:
    kinds: dict[str, list[Sequence[Any]]] = {}
    for kind, *row in rows:
        kinds.setdefault(kind, []).append(row)
    checkpoints, blobs = kinds.get("checkpoint", []), kinds.get("blob", [])
    (chunks,) = kinds["chunks"]
    digests = split_digests(chunks[6] or b"")
    children: dict[_Key, set[str]] = {}
    for row in (*checkpoints, *kinds.get("child", ())):
        children.setdefault((row[0], row[3] or ""), set()).add(row[1])
    sizes = sum(row[8] or 0 for row in (*checkpoints, *blobs, chunks))
    writes = sum(row[7] for row in checkpoints)
    return Plan(
        {(row[0], row[1]): _Checkpoint(row[0], row[1], *row[3:6]) for row in checkpoints},
        children,
        dict.fromkeys(_Blob(*row[:3]) for row in blobs),
        dict.fromkeys(digests),
        Taken(len(checkpoints), writes, len(blobs), len(digests), sizes),
    )


def _columns(rows: Sequence[Sequence[Any]], count: int) -> list[Any]:
    return [texts([row[at] for row in rows]) for at in range(count)]


# Drops what tasks of superseded checkpoints returned: their pending writes.
#
#     find        one snapshot, no lock: checkpoints that were continued long enough ago
#     drop        a few checkpoints in each transaction, under the thread's lock, each with all of
#                 its results, unless its child is gone
#
# A run goes on from a checkpoint without a child, so what it needs is never found. What was found
# stays superseded unless its child is deleted, and who deletes that holds the lock as well. Writes
# are put without the lock: those that come after the drop are found by the next pass. So any
# number of passes may run at once, be killed, or be sent again.


# What one transaction drops at most, unless a single checkpoint has more.
_WRITES, _BYTES = 1_000, 8 * 2**20


class Superseded(NamedTuple):
    """A checkpoint that was continued, and what of it goes."""

    checkpoint_ns: str
    checkpoint_id: str
    child_id: str
    writes: int
    bytes: int


class Results:
    """The results of one thread's tasks."""

    def __init__(
        self, database: Database, thread_id: str, *, timeout: float, lock_timeout: float
    ) -> None:
        self._database = database
        self._thread_id = thread_id
        self._timeout = timeout
        self._lock_timeout = lock_timeout

    async def find(self, continued_before: str) -> list[Superseded]:
        """Finds what may go; takes no lock."""
        find = self._database.statement("find_results", self._thread_id, continued_before)
        (rows,) = await self._database.read(
            [find], timeout=self._timeout, thread_id=self._thread_id, generic_plan=False
        )
        return [Superseded(*row) for row in rows]

    async def drop(self, found: Sequence[Superseded]) -> AsyncIterator[Taken]:
        """Drops what was found; yields what each transaction took. Raises as `Cleaning.run`."""
        newest: str | None = None
        for batch in _batches(found):
            started = time.monotonic()
            writes, bytes_, newest_now = await self._drop(batch)
            seconds = time.monotonic() - started
            yield Taken(writes=writes, bytes=bytes_)
            is_written = newest is not None and newest != newest_now
            newest = newest_now
            await asyncio.sleep(Cleaning.steps.pause_after(seconds) if is_written else 0)

    async def _drop(self, batch: Sequence[Superseded]) -> Sequence[Any]:
        lock = lock_for_retention(self._database, self._thread_id)
        names = zip(*(row[:3] for row in batch), strict=True)
        drop = self._database.statement("drop_results", self._thread_id, *map(texts, names))
        answers = await self._database.write(
            [*lock, drop],
            timeout=self._timeout,
            thread_id=self._thread_id,
            lock_timeout=self._lock_timeout,
        )
        return answers[-1][0]


def sum_of(found: Sequence[Superseded]) -> Taken:
    """What dropping them comes to."""
    return Taken(writes=sum(r.writes for r in found), bytes=sum(r.bytes for r in found))


def _batches(found: Iterable[Superseded]) -> Iterator[list[Superseded]]:
    batch: list[Superseded] = []
    writes = bytes_ = 0
    for row in found:
        writes, bytes_ = writes + row.writes, bytes_ + row.bytes
        if batch and (writes > _WRITES or bytes_ > _BYTES):
            yield batch
            batch, writes, bytes_ = [], row.writes, row.bytes
        batch.append(row)
    if batch:
        yield batch


# Deletes, prunes and copies threads, one at a time, and says how long they live.
#
# Deleting or copying a whole thread inside the server is one transaction, in the thread's
# turn. Deleting some checkpoints takes many short ones beside it.


async def delete_thread(
    database: Database, writer: Writer, thread_id: str, lease: str | None
) -> None:
    """Deletes all of a thread, including what was submitted here before."""
    if writer.held_back:
        await writer.settle(thread_id)
    delete = database.statement("delete_thread", thread_id, None, True, True, False, lease)
    lock = [
        *lock_for_delete(database, thread_id, lease),
        database.statement("lock_events_for_delete", thread_id),
    ]
    await writer.run_alone(thread_id, [*lock, delete])


async def set_ttl(
    database: Database,
    writer: Writer,
    thread_id: str,
    ttl: timedelta | None,
    strategy: str,
    lease: str | None,
) -> None:
    """Says how long a thread lives after its last activity; None: for ever.

    After all that was submitted for it here before. A thread that is not there yet gets its row.
    """
    kept = None if ttl is None else strategy
    say = database.statement("set_ttl", thread_id, database.has_cipher, ttl, kept)
    # If there was nothing to take back: the statement made a row.
    drop = database.statement("drop_empty_thread", thread_id)
    # It locks the thread's row, so the lease that is found after it holds until commit.
    await writer.run_alone(thread_id, [say, *check_lease(database, thread_id, lease), drop])


async def copy_thread(
    database: Database, writer: Writer, source: str, target: str, lease: str | None
) -> None:
    """Copies a thread as it is after all that was submitted here before."""
    await writer.settle(source)
    lock = database.lock_threads([target])
    copy = database.statement("copy_thread", source, target)
    forget = database.statement("forget_marks", texts([target]))
    # There may be nothing to copy; the lock made a row.
    drop = database.statement("drop_empty_thread", target)
    before = lock, *check_lease(database, target, lease)
    try:
        await writer.run_alone(target, [*before, copy, forget, drop])
    except CipherRequiredError as error:
        raise CipherRequiredError(
            f"nothing was copied: thread {source!r} or {target!r} is encrypted, and this saver has "
            "no cipher. Make the saver with the cipher of the thread"
        ) from error.__cause__


async def keep_latest(
    database: Database, writer: Writer, thread_id: str, lease: str | None, *, timeout: float
) -> None:
    """Deletes what the newest checkpoint of each namespace supersedes.

    After all that was submitted for the thread here before. Takes and raises as
    Cleaning does.
    """
    await writer.settle(thread_id)
    find = database.statement("find_expired", thread_id, 1, None)

    async def superseded() -> Keys:
        (rows,) = await database.read(
            [find], timeout=timeout, thread_id=thread_id, generic_plan=False
        )
        return rows

    if keys := await superseded():
        await _take(database, thread_id, (keys, superseded), lease, timeout=timeout)


async def delete_for_runs(
    database: Database,
    writer: Writer,
    run_ids: Sequence[str],
    prove: Prove,
    lease_of: Callable[[str], str | None],
    *,
    timeout: float,
) -> None:
    """Deletes the checkpoints that some runs made, in whatever threads; raises as `keep_latest`."""
    await writer.settle()
    find = database.statement("find_checkpoints_of_runs", texts(run_ids))
    refused: list[PgCheckpointError] = []

    async def made_by_them(thread_id: str | None = None) -> list[CheckpointKey]:
        (rows,) = await database.read([find], timeout=timeout, generic_plan=False)
        found = [(CheckpointKey(*row[:3]), row[3]) for row in rows if thread_id in (None, row[0])]
        wrong = await prove(found)
        refused[:] = wrong.values() or refused
        return [key for key, _ in found if key not in wrong]

    for thread_id, keys in groupby(await made_by_them(), key=lambda key: key.thread_id):
        choice = _in_thread(keys), partial(_again, made_by_them, thread_id)
        await _take(database, thread_id, choice, lease_of(thread_id), timeout=timeout)
    if refused:
        raise refused[0]


def _in_thread(keys: Iterable[CheckpointKey]) -> Keys:
    return [key[1:] for key in keys]


async def _again(find: Callable[[str], Awaitable[list[CheckpointKey]]], thread_id: str) -> Keys:
    return _in_thread(await find(thread_id))


async def _take(
    database: Database,
    thread_id: str,
    choice: tuple[Keys, Choose],
    lease: str | None,
    *,
    timeout: float,
) -> None:
    try:
        lock = lock_for_delete(database, thread_id, lease)
        async for _ in Cleaning(database, thread_id, timeout=timeout, lock=lock).run(*choice):
            pass
    except LeaseOver as error:
        raise ConcurrentWriteError(
            f"a deletion in thread {thread_id!r} was made under a lease that is over: "
            "another run has taken it, or its block has ended. Earlier deletions remain. "
            "Another run drives the thread: end this one"
        ) from error
