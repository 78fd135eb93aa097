"""Threads that a real graph made, for whatever shows or moves them."""

from __future__ import annotations

from typing import Annotated, Any

from langchain_core.messages import AIMessage, AnyMessage, HumanMessage
from langgraph.checkpoint.base import BaseCheckpointSaver
from langgraph.graph import END, START, StateGraph
from langgraph.graph.message import add_messages
from langgraph.types import Command, Send, interrupt
from typing_extensions import TypedDict


class State(TypedDict, total=False):
    """What the graph knows."""

    messages: Annotated[list[AnyMessage], add_messages]
    notes: dict[str, str]
    topic: str


def build(saver: BaseCheckpointSaver[Any]) -> Any:
    """Plan, a review in a subgraph, two looks at once, a question to a human."""

    def plan(state: State) -> State:
        return {"messages": [AIMessage("A plan.", id="a1")], "notes": {"plan": "one\ntwo"}}

    def check(state: State) -> State:
        return {"notes": {"plan": "one\n2", "checked": "yes"}}

    def look(state: State) -> State:
        return {"messages": [AIMessage(f"Looked at {state['topic']}.", id=f"l-{state['topic']}")]}

    def ask(state: State) -> State:
        return {"messages": [HumanMessage(interrupt("Publish?"), id="h2")]}

    review = StateGraph(State)
    review.add_node("check", check)
    review.add_edge(START, "check")
    builder = StateGraph(State)
    builder.add_node("plan", plan)
    builder.add_node("review", review.compile())
    builder.add_node("look", look)
    builder.add_node("ask", ask)
    builder.add_edge(START, "plan")
    builder.add_edge("plan", "review")
    sends: Any = lambda _: [Send("look", {"topic": t}) for t in ("x", "y")]  # noqa: E731
    builder.add_conditional_edges("review", sends, ["look"])
    builder.add_edge("look", "ask")
    builder.add_edge("ask", END)
    return builder.compile(checkpointer=saver)


def config(thread_id: str) -> Any:
    return {"configurable": {"thread_id": thread_id}, **_metadata(thread_id)}


def _metadata(thread_id: str) -> Any:
    return {"metadata": {"user": thread_id}}


def begin(saver: BaseCheckpointSaver[Any], thread_id: str) -> Any:
    """Runs up to the question; returns the graph."""
    graph = build(saver)
    graph.invoke({"messages": [HumanMessage("Go.", id="h1")], "topic": "t"}, config(thread_id))
    return graph


def finish(saver: BaseCheckpointSaver[Any], thread_id: str) -> Any:
    """Runs to the end; returns the graph."""
    graph = begin(saver, thread_id)
    graph.invoke(Command(resume="Yes."), config(thread_id))
    return graph


def fork(saver: BaseCheckpointSaver[Any], thread_id: str) -> None:
    """Runs to the end, and once more from the first plan on, up to the question."""
    graph = finish(saver, thread_id)
    history = list(graph.get_state_history(config(thread_id)))
    planned = next(state for state in history if state.next == ("review",))
    # Metadata comes with each run's config.
    forked = graph.update_state({**planned.config, **_metadata(thread_id)}, {"topic": "another"})
    graph.invoke(None, {**forked, **_metadata(thread_id)})
