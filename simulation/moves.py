"""Runs of a saver that several event loops use, one of which is its home: the bridge between them.

Each loop ends as `asyncio.run` ends it, after its work or in the middle of it; or it stands still
for a while, as loops of tests do. Real threads, and calls that block one, are not simulated.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Coroutine
from dataclasses import dataclass
from typing import Any

from pg_checkpoint import AsyncPostgresSaver
from pg_checkpoint.core.errors import (
    OverloadedError,
    ReadTimeoutError,
    SaverClosedError,
    WriteTimeoutError,
)
from pg_checkpoint.core.transaction import Statement
from pg_checkpoint.saver.engine import Engine
from simulation.checks import acknowledged_is_committed, all_is_there
from simulation.journal import Call, Journal, ViolationError
from simulation.loop import Loop
from simulation.network import UNTIL, Network, join
from simulation.plans import Actor, Plan, numbers_of
from simulation.server import READ, Server
from simulation.turns import Turns
from simulation.writers import rows_of_put

__all__ = ["CHANCES", "run_of_moves"]

# Who is in a run, how often.
CHANCES = {"loop": 1}
THREADS = ("a", "b")
_SECONDS = 8.0
# Who waits for another loop looks every two seconds whether it is there, and four times whether it
# stands still.
_PATIENCE = 10.0
_TYPED = (OverloadedError, ReadTimeoutError, SaverClosedError, WriteTimeoutError)


@dataclass
class _Life:
    """A loop.

    Attributes:
        number: Stands for the process in its calls.
        is_cancelled: Whether it ends, so that its own callers are cancelled.
        stood_still: For how many seconds.
    """

    number: int
    loop: Loop
    is_cancelled: bool = False
    stood_still: float = 0.0


class _Run:
    """One run of a plan."""

    def __init__(self, plan: Plan, journal: Journal) -> None:
        self.plan, self.journal = plan, journal
        self.server = Server(journal.say)
        self.lives: list[_Life] = []
        # When a loop was not there for others: from when, until when.
        self.gaps: list[tuple[float, float]] = []

    async def play(self) -> None:
        """Lets all loops run, and then one more, which closes the saver."""
        self.turns = Turns(numbers_of(self.plan.seed, "turns"), self._complain)
        self.saver = _saver(self.plan, self.server, self.journal)
        await asyncio.gather(*(self._act(actor) for actor in self.plan.actors))
        # Whatever was late has come by then.
        await asyncio.sleep(75.0)
        await self._last()
        self._check()

    def _complain(self, context: dict[str, Any]) -> None:
        what = f"{context['message']}: {context.get('exception')!r}"
        self.journal.violations.append(f"nobody saw an error: {what}")

    async def _act(self, actor: Actor) -> None:
        numbers = numbers_of(self.plan.seed, actor.name, actor.number)
        await asyncio.sleep(actor.begins)
        await self._live(numbers)

    # --- loops ---

    def _begin(self) -> _Life:
        life = _Life(len(self.lives), self.turns.make())
        self.lives.append(life)
        self.turns.start(life.loop)
        self.journal.say(f"loop {life.number} begins")
        return life

    async def _live(self, numbers: random.Random) -> None:
        """A loop: what happens to it."""
        life = self._begin()
        main = life.loop.create_task(self._session(life, numbers))
        how = numbers.choice(("ends", "ends", "is cut off", "stands still"))
        if how != "ends":
            await self.turns.until_done(main, numbers.choice((0.0, 0.003, 0.02, 0.5, 2.0)))
        if how == "stands still":
            await self._stand_still(life, numbers.choice((0.02, 1.0, 5.0, 20.0)))
        if how != "is cut off":
            await self.turns.until_done(main)
        await self._end(life)

    async def _stand_still(self, life: _Life, seconds: float) -> None:
        self.journal.say(f"loop {life.number} stands still")
        self.turns.stop(life.loop)
        begun = _now()
        await asyncio.sleep(seconds)
        life.stood_still = seconds
        self.gaps.append((begun, _now()))
        self.turns.start(life.loop)
        self.journal.say(f"loop {life.number} goes on")

    async def _end(self, life: _Life) -> None:
        self.journal.say(f"loop {life.number} ends")
        begun, life.is_cancelled = _now(), True
        await self.turns.end(life.loop)
        self.gaps.append((begun, _now()))

    async def _last(self) -> None:
        """One more loop, when all others have ended; nothing fails there."""
        life = self._begin()
        numbers = numbers_of(self.plan.seed, "last")
        task = life.loop.create_task(self._goodbye(life, numbers))
        await self.turns.until_done(task, 60.0)
        if not task.done():
            raise ViolationError("the last loop does not come to its end")
        task.result()
        await self.turns.end(life.loop)

    async def _goodbye(self, life: _Life, numbers: random.Random) -> None:
        calls = [await self._call(life, what, THREADS[0]) for what in ("put", "read")]
        for call in calls:
            if call.error is not None:
                raise ViolationError(f"{call} failed with {call.error!r}, on the last loop")
        if self.saver._engine.is_pending:
            raise ViolationError("something is pending that nobody waits for")
        await self.saver._engine.writer.drain()

    # --- calls ---

    async def _session(self, life: _Life, numbers: random.Random) -> None:
        for _ in range(numbers.randint(1, 4)):
            calls = [
                self._call(life, numbers.choice(("put", "put", "read")), numbers.choice(THREADS))
                for _ in range(numbers.randint(1, 3))
            ]
            await asyncio.gather(*calls)
            await asyncio.sleep(numbers.choice((0.0, 0.005, 0.3, 2.0)))

    async def _call(self, life: _Life, what: str, thread_id: str) -> Call:
        call = self.journal.begin(what, life.number, thread_id)
        home, is_home = self.saver._bridge, False
        try:
            if what == "put":
                under_way = home.submit(Engine.put, rows_of_put(call, leans=False))
            else:
                under_way = home.run(self._read(thread_id))
            is_home = home.loop is life.loop
            await under_way
        except BaseException as error:
            call.error = error
            self._check_error(life, call, is_home=is_home)
            if not isinstance(error, Exception):
                raise
        finally:
            call.ended = _now()
            ended = "answered" if call.error is None else repr(call.error)[:100]
            self.journal.say(f"{call}: {ended}")
        return call

    async def _read(self, thread_id: str) -> Any:
        return await self.saver._engine.point_reads.fetch(Statement(READ, (thread_id,)))

    # --- checks ---

    def _check_error(self, life: _Life, call: Call, *, is_home: bool) -> None:
        """Who waits hears of a loop that ends, by an error that says so; of no other loop's end.

        Who calls on the home itself is answered, however long that stands still meanwhile.
        """
        error = call.error
        if is_home and isinstance(error, SaverClosedError):
            self.journal.violations.append(f"{call} was refused on its own loop: {error!r}")
        if isinstance(error, asyncio.CancelledError):
            if not life.is_cancelled:
                self.journal.violations.append(f"{call} was cancelled by nobody")
        elif not isinstance(error, _TYPED):
            self.journal.violations.append(f"{call} failed with {error!r}")

    def _check(self) -> None:
        if self.journal.violations:
            raise ViolationError(self.journal.violations[0])
        puts = [call for call in self.journal.calls if call.what == "put"]
        acknowledged_is_committed(puts, self.server)
        all_is_there(self.server)
        for call in self.journal.calls:
            life = self.lives[call.process]
            if call.ended > call.begun + _SECONDS + _PATIENCE + life.stood_still:
                raise ViolationError(f"{call} took {call.ended - call.begun:.3f} s")
            if call.error is not None:
                self._check_reason(life, call)

    def _check_reason(self, life: _Life, call: Call) -> None:
        is_told = isinstance(call.error, SaverClosedError)
        overlaps = any(a <= call.ended and call.begun <= b for a, b in self.gaps)
        if is_told and not overlaps:
            raise ViolationError(f"{call} failed with {call.error!r}, but all loops were there")
        is_calm = not (self.plan.faults or overlaps)
        if is_calm and not isinstance(call.error, asyncio.CancelledError):
            raise ViolationError(f"{call} failed with {call.error!r}, of no fault")


def _saver(plan: Plan, server: Server, journal: Journal) -> AsyncPostgresSaver:
    """One that is made where no loop runs that it could take for its home."""
    numbers = numbers_of(plan.seed, "process")
    saver = AsyncPostgresSaver(
        "dbname=simulated",
        lanes=numbers.randint(1, 2),
        max_batch_items=numbers.choice((1, 3, 500)),
        write_timeout=_SECONDS,
        read_timeout=_SECONDS,
        lock_timeout=2.0,
        statement_timeout=5.0,
    )
    saver._bridge._loop = None
    network, make = Network(server, numbers, plan.faults, UNTIL, journal.say), saver._bridge._make

    def joined(kept: Any) -> Any:
        assert make is not None
        engine = make(kept)
        join(engine.database, network.anew())
        return engine

    saver._bridge.bind(joined)
    return saver


def _now() -> float:
    # By the clock that all loops have.
    return time.monotonic()


def run_of_moves(plan: Plan, journal: Journal) -> Coroutine[Any, Any, None]:
    """One run of a plan of CHANCES."""
    return _Run(plan, journal).play()
