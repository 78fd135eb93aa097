"""Guards: what a transaction of writes checks or notes beside its puts and pending writes."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence

from pg_checkpoint.codec.rows import (
    NO_TASK,
    PutRows,
    WriteRow,
    by_task,
    goes_on_after,
    is_answer,
    sealed_for,
)
from pg_checkpoint.codec.sealing import is_sealed
from pg_checkpoint.core.cipher import data_key_id
from pg_checkpoint.core.database import Database, schema_check
from pg_checkpoint.core.transaction import Statement
from pg_checkpoint.saver.batch import UNMARKED, Batch, Guard, Item, Mark

# What a thread has to run, as lock_threads has it: tasks, since now; nothing; nothing until it is
# answered.
_HAS_TASKS, _HAS_NONE, _WAITS = "now", "epoch", "-infinity"


def guards_of(database: Database) -> Sequence[Guard]:
    """The guards of a saver's writes."""
    cipher = [CipherGuard(database)] if database.has_cipher else []
    return [MarkGuard(database), *cipher, TtlGuard(database), LeaseGuard(database)]


class MarkGuard(Guard):
    """Notes which threads have tasks to run, or wait for an answer."""

    def before(self, batch: Batch) -> Iterator[Statement]:
        """Marks threads as they are locked where that can be said before the puts."""
        late, marks = _late(batch), _marks_of(batch.items)
        for thread_id, mark in marks:
            batch.locks[thread_id] = UNMARKED if thread_id in late else mark
        batch.late_marks = [(t, mark) for t, mark in marks if t in late]
        for item in batch.items:
            if item.used is not None:
                batch.locks.setdefault(item.thread_id, UNMARKED)
                yield self._database.statement("use_answer", *item.used[:4])

    def after(self, batch: Batch) -> Iterator[Statement]:
        answered = {i.used[:2] for i in batch.items if i.used is not None and i.used.is_answered}
        for place in sorted(answered):
            yield self._database.statement("end_waiting", *place)
        late_marks = [(thread_id, *mark) for thread_id, mark in batch.late_marks]
        yield from _for_rows(self._database, "mark_threads", late_marks)


class CipherGuard(Guard):
    """Checks that the schema and the data keys are those that rows are encrypted for."""

    def before(self, batch: Batch) -> Iterable[Statement]:
        if self._database.has_data_keys:
            # Under the lock no data key is replaced.
            for item in batch.items:
                batch.locks.setdefault(item.thread_id, UNMARKED)
        return ()

    def after(self, batch: Batch) -> Iterator[Statement]:
        ids = {id_ for work in batch.works if (id_ := sealed_for(work)) is not None}
        yield from schema_check(self._database, ids)
        keys = sorted(_data_keys(batch.puts, batch.writes))
        yield from _for_rows(self._database, "check_data_keys", keys)


class TtlGuard(Guard):
    """Notes how long threads live from now on."""

    def after(self, batch: Batch) -> Iterator[Statement]:
        ttls = {put.key.thread_id: put.ttl for put in batch.puts if put.ttl is not None}
        if ttls:
            columns = [*ttls], [*ttls.values()]
            yield self._database.statement("set_ttls", *columns)


class LeaseGuard(Guard):
    """Refuses writes under leases that are over, and ends the wake-ups that began under leases."""

    def before(self, batch: Batch) -> Iterable[Statement]:
        for item in batch.items:
            if item.lease is not None:
                batch.locks.setdefault(item.thread_id, UNMARKED)
        return ()

    def after(self, batch: Batch) -> Iterator[Statement]:
        leased = [item for item in batch.items if item.lease is not None]
        ended = {(item.thread_id, item.lease) for item in leased if item.ends_wakeup}
        yield from _for_rows(self._database, "end_wakeups", sorted(ended))
        checked = {(item.thread_id, item.lease) for item in leased}
        yield from _for_rows(self._database, "check_leases", sorted(checked))


def _for_rows(
    database: Database, name: str, rows: Collection[Sequence[str | None]]
) -> Iterator[Statement]:
    """The statement whose parameters are the columns of rows, if there are any."""
    if rows:
        yield database.statement(name, *zip(*rows, strict=True))


def _data_keys(puts: Sequence[PutRows], writes: Sequence[WriteRow]) -> set[tuple[str, str]]:
    """The threads of what is encrypted by data keys, and their ids."""
    sealed = [(put.key.thread_id, put.sealed) for put in puts]
    # Whether a value is a ciphertext is looked at only if it looks like one: that is rare.
    sealed += [(w.thread_id, w.blob) for w in writes if data_key_id(w.blob) and is_sealed(w.type)]
    return {(thread_id, key_id) for thread_id, data in sealed if (key_id := data_key_id(data))}


def _late(batch: Batch) -> set[str]:
    """The threads that are marked after the puts, which may be left out.

    That a thread has tasks to run is noted beforehand if the put may only have to be sent again:
    who lists the thread judges its checkpoint. That it has none is believed, so the put has to be
    stored.
    """
    return {
        put.key.thread_id
        for put in batch.puts
        if put.key in batch.orphans or (put.dependencies and put.has_tasks is False)
    }


def _marks_of(items: Iterable[Item]) -> list[tuple[str, Mark]]:
    """The marks of threads in the order in which they count: interrupts after their checkpoints.

    LangGraph may hand over the writes of a task before the checkpoint that it ran at, and before
    those that came before.
    """
    marks, interrupts = list[tuple[str, Mark]](), dict[str, Mark]()
    for item in items:
        if (mark := _mark(item)) is None:
            continue
        thread_id, at = item.thread_id, mark.checkpoint_id
        marks.append((thread_id, mark))
        interrupt = interrupts.get(thread_id)
        if mark.state == _WAITS:
            interrupts[thread_id] = mark
        elif interrupt and at is not None and at <= (interrupt.checkpoint_id or ""):
            marks.append((thread_id, interrupt))
        else:
            interrupts.pop(thread_id, None)
    return marks


def _mark(item: Item) -> Mark | None:
    """The mark that an item makes, if it makes one.

    A root checkpoint has tasks or not; an interrupt makes its thread wait for an answer, and an
    answer ends that. An answer by its id is seen when its task has used it (end_waiting).
    """
    work = item.work
    if isinstance(work, PutRows):
        if work.has_tasks is None:
            return None
        return Mark(_HAS_TASKS if work.has_tasks else _HAS_NONE, work.key.checkpoint_id)
    if not isinstance(work, list) or work[0].checkpoint_ns:
        return None
    for row in work:
        if row.idx < 0 or row.task_id == NO_TASK:
            break
    else:
        # A task's results, as nearly all: they say nothing of the thread.
        return None
    written = by_task((row.task_id, row.channel) for row in work)
    if (goes_on := goes_on_after(written)) is None:
        return None
    if goes_on and is_answer(written):
        return Mark(_HAS_TASKS, None)
    # Where a goto leads is run beside the task that asked, which asks again.
    return Mark(_HAS_TASKS if goes_on else _WAITS, work[0].checkpoint_id)
