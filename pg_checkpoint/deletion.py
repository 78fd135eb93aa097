"""Deletes, prunes and copies threads, one at a time and each in a transaction of its own.

What goes is chosen first, without a lock. Then, in the thread's turn and with
its puts kept out, it is deleted but for what by then is needed: see
delete_checkpoints.sql for what always stays.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Any

from pg_checkpoint.arrays import texts
from pg_checkpoint.database import Database
from pg_checkpoint.pipeline import Statement
from pg_checkpoint.writer import Writer

__all__ = ["copy_thread", "delete_checkpoints", "delete_for_runs", "delete_thread", "keep_latest"]


async def delete_thread(database: Database, writer: Writer, thread_id: str) -> None:
    """Deletes all of a thread, also what was submitted here before."""
    lock = database.statement("lock_thread_for_delete", thread_id)
    delete = database.statement("delete_thread", thread_id, None, True, True)
    await writer.run_alone(thread_id, [lock, delete])


async def copy_thread(database: Database, writer: Writer, source: str, target: str) -> None:
    """Copies a thread as it is after all that was submitted here before."""
    await writer.settle(source)
    lock = database.lock_threads([target])
    await writer.run_alone(target, [lock, database.statement("copy_thread", source, target)])


async def keep_latest(
    database: Database, writer: Writer, thread_id: str, *, timeout: float
) -> None:
    """Deletes what the newest checkpoint of each namespace supersedes."""
    await writer.settle(thread_id)
    find = database.statement("find_expired", thread_id, 1, None)
    (superseded,) = await database.read(
        [find], timeout=timeout, thread_id=thread_id, one_plan=False
    )
    await _delete_checkpoints(database, writer, thread_id, superseded)


async def delete_for_runs(
    database: Database, writer: Writer, run_ids: Sequence[str], *, timeout: float
) -> None:
    """Deletes the checkpoints that some runs made, in whatever threads."""
    await writer.settle()
    find = database.statement("find_checkpoints_of_runs", texts(run_ids))
    (found,) = await database.read([find], timeout=timeout, one_plan=False)
    for thread_id, rows in groupby(found, key=lambda row: str(row[0])):
        await _delete_checkpoints(database, writer, thread_id, [row[1:] for row in rows])


def delete_checkpoints(
    database: Database, thread_id: str, keys: Sequence[Sequence[Any]], *, really: bool = True
) -> Statement:
    """The statement that deletes checkpoints of a thread, or only counts; it goes after the lock.

    Args:
        database: Has the statement.
        thread_id: The thread.
        keys: Namespace and id of each checkpoint.
        really: False to count.
    """
    namespaces, ids = texts([key[0] for key in keys]), texts([key[1] for key in keys])
    return database.statement("delete_checkpoints", thread_id, namespaces, ids, really)


async def _delete_checkpoints(
    database: Database, writer: Writer, thread_id: str, keys: Sequence[Sequence[Any]]
) -> None:
    if not keys:
        return
    lock = database.statement("lock_thread_for_delete", thread_id)
    await writer.run_alone(thread_id, [lock, delete_checkpoints(database, thread_id, keys)])
