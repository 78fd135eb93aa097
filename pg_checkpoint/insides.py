"""What a saver is made of, for what works on rows and not on LangGraph's objects.

Moving, exporting and verifying run at the saver's home, whichever of the
two savers it is, and from whatever event loop they are called.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from typing import Any, NamedTuple, TypeVar

from langgraph.checkpoint.serde.base import SerializerProtocol

from pg_checkpoint.arrays import texts
from pg_checkpoint.engine import Engine
from pg_checkpoint.interface import CheckpointerInterface
from pg_checkpoint.keys import CheckpointKey
from pg_checkpoint.sealing import Sealing
from pg_checkpoint.selection import Selection
from pg_checkpoint.tuples import Page, sort_out

__all__ = ["Insides", "at_home", "load_page", "oldest_first"]

T = TypeVar("T")

# What a page holds at most: checkpoints, and bytes of their state, shared ones counted each time.
_CHECKPOINTS, _BYTES = 64, 32 * 2**20


class Insides(NamedTuple):
    """The engine, the serializer and the encryption of a saver."""

    engine: Engine
    serde: SerializerProtocol
    seal: Sealing | None

    @property
    def timeout(self) -> float:
        """Seconds that a read may take."""
        return self.engine.settings.read_timeout


async def at_home(
    saver: CheckpointerInterface, call: Callable[[Insides], Coroutine[Any, Any, T]]
) -> T:
    """Runs a call on the saver's event loop."""
    return await saver._home.run(call(Insides(saver._engine, saver.serde, saver._seal)))


async def oldest_first(insides: Insides, thread_id: str) -> AsyncIterator[list[CheckpointKey]]:
    """The keys of a thread's checkpoints, as many at a time as one may load at once."""
    page: list[CheckpointKey] = []
    size = 0
    for info in reversed(await insides.engine.list_info(Selection(thread_id))):
        if page and (len(page) == _CHECKPOINTS or size + (info.bytes or 0) > _BYTES):
            yield page
            page, size = [], 0
        page.append(CheckpointKey(thread_id, info.checkpoint_ns, info.checkpoint_id))
        size += info.bytes or 0
    if page:
        yield page


async def load_page(insides: Insides, keys: Sequence[CheckpointKey]) -> Page:
    """Checkpoints of one thread, oldest first, with all that belongs to them."""
    thread_id = keys[0].thread_id
    database = insides.engine.database
    statement = database.statement(
        "load_checkpoints",
        thread_id,
        texts([key.checkpoint_ns for key in keys]),
        texts([key.checkpoint_id for key in keys]),
    )
    (rows,) = await database.read([statement], timeout=insides.timeout, thread_id=thread_id)
    page = sort_out(rows)
    page.checkpoints.sort(key=lambda row: (str(row.checkpoint_id), row.checkpoint_ns))
    return page
