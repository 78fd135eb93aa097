"""Versions grow, stay short, fit what is imported, and never repeat in a fork."""

from __future__ import annotations

import random

from pg_checkpoint.versions import next_version


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
    following = next_version(imported)
    assert following.split(".")[0] == f"{42:032}"
    assert following > imported


def test_whole_numbers_stay_whole_numbers() -> None:
    first = next_version(1)
    second = next_version(first)
    assert isinstance(second, int)
    assert 1 < first < second < 2**63


def test_forks_differ_even_when_random_is_seeded() -> None:
    made = set()
    for _ in range(1000):
        random.seed(1)
        made.add(next_version("00000007.abc"))
        made.add(next_version(7))
    assert len(made) == 2000
