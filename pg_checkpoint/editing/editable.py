"""Values as JSON that people edit, and back.

Pure. What JSON has stands for itself. A message is a dict with `$message`, which is its type, and
its fields without those that have their default. Values with anything else are refused.
"""

from __future__ import annotations

import json
from typing import Any

from langchain_core.messages import (
    AIMessage,
    BaseMessage,
    ChatMessage,
    HumanMessage,
    SystemMessage,
    ToolMessage,
)
from langgraph.checkpoint.serde.base import SerializerProtocol

from pg_checkpoint.codec.values import encode
from pg_checkpoint.errors import NotEditableError

_INSTEAD = "use update_state in your application"
_MESSAGE = "$message"
_MESSAGES: dict[str, type[BaseMessage]] = {
    str(kind.model_fields["type"].default): kind
    for kind in (AIMessage, ChatMessage, HumanMessage, SystemMessage, ToolMessage)
}


def text_of(value: Any, serde: SerializerProtocol) -> str:
    """A value as JSON, indented.

    Raises:
        NotEditableError: If it would not come back as it is; names the place.
    """
    try:
        document = _document(value, "the value")
        text = json.dumps(document, indent=2, ensure_ascii=False, allow_nan=False)
    except (RecursionError, ValueError) as error:
        raise _refused(error, "the value has no JSON") from None
    if not is_same(value_of(text, serde), value, serde):
        raise NotEditableError(f"the value would not come back unchanged from JSON: {_INSTEAD}")
    return text + "\n"


def value_of(text: str, serde: SerializerProtocol) -> Any:
    """The value of such a text.

    Raises:
        NotEditableError: If it is not JSON, a message has fields that it can't have, or it can't
            be stored.
    """
    try:
        value = json.loads(text, object_pairs_hook=_of_json, parse_constant=_refuse_constant)
        _document(value, "the value")
        encode(serde, value)
    except json.JSONDecodeError as error:
        raise NotEditableError(f"it is not JSON: {error}") from None
    except (RecursionError, TypeError, ValueError) as error:
        raise _refused(
            error, "it can't be stored: a number is too large, or it is too deep"
        ) from None
    return value


def is_same(one: Any, other: Any, serde: SerializerProtocol) -> bool:
    """Whether the same bytes are stored of two values."""
    return encode(serde, one) == encode(serde, other)


def _refused(error: Exception, what: str) -> NotEditableError:
    """The error as it is, if it is one of these; its words may quote a value otherwise."""
    return error if isinstance(error, NotEditableError) else NotEditableError(what)


def _document(value: Any, where: str) -> Any:
    kind = type(value)
    if kind in (str, int, bool, float) or value is None:
        return _scalar(value, where)
    if kind is list:
        return [_document(item, f"{where}[{number}]") for number, item in enumerate(value)]
    if kind is dict:
        return _fields(value, where)
    if kind in _MESSAGES.values():
        # Its own fields only: a class of the application may have more.
        given = value.model_dump(exclude={"type"}, exclude_defaults=True)
        return {_MESSAGE: value.type, **_fields(given, where)}
    name = f"{kind.__module__}.{kind.__qualname__}".removeprefix("builtins.")
    raise NotEditableError(f"{where} is of the type {name}, which JSON has not: {_INSTEAD}")


def _scalar(value: Any, where: str) -> Any:
    if type(value) is float and value - value != 0:
        raise NotEditableError(f"{where} is {value}, which JSON has not: {_INSTEAD}")
    if type(value) is str and any("\ud800" <= character <= "\udfff" for character in value):
        raise NotEditableError(f"{where} has a lone surrogate, which no file has")
    return value


def _fields(value: dict[Any, Any], where: str) -> dict[str, Any]:
    for key in value:
        if type(key) is not str:
            raise NotEditableError(f"{where} has the key {key!r}, and JSON has only texts")
        if key == _MESSAGE:
            raise NotEditableError(f"{where} has a key {_MESSAGE!r}, which stands for a message")
        _scalar(key, f"a key of {where}")
    return {key: _document(item, f"{where}.{key}") for key, item in value.items()}


def _of_json(pairs: list[tuple[str, Any]]) -> Any:
    found = dict(pairs)
    if len(found) < len(pairs):
        raise NotEditableError("a key stands twice in one object")
    if _MESSAGE not in found:
        return found
    name = found.pop(_MESSAGE)
    kind = _MESSAGES.get(name) if isinstance(name, str) else None
    if kind is None:
        raise NotEditableError(f"{_MESSAGE} must be one of {', '.join(_MESSAGES)}")
    if unknown := sorted(found.keys() - kind.model_fields.keys() | found.keys() & {"type"}):
        raise NotEditableError(f"a message of the type {name!r} has no field {unknown[0]!r}")
    try:
        return kind(**found)
    except (KeyError, TypeError, ValueError) as error:
        # Never its words: pydantic quotes the values.
        raise NotEditableError(
            f"a message of the type {name!r} has missing or impossible fields{_names(error)}"
        ) from None


def _names(error: Exception) -> str:
    if isinstance(error, KeyError):
        return f": {error.args[0]}"
    places = [".".join(map(str, e["loc"])) for e in getattr(error, "errors", list)()]
    return f": {', '.join(places)}" if places else ""


def _refuse_constant(name: str) -> Any:
    raise NotEditableError(f"JSON has no {name}")
