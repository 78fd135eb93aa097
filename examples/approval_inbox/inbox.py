"""The inbox: questions with a deadline, what waits, and the answer to one question."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

from langgraph.graph.state import CompiledStateGraph
from langgraph.types import Command

from examples.approval_inbox.agent import State, config_of
from pg_checkpoint import InterruptNotOpenError, PostgresSaver, check_open, list_waiting, wake_at

PAGE = 20


def ask(
    saver: PostgresSaver,
    graph: CompiledStateGraph[State, Any, State, State],
    thread_id: str,
    given: State,
    deadline: timedelta,
) -> None:
    """Runs the graph up to its questions; what nobody answers in time is refused."""
    with saver.lease(thread_id) as lease:
        result = graph.invoke(given, config_of(thread_id), control=lease.control)
        for asked in result.get("__interrupt__", ()):
            wake_at(saver, thread_id, deadline, Command(resume=False), interrupt_id=asked.id)


def lines(saver: PostgresSaver) -> list[str]:
    """A line for each question, the longest waiting first."""
    found, last = list[str](), None
    while page := list_waiting(saver, filter={"inbox": "refunds"}, since=last, limit=PAGE):
        for thread in page:
            if thread.error is not None:
                found.append(f"{thread.thread_id}: {thread.error}")
            for one in thread.interrupts:
                found.append(f"{thread.thread_id} {one.id} {one.value['question']}")
        last = page[-1]
    return found


def answer(
    saver: PostgresSaver,
    graph: CompiledStateGraph[State, Any, State, State],
    thread_id: str,
    interrupt_id: str,
    *,
    approved: bool,
) -> bool:
    """Answers one question, and runs the graph on; False if somebody, or the deadline, has before.

    Raises:
        LeaseHeldError: If somebody else answers a question of this thread just now.
    """
    given: Command[Any] = Command(resume={interrupt_id: approved})
    # Of two people who press the button at once, the second finds the question gone.
    with saver.lease(thread_id, wait=10) as lease:
        try:
            check_open(saver, thread_id, interrupt_id)
        except InterruptNotOpenError:
            return False
        graph.invoke(given, config_of(thread_id), control=lease.control)
    return True
