"""Rows of an imported thread: its checkpoints, with values as bytes, as a put would store them.

Pure. Values are moved as the bytes that a serializer made, without decoding them. Long lists
are cut into pieces as a put does it. What the parent has, which arrived before, is left out,
and the statement that stores the row checks that it is there.
"""

from __future__ import annotations

import json
from collections import OrderedDict
from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

import orjson
from langgraph.checkpoint.serde.base import SerializerProtocol

from pg_checkpoint.codec.blobs import BlobRow, packed, seal_blob
from pg_checkpoint.codec.chunks import Cut, Cutting, cut_again
from pg_checkpoint.codec.keys import CheckpointKey, check_key
from pg_checkpoint.codec.known_parents import NOTHING, Stored
from pg_checkpoint.codec.limits import check_value
from pg_checkpoint.codec.rows import PutRows, SealedWrites, WriteRow, leans_of, stored_by
from pg_checkpoint.codec.sealing import Sealing
from pg_checkpoint.codec.values import encode, is_inline, is_jsonplus
from pg_checkpoint.codec.versions import version_text
from pg_checkpoint.errors import CorruptRowError

__all__ = ["ArrivingThread", "Typed", "is_whole"]

# What a serializer makes of a value.
Typed: TypeAlias = "tuple[str, bytes]"

# Checkpoints whose children may lean on them: a fork of an older one is sent whole.
_REMEMBERED = 64


class ArrivingThread:
    """Makes the rows of one thread, parents before children.

    Args:
        thread_id: The thread.
        serde: The saver's serializer.
        seal: The saver's encryption.

    Attributes:
        key: Holds the thread's data key, where it is encrypted by one.
    """

    key: object = None

    def __init__(self, thread_id: str, serde: SerializerProtocol, seal: Sealing | None) -> None:
        self.thread_id = thread_id
        self._serde = serde
        self._seal = seal
        self._schema = seal.schema_id if seal else None
        self._namer = seal.namer(thread_id) if seal else None
        self._stored: OrderedDict[tuple[str, str], Stored] = OrderedDict()
        # The last value of each list, which the next one mostly begins with.
        self._cuttings: dict[tuple[str, str], Cutting] = {}

    def put(
        self,
        place: tuple[str, str],
        parent_id: str | None,
        checkpoint: Mapping[str, Any],
        metadata: str,
        values: Mapping[str, Typed],
    ) -> PutRows:
        """The rows of a checkpoint.

        Args:
            place: Namespace and id.
            parent_id: Its parent.
            checkpoint: With the values that stand in its JSON.
            metadata: JSON text.
            values: All others, by channel.

        Raises:
            InvalidKeyError: If an id or a name can't be stored.
            CorruptRowError: If it is no checkpoint.
            ValueTooLargeError: If Postgres can't take it.
        """
        key = CheckpointKey(self.thread_id, *place)
        check_key(*key)
        if not is_whole(checkpoint):
            raise CorruptRowError(
                f"the checkpoint at {key} does not have the shape of a checkpoint"
            )
        small, large = self._sort(checkpoint, values)
        versions = {c: version_text(v) for c, v in checkpoint["channel_versions"].items()}
        parent = self._stored.get((place[0], parent_id or ""), NOTHING)
        left_out = {c: large[c] for c in large if parent.versions.get(c) == versions[c]}
        pack = self._packer(key, versions)
        rows = [
            pack(c, typed, parent.digests.get(c, b""))
            for c, typed in large.items()
            if c not in left_out
        ]
        stored = stored_by((*small, *large), versions, parent, left_out, rows)
        self._remember(place, stored)
        document = _json({**checkpoint, "channel_values": self._in_clear(small)})
        put = PutRows(
            key=key,
            parent_id=parent_id,
            checkpoint=document,
            metadata=self._seal.metadata.seal(key, metadata, parent_id, checkpoint.get("ts"))
            if self._seal
            else metadata,
            blobs=rows,
            stored=stored,
            leans=leans_of(parent, left_out, rows),
            encode_rest=lambda: [pack(c, typed, b"") for c, typed in left_out.items()],
            sealed=self._seal.small_values(key, parent_id, document, small, large)
            if self._seal
            else None,
            sealed_for=self._seal.schema_id if self._seal else None,
        )
        put.check_size()
        return put

    def write(
        self, place: tuple[str, str], task: tuple[str, int, str], channel: str, typed: Typed
    ) -> WriteRow:
        """The row of a write; the task being its id, the index, its path.

        Raises:
            InvalidKeyError: If an id or a name can't be stored.
            ValueTooLargeError: If Postgres can't take it.
        """
        key = CheckpointKey(self.thread_id, *place)
        check_key(*key, task[0])
        check_key(task[2])
        check_key(channel)
        check_value(self.thread_id, channel, len(typed[1]))
        if self._seal is not None:
            typed = self._seal.write(key, task, channel, *typed)
        return WriteRow(*key, *task, channel, *typed)

    def together(self, rows: list[WriteRow]) -> list[WriteRow]:
        """Rows of writes for one call, which fails if they are encrypted for another schema."""
        return rows if self._schema is None else SealedWrites(self._schema, rows)

    def _sort(
        self, checkpoint: Mapping[str, Any], values: Mapping[str, Typed]
    ) -> tuple[dict[str, Any], dict[str, Typed]]:
        """What stands in our checkpoint's JSON, and what does not."""
        versions, own = checkpoint["channel_versions"], is_jsonplus(self._serde)
        small: dict[str, Any] = {}
        large = {c: typed for c, typed in values.items() if c in versions}
        for channel, value in checkpoint["channel_values"].items():
            if channel in large:
                continue
            if channel not in versions or (own and is_inline(value)):
                small[channel] = value
            else:
                large[channel] = encode(self._serde, value)
        return small, large

    def _packer(
        self, key: CheckpointKey, versions: Mapping[str, str]
    ) -> Callable[[str, Typed, bytes], BlobRow]:
        def pack(channel: str, typed: Typed, known: bytes) -> BlobRow:
            check_key(key.thread_id, key.checkpoint_ns, channel, versions[channel])
            check_value(key.thread_id, channel, len(typed[1]))
            found = self._cut((key.checkpoint_ns, channel), *typed)
            row = packed(channel, versions[channel], *typed, found, known)
            return row if self._seal is None else seal_blob(self._seal, key, row)

        return pack

    def _cut(self, place: tuple[str, str], type_: str, data: bytes) -> Cut | None:
        if type_ != "msgpack" or not is_jsonplus(self._serde) or not data:
            return None
        # What is no whole msgpack is moved as it is.
        found, cutting = cut_again(data, self._cuttings.get(place), self._namer)
        if cutting is not None:
            self._cuttings[place] = cutting
        return found

    def _in_clear(self, small: Mapping[str, Any]) -> Mapping[str, Any]:
        return dict.fromkeys(small) if self._seal else small

    def _remember(self, place: tuple[str, str], stored: Stored) -> None:
        self._stored[place] = stored
        if len(self._stored) > _REMEMBERED:
            self._stored.popitem(last=False)


def is_whole(checkpoint: Any) -> bool:
    """Whether it has the shape of a checkpoint, with its values."""
    if not isinstance(checkpoint, Mapping) or not isinstance(checkpoint.get("v"), int):
        return False
    versions, seen = checkpoint.get("channel_versions"), checkpoint.get("versions_seen")
    return (
        isinstance(checkpoint.get("channel_values"), dict)
        and isinstance(versions, dict)
        and all(isinstance(version, (str, int, float)) for version in versions.values())
        and isinstance(seen, dict)
        and all(isinstance(node, dict) for node in seen.values())
    )


def _json(document: Mapping[str, Any]) -> str:
    try:
        return orjson.dumps(document).decode()
    except TypeError:  # JSONB holds larger numbers than orjson
        return json.dumps(document)
