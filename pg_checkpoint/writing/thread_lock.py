"""The lock of a thread, as everything that deletes takes it.

It is the thread's row; puts take the same lock with lock_threads.sql (batch.py).
"""

from __future__ import annotations

from pg_checkpoint.postgres.database import Database
from pg_checkpoint.postgres.pipeline import Statement

__all__ = ["lock_for_delete"]


def lock_for_delete(database: Database, thread_id: str) -> list[Statement]:
    """The statements that keep a thread's puts out until commit; what deletes goes after them."""
    names = ("lock_thread_for_delete", "drop_new_thread")
    return [database.statement(name, thread_id) for name in names]
