"""What the callers of writes are told when those failed: which error, and about which write.

Pure. An error of the server's passes as it is, with a note of the write that it refused,
unless it means something of its own here.
"""

from __future__ import annotations

import time

from psycopg import errors

from pg_checkpoint.causes import is_transient, may_be_one_statements
from pg_checkpoint.database import SHORTEST_TRY
from pg_checkpoint.errors import (
    CipherRequiredError,
    ConcurrentWriteError,
    PgCheckpointError,
    SaverClosedError,
    SchemaNotReadyError,
    SchemaTooNewError,
    WriteTimeoutError,
)
from pg_checkpoint.lanes import Item
from pg_checkpoint.rows import PutRows

__all__ = ["concerns_all", "has_time", "timed_out", "told", "without_frames"]

# What claim_threads.sql fails with.
_ANOTHER_SAVER = "another saver: "
# What lock_threads.sql fails with.
_ENCRYPTED = '"encrypted: '


def told(item: Item, error: BaseException, seconds: float) -> BaseException:
    """The error for an item's caller.

    Args:
        item: Was refused, or could not be sent in time.
        error: What the database raised.
        seconds: How long a write may take.
    """
    if is_transient(error) and not has_time(item):
        return _because_of(timed_out(item, seconds), error)
    if isinstance(error, errors.InvalidTextRepresentation) and (own := _meant(item, str(error))):
        return _because_of(own, error)
    # Python 3.10 has no notes.
    if not isinstance(error, PgCheckpointError) and hasattr(error, "add_note"):
        error.add_note(
            f"{_write(item)} of thread {item.thread_id!r} was refused, and is not applied"
        )
    return error


def has_time(item: Item) -> bool:
    """Whether another try is worth it before an item's deadline."""
    return time.monotonic() + SHORTEST_TRY < item.deadline


def timed_out(item: Item, seconds: float) -> WriteTimeoutError:
    """The error of a write that was not acknowledged within so many seconds."""
    sent = "it was sent, and may be applied" if item.sent else "it was not sent"
    return WriteTimeoutError(
        f"a write to thread {item.thread_id!r} was not acknowledged within "
        f"{seconds:g} s; {sent}. The same call can be repeated safely",
        may_be_applied=item.sent,
    )


def without_frames(error: BaseException) -> BaseException:
    """An equal error to be kept: the frames of one that was raised hold payloads and sockets."""
    # Not copy.copy: errors may want other arguments than those they have.
    kept = type(error).__new__(type(error), *error.args)
    kept.__dict__.update(error.__dict__)
    return kept


def concerns_all(error: Exception) -> bool:
    """Whether an error is about the server or the saver, not about what was sent."""
    hopeless = (SchemaNotReadyError, SchemaTooNewError, SaverClosedError)
    return isinstance(error, hopeless) or (is_transient(error) and not may_be_one_statements(error))


def _meant(item: Item, message: str) -> PgCheckpointError | None:
    """What a statement of ours means by failing."""
    if _ANOTHER_SAVER in message:
        return ConcurrentWriteError(
            f"thread {item.thread_id!r} was written by another saver since this one read it; "
            f"{_write(item)} is not applied. Read the thread again, as a new run does, to go on"
        )
    if _ENCRYPTED in message:
        return CipherRequiredError(
            f"thread {item.thread_id!r} is encrypted, and this saver has no cipher; "
            f"{_write(item)} is not applied. Make the saver with the cipher"
        )
    return None


def _because_of(error: BaseException, cause: BaseException) -> BaseException:
    error.__cause__ = cause
    return error


def _write(item: Item) -> str:
    work = item.work
    if isinstance(work, PutRows):
        return f"the put of checkpoint {work.key.checkpoint_id!r}"
    if isinstance(work, list):
        return f"the writes of task {work[0].task_id!r} at checkpoint {work[0].checkpoint_id!r}"
    return "a deletion or copy"
