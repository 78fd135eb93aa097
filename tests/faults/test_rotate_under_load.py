"""Rotation while agents write in two processes, killed in the midst: nothing is lost, all opens.

Beside the agents, which remember what was acknowledged, go others that prune, copy, fork and
delete; with a database that was in clear also some without the cipher, as of a deployment under
way, which are refused but never damage anything.
"""

from __future__ import annotations

import asyncio
import random
import subprocess
from collections import Counter
from collections.abc import Awaitable, Callable

import psycopg

from pg_checkpoint import (
    AsyncPostgresSaver,
    CipherRequiredError,
    DecryptionError,
    ParentWriteFailedError,
    count_keys,
    rotate_keys,
)
from tests.checking import everything, unowned
from tests.faults import thread_worker
from tests.faults.load import Ledger, agent, check
from tests.faults.rotate_worker import ENOUGH, ledger_of, options, start
from tests.making import config_for
from tests.waiting import until

KILLS = 2
Step = Callable[[AsyncPostgresSaver, random.Random], Awaitable[None]]


class Load:
    """What goes on in this process."""

    def __init__(self) -> None:
        self.ledger = Ledger()
        self.stop = asyncio.Event()
        self.refused: Counter[str] = Counter()
        self.tasks: list[asyncio.Task[None]] = []

    def agents(self, saver: AsyncPostgresSaver, name: str, count: int, steps: int = 10**9) -> None:
        for n in range(count):
            call = agent(saver, self.ledger, f"{name}-{n}", stop=self.stop, steps=steps, pause=0.1)
            self.tasks.append(asyncio.ensure_future(call))

    def others(self, saver: AsyncPostgresSaver, step: Step, count: int) -> None:
        for n in range(count):
            self.tasks.append(asyncio.ensure_future(self._other(saver, step, n)))

    async def _other(self, saver: AsyncPostgresSaver, step: Step, seed: int) -> None:
        rng = random.Random(seed)
        while not self.stop.is_set():
            try:
                await step(saver, rng)
            except (CipherRequiredError, DecryptionError, ParentWriteFailedError) as error:
                self.refused[type(error).__name__] += 1
            await asyncio.sleep(0.05)

    async def end(self) -> None:
        await until(lambda: self.ledger.operations > ENOUGH or self.ledger.errors)
        self.stop.set()
        await asyncio.gather(*self.tasks)


async def _anything(saver: AsyncPostgresSaver, rng: random.Random) -> None:
    what, threads = rng.random(), thread_worker.THREADS
    if what < 0.75:
        await thread_worker._put(saver, rng, back=rng.randrange(3))
    elif what < 0.85:
        await saver.aprune([rng.choice(threads)])
    elif what < 0.9:
        await saver.adelete_for_runs([str(rng.randrange(50))])
    elif what < 0.95:
        await saver.acopy_thread(*rng.sample(threads, 2))
    else:
        await saver.adelete_thread(rng.choice(threads))


async def _without_cipher(saver: AsyncPostgresSaver, rng: random.Random) -> None:
    what = rng.random()
    if what < 0.8:
        await thread_worker._put(saver, rng, back=rng.randrange(3))
    elif what < 0.95:
        await saver.aprune([rng.choice(thread_worker.THREADS)])
    else:
        await saver.adelete_thread(rng.choice(thread_worker.THREADS))


async def _rotate_and_kill(dsn: str) -> None:
    """Kills some rotations in their midst: each had done something, and was about to do more."""
    rng = random.Random(1)
    for n in range(KILLS):
        rotation = start(dsn, "rotate")
        said = [await _next_batch(rotation) for _ in range(12 + 10 * n)]
        assert int(said[-1]) > 0
        # Somewhere between this batch and the end of the next, where it would stop.
        await asyncio.sleep(rng.uniform(0, 0.02))
        rotation.kill()
        await asyncio.to_thread(rotation.communicate)


async def _next_batch(rotation: subprocess.Popen[str]) -> str:
    """What a rotation says after a batch; it goes on with the next."""
    assert rotation.stdin is not None
    assert rotation.stdout is not None
    said = await asyncio.to_thread(rotation.stdout.readline)
    rotation.stdin.write("\n")
    rotation.stdin.flush()
    return said


async def _rotate_to_the_end(saver: AsyncPostgresSaver) -> None:
    for _ in range(20):
        if (await rotate_keys(saver)).complete:
            return
    raise AssertionError(await count_keys(saver))


async def _check(dsn: str, ledgers: list[Ledger]) -> None:
    """With the new key alone, and nothing in clear allowed."""
    async with AsyncPostgresSaver.from_conn_string(dsn, **options("new")) as new:
        for ledger in ledgers:
            assert ledger.operations > ENOUGH
            lost = await check(new, ledger)
            assert lost == type(lost)()
        for thread_id in thread_worker.THREADS:
            async for found in new.alist(config_for(thread_id, None, "")):
                thread_worker.check(found)
    assert unowned(dsn).missing_chunks == 0


async def test_another_key(dsn: str) -> None:
    before, load = Ledger(), Load()
    async with AsyncPostgresSaver.from_conn_string(dsn, **options("old")) as old:
        calls = [agent(old, before, f"before-{n}", stop=load.stop, steps=15) for n in range(10)]
        await asyncio.gather(*calls)
    async with AsyncPostgresSaver.from_conn_string(dsn, **options("old", "new")) as both:
        writer = start(dsn, "write")
        load.agents(both, "ours", 3)
        load.others(both, _anything, 2)
        await _rotate_and_kill(dsn)
        await _rotate_to_the_end(both)
        await load.end()
        theirs = ledger_of(writer)
        # No writer had the old key as the active one: all stayed complete.
        assert set(await count_keys(both)) == {"new"}
    assert not load.ledger.errors, load.ledger.last_errors
    assert not load.refused
    await _check(dsn, [before, load.ledger, theirs])


async def test_from_plaintext(dsn: str) -> None:
    before, load, plain_load = Ledger(), Load(), Load()
    with_all = options("old", "new", allow_plaintext=True)
    async with (
        AsyncPostgresSaver.from_conn_string(dsn) as plain,
        AsyncPostgresSaver.from_conn_string(dsn, **with_all) as both,
    ):
        calls = [agent(plain, before, f"before-{n}", stop=load.stop, steps=15) for n in range(10)]
        await asyncio.gather(*calls)
        writer = start(dsn, "write")
        plain_load.agents(plain, "stale", 3)
        plain_load.others(plain, _without_cipher, 2)
        await until(lambda: plain_load.ledger.operations > ENOUGH)
        load.agents(both, "ours", 3)
        load.others(both, _anything, 2)
        await _rotate_and_kill(dsn)
        await rotate_keys(both)
        await until(lambda: plain_load.ledger.errors["CipherRequiredError"] and plain_load.refused)
        await plain_load.end()
        await _rotate_to_the_end(both)
        await load.end()
        theirs = ledger_of(writer)
        assert set(await count_keys(both)) == {"new"}
    assert not load.ledger.errors, load.ledger.last_errors
    # Those without the cipher were told, and what they had been promised is there.
    told = {"CipherRequiredError", "ParentWriteFailedError"}
    assert set(plain_load.ledger.errors) <= told
    await _check(dsn, [before, load.ledger, plain_load.ledger, theirs])
    with psycopg.connect(dsn) as admin:
        assert b"what was said" not in everything(admin)
