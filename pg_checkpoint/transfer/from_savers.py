"""Moving in from any checkpointer: copies what LangGraph's interface shows of it, and compares.

Parents come before children, and a checkpoint's writes before itself: what is here is whole,
so that a run that was interrupted is repeated, and passes over it. A thread that was continued
here is not touched any more.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import psycopg
from langgraph.checkpoint.base import WRITES_IDX_MAP, BaseCheckpointSaver, CheckpointTuple

from pg_checkpoint.codec.keys import CheckpointKey, check_key
from pg_checkpoint.codec.tuples import config_of
from pg_checkpoint.errors import (
    InvalidKeyError,
    ParentWriteFailedError,
    PgCheckpointError,
    ValueNotSerializableError,
    ValueTooLargeError,
)
from pg_checkpoint.saver.interface import CheckpointerInterface
from pg_checkpoint.transfer.broken_rows import BrokenRow
from pg_checkpoint.transfer.imported_rows import is_whole
from pg_checkpoint.transfer.missing_keys import Keys, keys_of
from pg_checkpoint.transfer.progress import Moved, is_sampled
from pg_checkpoint.transfer.same_checkpoint import differences
from pg_checkpoint.transfer.saver_parts import SaverParts, at_home
from pg_checkpoint.transfer.saver_source import Key, SaverSource, writes_of
from pg_checkpoint.transfer.thread_times import MovedTimes, set_times, time_of

__all__ = ["import_checkpoints"]

# Threads copied side by side.
_AT_ONCE = 4
# What will never be taken, however often it is sent.
_REFUSED = (
    *(psycopg.DataError, psycopg.IntegrityError, psycopg.errors.ProgramLimitExceeded),
    *(InvalidKeyError, ValueNotSerializableError, ValueTooLargeError, ParentWriteFailedError),
)


async def import_checkpoints(
    saver: CheckpointerInterface,
    other: BaseCheckpointSaver[Any],
    thread_ids: Sequence[Any] | None = None,
    *,
    sample: float = 1.0,
    progress: Callable[[Moved], None] | None = None,
) -> Moved:
    """Copies threads of any checkpointer into a saver's tables, and compares them afterwards.

    May be repeated: what is here already is passed over. Nobody should write to the threads
    meanwhile. For the stock Postgres saver `import_langgraph` is faster, and moves threads that
    are in use.

    Args:
        saver: Either of the two; from any event loop.
        other: Where they are: `InMemorySaver`, `SqliteSaver`, and all that have `alist` or `list`.
        thread_ids: Only these; None for all. Memory holds the keys of all their checkpoints.
        sample: The share of threads that are read back and compared.
        progress: Called after each thread with the sums so far.

    Returns:
        What was copied, and what is broken: can't be read there, stored here, or differs.

    Raises:
        ValueError: If `sample` is no share.
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
            check_key(thread_id)
        except InvalidKeyError as error:
            self._give_up(keys[-1], f"not moved: {error}")
            return
        ours, places = await self._ours(thread_id), {key[1:3] for key in keys}
        if ours.checkpoints - places:
            self._moved.gone_on.add(thread_id)
            self._moved.diverged.update([thread_id] if places - ours.checkpoints else [])
            return
        with_values = is_sampled(thread_id, self._sample)
        newest = {key.checkpoint_ns: key for key in keys}.values()
        times: list[str] = []
        for key in keys:
            # Those that are here may have got writes since.
            if key[1:3] not in ours.checkpoints or with_values or key in newest:
                times += await self._checkpoint(key, ours, with_values=with_values)
        if times:
            await self._set_times((thread_id, min(times), max(times)))
        self._moved.compared += 1

    async def _ours(self, thread_id: str) -> Keys:
        async def call(parts: SaverParts) -> Keys:
            return await keys_of(parts.engine.database, thread_id, timeout=parts.timeout)

        return await at_home(self._saver, call)

    async def _set_times(self, times: MovedTimes) -> None:
        async def call(parts: SaverParts) -> None:
            await set_times(parts.engine.database, [times], timeout=parts.timeout)

        await at_home(self._saver, call)

    async def _checkpoint(self, key: Key, ours: Keys, *, with_values: bool) -> list[str]:
        """Copies what is not here of a checkpoint; returns when it was made, if it was not here."""
        try:
            found = await self._source.load(key)
        except Exception as error:  # noqa: BLE001  whatever another checkpointer raises
            self._give_up(key, f"can't be read ({type(error).__name__})")
            return []
        if found is None:
            return []
        if not is_whole(found.checkpoint):
            self._give_up(key, "does not have the shape of a checkpoint")
            return []
        is_here = key[1:3] in ours.checkpoints
        try:
            await self._put_writes(key, found, ours)
            if not is_here:
                await self._put(key, found)
        except _REFUSED as error:
            self._give_up(key, f"not moved: {error}")
            return []
        if with_values:
            await self._compare(key, found)
        made = time_of(found.checkpoint)
        return [] if is_here or made is None else [made]

    async def _put_writes(self, key: Key, found: CheckpointTuple, ours: Keys) -> None:
        here = {task_id for ns, id_, task_id, _ in ours.writes if (ns, id_) == key[1:3]}
        is_here = key[1:3] in ours.checkpoints
        for task in writes_of(found):
            if not (is_here and task.task_id in here):
                # Special ones last: the index of the others is their place.
                writes = sorted(task.writes, key=lambda write: write[0] in WRITES_IDX_MAP)
                await self._saver.aput_writes(config_of(*key[:3]), writes, task.task_id, task.path)
                self._moved.writes += len(writes)

    async def _put(self, key: Key, found: CheckpointTuple) -> None:
        config = config_of(*key[:3])
        del config["configurable"]["checkpoint_id"]
        if key.parent_id is not None:
            config["configurable"]["checkpoint_id"] = key.parent_id
        # Nothing is new, so that what has the version that the parent has is left out.
        await self._saver.aput(config, found.checkpoint, found.metadata or {}, {})
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
