"""The queue of on_procrastinate.py, and its task."""

from __future__ import annotations

import os

from procrastinate import App, JobContext, PsycopgConnector, RetryStrategy

from examples.recovering_workers.running import begin, is_done

QUEUE = "jobs"
app = App(connector=PsycopgConnector(conninfo=os.environ.get("PG_CHECKPOINT_DSN", "")))


class NotDoneError(Exception):
    """Another worker goes on with the job: the queue asks again."""


again = RetryStrategy(wait=1, retry_exceptions={NotDoneError})


@app.task(name="run", queue=QUEUE, pass_context=True, retry=again)
async def run(context: JobContext, job: str) -> None:
    """Runs a job; the queue may ask for it again, also while somebody runs it."""
    saver, graph, ttl = context.additional_context["worker"]
    await begin(saver, graph, job, ttl)
    if not await is_done(graph, job):
        raise NotDoneError(job)
