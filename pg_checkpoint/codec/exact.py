"""Values that LangGraph's MessagePack changes come back as they were put. Pure.

LangGraph's serializer stores a tuple as a list, the zone of a datetime as an offset, an OrderedDict
as a dict, an object of a class inside a class as its fields, and so on, without an error. Here such
a value gets an extension of our own. What LangGraph stores exactly keeps LangGraph's form,
byte for byte: LangGraph's own functions make and read it, and call ours for what is inside.

A class is tried when its first object is packed: in LangGraph's form, which is unpacked and
compared, and then in ours. The result is remembered for the class and the types of its attributes,
for a model may keep a date and lose an object of a subclass.
"""

from __future__ import annotations

import copyreg
import dataclasses
import importlib
import logging
import marshal
import pickle
import re
import sys
from collections import deque
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from datetime import date, datetime, time, timedelta, timezone
from decimal import Decimal
from enum import Enum
from functools import lru_cache
from operator import is_
from types import CellType, FunctionType
from typing import Any, NamedTuple, cast
from uuid import UUID
from zoneinfo import ZoneInfo

import ormsgpack
from langgraph.checkpoint.serde import jsonplus
from langgraph.checkpoint.serde.base import SerializerProtocol
from langgraph.checkpoint.serde.jsonplus import JsonPlusSerializer
from pydantic import BaseModel

from pg_checkpoint.codec import compat, messages
from pg_checkpoint.codec.messages import UnpackExt

logger = logging.getLogger(__name__)

# Of a value: [kind, content].
EXT_VALUE = 100
# Of an object: [module, qualified name, parameters of a generic class, how it is made, *contents].
EXT_OBJECT = 101
# Of a tuple: its elements.
EXT_TUPLE = 102
# An object is made as copy and pickle make it, by a call of its class or by `__new__`; a model as
# pydantic does it; and a class is itself.
_CALL, _NEW, _MODEL, _CLASS = "call", "new", "model", "class"

# Extensions that have others in them.
WITH_PARTS = frozenset(
    {
        *range(jsonplus.EXT_CONSTRUCTOR_SINGLE_ARG, jsonplus.EXT_PYDANTIC_V2 + 1),
        *(compat.EXT_DELTA_SNAPSHOT, EXT_VALUE, EXT_OBJECT, EXT_TUPLE),
    }
)
_OPTIONS: int = getattr(jsonplus, "_option", 0)
# All but exact built-in types comes to `_default`.
_EXACT = (
    _OPTIONS
    | ormsgpack.OPT_PASSTHROUGH_TUPLE
    | ormsgpack.OPT_PASSTHROUGH_SUBCLASS
    | ormsgpack.OPT_PASSTHROUGH_BIG_INT
) & ~ormsgpack.OPT_REPLACE_SURROGATES
# No key comes to `_default`: an enum or a date would become a text without a word.
_TEXT_KEYS = _EXACT & ~ormsgpack.OPT_NON_STR_KEYS
_NATIVE = frozenset({str, bytes, bool, int, float, type(None)})
_INT64 = range(-(2**63), 2**64)

# Types whose values have no parts of other types.
_ATOMS = _NATIVE | {date, timedelta, Decimal, UUID, ZoneInfo, bytearray, range, complex}
# Types whose text says all of a value, also which NaN or zero it is; modules of such.
_BY_TEXT = frozenset({float, complex, Decimal, UUID})
_MODULES_BY_TEXT = frozenset({"ipaddress", "pathlib"})
_SEQUENCES = (list, tuple, deque)
_SETS = (set, frozenset)
# LangGraph's serializer takes objects of their subclasses for objects of these.
_BASES: tuple[type, ...] = (str, int, float, bytes, list, dict)
_CONTAINERS = (*_SEQUENCES, *_SETS)
_HAVE_OWN = (*_BASES, *_CONTAINERS, complex, range)
_MOST_CLASSES, _MOST_SUMS = 1_000, 1_000

# Classes without code of an application's, beside those that LangGraph always makes.
# A range is not among them, nor are bytes: of a large number they make what takes much memory.
_BUILTINS = "str bool int float NoneType set frozenset list tuple dict complex"
DATA = frozenset(
    {*(("builtins", name) for name in (*_BUILTINS.split(), "object"))}
    | {("collections", name) for name in ("OrderedDict", "Counter", "defaultdict")}
)

# How an object is packed; any other text says what of it is lost.
# LangGraph's form, the same with ours inside, and ours.
_LANGGRAPHS, _MIXED, _OWN, _REFUSED = "langgraph", "mixed", "own", "refused"
_FORMS = (_LANGGRAPHS, _MIXED, _OWN)
_tried: dict[type, _Tried] = {}
# A fact of a model. Its class validates it, which gives a value to the field, or refuses it for
# the type of another one, and then LangGraph makes it as it was: no fact does well by itself.
_LACKS_FIELD = (None, "lacks a field")


def _is_usable() -> bool:
    """Whether LangGraph's private functions are as this module knows them."""
    try:
        dump, make_hook = jsonplus._msgpack_default.__code__, jsonplus._create_msgpack_ext_hook
        names = make_hook(None).__code__.co_freevars
    except (AttributeError, TypeError):
        return False
    return _OPTIONS != 0 and "_msgpack_enc" in dump.co_names and {*_VARIABLES} <= {*names}


# Variables of LangGraph's function that makes objects.
_VARIABLES = "_check_allowed", "ext_hook"
# Where it is false LangGraph's serializer is used as it is.
IS_USABLE = _is_usable()
if not IS_USABLE:
    logger.warning(
        "this version of langgraph-checkpoint is unknown: tuples, time zones of datetimes and "
        "other values are stored by its serializer, which changes them (docs/values.md)"
    )


class _Tried:
    """The facts of a class' objects that were tried.

    Types of attributes that do well each for itself in LangGraph's form do well together. Where
    they do not, LangGraph's form may do for some of them: each sum of them is tried.
    """

    def __init__(self, has_own_code: bool) -> None:
        self._alike = _OWN if has_own_code else _LANGGRAPHS
        self._facts: set[Any] = set()
        self._sums: dict[frozenset[Any], str] = {}

    def form_of(self, facts: set[Any]) -> str | None:
        return self._alike if facts <= self._facts else self._sums.get(frozenset(facts))

    def note(self, facts: set[Any], form: str) -> None:
        if form == self._alike and _LACKS_FIELD not in facts:
            self._facts |= facts
            return
        if len(self._sums) >= _MOST_SUMS:
            self._sums.clear()
        self._sums[frozenset(facts)] = form


class Loss(NamedTuple):
    """A part of a value that does not come back as it was put."""

    part: Any
    reason: str


class NotPackedError(TypeError):
    """A part of a value can't be packed."""

    def __init__(self, part: Any, reason: str = "it has no form in MessagePack") -> None:
        super().__init__(f"Object of type {type(part).__name__} is not serializable: {reason}")
        self.part, self.reason = part, reason


def dumps_typed(serde: SerializerProtocol, value: Any, losses: list[Loss]) -> tuple[str, bytes]:
    """Packs a value as `JsonPlusSerializer` does, but exactly; notes what can't be."""
    if value is None:
        return "null", b""
    if type(value) is bytes:
        return "bytes", value
    if type(value) is bytearray:
        return "bytearray", bytes(value)
    try:
        return "msgpack", _Packing(losses).pack(value)
    except (ormsgpack.MsgpackEncodeError, NotPackedError):
        if getattr(serde, "pickle_fallback", False):
            return "pickle", pickle.dumps(value)
        raise


def path_to(part: Any, value: Any) -> str | None:
    """Where a part stands in a value, as `["a"][3].x`; None if it is not found."""
    seen = {id(value)}
    remaining = deque([("", value)])
    while remaining:
        path, value = remaining.popleft()
        if part is value:
            return path
        for place, inner in _places(value):
            if id(inner) not in seen and type(inner) not in _ATOMS:
                seen.add(id(inner))
                remaining.append((path + place, inner))
    return None


def _places(value: Any) -> Iterable[tuple[str, Any]]:
    if isinstance(value, Mapping):
        yield from ((f"[{key!r:.80}]", inner) for key, inner in value.items())
    elif isinstance(value, _CONTAINERS):
        yield from ((f"[{number}]", inner) for number, inner in enumerate(value))
    yield from ((f".{name}", inner) for name, inner in _attributes(value).items())


class _Packing:
    """Packs one value."""

    __slots__ = ("_error", "_failed", "_langgraphs_default", "_losses")

    def __init__(
        self, losses: list[Loss], failed: dict[int, tuple[Any, str]] | None = None
    ) -> None:
        self._losses = losses
        # By id, objects without an exact form. Each is tried once: what holds it is packed several
        # times, and so is what holds that.
        self._failed = {} if failed is None else failed
        self._error: Exception | None = None
        self._langgraphs_default: Callable[[Any], Any] | None = None

    def pack(self, value: Any) -> bytes:
        data = self._packb(value, _TEXT_KEYS)
        if data is None and _is_builtin(value):
            data = self._packb(value, _EXACT)
        if data is not None and messages.may_have_buffer(data, value):
            data = None
        if data is None:
            data = self._packb(self._replaced(value), _EXACT)
            if data is None:
                raise NotPackedError(value, "it is nested too deeply")
        return data

    def _packb(self, value: Any, options: int) -> bytes | None:
        """None for what ormsgpack refuses by itself."""
        try:
            return ormsgpack.packb(value, self._default, options)
        except ormsgpack.MsgpackEncodeError:
            # ormsgpack's own error does not say what was raised.
            if self._error is not None:
                raise self._error from None
            return None

    def _replaced(self, value: Any) -> Any:
        """The value with extensions for what ormsgpack refuses or changes by itself."""
        kind = type(value)
        if kind is str:
            return (
                value
                if is_utf8(value)
                else self._value("str", value.encode("utf-8", "surrogatepass"))
            )
        if kind is bytearray or kind is memoryview:
            return self._value(kind.__name__, bytes(value))
        if kind is list:
            elements = [self._replaced(inner) for inner in value]
            return value if all(map(is_, elements, value)) else elements
        if kind is dict:
            if not all(map(_is_key, value)):
                return self._value("dict", [[*pair] for pair in value.items()])
            inner = {key: self._replaced(inner) for key, inner in value.items()}
            return value if all(map(is_, inner.values(), value.values())) else inner
        return value

    def _default(self, value: Any) -> Any:
        try:
            return self._packed(value)
        except Exception as error:
            self._error = self._error or error
            raise

    def _packed(self, value: Any) -> Any:
        kind: Any = type(value)
        if (tried := _tried.get(kind)) is None:
            if (packed := self._native(kind, value)) is not None:
                return packed
            if len(_tried) >= _MOST_CLASSES:
                _tried.clear()
            tried = _tried[kind] = _Tried(_has_own_code(kind))
        facts = _facts(value)
        form = tried.form_of(facts)
        if form is None and id(value) in self._failed:
            form = self._failed[id(value)][1]
        if form is None:
            form = _try(value, facts, self._failed)
            # What is refused or lost may be the fault of this value.
            if form in _FORMS:
                tried.note(facts, form)
            else:
                self._failed[id(value)] = value, form
        if form is _LANGGRAPHS:
            with suppress(Exception):  # a text or a number that it can't pack, or changes
                return _as_langgraph(value)
        if form is _OWN:
            return self._object(value)
        losses = len(self._losses)
        try:
            packed = self._mixed(value)
        except NotPackedError:
            raise  # it names the part
        except Exception as error:
            raise NotPackedError(value) from error
        if form is _REFUSED:
            raise NotPackedError(value)
        if form not in _FORMS and len(self._losses) == losses:  # no part was noted
            self._losses.append(Loss(value, form))
        return packed

    def _native(self, kind: type, value: Any) -> Any:
        """The form of a value whose class need not be tried; None for others."""
        if kind is tuple:
            return ormsgpack.Ext(EXT_TUPLE, self.pack(list(value)))
        if kind is int:
            length = value.bit_length() // 8 + 1
            return self._value("int", value.to_bytes(length, "big", signed=True))
        if isinstance(value, type):
            return self._extension(*_name_of(value), _CLASS)
        mock = sys.modules.get("unittest.mock")
        if mock is not None and isinstance(value, mock.NonCallableMock):
            # It has whatever method it is asked for, which gives another one, without end.
            raise NotPackedError(value, "it is a mock")
        if kind is compat.DeltaSnapshot:
            return ormsgpack.Ext(compat.EXT_DELTA_SNAPSHOT, self.pack(value.value))
        if (numpy := sys.modules.get("numpy")) is not None:
            if kind is numpy.ndarray:
                return self._array(value, numpy)
            if isinstance(value, numpy.generic):
                return self._value("scalar", [_dtype_of(value, numpy), value.tobytes()])
        return None

    def _value(self, kind: str, content: Any) -> ormsgpack.Ext:
        return ormsgpack.Ext(EXT_VALUE, self.pack([kind, content]))

    def _extension(self, *contents: Any) -> ormsgpack.Ext:
        return ormsgpack.Ext(EXT_OBJECT, self.pack([*contents]))

    def _array(self, array: Any, numpy: Any) -> ormsgpack.Ext:
        order = "F" if array.flags.f_contiguous and not array.flags.c_contiguous else "C"
        shape = list(array.shape)
        if array.dtype == object:
            return self._value("array", ["|O", shape, order, array.ravel(order).tolist()])
        dtype = _dtype_of(array, numpy)
        parts = [dtype, shape, order, array.tobytes(order)]
        if type(dtype) is str:
            return ormsgpack.Ext(jsonplus.EXT_NUMPY_ARRAY, ormsgpack.packb(parts))
        return self._value("array", parts)

    def _mixed(self, value: Any) -> Any:
        """LangGraph's form, with ours inside."""
        if not isinstance(value, Enum):
            for base in _BASES:
                if isinstance(value, base):
                    return base.__str__(value) if base is str else base(value)
        if self._langgraphs_default is None:
            self._langgraphs_default = _default_with(self._pack_arguments)
        return self._langgraphs_default(value)

    def _pack_arguments(self, arguments: Sequence[Any]) -> bytes:
        # Of LangGraph's tuples, which it reads as lists.
        return self.pack([list(part) if type(part) is tuple else part for part in arguments])

    def _object(self, value: Any) -> ormsgpack.Ext:
        """Our form of an object."""
        cls: Any = type(value)
        name = _name_of(cls)
        if isinstance(value, BaseModel):
            given = sorted(value.__pydantic_fields_set__)
            extra, private = value.__pydantic_extra__, value.__pydantic_private__
            return self._extension(*name, _MODEL, value.__dict__, extra, private, given)
        function, arguments, *rest = value.__reduce_ex__(4)
        state, items, pairs = (*rest, None, None, None)[:3]
        how = _CALL if function is cls else _NEW
        if how is _NEW:
            if function is not copyreg.__newobj__ or arguments[0] is not cls:  # type: ignore[attr-defined]  # typeshed lacks it
                raise NotPackedError(value)
            arguments = arguments[1:]
        if _is_dataclasses(cls, "__getstate__"):
            state = _attributes(value)  # by name: it would be the values in the order of the class
        return self._extension(
            *(*name, how, [*arguments], state),
            None if items is None else [*items],
            None if pairs is None else [[*pair] for pair in pairs],
        )


def _default_with(pack: Callable[[Any], bytes]) -> Callable[[Any], Any]:
    """LangGraph's function that packs an object, which packs what is inside with another."""
    namespace = {**vars(jsonplus), "_msgpack_enc": pack}
    return FunctionType(jsonplus._msgpack_default.__code__, namespace)


def _pack_inside(arguments: Any) -> bytes:
    # As LangGraph does it, but for texts that it would change without a word.
    return ormsgpack.packb(arguments, _as_langgraph, _OPTIONS & ~ormsgpack.OPT_REPLACE_SURROGATES)


_as_langgraph: Any = _default_with(_pack_inside) if IS_USABLE else None


def is_utf8(text: str) -> bool:
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def _is_builtin(value: Any) -> bool:
    """Whether it is of exact built-in types only, as keys are that ormsgpack packs as they are."""
    try:
        marshal.dumps(value)
    except ValueError:
        return False
    return True


def _is_key(key: Any) -> bool:
    """Whether ormsgpack packs and unpacks a key as it is."""
    kind = type(key)
    if kind is str:
        return is_utf8(key)
    if kind is int:
        return key in _INT64
    return all(map(_is_key, key)) if kind is tuple else kind in _NATIVE


def _dtype_of(array: Any, numpy: Any) -> Any:
    """A dtype as LangGraph writes it, or with its fields; NotPackedError if neither is enough."""
    dtype = array.dtype
    if not dtype.hasobject:
        if dtype.names is None and numpy.dtype(dtype.str) == dtype:
            return dtype.str
        described = numpy.lib.format.dtype_to_descr(dtype)
        if numpy.lib.format.descr_to_dtype(described) == dtype:
            return described
    raise NotPackedError(array, f"its dtype is {dtype}")


def _name_of(cls: Any) -> tuple[str, str, list[Any]]:
    """Module, qualified name and parameters of a class; NotPackedError if they don't lead to it."""
    generic = getattr(cls, "__pydantic_generic_metadata__", None) or {}
    parameters = [*generic.get("args", ())]
    origin = generic.get("origin") or cls
    module, name = origin.__module__, origin.__qualname__
    if _resolved(sys.modules.get(module), name) is not origin:
        raise NotPackedError(cls, f"it can't be imported as {module}.{name}")
    return module, name, parameters


def _resolved(parent: Any, name: str) -> Any:
    for part in name.split("."):
        parent = getattr(parent, part, None)
    return parent


def _attributes(value: Any) -> dict[str, Any]:
    """The attributes that an object holds itself."""
    attributes = dict(getattr(value, "__dict__", ()))
    cls: Any = type(value)
    for name in _slots_of(cls):
        if hasattr(value, name):
            attributes[name] = getattr(value, name)
    return attributes


@lru_cache(maxsize=_MOST_CLASSES)
def _slots_of(cls: Any) -> tuple[str, ...]:
    names = copyreg._slotnames(cls)  # type: ignore[attr-defined]  # typeshed lacks it
    # Which fields a model was given is not part of what it is.
    return tuple(name for name in names if name != "__pydantic_fields_set__")


def _facts(value: Any) -> set[Any]:
    """The types in an object, each with its place, as far as they may decide about its form.

    A place is an attribute of a class, and the containers in it on the way.
    """
    facts: set[Any] = set()
    seen: set[int] = set()
    # What is in a container, and what else is in the place that is given.
    remaining: list[tuple[Any, Iterable[Any]]] = [(None, (value,))]
    while remaining:
        place, parts = remaining.pop()
        for part in parts:
            kind: Any = type(part)
            if kind in _ATOMS:
                facts.add((place, kind))
                continue
            facts.add((place, _described(kind)(part)))
            if id(part) in seen:
                continue
            seen.add(id(part))
            if isinstance(part, dict):
                remaining.append(((place, kind, "key"), part.keys()))
                remaining.append(((place, kind), part.values()))
            elif isinstance(part, _CONTAINERS):
                remaining.append(((place, kind), part))
            elif isinstance(part, (datetime, time)):
                remaining.append(((place, kind), (part.tzinfo,)))
            elif _is_by_text(kind) or isinstance(part, Enum):
                continue
            # In ours the form of what is within is decided by itself.
            is_within = part is not value
            attributes = _attributes(part)
            # A constructor may give a value to one that is not there.
            facts.add((kind, frozenset(attributes)))
            if isinstance(part, BaseModel) and not attributes.keys() >= kind.model_fields.keys():
                facts.add(_LACKS_FIELD)
            for name, attribute in attributes.items():
                remaining.append(((kind, name, is_within), (attribute,)))
    return facts


@lru_cache(maxsize=_MOST_CLASSES)
def _described(cls: Any) -> Callable[[Any], Any]:
    """The function that says of which kind an object of a class is."""
    if issubclass(cls, Enum):
        return lambda value: (cls, type(value.value))
    if issubclass(cls, (datetime, time)):
        return lambda value: (cls, value.fold)
    if issubclass(cls, timezone):  # which may have a name
        return lambda value: (cls, len(value.__reduce__()[1]))
    if issubclass(cls, deque):
        return lambda value: (cls, value.maxlen is None)
    if hasattr(cls, "dtype"):
        return lambda value: (cls, str(value.dtype))
    return lambda _: (cls,)


def _try(value: Any, facts: Iterable[Any], failed: dict[int, tuple[Any, str]]) -> str:
    """How an object is packed so that it comes back the same; or what is lost."""
    if isinstance(value, BaseException):
        return "it comes back as its text"
    reason = _REFUSED
    forms = [(_LANGGRAPHS, _as_langgraph), (_MIXED, _Packing([], failed)._mixed)]
    own = _OWN, _Packing([], failed)._object
    cls: Any = type(value)
    if _has_own_code(cls):
        forms.insert(0, own)
    elif any(
        # LangGraph's form names a class without the one that it is in.
        _has_own_code(kind[0]) or "." in kind[0].__qualname__
        for _, kind in facts
        if type(kind) is tuple
    ):
        del forms[0]
    forms.append(own)
    for form, pack in forms:
        # LangGraph's serializer refuses objects of other classes, and so do we.
        if (
            form is _OWN
            and reason is _REFUSED
            and not (isinstance(value, _HAVE_OWN) or _has_own_code(cls))
        ):
            continue
        with suppress(Exception):
            back = _unpacked(pack(value))
            if same(value, back):
                return form
            if form is not _OWN:
                reason = _reason(value, back)
    return reason


# In the schema of a model: what changes or omits some values, and what refuses some. LangGraph
# makes a model that is refused without validating it, so that dicts stand for those in it.
_CHANGES = re.compile(
    "'function-|serialization_exclude|strip_whitespace|to_lower|to_upper|left_to_right|'json'"
)
_REFUSES = re.compile(
    "'(literal|union|ge|gt|le|lt|multiple_of|min_length|max_length|pattern|max_digits"
    "|decimal_places|allow_inf_nan|now_op|tz_constraint|allowed_schemes)'"
)
_INNER = re.compile("'type': '(model|dataclass|definition-ref)'")


@lru_cache(maxsize=_MOST_CLASSES)
def _has_own_code(cls: Any) -> bool:
    """Whether the constructor of a model or a dataclass may change some values and not others."""
    if (cls.__module__, cls.__name__) in compat.SAFE_TYPES:
        return False
    if issubclass(cls, BaseModel):
        names = ("__init__", "model_post_init", "model_dump")
        if any(getattr(cls, name) is not getattr(BaseModel, name) for name in names):
            return True
        schema = str(cls.__pydantic_core_schema__)
        return _CHANGES.search(schema) is not None or (
            _REFUSES.search(schema) is not None and len(_INNER.findall(schema)) > 1
        )
    return dataclasses.is_dataclass(cls) and (
        hasattr(cls, "__post_init__")
        or hasattr(cls, "__pydantic_validator__")
        or not all(_is_generated(getattr(cls, name)) for name in ("__init__", "__setattr__"))
    )


def _is_generated(method: Any) -> bool:
    """Whether it is a method that `dataclass` has made, or one of `object`."""
    code = getattr(method, "__code__", None)
    return code is None or code.co_filename == "<string>"


def _unpacked(packed: Any) -> Any:
    """What a reader gets who may have objects of any class."""
    return unpacked(_free(), ormsgpack.packb(packed, option=_EXACT))


def same(a: Any, b: Any) -> bool:
    """Whether two objects are the same in type and content, with all their parts."""
    kind = type(a)
    if a is b:
        return True
    if kind is not type(b):
        return False
    if _is_by_text(kind):
        return repr(a) == repr(b)
    if isinstance(a, (datetime, time)):
        parts = [(moment.isoformat(), moment.fold, _attributes(moment)) for moment in (a, b)]
        return same(*parts) and _is_zone(a.tzinfo, b.tzinfo)
    if isinstance(a, timezone):
        return bool(a.__reduce__() == b.__reduce__())
    numpy = sys.modules.get("numpy")
    if numpy is not None and isinstance(a, numpy.ndarray):
        return _is_array(a, b)
    if not all(map(same, *map(_contents, (a, b)))):
        return False
    mine, others = _attributes(a), _attributes(b)
    if mine.keys() != others.keys() or not all(same(mine[name], others[name]) for name in mine):
        return False
    return bool(mine or isinstance(a, (dict, *_CONTAINERS)) or a == b)


def _is_by_text(kind: type) -> bool:
    return kind in _BY_TEXT or kind.__module__.partition(".")[0] in _MODULES_BY_TEXT


def _contents(value: Any) -> list[Any]:
    """The elements of a container, after the number of them."""
    if isinstance(value, dict):
        return [len(value), *value.keys(), *value.values(), getattr(value, "default_factory", None)]
    if isinstance(value, _SETS):
        return [len(value), *sorted(value, key=lambda element: (str(type(element)), repr(element)))]
    if isinstance(value, _SEQUENCES):
        return [len(value), getattr(value, "maxlen", None), *value]
    return []


def _is_zone(a: Any, b: Any) -> bool:
    if type(a) is type(b):
        return a is b or same(a, b)
    # pydantic has a class of its own for offsets.
    return type(a).__module__.startswith("pydantic") and type(b) is timezone


def _is_array(a: Any, b: Any) -> bool:
    if (a.dtype, a.shape) != (b.dtype, b.shape):
        return False
    if a.dtype.hasobject:
        return same(a.tolist(), b.tolist())
    return bool(a.tobytes() == b.tobytes())


def _reason(value: Any, back: Any) -> str:
    if type(back) is not type(value):
        return f"it comes back as {type(back).__module__}.{type(back).__qualname__}"
    mine, others = _attributes(value), _attributes(back)
    names = [name for name in mine if name not in others or not same(mine[name], others[name])]
    return f"it comes back with another {', '.join(names[:5]) or 'content'}"


def has_own_forms(data: bytes) -> bool:
    """Tells if a packed value has a form that LangGraph's serializer can't read."""
    seen = False

    def look(code: int, inner: bytes) -> None:
        nonlocal seen
        seen = seen or code in (EXT_VALUE, EXT_OBJECT, EXT_TUPLE)
        if not seen and code in WITH_PARTS:
            unpacked(look, inner)

    unpacked(look, data)
    return seen


def in_langgraphs_forms(data: bytes) -> bytes:
    """Packs a value anew as LangGraph's serializer would have done it; makes no object of yours.

    Raises:
        Exception: If it has no form for a part of it.
    """

    def convert(code: int, inner: bytes) -> Any:
        if code == EXT_VALUE:
            kind, content = unpacked(convert, inner)
            if kind in ("array", "scalar", "str"):  # it would store pointers, or other texts
                raise NotPackedError(content, f"LangGraph has no form for this {kind}")
            if kind == "dict":
                return {_langgraphs_key(key): inner for key, inner in content}
            return made_value(kind, content)
        if code == EXT_TUPLE:
            return tuple(unpacked(convert, inner))
        if code == EXT_OBJECT:
            return _langgraphs_object(*unpacked(convert, inner))
        if code in WITH_PARTS:
            return ormsgpack.Ext(code, _packed_by_langgraph(unpacked(convert, inner)))
        return ormsgpack.Ext(code, inner)

    return _packed_by_langgraph(unpacked(convert, data))


def _langgraphs_object(
    module: str, name: str, parameters: Sequence[Any], how: str, *contents: Any
) -> Any:
    if how == _CLASS:
        return f"{module}.{name}"
    if how == _MODEL:
        parts = [module, name, contents[0], "model_validate_json"]
        return ormsgpack.Ext(jsonplus.EXT_PYDANTIC_V2, _packed_by_langgraph(parts))
    arguments, state, items, pairs = contents
    if pairs is not None:
        return dict(pairs)
    if (module, name) in DATA | compat.SAFE_TYPES:
        try:
            return made_object(named, module, name, parameters, how, *contents)
        except TypeError:  # it takes no extensions, as a datetime for its zone
            return made_object(named, module, name, parameters, how, *_made_safely(contents))
    if items is not None:
        return items
    if isinstance(state, tuple):
        state = _by_name(state)
    if isinstance(state, dict) and not arguments:
        parts, code = [module, name, state], jsonplus.EXT_CONSTRUCTOR_KW_ARGS
    elif len(arguments) == 1:
        parts, code = [module, name, *arguments], jsonplus.EXT_CONSTRUCTOR_SINGLE_ARG
    else:
        parts, code = [module, name, arguments], jsonplus.EXT_CONSTRUCTOR_POS_ARGS
    return ormsgpack.Ext(code, _packed_by_langgraph(parts))


def _langgraphs_key(key: Any) -> Any:
    """A key as LangGraph stores it: of an enum the value."""
    return _made_safely(key) if isinstance(key, ormsgpack.Ext) else key


def _made_safely(value: Any) -> Any:
    """The value with the objects of extensions, if they are of LangGraph's own classes."""
    safe = hook_of(jsonplus._create_msgpack_ext_hook(None))
    return unpacked(safe, ormsgpack.packb(value, option=ormsgpack.OPT_NON_STR_KEYS))


def _packed_by_langgraph(value: Any) -> bytes:
    return ormsgpack.packb(value, default=jsonplus._msgpack_default, option=_OPTIONS)


# --- reading ---

# Of the function that makes objects in a serializer of LangGraph's.
_HOOKS_CODE: object = getattr(messages._HOOK, "__code__", object())


def loads_jsonplus(serde: JsonPlusSerializer, data: tuple[str, bytes]) -> Any:
    """As `JsonPlusSerializer.loads_typed`, also of our forms."""
    type_, packed = data
    if type_ != "msgpack" or not has_langgraphs_hook(serde):
        return JsonPlusSerializer.loads_typed(serde, data)
    if IS_USABLE:
        return unpacked(hook_of(serde._unpack_ext_hook), packed)
    if has_own_forms(packed):
        raise NotImplementedError("a value was stored with another langgraph-checkpoint")
    return JsonPlusSerializer.loads_typed(serde, data)


def has_langgraphs_hook(serde: SerializerProtocol) -> bool:
    """Whether LangGraph's function makes its objects; users may have given one of their own."""
    return getattr(getattr(serde, "_unpack_ext_hook", None), "__code__", None) is _HOOKS_CODE


def unpacked(unpack_ext: UnpackExt, data: bytes) -> Any:
    return ormsgpack.unpackb(data, ext_hook=unpack_ext, option=ormsgpack.OPT_NON_STR_KEYS)


@lru_cache(maxsize=64)
def hook_of(langgraphs_hook: Any, allows_any: bool = False) -> UnpackExt:
    """Makes objects as LangGraph's function does, which gets those inside from here."""

    def unpack_ext(code: int, data: bytes) -> Any:
        if code == jsonplus.EXT_PYDANTIC_V2 and (
            (message := messages.made(data, unpack_ext)) is not None
        ):
            return message
        if code == EXT_VALUE:
            return made_value(*unpacked(unpack_ext, data))
        if code == EXT_TUPLE:
            return tuple(unpacked(unpack_ext, data))
        if code == EXT_OBJECT:
            return _made_or_plain(is_allowed, *unpacked(unpack_ext, data))
        value = langgraphs(code, data)
        if code == jsonplus.EXT_NUMPY_ARRAY and value is not None:
            return value.copy(order="K")  # LangGraph's can't be written to
        return value

    names = langgraphs_hook.__code__.co_freevars
    variables = dict(zip(names, langgraphs_hook.__closure__, strict=True))
    variables["ext_hook"] = CellType(unpack_ext)
    namespace = langgraphs_hook.__globals__
    if allows_any:
        # Neither says anything.
        variables["_check_allowed"] = CellType(lambda *_: True)
        namespace = {**namespace, "_reconstruction_fallback": lambda parts, _: parts[2]}
    is_allowed = variables["_check_allowed"].cell_contents
    langgraphs = FunctionType(
        langgraphs_hook.__code__,
        namespace,
        closure=tuple(variables[name] for name in names),
    )
    return unpack_ext


@lru_cache(maxsize=1)
def _free() -> UnpackExt:
    return hook_of(jsonplus._create_msgpack_ext_hook(None), allows_any=True)


def made_value(kind: str, content: Any) -> Any:
    """The value of an `EXT_VALUE`."""
    if kind not in _VALUES:
        raise ValueError(f"{kind!r} is no kind of value that this version knows")
    return _VALUES[kind](content)


def made_object(
    class_of: Callable[[str, str], Any],
    module: str,
    name: str,
    parameters: Sequence[Any],
    how: str,
    *contents: Any,
) -> Any:
    """The object of an `EXT_OBJECT`; raises whatever its class raises."""
    cls: Any = class_of(module, name)
    if not isinstance(cls, type):
        raise TypeError(f"{module}.{name} is no class")
    if parameters:
        # pydantic runs a text as an expression.
        if not all(isinstance(parameter, type) for parameter in parameters):
            raise TypeError(f"{module}.{name} has a parameter that is no class")
        cls = cast("Any", cls)[tuple(parameters)]
    if how == _CLASS:
        return cls
    if how == _MODEL:
        return _made_model(cls, *contents)
    arguments, state, items, pairs = contents
    if cls in (bytes, bytearray, str, list, tuple):
        # They have other forms, and of a number or a range they would fill the memory.
        raise TypeError(f"{name} is not made by a call")
    made = cls(*arguments) if how == _CALL else cls.__new__(cls, *arguments)
    if state is not None:
        _set_state(made, state)
    if items is not None:
        made.extend(items)
    for key, value in pairs or ():
        made[key] = value
    return made


def named(module: str, name: str) -> Any:
    """Imports what has a name; raises if there is nothing."""
    if (value := _resolved(importlib.import_module(module), name)) is None:
        raise AttributeError(f"module {module!r} has no {name!r}")
    return value


def _made_or_plain(
    is_allowed: Callable[[str, str], bool], module: str, name: str, *parts: Any
) -> Any:
    _, how, *contents = parts
    # As LangGraph, the content in the place of an object that can't be made.
    plain: Any = None
    if how == _MODEL:
        plain = contents[0]
    elif how != _CLASS:
        arguments, *others = contents
        plain = arguments[0] if len(arguments) == 1 else arguments
        plain = next((part for part in reversed(others) if part), plain)
    if (module, name) not in DATA and not is_allowed(module, name):
        return plain
    try:
        return made_object(named, module, name, *parts)
    except Exception as error:  # noqa: BLE001  a class may raise anything
        return compat.reconstruction_fallback((module, name, plain), error)


def _made_model(
    cls: Any, fields: dict[str, Any], extra: Any, private: Any, given: Sequence[str]
) -> Any:
    model = cls.__new__(cls)
    # What the class has got since then is there too.
    for name, field in cls.model_fields.items():
        if name not in fields and not field.is_required():
            fields[name] = field.get_default(call_default_factory=True)
    state = {"fields_set": set(given), "extra": extra, "private": private}
    names = {f"__pydantic_{name}__": part for name, part in state.items()}
    BaseModel.__setstate__(model, {"__dict__": fields, **names})
    return model


def _set_state(made: Any, state: Any) -> None:
    """Sets the attributes of an object as copy and pickle do."""
    if hasattr(made, "__setstate__") and not _is_dataclasses(type(made), "__setstate__"):
        made.__setstate__(state)
    else:
        for name, value in _by_name(state).items():
            object.__setattr__(made, name, value)
    if dataclasses.is_dataclass(made):
        _set_defaults(made)


def _by_name(state: Any) -> dict[str, Any]:
    """The attributes in a state, which of a class with slots has them beside its `__dict__`."""
    parts = state if isinstance(state, tuple) else (state,)
    return {name: value for part in parts for name, value in (part or {}).items()}


def _is_dataclasses(cls: Any, name: str) -> bool:
    """Whether a method is that of frozen dataclasses with slots."""
    return getattr(getattr(cls, name, None), "__module__", None) == "dataclasses"


def _set_defaults(made: Any) -> None:
    """Gives an object the fields that its class has got since it was packed."""
    for field in dataclasses.fields(made):
        if hasattr(made, field.name):
            continue
        if field.default is not dataclasses.MISSING:
            object.__setattr__(made, field.name, field.default)
        elif field.default_factory is not dataclasses.MISSING:
            object.__setattr__(made, field.name, field.default_factory())


def _made_array(parts: Sequence[Any]) -> Any:
    import numpy  # only who has arrays has it

    described, shape, order, content = parts
    if isinstance(content, bytes):
        dtype = numpy.lib.format.descr_to_dtype(described)
        return numpy.frombuffer(content, dtype).reshape(shape, order=order).copy(order="K")
    array = numpy.empty(len(content), dtype=object)
    for number, element in enumerate(content):  # a list of lists would be more dimensions
        array[number] = element
    return array.reshape(shape, order=order)


def _made_scalar(parts: Sequence[Any]) -> Any:
    import numpy

    described, content = parts
    dtype = numpy.lib.format.descr_to_dtype(described)
    return numpy.frombuffer(content, dtype)[0] if dtype.itemsize else numpy.zeros((), dtype)[()]


def _made_dict(pairs: Any) -> Any:
    try:
        return dict(pairs)
    except TypeError:  # a key whose class is not made is its content, which may be a list
        return pairs


_VALUES: dict[str, Callable[[Any], Any]] = {
    "int": lambda content: int.from_bytes(content, "big", signed=True),
    "str": lambda content: content.decode("utf-8", "surrogatepass"),
    "dict": _made_dict,
    "bytearray": lambda content: bytearray(memoryview(content)),  # of a number: so many zeros
    "memoryview": memoryview,
    "array": _made_array,
    "scalar": _made_scalar,
}
