"""Places: the same bytes for what is put and read, whatever version of orjson writes them."""

from __future__ import annotations

import pytest

from pg_checkpoint.codec.keys import CheckpointKey
from pg_checkpoint.codec.sealing import (
    blob_place,
    checkpoint_place,
    chunk_place,
    events_place,
    item_place,
    metadata_place,
    step_place,
    wakeup_place,
    write_place,
)

KEY = CheckpointKey("t", "", "1")


def test_every_place_is_the_one_that_rows_are_bound_to_already() -> None:
    """Other bytes, and nothing that is stored opens any more; fewer, and rows can be moved."""
    key, document = CheckpointKey("t", "ns", "1"), {"id": "1", "channel_values": {"c": 1}}
    assert blob_place(key, b"names", "c", "2", "msgpack") == (
        b"pg_checkpoint 2\0blob\0t\0ns\0c\x002\0msgpack\0names"
    )
    assert chunk_place("t", b"name") == b"pg_checkpoint 2\0chunk\0t\0name"
    assert checkpoint_place(key, document) == (
        b'pg_checkpoint 2\0checkpoint\0t\0ns\x001\0{"id":"1"}'
    )
    assert metadata_place(key, {"run": 1}) == b'pg_checkpoint 3\0metadata\0t\0ns\x001\0{"run":1}'
    assert write_place(key, "task", -1, "path", "c") == (
        b"pg_checkpoint 2\0write\0t\0ns\x001\0task\0-1\0path\0c\0"
    )
    assert wakeup_place("t", "name", ("asked", None, 3)) == (
        b"pg_checkpoint 2\0wakeup\0t\0name\0asked\0\x003\0"
    )
    assert step_place(key, ("task", "name", 4)) == (
        b"pg_checkpoint 2\0step\0t\0ns\x001\0task\0name\x004\0"
    )
    assert events_place("t", ("key", 2, True, "1")) == (
        b"pg_checkpoint 2\0events\0t\0key\x002\x001\x001\0"
    )
    assert item_place("users\1", "k") == b"pg_checkpoint 2\0item\0users\1\0k"


@pytest.mark.parametrize(
    ("put", "read", "written"),
    [
        *((1.0, 1.0, b"1"), (-0.0, 0.0, b"0"), (1e16, 10**16, b"10000000000000000")),
        (1.2345678901234567e18, 1234567890123456800, b"1234567890123456800"),
        *((2**63 - 1, 2**63 - 1, b"9223372036854775807"), (1.7e19, 17 * 10**18, b"1.7e19")),
        *((1e22, 1e22, b"1e22"), (1e-7, 1e-7, b"1e-7")),
    ],
)
def test_numbers_of_a_checkpoint(put: float, read: float, written: bytes) -> None:
    place = checkpoint_place(KEY, {"id": "1", "channel_versions": {"a": put}})
    assert place == checkpoint_place(KEY, {"id": "1", "channel_versions": {"a": read}})
    assert place.endswith(b'{"channel_versions":{"a":%b},"id":"1"}' % written)
