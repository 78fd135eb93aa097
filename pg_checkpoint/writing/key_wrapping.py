"""Data keys as they are stored: wrapped by a key of the ring, beside a KMS by both.

    by the ring     the ring's active key encrypts the data key; place: thread, id of the data key
    by a KMS        the KMS encrypts the data key, and a hash of its context; the ring's active key
                    encrypts what that gives; place: thread, id of the data key, id of the KMS' key

So nobody has made a wrapped key, or moved one, who has no key of the ring, whatever the KMS proves
of what it decrypts (RSA-OAEP, for which a public key is enough, proves nothing), and the KMS is
asked for none that was damaged. By which keys it was wrapped says the ciphertext. Of the column
`wrapped_by` only the id of a KMS' key counts, which is proved with it.

Which thread has which, and when they are fetched and made, is in thread_keys.py.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, NamedTuple

from pg_checkpoint.codec.sealing import Sealing
from pg_checkpoint.encryption.cipher import Header, header_of
from pg_checkpoint.encryption.data_keys import bound, place_of, unbound
from pg_checkpoint.encryption.key_wrapper import KeyWrapper
from pg_checkpoint.errors import DecryptionError, EncryptionKeyError
from pg_checkpoint.observability.key_uses import key_use
from pg_checkpoint.postgres.own_threads import called

# Begins what is stored for a key of the ring that wraps; for people to read.
_RING = "ring:"


class StoredKey(NamedTuple):
    """A row of get_data_keys.sql or list_data_keys.sql."""

    thread_id: str
    key_id: str | None
    wrapped: bytes | None
    wrapped_by: str | None

    @property
    def header(self) -> Header | None:
        """What it says of itself; None if it is no ciphertext."""
        return header_of(self.wrapped or b"")

    @property
    def is_of_kms(self) -> bool:
        """Whether a KMS has wrapped it, as it says itself."""
        header = self.header
        return header is not None and header.is_of_kms

    @property
    def needs(self) -> str | None:
        """The id of the KMS' key that it needs, or of the ring's; None if it says none."""
        header = self.header
        return header and (self.wrapped_by if header.is_of_kms else header.key_id)

    @property
    def place(self) -> bytes:
        """What it is bound to, beside schema and context."""
        by = (self.wrapped_by or "",) if self.is_of_kms else ()
        return place_of(self.thread_id, self.key_id or "", *by)


class Wrapping:
    """Wraps and unwraps data keys, by the ring or by a KMS."""

    def __init__(self, seal: Sealing, timeout: float) -> None:
        self.schema_id = seal.schema_id  # of the schema that they are bound to
        self._cipher, self._around_kms = seal.for_schema, seal.around_kms
        self._timeout = timeout
        given = self._cipher.data_keys
        self._kms: KeyWrapper | None = None if isinstance(given, bool) else given
        self.key_id = self._cipher.keys.active  # the id of the ring's key that wraps now
        # That of the KMS' key; None without a KMS.
        self.kms_key_id = None if self._kms is None else self._kms.key_id
        self.bound_by = self._cipher.bound_by  # as AesGcmCipher has it

    async def wrap(self, thread_id: str, key_id: str, key: bytes) -> StoredKey:
        """A data key as it is stored; raises EncryptionKeyError."""
        place = place_of(thread_id, key_id)
        if self._kms is None or self.kms_key_id is None:
            sealed = self._cipher.seal(key, place)
            return StoredKey(thread_id, key_id, sealed, _RING + self.key_id)
        context = self._cipher.binding + place
        wrapped = await self._called(self._kms.wrap, bound(key, context), context)
        return self._sealed(thread_id, key_id, wrapped, self.kms_key_id)

    async def unwrap(self, stored: StoredKey) -> bytes:
        """The data key; raises EncryptionKeyError, or DecryptionError if it is not as it was."""
        with key_use("unwrap", thread_id=stored.thread_id, key_id=stored.needs):
            return await self._unwrapped(stored)

    async def _unwrapped(self, stored: StoredKey) -> bytes:
        opened = self.open(stored)
        if not stored.is_of_kms:
            return opened
        if self._kms is None:
            raise EncryptionKeyError(
                f"it is wrapped with {stored.wrapped_by!r}: make the cipher with "
                "AesGcmCipher(..., data_keys=) and the KMS that has this key"
            )
        context = self._cipher.binding + place_of(stored.thread_id, stored.key_id or "")
        return unbound(await self._called(self._kms.unwrap, opened, context), context)

    async def again(self, stored: StoredKey) -> StoredKey:
        """The same key, wrapped by what wraps now; raises as `unwrap`.

        The KMS is called only if its key is another one.
        """
        opened = self.open(stored)
        by_kms = stored.wrapped_by if stored.is_of_kms else None
        if by_kms is not None and by_kms == self.kms_key_id:
            return self._sealed(stored.thread_id, stored.key_id or "", opened, by_kms)
        key = await self.unwrap(stored)
        return await self.wrap(stored.thread_id, stored.key_id or "", key)

    def open(self, stored: StoredKey) -> bytes:
        """What a key of the ring has encrypted: a data key, or what a KMS has made of one."""
        if stored.is_of_kms:
            return self._around_kms.open(stored.wrapped or b"", stored.place)
        opened = self._cipher.open(stored.wrapped or b"", stored.place)
        if not self._cipher.takes_ring:
            raise DecryptionError(
                "it is wrapped with a key of the ring and not with the KMS: "
                "AesGcmCipher(..., accept_without_kms=True) accepts it, for a rotation"
            )
        return opened

    def _sealed(self, thread_id: str, key_id: str, wrapped: bytes, by: str) -> StoredKey:
        sealed = self._around_kms.seal(wrapped, place_of(thread_id, key_id, by))
        return StoredKey(thread_id, key_id, sealed, by)

    async def _called(self, call: Callable[..., Any], data: bytes, context: bytes) -> bytes:
        """What a KMS answers; raises EncryptionKeyError, also if it does not."""
        try:
            return bytes(await asyncio.wait_for(called(call, data, context), self._timeout))
        except Exception as error:
            raise EncryptionKeyError(f"the KMS refused ({type(error).__name__})") from error
