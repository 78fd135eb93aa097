"""What wraps data keys: a KMS, by an interface of two methods."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Protocol

__all__ = ["KeyWrapper"]


class KeyWrapper(Protocol):
    """Encrypts and decrypts data keys, as the key of a KMS does.

    What it wraps is encrypted by the ring's key too, so it need not prove who has wrapped a key.

    Its methods may be coroutines; if they are not, they are called in a thread of their own.
    What they raise is the cause of an EncryptionKeyError. If that is no OSError, the KMS has
    refused, and is not asked for the same wrapped key again for five seconds.

    Attributes:
        key_id: Names the key that wraps now. `rotate_keys` wraps again what another has wrapped.
    """

    @property
    def key_id(self) -> str:
        """As above."""

    def wrap(self, data_key: bytes, context: bytes) -> bytes | Awaitable[bytes]:
        """Encrypts a data key.

        Args:
            data_key: 48 bytes.
            context: What it is bound to: thread, schema and the cipher's context. Give it to
                the KMS as additional data, if it takes that. It is checked in any case.
        """

    def unwrap(self, wrapped: bytes, context: bytes) -> bytes | Awaitable[bytes]:
        """Decrypts what `wrap` gave for the same context, by any key that it knows."""
