"""Agents at work while something breaks: nobody may notice, and what was acknowledged is there."""

from __future__ import annotations

import asyncio
import hashlib
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from langgraph.checkpoint.base import BaseCheckpointSaver, CheckpointTuple

from tests.making import checkpoint_of, config_for, id_of
from tests.waiting import until

AGENTS = 12
_PAUSE = 0.02

Fault = Callable[[], Awaitable[object]]
# Enough messages that the list is stored in chunks.
_TEXT = "what was said, and what was answered, at some length " * 6


@dataclass
class Lost:
    """What a check found wrong; all zero when nothing is."""

    missing: int = 0
    out_of_order: int = 0
    duplicated: int = 0
    damaged: int = 0

    def __add__(self, other: Lost) -> Lost:
        return Lost(*(ours + vars(other)[name] for name, ours in vars(self).items()))


@dataclass
class Ledger:
    """What the agents called, what was acknowledged, and which errors they saw."""

    # The checkpoint ids of each thread, in the order of the puts.
    called: dict[str, list[str]] = field(default_factory=dict)
    acknowledged: set[str] = field(default_factory=set)  # those whose put returned
    # Checkpoint ids whose task's `aput_writes` returned.
    written: set[str] = field(default_factory=set)
    errors: Counter[str] = field(default_factory=Counter)  # by type, those that reached an agent
    # The last of them: `kept` and one more.
    last_errors: list[BaseException] = field(default_factory=list)
    worst: float = 0.0  # the longest that a call took, in seconds
    kept: int = 4

    @property
    def operations(self) -> int:
        """Acknowledged operations."""
        return len(self.acknowledged) + len(self.written)

    @contextmanager
    def timed(self) -> Iterator[None]:
        """Notes how long a call takes."""
        since = time.monotonic()
        try:
            yield
        finally:
            self.worst = max(self.worst, time.monotonic() - since)

    def failed(self, error: BaseException) -> None:
        """Notes an error that reached an agent."""
        self.errors[type(error).__name__] += 1
        self.last_errors = [*self.last_errors[-self.kept :], error]


async def agent(
    saver: BaseCheckpointSaver[Any],
    ledger: Ledger,
    thread_id: str,
    *,
    stop: asyncio.Event,
    pause: float = 0.0,
    steps: int = 10**9,
) -> None:
    """Puts one checkpoint after another, with a task's writes for each; ends at an error."""
    config: Any = config_for(thread_id)
    messages: list[str] = []
    version = None
    for step in range(steps):
        if stop.is_set():
            return
        messages = [*messages[-30:], f"{thread_id} {step} {_TEXT}"]
        version = saver.get_next_version(version, None)
        values = {"messages": messages, "step": step}
        versions: Any = dict.fromkeys(values, version)
        checkpoint = checkpoint_of(values, versions)
        metadata: Any = {"source": "loop", "step": step, "fingerprint": _fingerprint(messages)}
        ledger.called.setdefault(thread_id, []).append(checkpoint["id"])
        writes = [("messages", [f"{step}"]), ("step", step)]
        try:
            with ledger.timed():
                config = await saver.aput(
                    config, checkpoint, metadata, checkpoint["channel_versions"]
                )
                ledger.acknowledged.add(checkpoint["id"])
                await saver.aput_writes(config, writes, f"task-{step}")
                ledger.written.add(checkpoint["id"])
        except Exception as error:
            ledger.failed(error)
            return
        await asyncio.sleep(pause)


def agents(
    saver: BaseCheckpointSaver[Any],
    ledger: Ledger,
    name: str,
    count: int,
    *,
    stop: asyncio.Event | None = None,
    **how: Any,
) -> asyncio.Future[Any]:
    """So many of them at work, in threads whose names begin so."""
    stop = stop or asyncio.Event()
    called = (agent(saver, ledger, f"{name}-{n}", stop=stop, **how) for n in range(count))
    return asyncio.gather(*called)


async def check(saver: BaseCheckpointSaver[Any], ledger: Ledger) -> Lost:
    """Reads every thread of the ledger, and compares."""
    lost = Lost()
    for thread_id, called in ledger.called.items():
        found = [c async for c in saver.alist(config_for(thread_id))][::-1]
        ids = [id_of(c.config) for c in found]
        lost.duplicated += len(ids) - len(set(ids))
        lost.out_of_order += ids != called[: len(ids)]
        lost.missing += len(ledger.acknowledged.intersection(called).difference(ids))
        for before, one in zip([None, *ids], found, strict=False):
            lost.damaged += not _is_whole(one, before)
            unwritten = id_of(one.config) in ledger.written and len(one.pending_writes or ()) != 2
            lost.missing += unwritten
    return lost


def _is_whole(found: CheckpointTuple, parent_id: str | None) -> bool:
    values, metadata = found.checkpoint["channel_values"], dict(found.metadata)
    parent = id_of(found.parent_config) if found.parent_config else None
    return (
        metadata["fingerprint"] == _fingerprint(values["messages"])
        and values["step"] == metadata["step"]
        and parent == parent_id
    )


def _fingerprint(messages: list[str]) -> str:
    return hashlib.sha256("\n".join(messages).encode()).hexdigest()


async def survive(
    saver: BaseCheckpointSaver[Any], fault: Fault, ledger: Ledger | None = None
) -> Ledger:
    """Runs agents through a fault; none may see an error, and all must be as acknowledged."""
    ledger = await run_under(saver, fault, ledger)
    assert not ledger.errors, ledger.last_errors
    assert await check(saver, ledger) == Lost()
    return ledger


async def run_under(
    saver: BaseCheckpointSaver[Any], fault: Fault, ledger: Ledger | None = None
) -> Ledger:
    """Runs agents before, during and after a fault: until all got on, or one saw an error."""
    ledger, stop = ledger or Ledger(), asyncio.Event()
    ledger.called = {f"agent-{number:02}": [] for number in range(AGENTS)}
    agents = [agent(saver, ledger, name, stop=stop, pause=_PAUSE) for name in ledger.called]
    tasks = [asyncio.create_task(call) for call in [*agents, _read(saver, ledger, stop)]]
    try:
        await all_get_on(ledger)
        await fault()
        await all_get_on(ledger)
    finally:
        stop.set()
        await asyncio.gather(*tasks)
    return ledger


async def all_get_on(ledger: Ledger, steps: int = 3) -> None:
    """Waits until so many more puts of each agent are acknowledged, or one saw an error."""
    target = Counter({name: n + steps for name, n in acknowledged(ledger).items()})
    await until(lambda: ledger.errors or acknowledged(ledger) >= target)


def acknowledged(ledger: Ledger) -> Counter[str]:
    """How many puts of each agent were acknowledged."""
    called = ledger.called.items()
    return Counter({name: sum(i in ledger.acknowledged for i in ids) for name, ids in called})


async def _read(saver: BaseCheckpointSaver[Any], ledger: Ledger, stop: asyncio.Event) -> None:
    """Reads threads in turn; a read has to see what was acknowledged before it."""
    while not stop.is_set():
        for name, called in ledger.called.items():
            known = [i for i in called if i in ledger.acknowledged][-1:]
            try:
                with ledger.timed():
                    found = await saver.aget_tuple(config_for(name))
                assert not known or (found and id_of(found.config) >= known[0])
            except Exception as error:
                return ledger.failed(error)
        await asyncio.sleep(_PAUSE)
    return None
