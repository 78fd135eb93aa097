"""What a rotation did."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from pg_checkpoint.rotation.key_usage import DATA_KEY, KeyUsage, RowCounts

__all__ = ["Rotation"]


@dataclass(frozen=True)
class Rotation:
    """The result of a rotation so far, or of a dry run.

    Attributes:
        threads: Threads looked at.
        of_threads: All threads when it began.
        due: Rows that had to be re-encrypted when it began.
        right: Rows that were right when it began.
        rotated: Re-encrypted rows; deleted pieces of chunks in clear.
        bytes: Bytes written in their place.
        failed: Rows that could not be opened, and are unchanged.
        keys: Rows by the key that they need: None for rows in clear, "KEY (not bound)" for rows
            of another context or of none, "KEY with KMS-KEY" for data keys that a
            KMS has wrapped. Counted at the beginning and, in the result of `rotate_keys`, at the
            end.
        active: The id of the key that rows should need.
        distrusted: Rows by distrusted key, by thread, as for `keys`. They are left
            unchanged. Those of the store are under "(store)". If a data key is among them,
            the whole thread may be forged, and is left unchanged.
        wraps: The key that should wrap data keys.
        by_data_keys: Whether data keys should encrypt rows.
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
        """Whether no row needs another key than the active one, and none is in clear."""
        return not any(self.due_of(key, rows) for key, rows in self.keys.items())

    def due_of(self, key: str | None, rows: RowCounts) -> int:
        """The number of rows, of those counted under a key, that have to be re-encrypted."""
        beside = 0 if key == self.wraps else rows.data_keys
        # Items of the store are of no thread, and need the ring's key.
        beside += 0 if key == self.active else rows.items
        is_right = key == DATA_KEY or (key == self.active and not self.by_data_keys)
        return beside + (0 if is_right else rows.total - rows.data_keys - rows.items)
