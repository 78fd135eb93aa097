"""Telemetry: counts, the figures of `stats()`, health, and names of errors."""

from __future__ import annotations

import time
from asyncio import CancelledError
from bisect import bisect_left
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import MISSING, dataclass, field, fields
from inspect import get_annotations
from itertools import accumulate
from typing import Any, ClassVar, Literal, NamedTuple

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

# The names of labels.
OPERATION = "db.operation.name"
SCHEMA = "pg_checkpoint.schema"

# Counts by name that a repr shows.
_MOST_SHOWN = 3


class Metric(NamedTuple):
    """A figure as OpenTelemetry gets it; docs/telemetry.md has the table."""

    words: str
    unit: str  # as OpenTelemetry writes it
    name: str  # after `pg_checkpoint.`
    # A histogram is recorded when something happens, the others are read.
    kind: Literal["counter", "gauge", "histogram"] = "counter"
    # In the statistics. It may lead through dicts, whose keys are values of labels. A figure that
    # is missing, as in a store's, or None is left out.
    path: str = ""
    labels: Mapping[str, Sequence[str]] = {}  # names, with the values that are known

    def values(self, stats: Stats) -> Iterator[tuple[tuple[str, ...], float]]:
        """The figure, with the values of its labels."""
        return _values(stats, self.path.split("."))


def _values(figures: Any, path: Sequence[str]) -> Iterator[tuple[tuple[str, ...], float]]:
    if isinstance(figures, Mapping):
        for label, inner in figures.items():
            for labels, value in _values(inner, path):
                yield (label, *labels), value
    elif path:
        yield from _values(getattr(figures, path[0], None), path[1:])
    elif figures is not None:
        yield (), figures


# The fields of the classes below are the one table of all figures: METRICS, the table in
# docs/telemetry.md and the reference (tests/docs_twins.py) are made of it.


def _figure(words: str, default: object = 0) -> Any:
    return field(default=default, metadata={"words": words})


def _part(words: str) -> Any:
    return _figure(words, MISSING)


def _counter(words: str, unit: str, name: str = "", default: object = 0) -> Any:
    """A figure that is a metric too, named as its field if not otherwise."""
    metadata = {"words": words, "metric": Metric(words, unit, name)}
    return field(default=default, metadata=metadata)


def _gauge(words: str, unit: str, name: str = "", default: object = 0) -> Any:
    metadata = {"words": words, "metric": Metric(words, unit, name, "gauge")}
    return field(default=default, metadata=metadata)


def _labelled(words: str, unit: str, label: str) -> Any:
    """A counter in a dict, whose keys are the label's values."""
    return field(metadata={"words": words, "metric": Metric(words, unit, "", labels={label: ()})})


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

    The latency is that of calls with errors too, and not that of cancelled ones; for `list`, of
    each page.
    """

    calls: int = _counter("Finished calls", "{call}")
    cancelled: int = _counter("Cancelled calls", "{call}")
    errors: Mapping[str, int] = _labelled("Calls that raised", "{error}", "error.type")
    latency: Distribution = _part("Seconds from the call to the answer")


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class BatchStats(_Figures):
    """Committed writing transactions."""

    batches: int = _figure("The number of transactions")
    size: Distribution = _part("Calls in each transaction")
    latency: Distribution = _part("Seconds from the first try to the answer")
    sent_whole_again: int = _counter(
        "Puts that were left out because the rows that they leaned on were gone, and sent again "
        "whole",
        "{put}",
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class PoolStats(_Figures):
    """The connections of a saver or store. A single connection counts nothing.

    The figures of a pool that you give are the pool's own, and include its other users. Times of
    waits are counted to the millisecond.
    """

    connections: int = _figure("Open connections")
    max_connections: int = _gauge("Maximum number of connections", "{connection}", "pool.max")
    in_use: int = _figure("Connections in use")
    waiting: int = _gauge("Calls that wait for a connection", "{request}")
    requests: int = _counter(
        "Requests for a connection of the pool; transactions that follow each other closely share "
        "one",
        "{request}",
    )
    waits: int = _counter("Requests that had to wait", "{request}")
    wait_seconds: float = _counter("Time of all waits", "s", "pool.wait_time", 0.0)
    timeouts: int = _counter("Waits that timed out", "{request}")
    connects: int = _figure("Attempts to open a connection")
    failed_connects: int = _counter("Connections that could not be opened", "{connection}")
    lost_connections: int = _figure("Connections found dead")

    @property
    def _by_state(self) -> Mapping[str, int]:
        return {"used": self.in_use, "idle": self.connections - self.in_use}


@dataclass(frozen=True, slots=True, kw_only=True)
class RetentionStats:
    """Work of a saver's background retention, in its turns.

    Passes that others had begun count too. A busy thread's lock was not free, or it was under a
    lease. Checkpoints, and what follows them, are also those of deleted threads.
    """

    passes: int = _counter("Passes of `retention=` through all threads", "{pass}")
    looked_at: int = _figure("Threads that match the policy's filter")
    busy: int = _figure("Threads left for the next pass")
    failed: int = _counter("Threads that retention could not clean", "{thread}")
    threads: int = _counter("Threads deleted by retention", "{thread}")
    checkpoints: int = _counter("Checkpoints deleted by retention", "{checkpoint}")
    writes: int = _figure("Deleted pending writes")
    blobs: int = _figure("Deleted values")
    chunks: int = _figure("Deleted pieces of long values")
    bytes: int = _counter("Size on disk of the deleted rows", "By", "retention.size")


@dataclass(frozen=True, slots=True, kw_only=True)
class RecoveryStats:
    """Work of `recover` in this process, and the threads that it counts once a minute.

    `recover` counts at most 1,000 threads of each kind in the whole database. These counts are
    None before the first time. Threads are due if their lease was lost, or if they wait to be
    resumed and have waited long enough; idle if they have tasks to run and no lease, and were not
    written to for five minutes (killed runs, and breakpoints).
    """

    resumed: int = _counter("Runs that `recover` finished", "{run}")
    failed: int = _counter("Attempts of `recover` that raised", "{attempt}")
    gave_up: int = _counter("Runs that `recover` gave up", "{run}")
    outages: int = _counter(
        "Times that `recover` could not look for runs, however long each took", "{outage}"
    )
    due: int | None = _figure("Threads to resume now", None)
    idle: int | None = _figure("Threads without a lease that stand still", None)
    given_up: int | None = _figure("Threads that were given up, without a put since", None)
    waiting: int | None = _gauge(
        "Threads in the whole database that wait for an answer", "{thread}", "waiting", None
    )
    longest_wait: int | None = _gauge(
        "For how long the first of them has waited", "s", "waiting.longest", None
    )

    @property
    def _by_kind(self) -> Mapping[str, int | None]:
        return {"due": self.due, "idle": self.idle, "given_up": self.given_up}


@dataclass(frozen=True, slots=True, kw_only=True)
class Stats:
    """All figures of a saver, a store, a node cache or an event log."""

    # Comes before the operations' names in labels and in names of spans.
    _prefix: ClassVar[str] = ""

    batches: BatchStats = _part("The transactions of the writes")
    queued_calls: int = _gauge("Writes queued or under way", "{call}", "queue.calls")
    queued_bytes: int = _gauge("Memory of these writes", "By", "queue.size")
    retries: Mapping[str, int] = _labelled(
        "Retried transactions, by SQLSTATE or type", "{retry}", "pg_checkpoint.cause"
    )
    pool: PoolStats = _part("The connections")
    bytes_written: int = _counter("Bytes sent and committed", "By", "written")

    @classmethod
    def _kinds(cls) -> tuple[str, ...]:
        """The kinds of calls that are counted: the fields for calls."""
        return tuple(each.name for each in fields(cls) if each.type == CallStats.__name__)

    @property
    def _calls(self) -> Mapping[str, CallStats]:
        return {self._prefix + kind: getattr(self, kind) for kind in self._kinds()}

    def __repr__(self) -> str:
        names = dict.fromkeys([*self._kinds(), *(each.name for each in fields(self))])
        lines = (f"  {name}={_shown(getattr(self, name))}" for name in names)
        return "\n".join([f"{type(self).__name__}(", *lines, ")"])


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class SaverStats(Stats):
    """Work of a saver since it was made, and its queue.

    Retries include those of reads. Bytes are approximate.
    """

    put: CallStats = _part("Calls of `aput` and `put`")
    put_writes: CallStats = _part("Calls of `aput_writes` and `put_writes`")
    get: CallStats = _part("Calls of `aget_tuple` and `get_tuple`")
    list: CallStats = _part("Pages of `alist` and `list`")
    history: CallStats = _part("Calls of `aget_delta_channel_history` and its blocking twin")
    bytes_saved: int = _counter("Bytes not sent, because the parent has them", "By", "chunks.saved")
    retention: RetentionStats = _part("Work of `retention=`")
    recovery: RecoveryStats = _part("Work and counts of `recover`")


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class EventsStats(Stats):
    """Work of an event log since it was made, and its queue."""

    _prefix: ClassVar[str] = "events."

    append: CallStats = _part("Calls of `append` and `end`")


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class StoreStats(Stats):
    """Work of a store since it was made, and its queue, in which reads are too."""

    _prefix: ClassVar[str] = "store."

    get: CallStats = _part("Calls of `aget` and `get`")
    put: CallStats = _part("Calls of `aput`, `put`, `adelete` and `delete`")
    search: CallStats = _part("Calls of `asearch` and `search`")
    list_namespaces: CallStats = _part("Calls of `alist_namespaces` and `list_namespaces`")
    batch: CallStats = _part("Calls of `abatch` and `batch` with several operations, or none")


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class CacheStats(Stats):
    """Work of a node cache since it was made, and its queue, in which reads are too."""

    _prefix: ClassVar[str] = "cache."

    get: CallStats = _part("Calls of `aget` and `get` that were sent")
    set: CallStats = _part("Calls of `aset` and `set` that were sent")
    clear: CallStats = _part("Calls of `aclear` and `clear`")
    hits: int = _counter("Entries of the node cache that were found", "{entry}")
    misses: int = _counter("Entries that were not found", "{entry}")
    unreadable: int = _counter("Of these, those that can't be decoded", "{entry}")
    not_stored: int = _counter("Values that could not be stored", "{entry}")


# --- metrics ---

WRITES = "put", "put_writes", "batch", "cache.set"
_READS = "get", "list", "history", "cache.get"
_OF_WRITES = "Time from call to answer, errors included; `batch` is a committed transaction"
_OF_READS = "Time from call to answer; for `list`, of a page"
_OF_UNFINISHED = "Unfinished threads in the whole database"
_STATES = {"db.client.connection.state": ("used", "idle")}
_UNFINISHED = {"pg_checkpoint.kind": ("due", "idle", "given_up")}


def _metrics(
    of: type[Any], path: str = "", prefix: str = "", labels: Mapping[str, Sequence[str]] = {}
) -> Iterator[Metric]:
    own = get_annotations(of)
    for each in fields(of):
        if each.name in own and (metric := each.metadata.get("metric")):
            yield metric._replace(
                name=metric.name or prefix + each.name,
                path=path + each.name,
                labels={**labels, **metric.labels},
            )


METRICS = (
    Metric(_OF_WRITES, "s", "write.latency", "histogram", labels={OPERATION: WRITES}),
    Metric(_OF_READS, "s", "read.latency", "histogram", labels={OPERATION: _READS}),
    Metric("Calls in a transaction", "{call}", "batch.size", "histogram"),
    *_metrics(CallStats, "_calls.", labels={OPERATION: ()}),
    *_metrics(BatchStats, "batches."),
    *_metrics(Stats),
    *_metrics(SaverStats),
    Metric(
        "Open connections", "{connection}", "pool.connections", "gauge", "pool._by_state", _STATES
    ),
    *_metrics(PoolStats, "pool.", "pool."),
    *_metrics(CacheStats, prefix="cache."),
    *_metrics(RetentionStats, "retention.", "retention."),
    *_metrics(RecoveryStats, "recovery.", "recovery."),
    Metric(_OF_UNFINISHED, "{thread}", "unfinished", "gauge", "recovery._by_kind", _UNFINISHED),
)


# --- counters: plain numbers, cheap enough to count each call ---
#
# Only the interpreter lock guards them, and readers make a copy.

# Upper bounds of buckets: seconds, and calls in a batch. The last bucket has no bound.
LATENCIES = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 30, 60)
BATCH_SIZES = (1, 2, 4, 8, 16, 32, 64, 128, 256, 512)
# Labels of one counter; what comes beyond is "other", so that a stream of them stays bounded.
_MOST_LABELS = 50
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

    sent_whole_again: int = 0
    written: int = 0
    saved: int = 0
    size: Histogram = field(default_factory=lambda: Histogram(BATCH_SIZES))
    latency: Histogram = field(default_factory=lambda: Histogram(LATENCIES))

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
        self.entries: dict[str, int] = {}  # by fields of CacheStats

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
            **self.entries,
        }
        names = {each.name for each in fields(self.of)}
        return self.of(**{name: figure for name, figure in figures.items() if name in names})


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
