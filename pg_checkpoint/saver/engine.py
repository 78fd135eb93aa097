"""The engine of a saver: owns the database, the writer and the reads, and orders calls.

It works on rows and keys; interface.py works on LangGraph's objects. All coroutines run
on the saver's event loop.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Iterable, Sequence
from datetime import timedelta

from pg_checkpoint.codec.answers import UsedAnswer
from pg_checkpoint.codec.keys import CheckpointKey
from pg_checkpoint.codec.rows import PutRows, WriteRow
from pg_checkpoint.codec.sealing import Sealing, filter_json
from pg_checkpoint.codec.selection import LAST_ID, Selection
from pg_checkpoint.encryption.data_keys import Keyed
from pg_checkpoint.lifecycle import deletion, retention
from pg_checkpoint.lifecycle.background import BackgroundRetention
from pg_checkpoint.observability.health import Health
from pg_checkpoint.observability.instrumentation import Observer
from pg_checkpoint.observability.stats import SaverStats
from pg_checkpoint.postgres import migrations
from pg_checkpoint.postgres.arrays import texts
from pg_checkpoint.postgres.database import Database
from pg_checkpoint.postgres.nodes import Nodes
from pg_checkpoint.postgres.pipeline import Rows
from pg_checkpoint.postgres.probing import probe
from pg_checkpoint.postgres.replica import ReplicaReads
from pg_checkpoint.postgres.sources import Source
from pg_checkpoint.reading import listing
from pg_checkpoint.reading.pages import Pages, point_of
from pg_checkpoint.reading.point_reads import PointReads
from pg_checkpoint.reading.walks import CheckpointRef
from pg_checkpoint.saver.first_look import after_failures, first_look, look_at_replica
from pg_checkpoint.saver.step_rows import StepRows
from pg_checkpoint.saver.worker_threads import WorkerThreads
from pg_checkpoint.settings import Settings
from pg_checkpoint.writing.draining import Draining
from pg_checkpoint.writing.items import NO_FENCE, Fence
from pg_checkpoint.writing.leases import Leases
from pg_checkpoint.writing.proving import Proving
from pg_checkpoint.writing.thread_keys import ThreadKeys
from pg_checkpoint.writing.thread_lock import check_lease
from pg_checkpoint.writing.writer import Writer

__all__ = ["Engine"]


class Engine:
    """Runs the calls of a saver, on one event loop.

    Reads see everything that this process submitted for their thread before, and raise
    ReadTimeoutError; writes raise what Writer.put does.
    """

    watch: Observer
    database: Database
    leases: Leases
    is_closed: bool

    def __init__(
        self,
        source: Source,
        settings: Settings,
        seal: Sealing | None,
        last: Engine | None = None,
        *,
        draining: Draining | None = None,
        warned: bool = False,
    ) -> None:
        self.settings, self.seal, self.workers = settings, seal, WorkerThreads()
        self.watch = Observer() if last is None else last.watch
        counts, (look, lost) = self.watch.counts, first_look(seal, warned=warned)
        attempts = None if last is None else last.database.lost
        self.database = Database(source, settings, look, counts, lost, attempts)
        self.nodes = Nodes(self.database, settings, look, counts)
        name = secrets.token_hex(8) if last is None else last.leases.name
        self.leases = Leases(self.database, settings.write_timeout, name, draining or Draining())
        look = look_at_replica(seal, self.database, settings)
        self.replica_reads = ReplicaReads(self.database, settings, look)
        after_failures(seal, self.database, self.replica_reads)
        # With any cipher: some threads may have a data key, whatever this saver uses.
        self.keys = None if seal is None else ThreadKeys(self.database, seal, settings)
        self.proving = Proving(seal, self.keys)
        how = self.proving.refused, counts.retention, secrets.token_hex(8)
        self.background = BackgroundRetention(self.database, settings, seal, *how)
        keys = self.keys if settings.has_data_keys else None
        self.writer = Writer(self.database, self.nodes, settings, self.watch, keys)
        self.point_reads = PointReads(self.database, timeout=settings.read_timeout)
        self.is_closed = last is not None and last.is_closed
        if self.is_closed:
            self.refuse()
        if self.watch.began:
            self.watch.begin(self)

    @property
    def is_pending(self) -> bool:
        """Whether something is queued or under way on the event loop."""
        return bool(self.writer.queued[0]) or self.database.is_busy or self.replica_reads.is_busy

    def refuse(self) -> None:
        """Refuses new calls. Leases that are held expire."""
        self.writer.refuse()
        self.background.refuse()
        self.leases.let_go()
        self.database.refuse()
        self.replica_reads.refuse()

    def drop(self) -> None:
        """Closes what can be closed when the event loop has ended."""
        self.replica_reads.drop()
        self.nodes.drop()
        self.database.drop()
        self.workers.end()

    async def open(self) -> None:
        """Opens the saver's own pool (with a DSN) and accepts calls."""
        if self.is_closed:
            self.leases.draining.end()
        self.is_closed = False
        self.watch.begin(self)
        # At once: calls that come while it connects wait for that.
        self.writer.reopen()
        await self.database.open()
        await self.replica_reads.open()
        self.background.reopen()

    async def close(self) -> None:
        """Refuses new calls, waits for those submitted, and closes what `open` opened.

        If it is drained, waits for that before.
        """
        await self.leases.rest()
        self.is_closed = True
        await self.background.close()
        await self.writer.drain()
        await self.leases.stop()
        await self.replica_reads.close()
        await self.nodes.close()
        await self.database.close()
        self.workers.end()

    async def set_up(self) -> None:
        """Applies missing migrations."""
        await migrations.apply_pending(self.database)
        if self.seal is not None:
            # It may be another schema than before, with an id of its own: what is encoded from
            # now on is encrypted for that.
            ping, timeout = self.database.statement("ping"), self.settings.read_timeout
            await self.database.run([ping], timeout=timeout, changes=False)

    async def health(self, timeout: float) -> Health:
        """Makes a round trip, and returns what is queued."""
        return await probe(self.database, lambda: self.writer.queued, timeout)

    def stats(self) -> SaverStats:
        """The counts so far, and what is queued; from any thread."""
        counts, pool = self.watch.counts, self.database.pool_stats()
        stats: SaverStats = counts.read(self.writer.queued, pool)
        return stats

    @property
    def pool(self) -> object:
        """The pool; None if there is none."""
        return self.database.pool

    @property
    def step_rows(self) -> StepRows:
        """The results of steps, as rows."""
        return StepRows(self.database, self.seal, self.keys, self.settings)

    # --- reads ---

    def pages(self, selection: Selection) -> Pages:
        """The pages of a selection, for `fetch`."""
        return Pages(selection)

    async def fetch(self, pages: Pages, thread_id: str | None) -> Rows:
        """The next page."""
        rows = await pages.fetch(self.database, timeout=await self.settled(thread_id))
        return await self.with_keys(rows)

    async def with_keys(self, rows: Rows) -> Rows:
        """Returns rows in the shape of ReadRow once the data keys that they name are known."""
        return rows if self.keys is None else Keyed(rows, await self.keys.for_rows(rows))

    async def list_page(self, pages: Pages, thread_id: str | None) -> Rows:
        """The next page, from the replica if there is one."""

        async def read(database: Database, timeout: float) -> Rows:
            return await pages.fetch(database, timeout=timeout)

        rows = await self.replica_reads.read(read, timeout=await self.settled(thread_id))
        return await self.with_keys(rows)

    async def fetch_point(self, thread_id: str, selection: Selection) -> Rows:
        """The rows of at most one checkpoint."""
        rows = await self.with_keys(await self._read_point(thread_id, selection))
        if self.keys is None or self.keys.has_keys_of(rows):
            return rows
        # The thread was deleted, and perhaps made anew, before its key was read.
        return await self.with_keys(await self._read_point(thread_id, selection))

    async def _read_point(self, thread_id: str, selection: Selection) -> Rows:
        left = await self.settled(thread_id)
        point = point_of(self.database, selection)
        return await self.point_reads.fetch(point, thread_id, left=left)

    async def fetch_history(self, place: CheckpointRef, channels: Sequence[str]) -> Rows:
        """The rows of get_delta_history.sql."""
        thread_id, checkpoint_ns, checkpoint_id = place
        timeout = await self.settled(thread_id)
        walk = self.database.statement(
            "get_delta_history",
            *(thread_id, checkpoint_ns, checkpoint_id or "", checkpoint_id or LAST_ID),
            *(texts(channels), self.seal is not None),
        )
        (rows,) = await self.database.read([walk], timeout=timeout, thread_id=thread_id)
        if self.keys is not None:
            await self.keys.for_history(thread_id, rows)
        return rows

    async def list_threads(
        self,
        limit: int,
        before: listing.ThreadInfo | None,
        prefix: str,
        metadata: str,
        with_bytes: bool,
    ) -> Sequence[listing.ThreadInfo]:
        """Threads, most recently active first, from the replica if there is one."""

        async def read(database: Database, timeout: float) -> Sequence[listing.ThreadInfo]:
            return await listing.list_threads(
                database,
                limit=limit,
                before=before,
                prefix=prefix,
                metadata=metadata,
                with_bytes=with_bytes,
                timeout=timeout,
            )

        found = await self.replica_reads.read(read, timeout=await self.settled(None))
        if self.keys is None:
            return found
        return Keyed(found, await self.keys.for_metadata((t.thread_id, t.metadata) for t in found))

    async def list_info(self, selection: Selection) -> Sequence[listing.CheckpointInfo]:
        """A thread's checkpoints without values, from the replica if there is one."""

        async def read(database: Database, timeout: float) -> Sequence[listing.CheckpointInfo]:
            return await listing.list_checkpoints(database, selection, timeout=timeout)

        found = await self.replica_reads.read(read, timeout=await self.settled(selection.thread_id))
        if self.keys is None:
            return found
        return Keyed(found, await self.keys.for_metadata((i.thread_id, i.metadata) for i in found))

    async def settled(self, thread_id: str | None) -> float:
        """Waits for the writes submitted before; returns the seconds left for the read."""
        self.background.start()
        timeout = self.settings.read_timeout
        deadline = time.monotonic() + timeout
        if not await self.writer.settle(thread_id, timeout=timeout):
            raise self.database.read_timed_out(thread_id, "a write before it is under way")
        return deadline - time.monotonic()

    # --- writes ---

    def put(self, put: PutRows) -> asyncio.Future[None]:
        """Stores a checkpoint, as Writer.put does."""
        self.background.start()
        fence = self._fence(put.key.thread_id, is_put=put.has_tasks is not None)
        return self.writer.put(put, fence)

    def _fence(self, thread_id: str, *, is_put: bool = False) -> Fence:
        lease = self.leases.token_for_write(thread_id, is_put=is_put)
        ends_wakeup = self.leases.ends_wakeup(thread_id)
        return NO_FENCE if lease is None else Fence(lease, ends_wakeup)

    def note_failed(self, key: CheckpointKey, error: Exception) -> None:
        """Notes a put that failed while it was encoded; from any thread."""
        self.writer.note_failed(key, error)

    def put_writes(
        self, rows: list[WriteRow], used: UsedAnswer | None = None
    ) -> asyncio.Future[None]:
        """Stores the writes of one task, as Writer.put_writes does."""
        return self.writer.put_writes(
            rows, self._fence(rows[0].thread_id) if rows else NO_FENCE, used
        )

    async def delete_thread(self, thread_id: str) -> None:
        """Deletes all of a thread."""
        lease = self.leases.token_of_block(thread_id)
        await deletion.delete_thread(self.database, self.writer, thread_id, lease)
        self._forget_key(thread_id)

    def _forget_key(self, thread_id: str) -> None:
        if self.keys is not None:
            self.keys.forget([thread_id])

    async def delete_for_runs(self, run_ids: Sequence[str]) -> None:
        """Deletes the checkpoints that some runs made."""
        how = run_ids, self.proving.refused, self.leases.token_of_block
        timeout = self.settings.read_timeout
        await deletion.delete_for_runs(self.database, self.writer, *how, timeout=timeout)

    async def set_ttl(self, thread_id: str, ttl: timedelta | None, strategy: str) -> None:
        """Says how long a thread lives after its last activity."""
        lease = self.leases.token_of_block(thread_id)
        await deletion.set_ttl(self.database, self.writer, thread_id, ttl, strategy, lease)

    async def copy_thread(self, source: str, target: str) -> None:
        """Copies all of a thread."""
        lease = self.leases.token_of_block(target)
        await deletion.copy_thread(self.database, self.writer, source, target, lease)

    async def copy_by_rows(
        self,
        source: str,
        target: str,
        copies: Callable[[Rows], Iterable[tuple[list[WriteRow], PutRows]]],
    ) -> None:
        """Copies a thread page by page through this process.

        One checkpoint after another: each needs what those before it brought.
        """
        timeout = await self.settled(target)
        fence = Fence(lease=self.leases.token_of_block(target))
        infos = await listing.list_checkpoints(self.database, Selection(target), timeout=timeout)
        there = {(info.checkpoint_ns, info.checkpoint_id) for info in infos}
        pages = self.pages(Selection(source))
        while rows := await self.fetch(pages, source):
            if self.keys is not None:
                self.keys.check(source)
            for writes, put in copies(rows):
                if put.key[1:] not in there:
                    writing = self.writer.put_writes(writes, fence), self.writer.put(put, fence)
                    await asyncio.gather(*writing)
        await self.step_rows.copy(source, target, fence.lease)
        forget = self.database.statement("forget_marks", texts([target]))
        check = check_lease(self.database, target, fence.lease)
        await self.writer.run_alone(target, [forget, *check])

    async def keep_latest(self, thread_id: str) -> None:
        """Deletes the checkpoints that newer ones of their namespace replace."""
        timeout, lease = self.settings.read_timeout, self.leases.token_of_block(thread_id)
        await deletion.keep_latest(self.database, self.writer, thread_id, lease, timeout=timeout)

    async def apply_retention(
        self,
        policy: retention.RetentionPolicy,
        dry_run: bool,
        progress: Callable[[retention.Removed], None] | None,
    ) -> retention.Removed:
        """Deletes what a policy does not keep, in all threads."""
        asked = filter_json(self.seal, policy.metadata), self.proving.refused
        timeout = self.settings.read_timeout
        return await retention.apply(
            self.database, policy, *asked, dry_run=dry_run, progress=progress, timeout=timeout
        )
