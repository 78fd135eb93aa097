"""Values of the store: JSON that comes back the same, and what is refused."""

from __future__ import annotations

import datetime
import enum
import math
import uuid
from collections import OrderedDict, UserDict
from types import MappingProxyType
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pg_checkpoint import CorruptRowError, ValueNotSerializableError
from pg_checkpoint.store.values import decode, encode
from tests.cases import each
from tests.seams import limit

ANY_TEXT = st.text(st.characters(codec=None, exclude_categories=()))
JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(10**400), 10**400)
    | st.floats(allow_nan=False)
    | ANY_TEXT,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(ANY_TEXT, inner, max_size=4),
    max_leaves=12,
)


def back(value: Any) -> Any:
    stored = encode(value)
    if stored.exact is None:
        return decode(stored.value, False)
    return decode(stored.exact, True)


def shape(value: Any) -> Any:
    """What `==` does not see: types, signs of zero, the order of keys."""
    if isinstance(value, dict):
        return [(key, shape(inner)) for key, inner in value.items()]
    if isinstance(value, list):
        return [shape(inner) for inner in value]
    return type(value), repr(value)


@given(st.dictionaries(ANY_TEXT, JSON, max_size=5))
def test_any_json_comes_back_the_same(value: dict[str, Any]) -> None:
    assert shape(back(value)) == shape(value)


@each(
    "value",
    [
        *(math.inf, -math.inf, math.nan, -0.0, 1.0, 1e22, 2**63, 2**64, 10**300),
        *("\0", "\\u0000", "\ud800"),
    ],
    ids=repr,
)
def test_what_json_of_others_loses_comes_back(value: Any) -> None:
    stored = {"b": value, "a": [value]}
    assert shape(back(stored)) == shape(stored)


def test_what_only_looks_otherwise_is_taken_as_json_has_it() -> None:
    class Colour(str, enum.Enum):
        RED = "red"

    value = OrderedDict(b=(1, 2), a=UserDict(x=MappingProxyType({"y": Colour.RED})))
    assert back(value) == {"b": [1, 2], "a": {"x": {"y": "red"}}}
    assert list(back(value)) == ["b", "a"]


class Plain(enum.Enum):
    ONE = 1


@each(
    "value, place",
    [
        ({"a": [0, {"b": uuid.uuid4()}]}, r"value\['a'\]\[1\]\['b'\] is of type uuid\.UUID"),
        ({"a": datetime.date(2026, 1, 1)}, r"value\['a'\] is of type datetime\.date"),
        ({"a": {1}}, r"value\['a'\] is of type set"),
        ({"a": b"x"}, r"value\['a'\] is of type bytes"),
        ({"a": Plain.ONE}, r"value\['a'\] is of type .*Plain"),
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
def test_of_what_jsonb_has_no_room_for_filters_see_nothing(
    monkeypatch: pytest.MonkeyPatch, large: Any
) -> None:
    whole = encode({"a": large})
    assert whole.exact is None
    limit(monkeypatch, "store.values", most_parts=100)
    stored = encode({"a": large})
    assert stored.value == "null"
    assert decode(stored.exact or "", True) == {"a": large}
    # Texts may be long.
    assert encode({"a": '\\",[{' * 1000, "b": "é"}).exact is None


def test_how_long_a_value_is_for_filters_is_counted_in_bytes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    limit(monkeypatch, "store.values", longest_seen=300)
    value = {"a": "語" * 100}
    stored = encode(value)
    assert stored.value == "null"
    assert decode(stored.exact or "", True) == value


def test_a_copy_is_taken_and_what_contains_itself_refused() -> None:
    value: dict[str, Any] = {"a": [1]}
    stored = encode(value)
    value["a"].append(2)
    assert decode(stored.value, False) == {"a": [1]}
    value["again"] = value
    with pytest.raises(ValueNotSerializableError, match="too deeply"):
        encode(value)
