"""Runs of jobs: each under the lease of its thread, by one worker at a time."""

from __future__ import annotations

import os
from typing import Any

from langchain_core.runnables import RunnableConfig
from langgraph.errors import GraphDrained

from examples.recovering_workers.job import STEPS
from pg_checkpoint import (
    AsyncPostgresSaver,
    ConcurrentWriteError,
    LeaseHeldError,
    ShuttingDownError,
)


async def begin(saver: AsyncPostgresSaver, graph: Any, job: str, ttl: float) -> None:
    """Runs a job that nobody has begun."""
    if await has_begun(graph, job):
        return
    try:
        async with saver.lease(job, ttl=ttl) as lease:
            # Once more, for nobody else can begin it now.
            if not await has_begun(graph, job):
                print(f"{job}: process {os.getpid()} begins", flush=True)
                await graph.ainvoke({"steps": []}, config_of(job), control=lease.control)
    except (LeaseHeldError, ShuttingDownError):
        return  # another worker has it, or will
    except GraphDrained:
        print(f"{job}: process {os.getpid()} stops, and another one goes on", flush=True)
    except ConcurrentWriteError:
        print(f"{job}: process {os.getpid()} was blocked, and another one took the job", flush=True)


async def has_begun(graph: Any, job: str) -> bool:
    """Whether its input is stored."""
    return (await graph.aget_state(config_of(job))).created_at is not None


async def steps_of(graph: Any, job: str) -> list[str]:
    """The steps of a job that are stored."""
    state = await graph.aget_state(config_of(job))
    return list(state.values.get("steps", ()))


async def is_done(graph: Any, job: str) -> bool:
    """Whether that is all of them."""
    return len(await steps_of(graph, job)) == STEPS


def config_of(job: str) -> RunnableConfig:
    """A job is a thread."""
    return {"configurable": {"thread_id": job}}
