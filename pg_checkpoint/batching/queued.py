"""An engine that queues calls for a database: opening, closing, moving to another event loop.

A store is one, and what else has a batcher and nothing more; a saver has an engine of its own.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar

from pg_checkpoint.batching.batcher import Batcher
from pg_checkpoint.batching.calls import Call
from pg_checkpoint.observability.counts import Counts
from pg_checkpoint.observability.health import Health
from pg_checkpoint.observability.instrumentation import Observer
from pg_checkpoint.postgres import migrations
from pg_checkpoint.postgres.database import Database, Known, Look
from pg_checkpoint.postgres.probing import probe
from pg_checkpoint.postgres.sources import Source
from pg_checkpoint.settings import Settings

C = TypeVar("C", bound=Call)


class KeptQueued(NamedTuple):
    """What goes on when it moves to another event loop; all else is made anew.

    Attributes:
        watch: Counts.
        database: What is known of it.
        is_closed: Whether it was closed.
    """

    watch: Observer
    database: Known | None = None
    is_closed: bool = False


class QueuedEngine(ABC, Generic[C]):
    """A database and the batcher of its calls, on one event loop.

    Args:
        source: A DSN, a pool or a connection.
        settings: All options.
        looks: What is done before a schema's first use, and when it is gone.
        kept: What goes on from another event loop; None for the first.
    """

    # Whose it is, for errors; and the statistics that it has.
    owner: ClassVar[str]
    stats_type: ClassVar[Any]

    def __init__(
        self,
        source: Source,
        settings: Settings,
        looks: tuple[Look, Callable[[], None]],
        kept: KeptQueued | None = None,
    ) -> None:
        kept = kept or KeptQueued(Observer(Counts(self.stats_type)))
        self.settings, self.watch, self.is_closed = settings, kept.watch, kept.is_closed
        look, lost = looks
        how: dict[str, Any] = {"known": kept.database, "owner": self.owner}
        self.database = Database(source, settings, look, self.watch.counts, lost, **how)
        self.queue = self._make_queue()
        if self.is_closed:
            self.queue.refuse()
        if self.watch.began:
            self.watch.begin(self)

    @abstractmethod
    def _make_queue(self) -> Batcher[C]:
        """Queues calls for the database, which is there."""

    @property
    def is_pending(self) -> bool:
        """Whether something is queued or under way on the event loop."""
        return bool(self.queue.queued[0]) or self.database.is_busy

    def leave(self) -> Any:
        """Refuses new calls; returns what goes on, on another event loop: a KeptQueued, or more."""
        self.queue.refuse()
        return KeptQueued(self.watch, self.database.leave(), self.is_closed)

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
        """A round trip, and what is queued.

        Raises:
            asyncio.TimeoutError: Connecting and looking took longer.
        """
        return await probe(self.database, lambda: self.queue.queued, timeout)

    def stats(self) -> Any:
        """What was counted so far, and what is queued; from any thread."""
        return self.watch.counts.read(self.queue.queued, self.database.pool_stats())

    @property
    def pool(self) -> object:
        """The pool, which others may share; None if there is none."""
        return self.database.pool
