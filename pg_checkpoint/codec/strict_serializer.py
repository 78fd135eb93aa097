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
import logging
from collections.abc import Iterable, Mapping
from contextvars import ContextVar
from typing import Any

from langgraph.checkpoint.serde.base import SerializerProtocol
from langgraph.checkpoint.serde.event_hooks import SerdeEvent, register_serde_event_listener
from langgraph.checkpoint.serde.jsonplus import (
    EXT_CONSTRUCTOR_KW_ARGS,
    EXT_CONSTRUCTOR_POS_ARGS,
    EXT_METHOD_SINGLE_ARG,
    JsonPlusSerializer,
)

from pg_checkpoint.arguments import refuse
from pg_checkpoint.codec.class_names import ClassName, load_error, named_by, names_in
from pg_checkpoint.codec.unpacking import loads_jsonplus
from pg_checkpoint.errors import InvalidOptionError, TypeNotAllowedError

logger = logging.getLogger(__name__)

# What LangGraph refused in the value that is being decoded; None where nobody wants to know.
_refused: ContextVar[list[SerdeEvent] | None] = ContextVar("refused", default=None)
# Classes that were looked for because values name them, up to so many.
_looked_for: set[tuple[str, str]] = set()
_MOST = 1_000
# The module of the one that was looked for last, by its name.
_last_module: dict[str, str] = {}
_ALL_FOUND: frozenset[ClassName] = frozenset()


class AllowlistSerializer(JsonPlusSerializer):
    """JsonPlusSerializer for LangGraph's and LangChain's own types and the allowed ones.

    Of objects of other classes it returns the fields; none of these is imported.
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
        if (named := named_by(value)) is None:
            return value
        code, *given = _call_of(value)
        _, data = self.dumps_typed((*named, *given))
        return self._unpack_ext_hook(code, data)


class StrictSerializer(AllowlistSerializer):
    """An AllowlistSerializer that refuses values with objects of other classes.

    `saver.with_allowlist` adds to them, as LangGraph does for the types of a graph's schema where
    LANGGRAPH_STRICT_MSGPACK is set.
    """

    # Allowed classes that can't be loaded; None until somebody looked.
    _missing: frozenset[ClassName] | None = None

    def loads_typed(self, data: tuple[str, bytes]) -> Any:
        """Decodes a value."""
        if self._missing is not _ALL_FOUND:
            self._refuse_missing(data)
        refused: list[SerdeEvent] = []
        token = _refused.set(refused)
        try:
            value = super().loads_typed(data)
        finally:
            _refused.reset(token)
        if refused:
            raise TypeNotAllowedError(refused[0]["module"], refused[0]["name"])
        return value

    def with_msgpack_allowlist(self, extra_allowlist: Iterable[Any]) -> JsonPlusSerializer:
        """As LangGraph has it."""
        clone = super().with_msgpack_allowlist(extra_allowlist)
        if isinstance(clone, StrictSerializer) and clone is not self:
            clone._missing = None
        return clone

    def _refuse_missing(self, data: tuple[str, bytes]) -> None:
        # LangGraph would put the fields in the place of the object, mostly without a word.
        if self._missing is None:
            allowed: Any = self._allowed_msgpack_modules or ()
            names = [ClassName(*named) for named in allowed if len(named) == len(ClassName._fields)]
            self._missing = frozenset(name for name in names if load_error(name)) or _ALL_FOUND
        # JSON has the parts of a module one by one.
        if data[0] != "msgpack" or any(named.module.encode() in data[1] for named in self._missing):
            for named in names_in(*data) & self._missing:
                if (why := load_error(named)) is not None:
                    raise TypeNotAllowedError(*named, why=why)


def serializer_of(
    serde: SerializerProtocol | None, strict: bool, allowed: Iterable[type | tuple[str, str]]
) -> SerializerProtocol | None:
    """The serializer that the options ask for; None for LangGraph's default."""
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
    if event["kind"] == "msgpack_unregistered_allowed":
        # This is asked for each object.
        if _last_module.get(event["name"]) != event["module"]:
            _warn_if_missing(event["module"], event["name"])
    elif (refused := _refused.get()) is not None and event["kind"].endswith("blocked"):
        refused.append(event)


def _warn_if_missing(module: str, name: str) -> None:
    """Says once of a class that LangGraph is about to load that it can't be loaded."""
    is_known = (module, name) in _looked_for
    if not is_known and len(_looked_for) >= _MOST:
        return
    _last_module[name] = module
    _looked_for.add((module, name))
    if is_known:
        return
    if (why := load_error(ClassName(module, name))) is not None:
        logger.warning(
            "stored values name the class %s.%s, which can't be loaded (%s): its objects are read "
            "as plain data, or None; if it was moved or renamed, make the saver with "
            "renamed={'%s.%s': 'its.new.Name'}",
            *(module, name, why, module, name),
        )


register_serde_event_listener(_note)
