"""A model of the server: what is committed, who has locked what, which attempts are revoked.

It knows the statements by the names of their files, and does what their first lines say; no more
of it than callers can tell. Blobs have no content, and pieces and encryption are not modelled.
"""

from __future__ import annotations

import asyncio
import json
import struct
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from psycopg import errors

from pg_checkpoint.codec.keys import CheckpointKey
from pg_checkpoint.postgres.arrays import BinaryArray
from pg_checkpoint.postgres.pipeline import Rows, Statement
from pg_checkpoint.postgres.queries import load_queries
from pg_checkpoint.settings import DEFAULT_SCHEMA

__all__ = ["DELETE", "POISON", "READ", "READ_ITEMS", "WRITE_ITEMS", "Server"]

# What is in a value that the server refuses.
POISON = "poison"
# Statements of scenarios: the threads or items are parameters.
READ, DELETE, READ_ITEMS, WRITE_ITEMS = b"read", b"delete", b"read items", b"write items"

_NAMES = {query: name for name, query in load_queries(DEFAULT_SCHEMA).items()}


class Commit(NamedTuple):
    """A committed transaction: when, and the calls whose statements were in it."""

    at: float
    calls: frozenset[int]


@dataclass
class Lease:
    """A row of checkpoint_leases."""

    token: str | None
    expires_at: float
    attempts: int = 0


@dataclass
class _Transaction:
    """One under way."""

    began: float
    lock_timeout: float = 10.0
    held: list[object] = field(default_factory=list)
    # Done at COMMIT, in order.
    effects: list[Callable[[], None]] = field(default_factory=list)
    calls: set[int] = field(default_factory=set)
    # What it has stored itself.
    stored: set[CheckpointKey] = field(default_factory=set)


class Server:
    """One database.

    Args:
        say: Is told what happens, for the trace.

    Attributes:
        checkpoints: By key, the number of the call that stored it and what it refers to.
        blobs: Thread, channel and version of each.
        writes: By key, the number of the call.
        items: By place, the number of the call.
        commits: In order.
    """

    def __init__(self, say: Callable[[str], None]) -> None:
        self.checkpoints: dict[CheckpointKey, tuple[int, list[list[str]]]] = {}
        self.blobs: set[tuple[str, str, str]] = set()
        self.writes: dict[tuple[Any, ...], int] = {}
        self.items: dict[str, int] = {}
        self.leases: dict[str, Lease] = {}
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
        transaction = _Transaction(asyncio.get_running_loop().time())
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
        stranger = _Transaction(0.0, lock_timeout=1_000.0)
        await self._lock(stranger, name)
        self._say(f"somebody locks {name}")
        await asyncio.sleep(seconds)
        self._unlock(name)

    def _commit(self, transaction: _Transaction) -> None:
        for effect in transaction.effects:
            effect()
        now = asyncio.get_running_loop().time()
        self.commits.append(Commit(now, frozenset(transaction.calls)))
        if transaction.calls:
            self._say(f"the server commits {sorted(transaction.calls)}")

    async def _lock(self, transaction: _Transaction, name: object) -> None:
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

    async def _execute(self, transaction: _Transaction, statement: Statement) -> Rows:
        name = _NAMES.get(statement.query, statement.query.decode()).replace(" ", "_")
        answer = getattr(self, f"_{name}")(transaction, *(statement.params or ()))
        return (await answer if asyncio.iscoroutine(answer) else answer) or []

    # --- bounds, attempts ---

    def _set_bounds(self, transaction: _Transaction, _: str, lock: str, *__: str) -> None:
        transaction.lock_timeout = int(lock) / 1000

    _set_read_bounds = _set_bounds

    def _check_attempt(self, _: _Transaction, attempt: int) -> None:
        if attempt in self._revoked:
            raise errors.DivisionByZero("the attempt is revoked")

    def _revoke_attempts(self, transaction: _Transaction, attempts: BinaryArray) -> None:
        revoked = _numbers(attempts, "q")
        transaction.effects.append(lambda: self._revoked.update(revoked))

    def _forget_attempts(self, _: _Transaction) -> None:
        pass  # none is old enough

    # --- threads ---

    async def _lock_threads(
        self, transaction: _Transaction, threads: BinaryArray, *bounds: Any
    ) -> None:
        self._set_bounds(transaction, *bounds[:2])
        for thread_id in _texts(threads):
            await self._lock(transaction, ("thread", thread_id))

    async def _lock_thread_for_delete(self, transaction: _Transaction, thread_id: str) -> None:
        await self._lock(transaction, ("thread", thread_id))

    def _drop_new_thread(self, _: _Transaction, __: str) -> None:
        pass  # threads have no rows here

    def _mark_threads(self, *_: Any) -> None:
        pass

    def _mark_unfinished(self, *_: Any) -> None:
        pass

    def _delete(self, transaction: _Transaction, thread_id: str, call: int) -> None:
        def effect() -> None:
            self.checkpoints = {k: v for k, v in self.checkpoints.items() if k[0] != thread_id}
            self.blobs = {blob for blob in self.blobs if blob[0] != thread_id}
            self.writes = {k: v for k, v in self.writes.items() if k[0] != thread_id}

        transaction.calls.add(call)
        transaction.effects.append(effect)

    def _read(self, _: _Transaction, thread_id: str) -> Rows:
        numbers = [n for key, (n, _) in self.checkpoints.items() if key.thread_id == thread_id]
        return [(n,) for n in [*numbers, *(n for k, n in self.writes.items() if k[0] == thread_id)]]

    # --- puts and writes ---

    def _put_whole_checkpoint(self, transaction: _Transaction, *columns: Any) -> Rows:
        if columns[-1] is not None:
            self._check_attempt(transaction, columns[-1])
        key = CheckpointKey(*columns[:3])
        self._store(transaction, key, columns[4], _texts(columns[8]), _texts(columns[9]))
        return [(1, True)]

    def _put_checkpoints(self, transaction: _Transaction, *columns: Any) -> Rows:
        ordinals, channels, versions = (
            _numbers(columns[8], "q"),
            _texts(columns[9]),
            _texts(columns[10]),
        )
        answers: Rows = []
        left_out: set[str] = set()
        keys = map(CheckpointKey, *map(_texts, columns[:3]))
        rows = zip(keys, _texts(columns[4]), _texts(columns[5]), strict=True)
        for n, (key, needed, document) in enumerate(rows, 1):
            parent = key._replace(checkpoint_id=needed)
            if needed and not (parent in self.checkpoints or parent in transaction.stored):
                answers.append((n, False))
                left_out.add(key.thread_id)
            if key.thread_id not in left_out:
                mine = [place for place, ordinal in enumerate(ordinals) if ordinal == n]
                blobs = [channels[i] for i in mine], [versions[i] for i in mine]
                self._store(transaction, key, document, *blobs)
                answers.append((n, True))
        return answers

    def _store(
        self,
        transaction: _Transaction,
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
            self.checkpoints[key] = put["call"], put["refers"]
            self.blobs |= blobs

        transaction.calls.add(put["call"])
        transaction.stored.add(key)
        transaction.effects.append(effect)

    async def _put_writes(self, transaction: _Transaction, *columns: Any) -> None:
        keys = list(zip(*map(_texts, columns[:4]), _numbers(columns[4], "i"), strict=True))
        values = [json.loads(value) for value in _texts(columns[8])]
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

    # --- leases ---

    def _check_leases(self, _: _Transaction, threads: BinaryArray, tokens: BinaryArray) -> None:
        for thread_id, token in zip(_texts(threads), _texts(tokens), strict=True):
            lease = self.leases.get(thread_id)
            if lease is None or lease.token != token:
                raise errors.InvalidRegularExpression("the lease is over")

    def _take_lease(
        self, transaction: _Transaction, thread_id: str, token: str, seconds: float, _: object
    ) -> Rows:
        lease = self.leases.get(thread_id)
        is_held = lease is not None and lease.token not in (None, token)
        if lease is not None and is_held and lease.expires_at >= transaction.began:
            return []
        new = Lease(token, transaction.began + seconds)
        transaction.effects.append(lambda: self.leases.update({thread_id: new}))
        return [(0,)]

    def _end_lease(self, transaction: _Transaction, thread_id: str, token: str, *_: object) -> None:
        lease = self.leases.get(thread_id)
        if lease is not None and lease.token == token:
            transaction.effects.append(lambda: self._forget(thread_id, token))

    _leave_lease = _put_off_thread = _end_lease

    def _forget(self, thread_id: str, token: str) -> None:
        if (lease := self.leases.get(thread_id)) is not None and lease.token == token:
            del self.leases[thread_id]

    def _beat_leases(
        self,
        transaction: _Transaction,
        threads: BinaryArray,
        tokens: BinaryArray,
        ttls: BinaryArray,
    ) -> Rows:
        def effect() -> None:
            for thread_id, token, seconds in held:
                if (lease := self.leases.get(thread_id)) is not None and lease.token == token:
                    lease.expires_at = transaction.began + seconds

        columns = zip(_texts(threads), _texts(tokens), _numbers(ttls, "d"), strict=True)
        held = [c for c in columns if c[0] in self.leases and self.leases[c[0]].token == c[1]]
        transaction.effects.append(effect)
        return [(thread_id, token) for thread_id, token, _ in held]

    # --- items ---

    async def _write_items(
        self,
        transaction: _Transaction,
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

    def _read_items(self, _: _Transaction, places: Sequence[str]) -> Rows:
        return [(place, self.items.get(place)) for place in places]


def _cells(array: BinaryArray) -> list[bytes | None]:
    """The elements of an array as it is sent."""
    data, cells, place = array.data, list[bytes | None](), 20
    while place < len(data):
        (length,) = struct.unpack_from("!i", data, place)
        place += 4
        cells.append(None if length < 0 else data[place : place + length])
        place += max(length, 0)
    return cells


def _texts(array: BinaryArray) -> list[Any]:
    return [None if cell is None else cell.decode() for cell in _cells(array)]


def _numbers(array: BinaryArray, code: str) -> list[Any]:
    return [None if c is None else struct.unpack(f"!{code}", c)[0] for c in _cells(array)]
