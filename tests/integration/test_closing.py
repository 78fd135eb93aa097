"""Closing beside callers: each of them is answered, and none hangs."""

from __future__ import annotations

import asyncio
import threading
import time
from typing import Any

from pg_checkpoint import AsyncPostgresSaver, PostgresSaver
from tests.making import config_for
from tests.waiting import PATIENCE


def _call_until_refused(saver: PostgresSaver) -> None:
    try:
        while True:
            saver.get_tuple(config_for("t"))
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
        caller.start()
        time.sleep(0.3)  # noqa: ASYNC251  the loop is kept from starting the call
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
        callers = [
            threading.Thread(target=_call_until_refused, args=(saver,), daemon=True)
            for _ in range(8)
        ]
        for caller in callers:
            caller.start()
        time.sleep(0.05)
        saver.close()
        for caller in callers:
            caller.join(PATIENCE)
            assert not caller.is_alive()
