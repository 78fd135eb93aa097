"""Leases: who drives a thread, among all processes and among the runs of one.

A lease is a row with a token, a random name of its holder. It is taken under the lock of the
thread's row, which puts hold too, and each write that is made under it carries the token: the
transaction that stores the write fails if the row has another one by then (check_leases). So
whoever takes a lease that has expired either sees all that the holder before has written, or
refuses it, whatever that holder believes. Only the server's clock counts.

A context variable tells which writes are made under a lease. LangGraph's tasks and threads inherit
it from the `async with` or `with` block that they are started in. Some of its calls come without
that context, as in blocking graphs when a task is done: a write to a thread belongs then to the
block that this saver has open for it. If two are open, the first has lost its lease; as nothing
tells whose write it is, it counts as the first one's, and is refused.

A process that is about to end takes no new runs, and asks its own to stop soon:

    running ──► draining ──► at rest            each run stopped after its step, and others go on
                   └───────► handed over        the time is over: others go on with what is left

The runs of leases that are handed over while they go on are refused from then on.
"""

from __future__ import annotations

import asyncio
import logging
import math
import random
import secrets
import signal
import threading
import time
from collections.abc import Callable, Coroutine, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from contextvars import ContextVar
from dataclasses import dataclass, field
from types import FrameType, TracebackType
from typing import Any, TypeVar, cast

import psycopg
from typing_extensions import Self

from pg_checkpoint.codec.compat import is_of_langgraph
from pg_checkpoint.core.database import Database
from pg_checkpoint.core.errors import LeaseHeldError, PgCheckpointError, ShuttingDownError
from pg_checkpoint.core.loops import LoopBridge, is_set_within
from pg_checkpoint.core.telemetry import facts_of
from pg_checkpoint.core.transaction import Rows, Statement

logger = logging.getLogger(__name__)
T = TypeVar("T")

# A lease lives several times as long as the pause between two heartbeats, which has a maximum too.
_BEATS, _LONGEST_BEAT_PAUSE = 3, 5.0
# Seconds to wait for the lock of a thread that is to be resumed.
_LOCK_TIMEOUT = 1.0
# Seconds between two looks at a lease that somebody else has, at first and at most.
_FIRST_PAUSE, _LONGEST_PAUSE = 0.05, 1.0
# Seconds after which the end of draining is looked at again: event loops refuse longer timers.
_LONGEST_TIMER = 86_400.0


class Draining:
    """The state of draining, and the functions to call when it begins.

    It takes no locks and belongs to no event loop: a signal handler may begin it at any moment.
    """

    def __init__(self) -> None:
        self._until: float | None = None
        self._listeners: set[Callable[[], Any]] = set()

    @property
    def has_begun(self) -> bool:
        return self._until is not None

    @property
    def remaining(self) -> float:
        """Seconds until runs are handed over; infinite if draining has not begun."""
        return math.inf if (until := self._until) is None else until - time.monotonic()

    def begin(self, grace: float) -> None:
        """Begins, and calls the functions; beginning again may shorten the time."""
        until = time.monotonic() + grace
        self._until = until if self._until is None else min(self._until, until)
        for tell in list(self._listeners):
            tell()

    def end(self) -> None:
        self._until = None

    def add(self, tell: Callable[[], Any]) -> None:
        """Calls a function when draining begins, in whichever thread; at once if it has begun."""
        self._listeners.add(tell)
        if self.has_begun:
            tell()

    def discard(self, tell: Callable[[], Any]) -> None:
        self._listeners.discard(tell)

    @contextmanager
    def telling(self, tell: Callable[[], Any]) -> Iterator[None]:
        """As `add`, as long as the block lasts."""
        self.add(tell)
        try:
            yield
        finally:
            self.discard(tell)


class DrainWatch:
    """Tells the running event loop that draining has begun, and that its time is over."""

    def __init__(
        self,
        draining: Draining,
        begun: Callable[[], Any] | None = None,
        over: Callable[[], Any] | None = None,
    ) -> None:
        self._draining, self._begun, self._over = draining, begun, over
        self._loop = asyncio.get_running_loop()
        draining.add(self._tell)

    def end(self) -> None:
        self._draining.discard(self._tell)
        self._begun = self._over = None

    def _tell(self) -> None:
        with suppress(RuntimeError):  # the loop was closed
            self._loop.call_soon_threadsafe(self._ring)

    def _ring(self) -> None:
        if self._begun is not None:
            self._begun()
        remaining = self._draining.remaining
        if remaining <= 0 and self._over is not None:
            self._over()
        elif remaining > 0 and self._draining.has_begun and self._over is not None:
            # It may ring a little early.
            self._loop.call_later(min(remaining, _LONGEST_TIMER), self._ring)


# --- the lock of a thread, which is its row; puts take it with lock_threads (batch.py) ---


def lock_for_delete(
    database: Database, thread_id: str, lease: str | None = None
) -> list[Statement]:
    """The statements that keep a thread's puts out until commit; what deletes goes after them."""
    names = ("lock_thread_for_delete", "drop_new_thread")
    lock = [database.statement(name, thread_id) for name in names]
    return [*lock, *check_lease(database, thread_id, lease)]


def lock_for_retention(database: Database, thread_id: str) -> list[Statement]:
    """`lock_for_delete` for retention: fails (`UnderLease`) if the thread is under a lease."""
    lock = lock_for_delete(database, thread_id)
    return [*lock, database.statement("check_unleased", thread_id)]


def check_lease(database: Database, thread_id: str, lease: str | None) -> list[Statement]:
    """The statement, after the thread's lock, that fails if the lease is over; none without one."""
    if lease is None:
        return []
    return [database.statement("check_leases", [thread_id], [lease])]


# --- the leases of a saver ---

# By saver and thread, the leases that this context is under.
_of_context: ContextVar[Mapping[tuple[str, str], Holding] | None]
_of_context = ContextVar("leases", default=None)


@dataclass(eq=False)
class Holding:
    """A lease that is held here, or was."""

    thread_id: str
    ttl: float  # seconds that it lives without a heartbeat
    token: str = field(default_factory=lambda: secrets.token_hex(12), repr=False)
    owner: str = ""  # the name of the saver that took it
    attempts: int = 0  # times that the thread was resumed, this time included
    lost: bool = False  # whether another holder has it, as far as is known here
    has_written: bool = False  # whether anything was written under it
    # Whether a checkpoint was put under it: the mark of tasks to run is then of this run.
    has_put: bool = False
    is_resumed: bool = False  # whether it was taken to resume the thread
    was_due: bool = False  # whether there was a lease before, which had expired or was put off
    is_left: bool = False  # whether nobody will end it: the next heartbeat does, or lets it expire
    hands_over: bool = False  # whether others continue its run if that ends with an error
    # Whether it was handed over while its block goes on, which has nothing to end then.
    is_handed_over: bool = False
    # Whether the first write ends the wake-up that is run under it (runs/wakeups.py).
    ends_wakeup: bool = False


class Leases:
    """The leases of one saver.

    One task renews all of them, with one statement every few seconds. It starts with the first
    lease and ends with the last. All methods but `enter` and `leave` belong to one event loop.
    """

    def __init__(self, database: Database, timeout: float, name: str, draining: Draining) -> None:
        self.name, self.draining = name, draining
        # By thread, the leases whose block has not ended, in the order in which they were taken. A
        # lost lease is kept, so that what its run still writes is refused.
        self._held: dict[str, list[Holding]] = {}
        self._database = database
        self._timeout = timeout
        self._task: asyncio.Task[None] | None = None
        self._changed, self._one_less = asyncio.Event(), asyncio.Event()
        self._watch: DrainWatch | None = None
        # Tasks that go on when their callers are cancelled.
        self._begun: set[asyncio.Task[Any]] = set()

    def let_go(self) -> None:
        """Renews no lease any more: those that are held expire."""
        self._held.clear()
        self._end_watch()

    def of_write(self, thread_id: str) -> Holding | None:
        """The lease that a write to a thread is made under: its token goes with the write.

        It is that of the block that the call is made in, or else the thread's first open one.
        """
        if not (self._held or _of_context.get()):
            return None
        holdings = (h for h in self._held.get(thread_id, ()) if not h.is_left)
        holding = self._entered(thread_id) or next(holdings, None)
        if holding is not None:
            holding.has_written = True
        return holding

    def token_of_block(self, thread_id: str) -> str | None:
        """The token of the block that a change is made in; None if it is made in none."""
        if (holding := self._entered(thread_id)) is None:
            return None
        holding.has_written = True
        return holding.token

    def open_block(self, thread_id: str) -> Holding | None:
        """The lease of the thread whose block this context is in, if that has not ended."""
        holding = self._entered(thread_id)
        return holding if holding in self._held.get(thread_id, ()) else None

    def _entered(self, thread_id: str) -> Holding | None:
        return (_of_context.get() or {}).get((self.name, thread_id))

    def enter(self, holding: Holding) -> None:
        """Puts this context under the lease: from now on its writes carry the token."""
        _of_context.set({**(_of_context.get() or {}), (self.name, holding.thread_id): holding})

    def leave(self, holding: Holding) -> None:
        """Takes this context out of the lease.

        Tasks and threads that were started under the lease stay under it, and are refused.
        """
        others = {k: h for k, h in (_of_context.get() or {}).items() if h is not holding}
        _of_context.set(others or None)

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
        lock_timeout = None if tried is None and patient else min(_LOCK_TIMEOUT, self._timeout)
        writing = self._begin(
            self._database.write(
                statements, timeout=self._timeout, thread_id=thread_id, lock_timeout=lock_timeout
            )
        )
        try:
            await asyncio.wait((writing,))
        except asyncio.CancelledError:
            self._begin(self._give_back(holding, writing))
            raise
        if not (taken := writing.result()[-1]):
            holder = self.open_block(thread_id)
            if holder is not None and not holder.lost:
                raise LeaseHeldError(
                    f"this block already holds the lease of thread {thread_id!r}: don't take it "
                    "again inside the block"
                )
            raise LeaseHeldError(
                f"thread {thread_id!r} is leased by another run. Pass wait=… to wait for it, or "
                "retry after the lease expires"
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
                "this process is shutting down and starts no new runs; run the thread in another "
                "process"
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
        # With anything written it is another run than the one that was tried.
        tried = 0 if holding.has_written else None
        if holding.is_resumed:
            tried = holding.attempts - 1  # that it stopped was not the run's fault
        stays = not holding.is_resumed
        await self._end(
            holding, "put_off_thread", 0.0, None, tried, locked=True, stays=stays, goes_on=goes_on
        )

    async def put_off(self, holding: Holding, seconds: float, error: str | None) -> None:
        """Ends a lease so that the run is resumed elsewhere after so many seconds."""
        await self._end(holding, "put_off_thread", seconds, error, holding.attempts, locked=True)

    async def give_up(self, holding: Holding, error: str | None) -> None:
        """Ends a lease so that nobody resumes the thread, until something is put to it."""
        await self._end(holding, "give_up_thread", error, locked=True)

    async def sweep(self, ended: Sequence[str]) -> None:
        """Deletes leases that were lost long ago, of threads that have nothing to run."""
        bounds = self._database.bounds(self._timeout, generic_plan=False)
        sweep = self._database.statement("sweep_leases", ended)
        await self._database.run([bounds, sweep], timeout=self._timeout)

    async def rest(self) -> None:
        """While it is drained, waits until all runs have come to rest, or were handed over."""
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
        logger.warning("run did not stop in time; handing it over", extra=extra)
        try:
            await self.hand_over(holding, goes_on=True)
        except Exception as error:  # noqa: BLE001  it expires
            name, facts = type(error).__name__, facts_of(error, **extra)
            logger.warning("lease could not be handed over, and will expire: %s", name, extra=facts)

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
        writing = self._begin(
            self._database.write([*before, end], timeout=timeout, thread_id=thread_id)
        )
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
            task.exception()  # its caller has it; if nobody waits, the lease expires

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
            remaining = beaten + min(pause, _LONGEST_BEAT_PAUSE) - time.monotonic()
            if await is_set_within(self._changed, remaining):
                continue
            beaten = time.monotonic()
            for holding in [h for h in self._open() if h.is_left]:
                self._forget(holding)
                if not (holding.is_resumed and holding.has_written):
                    self._begin(self.end_run(holding, as_it_should=False))
                # Else it expires, and the thread is resumed again.
            await self._beat(max(pause, 1.0))

    def _open(self) -> list[Holding]:
        return [holding for of_thread in self._held.values() for holding in of_thread]

    def _forget(self, holding: Holding) -> None:
        others = [h for h in self._held.pop(holding.thread_id, ()) if h is not holding]
        if others:
            self._held[holding.thread_id] = others
        self._one_less.set()

    async def _beat(self, timeout: float) -> None:
        held = [holding for holding in self._open() if not holding.lost]
        if not held:
            return
        bounds = self._database.bounds(timeout, generic_plan=False)
        threads, tokens = [h.thread_id for h in held], [h.token for h in held]
        ttls = [holding.ttl for holding in held]
        beat = self._database.statement("beat_leases", threads, tokens, ttls)
        try:
            _, rows = await self._database.run([bounds, beat], timeout=timeout)
        except Exception as error:  # noqa: BLE001  the next one may come in time
            extra = facts_of(error, leases=len(held))
            logger.warning("heartbeat of leases failed: %s", type(error).__name__, extra=extra)
            return
        live = {str(token) for _, token in rows}
        for holding in held:
            # It may have been ended meanwhile.
            if holding.token not in live and holding in self._held.get(holding.thread_id, ()):
                holding.lost = True
                self._one_less.set()
                logger.warning("lease was lost", extra={"thread_id": holding.thread_id})


class Lease:
    """The right to drive a thread, for as long as the block lasts.

    Writes to the thread within the block, and in the tasks and threads that LangGraph starts in it,
    are stored only while the lease is held. If another run has taken it over, because no
    heartbeat came in time, they are refused with `ConcurrentWriteError`. Until the block ends this
    also applies to writes that the same saver makes to the thread elsewhere.

    If the block ends without an error, its run counts as finished, unless it wrote nothing. If
    it ends with an error or is cancelled, the lease ends too. A thread with tasks to run then
    counts as unfinished, but is not resumed automatically. After `hand_over`, if LangGraph has
    drained the run (`GraphDrained`), and if it is cancelled while the saver is drained (`drain`),
    another process continues it at once.

    A lease can be entered once at a time.
    """

    def __init__(self, bridge: LoopBridge[Any], holding: Holding, wait: float) -> None:
        self._bridge = bridge
        self._holding = holding
        self._wait = wait
        self._control: Any = None

    def __repr__(self) -> str:
        return f"<Lease of thread {self.thread_id!r}{', lost' if self.lost else ''}>"

    @property
    def _leases(self) -> Leases:
        return cast("Leases", self._bridge.bound.leases)

    @property
    def thread_id(self) -> str:
        """The thread's id."""
        return self._holding.thread_id

    @property
    def lost(self) -> bool:
        """True if a heartbeat found that another run has the lease. Writes are refused then."""
        return self._holding.lost

    @property
    def control(self) -> Any:
        """LangGraph's control of the block's runs: `graph.ainvoke(..., control=lease.control)`.

        `saver.drain()` asks such a run to stop after its step, with `GraphDrained`. If that error
        leaves the block, another process continues the run. None before LangGraph 1.2, which
        ignores it.
        """
        if self._control is None:
            self._control = new_control()
            if self._leases.draining.has_begun:
                self._stop_soon()
        return self._control

    def _stop_soon(self) -> None:
        if self._control is not None:
            self._control.request_drain()

    def hand_over(self) -> None:
        """Lets another process continue the run if the block ends with an error.

        Call it when this process is shut down, before the run is cancelled: `recover` in another
        process then resumes the run at once. A run that ends, or reaches a breakpoint, before it is
        cancelled is not resumed.
        """
        self._holding.hands_over = True

    async def __aenter__(self) -> Self:
        with left_if_it_fails(Holding(self.thread_id, self._holding.ttl)) as holding:
            await self._bridge.run(self._take(holding))
        return self._enter(holding)

    async def __aexit__(
        self,
        exc_type: type[BaseException] | None,
        exc_value: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self._leave()
        with left_if_it_fails(self._holding):
            await self._bridge.run(self._end(exc_value))

    def __enter__(self) -> Self:
        with left_if_it_fails(Holding(self.thread_id, self._holding.ttl)) as holding:
            self._bridge.call(self._take(holding), "lease")
        return self._enter(holding)

    def __exit__(
        self,
        exc_type: type[BaseException] | None,
        exc_value: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self._leave()
        with left_if_it_fails(self._holding):
            self._bridge.call(self._end(exc_value), "lease")

    def _enter(self, holding: Holding) -> Self:
        # Not before: it may be held already, and its block has to end that.
        self._holding = holding
        self._leases.enter(holding)
        self._leases.draining.add(self._stop_soon)
        return self

    def _leave(self) -> None:
        self._leases.leave(self._holding)
        self._leases.draining.discard(self._stop_soon)
        # A control is for one run, or a few after each other.
        self._control = None

    async def _take(self, holding: Holding) -> None:
        deadline, pause = time.monotonic() + self._wait, _FIRST_PAUSE
        while True:
            try:
                return await self._leases.take(holding)
            except LeaseHeldError:
                remaining = deadline - time.monotonic()
                if remaining <= 0:
                    raise
            await asyncio.sleep(min(remaining, pause * random.uniform(0.5, 1)))  # noqa: S311  no secret
            pause = min(2 * pause, _LONGEST_PAUSE)

    async def _end(self, raised: BaseException | None) -> None:
        """Ends the lease; if the server is away it expires, and the block has its own outcome."""
        try:
            if raised is not None and is_for_others(self._leases, self._holding, raised):
                await self._leases.hand_over(self._holding)
            else:
                await self._leases.end_run(self._holding, as_it_should=raised is None)
        except (PgCheckpointError, psycopg.Error) as error:
            name, facts = type(error).__name__, facts_of(error)
            logger.warning("lease could not be released, and will expire: %s", name, extra=facts)


def is_for_others(leases: Leases, holding: Holding, raised: BaseException) -> bool:
    """True if others continue a run that ended so; an error of its own is its caller's."""
    is_cut = leases.draining.has_begun and not isinstance(raised, Exception)
    return holding.hands_over or is_cut or is_drained(raised)


def is_drained(error: BaseException) -> bool:
    """True if LangGraph stopped the run between two steps because it was asked to."""
    # From version 1.2, which need not be installed; who raises it has imported it.
    return is_of_langgraph(error, "errors", "GraphDrained")


def new_control() -> Any:
    """LangGraph's control of a run, by which it is drained; None before version 1.2."""
    try:
        from langgraph.runtime import RunControl
    except ImportError:
        return None
    return RunControl()


@contextmanager
def left_if_it_fails(holding: Holding) -> Iterator[Holding]:
    """Has the home loop end a lease that is held there when a call from elsewhere is cancelled."""
    try:
        yield holding
    except BaseException:
        holding.is_left = True
        raise


@contextmanager
def handling(numbers: Sequence[int], call: Callable[[], Any]) -> Iterator[None]:
    """Calls a function on each of these signals, and then the handler that was there before."""
    # Python lets no other thread handle any.
    is_main = threading.current_thread() is threading.main_thread()
    before = {number: signal.getsignal(number) for number in numbers} if is_main else {}

    def handle(number: int, frame: FrameType | None) -> None:
        call()
        if callable(handler := before[number]):
            handler(number, frame)

    try:
        for number in before:
            signal.signal(number, handle)
        yield
    finally:
        for number, handler in before.items():
            # Unless somebody has replaced it; a handler that Python can't name stays lost.
            if signal.getsignal(number) is handle:
                signal.signal(number, handler if handler is not None else signal.SIG_DFL)
