"""Serializers: strict and renaming ones, class names in bytes, values that come back exactly."""

from __future__ import annotations

import importlib
import inspect
import io
import json
import logging
import pickle
import pickletools
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from contextvars import ContextVar
from copy import copy
from functools import partial
from typing import Any, NamedTuple, ParamSpec, TypeAlias, TypeVar, cast

import ormsgpack
from langchain_core.load.mapping import SERIALIZABLE_MAPPING
from langgraph.checkpoint.serde.base import SerializerProtocol
from langgraph.checkpoint.serde.encrypted import EncryptedSerializer
from langgraph.checkpoint.serde.event_hooks import SerdeEvent, register_serde_event_listener
from langgraph.checkpoint.serde.jsonplus import (
    EXT_CONSTRUCTOR_KW_ARGS,
    EXT_CONSTRUCTOR_POS_ARGS,
    EXT_CONSTRUCTOR_SINGLE_ARG,
    EXT_METHOD_SINGLE_ARG,
    EXT_PYDANTIC_V1,
    EXT_PYDANTIC_V2,
    JsonPlusSerializer,
)

from pg_checkpoint.codec import compat, exact, messages
from pg_checkpoint.core import options
from pg_checkpoint.core.arguments import plain, refuse
from pg_checkpoint.core.errors import (
    InvalidOptionError,
    TypeNotAllowedError,
    ValueNotSerializableError,
)

# The classes that serialized values name are found and renamed without making an object.
#
# LangGraph's MessagePack has an object as an extension: the module and the name of its class, and
# the arguments of its constructor, in which further extensions stand. JSON, until 2024, has a dict
# for it, pickle its own instructions.

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
        return f"{self.module}.{self.name}"


# Is shown each class that a value names, and returns the name to write in its place.
Visit: TypeAlias = "Callable[[ClassName], ClassName]"


def visited(type_: str, data: bytes, visit: Visit) -> bytes:
    """A serialized value after a visit of all classes in it; a pickle is never changed."""
    if type_ == "msgpack":
        return _Extensions(visit).value(data)
    if type_ == "json":
        return _of_json(data, visit)
    if type_ == "pickle":
        for named in _of_pickle(data):
            visit(named)
    return data


def names_in(type_: str, data: bytes) -> set[ClassName]:
    """The classes that a serialized value names."""
    names: set[ClassName] = set()

    def note(named: ClassName) -> ClassName:
        names.add(named)
        return named

    visited(type_, data, note)
    return names


def named_by(envelope: Mapping[str, Any]) -> ClassName | None:
    """The class of the object that a dict in JSON stands for; None if it stands for none."""
    if envelope.get("lc") not in _ENVELOPES or envelope.get("type") != "constructor":
        return None
    path = envelope.get("id")
    if not (isinstance(path, list) and path and all(isinstance(part, str) for part in path)):
        return None
    # LangChain names its classes by where they once were.
    *module, name = SERIALIZABLE_MAPPING.get(tuple(path), path)
    return ClassName(".".join(module), name)


def load_error(named: ClassName) -> str | None:
    """The reason that a class can't be loaded; None if it can. Imports its module."""
    try:
        parent: Any = importlib.import_module(named.module)
        for part in named.name.split("."):
            parent = getattr(parent, part)
    # A script may end the process when it is imported.
    except (Exception, SystemExit) as error:  # noqa: BLE001  any module may raise anything
        return f"{type(error).__name__}: {error}"
    return None


def lookup_error(named: ClassName) -> str | None:
    """As `load_error`, of a class that may only be in a module that is imported already."""
    parent: Any = sys.modules.get(named.module)
    for part in named.name.split("."):
        # Not getattr: a module may import others for names that it is asked for.
        parent = None if parent is None else inspect.getattr_static(parent, part, None)
    return None if parent is not None else "in no module that the application imports"


class NameReader(JsonPlusSerializer):
    """Notes the classes that values name, and makes no objects."""

    def __init__(self) -> None:
        super().__init__(allowed_msgpack_modules=None)
        self._names: set[ClassName] = set()

    def loads_typed(self, data: tuple[str, bytes]) -> None:
        if data[0] not in _READ:
            raise NotImplementedError(f"Unknown serialization type: {data[0]}")
        self._names |= names_in(*data)

    def taken(self) -> frozenset[ClassName]:
        """The classes that values named since the last call."""
        names, self._names = frozenset(self._names), set()
        return names


class _Extensions:
    """Visits the extensions of one value, the inner ones first."""

    def __init__(self, visit: Visit) -> None:
        self._visit = visit
        self._changed = False

    def value(self, data: bytes) -> bytes:
        value = ormsgpack.unpackb(data, ext_hook=self._hook, option=_NON_STR_KEYS)
        return ormsgpack.packb(value, option=_NON_STR_KEYS) if self._changed else data

    def _hook(self, code: int, data: bytes) -> ormsgpack.Ext:
        if code not in exact.WITH_PARTS:
            return ormsgpack.Ext(code, data)
        outside, self._changed = self._changed, False
        try:
            inner = ormsgpack.unpackb(data, ext_hook=self._hook, option=_NON_STR_KEYS)
        except ormsgpack.MsgpackDecodeError:
            # LangGraph makes nothing of it either.
            self._changed = outside
            return ormsgpack.Ext(code, data)
        match inner:
            case [str(module), str(name), *_] if code in _OBJECTS or code == exact.EXT_OBJECT:
                named = ClassName(module, name)
                if (new := self._visit(named)) != named:
                    inner[:2] = new
                    self._changed = True
        if self._changed:
            data = ormsgpack.packb(inner, option=_NON_STR_KEYS)
        self._changed |= outside
        return ormsgpack.Ext(code, data)


def _of_json(data: bytes, visit: Visit) -> bytes:
    has_changed = False

    def hook(value: dict[str, Any]) -> dict[str, Any]:
        nonlocal has_changed
        if (named := named_by(value)) is not None and (new := visit(named)) != named:
            value["id"] = [*new.module.split("."), new.name]
            has_changed = True
        return value

    value = json.loads(data, object_hook=hook)
    return json.dumps(value).encode() if has_changed else data


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


# The serializers that make objects of the allowed classes only.
#
# LangGraph decides for its MessagePack which classes it makes. Values that its old versions wrote
# as JSON it leaves to LangChain, which makes more than that, and up to 1.2.4 reads variables of the
# environment into values that ask for a secret. So JSON is read here, and an object in it is made
# or refused as the same object in MessagePack is. A secret stays the dict that is stored.
#
# With `strict` reading an object of another class fails. LangGraph's own strict mode returns its
# fields as plain data, with a line in the log, so that a graph continues with a dict instead of an
# object; commands and pages, which only show values, have that.

logger = logging.getLogger(__name__)

_ON_LOSSY = "on_lossy"
# The objects that LangGraph refused in the value that is being decoded; None where they may be.
_refused: ContextVar[list[SerdeEvent] | None] = ContextVar("refused", default=None)
# Classes that values name, and that were looked for, up to so many.
_looked_for: set[tuple[str, str]] = set()
_MOST_LOOKED_FOR = 1_000


class AllowlistSerializer(JsonPlusSerializer):
    """JsonPlusSerializer for LangGraph's and LangChain's own types and the allowed ones.

    Of objects of other classes it returns the fields; none of these is imported.
    """

    def __init__(self, allowed: tuple[type | tuple[str, str], ...] = ()) -> None:
        super().__init__(allowed_msgpack_modules=_with_qualified_names(allowed) or None)

    def with_msgpack_allowlist(self, extra_allowlist: Iterable[Any]) -> JsonPlusSerializer:
        return super().with_msgpack_allowlist(_with_qualified_names(extra_allowlist))

    def loads_typed(self, data: tuple[str, bytes]) -> Any:
        if data[0] == "json":
            return json.loads(data[1], object_hook=self._of_json)
        return exact.loads_jsonplus(self, data)

    def _of_json(self, value: dict[str, Any]) -> Any:
        """The object that a dict stands for; a dict that stands for none as it is."""
        if (named := named_by(value)) is None:
            return value
        code, *arguments = _call_of(value)
        _, data = self.dumps_typed((*named, *arguments))
        return self._unpack_ext_hook(code, data)


class StrictSerializer(AllowlistSerializer):
    """An AllowlistSerializer that refuses values with objects of other classes.

    `saver.with_allowlist` adds to them, as LangGraph does for the types of a graph's schema where
    LANGGRAPH_STRICT_MSGPACK is set.
    """

    # Allowed classes that can't be loaded; None until somebody looked.
    _missing: frozenset[ClassName] | None = None

    def loads_typed(self, data: tuple[str, bytes]) -> Any:
        self._refuse_missing(data)
        refused: list[SerdeEvent] = []
        token = _refused.set(refused)
        try:
            value = super().loads_typed(data)
        finally:
            _refused.reset(token)
        if refused:
            raise TypeNotAllowedError(refused[0]["module"], refused[0]["name"])
        return value

    def with_msgpack_allowlist(self, extra_allowlist: Iterable[Any]) -> JsonPlusSerializer:
        clone = super().with_msgpack_allowlist(extra_allowlist)
        if isinstance(clone, StrictSerializer) and clone is not self:
            clone._missing = None
        return clone

    def _refuse_missing(self, data: tuple[str, bytes]) -> None:
        # LangGraph would put the fields in the place of the object, mostly without a word.
        if self._missing is None:
            allowed: Any = self._allowed_msgpack_modules or ()
            names = [ClassName(*named) for named in allowed if len(named) == len(ClassName._fields)]
            self._missing = frozenset(name for name in names if load_error(name))
        if not self._missing:
            return
        # JSON has the parts of a module one by one.
        if data[0] != "msgpack" or any(named.module.encode() in data[1] for named in self._missing):
            for named in names_in(*data) & self._missing:
                if (why := load_error(named)) is not None:
                    raise TypeNotAllowedError(*named, why=why)


def serializer_of(
    serde: SerializerProtocol | None, settings: options.Settings
) -> SerializerProtocol | None:
    """The serializer that the options ask for; None for LangGraph's default."""
    # LangGraph takes old ones too, which have `dumps` only.
    has_methods = hasattr(serde, "dumps_typed") or hasattr(serde, "dumps")
    if serde is not None and (isinstance(serde, type) or not has_methods):
        refuse("serde", "a serializer, such as JsonPlusSerializer()", serde)
    if not settings.strict:
        return with_losses(serde, settings.on_lossy)
    if serde is not None:
        raise InvalidOptionError(
            "strict uses a serializer of its own: omit serde, and list classes in allowed_types"
        )
    return with_losses(StrictSerializer(tuple(settings.allowed_types)), settings.on_lossy)


def makes_any_class(serde: object) -> bool:
    """Whether it is LangGraph's serializer, and makes objects of whatever class a value names."""
    return getattr(serde, "_allowed_msgpack_modules", None) is True


def _with_qualified_names(allowed: Iterable[Any]) -> tuple[Any, ...]:
    """Allowed classes, also as our form names those that stand inside classes."""
    allowed = tuple(allowed)
    classes = [cls for cls in allowed if isinstance(cls, type) and "." in cls.__qualname__]
    return *allowed, *((cls.__module__, cls.__qualname__) for cls in classes)


def _call_of(envelope: Mapping[str, Any]) -> tuple[Any, ...]:
    """The call that makes an object as MessagePack has it: its code, and the arguments."""
    args, method = envelope.get("args"), envelope.get("method")
    if args and isinstance(method, str):
        return EXT_METHOD_SINGLE_ARG, args[0], method
    if args:
        return EXT_CONSTRUCTOR_POS_ARGS, args
    return EXT_CONSTRUCTOR_KW_ARGS, envelope.get("kwargs") or {}


def _note(event: SerdeEvent) -> None:
    if event["kind"] == "msgpack_unregistered_allowed":
        _warn_if_missing(event["module"], event["name"])
    elif (refused := _refused.get()) is not None and event["kind"].endswith("blocked"):
        refused.append(event)


def _warn_if_missing(module: str, name: str) -> None:
    """Says once of a class that LangGraph is about to load that it can't be loaded."""
    # For each object: a tuple is made faster than a ClassName.
    if (module, name) in _looked_for or len(_looked_for) >= _MOST_LOOKED_FOR:
        return
    _looked_for.add((module, name))
    if (why := load_error(ClassName(module, name))) is not None:
        logger.warning(
            "stored values name the class %s.%s, which can't be loaded (%s), so its objects are "
            "read as plain data or None. If the class was moved or renamed, create the saver with "
            "renamed={'%s.%s': 'its.new.Name'}",
            *(module, name, why, module, name),
        )


register_serde_event_listener(_note)


# Renamed classes: values that name an old class are read as if they named the new one.
#
# The names are changed in the bytes, before the serializer sees them. So the new names decide which
# classes it allows, makes or refuses, also of objects within objects.

# Serializers that read what LangGraph's own has written, and may be given other bytes.
_LANGGRAPHS = (JsonPlusSerializer, AllowlistSerializer, StrictSerializer)


class Renames:
    """Old names of classes and modules, with the new ones."""

    def __init__(self, renamed: Mapping[str, str]) -> None:
        for name in (*renamed, *renamed.values()):
            if not isinstance(name, str) or not all(p.isidentifier() for p in name.split(".")):
                shown = repr(name)[:80]
                raise InvalidOptionError(
                    f"renamed has {shown}, which does not name a class: use "
                    "{'old.module.Class': 'new.module.Class'}, or names of modules"
                )
        # A class that is at its new place stays there, if that is within the old one.
        stays = {new: new for old, new in renamed.items() if new.startswith(f"{old}.")}
        self._rules = stays | dict(renamed)
        for old, new in renamed.items():
            if new == old or len(list(self._steps(old))) > len(self._rules) + 1:
                raise InvalidOptionError(
                    f"renamed leads from {old!r} to {new!r} and back: map each old name to the "
                    "newest one"
                )
        parts = [old.rpartition(".") for old in renamed]
        self._old = [old.encode() for old in renamed]
        self._classes = [(m.encode(), name.encode()) for m, _, name in parts if m]

    def of(self, named: ClassName) -> ClassName:
        """The new name of a class; the same one if it was not renamed."""
        *_, full = self._steps(str(named))
        if full == str(named) or "." not in full:
            return named
        module, *name = full.rsplit(".", named.name.count(".") + 1)
        return ClassName(module, ".".join(name))

    def applied(self, type_: str, data: bytes) -> tuple[str, bytes]:
        """A serialized value that names the new classes; a value that can't be read as it is."""
        if type_ == "msgpack" and not self._may_name(data):
            return type_, data
        try:
            return type_, visited(type_, data, self.of)
        except (ValueError, TypeError, RecursionError):  # the serializer says what is wrong
            return type_, data

    def _may_name(self, data: bytes) -> bool:
        # A module and the name of a class are two texts, which stand apart.
        return any(old in data for old in self._old) or any(
            name in data and module in data for module, name in self._classes
        )

    def _steps(self, name: str) -> Iterable[str]:
        """A name, and what it was called after each rename; too many if there is no end."""
        yield name
        for _ in range(len(self._rules) + 1):
            if (new := self._next(name)) == name:
                return
            yield (name := new)

    def _next(self, name: str) -> str:
        prefix = name
        while prefix:
            if (new := self._rules.get(prefix)) is not None:
                return new + name[len(prefix) :]
            prefix = prefix.rpartition(".")[0]
        return name


class RenamingSerializer(JsonPlusSerializer):
    """A serializer that reads old names as new ones; it writes as the one within it."""

    def __init__(self, inner: JsonPlusSerializer, renames: Renames) -> None:
        super().__init__()
        vars(self).update(vars(inner))  # its allowed classes, for whoever asks
        self.inner, self.renames = inner, renames

    def loads_typed(self, data: tuple[str, bytes]) -> Any:
        if data[0] == "pickle" and self.pickle_fallback:
            return _Unpickler(self.renames, data[1]).load()
        return _loads_typed(self.inner, self.renames.applied(*data))

    def with_msgpack_allowlist(self, extra_allowlist: Iterable[Any]) -> JsonPlusSerializer:
        # The classes by their new names.
        inner = self.inner.with_msgpack_allowlist(extra_allowlist)
        return self if inner is self.inner else RenamingSerializer(inner, self.renames)


class _Unpickler(pickle.Unpickler):
    def __init__(self, renames: Renames, data: bytes) -> None:
        super().__init__(io.BytesIO(data))
        self._renames = renames

    def find_class(self, module_name: str, global_name: str) -> Any:
        return super().find_class(*self._renames.of(ClassName(module_name, global_name)))


def renaming(
    serde: SerializerProtocol | None, renamed: Mapping[str, str] | None
) -> SerializerProtocol | None:
    """A serializer that reads renamed classes; the same one, or None, if there are none."""
    if not renamed:
        return serde
    renames = Renames(renamed)
    if serde is None:
        return None
    if type(serde) not in _LANGGRAPHS:
        raise InvalidOptionError(
            f"renamed needs LangGraph's JsonPlusSerializer, but serde is a {type(serde).__name__}: "
            "let your serializer read the old names"
        )
    return RenamingSerializer(serde, renames)  # type: ignore[arg-type]  # its type is asked above


# `loads_exactly` reads values with the very objects that were stored, or fails.
#
# LangGraph's serializer puts the arguments of an object in its place where the class is gone, is
# not allowed or refuses them, and makes pydantic models without validating them. A thread has no
# other copy of its state, and continues with that; a caller that can compute the value again would
# rather do so.

# Serializers whose objects are made here.
_MAKE_OBJECTS = (JsonPlusSerializer, AllowlistSerializer, StrictSerializer, RenamingSerializer)
_MAKERS: dict[int, Callable[..., Any]] = {
    EXT_CONSTRUCTOR_SINGLE_ARG: lambda make, arg: make(arg),
    EXT_CONSTRUCTOR_POS_ARGS: lambda make, args: make(*args),
    EXT_CONSTRUCTOR_KW_ARGS: lambda make, args: make(**args),
    EXT_PYDANTIC_V1: lambda make, fields, *_: make(**fields),
    EXT_PYDANTIC_V2: lambda model, fields, *_: _validated(model, fields),
}


_CODES = {*_MAKERS, EXT_METHOD_SINGLE_ARG, compat.EXT_DELTA_SNAPSHOT}
_CODES |= {exact.EXT_VALUE, exact.EXT_OBJECT, exact.EXT_TUPLE}


def loads_exactly(serde: SerializerProtocol, data: tuple[str, bytes]) -> Any:
    """Decodes a value; a serializer that is not LangGraph's has to fail by itself."""
    if type(serde) not in _MAKE_OBJECTS or data[0] != "msgpack" or not is_exact(serde):
        return decode(serde, *data)
    if isinstance(serde, RenamingSerializer):
        data = serde.renames.applied(*data)
    return exact.unpacked(partial(_made, serde), data[1])


def _made(serde: Any, code: int, data: bytes) -> Any:
    if code == EXT_PYDANTIC_V2 and (
        (message := messages.made(data, partial(_made, serde))) is not None
    ):
        return message
    if code not in _CODES:
        made = exact.hook_of(serde._unpack_ext_hook)(code, data)  # arrays, which have no class
        if made is None:
            raise ValueError(f"an extension with the code {code} can't be read")
        return made
    inner = exact.unpacked(partial(_made, serde), data)
    if code == exact.EXT_VALUE:
        return exact.made_value(*inner)
    if code == exact.EXT_TUPLE:
        return tuple(inner)
    if code == exact.EXT_OBJECT:
        return exact.made_object(partial(_allowed_class, serde), *inner)
    if code == compat.EXT_DELTA_SNAPSHOT:
        return compat.DeltaSnapshot(inner)
    module, name, *arguments = inner
    if (module, name) == ("langgraph.types", "Send"):
        # Its arguments depend on the version.
        return exact.hook_of(serde._unpack_ext_hook)(code, data)
    if code == EXT_METHOD_SINGLE_ARG:
        argument, method = arguments
        if (module, name, method) not in compat.SAFE_METHODS:
            raise TypeNotAllowedError(module, name)
        return getattr(_allowed_class(serde, module, name), method)(argument)
    return _MAKERS[code](_allowed_class(serde, module, name), *arguments)


def _validated(model: Any, fields: dict[str, Any]) -> Any:
    try:
        return model(**fields)
    except Exception:  # noqa: BLE001  raised anew, unless only the names are others
        # A model whose fields have aliases is dumped by their names.
        return model.model_validate(fields, by_name=True)


def _allowed_class(serde: Any, module: str, name: str) -> Any:
    allowed = serde._allowed_msgpack_modules
    named = module, name
    is_safe = named in compat.SAFE_TYPES or named in exact.DATA
    if not is_safe and allowed is not True and named not in (allowed or ()):
        raise TypeNotAllowedError(*named)
    try:
        return exact.named(module, name)
    # A script may end the process when it is imported.
    except (Exception, SystemExit) as error:
        raise TypeNotAllowedError(*named, why=f"{type(error).__name__}: {error}") from error


# A value is encoded as a type and bytes; some are stored in the checkpoint's JSON.
#
# Where LangGraph's own JsonPlusSerializer is used its messages are packed faster, and values that
# it would change come back as they were (exact.py). A serializer of the user's own gets every
# value, and none is stored in the JSON.

P = ParamSpec("P")
T = TypeVar("T")

# How often a call that failed is made again, before its error counts.
_MORE_TRIES = 2

# Makes LangGraph's and LangChain's own safe types. Other classes that a stored value names are not
# imported, and their fields come as plain data.
STRICT = AllowlistSerializer()

_INLINE_MAX_CHARS = 64
_INT64 = range(-(2**63), 2**63)
_MAY_BE_MESSAGES = messages.MESSAGES | {list}
_DUMPS_TYPED, _LOADS_TYPED = JsonPlusSerializer.dumps_typed, JsonPlusSerializer.loads_typed
# Methods that read values as they were encoded here, and make of a list what they make of its
# elements.
READERS = frozenset(cls.loads_typed for cls in _MAKE_OBJECTS)


def retry_on_mutation(call: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """The result of a call; repeated if it fails, because another thread may have disturbed it.

    An iteration over a value that changes fails ("dictionary changed size"), once.
    """
    try:
        return call(*args, **kwargs)
    except Exception:  # noqa: BLE001  the last call's is raised
        for _ in range(_MORE_TRIES):
            with suppress(Exception):
                return call(*args, **kwargs)
        return call(*args, **kwargs)


def encode(
    serde: SerializerProtocol, value: Any, losses: list[exact.Loss] | None = None
) -> tuple[str, bytes]:
    """Serializes a value; raises whatever the serializer raises.

    `losses` gets the parts of it that do not come back as they are.
    """
    if type(value) in _COPIED:
        # Its length is written before its elements, which take time; it may change meanwhile.
        value = value.copy()
    if is_exact(serde):
        if type(value) in _MAY_BE_MESSAGES and (packed := messages.packed(value)) is not None:
            return "msgpack", packed
        return exact.dumps_typed(serde, value, [] if losses is None else losses)
    if isinstance(serde, EncryptedSerializer) and is_exact(serde.serde):
        return encrypted(serde, *encode(serde.serde, value, losses))
    type_, data = serde.dumps_typed(value)
    # A bytearray is given back as it is, and may change before it is sent.
    return (
        type_ if type(type_) is str else plain(type_),
        data if type(data) is bytes else bytes(data),
    )


def decode(serde: SerializerProtocol, type_: str, data: bytes) -> Any:
    """Gives back what `encode` was given; raises whatever the serializer raises."""
    if isinstance(serde, EncryptedSerializer) and is_exact(serde.serde):
        return decode(serde.serde, *decrypted(serde, type_, data))
    return _loads_typed(serde, (type_, data))


def _loads_typed(serde: SerializerProtocol, data: tuple[str, bytes]) -> Any:
    """Returns or raises as the serializer's own method."""
    load = serde.loads_typed
    # Subclasses may have a method of their own, applications may have replaced it.
    if getattr(load, "__func__", None) is not _LOADS_TYPED:
        return load(data)
    return exact.loads_jsonplus(cast("JsonPlusSerializer", serde), data)


def decrypted(serde: SerializerProtocol, type_: str, data: bytes) -> tuple[str, bytes]:
    """The value that an EncryptedSerializer encrypted, serialized; any other value as it is."""
    if "+" not in type_ or not isinstance(serde, EncryptedSerializer):
        return type_, data
    type_, cipher_name = type_.split("+", 1)
    return type_, serde.cipher.decrypt(cipher_name, data)


def encrypted(serde: SerializerProtocol, type_: str, data: bytes) -> tuple[str, bytes]:
    """The way back: a serialized value as an EncryptedSerializer encrypts it."""
    if "+" in type_ or not isinstance(serde, EncryptedSerializer):
        return type_, data
    cipher_name, data = serde.cipher.encrypt(data)
    # A bytearray may change before it is sent.
    return f"{type_}+{cipher_name}", bytes(data)


def is_jsonplus(serde: SerializerProtocol) -> bool:
    """Whether it is LangGraph's own format: small values may bypass it, large ones be cut."""
    # A subclass, or an object, with a dumps_typed of its own may do anything with any value.
    dump = getattr(serde, "dumps_typed", None)
    return getattr(dump, "__func__", None) is _DUMPS_TYPED


def is_exact(serde: SerializerProtocol) -> bool:
    """Whether values are packed and unpacked here; the user's own methods may be called for any."""
    return (
        exact.IS_USABLE
        and getattr(getattr(serde, "dumps_typed", None), "__func__", None) is _DUMPS_TYPED
        and getattr(getattr(serde, "loads_typed", None), "__func__", None) in READERS
        and exact.has_langgraphs_hook(serde)
    )


def is_inline(value: Any) -> bool:
    """Whether JSONB returns the value unchanged, and it is small.

    Exact types only: an Enum that is also a str must come back as an Enum.
    """
    kind = type(value)
    if kind is str:
        return len(value) <= _INLINE_MAX_CHARS and "\0" not in value and exact.is_utf8(value)
    if kind is float:
        # numeric has no NaN in JSON, no infinities and no negative zero, and
        # gives large ones back without a fraction, as an int.
        return 1e-6 <= abs(value) < 1e15 or repr(value) == "0.0"
    if kind is int:
        return value in _INT64
    return value is None or kind is bool


# Containers that a copy can be made of at once.
_COPIED = frozenset({list, dict})


# Values that do not come back as they are: LangGraph's serializer has no form for them, nor have
# we, as for objects of classes that can't be imported. What is done then is an option.

_REPORTED: set[tuple[type, str]] = set()
_MOST_REPORTED = 1_000


def with_losses(serde: SerializerProtocol | None, on_lossy: str) -> SerializerProtocol | None:
    """The serializer with the option; the user's own object stays as it is."""
    if on_lossy == options.WARN:
        return serde
    serde = JsonPlusSerializer() if serde is None else copy(serde)
    vars(serde)[_ON_LOSSY] = on_lossy
    return serde


def report(
    serde: SerializerProtocol, losses: Sequence[exact.Loss], value: Any, owner: str, name: str
) -> None:
    """Logs what is lost of a value, once for a class and a name, or raises; as the option says."""
    on_lossy = getattr(serde, _ON_LOSSY, options.WARN)
    if on_lossy == options.IGNORE:
        return
    for part, reason in losses:
        place = f"{owner}: {name} has at {exact.path_to(part, value) or 'its top'} a "
        words = f"{place}{_class_of(part)} that does not come back as it is: {reason}"
        if on_lossy == options.RAISE:
            raise ValueNotSerializableError(f"{words}; nothing of this call was written")
        if (type(part), name) not in _REPORTED and len(_REPORTED) < _MOST_REPORTED:
            _REPORTED.add((type(part), name))
            logger.warning("%s (on_lossy=%r; docs/values.md)", words, on_lossy)


def refusal(serde: SerializerProtocol, error: Exception, value: Any) -> str:
    """Says which part of a value a serializer refused."""
    part, reason = value, type(error).__name__
    if isinstance(error, exact.NotPackedError):
        part, reason = error.part, error.reason
    path = exact.path_to(part, value)
    at = f" at {path}" if path else ""
    return f"{type(serde).__name__} refused a {_class_of(part)}{at} ({reason})"


def _class_of(value: Any) -> str:
    return f"{type(value).__module__}.{type(value).__qualname__}"
