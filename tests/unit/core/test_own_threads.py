"""Functions of the application that hang: how many threads they keep, and who waits for what."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import threading
from collections.abc import Awaitable, Iterator
from functools import partial
from typing import Any

import pytest

from pg_checkpoint.core.connections import called
from tests.waiting import PATIENCE, until, wait_until

BOUND = 16


class Hanging:
    """What an application gives: its calls hang until it is told to go on."""

    def __init__(self) -> None:
        self.go_on = threading.Event()
        self.calls: list[Any] = []

    def ask(self, what: Any) -> list[Any]:
        self.calls.append(what)
        self.go_on.wait()
        return [what]


@pytest.fixture
def hanging() -> Iterator[Hanging]:
    hanging = Hanging()
    wait_until(lambda: _threads() == 0)
    yield hanging
    hanging.go_on.set()
    wait_until(lambda: _threads() == 0)


def _threads() -> int:
    return sum(thread.name == "pg_checkpoint-call" for thread in threading.enumerate())


async def _given_up(hanging: Hanging, *asked: Any) -> None:
    """Calls that are not waited for."""
    tasks = [asyncio.ensure_future(called(hanging.ask, what)) for what in asked]
    await until(lambda: len(hanging.calls) >= min(len(asked), BOUND))
    for task in tasks:
        task.cancel()
    await asyncio.wait(tasks)


async def test_callers_beyond_the_bound_wait_for_the_same_answer(hanging: Hanging) -> None:
    await _given_up(hanging, *["same"] * 60)
    assert (_threads(), hanging.calls) == (BOUND, ["same"] * BOUND)
    joining = [asyncio.ensure_future(called(hanging.ask, "same")) for _ in range(3)]
    await asyncio.sleep(0)
    hanging.go_on.set()
    assert await asyncio.gather(*joining) == [["same"]] * 3
    assert len(hanging.calls) == BOUND
    await until(lambda: _threads() == 0)
    assert await called(hanging.ask, "more") == ["more"]


async def test_other_calls_wait_for_their_turn_and_those_given_up_have_none(
    hanging: Hanging,
) -> None:
    await _given_up(hanging, *range(60))
    assert hanging.calls == list(range(BOUND))
    waiting = [asyncio.ensure_future(called(hanging.ask, n)) for n in range(100, 140)]
    await asyncio.sleep(0)
    hanging.go_on.set()
    assert await asyncio.gather(*waiting) == [[n] for n in range(100, 140)]
    assert sorted(hanging.calls) == [*range(BOUND), *range(100, 140)]


async def test_one_that_hangs_keeps_no_other_from_its_calls(hanging: Hanging) -> None:
    await _given_up(hanging, *range(BOUND))
    other = Hanging()
    other.go_on.set()
    assert await called(other.ask, 1) == [1]


async def test_what_is_awaited_is_each_caller_s_own() -> None:
    async def answer() -> int:
        return 7

    def ask() -> Awaitable[int]:
        return answer()

    assert await asyncio.gather(*(called(ask) for _ in range(100))) == [7] * 100


def test_many_event_loops_share_the_bound(hanging: Hanging) -> None:
    def give_up() -> None:
        async def ask() -> None:
            await asyncio.wait_for(called(hanging.ask, "same"), 0.05)

        with pytest.raises(asyncio.TimeoutError):
            asyncio.run(ask())

    for _ in range(BOUND + 4):
        give_up()
    assert _threads() == BOUND


async def test_partials_of_a_function_share_its_threads_and_no_answers(hanging: Hanging) -> None:
    asked = [asyncio.ensure_future(called(partial(hanging.ask, n))) for n in range(30)]
    await until(lambda: len(hanging.calls) == BOUND)
    assert _threads() == BOUND
    hanging.go_on.set()
    assert await asyncio.gather(*asked) == [[n] for n in range(30)]


async def test_a_thread_that_can_t_be_started_takes_no_turn(
    hanging: Hanging, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_: threading.Thread) -> None:
        raise RuntimeError("can't start new thread")

    with monkeypatch.context() as patch:
        patch.setattr(threading.Thread, "start", refuse)
        for _ in range(2 * BOUND):
            with pytest.raises(RuntimeError, match="new thread"):
                await called(hanging.ask, 1)
    hanging.go_on.set()
    assert await called(hanging.ask, 2) == [2]


def test_a_process_ends_without_them() -> None:
    program = (
        "import asyncio, threading\n"
        "from pg_checkpoint.core.connections import called\n"
        "try:\n"
        "    asyncio.run(asyncio.wait_for(called(threading.Event().wait), 0.1))\n"
        "except asyncio.TimeoutError:\n"
        "    print('given up')\n"
    )
    command = [sys.executable, "-c", program]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=True)
    assert ended.stdout == "given up\n"
