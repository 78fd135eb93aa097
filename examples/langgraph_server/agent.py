"""A small agent without an API key: drafts, asks a human, publishes.

Compiled without a checkpointer: the server puts in its own, which is ours.
"""

import asyncio
import operator
from typing import Annotated, Any

from langgraph.graph import START, StateGraph
from langgraph.types import interrupt
from typing_extensions import TypedDict


class State(TypedDict):
    """What the agent knows."""

    topic: str
    log: Annotated[list[str], operator.add]


async def draft(state: State) -> dict[str, Any]:
    """Where your model would be called."""
    await asyncio.sleep(0.01)
    return {"log": [f"a draft on {state['topic']}"]}


async def review(state: State) -> dict[str, Any]:
    """Waits for a human."""
    answer = interrupt(f"Publish {state['log'][-1]}?")
    return {"log": [f"a human said {answer}"]}


async def publish(state: State) -> dict[str, Any]:
    """Does what the human said."""
    return {"log": ["published" if state["log"][-1].endswith("yes") else "dropped"]}


builder = StateGraph(State)
builder.add_node("draft", draft)
builder.add_node("review", review)
builder.add_node("publish", publish)
builder.add_edge(START, "draft")
builder.add_edge("draft", "review")
builder.add_edge("review", "publish")
graph = builder.compile()
