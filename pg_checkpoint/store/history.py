"""An item's history: what it was at a time, and its versions as far as they are kept.

A store with `history` keeps each version that it overwrites or deletes, in the transaction that
does so (statements.py); the sweeper keeps what expired, and deletes what was kept long enough.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Any

from langgraph.store.base import Item

from pg_checkpoint.errors import VersionNotKeptError
from pg_checkpoint.postgres.database import Database
from pg_checkpoint.postgres.pipeline import Rows
from pg_checkpoint.store.namespaces import ItemPlace

_NOT_KEPT = "call setup() of a store with history=timedelta(...), from then on versions are kept"


class ItemVersion(Item):
    """A version of an item: as it was from `updated_at` until it was overwritten or deleted.

    Attributes:
        deleted_at: When it was deleted, or expired; None if it is the current one, or another
            version replaced it.
    """

    __slots__ = ("deleted_at",)

    def __init__(self, item: Item, deleted_at: datetime | None) -> None:
        super().__init__(
            value=item.value,
            key=item.key,
            namespace=item.namespace,
            created_at=item.created_at,
            updated_at=item.updated_at,
        )
        self.deleted_at = deleted_at

    def dict(self) -> dict[str, Any]:
        """Returns it with times as text."""
        return {**super().dict(), "deleted_at": self.deleted_at and self.deleted_at.isoformat()}


async def begin_history(database: Database, timeout: float) -> None:
    """Notes that versions are kept from now on, unless that is noted already."""
    (rows,) = await database.read([database.statement("get_history_start")], timeout=timeout)
    if not rows:
        await database.run([database.statement("begin_history")], timeout=timeout)


async def read_asof(
    database: Database, place: ItemPlace, at: str, timeout: float
) -> Sequence[Any] | None:
    """What a get of an item would have found at a time; the columns of get_items.sql.

    Raises:
        VersionNotKeptError: If nobody knows.
    """
    find = database.statement("get_item_asof", *place[:3], at)
    ((row,),) = await database.read([find], timeout=timeout)
    was_there, since = row[0], row[-1]
    if was_there is None:
        known = f"all versions since {since} are kept" if since else _NOT_KEPT
        raise VersionNotKeptError(
            f"the item {place.key_text!r} at {at} is not known: {known}", since
        )
    return row[:-1] if was_there else None


async def find_versions(
    database: Database, place: ItemPlace, before: str | None, limit: int, timeout: float
) -> Rows:
    """An item and what it was before, the newest first; rows of list_item_versions.sql."""
    find = database.statement("list_item_versions", *place[:3], before, limit)
    (rows,) = await database.read([find], timeout=timeout)
    return rows
