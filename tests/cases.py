"""Many cases in one test: to pytest, a test costs more than a look at a file or a call does."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import wraps
from typing import Any

import pytest

Test = Callable[..., Any]


def each(
    names: str, cases: Iterable[Any], ids: Callable[[Any], str] = str
) -> Callable[[Test], Any]:
    """Runs a test with one case after the other, and fails with all that did not hold.

    As `pytest.mark.parametrize`, but the cases share the test's fixtures.
    """
    keys = names.split(", ")
    arguments = [
        (ids(case), dict(zip(keys, case if len(keys) > 1 else (case,), strict=True)))
        for case in cases
    ]
    assert arguments, f"there are no cases of {names}"

    def decorated(test: Test) -> Any:
        # Its signature says to pytest which fixtures there are.
        signature = inspect.signature(test)
        fixtures = [p for p in signature.parameters.values() if p.name not in keys]

        def run(**fixtures: Any) -> None:
            faults: list[tuple[str, BaseException]] = []
            for case, values in arguments:
                with _noted(faults, case):
                    test(**fixtures, **values)
            _fail(faults)

        async def run_in_loop(**fixtures: Any) -> None:
            faults: list[tuple[str, BaseException]] = []
            for case, values in arguments:
                with _noted(faults, case):
                    await test(**fixtures, **values)
            _fail(faults)

        chosen: Any = wraps(test)(run_in_loop if inspect.iscoroutinefunction(test) else run)
        chosen.__signature__ = signature.replace(parameters=fixtures)
        return chosen

    return decorated


def pairs(first: Iterable[Any], second: Iterable[Any], third: Sequence[Any]) -> list[Any]:
    """Triples in which each two meet: `third`, which may not be the longest, takes turns."""
    return [
        (one, other, third[(m + n) % len(third)])
        for m, one in enumerate(first)
        for n, other in enumerate(second)
    ]


@contextmanager
def _noted(faults: list[tuple[str, BaseException]], case: str) -> Iterator[None]:
    try:
        yield
    except (Exception, pytest.fail.Exception) as error:
        faults.append((case, error))


def _fail(faults: list[tuple[str, BaseException]]) -> None:
    """Shows the traceback of the first, and what all of them say."""
    if faults:
        said = [f"{case}: {type(error).__name__}: {error}" for case, error in faults]
        raise AssertionError("\n".join(said)) from faults[0][1]
