"""Messages of LangChain's, as they are and as nobody would make them."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st
from langchain_core import messages as lc
from langchain_core.messages.tool import tool_call_chunk
from langgraph.types import Interrupt
from pydantic import BaseModel

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
        content="part", tool_call_chunks=[tool_call_chunk(name="f", args="{}", id="1", index=0)]
    ),
    lc.ToolMessage("result", tool_call_id="1", artifact={"rows": [1, 2]}, status="error"),
    lc.ToolMessage(["a", {"b": 1}], tool_call_id="1", artifact=Interrupt("v")),
    lc.ToolMessage("r", tool_call_id="1", artifact=[lc.HumanMessage("within")]),
    lc.SystemMessage("rules"),
    *(lc.RemoveMessage("1"), lc.ChatMessage(content="c", role="r")),
    lc.FunctionMessage(content="f", name="n"),
]


def exactly(value: Any) -> Any:
    """All that can be told from a value, so that nothing is equal but what is the same."""
    if isinstance(value, BaseModel):
        own = (value.__pydantic_fields_set__, value.__pydantic_private__)
        extra = exactly(value.__pydantic_extra__)
        return type(value), exactly(value.__dict__), own, extra, repr(value)
    if isinstance(value, dict):
        return type(value), [(exactly(k), exactly(v)) for k, v in value.items()]
    if isinstance(value, (list, tuple)):
        return type(value), list(map(exactly, value))
    return type(value), repr(value)
