"""The demo: agents, a SIGKILL, a resume, a timeline, a fork, a memory, a kill, a restart."""

from __future__ import annotations

import json
import secrets
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
from examples.demo.healing import heal, restart
from examples.demo.outcome import Outcome
from examples.demo.processes import Plan, start_worker, watch
from examples.demo.remembering import show_memory
from examples.demo.show import show_fork, show_timeline, survey
from pg_checkpoint.core.connections import libpq_dsn, quoting_nothing
from pg_checkpoint.core.embedded import EmbeddedPostgres, EmbeddedPostgresError
from pg_checkpoint.core.errors import InvalidOptionError
from pg_checkpoint.core.loops import run_on_selector_loop
from pg_checkpoint.saver.saver import PostgresSaver
from pg_checkpoint.tools.export import replacing

__all__ = ["demonstrate"]

console = Console(highlight=False)


def demonstrate(dsn: str, threads: int, pace: float, summary: Path | None = None) -> int:
    """Runs the demo; 0 if its claims hold, 1 if not, 2 if there is no server.

    Args:
        dsn: Of a server; "" to start one of its own.
        threads: Agents at once, at least 3.
        pace: Seconds that a task takes.
        summary: A file to write what was found to, as JSON.
    """
    try:
        with _server(dsn) as (found_dsn, schema), tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "ledger"
            outcome = _demonstrate(Plan(found_dsn, schema, file, threads, pace))
    except InvalidOptionError as error:
        console.print(str(error), style="red", markup=False)
        return 2
    except (psycopg.OperationalError, EmbeddedPostgresError) as error:
        console.print(f"Postgres can't be reached: {error}", style="red", markup=False)
        return 2
    if summary:
        found = asdict(outcome) | {"threads_done": outcome.threads_done, "holds": outcome.holds}
        with replacing(summary, force=True) as out:
            out.write(json.dumps(found, indent=2).encode())
    _summarise(outcome)
    return 0 if outcome.holds else 1


@contextmanager
def _server(dsn: str) -> Iterator[tuple[str, str]]:
    """A DSN, and the name of a schema for this demo alone."""
    # A name that nobody has: whatever is on the server stays as it is.
    schema = f"pgcheckpoint_demo_{secrets.token_hex(4)}"
    if dsn:
        with _removing(dsn, schema):
            console.print(f"Using the server named; the schema {schema} is dropped at the end.")
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
    dsn = libpq_dsn(dsn)  # libpq's words would quote the string, and with it the password
    # Connects first, so that a server that is not there is found out at once.
    with quoting_nothing(dsn):
        psycopg.connect(dsn).close()
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
    processes = run_on_selector_loop(show_timeline(plan.dsn, plan.schema, thread, console))
    outcome.timeline_by_two_processes = processes == 2
    console.rule(f"A fork of {thread}, from an older checkpoint")
    outcome.forked = run_on_selector_loop(show_fork(plan.dsn, plan.schema, thread, console))
    console.rule("A memory: what one thread was told, another one knows")
    outcome.remembered = run_on_selector_loop(show_memory(plan.dsn, plan.schema, console))
    heal(plan, outcome, console)
    restart(plan, outcome, console)
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
    places = run_on_selector_loop(survey(plan.dsn, plan.schema, range(plan.threads)))
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
    console.rule("Another process continues from Postgres alone, and the human answers")
    with start_worker(plan, "2nd", "--answer", "yes") as worker:
        account = watch(worker, plan, outcome.tasks, console, lambda _: False)
        code = worker.poll()
    places = run_on_selector_loop(survey(plan.dsn, plan.schema, range(plan.threads)))
    outcome.note_end(-1 if code is None else code, account, places)
    console.print(f"{outcome.threads_done} of {plan.threads} threads finished, results complete.")


def _count_checkpoints(plan: Plan) -> int:
    with PostgresSaver.from_conn_string(plan.dsn, schema=plan.schema, strict=True) as saver:
        return sum(thread.checkpoints for thread in saver.list_threads(limit=plan.threads))


def _in_flight(again: int, all_: int) -> str:
    """What became of the tasks that the process was killed in the middle of."""
    if again == all_:
        return f"the {all_} in flight were"
    return f"{again} of the {all_} in flight were; the others had been stored"


def _summarise(outcome: Outcome) -> None:
    console.rule("What happened")
    before, flight = outcome.finished_before_kill, outcome.in_flight_at_kill
    lines = [
        f"{outcome.threads} threads, {outcome.tasks} tasks, {outcome.checkpoints} checkpoints",
        f"killed with SIGKILL after {before} finished tasks, with {flight} in flight",
        f"resumed by another process: {outcome.threads_done} threads finished",
        f"[bold]{outcome.finished_redone} of the {before} finished tasks were run again[/]",
        _in_flight(outcome.in_flight_run_again, flight),
        f"a fork from an older checkpoint: {'made' if outcome.forked else 'NOT made'}",
        f"a memory that another thread uses: {'there' if outcome.remembered else 'NOT there'}",
        f"killed again: {outcome.healed} of {outcome.interrupted} runs resumed automatically",
        f"restarted: {outcome.moved} runs moved at once, {outcome.restarted_again} tasks run twice",
    ]
    for line in lines:
        console.print(f"• {line}")
    verdict = "[bold green]It holds.[/]" if outcome.holds else "[bold red]It does NOT hold.[/]"
    console.print(f"{verdict} Read on: README.md, docs/design.md, examples/")
    console.print("To clean up: `make clean` removes what `make demo` installed (.venv, 200 MB).")
