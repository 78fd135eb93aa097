"""Sealing: encrypts rows, each ciphertext bound to its place, and decrypts them.

Pure. What is encrypted, and what its place (the associated data, places.py) is:

    blob       the whole value, or what is in no chunk   thread, namespace, channel, version, type,
                                                         and the names of all its chunks
    chunk      a piece of a value                        thread, name
    write      the value                                 its whole key, task path, channel, type
    wakeup     what is to be run at a time               thread, name, the question, type
    step       its result                                the checkpoint, task, name, position, type
    events     what was appended to the event log    thread, the append's key, how many, whether the
                                                     run ends by it, checkpoint, type
    checkpoint the small values, which channels have     its key, and the whole document: versions,
               others, and the parent's id               id, time, and whatever else is in it

All of it, metadata too, is bound to the cipher's context and to the schema's random id, which
the first look at the schema finds (schema_migrations). What is encoded before waits, in
clear and in memory, until that is known.

The server follows the names of chunks, so those stand in clear, and groups, which
hold nothing else. They are HMACs with a key of the thread's own: equal values are
stored once within a thread and are not known as equal in two. Only writing takes
that key; what a name stands for is proved by the cipher, so that the ring's naming
key may change. Then a thread's lists are stored once more, under new names.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Collection, Iterable, Mapping
from copy import copy
from functools import partial
from typing import Any, NamedTuple

import orjson

from pg_checkpoint.codec.chunks import DIGEST_SIZE
from pg_checkpoint.codec.keys import CheckpointKey
from pg_checkpoint.codec.metadata import check_filter, metadata_json
from pg_checkpoint.codec.places import (
    blob_place,
    checkpoint_place,
    chunk_place,
    events_place,
    step_place,
    task_place,
    wakeup_place,
    write_place,
)
from pg_checkpoint.codec.schema_cipher import SchemaCipher
from pg_checkpoint.codec.sealed_items import ItemSealing
from pg_checkpoint.codec.sealed_metadata import MetadataSealing
from pg_checkpoint.encryption.cipher import AesGcmCipher
from pg_checkpoint.encryption.data_keys import DataKeys
from pg_checkpoint.encryption.key_ring import KeyRing
from pg_checkpoint.errors import DecryptionError

# Begins the type of a value that is encrypted; "pg:" can't be mistaken for a serializer's.
_MARK = "pg:aes:"
# Of HMAC-SHA256: bytes of a block, and what the key is xored with.
_BLOCK = 64
_INNER, _OUTER = (bytes(byte ^ pad for byte in range(256)) for pad in (0x36, 0x5C))


def is_sealed(type_: str | None) -> bool:
    """Whether a value of this type is encrypted."""
    return type_ is not None and type_.startswith(_MARK)


class SmallValues(NamedTuple):
    """What is sealed of a checkpoint, or stands in clear."""

    values: dict[str, Any]  # its small values
    large: list[str] | None  # which others it has, if known
    parent_id: str | None  # its parent when it was put, which may be deleted by now


class Sealing:
    """What a saver with a cipher does to its rows."""

    def __init__(
        self,
        cipher: AesGcmCipher,
        *,
        allow_plaintext: bool,
        encrypt_metadata: bool,
        clear_metadata: Collection[str] = (),
    ) -> None:
        self._cipher = SchemaCipher(cipher)
        # What is done to metadata.
        self.metadata = MetadataSealing(
            self._cipher,
            encrypts=encrypt_metadata,
            clear=clear_metadata,
            allow_plaintext=allow_plaintext,
        )
        self.allow_plaintext = allow_plaintext  # as given

    def settle(self, schema_id: bytes) -> None:
        """Says which schema it is, before anything is encrypted or opened."""
        self._cipher.settle(schema_id)

    def on_failure(self, call: Callable[[], None]) -> None:
        """Calls this when something can't be decrypted, as SchemaCipher does."""
        self._cipher.on_failure = call

    def failed(self) -> None:
        """Says that a data key can't be unwrapped, as if something could not be opened."""
        self._cipher.on_failure()

    def unsettle(self) -> None:
        """Notes that the schema is gone; nothing is encrypted before the next one is settled."""
        self._cipher.unsettle()

    def distrusting(self, key_ids: Collection[str]) -> Sealing:
        """A copy that raises DistrustedKeyError for what these keys encrypted."""
        found = copy(self)
        found._cipher = self._cipher.distrusting(key_ids)
        found.metadata = copy(self.metadata)
        found.metadata.settle(found._cipher)
        return found

    @property
    def items(self) -> ItemSealing:
        """What is done to items of the store."""
        return ItemSealing(self._cipher, allow_plaintext=self.allow_plaintext)

    @property
    def is_settled(self) -> bool:
        """Whether the schema is known."""
        return self._cipher.is_settled

    @property
    def schema_id(self) -> bytes:
        """The id of the schema, if it is known."""
        return self._cipher.schema_id

    @property
    def bound_by(self) -> int:
        """As AesGcmCipher has it, for this schema."""
        return self._cipher.bound_by

    def beginnings(self, thread_id: str) -> list[bytes]:
        """As SchemaCipher has it."""
        return self._cipher.beginnings(thread_id)

    def has_data_key(self, thread_id: str) -> bool:
        """As SchemaCipher has it."""
        return self._cipher.has_data_key(thread_id)

    @property
    def data_keys(self) -> DataKeys:
        """The data keys of threads, as far as they are known."""
        return self._cipher.data_keys

    @property
    def needs_data_keys(self) -> bool:
        """As SchemaCipher has it."""
        return self._cipher.needs_data_keys

    @property
    def for_schema(self) -> AesGcmCipher:
        """As SchemaCipher has it."""
        return self._cipher.for_schema

    @property
    def around_kms(self) -> AesGcmCipher:
        """As SchemaCipher has it."""
        return self._cipher.around_kms

    @property
    def seals_at_once(self) -> bool:
        """Whether what is encoded can be encrypted then, and not only when it is sent.

        By a data key it is when it is sent, for that is when it is known; and once more if the
        key was replaced meanwhile.
        """
        return self._cipher.is_settled and not self._cipher.needs_data_keys

    @property
    def active_key(self) -> str:
        """The id of the key that encrypts."""
        return self._cipher.keys.active

    # --- writing ---

    def namer(self, thread_id: str) -> Callable[[bytes], bytes]:
        """Gives the pieces of a thread their names, in the place of chunks.digest_of."""
        return _Names(self._cipher.keys, thread_id)

    def blob(
        self, key: CheckpointKey, names: bytes, channel: str, version: str, type_: str, data: bytes
    ) -> tuple[str, bytes]:
        """A blob's type and ciphertext."""
        place = blob_place(key, names, channel, version, type_)
        return _MARK + type_, self._cipher.seal(data, place, key.thread_id)

    def chunks(
        self, thread_id: str, groups: Iterable[bytes]
    ) -> Callable[[Mapping[bytes, bytes]], dict[bytes, bytes]]:
        """Encrypts pieces, except the groups."""
        as_they_are, place = frozenset(groups), chunk_place(thread_id, b"")

        def sealed(pieces: Mapping[bytes, bytes]) -> dict[bytes, bytes]:
            seal = self._cipher.sealer(thread_id)
            return {
                name: piece if name in as_they_are else seal(piece, place + name)
                for name, piece in pieces.items()
            }

        return sealed

    def write(
        self, key: CheckpointKey, task: tuple[str, int, str], channel: str, type_: str, data: bytes
    ) -> tuple[str, bytes]:
        """A pending write's type and ciphertext; the task being its id, the index, its path."""
        task_id, idx, task_path = task
        return self.writes(key, task_id)(idx, task_path, channel, type_, data)

    def writes(
        self, key: CheckpointKey, task_id: str
    ) -> Callable[[int, str, str, str, bytes], tuple[str, bytes]]:
        """Encrypts the writes of one task: index, task path, channel, type, data, as `write`."""
        task, seal = task_place(key, task_id), self._cipher.sealer(key.thread_id)

        def write(
            idx: int, task_path: str, channel: str, type_: str, data: bytes
        ) -> tuple[str, bytes]:
            return _MARK + type_, seal(data, write_place(task, idx, task_path, channel, type_))

        return write

    def wakeup(
        self,
        thread_id: str,
        name: str,
        asked: tuple[str | None, str | None, int],
        type_: str,
        data: bytes,
    ) -> tuple[str, bytes]:
        """The type and the ciphertext of what is to be run at a time."""
        place = wakeup_place(thread_id, name, asked, type_)
        return _MARK + type_, self._cipher.seal(data, place, thread_id)

    def step(
        self, key: CheckpointKey, step: tuple[str, str, int], type_: str, data: bytes
    ) -> tuple[str, bytes]:
        """The type and the ciphertext of a step's result."""
        place = step_place(key, step, type_)
        return _MARK + type_, self._cipher.seal(data, place, key.thread_id)

    def events(
        self,
        thread_id: str,
        appended: tuple[str, int, bool, str | None],
        type_: str,
        data: bytes,
    ) -> tuple[str, bytes]:
        """The type and the ciphertext of appended events."""
        place = events_place(thread_id, appended, type_)
        return _MARK + type_, self._cipher.seal(data, place, thread_id)

    def small_values(
        self,
        key: CheckpointKey,
        parent_id: str | None,
        document: str,
        values: Mapping[str, Any],
        large: Iterable[str],
    ) -> bytes:
        """The column `sealed` of a checkpoint: its small values, and which others it has.

        The document is the JSON that is stored; nothing in it can be changed then.
        """
        data = orjson.dumps([parent_id, sorted(large), values])
        place = checkpoint_place(key, orjson.loads(document))
        return self._cipher.seal(data, place, key.thread_id)

    # --- reading; all raise DecryptionError ---

    def is_sealed(self, type_: str) -> bool:
        """Whether a value is encrypted; refuses one that is not and has to be."""
        if is_sealed(type_):
            return True
        self._take_plaintext()
        return False

    def open_blob(
        self, key: CheckpointKey, names: bytes, channel: str, version: str, type_: str, data: bytes
    ) -> tuple[str, bytes]:
        """Decrypts what `blob` has made: the type and the bytes."""
        type_ = type_[len(_MARK) :]
        place = blob_place(key, names, channel, version, type_)
        return type_, self._cipher.open(data, place, key.thread_id)

    def open_chunk(self, thread_id: str) -> Callable[[bytes, bytes], bytes]:
        """Opens a thread's chunks by name, in the place of chunks.checked."""
        open_ = self._cipher.open
        return lambda name, chunk: open_(chunk, chunk_place(thread_id, name), thread_id)

    def open_write(
        self, key: CheckpointKey, task: tuple[str, int, str], channel: str, type_: str, data: bytes
    ) -> tuple[str, bytes]:
        """Decrypts what `write` has made: the type and the bytes."""
        task_id, idx, task_path = task
        type_ = type_[len(_MARK) :]
        place = write_place(task_place(key, task_id), idx, task_path, channel, type_)
        return type_, self._cipher.open(data, place, key.thread_id)

    def open_wakeup(
        self,
        thread_id: str,
        name: str,
        asked: tuple[str | None, str | None, int],
        type_: str,
        data: bytes,
    ) -> tuple[str, bytes]:
        """Decrypts what `wakeup` has made: the type and the bytes."""
        place = partial(wakeup_place, thread_id, name, asked)
        return self._open_row(thread_id, place, type_, data)

    def open_step(
        self, key: CheckpointKey, step: tuple[str, str, int], type_: str, data: bytes
    ) -> tuple[str, bytes]:
        """Decrypts what `step` has made: the type and the bytes."""
        return self._open_row(key.thread_id, partial(step_place, key, step), type_, data)

    def open_events(
        self,
        thread_id: str,
        appended: tuple[str, int, bool, str | None],
        type_: str,
        data: bytes,
    ) -> tuple[str, bytes]:
        """Decrypts what `events` has made: the type and the bytes."""
        place = partial(events_place, thread_id, appended)
        return self._open_row(thread_id, place, type_, data)

    def _open_row(
        self, thread_id: str, place: Callable[[str], bytes], type_: str, data: bytes
    ) -> tuple[str, bytes]:
        """Opens what stands in a row of its own, whose place has its type in clear."""
        if not self.is_sealed(type_):
            return type_, data
        type_ = type_[len(_MARK) :]
        return type_, self._cipher.open(data, place(type_), thread_id)

    def open_small_values(
        self,
        key: CheckpointKey,
        parent_id: str | None,
        checkpoint: Mapping[str, Any],
        sealed: bytes | None,
    ) -> SmallValues:
        """The small values of a checkpoint that was read, and what else it had."""
        in_clear: dict[str, Any] = checkpoint.get("channel_values", {})
        if sealed is None:
            self._take_plaintext()
            return SmallValues(in_clear, None, parent_id)
        try:
            place = checkpoint_place(key, checkpoint)
        except (RecursionError, TypeError):  # orjson's own error is a TypeError
            raise DecryptionError("its document is not what was stored") from None
        opened = self._cipher.open(sealed, place, key.thread_id)
        sealed_parent, large, values = orjson.loads(opened)
        # The parents of checkpoints that stay are forgotten when they are deleted.
        if parent_id not in (None, sealed_parent) or in_clear != dict.fromkeys(values):
            raise DecryptionError("its parent or its values differ from what was stored")
        return SmallValues(values, large, sealed_parent)

    def _take_plaintext(self) -> None:
        if not self.allow_plaintext:
            raise DecryptionError(
                "it is not encrypted; a saver with a cipher accepts it only "
                "with allow_plaintext=True"
            )


class _Names:
    """Names for the pieces of a thread: HMAC-SHA256, whose key is derived for the first.

    A list that is cut further goes on with what named its first pieces. Both hashes of the key
    (RFC 2104) are kept: a call of hmac.digest takes twice as long for a message.
    """

    __slots__ = ("_inner", "_keys", "_outer", "_thread_id")

    def __init__(self, keys: KeyRing, thread_id: str) -> None:
        self._keys, self._thread_id = keys, thread_id
        self._inner: hashlib._Hash | None = None

    def __call__(self, piece: bytes) -> bytes:
        if (inner := self._inner) is None:
            inner = self._begin()
        inner, outer = inner.copy(), self._outer.copy()
        inner.update(piece)
        outer.update(inner.digest())
        return outer.digest()[:DIGEST_SIZE]

    def _begin(self) -> hashlib._Hash:
        purpose = b"chunks" + self._thread_id.encode()
        key = self._keys.derive(self._keys.naming, purpose).ljust(_BLOCK, b"\0")
        self._outer = hashlib.sha256(key.translate(_OUTER))
        self._inner = hashlib.sha256(key.translate(_INNER))
        return self._inner


def filter_json(seal: Sealing | None, wanted: Mapping[str, Any] | None) -> str:
    """A filter on metadata as JSON."""
    check_filter(wanted)
    if seal is not None:
        seal.metadata.check_in_clear(wanted or (), "a filter")
    return metadata_json(wanted or {})
