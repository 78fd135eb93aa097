"""AsyncPostgresSaver: opening, setting up and closing, and what LangGraph's interface lacks."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta
from typing import Any, get_args

from langchain_core.runnables import RunnableConfig

from pg_checkpoint.arguments import (
    check_callable,
    check_flag,
    check_instance,
    check_span,
    check_whole,
)
from pg_checkpoint.codec.keys import (
    check_key,
    thread_id_of,
    ttl_seconds,
)
from pg_checkpoint.codec.sealing import filter_json
from pg_checkpoint.codec.selection import selection_in_thread
from pg_checkpoint.errors import InvalidOptionError
from pg_checkpoint.lifecycle.retention import Removed, RetentionPolicy
from pg_checkpoint.postgres.lifespan import AsyncLifespan
from pg_checkpoint.reading.listing import CheckpointInfo, ThreadInfo, opened_infos, opened_threads
from pg_checkpoint.saver.interface import CheckpointerInterface
from pg_checkpoint.settings import TtlStrategy


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
