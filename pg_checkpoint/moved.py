"""What was moved so far, in or out, and what is wrong with it."""

from __future__ import annotations

import zlib
from dataclasses import dataclass, field
from typing import TypeAlias

from pg_checkpoint.problems import BrokenRow

__all__ = ["Moved", "Unmoved", "is_sampled"]

# By thread, keys of checkpoints and of writes that can't be moved.
Unmoved: TypeAlias = "dict[str, set[tuple[object, ...]]]"


@dataclass(slots=True)
class Moved:
    """Counts; in a progress callback, those so far.

    Attributes:
        passes: Begun.
        threads: Looked at in the last pass.
        copied: Threads of which something was copied.
        checkpoints: Copied.
        writes: Copied.
        bytes: Of values and writes that were copied.
        seconds: Since it began.
        compared: Threads whose keys were compared afterwards.
        decoded: Checkpoints whose values were read back, decoded and compared.
        behind: Threads that lack what was written since they were copied last.
        gone_on: Threads that went on at the target: not touched.
        diverged: Those of them that went on at the source too: not copied any more.
        broken: Rows that can't be moved, or can't be decoded, or are not the same.
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


def is_sampled(thread_id: str, sample: float) -> bool:
    """Whether a thread is among a share of all, the same ones each time."""
    return zlib.crc32(thread_id.encode()) < sample * 2**32
