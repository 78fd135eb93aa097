"""LangGraph's checkpointer interface, asynchronous and blocking.

Each method is a few lines: encode in the caller's task, hand over to the
saver's home loop, decode in the caller's task. Who opens and closes what is in
saver.py.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from langchain_core.runnables import RunnableConfig
from langgraph.checkpoint.base import (
    BaseCheckpointSaver,
    ChannelVersions,
    Checkpoint,
    CheckpointMetadata,
    CheckpointTuple,
    DeltaChannelHistory,
)
from langgraph.checkpoint.serde.base import SerializerProtocol

from pg_checkpoint.copies import Decoded
from pg_checkpoint.counts import bump
from pg_checkpoint.database import Source
from pg_checkpoint.engine import Engine
from pg_checkpoint.errors import EncryptionKeyError, PgCheckpointError
from pg_checkpoint.event_loop import Home
from pg_checkpoint.keys import check_key, named_checkpoint, strings_of, thread_of
from pg_checkpoint.listing import CheckpointInfo, ThreadInfo, opened_infos, opened_threads
from pg_checkpoint.memo import Encodings
from pg_checkpoint.metadata import clean_text, metadata_json
from pg_checkpoint.parents import KnownParents
from pg_checkpoint.pipeline import Rows
from pg_checkpoint.reading import Pages
from pg_checkpoint.resealing import Resealing
from pg_checkpoint.retention import RetentionPolicy
from pg_checkpoint.rows import encode_put, encode_writes
from pg_checkpoint.sealing import Sealing
from pg_checkpoint.selection import Selection, selection_of
from pg_checkpoint.settings import Settings
from pg_checkpoint.stats import SaverStats
from pg_checkpoint.tuples import config_of, decode_history, decode_latest, decode_page
from pg_checkpoint.versions import first_version, next_version
from pg_checkpoint.watching import watched

__all__ = ["CheckpointerInterface"]

# The last is what LangGraph's agent server says for "delete".
_PRUNE_STRATEGIES = ("keep_latest", "delete", "delete_all")


class CheckpointerInterface(BaseCheckpointSaver[str]):
    """What both savers are.

    Args:
        conn: See AsyncPostgresSaver.
        serde: The serializer; the base class has a default.
        home: The event loop to run on.
        settings: All options.
    """

    def __init__(
        self,
        conn: Source,
        serde: SerializerProtocol | None,
        home: Home,
        settings: Settings,
    ) -> None:
        super().__init__(serde=serde)
        self._home = home
        self._engine = Engine(conn, settings)
        self._known = KnownParents(settings.cache_bytes // 4)
        self._encodings = Encodings(settings.cache_bytes // 2)
        self._decoded = Decoded(self.serde, settings.cache_bytes // 4)
        self._seal = (
            Sealing(
                settings.cipher,
                allow_plaintext=settings.allow_plaintext,
                encrypt_metadata=settings.encrypt_metadata,
            )
            if settings.cipher
            else None
        )

    # --- asynchronous interface ---

    @watched("get")
    async def aget_tuple(self, config: RunnableConfig) -> CheckpointTuple | None:
        """Returns the checkpoint that a config names, or the thread's latest; None if absent.

        Sees everything that this process submitted for the thread before.

        Raises:
            InvalidKeyError: If the config names no thread.
            CorruptRowError: If a stored value can't be decoded.
            DecryptionError: If it can't be decrypted, or is not encrypted and has to be.
        """
        thread_id, checkpoint_ns = thread_of(config)
        selection = Selection(thread_id, checkpoint_ns, named_checkpoint(config), limit=1)
        rows = await self._home.run(self._engine.fetch_point(thread_id, checkpoint_ns, selection))
        found = decode_latest(self._decoded_by_serde(), rows, first_version, self._seal)
        if found is None:
            return None
        latest, stored = found
        checkpoint_id = latest.config["configurable"]["checkpoint_id"]
        self._known.remember(thread_id, checkpoint_ns, checkpoint_id, stored)
        return latest

    async def alist(
        self,
        config: RunnableConfig | None,
        *,
        filter: dict[str, Any] | None = None,  # noqa: A002  LangGraph's name
        before: RunnableConfig | None = None,
        limit: int | None = None,
    ) -> AsyncIterator[CheckpointTuple]:
        """Yields checkpoints, newest (greatest id) first.

        Reads page by page; no connection is held while the caller has an item.

        Args:
            config: Names a thread, and a namespace or a checkpoint to narrow it
                down; without `checkpoint_ns` all namespaces, `""` being the root.
                None for all threads.
            filter: Metadata must contain this (`metadata @> filter`); top-level
                scalars only with `encrypt_metadata`.
            before: Only checkpoints with an id below the one it names.
            limit: At most so many; None for all, zero or less for none.

        Raises:
            InvalidKeyError: If the config names no thread.
            CorruptRowError: If a stored value can't be decoded.
            DecryptionError: If it can't be decrypted, or is not encrypted and has to be.
        """
        selection = selection_of(config, self._stored_filter(filter), before, limit)
        pages = self._engine.pages(selection)
        while pages.more and (rows := await self._page(selection.thread_id, pages)):
            for found in self._decode_page(rows):
                yield found

    @watched("put")
    async def aput(
        self,
        config: RunnableConfig,
        checkpoint: Checkpoint,
        metadata: CheckpointMetadata,
        new_versions: ChannelVersions,
    ) -> RunnableConfig:
        """Stores a checkpoint; returns, with its config, when it is durable.

        Encodes before it first waits. Puts of a thread commit in the order of
        the calls, with or after every `aput_writes` called before them.

        Raises:
            InvalidKeyError: If an id or a name can't be stored.
            ValueNotSerializableError: If the serializer refuses a value.
            WriteTimeoutError: If it was not acknowledged in time.
            ParentWriteFailedError: If the parent's put failed in this process.
            psycopg.Error: If the server refused it.
        """
        thread_id, checkpoint_ns = thread_of(config)
        parent_id = named_checkpoint(config)
        known = self._known.stored_by(thread_id, checkpoint_ns, parent_id)
        memory = known, self._encodings
        put = encode_put(
            self.serde, config, checkpoint, metadata, new_versions, *memory, self._seal
        )
        self._known.remember(*put.key, put.stored)
        await self._home.submit(self._engine.put, put)
        return config_of(*put.key)

    @watched("put_writes")
    async def aput_writes(
        self,
        config: RunnableConfig,
        writes: Sequence[tuple[str, Any]],
        task_id: str,
        task_path: str = "",
    ) -> None:
        """Stores the writes of one task at a checkpoint; returns when they are durable.

        A regular write that is stored already stays; errors, interrupts and
        resume values are replaced. Raises as `aput`.
        """
        rows = encode_writes(self.serde, config, writes, task_id, task_path, self._seal)
        await self._home.submit(self._engine.put_writes, rows)

    async def adelete_thread(self, thread_id: str) -> None:
        """Deletes everything of a thread, also what was submitted here before."""
        check_key(thread_id := str(thread_id))
        await self._home.run(self._engine.delete_thread(thread_id))

    async def adelete_for_runs(self, run_ids: Sequence[str]) -> None:
        """Deletes the checkpoints whose metadata has one of the run ids, with their writes.

        A checkpoint stays if another one needs it to rebuild a delta channel,
        or if it owns an open interrupt.

        Raises:
            TypeError: If `run_ids` is a single string.
        """
        ids = [clean_text(run_id) for run_id in strings_of(run_ids, "run_ids")]
        stored = self._seal.metadata.run_ids(ids) if self._seal else ids
        await self._home.run(self._engine.delete_for_runs(stored))

    async def acopy_thread(self, source_thread_id: str, target_thread_id: str) -> None:
        """Copies all of a thread, inside the server if there is no cipher.

        What the target has already stays as it is, so that a copy can be repeated.

        With a cipher through this process, for what is encrypted is bound to its
        thread: checkpoint by checkpoint, each with its writes. Then one that
        the target has already stays with all its writes, and others may see a part
        of the copy.

        Raises:
            DecryptionError: If a row of the source can't be decrypted.
        """
        source, target = str(source_thread_id), str(target_thread_id)
        check_key(source)
        check_key(target)
        if self._seal is None:
            await self._home.run(self._engine.copy_thread(source, target))
        else:
            reseal = Resealing(self._seal, target).page
            await self._home.run(self._engine.copy_by_rows(source, target, reseal))

    async def aprune(self, thread_ids: Sequence[str], *, strategy: str = "keep_latest") -> None:
        """Thins out threads, each in a transaction of its own.

        Args:
            thread_ids: Threads that do not exist are passed over.
            strategy: `"keep_latest"` keeps the newest checkpoint of each
                namespace, what its delta channels are rebuilt from, and
                checkpoints with an open interrupt; `"delete"` (or `"delete_all"`) keeps nothing.

        Raises:
            TypeError: If `thread_ids` is a single string.
            ValueError: If the strategy is unknown.
            InvalidKeyError: If one of the ids is no possible thread id; nothing is pruned then.
        """
        ids = strings_of(thread_ids, "thread_ids")
        if strategy not in _PRUNE_STRATEGIES:
            raise ValueError(f"unknown strategy {strategy!r}: use one of {_PRUNE_STRATEGIES}")
        for thread_id in ids:
            check_key(thread_id)
        for thread_id in ids:
            if strategy != "keep_latest":
                await self.adelete_thread(thread_id)
            else:
                await self._home.run(self._engine.keep_latest(thread_id))

    @watched("history")
    async def aget_delta_channel_history(
        self, *, config: RunnableConfig, channels: Sequence[str]
    ) -> Mapping[str, DeltaChannelHistory]:
        """Returns, for each delta channel, the writes since its last stored value, and that.

        Raises:
            CheckpointNotFoundError: If the config names a checkpoint that is not stored.
            BrokenHistoryError: If an ancestor that a value builds on is missing.
            CorruptRowError: If a stored value can't be decoded.
            DecryptionError: If it can't be decrypted, or is not encrypted and has to be.
        """
        if not channels:
            return {}
        thread_id, checkpoint_ns = thread_of(config)
        place = (thread_id, checkpoint_ns, named_checkpoint(config))
        rows = await self._home.run(self._engine.fetch_history(place, channels))
        return decode_history(self.serde, rows, place, channels, self._seal)

    # --- blocking interface: the asynchronous one, waited for ---

    def get_tuple(self, config: RunnableConfig) -> CheckpointTuple | None:
        """Blocks for `aget_tuple`; raises SyncCallError on the saver's own loop."""
        return self._home.call(self.aget_tuple(config), "get_tuple")

    def list(
        self,
        config: RunnableConfig | None,
        *,
        filter: dict[str, Any] | None = None,  # noqa: A002  LangGraph's name
        before: RunnableConfig | None = None,
        limit: int | None = None,
    ) -> Iterator[CheckpointTuple]:
        """Blocks for the pages of `alist`; raises SyncCallError on the saver's own loop."""
        selection = selection_of(config, self._stored_filter(filter), before, limit)
        pages = self._engine.pages(selection)
        while pages.more and (
            rows := self._home.call(self._page(selection.thread_id, pages), "list")
        ):
            yield from self._decode_page(rows)

    def put(
        self,
        config: RunnableConfig,
        checkpoint: Checkpoint,
        metadata: CheckpointMetadata,
        new_versions: ChannelVersions,
    ) -> RunnableConfig:
        """Blocks for `aput`; raises SyncCallError on the saver's own loop."""
        return self._home.call(self.aput(config, checkpoint, metadata, new_versions), "put")

    def put_writes(
        self,
        config: RunnableConfig,
        writes: Sequence[tuple[str, Any]],
        task_id: str,
        task_path: str = "",
    ) -> None:
        """Blocks for `aput_writes`; raises SyncCallError on the saver's own loop."""
        self._home.call(self.aput_writes(config, writes, task_id, task_path), "put_writes")

    def delete_thread(self, thread_id: str) -> None:
        """Blocks for `adelete_thread`; raises SyncCallError on the saver's own loop."""
        self._home.call(self.adelete_thread(thread_id), "delete_thread")

    def delete_for_runs(self, run_ids: Sequence[str]) -> None:
        """Blocks for `adelete_for_runs`; raises SyncCallError on the saver's own loop."""
        self._home.call(self.adelete_for_runs(run_ids), "delete_for_runs")

    def copy_thread(self, source_thread_id: str, target_thread_id: str) -> None:
        """Blocks for `acopy_thread`; raises SyncCallError on the saver's own loop."""
        self._home.call(self.acopy_thread(source_thread_id, target_thread_id), "copy_thread")

    def prune(self, thread_ids: Sequence[str], *, strategy: str = "keep_latest") -> None:
        """Blocks for `aprune`; raises SyncCallError on the saver's own loop."""
        self._home.call(self.aprune(thread_ids, strategy=strategy), "prune")

    def get_delta_channel_history(
        self, *, config: RunnableConfig, channels: Sequence[str]
    ) -> Mapping[str, DeltaChannelHistory]:
        """Blocks for `aget_delta_channel_history`; raises SyncCallError on the saver's own loop."""
        history = self.aget_delta_channel_history(config=config, channels=channels)
        return self._home.call(history, "get_delta_channel_history")

    # --- beside LangGraph's: versions, figures ---

    def get_next_version(self, current: Any, channel: None) -> Any:
        """Returns a version greater than `current` that no other fork will make."""
        return next_version(current)

    def stats(self) -> SaverStats:
        """What this saver has done since it was made, and what is queued; asks no server."""
        return self._engine.stats()

    @watched("list")
    async def _page(self, thread_id: str | None, pages: Pages) -> Rows:
        return await self._home.run(self._engine.list_page(pages, thread_id))

    def _decode_page(self, rows: Rows) -> Iterator[CheckpointTuple]:
        try:
            yield from decode_page(self._decoded_by_serde(), rows, first_version, self._seal)
        except PgCheckpointError as error:
            bump(self._engine.watch.counts.calls["list"].errors, type(error).__name__)
            raise

    def _stored_filter(self, wanted: Mapping[str, Any] | None) -> Mapping[str, Any]:
        """What stored metadata has to contain."""
        return self._seal.metadata.filter(wanted or {}) if self._seal else wanted or {}

    def _sealing(self) -> Sealing:
        """What the cipher does; raises EncryptionKeyError without one."""
        if self._seal is None:
            raise EncryptionKeyError("this saver has no cipher: make it with cipher=")
        return self._seal

    def _stored_policy(self, policy: RetentionPolicy) -> RetentionPolicy:
        return replace(policy, metadata=self._stored_filter(policy.metadata))

    async def _threads(
        self,
        limit: int,
        before: ThreadInfo | None,
        prefix: str,
        wanted: Mapping[str, Any] | None,
        with_bytes: bool,
    ) -> Sequence[ThreadInfo]:
        check_key(prefix)
        contains = metadata_json(self._stored_filter(wanted))
        found = await self._engine.list_threads(limit, before, prefix, contains, with_bytes)
        return opened_threads(found, self._seal.metadata.open) if self._seal else found

    async def _infos(self, selection: Selection) -> Sequence[CheckpointInfo]:
        found = await self._engine.list_info(selection)
        return opened_infos(found, self._seal.metadata.open) if self._seal else found

    def _decoded_by_serde(self) -> Decoded:
        # A copy that with_allowlist made has another serializer.
        if self._decoded.serde is not self.serde:
            self._decoded = Decoded(self.serde, self._engine.settings.cache_bytes // 4)
        return self._decoded
