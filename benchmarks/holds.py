"""How long an event loop is held at a time, and what large states do to it."""

from __future__ import annotations

import asyncio
import random
import time
from asyncio import events
from collections.abc import Awaitable, Iterator, Mapping
from contextlib import AsyncExitStack, contextmanager
from typing import Any

from langchain_core.messages import AIMessage

from benchmarks.bars import Bar, Measured
from benchmarks.contestants import Contestant, Saver, in_turns
from tests.making import checkpoint_of

_WORDS = [f"{random.Random(n).getrandbits(30):x} " for n in range(1000)]


class Hold:
    """The longest callback of any event loop of this process, in seconds."""

    longest = 0.0


@contextmanager
def held() -> Iterator[Hold]:
    """Measures each callback and each step of a task within the block."""
    hold, run, clock = Hold(), events.Handle._run, time.perf_counter

    def timed(self: events.Handle) -> None:
        started = clock()
        run(self)
        hold.longest = max(hold.longest, clock() - started)

    events.Handle._run = timed  # type: ignore[method-assign]  # to look on
    try:
        yield hold
    finally:
        events.Handle._run = run  # type: ignore[method-assign]  # as it was


async def large_states(
    contestants: list[Contestant], dsns: Mapping[str, str], size: int, rounds: int
) -> list[Measured]:
    """The longest hold, in ms, of each call with a state of so many bytes in two shapes."""
    found: dict[str, dict[str, list[float]]] = {}
    async with AsyncExitStack() as stack:
        savers = {
            c.name: await stack.enter_async_context(c.open(dsns[c.name])) for c in contestants
        }
        for number in range(rounds):
            for name in in_turns(savers, number):
                for shape in ("messages", "a text"):
                    made = _state(shape, size, number)
                    for what, hold in (await _one(savers[name], f"{shape} {number}", made)).items():
                        of = found.setdefault(f"{what}, {shape}", {})
                        of.setdefault(name, []).append(hold)
    bar = Bar(20, None)
    mb = f"{size / 1e6:g} MB"
    return [
        # The least of the rounds: what else the machine did made the others longer.
        Measured(
            f"longest hold of the loop, {mb}: {what}",
            "ms",
            {name: min(holds) * 1e3 for name, holds in by.items()},
            bar,
        )
        for what, by in found.items()
    ]


def _state(shape: str, size: int, seed: int) -> Any:
    rng = random.Random(seed)
    if shape == "a text":
        return "".join(rng.choices(_WORDS, k=size // 8))
    return [
        AIMessage("".join(rng.choices(_WORDS, k=128)), id=f"{seed}-{n}")
        for n in range(size // 1024)
    ]


async def _one(saver: Saver, thread_id: str, state: Any) -> dict[str, float]:
    config: Any = {"configurable": {"thread_id": thread_id, "checkpoint_ns": ""}}
    version: Any = saver.get_next_version(None, None)
    meta: Any = {"source": "loop", "step": 0, "parents": {}}
    holds = {}

    async def put(value: Any) -> Any:
        checkpoint = checkpoint_of({"state": value}, {"state": version})
        return await saver.aput(config, checkpoint, meta, checkpoint["channel_versions"])

    holds["aput"], config = await _hold(put(state))
    version = saver.get_next_version(version, None)
    more = [*state, AIMessage("more", id="more")] if isinstance(state, list) else state + "more"
    holds["aput of a little more"], config = await _hold(put(more))
    writes = saver.aput_writes(config, [("state", state)], "task")
    holds["aput_writes"], _ = await _hold(writes)
    thread: Any = {"configurable": {"thread_id": thread_id, "checkpoint_ns": ""}}
    holds["aget_tuple"], _ = await _hold(saver.aget_tuple(thread))
    holds["aget_tuple again"], _ = await _hold(saver.aget_tuple(thread))
    holds["alist"], _ = await _hold(_drain(saver, thread))
    return holds


async def _drain(saver: Saver, config: Any) -> None:
    async for found in saver.alist(config):
        del found


async def _hold(call: Awaitable[Any]) -> tuple[float, Any]:
    with held() as hold:
        # In a task of its own, whose steps are callbacks of the loop.
        result = await asyncio.ensure_future(call)
    return hold.longest, result
