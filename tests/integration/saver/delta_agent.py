"""A graph for the agent server: a delta channel, and as slow as it is told to be."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Annotated, Any

from langgraph.channels.delta import DeltaChannel
from langgraph.graph import END, START, StateGraph
from typing_extensions import TypedDict


def _extend(state: list[str], writes: Sequence[list[str]]) -> list[str]:
    return [*state, *(item for write in writes for item in write)]


class State(TypedDict):
    steps: int
    seconds: float
    items: Annotated[list[str], DeltaChannel(_extend, snapshot_frequency=4)]


async def step(state: State) -> dict[str, Any]:
    await asyncio.sleep(state.get("seconds") or 0)
    left = state["steps"] - 1
    return {"items": [f"item {left}"], "steps": left}


builder = StateGraph(State)
builder.add_node("step", step)
builder.add_edge(START, "step")
builder.add_conditional_edges("step", lambda s: "step" if s["steps"] > 0 else END, ["step", END])
graph = builder.compile()
