"""A saver's cipher, bound to its schema once that is known.

The schema's random id is found by the first look at the schema, after the first calls may
have been encoded: what they hold waits until then, in clear and in memory.
"""

from __future__ import annotations

from collections.abc import Collection
from copy import copy

from pg_checkpoint.encryption.cipher import AesGcmCipher
from pg_checkpoint.errors import DecryptionError

__all__ = ["DistrustedKeyError", "SchemaCipher"]


class DistrustedKeyError(DecryptionError):
    """What a key encrypted that is not trusted; raised inside a rotation only."""


class SchemaCipher:
    """Encrypts and decrypts for one schema.

    Args:
        cipher: Knows the keys and the caller's context.

    Attributes:
        keys: The cipher's ring.
        is_settled: Whether the schema is known, and can be encrypted for.
        schema_id: The last that was known.
    """

    def __init__(self, cipher: AesGcmCipher) -> None:
        self.keys = cipher.keys
        self.is_settled = False
        self.schema_id = b""
        self._cipher = cipher
        self._distrusted: frozenset[str] = frozenset()

    def settle(self, schema_id: bytes) -> None:
        """Says which schema it is."""
        self._cipher = self._cipher.within(schema_id)
        self.schema_id = schema_id
        self.is_settled = True

    def unsettle(self) -> None:
        """Says that it is gone: what comes in its place has another id."""
        self.is_settled = False

    def distrusting(self, key_ids: Collection[str]) -> SchemaCipher:
        """The same, but that it opens nothing that some keys encrypted."""
        found = copy(self)
        found._distrusted = frozenset(key_ids)
        return found

    @property
    def bound_by(self) -> int:
        """As AesGcmCipher has it."""
        return self._cipher.bound_by

    @property
    def beginnings(self) -> list[bytes]:
        """As AesGcmCipher has it."""
        return self._cipher.beginnings

    def seal(self, plaintext: bytes, place: bytes) -> bytes:
        """As AesGcmCipher does it."""
        if not self.is_settled:
            raise RuntimeError("nothing is encrypted before the schema is known")
        return self._cipher.seal(plaintext, place)

    def open(self, sealed: bytes, place: bytes) -> bytes:
        """As AesGcmCipher does it; raises DistrustedKeyError too."""
        if self._distrusted and (key_id := self._cipher.key_id(sealed)) in self._distrusted:
            raise DistrustedKeyError(f"encrypted by the key {key_id!r}, which is not trusted")
        return self._cipher.open(sealed, place)
