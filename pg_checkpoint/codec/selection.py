"""Selections: which checkpoints a call reads."""

from __future__ import annotations

from numbers import Integral
from types import NoneType
from typing import Any, NamedTuple

from langchain_core.runnables import RunnableConfig

from pg_checkpoint.arguments import check_mapping, check_whole, refuse
from pg_checkpoint.codec.keys import named_checkpoint, thread_of

# Not below any id that fits an index entry and does not itself consist of the
# last code point: ranges are closed, so that one plan serves all queries.
LAST_ID = "\U0010ffff" * 8


class Selection(NamedTuple):
    """Which checkpoints to read."""

    thread_id: str | None = None  # none for all threads
    checkpoint_ns: str | None = None  # none for all namespaces of the thread
    checkpoint_id: str | None = None  # none for any
    before: str | None = None  # only ids below this one
    metadata: str = "{}"  # JSON that the metadata must contain
    limit: int | None = None  # the most checkpoints; None for all, zero or less for none

    @property
    def is_one_namespace(self) -> bool:
        """Whether it is of one namespace of one thread."""
        return self.thread_id is not None and self.checkpoint_ns is not None

    @property
    def namespaces(self) -> tuple[str, str]:
        """Lowest and highest namespace."""
        named = self.checkpoint_ns
        return ("", LAST_ID) if named is None else (named, named)

    @property
    def range(self) -> tuple[str, str, str, str]:
        """Lowest and highest id, the id to stay below, and the metadata."""
        lowest = self.checkpoint_id or ""
        return lowest, self.checkpoint_id or LAST_ID, self.before or LAST_ID, self.metadata


def selection_of(
    config: RunnableConfig | None,
    metadata: str,
    before: RunnableConfig | None,
    limit: int | None,
) -> Selection:
    """What `list` is asked for by a config, a filter, the config of an upper end and a limit."""
    check_mapping("before", before or None)
    selection = Selection(
        before=_upper_end(before) if before else None,
        metadata=metadata,
        limit=_limit_of(limit),
    )
    if config is None or config == {}:  # the same to the stock saver
        return selection
    thread_id, checkpoint_ns = thread_of(config)
    named = config["configurable"].get("checkpoint_ns")
    return selection._replace(
        thread_id=thread_id,
        checkpoint_ns=checkpoint_ns if named is not None else None,
        checkpoint_id=named_checkpoint(config),
    )


def selection_in_thread(
    config: RunnableConfig,
    metadata: str,
    before: RunnableConfig | None,
    limit: int | None,
) -> Selection:
    """What is asked for of one thread, which the config has to name; takes and raises the same."""
    thread_of(config)
    return selection_of(config, metadata, before, limit)


def _limit_of(limit: Any) -> int | None:
    if not isinstance(limit, (Integral, bytes, NoneType)):
        # As the stock saver takes them.
        try:
            limit = int(limit)
        except (TypeError, ValueError, OverflowError):
            refuse("limit", "a whole number or None", limit, shown=True)
    return None if limit is None else check_whole("limit", limit, least=None)


def _upper_end(before: RunnableConfig) -> str | None:
    # The agent server passes on what its clients send: a checkpoint's place, not in a config.
    if "configurable" not in before:
        before = {"configurable": dict(before)}
    return named_checkpoint(before)
