"""Verification of the store: every item is decoded and where its names say."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import datetime
from typing import TypeAlias

from pg_checkpoint.errors import PgCheckpointError
from pg_checkpoint.saver.interface import CheckpointerInterface
from pg_checkpoint.transfer.broken_rows import is_key_missing, what_is_wrong
from pg_checkpoint.transfer.items import BrokenItem, ItemKey, batches
from pg_checkpoint.transfer.our_items import OurItems, our_items
from pg_checkpoint.transfer.saver_parts import SaverParts, at_home

# Is given the value of an item in clear, and when it was written.
SeeItem: TypeAlias = "Callable[[str, datetime], None]"


@dataclass(slots=True)
class VerifiedItems:
    """Counts of what was decoded; in a progress callback, those so far."""

    items: int = 0
    seconds: float = 0.0
    # Items that can't be decoded, or are not where they belong.
    broken: list[BrokenItem] = field(default_factory=list)
    unjudged: list[BrokenItem] = field(default_factory=list)  # items whose key is not in the ring


def _see_nothing(value: str, at: datetime) -> None:
    del value, at


async def verify_items(
    saver: CheckpointerInterface,
    *,
    progress: Callable[[VerifiedItems], None] | None = None,
    see: SeeItem = _see_nothing,
) -> VerifiedItems:
    """Decodes the store's items, shows them to `see`; raises what `verify_threads` does.

    An error that `see` raises counts as one of the item.
    """

    async def call(parts: SaverParts) -> VerifiedItems:
        ours, verified, since = await our_items(parts, ()), VerifiedItems(), time.monotonic()
        after: ItemKey | None = None
        while page := await ours.page(after):
            for keys in batches(page):
                await _judge(ours, keys, verified, see)
            after = list(page)[-1]
            verified.items += len(page)
            verified.seconds = time.monotonic() - since
            if progress is not None:
                progress(verified)
        where = "its row does not match its names"
        verified.broken += [BrokenItem(*key, where) for key in ours.misplaced]
        verified.items += len(ours.misplaced)
        return verified

    return await at_home(saver, call)


async def _judge(
    ours: OurItems, keys: list[ItemKey], verified: VerifiedItems, see: SeeItem
) -> None:
    found = await ours.load(keys)
    for key, item in found.items():
        error = item if isinstance(item, Exception) else _seen(item.value, item.updated_at, see)
        if error is not None:
            missing = is_key_missing(error, has_keys=ours.parts.seal is not None)
            rows = verified.unjudged if missing else verified.broken
            rows.append(BrokenItem(*key, what_is_wrong(error)))


def _seen(value: str, at: datetime, see: SeeItem) -> Exception | None:
    """What `see` has against a value."""
    try:
        see(value, at)
    except PgCheckpointError as error:
        return error
    return None
