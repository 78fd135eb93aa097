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

__all__ = [
    "MESSAGES",
    "STRICT",
    "MessageStates",
    "pack_fields",
    "samples_of",
    "states_of",
    "states_of_parts",
]

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
_fields_set = attrgetter("__pydantic_fields_set__")


class MessageStates(NamedTuple):
    """Messages, ready to be copied.

    Attributes:
        fields: Of all messages, as one msgpack array.
        others: Of each message its class, and the names of the fields that it was given.
    """

    fields: bytes
    others: Sequence[tuple[Any, frozenset[str]]]

    def copies(self) -> list[Any]:
        """New messages that share nothing with others."""
        return list(map(_made, ormsgpack.unpackb(self.fields), self.others))


def _made(fields: dict[str, Any], others: tuple[Any, frozenset[str]]) -> Any:
    # What pydantic's __setstate__ does, in two thirds of the time: a long chat is mostly this.
    cls, fields_set = others
    message = object.__new__(cls)
    _set(message, "__dict__", fields)
    _set(message, "__pydantic_fields_set__", set(fields_set))
    _set(message, "__pydantic_extra__", {})
    _set(message, "__pydantic_private__", None)
    return message


def states_of(messages: Sequence[Any]) -> MessageStates | None:
    """The states of messages; None if one of them has none."""
    return states_of_parts(messages, [len(messages)])[0]


def states_of_parts(messages: Sequence[Any], ends: Sequence[int]) -> list[MessageStates | None]:
    """The states of messages, part by part; None for a part of which one has none.

    Args:
        messages: Of all parts.
        ends: Where each part ends.
    """
    parts = list(zip((0, *ends), ends, strict=False))
    if not MESSAGES.issuperset(map(type, messages)) or not all(map(_is_plain, messages)):
        if len(parts) == 1:
            return [None]
        return [states_of(messages[begin:end]) for begin, end in parts]
    fields = list(map(_fields, messages))
    others = list(zip(map(type, messages), map(frozenset, map(_fields_set, messages)), strict=True))
    packed = [_pack(fields[begin:end]) for begin, end in parts]
    return [
        None if some is None else MessageStates(some, others[begin:end])
        for some, (begin, end) in zip(packed, parts, strict=True)
    ]


def _is_plain(message: Any) -> bool:
    # Only what new messages of these classes have: an empty mapping, not None.
    return message.__pydantic_extra__ == {} and message.__pydantic_private__ is None


def pack_fields(messages: Sequence[Any]) -> bytes | None:
    """The fields of some messages as one msgpack array; None if one of them has no state."""
    if not MESSAGES.issuperset(map(type, messages)) or any(map(_extra_fields, messages)):
        return None
    return _pack(list(map(_fields, messages)))


def _pack(fields: list[dict[str, Any]]) -> bytes | None:
    try:
        return ormsgpack.packb(fields, None, STRICT)
    except ormsgpack.MsgpackEncodeError:
        return None


def samples_of(cls: Any) -> list[dict[str, Any]]:
    """Fields of two messages of a class: few, and all that there were when this was written."""
    return [{k: v for k, v in sample.items() if k in cls.model_fields} for sample in (_BARE, _RICH)]
