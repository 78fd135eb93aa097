"""Time limits of calls: who cancelled, and whether it is taken back."""

from __future__ import annotations

import asyncio
import sys

import pytest

from pg_checkpoint.core.connections import with_timeout
from tests.seams import limit

LONG = 60.0


async def _for_ever() -> None:
    await asyncio.Event().wait()


async def _answer() -> int:
    await asyncio.sleep(0)
    return 1


async def test_what_takes_too_long_is_ended_and_the_task_goes_on() -> None:
    for _ in range(3):
        with pytest.raises(asyncio.TimeoutError):
            await with_timeout(0.001, _for_ever())
        assert await with_timeout(LONG, _answer()) == 1


async def test_what_does_not_end_when_it_is_cancelled_is_cancelled_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    limit(monkeypatch, "core.connections", grace=0.001)
    cancelled = 0

    async def stubborn() -> None:
        nonlocal cancelled
        try:
            await _for_ever()
        except asyncio.CancelledError:
            cancelled += 1
            await _for_ever()

    with pytest.raises(asyncio.TimeoutError):
        await with_timeout(0.001, stubborn())
    assert cancelled == 1
    assert await with_timeout(LONG, _answer()) == 1


async def test_an_error_is_not_taken_for_a_limit() -> None:
    async def failing() -> None:
        await asyncio.sleep(0)
        raise LookupError

    with pytest.raises(LookupError):
        await with_timeout(LONG, failing())


async def test_a_caller_that_is_cancelled_is_cancelled() -> None:
    task = asyncio.create_task(with_timeout(LONG, _for_ever()))
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert task.cancelled()


@pytest.mark.skipif(sys.version_info < (3, 11), reason="tasks do not count who cancels them there")
async def test_a_caller_that_is_cancelled_too_when_time_is_up_is_cancelled() -> None:
    async def cancelled_twice() -> None:
        try:
            await _for_ever()
        except asyncio.CancelledError:
            task = asyncio.current_task()
            assert task is not None
            task.cancel()
            raise

    task = asyncio.create_task(with_timeout(0.001, cancelled_twice()))
    with pytest.raises(asyncio.CancelledError):
        await task


if sys.version_info >= (3, 11):

    async def test_a_limit_of_the_callers_own_around_it_works() -> None:
        with pytest.raises(asyncio.TimeoutError):
            async with asyncio.timeout(0.001):
                await with_timeout(LONG, _for_ever())
        async with asyncio.timeout(LONG):
            with pytest.raises(asyncio.TimeoutError):
                await with_timeout(0.001, _for_ever())
            assert await with_timeout(LONG, _answer()) == 1
