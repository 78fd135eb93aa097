"""Places: what a ciphertext is bound to, as bytes that are authenticated with it. Pure."""

from __future__ import annotations

from collections.abc import Mapping
from decimal import Decimal
from typing import Any

import orjson

from pg_checkpoint.codec.keys import CheckpointKey

# Goes up when places change.
_LAYOUT, _METADATA = "pg_checkpoint 2", "pg_checkpoint 3"

# Ids, names and types hold no NUL: joined by it, no two lists of the same length look alike.


def blob_place(key: CheckpointKey, names: bytes, channel: str, version: str, type_: str) -> bytes:
    """The place of a value, which may be cut into chunks of these names."""
    fields = (_LAYOUT, "blob", key.thread_id, key.checkpoint_ns, channel, version, type_, "")
    return "\0".join(fields).encode() + names


def chunk_place(thread_id: str, name: bytes) -> bytes:
    """The place of a piece."""
    return "\0".join((_LAYOUT, "chunk", thread_id, "")).encode() + name


def task_place(key: CheckpointKey, task_id: str) -> str:
    """What the places of a task's writes begin with."""
    return "\0".join((_LAYOUT, "write", *key, task_id, ""))


def write_place(task: str, idx: int, task_path: str, channel: str, type_: str) -> bytes:
    """The place of a pending write of that task."""
    return f"{task}{idx}\0{task_path}\0{channel}\0{type_}".encode()


def checkpoint_place(key: CheckpointKey, checkpoint: Mapping[str, Any]) -> bytes:
    """The place of a checkpoint, with all of its document but the values."""
    fields = "\0".join((_LAYOUT, "checkpoint", *key, "")).encode()
    document = dict(checkpoint)
    document.pop("channel_values", None)
    return fields + orjson.dumps(_same(document), option=orjson.OPT_SORT_KEYS)


def metadata_place(key: CheckpointKey, in_clear: Mapping[str, Any]) -> bytes:
    """The place of metadata: its checkpoint, and all that stands beside the ciphertext."""
    fields = "\0".join((_METADATA, "metadata", *key, "")).encode()
    return fields + orjson.dumps(_same(in_clear), option=orjson.OPT_SORT_KEYS)


def wakeup_place(
    thread_id: str, name: str, asked: tuple[str | None, str | None, int], type_: str
) -> bytes:
    """The place of what is to be run in a thread, and of the question that it is to answer."""
    interrupt_id, checkpoint_id, answers = asked
    fields = (_LAYOUT, "wakeup", thread_id, name, interrupt_id or "", checkpoint_id or "")
    return "\0".join((*fields, str(answers), type_)).encode()


def step_place(key: CheckpointKey, step: tuple[str, str, int], type_: str) -> bytes:
    """The place of a step's result: of its task, its name, and which use of that it is."""
    task_id, name, position = step
    return "\0".join((_LAYOUT, "step", *key, task_id, name, str(position), type_)).encode()


def events_place(thread_id: str, appended: tuple[str, int, bool, str | None], type_: str) -> bytes:
    """The place of appended events: the append's key, what it counts, whether a run ends by it."""
    key, count, ends, checkpoint_id = appended
    fields = (_LAYOUT, "events", thread_id, key, str(count), str(int(ends)), checkpoint_id or "")
    return "\0".join((*fields, type_)).encode()


def _same(value: Any) -> Any:
    """The same for what JSONB gives back: one kind of numbers, in which 1e16 is an integer."""
    kind = type(value)
    if kind is dict:
        for v in value.values():
            # Most of it is text, and of most dicts all.
            if type(v) is not str:
                return {n: v if type(v) is str else _same(v) for n, v in value.items()}
        return value
    if kind is list:
        return [v if type(v) is str else _same(v) for v in value]
    if kind is not int and kind is not float:
        return value
    if abs(value) >= 2**63:
        # With an exponent, whose sign not all versions of orjson write.
        return orjson.Fragment(repr(float(value)).replace("+", ""))
    # JSONB gives back the shortest digits of a float, and then zeros.
    return int(Decimal(repr(value))) if kind is float and value.is_integer() else value
