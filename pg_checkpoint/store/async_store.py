"""AsyncPostgresStore: made, opened, set up, closed."""

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
from pg_checkpoint.settings import Options, Settings, explaining_options
from pg_checkpoint.store.filter_index import make_filter_index, split_index
from pg_checkpoint.store.interface import StoreInterface
from pg_checkpoint.store.pool_config import pool_options
from pg_checkpoint.store.reembedding import Reembedded

__all__ = ["AsyncPostgresStore"]


class AsyncPostgresStore(StoreInterface, AsyncLifespan):
    """LangGraph's store on Postgres, for asynchronous applications.

    The constructor does no I/O and needs no running loop. With a DSN the store has a pool of
    its own, opened by `open`, `async with` or the first call, and closed by `close`; a pool or
    connection that is given, a saver's for one, stays who gave it. The blocking methods work
    from other threads than the event loop's.

    Args:
        conn: A DSN (as libpq takes it; empty means the PG* variables), an
            `AsyncConnectionPool` or `ConnectionPool`, or a single connection,
            which then does one thing at a time.
        pipe: Taken for compatibility, and not needed.
        deserializer: Taken for compatibility, and not needed: values are JSON.
        index: What to embed, by what and how to index it; see docs/store.md.
        ttl: How long items live.
        searchable: With a cipher: the fields of values that stay in clear, so that filters can
            ask for them; a nested one is a tuple of names.
        allow_index_leak: Whether there may be an `index` with a cipher: its vectors, which tell
            much of the texts, and its words are not encrypted.
        serde: Stores what JSON has nothing for (datetime, set, bytes, objects), which is refused
            otherwise; a `JsonPlusSerializer`, say, or a saver's. `strict=True` brings one.
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
        conn_string: str,
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

        Args:
            conn_string: The DSN.
            pipeline: Taken for compatibility; round trips are pipelined anyway.
            pool_config: The stock store's way to say `min_size`, `max_size` and more.
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
            SchemaNotNamedError: If none was named, and the search_path begins with its own.
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

        While the store is in use: stores with the index before go on with the vectors before,
        also afterwards, until a call with `finish`. It may be ended at any time; the next call
        goes on. Of several at once each does its part of the work again, and nothing worse.

        Args:
            finish: Also drop the vectors of the model before, once there are new ones of all
                items: stores with the index before are refused from then on.
            progress: Called with what was done so far, after each page of items.

        Raises:
            InvalidOptionError: If this store has no `index`.
            IndexChangedError: If there are vectors of two other models.
            VectorsUnavailableError: If the database has no pgvector, or too old a one.
            LanguageNotFoundError: If it has no such text search configuration.
            Exception: What the embedder raises, if it does so for every text.
        """
        return await self._home.run(self._engine.reembed(finish=finish, progress=progress))

    async def sweep_ttl(self) -> int:
        """Deletes what has expired, in pieces; returns how many items this call deleted.

        Does nothing while another process sweeps.
        """
        return await self._home.run(self._sweep())

    async def start_ttl_sweeper(
        self, sweep_interval_minutes: float | None = None
    ) -> asyncio.Task[None]:
        """Sweeps from now on; returns the task that does. Without `ttl` there is nothing to do.

        Args:
            sweep_interval_minutes: Between sweeps; the `ttl` says it otherwise, or it is 5.
        """
        return await self._home.run(self._start_sweeper(sweep_interval_minutes))

    async def stop_ttl_sweeper(self, timeout: float | None = None) -> bool:
        """Stops sweeping; whether the sweep under way ended within so many seconds."""
        return await self._home.run(self._engine.sweeper.stop(timeout))
