"""Messages packed from their states, and read, are what the serializer makes of them."""

from __future__ import annotations

import copy
import datetime
import pickle
from collections.abc import Iterator
from functools import cache
from typing import Any

import ormsgpack
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from langchain_core import messages as lc
from langgraph.checkpoint.serde.jsonplus import EXT_PYDANTIC_V2, JsonPlusSerializer
from langgraph.types import Send
from pydantic import BaseModel

from pg_checkpoint.codec import exact
from pg_checkpoint.codec import messages as messages_module
from pg_checkpoint.codec.chunks import array_header
from pg_checkpoint.codec.messages import pack_fields
from pg_checkpoint.codec.serializers import StrictSerializer, decode, encode
from pg_checkpoint.core.errors import TypeNotAllowedError
from tests import kinds
from tests.cases import each
from tests.messages import COMMON, MADE, OTHERS, STORED, exactly

SERDE = JsonPlusSerializer()
# Pydantic warns of what is no value for a field, and packs it.
pytestmark = pytest.mark.filterwarnings("ignore:Pydantic serializer warnings")

RED, NAME = kinds.TextColour.RED, kinds.Text("n")
ODD: list[Any] = [
    *(RED, NAME, True, 2**64, -(2**63) - 1, "\ud800", b"b", bytearray(b"b"), -0.0, 1 + 0j, ...),
    *((1, 2), {1, 2}, {1: 2}, {None: 1}, {NAME: 1}, {RED: 1}, {"\ud800": 1}, [[[]]]),
    *(datetime.date(2026, 1, 1), lc.HumanMessage("within"), object(), float("nan")),
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


@pytest.mark.usefixtures("_compared_again")
def test_all_four_classes_are_packed_and_made_so() -> None:
    # Else nothing here would be about what is stored.
    assert SERDE.dumps_typed(lc.AIMessage("x"))[1].count(b"model_validate_json") == 1
    assert set(messages_module._frames()) == set(COMMON)
    assert {maker._cls for maker in messages_module._makers().values()} == set(COMMON)


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
def _compared_again(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("_frames", "_makers"):
        compared = cache(getattr(messages_module, name).__wrapped__)
        monkeypatch.setattr(messages_module, name, compared)


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
    made: Any = [lc.ToolMessage("", tool_call_id="1", **more) for more in ({}, {}, {"x": 1})]
    refused, message, complete = made
    for some in (refused, message):
        del some.__dict__["content"]
    refused.additional_kwargs = None
    exact._tried.pop(lc.ToolMessage, None)
    for some in (refused, complete, message):
        _same(some)


def _packed(value: Any) -> bytes:
    return ormsgpack.packb(value, option=ormsgpack.OPT_NON_STR_KEYS)


def _four(cls: Any, fields: Any) -> bytes:
    return _packed((cls.__module__, cls.__name__, fields, "model_validate_json"))


def _stored(cls: Any, fields: Any) -> bytes:
    return _packed(ormsgpack.Ext(EXT_PYDANTIC_V2, _four(cls, fields)))


def _outcome(load: Any, *args: Any) -> Any:
    try:
        return exactly(load(*args))
    except Exception as error:
        return type(error), str(error)


def _read_alike(data: bytes) -> None:
    for serde in (SERDE, JsonPlusSerializer(allowed_msgpack_modules=None), StrictSerializer()):
        expected = _outcome(JsonPlusSerializer.loads_typed, serde, ("msgpack", data))
        if isinstance(serde, StrictSerializer) and expected[0] is not TypeNotAllowedError:
            assert _outcome(exact.loads_jsonplus, serde, ("msgpack", data)) == expected
        else:
            assert _outcome(decode, serde, "msgpack", data) == expected


def _is_whole(found: tuple[Any, dict[str, Any]]) -> bool:
    cls, fields = found
    return cls in COMMON and fields.keys() == cls.model_fields.keys()


@settings(max_examples=300)
@given(st.one_of([STORED[cls] for cls in COMMON]))
def test_whatever_is_stored_of_a_message(found: tuple[Any, dict[str, Any]]) -> None:
    data = _stored(*found)
    if not _is_whole(found):
        _read_alike(data)
        return
    # No constructor changes what an application made of it.
    for serde in (SERDE, StrictSerializer()):
        message = decode(serde, "msgpack", data)
        assert type(message) is found[0]
        assert exactly(message.__dict__) == exactly(found[1])
        assert exactly(copy.deepcopy(message)) == exactly(message)


NOT_WHOLE = st.one_of([STORED[cls] for cls in COMMON + OTHERS]).filter(lambda f: not _is_whole(f))


@settings(max_examples=100)
@given(st.lists(NOT_WHOLE, max_size=4))
def test_messages_of_all_classes_in_a_value(found: list[tuple[Any, dict[str, Any]]]) -> None:
    inner = [ormsgpack.Ext(EXT_PYDANTIC_V2, _four(*one)) for one in found]
    _read_alike(_packed({"messages": inner, 1: inner[:1]}))
    deep = {"content": "x", "artifact": inner, "tool_call_id": "1"}
    _read_alike(_stored(lc.ToolMessage, deep))


@each("message", MADE, ids=repr)
@each("place", ["alone", "list", "dict", "Send"])
def test_messages_that_langgraph_stores(message: Any, place: str) -> None:
    places = {
        "alone": message,
        "list": [message, message],
        "dict": {"key": message, 1: (message,)},
        "Send": Send("node", {"messages": [message]}),
    }
    type_, data = SERDE.dumps_typed(places[place])
    _read_alike(data)
    decoded, again = decode(SERDE, type_, data), decode(SERDE, type_, data)
    assert SERDE.dumps_typed(decoded) == (type_, data)
    assert decoded == again == SERDE.loads_typed((type_, data))
    assert exactly(pickle.loads(pickle.dumps(decoded))) == exactly(decoded)
    assert not set(_changeable(decoded)) & set(_changeable(again))


def _changeable(value: Any) -> Iterator[int]:
    if isinstance(value, (list, dict, BaseModel)):
        yield id(value)
    if isinstance(value, BaseModel):
        yield id(value.__pydantic_fields_set__)
        yield id(value.__pydantic_extra__)
        value = value.__dict__
    if isinstance(value, (list, tuple, dict)):
        for inner in value.values() if isinstance(value, dict) else value:
            yield from _changeable(inner)


@each("length", range(1, 30))
def test_what_was_cut_off(length: int) -> None:
    fields = {"content": "x"}
    _read_alike(_stored(lc.AIMessage, fields)[:-length])
    cut_inside = ormsgpack.Ext(EXT_PYDANTIC_V2, _four(lc.AIMessage, fields)[:-length])
    _read_alike(_packed(cut_inside))


@each(
    "stored",
    [
        *([], ["langchain_core.messages.ai"], "langchain_core.messages.ai"),
        ["langchain_core.messages.ai", "AIMessage", {"content": "x"}, "m", "five"],
        ["langchain_core.messages.ai", "UsageMetadata", {"content": "x"}, "m"],
        ["langchain_core.messages.ai", "NoSuchClass", {"content": "x"}, "m"],
        ["langchain_core.messages.ai", ["AIMessage"], {"content": "x"}, "m"],
        ["langchain_core.messages.air", "AIMessage", {"content": "x"}, "m"],
        ["langchain_core.messages.ai", "AIMessage", ["content"], "m"],
        ["langchain_core.messages.ai", "AIMessage", {"content": "x"}, "construct"],
        ["langchain_core.messages.tool", "ToolMessage", {"tool_call_id": "no content"}, "m"],
        ["tests.unit.codec.test_packing", "Loud", {"content": "x"}, "m"],
    ],
    ids=repr,
)
def test_what_is_no_message(stored: Any) -> None:
    _read_alike(_packed(ormsgpack.Ext(EXT_PYDANTIC_V2, _packed(stored))))


class Loud(lc.HumanMessage):
    """A user's own message, which its constructor changes."""

    def __init__(self, content: Any, **kwargs: Any) -> None:
        super().__init__(f"{content}!", **kwargs)


def test_a_users_message_is_made_by_its_constructor() -> None:
    data = SERDE.dumps_typed([Loud("x")])
    assert decode(SERDE, *data)[0].content == "x!!"
    with pytest.raises(TypeNotAllowedError):
        decode(StrictSerializer(), *data)
    # So is a user's hook called.
    with_hook = JsonPlusSerializer(__unpack_ext_hook__=lambda *_: "hook")
    assert decode(with_hook, *data) == ["hook"]


class Own(JsonPlusSerializer):
    """A user's serializer."""


@pytest.mark.parametrize("of", [JsonPlusSerializer, JsonPlusSerializer(), Own])
def test_a_users_method_is_called(of: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    serde = of() if isinstance(of, type) else of
    data = SERDE.dumps_typed([lc.HumanMessage("x")])
    monkeypatch.setattr(of, "loads_typed", lambda *_: "replaced")
    monkeypatch.setattr(of, "dumps_typed", lambda *_: ("replaced", b""))
    assert decode(serde, *data) == "replaced"
    assert encode(serde, [lc.HumanMessage("x")]) == ("replaced", b"")


@pytest.mark.usefixtures("_compared_again")
def test_a_class_with_another_constructor_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    made = lc.BaseMessage.__init__

    def init(self: Any, content: Any = None, **kwargs: Any) -> None:
        made(self, content=content, **{"name": "changed", **kwargs})

    data = SERDE.dumps_typed([cls(content="x", tool_call_id="1") for cls in COMMON])
    monkeypatch.setattr(lc.BaseMessage, "__init__", init)
    assert not messages_module._makers()
    _read_alike(data[1])


@pytest.mark.usefixtures("_compared_again")
def test_a_serializer_that_is_not_as_expected(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(messages_module, "_HOOK", None)
    assert decode(SERDE, *SERDE.dumps_typed([lc.HumanMessage("x")])) == [lc.HumanMessage("x")]
    assert not messages_module._makers()
