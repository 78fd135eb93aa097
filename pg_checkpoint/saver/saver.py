"""The savers: LangGraph's checkpointer interface, asynchronous and blocking."""

from __future__ import annotations

import asyncio
from collections.abc import (
    AsyncIterator,
    Awaitable,
    Callable,
    Coroutine,
    Iterator,
    Mapping,
    Sequence,
)
from contextlib import contextmanager
from datetime import timedelta
from functools import partial, wraps
from signal import SIGTERM
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar, get_args, overload

from langchain_core.runnables import RunnableConfig
from langgraph.checkpoint.base import (
    BaseCheckpointSaver,
    ChannelVersions,
    Checkpoint,
    CheckpointMetadata,
    CheckpointTuple,
)
from langgraph.checkpoint.serde.base import SerializerProtocol
from typing_extensions import Self, Unpack

from pg_checkpoint.codec import keys, reading
from pg_checkpoint.codec.arriving import ArrivingThread
from pg_checkpoint.codec.caches import Decoded, Encodings
from pg_checkpoint.codec.compat import DeltaChannelHistory
from pg_checkpoint.codec.rows import encode_put, encode_writes
from pg_checkpoint.codec.sealing import filter_json
from pg_checkpoint.codec.serializers import renaming, serializer_of
from pg_checkpoint.core import arguments
from pg_checkpoint.core.connections import Source
from pg_checkpoint.core.engine import AsyncLifespan, BlockingLifespan, OnHomeLoop
from pg_checkpoint.core.errors import InvalidOptionError, PgCheckpointError, SyncCallError
from pg_checkpoint.core.loops import blocking, documented_by, run_on_thread
from pg_checkpoint.core.observer import observed
from pg_checkpoint.core.options import (
    Dsn,
    Options,
    RetentionPolicy,
    Settings,
    TtlStrategy,
    explaining_options,
)
from pg_checkpoint.core.telemetry import SaverStats, bump
from pg_checkpoint.core.transaction import Rows
from pg_checkpoint.saver import leases, reads
from pg_checkpoint.saver.engine import Engine, is_to_warn, sealing_of
from pg_checkpoint.saver.retention import Removed
from pg_checkpoint.saver.steps import note_subgraph

# Seconds: a run that is silent for a day is not waited for.
_LONGEST_LEASE = 86_400.0

_PRUNE_STRATEGIES = ("keep_latest", "delete", "delete_all")  # the agent server says the last


class SaverBase(BaseCheckpointSaver[str], OnHomeLoop[Engine]):
    """The methods of LangGraph's interface, and of a saver's life, that both savers have.

    Each method is a few lines: encode in the caller's task, hand over to the saver's home loop,
    decode in the caller's task.

    Args:
        conn: See AsyncPostgresSaver.
        pipe: Accepted for compatibility; not needed.
        serde: The serializer; the base class has a default.
        **options: The fields of `Settings`.
    """

    @explaining_options
    def __init__(
        self,
        conn: Source,
        pipe: object = None,
        serde: SerializerProtocol | None = None,
        **options: Unpack[Options],
    ) -> None:
        settings = Settings(**options)
        chosen = serializer_of(serde, settings)
        super().__init__(serde=renaming(chosen or self.serde, settings.renamed))
        self._bridge = self._make_bridge()
        self._seal = sealing_of(settings)
        self._draining = leases.Draining()
        make_engine = partial(
            Engine,
            conn,
            settings,
            self._seal,
            draining=self._draining,
            warns=is_to_warn(self.serde, settings),
        )
        self._bridge.bind(make_engine)
        self._known = keys.KnownParents(settings.cache_bytes // 4)
        self._encodings = Encodings(settings.cache_bytes // 2)
        self._decoded = Decoded(self.serde, settings.cache_bytes // 4)

    @classmethod
    @explaining_options
    def from_conn_string(
        cls,
        conn_string: Dsn,
        *,
        pipeline: bool = False,
        serde: SerializerProtocol | None = None,
        **options: Unpack[Options],
    ) -> Self:
        """Returns a saver with its own pool, for a `with` block, which closes it at its end.

        Without a `with` block the first call opens the saver.

        Args:
            conn_string: The DSN, or a function that returns it for each new connection.
            pipeline: Accepted for compatibility; round trips are always pipelined.
            serde: As for the constructor.
            **options: The fields of `Settings`.

        Raises:
            InvalidOptionError: If libpq can't parse it; if an option has an impossible value.
            psycopg.OperationalError: On entering the block, if the server can't be reached.
        """
        del pipeline
        return cls(conn_string, None, serde, **options)

    def stats(self) -> SaverStats:
        """Returns the work since the saver was created, and its queue; makes no round trip."""
        return self._engine.stats()

    def lease(self, thread_id: str, *, ttl: float = 30.0, wait: float = 0.0) -> leases.Lease:
        """Returns the lease of a thread, for `async with` or `with`; one run at a time holds it.

        Args:
            thread_id: The thread; it need not exist yet.
            ttl: Seconds without a heartbeat after which other runs may take it, because this
                process died, its event loop was blocked, or it could not reach the server.
            wait: Seconds to wait for another run that holds it.

        Raises:
            InvalidOptionError: If `wait` is not a number, or `ttl` is not between 0 and a day.
            InvalidKeyError: If `thread_id` is not a valid thread id.
            LeaseHeldError: On entering it, if another run holds it.
        """
        arguments.check_number("ttl", ttl, above=0, most=_LONGEST_LEASE)
        arguments.check_number("wait", wait)
        holding = leases.Holding(keys.thread_id_of(thread_id), ttl)
        return leases.Lease(self._bridge, holding, wait)

    @property
    def is_draining(self) -> bool:
        """True after `drain`, until the saver is opened again: no run may begin."""
        return self._draining.has_begun

    def drain(self, grace: float = 20.0) -> None:
        """Lets runs under leases stop soon, so that other processes can continue them.

        Returns at once, and can be called from any thread and in a signal handler; see
        `draining_on`. From now on no lease is taken. Runs that have `lease.control`, and those of
        `recover`, stop after their step, and are handed over as they stop. The leases that are
        still held after `grace` seconds are handed over then, and their runs store nothing more.
        `close` waits for all of it.

        Call it again to shorten the time.

        Args:
            grace: Seconds that runs have. Choose less than the time until the process is killed.

        Raises:
            InvalidOptionError: If `grace` is not a number of seconds.
        """
        arguments.check_number("grace", grace)
        self._draining.begin(grace)

    @contextmanager
    def draining_on(self, *signals: int, grace: float = 20.0) -> Iterator[None]:
        """Calls `drain` on a signal within the block, and then what handled the signal before.

        If there was no handler before, the process continues, and ends when your code does. A
        server installs its handlers before the application's lifespan. Outside of the main
        thread, as in test clients, it does nothing, because signals don't arrive there.

        Args:
            *signals: The signals; SIGTERM if there are none.
            grace: As for `drain`.

        Raises:
            InvalidOptionError: If `grace` is not a number of seconds.
        """
        arguments.check_number("grace", grace)
        with leases.handling(signals or (SIGTERM,), partial(self._draining.begin, grace)):
            yield

    pipe = None  # as the stock saver without one; round trips are pipelined anyway

    @contextmanager
    def _holding(self, rows: Rows) -> Iterator[None]:
        """Keeps data keys known while the rows that need them are decoded.

        A caller may take long for one checkpoint after another.
        """
        seal, threads = self._seal, {row[1] for row in rows}
        held = [] if seal is None else [seal.cipher.data_keys.get(thread) for thread in threads]
        yield
        held.clear()

    def _decoded_by_serde(self) -> Decoded:
        # A copy that with_allowlist made has another serializer.
        if self._decoded.serde is not self.serde:
            self._decoded = Decoded(self.serde, self._engine.settings.cache_bytes // 8)
        return self._decoded

    # --- asynchronous interface ---

    @observed("get")
    async def aget_tuple(self, config: RunnableConfig) -> CheckpointTuple | None:
        """Returns the checkpoint that a config names, or the latest one; None if it does not exist.

        It sees everything that this process submitted for the thread before.

        Raises:
            InvalidKeyError: If the config names no thread.
            CorruptRowError: If a stored value can't be decoded.
            DecryptionError: If it can't be decrypted, or is in clear although it must be encrypted.
        """
        thread_id, checkpoint_ns, named_id = keys.place_of(config)
        note_subgraph(config)
        selection = reading.Selection(thread_id, checkpoint_ns, named_id, limit=1)
        rows = await self._bridge.run(self._engine.fetch_point(thread_id, selection))
        latest = await self._engine.workers.run(
            reading.size_of(rows),
            reading.decode_latest,
            *(self._decoded_by_serde(), rows, self._seal),
        )
        if latest is None:
            return None
        checkpoint, stored = latest
        checkpoint_id = checkpoint.config["configurable"]["checkpoint_id"]
        self._known.remember(thread_id, checkpoint_ns, checkpoint_id, stored)
        return checkpoint

    async def alist(
        self,
        config: RunnableConfig | None,
        *,
        filter: dict[str, Any] | None = None,  # noqa: A002  LangGraph's name
        before: RunnableConfig | None = None,
        limit: int | None = None,
    ) -> AsyncIterator[CheckpointTuple]:
        """Yields checkpoints, newest (greatest id) first.

        It reads page by page, and holds no connection while the caller works on an item.

        Args:
            config: Names a thread, and optionally a namespace or a checkpoint; without
                `checkpoint_ns` all namespaces (`""` is the root).
                None or {} for all threads.
            filter: Metadata must contain this (`metadata @> filter`). With `encrypt_metadata` it
                can ask for the fields of `clear_metadata`. The checkpoints found are then proved,
                but anybody who can write to the tables can make the filter miss checkpoints.
            before: Only checkpoints with an id below the one that it names.
            limit: Maximum number of checkpoints; None for all, zero or less for none.

        Raises:
            InvalidKeyError: If the config names no thread.
            InvalidOptionError: If an argument has an impossible value.
            CorruptRowError: If a stored value can't be decoded.
            DecryptionError: If it can't be decrypted, or is in clear although it must be encrypted.
        """
        selection = reading.selection_of(config, filter_json(self._seal, filter), before, limit)
        pages = reads.Pages(selection)
        while pages.more and (rows := await self._page(selection.thread_id, pages)):
            page, size = self._decode_page(rows), reading.size_of(rows)
            with self._holding(rows):
                while checkpoint := await self._engine.workers.run(size, next, page, None):
                    yield checkpoint

    @observed("put")
    async def aput(
        self,
        config: RunnableConfig,
        checkpoint: Checkpoint,
        metadata: CheckpointMetadata,
        new_versions: ChannelVersions,
    ) -> RunnableConfig:
        """Stores a checkpoint, and returns its config when it is durable.

        Values are encoded before the first wait. Puts of a thread commit in the order of
        the calls, together with or after every `aput_writes` called before them.

        Raises:
            InvalidKeyError: If an id or a name can't be stored.
            ValueNotSerializableError: If the serializer refuses a value.
            ValueTooLargeError: If a value is too large for Postgres.
            WriteTimeoutError: If the put was not acknowledged in time.
            ParentWriteFailedError: If the parent's put failed in this process, and the parent
                is not stored.
            psycopg.Error: If the server refused the put.
        """
        key, parent_id = keys.put_key(config, checkpoint["id"])
        parent = self._known.stored_by(key.thread_id, key.checkpoint_ns, parent_id)
        try:
            put = encode_put(
                self.serde,
                key,
                parent_id,
                config,
                checkpoint,
                metadata,
                new_versions,
                parent,
                self._encodings,
                self._seal,
            )
        except Exception as error:
            self._engine.writer.note_failed(key, error)
            raise
        self._known.remember(*put.key, put.stored)
        await self._submit(config, Engine.put, put)
        return reading.config_of(*put.key)

    @observed("put_writes")
    async def aput_writes(
        self,
        config: RunnableConfig,
        writes: Sequence[tuple[str, Any]],
        task_id: str,
        task_path: str = "",
    ) -> None:
        """Stores the writes of one task at a checkpoint; returns when they are durable.

        A regular write that is already stored stays unchanged. Errors, interrupts and
        resume values are replaced. Raises the same errors as `aput`.
        """
        rows = encode_writes(self.serde, config, writes, task_id, task_path, self._seal)
        await self._submit(config, Engine.put_writes, rows, reading.used_answer(config, rows))

    def _submit(
        self, config: RunnableConfig, method: Callable[..., asyncio.Future[None]], *work: Any
    ) -> Awaitable[None]:
        # A stream has another one, which does it a little later.
        return self._bridge.submit(method, *work)

    async def adelete_thread(self, thread_id: str) -> None:
        """Deletes the whole thread, including earlier writes of this process."""
        await self._bridge.run(self._engine.delete_thread(keys.thread_id_of(thread_id)))

    async def adelete_for_runs(self, run_ids: Sequence[str]) -> None:
        """Deletes the checkpoints whose metadata has one of the run ids, with their writes.

        A checkpoint stays if another one needs it to rebuild a delta channel,
        or if it owns an open interrupt.

        Raises:
            InvalidOptionError: If `run_ids` is a single string, or not a sequence.
            UnsupportedCallError: If run ids are encrypted: with `encrypt_metadata`, unless
                `clear_metadata` has `run_id`.
            DecryptionError: At the end, if rows with encrypted metadata were found that can't be
                opened. These rows stay.
        """
        ids = [keys.clean_text(run_id) for run_id in keys.strings_of(run_ids, "run_ids")]
        if self._seal is not None:
            self._seal.metadata.check_in_clear(["run_id"], "delete_for_runs")
        await self._bridge.run(self._engine.delete_for_runs(ids))

    async def acopy_thread(self, source_thread_id: str, target_thread_id: str) -> None:
        """Copies the whole thread, inside the server if there is no cipher.

        Rows that the target already has stay unchanged, so you can repeat a copy.

        With a cipher the copy goes through this process, because ciphertexts are bound
        to their thread: checkpoint by checkpoint, each with its writes. A checkpoint that
        the target already has keeps its writes, and others may see a part of the copy.

        Raises:
            CipherRequiredError: If a thread is encrypted, and this saver has no cipher.
            DecryptionError: If a row of the source can't be decrypted.
        """
        source, target = keys.thread_id_of(source_thread_id), keys.thread_id_of(target_thread_id)
        if self._seal is None:
            await self._bridge.run(self._engine.copy_thread(source, target))
        else:
            copies = ArrivingThread(target, self.serde, self._seal).copies
            await self._bridge.run(self._engine.copy_by_rows(source, target, copies))

    async def aprune(self, thread_ids: Sequence[str], *, strategy: str = "keep_latest") -> None:
        """Deletes old checkpoints of threads, one thread after another, in short transactions.

        Args:
            thread_ids: The threads; ids of threads that don't exist are skipped.
            strategy: `"keep_latest"` keeps the newest checkpoint of each
                namespace, the checkpoints that its delta channels are rebuilt from, and
                checkpoints with an open interrupt. `"delete"` (or `"delete_all"`) keeps nothing.

        Raises:
            InvalidOptionError: If `thread_ids` is a single string or not a sequence, or the
                strategy is unknown.
            InvalidKeyError: If one of the ids can't be a thread id. Then nothing is pruned.
        """
        ids = [*map(keys.thread_id_of, keys.strings_of(thread_ids, "thread_ids"))]
        if strategy not in _PRUNE_STRATEGIES:
            raise InvalidOptionError(
                f"unknown strategy {strategy!r}: use one of {_PRUNE_STRATEGIES}"
            )
        for thread_id in ids:
            if strategy != "keep_latest":
                await self.adelete_thread(thread_id)
            else:
                await self._bridge.run(self._engine.keep_latest(thread_id))

    @observed("history")
    async def aget_delta_channel_history(
        self, *, config: RunnableConfig, channels: Sequence[str]
    ) -> Mapping[str, DeltaChannelHistory]:
        """Returns, for each delta channel, its last stored value and the writes since.

        Raises:
            CheckpointNotFoundError: If the config names a checkpoint that is not stored.
            CorruptRowError: If an ancestor that a value builds on is missing; if a stored value
                can't be decoded.
            DecryptionError: If it can't be decrypted, or is in clear although it must be encrypted.
        """
        if not channels:
            return {}
        place = keys.place_of(config)
        rows = await self._bridge.run(self._engine.fetch_history(place, channels))
        return await self._engine.workers.run(
            reading.size_of(rows, reading.HistoryRow),
            reads.histories_of,
            *(self.serde, rows, place, channels, self._seal),
        )

    # --- blocking interface: the asynchronous one, waited for ---

    @documented_by(alist)
    def list(
        self,
        config: RunnableConfig | None,
        *,
        filter: dict[str, Any] | None = None,  # noqa: A002  LangGraph's name
        before: RunnableConfig | None = None,
        limit: int | None = None,
    ) -> Iterator[CheckpointTuple]:
        # Waits for pages, not for each checkpoint, and decodes in the caller's thread.
        selection = reading.selection_of(config, filter_json(self._seal, filter), before, limit)
        pages, thread_id = reads.Pages(selection), selection.thread_id
        while pages.more and (rows := self._bridge.call(self._page(thread_id, pages), "list")):
            with self._holding(rows):
                yield from self._decode_page(rows)

    @blocking(aget_tuple)
    def get_tuple(self) -> None: ...

    @blocking(aput)
    def put(self) -> None: ...

    @blocking(aput_writes)
    def put_writes(self) -> None: ...

    @blocking(adelete_thread)
    def delete_thread(self) -> None: ...

    @blocking(adelete_for_runs)
    def delete_for_runs(self) -> None: ...

    @blocking(acopy_thread)
    def copy_thread(self) -> None: ...

    @blocking(aprune)
    def prune(self) -> None: ...

    @blocking(aget_delta_channel_history)
    def get_delta_channel_history(self) -> None: ...

    def get_next_version(self, current: Any, channel: None) -> Any:
        """Returns a version greater than `current` that no other fork makes."""
        return keys.next_version(current)

    @observed("list")
    async def _page(self, thread_id: str | None, pages: reads.Pages) -> Rows:
        # The thread's id is there to be observed.
        return await self._bridge.run(self._engine.list_page(pages))

    def _decode_page(self, rows: Rows) -> Iterator[CheckpointTuple]:
        try:
            yield from reading.decode_page(self._decoded_by_serde(), rows, self._seal)
        except PgCheckpointError as error:
            bump(self._engine.watch.counts.calls["list"].errors, type(error).__name__)
            raise


class AsyncPostgresSaver(SaverBase, AsyncLifespan):
    """A LangGraph checkpointer on Postgres, for asynchronous applications.

    The constructor does no I/O and needs no running loop. With a DSN the saver
    has its own pool, which `open`, `async with` or the first call opens and
    `close` closes. A pool or connection that you give stays yours. Blocking methods
    can be called from any thread except the event loop's.

    Args:
        conn: A DSN (of libpq or SQLAlchemy; empty means the PG* variables), a function that
            returns one for each new connection, also asynchronously, an `AsyncConnectionPool` or
            `ConnectionPool`, or a single connection, which then does one thing at a time.
        pipe: Accepted for compatibility; not needed.
        serde: The serializer; LangGraph's `JsonPlusSerializer` by default.
        **options: The fields of `Settings`, among them `schema` and `max_size`.
    """

    @property
    def pool(self) -> Any:
        """The pool, for a store to share: the given pool, or the saver's own while it is open."""
        return self._engine.pool

    async def setup(self) -> None:
        """Applies missing migrations. Many processes may call it at once.

        Raises:
            SchemaNotNamedError: If no schema was named, and the search_path begins with one.
            SchemaTooNewError: If a newer version made a breaking change.
            StockTablesError: If the schema has tables of langgraph-checkpoint-postgres.
        """
        await self._bridge.run(self._engine.set_up())

    async def alist_threads(
        self,
        *,
        limit: int = 100,
        before: reads.ThreadInfo | None = None,
        prefix: str = "",
        filter: dict[str, Any] | None = None,  # noqa: A002  as alist has it
        with_bytes: bool = False,
    ) -> list[reads.ThreadInfo]:
        """Lists threads, most recently active first.

        Args:
            limit: Maximum number of threads.
            before: The last thread of the previous page.
            prefix: Only threads whose id begins with this.
            filter: Metadata of a thread's newest root checkpoint must contain this.
            with_bytes: Also return the size of each thread on disk, which reads all its rows.

        Raises:
            InvalidKeyError: If no thread id can begin with the prefix.
            UnsupportedCallError: If the filter asks for encrypted metadata.
        """
        arguments.check_whole("limit", limit, least=None)
        arguments.check_instance(
            "before", before, (reads.ThreadInfo, type(None)), "a ThreadInfo or None"
        )
        arguments.check_instance("prefix", prefix, str, "text")
        arguments.check_flag("with_bytes", with_bytes)
        keys.check_key(prefix)
        keys.check_key(before.thread_id if before else "")
        read = partial(
            reads.list_threads,
            limit=limit,
            before=before,
            prefix=prefix,
            metadata=filter_json(self._seal, filter),
            with_bytes=with_bytes,
        )
        threads, seal = await self._bridge.run(self._engine.read_list(read)), self._seal
        return list(threads if seal is None else reads.opened_threads(threads, seal.metadata))

    async def alist_info(
        self,
        config: RunnableConfig,
        *,
        filter: dict[str, Any] | None = None,  # noqa: A002  as alist has it
        before: RunnableConfig | None = None,
        limit: int | None = None,
    ) -> list[reads.CheckpointInfo]:
        """Lists a thread's checkpoints without their values, newest first; takes what `alist` does.

        Anybody who can write to the tables can hide checkpoints, also from a filter. With
        encrypted metadata everything about the listed ones is proved except their size.

        Raises:
            InvalidKeyError: If the config names no thread.
            DecryptionError: If encrypted metadata was changed.
        """
        metadata = filter_json(self._seal, filter)
        keys.thread_of(config)  # refuses one that names no thread
        selection = reading.selection_of(config, metadata, before, limit)
        infos, seal = await self._bridge.run(self._engine.list_info(selection)), self._seal
        return list(infos if seal is None else reads.opened_infos(infos, seal.metadata))

    async def apply_retention(
        self,
        policy: RetentionPolicy,
        *,
        dry_run: bool = False,
        progress: Callable[[Removed], None] | None = None,
    ) -> Removed:
        """Deletes what a policy does not keep, in all threads; see `RetentionPolicy`.

        Works thread by thread, in short transactions beside the writers. Many
        processes may run it at once. A process that is killed leaves nothing half done.
        Postgres reuses the space; the files do not shrink.

        Args:
            policy: The checkpoints and threads to keep.
            dry_run: Only count what would be deleted, without locks.
            progress: Called on the event loop after each thread, with the counts so far.

        Raises:
            InvalidOptionError: If `policy` is not a RetentionPolicy.
            IncompleteError: At the end, if some threads could not be cleaned, for instance because
                a transaction took longer than `read_timeout`.
            ReadTimeoutError: If the server was unreachable for longer; a repeated call continues.
            psycopg.Error: If the server refused; a repeated call continues.
        """
        arguments.check_instance("policy", policy, RetentionPolicy, "a RetentionPolicy")
        arguments.check_flag("dry_run", dry_run)
        arguments.check_callable("progress", progress)
        filter_json(self._seal, policy.metadata)
        return await self._bridge.run(self._engine.apply_retention(policy, dry_run, progress))

    async def aset_ttl(
        self, thread_id: str, ttl: timedelta | None, *, strategy: TtlStrategy = "delete"
    ) -> None:
        """Sets how long a thread lives after its last put. Retention deletes it then.

        You can set it before the first put, or by any put with
        `{"configurable": {"ttl_minutes": 60}}`. An expired thread stays until retention
        deletes it. If it is written to before that, it lives on.

        Args:
            thread_id: The thread.
            ttl: The time, which may be up to a minute longer. Make it longer than the longest step,
                so that a thread does not expire while it runs. None removes it.
            strategy: `"delete"` deletes the whole thread, even if it waits for the answer to
                an interrupt; `"keep_latest"` does what `aprune` does.

        Raises:
            InvalidOptionError: If the strategy is unknown, or `ttl` is not a valid time to live.
            InvalidKeyError: If `thread_id` is not a valid thread id.
        """
        thread_id = keys.thread_id_of(thread_id)
        if strategy not in get_args(TtlStrategy):
            raise InvalidOptionError(
                f"unknown strategy {strategy!r}: use one of {get_args(TtlStrategy)}"
            )
        if ttl is not None:
            arguments.check_span("ttl", ttl)
            keys.ttl_seconds(ttl)
        await self._bridge.run(self._engine.set_ttl(thread_id, ttl, strategy))


class PostgresSaver(SaverBase, BlockingLifespan):
    """A LangGraph checkpointer on Postgres, for blocking code.

    It runs on an event loop thread of its own, which batches the calls of many
    threads. Its asynchronous methods can be called from any event loop.

    Args:
        conn: A DSN, a `ConnectionPool`, or a single connection; see `AsyncPostgresSaver`.
        pipe: Accepted for compatibility; not needed.
        serde: As for `AsyncPostgresSaver`.
        **options: As for `AsyncPostgresSaver`.
    """

    @blocking(AsyncPostgresSaver.setup)
    def setup(self) -> None: ...

    @blocking(AsyncPostgresSaver.alist_threads)
    def list_threads(self) -> None: ...

    @blocking(AsyncPostgresSaver.alist_info)
    def list_info(self) -> None: ...

    @blocking(AsyncPostgresSaver.apply_retention)
    def apply_retention(self) -> None: ...

    @blocking(AsyncPostgresSaver.aset_ttl)
    def set_ttl(self) -> None: ...


P = ParamSpec("P")
R = TypeVar("R")
R_co = TypeVar("R_co", covariant=True)


class SaverFunction(Protocol[P, R_co]):
    """A function whose first argument is a saver, which decides how it is called."""

    @property
    def __wrapped__(self) -> Callable[Concatenate[SaverBase, P], Coroutine[Any, Any, R_co]]:
        """The coroutine function itself, for either saver."""

    @overload
    def __call__(
        self, saver: AsyncPostgresSaver, /, *args: P.args, **kwargs: P.kwargs
    ) -> Coroutine[Any, Any, R_co]: ...

    @overload
    def __call__(self, saver: PostgresSaver, /, *args: P.args, **kwargs: P.kwargs) -> R_co: ...


def for_savers(
    function: Callable[Concatenate[SaverBase, P], Coroutine[Any, Any, R]],
) -> SaverFunction[P, R]:
    """Makes a coroutine function block if it is given a `PostgresSaver`.

    It then runs on an event loop of its own, since it may run code of the application.
    """
    name = function.__name__

    @wraps(function)
    def call(saver: SaverBase, /, *args: P.args, **kwargs: P.kwargs) -> Any:
        arguments.check_instance(
            "saver", saver, SaverBase, "an AsyncPostgresSaver or a PostgresSaver"
        )
        if not isinstance(saver, PostgresSaver):
            return function(saver, *args, **kwargs)
        try:
            asyncio.get_running_loop()
        except RuntimeError:
            return run_on_thread(function(saver, *args, **kwargs))
        raise SyncCallError(
            f"{name}() of a PostgresSaver would block the event loop: use an AsyncPostgresSaver, "
            f"or `await asyncio.to_thread({name}, saver, ...)`"
        )

    return call
