"""What two serialized values have in common, told by their bytes. Pure; makes no objects.

All of this is about LangGraph's MessagePack, in which an object is an extension: the module and the
name of its class, and what its constructor is given.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Mapping
from itertools import zip_longest
from typing import Any, NamedTuple

import ormsgpack
from langgraph.checkpoint.serde.jsonplus import (
    EXT_CONSTRUCTOR_KW_ARGS,
    EXT_CONSTRUCTOR_SINGLE_ARG,
    EXT_PYDANTIC_V2,
)

from pg_checkpoint.codec.class_names import ClassName
from pg_checkpoint.codec.compat import EXT_DELTA_SNAPSHOT

_OBJECTS = range(EXT_CONSTRUCTOR_SINGLE_ARG, EXT_PYDANTIC_V2 + 1)
# Pydantic's of both versions come after it, the others have no names of fields.
_WITH_FIELDS = (EXT_CONSTRUCTOR_KW_ARGS, EXT_PYDANTIC_V2 - 1, EXT_PYDANTIC_V2)
_NON_STR_KEYS = ormsgpack.OPT_NON_STR_KEYS


class StoredObject(NamedTuple):
    """An object as a value has it."""

    name: ClassName  # of its class
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
                found.append(StoredObject(ClassName(module, name), given[0] if has_fields else {}))
        return ormsgpack.Ext(code, _pack(inner))

    _unpacked(data, note)
    return found


def lost_objects(
    before: list[StoredObject], made: list[StoredObject], after: list[StoredObject]
) -> list[ClassName]:
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


def _by_actual_name(counts: Mapping[ClassName, int]) -> Counter[ClassName]:
    """Counts by the names that the classes have now: a module may have what another one defines."""
    found: Counter[ClassName] = Counter()
    for name, count in counts.items():
        class_ = getattr(sys.modules.get(name.module), name.name, None)
        if isinstance(class_, type):
            found[ClassName(class_.__module__, class_.__name__)] += count
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
