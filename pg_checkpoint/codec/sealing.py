"""Sealing: rows are encrypted, each bound to its place, and opened again. Pure.

A row's ciphertext is bound to its place: bytes that are authenticated with it. They are

    blob        the whole value, or what is in no chunk   thread, namespace, channel, version, type,
                                                          and the names of all its chunks
    chunk       a piece of a value                        thread, name
    write       the value                                 its whole key, task path, channel, type
    wakeup      the input of a run at a time              thread, name, the question, type
    step        its result                                checkpoint, task, name, position, type
    events      those of one append to the event log      thread, the append's key, their number,
                                                          whether they end a run, checkpoint, type
    checkpoint  the small values, which channels have     its key, and the whole document:
                others, and the parent's id               versions, id, time, whatever else is in it
    metadata    all of it, the checkpoint's parent and    its checkpoint's key, and the fields that
                time                                      stay in clear
    item        the JSON of a value of the store          namespace, key

All of them are also bound to the cipher's context and to the schema's random id, which the first
look at the schema finds (schema_migrations). Rows that are encoded before wait in memory, in clear,
until that id is known.

The server follows the names of chunks, so those stand in clear, and groups, which hold nothing
else. Names are HMACs with a key of the thread's own: equal values are stored once within a thread
and are not known as equal in two. Only writing takes that key; what a name stands for is proved by
the cipher, so that the ring's naming key may change. Then a thread's lists are stored once more,
under new names.
"""

from __future__ import annotations

import hashlib
import json
from base64 import b64decode, b64encode
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from copy import copy
from decimal import Decimal
from typing import Any, NamedTuple, TypeAlias

import orjson

from pg_checkpoint.codec.chunks import DIGEST_SIZE
from pg_checkpoint.codec.keys import SEALED_FIELD, CheckpointKey, check_filter, metadata_json
from pg_checkpoint.core.arguments import refuse
from pg_checkpoint.core.cipher import AesGcmCipher, DataKeys, KeyRing, data_key_id
from pg_checkpoint.core.errors import DataKeyError, DecryptionError, UnsupportedCallError

# The first field of each place goes up when places change.
_LAYOUT, _METADATA_LAYOUT = "pg_checkpoint 2", "pg_checkpoint 3"

# Begins the type of a sealed row, and a sealed item, which no JSON begins with.
_MARK = "pg:aes:"
# Why a row in clear is refused, as errors have it.
NOT_ENCRYPTED = "it is not encrypted"
# Characters of Base64 that hold the id of a ciphertext's key.
_HEAD = 48

# Data keys that a saver keeps in memory, of some kB each.
_DATA_KEYS = 10_000

# Of HMAC-SHA256: bytes of a block, and what the key is xored with.
_BLOCK = 64
_INNER, _OUTER = (bytes(byte ^ pad for byte in range(256)) for pad in (0x36, 0x5C))


def _place(*fields: str) -> bytes:
    # Ids, names and types hold no NUL: no two lists of fields of the same length are joined alike.
    return "\0".join((_LAYOUT, *fields)).encode()


def blob_place(key: CheckpointKey, names: bytes, channel: str, version: str, type_: str) -> bytes:
    fields = key.thread_id, key.checkpoint_ns, channel, version, type_, ""
    return _place("blob", *fields) + names


def chunk_place(thread_id: str, name: bytes) -> bytes:
    return _place("chunk", thread_id, "") + name


def checkpoint_place(key: CheckpointKey, checkpoint: Mapping[str, Any]) -> bytes:
    """The place of a checkpoint, with all of its document but the values."""
    document = {name: value for name, value in checkpoint.items() if name != "channel_values"}
    return _place("checkpoint", *key, "") + _canonical(document)


def metadata_place(key: CheckpointKey, in_clear: Mapping[str, Any]) -> bytes:
    fields = "\0".join((_METADATA_LAYOUT, "metadata", *key, "")).encode()
    return fields + _canonical(in_clear)


# The places of rows that `Sealing.seal_row` seals, which adds the type to them.


def write_place(key: CheckpointKey, task_id: str, idx: int, task_path: str, channel: str) -> bytes:
    return _place("write", *key, task_id, str(idx), task_path, channel, "")


def wakeup_place(thread_id: str, name: str, question: tuple[str | None, str | None, int]) -> bytes:
    interrupt_id, checkpoint_id, answers = question
    fields = interrupt_id or "", checkpoint_id or "", str(answers), ""
    return _place("wakeup", thread_id, name, *fields)


def step_place(key: CheckpointKey, step: tuple[str, str, int]) -> bytes:
    task_id, name, position = step
    return _place("step", *key, task_id, name, str(position), "")


def events_place(thread_id: str, appended: tuple[str, int, bool, str | None]) -> bytes:
    key, count, ends, checkpoint_id = appended
    return _place("events", thread_id, key, str(count), str(int(ends)), checkpoint_id or "", "")


def item_place(namespace: str, key: str) -> bytes:
    return _place("item", namespace, key)


def _canonical(document: Mapping[str, Any]) -> bytes:
    return orjson.dumps(_as_jsonb(document), option=orjson.OPT_SORT_KEYS)


def _as_jsonb(value: Any) -> Any:
    """The same for a value and for what JSONB gives back: one kind of numbers; 1e16 is an int."""
    kind = type(value)
    if kind is dict:
        for v in value.values():
            # Most of it is text, and of most dicts all.
            if type(v) is not str:
                return {n: v if type(v) is str else _as_jsonb(v) for n, v in value.items()}
        return value
    if kind is list:
        return [v if type(v) is str else _as_jsonb(v) for v in value]
    if kind is not int and kind is not float:
        return value
    if abs(value) >= 2**63:
        # With an exponent, whose sign not all versions of orjson write.
        return orjson.Fragment(repr(float(value)).replace("+", ""))
    # JSONB gives back the shortest digits of a float, and then zeros.
    return int(Decimal(repr(value))) if kind is float and value.is_integer() else value


class DistrustedKeyError(DecryptionError):
    """Raised for what a distrusted key encrypted, inside a rotation only."""


class SchemaCipher:
    """Encrypts and decrypts for one schema, once its id is known."""

    def __init__(self, cipher: AesGcmCipher) -> None:
        self.keys = cipher.keys
        self.data_keys = DataKeys(_DATA_KEYS)  # the data keys of threads, as far as they are known
        self.needs_data_keys = bool(cipher.data_keys)  # nothing of a thread is encrypted without
        self.is_settled = False  # whether the schema is known, and can be encrypted for
        self.schema_id = b""  # the last that was known
        self.for_schema = cipher  # with the ring's keys; it wraps data keys
        self.around_kms = cipher  # the same for data keys that a KMS has wrapped
        self.distrusted: frozenset[str] = frozenset()  # keys whose ciphertexts are not opened
        # Called, from any thread, when something can't be opened: it may be encrypted for another
        # schema, that came in this one's place.
        self.on_failure: Callable[[], None] = lambda: None

    def settle(self, schema_id: bytes) -> None:
        """Binds values to a schema from now on; forgets the data keys of another one."""
        if schema_id != self.schema_id:
            self.data_keys.clear()
        self.for_schema = self.for_schema.within(schema_id)
        self.around_kms = self.for_schema.around_kms()
        self.schema_id = schema_id
        self.is_settled = True

    def unsettle(self) -> None:
        """Notes that the schema is gone: nothing is encrypted before the next one is settled."""
        self.is_settled = False

    @property
    def bound_by(self) -> int:
        return self.for_schema.bound_by

    def beginnings(self, thread_id: str) -> list[bytes]:
        """The first bytes of what it encrypts for a thread, whatever the thread's data key is."""
        if self.needs_data_keys or self.data_keys.get(thread_id) is not None:
            return self.for_schema.data_key_beginnings
        return self.for_schema.beginnings

    def seal(self, plaintext: bytes, place: bytes, thread_id: str | None) -> bytes:
        return self.sealer(thread_id)(plaintext, place)

    def sealer(self, thread_id: str | None) -> Callable[[bytes, bytes], bytes]:
        """The `seal` of a thread's data key, if it has one; of the ring's key for None."""
        if not self.is_settled:
            raise RuntimeError("nothing is encrypted before the schema is known")
        if thread_id is None or not (self.needs_data_keys or self.data_keys.has_any):
            return self.for_schema.seal
        own = self.data_keys.to_seal(thread_id)
        if own is None and self.needs_data_keys:
            raise DataKeyError(f"the data key of thread {thread_id!r} is no longer known")
        return (own or self.for_schema).seal

    def open(self, sealed: bytes, place: bytes, thread_id: str | None) -> bytes:
        """Decrypts; raises DistrustedKeyError and ThreadShreddedError, too."""
        try:
            return self._open(sealed, place, thread_id)
        except DistrustedKeyError:
            raise
        except DecryptionError:
            self.on_failure()
            raise

    def _open(self, sealed: bytes, place: bytes, thread_id: str | None) -> bytes:
        if thread_id is not None and data_key_id(sealed) is not None:
            return self.data_keys.to_open(thread_id, sealed).open(sealed, place)
        if thread_id is not None and not self.for_schema.takes_ring:
            raise DecryptionError(
                "it is encrypted with a key of the ring, not with the KMS: during a rotation "
                "AesGcmCipher(..., accept_without_kms=True) accepts it"
            )
        if self.distrusted and (key_id := self.for_schema.key_id(sealed)) in self.distrusted:
            raise DistrustedKeyError(f"encrypted with the key {key_id!r}, which is distrusted")
        return self.for_schema.open(sealed, place)


class SmallValues(NamedTuple):
    """What is sealed of a checkpoint, or stands in clear."""

    values: dict[str, Any]  # its small values
    large: list[str] | None  # which others it has, if known
    parent_id: str | None  # its parent when it was put, which may be deleted by now


def is_sealed(stored: str | None) -> bool:
    """Whether a row of this type is encrypted, or an item of the store that is stored so."""
    return stored is not None and stored.startswith(_MARK)


class Sealing:
    """Encrypts the rows of a saver, and decrypts them."""

    def __init__(
        self,
        cipher: AesGcmCipher,
        *,
        allow_plaintext: bool,
        encrypt_metadata: bool,
        clear_metadata: Collection[str] = (),
    ) -> None:
        self.cipher = SchemaCipher(cipher)
        self.metadata = MetadataSealing(
            self.cipher,
            encrypts=encrypt_metadata,
            clear=clear_metadata,
            allow_plaintext=allow_plaintext,
        )
        self.allow_plaintext = allow_plaintext

    def distrusting(self, key_ids: Collection[str]) -> Sealing:
        """A copy that raises DistrustedKeyError for what these keys encrypted."""
        other = copy(self)
        other.cipher = copy(self.cipher)
        other.cipher.distrusted = frozenset(key_ids)
        other.metadata = copy(self.metadata)
        other.metadata.cipher = other.cipher
        return other

    @property
    def items(self) -> ItemSealing:
        return ItemSealing(self.cipher, allow_plaintext=self.allow_plaintext)

    @property
    def seals_at_once(self) -> bool:
        """Whether what is encoded can be encrypted then, and not only when it is sent.

        A data key is known when the row is sent. If the key is replaced meanwhile, the row is
        encrypted once more.
        """
        return self.cipher.is_settled and not self.cipher.needs_data_keys

    # --- writing ---

    def namer(self, thread_id: str) -> Callable[[bytes], bytes]:
        """Gives the pieces of a thread their names, in the place of chunks.digest_of."""
        return _Names(self.cipher.keys, thread_id)

    def blob(
        self, key: CheckpointKey, names: bytes, channel: str, version: str, type_: str, data: bytes
    ) -> tuple[str, bytes]:
        """A blob's type and ciphertext."""
        place = blob_place(key, names, channel, version, type_)
        return _MARK + type_, self.cipher.seal(data, place, key.thread_id)

    def chunks(
        self, thread_id: str, groups: Collection[bytes], pieces: Mapping[bytes, bytes]
    ) -> dict[bytes, bytes]:
        """Encrypts pieces, except the groups."""
        seal, place = self.cipher.sealer(thread_id), chunk_place(thread_id, b"")
        return {
            name: piece if name in groups else seal(piece, place + name)
            for name, piece in pieces.items()
        }

    def seal_row(self, thread_id: str, place: bytes, type_: str, data: bytes) -> tuple[str, bytes]:
        """The type and the ciphertext of a write, a wake-up, a step or events."""
        return _MARK + type_, self.cipher.seal(data, place + type_.encode(), thread_id)

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
        return self.cipher.seal(data, place, key.thread_id)

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
        type_ = type_.removeprefix(_MARK)
        place = blob_place(key, names, channel, version, type_)
        return type_, self.cipher.open(data, place, key.thread_id)

    def open_chunk(self, thread_id: str) -> Callable[[bytes, bytes], bytes]:
        """Opens a thread's chunks by name, in the place of chunks.checked."""
        return lambda name, chunk: self.cipher.open(chunk, chunk_place(thread_id, name), thread_id)

    def open_row(self, thread_id: str, place: bytes, type_: str, data: bytes) -> tuple[str, bytes]:
        """Decrypts what `seal_row` has made: the type and the bytes."""
        if not self.is_sealed(type_):
            return type_, data
        type_ = type_.removeprefix(_MARK)
        return type_, self.cipher.open(data, place + type_.encode(), thread_id)

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
            raise DecryptionError("its document was changed after it was stored") from None
        opened = self.cipher.open(sealed, place, key.thread_id)
        sealed_parent, large, values = orjson.loads(opened)
        # The parents of checkpoints that stay are forgotten when they are deleted.
        if parent_id not in (None, sealed_parent) or in_clear != dict.fromkeys(values):
            raise DecryptionError("its parent or its values were changed after it was stored")
        return SmallValues(values, large, sealed_parent)

    def _take_plaintext(self) -> None:
        if not self.allow_plaintext:
            raise DecryptionError(f"{NOT_ENCRYPTED}: allow_plaintext=True accepts it")


class _Names:
    """Names for the pieces of a thread: HMAC-SHA256, whose key is derived for the first.

    A list that is cut further goes on with what named its first pieces. Both hashes of the key
    (RFC 2104) are kept: a call of hmac.digest takes twice as long for a message.
    """

    __slots__ = ("_hashes", "_keys", "_thread_id")

    def __init__(self, keys: KeyRing, thread_id: str) -> None:
        self._keys, self._thread_id = keys, thread_id
        self._hashes: tuple[hashlib._Hash, hashlib._Hash] | None = None

    def __call__(self, piece: bytes) -> bytes:
        if self._hashes is None:
            purpose = b"chunks" + self._thread_id.encode()
            key = self._keys.derive(self._keys.naming, purpose).ljust(_BLOCK, b"\0")
            self._hashes = (
                hashlib.sha256(key.translate(_INNER)),
                hashlib.sha256(key.translate(_OUTER)),
            )
        inner, outer = self._hashes
        inner, outer = inner.copy(), outer.copy()
        inner.update(piece)
        outer.update(inner.digest())
        return outer.digest()[:DIGEST_SIZE]


# Sealed metadata. In the place of the metadata stands
#
#   pg:sealed   the ciphertext (Base64) of all of it, and of the checkpoint's parent and time, which
#               listings show; bound to the checkpoint's key and to all that stands beside it
#   FIELD       each field that `clear_metadata` names, by which the server finds it
#   parents, counters_since_delta_snapshot    a checkpoint id and the names of channels, which
#               stand in clear elsewhere too: what deletes must know what depends on what
#
# A field that was changed in clear does not open. A row that the server does not find is not
# opened: by a change in clear a row can be hidden from a filter, as it can be deleted.


class OpenedMetadata(NamedTuple):
    """Metadata of a row that was read."""

    content: dict[str, Any]  # the metadata
    is_proved: bool = False  # whether what follows was encrypted with it
    # The checkpoint's parent when it was put, which may be deleted by now.
    parent_id: str | None = None
    # Its own time, as it is in the checkpoint's document; None if that is no text.
    created: str | None = None


class MetadataSealing:
    """Encrypts metadata, but for the fields that are to stay in clear."""

    def __init__(
        self, cipher: SchemaCipher, *, encrypts: bool, clear: Collection[str], allow_plaintext: bool
    ) -> None:
        self.cipher = cipher
        self.encrypts = encrypts
        self._clear = frozenset(clear)
        self._allow_plaintext = allow_plaintext

    def seal(
        self, key: CheckpointKey, metadata: str, parent_id: str | None, created: object
    ) -> str:
        """The JSON to store for metadata (JSON, too)."""
        if not self.encrypts:
            return metadata
        return self._seal(key, orjson.loads(metadata), parent_id, created, self._clear)

    def seal_again(
        self, key: CheckpointKey, stored: dict[str, Any], parent_id: str | None, created: object
    ) -> str | None:
        """Stored metadata encrypted by the active key, or None if it is and stays in clear."""
        clear: Collection[str] = self._clear
        if is_sealed_metadata(stored):
            content = self._open(key, stored).content
            if not self.encrypts:
                # A saver that does not encrypt metadata does not know which fields stay in clear.
                clear = [f for f, value in stored.items() if content.get(f) == value]
        elif self.encrypts:
            content = self.open(key, stored).content
        else:
            return None
        return self._seal(key, content, parent_id, created, clear)

    def _seal(
        self,
        key: CheckpointKey,
        content: dict[str, Any],
        parent_id: str | None,
        created: object,
        clear: Collection[str],
    ) -> str:
        in_clear = _for_deletes(content) | {f: content[f] for f in clear if f in content}
        data = orjson.dumps([content, parent_id, created if isinstance(created, str) else None])
        sealed = self.cipher.seal(data, metadata_place(key, in_clear), key.thread_id)
        return orjson.dumps({SEALED_FIELD: b64encode(sealed).decode(), **in_clear}).decode()

    def open(self, key: CheckpointKey, stored: dict[str, Any]) -> OpenedMetadata:
        """The metadata of a checkpoint that was read, and what was encrypted with it."""
        try:
            return self._open(key, stored)
        except DecryptionError as error:
            # Plaintext metadata is the user's: any key may be in it.
            if not self.encrypts or self._allow_plaintext:
                return OpenedMetadata(stored)
            place = (
                f"thread {key.thread_id!r}, namespace {key.checkpoint_ns!r}, {key.checkpoint_id!r}"
            )
            raise error.at(f"the metadata at {place}") from error

    def _open(self, key: CheckpointKey, stored: dict[str, Any]) -> OpenedMetadata:
        in_clear = dict(stored)
        if not isinstance(text := in_clear.pop(SEALED_FIELD, None), str):
            raise DecryptionError(NOT_ENCRYPTED)
        try:
            sealed, place = b64decode(text, validate=True), metadata_place(key, in_clear)
        except (ValueError, TypeError, RecursionError):  # orjson's own error is a TypeError
            raise DecryptionError("not a ciphertext") from None
        content, parent_id, created = orjson.loads(self.cipher.open(sealed, place, key.thread_id))
        return OpenedMetadata(content, True, parent_id, created)

    def check_in_clear(self, names: Collection[str], use: str) -> None:
        """Refuses to look for fields that are encrypted."""
        if self.encrypts and (sealed := sorted(set(names) - self._clear)):
            raise UnsupportedCallError(
                f"with encrypt_metadata, {use} needs the metadata field {sealed[0]!r} in clear: "
                "add it to clear_metadata"
            )


def _for_deletes(content: dict[str, Any]) -> dict[str, Any]:
    in_clear: dict[str, Any] = {}
    parents = content.get("parents")
    if isinstance(parents, dict) and isinstance(parents.get(""), str):
        in_clear["parents"] = {"": parents[""]}
    counters = content.get("counters_since_delta_snapshot")
    if isinstance(counters, dict):
        in_clear["counters_since_delta_snapshot"] = dict.fromkeys(counters)
    return in_clear


def data_key_of(stored: Mapping[str, Any]) -> str | None:
    """The id of the data key that stored metadata is encrypted by, if it is."""
    if not isinstance(text := stored.get(SEALED_FIELD), str):
        return None
    try:
        return data_key_id(b64decode(text[:_HEAD], validate=True))
    except ValueError:
        return None


def is_sealed_metadata(stored: Mapping[str, Any]) -> bool:
    """Whether stored metadata is encrypted; what is in clear has another name for its mark."""
    return isinstance(stored.get(SEALED_FIELD), str)


def filter_json(seal: Sealing | None, wanted: Mapping[str, Any] | None) -> str:
    """A filter on metadata as JSON."""
    check_filter(wanted)
    if seal is not None:
        seal.metadata.check_in_clear(wanted or (), "a filter")
    return metadata_json(wanted or {})


# Sealed items of the store. In the column `exact` stands
#
#     pg:aes:     and the ciphertext (Base64) of the value's JSON, where that is in clear otherwise
#
# and in the column `value`, which filters see, only the fields that were declared clear: a copy,
# which is never returned.

# The name of a field of the value, or the names on the way to a nested one.
Field: TypeAlias = "str | tuple[str, ...]"


class ItemSealing:
    """Encrypts the values of a store's items; a namespace is given as it is written."""

    def __init__(self, cipher: SchemaCipher, *, allow_plaintext: bool) -> None:
        self.cipher = cipher
        self._allow_plaintext = allow_plaintext

    def seal(self, namespace: str, key: str, text: str) -> str:
        """The content of `exact` for a value's JSON."""
        sealed = self.cipher.seal(text.encode(), item_place(namespace, key), None)
        return _MARK + b64encode(sealed).decode()

    def open(self, namespace: str, key: str, stored: str) -> str:
        """Decrypts a value; returns its JSON."""
        if not is_sealed(stored):
            if self._allow_plaintext:
                return stored
            raise _unreadable(namespace, key, f"{NOT_ENCRYPTED}: allow_plaintext=True accepts it")
        try:
            sealed = b64decode(stored.removeprefix(_MARK), validate=True)
        except ValueError:
            raise _unreadable(namespace, key, "not a ciphertext") from None
        try:
            return self.cipher.open(sealed, item_place(namespace, key), None).decode()
        except DistrustedKeyError:
            raise
        except DecryptionError as error:
            raise _unreadable(namespace, key, error) from error


def _unreadable(namespace: str, key: str, why: object) -> DecryptionError:
    labels = tuple(namespace.split("\1")[:-1])
    return DecryptionError(f"can't decrypt the item {key!r} in {labels!r}: {why}")


def field_path(field: object) -> tuple[str, ...]:
    """The names on the way to a field."""
    path: tuple[Any, ...] = ()
    if isinstance(field, str):
        path = (field,)
    elif isinstance(field, Sequence) and not isinstance(field, bytes):
        path = tuple(field)
    if not path or not all(isinstance(name, str) for name in path):
        refuse("a searchable field", "a name, or a tuple of names", field)
    return path


def clear_part(seen: str, paths: Sequence[tuple[str, ...]]) -> str:
    """What stays of a value for filters: of its JSON only the fields with these paths."""
    if not paths:
        return "{}"
    value, in_clear = json.loads(seen), dict[str, Any]()
    for path in paths:
        _copy(value, path, in_clear)
    return json.dumps(in_clear, separators=(",", ":"))


def _copy(value: Any, path: tuple[str, ...], into: dict[str, Any]) -> None:
    first, *rest = path
    if not isinstance(value, dict) or first not in value:
        return
    if not rest:
        into[first] = value[first]
    elif isinstance(value[first], dict):
        _copy(value[first], tuple(rest), into.setdefault(first, {}))
