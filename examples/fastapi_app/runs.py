"""Runs of the agent: one at a time for each thread, answered at once or as a stream of events.

A stream ends with its client: when that goes away the run is cancelled, and the
thread stays as its last checkpoint has it. A run that is not streamed goes on to
its end.
"""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Iterator
from contextlib import aclosing, contextmanager
from typing import Any

import psycopg
from fastapi import HTTPException, Request
from fastapi.responses import JSONResponse, Response, StreamingResponse
from langchain_core.runnables import RunnableConfig

from pg_checkpoint import PgCheckpointError

# Threads with a run in this process. Against runs in other processes there is the
# saver's option single_writer.
_busy: set[str] = set()


def config_of(thread_id: str, checkpoint_id: str | None = None) -> RunnableConfig:
    """The config of a thread, or of one of its checkpoints."""
    named = {} if checkpoint_id is None else {"checkpoint_id": checkpoint_id}
    return {"configurable": {"thread_id": thread_id, **named}}


async def run(request: Request, given: Any, config: RunnableConfig) -> Response:
    """Runs the agent on what is given, and answers as the client's Accept header asks."""
    thread_id = config["configurable"]["thread_id"]
    graph = request.app.state.graph
    _refuse_second(thread_id)
    if "text/event-stream" in request.headers.get("accept", ""):
        headers = {"Content-Type": "text/event-stream", "Cache-Control": "no-cache"}
        return StreamingResponse(_events(graph, given, config), headers=headers)
    with _alone(thread_id):
        await graph.ainvoke(given, config)
    return JSONResponse(summary_of(await graph.aget_state(config_of(thread_id))))


def summary_of(state: Any, last: int = 0) -> dict[str, Any]:
    """What a client sees of a thread, or of a checkpoint; of its messages the last, 0 for all."""
    messages = state.values.get("messages", [])[-last:]
    return {
        "checkpoint_id": state.config["configurable"].get("checkpoint_id"),
        "messages": [{"from": m.type, "text": m.text} for m in messages if m.text],
        "approval": [i.value["question"] for i in state.interrupts],
        "unfinished": list(state.next),
    }


async def _events(graph: Any, given: Any, config: RunnableConfig) -> AsyncIterator[str]:
    """Words as they come, the names of finished nodes, and in the end the thread's state."""
    thread_id = config["configurable"]["thread_id"]
    modes = ["custom", "updates"]
    try:
        with _alone(thread_id):
            # Closed, not just left: a run must not go on when its stream was cancelled.
            async with aclosing(graph.astream(given, config, stream_mode=modes)) as parts:
                async for mode, part in parts:
                    yield _event("word", part) if mode == "custom" else _event("step", list(part))
        yield _event("state", summary_of(await graph.aget_state(config_of(thread_id))))
    except (psycopg.Error, PgCheckpointError, HTTPException) as error:
        # The status was sent long ago.
        yield _event("error", type(error).__name__)


def _event(name: str, data: Any) -> str:
    return f"event: {name}\ndata: {json.dumps(data)}\n\n"


@contextmanager
def _alone(thread_id: str) -> Iterator[None]:
    _refuse_second(thread_id)
    _busy.add(thread_id)
    try:
        yield
    finally:
        _busy.discard(thread_id)


def _refuse_second(thread_id: str) -> None:
    if thread_id in _busy:
        raise HTTPException(409, f"thread {thread_id!r} has a run already")
