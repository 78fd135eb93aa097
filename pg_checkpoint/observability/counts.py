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
from dataclasses import dataclass, field, fields
from typing import Any

from pg_checkpoint.observability.stats import (
    BatchStats,
    CacheStats,
    CallStats,
    Distribution,
    EventsStats,
    PoolStats,
    RecoveryStats,
    RetentionStats,
    SaverStats,
    StoreStats,
    kinds_of,
)

# Upper bounds of buckets: seconds, and calls in a batch. The last bucket has no bound.
LATENCIES = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 30, 60)
BATCH_SIZES = (1, 2, 4, 8, 16, 32, 64, 128, 256, 512)
# Labels of one counter; what comes beyond is "other", so that a stream of them stays bounded.
_MOST_LABELS = 50
# Figures of a cache.
_OF_ENTRIES = "hits", "misses", "unreadable", "not_stored"
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
    """Counts values in fixed buckets."""

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

    def read(self) -> CallStats:
        """A copy of what was counted so far."""
        latency = self.latency.read()
        return CallStats(
            calls=latency.count + self.cancelled,
            cancelled=self.cancelled,
            errors=self.errors.copy(),
            latency=latency,
        )


@dataclass(slots=True)
class BatchCounts:
    """Transactions of the writer; see BatchStats."""

    items: int = 0
    sent_whole_again: int = 0
    written: int = 0
    saved: int = 0
    size: Histogram = field(default_factory=lambda: Histogram(BATCH_SIZES))
    latency: Histogram = field(default_factory=lambda: Histogram(LATENCIES))

    @property
    def batches(self) -> int:
        """The number of transactions."""
        return self.size.read().count

    @contextmanager
    def timed(self, calls: int) -> Iterator[None]:
        """Counts a batch if it commits."""
        started = time.perf_counter()
        yield
        self.committed(calls, time.perf_counter() - started)

    def committed(self, calls: int, seconds: float) -> None:
        """Counts a batch of so many calls."""
        self.size.add(calls)
        self.latency.add(seconds)

    def read(self) -> BatchStats:
        """A copy of what was counted so far."""
        size, latency = self.size.read(), self.latency.read()
        again = self.sent_whole_again
        return BatchStats(batches=size.count, size=size, latency=latency, sent_whole_again=again)


class Counts:
    """All that one saver or store counts."""

    def __init__(
        self, of: type[SaverStats | StoreStats | CacheStats | EventsStats] = SaverStats
    ) -> None:
        self.of = of  # as above
        self.schema = ""  # the saver's
        self.calls = {kind: CallCounts() for kind in kinds_of(of)}  # by kind
        self.batches = BatchCounts()  # of the writer
        self.retries: dict[str, int] = {}  # by cause
        # What psycopg_pool counted in pools that are closed by now.
        self.closed_pools: dict[str, int] = {}
        self.retention: dict[str, int] = {}  # by the fields of RetentionStats
        self.recovery: dict[str, int] = {}  # by the fields of RecoveryStats
        self.entries: dict[str, int] = {}  # of a cache: hits, misses, unreadable and not_stored

    def read(
        self, queued: tuple[int, int] = (0, 0), pool: PoolStats | None = None
    ) -> Any:  # an object of `of`
        """A copy of all counts."""
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
        **{name: figures.get(key, 0) + closed.get(key, 0) for name, key in _WAITS.items()},
    )
