"""The demo's agent: research with tools, a review subgraph that asks a human, a summary.

The "model" follows a script, so that no key is needed. Every task begins with a
side effect, a line in a ledger, so that the demo can count what was done twice.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Awaitable, Callable, Mapping
from typing import Annotated, Any

from langchain_core.messages import AIMessage, AnyMessage, HumanMessage, ToolMessage
from langchain_core.runnables import RunnableConfig
from langchain_core.runnables.config import set_config_context
from langgraph.checkpoint.base import BaseCheckpointSaver
from langgraph.graph import END, START, StateGraph
from langgraph.graph.message import add_messages
from langgraph.graph.state import CompiledStateGraph
from langgraph.runtime import Runtime
from langgraph.types import interrupt
from typing_extensions import TypedDict

__all__ = [
    "Began",
    "Pace",
    "State",
    "Work",
    "build",
    "is_complete",
    "steps_of",
    "tasks_of",
    "topic_of",
]

# Notes that a task was carried out: thread, task, LangGraph's id of the task.
Began = Callable[[str, str, str], None]
# How many seconds the next task takes.
Pace = Callable[[], float]
# Carries out a task of this name.
Work = Callable[["State", str, Runtime], Awaitable[None]]


class State(TypedDict):
    """What the agent knows."""

    topic: str
    steps: int
    messages: Annotated[list[AnyMessage], add_messages]
    approved: str


def build(
    saver: BaseCheckpointSaver[Any], began: Began, pace: Pace
) -> CompiledStateGraph[State, Any, State, State]:
    """Returns the graph."""

    async def work(state: State, task: str, runtime: Runtime, times: float = 1) -> None:
        assert runtime.execution_info is not None  # noqa: S101  nodes have it; for mypy
        began(state["topic"], task, runtime.execution_info.task_id)
        await asyncio.sleep(pace() * times)

    async def model(state: State, runtime: Runtime) -> dict[str, Any]:
        step = _step(state)
        await work(state, f"model {step + 1}", runtime)
        if step == state["steps"]:
            return {"messages": [AIMessage(f"A draft on {state['topic']}.")]}
        calls: Any = [_call(state["topic"], tool, step) for tool in ("search", "calculate")]
        return {"messages": [AIMessage(f"Step {step + 1}: look things up.", tool_calls=calls)]}

    def tool(name: str) -> Any:
        async def run(state: State, runtime: Runtime) -> dict[str, Any]:
            call = next(c for c in _last_calls(state) if c["name"] == name)
            # Tools take different times, so that a kill finds some done and some not.
            times = 0.4 + 1.2 * _spread(call["id"])
            await work(state, f"{name} {_step(state) + 1}", runtime, times)
            return {"messages": [ToolMessage(f"{name}: found", tool_call_id=call["id"])]}

        return run

    async def publish(state: State, runtime: Runtime) -> dict[str, Any]:
        await work(state, "publish", runtime)
        return {"messages": [HumanMessage(f"Published: {state['approved']}")]}

    builder = StateGraph(State)
    builder.add_node("model", model)
    builder.add_node("search", tool("search"))
    builder.add_node("calculate", tool("calculate"))
    builder.add_node("review", _review(work))
    builder.add_node("publish", publish)
    builder.add_edge(START, "model")
    builder.add_conditional_edges("model", _next, ["search", "calculate", "review"])
    builder.add_edge(["search", "calculate"], "model")
    builder.add_edge("review", "publish")
    builder.add_edge("publish", END)
    return builder.compile(checkpointer=saver)


def _review(work: Work) -> CompiledStateGraph[State, Any, State, State]:
    async def check(state: State, runtime: Runtime) -> dict[str, Any]:
        await work(state, "check", runtime)
        return {"messages": [AIMessage("The draft is consistent.")]}

    async def ask(state: State, config: RunnableConfig) -> dict[str, Any]:
        # A node that asks begins anew with the answer, so its side effects come after.
        question = f"Publish the draft on {state['topic']}?"
        # interrupt(question) is enough from Python 3.11 on.
        with set_config_context(config) as context:
            return {"approved": context.run(interrupt, question)}

    review = StateGraph(State)
    review.add_node("check", check)
    review.add_node("ask", ask)
    review.add_edge(START, "check")
    review.add_edge("check", "ask")
    return review.compile()


def topic_of(n: int) -> str:
    """The topic of the n-th agent, which is also its thread's id."""
    return f"topic {n}"


def steps_of(n: int) -> int:
    """How often an agent looks things up: not equally often, so that they get out of step."""
    return 1 + n % 5


def tasks_of(n: int) -> int:
    """How many tasks with a side effect an agent has: three a step, draft, check, publish."""
    return 3 * steps_of(n) + 3


def is_complete(state: Mapping[str, Any]) -> bool:
    """Whether a final state holds every result once: nothing was lost, nothing added twice."""
    calls = [m.tool_call_id for m in state["messages"] if m.type == "tool"]
    expected = 3 * state["steps"] + 4
    right = len(state["messages"]) == expected and len(set(calls)) == 2 * state["steps"]
    return right and bool(state["approved"])


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
