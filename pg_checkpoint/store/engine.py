"""The engine of a store: owns the database and the queue, and runs batches.

Rows only; LangGraph's objects are for store.py. All coroutines run on the store's event loop.
"""

from __future__ import annotations

import asyncio
import logging
import math
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any

from pg_checkpoint.core import migrations
from pg_checkpoint.core.background import Sweeper
from pg_checkpoint.core.batcher import Kind
from pg_checkpoint.core.connections import Source
from pg_checkpoint.core.database import schema_check
from pg_checkpoint.core.engine import QueuedEngine
from pg_checkpoint.core.errors import SchemaNotReadyError
from pg_checkpoint.core.options import Settings
from pg_checkpoint.core.telemetry import StoreStats, facts_of
from pg_checkpoint.core.transaction import Rows, Statement
from pg_checkpoint.store import operations, values
from pg_checkpoint.store.indexes import reindex
from pg_checkpoint.store.queue import (
    GET,
    OVERHEAD,
    RANKED,
    SCAN,
    SEARCH,
    WRITE,
    Queue,
    Send,
    StoreCall,
)
from pg_checkpoint.store.search import Ranking, Texts
from pg_checkpoint.store.vectors import Vectors

logger = logging.getLogger(__name__)

# Seconds that a search may take on the server, with others in the same transaction.
_SEARCHING = 0.25
# Items that one transaction deletes, for which those who put them wait.
_PIECE = 500


class Engine(QueuedEngine[StoreCall]):
    """Runs what a store is asked for, on one event loop."""

    owner, stats_type = "store", StoreStats
    queue: Queue
    vectors: Vectors | None = None

    def __init__(
        self,
        source: Source,
        settings: Settings,
        codec: operations.Codec,
        last: Engine | None = None,
    ) -> None:
        self.seal = seal = codec.seal
        look, lost = migrations.looks_for(None if seal is None else seal.items.cipher)
        super().__init__(source, settings, (look, partial(self._lost, lost)), last)
        if seal is not None:
            seal.items.cipher.on_failure = self.database.look_again
        if codec.index is not None:
            self.vectors = Vectors(self.database, settings, codec.index)
        self.texts = None if codec.words is None else Texts(self.database, codec.words)
        self._ranking = Ranking(self.database, self.vectors, self.texts)
        self.sweeper = Sweeper(self.database, settings, "expired items", self._sweep)
        self._refreshing: set[values.ItemPlace] = set()
        if self.is_closed:
            self.refuse()

    def _make_queue(self) -> Queue:
        send: dict[Kind, Send] = {
            GET: partial(self._read, generic_plan=True),
            SEARCH: partial(self._read, generic_plan=True, moment=_SEARCHING),
            SCAN: partial(self._read, generic_plan=False),
            RANKED: self._rank,
            WRITE: self._write,
        }
        return Queue(self.settings, send, self.watch.counts.batches)

    @property
    def is_pending(self) -> bool:
        """True if something is queued or under way on the event loop."""
        return (self.vectors is not None and self.vectors.is_pending) or super().is_pending

    def refuse(self) -> None:
        """Refuses new calls."""
        super().refuse()
        if self.vectors is not None:
            self.vectors.is_closed = True

    async def open(self) -> None:
        """Opens the pool that a DSN gets, and takes calls."""
        if self.vectors is not None:
            self.vectors.is_closed = False
        await super().open()

    async def close(self) -> None:
        """Refuses new calls, waits for the old, closes what `open` opened."""
        self.is_closed = True
        await self.sweeper.stop()
        if self.vectors is not None:
            await self.vectors.close()
        await super().close()

    def _sweep(self, piece: int, lock: int) -> list[Statement]:
        return [self.database.statement("sweep_items", piece, lock)]

    async def set_up(self) -> None:
        """Applies the migrations that are missing."""
        await super().set_up()
        if self.vectors is not None:
            await self.vectors.set_up()
        if self.texts is not None:
            await self.texts.set_up()

    async def reindex(self, progress: Callable[[int], None] | None) -> int:
        """Makes vectors and words of items that were put before; see `areindex`."""
        try:
            return await reindex(self.database, self.vectors, self.texts, self.seal, progress)
        except SchemaNotReadyError:
            await self._look_why()
            raise

    async def _look_why(self) -> None:
        """Says it better, if the vectors of the index are gone."""
        if self.vectors is not None:
            await self.vectors.look()

    async def delete_prefix(
        self, where: values.Range, *, dry_run: bool, progress: Callable[[int], None] | None
    ) -> int:
        """Deletes all items of some namespaces; see `adelete_prefix`.

        The keys are gone through in their order, some in a transaction, so whoever is stopped goes
        on where it was: what remains is what is still there.
        """
        count, start = 0, (where.head, where.rest, "")
        end, timeout = (where.head_end, where.rest_end, where.whole), self.settings.read_timeout
        while True:
            find = self.database.statement("list_item_keys", *start, *end, _PIECE)
            (rows,) = await self.database.read([find], timeout=timeout, generic_plan=False)
            places = [values.ItemPlace(*row) for row in rows]
            if places and not dry_run:
                # After the writes of them that were asked for before.
                puts = {place: operations.Put(place, None) for place in places}
                await self.run(operations.Plan(puts=puts))
            if places and progress is not None:
                progress(count + len(places))
            count += len(places)
            if len(places) < _PIECE:
                return count
            start = values.key_after(rows[-1])

    def _lost(self, lost: Callable[[], None]) -> None:
        lost()
        if self.vectors is not None:
            self.vectors.is_stale = True

    # --- one batch ---

    async def run(self, plan: operations.Plan) -> list[Any]:
        """Reads and writes what a batch asks for; returns the rows of each of its operations.

        Its reads see nothing of its writes.
        """
        rows: list[Any] = [None] * plan.count
        calls: list[StoreCall] = []
        futures: list[asyncio.Future[Any]] = []
        try:
            if self.vectors is not None:
                # And queues it at once then: nobody but later puts of the same keys waits for this.
                await self.vectors.prepare(plan)
            # All gets are one call, and so is each other read.
            gets = [pair for pair in plan.reads if isinstance(pair[1], operations.Get)]
            others = [[p] for p in plan.reads if not isinstance(p[1], operations.Get)]
            groups = [gets, *others] if gets else others
            for group in groups:
                calls.append(self._read_of(tuple(part for _, part in group)))
                futures.append(self.queue.submit(calls[-1]))
            # Refused, too, if a read was: it takes at least as much room.
            if plan.puts:
                futures.append(self.queue.submit(self._put(list(plan.puts.values())), calls))
            answers = [await futures[0]] if len(futures) == 1 else await asyncio.gather(*futures)
        except BaseException as error:
            for future in futures:
                future.cancel()
            if isinstance(error, SchemaNotReadyError):
                await self._look_why()
            raise
        for group, of_group in zip(groups, answers, strict=False):  # the last is that of the puts
            for (number, _), of_read in zip(group, of_group, strict=True):
                rows[number] = of_read
        return rows

    def begin(self, part: operations.Part) -> asyncio.Future[Any]:
        """Runs one part, without vectors; the future of a list with the rows of a read."""
        return self.queue.submit(
            self._put((part,)) if isinstance(part, operations.Put) else self._read_of((part,))
        )

    def _read_of(self, parts: Sequence[operations.Read]) -> StoreCall:
        """The call of gets, or of one search."""
        first = parts[0]
        head = first.place.head if isinstance(first, operations.Get) else first.range.head
        return self._call(_kind_of(first), parts, head, items=len(parts))

    def _put(self, puts: Sequence[operations.Put]) -> StoreCall:
        size = sum([put.size for put in puts])
        places = [put.place for put in puts]
        # What may fail goes alone, so that it takes no other call with it.
        count = self.settings.max_batch_items if puts[0].condition else len(puts)
        head = puts[0].place.head
        return self._call(WRITE, puts, head, items=count, size=size, places=places)

    def _call(
        self,
        kind: Kind,
        work: Sequence[Any],
        head: str,
        *,
        items: int,
        size: int = 0,
        places: Sequence[values.ItemPlace] = (),
    ) -> StoreCall:
        turn, once = values.first_label(head), work if kind.is_read else None
        # By position, which takes half the time.
        queued = kind, work, places, turn, size, size + OVERHEAD
        return StoreCall(*queued, items, once, head=head)

    def _refresh(self, places: Iterable[values.ItemPlace]) -> None:
        """Lets items live longer, after the answer, each once at a time."""
        new = [place for place in places if place not in self._refreshing]
        if not new or self.is_closed:
            return
        self._refreshing.update(new)
        # Names no place: nobody waits for it.
        future = self.queue.submit(self._call(WRITE, new, new[0].head, items=len(new)))
        future.add_done_callback(partial(self._refreshed, new))

    def _refreshed(self, places: Sequence[values.ItemPlace], future: asyncio.Future[Any]) -> None:
        self._refreshing.difference_update(places)
        if not future.cancelled() and (error := future.exception()) is not None:
            extra = facts_of(error)
            logger.info("items were not refreshed: %s", type(error).__name__, extra=extra)

    # --- transactions ---

    async def _read(
        self,
        calls: Sequence[StoreCall],
        timeout: float,
        tries: list[Exception],
        *,
        generic_plan: bool,
        moment: float = math.inf,
    ) -> Sequence[Any]:
        # What several ask for is read once.
        parts = [*dict.fromkeys([part for call in calls for part in call.work])]
        statements = operations.reading(self.database, parts)
        # What asks for more than others is planned for what it asks.
        generic_plan = generic_plan and all(
            type(part) is not operations.Search or part.is_shared for part in parts
        )
        rows = await self._send(
            statements, timeout, tries, generic_plan=generic_plan, moment=moment
        )
        answers = operations.answers_of(parts, rows)
        self._refresh(operations.due_places(parts, answers))
        answer_of = dict(zip(parts, answers, strict=True))
        return [[answer_of[part] for part in call.work] for call in calls]

    async def _rank(
        self, calls: Sequence[StoreCall], timeout: float, tries: list[Exception]
    ) -> Sequence[Any]:
        if self.texts is not None:
            await self.texts.look(timeout)
        searches = [call.work[0] for call in calls]
        read = partial(self._send, timeout=timeout, tries=tries, generic_plan=False)
        rows = {s: await self._ranking.search(read, s) for s in dict.fromkeys(searches)}
        self._refresh(operations.due_places([*rows], [*rows.values()]))
        return [[rows[search]] for search in searches]

    async def _write(
        self,
        calls: Sequence[StoreCall],
        timeout: float,
        tries: list[Exception],
        lock_timeout: float,
    ) -> Sequence[Any]:
        works = [work for call in calls for work in call.work]
        puts = operations.last_of_each(work for work in works if isinstance(work, operations.Put))
        # Before their first use.
        if self.texts is not None:
            await self.texts.look(timeout)
        if puts and self.vectors is not None:
            await self.vectors.look(timeout)
        places = [work for work in works if isinstance(work, values.ItemPlace)]
        make = partial(self._writing, puts, places, lock_timeout)
        await self.database.run(make, timeout=timeout, patient=False, tries=tries)
        return [()] * len(calls)

    def _writing(
        self,
        puts: Sequence[operations.Put],
        places: Sequence[values.ItemPlace],
        lock_timeout: float,
    ) -> list[Statement]:
        statements = [self.database.bounds(generic_plan=True, lock_timeout=lock_timeout)]
        statements += operations.writing(self.database, puts, self.seal)
        if self.seal is not None and any(put.value is not None for put in puts):
            statements += schema_check(self.database, [self.seal.schema_id])
        if puts and puts[0].condition is not None and puts[0].value is not None:
            # Before its vectors, which are refused where there is no item.
            place = puts[0].place[:3]
            statements.append(self.database.statement("fail_unless_put", *place, puts[0].version))
        if puts and self.vectors is not None:
            statements.append(self.vectors.statement(puts))
        if puts and self.texts is not None:
            statements.append(self.texts.statement(puts))
        if places:
            keys = operations.keys_of(places)
            statements.append(self.database.statement("refresh_items", *keys))
        return statements

    async def _send(
        self,
        statements: Sequence[Statement],
        timeout: float,
        tries: list[Exception],
        *,
        generic_plan: bool,
        moment: float = math.inf,
    ) -> list[Rows]:
        bounds = self.database.bounds(min(max(timeout, 0.001), moment), generic_plan=generic_plan)
        sent, run = [bounds, *statements], partial(self.database.run, changes=False)
        return (await run(sent, timeout=timeout, patient=False, tries=tries))[1:]


def _kind_of(part: operations.Read) -> Kind:
    if isinstance(part, operations.Get):
        return GET
    if isinstance(part, operations.Search) and part.query:
        return RANKED
    # Listings go through the index in leaps.
    return SEARCH if isinstance(part, operations.Listing) or part.range.is_one_head else SCAN
