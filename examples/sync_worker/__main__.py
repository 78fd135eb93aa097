"""Carries jobs out in several processes: PG_CHECKPOINT_DSN=... python -m examples.sync_worker."""

from __future__ import annotations

import argparse
import multiprocessing
import os
import signal
import sys
import time
from collections.abc import Iterator
from multiprocessing.connection import Connection, wait
from typing import Any

from examples.sync_worker.worker import Outcome, work
from pg_checkpoint import migrate

# Seconds that a process has to stop in.
GRACE = 10.0


def main(arguments: argparse.Namespace) -> int:
    """Starts the processes, hands out the jobs, says what came of them; returns the exit code."""
    migrate(os.environ["PG_CHECKPOINT_DSN"])
    context: Any = multiprocessing.get_context(arguments.start)
    jobs = context.Queue()
    told = (jobs, arguments.threads, arguments.pace)
    # A pipe each: of a queue a process that is killed may keep the lock.
    pipes = [context.Pipe(duplex=False) for _ in range(arguments.processes)]
    processes = [context.Process(target=work, args=(sender, *told)) for _, sender in pipes]
    stop: list[int] = []
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, lambda signal_number, _: stop.append(signal_number))
    for process in processes:
        process.start()
    # After the start: a queue that is in use has a thread, which is not for forking.
    names = [f"sync job {n}" for n in range(1, arguments.jobs + 1)]
    for job in [*names, *[None] * arguments.processes * arguments.threads]:
        jobs.put(job)
    jobs.cancel_join_thread()  # what nobody takes any more keeps nobody waiting
    done = 0
    for outcome in _gather([receiver for receiver, _ in pipes], processes, stop):
        print(f"{outcome.job}: {outcome.how} (process {outcome.process})", flush=True)
        done += outcome.how == "done"
    print(f"{done} of {len(names)} jobs are done" + ("; the next run goes on" if stop else ""))
    in_order = all(process.exitcode == 0 for process in processes)
    return 0 if in_order and (stop or done == len(names)) else 1


def _gather(
    receivers: list[Connection], processes: list[Any], stop: list[int]
) -> Iterator[Outcome]:
    """What comes until all processes have ended, of themselves or because they are told to."""
    began = None
    while True:
        # In this order: what an ended process has said is all there.
        alive = [process for process in processes if process.is_alive()]
        if stop or any(process.exitcode for process in processes):
            began = began or time.monotonic()
            for process in alive:
                process.terminate() if time.monotonic() < began + GRACE else process.kill()
        heard = wait(receivers, timeout=0.1)
        for receiver in receivers:
            if receiver in heard:
                yield receiver.recv()
        if not heard and not alive:
            return


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m examples.sync_worker", description=__doc__)
    parser.add_argument("--jobs", type=int, default=20)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--threads", type=int, default=4, help="in each process")
    parser.add_argument("--pace", type=float, default=0.1, help="seconds that a step takes")
    parser.add_argument("--start", choices=multiprocessing.get_all_start_methods())
    sys.exit(main(parser.parse_args()))
