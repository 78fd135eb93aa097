"""PostgresCache: the cache for blocking code, on an event loop thread of its own."""

from __future__ import annotations

from pg_checkpoint.cache.async_cache import AsyncPostgresCache
from pg_checkpoint.cache.base import CacheBase
from pg_checkpoint.postgres.blocking import blocking
from pg_checkpoint.postgres.lifespan import BlockingLifespan


class PostgresCache(CacheBase, BlockingLifespan):
    """LangGraph's node cache on Postgres, for blocking code.

    It runs an event loop in a thread of its own, and batches the calls of many threads there.
    Its asynchronous methods work from any event loop.

    Args:
        conn: A DSN, a `ConnectionPool`, or a single connection; see `AsyncPostgresCache`.
        serde: As for `AsyncPostgresCache`.
        prefix: As for `AsyncPostgresCache`.
        max_bytes: As for `AsyncPostgresCache`.
        max_value_bytes: As for `AsyncPostgresCache`.
        sweep_every: As for `AsyncPostgresCache`.
        **options: As for `AsyncPostgresCache`.
    """

    @blocking(AsyncPostgresCache.setup)
    def setup(self) -> None: ...

    @blocking(AsyncPostgresCache.sweep)
    def sweep(self) -> None: ...
