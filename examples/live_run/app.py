"""The application: runs in the background, whose events any number of pages follow.

PG_CHECKPOINT_DSN=postgresql://... uvicorn examples.live_run:app
"""

import asyncio
import json
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Annotated, Any

from fastapi import FastAPI, Header, HTTPException
from fastapi.responses import HTMLResponse, StreamingResponse
from pydantic import BaseModel

from examples.live_run.graph import builder
from pg_checkpoint import (
    AsyncPostgresEvents,
    AsyncPostgresSaver,
    Event,
    EventsNotKeptError,
    LeaseHeldError,
    Resumed,
    recover,
)

PAGE = (Path(__file__).parent / "page.html").read_text()
# Seconds after which another process continues the runs of one that died.
TTL = float(os.environ.get("LIVE_RUN_TTL", "30"))


class Message(BaseModel):
    """What a client says."""

    text: str


@asynccontextmanager
async def lifespan(app: FastAPI) -> AsyncIterator[None]:
    """One saver and one event log for the life of the server."""
    dsn = os.environ["PG_CHECKPOINT_DSN"]
    async with (
        AsyncPostgresSaver(dsn, strict=True) as saver,
        AsyncPostgresEvents(dsn, strict=True) as events,
    ):
        await saver.setup()
        graph = builder.compile(checkpointer=saver)
        app.state.graph, app.state.events, app.state.runs = graph, events, set()
        await events.start_sweeper()
        # Continues the runs of processes that died; their events go on in the same logs.
        streaming = events.streaming(graph, stream_mode="messages")
        recovering = asyncio.create_task(recover(saver, streaming, ttl=TTL, every=0.5))
        yield
        recovering.cancel()
        await asyncio.gather(recovering, *app.state.runs, return_exceptions=True)


app = FastAPI(title="pg_checkpoint's live run", lifespan=lifespan)


@app.get("/threads/{thread_id}")
async def page(thread_id: str) -> HTMLResponse:
    """The page of a thread, which follows it."""
    return HTMLResponse(PAGE)


@app.post("/threads/{thread_id}/messages", status_code=202)
async def say(thread_id: str, message: Message) -> dict[str, int]:
    """Begins a run, which goes on whoever follows it; returns the number of its first event."""
    events: AsyncPostgresEvents = app.state.events
    given = {"messages": [("user", message.text)]}
    config: Any = {"configurable": {"thread_id": thread_id}}
    run = events.stream(app.state.graph, given, config, stream_mode="messages", ttl=TTL)
    try:
        first = await anext(run)
    except LeaseHeldError:
        raise HTTPException(409, "a run is under way") from None
    task = asyncio.create_task(_finish(run))
    app.state.runs.add(task)
    task.add_done_callback(app.state.runs.discard)
    return {"first": first.number}


async def _finish(run: AsyncIterator[Event]) -> None:
    async for _ in run:
        pass


@app.get("/threads/{thread_id}/events")
async def follow(
    thread_id: str, last_event_id: Annotated[int | None, Header(ge=0)] = None
) -> StreamingResponse:
    """The events of the newest run, or those after the one that a browser had last."""
    stream = _as_sse(app.state.events, thread_id, last_event_id)
    return StreamingResponse(stream, media_type="text/event-stream")


async def _as_sse(
    events: AsyncPostgresEvents, thread_id: str, after: int | None
) -> AsyncIterator[str]:
    try:
        async for number, value in events.follow(thread_id, after):
            if isinstance(value, Resumed):
                # A step runs again: what came after that number is told anew.
                yield _message("resumed", value.after, number)
            else:
                yield _message("token", value[0].content, number)
    except EventsNotKeptError:
        yield _message("gone", None)
    else:
        yield _message("end", None)


def _message(kind: str, data: object, number: int | None = None) -> str:
    id_ = "" if number is None else f"id: {number}\n"
    return f"{id_}event: {kind}\ndata: {json.dumps(data)}\n\n"
