"""Failures of writes: which error a caller gets, with a note that names the write.

No I/O. A server's error passes unchanged, with a note on the write that it refused, unless
it stands for an error of this package.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import TypeVar

from pg_checkpoint.codec.keys import CheckpointKey
from pg_checkpoint.codec.rows import PutRows, is_in_clear
from pg_checkpoint.errors import (
    CipherRequiredError,
    ConcurrentWriteError,
    DataKeyError,
    ParentWriteFailedError,
    PgCheckpointError,
)
from pg_checkpoint.postgres.error_classes import (
    Encrypted,
    LeaseOver,
    NotAsSeen,
    may_be_one_statements,
    without_frames,
)
from pg_checkpoint.writing.items import Item

T = TypeVar("T", bound=BaseException)

# More failed puts at once are no longer single accidents.
_REMEMBERED = 1_000


class FailedPuts(OrderedDict[CheckpointKey, BaseException]):
    """Puts that failed or were not answered, and why.

    They may not be stored; only the server knows.
    """

    def note(self, key: CheckpointKey, error: BaseException) -> None:
        """Notes one; the oldest is forgotten first."""
        self[key] = without_frames(error)
        if len(self) > _REMEMBERED:
            self.popitem(last=False)


def error_for(item: Item, error: BaseException) -> BaseException:
    """The error for an item's caller."""
    if (own := meaning_of(error, item.thread_id, _write(item), _applied(item))) is not None:
        return _because_of(own, error)
    if isinstance(error, PgCheckpointError) and not item.lost:
        return error
    # Python 3.10 has no notes.
    if hasattr(error, "add_note"):
        what = "not answered" if item.lost else "refused"
        error.add_note(
            f"{_write(item)} of thread {item.thread_id!r} was {what}, and {_applied(item)}"
        )
    return error


def is_orphan(put: PutRows, cause: BaseException | None) -> ParentWriteFailedError:
    """The error of a put that was left out because its parent's put failed."""
    return _because_of(
        ParentWriteFailedError(
            f"checkpoint {put.key.checkpoint_id!r} of thread {put.key.thread_id!r} was not "
            f"written, because its parent {put.parent_id!r} is not stored: its put failed"
        ),
        cause,
    )


def is_to_wait(item: Item, error: BaseException) -> bool:
    """Whether an item is tried again later: its thread is locked, or has another data key now."""
    again = isinstance(error, NotAsSeen) and is_in_clear(item.work)
    return again or may_be_one_statements(error)


def meaning_of(
    error: BaseException, thread_id: str, what: str, applied: str = "is not applied"
) -> PgCheckpointError | None:
    """The error of this package that a failed statement stands for."""
    if isinstance(error, LeaseOver):
        return ConcurrentWriteError(
            f"{what} of thread {thread_id!r} was made under a lease that is over: "
            f"another run has taken it, or its block has ended; it {applied}. Another run "
            "drives the thread: end this one"
        )
    if isinstance(error, Encrypted):
        return CipherRequiredError(
            f"thread {thread_id!r} is encrypted, but this saver has no cipher, or none with "
            f"data keys, which the thread needs; {what} {applied}. Make the "
            "saver with the cipher, or with AesGcmCipher(..., data_keys=True)"
        )
    if isinstance(error, NotAsSeen):
        return DataKeyError(
            f"the data key of thread {thread_id!r} was replaced or forgotten since "
            f"{what} was encrypted; it {applied}. Repeat the call"
        )
    return None


def _because_of(error: T, cause: BaseException | None) -> T:
    error.__cause__ = cause
    return error


def _applied(item: Item) -> str:
    # An earlier try may have been committed, and its answer lost.
    return "may be applied: an answer was lost" if item.lost else "is not applied"


def _write(item: Item) -> str:
    work = item.work
    if isinstance(work, PutRows):
        return f"the put of checkpoint {work.key.checkpoint_id!r}"
    if isinstance(work, list):
        return f"the writes of task {work[0].task_id!r} at checkpoint {work[0].checkpoint_id!r}"
    return "a deletion or copy"
