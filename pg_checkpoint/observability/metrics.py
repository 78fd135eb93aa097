"""OpenTelemetry metrics of a process, read from its savers' counts when they are collected.

Counters and gauges of savers of one schema are added up; only latencies and batch sizes
are recorded as they come. Needs the extra `otel`.
"""

from __future__ import annotations

import os
import threading
import weakref
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import NamedTuple, Protocol, TypeAlias
from weakref import WeakKeyDictionary

from opentelemetry.metrics import CallbackOptions, MeterProvider, Observation

from pg_checkpoint.observability.counts import (
    BATCH_SIZES,
    KINDS,
    LATENCIES,
    STORE_KINDS,
    Counts,
    pool_stats,
    read,
    read_store,
)
from pg_checkpoint.observability.stats import CallStats, SaverStats, StoreStats

__all__ = ["OPERATION", "SCHEMA", "STORE", "Instruments", "Metered", "instruments_of"]

OPERATION = "db.operation.name"
SCHEMA = "pg_checkpoint.schema"
# Begins the operations of a store.
STORE = "store."

# What a saver has to say: labels with a number each.
_Labels: TypeAlias = "tuple[tuple[str, str], ...]"
_Values: TypeAlias = "Iterable[tuple[_Labels, float]]"


_Stats: TypeAlias = "SaverStats | StoreStats"


class Metered(Protocol):
    """A saver's engine, or a store's."""

    def stats(self) -> _Stats:
        """All figures now."""

    @property
    def pool(self) -> object:
        """The connections, which two savers may share; None if there are none."""


class _Instrument(NamedTuple):
    """Read from savers. What only grows is a counter, the others are gauges.

    What is said of the database is said by several savers, and not added up.
    """

    name: str
    unit: str
    description: str
    values: Callable[[_Stats], _Values]
    grows: bool = True
    of_pool: bool = False
    of_database: bool = False


def _by_kind(stats: _Stats) -> Iterator[tuple[str, CallStats]]:
    """Calls by the names of their operations."""
    prefix, kinds = ("", KINDS) if isinstance(stats, SaverStats) else (STORE, STORE_KINDS)
    for kind in kinds:
        yield prefix + kind, getattr(stats, kind)


def _calls(stats: _Stats) -> _Values:
    return [(((OPERATION, name),), calls.calls) for name, calls in _by_kind(stats)]


def _cancelled(stats: _Stats) -> _Values:
    return [(((OPERATION, name),), calls.cancelled) for name, calls in _by_kind(stats)]


def _errors(stats: _Stats) -> _Values:
    return [
        (((OPERATION, name), ("error.type", error)), count)
        for name, calls in _by_kind(stats)
        for error, count in calls.errors.items()
    ]


def _saved(stats: _Stats) -> float:
    return stats.bytes_saved if isinstance(stats, SaverStats) else 0


def _retries(stats: _Stats) -> _Values:
    return [((("pg_checkpoint.cause", cause),), n) for cause, n in stats.retries.items()]


def _connections(stats: _Stats) -> _Values:
    state, used = "db.client.connection.state", stats.pool.in_use
    return [(((state, "used"),), used), (((state, "idle"),), stats.pool.connections - used)]


def _one(value: Callable[[_Stats], float]) -> Callable[[_Stats], _Values]:
    return lambda stats: [((), value(stats))]


def _retention(name: str, unit: str, what: str, field: str) -> _Instrument:
    def values(stats: _Stats) -> _Values:
        of_savers = getattr(stats, "retention", None)
        return [] if of_savers is None else [((), getattr(of_savers, field))]

    return _Instrument(f"pg_checkpoint.retention.{name}", unit, what, values)


def _recovery(name: str, unit: str, what: str, field: str) -> _Instrument:
    def values(stats: _Stats) -> _Values:
        return [((), getattr(stats.recovery, field))] if isinstance(stats, SaverStats) else []

    return _Instrument(f"pg_checkpoint.recovery.{name}", unit, what, values)


def _unfinished(stats: _Stats) -> _Values:
    if not isinstance(stats, SaverStats):
        return []
    counted = {kind: getattr(stats.recovery, kind) for kind in ("due", "idle", "given_up")}
    of_kind = "pg_checkpoint.kind"
    return [(((of_kind, kind),), number) for kind, number in counted.items() if number is not None]


def _pool(name: str, unit: str, what: str, field: str, *, grows: bool = True) -> _Instrument:
    values = _one(lambda stats: getattr(stats.pool, field))
    return _Instrument(f"pg_checkpoint.pool.{name}", unit, what, values, grows, of_pool=True)


_OBSERVED = (
    _Instrument("pg_checkpoint.calls", "{call}", "Finished calls", _calls),
    _Instrument("pg_checkpoint.cancelled", "{call}", "Cancelled calls", _cancelled),
    _Instrument("pg_checkpoint.errors", "{error}", "Calls that raised", _errors),
    _Instrument("pg_checkpoint.retries", "{retry}", "Retried transactions", _retries),
    _Instrument(
        "pg_checkpoint.sent_whole_again",
        "{put}",
        "Puts sent again whole, because rows that they leaned on were gone",
        _one(lambda stats: stats.batches.sent_whole_again),
    ),
    _Instrument(
        "pg_checkpoint.written",
        "By",
        "Bytes sent and committed",
        _one(lambda stats: stats.bytes_written),
    ),
    _Instrument(
        "pg_checkpoint.chunks.saved",
        "By",
        "Bytes not sent, because the parent has them",
        _one(_saved),
    ),
    _Instrument(
        "pg_checkpoint.queue.calls",
        "{call}",
        "Writes queued or under way",
        _one(lambda stats: stats.queued_calls),
        grows=False,
    ),
    _Instrument(
        "pg_checkpoint.queue.size",
        "By",
        "Memory of writes queued or under way",
        _one(lambda stats: stats.queued_bytes),
        grows=False,
    ),
    _Instrument(
        "pg_checkpoint.pool.connections",
        "{connection}",
        "Open connections",
        _connections,
        grows=False,
        of_pool=True,
    ),
    _pool("max", "{connection}", "Maximum number of connections", "max_connections", grows=False),
    _pool("waiting", "{request}", "Calls that wait for a connection", "waiting", grows=False),
    _pool("requests", "{request}", "Requests for a connection", "requests"),
    _pool("waits", "{request}", "Requests that had to wait", "waits"),
    _pool("wait_time", "s", "Time of all waits for connections", "wait_seconds"),
    _pool("timeouts", "{request}", "Waits that timed out", "timeouts"),
    _pool(
        "failed_connects", "{connection}", "Connections that could not be opened", "failed_connects"
    ),
    _retention("passes", "{pass}", "Passes of retention through all threads", "passes"),
    _retention("threads", "{thread}", "Threads deleted by retention", "threads"),
    _retention("checkpoints", "{checkpoint}", "Checkpoints deleted by retention", "checkpoints"),
    _retention("size", "By", "Size on disk of the rows deleted by retention", "bytes"),
    _retention("failed", "{thread}", "Threads that retention could not clean", "failed"),
    _recovery("resumed", "{run}", "Runs that recover finished", "resumed"),
    _recovery("failed", "{attempt}", "Attempts of recover that raised", "failed"),
    _recovery("gave_up", "{run}", "Runs that recover gave up", "gave_up"),
    _recovery("outages", "{outage}", "Times that recover could not look for runs", "outages"),
    _Instrument(
        "pg_checkpoint.unfinished",
        "{thread}",
        "Unfinished threads, as recover counts them",
        _unfinished,
        grows=False,
        of_database=True,
    ),
)


class _Saver(NamedTuple):
    engine: weakref.ref[Metered]
    counts: Counts
    of_store: bool

    def stats(self) -> _Stats:
        """All figures; of a saver that is gone, what it has counted."""
        if (engine := self.engine()) is not None:
            return engine.stats()
        reader = read_store if self.of_store else read
        return reader(self.counts, (0, 0), pool_stats({}, self.counts.closed_pools))

    def pool(self) -> object:
        """What tells its pool from others'."""
        engine = self.engine()
        return self if engine is None or engine.pool is None else engine.pool


class Instruments:
    """Everything that is measured, once for each meter provider, and the savers it is read from.

    Args:
        provider: Of the SDK.
        version: Of this package.

    Attributes:
        write_latency: Seconds of calls and batches.
        read_latency: Seconds of calls, of `list` for each page.
        batch_size: Calls.
    """

    def __init__(self, provider: MeterProvider, version: str) -> None:
        meter = provider.get_meter("pg_checkpoint", version)
        self.write_latency = meter.create_histogram(
            "pg_checkpoint.write.latency",
            "s",
            "Time from call to answer; batch: of a transaction",
            explicit_bucket_boundaries_advisory=LATENCIES,
        )
        self.read_latency = meter.create_histogram(
            "pg_checkpoint.read.latency",
            "s",
            "Time from call to answer; list: of a page",
            explicit_bucket_boundaries_advisory=LATENCIES,
        )
        self.batch_size = meter.create_histogram(
            "pg_checkpoint.batch.size",
            "{call}",
            "Calls in a transaction",
            explicit_bucket_boundaries_advisory=BATCH_SIZES,
        )
        self._lock = threading.Lock()
        self._savers: dict[int, _Saver] = {}
        # Names of savers that were collected, in any thread at any moment: so, no lock.
        self._departed: deque[int] = deque()
        # What those have counted, that no counter ever falls: by instrument and labels.
        self._gone: dict[str, dict[_Labels, float]] = {i.name: {} for i in _OBSERVED}
        for each in _OBSERVED:
            create = (
                meter.create_observable_counter
                if each.grows
                else meter.create_observable_up_down_counter
            )
            create(each.name, [partial(self._observe, each)], each.unit, each.description)

    def add(self, engine: Metered, counts: Counts, *, of_store: bool = False) -> None:
        """Reads this saver too, or this store, from now on; once is enough."""
        name = id(counts)
        with self._lock:
            self._fold()
            known = self._savers.get(name)
            if known is None or known.engine() is not engine:
                self._savers[name] = _Saver(weakref.ref(engine), counts, of_store)
                weakref.finalize(engine, self._departed.append, name).atexit = False

    def begin_anew(self) -> None:
        """Forgets all savers, in a process that was forked: they are the parent's."""
        self._lock = threading.Lock()
        self._savers.clear()
        self._departed.clear()
        for counted in self._gone.values():
            counted.clear()

    def _fold(self) -> None:
        while self._departed:
            name = self._departed.popleft()
            if (saver := self._savers.get(name)) is None or saver.engine() is not None:
                continue  # its event loop is another one now
            del self._savers[name]
            for instrument in _OBSERVED:
                if instrument.grows:
                    _add(self._gone[instrument.name], instrument, saver)

    def _observe(self, instrument: _Instrument, _: CallbackOptions) -> Iterator[Observation]:
        with self._lock:
            self._fold()
            totals = self._gone[instrument.name].copy()
            savers = [*self._savers.values()]
        if instrument.of_pool:
            savers = [*{(s.counts.schema, id(s.pool())): s for s in savers}.values()]
        for saver in savers:
            _add(totals, instrument, saver)
        for labels, value in totals.items():
            yield Observation(value, dict(labels))


def _add(totals: dict[_Labels, float], instrument: _Instrument, saver: _Saver) -> None:
    for labels, value in instrument.values(saver.stats()):
        labels = (*labels, (SCHEMA, saver.counts.schema))
        before = totals.get(labels, 0)
        totals[labels] = max(before, value) if instrument.of_database else before + value


_instruments: WeakKeyDictionary[MeterProvider, Instruments] = WeakKeyDictionary()


def _begin_anew() -> None:
    for instruments in list(_instruments.values()):
        instruments.begin_anew()


if hasattr(os, "register_at_fork"):  # not on Windows
    os.register_at_fork(after_in_child=_begin_anew)


def instruments_of(provider: MeterProvider, version: str) -> Instruments:
    """The instruments that this process has with a provider."""
    if provider not in _instruments:
        _instruments[provider] = Instruments(provider, version)
    return _instruments[provider]
