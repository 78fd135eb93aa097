"""The graph: the same, but its classes are in shop.orders now."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Any

from langgraph.graph import END, START, StateGraph
from langgraph.types import interrupt

from pg_checkpoint import AsyncPostgresSaver

from .orders import Order, State

# Threads that wait since version 1 hold objects of the old name.
RENAMED = {"shop.state.Order": "shop.orders.Order"}


def approve(state: State) -> dict[str, Any]:
    """Waits for a person."""
    order = state["order"]
    said = interrupt(f"Ship {order.count} {order.item}?")
    return {"outcome": f"{said}: {order.count} {order.item}"}


def build(renamed: Mapping[str, str] | None) -> tuple[AsyncPostgresSaver, Any]:
    """The saver and the graph."""
    dsn = os.environ["PG_CHECKPOINT_DSN"]
    saver = AsyncPostgresSaver(dsn, renamed=renamed, strict=True, allowed_types=[Order])
    builder = StateGraph(State)
    builder.add_node(approve)
    builder.add_edge(START, "approve")
    builder.add_edge("approve", END)
    return saver, builder.compile(checkpointer=saver)


saver, graph = build(RENAMED)
# What would have been deployed without a look at the stored classes.
_, careless = build(None)
