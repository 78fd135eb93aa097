"""Arriving threads: packs checkpoints that come as typed bytes, from a copy or an import.

No value is decoded. Long lists are cut into pieces as a put does it. Values of the parent, which
arrived before, are left out, and the statement that stores the row checks that they are there.
"""

from __future__ import annotations

import json
from collections import OrderedDict
from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import partial
from typing import Any, TypeAlias, cast

import orjson
from langgraph.checkpoint.serde.base import SerializerProtocol

from pg_checkpoint.codec import keys, reading
from pg_checkpoint.codec.caches import Encoded
from pg_checkpoint.codec.chunks import Cutting, cut_again
from pg_checkpoint.codec.rows import Clear, PutRows, WriteRow, pack, to_send
from pg_checkpoint.codec.sealing import Sealing
from pg_checkpoint.codec.serializers import encode, is_inline, is_jsonplus
from pg_checkpoint.core.errors import CorruptRowError

# A serialized value.
Typed: TypeAlias = "tuple[str, bytes]"
# Of a write: the id of its task, its index, the task's path.
_Task: TypeAlias = "tuple[str, int, str]"

# Checkpoints whose children may lean on them: a fork of an older one is sent whole.
_REMEMBERED = 64


class ArrivingThread:
    """Makes the rows of one thread, parents before children."""

    def __init__(self, thread_id: str, serde: SerializerProtocol, seal: Sealing | None) -> None:
        self.thread_id = thread_id
        self._serde = serde
        self._seal = seal
        self._namer = seal.namer(thread_id) if seal else None
        self._stored: OrderedDict[tuple[str, str], keys.References] = OrderedDict()
        # The last value of each list, which the next one mostly begins with.
        self._cuttings: dict[tuple[str, str], Cutting] = {}
        self._opening = reading.Opening()

    def put(
        self,
        place: tuple[str, str],
        parent_id: str | None,
        checkpoint: Mapping[str, Any],
        metadata: str,
        values: Mapping[str, Typed],
    ) -> PutRows:
        """The rows of a checkpoint."""
        key = keys.CheckpointKey(keys.named_thread(self.thread_id), *place)
        keys.check_key(*key)
        if not is_whole(checkpoint):
            raise CorruptRowError(
                f"the checkpoint at {key} does not have the shape of a checkpoint"
            )
        small, large = self._sort(checkpoint, values)
        return self._pack(key, parent_id, checkpoint, metadata, small, large, put_on=parent_id)

    def copies(self, rows: Iterable[Sequence[Any]]) -> list[tuple[list[WriteRow], PutRows]]:
        """The writes and the put of each checkpoint of a page of another thread, oldest first.

        All are opened now: the other thread's data key may be forgotten while they are stored.
        """
        page = reading.sort_out(rows)
        page.checkpoints.sort(key=lambda row: str(row.checkpoint_id))
        copies = []
        for row in page.checkpoints:
            opened = reading.open_checkpoint(row, page, self._seal)
            writes = []
            for write in opened.writes:
                task = cast("_Task", (write.row.task_id, write.row.idx, write.row.task_path))
                channel = str(write.row.channel)
                writes.append(self.write(write.key[1:], task, channel, write.typed()))
            put = self._pack(
                opened.key._replace(thread_id=self.thread_id),
                opened.parent_id,
                opened.checkpoint,
                _json(opened.metadata),
                opened.small,
                self._opening.values(opened),
                # Also one that was deleted: walks must not end where it was.
                put_on=opened.put_on,
                missing=opened.missing,
            )
            copies.append((to_send(writes, self._seal), put))
        return copies

    def _pack(
        self,
        key: keys.CheckpointKey,
        parent_id: str | None,
        checkpoint: Mapping[str, Any],
        metadata: str,
        small: Mapping[str, Any],
        large: dict[str, Typed],
        *,
        put_on: str | None,
        missing: Collection[str] = (),
    ) -> PutRows:
        versions = {c: keys.version_text(v) for c, v in checkpoint["channel_versions"].items()}
        parent = self._stored.get((key.checkpoint_ns, parent_id or ""), keys.NOTHING)
        omitted = {c: large.pop(c) for c in [*large] if parent.versions.get(c) == versions[c]}
        encoded = partial(self._encoded, key, versions)
        in_clear = dict.fromkeys(small) if self._seal else small
        clear = Clear(
            key=key,
            parent_id=parent_id,
            document=_json({**checkpoint, "channel_values": in_clear}),
            metadata=metadata,
            small=small,
            values=encoded(large),
            omitted=omitted,
            rest=lambda: encoded(omitted),
            versions=versions,
            created=checkpoint.get("ts"),
            put_on=put_on,
            missing=missing,
        )
        put = pack(clear, parent, self._seal)
        self._stored[key[1:]] = put.stored
        if len(self._stored) > _REMEMBERED:
            self._stored.popitem(last=False)
        return put

    def write(self, place: tuple[str, str], task: _Task, channel: str, typed: Typed) -> WriteRow:
        key = keys.CheckpointKey(keys.named_thread(self.thread_id), *place)
        keys.check_key(*key, task[0])
        keys.check_key(task[2])
        keys.check_key(channel)
        keys.check_value(self.thread_id, channel, len(typed[1]))
        return WriteRow(*key, *task, channel, *typed)

    def _sort(
        self, checkpoint: Mapping[str, Any], values: Mapping[str, Typed]
    ) -> tuple[dict[str, Any], dict[str, Typed]]:
        """The values that stand in our checkpoint's JSON, and the others."""
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

    def _encoded(
        self, key: keys.CheckpointKey, versions: Mapping[str, str], values: Mapping[str, Typed]
    ) -> dict[str, Encoded]:
        may_cut = is_jsonplus(self._serde)
        encoded = {}
        for channel, (type_, data) in values.items():
            keys.check_key(key.thread_id, key.checkpoint_ns, channel, versions[channel])
            keys.check_value(key.thread_id, channel, len(data))
            place, cut = (key.checkpoint_ns, channel), None
            if may_cut and type_ == "msgpack" and data:
                # Bytes that are no whole msgpack are moved as they are.
                cut, cutting = cut_again(data, self._cuttings.get(place), self._namer)
                if cutting is not None:
                    self._cuttings[place] = cutting
            encoded[channel] = Encoded(type_, b"" if cut else data, cut)
        return encoded


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
