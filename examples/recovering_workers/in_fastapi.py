"""The same as a web service: recover is a task of the application's lifespan.

PG_CHECKPOINT_DSN=postgresql://... uvicorn examples.recovering_workers.in_fastapi:app
"""

import asyncio
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI, Request

from examples.recovering_workers.job import STEPS, build
from examples.recovering_workers.running import begin, steps_of
from pg_checkpoint import AsyncPostgresSaver, recover

PACE = float(os.environ.get("PACE", "0.5"))
TTL = float(os.environ.get("TTL", "5"))


@asynccontextmanager
async def lifespan(app: FastAPI) -> AsyncIterator[None]:
    """One saver, and one loop that goes on with the jobs of others."""
    async with AsyncPostgresSaver.from_conn_string(
        os.environ["PG_CHECKPOINT_DSN"], strict=True
    ) as saver:
        await saver.setup()
        app.state.saver, app.state.graph = saver, build(saver, PACE)
        # On SIGTERM runs end after their step, and other processes go on with them.
        with saver.draining_on():
            recovering = asyncio.create_task(recover(saver, app.state.graph, ttl=TTL))
            yield
            saver.drain()
            await recovering


app = FastAPI(title="Jobs that outlive their process", lifespan=lifespan)


@app.post("/jobs/{job}")
async def run(job: str, request: Request) -> dict[str, Any]:
    """Runs a job to its end; asked for again it is not run again."""
    await begin(request.app.state.saver, request.app.state.graph, job, TTL)
    return await show(job, request)


@app.get("/jobs/{job}")
async def show(job: str, request: Request) -> dict[str, Any]:
    """How far a job has come, whichever process runs it."""
    steps = await steps_of(request.app.state.graph, job)
    return {"steps": steps, "done": len(steps) == STEPS}
