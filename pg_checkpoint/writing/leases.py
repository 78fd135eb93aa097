"""Leases: who drives a thread, among all processes and among the runs of one.

A lease is a row with a token, a random name of its holder. It is taken under the lock of the
thread's row, which puts hold too, and each write that is made under it carries the token: the
transaction that stores the write fails if the row has another one by then (check_leases.sql). So
whoever takes a lease that has expired either sees all that the holder before has written, or
refuses it, whatever that holder believes. Only the server's clock counts.

A context variable tells which writes are made under a lease. LangGraph's tasks and threads inherit
it from the `async with` or `with` block that they are started in. Some of its calls come without
that context, as in blocking graphs when a task is done: a write to a thread belongs then to the
block that this saver has open for it. If two are open, the first has lost its lease; as nothing
tells whose write it is, it counts as the first one's, and is refused.

One task renews all leases of a saver, with one statement every few seconds. It starts with
the first lease and ends with the last. All methods but `enter` and `leave` belong
to one event loop.

While the saver is drained no lease is taken. When the time for that is over, those that are still
held are handed over, whatever their runs do: these are refused from then on.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Coroutine, Mapping, Sequence
from contextlib import suppress
from contextvars import ContextVar
from dataclasses import dataclass, field
from typing import Any, TypeVar

from pg_checkpoint.errors import LeaseHeldError, ShuttingDownError
from pg_checkpoint.observability.error_names import facts_of
from pg_checkpoint.postgres.arrays import doubles, texts
from pg_checkpoint.postgres.database import Database
from pg_checkpoint.postgres.periodic import is_set_within
from pg_checkpoint.postgres.pipeline import Rows, Statement
from pg_checkpoint.writing.draining import Draining, DrainWatch
from pg_checkpoint.writing.thread_lock import lock_for_delete

logger = logging.getLogger(__name__)
T = TypeVar("T")

# A lease lives on several times before it would expire; and at least every so many seconds.
_BEATS, _LONGEST_PAUSE = 3, 5.0
# Seconds that the lock of a thread that is to be resumed is waited for.
_MOMENT = 1.0
# By saver and thread, the leases that this context is under.
_entered: ContextVar[Mapping[tuple[str, str], Holding] | None] = ContextVar("leases", default=None)


@dataclass(eq=False)
class Holding:
    """A lease that is held here, or was."""

    thread_id: str
    ttl: float  # seconds that it lives without a heartbeat
    token: str = field(default_factory=lambda: secrets.token_hex(12), repr=False)
    owner: str = ""  # the name of the saver that took it
    attempts: int = 0  # how often the thread was resumed, this time included
    lost: bool = False  # whether another holder has it, as far as is known here
    has_written: bool = False  # whether anything was written under it
    # Whether a checkpoint was: what is noted of tasks to run is of this run then.
    has_put: bool = False
    is_resumed: bool = False  # whether it was taken to resume the thread
    was_due: bool = False  # whether there was a lease before, which had expired or was put off
    is_left: bool = False  # whether nobody will end it: the next heartbeat does, or lets it expire
    hands_over: bool = False  # whether others continue its run if that ends with an error
    # Whether it was, while its block goes on: nothing is left to end then.
    is_handed_over: bool = False
    # Whether the first write ends the wake-up that is run under it (runs/wakeups.py).
    ends_wakeup: bool = False


class Leases:
    """The leases of one saver."""

    def __init__(self, database: Database, timeout: float, name: str, draining: Draining) -> None:
        self.name, self.draining = name, draining
        # By thread, whose block has not ended, in the order in which they were taken. A lost one
        # is kept, so that what its run still writes is refused.
        self._held: dict[str, list[Holding]] = {}
        self._database = database
        self._timeout = timeout
        self._task: asyncio.Task[None] | None = None
        self._changed, self._one_less = asyncio.Event(), asyncio.Event()
        self._watch: DrainWatch | None = None
        # Goes on when who waits for it is cancelled.
        self._begun: set[asyncio.Task[Any]] = set()

    def let_go(self) -> None:
        """Renews no lease any more: those that are held expire."""
        self._held.clear()
        self._end_watch()

    def token_for_write(self, thread_id: str, *, is_put: bool = False) -> str | None:
        """The token that a write to a thread carries; None if it is made under no lease.

        It is that of the block that the call is made in, or else of the thread's first open one.
        """
        holding = self._entered(thread_id) or self._first_open(thread_id)
        if holding is not None and is_put:
            holding.has_put = True
        return _written_under(holding)

    def token_of_block(self, thread_id: str) -> str | None:
        """The token of the block that a change is made in; None if it is made in none."""
        return _written_under(self._entered(thread_id))

    def ends_wakeup(self, thread_id: str) -> bool:
        """Whether a write to a thread ends the wake-up that is run under its lease."""
        holding = self._entered(thread_id) or self._first_open(thread_id)
        return holding is not None and holding.ends_wakeup

    def open_block(self, thread_id: str) -> Holding | None:
        """The lease of the thread whose block this context is in, if that has not ended."""
        holding = self._entered(thread_id)
        return holding if holding in self._held.get(thread_id, ()) else None

    def _entered(self, thread_id: str) -> Holding | None:
        entered = _entered.get()
        return None if entered is None else entered.get((self.name, thread_id))

    def _first_open(self, thread_id: str) -> Holding | None:
        return next((h for h in self._held.get(thread_id, ()) if not h.is_left), None)

    def enter(self, holding: Holding) -> None:
        """Puts this context under the lease: from now on its writes carry the token."""
        _entered.set({**(_entered.get() or {}), (self.name, holding.thread_id): holding})

    def leave(self, holding: Holding) -> None:
        """Takes this context out of the lease.

        Tasks and threads that were started under the lease stay under it, and are refused.
        """
        left = {k: v for k, v in (_entered.get() or {}).items() if v is not holding}
        _entered.set(left or None)

    async def take(
        self, holding: Holding, tried: int | None = None, *, patient: bool = True
    ) -> None:
        """Takes a lease, and renews it until it is ended."""
        self._refuse_if_draining()
        thread_id, holding.is_resumed = holding.thread_id, tried is not None
        holding.owner = self.name
        take = self._database.statement("take_lease", thread_id, holding.token, holding.ttl, tried)
        # Without the lock a write that was checked before might be stored after.
        mark = self._database.statement("mark_unfinished", thread_id, holding.token, False)
        statements = [*lock_for_delete(self._database, thread_id), mark, take]
        # Others that are to be resumed don't wait for a thread that somebody locks.
        patience = None if tried is None and patient else min(_MOMENT, self._timeout)
        writing = self._begin(self._write(thread_id, statements, self._timeout, patience))
        try:
            await asyncio.wait((writing,))
        except asyncio.CancelledError:
            self._begin(self._give_back(holding, writing))
            raise
        if not (taken := writing.result()[-1]):
            holder = self.open_block(thread_id)
            if holder is not None and not holder.lost:
                raise LeaseHeldError(
                    f"thread {thread_id!r} is under the lease of the block that this is called in: "
                    "take no other one in it"
                )
            raise LeaseHeldError(
                f"thread {thread_id!r} is driven by another run, here or elsewhere: wait until it "
                "ends, with wait=..., or until its lease expires"
            )
        ((holding.attempts, holding.was_due),) = taken
        self._held.setdefault(thread_id, []).append(holding)
        self._go_on()
        if self.draining.has_begun:
            await self.end_run(holding, as_it_should=False)
            self._refuse_if_draining()

    def _refuse_if_draining(self) -> None:
        if self.draining.has_begun:
            raise ShuttingDownError(
                "this process is shutting down and begins no more runs: another process has to"
            )

    async def _give_back(self, holding: Holding, writing: asyncio.Task[list[Rows]]) -> None:
        """Ends a lease that nobody waits for any more: what was sent may be stored."""
        await writing
        await self.end_run(holding, as_it_should=False)

    async def end(self, holding: Holding, *, as_it_should: bool) -> None:
        """Ends a lease; afterwards the thread is anybody's."""
        # The thread first, as whoever takes a lease locks it: it changes the rows of both.
        stays = not as_it_should
        await self._end(holding, "end_lease", as_it_should, locked=as_it_should, stays=stays)

    async def end_run(self, holding: Holding, *, as_it_should: bool) -> None:
        """Ends the lease of a run; if it has written nothing, the row is left as it was."""
        if holding.has_written:
            await self.end(holding, as_it_should=as_it_should)
        else:
            await self._end(holding, "leave_lease")

    async def hand_over(self, holding: Holding, *, goes_on: bool = False) -> None:
        """Ends the lease of a run so that somebody goes on with it at once."""
        # With anything written it is another run than what was tried.
        attempts = 0 if holding.has_written else None
        if holding.is_resumed:
            attempts = holding.attempts - 1  # that it stopped was not the run's fault
        how: Any = {"stays": not holding.is_resumed, "goes_on": goes_on}
        await self._end(holding, "put_off_thread", 0.0, None, attempts, locked=True, **how)

    async def put_off(self, holding: Holding, seconds: float, error: str | None) -> None:
        """Ends a lease so that the run is resumed elsewhere after so many seconds."""
        await self._end(holding, "put_off_thread", seconds, error, holding.attempts, locked=True)

    async def give_up(self, holding: Holding, error: str | None) -> None:
        """Ends a lease so that nobody resumes the thread, until something is put to it."""
        await self._end(holding, "give_up_thread", error, locked=True)

    async def sweep(self, ended: Sequence[str]) -> None:
        """Deletes leases that were lost long ago, of threads that have nothing to run."""
        bounds = self._database.bounds(self._timeout, generic_plan=False)
        sweep = self._database.statement("sweep_leases", texts(ended))
        await self._database.run([bounds, sweep], timeout=self._timeout)

    async def rest(self) -> None:
        """If it is drained, waits until all runs have come to rest, or were handed over."""
        while self.draining.has_begun and any(not holding.lost for holding in self._open()):
            self._one_less.clear()
            await self._one_less.wait()

    def _hand_over_rest(self) -> None:
        for holding in self._open():
            if not holding.lost:
                # Kept, so that what its run still writes without a context is refused, too.
                holding.lost = holding.is_handed_over = True
                self._begin(self._hand_over_late(holding))
        self._one_less.set()

    async def _hand_over_late(self, holding: Holding) -> None:
        extra: dict[str, Any] = {"thread_id": holding.thread_id}
        logger.warning("a run did not come to rest in time, and is handed over", extra=extra)
        try:
            await self.hand_over(holding, goes_on=True)
        except Exception as error:  # noqa: BLE001  it expires
            name, facts = type(error).__name__, facts_of(error, **extra)
            logger.warning("a lease could not be handed over, and expires: %s", name, extra=facts)

    async def stop(self) -> None:
        """Ends the heartbeats; leases that are held expire."""
        self._end_watch()
        while self._begun:
            await asyncio.wait(self._begun)
        task, self._task = self._task, None
        self._held.clear()
        if task is not None:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task

    def _end_watch(self) -> None:
        watch, self._watch = self._watch, None
        if watch is not None:
            watch.end()

    async def _end(
        self,
        holding: Holding,
        name: str,
        *parameters: object,
        locked: bool = False,
        stays: bool = False,
        goes_on: bool = False,
    ) -> None:
        if holding.owner != self.name:
            return  # what a forked process has of it is a copy
        if not goes_on:
            self._forget(holding)
            self._changed.set()
            if holding.is_handed_over:
                return
        thread_id = holding.thread_id
        end = self._database.statement(name, thread_id, holding.token, *parameters)
        # A put that is under way may leave nothing to run; one that comes later is refused.
        before = lock_for_delete(self._database, thread_id) if locked else []
        if stays and not holding.has_put:
            mark = self._database.statement("mark_unfinished", thread_id, holding.token, True)
            before.append(mark)
        # Later it has expired.
        timeout = min(self._timeout, max(holding.ttl, 1.0))
        writing = self._begin(self._write(thread_id, [*before, end], timeout))
        await asyncio.wait((writing,))
        writing.result()

    def _begin(self, call: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.get_running_loop().create_task(call)
        self._begun.add(task)
        task.add_done_callback(self._over)
        return task

    def _over(self, task: asyncio.Task[Any]) -> None:
        self._begun.discard(task)
        if not task.cancelled():
            task.exception()  # who waits for it has it; if nobody does, the lease expires

    async def _write(
        self,
        thread_id: str,
        statements: list[Statement],
        timeout: float,
        lock_timeout: float | None = None,
    ) -> list[Rows]:
        return await self._database.write(
            statements, timeout=timeout, thread_id=thread_id, lock_timeout=lock_timeout
        )

    def _go_on(self) -> None:
        self._changed.set()
        self._watch = self._watch or DrainWatch(self.draining, over=self._hand_over_rest)
        if self._task is None or self._task.done():
            self._task = asyncio.get_running_loop().create_task(self._beat_on())
            self._task.set_name("lease_heartbeats")

    async def _beat_on(self) -> None:
        beaten = time.monotonic()
        while self._held:
            self._changed.clear()
            # Two leases may differ in how long they live.
            pause = min(holding.ttl for holding in self._open()) / _BEATS
            # However often others come and go meanwhile.
            left = beaten + min(pause, _LONGEST_PAUSE) - time.monotonic()
            if await is_set_within(self._changed, left):
                continue
            beaten = time.monotonic()
            self._end_left()
            await self._beat(pause)

    def _open(self) -> list[Holding]:
        return [holding for of_thread in self._held.values() for holding in of_thread]

    def _forget(self, holding: Holding) -> None:
        others = [h for h in self._held.pop(holding.thread_id, ()) if h is not holding]
        if others:
            self._held[holding.thread_id] = others
        self._one_less.set()

    def _end_left(self) -> None:
        for holding in [h for h in self._open() if h.is_left]:
            self._forget(holding)
            if not (holding.is_resumed and holding.has_written):
                self._begin(self.end_run(holding, as_it_should=False))
            # Else it expires, and the thread is resumed again.

    async def _beat(self, pause: float) -> None:
        if not (held := [holding for holding in self._open() if not holding.lost]):
            return
        try:
            live = await self._living(held, max(pause, 1.0))
        except Exception as error:  # noqa: BLE001  the next one may come in time
            extra = facts_of(error, leases=len(held))
            logger.warning("a heartbeat of leases failed: %s", type(error).__name__, extra=extra)
            return
        for holding in held:
            # It may have been ended meanwhile.
            if holding.token not in live and holding in self._held.get(holding.thread_id, ()):
                holding.lost = True
                self._one_less.set()
                logger.warning("a lease was lost", extra={"thread_id": holding.thread_id})

    async def _living(self, held: list[Holding], timeout: float) -> set[str]:
        bounds = self._database.bounds(timeout, generic_plan=False)
        held = sorted(held, key=lambda holding: holding.thread_id)
        beat = self._database.statement(
            "beat_leases",
            texts([holding.thread_id for holding in held]),
            texts([holding.token for holding in held]),
            doubles([holding.ttl for holding in held]),
        )
        rows = (await self._database.run([bounds, beat], timeout=timeout))[1]
        return {str(token) for _, token in rows}


def _written_under(holding: Holding | None) -> str | None:
    if holding is None:
        return None
    holding.has_written = True
    return holding.token
