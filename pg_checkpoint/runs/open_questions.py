"""What a wake-up may be, and whether the question that it is to answer is open. Pure.

Open are the interrupts of tasks of the newest root checkpoint that have not written a result,
unless an answer is stored that no task has used: list_waiting.sql and list_unfinished.sql say the
same. Those of a subgraph are noted at the root, too. An answer to one of several has to name it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import datetime, timedelta, timezone
from typing import Any, NamedTuple

from langgraph.checkpoint.base import CheckpointTuple
from langgraph.checkpoint.serde.types import INTERRUPT, RESUME
from langgraph.types import Command

from pg_checkpoint.arguments import check_instance, refuse
from pg_checkpoint.codec.next_tasks import asks, by_task, is_answer
from pg_checkpoint.errors import InterruptNotOpenError, InvalidOptionError
from pg_checkpoint.settings import LONGEST

_LAST_YEAR = 9998
# As LangGraph knows the id of an interrupt.
_ID = re.compile("[0-9a-f]{32}")


class Question(NamedTuple):
    """An open interrupt."""

    interrupt_id: str | None  # its id; None for none
    checkpoint_id: str | None  # the root checkpoint at which it is open
    # How many answers its task has had: older versions of LangGraph give all questions of a task
    # one id.
    answers: int


NO_QUESTION = Question(None, None, 0)


def due_of(when: object) -> datetime | timedelta:
    """A time, or how long from now on."""
    if isinstance(when, timedelta):
        return max(min(when, LONGEST), -LONGEST)
    if not isinstance(when, datetime):
        refuse("when", "a datetime with a time zone, or a timedelta", when)
    if when.utcoffset() is None:
        raise InvalidOptionError("when has no time zone: use datetime.now(timezone.utc) + ...")
    try:
        when = when.astimezone(timezone.utc)
    except OverflowError:
        when = datetime.max.replace(tzinfo=timezone.utc)
    if when.year > _LAST_YEAR:
        raise InvalidOptionError(f"when must be in the years 1 to {_LAST_YEAR}, in UTC")
    return when


def check_run(run: object, interrupt_id: str | None) -> None:
    """Refuses what can't be run at a time."""
    check_instance("interrupt_id", interrupt_id, (str, type(None)), "the id of an interrupt")
    if isinstance(run, Command):
        if run.graph is not None:
            raise InvalidOptionError("run can't be a Command for a parent graph: it is the root's")
        if run.resume is None and not run.goto and not run.update:
            raise InvalidOptionError("run is a Command without resume=, goto= or update=")
    if interrupt_id is None and answers(run):
        raise InvalidOptionError("an answer needs interrupt_id=: another question may be open then")
    if interrupt_id is not None and run is None:
        raise InvalidOptionError("a deadline needs run=: a Command, or an input")


def answers(run: object) -> bool:
    """Whether it is an answer to an interrupt."""
    return isinstance(run, Command) and run.resume is not None


def open_questions(found: CheckpointTuple | None) -> Mapping[str, Question]:
    """The open interrupts of a root checkpoint, by id."""
    if found is None:
        return {}
    checkpoint_id = str(found.config["configurable"]["checkpoint_id"])
    writes = found.pending_writes or []
    written = by_task((task, channel) for task, channel, _ in writes)
    if is_answer(written):
        # To the only one; its task has not used it yet.
        return {}
    given = {task: len(_listed(value)) for task, channel, value in writes if channel == RESUME}
    return {
        asked.id: Question(asked.id, checkpoint_id, given.get(task, 0))
        for task, channel, value in writes
        if channel == INTERRUPT and asks(written[task])
        for asked in _listed(value)
    }


def _listed(value: Any) -> Sequence[Any]:
    return value if isinstance(value, (list, tuple)) else [value]


def answer_to(
    run: Command[Any], interrupt_id: str, *, is_only_task: bool
) -> tuple[Command[Any], bool]:
    """The same, so that it answers that interrupt only; and whether it names it."""
    resume = run.resume
    if isinstance(resume, dict) and interrupt_id in resume:
        resume = resume[interrupt_id]
    is_named = not is_only_task or _looks_named(resume)
    return replace(run, resume={interrupt_id: resume} if is_named else resume), is_named


def _looks_named(resume: object) -> bool:
    """Whether LangGraph takes an answer for answers by id, as it does with an empty dict."""
    keys = resume if isinstance(resume, dict) else ("",)
    return all(isinstance(key, str) and _ID.fullmatch(key) for key in keys)


def not_open(thread_id: str, interrupt_id: str, open_ids: Sequence[str]) -> InterruptNotOpenError:
    """The error for a late answer."""
    others = f"; open are {sorted(open_ids)}" if open_ids else ""
    return InterruptNotOpenError(
        f"interrupt {interrupt_id!r} of thread {thread_id!r} is not open: it was answered, by "
        f"somebody else or by its deadline, or the thread has gone on without it{others}. Read the "
        "state of the thread",
        tuple(sorted(open_ids)),
    )
