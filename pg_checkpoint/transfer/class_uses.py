"""The classes that what is stored names: in how many values, since when, and whether they load.

Goes the way of a verification, thread by thread and page by page, and reads names in the place of
objects: each piece of a long list once in a thread. Nothing is imported, except by `problem_of`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, NamedTuple

import orjson
from langgraph.checkpoint.serde.base import SerializerProtocol

from pg_checkpoint.codec.class_names import ClassName, NameReader, load_error
from pg_checkpoint.codec.compat import SAFE_TYPES
from pg_checkpoint.codec.read_rows import ReadRow
from pg_checkpoint.codec.renaming import RenamingSerializer
from pg_checkpoint.saver.interface import CheckpointerInterface
from pg_checkpoint.store.typed_values import is_typed
from pg_checkpoint.store.values import decode
from pg_checkpoint.transfer.verifying import Verified, verify_threads
from pg_checkpoint.transfer.verifying_items import VerifiedItems, verify_items

__all__ = ["ClassUse", "ClassUses", "StoredAt", "find_class_uses", "problem_of"]

# Rows choose names: more of them are only counted.
_MOST = 10_000


class StoredAt(NamedTuple):
    """A checkpoint that was put with a class.

    Attributes:
        at: Its own time.
    """

    at: str
    thread_id: str
    checkpoint_ns: str
    checkpoint_id: str


@dataclass(slots=True)
class ClassUse:
    """Where a class is named.

    Attributes:
        threads: Threads with a value or a write that names it.
        values: These values and writes; one that checkpoints share counts once.
        items: Items of the store, and kept versions of items.
        oldest: The oldest of these checkpoints that were put with such a value.
        newest: The newest of them.
        oldest_item: When the oldest of these items was written.
        newest_item: When the newest was.
    """

    threads: int = 0
    values: int = 0
    items: int = 0
    oldest: StoredAt | None = None
    newest: StoredAt | None = None
    oldest_item: datetime | None = None
    newest_item: datetime | None = None
    _thread: str = field(default="", repr=False)

    def note(self, row: ReadRow) -> None:
        """Counts a value of a checkpoint."""
        self.values += 1
        if self._thread != row.thread_id:
            self.threads, self._thread = self.threads + 1, row.thread_id
        place = StoredAt(_time_of(row), row.thread_id, row.checkpoint_ns, str(row.checkpoint_id))
        self.oldest = min(self.oldest or place, place)
        self.newest = max(self.newest or place, place)

    def note_item(self, at: datetime) -> None:
        """Counts an item."""
        self.items += 1
        self.oldest_item = min(self.oldest_item or at, at)
        self.newest_item = max(self.newest_item or at, at)


@dataclass(slots=True)
class ClassUses:
    """All classes that are named, and what could not be read.

    Attributes:
        uses: By class.
        beyond: Names beyond the first 10,000 classes.
        threads: What was read of threads.
        items: What was read of the store.
    """

    uses: dict[ClassName, ClassUse] = field(default_factory=dict)
    beyond: int = 0
    threads: Verified = field(default_factory=Verified)
    items: VerifiedItems = field(default_factory=VerifiedItems)

    def of(self, names: Iterable[ClassName]) -> list[ClassUse]:
        """Where some classes are named."""
        found = []
        for name in names:
            if name not in self.uses and len(self.uses) >= _MOST:
                self.beyond += 1
                continue
            found.append(self.uses.setdefault(name, ClassUse()))
        return found


async def find_class_uses(
    saver: CheckpointerInterface,
    *,
    progress: Callable[[Verified], None] | None = None,
    progress_of_items: Callable[[VerifiedItems], None] | None = None,
) -> ClassUses:
    """Reads all threads, and the store.

    Args:
        saver: Either saver, with its cipher, whose serializer is a NameReader.
        progress: As `verify_threads` calls it.
        progress_of_items: As `verify_items` calls it.

    Raises:
        psycopg.Error: If the server can't be reached, or refuses.
    """
    reader, found = saver.serde, ClassUses()
    if not isinstance(reader, NameReader):
        raise TypeError("the saver's serializer must be a NameReader")

    def see(row: ReadRow, names: frozenset[ClassName]) -> None:
        for use in found.of(names):
            use.note(row)

    def see_item(value: str, at: datetime) -> None:
        if is_typed(value):
            decode(value, exact=True, serde=reader)
            for use in found.of(reader.taken()):
                use.note_item(at)

    found.threads = await verify_threads(saver, progress=progress, see=see)
    found.items = await verify_items(saver, progress=progress_of_items, see=see_item)
    return found


def problem_of(serde: SerializerProtocol, named: ClassName) -> tuple[ClassName, str | None]:
    """What an application's serializer takes a class for, and why it can't make it, if it can't.

    Imports the module of the class, unless the serializer refuses it.
    """
    if isinstance(serde, RenamingSerializer):
        named = serde.renames.of(named)
    allowed: Any = getattr(serde, "_allowed_msgpack_modules", True)
    if allowed is not True and named not in SAFE_TYPES and named not in (allowed or ()):
        return named, "not in allowed_types"
    return named, load_error(named)


def _time_of(row: ReadRow) -> str:
    try:
        return str(orjson.loads(row.checkpoint or "{}")["ts"])
    except (ValueError, KeyError, TypeError):
        return ""
