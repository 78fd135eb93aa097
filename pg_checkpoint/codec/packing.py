"""Packs LangChain's messages as LangGraph's serializer does, from their states.

Pure. JsonPlusSerializer asks pydantic for the fields of a message, which copies them if they are
of built-in types, and packs the copy between the names of its class and of a method. A message's
state (messages.py) is those very fields, packed, so that the names only have to be put around it,
in a third of the time. A message without a state is left to the serializer.

That the bytes are the same is made sure of when the first message is packed: samples of each
class are packed both ways. A class of which one differs is left to the serializer.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

import ormsgpack
from langgraph.checkpoint.serde.base import SerializerProtocol
from langgraph.checkpoint.serde.jsonplus import EXT_PYDANTIC_V2, JsonPlusSerializer

from pg_checkpoint.codec.chunks import array_header
from pg_checkpoint.codec.messages import MESSAGES, STRICT, samples_of

__all__ = ["Packed", "dumps_typed", "pack_messages"]

_DUMPS_TYPED = JsonPlusSerializer.dumps_typed
# What a message raises that only the serializer knows.
_NOT_PACKED = (AttributeError, KeyError, ormsgpack.MsgpackEncodeError)
_METHOD = ormsgpack.packb("model_validate_json")


class Packed(NamedTuple):
    """Messages, each as it was at one moment.

    Attributes:
        elements: What the serializer makes of each.
        classes: Theirs.
        states: Their fields, packed, one after another.
    """

    elements: list[bytes]
    classes: tuple[type, ...]
    states: bytes


class _Frame(NamedTuple):
    """What stands before the fields of a class's messages, and which they are."""

    before: bytes
    names: frozenset[str]


def dumps_typed(serde: SerializerProtocol, value: Any) -> tuple[str, bytes]:
    """What the serializer's own method returns or raises."""
    dump = serde.dumps_typed
    messages = value if type(value) is list else (value,)
    if not messages or type(messages[0]) not in MESSAGES or not _is_langgraphs(dump):
        return dump(value)
    frames = _frames()
    try:
        elements = [_pack(frames, message)[2] for message in messages]
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
    classes, states, elements = list[type](), list[bytes](), list[bytes]()
    try:
        for message in messages:
            cls, state, element = _pack(frames, message)
            classes.append(cls)
            states.append(state)
            elements.append(element)
    except _NOT_PACKED:
        return None
    return Packed(elements, tuple(classes), b"".join(states))


def _is_langgraphs(dump: Any) -> bool:
    # Subclasses may have a method of their own, applications may have replaced it.
    return getattr(dump, "__func__", None) is _DUMPS_TYPED


def _pack(frames: Mapping[type, _Frame], message: Any) -> tuple[type, bytes, bytes]:
    """A message's class, its state, and what the serializer makes of it; or _NOT_PACKED."""
    cls = type(message)
    before, names = frames[cls]
    fields = message.__dict__
    # What is there beside the fields is not stored, or elsewhere.
    if message.__pydantic_extra__ or not names.issuperset(fields):
        raise KeyError(cls)
    state = ormsgpack.packb([fields], None, STRICT)[1:]
    extension = ormsgpack.Ext(EXT_PYDANTIC_V2, b"".join((before, state, _METHOD)))
    return cls, state, ormsgpack.packb(extension)


@cache
def _frames() -> dict[type, _Frame]:
    """By class, for those that are packed as the serializer packs them."""
    frames = {cls: _Frame(_before(cls), frozenset(cls.model_fields)) for cls in MESSAGES}
    return {cls: frame for cls, frame in frames.items() if _packs_the_same(cls, frame)}


def _before(cls: Any) -> bytes:
    # An array of four.
    return b"\x94" + ormsgpack.packb(cls.__module__) + ormsgpack.packb(cls.__name__)


def _packs_the_same(cls: Any, frame: _Frame) -> bool:
    dump = JsonPlusSerializer().dumps_typed
    try:
        samples = [cls(**fields) for fields in samples_of(cls)]
        return all(_pack({cls: frame}, sample)[2] == dump(sample)[1] for sample in samples)
    except Exception:  # noqa: BLE001  the serializer shall say so
        return False
