"""Contents of a checkpoint, as cells: its state, its tasks' writes, its metadata.

Where values can't be read, because a key is missing or a row is damaged, what is known
without them is still shown, and `problem` says why.
"""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass, field
from typing import Any

from langgraph.checkpoint.base import CheckpointTuple, PendingWrite

from pg_checkpoint.codec.keys import CheckpointKey
from pg_checkpoint.codec.tuples import config_of
from pg_checkpoint.diagnosis.display import is_internal
from pg_checkpoint.diagnosis.timeline import Step, Task
from pg_checkpoint.errors import CorruptRowError, DecryptionError
from pg_checkpoint.observability.key_uses import key_use
from pg_checkpoint.saver.sync_saver import PostgresSaver
from pg_checkpoint.store.sync_store import PostgresStore
from pg_checkpoint.ui.cells import Cell, Cells
from pg_checkpoint.ui.changes import Changes, changes_of
from pg_checkpoint.ui.problems import Problem, problem_of
from pg_checkpoint.ui.texts import text_of

_INTERRUPT = "__interrupt__"
_SHORT = 200


@dataclass(frozen=True)
class TaskCells:
    """A task and what it wrote."""

    task: Task
    writes: list[Cell] = field(default_factory=list)  # to channels of the graph
    interrupts: list[Cell] = field(default_factory=list)  # what it asks or has asked
    # Channels without a value to show here: LangGraph's own, and all if none can be read.
    others: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class Contents:
    """A checkpoint's values."""

    chats: list[Cell]  # a cell for each channel of the graph with a list of messages
    state: list[Cell]  # for each other channel of the graph
    internal: list[Cell]  # for each of LangGraph's own
    tasks: list[TaskCells]  # what tasks wrote at it
    # In comparison with its parent, or why there is none; None without a parent.
    changes: Changes | Problem | None
    problem: Problem | None  # why there are no values


def using_keys(
    of: PostgresSaver | PostgresStore, thread_id: str | None = None
) -> AbstractContextManager[None]:
    """Records that values are decrypted to be shown; nothing without keys."""
    return nullcontext() if of._seal is None else key_use("show", thread_id=thread_id)


def contents_of(saver: PostgresSaver, key: CheckpointKey, step: Step, cells: Cells) -> Contents:
    """Reads a checkpoint's values, and its parent's."""
    try:
        found = saver.get_tuple(config_of(*key))
        # Without a checkpoint, deleted a moment ago, there are no values either.
        values = dict(found.checkpoint["channel_values"]) if found else {}
        changes = _changes(saver, found, values, cells)
    except (CorruptRowError, DecryptionError) as error:
        tasks = [TaskCells(task, others=task.channels) for task in step.tasks]
        return Contents([], [], [], tasks, None, problem_of(error))
    names = sorted(values, key=lambda name: (is_internal(name), name))
    state = {
        name: cells.cell(f"state:{name}", name, values[name], f"state-{n}")
        for n, name in enumerate(names)
    }
    of_graph = [cell for name, cell in state.items() if not is_internal(name)]
    return Contents(
        chats=[cell for cell in of_graph if cell.is_chat],
        state=[cell for cell in of_graph if not cell.is_chat],
        internal=[cell for name, cell in state.items() if is_internal(name)],
        tasks=_tasks(step, (found.pending_writes if found else None) or [], cells),
        changes=changes,
        problem=None,
    )


def metadata_of(metadata: Mapping[str, Any], cells: Cells) -> list[Cell | tuple[str, str]]:
    """Short scalars as they are, the rest as cells."""
    found: list[Cell | tuple[str, str]] = []
    for n, (name, value) in enumerate(sorted(metadata.items())):
        text = text_of(value)
        if (value and isinstance(value, (dict, list))) or len(text) > _SHORT:
            found.append(cells.cell(f"metadata:{name}", name, value, f"metadata-{n}"))
        else:
            found.append((name, text))
    return found


def _changes(
    saver: PostgresSaver, found: CheckpointTuple | None, values: Mapping[str, Any], cells: Cells
) -> Changes | Problem | None:
    if found is None or found.parent_config is None:
        return None
    try:
        parent = saver.get_tuple(found.parent_config)
    except (CorruptRowError, DecryptionError) as error:
        return problem_of(error)
    if parent is None:
        return None
    return changes_of(parent.checkpoint["channel_values"], values, cells)


def _tasks(step: Step, writes: list[PendingWrite], cells: Cells) -> list[TaskCells]:
    found = {task.task_id: TaskCells(task) for task in step.tasks}
    for n, (task_id, channel, value) in enumerate(writes):
        if (task := found.get(task_id)) is None:
            continue
        if channel == _INTERRUPT:
            payload = _payload(value)
            task.interrupts.append(cells.cell(f"write:{n}", channel, payload, f"write-{n}"))
        elif is_internal(channel) and value is None:
            task.others.append(channel)
        else:
            task.writes.append(cells.cell(f"write:{n}", channel, value, f"write-{n}"))
    return list(found.values())


def _payload(value: Any) -> Any:
    """What an interrupt asks: of a list of one, that one's."""
    if not isinstance(value, (list, tuple)):
        return getattr(value, "value", value)
    asked = [getattr(one, "value", one) for one in value]
    return asked[0] if len(asked) == 1 else asked
