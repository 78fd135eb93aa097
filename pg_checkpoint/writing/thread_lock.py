"""The lock of a thread, as everything that deletes takes it.

It is the thread's row; puts take the same lock with lock_threads.sql (batch.py).
"""

from __future__ import annotations

from pg_checkpoint.postgres.arrays import texts
from pg_checkpoint.postgres.database import Database
from pg_checkpoint.postgres.pipeline import Statement


def lock_for_delete(
    database: Database, thread_id: str, lease: str | None = None
) -> list[Statement]:
    """The statements that keep a thread's puts out until commit; what deletes goes after them."""
    names = ("lock_thread_for_delete", "drop_new_thread")
    lock = [database.statement(name, thread_id) for name in names]
    return [*lock, *check_lease(database, thread_id, lease)]


def lock_for_retention(database: Database, thread_id: str) -> list[Statement]:
    """`lock_for_delete` for what nobody asked for of this thread: fails if it is under a lease."""
    return [*lock_for_delete(database, thread_id), check_unleased(database, thread_id)]


def check_unleased(database: Database, thread_id: str) -> Statement:
    """The statement that fails (`UnderLease`) if a thread is under a lease that has not expired."""
    return database.statement("check_unleased", thread_id)


def check_lease(database: Database, thread_id: str, lease: str | None) -> list[Statement]:
    """The statement, after the thread's lock, that fails if the lease is over; none without one."""
    if lease is None:
        return []
    return [database.statement("check_leases", texts([thread_id]), texts([lease]))]
