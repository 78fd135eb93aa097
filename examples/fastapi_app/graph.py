"""The agent: looks an order up, or refunds it if a human says yes, and answers word by word.

The "model" follows a script, so that no key is needed; yours goes into `model`.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from typing import Annotated, Any

from langchain_core.messages import AIMessage, AnyMessage, HumanMessage, ToolMessage
from langchain_core.runnables import RunnableConfig
from langchain_core.runnables.config import set_config_context
from langgraph.graph import END, START, StateGraph
from langgraph.graph.message import add_messages
from langgraph.types import StreamWriter, interrupt
from typing_extensions import TypedDict

# Seconds from word to word.
PACE = 0.02


class State(TypedDict):
    """The conversation."""

    messages: Annotated[list[AnyMessage], add_messages]


async def model(state: State, *, config: RunnableConfig, writer: StreamWriter) -> dict[str, Any]:
    """Calls a tool for an order that is named, else answers; streams the answer's words."""
    last = state["messages"][-1]
    if isinstance(last, HumanMessage) and (order := re.search(r"order (\d+)", last.text)):
        tool = "refund" if "refund" in last.text else "look_up"
        call_id = f"call {len(state['messages'])}"
        call: Any = {"name": tool, "args": {"order": int(order[1])}, "id": call_id}
        return {"messages": [AIMessage("", tool_calls=[call])]}
    text = last.text if isinstance(last, ToolMessage) else f"You said: {last.text}"
    for word in text.split():
        _within(config, writer, {"word": word})
        await asyncio.sleep(PACE)
    return {"messages": [AIMessage(text)]}


async def look_up(state: State) -> dict[str, Any]:
    """A tool that anybody may use."""
    order = _call(state)["args"]["order"]
    return _result(state, f"Order {order} is on its way.")


async def refund(state: State, config: RunnableConfig) -> dict[str, Any]:
    """A tool that waits for a human first: for seconds or months, in this process or another."""
    order = _call(state)["args"]["order"]
    approved = _within(config, interrupt, {"question": f"Refund order {order}?"})
    return _result(state, f"Order {order} is {'' if approved else 'not '}refunded.")


def _within(config: RunnableConfig, call: Callable[[Any], Any], given: Any) -> Any:
    """Calls what has to know its run; from Python 3.11 on call(given) is enough."""
    with set_config_context(config) as context:
        return context.run(call, given)


def _next(state: State) -> str:
    last = state["messages"][-1]
    calls = last.tool_calls if isinstance(last, AIMessage) else []
    return calls[0]["name"] if calls else END


def _call(state: State) -> Any:
    last = state["messages"][-1]
    assert isinstance(last, AIMessage)  # noqa: S101  _next sent it here; for mypy
    return last.tool_calls[0]


def _result(state: State, text: str) -> dict[str, Any]:
    return {"messages": [ToolMessage(text, tool_call_id=_call(state)["id"])]}


builder = StateGraph(State)
builder.add_node("model", model)
builder.add_node("look_up", look_up)
builder.add_node("refund", refund)
builder.add_edge(START, "model")
builder.add_conditional_edges("model", _next, ["look_up", "refund", END])
builder.add_edge("look_up", "model")
builder.add_edge("refund", "model")
