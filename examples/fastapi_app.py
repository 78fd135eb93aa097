"""A chat server: PG_CHECKPOINT_DSN=postgresql://... uvicorn examples.fastapi_app:app."""

import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Annotated, Any

from fastapi import FastAPI, HTTPException, Request
from langchain_core.messages import AIMessage, AnyMessage, HumanMessage
from langgraph.graph import START, StateGraph
from langgraph.graph.message import add_messages
from pydantic import BaseModel
from typing_extensions import TypedDict

from pg_checkpoint import AsyncPostgresSaver


class State(TypedDict):
    """The conversation."""

    messages: Annotated[list[AnyMessage], add_messages]


class Message(BaseModel):
    """What a client says."""

    text: str


async def answer(state: State) -> dict[str, Any]:
    """Where your model would be called."""
    return {"messages": [AIMessage(f"You said: {state['messages'][-1].text}")]}


builder = StateGraph(State)
builder.add_node("answer", answer)
builder.add_edge(START, "answer")


@asynccontextmanager
async def lifespan(app: FastAPI) -> AsyncIterator[None]:
    """One saver for the life of the server; without a database it does not start."""
    async with AsyncPostgresSaver.from_conn_string(os.environ["PG_CHECKPOINT_DSN"]) as saver:
        await saver.setup()
        app.state.graph = builder.compile(checkpointer=saver)
        yield


app = FastAPI(lifespan=lifespan)


@app.post("/threads/{thread_id}/messages")
async def say(thread_id: str, message: Message, request: Request) -> dict[str, str]:
    """Adds a message to a thread, and returns the answer."""
    config = {"configurable": {"thread_id": thread_id}}
    state = await request.app.state.graph.ainvoke(
        {"messages": [HumanMessage(message.text)]}, config
    )
    return {"answer": state["messages"][-1].text}


@app.get("/threads/{thread_id}")
async def show(thread_id: str, request: Request) -> list[str]:
    """Returns what was said in a thread."""
    config = {"configurable": {"thread_id": thread_id}}
    state = await request.app.state.graph.aget_state(config)
    if not state.values:
        raise HTTPException(404, f"no thread {thread_id!r}")
    return [message.text for message in state.values["messages"]]
