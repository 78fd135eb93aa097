"""What differs between two states."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import Any, NamedTuple
from uuid import UUID

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from langchain_core.messages import AIMessage, HumanMessage
from langgraph.types import Send

from pg_checkpoint.tools.views import Difference, _aligned, differences, in_one_line, plain
from tests.cases import each


def found(before: Any, after: Any) -> list[tuple[str, str]]:
    return [(d.kind, d.place) for d in differences({"c": before}, {"c": after})]


@dataclass
class Point:
    x: int
    y: int = 0


class Odd:
    def __eq__(self, other: object) -> bool:
        raise RuntimeError("no")

    __hash__ = None  # type: ignore[assignment]  # as Python has it for such a class

    def __repr__(self) -> str:
        return "odd"


class Pair(NamedTuple):
    a: int
    b: int


@each(
    "before, after, expected",
    [
        (Odd(), Odd(), []),
        (1, 1, []),
        (1, 2, [("changed", "c")]),
        (1, True, [("changed", "c")]),
        ([1], [True], [("changed", "c[0]")]),
        (float("nan"), float("nan"), []),
        (0.0, -0.0, []),
        ({"a": 1}, {"a": 1, "b": 2}, [("added", "c.b")]),
        ({"a": {"b": 1}, "z": 1}, {"a": {"b": 2}}, [("changed", "c.a.b"), ("removed", "c.z")]),
        ([1, 2], [1, 2, 3], [("added", "c[2]")]),
        ([1, 2, 3], [2, 3], [("removed", "c[0]")]),
        ([1, 2, 3], [1, 5, 3], [("changed", "c[1]")]),
        ([1, 2, 3, 4], [1, 3, 4, 5], [("removed", "c[1]"), ("added", "c[3]")]),
        ({1, 2}, {2, 3}, [("removed", "c.1"), ("added", "c.3")]),
        (Point(1), Point(2), [("changed", "c.x")]),
        (Pair(1, 2), Pair(1, 3), [("changed", "c.b")]),
        ((1, 2), (1, 2, 3), [("added", "c[2]")]),
        ([], "", [("changed", "c")]),
        (np.array([1, 2]), np.array([1, 2]), []),
        (np.array([1, 2]), np.array([1, 3]), [("changed", "c")]),
        # They are written alike, with "..." in the middle.
        ([np.zeros(2000)], [np.eye(1, 2000, 900)[0]], [("changed", "c[0]")]),
    ],
)
def test_values(before: Any, after: Any, expected: list[tuple[str, str]]) -> None:
    assert found(before, after) == expected


def test_channels_come_and_go() -> None:
    gone, new = Difference(("a",), "removed", before=1), Difference(("c",), "added", after=None)
    assert differences({"a": 1, "b": 2}, {"b": 2, "c": None}) == [gone, new]


def test_messages_are_found_again_by_their_ids() -> None:
    one, two, three = (HumanMessage(str(n), id=str(n)) for n in range(3))
    edited = AIMessage("new", id="9").model_copy(update={"id": "1"})
    assert found([one, two], [one, two, three]) == [("added", "c[2]")]
    assert found([one, two, three], [one, three]) == [("removed", "c[1]")]
    assert found([one, two], [two, one]) == [("moved", "c")]
    assert found([one, two], [one, HumanMessage("x", id="1")]) == [("changed", "c[1].content")]
    assert found([one, two], [one, edited]) == [("changed", "c[1]")]


def test_two_items_with_one_id_are_compared_by_place() -> None:
    same = [{"id": "1", "v": 1}, {"id": "1", "v": 2}]
    assert found(same, [*same, {"id": "1", "v": 3}]) == [("added", "c[2]")]
    # What a message shows of itself may be the same.
    before, after = AIMessage("a", id="1"), AIMessage("a", id="1", response_metadata={"model": "m"})
    assert found([before], [after]) == [("changed", "c[0]")]


def test_text_has_lines() -> None:
    (changed,) = differences({"c": "one\ntwo\nthree"}, {"c": "one\n2\nthree"})
    assert changed.lines == ["@@ -1,3 +1,3 @@", " one", "-two", "+2", " three"]
    assert differences({"c": 1}, {"c": 2})[0].lines == []


def test_lists_without_ids_are_aligned() -> None:
    numbers = list(range(4_000))
    kinds = [kind for kind, _ in found(numbers, [*numbers[100:], -1])]
    assert kinds == ["removed"] * 100 + ["added"]
    # By items that are all the same, too.
    same = [0] * 210
    assert found([1, *same, 2], [*same, 3]) == [("removed", "c[0]"), ("changed", "c[210]")]
    # A long one that grew is aligned by its beginning and its end.
    zeros = [0] * 50_000
    assert found([1, *zeros, 2], [1, *zeros, 3, 2]) == [("added", "c[50001]")]


@pytest.mark.parametrize("kept", ["x", "{}"])
def test_what_takes_difflib_the_square_or_the_cube_is_changed_as_a_whole(kept: str) -> None:
    lines = range(50_000)
    before, after = ([kept.format(n) if n % 2 else f"{side}{n}" for n in lines] for side in "ab")
    assert len(found(before, after)) == 25_000
    assert found(before, after)[-1] == ("changed", "c[49998]")
    (text,) = differences({"c": "\n".join(before)}, {"c": "\n".join(after)})
    assert (text.kind, text.lines) == ("changed", [])
    assert len(found(["x"] * 3_000, ["y", *["x"] * 2_000, "y"])) == 5_002


@given(st.lists(st.sampled_from("abcdef"), max_size=60), st.lists(st.sampled_from("abcdef")))
def test_ranges_that_are_aligned_are_all_of_both(one: list[str], other: list[str]) -> None:
    ranges = [*_aligned(one, other)]
    for (_, j, _, n), (i, _, m, _) in pairwise([(0, 0, 0, 0), *ranges]):
        assert (i, m) == (j, n)
    assert ranges[-1][1::2] == (len(one), len(other))


def test_an_integer_that_python_refuses_to_write() -> None:
    long = 10**5000
    assert plain({"a": long, long: -long}) == {"a": hex(long), hex(long): hex(-long)}
    assert in_one_line(long).startswith("'0x")
    assert found([long], [long + 1]) == [("changed", "c[0]")]
    assert found({long}, {1})[0][0] == "removed"
    assert found({long: 1}, {long: 2})[0][0] == "changed"


def test_cut_at_a_depth() -> None:
    states: list[Any] = [1, 2]
    for _ in range(200):
        states = [[state] for state in states]
    assert (len(found(*states)), "..." in str(plain(states[0]))) == (1, True)


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=20,
)


@settings(max_examples=50)
@given(VALUES, VALUES)
def test_what_differs_is_found_both_ways(one: Any, other: Any) -> None:
    assert found(one, one) == []
    there, back = found(one, other), found(other, one)
    assert bool(there) == bool(back)
    assert bool(there) == (repr(one) != repr(other)) or one == other


def test_values_as_json() -> None:
    message = AIMessage("hi", id="1", tool_calls=[{"name": "look", "args": {}, "id": "c"}])
    assert (plain(message)["type"], plain(message)["tool_calls"][0]["name"]) == ("ai", "look")
    shown = {"p": {"x": 1, "y": 0}, "b": {"bytes": 3}, "3": [1, 2]}
    assert plain({"p": Point(1), "b": b"123", 3: {2, 1}}) == shown
    assert plain("\ud800") == "?"
    assert plain(UUID(int=1)) == str(UUID(int=1))
    assert plain(Send("node", {"a": 1}))["node"] == "node"
    assert plain([float("inf"), 2**70]) == ["inf", str(2**70)]


def test_values_in_a_line() -> None:
    assert in_one_line(HumanMessage("What\nnow?")) == "human: What now?"
    blocks: Any = [{"type": "text", "text": "a"}, {"type": "image_url"}]
    assert in_one_line(HumanMessage(blocks)) == "human: a [image_url]"
    assert in_one_line("x" * 300, 10) == "'" + "x" * 8 + "…"
