"""Progress of moving in or out: counts, and the rows that could not be moved."""

from __future__ import annotations

import time
import zlib
from collections.abc import Callable
from dataclasses import dataclass, field

from pg_checkpoint.transfer.broken_rows import BrokenRow, is_key_missing


@dataclass(slots=True)
class Moved:
    """Counts; in a progress callback, the counts so far.

    Attributes:
        passes: Passes begun.
        threads: Threads looked at in the last pass, without named threads that don't exist.
        copied: Threads with copied rows.
        checkpoints: Copied checkpoints.
        writes: Copied pending writes.
        bytes: Bytes of copied values and writes.
        seconds: Time since the start.
        compared: Threads whose keys were compared afterwards.
        decoded: Checkpoints whose values were read back, decoded and compared.
        behind: Threads that lack rows that were written since they were last copied.
        gone_on: Threads that were continued at the target, which are not touched.
        diverged: Those that were continued at the source too, and are not copied any more.
        broken: Rows that can't be moved or decoded, or that differ.
        without_keys: Rows that were not moved because their key is missing.
        absent: Whether the stock saver has no tables there, and its store has.
    """

    passes: int = 0
    threads: int = 0
    copied: set[str] = field(default_factory=set)
    checkpoints: int = 0
    writes: int = 0
    bytes: int = 0
    seconds: float = 0.0
    compared: int = 0
    decoded: int = 0
    behind: set[str] = field(default_factory=set)
    gone_on: set[str] = field(default_factory=set)
    diverged: set[str] = field(default_factory=set)
    broken: set[BrokenRow] = field(default_factory=set)
    without_keys: set[BrokenRow] = field(default_factory=set)
    absent: bool = False


class Report:
    """Counts what is moved, and notes what can't be.

    Args:
        progress: Called after each thread with the sums so far.
        has_keys: Whether the saver has a cipher.

    Attributes:
        moved: The sums.
    """

    def __init__(self, progress: Callable[[Moved], None] | None, *, has_keys: bool) -> None:
        self.moved = Moved()
        self._progress, self._has_keys = progress, has_keys
        # By thread, keys of checkpoints and of writes.
        self._unmoved: dict[str, set[tuple[object, ...]]] = {}
        self._since = time.monotonic()

    def unmoved_of(self, thread_id: str) -> set[tuple[object, ...]]:
        """Keys of a thread's checkpoints and writes that can't be moved."""
        return self._unmoved.get(thread_id, set())

    def leave_out(self, thread_id: str, key: tuple[object, ...]) -> None:
        """Notes the key of a checkpoint or a write that is not to be moved."""
        self._unmoved.setdefault(thread_id, set()).add(key)

    def give_up(
        self,
        thread_id: str,
        place: tuple[str, str],
        error: Exception,
        task: tuple[str, int, str] | None = None,
    ) -> None:
        """Notes a checkpoint, or a task's write to one, that can't be moved."""
        self.leave_out(thread_id, place if task is None else (*place, task[0], task[1]))
        missing = is_key_missing(error, has_keys=self._has_keys)
        (self.moved.without_keys if missing else self.moved.broken).add(
            BrokenRow(
                table="checkpoints" if task is None else "checkpoint_writes",
                thread_id=thread_id,
                checkpoint_ns=place[0],
                checkpoint_id=place[1],
                task_id=task and task[0],
                idx=task and task[1],
                what=f"not moved: {error}",
            )
        )

    def tell(self) -> None:
        """Calls the progress callback with the sums so far."""
        self.moved.seconds = time.monotonic() - self._since
        if self._progress is not None:
            self._progress(self.moved)


def is_sampled(thread_id: str, sample: float) -> bool:
    """Whether a thread is among a share of all, the same ones each time."""
    return zlib.crc32(thread_id.encode()) < sample * 2**32
