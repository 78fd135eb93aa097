"""Deletes, prunes and copies threads, one at a time, and says how long they live.

Deleting or copying a whole thread inside the server is one transaction, in the thread's
turn. Deleting some checkpoints takes many short ones beside it (cleaning.py).
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Sequence
from datetime import timedelta
from functools import partial
from itertools import groupby

from pg_checkpoint.codec.keys import CheckpointKey
from pg_checkpoint.errors import CipherRequiredError, ConcurrentWriteError, PgCheckpointError
from pg_checkpoint.lifecycle.cleaning import Choose, Cleaning, Keys
from pg_checkpoint.postgres.arrays import texts
from pg_checkpoint.postgres.database import Database
from pg_checkpoint.postgres.error_classes import LeaseOver
from pg_checkpoint.writing.proving import Prove
from pg_checkpoint.writing.thread_lock import check_lease, lock_for_delete
from pg_checkpoint.writing.writer import Writer


async def delete_thread(
    database: Database, writer: Writer, thread_id: str, lease: str | None
) -> None:
    """Deletes all of a thread, including what was submitted here before."""
    if writer.held_back:
        await writer.settle(thread_id)
    delete = database.statement("delete_thread", thread_id, None, True, True, False, lease)
    lock = [
        *lock_for_delete(database, thread_id, lease),
        database.statement("lock_events_for_delete", thread_id),
    ]
    await writer.run_alone(thread_id, [*lock, delete])


async def set_ttl(
    database: Database,
    writer: Writer,
    thread_id: str,
    ttl: timedelta | None,
    strategy: str,
    lease: str | None,
) -> None:
    """Says how long a thread lives after its last activity; None: for ever.

    After all that was submitted for it here before. A thread that is not there yet gets its row.
    """
    kept = None if ttl is None else strategy
    say = database.statement("set_ttl", thread_id, database.has_cipher, ttl, kept)
    # If there was nothing to take back: the statement made a row.
    drop = database.statement("drop_empty_thread", thread_id)
    # It locks the thread's row, so the lease that is found after it holds until commit.
    await writer.run_alone(thread_id, [say, *check_lease(database, thread_id, lease), drop])


async def copy_thread(
    database: Database, writer: Writer, source: str, target: str, lease: str | None
) -> None:
    """Copies a thread as it is after all that was submitted here before."""
    await writer.settle(source)
    lock = database.lock_threads([target])
    copy = database.statement("copy_thread", source, target)
    forget = database.statement("forget_marks", texts([target]))
    # There may be nothing to copy; the lock made a row.
    drop = database.statement("drop_empty_thread", target)
    before = lock, *check_lease(database, target, lease)
    try:
        await writer.run_alone(target, [*before, copy, forget, drop])
    except CipherRequiredError as error:
        raise CipherRequiredError(
            f"nothing was copied: thread {source!r} or {target!r} is encrypted, and this saver has "
            "no cipher. Make the saver with the cipher of the thread"
        ) from error.__cause__


async def keep_latest(
    database: Database, writer: Writer, thread_id: str, lease: str | None, *, timeout: float
) -> None:
    """Deletes what the newest checkpoint of each namespace supersedes.

    After all that was submitted for the thread here before. Takes and raises as
    Cleaning does.
    """
    await writer.settle(thread_id)
    find = database.statement("find_expired", thread_id, 1, None)

    async def superseded() -> Keys:
        (rows,) = await database.read(
            [find], timeout=timeout, thread_id=thread_id, generic_plan=False
        )
        return rows

    if keys := await superseded():
        await _take(database, thread_id, (keys, superseded), lease, timeout=timeout)


async def delete_for_runs(
    database: Database,
    writer: Writer,
    run_ids: Sequence[str],
    prove: Prove,
    lease_of: Callable[[str], str | None],
    *,
    timeout: float,
) -> None:
    """Deletes the checkpoints that some runs made, in whatever threads; raises as `keep_latest`."""
    await writer.settle()
    find = database.statement("find_checkpoints_of_runs", texts(run_ids))
    refused: list[PgCheckpointError] = []

    async def made_by_them(thread_id: str | None = None) -> list[CheckpointKey]:
        (rows,) = await database.read([find], timeout=timeout, generic_plan=False)
        found = [(CheckpointKey(*row[:3]), row[3]) for row in rows if thread_id in (None, row[0])]
        wrong = await prove(found)
        refused[:] = wrong.values() or refused
        return [key for key, _ in found if key not in wrong]

    for thread_id, keys in groupby(await made_by_them(), key=lambda key: key.thread_id):
        choice = _in_thread(keys), partial(_again, made_by_them, thread_id)
        await _take(database, thread_id, choice, lease_of(thread_id), timeout=timeout)
    if refused:
        raise refused[0]


def _in_thread(keys: Iterable[CheckpointKey]) -> Keys:
    return [key[1:] for key in keys]


async def _again(find: Callable[[str], Awaitable[list[CheckpointKey]]], thread_id: str) -> Keys:
    return _in_thread(await find(thread_id))


async def _take(
    database: Database,
    thread_id: str,
    choice: tuple[Keys, Choose],
    lease: str | None,
    *,
    timeout: float,
) -> None:
    try:
        lock = lock_for_delete(database, thread_id, lease)
        async for _ in Cleaning(database, thread_id, timeout=timeout, lock=lock).run(*choice):
            pass
    except LeaseOver as error:
        raise ConcurrentWriteError(
            f"a deletion in thread {thread_id!r} was made under a lease that is over: "
            "another run has taken it, or its block has ended. Earlier deletions remain. "
            "Another run drives the thread: end this one"
        ) from error
