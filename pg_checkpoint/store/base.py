"""What both stores are made of: their options, and the engine on its event loop.

LangGraph's methods are in interface.py; who opens and closes what, in async_store.py.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from langgraph.checkpoint.serde.base import SerializerProtocol
from langgraph.store.base import BaseStore, TTLConfig
from typing_extensions import Self, Unpack

from pg_checkpoint.arguments import check_mapping
from pg_checkpoint.codec.renaming import renaming
from pg_checkpoint.codec.sealed_items import Field
from pg_checkpoint.codec.strict_serializer import serializer_of
from pg_checkpoint.observability.stats import StoreStats
from pg_checkpoint.postgres.lifespan import OnHomeLoop
from pg_checkpoint.postgres.sources import Source
from pg_checkpoint.settings import Dsn, Options, Settings, explaining_options
from pg_checkpoint.store.dispatcher import Dispatcher
from pg_checkpoint.store.engine import Engine
from pg_checkpoint.store.index_config import index_config_of, vector_index_of
from pg_checkpoint.store.item_indexes import split_index
from pg_checkpoint.store.pool_config import pool_options
from pg_checkpoint.store.sealing import sealing_of
from pg_checkpoint.store.text_config import text_index_of


class StoreBase(BaseStore, OnHomeLoop[Engine]):
    """What both stores are made of; see AsyncPostgresStore."""

    supports_ttl = True

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
        vectors, words, self._item_indexes = split_index(index)
        settings = Settings(**options)
        check_mapping("ttl", ttl)
        self.ttl_config = ttl
        self._index = vector_index_of(vectors) if vectors else None
        self._words = text_index_of(words)
        self.index_config: Any = vectors and self._index and index_config_of(vectors, self._index)
        self.embeddings = self._index and self._index.embeddings
        self._bridge = self._make_bridge()
        chosen = serializer_of(serde, settings.strict, settings.allowed_types)
        self._serde = renaming(chosen, settings.renamed)
        self._seal = sealing_of(
            settings,
            searchable,
            indexes=not (self._index is None and self._words is None),
            allow_index_leak=allow_index_leak,
        )
        how = self._index, self._seal, self._words
        self._bridge.bind(partial(Engine, conn, settings, *how))
        self._dispatcher = Dispatcher(
            self._bridge, self._index, self._seal, self._serde, self._words
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
        """Returns a store with a pool of its own; a `with` block closes it at its end.

        Without a `with` block the first call opens the store.

        Args:
            conn_string: The DSN, or a function that returns it for each new connection.
            pipeline: Accepted for compatibility, and ignored: the store always pipelines.
            pool_config: `min_size`, `max_size` and the other options of the stock store.
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

    def stats(self) -> StoreStats:
        """Returns the work since the store was made, and its queue; makes no round trip."""
        stats: StoreStats = self._engine.stats()
        return stats

    pipe = None  # as the stock store without one; round trips are pipelined anyway
