"""Messages made without their constructors are, and fail as, those that the serializer makes."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Iterator
from typing import Any

import ormsgpack
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from langchain_core import messages as lc
from langgraph.checkpoint.serde.jsonplus import EXT_PYDANTIC_V2, JsonPlusSerializer
from langgraph.types import Send
from pydantic import BaseModel

from pg_checkpoint.codec import exact, messages
from pg_checkpoint.codec.serializers import StrictSerializer, decode, encode
from pg_checkpoint.core.errors import TypeNotAllowedError
from tests.cases import each
from tests.messages import COMMON, MADE, OTHERS, STORED, exactly

SERDE = JsonPlusSerializer()


def _packed(value: Any) -> bytes:
    return ormsgpack.packb(value, option=ormsgpack.OPT_NON_STR_KEYS)


def _four(cls: Any, fields: Any) -> bytes:
    return _packed((cls.__module__, cls.__name__, fields, "model_validate_json"))


def _message(cls: Any, fields: Any) -> bytes:
    return _packed(ormsgpack.Ext(EXT_PYDANTIC_V2, _four(cls, fields)))


def _outcome(load: Any, *args: Any) -> Any:
    try:
        return exactly(load(*args))
    except Exception as error:
        return type(error), str(error)


def _same(data: bytes) -> None:
    for serde in (SERDE, JsonPlusSerializer(allowed_msgpack_modules=None), StrictSerializer()):
        expected = _outcome(JsonPlusSerializer.loads_typed, serde, ("msgpack", data))
        if isinstance(serde, StrictSerializer) and expected[0] is not TypeNotAllowedError:
            assert _outcome(exact.loads_jsonplus, serde, ("msgpack", data)) == expected
        else:
            assert _outcome(decode, serde, "msgpack", data) == expected


def test_all_four_classes_are_made_so() -> None:
    messages._makers.cache_clear()
    made = {maker._cls for maker in messages._makers().values()}
    assert made == set(COMMON)


def _is_whole(found: tuple[Any, dict[str, Any]]) -> bool:
    cls, fields = found
    return cls in COMMON and fields.keys() == cls.model_fields.keys()


@settings(max_examples=300)
@given(st.one_of([STORED[cls] for cls in COMMON]))
def test_whatever_is_stored_of_a_message(found: tuple[Any, dict[str, Any]]) -> None:
    data = _message(*found)
    if not _is_whole(found):
        _same(data)
        return
    # No constructor changes what an application made of it.
    for serde in (SERDE, StrictSerializer()):
        message = decode(serde, "msgpack", data)
        assert type(message) is found[0]
        assert exactly(message.__dict__) == exactly(found[1])
        assert exactly(copy.deepcopy(message)) == exactly(message)


def test_tool_calls_that_were_taken_back_stay_away() -> None:
    call = {"id": "1", "function": {"name": "f", "arguments": "{}"}}
    message = lc.AIMessage("", additional_kwargs={"tool_calls": [call]})
    assert message.tool_calls
    message.tool_calls = []
    assert decode(SERDE, *encode(SERDE, [message]))[0].tool_calls == []


NOT_WHOLE = st.one_of([STORED[cls] for cls in COMMON + OTHERS]).filter(lambda f: not _is_whole(f))


@settings(max_examples=100)
@given(st.lists(NOT_WHOLE, max_size=4))
def test_messages_of_all_classes_in_a_value(found: list[tuple[Any, dict[str, Any]]]) -> None:
    inner = [ormsgpack.Ext(EXT_PYDANTIC_V2, _four(*one)) for one in found]
    _same(_packed({"messages": inner, 1: inner[:1]}))
    deep = {"content": "x", "artifact": inner, "tool_call_id": "1"}
    _same(_message(lc.ToolMessage, deep))


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
    _same(data)
    decoded, again = decode(SERDE, type_, data), decode(SERDE, type_, data)
    assert SERDE.dumps_typed(decoded) == (type_, data)
    assert decoded == again == SERDE.loads_typed((type_, data))
    assert exactly(pickle.loads(pickle.dumps(decoded))) == exactly(decoded)
    assert not set(_changeable(decoded)) & set(_changeable(again))


def _changeable(value: Any) -> Iterator[int]:
    """The ids of all objects within that can be changed."""
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
    _same(_message(lc.AIMessage, {"content": "x"})[:-length])
    _same(_packed(ormsgpack.Ext(EXT_PYDANTIC_V2, _four(lc.AIMessage, {"content": "x"})[:-length])))


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
        ["tests.unit.codec.test_unpacking", "Loud", {"content": "x"}, "m"],
    ],
    ids=repr,
)
def test_what_is_no_message(stored: Any) -> None:
    _same(_packed(ormsgpack.Ext(EXT_PYDANTIC_V2, _packed(stored))))


class Loud(lc.HumanMessage):
    """A user's own message, which its constructor changes."""

    def __init__(self, content: Any, **kwargs: Any) -> None:
        super().__init__(f"{content}!", **kwargs)


def test_a_users_message_is_made_by_its_constructor() -> None:
    data = SERDE.dumps_typed([Loud("x")])
    assert decode(SERDE, *data)[0].content == "x!!"
    with pytest.raises(TypeNotAllowedError):
        decode(StrictSerializer(), *data)


def test_a_serializer_of_the_users_own_is_always_called() -> None:
    class Own(JsonPlusSerializer):
        def dumps_typed(self, obj: Any) -> tuple[str, bytes]:
            return "own", b""

        def loads_typed(self, data: tuple[str, bytes]) -> Any:
            return "own"

    assert encode(Own(), [lc.HumanMessage("x")]) == ("own", b"")
    data = SERDE.dumps_typed([lc.HumanMessage("x")])
    assert decode(Own(), *data) == "own"
    with_hook = JsonPlusSerializer(__unpack_ext_hook__=lambda *_: "hook")
    assert decode(with_hook, *data) == ["hook"]


@pytest.mark.parametrize("of", [JsonPlusSerializer, JsonPlusSerializer()])
def test_a_method_that_was_replaced_is_called(of: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    serde = of if isinstance(of, JsonPlusSerializer) else SERDE
    data = SERDE.dumps_typed([lc.HumanMessage("x")])
    monkeypatch.setattr(of, "loads_typed", lambda *_: "replaced")
    monkeypatch.setattr(of, "dumps_typed", lambda *_: ("replaced", b""))
    assert decode(serde, *data) == "replaced"
    assert encode(serde, [lc.HumanMessage("x")]) == ("replaced", b"")


@pytest.fixture
def _compared_again() -> Iterator[None]:
    messages._makers.cache_clear()
    yield
    messages._makers.cache_clear()


@pytest.mark.usefixtures("_compared_again")
def test_a_class_with_another_constructor_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    made = lc.BaseMessage.__init__

    def init(self: Any, content: Any = None, **kwargs: Any) -> None:
        made(self, content=content, **{"name": "changed", **kwargs})

    data = SERDE.dumps_typed([cls(content="x", tool_call_id="1") for cls in COMMON])
    monkeypatch.setattr(lc.BaseMessage, "__init__", init)
    assert not messages._makers()
    _same(data[1])


@pytest.mark.usefixtures("_compared_again")
def test_a_serializer_that_is_not_as_expected(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(messages, "_HOOK", None)
    assert decode(SERDE, *SERDE.dumps_typed([lc.HumanMessage("x")])) == [lc.HumanMessage("x")]
    assert not messages._makers()


def test_langgraph_stores_messages_so() -> None:
    # Else nothing here would be about what is stored.
    assert SERDE.dumps_typed(lc.AIMessage("x"))[1].count(b"model_validate_json") == 1
