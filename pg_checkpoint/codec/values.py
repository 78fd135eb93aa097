"""Encodes a value as a type and bytes, and decides which are stored in the checkpoint's JSON.

Pure. The serializer does the work. Where LangGraph's own JsonPlusSerializer would fail or
change a value's type, this module steps in: integers beyond 64 bits, lone surrogates,
subclasses of str, int and float. A serializer of the user's own gets every value, and none
is stored in the JSON.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import suppress
from enum import Enum
from typing import Any, ParamSpec, TypeVar

import ormsgpack
from langgraph.checkpoint.serde.base import SerializerProtocol
from langgraph.checkpoint.serde.encrypted import EncryptedSerializer
from langgraph.checkpoint.serde.jsonplus import EXT_CONSTRUCTOR_SINGLE_ARG, JsonPlusSerializer

from pg_checkpoint.arguments import plain
from pg_checkpoint.codec.packing import dumps_typed
from pg_checkpoint.codec.strict_serializer import AllowlistSerializer
from pg_checkpoint.codec.unpacking import loads_typed

P = ParamSpec("P")
T = TypeVar("T")

# How often a call that failed is made again, before what it raises counts.
_MORE_TRIES = 2


# Makes LangGraph's and LangChain's own safe types; other classes that a stored value names
# are not imported, and their fields come as plain data.
STRICT = AllowlistSerializer()

# Types of our own; "pg:" can't be mistaken for one of a serializer's.
_BIG_INT = "pg:int"
_SURROGATES = "pg:str"

_INLINE_MAX_CHARS = 64
_INT64 = range(-(2**63), 2**63)


def retry_on_mutation(call: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """The result of a call; repeated if it fails, because another thread may have disturbed it.

    What changes under an iteration makes that fail ("dictionary changed size"), once.
    """
    try:
        return call(*args, **kwargs)
    except Exception:  # noqa: BLE001  the last call's is raised
        for _ in range(_MORE_TRIES):
            with suppress(Exception):
                return call(*args, **kwargs)
        return call(*args, **kwargs)


def encode(serde: SerializerProtocol, value: Any) -> tuple[str, bytes]:
    """Serialises a value; raises whatever the serializer raises."""
    if type(value) in _COPIED:
        # Its length is written before its elements, which take time; it may change meanwhile.
        value = value.copy()
    type_, data = _encode(serde, value)
    # A bytearray is given back as it is, and may change before it is sent.
    return plain(type_), data if type(data) is bytes else bytes(data)


def _encode(serde: SerializerProtocol, value: Any) -> tuple[str, bytes]:
    if type(value) not in _PLAIN and isinstance(value, (str, int, float)):
        if isinstance(serde, EncryptedSerializer) and is_jsonplus(serde.serde):
            return _encrypted(serde, _encode_scalar(serde.serde, value))
        if is_jsonplus(serde):
            return _encode_scalar(serde, value)
    return dumps_typed(serde, value)


def decode(serde: SerializerProtocol, type_: str, data: bytes) -> Any:
    """Gives back what `encode` was given; raises whatever the serializer raises."""
    if not type_.startswith("pg:"):
        return loads_typed(serde, (type_, data))
    if "+" in type_ and isinstance(serde, EncryptedSerializer):
        type_, cipher_name = type_.split("+", 1)
        data = serde.cipher.decrypt(cipher_name, data)
    if type_ == _BIG_INT:
        return int.from_bytes(data, "big", signed=True)
    if type_ == _SURROGATES:
        return data.decode("utf-8", "surrogatepass")
    raise NotImplementedError(f"Unknown serialization type: {type_}")


def decrypted(serde: SerializerProtocol, type_: str, data: bytes) -> tuple[str, bytes]:
    """What an EncryptedSerializer encrypted, as the one inside it made it; else what was given."""
    if "+" not in type_ or not isinstance(serde, EncryptedSerializer):
        return type_, data
    type_, cipher_name = type_.split("+", 1)
    return type_, serde.cipher.decrypt(cipher_name, data)


def encrypted(serde: SerializerProtocol, type_: str, data: bytes) -> tuple[str, bytes]:
    """The way back: what an EncryptedSerializer makes of a value that is serialized already."""
    if "+" in type_ or not isinstance(serde, EncryptedSerializer):
        return type_, data
    return _encrypted(serde, (type_, data))


def is_jsonplus(serde: SerializerProtocol) -> bool:
    """Whether it is LangGraph's own format: small values may bypass it, large ones be cut."""
    # A subclass, or an object, with a dumps_typed of its own may do anything with any value.
    dump = getattr(serde, "dumps_typed", None)
    return getattr(dump, "__func__", None) is JsonPlusSerializer.dumps_typed


def is_inline(value: Any) -> bool:
    """Whether JSONB returns the value unchanged, and it is small.

    Exact types only: an Enum that is also a str must come back as an Enum.
    """
    kind = type(value)
    if kind is str:
        return len(value) <= _INLINE_MAX_CHARS and "\0" not in value and _is_utf8(value)
    if kind is float:
        # numeric has no NaN in JSON, no infinities and no negative zero, and
        # gives large ones back without a fraction, as an int.
        return 1e-6 <= abs(value) < 1e15 or repr(value) == "0.0"
    if kind is int:
        return value in _INT64
    return value is None or kind is bool


# Containers that a copy can be made of at once.
_COPIED = frozenset({list, dict})
# Types that no rule below concerns; the common case must stay cheap.
_PLAIN = frozenset({bool, type(None), bytes, list, dict, tuple, float})


def _encode_scalar(serde: SerializerProtocol, value: str | float) -> tuple[str, bytes]:
    if isinstance(value, Enum):
        return serde.dumps_typed(value)
    if type(value) not in (str, int, float):
        return _encode_subclass(serde, value)
    if isinstance(value, int) and value not in _INT64:
        return _BIG_INT, value.to_bytes(value.bit_length() // 8 + 1, "big", signed=True)
    if isinstance(value, str) and not _is_utf8(value):
        return _SURROGATES, value.encode("utf-8", "surrogatepass")
    return serde.dumps_typed(value)


def _is_utf8(text: str) -> bool:
    """Whether a string is free of lone surrogates, which UTF-8 has no bytes for."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def _encode_subclass(serde: SerializerProtocol, value: str | float) -> tuple[str, bytes]:
    """In JsonPlusSerializer's own format, so that its allowlist applies on reading."""
    kind = type(value)
    plain = _without_subclass(value)
    importable = getattr(sys.modules.get(kind.__module__), kind.__name__, None) is kind
    type_, _ = typed = _encode_scalar(serde, plain)
    if not importable or type_ != "msgpack":
        return typed
    arguments = ormsgpack.packb((kind.__module__, kind.__name__, plain))
    return "msgpack", ormsgpack.packb(ormsgpack.Ext(EXT_CONSTRUCTOR_SINGLE_ARG, arguments))


def _without_subclass(value: str | float) -> str | float:
    if isinstance(value, str):
        return str.__str__(value)
    return int(value) if isinstance(value, int) else float(value)


def _encrypted(serde: EncryptedSerializer, typed: tuple[str, bytes]) -> tuple[str, bytes]:
    cipher_name, data = serde.cipher.encrypt(typed[1])
    return f"{typed[0]}+{cipher_name}", data
