"""A graph for the agent server that uses its store: in an async node, and in a blocking one."""

from typing import Any

from langgraph.graph import START, StateGraph
from langgraph.runtime import Runtime
from typing_extensions import TypedDict


class State(TypedDict):
    """Who visits, and what is known then."""

    name: str
    seen: list[Any]


async def remember(state: State, runtime: Runtime[None]) -> dict[str, Any]:
    """Puts the visitor, and tells all."""
    assert runtime.store is not None
    await runtime.store.aput(("visits", "names"), state["name"], {"name": state["name"]})
    found = await runtime.store.asearch(("visits", "names"))
    return {"seen": [sorted(item.value["name"] for item in found)]}


def count(state: State, runtime: Runtime[None]) -> dict[str, Any]:
    """Counts visits, from a thread of its own."""
    assert runtime.store is not None
    item = runtime.store.get(("visits", "counts"), "count")
    number = 1 if item is None else item.value["n"] + 1
    runtime.store.put(("visits", "counts"), "count", {"n": number})
    return {"seen": [*state["seen"], number]}


builder = StateGraph(State)
builder.add_node("remember", remember)
builder.add_node("count", count)
builder.add_edge(START, "remember")
builder.add_edge("remember", "count")
graph = builder.compile()
