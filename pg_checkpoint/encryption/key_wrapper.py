"""What wraps data keys: a KMS, by an interface of two methods."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Protocol


class KeyWrapper(Protocol):
    """Encrypts and decrypts data keys, as the key of a KMS does.

    The ring's key encrypts the wrapped key too, so the wrapper need not prove who has wrapped it.

    Its methods may be coroutines. Otherwise they are called in a thread of their own.
    An error that they raise becomes the cause of an EncryptionKeyError. If it is not an OSError,
    the KMS has refused, and is not asked for the same wrapped key again for five seconds.

    Attributes:
        key_id: Names the key that wraps now. `rotate_keys` wraps data keys of other keys again.
    """

    @property
    def key_id(self) -> str:
        """The id of the key that wraps, for the rows that it wraps."""

    def wrap(self, data_key: bytes, context: bytes) -> bytes | Awaitable[bytes]:
        """Encrypts a data key.

        Args:
            data_key: 48 bytes.
            context: The key is bound to this: thread, schema and the cipher's context. Give it to
                the KMS as additional data, if it takes that. It is checked in any case.
        """

    def unwrap(self, wrapped: bytes, context: bytes) -> bytes | Awaitable[bytes]:
        """Decrypts a data key that `wrap` encrypted for this context, with any key it knows."""
