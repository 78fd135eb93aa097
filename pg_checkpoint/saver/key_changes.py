"""Changes of keys that a saver's methods ask for: rotation, counting, shredding."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from contextlib import nullcontext

from pg_checkpoint.arguments import check_callable, check_flag
from pg_checkpoint.codec.sealed_items import Field, field_path
from pg_checkpoint.codec.sealing import Sealing
from pg_checkpoint.errors import InvalidOptionError
from pg_checkpoint.observability.key_uses import key_use
from pg_checkpoint.rotation import key_usage, rotation, shredding
from pg_checkpoint.rotation.items import count_items
from pg_checkpoint.saver.engine import Engine
from pg_checkpoint.writing.thread_keys import ThreadKeys


async def rotate_keys(
    engine: Engine,
    seal: Sealing,
    dry_run: bool,
    progress: Callable[[rotation.Rotation], None] | None,
    distrust: Collection[str],
    searchable: Sequence[Field] | None,
) -> rotation.Rotation:
    """Encrypts all rows by the active key, but those of keys that are not trusted."""
    check_flag("dry_run", dry_run)
    check_callable("progress", progress)
    if searchable is not None and not seal.allow_plaintext:
        raise InvalidOptionError("searchable has no effect without allow_plaintext")
    call = rotation.rotate(
        engine.database,
        seal,
        engine.keys or ThreadKeys(engine.database, seal, engine.settings),
        dry_run=dry_run,
        progress=progress,
        timeout=engine.settings.read_timeout,
        distrust=distrust,
        clear=None if searchable is None else [field_path(field) for field in searchable],
    )
    with nullcontext() if dry_run else key_use("rotate"):
        return await call


async def count_keys(engine: Engine, seal: Sealing) -> key_usage.KeyUsage:
    """Rows by the key that they need."""
    timeout = engine.settings.read_timeout
    usage = (await key_usage.count_all(engine.database, seal, timeout=timeout))[1]
    of_items = await count_items(engine.database, seal, in_clear=False, timeout=timeout)
    return key_usage.add_usage(usage, of_items)


async def shred_thread(engine: Engine, thread_id: str, seal: Sealing) -> None:
    """Forgets a thread's data key."""
    timeout = engine.settings.read_timeout
    call = shredding.shred_thread(engine.database, engine.writer, seal, thread_id, timeout=timeout)
    with key_use("shred", thread_id=thread_id):
        await call
    if engine.keys is not None:
        await engine.keys.of_thread(thread_id)
