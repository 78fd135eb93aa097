"""A graph that remembers: PG_CHECKPOINT_DSN=postgresql://... python examples/quickstart.py."""

import asyncio
import operator
import os
from typing import Annotated, Any

from langchain_core.runnables import RunnableConfig
from langgraph.graph import START, StateGraph
from typing_extensions import TypedDict

from pg_checkpoint import AsyncPostgresSaver


class State(TypedDict):
    """What is remembered."""

    visits: Annotated[list[str], operator.add]


def greet(state: State) -> dict[str, Any]:
    """Adds a greeting that counts."""
    return {"visits": [f"hello no. {len(state['visits'])}"]}


async def main() -> list[str]:
    """Adds two visits to the thread "42", and returns all that it has."""
    builder = StateGraph(State)
    builder.add_node("greet", greet)
    builder.add_edge(START, "greet")
    dsn = os.environ["PG_CHECKPOINT_DSN"]
    # No stored row can name code to run.
    async with AsyncPostgresSaver.from_conn_string(dsn, strict=True) as saver:
        await saver.setup()
        graph = builder.compile(checkpointer=saver)
        config: RunnableConfig = {"configurable": {"thread_id": "42"}}
        await graph.ainvoke({"visits": ["a visit"]}, config)
        state = await graph.ainvoke({"visits": ["another visit"]}, config)
    return list(state["visits"])


if __name__ == "__main__":
    # On Windows psycopg needs asyncio.run(main(), loop_factory=asyncio.SelectorEventLoop).
    print(asyncio.run(main()))
