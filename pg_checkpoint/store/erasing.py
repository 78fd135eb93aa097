"""Deletes all items below a prefix of namespaces, some in a transaction.

The keys are gone through in their order, so whoever is stopped goes on where it was: what is left
is what is still there.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence

from pg_checkpoint.postgres.database import Database
from pg_checkpoint.store.namespaces import ItemPlace, Range

# Items of one transaction, for which those who put them wait.
_PIECE = 500


async def delete_below(
    database: Database,
    where: Range,
    delete: Callable[[Sequence[ItemPlace]], Awaitable[object]],
    progress: Callable[[int], None],
    timeout: float,
) -> int:
    """Deletes items piece by piece; returns how many."""
    count, start = 0, (where.head, where.rest, "")
    while True:
        end = where.head_end, where.rest_end, where.whole
        find = database.statement("list_item_keys", *start, *end, _PIECE)
        (rows,) = await database.read([find], timeout=timeout, generic_plan=False)
        places = [ItemPlace(*row) for row in rows]
        if places:
            await delete(places)
            count += len(places)
            progress(count)
        if len(places) < _PIECE:
            return count
        last = places[-1]
        # The next key in the order of bytes, because there are no NULs.
        start = last.head, last.rest, last.key + "\x01"
