"""What a cipher costs: agents and a chat with one and without, in turns."""

from __future__ import annotations

import secrets
import statistics
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

from benchmarks import storage
from benchmarks.contestants import OURS, Contestant, Saver, pool
from benchmarks.measure import alternate
from benchmarks.workload import Agents
from pg_checkpoint import AesGcmCipher, AsyncPostgresSaver, KeyRing


@asynccontextmanager
async def _encrypted(dsn: str) -> AsyncIterator[Saver]:
    cipher = AesGcmCipher(KeyRing({"bench": secrets.token_bytes(32)}))
    async with pool(dsn) as connections:
        saver = AsyncPostgresSaver(connections, cipher=cipher)
        await saver.setup()
        yield saver
        await saver.close()


ENCRYPTED = Contestant("encrypted", "pgcheckpoint", _encrypted)


@dataclass(frozen=True)
class Cost:
    """In multiples of what it is without a cipher."""

    rate: float
    size: float


async def cost(dsns: dict[str, str], agents: Agents, rounds: int, turns: int) -> Cost:
    """Operations per second of agents, and the room that they and a chat take."""
    contestants = [OURS, ENCRYPTED]
    places = {c.name: (c, dsns[c.name]) for c in contestants}
    done = await alternate(places, agents, rounds)
    ours, sealed = (statistics.median(one.rate for one in done[c.name]) for c in contestants)
    for contestant, dsn in places.values():
        async with contestant.open(dsn) as saver:
            await storage.talk(saver, turns)
    sizes = [storage.size_of(c, dsns[c.name]) for c in contestants]
    return Cost(sealed / ours, sizes[1] / sizes[0])
