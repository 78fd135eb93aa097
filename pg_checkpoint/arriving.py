"""A thread that arrives from elsewhere: its checkpoints, values as bytes, to rows of ours.

Pure. Values are moved as the bytes that a serializer made, and not decoded. Long
lists are cut into pieces as a put would; what the parent has, that arrived before, is
left out, and the writer checks that the parent is there.
"""

from __future__ import annotations

import json
from collections import OrderedDict
from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

import orjson
from langgraph.checkpoint.serde.base import SerializerProtocol

from pg_checkpoint.blobs import BlobRow, packed, seal_blob
from pg_checkpoint.chunks import Cut, Cutting, cut_again
from pg_checkpoint.errors import CorruptRowError
from pg_checkpoint.keys import CheckpointKey, check_key
from pg_checkpoint.parents import NOTHING, Stored
from pg_checkpoint.rows import PutRows, WriteRow
from pg_checkpoint.sealing import Sealing
from pg_checkpoint.values import encode, is_inline, is_jsonplus
from pg_checkpoint.versions import version_text

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
    """

    def __init__(self, thread_id: str, serde: SerializerProtocol, seal: Sealing | None) -> None:
        self.thread_id = thread_id
        self._serde = serde
        self._seal = seal
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
        """
        key = CheckpointKey(self.thread_id, *place)
        check_key(*key)
        if not is_whole(checkpoint):
            raise CorruptRowError(f"the checkpoint at {key} has not the shape of a checkpoint")
        small, large = self._sort(checkpoint, values)
        versions = checkpoint["channel_versions"]
        parent = self._stored.get((place[0], parent_id or ""), NOTHING)
        left_out = {c: large[c] for c in large if parent.versions.get(c) == versions[c]}
        pack = self._packer(key, versions)
        rows = [
            pack(c, typed, parent.digests.get(c, b""))
            for c, typed in large.items()
            if c not in left_out
        ]
        digests = {c: parent.digests[c] for c in left_out if c in parent.digests}
        # What is there already may be cut otherwise; a value that the parent has not is new.
        if parent_id is None or parent is not NOTHING:
            digests |= {r.channel: b"".join(r.all_pieces) for r in rows}
        has_value = (*small, *large)
        stored = Stored({c: versions[c] for c in has_value if c in versions}, digests)
        self._remember(place, stored)
        return PutRows(
            key=key,
            parent_id=parent_id,
            checkpoint=_json({**checkpoint, "channel_values": self._in_clear(small)}),
            metadata=self._seal.metadata.seal(key, metadata) if self._seal else metadata,
            blobs=rows,
            stored=stored,
            leans=bool(left_out) or any(r.leans for r in rows),
            encode_rest=lambda: [pack(c, typed, b"") for c, typed in left_out.items()],
            sealed=self._seal.small_values(key, parent_id, checkpoint, small, large)
            if self._seal
            else None,
        )

    def write(
        self, place: tuple[str, str], task: tuple[str, int, str], channel: str, typed: Typed
    ) -> WriteRow:
        """The row of a write; the task being its id, the index, its path.

        Raises:
            InvalidKeyError: If an id or a name can't be stored.
        """
        key = CheckpointKey(self.thread_id, *place)
        check_key(*key, task[0])
        check_key(task[2])
        check_key(channel)
        if self._seal is not None:
            typed = self._seal.write(key, task, channel, *typed)
        return WriteRow(*key, *task, channel, *typed)

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
        self, key: CheckpointKey, versions: Mapping[str, Any]
    ) -> Callable[[str, Typed, bytes], BlobRow]:
        def pack(channel: str, typed: Typed, known: bytes) -> BlobRow:
            version = version_text(versions[channel])
            check_key(key.thread_id, key.checkpoint_ns, channel, version)
            found = self._cut((key.checkpoint_ns, channel), *typed)
            row = packed(channel, version, *typed, found, known)
            return row if self._seal is None else seal_blob(self._seal, key, row)

        return pack

    def _cut(self, place: tuple[str, str], type_: str, data: bytes) -> Cut | None:
        if type_ != "msgpack" or not is_jsonplus(self._serde) or not data:
            return None
        try:
            found, cutting = cut_again(data, self._cuttings.get(place), self._namer)
        except IndexError:  # no whole msgpack: moved as it is
            return None
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
