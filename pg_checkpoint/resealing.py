"""Encrypted rows of one thread to rows of another: opened, named and encrypted anew.

Pure. Needed for a copy, because what is encrypted is bound to its thread. What is
not encrypted becomes so. Groups stay groups: they get the new names of their chunks.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, cast

import orjson

from pg_checkpoint.blobs import BlobRow, seal_blob
from pg_checkpoint.chunks import split_digests
from pg_checkpoint.keys import CheckpointKey
from pg_checkpoint.parents import NOTHING
from pg_checkpoint.read_rows import ReadRow, small_values, stored_value
from pg_checkpoint.rows import PutRows, WriteRow
from pg_checkpoint.sealing import Sealing
from pg_checkpoint.tuples import Page, load_checkpoint, sort_out
from pg_checkpoint.versions import version_text

__all__ = ["Resealing"]


class Resealing:
    """Makes the rows of a copy, page by page; what was made before is not made again.

    Args:
        seal: The saver's.
        target: The thread that the rows are for.
    """

    def __init__(self, seal: Sealing, target: str) -> None:
        self._seal = seal
        self._target = target
        self._namer = seal.namer(target)
        self._blobs: set[tuple[str, str, str]] = set()

    def page(self, rows: Iterable[Sequence[Any]]) -> list[tuple[list[WriteRow], PutRows]]:
        """The writes and the put of each checkpoint of a page, oldest first.

        Raises:
            DecryptionError: If a row can't be decrypted.
            CorruptRowError: If a checkpoint has not the shape of one.
        """
        page = sort_out(rows)
        page.checkpoints.sort(key=lambda row: str(row.checkpoint_id))
        return [self._checkpoint(row, page) for row in page.checkpoints]

    def _checkpoint(self, row: ReadRow, page: Page) -> tuple[list[WriteRow], PutRows]:
        key = CheckpointKey(row.thread_id, row.checkpoint_ns, str(row.checkpoint_id))
        target = key._replace(thread_id=self._target)
        checkpoint, metadata = load_checkpoint(row, key)
        values, large = small_values(checkpoint, row, key, self._seal)
        versions = {c: version_text(v) for c, v in checkpoint["channel_versions"].items()}
        found = [page.blobs.get((*key[:2], c, v)) for c, v in versions.items() if c not in values]
        blobs = [blob for blob in found if blob is not None]
        large = [str(blob.channel) for blob in blobs] if large is None else large
        metadata = self._seal.metadata.open(*key, metadata)
        pieces = page.pieces.get(key.thread_id, {})
        put = PutRows(
            key=target,
            parent_id=row.parent_checkpoint_id,
            checkpoint=_json({**checkpoint, "channel_values": dict.fromkeys(values)}),
            metadata=self._seal.metadata.seal(target, _json(metadata)),
            blobs=[self._blob(blob, target, key, pieces) for blob in blobs if self._is_new(blob)],
            stored=NOTHING,
            leans=False,
            encode_rest=list,
            sealed=self._seal.small_values(
                target, row.parent_checkpoint_id, checkpoint, values, large
            ),
        )
        return [self._write(w, target, key) for w in page.writes.get(key, ())], put

    def _is_new(self, row: ReadRow) -> bool:
        place = (row.checkpoint_ns, str(row.channel), str(row.version))
        is_new = place not in self._blobs
        self._blobs.add(place)
        return is_new

    def _write(self, row: ReadRow, target: CheckpointKey, key: CheckpointKey) -> WriteRow:
        type_, data, _, _ = stored_value(row, key, self._seal, {})
        channel = str(row.channel)
        task = cast("tuple[str, int, str]", (row.task_id, row.idx, row.task_path))
        sealed = self._seal.write(target, task, channel, type_, data)
        return WriteRow(*target, *task, channel, *sealed)

    def _blob(
        self, row: ReadRow, target: CheckpointKey, key: CheckpointKey, pieces: Mapping[bytes, bytes]
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
