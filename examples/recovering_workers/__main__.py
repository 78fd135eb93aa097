"""A worker: PG_CHECKPOINT_DSN=... python -m examples.recovering_workers --jobs 20.

Start several; each takes jobs that nobody has, and goes on with those of workers that were stopped
or killed.
"""

from __future__ import annotations

import argparse
import asyncio
import os

from examples.recovering_workers.job import build
from examples.recovering_workers.running import begin, is_done
from pg_checkpoint import AsyncPostgresSaver, recover


async def main(jobs: int, pace: float, ttl: float) -> None:
    """Works until all jobs are done, by whomever, or until SIGTERM."""
    async with AsyncPostgresSaver.from_conn_string(
        os.environ["PG_CHECKPOINT_DSN"], strict=True
    ) as saver:
        await saver.setup()
        graph = build(saver, pace)
        with saver.draining_on():
            recovering = asyncio.create_task(recover(saver, graph, ttl=ttl))
            left = [f"job {n}" for n in range(1, jobs + 1)]
            while left and not saver.is_draining:
                for job in left:
                    await begin(saver, graph, job, ttl)
                left = [job for job in left if not await is_done(graph, job)]
                await asyncio.sleep(0.1)
            saver.drain()
            await recovering
    print("stopped" if left else "all jobs are done", flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(
        prog="python -m examples.recovering_workers", description=__doc__
    )
    parser.add_argument("--jobs", type=int, default=20)
    parser.add_argument("--pace", type=float, default=0.5, help="seconds that a step takes")
    parser.add_argument("--ttl", type=float, default=5.0, help="seconds until a job is taken over")
    given = parser.parse_args()
    asyncio.run(main(given.jobs, given.pace, given.ttl))
