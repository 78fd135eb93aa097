"""Cleaning: deletes chosen checkpoints of a thread, and what only they need.

    look        a new generation of the thread begins: what is put from now on can be told
    plan        one snapshot, no lock: which checkpoints, blobs and chunks to delete
    delete      all three in one transaction, under the thread's lock, except what later puts need

What is too much for one transaction goes in stages: checkpoints but for a few; then blobs that no
checkpoint refers to; then chunks that no blob names; then the rest. Each stage has a plan of its
own, and deletes a few in each transaction.

Each transaction is also a look: what was put since the look before is found by an index, what it
needs is struck from the plan, and what is put from then on is for the next. So a step takes as long
as what it deletes, however long the thread is. A put waits for one step at most. A step that finds
later puts knows that somebody writes, and pauses for longer than it took, so that most puts meet no
step. In a thread at rest there are no pauses.

At every moment a checkpoint has its blobs and a blob its chunks, because each is deleted before
what it refers to. A checkpoint is deleted before its parent, from which a delta channel may be
rebuilt, and subgraphs before the root, by which they are found. A run that is interrupted leaves
the last checkpoints, so that the next run comes back for what nothing refers to.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import timedelta
from functools import partial
from itertools import groupby
from operator import itemgetter
from typing import Any, ClassVar, NamedTuple, TypeAlias, TypeVar

from pg_checkpoint.codec.chunks import split_digests
from pg_checkpoint.codec.keys import CheckpointKey
from pg_checkpoint.core.database import Database
from pg_checkpoint.core.errors import CipherRequiredError, ConcurrentWriteError, PgCheckpointError
from pg_checkpoint.core.failures import LeaseOver
from pg_checkpoint.core.transaction import Statement
from pg_checkpoint.saver.keys import Prove
from pg_checkpoint.saver.leases import check_lease, lock_for_delete, lock_for_retention
from pg_checkpoint.saver.writer import Writer

# Looks that a series may have (advance_generation), as a power of two.
_LOOKS = 16


class Taken(NamedTuple):
    """Counts of deleted rows, and the size of their values on disk."""

    checkpoints: int = 0
    writes: int = 0
    blobs: int = 0
    chunks: int = 0
    bytes: int = 0


class Steps(NamedTuple):
    """The size of transactions, and the pause after each for those who write meanwhile."""

    checkpoints: int = 200  # that one deletes at most; of blobs and chunks likewise
    blobs: int = 500
    chunks: int = 500
    last: int = 25  # checkpoints that are left to the last one of several stages
    seconds: float = 0.04  # that one should take
    least: float = 0.5  # what one deletes at least, in parts of the most
    pause: float = 4  # in durations of the transaction before
    longest_pause: float = 0.5  # in seconds

    def pause_after(self, seconds: float) -> float:
        return min(self.pause * seconds, self.longest_pause)


class _Checkpoint(NamedTuple):
    checkpoint_ns: str
    checkpoint_id: str
    parent_id: str | None
    root_id: str | None
    has_interrupt: bool


_Item = TypeVar("_Item")


_Key: TypeAlias = tuple[str, str]
Keys: TypeAlias = "Sequence[Sequence[str]]"
Choose: TypeAlias = "Callable[[], Awaitable[Keys]]"


@dataclass
class Plan:
    """The rows to delete that are still stored, and needed by nothing.

    A long thread has as many as a hundred thousand. They are plain tuples of strings, which the
    garbage collector lets be: it goes through everything else again and again, and an event loop
    waits for it.
    """

    # By namespace and id, in the order of their deletion: the other fields of a _Checkpoint.
    checkpoints: dict[_Key, tuple[str | None, str | None, bool]]
    # Ids of the children that are stored, of checkpoints and of their roots.
    children: dict[_Key, tuple[str, ...]]
    blobs: dict[tuple[str, str, str], None]  # by namespace, channel and version
    chunks: dict[bytes, None]
    taken: Taken  # the sums, if the plan measured them

    def add_child(self, checkpoint_ns: str, checkpoint_id: str, parent_id: str | None) -> None:
        parent = checkpoint_ns, parent_id or ""
        if checkpoint_id not in (ids := self.children.get(parent, ())):
            self.children[parent] = (*ids, checkpoint_id)

    def children_of(self, rows: Sequence[_Checkpoint]) -> list[tuple[str, str, str]]:
        """Namespace, id and parent of the children of checkpoints and of their roots."""
        roots = {("", row.root_id) for row in rows if row.root_id and ":" in row.checkpoint_ns}
        parents = dict.fromkeys(row[:2] for row in rows) | dict.fromkeys(roots)
        return [(ns, id_, of) for ns, of in parents for id_ in self.children.get((ns, of), ())]


class _OutdatedError(Exception):
    """The thread is another one than was planned, or its chunks got other names."""


class Cleaning:
    """Deletes checkpoints of one thread."""

    steps: ClassVar[Steps] = Steps()

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
        self._plan = Plan({}, {}, {}, {}, Taken())
        self._since = 0  # the generation since the last look
        self._is_written = False  # whether somebody wrote since the look before

    async def plan(self, keys: Keys, *, measure: bool = False) -> Plan:
        """Finds what goes when checkpoints are given up; takes no lock."""
        columns = [key[0] for key in keys], [key[1] for key in keys]
        (rows,) = await self._database.read(
            [self.statement("plan_cleaning", *columns, measure)],
            timeout=self._timeout,
            thread_id=self._thread_id,
            generic_plan=False,
        )
        # Each part takes as long as an event loop may be held in a long thread.
        await asyncio.sleep(0)
        kinds = {kind: [*some] for kind, some in groupby(rows, itemgetter(0))}
        checkpoints, blobs = kinds.get("checkpoint", []), kinds.get("blob", [])
        (chunks,) = kinds["chunks"]
        digests = split_digests(chunks[7] or b"")
        sizes = sum(row[9] or 0 for row in rows)
        writes = sum(row[8] for row in checkpoints)
        plan = Plan(
            {row[1:3]: row[4:7] for row in checkpoints},
            {},
            dict.fromkeys(row[1:4] for row in blobs),
            dict.fromkeys(digests),
            Taken(len(checkpoints), writes, len(blobs), len(digests), sizes),
        )
        await asyncio.sleep(0)
        for _, namespace, id_, _, parent_id, *_ in (*checkpoints, *kinds.get("child", ())):
            plan.add_child(namespace, id_, parent_id)
        return plan

    async def run(self, keys: Keys, choose: Choose) -> AsyncIterator[Taken]:
        """Deletes checkpoints, and yields what each transaction took.

        `choose` finds them again in a thread that has changed so much that it is planned anew.
        """
        chosen: Keys | None = keys
        while True:
            with suppress(_OutdatedError):
                async for taken in self._stages(chosen, choose):
                    yield taken
                return
            chosen = None

    def statement(self, name: str, *params: Any) -> Statement:
        return self._database.statement(name, self._thread_id, *params)

    async def write(self, statements: Sequence[Statement]) -> list[Sequence[Any]]:
        """Runs statements after the thread's lock; returns the row of each answer, or ()."""
        answers = await self._database.write(
            [*self._lock, *statements],
            timeout=self._timeout,
            thread_id=self._thread_id,
            lock_timeout=self._lock_timeout,
        )
        return [rows[0] if rows else () for rows in answers[len(self._lock) :]]

    async def _stages(self, keys: Keys | None, choose: Choose) -> AsyncIterator[Taken]:
        await self._look([])
        steps, plan = self.steps, await self.plan(await choose() if keys is None else keys)
        self._plan = plan
        fits = (
            len(plan.checkpoints) <= steps.checkpoints
            and len(plan.blobs) <= steps.blobs
            and len(plan.chunks) <= steps.chunks
        )
        if not fits:
            some = [*plan.checkpoints][: -steps.last]
            async for taken in self._in_steps(some, steps.checkpoints, self._take):
                yield taken
            remaining = [*plan.checkpoints]
            plan = self._plan = await self.plan([])
            take_blobs = partial(self._take, ())
            async for taken in self._in_steps([*plan.blobs], steps.blobs, take_blobs):
                yield taken
            plan = self._plan = await self.plan([])
            take_chunks = partial(self._take, (), ())
            async for taken in self._in_steps([*plan.chunks], steps.chunks, take_chunks):
                yield taken
            # One of them may have been put again meanwhile.
            chosen = {tuple(key[:2]) for key in await choose()}
            plan = self._plan = await self.plan([key for key in remaining if key in chosen])
        rest = [*plan.checkpoints], [*plan.blobs], [*plan.chunks]
        yield await self._take(*rest, self.statement("end_generation"))

    async def _look(
        self, deletes: Sequence[Statement], *then: Statement
    ) -> Sequence[Sequence[Any]]:
        """Deletes, and begins a new generation; returns the answers to the deletes."""
        advance = self.statement("advance_generation")
        answers = await self.write([*deletes, advance, *then])
        advanced = answers[len(deletes)]
        since = advanced[0] if advanced else 0
        if deletes and since >> _LOOKS != self._since >> _LOOKS and advanced:
            raise _OutdatedError
        self._since = since
        return answers[: len(deletes)]

    async def _take(
        self,
        keys: Sequence[_Key] = (),
        blobs: Sequence[tuple[str, str, str]] = (),
        chunks: Sequence[bytes] = (),
        *then: Statement,
    ) -> Taken:
        """Deletes in one transaction what is still in the plan, except what is needed."""
        going = self._plan.checkpoints
        checkpoints = [_Checkpoint._make((*key, *going[key])) for key in keys if key in going]
        blobs = [row for row in blobs if row in self._plan.blobs]
        chunks = [digest for digest in chunks if digest in self._plan.chunks]
        due: list[tuple[Statement, Callable[[Sequence[Any]], Taken]]] = []
        if checkpoints:
            delete = self._delete_checkpoints(checkpoints)
            due.append((delete, partial(self._note_checkpoints, checkpoints)))
        if blobs:
            columns = [*_columns(blobs, 3), *_columns(checkpoints, 2)]
            delete = self.statement("delete_blobs", self._since, *columns)
            due.append((delete, self._note_blobs))
        if chunks:
            columns = [chunks, *_columns(blobs, 3)]
            delete = self.statement("delete_chunks", self._since, *columns)
            due.append((delete, self._note_chunks))
        if not (due or then):
            return Taken()
        answers = await self._look([delete for delete, _ in due], *then)
        taken = [note(row) for (_, note), row in zip(due, answers, strict=True)]
        return Taken(*map(sum, zip(Taken(), *taken, strict=True)))

    def _delete_checkpoints(self, batch: Sequence[_Checkpoint]) -> Statement:
        going = self._plan.checkpoints
        parents = [(row.checkpoint_ns, row.parent_id or "") for row in batch]
        return self.statement(
            "delete_checkpoints",
            self._since,
            *_columns(batch, 2),
            [row.root_id if ":" in row.checkpoint_ns else None for row in batch],
            [key[1] if key in going and going[key][2] else None for key in parents],
            *_columns(self._plan.children_of(batch), 3),
        )

    def _note_checkpoints(self, batch: Sequence[_Checkpoint], answer: Sequence[Any]) -> Taken:
        count, writes, bytes_, later, *columns = answer
        needed_ns, needed_ids, *laters = [column or () for column in columns]
        self._is_written = later > 0
        needed = set(zip(needed_ns, needed_ids, strict=True))
        plan = self._plan
        for row in batch:
            if row[:2] not in needed:
                del plan.checkpoints[row[:2]]
                if row.parent_id is not None:
                    parent = row.checkpoint_ns, row.parent_id
                    ids = plan.children[parent]
                    plan.children[parent] = tuple(id_ for id_ in ids if id_ != row.checkpoint_id)
        for key in needed:
            plan.checkpoints.pop(key, None)
        for child in zip(*laters, strict=True):
            plan.add_child(*child)
        return Taken(count, writes, 0, 0, bytes_)

    def _note_blobs(self, answer: Sequence[Any]) -> Taken:
        count, bytes_, later, *needed = answer
        self._is_written = later > 0
        for row in zip(*needed, strict=True):
            self._plan.blobs.pop(row, None)
        return Taken(0, 0, count, 0, bytes_)

    def _note_chunks(self, answer: Sequence[Any]) -> Taken:
        count, bytes_, later, needed = answer
        self._is_written = later > 0
        for digest in split_digests(needed or b""):
            self._plan.chunks.pop(digest, None)
        return Taken(0, 0, 0, count, bytes_)

    async def _in_steps(
        self, items: Sequence[_Item], most: int, take: Callable[[Sequence[_Item]], Awaitable[Taken]]
    ) -> AsyncIterator[Taken]:
        """Takes items a few at a time, as many as fit into a short transaction."""
        steps, size, at = self.steps, float(most), 0
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


def _columns(rows: Sequence[Sequence[Any]], count: int) -> list[Any]:
    return [[row[at] for row in rows] for at in range(count)]


# --- results: the pending writes of tasks of superseded checkpoints ---
#
#     find        one snapshot, no lock: checkpoints that were continued long enough ago
#     drop        a few checkpoints in each transaction, under the thread's lock, each with all of
#                 its results, unless its child is gone
#
# A run goes on from a checkpoint without a child, so what it needs is never found. A checkpoint
# that was found stays superseded unless its child is deleted, and who deletes that holds the lock
# as well. Writes are put without the lock: those that come after the drop are found by the next
# pass. So any number of passes may run at once, be killed, or be sent again.


# What one transaction drops at most, unless a single checkpoint has more.
_WRITES, _BYTES = 1_000, 8 * 2**20


class Superseded(NamedTuple):
    """A checkpoint that was continued, and the size of its results."""

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

    async def drop(self, rows: Sequence[Superseded]) -> AsyncIterator[Taken]:
        """Drops the results of checkpoints; yields what each transaction took."""
        newest: str | None = None
        for batch in _batches(rows):
            started = time.monotonic()
            writes, bytes_, newest_now = await self._drop(batch)
            seconds = time.monotonic() - started
            yield Taken(writes=writes, bytes=bytes_)
            is_written = newest is not None and newest != newest_now
            newest = newest_now
            await asyncio.sleep(Cleaning.steps.pause_after(seconds) if is_written else 0)

    async def _drop(self, batch: Sequence[Superseded]) -> Sequence[Any]:
        names = zip(*(row[:3] for row in batch), strict=True)
        drop = self._database.statement("drop_results", self._thread_id, *names)
        answers = await self._database.write(
            [*lock_for_retention(self._database, self._thread_id), drop],
            timeout=self._timeout,
            thread_id=self._thread_id,
            lock_timeout=self._lock_timeout,
        )
        return answers[-1][0]


def _batches(rows: Iterable[Superseded]) -> Iterator[list[Superseded]]:
    batch: list[Superseded] = []
    writes = bytes_ = 0
    for row in rows:
        writes, bytes_ = writes + row.writes, bytes_ + row.bytes
        if batch and (writes > _WRITES or bytes_ > _BYTES):
            yield batch
            batch, writes, bytes_ = [], row.writes, row.bytes
        batch.append(row)
    if batch:
        yield batch


# --- whole threads ---
#
# Deleting or copying a whole thread inside the server is one transaction, in the thread's turn.
# Deleting some checkpoints takes many short ones beside it.


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
    """Sets how long a thread lives after its last activity; None: for ever.

    It comes after all that was submitted for the thread here before. A thread that is not there yet
    gets its row.
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
    forget = database.statement("forget_marks", [target])
    # There may be nothing to copy; the lock made a row.
    drop = database.statement("drop_empty_thread", target)
    before = lock, *check_lease(database, target, lease)
    try:
        await writer.run_alone(target, [*before, copy, forget, drop])
    except CipherRequiredError as error:
        raise CipherRequiredError(
            f"nothing was copied: thread {source!r} or {target!r} is encrypted, but this saver has "
            "no cipher. Create the saver with the cipher of the thread"
        ) from error.__cause__


async def keep_latest(
    database: Database, writer: Writer, thread_id: str, lease: str | None, *, timeout: float
) -> None:
    """Deletes what the newest checkpoint of each namespace supersedes.

    It comes after all that was submitted for the thread here before.
    """
    await writer.settle(thread_id)
    find = database.statement("find_expired", thread_id, 1, None)

    async def superseded() -> Keys:
        (rows,) = await database.read(
            [find], timeout=timeout, thread_id=thread_id, generic_plan=False
        )
        return rows

    if keys := await superseded():
        await _clean(database, thread_id, keys, superseded, lease, timeout)


async def delete_for_runs(
    database: Database,
    writer: Writer,
    run_ids: Sequence[str],
    prove: Prove,
    lease_of: Callable[[str], str | None],
    *,
    timeout: float,
) -> None:
    """Deletes the checkpoints that some runs made, in whatever threads."""
    await writer.settle()
    find = database.statement("find_checkpoints_of_runs", run_ids)
    refused: list[PgCheckpointError] = []

    async def made_by_them(thread_id: str | None = None) -> list[CheckpointKey]:
        (rows,) = await database.read([find], timeout=timeout, generic_plan=False)
        proofs = [(CheckpointKey(*row[:3]), row[3]) for row in rows if thread_id in (None, row[0])]
        wrong = await prove(proofs)
        refused[:] = wrong.values() or refused
        return [key for key, _ in proofs if key not in wrong]

    async def made_in(thread_id: str) -> Keys:
        return [key[1:] for key in await made_by_them(thread_id)]

    for thread_id, keys in groupby(await made_by_them(), key=lambda key: key.thread_id):
        again, lease = partial(made_in, thread_id), lease_of(thread_id)
        await _clean(database, thread_id, [key[1:] for key in keys], again, lease, timeout)
    if refused:
        raise refused[0]


async def _clean(
    database: Database,
    thread_id: str,
    keys: Keys,
    choose: Choose,
    lease: str | None,
    timeout: float,
) -> None:
    try:
        lock = lock_for_delete(database, thread_id, lease)
        async for _ in Cleaning(database, thread_id, timeout=timeout, lock=lock).run(keys, choose):
            pass
    except LeaseOver as error:
        raise ConcurrentWriteError(
            f"a deletion in thread {thread_id!r} was made under a lease that is over: another run "
            "has taken the lease, or its block has ended. Earlier deletions remain. Stop this run"
        ) from error
