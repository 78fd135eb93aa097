"""Pages of checkpoints, newest first: fetches one, and knows where the next begins.

A connection is held while a page is fetched, never while the caller works on it. Rows
are returned as they are; codec/tuples.py decodes them.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from itertools import groupby

from pg_checkpoint.codec.keys import CheckpointKey
from pg_checkpoint.codec.selection import LAST_ID, Selection
from pg_checkpoint.postgres.arrays import texts
from pg_checkpoint.postgres.database import Database
from pg_checkpoint.postgres.pipeline import Rows, Statement

# The first item should come soon; the long rest in few round trips.
_FIRST_PAGE, _LARGEST_PAGE = 4, 128


class Pages:
    """The pages of a selection, one after another."""

    def __init__(self, selection: Selection) -> None:
        self._selection = selection
        self._left = selection.limit
        self._size = _FIRST_PAGE
        self._last: CheckpointKey | None = None
        self._at_end = False

    @property
    def more(self) -> bool:
        """Whether there may be another page."""
        return not self._at_end and (self._left is None or self._left > 0)

    async def fetch(self, database: Database, *, timeout: float) -> Rows:
        """Fetches the next page's rows, in the shape of ReadRow; empty after the last."""
        deadline = time.monotonic() + timeout
        # A page whose checkpoints were deleted since they were found is not the last.
        rows: Rows = []
        while self.more and not rows:
            rows = await self._fetch_next(database, deadline)
        return rows

    async def _fetch_next(self, database: Database, deadline: float) -> Rows:
        size = self._size if self._left is None else min(self._size, self._left)
        rows, keys = await _fetch_page(database, self._selection, self._last, size, deadline)
        self._at_end = len(keys) < size
        self._last = keys[-1] if keys else None
        self._left = None if self._left is None else self._left - len(keys)
        self._size = min(self._size * 4, _LARGEST_PAGE)
        return rows


def point_of(database: Database, selection: Selection) -> Statement:
    """The statement for the newest checkpoint of a thread's namespace, with all of its own.

    It names all by schema: `Database.read` need not set what its names mean.
    """
    place = selection.thread_id, selection.checkpoint_ns
    return database.statement("get_checkpoint", *place, *selection.range[:2])


def _page_of(
    database: Database, selection: Selection, last: CheckpointKey | None, size: int
) -> Statement:
    """The statement for `size` checkpoints of one namespace below `last`, with all of theirs.

    Whatever their metadata is.
    """
    lowest, highest, before, _ = selection.range
    before = last.checkpoint_id if last else before
    place = selection.thread_id, selection.checkpoint_ns, lowest, highest, before
    return database.statement("get_checkpoints", *place, size)


async def _fetch_page(
    database: Database,
    selection: Selection,
    last: CheckpointKey | None,
    size: int,
    deadline: float,
) -> tuple[Rows, list[CheckpointKey]]:
    """Fetches up to `size` checkpoints older than `last`: their rows, their keys in order."""

    async def read(statements: Sequence[Statement]) -> list[Rows]:
        left = deadline - time.monotonic()
        return await database.read(statements, timeout=left, thread_id=selection.thread_id)

    if selection.is_one_namespace and selection.metadata == "{}":
        statement = _page_of(database, selection, last, size)
        (rows,) = await read([statement])
        keys = [CheckpointKey(*row[1:4]) for row in rows if row[0] == "checkpoint"]
        return rows, sorted(keys, key=lambda key: key.checkpoint_id, reverse=True)
    find = _find(database, selection, last, size)
    (found,) = await read([find])
    keys = [CheckpointKey(*row) for row in found]
    if not keys:
        return [], []
    answers = await read(_load(database, keys))
    return [row for rows in answers for row in rows], keys


def _find(
    database: Database, selection: Selection, last: CheckpointKey | None, size: int
) -> Statement:
    thread_id, checkpoint_ns, checkpoint_id = last or CheckpointKey(LAST_ID, LAST_ID, LAST_ID)
    if selection.thread_id is not None:
        return database.statement(
            "find_checkpoints_in_thread",
            selection.thread_id,
            *selection.range,
            checkpoint_id,
            checkpoint_ns,
            size,
            *selection.namespaces,
        )
    return database.statement(
        "find_checkpoints", *selection.range, checkpoint_id, thread_id, checkpoint_ns, size
    )


def _load(database: Database, keys: Sequence[CheckpointKey]) -> list[Statement]:
    """One statement a thread, all in one round trip: no query reads across threads."""
    by_thread = groupby(sorted(keys), key=lambda key: key.thread_id)
    return [
        database.statement(
            "load_checkpoints",
            thread_id,
            texts([key.checkpoint_ns for key in group]),
            texts([key.checkpoint_id for key in group]),
        )
        for thread_id, group in ((t, list(g)) for t, g in by_thread)
    ]
