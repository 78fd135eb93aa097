"""The demo: many agents at once, a SIGKILL in mid-run, a resume, a timeline, a fork."""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import secrets
import signal
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path

import psycopg
from psycopg import sql
from rich.console import Console

from examples.demo import ledger
from examples.demo.agent import tasks_of, topic_of
from examples.demo.outcome import Outcome
from examples.demo.processes import Plan, start_worker, watch
from examples.demo.show import show_fork, show_timeline, survey
from pg_checkpoint.embedded import EmbeddedPostgres, EmbeddedPostgresError

console = Console(highlight=False)


def main() -> int:
    """Runs the demo; 0 if its claims hold, 1 if not, 2 if there is no server."""
    parser = argparse.ArgumentParser(prog="python -m examples.demo", description=__doc__)
    parser.add_argument("--threads", type=int, default=24, help="at least 3 (default: 24)")
    parser.add_argument("--pace", type=float, default=0.5, help="seconds a task takes")
    parser.add_argument("--summary", type=Path, help="write what was found as JSON")
    arguments = parser.parse_args()
    if arguments.threads < 3:
        parser.error("--threads: a kill in mid-run takes at least 3")
    try:
        with _server() as (dsn, schema), tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "ledger"
            plan = Plan(dsn, schema, file, arguments.threads, arguments.pace)
            outcome = _demonstrate(plan)
    except (psycopg.OperationalError, EmbeddedPostgresError) as error:
        console.print(f"Postgres can't be reached: {error}", style="red", markup=False)
        return 2
    if arguments.summary:
        found = asdict(outcome) | {"threads_done": outcome.threads_done, "holds": outcome.holds}
        arguments.summary.write_text(json.dumps(found, indent=2))
    _summarise(outcome)
    return 0 if outcome.holds else 1


@contextmanager
def _server() -> Iterator[tuple[str, str]]:
    """A DSN, and the name of a schema for this demo alone."""
    # A name that nobody has: whatever is on the server stays as it is.
    schema = f"pgcheckpoint_demo_{secrets.token_hex(4)}"
    if dsn := os.environ.get("PG_CHECKPOINT_DSN"):
        with _removing(dsn, schema):
            console.print(f"Using PG_CHECKPOINT_DSN; the schema {schema} is dropped at the end.")
            yield dsn, schema
        return
    with console.status("Starting a Postgres of our own ..."):
        server = EmbeddedPostgres().start()
    try:
        console.print("Started a real Postgres, for this demo only.")
        yield server.dsn, schema
    finally:
        server.stop()


@contextmanager
def _removing(dsn: str, schema: str) -> Iterator[None]:
    # Connects first, so that a server that is not there is found out at once.
    try:
        psycopg.connect(dsn).close()
    except psycopg.ProgrammingError:
        # libpq's words quote the string, and with it the password.
        raise psycopg.OperationalError("PG_CHECKPOINT_DSN is no connection string") from None
    try:
        yield
    finally:
        with psycopg.connect(dsn, autocommit=True) as connection:
            drop = sql.SQL("drop schema if exists {} cascade")
            connection.execute(drop.format(sql.Identifier(schema)))


def _demonstrate(plan: Plan) -> Outcome:
    total = sum(tasks_of(n) for n in range(plan.threads))
    outcome = Outcome(plan.threads, total)
    if (thread := _run_and_kill(plan, outcome)) is None:
        return outcome
    _resume(plan, outcome)
    outcome.checkpoints = _count_checkpoints(plan)
    if outcome.threads_done < plan.threads:
        return outcome  # there is nothing whole to show
    console.rule(f"The timeline of {thread}")
    processes = asyncio.run(show_timeline(plan.dsn, plan.schema, thread, console))
    outcome.timeline_by_two_processes = processes == 2
    console.rule(f"A fork of {thread}, from an older checkpoint")
    outcome.forked = asyncio.run(show_fork(plan.dsn, plan.schema, thread, console))
    return outcome


def _run_and_kill(plan: Plan, outcome: Outcome) -> str | None:
    """Returns a thread that shows best what the kill did; None if there was no kill."""
    console.rule(f"{plan.threads} agents at once: tools, a subgraph, a question to a human")
    enough = 0.6 * (outcome.tasks - plan.threads)  # the human is away: nothing is published

    def time_to_kill(account: ledger.Account) -> bool:
        return len(account.finished) >= enough and bool(account.in_flight)

    with start_worker(plan, "1st") as worker:
        watch(worker, plan, outcome.tasks, console, time_to_kill)
        if worker.poll() is not None:
            console.print("[red]The process ended by itself, before it could be killed.[/]")
            return None
        worker.kill()
        worker.wait()
    account = ledger.read(plan.ledger)
    places = asyncio.run(survey(plan.dsn, plan.schema, plan.threads))
    outcome.note_kill(account, places)
    finished, in_flight = len(account.finished), len(account.in_flight)
    console.print(f"[bold red]kill -9[/]: {finished} tasks finished, {in_flight} in flight.")
    console.print("Where Postgres has the threads:")
    for place, count in places.most_common():
        console.print(f"{count:5} {place}")
    return _half_done(account)


def _half_done(account: ledger.Account) -> str:
    """A thread of whose two tools one had finished; if there is none, any."""
    for thread, task in sorted(account.in_flight):
        name, _, step = task.partition(" ")
        other = {"search": "calculate", "calculate": "search"}.get(name)
        if (thread, f"{other} {step}") in account.finished:
            console.print(f"{thread}, for one, had finished {other} {step}, and not {task}.")
            return thread
    return next((thread for thread, _ in sorted(account.in_flight)), topic_of(0))


def _resume(plan: Plan, outcome: Outcome) -> None:
    console.rule("Another process goes on from Postgres alone, and the human answers")
    with start_worker(plan, "2nd", "--answer", "yes") as worker:
        account = watch(worker, plan, outcome.tasks, console, lambda _: False)
        code = worker.poll()
    places = asyncio.run(survey(plan.dsn, plan.schema, plan.threads))
    outcome.note_end(-1 if code is None else code, account, places)
    console.print(f"{outcome.threads_done} of {plan.threads} threads finished, results complete.")


def _count_checkpoints(plan: Plan) -> int:
    count = sql.SQL("select count(*) from {}").format(sql.Identifier(plan.schema, "checkpoints"))
    with psycopg.connect(plan.dsn) as connection:
        row = connection.execute(count).fetchone()
    return int(row[0]) if row else 0


def _summarise(outcome: Outcome) -> None:
    console.rule("What happened")
    before, flight = outcome.finished_before_kill, outcome.in_flight_at_kill
    lines = [
        f"{outcome.threads} threads, {outcome.tasks} tasks, {outcome.checkpoints} checkpoints",
        f"killed with SIGKILL after {before} finished tasks, with {flight} in flight",
        f"resumed by another process: {outcome.threads_done} threads got to their end",
        f"[bold]{outcome.finished_redone} of the {before} finished tasks were run again[/]",
        f"{outcome.in_flight_run_again} of the {flight} in flight were; the others had been stored",
        f"a fork from an older checkpoint: {'made' if outcome.forked else 'NOT made'}",
    ]
    for line in lines:
        console.print(f"• {line}")
    verdict = "[bold green]It holds.[/]" if outcome.holds else "[bold red]It does NOT hold.[/]"
    console.print(f"{verdict} Read on: README.md, docs/design.md, examples/")


def _terminate(number: int, _: object) -> None:
    # As an exception, so that the worker, the server and the schema are cleared away.
    sys.exit(128 + number)


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, _terminate)
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        console.print("Stopped.")
        sys.exit(130)
