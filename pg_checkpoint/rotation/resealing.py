"""Resealing: turns encrypted rows of one thread into rows of another, for a copy.

Pure. Needed because ciphertexts are bound to their thread. Rows in clear are encrypted
too. Groups stay groups: they get the new names of their chunks.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from typing import Any, cast

import orjson

from pg_checkpoint.codec.blobs import BlobRow, seal_blob
from pg_checkpoint.codec.chunks import split_digests
from pg_checkpoint.codec.keys import CheckpointKey
from pg_checkpoint.codec.known_parents import NOTHING, Lean
from pg_checkpoint.codec.read_rows import ReadRow, small_values, stored_value
from pg_checkpoint.codec.rows import PutRows, SealedWrites, WriteRow
from pg_checkpoint.codec.sealing import Sealing
from pg_checkpoint.codec.tuples import Page, load_checkpoint, sort_out
from pg_checkpoint.codec.versions import version_text
from pg_checkpoint.errors import CorruptRowError, PgCheckpointError

__all__ = ["Resealing"]


class Resealing:
    """Makes the rows of a copy, page by page; what the parent brings is not sent again.

    Args:
        seal: The saver's.
        target: The thread that the rows are for.
    """

    def __init__(self, seal: Sealing, target: str) -> None:
        self._seal = seal
        self._target = target
        self._namer = seal.namer(target)

    def page(self, rows: Iterable[Sequence[Any]]) -> list[tuple[list[WriteRow], PutRows]]:
        """The writes and the put of each checkpoint of a page, oldest first.

        Raises:
            DecryptionError: If a row can't be decrypted.
            CorruptRowError: If a checkpoint has not the shape of one.
        """
        page = sort_out(rows)
        page.checkpoints.sort(key=lambda row: str(row.checkpoint_id))
        # What each brings or leans on, for its children in the page.
        brought: dict[tuple[str, str | None], dict[str, str]] = {}
        return [self._checkpoint(row, page, brought) for row in page.checkpoints]

    def _checkpoint(
        self, row: ReadRow, page: Page, brought: dict[tuple[str, str | None], dict[str, str]]
    ) -> tuple[list[WriteRow], PutRows]:
        key = CheckpointKey(row.thread_id, row.checkpoint_ns, str(row.checkpoint_id))
        target = key._replace(thread_id=self._target)
        checkpoint, metadata = load_checkpoint(row, key)
        values, large, parent_id = small_values(checkpoint, row, key, self._seal)
        versions = {c: version_text(v) for c, v in checkpoint["channel_versions"].items()}
        found = [page.blobs.get((*key[:2], c, v)) for c, v in versions.items() if c not in values]
        blobs = [blob for blob in found if blob is not None]
        large = [str(blob.channel) for blob in blobs] if large is None else large
        metadata = self._seal.metadata.open(key, metadata)
        sealed = partial(self._blob, target, key, page.pieces.get(key.thread_id, {}))
        of_parent = brought.get((key.checkpoint_ns, row.parent_checkpoint_id), {})
        left_out = [b for b in blobs if of_parent.get(str(b.channel)) == str(b.version)]
        brought[key[1:]] = {str(blob.channel): str(blob.version) for blob in blobs}
        document = _json({**checkpoint, "channel_values": dict.fromkeys(values)})
        put = PutRows(
            key=target,
            parent_id=row.parent_checkpoint_id,
            checkpoint=document,
            metadata=self._seal.metadata.seal(
                target, _json(metadata), parent_id, checkpoint.get("ts")
            ),
            blobs=[sealed(blob) for blob in blobs if blob not in left_out],
            stored=NOTHING,
            # The target may be pruned meanwhile.
            leans=[Lean(str(b.channel), str(b.version), None) for b in left_out],
            encode_rest=lambda: [sealed(blob) for blob in left_out],
            sealed=self._seal.small_values(
                # Also of a parent that was deleted: walks must not end where it was.
                target,
                parent_id,
                document,
                values,
                large,
            ),
            sealed_for=self._seal.schema_id,
        )
        writes = [self._write(w, target, key) for w in page.writes.get(key, ())]
        return SealedWrites(self._seal.schema_id, writes), put

    def _write(self, row: ReadRow, target: CheckpointKey, key: CheckpointKey) -> WriteRow:
        type_, data, _, _ = stored_value(row, key, self._seal, {})
        channel = str(row.channel)
        task = cast("tuple[str, int, str]", (row.task_id, row.idx, row.task_path))
        sealed = self._seal.write(target, task, channel, type_, data)
        return WriteRow(*target, *task, channel, *sealed)

    def _blob(
        self, target: CheckpointKey, key: CheckpointKey, pieces: Mapping[bytes, bytes], row: ReadRow
    ) -> BlobRow:
        try:
            return self._resealed(target, key, pieces, row)
        except (KeyError, ValueError) as error:
            if isinstance(error, PgCheckpointError):
                raise
            what = f"the value of channel {row.channel!r} (version {row.version!r}) at {key}"
            raise CorruptRowError(f"{what} lacks a piece, or has a damaged one") from error

    def _resealed(
        self, target: CheckpointKey, key: CheckpointKey, pieces: Mapping[bytes, bytes], row: ReadRow
    ) -> BlobRow:
        type_, data, names, check = stored_value(row, key, self._seal, pieces)
        place = str(row.channel), str(row.version), type_
        if names is None:
            plain = BlobRow(*place, len(data), 0, None, data, {}, {})
            return seal_blob(self._seal, target, plain)
        chunks = {name: check(name, pieces[name]) for name in names}
        size = len(data) + sum(len(chunks[name]) for name in names)
        renamed: dict[bytes, bytes] = {}
        new = {name: self._name(chunk, renamed) for name, chunk in chunks.items()}
        digests, groups = split_digests(row.chunks or b""), row.groups or 0
        of_groups = [b"".join(new[n] for n in split_digests(pieces[g])) for g in digests[:groups]]
        named = [self._name(group, renamed) for group in of_groups]
        named += [new[name] for name in digests[groups:]]
        plain = BlobRow(*place, size, groups, b"".join(named), data, renamed, renamed)
        return seal_blob(self._seal, target, plain)

    def _name(self, piece: bytes, pieces: dict[bytes, bytes]) -> bytes:
        name = self._namer(piece)
        pieces[name] = piece
        return name


def _json(document: dict[str, Any]) -> str:
    return orjson.dumps(document).decode()
