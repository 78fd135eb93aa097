"""The inbox: what waits, and the answer to one question."""

from __future__ import annotations

from typing import Any

from langgraph.graph.state import CompiledStateGraph
from langgraph.types import Command

from examples.approval_inbox.agent import State, config_of
from pg_checkpoint import PostgresSaver

PAGE = 20


def lines(saver: PostgresSaver) -> list[str]:
    """A line for each question, the longest waiting first."""
    found, last = list[str](), None
    while page := saver.list_waiting(filter={"inbox": "refunds"}, since=last, limit=PAGE):
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
    """Answers one question, and runs the graph on; False if somebody has answered it before.

    Raises:
        LeaseHeldError: If somebody else answers a question of this thread just now.
    """
    config = config_of(thread_id)
    # Of two people who press the button at once, the second finds the question gone.
    with saver.lease(thread_id, wait=10):
        waiting = saver.list_waiting(thread_id=thread_id)
        if interrupt_id not in {one.id for thread in waiting for one in thread.interrupts}:
            return False
        graph.invoke(Command(resume={interrupt_id: approved}), config)
    return True
