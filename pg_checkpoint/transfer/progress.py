"""Progress of moving in or out: counts, and the rows that could not be moved."""

from __future__ import annotations

import time
import zlib
from collections.abc import Callable
from dataclasses import dataclass, field

from pg_checkpoint.transfer.broken_rows import BrokenRow, is_key_missing


@dataclass(slots=True)
class Moved:
    """Counts; in a progress callback, the counts so far."""

    passes: int = 0  # passes begun
    threads: int = 0  # threads looked at in the last pass, without named threads that don't exist
    copied: set[str] = field(default_factory=set)  # threads with copied rows
    checkpoints: int = 0  # copied checkpoints
    writes: int = 0  # copied pending writes
    bytes: int = 0  # bytes of copied values and writes
    seconds: float = 0.0  # time since the start
    compared: int = 0  # threads whose keys were compared afterwards
    decoded: int = 0  # checkpoints whose values were read back, decoded and compared
    # Threads that lack rows that were written since they were last copied.
    behind: set[str] = field(default_factory=set)
    # Threads that were continued at the target, which are not touched.
    gone_on: set[str] = field(default_factory=set)
    # Those that were continued at the source too, and are not copied any more.
    diverged: set[str] = field(default_factory=set)
    # Rows that can't be moved or decoded, or that differ.
    broken: set[BrokenRow] = field(default_factory=set)
    # Rows that were not moved because their key is missing.
    without_keys: set[BrokenRow] = field(default_factory=set)
    absent: bool = False  # whether the stock saver has no tables there, and its store has


class Report:
    """Counts what is moved, and notes what can't be."""

    def __init__(self, progress: Callable[[Moved], None] | None, *, has_keys: bool) -> None:
        self.moved = Moved()  # the sums
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
