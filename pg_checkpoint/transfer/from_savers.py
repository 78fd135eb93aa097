"""Threads of any checkpointer come in through LangGraph's interface."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from langchain_core.runnables import RunnableConfig
from langgraph.checkpoint.base import WRITES_IDX_MAP, BaseCheckpointSaver, CheckpointTuple

from pg_checkpoint.codec.keys import thread_id_of
from pg_checkpoint.codec.next_tasks import NO_TASK
from pg_checkpoint.codec.selection import Selection
from pg_checkpoint.codec.tuples import config_of
from pg_checkpoint.codec.values import encode
from pg_checkpoint.errors import InvalidKeyError
from pg_checkpoint.saver.interface import CheckpointerInterface
from pg_checkpoint.transfer.saver_parts import at_home


class _Key(NamedTuple):
    id: str
    ns: str
    parent_id: str | None
    config: RunnableConfig  # as the source names it
    versions: Mapping[str, Any]


async def import_checkpoints(
    saver: CheckpointerInterface,
    other: BaseCheckpointSaver[Any],
    thread_ids: Sequence[Any] | None = None,
) -> int:
    """Copies threads of any checkpointer; returns how many checkpoints were copied.

    You can repeat it: it skips what is here. Nobody should write to the threads meanwhile. For the
    stock Postgres saver `import_langgraph` is faster, and moves threads that are in use.
    """
    if isinstance(thread_ids, str):
        raise TypeError("thread_ids must be a sequence of thread IDs, not a str")
    threads = defaultdict[str, "list[_Key]"](list)
    for name in [None] if thread_ids is None else dict.fromkeys(thread_ids):
        config: Any = None if name is None else {"configurable": {"thread_id": name}}
        async for found in other.alist(config):
            threads[thread_id_of(found.config["configurable"]["thread_id"])].append(_key(found))
    return sum([await _import(saver, other, *thread) for thread in threads.items()])


def _key(found: CheckpointTuple) -> _Key:
    named, parent = found.config["configurable"], found.parent_config
    up = str(parent["configurable"]["checkpoint_id"]) if parent else None
    ns, versions = str(named.get("checkpoint_ns") or ""), found.checkpoint["channel_versions"]
    return _Key(str(named["checkpoint_id"]), ns, up, found.config, versions)


async def _import(
    saver: CheckpointerInterface, other: BaseCheckpointSaver[Any], thread_id: str, keys: list[_Key]
) -> int:
    await _check_versions(saver, other, thread_id, keys)
    infos = await at_home(saver, lambda parts: parts.engine.list_info(Selection(thread_id)))
    here = {(info.checkpoint_id, info.checkpoint_ns) for info in infos}
    continued = {(info.parent_checkpoint_id, info.checkpoint_ns) for info in infos}
    copied = 0
    for key in sorted(keys, key=lambda key: key[:2]):
        if key[:2] in here & continued or (found := await other.aget_tuple(key.config)) is None:
            continue
        for writes in _writes(found):  # first, so that a checkpoint that is here is whole
            await saver.aput_writes(config_of(thread_id, key.ns, key.id), *writes)
        if key[:2] not in here:
            parent = config_of(thread_id, key.ns, key.parent_id or "")
            await saver.aput(parent, found.checkpoint, found.metadata or {}, {})
            copied += 1
    return copied


async def _check_versions(
    saver: CheckpointerInterface, other: BaseCheckpointSaver[Any], thread_id: str, keys: list[_Key]
) -> None:
    """Refuses a version with two values: here a value is found by its channel's version."""
    versions = {key[:2]: key.versions for key in keys}
    makers = defaultdict[tuple[str, str, Any], "list[_Key]"](list)
    for key in keys:
        before = versions.get((key.parent_id or "", key.ns), {})
        for channel, version in key.versions.items():
            if before.get(channel) != version:
                makers[key.ns, channel, version].append(key)
    for (_, channel, _), several in makers.items():
        found = [await other.aget_tuple(key.config) for key in several if len(several) > 1]
        values = [one.checkpoint["channel_values"] for one in found if one is not None]
        if len({encode(saver.serde, of[channel]) for of in values if channel in of}) > 1:
            raise InvalidKeyError(
                f"branches of thread {thread_id!r} share a version of channel {channel!r}, with "
                "different values: its checkpointer only counts, and its forks can't be moved"
            )


def _writes(found: CheckpointTuple) -> Iterator[tuple[list[tuple[str, Any]], str, str]]:
    """By task; an answer of no task comes first, for the task that had it ends it."""
    tasks = defaultdict[str, "list[tuple[str, Any]]"](list)
    for task_id, channel, value in found.pending_writes or ():
        tasks[str(task_id)].append((channel, value))
    in_order = [*tasks] == sorted(tasks)
    for number, task_id in enumerate(sorted(tasks, key=lambda task_id: task_id != NO_TASK)):
        # No interface tells a task's path, by which writes are ordered.
        path = "" if in_order else f"{number:08}"
        # Regular ones alone have the numbers that they had: a question may have come later.
        for special in (True, False):
            if some := [w for w in tasks[task_id] if (w[0] in WRITES_IDX_MAP) == special]:
                yield some, task_id, path
