"""AsyncPostgresSaver and PostgresSaver: made, opened, set up, closed.

Both are the same saver (interface.py); they differ in whose event loop it
lives on.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager
from types import TracebackType
from typing import Any

from langchain_core.runnables import RunnableConfig
from langgraph.checkpoint.serde.base import SerializerProtocol
from typing_extensions import Self, Unpack

from pg_checkpoint.database import Source
from pg_checkpoint.event_loop import Home, LoopThread
from pg_checkpoint.health import Health
from pg_checkpoint.interface import CheckpointerInterface
from pg_checkpoint.key_usage import RowCounts
from pg_checkpoint.listing import CheckpointInfo, ThreadInfo
from pg_checkpoint.retention import Removed, RetentionPolicy
from pg_checkpoint.rotation import Rotation
from pg_checkpoint.selection import selection_of
from pg_checkpoint.settings import Options, Settings

__all__ = ["AsyncPostgresSaver", "PostgresSaver"]


class AsyncPostgresSaver(CheckpointerInterface):
    """A LangGraph checkpointer on Postgres, for asynchronous applications.

    The constructor does no I/O and needs no running loop. With a DSN the saver
    has a pool of its own, opened by `open`, `async with` or the first call, and
    closed by `close`; a pool or connection that is given stays the caller's.
    The blocking methods work from other threads than the event loop's.

    Args:
        conn: A DSN (as libpq takes it; empty means the PG* variables), an
            `AsyncConnectionPool` or `ConnectionPool`, or a single connection,
            which then does one thing at a time.
        pipe: Taken for compatibility, and not needed.
        serde: The serializer; LangGraph's `JsonPlusSerializer` by default.
        **options: The fields of `Settings`, among them `schema` and `max_size`.
    """

    def __init__(
        self,
        conn: Source,
        pipe: object = None,
        serde: SerializerProtocol | None = None,
        **options: Unpack[Options],
    ) -> None:
        del pipe
        super().__init__(conn, serde, Home(), Settings(**options))

    @classmethod
    @asynccontextmanager
    async def from_conn_string(
        cls,
        conn_string: str,
        *,
        pipeline: bool = False,
        serde: SerializerProtocol | None = None,
        **options: Unpack[Options],
    ) -> AsyncIterator[Self]:
        """A saver with a pool of its own for the length of an `async with` block.

        Args:
            conn_string: The DSN.
            pipeline: Taken for compatibility; round trips are pipelined anyway.
            serde: As for the constructor.
            **options: As for the constructor.

        Raises:
            psycopg.OperationalError: If the server can't be reached.
        """
        del pipeline
        async with cls(conn_string, None, serde, **options) as saver:
            yield saver

    async def setup(self) -> None:
        """Applies the migrations that are missing; many processes may do so at once.

        Raises:
            SchemaTooNewError: If a newer version made a breaking change.
        """
        await self._home.run(self._engine.set_up())

    async def alist_threads(
        self,
        *,
        limit: int = 100,
        before: ThreadInfo | None = None,
        prefix: str = "",
        filter: dict[str, Any] | None = None,  # noqa: A002  as alist has it
        with_bytes: bool = False,
    ) -> list[ThreadInfo]:
        """Lists threads, the last active first.

        Args:
            limit: At most so many.
            before: The last one of the page before, to go on from there.
            prefix: Only threads whose id begins with this.
            filter: Metadata of a thread's newest root checkpoint must contain this.
            with_bytes: Also add up what each takes on disk, which reads all its rows.

        Raises:
            InvalidKeyError: If no thread id can begin with the prefix.
        """
        return list(await self._home.run(self._threads(limit, before, prefix, filter, with_bytes)))

    async def alist_info(
        self,
        config: RunnableConfig,
        *,
        filter: dict[str, Any] | None = None,  # noqa: A002  as alist has it
        before: RunnableConfig | None = None,
        limit: int | None = None,
    ) -> list[CheckpointInfo]:
        """Lists a thread's checkpoints without their values, newest first; takes what `alist` does.

        Raises:
            InvalidKeyError: If the config names no thread.
        """
        selection = selection_of(config, self._stored_filter(filter), before, limit)
        return list(await self._home.run(self._infos(selection)))

    async def apply_retention(
        self,
        policy: RetentionPolicy,
        *,
        dry_run: bool = False,
        progress: Callable[[Removed], None] | None = None,
    ) -> Removed:
        """Removes what a policy gives up, in all threads; see `RetentionPolicy`.

        Works thread by thread in short transactions beside the writers. Many
        processes may run it at once; one that is killed leaves nothing half done.
        Postgres reuses the space that becomes free; the files do not shrink.

        Args:
            policy: What to keep.
            dry_run: Only count what would go, without locks.
            progress: Called after each thread with the sum so far.

        Raises:
            psycopg.Error: If the server refused or was lost for longer than
                `read_timeout`; a repeated call goes on.
        """
        stored = self._stored_policy(policy)
        return await self._home.run(self._engine.apply_retention(stored, dry_run, progress))

    async def rotate_keys(
        self,
        *,
        dry_run: bool = False,
        progress: Callable[[Rotation], None] | None = None,
    ) -> Rotation:
        """Encrypts by the cipher's active key all rows that need another one.

        With `allow_plaintext` also all that are in clear. Works in small transactions
        beside the writers; one that is killed goes on when it is called again. When the
        result's `complete` is true, other keys are not needed any more: see
        docs/security.md for the order of steps.

        Args:
            dry_run: Only count.
            progress: Called after each batch with what is done so far.

        Raises:
            EncryptionKeyError: If the saver has no cipher.
            KeyRotationError: At the end, if rows could not be opened; those are as they were.
            psycopg.Error: If the server refused or was lost for longer than `read_timeout`.
        """
        call = self._engine.rotate_keys(self._sealing(), dry_run, progress)
        return await self._home.run(call)

    async def count_keys(self) -> Mapping[str | None, RowCounts]:
        """Counts rows by the id of the key that they need; None for those in clear.

        Metadata in clear counts only with `encrypt_metadata`. A row that is no
        ciphertext and has to be one is counted under "?".

        Raises:
            EncryptionKeyError: If the saver has no cipher.
        """
        return await self._home.run(self._engine.count_keys(self._sealing()))

    async def health(self, *, timeout: float = 5.0) -> Health:
        """Asks the server, once and without retries; returns how busy the saver is.

        Args:
            timeout: Seconds.

        Raises:
            psycopg.Error: If the server can't be reached, or refuses.
            TimeoutError: If there was no answer, or no connection free, in time.
            SchemaNotReadyError: If the tables are not there, or a migration is missing.
            SaverClosedError: After `close`.
        """
        return await self._home.run(self._engine.health(timeout))

    async def open(self) -> None:
        """Opens the pool that a DSN gets, in this event loop.

        Raises:
            psycopg.OperationalError: If the server can't be reached.
        """
        await self._home.run(self._engine.open())

    async def close(self) -> None:
        """Refuses new work, waits for what was submitted, closes what `open` opened."""
        await self._home.run(self._engine.close())
        self._home.leave()

    async def __aenter__(self) -> Self:
        await self.open()
        return self

    async def __aexit__(
        self,
        exc_type: type[BaseException] | None,
        exc_value: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        await self.close()


class PostgresSaver(CheckpointerInterface):
    """A LangGraph checkpointer on Postgres, for threads that block.

    The same saver on an event loop thread of its own: calls of many threads are
    batched together. Its asynchronous methods work from any event loop.

    Args:
        conn: A DSN, a `ConnectionPool` or `AsyncConnectionPool`, or a single
            connection; see `AsyncPostgresSaver`.
        pipe: Taken for compatibility, and not needed.
        serde: As for `AsyncPostgresSaver`.
        **options: As for `AsyncPostgresSaver`.
    """

    def __init__(
        self,
        conn: Source,
        pipe: object = None,
        serde: SerializerProtocol | None = None,
        **options: Unpack[Options],
    ) -> None:
        del pipe
        self._thread = LoopThread()
        super().__init__(conn, serde, Home(self._thread.start), Settings(**options))

    @classmethod
    @contextmanager
    def from_conn_string(
        cls,
        conn_string: str,
        *,
        pipeline: bool = False,
        serde: SerializerProtocol | None = None,
        **options: Unpack[Options],
    ) -> Iterator[Self]:
        """A saver with a pool of its own for the length of a `with` block.

        Args:
            conn_string: The DSN.
            pipeline: Taken for compatibility; round trips are pipelined anyway.
            serde: As for the constructor.
            **options: As for the constructor.

        Raises:
            psycopg.OperationalError: If the server can't be reached.
        """
        del pipeline
        with cls(conn_string, None, serde, **options) as saver:
            yield saver

    def setup(self) -> None:
        """Applies the migrations that are missing; many processes may do so at once.

        Raises:
            SchemaTooNewError: If a newer version made a breaking change.
        """
        self._home.call(self._engine.set_up(), "setup")

    def list_threads(
        self,
        *,
        limit: int = 100,
        before: ThreadInfo | None = None,
        prefix: str = "",
        filter: dict[str, Any] | None = None,  # noqa: A002  as list has it
        with_bytes: bool = False,
    ) -> list[ThreadInfo]:
        """Blocks for AsyncPostgresSaver's alist_threads."""
        call = self._threads(limit, before, prefix, filter, with_bytes)
        return list(self._home.call(call, "list_threads"))

    def list_info(
        self,
        config: RunnableConfig,
        *,
        filter: dict[str, Any] | None = None,  # noqa: A002  as list has it
        before: RunnableConfig | None = None,
        limit: int | None = None,
    ) -> list[CheckpointInfo]:
        """Blocks for AsyncPostgresSaver's alist_info."""
        selection = selection_of(config, self._stored_filter(filter), before, limit)
        return list(self._home.call(self._infos(selection), "list_info"))

    def apply_retention(
        self,
        policy: RetentionPolicy,
        *,
        dry_run: bool = False,
        progress: Callable[[Removed], None] | None = None,
    ) -> Removed:
        """Blocks for AsyncPostgresSaver's method; `progress` is called on the saver's loop."""
        stored = self._stored_policy(policy)
        call = self._engine.apply_retention(stored, dry_run, progress)
        return self._home.call(call, "apply_retention")

    def rotate_keys(
        self,
        *,
        dry_run: bool = False,
        progress: Callable[[Rotation], None] | None = None,
    ) -> Rotation:
        """Blocks for AsyncPostgresSaver's method; `progress` is called on the saver's loop."""
        call = self._engine.rotate_keys(self._sealing(), dry_run, progress)
        return self._home.call(call, "rotate_keys")

    def count_keys(self) -> Mapping[str | None, RowCounts]:
        """Blocks for AsyncPostgresSaver's method."""
        return self._home.call(self._engine.count_keys(self._sealing()), "count_keys")

    def health(self, *, timeout: float = 5.0) -> Health:
        """Blocks for AsyncPostgresSaver's method."""
        return self._home.call(self._engine.health(timeout), "health")

    def open(self) -> None:
        """Opens the pool that a DSN gets.

        Raises:
            psycopg.OperationalError: If the server can't be reached.
        """
        self._home.call(self._engine.open(), "open")

    def close(self) -> None:
        """Refuses new work, waits for what was submitted, closes what `open` opened."""
        self._home.call(self._engine.close(), "close")
        # In this order: a call of another thread must not start a new loop now.
        self._thread.stop()
        self._home.leave()

    def __enter__(self) -> Self:
        try:
            self.open()
        except BaseException:
            self.close()
            raise
        return self

    def __exit__(
        self,
        exc_type: type[BaseException] | None,
        exc_value: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self.close()
