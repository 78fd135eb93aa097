"""Functions that take a saver: they refuse anything else, and what would block an event loop."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta
from typing import Any

import pytest

import pg_checkpoint as pg
from pg_checkpoint import InvalidOptionError, PostgresSaver, SyncCallError

CONFIG: Any = {"configurable": {"thread_id": "t"}}
CALLS: dict[str, Callable[[Any], Any]] = {
    "list_unfinished": pg.list_unfinished,
    "list_waiting": pg.list_waiting,
    "wake_at": lambda saver: pg.wake_at(saver, "t", timedelta(0)),
    "cancel_wakeups": lambda saver: pg.cancel_wakeups(saver, "t"),
    "list_wakeups": lambda saver: pg.list_wakeups(saver, "t"),
    "check_open": lambda saver: pg.check_open(saver, "t", "i"),
    "settle": lambda saver: pg.settle(saver, saver, CONFIG, "look"),
}


@pytest.mark.parametrize("call", [*CALLS.values(), lambda saver: pg.step(saver, "charge")])
def test_only_a_saver_will_do(call: Callable[[Any], Any]) -> None:
    with pytest.raises(InvalidOptionError, match="saver must be an AsyncPostgresSaver or a"):
        call("t")


@pytest.mark.parametrize("name", CALLS)
async def test_no_event_loop_is_blocked(name: str) -> None:
    saver = PostgresSaver("host=nowhere.invalid")
    with pytest.raises(SyncCallError, match=rf"asyncio\.to_thread\({name}, saver"):
        CALLS[name](saver)
