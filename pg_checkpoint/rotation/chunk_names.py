"""Encrypts blobs in clear that are in pieces, and gives their pieces keyed names.

    new pieces stored, blob refers to them      one transaction, under the thread's lock
    old pieces deleted                          later, when no blob in clear names them

Only for a thread that is marked (mark_thread_encrypted.sql): then nobody leans on the old
names any more. Which pieces have their new names already is remembered from blob to
blob, for the versions of a list share most of theirs. That is a hint: the transaction
looks whether they are there, and changes nothing if one is not; then all are sent.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, field
from functools import partial

from pg_checkpoint.codec.chunks import DIGEST_SIZE, split_digests
from pg_checkpoint.errors import CorruptRowError
from pg_checkpoint.postgres.arrays import byteas, texts
from pg_checkpoint.postgres.database import Database
from pg_checkpoint.postgres.own_threads import in_own_thread
from pg_checkpoint.postgres.pipeline import Rows, Statement
from pg_checkpoint.rotation.reencryption import OldBlob, Reencryption, Renamed
from pg_checkpoint.writing.thread_lock import lock_for_delete

# Bytes that one transaction stores, if a single value is not larger.
_BYTES = 2**20
# Names that are looked up at once, those that are remembered, old pieces deleted at once.
_LOOKED_UP, _REMEMBERED, _DELETED = 1_000, 200_000, 1_000
# Seconds to wait for the thread.
_LOCK_TIMEOUT = 1.0


@dataclass
class Renaming:
    """Renames in one thread."""

    database: Database
    thread_id: str
    anew: Reencryption
    timeout: float
    groups: dict[bytes, bytes] = field(default_factory=dict)  # groups that were read, by name
    _names: dict[bytes, bytes] = field(default_factory=dict)

    async def read_groups(self, blobs: Iterable[OldBlob]) -> None:
        """Reads the groups of blobs that were not read before."""
        if len(self.groups) > _REMEMBERED:
            self.groups.clear()
        names = {name for old in blobs for name in old.group_names}
        self.groups.update(await self._pieces(sorted(names.difference(self.groups))))

    async def mark(self) -> None:
        """Keeps savers without a cipher out of the thread; raises LockNotAvailable."""
        await self._run([self.database.statement("mark_thread_encrypted", self.thread_id)])

    async def rename(self, blobs: Sequence[OldBlob]) -> tuple[int, int, list[OldBlob]]:
        """Renames blobs whose groups were read.

        Returns how many were, the bytes stored, and those that can't be: a piece is
        missing or damaged. Raises LockNotAvailable if somebody holds the thread.
        """
        done, size, damaged = 0, 0, list[OldBlob]()
        left = list(blobs)
        while left:
            batch, pieces = await self._next_batch(left)
            left = left[len(batch) :]
            try:
                stored, bytes_ = await self._store(batch, pieces)
                done, size = done + stored, size + bytes_
            except CorruptRowError:
                if len(batch) > 1:
                    for old in batch:
                        more = await self.rename([old])
                        done, size = done + more[0], size + more[1]
                        damaged += more[2]
                else:
                    damaged += batch
        return done, size, damaged

    async def delete_old_pieces(self) -> int:
        """Deletes the old pieces that no blob in clear names; returns how many."""
        lock = lock_for_delete(self.database, self.thread_id)
        delete = self.database.statement("delete_plain_pieces", self.thread_id, _DELETED)
        total, count = 0, _DELETED
        while count == _DELETED:
            count = int((await self._run([*lock, delete]))[0][0])
            total += count
        return total

    async def _next_batch(
        self, left: Sequence[OldBlob]
    ) -> tuple[list[OldBlob], dict[bytes, bytes]]:
        """The first blobs, with their pieces that have no new names yet."""
        if len(self._names) > _REMEMBERED:
            self._names.clear()
        ahead = [name for old in left for name in self._unknown(old, ())]
        pieces = await self._pieces(list(dict.fromkeys(ahead))[:_LOOKED_UP], once=True)
        batch: list[OldBlob] = []
        for old in left:
            missing = self._unknown(old, pieces)
            if missing and batch:
                break
            pieces.update(await self._pieces(missing))
            batch.append(old)
        return batch, pieces

    def _unknown(self, old: OldBlob, pieces: Collection[bytes]) -> list[bytes]:
        # A group that has its new name, has it with all its chunks.
        new = [group for group in old.group_names if group not in self._names]
        members = b"".join(self.groups.get(group, b"") for group in new)
        found = split_digests(members + (old.chunks or b"")[old.groups * DIGEST_SIZE :])
        return [name for name in found if name not in self._names and name not in pieces]

    async def _store(self, batch: Sequence[OldBlob], pieces: dict[bytes, bytes]) -> tuple[int, int]:
        """Stores a batch; how many blobs that were, and the bytes."""
        all_ = {**self.groups, **pieces} if self.groups else pieces
        new = await in_own_thread(partial(self.anew.renamed, batch, all_, self._names))
        lock = lock_for_delete(self.database, self.thread_id)
        ((replaced,),) = await self._run([*lock, self._statement(new)])
        if replaced is None:
            # Somebody deleted what the blobs before these had; with the old names all is there.
            self._names.clear()
            return 0, 0
        if replaced:
            self._names.update(new.names)
        sizes = [len(data) for data in new.pieces.values()]
        return replaced, sum(sizes) + sum(len(old.blob) for old in batch)

    def _statement(self, new: Renamed) -> Statement:
        columns = list(zip(*new.rows, strict=True))
        of_text = (0, 1, 2, 3, 6)
        arrays = [(texts if at in of_text else byteas)(c) for at, c in enumerate(columns)]
        pieces = byteas(list(new.pieces)), byteas(list(new.pieces.values()))
        others = byteas(sorted(new.others))
        return self.database.statement("rename_blobs", self.thread_id, *arrays, *pieces, others)

    async def _pieces(self, names: Sequence[bytes], *, once: bool = False) -> dict[bytes, bytes]:
        """Pieces by name, in several goes if they are large; what is missing is left out."""
        found: dict[bytes, bytes] = {}
        while names:
            asked = byteas(names)
            get = self.database.statement("get_pieces", self.thread_id, asked, _BYTES)
            (rows,) = await self.database.read(
                [get], timeout=self.timeout, thread_id=self.thread_id, generic_plan=False
            )
            found.update(rows)
            if once or not rows:
                break
            names = [name for name in names if name not in found]
        return found

    async def _run(self, statements: Sequence[Statement]) -> Rows:
        answers = await self.database.write(
            statements, timeout=self.timeout, thread_id=self.thread_id, lock_timeout=_LOCK_TIMEOUT
        )
        return answers[-1]
