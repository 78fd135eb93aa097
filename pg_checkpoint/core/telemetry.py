"""Telemetry: counts, the figures of `stats()`, health, and names of errors."""

from __future__ import annotations

import time
from asyncio import CancelledError
from bisect import bisect_left
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, fields
from itertools import accumulate
from typing import Any, ClassVar

import psycopg

# Counts, logs and spans name an error by its type and SQLSTATE, never by its message: a server's
# message may quote what was to be stored.


def cause_of(error: BaseException) -> str:
    """The SQLSTATE that the server gave, else the type's name."""
    return sqlstate_of(error) or type(error).__name__


def sqlstate_of(error: BaseException) -> str | None:
    return error.sqlstate if isinstance(error, psycopg.Error) else None


def facts_of(error: BaseException, **more: float) -> dict[str, object]:
    """The `extra=` of a log record."""
    return {"cause": type(error).__name__, "sqlstate": sqlstate_of(error), **more}


# --- the result of `stats()`: figures at one moment ---

# Counts by name that a repr shows.
_MOST_SHOWN = 3


def _shown(value: object) -> str:
    """The repr of a figure; of many counts, the most frequent few."""
    if not isinstance(value, Mapping) or len(value) <= _MOST_SHOWN:
        return repr(value)
    counts = sorted(value.items(), key=lambda item: -item[1])[:_MOST_SHOWN]
    return f"{dict(counts)!r} and {len(value) - _MOST_SHOWN} more"


@dataclass(frozen=True, slots=True, kw_only=True)
class _Figures:
    """Figures whose repr is one line of those that are not zero or empty; `asdict` has all."""

    def __repr__(self) -> str:
        named = ((each.name, getattr(self, each.name)) for each in fields(self))
        shown = (f"{n}={_shown(v)}" for n, v in named if v and getattr(v, "count", 1))
        return f"{type(self).__name__}({', '.join(shown)})"


@dataclass(frozen=True, slots=True, kw_only=True)
class Stats:
    """All figures of a saver, a store, a node cache or an event log."""

    # Comes before the operations' names in labels and in names of spans.
    _prefix: ClassVar[str] = ""

    @classmethod
    def _kinds(cls) -> tuple[str, ...]:
        """The kinds of calls that are counted: the fields for calls."""
        return tuple(each.name for each in fields(cls) if each.type == CallStats.__name__)

    @property
    def _calls(self) -> Mapping[str, CallStats]:
        return {self._prefix + kind: getattr(self, kind) for kind in self._kinds()}

    def __repr__(self) -> str:
        lines = (f"  {each.name}={_shown(getattr(self, each.name))}" for each in fields(self))
        return "\n".join([f"{type(self).__name__}(", *lines, ")"])


@dataclass(frozen=True, slots=True, kw_only=True)
class Distribution:
    """Values in buckets.

    Attributes:
        count: The number of values.
        sum: Their sum.
        max: The greatest value; 0 if there are no values.
        bounds: The greatest value of each bucket; the last bucket has no bound.
        buckets: The number of values in each bucket.
    """

    count: int
    sum: float
    max: float
    bounds: Sequence[float]
    buckets: Sequence[int]

    def __repr__(self) -> str:
        p99 = self.percentile(99)
        return f"<{self.count}: mean {self.mean:.3g}, p99 {p99:.3g}, max {self.max:.3g}>"

    @property
    def mean(self) -> float:
        """The average; 0 if there are no values."""
        return self.sum / self.count if self.count else 0.0

    def percentile(self, percent: float) -> float:
        """The value that this percentage of the values don't exceed, as exact as the buckets are.

        0 if there are no values.
        """
        wanted = self.count * percent / 100
        for number, reached in enumerate(accumulate(self.buckets)):
            inside = self.buckets[number]
            if inside and reached >= wanted:
                lowest = self.bounds[number - 1] if number else 0.0
                highest = min([*self.bounds[number : number + 1], self.max])
                part = (wanted - (reached - inside)) / inside
                return min(lowest, highest) + (highest - min(lowest, highest)) * part
        return 0.0


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class CallStats(_Figures):
    """Finished calls of one kind.

    Attributes:
        calls: The number of calls.
        cancelled: Calls that were cancelled.
        errors: Calls that raised, by the type of the error.
        latency: Seconds from the call to the answer, with errors and without cancelled
            calls; for `list`, of each page.
    """

    calls: int
    cancelled: int
    errors: Mapping[str, int]
    latency: Distribution


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class BatchStats(_Figures):
    """Committed writing transactions.

    Attributes:
        batches: The number of transactions.
        size: Calls in each transaction.
        latency: Seconds from the first try to the answer.
        sent_whole_again: Puts that were left out because the rows that they leaned on were gone.
    """

    batches: int
    size: Distribution
    latency: Distribution
    sent_whole_again: int


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class PoolStats(_Figures):
    """The connections of a saver or store. A single connection counts nothing.

    The figures of a pool that you give are the pool's own, and include its other users.

    Attributes:
        connections: Open connections.
        max_connections: Maximum number of connections.
        in_use: Connections in use.
        waiting: Calls that wait for a connection.
        requests: Requests for a connection, by transactions that found no kept one.
        waits: Requests that had to wait.
        wait_seconds: Time of all waits together, to the millisecond.
        timeouts: Waits that timed out.
        connects: Attempts to open a connection.
        failed_connects: Attempts that failed.
        lost_connections: Connections found dead.
    """

    connections: int = 0
    max_connections: int = 0
    in_use: int = 0
    waiting: int = 0
    requests: int = 0
    waits: int = 0
    wait_seconds: float = 0.0
    timeouts: int = 0
    connects: int = 0
    failed_connects: int = 0
    lost_connections: int = 0

    @property
    def _by_state(self) -> Mapping[str, int]:
        return {"used": self.in_use, "idle": self.connections - self.in_use}


@dataclass(frozen=True, slots=True, kw_only=True)
class RetentionStats:
    """Work of a saver's background retention, in its turns.

    Attributes:
        passes: Passes through all threads, also those that others had begun.
        looked_at: Threads that match the policy's filter.
        busy: Threads left for the next pass, because their lock was not free, or they are under a
            lease.
        failed: Threads that could not be cleaned, or only in part.
        threads: Deleted threads.
        checkpoints: Deleted checkpoints, including those of deleted threads. The same holds for
            the following counts.
        writes: Deleted pending writes.
        blobs: Deleted values.
        chunks: Deleted pieces of long values.
        bytes: Size on disk of all deleted rows.
    """

    passes: int = 0
    looked_at: int = 0
    busy: int = 0
    failed: int = 0
    threads: int = 0
    checkpoints: int = 0
    writes: int = 0
    blobs: int = 0
    chunks: int = 0
    bytes: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class RecoveryStats:
    """Work of `recover` in this process, and the threads that it counts once a minute.

    `recover` counts at most 1,000 threads of each kind in the whole database. These counts are
    None before the first time.

    Attributes:
        resumed: Runs that `recover` finished.
        failed: Attempts that raised.
        gave_up: Runs that `recover` gave up.
        outages: Outages of the database that `recover` noticed, however long each took.
        due: Threads whose lease was lost, or that wait to be resumed and have waited long enough.
        idle: Threads without a lease that have tasks to run, and were not written to for five
            minutes: killed runs, and breakpoints.
        given_up: Threads that were given up, without a put since.
        waiting: Threads that wait for an answer.
        longest_wait: Seconds for which the first of these threads has waited; 0 if none waits.
    """

    resumed: int = 0
    failed: int = 0
    gave_up: int = 0
    outages: int = 0
    due: int | None = None
    idle: int | None = None
    given_up: int | None = None
    waiting: int | None = None
    longest_wait: int | None = None

    @property
    def _by_kind(self) -> Mapping[str, int | None]:
        return {"due": self.due, "idle": self.idle, "given_up": self.given_up}


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class SaverStats(Stats):
    """Work of a saver since it was made, and its queue.

    Attributes:
        put: Calls of `aput` and `put`.
        put_writes: Calls of `aput_writes` and `put_writes`.
        get: Calls of `aget_tuple` and `get_tuple`.
        list: Pages of `alist` and `list`.
        history: Calls of `aget_delta_channel_history` and `get_delta_channel_history`.
        batches: The transactions of the writes.
        queued_calls: Writes that are queued or under way.
        queued_bytes: Memory of these writes.
        retries: Retried transactions, reads included, by the SQLSTATE of the error or
            else its type.
        pool: The connections.
        bytes_written: Bytes sent and committed, in rows of puts and writes; approximate.
        bytes_saved: Bytes of lists and dicts that were not sent, because the parent has them.
        retention: Work of `retention=`.
        recovery: Work and counts of `recover`.
    """

    put: CallStats
    put_writes: CallStats
    get: CallStats
    list: CallStats
    history: CallStats
    batches: BatchStats
    queued_calls: int
    queued_bytes: int
    retries: Mapping[str, int]
    pool: PoolStats
    bytes_written: int
    bytes_saved: int
    retention: RetentionStats
    recovery: RecoveryStats


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class EventsStats(Stats):
    """Work of an event log since it was made, and its queue.

    Attributes:
        append: Calls of `append` and `end`.
        batches: The transactions of the appends.
        queued_calls: Appends that are queued or under way.
        queued_bytes: Memory of these appends.
        retries: Retried transactions, by the SQLSTATE of the error or else its type.
        pool: The connections.
        bytes_written: Bytes of events sent and committed; approximate.
    """

    _prefix: ClassVar[str] = "events."

    append: CallStats
    batches: BatchStats
    queued_calls: int
    queued_bytes: int
    retries: Mapping[str, int]
    pool: PoolStats
    bytes_written: int


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class StoreStats(Stats):
    """Work of a store since it was made, and its queue.

    Attributes:
        get: Calls of `aget` and `get`.
        put: Calls of `aput`, `put`, `adelete` and `delete`.
        search: Calls of `asearch` and `search`.
        list_namespaces: Calls of `alist_namespaces` and `list_namespaces`.
        batch: Calls of `abatch` and `batch` with more than one operation, or none.
        batches: The transactions of the writes.
        queued_calls: Calls that are queued or under way, reads too.
        queued_bytes: Memory of these calls.
        retries: Retried transactions, by the SQLSTATE of the error or else its type.
        pool: The connections.
        bytes_written: Bytes of items sent and committed; approximate.
    """

    _prefix: ClassVar[str] = "store."

    get: CallStats
    put: CallStats
    search: CallStats
    list_namespaces: CallStats
    batch: CallStats
    batches: BatchStats
    queued_calls: int
    queued_bytes: int
    retries: Mapping[str, int]
    pool: PoolStats
    bytes_written: int


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class CacheStats(Stats):
    """Work of a node cache since it was made, and its queue.

    Attributes:
        get: Calls of `aget` and `get` that were sent.
        set: Calls of `aset` and `set` that were sent.
        clear: Calls of `aclear` and `clear`.
        hits: Keys that were found.
        misses: Keys that were not found, for whatever reason.
        unreadable: Misses whose entries could not be decoded or decrypted.
        not_stored: Values that could not be encoded or stored.
        batches: The transactions of the sets.
        queued_calls: Calls that are queued or under way.
        queued_bytes: Memory of these calls.
        retries: Retried transactions, by the SQLSTATE of the error or else its type.
        pool: The connections.
        bytes_written: Bytes of values sent and committed.
    """

    _prefix: ClassVar[str] = "cache."

    get: CallStats
    set: CallStats
    clear: CallStats
    hits: int
    misses: int
    unreadable: int
    not_stored: int
    batches: BatchStats
    queued_calls: int
    queued_bytes: int
    retries: Mapping[str, int]
    pool: PoolStats
    bytes_written: int


# --- counters: plain numbers, cheap enough to count each call ---
#
# Only the interpreter lock guards them, and readers make a copy.

# Upper bounds of buckets: seconds, and calls in a batch. The last bucket has no bound.
LATENCIES = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 30, 60)
BATCH_SIZES = (1, 2, 4, 8, 16, 32, 64, 128, 256, 512)
# Labels of one counter; what comes beyond is "other", so that a stream of them stays bounded.
_MOST_LABELS = 50
_OF_ENTRIES = "hits", "misses", "unreadable", "not_stored"
# Fields of PoolStats, and psycopg_pool's names of them.
_POOL_FIGURES = {
    "requests": "requests_num",
    "waits": "requests_queued",
    "timeouts": "requests_errors",
    "connects": "connections_num",
    "failed_connects": "connections_errors",
    "lost_connections": "connections_lost",
}


class Histogram:
    """Counts values in fixed buckets."""

    __slots__ = ("_bounds", "_buckets", "_max", "_sum")

    def __init__(self, bounds: Sequence[float]) -> None:
        self._bounds = bounds
        self._buckets = [0] * (len(bounds) + 1)
        self._sum = 0.0
        self._max = 0.0

    def add(self, value: float) -> None:
        self._buckets[bisect_left(self._bounds, value)] += 1
        self._sum += value
        if value > self._max:
            self._max = value

    def read(self) -> Distribution:
        buckets = tuple(self._buckets)
        return Distribution(
            count=sum(buckets), sum=self._sum, max=self._max, bounds=self._bounds, buckets=buckets
        )


class CallCounts:
    """Calls of one kind; see CallStats."""

    __slots__ = ("cancelled", "errors", "latency")

    def __init__(self) -> None:
        self.cancelled = 0
        self.errors: dict[str, int] = {}
        self.latency = Histogram(LATENCIES)

    def ended(self, error: BaseException | None, seconds: float) -> None:
        """Counts a call that took so long."""
        if error is None:
            self.latency.add(seconds)
        elif isinstance(error, (CancelledError, GeneratorExit)):
            self.cancelled += 1
        else:
            self.latency.add(seconds)
            bump(self.errors, type(error).__name__)

    def read(self) -> CallStats:
        latency = self.latency.read()
        return CallStats(
            calls=latency.count + self.cancelled,
            cancelled=self.cancelled,
            errors=self.errors.copy(),
            latency=latency,
        )


@dataclass(slots=True)
class BatchCounts:
    """Writing transactions; see BatchStats."""

    items: int = 0
    sent_whole_again: int = 0
    written: int = 0
    saved: int = 0
    size: Histogram = field(default_factory=lambda: Histogram(BATCH_SIZES))
    latency: Histogram = field(default_factory=lambda: Histogram(LATENCIES))

    @property
    def batches(self) -> int:
        return self.size.read().count

    @contextmanager
    def timed(self, calls: int) -> Iterator[None]:
        """Counts the transaction of the block, if it commits."""
        started = time.perf_counter()
        yield
        self.committed(calls, time.perf_counter() - started)

    def committed(self, calls: int, seconds: float) -> None:
        self.size.add(calls)
        self.latency.add(seconds)

    def read(self) -> BatchStats:
        size, latency = self.size.read(), self.latency.read()
        again = self.sent_whole_again
        return BatchStats(batches=size.count, size=size, latency=latency, sent_whole_again=again)


class Counts:
    """The counters of one saver, store, node cache or event log."""

    def __init__(self, of: type[Stats] = SaverStats) -> None:
        self.of = of
        self.schema = ""
        self.calls = {kind: CallCounts() for kind in of._kinds()}
        self.batches = BatchCounts()
        self.retries: dict[str, int] = {}  # by cause
        # What psycopg_pool counted in pools that are closed by now.
        self.closed_pools: dict[str, int] = {}
        self.retention: dict[str, int] = {}  # by the fields of RetentionStats
        self.recovery: dict[str, int] = {}  # by the fields of RecoveryStats
        self.entries: dict[str, int] = {}  # of a cache, by _OF_ENTRIES

    def read(
        self, queued: tuple[int, int] = (0, 0), pool: PoolStats | None = None
    ) -> Any:  # an object of `of`
        figures: dict[str, Any] = {
            **{kind: calls.read() for kind, calls in self.calls.items()},
            "batches": self.batches.read(),
            "queued_calls": queued[0],
            "queued_bytes": queued[1],
            "retries": self.retries.copy(),
            "pool": pool or pool_stats({}, self.closed_pools),
            "bytes_written": self.batches.written,
            "bytes_saved": self.batches.saved,
            "retention": RetentionStats(**self.retention),
            "recovery": RecoveryStats(**self.recovery),
            **{name: self.entries.get(name, 0) for name in _OF_ENTRIES},
        }
        return self.of(**{each.name: figures[each.name] for each in fields(self.of)})


def bump(counters: dict[str, int], label: str) -> None:
    """Counts one more; beyond a number of labels, new ones are counted together."""
    if label not in counters and len(counters) >= _MOST_LABELS:
        label = "other"
    counters[label] = counters.get(label, 0) + 1


def pool_stats(figures: Mapping[str, int], closed: Mapping[str, int], kept: int = 0) -> PoolStats:
    """The figures of a pool, added to those of the pools before it.

    Of the connections that it gave away some may be kept, and not in use.
    """
    connections = figures.get("pool_size", 0)
    waited = figures.get("requests_wait_ms", 0) + closed.get("requests_wait_ms", 0)
    return PoolStats(
        connections=connections,
        max_connections=figures.get("pool_max", 0),
        in_use=connections - figures.get("pool_available", 0) - kept,
        waiting=figures.get("requests_waiting", 0),
        wait_seconds=waited / 1000,
        **{name: figures.get(key, 0) + closed.get(key, 0) for name, key in _POOL_FIGURES.items()},
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class Health:
    """The state of a working saver or store, for readiness probes.

    Attributes:
        round_trip: Seconds to get a connection and run a trivial statement.
        schema_version: The last applied migration.
        queued_calls: Writes that are queued or under way; for a store reads too.
        queued_bytes: Memory of these calls.
        connections: Connections of the pool; 1 for a single connection.
        idle_connections: Unused connections.
        waiting_for_connection: Calls that wait for a connection.
        standing_still: Why `recover`, background retention and sweeps stand still here: the
            database is a copy. None if they don't.
    """

    round_trip: float
    schema_version: int
    queued_calls: int
    queued_bytes: int
    connections: int
    idle_connections: int
    waiting_for_connection: int
    standing_still: str | None
