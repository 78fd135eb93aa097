"""Data keys of threads: fetched, made, wrapped and kept for a while; and what they prove.

    first put     read; none: made, wrapped, stored unless another process was first, read again
    any put       encrypted by what is known here; its transaction fails if that is not stored
    any read      by what is known here, if its rows name that, and it was looked at lately

A key is made, replaced and forgotten under the thread's lock only, which a put holds too: what is
acknowledged is encrypted by the key that is stored. A key that was made is used only after it was
read from the database again, so that no lost answer leaves rows without their key.

A data key is stored wrapped by a key of the ring, beside a KMS by both:

    by the ring   the ring's active key encrypts the data key; place: thread, id of the data key
    by a KMS      the KMS encrypts the data key, and a hash of its context; the ring's active key
                  encrypts the result; place: thread, id of the data key, id of the KMS' key

So nobody has made a wrapped key, or moved one, who has no key of the ring, whatever the KMS proves
of what it decrypts (RSA-OAEP, for which a public key is enough, proves nothing), and the KMS is
asked for none that was damaged. By which keys it was wrapped says the ciphertext. Of the column
`wrapped_by` only the id of a KMS' key counts, which is proved with it.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from functools import partial
from math import inf
from typing import Any, NamedTuple, TypeAlias

from pg_checkpoint.codec.keys import CheckpointKey, stored_metadata
from pg_checkpoint.codec.reading import HistoryRow, key_of_row
from pg_checkpoint.codec.sealing import Sealing, data_key_of, is_sealed
from pg_checkpoint.core import errors
from pg_checkpoint.core.cipher import (
    DataKey,
    Header,
    KeyWrapper,
    bound,
    data_key_id,
    header_of,
    new_data_key,
    place_of,
    unbound,
)
from pg_checkpoint.core.connections import called
from pg_checkpoint.core.database import Database, schema_check
from pg_checkpoint.core.observer import key_use
from pg_checkpoint.core.options import Settings
from pg_checkpoint.core.transaction import Rows, Statement

# Comes before the id of a key of the ring in `wrapped_by`, for people to read.
_RING = "ring:"
# Calls of a KMS at once.
_CALLS = 16
# Seconds for which a key that could not be unwrapped is not tried again, unless the KMS could not
# be reached: somebody damaged it, and a KMS counts each call.
_MISS_SECONDS = 5.0


class StoredKey(NamedTuple):
    """A row of get_data_keys or list_data_keys."""

    thread_id: str
    key_id: str | None
    wrapped: bytes | None
    wrapped_by: str | None

    @property
    def header(self) -> Header | None:
        return header_of(self.wrapped or b"")

    @property
    def is_of_kms(self) -> bool:
        header = self.header
        return header is not None and header.is_of_kms

    @property
    def needs(self) -> str | None:
        """The id of the KMS' key that it needs, or of the ring's; None if it is no ciphertext."""
        header = self.header
        return header and (self.wrapped_by if header.is_of_kms else header.key_id)

    @property
    def place(self) -> bytes:
        """The place that it is bound to, beside schema and context."""
        by = (self.wrapped_by or "",) if self.is_of_kms else ()
        return place_of(self.thread_id, self.key_id or "", *by)


class Wrapping:
    """Wraps and unwraps data keys, by the ring or by a KMS."""

    def __init__(self, seal: Sealing, timeout: float) -> None:
        self.schema_id = seal.cipher.schema_id
        self._cipher, self._around_kms = seal.cipher.for_schema, seal.cipher.around_kms
        self._timeout = timeout
        data_keys = self._cipher.data_keys
        self._kms: KeyWrapper | None = None if isinstance(data_keys, bool) else data_keys
        # The ids of the ring's key that wraps now, and of the KMS' key; None without a KMS.
        self.key_id = self._cipher.keys.active
        self.kms_key_id = None if self._kms is None else self._kms.key_id
        self.bound_by = self._cipher.bound_by  # as AesGcmCipher has it

    async def wrap(self, thread_id: str, key_id: str, key: bytes) -> StoredKey:
        """Returns a data key as it is stored."""
        place = place_of(thread_id, key_id)
        if self._kms is None or self.kms_key_id is None:
            sealed = self._cipher.seal(key, place)
            return StoredKey(thread_id, key_id, sealed, _RING + self.key_id)
        context = self._cipher.binding + place
        wrapped = await self._called(self._kms.wrap, bound(key, context), context)
        return self._sealed(thread_id, key_id, wrapped, self.kms_key_id)

    async def unwrap(self, stored: StoredKey) -> bytes:
        """Returns the data key; raises DecryptionError if the row was changed."""
        with key_use("unwrap", thread_id=stored.thread_id, key_id=stored.needs):
            opened = self.open(stored)
            if not stored.is_of_kms:
                return opened
            if self._kms is None:
                raise errors.EncryptionKeyError(
                    f"it is wrapped with {stored.wrapped_by!r}: create the cipher with "
                    "AesGcmCipher(..., data_keys=), and pass the KMS that has this key"
                )
            context = self._cipher.binding + place_of(stored.thread_id, stored.key_id or "")
            return unbound(await self._called(self._kms.unwrap, opened, context), context)

    async def again(self, stored: StoredKey) -> StoredKey:
        """Wraps a stored key by what wraps now; calls the KMS only if its key is another one."""
        opened = self.open(stored)
        by_kms = stored.wrapped_by if stored.is_of_kms else None
        if by_kms is not None and by_kms == self.kms_key_id:
            return self._sealed(stored.thread_id, stored.key_id or "", opened, by_kms)
        key = await self.unwrap(stored)
        return await self.wrap(stored.thread_id, stored.key_id or "", key)

    def open(self, stored: StoredKey) -> bytes:
        """Decrypts by the ring: a data key, or the result of a KMS."""
        if stored.is_of_kms:
            return self._around_kms.open(stored.wrapped or b"", stored.place)
        opened = self._cipher.open(stored.wrapped or b"", stored.place)
        if not self._cipher.takes_ring:
            raise errors.DecryptionError(
                "it is wrapped with a key of the ring, not with the KMS: during a rotation "
                "AesGcmCipher(..., accept_without_kms=True) accepts it"
            )
        return opened

    def _sealed(self, thread_id: str, key_id: str, wrapped: bytes, by: str) -> StoredKey:
        sealed = self._around_kms.seal(wrapped, place_of(thread_id, key_id, by))
        return StoredKey(thread_id, key_id, sealed, by)

    async def _called(self, call: Callable[..., Any], data: bytes, context: bytes) -> bytes:
        """The answer of a KMS."""
        try:
            return bytes(await asyncio.wait_for(called(call, data, context), self._timeout))
        except Exception as error:
            raise errors.EncryptionKeyError(
                f"the call of the KMS failed ({type(error).__name__})"
            ) from error


# Errors by thread, and the keys that were fetched: they stay known as long as this is held.
_Fetched: TypeAlias = "tuple[Mapping[str, Exception], Sequence[DataKey | None]]"


class ThreadKeys:
    """The data keys of one schema's threads; belongs to one event loop."""

    def __init__(self, database: Database, seal: Sealing, settings: Settings) -> None:
        self._database = database
        self._seal = seal
        self._seconds = settings.data_key_seconds
        self._timeout = settings.read_timeout
        # So short that a caller has time to go on without the KMS.
        self._kms_timeout = min(settings.read_timeout, settings.write_timeout) / 4
        self._under_way: dict[tuple[str, bool], asyncio.Task[_Fetched]] = {}

    async def for_writing(
        self, thread_ids: Sequence[str], *, timeout: float | None = None
    ) -> list[DataKey | None]:
        """Sees to it that threads have data keys, known here as long as the result is held."""
        known = self._seal.cipher.data_keys
        # A thread whose key was forgotten may have another by now.
        lacking = [t for t in thread_ids if (key := known.get(t)) is None or key.cipher is None]
        if lacking:
            failed, _held = await self._know(lacking, create=True, timeout=timeout or self._timeout)
            for error in failed.values():
                raise error
        return [known.get(t) for t in thread_ids]

    async def for_rows(self, rows: Iterable[Sequence[Any]]) -> list[DataKey | None]:
        """`for_named` for rows in the shape of ReadRow."""
        return await self.for_named((str(row[1]), key_of_row(row)) for row in rows)

    def has_keys_of(self, rows: Rows) -> bool:
        """True if none of these rows names another key than is known of its thread here."""
        for row in rows:
            if (key_id := key_of_row(row)) is not None:
                key = self._seal.cipher.data_keys.get(str(row[1]))
                # A key that was forgotten stays so.
                if key is None or key.key_id not in (key_id, None):
                    return False
        return True

    def check(self, thread_id: str) -> None:
        """Raises the error of a read, if the thread's data key was forgotten or is of no use."""
        self._seal.cipher.data_keys.to_seal(thread_id)

    async def for_history(self, thread_id: str, rows: Rows) -> list[DataKey | None]:
        """`for_named` for rows of one thread in the shape of HistoryRow."""
        return await self.for_named((thread_id, key_of_row(r, HistoryRow)) for r in rows)

    async def for_metadata(
        self, stored: Iterable[tuple[str, Mapping[str, Any]]]
    ) -> list[DataKey | None]:
        """`for_named` for metadata of threads, as it is stored."""
        return await self.for_named((t, data_key_of(metadata)) for t, metadata in stored)

    async def of_thread(self, thread_id: str) -> DataKey | None:
        """Returns a thread's data key as it is stored now, if one is."""
        for create in (False, True):
            # A fetch that is under way may have looked before.
            if (task := self._under_way.get((thread_id, create))) is not None:
                await asyncio.wait({task}, timeout=self._timeout)
        await self._know([thread_id], create=False, timeout=self._timeout)
        return self._seal.cipher.data_keys.get(thread_id)

    def forget(self, thread_ids: Iterable[str]) -> None:
        self._seal.cipher.data_keys.forget(thread_ids)

    async def for_named(self, named: Iterable[tuple[str, str | None]]) -> list[DataKey | None]:
        """Sees to it that stored data keys of threads are known here as long as the result is held.

        They come with the ids that rows name. A key that can't be unwrapped raises no error here:
        the rows that need it do.
        """
        known, oldest = self._seal.cipher.data_keys, time.monotonic() - self._seconds
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
        """Fetches keys, or waits for those that others fetch already."""
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
        get = self._database.statement("get_data_keys", thread_ids)
        (rows,) = await self._database.read([get], timeout=timeout)
        there = {str(row[0]): StoredKey(*row) for row in rows}
        lacking = sorted(set(thread_ids).difference(there))
        wrapping = Wrapping(self._seal, self._kms_timeout)
        failed: dict[str, Exception] = {}
        if create and lacking:
            made, failed = await self._made(wrapping, lacking)
            stored = await self._stored(made, wrapping.schema_id, deadline - time.monotonic())
            there |= stored
            for thread_id in {key.thread_id for key in made}.difference(stored):
                failed[thread_id] = errors.DataKeyError(
                    f"thread {thread_id!r} has checkpoints that need a data key, but the key is "
                    "not stored: restore the table checkpoint_data_keys, or delete the thread"
                )
        else:
            self.forget(lacking)
        turns = asyncio.Semaphore(_CALLS)
        held = await asyncio.gather(*[self._take(wrapping, s, turns) for s in there.values()])
        for thread_id, key in zip(there, held, strict=True):
            if key.problem is not None:
                failed[thread_id] = key.problem
        return failed, held

    async def _take(
        self, wrapping: Wrapping, stored: StoredKey, turns: asyncio.Semaphore
    ) -> DataKey:
        known, thread_id = self._seal.cipher.data_keys, stored.thread_id
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
                    unwrapped = await wrapping.unwrap(stored)
                cipher = self._seal.cipher.for_schema.with_data_key(stored.key_id, unwrapped)
            except (errors.DecryptionError, errors.EncryptionKeyError) as error:
                self._seal.cipher.on_failure()
                text = f"can't unwrap the data key of thread {thread_id!r}: {error}"
                problem = type(error)(text)
                # What the KMS raised, if that is why.
                problem.__cause__ = error.__cause__ or error
                key = DataKey(stored.key_id, None, -inf, problem, stored, now)
                known.put(thread_id, key)
                return key
        key = DataKey(stored.key_id, cipher, now)
        known.put(thread_id, key)
        return key

    async def _made(
        self, wrapping: Wrapping, thread_ids: Sequence[str]
    ) -> tuple[list[StoredKey], dict[str, Exception]]:
        """Makes and wraps keys; also returns errors by thread."""
        turns, failed = asyncio.Semaphore(_CALLS), dict[str, Exception]()

        async def make(thread_id: str) -> StoredKey | None:
            key_id, key = new_data_key()
            try:
                async with turns:
                    return await wrapping.wrap(thread_id, key_id, key)
            except errors.EncryptionKeyError as error:
                failed[thread_id] = error
                return None

        made = await asyncio.gather(*map(make, thread_ids))
        return [stored for stored in made if stored is not None], failed

    async def _stored(
        self, made: Sequence[StoredKey], schema_id: bytes, timeout: float
    ) -> dict[str, StoredKey]:
        """Stores new keys, and returns the threads' keys: these, or those of who was first."""
        if not made:
            return {}
        threads = [stored.thread_id for stored in made]
        puts = [self._database.statement("put_data_key", *stored) for stored in made]
        get = self._database.statement("get_data_keys", threads)
        # Under the threads' locks, as everything that changes a key.
        check = schema_check(self._database, [schema_id])
        statements = [self._database.lock_threads(threads), *puts, *check, get]
        answers = await self._database.run(statements, timeout=timeout)
        return {str(row[0]): StoredKey(*row) for row in answers[-1]}


def _is_refused_still(key: DataKey, stored: StoredKey, now: float) -> bool:
    """True if a key that could not be unwrapped is the one that is stored, and not to be tried."""
    cause = None if key.problem is None else key.problem.__cause__
    was_reached = not isinstance(cause, (OSError, asyncio.TimeoutError))
    is_new = now < key.tried_at + _MISS_SECONDS
    return key.problem is not None and was_reached and key.tried == stored and is_new


# --- proofs that rows which the server found by their metadata were found by what is theirs ---
#
# Whoever can write to the tables can change the fields of encrypted metadata that stay in clear. So
# before rows that were found by them are deleted or their runs resumed, their metadata is opened.


# The key of a checkpoint, and its metadata as it is stored (JSON text).
Found: TypeAlias = "Sequence[tuple[CheckpointKey, str]]"
Refused: TypeAlias = "dict[CheckpointKey, errors.PgCheckpointError]"
Prove: TypeAlias = "Callable[[Found], Awaitable[Refused]]"


class Proving:
    """Opens the metadata of rows that were found."""

    def __init__(self, seal: Sealing | None, keys: ThreadKeys | None) -> None:
        self._seal = seal
        self._keys = keys

    async def refused(self, found: Found) -> Refused:
        """The rows that can't be opened, and why; none where metadata is in clear."""
        seal = self._seal
        if seal is None or not seal.metadata.encrypts:
            return {}
        stored = [(key, stored_metadata(text)[0]) for key, text in found]
        if self._keys is not None:
            named = ((key.thread_id, metadata) for key, metadata in stored)
            _held = await self._keys.for_metadata(named)
        problems = {key: _problem(seal, key, metadata) for key, metadata in stored}
        return {key: error for key, error in problems.items() if error is not None}


def _problem(
    seal: Sealing, key: CheckpointKey, metadata: dict[str, Any]
) -> errors.PgCheckpointError | None:
    try:
        seal.metadata.open(key, metadata)
    except errors.PgCheckpointError as error:
        return error
    return None


# --- values in rows of their own: wake-ups (runs/wakeups.py), results of steps (saver/steps.py) ---
#
# Values of checkpoints have their own way, in batches (writer.py).


class RowSealing:
    """Encrypts such rows of a saver, if it has a cipher."""

    def __init__(
        self, database: Database, seal: Sealing | None, keys: ThreadKeys | None, timeout: float
    ) -> None:
        self._database = database
        self.seal = seal
        self._keys = keys
        self._timeout = timeout

    async def known_key(self, thread_id: str) -> object:
        """Sees to it that the key that encrypts for a thread is known while the result is held."""
        if self.seal is None or self._keys is None:
            return None
        if not self.seal.cipher.is_settled:
            ping = self._database.statement("ping")
            await self._database.run([ping], timeout=self._timeout, changes=False)
        return (
            await self._keys.for_writing([thread_id]) if self.seal.cipher.needs_data_keys else None
        )

    def checks(self, thread_id: str, data: bytes) -> list[Statement]:
        """The statements that fail if a row is not to be stored in their transaction."""
        return checks_of(self._database, self.seal, {thread_id: data})

    def forget(self, thread_id: str) -> None:
        """Forgets the key of a thread, which was replaced: the next call fetches it."""
        if self._keys is not None:
            self._keys.forget([thread_id])

    def check_type(self, type_: str) -> None:
        """Refuses a row of a type that this saver can't decrypt."""
        if self.seal is None and is_sealed(type_):
            raise errors.DecryptionError("create the saver with the cipher that encrypted it")

    async def opening(self, thread_id: str, type_: str) -> object:
        """`known_to_open` for a row of this type."""
        self.check_type(type_)
        return await self.known_to_open(thread_id)

    async def known_to_open(self, thread_id: str) -> object:
        """Sees to it that the key that decrypts for a thread is known while the result is held."""
        return None if self._keys is None else await self._keys.of_thread(thread_id)


def checks_of(
    database: Database, seal: Sealing | None, stored: Mapping[str, bytes]
) -> list[Statement]:
    """The statements that fail if rows of some threads are not to be stored."""
    if seal is None:
        return []
    checks = schema_check(database, [seal.cipher.schema_id])
    ids = {thread_id: data_key_id(data) for thread_id, data in stored.items()}
    if keyed := {thread_id: id_ for thread_id, id_ in ids.items() if id_ is not None}:
        columns = [*keyed], [*keyed.values()]
        checks.append(database.statement("check_data_keys", *columns))
    return checks
