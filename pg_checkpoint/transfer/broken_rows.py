"""Broken rows: which stored row it is, and what is wrong with it, or that its key is missing.

Pure. Never holds a value or an encryption key.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from pg_checkpoint.codec.keys import CheckpointKey
from pg_checkpoint.errors import (
    CipherRequiredError,
    DecryptionError,
    EncryptionKeyError,
    PgCheckpointError,
    ThreadShreddedError,
)


@dataclass(frozen=True, kw_only=True)
class BrokenRow:
    """A row that can't be decoded, or is not as it should be."""

    # checkpoints, checkpoint_blobs, checkpoint_writes, checkpoint_steps, checkpoint_wakeups or
    # checkpoint_events.
    table: str
    thread_id: str
    checkpoint_ns: str
    checkpoint_id: str | None = None  # the checkpoint's own id, or one that refers to the value
    channel: str | None = None  # the channel of a value or a write
    version: str | None = None  # the version of a value
    task_id: str | None = None  # the task of a write or a step
    idx: int | None = None  # the index of a write
    name: str | None = None  # the name of a step, or the key of a wake-up
    position: int | None = None  # which use of its name a step is; the number of the first event
    what: str  # what is wrong

    def __str__(self) -> str:
        """The row and what is wrong with it, in a line."""
        fields = ("checkpoint_id", "channel", "version", "task_id", "idx", "name", "position")
        key = [("thread", self.thread_id), ("namespace", self.checkpoint_ns)]
        key += [(name.removesuffix("_id"), getattr(self, name)) for name in fields]
        named = ", ".join(f"{name} {value!r}" for name, value in key if value not in (None, ""))
        return f"{self.table} ({named}): {self.what}"


def broken_row(table: str, key: CheckpointKey, what: str, **place: Any) -> BrokenRow:
    """A row that belongs to a checkpoint."""
    return BrokenRow(table=table, **key._asdict(), **place, what=what)


def is_key_missing(error: BaseException | None, *, has_keys: bool) -> bool:
    """Whether only the key is missing, so that the row itself may be whole.

    There are no keys, it is not among them, or it was forgotten with its thread.
    """
    if not has_keys and isinstance(error, (CipherRequiredError, DecryptionError)):
        return True
    while error is not None and not isinstance(error, (EncryptionKeyError, ThreadShreddedError)):
        error = error.__cause__
    return error is not None


def what_is_wrong(error: Exception) -> str:
    """The words of our errors and of plain ValueErrors; those of others may quote a value."""
    ours = isinstance(error, PgCheckpointError) or type(error) is ValueError
    return str(error) if ours else type(error).__name__
