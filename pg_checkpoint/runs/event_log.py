"""The event log: events of a thread are appended in batches, and followed."""

from __future__ import annotations

import asyncio
import logging
import secrets
import struct
import time
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import partial
from hashlib import blake2s
from typing import Any, NamedTuple, Protocol
from weakref import WeakValueDictionary

import psycopg
from langgraph.checkpoint.serde.base import SerializerProtocol
from langgraph.checkpoint.serde.jsonplus import JsonPlusSerializer
from psycopg_pool import AsyncConnectionPool, ConnectionPool
from typing_extensions import Self, Unpack

from pg_checkpoint.codec import exact, serializers
from pg_checkpoint.codec.keys import check_key, thread_id_of
from pg_checkpoint.codec.sealing import events_place, is_sealed
from pg_checkpoint.codec.serializers import renaming, serializer_of
from pg_checkpoint.core import arguments, batcher, errors, failures
from pg_checkpoint.core.background import Sweeper
from pg_checkpoint.core.cipher import data_key_id
from pg_checkpoint.core.connections import Source, connect
from pg_checkpoint.core.database import Database
from pg_checkpoint.core.engine import OnHomeLoop, QueuedEngine
from pg_checkpoint.core.loops import is_set_within
from pg_checkpoint.core.options import Dsn, Settings, check_age, explaining_options
from pg_checkpoint.core.options import Options as Common
from pg_checkpoint.core.telemetry import BatchCounts, EventsStats, facts_of
from pg_checkpoint.core.transaction import Rows, Statement, run_on
from pg_checkpoint.saver.engine import first_look, is_to_warn, sealing_of
from pg_checkpoint.saver.keys import ThreadKeys, checks_of

logger = logging.getLogger(__name__)

# --- events, and the bytes of a row ---
#
# The events of one append are one row. Each has the length of its type, the length of its data,
# its type and its data.

# The type of a row in clear, and of a mark in it, which no serializer's type begins like.
PACKED = "pg:events"
_RESUMED = "pg:resumed"
_HEADER = struct.Struct("!BI")
# The value of an end mark.
END = object()


class Event(NamedTuple):
    """An event of a thread's log.

    Attributes:
        number: Its number in the thread, from 1 on and without gaps; end marks have numbers too.
        value: What was appended, or `Resumed`.
    """

    number: int
    value: Any


@dataclass(frozen=True)
class Resumed:
    """The mark of a run that was cut off and goes on: a step of it is run again.

    Attributes:
        after: Events after this number, up to this mark, are void.
    """

    after: int


class Encoded(NamedTuple):
    type: str  # of the data, the serializer's or ours
    data: bytes


def pack(items: Sequence[tuple[str, bytes]]) -> bytes:
    parts: list[bytes] = []
    for type_, data in items:
        name = type_.encode()
        parts += (_HEADER.pack(len(name), len(data)), name, data)
    return b"".join(parts)


def unpack(
    serde: SerializerProtocol, thread_id: str, row: tuple[int, int, bool], packed: bytes
) -> list[Event]:
    """The events of a row (first number, count, whether it ends a run), with its end mark."""
    first, count, ends = row
    try:
        values = [
            Resumed(int(data)) if type_ == _RESUMED else serializers.decode(serde, type_, data)
            for type_, data in _items(packed)
        ]
        values += [END] * ends
        return [Event(*pair) for pair in zip(range(first, first + count), values, strict=True)]
    except errors.PgCheckpointError:
        raise
    except Exception as error:
        raise errors.CorruptRowError(
            f"thread {thread_id!r}: events from number {first} can't be decoded "
            f"({type(error).__name__})"
        ) from error


def _items(packed: bytes) -> Iterator[tuple[str, bytes]]:
    end = 0
    while end < len(packed):
        type_size, data_size = _HEADER.unpack_from(packed, end)
        begin = end + _HEADER.size + type_size
        end = begin + data_size
        if end > len(packed):
            raise ValueError("cut off")
        yield packed[begin - type_size : begin].decode(), packed[begin:end]


# --- following ---
#
#     an append here, a notification, a look every so often
#          └──► wakes the followers of that thread; each asks for the events after its number
#                    └──► all questions go together, equal ones once
#
# A hint only says that a look is worthwhile. Pages are not kept: a follower that is slower than
# others reads for itself.

# In the place of a number: from the beginning of the newest run.
NEWEST = -1


class Page(NamedTuple):
    """Some events of a thread."""

    last: int  # the last number of the thread when it was read
    events: Sequence[Event]  # in their order; those of other pages follow
    log: datetime | None = None  # when the log began; None if there is none


class Place(NamedTuple):
    """Where a follower is in a thread's log."""

    number: int  # of the last event that it has
    # When the log began that this is a number of; None if it has read nothing of it yet. A thread
    # that was deleted begins another log, with the same numbers.
    log: datetime | None = None
    followed: object = None  # keeps what is known of the thread; None before the first read


class _Followed:
    """What is known of a thread, as long as somebody follows it."""

    def __init__(self) -> None:
        # Set when there may be new events; then another takes its place.
        self.changed = asyncio.Event()
        # The number and the log after which there was nothing, unless a hint came since.
        self.rest: tuple[int, datetime | None] | None = None

    def wake(self) -> None:
        changed, self.changed, self.rest = self.changed, asyncio.Event(), None
        changed.set()


class Following:
    """The followed threads of one event log; belongs to one event loop."""

    def __init__(
        self, read: Callable[[str, int], asyncio.Future[Page]], every: Callable[[], float]
    ) -> None:
        self._read, self._every = read, every
        self._followed: WeakValueDictionary[str, _Followed] = WeakValueDictionary()
        self._looking: asyncio.Task[None] | None = None
        self.is_stopped = False

    @property
    def threads(self) -> list[str]:
        return [*self._followed]

    def hint(self, thread_ids: Iterable[str]) -> None:
        """Wakes the followers of threads that may have new events."""
        for thread_id in thread_ids:
            if (followed := self._followed.get(thread_id)) is not None:
                followed.wake()

    async def next(self, thread_id: str, place: Place) -> tuple[Page, Place]:
        """The events after a place as soon as there are any, and the place behind them.

        A follower that has read once goes on after any outage of the server.
        """
        followed = self._followed.setdefault(thread_id, _Followed())
        if not self.is_stopped and (self._looking is None or self._looking.done()):
            self._looking = asyncio.get_running_loop().create_task(self._look())
        while not self.is_stopped:
            if followed.rest == place[:2]:
                await followed.changed.wait()
                continue
            changed = followed.changed
            try:
                page = await self._read(thread_id, place.number)
            except errors.ReadTimeoutError:
                if place.followed is None:
                    raise
                continue
            if followed.changed is changed:
                rest = page.last, page.log
                if followed.rest not in (None, rest):
                    followed.wake()  # a follower that waits behind another number missed a hint
                followed.rest = rest
            if page.log != place.log is not None:
                raise not_kept(thread_id, place.number)
            if page.events:
                return page, Place(page.events[-1].number, page.log, followed)
            place = Place(page.last, page.log, followed)
        raise errors.SaverClosedError("the event log was closed while it was followed")

    def stop(self) -> None:
        """Ends all followers."""
        self.is_stopped = True
        if self._looking is not None:
            self._looking.cancel()
        self.hint(self.threads)

    async def _look(self) -> None:
        while self._followed:
            await asyncio.sleep(self._every())
            # A thread without a rest is being read already.
            self.hint([name for name, followed in [*self._followed.items()] if followed.rest])


def not_kept(thread_id: str, after: int) -> errors.EventsNotKeptError:
    return errors.EventsNotKeptError(
        f"events of thread {thread_id!r} after number {after} have expired, or the thread was "
        "deleted. Follow it without `after`, from the beginning of its newest run"
    )


# --- appends and reads in the batcher (core/batcher.py), of many threads together ---

# Appends that are worth a transaction beside another one.
_SHARE = 32
# Reads at once, threads in one of them, and bytes that an append takes beside what it holds.
_READS, _THREADS_READ, _OVERHEAD = 2, 500, 500


class Append(NamedTuple):
    """Events that are appended at once."""

    thread_id: str
    key: str  # names it within its thread: it is stored once, however often it is sent
    numbers: int  # how many it takes
    ends: bool  # whether the last of them is an end mark
    checkpoint_id: str | None  # the root checkpoint that its run is at, if known
    packed: bytes  # the events, packed
    lease: str | None = None  # the token of the lease that it is appended under, if any


class Ask(NamedTuple):
    """The question for the events of a thread after a number."""

    thread_id: str
    after: int


_APPEND = batcher.Kind("an append to", share=_SHARE)
_READ = batcher.Kind("a read of", is_read=True, at_once=_READS, most=_THREADS_READ)


class Queue(batcher.Batcher[batcher.Call]):
    """The appends to one database, and the reads of its logs.

    `append` and `read` run works as one transaction: (works, timeout, tries) -> answers; `append`
    takes the seconds to wait for each lock besides.
    """

    def __init__(
        self,
        settings: Settings,
        append: Callable[..., Awaitable[Sequence[Any]]],
        read: Callable[..., Awaitable[Sequence[Any]]],
        counts: BatchCounts,
    ) -> None:
        most = settings.max_queued_bytes
        super().__init__(
            settings, "event log", batcher.Bounds(settings.max_queued_items, most, most)
        )
        self._append_together, self._read_together, self._counts = append, read, counts

    def append(self, append: Append) -> asyncio.Future[tuple[int, int]]:
        """Appends; the future of the first and the last number."""
        size = len(append.packed) + _OVERHEAD
        call = batcher.Call(_APPEND, append, (append.thread_id,), size=size)
        call.memory, call.once = size, (append.thread_id, append.key)
        return self.submit(call)

    def read(self, thread_id: str, after: int) -> asyncio.Future[Page]:
        ask = Ask(thread_id, after)
        # A read keeps nothing, so it waits for no room behind appends.
        return self.submit(batcher.Call(_READ, ask, once=ask))

    # --- what the batcher asks ---

    _repeatable = "Repeating the same call is safe if it has a key of yours"

    def _name(self, call: batcher.Call) -> str:
        return f"{call.kind.name} thread {call.work.thread_id!r}"

    async def _send(
        self,
        calls: Sequence[batcher.Call],
        timeout: float,
        tries: list[Exception],
        lock_timeout: float,
    ) -> Sequence[Any]:
        if calls[0].kind is _READ:
            asks = [*dict.fromkeys([call.work for call in calls])]
            pages = dict(zip(asks, await self._read_together(asks, timeout, tries), strict=True))
            answers = [pages[call.work] for call in calls]
            # Callers get errors of their own, that the frames of each may be added to.
            return [failures.without_frames(a) if isinstance(a, Exception) else a for a in answers]
        with self._counts.timed(len(calls)):
            works = [call.work for call in calls]
            numbers = await self._append_together(works, timeout, tries, lock_timeout)
        self._counts.written += sum([call.size for call in calls])
        return numbers

    def _goes_again(self, call: batcher.Call, error: Exception) -> bool:
        # NotAsSeen: with the other data key, that the thread has by now.
        call.waits_for_lock = isinstance(
            error, failures.NotAsSeen
        ) or failures.may_be_one_statements(error)
        return call.waits_for_lock

    def _error_for(self, call: batcher.Call, error: BaseException) -> BaseException:
        name = self._name(call)
        applied = "may have been applied: an answer was lost" if call.lost else "was not applied"
        explained: errors.PgCheckpointError
        if isinstance(error, failures.LeaseOver):
            explained = errors.ConcurrentWriteError(
                f"{name} was made under a lease that is over: another run has taken the lease, or "
                f"its block has ended; it {applied}"
            )
        elif isinstance(error, failures.Encrypted):
            explained = errors.CipherRequiredError(
                f"{name} {applied}: the thread is encrypted, but the event log has no cipher, or "
                "its cipher has no data keys, which the thread needs. Create the event log "
                "with the saver's cipher"
            )
        elif isinstance(error, failures.NotAsSeen):
            explained = errors.DataKeyError(
                f"{name} {applied}: the thread's data key was replaced meanwhile"
            )
        else:
            return error
        explained.__cause__ = error
        return explained


# --- hints ---
#
# A hint says that threads have new events. It is a notification, sent after the append's commit, on
# one connection. A NOTIFY in the append's own transaction would hold a lock of the whole server
# until its commit is on disk, one after the other. A hint has a transaction of its own, which waits
# for no disk, and names all threads that were appended to while the one before it was under way.
# Threads are named by hashes, since whoever may connect may listen. The next look finds what a lost
# hint would have named.

_CHANNEL = "pg_checkpoint_events"
# Bytes of a hash; hashes in a notification, whose text has up to 8,000 bytes.
_HASH_SIZE, _HASHES = 6, 600
# Seconds between two tries to listen; without a word after which the connection is tried.
_FIRST_PAUSE, _LONGEST_PAUSE, _SILENCE = 0.1, 10.0, 10.0
# What a connection that is lost may raise.
_CONNECTION_LOST = (psycopg.Error, errors.PgCheckpointError, OSError, asyncio.TimeoutError)


class Hints:
    """Sends and hears hints, for one database and on one event loop."""

    def __init__(self, database: Database, settings: Settings, following: Following) -> None:
        self._database, self._settings, self._following = database, settings, following
        self.is_heard = False  # whether the connection listens
        self._new: set[str] = set()
        self._sending: asyncio.Task[None] | None = None
        self._listening: asyncio.Task[None] | None = None

    def send(self, thread_ids: Iterable[str]) -> None:
        """Sends hints of these threads, soon."""
        self._new.update(map(self._hash, thread_ids))
        if self._sending is None or self._sending.done():
            self._sending = asyncio.get_running_loop().create_task(self._send())

    async def _send(self) -> None:
        while self._new:
            hashes = [self._new.pop() for _ in range(min(_HASHES, len(self._new)))]
            notify = self._database.statement("notify_events", _CHANNEL, "".join(hashes))
            try:
                timeout = self._settings.read_timeout
                await self._database.run([notify], timeout=timeout, changes=False)
            except _CONNECTION_LOST as error:
                logger.debug(
                    "notification was lost: %s", type(error).__name__, extra=facts_of(error)
                )

    def listen(self) -> None:
        """Listens from now on, if it does not already."""
        if self._listening is None:
            self._listening = asyncio.get_running_loop().create_task(self._listen())

    async def stop(self) -> None:
        """Closes the connection, and sends the hints that are left."""
        listening, self._listening = self._listening, None
        if listening is not None:
            listening.cancel()
            await asyncio.wait((listening,))
        if self._sending is not None:
            await asyncio.wait((self._sending,), timeout=self._settings.read_timeout)

    async def _listen(self) -> None:
        dsn, options = _dsn_of(self._database.source)
        options["verified_tls"] = self._settings.require_verified_tls
        options["first_host"] = self._database.on_citus
        pause = _FIRST_PAUSE
        while dsn is not None:
            try:
                connection = await connect(dsn, self._settings.acquire_timeout, **options)
                try:
                    ((row,),) = await self._run(connection, "get_backend_pid")
                    if row != (connection.info.backend_pid,):
                        return  # a pooler hands no notification on
                    pause = _FIRST_PAUSE
                    await self._hear(connection)
                    # Nobody follows any more; the next follower listens again.
                    self._listening = None
                    return
                finally:
                    self.is_heard = False
                    await connection.close()
            except _CONNECTION_LOST as error:
                name, facts = type(error).__name__, facts_of(error)
                logger.info("listening for events was interrupted: %s", name, extra=facts)
            await asyncio.sleep(pause)
            pause = min(2 * pause, _LONGEST_PAUSE)

    async def _hear(self, connection: psycopg.AsyncConnection[Any]) -> None:
        await self._run(connection, "listen_events")
        self.is_heard = True
        # There may be events that were appended before it listened.
        self._following.hint(self._following.threads)
        while self._following.threads:
            async for notification in connection.notifies(timeout=_SILENCE):
                threads = {
                    self._hash(thread_id): thread_id for thread_id in self._following.threads
                }
                text, size = notification.payload, 2 * _HASH_SIZE
                hashes = [text[at : at + size] for at in range(0, len(text), size)]
                self._following.hint([threads[name] for name in hashes if name in threads])
            ping = self._run(connection, "ping")
            await asyncio.wait_for(ping, self._settings.read_timeout)

    def _run(
        self, connection: psycopg.AsyncConnection[Any], name: str
    ) -> Coroutine[Any, Any, list[Rows]]:
        return run_on(connection, [self._database.statement(name)], prepare=False)

    def _hash(self, thread_id: str) -> str:
        # The channel is that of the whole database; a schema's name is part of what is hashed.
        name = f"{self._database.schema}\0{thread_id}".encode()
        return blake2s(name, digest_size=_HASH_SIZE).hexdigest()


def _dsn_of(source: Any) -> tuple[Any, dict[str, Any]]:
    """The DSN of a connection that listens, and its options; no DSN for a single connection."""
    if isinstance(source, (AsyncConnectionPool, ConnectionPool)):
        options = source.kwargs if isinstance(source.kwargs, dict) else {}
        # libpq's parameters; others are psycopg's, and not for this connection.
        not_ours = ("autocommit", "prepare_threshold")
        return source.conninfo, {
            name: value
            for name, value in options.items()
            if isinstance(value, (str, int)) and name not in not_ours
        }
    is_connection = isinstance(source, (psycopg.Connection, psycopg.AsyncConnection))
    return (None if is_connection else source), {}


# --- the engine, on one event loop ---
#
# The server numbers appends under the lock of their thread's log (its head). So numbers have no
# gaps and are in the order of the commits, which a sequence's are not.

# Rows of a thread that are read at once; bytes of all threads, and of each at least, when there are
# many.
_ROWS, _BYTES, _LEAST_BYTES = 50, 2**22, 2**16


class Options(NamedTuple):
    """Options of an event log beside its settings."""

    serde: SerializerProtocol  # makes the bytes of events
    ttl: timedelta | None  # how long events are kept; None: as long as their thread
    poll_every: float  # seconds between two looks where notifications are not heard, and
    look_every: float  # where they are


class Engine(QueuedEngine[batcher.Call]):
    owner, stats_type = "event log", EventsStats

    def __init__(
        self,
        source: Source,
        settings: Settings,
        options: Options,
        last: Engine | None = None,
    ) -> None:
        self._options, self._seal = options, sealing_of(settings)
        looks = first_look(self._seal, warns=is_to_warn(options.serde, settings))
        super().__init__(source, settings, looks, last)
        self._keys: ThreadKeys | None = None
        if self._seal is not None:
            self._keys = ThreadKeys(self.database, self._seal, settings)
            self._seal.cipher.on_failure = self.database.look_again
        self.sweeper = Sweeper(self.database, settings, "expired events", self._sweep)
        self.following = Following(self.calls.read, self._pause)
        self._hints = Hints(self.database, settings, self.following)

    def _make_queue(self) -> Queue:
        batches = self.watch.counts.batches
        self.calls = Queue(self.settings, self._append_all, self._read_all, batches)
        return self.calls

    def _pause(self) -> float:
        return self._options.look_every if self._hints.is_heard else self._options.poll_every

    async def open(self) -> None:
        self.following.is_stopped = False
        await super().open()

    async def close(self) -> None:
        """Refuses new calls, ends followers, waits for appends, closes what is open."""
        await self.sweeper.stop()
        self.following.stop()
        self.is_closed = True
        await self.queue.drain()
        await self._hints.stop()
        await super().close()

    # --- appending ---

    async def append(self, append: Append) -> tuple[int, int]:
        """Appends; returns the first and the last number."""
        numbers = await self.calls.append(append)
        self.following.hint([append.thread_id])
        self._hints.send([append.thread_id])
        return numbers

    async def _append_all(
        self, appends: Sequence[Append], timeout: float, tries: list[Exception], lock_timeout: float
    ) -> Sequence[Any]:
        if not self.database.on_citus:
            return await self._append_together(appends, timeout, tries, lock_timeout)
        # There a transaction is of one thread, whose node it goes to.
        answers: dict[tuple[str, str], Any] = {}
        for thread_id in sorted({append.thread_id for append in appends}):
            own = [append for append in appends if append.thread_id == thread_id]
            try:
                numbers = await self._append_together(own, timeout, tries, lock_timeout)
            except Exception:
                if not answers or any(map(failures.may_be_committed, tries)):
                    raise
                break  # it is raised again when the rest is sent
            answers |= zip([(a.thread_id, a.key) for a in own], numbers, strict=True)
        return [answers.get((a.thread_id, a.key), batcher.AGAIN) for a in appends]

    async def _append_together(
        self, appends: Sequence[Append], timeout: float, tries: list[Exception], lock_timeout: float
    ) -> Sequence[Any]:
        threads, place = sorted({append.thread_id for append in appends}), 0
        deadline = time.monotonic() + timeout
        if self._keys is not None and self.settings.has_data_keys:
            try:
                # Keys stay known as long as they are held.
                _held = await self._keys.for_writing(threads, timeout=timeout)
            except errors.ReadTimeoutError as error:
                raise asyncio.TimeoutError from error

        def statements() -> list[Statement]:
            nonlocal place
            before = self._before(threads, appends, timeout, lock_timeout)
            place = len(before)
            return [*before, *self._appending(appends)]

        try:
            answers = await self.database.run(
                statements, timeout=deadline - time.monotonic(), patient=False, tries=tries
            )
        except failures.NotAsSeen:
            if self._keys is not None:
                self._keys.forget(threads)
            raise
        return [(int(first), int(last)) for _, first, last in answers[place]]

    def _before(
        self,
        threads: Sequence[str],
        appends: Sequence[Append],
        timeout: float,
        lock_timeout: float,
    ) -> list[Statement]:
        """Bounds, locks, and checks of what has to hold under them."""
        database, leases = self.database, {a.thread_id: a.lease for a in appends if a.lease}
        statements = [database.bounds(timeout, lock_timeout=lock_timeout, generic_plan=True)]
        # Making, replacing and forgetting a key and taking a lease hold the thread's lock, too.
        if locked := threads if self.settings.has_data_keys else sorted(leases):
            statements.append(database.lock_threads(locked, lock_timeout))
        names = threads
        statements.append(database.statement("lock_event_logs", names))
        if not self.settings.has_data_keys:
            statements.append(database.statement("check_cipher", names, database.has_cipher))
        if leases:
            tokens = [*leases.values()]
            check = database.statement("check_leases", [*leases], tokens)
            statements.append(check)
        return statements

    def _appending(self, appends: Sequence[Append]) -> list[Statement]:
        types, blobs, ttl = list[str](), list[bytes](), self._options.ttl
        for append in appends:
            type_, data = PACKED, append.packed
            if self._seal is not None:
                appended = append.key, append.numbers, append.ends, append.checkpoint_id
                place = events_place(append.thread_id, appended)
                type_, data = self._seal.seal_row(append.thread_id, place, type_, data)
            types.append(type_)
            blobs.append(data)
        threads = [a.thread_id for a in appends]
        statement = self.database.statement(
            "append_events",
            threads,
            [a.key for a in appends],
            [a.numbers for a in appends],
            [a.ends for a in appends],
            [a.checkpoint_id for a in appends],
            types,
            blobs,
            None if ttl is None else ttl.total_seconds(),
        )
        return [
            statement,
            *checks_of(self.database, self._seal, dict(zip(threads, blobs, strict=True))),
        ]

    # --- reading ---

    async def next(self, thread_id: str, place: Place) -> tuple[Page, Place]:
        """As `Following.next`."""
        if not self.is_closed:
            self._hints.listen()
        return await self.following.next(thread_id, place)

    async def _read_all(
        self, asks: Sequence[Ask], timeout: float, tries: list[Exception]
    ) -> Sequence[Page | Exception]:
        statements = [
            self.database.statement(
                "read_events",
                [a.thread_id for a in some],
                [a.after for a in some],
                _ROWS,
                max(_BYTES // len(asks), _LEAST_BYTES),
            )
            for some in ([[ask] for ask in asks] if self.database.on_citus else [asks])
        ]
        try:
            answers = await self.database.read(statements, timeout=timeout, generic_plan=False)
            rows: list[list[Any]] = [[] for _ in asks]
            for place, answer in enumerate(answers):
                for row in answer:
                    rows[place + row[0] - 1].append(row)
            if self._keys is not None:
                _held = await self._keys.for_named(
                    (ask.thread_id, data_key_id(row[10]))
                    for ask, of_ask in zip(asks, rows, strict=True)
                    for row in of_ask
                )
        except errors.ReadTimeoutError as error:
            raise asyncio.TimeoutError from error
        return [self._page(*ask, of_ask) for ask, of_ask in zip(asks, rows, strict=True)]

    def _page(self, thread_id: str, asked: int, rows: Rows) -> Page | Exception:
        if not rows:  # there is no log
            return not_kept(thread_id, asked) if asked > 0 else Page(0, [])
        _, log, last, ended, after, *_ = rows[0]
        # A follower that has no event yet begins with the first that is kept.
        appends, is_new = [row[5:] for row in rows if row[5] is not None], asked <= 0
        if after > last or (after < last and not appends and not is_new):
            return not_kept(thread_id, asked)
        if not appends:
            # All events are swept; of a run that has ended the end is known.
            return Page(last, [Event(last, END)] if after < last == ended else [], log)
        events: list[Event] = []
        for first, count, ends, key, type_, data, checkpoint_id in appends:
            if first > after + 1 and (events or not is_new):
                # The events before the gap are handed out first; then it is asked for again.
                error: Exception = not_kept(thread_id, after)
                return Page(last, events, log) if events else error
            try:
                packed = self._opened(thread_id, (key, count, ends, checkpoint_id), type_, data)
                row = unpack(self._options.serde, thread_id, (first, count, ends), packed)
            except errors.PgCheckpointError as error:
                return Page(last, events, log) if events else error
            events += [event for event in row if event.number > after]
            after = first + count - 1
        return Page(last, events, log)

    def _opened(
        self, thread_id: str, appended: tuple[str, int, bool, str | None], type_: str, data: bytes
    ) -> bytes:
        if self._seal is not None:
            try:
                place = events_place(thread_id, appended)
                type_, data = self._seal.open_row(thread_id, place, type_, data)
            except errors.DecryptionError as error:
                raise error.at(f"events of thread {thread_id!r}") from error
        elif is_sealed(type_):
            raise errors.DecryptionError(
                f"events of thread {thread_id!r} are encrypted: create the event log with the "
                "cipher"
            )
        if type_ != PACKED:
            raise errors.DecryptionError(f"events of thread {thread_id!r} are of an unknown type")
        return data

    async def cut(self, thread_id: str, checkpoint_id: str) -> tuple[int, int, int] | None:
        """The number where a run from a checkpoint is cut, the last one, that of the last end."""
        find = self.database.statement("find_cut", thread_id, checkpoint_id)
        timeout = self.settings.read_timeout
        (rows,) = await self.database.read([find], timeout=timeout, thread_id=thread_id)
        return tuple(rows[0]) if rows else None

    def _sweep(self, piece: int, lock: int) -> list[Statement]:
        names = "sweep_events", "sweep_event_heads"
        return [self.database.statement(name, piece, lock) for name in names]


# --- what both event logs have ---

_DAY = timedelta(days=1)
# A number that has a next one, for the server.
_LARGEST_NUMBER = 2**63 - 2


class Appended(NamedTuple):
    """The numbers that events were given; with `end`, the last one is the end mark's.

    Attributes:
        first: The number of the first.
        last: The number of the last.
    """

    first: int
    last: int


class EventsBase(OnHomeLoop[Engine]):
    @explaining_options
    def __init__(
        self,
        conn: Source,
        *,
        serde: SerializerProtocol | None = None,
        ttl: timedelta | None = _DAY,
        poll_every: float = 0.25,
        look_every: float = 5.0,
        **options: Unpack[Common],
    ) -> None:
        check_age("ttl", ttl)
        arguments.check_number("poll_every", poll_every, above=0)
        arguments.check_number("look_every", look_every, above=0)
        settings = Settings(**options)
        chosen = serializer_of(serde, settings)
        # Not None, as it is given one.
        serializer: Any = renaming(chosen or JsonPlusSerializer(), settings.renamed)
        self._serde: SerializerProtocol = serializer
        self._bridge = self._make_bridge()
        own = Options(self._serde, ttl, poll_every, look_every)
        self._bridge.bind(partial(Engine, conn, settings, own))

    @classmethod
    @explaining_options
    def from_conn_string(
        cls,
        conn_string: Dsn,
        *,
        serde: SerializerProtocol | None = None,
        ttl: timedelta | None = _DAY,
        poll_every: float = 0.25,
        look_every: float = 5.0,
        **options: Unpack[Common],
    ) -> Self:
        """Returns an event log with a pool of its own; a `with` block closes it at its end.

        Without a `with` block the first call opens it.

        Args:
            conn_string: The DSN, or a function that returns it for each new connection.
            serde: As for the constructor.
            ttl: As for the constructor.
            poll_every: As for the constructor.
            look_every: As for the constructor.
            **options: As for the constructor.
        """
        return cls(
            conn_string,
            serde=serde,
            ttl=ttl,
            poll_every=poll_every,
            look_every=look_every,
            **options,
        )

    def stats(self) -> EventsStats:
        """Returns the work since the log was created, and its queue; makes no round trip."""
        stats: EventsStats = self._engine.stats()
        return stats

    def _append_of(
        self,
        thread_id: str,
        events: Sequence[Any],
        key: str | None,
        *,
        end: bool,
        checkpoint_id: str | None = None,
        lease: str | None = None,
    ) -> Append:
        """An append, whose events are encoded now."""
        thread_id = thread_id_of(thread_id)
        if isinstance(events, (str, bytes)) or not isinstance(events, Sequence):
            arguments.refuse("events", "a list of events", events)
        arguments.check_flag("end", end)
        if key is not None and (not isinstance(key, str) or not key):
            arguments.refuse("key", "a text that is not empty, or None", key)
        check_key(thread_id, key or "")
        if not events and not end:
            arguments.refuse("events", "a list with at least one event", events)
        packed = pack([self._encoded(thread_id, value) for value in events])
        key, count = key or secrets.token_urlsafe(12), len(events) + end
        return Append(thread_id, key, count, end, checkpoint_id, packed, lease)

    def _encoded(self, thread_id: str, value: Any) -> Encoded:
        """An event as it is packed, unless it is already."""
        if isinstance(value, Encoded):
            return value
        losses: list[exact.Loss] = []
        try:
            if isinstance(value, Resumed):
                return Encoded(_RESUMED, str(value.after).encode())
            encoded = Encoded(*serializers.encode(self._serde, value, losses))
        except Exception as error:
            raise errors.ValueNotSerializableError(
                f"thread {thread_id!r}: an event: "
                f"{serializers.refusal(self._serde, error, value)}; nothing of this call was "
                "appended"
            ) from error
        serializers.report(self._serde, losses, value, f"thread {thread_id!r}", "an event")
        return encoded

    async def _append(self, append: Append) -> Appended:
        engine, started = self._engine, time.perf_counter()
        counts, error = engine.watch.counts.calls["append"], None
        try:
            numbers = await self._bridge.run(engine.append(append))
        except BaseException as raised:
            error = raised
            raise
        finally:
            counts.ended(error, time.perf_counter() - started)
        return Appended(*numbers)

    async def _next(self, thread_id: str, place: Place) -> tuple[Sequence[Event], Place, bool]:
        """The next events of a run, the place before those that follow, and whether it ended."""
        page, place = await self._bridge.run(self._engine.next(thread_id, place))
        for index, event in enumerate(page.events):
            if event.value is END:
                return page.events[:index], place, True
        return page.events, place, False


def start_of(after: int | None) -> Place:
    """The place after a number, or before the newest run."""
    if after is None:
        return Place(NEWEST)
    if arguments.check_whole("after", after) > _LARGEST_NUMBER:
        wanted = f"a number of an event, at most {_LARGEST_NUMBER}"
        arguments.refuse("after", wanted, after, shown=True)
    return Place(int(after))


# --- the outbox of a run: its chunks and steps, in the order in which they become durable ---
#
#     chunks ── joined by time and size ──► appended ──► delivered, with numbers
#                                               │
#     a checkpoint, a task's writes ── held ────┴──► stored, after the chunks that came before them
#
# A step that is held comes through the graph's stream as a chunk of its own, and so behind the
# chunks before it.
#
# LangGraph does not wait for a step that is held: at a run's end it waits for all that it stores,
# and only then yields its last chunks, which the end of the outbox waits for. A run that is far
# ahead of its reader waits for it, but not while a read or a step waits for a step that is held:
# that read may be the reader's.

# Chunks that are joined at most, and their bytes: a larger chunk is appended alone.
_CHUNKS_HELD, _BYTES_HELD = 500, 1_000_000
# Events that a run may be ahead of its reader.
_AHEAD = 1_000


class Appending(Protocol):
    """The log of a thread."""

    def encoded(self, value: Any) -> Encoded: ...

    async def append(
        self, values: Sequence[Any], *, end: bool = False, at: str | None = None
    ) -> Appended: ...


class _Chunk(NamedTuple):
    """A chunk of a stream."""

    value: Any  # as it came; its node may change it then
    encoded: Encoded  # so it is encoded at once
    at: str | None  # the checkpoint that its run was at
    due: float  # when it is appended at the latest, by the event loop's clock


class Held(NamedTuple):
    """A step that is stored after the chunks before it."""

    submit: Callable[[], Awaitable[Any]]  # hands it to the saver's writer
    done: asyncio.Future[None]  # when it is stored, or can't be


class Outbox:
    """Chunks and the steps behind them, worked off by a task of its own.

    So a cancellation reaches only the caller that waits for it.
    """

    def __init__(self, log: Appending, every: float, deliver: Callable[[Event], None]) -> None:
        self._log, self._every, self._deliver = log, every, deliver
        self.at: str | None = None  # the checkpoint that the run is at now
        self.unread = 0  # events that its reader has not read
        # That it works on; None before it holds something.
        self.loop: asyncio.AbstractEventLoop | None = None
        self.unstored: set[asyncio.Future[None]] = set()  # steps not stored yet, which still may be
        self._waiting = 0  # callers that wait for these, or for the end
        self._entries: deque[_Chunk | Held] = deque()
        self._bytes = self._steps = 0  # of the chunks and of the steps among the entries
        self._held: dict[Held, None] = {}
        self._working: asyncio.Task[None] | None = None
        self._is_working = False
        self._storing: set[asyncio.Future[Any]] = set()
        self._changed, self._has_room = asyncio.Event(), asyncio.Event()
        self._is_over = False
        self._failure: BaseException | None = None

    async def add(self, value: Any) -> None:
        """Adds a chunk; waits while too much is there, or not read."""
        encoded = self._log.encoded(value)
        due = asyncio.get_running_loop().time() + self._every
        self._bytes += len(encoded.data)
        self._put(_Chunk(value, encoded, self.at, due))
        while self._failure is None and not self._waiting:
            if self.unread + len(self._entries) < _AHEAD and not self._is_full():
                break
            self._has_room.clear()
            await self._has_room.wait()
        self.check()

    def was_read(self, events: int = 1) -> None:
        """Notes that its reader has read events."""
        self.unread -= events
        self._has_room.set()

    def hurry(self) -> None:
        """Waits for its reader no more: its process is about to end, or somebody else waits."""
        self._waiting += 1
        self._has_room.set()
        self._changed.set()

    def hold(self, submit: Callable[[], Awaitable[Any]]) -> Held | None:
        """Stores a step after the chunks before it: when it has come through, or at the end."""
        if self._failure is not None:
            return None
        self.loop = asyncio.get_running_loop()
        held = Held(submit, self.loop.create_future())
        self.unstored.add(held.done)
        held.done.add_done_callback(self.unstored.discard)
        if self._is_over:
            self._store_later(held)
            return None
        self._held[held] = None
        return held

    def came_through(self, held: Held) -> None:
        """Notes that the chunks before a step are here."""
        if held in self._held:
            del self._held[held]
            self._store_later(held)

    async def settle(self) -> None:
        """Waits until the steps of now are stored, or can't be; its reader is not waited for."""
        self.hurry()
        try:
            if self.unstored:
                await asyncio.wait({*self.unstored})
        finally:
            self._waiting -= 1

    async def end(self) -> None:
        """Waits until all is appended and stored, as no chunk follows; raises what failed."""
        self.release()
        while unfinished := {*self._storing, *([self._working] if self._is_working else ())}:
            await asyncio.wait(unfinished)
        self.check()

    def check(self) -> None:
        """Raises the first failure; nothing more is appended or stored since."""
        if self._failure is not None:
            raise self._failure

    def release(self) -> None:
        """Stores all steps after the chunks that are here: no more follow."""
        self._is_over = True
        held, self._held = self._held, {}
        self._store_later(*held)

    def _store_later(self, *held: Held) -> None:
        self._steps += len(held)
        self._put(*held)

    def _put(self, *entries: _Chunk | Held) -> None:
        if self._failure is not None or not (entries or self._entries):
            return
        self._entries.extend(entries)
        if self._is_urgent():
            self._changed.set()
        if not self._is_working:
            # It may have ended when create_task returns, if tasks are eager.
            self._is_working = True
            self._working = asyncio.create_task(self._work_off())

    def _is_full(self) -> bool:
        return len(self._entries) >= _CHUNKS_HELD or self._bytes >= _BYTES_HELD

    def _is_urgent(self) -> bool:
        return self._is_over or self._is_full() or self._steps > 0 or self._waiting > 0

    async def _work_off(self) -> None:
        try:
            while self._entries and self._failure is None:
                if isinstance(first := self._entries[0], _Chunk):
                    await self._append_chunks(first.due)
                else:
                    # One after the other: a step's writes are not overtaken by the next checkpoint.
                    self._entries.popleft()
                    self._steps -= 1
                    storing = asyncio.ensure_future(first.submit())
                    self._storing.add(storing)
                    storing.add_done_callback(partial(self._stored, first))
        except BaseException as error:
            self._fail(error)
            if not isinstance(error, Exception):
                raise
        finally:
            self._is_working = False
            self._has_room.set()

    async def _append_chunks(self, due: float) -> None:
        """Appends the first chunks, of one checkpoint, when they are due or somebody waits."""
        loop = asyncio.get_running_loop()
        while not self._is_urgent() and (remaining := due - loop.time()) > 0:
            self._changed.clear()
            await is_set_within(self._changed, remaining)
        chunks, size = list[_Chunk](), 0
        for entry in self._entries:
            if not isinstance(entry, _Chunk) or (chunks and entry.at != chunks[0].at):
                break
            size += len(entry.encoded.data)
            if chunks and (len(chunks) == _CHUNKS_HELD or size > _BYTES_HELD):
                break
            chunks.append(entry)
        numbers = await self._log.append([c.encoded for c in chunks], at=chunks[0].at)
        for number, chunk in enumerate(chunks, numbers.first):
            self._entries.popleft()
            self._bytes -= len(chunk.encoded.data)
            self._deliver(Event(number, chunk.value))
        self._has_room.set()

    def _stored(self, held: Held, storing: asyncio.Future[Any]) -> None:
        self._storing.discard(storing)
        if not held.done.done():
            held.done.set_result(None)
        error = asyncio.CancelledError() if storing.cancelled() else storing.exception()
        if error is not None:
            self._fail(error)

    def _fail(self, error: BaseException) -> None:
        if isinstance(error, asyncio.CancelledError):
            # The caller that gets this error was not cancelled.
            error = errors.SaverClosedError(
                "events or steps of a run are not stored: its event loop has ended"
            )
        self._failure = self._failure or error
        self._has_room.set()
        for done in [*self.unstored]:
            if not done.done():
                done.set_result(None)
