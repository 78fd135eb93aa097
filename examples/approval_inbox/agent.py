"""The agent: pays refunds, each after a person has approved it. No model, no API key."""

from __future__ import annotations

import operator
from typing import Annotated, Any

from langchain_core.runnables import RunnableConfig
from langgraph.checkpoint.base import BaseCheckpointSaver
from langgraph.graph import START, StateGraph
from langgraph.graph.state import CompiledStateGraph
from langgraph.types import Send, interrupt
from typing_extensions import TypedDict


class State(TypedDict):
    """The amounts that a customer wants back, and what became of each."""

    amounts: list[int]
    outcomes: Annotated[list[str], operator.add]


class Refund(TypedDict):
    """One of them."""

    amount: int


def build(saver: BaseCheckpointSaver[Any]) -> CompiledStateGraph[State, Any, State, State]:
    """Returns the graph."""
    builder = StateGraph(State)
    builder.add_node("refund", _refund)
    builder.add_conditional_edges(START, _each, ["refund"])
    return builder.compile(checkpointer=saver)


def config_of(thread_id: str) -> RunnableConfig:
    """The config of a run; the metadata says whose questions these are."""
    return {"configurable": {"thread_id": thread_id}, "metadata": {"inbox": "refunds"}}


def _each(state: State) -> list[Send]:
    return [Send("refund", Refund(amount=amount)) for amount in state["amounts"]]


def _refund(state: Refund) -> dict[str, list[str]]:
    amount = state["amount"]
    approved = interrupt({"question": f"Refund {amount} EUR?", "amount": amount})
    # The node begins again with the answer: what stands before the question is done twice.
    return {"outcomes": [f"{amount} EUR: {'paid' if approved else 'refused'}"]}
