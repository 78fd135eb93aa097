"""Writers of the store's items that remember what was acknowledged, and the check of it."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from langgraph.store.base import GetOp, PutOp

from pg_checkpoint import AsyncPostgresStore
from tests.faults.load import Lost

__all__ = ["Items", "check_items", "write_items"]


@dataclass
class Items:
    """Two items that are always put together, with the number of the put.

    Attributes:
        name: Of the writer; its items have heads of their own, and so workers on a cluster.
        called: The last number that was put.
        acknowledged: The last one whose put returned.
        stale: How often an item that was just acknowledged was not what was read.
        errors: By type, those that reached the writer.
        worst: The longest that a call took, in seconds.
    """

    name: str
    called: int = 0
    acknowledged: int = 0
    stale: int = 0
    errors: Counter[str] = field(default_factory=Counter)
    worst: float = 0.0

    @property
    def heads(self) -> list[tuple[str, ...]]:
        """Where the two are."""
        return [(side, self.name) for side in ("left", "right")]


async def write_items(
    store: AsyncPostgresStore, items: Items, *, stop: asyncio.Event, pause: float
) -> None:
    """Puts both items, all or nothing, and reads them; ends at an error."""
    while not stop.is_set():
        items.called += 1
        try:
            puts = [PutOp(head, "k", {"n": items.called}) for head in items.heads]
            await _timed(items, store.abatch(puts, atomic=True))
            items.acknowledged = items.called
            items.stale += await _timed(items, _read(store, items)) != [items.called] * 2
        except Exception as error:
            items.errors[type(error).__name__] += 1
            return
        await asyncio.sleep(pause)


async def check_items(store: AsyncPostgresStore, items: Items) -> Lost:
    """Reads both, and compares."""
    found = await _read(store, items)
    return Lost(
        missing=items.stale + (found[0] not in {items.acknowledged, items.called}),
        damaged=int(found[0] != found[1]),
    )


async def _timed(items: Items, call: Any) -> Any:
    since = time.monotonic()
    try:
        return await call
    finally:
        items.worst = max(items.worst, time.monotonic() - since)


async def _read(store: AsyncPostgresStore, items: Items) -> list[int]:
    found: list[Any] = await store.abatch([GetOp(head, "k") for head in items.heads])
    return [0 if item is None else item.value["n"] for item in found]
