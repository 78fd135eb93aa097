"""Data keys in memory: bounded, held while they are needed, bound to their place."""

from __future__ import annotations

import pytest

from pg_checkpoint import AesGcmCipher, DecryptionError, EncryptionKeyError, KeyRing
from pg_checkpoint.core.cipher import (
    DataKey,
    DataKeys,
    bound,
    data_key_id,
    new_data_key,
    place_of,
    unbound,
)
from tests.keys import CIPHER

KEY = bytes(range(32))


def _data_key(key_id: str = "t1") -> DataKey:
    return DataKey(key_id, CIPHER.with_data_key(key_id, KEY), 0.0)


def test_the_least_used_are_dropped() -> None:
    keys = DataKeys(2)
    for thread_id in "aba":
        keys.put(thread_id, _data_key())
    keys.put("c", _data_key())
    assert [keys.get(t) is not None for t in "abc"] == [True, False, True]
    assert len(keys) == 2


def test_what_is_held_stays_known() -> None:
    keys, held = DataKeys(1), _data_key()
    keys.put("a", held)
    keys.put("b", _data_key())
    assert keys.get("a") is held
    del held
    assert keys.get("a") is None
    held = _data_key()
    keys.put("a", held)
    keys.forget(["a"])
    assert keys.get("a") is None


def test_a_ciphertext_says_by_what_it_is_encrypted() -> None:
    by_data_key = CIPHER.with_data_key("t1", KEY).seal(b"x", b"place")
    assert data_key_id(by_data_key) == "t1"
    assert data_key_id(CIPHER.seal(b"x", b"place")) is None
    for nothing in (None, b"", b"\1", b"\1\x08", b"\2\x08\1a"):
        assert data_key_id(nothing) is None


def test_a_key_of_the_ring_with_the_same_bytes_and_id_does_not_open_it() -> None:
    ring = AesGcmCipher(KeyRing({"t1": KEY}))
    of_thread = CIPHER.with_data_key("t1", KEY)
    for one, other in ((ring, of_thread), (of_thread, ring)):
        sealed = one.seal(b"x", b"place")
        flipped = sealed[:1] + bytes((sealed[1] ^ 8,)) + sealed[2:]
        for text in (sealed, flipped):
            with pytest.raises(DecryptionError):
                other.open(text, b"place")


def test_another_key_than_the_one_named_does_not_open() -> None:
    keys = DataKeys(2)
    keys.put("a", _data_key("t2"))
    with pytest.raises(DecryptionError, match="checkpoint_data_keys"):
        keys.to_open("a", CIPHER.with_data_key("t1", KEY).seal(b"x", b"place"))


def test_keys_are_new() -> None:
    made = {new_data_key() for _ in range(100)}
    assert len({key_id for key_id, _ in made}) == len({key for _, key in made}) == 100
    for key_id, key in made:
        assert CIPHER.with_data_key(key_id, key).keys.ids == [key_id]


@pytest.mark.parametrize("other", [("b", "t1"), ("a", "t2")])
def test_what_was_wrapped_is_bound_to_its_place(other: tuple[str, str]) -> None:
    wrapped = bound(KEY, place_of("a", "t1"))
    assert unbound(wrapped, place_of("a", "t1")) == KEY
    for damaged in (wrapped, wrapped[:-1], b""):
        with pytest.raises(EncryptionKeyError):
            unbound(damaged, place_of(*other))
