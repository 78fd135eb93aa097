"""Progress of moving in or out: counts, and the rows that could not be moved."""

from __future__ import annotations

import zlib
from dataclasses import dataclass, field
from typing import TypeAlias

from pg_checkpoint.transfer.broken_rows import BrokenRow

__all__ = ["Moved", "Unmoved", "is_sampled"]

# By thread, keys of checkpoints and of writes that can't be moved.
Unmoved: TypeAlias = "dict[str, set[tuple[object, ...]]]"


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


def is_sampled(thread_id: str, sample: float) -> bool:
    """Whether a thread is among a share of all, the same ones each time."""
    return zlib.crc32(thread_id.encode()) < sample * 2**32
