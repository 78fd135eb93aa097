"""Caches: what was encoded or decoded is used again if, and only if, it is provably the same."""

from __future__ import annotations

import copy
import os
import random
import signal
import threading
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from langchain_core import messages as lc
from langgraph.checkpoint.serde.jsonplus import JsonPlusSerializer

from pg_checkpoint.codec import caches
from pg_checkpoint.codec.chunks import chunks_of, cut
from pg_checkpoint.codec.keys import CheckpointKey
from pg_checkpoint.codec.messages import Packed, pack_messages, states_of
from pg_checkpoint.codec.rows import Encoder, blob_row
from pg_checkpoint.codec.serializers import encode
from tests import kinds
from tests.making import join
from tests.messages import exactly
from tests.waiting import PATIENCE

SERDE = JsonPlusSerializer()
LONG = "long enough for a chunk " * 40

MESSAGES: list[Any] = [
    lc.HumanMessage(LONG, id="1"),
    lc.HumanMessage(
        [{"type": "text", "text": LONG}], name="me", additional_kwargs={"a": [1, True]}
    ),
    lc.AIMessage(
        LONG,
        tool_calls=[{"name": "f", "args": {"x": [1.5, None]}, "id": "c"}],
        usage_metadata={"input_tokens": 1, "output_tokens": 2, "total_tokens": 3},
        response_metadata={"nested": {"deep": ["x"]}},
    ),
    lc.ToolMessage(LONG, tool_call_id="c", artifact={"rows": [1, 2]}, status="error"),
]
PICKLING = JsonPlusSerializer(pickle_fallback=True)
PLACE = CheckpointKey("t", "", "1")
JSON = st.recursive(
    st.none() | st.booleans() | st.integers(0, 2) | st.floats(0, 2) | st.text("ab", max_size=3),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text("ab"), inner, max_size=3),
    max_leaves=6,
)


def _reader(value: Any, decoded: caches.Decoded | None = None) -> Callable[..., Any]:
    found = cut(SERDE.dumps_typed(value)[1])
    assert found is not None
    decoded = decoded or caches.Decoded(SERDE)
    chunks = chunks_of(found.digests, found.groups, found.pieces)
    return lambda pieces=found.pieces: caches.decode_list(decoded, found.rest, chunks, pieces)


def _reads(value: list[Any]) -> list[Any]:
    """A list read again and again: decoded whole, by chunks, then copied."""
    read = _reader(value)
    assert read() is None  # the first time it is decoded whole
    return [read() for _ in range(3)]


def test_a_copy_is_what_the_serializer_decodes() -> None:
    value = MESSAGES * 3
    expected = SERDE.loads_typed(SERDE.dumps_typed(value))
    for decoded in _reads(value):
        assert decoded == expected
        assert exactly(decoded) == exactly(expected)
        for message in decoded:
            assert message.model_copy(update={"id": "new"}).id == "new"
            assert SERDE.dumps_typed(message) == SERDE.dumps_typed(type(message)(**dict(message)))


def test_nothing_is_shared() -> None:
    _, first, second = _reads(MESSAGES)
    first[1].additional_kwargs["a"].append(2)
    first[2].tool_calls[0]["args"]["x"].append(2)
    first[2].response_metadata["nested"]["deep"].append("y")
    first[0].content = "other"
    first[0].extra = "other"
    assert second == MESSAGES
    assert not {id(m) for m in first} & {id(m) for m in second}


@pytest.mark.parametrize(
    "other",
    [
        *({"role": "user", "content": LONG}, LONG, lc.HumanMessage(LONG, extra_field=1), [LONG], 1),
        *(lc.ToolMessage(LONG, tool_call_id="c", artifact={1, 2}), lc.RemoveMessage(id="1")),
    ],
)
def test_what_has_no_state_is_decoded_again(other: Any) -> None:
    value = [other, *(MESSAGES * 12), other]
    _, first, second = _reads(value)
    assert first == second == SERDE.loads_typed(SERDE.dumps_typed(value))
    if not isinstance(other, (str, int)):
        assert first[0] is not second[0]
    assert states_of([other]) is None


def test_a_missing_chunk_is_missed_also_when_it_is_remembered() -> None:
    read = _reader(MESSAGES)
    for _ in range(4):
        read()
    with pytest.raises(KeyError):
        read({})


def test_a_list_that_grows_is_copied_but_for_what_is_new(monkeypatch: pytest.MonkeyPatch) -> None:
    decoded, loads, sizes = caches.Decoded(SERDE), SERDE.loads_typed, []

    def noted(data: tuple[str, bytes]) -> Any:
        sizes.append(len(data[1]))
        return loads(data)

    monkeypatch.setattr(SERDE, "loads_typed", noted)
    for turn in range(1, 8):
        value = [lc.HumanMessage(f"{n} {LONG}", id=str(n)) for n in range(20 * turn)]
        read = _reader(value, decoded)
        for _ in range(3):
            assert read() in (None, value)
        sizes.clear()
        assert read() == value
        assert sum(sizes) < 3_000


def test_it_forgets_the_oldest_beyond_its_bound() -> None:
    decoded = caches.Decoded(SERDE, capacity=100_000)
    for number in range(400):
        read = _reader([lc.HumanMessage(f"{number} {n} {LONG}") for n in range(3)], decoded)
        for _ in range(3):
            read()
    assert decoded._states.remaining >= 0
    assert len(decoded._states) < 200
    assert read() is not None


def test_a_list_of_other_things_is_decoded_at_once_and_a_dict_is_no_list() -> None:
    value = [{"row": n, "text": LONG} for n in range(30)]
    read = _reader(value)
    assert [read() for _ in range(4)] == [None, value, None, None]
    read = _reader({"a": LONG * 3, "b": LONG * 3})
    assert [read() for _ in range(3)] == [None] * 3


def test_what_is_added_replaces_nothing_and_makes_room() -> None:
    cache: caches.Cache[str, bytes] = caches.Cache(10, len)
    cache.put("a", b"aaaa")
    cache.add(["a", "b", "c", "b"], b"xx")
    assert cache.get_all("abcd", b"") == [b"aaaa", b"xx", b"xx", b""]
    assert cache.remaining == 2
    cache.add("defg", b"xx")
    assert cache.get_all("abcdefg", b"") == [b"", b"", *[b"xx"] * 5]
    assert cache.remaining == 0


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system does not fork")
@pytest.mark.filterwarnings("ignore:.*fork:DeprecationWarning")
def test_a_forked_process_may_use_it_whatever_other_threads_did_at_the_fork() -> None:
    def slow(_: int) -> int:
        return sum(range(2000)) * 0 + 1

    cache, stop = caches.Cache[int, int](50, slow), threading.Event()

    def work() -> None:
        while not stop.is_set():
            cache.put_all(dict.fromkeys(range(20), 1))

    threads = [threading.Thread(target=work) for _ in range(2)]
    for thread in threads:
        thread.start()
    try:
        for _ in range(10):
            if (pid := os.fork()) == 0:
                signal.alarm(int(PATIENCE) // 10)
                cache.put(99, 1)
                os._exit(0 if cache.remaining == 50 - len(cache) else 1)
            assert os.waitpid(pid, 0)[1] == 0
    finally:
        stop.set()
        for thread in threads:
            thread.join()


def _encode(encodings: caches.Encodings, value: Any) -> tuple[str, bytes]:
    encoded = Encoder(PICKLING, True, PLACE, encodings).encode({"m": value}, {"m": "1"})["m"]
    row = blob_row("m", "1", encoded)
    if row.chunks is None:
        return row.type, row.blob
    return row.type, join(row.blob, row.chunks, row.groups, row.pieces)


def _long(number: int) -> list[Any]:
    makers: list[Callable[[int], Any]] = [
        lambda n: lc.HumanMessage(f"question {n} " * 50, id=str(n)),
        lambda n: lc.AIMessage(
            f"answer {n} " * 50,
            tool_calls=[{"name": "f", "args": {"n": n}, "id": str(n)}],
            response_metadata={"tokens": 1, "flag": True, "ratio": 0.0, "nested": {"a": ["x"]}},
        ),
        lambda n: lc.ToolMessage(f"result {n} " * 50, tool_call_id=str(n)),
        lambda n: lc.SystemMessage([{"type": "text", "text": f"system {n}"}]),
    ]
    return [makers[n % 4](n) for n in range(number)]


async def test_what_was_encoded_is_used_again(monkeypatch: pytest.MonkeyPatch) -> None:
    encodings, messages = caches.Encodings(), _long(20)
    seen: list[int] = []

    def noted(serde: JsonPlusSerializer, some: Sequence[Any]) -> Packed | None:
        seen.append(len(some))
        return pack_messages(serde, some)

    monkeypatch.setattr("pg_checkpoint.codec.rows.pack_messages", noted)
    for length, new in ((10, 10), (12, 2), (12, 0), (20, 8)):
        _encode(encodings, messages[:length])
        assert sum(seen) == new
        seen.clear()
    _encode(encodings, copy.deepcopy(messages))
    assert not seen


@pytest.mark.parametrize("place", [0, 511, 512, 1_099, None])
def test_a_long_list_is_compared_with_the_first_in_parts(place: int | None) -> None:
    encodings, messages = caches.Encodings(), _long(1_100)
    _encode(encodings, messages)
    if place is not None:
        messages[place].name = "other"
    fingerprint = caches.fingerprint_of(messages)
    assert fingerprint is not None
    begun = encodings.beginning(caches.ChannelKey(*PLACE[:2], "m"), fingerprint)
    # All of it is used again, or nothing.
    assert (begun and begun[0]) == (len(fingerprint.states) if place is None else None)
    messages += _long(3)
    assert _encode(encodings, messages) == PICKLING.dumps_typed(messages)
    assert _encode(encodings, messages[:-1]) == PICKLING.dumps_typed(messages[:-1])


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
    "an Enum that is equal": lambda m: _set(m[0], "name", kinds.TextColour.RED),
    "a str that is not exactly one": lambda m: _set(m[0], "name", kinds.Text("red")),
    "a set": lambda m: m[1].response_metadata.update(tokens={1, 2}),
    "an array": lambda m: m[1].response_metadata.update(tokens=np.array([1, 2])),
    "an artifact": lambda m: setattr(m[2], "artifact", object),
    "a class": lambda m: setattr(m[0], "__class__", lc.SystemMessage),
    "an integer beyond 64 bits": lambda m: m[1].response_metadata.update(tokens=2**70),
    "a key that is no string": lambda m: m[1].response_metadata.update({1: 2}),
    "a message replaced": lambda m: m.__setitem__(5, lc.HumanMessage("new")),
    "a message inserted": lambda m: m.insert(0, lc.HumanMessage("new")),
    "the head trimmed": lambda m: m.__delitem__(slice(0, 5)),
    "the order": lambda m: m.reverse(),
}


@pytest.mark.parametrize("name", MUTATIONS)
def test_what_changed_in_place_is_encoded_again(name: str) -> None:
    encodings, messages = caches.Encodings(), _long(24)
    for message in messages:
        message.name = "red"
    assert _encode(encodings, messages) == encode(PICKLING, messages)
    MUTATIONS[name](messages)
    assert _encode(encodings, messages) == encode(PICKLING, messages)
    messages.append(lc.HumanMessage("one more"))
    assert _encode(encodings, messages) == encode(PICKLING, messages)


@settings(max_examples=60)
@given(st.lists(st.tuples(st.integers(0, 9), JSON), min_size=5, max_size=30), st.integers())
def test_whatever_is_done_to_the_messages(edits: list[tuple[int, Any]], seed: int) -> None:
    rng, encodings, messages = random.Random(seed), caches.Encodings(), _long(4)
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
        assert _encode(encodings, messages) == PICKLING.dumps_typed(messages)


@pytest.mark.parametrize(
    "value", [[], "text", [1], (lc.HumanMessage("x"),), [lc.HumanMessage("x"), 1]]
)
def test_other_values_have_no_fingerprint(value: Any) -> None:
    assert caches.fingerprint_of(value) is None


def test_it_forgets_the_least_used_beyond_its_bound() -> None:
    encodings, messages = caches.Encodings(capacity=20_000), _long(10)
    places = [caches.ChannelKey(f"t{n}", "", "m") for n in range(5)]
    for place in places:
        key = PLACE._replace(thread_id=place[0])
        Encoder(PICKLING, True, key, encodings).encode({"m": messages}, {"m": "1"})
    fingerprint = caches.fingerprint_of(messages)
    assert fingerprint is not None
    assert encodings.beginning(places[0], fingerprint) is None
    assert encodings.beginning(places[-1], fingerprint) is not None
