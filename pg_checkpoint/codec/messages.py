"""States of LangChain's own messages, by which they are compared and copied quickly.

Pure. A message's state is its fields, packed by an encoder that takes exact built-in types
only. Packing is injective, so equal states of one class are equal messages. A message of
another class, with extra fields or with other types in a field, has no state.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import attrgetter
from typing import Any, NamedTuple

import ormsgpack
from langchain_core.messages import AIMessage, HumanMessage, SystemMessage, ToolMessage

__all__ = ["MessageState", "pack_fields", "state_of"]

_MESSAGES = frozenset({HumanMessage, AIMessage, SystemMessage, ToolMessage})
# Everything but exact built-in types goes to the default, of which there is none: an error.
_STRICT = (
    ormsgpack.OPT_PASSTHROUGH_BIG_INT
    | ormsgpack.OPT_PASSTHROUGH_DATACLASS
    | ormsgpack.OPT_PASSTHROUGH_DATETIME
    | ormsgpack.OPT_PASSTHROUGH_ENUM
    | ormsgpack.OPT_PASSTHROUGH_SUBCLASS
    | ormsgpack.OPT_PASSTHROUGH_TUPLE
    | ormsgpack.OPT_PASSTHROUGH_UUID
)
_set = object.__setattr__
_fields, _extra_fields = attrgetter("__dict__"), attrgetter("__pydantic_extra__")


class MessageState(NamedTuple):
    """A message, ready to be copied."""

    cls: Any
    fields: bytes
    fields_set: frozenset[str]

    def copy(self) -> Any:
        """A new message that shares nothing with another."""
        # What pydantic's __setstate__ does, in two thirds of the time: a long chat is mostly this.
        message = object.__new__(self.cls)
        _set(message, "__dict__", ormsgpack.unpackb(self.fields))
        _set(message, "__pydantic_fields_set__", set(self.fields_set))
        _set(message, "__pydantic_extra__", {})
        _set(message, "__pydantic_private__", None)
        return message


def state_of(message: Any) -> MessageState | None:
    """The state of a message; None if it has none."""
    if type(message) not in _MESSAGES or message.__pydantic_private__ is not None:
        return None
    # Only what a new message of these classes has: an empty mapping, not None.
    if message.__pydantic_extra__ != {} or (packed := pack_fields([message])) is None:
        return None
    return MessageState(type(message), packed[1:], frozenset(message.__pydantic_fields_set__))


def pack_fields(messages: Sequence[Any]) -> bytes | None:
    """The fields of some messages as one msgpack array; None if one of them has no state."""
    if not _MESSAGES.issuperset(map(type, messages)) or any(map(_extra_fields, messages)):
        return None
    try:
        return ormsgpack.packb(list(map(_fields, messages)), None, _STRICT)
    except ormsgpack.MsgpackEncodeError:
        return None
