"""AsyncPostgresCache: opening, setting up, sweeping and closing."""

from __future__ import annotations

from pg_checkpoint.cache.base import CacheBase
from pg_checkpoint.postgres.lifespan import AsyncLifespan


class AsyncPostgresCache(CacheBase, AsyncLifespan):
    """LangGraph's node cache on Postgres, for asynchronous applications.

    The constructor does no I/O and needs no running loop. `open`, `async with` or the first call
    opens the pool of a DSN, and `close` closes it; a pool or connection that you give stays open.
    Blocking methods can be called from any thread except that of the event loop.

    Args:
        conn: A DSN, a function that returns one, a pool or a connection, as for
            `AsyncPostgresSaver`.
        serde: Serializes values; LangGraph's `JsonPlusSerializer` without pickle by default.
        prefix: Caches with different prefixes share nothing, and `clear` deletes what has its own.
        max_bytes: What all entries with this prefix may take, counted in bytes of values and 200
            for each; a sweep deletes those that were stored first. None for no bound.
        max_value_bytes: A larger value is not stored.
        sweep_every: Time between sweeps, which delete what has expired or is too much, in one
            process at a time. They begin with the first `set`. None for none but `sweep()`.
        **options: The fields of `Settings`, among them `schema`, `cipher` and `strict`. The
            default of `read_timeout` and `write_timeout` is 5 seconds.
    """

    async def setup(self) -> None:
        """Applies missing migrations, including the savers'.

        Many processes may call it at once.

        Raises:
            SchemaNotNamedError: If no schema was named, and the search_path begins with a schema.
            SchemaTooNewError: If a newer version made a breaking change.
            StockTablesError: If the schema has tables of langgraph-checkpoint-postgres.
        """
        await self._bridge.run(self._bridge.bound.set_up())

    async def sweep(self) -> int:
        """Deletes expired entries, and the oldest ones beyond `max_bytes`, in short transactions.

        Returns how many had expired. Does nothing while another process sweeps.
        """
        return await self._bridge.run(self._bridge.bound.sweeper.sweep())
