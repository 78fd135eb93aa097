"""AsyncPostgresStore: opening, setting up, re-embedding, sweeping and closing."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from langgraph.checkpoint.serde.base import SerializerProtocol
from langgraph.store.base import TTLConfig
from typing_extensions import Self, Unpack

from pg_checkpoint.codec.sealed_items import Field
from pg_checkpoint.observability.health import Health
from pg_checkpoint.postgres.event_loop import Home
from pg_checkpoint.postgres.lifespan import AsyncLifespan
from pg_checkpoint.postgres.sources import Source
from pg_checkpoint.settings import Dsn, Options, Settings, explaining_options
from pg_checkpoint.store.filter_index import make_filter_index, split_index
from pg_checkpoint.store.interface import StoreInterface
from pg_checkpoint.store.pool_config import pool_options
from pg_checkpoint.store.reembedding import Reembedded

__all__ = ["AsyncPostgresStore"]


class AsyncPostgresStore(StoreInterface, AsyncLifespan):
    """LangGraph's store on Postgres, for asynchronous applications.

    The constructor does no I/O and needs no running loop. With a DSN the store has a pool of
    its own, opened by `open`, `async with` or the first call, and closed by `close`; a pool or
    connection that you give, such as a saver's pool, stays yours. Blocking methods can be called
    from any thread but the event loop's.

    Args:
        conn: A DSN (as libpq or SQLAlchemy has it; empty means the PG* variables), a function that
            returns one for each new connection, also asynchronously, an `AsyncConnectionPool` or
            `ConnectionPool`, or a single connection, which then does one thing at a time.
        pipe: Accepted for compatibility; not needed.
        deserializer: Accepted for compatibility; not needed: values are JSON.
        index: Which texts to embed and index, with what and how; see docs/store.md.
        ttl: LangGraph's configuration of the time to live; see docs/store.md.
        searchable: With a cipher: the fields of values that stay in clear, so that filters can
            ask for them; a nested one is a tuple of names.
        allow_index_leak: Allow an `index` with a cipher, although its words, and its vectors, which
            reveal much of the texts, are not encrypted.
        serde: A serializer, such as `JsonPlusSerializer`, for what JSON lacks: datetime, set,
            bytes, objects. Without it these are refused. `strict=True` brings one.
        **options: The fields of `Settings`, among them `schema` and `max_size`.
    """

    @explaining_options
    def __init__(
        self,
        conn: Source,
        *,
        pipe: object = None,
        deserializer: object = None,
        index: Mapping[str, Any] | None = None,
        ttl: TTLConfig | None = None,
        searchable: Sequence[Field] = (),
        allow_index_leak: bool = False,
        serde: SerializerProtocol | None = None,
        **options: Unpack[Options],
    ) -> None:
        del pipe, deserializer
        vectors, words, self._indexes_filters = split_index(index)
        super().__init__(
            conn,
            Home(),
            Settings(**options),
            vectors,
            ttl,
            searchable,
            allow_index_leak=allow_index_leak,
            serde=serde,
            words=words,
        )

    @classmethod
    @explaining_options
    def from_conn_string(
        cls,
        conn_string: Dsn,
        *,
        pipeline: bool = False,
        pool_config: Mapping[str, Any] | None = None,
        index: Mapping[str, Any] | None = None,
        ttl: TTLConfig | None = None,
        searchable: Sequence[Field] = (),
        allow_index_leak: bool = False,
        serde: SerializerProtocol | None = None,
        **options: Unpack[Options],
    ) -> Self:
        """A store with a pool of its own, for a `with` block, which closes it at its end.

        One that is never entered opens with its first call.

        Args:
            conn_string: The DSN, or a function that returns it for each new connection.
            pipeline: Accepted for compatibility; round trips are pipelined anyway.
            pool_config: `min_size`, `max_size` and more, as the stock store takes them.
            index: As for the constructor.
            ttl: As for the constructor.
            searchable: As for the constructor.
            allow_index_leak: As for the constructor.
            serde: As for the constructor.
            **options: As for the constructor.

        Raises:
            psycopg.OperationalError: If the server can't be reached.
        """
        del pipeline
        dsn, options = pool_options(conn_string, pool_config, options)
        how: Any = {"searchable": searchable, "allow_index_leak": allow_index_leak, **options}
        return cls(dsn, index=index, ttl=ttl, serde=serde, **how)

    async def setup(self) -> None:
        """Applies the migrations that are missing, the savers' too; many may do so at once.

        Raises:
            SchemaNotNamedError: If no schema was named, and the search_path begins with one.
            SchemaTooNewError: If a newer version made a breaking change.
            StockTablesError: If the schema has tables of langgraph-checkpoint-postgres.
            IndexChangedError: If all vectors are of other models, and `areembed` was not called.
            VectorsUnavailableError: If the index needs pgvector, and there is none, or too old a
                one.
            LanguageNotFoundError: If there is no such text search configuration.
        """
        await self._home.run(self._engine.set_up())
        if self._indexes_filters:
            await self._home.run(make_filter_index(self._engine.database))

    async def health(self, *, timeout: float = 5.0) -> Health:
        """Pings the server, once and without retries; returns how busy the store is.

        Args:
            timeout: Seconds for all of it.

        Raises:
            psycopg.Error: If the server can't be reached, or refuses.
            TimeoutError: If there was no answer, or no free connection, in time.
            SchemaNotReadyError: If the tables or a migration are missing.
            SaverClosedError: After `close`.
        """
        return await self._home.run(self._engine.health(timeout))

    async def areembed(
        self,
        *,
        finish: bool = False,
        progress: Callable[[Reembedded], None] | None = None,
    ) -> Reembedded:
        """Makes the vectors and words of this store's `index` for items that were put before.

        The store stays in use: stores with the old index keep using the old vectors until a call
        with `finish`. A call that is interrupted is continued by the next one. Several at once
        repeat each other's work, but do no harm.

        Args:
            finish: Also drop the old vectors, once all items have new ones. Stores with the old
                index are refused from then on.
            progress: Called after each page of items with the counts so far.

        Raises:
            InvalidOptionError: If this store has no `index`.
            IndexChangedError: If there are vectors of two other models.
            VectorsUnavailableError: If the database has no pgvector, or too old a one.
            LanguageNotFoundError: If it has no such text search configuration.
            Exception: What the embedder raises, if it does so for every text.
        """
        return await self._home.run(self._engine.reembed(finish=finish, progress=progress))

    async def sweep_ttl(self) -> int:
        """Deletes expired items in short transactions; returns how many this call deleted.

        Does nothing while another process sweeps.
        """
        return await self._home.run(self._sweep())

    async def start_ttl_sweeper(
        self, sweep_interval_minutes: float | None = None
    ) -> asyncio.Task[None]:
        """Starts sweeping; returns the sweeper's task, which ends at once without `ttl`.

        Args:
            sweep_interval_minutes: Minutes between sweeps; by default those in `ttl`, or 5.
        """
        return await self._home.run(self._start_sweeper(sweep_interval_minutes))

    async def stop_ttl_sweeper(self, timeout: float | None = None) -> bool:
        """Stops sweeping; returns whether the current sweep ended within `timeout` seconds."""
        return await self._home.run(self._engine.sweeper.stop(timeout))
