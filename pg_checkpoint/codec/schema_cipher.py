"""A saver's cipher, bound to its schema once that is known.

The schema's random id is found by the first look at the schema, after the first calls may
have been encoded: what they hold waits until then, in clear and in memory.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from copy import copy

from pg_checkpoint.encryption.cipher import AesGcmCipher, data_key_id
from pg_checkpoint.encryption.data_keys import DataKeys
from pg_checkpoint.errors import DataKeyError, DecryptionError

# Data keys that a saver keeps in memory, of some kB each.
_DATA_KEYS = 10_000


class DistrustedKeyError(DecryptionError):
    """What a key encrypted that is not trusted; raised inside a rotation only."""


class SchemaCipher:
    """Encrypts and decrypts for one schema."""

    def __init__(self, cipher: AesGcmCipher) -> None:
        self.keys = cipher.keys  # the cipher's ring
        self.data_keys = DataKeys(_DATA_KEYS)  # the data keys of threads, as far as they are known
        # Whether each thread has to have one to be encrypted for.
        self.needs_data_keys = bool(cipher.data_keys)
        self.is_settled = False  # whether the schema is known, and can be encrypted for
        self.schema_id = b""  # the last that was known
        self._cipher, self._around_kms = cipher, cipher
        self._distrusted: frozenset[str] = frozenset()
        # Called, from any thread, when something can't be opened: it may be encrypted for another
        # schema, that came in this one's place.
        self.on_failure: Callable[[], None] = lambda: None

    def settle(self, schema_id: bytes) -> None:
        """Binds values to a schema from now on; forgets the data keys of another one."""
        if schema_id != self.schema_id:
            self.data_keys.clear()
        self._cipher = self._cipher.within(schema_id)
        self._around_kms = self._cipher.around_kms()
        self.schema_id = schema_id
        self.is_settled = True

    def unsettle(self) -> None:
        """Notes that the schema is gone; the one that replaces it has another id."""
        self.is_settled = False

    def distrusting(self, key_ids: Collection[str]) -> SchemaCipher:
        """A copy that opens nothing that these keys encrypted."""
        found = copy(self)
        found._distrusted = frozenset(key_ids)
        return found

    @property
    def for_schema(self) -> AesGcmCipher:
        """The cipher with the ring's keys, which wraps data keys."""
        return self._cipher

    @property
    def around_kms(self) -> AesGcmCipher:
        """The same for data keys that a KMS has wrapped."""
        return self._around_kms

    @property
    def bound_by(self) -> int:
        """As AesGcmCipher has it."""
        return self._cipher.bound_by

    def beginnings(self, thread_id: str) -> list[bytes]:
        """How what it encrypts for a thread begins, whatever its data key is."""
        if self.has_data_key(thread_id):
            return self._cipher.data_key_beginnings
        return self._cipher.beginnings

    def has_data_key(self, thread_id: str) -> bool:
        """Whether it encrypts for a thread by its data key."""
        return self.needs_data_keys or self.data_keys.get(thread_id) is not None

    def seal(self, plaintext: bytes, place: bytes, thread_id: str | None) -> bytes:
        """As AesGcmCipher does it, as `sealer` chooses it; raises what that does."""
        return self.sealer(thread_id)(plaintext, place)

    def sealer(self, thread_id: str | None) -> Callable[[bytes, bytes], bytes]:
        """What encrypts for a thread, now: its data key, if it has one.

        What is of no thread (None) is encrypted by the ring's key.
        """
        if not self.is_settled:
            raise RuntimeError("nothing is encrypted before the schema is known")
        if thread_id is None or not (self.needs_data_keys or self.data_keys.has_any):
            return self._cipher.seal
        own = self.data_keys.to_seal(thread_id)
        if own is None and self.needs_data_keys:
            raise DataKeyError(f"the data key of thread {thread_id!r} is no longer known")
        return (own or self._cipher).seal

    def open(self, sealed: bytes, place: bytes, thread_id: str | None) -> bytes:
        """As AesGcmCipher does it; raises DistrustedKeyError and ThreadShreddedError too."""
        try:
            return self._opened(sealed, place, thread_id)
        except DistrustedKeyError:
            raise
        except DecryptionError:
            self.on_failure()
            raise

    def _opened(self, sealed: bytes, place: bytes, thread_id: str | None) -> bytes:
        if thread_id is not None and data_key_id(sealed) is not None:
            return self.data_keys.to_open(thread_id, sealed).open(sealed, place)
        if thread_id is not None and not self._cipher.takes_ring:
            raise DecryptionError(
                "it is encrypted with a key of the ring, as before the use of a KMS: "
                "AesGcmCipher(..., accept_without_kms=True) accepts it, for a rotation"
            )
        if self._distrusted and (key_id := self._cipher.key_id(sealed)) in self._distrusted:
            raise DistrustedKeyError(f"encrypted with the key {key_id!r}, which is distrusted")
        return self._cipher.open(sealed, place)
