"""Names of versions: between a version and the next, and known as its own."""

from __future__ import annotations

from itertools import islice
from typing import Any

import pytest

from pg_checkpoint.codec.versions import next_version, version_text
from pg_checkpoint.transfer.version_names import is_name_of, names_of, widened, with_versions


@pytest.mark.parametrize(
    ("version", "after"),
    [
        *((0, 1), (4, 5), (99_999, 100_000), (1.0, 2.0), (2**32, 2**32 + 1), (4.25, 5)),
        *(("00000004", "00000005"), ("0004.0.123", "0005.0.001"), ("09", "10"), (-3, -2)),
    ],
)
def test_names_are_between_a_version_and_the_next(version: Any, after: Any) -> None:
    names: list[Any] = [*islice(names_of(version), 9)]
    assert names[0] == version
    assert len({version_text(name) for name in names}) == 9
    assert all(version <= name < after for name in names)
    assert all(is_name_of(name, version) for name in names)
    assert not any(is_name_of(name, after) for name in names)
    # What comes next here is greater than them all.
    assert all(next_version(name) > name for name in names)


@pytest.mark.parametrize("version", [2**40, 2**53, 2**63, 1e300])
def test_numbers_that_floats_can_t_tell_apart_have_none(version: Any) -> None:
    assert [*names_of(version)] == [version]


@pytest.mark.parametrize(
    ("name", "version"),
    [
        *((1, "1"), ("1", 1), ("1.x", "1"), ("1.", "1"), ("11", "1"), (1.5, 2), (2, 1)),
        *((1.0, 1), (1.00000049, 1), ("1.01", "1"), ("1.²", "1")),
    ],
)
def test_what_is_no_name(name: Any, version: Any) -> None:
    assert not is_name_of(name, version)


def test_all_versions_of_a_checkpoint_change_and_it_stays() -> None:
    checkpoint: Any = {
        "channel_versions": {"a": "1.x", "b": 2},
        "versions_seen": {"n": {"a": "0.y"}},
    }
    wide = with_versions(checkpoint, lambda _, version: widened(version))
    zeros = "0" * 31
    assert wide == {
        "channel_versions": {"a": f"{zeros}1.x", "b": 2},
        "versions_seen": {"n": {"a": f"{zeros}0.y"}},
    }
    assert checkpoint["channel_versions"]["a"] == "1.x"
