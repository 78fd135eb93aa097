"""The graph: a person approves an order, then it is shipped."""

from __future__ import annotations

import os
from typing import Any

from langgraph.graph import END, START, StateGraph
from langgraph.types import interrupt

from pg_checkpoint import AsyncPostgresSaver

from .state import Order, State


def approve(state: State) -> dict[str, Any]:
    """Waits for a person."""
    order = state["order"]
    said = interrupt(f"Ship {order.count} {order.item}?")
    return {"outcome": f"{said}: {order.count} {order.item}"}


saver = AsyncPostgresSaver(os.environ["PG_CHECKPOINT_DSN"], strict=True, allowed_types=[Order])
builder = StateGraph(State)
builder.add_node(approve)
builder.add_edge(START, "approve")
builder.add_edge("approve", END)
graph = builder.compile(checkpointer=saver)
