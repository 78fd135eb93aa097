"""The application: its life with one saver, its endpoints, what they answer when it can't.

PG_CHECKPOINT_DSN=postgresql://... uvicorn examples.fastapi_app:app
"""

import asyncio
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Annotated, Any

import psycopg
from fastapi import FastAPI, HTTPException, Query, Request
from fastapi.responses import JSONResponse, Response
from langchain_core.messages import HumanMessage
from langgraph.types import Command
from pydantic import BaseModel

from examples.fastapi_app.graph import builder
from examples.fastapi_app.runs import config_of, run, summary_of
from pg_checkpoint import (
    AsyncPostgresSaver,
    InterruptNotOpenError,
    InvalidKeyError,
    LeaseHeldError,
    PgCheckpointError,
    recover,
)


class Message(BaseModel):
    """What a client says."""

    text: str


class Fork(Message):
    """What it says instead of what came after a checkpoint."""

    checkpoint_id: str


class Approval(BaseModel):
    """What the human says, and to which question: a request that comes twice answers no other."""

    question: str
    approved: bool


@asynccontextmanager
async def lifespan(app: FastAPI) -> AsyncIterator[None]:
    """One saver for the life of the server; without a database it does not start."""
    async with AsyncPostgresSaver.from_conn_string(
        os.environ["PG_CHECKPOINT_DSN"], strict=True
    ) as saver:
        await saver.setup()
        app.state.graph = builder.compile(checkpointer=saver)
        # On SIGTERM runs end after their step, and other processes finish them.
        with saver.draining_on(grace=8):
            recovering = asyncio.create_task(recover(saver, app.state.graph))
            yield
            saver.drain()
            await recovering


# There is no login here: whoever reaches the server may use any thread. Make the thread's id of who
# has logged in, or look up there whose thread it is, before each of these calls.
app = FastAPI(title="pg_checkpoint's example", lifespan=lifespan)


@app.post("/threads/{thread_id}/messages")
async def say(thread_id: str, message: Message, request: Request) -> Response:
    """Adds a message to a thread and runs the agent; streams with Accept: text/event-stream."""
    if (await _state(request, thread_id)).next:
        raise HTTPException(409, "the last run is not finished: approve, continue or fork it")
    return await run(request, _human(message), config_of(thread_id))


@app.post("/threads/{thread_id}/approval")
async def approve(thread_id: str, approval: Approval, request: Request) -> Response:
    """Answers a question that a thread waits with, and runs on."""
    given: Command[Any] = Command(resume={approval.question: approval.approved})
    return await run(request, given, config_of(thread_id), approval.question)


@app.post("/threads/{thread_id}/continue")
async def go_on(thread_id: str, request: Request) -> Response:
    """Finishes a run that was cancelled, or ended with its process."""
    if not (await _state(request, thread_id)).next:
        raise HTTPException(409, "nothing is unfinished")
    return await run(request, None, config_of(thread_id))


@app.post("/threads/{thread_id}/fork")
async def fork(thread_id: str, fork: Fork, request: Request) -> Response:
    """Says something else from a checkpoint on; what came after it stays in the history."""
    if (await _state(request, thread_id, fork.checkpoint_id)).created_at is None:
        raise HTTPException(404, f"no checkpoint {fork.checkpoint_id!r}")
    return await run(request, _human(fork), config_of(thread_id, fork.checkpoint_id))


@app.get("/threads/{thread_id}")
async def show(thread_id: str, request: Request) -> dict[str, Any]:
    """Returns where a thread stands."""
    state = await _state(request, thread_id)
    if state.created_at is None:
        raise HTTPException(404, f"no thread {thread_id!r}")
    return summary_of(state)


@app.get("/threads/{thread_id}/history")
async def history(
    thread_id: str,
    request: Request,
    before: str | None = None,
    limit: Annotated[int, Query(ge=1, le=100)] = 20,
) -> list[dict[str, Any]]:
    """Returns a page of checkpoints, newest first; the next is what is before the last id."""
    states = request.app.state.graph.aget_state_history(
        config_of(thread_id), before=before and config_of(thread_id, before), limit=limit
    )
    return [{"step": state.metadata["step"], **summary_of(state, last=1)} async for state in states]


@app.get("/ready")
async def ready(request: Request) -> dict[str, float]:
    """Whether to send requests here: one round trip to the database; else 503, as below."""
    health = await request.app.state.graph.checkpointer.health(timeout=2)
    return {"round_trip": health.round_trip, "queued": health.queued_calls}


@app.exception_handler(InvalidKeyError)
async def refuse(request: Request, error: InvalidKeyError) -> JSONResponse:
    """A thread id that can't be one."""
    return JSONResponse({"error": str(error)}, 422)


@app.exception_handler(LeaseHeldError)
@app.exception_handler(InterruptNotOpenError)
async def refuse_second(request: Request, error: PgCheckpointError) -> JSONResponse:
    """A thread that has a run already, here or elsewhere; a question that was answered."""
    return JSONResponse({"error": str(error)}, 409)


@app.exception_handler(psycopg.OperationalError)
@app.exception_handler(PgCheckpointError)
@app.exception_handler(asyncio.TimeoutError)
async def unavailable(request: Request, error: Exception) -> JSONResponse:
    """The database is away, slow or overloaded, or this process stops: try again, or elsewhere."""
    return JSONResponse({"error": type(error).__name__}, 503, {"Retry-After": "1"})


async def _state(request: Request, thread_id: str, checkpoint_id: str | None = None) -> Any:
    return await request.app.state.graph.aget_state(config_of(thread_id, checkpoint_id))


def _human(message: Message) -> dict[str, Any]:
    return {"messages": [HumanMessage(message.text)]}
