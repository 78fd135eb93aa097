"""Writes that an export has for checkpoints which were here before: what came to them since.

Pure. Whether they may be stored is known when all of a thread was read: not if it was continued
here.
"""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import md5
from typing import TypeAlias

from pg_checkpoint.codec.rows import WriteRow
from pg_checkpoint.transfer.missing_keys import Keys, Place, WriteKey, difference

# Its id, the write's index, the task's path.
_Task: TypeAlias = "tuple[str, int, str]"


class LateWrites:
    """The pending writes of a thread that came after its checkpoints were copied."""

    def __init__(self, here: Keys, *, replace: bool) -> None:
        self._here = here
        self._replace = replace
        self._there = Keys(set(), {})
        self._rows: list[WriteRow] = []

    def note(self, place: Place, tasks: Iterable[_Task]) -> None:
        """Notes a checkpoint of the export, and its writes."""
        self._there.checkpoints.add(place)
        self._there.writes.update(((*place, *task[:2]), None) for task in tasks)

    def may_be_new(self, place: Place, task: _Task) -> bool:
        """Whether a write may have to be stored, by its key alone."""
        return (*place, *task[:2]) not in self._here.writes or (self._replace and task[1] < 0)

    def add(self, rows: Iterable[WriteRow]) -> None:
        """Keeps those of them that are not as they are here."""
        for row in rows:
            key = row.checkpoint_ns, row.checkpoint_id, row.task_id, row.idx
            if self._here.writes.get(key) != digest_of(row):
                self._rows.append(row)

    def due(self) -> tuple[list[WriteRow], list[WriteKey]]:
        """What is to be stored after the thread's last line, and before that to be deleted."""
        if self._rows:
            found = difference(self._there, self._here, (), same_bytes=False)
            if not found.gone_on and (self._replace or not found.ended):
                return self._rows, found.ended
        return [], []


def digest_of(row: WriteRow) -> str:
    """The digest of a write as list_keys.sql makes it; of one that is encrypted here another."""
    value = md5(row.blob, usedforsecurity=False).hexdigest()
    text = "\1".join((row.channel, row.type, value))
    return md5(text.encode(errors="surrogatepass"), usedforsecurity=False).hexdigest()
