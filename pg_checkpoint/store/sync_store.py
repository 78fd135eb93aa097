"""PostgresStore: the store for blocking code, on an event loop thread of its own."""

from __future__ import annotations

import asyncio
import concurrent.futures
from collections.abc import Mapping, Sequence
from datetime import timedelta
from typing import Any

from langgraph.checkpoint.serde.base import SerializerProtocol
from langgraph.store.base import TTLConfig
from typing_extensions import Self, Unpack

from pg_checkpoint.codec.sealed_items import Field
from pg_checkpoint.postgres.blocking import blocking
from pg_checkpoint.postgres.event_loop import Home
from pg_checkpoint.postgres.lifespan import BlockingLifespan
from pg_checkpoint.postgres.loop_thread import LoopThread
from pg_checkpoint.postgres.sources import Source
from pg_checkpoint.settings import Dsn, Options, Settings, explaining_options
from pg_checkpoint.store.async_store import AsyncPostgresStore
from pg_checkpoint.store.interface import StoreInterface
from pg_checkpoint.store.item_indexes import split_index
from pg_checkpoint.store.pool_config import pool_options

__all__ = ["PostgresStore"]


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
        history: As for `AsyncPostgresStore`.
        **options: As for `AsyncPostgresStore`.
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
        history: timedelta | None = None,
        **options: Unpack[Options],
    ) -> None:
        del pipe, deserializer
        self._thread = LoopThread()
        vectors, words, self._item_indexes = split_index(index)
        super().__init__(
            conn,
            Home(self._thread.start),
            Settings(**options),
            vectors,
            ttl,
            searchable,
            allow_index_leak=allow_index_leak,
            serde=serde,
            words=words,
            history=history,
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
        history: timedelta | None = None,
        **options: Unpack[Options],
    ) -> Self:
        """Returns a store with a pool of its own; a `with` block closes it at its end.

        Without a `with` block the first call opens the store.

        Takes the arguments of AsyncPostgresStore's method, and raises its errors.
        """
        del pipeline
        dsn, options = pool_options(conn_string, pool_config, options)
        how: Any = {"searchable": searchable, "allow_index_leak": allow_index_leak, **options}
        return cls(dsn, index=index, ttl=ttl, serde=serde, history=history, **how)

    @blocking(AsyncPostgresStore.setup)
    def setup(self) -> None: ...

    @blocking(AsyncPostgresStore.health)
    def health(self) -> None: ...

    @blocking(AsyncPostgresStore.areembed)
    def reembed(self) -> None: ...

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
        return self._home.call(call, "start_ttl_sweeper")

    async def _start_watched_sweeper(
        self, minutes: float | None
    ) -> concurrent.futures.Future[None]:
        task = await self._start_sweeper(minutes)
        # On its own loop, which may have ended by the time its caller goes on.
        return asyncio.run_coroutine_threadsafe(_ended(task), task.get_loop())


async def _ended(task: asyncio.Task[None]) -> None:
    await task
