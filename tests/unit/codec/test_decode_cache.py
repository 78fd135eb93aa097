"""Copies of decoded messages are what the serializer would have decoded, and nobody else's."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from langchain_core.messages import AIMessage, HumanMessage, RemoveMessage, ToolMessage
from langgraph.checkpoint.serde.jsonplus import JsonPlusSerializer

from pg_checkpoint.codec.caches import Decoded, decode_list
from pg_checkpoint.codec.chunks import chunks_of, cut
from pg_checkpoint.codec.messages import states_of
from tests.messages import exactly

SERDE = JsonPlusSerializer()
LONG = "long enough for a chunk " * 40

MESSAGES: list[Any] = [
    HumanMessage(LONG, id="1"),
    HumanMessage([{"type": "text", "text": LONG}], name="me", additional_kwargs={"a": [1, True]}),
    AIMessage(
        LONG,
        tool_calls=[{"name": "f", "args": {"x": [1.5, None]}, "id": "c"}],
        usage_metadata={"input_tokens": 1, "output_tokens": 2, "total_tokens": 3},
        response_metadata={"nested": {"deep": ["x"]}},
    ),
    ToolMessage(LONG, tool_call_id="c", artifact={"rows": [1, 2]}, status="error"),
]


def _reader(value: Any, decoded: Decoded | None = None) -> Callable[..., Any]:
    """Reads a value that is cut, as often as it is called."""
    found = cut(SERDE.dumps_typed(value)[1])
    assert found is not None
    decoded = decoded or Decoded(SERDE)
    chunks = chunks_of(found.digests, found.groups, found.pieces)
    return lambda pieces=found.pieces: decode_list(decoded, found.rest, chunks, pieces)


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
        *({"role": "user", "content": LONG}, LONG, HumanMessage(LONG, extra_field=1), [LONG], 1),
        *(ToolMessage(LONG, tool_call_id="c", artifact={1, 2}), RemoveMessage(id="1")),
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
    decoded, loads, sizes = Decoded(SERDE), SERDE.loads_typed, []

    def noted(data: tuple[str, bytes]) -> Any:
        sizes.append(len(data[1]))
        return loads(data)

    monkeypatch.setattr(SERDE, "loads_typed", noted)
    for turn in range(1, 8):
        value = [HumanMessage(f"{n} {LONG}", id=str(n)) for n in range(20 * turn)]
        read = _reader(value, decoded)
        for _ in range(3):
            assert read() in (None, value)
        sizes.clear()
        assert read() == value
        assert sum(sizes) < 3_000


def test_it_forgets_the_oldest_beyond_its_bound() -> None:
    decoded = Decoded(SERDE, capacity=100_000)
    for number in range(400):
        read = _reader([HumanMessage(f"{number} {n} {LONG}") for n in range(3)], decoded)
        for _ in range(3):
            read()
    assert decoded._states.remaining >= 0
    assert len(decoded._states) < 200
    # The newest are known.
    assert read() is not None


def test_a_list_of_other_things_is_decoded_at_once_and_a_dict_is_no_list() -> None:
    value = [{"row": n, "text": LONG} for n in range(30)]
    read = _reader(value)
    assert [read() for _ in range(4)] == [None, value, None, None]
    read = _reader({"a": LONG * 3, "b": LONG * 3})
    assert [read() for _ in range(3)] == [None] * 3
