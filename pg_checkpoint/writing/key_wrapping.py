"""Data keys as they are stored: wrapped by a key of the ring, or by a KMS.

Which thread has which, and when they are fetched and made, is in thread_keys.py.
"""

from __future__ import annotations

import asyncio
import inspect
from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

from pg_checkpoint.codec.sealing import Sealing
from pg_checkpoint.encryption.data_keys import bound, place_of, unbound
from pg_checkpoint.encryption.key_wrapper import KeyWrapper
from pg_checkpoint.errors import EncryptionKeyError
from pg_checkpoint.observability.key_uses import key_use
from pg_checkpoint.postgres.own_threads import in_own_thread

__all__ = ["RING", "Stored", "Wrapping"]

# Begins what is stored for a key of the ring that wraps.
RING = "ring:"


class Stored(NamedTuple):
    """A row of get_data_keys.sql."""

    thread_id: str
    key_id: str | None
    wrapped: bytes | None
    wrapped_by: str | None
    is_whole: bool = False


class Wrapping:
    """Wraps and unwraps data keys, by the ring or by a KMS.

    Args:
        seal: The saver's, when the schema is known.
        timeout: Seconds for each call of a KMS.

    Attributes:
        schema_id: Of the schema that they are bound to.
    """

    def __init__(self, seal: Sealing, timeout: float) -> None:
        self.schema_id = seal.schema_id
        self._cipher = seal.for_schema
        self._timeout = timeout
        given = self._cipher.data_keys
        self._kms: KeyWrapper | None = None if isinstance(given, bool) else given

    @property
    def wrapped_by(self) -> str:
        """What wraps now, as it is stored."""
        return RING + self._cipher.keys.active if self._kms is None else self._kms.key_id

    async def wrap(self, thread_id: str, key_id: str, key: bytes) -> bytes:
        """A data key as it is stored; raises EncryptionKeyError."""
        place = place_of(thread_id, key_id)
        if self._kms is None:
            return self._cipher.seal(key, place)
        context = self._cipher.bindings[0] + place
        return await self._called(self._kms.wrap, bound(key, context), context)

    async def unwrap(self, stored: Stored) -> bytes:
        """The data key; raises EncryptionKeyError, or DecryptionError if it is not as it was."""
        with key_use("unwrap", thread_id=stored.thread_id, key_id=stored.wrapped_by):
            return await self._unwrapped(stored)

    async def _unwrapped(self, stored: Stored) -> bytes:
        by, wrapped = stored.wrapped_by or "", stored.wrapped or b""
        place = place_of(stored.thread_id, stored.key_id or "")
        if by.startswith(RING):
            return self._cipher.open(wrapped, place)
        if self._kms is None:
            raise EncryptionKeyError(
                f"the data key of thread {stored.thread_id!r} is wrapped by {by!r}: make the "
                "cipher with AesGcmCipher(..., data_keys=) and what wraps by that"
            )
        failed: Exception | None = None
        for binding in self._cipher.bindings:
            try:
                context = binding + place
                return unbound(await self._called(self._kms.unwrap, wrapped, context), context)
            except EncryptionKeyError as error:  # noqa: PERF203  a context or two
                failed = failed or error
        raise EncryptionKeyError(
            f"the data key of thread {stored.thread_id!r} can't be unwrapped: {failed}"
        ) from failed

    async def _called(self, call: Callable[..., Any], data: bytes, context: bytes) -> bytes:
        """What a KMS answers; raises EncryptionKeyError, also if it does not."""
        try:
            return await asyncio.wait_for(_answer(call, data, context), self._timeout)
        except Exception as error:
            raise EncryptionKeyError(f"the KMS refused ({type(error).__name__})") from error


async def _answer(call: Callable[..., Any], data: bytes, context: bytes) -> bytes:
    if inspect.iscoroutinefunction(call):
        return bytes(await call(data, context))
    answer = await in_own_thread(partial(call, data, context))
    return bytes(await answer if inspect.isawaitable(answer) else answer)
