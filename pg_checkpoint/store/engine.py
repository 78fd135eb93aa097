"""What a store has at home: the database, the queue, and what becomes of a batch there.

Rows only; LangGraph's objects are for interface.py. All coroutines run on the store's event loop.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from typing import Any, NamedTuple

from langgraph.store.base import GetOp

from pg_checkpoint.errors import PgCheckpointError, SchemaNotReadyError
from pg_checkpoint.observability.counts import STORE_KINDS, CallCounts, Counts, read_store
from pg_checkpoint.observability.error_names import facts_of
from pg_checkpoint.observability.health import Health
from pg_checkpoint.observability.instrumentation import Observer
from pg_checkpoint.observability.stats import StoreStats
from pg_checkpoint.postgres import migrations
from pg_checkpoint.postgres.database import Database, Look
from pg_checkpoint.postgres.pipeline import Rows, Statement
from pg_checkpoint.postgres.probing import probe
from pg_checkpoint.postgres.sources import Source
from pg_checkpoint.settings import Settings
from pg_checkpoint.store.calls import Call, Kind
from pg_checkpoint.store.index_config import VectorIndex
from pg_checkpoint.store.listings import Listing
from pg_checkpoint.store.namespaces import Place, Range, labels_of, place_of
from pg_checkpoint.store.operations import Plan
from pg_checkpoint.store.parts import Get, Put, Search
from pg_checkpoint.store.queue import Queue, Send
from pg_checkpoint.store.ranking import Ranking
from pg_checkpoint.store.reembedding import Reembedded, Reembedding
from pg_checkpoint.store.sealing import StoreSealing
from pg_checkpoint.store.statements import (
    Answer,
    Reads,
    answers_of,
    last_of_each,
    proving,
    reading,
    refreshing,
    scanning,
    writing,
)
from pg_checkpoint.store.sweeper import Sweeper
from pg_checkpoint.store.text_config import TextIndex
from pg_checkpoint.store.texts import Texts
from pg_checkpoint.store.vectors import Vectors

__all__ = ["Engine"]

logger = logging.getLogger(__name__)

# Seconds that a transaction waits for each lock, with what others wrote in the same one.
_MOMENT = 1.0


class _Near(NamedTuple):
    """The reads of a batch that touch one head each, with their places among its results."""

    gets: Sequence[tuple[int, Get, GetOp]]
    searches: Sequence[tuple[int, Search]]
    listings: Sequence[tuple[int, Listing]]


class Engine:
    """Runs what a store is asked for.

    Args:
        source: See AsyncPostgresStore.
        settings: All options.
        index: What is embedded, and how; None without vectors.
        seal: What encrypts; None without a cipher.
        words: What is found by its words; None if nothing is.
    """

    def __init__(
        self,
        source: Source,
        settings: Settings,
        index: VectorIndex | None,
        seal: StoreSealing | None = None,
        words: TextIndex | None = None,
    ) -> None:
        self.settings = settings
        self.seal = seal
        self.counts = Counts(calls={kind: CallCounts() for kind in STORE_KINDS})
        self.watch = Observer(self.counts, of_store=True)
        look, lost = _first_look(seal)
        self.database = Database(source, settings, look, self.counts, partial(self._lost, lost))
        self.vectors = None if index is None else Vectors(self.database, settings, index)
        self.texts = None if words is None else Texts(self.database, words)
        self._ranking = Ranking(self.database, self.vectors, self.texts)
        self.sweeper = Sweeper(self.database, settings.write_timeout)
        self.is_closed = False
        self._refreshing: set[Place] = set()
        self._queue_up()

    def _queue_up(self) -> None:
        """Makes the queue, which belongs to one event loop."""
        send: dict[Kind, Send] = {
            Kind.POINT: self._read,
            Kind.LISTING: self._read,
            Kind.SCAN: self._scan,
            Kind.RANKED: self._rank,
            Kind.WRITE: self._write,
        }
        self.queue = Queue(self.settings, send, self.counts.batches)
        self._refreshing.clear()
        if self.is_closed:
            self.queue.refuse()

    @property
    def is_pending(self) -> bool:
        """Whether something is queued or under way on the event loop."""
        prepares = self.vectors is not None and self.vectors.is_pending
        return prepares or bool(len(self.queue.calls)) or self.database.is_busy

    def move(self) -> None:
        """Makes anew what belongs to an event loop; called on another one than before."""
        self.database.move()
        self.sweeper.move()
        if self.vectors is not None:
            self.vectors.move()
        self._queue_up()

    async def open(self) -> None:
        """Opens the pool that a DSN gets, and takes calls."""
        self.watch.begin(self)
        self.is_closed = False
        self.queue.reopen()
        if self.vectors is not None:
            self.vectors.open()
        await self.database.open()

    async def close(self) -> None:
        """Refuses new calls, waits for the old, closes what `open` opened."""
        self.is_closed = True
        await self.sweeper.stop()
        if self.vectors is not None:
            await self.vectors.close()
        await self.queue.drain()
        await self.database.close()

    async def set_up(self) -> None:
        """Applies the migrations that are missing."""
        await migrations.apply_pending(self.database)
        if self.vectors is not None:
            await self.vectors.set_up()
        if self.texts is not None:
            await self.texts.set_up()

    async def reembed(
        self, *, finish: bool, progress: Callable[[Reembedded], None] | None
    ) -> Reembedded:
        """Makes vectors and words of items that were put before; see `areembed`."""
        work = Reembedding(self.database, self.vectors, self.texts, self.seal, progress)
        return await work.run(finish=finish)

    def _lost(self, lost: Callable[[], None]) -> None:
        lost()
        if self.vectors is not None:
            self.vectors.forget()

    def stats(self) -> StoreStats:
        """What was counted so far, and what is queued; from any thread."""
        queued = len(self.queue.calls), self.queue.calls.bytes
        return read_store(self.counts, queued, self.database.pool_stats())

    async def health(self, timeout: float) -> Health:
        """A round trip, and what is queued.

        Raises:
            asyncio.TimeoutError: Connecting and looking took longer.
        """
        calls = self.queue.calls
        return await probe(self.database, lambda: (len(calls), calls.bytes), timeout)

    @property
    def pool(self) -> object:
        """The pool, which others may share; None if there is none."""
        return self.database.pool

    # --- one batch ---

    async def run(self, plan: Plan) -> list[Any]:
        """Reads and writes what a batch asks for; returns the rows of each of its operations.

        Each part of it keeps its place among all calls, the reads before the writes.
        """
        found: list[Any] = [None] * plan.count
        futures: list[asyncio.Future[Any]] = []
        collect: list[Callable[[Any], None]] = []
        try:
            if self.vectors is not None:
                # And queues it at once then: nobody but later puts of the same keys waits for this.
                await self.vectors.prepare(plan)
            for call, take in self._reads(plan, found):
                futures.append(self.queue.submit(call))
                collect.append(take)
            if plan.puts:
                futures.append(self._put(plan))
                collect.append(_nothing)
            answers = [await futures[0]] if len(futures) == 1 else await asyncio.gather(*futures)
        except BaseException as error:
            for future in futures:
                future.cancel()
            if isinstance(error, SchemaNotReadyError) and self.vectors is not None:
                # Says it better, if the vectors of its index are gone.
                await self.vectors.look()
            raise
        for take, answer in zip(collect, answers, strict=True):
            take(answer)
        return found

    def _reads(self, plan: Plan, found: list[Any]) -> Iterator[tuple[Call, Callable[[Any], None]]]:
        """The calls that read, and what takes their answers in."""
        near = _Near(
            plan.gets,
            [pair for pair in plan.searches if pair[1].range.is_one_head],
            [pair for pair in plan.listings if pair[1].range.is_one_head],
        )
        if any(near):
            yield self._point(near), partial(self._take_point, near, found)
        for number, listing in plan.listings:
            if not listing.range.is_one_head:
                call = self._call(Kind.LISTING, Reads(listings=[listing]), (), [listing.range])
                yield call, partial(_take_listings, [number], found)
        for number, search in plan.searches:
            if not search.range.is_one_head:
                call = self._call(Kind.SCAN, search, (), [search.range])
                yield call, partial(self._take_search, found, number, search)
        for number, search in plan.ranked:
            call = self._call(Kind.RANKED, search, (), [search.range])
            yield call, partial(self._take_search, found, number, search)

    def _point(self, near: _Near) -> Call:
        searches, listings = [s for _, s in near.searches], [one for _, one in near.listings]
        heads = [get.place.head for _, get, _ in near.gets]
        heads += [search.range.head for search in searches]
        heads += [listing.range.head for listing in listings]
        work = Reads([get.place for _, get, _ in near.gets], searches, listings)
        return self._call(Kind.POINT, work, heads, items=len(heads))

    def _call(
        self,
        kind: Kind,
        work: Any,
        heads: Iterable[str],
        ranges: Sequence[Range] = (),
        *,
        items: int = 1,
        size: int = 0,
    ) -> Call:
        writes = kind is Kind.WRITE
        timeout = self.settings.write_timeout if writes else self.settings.read_timeout
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        deadline = time.monotonic() + timeout
        return Call(kind, work, frozenset(heads), deadline, future, ranges, size, items)

    def _put(self, plan: Plan) -> asyncio.Future[Any]:
        puts = list(plan.puts.values())
        size = sum([put.size for put in puts])
        heads = {put.place.head for put in puts}
        # What may fail goes alone, so that it takes no other call with it.
        count = self.settings.max_batch_items if puts[0].condition else len(puts)
        return self.queue.submit(self._call(Kind.WRITE, puts, heads, items=count, size=size))

    def _take_point(self, near: _Near, found: list[Any], answer: Answer) -> None:
        for n, row in answer.gets.items():
            number, get, _ = near.gets[n]
            found[number] = row
            if get.refresh and row[5]:
                self._refresh([get.place])
        for (number, search), rows in zip(near.searches, answer.searches, strict=True):
            self._take_search(found, number, search, rows)
        _take_listings([number for number, _ in near.listings], found, answer)

    def _take_search(self, found: list[Any], number: int, search: Search, rows: Rows) -> None:
        found[number] = rows
        if search.refresh and (due := [row for row in rows if row[5]]):
            self._refresh([place_of(labels_of(row[6]), row[7]) for row in due])

    def _refresh(self, places: Iterable[Place]) -> None:
        """Lets items live longer, after the answer, each once at a time."""
        new = [place for place in places if place not in self._refreshing]
        if not new or self.is_closed:
            return
        self._refreshing.update(new)
        # Touches no head: nobody waits for it.
        call = self._call(Kind.WRITE, new, (), items=len(new))
        call.future.add_done_callback(partial(self._refreshed, new))
        try:
            self.queue.submit(call)
        except PgCheckpointError as error:  # overloaded, or closed just now
            call.future.set_exception(error)

    def _refreshed(self, places: Sequence[Place], future: asyncio.Future[Any]) -> None:
        self._refreshing.difference_update(places)
        if not future.cancelled() and (error := future.exception()) is not None:
            extra = facts_of(error)
            logger.info("items were not refreshed: %s", type(error).__name__, extra=extra)

    # --- transactions ---

    async def _read(
        self, calls: Sequence[Call], timeout: float, tries: list[Exception]
    ) -> Sequence[Any]:
        together = [call.work for call in calls]
        statements = reading(self.database, together)
        rows = await self._send(statements, timeout, tries, one_plan=True)
        return answers_of(together, rows)

    async def _scan(
        self, calls: Sequence[Call], timeout: float, tries: list[Exception]
    ) -> Sequence[Rows]:
        statements = [scanning(self.database, call.work) for call in calls]
        return await self._send(statements, timeout, tries, one_plan=False)

    async def _rank(
        self, calls: Sequence[Call], timeout: float, tries: list[Exception]
    ) -> Sequence[Rows]:
        await self._look(timeout)
        read = partial(self._send, timeout=timeout, tries=tries, one_plan=False)
        return [await self._ranking.search(read, call.work) for call in calls]

    async def _write(
        self, calls: Sequence[Call], timeout: float, tries: list[Exception]
    ) -> Sequence[None]:
        await self._look(timeout)
        works = [work for call in calls for work in call.work]
        puts = last_of_each(work for work in works if isinstance(work, Put))
        places = [work for work in works if isinstance(work, Place)]
        make = partial(self._writing, puts, places)
        await self.database.run(make, timeout=timeout, patient=False, tries=tries)
        return [None] * len(calls)

    async def _look(self, timeout: float) -> None:
        if self.texts is not None:
            await self.texts.look(timeout)

    def _writing(self, puts: Sequence[Put], places: Sequence[Place]) -> list[Statement]:
        patience = min(self.settings.lock_timeout, _MOMENT)
        statements = [self.database.bounds(one_plan=True, lock_timeout=patience)]
        statements += writing(self.database, puts, self.seal)
        if puts and self.vectors is not None:
            statements.append(self.vectors.statement(puts))
        if puts and self.texts is not None:
            statements.append(self.texts.statement(puts))
        if puts and puts[0].condition is not None and puts[0].value is not None:
            statements.append(proving(self.database, puts[0]))
        if places:
            statements.append(refreshing(self.database, places))
        return statements

    async def _send(
        self,
        statements: Sequence[Statement],
        timeout: float,
        tries: list[Exception],
        *,
        one_plan: bool,
    ) -> list[Rows]:
        bounds = self.database.bounds(max(timeout, 0.001), one_plan=one_plan)
        run = self.database.run
        answers = await run([bounds, *statements], timeout=timeout, patient=False, tries=tries)
        return answers[1:]


def _first_look(seal: StoreSealing | None) -> tuple[Look, Callable[[], None]]:
    """What is done before a schema's first use, and when it turns out to be gone."""
    if seal is None:
        return migrations.check_schema, lambda: None
    return migrations.settling(seal.items.cipher.settle), seal.items.cipher.unsettle


def _nothing(_: Any) -> None:
    """A write has no rows."""


def _take_listings(numbers: Sequence[int], found: list[Any], answer: Answer) -> None:
    for number, rows in zip(numbers, answer.listings, strict=True):
        found[number] = [row[0] for row in rows]
