"""Any checkpointer as a source of threads, through LangGraph's interface alone.

Asynchronously where it can, else in threads, as for the stock SqliteSaver. Of a thread first the
keys are listed, so that memory never holds more than a checkpoint at a time; each is got then.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections import defaultdict
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import closing, contextmanager
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple

from langchain_core.runnables import RunnableConfig
from langgraph.checkpoint.base import WRITES_IDX_MAP, BaseCheckpointSaver, CheckpointTuple
from langgraph.checkpoint.serde.base import SerializerProtocol

from pg_checkpoint.arguments import id_text
from pg_checkpoint.errors import StockTablesError


class Key(NamedTuple):
    """A checkpoint of the source.

    Attributes:
        parent_id: Its parent's.
        config: Names it there, where ids need not be text.
        tasks: The task and the index of each pending write that it was listed with.
    """

    thread_id: str
    checkpoint_ns: str
    checkpoint_id: str
    parent_id: str | None
    config: RunnableConfig
    tasks: frozenset[tuple[str, int]]


class SourceWrite(NamedTuple):
    """A pending write of the source.

    Attributes:
        task: The task's id, the write's index, and a path that keeps the order that tasks had.
    """

    task: tuple[str, int, str]
    channel: str
    value: Any


class SaverSource:
    """A checkpointer that is read.

    Args:
        other: It; its asynchronous methods are called on the running loop.
    """

    def __init__(self, other: BaseCheckpointSaver[Any]) -> None:
        self._other = other
        self._blocks = False

    async def threads(self, thread_ids: Sequence[Any] | None) -> dict[str, list[Key]]:
        """The keys of each thread, oldest first; of all threads, or of those that are named."""
        found: dict[str, list[Key]] = {}
        for config in _configs(thread_ids):
            async for key in self._list(config):
                found.setdefault(key.thread_id, []).append(key)
        for keys in found.values():
            keys.sort(key=lambda key: (key.checkpoint_id, key.checkpoint_ns))
        return found

    async def load(self, key: Key) -> CheckpointTuple | None:
        """A checkpoint, with its pending writes; None if it was deleted since it was listed."""
        if self._blocks:
            return await asyncio.to_thread(self._other.get_tuple, key.config)
        return await self._other.aget_tuple(key.config)

    async def with_tasks(self, key: Key, otherwise: frozenset[tuple[str, int]]) -> Key:
        """The key of a checkpoint that may have been listed without its pending writes.

        Args:
            key: As it was listed.
            otherwise: What it has if it can't be read.
        """
        try:
            found = await self.load(key)
        except Exception:  # noqa: BLE001  told of when it is copied
            found = None
        return key._replace(tasks=otherwise if found is None else _tasks(found))

    async def _list(self, config: RunnableConfig | None) -> AsyncIterator[Key]:
        if not self._blocks:
            try:
                async for found in self._other.alist(config):
                    yield _key(found)
            except NotImplementedError:
                self._blocks = True
        if self._blocks:
            for key in await asyncio.to_thread(self._list_blocking, config):
                yield key

    def _list_blocking(self, config: RunnableConfig | None) -> list[Key]:
        return [_key(found) for found in self._other.list(config)]


def _configs(thread_ids: Sequence[Any] | None) -> list[RunnableConfig | None]:
    if thread_ids is None:
        return [None]
    return [{"configurable": {"thread_id": thread_id}} for thread_id in dict.fromkeys(thread_ids)]


def _key(found: CheckpointTuple) -> Key:
    named, parent = found.config["configurable"], found.parent_config
    return Key(
        id_text(named["thread_id"]),
        id_text(named.get("checkpoint_ns") or ""),
        id_text(named["checkpoint_id"]),
        str(parent["configurable"]["checkpoint_id"]) if parent else None,
        found.config,
        _tasks(found),
    )


def _tasks(found: CheckpointTuple) -> frozenset[tuple[str, int]]:
    return frozenset(write.task[:2] for write in writes_of(found))


def writes_of(found: CheckpointTuple) -> list[SourceWrite]:
    """A checkpoint's pending writes, by task.

    Sources don't tell the index of a regular write: they are counted. Nor do they tell the paths
    of tasks, by which writes are ordered: if the order is not that of the ids, paths are made that
    keep it.
    """
    of_tasks: dict[str, dict[int, tuple[str, Any]]] = {}
    counts = defaultdict[str, "count[int]"](count)
    for task_id, channel, value in found.pending_writes or ():
        task = id_text(task_id)
        idx = WRITES_IDX_MAP[channel] if channel in WRITES_IDX_MAP else next(counts[task])
        of_tasks.setdefault(task, {})[idx] = channel, value
    in_order = [*of_tasks] == sorted(of_tasks)
    return [
        SourceWrite((task_id, idx, "" if in_order else f"{number:08}"), *write)
        for number, (task_id, writes) in enumerate(of_tasks.items())
        for idx, write in writes.items()
    ]


@contextmanager
def sqlite_saver(path: Path, serde: SerializerProtocol) -> Iterator[BaseCheckpointSaver[Any]]:
    """The stock SqliteSaver on a file, which is only read.

    Needs langgraph-checkpoint-sqlite.

    Args:
        path: The file.
        serde: Decodes what is in it.

    Raises:
        StockTablesError: If it is not there, or no file of a SqliteSaver.
        ImportError: If the package is not installed.
    """
    from langgraph.checkpoint.sqlite import SqliteSaver

    place = f"{path.resolve().as_uri()}?mode=ro"
    try:
        with closing(sqlite3.connect(place, uri=True, check_same_thread=False)) as connection:
            saver = SqliteSaver(connection, serde=serde)
            saver.setup()
            yield saver
    except sqlite3.Error as error:
        raise StockTablesError(f"{path} can't be read as a file of SqliteSaver: {error}") from error
