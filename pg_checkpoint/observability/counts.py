"""Counters of a saver: calls, batches, retries and connections.

Counters are plain numbers, cheap enough to count each call. Only the interpreter lock
guards them, and readers make a copy. Nothing here knows a database, or OpenTelemetry.
"""

from __future__ import annotations

import time
from asyncio import CancelledError
from bisect import bisect_left
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field

from pg_checkpoint.observability.stats import (
    BatchStats,
    CallStats,
    Distribution,
    PoolStats,
    RecoveryStats,
    RetentionStats,
    SaverStats,
    StoreStats,
)

__all__ = [
    "BATCH_SIZES",
    "KINDS",
    "LATENCIES",
    "STORE_KINDS",
    "BatchCounts",
    "CallCounts",
    "Counts",
    "Histogram",
    "bump",
    "pool_stats",
    "read",
    "read_store",
]

# Upper bounds of buckets: seconds, and calls in a batch. The last bucket has no bound.
LATENCIES = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 30, 60)
BATCH_SIZES = (1, 2, 4, 8, 16, 32, 64, 128, 256, 512)
# The calls that are counted, as their spans and labels name them.
KINDS = ("put", "put_writes", "get", "list", "history")
# Those of a store.
STORE_KINDS = ("batch", "get", "put", "search", "list_namespaces")
# Labels of one counter; what comes beyond is "other", so that a stream of them stays bounded.
_MOST_LABELS = 50
# Fields of PoolStats, as psycopg_pool calls them.
_WAITS = {
    "requests": "requests_num",
    "waits": "requests_queued",
    "timeouts": "requests_errors",
    "connects": "connections_num",
    "failed_connects": "connections_errors",
    "lost_connections": "connections_lost",
}


class Histogram:
    """Counts values in fixed buckets.

    Args:
        bounds: Ascending, the greatest value of each bucket.
    """

    __slots__ = ("_bounds", "_buckets", "_max", "_sum")

    def __init__(self, bounds: Sequence[float]) -> None:
        self._bounds = bounds
        self._buckets = [0] * (len(bounds) + 1)
        self._sum = 0.0
        self._max = 0.0

    def add(self, value: float) -> None:
        """Counts a value."""
        self._buckets[bisect_left(self._bounds, value)] += 1
        self._sum += value
        if value > self._max:
            self._max = value

    def read(self) -> Distribution:
        """A copy of what was counted so far."""
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


@dataclass(slots=True)
class BatchCounts:
    """Transactions of the writer; see BatchStats."""

    items: int = 0
    batches: int = 0
    sent_whole_again: int = 0
    written: int = 0
    saved: int = 0
    size: Histogram = field(default_factory=lambda: Histogram(BATCH_SIZES))
    latency: Histogram = field(default_factory=lambda: Histogram(LATENCIES))

    @contextmanager
    def timed(self, calls: int) -> Iterator[None]:
        """Counts a batch if it commits."""
        started = time.perf_counter()
        yield
        self.committed(calls, time.perf_counter() - started)

    def committed(self, calls: int, seconds: float) -> None:
        """Counts a batch of so many calls."""
        self.batches += 1
        self.size.add(calls)
        self.latency.add(seconds)


@dataclass(slots=True)
class Counts:
    """All that one saver counts.

    Attributes:
        schema: The saver's.
        calls: By kind.
        batches: Of the writer.
        retries: By cause.
        closed_pools: What psycopg_pool counted in pools that are closed by now.
        retention: By the fields of RetentionStats.
        recovery: By the fields of RecoveryStats.
    """

    schema: str = ""
    calls: dict[str, CallCounts] = field(default_factory=lambda: {k: CallCounts() for k in KINDS})
    batches: BatchCounts = field(default_factory=BatchCounts)
    retries: dict[str, int] = field(default_factory=dict)
    closed_pools: dict[str, int] = field(default_factory=dict)
    retention: dict[str, int] = field(default_factory=dict)
    recovery: dict[str, int] = field(default_factory=dict)


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
        **{name: figures.get(key, 0) + closed.get(key, 0) for name, key in _WAITS.items()},
    )


def read(counts: Counts, queued: tuple[int, int], pool: PoolStats) -> SaverStats:
    """A copy of all counts; `queued` is items and bytes."""
    batches = counts.batches
    return SaverStats(
        **{kind: _read_calls(calls) for kind, calls in counts.calls.items()},
        batches=BatchStats(
            batches=batches.batches,
            size=batches.size.read(),
            latency=batches.latency.read(),
            sent_whole_again=batches.sent_whole_again,
        ),
        queued_calls=queued[0],
        queued_bytes=queued[1],
        retries=counts.retries.copy(),
        pool=pool,
        bytes_written=batches.written,
        bytes_saved=batches.saved,
        retention=RetentionStats(**counts.retention),
        recovery=RecoveryStats(**counts.recovery),
    )


def read_store(counts: Counts, queued: tuple[int, int], pool: PoolStats) -> StoreStats:
    """A copy of all counts of a store; `queued` is calls and bytes."""
    batches = counts.batches
    return StoreStats(
        **{kind: _read_calls(calls) for kind, calls in counts.calls.items()},
        batches=BatchStats(
            batches=batches.batches,
            size=batches.size.read(),
            latency=batches.latency.read(),
            sent_whole_again=0,
        ),
        queued_calls=queued[0],
        queued_bytes=queued[1],
        retries=counts.retries.copy(),
        pool=pool,
        bytes_written=batches.written,
    )


def _read_calls(counts: CallCounts) -> CallStats:
    latency = counts.latency.read()
    return CallStats(
        calls=latency.count + counts.cancelled,
        cancelled=counts.cancelled,
        errors=counts.errors.copy(),
        latency=latency,
    )
