"""Names made to break out of SQL, filters to find others' rows, bytes to confuse decoders."""

from __future__ import annotations

import resource
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import ormsgpack
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from langgraph.checkpoint.serde.jsonplus import JsonPlusSerializer

from pg_checkpoint import AsyncPostgresSaver, CorruptRowError, InvalidKeyError, migrate
from pg_checkpoint.codec.caches import Decoded
from pg_checkpoint.codec.chunks import cut
from pg_checkpoint.codec.reading import ReadRow, decode_page
from tests.cases import each
from tests.making import aput, config_for, id_of, ids_of, rows_of

NAMES = [
    "'; drop table pgcheckpoint.checkpoints; --",
    "' or '1' = '1",
    "') or true --",
    '"; drop schema pgcheckpoint cascade; --',
    *('a"b', "back\\slash\\'", "$1", "%s %(x)s %", "{0} {thread_id}"),
    "$ || pg_sleep(9) || $a$",
    "/* */ -- \n ;",
    *("null", "{}", "☃ \u2019 \uff07", "\U0010ffff", "\\000 \\x00 E'\\''"),
]


@each("name", NAMES)
async def test_names_are_only_names(saver: AsyncPostgresSaver, name: str) -> None:
    other = await aput(saver, config_for("other"), {"a": [1]}, metadata={"run_id": "other"})
    config = config_for(name, None, name)
    metadata = {"run_id": name, name: {name: [name]}}
    first = await aput(saver, config, {name: [name]}, checkpoint_id=name, metadata=metadata)
    await saver.aput_writes(first, [(name, [name])], name, name)
    for place in (config, first, config_for(name, None, None)):
        (found,) = [c async for c in saver.alist(place, filter={name: {name: [name]}})]
        assert found.checkpoint["channel_values"] == {name: [name]}
        assert found.pending_writes == [(name, name, [name])]
        assert found.config["configurable"] == first["configurable"]
    assert await saver.aget_delta_channel_history(config=first, channels=[name]) is not None
    await saver.acopy_thread(name, f"{name} copied")
    await saver.aprune([name])
    await saver.adelete_for_runs([name])
    assert await saver.aget_tuple(config) is None
    await saver.adelete_thread(f"{name} copied")
    assert await ids_of(saver, None) == [id_of(other)]
    await saver.adelete_thread("other")


@pytest.mark.parametrize("name", ["'; drop table x; --", 'a"b\\', "%s {0} $1", "☃ \u2019"])
async def test_a_schemas_name_is_only_a_name(empty_dsn: str, name: str) -> None:
    migrate(empty_dsn, schema=name)
    async with AsyncPostgresSaver.from_conn_string(empty_dsn, schema=name) as saver:
        await aput(saver, config_for("t"), {"a": [1]})
        assert await saver.aget_tuple(config_for("t")) is not None
    found = rows_of(empty_dsn, "select nspname from pg_namespace where nspname !~ '^pg_'")
    assert {row[0] for row in found} == {"public", "information_schema", name}


@pytest.mark.parametrize("name", ["", "pg_temp", "a\0b", "x" * 64, "\ud800", "$$; --"])
def test_a_name_that_no_schema_can_have(name: str) -> None:
    with pytest.raises(InvalidKeyError):
        AsyncPostgresSaver("", schema=name)


_WORDS = st.sampled_from(["", "a", "b", "'", '"', "%", "$1", "\\", "null"])
_LEAVES = st.none() | st.booleans() | st.integers(-2, 2) | _WORDS
_JSON = st.recursive(
    _LEAVES,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(_WORDS, inner, max_size=3),
    max_leaves=8,
)


def _contains(value: Any, wanted: Any) -> bool:
    """What Postgres' @> is documented to answer."""
    if isinstance(value, dict) and isinstance(wanted, dict):
        return all(k in value and _contains(value[k], v) for k, v in wanted.items())
    if isinstance(value, list) and isinstance(wanted, list):
        return all(any(_contains(one, want) for one in value) for want in wanted)
    return type(value) is type(wanted) and bool(value == wanted)


@given(stored=st.lists(_JSON, min_size=1, max_size=6), others=st.lists(_JSON, max_size=3))
@settings(max_examples=40)
async def test_a_filter_finds_what_contains_it_and_nothing_else(
    saver: AsyncPostgresSaver, stored: list[Any], others: list[Any]
) -> None:
    for thread in ("t", "other"):
        await saver.adelete_thread(thread)
    ids = {}
    for one in stored:
        config = await aput(saver, config_for("t"), {}, metadata={"x": one})
        ids[id_of(config)] = one
    await aput(saver, config_for("other"), {}, metadata={"x": stored[0]})
    for wanted in [stored[-1], *others]:
        expected = {id_ for id_, one in ids.items() if _contains(one, wanted)}
        found = [c async for c in saver.alist(config_for("t"), filter={"x": wanted})]
        assert {id_of(c.config) for c in found} == expected
        infos = await saver.alist_info(config_for("t"), filter={"x": wanted})
        assert {info.checkpoint_id for info in infos} == expected


SERDE = JsonPlusSerializer()
VALUE = [f"message {n} " + "of some length " * 40 for n in range(200)]
_CHECKPOINT = '{"v": 4, "id": "1", "channel_values": {}, "channel_versions": {"c": "1"}}'
_EMPTY = ReadRow("", "t", "", None, *[None] * 16)


def _rows(
    type_: str, blob: bytes, groups: int = 0, chunks: bytes | None = None, pieces: Any = None
) -> list[Sequence[Any]]:
    """A page with one checkpoint, whose only channel is this blob."""
    found, make = dict(pieces or {}), _EMPTY._replace
    stored: Any = {"type": type_, "blob": blob, "groups": groups, "chunks": chunks}
    lengths = b"".join(len(piece).to_bytes(4, "big") for piece in found.values())
    joined: Any = {"digests": b"".join(found), "lengths": lengths, "data": b"".join(found.values())}
    return [
        make(kind="checkpoint", checkpoint_id="1", checkpoint=_CHECKPOINT, metadata="{}"),
        make(kind="blob", channel="c", version="1", **stored),
        make(kind="pieces", **joined),
    ]


def _decode(rows: list[Sequence[Any]]) -> Any:
    """The value; CorruptRowError for one that can't be decoded, and no other error."""
    (found,) = decode_page(Decoded(SERDE), rows)
    return found.checkpoint["channel_values"]["c"]


_WORDS_OF_FORMS = [
    *("builtins", "collections", "Counter", "dict", "list", "call", "new", "model", "class"),
    *("tuple", "int", "str", "array", "scalar", "bytearray", "|O", "<i4", "C"),
]
_CONTENTS = st.recursive(
    st.none() | st.integers(-9, 9) | st.binary(max_size=9) | st.sampled_from(_WORDS_OF_FORMS),
    lambda inner: st.lists(inner, max_size=8),
    max_leaves=12,
)
_EXTENSIONS = st.tuples(
    st.sampled_from([100, 101, 102]), _CONTENTS.map(ormsgpack.packb) | st.binary()
)
_FORMS = _EXTENSIONS.map(lambda form: ormsgpack.packb(ormsgpack.Ext(*form)))


@given(type_=st.sampled_from(["msgpack", "json", "bytes", "x"]), blob=st.binary() | _FORMS)
@settings(max_examples=600)
def test_any_bytes_and_any_of_our_forms_decode_or_are_corrupt(type_: str, blob: bytes) -> None:
    # Any other error fails the test.
    with suppress(CorruptRowError):
        _decode(_rows(type_, blob))


@pytest.mark.parametrize("first", [0xC6, 0xC9, 0xDB, 0xDD, 0xDF])
@pytest.mark.parametrize("depth", [1, 50])
def test_a_header_that_lies_about_a_length_allocates_nothing(first: int, depth: int) -> None:
    lie = (b"\xdd\xff\xff\xff\xff" * (depth - 1)) + bytes([first]) + b"\xff\xff\xff\xff" + b"abc"
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    with pytest.raises(CorruptRowError):
        _decode(_rows("msgpack", lie))
    with pytest.raises(CorruptRowError):
        _decode(_rows("msgpack", lie, 0, b"\0" * 16, {b"\0" * 16: lie}))
    assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before < 100 * 1024


_MANGLED = st.tuples(
    st.sampled_from(["rest", "digests", "piece", "groups", "order"]),
    st.integers(0, 10**6),
    st.binary(max_size=40),
)


@given(mangled=_MANGLED)
@settings(max_examples=300)
def test_a_list_in_pieces_comes_back_as_it_was_or_is_corrupt(mangled: Any) -> None:
    """Whatever happens to a piece. In the list's own row an element may be another one."""
    what, at, new = mangled
    type_, data = SERDE.dumps_typed(VALUE)
    found = cut(data)
    assert found is not None
    rest, digests, groups, pieces = found.rest, found.digests, found.groups, dict(found.pieces)
    if what == "rest":
        rest = _replaced(rest, at, new)
    elif what == "digests":
        digests = _replaced(digests, at, new)
    elif what == "groups":
        groups = at % 2000 - 1000
    else:
        digest = sorted(pieces)[at % len(pieces)]
        pieces[digest] = _replaced(pieces[digest], at, new) if what == "piece" else data
    try:
        value = _decode(_rows(type_, rest, groups, digests, pieces))
    except CorruptRowError:
        return
    assert what == "rest" or value == VALUE


def _replaced(data: bytes, at: int, new: bytes) -> bytes:
    at %= len(data) + 1
    return data[:at] + new + data[at + len(new) // 2 :]
