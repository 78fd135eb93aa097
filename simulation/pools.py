"""Runs of a pool: callers, more than it has connections; connections that break and stand still.

The pool is psycopg_pool's, the rest of Connections and Database is the package's.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from typing import Any
from unittest import mock

import psycopg
from psycopg_pool import base, pool_async, sched_async

from pg_checkpoint.core import connections as connections_module
from pg_checkpoint.core import transaction
from pg_checkpoint.core.database import Database
from pg_checkpoint.core.errors import SaverClosedError
from pg_checkpoint.core.options import Settings
from pg_checkpoint.core.telemetry import Counts
from pg_checkpoint.core.transaction import Statement
from simulation.checks import all_ended
from simulation.journal import Call, Journal, ViolationError
from simulation.plans import Actor, Plan, numbers_of
from simulation.sessions import WORK, Line, Session

__all__ = ["CHANCES", "run_of_pools"]

# Who is in a run, how often.
CHANCES = {"caller": 8, "burst": 2, "trouble": 3, "close": 1}
_SECONDS, _ACQUIRE = 8.0, 3.0
# What psycopg's connection does with a cancelled statement takes up to a second more.
_GRACE = 1.0


class _Run:
    """One run of a plan."""

    def __init__(self, plan: Plan, journal: Journal) -> None:
        numbers = numbers_of(plan.seed, "pool")
        self.plan, self.journal = plan, journal
        most = numbers.randint(1, 4)
        settings = Settings(
            min_size=numbers.randint(0, most),
            max_size=most,
            acquire_timeout=_ACQUIRE,
            max_idle=5.0,
            max_lifetime=numbers.choice((1.0, 10.0, 3600.0)),
            read_timeout=_SECONDS,
        )
        self.line = Line(numbers, most, journal)
        self.database = Database("dbname=simulated", settings, _no_look, Counts())
        self.database.checked()

    @property
    def connections(self) -> connections_module.Connections:
        """The package's."""
        return self.database.connections

    async def play(self) -> None:
        """Lets all actors act, waits until all is quiet, calls once more, and closes."""
        with self._simulated():
            await asyncio.gather(*(self._act(actor) for actor in self.plan.actors))
            self.line.is_silent = self.line.is_down = False
            # As long as the longest pause between two attempts of the pool to connect.
            await asyncio.sleep(_ACQUIRE + 2.0)
            if any(actor.name == "close" for actor in self.plan.actors):
                self._check_closed()
            await self.database.open()
            await self._works_again()
            await asyncio.sleep(_ACQUIRE + 2.0)
            self._check_given_back()
            await self._close()
            self._check_closed()
            self._check()

    @contextmanager
    def _simulated(self) -> Iterator[None]:
        """What the pool asks for the time, and what connects."""
        numbers, clock = numbers_of(self.plan.seed, "jitter"), asyncio.get_running_loop().time

        async def run_on(connection: Session, statements: list[Statement], **_: bool) -> Any:
            return await connection.run(statements)

        with (
            mock.patch.object(base, "monotonic", clock),
            mock.patch.object(pool_async, "monotonic", clock),
            mock.patch.object(sched_async, "monotonic", clock),
            mock.patch.object(base, "random", numbers.random),
            mock.patch.object(connections_module, "connect", self.line.connect),
            mock.patch.object(transaction, "run_on", run_on),
            mock.patch.object(self.connections, "_admit", return_value=None),
        ):
            yield

    async def _act(self, actor: Actor) -> None:
        numbers = numbers_of(self.plan.seed, actor.name, actor.number)
        await asyncio.sleep(actor.begins)
        await getattr(self, f"_{actor.name}")(numbers)

    # --- actors ---

    async def _caller(self, numbers: random.Random) -> None:
        """Calls, one after another or several at once."""
        calls: list[asyncio.Task[None]] = []
        for _ in range(numbers.randint(1, 5)):
            calls.append(self._call(numbers, numbers.choice((0.0, 0.001, 0.01, 0.05))))
            if numbers.random() < 0.5:
                await asyncio.wait(calls)
            await asyncio.sleep(numbers.choice((0.0, 0.001, 0.003, 0.5, 1.5)))
        await asyncio.wait(calls)

    async def _burst(self, numbers: random.Random) -> None:
        """Many at once, some of which take long."""
        calls = [
            self._call(numbers, numbers.choice((0.0, 0.01, 0.7, 2.0)))
            for _ in range(numbers.randint(3, 9))
        ]
        await asyncio.wait(calls)

    async def _close(self, numbers: random.Random | None = None) -> None:
        """Closes; whoever comes afterwards is refused."""
        # Its workers are waited for while they connect.
        await asyncio.wait_for(self.database.close(), 3 * _ACQUIRE + 3.0)

    async def _trouble(self, numbers: random.Random) -> None:
        """What the plan lets happen."""
        for fault in self.plan.faults:
            if fault in ("cut before", "cut after") and self.line.open:
                some = sorted(self.line.open, key=lambda session: session.number)
                self.line.lose(numbers.choice(some))
            elif fault == "refused":
                await self.line.go_down(numbers.choice((0.0, 0.3, 2.0, 6.0)))
            elif fault == "late":
                await self.line.be_silent(numbers.choice((0.0, 0.5, 4.0)))
            await asyncio.sleep(numbers.choice((0.0, 0.1, 1.0)))

    # --- calls ---

    def _call(self, numbers: random.Random, seconds: float) -> asyncio.Task[None]:
        after = numbers.choice((0.0, 0.0005, 0.01, 1.0)) if numbers.random() < 0.3 else None
        call = self.journal.begin("read", 0, "the server")
        work = [Statement(WORK, (seconds,))]
        loop = asyncio.get_running_loop()
        running = self.database.run(work, timeout=_SECONDS, changes=False)
        call.future = loop.create_task(running)
        after = after if self.plan.cancels else None
        return loop.create_task(self.journal.make(call, cancelled_after=after))

    async def _works_again(self) -> None:
        # A connection that died in silence costs a call its time; the others are looked at then.
        if "late" in self.plan.faults and await self._call_once() is not None:
            await asyncio.sleep(_ACQUIRE)
        if (error := await self._call_once()) is not None:
            raise ViolationError(f"the server is there again, but a call failed with {error!r}")

    async def _call_once(self) -> BaseException | None:
        call = self.journal.begin("read", 0, "the server, which is there again")
        work = self.database.run([Statement(WORK, (0.0,))], timeout=_SECONDS, changes=False)
        call.future = asyncio.get_running_loop().create_task(work)
        await self.journal.make(call)
        return call.error

    # --- afterwards ---

    def _check_given_back(self) -> None:
        """Every connection is the pool's, and nobody's else."""
        pool: Any = self.connections.pool
        idle, kept = set(pool._pool), self.connections.stats()
        if self.line.open - idle:
            raise ViolationError(f"{len(self.line.open - idle)} connections were not given back")
        if kept.in_use:
            raise ViolationError(f"{kept.in_use} connections are said to be in use")

    def _check_closed(self) -> None:
        if self.line.open:
            raise ViolationError(f"{len(self.line.open)} connections are open after a close")

    def _check(self) -> None:
        if self.journal.violations:
            raise ViolationError(self.journal.violations[0])
        all_ended(self.journal.calls, _SECONDS + _GRACE)
        for call in self.journal.calls:
            self._check_error(call)
        if left := [task for task in asyncio.all_tasks() if task is not asyncio.current_task()]:
            raise ViolationError(f"{len(left)} tasks are left after a close: {left[0]!r}")

    def _check_error(self, call: Call) -> None:
        """No caller fails of no fault, and each is told what it is."""
        error, is_closed = call.error, any(actor.name == "close" for actor in self.plan.actors)
        expected: tuple[type[Exception], ...] = psycopg.OperationalError, asyncio.TimeoutError
        expected += (SaverClosedError,) if is_closed else ()
        if isinstance(error, asyncio.CancelledError):
            if not self.plan.cancels:
                raise ViolationError(f"{call} was cancelled by nobody")
        elif error is not None and not isinstance(error, expected):
            raise ViolationError(f"{call} failed with {error!r}")
        elif error is not None and self._is_calm:
            raise ViolationError(f"{call} failed with {error!r}, of no fault")

    @property
    def _is_calm(self) -> bool:
        busy = {"trouble", "burst", "close"}.intersection(actor.name for actor in self.plan.actors)
        return not busy


async def _no_look(*_: Any) -> None:
    """The schema is fit for use."""


def run_of_pools(plan: Plan, journal: Journal) -> Coroutine[Any, Any, None]:
    """One run of a plan of CHANCES."""
    return _Run(plan, journal).play()
