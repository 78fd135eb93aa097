"""The demo's agent: research with tools, a review subgraph that asks a human, a summary.

The "model" follows a script, so that no key is needed. Whatever a task does
outside the checkpoints it writes to a ledger, so that the demo can count what
was done twice.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Awaitable, Callable
from typing import Annotated, Any

from langchain_core.messages import AIMessage, AnyMessage, HumanMessage, ToolMessage
from langchain_core.runnables import RunnableConfig
from langchain_core.runnables.config import set_config_context
from langgraph.checkpoint.base import BaseCheckpointSaver
from langgraph.graph import END, START, StateGraph
from langgraph.graph.message import add_messages
from langgraph.graph.state import CompiledStateGraph
from langgraph.types import interrupt
from typing_extensions import TypedDict

STEPS = 4

# Notes that a task was carried out: thread, task.
Ledger = Callable[[str, str], Awaitable[None]]


class State(TypedDict):
    """What the agent knows."""

    topic: str
    messages: Annotated[list[AnyMessage], add_messages]
    approved: str


def build(
    saver: BaseCheckpointSaver[Any], ledger: Ledger, pace: float
) -> CompiledStateGraph[State, Any, State, State]:
    """Returns the graph; `pace` is how many seconds each task takes."""

    async def model(state: State) -> dict[str, Any]:
        await asyncio.sleep(pace)
        step = _step(state)
        await ledger(state["topic"], f"model {step}")
        if step == STEPS:
            return {"messages": [AIMessage(f"A draft on {state['topic']}.")]}
        calls: Any = [_call(state["topic"], tool, step) for tool in ("search", "calculate")]
        return {"messages": [AIMessage(f"Step {step + 1}: look things up.", tool_calls=calls)]}

    def tool(name: str) -> Any:
        async def run(state: State) -> dict[str, Any]:
            call = next(c for c in _last_calls(state) if c["name"] == name)
            # Tools take different times, so that a kill finds some done and some not.
            await asyncio.sleep(pace * (0.5 + _spread(call["id"])))
            await ledger(state["topic"], ledger_name(state, name))
            return {"messages": [ToolMessage(f"{name}: found", tool_call_id=call["id"])]}

        return run

    async def check(state: State) -> dict[str, Any]:
        await asyncio.sleep(pace)
        await ledger(state["topic"], "check")
        return {"messages": [AIMessage("The draft is consistent.")]}

    async def ask(state: State, config: RunnableConfig) -> dict[str, Any]:
        question = f"Publish the draft on {state['topic']}?"
        # interrupt(question) is enough from Python 3.11 on.
        with set_config_context(config) as context:
            return {"approved": context.run(interrupt, question)}

    async def publish(state: State) -> dict[str, Any]:
        await ledger(state["topic"], "publish")
        return {"messages": [HumanMessage(f"Published: {state['approved']}")]}

    review = StateGraph(State)
    review.add_node("check", check)
    review.add_node("ask", ask)
    review.add_edge(START, "check")
    review.add_edge("check", "ask")

    builder = StateGraph(State)
    builder.add_node("model", model)
    builder.add_node("search", tool("search"))
    builder.add_node("calculate", tool("calculate"))
    builder.add_node("review", review.compile())
    builder.add_node("publish", publish)
    builder.add_edge(START, "model")
    builder.add_conditional_edges("model", _next, ["search", "calculate", "review"])
    builder.add_edge(["search", "calculate"], "model")
    builder.add_edge("review", "publish")
    builder.add_edge("publish", END)
    return builder.compile(checkpointer=saver)


def ledger_name(state: State, node: str) -> str:
    """What a node that runs next on this state would note in the ledger."""
    numbered = node in {"model", "search", "calculate"}
    return f"{node} {_step(state)}" if numbered else node


def _step(state: State) -> int:
    return sum(m.type == "tool" for m in state["messages"]) // 2


def _next(state: State) -> list[str]:
    return ["search", "calculate"] if _last_calls(state) else ["review"]


def _last_calls(state: State) -> list[Any]:
    last = next(m for m in reversed(state["messages"]) if isinstance(m, AIMessage))
    return list(last.tool_calls)


def _call(topic: str, name: str, step: int) -> dict[str, Any]:
    return {"name": name, "args": {"step": step}, "id": f"{topic}-{name}-{step}"}


def _spread(text: str) -> float:
    """A number from 0 to 1 that is always the same for a text."""
    return hashlib.sha256(text.encode()).digest()[0] / 255
