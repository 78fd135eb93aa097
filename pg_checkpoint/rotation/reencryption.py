"""Re-encryption of one thread's rows with the active key.

Pure. Rows in clear are encrypted too, if the saver accepts them. Names of chunks stay,
except those of chunks in clear, which are unkeyed hashes: they get keyed ones.
"""

from __future__ import annotations

from collections import ChainMap
from collections.abc import Iterable, Mapping, MutableMapping
from hashlib import sha256
from typing import NamedTuple

from pg_checkpoint.codec.chunks import DIGEST_SIZE, all_names, checked, members, split_digests
from pg_checkpoint.codec.keys import CheckpointKey
from pg_checkpoint.codec.opened import load_checkpoint
from pg_checkpoint.codec.read_rows import ReadRow
from pg_checkpoint.codec.sealing import Sealing, is_sealed
from pg_checkpoint.errors import CorruptRowError


class OldCheckpoint(NamedTuple):
    """A row of find_old_checkpoints.sql."""

    checkpoint_ns: str
    checkpoint_id: str
    parent_checkpoint_id: str | None
    checkpoint: str
    metadata: str
    sealed: bytes | None
    blobs: list[str] | None


class OldBlob(NamedTuple):
    """A row of find_old_blobs.sql."""

    checkpoint_ns: str
    channel: str
    version: str
    type: str
    size: int
    groups: int
    chunks: bytes | None
    blob: bytes

    @property
    def group_names(self) -> list[bytes]:
        """The names of its groups."""
        return split_digests((self.chunks or b"")[: self.groups * DIGEST_SIZE])

    @property
    def is_plain_in_pieces(self) -> bool:
        """Whether its pieces have to be renamed."""
        return self.chunks is not None and not is_sealed(self.type)


class OldChunk(NamedTuple):
    """A row of find_old_chunks.sql."""

    digest: bytes
    data: bytes


class OldWrite(NamedTuple):
    """A row of find_old_writes.sql."""

    checkpoint_ns: str
    checkpoint_id: str
    task_id: str
    idx: int
    task_path: str
    channel: str
    type: str
    blob: bytes


class OldStep(NamedTuple):
    """A row of find_old_steps.sql."""

    checkpoint_ns: str
    checkpoint_id: str
    task_id: str
    name: str
    position: int
    type: str
    blob: bytes


class OldWakeup(NamedTuple):
    """A row of find_old_wakeups.sql."""

    name: str
    interrupt_id: str | None
    checkpoint_id: str | None
    answers: int
    type: str
    blob: bytes


class OldEvents(NamedTuple):
    """A row of find_old_events.sql."""

    first: int
    key: str
    numbers: int
    ends: bool
    checkpoint_id: str | None
    type: str
    blob: bytes


class Renamed(NamedTuple):
    """Blobs under new names of their pieces."""

    rows: list[tuple[object, ...]]  # parameters of rename_blobs.sql for each blob
    pieces: dict[bytes, bytes]  # what is to be stored, by new name
    others: set[bytes]  # new names of pieces that should be stored already
    names: dict[bytes, bytes]  # new names by old ones


class Reencryption:
    """What is put in the place of old rows; raises DecryptionError where one can't be opened."""

    def __init__(self, seal: Sealing, thread_id: str) -> None:
        self._seal = seal
        self._thread_id = thread_id
        self._namer = seal.namer(thread_id)
        self._open_chunk = seal.open_chunk(thread_id)
        self._seal_pieces = seal.chunks(thread_id, ())
        # The new names of groups' chunks, by the groups' old names.
        self._members: dict[bytes, bytes] = {}

    def checkpoint(self, old: OldCheckpoint) -> tuple[object, ...]:
        """An entry of reencrypt_checkpoints.sql."""
        key = self._key(old.checkpoint_ns, old.checkpoint_id)
        row = ReadRow("checkpoint", *key, *old[2:6], *[None] * 12)  # type: ignore[arg-type]  # too long to see
        checkpoint, metadata = load_checkpoint(row, key)
        opened = self._seal.open_small_values(key, old.parent_checkpoint_id, checkpoint, old.sealed)
        values, large, parent_id = opened
        large = old.blobs or [] if large is None else large
        sealed = self._seal.small_values(key, parent_id, old.checkpoint, values, large)
        read = (old.checkpoint + old.metadata).encode() + (old.sealed or b"")
        created = checkpoint.get("ts")
        stored = self._seal.metadata.seal_again(key, metadata, parent_id, created)
        return old.checkpoint_ns, old.checkpoint_id, _hash(read), sealed, stored

    def chunk(self, old: OldChunk) -> tuple[object, ...]:
        """An entry of reencrypt_chunks.sql."""
        piece = self._open_chunk(old.digest, old.data)
        return old.digest, _hash(old.data), self._seal_pieces({old.digest: piece})[old.digest]

    def write(self, old: OldWrite) -> tuple[object, ...]:
        """An entry of reencrypt_writes.sql."""
        key = self._key(old.checkpoint_ns, old.checkpoint_id)
        task = old.task_id, old.idx, old.task_path
        type_, data = old.type, old.blob
        if self._seal.is_sealed(type_):
            type_, data = self._seal.open_write(key, task, old.channel, type_, data)
        new = self._seal.write(key, task, old.channel, type_, data)
        return *old[:7], _hash(old.blob), *new, None

    def wakeup(self, old: OldWakeup) -> tuple[object, ...]:
        """An entry of reencrypt_wakeups.sql."""
        place = self._thread_id, old.name, old[1:4]
        type_, data = self._seal.open_wakeup(*place, old.type, old.blob)
        return old.name, old.type, _hash(old.blob), *self._seal.wakeup(*place, type_, data)

    def step(self, old: OldStep) -> tuple[object, ...]:
        """An entry of reencrypt_steps.sql."""
        key, step = self._key(*old[:2]), old[2:5]
        type_, data = self._seal.open_step(key, step, old.type, old.blob)
        return *old[:6], _hash(old.blob), *self._seal.step(key, step, type_, data)

    def events(self, old: OldEvents) -> tuple[object, ...]:
        """An entry of reencrypt_events.sql."""
        place = self._thread_id, old[1:5]
        type_, data = self._seal.open_events(*place, old.type, old.blob)
        return old.first, old.type, _hash(old.blob), *self._seal.events(*place, type_, data)

    def blob(self, old: OldBlob, groups: Mapping[bytes, bytes]) -> tuple[object, ...]:
        """An entry of reencrypt_blobs.sql; the groups by name."""
        key, place = self._key(old.checkpoint_ns, ""), (old.channel, old.version)
        names = all_names(old.chunks or b"", old.groups, groups)
        type_, data = old.type, old.blob
        if self._seal.is_sealed(type_):
            type_, data = self._seal.open_blob(key, names, *place, type_, data)
        new = self._seal.blob(key, names, *place, type_, data)
        return old.checkpoint_ns, *place, old.type, _hash(old.blob), *new

    def renamed(
        self,
        blobs: Iterable[OldBlob],
        pieces: Mapping[bytes, bytes],
        known: MutableMapping[bytes, bytes],
    ) -> Renamed:
        """Blobs that are in clear and in pieces."""
        done = Renamed([], {}, set(), {})
        names = ChainMap(done.names, known)
        for old in blobs:
            try:
                row = self._renamed(old, pieces, names, done)
            except (KeyError, ValueError) as error:
                raise CorruptRowError("a piece is missing or damaged") from error
            done.rows.append(row)
        done.others.difference_update(done.pieces)
        return done

    def _renamed(
        self,
        old: OldBlob,
        pieces: Mapping[bytes, bytes],
        known: ChainMap[bytes, bytes],
        done: Renamed,
    ) -> tuple[object, ...]:
        digests = split_digests(old.chunks or b"")
        groups, rest = digests[: old.groups], digests[old.groups :]
        new = [
            self._group(group, members(checked(group, pieces[group])), pieces, known, done)
            for group in groups
        ]
        chunks = [self._chunk(chunk, pieces, known, done) for chunk in rest]
        names = b"".join((*(of_group for _, of_group in new), *chunks))
        key, place = self._key(old.checkpoint_ns, ""), (old.channel, old.version)
        sealed = self._seal.blob(key, names, *place, old.type, old.blob)
        named = b"".join((*(name for name, _ in new), *chunks))
        done.others.update((*split_digests(names), *split_digests(named)))
        read = old.type, old.chunks, _hash(old.blob)
        return old.checkpoint_ns, *place, *read, sealed[0], named, sealed[1]

    def _group(
        self,
        group: bytes,
        of_group: bytes,
        pieces: Mapping[bytes, bytes],
        known: ChainMap[bytes, bytes],
        done: Renamed,
    ) -> tuple[bytes, bytes]:
        """The new name of a group, and those of its chunks."""
        if group in known and group in self._members:
            return known[group], self._members[group]
        new = b"".join(self._chunk(c, pieces, known, done) for c in split_digests(of_group))
        self._members[group] = new
        if group not in known:
            known[group] = name = self._namer(new)
            done.pieces[name] = new
        return known[group], new

    def _chunk(
        self,
        chunk: bytes,
        pieces: Mapping[bytes, bytes],
        known: ChainMap[bytes, bytes],
        done: Renamed,
    ) -> bytes:
        if chunk not in known:
            piece = checked(chunk, pieces[chunk])
            known[chunk] = name = self._namer(piece)
            done.pieces.update(self._seal_pieces({name: piece}))
        return known[chunk]

    def _key(self, checkpoint_ns: str, checkpoint_id: str) -> CheckpointKey:
        return CheckpointKey(self._thread_id, checkpoint_ns, checkpoint_id)


def _hash(data: bytes) -> bytes:
    return sha256(data).digest()
