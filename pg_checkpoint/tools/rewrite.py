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
from pydantic import BaseModel

from pg_checkpoint.codec import exact, keys, reading, serializers
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
from pg_checkpoint.codec.compat import DeltaSnapshot, is_of_langgraph
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
    """True if nothing was changed: then an object is left as it is, and a set in its order."""
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
            "two keys of a dict would become equal, and an entry would be lost"
        )
    if type(value) is dict:
        return dict(zip(keys, items, strict=True))
    new = copy(value)  # a defaultdict, or one in an order of its own
    new.clear()
    new.update(zip(keys, items, strict=True))
    return new


def _object(value: Any, change: Callable[[str], str]) -> Any:
    old = {name: getattr(value, name) for name in _names_of(value)}
    new = {name: map_texts(item, change) for name, item in old.items()}
    extra = getattr(value, "__pydantic_extra__", None) if isinstance(value, BaseModel) else None
    new_extra = map_texts(extra, change) if extra else extra
    if new_extra is extra and _are_same(new.values(), old.values()):
        return value
    changed = copy(value)
    if _is_pydantic_v1(value):
        object.__setattr__(changed, "__dict__", dict(value.__dict__))  # which its copy shares
    if new_extra is not extra:
        object.__setattr__(changed, "__pydantic_extra__", new_extra)
    for name, item in new.items():
        object.__setattr__(changed, name, item)
    return changed


def _names_of(value: Any) -> list[str]:
    """The attributes of an object that texts may be in; none of a class that is unknown."""
    if isinstance(value, BaseModel) or _is_pydantic_v1(value):
        return [*value.__dict__]
    if is_of_langgraph(value, "types", "Send"):
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


# Two serialized values are compared by their bytes, without making objects. In LangGraph's
# MessagePack an object is an extension: the module and the name of its class, and the arguments of
# its constructor.

_OBJECTS = range(EXT_CONSTRUCTOR_SINGLE_ARG, EXT_PYDANTIC_V2 + 1)
# Pydantic's of both versions come after it, the others have no names of fields.
_WITH_FIELDS = (EXT_CONSTRUCTOR_KW_ARGS, EXT_PYDANTIC_V2 - 1, EXT_PYDANTIC_V2)
_NON_STR_KEYS = ormsgpack.OPT_NON_STR_KEYS


class StoredObject(NamedTuple):
    class_name: serializers.ClassName
    fields: dict[str, Any]  # with inner objects as extensions; empty if it has none with names


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
    objects: list[StoredObject] = []

    def note(code: int, inner: Any) -> ormsgpack.Ext:
        match inner:
            case [str(module), str(name), *args] if code in _OBJECTS:
                has_fields = code in _WITH_FIELDS and args and isinstance(args[0], dict)
                class_name = serializers.ClassName(module, name)
                objects.append(StoredObject(class_name, args[0] if has_fields else {}))
            case [str(module), str(name), _, _, *contents] if code == exact.EXT_OBJECT:
                # A model has its fields first, any other object its attributes later.
                fields = next((part for part in contents if isinstance(part, dict)), {})
                objects.append(StoredObject(serializers.ClassName(module, name), fields))
        return ormsgpack.Ext(code, _pack(inner))

    _unpacked(data, note)
    return objects


def lost_objects(
    before: list[StoredObject], made: list[StoredObject], after: list[StoredObject]
) -> list[serializers.ClassName]:
    """Classes of stored objects that could not be made, and that a new value does not have."""
    counts = [
        Counter(object_.class_name for object_ in objects) for objects in (before, made, after)
    ]
    if not counts[0] - counts[1]:
        return []
    stored, came, new = map(_by_actual_name, counts)
    return [name for name, missing in (stored - came).items() if new[name] - came[name] < missing]


def lost_fields(before: list[StoredObject], made: list[StoredObject]) -> list[str]:
    """Fields of stored objects that their classes don't have any more, and that held something."""
    lost: dict[str, None] = {}
    for name in dict.fromkeys(object_.class_name for object_ in before):
        stored = [object_.fields for object_ in before if object_.class_name == name]
        came = [object_.fields for object_ in made if object_.class_name == name]
        if len(stored) == len(came):
            for pair in zip(stored, came, strict=True):
                lost |= dict.fromkeys(f"{name}.{field}" for field in _dropped(*pair))
    return [*lost]


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
    renamed: Counter[serializers.ClassName] = Counter()
    for name, count in counts.items():
        class_ = getattr(sys.modules.get(name.module), name.name, None)
        if isinstance(class_, type):
            name = serializers.ClassName(class_.__module__, class_.__name__)
        renamed[name] += count
    return renamed


def _unpacked(data: bytes, visit: Callable[[int, Any], ormsgpack.Ext]) -> Any:
    def hook(code: int, inner: bytes) -> ormsgpack.Ext:
        if code not in exact.WITH_PARTS:
            return ormsgpack.Ext(code, inner)
        try:
            unpacked = ormsgpack.unpackb(inner, ext_hook=hook, option=_NON_STR_KEYS)
        except ormsgpack.MsgpackDecodeError:
            return ormsgpack.Ext(code, inner)  # LangGraph makes nothing of it either
        return visit(code, unpacked)

    return ormsgpack.unpackb(data, ext_hook=hook, option=_NON_STR_KEYS)


def _pack(value: Any) -> bytes:
    return ormsgpack.packb(value, option=_NON_STR_KEYS)


# A value goes through the function: typed bytes in, typed bytes out.
#
# A value that comes out as the same bytes stays, whatever order its sets have. Refused are: to lose
# an object that can't be made here, or a field that its class has no more; and a function that
# changes again what it has changed, because a rewrite that is repeated meets its own values.

Kind: TypeAlias = Literal["value", "write", "interrupt", "answer", "input", "result", "metadata"]
_KINDS_OF_WRITES: dict[str, Kind] = {INTERRUPT: "interrupt", RESUME: "answer"}
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


@dataclass(frozen=True)
class RewrittenAt:
    """A place where something changed.

    Attributes:
        checkpoint_ns: As in `RewritePlace`, like `channel` and `kind`.
        values: The number of stored values that changed; one that checkpoints share counts once.
        checkpoint_ids: The checkpoints that have them, or whose tasks wrote them.
    """

    thread_id: str
    checkpoint_ns: str
    channel: str
    kind: Kind
    values: int
    checkpoint_ids: tuple[str, ...]


class Change(NamedTuple):
    before: Any  # the value, decoded for this
    after: Any  # the new one
    type: str  # the serializer's name for the new one
    data: bytes  # its bytes


class Changing:
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
        """True if values of a channel are due; of `""`, those that belong to no channel."""
        return self._channels is None or channel in self._channels

    def typed(self, place: RewritePlace, type_: str, data: bytes) -> Change | None:
        """Returns None if the value stays."""
        value = self._decoded(type_, data)
        as_read = serializers.encode(self._serde, value)
        new = self._called(value, place)
        typed = self._encoded(new, place)
        if self._is_same(typed, as_read):
            return None
        self._check_whole((type_, data), as_read, typed)
        again = self._encoded(self._called(self._decoded(*typed), place), place)
        if not self._is_same(again, typed) and not _is_equal(
            self._decoded(*again), self._decoded(*typed)
        ):
            raise errors.NotEditableError(_UNSETTLED)
        return Change(self._decoded(type_, data), new, *typed)

    def metadata(self, place: RewritePlace, content: Mapping[str, Any]) -> str | None:
        """Returns the new metadata as JSON, or None if it stays."""
        new = self._metadata(place, content)
        if orjson.loads(new) == orjson.loads(orjson.dumps(content)):
            return None
        if self._metadata(place, orjson.loads(new)) != new:
            raise errors.NotEditableError(_UNSETTLED)
        return new

    def _metadata(self, place: RewritePlace, content: Mapping[str, Any]) -> str:
        new = self._called(orjson.loads(orjson.dumps(content)), place)
        if not isinstance(new, dict):
            raise errors.NotEditableError(
                "metadata must be a dict, but the function returned something else"
            )
        for name in _FIXED:
            if new.get(name) != content.get(name):
                raise errors.NotEditableError(
                    f"the function changed {name!r} in metadata, which can't be changed"
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

    def _encoded(self, value: Any, place: RewritePlace) -> _Typed:
        losses: list[exact.Loss] = []
        try:
            typed = serializers.encode(self._serde, value, losses)
        except Exception as error:
            raise errors.NotEditableError(
                f"the serializer refused what the function returned ({type(error).__name__})"
            ) from error
        owner, name = f"thread {place.thread_id!r}", f"channel {place.channel!r}"
        serializers.report(self._serde, losses, value, owner, name)
        return typed

    def _called(self, value: Any, place: RewritePlace) -> Any:
        if isinstance(value, DeltaSnapshot):
            return DeltaSnapshot(self._called(value.value, place))
        if is_of_langgraph(value, "types", "Interrupt"):
            interrupt = copy(value)
            object.__setattr__(interrupt, "value", self._called(value.value, place))
            return interrupt  # with the same id, so that answers fit
        if place.kind == "interrupt" and type(value) in (list, tuple):
            return type(value)(self._called(interrupt, place) for interrupt in value)
        try:
            new = self._function(value, place)
        except (errors.NotEditableError, KeyboardInterrupt):
            raise
        # It runs in a thread of its own, where nothing else raises SystemExit and its like.
        except BaseException as error:
            # Never its words, which may quote the value.
            raise errors.NotEditableError(f"the function raised {type(error).__name__}") from error
        if new is None and value is not None and not self._allow_none:
            raise errors.NotEditableError(
                "the function returned None: return the value itself to keep it, or an empty "
                "value; allow_none=True stores None"
            )
        return new

    def _is_same(self, a: _Typed, b: _Typed) -> bool:
        """True if only a random nonce, or the order of a set, makes a difference."""
        if a == b:
            return True
        type_a, plain_a = serializers.decrypted(self._serde, *a)
        type_b, plain_b = serializers.decrypted(self._serde, *b)
        if type_a != type_b or plain_a == plain_b or type_a != "msgpack" or not self._is_langgraphs:
            return (type_a, plain_a) == (type_b, plain_b)
        return canonical(plain_a) == canonical(plain_b)

    def _check_whole(self, stored: _Typed, as_read: _Typed, new: _Typed) -> None:
        """Refuses to lose an object, or a field of one, that could not be made of what is stored.

        A dataclass that has changed comes as plain fields: a function may make an object of them.
        """
        typed = [serializers.decrypted(self._serde, *value) for value in (stored, as_read, new)]
        if not self._is_langgraphs or {type_ for type_, _ in typed[:2]} != {"msgpack"}:
            return
        if (renames := getattr(self._serde, "renames", None)) is not None:
            typed[0] = renames.applied(*typed[0])
        before, made, after = (objects_in(d) if t == "msgpack" else [] for t, d in typed)
        if names := ", ".join(sorted(map(str, lost_objects(before, made, after)))):
            raise errors.NotEditableError(
                f"it holds an object that can't be created here and would be lost (of {names}): "
                "use the application's serializer, with its allowed_types and renamed= (--app)"
            )
        if names := ", ".join(lost_fields(before, made)):
            raise errors.NotEditableError(
                f"it holds an object with fields that its class no longer has and that would be "
                f"lost ({names}): keep them in the class until the rewrite is done"
            )


def _is_equal(a: Any, b: Any) -> bool:
    try:
        return cast("bool", a == b) is True
    except Exception:  # noqa: BLE001  any class may compare as it likes
        return False


# Rows of one thread are opened, changed and packed again. Nothing of a row changes but the value:
# keys, versions, parents and the place that the row is bound to stay.

# A row of a statement that replaces.
Entry = tuple[object, ...]


class NewRow(NamedTuple):
    entry: Entry  # parameters of the statement that replaces the old row
    # By place, the values before and after; metadata comes as both its documents.
    changes: list[tuple[RewritePlace, Any, Any]]
    # Values that are in rows of their own from now on, or stay so, with their namespace.
    blobs: list[tuple[str, BlobRow]] = []  # noqa: RUF012  never changed


@dataclass
class RowChanges:
    """Makes a NewRow of each row of a thread, or None of one that stays."""

    parts: SaverParts
    thread_id: str
    changing: Changing
    # Names of pieces that were packed already, which later rows leave out.
    packed: set[bytes] = field(default_factory=set)
    _cuttings: dict[tuple[str, str], Cutting] = field(default_factory=dict)
    # Hashes of values in rows of their own, by namespace, channel and version.
    _known: dict[tuple[str, str, str], bytes] = field(default_factory=dict)

    def blob(self, old: rotation.OldBlob, pieces: Mapping[bytes, bytes]) -> NewRow | None:
        ns, channel, version = old[:3]
        value = None, None, None, old.type, old.blob, old.groups, old.chunks, None, None, None
        row = reading.ReadRow("value", self.thread_id, ns, *[None] * 5, channel, version, *value)  # type: ignore[call-arg]  # mypy can't count them
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
        key, task = self._key(*old[:2]), (old.task_id, old.idx, old.task_path)
        value = old.channel, None, old.task_id, old.task_path, old.idx, old.type, old.blob
        row = reading.ReadRow("write", *key, *[None] * 4, *value, *[None] * 5)  # type: ignore[call-arg]  # as above
        typed = self._opened(reading.StoredValue(row, key, self.parts.seal))
        kind = _KINDS_OF_WRITES.get(old.channel, "write")
        place = RewritePlace(self.thread_id, old.checkpoint_ns, old.channel, kind)
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
        bound_to = wakeup_place(self.thread_id, old.name, old[1:4])
        typed = self._opened_row(bound_to, old.type, old.blob)
        place = RewritePlace(self.thread_id, "", "", "input")
        if (change := self.changing.typed(place, *typed)) is None:
            return None
        keys.check_value(self.thread_id, "input", len(change.data))
        stored = self._sealed_row(bound_to, change.type, change.data)
        entry = old.name, old.type, _hash(old.blob), *stored
        return NewRow(entry, [(place, change.before, change.after)])

    def step(self, old: rotation.OldStep) -> NewRow | None:
        bound_to = step_place(self._key(*old[:2]), old[2:5])
        typed = self._opened_row(bound_to, old.type, old.blob)
        place = RewritePlace(self.thread_id, old.checkpoint_ns, "", "result")
        if (change := self.changing.typed(place, *typed)) is None:
            return None
        keys.check_value(self.thread_id, "result", len(change.data))
        stored = self._sealed_row(bound_to, change.type, change.data)
        entry = *old[:6], _hash(old.blob), *stored
        return NewRow(entry, [(place, change.before, change.after)])

    def checkpoint(self, old: rotation.OldCheckpoint) -> NewRow | None:
        seal, key, row = self.parts.seal, self._key(*old[:2]), old.as_read(self.thread_id)
        checkpoint, stored = reading.load_checkpoint(row, key)
        small, named, put_on = reading.small_values(checkpoint, row, key, seal)
        changes = self._small_changes(key.checkpoint_ns, small)
        large = self._outgrown(key.checkpoint_ns, checkpoint["channel_versions"], changes)
        small = {**small, **{channel: change.after for channel, change in changes.items()}}
        for channel in large:
            del small[channel]
        document, text, sealed = None, None, old.sealed
        if changes:
            in_clear = dict.fromkeys(small) if seal else small
            document = orjson.dumps(in_clear).decode()
            keys.check_json(self.thread_id, "the checkpoint without its larger values", document)
            if seal is not None:
                in_blobs = {*(old.blobs or [] if named is None else named), *large}
                sealed = seal.small_values(key, put_on, old.checkpoint, small, in_blobs)
        shown = [
            (RewritePlace(self.thread_id, key.checkpoint_ns, channel, "value"), *change[:2])
            for channel, change in changes.items()
        ]
        content = stored if seal is None else seal.metadata.open(key, stored).content
        place = RewritePlace(self.thread_id, key.checkpoint_ns, "", "metadata")
        if self.changing.wants(""):
            text = self.changing.metadata(place, content)
        if text is not None:
            shown.append((place, content, orjson.loads(text)))
            if seal is not None:
                if is_sealed_metadata(stored) and not seal.metadata.encrypts:
                    raise errors.NotEditableError(
                        "its metadata is encrypted: create the saver with encrypt_metadata"
                    )
                text = seal.metadata.seal(key, text, put_on, checkpoint.get("ts"))
        if not shown:
            return None
        read = _hash((old.checkpoint + old.metadata).encode() + (old.sealed or b""))
        entry = *old[:2], read, document, text, sealed, referred(large)
        return NewRow(entry, shown, [(key.checkpoint_ns, row) for row in large.values()])

    def _small_changes(self, ns: str, values: Mapping[str, Any]) -> dict[str, Change]:
        """The changes of a checkpoint's small values, by channel."""
        changes = {}
        for channel, value in values.items():
            if self.changing.wants(channel):
                place = RewritePlace(self.thread_id, ns, channel, "value")
                typed = serializers.encode(self.parts.serde, value)
                if (change := self.changing.typed(place, *typed)) is not None:
                    changes[channel] = change
        return changes

    def _outgrown(
        self, ns: str, versions: Mapping[str, Any], changes: Mapping[str, Change]
    ) -> dict[str, BlobRow]:
        """The rows of those values that became too large for the checkpoint, by channel."""
        rows = {}
        own = serializers.is_jsonplus(self.parts.serde)
        for channel, change in changes.items():
            if own and serializers.is_inline(change.after):
                continue
            if channel not in versions:
                raise errors.NotEditableError("a value without a version must stay small")
            version = keys.version_text(versions[channel])
            new = _hash_of(change.type, change.data)
            if self._known.setdefault((ns, channel, version), new) != new:
                raise errors.NotEditableError(
                    f"channel {channel!r} has two values of the version {version!r}, and one would "
                    "replace the other: use the versions of a saver, or keep the value small"
                )
            rows[channel] = self._packed(ns, channel, version, change)
        return rows

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

    def _key(self, checkpoint_ns: str, checkpoint_id: str) -> keys.CheckpointKey:
        return keys.CheckpointKey(self.thread_id, checkpoint_ns, checkpoint_id)


def _columns(row: BlobRow) -> Entry:
    """The columns of a blob's row from its type on, as add_blobs has them."""
    channel, version, type_, size, groups, chunks, blob = row[:7]
    crc = None
    if not is_sealed(type_):
        crc = _bytes_of(blob_crc(channel, version, type_, groups, chunks, blob))
    return type_, size, groups, chunks, blob, crc


def _check_readable(seal: object, type_: str) -> None:
    if seal is None and is_sealed(type_):
        raise errors.DecryptionError(
            "it is encrypted: create the saver with the cipher that encrypted it"
        )


def _hash_of(type_: str, data: bytes) -> bytes:
    return _hash(type_.encode() + b"\0" + data)


def _hash(data: bytes) -> bytes:
    return sha256(data).digest()


def _bytes_of(crc: int) -> bytes:
    return crc.to_bytes(4, "big")


# A thread is rewritten in three steps.
#
#     scan       nothing is written: what would change, and what can't
#     work       pages are read, changed here, and replaced if they are still what was read;
#                again and again until a pass changes nothing
#     sweep      pieces of lists that no value names any more are deleted
#
# Each page is a transaction, so that a value is the old one or the new one, whenever it is read and
# whatever becomes of this process.

# Passes over a thread, if others put to it meanwhile; scans of it, if others delete.
_PASSES, _TRIES, _PAUSE = 10, 3, 0.05
# Bytes of pieces that are kept for the next version of a list, and that one transaction sends.
_KEPT, _SENT = 2**26, 2**22

# The statements that replace rows.
_REWRITES = {
    "blobs": "rewrite_blobs",
    "checkpoints": "rewrite_checkpoints",
    "writes": "reencrypt_writes",
    "wakeups": "reencrypt_wakeups",
    "steps": "reencrypt_steps",
}


@dataclass
class ThreadRewrite:
    parts: SaverParts
    thread_id: str
    changing: Changing
    latest_only: bool = False
    show: Callable[[RewritePlace, Any, Any], None] | None = None
    _key: DataKey | None = None
    _lease: str | None = None
    # Of a scan: the number of values that change, by place, and the ids of the checkpoints that
    # have them; the places of those that checkpoints share, by namespace, channel and version.
    _values: Counter[RewritePlace] = field(default_factory=Counter)
    _checkpoint_ids: dict[RewritePlace, set[str]] = field(default_factory=dict)
    _versions: dict[tuple[str, str, str], RewritePlace] = field(default_factory=dict)
    # Pieces that were read, and their bytes.
    _pieces: dict[bytes, bytes] = field(default_factory=dict)
    _pieces_size: int = 0
    # With latest_only, by namespace: the newest checkpoint and its versions.
    _newest: dict[str, tuple[str, dict[str, str]]] | None = None
    # The rows that a pass has changed.
    _changed: list[str] = field(default_factory=list)

    async def scan(self) -> list[RewrittenAt]:
        """Returns what would change, and writes nothing."""
        for remaining in reversed(range(_TRIES)):
            self._values, self._checkpoint_ids, self._versions = Counter(), {}, {}
            try:
                await self._pass()
                break
            except errors.NotEditableError as error:
                # What is missing may have been deleted between two reads.
                if not remaining or not isinstance(error.__cause__, errors.CorruptRowError):
                    raise
            await asyncio.sleep(_PAUSE)
        return [
            RewrittenAt(
                *(place.thread_id, place.checkpoint_ns, place.channel, place.kind, values),
                tuple(sorted(self._checkpoint_ids[place])),
            )
            for place, values in sorted(self._values.items())
        ]

    async def work(self, lease: str) -> None:
        """Replaces rows under a lease until a pass changes nothing."""
        self._lease = lease
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
            f"{again[-1]} changes again and again: the function returns something else each time, "
            "or other runs put it"
            if again
            else "other runs put to it again and again: rewrite it when they are done"
        )

    async def _row_state(self) -> str:
        """Another text if any row was put, replaced or deleted; puts wait meanwhile."""
        ((state,),) = await self._run([self._statement("get_row_state")])
        return str(state)

    async def has_leftovers(self) -> bool:
        """True if a rewrite was killed after it had replaced pieces, and before it swept."""
        plan = await self._cleaning().plan([])
        return bool(plan.blobs or plan.chunks)

    async def sweep(self) -> None:
        """Deletes pieces, and values, that nothing refers to; under the lease of `work`."""

        async def no_threads() -> list[list[str]]:
            return []

        async for _ in self._cleaning().run([], no_threads):
            pass

    def _cleaning(self) -> Cleaning:
        engine = self.parts.engine
        lock = lock_for_delete(engine.database, self.thread_id, self._lease)
        timeout = engine.settings.write_timeout
        return Cleaning(engine.database, self.thread_id, timeout=timeout, lock=lock)

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
        """Fetches the thread's data key, which stays known as long as it is held here."""
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
                "it has no data key, but the cipher has data_keys=True: rotate the keys first, or "
                "use a cipher without data keys (omit --data-keys)"
            )

    def _pages(self, kind: rotation.RowKind) -> AsyncIterator[list[Any]]:
        database, timeout = self.parts.engine.database, self.parts.timeout
        also = (True, True) if kind is rotation.CHECKPOINTS else (True,)
        # No ciphertext begins right: all rows are due.
        return rotation.pages(database, self.thread_id, kind, [], also, timeout=timeout)

    async def _find_newest(self) -> dict[str, tuple[str, dict[str, str]]]:
        newest: dict[str, tuple[str, dict[str, str]]] = {}
        async for rows in self._pages(rotation.CHECKPOINTS):
            for row in rows:  # in the order of their ids
                checkpoint, metadata = self._loaded(row)
                if metadata.get("counters_since_delta_snapshot"):
                    raise errors.NotEditableError(
                        "it has a delta channel, whose value is rebuilt from writes of older "
                        "checkpoints: rewrite it without latest_only"
                    )
                newest[row.checkpoint_ns] = row.checkpoint_id, _versions(checkpoint)
        return newest

    def _loaded(self, old: rotation.OldCheckpoint) -> tuple[dict[str, Any], dict[str, Any]]:
        """The document of a checkpoint, and its metadata, as they are stored."""
        key = keys.CheckpointKey(self.thread_id, *old[:2])
        return reading.load_checkpoint(old.as_read(self.thread_id), key)

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
            if kind is rotation.CHECKPOINTS and self._versions:
                self._note_shared(rows)
            due = [row for row in rows if self._is_due(row)]
            await self._take(kind, await in_own_thread(partial(_changed, kind, due, change)))

    async def _blobs(self) -> None:
        async for rows in self._pages(rotation.BLOBS):
            batch, size = list[tuple[rotation.OldBlob, NewRow]](), 0
            for row in filter(self._is_due, rows):
                change = partial(self._rows.blob, pieces=await self._pieces_of(row))
                new = await in_own_thread(partial(_changed, rotation.BLOBS, [row], change))
                batch += new
                blobs = [blob for _, new_row in new for _, blob in new_row.blobs]
                size += sum(len(blob.blob) + sum(map(len, blob.pieces.values())) for blob in blobs)
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
        await self._read_pieces(split_digests(row.chunks))
        groups = [self._pieces[name] for name in row.group_names if name in self._pieces]
        await self._read_pieces(split_digests(b"".join(map(members, groups))))
        return self._pieces

    async def _read_pieces(self, names: Sequence[bytes]) -> None:
        database, timeout = self.parts.engine.database, self.parts.timeout
        names = [name for name in dict.fromkeys(names) if name not in self._pieces]
        # A missing one is reported when the value is opened.
        pieces = await rotation.read_pieces(database, self.thread_id, names, _SENT, timeout=timeout)
        self._pieces.update(pieces)
        self._pieces_size += sum(map(len, pieces.values()))

    async def _take(self, kind: rotation.RowKind, changed: Sequence[tuple[Any, NewRow]]) -> None:
        if self._lease is None:
            for row, new in changed:
                self._note(row, new)
        elif changed:
            self._changed += [_where(kind, row) for row, _ in changed]
            await self._replace(kind, [new for _, new in changed])

    def _note(self, row: Any, new: NewRow) -> None:
        for place, before, after in new.changes:
            self._values[place] += 1
            ids = self._checkpoint_ids.setdefault(place, set())
            if isinstance(row, rotation.OldBlob):
                self._versions[row[:3]] = place
            elif (checkpoint_id := getattr(row, "checkpoint_id", None)) is not None:
                ids.add(checkpoint_id)
            if self.show is not None:
                self.show(place, before, after)

    def _note_shared(self, rows: Sequence[rotation.OldCheckpoint]) -> None:
        """Notes the checkpoints that refer to values which change."""
        for row in rows:
            for channel, version in _versions(self._loaded(row)[0]).items():
                if place := self._versions.get((row.checkpoint_ns, channel, version)):
                    self._checkpoint_ids[place].add(row.checkpoint_id)

    async def _replace(self, kind: rotation.RowKind, new: Sequence[NewRow]) -> None:
        seal, database = self.parts.seal, self.parts.engine.database
        columns: list[Any] = [*zip(*[row.entry for row in new], strict=True)]
        blobs = [(ns, blob) for row in new for ns, blob in row.blobs]
        pieces = {name: piece for _, blob in blobs for name, piece in blob.pieces.items()}
        sent = list(pieces), list(pieces.values())
        before, after = list[Statement](), list[Statement]()
        if seal is not None:
            before.append(self._statement("mark_thread_encrypted"))
            after = schema_check(database, [seal.cipher.schema_id])
            if self._key is not None:
                key = [self.thread_id], [self._key.key_id]
                after.append(database.statement("check_data_keys", *key))
        if kind is rotation.BLOBS:
            others = {name for _, blob in blobs for name in blob.all_pieces if name not in pieces}
            columns += [*sent, sorted(others)]
        elif blobs:
            added = [(ns, blob.channel, blob.version, *_columns(blob)) for ns, blob in blobs]
            before.append(self._statement("add_blobs", *zip(*added, strict=True), *sent))
        answer = await self._run([*before, self._statement(_REWRITES[kind.name], *columns)], after)
        if kind is rotation.BLOBS and answer[0][0] is None:
            # A piece that an earlier value had is gone with that: all are sent from now on.
            self._rows.packed.clear()

    async def _run(self, statements: Sequence[Statement], after: Sequence[Statement] = ()) -> Rows:
        """Runs statements under the thread's lock and lease; returns the last one's answer."""
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


def _changed(
    kind: rotation.RowKind, rows: Sequence[Any], change: Callable[[Any], NewRow | None]
) -> list[tuple[Any, NewRow]]:
    """The rows that change, with the new ones."""
    changed = []
    for row in rows:
        try:
            new = change(row)
        except (errors.PgCheckpointError, RecursionError) as error:
            raise errors.NotEditableError(f"{_where(kind, row)}: {error}") from error
        if new is not None:
            changed.append((row, new))
    return changed


def _where(kind: rotation.RowKind, row: Any) -> str:
    return f"{kind.name} {', '.join(map(repr, row[: len(kind.start)]))}"


def _versions(checkpoint: dict[str, Any]) -> dict[str, str]:
    versions: dict[str, Any] = checkpoint["channel_versions"]
    return {channel: keys.version_text(version) for channel, version in versions.items()}


#     all threads ──► scan ──► (undo: an export of those that change) ──► each of these: lease, work
#
# Nothing is written before every thread was scanned and the export is complete. A thread in which
# one value can't be changed is left as it is, and reported; the others go on.

# Of one thread, and not of the connection.
_WAITED = psycopg.errors.LockNotAvailable, psycopg.errors.QueryCanceled


@dataclass
class Rewritten:
    """The work of `rewrite`; in a progress callback, the work so far.

    Attributes:
        threads: Threads that were looked through.
        found: Where something changes, also in threads that failed later.
        rewritten: Threads that were rewritten, or freed of what a killed rewrite left there.
        failed: Threads that were not rewritten, or not wholly, and why.
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
    """Passes stored values through a function, in place: in all checkpoints that share them.

    It holds the thread's lease meanwhile, so a thread that a run holds is not touched. If the call
    is interrupted, each value is the old one or the new one, and a repeated call continues.

    Args:
        saver: Has the application's cipher, `serde`, `allowed_types` and `renamed`. With a
            `PostgresSaver` the call blocks.
        function: Called with a value and its `RewritePlace`, in a thread of its own; returns the
            new value. It must return its own results unchanged, and should return the same
            for the same value and place.
        threads: Only these; None for all.
        channels: Only values of these channels, and writes to them; no metadata and no inputs of
            wake-ups then. Interrupts are in `__interrupt__`, answers in `__resume__`, the input of
            a run in `__start__`, what was sent to nodes in `__pregel_tasks`.
        latest_only: Leave older checkpoints of each namespace unchanged, as far as they don't
            share values with the newest one.
        dry_run: Write nothing.
        undo: A new file, for an export of the threads that change. It is complete before anything
            is written. `pg-checkpoint import` brings threads back, once they were deleted.
        show: Called with each place, value and new value that is found.
        progress: Called after each thread.
        wait: Seconds to wait for another run that holds a thread's lease.
        allow_none: Allow the function to return None for a value. Without it None is taken for a
            forgotten `return`.

    Raises:
        IncompleteError: At the end, if threads were left out, or not wholly rewritten; among them
            those under a lease.
        InvalidOptionError: If an argument has an impossible value.
        FileExistsError: If `undo` exists.
        psycopg.OperationalError: If the server can't be reached.
    """
    if not callable(function) or inspect.iscoroutinefunction(function):
        raise errors.InvalidOptionError(
            "function must be a blocking function that takes a value and its place"
        )
    for name, names in (("threads", threads), ("channels", channels)):
        if isinstance(names, str):
            raise errors.InvalidOptionError(f"{name} must be a list of names, not a str")
    check_flag("latest_only", latest_only)
    check_flag("dry_run", dry_run)
    check_flag("allow_none", allow_none)
    check_number("wait", wait)
    if undo is not None and not dry_run:
        check_new(Path(undo))
    changing = Changing(saver.serde, function, channels, allow_none=allow_none)
    run = _Rewriting(saver, changing, latest_only, show, progress)
    await at_home(saver, partial(run.scan, threads))
    if not dry_run:
        if undo is not None and run.done.found:
            with replacing(Path(undo), private=True) as out:
                await export_threads(saver, out.write, threads=run.done.changing)
        await run.work(wait)
    if failed := run.done.failed:
        thread_id, why = next(iter(failed.items()))
        raise errors.IncompleteError(
            f"{len(failed)} threads were not rewritten: the first is {thread_id!r}: {why}", run.done
        )
    return run.done


@dataclass
class _Rewriting:
    saver: SaverBase
    changing: Changing
    latest_only: bool
    show: Callable[[RewritePlace, Any, Any], None] | None
    progress: Callable[[Rewritten], None] | None
    done: Rewritten = field(default_factory=Rewritten)
    # Threads to be rewritten; True if values change, False if only pieces are left over.
    due: dict[str, bool] = field(default_factory=dict)

    async def scan(self, threads: Sequence[str] | None, parts: SaverParts) -> None:
        async for thread_id in threads_of(parts, threads):
            thread = ThreadRewrite(parts, thread_id, self.changing, self.latest_only, self.show)
            async with self._reported(thread_id):
                with _recorded(parts, thread_id) if self.show is not None else nullcontext():
                    places = await thread.scan()
                if places or await thread.has_leftovers():
                    self.due[thread_id] = bool(places)
                self.done.found += places
            self.done.threads += 1
            self._tell()

    async def work(self, wait: float) -> None:
        """Rewrites the threads that are due, each under its lease."""
        for thread_id in self.due:
            async with self._reported(thread_id):
                async with self.saver.lease(thread_id, wait=wait) as lease:
                    token = lease._holding.token
                    await at_home(self.saver, partial(self._work_on, thread_id, token))
                self.done.rewritten.append(thread_id)
            self._tell()

    async def _work_on(self, thread_id: str, token: str, parts: SaverParts) -> None:
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
            if any(isinstance(e, errors.ThreadShreddedError) for e in (error, error.__cause__)):
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
