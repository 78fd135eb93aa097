"""Places: the same bytes for what is put and read, whatever version of orjson writes them."""

from __future__ import annotations

import pytest

from pg_checkpoint.codec.keys import CheckpointKey
from pg_checkpoint.codec.sealing import checkpoint_place

KEY = CheckpointKey("t", "", "1")


@pytest.mark.parametrize(
    ("put", "read", "written"),
    [
        (1.0, 1.0, b"1"),
        (-0.0, 0.0, b"0"),
        (1e16, 10**16, b"10000000000000000"),
        (1.2345678901234567e18, 1234567890123456800, b"1234567890123456800"),
        (2**63 - 1, 2**63 - 1, b"9223372036854775807"),
        (1.7e19, 17 * 10**18, b"1.7e19"),
        (1e22, 1e22, b"1e22"),
        (1e-7, 1e-7, b"1e-7"),
    ],
)
def test_numbers_of_a_checkpoint(put: float, read: float, written: bytes) -> None:
    place = checkpoint_place(KEY, {"id": "1", "channel_versions": {"a": put}})
    assert place == checkpoint_place(KEY, {"id": "1", "channel_versions": {"a": read}})
    assert place.endswith(b'{"channel_versions":{"a":%b},"id":"1"}' % written)
