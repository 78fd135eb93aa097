"""The job: a graph of a few slow steps."""

from __future__ import annotations

import asyncio
import operator
from typing import Annotated, Any

from langgraph.graph import END, START, StateGraph
from typing_extensions import TypedDict

from pg_checkpoint import AsyncPostgresSaver

STEPS = 5


class Job(TypedDict):
    """What was done so far."""

    steps: Annotated[list[str], operator.add]


def build(saver: AsyncPostgresSaver, pace: float) -> Any:
    """The compiled graph."""

    async def step(state: Job) -> dict[str, Any]:
        """A call of a model, say."""
        await asyncio.sleep(pace)
        return {"steps": [f"step {len(state['steps']) + 1}"]}

    builder = StateGraph(Job)
    builder.add_node(step)
    builder.add_edge(START, "step")
    builder.add_conditional_edges("step", lambda j: "step" if len(j["steps"]) < STEPS else END)
    return builder.compile(checkpointer=saver)
