"""What a saver has at home: the database, the writer, reads, and in which order they follow.

Rows and keys only; LangGraph's objects are for interface.py. All coroutines
run on the saver's event loop.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable, Sequence

from pg_checkpoint import deletion, key_usage, listing, migrations, reading, retention, rotation
from pg_checkpoint.claims import Claims
from pg_checkpoint.counts import read
from pg_checkpoint.database import Database, Source
from pg_checkpoint.health import Health, look
from pg_checkpoint.pipeline import Rows
from pg_checkpoint.point_reads import PointReads
from pg_checkpoint.replica import MayLag
from pg_checkpoint.rows import PutRows, WriteRow
from pg_checkpoint.sealing import Sealing
from pg_checkpoint.selection import Selection
from pg_checkpoint.settings import Settings
from pg_checkpoint.stats import SaverStats
from pg_checkpoint.watching import Watch
from pg_checkpoint.writer import Writer

__all__ = ["Engine"]


class Engine:
    """Runs what a saver is asked for.

    Reads see everything that this process submitted for their thread before.
    They raise ReadTimeoutError, writes what Writer.put does.

    Args:
        source: See AsyncPostgresSaver.
        settings: All options.
    """

    def __init__(self, source: Source, settings: Settings) -> None:
        self.settings = settings
        self.watch = Watch(settings.schema)
        self.database = Database(source, settings, migrations.check_schema, self.watch.counts)
        self.claims = Claims(settings.cache_bytes // 16) if settings.single_writer else None
        self.writer = Writer(self.database, settings, self.watch, self.claims)
        self.may_lag = MayLag(self.database, settings)
        self.point_reads = PointReads(self.database, timeout=settings.read_timeout)

    async def open(self) -> None:
        """Opens the pool that a DSN gets, and takes work."""
        self.watch.begin(self)
        await self.database.open()
        await self.may_lag.open()
        self.writer.reopen()

    async def close(self) -> None:
        """Refuses new work, waits for the old, closes what `open` opened."""
        await self.writer.drain()
        await self.may_lag.close()
        await self.database.close()

    async def set_up(self) -> None:
        """Applies the migrations that are missing."""
        await migrations.apply_pending(self.database)

    async def health(self, timeout: float) -> Health:
        """A round trip, and what is queued."""
        return await look(self.database, self.writer, timeout=timeout)

    def stats(self) -> SaverStats:
        """What was counted so far, and what is queued; from any thread."""
        return read(self.watch.counts, self.writer.queued, self.database.pool_stats())

    @property
    def pool(self) -> object:
        """The pool; None if there is none."""
        return self.database.pool

    # --- reads ---

    def pages(self, selection: Selection) -> reading.Pages:
        """The pages of a selection, for `fetch`."""
        return reading.Pages(self.database, selection)

    async def fetch(self, pages: reading.Pages, thread_id: str | None) -> Rows:
        """The next page."""
        return await pages.fetch(timeout=await self.settled(thread_id))

    async def list_page(self, pages: reading.Pages, thread_id: str | None) -> Rows:
        """The next page, perhaps as the replica has it."""

        async def read(database: Database, timeout: float) -> Rows:
            return await pages.fetch(timeout=timeout, database=database)

        return await self.may_lag.read(read, timeout=await self.settled(thread_id))

    async def fetch_point(self, thread_id: str, checkpoint_ns: str, selection: Selection) -> Rows:
        """The rows of at most one checkpoint."""
        left = await self.settled(thread_id)
        page = reading.page_of(self.database, selection, None, 1)
        if self.claims is None:
            return await self.point_reads.fetch(page, thread_id, left=left)
        # This first: with what is written in between, a put is refused and not let through.
        get_last = self.database.statement("get_last_write", thread_id)
        last, rows = await self.database.read([get_last, page], timeout=left, thread_id=thread_id)
        found = next((str(row[3]) for row in rows if row[0] == "checkpoint"), None)
        self.claims.note(thread_id, checkpoint_ns, found, last[0][0] if last else None)
        return rows

    async def fetch_history(self, place: reading.Place, channels: Sequence[str]) -> Rows:
        """The rows of get_delta_history.sql."""
        timeout = await self.settled(place[0])
        return await reading.fetch_history(self.database, place, channels, timeout=timeout)

    async def list_threads(
        self,
        limit: int,
        before: listing.ThreadInfo | None,
        prefix: str,
        metadata: str,
        with_bytes: bool,
    ) -> Sequence[listing.ThreadInfo]:
        """Threads, the last active first, perhaps as the replica has them."""

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

        return await self.may_lag.read(read, timeout=await self.settled(None))

    async def list_info(self, selection: Selection) -> Sequence[listing.CheckpointInfo]:
        """A thread's checkpoints without values, perhaps as the replica has them."""

        async def read(database: Database, timeout: float) -> Sequence[listing.CheckpointInfo]:
            return await listing.list_checkpoints(database, selection, timeout=timeout)

        return await self.may_lag.read(read, timeout=await self.settled(selection.thread_id))

    async def settled(self, thread_id: str | None) -> float:
        """Waits for what was submitted before; returns the seconds left to read."""
        timeout = self.settings.read_timeout
        deadline = time.monotonic() + timeout
        if not await self.writer.settle(thread_id, timeout=timeout):
            raise self.database.read_timed_out(thread_id, "a write before it is under way")
        return deadline - time.monotonic()

    # --- writes ---

    def put(self, put: PutRows) -> asyncio.Future[list[Rows]]:
        """Stores a checkpoint, as Writer.put does."""
        seen = None
        if self.claims is not None:
            seen = self.claims.seen_at(*put.key[:2], put.parent_id)
            # Right for as long as nobody else writes.
            self.claims.note(*put.key, self.claims.own)
        return self.writer.put(put, seen)

    def put_writes(self, rows: list[WriteRow]) -> asyncio.Future[list[Rows]]:
        """Stores the writes of one task, as Writer.put_writes does."""
        seen = self.claims.seen_at(*rows[0][:3]) if self.claims is not None and rows else None
        return self.writer.put_writes(rows, seen)

    async def delete_thread(self, thread_id: str) -> None:
        """Deletes all of a thread."""
        await deletion.delete_thread(self.database, self.writer, thread_id)

    async def delete_for_runs(self, run_ids: Sequence[str]) -> None:
        """Deletes the checkpoints that some runs made."""
        timeout = self.settings.read_timeout
        await deletion.delete_for_runs(self.database, self.writer, run_ids, timeout=timeout)

    async def copy_thread(self, source: str, target: str) -> None:
        """Copies all of a thread."""
        await deletion.copy_thread(self.database, self.writer, source, target)

    async def copy_by_rows(
        self,
        source: str,
        target: str,
        reseal: Callable[[Rows], Iterable[tuple[list[WriteRow], PutRows]]],
    ) -> None:
        """Copies a thread page by page through this process.

        One checkpoint after another: each needs what those before it brought.
        """
        timeout = await self.settled(target)
        infos = await listing.list_checkpoints(self.database, Selection(target), timeout=timeout)
        there = {(info.checkpoint_ns, info.checkpoint_id) for info in infos}
        pages = self.pages(Selection(source))
        while rows := await self.fetch(pages, source):
            for writes, put in reseal(rows):
                if put.key[1:] not in there:
                    await asyncio.gather(self.writer.put_writes(writes), self.writer.put(put))

    async def keep_latest(self, thread_id: str) -> None:
        """Deletes what the newest checkpoint of each namespace supersedes."""
        timeout = self.settings.read_timeout
        await deletion.keep_latest(self.database, self.writer, thread_id, timeout=timeout)

    async def apply_retention(
        self,
        policy: retention.RetentionPolicy,
        dry_run: bool,
        progress: Callable[[retention.Removed], None] | None,
    ) -> retention.Removed:
        """Removes what a policy gives up, in all threads."""
        timeout = self.settings.read_timeout
        return await retention.apply(
            self.database, policy, dry_run=dry_run, progress=progress, timeout=timeout
        )

    async def rotate_keys(
        self,
        seal: Sealing,
        dry_run: bool,
        progress: Callable[[rotation.Rotation], None] | None,
    ) -> rotation.Rotation:
        """Encrypts all rows by the active key."""
        timeout = self.settings.read_timeout
        return await rotation.rotate(
            self.database, seal, dry_run=dry_run, progress=progress, timeout=timeout
        )

    async def count_keys(self, seal: Sealing) -> key_usage.KeyUsage:
        """Rows by the key that they need."""
        metadata, timeout = seal.metadata.encrypts, self.settings.read_timeout
        return (await key_usage.count_all(self.database, with_metadata=metadata, timeout=timeout))[
            1
        ]
