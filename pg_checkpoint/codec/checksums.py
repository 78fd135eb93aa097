"""Checksums of rows in clear, which tell damage from what was stored; no proof against malice.

Pure. A value's checksum is of its whole row; chunks are checked by their names, and those are in
the row. What a checkpoint refers to is four bytes for each channel that has a value in a
row of its own, so that one that is missing is not taken for a channel without a value. The
checkpoint's document and metadata are hashed by the server, which alone knows how JSONB
writes them. Rows with a cipher have none of it: it would tell of what is encrypted.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from zlib import crc32

# Bytes.
CRC_SIZE = 4


def blob_crc(
    channel: str, version: str, type_: str, groups: int, chunks: bytes | None, blob: bytes
) -> int:
    """The checksum of a row of checkpoint_blobs."""
    crc = crc32(f"{channel}\0{version}\0{type_}\0{groups}".encode())
    return crc32(blob, crc if chunks is None else crc32(chunks, crc ^ 1))


def write_crc(task_id: str, idx: int, task_path: str, channel: str, type_: str, blob: bytes) -> int:
    """The checksum of a row of checkpoint_writes."""
    place = f"{task_id}\0{idx}\0{task_path}\0{channel}\0{type_}".encode()
    return crc32(blob, crc32(place))


def referred(channels: Iterable[str]) -> bytes:
    """What stands for the channels whose values are in rows of their own."""
    return b"".join(map(_name_of, channels))


def lacking(checks: bytes, channels: Iterable[str]) -> bool:
    """Whether not all channels are there that `referred` was given."""
    found = set(map(_name_of, channels))
    return any(checks[at : at + CRC_SIZE] not in found for at in range(0, len(checks), CRC_SIZE))


def those_of(checks: bytes, channels: Iterable[str]) -> list[str]:
    """Which of these channels `referred` was given."""
    names = {checks[at : at + CRC_SIZE] for at in range(0, len(checks), CRC_SIZE)}
    return [channel for channel in channels if _name_of(channel) in names]


@lru_cache(4_096)
def _name_of(channel: str) -> bytes:
    return crc32(channel.encode()).to_bytes(CRC_SIZE, "big")
