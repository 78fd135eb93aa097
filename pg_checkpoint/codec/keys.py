"""Keys of checkpoints: reads them from LangGraph's configs, and checks ids and names.

Pure.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from datetime import timedelta
from typing import NamedTuple

from langchain_core.runnables import RunnableConfig

from pg_checkpoint.arguments import id_text, refuse
from pg_checkpoint.errors import InvalidKeyError, InvalidOptionError

# A B-tree entry takes at most 2,704 bytes, its header and paddings included.
MAX_KEY_BYTES = 2600
# Far beyond what anybody means, and within what Postgres calculates with.
_LONGEST_TTL = timedelta(days=1_000_000)


class CheckpointKey(NamedTuple):
    """What identifies a checkpoint."""

    thread_id: str
    checkpoint_ns: str
    checkpoint_id: str


def thread_of(config: RunnableConfig) -> tuple[str, str]:
    """Returns a config's thread id and namespace ("" when it names none)."""
    check_key(*(place := _thread_of(config)))
    return place


def _thread_of(config: RunnableConfig) -> tuple[str, str]:
    try:
        configurable = config.get("configurable", {})
        thread_id = configurable.get("thread_id")
    except AttributeError:  # it is no dict
        thread_id = None
    if thread_id is None:
        raise InvalidKeyError(
            'a checkpointer needs {"configurable": {"thread_id": ...}} in the config'
        )
    return named_thread(thread_id), id_text(configurable.get("checkpoint_ns") or "")


def named_thread(thread_id: object) -> str:
    """The id of a thread as text; refuses an empty one, which all who have none would share."""
    if not (text := id_text(thread_id)):
        raise InvalidKeyError("a thread id is needed, not an empty text")
    return text


def put_key(config: RunnableConfig, checkpoint_id: str) -> tuple[CheckpointKey, str | None]:
    """Returns the key of a checkpoint that is put, and its parent's id, which the config names."""
    key, parent_id = CheckpointKey(*_thread_of(config), checkpoint_id), _named(config)
    if not fit_together(*key, parent_id or ""):
        check_key(*key)
        check_key(parent_id or "")
    return key, parent_id


def writes_key(
    config: RunnableConfig, task_id: str, task_path: str, channels: Sequence[str]
) -> CheckpointKey:
    """Returns the key of the checkpoint that a task's writes belong to."""
    thread_id, checkpoint_ns = _thread_of(config)
    if (checkpoint_id := _named(config)) is None:
        raise InvalidKeyError(f"the config names no checkpoint_id (thread {thread_id!r})")
    key = CheckpointKey(thread_id, checkpoint_ns, checkpoint_id)
    if not fit_together(*key, task_id, task_path, *channels):
        check_key(*key, task_id)
        check_key(task_path)
        for channel in channels:
            check_key(channel)
    return key


def named_checkpoint(config: RunnableConfig) -> str | None:
    """Returns the checkpoint id that a config names, None if it names none."""
    if (checkpoint_id := _named(config)) is not None:
        check_key(checkpoint_id)
    return checkpoint_id


def _named(config: RunnableConfig) -> str | None:
    checkpoint_id = config.get("configurable", {}).get("checkpoint_id")
    return id_text(checkpoint_id) if checkpoint_id else None


def fit_together(*parts: str) -> bool:
    """Whether ids and names are ASCII without NUL, and fit one index entry together.

    Then each of them passes `check_key`; one look at all of a call's costs a fraction of many.
    """
    text = "".join(parts)
    return text.isascii() and len(text) <= MAX_KEY_BYTES and "\0" not in text


def ttl_of(config: RunnableConfig) -> float | None:
    """Returns the time to live that a config gives its thread, in seconds, or None."""
    minutes = config.get("configurable", {}).get("ttl_minutes")
    if minutes is None:
        return None
    if isinstance(minutes, bool) or not isinstance(minutes, (int, float)):
        refuse("ttl_minutes", "a number", minutes)
    return _checked_ttl(minutes * 60, "ttl_minutes")


def ttl_seconds(ttl: timedelta) -> float:
    """Returns a time to live in seconds."""
    return _checked_ttl(ttl.total_seconds(), "ttl")


def _checked_ttl(seconds: float, name: str) -> float:
    if not 0 < seconds <= _LONGEST_TTL.total_seconds():
        raise InvalidOptionError(
            f"{name} must be longer than zero, and at most {_LONGEST_TTL.days} days"
        )
    return float(seconds)


def thread_id_of(thread_id: object) -> str:
    """Returns the id of a thread as text."""
    if thread_id is None:
        raise InvalidKeyError("a thread id is needed, not None")
    if isinstance(thread_id, Mapping):
        raise InvalidKeyError(
            'a thread id is needed, not a config: its ["configurable"]["thread_id"]'
        )
    check_key(found := named_thread(thread_id))
    return found


def check_key(*parts: str) -> None:
    """Checks that Postgres can store and index these ids together."""
    if fit_together(*parts):
        return
    try:
        joined = "".join(parts).encode()
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
    """Ids as text."""
    if isinstance(values, (str, bytes)) or not isinstance(values, Iterable):
        # As the stock saver says it.
        what = name.removesuffix("_ids")
        kind = type(values).__name__
        raise InvalidOptionError(f"{name} must be a sequence of {what} IDs, not a {kind}")
    if None in (ids := list(values)):
        raise InvalidOptionError(f"{name} must be IDs, but one is None")
    return [id_text(value) for value in ids]
