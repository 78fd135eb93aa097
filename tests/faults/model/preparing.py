"""What a long configuration begins with: a long thread, and one with an interrupt that is open."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

from pg_checkpoint import AsyncPostgresSaver
from tests.faults.model.chains import Chain, Put, Versions
from tests.faults.model.configs import Config
from tests.faults.model.ledger import Ledger
from tests.faults.model.savers import cipher_options
from tests.faults.model.values import digest
from tests.making import id_of

__all__ = ["prepare"]

_BATCH = 100


async def prepare(config: Config, dsn: str, folder: Path, seed: str) -> None:
    """Puts `config.long` checkpoints to wild-0, and half as many to subgraphs of asked-0."""
    rng = random.Random(seed)
    async with AsyncPostgresSaver.from_conn_string(dsn, **cipher_options(config)) as saver:
        made = _Preparing(saver, Ledger(folder, "before"), Versions(config, saver, 999), rng)
        chain = Chain.first("wild-0", "", rng, config.size)
        await made.puts(chain, config.long)
        asked = Chain.first("asked-0", "", rng, 1)
        await made.puts(asked, 20)
        for n in range(3):
            below = Chain.first("asked-0", f"child:{n}", rng, 1)
            await made.puts(below, config.long // 6, root_id=id_of(asked.config))
        await made.interrupt(asked)
    made.ledger.ended()


class _Preparing:
    def __init__(
        self, saver: AsyncPostgresSaver, ledger: Ledger, versions: Versions, rng: random.Random
    ) -> None:
        self._saver = saver
        self.ledger = ledger
        self._versions = versions
        self._rng = rng

    async def puts(self, chain: Chain, count: int, root_id: str | None = None) -> None:
        for begin in range(0, count, _BATCH):
            calls = []
            for _ in range(min(_BATCH, count - begin)):
                chain.grow(self._rng)
                put = chain.put(self._versions, "never", self.ledger.next_name())
                if root_id is not None:
                    put.metadata["parents"] = {"": root_id}
                calls.append(asyncio.ensure_future(self._put(put)))
                chain.follow(put.checkpoint["id"])
                await asyncio.sleep(0)
            await asyncio.gather(*calls)

    async def _put(self, put: Put) -> None:
        number = self.ledger.called("put", **put.facts, ordered=True, sealed=False)
        await self._saver.aput(put.config, put.checkpoint, put.metadata, put.new)
        self.ledger.answered(number, "acknowledged")

    async def interrupt(self, chain: Chain) -> None:
        """Leaves an interrupt at the last checkpoint."""
        channel, question = "__interrupt__", "go on?"
        named = chain.config["configurable"]
        facts = {"thread": named["thread_id"], "ns": "", "id": id_of(chain.config), "task": "task"}
        facts["values"] = {channel: digest(question)}
        number = self.ledger.called("writes", **facts, ordered=True)
        await self._saver.aput_writes(chain.config, [(channel, question)], "task")
        self.ledger.answered(number, "acknowledged")
