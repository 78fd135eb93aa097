"""LangGraph's checkpointer interface, asynchronous and blocking.

Each method is a few lines: encode in the caller's task, hand over to the saver's home
loop, decode in the caller's task. async_saver.py opens and closes the saver.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any

from langchain_core.runnables import RunnableConfig
from langgraph.checkpoint.base import (
    ChannelVersions,
    Checkpoint,
    CheckpointMetadata,
    CheckpointTuple,
)

from pg_checkpoint.arguments import id_text
from pg_checkpoint.codec.answers import used_answer
from pg_checkpoint.codec.arriving import ArrivingThread
from pg_checkpoint.codec.compat import DeltaChannelHistory
from pg_checkpoint.codec.keys import (
    named_checkpoint,
    put_key,
    strings_of,
    thread_id_of,
    thread_of,
)
from pg_checkpoint.codec.metadata import clean_text
from pg_checkpoint.codec.read_rows import HistoryRow, size_of
from pg_checkpoint.codec.rows import encode_put, encode_writes
from pg_checkpoint.codec.sealing import filter_json
from pg_checkpoint.codec.selection import Selection, selection_of
from pg_checkpoint.codec.tuples import config_of, decode_latest, decode_page
from pg_checkpoint.codec.versions import first_version, next_version
from pg_checkpoint.errors import InvalidOptionError, PgCheckpointError
from pg_checkpoint.observability.counts import bump
from pg_checkpoint.observability.instrumentation import observed
from pg_checkpoint.postgres.blocking import blocking, documented_by
from pg_checkpoint.postgres.pipeline import Rows
from pg_checkpoint.reading.pages import Pages
from pg_checkpoint.reading.walks import histories_of
from pg_checkpoint.saver.base import SaverBase
from pg_checkpoint.saver.subgraphs import note_subgraph

_PRUNE_STRATEGIES = ("keep_latest", "delete", "delete_all")  # the agent server says the last


class CheckpointerInterface(SaverBase):
    """LangGraph's methods, which both savers have."""

    # --- asynchronous interface ---

    @observed("get")
    async def aget_tuple(self, config: RunnableConfig) -> CheckpointTuple | None:
        """Returns the checkpoint that a config names, or the latest one; None if it does not exist.

        Sees everything that this process submitted for the thread before.

        Raises:
            InvalidKeyError: If the config names no thread.
            CorruptRowError: If a stored value can't be decoded.
            DecryptionError: If it can't be decrypted, or is in clear although it must be encrypted.
        """
        thread_id, checkpoint_ns = thread_of(config)
        note_subgraph(config)
        selection = Selection(thread_id, checkpoint_ns, named_checkpoint(config), limit=1)
        rows = await self._bridge.run(self._engine.fetch_point(thread_id, selection))
        how = decode_latest, self._decoded_by_serde(), rows, first_version, self._seal
        if (found := await self._engine.workers.run(size_of(rows), *how)) is None:
            return None
        latest, stored = found
        found_id = latest.config["configurable"]["checkpoint_id"]
        self._known.remember(thread_id, checkpoint_ns, found_id, stored)
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

        Reads page by page. No connection is held while the caller has an item.

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
        selection = selection_of(config, filter_json(self._seal, filter), before, limit)
        pages = self._engine.pages(selection)
        while pages.more and (rows := await self._page(selection.thread_id, pages)):
            page, size = self._decode_page(rows), size_of(rows)
            with self._holding(rows):
                while found := await self._engine.workers.run(size, next, page, None):
                    yield found

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
        key, parent_id = put_key(config, id_text(checkpoint["id"]))
        memory = self._known.stored_by(key.thread_id, key.checkpoint_ns, parent_id), self._encodings
        try:
            put = encode_put(
                self.serde, config, checkpoint, metadata, new_versions, *memory, self._seal
            )
        except Exception as error:
            self._engine.note_failed(key, error)
            raise
        self._known.remember(*put.key, put.stored)
        await self._submit(self._engine.put, put, config)
        return config_of(*put.key)

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
        submit = partial(self._engine.put_writes, used=used_answer(config, rows))
        await self._submit(submit, rows, config)

    def _submit(
        self, function: Callable[..., asyncio.Future[None]], work: Any, config: RunnableConfig
    ) -> Awaitable[None]:
        # A stream has another one, which does it a little later.
        return self._bridge.submit(function, work)

    async def adelete_thread(self, thread_id: str) -> None:
        """Deletes the whole thread, including earlier writes of this process."""
        await self._bridge.run(self._engine.delete_thread(thread_id_of(thread_id)))

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
        ids = [clean_text(run_id) for run_id in strings_of(run_ids, "run_ids")]
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
        source, target = thread_id_of(source_thread_id), thread_id_of(target_thread_id)
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
        ids = [*map(thread_id_of, strings_of(thread_ids, "thread_ids"))]
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
        thread_id, checkpoint_ns = thread_of(config)
        place = (thread_id, checkpoint_ns, named_checkpoint(config))
        rows = await self._bridge.run(self._engine.fetch_history(place, channels))
        how = histories_of, self.serde, rows, place, channels, self._seal
        return await self._engine.workers.run(size_of(rows, HistoryRow), *how)

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
        selection = selection_of(config, filter_json(self._seal, filter), before, limit)
        pages, thread_id = self._engine.pages(selection), selection.thread_id
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

    # --- beside LangGraph's: versions, figures ---

    def get_next_version(self, current: Any, channel: None) -> Any:
        """Returns a version greater than `current` that no other fork makes."""
        return next_version(current)

    @observed("list")
    async def _page(self, thread_id: str | None, pages: Pages) -> Rows:
        return await self._bridge.run(self._engine.list_page(pages, thread_id))

    def _decode_page(self, rows: Rows) -> Iterator[CheckpointTuple]:
        try:
            how = self._decoded_by_serde(), rows, first_version, self._seal
            yield from decode_page(*how)
        except PgCheckpointError as error:
            bump(self._engine.watch.counts.calls["list"].errors, type(error).__name__)
            raise
