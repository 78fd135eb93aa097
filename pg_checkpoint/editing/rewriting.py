"""`rewrite`: stored values go through a function, in place: another schema, redaction, erasure.

    all threads ──► scan ──► (undo: an export of those that change) ──► each of these: lease, work

Nothing is written before every thread was scanned and the export is complete. A thread in which one
value can't be changed is left as it is, and reported; the others go on.
"""

from __future__ import annotations

import inspect
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AbstractContextManager, asynccontextmanager, nullcontext
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

import psycopg

from pg_checkpoint.arguments import check_flag, check_number
from pg_checkpoint.editing.changing import Changing, Function, Kind, RewritePlace
from pg_checkpoint.editing.thread_rewrite import Seen, ThreadRewrite
from pg_checkpoint.errors import (
    IncompleteError,
    InvalidOptionError,
    LeaseHeldError,
    PgCheckpointError,
    ThreadShreddedError,
)
from pg_checkpoint.observability.key_uses import key_use
from pg_checkpoint.postgres.error_classes import LeaseOver
from pg_checkpoint.saver.base import SaverBase
from pg_checkpoint.saver.functions import for_savers
from pg_checkpoint.transfer.exporting import export_threads
from pg_checkpoint.transfer.files import check_new, replacing
from pg_checkpoint.transfer.saver_parts import SaverParts, at_home, threads_of

# Of one thread, and not of the connection.
_WAITED = psycopg.errors.LockNotAvailable, psycopg.errors.QueryCanceled


@dataclass(frozen=True)
class RewrittenAt:
    """A place where something changed.

    Attributes:
        checkpoint_ns: As in `RewritePlace`, like `channel` and `kind`.
        values: How many stored values changed; one that checkpoints share counts once.
        checkpoint_ids: The checkpoints that have them, or whose tasks wrote them.
    """

    thread_id: str
    checkpoint_ns: str
    channel: str
    kind: Kind
    values: int
    checkpoint_ids: tuple[str, ...]


@dataclass
class Rewritten:
    """What `rewrite` did; in a progress callback, what it did so far.

    Attributes:
        threads: Threads that were looked through.
        found: Where something changes, also in threads that failed later.
        rewritten: Threads that were rewritten, or freed of what one that was cut off has left.
        failed: Threads that were not, or not wholly, and why.
        shredded: Threads that nobody can read, since their data keys were forgotten.
    """

    threads: int = 0
    found: list[RewrittenAt] = field(default_factory=list)
    rewritten: list[str] = field(default_factory=list)
    failed: dict[str, str] = field(default_factory=dict)
    shredded: list[str] = field(default_factory=list)

    @property
    def changing(self) -> list[str]:
        """The threads in which something changes."""
        return [*dict.fromkeys(place.thread_id for place in self.found)]


@for_savers
async def rewrite(
    saver: SaverBase,
    function: Function,
    *,
    threads: Sequence[str] | None = None,
    channels: Sequence[str] | None = None,
    latest_only: bool = False,
    dry_run: bool = False,
    undo: str | Path | None = None,
    show: Callable[[RewritePlace, Any, Any], None] | None = None,
    progress: Callable[[Rewritten], None] | None = None,
    wait: float = 0.0,
    allow_none: bool = False,
) -> Rewritten:
    """Puts stored values through a function, in place: in all checkpoints that share them.

    The thread's lease is held meanwhile, so a thread that a run drives is not touched. If it ends
    early, each value is the old one or the new one, and a repeated call goes on.

    Args:
        saver: Has the application's cipher, `serde`, `allowed_types` and `renamed`. With a
            `PostgresSaver` the call blocks.
        function: Called with a value and its `RewritePlace`, in a thread of its own; returns the
            new value. It must return unchanged what it returned once, and should return the same
            for the same value and place.
        threads: Only these; None for all.
        channels: Only values of these channels, and writes to them; no metadata and no inputs of
            wake-ups then. Interrupts are in `__interrupt__`, answers in `__resume__`, the input of
            a run in `__start__`, what was sent to nodes in `__pregel_tasks`.
        latest_only: Whether to leave older checkpoints of each namespace alone, as far as they
            don't share values with the newest one.
        dry_run: Whether to write nothing.
        undo: A new file, for an export of the threads that change. It is complete before anything
            is written. `pg-checkpoint import` brings threads back, once they were deleted.
        show: Called with each place, value and new value that is found.
        progress: Called after each thread.
        wait: Seconds to wait for another holder of a thread's lease.
        allow_none: Whether the function may return None in the place of something. Without it that
            is taken for a `return` that was forgotten.

    Raises:
        IncompleteError: At the end, if threads were left out, or not wholly rewritten; among them
            those under a lease.
        InvalidOptionError: If an argument has an impossible value.
        FileExistsError: If `undo` exists.
        psycopg.OperationalError: If the server can't be reached.
    """
    if not callable(function) or inspect.iscoroutinefunction(function):
        raise InvalidOptionError("function must be callable with a value and its place, and block")
    _check_names(threads=threads, channels=channels)
    for name, flag in (("latest_only", latest_only), ("dry_run", dry_run)):
        check_flag(name, flag)
    check_flag("allow_none", allow_none)
    check_number("wait", wait)
    if undo is not None and not dry_run:
        check_new(Path(undo))
    changing = Changing(saver.serde, function, channels, allow_none=allow_none)
    run = _Rewriting(saver, changing, Rewritten(), latest_only, show, progress)
    await run.scan(threads)
    if not dry_run and undo is not None and run.done.found:
        with replacing(Path(undo), private=True) as out:
            await export_threads(saver, out.write, threads=run.done.changing)
    if not dry_run:
        await run.work(wait)
    _check_done(run.done)
    return run.done


def _check_names(**given: object) -> None:
    for name, names in given.items():
        if isinstance(names, str):
            raise InvalidOptionError(f"{name} must be a list of names, not a text")


def _check_done(done: Rewritten) -> None:
    if failed := done.failed:
        thread_id, why = next(iter(failed.items()))
        raise IncompleteError(
            f"{len(failed)} threads were not rewritten: the first is {thread_id!r}: {why}", done
        )


@dataclass
class _Rewriting:
    """One call."""

    saver: SaverBase
    changing: Changing
    done: Rewritten
    latest_only: bool
    show: Callable[[RewritePlace, Any, Any], None] | None
    progress: Callable[[Rewritten], None] | None
    # Threads to be rewritten, and whether values change: else only pieces are left over.
    due: dict[str, bool] = field(default_factory=dict)

    async def scan(self, threads: Sequence[str] | None) -> None:
        """Looks through all threads."""

        async def call(parts: SaverParts) -> None:
            async for thread_id in threads_of(parts, threads):
                await self._scan_thread(parts, thread_id)

        await at_home(self.saver, call)

    async def _scan_thread(self, parts: SaverParts, thread_id: str) -> None:
        thread = ThreadRewrite(parts, thread_id, self.changing, self.latest_only, self.show)
        async with self._reported(thread_id):
            with _recorded(parts, thread_id) if self.show is not None else nullcontext():
                await thread.scan()
            if thread.seen.values or await thread.has_leftovers():
                self.due[thread_id] = bool(thread.seen.values)
            self.done.found += _places_of(thread.seen)
        self.done.threads += 1
        self._tell()

    async def work(self, wait: float) -> None:
        """Rewrites the threads that are due, each under its lease."""
        for thread_id in self.due:
            async with self._reported(thread_id):
                async with self.saver.lease(thread_id, wait=wait) as lease:
                    await at_home(self.saver, partial(self._work, thread_id, lease._holding.token))
                self.done.rewritten.append(thread_id)
            self._tell()

    async def _work(self, thread_id: str, token: str, parts: SaverParts) -> None:
        thread = ThreadRewrite(parts, thread_id, self.changing, self.latest_only)
        try:
            with _recorded(parts, thread_id):
                await thread.work(token)
        except PgCheckpointError:
            # What it has replaced so far should not stay in pieces that nothing names.
            await thread.sweep()
            raise
        await thread.sweep()

    @asynccontextmanager
    async def _reported(self, thread_id: str) -> AsyncIterator[None]:
        """Notes what keeps one thread from being rewritten."""
        try:
            yield
        except PgCheckpointError as error:
            if isinstance(error, LeaseHeldError) and not self.due[thread_id]:
                return  # nothing changes; its pieces go the next time
            if any(isinstance(one, ThreadShreddedError) for one in (error, error.__cause__)):
                self.done.shredded.append(thread_id)
            else:
                self.done.failed[thread_id] = str(error)
        except LeaseOver:
            why = "it was rewritten under a lease that is over: another run has taken the thread"
            self.done.failed[thread_id] = why
        except psycopg.Error as error:
            if isinstance(error, psycopg.OperationalError) and not isinstance(error, _WAITED):
                raise
            self.done.failed[thread_id] = type(error).__name__

    def _tell(self) -> None:
        if self.progress is not None:
            self.progress(self.done)


def _recorded(parts: SaverParts, thread_id: str) -> AbstractContextManager[None]:
    return nullcontext() if parts.seal is None else key_use("rewrite", thread_id=thread_id)


def _places_of(seen: Seen) -> list[RewrittenAt]:
    return [
        RewrittenAt(
            *(place.thread_id, place.checkpoint_ns, place.channel, place.kind, values),
            tuple(sorted(seen.checkpoints[place])),
        )
        for place, values in sorted(seen.values.items())
    ]
