"""The stores: LangGraph's interface, asynchronous and blocking."""

from __future__ import annotations

import asyncio
import concurrent.futures
import random
import time
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Mapping, Sequence
from datetime import datetime
from functools import partial
from typing import Any, Literal, TypeAlias

from langgraph.checkpoint.serde.base import SerializerProtocol
from langgraph.store.base import (
    NOT_PROVIDED,
    BaseStore,
    GetOp,
    Item,
    ListNamespacesOp,
    MatchCondition,
    NamespacePath,
    NotProvided,
    Op,
    PutOp,
    Result,
    SearchItem,
    SearchOp,
    TTLConfig,
)
from typing_extensions import Self, Unpack

from pg_checkpoint.codec.sealing import Field
from pg_checkpoint.codec.serializers import renaming, serializer_of
from pg_checkpoint.core import arguments
from pg_checkpoint.core.connections import Source
from pg_checkpoint.core.engine import AsyncLifespan, BlockingLifespan, OnHomeLoop
from pg_checkpoint.core.errors import ValueNotSerializableError, VersionConflictError
from pg_checkpoint.core.loops import blocking
from pg_checkpoint.core.options import Dsn, Options, Settings, explaining_options
from pg_checkpoint.core.telemetry import StoreStats
from pg_checkpoint.store import operations
from pg_checkpoint.store.engine import Engine
from pg_checkpoint.store.indexes import make_item_indexes, split_index
from pg_checkpoint.store.operations import Codec
from pg_checkpoint.store.options import (
    SearchOptions,
    TimeBounds,
    extras_of,
    index_config_of,
    pool_options,
    text_index_of,
    vector_index_of,
)
from pg_checkpoint.store.values import sealing_of

Mode: TypeAlias = Literal["hybrid", "vector", "text"]

_KIND_OF = {GetOp: "get", PutOp: "put", SearchOp: "search", ListNamespacesOp: "list_namespaces"}
# Minutes between sweeps by default; and at most, a year.
_SWEEP_EVERY, _LONGEST_PAUSE = 5.0, 525_600.0

# A call is checked and copied when it is made; its error is raised when it is awaited, for then it
# is counted. It is handed over to the home loop, and its rows are decoded in the caller's task. One
# operation alone is one future there, if nothing is embedded for it; a batch is a coroutine.


class StoreInterface(BaseStore, OnHomeLoop[Engine]):
    """LangGraph's methods, which both stores have."""

    supports_ttl = True
    pipe = None  # as the stock store without one; round trips are pipelined anyway

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
        arguments.check_mapping("ttl", ttl)
        self.ttl_config = ttl
        by_vectors, by_words = vector_index_of(vectors) if vectors else None, text_index_of(words)
        self.index_config: Any = vectors and by_vectors and index_config_of(vectors, by_vectors)
        self.embeddings = by_vectors and by_vectors.embeddings
        self._bridge = self._make_bridge()
        chosen = serializer_of(serde, settings)
        self._seal = sealing_of(
            settings,
            searchable,
            indexes=not (by_vectors is None and by_words is None),
            allow_index_leak=allow_index_leak,
        )
        serializer = renaming(chosen, settings.renamed)
        self._codec = Codec(by_vectors, by_words, self._seal, serializer)
        self._bridge.bind(partial(Engine, conn, settings, self._codec))

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
        return cls(
            dsn,
            index=index,
            ttl=ttl,
            searchable=searchable,
            allow_index_leak=allow_index_leak,
            serde=serde,
            **options,
        )

    def stats(self) -> StoreStats:
        """Returns the work since the store was made, and its queue; makes no round trip."""
        stats: StoreStats = self._engine.stats()
        return stats

    # --- asynchronous interface; a call of one operation goes a shorter way than a batch ---

    def abatch(
        self, ops: Iterable[Op], *, atomic: bool = False
    ) -> Coroutine[Any, Any, list[Result]]:
        """Executes operations, and copies their values at the call, before it is awaited.

        Reads see the state before the batch's own writes, with every write that was acknowledged
        before the batch began. If a key is written several times, the last write counts. An invalid
        operation, or a read that fails, stops the whole batch. Only if an item can't be decoded,
        the writes may have been applied.

        Args:
            ops: The operations; the store's index decides how `SearchOp`s are ranked.
            atomic: Accepted for compatibility, and ignored: the writes are always all or nothing.

        Raises:
            InvalidNamespaceError: If a namespace is invalid.
            InvalidKeyError: If Postgres can't store a label or a key.
            InvalidOptionError: If a filter is not a dict, or has an unknown operator.
            ValueNotSerializableError: If JSON can't express a part of a value.
            ReadTimeoutError: If a read was not answered in time.
            WriteTimeoutError: If a write was not acknowledged in time.
            OverloadedError: If too many calls wait already.
            SaverClosedError: After `close`.
            UnsupportedCallError: If a filter asks for a field that is encrypted.
            DecryptionError: If an item can't be decrypted.
            CipherRequiredError: If an item is encrypted, and the store has no cipher.
            SerializerRequiredError: If an item has values that JSON lacks, and the store has no
                `serde`; the error has the other results.
            TypeNotAllowedError: If a strict store does not know a class in an item.
            psycopg.Error: If the server refused it.
        """
        del atomic
        kind = "batch"
        try:
            copies = list(ops)
            kind = _KIND_OF.get(type(copies[0]), kind) if len(copies) == 1 else kind
            plan: operations.Plan | Exception = self._codec.plan(copies)
        except Exception as error:  # noqa: BLE001  it is raised when the call is awaited
            plan = error
        return self._counted(kind, plan, self._run, self._codec.results)

    def aput(
        self,
        namespace: tuple[str, ...],
        key: str,
        value: Mapping[str, Any],
        index: Literal[False] | list[str] | None = None,
        *,
        ttl: float | NotProvided | None = NOT_PROVIDED,
        if_version: datetime | NotProvided | None = NOT_PROVIDED,
    ) -> Coroutine[Any, Any, None]:
        """Stores an item; copies its value at the call, and returns when it is durable.

        Takes the arguments of BaseStore's method, and raises the errors of `abatch`.

        Args:
            namespace: The labels of its namespace.
            key: The item's key in that namespace.
            value: A dict that JSON can hold; with `serde` other values too.
            index: The paths of texts to index instead of the store's `fields`; False for none.
            ttl: Minutes to live; None for ever. The default is the store's `default_ttl`.
            if_version: The `updated_at` of the item as it was read. The item is overwritten, or
                deleted if `value` is None, only if it still has that version. With None the item
                is stored only if it does not exist.

        Raises:
            VersionConflictError: If the item has another version.
        """
        seen = None
        if not isinstance(if_version, NotProvided):
            kinds = (datetime, type(None))
            arguments.check_instance(
                "if_version", if_version, kinds, "an item's updated_at, or None"
            )
            seen = operations.Condition(if_version)

        def make() -> operations.Put:
            minutes: Any = ttl
            if ttl is NOT_PROVIDED:
                minutes = (self.ttl_config or {}).get("default_ttl")
            operations.check_root(namespace)
            op = PutOp(namespace, arguments.id_text(key), value, index, ttl=minutes)
            return self._codec.put(op, seen)

        return self._alone("put", make)

    async def aget(
        self,
        namespace: tuple[str, ...],
        key: str,
        *,
        refresh_ttl: bool | None = None,
    ) -> Item | None:
        """Returns an item, or None; raises the errors of `abatch`.

        Args:
            namespace: The labels of its namespace.
            key: The item's key in that namespace.
            refresh_ttl: If true its time to live starts again; the default is `refresh_on_read`.
        """
        refresh = self._refreshes(refresh_ttl)
        make = partial(operations.get_of, namespace, key, refresh)
        item: Item | None = await self._alone("get", make)
        return item

    async def alist_namespaces(
        self,
        *,
        prefix: NamespacePath | None = None,
        suffix: NamespacePath | None = None,
        max_depth: int | None = None,
        limit: int = 100,
        offset: int = 0,
    ) -> list[tuple[str, ...]]:
        """Lists namespaces; raises the errors of `abatch`.

        Args:
            prefix: The labels that a namespace must begin with; `"*"` stands for any label.
            suffix: The labels that a namespace must end with.
            max_depth: Cut namespaces to this number of labels, and list each once.
            limit: The maximum number of namespaces; None for all.
            offset: The number to skip.
        """

        def make() -> operations.Listing:
            conditions = []
            if prefix:
                conditions.append(MatchCondition("prefix", prefix))
            if suffix:
                conditions.append(MatchCondition("suffix", suffix))
            op = ListNamespacesOp(tuple(conditions), max_depth, limit, offset)
            return operations.listing_of(op)

        namespaces: list[tuple[str, ...]] = await self._alone("list_namespaces", make)
        return namespaces

    async def aupdate(
        self,
        namespace: tuple[str, ...],
        key: str,
        change: Callable[[dict[str, Any] | None], Mapping[str, Any]],
        *,
        index: Literal[False] | list[str] | None = None,
        ttl: float | NotProvided | None = NOT_PROVIDED,
    ) -> dict[str, Any]:
        """Changes an item by a function; returns the new value.

        The change is tried again if the item was written meanwhile.

        Args:
            namespace: The labels of its namespace.
            key: The item's key in that namespace.
            change: Gets the value, or None if the item does not exist, and returns the new value;
                it may be called several times.
            index: As for `aput`.
            ttl: As for `aput`.

        Raises:
            ValueNotSerializableError: If the function does not return a dict.
            VersionConflictError: If others were faster until `write_timeout`; or if an answer was
                lost and the change may have been applied, because no change is made twice.
        """
        if not callable(change):
            arguments.refuse("change", "a function of the value", change)
        deadline = time.monotonic() + self._engine.settings.write_timeout
        while True:
            item = await self.aget(namespace, key, refresh_ttl=False)
            value = _changed(change, item)
            seen = None if item is None else item.updated_at
            try:
                await self.aput(namespace, key, value, index, ttl=ttl, if_version=seen)
            except VersionConflictError as error:
                if error.may_be_applied or time.monotonic() > deadline:
                    raise
                await asyncio.sleep(random.uniform(0, 0.01))  # noqa: S311  no secret
            else:
                return value

    async def asearch(
        self,
        namespace_prefix: tuple[str, ...],
        /,
        *,
        query: str | None = None,
        filter: dict[str, Any] | None = None,  # noqa: A002  LangGraph's name
        limit: int = 10,
        offset: int = 0,
        refresh_ttl: bool | None = None,
        mode: Mode | None = None,
        **options: Unpack[SearchOptions],
    ) -> list[SearchItem]:
        """Finds items below a prefix of namespaces; a query ranks them.

        Takes the arguments of BaseStore's method, and raises the errors of `abatch`.

        Args:
            namespace_prefix: The labels that a namespace must begin with; empty for all namespaces.
            query: Text to rank by; without it the last updated item comes first.
            filter: Conditions on values; docs/store.md lists the operators.
            limit: The maximum number of items; None for all.
            offset: The number to skip.
            refresh_ttl: If true the time to live of the returned items starts again; the default
                is `refresh_on_read`.
            mode: The ranking: by meaning ("vector"), by words ("text"), or by both ("hybrid"). The
                default is by meaning, as in the stock store, or by words if the store has no index
                for meaning.
            **options: The fields of `SearchOptions`: bounds of times, `order`, `values`,
                `min_score`.

        Raises:
            InvalidOptionError: If the store has no index for that mode, or an option is invalid.
        """
        extras, refresh = extras_of(mode, options), self._refreshes(refresh_ttl)
        make = partial(SearchOp, namespace_prefix, filter, limit, offset, query, refresh)
        items: list[SearchItem]
        items = await self._alone("search", lambda: self._codec.search(make(), extras))
        return items

    async def acount(
        self,
        namespace_prefix: tuple[str, ...],
        /,
        *,
        filter: dict[str, Any] | None = None,  # noqa: A002  LangGraph's name
        **times: Unpack[TimeBounds],
    ) -> int:
        """Counts items below a prefix of namespaces; raises the errors of `abatch`.

        Args:
            namespace_prefix: The labels that a namespace must begin with; empty for all namespaces.
            filter: Conditions on values, as for `asearch`.
            **times: The fields of `TimeBounds`.

        Raises:
            InvalidOptionError: If a bound is not a time, or has no time zone.
        """
        arguments.check_names("a count", times, tuple(TimeBounds.__annotations__))
        extras = extras_of(None, times)._replace(counts=True)
        make = partial(SearchOp, namespace_prefix, filter, 0, 0, None, False)
        count: int = await self._alone("search", lambda: self._codec.search(make(), extras))
        return count

    async def adelete_prefix(
        self,
        namespace_prefix: tuple[str, ...],
        /,
        *,
        everything: bool = False,
        dry_run: bool = False,
        progress: Callable[[int], None] | None = None,
    ) -> int:
        """Deletes all items below a prefix of namespaces, and expired ones; returns their number.

        Items are deleted in many short transactions, with their vectors and words. An item that
        existed when the call began is deleted when it returns, or was put again since. Items that
        others put meanwhile are deleted or stay. If a call is stopped, the next call continues it.
        Two concurrent calls may both count an item.

        Args:
            namespace_prefix: The labels that a namespace must begin with.
            everything: Confirms an empty prefix, which deletes all items.
            dry_run: Only count.
            progress: Called on the event loop after each transaction, with the count so far.

        Raises:
            InvalidNamespaceError: If the prefix is invalid, or is empty without `everything`.
            InvalidOptionError: If `everything` is true and the prefix is not empty.
            InvalidKeyError: If Postgres can't store a label.
            ReadTimeoutError: If the keys were not read in time.
            WriteTimeoutError: If a transaction was not acknowledged in time.
            SaverClosedError: After `close`.
            psycopg.Error: If the server refused it.
        """
        arguments.check_flag("everything", everything)
        arguments.check_flag("dry_run", dry_run)
        arguments.check_callable("progress", progress)
        where = operations.erased_range(namespace_prefix, everything=everything)
        call = self._engine.delete_prefix(where, dry_run=dry_run, progress=progress)
        return await self._bridge.run(call)

    # --- blocking interface: the asynchronous one, waited for ---

    @blocking(aget)
    def get(self) -> None: ...

    @blocking(aupdate)
    def update(self) -> None: ...

    @blocking(abatch)
    def batch(self) -> None: ...

    @blocking(asearch)
    def search(self) -> None: ...

    @blocking(acount)
    def count(self) -> None: ...

    @blocking(aput)
    def put(self) -> None: ...

    @blocking(adelete_prefix)
    def delete_prefix(self) -> None: ...

    def _refreshes(self, refresh_ttl: bool | None) -> bool:
        if refresh_ttl is None and self.ttl_config is not None:
            return bool(self.ttl_config.get("refresh_on_read", True))
        return refresh_ttl is None or refresh_ttl

    # --- calls ---

    def _alone(self, kind: str, make: Callable[[], operations.Part]) -> Coroutine[Any, Any, Any]:
        """Calls for one operation."""
        try:
            part: operations.Part | Exception = make()
        except Exception as error:  # noqa: BLE001  it is raised when the call is awaited
            part = error
        return self._counted(kind, part, self._begin, self._codec.result)

    def _begin(self, part: operations.Part) -> Awaitable[Sequence[Any]]:
        if self._codec.index is None:
            return self._bridge.submit(Engine.begin, part)
        # Its texts are embedded; the error of a read says if the vectors of the index are gone.
        return self._run(operations.Plan.of(part))

    def _run(self, plan: operations.Plan) -> Awaitable[list[Any]]:
        return self._bridge.run(self._bridge.bound.run(plan))

    async def _counted(
        self,
        kind: str,
        work: Any,
        begin: Callable[[Any], Awaitable[Any]],
        finish: Callable[[Any, Any], Any],
    ) -> Any:
        watch = self._bridge.bound.watch
        if not watch.began:
            watch.begin(self._bridge.bound)
        if watch.telemetry is not None:
            with watch.telemetry.call(kind, None):
                return finish(work, await begin(_checked(work)))
        # Not a context manager, which would double what this costs.
        counts, started = watch.counts.calls[kind], time.perf_counter()
        try:
            result = finish(work, await begin(_checked(work)))
        except BaseException as error:
            counts.ended(error, time.perf_counter() - started)
            raise
        counts.latency.add(time.perf_counter() - started)
        return result

    async def _start_sweeper(self, minutes: float | None) -> asyncio.Task[None]:
        if not self.ttl_config:
            return asyncio.get_running_loop().create_task(asyncio.sleep(0))
        config: Any = self.ttl_config
        every = minutes or config.get("sweep_interval_minutes") or _SWEEP_EVERY
        every = arguments.check_number(
            "sweep_interval_minutes", every, above=0, most=_LONGEST_PAUSE
        )
        return self._engine.sweeper.start(every)


def _checked(work: Any) -> Any:
    """Raises the error of a call that could not be made."""
    if isinstance(work, Exception):
        try:
            raise work
        finally:
            del work  # the error's traceback holds this frame
    return work


def _changed(change: Callable[..., object], item: Item | None) -> dict[str, Any]:
    value = change(None if item is None else item.value)
    if not isinstance(value, Mapping):
        kind = "None" if value is None else f"of type {type(value).__name__}"
        raise ValueNotSerializableError(
            f"the function of an update must return the new value as a dict, not {kind}; "
            "nothing was stored"
        )
    return dict(value)


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
            The number of items that got vectors, and of those that got words, added up.

        Raises:
            InvalidOptionError: If this store has no `index`.
            StoreIndexError: If another call meanwhile changed the model to another one; if pgvector
                is missing in the database, or too old; if the text search configuration does not
                exist.
            Exception: The embedder's error; items that were done before stay done.
        """
        arguments.check_callable("progress", progress)
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
        # On the task's own loop, which may have ended by the time its caller goes on.
        return asyncio.run_coroutine_threadsafe(_ended(task), task.get_loop())


async def _ended(task: asyncio.Task[None]) -> None:
    await task
