"""The parts of a saver that moving, exporting and verifying use: they work on rows.

They run on the saver's home loop, for either of the two savers and from whatever event
loop they are called.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from typing import Any, NamedTuple, TypeVar

from langgraph.checkpoint.serde.base import SerializerProtocol

from pg_checkpoint.codec.keys import CheckpointKey, thread_id_of
from pg_checkpoint.codec.read_rows import Page, sort_out
from pg_checkpoint.codec.sealing import Sealing
from pg_checkpoint.codec.selection import Selection
from pg_checkpoint.postgres.arrays import texts
from pg_checkpoint.postgres.pipeline import Rows
from pg_checkpoint.saver.base import SaverBase
from pg_checkpoint.saver.engine import Engine
from pg_checkpoint.transfer.missing_keys import WriteKey, end_writes

T = TypeVar("T")

# What a page holds at most: checkpoints, and bytes of their state, shared ones counted each time.
_CHECKPOINTS, _BYTES = 64, 32 * 2**20
# Threads that are listed at once.
_THREADS = 200


class SaverParts(NamedTuple):
    """The engine, the serializer and the encryption of a saver."""

    engine: Engine
    serde: SerializerProtocol
    seal: Sealing | None

    @property
    def timeout(self) -> float:
        """Seconds that a read may take."""
        return self.engine.settings.read_timeout


async def at_home(saver: SaverBase, call: Callable[[SaverParts], Coroutine[Any, Any, T]]) -> T:
    """Runs a call on the saver's event loop."""
    return await saver._bridge.run(call(SaverParts(saver._engine, saver.serde, saver._seal)))


async def has_data_key(saver: SaverBase, thread_id: str) -> bool:
    """Whether a thread is encrypted by a data key of its own; the saver has a cipher."""

    async def look(parts: SaverParts) -> bool:
        keys = parts.engine.keys
        return keys is not None and await keys.of_thread(thread_id) is not None

    return await at_home(saver, look)


async def threads_of(parts: SaverParts, named: Sequence[str] | None) -> AsyncIterator[str]:
    """Threads that are named, or all that have rows in any table."""
    for thread_id in named or ():
        thread_id_of(thread_id)
        yield thread_id
    database = parts.engine.database
    start, page = "", [""] * _THREADS
    while named is None and len(page) == _THREADS:
        statement = database.statement("find_all_threads", start, _THREADS)
        (rows,) = await database.read([statement], timeout=parts.timeout)
        page = [str(row[0]) for row in rows]
        for thread_id in page:
            # The next id in the order of bytes, because there are no NULs.
            start = thread_id + "\x01"
            yield thread_id


async def oldest_first(parts: SaverParts, thread_id: str) -> AsyncIterator[list[CheckpointKey]]:
    """The keys of a thread's checkpoints, as many at a time as one may load at once."""
    page: list[CheckpointKey] = []
    size = 0
    for info in reversed(await parts.engine.list_info(Selection(thread_id))):
        if page and (len(page) == _CHECKPOINTS or size + (info.bytes or 0) > _BYTES):
            yield page
            page, size = [], 0
        page.append(CheckpointKey(thread_id, info.checkpoint_ns, info.checkpoint_id))
        size += info.bytes or 0
    if page:
        yield page


async def end_writes_here(parts: SaverParts, thread_id: str, ended: Sequence[WriteKey]) -> None:
    """Deletes writes that are `ended` at their source."""
    if not ended:
        return
    database = parts.engine.database
    places = sorted({(thread_id, checkpoint_id) for _, checkpoint_id, _, _ in ended})
    marks = [database.statement("end_waiting", *place) for place in places]
    await parts.engine.writer.run_alone(
        thread_id, [*end_writes(database, thread_id, ended), *marks]
    )


async def load_page(parts: SaverParts, keys: Sequence[CheckpointKey]) -> Page:
    """Checkpoints of one thread, oldest first, with all that belongs to them."""
    thread_id = keys[0].thread_id
    database = parts.engine.database
    statement = database.statement(
        "load_checkpoints",
        thread_id,
        texts([key.checkpoint_ns for key in keys]),
        texts([key.checkpoint_id for key in keys]),
    )

    async def read() -> Rows:
        (rows,) = await database.read([statement], timeout=parts.timeout, thread_id=thread_id)
        return await parts.engine.with_keys(rows)

    rows = await read()
    if (known := parts.engine.keys) is not None and not known.has_keys_of(rows):
        # The thread was deleted, and perhaps made anew, before its key was read.
        rows = await read()
    page = sort_out(rows)
    page.checkpoints.sort(key=lambda row: (str(row.checkpoint_id), row.checkpoint_ns))
    return page
