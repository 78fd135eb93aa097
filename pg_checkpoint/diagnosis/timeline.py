"""The timeline of a thread: what each step ran, changed and left to do, without values.

For the command line and the browser. No key is needed unless metadata is encrypted, and
nothing is decoded, so damaged values don't matter.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from itertools import groupby
from typing import Any, Literal, TypeAlias

import orjson

from pg_checkpoint.codec.keys import CheckpointKey
from pg_checkpoint.codec.metadata import stored_metadata
from pg_checkpoint.codec.selection import LAST_ID, Selection, selection_of
from pg_checkpoint.postgres.database import Database
from pg_checkpoint.reading.listing import own_time, proved_facts
from pg_checkpoint.saver.base import SaverBase
from pg_checkpoint.saver.functions import for_savers

_PAGE = 500
# Names among the nodes in LangGraph's notes that are no nodes.
_NO_NODES = ("__input__", "__interrupt__")
# Before the name of the node in the path of a task that an edge started. Those that a
# Send started have numbers there.
_PULLED = "~__pregel_pull, "

TaskState: TypeAlias = Literal["done", "interrupted", "failed", "resumed"]
Pause: TypeAlias = Literal["answer", "resumed", "idle", "unknown"]
# The name among them in the first checkpoint after a run was resumed.
_RESUMED = "__interrupt__"


@dataclass(frozen=True)
class Task:
    """What one task wrote at a checkpoint, for the step after it."""

    task_id: str  # the id that LangGraph gave it
    node: str | None  # whose task; None for one that a Send started, which only values tell
    # "interrupted" and "failed" for one that has written nothing else; "resumed" for an answer that
    # waits for a run.
    state: TaskState
    channels: list[str]  # the channels that it wrote to, without LangGraph's own marks
    bytes: int  # size of its writes, as stored


@dataclass(frozen=True)
class Step:
    """A checkpoint as a step of its thread.

    With a cipher and encrypted metadata, ids, parent, time and metadata are proved. Nodes,
    channels, sizes, tasks, the parent's time and pauses are as the tables say, with any cipher:
    `aget_tuple` proves what they stand for.
    """

    checkpoint_ns: str
    checkpoint_id: str
    parent_checkpoint_id: str | None
    created_at: datetime | None  # its own time, in UTC; None if what is stored is no time
    # -1 for the first input, then 0 and on; None if the metadata is encrypted and the saver has no
    # key.
    step: int | None
    source: str | None  # what made it: input, loop, update or fork; None as for `step`
    # Those that ran to make it, as far as LangGraph notes it: not those that a Send started again,
    # and none without a parent, as after pruning.
    nodes: list[str]
    channels: list[str]  # those that were written
    bytes: int  # size of its state, most of it shared with other checkpoints
    # Size of the values with a version that its parent does not have; of all values, without a
    # parent.
    changed_bytes: int
    tasks: list[Task]  # the tasks whose writes are pending at it until the next step applies them
    metadata: dict[str, Any]  # the whole metadata
    began_at: datetime | None = None  # the time of its parent; None without one
    # Why the time since then was not all work: "answer", a task of the parent waited for an answer;
    # "resumed", the run had stopped there (a breakpoint, an error, a process that died) and was
    # resumed; "idle", somebody called the graph or changed its state; "unknown", its source is not
    # known.
    pause: Pause | None = None

    @property
    def duration(self) -> timedelta | None:
        """The time since its parent was made; None if that is not known, or clocks went back."""
        if self.began_at is None or self.created_at is None or self.created_at < self.began_at:
            return None
        return self.created_at - self.began_at

    @property
    def interrupted(self) -> bool:
        """Whether one of its tasks waits for an answer."""
        return any(task.state == "interrupted" for task in self.tasks)


@for_savers
async def timeline(
    saver: SaverBase,
    thread_id: str,
    *,
    checkpoint_ns: str | None = None,
    before: str | None = None,
    limit: int | None = None,
) -> list[Step]:
    """The steps of a thread, newest first; empty if there is no such thread."""
    place: dict[str, Any] = {"thread_id": thread_id}
    if checkpoint_ns is not None:
        place["checkpoint_ns"] = checkpoint_ns
    upper: Any = {"configurable": {"checkpoint_id": before}} if before else None
    selection = selection_of({"configurable": place}, "{}", upper, limit)
    return await saver._bridge.run(_steps(saver, selection))


async def _steps(saver: SaverBase, selection: Selection) -> list[Step]:
    timeout = await saver._engine.settled(selection.thread_id)
    found: list[Step] = []
    last, left = (LAST_ID, LAST_ID), selection.limit
    while left is None or left > 0:
        size = _PAGE if left is None else min(_PAGE, left)
        rows = await _page(saver._engine.database, selection, last, size, timeout)
        if (keys := saver._engine.keys) is not None:
            stored = (stored_metadata(row[4])[0] for row in rows)
            await keys.for_metadata((str(selection.thread_id), metadata) for metadata in stored)
        found += [_step(saver, str(selection.thread_id), row) for row in rows]
        if len(rows) < size:
            break
        last = (found[-1].checkpoint_id, found[-1].checkpoint_ns)
        left = None if left is None else left - len(rows)
    return found


async def _page(
    database: Database, selection: Selection, last: tuple[str, str], size: int, timeout: float
) -> list[tuple[Any, ...]]:
    lowest, highest, before, metadata = selection.range
    statement = database.statement(
        "list_steps",
        *(selection.thread_id, *selection.namespaces, before, metadata, size),
        *(*last, lowest, highest),
    )
    thread_id = selection.thread_id
    (rows,) = await database.read([statement], timeout=timeout, thread_id=thread_id)
    return rows


def _step(saver: SaverBase, thread_id: str, row: Sequence[Any]) -> Step:
    ns, id_, parent, created, stored, size, changed_size, nodes, channels, *times, writes = row
    metadata, _ = stored_metadata(stored)
    facts = parent, own_time(created)
    if saver._seal is not None:
        key = CheckpointKey(thread_id, ns, id_)
        opened = saver._seal.metadata.opened(key, metadata)
        facts, metadata = proved_facts(key, opened, *facts), opened.content
    return Step(
        *(ns, id_, *facts, metadata.get("step"), metadata.get("source")),
        nodes=[node for node in nodes if node not in _NO_NODES],
        # A damaged checkpoint may name null.
        channels=[channel for channel in channels if channel is not None],
        bytes=size or 0,
        changed_bytes=changed_size,
        tasks=_tasks(orjson.loads(writes)),
        metadata=metadata,
        began_at=own_time(times[0]),
        pause=_pause(metadata.get("source"), resumed=_RESUMED in nodes, asked=times[1]),
    )


def _pause(source: object, *, resumed: bool, asked: bool) -> Pause | None:
    if source not in (None, "loop"):
        return "idle"
    if resumed:
        return "answer" if asked else "resumed"
    return None if source == "loop" else "unknown"


def _tasks(writes: Sequence[Sequence[Any]]) -> list[Task]:
    """Tasks of writes: id, path, index, channel, bytes of each, in the order of tasks."""
    return [
        _task(task_id, path, list(group))
        for (path, task_id), group in groupby(writes, key=lambda w: (w[1], w[0]))
    ]


def _task(task_id: str, path: str, writes: Sequence[Sequence[Any]]) -> Task:
    node = path[len(_PULLED) :].split(", ")[0] if path.startswith(_PULLED) else None
    # LangGraph's marks have indexes below zero; "__no_writes__" says that a task is done.
    regular = [write[3] for write in writes if write[2] >= 0]
    channels = list(dict.fromkeys(c for c in regular if c != "__no_writes__"))
    state = _state({write[3] for write in writes}) if not regular else "done"
    return Task(task_id, node, state, channels, sum(write[4] for write in writes))


def _state(marks: set[str]) -> TaskState:
    if "__interrupt__" in marks:
        return "interrupted"
    if "__error__" in marks:
        return "failed"
    return "resumed" if "__resume__" in marks else "done"
