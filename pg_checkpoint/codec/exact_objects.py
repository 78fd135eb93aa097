"""Reads values with the very objects that were stored, or fails.

LangGraph's serializer puts what an object was made of in its place where the class is gone, is
not allowed or refuses it, and makes pydantic models without validating them. A thread has no
other copy of its state, and continues with that; whoever can compute the value again would rather
do so.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable
from functools import partial
from typing import Any

import ormsgpack
from langgraph.checkpoint.serde.base import SerializerProtocol
from langgraph.checkpoint.serde.jsonplus import (
    EXT_CONSTRUCTOR_KW_ARGS,
    EXT_CONSTRUCTOR_POS_ARGS,
    EXT_CONSTRUCTOR_SINGLE_ARG,
    EXT_METHOD_SINGLE_ARG,
    EXT_PYDANTIC_V1,
    EXT_PYDANTIC_V2,
    JsonPlusSerializer,
)

from pg_checkpoint.codec.compat import EXT_DELTA_SNAPSHOT, SAFE_METHODS, SAFE_TYPES, DeltaSnapshot
from pg_checkpoint.codec.renaming import RenamingSerializer
from pg_checkpoint.codec.strict_serializer import AllowlistSerializer, StrictSerializer
from pg_checkpoint.codec.unpacking import has_langgraphs_hook, unpacked
from pg_checkpoint.errors import TypeNotAllowedError

# Serializers whose objects are made here.
_LANGGRAPHS = (JsonPlusSerializer, AllowlistSerializer, StrictSerializer, RenamingSerializer)
_OBJECTS: dict[int, Callable[..., Any]] = {
    EXT_CONSTRUCTOR_SINGLE_ARG: lambda make, arg: make(arg),
    EXT_CONSTRUCTOR_POS_ARGS: lambda make, args: make(*args),
    EXT_CONSTRUCTOR_KW_ARGS: lambda make, args: make(**args),
    EXT_PYDANTIC_V1: lambda make, fields, *_: make(**fields),
    EXT_PYDANTIC_V2: lambda model, fields, *_: _validated(model, fields),
}


def loads_exactly(serde: SerializerProtocol, data: tuple[str, bytes]) -> Any:
    """A serialized value; a serializer that is not LangGraph's has to fail by itself."""
    if type(serde) not in _LANGGRAPHS or data[0] != "msgpack" or not has_langgraphs_hook(serde):
        return serde.loads_typed(data)
    if isinstance(serde, RenamingSerializer):
        data = serde.renames.applied(*data)
    return unpacked(partial(_made, serde), data[1])


def _made(serde: Any, code: int, data: bytes) -> Any:
    if code not in _OBJECTS and code not in (EXT_METHOD_SINGLE_ARG, EXT_DELTA_SNAPSHOT):
        made = serde._unpack_ext_hook(code, data)  # arrays, which have no class
        if made is None:
            raise ValueError(f"an extension with the code {code} can't be read")
        return made
    inner = ormsgpack.unpackb(
        data, ext_hook=partial(_made, serde), option=ormsgpack.OPT_NON_STR_KEYS
    )
    if code == EXT_DELTA_SNAPSHOT:
        return DeltaSnapshot(inner)
    module, name, *given = inner
    if (module, name) == ("langgraph.types", "Send"):
        return serde._unpack_ext_hook(code, data)  # its arguments depend on the version
    if code == EXT_METHOD_SINGLE_ARG:
        arg, method = given
        if (module, name, method) not in SAFE_METHODS:
            raise TypeNotAllowedError(module, name)
        return getattr(_found(serde, module, name), method)(arg)
    return _OBJECTS[code](_found(serde, module, name), *given)


def _validated(model: Any, fields: dict[str, Any]) -> Any:
    try:
        return model(**fields)
    except Exception:  # noqa: BLE001  raised anew, unless only the names are others
        # A model whose fields have aliases is dumped by their names.
        return model.model_validate(fields, by_name=True)


def _found(serde: Any, module: str, name: str) -> Any:
    allowed = serde._allowed_msgpack_modules
    named = module, name
    if named not in SAFE_TYPES and allowed is not True and named not in (allowed or ()):
        raise TypeNotAllowedError(*named)
    try:
        return getattr(importlib.import_module(module), name)
    # A script may end the process when it is imported.
    except (Exception, SystemExit) as error:
        raise TypeNotAllowedError(*named, why=f"{type(error).__name__}: {error}") from error
