"""A memory: what a person says in one thread is known in another, from the store alone."""

from __future__ import annotations

from typing import Annotated, Any

from langchain_core.messages import AIMessage, AnyMessage, HumanMessage
from langchain_core.runnables import RunnableConfig
from langgraph.graph import END, START, StateGraph
from langgraph.graph.message import add_messages
from langgraph.store.base import BaseStore
from rich.console import Console
from typing_extensions import TypedDict

from pg_checkpoint import AsyncPostgresSaver, AsyncPostgresStore

__all__ = ["State", "show_memory"]

_ASKS = "Remember: "
_FACT = "I take my tea without milk."


class State(TypedDict):
    """What was said in a thread."""

    messages: Annotated[list[AnyMessage], add_messages]


async def show_memory(dsn: str, schema: str, console: Console) -> bool:
    """Tells an agent something in one thread, and asks for it in another."""
    told = await _talk(dsn, schema, "a talk", _ASKS + _FACT, console)
    asked = await _talk(dsn, schema, "another talk", "How do I take my tea?", console)
    # The question and the answer: the second thread has nothing of the first.
    return len(told) == len(asked) == 2 and _FACT in asked[-1]


async def _talk(dsn: str, schema: str, thread: str, said: str, console: Console) -> list[str]:
    """Says something in a thread, to an agent that knows nothing but what Postgres has."""
    async with AsyncPostgresSaver.from_conn_string(dsn, schema=schema, strict=True) as saver:
        # One pool for both.
        store = AsyncPostgresStore(saver.pool, schema=schema)
        graph = _build().compile(checkpointer=saver, store=store)
        config: Any = {"configurable": {"thread_id": thread, "user": "ada"}}
        state = await graph.ainvoke({"messages": [HumanMessage(said)]}, config)
        await store.close()
    messages = [str(message.content) for message in state["messages"]]
    for who, text in zip(("Ada", "the agent"), messages[-2:], strict=True):
        console.print(f"{thread}, {who}: {text}", markup=False)
    return messages


def _build() -> StateGraph[State, Any, State, State]:
    builder = StateGraph(State)
    builder.add_node("answer", _answer)
    builder.add_edge(START, "answer")
    builder.add_edge("answer", END)
    return builder


async def _answer(state: State, config: RunnableConfig, *, store: BaseStore) -> dict[str, Any]:
    """Follows a script where a model would decide what to remember, and what to make of it."""
    memories = ("users", config["configurable"]["user"], "memories")
    said = str(state["messages"][-1].content)
    if said.startswith(_ASKS):
        await store.aput(memories, "tea", {"text": said.removeprefix(_ASKS)})
        return {"messages": [AIMessage("I will.")]}
    known = [item.value["text"] for item in await store.asearch(memories)]
    return {"messages": [AIMessage(f"You told me: {' '.join(known) or 'nothing'}")]}
