"""What a rotation did."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from pg_checkpoint.encryption.rotation.key_usage import DATA_KEY, KeyUsage, RowCounts

__all__ = ["Rotation"]


@dataclass(frozen=True)
class Rotation:
    """What a rotation did so far, or (a dry run) would do.

    Attributes:
        threads: Threads looked at.
        of_threads: All threads when it began.
        due: Rows that were to be encrypted anew when it began.
        right: Rows that were right when it began.
        rotated: Rows encrypted anew; pieces of chunks in clear that are gone.
        bytes: What was written in their place.
        failed: Rows that could not be opened, and are as they were.
        keys: Rows by the key that they need, None for those in clear, "KEY (not bound)" for those
            that another context, or none, goes with, "KEY with KMS-KEY" for data keys that a
            KMS has wrapped; at the beginning and, in what `rotate_keys` returns, at the end.
        active: The id of the key that rows should need.
        distrusted: Rows by the keys that are not trusted, by thread; as for `keys`, and left as
            they are. Those of the store stand under "(store)". Where a data key is among them,
            all of the thread may be forged, and all of it is left as it is.
        wraps: The key that data keys should be wrapped by.
        by_data_keys: Whether rows should be encrypted by data keys.
    """

    active: str
    wraps: str = ""
    by_data_keys: bool = False
    threads: int = 0
    of_threads: int = 0
    due: int = 0
    right: int = 0
    rotated: RowCounts = field(default_factory=RowCounts)
    bytes: int = 0
    failed: int = 0
    keys: KeyUsage = field(default_factory=dict)
    distrusted: Mapping[str, RowCounts] = field(default_factory=dict)

    @property
    def complete(self) -> bool:
        """Whether no row needs another key than the active one, or none."""
        return not any(self.due_of(key, rows) for key, rows in self.keys.items())

    def due_of(self, key: str | None, rows: RowCounts) -> int:
        """How many of the rows that are counted under a key have to be encrypted anew."""
        beside = 0 if key == self.wraps else rows.data_keys
        # Items of the store are of no thread, and need the ring's key.
        beside += 0 if key == self.active else rows.items
        is_right = key == DATA_KEY or (key == self.active and not self.by_data_keys)
        return beside + (0 if is_right else rows.total - rows.data_keys - rows.items)
