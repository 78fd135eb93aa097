"""What a cipher costs: agents and a chat with one and without, in turns."""

from __future__ import annotations

import secrets
import statistics
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass

from pg_checkpoint import AesGcmCipher, AsyncPostgresSaver, KeyRing
from pg_checkpoint.workload import Agents
from tests.benchmarks import storage
from tests.benchmarks.contestants import OURS, Contestant, Saver, pool
from tests.benchmarks.measure import measure


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
    rates: dict[str, list[float]] = {c.name: [] for c in contestants}
    async with AsyncExitStack() as stack:
        savers = {c: await stack.enter_async_context(c.open(dsns[c.name])) for c in contestants}
        for seed in range(rounds + 1):
            for contestant, saver in savers.items():
                done = await measure(contestant, saver, dsns[contestant.name], agents, seed)
                if seed:
                    rates[contestant.name].append(done.rate)
        for saver in savers.values():
            await storage.talk(saver, turns)
    ours, sealed = (statistics.median(rates[c.name]) for c in contestants)
    sizes = [storage.size_of(c, dsns[c.name]) for c in contestants]
    return Cost(sealed / ours, sizes[1] / sizes[0])
