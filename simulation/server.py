"""A model of the server: what is committed, who has locked what, which attempts are revoked.

It knows the statements by their names, and does what their first lines say; no more
of it than callers can tell. Blobs have no content, and pieces and encryption are not modelled.
What the statements of leases do is in leased.py.
"""

from __future__ import annotations

import asyncio
import json
from collections import deque
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from psycopg import errors

from pg_checkpoint.codec.keys import CheckpointKey
from pg_checkpoint.core.arrays import BinaryArray
from pg_checkpoint.core.options import DEFAULT_SCHEMA
from pg_checkpoint.core.transaction import Rows, Statement, load_queries
from simulation.cells import numbers_in, texts_in
from simulation.leased import Leased, Stored, Transaction

__all__ = ["DELETE", "NEWEST", "POISON", "READ", "READ_ITEMS", "WRITE_ITEMS", "Server"]

# What is in a value that the server refuses.
POISON = "poison"
# Statements of scenarios: the threads or items are parameters.
READ, DELETE, NEWEST = b"read", b"delete", b"newest"
READ_ITEMS, WRITE_ITEMS = b"read items", b"write items"

_NAMES = {query: name for name, query in load_queries(DEFAULT_SCHEMA).items()}


class Commit(NamedTuple):
    """A committed transaction: when, and the calls whose statements were in it."""

    at: float
    calls: frozenset[int]


class Server:
    """One database.

    Args:
        say: Is told what happens, for the trace.

    Attributes:
        checkpoints: By key.
        blobs: Thread, channel and version of each.
        writes: By key, the number of the call.
        items: By place, the number of the call.
        leased: Leases, and who has tasks to run.
        commits: In order.
    """

    def __init__(self, say: Callable[[str], None]) -> None:
        self.checkpoints: dict[CheckpointKey, Stored] = {}
        self.blobs: set[tuple[str, str, str]] = set()
        self.writes: dict[tuple[Any, ...], int] = {}
        self.items: dict[str, int] = {}
        self.leased = Leased(self.checkpoints, self._lock)
        self.commits: list[Commit] = []
        self._say = say
        self._revoked: set[int] = set()
        self._locks: dict[object, deque[asyncio.Future[None]]] = {}

    async def transact(
        self, statements: Sequence[Statement], pauses: Sequence[float]
    ) -> list[Rows]:
        """Runs statements, each after a pause, and commits after another one.

        Raises:
            psycopg.Error: As the server would; nothing is applied then, nor if it is cancelled.
        """
        transaction = Transaction(asyncio.get_running_loop().time())
        try:
            answers = []
            for statement, pause in zip(statements, pauses, strict=False):
                if pause:
                    await asyncio.sleep(pause)
                answers.append(await self._execute(transaction, statement))
            if pauses[-1]:
                await asyncio.sleep(pauses[-1])
            self._commit(transaction)
            return answers
        finally:
            for name in transaction.held:
                self._unlock(name)

    async def hold(self, name: object, seconds: float) -> None:
        """Locks a row for so long, as somebody else's transaction."""
        stranger = Transaction(0.0, lock_timeout=1_000.0)
        await self._lock(stranger, name)
        self._say(f"somebody locks {name}")
        await asyncio.sleep(seconds)
        self._unlock(name)

    def _commit(self, transaction: Transaction) -> None:
        for effect in transaction.effects:
            effect()
        now = asyncio.get_running_loop().time()
        self.commits.append(Commit(now, frozenset(transaction.calls)))
        if transaction.calls:
            self._say(f"the server commits {sorted(transaction.calls)}")

    async def _lock(self, transaction: Transaction, name: object) -> None:
        if name in transaction.held:
            return
        if name in self._locks:
            turn = asyncio.get_running_loop().create_future()
            self._locks[name].append(turn)
            try:
                await asyncio.wait_for(asyncio.shield(turn), transaction.lock_timeout)
            except BaseException as error:
                if turn.done():  # it came at the same time
                    self._unlock(name)
                else:
                    self._locks[name].remove(turn)
                if isinstance(error, asyncio.TimeoutError):
                    raise errors.LockNotAvailable("a lock was not to be had") from None
                raise
        else:
            self._locks[name] = deque()
        transaction.held.append(name)

    def _unlock(self, name: object) -> None:
        if self._locks[name]:
            self._locks[name].popleft().set_result(None)
        else:
            del self._locks[name]

    async def _execute(self, transaction: Transaction, statement: Statement) -> Rows:
        name = _NAMES.get(statement.query, statement.query.decode()).replace(" ", "_")
        call = getattr(self, f"_{name}", None) or getattr(self.leased, name)
        answer = call(transaction, *(statement.params or ()))
        return (await answer if asyncio.iscoroutine(answer) else answer) or []

    # --- bounds, attempts ---

    def _get_home(self, _: Transaction) -> Rows:
        return [("server", 1, "server", 1)]

    def _set_bounds(self, transaction: Transaction, _: str, lock: str, *__: str) -> None:
        transaction.lock_timeout = int(lock) / 1000

    _set_read_bounds = _set_bounds

    def _check_attempt(self, _: Transaction, attempt: int) -> None:
        if attempt in self._revoked:
            raise errors.DivisionByZero("the attempt is revoked")

    def _revoke_attempts(self, transaction: Transaction, attempts: BinaryArray) -> None:
        revoked = numbers_in(attempts, "q")
        transaction.effects.append(lambda: self._revoked.update(revoked))

    def _forget_attempts(self, _: Transaction) -> None:
        pass  # none is old enough

    # --- threads ---

    async def _lock_threads(
        self, transaction: Transaction, threads: BinaryArray, *bounds: Any
    ) -> None:
        self._set_bounds(transaction, *bounds[:2])
        for thread_id, mark in zip(texts_in(threads), texts_in(bounds[-2]), strict=True):
            await self._lock(transaction, ("thread", thread_id))
            if mark is not None:
                self.leased.mark(transaction, thread_id, has_tasks=mark == "now")

    async def _lock_thread_for_delete(self, transaction: Transaction, thread_id: str) -> None:
        await self._lock(transaction, ("thread", thread_id))

    def _drop_new_thread(self, _: Transaction, __: str) -> None:
        pass  # threads have no rows here

    def _delete(self, transaction: Transaction, thread_id: str, call: int) -> None:
        def effect() -> None:
            for key in [key for key in self.checkpoints if key.thread_id == thread_id]:
                del self.checkpoints[key]
            self.blobs = {blob for blob in self.blobs if blob[0] != thread_id}
            self.writes = {k: v for k, v in self.writes.items() if k[0] != thread_id}

        transaction.calls.add(call)
        transaction.effects.append(effect)

    def _read(self, _: Transaction, thread_id: str) -> Rows:
        stored = self.checkpoints.items()
        numbers = [put.call for key, put in stored if key.thread_id == thread_id]
        return [(n,) for n in [*numbers, *(n for k, n in self.writes.items() if k[0] == thread_id)]]

    def _newest(self, _: Transaction, thread_id: str) -> Rows:
        """The number of the call that put it, and the steps that its run has still to do."""
        if (newest := self.leased.newest(thread_id)) is None:
            return []
        put = self.checkpoints[CheckpointKey(thread_id, "", newest)]
        return [(put.call, json.loads(put.document)["left"])]

    # --- puts and writes ---

    def _put_whole_checkpoint(self, transaction: Transaction, *columns: Any) -> Rows:
        if columns[-1] is not None:
            self._check_attempt(transaction, columns[-1])
        key = CheckpointKey(*columns[:3])
        self._store(transaction, key, columns[4], texts_in(columns[8]), texts_in(columns[9]))
        return [(1, True)]

    def _put_checkpoints(self, transaction: Transaction, *columns: Any) -> Rows:
        ordinals, channels, versions = (
            numbers_in(columns[8], "q"),
            texts_in(columns[9]),
            texts_in(columns[10]),
        )
        answers: Rows = []
        omitted: set[str] = set()
        keys = map(CheckpointKey, *map(texts_in, columns[:3]))
        rows = zip(keys, texts_in(columns[4]), texts_in(columns[5]), strict=True)
        for n, (key, needed, document) in enumerate(rows, 1):
            parent = key._replace(checkpoint_id=needed)
            if needed and not (parent in self.checkpoints or parent in transaction.stored):
                answers.append((n, False))
                omitted.add(key.thread_id)
            if key.thread_id not in omitted:
                mine = [place for place, ordinal in enumerate(ordinals) if ordinal == n]
                blobs = [channels[i] for i in mine], [versions[i] for i in mine]
                self._store(transaction, key, document, *blobs)
                answers.append((n, True))
        return answers

    def _store(
        self,
        transaction: Transaction,
        key: CheckpointKey,
        document: str,
        channels: Sequence[str],
        versions: Sequence[str],
    ) -> None:
        if POISON in document:
            raise errors.DataException("this can't be stored")
        put = json.loads(document)
        blobs = {(key.thread_id, *one) for one in zip(channels, versions, strict=True)}

        def effect() -> None:
            self.checkpoints[key] = Stored(put["call"], put["refers"], document)
            self.blobs |= blobs

        transaction.calls.add(put["call"])
        transaction.stored.add(key)
        transaction.effects.append(effect)

    async def _put_writes(self, transaction: Transaction, *columns: Any) -> None:
        keys = list(zip(*map(texts_in, columns[:4]), numbers_in(columns[4], "i"), strict=True))
        values = [json.loads(value) for value in texts_in(columns[8])]
        for key, value in zip(keys, values, strict=True):
            if POISON in value:
                raise errors.DataException("this can't be stored")
            await self._lock(transaction, ("write", *key))
            transaction.calls.add(value["call"])

        def effect() -> None:
            for key, value in zip(keys, values, strict=True):
                if key[-1] < 0:
                    self.writes[key] = value["call"]
                else:
                    self.writes.setdefault(key, value["call"])

        transaction.effects.append(effect)

    # --- items ---

    async def _write_items(
        self,
        transaction: Transaction,
        writes: Sequence[tuple[int, str, bool]],
        calls: Sequence[int],
    ) -> None:
        for _, place, is_poison in sorted(writes, key=lambda write: write[1]):
            if is_poison:
                raise errors.DataException("this can't be stored")
            await self._lock(transaction, ("item", place))
        transaction.calls.update(calls)
        new = {place: number for number, place, _ in writes}
        transaction.effects.append(lambda: self.items.update(new))

    def _read_items(self, _: Transaction, places: Sequence[str]) -> Rows:
        return [(place, self.items.get(place)) for place in places]
