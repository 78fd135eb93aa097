"""Events under faults: what is acknowledged is there once, in order, and followers miss nothing."""

from __future__ import annotations

import asyncio
import itertools
import random
from contextlib import suppress
from multiprocessing import Pipe
from multiprocessing.connection import Connection
from typing import Any

import psycopg
import pytest

from pg_checkpoint import AsyncPostgresEvents, AsyncPostgresSaver, Event
from tests.faults.clusters import cluster
from tests.faults.forked import start
from tests.faults.network import FAULTS, PATIENT, inject
from tests.faults.proxy import Proxy
from tests.making import end_sessions
from tests.seams import engine_of
from tests.waiting import PATIENCE, until

KILLS = 4


async def followed(events: AsyncPostgresEvents, after: int | None = None) -> list[Event]:
    return [event async for event in events.follow("t", after)]


async def _values(following: asyncio.Task[list[Event]]) -> list[Any]:
    return [event.value for event in await asyncio.wait_for(following, PATIENCE)]


async def append(dsn: str, name: str, first: int, told: Connection) -> None:
    """A process whose appends have keys: the last one is sent again when it is started anew."""
    async with AsyncPostgresEvents(dsn) as events:
        for number in itertools.count(first):
            await events.append("t", [[name, number]], key=f"{name}:{number}")
            told.send(number)


async def follow(dsn: str, after: int, told: Connection) -> None:
    """A process that tells what it sees, and the end."""
    async with AsyncPostgresEvents(dsn) as events:
        async for event in events.follow("t", after):
            told.send(tuple(event))
    told.send("end")


async def _told(seconds: float | None, call: Any, *arguments: Any) -> list[Any]:
    """What a process tells until it is killed, so long after its first word, or until its end."""
    reading, writing = Pipe(duplex=False)
    process = start(call, *arguments, writing)
    writing.close()
    told = [await asyncio.to_thread(reading.recv)]
    if seconds is not None:
        await asyncio.sleep(seconds)  # a kill at any moment, not at one that is waited for
        process.kill()
    # What comes last may be half of a word.
    with suppress(EOFError, OSError):
        while True:
            told.append(await asyncio.to_thread(reading.recv))
    process.join()
    return told


@pytest.mark.timeout(300)
async def test_killed_writers_append_once(dsn: str) -> None:
    choose = random.Random(7)

    async def write(name: str) -> int:
        number = 0
        for _ in range(KILLS):
            number = 1 + max(await _told(choose.uniform(0, 0.3), append, dsn, name, number))
        return number

    async with AsyncPostgresEvents(dsn) as reader:
        following = asyncio.create_task(followed(reader, 0))
        acknowledged = await asyncio.gather(write("a"), write("b"))
        await reader.end("t")
        seen = await asyncio.wait_for(following, PATIENCE)
    assert [event.number for event in seen] == list(range(1, len(seen) + 1))
    for name, least in zip("ab", acknowledged, strict=True):
        numbers = [n for who, n in (event.value for event in seen) if who == name]
        # One more may be there, whose writer was killed before it could say so.
        assert numbers == list(range(len(numbers)))
        assert len(numbers) in (least, least + 1)


@pytest.mark.timeout(300)
async def test_a_killed_follower_goes_on_after_what_it_has(dsn: str) -> None:
    choose, seen, killed = random.Random(9), list[Any](), asyncio.Event()
    async with AsyncPostgresEvents(dsn) as writer:

        async def write() -> None:
            number = 0
            while not killed.is_set():
                await writer.append("t", [number, number + 1])
                number += 2
            await writer.end("t")

        writing = asyncio.create_task(write())
        for _ in range(KILLS // 2):
            seen += await _told(choose.uniform(0, 0.3), follow, dsn, len(seen))
        killed.set()
        await writing
        seen += await _told(None, follow, dsn, len(seen))
    assert seen == [*((n + 1, n) for n in range(len(seen) - 1)), "end"]
    assert len(seen) > KILLS


@pytest.mark.parametrize("name", ["answers cut", "outcome unknown", "all stalled"])
async def test_faults_of_the_network_lose_no_event(proxy: Proxy, name: str) -> None:
    acknowledged, over = list[int](), asyncio.Event()
    async with (
        AsyncPostgresEvents(proxy.dsn, look_every=1.0, **PATIENT) as reader,
        AsyncPostgresEvents(proxy.dsn, **PATIENT) as writer,
    ):
        following = asyncio.create_task(followed(reader, 0))

        async def write() -> None:
            while not over.is_set():
                numbers = await writer.append("t", [len(acknowledged)])
                acknowledged.append(numbers.first)
            await writer.end("t")

        writing = asyncio.create_task(write())
        await inject(proxy, FAULTS[name], name, lambda: len(acknowledged) > KILLS)
        over.set()
        await asyncio.wait_for(writing, PATIENCE)
        seen = await asyncio.wait_for(following, PATIENCE)
    assert acknowledged == [event.number for event in seen] == list(range(1, len(seen) + 1))
    assert [event.value for event in seen] == list(range(len(seen)))


async def test_followers_go_on_when_their_connections_are_cut(
    events: AsyncPostgresEvents, dsn: str
) -> None:
    async with AsyncPostgresEvents(dsn, look_every=60.0) as reader:
        following = asyncio.create_task(followed(reader))
        hints: Any = engine_of(reader)._hints
        await until(lambda: hints.is_heard)
        for number in range(10):
            end_sessions(dsn)
            await events.append("t", [number])
        await events.end("t")
        assert await _values(following) == list(range(10))


@pytest.mark.timeout(300)
async def test_the_server_restarts() -> None:
    with cluster() as server:
        dsn = server.dsn
        async with AsyncPostgresEvents(dsn) as events, AsyncPostgresEvents(dsn) as reader:
            await events.setup()
            following = asyncio.create_task(followed(reader))
            for number in range(30):
                if number == 15:
                    await asyncio.to_thread(server.end, "fast")
                    await asyncio.to_thread(server.start)
                await events.append("t", [number])
            await events.end("t")
            assert await _values(following) == list(range(30))


@pytest.mark.pgbouncer
async def test_behind_a_pooler_followers_poll(pooled_dsn: str) -> None:
    async with (
        AsyncPostgresEvents(pooled_dsn, poll_every=0.05, look_every=600.0) as reader,
        AsyncPostgresEvents(pooled_dsn) as writer,
    ):
        following = asyncio.create_task(followed(reader))
        hints: Any = engine_of(reader)._hints
        for number in range(20):
            await writer.append("t", [number])
        await until(lambda: hints._listening is not None and hints._listening.done())
        await writer.end("t")
        assert await _values(following) == list(range(20))
        assert not hints.is_heard


async def test_a_lost_hint_loses_no_event(
    events: AsyncPostgresEvents, dsn: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engine_of(events)._hints, "send", lambda thread_ids: None)
    async with AsyncPostgresEvents(dsn, look_every=0.2) as reader:
        following = asyncio.create_task(followed(reader))
        await until(lambda: engine_of(reader)._hints.is_heard)
        await events.append("t", ["a"], end=True)
        assert await asyncio.wait_for(following, PATIENCE) == [(1, "a")]


async def test_a_locked_thread_holds_up_no_other(events: AsyncPostgresEvents, dsn: str) -> None:
    lock = "select from pgcheckpoint.checkpoint_event_heads where thread_id = 't' for update"
    await events.append("t", ["a"])
    with psycopg.connect(dsn) as holder:
        holder.execute(lock)
        waiting = asyncio.create_task(events.append("t", ["b"]))
        others = (events.append(f"t{n}", ["c"]) for n in range(20))
        await asyncio.wait_for(asyncio.gather(*others), PATIENCE)
        assert not waiting.done()
    assert await asyncio.wait_for(waiting, PATIENCE) == (2, 2)


async def test_an_append_beside_a_delete_of_its_thread(
    events: AsyncPostgresEvents, saver: AsyncPostgresSaver
) -> None:
    """Whoever comes first: the log has no gap and no event of the one before."""
    for _ in range(10):
        a, b = (events.append("t", [value]) for value in "ab")
        await asyncio.gather(a, saver.adelete_thread("t"), b)
        await events.end("t")
        numbers = [event.number for event in await followed(events, 0)]
        assert numbers == list(range(1, len(numbers) + 1))
        await saver.adelete_thread("t")
