"""AsyncPostgresSaver: opening, setting up and closing, and what LangGraph's interface lacks."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Any, get_args

from langchain_core.runnables import RunnableConfig

from pg_checkpoint.arguments import (
    check_callable,
    check_flag,
    check_instance,
    check_span,
    check_whole,
    id_text,
)
from pg_checkpoint.codec.blobs import encode_value
from pg_checkpoint.codec.keys import (
    CheckpointKey,
    check_key,
    thread_id_of,
    ttl_seconds,
)
from pg_checkpoint.codec.read_rows import size_of
from pg_checkpoint.codec.sealing import filter_json
from pg_checkpoint.codec.selection import selection_in_thread
from pg_checkpoint.errors import InvalidOptionError
from pg_checkpoint.lifecycle.retention import Removed, RetentionPolicy
from pg_checkpoint.postgres.lifespan import AsyncLifespan
from pg_checkpoint.reading.listing import CheckpointInfo, ThreadInfo, opened_infos, opened_threads
from pg_checkpoint.reading.unfinished import UnfinishedThread, standing_still
from pg_checkpoint.reading.waiting import WaitingThread, opened_waiting, place_after
from pg_checkpoint.saver import wakeups
from pg_checkpoint.saver.interface import CheckpointerInterface
from pg_checkpoint.settings import TtlStrategy
from pg_checkpoint.writing.wakeups import NO_QUESTION, NewWakeup, Wakeup


class AsyncPostgresSaver(CheckpointerInterface, AsyncLifespan):
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
        before: ThreadInfo | None = None,
        prefix: str = "",
        filter: dict[str, Any] | None = None,  # noqa: A002  as alist has it
        with_bytes: bool = False,
    ) -> list[ThreadInfo]:
        """Lists threads, most recently active first.

        Args:
            limit: Maximum number of threads.
            before: The last thread of the previous page.
            prefix: Only threads whose id begins with this.
            filter: Metadata of a thread's newest root checkpoint must contain this.
            with_bytes: Also sum the size on disk of each thread, which reads all its rows.

        Raises:
            InvalidKeyError: If no thread id can begin with the prefix.
            UnsupportedCallError: If the filter asks for encrypted metadata.
        """
        check_whole("limit", limit, least=None)
        check_instance("before", before, (ThreadInfo, type(None)), "a ThreadInfo or None")
        check_instance("prefix", prefix, str, "text")
        check_flag("with_bytes", with_bytes)
        check_key(prefix)
        check_key(before.thread_id if before else "")
        asked = filter_json(self._seal, filter)
        call = self._engine.list_threads(limit, before, prefix, asked, with_bytes)
        found, seal = await self._bridge.run(call), self._seal
        return list(found if seal is None else opened_threads(found, seal.metadata))

    async def alist_unfinished(
        self,
        *,
        idle_for: timedelta = timedelta(seconds=30),
        filter: dict[str, Any] | None = None,  # noqa: A002  as alist has it
        limit: int = 100,
        given_up: bool = False,
    ) -> list[UnfinishedThread]:
        """Lists unfinished threads that no run drives, the longest idle first.

        Their newest root checkpoint has tasks to run and no open interrupt, and no run holds their
        lease. A run that stopped at a breakpoint looks the same, unless it ran under a lease.

        Args:
            idle_for: How long nothing was written to a thread that was never leased, and up to a
                minute more. A thread whose lease was lost is listed at once.
            filter: Metadata of a thread's newest root checkpoint must contain this.
            limit: Maximum number of threads.
            given_up: List the threads that `recover` has given up instead.

        Raises:
            UnsupportedCallError: If the filter asks for encrypted metadata.
            DecryptionError: If a thread was found by metadata that was changed.
        """
        which = standing_still(given_up=given_up)
        return list(await self._bridge.run(self._unfinished(which, idle_for, filter, limit)))

    async def alist_waiting(
        self,
        *,
        filter: dict[str, Any] | None = None,  # noqa: A002  as alist has it
        since: datetime | WaitingThread | None = None,
        limit: int = 100,
        thread_id: str | None = None,
    ) -> list[WaitingThread]:
        """Lists threads that wait for an answer, with their open interrupts; longest waiting first.

        A thread is not listed once an answer is stored. `Command(resume={id: answer})` stores it
        when the task that it goes to has ended, `Command(resume=answer)` at once.

        Args:
            filter: Metadata of a thread's newest root checkpoint must contain this.
            since: Only threads that wait since this time, or since later; or the last thread of
                the previous page.
            limit: Maximum number of threads.
            thread_id: Only this thread.

        Raises:
            UnsupportedCallError: If the filter asks for encrypted metadata.
            DecryptionError: If a thread was found by metadata that was changed.
        """
        check_whole("limit", limit, least=None)
        asked = filter_json(self._seal, filter), place_after(since), max(limit, 0)
        only = None if thread_id is None else thread_id_of(thread_id)
        found = await self._bridge.run(self._engine.list_waiting(*asked, only))
        size = size_of(row for asking in found for row in asking.writes)
        how = opened_waiting, found, self.serde, self._seal
        return await self._engine.workers.run(size, *how)

    async def awake_at(
        self,
        thread_id: str,
        when: datetime | timedelta,
        run: Any = None,
        *,
        key: str | None = None,
        interrupt_id: str | None = None,
    ) -> None:
        """Has `recover` run something in a thread at a time, once, by the server's clock.

        It is run under the thread's lease; while somebody else drives the thread it waits.

        Args:
            thread_id: The thread; it need not exist yet.
            when: The time, or how long from now on.
            run: The input of `graph.ainvoke`: a `Command`, an input, or None to continue.
            key: Its name within the thread, `interrupt_id` by default: what has the same name is
                replaced.
            interrupt_id: Makes it a deadline: it is run only if this interrupt is still open then.
                A `Command` that does not resume drops the open questions of the thread first.

        Raises:
            InvalidOptionError: If `when` has no time zone, or `run` is an answer to no interrupt.
            InvalidKeyError: If an id or the key can't be stored.
            InterruptNotOpenError: If the interrupt is not open.
            ValueNotSerializableError: If the serializer refuses `run`.
            ConcurrentWriteError: If it is called in the block of a lease that is lost.
            CipherRequiredError: If the thread is encrypted, and this saver has no cipher.
        """
        thread_id, due = thread_id_of(thread_id), wakeups.due_of(when)
        wakeups.check_run(run, interrupt_id)
        name = id_text(key if key is not None else interrupt_id or "")
        check_key(thread_id, name, interrupt_id or "")
        place = CheckpointKey(thread_id, "", "")
        typed = encode_value(self.serde, place, "run of a wake-up", run)
        question = NO_QUESTION
        if interrupt_id is not None:
            question = await self._question(thread_id, interrupt_id)
        new = NewWakeup(thread_id, name, due, question, *typed)
        await self._bridge.run(self._engine.put_wakeup(new))

    async def acancel_wakeups(self, thread_id: str, key: str | None = None) -> list[str]:
        """Takes back what is to be run in a thread; returns the keys of what will not be run.

        What `recover` runs just now goes on.

        Args:
            thread_id: The thread.
            key: The name of one; all of the thread without it.
        """
        thread_id, name = thread_id_of(thread_id), None if key is None else id_text(key)
        check_key(thread_id, name or "")
        return await self._bridge.run(self._engine.wakeups.delete(thread_id, name))

    async def alist_wakeups(self, thread_id: str) -> list[Wakeup]:
        """Lists what is to be run in a thread, the next first."""
        return await self._bridge.run(self._engine.wakeups.list(thread_id_of(thread_id)))

    async def acheck_open(self, thread_id: str, interrupt_id: str) -> None:
        """Refuses an answer that comes too late. Call it in the block of the thread's lease.

        Within the block nobody else answers; without it somebody might, right after the check.

        Raises:
            InterruptNotOpenError: If the interrupt is not open.
            InvalidOptionError: If it is called outside of the block.
        """
        thread_id = thread_id_of(thread_id)
        if self._engine.leases.open_block(thread_id) is None:
            raise InvalidOptionError(
                "check in the block of `saver.lease(thread_id)`, and answer there, too: otherwise "
                "somebody else may answer in between"
            )
        await self._question(thread_id, interrupt_id)

    async def alist_info(
        self,
        config: RunnableConfig,
        *,
        filter: dict[str, Any] | None = None,  # noqa: A002  as alist has it
        before: RunnableConfig | None = None,
        limit: int | None = None,
    ) -> list[CheckpointInfo]:
        """Lists a thread's checkpoints without their values, newest first; takes what `alist` does.

        Anybody who can write to the tables can hide checkpoints, also from a filter. With
        encrypted metadata everything about the listed ones is proved except their size.

        Raises:
            InvalidKeyError: If the config names no thread.
            DecryptionError: If encrypted metadata was changed.
        """
        asked = filter_json(self._seal, filter)
        selection = selection_in_thread(config, asked, before, limit)
        found, seal = await self._bridge.run(self._engine.list_info(selection)), self._seal
        return list(found if seal is None else opened_infos(found, seal.metadata))

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
        check_instance("policy", policy, RetentionPolicy, "a RetentionPolicy")
        check_flag("dry_run", dry_run)
        check_callable("progress", progress)
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
        thread_id = thread_id_of(thread_id)
        if strategy not in get_args(TtlStrategy):
            raise InvalidOptionError(
                f"unknown strategy {strategy!r}: use one of {get_args(TtlStrategy)}"
            )
        if ttl is not None:
            check_span("ttl", ttl)
            ttl_seconds(ttl)
        await self._bridge.run(self._engine.set_ttl(thread_id, ttl, strategy))
