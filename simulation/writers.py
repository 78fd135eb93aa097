"""Runs of the writer: graphs that put and write, deletes, reads, locks of others, a close."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any

import psycopg

from pg_checkpoint.codec.keys import NOTHING, CheckpointKey, Dependency
from pg_checkpoint.codec.rows import BlobRow, PutRows, WriteRow
from pg_checkpoint.core.errors import ReadTimeoutError
from pg_checkpoint.core.nodes import Nodes
from pg_checkpoint.core.observer import Observer
from pg_checkpoint.core.options import Settings
from pg_checkpoint.core.transaction import Statement
from pg_checkpoint.saver.guards import guards_of
from pg_checkpoint.saver.leases import lock_for_delete
from pg_checkpoint.saver.reads import PointReads
from pg_checkpoint.saver.writer import Writer
from simulation import checks
from simulation.journal import Call, Journal, ViolationError
from simulation.network import UNTIL, Network, database_on
from simulation.plans import Actor, Plan, numbers_of
from simulation.server import DELETE, POISON, READ, Server

__all__ = ["CHANCES", "Process", "rows_of_put", "run_of_writers"]

# Who is in a run, how often.
CHANCES = {"graph": 8, "delete": 2, "read": 2, "stranger": 1, "close": 0.4, "shutdown": 0.4}
THREADS = ("a", "b")
_NOTHING_SENT: dict[bytes, bytes] = {}


class Process:
    """A saver's writer and its point reads, over connections of its own."""

    def __init__(self, number: int, plan: Plan, server: Server, journal: Journal) -> None:
        numbers = numbers_of(plan.seed, "process", number)
        self.number = number
        self.settings = Settings(
            lanes=numbers.randint(1, 2),
            max_batch_items=numbers.choice((1, 3, 500)),
            max_queued_items=numbers.choice((2, 5, 1_000)),
            max_queued_bytes=numbers.choice((400, 2**20)),
            write_timeout=8.0,
            read_timeout=8.0,
            lock_timeout=2.0,
            statement_timeout=5.0,
        )
        self.network = Network(server, numbers, plan.faults, UNTIL, journal.say)
        self.database = database_on(self.network, self.settings)
        nodes = Nodes(self.database, self.settings, _no_look, self.database._counts)
        self.writer = Writer(
            self.database, nodes, self.settings, Observer(), guards_of(self.database)
        )
        self.reads = PointReads(self.database, timeout=self.settings.read_timeout)


class _Run:
    """One run of a plan."""

    def __init__(self, plan: Plan, journal: Journal) -> None:
        self.plan, self.journal = plan, journal
        self.server = Server(journal.say)
        self.processes = [Process(n, plan, self.server, journal) for n in range(2)]

    async def play(self) -> None:
        """Lets all actors act, closes, and looks at what came of it."""
        await asyncio.gather(*(self._act(actor) for actor in self.plan.actors))
        for process in self.processes:
            await self._drain(process)
            while process.network.behind:
                await asyncio.wait(process.network.behind)
        self._check()

    async def _act(self, actor: Actor) -> None:
        numbers = numbers_of(self.plan.seed, actor.name, actor.number)
        await asyncio.sleep(actor.begins)
        process = self.processes[numbers.random() < 0.2]
        await getattr(self, f"_{actor.name}")(process, numbers.choice(THREADS), numbers)

    # --- actors ---

    async def _graph(self, process: Process, thread_id: str, numbers: random.Random) -> None:
        """Puts checkpoint after checkpoint, with writes beside them, as LangGraph does."""
        parent: Call | None = None
        calls: list[asyncio.Task[None]] = []
        reads: list[asyncio.Task[None]] = []
        for _ in range(numbers.randint(1, 5)):
            whats = ["writes"] * numbers.choice((0, 0, 1, 2)) + ["put"]
            calls += [self._call(process, what, thread_id, numbers, parent) for what in whats]
            parent = self.journal.calls[-1]
            if numbers.random() < 0.3:
                calls.append(self._call(process, "writes", thread_id, numbers))
                # Others look meanwhile.
                reads.append(asyncio.ensure_future(self._read(process, thread_id, numbers)))
            if numbers.random() < 0.6:  # else the next step begins before this one is stored
                await asyncio.wait(calls)
            if numbers.random() < 0.3:
                await asyncio.sleep(numbers.choice((0.0, 0.001, 0.5)))
            if parent.error is not None and numbers.random() < 0.5:
                parent = None
        await asyncio.wait(calls)
        await asyncio.gather(*reads)

    async def _delete(self, process: Process, thread_id: str, numbers: random.Random) -> None:
        await self._call(process, "delete", thread_id, numbers)

    async def _stranger(self, process: Process, thread_id: str, numbers: random.Random) -> None:
        await self.server.hold(("thread", thread_id), numbers.choice((0.01, 0.5, 3.0, 15.0)))

    async def _close(self, process: Process, thread_id: str, numbers: random.Random) -> None:
        await self._drain(process)

    async def _shutdown(self, process: Process, thread_id: str, numbers: random.Random) -> None:
        """Cancels tasks of the lanes, as an event loop does that ends, or somebody else."""
        chance = numbers.choice((1.0, 1.0, 0.5))
        for task in [*process.writer._tasks]:
            if numbers.random() < chance:
                task.cancel()

    async def _read(self, process: Process, thread_id: str, numbers: random.Random) -> None:
        """A caller sees what was accepted before it came."""
        before = [c for c in self.journal.calls if c.what != "read"]
        call = self.journal.begin("read", process.number, thread_id)
        if not await process.writer.settle(thread_id, timeout=30.0):
            raise ViolationError(f"{call} waited for more than 30 s")
        for one in before:
            is_mine = (one.process, one.about) == (process.number, thread_id)
            if is_mine and one.future is not None and not one.future.done():
                raise ViolationError(f"{call} did not wait for {one}")
        # More than are sent at once have to wait for each other.
        times, at_once = numbers.choice(((1, 1), (1, 1), (5, 7)))
        errors: list[Any] = []
        for _ in range(times):
            reads = [self._see(call, process) for _ in range(at_once)]
            errors += await asyncio.gather(*reads, return_exceptions=True)
        for error in errors:
            expected = not self._is_calm and isinstance(error, (ReadTimeoutError, psycopg.Error))
            if error is not None and not expected:
                raise ViolationError(f"{call} failed with {error!r}") from error

    async def _see(self, call: Call, process: Process) -> None:
        statement = Statement(READ, (call.about,))
        begun = time.monotonic()
        try:
            call.answer = {number for (number,) in await process.reads.fetch(statement)}
        finally:
            call.ended = time.monotonic()
            if call.ended > begun + process.settings.read_timeout + 0.001:
                raise ViolationError(f"{call} took {call.ended - begun:.3f} s")

    # --- calls ---

    def _call(
        self,
        process: Process,
        what: str,
        thread_id: str,
        numbers: random.Random,
        parent: Call | None = None,
    ) -> asyncio.Task[None]:
        poison = what != "delete" and numbers.random() < 0.06
        submit: Callable[..., asyncio.Future[Any]] = getattr(self, f"_submit_{what}")
        after = numbers.choice((0.0, 0.0005, 0.01, 1.0)) if numbers.random() < 0.15 else None
        parent = parent if what == "put" else None
        call = self.journal.begin(what, process.number, thread_id, parent=parent, is_poison=poison)
        # It is called now, in this order; its task only waits.
        call.future = submit(process, call, numbers)
        made = self.journal.make(call, cancelled_after=after if self.plan.cancels else None)
        return asyncio.get_running_loop().create_task(made)

    def _submit_put(
        self, process: Process, call: Call, numbers: random.Random
    ) -> asyncio.Future[Any]:
        return process.writer.put(rows_of_put(call, leans=numbers.random() < 0.7))

    def _submit_writes(
        self, process: Process, call: Call, numbers: random.Random
    ) -> asyncio.Future[Any]:
        value = json.dumps({"call": call.number, "poison": POISON if call.is_poison else ""})
        value = value if call.is_poison else json.dumps({"call": call.number})
        idx = numbers.choice((0, 0, -1))
        row = (call.about, "", "0", f"task {call.number}", idx, "", "c", "t", value.encode())
        return process.writer.put_writes([WriteRow(*row)])

    def _submit_delete(
        self, process: Process, call: Call, numbers: random.Random
    ) -> asyncio.Future[Any]:
        lock = lock_for_delete(process.database, call.about)
        return process.writer.run_alone(
            call.about, [*lock, Statement(DELETE, (call.about, call.number))]
        )

    async def _drain(self, process: Process) -> None:
        try:
            await asyncio.wait_for(process.writer.drain(), 3 * process.settings.write_timeout)
        except asyncio.TimeoutError:
            raise ViolationError(f"process {process.number} can't be closed") from None

    # --- afterwards ---

    def _check(self) -> None:
        calls = [call for call in self.journal.calls if call.what != "read"]
        checks.all_ended(calls, self.processes[0].settings.write_timeout)
        checks.errors_are_right(calls)
        checks.acknowledged_is_committed(calls, self.server)
        checks.refused_is_not_committed(calls, self.server)
        checks.order_of_threads(calls, self.server)
        checks.no_child_without_parent(calls, self.server)
        checks.all_is_there(self.server)
        if self._is_calm:
            checks.nothing_failed(calls)
        for process in self.processes:
            checks.nothing_left(process.writer)

    @property
    def _is_calm(self) -> bool:
        """Whether nothing has a reason to fail but what is refused."""
        disturbing = {"stranger", "close", "shutdown"}.intersection(
            a.name for a in self.plan.actors
        )
        is_small = any(one.settings.max_queued_bytes < 1_000 for one in self.processes)
        return not (self.plan.faults or self.plan.cancels or disturbing or is_small)


def run_of_writers(plan: Plan, journal: Journal) -> Coroutine[Any, Any, None]:
    """One run of a plan of CHANCES."""
    return _Run(plan, journal).play()


async def _no_look(*_: Any) -> None:
    """There are no nodes."""


def rows_of_put(call: Call, *, leans: bool, left: int | None = None) -> PutRows:
    """A put of a checkpoint with a value of its own, and one that its parent has too.

    Args:
        call: That of the put.
        leans: Whether the value is left out that its parent has.
        left: Steps that its run has still to do; None if it has nothing of a run.
    """
    refers = [["kept", "1"], ["own", str(call.number)]]
    document: dict[str, Any] = {"call": call.number, "refers": refers, **_to_run(left)}
    if call.is_poison:
        document["value"] = POISON
    kept, own = (_blob(*one) for one in refers)
    is_leaning = leans and call.parent is not None
    return PutRows(
        key=CheckpointKey(call.about, "", f"{call.number:04}"),
        parent_id=None if call.parent is None else f"{call.parent.number:04}",
        checkpoint=json.dumps(document),
        metadata="{}",
        blobs=[own] if is_leaning else [own, kept],
        stored=NOTHING,
        dependencies=[Dependency("kept", "1", None)] if is_leaning else [],
        encode_omitted=partial(list, [kept]) if is_leaning else list,
        size=100 if call.number % 3 else 300,
        has_tasks=None if left is None else left > 0,
    )


def _to_run(left: int | None) -> dict[str, Any]:
    """What of a checkpoint says which nodes run next."""
    if left is None:
        return {}
    triggers = ["branch:to:step"] if left else []
    return {
        "left": left,
        "channel_versions": dict.fromkeys(triggers, "1"),
        "versions_seen": {},
        "updated_channels": triggers,
    }


def _blob(channel: str, version: str) -> BlobRow:
    return BlobRow(channel, version, "t", 1, 0, None, b"x", _NOTHING_SENT, _NOTHING_SENT)
