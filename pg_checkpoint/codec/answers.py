"""What an answer leaves behind at its root checkpoint, once a task has stored that it has it. Pure.

LangGraph keeps `Command(resume=answer)` as a write of no task, and hands it to the next task that
asks, for as long as it is stored: to another question, too, after a crash. And each task that runs
a subgraph, or calls another task, stores the question of that one as its own, until it has ended
itself. Both are over when the task that asked stores what it was answered.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from langchain_core.runnables import RunnableConfig
from langgraph.checkpoint.serde.types import ERROR, INTERRUPT, RESUME

from pg_checkpoint.codec.next_tasks import NO_TASK
from pg_checkpoint.codec.rows import WriteRow


class UsedAnswer(NamedTuple):
    """What the writes of a task end of what is stored."""

    thread_id: str
    checkpoint_id: str
    asker: str  # the root task whose question it was, if that is not to be told by the path
    task_path: str  # of a task at the root: those that called it are named in it
    is_answered: bool  # or the task asks for the first time

    def ends(self, row: WriteRow) -> bool:
        """Whether a write that was stored before is over; use_answer.sql says the same."""
        if row[:3] != (self.thread_id, "", self.checkpoint_id):
            return False
        if row.channel == INTERRUPT:
            has_called = row.task_path != "" and f"{row.task_path}, " in self.task_path
            return has_called or row.task_id == self.asker
        return row.channel == RESUME and row.task_id == NO_TASK


def used_answer(config: RunnableConfig, rows: Sequence[WriteRow]) -> UsedAnswer | None:
    """What the writes of one task end; None if they end nothing."""
    special = {row.channel for row in rows if row.idx < 0}
    if not special or rows[0].task_id == NO_TASK:
        return None
    first, is_answered, asks = rows[0], RESUME in special, INTERRUPT in special
    if not (is_answered or (asks and not first.checkpoint_ns)):
        return None
    if not first.checkpoint_ns:
        # With a result it has ended; its question stays readable beside that.
        asker = first.task_id if is_answered and ERROR in special and not asks else ""
        path = first.task_path if is_answered else ""
        return UsedAnswer(first.thread_id, first.checkpoint_id, asker, path, is_answered)
    parents = config["configurable"].get("checkpoint_map") or {}
    if not (root_id := parents.get("")):
        return None
    asker, path = _root_task(config, first.checkpoint_ns, is_child=len(parents) == 1)
    return UsedAnswer(first.thread_id, str(root_id), asker, path, is_answered)


def _root_task(config: RunnableConfig, checkpoint_ns: str, *, is_child: bool) -> tuple[str, str]:
    """The id of the root task that runs a subgraph; or a path that names it, if it is a node.

    The namespace of a subgraph that keeps its state between runs (`checkpointer=True`) names no
    tasks. LangGraph repeats the namespaces that do in the metadata of nested runs.
    """
    if is_child and (task_id := config["configurable"].get("__pregel_task_id")):
        return str(task_id), ""
    metadata = config.get("metadata") or {}
    repeated = (metadata.get(key) for key in ("langgraph_checkpoint_ns", "checkpoint_ns"))
    heads = [str(ns or "").partition("|")[0].partition(":") for ns in (checkpoint_ns, *repeated)]
    node = heads[0][0]
    task_id = next((of for name, _, of in heads if of and name == node), "")
    return task_id, "" if task_id else f"~__pregel_pull, {node}, "
