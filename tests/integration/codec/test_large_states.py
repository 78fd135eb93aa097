"""Large states are decoded in threads of the saver's own, small ones where they are asked for."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from langchain_core.messages import AIMessage
from langgraph.checkpoint.serde.jsonplus import JsonPlusSerializer

from tests.conftest import Saver
from tests.making import aput, config_for, tuple_of, values_of

WORKER = "pg_checkpoint-decoding"
LARGE = {"messages": [AIMessage("words " * 200, id=str(n)) for n in range(400)]}
SMALL = {"messages": [AIMessage("words", id="1")]}


class Watched(JsonPlusSerializer):
    def __init__(self) -> None:
        super().__init__()
        self.threads: set[str] = set()

    def loads_typed(self, data: tuple[str, bytes]) -> Any:
        self.threads.add(threading.current_thread().name.rpartition("_")[0])
        return super().loads_typed(data)


def _workers() -> Iterator[threading.Thread]:
    return (thread for thread in threading.enumerate() if thread.name.startswith(WORKER))


@pytest.fixture
def serde() -> Watched:
    return Watched()


@pytest.fixture
async def saver(dsn: str, serde: Watched) -> AsyncIterator[Saver]:
    async with Saver(dsn, serde=serde) as opened:
        yield opened


async def test_only_large_states_take_a_thread(saver: Saver, serde: Watched) -> None:
    await aput(saver, config_for("small"), SMALL)
    await saver.aget_tuple(config_for("small"))
    assert len([found async for found in saver.alist(config_for("small"))]) == 1
    assert serde.threads
    assert WORKER not in serde.threads
    serde.threads.clear()
    await aput(saver, config_for("t"), LARGE)
    assert await values_of(saver, config_for("t")) == LARGE
    assert serde.threads == {WORKER}
    listed = [tuple_.checkpoint["channel_values"] async for tuple_ in saver.alist(config_for("t"))]
    assert listed == [LARGE]
    assert serde.threads == {WORKER}


async def test_large_writes_and_histories_are(saver: Saver, serde: Watched) -> None:
    config = await aput(saver, config_for("t"), {})
    await saver.aput_writes(config, [("messages", LARGE["messages"])], "task")
    child = await aput(saver, config, {})
    found = await tuple_of(saver, config)
    assert found.pending_writes == [("task", "messages", LARGE["messages"])]
    call = saver.aget_delta_channel_history(config=child, channels=["messages"])
    assert (await call)["messages"]["writes"] == found.pending_writes
    assert serde.threads == {WORKER}


async def test_blocking_calls_may_fill_the_loops_own_threads(saver: Saver) -> None:
    await aput(saver, config_for("t"), LARGE)
    loop = asyncio.get_running_loop()
    loop.set_default_executor(ThreadPoolExecutor(1))
    call = loop.run_in_executor(None, saver.get_tuple, config_for("t"))
    assert await asyncio.wait_for(call, 60) is not None


async def test_the_threads_end_with_the_saver(dsn: str) -> None:
    before = set(_workers())
    async with Saver(dsn) as saver:
        await aput(saver, config_for("t"), LARGE)
        await saver.aget_tuple(config_for("t"))
        begun = set(_workers()) - before
        assert begun
    for thread in begun:
        thread.join(60)
        assert not thread.is_alive()
