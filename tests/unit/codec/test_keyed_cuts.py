"""With a cipher, where lists are cut tells nothing of what is in them."""

from __future__ import annotations

import hmac

import ormsgpack

from pg_checkpoint import AesGcmCipher, KeyRing
from pg_checkpoint.codec.chunks import cut
from pg_checkpoint.codec.sealing import Sealing
from tests.keys import KEY

LISTS = [ormsgpack.packb([f"{n:03}-{at:04}".ljust(400) for at in range(60)]) for n in range(60)]


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
        alike = sum(a == b for a, b in zip(shapes[these], shapes[those], strict=True))
        assert alike <= 5


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
