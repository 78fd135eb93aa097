"""What is found by words, and what a query asks for."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from pg_checkpoint import InvalidOptionError
from pg_checkpoint.store.options import Asked, asked_of, mode_of, text_index_of
from tests.cases import each


@each(
    "query, asked",
    [
        ('"green tea" hot', Asked("green tea hot", '"green tea"')),
        ("tea -coffee", Asked("tea", '-"coffee"')),
        ('tea -"black coffee"', Asked("tea", '-"black coffee"')),
        ('tea "unclosed', Asked("tea unclosed", '"unclosed"')),
        ("state-of-the-art", Asked("state-of-the-art", "")),
        ("- -- tea", Asked("- -- tea", "")),
        ('"" ""', Asked("", "")),
        ("", Asked("", "")),
        ("a\0b \ud800", Asked("a b", "")),
    ],
)
def test_a_query_is_taken_apart(query: str, asked: Asked) -> None:
    assert asked_of(query) == asked


@given(st.text(max_size=200))
@example("tea " * 100_000)
@example("t" * 100_000)
def test_any_text_is_a_query_of_a_bounded_length(query: str) -> None:
    asked = asked_of(query)
    for part in asked:
        part.encode()
        assert "\0" not in part
    assert asked.must.count('"') % 2 == 0
    assert len(asked.words.split()) <= 64
    assert len(asked.words) <= 10_000 + 64


def test_the_texts_of_fields_are_one_text() -> None:
    index = text_index_of({"fields": ["title", "notes[*]"]})
    assert index is not None
    value = {"title": "Tea", "notes": ["hot\0", "no \ud800 milk", "hot\0"], "other": "x"}
    assert index.text_of(value, None) == "Tea\nhot \nno   milk"
    assert index.text_of(value, ["other"]) == "x"
    assert index.text_of(value, False) is None
    assert index.text_of({"title": ""}, None) is None
    assert index.text_of(None, None) is None
    # A long one is cut between characters.
    text = index.text_of({"title": "aü" * 100_000}, None)
    assert text is not None
    assert 199_900 <= len(text.encode()) <= 200_000


@each("config", [True, "simple", {"language": 3}, {"fields": [3]}, {"fields": {}, "lang": "x"}])
def test_what_is_no_index_of_words_is_refused(config: Any) -> None:
    with pytest.raises(ValueError, match="index"):
        text_index_of(config)


def test_the_mode_is_the_stock_stores_unless_it_is_named() -> None:
    known: dict[Any, Any] = {(None, True, True): "vector", (None, False, True): "text"}
    known |= {(None, False, False): None, ("hybrid", True, True): "hybrid"}
    for (asked, vectors, words), mode in known.items():
        assert mode_of(asked, vectors=vectors, words=words) == mode
    wrong = [("hybrid", True, False), ("hybrid", False, True), ("vector", False, True)]
    for asked, vectors, words in [*wrong, ("text", True, False), ("fuzzy", True, True)]:
        with pytest.raises(InvalidOptionError):
            mode_of(asked, vectors=vectors, words=words)
