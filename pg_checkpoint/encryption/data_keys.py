"""Data keys: one for each thread, known to this process by a bounded cache, and how they are bound.

Pure. What the ring wraps is a ciphertext like any other, bound to its place. A KMS gets the key and
a hash of its place: so who has a key of the ring, but not that of the KMS, can't move what the KMS
has wrapped to another thread, whatever the KMS makes of the context.

    place    thread, id of the key, and that of the KMS' key if one has wrapped it; before it what
             stands for the schema and the caller's context
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections import OrderedDict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import inf
from typing import TypeVar
from weakref import WeakValueDictionary

from pg_checkpoint.encryption.cipher import AesGcmCipher, data_key_id
from pg_checkpoint.errors import (
    DecryptionError,
    EncryptionKeyError,
    PgCheckpointError,
    ThreadShreddedError,
)

T = TypeVar("T")

_LAYOUT = "pg_checkpoint 1"
_SIZE, _HASH = 32, 16


@dataclass(eq=False)
class DataKey:
    """What is known of a thread's data key."""

    key_id: str | None  # its id
    # Encrypts by it; None if it was forgotten (shredded), or could not be unwrapped.
    cipher: AesGcmCipher | None
    seen_at: float = -inf  # when the database last said so, by time.monotonic
    problem: PgCheckpointError | None = None  # why it could not be unwrapped
    tried: object = None  # the row of what could not be
    tried_at: float = -inf  # when that was tried, by time.monotonic


class DataKeys:
    """The data keys of threads that a process knows; the least used are dropped.

    One that somebody holds stays known. Reading is safe from any thread, changing from one.
    """

    def __init__(self, capacity: int) -> None:
        self._capacity = capacity
        self._kept: OrderedDict[str, DataKey] = OrderedDict()
        self._held: WeakValueDictionary[str, DataKey] = WeakValueDictionary()
        self.has_any = False  # whether there ever was one; if not, there is nothing to look for

    def __len__(self) -> int:
        return len(self._kept)

    def get(self, thread_id: str) -> DataKey | None:
        """What is known of a thread's key."""
        return self._kept.get(thread_id) or self._held.get(thread_id)

    def put(self, thread_id: str, key: DataKey) -> None:
        """Keeps a key, as the last used."""
        self.has_any = True
        self._kept[thread_id] = self._held[thread_id] = key
        self._kept.move_to_end(thread_id)
        while len(self._kept) > self._capacity:
            self._kept.popitem(last=False)

    def forget(self, thread_ids: Iterable[str]) -> None:
        """Forgets the keys of threads, whoever holds them."""
        for thread_id in thread_ids:
            self._kept.pop(thread_id, None)
            self._held.pop(thread_id, None)

    def clear(self) -> None:
        """Forgets all keys."""
        self._kept.clear()
        self._held.clear()

    def to_seal(self, thread_id: str) -> AesGcmCipher | None:
        """What encrypts for a thread; None if it has no data key."""
        found = self.get(thread_id)
        return None if found is None else _usable(thread_id, found)

    def to_open(self, thread_id: str, sealed: bytes) -> AesGcmCipher:
        """What opens a ciphertext of a thread that names a data key."""
        found = self.get(thread_id)
        cipher = None if found is None else _usable(thread_id, found)
        if found is None or cipher is None or found.key_id != data_key_id(sealed):
            raise DecryptionError(
                f"its data key {data_key_id(sealed)!r} is not in checkpoint_data_keys: the thread "
                "was deleted meanwhile, or restored without its data key"
            )
        return cipher


class Keyed(list[T]):
    """What was read, and the data keys that open it: they stay known as long as it is there."""

    def __init__(self, read: Iterable[T], keys: Sequence[DataKey | None]) -> None:
        super().__init__(read)
        self._keys = keys


def _usable(thread_id: str, key: DataKey) -> AesGcmCipher:
    if key.problem is not None:
        raise type(key.problem)(str(key.problem)) from key.problem
    if key.cipher is None:
        raise ThreadShreddedError(
            f"thread {thread_id!r} was shredded: its key is forgotten, and nobody can read it. "
            "Delete the thread to use its id again"
        )
    return key.cipher


def new_data_key() -> tuple[str, bytes]:
    """The id of a new key, and the key."""
    # The first character makes it an id that a ring takes.
    return "t" + secrets.token_urlsafe(9), secrets.token_bytes(_SIZE)


def place_of(thread_id: str, key_id: str, *kms_key_id: str) -> bytes:
    """What a wrapped key is bound to, beside schema and context."""
    return "\0".join((_LAYOUT, "data key", thread_id, key_id, *kms_key_id)).encode()


def bound(key: bytes, context: bytes) -> bytes:
    """A data key with the hash of its context, as a KMS gets it to wrap."""
    return key + hashlib.sha256(context).digest()[:_HASH]


def unbound(unwrapped: bytes, context: bytes) -> bytes:
    """The key that a KMS has unwrapped."""
    key = bytes(unwrapped[:_SIZE])
    if not hmac.compare_digest(bound(key, context), bytes(unwrapped)):
        raise EncryptionKeyError("the unwrapped key is not the data key of this thread")
    return key
