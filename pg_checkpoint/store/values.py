r"""Values to JSON and back, the same in every character.

Pure. What orjson writes and Postgres' JSON can hold is one text. The rest (NaN, infinities, NUL,
lone surrogates, integers beyond 64 bits) is written as Python's own JSON has it, beside what
filters see: infinities as very large numbers, NaN as an object that equals nothing. NUL and
surrogates are two characters there, which sort where they do, and so are U+0001 and U+D7FF, which
stand before these in the order; in keys, and in texts of versions up to 0.2, NUL and surrogates
are U+FFFE and four digits, and nothing else is changed. With a serializer values may have what
JSON has not, which filters see as such an object too (typed_values.py).
"""

from __future__ import annotations

import json
import math
import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

import orjson
from langgraph.checkpoint.serde.base import SerializerProtocol

from pg_checkpoint.errors import (
    CorruptRowError,
    PgCheckpointError,
    ValueNotSerializableError,
    ValueTooLargeError,
)
from pg_checkpoint.store.typed_values import document_of, is_typed, named, outline, read, written

_OPTIONS = (
    orjson.OPT_PASSTHROUGH_DATETIME
    | orjson.OPT_PASSTHROUGH_DATACLASS
    # Of these some would be written as something else than JSON has for them.
    | orjson.OPT_PASSTHROUGH_SUBCLASS
)
# What jsonb takes of one text or key, with room to spare; and a field of a row.
_LONGEST_SEEN, _LONGEST = 200 * 2**20, 900 * 2**20
# Elements, which may be larger in jsonb than in JSON, and much larger while it is made.
_MOST_PARTS = 4_000_000
_TEXTS = re.compile(r'"(?:[^"\\]+|\\.)*"')
# Python writes integers of up to 4,300 digits, and Postgres' numeric has more.
_GREATEST = 10**4_000
_SURROGATES = range(0xD800, 0xE000)
_SPECIAL = re.compile("[\0\1\ud7ff-\udfff]").search
_SORTABLE = {c: "\ud7ff" + chr(c + 0x800) for c in _SURROGATES}
_SORTABLE |= {0: "\1\1", 1: "\1\2", 0xD7FF: "\ud7ff\1"}
_MARKED = {c: f"\ufffe{c:04x}" for c in (0, *_SURROGATES)}
# Any text that `sortable` makes.
SORTABLE = "([^\1\ud7ff]|\1[\1\2]|\ud7ff[\1\ue000-\ue7ff])*"
_NOT_A_NUMBER, _NO_JSON = {"\ufffenan": True}, {"\ufffeno json": True}


class JsonValue(NamedTuple):
    """A value as it is stored."""

    value: str  # its JSON; what filters see of it, if `exact` is there
    # Its JSON as Python has it, where Postgres' can't be the same; or what typed_values.py makes of
    # it.
    exact: str | None = None


def encode(value: Mapping[str, Any], serde: SerializerProtocol | None = None) -> JsonValue:
    """Encodes a value at once, so that it may change afterwards."""
    data = _by_orjson(value) if serde is None and type(value) is dict else None
    return JsonValue(data) if data is not None else _checked(lambda: _encode_slowly(value, serde))


def encode_again(text: str) -> JsonValue:
    """Encodes again what a stored item has in `exact`, or else in `value`."""
    plain = plain_of(text, _NO_JSON)
    return _checked(lambda: _beside(plain, text)) if is_typed(text) else encode(plain)


def _by_orjson(value: Any) -> str | None:
    """The JSON that orjson and Postgres agree about; None if they don't."""
    try:
        data = orjson.dumps(value, option=_OPTIONS)
    except (TypeError, RecursionError):  # orjson's own error is a TypeError
        return None
    # orjson writes null for NaN, and some classes as texts or numbers without a word.
    if len(data) > _LONGEST_SEEN or _is_escaped(data) or orjson.loads(data) != value:
        return None
    text = data.decode()
    return text if _has_room(text) else None


def _is_escaped(data: bytes) -> bool:
    """Whether JSON has a text that filters do not see as it is; or that looks as if it had."""
    # Looking for one byte takes a tenth of the time.
    if b"\\" in data and (b"\\u0000" in data or b"\\u0001" in data):
        return True
    return b"\xed" in data and "\ud7ff".encode() in data


def _has_room(text: str) -> bool:
    """Whether jsonb can hold so many elements; a search that met more would fail."""
    # At most; only where that is too much it matters what is within texts.
    return _parts(text) <= _MOST_PARTS or _parts(_TEXTS.sub("", text)) <= _MOST_PARTS


def _parts(text: str) -> int:
    return sum(map(text.count, ",[{")) if len(text) > _MOST_PARTS else 0


def decode(text: str, exact: bool, serde: SerializerProtocol | None = None) -> dict[str, Any]:
    """Decodes what `encode` made."""
    try:
        if exact and serde is not None and is_typed(text):
            value = read(document_of(text), serde)
        else:
            value = json.loads(text) if exact else orjson.loads(text)
    except (ValueError, RecursionError) as error:
        # Without a cause, which would quote the value.
        raise CorruptRowError(f"it is no JSON ({type(error).__name__})") from None
    if type(value) is not dict:
        raise CorruptRowError("it is no JSON object")
    return value


def decode_plain(text: str) -> dict[str, Any] | None:
    """Decodes a value that is all in `value`; None if that is no value, as `decode` says."""
    try:
        value = orjson.loads(text)
    except ValueError:
        return None
    return value if type(value) is dict else None


def plain_of(text: str, other: Any = None) -> dict[str, Any]:
    """The part of a stored value that is JSON; needs no serializer."""
    try:
        value = outline(document_of(text), other) if is_typed(text) else json.loads(text)
    except (ValueError, RecursionError) as error:
        raise CorruptRowError(f"its value is no JSON ({type(error).__name__})") from None
    if not isinstance(value, dict):
        raise CorruptRowError("its value is no JSON object")
    return value


def seen_by_filters(value: Any) -> Any:
    """A part of a value, in plain JSON types, as filters see it."""
    return _seen(value, sortable)


def fits_jsonb(value: Any) -> bool:
    """Whether Postgres' JSON can hold a value, which is one of Python's JSON."""
    return bool(_seen(value, marked) == value)


def _seen(value: Any, as_text: Callable[[str], str]) -> Any:
    if isinstance(value, str):
        return as_text(value)
    if isinstance(value, dict):
        return {marked(key): _seen(inner, as_text) for key, inner in value.items()}
    if isinstance(value, list):
        return [_seen(inner, as_text) for inner in value]
    if isinstance(value, float) and not math.isfinite(value):
        return _NOT_A_NUMBER if math.isnan(value) else int(math.copysign(1, value)) * _GREATEST
    if isinstance(value, int) and abs(value) > _GREATEST:
        return _GREATEST if value > 0 else -_GREATEST
    return value


def sortable(text: str) -> str:
    """A text with no NUL and no surrogates, which sorts among such texts as it does itself."""
    return text.translate(_SORTABLE) if _SPECIAL(text) else text


def marked(text: str) -> str:
    """A text with marks for NUL and surrogates."""
    return text.translate(_MARKED) if _SPECIAL(text) else text


def _encode_slowly(value: Any, serde: SerializerProtocol | None) -> JsonValue:
    if not isinstance(value, Mapping):
        raise ValueNotSerializableError(
            f"the value of an item is a dict, not of type {named(value)}; nothing was stored"
        )
    if serde is not None and (text := written(value, serde)) is not None:
        return _beside(outline(document_of(text), _NO_JSON), text)
    found = _plain(value, "value")
    if (data := _by_orjson(found)) is not None:  # tuples, subclasses
        return JsonValue(data)
    return _beside(found, json.dumps(found, separators=(",", ":")))


def _beside(plain: dict[str, Any], exact: str) -> JsonValue:
    """A value as it is stored: what filters see of it, and `exact`."""
    seen = json.dumps(seen_by_filters(plain), separators=(",", ":"))
    if len(exact) > _LONGEST:
        raise ValueTooLargeError(f"a value of {len(exact)} bytes; Postgres takes {_LONGEST}")
    fits = len(seen) <= _LONGEST_SEEN and _has_room(seen)
    return JsonValue(seen if fits else "null", exact)


def _checked(make: Callable[[], JsonValue]) -> JsonValue:
    try:
        return make()
    except RecursionError:
        raise ValueNotSerializableError("the value is nested too deeply for JSON") from None
    except ValueError as error:
        if isinstance(error, PgCheckpointError):
            raise
        raise ValueNotSerializableError("the value has an integer with too many digits") from error


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
        f"{where} is of type {named(value)}, which JSON has nothing for; nothing was "
        "stored (a store with `serde` can: docs/store.md)"
    )


def _plain_pairs(value: Mapping[Any, Any], where: str) -> Iterator[tuple[str, Any]]:
    for key, inner in value.items():
        if not isinstance(key, str):
            raise ValueNotSerializableError(
                f"{where} has a key of type {named(key)}: JSON has only texts for keys; nothing "
                "was stored"
            )
        yield str.__str__(key), _plain(inner, f"{where}[{key!r}]")
