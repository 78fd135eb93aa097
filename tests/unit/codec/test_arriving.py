"""A thread that arrives: what each put sends, and that lists are cut as a put would cut them."""

from __future__ import annotations

import gc
from types import FunctionType, ModuleType
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from langgraph.checkpoint.serde.jsonplus import JsonPlusSerializer

from pg_checkpoint import AesGcmCipher, KeyRing
from pg_checkpoint.codec.arriving import ArrivingThread, is_whole
from pg_checkpoint.codec.chunks import cut
from pg_checkpoint.codec.keys import Dependency, cut_of
from pg_checkpoint.codec.rows import PutRows
from pg_checkpoint.codec.sealing import Sealing
from pg_checkpoint.core.errors import CorruptRowError, InvalidKeyError
from tests.making import checkpoint_of

SERDE = JsonPlusSerializer()


def _put(thread: ArrivingThread, n: int, parent: int | None, values: Any, versions: Any) -> PutRows:
    document = {**checkpoint_of({}, versions, f"{n}")}
    typed = {channel: SERDE.dumps_typed(value) for channel, value in values.items()}
    return thread.put(("", f"{n}"), None if parent is None else f"{parent}", document, "{}", typed)


def _items(count: int) -> list[str]:
    return [f"{n} " + "x" * 900 for n in range(count)]


def test_what_the_parent_has_is_left_out_and_can_be_added() -> None:
    thread = ArrivingThread("t", SERDE, None)
    values = {"list": _items(30), "same": {"k": "v" * 99}}
    first = _put(thread, 1, None, values, {"list": "1", "same": "1"})
    assert (first.dependencies, [b.leans for b in first.blobs]) == ([], [False, False])
    values = {**values, "list": _items(32)}
    second = _put(thread, 2, 1, values, {"list": "2", "same": "1"})
    (grown,) = second.blobs
    named = cut_of(first.blobs[0].groups, first.blobs[0].chunks or b"")
    assert first.dependencies == []
    assert second.dependencies == [Dependency("same", "1", None), Dependency("list", "1", named)]
    assert 0 < len(grown.pieces) < 4 < len(grown.all_pieces)
    assert second.size < first.size / 5
    second.make_whole()
    assert second.dependencies == []
    assert [b.channel for b in second.blobs] == ["list", "same"]
    assert second.blobs[0].pieces == second.blobs[0].all_pieces


def test_what_is_encrypted_is_not_kept_in_clear_too() -> None:
    cipher = AesGcmCipher(KeyRing({"k": bytes(range(107, 139))}))
    seal = Sealing(cipher, allow_plaintext=False, encrypt_metadata=True)
    seal.cipher.settle(b"s" * 16)
    thread = ArrivingThread("t", SERDE, seal)
    _put(thread, 1, None, {"same": "left out" * 999}, {"same": "1"})
    values = {"same": "left out" * 999, "new": "secret" * 999}
    put = _put(thread, 2, 1, values, {"same": "1", "new": "2"})
    kept = [found for found in _reached_by(put) if isinstance(found, bytes)]
    assert any(b"left out" in found for found in kept)
    assert not any(b"secret" in found for found in kept)


def _reached_by(put: PutRows) -> list[Any]:
    """All that is kept as long as a put is, except code and what it knows."""
    found: dict[int, Any] = {}
    due: list[Any] = [put]
    while due:
        one = due.pop()
        if id(one) in found or isinstance(one, (type, ModuleType, JsonPlusSerializer)):
            continue
        found[id(one)] = one
        due += one.__closure__ or () if isinstance(one, FunctionType) else gc.get_referents(one)
    return [*found.values()]


def test_nothing_is_taken_for_granted_of_a_parent_that_did_not_arrive() -> None:
    thread = ArrivingThread("t", SERDE, None)
    one = _put(thread, 2, 1, {"list": _items(30)}, {"list": "2"})
    two = _put(thread, 3, 2, {"list": _items(32)}, {"list": "3"})
    assert [put.blobs[0].leans for put in (one, two)] == [False, True]
    # The row of version 2 may be there already, and cut otherwise.
    assert two.dependencies == [
        Dependency("list", "2", cut_of(one.blobs[0].groups, one.blobs[0].chunks or b""))
    ]


PARTS = st.integers(1, 30).map(_items) | st.integers(1, 30).map(lambda n: _items(30)[n:])


@given(st.lists(PARTS, min_size=1, max_size=6))
def test_a_list_is_cut_as_if_it_came_alone(lists: list[list[str]]) -> None:
    thread = ArrivingThread("t", SERDE, None)
    for n, value in enumerate(lists):
        put = _put(thread, n, n - 1 if n else None, {"list": value}, {"list": f"{n}"})
        (row,) = put.blobs
        data = SERDE.dumps_typed(value)[1]
        found = cut(data)
        if found is None:
            assert (row.chunks, row.blob) == (None, data)
        else:
            assert (row.chunks, row.blob, row.groups) == (found.digests, found.rest, found.groups)
            assert row.all_pieces == found.pieces


@pytest.mark.parametrize("data", [b"", b"\xdc", b"\xdd\xff\xff\xff\xff" + b"\xc4" * 3000])
def test_what_is_no_msgpack_stays_whole(data: bytes) -> None:
    thread = ArrivingThread("t", SERDE, None)
    document = checkpoint_of({}, {"a": "1"}, "1")
    put = thread.put(("", "1"), None, dict(document), "{}", {"a": ("msgpack", data)})
    assert [(row.blob, row.chunks) for row in put.blobs] == [(data, None)]


@pytest.mark.parametrize(
    "change",
    [
        *({"v": None}, {"channel_values": []}, {"channel_versions": None}),
        *({"channel_versions": {"a": None}}, {"versions_seen": {"node": 7}}),
    ],
)
def test_what_is_no_checkpoint_is_refused(change: dict[str, Any]) -> None:
    document: dict[str, Any] = {**checkpoint_of({}, {}, "1")}
    assert is_whole(document)
    thread = ArrivingThread("t", SERDE, None)
    with pytest.raises(CorruptRowError):
        thread.put(("", "1"), None, {**document, **change}, "{}", {})
    # Nor are names taken that Postgres can't hold.
    with pytest.raises(InvalidKeyError):
        thread.put(("", "\0"), None, document, "{}", {})
    with pytest.raises(InvalidKeyError):
        thread.write(("", "1"), ("task", 0, ""), "a\0", ("null", b""))
