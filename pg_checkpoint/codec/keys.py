"""Keys of checkpoints: reads them from LangGraph's configs, and checks ids and names.

Pure.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from langchain_core.runnables import RunnableConfig

from pg_checkpoint.errors import InvalidKeyError

__all__ = [
    "CheckpointKey",
    "check_key",
    "checkpoint_key",
    "named_checkpoint",
    "strings_of",
    "thread_of",
]

# A B-tree entry takes at most 2,704 bytes, its header and paddings included.
MAX_KEY_BYTES = 2600


class CheckpointKey(NamedTuple):
    """What identifies a checkpoint."""

    thread_id: str
    checkpoint_ns: str
    checkpoint_id: str


def thread_of(config: RunnableConfig) -> tuple[str, str]:
    """Returns a config's thread id and namespace ("" when it names none).

    Raises:
        InvalidKeyError: If there is no thread id, or one that can't be stored.
    """
    configurable = config.get("configurable", {})
    if configurable.get("thread_id") is None:
        raise InvalidKeyError(
            'a checkpointer needs {"configurable": {"thread_id": ...}} in the config'
        )
    thread_id = str(configurable["thread_id"])
    checkpoint_ns = str(configurable.get("checkpoint_ns") or "")
    check_key(thread_id, checkpoint_ns)
    return thread_id, checkpoint_ns


def checkpoint_key(config: RunnableConfig) -> CheckpointKey:
    """Returns the key of the checkpoint that a config names.

    Raises:
        InvalidKeyError: If the config names no checkpoint, or one that can't be stored.
    """
    thread_id, checkpoint_ns = thread_of(config)
    checkpoint_id = named_checkpoint(config)
    if checkpoint_id is None:
        raise InvalidKeyError(f"the config names no checkpoint_id (thread {thread_id!r})")
    return CheckpointKey(thread_id, checkpoint_ns, checkpoint_id)


def named_checkpoint(config: RunnableConfig) -> str | None:
    """Returns the checkpoint id that a config names, None if it names none.

    Raises:
        InvalidKeyError: If it is one that can't be stored.
    """
    checkpoint_id = config.get("configurable", {}).get("checkpoint_id")
    if not checkpoint_id:
        return None
    check_key(checkpoint_id := str(checkpoint_id))
    return checkpoint_id


def check_key(*parts: str) -> None:
    """Checks that Postgres can store and index these ids together.

    Raises:
        InvalidKeyError: If Postgres can't store a part, or not index all of them together.
    """
    text = "".join(parts)
    if text.isascii() and len(text) <= MAX_KEY_BYTES and "\0" not in text:
        return
    try:
        joined = text.encode()
    except UnicodeEncodeError as error:
        raise InvalidKeyError(
            f"ids and names must be valid Unicode without lone surrogates: {_short(parts)}"
        ) from error
    if b"\0" in joined:
        raise InvalidKeyError(f"Postgres text can't hold NUL in ids and names: {_short(parts)}")
    if len(joined) > MAX_KEY_BYTES:
        raise InvalidKeyError(
            f"thread id, namespace and names must fit an index entry of {MAX_KEY_BYTES} bytes "
            f"together; these take {len(joined)}: {_short(parts)}"
        )


def _short(parts: Sequence[str]) -> str:
    return ", ".join(repr(p if len(p) <= 40 else p[:40] + "...") for p in parts)


def strings_of(values: Sequence[str], name: str) -> Sequence[str]:
    """Ids as text.

    Raises:
        TypeError: If it is a single string, whose letters would pass for ids.
    """
    if isinstance(values, str):
        # As the stock saver says it.
        what = name.removesuffix("_ids")
        raise TypeError(f"{name} must be a sequence of {what} IDs, not a str")
    return [str(value) for value in values]
