"""AES-GCM with keys of a ring, for savers and for LangGraph's EncryptedSerializer.

    sealed   01 │ flags │ length of id │ key id │ salt (16) │ nonce (12) │ ciphertext │ tag (16)

The key id names a key of the ring; with the salt it gives the message key
(HKDF-SHA256), as long as the ring's key. Everything before the ciphertext, and
the place that the caller names, is authenticated too.

No nonce is used twice under a key, for all practical purposes: nonces are random,
which alone would be good for 2^32 messages (NIST SP 800-38D), ten days of a busy
service. So a cipher takes a new random salt, and by it a new message key, every
2^16 messages. After 2^48 messages under one key of the ring the chance that any
two share key and nonce is 2^-33. A salt of its own for each message would be good
for more, and cost 8 µs a message instead of 2.5.
"""

from __future__ import annotations

import os
import zlib
from typing import TYPE_CHECKING

from langgraph.checkpoint.serde.encrypted import EncryptedSerializer
from langgraph.checkpoint.serde.jsonplus import JsonPlusSerializer

from pg_checkpoint.errors import DecryptionError, EncryptionKeyError
from pg_checkpoint.key_ring import KeyRing

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM
    from langgraph.checkpoint.serde.base import SerializerProtocol

__all__ = ["AesGcmCipher", "encrypted_serde"]

_VERSION = 1
_COMPRESSED = 1
_SALT, _NONCE, _TAG = 16, 12, 16
_MESSAGES_PER_SALT = 2**16
# Message keys kept for reading.
_KEPT = 1_024
_NAME = "pg-aes-gcm"
_NO_PLACE = b"serializer"


class AesGcmCipher:
    """Encrypts with a ring's active key, decrypts with any of them; may be used by many threads.

    Args:
        keys: The ring.
        compress: Whether what gets shorter by it is compressed (zlib) before.
            Lengths then tell something of the content; leave it off where others
            can choose a part of a value and see how long it became.

    Raises:
        ImportError: If the package cryptography is not installed.
    """

    def __init__(self, keys: KeyRing, *, compress: bool = False) -> None:
        self.keys = keys
        self._compress = compress
        self._aesgcm, self._invalid = _implementation()
        self._left = 0
        self._sealing: tuple[bytes, AESGCM] = self._new_message_key()
        self._opening: dict[bytes, AESGCM] = {}

    def encrypt(self, plaintext: bytes) -> tuple[str, bytes]:
        """For LangGraph's EncryptedSerializer: bound to no place."""
        return _NAME, self.seal(plaintext, _NO_PLACE)

    def decrypt(self, ciphername: str, ciphertext: bytes) -> bytes:
        """For LangGraph's EncryptedSerializer; raises as `open`."""
        if ciphername != _NAME:
            raise DecryptionError(f"encrypted by {ciphername!r}, not by {_NAME!r}")
        return self.open(ciphertext, _NO_PLACE)

    def seal(self, plaintext: bytes, place: bytes) -> bytes:
        """Encrypts, bound to a place: only where that is named will it open."""
        if self._left <= 0:
            self._sealing = self._new_message_key()
        self._left -= 1
        beginning, key = self._sealing
        flags = 0
        if self._compress and len(shorter := zlib.compress(plaintext, 1)) < len(plaintext):
            plaintext, flags = shorter, _COMPRESSED
        nonce = os.urandom(_NONCE)
        header = bytes((_VERSION, flags)) + beginning + nonce
        return header + key.encrypt(nonce, plaintext, header + place)

    def open(self, sealed: bytes, place: bytes) -> bytes:
        """Decrypts what `seal` gave for the same place.

        Raises:
            DecryptionError: If it was changed, cut or moved, or its key is missing.
                Tells neither keys nor content.
        """
        if len(sealed) < 3 or sealed[0] != _VERSION:
            raise DecryptionError("not a ciphertext of a known version")
        salted = 3 + sealed[2] + _SALT
        end = salted + _NONCE
        if len(sealed) < end + _TAG:
            raise DecryptionError("the ciphertext is cut short")
        key = self._opening.get(sealed[2:salted]) or self._message_key(sealed[2:salted])
        try:
            plaintext = key.decrypt(sealed[salted:end], sealed[end:], sealed[:end] + place)
        except self._invalid:
            raise DecryptionError(
                "not what was encrypted here: changed, moved, or another key"
            ) from None
        return zlib.decompress(plaintext) if sealed[1] & _COMPRESSED else plaintext

    def key_id(self, sealed: bytes) -> str:
        """The id of the key that a ciphertext needs, as its header says; raises as `open`."""
        if len(sealed) < 3 + _SALT or sealed[0] != _VERSION:
            raise DecryptionError("not a ciphertext of a known version")
        return _id_of(sealed[2:])

    def _new_message_key(self) -> tuple[bytes, AESGCM]:
        self._left = _MESSAGES_PER_SALT
        key_id = self.keys.active
        salt = os.urandom(_SALT)
        beginning = bytes((len(key_id),)) + key_id.encode() + salt
        return beginning, self._derived(key_id, salt)

    def _message_key(self, beginning: bytes) -> AESGCM:
        try:
            key = self._derived(_id_of(beginning), beginning[-_SALT:])
        except EncryptionKeyError as error:
            raise DecryptionError(str(error)) from error
        if len(self._opening) >= _KEPT:
            self._opening.clear()
        self._opening[beginning] = key
        return key

    def _derived(self, key_id: str, salt: bytes) -> AESGCM:
        key = self.keys.derive(key_id, b"message" + salt)
        return self._aesgcm(key[: self.keys.size(key_id)])

    def __repr__(self) -> str:
        return f"AesGcmCipher({self.keys!r})"


def encrypted_serde(
    keys: KeyRing, serde: SerializerProtocol | None = None, *, compress: bool = False
) -> EncryptedSerializer:
    """LangGraph's EncryptedSerializer with this cipher, for any saver.

    It encrypts what a saver serializes: with LangGraph's own savers not
    the small values and not the metadata. It binds nothing to its place and reads
    plaintext too. `AsyncPostgresSaver(..., cipher=AesGcmCipher(keys))` does all of that.

    Args:
        keys: The ring.
        serde: What serializes before; LangGraph's `JsonPlusSerializer` by default.
        compress: As for AesGcmCipher.
    """
    cipher = AesGcmCipher(keys, compress=compress)
    return EncryptedSerializer(cipher, serde or JsonPlusSerializer())


def _id_of(beginning: bytes) -> str:
    return beginning[1 : 1 + beginning[0]].decode("ascii", "backslashreplace")


def _implementation() -> tuple[type[AESGCM], type[Exception]]:
    try:
        from cryptography.exceptions import InvalidTag
        from cryptography.hazmat.primitives.ciphers.aead import AESGCM
    except ImportError as error:
        raise ImportError("encryption needs: pip install 'pg-checkpoint[encryption]'") from error
    return AESGCM, InvalidTag
