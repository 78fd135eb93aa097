"""Limits of Postgres: refuses values that are too large, before they are sent.

Pure. A message, and a field that is read back, must have less than 1 GB (2^30 bytes). An
object in JSONB must have less than 2^28 bytes, and is about as long as its text. Numbers
take more; those the server refuses itself.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import NoReturn

from pg_checkpoint.errors import ValueTooLargeError

# Bytes. Of a message a fourteenth is left for what stands beside the values.
_LARGEST = 1_000_000_000
_LARGEST_JSON = 2**28 - 1


def fits(size: int) -> bool:
    """Whether Postgres takes so many bytes in one message."""
    return size <= _LARGEST


def check_value(thread_id: str, channel: str, size: int) -> None:
    """Refuses a value of so many bytes if none of that size can be stored and read."""
    if size > _LARGEST:
        raise ValueTooLargeError(
            f"thread {thread_id!r}: the value of channel {channel!r} takes {size:,} bytes, and "
            f"Postgres stores at most {_LARGEST:,}; nothing of this call was written"
        )


def check_json(thread_id: str, what: str, text: str) -> int:
    """The bytes of JSON text; refused if JSONB can't hold as many."""
    size = len(text)
    if 4 * size > _LARGEST_JSON and (size := len(text.encode())) > _LARGEST_JSON:
        raise ValueTooLargeError(
            f"thread {thread_id!r}: {what} takes {size:,} bytes as JSON, and JSONB stores "
            f"at most {_LARGEST_JSON:,}; nothing of this call was written"
        )
    return size


def refuse_message(thread_id: str, size: int, values: Iterable[tuple[str, int]]) -> NoReturn:
    """Refuses a call whose bytes do not fit."""
    sizes: Counter[str] = Counter()
    for channel, of_value in values:
        check_value(thread_id, channel, of_value)
        sizes[channel] += of_value
    [(channel, most)] = sizes.most_common(1)
    raise ValueTooLargeError(
        f"thread {thread_id!r}: this call takes {size:,} bytes, the most of them channel "
        f"{channel!r} with {most:,}, and Postgres takes {_LARGEST:,} at once; "
        "nothing of it was written"
    )
