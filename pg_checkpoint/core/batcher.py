"""The batcher: sends queued calls, many in one transaction, and answers each.

    queued ──► under way ──► answered           the caller's future resolves
      │            ├───────► queued             it was not stored: it is sent again, another way
      │            ├───────► alone              with others of a transaction it was refused
      │            ├───────► waits              for a lock, in a lane of such calls: others go on
      │            └───────► failed             the server refused it
      └──► given up                             the caller was cancelled, or its deadline passed

There is no timer before a call is sent: calls that come while as many transactions of their kind
are under way as may be go together in the next one, and a lone caller waits for nobody. A call that
fails, fails alone. Passing errors are retried by the database, within the deadline.

Calls that name the same key keep their order: the first of them may go, and in the same transaction
those behind it. The writes of a batch wait for its reads besides, which must not see them. All
others overtake freely. Of the calls of a lane that may go, a transaction takes one of each turn
after the other, so that nobody waits behind all that another one asked for.

All methods belong to one event loop.
"""

from __future__ import annotations

import asyncio
import logging
import math
import time
from abc import ABC, abstractmethod
from collections import OrderedDict, deque
from collections.abc import Callable, Collection, Hashable, Iterable, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import count, islice, takewhile
from typing import Any, Generic, NamedTuple, TypeVar

from pg_checkpoint.core import errors, failures
from pg_checkpoint.core.database import SHORTEST_TRY
from pg_checkpoint.core.options import Settings
from pg_checkpoint.core.telemetry import facts_of

logger = logging.getLogger(__name__)

# The answer to a call that was not stored, and is sent once more.
AGAIN = object()
# Seconds after which a transaction counts as stuck.
_STUCK = 0.1
# Seconds that a transaction waits for each lock, beyond which others have its connection for a
# while, which may be the only one; that each call of a refused transaction waits alone; the least.
_LOCK_TIMEOUT, _LOCK_TIMEOUT_ALONE, _SHORTEST_LOCK_TIMEOUT = 1.0, 0.05, 0.002
# Seconds before a call that waits for a lock is tried again, at first and at most.
_FIRST_PAUSE, _LONGEST_PAUSE = 0.25, 1.0


@dataclass(frozen=True, eq=False)
class Kind:
    """Calls that share transactions, and how many are sent at once."""

    name: str  # of one call, in the words of errors
    is_read: bool = False
    at_once: int | None = None  # transactions; None for `lanes`
    most: int | None = None  # items that one carries, at most `max_batch_items`
    # Calls that have to be queued before another transaction begins beside one, since large ones
    # cost less; each takes so many, or its share of what is queued. None if each takes all that it
    # can carry.
    share: int | None = None


class Bounds(NamedTuple):
    """Calls and bytes that may be queued, and bytes that may wait for room beyond that."""

    calls: float
    bytes: int
    waiting: int


@dataclass(slots=True, eq=False)
class _Wait:
    """A wait for all calls that named a key until then: one future, however many wait.

    A later wait counts only the calls since, and this wait besides.
    """

    key: Hashable | None
    until: int  # the number of the last call that it counts
    remaining: int
    future: asyncio.Future[None]
    later: _Wait | None = None


@dataclass(slots=True, eq=False)
class Call:
    """One call; it is done when its future is, whoever resolved it."""

    kind: Kind
    work: Any  # only the sender knows its form; None when it is finished
    keys: Collection[Hashable] = ()  # what it writes; calls that share a key keep their order
    turn: str = ""  # calls of different turns are taken in turn
    size: int = 0  # bytes to send
    # Bytes that it keeps while it is queued or under way; a call that keeps none waits for no room.
    memory: int = 0
    items: int = 1  # rows that it asks for or sends, roughly
    # What a transaction does once: reads of an equal value are answered together, writes of an
    # equal value go into different transactions.
    once: Hashable = None
    alone: bool = False  # whether it shares no transaction
    waits_for_lock: bool = False  # whether it is tried again in the lane of those that do
    sent: bool = False  # whether a transaction with it is under way
    # Whether an answer to it was lost: then it may be applied, whatever comes later.
    lost: bool = False
    waits_for_room: bool = False  # whether it came when the queue was full
    batch: object = None  # the list of calls that it is under way with; None if it is not
    waits: list[_Wait] | None = None  # those that count it
    # Set when it is submitted.
    future: asyncio.Future[Any] = field(init=False)
    deadline: float = field(init=False)  # when it is given up, by `time.monotonic`


C = TypeVar("C", bound=Call)


class Lane(Generic[C]):
    """The calls of a kind that may go, which take turns."""

    def __init__(self, kind: Kind, settings: Settings, *, of_locked: bool = False) -> None:
        self.of_locked = of_locked
        self.at_once, self.most = kind.at_once or settings.lanes, settings.max_batch_items
        if of_locked:
            self.at_once = self.most = 1
        elif kind.most is not None:
            self.most = min(kind.most, self.most)
        self._share = None if of_locked else kind.share
        self.pause = 0.0  # seconds before a call is tried again that waits for a lock
        # The tasks that work on it, and when each has taken what it sends.
        self.workers: dict[object, float] = {}
        # Seconds of the last commits. The shortest counts: one that was slow was an accident.
        self.took: deque[float] = deque(maxlen=4)
        self.count = 0  # of the calls
        self._turns: deque[str] = deque()
        self._of_turn: dict[str, deque[C]] = {}

    @property
    def share(self) -> float:
        """Calls that a transaction takes, not counting what follows them."""
        least = self._share
        return math.inf if least is None else max(least, -(-self.count // self.at_once))

    def is_worth(self, workers: int) -> bool:
        """True if there is enough for a transaction beside those of so many tasks."""
        return self._share is None or self.count >= workers * self._share

    @property
    def queued(self) -> int:
        """Calls that wait for locks one after the other, also until one of them is tried again."""
        return max(self.count + len(self.workers), 1) if self.of_locked else 1

    def add(self, call: C, *, first: bool = False) -> None:
        """Queues a call behind all others of its turn, or before them."""
        self.count += 1
        if (calls := self._of_turn.get(call.turn)) is None:
            self._turns.append(call.turn)
            self._of_turn[call.turn] = deque((call,))
        elif first:
            calls.appendleft(call)
        else:
            calls.append(call)

    @property
    def first(self) -> C:
        return self._of_turn[self._turns[0]][0]

    def pop(self) -> None:
        """Removes the first call; the next of its turn waits until all other turns had one."""
        self.count -= 1
        turn = self._turns.popleft()
        calls = self._of_turn[turn]
        calls.popleft()
        if calls:
            self._turns.append(turn)
        else:
            del self._of_turn[turn]

    def remove(self, call: C) -> None:
        self.count -= 1
        calls = self._of_turn[call.turn]
        calls.remove(call)
        if not calls:
            self._turns.remove(call.turn)
            del self._of_turn[call.turn]

    def empty(self) -> list[C]:
        calls = [call for calls in self._of_turn.values() for call in calls]
        self._turns.clear()
        self._of_turn.clear()
        self.count = 0
        return calls


@dataclass(slots=True)
class _Batch(Generic[C]):
    """The calls that a transaction takes so far."""

    most: int  # items; a single call may have more
    calls: list[C]
    behind: deque[C] = field(default_factory=deque)  # calls that follow only those in it
    is_alone: bool = False  # whether it takes no other call
    _items: int = 0
    _size: int = 0
    _once: set[Hashable] = field(default_factory=set)
    _chosen: dict[Hashable, int] = field(default_factory=dict)

    def takes(self, call: C, most_bytes: int) -> bool:
        """Adds a call, unless it needs another transaction."""
        is_equal = call.once is not None and call.once in self._once
        joins = is_equal and call.kind.is_read
        if not joins:
            items, size = self._items + call.items, self._size + call.size
            is_full = items > self.most or size > most_bytes or call.alone or self.is_alone
            if self.calls and (is_full or is_equal):
                return False
            self.is_alone = call.alone
            self._items, self._size = items, size
        self.calls.append(call)
        if call.once is not None:
            self._once.add(call.once)
        for key in call.keys:
            self._chosen[key] = self._chosen.get(key, 0) + 1
        return True

    def follows(self, calls: Sequence[C], key: Hashable) -> C | None:
        """The next of a key's calls, behind those that were chosen."""
        count = self._chosen.get(key, 0)
        return calls[count] if count < len(calls) else None


class Calls(Generic[C]):
    """All unfinished calls, with one bound on what they hold together.

    Beyond the bound calls wait for room, in their order, with as many bytes again.
    """

    def __init__(
        self,
        settings: Settings,
        bounds: Bounds,
        name: Callable[[C], str] = lambda call: call.kind.name,
    ) -> None:
        self.lanes: dict[Hashable, Lane[C]] = {}  # by kind
        self.items = self.bytes = 0  # calls that are queued or under way, and what they keep
        self._settings, self._bounds, self._name = settings, bounds, name
        # With their numbers, in the order in which they came.
        self._unfinished: dict[C, int] = {}
        self._numbers = count()
        # The last wait for the calls of each key.
        self._waits: dict[Hashable | None, _Wait] = {}
        # By key, the calls that keep their order.
        self._in_order: dict[Hashable, deque[C]] = {}
        # The reads that each write waits for, and the writes that wait for each read.
        self._reads: dict[C, set[C]] = {}
        self._after_read: dict[C, list[C]] = {}
        # The calls that wait for room.
        self._room: deque[C] = deque()
        self._room_bytes = 0

    def __len__(self) -> int:
        return len(self._unfinished)

    def __contains__(self, call: C) -> bool:
        return call in self._unfinished

    def add(self, call: C, reads: Sequence[C] = ()) -> Lane[C] | None:
        """Queues a call; writes, with the reads of their batch."""
        call.waits_for_room = bool(call.memory) and (bool(self._room) or not self._has_room(call))
        if call.waits_for_room:
            self._check_room_to_wait(call)
        self._unfinished[call] = next(self._numbers)
        waits = False
        for key in call.keys:
            if (calls := self._in_order.get(key)) is None:
                self._in_order[key] = deque((call,))
            else:
                calls.append(call)
                waits = True
        if reads and (pending := {read for read in reads if read in self._unfinished}):
            waits, self._reads[call] = True, pending
            for read in pending:
                self._after_read.setdefault(read, []).append(call)
        if call.waits_for_room:
            self._room.append(call)
            self._room_bytes += call.memory
            return None
        self.items += 1
        self.bytes += call.memory
        if waits:
            return None
        lane = self.lane_of(call)
        lane.add(call)
        return lane

    def lane_of(self, call: C) -> Lane[C]:
        of_locked = call.waits_for_lock
        name = (call.kind, "locked") if of_locked else call.kind
        if (lane := self.lanes.get(name)) is None:
            lane = Lane[C](call.kind, self._settings, of_locked=of_locked)
            self.lanes[name] = lane
        return lane

    def take(self, lane: Lane[C], soonest: float, taken: list[C]) -> list[C]:
        """Takes what one transaction may carry of a lane; returns the calls that are given up."""
        batch, given_up, share = _Batch(lane.most, taken), list[C](), lane.share
        most_calls, most_bytes = self._settings.max_batch_items, self._settings.max_batch_bytes
        # Callers that are answered together hold up all others meanwhile.
        while (batch.behind or (lane.count and share > 0)) and len(taken) < most_calls:
            call = batch.behind[0] if batch.behind else lane.first
            is_due = not call.future.done() and call.deadline >= soonest
            if is_due and batch.takes(call, most_bytes):
                call.batch = taken
            if batch.behind:
                # One that does not go along keeps its place: another may wait for it.
                batch.behind.popleft()
            elif is_due and call.batch is None:
                break
            else:
                lane.pop()
                share -= 1
                given_up += () if is_due else (call,)
            if call.keys and call.batch is not None:
                self._look_behind(call, batch)
        return given_up

    def _look_behind(self, call: C, batch: _Batch[C]) -> None:
        """Has a transaction take what follows a call, and waits for nothing but what it takes."""
        for key in call.keys:
            if len(self._in_order[key]) == 1:
                continue  # the usual case: nothing follows it
            later = batch.follows(self._in_order[key], key)
            if (
                later is not None
                and not (later.batch is not None or later.waits_for_room or later in batch.behind)
                and (later.kind, later.waits_for_lock) == (call.kind, call.waits_for_lock)
                and later not in self._reads
                and (
                    len(later.keys) == 1
                    or all(batch.follows(self._in_order[k], k) is later for k in later.keys)
                )
            ):
                batch.behind.append(later)

    def resize(self, call: C, size: int, memory: int) -> None:
        """Notes that a call which is under way has another size, and keeps other bytes, by now."""
        self.bytes += memory - call.memory
        call.size, call.memory = size, memory

    def waits(self, call: C) -> bool:
        """True if a call that it has to follow is not finished."""
        for key in call.keys:  # any() would take twice as long
            if self._in_order[key][0] is not call:
                return True
        return call in self._reads

    def put_back(self, call: C, *, first: bool = False) -> None:
        """Lets a call be taken once more, when those that it has to follow are finished."""
        call.batch = None
        if not self.waits(call):
            self.lane_of(call).add(call, first=first)

    def behind(self, calls: Iterable[C]) -> list[C]:
        """All that has to follow some calls, and is not under way."""
        followers, keys, pending = dict[C, None](), set[Hashable](), deque(calls)
        while pending:
            call = pending.popleft()
            later = [*self._after_read.get(call, ())]
            for key in call.keys:
                if key not in keys:  # else all that is behind it is there
                    keys.add(key)
                    in_order = self._in_order[key]
                    later += islice(in_order, in_order.index(call) + 1, None)
            new = [call for call in later if not (call.batch is not None or call in followers)]
            followers.update(dict.fromkeys(new))
            pending += new
        return [*followers]

    def finish(self, calls: Iterable[C]) -> None:
        """Forgets calls that are done, and lets go on what waited for them, or for room."""
        for call in calls:
            if call in self._unfinished:
                self._remove(call)
        while self._room and self._has_room(self._room[0]):
            call = self._room.popleft()
            self._room_bytes -= call.memory
            call.waits_for_room = False
            self.items += 1
            self.bytes += call.memory
            self._let_go(call)

    def withdraw(self, call: C) -> None:
        """Takes a call that is not under way out of its lane, if it is in one."""
        if not (call.waits_for_room or self.waits(call)):
            self.lane_of(call).remove(call)

    def wait_for(self, key: Hashable | None) -> asyncio.Future[None] | None:
        """The end of all calls that name a key (None: of all); None if there are none.

        The last one does not stand for all: a call may be sent again after those behind it.
        """
        calls = self._unfinished if key is None else self._in_order.get(key)
        if not calls:
            return None
        before, numbers = self._waits.get(key), self._unfinished
        until = -1 if before is None else before.until
        new = [*takewhile(lambda call: numbers[call] > until, reversed(calls))]
        if before is not None and not new:
            return before.future
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        wait = _Wait(key, numbers[new[0]], len(new) + (before is not None), future)
        if before is not None:
            before.later = wait
        for call in new:
            call.waits = [*(call.waits or ()), wait]
        self._waits[key] = wait
        return future

    def _remove(self, call: C) -> None:
        del self._unfinished[call]
        # A batch is in a cycle with its calls.
        call.work = call.batch = None
        if call.waits_for_room:
            self._room.remove(call)
            self._room_bytes -= call.memory
        else:
            self.items -= 1
            self.bytes -= call.memory
        for key in call.keys:
            self._leave(key, call)
        for read in self._reads.pop(call, ()):
            self._after_read[read].remove(call)
        for follower in self._after_read.pop(call, ()):
            self._end_read(call, follower)
        for wait in call.waits or ():
            self._count_down(wait)

    def _leave(self, key: Hashable, call: C) -> None:
        calls = self._in_order[key]
        if calls[0] is not call:
            calls.remove(call)
            return
        calls.popleft()
        if calls:
            self._let_go(calls[0])
        else:
            del self._in_order[key]

    def _end_read(self, read: C, follower: C) -> None:
        """Lets the writes of a batch go when its reads have ended; one that failed ends them."""
        future = read.future
        if future.done() and (future.cancelled() or future.exception() is not None):
            follower.future.cancel()
        self._reads[follower].discard(read)
        if not self._reads[follower]:
            del self._reads[follower]
            self._let_go(follower)

    def _count_down(self, wait: _Wait) -> None:
        """Counts a call that a wait counted, and if it was the last, the wait in those after it."""
        ended: _Wait | None = wait
        while ended is not None:
            ended.remaining -= 1
            if ended.remaining:
                return
            if self._waits[ended.key] is ended:
                del self._waits[ended.key]
            if not ended.future.done():
                ended.future.set_result(None)
            ended = ended.later

    def _let_go(self, call: C) -> None:
        if not (call.batch is not None or call.waits_for_room or self.waits(call)):
            self.lane_of(call).add(call)

    def _has_room(self, call: C) -> bool:
        is_full = self.bytes + call.memory > self._bounds.bytes
        return self.bytes == 0 or (self.items < self._bounds.calls and not is_full)

    def _check_room_to_wait(self, call: C) -> None:
        is_too_much = self._room_bytes + call.memory > self._bounds.waiting
        # One may wait, however large, where any may.
        if is_too_much and (self._room or not self._bounds.waiting):
            raise errors.OverloadedError(
                f"{self._name(call)} was refused: {self.items} calls are queued, and "
                f"{len(self._room)} more calls ({self._room_bytes} bytes) wait for room in the "
                "queue. It was not sent; repeat it later"
            )


class Deadlines(Generic[C]):
    """Gives up each call that is not answered in time.

    One timer is enough: all calls wait equally long, so the first is always the next.
    """

    def __init__(self, seconds: float, timed_out: Callable[[C], Exception]) -> None:
        self._seconds, self._timed_out = seconds, timed_out
        # In the order of their deadlines. A dict finds its first after many that are gone.
        self._calls: OrderedDict[C, None] = OrderedDict()
        self._timer: asyncio.TimerHandle | None = None

    def watch(self, call: C) -> None:
        call.deadline = time.monotonic() + self._seconds
        self._calls[call] = None
        if self._timer is None:
            self._give_up_overdue()

    def forget(self, calls: Iterable[C]) -> None:
        pop = self._calls.pop
        for call in calls:
            pop(call, None)

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self._calls.clear()

    def _give_up_overdue(self) -> None:
        self._timer = None
        while self._calls:
            first, now = next(iter(self._calls)), time.monotonic()
            if first.deadline > now:
                loop = asyncio.get_running_loop()
                self._timer = loop.call_later(first.deadline - now, self._give_up_overdue)
                return
            del self._calls[first]
            if not first.future.done():
                first.future.set_exception(self._timed_out(first))


class Batcher(ABC, Generic[C]):
    """The calls of one database."""

    def __init__(self, settings: Settings, owner: str, bounds: Bounds) -> None:
        self._settings, self._owner = settings, owner
        self._calls = Calls[C](settings, bounds, self._name)
        # Of writes, and of reads.
        seconds = settings.write_timeout, settings.read_timeout
        self._deadlines = tuple(Deadlines[C](each, self._timed_out) for each in seconds)
        self._tasks: set[asyncio.Task[None]] = set()
        self._closed = False

    # --- what senders define ---

    @abstractmethod
    async def _send(
        self, calls: Sequence[C], timeout: float, tries: list[Exception], lock_timeout: float
    ) -> Sequence[Any]:
        """Sends calls as one transaction; returns an answer, an error or AGAIN for each.

        The errors of failed tries are appended to `tries`.
        """

    def _name(self, call: C) -> str:
        """A call in the words of errors."""
        return call.kind.name

    def _error_for(self, call: C, error: BaseException) -> BaseException:
        """The error for the caller of a call that was refused."""
        return error

    # The end of the message to a caller whose time is up.
    _repeatable = "Repeating the same call is safe"

    def _why_late(self, call: C) -> str:
        """The likely reason why a call's time is up, for its message; or nothing."""
        return ""

    def _has_moved(self, call: C) -> bool:
        """True if a call is of another kind by now; its `kind` says of which."""
        return False

    def _goes_again(self, call: C, error: Exception) -> bool:
        """True if a call that was refused alone is tried again; `waits_for_lock` says where."""
        call.waits_for_lock = failures.may_be_one_statements(error)
        return call.waits_for_lock

    def _not_answered(self, call: C, error: BaseException) -> None:
        """Notes that a call ends without an answer, before what follows it is sent."""

    # --- for all ---

    @property
    def queued(self) -> tuple[int, int]:
        """Calls and bytes that are queued or under way."""
        return self._calls.items, self._calls.bytes

    async def settle(self, key: Hashable | None = None, *, timeout: float | None = None) -> bool:
        """Waits until all that was submitted for a key, or any, is done; returns whether it is."""
        end = self._calls.wait_for(key)
        return end is None or not (await asyncio.wait((end,), timeout=timeout))[1]

    def refuse(self) -> None:
        self._closed = True

    async def drain(self) -> None:
        """Refuses new calls, and waits for those that are there."""
        self.refuse()
        while self._tasks:
            await asyncio.wait(self._tasks)
        for deadlines in self._deadlines:
            deadlines.stop()

    def reopen(self) -> None:
        self._closed = False

    def submit(self, call: C, reads: Sequence[C] = ()) -> asyncio.Future[Any]:
        """Queues a call; returns its future, also for a call that is refused.

        The caller awaits the future itself, so that cancelling the caller cancels the future: this
        is how a call that was not sent yet leaves the queue.
        """
        call.future = asyncio.get_running_loop().create_future()
        try:
            if self._closed:
                raise errors.SaverClosedError.of(self._owner)
            lane = self._calls.add(call, reads)
        except errors.PgCheckpointError as error:  # overloaded, or closed
            self._not_answered(call, error)
            call.future.set_exception(error)
            return call.future
        self._deadlines[call.kind.is_read].watch(call)
        call.future.add_done_callback(partial(self._withdraw, call))
        if lane is not None:
            self._wake(lane)
        return call.future

    # --- lanes ---

    def _wake(self, lane: Lane[C], *, is_left: bool = False) -> None:
        """Lets one more task work on a lane if that is worth it; `is_left` says that it is."""
        if not lane.count:
            return
        if lane.workers:
            busy = len(lane.workers)
            is_enough = is_left or lane.is_worth(busy)
            is_stuck = max(lane.workers.values()) < time.monotonic() - _STUCK
            if busy >= lane.at_once or not (is_enough or is_stuck):
                return
        worker = object()
        lane.workers[worker] = time.monotonic()
        task = asyncio.get_running_loop().create_task(self._work_off(lane, worker))
        self._tasks.add(task)
        task.add_done_callback(partial(self._ended, lane, worker))

    def _wake_all(self) -> None:
        for lane in [*self._calls.lanes.values()]:
            self._wake(lane)

    def _ended(self, lane: Lane[C], worker: object, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if lane.workers.pop(worker, None) is not None:  # it was cancelled before it began
            self._abandon(lane, [])

    async def _work_off(self, lane: Lane[C], worker: object) -> None:
        """Sends the calls of a lane until none of them could go."""
        taken: list[C] = []
        try:
            while lane.count:
                taken = []
                self._take(lane, taken)
                if not taken:
                    break
                lane.workers[worker] = time.monotonic()
                self._wake(lane, is_left=True)
                await self._commit(lane, taken)
        except BaseException as error:
            del lane.workers[worker]
            self._abandon(lane, taken, is_cancelled=isinstance(error, asyncio.CancelledError))
            raise
        del lane.workers[worker]

    def _take(self, lane: Lane[C], taken: list[C]) -> None:
        """Takes what goes next; nothing if all of it waits for others, which wake this lane.

        A call that has less time left than a commit takes is given up. When more is called than the
        server takes, the front of a queue is always about to be given up; to send it would leave no
        time for anything. And what would wait for a lock until then would be given up while it is
        under way, so that nobody knew whether it is applied.
        """
        least = SHORTEST_TRY if lane.of_locked else 0.0
        needed = min(self._settings.write_timeout / 2, max(least, min(lane.took, default=0.0)))
        while not taken:
            given_up = self._calls.take(lane, time.monotonic() + needed, taken)
            if not given_up:
                return
            self._give_up(given_up)

    def _give_up(self, calls: Sequence[C]) -> None:
        """Ends calls whose callers are gone, or whose time is up; others may wait for them."""
        try:
            for call in calls:
                future = call.future
                if not future.done():
                    future.set_exception(self._timed_out(call))
                error = None if future.cancelled() else future.exception()
                self._not_answered(call, error or asyncio.CancelledError())
        finally:
            self._finish(calls)

    def _withdraw(self, call: C, _: object) -> None:
        """Ends a call that was cancelled, or whose time is up, unless it is under way."""
        if call.work is not None and call.batch is None:
            self._calls.withdraw(call)
            self._give_up([call])

    # --- transactions ---

    async def _commit(self, lane: Lane[C], calls: Sequence[C], *, one_of: int = 1) -> None:
        """Answers calls, or gives them back to a lane; raises only when it is cancelled."""
        tries: list[Exception] = []
        for call in calls:
            call.sent = True
        began = time.monotonic()
        timeout = max([call.deadline for call in calls]) - began
        try:
            lock_timeout = self._lock_timeout(lane, one_of, timeout)
            answers = await self._send(calls, timeout, tries, lock_timeout)
        except Exception as error:  # noqa: BLE001  the callers get it
            lost = any(map(failures.may_be_committed, tries))
            for call in calls:
                call.sent, call.lost = False, call.lost or lost
            await self._refused(lane, calls, error)
            return
        if not calls[0].kind.is_read:
            lane.took.append(time.monotonic() - began)
        lane.pause = 0.0
        self._answer(calls, answers)

    def _answer(self, calls: Sequence[C], answers: Sequence[Any]) -> None:
        again: dict[C, None] = {}
        for call, answer in zip(calls, answers, strict=True):
            if answer is AGAIN:
                call.sent, again[call] = False, None
            elif isinstance(answer, BaseException):
                self._fail(call, answer)
            elif not call.future.done():
                call.future.set_result(answer)
        self._finish([call for call in calls if call not in again] if again else calls)
        for call in reversed([*again]):
            self._calls.put_back(call, first=True)

    async def _refused(self, lane: Lane[C], calls: Sequence[C], error: Exception) -> None:
        """Fails calls, or gives them back: alone, or to wait for a lock."""
        first, name, facts = calls[0], type(error).__name__, facts_of(error, calls=len(calls))
        if len(calls) > 1 and not failures.concerns_all(error):
            # One of them is to blame.
            logger.info("sending the calls of a batch one by one after %s", name, extra=facts)
            await self._one_by_one(lane, calls)
        elif (
            len(calls) == 1
            and not first.future.done()
            and _has_time(first)
            and self._goes_again(first, error)
        ):
            logger.info("sending a call again after %s", name, extra=facts)
            own = self._calls.lane_of(first)
            # A call that is new there has perhaps not to wait for long, as those before it have.
            self._calls.put_back(first, first=own is not lane)
            if own is not lane:
                self._wake(own)
            elif lane.of_locked:
                lane.pause = min(2 * lane.pause or _FIRST_PAUSE, _LONGEST_PAUSE)
                await asyncio.sleep(lane.pause / lane.queued)
        else:
            for call in calls:
                # Each caller gets its own, which its frames and a note are added to.
                self._fail(call, error if len(calls) == 1 else failures.without_frames(error))
            self._finish(calls)

    async def _one_by_one(self, lane: Lane[C], calls: Sequence[C]) -> None:
        """Finds out which call is to blame; what follows a call that waits stays behind."""
        for call in calls:
            if self._calls.waits(call):
                self._calls.put_back(call)
            elif call.future.done():
                self._give_up([call])
            elif self._has_moved(call):
                self._calls.put_back(call)
                self._wake(self._calls.lane_of(call))
            else:
                await self._commit(lane, [call], one_of=len(calls))

    def _lock_timeout(self, lane: Lane[C], one_of: int, timeout: float) -> float:
        """Seconds that a transaction waits for each lock.

        However many calls wait for locks one after the other, together they take a moment: behind
        them are some that nobody has locked, or whose locks are free by now.
        """
        settings = self._settings
        moment = min(settings.lock_timeout, _LOCK_TIMEOUT, settings.write_timeout / 4)
        if one_of > 1:
            moment = min(moment / one_of, _LOCK_TIMEOUT_ALONE)
        # What fails near the deadline says that it was the lock.
        return max(min(moment / lane.queued, timeout - SHORTEST_TRY), _SHORTEST_LOCK_TIMEOUT)

    def _fail(self, call: C, error: BaseException) -> None:
        self._not_answered(call, error)
        if call.future.done():
            return
        if failures.is_transient(error) and not _has_time(call):
            own: BaseException = self._timed_out(call)
            own.__cause__ = error
        else:
            own = self._error_for(call, error)
        call.future.set_exception(own)

    def _abandon(self, lane: Lane[C], taken: list[C], *, is_cancelled: bool = True) -> None:
        """Ends the calls of a task that failed, and what follows them.

        When the last one of a lane is cancelled, its loop ends, and so do the lane's calls.
        """
        calls = [call for call in taken if call.batch is taken]
        if is_cancelled and not lane.workers:
            calls += [call for call in lane.empty() if call in self._calls]
        calls += self._calls.behind(calls)
        for call in calls:
            call.batch = calls
            self._not_answered(call, asyncio.CancelledError())
            call.future.cancel()
        for deadlines in self._deadlines:
            deadlines.forget(calls)
        self._calls.finish(calls)
        # Not now: others may be cancelled in the same turn of the loop.
        asyncio.get_running_loop().call_soon(self._wake_all)

    def _finish(self, calls: Sequence[C]) -> None:
        """Forgets calls, all of them reads or none, and sends what waited for them."""
        if calls:
            self._deadlines[calls[0].kind.is_read].forget(calls)
            self._calls.finish(calls)
        self._wake_all()

    def _timed_out(self, call: C) -> errors.ReadTimeoutError | errors.WriteTimeoutError:
        name, settings = self._name(call), self._settings
        why = f": {why}" if (why := self._why_late(call)) else ""
        if call.kind.is_read:
            return errors.ReadTimeoutError(
                f"{name} was not answered within {settings.read_timeout:g} s{why}"
            )
        may_be = call.sent or call.lost
        applied = "may have been" if may_be else "was not"
        return errors.WriteTimeoutError(
            f"{name} was not acknowledged within {settings.write_timeout:g} s{why}. It {applied} "
            f"applied. {self._repeatable}",
            may_be_applied=may_be,
        )


def _has_time(call: Call) -> bool:
    """True if another try is worth it before a call's deadline."""
    return time.monotonic() + SHORTEST_TRY < call.deadline
