"""The demo's end: a process is killed, or restarted, amid its runs, and nobody does anything."""

from __future__ import annotations

import time
from dataclasses import replace

from rich.console import Console

from examples.demo import ledger
from examples.demo.agent import tasks_of, topic_of
from examples.demo.leased_worker import AGENTS, numbers_of
from examples.demo.outcome import Outcome
from examples.demo.processes import PATIENCE, Plan, start_worker, watch
from examples.demo.show import WAITING, survey
from pg_checkpoint import list_unfinished
from pg_checkpoint.core.loops import run_on_selector_loop
from pg_checkpoint.saver.saver import PostgresSaver

__all__ = ["heal", "restart"]

# Seconds of a lease that nobody waits for, and of a task in which a process is restarted.
_LONG_TTL, _LONG_TASK = "3600", "2"


def heal(plan: Plan, outcome: Outcome, console: Console) -> None:
    """Kills a worker that has leases of its threads; another one runs `recover`."""
    console.rule(f"{AGENTS} more agents, two processes, and one of these is killed")
    plan = replace(plan, ledger=plan.ledger.with_name("ledger of leases"))
    module = "leased_worker"
    with (
        start_worker(plan, "3rd", "--begins", module=module) as first,
        start_worker(plan, "4th", module=module),
    ):
        watch(first, plan, _total(plan), console, _are_amid)
        first.kill()
        first.wait()
        account = ledger.read(plan.ledger)
        outcome.interrupted = AGENTS - _at_their_question(plan)
        console.print(f"[bold red]kill -9[/]: {len(account.finished)} tasks finished.")
        console.print("The other process takes the leases when they expire, and continues.")
        outcome.healed = _wait(plan)
    outcome.healed_redone = len(ledger.read(plan.ledger).redone)
    console.print(f"{outcome.healed} of {AGENTS} runs reached their question.")


def restart(plan: Plan, outcome: Outcome, console: Console) -> None:
    """Stops a worker as a deployment does; its runs end after their step, and move on."""
    console.rule(f"{AGENTS} more agents, and their process is restarted")
    others = plan.threads + 5 * AGENTS
    plan = replace(plan, ledger=plan.ledger.with_name("ledger of a restart"), threads=others)
    module, ttl = "leased_worker", ("--ttl", _LONG_TTL)
    begins = "--begins", "--long", _LONG_TASK
    with (
        start_worker(plan, "5th", *begins, *ttl, module=module) as first,
        start_worker(plan, "6th", *ttl, module=module),
    ):
        watch(first, plan, _total(plan), console, _are_amid)
        first.terminate()
        outcome.exit_code_of_restarted = first.wait(PATIENCE)
        console.print("[bold]SIGTERM[/]: its runs end after their step; the other process goes on.")
        outcome.restarted = _wait(plan)
    outcome.moved = _put_last_by(plan, "6th")
    account = ledger.read(plan.ledger)
    outcome.restarted_again = len(account.again | account.redone)
    console.print(f"{outcome.restarted} of {AGENTS} runs reached their question.")


def _put_last_by(plan: Plan, process: str) -> int:
    topics = {topic_of(n) for n in numbers_of(plan.threads)}
    with PostgresSaver.from_conn_string(plan.dsn, schema=plan.schema, strict=True) as saver:
        found = saver.list_threads(filter={"process": process})
    return sum(thread.thread_id in topics for thread in found)


def _total(plan: Plan) -> int:
    # The human is away: nothing is published.
    return sum(tasks_of(n) - 1 for n in numbers_of(plan.threads))


def _are_amid(account: ledger.Account) -> bool:
    return len(account.finished) >= AGENTS and bool(account.in_flight)


def _wait(plan: Plan) -> int:
    """How many runs came to their end, which is a question, when all have or patience is over."""
    end = time.monotonic() + PATIENCE
    while (done := _at_their_question(plan)) < AGENTS and time.monotonic() < end:
        time.sleep(0.2)
    return done - len(_unfinished(plan))


def _at_their_question(plan: Plan) -> int:
    numbers = numbers_of(plan.threads)
    return run_on_selector_loop(survey(plan.dsn, plan.schema, numbers))[WAITING]


def _unfinished(plan: Plan) -> list[str]:
    topics = {topic_of(n) for n in numbers_of(plan.threads)}
    with PostgresSaver.from_conn_string(plan.dsn, schema=plan.schema, strict=True) as saver:
        found = [*list_unfinished(saver), *list_unfinished(saver, given_up=True)]
    return [thread.thread_id for thread in found if thread.thread_id in topics]
