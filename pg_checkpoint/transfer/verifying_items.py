"""Verification of the store: every item is decoded, and where its names say that it is."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field

from pg_checkpoint.saver.interface import CheckpointerInterface
from pg_checkpoint.transfer.broken_rows import is_key_missing, what_is_wrong
from pg_checkpoint.transfer.items import BrokenItem, ItemKey, batches
from pg_checkpoint.transfer.our_items import OurItems, our_items
from pg_checkpoint.transfer.saver_parts import SaverParts, at_home

__all__ = ["VerifiedItems", "verify_items"]


@dataclass(slots=True)
class VerifiedItems:
    """Counts of what was decoded; in a progress callback, those so far.

    Attributes:
        broken: Items that can't be decoded, or are not where they belong.
        unjudged: Items whose key is not in the ring.
    """

    items: int = 0
    seconds: float = 0.0
    broken: list[BrokenItem] = field(default_factory=list)
    unjudged: list[BrokenItem] = field(default_factory=list)


async def verify_items(
    saver: CheckpointerInterface, *, progress: Callable[[VerifiedItems], None] | None = None
) -> VerifiedItems:
    """Decodes the store's items; takes and raises what `verify_threads` does."""

    async def call(parts: SaverParts) -> VerifiedItems:
        ours, verified, since = await our_items(parts, ()), VerifiedItems(), time.monotonic()
        after: ItemKey | None = None
        while page := await ours.page(after):
            for keys in batches(page):
                await _judge(ours, keys, verified)
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


async def _judge(ours: OurItems, keys: list[ItemKey], verified: VerifiedItems) -> None:
    found = await ours.load(keys)
    for key, item in found.items():
        if isinstance(item, Exception):
            missing = is_key_missing(item, has_keys=ours.parts.seal is not None)
            rows = verified.unjudged if missing else verified.broken
            rows.append(BrokenItem(*key, what_is_wrong(item)))
