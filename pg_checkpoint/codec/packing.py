"""Packs LangChain's messages as LangGraph's serializer does, without asking pydantic.

Pure. JsonPlusSerializer asks pydantic for the fields of a message, which copies them if they are
of built-in types, and packs the copy between the names of its class and of a method. A message's
state (messages.py) is those very fields, packed, so it can be packed between the names at once,
in a third of the time. A message without a state is left to the serializer.

That the bytes are the same is made sure of when the first message is packed: samples of each
class are packed both ways. A class of which one differs is left to the serializer.
"""

from __future__ import annotations

import struct
from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

import ormsgpack
from langgraph.checkpoint.serde.base import SerializerProtocol
from langgraph.checkpoint.serde.jsonplus import EXT_PYDANTIC_V2, JsonPlusSerializer

from pg_checkpoint.codec.chunks import array_header
from pg_checkpoint.codec.messages import MESSAGES, STRICT, samples_of

_DUMPS_TYPED = JsonPlusSerializer.dumps_typed
# What a message raises that only the serializer knows.
_NOT_PACKED = (AttributeError, KeyError, ormsgpack.MsgpackEncodeError)
_METHOD = "model_validate_json"
# What comes after the fields.
_AFTER = len(ormsgpack.packb(_METHOD))
# Bytes of an extension's header, by its first; the second is for the data of these lengths.
_HEADERS = {0xC7: 3, 0xC8: 4, 0xC9: 6}
_MIDDLE, _MIDDLE_HEADER = range(2**8, 2**16), struct.Struct("!BHB")


class Packed(NamedTuple):
    """Messages, each as it was at one moment."""

    elements: tuple[bytes, ...]  # what the serializer makes of each
    classes: tuple[type, ...]  # theirs

    def states(self, begin: int = 0, end: int | None = None) -> bytes:
        """The packed fields of these messages, one after another; of all if not said otherwise.

        They are cut out of the elements: kept beside them they would take as much memory once
        more, and getting that from the system takes a quarter of the time of packing.
        """
        frames = _frames()
        some = zip(self.elements[begin:end], self.classes[begin:end], strict=True)
        return b"".join([e[_HEADERS[e[0]] + frames[cls].before : -_AFTER] for e, cls in some])


class _Frame(NamedTuple):
    """What stands before the fields of a class's messages."""

    module: str  # the class's
    name: str  # the class's
    before: int  # bytes that these take
    fields: frozenset[str]  # which they may have


def dumps_typed(serde: SerializerProtocol, value: Any) -> tuple[str, bytes]:
    """What the serializer's own method returns or raises."""
    dump = serde.dumps_typed
    messages = value if type(value) is list else (value,)
    if not messages or type(messages[0]) not in MESSAGES or not _is_langgraphs(dump):
        return dump(value)
    frames = _frames()
    try:
        elements = [_extension(_pack(frames[type(m)], m)) for m in messages]
    except _NOT_PACKED:
        return dump(value)
    if messages is not value:
        return "msgpack", elements[0]
    return "msgpack", array_header(len(elements)) + b"".join(elements)


def pack_messages(serde: SerializerProtocol, messages: Sequence[Any]) -> Packed | None:
    """Packs some messages; None if only the serializer knows what is to be made of one."""
    # Asked of all first: a list that is packed but for its last element costs as much.
    if not MESSAGES.issuperset(map(type, messages)) or not _is_langgraphs(serde.dumps_typed):
        return None
    frames = _frames()
    classes: list[type] = []
    elements: list[bytes] = []
    try:
        for message in messages:
            cls = type(message)
            elements.append(_extension(_pack(frames[cls], message)))
            classes.append(cls)
    except _NOT_PACKED:
        return None
    return Packed(tuple(elements), tuple(classes))


def _is_langgraphs(dump: Any) -> bool:
    # Subclasses may have a method of their own, applications may have replaced it.
    return getattr(dump, "__func__", None) is _DUMPS_TYPED


def _pack(frame: _Frame, message: Any) -> bytes:
    """The state of a message of the frame's class in its frame; or _NOT_PACKED."""
    module, name, _, names = frame
    fields = message.__dict__
    # What is there beside the fields is not stored, or elsewhere.
    if message.__pydantic_extra__ or not names.issuperset(fields):
        raise KeyError(name)
    return ormsgpack.packb([module, name, fields, _METHOD], None, STRICT)


def _extension(framed: bytes) -> bytes:
    """What the serializer makes of a message in its frame."""
    if (size := len(framed)) in _MIDDLE:
        # ormsgpack would take twice the room first, and give back the rest in bits.
        return _MIDDLE_HEADER.pack(0xC8, size, EXT_PYDANTIC_V2) + framed
    return ormsgpack.packb(ormsgpack.Ext(EXT_PYDANTIC_V2, framed))


@cache
def _frames() -> dict[type, _Frame]:
    """By class, for those that are packed as the serializer packs them."""
    frames = {cls: _frame(cls) for cls in MESSAGES}
    return {cls: frame for cls, frame in frames.items() if _packs_the_same(cls, frame)}


def _frame(cls: Any) -> _Frame:
    module, name = cls.__module__, cls.__name__
    # After the first byte of an array of four.
    before = 1 + len(ormsgpack.packb(module)) + len(ormsgpack.packb(name))
    return _Frame(module, name, before, frozenset(cls.model_fields))


def _packs_the_same(cls: Any, frame: _Frame) -> bool:
    dump = JsonPlusSerializer().dumps_typed
    try:
        samples = [cls(**fields) for fields in samples_of(cls)]
        return all(_extension(_pack(frame, sample)) == dump(sample)[1] for sample in samples)
    except Exception:  # noqa: BLE001  the serializer shall say so
        return False
