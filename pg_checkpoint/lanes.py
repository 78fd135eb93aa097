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
from pg_checkpoint.rows import PutRows, WriteRow
from pg_checkpoint.settings import Settings
from pg_checkpoint.transaction import Rows, Statement

__all__ = ["Alone", "Item", "Lane", "Lanes", "Work"]

# Queued items that keep a lane busy enough; after so many seconds its transaction is stuck.
_BUSY = 32
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
    """

    thread_id: str
    work: Work
    size: int
    memory: int
    number: int
    deadline: float
    future: asyncio.Future[list[Rows]]
    seen: str | None = None
    span: Any = None
    sent: bool = False


@dataclass(slots=True, eq=False)
class Lane:
    """A queue that at most one task works on."""

    queue: deque[Item] = field(default_factory=deque)
    task: asyncio.Task[None] | None = None
    # The number of each thread's last unfinished item, for readers to wait on.
    last_of: dict[str, int] = field(default_factory=dict)
    done_up_to: int = 0
    readers: list[tuple[int, asyncio.Future[None]]] = field(default_factory=list)
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
            alone = isinstance(item.work, Alone)
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

    def finish(self, batch: Sequence[Item]) -> None:
        """Notes that items are done and wakes the readers that waited for them."""
        for item in batch:
            self.done_up_to = max(self.done_up_to, item.number)
            if self.last_of.get(item.thread_id) == item.number:
                del self.last_of[item.thread_id]
        still_waiting = []
        for number, reader in self.readers:
            if number > self.done_up_to:
                still_waiting.append((number, reader))
            elif not reader.done():
                reader.set_result(None)
        self.readers = still_waiting

    def wait_for(self, thread_id: str | None) -> asyncio.Future[None] | None:
        """A future for the end of what a thread (None: any) has here; None if that is nothing."""
        if thread_id is None:
            last = max(self.last_of.values(), default=0)
        else:
            last = self.last_of.get(thread_id, 0)
        if last <= self.done_up_to:
            return None
        reader: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.readers.append((last, reader))
        return reader


class Lanes:
    """All lanes, with one bound on what they hold together.

    Args:
        settings: How many lanes, and what they may hold.
    """

    def __init__(self, settings: Settings) -> None:
        self.lanes = [Lane() for _ in range(settings.lanes)]
        self.queued_items = 0
        self.queued_bytes = 0
        self._settings = settings
        # Beyond the bound, in the order of the calls.
        self._waiting: deque[Item] = deque()
        self._waiting_bytes = 0

    def of(self, thread_id: str) -> Lane | None:
        """The lane that has unfinished items of a thread; None if there are none."""
        for lane in self.lanes:
            if thread_id in lane.last_of:
                return lane
        return None

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
        lane.last_of[item.thread_id] = item.number
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
