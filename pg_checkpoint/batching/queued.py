"""An engine that queues calls for a database: opening, closing, moving to another event loop.

A store is one, and what else has a batcher and nothing more; a saver has an engine of its own.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, ClassVar, Generic, TypeVar

from pg_checkpoint.batching.batcher import Batcher
from pg_checkpoint.batching.calls import Call
from pg_checkpoint.observability.counts import Counts
from pg_checkpoint.observability.health import Health
from pg_checkpoint.observability.instrumentation import Observer
from pg_checkpoint.postgres import migrations
from pg_checkpoint.postgres.database import Database, Look
from pg_checkpoint.postgres.probing import probe
from pg_checkpoint.postgres.sources import Source
from pg_checkpoint.settings import Settings

C = TypeVar("C", bound=Call)


class QueuedEngine(ABC, Generic[C]):
    """A database and the batcher of its calls, on one event loop."""

    # Whose it is, for errors; and the statistics that it has.
    owner: ClassVar[str]
    stats_type: ClassVar[Any]
    watch: Observer
    database: Database
    is_closed: bool

    def __init__(
        self,
        source: Source,
        settings: Settings,
        looks: tuple[Look, Callable[[], None]],
        last: QueuedEngine[C] | None = None,
    ) -> None:
        self.settings, (look, on_lost) = settings, looks
        self.watch = Observer(Counts(self.stats_type)) if last is None else last.watch
        lost = None if last is None else last.database.lost
        counts, owner = self.watch.counts, self.owner
        self.database = Database(source, settings, look, counts, on_lost, lost, owner=owner)
        self.queue = self._make_queue()
        self.is_closed = last is not None and last.is_closed
        if self.is_closed:
            self.refuse()
        if self.watch.began:
            self.watch.begin(self)

    @abstractmethod
    def _make_queue(self) -> Batcher[C]:
        """Queues calls for the database, which is there."""

    @property
    def is_pending(self) -> bool:
        """Whether something is queued or under way on the event loop."""
        return bool(self.queue.queued[0]) or self.database.is_busy

    def refuse(self) -> None:
        """Refuses new calls."""
        self.queue.refuse()
        self.database.refuse()

    def drop(self) -> None:
        """Closes what can be closed when the event loop has ended."""
        self.database.drop()

    async def open(self) -> None:
        """Opens the pool that a DSN gets, and takes calls."""
        self.watch.begin(self)
        self.is_closed = False
        self.queue.reopen()
        await self.database.open()

    async def close(self) -> None:
        """Refuses new calls, waits for the old, closes what `open` opened."""
        self.is_closed = True
        await self.queue.drain()
        await self.database.close()

    async def set_up(self) -> None:
        """Applies the migrations that are missing."""
        await migrations.apply_pending(self.database)

    async def health(self, timeout: float) -> Health:
        """A round trip, and what is queued."""
        return await probe(self.database, lambda: self.queue.queued, timeout)

    def stats(self) -> Any:
        """What was counted so far, and what is queued; from any thread."""
        return self.watch.counts.read(self.queue.queued, self.database.pool_stats())

    @property
    def pool(self) -> object:
        """The pool, which others may share; None if there is none."""
        return self.database.pool
