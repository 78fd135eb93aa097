"""`rewrite`: stored values go through a function, in place."""

from __future__ import annotations

import asyncio
import inspect
import sys
from collections import Counter, deque
from collections.abc import AsyncIterator, Callable, Collection, Iterable, Mapping, Sequence
from contextlib import AbstractContextManager, asynccontextmanager, nullcontext
from copy import copy
from dataclasses import dataclass, field, fields, is_dataclass
from functools import partial
from hashlib import sha256
from itertools import zip_longest
from pathlib import Path
from typing import Any, Literal, NamedTuple, TypeAlias, cast

import orjson
import ormsgpack
import psycopg
from langgraph.checkpoint.serde.base import SerializerProtocol
from langgraph.checkpoint.serde.jsonplus import (
    EXT_CONSTRUCTOR_KW_ARGS,
    EXT_CONSTRUCTOR_SINGLE_ARG,
    EXT_PYDANTIC_V2,
)
from langgraph.checkpoint.serde.types import INTERRUPT, RESUME
from langgraph.store.base import Item
from langgraph.types import Interrupt, Send
from pydantic import BaseModel

from pg_checkpoint.codec import keys, reading, serializers
from pg_checkpoint.codec.caches import Encoded
from pg_checkpoint.codec.chunks import (
    Cutting,
    blob_crc,
    cut_again,
    members,
    referred,
    split_digests,
    write_crc,
)
from pg_checkpoint.codec.compat import EXT_DELTA_SNAPSHOT, DeltaSnapshot
from pg_checkpoint.codec.rows import BlobRow, blob_row, seal_blob
from pg_checkpoint.codec.sealing import (
    is_sealed,
    is_sealed_metadata,
    step_place,
    wakeup_place,
    write_place,
)
from pg_checkpoint.core import errors
from pg_checkpoint.core.arguments import check_flag, check_number
from pg_checkpoint.core.arrays import BinaryArray, byteas, documents, integers, texts
from pg_checkpoint.core.cipher import DataKey
from pg_checkpoint.core.connections import in_own_thread
from pg_checkpoint.core.database import schema_check
from pg_checkpoint.core.failures import LeaseOver
from pg_checkpoint.core.observer import key_use
from pg_checkpoint.core.transaction import Rows, Statement
from pg_checkpoint.saver.cleaning import Cleaning
from pg_checkpoint.saver.leases import lock_for_delete
from pg_checkpoint.saver.saver import SaverBase, for_savers
from pg_checkpoint.tools import rotation
from pg_checkpoint.tools.export import check_new, export_threads, replacing
from pg_checkpoint.tools.threads import SaverParts, at_home, threads_of

# `map_texts`: a value with every text in it replaced, at any depth. Pure.


def map_texts(value: Any, change: Callable[[str], str]) -> Any:
    """A value in which a function was applied to every text, for `rewrite`.

    Goes through lists, tuples, sets, dicts with their keys, messages and other pydantic models of
    both versions, dataclasses, `Send`, and items of a store, whose classes stay. Objects of other
    classes, and bytes, stay as they are. Models are not validated again. Where no text changes it
    returns the object itself.

    Args:
        value: As `rewrite` hands it to its function; it is not changed.
        change: Returns the new text.

    Raises:
        NotEditableError: If two keys of a dict would become the same.
    """
    if type(value) is str:
        return change(value)
    if isinstance(value, dict):
        return _dict(value, change)
    if isinstance(value, tuple) and hasattr(value, "_fields"):
        items = [map_texts(item, change) for item in value]
        return value if _are_same(items, value) else type(value)(*items)
    if type(value) in (list, tuple, set, frozenset, deque):
        items = [map_texts(item, change) for item in value]
        return value if _are_same(items, value) else type(value)(items)
    return _object(value, change)


def _are_same(new: Iterable[Any], old: Iterable[Any]) -> bool:
    """Whether nothing was changed: then an object is left as it is, and a set in its order."""
    return all(
        a is b or (type(a) is str and type(b) is str and a == b)
        for a, b in zip(new, old, strict=True)
    )


def _dict(value: dict[Any, Any], change: Callable[[str], str]) -> Any:
    keys = [map_texts(key, change) for key in value]
    items = [map_texts(item, change) for item in value.values()]
    if _are_same(keys, value) and _are_same(items, value.values()):
        return value
    if len(set(keys)) < len(keys):
        raise errors.NotEditableError(
            "two keys of a dict would become the same, and an entry get lost"
        )
    if type(value) is dict:
        return dict(zip(keys, items, strict=True))
    new = copy(value)  # a defaultdict, or one in an order of its own
    new.clear()
    new.update(zip(keys, items, strict=True))
    return new


def _object(value: Any, change: Callable[[str], str]) -> Any:
    found = {name: getattr(value, name) for name in _names_of(value)}
    mapped = {name: map_texts(item, change) for name, item in found.items()}
    extra = getattr(value, "__pydantic_extra__", None) if isinstance(value, BaseModel) else None
    new_extra = map_texts(extra, change) if extra else extra
    if new_extra is extra and _are_same(mapped.values(), found.values()):
        return value
    new = copy(value)
    if _is_pydantic_v1(value):
        object.__setattr__(new, "__dict__", dict(value.__dict__))  # which its copy shares
    if new_extra is not extra:
        object.__setattr__(new, "__pydantic_extra__", new_extra)
    for name, item in mapped.items():
        object.__setattr__(new, name, item)
    return new


def _names_of(value: Any) -> list[str]:
    """The attributes of an object that texts may be in; none of a class that is unknown."""
    if isinstance(value, BaseModel) or _is_pydantic_v1(value):
        return [*value.__dict__]
    if isinstance(value, Send):
        return ["arg"]
    if isinstance(value, Item):
        return ["value", "key", "namespace"]
    if is_dataclass(value) and not isinstance(value, type):
        return [field.name for field in fields(value) if hasattr(value, field.name)]
    return []


def _is_pydantic_v1(value: Any) -> bool:
    # Its own class is not imported: newer versions of Python warn of that.
    is_newer = isinstance(value, BaseModel)
    return not is_newer and hasattr(value, "__fields_set__") and hasattr(type(value), "__fields__")


# What two serialized values have in common, told by their bytes. Pure; makes no objects.
#
# All of this is about LangGraph's MessagePack, in which an object is an extension: the module and
# the name of its class, and what its constructor is given.


_OBJECTS = range(EXT_CONSTRUCTOR_SINGLE_ARG, EXT_PYDANTIC_V2 + 1)
# Pydantic's of both versions come after it, the others have no names of fields.
_WITH_FIELDS = (EXT_CONSTRUCTOR_KW_ARGS, EXT_PYDANTIC_V2 - 1, EXT_PYDANTIC_V2)
_NON_STR_KEYS = ormsgpack.OPT_NON_STR_KEYS


class StoredObject(NamedTuple):
    """An object as a value has it."""

    name: serializers.ClassName  # of its class
    # By name, with objects in them as extensions; empty if it has none with names.
    fields: dict[str, Any]


def canonical(data: bytes) -> bytes:
    """The value with the items of each set in an order that does not depend on the process."""

    def ordered(code: int, inner: Any) -> ormsgpack.Ext:
        match inner:
            case ["builtins", "set" | "frozenset", list(items), *_]:
                items.sort(key=_pack)
        return ormsgpack.Ext(code, _pack(inner))

    return _pack(_unpacked(data, ordered))


def objects_in(data: bytes) -> list[StoredObject]:
    """The objects of a value, the inner ones first."""
    found: list[StoredObject] = []

    def note(code: int, inner: Any) -> ormsgpack.Ext:
        match inner:
            case [str(module), str(name), *given] if code in _OBJECTS:
                has_fields = code in _WITH_FIELDS and given and isinstance(given[0], dict)
                found.append(
                    StoredObject(
                        serializers.ClassName(module, name), given[0] if has_fields else {}
                    )
                )
        return ormsgpack.Ext(code, _pack(inner))

    _unpacked(data, note)
    return found


def lost_objects(
    before: list[StoredObject], made: list[StoredObject], after: list[StoredObject]
) -> list[serializers.ClassName]:
    """Classes of stored objects that could not be made, and that a new value does not have."""
    counts = [Counter(one.name for one in objects) for objects in (before, made, after)]
    if not counts[0] - counts[1]:
        return []
    stored, came, new = (_by_actual_name(count) for count in counts)
    return [name for name, missing in (stored - came).items() if new[name] - came[name] < missing]


def lost_fields(before: list[StoredObject], made: list[StoredObject]) -> list[str]:
    """Fields of stored objects that their classes don't have any more, and that held something."""
    found: dict[str, None] = {}
    names = dict.fromkeys(one.name for one in before)
    for name in names:
        stored = [one.fields for one in before if one.name == name]
        came = [one.fields for one in made if one.name == name]
        if len(stored) == len(came):
            for pair in zip(stored, came, strict=True):
                found |= dict.fromkeys(f"{name}.{field}" for field in _dropped(*pair))
    return [*found]


def _dropped(stored: Any, came: Any) -> list[str]:
    """Names of dict entries that went and had a value, where no other took a value up."""
    if isinstance(stored, list) and isinstance(came, list):
        pairs = zip_longest(stored, came)
        return [name for pair in pairs for name in _dropped(*pair)]
    if not (isinstance(stored, dict) and isinstance(came, dict)):
        return []
    within = {n: _dropped(stored[n], came[n]) for n in stored if n in came}
    for name, value in came.items():
        is_new = value and (name not in stored or _pack(value) != _pack(stored[name]))
        if is_new and not within.get(name):
            # The class reads old fields in a way of its own, such as under an alias.
            return []
    gone = [str(name) for name, value in stored.items() if value and name not in came]
    return [*gone, *(name for names in within.values() for name in names)]


def _by_actual_name(counts: Mapping[serializers.ClassName, int]) -> Counter[serializers.ClassName]:
    """Counts by the names that the classes have now: a module may have what another one defines."""
    found: Counter[serializers.ClassName] = Counter()
    for name, count in counts.items():
        class_ = getattr(sys.modules.get(name.module), name.name, None)
        if isinstance(class_, type):
            found[serializers.ClassName(class_.__module__, class_.__name__)] += count
        else:
            found[name] += count
    return found


def _unpacked(data: bytes, visit: Callable[[int, Any], ormsgpack.Ext]) -> Any:
    def hook(code: int, inner: bytes) -> ormsgpack.Ext:
        if code not in _OBJECTS and code != EXT_DELTA_SNAPSHOT:
            return ormsgpack.Ext(code, inner)
        try:
            unpacked = ormsgpack.unpackb(inner, ext_hook=hook, option=_NON_STR_KEYS)
        except ormsgpack.MsgpackDecodeError:
            return ormsgpack.Ext(code, inner)  # LangGraph makes nothing of it either
        return visit(code, unpacked)

    return ormsgpack.unpackb(data, ext_hook=hook, option=_NON_STR_KEYS)


def _pack(value: Any) -> bytes:
    return ormsgpack.packb(value, option=_NON_STR_KEYS)


# What a function makes of one stored value: typed bytes in, typed bytes out.
#
# Pure, but for what the function does. A value that comes out as the same bytes stays, whatever
# order its sets have. Refused are: to lose an object that can't be made here, or a field that its
# class has no more; and a function that changes again what it has changed, because a rewrite that
# is repeated meets its own values.


Kind: TypeAlias = Literal["value", "write", "interrupt", "answer", "input", "result", "metadata"]
_Typed: TypeAlias = "tuple[str, bytes]"

_UNSETTLED = (
    "the function makes something else again of what it returned: what is new already has to stay, "
    "as a rewrite goes through a thread more than once"
)
# Metadata by which LangGraph and this package find their way.
_FIXED = ("source", "step", "parents", "run_id", "counters_since_delta_snapshot")


@dataclass(frozen=True, order=True)
class RewritePlace:
    """Where a value is stored that `rewrite` hands to its function.

    Attributes:
        checkpoint_ns: `""` for the root, and for inputs of wake-ups.
        channel: `""` for metadata, results of steps and inputs of wake-ups.
        kind: `"value"` of a channel, `"write"` of a task (an update, before any reducer),
            `"interrupt"` (what was asked), `"answer"` (what was resumed with), `"input"` of a
            wake-up, `"result"` of a step, `"metadata"` of a checkpoint.
    """

    thread_id: str
    checkpoint_ns: str
    channel: str
    kind: Kind


Function: TypeAlias = "Callable[[Any, RewritePlace], Any]"


class Change(NamedTuple):
    """What becomes of a value."""

    before: Any  # the value, decoded for this
    after: Any  # the new one
    type: str  # what the serializer calls the new one
    data: bytes  # its bytes


def kind_of_write(channel: str) -> Kind:
    """What a pending write to a channel is."""
    return "interrupt" if channel == INTERRUPT else "answer" if channel == RESUME else "write"


class Changing:
    """Calls the function."""

    def __init__(
        self,
        serde: SerializerProtocol,
        function: Function,
        channels: Collection[str] | None,
        *,
        allow_none: bool = False,
    ) -> None:
        self._serde = serde
        self._is_langgraphs = serializers.is_jsonplus(getattr(serde, "serde", serde))
        self._function = function
        self._allow_none = allow_none
        self._channels = None if channels is None else frozenset(channels)

    def wants(self, channel: str) -> bool:
        """Whether values of a channel are due; `""` for what is of none."""
        return self._channels is None or channel in self._channels

    def typed(self, place: RewritePlace, type_: str, data: bytes) -> Change | None:
        """What becomes of a serialized value; None if it stays."""
        value = self._decoded(type_, data)
        as_read = serializers.encode(self._serde, value)
        new = self._called(value, place)
        typed = self._encoded(new)
        if self._is_same(typed, as_read):
            return None
        self._check_whole((type_, data), as_read, typed)
        self._check_repeats(place, typed)
        return Change(self._decoded(type_, data), new, *typed)

    def small(self, place: RewritePlace, value: Any) -> Change | None:
        """The same for a value that stands in a checkpoint's JSON."""
        return self.typed(place, *serializers.encode(self._serde, value))

    def metadata(self, place: RewritePlace, content: Mapping[str, Any]) -> str | None:
        """What becomes of metadata, as JSON; None if it stays. Raises as `typed`."""
        found = self._metadata(place, content)
        if orjson.loads(found) == orjson.loads(orjson.dumps(content)):
            return None
        if self._metadata(place, orjson.loads(found)) != found:
            raise errors.NotEditableError(_UNSETTLED)
        return found

    def _metadata(self, place: RewritePlace, content: Mapping[str, Any]) -> str:
        new = self._called(orjson.loads(orjson.dumps(content)), place)
        if not isinstance(new, dict):
            raise errors.NotEditableError(
                "metadata is a dict, and the function returned something else"
            )
        for name in _FIXED:
            if new.get(name) != content.get(name):
                raise errors.NotEditableError(
                    f"the function changed {name!r} in metadata, which is fixed"
                )
        return keys.with_mark_renamed(keys.metadata_json(new))

    def _decoded(self, type_: str, data: bytes) -> Any:
        try:
            return serializers.decode(self._serde, type_, data)
        except errors.PgCheckpointError:
            raise
        except Exception as error:
            raise errors.NotEditableError(
                f"it can't be decoded ({type(error).__name__})"
            ) from error

    def _encoded(self, value: Any) -> _Typed:
        try:
            return serializers.encode(self._serde, value)
        except Exception as error:
            raise errors.NotEditableError(
                f"the serializer refused what the function returned ({type(error).__name__})"
            ) from error

    def _called(self, value: Any, place: RewritePlace) -> Any:
        if isinstance(value, DeltaSnapshot):
            return DeltaSnapshot(self._called(value.value, place))
        if isinstance(value, Interrupt):
            asked = copy(value)
            object.__setattr__(asked, "value", self._called(value.value, place))
            return asked  # with the same id, so that answers fit
        if place.kind == "interrupt" and type(value) in (list, tuple):
            asked_all = [self._called(one, place) for one in value]
            return asked_all if type(value) is list else tuple(asked_all)
        new = self._given_to_function(value, place)
        if new is None and value is not None and not self._allow_none:
            raise errors.NotEditableError(
                "the function returned None: return the value itself where it stays, or an empty "
                "one; with allow_none None is stored"
            )
        return new

    def _given_to_function(self, value: Any, place: RewritePlace) -> Any:
        try:
            return self._function(value, place)
        except (errors.NotEditableError, KeyboardInterrupt):
            raise
        # It runs in a thread of its own, where nothing else raises SystemExit and its like.
        except BaseException as error:
            # Never its words, which may quote the value.
            raise errors.NotEditableError(f"the function raised {type(error).__name__}") from error

    def _is_same(self, a: _Typed, b: _Typed) -> bool:
        """Whether values are the same, whatever a random nonce or a set's order makes of them."""
        if a == b:
            return True
        (type_a, plain_a), (type_b, plain_b) = (
            serializers.decrypted(self._serde, *one) for one in (a, b)
        )
        if type_a != type_b or plain_a == plain_b or type_a != "msgpack" or not self._is_langgraphs:
            return (type_a, plain_a) == (type_b, plain_b)
        return canonical(plain_a) == canonical(plain_b)

    def _check_whole(self, stored: _Typed, as_read: _Typed, new: _Typed) -> None:
        """Refuses to lose an object, or a field of one, that could not be made of what is stored.

        A dataclass that has changed comes as plain fields: a function may make an object of them.
        """
        typed = [serializers.decrypted(self._serde, *one) for one in (stored, as_read, new)]
        if not self._is_langgraphs or {type_ for type_, _ in typed[:2]} != {"msgpack"}:
            return
        if (renames := getattr(self._serde, "renames", None)) is not None:
            typed[0] = renames.applied(*typed[0])
        before, made, after = (objects_in(d) if t == "msgpack" else [] for t, d in typed)
        if names := ", ".join(sorted(map(str, lost_objects(before, made, after)))):
            raise errors.NotEditableError(
                f"it holds an object that can't be made here, and would be lost (of {names}): use "
                "the application's serializer, with its allowed_types and renamed= (--app)"
            )
        if names := ", ".join(lost_fields(before, made)):
            raise errors.NotEditableError(
                f"it holds an object with fields that its class has no more, and that would be "
                f"lost ({names}): keep them in the class until the rewrite is done"
            )

    def _check_repeats(self, place: RewritePlace, typed: _Typed) -> None:
        again = self._encoded(self._called(self._decoded(*typed), place))
        if not self._is_same(again, typed) and not _is_equal(
            self._decoded(*again), self._decoded(*typed)
        ):
            raise errors.NotEditableError(_UNSETTLED)


def _is_equal(a: Any, b: Any) -> bool:
    try:
        return cast("bool", a == b) is True
    except Exception:  # noqa: BLE001  any class may compare as it likes
        return False


# Rows of one thread as a rewrite replaces them: what was read is opened, changed and packed again.
#
# Pure, but for what the function of the rewrite does. Nothing of a row changes but the value: keys,
# versions, parents and what the row is bound to stay.


# A row of a statement that replaces.
Entry = tuple[object, ...]


class NewRow(NamedTuple):
    """What replaces a row."""

    entry: Entry  # parameters of the statement that replaces it
    # What became of its values, by place; metadata comes as both its documents.
    changes: list[tuple[RewritePlace, Any, Any]]
    # Values that are in rows of their own from now on, or stay so, with their namespace.
    blobs: list[tuple[str, BlobRow]] = []  # noqa: RUF012  never changed


@dataclass
class RowChanges:
    """Rows of a thread."""

    parts: SaverParts  # of the saver
    thread_id: str  # whose rows
    changing: Changing  # changes values
    # Names of pieces that were packed already, which later rows leave out.
    packed: set[bytes] = field(default_factory=set)
    _cuttings: dict[tuple[str, str], Cutting] = field(default_factory=dict)
    # Hashes of values in rows of their own, by namespace, channel and version.
    _known: dict[tuple[str, str, str], bytes] = field(default_factory=dict)

    def blob(self, old: rotation.OldBlob, pieces: Mapping[bytes, bytes]) -> NewRow | None:
        """An entry of rewrite_blobs.sql; None if it stays."""
        ns, channel, version = old[:3]
        how = None, None, None, old.type, old.blob, old.groups, old.chunks, None, None, None
        row = reading.ReadRow("value", self.thread_id, ns, *[None] * 5, channel, version, *how)  # type: ignore[call-arg]  # mypy can't count them
        typed = self._opened(reading.StoredValue(row, self._key(ns, ""), self.parts.seal, pieces))
        place = RewritePlace(self.thread_id, ns, channel, "value")
        change = self.changing.typed(place, *typed)
        self._known[old[:3]] = _hash_of(*typed if change is None else change[2:])
        if change is None:
            return None
        new = self._packed(ns, channel, version, change, self.packed)
        self.packed |= new.pieces.keys()
        read = old.type, old.chunks, _hash(old.blob)
        entry = ns, channel, version, *read, *_columns(new)
        return NewRow(entry, [(place, change.before, change.after)], [(ns, new)])

    def write(self, old: rotation.OldWrite) -> NewRow | None:
        """An entry of reencrypt_writes.sql; None if it stays."""
        key, task = self._key(*old[:2]), (old.task_id, old.idx, old.task_path)
        of_task = old.channel, None, old.task_id, old.task_path, old.idx, old.type, old.blob
        row = reading.ReadRow("write", *key, *[None] * 4, *of_task, *[None] * 5)  # type: ignore[call-arg]  # as above
        typed = self._opened(reading.StoredValue(row, key, self.parts.seal))
        place = RewritePlace(
            self.thread_id, old.checkpoint_ns, old.channel, kind_of_write(old.channel)
        )
        if (change := self.changing.typed(place, *typed)) is None:
            return None
        type_, data = change.type, change.data
        keys.check_value(self.thread_id, old.channel, len(data))
        crc = None
        if self.parts.seal is not None:
            bound_to = write_place(key, *task, old.channel)
            type_, data = self.parts.seal.seal_row(self.thread_id, bound_to, type_, data)
        elif old.idx >= 0:
            crc = _bytes_of(write_crc(*task, old.channel, type_, data))
        entry = *old[:7], _hash(old.blob), type_, data, crc
        return NewRow(entry, [(place, change.before, change.after)])

    def wakeup(self, old: rotation.OldWakeup) -> NewRow | None:
        """An entry of reencrypt_wakeups.sql; None if it stays."""
        bound_to = wakeup_place(self.thread_id, old.name, old[1:4])
        typed = self._opened_row(bound_to, old.type, old.blob)
        place = RewritePlace(self.thread_id, "", "", "input")
        if (change := self.changing.typed(place, *typed)) is None:
            return None
        new = change.type, change.data
        keys.check_value(self.thread_id, "input", len(change.data))
        entry = old.name, old.type, _hash(old.blob), *self._sealed_row(bound_to, *new)
        return NewRow(entry, [(place, change.before, change.after)])

    def step(self, old: rotation.OldStep) -> NewRow | None:
        """An entry of reencrypt_steps.sql; None if it stays."""
        bound_to = step_place(self._key(*old[:2]), old[2:5])
        typed = self._opened_row(bound_to, *old[5:])
        place = RewritePlace(self.thread_id, old.checkpoint_ns, "", "result")
        if (change := self.changing.typed(place, *typed)) is None:
            return None
        new = change.type, change.data
        keys.check_value(self.thread_id, "result", len(change.data))
        entry = *old[:6], _hash(old.blob), *self._sealed_row(bound_to, *new)
        return NewRow(entry, [(place, change.before, change.after)])

    def checkpoint(self, old: rotation.OldCheckpoint) -> NewRow | None:
        """An entry of rewrite_checkpoints.sql; None if it stays."""
        seal, key = self.parts.seal, self._key(*old[:2])
        row = reading.ReadRow("checkpoint", *key, *old[2:6], *[None] * 12)  # type: ignore[arg-type]  # too long to see
        checkpoint, stored = reading.load_checkpoint(row, key)
        small, named, put_on = reading.small_values(checkpoint, row, key, seal)
        content = stored if seal is None else seal.metadata.open(key, stored).content
        values = _SmallValues(self, key.checkpoint_ns, checkpoint["channel_versions"], small)
        metadata = self._metadata(key, content, stored, put_on, checkpoint.get("ts"))
        if not values.changes and metadata is None:
            return None
        changes, text = list(values.changes), None
        if metadata is not None:
            place = RewritePlace(self.thread_id, key.checkpoint_ns, "", "metadata")
            text, new_content = metadata
            changes.append((place, content, new_content))
        document, sealed = None, old.sealed
        if values.changes:
            in_clear = dict.fromkeys(values.small) if seal else values.small
            document = orjson.dumps(in_clear).decode()
            keys.check_json(self.thread_id, "the checkpoint without its larger values", document)
            if seal is not None:
                large = {*(old.blobs or [] if named is None else named), *values.large}
                how = put_on, old.checkpoint, values.small, large
                sealed = seal.small_values(key, *how)
        read = _hash((old.checkpoint + old.metadata).encode() + (old.sealed or b""))
        entry = *old[:2], read, document, text, sealed, referred(values.large)
        return NewRow(entry, changes, [(key.checkpoint_ns, b) for b in values.large.values()])

    def _metadata(
        self,
        key: keys.CheckpointKey,
        content: dict[str, Any],
        stored: dict[str, Any],
        put_on: str | None,
        created: object,
    ) -> tuple[str, Any] | None:
        """Metadata as it is stored, and what it says; None if it stays."""
        if not self.changing.wants(""):
            return None
        place = RewritePlace(self.thread_id, key.checkpoint_ns, "", "metadata")
        if (text := self.changing.metadata(place, content)) is None:
            return None
        seal, new = self.parts.seal, orjson.loads(text)
        if seal is None:
            return text, new
        if is_sealed_metadata(stored) and not seal.metadata.encrypts:
            raise errors.NotEditableError(
                "its metadata is encrypted: make the saver with encrypt_metadata"
            )
        return seal.metadata.seal(key, text, put_on, created), new

    def _opened_row(self, place: bytes, type_: str, data: bytes) -> tuple[str, bytes]:
        seal = self.parts.seal
        _check_readable(seal, type_)
        return (type_, data) if seal is None else seal.open_row(self.thread_id, place, type_, data)

    def _sealed_row(self, place: bytes, type_: str, data: bytes) -> tuple[str, bytes]:
        seal = self.parts.seal
        return (type_, data) if seal is None else seal.seal_row(self.thread_id, place, type_, data)

    def _opened(self, value: reading.StoredValue) -> tuple[str, bytes]:
        _check_readable(self.parts.seal, str(value.row.type))
        return value.typed()

    def _packed(
        self, ns: str, channel: str, version: str, change: Change, known: Collection[bytes] = ()
    ) -> BlobRow:
        """The row of a value, without the pieces that are known."""
        seal, serde, (_, _, type_, data) = self.parts.seal, self.parts.serde, change
        keys.check_value(self.thread_id, channel, len(data))
        cut = None
        if type_ == "msgpack" and serializers.is_jsonplus(serde):
            namer = None if seal is None else seal.namer(self.thread_id)
            cut, cutting = cut_again(data, self._cuttings.get((ns, channel)), namer)
            if cutting is not None:
                self._cuttings[ns, channel] = cutting
        row = blob_row(channel, version, Encoded(type_, data, cut))
        due = {name: piece for name, piece in row.pieces.items() if name not in known}
        row = row._replace(pieces=due)
        return row if seal is None else seal_blob(seal, self._key(ns, ""), row)

    def check_one(self, ns: str, channel: str, version: str, change: Change) -> None:
        """Refuses a value that gets a row of its own, if that row has another one already."""
        new = _hash_of(change.type, change.data)
        if self._known.setdefault((ns, channel, version), new) != new:
            raise errors.NotEditableError(
                f"channel {channel!r} has two values of the version {version!r}, and one of them "
                "would take the place of the other: use a saver's own versions, or leave it small"
            )

    def _key(self, checkpoint_ns: str, checkpoint_id: str) -> keys.CheckpointKey:
        return keys.CheckpointKey(self.thread_id, checkpoint_ns, checkpoint_id)


class _SmallValues:
    """The small values of a checkpoint after a change, and those that became too large for it."""

    def __init__(
        self, rows: RowChanges, ns: str, versions: Mapping[str, Any], before: Mapping[str, Any]
    ) -> None:
        self.small = dict(before)
        self.large: dict[str, BlobRow] = {}
        self.changes: list[tuple[RewritePlace, Any, Any]] = []
        own = serializers.is_jsonplus(rows.parts.serde)
        for channel, value in before.items():
            place = RewritePlace(rows.thread_id, ns, channel, "value")
            change = rows.changing.small(place, value) if rows.changing.wants(channel) else None
            if change is None:
                continue
            self.changes.append((place, change.before, change.after))
            self.small[channel] = change.after
            if not (own and serializers.is_inline(change.after)):
                if channel not in versions:
                    raise errors.NotEditableError(
                        "a value without a version has to stay a small one"
                    )
                del self.small[channel]
                version = keys.version_text(versions[channel])
                rows.check_one(ns, channel, version, change)
                self.large[channel] = rows._packed(ns, channel, version, change)


def _columns(row: BlobRow) -> Entry:
    """The columns of a blob's row from its type on, as add_blobs.sql has them."""
    channel, version, type_, size, groups, chunks, blob = row[:7]
    crc = None
    if not is_sealed(type_):
        crc = _bytes_of(blob_crc(channel, version, type_, groups, chunks, blob))
    return type_, size, groups, chunks, blob, crc


def added(ns: str, row: BlobRow) -> Entry:
    """An entry of add_blobs.sql."""
    return ns, row.channel, row.version, *_columns(row)


def _check_readable(seal: object, type_: str) -> None:
    if seal is None and is_sealed(type_):
        raise errors.DecryptionError(
            "it is encrypted: make the saver with the cipher that encrypted it"
        )


def _hash_of(type_: str, data: bytes) -> bytes:
    return _hash(type_.encode() + b"\0" + data)


def _hash(data: bytes) -> bytes:
    return sha256(data).digest()


def _bytes_of(crc: int) -> bytes:
    return crc.to_bytes(4, "big")


# The rewrite of one thread: looks through its rows, and replaces those that change.
#
#     scan       nothing is written: what would change, and what can't
#     work       pages are read, changed here, and replaced if they are still what was read;
#                again and again until a pass changes nothing
#     sweep      pieces of lists that no value names any more are deleted
#
# Each page is a transaction, so that a value is the old one or the new one, whenever it is read and
# whatever becomes of this process.


# How often a thread is gone through, if others put to it meanwhile; and looked at, if they delete.
_PASSES, _TRIES, _PAUSE = 10, 3, 0.05
# Bytes of pieces that are kept for the next version of a list, and that one transaction sends.
_KEPT, _SENT = 2**26, 2**22

_BLOB_COLUMNS = (texts, integers, integers, byteas, byteas, byteas)
_REWRITES: dict[str, tuple[str, tuple[Callable[..., BinaryArray], ...]]] = {
    "blobs": ("rewrite_blobs", (*[texts] * 4, byteas, byteas, *_BLOB_COLUMNS)),
    "checkpoints": (
        "rewrite_checkpoints",
        (texts, texts, byteas, documents, documents, byteas, byteas),
    ),
    "writes": ("reencrypt_writes", rotation.WRITES.types),
    "wakeups": ("reencrypt_wakeups", rotation.WAKEUPS.types),
    "steps": ("reencrypt_steps", rotation.STEPS.types),
}
_ADDED = (texts, texts, texts, *_BLOB_COLUMNS)


@dataclass
class Seen:
    """What a scan has found."""

    # How many values change, by place; one that checkpoints share counts once.
    values: dict[RewritePlace, int] = field(default_factory=dict)
    # The ids of those that have them, by place.
    checkpoints: dict[RewritePlace, dict[str, None]] = field(default_factory=dict)


@dataclass
class ThreadRewrite:
    """Rewrites one thread."""

    parts: SaverParts
    thread_id: str
    changing: Changing
    latest_only: bool = False
    show: Callable[[RewritePlace, Any, Any], None] | None = None
    seen: Seen = field(default_factory=Seen)  # what a scan has found
    _key: DataKey | None = None
    _lease: str | None = None
    _is_scan: bool = True
    _pieces: dict[bytes, bytes] = field(default_factory=dict)
    _pieces_size: int = 0
    _versions: dict[tuple[str, str, str], RewritePlace] = field(default_factory=dict)
    _newest: dict[str, tuple[str, dict[str, str]]] | None = None
    _changed: list[str] = field(default_factory=list)

    async def scan(self) -> None:
        """Finds what would change; writes nothing."""
        self._is_scan = True
        for left in reversed(range(_TRIES)):
            self.seen, self._versions = Seen(), {}
            try:
                return await self._pass()
            except errors.NotEditableError as error:
                # What is missing may have been deleted between two reads.
                if not left or not isinstance(error.__cause__, errors.CorruptRowError):
                    raise
            await asyncio.sleep(_PAUSE)
        return None

    async def work(self, lease: str) -> None:
        """Replaces rows under a lease, until nothing is left to be changed; raises as `scan`."""
        self._is_scan, self._lease = False, lease
        before: list[str] = []
        for _ in range(_PASSES):
            # What is put while a pass goes on may be behind where it is.
            state = await self._row_state()
            before, self._changed = self._changed, []
            await self._pass()
            if not self._changed and await self._row_state() == state:
                return
        again = [row for row in self._changed if row in before]
        raise errors.ConcurrentWriteError(
            f"{again[-1]} changes again and again: the function makes something else each time, or "
            "others put it"
            if again
            else "others put to it meanwhile, again and again: rewrite it when they are done"
        )

    async def _row_state(self) -> str:
        """Another text if any row was put, replaced or deleted; puts wait meanwhile."""
        ((state,),) = await self._run([self._statement("get_row_state")])
        return str(state)

    async def has_leftovers(self) -> bool:
        """Whether there are pieces that a rewrite has replaced, and was killed before it swept."""
        plan = await self._cleaning().plan([])
        return bool(plan.blobs or plan.chunks)

    async def sweep(self) -> None:
        """Deletes pieces, and values, that nothing refers to; under the lease of `work`."""
        async for _ in self._cleaning().run([], _nothing):
            pass

    def _cleaning(self) -> Cleaning:
        database = self.parts.engine.database
        lock = lock_for_delete(database, self.thread_id, self._lease)
        timeout = self.parts.engine.settings.write_timeout
        return Cleaning(database, self.thread_id, timeout=timeout, lock=lock)

    async def _pass(self) -> None:
        await self._know_key()
        self._rows = RowChanges(self.parts, self.thread_id, self.changing)
        self._newest = await self._find_newest() if self.latest_only else None
        await self._blobs()
        await self._all(rotation.CHECKPOINTS, self._rows.checkpoint)
        await self._all(rotation.WRITES, self._rows.write)
        if self.changing.wants(""):
            await self._all(rotation.WAKEUPS, self._rows.wakeup)
            await self._all(rotation.STEPS, self._rows.step)

    async def _know_key(self) -> None:
        """Sees to it that the thread's data key is known, as long as this is."""
        seal, keys, database = self.parts.seal, self.parts.engine.keys, self.parts.engine.database
        if seal is None or keys is None:
            return
        if not seal.cipher.is_settled:
            timeout = self.parts.timeout
            await database.run([database.statement("ping")], timeout=timeout, changes=False)
        self._key = await keys.of_thread(self.thread_id)
        if self._key is not None and not seal.cipher.needs_data_keys:
            raise errors.NotEditableError(
                "it has a data key: use a cipher with data_keys=True (--data-keys)"
            )
        if self._key is None and seal.cipher.needs_data_keys:
            raise errors.NotEditableError(
                "it has no data key, and the cipher has data_keys=True: rotate the keys first, or "
                "use a cipher without (leave out --data-keys)"
            )

    # --- reading ---

    def _pages(self, kind: rotation.RowKind) -> AsyncIterator[list[Any]]:
        also = {"checkpoints": (True, True)}.get(kind.name, (True,))
        how: Any = {"timeout": self.parts.timeout}
        # No ciphertext begins right: all rows are due.
        return rotation.pages(
            self.parts.engine.database, self.thread_id, kind, byteas([]), also, **how
        )

    async def _find_newest(self) -> dict[str, tuple[str, dict[str, str]]]:
        """The newest checkpoint of each namespace, and its versions."""
        found: dict[str, tuple[str, dict[str, str]]] = {}
        async for rows in self._pages(rotation.CHECKPOINTS):
            for row in rows:  # in the order of their ids
                checkpoint, metadata = self._loaded(row)
                if metadata.get("counters_since_delta_snapshot"):
                    raise errors.NotEditableError(
                        "it has a delta channel, whose value is rebuilt from writes of older "
                        "checkpoints: rewrite it without latest_only"
                    )
                found[row.checkpoint_ns] = row.checkpoint_id, _versions(checkpoint)
        return found

    def _loaded(self, old: rotation.OldCheckpoint) -> tuple[dict[str, Any], dict[str, Any]]:
        """The document of a checkpoint, and its metadata, as they are stored."""
        key = keys.CheckpointKey(self.thread_id, *old[:2])
        row = reading.ReadRow("checkpoint", *key, *old[2:6], *[None] * 12)  # type: ignore[arg-type]  # too long to see
        return reading.load_checkpoint(row, key)

    def _is_due(self, row: Any) -> bool:
        if hasattr(row, "channel") and not self.changing.wants(row.channel):
            return False
        if self._newest is None or not hasattr(row, "checkpoint_ns"):
            return True
        newest_id, versions = self._newest.get(row.checkpoint_ns, ("", {}))
        if isinstance(row, rotation.OldBlob):
            return versions.get(row.channel) == row.version
        return bool(row.checkpoint_id == newest_id)

    async def _all(self, kind: rotation.RowKind, change: Callable[[Any], NewRow | None]) -> None:
        async for rows in self._pages(kind):
            if kind is rotation.CHECKPOINTS and self._is_scan:
                self._note_shared(rows)
            due = [row for row in rows if self._is_due(row)]
            found = await in_own_thread(partial(self._tried, kind, due, change))
            await self._take(kind, found)

    async def _blobs(self) -> None:
        async for rows in self._pages(rotation.BLOBS):
            batch, size = list[tuple[rotation.OldBlob, NewRow]](), 0
            for row in filter(self._is_due, rows):
                change = partial(self._rows.blob, pieces=await self._pieces_of(row))
                found = await in_own_thread(partial(self._tried, rotation.BLOBS, [row], change))
                batch += found
                size += sum(_size(blob) for _, new in found for _, blob in new.blobs)
                if size > _SENT:
                    await self._take(rotation.BLOBS, batch)
                    batch, size = [], 0
            await self._take(rotation.BLOBS, batch)

    async def _pieces_of(self, row: rotation.OldBlob) -> dict[bytes, bytes]:
        """The pieces of a value; those of the last one are kept, for versions share most."""
        if row.chunks is None:
            return {}
        if self._pieces_size > _KEPT:
            self._pieces, self._pieces_size = {}, 0
        await self._fetch(split_digests(row.chunks))
        groups = [self._pieces[n] for n in row.group_names if n in self._pieces]
        await self._fetch(split_digests(b"".join(map(members, groups))))
        return self._pieces

    async def _fetch(self, names: Sequence[bytes]) -> None:
        database = self.parts.engine.database
        missing = [name for name in dict.fromkeys(names) if name not in self._pieces]
        while missing:
            get = database.statement("get_pieces", self.thread_id, byteas(missing), _SENT)
            how: Any = {"timeout": self.parts.timeout, "generic_plan": False}
            (rows,) = await database.read([get], thread_id=self.thread_id, **how)
            if not rows:
                return  # what is missing is told when the value is opened
            self._pieces.update(rows)
            self._pieces_size += sum(len(data) for _, data in rows)
            missing = [name for name in missing if name not in self._pieces]

    # --- changing ---

    def _tried(
        self, kind: rotation.RowKind, rows: Sequence[Any], change: Callable[[Any], NewRow | None]
    ) -> list[tuple[Any, NewRow]]:
        found = []
        for row in rows:
            try:
                new = change(row)
            except (errors.PgCheckpointError, RecursionError) as error:
                raise errors.NotEditableError(f"{_where(kind, row)}: {error}") from error
            if new is not None:
                found.append((row, new))
        return found

    async def _take(self, kind: rotation.RowKind, found: Sequence[tuple[Any, NewRow]]) -> None:
        if not found:
            return
        if self._is_scan:
            for row, new in found:
                self._note(row, new)
        else:
            self._changed += [_where(kind, row) for row, _ in found]
            await self._replace(kind, [new for _, new in found])

    def _note(self, row: Any, new: NewRow) -> None:
        for place, before, after in new.changes:
            self.seen.values[place] = self.seen.values.get(place, 0) + 1
            ids = self.seen.checkpoints.setdefault(place, {})
            if isinstance(row, rotation.OldBlob):
                self._versions[row[:3]] = place
            elif (checkpoint_id := getattr(row, "checkpoint_id", None)) is not None:
                ids[checkpoint_id] = None
            if self.show is not None:
                self.show(place, before, after)

    def _note_shared(self, rows: Sequence[rotation.OldCheckpoint]) -> None:
        """Notes which checkpoints refer to values that change."""
        for row in rows if self._versions else ():
            for channel, version in _versions(self._loaded(row)[0]).items():
                if place := self._versions.get((row.checkpoint_ns, channel, version)):
                    self.seen.checkpoints[place][row.checkpoint_id] = None

    # --- replacing ---

    async def _replace(self, kind: rotation.RowKind, new: Sequence[NewRow]) -> None:
        name, types = _REWRITES[kind.name]
        arrays = _arrays(types, [row.entry for row in new])
        before: list[Statement] = []
        if kind is rotation.BLOBS:
            arrays += self._sent_with(new)
        elif blobs := [(ns, blob) for row in new for ns, blob in row.blobs]:
            pieces = {n: p for _, blob in blobs for n, p in blob.pieces.items()}
            of_pieces = byteas(list(pieces)), byteas(list(pieces.values()))
            columns = _arrays(_ADDED, [added(*one) for one in blobs])
            before.append(self._statement("add_blobs", *columns, *of_pieces))
        answer = await self._write([*before, self._statement(name, *arrays)])
        if kind is rotation.BLOBS and answer[0][0] is None:
            # A piece that an earlier value had is gone with that: all are sent from now on.
            self._rows.packed.clear()

    def _sent_with(self, new: Sequence[NewRow]) -> list[BinaryArray]:
        """Names and data of the pieces that were not sent before, and the names of the others."""
        blobs = [blob for row in new for _, blob in row.blobs]
        due = {name: piece for blob in blobs for name, piece in blob.pieces.items()}
        others = {name for blob in blobs for name in blob.all_pieces if name not in due}
        return [byteas(list(due)), byteas(list(due.values())), byteas(sorted(others))]

    async def _write(self, statements: Sequence[Statement]) -> Rows:
        """Replaces under the thread's lock; what the last of the statements answers."""
        seal, database = self.parts.seal, self.parts.engine.database
        before, after = list[Statement](), list[Statement]()
        if seal is not None:
            before.append(database.statement("mark_thread_encrypted", self.thread_id))
            after = schema_check(database, [seal.cipher.schema_id])
            if self._key is not None:
                named = texts([self.thread_id]), texts([self._key.key_id])
                after.append(database.statement("check_data_keys", *named))
        return await self._run([*before, *statements], after)

    async def _run(self, statements: Sequence[Statement], after: Sequence[Statement] = ()) -> Rows:
        """Runs statements under the thread's lock and lease; what the last of the first answers."""
        database = self.parts.engine.database
        lock = lock_for_delete(database, self.thread_id, self._lease)
        answers = await database.write(
            [*lock, *statements, *after],
            timeout=self.parts.engine.settings.write_timeout,
            thread_id=self.thread_id,
        )
        return answers[len(lock) + len(statements) - 1]

    def _statement(self, name: str, *params: Any) -> Statement:
        return self.parts.engine.database.statement(name, self.thread_id, *params)


def _arrays(
    types: Sequence[Callable[..., BinaryArray]], rows: Sequence[Entry]
) -> list[BinaryArray]:
    columns = zip(*rows, strict=True)
    return [type_(list(column)) for type_, column in zip(types, columns, strict=True)]


def _where(kind: rotation.RowKind, row: Any) -> str:
    return f"{kind.name} {', '.join(map(repr, row[: len(kind.start)]))}"


def _size(row: BlobRow) -> int:
    return len(row.blob) + sum(map(len, row.pieces.values()))


def _versions(checkpoint: dict[str, Any]) -> dict[str, str]:
    versions: dict[str, Any] = checkpoint["channel_versions"]
    return {channel: keys.version_text(version) for channel, version in versions.items()}


async def _nothing() -> list[list[str]]:
    return []


# `rewrite`: stored values go through a function, in place: another schema, redaction, erasure.
#
#     all threads ──► scan ──► (undo: an export of those that change) ──► each of these: lease, work
#
# Nothing is written before every thread was scanned and the export is complete. A thread in which
# one value can't be changed is left as it is, and reported; the others go on.


# Of one thread, and not of the connection.
_WAITED = psycopg.errors.LockNotAvailable, psycopg.errors.QueryCanceled


@dataclass(frozen=True)
class RewrittenAt:
    """A place where something changed.

    Attributes:
        checkpoint_ns: As in `RewritePlace`, like `channel` and `kind`.
        values: How many stored values changed; one that checkpoints share counts once.
        checkpoint_ids: The checkpoints that have them, or whose tasks wrote them.
    """

    thread_id: str
    checkpoint_ns: str
    channel: str
    kind: Kind
    values: int
    checkpoint_ids: tuple[str, ...]


@dataclass
class Rewritten:
    """What `rewrite` did; in a progress callback, what it did so far.

    Attributes:
        threads: Threads that were looked through.
        found: Where something changes, also in threads that failed later.
        rewritten: Threads that were rewritten, or freed of what one that was cut off has left.
        failed: Threads that were not, or not wholly, and why.
        shredded: Threads that nobody can read, since their data keys were forgotten.
    """

    threads: int = 0
    found: list[RewrittenAt] = field(default_factory=list)
    rewritten: list[str] = field(default_factory=list)
    failed: dict[str, str] = field(default_factory=dict)
    shredded: list[str] = field(default_factory=list)

    @property
    def changing(self) -> list[str]:
        """The threads in which something changes."""
        return [*dict.fromkeys(place.thread_id for place in self.found)]


@for_savers
async def rewrite(
    saver: SaverBase,
    function: Function,
    *,
    threads: Sequence[str] | None = None,
    channels: Sequence[str] | None = None,
    latest_only: bool = False,
    dry_run: bool = False,
    undo: str | Path | None = None,
    show: Callable[[RewritePlace, Any, Any], None] | None = None,
    progress: Callable[[Rewritten], None] | None = None,
    wait: float = 0.0,
    allow_none: bool = False,
) -> Rewritten:
    """Puts stored values through a function, in place: in all checkpoints that share them.

    The thread's lease is held meanwhile, so a thread that a run drives is not touched. If it ends
    early, each value is the old one or the new one, and a repeated call goes on.

    Args:
        saver: Has the application's cipher, `serde`, `allowed_types` and `renamed`. With a
            `PostgresSaver` the call blocks.
        function: Called with a value and its `RewritePlace`, in a thread of its own; returns the
            new value. It must return unchanged what it returned once, and should return the same
            for the same value and place.
        threads: Only these; None for all.
        channels: Only values of these channels, and writes to them; no metadata and no inputs of
            wake-ups then. Interrupts are in `__interrupt__`, answers in `__resume__`, the input of
            a run in `__start__`, what was sent to nodes in `__pregel_tasks`.
        latest_only: Whether to leave older checkpoints of each namespace alone, as far as they
            don't share values with the newest one.
        dry_run: Whether to write nothing.
        undo: A new file, for an export of the threads that change. It is complete before anything
            is written. `pg-checkpoint import` brings threads back, once they were deleted.
        show: Called with each place, value and new value that is found.
        progress: Called after each thread.
        wait: Seconds to wait for another holder of a thread's lease.
        allow_none: Whether the function may return None in the place of something. Without it that
            is taken for a `return` that was forgotten.

    Raises:
        IncompleteError: At the end, if threads were left out, or not wholly rewritten; among them
            those under a lease.
        InvalidOptionError: If an argument has an impossible value.
        FileExistsError: If `undo` exists.
        psycopg.OperationalError: If the server can't be reached.
    """
    if not callable(function) or inspect.iscoroutinefunction(function):
        raise errors.InvalidOptionError(
            "function must be callable with a value and its place, and block"
        )
    _check_names(threads=threads, channels=channels)
    for name, flag in (("latest_only", latest_only), ("dry_run", dry_run)):
        check_flag(name, flag)
    check_flag("allow_none", allow_none)
    check_number("wait", wait)
    if undo is not None and not dry_run:
        check_new(Path(undo))
    changing = Changing(saver.serde, function, channels, allow_none=allow_none)
    run = _Rewriting(saver, changing, Rewritten(), latest_only, show, progress)
    await run.scan(threads)
    if not dry_run and undo is not None and run.done.found:
        with replacing(Path(undo), private=True) as out:
            await export_threads(saver, out.write, threads=run.done.changing)
    if not dry_run:
        await run.work(wait)
    _check_done(run.done)
    return run.done


def _check_names(**given: object) -> None:
    for name, names in given.items():
        if isinstance(names, str):
            raise errors.InvalidOptionError(f"{name} must be a list of names, not a text")


def _check_done(done: Rewritten) -> None:
    if failed := done.failed:
        thread_id, why = next(iter(failed.items()))
        raise errors.IncompleteError(
            f"{len(failed)} threads were not rewritten: the first is {thread_id!r}: {why}", done
        )


@dataclass
class _Rewriting:
    """One call."""

    saver: SaverBase
    changing: Changing
    done: Rewritten
    latest_only: bool
    show: Callable[[RewritePlace, Any, Any], None] | None
    progress: Callable[[Rewritten], None] | None
    # Threads to be rewritten, and whether values change: else only pieces are left over.
    due: dict[str, bool] = field(default_factory=dict)

    async def scan(self, threads: Sequence[str] | None) -> None:
        """Looks through all threads."""

        async def call(parts: SaverParts) -> None:
            async for thread_id in threads_of(parts, threads):
                await self._scan_thread(parts, thread_id)

        await at_home(self.saver, call)

    async def _scan_thread(self, parts: SaverParts, thread_id: str) -> None:
        thread = ThreadRewrite(parts, thread_id, self.changing, self.latest_only, self.show)
        async with self._reported(thread_id):
            with _recorded(parts, thread_id) if self.show is not None else nullcontext():
                await thread.scan()
            if thread.seen.values or await thread.has_leftovers():
                self.due[thread_id] = bool(thread.seen.values)
            self.done.found += _places_of(thread.seen)
        self.done.threads += 1
        self._tell()

    async def work(self, wait: float) -> None:
        """Rewrites the threads that are due, each under its lease."""
        for thread_id in self.due:
            async with self._reported(thread_id):
                async with self.saver.lease(thread_id, wait=wait) as lease:
                    await at_home(self.saver, partial(self._work, thread_id, lease._holding.token))
                self.done.rewritten.append(thread_id)
            self._tell()

    async def _work(self, thread_id: str, token: str, parts: SaverParts) -> None:
        thread = ThreadRewrite(parts, thread_id, self.changing, self.latest_only)
        try:
            with _recorded(parts, thread_id):
                await thread.work(token)
        except errors.PgCheckpointError:
            # What it has replaced so far should not stay in pieces that nothing names.
            await thread.sweep()
            raise
        await thread.sweep()

    @asynccontextmanager
    async def _reported(self, thread_id: str) -> AsyncIterator[None]:
        """Notes what keeps one thread from being rewritten."""
        try:
            yield
        except errors.PgCheckpointError as error:
            if isinstance(error, errors.LeaseHeldError) and not self.due[thread_id]:
                return  # nothing changes; its pieces go the next time
            if any(isinstance(one, errors.ThreadShreddedError) for one in (error, error.__cause__)):
                self.done.shredded.append(thread_id)
            else:
                self.done.failed[thread_id] = str(error)
        except LeaseOver:
            why = "it was rewritten under a lease that is over: another run has taken the thread"
            self.done.failed[thread_id] = why
        except psycopg.Error as error:
            if isinstance(error, psycopg.OperationalError) and not isinstance(error, _WAITED):
                raise
            self.done.failed[thread_id] = type(error).__name__

    def _tell(self) -> None:
        if self.progress is not None:
            self.progress(self.done)


def _recorded(parts: SaverParts, thread_id: str) -> AbstractContextManager[None]:
    return nullcontext() if parts.seal is None else key_use("rewrite", thread_id=thread_id)


def _places_of(seen: Seen) -> list[RewrittenAt]:
    return [
        RewrittenAt(
            *(place.thread_id, place.checkpoint_ns, place.channel, place.kind, values),
            tuple(sorted(seen.checkpoints[place])),
        )
        for place, values in sorted(seen.values.items())
    ]
