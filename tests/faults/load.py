"""Agents that put and remember what was acknowledged, and the check that all of it is there."""

from __future__ import annotations

import asyncio
import hashlib
import time
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from langgraph.checkpoint.base import BaseCheckpointSaver, CheckpointTuple

from tests.making import checkpoint_of, config_for, id_of

# Enough messages that the list is stored in chunks.
_TEXT = "what was said, and what was answered, at some length " * 6


@dataclass
class Lost:
    """What a check found wrong; all zero when nothing is."""

    missing: int = 0
    out_of_order: int = 0
    duplicated: int = 0
    damaged: int = 0


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

    def timed(self, since: float) -> None:
        """Notes how long a call took that began at a `time.monotonic()`."""
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
        checkpoint = checkpoint_of(values, dict.fromkeys(values, version))
        metadata: Any = {"source": "loop", "step": step, "fingerprint": _fingerprint(messages)}
        ledger.called.setdefault(thread_id, []).append(checkpoint["id"])
        since = time.monotonic()
        try:
            config = await saver.aput(config, checkpoint, metadata, dict.fromkeys(values, version))
            ledger.acknowledged.add(checkpoint["id"])
            writes = [("messages", [f"{step}"]), ("step", step)]
            await saver.aput_writes(config, writes, f"task-{step}")
            ledger.written.add(checkpoint["id"])
        except Exception as error:
            ledger.failed(error)
            return
        finally:
            ledger.timed(since)
        await asyncio.sleep(pause)


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
