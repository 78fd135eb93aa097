"""The workload "agents": the calls that LangGraph makes to a checkpointer, without LangGraph.

Each of N threads reads, makes S steps of one put (a list of messages that grows
by two, and a handful of small channels) and three concurrent put_writes, and
reads again. For any checkpointer; knows none.
"""

from __future__ import annotations

import asyncio
import random
import string
import time
from collections.abc import Awaitable
from dataclasses import dataclass, field
from typing import Any, TypeVar
from uuid import uuid4

from langchain_core.messages import AIMessage, AnyMessage, HumanMessage
from langgraph.checkpoint.base import BaseCheckpointSaver, Checkpoint
from langgraph.checkpoint.base.id import uuid6

T = TypeVar("T")


@dataclass(frozen=True)
class Agents:
    """Threads at once, with so many steps each; `reads` adds a read to each step."""

    threads: int
    steps: int
    reads: bool = False

    @property
    def operations(self) -> int:
        """Calls of the saver in one round."""
        return self.threads * ((4 + self.reads) * self.steps + 2)

    @property
    def name(self) -> str:
        """As it stands in tables."""
        agents = "1 agent" if self.threads == 1 else f"{self.threads} agents"
        return f"{agents}, {self.steps} steps" + (", a read a step" if self.reads else "")


@dataclass
class Latencies:
    """Seconds of each call, by operation."""

    put: list[float] = field(default_factory=list)
    put_writes: list[float] = field(default_factory=list)
    get_tuple: list[float] = field(default_factory=list)


def make_messages(agents: Agents, seed: int) -> list[list[AnyMessage]]:
    """For each thread its messages, of about 600 bytes of random words; made beforehand."""
    rng = random.Random(seed)
    words = ["".join(rng.choices(string.ascii_lowercase, k=rng.randint(3, 9))) for _ in range(3000)]

    def message(number: int) -> AnyMessage:
        kind = AIMessage if number % 2 else HumanMessage
        return kind(" ".join(rng.choices(words, k=86)), id=str(uuid6()))

    return [[message(n) for n in range(2 * agents.steps)] for _ in range(agents.threads)]


async def run(
    saver: BaseCheckpointSaver[Any],
    messages: list[list[AnyMessage]],
    *,
    reads: bool = False,
) -> Latencies:
    """Runs one round, on new threads.

    Args:
        saver: Any checkpointer.
        messages: As make_messages makes them.
        reads: Whether to read after each step.
    """
    latencies = Latencies()
    calls = (_agent(saver, str(uuid4()), m, latencies, reads=reads) for m in messages)
    await asyncio.gather(*calls)
    return latencies


def percentile(values: list[float], percent: int) -> float:
    """A percentile, by nearest rank."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, len(ordered) * percent // 100)]


async def _agent(
    saver: BaseCheckpointSaver[Any],
    thread_id: str,
    messages: list[AnyMessage],
    latencies: Latencies,
    *,
    reads: bool,
) -> None:
    config: Any = {"configurable": {"thread_id": thread_id, "checkpoint_ns": ""}}
    await _timed(latencies.get_tuple, saver.aget_tuple(config))
    latest = config
    version: Any = None
    for step in range(len(messages) // 2):
        version = saver.get_next_version(version, None)
        checkpoint = _checkpoint(messages[: 2 * step + 2], step, version)
        new = checkpoint["channel_versions"]
        meta: Any = {"source": "loop", "step": step, "parents": {}}
        config = await _timed(latencies.put, saver.aput(config, checkpoint, meta, new))
        tasks = (
            saver.aput_writes(
                config,
                [("messages", [messages[2 * step]]), ("branch:to:tools", None)],
                f"{thread_id}-{step}-{number}",
                f"~__pregel_pull, agent{number}",
            )
            for number in range(3)
        )
        await asyncio.gather(*(_timed(latencies.put_writes, task) for task in tasks))
        if reads:
            await _timed(latencies.get_tuple, saver.aget_tuple(latest))
    await _timed(latencies.get_tuple, saver.aget_tuple(latest))


def _checkpoint(messages: list[AnyMessage], step: int, version: Any) -> Checkpoint:
    values = {
        "messages": messages,
        "step": step,
        "status": "running",
        "score": step * 1.5,
        "done": False,
        "scratch": {"plan": ["a", "b"], "step": step},
    }
    return {
        "v": 4,
        "id": str(uuid6(clock_seq=step)),
        "ts": "2026-01-01T00:00:00.000000+00:00",
        "channel_values": values,
        "channel_versions": dict.fromkeys(values, version),
        "versions_seen": {"agent": {"messages": version}, "tools": {"messages": version}},
        "updated_channels": ["messages"],
    }


async def _timed(durations: list[float], call: Awaitable[T]) -> T:
    started = time.perf_counter()
    result = await call
    durations.append(time.perf_counter() - started)
    return result
