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

__all__ = ["text_of", "value_of"]

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
    document = _document(value, "the value")
    text = json.dumps(document, indent=2, ensure_ascii=False, allow_nan=False)
    if encode(serde, value_of(text)) != encode(serde, value):
        raise NotEditableError("the value would not come back unchanged from JSON")
    return text + "\n"


def value_of(text: str) -> Any:
    """The value of such a text.

    Raises:
        NotEditableError: If it is not JSON, or a message has fields that it can't have.
    """
    try:
        return json.loads(text, object_hook=_of_json, parse_constant=_refuse_constant)
    except (json.JSONDecodeError, RecursionError) as error:
        raise NotEditableError(f"it is not JSON: {error}") from None


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
    raise NotEditableError(f"{where} is of the type {name}, which JSON does not have")


def _scalar(value: Any, where: str) -> Any:
    if type(value) is float and value - value != 0:
        raise NotEditableError(f"{where} is {value}, which JSON does not have")
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


def _of_json(found: dict[str, Any]) -> Any:
    if _MESSAGE not in found:
        return found
    name = found.pop(_MESSAGE)
    kind = _MESSAGES.get(name) if isinstance(name, str) else None
    if kind is None:
        raise NotEditableError(f"{_MESSAGE} must be one of {', '.join(_MESSAGES)}, not {name!r}")
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
    raise NotEditableError(f"JSON does not have {name}")
