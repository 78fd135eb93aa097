"""Threads as tools go through them: page by page, with the keys and times of their rows."""

from __future__ import annotations

import time
from collections.abc import (
    AsyncIterator,
    Callable,
    Container,
    Coroutine,
    Iterable,
    Iterator,
    Mapping,
    Sequence,
)
from dataclasses import dataclass
from datetime import datetime, timedelta, timezone
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar

from langgraph.checkpoint.base import WRITES_IDX_MAP
from langgraph.checkpoint.serde.base import SerializerProtocol
from langgraph.checkpoint.serde.types import INTERRUPT, RESUME
from typing_extensions import Self

from pg_checkpoint.codec import reading
from pg_checkpoint.codec.chunks import array_header, element_count, split_rest
from pg_checkpoint.codec.keys import CheckpointKey, thread_id_of
from pg_checkpoint.codec.rows import NO_TASK
from pg_checkpoint.codec.sealing import Sealing
from pg_checkpoint.codec.serializers import ClassName, NameReader, is_jsonplus
from pg_checkpoint.core import errors
from pg_checkpoint.core.database import Database
from pg_checkpoint.core.transaction import Rows, Statement
from pg_checkpoint.saver.engine import Engine
from pg_checkpoint.saver.reads import ThreadInfo, list_threads, own_time
from pg_checkpoint.saver.saver import SaverBase

# Keys that one database has of a thread and another lacks. The tables of both have the same keys,
# ours and those of langgraph-checkpoint-postgres. Many threads are summarized by one query; only
# where the summaries differ are keys compared.

# Namespace and id of a checkpoint.
Place: TypeAlias = "tuple[str, str]"

_PAGE = 200

WriteKey: TypeAlias = "tuple[str, str, str, int]"


class Summary(NamedTuple):
    """Equal summaries of threads mean equal keys."""

    checkpoints: int
    checkpoint_keys: str | None
    writes: int
    write_keys: str | None
    special: int  # writes that are replaced in place; their digest covers their values too
    special_values: str | None

    def agrees(self, other: Summary, *, same_bytes: bool) -> bool:
        """True if there is nothing to be moved."""
        return (same_bytes or not self.special) and self == other


class Keys(NamedTuple):
    """The keys of a thread, and a digest of each write that is replaced in place."""

    checkpoints: set[Place]
    writes: dict[WriteKey, str | None]


@dataclass(frozen=True)
class Difference:
    """The rows that the target lacks; false if there are none."""

    checkpoints: list[Place]  # missing checkpoints, in the order in which they were made
    writes: list[WriteKey]  # keys of missing writes
    written: list[Place]  # checkpoints whose writes must be sent, missing themselves or not
    # Writes that the target has, and the source deleted when a task had its answer.
    ended: list[WriteKey]
    gone_on: bool  # True if the thread was continued at the target, and must not be touched

    def __bool__(self) -> bool:
        return bool(self.checkpoints or self.writes)


async def thread_pages(
    database: Database, thread_ids: Sequence[str] | None, *, timeout: float
) -> AsyncIterator[list[str]]:
    """All threads that have checkpoints, in the order of their ids; or those that are named."""
    if thread_ids is not None:
        for thread_id in thread_ids:
            thread_id_of(thread_id)
        for first in range(0, len(thread_ids), _PAGE):
            yield list(dict.fromkeys(thread_ids[first : first + _PAGE]))
        return
    start, inclusive, page = "", True, [""] * _PAGE
    while len(page) == _PAGE:
        statement = database.statement("list_stored_threads", start, inclusive, _PAGE)
        (rows,) = await database.read([statement], timeout=timeout)
        page = [str(row[0]) for row in rows]
        if page:
            start, inclusive = page[-1], False
            yield page


async def summaries(
    database: Database, thread_ids: Sequence[str], *, timeout: float
) -> dict[str, Summary]:
    """Summaries by thread, also of those that are not there."""
    statement = database.statement("summarize_threads", thread_ids)
    (rows,) = await database.read([statement], timeout=timeout)
    return {str(row[0]): Summary(*row[1:]) for row in rows}


async def keys_of(database: Database, thread_id: str, *, timeout: float) -> Keys:
    statement = database.statement("list_keys", thread_id)
    (rows,) = await database.read([statement], timeout=timeout, thread_id=thread_id)
    return Keys(
        {(ns, id_) for ns, id_, task, _, _ in rows if task is None},
        {(ns, id_, task, i): digest for ns, id_, task, i, digest in rows if task is not None},
    )


def difference(
    source: Keys, target: Keys, unmoved: Container[object], *, same_bytes: bool
) -> Difference:
    """The rows of a thread that are still to be moved, without the unmoved ones.

    A thread has gone on at the target if that has a checkpoint that the source lacks, or a write at
    one that both have, unless the source went on as well and ended that write. A checkpoint that is
    older than all of the source was pruned there.
    """
    missing = {p for p in source.checkpoints - target.checkpoints if p not in unmoved}
    writes = [
        key
        for key, digest in source.writes.items()
        if key not in unmoved
        and (key not in target.writes or (same_bytes and digest != target.writes[key]))
    ]
    # With other bytes nobody can tell whether a write was replaced since.
    again = [] if same_bytes else [key for key in source.writes if key[3] < 0]
    more = [k for k in target.writes if k not in source.writes and k[:2] in source.checkpoints]
    # Only a task that goes on ends another write: it has an answer then, or a result.
    went_on = missing or any(
        idx >= 0 or (idx == WRITES_IDX_MAP[RESUME] and task_id != NO_TASK)
        for _, _, task_id, idx in writes
    )
    ended = [key for key in more if _may_have_ended(key)] if went_on else []
    gone_on = any(not _was_pruned(p, source) for p in target.checkpoints - source.checkpoints)
    return Difference(
        sorted(missing, key=age),
        writes,
        sorted({key[:2] for key in (*writes, *again)}, key=age),
        ended,
        gone_on or len(more) > len(ended),
    )


def end_writes(database: Database, thread_id: str, ended: Iterable[WriteKey]) -> list[Statement]:
    """Statements that delete writes which are `ended` at their source."""
    return [
        database.statement("delete_write", thread_id, checkpoint_id, task_id, idx)
        for _, checkpoint_id, task_id, idx in ended
    ]


def _may_have_ended(key: WriteKey) -> bool:
    """True if a task that was answered may have deleted a write, as UsedAnswer.ends says."""
    ns, _, task_id, idx = key
    is_answer = task_id == NO_TASK and idx == WRITES_IDX_MAP[RESUME]
    return not ns and (is_answer or idx == WRITES_IDX_MAP[INTERRUPT])


def _was_pruned(place: Place, source: Keys) -> bool:
    """True if the source may have pruned a checkpoint: in a namespace, or with all of it."""
    of_namespace = [id_ for ns, id_ in source.checkpoints if ns == place[0]]
    of_root = [id_ for ns, id_ in source.checkpoints if not ns]
    return place[1] < (min(of_namespace) if of_namespace else max(of_root, default=""))


def age(place: Place) -> tuple[str, str]:
    """Orders checkpoints as they were made."""
    return place[1], place[0]


# Tools work on rows. They run on the saver's home loop, for either of the two savers and from
# whatever event loop they are called.


T = TypeVar("T")

# Checkpoints of a page, and bytes of their state, shared ones counted each time.
_CHECKPOINTS, _BYTES = 64, 32 * 2**20
# Threads that are listed at once.
_THREADS = 200


class SaverParts(NamedTuple):
    """The engine, the serializer and the encryption of a saver."""

    engine: Engine
    serde: SerializerProtocol
    seal: Sealing | None

    @property
    def timeout(self) -> float:
        """Seconds that a read may take."""
        return self.engine.settings.read_timeout


async def at_home(saver: SaverBase, call: Callable[[SaverParts], Coroutine[Any, Any, T]]) -> T:
    """Runs a call on the saver's event loop."""
    return await saver._bridge.run(call(SaverParts(saver._engine, saver.serde, saver._seal)))


async def has_data_key(saver: SaverBase, thread_id: str) -> bool:
    """True if a thread is encrypted by a data key of its own."""
    keys = saver._engine.keys
    return keys is not None and await saver._bridge.run(keys.of_thread(thread_id)) is not None


class Progress(Generic[T]):
    """The counts of a call, which its progress callback is given."""

    def __init__(self, counts: T, call: Callable[[T], None] | None) -> None:
        self.counts, self._call = counts, call
        self._since = time.monotonic()

    def note_time(self) -> None:
        counts: Any = self.counts
        counts.seconds = time.monotonic() - self._since

    def tell(self) -> None:
        self.note_time()
        if self._call is not None:
            self._call(self.counts)


def in_pages(
    rows: Iterable[T], size_of: Callable[[T], int], most: int, most_bytes: int
) -> Iterator[list[T]]:
    """Rows in lists of so many, and of so many bytes unless one row has more."""
    page: list[T] = []
    size = 0
    for row in rows:
        bytes_ = size_of(row)
        if page and (len(page) == most or size + bytes_ > most_bytes):
            yield page
            page, size = [], 0
        page.append(row)
        size += bytes_
    if page:
        yield page


async def threads_of(parts: SaverParts, named: Sequence[str] | None) -> AsyncIterator[str]:
    """Threads that are named, or all that have rows in any table."""
    for thread_id in named or ():
        thread_id_of(thread_id)
        yield thread_id
    database = parts.engine.database
    start, page = "", [""] * _THREADS
    while named is None and len(page) == _THREADS:
        statement = database.statement("find_all_threads", start, _THREADS)
        (rows,) = await database.read([statement], timeout=parts.timeout)
        page = [str(row[0]) for row in rows]
        for thread_id in page:
            # The next id in the order of bytes, because there are no NULs.
            start = thread_id + "\x01"
            yield thread_id


async def oldest_first(parts: SaverParts, thread_id: str) -> AsyncIterator[list[CheckpointKey]]:
    """The keys of a thread's checkpoints, as many at a time as one may load at once."""
    infos = reversed(await parts.engine.list_info(reading.Selection(thread_id)))
    for page in in_pages(infos, lambda info: info.bytes or 0, _CHECKPOINTS, _BYTES):
        yield [CheckpointKey(thread_id, info.checkpoint_ns, info.checkpoint_id) for info in page]


async def end_writes_here(parts: SaverParts, thread_id: str, ended: Sequence[WriteKey]) -> None:
    """Deletes writes that are `ended` at their source."""
    if not ended:
        return
    database = parts.engine.database
    places = sorted({(thread_id, checkpoint_id) for _, checkpoint_id, _, _ in ended})
    marks = [database.statement("end_waiting", *place) for place in places]
    await parts.engine.writer.run_alone(
        thread_id, [*end_writes(database, thread_id, ended), *marks]
    )


async def load_page(parts: SaverParts, keys: Sequence[CheckpointKey]) -> reading.Page:
    """Checkpoints of one thread, oldest first, with all that belongs to them."""
    thread_id = keys[0].thread_id
    database = parts.engine.database
    statement = database.statement(
        "load_checkpoints",
        thread_id,
        [key.checkpoint_ns for key in keys],
        [key.checkpoint_id for key in keys],
    )

    async def read() -> Rows:
        (rows,) = await database.read([statement], timeout=parts.timeout, thread_id=thread_id)
        return await parts.engine.with_keys(rows)

    rows = await read()
    if parts.engine.keys is not None and not parts.engine.keys.has_keys_of(rows):
        # The thread was deleted, and perhaps made anew, before its key was read.
        rows = await read()
    page = reading.sort_out(rows)
    page.checkpoints.sort(key=lambda row: (str(row.checkpoint_id), row.checkpoint_ns))
    return page


# The threads and items that were in use since a moment, which a later pass has to look at.

_RECENT_PAGE = 1_000
# A thread's time is written at most once a minute, and by the server's clock.
_MARGIN = timedelta(minutes=5)
_BEGINNING = datetime(1, 1, 1, tzinfo=timezone.utc)


def check_since(since: datetime | None, threads: Sequence[str] | None) -> datetime | None:
    """The moment, moved back by the margin."""
    if since is None:
        return None
    if threads is not None:
        raise errors.InvalidOptionError(
            "pass either threads or since: named threads are exported as a whole"
        )
    if not isinstance(since, datetime) or since.tzinfo is None:
        raise errors.InvalidOptionError("since must be a datetime with a time zone")
    return max(since, _BEGINNING + _MARGIN) - _MARGIN


async def threads_since(parts: SaverParts, since: datetime) -> list[str]:
    """The threads that were in use since then, each once.

    Those that have tasks to run are among them: what a task writes when it ends does not touch
    its thread's time. One that comes into use meanwhile may be missing, and is there for the next
    time.
    """
    database, timeout = parts.engine.database, parts.timeout
    threads: list[str] = []
    last: ThreadInfo | None = None
    more = True
    while more:
        page = await list_threads(
            database,
            limit=_RECENT_PAGE,
            before=last,
            prefix="",
            metadata="{}",
            with_bytes=False,
            timeout=timeout,
        )
        due = [thread.thread_id for thread in page if thread.active_at >= since]
        threads += due
        more = len(due) == _RECENT_PAGE
        last = page[-1] if page else None
    last_with_tasks: tuple[Any, str] = (_BEGINNING, "")
    more = True
    while more:
        statement = database.statement("list_threads_with_tasks", *last_with_tasks, _RECENT_PAGE)
        (rows,) = await database.read([statement], timeout=timeout)
        threads += [str(thread_id) for _, thread_id in rows]
        more = len(rows) == _RECENT_PAGE
        last_with_tasks = (rows[-1][0], threads[-1]) if rows else last_with_tasks
    return list(dict.fromkeys(threads))


@dataclass(slots=True)
class ThreadTimes:
    """The times of a thread's checkpoints, and not of their import.

    Retention and the order of listings go by them.
    """

    first: datetime | None = None
    last: datetime | None = None

    @classmethod
    async def of(cls, parts: SaverParts, thread_id: str) -> Self:
        """The times of a thread that is there already, which an import does not set back."""
        database = parts.engine.database
        statement = database.statement("get_thread_times", thread_id)
        (rows,) = await database.read([statement], timeout=parts.timeout, thread_id=thread_id)
        return cls(*rows[0]) if rows else cls()

    def note(self, text: object) -> None:
        """Takes a checkpoint's own time, if it is one."""
        moment = own_time(text) if isinstance(text, str) else None
        if moment is not None:
            self.first = min(self.first or moment, moment)
            self.last = max(self.last or moment, moment)


async def set_times(
    database: Database, times: Mapping[str, ThreadTimes], *, timeout: float
) -> None:
    """Gives threads their times, after checkpoints were stored in them."""
    rows = [
        (t, of.first.isoformat(), of.last.isoformat())
        for t, of in times.items()
        if of.first and of.last
    ]
    if rows:
        columns = [*zip(*sorted(rows), strict=True)]
        bounds = database.bounds(timeout, generic_plan=True)
        update = database.statement("set_thread_times", *columns)
        forget = database.statement("forget_marks", columns[0])
        await database.run([bounds, update, forget], timeout=timeout)


# Broken rows. They never hold a value or an encryption key.


@dataclass(frozen=True, kw_only=True)
class BrokenRow:
    """A row that can't be decoded, or is not as it should be."""

    # checkpoints, checkpoint_blobs, checkpoint_writes, checkpoint_steps, checkpoint_wakeups or
    # checkpoint_events.
    table: str
    thread_id: str
    checkpoint_ns: str
    checkpoint_id: str | None = None  # the checkpoint's own id, or one that refers to the value
    channel: str | None = None  # the channel of a value or a write
    version: str | None = None  # the version of a value
    task_id: str | None = None  # the task of a write or a step
    idx: int | None = None  # the index of a write
    name: str | None = None  # the name of a step, or the key of a wake-up
    position: int | None = None  # which use of its name a step is; the number of the first event
    what: str  # what is wrong

    def __str__(self) -> str:
        """The row and what is wrong with it, in a line."""
        fields = ("checkpoint_id", "channel", "version", "task_id", "idx", "name", "position")
        key = [("thread", self.thread_id), ("namespace", self.checkpoint_ns)]
        key += [(name.removesuffix("_id"), getattr(self, name)) for name in fields]
        named = ", ".join(f"{name} {value!r}" for name, value in key if value not in (None, ""))
        return f"{self.table} ({named}): {self.what}"


def broken_row(table: str, key: CheckpointKey, what: str, **place: Any) -> BrokenRow:
    return BrokenRow(table=table, **key._asdict(), **place, what=what)


def is_key_missing(error: BaseException | None, *, has_keys: bool) -> bool:
    """True if only the key is missing, so that the row itself may be whole.

    There are no keys, it is not among them, or it was forgotten with its thread.
    """
    if not has_keys and isinstance(error, (errors.CipherRequiredError, errors.DecryptionError)):
        return True
    while error is not None and not isinstance(
        error, (errors.EncryptionKeyError, errors.ThreadShreddedError)
    ):
        error = error.__cause__
    return error is not None


def what_is_wrong(error: Exception) -> str:
    """The words of our errors and of plain ValueErrors; those of others may quote a value."""
    ours = isinstance(error, errors.PgCheckpointError) or type(error) is ValueError
    return str(error) if ours else type(error).__name__


# Stored values are decoded to see that they can be. The pieces of a long list are decoded once in a
# thread, however many versions share them; other values are decoded whole, once a version. With a
# NameReader for a serializer the check finds the classes that values name.

_NO_NAMES: frozenset[ClassName] = frozenset()


class DecodingCheck:
    """Decodes the values of one thread."""

    def __init__(self, serde: SerializerProtocol) -> None:
        self._serde = serde
        # Of each piece: its elements, and the classes that they name.
        self._pieces: dict[bytes, tuple[int, frozenset[ClassName]]] = {}
        self._seen: set[tuple[str, str | None, str | None]] = set()

    def is_new(self, value: reading.StoredValue) -> bool:
        """True if a value of a version comes for the first time."""
        place = value.key.checkpoint_ns, value.row.channel, value.row.version
        is_new = place not in self._seen
        self._seen.add(place)
        return is_new

    def check(self, value: reading.StoredValue) -> frozenset[ClassName]:
        """Decodes a value or a write; returns the classes that a NameReader found."""
        if (names := self._check_by_pieces(value)) is None:
            return self.check_row(value.decode)
        return names

    def check_row(self, decode: Callable[[SerializerProtocol], object]) -> frozenset[ClassName]:
        """Calls what decodes a row; returns as `check`."""
        self._taken()  # names that a value which failed has left
        decode(self._serde)
        return self._taken()

    def _check_by_pieces(self, value: reading.StoredValue) -> frozenset[ClassName] | None:
        """The classes in a list that can be decoded; None where it has to be decoded whole."""
        if value.row.chunks is None or value.row.type is None or not is_jsonplus(self._serde):
            return None
        self._taken()
        try:
            type_, rest, names, check = value.opened()
            if type_ != "msgpack" or names is None or (header := split_rest(rest)) is None:
                return None
            for name in names:
                if name not in self._pieces:
                    self._pieces[name] = self._decode(check(name, value.pieces[name]))
            count, tail = header
            parts = [*(self._pieces[name] for name in names), self._decode(tail)]
            if count != sum(elements for elements, _ in parts):
                return None
            return _NO_NAMES.union(*(classes for _, classes in parts))
        except Exception:  # noqa: BLE001  decoding the whole says what is wrong, and where
            return None

    def _decode(self, elements: bytes) -> tuple[int, frozenset[ClassName]]:
        count = element_count(elements)
        if count:
            self._serde.loads_typed(("msgpack", array_header(count) + elements))
        return count, self._taken()

    def _taken(self) -> frozenset[ClassName]:
        return self._serde.taken() if isinstance(self._serde, NameReader) else _NO_NAMES
