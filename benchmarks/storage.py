"""How much room a long conversation and a virtual file system take, and reading the former."""

from __future__ import annotations

import random
import statistics
import string
import time
from contextlib import AsyncExitStack
from dataclasses import dataclass
from typing import Any

import psycopg
from langchain_core.messages import AIMessage, HumanMessage
from langgraph.graph import START, MessagesState, StateGraph

from benchmarks.contestants import Contestant, Saver
from tests.making import checkpoint_of

WARM_UP, READS = 25, 60

_SIZES = """
select coalesce(sum(pg_total_relation_size(c.oid)), 0)
from pg_class c join pg_namespace n on n.oid = c.relnamespace
where n.nspname = %s and c.relkind = 'r'
"""


@dataclass(frozen=True)
class Stored:
    """What a workload left: bytes of all tables and indexes, seconds of a read of the latest."""

    size: float
    latest: float | None = None


async def chat(
    contestants: list[Contestant], dsns: dict[str, str], turns: int
) -> dict[str, Stored]:
    """A real graph with one model node, two messages of 600 bytes a turn; then reads in turns."""
    for contestant in contestants:
        async with contestant.open(dsns[contestant.name]) as saver:
            await talk(saver, turns)
    latest: dict[str, list[float]] = {contestant.name: [] for contestant in contestants}
    async with AsyncExitStack() as stack:
        savers = {
            c.name: await stack.enter_async_context(c.open(dsns[c.name])) for c in contestants
        }
        # Alternating, for the machine is not equally fast all the time; the first
        # rounds prepare what each connection needs.
        for number in range(WARM_UP + READS):
            for name, saver in savers.items():
                seconds = await _read_latest(saver)
                if number >= WARM_UP:
                    latest[name].append(seconds)
    return {
        c.name: Stored(size_of(c, dsns[c.name]), statistics.median(latest[c.name]))
        for c in contestants
    }


async def file_system(contestant: Contestant, dsn: str, steps: int) -> Stored:
    """A hundred files of 4 KB in one dict, one of them edited at each step."""
    rng = random.Random(1)
    words = _words(rng)
    files = {f"/src/file{n}.py": _text(rng, words, 4096) for n in range(100)}
    config: Any = {"configurable": {"thread_id": "files", "checkpoint_ns": ""}}
    version: Any = None
    async with contestant.open(dsn) as saver:
        for step in range(steps):
            name = rng.choice(list(files))
            files = {**files, name: _text(rng, words, 4096)}
            version = saver.get_next_version(version, None)
            checkpoint = checkpoint_of({"files": files}, {"files": version})
            meta: Any = {"source": "loop", "step": step, "parents": {}}
            config = await saver.aput(config, checkpoint, meta, {"files": version})
    return Stored(size_of(contestant, dsn))


def size_of(contestant: Contestant, dsn: str) -> float:
    """Bytes of a saver's tables and indexes."""
    with psycopg.connect(dsn, autocommit=True) as admin:
        row = admin.execute(_SIZES.encode(), [contestant.schema]).fetchone()
    return float(row[0]) if row else 0.0


async def talk(saver: Saver, turns: int) -> None:
    """A conversation of so many turns, in the thread "chat"."""
    rng = random.Random(1)
    words = _words(rng)
    builder = StateGraph(MessagesState)
    builder.add_node("model", lambda _: {"messages": [AIMessage(_text(rng, words, 600))]})
    builder.add_edge(START, "model")
    graph = builder.compile(checkpointer=saver)
    config: Any = {"configurable": {"thread_id": "chat"}}
    for _ in range(turns):
        await graph.ainvoke({"messages": [HumanMessage(_text(rng, words, 600))]}, config)


async def _read_latest(saver: Saver) -> float:
    config: Any = {"configurable": {"thread_id": "chat", "checkpoint_ns": ""}}
    started = time.perf_counter()
    await saver.aget_tuple(config)
    return time.perf_counter() - started


def _words(rng: random.Random) -> list[str]:
    return ["".join(rng.choices(string.ascii_lowercase, k=rng.randint(3, 9))) for _ in range(3000)]


def _text(rng: random.Random, words: list[str], size: int) -> str:
    text = ""
    while len(text) < size:
        text += rng.choice(words) + " "
    return text[:size]
