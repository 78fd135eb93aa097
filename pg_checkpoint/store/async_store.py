"""AsyncPostgresStore: opening, setting up, indexing anew, sweeping and closing."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from pg_checkpoint.arguments import check_callable
from pg_checkpoint.postgres.lifespan import AsyncLifespan
from pg_checkpoint.store.interface import StoreInterface
from pg_checkpoint.store.item_indexes import make_item_indexes


class AsyncPostgresStore(StoreInterface, AsyncLifespan):
    """LangGraph's store on Postgres, for asynchronous applications.

    The constructor does no I/O and needs no running loop. With a DSN the store has a pool of
    its own. `open`, `async with` or the first call opens it, and `close` closes it. The store does
    not close a pool or connection that you give, such as a saver's pool. Blocking methods can be
    called from any thread except that of the event loop.

    Args:
        conn: A DSN (in the form of libpq or SQLAlchemy; if it is empty, the PG* variables count), a
            function, also an asynchronous one, that returns a DSN for each new connection, an
            `AsyncConnectionPool` or `ConnectionPool`, or a single connection, which the store uses
            for one call at a time.
        pipe: Accepted for compatibility, and ignored.
        deserializer: Accepted for compatibility, and ignored, because values are JSON.
        index: The texts to embed and index, and the embedder; see docs/store.md.
        ttl: LangGraph's configuration of the time to live; see docs/store.md.
        searchable: With a cipher, the fields of values that stay in clear for filters; a nested
            field is a tuple of names.
        allow_index_leak: Allow an `index` with a cipher, although its words, and its vectors, which
            reveal much of the texts, are not encrypted.
        serde: A serializer, such as `JsonPlusSerializer`, for values that JSON lacks: datetime,
            set, bytes, objects. Without it the store refuses these. `strict=True` sets one.
        **options: The fields of `Settings`, among them `schema` and `max_size`.
    """

    async def setup(self) -> None:
        """Applies missing migrations, including the savers'.

        Many processes may call it at once.

        Raises:
            SchemaNotNamedError: If no schema was named, and the search_path begins with a schema.
            SchemaTooNewError: If a newer version made a breaking change.
            StockTablesError: If the schema has tables of langgraph-checkpoint-postgres.
            StoreIndexError: If the vectors are of another model; `areindex` makes others; if the
                index needs pgvector, and it is missing or too old; if the text search configuration
                does not exist.
        """
        await self._bridge.run(self._engine.set_up())
        await self._bridge.run(make_item_indexes(self._engine.database, self._item_indexes))

    async def areindex(self, *, progress: Callable[[int], None] | None = None) -> int:
        """Makes the vectors and words of this store's `index` for items that lack them.

        These are items that were put before the store had this index, with another model or other
        `fields`, or that were imported; but not those that were put with `index=False`. If the
        model has changed, the vectors of the model before are dropped when the call begins, and
        stores that still have it are refused from then on. Stores with this index can be used
        meanwhile: their searches by vectors find the items that are done, and a warning is logged.
        If a call is interrupted, the next call continues it.

        Args:
            progress: Called on the event loop after each transaction, with the count so far.

        Returns:
            How many items got vectors, and how many got words, added up.

        Raises:
            InvalidOptionError: If this store has no `index`.
            StoreIndexError: If another call meanwhile changed the model to another one; if pgvector
                is missing in the database, or too old; if the text search configuration does not
                exist.
            Exception: The embedder's error; what was done before stays done.
        """
        check_callable("progress", progress)
        return await self._bridge.run(self._engine.reindex(progress))

    async def sweep_ttl(self) -> int:
        """Deletes expired items in short transactions; returns how many this call deleted.

        Does nothing while another process sweeps.
        """
        return await self._bridge.run(self._engine.sweeper.sweep())

    async def start_ttl_sweeper(
        self, sweep_interval_minutes: float | None = None
    ) -> asyncio.Task[None]:
        """Starts the sweeper; returns its task.

        The task ends at once if the store has no `ttl`.

        Args:
            sweep_interval_minutes: Minutes between sweeps; the default is that of `ttl`, or 5.
        """
        return await self._bridge.run(self._start_sweeper(sweep_interval_minutes))

    async def stop_ttl_sweeper(self, timeout: float | None = None) -> bool:
        """Stops the sweeper; returns whether the current sweep ended within `timeout` seconds."""
        return await self._bridge.run(self._engine.sweeper.stop(timeout))
