"""Versions grow, stay short, fit what is imported, and never repeat in a fork."""

from __future__ import annotations

import math
import random
from decimal import Decimal
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pg_checkpoint import InvalidKeyError
from pg_checkpoint.codec.keys import next_version, version_text


def test_they_grow_as_text_and_are_short() -> None:
    version = None
    for _ in range(2000):
        following = next_version(version)
        assert version is None or following > version
        version = following
    assert version is not None
    assert len(version) == 17


def test_the_width_of_an_imported_thread_is_kept() -> None:
    imported = f"{41:032}.{0.123456:016}"
    assert next_version(imported).split(".")[0] == f"{42:032}"


def test_integers_stay_integers_and_are_text_at_once() -> None:
    following = next_version(1)
    assert isinstance(following, int)
    assert 1 < following < next_version(following) < 2**63
    # A range looks at all its numbers for one of a subclass.

    class Number(int):
        pass

    assert version_text(Number(7)) == "7"


def test_forks_differ_even_when_random_is_seeded() -> None:
    made = set()
    for _ in range(1000):
        random.seed(1)
        made.add(next_version("00000007.abc"))
        made.add(next_version(7))
    assert len(made) == 2000


@given(st.integers(-(2**62), 2**62) | st.floats(-(2.0**62), 2.0**62))
def test_numbers_grow_as_numbers(current: float) -> None:
    following = next_version(current)
    assert isinstance(following, int)
    assert following > current
    assert version_text(following) == str(following)


@pytest.mark.parametrize(
    "version", [None, math.nan, math.inf, -math.inf, 2**64, -(2**63) - 1, Decimal(1), ["1"], b"1"]
)
def test_what_is_no_version_is_refused_by_its_type(version: Any) -> None:
    with pytest.raises(InvalidKeyError, match=type(version).__qualname__):
        version_text(version)
