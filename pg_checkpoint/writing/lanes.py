"""Lanes: the queues of the writer, their items, and the bound on all of them together.

No I/O and no tasks. Decides what waits, in which order, and what a transaction takes.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, TypeAlias

from pg_checkpoint.codec.keys import CheckpointKey
from pg_checkpoint.codec.rows import PutRows, WriteRow
from pg_checkpoint.errors import OverloadedError
from pg_checkpoint.postgres.pipeline import Statement
from pg_checkpoint.settings import Settings
from pg_checkpoint.writing.fencing import NO_FENCE, Fence

__all__ = ["ExclusiveTransaction", "Item", "Lane", "Lanes", "Work"]

# Queued items that keep a lane busy enough; after so many seconds its transaction is stuck.
_BUSY = 64
_STUCK = 0.1


class ExclusiveTransaction(NamedTuple):
    """Statements that get a transaction of their own: deletes, copies."""

    statements: Sequence[Statement]


Work: TypeAlias = "PutRows | list[WriteRow] | ExclusiveTransaction"


@dataclass(slots=True, eq=False)
class Item:
    """One call of the writer; it is done when its future is.

    Attributes:
        size: Bytes to send.
        memory: Bytes that it keeps while it is queued or under way.
        fence: What has to hold when it is stored.
        span: The call's span, if it is traced.
        sent: Whether it was sent, and no answer says that it was left out or refused.
        lost: Whether an answer to it was lost: then it may be applied, whatever comes later.
        alone: Whether it is sent by itself, because its batch was refused.
        send_whole: Whether it has to be sent whole, because what it depended on was gone.
        readers: Futures of the reads that wait until it is done.
    """

    thread_id: str
    work: Work
    size: int
    memory: int
    deadline: float
    future: asyncio.Future[None]
    fence: Fence = NO_FENCE
    span: Any = None
    sent: bool = False
    lost: bool = False
    alone: bool = False
    send_whole: bool = False
    readers: list[asyncio.Future[None]] | None = None


@dataclass(slots=True, eq=False)
class Lane:
    """A queue that at most one task works on.

    Attributes:
        is_lock_lane: Whether this lane is for items that wait for locks, one after another.
        node: Where in a cluster its threads are; "" if nobody knows, or on a single server.
        under_way: Items that were taken, and are neither finished nor back in a queue.
        working: Whether a task works on it.
        unfinished: By thread, the items that are queued, under way or waiting for room, in order.
    """

    is_lock_lane: bool = False
    node: str = ""
    queue: deque[Item] = field(default_factory=deque)
    under_way: list[Item] = field(default_factory=list)
    working: bool = False
    task: asyncio.Task[None] | None = None
    unfinished: dict[str, list[Item]] = field(default_factory=dict)
    # When the batch under way was taken.
    busy_since: float | None = None
    # How long its last commits took. The shortest counts: one that was slow was an accident.
    took: deque[float] = field(default_factory=lambda: deque(maxlen=4))

    @property
    def can_take_more(self) -> bool:
        """Whether it would soon come to another item."""
        stuck = self.busy_since is not None and time.monotonic() > self.busy_since + _STUCK
        return len(self.queue) < _BUSY and not stuck

    def take(
        self, settings: Settings, make_whole: Callable[[Item], None] | None = None
    ) -> list[Item]:
        """Takes what one transaction may carry: an item that goes alone, or no checkpoint twice.

        Args:
            settings: How much that is.
            make_whole: Called for items that have to be sent whole, which may grow by it.
        """
        batch: list[Item] = []
        size, keys = 0, set[CheckpointKey]()
        while self.queue and len(batch) < settings.max_batch_items:
            item = self.queue[0]
            if item.send_whole and make_whole is not None:
                make_whole(item)
            alone = self.is_lock_lane or item.alone or isinstance(item.work, ExclusiveTransaction)
            again = isinstance(item.work, PutRows) and item.work.key in keys
            if batch and (alone or again or size + item.size > settings.max_batch_bytes):
                break
            batch.append(self.queue.popleft())
            size += item.size
            if alone:
                break
            if isinstance(item.work, PutRows):
                keys.add(item.work.key)
        self.under_way = batch
        self.busy_since = time.monotonic() if batch else None
        return batch

    def give_back(self, items: Sequence[Item]) -> None:
        """Puts items that were taken at the front of the queue again."""
        self._drop(items)
        self.queue.extendleft(reversed(items))

    def comes_too_late(self, item: Item, longest: float) -> bool:
        """Whether an item's deadline is nearer than a commit (or `longest` seconds) is long."""
        needed = min(longest, *self.took) if self.took else 0.0
        return item.deadline < time.monotonic() + needed

    def finish(self, items: Sequence[Item]) -> None:
        """Notes that items are done and wakes the readers that waited for them."""
        self._drop(items)
        for item in items:
            of_thread = self.unfinished[item.thread_id]
            of_thread.remove(item)
            if not of_thread:
                del self.unfinished[item.thread_id]
            for reader in item.readers or ():
                if not reader.done():
                    reader.set_result(None)

    def wait_for(self, thread_id: str | None) -> list[asyncio.Future[None]]:
        """Futures for the end of each item that a thread (None: any) has here.

        The last one does not stand for all: a put may be sent again after the writes behind it.
        """
        threads = [*self.unfinished] if thread_id is None else [thread_id]
        loop, readers = asyncio.get_running_loop(), []
        for item in (item for thread in threads for item in self.unfinished.get(thread, ())):
            reader: asyncio.Future[None] = loop.create_future()
            item.readers = [*(item.readers or ()), reader]
            readers.append(reader)
        return readers

    def _drop(self, items: Sequence[Item]) -> None:
        if len(items) == len(self.under_way):  # the usual case: all of them
            self.under_way = []
        else:
            dropped = set(items)
            self.under_way = [item for item in self.under_way if item not in dropped]


class Lanes:
    """All lanes, with one bound on what they hold together.

    Args:
        settings: How many lanes for each node, and what they may hold.
        node_of: Where in a cluster a thread is: a batch goes to one node.

    Attributes:
        lanes: Where calls are queued.
        lock_lane: Where items go that have to wait for a lock, so that they hold up nobody
            else. There is one, because whatever waits keeps a connection.
    """

    def __init__(self, settings: Settings, node_of: Callable[[str], str] = lambda _: "") -> None:
        self.lanes = [Lane() for _ in range(settings.lanes)]
        self.lock_lane = Lane(is_lock_lane=True)
        self.queued_items = 0
        self.queued_bytes = 0
        self._settings, self._node_of = settings, node_of
        # Beyond the bound, in the order of the calls.
        self._waiting: deque[Item] = deque()
        self._waiting_bytes = 0

    @property
    def all(self) -> list[Lane]:
        """All lanes, the one that waits for locks included."""
        return [*self.lanes, self.lock_lane]

    def of(self, thread_id: str) -> Lane | None:
        """The lane that has unfinished items of a thread; None if there are none."""
        for lane in self.lanes:
            if thread_id in lane.unfinished:
                return lane
        return self.lock_lane if thread_id in self.lock_lane.unfinished else None

    def move_to_lock_lane(self, lane: Lane, items: Sequence[Item]) -> None:
        """Moves items out of their lane, with all that is queued behind them in their threads.

        From the lock lane: to its end.
        """
        lane.give_back(items)
        threads = {item.thread_id for item in items}
        moved = [item for item in lane.queue if item.thread_id in threads]
        lane.queue = deque(item for item in lane.queue if item.thread_id not in threads)
        self.lock_lane.queue.extend(moved)
        for thread_id in threads:
            self.lock_lane.unfinished[thread_id] = lane.unfinished.pop(thread_id)

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
        lane = self.of(item.thread_id) or self._least_busy(self._node_of(item.thread_id))
        lane.unfinished.setdefault(item.thread_id, []).append(item)
        if waits:
            self._waiting.append(item)
            self._waiting_bytes += item.memory
            return None
        self._admit(item, lane)
        return lane

    def take(self, lane: Lane) -> list[Item]:
        """Takes from a lane what one transaction may carry."""
        return lane.take(self._settings, self._make_whole)

    def empty(self, lane: Lane) -> list[Item]:
        """Takes all of a lane's items, also those under way and those that wait for room."""
        waiting = [item for item in self._waiting if self.of(item.thread_id) is lane]
        for item in waiting:
            self._waiting.remove(item)
            self._waiting_bytes -= item.memory
            self._admit(item, lane)
        items = [*lane.under_way, *lane.queue]
        lane.queue.clear()
        lane.busy_since = None
        return items

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

    def _least_busy(self, node: str) -> Lane:
        lanes = [lane for lane in self.lanes if lane.node == node]
        if not lanes:
            lanes = [Lane(node=node) for _ in range(self._settings.lanes)]
            self.lanes += lanes
        for lane in lanes:
            if lane.can_take_more:
                return lane
        return min(lanes, key=lambda lane: len(lane.queue))

    def _make_whole(self, item: Item) -> None:
        """Adds what a put omitted; its future has the error if that fails."""
        item.send_whole = False
        if item.future.done() or not isinstance(item.work, PutRows):
            return
        try:
            item.work.make_whole()
        except Exception as error:  # noqa: BLE001  whatever the user's serializer raises
            item.future.set_exception(error)
        item.size = item.work.size
        memory = item.size + item.work.kept
        self.queued_bytes += memory - item.memory
        item.memory = memory

    def _admit(self, item: Item, lane: Lane) -> None:
        self.queued_items += 1
        self.queued_bytes += item.memory
        lane.queue.append(item)

    def _refuse_too_many(self, item: Item) -> None:
        memory = self._waiting_bytes + item.memory
        if self._waiting and memory > self._settings.max_queued_bytes:
            raise OverloadedError(
                f"a write to thread {item.thread_id!r} was refused: {self.queued_items} calls "
                f"are queued, and {len(self._waiting)} wait for room with {self._waiting_bytes} "
                "bytes. It was not sent; repeat it later"
            )

    def _has_room(self, item: Item) -> bool:
        return self.queued_items == 0 or (
            self.queued_items < self._settings.max_queued_items
            and self.queued_bytes + item.memory <= self._settings.max_queued_bytes
        )
