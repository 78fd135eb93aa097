"""Values of items: JSON, typed, sealed; their namespaces and keys as columns; filters. Pure."""

from __future__ import annotations

import json
import math
import re
import time
from base64 import b64decode, b64encode
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, NamedTuple

import orjson
from langgraph.checkpoint.serde.base import SerializerProtocol
from langgraph.store.base import InvalidNamespaceError

from pg_checkpoint.codec import exact, sealing, serializers
from pg_checkpoint.core import errors
from pg_checkpoint.core.arguments import check_flag, refuse
from pg_checkpoint.core.options import Settings

# --- values that JSON can't express, written as JSON with placeholders ---
#
# A store with a serializer writes such a value as "pg:typed:", which no JSON begins with, and after
# it JSON in which these dicts stand for what is no JSON:
#
#     {"\0": [type, bytes, plain]}    what the serializer made, in Base64; `plain` only of texts and
#                                     numbers of a class of their own
#     {"\0dict": [[key, value], …]}   a dict with a key that is no text, or begins with NUL
#     {"\0tuple": […]}                a tuple; so "\0set" and "\0frozenset"
#
# No other dict in there has a key that begins with NUL. Tuples, sets and dicts are taken apart, so
# that the serializer only gets what has no parts that JSON knows, and changes none of these.

_TYPED = "pg:typed:"
_PART, _PAIRS = "\0", "\0dict"
_CONTAINERS: dict[str, Callable[[Any], Any]] = {
    "\0tuple": tuple,
    "\0set": set,
    "\0frozenset": frozenset,
}
_NAMES = {container: name for name, container in _CONTAINERS.items()}
_JSON = {type(None), bool, str, int, float}
# The key of all else in the outline of a dict that has keys beside texts.
_OTHER_KEYS = "\ufffeothers"


def is_typed(text: str) -> bool:
    return text.startswith(_TYPED)


def _class_of(value: object) -> str:
    return f"{type(value).__module__}.{type(value).__qualname__}".removeprefix("builtins.")


def document_of(text: str) -> Any:
    """The JSON, with its placeholders, of a typed value."""
    return json.loads(text[len(_TYPED) :])


def read(document: Any, serde: SerializerProtocol) -> Any:
    try:
        return _read(document, serde)
    except errors.TypeNotAllowedError:
        raise
    except Exception as error:
        name = type(error).__name__
        raise errors.CorruptRowError(f"{type(serde).__name__} can't read it ({name})") from error


def outline(document: Any, other: Any) -> Any:
    """A document as plain JSON, without a serializer."""
    try:
        return _outline(document, other)
    except (ValueError, TypeError, IndexError, RecursionError) as error:
        raise errors.CorruptRowError(
            f"a stored value is damaged ({type(error).__name__})"
        ) from None


# How the value of an item is called in errors.
_VALUE = "value"


class _Writer:
    """Makes the document of one value.

    Dicts and lists of a class of their own are taken for dicts and lists.
    """

    def __init__(self, serde: SerializerProtocol) -> None:
        self._serde = serde
        self.is_typed = False  # whether the value has something that JSON has not

    def value(self, value: Any, where: str) -> Any:
        if type(value) in _JSON:
            return value
        if isinstance(value, Mapping):
            self._report(value, dict, where)
            return self._mapping(value, where)
        if isinstance(value, list):
            self._report(value, list, where)
            return self._elements(value, where)
        self.is_typed = True
        if (name := _NAMES.get(type(value))) is not None:
            return {name: self._elements(value, where)}
        return {_PART: self._part(value, where)}

    def _report(self, value: Any, kind: type, where: str) -> None:
        # Filters see what is in it.
        if type(value) is not kind and where != _VALUE:
            losses = [exact.Loss(value, f"it comes back as builtins.{kind.__name__}")]
            serializers.report(self._serde, losses, value, "an item", where)

    def _mapping(self, value: Mapping[Any, Any], where: str) -> Any:
        pairs = list(value.items())
        inner = [self.value(v, f"{where}[{key!r}]") for key, v in pairs]
        if all(type(key) is str and not key.startswith("\0") for key, _ in pairs):
            return {key: v for (key, _), v in zip(pairs, inner, strict=True)}
        self.is_typed = self.is_typed or not all(type(key) is str for key, _ in pairs)
        keys = [self.value(key, f"a key of {where}") for key, _ in pairs]
        return {_PAIRS: list(map(list, zip(keys, inner, strict=True)))}

    def _elements(self, value: Any, where: str) -> list[Any]:
        return [self.value(inner, f"{where}[{number}]") for number, inner in enumerate(value)]

    def _part(self, value: Any, where: str) -> list[Any]:
        try:
            losses: list[exact.Loss] = []
            typed = serializers.retry_on_mutation(serializers.encode, self._serde, value, losses)
        except Exception as error:
            refusal = serializers.refusal(self._serde, error, value)
            raise errors.ValueNotSerializableError(
                f"{where}: {refusal}; nothing was stored"
            ) from error
        serializers.report(self._serde, losses, value, "an item", where)
        type_, data = typed
        part: list[Any] = [type_, b64encode(data).decode()]
        # Filters see texts and numbers of a class of their own.
        if isinstance(value, str):
            part.append(str.__str__(value))
        elif isinstance(value, (int, float)):
            part.append(int(value) if isinstance(value, int) else float(value))
        return part


def _special(document: Mapping[str, Any]) -> tuple[str, Any] | None:
    """Name and content of a placeholder."""
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
        return serializers.decode(serde, content[0], _bytes_of(content))
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
        pairs = [(_outline(key, other), _outline(inner, other)) for key, inner in content]
        texts = {key: inner for key, inner in pairs if isinstance(key, str)}
        is_whole = len(texts) == len(pairs) or other is None
        return texts if is_whole else {**texts, _OTHER_KEYS: other}
    if name not in _CONTAINERS:
        raise ValueError("an unknown kind of value")
    elements = [_outline(inner, other) for inner in content]
    return elements if name == _NAMES[tuple] else other


def _bytes_of(part: Sequence[Any]) -> bytes:
    return b64decode(part[1], validate=True)


# --- values to JSON and back, the same in every character ---
#
# What orjson writes and Postgres' JSON can hold is one text. The rest (NaN, infinities, NUL, lone
# surrogates, integers beyond 64 bits, values that JSON has not) is written as Python's own JSON has
# it, or typed, beside what filters see: infinities as very large numbers, NaN and values that JSON
# has not as objects that equal nothing. NUL and surrogates are two characters there, which sort
# where they do, and so are U+0001 and U+D7FF, which stand before these in the order; in keys, and
# in texts of versions up to 0.2, NUL and surrogates are U+FFFE and four digits, and nothing else is
# changed.

_ORJSON_OPTIONS = (
    orjson.OPT_PASSTHROUGH_DATETIME
    | orjson.OPT_PASSTHROUGH_DATACLASS
    # Of these some would be written as something else than JSON has for them.
    | orjson.OPT_PASSTHROUGH_SUBCLASS
)
# What jsonb takes of one text or key, with room to spare; and a field of a row.
_LONGEST_SEEN, _LONGEST_EXACT = 200 * 2**20, 900 * 2**20
# Elements, which may be larger in jsonb than in JSON, and much larger while it is made.
_MOST_PARTS = 4_000_000
_JSON_TEXTS = re.compile(r'"(?:[^"\\]+|\\.)*"')
# Python writes integers of up to 4,300 digits, and Postgres' numeric has more.
_GREATEST = 10**4_000
_SURROGATES = range(0xD800, 0xE000)
_needs_marks = re.compile("[\0\1\ud7ff-\udfff]").search
_SORTABLE = {c: "\ud7ff" + chr(c + 0x800) for c in _SURROGATES}
_SORTABLE |= {0: "\1\1", 1: "\1\2", 0xD7FF: "\ud7ff\1"}
_MARKS = {c: f"\ufffe{c:04x}" for c in (0, *_SURROGATES)}
# Any text that `sortable` makes.
SORTABLE = "([^\1\ud7ff]|\1[\1\2]|\ud7ff[\1\ue000-\ue7ff])*"
_NOT_A_NUMBER, _NO_JSON = {"\ufffenan": True}, {"\ufffeno json": True}


class JsonValue(NamedTuple):
    """A value as it is stored."""

    value: str  # its JSON; the part that filters see, if `exact` is there
    # Its JSON as Python has it, where Postgres' can't be the same; or typed, or encrypted.
    exact: str | None = None


def encode(value: Mapping[str, Any], serde: SerializerProtocol | None = None) -> JsonValue:
    """Encodes a value at once, so that it may change afterwards."""
    data = _by_orjson(value) if serde is None and type(value) is dict else None
    return JsonValue(data) if data is not None else _checked(lambda: _encode_slowly(value, serde))


def encode_again(text: str) -> JsonValue:
    """Encodes again the text that a stored item has in `exact`, or else in `value`."""
    plain = plain_of(text, _NO_JSON)
    return _checked(lambda: _beside(plain, text)) if is_typed(text) else encode(plain)


def _by_orjson(value: Any) -> str | None:
    """The JSON that orjson and Postgres agree about; None if they don't."""
    try:
        data = orjson.dumps(value, option=_ORJSON_OPTIONS)
    except (TypeError, RecursionError):  # orjson's own error is a TypeError
        return None
    # orjson writes null for NaN, and some classes as texts or numbers without a word.
    if len(data) > _LONGEST_SEEN or _is_escaped(data) or orjson.loads(data) != value:
        return None
    text = data.decode()
    return text if _has_room(text) else None


def _is_escaped(data: bytes) -> bool:
    """Tells if JSON may have a text that filters do not see as it is."""
    # Looking for one byte takes a tenth of the time.
    if b"\\" in data and (b"\\u0000" in data or b"\\u0001" in data):
        return True
    return b"\xed" in data and "\ud7ff".encode() in data


def _has_room(text: str) -> bool:
    """Tells if jsonb can hold so many elements; a search that met more would fail."""
    # Commas and brackets within texts are left out only where they matter.
    return _parts(text) <= _MOST_PARTS or _parts(_JSON_TEXTS.sub("", text)) <= _MOST_PARTS


def _parts(text: str) -> int:
    return sum(map(text.count, ",[{")) if len(text) > _MOST_PARTS else 0


def decode(text: str, exact: bool, serde: SerializerProtocol | None = None) -> dict[str, Any]:
    try:
        if exact and serde is not None and is_typed(text):
            value = read(document_of(text), serde)
        else:
            value = json.loads(text) if exact else orjson.loads(text)
    except (ValueError, RecursionError) as error:
        # Without a cause, which would quote the value.
        raise errors.CorruptRowError(f"it is not JSON ({type(error).__name__})") from None
    if type(value) is not dict:
        raise errors.CorruptRowError("it is not a JSON object")
    return value


def decode_plain(text: str) -> dict[str, Any] | None:
    """Decodes a value that is all in `value`; None where `decode` raises."""
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
        raise errors.CorruptRowError(f"its value is not JSON ({type(error).__name__})") from None
    if not isinstance(value, dict):
        raise errors.CorruptRowError("its value is not a JSON object")
    return value


def sortable(text: str) -> str:
    """A text with no NUL and no surrogates, which sorts among such texts as it does itself."""
    return text.translate(_SORTABLE) if _needs_marks(text) else text


def marked(text: str) -> str:
    """A text with marks for NUL and surrogates."""
    return text.translate(_MARKS) if _needs_marks(text) else text


def seen_by_filters(value: Any, as_text: Callable[[str], str] = sortable) -> Any:
    """A part of a value, in plain JSON types, as filters see it."""
    if isinstance(value, str):
        return as_text(value)
    if isinstance(value, dict):
        return {marked(key): seen_by_filters(inner, as_text) for key, inner in value.items()}
    if isinstance(value, list):
        return [seen_by_filters(inner, as_text) for inner in value]
    if isinstance(value, float) and not math.isfinite(value):
        return _NOT_A_NUMBER if math.isnan(value) else int(math.copysign(1, value)) * _GREATEST
    if isinstance(value, int) and abs(value) > _GREATEST:
        return _GREATEST if value > 0 else -_GREATEST
    return value


def fits_jsonb(value: Any) -> bool:
    """Tells if Postgres' JSON can hold a value, which is one of Python's JSON."""
    return bool(seen_by_filters(value, marked) == value)


def _encode_slowly(value: Any, serde: SerializerProtocol | None) -> JsonValue:
    if not isinstance(value, Mapping):
        raise errors.ValueNotSerializableError(
            f"the value of an item must be a dict, not a {_class_of(value)}; nothing was stored"
        )
    if serde is not None:
        writer = _Writer(serde)
        document = writer.value(value, _VALUE)
        if writer.is_typed:
            text = _TYPED + json.dumps(document, separators=(",", ":"))
            return _beside(outline(document_of(text), _NO_JSON), text)
    plain = _plain(value, "value")
    if (data := _by_orjson(plain)) is not None:  # tuples, subclasses
        return JsonValue(data)
    return _beside(plain, json.dumps(plain, separators=(",", ":")))


def _beside(plain: dict[str, Any], exact: str) -> JsonValue:
    """A value as it is stored: the part that filters see, and `exact`."""
    seen = json.dumps(seen_by_filters(plain), separators=(",", ":"))
    if len(exact) > _LONGEST_EXACT:
        raise errors.ValueTooLargeError(
            f"the value takes {len(exact):,} bytes, but Postgres takes at most {_LONGEST_EXACT:,}"
        )
    fits = len(seen) <= _LONGEST_SEEN and _has_room(seen)
    return JsonValue(seen if fits else "null", exact)


def _checked(make: Callable[[], JsonValue]) -> JsonValue:
    try:
        return make()
    except RecursionError:
        raise errors.ValueNotSerializableError("the value is nested too deeply for JSON") from None
    except ValueError as error:
        if isinstance(error, errors.PgCheckpointError):
            raise
        raise errors.ValueNotSerializableError(
            "the value has an integer with too many digits"
        ) from error


def _plain(value: Any, where: str) -> Any:
    """A value in JSON's own types, without subclasses of them."""
    if value is None or isinstance(value, bool):
        return value
    if isinstance(value, str):
        return value if type(value) is str else str.__str__(value)
    if isinstance(value, int):
        return int(value)
    if isinstance(value, float):
        return float(value)
    if isinstance(value, Mapping):
        pairs = {}
        for key, inner in value.items():
            if not isinstance(key, str):
                raise errors.ValueNotSerializableError(
                    f"{where} has a key of type {_class_of(key)}, but keys in JSON are strings; "
                    "nothing was stored"
                )
            pairs[str.__str__(key)] = _plain(inner, f"{where}[{key!r}]")
        return pairs
    if isinstance(value, (list, tuple)):
        return [_plain(inner, f"{where}[{number}]") for number, inner in enumerate(value)]
    raise errors.ValueNotSerializableError(
        f"{where} is of type {_class_of(value)}, which JSON can't represent; nothing was stored "
        "(a store with `serde` stores it: docs/store.md)"
    )


# --- namespaces and keys as columns, which sort and can be indexed ---
#
# Each label ends in U+0001, which is below every other character: then text sorts as tuples of
# labels do, and the namespaces that begin with some labels are one range. U+0001 and U+0002 inside
# of a label are written as two characters, which sort where they did. The first two labels are the
# head, the others the rest. An index entry is bounded, labels and keys are not: too long a text is
# written as its beginning and a digest, longer than any that is not cut, and whole in a column of
# its own.

# Together with what the index itself needs these make less than 2,704 bytes.
_LONGEST_LABELS, _CUT_LENGTH = 800, 740
_HEAD_LABELS = 2
LABEL_END, _AFTER_LABEL_END = "\1", "\2"
# As many characters as are never too long.
_SHORT = _LONGEST_LABELS // 4
# The labels of a head, and those of a rest.
_SIMPLE = re.compile(r"((?:[\x03-\x2d/-\x7f]+\x01){1,2})((?:[\x03-\x2d/-\x7f]+\x01)*)").fullmatch
# Above all that can be written.
_ABOVE_ALL = "\U0010ffff" * (_SHORT + 1)


class ItemPlace(NamedTuple):
    """The key of an item in the table."""

    head: str
    rest: str
    key: str
    whole_namespace: str | None = None  # written labels, if head or rest are cut
    whole_key: str | None = None  # the key, if it is cut

    @property
    def namespace_text(self) -> str:
        """The namespace as it is written, not cut."""
        return self.whole_namespace or self.head + self.rest

    @property
    def key_text(self) -> str:
        """The key, not cut."""
        return self.key if self.whole_key is None else self.whole_key


class Range(NamedTuple):
    """Namespaces that begin with some labels; the end is not among them."""

    head: str
    rest: str
    head_end: str
    rest_end: str
    # The beginning of the whole namespaces, if the range is wider than that.
    whole: str | None = None

    @property
    def is_one_head(self) -> bool:
        return self.head == self.head_end


EVERYTHING = Range("", "", _ABOVE_ALL, "")


def check_labels(labels: Sequence[str]) -> None:
    """Checks labels as LangGraph's own methods do."""
    check_sequence(labels)
    for label in labels:
        if not isinstance(label, str):
            raise InvalidNamespaceError(
                f"Invalid namespace label {label!r} found in {labels!r}. Namespace labels must be "
                f"strings, but got {type(label).__name__}."
            )
        if not label or "." in label or "\0" in label:
            raise InvalidNamespaceError(
                f"Invalid namespace label {label!r} found in {labels!r}. Namespace labels cannot "
                "be empty, or contain periods ('.') or NUL."
            )


def check_sequence(labels: object) -> None:
    """Refuses anything but a sequence; the letters of a text would pass for labels."""
    if type(labels) is tuple:  # asking an abstract class takes longer
        return
    if isinstance(labels, (str, bytes)) or not isinstance(labels, Sequence):
        kind = type(labels).__name__
        raise InvalidNamespaceError(
            f"A namespace must be a tuple of labels, such as ('users', '42'), not a {kind}."
        )


def check_text(text: str, what: str) -> None:
    if text.isascii() and "\0" not in text:
        return
    if "\0" in text:
        raise errors.InvalidKeyError(f"{what} contains NUL, which text in Postgres can't hold")
    try:
        text.encode()
    except UnicodeEncodeError:
        raise errors.InvalidKeyError(
            f"{what} contains a lone surrogate, which is not a character"
        ) from None


def written_namespace(labels: Sequence[str]) -> str:
    if not labels:
        return ""
    joined = "".join(labels)
    if "\1" in joined or "\2" in joined:
        labels = [label.replace("\2", "\2/").replace("\1", "\2.") for label in labels]
    return LABEL_END.join(labels) + LABEL_END


def labels_of(text: str) -> tuple[str, ...]:
    labels = text.split(LABEL_END)[:-1]
    if "\2" in text:
        labels = [label.replace("\2.", "\1").replace("\2/", "\2") for label in labels]
    return tuple(labels)


def key_after(row: Sequence[Any]) -> tuple[str, str, str]:
    """Head, rest and key that follow a row's in the order of bytes, because there are no NULs."""
    return row[0], row[1], row[2] + "\x01"


def first_label(head: str) -> str:
    return head.partition(LABEL_END)[0]


def place_of(namespace: Sequence[str], key: str) -> ItemPlace:
    head = written_namespace(namespace[:_HEAD_LABELS])
    rest = written_namespace(namespace[_HEAD_LABELS:])
    check_text(head + rest, "a namespace's label")
    check_text(key, "a key")
    short = _cut(head), _cut(rest), _cut(key)
    if short == (head, rest, key):
        return ItemPlace(head, rest, key)
    whole_namespace = None if short[:2] == (head, rest) else head + rest
    return ItemPlace(*short, whole_namespace, None if short[2] == key else key)


def checked_place(namespace: Sequence[str], key: str) -> ItemPlace:
    """The place of an item in a namespace that is not checked yet."""
    if len(key) <= _SHORT and key.isascii() and "\0" not in key and (simple := _simple(namespace)):
        return ItemPlace(*simple, key)
    check_labels(namespace)
    return place_of(namespace, key)


def _simple(labels: Sequence[str]) -> tuple[str, str] | None:
    """Head and rest of a namespace as most are: short, of ASCII, nothing to refuse or to change."""
    if type(labels) is not tuple:
        return None
    try:
        text = LABEL_END.join(labels)
    except TypeError:
        return None
    # A label may have the character that ends one.
    if len(text) >= _SHORT or text.count(LABEL_END) + 1 != len(labels):
        return None
    match = _SIMPLE(text + LABEL_END)
    return match and (match[1], match[2])


def range_of(prefix: Sequence[str]) -> Range:
    """The namespaces that begin with the labels of a prefix; all of them if it has none."""
    if not prefix:
        return EVERYTHING
    if len(prefix) >= _HEAD_LABELS and (simple := _simple(prefix)):
        head, rest = simple
        return Range(head, rest, head, rest[:-1] + _AFTER_LABEL_END if rest else _ABOVE_ALL)
    head, rest = written_namespace(prefix[:_HEAD_LABELS]), written_namespace(prefix[_HEAD_LABELS:])
    check_text(head + rest, "a namespace's label")
    if len(prefix) < _HEAD_LABELS:
        first, end, cut = _beginning(head)
        return Range(first, "", end, "", head if cut else None)
    stored = _cut(head)
    if not rest:
        return Range(stored, "", stored, _ABOVE_ALL)
    first, end, cut = _beginning(rest)
    return Range(stored, first, stored, end, head + rest if cut else None)


def _beginning(text: str) -> tuple[str, str, bool]:
    """The range of stored texts that begin with written labels; whether it has others too."""
    data = text.encode()
    if len(data) <= _CUT_LENGTH - 3:
        return text, text[:-1] + _AFTER_LABEL_END, False
    first = data[: _CUT_LENGTH - 3].decode(errors="ignore")
    return first, first + _ABOVE_ALL, True


def _cut(text: str) -> str:
    if len(text) <= _SHORT:
        return text
    data = text.encode()
    if len(data) <= _LONGEST_LABELS:
        return text
    # As no character is cut, the length varies; it is greater than that of any whole text.
    return data[:_CUT_LENGTH].decode(errors="ignore") + sha256(data).hexdigest()


# --- prefixes with many items, so that not every search finds that out again ---

# Seconds for which a prefix is taken to be large, and how many prefixes are known.
_LARGE_SECONDS, _MOST_LARGE = 60.0, 1_000


class Large:
    """Prefixes or heads of namespaces with many items, each for a minute."""

    def __init__(self) -> None:
        self._until: dict[Hashable, float] = {}

    def __contains__(self, prefix: Hashable) -> bool:
        return self._until.get(prefix, 0.0) > time.monotonic()

    def add(self, prefix: Hashable) -> None:
        if len(self._until) >= _MOST_LARGE:
            self._until.clear()
        self._until[prefix] = time.monotonic() + _LARGE_SECONDS


# --- a filter becomes one jsonpath, which an item's value matches or does not ---
#
# Every value of a filter is a literal of the path, and the path is a parameter: no SQL is made
# here. The mode is strict, so that nothing is unwrapped and a field that is missing is unknown.

# json.dumps makes an encoder at each call.
_written = json.JSONEncoder(ensure_ascii=False).encode
_NEVER, _ALWAYS = "(1 == 0)", "(1 == 1)"
# Conditions that stand side by side.
_MOST_TOGETHER = 50
# Fields, operators and values of a filter: making its path holds the event loop.
_MOST_CONDITIONS = 10_000
# Characters of their names, which the path has again for each value within.
_LONGEST_NAMES = 1_000_000
# Characters of a $contains, whose cost for Postgres grows with the square.
_LONGEST_PART = 5_000
# The end of what `sortable` puts in the place of a character.
_ENDS_ESCAPE = re.compile("[\1\2\ue000-\ue7ff]").match
_ORDERS = {"$gt": ">", "$gte": ">=", "$lt": "<", "$lte": "<="}
# An operand that equals no JSON, as NaN, or a dict with other keys than texts.
_NO_OPERAND = object()


def path_of(wanted: Mapping[Any, Any] | None) -> str | None:
    """The path that a value has to match; None without a filter."""
    if not wanted:
        return None
    _check_size(wanted)
    try:
        return "strict " + _all_of(wanted)
    except RecursionError:
        raise errors.InvalidOptionError("the filter is nested too deeply") from None


def fields_of(wanted: Mapping[Any, Any]) -> Iterator[tuple[str, ...]]:
    """The paths of all fields of a filter that `path_of` takes."""
    for field, value in wanted.items():
        if field in ("$and", "$or"):
            for inner in value:
                yield from fields_of(inner)
        else:
            yield field if isinstance(field, tuple) else (field,)


def _check_size(wanted: Any) -> None:
    count = length = 0
    parts = [(wanted, 0)]
    while parts:
        part, above = parts.pop()
        if not isinstance(part, (Mapping, list, tuple, set, frozenset)):
            continue
        count += len(part)
        if count <= _MOST_CONDITIONS:
            pairs = part.items() if isinstance(part, Mapping) else (("", value) for value in part)
            inner = [(value, above + len(str(name))) for name, value in pairs]
            length += sum(size for _, size in inner)
            parts += inner
        if count > _MOST_CONDITIONS or length > _LONGEST_NAMES:
            raise errors.InvalidOptionError(
                f"a filter can have up to {_MOST_CONDITIONS:,} fields, operators and values, with "
                f"names of up to {_LONGEST_NAMES:,} characters, counted for each value"
            )


def _all_of(wanted: Any) -> str:
    if type(wanted) is not dict and not isinstance(wanted, Mapping):
        raise errors.InvalidOptionError(f"a filter must be a dict, not a {type(wanted).__name__}")
    return _joined("&&", (_condition(field, value) for field, value in wanted.items()), _ALWAYS)


def _condition(field: Any, value: Any) -> str:
    if field == "$and" or field == "$or":
        if not isinstance(value, (list, tuple)):
            raise errors.InvalidOptionError(f"{field} takes a list of filters")
        sign, empty = ("&&", _ALWAYS) if field == "$and" else ("||", _NEVER)
        return _joined(sign, map(_all_of, value), empty)
    where = _field(field)
    if isinstance(value, Mapping) and any(str(key).startswith("$") for key in value):
        operators = (_operator(where, name, operand) for name, operand in value.items())
        return _joined("&&", operators, _ALWAYS)
    return _equals(where, value)


def _field(field: Any) -> str:
    if type(field) is str and field.isidentifier() and field.isascii():
        return f'$."{field}"'
    names = field if isinstance(field, tuple) and field else (field,)
    if isinstance(field, str) and field.startswith("$"):
        raise errors.InvalidOptionError(
            f"Unsupported operator: {field} (beside fields, a filter can have $and and $or; write "
            "a field of that name as a tuple)"
        )
    if not all(isinstance(name, str) for name in names):
        raise errors.InvalidOptionError(
            "the fields of a filter must be strings, or tuples of strings"
        )
    return "$" + "".join("." + _written(marked(name)) for name in names)


def _operator(where: str, name: Any, operand: Any) -> str:
    if name in _ORDERS:
        return _compared(where, _ORDERS[name], operand)
    if name == "$eq":
        return _equals(where, operand)
    if name == "$ne":
        return _not(_equals(where, operand))
    if name in ("$in", "$nin"):
        if not isinstance(operand, (list, tuple, set, frozenset)):
            raise errors.InvalidOptionError(f"{name} takes a list of values")
        is_in = _joined("||", (_equals(where, value) for value in operand), _NEVER)
        return is_in if name == "$in" else _not(is_in)
    if name == "$exists":
        if not isinstance(operand, bool):
            raise errors.InvalidOptionError("$exists takes True or False")
        return _not(_absent(where)) if operand else _absent(where)
    if name == "$contains":
        return _contains(where, operand)
    raise errors.InvalidOptionError(f"Unsupported operator: {name}")


def _equals(where: str, value: Any) -> str:
    if type(value) is str:
        return _same(where, value)
    # As with a dict's get(), a field that is missing is None.
    if value is None:
        return f"({where} == null || {_absent(where)})"
    return _same(where, _plain_operand(value))


def _compared(where: str, sign: str, operand: Any) -> str:
    operand = _plain_operand(operand)
    if isinstance(operand, str):
        return f'({where}.type() == "string" && {where} {sign} {_text(operand)})'
    if isinstance(operand, (int, float)) and not isinstance(operand, bool):
        return f'({where}.type() == "number" && {where} {sign} {json.dumps(operand)})'
    return _NEVER


def _has_part(where: str, text: str) -> str:
    seen = sortable(text)
    if not _ENDS_ESCAPE(seen):
        return f'{where} like_regex {_written(seen)} flag "q"'
    # A part that begins like the end of an escape must not match within an escape.
    whole = SORTABLE + re.escape(seen) + SORTABLE
    return f'{where} like_regex {_written(f"^{whole}$")} flag "s"'


def _text(text: str) -> str:
    return _written(sortable(text))


def _contains(where: str, value: Any) -> str:
    value = _plain_operand(value)
    element = f"exists({where}[*] ? ({_same('@', value)}))"
    in_array = f'({where}.type() == "array" && {element})'
    if isinstance(value, str):
        if len(value) > _LONGEST_PART:
            raise errors.InvalidOptionError(
                f"$contains takes text of up to {_LONGEST_PART:,} characters"
            )
        return f'({in_array} || ({where}.type() == "string" && {_has_part(where, value)}))'
    return in_array


def _same(where: str, value: Any) -> str:
    """A condition: the same JSON is there, of the same type and with the same parts."""
    if isinstance(value, list):
        inner = [_same(f"{where}[{number}]", item) for number, item in enumerate(value)]
        kind = f'({where}.type() == "array" && {where}.size() == {len(value)})'
    elif isinstance(value, dict):
        inner = [_same(f"{where}.{_written(key)}", item) for key, item in value.items()]
        others = _joined("&&", (f"@.key != {_written(key)}" for key in value), _ALWAYS)
        kind = f'({where}.type() == "object" && !exists({where}.keyvalue() ? ({others})))'
    elif isinstance(value, str):
        return f"({where} == {_text(value)})"
    elif value is None or isinstance(value, (bool, int, float)):
        return f"({where} == {json.dumps(value)})"
    else:  # JSON has nothing that it could be equal to
        return _NEVER
    return _joined("&&", [kind, *inner], _ALWAYS)


def _absent(where: str) -> str:
    return f"((exists({where})) is unknown)"


def _not(condition: str) -> str:
    return f"(({condition} is unknown) || !{condition})"


def _joined(sign: str, conditions: Iterable[str], empty: str) -> str:
    parts = list(conditions)
    if not parts:
        return empty
    # A path is read and followed by recursion, one step for each that is side by side.
    while len(parts) > _MOST_TOGETHER:
        starts = range(0, len(parts), _MOST_TOGETHER)
        parts = [f"({f' {sign} '.join(parts[n : n + _MOST_TOGETHER])})" for n in starts]
    return f"({f' {sign} '.join(parts)})"


def _plain_operand(value: Any) -> Any:
    """An operand as filters see values."""
    if isinstance(value, Mapping):
        if not all(isinstance(key, str) for key in value):
            return _NO_OPERAND
        return {marked(key): _plain_operand(inner) for key, inner in value.items()}
    if isinstance(value, (list, tuple)):
        return [_plain_operand(inner) for inner in value]
    if isinstance(value, float) and math.isnan(value):
        return _NO_OPERAND
    return value if isinstance(value, str) else seen_by_filters(value)


# --- encryption: which fields stay in clear, and which ones filters may ask for ---
#
# A value is split at the call, into its clear part and all of it, and encrypted when it is sent:
# the schema that it is encrypted for is known only after the first look at it.


@dataclass(frozen=True)
class StoreSealing:
    """Encrypts the values of a store's items."""

    items: sealing.ItemSealing  # binds them to their places
    clear: tuple[tuple[str, ...], ...]  # paths of the fields that stay in clear, too

    @property
    def schema_id(self) -> bytes:
        return self.items.cipher.schema_id

    def split(self, value: JsonValue) -> JsonValue:
        """The clear part of a value, and beside it all of it, which is not encrypted yet."""
        return JsonValue(sealing.clear_part(value.value, self.clear), value.exact or value.value)

    def sealed(self, place: ItemPlace, value: JsonValue) -> JsonValue:
        """Encrypts what `split` returned, as it is stored."""
        text = self.items.seal(place.namespace_text, place.key_text, value.exact or "")
        return JsonValue(value.value, text)

    def check_filter(self, wanted: Mapping[Any, Any] | None) -> None:
        """Refuses a filter, which `path_of` takes, on fields that are encrypted."""
        for path in fields_of(wanted or {}):
            if not any(path[: len(clear)] == clear for clear in self.clear):
                shown = path[0] if len(path) == 1 else path
                raise errors.UnsupportedCallError(
                    f"the field {shown!r} is encrypted, so a filter can't use it: a store with "
                    "searchable=[...] keeps the fields named there in clear"
                )


def sealing_of(
    settings: Settings,
    searchable: Sequence[sealing.Field],
    *,
    indexes: bool,
    allow_index_leak: bool,
) -> StoreSealing | None:
    """The encryption of a store's values; None without a cipher."""
    check_flag("allow_index_leak", allow_index_leak)
    if isinstance(searchable, (str, bytes)) or not isinstance(searchable, Iterable):
        refuse("searchable", "a list of fields", searchable)
    clear = tuple(map(sealing.field_path, searchable))
    if any(marked(name) != name for path in clear for name in path):
        raise errors.InvalidOptionError(
            "the name of a searchable field can't contain NUL or lone surrogates"
        )
    if settings.cipher is None:
        if clear or allow_index_leak:
            name = "searchable" if clear else "allow_index_leak"
            raise errors.InvalidOptionError(f"{name} has no effect without a cipher")
        return None
    if indexes and not allow_index_leak:
        raise errors.UnsupportedCallError(
            "a store with a cipher and an index keeps vectors or words in clear, which reveal much "
            "of the texts: pass allow_index_leak=True to accept this (docs/security.md)"
        )
    cipher = sealing.SchemaCipher(settings.cipher)
    return StoreSealing(
        sealing.ItemSealing(cipher, allow_plaintext=settings.allow_plaintext), clear
    )


def opened(
    seal: StoreSealing | None,
    namespace: str,
    key: str,
    row: Sequence[Any],
    prefix: str = "",
    serde: SerializerProtocol | None = None,
) -> dict[str, Any]:
    """The value of an item that was read."""
    where = _item(namespace, key)
    stored, exact = _decrypted(seal, namespace, key, row, prefix)
    if serde is None and exact and is_typed(stored):
        raise errors.SerializerRequiredError(
            f"{where} has values of types that JSON can't represent: create the store with the "
            "serde that it was put with, such as serde=JsonPlusSerializer()"
        )
    try:
        return decode(stored, exact, serde)
    except errors.TypeNotAllowedError as error:
        raise error.at(where) from None
    except errors.CorruptRowError as error:
        raise errors.CorruptRowError(f"can't decode {where}: {error}") from error.__cause__


def opened_plain(
    seal: StoreSealing | None, namespace: str, key: str, row: Sequence[Any]
) -> dict[str, Any]:
    """The part of an item's value that is JSON, to embed and index; needs no serializer."""
    stored, _ = _decrypted(seal, namespace, key, row)
    try:
        return plain_of(stored)
    except errors.CorruptRowError as error:
        raise errors.CorruptRowError(f"can't decode {_item(namespace, key)}: {error}") from None


def _decrypted(
    seal: StoreSealing | None, namespace: str, key: str, row: Sequence[Any], prefix: str = ""
) -> tuple[str, bool]:
    """The text of a value in clear, and whether it is in the form of `exact`."""
    stored, exact = row
    if seal is not None:
        if not namespace.startswith(prefix):
            where, labels = _item(namespace, key), labels_of(prefix)
            raise errors.DecryptionError(f"{where} was found in {labels!r}: it was moved there")
        # Python's JSON reads either form.
        return seal.items.open(namespace, key, stored), True
    if exact and sealing.is_sealed(stored):
        where = _item(namespace, key)
        raise errors.CipherRequiredError(f"{where} is encrypted: create the store with the cipher")
    return stored, exact


def _item(namespace: str, key: str) -> str:
    return f"the item {key!r} in {labels_of(namespace)!r}"
