"""Sealing: rows are encrypted, each bound to its place, and opened again. Pure."""

from __future__ import annotations

import hashlib
import json
from base64 import b64decode, b64encode
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from copy import copy
from decimal import Decimal
from functools import partial
from typing import Any, NamedTuple, TypeAlias

import orjson

from pg_checkpoint.codec.chunks import DIGEST_SIZE
from pg_checkpoint.codec.keys import CheckpointKey, check_filter, metadata_json
from pg_checkpoint.core.arguments import refuse
from pg_checkpoint.core.cipher import AesGcmCipher, DataKeys, KeyRing, data_key_id
from pg_checkpoint.core.errors import DataKeyError, DecryptionError, UnsupportedCallError

# Places: what a ciphertext is bound to, as bytes that are authenticated with it. Pure.


# Goes up when places change.
_LAYOUT, _METADATA = "pg_checkpoint 2", "pg_checkpoint 3"

# Ids, names and types hold no NUL: joined by it, no two lists of the same length look alike.


def blob_place(key: CheckpointKey, names: bytes, channel: str, version: str, type_: str) -> bytes:
    """The place of a value, which may be cut into chunks of these names."""
    fields = (_LAYOUT, "blob", key.thread_id, key.checkpoint_ns, channel, version, type_, "")
    return "\0".join(fields).encode() + names


def chunk_place(thread_id: str, name: bytes) -> bytes:
    """The place of a piece."""
    return "\0".join((_LAYOUT, "chunk", thread_id, "")).encode() + name


def task_place(key: CheckpointKey, task_id: str) -> str:
    """What the places of a task's writes begin with."""
    return "\0".join((_LAYOUT, "write", *key, task_id, ""))


def write_place(task: str, idx: int, task_path: str, channel: str, type_: str) -> bytes:
    """The place of a pending write of that task."""
    return f"{task}{idx}\0{task_path}\0{channel}\0{type_}".encode()


def checkpoint_place(key: CheckpointKey, checkpoint: Mapping[str, Any]) -> bytes:
    """The place of a checkpoint, with all of its document but the values."""
    fields = "\0".join((_LAYOUT, "checkpoint", *key, "")).encode()
    document = dict(checkpoint)
    document.pop("channel_values", None)
    return fields + orjson.dumps(_same(document), option=orjson.OPT_SORT_KEYS)


def metadata_place(key: CheckpointKey, in_clear: Mapping[str, Any]) -> bytes:
    """The place of metadata: its checkpoint, and all that stands beside the ciphertext."""
    fields = "\0".join((_METADATA, "metadata", *key, "")).encode()
    return fields + orjson.dumps(_same(in_clear), option=orjson.OPT_SORT_KEYS)


def wakeup_place(
    thread_id: str, name: str, asked: tuple[str | None, str | None, int], type_: str
) -> bytes:
    """The place of what is to be run in a thread, and of the question that it is to answer."""
    interrupt_id, checkpoint_id, answers = asked
    fields = (_LAYOUT, "wakeup", thread_id, name, interrupt_id or "", checkpoint_id or "")
    return "\0".join((*fields, str(answers), type_)).encode()


def step_place(key: CheckpointKey, step: tuple[str, str, int], type_: str) -> bytes:
    """The place of a step's result: of its task, its name, and which use of that it is."""
    task_id, name, position = step
    return "\0".join((_LAYOUT, "step", *key, task_id, name, str(position), type_)).encode()


def events_place(thread_id: str, appended: tuple[str, int, bool, str | None], type_: str) -> bytes:
    """The place of appended events: the append's key, what it counts, whether a run ends by it."""
    key, count, ends, checkpoint_id = appended
    fields = (_LAYOUT, "events", thread_id, key, str(count), str(int(ends)), checkpoint_id or "")
    return "\0".join((*fields, type_)).encode()


def _same(value: Any) -> Any:
    """The same for what JSONB gives back: one kind of numbers, in which 1e16 is an integer."""
    kind = type(value)
    if kind is dict:
        for v in value.values():
            # Most of it is text, and of most dicts all.
            if type(v) is not str:
                return {n: v if type(v) is str else _same(v) for n, v in value.items()}
        return value
    if kind is list:
        return [v if type(v) is str else _same(v) for v in value]
    if kind is not int and kind is not float:
        return value
    if abs(value) >= 2**63:
        # With an exponent, whose sign not all versions of orjson write.
        return orjson.Fragment(repr(float(value)).replace("+", ""))
    # JSONB gives back the shortest digits of a float, and then zeros.
    return int(Decimal(repr(value))) if kind is float and value.is_integer() else value


# A saver's cipher, bound to its schema once that is known.
#
# The schema's random id is found by the first look at the schema, after the first calls may
# have been encoded: what they hold waits until then, in clear and in memory.


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


# Sealed metadata: encrypted, but for the fields that are to stay in clear.
#
# Pure. In the place of the metadata stands
#
#   pg:sealed   the ciphertext (Base64) of all of it, and of the checkpoint's parent and time, which
#               listings show; bound to the checkpoint's key and to all that stands beside it
#   FIELD       each field that `clear_metadata` names, by which the server finds it
#   parents, counters_since_delta_snapshot    a checkpoint id and the names of channels, which
#               stand in clear elsewhere too: what deletes must know what depends on what
#
# A field that was changed in clear does not open. What the server does not find, nobody opens: by a
# change there a row can be hidden from a filter, as it can be deleted.


_SEALED = "pg:sealed"
# Characters that hold the id of a ciphertext's key.
_HEAD = 48


class OpenedMetadata(NamedTuple):
    """Metadata of a row that was read."""

    content: dict[str, Any]  # the metadata
    is_proved: bool = False  # whether what follows was encrypted with it
    # The checkpoint's parent when it was put, which may be deleted by now.
    parent_id: str | None = None
    # Its own time, as it is in the checkpoint's document; None if that is no text.
    created: str | None = None


class MetadataSealing:
    """What a saver with a cipher does to metadata and to filters on it."""

    def __init__(
        self,
        cipher: SchemaCipher,
        *,
        encrypts: bool,
        clear: Collection[str],
        allow_plaintext: bool,
    ) -> None:
        self._cipher = cipher
        self.encrypts = encrypts  # as given
        self._clear = frozenset(clear)
        self._allow_plaintext = allow_plaintext

    def settle(self, cipher: SchemaCipher) -> None:
        """Uses another cipher of the same keys from now on."""
        self._cipher = cipher

    def seal(
        self, key: CheckpointKey, metadata: str, parent_id: str | None, created: object
    ) -> str:
        """What is stored in the place of metadata (JSON text)."""
        if not self.encrypts:
            return metadata
        return self._seal(key, orjson.loads(metadata), parent_id, created, self._clear)

    def seal_again(
        self, key: CheckpointKey, stored: dict[str, Any], parent_id: str | None, created: object
    ) -> str | None:
        """Stored metadata encrypted by the active key, or None if it is and stays in clear."""
        if is_sealed_metadata(stored):
            content = self._open(key, stored).content
            # A saver that does not encrypt metadata does not know which fields stay in clear.
            as_before = [f for f, value in stored.items() if content.get(f) == value]
            clear = self._clear if self.encrypts else as_before
            return self._seal(key, content, parent_id, created, clear)
        if not self.encrypts:
            return None
        return self._seal(key, self.open(key, stored), parent_id, created, self._clear)

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
        sealed = self._cipher.seal(data, metadata_place(key, in_clear), key.thread_id)
        return orjson.dumps({_SEALED: b64encode(sealed).decode(), **in_clear}).decode()

    def open(self, key: CheckpointKey, stored: dict[str, Any]) -> dict[str, Any]:
        """The metadata of a checkpoint that was read; raises as `opened`."""
        return self.opened(key, stored).content

    def opened(self, key: CheckpointKey, stored: dict[str, Any]) -> OpenedMetadata:
        """The metadata of a checkpoint that was read, and what was encrypted with it."""
        try:
            return self._open(key, stored)
        except DecryptionError as error:
            # Plaintext metadata is the user's: any key may be in it.
            if not self.encrypts or self._allow_plaintext:
                return OpenedMetadata(stored)
            raise type(error)(f"can't decrypt the metadata at {_where(key)}: {error}") from error

    def check_in_clear(self, names: Collection[str], what: str) -> None:
        """Refuses to look for fields that are encrypted."""
        if self.encrypts and (sealed := sorted(set(names) - self._clear)):
            raise UnsupportedCallError(
                f"with encrypt_metadata {what} needs the field {sealed[0]!r} of metadata in clear: "
                "name it in clear_metadata"
            )

    def _open(self, key: CheckpointKey, stored: dict[str, Any]) -> OpenedMetadata:
        in_clear = dict(stored)
        if not isinstance(text := in_clear.pop(_SEALED, None), str):
            raise DecryptionError("it is not encrypted")
        try:
            sealed, place = b64decode(text, validate=True), metadata_place(key, in_clear)
        except (ValueError, TypeError, RecursionError):  # orjson's own error is a TypeError
            raise DecryptionError("not a ciphertext") from None
        content, parent_id, created = orjson.loads(self._cipher.open(sealed, place, key.thread_id))
        return OpenedMetadata(content, True, parent_id, created)


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
    if not isinstance(text := stored.get(_SEALED), str):
        return None
    try:
        return data_key_id(b64decode(text[:_HEAD], validate=True))
    except ValueError:
        return None


def is_sealed_metadata(stored: Mapping[str, Any]) -> bool:
    """Whether stored metadata is encrypted; what is in clear has another name for its mark."""
    return isinstance(stored.get(_SEALED), str)


def _where(key: CheckpointKey) -> str:
    return f"thread {key.thread_id!r}, namespace {key.checkpoint_ns!r}, {key.checkpoint_id!r}"


# Sealed items: values of the store, encrypted, each bound to its namespace and key.
#
# Pure. In the column `exact` stands
#
#     pg:aes:     and the ciphertext (Base64) of the value's JSON, where that is in clear otherwise
#
# and in the column `value`, which filters see, only the fields that were declared clear: a copy,
# which is never returned. No JSON begins as what is sealed does.


# The name of a field of the value, or the names on the way to a nested one.
Field: TypeAlias = "str | tuple[str, ...]"

_MARK = "pg:aes:"
_ITEM_LAYOUT = "pg_checkpoint 2"


class ItemSealing:
    """What a store with a cipher does to the values of its items."""

    def __init__(self, cipher: SchemaCipher, *, allow_plaintext: bool) -> None:
        self.cipher = cipher
        self._allow_plaintext = allow_plaintext

    def seal(self, namespace: str, key: str, text: str) -> str:
        """What is stored in `exact` for a value's JSON; the namespace as it is written."""
        return (
            _MARK
            + b64encode(self.cipher.seal(text.encode(), _place(namespace, key), None)).decode()
        )

    def open(self, namespace: str, key: str, stored: str) -> str:
        """Decrypts a value; returns its JSON."""
        try:
            if is_sealed_item(stored):
                return self._open(stored, _place(namespace, key))
        except DistrustedKeyError:
            raise
        except DecryptionError as error:
            raise _unreadable(namespace, key, error) from error
        if self._allow_plaintext:
            return stored
        raise _unreadable(namespace, key, "it is not encrypted: allow_plaintext=True accepts it")

    def _open(self, stored: str, place: bytes) -> str:
        try:
            sealed = b64decode(stored[len(_MARK) :], validate=True)
        except ValueError:
            raise DecryptionError("not a ciphertext") from None
        return self.cipher.open(sealed, place, None).decode()


def is_sealed_item(stored: str) -> bool:
    """Whether a stored value is encrypted."""
    return stored.startswith(_MARK)


def field_path(field: Field) -> tuple[str, ...]:
    """The names on the way to a field."""
    path = (field,) if isinstance(field, str) else tuple(field) if _has_parts(field) else ()
    if not path or not all(isinstance(name, str) for name in path):
        refuse("a searchable field", "a name, or a tuple of names", field)
    return path


def _has_parts(field: object) -> bool:
    return isinstance(field, Sequence) and not isinstance(field, bytes)


def clear_part(seen: str, paths: Sequence[tuple[str, ...]]) -> str:
    """What stays of a value for filters: of its JSON only the fields with these paths."""
    if not paths:
        return "{}"
    value, found = json.loads(seen), dict[str, Any]()
    for path in paths:
        _copy(value, path, found)
    return json.dumps(found, separators=(",", ":"))


def _copy(value: Any, path: tuple[str, ...], into: dict[str, Any]) -> None:
    first, *rest = path
    if not isinstance(value, dict) or first not in value:
        return
    if not rest:
        into[first] = value[first]
    elif isinstance(value[first], dict):
        _copy(value[first], tuple(rest), into.setdefault(first, {}))


def _place(namespace: str, key: str) -> bytes:
    # Neither holds NUL.
    return "\0".join((_ITEM_LAYOUT, "item", namespace, key)).encode()


def _unreadable(namespace: str, key: str, why: object) -> DecryptionError:
    labels = tuple(namespace.split("\1")[:-1])
    return DecryptionError(f"can't decrypt the item {key!r} in {labels!r}: {why}")


# Sealing: encrypts rows, each ciphertext bound to its place, and decrypts them.
#
# Pure. What is encrypted, and what its place (the associated data) is:
#
#   blob       the whole value, or what is in no chunk   thread, namespace, channel, version, type,
#                                                        and the names of all its chunks
#   chunk      a piece of a value                        thread, name
#   write      the value                                 its whole key, task path, channel, type
#   wakeup     what is to be run at a time               thread, name, the question, type
#   step       its result                                the checkpoint, task, name, position, type
#   events     what was appended to the event log    thread, the append's key, how many, whether the
#                                                    run ends by it, checkpoint, type
#   checkpoint the small values, which channels have     its key, and the whole document: versions,
#              others, and the parent's id               id, time, and whatever else is in it
#
# All of it, metadata too, is bound to the cipher's context and to the schema's random id, which
# the first look at the schema finds (schema_migrations). What is encoded before waits, in
# clear and in memory, until that is known.
#
# The server follows the names of chunks, so those stand in clear, and groups, which
# hold nothing else. They are HMACs with a key of the thread's own: equal values are
# stored once within a thread and are not known as equal in two. Only writing takes
# that key; what a name stands for is proved by the cipher, so that the ring's naming
# key may change. Then a thread's lists are stored once more, under new names.


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
