"""What a job is: a graph in a few steps that block, on a thread of the job's own name."""

from __future__ import annotations

import operator
import os
import threading
import time
from typing import Annotated, Any

from langgraph.checkpoint.base import BaseCheckpointSaver
from langgraph.graph import END, START, StateGraph
from langgraph.graph.state import CompiledStateGraph
from typing_extensions import TypedDict

STEPS = 5


class State(TypedDict):
    """What a job knows; `steps` says which process and thread did each."""

    pace: float
    steps: Annotated[list[str], operator.add]


def build(saver: BaseCheckpointSaver[Any]) -> CompiledStateGraph[State, Any, State, State]:
    """Returns the graph."""
    builder = StateGraph(State)
    builder.add_node("step", _step)
    builder.add_edge(START, "step")
    builder.add_conditional_edges("step", _more, ["step", END])
    return builder.compile(checkpointer=saver)


def _step(state: State) -> dict[str, Any]:
    time.sleep(state["pace"])  # where a model, a tool or a file would be waited for
    return {"steps": [f"process {os.getpid()}, {threading.current_thread().name}"]}


def _more(state: State) -> str:
    return "step" if len(state["steps"]) < STEPS else END
