"""The serializer of `strict`: LangGraph's, but reading an object of an unknown class fails.

LangGraph's own strict mode returns the fields of such an object as plain data, with a line in
the log, so that a graph continues with a dict instead of an object.
"""

from __future__ import annotations

from contextvars import ContextVar
from typing import Any

from langgraph.checkpoint.serde.base import SerializerProtocol
from langgraph.checkpoint.serde.event_hooks import SerdeEvent, register_serde_event_listener
from langgraph.checkpoint.serde.jsonplus import JsonPlusSerializer

from pg_checkpoint.arguments import refuse
from pg_checkpoint.codec.unpacking import loads_jsonplus
from pg_checkpoint.errors import InvalidOptionError, TypeNotAllowedError
from pg_checkpoint.settings import Settings

__all__ = ["StrictSerializer", "serializer_of"]

# What LangGraph refused in the value that is being decoded; None where nobody wants to know.
_refused: ContextVar[list[SerdeEvent] | None] = ContextVar("refused", default=None)


class StrictSerializer(JsonPlusSerializer):
    """JsonPlusSerializer for LangGraph's and LangChain's own types and the allowed ones.

    `saver.with_allowlist` adds to them, as LangGraph does for the types of a graph's schema where
    LANGGRAPH_STRICT_MSGPACK is set.

    Args:
        allowed: Classes, or their modules and names.
    """

    def __init__(self, allowed: tuple[type | tuple[str, str], ...] = ()) -> None:
        super().__init__(allowed_msgpack_modules=allowed or None)

    def loads_typed(self, data: tuple[str, bytes]) -> Any:
        """Decodes a value.

        Raises:
            TypeNotAllowedError: If it holds an object of another class.
        """
        refused: list[SerdeEvent] = []
        token = _refused.set(refused)
        try:
            value = loads_jsonplus(self, data)
        finally:
            _refused.reset(token)
        if refused:
            raise TypeNotAllowedError(refused[0]["module"], refused[0]["name"])
        return value


def serializer_of(
    serde: SerializerProtocol | None, settings: Settings
) -> SerializerProtocol | None:
    """The serializer for a saver's options; None for LangGraph's default.

    Raises:
        InvalidOptionError: If it is none, or one was given, and its options say strict.
    """
    # LangGraph takes old ones too, which have `dumps` only.
    has_methods = hasattr(serde, "dumps_typed") or hasattr(serde, "dumps")
    if serde is not None and (isinstance(serde, type) or not has_methods):
        refuse("serde", "a serializer, as JsonPlusSerializer()", serde)
    if not settings.strict:
        return serde
    if serde is not None:
        raise InvalidOptionError(
            "strict brings a serializer: leave serde out, name types in allowed_types"
        )
    return StrictSerializer(tuple(settings.allowed_types))


def _note(event: SerdeEvent) -> None:
    if (refused := _refused.get()) is not None and event["kind"].endswith("blocked"):
        refused.append(event)


register_serde_event_listener(_note)
