"""The same on procrastinate, a queue on the same Postgres (pip install procrastinate).

PG_CHECKPOINT_DSN=postgresql://... python -m examples.recovering_workers.on_procrastinate --jobs 20

The queue says which jobs there are and who begins them; `recover` goes on with the runs of workers
that were stopped or killed, before the queue finds out, and the leases keep both from driving a
job at once.
"""

from __future__ import annotations

import argparse
import asyncio
import os
from contextlib import suppress
from typing import Any

from procrastinate.exceptions import AlreadyEnqueued, UniqueViolation

from examples.recovering_workers.job import build
from examples.recovering_workers.jobs_queue import QUEUE, app, run
from examples.recovering_workers.running import has_begun, is_done
from pg_checkpoint import AsyncPostgresSaver, recover

# Seconds that a step has when this process is stopped.
GRACE = 10


async def main(jobs: int, pace: float, ttl: float) -> None:
    """Works until all jobs are done, by whomever, or until SIGTERM."""
    names = [f"job {n}" for n in range(1, jobs + 1)]
    async with (
        AsyncPostgresSaver.from_conn_string(os.environ["PG_CHECKPOINT_DSN"], strict=True) as saver,
        app.open_async(),
    ):
        await saver.setup()
        if not await app.check_connection_async():
            await app.schema_manager.apply_schema_async()
        graph = build(saver, pace)
        await put_into_queue(graph, names)
        working = [
            asyncio.create_task(recover(saver, graph, ttl=ttl)),
            asyncio.create_task(work(saver, graph, ttl)),
            asyncio.create_task(give_back_stalled(ttl)),
        ]
        left = names
        with saver.draining_on(grace=GRACE):
            while not saver.is_draining and (left or await is_busy()):
                left = [name for name in left if not await is_done(graph, name)]
                await asyncio.sleep(0.1)
        saver.drain(GRACE)
        for task in working:
            task.cancel()
        await asyncio.gather(*working, return_exceptions=True)
    print("stopped" if left else "all jobs are done", flush=True)


async def put_into_queue(graph: Any, names: list[str]) -> None:
    """However many workers are started; who takes a job a second time has nothing to do."""
    for name in names:
        if not await has_begun(graph, name):
            with suppress(AlreadyEnqueued):
                await run.configure(queueing_lock=name).defer_async(job=name)


async def work(saver: AsyncPostgresSaver, graph: Any, ttl: float) -> None:
    """The queue's worker."""
    await app.run_worker_async(
        queues=[QUEUE],
        concurrency=10,
        additional_context={"worker": (saver, graph, ttl)},
        update_heartbeat_interval=ttl / 3,
        fetch_job_polling_interval=1,
        install_signal_handlers=False,
        shutdown_graceful_timeout=GRACE,
    )


async def give_back_stalled(ttl: float) -> None:
    """Has the queue ask again for the jobs of workers that were killed."""
    while True:
        for job in await app.job_manager.get_stalled_jobs(queue=QUEUE, seconds_since_heartbeat=ttl):
            with suppress(UniqueViolation):  # another worker has put it into the queue
                await app.job_manager.retry_job(job)
        await asyncio.sleep(ttl / 3)


async def is_busy() -> bool:
    """Whether the queue has jobs: it learns last that one is done."""
    states = ("todo", "doing")
    found = [await app.job_manager.list_jobs_async(queue=QUEUE, status=s) for s in states]
    return any(map(list, found))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(
        prog="python -m examples.recovering_workers.on_procrastinate", description=__doc__
    )
    parser.add_argument("--jobs", type=int, default=20)
    parser.add_argument("--pace", type=float, default=0.5, help="seconds that a step takes")
    parser.add_argument("--ttl", type=float, default=5.0, help="seconds until a job is taken over")
    given = parser.parse_args()
    asyncio.run(main(given.jobs, given.pace, given.ttl))
