"""Each kind of value comes back the same, or it is said that it does not."""

from __future__ import annotations

import dataclasses
import itertools
import logging
import re
from contextlib import suppress
from pathlib import Path
from typing import Any
from unittest.mock import MagicMock, Mock

import ormsgpack
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from langchain_core.messages import HumanMessage, ToolMessage
from langgraph.checkpoint.serde import jsonplus
from langgraph.checkpoint.serde.jsonplus import JsonPlusSerializer

from pg_checkpoint.codec import exact, serializers
from pg_checkpoint.codec.messages import pack_fields, pack_messages, states_of
from pg_checkpoint.codec.serializers import STRICT, StrictSerializer, decode, encode
from pg_checkpoint.core.errors import TypeNotAllowedError
from tests import kinds
from tests.cases import each
from tests.kinds import KINDS, LOSSY, PLACES, REFUSED
from tests.seams import limit

SERDE = JsonPlusSerializer(allowed_msgpack_modules=True)
COMING_BACK = [KINDS[name] for name in sorted(KINDS.keys() - REFUSED - LOSSY)]
FIXED, FREE = (kinds.Either(model=kinds.AnyName(name=name)) for name in ("fixed", "a"))


@pytest.fixture(autouse=True)
def _quiet() -> None:
    # LangGraph warns of each class that it makes.
    logging.getLogger("langgraph.checkpoint.serde.jsonplus").setLevel(logging.ERROR)


def _back(value: Any) -> Any:
    return decode(SERDE, *encode(SERDE, value))


@pytest.mark.parametrize("place", PLACES)
def test_every_kind_comes_back_the_same(place: str) -> None:
    put = PLACES[place]
    lossy, refused = set(), set()
    for name, make in KINDS.items():
        losses: list[exact.Loss] = []
        try:
            typed = encode(SERDE, put(make()), losses)
        except TypeError:
            refused.add(name)
            continue
        if losses:
            lossy.add(name)
            continue
        back = decode(SERDE, *typed)
        assert exact.same(put(make()), back), name
        # It is stable: what came back is packed as what was put.
        assert encode(SERDE, back) == typed or "set" in name, name
    assert (lossy, refused) == (LOSSY, REFUSED)


@pytest.mark.parametrize("place", PLACES)
def test_what_langgraph_stores_exactly_has_its_form(place: str) -> None:
    put, exactly = PLACES[place], set()
    # Of these nobody knows: their constructors may change some values, and others not. Of an enum
    # inside a class LangGraph keeps the value, which makes the model's validator an enum of it.
    unknown = re.compile("validator|__post_init__|InitVar|enum inside a class")
    for name in sorted(name for name in KINDS.keys() - REFUSED if not unknown.search(name)):
        value = put(KINDS[name]())
        try:
            theirs = SERDE.dumps_typed(value)
            is_exact = exact.same(value, SERDE.loads_typed(theirs))
        except Exception:
            continue
        # It keeps bytes as they are, and not that arrays can be written to.
        if is_exact and theirs[0] == "msgpack" and "array" not in name:
            assert encode(SERDE, value) == theirs, name
            exactly.add(name)
    assert len(exactly) > 25 or place == "in a tuple"


NESTED = st.recursive(
    st.sampled_from(COMING_BACK).map(lambda make: make()),
    lambda inner: st.one_of(
        st.lists(inner, max_size=3),
        st.lists(inner, max_size=3).map(tuple),
        st.dictionaries(st.text("ab\0", max_size=2) | st.integers(), inner, max_size=3),
        st.builds(kinds.Plain, st.integers(), inner),
        st.builds(kinds.Table, a=inner),
        st.builds(kinds.Size, st.integers(), inner),
        st.builds(lambda v: kinds.Loose(a=1, b=v), inner),  # type: ignore[call-arg]  # an extra
    ),
    max_leaves=8,
)


@settings(max_examples=100)
@given(NESTED)
def test_kinds_in_one_another(value: Any) -> None:
    losses: list[exact.Loss] = []
    typed = encode(SERDE, value, losses)
    assert not losses
    assert exact.same(value, decode(SERDE, *typed))


def test_strict_allows_what_holds_data_only_and_the_classes_that_are_named() -> None:
    strict = StrictSerializer((kinds.Outer.Phase, kinds.Model, kinds.Holder))
    for name in ("tuple", "Counter", "defaultdict", "OrderedDict", "complex"):
        value = KINDS[name]()
        assert exact.same(decode(strict, *encode(strict, value)), value)
    phase = kinds.Outer.Phase.READY
    holder = kinds.Holder(model=kinds.Model(a=1), phase=phase)
    for value in (phase, {phase: kinds.Model(a=1)}, holder):
        assert decode(strict, *encode(strict, value)) == value
    for name in ("subclass of dict", "dataclass inside a class", "generic model", "class", "range"):
        with pytest.raises(TypeNotAllowedError):
            decode(strict, *encode(strict, KINDS[name]()))


@pytest.mark.parametrize("contents", [["class"], ["model", {"items": []}, None, None, []]])
def test_a_parameter_of_a_class_runs_no_code(contents: list[Any], tmp_path: Path) -> None:
    mark = tmp_path / "mark"
    parameters = [f"__import__('pathlib').Path({str(mark)!r}).touch()"]
    parts = ["tests.kinds", "Page", parameters, *contents]
    data = ormsgpack.packb(ormsgpack.Ext(exact.EXT_OBJECT, ormsgpack.packb(parts)))
    for serde in (SERDE, StrictSerializer((kinds.Page,))):
        assert type(decode(serde, "msgpack", data)) in (dict, type(None))
        with pytest.raises(ValueError, match="ext_hook"):
            serializers.loads_exactly(serde, ("msgpack", data))
    assert not mark.exists()


def test_classes_in_our_forms_are_found_by_name() -> None:
    typed = encode(SERDE, [kinds.Outer.Cost(1), (kinds.Text("a"),)])
    names = {f"{named.module}.{named.name}" for named in serializers.names_in(*typed)}
    assert names == {"tests.kinds.Outer.Cost", "tests.kinds.Text"}


def test_a_class_that_got_fields_has_their_defaults(monkeypatch: pytest.MonkeyPatch) -> None:
    memo, order = encode(SERDE, kinds.Memo(text="a", token="t")), encode(SERDE, kinds.Order(1))
    price = encode(SERDE, kinds.Outer.Price(1, (2,)))

    class Memo(kinds.Memo):
        more: tuple[int, ...] = (1,)

    @dataclasses.dataclass(frozen=True, slots=True)
    class Price:
        currency: str = "EUR"
        net: int = 0
        tax: Any = None

    monkeypatch.setattr(kinds, "Memo", Memo)
    monkeypatch.setattr(kinds.Outer, "Price", Price)
    assert (decode(SERDE, *memo).more, decode(SERDE, *memo).token) == ((1,), "t")
    assert decode(SERDE, *price) == Price("EUR", 1, (2,))
    made = vars(dataclasses.make_dataclass("Made", [("more", int, 5)]))["__dataclass_fields__"]
    fields = vars(kinds.Order)["__dataclass_fields__"]
    monkeypatch.setattr(kinds.Order, "__dataclass_fields__", fields | made)
    assert decode(SERDE, *order).more == 5


def test_a_class_that_is_gone_leaves_its_content(monkeypatch: pytest.MonkeyPatch) -> None:
    memo, rows = encode(SERDE, kinds.Memo(text="a", token="t")), encode(SERDE, kinds.Rows([1]))
    monkeypatch.delattr(kinds, "Memo")
    monkeypatch.delattr(kinds, "Rows")
    assert decode(SERDE, *memo) == {"text": "a", "token": "t"}
    assert decode(SERDE, *rows) == [1]


def test_a_key_of_a_class_that_is_not_made_leaves_the_rest() -> None:
    contents: dict[Any, Any] = {kinds.Text("a"): {"a": [1]}, kinds.Count(1): {1: [1]}}
    contents[kinds.FrozenModel()] = [[{"a": 1}, [1]]]
    for key, content in contents.items():
        typed = encode(SERDE, [{key: [1]}, 2])
        assert decode(STRICT, *typed) == [content, 2]
        with pytest.raises(TypeNotAllowedError):
            decode(StrictSerializer(), *typed)


def test_one_value_that_is_refused_or_lost_says_nothing_of_others() -> None:
    def deep(levels: int) -> Any:
        value: Any = 1
        for _ in range(levels):
            value = [value]
        return kinds.Model.model_construct(a=value)

    with pytest.raises(TypeError):
        encode(SERDE, deep(2_000))
    assert exact.same(_back(deep(40)), deep(40))
    for first, second in itertools.permutations((2**70, 1)):
        for number in (first, second):
            assert _back(kinds.Model(a=number)).a == number


def test_an_attribute_of_a_datetime_is_lost_with_a_word() -> None:
    moment = kinds.Moment(2026, 1, 1)
    assert exact.same(_back(moment), moment)
    moment.label = "a"  # type: ignore[attr-defined]  # as an application may
    losses: list[exact.Loss] = []
    encode(SERDE, moment, losses)
    assert [loss.part for loss in losses] == [moment]


def test_an_attribute_that_is_not_there_stays_away() -> None:
    for value in (kinds.Model(a=1), kinds.Model.model_construct(a=1), kinds.Plain(1)):
        assert exact.same(_back(value), value)
    for value, name in ((kinds.Model(a=1), "b"), (kinds.Plain(1), "inner")):
        delattr(value, name)
        losses: list[exact.Loss] = []
        back = decode(SERDE, *encode(SERDE, value, losses))
        assert losses or exact.same(back, value)


def test_values_as_langgraph_would_have_them() -> None:
    for name in sorted(KINDS.keys() - REFUSED - LOSSY):
        value = KINDS[name]()
        type_, data = encode(SERDE, value)
        if type_ != "msgpack" or not exact.has_own_forms(data):
            continue
        try:
            theirs = exact.in_langgraphs_forms(data)
        except (TypeError, ValueError):
            # Nor does LangGraph store it, or it stores pointers, or "?".
            assert re.search("array|surrogate", name) or not _is_dumped(value), name
            continue
        assert not exact.has_own_forms(theirs), name
        if _is_dumped(value):
            expected = SERDE.loads_typed(SERDE.dumps_typed(value))
            back = SERDE.loads_typed(("msgpack", theirs))
            # Old versions make nothing in the place of an object that they can't make.
            is_old = not hasattr(jsonplus, "_reconstruction_fallback")
            assert back is not None or is_old, name
            if type(back) is type(expected) and "array" not in name:
                assert exact.same(back, expected) or exact.same(back, value), name


def _is_dumped(value: Any) -> bool:
    try:
        SERDE.dumps_typed(value)
    except TypeError:
        return False
    return True


def test_a_mock_and_what_contains_itself_are_refused_at_once() -> None:
    for mock in (Mock(), MagicMock(spec=kinds.Plain)):
        with pytest.raises(TypeError, match="it is a mock"):
            encode(SERDE, {"model": mock})
    nodes = [kinds.Plain(n, []) for n in range(20)]
    for node in nodes:
        node.inner.extend(nodes)
    with pytest.raises((TypeError, RecursionError)) as caught:
        encode(SERDE, {"nodes": nodes})
    assert exact.path_to(caught, nodes) is None


@each(
    "first, second, changes",
    [
        (kinds.Omitting(text="a"), kinds.Omitting(text="a", token="t"), {}),
        (kinds.Trimmed(text="a"), kinds.Trimmed(), {"text": " a "}),
        (kinds.Bounded(), kinds.Bounded(), {"n": -1}),
        (FREE, FIXED, {}),
        (kinds.Dumping(text="a"), kinds.Dumping(text=" a "), {}),
        (kinds.Checked(), kinds.Checked(), {"n": -1}),
        (kinds.WithInit(1), kinds.WithInit(1), {"n": -1}),
    ],
    ids=lambda case: type(case[0]).__name__,
)
def test_constructors_that_lose_parts(first: Any, second: Any, changes: dict[str, Any]) -> None:
    for name, value in changes.items():
        setattr(second, name, value)
    for made in (first, second):
        assert exact.same(_back(made), made)


@pytest.mark.parametrize("buffer", [bytearray(b"a"), memoryview(b"a")])
def test_a_message_keeps_what_is_like_bytes(buffer: Any) -> None:
    message = ToolMessage("ą", tool_call_id="1", artifact=[buffer])
    for value in (message, [message]):
        assert exact.same(_back(value), value)
    assert states_of([message]) is None
    assert pack_fields([message]) is None
    assert pack_messages(SERDE, [message]) is None


@pytest.mark.parametrize("cls", [kinds.Plain, kinds.Clamped, kinds.Loose])
def test_what_is_lost_deep_inside_is_tried_once(cls: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    trial = Mock(side_effect=exact._try)
    monkeypatch.setattr(exact, "_try", trial)
    for leaf in (kinds.Failure("a"), slice(1)):
        value: Any = leaf
        for _ in range(12):
            outer: Any = cls(a=1) if cls is kinds.Loose else cls(1)
            outer.inner = value
            value = outer
        losses: list[exact.Loss] = []
        with suppress(TypeError):
            encode(SERDE, value, losses)
        assert trial.call_count < 60
        assert len(losses) < 30


def test_what_is_known_of_a_class_has_a_bound(monkeypatch: pytest.MonkeyPatch) -> None:
    limit(monkeypatch, "codec.exact", most_sums=3)
    monkeypatch.setattr(exact, "_tried", {})
    inner: Any = (1,)
    for _ in range(10):
        inner = [inner]
        assert exact.same(_back(kinds.Plain(1, inner)), kinds.Plain(1, inner))
        assert 0 < len(exact._tried[kinds.Plain]._sums) <= 3


def test_an_unknown_langgraph_has_its_serializer_used(monkeypatch: pytest.MonkeyPatch) -> None:
    ours, value = encode(SERDE, (1, "a")), [1, {"a": HumanMessage("a")}]
    assert exact._is_usable()
    monkeypatch.delattr(jsonplus, "_msgpack_default")
    assert not exact._is_usable()
    monkeypatch.undo()
    monkeypatch.setattr(exact, "IS_USABLE", False)
    assert encode(SERDE, (1, "a")) == SERDE.dumps_typed((1, "a"))
    assert _back(value) == value
    with pytest.raises(NotImplementedError, match="langgraph-checkpoint"):
        decode(SERDE, *ours)
