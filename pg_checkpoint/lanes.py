"""The queues of the writer: items, lanes, and the bound on all of them together.

No I/O and no tasks: what waits, in which order, and what a transaction takes.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, TypeAlias

from pg_checkpoint.errors import OverloadedError
from pg_checkpoint.pipeline import Rows, Statement
from pg_checkpoint.rows import PutRows, WriteRow
from pg_checkpoint.settings import Settings

__all__ = ["Alone", "Item", "Lane", "Lanes", "Work"]

# Queued items that keep a lane busy enough; after so many seconds its transaction is stuck.
_BUSY = 64
_STUCK = 0.1


class Alone(NamedTuple):
    """Statements that get a transaction of their own: deletes, copies."""

    statements: Sequence[Statement]


Work: TypeAlias = "PutRows | list[WriteRow] | Alone"


@dataclass(slots=True, eq=False)
class Item:
    """One call of the writer; done when its future is, whoever resolved it.

    Attributes:
        size: Bytes to send.
        memory: Bytes that it keeps while it is queued or under way.
        seen: The last write to the thread when what it continues was read.
        span: Of the call, if it is traced.
        readers: Wait for its end, whatever that is.
    """

    thread_id: str
    work: Work
    size: int
    memory: int
    deadline: float
    future: asyncio.Future[list[Rows]]
    seen: str | None = None
    span: Any = None
    sent: bool = False
    readers: list[asyncio.Future[None]] | None = None


@dataclass(slots=True, eq=False)
class Lane:
    """A queue that at most one task works on.

    Attributes:
        aside: Whether it is for what waits for locks, one after another.
        last_of: Each thread's last unfinished item.
    """

    aside: bool = False
    queue: deque[Item] = field(default_factory=deque)
    task: asyncio.Task[None] | None = None
    last_of: dict[str, Item] = field(default_factory=dict)
    # When the batch under way was taken.
    busy_since: float | None = None
    # How long its last commits took. The shortest counts: one that was slow was an accident.
    took: deque[float] = field(default_factory=lambda: deque(maxlen=4))

    @property
    def can_take_more(self) -> bool:
        """Whether it would soon come to another item."""
        stuck = self.busy_since is not None and time.monotonic() > self.busy_since + _STUCK
        return len(self.queue) < _BUSY and not stuck

    def take(self, settings: Settings) -> list[Item]:
        """Takes what one transaction may carry; items that need one alone, alone."""
        batch: list[Item] = []
        size = 0
        while self.queue and len(batch) < settings.max_batch_items:
            item = self.queue[0]
            alone = self.aside or isinstance(item.work, Alone)
            if batch and (alone or size + item.size > settings.max_batch_bytes):
                break
            batch.append(self.queue.popleft())
            size += item.size
            if alone:
                break
        self.busy_since = time.monotonic() if batch else None
        return batch

    def comes_too_late(self, item: Item, longest: float) -> bool:
        """Whether an item's deadline is nearer than a commit (or `longest` seconds) is long."""
        needed = min(longest, *self.took) if self.took else 0.0
        return item.deadline < time.monotonic() + needed

    def finish(self, items: Sequence[Item]) -> None:
        """Notes that items are done and wakes the readers that waited for them."""
        for item in items:
            if self.last_of.get(item.thread_id) is item:
                del self.last_of[item.thread_id]
            for reader in item.readers or ():
                if not reader.done():
                    reader.set_result(None)

    def wait_for(self, thread_id: str | None) -> list[asyncio.Future[None]]:
        """Futures for the end of what a thread (None: any) has here.

        The items of a thread end in order, so that its last one stands for all.
        """
        found = self.last_of.values() if thread_id is None else [self.last_of.get(thread_id)]
        loop, readers = asyncio.get_running_loop(), []
        for item in found:
            if item is not None:
                reader: asyncio.Future[None] = loop.create_future()
                item.readers = [*(item.readers or ()), reader]
                readers.append(reader)
        return readers


class Lanes:
    """All lanes, with one bound on what they hold together.

    Args:
        settings: How many lanes, and what they may hold.

    Attributes:
        lanes: Take what is called.
        aside: Takes from them what has to wait for a lock, so that it holds up nobody
            else; a single one, for whatever waits keeps a connection.
    """

    def __init__(self, settings: Settings) -> None:
        self.lanes = [Lane() for _ in range(settings.lanes)]
        self.aside = Lane(aside=True)
        self.queued_items = 0
        self.queued_bytes = 0
        self._settings = settings
        # Beyond the bound, in the order of the calls.
        self._waiting: deque[Item] = deque()
        self._waiting_bytes = 0

    @property
    def all(self) -> list[Lane]:
        """The lanes, and the one aside."""
        return [*self.lanes, self.aside]

    def of(self, thread_id: str) -> Lane | None:
        """The lane that has unfinished items of a thread; None if there are none."""
        for lane in self.lanes:
            if thread_id in lane.last_of:
                return lane
        return self.aside if thread_id in self.aside.last_of else None

    def set_aside(self, lane: Lane, items: Sequence[Item]) -> None:
        """Moves items out of their lane, with all that is queued behind them in their threads.

        From the lane aside to its end.
        """
        threads = {item.thread_id for item in items}
        moved = [*items, *(item for item in lane.queue if item.thread_id in threads)]
        lane.queue = deque(item for item in lane.queue if item.thread_id not in threads)
        self.aside.queue.extend(moved)
        for thread_id in threads:
            self.aside.last_of[thread_id] = lane.last_of.pop(thread_id)

    def add(self, item: Item) -> Lane | None:
        """Queues an item, and returns its lane; None if it has to wait for room.

        Few lanes make large batches, and a batch costs more than an item: the
        next one is used when those before it have enough to do. A thread stays
        in its lane while it has anything there, so that its items keep their order.

        Raises:
            OverloadedError: If as many bytes wait for room already as may be queued.
        """
        # Nobody overtakes: two items of one thread must stay in order.
        waits = bool(self._waiting) or not self._has_room(item)
        if waits:
            self._refuse_too_many(item)
        lane = self.of(item.thread_id) or self._least_busy()
        lane.last_of[item.thread_id] = item
        if waits:
            self._waiting.append(item)
            self._waiting_bytes += item.memory
            return None
        self._admit(item, lane)
        return lane

    def free(self, batch: Sequence[Item]) -> list[Lane]:
        """Gives back the room of items, and returns the lanes that got new ones."""
        self.queued_items -= len(batch)
        self.queued_bytes -= sum(item.memory for item in batch)
        admitted = []
        while self._waiting and self._has_room(self._waiting[0]):
            item = self._waiting.popleft()
            self._waiting_bytes -= item.memory
            lane = self.of(item.thread_id)
            assert lane is not None  # noqa: S101  add has noted it; for mypy
            self._admit(item, lane)
            admitted.append(lane)
        return admitted

    def _least_busy(self) -> Lane:
        for lane in self.lanes:
            if lane.can_take_more:
                return lane
        return min(self.lanes, key=lambda lane: len(lane.queue))

    def _admit(self, item: Item, lane: Lane) -> None:
        self.queued_items += 1
        self.queued_bytes += item.memory
        lane.queue.append(item)

    def _refuse_too_many(self, item: Item) -> None:
        memory = self._waiting_bytes + item.memory
        if self._waiting and memory > self._settings.max_queued_bytes:
            raise OverloadedError(
                f"a write to thread {item.thread_id!r} was not taken: {self.queued_items} calls "
                f"are queued, and {len(self._waiting)} wait for room with {self._waiting_bytes} "
                "bytes. It was not sent; repeat it later"
            )

    def _has_room(self, item: Item) -> bool:
        return self.queued_items == 0 or (
            self.queued_items < self._settings.max_queued_items
            and self.queued_bytes + item.memory <= self._settings.max_queued_bytes
        )
