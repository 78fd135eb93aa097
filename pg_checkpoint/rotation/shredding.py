"""Shredding: forgets a thread's data key, so that no copy of the thread can be read any more."""

from __future__ import annotations

from pg_checkpoint.codec.keys import thread_id_of
from pg_checkpoint.codec.sealing import Sealing
from pg_checkpoint.errors import DataKeyError
from pg_checkpoint.observability.key_uses import key_use
from pg_checkpoint.rotation.key_usage import DATA_KEY, bare, needed_sealing, usage_of
from pg_checkpoint.saver.base import SaverBase
from pg_checkpoint.saver.engine import Engine
from pg_checkpoint.saver.functions import for_savers
from pg_checkpoint.writing.thread_lock import lock_for_delete


@for_savers
async def shred_thread(saver: SaverBase, thread_id: str) -> None:
    """Forgets the data key of a thread: nobody can read the thread any more, in any copy.

    This takes effect at once in this process and for all writes. For reads of other processes
    it takes effect after `data_key_seconds` at the latest. Delete copies of the table
    checkpoint_data_keys too, for instance in backups. Nothing can be put to the thread until
    `adelete_thread` deletes it.
    A thread without rows is left unchanged.

    Raises:
        EncryptionKeyError: If the saver has no cipher.
        DataKeyError: If rows of the thread can be read without its data key; nothing was done.
    """
    thread_id = thread_id_of(thread_id)
    await saver._bridge.run(_shred(saver._engine, needed_sealing(saver), thread_id))


async def _shred(engine: Engine, seal: Sealing, thread_id: str) -> None:
    """Shreds a thread after all that was submitted for it here before."""
    database, writer, timeout = engine.database, engine.writer, engine.settings.read_timeout
    with key_use("shred", thread_id=thread_id):
        await writer.settle(thread_id, timeout=timeout)
        count = database.statement("count_keys", thread_id, seal.bound_by)
        (rows,) = await database.read(
            [count], timeout=timeout, thread_id=thread_id, generic_plan=False
        )
        usage = usage_of(rows, with_metadata=seal.metadata.encrypts)
        left = sum(counts.total for key, counts in usage.items() if bare(key or "") != DATA_KEY)
        if left:
            raise DataKeyError(
                f"thread {thread_id!r} can't be shredded: {left} of its rows are not encrypted "
                "with a data key. Run rotate_keys() with AesGcmCipher(..., data_keys=True), or "
                "delete it"
            )
        names = "lock_events_for_delete", "shred_data_key"
        shred = [database.statement(name, thread_id) for name in names]
        await writer.run_alone(thread_id, [*lock_for_delete(database, thread_id), *shred])
    if engine.keys is not None:
        await engine.keys.of_thread(thread_id)
