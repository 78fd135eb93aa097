"""PostgresStore: the store for blocking code, on an event loop thread of its own."""

from __future__ import annotations

import asyncio
import concurrent.futures

from pg_checkpoint.postgres.blocking import blocking
from pg_checkpoint.postgres.lifespan import BlockingLifespan
from pg_checkpoint.store.async_store import AsyncPostgresStore
from pg_checkpoint.store.interface import StoreInterface


class PostgresStore(StoreInterface, BlockingLifespan):
    """LangGraph's store on Postgres, for blocking code.

    It runs an event loop in a thread of its own, and batches the calls of many threads there.
    Its asynchronous methods work from any event loop.

    Args:
        conn: A DSN, a `ConnectionPool`, or a single connection; see `AsyncPostgresStore`.
        pipe: Accepted for compatibility, and ignored.
        deserializer: Accepted for compatibility, and ignored.
        index: As for `AsyncPostgresStore`.
        ttl: As for `AsyncPostgresStore`.
        searchable: As for `AsyncPostgresStore`.
        allow_index_leak: As for `AsyncPostgresStore`.
        serde: As for `AsyncPostgresStore`.
        **options: As for `AsyncPostgresStore`.
    """

    @blocking(AsyncPostgresStore.setup)
    def setup(self) -> None: ...

    @blocking(AsyncPostgresStore.areindex)
    def reindex(self) -> None: ...

    @blocking(AsyncPostgresStore.sweep_ttl)
    def sweep_ttl(self) -> None: ...

    @blocking(AsyncPostgresStore.stop_ttl_sweeper)
    def stop_ttl_sweeper(self) -> None: ...

    def start_ttl_sweeper(
        self, sweep_interval_minutes: float | None = None
    ) -> concurrent.futures.Future[None]:
        """Starts the sweeper; returns a future that ends with it, and can be cancelled.

        Takes the arguments of AsyncPostgresStore's method.
        """
        call = self._start_watched_sweeper(sweep_interval_minutes)
        return self._bridge.call(call, "start_ttl_sweeper")

    async def _start_watched_sweeper(
        self, minutes: float | None
    ) -> concurrent.futures.Future[None]:
        task = await self._start_sweeper(minutes)
        # On its own loop, which may have ended by the time its caller goes on.
        return asyncio.run_coroutine_threadsafe(_ended(task), task.get_loop())


async def _ended(task: asyncio.Task[None]) -> None:
    await task
