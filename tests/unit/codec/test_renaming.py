"""Renamed classes: old names are read as new ones, and nothing else changes."""

from __future__ import annotations

import json
import logging
import pickle
from typing import Any
from unittest import mock

import ormsgpack
import pytest
from hypothesis import given
from hypothesis import strategies as st
from langchain_core.messages import AIMessage, HumanMessage
from langgraph.checkpoint.serde import jsonplus
from langgraph.checkpoint.serde.encrypted import EncryptedSerializer
from langgraph.checkpoint.serde.jsonplus import JsonPlusSerializer
from langgraph.types import Command, Interrupt, Send

from pg_checkpoint import InvalidOptionError, TypeNotAllowedError
from pg_checkpoint.codec import serializers
from pg_checkpoint.codec.compat import DeltaSnapshot
from pg_checkpoint.codec.serializers import Renames, StrictSerializer, decode, encode, renaming
from pg_checkpoint.core.options import Settings
from tests.cases import each
from tests.moved_classes import module, one_of_each

OLD, NEW = "gone.state", "here.models"
SERDE = JsonPlusSerializer()
_LEAVES = (
    *(st.none(), st.booleans(), st.floats(), st.text(), st.binary()),
    *(st.integers(-(2**63), 2**64 - 1), st.uuids(), st.datetimes(), st.decimals(allow_nan=False)),
)


def _old(make: Any = one_of_each) -> tuple[str, bytes]:
    with module(OLD) as classes:
        return encode(SERDE, make(classes))


def _renaming(renamed: Any = None, serde: Any = SERDE) -> Any:
    return renaming(serde, renamed or {OLD: NEW})


@pytest.mark.parametrize("renamed", [{OLD: NEW}, None, {"gone": "here", "here.state": NEW}])
def test_each_kind_of_class(renamed: Any) -> None:
    stored = _old()
    with module(NEW) as classes:
        names = [c.__name__ for c in vars(classes).values() if isinstance(c, type)]
        one_by_one = {f"{OLD}.{name}": f"{NEW}.{name}" for name in names}
        expected = one_of_each(classes)
        found = decode(_renaming(renamed or one_by_one), *stored)
        assert found == expected
        assert {k: type(v) for k, v in found.items()} == {k: type(v) for k, v in expected.items()}


def _in_langgraphs(classes: Any) -> dict[str, Any]:
    data = classes.Data(inner=classes.Model())
    return {
        "send": Send("node", {"order": data}),
        "command": Command(update={"order": data}, resume=data, goto=[Send("n", data)]),
        "interrupt": Interrupt(value=data, id="1"),
        "list": [data, [data, {"deep": data}]],
        "message": HumanMessage("x", additional_kwargs={"colour": classes.Colour.RED}),
        "set": {classes.Colour.RED},
        "key": {("a", 1): data, 2: data, b"b": data, 1.5: data, True: data, None: data},
    }


def test_within_what_langgraph_stores() -> None:
    stored, text = _old(_in_langgraphs), _old(lambda classes: classes.Label("x"))
    snapshot = _old(lambda classes: DeltaSnapshot([classes.Data()]))
    with module(NEW) as classes:
        assert decode(_renaming(), *stored) == _in_langgraphs(classes)
        assert type(decode(_renaming(), *text)) is classes.Label
        new = encode(SERDE, DeltaSnapshot([classes.Data()]))
        assert decode(_renaming(), *snapshot) == decode(SERDE, *new)


def test_strict_goes_by_the_new_name() -> None:
    stored = _old(lambda classes: [classes.Data(inner=classes.Model())])
    with module(NEW) as classes:
        strict = _renaming(serde=StrictSerializer((classes.Data, classes.Model)))
        assert decode(strict, *stored) == [classes.Data(inner=classes.Model())]
        half = _renaming(serde=StrictSerializer((classes.Data, (OLD, "Model"))))
        with pytest.raises(TypeNotAllowedError) as caught:
            decode(half, *stored)
        assert (caught.value.module, caught.value.name) == (NEW, "Model")
        # As LangGraph adds the classes of a graph's schema.
        whole = half.with_msgpack_allowlist([(NEW, "Model")])
        assert decode(whole, *stored) == [classes.Data(inner=classes.Model())]
        assert whole.with_msgpack_allowlist([(NEW, "Model")]) is whole


def test_json_of_old_versions() -> None:
    envelope = {"lc": 2, "type": "constructor", "id": [*OLD.split("."), "Data"]}
    text = json.dumps([{**envelope, "kwargs": {"item": "x", "inner": 1.5}}, {"lc": 2}])
    with module(NEW) as classes:
        expected = [classes.Data("x", 1.5), {"lc": 2}]
        strict = _renaming(serde=StrictSerializer((classes.Data,)))
        assert decode(strict, "json", text.encode()) == expected
        allowing = JsonPlusSerializer(allowed_json_modules=[(*NEW.split("."), "Data")])
        assert decode(_renaming(serde=allowing), "json", text.encode()) == expected


@pytest.mark.parametrize("protocol", range(pickle.HIGHEST_PROTOCOL + 1))
def test_pickles_where_they_are_read_at_all(protocol: int) -> None:
    with module(OLD) as classes:
        data = pickle.dumps([classes.Data(inner=classes.Colour.RED)] * 2, protocol)
    serde = JsonPlusSerializer(pickle_fallback=True)
    with module(NEW) as classes:
        expected = [classes.Data(inner=classes.Colour.RED)] * 2
        assert decode(_renaming(serde=serde), "pickle", data) == expected
        with pytest.raises(NotImplementedError, match="pickle"):
            decode(_renaming(), "pickle", data)


def test_what_names_no_old_class_is_read_from_the_same_bytes() -> None:
    with module("other") as classes:
        type_, data = encode(SERDE, [one_of_each(classes), AIMessage("gone.state")])
        renames = Renames({OLD: NEW, "gone.state.Model": "x.Y"})
        assert renames.applied(type_, data)[1] is data
        renaming_serde = serializers.RenamingSerializer(SERDE, renames)
        assert decode(renaming_serde, type_, data) == decode(SERDE, type_, data)


_VALUES = st.recursive(
    st.one_of(*_LEAVES),
    lambda inner: (
        st.lists(inner)
        | st.dictionaries(st.text() | st.integers(0, 9) | st.tuples(st.text()), inner)
        | st.frozensets(st.text())
        | st.builds(lambda v: Send("n", v), inner)
    ),
)


@given(_VALUES)
def test_nothing_but_the_names_is_changed(value: Any) -> None:
    with module(OLD) as classes:
        type_, data = encode(SERDE, [value, classes.Data(inner=[classes.Model(inner=value)])])
    with module(NEW) as classes:
        expected = encode(SERDE, [value, classes.Data(inner=[classes.Model(inner=value)])])[1]
    assert Renames({OLD: NEW}).applied(type_, data)[1] == expected


def test_arrays_stay_as_they_are() -> None:
    # As numpy's are stored; the data may look like anything.
    array = ormsgpack.Ext(jsonplus.EXT_NUMPY_ARRAY, OLD.encode() + b"\xc1")

    def stored(place: str) -> bytes:
        call = ormsgpack.packb([place, "Data", [array]])
        return ormsgpack.packb([array, ormsgpack.Ext(jsonplus.EXT_CONSTRUCTOR_SINGLE_ARG, call)])

    assert Renames({OLD: NEW}).applied("msgpack", stored(OLD))[1] == stored(NEW)


@each(
    "named, expected",
    [
        ("a.b.X", "d.Y"),
        ("a.b.Z", "c.Z"),
        ("a.b.c.X", "c.c.X"),
        ("ab.X", "ab.X"),
        ("a.X", "a.X"),
        ("x.A", "y.C"),
        ("x.B", "y.C"),
        ("app.state.S", "app.state.models.S"),
        ("app.state.models.S", "app.state.models.S"),
    ],
)
def test_the_longest_name_counts_and_renames_follow_each_other(named: str, expected: str) -> None:
    renamed = {"a.b": "c", "a.b.X": "d.Y", "x.A": "x.B", "x.B": "y.C"}
    renames = Renames({**renamed, "app.state": "app.state.models"})
    module_name, _, name = named.rpartition(".")
    assert str(renames.of(serializers.ClassName(module_name, name))) == expected


@pytest.mark.parametrize(
    "renamed",
    [
        *({"a": "a"}, {"a": "b", "b": "a"}, {"a": "b.x", "b": "a"}, {"a": "b", "b.X": "a.X"}),
        *({"a b": "c"}, {"": "c"}, {"a": ""}, {"a": 3}, {3: "a"}, {"a.": "b"}, {"a": "b:C"}),
        *({"a": "<locals>.C"}, {"a.*": "b"}),
    ],
)
def test_names_that_mean_nothing_are_refused(renamed: Any) -> None:
    with pytest.raises(InvalidOptionError, match="renamed"):
        Renames(renamed)


class _Own(JsonPlusSerializer):
    """A user's serializer."""

    def loads_typed(self, data: tuple[str, bytes]) -> Any:
        return None


@pytest.mark.parametrize("serde", [_Own(), EncryptedSerializer(mock.Mock(), SERDE)])
def test_other_serializers_are_refused(serde: Any) -> None:
    with pytest.raises(InvalidOptionError, match=f"JsonPlusSerializer.*{type(serde).__name__}"):
        renaming(serde, {"a": "b"})
    assert renaming(serde, None) is serde
    assert renaming(serde, {}) is serde


def _ext(code: int, *parts: Any) -> bytes:
    return bytes(ormsgpack.packb(ormsgpack.Ext(code, ormsgpack.packb(parts))))


def _nested(depth: int, inner: bytes) -> bytes:
    for _ in range(depth):
        inner = ormsgpack.packb(ormsgpack.Ext(0, inner))
    return inner


HOSTILE = {
    "names that are none": _ext(jsonplus.EXT_CONSTRUCTOR_SINGLE_ARG, [OLD], {OLD: 1}, 2),
    "too few": _ext(0, OLD),
    "no array": ormsgpack.packb(ormsgpack.Ext(0, ormsgpack.packb({OLD: NEW}))),
    "cut": ormsgpack.packb(ormsgpack.Ext(0, ormsgpack.packb([OLD, "Data", 1])[:-1])),
    "no MessagePack": b"\xc1" + OLD.encode(),
    "in a key": b"\x81" + _ext(0, OLD, "Data", "x") + b"\x01",
    "deep": _nested(3_000, OLD.encode()),
    "an unknown extension": ormsgpack.packb(ormsgpack.Ext(99, OLD.encode())),
}


def _outcome(call: Any, *args: Any) -> Any:
    try:
        return repr(call(*args))
    except Exception as error:
        return type(error)


@each("name", HOSTILE)
def test_what_is_damaged_is_read_as_without_renames(name: str) -> None:
    with module(NEW):
        damaged = _outcome(decode, SERDE, "msgpack", HOSTILE[name])
        assert _outcome(decode, _renaming(), "msgpack", HOSTILE[name]) == damaged


def _names(type_: str, data: bytes) -> set[str]:
    reader = serializers.NameReader()
    decode(reader, type_, data)
    return set(map(str, reader.taken()))


def test_names_are_found_without_their_modules() -> None:
    kinds = {"Model", "Data", "Colour", "Pair", "Secret"}
    assert _names(*_old()) == {f"{OLD}.{kind}" for kind in kinds} | {"builtins.set"}
    found = _names(*_old(_in_langgraphs))
    assert {"langgraph.types.Send", "langgraph.types.Interrupt", f"{OLD}.Colour"} <= found
    assert "langchain_core.messages.human.HumanMessage" in found


def test_names_in_json_and_pickles() -> None:
    envelope = {"lc": 1, "type": "constructor", "id": ["langchain", "schema", "AIMessage"]}
    assert _names("json", json.dumps([envelope]).encode()) == {"langchain.schema.AIMessage"}
    for protocol in range(2, pickle.HIGHEST_PROTOCOL + 1):
        with module(OLD) as classes:
            data = pickle.dumps([classes.Data(), classes.Colour.RED, classes.Data()], protocol)
        # Python 3.11.0 to 3.11.2 pickle a member of an enumeration by its name.
        assert _names("pickle", data) - {"builtins.getattr"} == {f"{OLD}.Data", f"{OLD}.Colour"}
    for type_ in ("null", "bytes", "bytearray"):
        assert _names(type_, b"") == set()
    with pytest.raises(NotImplementedError, match="own"):
        _names("own", b"")


@pytest.mark.parametrize("kind", ["model", "data", "pair", "secret"])
def test_it_is_said_once_that_a_class_is_gone(kind: str, caplog: pytest.LogCaptureFixture) -> None:
    gone = f"gone_{kind}.state"
    with module(gone) as classes:
        stored = encode(SERDE, one_of_each(classes)[kind])
    with caplog.at_level(logging.WARNING, logger="pg_checkpoint"):
        for _ in range(3):
            assert not hasattr(decode(SERDE, *stored), "__module__") or kind == "secret"
    (said,) = [m for m in caplog.messages if f"class {gone}" in m and "renamed={" in m][:1]
    assert "ModuleNotFoundError" in said
    assert len([m for m in caplog.messages if m == said]) == 1
    caplog.clear()
    with module("here.still") as classes, caplog.at_level(logging.WARNING, logger="pg_checkpoint"):
        decode(SERDE, *encode(SERDE, one_of_each(classes)))
    assert not [m for m in caplog.messages if "renamed=" in m]


def test_strict_refuses_an_allowed_class_that_is_gone() -> None:
    stored = _old(lambda classes: [{"a": classes.Model()}])
    allowed = [(OLD, "Model"), (OLD, "Data")]
    strict: Any = serializers.serializer_of(None, Settings(strict=True, allowed_types=allowed))
    with pytest.raises(TypeNotAllowedError, match="renamed=") as caught:
        decode(strict, *stored)
    assert (caught.value.module, caught.value.name) == (OLD, "Model")
    other = {"a": HumanMessage("x")}
    assert decode(strict, *encode(SERDE, other)) == other
    with module(OLD) as classes:
        assert decode(strict, *stored) == [{"a": classes.Model()}]
        allowing = strict.with_msgpack_allowlist([(OLD, "Pair")])
        assert decode(allowing, *stored) == [{"a": classes.Model()}]
