"""Runs of the store's queue: puts and gets of a few items, batches, locks of others."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Coroutine, Sequence
from typing import Any

from pg_checkpoint.core.options import Settings
from pg_checkpoint.core.telemetry import BatchCounts
from pg_checkpoint.core.transaction import Statement
from pg_checkpoint.store.queue import GET, RANKED, SCAN, SEARCH, WRITE, Queue, StoreCall
from simulation import checks
from simulation.journal import Call, Journal, ViolationError
from simulation.network import UNTIL, Network, database_on
from simulation.plans import Actor, Plan, numbers_of
from simulation.server import READ_ITEMS, WRITE_ITEMS, Server

__all__ = ["CHANCES", "run_of_stores"]

# Who is in a run, how often.
CHANCES = {"caller": 8, "batch": 3, "stranger": 1, "close": 0.4, "shutdown": 0.4}
ITEMS = ("a", "b", "c")
_SECONDS = 8.0


class Process:
    """A store's queue, over connections of its own."""

    def __init__(self, plan: Plan, server: Server, journal: Journal) -> None:
        numbers = numbers_of(plan.seed, "process")
        self.settings = Settings(
            lanes=numbers.randint(1, 3),
            max_batch_items=numbers.choice((1, 3, 500)),
            write_timeout=_SECONDS,
            read_timeout=_SECONDS,
            lock_timeout=1.0,
            statement_timeout=5.0,
        )
        self.network = Network(server, numbers, plan.faults, UNTIL, journal.say)
        self.database = database_on(self.network, self.settings)
        reads = dict.fromkeys((GET, SEARCH, SCAN, RANKED), self._read)
        self.queue = Queue(self.settings, {**reads, WRITE: self._write}, BatchCounts())

    async def _write(
        self,
        calls: Sequence[StoreCall],
        timeout: float,
        tries: list[Exception],
        lock_timeout: float,
    ) -> Sequence[Any]:
        # Of an item's writes the last is sent, as store/engine.py does; all of them are done then.
        last = {place: one for one in calls for place in one.keys}
        writes = [(one.work.number, place, one.work.is_poison) for place, one in last.items()]
        # What the server would refuse may be overwritten by a later write of the same batch.
        done = [one.work.number for one in calls if not one.work.is_poison]
        statements = [
            self.database.bounds(generic_plan=True, lock_timeout=lock_timeout),
            Statement(WRITE_ITEMS, (writes, done)),
        ]
        await self.database.run(statements, timeout=timeout, patient=False, tries=tries)
        return [()] * len(calls)

    async def _read(
        self, calls: Sequence[StoreCall], timeout: float, tries: list[Exception]
    ) -> Sequence[Any]:
        places = sorted({place for one in calls for place in one.work})
        statements = [
            self.database.bounds(generic_plan=True),
            Statement(READ_ITEMS, (places,)),
        ]
        run = self.database.run
        answers = await run(statements, timeout=timeout, patient=False, tries=tries, changes=False)
        found: dict[str, int | None] = dict(answers[1])
        return [{place: found[place] for place in one.work} for one in calls]


class _Run:
    """One run of a plan."""

    def __init__(self, plan: Plan, journal: Journal) -> None:
        self.plan, self.journal = plan, journal
        self.server = Server(journal.say)
        self.process = Process(plan, self.server, journal)

    async def play(self) -> None:
        """Lets all actors act, closes, and looks at what came of it."""
        await asyncio.gather(*(self._act(actor) for actor in self.plan.actors))
        await self._drain()
        while self.process.network.behind:
            await asyncio.wait(self.process.network.behind)
        self._check()

    async def _act(self, actor: Actor) -> None:
        numbers = numbers_of(self.plan.seed, actor.name, actor.number)
        await asyncio.sleep(actor.begins)
        await getattr(self, f"_{actor.name}")(numbers)

    # --- actors ---

    async def _caller(self, numbers: random.Random) -> None:
        """Puts and reads items, one after another or several at once."""
        calls: list[asyncio.Task[None]] = []
        for _ in range(numbers.randint(1, 6)):
            make = self._write if numbers.random() < 0.6 else self._read
            calls.append(make(numbers, [numbers.choice(ITEMS)]))
            if numbers.random() < 0.5:
                await asyncio.wait(calls)
            if numbers.random() < 0.2:
                await asyncio.sleep(numbers.choice((0.0, 0.001, 0.5)))
        await asyncio.wait(calls)

    async def _batch(self, numbers: random.Random) -> None:
        """Reads and writes the same items; the reads see nothing of the writes."""
        items = numbers.sample(ITEMS, numbers.randint(1, 2))
        read = self._begin("read", items, numbers)
        write = self._begin("write", items, numbers, reads=[read])
        calls = [self._wait(one, numbers) for one in (read, write)]
        await asyncio.wait(calls)
        seen = read.answer or {}
        if write.number in seen.values():
            raise ViolationError(f"{read} saw {write}, which is of its own batch")

    async def _stranger(self, numbers: random.Random) -> None:
        await self.server.hold(
            ("item", numbers.choice(ITEMS)), numbers.choice((0.01, 0.7, 3.0, 12.0))
        )

    async def _close(self, numbers: random.Random) -> None:
        await self._drain()

    async def _shutdown(self, numbers: random.Random) -> None:
        """Cancels the queue's tasks, as an event loop does that ends."""
        for task in [*self.process.queue._tasks]:
            task.cancel()

    # --- calls ---

    def _write(self, numbers: random.Random, items: list[str]) -> asyncio.Task[None]:
        return self._wait(self._begin("write", items, numbers), numbers)

    def _read(self, numbers: random.Random, items: list[str]) -> asyncio.Task[None]:
        return self._wait(self._begin("read", items, numbers), numbers)

    def _begin(
        self, what: str, items: list[str], numbers: random.Random, reads: Sequence[Call] = ()
    ) -> Call:
        poison = what == "write" and numbers.random() < 0.08
        call = self.journal.begin(what, 0, tuple(items), is_poison=poison)
        if what == "write":
            queued = StoreCall(WRITE, call, items, items[0])
        else:
            kind = numbers.choice((GET, GET, SEARCH))
            work = tuple(items)
            queued = StoreCall(kind, work, turn=items[0], once=work)
        call.queued = queued
        call.future = self.process.queue.submit(queued, [read.queued for read in reads])
        return call

    def _wait(self, call: Call, numbers: random.Random) -> asyncio.Task[None]:
        after = numbers.choice((0.0, 0.0005, 0.01, 1.0)) if numbers.random() < 0.15 else None
        made = self.journal.make(call, cancelled_after=after if self.plan.cancels else None)
        return asyncio.get_running_loop().create_task(made)

    async def _drain(self) -> None:
        try:
            await asyncio.wait_for(self.process.queue.drain(), 3 * _SECONDS)
        except asyncio.TimeoutError:
            raise ViolationError("the store can't be closed") from None

    # --- afterwards ---

    def _check(self) -> None:
        calls, writes = self.journal.calls, [c for c in self.journal.calls if c.what == "write"]
        # Deadlines are looked at once in a while.
        checks.all_ended(calls, _SECONDS + 1.0)
        checks.errors_are_right(calls)
        sound = [call for call in writes if not call.is_poison]
        checks.acknowledged_is_committed(sound, self.server)
        checks.refused_is_not_committed(writes, self.server)
        checks.order_of_items(writes, self.server)
        checks.reads_are_current(calls, self.server)
        disturbed = any(a.name in ("stranger", "close", "shutdown") for a in self.plan.actors)
        if not self.plan.faults and not self.plan.cancels and not disturbed:
            checks.nothing_failed(calls)
        checks.nothing_left(self.process.queue)


def run_of_stores(plan: Plan, journal: Journal) -> Coroutine[Any, Any, None]:
    """One run of a plan of CHANCES."""
    return _Run(plan, journal).play()
