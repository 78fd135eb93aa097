r"""Values that JSON can't express, written as JSON with placeholders.

Pure. A store with a serializer writes such a value as "pg:typed:", which no JSON begins with, and
after it JSON with these dicts for what is no JSON:

    {"\0": [type, bytes, plain]}    what the serializer made, in Base64; `plain` only of texts and
                                    numbers of a class of their own
    {"\0dict": [[key, value], …]}   a dict with a key that is no text, or begins with NUL
    {"\0tuple": […]}                a tuple; so "\0set" and "\0frozenset"

No other dict in there has a key that begins with NUL. Tuples, sets and dicts are taken apart, so
that the serializer only gets what has no parts that JSON knows, and changes none of these.
"""

from __future__ import annotations

import json
from base64 import b64decode, b64encode
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from langgraph.checkpoint.serde.base import SerializerProtocol

from pg_checkpoint.codec.values import decode as deserialized
from pg_checkpoint.codec.values import encode as serialized
from pg_checkpoint.codec.values import retry_on_mutation
from pg_checkpoint.errors import CorruptRowError, TypeNotAllowedError, ValueNotSerializableError

_MARK = "pg:typed:"
_PART, _PAIRS = "\0", "\0dict"
_CONTAINERS: dict[str, Callable[[Any], Any]] = {
    "\0tuple": tuple,
    "\0set": set,
    "\0frozenset": frozenset,
}
_NAMES = {container: name for name, container in _CONTAINERS.items()}
_JSON = {type(None), bool, str, int, float}
# Beside the text keys of a dict that has others.
_OTHERS = "\ufffeothers"


def is_typed(text: str) -> bool:
    """Whether a stored value has something that JSON has not."""
    return text.startswith(_MARK)


def named(value: object) -> str:
    """The class of a value, for a message."""
    return f"{type(value).__module__}.{type(value).__qualname__}".removeprefix("builtins.")


def written(value: Mapping[Any, Any], serde: SerializerProtocol) -> str | None:
    """A value as text; None if it is JSON, and all of it would come back as it is.

    Dicts and lists of a class of their own are taken for dicts and lists.
    """
    writer = _Writer(serde)
    document = writer.value(value, "value")
    if not writer.found:
        return None
    return _MARK + json.dumps(document, separators=(",", ":"))


def document_of(text: str) -> Any:
    """The JSON of what `written` made."""
    return json.loads(text[len(_MARK) :])


def read(document: Any, serde: SerializerProtocol) -> Any:
    """The value of a document."""
    try:
        return _read(document, serde)
    except TypeNotAllowedError:
        raise
    except Exception as error:
        what = type(error).__name__
        raise CorruptRowError(f"{type(serde).__name__} can't read it ({what})") from error


def outline(document: Any, other: Any) -> Any:
    """A document as plain JSON, without a serializer."""
    try:
        return _outline(document, other)
    except (ValueError, TypeError, IndexError, RecursionError) as error:
        raise CorruptRowError(f"a stored value is damaged ({type(error).__name__})") from None


class _Writer:
    """Writes one value."""

    def __init__(self, serde: SerializerProtocol) -> None:
        self._serde = serde
        self.found = False  # whether there was something that JSON has not

    def value(self, value: Any, where: str) -> Any:
        if type(value) in _JSON:
            return value
        if isinstance(value, Mapping):
            return self._mapping(value, where)
        if isinstance(value, list):
            return self._elements(value, where)
        self.found = True
        if (name := _NAMES.get(type(value))) is not None:
            return {name: self._elements(value, where)}
        return {_PART: self._part(value, where)}

    def _mapping(self, value: Mapping[Any, Any], where: str) -> Any:
        pairs = list(value.items())
        inner = [self.value(v, f"{where}[{key!r}]") for key, v in pairs]
        if all(type(key) is str and not key.startswith("\0") for key, _ in pairs):
            return {key: v for (key, _), v in zip(pairs, inner, strict=True)}
        self.found = self.found or not all(type(key) is str for key, _ in pairs)
        keys = [self.value(key, f"a key of {where}") for key, _ in pairs]
        return {_PAIRS: list(map(list, zip(keys, inner, strict=True)))}

    def _elements(self, value: Any, where: str) -> list[Any]:
        return [self.value(inner, f"{where}[{number}]") for number, inner in enumerate(value)]

    def _part(self, value: Any, where: str) -> list[Any]:
        try:
            type_, data = retry_on_mutation(serialized, self._serde, value)
        except Exception as error:
            serde = type(self._serde).__name__
            raise ValueNotSerializableError(
                f"{where} is of type {named(value)}, which {serde} refused; nothing was stored"
            ) from error
        return [type_, b64encode(data).decode(), *_plain(value)]


def _plain(value: Any) -> list[Any]:
    """What filters see of a text or number of a class of its own."""
    if isinstance(value, str):
        return [str.__str__(value)]
    if isinstance(value, int):
        return [int(value)]
    return [float(value)] if isinstance(value, float) else []


def _special(document: Mapping[str, Any]) -> tuple[str, Any] | None:
    """Name and content of a dict that stands for something else."""
    if len(document) == 1:
        ((name, content),) = document.items()
        if name.startswith("\0"):
            return name, content
    return None


def _read(document: Any, serde: SerializerProtocol) -> Any:
    if isinstance(document, list):
        return [_read(inner, serde) for inner in document]
    if not isinstance(document, dict):
        return document
    if (special := _special(document)) is None:
        return {key: _read(inner, serde) for key, inner in document.items()}
    name, content = special
    if name == _PART:
        return deserialized(serde, content[0], _bytes_of(content))
    if name == _PAIRS:
        return {_read(key, serde): _read(inner, serde) for key, inner in content}
    return _CONTAINERS[name](_read(inner, serde) for inner in content)


def _outline(document: Any, other: Any) -> Any:
    if isinstance(document, list):
        return [_outline(inner, other) for inner in document]
    if not isinstance(document, dict):
        return document
    if (special := _special(document)) is None:
        return {key: _outline(inner, other) for key, inner in document.items()}
    name, content = special
    if name == _PART:
        _bytes_of(content)
        return content[2] if len(content) > 2 else other
    if name == _PAIRS:
        return _pairs(content, other)
    if name not in _CONTAINERS:
        raise ValueError("an unknown kind of value")
    elements = [_outline(inner, other) for inner in content]
    return elements if name == _NAMES[tuple] else other


def _pairs(content: Sequence[Any], other: Any) -> dict[str, Any]:
    pairs = [(_outline(key, other), _outline(inner, other)) for key, inner in content]
    found = {key: inner for key, inner in pairs if isinstance(key, str)}
    return found if len(found) == len(pairs) or other is None else {**found, _OTHERS: other}


def _bytes_of(part: Sequence[Any]) -> bytes:
    return b64decode(part[1], validate=True)
