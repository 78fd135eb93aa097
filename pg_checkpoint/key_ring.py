"""Encryption keys by id: one that encrypts, others that still decrypt.

What is given here never shows again: a ring keeps what it derives by HKDF-SHA256
(RFC 5869), and has neither keys in its repr or errors nor a way to be pickled.
"""

from __future__ import annotations

import base64
import binascii
import hmac
import os
import re
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import NoReturn

from typing_extensions import Self

from pg_checkpoint.errors import EncryptionKeyError

__all__ = ["KeyRing"]

_ID = re.compile(r"[A-Za-z0-9._-]{1,32}", re.ASCII)
_SIZES = (16, 24, 32)
_EXTRACT_SALT = b"pg_checkpoint key ring 1"


class KeyRing:
    """Keys of 128, 192 or 256 bits by id, in the order in which they came into use.

    A new key goes to the end: it encrypts from then on, and those before it
    decrypt what is stored. A key may leave when no row needs it any more.

    Ids are up to 32 letters, digits, dots, dashes and underscores; they stand in
    every ciphertext, in clear.

    Args:
        keys: By id, in order.
        active: The id of the key that encrypts; the last one by default.
        naming: The id of the key that names chunks and answers metadata
            filters; the first one by default, so that names stay when a key is
            added. Encrypting and decrypting do without.

    Raises:
        EncryptionKeyError: If a key or an id is none.
    """

    def __init__(
        self, keys: Mapping[str, bytes], *, active: str | None = None, naming: str | None = None
    ) -> None:
        if not keys:
            raise EncryptionKeyError("a key ring needs a key")
        self._fetch: Callable[[str], bytes] | None = None
        self._keys = {_checked_id(key_id): _Key(key_id, key) for key_id, key in keys.items()}
        ids = list(self._keys)
        self.active = self._known(ids[-1] if active is None else active)
        self.naming = self._known(ids[0] if naming is None else naming)

    @classmethod
    def from_base64(
        cls, keys: Mapping[str, str], *, active: str | None = None, naming: str | None = None
    ) -> Self:
        """A ring of keys in Base64, as `openssl rand -base64 32` makes them; else as the class."""
        decoded = {_checked_id(key_id): _decode(key_id, text) for key_id, text in keys.items()}
        return cls(decoded, active=active, naming=naming)

    @classmethod
    def from_environment(cls, variable: str = "PG_CHECKPOINT_KEYS") -> Self:
        """A ring from an environment variable: `id:base64` entries, apart by spaces or commas.

        Raises:
            EncryptionKeyError: If it is not set, or an entry is no key.
        """
        if (text := os.environ.get(variable)) is None:
            raise EncryptionKeyError(f"the environment variable {variable} is not set")
        return cls.from_base64(_entries(text, variable))

    @classmethod
    def from_file(cls, path: str | Path) -> Self:
        """A ring from a file of `id:base64` entries, one a line; # begins a comment.

        Raises:
            EncryptionKeyError: If an entry is no key.
            OSError: If the file can't be read.
        """
        data = Path(path).read_bytes()
        try:
            lines = data.decode().splitlines()
        except UnicodeDecodeError:
            raise EncryptionKeyError(f"{path} is no text: entries are id:base64") from None
        return cls.from_base64(_entries("\n".join(li.split("#")[0] for li in lines), str(path)))

    @classmethod
    def from_callable(
        cls, fetch: Callable[[str], bytes], *, active: str, naming: str | None = None
    ) -> Self:
        """A ring that asks for keys by id, as of a KMS; each once, the active and naming ones now.

        Args:
            fetch: Returns the key of an id, or raises; it blocks, in whatever
                thread reads a row with an id not seen before.
            active: The id of the key that encrypts.
            naming: As for the class; the active one by default.

        Raises:
            EncryptionKeyError: If one of them can't be had.
        """
        key = _fetched(fetch, _checked_id(active))
        ring = cls({active: key}, active=active)
        ring._fetch = fetch
        ring.naming = ring._known(active if naming is None else naming)
        return ring

    @property
    def ids(self) -> list[str]:
        """The ids of the keys that were given or fetched."""
        return list(self._keys)

    def derive(self, key_id: str, purpose: bytes) -> bytes:
        """32 bytes that depend on a key and a purpose (HKDF-Expand), and tell nothing of the key.

        Raises:
            EncryptionKeyError: If there is no such key.
        """
        return self._keys[self._known(key_id)].derive(purpose)

    def size(self, key_id: str) -> int:
        """How many bytes a key has; raises as `derive`."""
        return self._keys[self._known(key_id)].size

    def _known(self, key_id: str) -> str:
        if key_id not in self._keys:
            if self._fetch is None:
                raise EncryptionKeyError(f"the key {key_id!r} is not in the ring")
            self._keys[key_id] = _Key(key_id, _fetched(self._fetch, key_id))
        return key_id

    def __repr__(self) -> str:
        return f"KeyRing(ids={self.ids!r}, active={self.active!r})"

    def __reduce__(self) -> NoReturn:
        raise TypeError("a KeyRing can't be pickled: it would carry its keys along")


class _Key:
    """What is derived of a key; it is not kept itself."""

    __slots__ = ("_extracted", "size")

    def __init__(self, key_id: str, key: bytes) -> None:
        if not isinstance(key, (bytes, bytearray)):
            raise EncryptionKeyError(f"the key {key_id!r} must be bytes, not {type(key).__name__}")
        if len(key) not in _SIZES:
            raise EncryptionKeyError(
                f"the key {key_id!r} must have 16, 24 or 32 bytes, not {len(key)}"
            )
        self.size = len(key)
        self._extracted = hmac.digest(_EXTRACT_SALT, bytes(key), "sha256")

    def derive(self, purpose: bytes) -> bytes:
        return hmac.digest(self._extracted, purpose + b"\x01", "sha256")


def _checked_id(key_id: str) -> str:
    if not isinstance(key_id, str) or not _ID.fullmatch(key_id):
        # It may be a key in the wrong place.
        raise EncryptionKeyError(
            "a key id is 1 to 32 letters, digits, dots, dashes and underscores; one is not"
        )
    return key_id


def _decode(key_id: str, text: str) -> bytes:
    try:
        return base64.b64decode(text.translate({ord("-"): "+", ord("_"): "/"}), validate=True)
    except (TypeError, ValueError, binascii.Error):
        raise EncryptionKeyError(f"the key {key_id!r} is not Base64") from None


def _entries(text: str, source: str) -> dict[str, str]:
    entries: dict[str, str] = {}
    for entry in text.replace(",", " ").split():
        key_id, colon, key = entry.partition(":")
        if not colon:
            raise EncryptionKeyError(f"an entry of {source} is not id:base64")
        if _checked_id(key_id) in entries:
            raise EncryptionKeyError(f"{source} has the key {key_id!r} twice")
        entries[key_id] = key
    return entries


def _fetched(fetch: Callable[[str], bytes], key_id: str) -> bytes:
    try:
        return fetch(key_id)
    except Exception as error:
        raise EncryptionKeyError(
            f"the key {key_id!r} can't be had ({type(error).__name__})"
        ) from error
