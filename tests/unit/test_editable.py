"""Values as JSON that people edit: what comes back is what was there."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from langchain_core.messages import (
    AIMessage,
    AIMessageChunk,
    ChatMessage,
    HumanMessage,
    SystemMessage,
    ToolMessage,
)

from pg_checkpoint import NotEditableError
from pg_checkpoint.codec.values import STRICT, encode
from pg_checkpoint.editing.editable import text_of, value_of

_TEXTS = st.text(st.characters(exclude_categories=["Cs"]), max_size=8)
_SCALARS: st.SearchStrategy[Any] = (
    st.none() | st.booleans() | st.integers(-(2**63), 2**64 - 1) | _TEXTS
)
_SCALARS |= st.floats(allow_nan=False, allow_infinity=False)
_MESSAGES: st.SearchStrategy[Any] = st.one_of(
    st.builds(HumanMessage, _TEXTS, id=st.none() | _TEXTS),
    st.builds(SystemMessage, _TEXTS),
    st.builds(ChatMessage, _TEXTS, role=_TEXTS),
    st.builds(
        ToolMessage, _TEXTS, tool_call_id=_TEXTS, status=st.sampled_from(["success", "error"])
    ),
    st.builds(AIMessage, _TEXTS, response_metadata=st.dictionaries(_TEXTS, _SCALARS, max_size=2)),
)
_VALUES = st.recursive(
    _SCALARS | _MESSAGES,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(_TEXTS, inner, max_size=3),
    max_leaves=8,
)


@given(_VALUES)
def test_what_is_not_edited_comes_back_as_the_same_bytes(value: Any) -> None:
    assert encode(STRICT, value_of(text_of(value, STRICT), STRICT)) == encode(STRICT, value)


def test_a_message_has_the_fields_that_say_something() -> None:
    call = {"name": "pay", "args": {"sum": 7}, "id": "c1", "type": "tool_call"}
    message = AIMessage("Paying.", id="a1", tool_calls=[call])
    assert value_of(text_of([message], STRICT), STRICT) == [message]
    assert (
        text_of(HumanMessage("Hi"), STRICT) == '{\n  "$message": "human",\n  "content": "Hi"\n}\n'
    )


@dataclass
class _Own:
    number: int


class _OwnMessage(HumanMessage):
    pass


@pytest.mark.parametrize(
    ("value", "where"),
    [
        ({"a": [1, (2, 3)]}, "the value.a[1] is of the type tuple"),
        ([{1}], r"the value[0] is of the type set"),
        (b"x", "bytes"),
        (_Own(1), "_Own"),
        (_OwnMessage(content="x"), "_OwnMessage"),
        (AIMessageChunk(content="x"), "AIMessageChunk"),
        (math.nan, "nan"),
        ([-math.inf], "the value[0] is -inf"),
        ({1: 2}, "the key 1"),
        ({"$message": "human"}, "stands for a message"),
        ("\ud800", "lone surrogate"),
        ({"\udfff": 1}, "lone surrogate"),
        (HumanMessage("x", additional_kwargs={"t": (1,)}), "additional_kwargs.t"),
        (HumanMessage("x", of_its_own=1), "no field 'of_its_own'"),
    ],
)
def test_what_json_does_not_have_is_refused_with_its_place(value: Any, where: str) -> None:
    with pytest.raises(NotEditableError) as caught:
        text_of(value, STRICT)
    assert where in str(caught.value)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "not JSON"),
        ("nothing", "not JSON"),
        ("{", "not JSON"),
        ("[" * 100_000, "too deep"),
        ("[" * 800 + "]" * 800, "too deep"),
        ("NaN", "JSON has no NaN"),
        ("1e400", "inf"),
        ("[-1e400]", "-inf"),
        ("[99999999999999999999999]", "too large"),
        ("9" * 5000, "too large"),
        ('["\\ud800"]', "lone surrogate"),
        ('{"\\udfff": 1}', "lone surrogate"),
        ('{"secret": 1, "secret": 2}', "twice"),
        ('{"$message": "secret"}', "must be one of"),
        ('{"$message": "human", "content": "", "nmae": "secret"}', "no field 'nmae'"),
        ('{"$message": "human", "content": "", "type": "ai"}', "no field 'type'"),
        ('{"$message": "robot", "content": ""}', "must be one of"),
        ('{"$message": [], "content": ""}', "must be one of"),
        ('{"$message": "tool", "content": "secret"}', "tool_call_id"),
        ('{"$message": "ai"}', "content"),
    ],
)
def test_what_is_no_value_is_refused_without_quoting_it(text: str, words: str) -> None:
    with pytest.raises(NotEditableError) as caught:
        value_of(text, STRICT)
    assert words in str(caught.value)
    assert "secret" not in str(caught.value)
