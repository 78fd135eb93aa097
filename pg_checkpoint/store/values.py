r"""Values to JSON and back, the same in every character.

Pure. What orjson writes and Postgres' JSON can hold is one text. The rest (NaN, infinities, NUL,
lone surrogates, integers beyond 64 bits) is written as Python's own JSON has it, beside what
filters see: NUL and surrogates as U+FFFE and four digits, infinities as very large numbers, NaN
as an object that equals nothing.
"""

from __future__ import annotations

import json
import math
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

import orjson

from pg_checkpoint.errors import CorruptRowError, ValueNotSerializableError, ValueTooLargeError

__all__ = ["JsonValue", "decode", "encode", "seen_by_filters"]

_OPTIONS = (
    orjson.OPT_PASSTHROUGH_DATETIME
    | orjson.OPT_PASSTHROUGH_DATACLASS
    # Of these some would be written as something else than JSON has for them.
    | orjson.OPT_PASSTHROUGH_SUBCLASS
)
# What jsonb takes of one text or key, with room to spare; and a field of a row.
_LONGEST_SEEN, _LONGEST = 200 * 2**20, 900 * 2**20
# Python writes integers of up to 4,300 digits, and Postgres' numeric has more.
_GREATEST = 10**4_000
_NOT_A_NUMBER = {"\ufffenan": True}


class JsonValue(NamedTuple):
    """A value as it is stored.

    Attributes:
        value: Its JSON; what filters see of it, if `exact` is there.
        exact: Its JSON as Python has it, where Postgres' can't be the same.
    """

    value: str
    exact: str | None = None


def encode(value: Mapping[str, Any]) -> JsonValue:
    """Encodes a value at once, so that it may change afterwards.

    Raises:
        ValueNotSerializableError: If JSON has nothing for a part of it; names the place.
        ValueTooLargeError: If Postgres can't take it.
    """
    data = _by_orjson(value) if type(value) is dict else None
    return _encode_slowly(value) if data is None else JsonValue(data)


def _by_orjson(value: Any) -> str | None:
    """The JSON that orjson and Postgres agree about; None if they don't."""
    try:
        data = orjson.dumps(value, option=_OPTIONS)
    except (TypeError, RecursionError):  # orjson's own error is a TypeError
        return None
    # orjson writes null for NaN, and some classes as texts or numbers without a word.
    if b"\\u0000" in data or len(data) > _LONGEST_SEEN or orjson.loads(data) != value:
        return None
    return data.decode()


def decode(text: str, exact: bool) -> dict[str, Any]:
    """Decodes what `encode` made.

    Args:
        text: `exact` of it, if there is one, or else `value`.
        exact: Which of them it is.

    Raises:
        CorruptRowError: If it is no JSON.
    """
    try:
        value: dict[str, Any] = json.loads(text) if exact else orjson.loads(text)
    except ValueError as error:
        # Without a cause, which would quote the value.
        raise CorruptRowError(f"a stored value is no JSON ({type(error).__name__})") from None
    return value


def seen_by_filters(value: Any) -> Any:
    """What filters compare with, of a part of a value in plain JSON types."""
    if isinstance(value, str):
        return _seen_text(value)
    if isinstance(value, dict):
        return {_seen_text(key): seen_by_filters(inner) for key, inner in value.items()}
    if isinstance(value, list):
        return [seen_by_filters(inner) for inner in value]
    if isinstance(value, float) and not math.isfinite(value):
        return _NOT_A_NUMBER if math.isnan(value) else int(math.copysign(1, value)) * _GREATEST
    if isinstance(value, int) and abs(value) > _GREATEST:
        return _GREATEST if value > 0 else -_GREATEST
    return value


def _seen_text(text: str) -> str:
    if text.isascii() and "\0" not in text:
        return text
    return "".join(c if c != "\0" and not _is_surrogate(c) else f"\ufffe{ord(c):04x}" for c in text)


def _is_surrogate(character: str) -> bool:
    return "\ud800" <= character <= "\udfff"


def _encode_slowly(value: Any) -> JsonValue:
    try:
        if not isinstance(value, Mapping):
            raise ValueNotSerializableError(
                f"the value of an item is a dict, not of type {_named(value)}; nothing was stored"
            )
        found = _plain(value, "value")
        if (data := _by_orjson(found)) is not None:  # tuples, subclasses
            return JsonValue(data)
        exact = json.dumps(found, separators=(",", ":"))
        seen = json.dumps(seen_by_filters(found), separators=(",", ":"))
    except RecursionError:
        raise ValueNotSerializableError("the value is nested too deeply for JSON") from None
    except ValueError as error:
        if isinstance(error, ValueNotSerializableError):
            raise
        raise ValueNotSerializableError("the value has an integer with too many digits") from error
    if len(exact) > _LONGEST:
        raise ValueTooLargeError(f"a value of {len(exact)} bytes; Postgres takes {_LONGEST}")
    return JsonValue(seen if len(seen) <= _LONGEST_SEEN else "null", exact)


def _plain(value: Any, where: str) -> Any:
    """A value in JSON's own types, which are written as what they are a subclass of."""
    if value is None or isinstance(value, bool):
        return value
    if isinstance(value, str):
        return value if type(value) is str else str.__str__(value)
    if isinstance(value, int):
        return int(value)
    if isinstance(value, float):
        return float(value)
    if isinstance(value, Mapping):
        return dict(_plain_pairs(value, where))
    if isinstance(value, (list, tuple)):
        return [_plain(inner, f"{where}[{number}]") for number, inner in enumerate(value)]
    raise ValueNotSerializableError(
        f"{where} is of type {_named(value)}, which JSON has nothing for; nothing was stored"
    )


def _plain_pairs(value: Mapping[Any, Any], where: str) -> Iterator[tuple[str, Any]]:
    for key, inner in value.items():
        if not isinstance(key, str):
            raise ValueNotSerializableError(
                f"{where} has a key of type {_named(key)}: JSON has only texts for keys; nothing "
                "was stored"
            )
        yield str.__str__(key), _plain(inner, f"{where}[{key!r}]")


def _named(value: object) -> str:
    return f"{type(value).__module__}.{type(value).__qualname__}".removeprefix("builtins.")
