"""What a process does with graphs: drives their runs under leases, beside `recover`.

Every run is noted with a name of its own for who holds the lease, "look" is a holder that has taken
it and not yet written anything, and what a task does to the world outside is an "effect".
"""

from __future__ import annotations

import asyncio
import itertools
import random
import time
from collections.abc import AsyncIterator, Callable, Collection, Iterator
from contextlib import asynccontextmanager, contextmanager
from functools import partial
from pathlib import Path
from typing import Any

from langchain_core.runnables import RunnableConfig
from langgraph.checkpoint.base import CheckpointTuple
from langgraph.types import Command

from pg_checkpoint import PostgresSaver, recover
from tests.faults.model.chains import Put
from tests.faults.model.configs import Config
from tests.faults.model.graphs import GRAPHS, plan_of
from tests.faults.model.judging_runs import cut, waits
from tests.faults.model.ledger import Ledger, is_expected, read_ledgers
from tests.faults.model.program import Operation, kind_of
from tests.faults.model.savers import cipher_options, opened
from tests.faults.model.values import digest, numbered
from tests.making import config_for, id_of
from tests.waiting import PATIENCE

# Seconds that a lease lives, that a task takes at most, and between two looks of `recover`.
_TTL, _PACE, _EVERY = 1.5, 0.15, 0.1
# The first where no lease is lost; there one attempt is enough for each run.
_FOR_GOOD = 86_400.0


class NotingSaver(PostgresSaver):
    """Notes what a graph stores, under the name by which its checkpoint tells of it."""

    ledger: Ledger
    of: Config

    async def aput(
        self, config: Any, checkpoint: Any, metadata: Any, new_versions: Any
    ) -> RunnableConfig:
        """Notes it before and after; `put` comes here too."""
        facts = Put(config, checkpoint, {"run_id": "never"}, {}).facts
        with self.noted("put", **facts, holder=_holder(config)) as number:
            named: Any = {**metadata, "put": self.ledger.name_of(number)}
            return await super().aput(config, checkpoint, named, new_versions)

    async def aput_writes(
        self, config: Any, writes: Any, task_id: str, task_path: str = ""
    ) -> None:
        """The same."""
        named = config["configurable"]
        place = {"thread": named["thread_id"], "ns": named["checkpoint_ns"], "id": id_of(config)}
        found = numbered([(task_id, *write) for write in writes])
        values = {channel: digest(_as_read(value)) for _, channel, value in found}
        with self.noted("writes", **place, task=task_id, values=values, holder=_holder(config)):
            await super().aput_writes(config, writes, task_id, task_path)

    @contextmanager
    def noted(self, kind: str, **facts: Any) -> Iterator[int]:
        """A call and its answer; an error that the configuration does not account for is found."""
        number = self.ledger.called(kind, **facts, ordered=False, sealed=False)
        try:
            yield number
        except BaseException as error:
            self.ledger.failed(number, error, self.of)
            raise
        self.ledger.answered(number, "acknowledged")


class Driving:
    """The graphs of a process."""

    def __init__(self, saver: NotingSaver) -> None:
        self._saver, self._loses = saver, saver.of.loses_leases
        self._ttl = _TTL if self._loses else _FOR_GOOD
        self._holders = itertools.count()
        self._graphs = {name: make(saver, self._effect) for name, make in GRAPHS.items()}

    async def do(self, operation: Operation) -> None:
        """Visits a thread, in a thread of its own; what it raises is noted."""
        await asyncio.to_thread(self.drive, operation.thread_id, random.Random(operation.seed))

    def drive(self, thread_id: str, rng: random.Random) -> bool:
        """Begins a run, answers what it asks, or goes on with it; whether it had ended before."""
        try:
            with self._saver.lease(thread_id, ttl=self._ttl) as lease:
                return self._visit(thread_id, rng, lease.control)
        except Exception as error:
            if not is_expected(error, self._saver.of):
                self._saver.ledger.found(f"a run of {thread_id} ended with {error!r}"[:500])
            return False

    def is_at_rest(self, thread_id: str) -> bool:
        """Whether the run of a thread has ended, or waits for an answer."""
        found = self._saver.get_tuple(config_for(thread_id))
        if found is None or waits(found):
            return True
        return not self._graphs[kind_of(thread_id)].get_state(config_for(thread_id)).tasks

    def _visit(self, thread_id: str, rng: random.Random, control: Any) -> bool:
        graph, config = self._graphs[kind_of(thread_id)], self._config(kind_of(thread_id))
        config["configurable"]["thread_id"] = thread_id
        facts = {"thread": thread_id, "holder": _holder(config)}
        with self._saver.noted("look", **facts):
            state = graph.get_state(config)
        given: Any = None
        if not state.config["configurable"].get("checkpoint_id"):
            given = {**plan_of(thread_id)._asdict(), "round": 0, "done": []}
        elif state.interrupts:
            given = Command(resume="yes")
        elif not state.tasks or rng.random() < 0.5:
            # Who takes a lease and writes nothing leaves a thread as it was.
            return not state.tasks
        with self._saver.noted("run", **facts):
            how: Any = {} if control is None else {"control": control}
            graph.invoke(given, config, durability=rng.choice(["sync", "async"]), **how)
        return False

    async def recover(self) -> None:
        """Resumes what was cut off, of all graphs."""
        await asyncio.gather(*(self._recover(name) for name in self._graphs))

    async def _recover(self, name: str) -> None:
        resumed: Any = _Resumed(self._graphs[name], self._saver)
        how: Any = {"max_attempts": 10**6 if self._loses else 1, "backoff": 0.01, "ttl": self._ttl}
        how |= {"filter": {"graph": name}, "config": lambda _: self._config(name)}
        await recover(self._saver, resumed, every=_EVERY, **how)

    def _config(self, graph: str) -> Any:
        """For a run with a holder of its own."""
        holder = f"{self._saver.ledger.process}.{next(self._holders)}"
        return {"configurable": {"holder": holder}, "metadata": {"graph": graph}}

    @contextmanager
    def _effect(self, name: str, config: RunnableConfig) -> Iterator[None]:
        named = config["configurable"]
        place = {"thread": named["thread_id"], "task": named["__pregel_task_id"]}
        with self._saver.noted("effect", **place, name=name, holder=_holder(config)):
            time.sleep(random.uniform(0, _PACE))
            yield


class _Resumed:
    """A graph whose resumed runs are noted."""

    def __init__(self, graph: Any, saver: NotingSaver) -> None:
        self.checkpointer = saver
        self._graph = graph

    async def ainvoke(self, given: None, config: Any, **how: Any) -> Any:
        facts = {"thread": config["configurable"]["thread_id"], "holder": _holder(config)}
        with self.checkpointer.noted("resumed run", **facts):
            return await self._graph.ainvoke(given, config, **how)


@asynccontextmanager
async def driving(saver: NotingSaver, ledger: Ledger, config: Config) -> AsyncIterator[Driving]:
    """The graphs, with `recover` beside them."""
    saver.ledger, saver.of = ledger, config
    made = Driving(saver)
    with saver.draining_on(grace=PATIENCE):
        recovering = asyncio.create_task(made.recover())
        try:
            yield made
        finally:
            # Who drains hands over what it has resumed, and ends by itself.
            drains = saver.is_draining or not recovering.cancel()
            (ended,) = await asyncio.gather(recovering, return_exceptions=True)
            if not (ended is None if drains else isinstance(ended, asyncio.CancelledError)):
                ledger.found(f"recover() ended by itself: {ended!r}"[:500])


async def finish(config: Config, dsn: str, folder: Path) -> dict[str, list[CheckpointTuple]]:
    """Lets `recover` finish all runs that were cut off, then drives all threads to their end."""
    entries, ledger = read_ledgers(folder), Ledger(folder, "last")
    options = {**config.options, **cipher_options(config)}
    async with opened(config, dsn, options, NotingSaver) as saver:
        async with driving(saver, ledger, config) as made:
            what = "was cut off, and nobody finished it"
            await _until(made.is_at_rest, cut(entries), what, ledger)
        threads = {call.facts["thread"] for call in entries.calls if call.kind == "look"}
        to_its_end = partial(made.drive, rng=random.Random(0))
        await _until(to_its_end, threads, "can't be driven to its end", ledger)
        stored = {thread: [*saver.list(config_for(thread, None, None))] for thread in threads}
        await asyncio.to_thread(saver.close)
    return stored


def _as_read(value: object) -> object:
    # An error is stored as its text: of a run that is cancelled when its process ends, its tasks
    # have some.
    return repr(value) if isinstance(value, BaseException) else value


def _holder(config: RunnableConfig) -> str:
    return str(config["configurable"]["holder"])


async def _until(
    is_done: Callable[[str], bool], threads: Collection[str], otherwise: str, ledger: Ledger
) -> None:
    """Asks of each thread until it is; notes those of which it never is."""
    left, end = sorted(threads), time.monotonic() + PATIENCE
    while left and time.monotonic() < end:
        left = [one for one in left if not await asyncio.to_thread(is_done, one)]
        await asyncio.sleep(_EVERY)
    for thread_id in left:
        ledger.found(f"the run of {thread_id} {otherwise}")
