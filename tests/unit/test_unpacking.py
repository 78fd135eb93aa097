"""Messages made without their constructors are, and fail as, those that the serializer makes."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from typing import Any

import ormsgpack
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from langchain_core import messages as lc
from langgraph.checkpoint.serde import jsonplus
from langgraph.checkpoint.serde.jsonplus import EXT_PYDANTIC_V2, JsonPlusSerializer
from langgraph.types import Interrupt, Send
from pydantic import BaseModel

from pg_checkpoint.codec import unpacking
from pg_checkpoint.codec.strict_serializer import StrictSerializer
from pg_checkpoint.codec.values import decode
from pg_checkpoint.errors import TypeNotAllowedError

SERDE = JsonPlusSerializer()
COMMON: list[Any] = [lc.HumanMessage, lc.AIMessage, lc.SystemMessage, lc.ToolMessage]
OTHERS: list[Any] = [
    *(lc.AIMessageChunk, lc.HumanMessageChunk, lc.SystemMessageChunk, lc.ToolMessageChunk),
    *(lc.FunctionMessage, lc.ChatMessage, lc.RemoveMessage),
]

TEXT = st.text("aé\0☃", max_size=3)
LEAF = st.none() | st.booleans() | st.integers(-(2**63), 2**64 - 1) | st.floats() | TEXT
JSON = st.recursive(
    LEAF | st.binary(max_size=2),
    lambda inner: st.lists(inner, max_size=2) | st.dictionaries(TEXT, inner, max_size=2),
    max_leaves=3,
)
DICT = st.dictionaries(TEXT, JSON, max_size=2)
ANY = JSON | st.dictionaries(st.integers(0, 2), LEAF, max_size=2)
COUNT = st.integers(0, 9)


def _some_of(fields: dict[str, st.SearchStrategy[Any]]) -> st.SearchStrategy[dict[str, Any]]:
    return st.fixed_dictionaries({}, optional={**fields, "other": ANY})


CALL = {"name": TEXT, "args": DICT, "id": TEXT | st.none(), "type": st.just("tool_call")}
MORE = {"type": TEXT, "extras": DICT, "error": TEXT, "index": COUNT, "args": TEXT, "name": ANY}
CALLS = st.lists(
    st.fixed_dictionaries(CALL) | st.fixed_dictionaries({**CALL, **MORE}) | _some_of(MORE),
    max_size=2,
)
# Calls in a provider's own words, which LangChain parses.
FUNCTION = {"name": TEXT, "arguments": st.sampled_from(['{"a": 1}', "{", "[]"])}
PARSED = st.fixed_dictionaries({"id": TEXT, "function": st.fixed_dictionaries(FUNCTION)})
COUNTS = dict.fromkeys(("input_tokens", "output_tokens", "total_tokens"), COUNT)
DETAILS = _some_of(dict.fromkeys(("audio", "cache_creation", "cache_read", "reasoning"), COUNT))
DETAILED = dict.fromkeys(("input_token_details", "output_token_details"), DETAILS)
# What is good for a field, or nearly.
FIELDS: dict[str, st.SearchStrategy[Any]] = {
    "content": TEXT | st.lists(TEXT | DICT, max_size=3),
    "additional_kwargs": DICT | st.fixed_dictionaries({"tool_calls": st.lists(PARSED)}),
    "response_metadata": DICT,
    "name": TEXT | st.none(),
    "id": TEXT | st.none(),
    "tool_calls": CALLS,
    "invalid_tool_calls": st.just([]) | CALLS,
    "tool_call_chunks": CALLS,
    "usage_metadata": st.none() | st.fixed_dictionaries(COUNTS, optional=DETAILED),
    "tool_call_id": TEXT,
    "artifact": JSON,
    "status": st.sampled_from(["success", "error"]),
    "role": TEXT,
    "chunk_position": st.none(),
}
# Names that are no field of a message, or not of each, but something to its constructors.
NAMES = [*FIELDS, "type", "example", "content_blocks", "self", "cls", "_fields_set", "model_config"]


def _fields_of(cls: Any) -> st.SearchStrategy[tuple[Any, dict[str, Any]]]:
    """All that it has, but for a few that are not there, or anything."""
    names = cls.model_fields
    good = {name: FIELDS[name] for name in names if name in FIELDS}
    good["type"] = st.just(names["type"].default)
    wrong = st.dictionaries(st.sampled_from(NAMES), ANY | st.just("left out"), max_size=2)

    def put_together(fields: dict[str, Any], wrong: dict[str, Any], turned: bool) -> Any:
        fields = {k: v for k, v in (fields | wrong).items() if v != "left out"}
        return cls, dict(reversed(fields.items())) if turned else fields

    return st.builds(put_together, st.fixed_dictionaries(good), wrong, st.booleans())


STORED = {cls: _fields_of(cls) for cls in COMMON + OTHERS}


def _packed(value: Any) -> bytes:
    return ormsgpack.packb(value, option=ormsgpack.OPT_NON_STR_KEYS)


def _four(cls: Any, fields: Any) -> bytes:
    return _packed((cls.__module__, cls.__name__, fields, "model_validate_json"))


def _message(cls: Any, fields: Any) -> bytes:
    return _packed(ormsgpack.Ext(EXT_PYDANTIC_V2, _four(cls, fields)))


def _exactly(value: Any) -> Any:
    """All that can be told from a value, so that nothing is equal but what is the same."""
    if isinstance(value, BaseModel):
        own = (value.__pydantic_fields_set__, value.__pydantic_private__)
        extra = _exactly(value.__pydantic_extra__)
        return type(value), _exactly(value.__dict__), own, extra, repr(value)
    if isinstance(value, dict):
        return type(value), [(_exactly(k), _exactly(v)) for k, v in value.items()]
    if isinstance(value, (list, tuple)):
        return type(value), list(map(_exactly, value))
    return type(value), repr(value)


def _outcome(load: Any, *args: Any) -> Any:
    try:
        return _exactly(load(*args))
    except Exception as error:
        return type(error), str(error)


def _same(data: bytes) -> None:
    for serde in (SERDE, JsonPlusSerializer(allowed_msgpack_modules=None), StrictSerializer()):
        expected = _outcome(JsonPlusSerializer.loads_typed, serde, ("msgpack", data))
        if isinstance(serde, StrictSerializer) and expected[0] is not TypeNotAllowedError:
            assert _outcome(unpacking.loads_typed, serde, ("msgpack", data)) == expected
        else:
            assert _outcome(decode, serde, "msgpack", data) == expected


def test_all_four_classes_are_made_so() -> None:
    unpacking._makers.cache_clear()
    made = {maker._cls for maker in unpacking._makers().values()}
    assert made == set(COMMON)


@settings(max_examples=300, deadline=None)
@given(st.one_of([STORED[cls] for cls in COMMON]))
def test_whatever_is_stored_of_a_message(found: tuple[Any, dict[str, Any]]) -> None:
    _same(_message(*found))


@settings(max_examples=100, deadline=None)
@given(st.lists(st.one_of([STORED[cls] for cls in COMMON + OTHERS]), max_size=4))
def test_messages_of_all_classes_in_a_value(found: list[tuple[Any, dict[str, Any]]]) -> None:
    inner = [ormsgpack.Ext(EXT_PYDANTIC_V2, _four(*one)) for one in found]
    _same(_packed({"messages": inner, 1: inner[:1]}))
    deep = {"content": "x", "artifact": inner, "tool_call_id": "1"}
    _same(_message(lc.ToolMessage, deep))


MADE: list[Any] = [
    lc.HumanMessage("question"),
    lc.HumanMessage([{"type": "text", "text": "q"}, "more"], name="me", id="1"),
    lc.HumanMessage(
        "x", additional_kwargs={"a": {"b": [1, True, None, 0.5, b"c"]}}, extra={"x": 1}
    ),
    lc.AIMessage("answer", response_metadata={"model_name": "m", "logprobs": None}),
    lc.AIMessage(
        "",
        tool_calls=[
            {"name": "f", "args": {"x": [1]}, "id": "1"},
            {"name": "g", "args": {}, "id": None},
        ],
        usage_metadata={
            "input_tokens": 1,
            "output_tokens": 2,
            "total_tokens": 3,
            "input_token_details": {"cache_read": 1},
            "output_token_details": {"reasoning": 2},
        },
    ),
    lc.AIMessage("", invalid_tool_calls=[{"name": "f", "args": "{", "id": "1", "error": "no"}]),
    lc.AIMessage("", additional_kwargs={"tool_calls": [{"function": {"name": "f"}}]}),
    lc.AIMessageChunk(
        content="part", tool_call_chunks=[{"name": "f", "args": "{}", "id": "1", "index": 0}]
    ),
    lc.ToolMessage("result", tool_call_id="1", artifact={"rows": [1, 2]}, status="error"),
    lc.ToolMessage(["a", {"b": 1}], tool_call_id="1", artifact=Interrupt("v")),
    lc.ToolMessage("r", tool_call_id="1", artifact=[lc.HumanMessage("within")]),
    lc.SystemMessage("rules"),
    *(
        lc.RemoveMessage("1"),
        lc.ChatMessage(content="c", role="r"),
        lc.FunctionMessage(content="f", name="n"),
    ),
]


@pytest.mark.parametrize("message", MADE, ids=repr)
@pytest.mark.parametrize("place", ["alone", "list", "dict", "Send"])
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
    assert _exactly(pickle.loads(pickle.dumps(decoded))) == _exactly(decoded)
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


@pytest.mark.parametrize("length", range(1, 30))
def test_what_was_cut_off(length: int) -> None:
    _same(_message(lc.AIMessage, {"content": "x"})[:-length])
    _same(_packed(ormsgpack.Ext(EXT_PYDANTIC_V2, _four(lc.AIMessage, {"content": "x"})[:-length])))


@pytest.mark.parametrize(
    "stored",
    [
        *([], ["langchain_core.messages.ai"], "langchain_core.messages.ai"),
        ["langchain_core.messages.ai", "AIMessage", {"content": "three"}],
        ["langchain_core.messages.ai", "AIMessage", {"content": "x"}, "m", "five"],
        ["langchain_core.messages.ai", "UsageMetadata", {"content": "x"}, "m"],
        ["langchain_core.messages.ai", "NoSuchClass", {"content": "x"}, "m"],
        ["langchain_core.messages.ai", ["AIMessage"], {"content": "x"}, "m"],
        ["langchain_core.messages.air", "AIMessage", {"content": "x"}, "m"],
        ["langchain_core.messages.ai", "AIMessage", ["content"], "m"],
        ["langchain_core.messages.ai", "AIMessage", {"content": "x"}, "construct"],
        ["langchain_core.messages.tool", "ToolMessage", {"tool_call_id": "no content"}, "m"],
        ["tests.unit.test_unpacking", "Loud", {"content": "x"}, "m"],
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
        def loads_typed(self, data: tuple[str, bytes]) -> Any:
            return "own"

    data = SERDE.dumps_typed([lc.HumanMessage("x")])
    assert decode(Own(), *data) == "own"
    with_hook = JsonPlusSerializer(__unpack_ext_hook__=lambda *_: "hook")
    assert decode(with_hook, *data) == ["hook"]


def test_a_method_that_was_replaced_is_called(monkeypatch: pytest.MonkeyPatch) -> None:
    data = SERDE.dumps_typed([lc.HumanMessage("x")])
    monkeypatch.setattr(JsonPlusSerializer, "loads_typed", lambda *_: "replaced")
    assert decode(SERDE, *data) == "replaced"


@pytest.fixture
def _compared_again() -> Iterator[None]:
    unpacking._makers.cache_clear()
    yield
    unpacking._makers.cache_clear()


@pytest.mark.usefixtures("_compared_again")
def test_a_class_with_another_constructor_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    made = lc.BaseMessage.__init__

    def init(self: Any, content: Any = None, **kwargs: Any) -> None:
        made(self, content=content, **{"name": "changed", **kwargs})

    data = SERDE.dumps_typed([cls(content="x", tool_call_id="1") for cls in COMMON])
    monkeypatch.setattr(lc.BaseMessage, "__init__", init)
    assert not unpacking._makers()
    _same(data[1])


@pytest.mark.usefixtures("_compared_again")
def test_a_serializer_that_is_not_as_expected(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(unpacking, "_HOOK", None)
    assert decode(SERDE, *SERDE.dumps_typed([lc.HumanMessage("x")])) == [lc.HumanMessage("x")]
    assert not unpacking._makers()


def test_langgraph_stores_messages_so() -> None:
    # Else nothing here would be about what is stored.
    assert SERDE.dumps_typed(lc.AIMessage("x"))[1].count(b"model_validate_json") == 1
    assert jsonplus.EXT_PYDANTIC_V2 == 5
