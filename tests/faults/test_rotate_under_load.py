"""Rotation while agents of two savers write, killed in the midst: nothing is lost, all opens."""

from __future__ import annotations

import asyncio
import random
from multiprocessing import Pipe
from multiprocessing.connection import Connection
from typing import Any

import psycopg
import pytest

from pg_checkpoint import (
    AesGcmCipher,
    AsyncPostgresSaver,
    KeyRing,
    Rotation,
    count_keys,
    rotate_keys,
)
from tests.checking import everything, unowned
from tests.faults.forked import start
from tests.faults.load import Ledger, Lost, agents, check
from tests.waiting import until

ENOUGH, KILLS = 50, 2
KEYS = {"old": bytes(range(32)), "new": bytes(range(100, 132))}


def options(*ids: str, **also: Any) -> Any:
    """A saver's, with the keys of these ids; the last one encrypts."""
    cipher = AesGcmCipher(KeyRing({key_id: KEYS[key_id] for key_id in ids}))
    metadata = {"encrypt_metadata": True, "clear_metadata": ["run_id"]}
    return {"cipher": cipher, **metadata, "max_size": 4, **also}


async def rotate(dsn: str, pipe: Connection) -> None:
    """A process that tells of each batch, and goes on when it is told to."""

    def say(done: Rotation) -> None:
        pipe.send(done.rotated.total)
        # The loop stands still, and with it the rotation.
        pipe.recv()

    with_all = options("old", "new", allow_plaintext=True)
    async with AsyncPostgresSaver.from_conn_string(dsn, **with_all) as saver:
        while not (await rotate_keys(saver, progress=say)).complete:
            pass


async def _rotate_and_kill(dsn: str) -> None:
    """Kills some rotations in their midst: each had done something, and was about to do more."""
    rng = random.Random(1)
    for n in range(KILLS):
        ours, theirs = Pipe()
        rotation, rotated = start(rotate, dsn, theirs), 0
        for _ in range(4 + 4 * n):
            rotated = await asyncio.to_thread(ours.recv)
            ours.send(None)
        assert rotated > 0
        # Somewhere between this batch and the end of the next, where it would stop.
        await asyncio.sleep(rng.uniform(0, 0.02))
        rotation.kill()
        rotation.join()


async def _rotate_to_the_end(saver: AsyncPostgresSaver) -> None:
    for _ in range(20):
        if (await rotate_keys(saver)).complete:
            return
    raise AssertionError(await count_keys(saver))


class Load:
    """Agents of a saver, and what they were told."""

    def __init__(self, saver: AsyncPostgresSaver, name: str, count: int = 3, **how: int) -> None:
        self.ledger, self.stop = Ledger(), asyncio.Event()
        self.ended = agents(saver, self.ledger, name, count, stop=self.stop, pause=0.05, **how)

    async def has_enough(self) -> None:
        await until(lambda: self.ledger.operations > ENOUGH or self.ledger.errors)

    async def end(self) -> None:
        await self.has_enough()
        self.stop.set()
        await self.ended


@pytest.mark.parametrize("is_clear", [False, True], ids=["from another key", "from plaintext"])
async def test_rotation_under_load_loses_nothing(dsn: str, is_clear: bool) -> None:
    with_all = options("old", "new", allow_plaintext=is_clear)
    async with (
        AsyncPostgresSaver.from_conn_string(dsn, **({} if is_clear else options("old"))) as old,
        AsyncPostgresSaver.from_conn_string(dsn, **with_all) as both,
        AsyncPostgresSaver.from_conn_string(dsn, **with_all) as other,
    ):
        loads = [Load(old, "before", count=10, steps=15)]
        await loads[0].ended
        # As of a deployment under way: they are refused, but never damage anything.
        stale = [Load(old, "stale")] if is_clear else []
        for load in stale:
            await load.has_enough()
        loads += [Load(both, "ours"), Load(other, "theirs")]
        await _rotate_and_kill(dsn)
        await _rotate_to_the_end(both)
        for load in stale:
            await until(lambda ledger=load.ledger: ledger.errors)  # type: ignore[misc]  # at once
        for load in [*loads, *stale]:
            await load.end()
        await _rotate_to_the_end(both)
        assert set(await count_keys(both)) == {"new"}
    assert [load.ledger.last_errors for load in loads] == [[], [], []]
    for load in stale:
        assert set(load.ledger.errors) <= {"CipherRequiredError", "ParentWriteFailedError"}
    # With the new key alone, and nothing in clear allowed.
    async with AsyncPostgresSaver.from_conn_string(dsn, **options("new")) as new:
        for load in [*loads, *stale]:
            assert await check(new, load.ledger) == Lost()
    assert unowned(dsn).missing_chunks == 0
    with psycopg.connect(dsn) as admin:
        assert b"what was said" not in everything(admin)
