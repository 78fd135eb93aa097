"""Values of the store: what comes back the same, and what is refused."""

from __future__ import annotations

import datetime
import decimal
import enum
import json
import math
import pickle
import uuid
from collections import OrderedDict, UserDict
from types import MappingProxyType
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from langgraph.checkpoint.serde.jsonplus import JsonPlusSerializer
from pydantic import BaseModel

from pg_checkpoint import CorruptRowError, TypeNotAllowedError, ValueNotSerializableError
from pg_checkpoint.codec.serializers import StrictSerializer
from pg_checkpoint.store.values import decode, encode, encode_again, plain_of
from tests.cases import each
from tests.seams import limit

SERDE = JsonPlusSerializer(allowed_msgpack_modules=True)
ANY_TEXT = st.text(st.characters(codec=None, exclude_categories=()))
NUMBERS = st.integers(-(10**400), 10**400) | st.floats(allow_nan=False)
JSON = st.recursive(
    st.one_of(st.none(), st.booleans(), NUMBERS, ANY_TEXT),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(ANY_TEXT, inner, max_size=4),
    max_leaves=12,
)
KEYS = st.none() | st.booleans() | st.integers(-(10**30), 10**30) | ANY_TEXT | st.binary()
LEAVES = st.one_of(
    *(KEYS, st.floats(allow_nan=False), st.dates(), st.timedeltas(), st.uuids()),
    st.datetimes().map(lambda at: at.replace(fold=0)),  # which the serializer loses
    *(st.decimals(allow_nan=False), st.sets(KEYS, max_size=3)),
    st.frozensets(st.tuples(KEYS, KEYS), max_size=3),
)
ANYTHING = st.recursive(
    LEAVES,
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.tuples(inner, inner)
        | st.dictionaries(KEYS | st.tuples(KEYS, KEYS), inner, max_size=3)
    ),
    max_leaves=8,
)


class Colour(str, enum.Enum):
    RED = "red"


class Level(enum.IntEnum):
    HIGH = 3


class Fact(BaseModel):
    text: str
    at: datetime.datetime


def back(value: Any, serde: Any = None) -> Any:
    stored = encode(value, serde)
    return decode(stored.exact or stored.value, stored.exact is not None, serde)


def shape(value: Any) -> Any:
    """What `==` does not see: types, signs of zero, the order of keys."""
    if isinstance(value, dict):
        return [(shape(key), shape(inner)) for key, inner in value.items()]
    if isinstance(value, (list, tuple)):
        return type(value), [shape(inner) for inner in value]
    if isinstance(value, (set, frozenset)):
        return type(value), {repr(shape(inner)) for inner in value}
    return type(value), repr(value)


@given(st.dictionaries(ANY_TEXT, JSON, max_size=5))
def test_any_json_comes_back_the_same(value: dict[str, Any]) -> None:
    assert shape(back(value)) == shape(value)


LOST = math.inf, -math.inf, math.nan, -0.0, 1.0, 1e22, 2**63, 2**64, 10**300


@each("value", [*LOST, "\0", "\\u0000", "\ud800"], ids=repr)
def test_what_json_of_others_loses_comes_back(value: Any) -> None:
    stored = {"b": value, "a": [value]}
    assert shape(back(stored)) == shape(stored)


def test_what_only_looks_otherwise_is_taken_as_json_has_it() -> None:
    value = OrderedDict(b=(1, 2), a=UserDict(x=MappingProxyType({"y": Colour.RED})))
    assert back(value) == {"b": [1, 2], "a": {"x": {"y": "red"}}}
    assert list(back(value)) == ["b", "a"]


@each(
    "value, place",
    [
        ({"a": [0, {"b": uuid.uuid4()}]}, r"value\['a'\]\[1\]\['b'\] is of type uuid\.UUID"),
        ({"a": datetime.date(2026, 1, 1)}, r"value\['a'\] is of type datetime\.date"),
        ({"a": {1}}, r"value\['a'\] is of type set"),
        ({"a": b"x"}, r"value\['a'\] is of type bytes"),
        ({"a": uuid.SafeUUID.safe}, r"value\['a'\] is of type uuid\.SafeUUID"),
        ({"a": {1: 2}}, r"value\['a'\] has a key of type int"),
        ([1], "must be a dict, not a list"),
        ({"a": 10**5000}, "too many digits"),
    ],
    ids=lambda case: str(case[1]),
)
def test_what_json_has_not_is_refused_with_its_place(value: Any, place: str) -> None:
    with pytest.raises(ValueNotSerializableError, match=place):
        encode(value)


@each("text, exact", [("[]", False), ("null", True), ("{", False), ("[" * 100_000, True)])
def test_what_is_no_value_of_an_item_is_corrupt(text: str, exact: bool) -> None:
    with pytest.raises(CorruptRowError, match=r"it is not (a )?JSON"):
        decode(text, exact)


@pytest.mark.parametrize(
    "large", [[1] * 100, [[]] * 100, [{}] * 100, dict.fromkeys(map(str, range(100)))]
)
def test_filters_see_nothing_beyond_jsonb(monkeypatch: pytest.MonkeyPatch, large: Any) -> None:
    assert encode({"a": large}).exact is None
    limit(monkeypatch, "store.values", most_parts=100)
    stored = encode({"a": large})
    assert (stored.value, decode(stored.exact or "", True)) == ("null", {"a": large})
    # Texts may be long.
    assert encode({"a": '\\",[{' * 1000, "b": "é"}).exact is None


def test_the_length_for_filters_is_counted_in_bytes(monkeypatch: pytest.MonkeyPatch) -> None:
    limit(monkeypatch, "store.values", longest_seen=300)
    value = {"a": "語" * 100}
    stored = encode(value)
    assert (stored.value, decode(stored.exact or "", True)) == ("null", value)


@each("serde, part", [(None, [1]), (SERDE, bytearray(b"x"))])
def test_a_copy_is_taken_and_what_contains_itself_refused(serde: Any, part: Any) -> None:
    value: dict[str, Any] = {"a": part[:]}
    stored = encode(value, serde)
    value["a"] += part
    is_exact = stored.exact is not None
    assert decode(stored.exact or stored.value, is_exact, serde) == {"a": part}
    value["again"] = (value,)
    with pytest.raises(ValueNotSerializableError, match=r"too deeply|RecursionError"):
        encode(value, serde)


@given(st.dictionaries(KEYS, ANYTHING, max_size=4))
def test_anything_comes_back_the_same(value: dict[Any, Any]) -> None:
    assert shape(back(value, SERDE)) == shape(value)
    stored = encode(value, SERDE)
    # And is the same once more, after it was exported and imported.
    assert encode_again(stored.exact or stored.value) == stored


@each(
    "value",
    [
        Fact(text="tea", at=datetime.datetime(2026, 1, 1, tzinfo=datetime.timezone.utc)),
        *(Colour.RED, Level.HIGH, (1, (2.0, -0.0)), {Colour.RED: Level.HIGH, "x": 1}),
        *({"\0": [1], "\0dict": b"x"}, {"\0": ["msgpack", ""]}, {2**70, "\ud800", "\0"}),
        *({1: {2: {3: b"x"}}, (1, 2): {4}}, bytearray(b"x"), uuid.UUID(int=7)),
        *(decimal.Decimal("1.10"), math.nan),
    ],
    ids=lambda value: type(value).__name__,
)
def test_types_are_exact(value: Any) -> None:
    assert shape(back({"a": [value], "z": b"z"}, SERDE)) == shape({"a": [value], "z": b"z"})


def test_json_is_stored_as_without_a_serializer() -> None:
    for value in ({"a": [1, {"b": None}]}, {"nan": math.inf, "\0": "\ud800"}, {}):
        assert encode(value, SERDE) == encode(value)
    assert back(OrderedDict(b=UserDict(x=1), a=1), SERDE) == {"b": {"x": 1}, "a": 1}


def test_filters_see_the_json_in_it() -> None:
    value = {"at": b"x", "kind": Colour.RED, "n": Level.HIGH, "t": (1, 2), "d": {1: 2, "a": 3}}
    seen = json.loads(encode(value, SERDE).value)
    unseen = {"\ufffeno json": True}
    assert (seen["kind"], seen["n"], seen["t"]) == ("red", 3, [1, 2])
    assert (seen["at"], seen["d"]) == (unseen, {"a": 3, "\ufffeothers": unseen})


class Refused:
    """Neither JSON nor LangGraph's serializer knows it."""


@each(
    "value, place",
    [
        ({"a": [{1: Refused()}]}, r"value\['a'\]\[0\]\[1\]: JsonPlusSerializer refused .*Refused"),
        ({"a": {Refused(): 1}}, r"a key of value\['a'\]: .*Refused"),
        ({"a": [{Refused()}]}, r"value\['a'\]\[0\]\[0\]: "),
        ({"a": (10**5000, b"x")}, "too many digits"),
        ([b"x"], "must be a dict, not a list"),
    ],
    ids=lambda case: str(case[1]),
)
def test_what_the_serializer_refuses_is_named(value: Any, place: str) -> None:
    with pytest.raises(ValueNotSerializableError, match=place):
        encode(value, SERDE)


def test_a_strict_serializer_names_the_class() -> None:
    stored = encode({"f": Fact(text="x", at=datetime.datetime(2026, 1, 1))}, SERDE)  # noqa: DTZ001  any
    with pytest.raises(TypeNotAllowedError, match="Fact"):
        decode(stored.exact or "", True, StrictSerializer())
    assert isinstance(decode(stored.exact or "", True, StrictSerializer((Fact,)))["f"], Fact)


@each(
    "document",
    [
        *('{"\\u0000":[]}', '{"\\u0000":"abc"}', '{"\\u0000":["msgpack","!"]}', '{"\\u0000":5}'),
        *('{"\\u0000dict":[1]}', '{"\\u0000dict":{"a":1}}', '{"\\u0000set":7}'),
        *('{"\\u0000what":[]}', '{"a":', "[1]", "[" * 100_000),
    ],
    ids=lambda text: text[:30],
)
def test_a_damaged_document_is_no_value(document: str) -> None:
    with pytest.raises(CorruptRowError) as caught:
        plain_of("pg:typed:" + document)
    assert "abc" not in str(caught.value)


@each("document", ["[]", "[" * 100_000, '{"\\u0000set":[]}', "{"], ids=lambda text: text[:30])
def test_what_is_no_typed_value_of_an_item_is_corrupt(document: str) -> None:
    with pytest.raises(CorruptRowError):
        decode("pg:typed:" + document, True, SERDE)


def test_what_another_serializer_wrote_is_not_guessed() -> None:
    class Pickling:
        def dumps_typed(self, value: Any) -> tuple[str, bytes]:
            return "pickle", pickle.dumps(value)

        def loads_typed(self, data: tuple[str, bytes]) -> Any:
            return pickle.loads(data[1])

    stored = encode({"a": {1}, "o": 1j}, Pickling())
    assert decode(stored.exact or "", True, Pickling()) == {"a": {1}, "o": 1j}
    with pytest.raises(CorruptRowError, match="JsonPlusSerializer"):
        decode(stored.exact or "", True, SERDE)
