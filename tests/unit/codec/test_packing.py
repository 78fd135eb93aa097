"""Messages packed from their states are what the serializer packs."""

from __future__ import annotations

import datetime
import enum
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from langchain_core import messages as lc
from langgraph.checkpoint.serde.jsonplus import JsonPlusSerializer

from pg_checkpoint.codec import exact
from pg_checkpoint.codec import messages as messages_module
from pg_checkpoint.codec.chunks import array_header
from pg_checkpoint.codec.messages import pack_fields
from pg_checkpoint.codec.serializers import decode, encode
from tests.cases import each
from tests.messages import COMMON, MADE, OTHERS, STORED

SERDE = JsonPlusSerializer()
# Pydantic warns of what is no value for a field, and packs it.
pytestmark = pytest.mark.filterwarnings("ignore:Pydantic serializer warnings")


class Colour(str, enum.Enum):
    RED = "red"


class Name(str):
    __slots__ = ()


ODD: list[Any] = [
    *(Colour.RED, Name("n"), True, 2**64, -(2**63) - 1, "\ud800", b"b", bytearray(b"b"), -0.0),
    *((1, 2), {1, 2}, {1: 2}, {None: 1}, {Name("n"): 1}, {Colour.RED: 1}, {"\ud800": 1}, [[[]]]),
    *(datetime.date(2026, 1, 1), lc.HumanMessage("within"), object(), float("nan"), 1 + 0j, ...),
]
ODDLY = st.dictionaries(
    st.sampled_from(["content", "name", "id", "artifact", "additional_kwargs", "other", "type"]),
    st.sampled_from(ODD) | st.sampled_from(ODD).map(lambda odd: {"in": [odd]}),
    max_size=1,
)


def _message(found: tuple[Any, dict[str, Any]], odd: dict[str, Any]) -> Any:
    """A message that has the fields, whatever its class says of them."""
    cls, fields = found
    message = cls.model_construct()
    object.__setattr__(message, "__dict__", {**fields, **odd})
    return message


MESSAGES = st.builds(_message, st.one_of([STORED[cls] for cls in COMMON]), st.just({}) | ODDLY)


def _same(value: Any) -> None:
    """Asserts that a value has LangGraph's form if that is exact, and comes back the same."""
    serde = JsonPlusSerializer(allowed_msgpack_modules=True)
    try:
        theirs = serde.dumps_typed(value)
    except Exception:
        theirs = None
    try:
        ours = encode(serde, value)
    except Exception:
        assert theirs is None or not exact.same(value, serde.loads_typed(theirs))
        return
    if theirs is not None and exact.same(value, serde.loads_typed(theirs)):
        assert ours == theirs
    else:
        losses: list[exact.Loss] = []
        encode(serde, value, losses)
        assert losses or exact.same(value, decode(serde, *ours))


def test_all_four_classes_are_packed_so() -> None:
    messages_module._frames.cache_clear()
    assert set(messages_module._frames()) == set(COMMON)


@settings(max_examples=300)
@given(MESSAGES)
def test_whatever_a_message_holds(message: Any) -> None:
    _same(message)
    _same([message])


@settings(max_examples=60)
@given(
    st.lists(MESSAGES | st.sampled_from([*MADE, "text", None, {}]), max_size=4),
    st.sampled_from([list, tuple]),
)
def test_messages_in_a_value(messages: list[Any], kind: Any) -> None:
    _same(kind(messages))
    _same({"messages": messages})


@each("count", [1, 15, 16, 17, 600])
@each("size", [0, 1, 100, 300, 70_000])
def test_lists_and_texts_of_any_length(count: int, size: int) -> None:
    _same([lc.AIMessage("x" * size)] * min(count, 10**6 // (size + 1)))


@settings(max_examples=100)
@given(st.lists(MESSAGES, min_size=1, max_size=6), st.integers(0, 6), st.integers(0, 6))
def test_states_stand_within_what_is_packed(messages: list[Any], begin: int, end: int) -> None:
    packed = messages_module.pack_messages(SERDE, messages)
    if packed is not None:
        assert array_header(len(messages)) + packed.states() == pack_fields(messages)
        some = messages[begin:end]
        assert array_header(len(some)) + packed.states(begin, end) == pack_fields(some)


@pytest.mark.parametrize("edge", [2**8, 2**16])
def test_headers_of_extensions_of_any_length(edge: int) -> None:
    shortest = len(encode(SERDE, lc.AIMessage(""))[1])
    for size in range(edge - shortest - 8, edge - shortest + 8):
        message = lc.AIMessage("x" * size)
        _same([message])
        packed = messages_module.pack_messages(SERDE, [message])
        assert packed is not None
        assert array_header(1) + packed.states() == pack_fields([message])


@each("deep", range(248, 258))
def test_values_that_are_too_deep(deep: int) -> None:
    value: Any = 1
    for _ in range(deep):
        value = [value]
    _same(lc.ToolMessage("x", tool_call_id="1", artifact=value))
    _same([lc.ToolMessage("x", tool_call_id="1", artifact=value)])


def test_a_message_that_is_not_whole() -> None:
    message = object.__new__(lc.HumanMessage)
    _same(message)
    object.__setattr__(message, "__dict__", {"content": "x"})
    _same(message)
    _same([lc.HumanMessage("x"), message])


@pytest.mark.parametrize("cls", OTHERS)
def test_other_classes_are_left_to_the_serializer(cls: Any) -> None:
    class Own(cls):  # type: ignore[misc]  # of a class that is a parameter
        pass

    assert messages_module.pack_messages(SERDE, [cls.model_construct()]) is None
    assert messages_module.pack_messages(SERDE, [Own.model_construct()]) is None


@pytest.fixture
def _compared_again() -> Iterator[None]:
    messages_module._frames.cache_clear()
    yield
    messages_module._frames.cache_clear()


@pytest.mark.usefixtures("_compared_again")
def test_a_class_that_is_dumped_in_another_way(monkeypatch: pytest.MonkeyPatch) -> None:
    dump = lc.BaseMessage.model_dump
    monkeypatch.setattr(
        lc.HumanMessage, "model_dump", lambda self: {**dump(self), "dumped": True}, raising=False
    )
    monkeypatch.setattr(exact, "_tried", {})
    assert lc.HumanMessage not in messages_module._frames()
    message = lc.HumanMessage("x")
    assert exact.same(decode(SERDE, *encode(SERDE, message)), message)


def test_validation_gives_no_content_to_a_message_that_has_none() -> None:
    """Whatever was packed before: LangGraph's form does for one that validation refuses."""
    messages: list[Any] = [
        lc.ToolMessage("", tool_call_id="1", **more) for more in ({}, {}, {"x": 1})
    ]
    refused, message, complete = messages
    for some in (refused, message):
        del some.__dict__["content"]
    refused.additional_kwargs = None
    exact._tried.pop(lc.ToolMessage, None)
    for some in (refused, complete, message):
        _same(some)
