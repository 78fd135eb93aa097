"""The data keys of threads: fetched when they are needed, made for new threads, kept for a while.

    first put     read; none: made, wrapped, stored unless another process was first, read again
    any put       encrypted by what is known here; its transaction fails if that is not stored
    any read      by what is known here, if its rows name that, and it was looked at lately

What could not be unwrapped is not tried again for some seconds, unless the KMS could not be
reached: it is what somebody damaged, and a KMS counts each call.

A key is made, replaced and forgotten under the thread's lock only, which a put holds too: what
is acknowledged is encrypted by the key that is stored. A key that was made is used only after it
was read from the database again, so that no lost answer leaves rows without their key.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from math import inf
from typing import Any, TypeAlias

from pg_checkpoint.codec.read_rows import HistoryRow, key_of_row
from pg_checkpoint.codec.sealed_metadata import data_key_of
from pg_checkpoint.codec.sealing import Sealing
from pg_checkpoint.encryption.data_keys import (
    DataKey,
    new_data_key,
)
from pg_checkpoint.errors import (
    DataKeyError,
    DecryptionError,
    EncryptionKeyError,
)
from pg_checkpoint.postgres.arrays import texts
from pg_checkpoint.postgres.database import Database
from pg_checkpoint.postgres.pipeline import Rows
from pg_checkpoint.postgres.schema_check import schema_check
from pg_checkpoint.settings import Settings
from pg_checkpoint.writing.key_wrapping import StoredKey, Wrapping

# Calls of a KMS at once.
_CALLS = 16
# What could not be unwrapped is not tried again for so many seconds.
_MISS_SECONDS = 5.0

# What went wrong, by thread, and the keys that were had: they stay known as long as it is there.
_Fetched: TypeAlias = "tuple[Mapping[str, Exception], Sequence[DataKey | None]]"


class ThreadKeys:
    """The data keys of one schema's threads; belongs to one event loop."""

    def __init__(self, database: Database, seal: Sealing, settings: Settings) -> None:
        self._database = database
        self._seal = seal
        self._seconds = settings.data_key_seconds
        self._timeout = settings.read_timeout
        # So short that what waits for one call has time to go on without it.
        self._kms_timeout = min(settings.read_timeout, settings.write_timeout) / 4
        self._under_way: dict[tuple[str, bool], asyncio.Task[_Fetched]] = {}

    async def for_writing(
        self, thread_ids: Sequence[str], *, timeout: float | None = None
    ) -> list[DataKey | None]:
        """Sees to it that threads have data keys and that these are known here.

        They are as long as somebody holds what is returned.
        """
        known = self._seal.data_keys
        # One that was forgotten may have another by now.
        lacking = [t for t in thread_ids if (key := known.get(t)) is None or key.cipher is None]
        if lacking:
            how: Any = {"create": True, "timeout": timeout or self._timeout}
            failed, _held = await self._know(lacking, **how)
            for error in failed.values():
                raise error
        return [known.get(t) for t in thread_ids]

    async def for_rows(self, rows: Iterable[Sequence[Any]]) -> list[DataKey | None]:
        """Sees to it that data keys that rows name are known here, if they are stored.

        The rows are in the shape of ReadRow. Holds and raises what `for_writing` does.
        """
        return await self.for_named((str(row[1]), key_of_row(row)) for row in rows)

    def has_keys_of(self, rows: Rows) -> bool:
        """Whether none of these rows names another key than is known of its thread here."""
        named = ((str(row[1]), key_of_row(row)) for row in rows)
        return all(id_ is None or self._is_of(thread_id, id_) for thread_id, id_ in named)

    def _is_of(self, thread_id: str, key_id: str) -> bool:
        key = self._seal.data_keys.get(thread_id)
        # One that was forgotten stays so.
        return key is not None and key.key_id in (key_id, None)

    def check(self, thread_id: str) -> None:
        """Raises what reading a thread would, if its data key was forgotten or is of no use."""
        self._seal.data_keys.to_seal(thread_id)

    async def for_history(self, thread_id: str, rows: Rows) -> list[DataKey | None]:
        """The same for rows of one thread in the shape of HistoryRow."""
        return await self.for_named((thread_id, key_of_row(r, HistoryRow)) for r in rows)

    async def for_metadata(
        self, stored: Iterable[tuple[str, Mapping[str, Any]]]
    ) -> list[DataKey | None]:
        """The same for metadata of threads, as it is stored."""
        return await self.for_named((t, data_key_of(metadata)) for t, metadata in stored)

    async def of_thread(self, thread_id: str) -> DataKey | None:
        """A thread's data key as it is stored now, and known here from now on; None if none is."""
        for create in (False, True):
            # What is under way may have looked before.
            if (task := self._under_way.get((thread_id, create))) is not None:
                await asyncio.wait({task}, timeout=self._timeout)
        await self._know([thread_id], create=False, timeout=self._timeout)
        return self._seal.data_keys.get(thread_id)

    def forget(self, thread_ids: Iterable[str]) -> None:
        """Forgets what is known here."""
        self._seal.data_keys.forget(thread_ids)

    async def for_named(self, named: Iterable[tuple[str, str | None]]) -> list[DataKey | None]:
        """The same for threads and the ids of the keys that encrypted something of them."""
        # What can't be unwrapped is told of by the rows that need it.
        known, oldest = self._seal.data_keys, time.monotonic() - self._seconds
        threads, lacking = dict[str, DataKey | None](), dict[str, None]()
        for thread_id, key_id in set(named):
            if key_id is not None:
                key = threads[thread_id] = known.get(thread_id)
                if key is None or key.key_id != key_id or key.seen_at <= oldest:
                    lacking[thread_id] = None
        if lacking:
            _held = await self._know([*lacking], create=False, timeout=self._timeout)
        return [known.get(t) for t in threads]

    async def _know(self, thread_ids: Sequence[str], *, create: bool, timeout: float) -> _Fetched:
        """Fetches keys; those that others fetch already are waited for."""
        mine = [t for t in thread_ids if (t, create) not in self._under_way]
        tasks = {self._under_way[t, create] for t in thread_ids if t not in mine}
        if mine:
            # Others may come to wait for it, who have more time.
            fetch = self._fetch(mine, create=create, timeout=self._timeout)
            task = asyncio.get_running_loop().create_task(fetch)
            tasks.add(task)
            # An eager one may be done.
            self._under_way |= {(t, create): task for t in mine if not task.done()}
            task.add_done_callback(partial(self._fetched, mine, create))
        done, late = await asyncio.wait(tasks, timeout=timeout)
        if late:
            why = "its data key was not available in time"
            raise self._database.read_timed_out(thread_ids[0], why)
        failed = {t: error for task in done for t, error in task.result()[0].items()}
        held = [key for task in done for key in task.result()[1]]
        return {t: failed[t] for t in thread_ids if t in failed}, held

    def _fetched(
        self, thread_ids: Sequence[str], create: bool, task: asyncio.Task[_Fetched]
    ) -> None:
        for thread_id in thread_ids:
            self._under_way.pop((thread_id, create), None)
        if not task.cancelled():
            task.exception()  # those who waited may be gone

    async def _fetch(self, thread_ids: Sequence[str], *, create: bool, timeout: float) -> _Fetched:
        deadline = time.monotonic() + timeout
        get = self._database.statement("get_data_keys", texts(thread_ids))
        (rows,) = await self._database.read([get], timeout=timeout)
        there = {str(row[0]): StoredKey(*row) for row in rows}
        lacking = sorted(set(thread_ids).difference(there))
        wrapping = Wrapping(self._seal, self._kms_timeout)
        failed: dict[str, Exception] = {}
        if create and lacking:
            made, failed = await self._made(wrapping, lacking)
            stored = await self._stored(made, wrapping.schema_id, deadline - time.monotonic())
            there |= stored
            failed |= {m.thread_id: _lost(m.thread_id) for m in made if m.thread_id not in stored}
        else:
            self.forget(lacking)
        turns = asyncio.Semaphore(_CALLS)
        takes = [self._take(wrapping, found, turns) for found in there.values()]
        held = await asyncio.gather(*takes)
        for thread_id, key in zip(there, held, strict=True):
            if key.problem is not None:
                failed[thread_id] = key.problem
        return failed, held

    async def _take(
        self, wrapping: Wrapping, stored: StoredKey, turns: asyncio.Semaphore
    ) -> DataKey:
        known, thread_id = self._seal.data_keys, stored.thread_id
        key, now = known.get(thread_id), time.monotonic()
        if key is not None and key.key_id == stored.key_id and key.problem is None:
            key.seen_at = now
            known.put(thread_id, key)
            return key
        if key is not None and _is_refused_still(key, stored, now):
            return key
        cipher = None
        if stored.key_id is not None:
            try:
                async with turns:
                    found = await wrapping.unwrap(stored)
                cipher = self._seal.for_schema.with_data_key(stored.key_id, found)
            except (DecryptionError, EncryptionKeyError) as error:
                self._seal.failed()
                problem = _about(error, thread_id)
                key = DataKey(stored.key_id, None, -inf, problem, stored, now)
                known.put(thread_id, key)
                return key
        key = DataKey(stored.key_id, cipher, now)
        known.put(thread_id, key)
        return key

    async def _made(
        self, wrapping: Wrapping, thread_ids: Sequence[str]
    ) -> tuple[list[StoredKey], dict[str, Exception]]:
        """New keys, wrapped; and what went wrong."""
        turns = asyncio.Semaphore(_CALLS)

        async def make(thread_id: str) -> StoredKey | EncryptionKeyError:
            key_id, key = new_data_key()
            try:
                async with turns:
                    return await wrapping.wrap(thread_id, key_id, key)
            except EncryptionKeyError as error:
                return error

        made = await asyncio.gather(*map(make, thread_ids))
        failed: dict[str, Exception] = {
            t: m for t, m in zip(thread_ids, made, strict=True) if isinstance(m, Exception)
        }
        return [m for m in made if isinstance(m, StoredKey)], failed

    async def _stored(
        self, made: Sequence[StoredKey], schema_id: bytes, timeout: float
    ) -> dict[str, StoredKey]:
        """What is stored for threads after new keys were offered: those, or who was first."""
        if not made:
            return {}
        threads = [stored.thread_id for stored in made]
        puts = [self._database.statement("put_data_key", *stored) for stored in made]
        get = self._database.statement("get_data_keys", texts(threads))
        # Under the threads' locks, as everything that changes a key.
        check = schema_check(self._database, [schema_id])
        statements = [self._database.lock_threads(threads), *puts, *check, get]
        answers = await self._database.run(statements, timeout=timeout)
        return {str(row[0]): StoredKey(*row) for row in answers[-1]}


def _lost(thread_id: str) -> Exception:
    return DataKeyError(
        f"thread {thread_id!r} has checkpoints that need a data key, and none is stored: restore "
        "the table checkpoint_data_keys, or delete the thread"
    )


def _is_refused_still(key: DataKey, stored: StoredKey, now: float) -> bool:
    """Whether a key that could not be unwrapped is the one that is stored, and not to be tried."""
    cause = None if key.problem is None else key.problem.__cause__
    was_reached = not isinstance(cause, (OSError, asyncio.TimeoutError))
    is_new = now < key.tried_at + _MISS_SECONDS
    return key.problem is not None and was_reached and key.tried == stored and is_new


def _about(
    error: DecryptionError | EncryptionKeyError, thread_id: str
) -> DecryptionError | EncryptionKeyError:
    about = type(error)(f"can't unwrap the data key of thread {thread_id!r}: {error}")
    # What the KMS raised, if that is why.
    about.__cause__ = error.__cause__ or error
    return about
