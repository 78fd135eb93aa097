"""States of LangChain's own messages, by which they are compared and copied quickly.

Pure. A message's state is its fields, packed by an encoder that takes exact built-in types
only. Packing is injective, so equal states of one class are equal messages. A message of
another class, with extra fields or with other types in a field, has no state.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from itertools import repeat
from operator import attrgetter
from typing import Any, NamedTuple

import ormsgpack
from langchain_core.messages import AIMessage, HumanMessage, SystemMessage, ToolMessage

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
        return ormsgpack.packb(fields, None, STRICT)
    except ormsgpack.MsgpackEncodeError:
        return None


def samples_of(cls: Any) -> list[dict[str, Any]]:
    """Fields of two messages of a class: few, and all that there were when this was written."""
    return [{k: v for k, v in sample.items() if k in cls.model_fields} for sample in (_BARE, _RICH)]
