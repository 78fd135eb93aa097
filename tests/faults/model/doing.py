"""What the operations of a program do with a saver, and what they note of it."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Awaitable, Callable, Iterable
from typing import Any

from langgraph.checkpoint.base import CheckpointTuple
from langgraph.checkpoint.base.id import uuid6

from pg_checkpoint import RetentionPolicy
from pg_checkpoint.core.errors import ParentWriteFailedError
from tests.faults.model.chains import LOG, Chain, ChangeInFlight, Put, Versions, rebuilt
from tests.faults.model.configs import Config
from tests.faults.model.ledger import Ledger
from tests.faults.model.program import REFUSED, RUNS, Operation
from tests.faults.model.savers import Calls
from tests.faults.model.values import digest, seen_facts
from tests.making import config_for, id_of

# Seconds in which every call has to end, one way or another.
PATIENCE = 60.0
_SPECIAL = ("__interrupt__", "__error__", "__resume__")


class Failed(Exception):  # noqa: N818  it is not the tester's error
    """The call was answered with an error, which is noted."""


class Doing:
    """The operations."""

    def __init__(
        self, config: Config, calls: Calls, ledger: Ledger, number: int, *, sealed: bool
    ) -> None:
        self._config = config
        self._calls = calls
        self._ledger = ledger
        self._versions = Versions(config, calls.saver, number)
        self._delta: dict[str, Chain] = {}
        self._begun = 0
        self._sealed = sealed

    async def do(self, operation: Operation) -> None:
        """Does one."""
        rng = random.Random(operation.seed)
        method: Callable[..., Awaitable[None]] = getattr(
            self, "_" + operation.kind.replace(" ", "_")
        )
        await method(operation, rng)

    # --- puts ---

    async def _run(self, operation: Operation, rng: random.Random) -> None:
        """A few steps from the newest checkpoint, or from an older one.

        As LangGraph does, it may put the next one although the one before failed.
        """
        chain = await self._chain(operation, rng, back=rng.choice([0, 0, 0, 1, 4]))
        goes_on = rng.random() < 0.5
        for _ in range(rng.randint(1, 5)):
            if chain.parent_id is not None:
                await self._write(chain, rng)
            chain.grow(rng)
            put = chain.put(self._versions, _run_id(operation, rng), self._ledger.next_name())
            try:
                await self._put(put, rng)
            except Failed:
                if not goes_on:
                    raise
                goes_on = False
            chain.follow(put.checkpoint["id"])
            # Others may do a lot meanwhile.
            await asyncio.sleep(rng.choice([0, 0, 0.01, 0.05, 0.3]))

    async def _burst(self, operation: Operation, rng: random.Random) -> None:
        """Without waiting: a checkpoint, its child, the first again with other content, a child."""
        chain = await self._chain(operation, rng)
        calls: list[tuple[int, asyncio.Future[Any]]] = []
        run = _run_id(operation, rng)
        repeated: Put | None = None
        for n in range(rng.randint(2, 5)):
            chain.grow(rng)
            again: str | None = None
            if n == 2 and repeated is not None:
                chain.config, again = repeated.config, repeated.checkpoint["id"]
            put = chain.put(self._versions, run, self._ledger.next_name(), again)
            calls.append(self._begin_put(put))
            repeated = repeated or put
            chain.follow(put.checkpoint["id"])
        await self._all(calls)

    async def _refused(self, operation: Operation, rng: random.Random) -> None:
        """A put that the server refuses (see running.py), and its child, before or after that."""
        chain, run = await self._chain(operation, rng), _run_id(operation, rng)
        calls, waits = [], rng.random() < 0.5
        for checkpoint_id in (f"{uuid6()}{REFUSED}", None):
            chain.grow(rng)
            put = chain.put(self._versions, run, self._ledger.next_name(), checkpoint_id)
            calls.append(self._begin_put(put))
            chain.follow(put.checkpoint["id"])
            if waits:
                await asyncio.wait({calls[-1][1]}, timeout=PATIENCE)
        await self._all(calls)

    async def _repeat(self, operation: Operation, rng: random.Random) -> None:
        """Puts again what is there, as a caller does that got no answer."""
        await self._put_again(operation, rng, edits=False)

    async def _rewrite(self, operation: Operation, rng: random.Random) -> None:
        """Puts other content under an id that is there; others may lean on what was."""
        await self._put_again(operation, rng, edits=True)
        if operation.thread_id.startswith("wild") and rng.random() < 0.4:
            await self._prune(operation, rng)

    async def _put_again(self, operation: Operation, rng: random.Random, *, edits: bool) -> None:
        found = await self._read_some(operation, limit=3)
        if not found:
            return
        again = rng.choice(found)
        chain = Chain.from_stored(again)
        named = again.config["configurable"]
        parent = id_of(again.parent_config) if again.parent_config else None
        chain.config = config_for(named["thread_id"], parent, named["checkpoint_ns"])
        if edits:
            chain.grow(rng)
        put = chain.put(
            self._versions, _run_id(operation, rng), self._ledger.next_name(), id_of(again.config)
        )
        put.new.update(rng.sample(sorted(chain.versions.items()), min(2, len(chain.versions))))
        await self._put(put, rng)

    async def _delta_run(self, operation: Operation, rng: random.Random) -> None:
        """Some steps of a thread with a delta channel, which nobody else puts to."""
        chain = self._delta.pop(operation.thread_id, None)
        if chain is None:
            self._begun += 1
            chain = Chain.first(f"{operation.thread_id}.{self._begun}", "", rng, 3)
            chain.log = []
        for _ in range(rng.randint(1, 6)):
            item = f"item {chain.steps} {rng.random()}"
            if chain.parent_id is not None:
                await self._writes(chain.config, [(LOG, [item])], f"task {chain.steps}")
                chain.write_log(item)
            chain.grow(rng)
            put = chain.put(self._versions, "never", self._ledger.next_name())
            await self._put(put, rng)
            chain.follow(put.checkpoint["id"])
        await self._check_log(chain)
        # After an error another thread is begun: this one's state is not known.
        self._delta[operation.thread_id] = chain

    async def _chain(self, operation: Operation, rng: random.Random, back: int = 0) -> Chain:
        found = await self._read_some(operation, limit=back + 1)
        if found:
            return Chain.from_stored(found[-1])
        place = operation.thread_id, operation.checkpoint_ns
        return Chain.first(*place, rng, self._config.size)

    async def _put(self, put: Put, rng: random.Random) -> None:
        facts, change = put.facts, None
        if rng.random() < self._config.changes:
            change = ChangeInFlight(put, facts, rng, blocking=not self._calls.is_ordered)
            change.begin()
        number, future = self._begin_put(put, facts)
        try:
            if change is not None:
                await change.go_on()
            if self._config.cancels and rng.random() < 0.1:
                await asyncio.wait({future}, timeout=rng.choice([0, 0.001, 0.005]))
                future.cancel()
            await self._answer(number, future)
        except ParentWriteFailedError as error:
            await self._check_parent(put)
            raise Failed from error
        finally:
            if change is not None:
                change.end()

    def _begin_put(
        self, put: Put, facts: dict[str, Any] | None = None
    ) -> tuple[int, asyncio.Future[Any]]:
        ordered = self._calls.is_ordered
        facts = {**(facts or put.facts), "ordered": ordered, "sealed": self._sealed}
        number = self._ledger.called("put", **facts)
        future = self._calls.start("put", put.config, put.checkpoint, put.metadata, put.new)
        return number, future

    async def _check_parent(self, put: Put) -> None:
        """A put was refused for its parent's sake: if that one is there, the next must not be."""
        parent = await self._call("read", "get_tuple", put.config)
        if parent is None:
            return
        child = Chain.from_stored(parent).put(self._versions, "never", self._ledger.next_name())
        try:
            await self._answer(*self._begin_put(child))
        except ParentWriteFailedError:
            place = put.config["configurable"]
            self._ledger.found(f"a put is refused for the sake of {place}, which can be read")

    # --- writes ---

    async def _write(self, chain: Chain, rng: random.Random) -> None:
        """Of few tasks, some of which write twice."""
        task = f"task {rng.randrange(3)}"
        for _ in range(rng.choice([1, 1, 2])):
            await self._writes(chain.config, _some_writes(rng), task)

    async def _writes(self, config: Any, writes: list[tuple[str, Any]], task: str) -> None:
        named = config["configurable"]
        place = {"thread": named["thread_id"], "ns": named["checkpoint_ns"], "id": id_of(config)}
        values = {channel: digest(value) for channel, value in writes}
        facts = {**place, "task": task, "values": values, "ordered": self._calls.is_ordered}
        await self._call("writes", "put_writes", config, writes, task, facts=facts)

    # --- reads ---

    async def _read(self, operation: Operation, rng: random.Random) -> None:
        place = config_for(operation.thread_id, None, operation.checkpoint_ns)
        since = time.monotonic()
        newest = await self._call("read", "get_tuple", place)
        self._saw([newest] if newest is not None else [], since)
        await self._read_some(operation, limit=5)

    async def _read_some(self, operation: Operation, limit: int) -> list[CheckpointTuple]:
        place = config_for(operation.thread_id, None, operation.checkpoint_ns)
        number, since = self._ledger.called("read"), time.monotonic()
        future = asyncio.ensure_future(self._calls.list(place, limit=limit))
        found: list[CheckpointTuple] = await self._answer(number, future)
        self._saw(found, since)
        return found

    def _saw(self, found: Iterable[CheckpointTuple], since: float) -> None:
        for one in found:
            self._ledger.called("seen", **seen_facts(one), since=since)

    async def _check_log(self, chain: Chain) -> None:
        """What this process put last is what it reads of its delta channel."""
        if chain.log is None or LOG in chain.values:
            return
        arguments: Any = {"config": chain.config, "channels": [LOG]}
        history = await self._call("read", "get_delta_channel_history", **arguments)
        found = rebuilt(history[LOG].get("seed"), history[LOG]["writes"])
        if found != chain.log:
            place = chain.config["configurable"]
            self._ledger.found(f"the delta channel of {place} is {found}, not {chain.log}")

    # --- what removes ---

    async def _prune(self, operation: Operation, rng: random.Random) -> None:
        threads = [operation.thread_id]
        if operation.thread_id == "delta":
            threads = [chain.config["configurable"]["thread_id"] for chain in self._delta.values()]
        await self._call("prune", "prune", threads, facts={"threads": threads})

    async def _empty(self, operation: Operation, rng: random.Random) -> None:
        threads = [operation.thread_id]
        facts = {"threads": threads}
        await self._call("delete", "prune", threads, strategy="delete", facts=facts)

    async def _delete(self, operation: Operation, rng: random.Random) -> None:
        thread_id = operation.thread_id
        await self._call("delete", "delete_thread", thread_id, facts={"threads": [thread_id]})

    async def _delete_runs(self, operation: Operation, rng: random.Random) -> None:
        runs = [f"run {rng.randrange(RUNS)}" for _ in range(3)]
        await self._call("delete runs", "delete_for_runs", runs, facts={"runs": runs})

    async def _copy(self, operation: Operation, rng: random.Random) -> None:
        source, target = rng.choice(["kept-0", "kept-1", "wild-0", "wild-1"]), operation.thread_id
        if source != target:
            facts = {"source": source, "target": target}
            await self._call("copy", "copy_thread", source, target, facts=facts)

    async def _retain(self, operation: Operation, rng: random.Random) -> None:
        kind = operation.thread_id.split("-")[0]
        policy = RetentionPolicy(keep_last=rng.randint(1, 5), metadata={"kind": kind})
        await self._call("retain", "apply_retention", policy, facts={"of_kind": kind})

    async def _rotate(self, operation: Operation, rng: random.Random) -> None:
        await self._answer(self._ledger.called("rotate"), self._calls.rotate())

    # --- calls ---

    async def _call(
        self, kind: str, name: str, *args: Any, facts: Any = None, **kwargs: Any
    ) -> Any:
        number = self._ledger.called(kind, **(facts or {}))
        try:
            return await self._answer(number, self._calls.start(name, *args, **kwargs))
        except ParentWriteFailedError as error:
            raise Failed from error

    async def _all(self, calls: list[tuple[int, asyncio.Future[Any]]]) -> None:
        """Waits for all, also when one fails."""
        results = await asyncio.gather(
            *(self._answer(*call) for call in calls), return_exceptions=True
        )
        for result in results:
            if isinstance(result, ParentWriteFailedError):
                raise Failed from result
            if isinstance(result, BaseException):
                raise result

    async def _answer(self, number: int, future: asyncio.Future[Any]) -> Any:
        """Waits for a call's end, and notes it."""
        done, _ = await asyncio.wait({future}, timeout=PATIENCE)
        if not done:
            self._ledger.found(f"call {number} was not answered within {PATIENCE:g} s")
            raise Failed
        try:
            answer = future.result()
        except (Exception, asyncio.CancelledError) as error:
            self._ledger.failed(number, error, self._config, sealed=self._sealed)
            if isinstance(error, ParentWriteFailedError):
                raise
            raise Failed from error
        self._ledger.answered(number, "acknowledged")
        return answer


def _run_id(operation: Operation, rng: random.Random) -> str:
    return f"run {rng.randrange(RUNS)}" if operation.thread_id.startswith("wild") else "never"


def _some_writes(rng: random.Random) -> list[tuple[str, Any]]:
    if rng.random() < 0.3:
        channel = rng.choice(_SPECIAL)
        return [(channel, f"{channel} {rng.random()}")]
    count = rng.randint(1, 3)
    return [(f"w{n}", ["w" * rng.choice([3, 400]), rng.random()]) for n in range(count)]
