"""The demo's end: a process is killed in the middle of its runs, and nobody does anything."""

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
from pg_checkpoint.postgres.own_loop import run_on_selector_loop
from pg_checkpoint.saver.sync_saver import PostgresSaver

__all__ = ["heal"]


def heal(plan: Plan, outcome: Outcome, console: Console) -> None:
    """Kills a worker that has leases of its threads; another one runs `recover`."""
    console.rule(f"{AGENTS} more agents, two processes, and one of these is killed")
    plan = replace(plan, ledger=plan.ledger.with_name("ledger of leases"))
    # The human is away: nothing is published.
    total = sum(tasks_of(n) - 1 for n in numbers_of(plan.threads))

    def time_to_kill(account: ledger.Account) -> bool:
        return len(account.finished) >= AGENTS and bool(account.in_flight)

    module = "leased_worker"
    with (
        start_worker(plan, "3rd", "--begins", module=module) as first,
        start_worker(plan, "4th", module=module),
    ):
        watch(first, plan, total, console, time_to_kill)
        first.kill()
        first.wait()
        account = ledger.read(plan.ledger)
        outcome.interrupted = AGENTS - _at_their_question(plan)
        console.print(f"[bold red]kill -9[/]: {len(account.finished)} tasks finished.")
        console.print("The other process takes the leases when they expire, and continues.")
        outcome.healed = _wait(plan)
    outcome.healed_redone = len(ledger.read(plan.ledger).redone)
    console.print(f"{outcome.healed} of {AGENTS} runs reached their question.")


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
    with PostgresSaver.from_conn_string(plan.dsn, schema=plan.schema) as saver:
        found = [*saver.list_unfinished(), *saver.list_unfinished(given_up=True)]
    return [thread.thread_id for thread in found if thread.thread_id in topics]
