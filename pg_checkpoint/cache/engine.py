"""The engine of a cache: owns the database, the queue and the sweeper, on one event loop."""

from __future__ import annotations

import asyncio
import random
import zlib
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import timedelta
from typing import Any, ClassVar

from pg_checkpoint.batching.batcher import Batcher
from pg_checkpoint.batching.calls import Call
from pg_checkpoint.batching.queued import QueuedEngine
from pg_checkpoint.batching.sweeping import Sweeper
from pg_checkpoint.cache.entries import Entry, EntrySealing, Place
from pg_checkpoint.cache.queue import Queue
from pg_checkpoint.errors import OverloadedError
from pg_checkpoint.observability.stats import CacheStats
from pg_checkpoint.postgres import migrations
from pg_checkpoint.postgres.arrays import texts
from pg_checkpoint.postgres.pipeline import Statement
from pg_checkpoint.postgres.sources import Source
from pg_checkpoint.settings import Settings

# Rows that one transaction of a clear deletes.
_PIECE = 1_000
# Rows and bytes that one deletes of what is too much: each adds up what there is.
_TRIMMED, _TRIMMED_BYTES = 10_000, 256 * 2**20
# Seconds after the first set, at most, until the first sweep: many processes live no longer.
_SOON = 5.0


@dataclass(frozen=True)
class Keeping:
    """What a cache keeps."""

    prefix: str  # of all its entries
    max_bytes: int | None  # of all its entries; None without a bound
    sweep_every: timedelta | None  # time between sweeps; None for none


class Engine(QueuedEngine[Call]):
    """Runs what a cache is asked for."""

    owner: ClassVar[str] = "cache"
    stats_type: ClassVar[Any] = CacheStats

    def __init__(
        self,
        source: Source,
        settings: Settings,
        keeping: Keeping,
        seal: EntrySealing | None,
        last: Engine | None = None,
    ) -> None:
        self._keeping, self._seal = keeping, seal
        super().__init__(
            source, settings, migrations.looks_for(None if seal is None else seal.cipher), last
        )
        if seal is not None:
            seal.cipher.on_failure = self.database.look_again
        self.sweeper = Sweeper(self.database, settings, "cache entries", self._sweeping)

    def _make_queue(self) -> Batcher[Call]:
        counts = self.watch.counts.batches
        how = self._keeping.prefix, self._seal, counts
        self._calls = Queue(self.settings, self.database, *how)
        return self._calls

    async def close(self) -> None:
        """Refuses new calls, waits for the old, closes what `open` opened."""
        await self.sweeper.stop()
        await super().close()

    @property
    def most_read(self) -> int:
        """Entries that one `get` reads at most."""
        return self._calls.most_read

    def get(self, places: tuple[Place, ...]) -> asyncio.Future[list[Any]]:
        """Reads entries; the future of a row (or None) for each place."""
        return self._calls.get(places)

    async def set(self, entries: Sequence[Entry]) -> list[BaseException | None]:
        """Stores entries; returns what each failed with.

        The first call begins to sweep.
        """
        every = self._keeping.sweep_every
        if every is not None and not self.is_closed:
            seconds = every.total_seconds()
            soon = random.uniform(0, min(seconds, _SOON))  # noqa: S311  no secret
            self.sweeper.start(seconds / 60, soon)
        return await asyncio.gather(*map(self._set, entries), return_exceptions=True)

    def _set(self, entry: Entry) -> asyncio.Future[None]:
        try:
            return self._calls.set(entry)
        except OverloadedError as error:  # another one may be smaller
            refused: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            refused.set_exception(error)
            return refused

    async def clear(self, namespaces: Sequence[str] | None) -> None:
        """Deletes the entries of some namespaces, or (None) of all, that are there by now."""
        await self._calls.settle()
        now = self.database.statement("get_time")
        how: Any = {"timeout": self.settings.read_timeout, "changes": False}
        (((until,),),) = await self.database.run([now], **how)
        names = None if namespaces is None else texts(namespaces)
        what = _PIECE, self._keeping.prefix, names, until
        timeout, found = self.settings.write_timeout, _PIECE
        while found == _PIECE:
            bounds = self.database.bounds(timeout, generic_plan=False)
            clear = self.database.statement("clear_entries", *what)
            _, ((found,),) = await self.database.run([bounds, clear], timeout=timeout)

    def _sweeping(self, piece: int, lock: int) -> list[Statement]:
        statements = [self.database.statement("sweep_entries", piece, lock)]
        if (most := self._keeping.max_bytes) is not None:
            prefix = self._keeping.prefix
            # What has expired is everybody's, what is too much each prefix's own.
            own = zlib.crc32(f"{lock} {prefix}".encode())
            what = _TRIMMED, own, prefix, most, piece, _TRIMMED_BYTES
            statements.append(self.database.statement("trim_entries", *what))
        return statements
