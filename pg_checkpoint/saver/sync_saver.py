"""PostgresSaver: the saver for blocking code, on an event loop thread of its own."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import timedelta
from typing import Any

from langchain_core.runnables import RunnableConfig

from pg_checkpoint.codec.keys import strings_of, thread_id_of
from pg_checkpoint.codec.sealed_items import Field
from pg_checkpoint.codec.sealing import stored_filter
from pg_checkpoint.codec.selection import selection_in_thread
from pg_checkpoint.lifecycle.retention import Removed, RetentionPolicy
from pg_checkpoint.observability.health import Health
from pg_checkpoint.postgres.event_loop import Home
from pg_checkpoint.postgres.lifespan import BlockingLifespan
from pg_checkpoint.postgres.loop_thread import LoopThread
from pg_checkpoint.reading.listing import CheckpointInfo, ThreadInfo
from pg_checkpoint.reading.unfinished import UnfinishedThread, standing_still
from pg_checkpoint.rotation.key_usage import RowCounts
from pg_checkpoint.rotation.rotation import Rotation
from pg_checkpoint.saver.engine import Engine
from pg_checkpoint.saver.interface import CheckpointerInterface
from pg_checkpoint.saver.key_changes import count_keys, rotate_keys, shred_thread
from pg_checkpoint.settings import TtlStrategy

__all__ = ["PostgresSaver"]


class PostgresSaver(CheckpointerInterface, BlockingLifespan):
    """A LangGraph checkpointer on Postgres, for blocking code.

    It runs on an event loop thread of its own, which batches the calls of many
    threads. Its asynchronous methods can be called from any event loop.

    Args:
        conn: A DSN, a `ConnectionPool`, or a single connection; see `AsyncPostgresSaver`.
        pipe: Accepted for compatibility; not needed.
        serde: As for `AsyncPostgresSaver`.
    """

    def _make_home(self) -> Home[Engine]:
        self._thread = LoopThread()
        return Home(self._thread.start)

    def setup(self) -> None:
        """Applies missing migrations. Many processes may call it at once.

        Raises:
            SchemaNotNamedError: If no schema was named, and the search_path begins with one.
            SchemaTooNewError: If a newer version made a breaking change.
            StockTablesError: If the schema has tables of langgraph-checkpoint-postgres.
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
        tenant: str | None = None,
    ) -> list[ThreadInfo]:
        """Blocks for AsyncPostgresSaver's alist_threads."""
        call = self._threads(limit, before, prefix, filter, with_bytes, tenant)
        return list(self._home.call(call, "list_threads"))

    def list_unfinished(
        self,
        *,
        idle_for: timedelta = timedelta(seconds=30),
        filter: dict[str, Any] | None = None,  # noqa: A002  as list has it
        limit: int = 100,
        given_up: bool = False,
    ) -> list[UnfinishedThread]:
        """Blocks for AsyncPostgresSaver's alist_unfinished."""
        which = standing_still(given_up=given_up)
        call = self._unfinished(which, idle_for, filter, limit)
        return list(self._home.call(call, "list_unfinished"))

    def list_info(
        self,
        config: RunnableConfig,
        *,
        filter: dict[str, Any] | None = None,  # noqa: A002  as list has it
        before: RunnableConfig | None = None,
        limit: int | None = None,
    ) -> list[CheckpointInfo]:
        """Blocks for AsyncPostgresSaver's alist_info."""
        selection = selection_in_thread(
            config, stored_filter(self._seal, filter, config), before, limit
        )
        return list(self._home.call(self._infos(selection), "list_info"))

    def apply_retention(
        self,
        policy: RetentionPolicy,
        *,
        dry_run: bool = False,
        progress: Callable[[Removed], None] | None = None,
    ) -> Removed:
        """Blocks for AsyncPostgresSaver's method; `progress` is called on the saver's loop."""
        checked = self._checked_policy(policy, dry_run, progress)
        call = self._engine.apply_retention(checked, dry_run, progress)
        return self._home.call(call, "apply_retention")

    def set_ttl(
        self, thread_id: str, ttl: timedelta | None, *, strategy: TtlStrategy = "delete"
    ) -> None:
        """Blocks for AsyncPostgresSaver's aset_ttl."""
        self._home.call(self._set_ttl(thread_id, ttl, strategy), "set_ttl")

    def rotate_keys(
        self,
        *,
        dry_run: bool = False,
        progress: Callable[[Rotation], None] | None = None,
        distrust: Sequence[str] = (),
        searchable: Sequence[Field] | None = None,
    ) -> Rotation:
        """Blocks for AsyncPostgresSaver's method; `progress` is called on the saver's loop."""
        call = rotate_keys(
            self._engine,
            self._sealing(),
            dry_run,
            progress,
            strings_of(distrust, "distrust"),
            searchable,
        )
        return self._home.call(call, "rotate_keys")

    def count_keys(self) -> Mapping[str | None, RowCounts]:
        """Blocks for AsyncPostgresSaver's method."""
        return self._home.call(count_keys(self._engine, self._sealing()), "count_keys")

    def shred_thread(self, thread_id: str) -> None:
        """Blocks for AsyncPostgresSaver's ashred_thread."""
        call = shred_thread(self._engine, thread_id_of(thread_id), self._sealing())
        self._home.call(call, "shred_thread")

    def health(self, *, timeout: float = 5.0) -> Health:
        """Blocks for AsyncPostgresSaver's method."""
        return self._home.call(self._engine.health(timeout), "health")
