"""Messages are encoded again if, and only if, they are not provably as they were."""

from __future__ import annotations

import copy
import enum
import random
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from langchain_core.messages import AIMessage, HumanMessage, SystemMessage, ToolMessage
from langgraph.checkpoint.serde.jsonplus import JsonPlusSerializer

from pg_checkpoint.codec.caches import ChannelKey, Encodings, fingerprint_of
from pg_checkpoint.codec.keys import CheckpointKey
from pg_checkpoint.codec.messages import Packed, pack_messages
from pg_checkpoint.codec.rows import Encoder, blob_row
from pg_checkpoint.codec.serializers import encode
from tests.making import join

SERDE = JsonPlusSerializer(pickle_fallback=True)
KEY = CheckpointKey("t", "", "1")


def _encode(encodings: Encodings, value: Any) -> tuple[str, bytes]:
    """The type and the bytes that are stored of a value."""
    encoded = Encoder(SERDE, True, KEY, encodings).encode({"m": value}, {"m": "1"})["m"]
    row = blob_row("m", "1", encoded)
    if row.chunks is None:
        return row.type, row.blob
    return row.type, join(row.blob, row.chunks, row.groups, row.pieces)


class Colour(str, enum.Enum):
    RED = "red"


class Name(str):
    __slots__ = ()


def _long(number: int) -> list[Any]:
    kinds: list[Callable[[int], Any]] = [
        lambda n: HumanMessage(f"question {n} " * 50, id=str(n)),
        lambda n: AIMessage(
            f"answer {n} " * 50,
            tool_calls=[{"name": "f", "args": {"n": n}, "id": str(n)}],
            response_metadata={"tokens": 1, "flag": True, "ratio": 0.0, "nested": {"a": ["x"]}},
        ),
        lambda n: ToolMessage(f"result {n} " * 50, tool_call_id=str(n)),
        lambda n: SystemMessage([{"type": "text", "text": f"system {n}"}]),
    ]
    return [kinds[n % 4](n) for n in range(number)]


async def test_what_was_encoded_is_used_again(monkeypatch: pytest.MonkeyPatch) -> None:
    encodings, messages = Encodings(), _long(20)
    seen: list[int] = []

    def noted(serde: JsonPlusSerializer, some: Sequence[Any]) -> Packed | None:
        seen.append(len(some))
        return pack_messages(serde, some)

    monkeypatch.setattr("pg_checkpoint.codec.rows.pack_messages", noted)
    for length, new in ((10, 10), (12, 2), (12, 0), (20, 8)):
        _encode(encodings, messages[:length])
        assert sum(seen) == new
        seen.clear()
    # Other objects in the same state, as after a read.
    _encode(encodings, copy.deepcopy(messages))
    assert not seen


@pytest.mark.parametrize("place", [0, 511, 512, 1_099, None])
def test_a_long_list_is_compared_with_the_first_in_parts(place: int | None) -> None:
    encodings, messages = Encodings(), _long(1_100)
    _encode(encodings, messages)
    if place is not None:
        messages[place].name = "other"
    fingerprint = fingerprint_of(messages)
    assert fingerprint is not None
    begun = encodings.beginning(ChannelKey(*KEY[:2], "m"), fingerprint)
    # All of it is used again, or nothing.
    assert (begun and begun[0]) == (len(fingerprint.states) if place is None else None)
    messages += _long(3)
    assert _encode(encodings, messages) == SERDE.dumps_typed(messages)
    assert _encode(encodings, messages[:-1]) == SERDE.dumps_typed(messages[:-1])


def _set(message: Any, name: str, value: Any) -> None:
    message.__dict__[name] = value


MUTATIONS: dict[str, Callable[[list[Any]], None]] = {
    "content": lambda m: setattr(m[0], "content", "other"),
    "content of a part": lambda m: m[3].content[0].update(text="other"),
    "id": lambda m: setattr(m[2], "id", "other"),
    "a nested value": lambda m: m[1].response_metadata["nested"]["a"].append("y"),
    "1 to True": lambda m: m[1].response_metadata.update(tokens=True),
    "1 to 1.0": lambda m: m[1].response_metadata.update(tokens=1.0),
    "True to 1": lambda m: m[1].response_metadata.update(flag=1),
    "0.0 to -0.0": lambda m: m[1].response_metadata.update(ratio=-0.0),
    "text to bytes": lambda m: m[1].response_metadata.update(nested=b"x"),
    "order of keys": lambda m: m[1].response_metadata.update(
        flag=m[1].response_metadata.pop("flag")
    ),
    "an extra field": lambda m: setattr(m[0], "extra", 1),
    "an Enum that is equal": lambda m: _set(m[0], "name", Colour.RED),
    "a str that is not exactly one": lambda m: _set(m[0], "name", Name("red")),
    "a set": lambda m: m[1].response_metadata.update(tokens={1, 2}),
    "an array": lambda m: m[1].response_metadata.update(tokens=np.array([1, 2])),
    "an artifact": lambda m: setattr(m[2], "artifact", object),
    "a class": lambda m: setattr(m[0], "__class__", SystemMessage),
    "an integer beyond 64 bits": lambda m: m[1].response_metadata.update(tokens=2**70),
    "a key that is no string": lambda m: m[1].response_metadata.update({1: 2}),
    "a message replaced": lambda m: m.__setitem__(5, HumanMessage("new")),
    "a message inserted": lambda m: m.insert(0, HumanMessage("new")),
    "the head trimmed": lambda m: m.__delitem__(slice(0, 5)),
    "the order": lambda m: m.reverse(),
}


@pytest.mark.parametrize("name", MUTATIONS)
def test_what_changed_in_place_is_encoded_again(name: str) -> None:
    encodings, messages = Encodings(), _long(24)
    for message in messages:
        message.name = "red"
    assert _encode(encodings, messages) == encode(SERDE, messages)
    MUTATIONS[name](messages)
    assert _encode(encodings, messages) == encode(SERDE, messages)
    messages.append(HumanMessage("one more"))
    assert _encode(encodings, messages) == encode(SERDE, messages)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers(0, 2) | st.floats(0, 2) | st.text("ab", max_size=3),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text("ab"), inner, max_size=3),
    max_leaves=6,
)


@settings(max_examples=60)
@given(st.lists(st.tuples(st.integers(0, 9), JSON), min_size=5, max_size=30), st.integers())
def test_whatever_is_done_to_the_messages(edits: list[tuple[int, Any]], seed: int) -> None:
    rng, encodings, messages = random.Random(seed), Encodings(), _long(4)
    for kind, value in edits:
        target = rng.choice(messages)
        if kind < 4:
            messages = [*messages, *_long(2)]
        elif kind < 8:
            target.additional_kwargs["value"] = value
        elif kind == 8:
            messages = messages[1:] or _long(1)
        else:
            messages = copy.deepcopy(messages)
        assert _encode(encodings, messages) == SERDE.dumps_typed(messages)


@pytest.mark.parametrize("value", [[], "text", [1], (HumanMessage("x"),), [HumanMessage("x"), 1]])
def test_other_values_have_no_fingerprint(value: Any) -> None:
    assert fingerprint_of(value) is None


def test_it_forgets_the_least_used_beyond_its_bound() -> None:
    encodings, messages = Encodings(capacity=20_000), _long(10)
    places = [ChannelKey(f"t{n}", "", "m") for n in range(5)]
    for place in places:
        key = KEY._replace(thread_id=place[0])
        Encoder(SERDE, True, key, encodings).encode({"m": messages}, {"m": "1"})
    fingerprint = fingerprint_of(messages)
    assert fingerprint is not None
    assert encodings.beginning(places[0], fingerprint) is None
    assert encodings.beginning(places[-1], fingerprint) is not None
