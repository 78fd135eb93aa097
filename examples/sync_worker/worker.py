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
from langgraph.runtime import RunControl

from examples.sync_worker.job import build
from pg_checkpoint import PgCheckpointError, PostgresSaver


class Outcome(NamedTuple):
    """How a job ended, and who says so: "done", "stopped" or "failed: ..."."""

    job: str
    how: str
    process: int


def work(outcomes: Connection, jobs: Queue[str | None], threads: int, pace: float) -> None:
    """The life of a process; each thread ends at a None of its own."""
    one_at_a_time = threading.Lock()
    # One for all runs: after the signal none of them begins another step.
    control = RunControl()
    signal.signal(signal.SIGTERM, lambda *_: control.request_drain())
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches all; the parent decides
    # Made here, for every way to start a process: only a fork would hand it down.
    with PostgresSaver.from_conn_string(os.environ["PG_CHECKPOINT_DSN"]) as saver:
        graph = build(saver)

        def take() -> None:
            while not control.drain_requested and _parent_lives():
                try:
                    job = jobs.get(timeout=0.2)
                except Empty:
                    continue
                if job is None:
                    return
                outcome = Outcome(job, _carry_out(graph, job, control, pace), os.getpid())
                with one_at_a_time:
                    outcomes.send(outcome)

        with ThreadPoolExecutor(threads, thread_name_prefix="thread") as pool:
            taking = [pool.submit(take) for _ in range(threads)]
        for thread in taking:
            thread.result()


def _carry_out(graph: Any, job: str, control: RunControl, pace: float) -> str:
    """Brings a job to its end, from wherever it stands."""
    config: RunnableConfig = {"configurable": {"thread_id": job}}
    try:
        state = graph.get_state(config)
        if not state.values or state.next:
            given = None if state.values else {"pace": pace, "steps": []}
            graph.invoke(given, config, control=control)
    except GraphDrained:
        return "stopped"
    except (psycopg.Error, PgCheckpointError) as error:
        return f"failed: {error!r}"
    return "done"


def _parent_lives() -> bool:
    parent = parent_process()
    return parent is not None and parent.is_alive()
