"""The classes that what is stored names: in how many values, since when, and whether they load.

Goes the way of a verification, thread by thread and page by page, and reads names in the place of
objects: each piece of a long list once in a thread. Nothing is imported that only a row names.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from datetime import datetime, timezone
from typing import Any, NamedTuple

import orjson
from langgraph.checkpoint.serde.base import SerializerProtocol

from pg_checkpoint.codec.class_names import ClassName, NameReader, load_error, lookup_error
from pg_checkpoint.codec.compat import SAFE_TYPES
from pg_checkpoint.codec.keys import CheckpointKey
from pg_checkpoint.codec.renaming import RenamingSerializer
from pg_checkpoint.saver.interface import CheckpointerInterface
from pg_checkpoint.store.typed_values import is_typed
from pg_checkpoint.store.values import decode
from pg_checkpoint.transfer.verifying import Verified, verify_threads
from pg_checkpoint.transfer.verifying_items import VerifiedItems, verify_items

# Rows choose names: more of them are only counted.
_MOST = 10_000


class StoredAt(NamedTuple):
    """A checkpoint that was put with an object of a class; an item of the store without names."""

    at: str  # its own time, as text in UTC
    thread_id: str = ""
    checkpoint_ns: str = ""
    checkpoint_id: str = ""


@dataclass(slots=True)
class ClassUse:
    """Where a class is named."""

    threads: int = 0  # threads with a value, a write, a result of a step or a wake-up that names it
    values: int = 0  # these; a value that checkpoints share counts once
    items: int = 0  # items of the store
    # When the oldest of them was written, as far as that is known: not of wake-ups.
    oldest: StoredAt | None = None
    newest: StoredAt | None = None  # when the newest was
    _thread: str = field(default="", repr=False)

    def note(self, place: StoredAt) -> None:
        """Counts a value, or an item."""
        is_item = not place.thread_id
        self.items += is_item
        self.values += not is_item
        # They come thread by thread.
        self.threads += not is_item and place.thread_id != self._thread
        self._thread = place.thread_id
        if place.at:
            self.oldest = min(self.oldest or place, place)
            self.newest = max(self.newest or place, place)


@dataclass(slots=True)
class ClassUses:
    """All classes that are named, and what could not be read."""

    uses: dict[ClassName, ClassUse] = field(default_factory=dict)  # by class
    beyond: int = 0  # names beyond the first 10,000 classes
    threads: Verified = field(default_factory=Verified)  # what was read of threads
    items: VerifiedItems = field(default_factory=VerifiedItems)  # what was read of the store

    def note(self, names: Iterable[ClassName], place: StoredAt) -> None:
        """Counts a value that names some classes."""
        for name in names:
            if name in self.uses or len(self.uses) < _MOST:
                self.uses.setdefault(name, ClassUse()).note(place)
            else:
                self.beyond += 1


async def find_in_threads(
    saver: CheckpointerInterface,
    found: ClassUses,
    *,
    progress: Callable[[Verified], None] | None = None,
) -> None:
    """Adds the classes that values, writes, results of steps and wake-ups of threads name."""

    def see(key: CheckpointKey, checkpoint: str, names: frozenset[ClassName]) -> None:
        found.note(names, StoredAt(_time_of(checkpoint), *key))

    found.threads = await verify_threads(saver, progress=progress, see=see)


async def find_in_items(
    saver: CheckpointerInterface,
    found: ClassUses,
    *,
    progress: Callable[[VerifiedItems], None] | None = None,
) -> None:
    """Adds the classes that the store's items name; see `find_in_threads`."""

    def see(value: str, at: datetime) -> None:
        if is_typed(value):
            reader = NameReader()
            decode(value, exact=True, serde=reader)
            found.note(reader.taken(), StoredAt(at.astimezone(timezone.utc).isoformat()))

    found.items = await verify_items(saver, progress=progress, see=see)


def problem_of(serde: SerializerProtocol, named: ClassName) -> tuple[ClassName, str | None]:
    """What an application's serializer takes a class for, and why it can't make it, if it can't.

    Imports a module only for LangGraph's own types, and those that the serializer allows by name.
    """
    if isinstance(serde, RenamingSerializer):
        named = serde.renames.of(named)
    allowed: Any = getattr(serde, "_allowed_msgpack_modules", True)
    if allowed is not True and named not in SAFE_TYPES and named not in (allowed or ()):
        return named, "not in allowed_types"
    is_known = named in SAFE_TYPES or allowed is not True
    return named, load_error(named) if is_known else lookup_error(named)


def _time_of(checkpoint: str) -> str:
    try:
        return str(orjson.loads(checkpoint or "{}")["ts"])
    except (ValueError, KeyError, TypeError):
        return ""
