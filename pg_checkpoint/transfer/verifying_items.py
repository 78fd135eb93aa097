"""Verification of the store: every item, and every version, is decoded and where its names say."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field

from pg_checkpoint.rotation.items import VERSIONS, pages_of_items
from pg_checkpoint.saver.interface import CheckpointerInterface
from pg_checkpoint.store.namespaces import labels_of, place_of
from pg_checkpoint.transfer.broken_rows import is_key_missing, what_is_wrong
from pg_checkpoint.transfer.items import BrokenItem, ItemKey, batches
from pg_checkpoint.transfer.our_items import OurItems, our_items
from pg_checkpoint.transfer.saver_parts import SaverParts, at_home

__all__ = ["VerifiedItems", "verify_items"]


@dataclass(slots=True)
class VerifiedItems:
    """Counts of what was decoded; in a progress callback, those so far.

    Attributes:
        items: With the versions of items that are kept.
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
        await _verify_versions(ours, verified, progress)
        where = "its row does not match its names"
        verified.broken += [BrokenItem(*key, where) for key in ours.misplaced]
        verified.items += len(ours.misplaced)
        return verified

    return await at_home(saver, call)


async def _verify_versions(
    ours: OurItems, verified: VerifiedItems, progress: Callable[[VerifiedItems], None] | None
) -> None:
    """Judges what items were before, as far as that is kept."""
    timeout, since = ours.parts.timeout, time.monotonic() - verified.seconds
    async for page in pages_of_items(ours.database, VERSIONS, (), in_clear=True, timeout=timeout):
        for row in page:
            key = labels_of(row.namespace), row.whole_key
            place = place_of(*key)
            if place[:3] != row[:3]:
                ours.misplaced.append(key)
                continue
            verified.items += 1
            if isinstance(error := ours.judged(place, row.stored), Exception):
                _note(ours, key, error, verified)
        verified.seconds = time.monotonic() - since
        if progress is not None:
            progress(verified)


async def _judge(ours: OurItems, keys: list[ItemKey], verified: VerifiedItems) -> None:
    found = await ours.load(keys)
    for key, item in found.items():
        if isinstance(item, Exception):
            _note(ours, key, item, verified)


def _note(ours: OurItems, key: ItemKey, error: Exception, verified: VerifiedItems) -> None:
    missing = is_key_missing(error, has_keys=ours.parts.seal is not None)
    rows = verified.unjudged if missing else verified.broken
    rows.append(BrokenItem(*key, what_is_wrong(error)))
