"""Runs of the agent: one at a time for each thread, answered at once or as a stream of events.

A stream ends with its client: when that goes away the run is cancelled, and the
thread stays as its last checkpoint has it. A run that is not streamed goes on to
its end. When this process is stopped, a run ends after its step, and another
process finishes it.
"""

from __future__ import annotations

import json
from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import aclosing
from typing import Any

import psycopg
from fastapi import Request
from fastapi.responses import JSONResponse, Response, StreamingResponse
from langchain_core.runnables import RunnableConfig
from langgraph.errors import GraphDrained

from pg_checkpoint import PgCheckpointError, check_open


def config_of(thread_id: str, checkpoint_id: str | None = None) -> RunnableConfig:
    """The config of a thread, or of one of its checkpoints."""
    named = {} if checkpoint_id is None else {"checkpoint_id": checkpoint_id}
    return {"configurable": {"thread_id": thread_id, **named}}


async def run(
    request: Request, given: Any, config: RunnableConfig, question: str | None = None
) -> Response:
    """Runs the agent on what is given, and answers as the client's Accept header asks.

    Raises LeaseHeldError if the thread has a run already, here or in another process, and
    InterruptNotOpenError if the question that is answered is not open.
    """
    graph, thread_id = request.app.state.graph, config["configurable"]["thread_id"]
    if "text/event-stream" in request.headers.get("accept", ""):
        headers = {"Content-Type": "text/event-stream", "Cache-Control": "no-cache"}
        events = _events(graph, given, config, question)
        # Whatever refuses the run can still have a status.
        began = await anext(events)
        return StreamingResponse(_chained(began, events), headers=headers)
    status = 200
    try:
        async with graph.checkpointer.lease(thread_id) as lease:
            await _check_open(graph, thread_id, question)
            await graph.ainvoke(given, config, control=lease.control)
    except GraphDrained:
        status = 202  # accepted: another process finishes it
    return JSONResponse(summary_of(await graph.aget_state(config_of(thread_id))), status)


def summary_of(state: Any, last: int = 0) -> dict[str, Any]:
    """What a client sees of a thread, or of a checkpoint; of its messages the last, 0 for all."""
    messages = state.values.get("messages", [])[-last:]
    return {
        "checkpoint_id": state.config["configurable"].get("checkpoint_id"),
        "messages": [{"from": m.type, "text": m.text} for m in messages if m.text],
        "approval": [{"id": i.id, "question": i.value["question"]} for i in state.interrupts],
        "unfinished": list(state.next),
    }


async def _check_open(graph: Any, thread_id: str, question: str | None) -> None:
    """Within the lease: nobody else answers it meanwhile."""
    if question is not None:
        await check_open(graph.checkpointer, thread_id, question)


async def _events(
    graph: Any, given: Any, config: RunnableConfig, question: str | None
) -> AsyncGenerator[str, None]:
    """Words as they come, the names of finished nodes, and in the end the thread's state."""
    thread_id = config["configurable"]["thread_id"]
    async with graph.checkpointer.lease(thread_id) as lease:
        await _check_open(graph, thread_id, question)
        yield ": the run begins\n\n"
        how: Any = {"stream_mode": ["custom", "updates"], "control": lease.control}
        # Closed, not just left: a run must not go on when its stream was cancelled.
        async with aclosing(graph.astream(given, config, **how)) as parts:
            async for mode, part in parts:
                yield _event("word", part) if mode == "custom" else _event("step", list(part))
    yield _event("state", summary_of(await graph.aget_state(config_of(thread_id))))


async def _chained(first: str, rest: AsyncGenerator[str, None]) -> AsyncIterator[str]:
    """All events; errors are events too, as the status was sent long ago."""
    try:
        yield first
        async with aclosing(rest):
            async for event in rest:
                yield event
    except GraphDrained:
        yield _event("moved", "another process finishes the run: read the thread")
    except (psycopg.Error, PgCheckpointError) as error:
        yield _event("error", type(error).__name__)


def _event(name: str, data: Any) -> str:
    return f"event: {name}\ndata: {json.dumps(data)}\n\n"
