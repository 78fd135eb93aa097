"""Unpacks what LangGraph's serializer packed, with messages made by pydantic at once.

Pure. JsonPlusSerializer calls a message's constructor with the stored fields, and LangChain's
constructors hand them on, from class to class, to pydantic's validator, which makes the message.
That takes twice as long as the validator alone. So here the validator is called, for a message of
LangChain's four common classes that has none but its class's fields. All else, and each message
that the validator refuses, is unpacked by the serializer's own function, and what that makes or
raises counts.

That the constructors change nothing is made sure of when the first value is decoded: samples of
each class are made both ways. A class of which one differs is left to the serializer.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, partial
from typing import Any, cast

import ormsgpack
from langgraph.checkpoint.serde.base import SerializerProtocol
from langgraph.checkpoint.serde.jsonplus import EXT_PYDANTIC_V2, JsonPlusSerializer

from pg_checkpoint.codec.messages import MESSAGES, samples_of, states_of

_LOADS_TYPED = JsonPlusSerializer.loads_typed
# Makes no object of a class that some serializer of LangGraph's does not make.
_HOOK: Any = getattr(JsonPlusSerializer(allowed_msgpack_modules=None), "_unpack_ext_hook", None)


def loads_typed(serde: SerializerProtocol, data: tuple[str, bytes]) -> Any:
    """What the serializer's own method returns or raises."""
    load = serde.loads_typed
    # Subclasses may have a method of their own, applications may have replaced it.
    if getattr(load, "__func__", None) is not _LOADS_TYPED:
        return load(data)
    return loads_jsonplus(cast("JsonPlusSerializer", serde), data)


def loads_jsonplus(serde: JsonPlusSerializer, data: tuple[str, bytes]) -> Any:
    """What JsonPlusSerializer.loads_typed returns or raises."""
    if data[0] != "msgpack" or not has_langgraphs_hook(serde):
        return JsonPlusSerializer.loads_typed(serde, data)
    return unpacked(serde._unpack_ext_hook, data[1])


def has_langgraphs_hook(serde: SerializerProtocol) -> bool:
    """Whether LangGraph's function makes its objects; users may have given one of their own."""
    code = getattr(getattr(serde, "_unpack_ext_hook", None), "__code__", None)
    return code is not None and code is getattr(_HOOK, "__code__", None)


def unpacked(hook: Callable[[int, bytes], Any], data: bytes) -> Any:
    """A value, with the objects that the hook makes, but for messages."""
    unpack_ext = partial(_unpack_ext, hook, _makers())
    return ormsgpack.unpackb(data, ext_hook=unpack_ext, option=ormsgpack.OPT_NON_STR_KEYS)


def _unpack_ext(
    hook: Callable[[int, bytes], Any], makers: Mapping[bytes, _Maker], code: int, data: bytes
) -> Any:
    if code == EXT_PYDANTIC_V2 and (maker := makers.get(data[:_HEAD])) is not None:
        message = maker.message(data)
        if message is not None:
            return message
    return hook(code, data)


class _Maker:
    """Makes the messages of a class from what is stored of them."""

    __slots__ = ("_cls", "_fields", "_module", "_name")

    def __init__(self, cls: Any) -> None:
        self._cls, self._fields = cls, frozenset(cls.model_fields)
        self._module, self._name = cls.__module__, cls.__name__

    def message(self, stored: bytes) -> Any | None:
        """The message; None if only the serializer knows what is to be made of it."""
        try:
            # Without a hook, so that no object within it is made twice if this fails.
            module, name, fields, _ = ormsgpack.unpackb(stored)
            if module != self._module or name != self._name:
                return None
            # Others may be arguments of a constructor, such as content_blocks.
            if not self._fields.issuperset(fields):
                return None
            new = object.__new__(self._cls)
            return self._cls.__pydantic_validator__.validate_python(fields, self_instance=new)
        except Exception:  # noqa: BLE001  the serializer says what is wrong
            return None

    def makes_the_same(self) -> bool:
        """Whether samples are made as the serializer makes them."""
        return all(map(self._makes_the_same, samples_of(self._cls)))

    def _makes_the_same(self, sample: Mapping[str, Any]) -> bool:
        stored = _stored(self._cls, sample)
        try:
            ours, theirs = self.message(stored), _HOOK(EXT_PYDANTIC_V2, stored)
            states = states_of([theirs])
        except Exception:  # noqa: BLE001  the serializer shall say so
            return False
        return states is not None and states == states_of([ours])


@cache
def _makers() -> dict[bytes, _Maker]:
    """By how what is stored begins, for the classes whose constructors change nothing."""
    makers = {_stored(cls, {})[:_HEAD]: _Maker(cls) for cls in MESSAGES}
    return {head: maker for head, maker in makers.items() if maker.makes_the_same()}


def _stored(cls: Any, fields: Mapping[str, Any]) -> bytes:
    return ormsgpack.packb((cls.__module__, cls.__name__, fields, "model_validate_json"))


# As many bytes as tell each class from the others, and from most other classes.
_HEAD = min(len(ormsgpack.packb((cls.__module__,))) for cls in MESSAGES)
