"""A worker process: one saver, and threads that take jobs until there are none, or SIGTERM."""

from __future__ import annotations

import os
import signal
import threading
from concurrent.futures import ThreadPoolExecutor
from multiprocessing import parent_process
from multiprocessing.connection import Connection
from multiprocessing.queues import Queue
from queue import Empty
from typing import Any, NamedTuple

import psycopg
from langchain_core.runnables import RunnableConfig
from langgraph.errors import GraphDrained

from examples.sync_worker.job import build
from pg_checkpoint import PgCheckpointError, PostgresSaver, ShuttingDownError

# Seconds that steps have after SIGTERM, and until a lease expires whose process was killed.
GRACE, TTL = 8.0, 5.0


class Outcome(NamedTuple):
    """How a job ended, and who says so: "done", "stopped" or "failed: ..."."""

    job: str
    how: str
    process: int


def work(outcomes: Connection, jobs: Queue[str | None], threads: int, pace: float) -> None:
    """The life of a process; each thread ends at a None of its own."""
    one_at_a_time = threading.Lock()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches all; the parent decides
    # Made here, for every way to start a process: only a fork would hand it down.
    saver = PostgresSaver.from_conn_string(os.environ["PG_CHECKPOINT_DSN"], strict=True)
    # After SIGTERM no run begins another step.
    with saver.draining_on(grace=GRACE), saver:
        graph = build(saver)

        def take() -> None:
            while not saver.is_draining and _parent_lives():
                try:
                    job = jobs.get(timeout=0.2)
                except Empty:
                    continue
                if job is None:
                    return
                outcome = Outcome(job, _carry_out(saver, graph, job, pace), os.getpid())
                with one_at_a_time:
                    outcomes.send(outcome)

        with ThreadPoolExecutor(threads, thread_name_prefix="thread") as pool:
            taking = [pool.submit(take) for _ in range(threads)]
        for thread in taking:
            thread.result()


def _carry_out(saver: PostgresSaver, graph: Any, job: str, pace: float) -> str:
    """Brings a job to its end, from wherever it stands."""
    config: RunnableConfig = {"configurable": {"thread_id": job}}
    try:
        # A process that was killed may have it for some more seconds.
        with saver.lease(job, ttl=TTL, wait=2 * TTL) as lease:
            state = graph.get_state(config)
            if not state.values or state.next:
                given = None if state.values else {"pace": pace, "steps": []}
                graph.invoke(given, config, control=lease.control)
    except (GraphDrained, ShuttingDownError):
        return "stopped"
    except (psycopg.Error, PgCheckpointError) as error:
        return f"failed: {error!r}"
    return "done"


def _parent_lives() -> bool:
    parent = parent_process()
    return parent is not None and parent.is_alive()
