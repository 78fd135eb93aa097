"""Cutting and joining: whatever is cut comes back, and versions share their pieces."""

from __future__ import annotations

import random
from contextlib import suppress
from itertools import product
from operator import mul
from typing import Any

import ormsgpack
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from langchain_core.messages import HumanMessage
from langgraph.checkpoint.serde.jsonplus import JsonPlusSerializer

from pg_checkpoint.codec import chunks
from tests.making import join

SERDE = JsonPlusSerializer()
EDITS = st.tuples(st.sampled_from(["append", "change", "trim", "same"]), st.integers(0, 400))


def _packed(value: Any) -> bytes:
    kind, data = SERDE.dumps_typed(value)
    assert kind == "msgpack"
    return data


def _joined(found: chunks.Cut | None, whole: bytes) -> bytes:
    return whole if found is None else join(found.rest, found.digests, found.groups, found.pieces)


def _cut(value: Any) -> chunks.Cut:
    found = chunks.cut(_packed(value))
    assert found is not None
    return found


def _messages(count: int, size: int = 600, seed: int = 1) -> list[Any]:
    rng = random.Random(seed)
    texts = ("".join(rng.choices("abcdefgh ", k=size)) for _ in range(count))
    return [HumanMessage(text, id=str(n)) for n, text in enumerate(texts)]


def _new_bytes(before: chunks.Cut, after: chunks.Cut) -> int:
    new = after.pieces.keys() - before.pieces.keys()
    return sum(len(after.pieces[d]) for d in new) + len(after.rest) + len(after.digests)


# Long by repeating a short one: a property draws what is drawn, not what it becomes.
LONG_TEXT = st.builds(mul, st.text(max_size=60), st.integers(1, 50))
LONG_BYTES = st.builds(mul, st.binary(max_size=60), st.integers(1, 50))
LEAVES = st.one_of(
    *(st.none(), st.booleans(), st.integers(-(2**63), 2**64 - 1), st.floats(), LONG_TEXT),
    *(LONG_BYTES, st.datetimes(), st.decimals(), st.frozensets(st.integers(0, 100), max_size=5)),
)
NESTED = st.recursive(
    LEAVES,
    lambda inner: st.lists(inner, max_size=20) | st.dictionaries(st.text(), inner, max_size=20),
    max_leaves=200,
)


@settings(max_examples=60)
@given(st.lists(NESTED, max_size=20) | st.dictionaries(st.text(), NESTED, max_size=20))
def test_whatever_is_cut_comes_back(value: Any) -> None:
    data = _packed(value)
    assert _joined(chunks.cut(data), data) == data


@pytest.mark.parametrize(
    ("count", "size"),
    [*product((1, 15, 16, 255, 256, 300), (40, 700)), *product((65_535, 65_536), (40,))],
)
def test_every_size_of_header(count: int, size: int) -> None:
    as_list = [f"{n}".rjust(size, "x") for n in range(count)]
    for value in (as_list, dict.fromkeys(as_list, "x" * size), {"only": as_list}):
        data = _packed(value)
        assert _joined(chunks.cut(data), data) == data


def test_every_kind_of_token_is_skipped() -> None:
    edges = [0, 127, 128, 255, 256, 65_535, 65_536, 2**32 - 1, 2**32, 2**64 - 1]
    values: list[Any] = [None, True, False, 1.5, -1, -32, -33, -129, -40_000, -(2**40), *edges]
    values += ["x" * n for n in (0, 31, 32, 255, 256, 65_535, 65_536)]
    values += [b"x" * n for n in (0, 255, 256, 65_535, 65_536)]
    values += [ormsgpack.Ext(5, b"x" * n) for n in (1, 2, 4, 8, 16, 17, 255, 256, 65_536)]
    values += [[None] * n for n in (0, 15, 16)] + [{str(k): k for k in range(n)} for n in (15, 16)]
    data = ormsgpack.packb([*values, *values, "y" * 1400, "y" * 1500])
    found = chunks.cut(data)
    assert found is not None
    assert len(found.pieces) > 5
    assert _joined(found, data) == data
    assert found.pieces[chunks.split_digests(found.digests)[-1]] == ormsgpack.packb("y" * 1500)


def test_an_edit_touches_its_neighbours_only() -> None:
    messages = _messages(400)
    before = _cut(messages)
    for where in (0, 200, 399):
        edited = [*messages]
        edited[where] = HumanMessage("edited " * 90, id="edited")
        assert _new_bytes(before, _cut(edited)) < 5_000
        del edited[where]
        assert _new_bytes(before, _cut(edited)) < 5_000
    assert _new_bytes(before, _cut(messages[37:])) < 5_000
    # Small elements are gathered to chunks by content: what is inserted in front moves no cut far
    # behind it.
    rng = random.Random(2)
    lines = ["".join(rng.choices("abcdefgh ", k=rng.randint(20, 90))) for _ in range(3_000)]
    assert _new_bytes(_cut(lines), _cut(["new", *lines[:1500], *lines[1501:]])) < 15_000
    files = {f"/src/{n}.py": "".join(rng.choices("abcdefgh ", k=4096)) for n in range(100)}
    before = _cut(files)
    files["/src/50.py"] = "edited" + files["/src/50.py"]
    assert _new_bytes(before, _cut(files)) < 4_096 + 3_000


@settings(max_examples=60)
@given(st.integers(0, 60), st.lists(EDITS, max_size=8))
def test_a_list_is_cut_alike_whatever_it_was(length: int, edits: list[tuple[str, int]]) -> None:
    value: list[Any] = [{"role": "user", "content": f"{n} " * 200} for n in range(length)]
    before: chunks.Cutting | None = None
    for edit, number in [("same", 0), *edits]:
        if edit == "append":
            value = [*value, *({"role": "ai", "content": f"{n} " * 150} for n in range(number % 9))]
        elif edit == "change" and value:
            value[number % len(value)] = {"role": "tool", "content": f"changed {number} " * 30}
        elif edit == "trim":
            value = value[number % 5 :]
        data = _packed(value)
        found, before = chunks.cut_again(data, before)
        assert found == chunks.cut(data)


def test_a_list_that_grows_is_looked_through_once(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[int] = []
    split = chunks.split

    def noted(data: bytes) -> Any:
        seen.append(len(data))
        return split(data)

    monkeypatch.setattr(chunks, "split", noted)
    value: list[Any] = []
    before = None
    for n in range(20):
        value.append({"role": "user", "content": f"{n} " * 500})
        _, before = chunks.cut_again(_packed(value), before)
    assert sum(seen) < 1.2 * len(_packed(value))


@pytest.mark.parametrize(
    "value",
    [
        *([], {}, ["short"], "x" * 10_000, HumanMessage("x" * 10_000), list(range(100_000))),
        *([1.5] * 100_000, {"numbers": list(range(100_000))}, [[n % 7] * 3 for n in range(50_000)]),
    ],
)
def test_what_does_not_gain_stays_whole(value: Any) -> None:
    assert chunks.cut(_packed(value)) is None


@settings(max_examples=40)
@given(st.lists(NESTED, min_size=1, max_size=5))
def test_elements_are_counted_whatever_they_are(values: list[Any]) -> None:
    packed = b"".join(_packed([value])[1:] for value in values)
    assert chunks.element_count(packed) == len(values)
    assert chunks.element_count(packed + _packed(list(range(1000)))) == len(values) + 1


class Watched(bytes):
    """Bytes that are not looked at more often than they are long, roughly."""

    looks = 0

    def __getitem__(self, at: Any) -> Any:
        self.looks += 1
        assert self.looks <= 4 * len(self) + 8, "it goes round in circles"
        return super().__getitem__(at)


@settings(max_examples=400)
@given(st.binary(max_size=80) | st.lists(st.sampled_from(range(0x80, 0x100))).map(bytes))
@example(b"\xc1" * 40)
@example(b"\x91\xc1")
@example(b"\xdd\xff\xff\xff\xff")
@example(b"\xdf\xff\xff\xff\xff\x01")
@example(b"\xdc")
@example(b"\xda\xff\xffshort")
def test_any_bytes_come_to_an_end(data: bytes) -> None:
    """Elements are counted, or refused; what is no whole value is not split."""
    with suppress(ValueError):
        assert chunks.element_count(Watched(data)) <= len(data)
    found = chunks.split(Watched(data))
    if found is not None:
        assert found[0] + b"".join(found[1]) == data
        assert all(chunks.element_count(element) in (1, 2) for element in found[1])
    long = data * (3_000 // max(len(data), 1))
    whole = chunks.cut(long)
    assert _joined(whole, long) == long
    assert chunks.cut_again(long, None)[0] == whole


def test_growing_costs_what_is_new(monkeypatch: pytest.MonkeyPatch) -> None:
    """Digests are made of new pieces only, however long the list is."""
    made: list[int] = []

    def digest(piece: bytes) -> bytes:
        made.append(len(piece))
        return chunks.digest_of(piece)

    elements = [_packed([f"{n} ".rjust(300, "x")])[1:] for n in range(20_000)]
    costs = []
    for length in (1_000, 10_000, 20_000):
        cutting = chunks.Cutting(digest).grown(elements[: length - 2])
        first = sum(made)
        made.clear()
        cutting.grown(elements[length - 2 : length])
        costs.append((first / length, sum(made)))
        made.clear()
    whole, appended = zip(*costs, strict=True)
    assert max(whole) < 1.1 * min(whole)
    # A chunk, and the digests of a group at most.
    assert max(appended) < 2_000 + 128 * 16
