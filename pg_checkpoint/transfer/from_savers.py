"""Moving in from any checkpointer: copies what LangGraph's interface shows of it, and compares.

Parents come before children, and a checkpoint's writes before itself: what is here is whole,
so that a run that was interrupted is repeated, and passes over it. A thread that was continued
here is not touched any more.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple, TypeVar, cast

from langgraph.checkpoint.base import BaseCheckpointSaver, Checkpoint, CheckpointTuple

from pg_checkpoint.codec.arriving import ArrivingThread, is_whole
from pg_checkpoint.codec.blobs import encode_value
from pg_checkpoint.codec.keys import CheckpointKey, thread_id_of
from pg_checkpoint.codec.rows import WriteRow, to_send
from pg_checkpoint.codec.tuples import config_of
from pg_checkpoint.errors import (
    InvalidKeyError,
    PgCheckpointError,
    ValueNotSerializableError,
    ValueTooLargeError,
)
from pg_checkpoint.saver.interface import CheckpointerInterface
from pg_checkpoint.transfer.branch_versions import BranchVersions, Taken
from pg_checkpoint.transfer.broken_rows import BrokenRow
from pg_checkpoint.transfer.late_writes import digest_of
from pg_checkpoint.transfer.missing_keys import Keys, Place, difference, keys_of
from pg_checkpoint.transfer.our_side import REFUSED
from pg_checkpoint.transfer.progress import Moved, is_sampled
from pg_checkpoint.transfer.same_checkpoint import differences
from pg_checkpoint.transfer.saver_parts import SaverParts, at_home
from pg_checkpoint.transfer.saver_source import Key, SaverSource, SourceWrite, writes_of
from pg_checkpoint.transfer.thread_times import ThreadTimes

P = TypeVar("P")
T = TypeVar("T")

# Threads copied side by side.
_AT_ONCE = 4
# What will never be taken, however often it is sent.
_REFUSED = *REFUSED, InvalidKeyError, ValueNotSerializableError, ValueTooLargeError


async def import_checkpoints(
    saver: CheckpointerInterface,
    other: BaseCheckpointSaver[Any],
    thread_ids: Sequence[Any] | None = None,
    *,
    sample: float = 1.0,
    progress: Callable[[Moved], None] | None = None,
) -> Moved:
    """Copies threads of any checkpointer into a saver's tables, and compares them afterwards.

    You can repeat it: it skips what is stored here already. Nobody should write to the threads
    during the import. For the stock Postgres saver `import_langgraph` is faster, and moves threads
    that are in use.

    Args:
        saver: Either saver, from any event loop.
        other: The source: `InMemorySaver`, `SqliteSaver`, and all that have `alist` or `list`.
        thread_ids: Only these; None for all. Memory holds the keys of all their rows.
        sample: The share of threads that are read back and compared.
        progress: Called after each thread with the sums so far.

    Returns:
        Counts of the copied rows, and the broken ones: they can't be read there or stored here, or
        differ.

    Raises:
        ValueError: If `sample` is not from 0 to 1.
        TypeError: If `thread_ids` is a single string.
        psycopg.Error: If the server can't be reached, or refuses.
    """
    if not 0 <= sample <= 1:
        raise ValueError(f"sample must be from 0 to 1: {sample}")
    if isinstance(thread_ids, str):
        raise TypeError("thread_ids must be a sequence of thread IDs, not a str")
    return await _Importing(saver, SaverSource(other), sample, progress).run(thread_ids)


class _Importing:
    def __init__(
        self,
        saver: CheckpointerInterface,
        source: SaverSource,
        sample: float,
        progress: Callable[[Moved], None] | None,
    ) -> None:
        self._saver = saver
        self._source = source
        self._sample = sample
        self._progress = progress
        self._moved = Moved(passes=1)
        self._since = time.monotonic()

    async def run(self, thread_ids: Sequence[Any] | None) -> Moved:
        todo = iter((await self._source.threads(thread_ids)).items())
        workers = [asyncio.ensure_future(self._work(todo)) for _ in range(_AT_ONCE)]
        try:
            await asyncio.gather(*workers)
        finally:
            for worker in workers:
                worker.cancel()
        return self._moved

    async def _work(self, todo: Iterator[tuple[str, list[Key]]]) -> None:
        for thread_id, keys in todo:
            await self._thread(thread_id, keys)
            self._moved.threads += 1
            self._moved.seconds = time.monotonic() - self._since
            if self._progress is not None:
                self._progress(self._moved)

    async def _thread(self, thread_id: str, keys: list[Key]) -> None:
        try:
            thread_id_of(thread_id)
        except InvalidKeyError as error:
            self._give_up(keys[-1], f"not moved: {error}")
            return
        here = _Here(await self._at_home(_keys_of, thread_id))
        keys = await self._with_tasks(keys, here.keys)
        found = difference(_keys(keys), here.keys, (), same_bytes=False)
        if found.gone_on:
            self._moved.gone_on.add(thread_id)
            self._moved.diverged.update([thread_id] if found.found else [])
            return
        taken: Taken = {}
        if found.checkpoints and here.keys.checkpoints:
            taken = await self._at_home(_taken, thread_id)
        thread = _Thread(
            here, BranchVersions(self._saver, self._source, keys, taken), ThreadTimes()
        )
        with_values = is_sampled(thread_id, self._sample)
        due = {*found.checkpoints, *found.written}
        for key in keys:
            if with_values or key[1:3] in due:
                await self._checkpoint(key, thread, with_values=with_values)
        await self._at_home(thread.times.set, thread_id)
        self._moved.compared += 1

    async def _with_tasks(self, keys: list[Key], here: Keys) -> list[Key]:
        """The keys with the writes of those, too, that may have been listed without them."""
        newest = {key.checkpoint_ns: key for key in keys}.values()
        tasks: dict[Place, set[tuple[str, int]]] = {}
        for ns, id_, task_id, place in here.writes:
            tasks.setdefault((ns, id_), set()).add((task_id, place))
        return [
            await self._source.with_tasks(key, frozenset(tasks.get(key[1:3], ())))
            if not key.tasks and (key[1:3] in tasks or key in newest)
            else key
            for key in keys
        ]

    async def _at_home(self, call: Callable[[SaverParts, P], Awaitable[T]], given: P) -> T:
        async def run(parts: SaverParts) -> T:
            return await call(parts, given)

        return await at_home(self._saver, run)

    async def _checkpoint(self, key: Key, thread: _Thread, *, with_values: bool) -> None:
        """Copies what is not here of a checkpoint; notes when it was made, if it was not here."""
        try:
            found = await self._source.load(key)
        except Exception as error:  # noqa: BLE001  whatever another checkpointer raises
            self._give_up(key, f"can't be read ({type(error).__name__})")
            return
        if found is None:
            return
        if not is_whole(found.checkpoint):
            self._give_up(key, "does not have the shape of a checkpoint")
            return
        is_here = key[1:3] in thread.here.keys.checkpoints
        try:
            await self._put_writes(key, found, thread.here)
            if not is_here:
                await self._put(key, found, await thread.versions.named(key, found))
        except _REFUSED as error:
            self._give_up(key, f"not moved: {error}")
            return
        if with_values:
            await self._compare(key, found)
        if not is_here:
            thread.times.note(found.checkpoint.get("ts"))

    async def _put_writes(self, key: Key, found: CheckpointTuple, here: _Here) -> None:
        rows = []
        for write in writes_of(found):
            if here.may_lack(key, write):
                place = CheckpointKey(*key[:3])
                typed = encode_value(self._saver.serde, place, write.channel, write.value)
                row = WriteRow(*place, *here.task_of(key, write), write.channel, *typed)
                rows += [row] if here.digest_of(key, write) != digest_of(row) else []
        if rows:
            await self._at_home(_store_writes, rows)
            self._moved.writes += len(rows)
            self._moved.copied.add(key.thread_id)

    async def _put(self, key: Key, found: CheckpointTuple, checkpoint: Mapping[str, Any]) -> None:
        config = config_of(*key[:3])
        del config["configurable"]["checkpoint_id"]
        if key.parent_id is not None:
            config["configurable"]["checkpoint_id"] = key.parent_id
        # Nothing is new, so that what has the version that the parent has is left out.
        await self._saver.aput(config, cast("Checkpoint", checkpoint), found.metadata or {}, {})
        self._moved.checkpoints += 1
        self._moved.copied.add(key.thread_id)

    async def _compare(self, key: Key, theirs: CheckpointTuple) -> None:
        try:
            ours = await self._saver.aget_tuple(config_of(*key[:3]))
        except PgCheckpointError as error:
            self._give_up(key, str(error))
            return
        self._moved.decoded += 1
        for what in differences(self._saver.serde, theirs, ours):
            self._give_up(key, what)

    def _give_up(self, key: Key, what: str) -> None:
        place: dict[str, Any] = dict(zip(CheckpointKey._fields, key[:3], strict=True))
        self._moved.broken.add(BrokenRow(table="checkpoints", **place, what=what))


class _Thread(NamedTuple):
    """What a thread's checkpoints are copied with."""

    here: _Here
    versions: BranchVersions
    times: ThreadTimes


class _Here:
    """What is here of a thread, with regular writes counted as those of a source are.

    Their indexes have gaps where LangGraph put an answer among them.

    Args:
        found: The keys as they are stored.

    Attributes:
        keys: The same with the counted writes.
    """

    def __init__(self, found: Keys) -> None:
        # By task: how many are here, and the index after the last.
        self._after: dict[tuple[str, str, str], tuple[int, int]] = {}
        writes: dict[tuple[str, str, str, int], str | None] = {}
        for key in sorted(found.writes):
            task, idx = key[:3], key[3]
            if idx >= 0:
                known, _ = self._after.get(task, (0, 0))
                self._after[task] = known + 1, idx + 1
                idx = known
            writes |= {(*task, idx): found.writes[key]}
        self.keys = Keys(found.checkpoints, writes)

    def may_lack(self, key: Key, write: SourceWrite) -> bool:
        """Whether a write is to be stored, by its place alone."""
        return write.task[1] < 0 or self._place(key, write) not in self.keys.writes

    def digest_of(self, key: Key, write: SourceWrite) -> str | None:
        """The digest of the write that is stored in a write's place; None if there is none."""
        return self.keys.writes.get(self._place(key, write))

    def task_of(self, key: Key, write: SourceWrite) -> tuple[str, int, str]:
        """A write's task with the index that it gets: regular ones follow those that are here."""
        task_id, idx, path = write.task
        known, after = self._after.get((*key[1:3], task_id), (0, 0))
        return task_id, idx if idx < known else after + idx - known, path

    def _place(self, key: Key, write: SourceWrite) -> tuple[str, str, str, int]:
        return key.checkpoint_ns, key.checkpoint_id, *write.task[:2]


def _keys(keys: Sequence[Key]) -> Keys:
    writes = [(*key[1:3], *task) for key in keys for task in key.tasks]
    return Keys({key[1:3] for key in keys}, dict.fromkeys(writes))


async def _keys_of(parts: SaverParts, thread_id: str) -> Keys:
    return await keys_of(parts.engine.database, thread_id, timeout=parts.timeout)


async def _taken(parts: SaverParts, thread_id: str) -> Taken:
    database = parts.engine.database
    statement = database.statement("list_versions", thread_id)
    (rows,) = await database.read([statement], timeout=parts.timeout, thread_id=thread_id)
    return {(ns, channel, version): id_ for ns, channel, version, id_ in rows}


async def _store_writes(parts: SaverParts, rows: Sequence[WriteRow]) -> None:
    arriving = ArrivingThread(rows[0].thread_id, parts.serde, parts.seal)
    found = [arriving.write(row[1:3], row[3:6], row.channel, row[-2:]) for row in rows]
    await parts.engine.put_writes(to_send(found, parts.seal))
