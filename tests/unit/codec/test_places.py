"""Places, names and versions of rows: bound to always the same bytes, telling nothing, growing."""

from __future__ import annotations

import hmac
import math
import random
from decimal import Decimal
from typing import Any

import ormsgpack
import pytest
from hypothesis import given
from hypothesis import strategies as st

from pg_checkpoint import AesGcmCipher, InvalidKeyError, KeyRing
from pg_checkpoint.codec.chunks import cut
from pg_checkpoint.codec.keys import CheckpointKey, next_version, version_text
from pg_checkpoint.codec.sealing import (
    Sealing,
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
from tests.keys import KEY

TWO = b"pg_checkpoint 2\0"
FIRST = CheckpointKey("t", "", "1")
LISTS = [ormsgpack.packb([f"{n:03}-{at:04}".ljust(400) for at in range(60)]) for n in range(60)]


def test_every_place_is_the_one_that_rows_are_bound_to_already() -> None:
    """Other bytes, and nothing that is stored opens any more; fewer, and rows can be moved."""
    key, document = CheckpointKey("t", "ns", "1"), {"id": "1", "channel_values": {"c": 1}}
    named = blob_place(key, b"names", "c", "2", "msgpack")
    assert named == TWO + b"blob\0t\0ns\0c\x002\0msgpack\0names"
    assert chunk_place("t", b"name") == TWO + b"chunk\0t\0name"
    assert checkpoint_place(key, document) == TWO + b'checkpoint\0t\0ns\x001\0{"id":"1"}'
    assert metadata_place(key, {"run": 1}) == b'pg_checkpoint 3\0metadata\0t\0ns\x001\0{"run":1}'
    written = write_place(key, "task", -1, "path", "c")
    assert written == TWO + b"write\0t\0ns\x001\0task\0-1\0path\0c\0"
    assert wakeup_place("t", "name", ("asked", None, 3)) == TWO + b"wakeup\0t\0name\0asked\0\x003\0"
    assert step_place(key, ("task", "name", 4)) == TWO + b"step\0t\0ns\x001\0task\0name\x004\0"
    assert events_place("t", ("key", 2, True, "1")) == TWO + b"events\0t\0key\x002\x001\x001\0"
    assert item_place("users\1", "k") == TWO + b"item\0users\1\0k"


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
    place = checkpoint_place(FIRST, {"id": "1", "channel_versions": {"a": put}})
    assert place == checkpoint_place(FIRST, {"id": "1", "channel_versions": {"a": read}})
    assert place.endswith(b'{"channel_versions":{"a":%b},"id":"1"}' % written)


def _shape(seal: Sealing | None, value: bytes) -> tuple[int, ...]:
    """The sizes of pieces in order, as the tables show them."""
    found = cut(value, None if seal is None else seal.namer("t"))
    assert found is not None
    return tuple(map(len, found.pieces.values()))


def _sealing(key: bytes) -> Sealing:
    cipher = AesGcmCipher(KeyRing({"k": key}))
    seal = Sealing(cipher, allow_plaintext=False, encrypt_metadata=False)
    seal.cipher.settle(b"schema")
    return seal


def test_cuts_are_keyed() -> None:
    one, other = _sealing(KEY), _sealing(bytes(range(1, 33)))
    shapes = [[_shape(seal, value) for value in LISTS] for seal in (None, one, other)]
    for these, those in ((0, 1), (0, 2), (1, 2)):
        assert sum(a == b for a, b in zip(shapes[these], shapes[those], strict=True)) <= 5


def test_names_are_hmacs_by_a_key_of_the_thread() -> None:
    """As rows of earlier versions have them: otherwise each list would be stored once more."""
    for size in (16, 24, 32):
        ring = KeyRing({"k": bytes(range(size))})
        seal = Sealing(AesGcmCipher(ring), allow_plaintext=False, encrypt_metadata=False)
        key, name = ring.derive("k", b"chunks" + b"t"), seal.namer("t")
        for length in (0, 1, 55, 56, 63, 64, 65, 1_300):
            piece = bytes(length)
            assert name(piece) == hmac.digest(key, piece, "sha256")[:16]
        assert seal.namer("other")(b"") != name(b"")


def test_they_grow_as_text_and_are_short() -> None:
    version = None
    for _ in range(2000):
        following = next_version(version)
        assert version is None or following > version
        version = following
    assert version is not None
    assert len(version) == 17
    # The width of an imported thread is kept.
    assert next_version(f"{41:032}.{0.123456:016}").split(".")[0] == f"{42:032}"


def test_integers_stay_integers_and_are_text_at_once() -> None:
    following = next_version(1)
    assert isinstance(following, int)
    assert 1 < following < next_version(following) < 2**63
    # A range looks at all its numbers for one of a subclass.

    class Number(int):
        pass

    assert version_text(Number(7)) == "7"


def test_forks_differ_even_when_random_is_seeded() -> None:
    made = set()
    for _ in range(1000):
        random.seed(1)
        made.add(next_version("00000007.abc"))
        made.add(next_version(7))
    assert len(made) == 2000


@given(st.integers(-(2**62), 2**62) | st.floats(-(2.0**62), 2.0**62))
def test_numbers_grow_as_numbers(current: float) -> None:
    following = next_version(current)
    assert isinstance(following, int)
    assert following > current
    assert version_text(following) == str(following)


@pytest.mark.parametrize(
    "version", [None, math.nan, math.inf, -math.inf, 2**64, -(2**63) - 1, Decimal(1), ["1"], b"1"]
)
def test_what_is_no_version_is_refused_by_its_type(version: Any) -> None:
    with pytest.raises(InvalidKeyError, match=type(version).__qualname__):
        version_text(version)
