"""PostgresSaver: the saver for blocking code, on an event loop thread of its own."""

from __future__ import annotations

from pg_checkpoint.postgres.blocking import blocking
from pg_checkpoint.postgres.lifespan import BlockingLifespan
from pg_checkpoint.saver.async_saver import AsyncPostgresSaver
from pg_checkpoint.saver.interface import CheckpointerInterface


class PostgresSaver(CheckpointerInterface, BlockingLifespan):
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
