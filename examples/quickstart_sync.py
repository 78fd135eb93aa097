"""The same for code that blocks: PG_CHECKPOINT_DSN=... python examples/quickstart_sync.py."""

import operator
import os
from typing import Annotated, Any

from langchain_core.runnables import RunnableConfig
from langgraph.graph import START, StateGraph
from typing_extensions import TypedDict

from pg_checkpoint import PostgresSaver


class State(TypedDict):
    """What is remembered."""

    visits: Annotated[list[str], operator.add]


def greet(state: State) -> dict[str, Any]:
    """Adds a greeting that counts."""
    return {"visits": [f"hello no. {len(state['visits'])}"]}


def main() -> list[str]:
    """Adds two visits to the thread "42", and returns all that it has."""
    builder = StateGraph(State)
    builder.add_node("greet", greet)
    builder.add_edge(START, "greet")
    dsn = os.environ["PG_CHECKPOINT_DSN"]
    # No stored row can name code to run.
    with PostgresSaver.from_conn_string(dsn, strict=True) as saver:
        saver.setup()
        graph = builder.compile(checkpointer=saver)
        config: RunnableConfig = {"configurable": {"thread_id": "42"}}
        graph.invoke({"visits": ["a visit"]}, config)
        state = graph.invoke({"visits": ["another visit"]}, config)
    return list(state["visits"])


if __name__ == "__main__":
    print(main())
