"""Delta channels in a long thread: walks, a page of its history, a state in the middle, a fork.

Every figure is of a saver that was opened for it.
"""

from __future__ import annotations

import gc
import statistics
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Annotated, Any

from langchain_core.messages import AIMessage
from langgraph.channels.delta import DeltaChannel
from langgraph.graph import END, START, StateGraph
from langgraph.types import StateSnapshot
from typing_extensions import TypedDict

from benchmarks.contestants import MEMORY, Contestant, Saver, in_turns

CONFIG: Any = {"configurable": {"thread_id": "long", "checkpoint_ns": ""}}
PAGE = 10


@dataclass(frozen=True)
class Walked:
    """Seconds, by what was asked for: `walk of 1,000`, `history`, `middle`, `fork`."""

    seconds: Mapping[str, float]


def _extend(state: list[Any], writes: Sequence[list[Any]]) -> list[Any]:
    return [*state, *(item for write in writes for item in write)]


class State(TypedDict):
    messages: Annotated[list[Any], DeltaChannel(_extend, snapshot_frequency=10**9)]
    left: int


def _step(state: State) -> dict[str, Any]:
    left = state["left"] - 1
    return {"messages": [AIMessage(f"message {left} " + "x" * 100, id=str(left))], "left": left}


def _graph(saver: Saver) -> Any:
    builder = StateGraph(State)
    builder.add_node("step", _step)
    builder.add_edge(START, "step")
    builder.add_conditional_edges("step", lambda s: "step" if s["left"] else END, ["step", END])
    return builder.compile(checkpointer=saver)


async def walked(
    contestants: Sequence[Contestant], dsns: Mapping[str, str], steps: int, rounds: int
) -> dict[str, Walked]:
    """Medians of alternating rounds, by contestant."""
    savers = {c.name: _opened(c, dsns[c.name]) for c in contestants}
    places: dict[str, dict[int, Any]] = {}
    for name, opened in savers.items():
        async with opened() as saver:
            given = {**CONFIG, "recursion_limit": steps + 10}
            await _graph(saver).ainvoke({"messages": [], "left": steps}, given)
            places[name] = await _places(saver, steps)
    found: dict[str, dict[str, list[float]]] = {name: {} for name in savers}
    # Forks last: they are the newest checkpoints from then on.
    for what in (*(f"walk of {n:,}" for n in _lengths(steps)), "history", "middle", "fork"):
        for number in range(rounds):
            for name in in_turns(savers, number):
                async with savers[name]() as saver:
                    seconds = await _timed(_call(saver, places[name], what, steps))
                found[name].setdefault(what, []).append(seconds)
    return {
        name: Walked({what: statistics.median(times) for what, times in by_what.items()})
        for name, by_what in found.items()
    }


def _lengths(steps: int) -> list[int]:
    return [steps // 4, steps // 2, steps]


def _opened(contestant: Contestant, dsn: str) -> Callable[[], Any]:
    """Opens a saver anew each time; what is in memory stays."""
    if contestant.name != MEMORY.name:
        return lambda: _warm(contestant, dsn)
    kept: list[Saver] = []

    @asynccontextmanager
    async def memory() -> AsyncIterator[Saver]:
        if not kept:
            async with contestant.open(dsn) as saver:
                kept.append(saver)
        yield kept[0]

    return memory


@asynccontextmanager
async def _warm(contestant: Contestant, dsn: str) -> AsyncIterator[Saver]:
    async with contestant.open(dsn) as saver:
        # Statements are prepared, and nothing of the thread is known.
        await saver.aget_tuple(CONFIG)
        other: Any = {"configurable": {"thread_id": "other", "checkpoint_ns": ""}}
        await saver.aget_delta_channel_history(config=other, channels=["messages"])
        yield saver


async def _places(saver: Saver, steps: int) -> dict[int, Any]:
    """The configs of the checkpoints with so many steps behind them."""
    found = [item.config async for item in saver.alist(CONFIG, limit=steps + 2)]
    return {n: found[steps - n] for n in _lengths(steps)}


def _call(
    saver: Saver, places: Mapping[int, Any], what: str, steps: int
) -> Callable[[], Awaitable[Any]]:
    graph, middle = _graph(saver), places[steps // 2]
    if what == "history":
        return lambda: _page(graph)
    if what == "middle":
        return lambda: graph.aget_state(middle)
    if what == "fork":
        return lambda: graph.aupdate_state(middle, {"left": 0}, as_node="step")
    config = places[int(what.removeprefix("walk of ").replace(",", ""))]
    return lambda: saver.aget_delta_channel_history(config=config, channels=["messages"])


async def _page(graph: Any) -> None:
    state: StateSnapshot
    async for state in graph.aget_state_history(CONFIG, limit=PAGE):
        assert state.values["messages"]


async def _timed(call: Callable[[], Awaitable[Any]]) -> float:
    # A full collection takes as long as a walk, and would come to whoever's turn it is.
    gc.collect()
    started = time.perf_counter()
    await call()
    return time.perf_counter() - started
