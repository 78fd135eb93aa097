"""How namespaces are written: in the order of tuples, in ranges by prefix, of any length."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from langgraph.store.base import InvalidNamespaceError

from pg_checkpoint import InvalidKeyError
from pg_checkpoint.store.values import (
    check_labels,
    checked_place,
    labels_of,
    place_of,
    range_of,
    written_namespace,
)

LABEL = st.text(st.characters(exclude_characters="\0.", codec="utf-8"), min_size=1, max_size=3)
SHORT = st.sampled_from(["a", "a\1", "a\2", "\1", "\2", "\3", "b", "é", "a b", "a-b", "\U0010ffff"])
LONG = st.builds(lambda label, times: label * times, SHORT, st.sampled_from([1, 250, 400, 900]))
NAMESPACE = st.lists(LABEL | SHORT, max_size=4).map(tuple)
LONG_NAMESPACE = st.lists(LONG, min_size=1, max_size=4).map(tuple)


@given(NAMESPACE)
def test_labels_come_back(namespace: tuple[str, ...]) -> None:
    assert labels_of(written_namespace(namespace)) == namespace


@given(st.lists(NAMESPACE, min_size=2, max_size=8))
def test_they_sort_as_tuples_do(namespaces: list[tuple[str, ...]]) -> None:
    def as_stored(namespace: tuple[str, ...]) -> tuple[bytes, bytes]:
        place = place_of(namespace, "")
        return place.head.encode(), place.rest.encode()

    assert sorted(namespaces) == sorted(namespaces, key=as_stored)
    assert sorted(namespaces) == sorted(namespaces, key=lambda n: written_namespace(n).encode())


@given(LONG_NAMESPACE | NAMESPACE, st.lists(LONG_NAMESPACE | NAMESPACE, min_size=1, max_size=6))
def test_a_prefix_is_one_range(prefix: tuple[str, ...], namespaces: list[tuple[str, ...]]) -> None:
    found = range_of(prefix)
    first = found.head.encode(), found.rest.encode()
    end = found.head_end.encode(), found.rest_end.encode()
    for namespace in [*namespaces, prefix, *(prefix + other for other in namespaces)]:
        place = place_of(namespace, "")
        whole = place.whole_namespace or place.head + place.rest
        inside = first <= (place.head.encode(), place.rest.encode()) < end
        inside = inside and whole.startswith(found.whole or "")
        assert inside == (namespace[: len(prefix)] == prefix)


@given(st.lists(st.tuples(LONG_NAMESPACE, LONG), min_size=2, max_size=5, unique=True))
def test_places_differ_and_fit_an_index(keys: list[tuple[tuple[str, ...], str]]) -> None:
    places = [place_of(*key) for key in keys]
    assert len({place[:3] for place in places}) == len(places)
    assert all(len("".join(place[:3]).encode()) < 2600 for place in places)


def test_what_is_cut_can_not_be_named_otherwise() -> None:
    keys = ["x" * length for length in (799, 800, 801, 5000)]
    stored = [place_of(("a",), key).key for key in keys]
    # The text that stands for a long one is too long for one that is not cut.
    assert place_of(("a",), stored[-1]).key != stored[-1]
    assert all(a != b for a, b in combinations(stored, 2))


ANY_LABEL = SHORT | LONG | st.sampled_from(["", ".", "a.b", "\0", "\ud800", 7, None, "\x7f-/"])


@given(st.lists(ANY_LABEL, max_size=4), st.booleans(), LONG | st.sampled_from(["", "\0", "."]))
def test_a_short_way_to_a_place_leads_there(labels: list[Any], as_list: bool, key: str) -> None:
    namespace: Any = labels if as_list else tuple(labels)
    try:
        check_labels(namespace)
        place = place_of(namespace, key)
    except (InvalidNamespaceError, InvalidKeyError) as error:
        with pytest.raises(type(error)):
            checked_place(namespace, key)
    else:
        assert checked_place(namespace, key) == place


def test_what_is_no_text_of_postgres_and_what_no_namespace_is_refused_by_name() -> None:
    for key, why in (("a\0", "NUL"), ("\ud800", "surrogate")):
        with pytest.raises(InvalidKeyError, match=why):
            place_of(("a",), key)
    wrong: list[Any] = ["users", b"users", None, 3, {"users"}]
    for labels in wrong:
        with pytest.raises(InvalidNamespaceError, match=r"such as \('users', '42'\)"):
            check_labels(labels)
