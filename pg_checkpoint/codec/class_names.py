"""The classes that serialized values name, found and renamed without making an object.

LangGraph's MessagePack has an object as an extension: the module and the name of its class, and
what its constructor is given, in which further extensions stand. JSON, until 2024, has a dict for
it, pickle its own instructions. Pure, except for `load_error`.
"""

from __future__ import annotations

import importlib
import inspect
import json
import pickletools
import sys
from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple, TypeAlias

import ormsgpack
from langchain_core.load.mapping import SERIALIZABLE_MAPPING
from langgraph.checkpoint.serde.jsonplus import (
    EXT_CONSTRUCTOR_SINGLE_ARG,
    EXT_PYDANTIC_V2,
    JsonPlusSerializer,
)

from pg_checkpoint.codec.compat import EXT_DELTA_SNAPSHOT

_OBJECTS = range(EXT_CONSTRUCTOR_SINGLE_ARG, EXT_PYDANTIC_V2 + 1)
_NON_STR_KEYS = ormsgpack.OPT_NON_STR_KEYS
# Versions of the dicts that stand for objects: LangChain's and LangGraph's.
_ENVELOPES = (1, 2)
_WITHOUT_CLASSES = frozenset({"null", "bytes", "bytearray"})
_READ = _WITHOUT_CLASSES | {"msgpack", "json", "pickle"}


class ClassName(NamedTuple):
    """A class as a value names it."""

    module: str
    name: str

    def __str__(self) -> str:
        """Both, with a dot between them."""
        return f"{self.module}.{self.name}"


# Is shown each class that a value names, and returns the name to write in its place.
Visit: TypeAlias = "Callable[[ClassName], ClassName]"


def visited(type_: str, data: bytes, visit: Visit) -> bytes:
    """A serialized value after a visit of all classes in it; the same bytes if no name changed.

    A pickle is never changed.
    """
    if type_ == "msgpack":
        return _Extensions(visit).value(data)
    if type_ == "json":
        return _of_json(data, visit)
    if type_ == "pickle":
        for named in _of_pickle(data):
            visit(named)
    return data


def names_in(type_: str, data: bytes) -> set[ClassName]:
    """The classes that a serialized value names; raises what `visited` does."""
    found: set[ClassName] = set()

    def note(named: ClassName) -> ClassName:
        found.add(named)
        return named

    visited(type_, data, note)
    return found


def named_by(envelope: Mapping[str, Any]) -> ClassName | None:
    """The class of the object that a dict in JSON stands for; None if it stands for none."""
    if envelope.get("lc") not in _ENVELOPES or envelope.get("type") != "constructor":
        return None
    named = envelope.get("id")
    if not (isinstance(named, list) and named and all(isinstance(n, str) for n in named)):
        return None
    # LangChain names its classes by where they once were.
    *module, name = SERIALIZABLE_MAPPING.get(tuple(named), named)
    return ClassName(".".join(module), name)


def load_error(named: ClassName) -> str | None:
    """Why a class can't be loaded; None if it can. Imports its module."""
    try:
        found: Any = importlib.import_module(named.module)
        for part in named.name.split("."):
            found = getattr(found, part)
    # A script may end the process when it is imported.
    except (Exception, SystemExit) as error:  # noqa: BLE001  any module may raise anything
        return f"{type(error).__name__}: {error}"
    return None


def lookup_error(named: ClassName) -> str | None:
    """Why a class is in no module that is imported; None if it is. Imports nothing."""
    found: Any = sys.modules.get(named.module)
    for part in named.name.split("."):
        # Not getattr: a module may import others for names that it is asked for.
        found = None if found is None else inspect.getattr_static(found, part, None)
    return None if found is not None else "in no module that the application imports"


class NameReader(JsonPlusSerializer):
    """Reads the classes that values name, in the place of the values; makes no objects."""

    def __init__(self) -> None:
        super().__init__(allowed_msgpack_modules=None)
        self._found: set[ClassName] = set()

    def loads_typed(self, data: tuple[str, bytes]) -> None:
        """Notes the classes in a value."""
        if data[0] not in _READ:
            raise NotImplementedError(f"Unknown serialization type: {data[0]}")
        self._found |= names_in(*data)

    def taken(self) -> frozenset[ClassName]:
        """The classes that were found since this was asked last."""
        found, self._found = frozenset(self._found), set()
        return found


class _Extensions:
    """Visits the extensions of one value, the inner ones first."""

    def __init__(self, visit: Visit) -> None:
        self._visit = visit
        self._changed = False

    def value(self, data: bytes) -> bytes:
        value = ormsgpack.unpackb(data, ext_hook=self._hook, option=_NON_STR_KEYS)
        return ormsgpack.packb(value, option=_NON_STR_KEYS) if self._changed else data

    def _hook(self, code: int, data: bytes) -> ormsgpack.Ext:
        if code not in _OBJECTS and code != EXT_DELTA_SNAPSHOT:
            return ormsgpack.Ext(code, data)
        outside, self._changed = self._changed, False
        try:
            inner = ormsgpack.unpackb(data, ext_hook=self._hook, option=_NON_STR_KEYS)
        except ormsgpack.MsgpackDecodeError:
            # LangGraph makes nothing of it either.
            self._changed = outside
            return ormsgpack.Ext(code, data)
        if code in _OBJECTS:
            self._name(inner)
        if self._changed:
            data = ormsgpack.packb(inner, option=_NON_STR_KEYS)
        self._changed |= outside
        return ormsgpack.Ext(code, data)

    def _name(self, call: Any) -> None:
        match call:
            case [str(module), str(name), *_]:
                named = ClassName(module, name)
                if (new := self._visit(named)) != named:
                    call[:2] = new
                    self._changed = True


def _of_json(data: bytes, visit: Visit) -> bytes:
    changed = []

    def hook(value: dict[str, Any]) -> dict[str, Any]:
        if (named := named_by(value)) is not None and (new := visit(named)) != named:
            value["id"] = [*new.module.split("."), new.name]
            changed.append(new)
        return value

    value = json.loads(data, object_hook=hook)
    return json.dumps(value).encode() if changed else data


def _of_pickle(data: bytes) -> Iterator[ClassName]:
    memo: dict[Any, str | None] = {}
    # The two values on top of the stack, as far as they are texts.
    below: str | None = None
    top: str | None = None
    for op, arg, _ in pickletools.genops(data):
        if op.name in ("GLOBAL", "INST"):
            yield ClassName(*str(arg).split(" ", 1))
        elif op.name == "STACK_GLOBAL" and below is not None and top is not None:
            yield ClassName(below, top)
        if op.name == "MEMOIZE":
            memo[len(memo)] = top
        elif op.name.endswith("PUT"):
            memo[arg] = top
        elif op.name.endswith("GET"):
            below, top = top, memo.get(arg)
        else:
            below, top = top, arg if isinstance(arg, str) else None
