"""The event log's engine, on one event loop: appends in batches, reads pages, sweeps.

An append's number is given by the server, under the lock of its thread's log (its head): so numbers
have no gaps and are in the order of the commits, which a sequence's are not.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Sequence
from datetime import timedelta
from typing import Any, NamedTuple

from langgraph.checkpoint.serde.base import SerializerProtocol

from pg_checkpoint.batching.batcher import AGAIN
from pg_checkpoint.batching.calls import Call
from pg_checkpoint.batching.queued import QueuedEngine
from pg_checkpoint.batching.sweeping import Sweeper
from pg_checkpoint.codec.sealing import is_sealed
from pg_checkpoint.encryption.cipher import data_key_id
from pg_checkpoint.errors import DecryptionError, PgCheckpointError, ReadTimeoutError
from pg_checkpoint.events.following import Following, Page, Place, not_kept
from pg_checkpoint.events.hints import Hints
from pg_checkpoint.events.packing import END, PACKED, Event, unpack
from pg_checkpoint.events.queue import Append, Ask, Queue
from pg_checkpoint.observability.stats import EventsStats
from pg_checkpoint.postgres.arrays import bigints, byteas, integers, texts
from pg_checkpoint.postgres.error_classes import NotAsSeen, may_be_committed
from pg_checkpoint.postgres.pipeline import Rows, Statement
from pg_checkpoint.postgres.sources import Source
from pg_checkpoint.saver.first_look import first_look, is_to_warn, sealing_of
from pg_checkpoint.settings import Settings
from pg_checkpoint.writing.row_sealing import checks_of
from pg_checkpoint.writing.thread_keys import ThreadKeys

# Rows of a thread that are read at once; bytes of all threads, and of each at least, when there are
# many; bytes that an append takes beside its events.
_ROWS, _BYTES, _LEAST, _OVERHEAD = 50, 2**22, 2**16, 500


class Options(NamedTuple):
    """What an event log is made with beside its settings."""

    serde: SerializerProtocol  # makes the bytes of events
    ttl: timedelta | None  # how long events are kept; None: as long as their thread
    poll_every: float  # seconds between two looks where notifications are not heard, and
    look_every: float  # where they are


class Engine(QueuedEngine[Call]):
    """Runs what an event log is asked for."""

    owner, stats_type = "event log", EventsStats

    def __init__(
        self,
        source: Source,
        settings: Settings,
        options: Options,
        last: Engine | None = None,
    ) -> None:
        self._options, self._seal = options, sealing_of(settings)
        looks = first_look(self._seal, warned=is_to_warn(options.serde, settings))
        super().__init__(source, settings, looks, last)
        self._keys: ThreadKeys | None = None
        if self._seal is not None:
            self._keys = ThreadKeys(self.database, self._seal, settings)
            self._seal.on_failure(self.database.look_again)
        self.sweeper = Sweeper(self.database, settings, "expired events", self._sweep)
        self.following = followed = Following(self._calls.read, self._pause)
        self._hints = Hints(self.database, settings, lambda: followed.threads, followed.hint)

    def _make_queue(self) -> Queue:
        batches = self.watch.counts.batches
        self._calls = Queue(self.settings, self._append_all, self._read_all, batches)
        return self._calls

    def _pause(self) -> float:
        return self._options.look_every if self._hints.is_heard else self._options.poll_every

    async def open(self) -> None:
        """Opens the pool that a DSN gets, and takes calls."""
        self.following.begin()
        await super().open()

    async def close(self) -> None:
        """Refuses new calls, ends those who follow, waits for appends, closes what is open."""
        await self.sweeper.stop()
        self.following.stop()
        self.is_closed = True
        await self.queue.drain()
        await self._hints.stop()
        await super().close()

    # --- appending ---

    async def append(self, append: Append) -> tuple[int, int]:
        """Appends; returns the first and the last number."""
        numbers = await self._calls.append(append)
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
                found = await self._append_together(own, timeout, tries, lock_timeout)
            except Exception:
                if not answers or any(map(may_be_committed, tries)):
                    raise
                break  # it is raised again when the rest is sent
            answers |= zip([(a.thread_id, a.key) for a in own], found, strict=True)
        return [answers.get((a.thread_id, a.key), AGAIN) for a in appends]

    async def _append_together(
        self, appends: Sequence[Append], timeout: float, tries: list[Exception], lock_timeout: float
    ) -> Sequence[Any]:
        threads, place = sorted({append.thread_id for append in appends}), 0
        deadline = time.monotonic() + timeout
        try:
            # They stay known as long as they are held.
            _held = await self._known_keys(threads, timeout)
        except ReadTimeoutError as error:
            raise asyncio.TimeoutError from error

        def statements() -> list[Statement]:
            nonlocal place
            before = self._before(threads, appends, timeout, lock_timeout)
            place = len(before)
            return [*before, *self._appending(appends)]

        how: dict[str, Any] = {"patient": False, "tries": tries}
        try:
            left = deadline - time.monotonic()
            answers = await self.database.run(statements, timeout=left, **how)
        except NotAsSeen:
            if self._keys is not None:
                self._keys.forget(threads)
            raise
        return [(int(first), int(last)) for _, first, last in answers[place]]

    async def _known_keys(self, threads: Sequence[str], timeout: float) -> object:
        if self._keys is None or not self.settings.has_data_keys:
            return None
        return await self._keys.for_writing(threads, timeout=timeout)

    def _before(
        self,
        threads: Sequence[str],
        appends: Sequence[Append],
        timeout: float,
        lock_timeout: float,
    ) -> list[Statement]:
        """Bounds, locks, and what has to hold when they are had."""
        database, leases = self.database, {a.thread_id: a.lease for a in appends if a.lease}
        found = [database.bounds(timeout, lock_timeout=lock_timeout, generic_plan=True)]
        # Who makes, replaces or forgets a key has the thread's lock, too, and who takes a lease.
        if locked := threads if self.settings.has_data_keys else sorted(leases):
            found.append(database.lock_threads(locked, lock_timeout))
        found.append(database.statement("lock_event_logs", texts(threads)))
        if not self.settings.has_data_keys:
            found.append(database.statement("check_cipher", texts(threads), database.has_cipher))
        if leases:
            named = texts([*leases]), texts([*leases.values()])
            found.append(database.statement("check_leases", *named))
        return found

    def _appending(self, appends: Sequence[Append]) -> list[Statement]:
        database, ttl = self.database, self._options.ttl
        stored = [self._stored(append) for append in appends]
        append = database.statement(
            "append_events",
            texts([a.thread_id for a in appends]),
            texts([a.key for a in appends]),
            integers([a.numbers for a in appends]),
            integers([a.ends for a in appends]),
            texts([a.checkpoint_id for a in appends]),
            texts([type_ for type_, _ in stored]),
            byteas([data for _, data in stored]),
            None if ttl is None else ttl.total_seconds(),
        )
        data_of = {a.thread_id: data for a, (_, data) in zip(appends, stored, strict=True)}
        return [append, *checks_of(database, self._seal, data_of)]

    def _stored(self, append: Append) -> tuple[str, bytes]:
        """The type and the bytes of a row."""
        if self._seal is None:
            return PACKED, append.packed
        what = append.key, append.numbers, append.ends, append.checkpoint_id
        return self._seal.events(append.thread_id, what, PACKED, append.packed)

    # --- reading ---

    async def next(self, thread_id: str, place: Place, *, patient: bool) -> tuple[Page, Place]:
        """The next events of a thread; see Following.next."""
        if not self.is_closed:
            self._hints.listen()
        return await self.following.next(thread_id, place, patient=patient)

    async def page(self, thread_id: str, after: int) -> Page:
        """Some events of a thread after a number, of which there may be none."""
        return await self._calls.read(thread_id, after)

    async def _read_all(
        self, asks: Sequence[Ask], timeout: float, tries: list[Exception]
    ) -> Sequence[Page | Exception]:
        most = _ROWS, max(_BYTES // len(asks), _LEAST)
        statements = [
            self.database.statement(
                "read_events",
                texts([a.thread_id for a in some]),
                bigints([a.after for a in some]),
                *most,
            )
            for some in ([[ask] for ask in asks] if self.database.on_citus else [asks])
        ]
        try:
            answers = await self.database.read(statements, timeout=timeout, generic_plan=False)
            rows: list[list[Any]] = [[] for _ in asks]
            for place, answer in enumerate(answers):
                for row in answer:
                    rows[place + row[0] - 1].append(row)
            _held = await self._keys_of(asks, rows)
        except ReadTimeoutError as error:
            raise asyncio.TimeoutError from error
        return [self._page(*ask, of_ask) for ask, of_ask in zip(asks, rows, strict=True)]

    async def _keys_of(self, asks: Sequence[Ask], rows: Sequence[Rows]) -> object:
        if self._keys is None:
            return None
        found = zip(asks, rows, strict=True)
        sealed = ((ask.thread_id, row[10]) for ask, of_ask in found for row in of_ask if row[10])
        return await self._keys.for_named((t, data_key_id(data)) for t, data in sealed)

    def _page(self, thread_id: str, asked: int, rows: Rows) -> Page | Exception:
        if not rows:  # there is no log
            return not_kept(thread_id, asked) if asked > 0 else Page(0, [])
        # Who has no event yet begins with the first that is kept.
        _, log, last, ended, after, *_ = rows[0]
        found, is_new = [row[5:] for row in rows if row[5] is not None], asked <= 0
        if after > last or (after < last and not found and not is_new):
            return not_kept(thread_id, asked)
        if not found:
            # All is swept; of a run that has ended there is the end.
            over = [Event(last, END)] if after < last == ended else []
            return Page(last, over, log)
        events: list[Event] = []
        for first, count, ends, key, type_, data, checkpoint_id in found:
            if first > after + 1 and (events or not is_new):
                # What came before has to be handed out first; then it is asked for again.
                error: Exception = not_kept(thread_id, after)
                return Page(last, events, log) if events else error
            try:
                what = key, count, ends, checkpoint_id
                packed = self._opened(thread_id, what, type_, data)
                row = unpack(self._options.serde, thread_id, (first, count, ends), packed)
            except PgCheckpointError as error:
                return Page(last, events, log) if events else error
            events += [event for event in row if event.number > after]
            after = first + count - 1
        return Page(last, events, log)

    def _opened(
        self, thread_id: str, what: tuple[str, int, bool, str | None], type_: str, data: bytes
    ) -> bytes:
        if self._seal is not None:
            try:
                type_, data = self._seal.open_events(thread_id, what, type_, data)
            except DecryptionError as error:
                raise type(error)(
                    f"can't decrypt events of thread {thread_id!r}: {error}"
                ) from error
        elif is_sealed(type_):
            raise DecryptionError(
                f"the events of thread {thread_id!r} are encrypted: follow it with the cipher"
            )
        if type_ != PACKED:
            raise DecryptionError(f"events of thread {thread_id!r} are of an unknown type")
        return data

    # --- sweeping, and where a run is cut ---

    def _sweep(self, piece: int, lock: int) -> list[Statement]:
        names = "sweep_events", "sweep_event_heads"
        return [self.database.statement(name, piece, lock) for name in names]

    async def cut(self, thread_id: str, checkpoint_id: str) -> tuple[int, int, int] | None:
        """Where a run is cut that goes on from there, the last number, and the last end's."""
        find = self.database.statement("find_cut", thread_id, checkpoint_id)
        timeout = self.settings.read_timeout
        (rows,) = await self.database.read([find], timeout=timeout, thread_id=thread_id)
        return tuple(rows[0]) if rows else None


def new_key() -> str:
    """A name for an append that its caller gave none."""
    return secrets.token_urlsafe(12)
