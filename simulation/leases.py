"""Runs of leases: blocks of two processes that take turns, put, end, fail and are cancelled."""

from __future__ import annotations

import asyncio
import math
import random
import secrets
from collections import defaultdict
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, cast

import psycopg

from pg_checkpoint.core.errors import ConcurrentWriteError, LeaseHeldError, PgCheckpointError
from pg_checkpoint.core.loops import LoopBridge
from pg_checkpoint.saver.leases import Draining, Holding, Lease, Leases
from simulation import writers
from simulation.checks import (
    all_is_there,
    errors_are_right,
    holders_take_turns,
    nothing_left,
    order_of_threads,
    places_of,
)
from simulation.journal import Call, Journal, ViolationError
from simulation.plans import Actor, Plan, numbers_of
from simulation.server import Server

__all__ = ["CHANCES", "run_of_leases"]

# Who is in a run, how often.
CHANCES = {"block": 8, "stranger": 1}
_THREAD = "a"
_TTL = 3.0


class _Failed(Exception):  # noqa: N818  an application's
    """What a run fails with."""


class _Home:
    """The event loop that this is on."""

    def __init__(self, process: Process) -> None:
        self.bound = process

    def run(self, call: Coroutine[Any, Any, Any]) -> Coroutine[Any, Any, Any]:
        return call


class Process(writers.Process):
    """A saver's leases and its writer."""

    def __init__(self, number: int, plan: Plan, server: Server, journal: Journal) -> None:
        super().__init__(number, plan, server, journal)
        self.leases = Leases(
            self.database, self.settings.write_timeout, secrets.token_hex(8), Draining()
        )

    def lease(self, wait: float) -> Lease:
        """As the saver's method."""
        home = cast("LoopBridge[Any]", _Home(self))
        return Lease(home, Holding(_THREAD, _TTL), wait)


class _Run:
    """One run of a plan."""

    def __init__(self, plan: Plan, journal: Journal) -> None:
        self.plan, self.journal = plan, journal
        self.server = Server(journal.say)
        self.processes = [Process(n, plan, self.server, journal) for n in range(2)]
        # Tokens of blocks that ended as they should, with the place of the last commit by then.
        self.ended: dict[str, int] = {}
        # Puts that nobody waited for within their block.
        self.loose: set[Call] = set()

    async def play(self) -> None:
        """Lets all actors act, and looks at what came of it."""
        await asyncio.gather(*(self._act(actor) for actor in self.plan.actors))
        if not self.plan.faults and not self._has_stranger:
            # Longer than until the next heartbeat, which ends what was left.
            await asyncio.sleep(_TTL / 2)
            if held := [
                lease for lease in self.server.leased.leases.values() if lease.token is not None
            ]:
                raise ViolationError(f"{len(held)} leases are held by nobody")
        # Whatever nobody holds any more expires.
        await asyncio.sleep(4 * _TTL + 10.0)
        now = asyncio.get_running_loop().time()
        for thread_id, lease in self.server.leased.leases.items():
            if lease.token is not None and lease.expires_at > now:
                raise ViolationError(f"the lease of {thread_id} is renewed for nobody")
        for process in self.processes:
            await asyncio.wait_for(process.leases.stop(), 20.0)
            await asyncio.wait_for(process.writer.drain(), 20.0)
            while process.network.behind:
                await asyncio.wait(process.network.behind)
            nothing_left(process.writer)
        self._check()

    async def _act(self, actor: Actor) -> None:
        numbers = numbers_of(self.plan.seed, actor.name, actor.number)
        await asyncio.sleep(actor.begins)
        if actor.name == "stranger":
            await self.server.hold(("thread", _THREAD), numbers.choice((0.01, 0.5, 3.0)))
            return
        process = self.processes[numbers.random() < 0.5]
        block = asyncio.get_running_loop().create_task(self._block(process, actor, numbers))
        if self.plan.cancels and numbers.random() < 0.4:
            # An application's deadline.
            await asyncio.wait((block,), timeout=numbers.choice((0.0, 0.005, 0.02, 2.0)))
            block.cancel()
        await asyncio.wait((block,))
        if not block.cancelled() and (error := block.exception()) is not None:
            raise error

    # --- actors ---

    async def _block(self, process: Process, actor: Actor, numbers: random.Random) -> None:
        """Takes the lease, puts under it, and ends it in one way or another."""
        calls: list[asyncio.Task[None]] = []
        try:
            await self._hold(process, actor, numbers, calls)
        except (_Failed, LeaseHeldError) as error:
            self.journal.say(f"{actor.number} leaves: {type(error).__name__}")
        except (PgCheckpointError, psycopg.Error) as error:
            if self._is_calm:
                raise ViolationError(f"{actor.number} did not get the lease: {error!r}") from error
        finally:
            with suppress(asyncio.CancelledError):
                while left := [call for call in calls if not call.done()]:
                    await asyncio.wait(left)

    async def _hold(
        self,
        process: Process,
        actor: Actor,
        numbers: random.Random,
        calls: list[asyncio.Task[None]],
    ) -> None:
        how = numbers.choice(("ends", "ends", "fails", "hands over"))
        async with process.lease(wait=numbers.choice((0.0, 1.0, 60.0))) as lease:
            token = lease._holding.token
            self.journal.say(f"{actor.number} holds the lease in process {process.number}")
            await self._put(process, numbers, calls, token)
            if lease.lost and self._is_calm:
                raise ViolationError(f"{actor.number} lost its lease of no fault")
            if how == "hands over":
                lease.hand_over()
            if how != "ends":
                raise _Failed
        if not self.plan.faults and not self._has_stranger:  # else its end may have failed
            self.ended[token] = len(self.server.commits)
            self.journal.say(f"{actor.number} has ended")

    async def _put(
        self,
        process: Process,
        numbers: random.Random,
        calls: list[asyncio.Task[None]],
        token: str,
    ) -> None:
        parent: Call | None = None
        for _ in range(numbers.randint(0, 4)):
            holding = process.leases.of_write(_THREAD)
            if holding is not None:
                holding.has_put = True
            carried = None if holding is None else holding.token
            call = self.journal.begin("put", process.number, _THREAD, parent=parent, token=token)
            rows = writers.rows_of_put(call, leans=False)
            call.future = process.writer.put(rows, carried)
            made = self.journal.make(call)
            calls.append(asyncio.get_running_loop().create_task(made))
            parent = call
            if numbers.random() < 0.6:
                await asyncio.wait(calls)
            await asyncio.sleep(numbers.choice((0.0, 0.001, 0.5, 4.0)))
        # Who does not wait for its last put may find it refused.
        if calls and not self._is_loose(numbers, parent):
            await asyncio.wait(calls)

    def _is_loose(self, numbers: random.Random, last: Call | None) -> bool:
        if last is not None and numbers.random() < 0.6:
            self.loose.add(last)
            while (last := last.parent) is not None:
                self.loose.add(last)
            return True
        return False

    # --- afterwards ---

    @property
    def _is_calm(self) -> bool:
        return not (self.plan.faults or self.plan.cancels or self._has_stranger)

    @property
    def _has_stranger(self) -> bool:
        return any(actor.name == "stranger" for actor in self.plan.actors)

    def _check(self) -> None:
        calls = self.journal.calls
        sound = [c for c in calls if not isinstance(c.error, ConcurrentWriteError)]
        errors_are_right(sound)
        order_of_threads(calls, self.server)
        all_is_there(self.server)
        if self._is_calm and not self.loose.issuperset(c for c in calls if c not in sound):
            raise ViolationError("a put was refused, of no fault")
        for call in calls:
            if call.ended == math.inf:
                raise ViolationError(f"{call} did not end")
        holders_take_turns(calls, self.server)
        self._check_ends({call.number: call for call in calls})

    def _check_ends(self, calls: dict[int, Call]) -> None:
        """Nothing is stored under a lease that has ended."""
        places: defaultdict[str, list[int]] = defaultdict(list)
        for number, commits in places_of(self.server).items():
            places[str(calls[number].token)] += commits
        for token, length in self.ended.items():
            if max(places[token], default=-1) >= length:
                raise ViolationError("something was stored under a lease that had ended")


def run_of_leases(plan: Plan, journal: Journal) -> Coroutine[Any, Any, None]:
    """One run of a plan of CHANCES."""
    return _Run(plan, journal).play()
