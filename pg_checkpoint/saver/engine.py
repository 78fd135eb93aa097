"""The engine of a saver: owns the database, the writer and the reads, and orders calls.

It works on rows and keys; saver.py works on LangGraph's objects. All coroutines run on the saver's
event loop.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta
from functools import partial
from typing import Any, TypeVar

from pg_checkpoint.codec.reading import LAST_ID, Selection, UsedAnswer
from pg_checkpoint.codec.rows import PutRows, WriteRow
from pg_checkpoint.codec.sealing import Sealing, filter_json
from pg_checkpoint.codec.serializers import makes_any_class
from pg_checkpoint.core import migrations
from pg_checkpoint.core.cipher import Keyed
from pg_checkpoint.core.connections import Source, in_thread_of
from pg_checkpoint.core.database import Database, Look, ReplicaReads
from pg_checkpoint.core.engine import probe
from pg_checkpoint.core.errors import SchemaNotReadyError
from pg_checkpoint.core.nodes import Nodes
from pg_checkpoint.core.observer import Observer
from pg_checkpoint.core.options import RetentionPolicy, Settings
from pg_checkpoint.core.telemetry import Health, SaverStats
from pg_checkpoint.core.transaction import Rows, Statement
from pg_checkpoint.saver import cleaning, reads, retention
from pg_checkpoint.saver.guards import guards_of
from pg_checkpoint.saver.keys import Proving, ThreadKeys
from pg_checkpoint.saver.leases import Draining, Leases, check_lease
from pg_checkpoint.saver.steps import StepRows
from pg_checkpoint.saver.writer import Writer

logger = logging.getLogger(__name__)

L = TypeVar("L", reads.CheckpointInfo, reads.ThreadInfo)
T = TypeVar("T")

# Bytes from which a thread is worth its 100 µs.
_LARGE = 2**18
_THREADS = 2


class WorkerThreads:
    """Two threads for decoding that would hold an event loop for long.

    A megabyte of messages takes 20 to 40 ms to decode. In a thread it takes as long, but the
    interpreter lock changes hands meanwhile. Not in the loop's default executor: blocking calls of
    this saver may fill that, and would wait for themselves.
    """

    def __init__(self) -> None:
        self._threads: ThreadPoolExecutor | None = None

    async def run(self, size: int, function: Callable[..., T], *args: Any) -> T:
        """Calls a function here, or in a thread when so many bytes are a large state."""
        if size < _LARGE:
            return function(*args)
        if self._threads is None:
            self._threads = ThreadPoolExecutor(_THREADS, "pg_checkpoint-decoding")
        return await in_thread_of(self._threads, partial(function, *args))

    def end(self) -> None:
        """Ends the threads when they have done their work; the next call begins new ones."""
        threads, self._threads = self._threads, None
        if threads is not None:
            threads.shutdown(wait=False)


def sealing_of(settings: Settings) -> Sealing | None:
    """Encrypts a saver's rows; None without a cipher."""
    if settings.cipher is None:
        return None
    return Sealing(
        settings.cipher,
        allow_plaintext=settings.allow_plaintext,
        encrypt_metadata=settings.encrypt_metadata,
        clear_metadata=settings.clear_metadata,
    )


def is_to_warn(serde: object, settings: Settings) -> bool:
    """Whether rows that another role writes run code here: of any class, and without a key."""
    takes_any_row = settings.cipher is None or settings.allow_plaintext
    return takes_any_row and makes_any_class(serde)


def first_look(seal: Sealing | None, *, warns: bool) -> tuple[Look, Callable[[], None]]:
    """The calls before a schema's first use, and when the schema turns out to be gone.

    Finds the schema's id, for which rows are encrypted, and warns, once, of others who may write.
    """
    is_due = warns

    async def look(database: Database, reads: Sequence[Statement]) -> list[Rows] | None:
        nonlocal is_due
        writers = [database.statement("find_other_writers")] if is_due else []
        applied, answers = await migrations.look_at_schema(database, [*writers, *reads])
        if seal is not None:
            seal.cipher.settle(migrations.schema_id(database.schema, applied))
        if answers is None or not writers:
            return answers
        is_due = False
        if roles := answers.pop(0):
            logger.warning(
                "roles %s may write to schema %s, and so can run code in processes that read from "
                "it: use strict=True",
                ", ".join(str(name) for (name,) in roles),
                database.schema,
            )
        return answers

    return look, lambda: None if seal is None else seal.cipher.unsettle()


def look_at_replica(seal: Sealing | None, primary: Database, settings: Settings) -> Look:
    """The call before the first use of a replica's schema."""
    if seal is None:
        return migrations.check_schema

    async def look(database: Database, reads: Sequence[Statement]) -> list[Rows] | None:
        applied, answers = await migrations.look_at_schema(database, reads)
        if not seal.cipher.is_settled:
            # Only the primary's id counts: read_pool may be one of another database.
            ping, timeout = primary.statement("ping"), settings.read_timeout
            await primary.run([ping], timeout=timeout, changes=False)
        if migrations.schema_id(database.schema, applied) != seal.cipher.schema_id:
            raise SchemaNotReadyError(
                "the schema of read_pool has another id than the primary's: it is not a replica "
                "of it"
            )
        return answers

    return look


class Engine:
    """Runs the calls of a saver, on one event loop.

    Reads see all that this process submitted for their thread before.
    """

    def __init__(
        self,
        source: Source,
        settings: Settings,
        seal: Sealing | None,
        last: Engine | None = None,
        *,
        draining: Draining | None = None,
        warns: bool = False,
    ) -> None:
        self.settings, self.seal, self.workers = settings, seal, WorkerThreads()
        self.watch: Observer = Observer() if last is None else last.watch
        counts, (look, on_lost) = self.watch.counts, first_look(seal, warns=warns)
        attempts = None if last is None else last.database.lost
        self.database: Database = Database(source, settings, look, counts, on_lost, attempts)
        self.nodes = Nodes(self.database, settings, look, counts)
        name = secrets.token_hex(8) if last is None else last.leases.name
        draining = draining or Draining()
        self.leases: Leases = Leases(self.database, settings.write_timeout, name, draining)
        look_at_copy = look_at_replica(seal, self.database, settings)
        self.replica_reads = ReplicaReads(self.database, settings, look_at_copy)
        if seal is not None:
            database, replica_reads = self.database, self.replica_reads

            def look_again() -> None:
                # Something can't be decrypted: the schema may be another one.
                database.look_again()
                replica_reads.look_again()

            seal.cipher.on_failure = look_again
        # With any cipher: some threads may have a data key, whatever this saver uses.
        self.keys = None if seal is None else ThreadKeys(self.database, seal, settings)
        self.proving = Proving(seal, self.keys)
        self.background = retention.BackgroundRetention(
            self.database,
            settings,
            seal,
            self.proving.refused,
            counts.retention,
            secrets.token_hex(8),
        )
        keys = self.keys if settings.has_data_keys else None
        guards = guards_of(self.database)
        self.writer = Writer(self.database, self.nodes, settings, self.watch, guards, keys)
        self.point_reads = reads.PointReads(self.database, timeout=settings.read_timeout)
        self.is_closed: bool = last is not None and last.is_closed
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
        return await probe(self.database, lambda: self.writer.queued, timeout)

    def stats(self) -> SaverStats:
        """The counts so far, and the queue; from any thread."""
        pool = self.database.connections.stats()
        stats: SaverStats = self.watch.counts.read(self.writer.queued, pool)
        return stats

    @property
    def pool(self) -> object:
        return self.database.connections.pool

    @property
    def step_rows(self) -> StepRows:
        return StepRows(self.database, self.seal, self.keys, self.settings)

    # --- reads ---

    async def fetch(self, pages: reads.Pages) -> Rows:
        """The next page."""
        timeout = await self.settled(pages.selection.thread_id)
        return await self.with_keys(await pages.fetch(self.database, timeout))

    async def list_page(self, pages: reads.Pages) -> Rows:
        """The next page, from the replica if there is one."""
        timeout = await self.settled(pages.selection.thread_id)
        return await self.with_keys(await self.replica_reads.read(pages.fetch, timeout=timeout))

    async def with_keys(self, rows: Rows) -> Rows:
        """Returns rows in the shape of ReadRow once the data keys that they name are known."""
        return rows if self.keys is None else Keyed(rows, await self.keys.for_rows(rows))

    async def fetch_point(self, thread_id: str, selection: Selection) -> Rows:
        """The rows of at most one checkpoint."""
        rows = await self.with_keys(await self._read_point(thread_id, selection))
        if self.keys is None or self.keys.has_keys_of(rows):
            return rows
        # The thread was deleted, and perhaps made anew, before its key was read.
        return await self.with_keys(await self._read_point(thread_id, selection))

    async def _read_point(self, thread_id: str, selection: Selection) -> Rows:
        timeout = await self.settled(thread_id)
        point = reads.point_of(self.database, selection)
        return await self.point_reads.fetch(point, thread_id, timeout=timeout)

    async def fetch_history(self, place: reads.CheckpointRef, channels: Sequence[str]) -> Rows:
        """The rows of get_delta_history."""
        thread_id, checkpoint_ns, checkpoint_id = place
        timeout = await self.settled(thread_id)
        walk = self.database.statement(
            "get_delta_history",
            *(thread_id, checkpoint_ns, checkpoint_id or "", checkpoint_id or LAST_ID),
            *(channels, self.seal is not None),
        )
        (rows,) = await self.database.read([walk], timeout=timeout, thread_id=thread_id)
        if self.keys is not None:
            await self.keys.for_history(thread_id, rows)
        return rows

    async def list_info(self, selection: Selection) -> Sequence[reads.CheckpointInfo]:
        """A thread's checkpoints without values."""
        return await self.read_list(partial(reads.list_checkpoints, selection), selection.thread_id)

    async def read_list(
        self,
        read: Callable[[Database, float], Awaitable[Sequence[L]]],
        thread_id: str | None = None,
    ) -> Sequence[L]:
        """Threads or checkpoints without values, from the replica if there is one."""
        infos = await self.replica_reads.read(read, timeout=await self.settled(thread_id))
        if self.keys is None:
            return infos
        return Keyed(infos, await self.keys.for_metadata((i.thread_id, i.metadata) for i in infos))

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
        self.background.start()
        if (holding := self.leases.of_write(put.key.thread_id)) is None:
            return self.writer.put(put)
        holding.has_put = holding.has_put or put.has_tasks is not None
        return self.writer.put(put, holding.token, ends_wakeup=holding.ends_wakeup)

    def put_writes(
        self, rows: list[WriteRow], used: UsedAnswer | None = None
    ) -> asyncio.Future[None]:
        if not rows or (holding := self.leases.of_write(rows[0].thread_id)) is None:
            return self.writer.put_writes(rows, used=used)
        return self.writer.put_writes(
            rows, holding.token, ends_wakeup=holding.ends_wakeup, used=used
        )

    async def delete_thread(self, thread_id: str) -> None:
        lease = self.leases.token_of_block(thread_id)
        await cleaning.delete_thread(self.database, self.writer, thread_id, lease)
        if self.keys is not None:
            self.keys.forget([thread_id])

    async def delete_for_runs(self, run_ids: Sequence[str]) -> None:
        await cleaning.delete_for_runs(
            self.database,
            self.writer,
            run_ids,
            self.proving.refused,
            self.leases.token_of_block,
            timeout=self.settings.read_timeout,
        )

    async def set_ttl(self, thread_id: str, ttl: timedelta | None, strategy: str) -> None:
        lease = self.leases.token_of_block(thread_id)
        await cleaning.set_ttl(self.database, self.writer, thread_id, ttl, strategy, lease)

    async def copy_thread(self, source: str, target: str) -> None:
        lease = self.leases.token_of_block(target)
        await cleaning.copy_thread(self.database, self.writer, source, target, lease)

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
        lease = self.leases.token_of_block(target)
        infos = await reads.list_checkpoints(Selection(target), self.database, timeout)
        there = {(info.checkpoint_ns, info.checkpoint_id) for info in infos}
        pages = reads.Pages(Selection(source))
        while rows := await self.fetch(pages):
            if self.keys is not None:
                self.keys.check(source)
            for writes, put in copies(rows):
                if put.key[1:] not in there:
                    await asyncio.gather(
                        self.writer.put_writes(writes, lease), self.writer.put(put, lease)
                    )
        await self.step_rows.copy(source, target, lease)
        forget = self.database.statement("forget_marks", [target])
        check = check_lease(self.database, target, lease)
        await self.writer.run_alone(target, [forget, *check])

    async def keep_latest(self, thread_id: str) -> None:
        timeout, lease = self.settings.read_timeout, self.leases.token_of_block(thread_id)
        await cleaning.keep_latest(self.database, self.writer, thread_id, lease, timeout=timeout)

    async def apply_retention(
        self,
        policy: RetentionPolicy,
        dry_run: bool,
        progress: Callable[[retention.Removed], None] | None,
    ) -> retention.Removed:
        return await retention.apply(
            self.database,
            policy,
            filter_json(self.seal, policy.metadata),
            self.proving.refused,
            dry_run=dry_run,
            progress=progress,
            timeout=self.settings.read_timeout,
        )
