"""Runs of `recover`: workers that resume what other processes have begun and did not end.

A run of a graph is an actor that puts a checkpoint after each step, under a lease. Its process
hands it over, dies, is drained, or is cut off from the server and goes on later. A resumed one
raises, is drained, cancels itself, or is shut down with its worker, whose saver is drained or whose
`recover` is cancelled. In the end one worker is left, to which nothing happens.
"""

from __future__ import annotations

import asyncio
import math
import random
from collections import defaultdict
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from contextvars import Context, copy_context
from dataclasses import dataclass, field
from typing import Any

import psycopg
from langgraph import errors as graph_errors

from pg_checkpoint import AsyncPostgresSaver, recover
from pg_checkpoint.core.errors import ConcurrentWriteError, LeaseHeldError, PgCheckpointError
from pg_checkpoint.core.transaction import Statement
from pg_checkpoint.saver.leases import Lease
from simulation.checks import all_is_there, holders_take_turns, nothing_left
from simulation.journal import Call, Journal, ViolationError
from simulation.network import UNTIL, Network, join
from simulation.plans import Actor, Plan, numbers_of
from simulation.server import NEWEST, Server
from simulation.writers import rows_of_put

__all__ = ["CHANCES", "run_of_recoveries"]

# Who is in a run, how often.
CHANCES = {"application": 5, "worker": 5, "stranger": 1}
THREADS = ("a", "b")
_TTL, _ATTEMPTS, _BACKOFF, _EVERY = 3.0, 2, 1.0, 0.5
# Before LangGraph 1.2 nothing is drained.
_DRAINED = getattr(graph_errors, "GraphDrained", None)
# A run that was asked to stop does, or goes on until it is refused.
_DRAINS = ("is drained", "is drained late") if _DRAINED is not None else ()
_GRACES = (0.0, 0.3, 3.0)


class _Failed(Exception):  # noqa: N818  an application's
    """What a run fails with."""


class Process:
    """A saver, whose database is the server's model."""

    def __init__(self, number: int, plan: Plan, server: Server, journal: Journal) -> None:
        numbers = numbers_of(plan.seed, "process", number)
        self.number = number
        self.saver = AsyncPostgresSaver(
            "dbname=simulated",
            lanes=numbers.randint(1, 2),
            write_timeout=8.0,
            read_timeout=8.0,
            lock_timeout=2.0,
            statement_timeout=5.0,
        )
        self.engine = self.saver._engine
        self.network = Network(server, numbers, plan.faults, UNTIL, journal.say)
        self.network.slowness = numbers.choice((1.0, 1.0, 1.0, 20.0))
        join(self.engine.database, self.network)

    async def end(self) -> None:
        """Ends its heartbeats and its writer, within their time."""
        await asyncio.wait_for(self.engine.leases.stop(), 30.0)
        await asyncio.wait_for(self.engine.writer.drain(), 30.0)
        nothing_left(self.engine.writer)


@dataclass
class _Story:
    """What happened to the last run of a thread.

    Attributes:
        driven_by: Who goes on with it just now.
        raised: When resumed runs raised.
        is_sure: Whether every attempt is among those: nobody died, lost its lease or ended it late.
        may_stand: Whether it was ended by an error that is its application's to see.
    """

    driven_by: list[str] = field(default_factory=list)
    raised: list[float] = field(default_factory=list)
    is_sure: bool = True
    may_stand: bool = False


class _Graph:
    """What `recover` resumes."""

    def __init__(self, run: _Run, process: Process, numbers: random.Random | None) -> None:
        self.checkpointer = process.saver
        self._run, self._process, self._numbers = run, process, numbers

    async def ainvoke(
        self,
        input: None,  # noqa: A002  LangGraph's
        config: Any = None,
        control: Any = None,
        **how: Any,
    ) -> None:
        thread_id = config["configurable"]["thread_id"]
        await self._run.resume(self._process, thread_id, self._numbers, control)


class _Run:
    """One run of a plan."""

    def __init__(self, plan: Plan, journal: Journal) -> None:
        self.plan, self.journal = plan, journal
        self.server = Server(journal.say)
        self.server.leased.taken_over = self._taken_over
        self.processes: list[Process] = []
        self.stories: defaultdict[str, _Story] = defaultdict(_Story)

    async def play(self) -> None:
        """Lets all actors act, and has what is left resumed."""
        await asyncio.gather(*(self._act(actor) for actor in self.plan.actors))
        await self._finish()
        for process in self.processes:
            await process.end()
            while process.network.behind:
                await asyncio.wait(process.network.behind)
        self._check()

    async def _act(self, actor: Actor) -> None:
        numbers = numbers_of(self.plan.seed, actor.name, actor.number)
        await asyncio.sleep(actor.begins)
        await getattr(self, f"_{actor.name}")(actor, numbers)

    def _process(self) -> Process:
        process = Process(len(self.processes), self.plan, self.server, self.journal)
        self.processes.append(process)
        return process

    # --- actors ---

    async def _stranger(self, _: Actor, numbers: random.Random) -> None:
        name = "thread", numbers.choice(THREADS)
        await self.server.hold(name, numbers.choice((0.01, 0.5, 3.0)))

    async def _application(self, actor: Actor, numbers: random.Random) -> None:
        """Begins a run, in a process of its own."""
        process, thread_id = self._process(), numbers.choice(THREADS)
        driving = asyncio.get_running_loop().create_task(self._drive(process, thread_id, numbers))
        if self.plan.cancels and numbers.random() < 0.3:
            await asyncio.wait((driving,), timeout=numbers.choice((0.0, 0.02, 2.0)))
            driving.cancel()
        await asyncio.wait((driving,))
        if not driving.cancelled() and (error := driving.exception()) is not None:
            raise error

    async def _drive(self, process: Process, thread_id: str, numbers: random.Random) -> None:
        how = numbers.choice(
            ("ends", "fails", "fails", "hands over", "hands over", "dies", "is cut off", *_DRAINS)
        )
        lease = process.saver.lease(thread_id, ttl=_TTL, wait=numbers.choice((0.0, 60.0)))
        mine: _Story | None = None
        try:
            async with lease:
                mine = self._begin(process, thread_id)
                with self._driven(thread_id, f"process {process.number}"):
                    await self._first_steps(process, lease, how, numbers)
        except BaseException as error:
            self.journal.say(f"the run of {thread_id} leaves: {type(error).__name__}")
            is_cut = process.saver.is_draining and not isinstance(error, Exception)
            self._left(mine, how, error, is_cut=is_cut)
            expected = isinstance(error, (_Failed, PgCheckpointError, psycopg.Error))
            if not (expected or _is_drained(error)):
                raise

    async def _first_steps(
        self, process: Process, lease: Lease, how: str, numbers: random.Random
    ) -> None:
        """A new input, and what follows, as far as this process gets."""
        thread_id, left = lease.thread_id, numbers.choice((1, 1, 2, 3))
        last, _ = await self._state(process, thread_id)
        last = await self._put(process, thread_id, last, left)
        await asyncio.sleep(numbers.choice((0.0, 0.01, 1.0)))
        self.journal.say(f"the run of {thread_id} {how}")
        if how == "hands over":
            lease.hand_over()
        elif how == "is drained":
            control = lease.control
            process.saver.drain(numbers.choice(_GRACES))
            _stop_if_asked(control)
        elif how == "is drained late":
            # It may still go on here when others do.
            self.stories[thread_id].is_sure = False
            await self._go_on_drained(process, last, left, numbers)
            return
        elif how in ("dies", "is cut off"):
            until = math.inf if how == "dies" else _now() + numbers.uniform(1, 7)
            process.network.away_until, self.stories[thread_id].is_sure = until, False
        if how not in ("ends", "is cut off"):
            raise _Failed
        while left:
            left -= 1
            last = await self._put(process, thread_id, last, left)

    async def _go_on_drained(
        self, process: Process, last: Call, left: int, numbers: random.Random
    ) -> None:
        """Its puts may come without their context, as LangGraph makes some."""
        grace, loop = numbers.choice(_GRACES), asyncio.get_running_loop()
        process.saver.drain(grace)
        late = _now() + grace + 0.3 * process.network.slowness
        while left:
            left -= 1
            await asyncio.sleep(numbers.choice((0.1, 0.5, 4.0)))
            context, is_late = numbers.choice((copy_context(), Context())), _now() > late
            put = self._put(process, str(last.about), last, left)
            last = await context.run(loop.create_task, put)
            if is_late and self._is_calm:
                raise self._violated("a run stored something that was handed over")

    def _left(self, story: _Story | None, how: str, error: BaseException, *, is_cut: bool) -> None:
        """Notes that a run has failed; that is its application's matter, unless others go on."""
        goes_on = how in ("dies", "hands over") and isinstance(error, _Failed)
        goes_on |= is_cut or _is_drained(error)
        if story is not None and not (goes_on or isinstance(error, ConcurrentWriteError)):
            story.may_stand = True
        is_expected = isinstance(error, (_Failed, LeaseHeldError)) or _is_drained(error)
        if self._is_calm and not is_expected and (story is None or story.is_sure):
            raise ViolationError("a run failed of no fault") from error

    def _begin(self, process: Process, thread_id: str) -> _Story:
        """A story of its own; whoever learns late that it had the lease leaves the next one's."""
        before = self.stories[thread_id]
        story = _Story(before.driven_by, is_sure=not before.driven_by)
        lease = self.server.leased.leases.get(thread_id)
        if lease is None or lease.token != process.engine.leases.token_of_block(thread_id):
            before.is_sure = story.is_sure = False
        else:
            self.stories[thread_id] = story
        return story

    async def _worker(self, actor: Actor, numbers: random.Random) -> None:
        """Resumes runs, until its process is shut down or dies; another one comes in its place."""
        for _ in range(numbers.randint(1, 4)):
            await self._live(numbers)

    async def _live(self, numbers: random.Random) -> None:
        process = self._process()
        # Runs may begin and end while it looks.
        process.network.slowness = numbers.choice((1.0, 20.0, 30.0))
        resuming = asyncio.get_running_loop().create_task(self._recover(process, numbers))
        await asyncio.wait((resuming,), timeout=numbers.choice((0.4, 1.0, 4.0, 9.0)))
        if numbers.random() < 0.2:
            self.journal.say(f"process {process.number} dies")
            process.network.away_until = math.inf
            # What it has taken, or takes, counts as tried, whether its run has begun or not.
            leases = process.engine.leases
            for thread_id, story in self.stories.items():
                story.is_sure &= not (leases._begun or thread_id in leases._held)
        self.journal.say(f"process {process.number} is shut down")
        is_drained = numbers.random() < 0.5
        if is_drained:
            process.saver.drain(numbers.choice(_GRACES))
        else:
            resuming.cancel()
        await asyncio.wait((resuming,), timeout=40.0)
        if not resuming.done() or resuming.cancelled() == is_drained:
            why = repr(resuming.exception()) if resuming.done() else "goes on"
            raise ViolationError(f"recover of process {process.number} was shut down: {why}")

    async def _recover(
        self, process: Process, numbers: random.Random | None, *, forever: bool = True
    ) -> int:
        at_once = 10 if numbers is None else numbers.choice((1, 2, 10))
        graph = _Graph(self, process, numbers)
        return await recover(
            process.saver,
            graph,
            at_once=at_once,
            max_attempts=_ATTEMPTS,
            backoff=_BACKOFF,
            every=_EVERY,
            ttl=_TTL,
            grace=0.0 if numbers is None else numbers.choice(_GRACES),
            forever=forever,
        )

    async def _finish(self) -> None:
        """Has one more worker resume what is due, when the network is as it should be again."""
        last = self._process()
        last.network.faults.clear()
        for _ in range(3):
            # Leases have expired by then, and late transactions have come.
            await asyncio.sleep(70.0)
            await asyncio.wait_for(self._recover(last, None, forever=False), 60.0)

    def _taken_over(self, thread_id: str) -> None:
        """What a slow network brings when the lease has expired ends no attempt."""
        if any(process.network.slowness > 1 for process in self.processes):
            self.stories[thread_id].is_sure = False

    # --- a run ---

    async def resume(
        self, process: Process, thread_id: str, numbers: random.Random | None, control: Any
    ) -> None:
        """Goes on from the newest checkpoint; without numbers to the end."""
        story = self.stories[thread_id]
        now = _now()
        if self._is_calm and story.is_sure and story.raised:
            pause = 0.8 * _BACKOFF * 2 ** (len(story.raised) - 1)
            if now < story.raised[-1] + pause:
                raise self._violated(f"the run of {thread_id} was resumed without a pause")
        if self._is_calm and story.is_sure and story.may_stand:
            raise self._violated(f"the run of {thread_id} was resumed, whose caller has its error")
        with self._driven(thread_id, f"process {process.number}"):
            self.journal.say(f"process {process.number} resumes {thread_id}")
            try:
                await self._steps(process, thread_id, numbers, control)
            except Exception as error:
                story.is_sure &= _is_drained(error) or isinstance(error, _Failed)
                raise

    async def _steps(
        self, process: Process, thread_id: str, numbers: random.Random | None, control: Any
    ) -> None:
        last, left = await self._state(process, thread_id)
        story = self.stories[thread_id]
        lease, mine = self.server.leased.leases.get(thread_id), process.engine.leases
        if not left and lease is not None and lease.token == mine.token_of_block(thread_id):
            raise self._violated(f"the run of {thread_id} was resumed when it had ended")
        while left:
            if control is not None and process.saver.is_draining and not control.drain_requested:
                raise self._violated(f"the run of {thread_id} was not asked to stop")
            _stop_if_asked(control)
            if numbers is not None:
                await self._something(story, numbers)
            left -= 1
            last = await self._put(process, thread_id, last, left)

    async def _something(self, story: _Story, numbers: random.Random) -> None:
        """What may become of a step; one that cancels itself has failed."""
        await asyncio.sleep(numbers.choice((0.0, 0.0, 0.01, 0.7)))
        what = numbers.choices(("goes on", "raises", "is drained", "cancels itself"), (8, 6, 3, 1))
        self.journal.say(f"a resumed run {what[0]}")
        if what == ["is drained"] and _DRAINED is not None:
            raise _DRAINED
        if what in (["raises"], ["cancels itself"]):
            story.raised.append(_now())
            raise _Failed if what == ["raises"] else asyncio.CancelledError

    @contextmanager
    def _driven(self, thread_id: str, who: str) -> Iterator[None]:
        """Notes who goes on with a thread, which is one at a time."""
        driven_by = self.stories[thread_id].driven_by
        if who in driven_by or (driven_by and self._is_calm and self.stories[thread_id].is_sure):
            raise self._violated(f"{thread_id} is driven by {who} and {driven_by}")
        driven_by.append(who)
        try:
            yield
        finally:
            driven_by.remove(who)

    async def _state(self, process: Process, thread_id: str) -> tuple[Call | None, int]:
        """The put of the newest checkpoint, and the steps that are left."""
        newest = Statement(NEWEST, (thread_id,))
        (rows,) = await process.engine.database.read([newest], timeout=8.0)
        return (self.journal.calls[rows[0][0]], rows[0][1]) if rows else (None, 0)

    async def _put(self, process: Process, thread_id: str, parent: Call | None, left: int) -> Call:
        holding = process.engine.leases.of_write(thread_id)
        if holding is not None:
            holding.has_put = True
        carried = None if holding is None else holding.token
        call = self.journal.begin("put", process.number, thread_id, parent=parent, token=carried)
        rows = rows_of_put(call, leans=False, left=left)
        call.future = process.engine.writer.put(rows, carried)
        await self.journal.make(call)
        if call.error is not None:
            raise call.error
        return call

    # --- afterwards ---

    @property
    def _is_calm(self) -> bool:
        has_stranger = any(actor.name == "stranger" for actor in self.plan.actors)
        return not (self.plan.faults or self.plan.cancels or has_stranger)

    def _violated(self, what: str) -> ViolationError:
        """Kept, for `recover` takes it for a run's error."""
        self.journal.violations.append(what)
        return ViolationError(what)

    def _check(self) -> None:
        calls = self.journal.calls
        if self.journal.violations:
            raise ViolationError(self.journal.violations[0])
        all_is_there(self.server)
        holders_take_turns(calls, self.server)
        parents = [call.parent for call in calls if self._is_stored(call) and call.parent]
        if len(set(parents)) < len(parents):
            raise ViolationError("two runs have continued one checkpoint")
        for thread_id, story in self.stories.items():
            self._check_end(thread_id, story)

    def _is_stored(self, call: Call) -> bool:
        return any(put.call == call.number for put in self.server.checkpoints.values())

    def _check_end(self, thread_id: str, story: _Story) -> None:
        lease = self.server.leased.leases.get(thread_id)
        is_given_up = lease is not None and lease.given_up_id is not None
        rows = self.server._newest(None, thread_id)  # type: ignore[arg-type]  # not looked at
        is_over = not rows or rows[0][1] == 0
        # Of a thread that has nothing to run it is swept, later.
        if lease is not None and not (is_given_up or (is_over and lease.expires_at < _now())):
            raise ViolationError(f"{thread_id} is due, and nobody has resumed it: {lease}")
        if not (is_over or is_given_up or story.may_stand):
            raise ViolationError(f"the run of {thread_id} has not come to its end")
        if self._is_calm and story.is_sure:
            if is_given_up and len(story.raised) < _ATTEMPTS:
                raise ViolationError(f"{thread_id} was given up after {len(story.raised)} errors")
            if len(story.raised) > _ATTEMPTS:
                raise ViolationError(f"{thread_id} was tried too often: {len(story.raised)}")


def _is_drained(error: BaseException) -> bool:
    return _DRAINED is not None and isinstance(error, _DRAINED)


def _stop_if_asked(control: Any) -> None:
    """As LangGraph does before each step."""
    if control is not None and control.drain_requested:
        raise graph_errors.GraphDrained


def _now() -> float:
    return asyncio.get_running_loop().time()


def run_of_recoveries(plan: Plan, journal: Journal) -> Coroutine[Any, Any, None]:
    """One run of a plan of CHANCES."""
    return _Run(plan, journal).play()
