"""A test of many cases runs all of them, and says which did not hold."""

from __future__ import annotations

import asyncio

import pytest

from tests.cases import each


@each("one, other", [(1, 1), (1, 2), (3, 3), (3, 4)])
def _are_equal(one: int, other: int) -> None:
    assert one == other


@each("error", [ValueError, KeyError])
async def _raises_value_error(error: type[Exception]) -> None:
    with pytest.raises(ValueError, match="a"):
        raise error("a")


def test_all_that_does_not_hold_is_named() -> None:
    with pytest.raises(AssertionError, match=r"^\(1, 2\): .*\n(.*\n)*\(3, 4\): Assertion"):
        _are_equal()
    with pytest.raises(AssertionError, match=r"^<class 'KeyError'>: KeyError"):
        asyncio.run(_raises_value_error())
