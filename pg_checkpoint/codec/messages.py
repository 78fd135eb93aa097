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

__all__ = ["MESSAGES", "STRICT", "MessageState", "pack_fields", "samples_of", "state_of"]

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
_set = object.__setattr__
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
    if type(message) not in MESSAGES or message.__pydantic_private__ is not None:
        return None
    # Only what a new message of these classes has: an empty mapping, not None.
    if message.__pydantic_extra__ != {} or (packed := pack_fields([message])) is None:
        return None
    return MessageState(type(message), packed[1:], frozenset(message.__pydantic_fields_set__))


def pack_fields(messages: Sequence[Any]) -> bytes | None:
    """The fields of some messages as one msgpack array; None if one of them has no state."""
    if not MESSAGES.issuperset(map(type, messages)) or any(map(_extra_fields, messages)):
        return None
    try:
        return ormsgpack.packb(list(map(_fields, messages)), None, STRICT)
    except ormsgpack.MsgpackEncodeError:
        return None


def samples_of(cls: Any) -> list[dict[str, Any]]:
    """Fields of two messages of a class: few, and all that there were when this was written."""
    return [{k: v for k, v in sample.items() if k in cls.model_fields} for sample in (_BARE, _RICH)]
