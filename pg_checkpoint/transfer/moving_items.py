"""Moving a store's items: from the stock store to ours, or back.

As with threads: the application keeps running, a pass goes through all items of the source and
copies what is missing at the target or older there, and the last pass finds nothing new. So the
next one continues one that was killed. An item is compared by the time of its last put, which is
copied too; what was put at the target later is not touched.
"""

from __future__ import annotations

import json
import math
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import TypeAlias

import psycopg

from pg_checkpoint.codec.sealed_items import Field, field_path
from pg_checkpoint.errors import (
    CorruptRowError,
    InvalidKeyError,
    StoreIndexError,
    ValueNotSerializableError,
    ValueTooLargeError,
)
from pg_checkpoint.postgres.sources import Source
from pg_checkpoint.saver.interface import CheckpointerInterface
from pg_checkpoint.store.namespaces import check_labels
from pg_checkpoint.transfer.broken_rows import is_key_missing, what_is_wrong
from pg_checkpoint.transfer.items import (
    BrokenItem,
    Item,
    ItemKey,
    ItemSide,
    ItemState,
    MovedItems,
    batches,
)
from pg_checkpoint.transfer.our_items import our_items
from pg_checkpoint.transfer.progress import is_sampled
from pg_checkpoint.transfer.saver_parts import SaverParts, at_home
from pg_checkpoint.transfer.stock_items import opened_store

_Work: TypeAlias = "Callable[[Mapping[ItemKey, ItemState]], Awaitable[None]]"
# What the server says of a row that it will never take, and we of one that we can't move.
_REFUSED = (
    psycopg.DataError,
    psycopg.IntegrityError,
    psycopg.errors.ProgramLimitExceeded,
    CorruptRowError,
    StoreIndexError,
    InvalidKeyError,
    ValueNotSerializableError,
    ValueTooLargeError,
)


async def import_store(
    saver: CheckpointerInterface,
    source: Source,
    *,
    schema: str | None = None,
    searchable: Sequence[Field] = (),
    passes: int = 3,
    sample: float = 1.0,
    progress: Callable[[MovedItems], None] | None = None,
) -> MovedItems | None:
    """Copies the items of the stock store into the schema of a saver, and compares them.

    Vectors are copied if setup() of our store was run with an `index` before, which creates their
    tables. Items that were deleted at the source meanwhile stay.
    """

    async def call(parts: SaverParts) -> MovedItems | None:
        async with opened_store(source, schema, parts.timeout) as theirs:
            if theirs is None:
                return None
            ours = await our_items(parts, [field_path(field) for field in searchable])
            both = ours.vectors is not None and theirs.has_vectors
            how = {"with_vectors": both, "has_keys": parts.seal is not None}
            return await _Moving(theirs, ours, **how, tell=progress).run(passes, sample)

    return await at_home(saver, call)


async def export_store(
    saver: CheckpointerInterface,
    target: Source,
    *,
    schema: str | None = None,
    passes: int = 3,
    sample: float = 1.0,
    progress: Callable[[MovedItems], None] | None = None,
) -> MovedItems | None:
    """Copies our store's items into the tables that the stock store has set up, in clear.

    Its arguments, result and errors are those of `import_store`, in the other direction.
    """

    async def call(parts: SaverParts) -> MovedItems | None:
        async with opened_store(target, schema, parts.timeout) as theirs:
            if theirs is None:
                return None
            ours = await our_items(parts, ())
            both = ours.vectors is not None and theirs.has_vectors
            how = {"with_vectors": both, "has_keys": parts.seal is not None}
            return await _Moving(ours, theirs, **how, tell=progress).run(passes, sample)

    return await at_home(saver, call)


class _Moving:
    def __init__(
        self,
        source: ItemSide,
        target: ItemSide,
        *,
        with_vectors: bool,
        has_keys: bool,
        tell: Callable[[MovedItems], None] | None,
    ) -> None:
        self._source = source
        self._target = target
        self._with_vectors = with_vectors
        self._has_keys = has_keys
        self._progress = tell
        self._moved = MovedItems()
        self._unmoved: set[ItemKey] = set()
        self._since = time.monotonic()

    async def run(self, passes: int, sample: float) -> MovedItems:
        moved, more = self._moved, True
        while more and moved.passes < passes:
            before, moved.items = moved.copied, 0
            moved.passes += 1
            moved.without_vectors = 0
            await self._through(self._copy)
            more = moved.copied != before
        await self._through(lambda page: self._compare(page, sample))
        return moved

    async def _through(self, work: _Work) -> None:
        after: ItemKey | None = None
        while page := await self._source.page(after):
            await work(page)
            after = list(page)[-1]
            self._moved.seconds = time.monotonic() - self._since
            if self._progress is not None:
                self._progress(self._moved)

    async def _copy(self, page: Mapping[ItemKey, ItemState]) -> None:
        self._moved.items += len(page)
        there = await self._there(page)
        due = {key: state for key, state in page.items() if self._is_due(key, state, there)}
        if not self._with_vectors:
            self._moved.without_vectors += sum(state.vectors > 0 for state in page.values())
        for keys in batches(due):
            loaded = await self._source.load(keys)
            found = [item for item in loaded.values() if isinstance(item, Item)]
            for key, item in loaded.items():
                if isinstance(item, Exception):
                    self._give_up(key, item)
            await self._store(found)

    async def _there(self, page: Mapping[ItemKey, ItemState]) -> Mapping[ItemKey, ItemState]:
        """What the target has of a page; not asked for names that are none."""
        return await self._target.states([key for key in page if self._can_be(key)])

    def _can_be(self, key: ItemKey) -> bool:
        try:
            check_labels(key[0])
        except ValueError as error:
            self._give_up(key, error)
            return False
        return True

    def _is_due(self, key: ItemKey, state: ItemState, there: Mapping[ItemKey, ItemState]) -> bool:
        if key in self._unmoved:
            return False
        found = there.get(key)
        if found is None or found.updated_at != state.updated_at:
            return found is None or found.updated_at < state.updated_at
        return self._with_vectors and found.vectors != state.vectors

    async def _store(self, items: Sequence[Item]) -> None:
        """Stores items together, or each alone if one of them is refused."""
        if not items:
            return
        try:
            stored = await self._target.store(items)
        except _REFUSED as error:
            if len(items) > 1:
                for item in items:
                    await self._store([item])
            else:
                self._give_up(items[0].place, error)
            return
        self._moved.copied += stored
        self._moved.bytes += sum(len(item.value) for item in items)
        if self._with_vectors:
            self._moved.vectors += sum(len(item.vectors or ()) for item in items)

    async def _compare(self, page: Mapping[ItemKey, ItemState], sample: float) -> None:
        moved = self._moved
        keys = [key for key in page if key not in self._unmoved]
        there = await self._target.states(keys)
        moved.compared += len(keys)
        moved.gone_on += sum(k in there and there[k].updated_at > page[k].updated_at for k in keys)
        moved.behind += sum(self._is_due(key, page[key], there) for key in keys)
        sampled = {
            key: page[key]
            for key in keys
            if key in there
            and there[key].updated_at == page[key].updated_at
            and is_sampled("\0".join((*key[0], key[1])), sample)
        }
        for some in batches(sampled):
            await self._compare_values(some)

    async def _compare_values(self, keys: Sequence[ItemKey]) -> None:
        source, target = await self._source.load(keys), await self._target.load(keys)
        for key in keys:
            one, other = source.get(key), target.get(key)
            if one is None or other is None:  # deleted or expired meanwhile
                continue
            self._moved.decoded += 1
            for error in (one, other):
                if isinstance(error, Exception):
                    self._give_up(key, error)
            if isinstance(one, Item) and isinstance(other, Item) and self._differ(one, other):
                self._give_up(key, ValueError("it differs between the two sides"))

    def _differ(self, one: Item, other: Item) -> bool:
        if one.updated_at != other.updated_at:  # put again meanwhile
            return False
        if json.loads(one.value) != json.loads(other.value):
            return True
        return self._with_vectors and not _same_vectors(one, other)

    def _give_up(self, key: ItemKey, error: Exception) -> None:
        self._unmoved.add(key)
        missing = is_key_missing(error, has_keys=self._has_keys)
        found = self._moved.without_keys if missing else self._moved.broken
        found.add(BrokenItem(*key, what_is_wrong(error)))


def _same_vectors(one: Item, other: Item) -> bool:
    first, second = one.vectors or {}, other.vectors or {}
    return first.keys() == second.keys() and all(
        # Of halfvec numbers have eleven bits.
        math.isclose(a, b, rel_tol=1e-3, abs_tol=1e-4)
        for place in first
        for a, b in zip(first[place], second[place], strict=False)
    )
