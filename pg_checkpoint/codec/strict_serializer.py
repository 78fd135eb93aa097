"""The serializers that make objects of the allowed classes only.

LangGraph decides for its MessagePack which classes it makes. Values that its old versions wrote as
JSON it leaves to LangChain, which makes more than that, and up to 1.2.4 reads variables of the
environment into values that ask for a secret. So JSON is read here, and an object in it is made
or refused as the same object in MessagePack is. A secret stays the dict that is stored.

With `strict` reading an object of another class fails. LangGraph's own strict mode returns its
fields as plain data, with a line in the log, so that a graph continues with a dict instead of an
object; commands and pages, which only show values, have that.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from contextvars import ContextVar
from typing import Any

from langchain_core.load.mapping import SERIALIZABLE_MAPPING
from langgraph.checkpoint.serde.base import SerializerProtocol
from langgraph.checkpoint.serde.event_hooks import SerdeEvent, register_serde_event_listener
from langgraph.checkpoint.serde.jsonplus import (
    EXT_CONSTRUCTOR_KW_ARGS,
    EXT_CONSTRUCTOR_POS_ARGS,
    EXT_METHOD_SINGLE_ARG,
    JsonPlusSerializer,
)

from pg_checkpoint.arguments import refuse
from pg_checkpoint.codec.unpacking import loads_jsonplus
from pg_checkpoint.errors import InvalidOptionError, TypeNotAllowedError

__all__ = ["AllowlistSerializer", "StrictSerializer", "makes_any_class", "serializer_of"]

# Versions of the dicts that stand for objects: LangChain's and LangGraph's.
_ENVELOPES = (1, 2)
# What LangGraph refused in the value that is being decoded; None where nobody wants to know.
_refused: ContextVar[list[SerdeEvent] | None] = ContextVar("refused", default=None)


class AllowlistSerializer(JsonPlusSerializer):
    """JsonPlusSerializer for LangGraph's and LangChain's own types and the allowed ones.

    Of objects of other classes it returns the fields; none of these is imported.

    Args:
        allowed: Classes, or their modules and names.
    """

    def __init__(self, allowed: tuple[type | tuple[str, str], ...] = ()) -> None:
        super().__init__(allowed_msgpack_modules=allowed or None)

    def loads_typed(self, data: tuple[str, bytes]) -> Any:
        """Decodes a value."""
        if data[0] == "json":
            return json.loads(data[1], object_hook=self._of_json)
        return loads_jsonplus(self, data)

    def _of_json(self, value: dict[str, Any]) -> Any:
        """The object that a dict stands for; a dict that stands for none as it is."""
        if value.get("lc") not in _ENVELOPES or value.get("type") != "constructor":
            return value
        named = value.get("id")
        if not (isinstance(named, list) and named and all(isinstance(n, str) for n in named)):
            return value
        # LangChain names its classes by where they once were.
        *module, name = SERIALIZABLE_MAPPING.get(tuple(named), named)
        code, *given = _call_of(value)
        _, data = self.dumps_typed((".".join(module), name, *given))
        return self._unpack_ext_hook(code, data)


class StrictSerializer(AllowlistSerializer):
    """An AllowlistSerializer that refuses values with objects of other classes.

    `saver.with_allowlist` adds to them, as LangGraph does for the types of a graph's schema where
    LANGGRAPH_STRICT_MSGPACK is set.
    """

    def loads_typed(self, data: tuple[str, bytes]) -> Any:
        """Decodes a value.

        Raises:
            TypeNotAllowedError: If it holds an object of another class.
        """
        refused: list[SerdeEvent] = []
        token = _refused.set(refused)
        try:
            value = super().loads_typed(data)
        finally:
            _refused.reset(token)
        if refused:
            raise TypeNotAllowedError(refused[0]["module"], refused[0]["name"])
        return value


def serializer_of(
    serde: SerializerProtocol | None, strict: bool, allowed: Iterable[type | tuple[str, str]]
) -> SerializerProtocol | None:
    """The serializer that the options ask for; None for LangGraph's default.

    Raises:
        InvalidOptionError: If it is none, or one was given, and its options say strict.
    """
    # LangGraph takes old ones too, which have `dumps` only.
    has_methods = hasattr(serde, "dumps_typed") or hasattr(serde, "dumps")
    if serde is not None and (isinstance(serde, type) or not has_methods):
        refuse("serde", "a serializer, such as JsonPlusSerializer()", serde)
    if not strict:
        return serde
    if serde is not None:
        raise InvalidOptionError(
            "strict has its own serializer: omit serde, and name types in allowed_types"
        )
    return StrictSerializer(tuple(allowed))


def makes_any_class(serde: object) -> bool:
    """Whether it is LangGraph's serializer, and makes objects of whatever class a value names."""
    return getattr(serde, "_allowed_msgpack_modules", None) is True


def _call_of(envelope: Mapping[str, Any]) -> tuple[Any, ...]:
    """How MessagePack has the call that makes an object: its code, and what is given."""
    args, method = envelope.get("args"), envelope.get("method")
    if args and isinstance(method, str):
        return EXT_METHOD_SINGLE_ARG, args[0], method
    if args:
        return EXT_CONSTRUCTOR_POS_ARGS, args
    return EXT_CONSTRUCTOR_KW_ARGS, envelope.get("kwargs") or {}


def _note(event: SerdeEvent) -> None:
    if (refused := _refused.get()) is not None and event["kind"].endswith("blocked"):
        refused.append(event)


register_serde_event_listener(_note)
