"""A worker: PG_CHECKPOINT_DSN=... python -m examples.recovering_workers --jobs 20.

Start several; each takes jobs that nobody has, and goes on with those of workers that were killed.
"""

from __future__ import annotations

import argparse
import asyncio
import os
from typing import Any

from langchain_core.runnables import RunnableConfig

from examples.recovering_workers.job import STEPS, build
from pg_checkpoint import AsyncPostgresSaver, ConcurrentWriteError, LeaseHeldError, recover


async def main(jobs: int, pace: float, ttl: float) -> None:
    """Works until all jobs are done, by whomever."""
    async with AsyncPostgresSaver.from_conn_string(os.environ["PG_CHECKPOINT_DSN"]) as saver:
        await saver.setup()
        graph = build(saver, pace)
        recovering = asyncio.create_task(recover(graph, saver, ttl=ttl))
        left = [f"job {n}" for n in range(1, jobs + 1)]
        while left:
            for job in left:
                await begin(saver, graph, job, ttl)
            left = [job for job in left if not await is_done(graph, job)]
            await asyncio.sleep(0.1)
        recovering.cancel()
        await asyncio.gather(recovering, return_exceptions=True)
    print("all jobs are done", flush=True)


async def begin(saver: AsyncPostgresSaver, graph: Any, job: str, ttl: float) -> None:
    """Runs a job that nobody has begun."""
    if (await graph.aget_state(config_of(job))).created_at is not None:
        return
    try:
        async with saver.lease(job, ttl=ttl):
            # Once more, for nobody else can begin it now.
            if (await graph.aget_state(config_of(job))).created_at is None:
                print(f"{job}: process {os.getpid()} begins", flush=True)
                await graph.ainvoke({"steps": []}, config_of(job))
    except LeaseHeldError:
        return  # another worker has it
    except ConcurrentWriteError:
        print(f"{job}: process {os.getpid()} stood still, and another took it", flush=True)


async def is_done(graph: Any, job: str) -> bool:
    """Whether all steps of a job are stored."""
    state = await graph.aget_state(config_of(job))
    return len(state.values.get("steps", ())) == STEPS


def config_of(job: str) -> RunnableConfig:
    """A job is a thread."""
    return {"configurable": {"thread_id": job}}


if __name__ == "__main__":
    parser = argparse.ArgumentParser(
        prog="python -m examples.recovering_workers", description=__doc__
    )
    parser.add_argument("--jobs", type=int, default=20)
    parser.add_argument("--pace", type=float, default=0.5, help="seconds that a step takes")
    parser.add_argument("--ttl", type=float, default=5.0, help="seconds until a job is taken over")
    given = parser.parse_args()
    asyncio.run(main(given.jobs, given.pace, given.ttl))
