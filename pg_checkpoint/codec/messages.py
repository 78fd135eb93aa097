"""LangChain's messages are packed and unpacked as LangGraph does it, in less time. Pure."""

from __future__ import annotations

import struct
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from itertools import repeat
from operator import attrgetter
from typing import Any, NamedTuple, TypeAlias

import orjson
import ormsgpack
from langchain_core.messages import AIMessage, HumanMessage, SystemMessage, ToolMessage
from langgraph.checkpoint.serde.base import SerializerProtocol
from langgraph.checkpoint.serde.jsonplus import EXT_PYDANTIC_V2, JsonPlusSerializer

from pg_checkpoint.codec.chunks import array_header

# States of LangChain's own messages, by which they are compared and copied quickly.
#
# A message's state is its fields, packed by an encoder that takes exact built-in types
# only. Packing is injective, so equal states of one class are equal messages. A message of
# another class, with extra fields or with other types in a field, has no state.

UnpackExt: TypeAlias = "Callable[[int, bytes], Any]"
MESSAGES: frozenset[Any] = frozenset({HumanMessage, AIMessage, SystemMessage, ToolMessage})
# Everything but exact built-in types goes to the default, of which there is none: an error.
STRICT = (
    ormsgpack.OPT_PASSTHROUGH_BIG_INT
    | ormsgpack.OPT_PASSTHROUGH_DATACLASS
    | ormsgpack.OPT_PASSTHROUGH_DATETIME
    | ormsgpack.OPT_PASSTHROUGH_ENUM
    | ormsgpack.OPT_PASSTHROUGH_SUBCLASS
    | ormsgpack.OPT_PASSTHROUGH_TUPLE
    | ormsgpack.OPT_PASSTHROUGH_UUID
)
_ASK = (
    orjson.OPT_NON_STR_KEYS
    | orjson.OPT_PASSTHROUGH_DATACLASS
    | orjson.OPT_PASSTHROUGH_DATETIME
    | orjson.OPT_PASSTHROUGH_SUBCLASS
)
_new, _set = object.__new__, object.__setattr__
# Of pydantic's base class, and so the same for all messages.
_set_given, _set_extra, _set_private = (
    getattr(HumanMessage, f"__pydantic_{slot}__").__set__
    for slot in ("fields_set", "extra", "private")
)
# Calls all that a map has to call.
_call_all = deque[Any](maxlen=0).extend
# Fields of messages; each class has some of them.
_BARE: dict[str, Any] = {"content": "text", "tool_call_id": "1"}
_RICH: dict[str, Any] = {
    "content": ["text", {"type": "text", "text": "more"}],
    "additional_kwargs": {"key": [1, b"bytes"]},
    "response_metadata": {"key": {"nested": 0.5}},
    "name": "name",
    "id": "id",
    "tool_calls": [{"name": "f", "args": {"x": [1]}, "id": "1", "type": "tool_call"}],
    "usage_metadata": {"input_tokens": 1, "output_tokens": 2, "total_tokens": 3},
    "tool_call_id": "1",
    "artifact": {"rows": [1, True]},
    "status": "error",
}
_fields, _extra_fields = attrgetter("__dict__"), attrgetter("__pydantic_extra__")
_fields_set = attrgetter("__pydantic_fields_set__")


class MessageStates(NamedTuple):
    """Messages, ready to be copied."""

    fields: bytes  # of all messages, as one msgpack array
    classes: Sequence[Any]  # of each message
    # Of each message, the names of the fields that it was given. Equal ones are one object: the
    # garbage collector looks at all that is kept, again and again.
    given: Sequence[frozenset[str]]

    def copies(self) -> list[Any]:
        """New messages that share nothing with others."""
        # What pydantic's __setstate__ does, in less than half the time: a long chat is mostly this.
        messages = list(map(_new, self.classes))
        _call_all(map(_set, messages, repeat("__dict__"), ormsgpack.unpackb(self.fields)))
        _call_all(map(_set_given, messages, map(set, self.given)))
        _call_all(map(_set_extra, messages, [{} for _ in messages]))
        _call_all(map(_set_private, messages, repeat(None)))
        return messages


def states_of(messages: Sequence[Any]) -> MessageStates | None:
    """The states of messages; None if one of them has none."""
    return states_of_parts(messages, [len(messages)])[0]


def states_of_parts(messages: Sequence[Any], ends: Sequence[int]) -> list[MessageStates | None]:
    """The states of messages, part by part; None for a part of which one has none."""
    parts = list(zip((0, *ends), ends, strict=False))
    if not MESSAGES.issuperset(map(type, messages)) or not all(map(_is_plain, messages)):
        if len(parts) == 1:
            return [None]
        return [states_of(messages[begin:end]) for begin, end in parts]
    fields = list(map(_fields, messages))
    classes, seen = list(map(type, messages)), dict[frozenset[str], frozenset[str]]()
    given = [seen.setdefault(of, of) for of in map(frozenset, map(_fields_set, messages))]
    packed = [_pack(fields[begin:end]) for begin, end in parts]
    return [
        None if some is None else MessageStates(some, classes[begin:end], given[begin:end])
        for some, (begin, end) in zip(packed, parts, strict=True)
    ]


def _is_plain(message: Any) -> bool:
    # Only what new messages of these classes have: an empty mapping, not None.
    return message.__pydantic_extra__ == {} and message.__pydantic_private__ is None


def pack_fields(messages: Sequence[Any]) -> bytes | None:
    """The fields of some messages as one msgpack array; None if one of them has no state."""
    try:
        if not MESSAGES.issuperset(map(type, messages)) or any(map(_extra_fields, messages)):
            return None
    except AttributeError:  # one was never initialized
        return None
    return _pack(list(map(_fields, messages)))


def _pack(fields: list[dict[str, Any]]) -> bytes | None:
    try:
        return _pack_strictly(fields)
    except ormsgpack.MsgpackEncodeError:
        return None


def may_have_buffer(packed: bytes, value: Any) -> bool:
    """Whether lists and dicts have a bytearray or a memoryview in them; in doubt it says so."""
    # These begin bytes, as which ormsgpack packs a bytearray, too.
    if not (b"\xc4" in packed or b"\xc5" in packed or b"\xc6" in packed):
        return False
    has_buffer = False

    def look(part: Any) -> None:
        nonlocal has_buffer
        has_buffer = has_buffer or type(part) in (bytearray, memoryview)

    try:
        # orjson asks for each part that is not JSON, in a tenth of the time of a walk.
        orjson.dumps(value, look, _ASK)
    except (TypeError, RecursionError):
        return True
    return has_buffer


def _pack_strictly(parts: list[Any]) -> bytes:
    packed = ormsgpack.packb(parts, None, STRICT)
    if may_have_buffer(packed, parts):
        raise ormsgpack.MsgpackEncodeError("a bytearray would become bytes")
    return packed


def samples_of(cls: Any) -> list[dict[str, Any]]:
    """Fields of two messages of a class: few, and all that there were when this was written."""
    return [{k: v for k, v in sample.items() if k in cls.model_fields} for sample in (_BARE, _RICH)]


# Packs LangChain's messages as LangGraph's serializer does, without asking pydantic.
#
# JsonPlusSerializer asks pydantic for the fields of a message, which copies them if they are of
# built-in types, and packs the copy between the names of its class and of a method. A message's
# state is those very fields, packed, so it can be packed between the names at once,
# in a third of the time. A message without a state is left to the serializer.
#
# When the first message is packed, samples of each class are packed both ways. A class of which one
# differs is left to the serializer.

_DUMPS_TYPED = JsonPlusSerializer.dumps_typed
# Raised for a message that is left to the serializer.
_NOT_PACKED = (AttributeError, KeyError, ormsgpack.MsgpackEncodeError)
_METHOD = "model_validate_json"
# Bytes of the method, which stands after the fields.
_AFTER = len(ormsgpack.packb(_METHOD))
# Bytes of an extension's header, by its first; the second is for the data of these lengths.
_HEADERS = {0xC7: 3, 0xC8: 4, 0xC9: 6}
_MIDDLE, _MIDDLE_HEADER = range(2**8, 2**16), struct.Struct("!BHB")


class Packed(NamedTuple):
    """Messages, each as it was at one moment."""

    elements: tuple[bytes, ...]  # as the serializer packs each
    classes: tuple[type, ...]

    def states(self, begin: int = 0, end: int | None = None) -> bytes:
        """The packed fields of these messages, one after another; of all if not said otherwise.

        They are cut out of the elements: kept beside them they would take as much memory once
        more, and getting that from the system takes a quarter of the time of packing.
        """
        frames = _frames()
        some = zip(self.elements[begin:end], self.classes[begin:end], strict=True)
        return b"".join([e[_HEADERS[e[0]] + frames[cls].before : -_AFTER] for e, cls in some])


class _Frame(NamedTuple):
    """The part of a packed message that is the same for all of its class."""

    module: str
    name: str
    before: int  # bytes before the fields
    fields: frozenset[str]  # which the messages may have


def packed(value: Any) -> bytes | None:
    """The MessagePack of a message or a list of messages; None if it is left to the serializer."""
    messages = value if type(value) is list else (value,)
    if not messages or type(messages[0]) not in MESSAGES:
        return None
    frames = _frames()
    try:
        elements = [_pack_message(frames[type(m)], m) for m in messages]
    except _NOT_PACKED:
        return None
    if messages is not value:
        return elements[0]
    return array_header(len(elements)) + b"".join(elements)


def pack_messages(serde: SerializerProtocol, messages: Sequence[Any]) -> Packed | None:
    """Packs some messages; None if one of them is left to the serializer."""
    # Asked of all first: a list that is packed but for its last element costs as much.
    if not MESSAGES.issuperset(map(type, messages)) or not _is_langgraphs(serde.dumps_typed):
        return None
    frames = _frames()
    classes: list[type] = []
    elements: list[bytes] = []
    try:
        for message in messages:
            cls = type(message)
            elements.append(_pack_message(frames[cls], message))
            classes.append(cls)
    except _NOT_PACKED:
        return None
    return Packed(tuple(elements), tuple(classes))


def _is_langgraphs(dump: Any) -> bool:
    # Subclasses may have a method of their own, applications may have replaced it.
    return getattr(dump, "__func__", None) is _DUMPS_TYPED


def _pack_message(frame: _Frame, message: Any) -> bytes:
    """The MessagePack of a message of the frame's class; or _NOT_PACKED."""
    module, name, _, names = frame
    fields = message.__dict__
    # What is there beside the fields is not stored, or elsewhere.
    if message.__pydantic_extra__ or names != fields.keys():
        raise KeyError(name)
    framed = _pack_strictly([module, name, fields, _METHOD])
    if (size := len(framed)) in _MIDDLE:
        # ormsgpack would take twice the room first, and give back the rest in bits.
        return _MIDDLE_HEADER.pack(0xC8, size, EXT_PYDANTIC_V2) + framed
    return ormsgpack.packb(ormsgpack.Ext(EXT_PYDANTIC_V2, framed))


@cache
def _frames() -> dict[type, _Frame]:
    """By class, for those that are packed as the serializer packs them."""
    frames = {}
    for cls in MESSAGES:
        module, name = cls.__module__, cls.__name__
        # After the first byte of an array of four.
        before = 1 + len(ormsgpack.packb(module)) + len(ormsgpack.packb(name))
        frame = _Frame(module, name, before, frozenset(cls.model_fields))
        if _packs_the_same(cls, frame):
            frames[cls] = frame
    return frames


def _packs_the_same(cls: Any, frame: _Frame) -> bool:
    dump = JsonPlusSerializer().dumps_typed
    try:
        samples = [cls(**fields) for fields in samples_of(cls)]
        return all(_pack_message(frame, sample) == dump(sample)[1] for sample in samples)
    except Exception:  # noqa: BLE001  the serializer shall say so
        return False


# Unpacks values that LangGraph's serializer packed, with messages made at once.
#
# JsonPlusSerializer calls a message's constructor with the stored fields, and LangChain's
# constructors hand them on, from class to class, to pydantic's validator, which makes the message.
# Of a message of LangChain's four common classes that has all of its class's fields these are set
# as they are: a constructor makes tool calls anew, which the application may have taken back. If
# fields are missing the validator is called, in half of the time. All else, and each message that
# the validator refuses, is left to the serializer's own function.
#
# When the first value is decoded, samples of each class are made both ways. A class of which one
# differs, because its constructor changes something, is left to the serializer.

# Makes no object of a class that some serializer of LangGraph's does not make.
_HOOK: Any = getattr(JsonPlusSerializer(allowed_msgpack_modules=None), "_unpack_ext_hook", None)


def made(stored: bytes, unpack_ext: UnpackExt) -> Any | None:
    """The message of an extension of pydantic's; None if it is left to the serializer."""
    maker = _makers().get(stored[:_HEAD])
    return None if maker is None else maker.message(stored, unpack_ext)


class _Maker:
    """Makes the messages of a class."""

    __slots__ = ("_cls", "_fields", "_module", "_name")

    def __init__(self, cls: Any) -> None:
        self._cls, self._fields = cls, frozenset(cls.model_fields)
        self._module, self._name = cls.__module__, cls.__name__

    def message(self, stored: bytes, unpack_ext: UnpackExt) -> Any | None:
        """The message; None if it is left to the serializer."""
        try:
            module, name, fields, _ = ormsgpack.unpackb(
                stored, ext_hook=unpack_ext, option=ormsgpack.OPT_NON_STR_KEYS
            )
            if module != self._module or name != self._name:
                return None
            # Others may be arguments of a constructor, such as content_blocks.
            if not self._fields.issuperset(fields):
                return None
            new = object.__new__(self._cls)
            if len(fields) == len(self._fields):
                _set(new, "__dict__", fields)
                _set_given(new, {*self._fields})
                _set_extra(new, {})
                _set_private(new, None)
                return new
            return self._cls.__pydantic_validator__.validate_python(fields, self_instance=new)
        except Exception:  # noqa: BLE001  the serializer says what is wrong
            return None

    def makes_the_same(self) -> bool:
        """Whether samples are made as the serializer makes them."""
        try:
            for sample in samples_of(self._cls):
                stored = _stored(self._cls, sample)
                ours, theirs = self.message(stored, _HOOK), _HOOK(EXT_PYDANTIC_V2, stored)
                states = states_of([theirs])
                if states is None or states != states_of([ours]):
                    return False
        except Exception:  # noqa: BLE001  the serializer shall say so
            return False
        return True


@cache
def _makers() -> dict[bytes, _Maker]:
    """By the first bytes of a message, for the classes whose constructors change nothing."""
    makers = {_stored(cls, {})[:_HEAD]: _Maker(cls) for cls in MESSAGES}
    return {head: maker for head, maker in makers.items() if maker.makes_the_same()}


def _stored(cls: Any, fields: Mapping[str, Any]) -> bytes:
    return ormsgpack.packb((cls.__module__, cls.__name__, fields, _METHOD))


# So many bytes tell each class from the others, and from most other classes.
_HEAD = min(len(ormsgpack.packb((cls.__module__,))) for cls in MESSAGES)
