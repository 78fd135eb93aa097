"""Shredding: forgets a thread's data key, so that no copy of the thread can be read any more."""

from __future__ import annotations

from pg_checkpoint.codec.sealing import Sealing
from pg_checkpoint.errors import DataKeyError
from pg_checkpoint.postgres.database import Database
from pg_checkpoint.rotation.key_usage import DATA_KEY, bare, usage_of
from pg_checkpoint.writing.thread_lock import lock_for_delete
from pg_checkpoint.writing.writer import Writer


async def shred_thread(
    database: Database, writer: Writer, seal: Sealing, thread_id: str, *, timeout: float
) -> None:
    """Forgets the data key of a thread, after all that was submitted for it here before."""
    await writer.settle(thread_id, timeout=timeout)
    count = database.statement("count_keys", thread_id, seal.bound_by)
    (rows,) = await database.read([count], timeout=timeout, thread_id=thread_id, generic_plan=False)
    usage = usage_of(rows, with_metadata=seal.metadata.encrypts)
    left = sum(found.total for key, found in usage.items() if bare(key or "") != DATA_KEY)
    if left:
        raise DataKeyError(
            f"thread {thread_id!r} can't be shredded: {left} of its rows are not encrypted with a "
            "data key. Run rotate_keys() with AesGcmCipher(..., data_keys=True), or delete it"
        )
    names = "lock_events_for_delete", "shred_data_key"
    shred = [database.statement(name, thread_id) for name in names]
    await writer.run_alone(thread_id, [*lock_for_delete(database, thread_id), *shred])
