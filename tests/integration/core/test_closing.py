"""Closing beside callers: each of them is answered, and none hangs."""

from __future__ import annotations

import asyncio
import threading
from typing import Any

from pg_checkpoint import AsyncPostgresSaver, PostgresSaver
from tests.making import config_for
from tests.waiting import PATIENCE, wait_until


def _call_until_refused(saver: PostgresSaver, answers: list[Any]) -> None:
    try:
        while True:
            answers.append(saver.get_tuple(config_for("t")))
    except Exception:
        return


def test_a_thread_that_waits_is_answered_when_its_loop_ends(dsn: str) -> None:
    answers: list[Any] = []

    def call(saver: AsyncPostgresSaver) -> None:
        try:
            answers.append(saver.get_tuple(config_for("t")))
        except Exception as error:
            answers.append(error)

    async def main() -> threading.Thread:
        saver = AsyncPostgresSaver(dsn)
        await saver.setup()
        caller = threading.Thread(target=call, args=(saver,), daemon=True)
        queue = asyncio.get_running_loop()._ready  # type: ignore[attr-defined]  # it has no other name
        before = len(queue)
        caller.start()
        # Blocks the loop, which can't start the call meanwhile.
        wait_until(lambda: len(queue) > before)
        await saver.close()
        return caller

    caller = asyncio.run(main())
    caller.join(PATIENCE)
    assert not caller.is_alive()
    assert answers


def test_closing_beside_callers_answers_them(dsn: str) -> None:
    for _ in range(5):
        saver = PostgresSaver(dsn, max_size=4)
        saver.open()
        answers: list[Any] = []
        callers = [
            threading.Thread(target=_call_until_refused, args=(saver, answers), daemon=True)
            for _ in range(8)
        ]
        for caller in callers:
            caller.start()
        wait_until(lambda: len(answers) > len(callers))  # noqa: B023  called now
        saver.close()
        for caller in callers:
            caller.join(PATIENCE)
            assert not caller.is_alive()
